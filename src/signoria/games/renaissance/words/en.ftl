### Renaissance in English.
### Arguments: $seat and $other are names of players; $city, $nation, $card and the like are ids that choose a variant;
### $source, $home, $slot, $double, $loan, $yellow are phrases; $goods is a list of cards.

## Places, nations, cards

renaissance-city =
    { $city ->
        [torino] Turin
        [nizza] Nice
        [saluzzo] Saluzzo
        [casale] Casale
        [confederazione_svizzera] the Swiss Confederation
        [milano] Milan
        [pavia] Pavia
        [brescia] Brescia
        [cremona] Cremona
        [piacenza] Piacenza
        [parma] Parma
        [mantova] Mantua
        [modena] Modena
        [ferrara] Ferrara
        [verona] Verona
        [vicenza] Vicenza
        [padova] Padua
        [venezia] Venice
        [treviso] Treviso
        [udine] Udine
        [trento] Trent
        [trieste] Trieste
        [pola] Pula
        [zara] Zadar
        [ragusa] Ragusa (Dubrovnik)
        [genova] Genoa
        [savona] Savona
        [ajaccio] Ajaccio
        [bastia] Bastia
        [sassari] Sassari
        [cagliari] Cagliari
        [firenze] Florence
        [pistoia] Pistoia
        [lucca] Lucca
        [pisa] Pisa
        [siena] Siena
        [piombino] Piombino
        [perugia] Perugia
        [spoleto] Spoleto
        [viterbo] Viterbo
        [roma] Rome
        [urbino] Urbino
        [ancona] Ancona
        [bologna] Bologna
        [ravenna] Ravenna
        [l_aquila] L'Aquila
        [benevento] Benevento
        [potenza] Potenza
        [capua] Capua
        [napoli] Naples
        [bari] Bari
        [reggio] Reggio
        [palermo] Palermo
       *[messina] Messina
    }
renaissance-province =
    { $province ->
        [savoia] Duchy of Savoy
        [saluzzo_monferrato] Marquisate of Saluzzo and Monferrato
        [ducato_milano] Duchy of Milan
        [lombardia] Lombardy
        [emilia] Emilia
        [mantova] Marquisate of Mantua
        [stati_estensi] Duchy of Ferrara and Modena
        [terraferma] Venetian Terraferma
        [repubblica_venezia] Republic of Venice
        [marca_friuli] March of Treviso and Friuli
        [hrr] Holy Roman Empire
        [istria] Istria
        [dalmazia] Dalmatia
        [repubblica_genova] Republic of Genoa
        [corsica] Corsica
        [sardegna] Sardinia
        [repubblica_firenze] Republic of Florence
        [pisa_lucca] Pisa and Lucca
        [repubblica_siena] Republic of Siena
        [umbria] Umbria
        [patrimonio] Patrimony of Saint Peter
        [marca_ancona] March of Ancona
        [romagna] Romagna
        [abruzzo_basilicata] Abruzzo and Basilicata
        [regno_napoli] Kingdom of Naples
        [calabria_puglia] Calabria and Apulia
       *[sicilia] Sicily
    }
renaissance-terrain =
    { $terrain ->
        [plain] plain
        [mountain] mountain
       *[marsh] marsh
    }
renaissance-nation =
    { $nation ->
        [florence] Florence
        [genoa] Genoa
        [naples] Naples
        [milan] Milan
        [rome] Rome
        [venice] Venice
        [france] France
        [spain] Spain
        [empire] Holy Roman Empire
       *[swiss] Swiss
    }
renaissance-the-nation =
    { $nation ->
        [empire] the Holy Roman Empire
        [swiss] the Swiss
       *[other] { renaissance-nation }
    }
renaissance-artist =
    { $artist ->
        [savonarola] Savonarola
        [leonardo] Leonardo da Vinci
        [botticelli] Botticelli
        [verrocchio] Verrocchio
        [michelangelo] Michelangelo
        [raffaello] Raphael
        [donatello] Donatello
        [mantegna] Mantegna
        [bellini] Giovanni Bellini
        [piero] Piero della Francesca
        [bramante] Bramante
       *[perugino] Perugino
    }
renaissance-card =
    { $card ->
        [pikemen] Pikemen
        [arquebusiers] Arquebusiers
        [knights] Knights
        [cannon] Cannon
        [swiss_regiment] Swiss regiment
        [condottiere] Condottiere
        [engineer] Engineer
        [traitor] Traitor
        [sign_of_god] Sign of God
        [retreat] Retreat
        [plunderers] Plunderers
        [ambassador] Ambassador
        [marriage] Marriage
        [ride] Cavalry ride
       *[artist_or_banker] Artist or Banker
    }
renaissance-setup =
    { $setup ->
        [base_6] 6 players
        [base_5] 5 players (without Genoa)
        [base_4_no_naples] 4 players (without Genoa and Naples)
        [base_4_no_milan] 4 players (without Genoa and Milan)
        [base_3] 3 players (without Genoa, Naples and Milan)
        [scenario_1494_4] 1494: The Italian Wars begin, 4 players
        [scenario_1494_5] 1494: The Italian Wars begin, 5 players
        [scenario_1494_6] 1494: The Italian Wars begin, 6 players
        [scenario_1499_4] 1499: Louis XII, 4 players
        [scenario_1499_5] 1499: Louis XII, 5 players
        [scenario_1499_6] 1499: Louis XII, 6 players
        [scenario_1515_4] 1515: The reign of Francis I, 4 players
        [scenario_1515_5] 1515: The reign of Francis I, 5 players
       *[scenario_1515_6] 1515: The reign of Francis I, 6 players
    }
renaissance-version =
    { $version ->
        [without_naples] without Naples
       *[without_milan] without Milan
    }
renaissance-stance =
    { $stance ->
        [peace] peace
        [war] war
        [attack] a bonus in attack
       *[defence] a bonus in defence
    }
renaissance-state =
    { $state ->
        [war] war
       *[peace] peace
    }
renaissance-way =
    { $way ->
        [sea] by sea
        [ride] by cavalry ride
       *[road] by road
    }
renaissance-level =
    { $level ->
        [free] free city
        [garrison] garrison
        [rampart] rampart
       *[fortress] fortress
    }
renaissance-building =
    { $building ->
        [rampart] rampart
        [castle] castle
       *[palace] palace
    }
renaissance-score = { $score }
    .scenario = { $scenario ->
        [base] { $score }
       *[other] Turn { $place }
    }

## Cards, money, Condottieri

renaissance-cards =
    { $amount ->
        [one] { renaissance-card }
       *[other] { $amount } × { renaissance-card }
    }
renaissance-any-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
renaissance-ducats =
    { $ducats ->
        [one] { $ducats } ducat
       *[other] { $ducats } ducats
    }
renaissance-slot-hired = hired Condottiere
renaissance-slot-power = Milan's Condottiere
renaissance-condottiere = Condottiere showing { $pc }
renaissance-loan =
    { $to_defender ->
        [0] { $to_attacker ->
            [0] none
           *[other] { $to_attacker } to the attacker
        }
       *[other] { $to_attacker ->
            [0] { $to_defender } to the defender
           *[other] { $to_attacker } to the attacker and { $to_defender } to the defender
        }
    }
renaissance-described-card = { $text }
renaissance-described-power = { $text }

## What is asked, as something to do first

renaissance-todo =
    { $question ->
        [version] choose the version to be played
        [claim] claim a nation
        [start] choose a starting city
        [first_rampart] place your first rampart
        [first_palace] place your palace
        [extra] place one more garrison, or decline it
        [return] choose the city to which you return
        [vote] vote for peace or war
        [swiss] choose the bonus of the Swiss
        [buy] finish your purchases
        [expand] make or decline your expansion
        [expand_from] choose the city from which you expand
        [combat] play your combat turn
        [attack_from] choose the city that attacks
        [ride] choose the city to ride against
        [plunder] choose the city to plunder
        [marry] choose the city you marry into
        [call] choose an artist or a banker
        [artist] choose the palace for the artist
        [banker] choose the palace for the banker
        [lure] choose the artist to lure away
        [lure_to] choose the palace for the artist
        [lend] offer Condottieri, or none
        [hire] hire Condottieri, or none
        [commit] choose your blue card
        [commit_red] choose your red card, or none
        [counter] counter, or let it happen
        [traitor] pay the traitor, or let him go
        [double] double a card, or pass
        [save] take back a card, or pass
        [corrupt] choose the city to corrupt
        [ready] say that you are ready
       *[upkeep] remove a fortification, or pass
    }

