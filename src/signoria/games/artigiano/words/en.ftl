### Renaissance in English.
### Arguments: $seat, $other and $side are names of players; $card, $mission, $material… are phrases made of the entries below.

## Cards, missions, boards

artigiano-title =
    { $title ->
        [revolt] The Revolt
        [lintel] The Lintel
        [reinforcements] The Reinforcements
        [landslide] The Landslide
        [pulley] The Pulley
        [building-plan] The Building Plan
        [well] The Well
        [vestibule] The Vestibule
        [bargain] The Bargain
        [pillage] The Pillage
        [double-attack] The Double Attack
        [cellar] The Cellar
        [square-formation] The Square Formation
        [trade] The Trade
        [cannon] The Cannon
        [musket] The Musket
        [ruse] The Ruse
        [crossbow] The Crossbow
        [market-stall] The Market Stall
        [arrangement] The Arrangement
        [bread-oven] The Bread Oven
        [cleaver] The Cleaver
        [village-square] The Village Square
        [dealing] The Dealing
        [keystone] The Keystone
        [convent] The Convent
        [brotherhood] The Brotherhood
        [angelus] The Angelus
        [pater-noster] The Pater Noster
        [prayer] The Prayer
        [chapel] The Chapel
        [gargoyle] The Gargoyle
        [revelation] The Revelation
        [espionage] Espionage
        [storeroom] The Storeroom
        [bad-weather] Bad Weather
        [double-helix-staircase] The Double-Helix Staircase
        [common-grave] The Common Grave
        [carpet-seller] The Carpet Seller
        [fraud] The Fraud
        [siege] The Siege
        [barracks] The Barracks
        [shop-front] The Shop Front
        [smuggling] The Smuggling
        [sin] The Sin
        [baptism] The Baptism
        [cloister] The Cloister
        [confessional] The Confessional
        [roofer] The Roofer
        [renovator] The Renovator
        [storekeeper] The Storekeeper
        [journeyman] The Journeyman
        [blacksmith] The Blacksmith
        [captain] The Captain
        [press-gang] The Press Gang
        [master-at-arms] The Master-at-Arms
        [officer] The Officer
        [provost-marshal] The Provost Marshal
        [ironmonger] The Ironmonger
        [beekeeper] The Beekeeper
        [pawnbroker] The Pawnbroker
        [turnkey] The Turnkey
        [trinket-seller] The Trinket Seller
        [bell-ringer] The Bell-Ringer
        [pope] The Pope
        [parish-priest] The Parish Priest
        [choirboy] The Choirboy
       *[virgin] The Virgin
    }
artigiano-two-titles =
    { $title ->
        [carpet-seller] The Carpet Seller or The Fraud
       *[espionage] Espionage or The Storeroom
    }
artigiano-mission-title =
    { $title ->
        [ladies-peace] The Ladies’ Peace
        [estates-general] The Estates General
        [king-of-navarre] The King of Navarre
        [pavia] The Battle of Pavia
        [peace-of-nice] The Peace of Nice
        [way-of-the-cross] The Way of the Cross
        [malcontents] The Plot of the Malcontents
        [arques] The Battle of Arques
        [saint-james] The Way of Saint James
        [saint-bartholomew] The Saint Bartholomew's Day Massacre
        [mercator] The Mercator Projection
        [chip-log] The Chip Log
        [galileo] Galileo's Telescope
        [greengage] The Greengage
        [rosat-confit] The Rose Preserve
        [muscovy] The Muscovy Company
        [cotton] The Discovery of Cotton
        [cape-horn] Cape Horn
        [east-india] The East India Company
        [spice-route] The Spice Route
        [fifteen-fifteen] Fifteen Fifteen
        [siege-of-paris] The Siege of Paris
        [granada] The Fall of Granada
        [treaty-of-verger] The Treaty of Le Verger
        [field-of-gold] The Field of the Cloth of Gold
        [amboise] The Amboise Conspiracy
        [edict-of-nantes] The Edict of Nantes
        [burning-chamber] The Burning Chamber
        [placards] The Affair of the Placards
        [wassy] The Massacre of Wassy
        [strozzi-lanterns] Nicolo Grosso's Lanterns of the Strozzi Palace
        [gossip-chair] The Gossip Chair
        [mullioned-window] The Mullioned Window
        [ortelius-map] Abraham Ortelius’ World Map
        [slate-roofs] The Slate Roofs
        [new-world] The New World
        [route-to-india] The Route to India
        [queens-herb] The Queen's Herb
        [panama] The Isthmus of Panama
       *[sugar-cane] The Discovery of Sugar Cane
    }
artigiano-kinds =
    { $kinds ->
        [f] foundation
        [s] stone
        [t] tile
        [fs] foundation or stone
        [st] stone or tile
       *[fst] any kind
    }
artigiano-material = { artigiano-kinds } { $value }
artigiano-composite = { artigiano-title } ({ artigiano-kinds } { $value })
artigiano-kind =
    { $kind ->
        [foundation] foundation
        [stone] stone
       *[tile] tile
    }
artigiano-family =
    { $family ->
        [army] Army
        [clergy] Clergy
        [craftsmen] Craftsmen
       *[merchants] Merchants
    }
artigiano-character =
    { $character ->
        [army] offensive
        [clergy] defensive
        [craftsmen] quality and protection of materials
       *[merchants] dealings between players
    }
artigiano-board =
    { $board ->
        [chenonceau] Chenonceau
        [chillon] Chillon
        [egeskov] Egeskov
        [rosenborg] Rosenborg
       *[quick] quick castle
    }
artigiano-type =
    { $type ->
        [material] Material
        [action] Action
        [action_material] Action / Material
        [special] Special
        [royal_mission] Royal mission
       *[princely_mission] Princely mission
    }
artigiano-slot =
    { $slot ->
        [ordinary] ordinary place
       *[shielded] shielded place
    }
artigiano-ban =
    { $ban ->
        [draw] draw no card
        [play_action] play no action
        [place_material_from_hand] build nothing from hand
       *[place_material] build nothing
    }
artigiano-score =
    { $score ->
        [full] full castle
        [castle] castle
        [specials] special zone
        [missions] missions achieved
       *[missed] mandatory missions missed
    }

## What a card says; $text comes from the data

artigiano-described-material = A material: { artigiano-kinds }, value { $value }.
artigiano-described-composite = { $text } Or a material: { artigiano-kinds }, value { $value }.
artigiano-described-action = { $text }
artigiano-described-mission = { $text } { word-points }.

## Vocabulary for tables and headings

artigiano-name-castle = castle
artigiano-name-stock = stock
artigiano-name-shielded = shielded places
artigiano-name-zone = special zone
artigiano-name-draw-pile = draw pile
artigiano-name-discard-pile = discard pile
artigiano-name-hand = hand
artigiano-name-mandatory = mandatory missions
artigiano-name-missions = missions
artigiano-name-optional = optional missions
artigiano-name-shown = turned up
artigiano-name-turn = turn
artigiano-name-team = team
artigiano-name-cell = cell
artigiano-name-log = actions played
artigiano-name-under-way = Under way: “{ $card }”, played by player { $number }
artigiano-name-face-down =
    { $missions ->
        [one] one mission face down
       *[other] { $missions } missions face down
    }
artigiano-name-listed = { $what }: { $list }

## Questions

artigiano-prompt-mandatory =
    { $left ->
        [one] Name one mandatory mission: missed at the end, it costs its points.
       *[other] Name { $left } mandatory missions, one by one in the order of the list: each one that is missed at the end costs its points.
    }
artigiano-prompt-copy = The Ironmonger, once in the game: carry out again an action that another player has played since your last turn.
artigiano-prompt-act =
    { $placed ->
        [0] Your turn: build, act, play a special card, play your stock or discard.
       *[other] Build another material, or stop.
    }
artigiano-prompt-stock =
    { $played ->
        [0] You play your stock: play one of its cards.
       *[other] You play your stock: play another of its cards, or put the rest back.
    }
artigiano-prompt-store = Put one card of your hand in your stock for later turns, or none.
artigiano-prompt-draw = Draw and end your turn.
artigiano-prompt-poach = The Press Gang: from which opponent do you take a card at random?
artigiano-prompt-cancel = The Pope, once in the game: cancel the action that player { $to } has just announced?
artigiano-prompt-place =
    { $left ->
        [one] The action you play lets you build a material: which one?
        [9] The action you play lets you build as many materials as fit: which one comes next?
       *[other] The action you play lets you build up to { $left } materials: which one comes next?
    }
artigiano-prompt-echo = The Bread Oven: like the player who has just built one, you may build { artigiano-kind } { $value } from your hand.
artigiano-prompt-follow = The Double Attack: follow up with another action, doubled, or stop.
artigiano-prompt-lose =
    { $cascade ->
        [0] { $left ->
            [one] Your action destroys a material: which one?
           *[other] Your action destroys { $left } materials: which ones, in the order of the list?
        }
       *[other] { $left ->
            [one] The Landslide: which of your foundations falls, with all that rests on it?
           *[other] The Landslide: which { $left } of your foundations fall, with all that rests on them?
        }
    }
artigiano-prompt-flank = The Ruse: on which flank does your castle lose the outermost card of every row?
artigiano-prompt-discard =
    { $least ->
        [0] The Common Grave: discard as many cards of your hand as you like.
        [one] { $filter ->
            [2] The Brotherhood: which action of your hand do you discard?
           *[other] The action under way makes you discard a card of your hand: which one?
        }
       *[other] { $filter ->
            [2] The Brotherhood: which { $least } actions of your hand do you discard, in the order of the list?
           *[other] The action under way makes you discard { $least } cards of your hand: which ones, in the order of the list?
        }
    }
artigiano-prompt-discard_stock =
    { $left ->
        [one] The Siege: which card of your stock do you discard?
       *[other] The Siege: which { $left } cards of your stock do you discard, in the order of the list?
    }
artigiano-prompt-show = The Confessional: which of your mandatory missions do you show?
artigiano-prompt-take_stock = The Vestibule: which material of the stock you have seen do you build in your castle?
artigiano-prompt-take_hand =
    { $left ->
        [one] The Trade: which card do you take from the hand of player { $to }?
       *[other] The Trade: which { $left } cards do you take from the hand of player { $to }, in the order of the list?
    }
artigiano-prompt-give =
    { $left ->
        [one] Which card of your hand do you give player { $to } in return?
       *[other] Which { $left } cards of your hand do you give player { $to } in return, in the order of the list?
    }
artigiano-prompt-swap =
    { $with ->
        [0] The Sin: name cards of your stock, then as many of your hand that take their places.
       *[other] The Revelation: name cards of your stock, then as many of the other stock that take their places.
    }
artigiano-prompt-bargain = The Bargain: name one of your materials, then the one of your opponent that it changes places with.
artigiano-prompt-steal = The Pillage: which material do you carry off, to build it in your castle?
artigiano-prompt-rearrange =
    { $laying ->
        [0] The Building Plan: which of your materials do you lift, to lay them elsewhere?
       *[other] The Building Plan: on which cell do you lay the next lifted material?
    }
artigiano-prompt-keep =
    { $left ->
        [one] The Angelus: which of these cards do you take into your hand?
       *[other] The Angelus: which { $left } of these cards do you take into your hand, in the order of the list?
    }
artigiano-prompt-order = Cards go back on the draw pile: which one lies on top, above those not yet named?
artigiano-prompt-offer = The Village Square: name cards of your hand, then those you want from player { $to } for them, or stop.
artigiano-prompt-answer = The Village Square: do you accept the exchange that player { $to } offers?
artigiano-prompt-pool =
    { $left ->
        [one] The Cloister: which card of your hand do you slip into the common pile?
       *[other] The Cloister: which { $left } cards of your hand do you slip into the common pile, in the order of the list?
    }
artigiano-prompt-deal =
    { $left ->
        [one] The Cloister: which card of the pile goes to player { $to }?
       *[other] The Cloister: which { $left } cards of the pile go to player { $to }, in the order of the list?
    }
artigiano-prompt-drop = The Keystone: which of your special cards do you discard?
artigiano-prompt-keep_stored =
    { $left ->
        [one] The Storekeeper is lost: which card of the shielded places stays in your stock?
       *[other] The Storekeeper is lost: which { $left } cards of the shielded places stay in your stock, in the order of the list?
    }