## Questions

renaissance-prompt-version = Four players: which version do you want to play?
renaissance-prompt-claim =
    { $again ->
        [yes] Claims collided. Claim a nation once more; if two collide again, all nations are drawn.
       *[no] Which nation do you want to lead?
    }
renaissance-prompt-start = Choose one of your starting cities.
renaissance-prompt-first_rampart = Choose the city that gets your first rampart.
renaissance-prompt-first_palace = Choose the city that gets your palace.
renaissance-prompt-extra = Place one more garrison in a free city near your starting cities, or pass.
renaissance-prompt-return = You have lost every city. Choose the starting city to which you return.
renaissance-prompt-vote = Peace or war? Nobody sees your vote before all have voted.
renaissance-prompt-swiss = Your troops fight with +1 in all battles of this turn: in attack or in defence?
renaissance-prompt-buy = You have { renaissance-ducats }. Build, then say how many battle cards you buy.
renaissance-prompt-expand =
    { $round ->
        [1] Your first expansion: take a free city, or pass.
       *[other] Your second expansion: take a free city, or pass.
    }
renaissance-prompt-expand_from = From which of your cities do you expand to { renaissance-city }?
renaissance-prompt-combat =
    { $can ->
        [both] { $state ->
            [war] Your combat turn, at war: attack, play a yellow card, or end your turn.
           *[peace] Your combat turn, at peace: attack once, play a yellow card, or end your turn.
        }
        [attack] { $state ->
            [war] Your combat turn, at war: attack, or end your turn.
           *[peace] Your combat turn, at peace: attack once, or end your turn.
        }
        [cards] { $attacks ->
            [0] No attack is possible: play a yellow card, or end your turn.
           *[other] No further attack is possible: play a yellow card, or end your turn.
        }
        [lure] No attack is possible: lure an artist away, or end your turn.
       *[end] You can neither attack nor play a yellow card: end your turn.
    }
renaissance-prompt-attack_from = Which of your cities attacks { renaissance-city }?
renaissance-prompt-ride = Which city does your cavalry attack? Distance and terrain do not matter.
renaissance-prompt-plunder = Which city do you plunder?
renaissance-prompt-marry = Which city do you gain by marriage?
renaissance-prompt-call = Do you call an artist or a banker?
renaissance-prompt-artist = Which palace is the artist for?
renaissance-prompt-banker = Which palace does the banker visit?
renaissance-prompt-lure = Which artist do you try to lure away?
renaissance-prompt-lure_to = Which of your empty palaces shall he move into?
renaissance-prompt-lend = { $source } attacks { renaissance-city }. Do you offer Condottieri to the two sides, for 1 ducat each?
renaissance-prompt-hire = Do you hire Condottieri for the battle of { renaissance-city }? Each costs 1 ducat and fills a slot.
renaissance-prompt-commit =
    { $side ->
        [attacker] You attack { renaissance-city } from { $source }: lay your blue cards face down.
       *[other] { $source } attacks your city { renaissance-city }: lay your blue card face down.
    }
renaissance-prompt-commit_red = A red card for the battle of { renaissance-city }?
renaissance-prompt-counter = The attacker of { renaissance-city } uses this card: { renaissance-card }. Do you counter it with one of yours?
renaissance-prompt-traitor = A Condottiere of your enemy betrays him in the battle of { renaissance-city }. Do you pay 1 ducat to have him fight for you?
renaissance-prompt-double = { renaissance-city }: attack { $attack }, defence { $defence }. Do you play a Sign of God?
renaissance-prompt-save = { renaissance-city }: attack { $attack }, defence { $defence }. Which blue card do you save with a Retreat?
renaissance-prompt-corrupt = Which enemy city do you try to corrupt?
renaissance-prompt-upkeep = Poor upkeep: which castle or rampart crumbles? You may pass.
renaissance-prompt-ready = The turn is about to be scored. Swap and give as you like, then say that you are ready.
renaissance-prompt-swap = Which of your cities do you offer?
renaissance-prompt-swap_for = { renaissance-city }: which city of another player do you want for it?
renaissance-prompt-gift = How many ducats do you give to { seat-name }?

## Actions. An attribute says the same for a given question

renaissance-action-pass = Pass
    .combat = End the turn
    .lend = Offer none
    .hire = Hire no more
    .commit = Lay no card
    .commit_red = No red card
    .counter = Do not counter
    .traitor = Do not pay
    .extra = No further garrison
    .expand = No expansion
    .upkeep = Remove nothing
    .ready = Ready
    .double = Double no card
    .save = Save no card
renaissance-action-yes = Yes
    .counter = Counter: { renaissance-card }
    .traitor = Pay 1 ducat
renaissance-action-nation = Lead { renaissance-the-nation }
renaissance-action-version = Play { renaissance-version }
renaissance-action-stance = Choose { renaissance-stance }
renaissance-action-city = { renaissance-city }
renaissance-action-expand = Expand to { renaissance-city }
renaissance-action-attack = Attack { renaissance-city }
renaissance-action-from = From { renaissance-city }
renaissance-action-build = Build a { renaissance-building }: { renaissance-city }
renaissance-action-number = { $number }
    .buy = { $number ->
        [0] Buy no cards and finish
        [one] Buy { $number } card and finish
       *[other] Buy { $number } cards and finish
    }
renaissance-action-yellow = Play { $yellow }
renaissance-action-artist = Call an artist
renaissance-action-banker = Call a banker
renaissance-action-lure = Lure an artist away
renaissance-action-lend = Offer { $loan }
renaissance-action-hire = Hire from { seat-name }
renaissance-action-commit = Lay { $slot }
renaissance-action-double = Double { $double }
renaissance-action-save = Save { renaissance-card }
renaissance-action-swap = Offer to swap cities
renaissance-action-gift = Give ducats to { seat-name }
renaissance-action-accept = Accept the swap of { seat-name }
renaissance-action-decline = Decline the swap of { seat-name }
renaissance-action-withdraw = Withdraw the offer

## What happened

renaissance-event-version_chosen = { $seat } has chosen a version.
    .version = { $seat } has chosen to play { renaissance-version }.
renaissance-event-version_shown = { $seat } wanted to play { renaissance-version }.
renaissance-event-version_set = The game is played { renaissance-version }.
renaissance-event-nation_claimed = { $seat } has claimed a nation.
    .nation = { $seat } has claimed { renaissance-the-nation }.
renaissance-event-claim_shown = { $seat } claimed { renaissance-the-nation }.
renaissance-event-claims_collided = Claims collided: everybody claims once more.
renaissance-event-nation_taken = { $seat } leads { renaissance-the-nation }.
renaissance-event-order_set = Place { $place } in the order of play: { $seat }.
renaissance-event-garrison_set = { $seat } placed a garrison: { renaissance-city }.
renaissance-event-rampart_set = { $seat } placed a rampart: { renaissance-city }.
renaissance-event-palace_set = { $seat } placed a palace: { renaissance-city }.
renaissance-event-passed = { $seat } passed.
renaissance-event-turn_began = Turn { $turn } began: { $year }.
renaissance-event-returned = { $seat } returned to { renaissance-city } with { renaissance-ducats }.
renaissance-event-voted = { $seat } has voted for { renaissance-stance }.
renaissance-event-bonus_chosen = { $seat } has chosen { renaissance-stance }.
renaissance-event-vote_shown = { $seat } voted for { renaissance-stance }.
renaissance-event-bonus_shown = { $seat } has { renaissance-stance } this turn.
renaissance-event-state_set =
    { $state ->
        [war] Italy is at war.
       *[peace] Italy is at peace.
    }
renaissance-event-dealt =
    { $ducats ->
        [0] { $seat } received { renaissance-any-cards }.
       *[other] { $seat } received { renaissance-any-cards } and { renaissance-ducats }.
    }
    .goods = { $ducats ->
        [0] { $seat } received { renaissance-any-cards }: { $goods }.
       *[other] { $seat } received { renaissance-any-cards } and { renaissance-ducats }: { $goods }.
    }
renaissance-event-pile_shuffled = The discards were shuffled into a new pile.
renaissance-event-drew = { $seat } drew { renaissance-any-cards }.
    .goods = { $seat } drew { $goods }.