artigiano-prompt-renovate = The Renovator: which of your materials do you replace by a stronger one from your hand?
artigiano-prompt-final = The game is over: turn up the princely missions that hold.
artigiano-prompt-cell = On which cell of your castle do you build “{ $card }”?
artigiano-prompt-double = The Double Attack: twice as many targets, or twice as many cards?
artigiano-prompt-target =
    { $left ->
        [one] Against whom do you play “{ $card }”?
       *[other] Against whom do you play “{ $card }”? You may name up to { $left }, one after the other.
    }
artigiano-prompt-aim_at_card = Which special card in play does your action take away?
artigiano-prompt-past = The Prayer: which action do you turn back on the player who aimed it at you?
artigiano-prompt-this_one = It was played several times: do you mean the latest one?
artigiano-prompt-special_side = Against whom do you play “{ $special }”?
artigiano-prompt-special_cell = On which material do you lay “{ $special }”?
artigiano-prompt-special_material = The Roofer: which material of your hand do you build with it, on a cell of any kind?
artigiano-prompt-stronger = The Renovator: which stronger material of your hand takes its place?
artigiano-prompt-slot = Do you store the card in an ordinary place, or in a shielded one that no action can reach?

## Actions. An attribute says it for one question

artigiano-action-pass = Pass
    .copy = Redo nothing
    .act = Stop building
    .stock = Put the rest back
    .poach = Take none
    .cancel = Let it happen
    .echo = Build nothing
    .follow = Stop there
    .take_stock = Build nothing
    .renovate = Replace no more
    .store = Store nothing
    .draw = Draw and end the turn
    .place = Stop building
    .offer = That is all
    .answer = Refuse
    .swap = That is all
    .rearrange = That is all
    .discard = That is all
    .target = That is all
    .this_one = An earlier one
    .final = That is all
artigiano-action-yes = Yes
    .cancel = Cancel it
    .answer = Accept
    .this_one = This one
artigiano-action-mission = Choose “{ $mission }”
    .mandatory = “{ $mission }” is mandatory
    .show = Show “{ $mission }”
artigiano-action-place = Build “{ $material }”
artigiano-action-act = Play “{ $action }”
artigiano-action-special = Play “{ $special_card }”
artigiano-action-discard = Discard “{ $any_card }”
artigiano-action-stock = Play the stock
artigiano-action-card = Choose “{ $any_card }”
    .store = Store “{ $any_card }”
    .discard = Discard “{ $any_card }”
    .give = Give “{ $any_card }”
    .take_hand = Take “{ $any_card }”
    .keep = Keep “{ $any_card }”
artigiano-action-slot = Take the { artigiano-slot }
artigiano-action-cell = Cell { $cell } of castle { $castle_of }
artigiano-action-seat = Player { $player }
artigiano-action-side = Castle { $castle_of }
artigiano-action-flank =
    { $flank ->
        [left] Left flank
       *[right] Right flank
    }
artigiano-action-double =
    { $double ->
        [targets] Twice as many targets
       *[cards] Twice as many cards
    }
artigiano-action-claim = Turn up “{ $princely }”

## What happened

artigiano-event-missions_chosen = { $seat } has chosen the mandatory missions.
artigiano-event-mission_named = { $seat } has named a mandatory mission.
    .mission = { $seat } has named “{ $mission }” mandatory.
artigiano-event-turn_began = Turn of { $seat }.
artigiano-event-turn_skipped = { $seat } skips a turn.
artigiano-event-placed = { $seat } builds “{ $card }” on cell { $cell } of the castle of { $side }.
artigiano-event-material_taken = { $seat } carries off “{ $card }” from cell { $cell } of { $side }.
artigiano-event-action_played = { $seat } plays “{ $card }”.
artigiano-event-action_copied = { $seat } carries out “{ $card }” again.
artigiano-event-not_copied = { $seat } copies no action.
artigiano-event-aimed = It is aimed at { $other }.
artigiano-event-aimed_at_side = It is aimed at { $side }.
artigiano-event-aimed_at_card = It is aimed at “{ $card }”.
artigiano-event-turned_back = { $seat } turns “{ $card }” back on { $other }.
artigiano-event-cancelled = { $seat } cancels “{ $card }”.
artigiano-event-not_cancelled = { $seat } lets it pass.
artigiano-event-bounced = “{ $card }” protects { $side } and moves to { $other }.
artigiano-event-gathered = “{ $card }” is gathered by { $side }.
artigiano-event-special_in_zone = { $seat } lays “{ $card }” in the special zone of { $side }.
artigiano-event-special_on_cell = { $seat } lays “{ $card }” on cell { $cell } of { $side }.
artigiano-event-special_on_stock = { $seat } lays “{ $card }” on the stock of { $side }.
artigiano-event-special_in_stock = { $seat } puts “{ $card }” in the stock of { $side }.
artigiano-event-special_moved = “{ $card }” moves to the special zone of { $side }.
artigiano-event-special_taken = { $seat } takes “{ $card }” from { $side }.
artigiano-event-special_lost = { $side } loses “{ $card }”.
artigiano-event-discarded = { $seat } discards “{ $card }”.
artigiano-event-stock_discarded = “{ $card }” leaves the stock of { $side } for the discard pile.
artigiano-event-stock_picked_up = { $seat } plays the stock.
artigiano-event-stock_put_back = { $seat } takes the hand up again.
artigiano-event-stored = { $seat } stores a card ({ artigiano-slot }).
    .card = { $seat } stores “{ $card }” ({ artigiano-slot }).
artigiano-event-stored_for_both = { $seat } stores a card ({ artigiano-slot }).
    .card = { $seat } stores “{ $card }” ({ artigiano-slot }).
artigiano-event-stock_rearranged = { $side } moves cards to ordinary stock places: { $number }.
artigiano-event-drawn = { $seat } draws a card.
    .card = { $seat } draws “{ $card }”.
artigiano-event-pile_ran_out = { $seat } has to draw and the pile is empty.
artigiano-event-not_drawn = { $seat } does not draw.
artigiano-event-material_lost = { $side } loses “{ $card }” on cell { $cell }.
artigiano-event-materials_swapped = { $seat } exchanges cell { $cell } for cell { $other_cell } of { $side }.
artigiano-event-material_moved = { $seat } moves “{ $card }” from cell { $cell } to cell { $other_cell }.
artigiano-event-hand_looked_at = { $seat } looks at the hand of { $other }.
artigiano-event-stock_looked_at = { $seat } looks at the stock of { $side }.
artigiano-event-hand_shown = { $seat } shows all cards in hand.
artigiano-event-card_seen = A card of { $side } is seen.
    .card = At { $side }: “{ $card }”.