renaissance-event-card_played = { $seat } played { renaissance-card }.
renaissance-event-power_used = { $seat } used the power of { renaissance-the-nation }.
renaissance-event-built = { $seat } built a { renaissance-building } for { renaissance-ducats }: { renaissance-city }.
renaissance-event-bought =
    { $cards ->
        [0] { $seat } bought no cards.
       *[other] { $seat } bought { renaissance-any-cards } for { renaissance-ducats }.
    }
    .goods = { $cards ->
        [0] { $seat } bought no cards.
       *[other] { $seat } bought for { renaissance-ducats }: { $goods }.
    }
renaissance-event-expanded = { $seat } expanded from { $source } to { renaissance-city }, { renaissance-way }.
renaissance-event-combat_began = The combat turn of { $seat } began.
renaissance-event-combat_ended = { $seat } ended the combat turn.
renaissance-event-attacked = { $seat } attacked { renaissance-city } from { $source }, { renaissance-way }.
renaissance-event-answered = { $seat } has put down an offer of Condottieri: { renaissance-loan }.
renaissance-event-lent = { $seat } offered Condottieri: { renaissance-loan }.
renaissance-event-offers_closed = All offers of Condottieri are in.
renaissance-event-hired = { $seat } hired a Condottiere from { $other } for 1 ducat.
renaissance-event-committed =
    { $blue ->
        [0] { $seat } laid no card.
       *[other] { $red ->
            [0] { $seat } laid cards face down, without a red one.
           *[other] { $seat } laid cards face down, a red one among them.
        }
    }
    .slot1 = { $blue ->
        [0] { $seat } laid no card.
        [1] { $red ->
            [0] { $seat } laid face down: { $slot1 }.
           *[other] { $seat } laid face down: { $slot1 }, { $slot3 }.
        }
       *[other] { $red ->
            [0] { $seat } laid face down: { $slot1 }, { $slot2 }.
           *[other] { $seat } laid face down: { $slot1 }, { $slot2 }, { $slot3 }.
        }
    }
renaissance-event-battle_rolled = { $seat } rolled { $die }.
renaissance-event-revealed =
    { $blue ->
        [0] { $seat } had no card to reveal.
        [1] { $red ->
            [0] { $seat } revealed: { $slot1 }.
           *[other] { $seat } revealed: { $slot1 }, { $slot3 }.
        }
       *[other] { $red ->
            [0] { $seat } revealed: { $slot1 }, { $slot2 }.
           *[other] { $seat } revealed: { $slot1 }, { $slot2 }, { $slot3 }.
        }
    }
renaissance-event-fees_paid = { $seat } paid for Condottieri: { renaissance-ducats }.
renaissance-event-cancelled = Cancelled on both sides: { renaissance-card }.
renaissance-event-fort_lowered = The fortification counts { $pc } in this battle: { renaissance-city }.
renaissance-event-engineer_helped = The Engineer gives { $seat } +{ $pc }.
renaissance-event-troops_lost = A Traitor costs { $seat } the strongest blue card: { renaissance-card }.
renaissance-event-routed = A Condottiere of { $seat } fled.
renaissance-event-fought = A Condottiere fights for { $seat }: { $pc }.
renaissance-event-betrayed = A Condottiere of { $seat } turns traitor and is for sale to the enemy for 1 ducat.
renaissance-event-traitor_bought = { $seat } paid the traitor: { renaissance-ducats }.
renaissance-event-totals = Attack of { $seat }: { $attack }; defence: { $defence }.
renaissance-event-doubled = { $seat } doubled { $double }: +{ $pc }.
renaissance-event-city_taken = { $seat } took { renaissance-city } from { $other }.
renaissance-event-city_held = { $seat } held { renaissance-city } against { $other }.
renaissance-event-battle_tied = A tie: { $seat } holds { renaissance-city } against { $other }.
renaissance-event-saved = { $seat } took back { renaissance-card }.
renaissance-event-battle_ended = The battle is over.
renaissance-event-die_rolled = { $seat } rolled { $die }.
renaissance-event-plundered = { $seat } plundered { renaissance-city }: { renaissance-ducats }.
renaissance-event-plunder_failed = { $seat } failed to plunder { renaissance-city }.
renaissance-event-embassy_rolled = The embassy of { $seat } rolled { $die } and { $second }.
renaissance-event-no_effect = The embassy of { $seat } had no effect.
renaissance-event-corrupted = { $seat } corrupted { renaissance-city } and took it from { $other }.
renaissance-event-corruption_failed = { $seat } failed to corrupt { renaissance-city }.
renaissance-event-castle_lost = { $seat } let a castle fall into ruin: { renaissance-city }.
renaissance-event-rampart_lost = { $seat } let a rampart fall into ruin: { renaissance-city }.
renaissance-event-married = { $seat } gained { renaissance-city } from { $other } by marriage for { renaissance-ducats }.
renaissance-event-artist_came = { renaissance-artist } came to { $seat }: { renaissance-city }.
renaissance-event-palace_burnt = Savonarola! The palace of { $seat } burnt down: { renaissance-city }.
renaissance-event-banker_paid = A banker paid { $seat } { renaissance-ducats }: { renaissance-city }.
renaissance-event-artist_lured = { $seat } lured { renaissance-artist } from { renaissance-city } to { $home }.
renaissance-event-lure_failed = { $seat } could not lure { renaissance-artist } away: { renaissance-city }.
renaissance-event-cards_shuffled = All cards were discarded and shuffled.
renaissance-event-scored = { $seat }: provinces { $provinces }, artists { $artists }; Renaissance points in all: { $points }.
renaissance-event-earned = { $seat } earned { renaissance-ducats }.
renaissance-event-game_ended = The game is over.
renaissance-event-swap_offered = { $seat } offered { $other } { renaissance-city } for { $home }.
renaissance-event-swap_declined = { $other } declined to swap with { $seat }: { renaissance-city } for { $home }.
renaissance-event-swap_withdrawn = { $seat } withdrew the offer to { $other }: { renaissance-city } for { $home }.
renaissance-event-swap_lapsed = The offer of { $seat } to { $other } lapsed: { renaissance-city } for { $home }.
renaissance-event-swapped = { $seat } and { $other } swapped { renaissance-city } for { $home }.
renaissance-event-given = { $seat } gave { $other } { renaissance-ducats }.
renaissance-event-closing = All combat turns are over: time for a last agreement.
renaissance-event-ready = { $seat } is ready.

## Refusals

renaissance-refusal-no-negotiation = This table plays without swaps and gifts.
renaissance-refusal-has-answered = You have answered: wait until all have.
renaissance-refusal-wait-for-offers = Other players are asked for Condottieri: wait until they have answered.
renaissance-refusal-wait-your-place = Players decide in the order of play: wait until you are asked.
renaissance-refusal-wait-for-battle = A battle is under way: wait until you are asked.
renaissance-refusal-answer-first = Not now: first { renaissance-todo }.
renaissance-refusal-nation-not-played = This nation is not in play: choose one of the list.
renaissance-refusal-vote-done = There is no vote to make now.
renaissance-refusal-swiss-only = Only the Swiss choose a bonus, after their vote.
renaissance-refusal-name-a-number = Say how many cards you buy; 0 ends your purchases.
renaissance-refusal-must-defend = You hold a blue card: you must defend with one, or with a Condottiere.
renaissance-refusal-two-cards = An attack takes two cards, blue ones or Condottieri: choose one.
renaissance-refusal-hired-must-fight = A hired Condottiere must fill a slot.
renaissance-refusal-must-corrupt = Name a city to corrupt.
renaissance-refusal-no-pass = You cannot pass: { renaissance-todo }.
renaissance-refusal-not-your-city = { renaissance-city } is not one of your cities.
renaissance-refusal-already-built = There is a { renaissance-building } already: { renaissance-city }.
renaissance-refusal-rampart-first = A castle needs a rampart: build one first ({ renaissance-city }).
renaissance-refusal-too-dear = A { renaissance-building } costs { renaissance-ducats }, more than you have ({ renaissance-city }).
renaissance-refusal-build-in-order = Name what you build in the order of the list: it is too late for a { renaissance-building } ({ renaissance-city }).
renaissance-refusal-supply-empty = No { renaissance-building } is left in the supply.
renaissance-refusal-hand-limit = Nobody may hold more than 12 cards after the purchases: you may buy { $cards } at most.
renaissance-refusal-cards-too-dear = A card costs 2 ducats: you can pay for { $cards } at most.
renaissance-refusal-expansions-are-over = Free cities are taken by expansion only, and that phase is over.
renaissance-refusal-closed-city = { renaissance-city } lies in a closed province.
renaissance-refusal-already-yours = { renaissance-city } is yours already.
renaissance-refusal-not-free = { renaissance-city } is not free.
renaissance-refusal-no-counter = All your garrison counters are on the board: you can take no further city.
renaissance-refusal-no-more-sailing = You have made your expansions by sea: { renaissance-city } cannot be reached.
renaissance-refusal-same-base = The two expansions may not start from the same city: { renaissance-city } cannot be reached from another.
renaissance-refusal-out-of-reach = Neither a road nor a way from port to port leads from your cities to { renaissance-city }.
renaissance-refusal-expansions-first = Attacks come after the expansions.
renaissance-refusal-free-city = { renaissance-city } is free: only cities of other players are attacked.
renaissance-refusal-own-city = { renaissance-city } is your own city.
renaissance-refusal-married = You have married its owner this turn: { renaissance-city } may not be attacked.
renaissance-refusal-one-attack-in-peace = At peace a player attacks only once.
renaissance-refusal-too-few-cards = An attack takes two cards that may still attack: blue ones, or Condottieri you can pay.
renaissance-refusal-attacked-already = You have attacked { renaissance-city } this turn already.
renaissance-refusal-no-way-to-attack = None of your cities that may still attack is joined to { renaissance-city } by road or from port to port.
renaissance-refusal-base-used = Your first expansion started from { renaissance-city }: choose another city.
renaissance-refusal-no-road = No road or sea way leads there from { renaissance-city }.
renaissance-refusal-source-used = { renaissance-city } has attacked already this turn.
renaissance-refusal-source-too-new = You gained { renaissance-city } in this turn: it cannot attack yet.
renaissance-refusal-own-turn-only = Yellow cards are played in one's own combat turn, outside battles.
renaissance-refusal-not-in-hand = You do not hold this card: { renaissance-card }.
renaissance-refusal-wedding-too-dear = A marriage costs { renaissance-ducats }, more than you have.
renaissance-refusal-no-target = There is no city for this card now: { renaissance-card }.
renaissance-refusal-no-empty-palace = You have no palace without an artist.
renaissance-refusal-bankers-paid = Every palace of yours has had its banker this turn.
renaissance-refusal-florence-only = Only Florence lures artists, where state powers are played.
renaissance-refusal-lured-already = You have tried to lure an artist this turn already.
renaissance-refusal-no-artist-elsewhere = No other player has an artist.
renaissance-refusal-not-a-choice = { renaissance-city } is not one of the cities you may start with.
renaissance-refusal-not-a-start = { renaissance-city } was not one of your starting cities.
renaissance-refusal-no-fortification = There is neither castle nor rampart: { renaissance-city }.
renaissance-refusal-no-artist-there = No artist of another player lives there: { renaissance-city }.
renaissance-refusal-fortress = A fortress cannot be plundered or corrupted: { renaissance-city }.
renaissance-refusal-plundered-already = { renaissance-city } cannot be plundered again this turn.
renaissance-refusal-no-palace-there = You have no palace there: { renaissance-city }.
renaissance-refusal-banker-was-there = A banker has been there this turn: { renaissance-city }.
renaissance-refusal-artist-lives-there = An artist lives there: { renaissance-city }.
renaissance-refusal-not-an-enemy = { renaissance-city } does not belong to another player.
renaissance-refusal-palace-protects = A palace protects { renaissance-city }.
renaissance-refusal-plain-garrison-only = { renaissance-city } is fortified: only a plain garrison can be married.
renaissance-refusal-attacked-before = You have attacked its owner this turn: { renaissance-city } cannot be had by marriage.
renaissance-refusal-too-few-condottieri =
    { $condottieri ->
        [0] You hold no Condottiere.
        [one] You hold only { $condottieri } Condottiere.
       *[other] You hold only { $condottieri } Condottieri.
    }
renaissance-refusal-nothing-offered = This player offers you no Condottiere.
renaissance-refusal-hiring-too-dear = A Condottiere costs 1 ducat, which you do not have.
renaissance-refusal-no-slot-left = There is no slot left for another Condottiere.
renaissance-refusal-hiring-is-over = It is too late to hire from this player.
renaissance-refusal-not-in-blue-slot = This card goes into the red slot: { $slot }.
renaissance-refusal-not-in-red-slot = This card goes into a blue slot: { $slot }.
renaissance-refusal-condottiere-too-dear = You cannot pay for another Condottiere.
renaissance-refusal-card-is-spent = You took this card back from a battle; it may not attack again this turn: { $slot }.
renaissance-refusal-slot-not-available = You do not have this card to lay: { $slot }.
renaissance-refusal-slots-in-order = Name your blue cards in the order of the list: it is too late for { $slot }.
renaissance-refusal-leaves-a-gap = With { $slot } no complete pair could be laid: begin with a card further up the list.
renaissance-refusal-not-engaged = This card does not fight for you in this battle: { $double }.
renaissance-refusal-save-in-order = Name the cards you save in the order of the list: it is too late for { renaissance-card }.
renaissance-refusal-is-ready = You are ready: wait for the others.
renaissance-refusal-no-deals-now = No swaps or gifts now: wait until the battle or the roll is settled.
renaissance-refusal-too-many-offers = You have made { $offers } offers and gifts: wait until somebody has decided something.
renaissance-refusal-offer-is-open = You have an open offer: withdraw it first.
renaissance-refusal-nothing-to-swap = No other player has a city of the same fortification that may be swapped.
renaissance-refusal-nothing-to-give = You have no ducats to give.
renaissance-refusal-give-to-another = Choose another player.
renaissance-refusal-given-already = You have given to this player already: only once in each sequence of a turn.
renaissance-refusal-swap-is-stale = This swap is no longer possible: a city has changed hands, strength, or was swapped.
renaissance-refusal-no-such-offer = There is no such offer.
renaissance-refusal-give-what-you-have = Give at least 1 ducat, and no more than you have.
renaissance-refusal-complete-gift = First say how many ducats you give.
renaissance-refusal-complete-swap = First name the cities of the swap.
renaissance-refusal-swapped-already = { renaissance-city } was swapped already this turn.
renaissance-refusal-no-equal = Nobody else has a city as strong as { renaissance-city } to swap.
renaissance-refusal-other-level = { renaissance-city } is not of the same fortification as the city you offer.

## Positions that no game can reach

renaissance-impossible-setup = This position is impossible: the setup does not go with the number of players and the options.
renaissance-impossible-nations = This position is impossible: each player leads a different nation of the setup.
renaissance-impossible-order = This position is impossible: each player has one place in the order of play.
renaissance-impossible-cities = This position is impossible: a city has two owners or lies in a closed province, or a player has too many.
renaissance-impossible-buildings = This position is impossible: fortifications or palaces stand where they may not, or are too many.
renaissance-impossible-artists = This position is impossible: each artist lives alone in a palace.
renaissance-impossible-cards = This position is impossible: battle cards are missing or are there twice.
renaissance-impossible-hands = This position is impossible: a hand, a debt or a card lying open does not agree with what is known.
renaissance-impossible-turns = This position is impossible: the turn or the powers do not agree with the options.
renaissance-impossible-question = This position is impossible: the question asked does not agree with the table.
renaissance-impossible-offers = This position is impossible: an offer or a gift does not go with the table.

## Rules cited by refusals and questions