artigiano-event-card_shown = { $seat } shows “{ $card }”.
artigiano-event-turned_up = { $seat } turns up “{ $card }” from the draw pile.
artigiano-event-kept = { $seat } keeps “{ $card }”.
artigiano-event-put_back = { $seat } puts cards back on the draw pile: { $number }.
artigiano-event-taken = { $seat } takes a card from { $other }.
    .card = { $seat } takes “{ $card }” from { $other }.
artigiano-event-taken_at_random = { $seat } takes a card at random from { $other }.
    .card = { $seat } takes “{ $card }” at random from { $other }.
artigiano-event-given = { $seat } gives { $other } a card.
    .card = { $seat } gives { $other } “{ $card }”.
artigiano-event-hands_swapped = { $seat } and { $other } swap hands.
artigiano-event-card_came = { $seat } gets a card.
    .card = { $seat } gets “{ $card }”.
artigiano-event-stocks_swapped = { $seat } exchanges stock cards with { $side }: { $number }.
artigiano-event-stock_and_hand_swapped = { $seat } exchanges cards between stock and hand: { $number }.
artigiano-event-stock_card_came = A card comes into the stock of { $side }.
    .card = “{ $card }” comes into the stock of { $side }.
artigiano-event-no_action_in_hand = { $seat } holds no action any more.
artigiano-event-pooled = { $seat } puts cards in the pile: { $number }.
artigiano-event-pool_seen = { $seat } looks at a card of the pile.
    .card = In the pile: “{ $card }”.
artigiano-event-dealt = { $seat } deals { $other } a card.
    .card = { $seat } deals { $other } “{ $card }”.
artigiano-event-offered = { $seat } offers { $other } an exchange.
artigiano-event-offer_gives = { $seat } offers a card.
    .card = { $seat } offers “{ $card }”.
artigiano-event-offer_asks = { $seat } asks for a card.
    .card = { $seat } asks for “{ $card }”.
artigiano-event-offer_accepted = { $seat } accepts the offer of { $other }.
artigiano-event-offer_refused = { $seat } refuses the offer of { $other }.
artigiano-event-no_more_offers = { $seat } offers nothing more.
artigiano-event-will_skip = { $other } will skip the next turn.
artigiano-event-will_be_barred = On the next turn { $other } will { artigiano-ban }.
artigiano-event-will_place = { $seat } may build up to { $number } materials on the next turn.
artigiano-event-will_play_again = { $seat } will play again.
artigiano-event-protected = The castle of { $seat } is sheltered until the next turn.
artigiano-event-mission_shown = { $side } shows { $seat } a mandatory mission.
    .mission = { $side } shows { $seat } “{ $mission }”.
artigiano-event-claimed =
    { $mandatory ->
        [0] { $seat } turns up “{ $mission }”.
       *[other] { $seat } turns up “{ $mission }”, a mandatory mission.
    }
artigiano-event-last_claims = { $seat } has had a last word.
artigiano-event-holds_for_both =
    { $holds ->
        [0] “{ $mission }” no longer holds for your two hands.
       *[other] “{ $mission }” holds for your two hands: you may turn it up.
    }
artigiano-event-achieved =
    { $mandatory ->
        [0] { $side } has achieved “{ $mission }”.
       *[other] { $side } has achieved “{ $mission }”, a mandatory mission.
    }
artigiano-event-missed =
    { $mandatory ->
        [0] { $side } has not achieved “{ $mission }”.
       *[other] { $side } has not achieved “{ $mission }”, a mandatory mission.
    }
artigiano-event-scored = { $side }: castle { $castle }, full castle { $full }, special zone { $specials }, missions { $missions }, missed { $missed }.
artigiano-event-game_ended =
    { $reason ->
        [1] A castle is full: the game is over.
       *[other] The draw pile is empty: the game is over.
    }
artigiano-event-flank_named =
    { $flank ->
        [left] { $seat } exposes the left flank.
       *[right] { $seat } exposes the right flank.
    }
artigiano-event-declined = { $seat } builds no more.
artigiano-event-left_shielded = The card comes from a shielded place of { $side }.

## Why not

artigiano-refusal-not-your-mission = “{ $mission }” is not one of your missions.
artigiano-refusal-already-up = “{ $mission }” is already turned up.
artigiano-refusal-choose-missions-first = Choose your mandatory missions first.
artigiano-refusal-does-not-hold = The condition of “{ $mission }” does not hold now.
artigiano-refusal-play-one-at-least = Play at least one card of the stock.
artigiano-refusal-must-act = Choose one of the five operations.
artigiano-refusal-place-or-stop = You are building: build another material or stop.
artigiano-refusal-already-playing-stock = You are already playing your stock.
artigiano-refusal-stock-blocked = The Captain blocks your stock.
artigiano-refusal-stock-empty = Your stock is empty.
artigiano-refusal-not-in-stock = “{ $card }” is not among the cards you picked up.
artigiano-refusal-not-in-hand = You do not hold “{ $card }”.
artigiano-refusal-may-not-place = You may not build on this turn.
artigiano-refusal-no-cell = There is no free, supported cell for “{ $card }”.
artigiano-refusal-may-not-act = You may play no action on this turn.
artigiano-refusal-never-played = “{ $special }” is never played.
artigiano-refusal-no-place-for-special = There is no place for “{ $special }”.
artigiano-refusal-not-allowed-here = That does not answer the question: { artigiano-asked }.
artigiano-asked =
    { $ask ->
        [mandatory] mandatory missions
        [copy] an action to copy
        [store] a card to store
        [draw] draw
        [poach] a player
        [cancel] cancel or not
        [place] a material to build
        [echo] a like card to build
        [follow] another action
        [lose] a material that is lost
        [flank] left or right
        [discard] cards to discard
        [discard_stock] a card of the stock
        [show] a mission to show
        [take_stock] a material of the stock
        [take_hand] a card to take
        [give] a card to give
        [swap] cards to exchange
        [bargain] materials to exchange
        [steal] a material to carry off
        [rearrange] a cell of your castle
        [keep] a card to keep
        [order] the next card
        [offer] an offer
        [answer] accept or refuse
        [pool] cards for the pile
        [deal] cards of the pile
        [drop] an own special card
        [keep_stored] cards that stay
        [renovate] a material to replace
        [final] last claims
        [cell] a cell to build on
        [double] what is doubled
        [target] a target
        [aim_at_card] a special card
        [past] a past action
        [this_one] this one or not
        [special_side] whose side
        [special_cell] a material
        [special_material] a material of yours
        [stronger] a stronger material
       *[slot] a stock place
    }