renaissance-rule-REN-BUY-01 = In order of play each player announces all his purchases and takes them.
renaissance-rule-REN-BUY-02 = A battle card costs 2 ducats, a palace 3, a rampart 4, a castle 4.
renaissance-rule-REN-BUY-04 = All cards of a turn are bought at once, without looking in between.
renaissance-rule-REN-BUY-05 = At the end of the purchases nobody may hold more than 12 cards.
renaissance-rule-REN-BUY-07 = A garrison may become a rampart, and a rampart with a castle is a fortress, in one's own cities only.
renaissance-rule-REN-BUY-11 = One palace per city; it is captured with the city.
renaissance-rule-REN-BUY-13 = One builds only where one has a garrison; a palace goes with any fortification.
renaissance-rule-REN-CBT-01 = In order of play each player takes his whole combat turn.
renaissance-rule-REN-CBT-02 = Nobody is obliged to attack.
renaissance-rule-REN-CBT-03 = A player who is attacked must defend as long as he has a blue card in hand.
renaissance-rule-REN-CBT-04 = Only cities of other players may be attacked, free ones never.
renaissance-rule-REN-CBT-05 = To attack, a player needs at least two blue cards or Condottieri that may still attack this turn.
renaissance-rule-REN-CBT-06 = The attacking city is joined to the target by a road, or both have a port.
renaissance-rule-REN-CBT-08 = The attacker names the city that attacks and the one that is attacked.
renaissance-rule-REN-CBT-09 = One attack per turn from a given city.
renaissance-rule-REN-CBT-10 = A player attacks a given city once per turn.
renaissance-rule-REN-CBT-11 = The attacker lays two blue cards or Condottieri face down, and one red card at most.
renaissance-rule-REN-CBT-12 = Then the defender lays one blue card or Condottiere, and one red card at most.
renaissance-rule-REN-CBT-17 = A landing gives the defender 1 point; so do mountains and marshes.
renaissance-rule-REN-CMP-07 = Ramparts, castles and palaces come from a common and limited supply.
renaissance-rule-REN-CMP-08 = A nation without a spare garrison counter can take no further city.
renaissance-rule-REN-CON-01 = A Condottiere may take the place of a blue card or of the red one.
renaissance-rule-REN-CON-02 = Each Condottiere used costs his user 1 ducat.
renaissance-rule-REN-CON-06 = Betrayal: the enemy may pay 1 ducat, takes the Condottiere and rolls again for himself.
renaissance-rule-REN-CON-07 = If the enemy does not pay, the owner rolls again.
renaissance-rule-REN-CON-11 = A player who takes no part in a battle may sell Condottieri to either side.
renaissance-rule-REN-CON-12 = A Condottiere is bought for 1 ducat, paid to the seller; using him costs nothing more.
renaissance-rule-REN-CON-13 = A bought Condottiere fills one of the buyer's slots.
renaissance-rule-REN-CRD-06 = Yellow cards are played in one's own turn, outside battles.
renaissance-rule-REN-DIP-01 = Players may negotiate at any time, where the table plays with it.
renaissance-rule-REN-DIP-02 = Two players may swap cities of the same fortification at any moment outside a battle.
renaissance-rule-REN-DIP-03 = A city is swapped only once per turn.
renaissance-rule-REN-DIP-05 = Money may be given freely.
renaissance-rule-REN-ELM-01 = A player who has lost every city returns at the beginning of the next turn to one of his starting cities.
renaissance-rule-REN-ELM-02 = He takes it with its fortifications and its palace.
renaissance-rule-REN-ELM-03 = He also receives 6 ducats.
renaissance-rule-REN-END-01 = The game ends after the sixth turn.
renaissance-rule-REN-EXP-02 = An expansion goes into a free city joined by a road to one of one's own.
renaissance-rule-REN-EXP-04 = The two expansions of a turn do not start from the same city.
renaissance-rule-REN-EXP-05 = Every player in order makes his first expansion, then every player his second.
renaissance-rule-REN-EXP-07 = A player with a port may expand once a turn by sea, to any free port.
renaissance-rule-REN-EXP-08 = Genoa, Venice, France and Spain may make both expansions by sea, from two ports.
renaissance-rule-REN-EXP-10 = An expansion is never compulsory.
renaissance-rule-REN-POL-01 = Votes for peace or war are secret and shown all at the same time.
renaissance-rule-REN-POL-02 = Italy is at war if at least half of the votes are for war.
renaissance-rule-REN-POL-04 = At war each player receives 6 cards and may attack as often as his cards allow.
renaissance-rule-REN-POL-05 = At peace each player receives 4 cards and 4 ducats and attacks once.
renaissance-rule-REN-POW-03 = Once a turn, with an empty palace, Florence may try to lure an artist: 5 or 6 on a die.
renaissance-rule-REN-POW-11 = The Swiss announce at the vote +1 in attack or in defence for all battles of the turn.
renaissance-rule-REN-RED-01 = An Engineer in attack lowers the fortification by one level for this battle.
renaissance-rule-REN-RED-03 = A defender who has an Engineer may cancel the attacker's with it.
renaissance-rule-REN-RED-05 = An Engineer in defence gives 2 points.
renaissance-rule-REN-RED-06 = A Traitor in attack makes the fortification count for nothing in this battle.
renaissance-rule-REN-RED-07 = A defender who has a Traitor may cancel the attacker's with it.
renaissance-rule-REN-RED-08 = A Traitor in defence costs the attacker his strongest blue card.
renaissance-rule-REN-RED-09 = After the reveal a Sign of God doubles one's own blue card or Condottiere, once per player and battle.
renaissance-rule-REN-RED-10 = Both sides may play a Sign of God in the same battle.
renaissance-rule-REN-RED-11 = After the result a Retreat returns to hand one blue card that was engaged.
renaissance-rule-REN-RED-12 = Several Retreats may be played in one battle.
renaissance-rule-REN-RED-13 = An attacker may not attack again this turn with a card he took back.
renaissance-rule-REN-RUL-01 = With fewer than six players some nations are not in play.
renaissance-rule-REN-RUL-04 = What is placed at the start goes on one's own starting cities.
renaissance-rule-REN-RUL-10 = A city gained in one's own combat turn cannot attack in that turn.
renaissance-rule-REN-RUL-11 = One lays only as many Condottieri as one can pay; they are paid when revealed.
renaissance-rule-REN-RUL-17 = A Cavalry ride is played only in one's own combat turn.
renaissance-rule-REN-RUL-22 = One plunders no city of one's own, none twice in a turn, and only while counters are left.
renaissance-rule-REN-RUL-28 = A swap is one city for one of the same strength, never during a battle or a roll.
renaissance-rule-REN-RUL-40 = Before a turn is scored all players say that they are ready; offers and gifts are limited in number.
renaissance-rule-REN-RUL-41 = The version for four is chosen by majority, at random if votes are equal.
renaissance-rule-REN-SCN-03 = Each player places his garrisons; where cities are joined by “or” he chooses one.
renaissance-rule-REN-SCN-06 = In 1515 each player sets a palace on one of his garrisons.
renaissance-rule-REN-SET-01 = Nations are chosen by agreement; without it all are drawn.
renaissance-rule-REN-SET-04 = The first turn has no vote.
renaissance-rule-REN-SET-07 = Four players leave out Genoa, and either Naples or Milan with its provinces.
renaissance-rule-REN-SET-09 = Nobody enters a closed province.
renaissance-rule-REN-SET-11 = Each player sets his first rampart on a city of his.
renaissance-rule-REN-SET-12 = Each player may add a garrison in a free city joined by a road to a starting city.
renaissance-rule-REN-SET-13 = A player with a port may choose any other free port instead.
renaissance-rule-REN-TRN-01 = A turn goes in sequences: vote, cards, purchases, order, expansions and combats, points and treasury.
renaissance-rule-REN-YEL-01 = Plunderers need a die strictly above the fortification of a free or enemy city.
renaissance-rule-REN-YEL-02 = A fortress can never be plundered.
renaissance-rule-REN-YEL-04 = Plunder brings 1 ducat, 2 from a rampart, and the city yields nothing this turn.
renaissance-rule-REN-YEL-06 = Corruption takes an enemy city without a palace if a die is strictly above its fortification.
renaissance-rule-REN-YEL-07 = Poor upkeep may remove one castle or one rampart.
renaissance-rule-REN-YEL-09 = A marriage gives an enemy city with a plain garrison and no palace for 2 ducats.
renaissance-rule-REN-YEL-10 = One does not marry a player one has attacked this turn.
renaissance-rule-REN-YEL-11 = One does not attack a player one has married this turn.
renaissance-rule-REN-YEL-12 = A Cavalry ride attacks any enemy city, whatever the distance and the terrain.
renaissance-rule-REN-YEL-13 = Artist and banker need a palace of one's own; one card serves one palace.
renaissance-rule-REN-YEL-14 = An artist comes to a palace that has none and brings 1 Renaissance point a turn.
renaissance-rule-REN-YEL-15 = One artist per palace; he stays there whoever takes the city.
renaissance-rule-REN-YEL-16 = If Savonarola is drawn, the palace burns.
renaissance-rule-REN-YEL-17 = A banker pays 5 ducats, once per palace and turn.

## The web client: the map (ui-renaissance-map-…, ui-renaissance-place-…)

ui-renaissance-map = Map of Italy
ui-renaissance-map-about = Arrow keys lead from city to city; plus and minus zoom, zero shows the whole map. Every port is joined to every other one by sea.
ui-renaissance-map-zoom = Zoom
ui-renaissance-map-larger = Zoom in
ui-renaissance-map-smaller = Zoom out
ui-renaissance-map-whole = Show the whole map
ui-renaissance-map-ask = { $action }?
ui-renaissance-ask-from =
    { $question ->
        [expand_from] expand from { $source } to { renaissance-city }?
       *[attack_from] attack { renaissance-city } from { $source }?
    }
ui-renaissance-in-city = in { renaissance-city }
ui-renaissance-ask-city =
    { $question ->
        [start] begin with { renaissance-city } as well?
        [first_rampart] your first rampart { ui-renaissance-in-city }?
        [first_palace] your palace { ui-renaissance-in-city }?
        [extra] one more garrison { ui-renaissance-in-city }?
        [return] return to { renaissance-city }, with 6 ducats?
        [plunder] plunder { renaissance-city }?
        [marry] marry into { renaissance-city }, for 2 ducats?
        [artist] call an artist to { renaissance-city }?
        [banker] a banker { ui-renaissance-in-city }, who brings 5 ducats?
        [lure] try to lure away the artist of { renaissance-city }?
        [lure_to] have him move to { renaissance-city }?
        [corrupt] try to corrupt { renaissance-city }?
        [upkeep] let the walls of { renaissance-city } crumble?
       *[other] { renaissance-city }?
    }
ui-renaissance-map-phase =
    { $state ->
        [war] at war
       *[peace] at peace
    }
ui-renaissance-map-city =
    { $city ->
        [confederazione_svizzera] Swiss
        [ragusa] Ragusa
       *[other] { renaissance-city }
    }
ui-renaissance-map-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-renaissance-map-province = { renaissance-province } ({ ui-renaissance-map-points }): { $list }.
ui-renaissance-map-province-ruled = { renaissance-province } ({ ui-renaissance-map-points }): wholly held by { $name }.
ui-renaissance-map-province-closed = { renaissance-province }: closed, nobody enters.
ui-renaissance-map-held = { ui-renaissance-map-city } ({ $name })
ui-renaissance-map-nobody = free
ui-renaissance-place-you = you
ui-renaissance-place-name = { ui-renaissance-map-city } ({ renaissance-province }).
ui-renaissance-place-free = Free city.
ui-renaissance-place-held = Held by { $name }: { renaissance-level }, { $pc } in defence.
ui-renaissance-place-closed = Closed province: nobody enters.
ui-renaissance-place-palace = Palace without an artist.
ui-renaissance-place-artist = Palace with { renaissance-artist }.
ui-renaissance-place-plundered = Plundered this turn.
ui-renaissance-place-land =
    { $terrain ->
        [mountain] In the mountains: { $bonus } more.
        [marsh] In the marshes: { $bonus } more.
       *[plain] On the plain.
    }
ui-renaissance-place-land-port =
    { $terrain ->
        [mountain] Port in the mountains: { $bonus } more.
        [marsh] Port in the marshes: { $bonus } more.
       *[plain] Port on the plain.
    }
ui-renaissance-place-roads = Roads to { $list }.

## The web client: panels (ui-renaissance-…)

ui-renaissance-short = Renaissance
ui-renaissance-tab-map = Map
ui-renaissance-tab-hand = Hand
ui-renaissance-tab-battle = Turn
ui-renaissance-tab-others = Players
ui-renaissance-key-letters = A X B Y P
ui-renaissance-key-letters-does = attack, expand, build, yellow card, pass
ui-renaissance-answers-lend = Condottieri for others
ui-renaissance-answers-counter = counters
ui-renaissance-answers-traitor = traitors on sale
ui-renaissance-answers-double = Signs of God
ui-renaissance-answers-save = Retreats
ui-renaissance-answers-gift = gifts
ui-renaissance-unwelcome-gift = Take no gifts
ui-renaissance-welcome-gift = Take gifts again
ui-renaissance-span-turn = this combat turn
ui-renaissance-span-round = this turn
ui-renaissance-option-scenario = Scenario
ui-renaissance-option-state_powers = each state has a power of its own
ui-renaissance-option-yellow_cards_during_expansion = yellow cards also during expansions
ui-renaissance-option-artist_pr_cap_per_province = Points for artists
ui-renaissance-option-scenario_first_turn_order = Order of the first turn of a scenario
ui-renaissance-option-scenario_extra_garrison = One more garrison in a scenario
ui-renaissance-option-random_nations = nations are drawn
ui-renaissance-option-negotiation = Bargaining
ui-renaissance-value-base = 1454 to 1494
ui-renaissance-value-1494 = 1494: the Italian Wars begin (4 to 6)
ui-renaissance-value-1499 = 1499: Louis XII (4 to 6)
ui-renaissance-value-1515 = 1515: Francis I (4 to 6)
ui-renaissance-value-0 = every artist counts
ui-renaissance-value-1 = one artist per province counts
ui-renaissance-value-listed = first turn in the order of the scenario
ui-renaissance-value-draw = order of the first turn drawn
ui-renaissance-value-france_1499_only = one more garrison for France in 1499
ui-renaissance-value-everyone = one more garrison for everyone
ui-renaissance-value-nobody = one more garrison for nobody
ui-renaissance-value-off = no bargaining
ui-renaissance-value-on = swaps and gifts
ui-renaissance-round = Turn { $number }
ui-renaissance-chart-round = turn
ui-renaissance-sheet-rounds =
    { $rounds ->
        [one] One turn was played.
       *[other] { $rounds } turns were played.
    }
ui-renaissance-ended =
    { $tie ->
        [yes] Where points are equal, fortresses count, then ramparts, then ducats.
       *[no] The last turn was counted.
    }
ui-renaissance-sheet-part-1454 = 1454
ui-renaissance-sheet-part-1462 = 1462
ui-renaissance-sheet-part-1470 = 1470
ui-renaissance-sheet-part-1478 = 1478
ui-renaissance-sheet-part-1486 = 1486
ui-renaissance-sheet-part-1494 = 1494

ui-renaissance-prompt-version = four players: which version do you want to play?
ui-renaissance-prompt-claim =
    { $again ->
        [yes] claims collided: claim once more, or all are drawn.
       *[no] which nation do you want to lead?
    }
ui-renaissance-prompt-start = choose one more city to begin with.
ui-renaissance-prompt-first_rampart = which city gets your first rampart?
ui-renaissance-prompt-first_palace = which city gets your palace?
ui-renaissance-prompt-extra = place one more garrison nearby, or pass.
ui-renaissance-prompt-return = all is lost: to which first city do you return?
ui-renaissance-prompt-vote = peace or war?
ui-renaissance-prompt-swiss = +1 in all your battles: in attack or in defence?
ui-renaissance-prompt-buy = what do you buy with { renaissance-ducats }?
ui-renaissance-prompt-expand =
    { $round ->
        [1] first expansion: take a free city, or pass.
       *[other] second expansion: take a free city, or pass.
    }
ui-renaissance-prompt-expand_from = from where do you expand to { renaissance-city }?
ui-renaissance-prompt-combat =
    { $can ->
        [both] { $state ->
            [war] attack, play a yellow card, or end your turn.
           *[peace] attack once, play a yellow card, or end your turn.
        }
        [attack] { $state ->
            [war] attack, or end your turn.
           *[peace] attack once, or end your turn.
        }
        [cards] { $attacks ->
            [0] no attack is possible: play a yellow card, or end.
           *[other] no further attack: play a yellow card, or end.
        }
        [lure] lure an artist away, or end your turn.
       *[end] you can neither attack nor play a card: end your turn.
    }
ui-renaissance-prompt-attack_from = from where do you attack { renaissance-city }?
ui-renaissance-prompt-ride = which city does your cavalry attack?
ui-renaissance-prompt-call = an artist, or a banker?
ui-renaissance-prompt-artist = which palace is the artist for?
ui-renaissance-prompt-banker = which palace does the banker visit?
ui-renaissance-prompt-lend = offer Condottieri to either side, for 1 ducat each?
ui-renaissance-prompt-hire = hire a Condottiere in place of a card, for 1 ducat?
ui-renaissance-prompt-commit =
    { $side ->
        [attacker] lay two cards face down.
       *[other] lay one card face down.
    }
ui-renaissance-prompt-commit_red = a red card as well?
ui-renaissance-prompt-counter = counter the attacker's { renaissance-card } with yours?
ui-renaissance-prompt-traitor = pay 1 ducat and have the traitor fight for you?
ui-renaissance-prompt-double = play Sign of God to double one of your cards?
ui-renaissance-prompt-save = save a blue card with a Retreat?
ui-renaissance-prompt-corrupt = which enemy city do you try to corrupt?
ui-renaissance-prompt-upkeep = which castle or rampart crumbles?
ui-renaissance-prompt-ready = swap and give as you like, then seal the turn.