## Positions that cannot be

artigiano-impossible-cards = Not every card of the chosen families is in exactly one place.
artigiano-impossible-castles = A castle carries what it cannot carry.
artigiano-impossible-stocks = A stock has too many cards.
artigiano-impossible-bounds = A hand has actions that it is proved not to have.
artigiano-impossible-missions = The missions do not fit.
artigiano-impossible-question = This question cannot be asked here.

## Rules in one sentence

artigiano-rule-ART-RUL-16 = The game ends at once; then come last claims, royal missions and points.
artigiano-rule-ART-MIS-01 = At any moment a player may turn up one of his princely missions whose condition holds.
artigiano-rule-ART-MIS-02 = A princely mission turned up is achieved for good.
artigiano-rule-ART-SETUP-09 = Each player keeps two of his five missions as mandatory (one in the quick game).
artigiano-rule-ART-RUL-18 = A mission is turned up by its owner while its condition holds, but not in the middle of a card.
artigiano-rule-ART-STK-01 = Playing the stock, a player lays his hand aside and picks up all stock cards.
artigiano-rule-ART-STK-02 = He plays all or some of them, at least one, in any order.
artigiano-rule-ART-TURN-02 = Play goes clockwise.
artigiano-rule-ART-TURN-04 = In phase 1 the player does exactly one of five operations.
artigiano-rule-ART-RUL-32 = The Pulley allows up to three materials from hand in the operation of building.
artigiano-rule-ART-SFX-06 = The Captain blocks a stock until its owner discards a 4 or 5 from hand.
artigiano-rule-ART-RUL-14 = An empty or blocked stock cannot be played.
artigiano-rule-ART-RUL-12 = What bears on the next turn ends with it.
artigiano-rule-ART-MAT-03 = The material's kind must match the cell's kind.
artigiano-rule-ART-MAT-04 = The cells it rests on must be occupied.
artigiano-rule-ART-AFX-35 = The Convent forbids an opponent every action on his next turn.
artigiano-rule-ART-SFX-14 = The Turnkey cannot be played.
artigiano-rule-ART-RUL-87 = A special card is played only if its text finds a legal place.
artigiano-rule-ART-RUL-64 = The Ironmonger copies an action that another player played since the owner's previous turn.
artigiano-rule-ART-STO-01 = In phase 2 a player may store one card from hand.
artigiano-rule-ART-RUL-88 = Phase 3 begins on a word of the active player.
artigiano-rule-ART-SFX-07 = The Press Gang takes a random card from each opponent who built a 4 or 5 from hand.
artigiano-rule-ART-SFX-17 = The Pope cancels an opponent's action once in the game.
artigiano-rule-ART-RUL-05 = Do as much as possible; building is always voluntary.
artigiano-rule-ART-AFX-28 = Bread Oven: opponents with like cards may build them too.
artigiano-rule-ART-AFX-15 = The Double Attack allows another action with doubled targets or cards.
artigiano-rule-ART-RUL-02 = A material is uncovered when no occupied cell rests on it.
artigiano-rule-ART-AFX-21 = Ruse: the target picks left or right and loses the outermost card of each row there.
artigiano-rule-ART-AFX-24 = Siege: every opponent discards a stock card of his choice.
artigiano-rule-ART-AFX-46 = Confessional: an opponent shows the actor one mandatory mission.
artigiano-rule-ART-AFX-08 = Vestibule: look at a stock and maybe build one of its materials.
artigiano-rule-ART-AFX-18 = Trade: see a hand, take one card, give one.
artigiano-rule-ART-RUL-41 = As many cards are given as really arrived.
artigiano-rule-ART-RUL-54 = Cards are exchanged one for one; a Captain on the own stock forbids it.
artigiano-rule-ART-RUL-37 = Both materials must fit the other's cell.
artigiano-rule-ART-AFX-10 = Pillage: take an uncovered material that can be built at home.
artigiano-rule-ART-RUL-33 = Only the final castle is tested; nothing may leave it.
artigiano-rule-ART-AFX-37 = Angelus: show three cards, keep one, two go back on top.
artigiano-rule-ART-RUL-34 = The other cards go back on top of the draw pile in the order chosen.
artigiano-rule-ART-RUL-47 = Any number of cards against any number, at least one each way, six offers at most.
artigiano-rule-ART-AFX-30 = Village Square: open hands and bargain.
artigiano-rule-ART-AFX-45 = Cloister: everyone pools two cards, the actor keeps two and deals two each.
artigiano-rule-ART-RUL-55 = Who gave fewer cards gets as many back.
artigiano-rule-ART-AFX-34 = Keystone: one special card of one's own is discarded.
artigiano-rule-ART-RUL-36 = Cards on a lost Storekeeper move to free places, the rest is discarded.
artigiano-rule-ART-RUL-58 = Renovator: the new card fits the cell and is stronger than the old one.
artigiano-rule-ART-RUL-23 = The Double Attack doubles targets or cards, never both.
artigiano-rule-ART-RUL-04 = Nobody targets himself or his partner.
artigiano-rule-ART-RUL-53 = Any special card in play and visible, but stand-ins of others.
artigiano-rule-ART-RUL-51 = The Prayer names an action aimed at its player since his last turn.
artigiano-rule-ART-SPE-02 = If a special card names another place, it goes there.
artigiano-rule-ART-RUL-60 = It goes on any material, or on an opponent's.
artigiano-rule-ART-RUL-57 = Roofer: a material from hand on any free, supported cell.
artigiano-rule-ART-RUL-59 = The Storekeeper adds two shielded places.

## The web client (ui-artigiano-…)

ui-artigiano-answers-cancel = cancelling actions
ui-artigiano-answers-echo = building like cards
ui-artigiano-answers-copy = copying actions
ui-artigiano-answers-poach = the Press Gang

ui-artigiano-short = Artigiano
ui-artigiano-tab-hand = Hand
ui-artigiano-tab-castle = Castle
ui-artigiano-tab-missions = Missions
ui-artigiano-tab-others = Others
ui-artigiano-key-letters = B A S K D P
ui-artigiano-key-letters-does = build, play an action, a special card, the stock, discard, pass
ui-artigiano-option-quick = quick game: small castles, 2 to 4 players
ui-artigiano-option-teams = teams of two (4, 6 or 8 players)
ui-artigiano-option-families = Families of cards
ui-artigiano-value-drawn = families by lot
ui-artigiano-value-army = army
ui-artigiano-value-clergy = clergy
ui-artigiano-value-craftsmen = craftsmen
ui-artigiano-value-merchants = merchants
ui-artigiano-round = Round { $number }

ui-artigiano-asks =
    { $own ->
        [own] “{ $by }”
       *[other] “{ $by }”, by { $who }
    }
ui-artigiano-prompt-mandatory =
    { $left ->
        [one] choose a mandatory mission: missed, it costs points.
       *[other] choose { $left } mandatory missions: each missed costs points.
    }
ui-artigiano-prompt-copy = “The Ironmonger”, once: redo another player’s action?
ui-artigiano-prompt-act =
    { $placed ->
        [0] build, play a card or your stock, or discard.
       *[other] build another material, or stop.
    }
ui-artigiano-prompt-stock =
    { $played ->
        [0] play a card of your stock.
       *[other] play another card of your stock, or put the rest back.
    }
ui-artigiano-prompt-store = put one card of your hand in stock for later, or none.
ui-artigiano-prompt-draw = draw, and end your turn.
ui-artigiano-only-draw = { ui-artigiano-prompt-draw }
ui-artigiano-prompt-poach = “The Press Gang”: take a card at random from whom?
ui-artigiano-prompt-cancel = “The Pope”, once: cancel “{ $by }”, by { $who }?
ui-artigiano-prompt-place =
    { $match ->
        [value] { $fixed ->
            [0] “{ $by }”: build materials of the same value.
           *[other] “{ $by }”: build another of value { $fixed }, or stop.
        }
        [kind] { $fixed ->
            [0] “{ $by }”: build on cells of one kind.
           *[other] “{ $by }”: another on that kind, or stop.
        }
        [table] “{ $by }”: build materials that have a twin.
       *[any] { $left ->
            [one] “{ $by }”: build a material?
           *[other] “{ $by }”: build up to { $left } materials, or stop.
        }
    }
ui-artigiano-prompt-echo = { ui-artigiano-asks }: build a { artigiano-kind } { $value } too?
ui-artigiano-prompt-follow = “{ $by }”: play another action, doubled?
ui-artigiano-prompt-double = double “{ $by }”: targets or cards?
ui-artigiano-prompt-lose =
    { $cascade ->
        [0] { $mine ->
            [yes] { $left ->
                [one] { ui-artigiano-asks }: which material do you lose?
               *[other] { ui-artigiano-asks }: which { $left } materials do you lose?
            }
           *[no] { $left ->
                [one] { ui-artigiano-asks }: destroy a material of { $name }.
               *[other] { ui-artigiano-asks }: destroy { $left } materials of { $name }.
            }
        }
       *[other] { $left ->
            [one] { ui-artigiano-asks }: which foundation falls?
           *[other] { ui-artigiano-asks }: which { $left } foundations fall?
        }
    }
ui-artigiano-prompt-flank = { ui-artigiano-asks }: which flank loses its cards?
ui-artigiano-prompt-discard =
    { $least ->
        [0] “{ $by }”: discard as many cards as you like.
        [one] { $filter ->
            [2] { ui-artigiano-asks }: discard an action.
           *[other] { ui-artigiano-asks }: discard a card.
        }
       *[other] { $filter ->
            [2] { ui-artigiano-asks }: discard { $least } actions.
           *[other] { ui-artigiano-asks }: discard { $least } cards.
        }
    }
ui-artigiano-prompt-discard_stock =
    { $left ->
        [one] { ui-artigiano-asks }: discard a card of your stock.
       *[other] { ui-artigiano-asks }: discard { $left } cards of your stock.
    }
ui-artigiano-prompt-drop = “{ $by }”: discard one of your special cards.
ui-artigiano-prompt-show = “{ $by }”: show { $name } a mandatory mission.
ui-artigiano-prompt-take_stock = “{ $by }”: build out of the stock of { $name }?
ui-artigiano-prompt-take_hand =
    { $left ->
        [one] “{ $by }”: take a card from the hand of { $name }.
       *[other] “{ $by }”: take { $left } cards from the hand of { $name }.
    }
ui-artigiano-prompt-give =
    { $left ->
        [one] “{ $by }”: give { $name } a card in return.
       *[other] “{ $by }”: give { $name } { $left } cards in return.
    }
ui-artigiano-prompt-swap =
    { $with ->
        [0] “{ $by }”: exchange stock and hand cards, or none.
       *[other] “{ $by }”: swap stock cards with { $name }?
    }
ui-artigiano-prompt-bargain =
    { $begun ->
        [0] “{ $by }”: which material do you trade with { $name }?
        [2] exchange “{ $thing }” for “{ $stuff }” of { $name }?
       *[other] “{ $by }”: and for which material of { $name }?
    }
ui-artigiano-prompt-steal = “{ $by }”: which material do you take from { $name }?
ui-artigiano-prompt-rearrange =
    { $laying ->
        [0] “{ $by }”: lift materials to lay elsewhere.
       *[other] “{ $by }”: where does “{ $stuff }” go?
    }
ui-artigiano-prompt-keep =
    { $left ->
        [one] “{ $by }”: take one of these cards into your hand.
       *[other] “{ $by }”: take { $left } of these cards into your hand.
    }
ui-artigiano-prompt-order = “{ $by }”: which card tops the draw pile?
ui-artigiano-prompt-offer = “{ $by }”: offer { $name } an exchange.
ui-artigiano-prompt-answer = “{ $by }”: accept the exchange with { $name }?
ui-artigiano-prompt-pool =
    { $left ->
        [one] { ui-artigiano-asks }: add a card to the pile.
       *[other] { ui-artigiano-asks }: add { $left } cards to the pile.
    }
ui-artigiano-prompt-deal =
    { $mine ->
        [yes] { $left ->
            [one] “{ $by }”: keep a card of the pile.
           *[other] “{ $by }”: keep { $left } cards of the pile.
        }
       *[no] { $left ->
            [one] “{ $by }”: give { $name } a card of the pile.
           *[other] “{ $by }”: give { $name } { $left } cards of the pile.
        }
    }