ui-renaissance-family-nation = Lead a nation
ui-renaissance-family-version = Choose the version
ui-renaissance-family-stance = Vote
ui-renaissance-family-city = Choose a city
ui-renaissance-family-expand = Expand
ui-renaissance-family-attack = Attack
ui-renaissance-family-from = Choose the source
ui-renaissance-family-build = Build
ui-renaissance-family-number = Buy cards and finish
ui-renaissance-family-yellow = Play a yellow card
ui-renaissance-family-artist = Call an artist
ui-renaissance-family-banker = Call a banker
ui-renaissance-family-lure = Lure an artist away
ui-renaissance-family-lend = Offer Condottieri
ui-renaissance-family-hire = Hire a Condottiere
ui-renaissance-family-commit = Lay a card
ui-renaissance-family-double = Double a card
ui-renaissance-family-save = Save a card
ui-renaissance-family-yes = Yes
ui-renaissance-count-nation = in secret
ui-renaissance-count-version = by majority
ui-renaissance-count-stance = in secret
ui-renaissance-count-city =
    { $count ->
        [one] one city
       *[other] { $count } cities
    }
ui-renaissance-count-expand =
    { $count ->
        [one] one free city in reach
       *[other] { $count } free cities in reach
    }
ui-renaissance-count-attack =
    { $count ->
        [one] one city in reach
       *[other] { $count } cities in reach
    }
ui-renaissance-count-from =
    { $count ->
        [one] one of your cities
       *[other] { $count } of your cities
    }
ui-renaissance-count-build = ramparts, castles, palaces
ui-renaissance-count-number = this closes your purchases
ui-renaissance-count-yellow = outside battles
ui-renaissance-count-artist = a point a turn
ui-renaissance-count-banker = 5 ducats
ui-renaissance-count-lure = 5 or 6 on a die
ui-renaissance-count-lend = 1 ducat for each one hired
ui-renaissance-count-hire = 1 ducat each
ui-renaissance-count-commit = face down
ui-renaissance-count-double = with a Sign of God
ui-renaissance-count-save = with a Retreat
ui-renaissance-count-yes = at once
ui-renaissance-only-extra = you cannot place one more garrison.
ui-renaissance-only-expand = you cannot expand now.
ui-renaissance-only-combat = { ui-renaissance-prompt-combat }
ui-renaissance-only-lend = you have no Condottiere to offer.
ui-renaissance-only-hire = there is nobody you can hire.
ui-renaissance-only-commit = you have no card to lay.
ui-renaissance-only-commit_red = you have no red card to lay.
ui-renaissance-only-counter = you have nothing to counter it with.
ui-renaissance-only-traitor = you cannot pay the traitor.
ui-renaissance-only-double = none of your cards can be doubled.
ui-renaissance-only-save = none of your cards can be saved.
ui-renaissance-only-ready = { ui-renaissance-prompt-ready }
ui-renaissance-note-attack = { $name }, { renaissance-level }, defence { $pc }
ui-renaissance-call =
    { $family ->
        [artist] An artist
       *[banker] A banker
    }
ui-renaissance-note-artist = a point a turn, unless Savonarola comes
ui-renaissance-note-banker = 5 ducats at once
ui-renaissance-note-value =
    { $value ->
        [one] { $value } combat point
       *[other] { $value } combat points
    }

ui-renaissance-years = The years
ui-renaissance-year-of =
    { $state ->
        [setup] Before 1454
        [open] The vote
        [war] Year of war
       *[peace] Year of peace
    }
ui-renaissance-scenario-1494 = the Italian Wars begin
ui-renaissance-scenario-1499 = Louis XII
ui-renaissance-scenario-1515 = the reign of Francis I
ui-renaissance-year-means =
    { $state ->
        [setup] { "" }
        [open] peace or war?
        [war] attack as often as you can
       *[peace] { $attacks ->
            [0] one attack each
           *[other] the attack is made
        }
    }
ui-renaissance-your-hand = Your hand
ui-renaissance-hand-of = Hand of { $name }
ui-renaissance-not-yours = Hands are seen only by those who hold them.
ui-renaissance-ducats =
    { $ducats ->
        [one] ducat
       *[other] ducats
    }
ui-renaissance-face-down = face down
ui-renaissance-hired = Hired man
ui-renaissance-power = Milan's man
ui-renaissance-card-label =
    { $fate ->
        [spent] { $name } × { $amount }, cannot attack again this turn
        [shown] { $name } × { $amount }, back in hand when the turn ends
       *[hand] { $value ->
            [0] { $name } × { $amount }
           *[other] { $name } × { $amount }, { ui-renaissance-note-value }
        }
    }
ui-renaissance-spent = rests
ui-renaissance-shown = returns
ui-renaissance-no-cards = No card in hand.
ui-renaissance-yours = What you have
ui-renaissance-name =
    { $thing ->
        [ducats] Ducats
        [cards] Cards
        [cities] Cities
        [provinces] Provinces
        [palaces] Palaces
        [artists] Artists
       *[points] Points
    }
ui-renaissance-state-of = The state of { $name }
ui-renaissance-points =
    { $points ->
        [one] point
       *[other] points
    }
ui-renaissance-no-province = none held whole
ui-renaissance-no-city = no city left

ui-renaissance-the-turn = The turn
ui-renaissance-setting-up = Before the first turn
ui-renaissance-turn = Turn { $turn }, { $year }
ui-renaissance-sequence =
    { $step ->
        [vote] vote and cards
        [buy] purchases
        [expand] expansions
        [combat] combats
       *[points] points
    }
ui-renaissance-order = In order of play
ui-renaissance-voted =
    { $stance ->
        [war] for war
       *[peace] for peace
    }
ui-renaissance-is-ready = ready
ui-renaissance-bought = bought { $list }
ui-renaissance-built = { renaissance-building } ({ renaissance-city })
ui-renaissance-see-turn = The turn
ui-renaissance-see-battle = Last battle

ui-renaissance-vote = Peace or war?
ui-renaissance-swiss = The bonus of the Swiss
ui-renaissance-vote-none = The first turn has no vote.
ui-renaissance-vote-secret = Nobody sees your choice before all have made theirs.
ui-renaissance-stance =
    { $stance ->
        [peace] Peace
        [war] War
        [attack] In attack
       *[defence] In defence
    }
ui-renaissance-stance-does =
    { $stance ->
        [peace] 4 cards and 4 ducats each; everybody attacks once.
        [war] 6 cards each; everybody attacks as often as his cards allow. Half of the votes are enough.
        [attack] +1 whenever you attack this turn
       *[defence] +1 whenever you are attacked this turn
    }

ui-renaissance-purchases = Purchases
ui-renaissance-purchases-how = Choose what you want, here or on the map; it is all bought together.
ui-renaissance-building =
    { $building ->
        [rampart] Rampart
        [castle] Castle
       *[palace] Palace
    }
ui-renaissance-building-does =
    { $building ->
        [rampart] defence 4, earns 2 a turn
        [castle] on a rampart: defence 6, earns 3 a turn
       *[palace] for an artist or a banker
    }
ui-renaissance-left = { $left } left
ui-renaissance-no-site = nowhere now
ui-renaissance-battle-cards = Battle cards
ui-renaissance-hand-limit = { $cards } of 12 in hand
ui-renaissance-each = each
ui-renaissance-fewer = One card less
ui-renaissance-more = One card more
ui-renaissance-total =
    { $total ->
        [one] { $total } ducat in all; { $left } left.
       *[other] { $total } ducats in all; { $left } left.
    }
ui-renaissance-loan-each = { $loan } to each side
ui-renaissance-buy =
    { $total ->
        [0] Buy nothing
        [one] Buy for { $total } ducat
       *[other] Buy for { $total } ducats
    }


ui-renaissance-battle-of =
    { $city ->
        [confederazione_svizzera] Battle in the Swiss Confederation
        [ragusa] Battle of Ragusa
       *[other] Battle of { renaissance-city }
    }
ui-renaissance-attacks-from =
    { $way ->
        [sea] { $name } attacks by sea from { renaissance-city }.
        [ride] { $name } rides out from { renaissance-city }.
       *[road] { $name } attacks from { renaissance-city }.
    }