ui-artigiano-prompt-renovate = “The Renovator”: replace a material by a stronger one?
ui-artigiano-prompt-special_material = “The Roofer”: build a material on a cell of any kind.
ui-artigiano-prompt-slot = in which place do you store “{ $thing }”?
ui-artigiano-prompt-final = the game is over: turn up the missions that hold.
ui-artigiano-prompt-keep_stored =
    { $left ->
        [one] “The Storekeeper” is lost: which card stays in stock?
       *[other] “The Storekeeper” is lost: which { $left } cards stay in stock?
    }
ui-artigiano-prompt-cell =
    { $purpose ->
        [own] where do you build “{ $stuff }”?
       *[taken] “{ $by }”: where do you build “{ $stuff }”?
    }
ui-artigiano-prompt-target =
    { $left ->
        [one] against whom do you play “{ $by }”?
       *[other] against whom do you play “{ $by }” (up to { $left })?
    }
ui-artigiano-prompt-aim_at_card = “{ $by }”: which special card do you take away?
ui-artigiano-prompt-past = “{ $by }”: which action do you turn back?
ui-artigiano-prompt-this_one = “{ $by }”: turn “{ $thing }” back on { $name }?
ui-artigiano-prompt-special_cell =
    { $stands ->
        [yes] “{ $special }”: in place of which material?
       *[no] “{ $special }”: on which material?
    }
ui-artigiano-prompt-stronger = “The Renovator”: what replaces “{ $stuff }”?

ui-artigiano-family-place = Build a material
ui-artigiano-family-act = Play an action
ui-artigiano-family-special = Play a special card
ui-artigiano-family-stock = Play the stock
ui-artigiano-family-mission = Choose a mission
ui-artigiano-family-card =
    { $asked ->
        [store] Put a card in stock
        [copy] Carry out an action again
        [swap] Exchange cards
        [offer] Offer an exchange
        [discard] Discard cards
        [take_stock] Build a material of this stock
       *[other] Choose a card
    }
ui-artigiano-family-cell =
    { $asked ->
        [renovate] Replace a material
        [rearrange] Lift a material
       *[other] Name a cell
    }
ui-artigiano-family-seat = Choose a player
ui-artigiano-family-side = Choose a castle
ui-artigiano-family-slot = Choose a stock place
ui-artigiano-family-flank = Choose a flank
ui-artigiano-family-double = Choose what is doubled
ui-artigiano-family-yes = Accept
ui-artigiano-family-discard = Discard a card
ui-artigiano-count-place =
    { $count ->
        [one] one card fits
       *[other] { $count } cards fit
    }
ui-artigiano-count-act =
    { $count ->
        [one] one in hand
       *[other] { $count } in hand
    }
ui-artigiano-count-special =
    { $count ->
        [one] one in hand
       *[other] { $count } in hand
    }
ui-artigiano-count-stock = all or some of its cards
ui-artigiano-count-mission =
    { $count ->
        [one] one of them
       *[other] one of { $count }
    }
ui-artigiano-count-card =
    { $count ->
        [one] one of them
       *[other] one of { $count }
    }
ui-artigiano-count-cell =
    { $count ->
        [one] one is possible
       *[other] { $count } are possible
    }
ui-artigiano-count-seat = an opponent
ui-artigiano-count-side = whose castle it is
ui-artigiano-count-slot = ordinary or shielded
ui-artigiano-count-flank = left or right
ui-artigiano-count-double = players or cards
ui-artigiano-count-yes = it takes effect
ui-artigiano-count-discard = instead of building or playing

ui-artigiano-chip =
    { $family ->
        [place] Build
        [act] Play
        [special] Play
       *[discard] Discard
    }
ui-artigiano-ask-cell =
    { $asked ->
        [cell] build “{ $stuff }” on cell { $cell }?
        [lose] { $mine ->
            [yes] lose “{ $stuff }” on cell { $cell }?
           *[no] destroy “{ $stuff }” of { $name }?
        }
        [steal] carry off “{ $stuff }” from { $name }?
        [bargain] exchange yours for “{ $stuff }” of { $name }?
        [rearrange] lay “{ $stuff }” on cell { $cell }?
        [renovate] replace “{ $stuff }” on cell { $cell }?
       *[special_cell] { $stands ->
            [yes] lay “{ $special }” in the place of “{ $stuff }” ({ $name })?
           *[no] lay “{ $special }” on “{ $stuff }” ({ $name })?
        }
    }
ui-artigiano-ask-thing =
    { $asked ->
        [place] build “{ $thing }”?
        [act] play “{ $thing }”?
        [special] play “{ $thing }”?
        [discard] discard “{ $thing }”?
        [discard_stock] discard “{ $thing }” from your stock?
        [drop] discard “{ $thing }”?
        [store] put “{ $thing }” in stock?
        [keep_stored] keep “{ $thing }” in stock?
        [copy] carry out “{ $thing }” again, like { $name }?
        [past] turn “{ $thing }” back on { $name }?
        [aim_at_card] take away “{ $thing }” ({ $name })?
        [take_stock] build “{ $thing }” out of the stock of { $name }?
        [take_hand] take “{ $thing }” from { $name }?
        [give] give “{ $thing }” to { $name }?
        [pool] add “{ $thing }” to the pile?
        [deal] { $mine ->
            [yes] keep “{ $thing }”?
           *[no] give “{ $thing }” to { $name }?
        }
        [keep] take “{ $thing }” into your hand?
        [order] put “{ $thing }” on top of the draw pile?
        [special_material] build “{ $thing }” with “The Roofer”?
        [stronger] replace “{ $stuff }” by “{ $thing }”?
        [mandatory] make “{ $thing }” mandatory?
        [show] show “{ $thing }” to { $name }?
       *[other] choose “{ $thing }”?
    }
ui-artigiano-ask-final = the game is over: nothing more to turn up.
ui-artigiano-ask-stock = play your stock?
ui-artigiano-ask-flank =
    { $flank ->
        [left] lose the cards of the left flank?
       *[right] lose the cards of the right flank?
    }
ui-artigiano-ask-slot =
    { $place ->
        [ordinary] store “{ $thing }” in an ordinary place?
       *[shielded] store “{ $thing }” in a shielded place?
    }