ui-renaissance-prize = The prize completes a province: { renaissance-province }.
ui-renaissance-prize-breaks = { $name } holds the whole province: { renaissance-province }.
ui-renaissance-attacks = attacks, { renaissance-nation }
ui-renaissance-defends = defends, { renaissance-nation }
ui-renaissance-walls =
    { $level ->
        [fortress] Fortress
        [rampart] Rampart
        [garrison] Garrison
       *[free] Walls
    }
ui-renaissance-lowered = lowered in this battle
ui-renaissance-ground =
    { $terrain ->
        [marsh] Marsh
        [mountain] Mountain
       *[plain] Plain
    }
ui-renaissance-landing = Landing
ui-renaissance-bonus = Bonus
ui-renaissance-die = Die
ui-renaissance-no-card-laid = lays no card
ui-renaissance-engaged =
    { $fate ->
        [down] { $name }, face down
        [waiting] { $name }, not rolled yet
        [traitor] { $name }, for sale to the enemy
        [lost] { $name }, lost to a Traitor
        [routed] { $name }, has fled
        [betrayed] { $name }, has changed sides
        [cancelled] { $name }, cancelled
        [saved] { $name }, taken back
       *[up] { $doubled ->
            [yes] { $name }, { $value } doubled
           *[no] { $name }, { $value }
        }
    }
ui-renaissance-fate =
    { $fate ->
        [lost] lost
        [routed] fled
        [betrayed] gone over
        [cancelled] cancelled
        [countered] counters
        [traitor] for sale
        [saved] saved
       *[waiting] to roll
    }
ui-renaissance-lends = { $name } offers Condottieri: { $loan }.
ui-renaissance-sold =
    { $sold ->
        [one] One was hired.
       *[other] { $sold } were hired.
    }
ui-renaissance-unsold = None was hired.
ui-renaissance-step =
    { $step ->
        [lend] The others may offer Condottieri
        [attacker] { $name } lays cards face down
       *[defender] { $name } answers with cards
    }
ui-renaissance-lead =
    { $side ->
        [attack] The attack leads by { $lead }
        [defence] The defence leads by { $lead }
       *[tie] A tie keeps the city
    }
ui-renaissance-result =
    { $result ->
        [taken] { $name } takes { renaissance-city }
        [held] { $name } holds { renaissance-city }
       *[tied] A tie: { $name } keeps { renaissance-city }
    }
ui-renaissance-doubled = { renaissance-card }: { $mine } to { $other }
ui-renaissance-let-stand =
    { $tie ->
        [yes] Let the tie stand
       *[no] Let it stand
    }
ui-renaissance-save-none = Save none
ui-renaissance-hire = { $name }, 1 ducat
ui-renaissance-odds-show = Show the odds
ui-renaissance-odds = { $chance } % for the attack
ui-renaissance-odds-means = From what you know: the other side's cards dealt many times, its best laid against yours.

ui-renaissance-swap = Swap cities
ui-renaissance-gift = Give ducats
ui-renaissance-your-city = Your city
ui-renaissance-for-city = for
ui-renaissance-swap-send = Offer it to { $name }
ui-renaissance-swap-how = Cities of the same strength, each once a turn; only the two of you see the offer.
ui-renaissance-gift-send =
    { $ducats ->
        [one] Give { $name } { $ducats } ducat
       *[other] Give { $name } { $ducats } ducats
    }
ui-renaissance-gift-how = A gift is carried out at once. Promises bind nobody.
ui-renaissance-offers = { $name } offers { $other } { $given } for { $wanted }.

ui-renaissance-tale-turn = Turn { $turn }, { $year }
ui-renaissance-tale-order = Order of play: { $list }.
ui-renaissance-tale-votes = For peace: { $peace }; for war: { $war }.
ui-renaissance-tale-state =
    { $state ->
        [war] Italy is at war, and everybody gets six cards.
       *[peace] Italy is at peace, and everybody gets four cards and four ducats.
    }
ui-renaissance-tale-built-one = a { renaissance-building } in { renaissance-city }
ui-renaissance-tale-built = { $seat } builds { $list }.
ui-renaissance-tale-bought =
    { $cards ->
        [one] { $seat } buys a card for { $ducats } ⟦coin⟧.
       *[other] { $seat } buys { $cards } cards for { $ducats } ⟦coin⟧.
    }
ui-renaissance-tale-bought-nothing = { $seat } buys nothing.
ui-renaissance-tale-expanded =
    { $way ->
        [sea] { $seat } sails from { $source } and takes { renaissance-city }.
       *[other] { $seat } goes from { $source } to { renaissance-city } and takes it.
    }
ui-renaissance-tale-attacked =
    { $way ->
        [sea] { $seat } attacks { renaissance-city } by sea from { $source }.
        [ride] { $seat } rides from { $source } against { renaissance-city }.
       *[road] { $seat } attacks { renaissance-city } from { $source }.
    }
ui-renaissance-tale-lent = { $seat } offers Condottieri: { renaissance-loan }.
ui-renaissance-tale-hired = { $seat } hires a Condottiere from { $other } for 1 ⟦coin⟧.
ui-renaissance-tale-revealed = { $seat } lays { $list } and rolls { $die }.
ui-renaissance-tale-revealed-nothing = { $seat } has no card to lay and rolls { $die }.
ui-renaissance-tale-cancelled = Both sides lose it: { renaissance-card }.
ui-renaissance-tale-fort_lowered = The walls of { renaissance-city } count only { $pc }.
ui-renaissance-tale-engineer_helped = The Engineer of { $seat } adds { $pc }.
ui-renaissance-tale-troops_lost = A Traitor costs { $seat } the best card: { renaissance-card }.
ui-renaissance-tale-routed = A Condottiere of { $seat } flees.
ui-renaissance-tale-fought = A Condottiere of { $seat } fights with { $pc }.
ui-renaissance-tale-betrayed = A Condottiere of { $seat } is for sale.
ui-renaissance-tale-traitor_bought = { $seat } buys him for { $ducats } ⟦coin⟧.
ui-renaissance-tale-doubled = A Sign of God for { $seat }: { $double } counts { $pc } more.
ui-renaissance-tale-city_taken = { $seat } takes { renaissance-city } from { $other }, { $attack } to { $defence }.
ui-renaissance-tale-city_held = { $seat } holds { renaissance-city } against { $other }, { $defence } to { $attack }.
ui-renaissance-tale-battle_tied = { $seat } keeps { renaissance-city } against { $other }: { $attack } to { $defence } is a tie.
ui-renaissance-tale-saved = { $seat } saves a card by Retreat: { renaissance-card }.
ui-renaissance-tale-card_played = { $seat } plays { renaissance-card }.
ui-renaissance-tale-plundered = { $seat } plunders { renaissance-city } and gets { $ducats } ⟦coin⟧.
ui-renaissance-tale-plunder_failed = { $seat } plunders { renaissance-city } in vain.
ui-renaissance-tale-corrupted = { $seat } corrupts { renaissance-city } and takes it from { $other }.
ui-renaissance-tale-corruption_failed = { $seat } tries in vain to corrupt { renaissance-city }.
ui-renaissance-tale-married = { $seat } marries into { renaissance-city }; { $other } gets { $ducats } ⟦coin⟧.
ui-renaissance-tale-artist_came = { renaissance-artist } comes to { renaissance-city } and works for { $seat }.
ui-renaissance-tale-banker_paid = A banker in { renaissance-city } pays { $seat } { $ducats } ⟦coin⟧.
ui-renaissance-tale-returned = { $seat } returns to { renaissance-city } with { $ducats } ⟦coin⟧.
ui-renaissance-tale-garrison_set = { $seat } places a garrison in { renaissance-city }.
ui-renaissance-tale-rampart_set = { $seat } builds the first rampart in { renaissance-city }.
ui-renaissance-tale-palace_set = { $seat } places a palace in { renaissance-city }.
ui-renaissance-tale-given = { $seat } gives { $other } { $ducats } ⟦coin⟧.
ui-renaissance-tale-swapped = { $seat } and { $other } swap { renaissance-city } for { $home }.
ui-renaissance-tale-passed = { $seat } passes.
ui-renaissance-tale-scored =
    { $gained ->
        [0] { $seat } gains no point and has { $points }.
       *[other] { $seat } gains { $gained } (provinces { $provinces }, artists { $artists }) and has { $points }.
    }
ui-renaissance-tale-earned = The treasury gets { $ducats } ⟦coin⟧.
ui-renaissance-tale-earned-alone = { $seat } earns { $ducats } ⟦coin⟧.