ui-artigiano-ask-whom =
    { $asked ->
        [target] play “{ $by }” against { $name }?
        [poach] take a card at random from { $name }?
       *[special_side] play “{ $special }” against { $name }?
    }
ui-artigiano-entry-cell = Cell { $cell }, castle of { $name }
ui-artigiano-entry-exchange =
    { $way ->
        [give] Give “{ $any_card }”
       *[take] Take “{ $any_card }”
    }
ui-artigiano-seal-discard =
    { $count ->
        [0] Discard nothing
       *[other] Discard { $count }
    }
ui-artigiano-seal-rearrange =
    { $count ->
        [0] Leave all as it is
       *[other] Lift { $count }
    }
ui-artigiano-seal-swap =
    { $count ->
        [0] Exchange nothing
       *[other] Exchange
    }
ui-artigiano-seal-offer =
    { $count ->
        [0] Offer nothing more
       *[other] Offer this
    }
ui-artigiano-seal-target = Seal
ui-artigiano-exchange = Exchange
ui-artigiano-stock-of = Stock of { $name }
ui-artigiano-moves = cell { $from } → { $to }
ui-artigiano-note-shielded = no action reaches it
ui-artigiano-note-cell = { artigiano-kind }, { $value }
ui-artigiano-castle-of-name = Castle of { $name }
ui-artigiano-castle-of = Castle of { $name }: { artigiano-board }
ui-artigiano-your-castle = Your castle
ui-artigiano-castle-value = value of the castle
ui-artigiano-yours = What is yours
ui-artigiano-cells = { $filled } of { $cells } cells, worth
ui-artigiano-filled = { $filled } of { $cells }
ui-artigiano-cell-label = Cell { $cell }, { artigiano-kind }: { $what }{ $more }
ui-artigiano-empty = empty
ui-artigiano-to-play = to play
ui-artigiano-your-hand = Your hand
ui-artigiano-hand-of = Hand of { $name }
ui-artigiano-hand-empty = No card in hand.
ui-artigiano-course = one operation, then store, then draw back to five
ui-artigiano-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
ui-artigiano-of-cards =
    { $cards ->
        [one] card
       *[other] cards
    }
ui-artigiano-your-stock = Your stock
ui-artigiano-stock-label = Stock: { $cards } of { $slots } places taken
ui-artigiano-stock-empty = Nothing stored; each turn you may store one card.
ui-artigiano-choose-from = To choose from
ui-artigiano-draw = Draw
ui-artigiano-discard = Discard
ui-artigiano-zone-empty = special zone
ui-artigiano-or-action = or action
ui-artigiano-missions = Missions
ui-artigiano-face-down =
    { $missions ->
        [one] one mission face down
       *[other] { $missions } missions face down
    }
ui-artigiano-turn-up = it holds: turn it up
ui-artigiano-may-turn-up = You may turn up
ui-artigiano-as-soon = turn princely missions up by themselves, as soon as they hold, while this page is open
ui-artigiano-at-once = by itself
ui-artigiano-effect = What it does
ui-artigiano-under-way = Under way
ui-artigiano-concerns = It is aimed at
ui-artigiano-then = Then
ui-artigiano-where =
    { $cells ->
        [one] One cell of your castle can take it.
       *[other] Point at one of { $cells } cells of your castle.
    }
ui-artigiano-you-get = You get: { $list }.
ui-artigiano-you-give = You give: { $list }.
ui-artigiano-about-royal_mission = A royal mission: judged at the end of the game.
ui-artigiano-about-princely_mission = A princely mission: turn it up while its condition holds.
ui-artigiano-about-cell =
    { $cells ->
        [one] A { artigiano-kind } cell; the cell below it must be built first.
       *[other] A { artigiano-kind } cell; the { $cells } cells below it must be built first.
    }
ui-artigiano-about-ground = A { artigiano-kind } cell on the ground.
ui-artigiano-about-material = As { artigiano-kind } it is worth { $value } (“{ $card }”).

ui-artigiano-tale-placed = { $seat } builds { $card }.
ui-artigiano-tale-material_taken = { $seat } carries off { $card } from { $side }.
ui-artigiano-tale-action_played = { $seat } plays { $card }.
ui-artigiano-tale-action_copied = { $seat } carries out { $card } once more.
ui-artigiano-tale-aimed = Against { $other }.
ui-artigiano-tale-aimed_at_side = Against { $side }.
ui-artigiano-tale-aimed_at_card = Against { $card }.
ui-artigiano-tale-cancelled = { $seat } cancels it.
ui-artigiano-tale-bounced = { $card } protects { $side } and moves to { $other }.
ui-artigiano-tale-gathered = { $side } gathers the card.
ui-artigiano-tale-special_in_zone = { $seat } plays { $card }, for { $side }.
ui-artigiano-tale-special_on_cell = { $seat } lays { $card } on cell { $cell } of { $side }.
ui-artigiano-tale-material_lost = { $side } loses { $card }.
ui-artigiano-tale-discarded = { $seat } discards { $card }.
ui-artigiano-tale-stock_discarded = { $side } loses { $card } from the stock.
ui-artigiano-tale-stored = { $seat } stores a card.
    .card = { $seat } stores { $card }.
ui-artigiano-tale-stored_for_both = { $seat } stores a card.
    .card = { $seat } stores { $card }.
ui-artigiano-tale-claimed =
    { $mandatory ->
        [0] { $seat } turns up { $mission }.
       *[other] { $seat } turns up { $mission }, a mandatory mission.
    }
ui-artigiano-tale-achieved =
    { $mandatory ->
        [0] { $side } has achieved { $mission }.
       *[other] { $side } has achieved { $mission }, a mandatory mission.
    }
ui-artigiano-tale-missed =
    { $mandatory ->
        [0] { $side } has not achieved { $mission }.
       *[other] { $side } has not achieved { $mission }, a mandatory mission.
    }

ui-artigiano-sheet-part-castle = Castle
ui-artigiano-sheet-part-full = Full castle
ui-artigiano-sheet-part-specials = Special zone
ui-artigiano-sheet-part-missions = Missions
ui-artigiano-sheet-part-missed = Missed
ui-artigiano-sheet-castle = { $list } cells built
ui-artigiano-sheet-full = for the last stone
ui-artigiano-sheet-specials = of the special cards there
ui-artigiano-sheet-missions = { $list } turned up, plus royal ones achieved
ui-artigiano-sheet-missed = mandatory missions not achieved
