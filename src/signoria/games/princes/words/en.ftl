### Princes of the Renaissance in English.
### Arguments: $seat and $other are names of players; $player is the number of one; ids such as $city, $troop and $prize
### choose a variant; $given and $wanted are lists of gold and influence.

## Names of things

princes-family =
    { $family ->
        [baglioni] Baglioni
        [bentivogli] Bentivogli
        [este] d'Este
        [gonzaga] Gonzaga
        [malatesta] Malatesta
       *[montefeltro] Montefeltro
    }
princes-home =
    { $home ->
        [perugia] Perugia
        [ferrara] Ferrara
        [bologna] Bologna
        [mantua] Mantua
        [rimini] Rimini
       *[urbino] Urbino
    }
princes-city =
    { $city ->
        [venice] Venice
        [milan] Milan
        [florence] Florence
        [rome] Rome
       *[naples] Naples
    }
princes-enemy =
    { $enemy ->
        [venice] Venice
        [milan] Milan
        [florence] Florence
        [rome] Rome
       *[naples] Naples
    }
princes-troop =
    { $troop ->
        [light_infantry] Light Infantry
        [pike] Pike
        [crossbow] Crossbow
        [fortification] Fortification
        [artillery] Artillery
       *[cavalry] Cavalry
    }
princes-the-troop =
    { $troop ->
        [light_infantry] the Light Infantry
        [pike] the Pike
        [crossbow] the Crossbow
        [fortification] the Fortification
        [artillery] the Artillery
       *[cavalry] the Cavalry
    }
princes-city_tile =
    { $city_tile ->
        [ven_doge] The Doge
        [ven_merchant_1] Venetian Merchant
        [ven_merchant_2] Venetian Merchant
        [ven_merchant_3] Venetian Merchant
        [ven_merchant_4] Venetian Merchant
        [ven_merchant_5] Venetian Merchant
        [mil_merchant] Milanese Merchant
        [mil_ludovico_sforza] Ludovico Sforza
        [mil_caterina_sforza] Caterina Sforza
        [mil_genoese_crossbow] Genoese Crossbow
        [mil_swiss_mercenaries] Swiss Mercenaries
        [mil_armourer] Armourer
        [flo_lorenzo_medici] Lorenzo Medici
        [flo_giovanni_medici] Giovanni Medici
        [flo_banking_1] Banking
        [flo_banking_2] Banking
        [flo_banking_3] Banking
        [flo_merchant] Florentine Merchant
        [rom_roderigo_borgia] Roderigo Borgia
        [rom_cesare_borgia] Cesare Borgia
        [rom_lucrezia_borgia] Lucrezia Borgia
        [rom_della_rovere] Della Rovere
        [rom_orsini] Orsini Family
        [rom_colonna] Colonna Family
        [nap_ferrante_aragon] Ferrante d'Aragon
        [nap_alfonso_aragon] Alfonso Aragon
        [nap_spanish_infantry] Spanish Infantry
        [nap_merchant_1] Neapolitan Merchant
        [nap_merchant_2] Neapolitan Merchant
       *[nap_merchant_3] Neapolitan Merchant
    }
princes-event_tile =
    { $event_tile ->
        [gozzoli] Gozzoli
        [piero_della_francesca] Piero della Francesca
        [mantegna] Mantegna
        [merchant_event_1] Merchant
        [bellini] Bellini
        [botticelli] Botticelli
        [ghirlandaio] Ghirlandaio
        [merchant_event_2] Merchant
        [leonardo] Leonardo da Vinci
        [michelangelo] Michelangelo
        [perugino] Perugino
       *[french_invade] French Invade
    }
# With its article, for the middle of a sentence
princes-prize =
    { $prize ->
        [ven_doge] the Doge
        [ven_merchant_1] a Venetian Merchant
        [ven_merchant_2] a Venetian Merchant
        [ven_merchant_3] a Venetian Merchant
        [ven_merchant_4] a Venetian Merchant
        [ven_merchant_5] a Venetian Merchant
        [mil_merchant] the Milanese Merchant
        [mil_ludovico_sforza] Ludovico Sforza
        [mil_caterina_sforza] Caterina Sforza
        [mil_genoese_crossbow] the Genoese Crossbow
        [mil_swiss_mercenaries] the Swiss Mercenaries
        [mil_armourer] the Armourer
        [flo_lorenzo_medici] Lorenzo Medici
        [flo_giovanni_medici] Giovanni Medici
        [flo_banking_1] a Banking tile
        [flo_banking_2] a Banking tile
        [flo_banking_3] a Banking tile
        [flo_merchant] the Florentine Merchant
        [rom_roderigo_borgia] Roderigo Borgia
        [rom_cesare_borgia] Cesare Borgia
        [rom_lucrezia_borgia] Lucrezia Borgia
        [rom_della_rovere] Della Rovere
        [rom_orsini] the Orsini Family
        [rom_colonna] the Colonna Family
        [nap_ferrante_aragon] Ferrante d'Aragon
        [nap_alfonso_aragon] Alfonso Aragon
        [nap_spanish_infantry] the Spanish Infantry
        [nap_merchant_1] a Neapolitan Merchant
        [nap_merchant_2] a Neapolitan Merchant
        [nap_merchant_3] a Neapolitan Merchant
        [gozzoli] Gozzoli
        [piero_della_francesca] Piero della Francesca
        [mantegna] Mantegna
        [merchant_event_1] the Merchant event
        [bellini] Bellini
        [botticelli] Botticelli
        [ghirlandaio] Ghirlandaio
        [merchant_event_2] the Merchant event
        [leonardo] Leonardo da Vinci
        [michelangelo] Michelangelo
        [perugino] Perugino
        [french_invade] the French invasion
        [pope] the Pope
        [attack_post] the post of the attacker's condottiere
       *[defence_post] the post of the defender's condottiere
    }
princes-treachery =
    { $treachery ->
        [bribe_troops] Bribe Troops
        [bribe_cardinal] Bribe Cardinal
        [freeze_bid] Freeze Bid
        [steal_influence] Steal Influence
        [raid_gold_shipment] Raid Gold Shipment
        [veto] Veto
       *[start_war] Start War
    }
princes-side =
    { $side ->
        [attacker] attacker
        [defender] defender
       *[pope] Pope
    }
princes-currency =
    { $currency ->
        [gold] gold
       *[influence] influence
    }
princes-gold = { $gold } gold
princes-influence = { $influence } influence
princes-goods =
    { $goods ->
        [gives_gold] { $amount } gold
        [asks_gold] { $amount } gold
       *[other] { $amount } influence
    }
princes-decade =
    { $decade ->
        [1] I
        [2] II
       *[3] III
    }
princes-tiles-of-cardinals =
    { $tiles ->
        [one] a Bribe Cardinal tile
       *[other] { $tiles } Bribe Cardinal tiles
    }

## What a tile says; $text comes from the data

princes-described-family = Home town: { princes-home }. Brings { princes-gold } and { princes-influence } each decade. { $text }
princes-described-troop =
    { $influence ->
        [0] Costs { princes-gold }. Attack { $attack }, defence { $defence }.
       *[other] Costs { princes-gold }. Attack { $attack }, defence { $defence }. Brings { princes-influence } each decade.
    }
princes-described-city_tile =
    { $gold ->
        [0] { $influence ->
            [0] { princes-city }, no income. { $text }
           *[other] { princes-city }, { princes-influence } each decade. { $text }
        }
       *[other] { $influence ->
            [0] { princes-city }, { princes-gold } each decade. { $text }
           *[other] { princes-city }, { princes-gold } and { princes-influence } each decade. { $text }
        }
    }
princes-described-event_tile = Decade { princes-decade }, paid in { princes-currency }. { $text }
princes-described-treachery = { $text }

## Vocabulary for tables and headings

princes-name-decade = decade
princes-name-wars = wars fought
princes-name-status = status
princes-name-artists = artists
princes-name-display = city tiles on offer
princes-name-events = events on offer
princes-name-later-events = events to come
princes-name-troops = troops
princes-name-supply = troops on offer
princes-name-treachery = treachery
princes-name-pile = treachery pile
princes-name-discards = discarded treachery
princes-name-face-down = face down
princes-name-hand = hand
princes-name-hand-limit = hand limit
princes-name-family = family
princes-name-home = home town
princes-name-gold = gold
princes-name-influence = influence
princes-name-counters = counters
princes-name-fees = gold in the home town
princes-name-tokens = victory tokens
princes-name-tiles = city tiles
princes-name-used = used this decade
princes-name-pope = Pope
princes-name-league = Holy League
princes-name-auction = auction
princes-name-highest-bid = highest bid
princes-name-minimum = minimum bid
princes-name-frozen = frozen
princes-name-war = war
princes-name-attacker = attacker
princes-name-defender = defender
princes-name-condottiere = condottiere
princes-name-attack = attack
princes-name-defence = defence
princes-name-bribed = bribed
princes-name-offers = offers
princes-name-slot = victory points per tile

## The score sheet

princes-score =
    { $score ->
        [cities] city tiles
        [events] artists
        [merchants] Merchant events
        [pope] Pope
        [gold] most gold
        [influence] most influence
       *[tokens] victory tokens
    }

## Questions

princes-prompt-family = Choose the family you lead.
princes-prompt-turn =
    { $must ->
        [yes] Nobody has taken anything for two rounds: put an event up for auction. You must open the bidding.
       *[no] Your turn: buy a tile, put one up for auction, start a war or pass. You may use your powers first.
    }
princes-prompt-after = Your action is done: use a power, or end the turn.
princes-prompt-bid =
    { $stage ->
        [must] Open the bidding for { princes-prize }: at least { $least } { princes-currency }. You must bid.
        [open] Open the bidding for { princes-prize } (in { princes-currency }, 0 is enough), or pass.
        [frozen] Your bid for { princes-prize } is frozen: you can only pass.
        [barred] You may not own { princes-prize } (six tiles at most, of three cities at most): you can only pass.
       *[raise] Bid at least { $least } { princes-currency } for { princes-prize }, or pass.
    }
princes-prompt-discard = You hold too many treachery tiles: choose one to discard face down.
princes-prompt-payment = You won the Pope and owe { $price } influence: choose how many Bribe Cardinal tiles you use.
princes-prompt-artist = Choose the city where { princes-event_tile } works: its status rises by one.
princes-prompt-invasion = Choose the city that the French invade (its status falls by two), or discard the tile.
princes-prompt-alfonso = You won Alfonso Aragon: draw a treachery tile now, or keep his power for later.
princes-prompt-veto = { princes-city } is to attack { princes-enemy }: veto the war, or let it happen.
princes-prompt-league = { princes-city } attacks { princes-enemy }: join one side in a Holy League, or stay out.
princes-prompt-bribe = { princes-city } attacks { princes-enemy }: bribe troops before the dice are rolled, or go on.
princes-prompt-reroll = { princes-city } attacks with { $total } against { princes-enemy }'s { $enemy_total }: have both dice rolled again, or let the roll stand.
princes-prompt-offer =
    { $step ->
        [gold] Offer to player { $player }: how much gold do you give?
        [influence] Offer to player { $player }: how much influence do you give?
        [gold_asked] Offer to player { $player }: how much gold do you ask for?
        [influence_asked] Offer to player { $player }: how much influence do you ask for? Nothing asked is a gift.
       *[send] Offer to player { $player }: send it.
    }

## Actions. An attribute says it for one question

princes-action-pass = Pass
    .turn = Pass this turn
    .after = End the turn
    .veto = Let the war happen
    .league = Stay out of the war
    .bribe = Go on to the dice
    .reroll = Let the roll stand
    .invasion = Discard the tile
    .alfonso = Keep the power for later
princes-action-yes = Yes
    .reroll = Roll both dice again
    .alfonso = Draw a treachery tile now
princes-action-family = Lead the { princes-family } family
princes-action-buy = Buy { princes-troop }
princes-action-disband = Discard { princes-troop }
princes-action-treachery = Buy a treachery tile
princes-action-city_tile = Auction: { princes-city_tile }
princes-action-event = Auction the event { princes-event_tile }
princes-action-pope = Auction the Pope
princes-action-war = War: { princes-city } attacks { princes-enemy }
princes-action-start_war = Play Start War: { princes-city } attacks { princes-enemy }
princes-action-amount = { $amount }
    .bid = Bid { $amount } { princes-currency }
    .payment =
        { $amount ->
            [0] Use no Bribe Cardinal tile
            [one] Use { $amount } Bribe Cardinal tile
           *[other] Use { $amount } Bribe Cardinal tiles
        }
    .offer =
        { $step ->
            [gold] Give { $amount } gold
            [influence] Give { $amount } influence
            [gold_asked] Ask for { $amount } gold
           *[influence_asked] Ask for { $amount } influence
        }
princes-action-tile = Discard { princes-treachery }
princes-action-freeze = Play Freeze Bid against player { $player }
    .name = Play Freeze Bid against { $name }
princes-action-city = Choose { princes-city }
    .artist = Place the artist in { princes-city }
    .invasion = Invade { princes-city }
princes-action-veto =
    { $veto ->
        [tile] Veto the war with the Veto tile
       *[lorenzo] Veto the war with Lorenzo Medici
    }
princes-action-league = Join the { princes-side }
    .league =
        { $side ->
            [attacker] Join the attacker, { princes-city }
           *[defender] Join the defender, { princes-enemy }
        }
princes-action-bribe = Bribe the { princes-side }'s { princes-troop }
princes-action-steal = Play Steal Influence against player { $player }
    .name = Play Steal Influence against { $name }
princes-action-raid = Play Raid Gold Shipment against player { $player }
    .name = Play Raid Gold Shipment against { $name }
princes-action-lucrezia = Lucrezia Borgia steals influence from player { $player }
    .name = Lucrezia Borgia steals influence from { $name }
princes-action-alfonso = Draw a treachery tile with Alfonso Aragon
princes-action-bank =
    { $currency ->
        [gold] Banking: { $banked_amount } gold for { $banked_amount } influence
       *[influence] Banking: { $banked_amount } influence for { $banked_amount } gold
    }
princes-action-offer = Make player { $player } an offer
    .name = Make { $name } an offer
princes-action-send =
    { $audience ->
        [public] { $lasts ->
            [turn] Send to all, open for this turn
           *[decade] Send to all, open for this decade
        }
       *[private] { $lasts ->
            [turn] Send in private, open for this turn
           *[decade] Send in private, open for this decade
        }
    }
princes-action-accept = Accept offer { $place } from player { $player }
    .name = Accept offer { $place } from { $name }
princes-action-decline = Decline offer { $place } from player { $player }
    .name = Decline offer { $place } from { $name }
princes-action-withdraw = Withdraw offer { $place } to player { $player }
    .name = Withdraw offer { $place } to { $name }

## What happened

princes-event-family_taken = { $seat } leads the { princes-family } family.
princes-event-decade_began = Decade { princes-decade } began.
princes-event-turn_began = It was { $seat }’s turn.
princes-event-turn_resumed = { $seat }’s turn went on.
princes-event-turn_passed = { $seat } passed the turn.
princes-event-troop_bought = { $seat } bought { princes-troop } for { princes-gold }.
princes-event-troop_disbanded = { $seat } discarded { princes-troop }.
princes-event-treachery_bought = { $seat } bought a treachery tile for { princes-gold } and { princes-influence }.
princes-event-pile_shuffled = The discarded treachery tiles were shuffled into a new pile.
princes-event-treachery_drawn = { $seat } drew a treachery tile.
    .treachery = { $seat } drew { princes-treachery }.
princes-event-treachery_given_up = { $seat } discarded a treachery tile face down.
    .treachery = { $seat } discarded { princes-treachery } face down.
princes-event-auction_opened = Up for auction: { princes-prize }. { $seat } bids first.
princes-event-bid_made = { $seat } bid { $price } { princes-currency }.
princes-event-bid_passed = { $seat } passed.
princes-event-bid_frozen = { $seat } played Freeze Bid: { $other } may not bid the next time round.
princes-event-unsold = Nobody took { princes-prize }.
princes-event-won =
    { $banked ->
        [0] { $paid ->
            [0] { $seat } won { princes-prize } with a bid of { $price } and paid nothing.
           *[other] { $seat } won { princes-prize } with a bid of { $price } and paid { $paid } { princes-currency }.
        }
       *[other] { $seat } won { princes-prize } with a bid of { $price } and paid { $paid } { princes-currency }, { $banked } of it through Banking.
    }
princes-event-cardinals_bribed = { $seat } used { princes-tiles-of-cardinals }.
princes-event-artist_placed = { $seat } placed { princes-event_tile } in { princes-city }: status { $status }.
princes-event-invaded = { $seat } sent the French against { princes-city }: status { $status }.
princes-event-not_invaded = { $seat } discarded the French invasion.
princes-event-stolen = { $seat } played Steal Influence and took { princes-influence } from { $other }.
princes-event-raided = { $seat } played Raid Gold Shipment and took { princes-gold } from { $other }.
princes-event-lucrezia_stole = { $seat } used Lucrezia Borgia and took { princes-influence } from { $other }.
princes-event-alfonso_drew = { $seat } used Alfonso Aragon.
princes-event-banked =
    { $currency ->
        [gold] { $seat } exchanged { $amount } gold for { $amount } influence through Banking.
       *[influence] { $seat } exchanged { $amount } influence for { $amount } gold through Banking.
    }
princes-event-war_declared = { $seat } declared war number { $wars } of the decade: { princes-city } against { princes-enemy }.
princes-event-war_started = { $seat } played Start War: { princes-city } against { princes-enemy }.
princes-event-war_vetoed =
    { $veto ->
        [tile] { $seat } played Veto: the war does not take place.
       *[lorenzo] { $seat } vetoed the war with Lorenzo Medici: it does not take place.
    }
princes-event-fee_paid = { princes-city } paid { $seat } { princes-gold }, which waits in the home town until the decade ends.
princes-event-league_joined = { $seat } joined { princes-city } in a Holy League.
princes-event-bribes_opened = It was { $seat }'s chance to bribe troops.
princes-event-bribed = { $seat } bribed { $other }'s { princes-troop }.
princes-event-attacked = { princes-city } attacked with { $strength } and rolled { $die }; { princes-enemy } defended with { $enemy_strength } and rolled { $enemy_die }.
princes-event-countered = { princes-city } counter-attacked with { $strength } and rolled { $die }; { princes-enemy } defended with { $enemy_strength } and rolled { $enemy_die }.
princes-event-rerolled = { $seat } used Ludovico Sforza: both dice were rolled again.
princes-event-war_won =
    { $levels ->
        [1] { princes-city } won the war and stands at { $status }; { princes-enemy } stands at { $enemy_status }.
       *[other] { princes-city } won the war with at least twice the score and stands at { $status }; { princes-enemy } stands at { $enemy_status }.
    }
princes-event-war_drawn = The war between { princes-city } and { princes-enemy } was drawn.
princes-event-token_gained = { $seat } took a victory token and now has { $tokens }.
princes-event-income =
    { $fees ->
        [0] { $seat } received { princes-gold } and { princes-influence }.
       *[other] { $seat } received { princes-gold } and { princes-influence }, and { $fees } gold from the home town.
    }
princes-event-offered =
    { $lasts ->
        [turn] { $seat } offered { $other } { $given } for { $wanted } (offer { $place }, open for this turn).
       *[decade] { $seat } offered { $other } { $given } for { $wanted } (offer { $place }, open for this decade).
    }
princes-event-declined = { $seat } declined { $other }'s offer { $place }.
princes-event-withdrawn = { $seat } withdrew offer { $place } to { $other }.
princes-event-lapsed = { $seat }'s offer { $place } to { $other } lapsed.
princes-event-traded = { $seat } gave { $other } { $given } for { $wanted }.
princes-event-given = { $seat } gave { $other } { $given }.
princes-event-scored = { $seat }: city tiles { $cities }, artists { $events }, Merchant events { $merchants }, Pope { $pope }, most gold { $gold }, most influence { $influence }, victory tokens { $tokens }.
princes-event-game_ended = The game ended.

## Refusals

princes-refusal-families-in-order = Families are chosen one player after the other: wait for your turn.
princes-refusal-veto-answered = You have answered: wait until all have.
princes-refusal-no-veto-of-yours = Others may veto this war, you cannot: wait until they have answered.
princes-refusal-bid-in-turn = Bids go round clockwise: wait for your turn.
princes-refusal-no-troop-no-post = Only players with a troop bid for a post of condottiere.
princes-refusal-out-of-auction = You are out of this auction: wait for its end.
princes-refusal-war-goes-on = A war is under way and somebody else decides: wait until you are asked.
princes-refusal-choose-a-family = First choose the family you lead.
princes-refusal-choose-an-action = It is your turn: use a power, or choose your action.
princes-refusal-action-is-done = Your action is done: use a power, play Start War or end the turn.
princes-refusal-bid-or-pass = An auction is on: bid or pass.
princes-refusal-give-up-first = First discard a treachery tile: you hold too many.
princes-refusal-pay-first = First pay for the Pope: say how many Bribe Cardinal tiles you use.
princes-refusal-place-artist-first = First place the artist in one of the five cities.
princes-refusal-invade-or-not = First choose a city for the French, or discard the tile.
princes-refusal-draw-or-keep = First say whether you draw a treachery tile now.
princes-refusal-veto-or-not = A war is declared: veto it or let it happen.
princes-refusal-join-or-not = First say whether you join a side in a Holy League.
princes-refusal-bribe-or-not = The dice are about to be rolled: bribe a troop or go on.
princes-refusal-reroll-or-not = The dice lie on the table: have them rolled again or let them stand.
princes-refusal-complete-offer = You are making an offer: say the amounts and send it.
princes-refusal-must-open-event = Nobody has taken anything for two rounds: you must put an event up for auction.
princes-refusal-opener-must-bid = You open this auction and must bid.
princes-refusal-family-taken = The { princes-family } family is taken: choose another one.
princes-refusal-one-action = You have already done your action this turn.
princes-refusal-troop-missing = You own no such troop: { princes-troop }.
princes-refusal-troop-owned = You already own a troop of that kind: { princes-troop }.
princes-refusal-troop-gone = There is no troop of that kind left: { princes-troop }.
princes-refusal-troop-too-dear = You cannot pay { princes-gold } for { princes-troop }.
princes-refusal-treachery-too-dear = A treachery tile costs { princes-gold } and { princes-influence }: you lack one of them.
princes-refusal-no-treachery-left = There is no treachery tile to draw.
princes-refusal-tile-taken = Somebody owns this tile: choose one of those on offer.
princes-refusal-six-tiles = You own six city tiles: no more are allowed.
princes-refusal-three-cities = You own tiles of three cities: a fourth is not allowed.
princes-refusal-minimum-too-dear = You cannot pay the lowest bid for a tile of { princes-city }, which is { princes-gold }.
princes-refusal-first-of-its-kind = Several such tiles are on offer: choose the first of them.
princes-refusal-event-later = This event belongs to a later decade.
princes-refusal-event-gone = This event has been won: choose one of those on offer.
princes-refusal-pope-taken = The Pope has an owner in this decade.
princes-refusal-same-city = A city cannot attack itself: choose two different cities.
princes-refusal-wars-used-up = { $wars } wars have been declared: no more are possible in this decade.
princes-refusal-start-war-at-the-end = Start War is played at the end of your turn: do your action first.
princes-refusal-tile-not-held = You do not hold { princes-treachery }.
princes-refusal-frozen = Your bid is frozen: you can only pass.
princes-refusal-opening-too-low = The first bid must be at least { $least }: twice the status of the city.
princes-refusal-bid-too-low = Bid at least { $least } or pass.
princes-refusal-bid-too-high = The highest bid you can pay for is { $most }.
princes-refusal-cardinal-wasted = One tile would pay for nothing: use fewer.
princes-refusal-rest-too-dear = You could not pay the rest: use more Bribe Cardinal tiles.
princes-refusal-offer-too-much = You can only offer what you have; gold waiting in your home town does not count.
princes-refusal-asks-too-much = The other player does not have that much.
princes-refusal-offer-of-nothing = Nothing for nothing is no offer: ask for at least 1.
princes-refusal-bid-needs-it = That is needed for a bid, which could not be paid afterwards.
princes-refusal-lorenzo-not-ready = You do not own Lorenzo Medici, or have used him in this decade.
princes-refusal-already-frozen = That player's bid is already frozen.
princes-refusal-freeze-another = Choose another player who is still in the auction.
princes-refusal-no-troop-to-bribe = There is no such troop left to bribe on that side: { princes-troop }.
princes-refusal-not-in-an-action = Not during an auction or a war: only on your own turn, before your action or after it.
princes-refusal-alfonso-not-ready = You do not own Alfonso Aragon, or have used him in this decade.
princes-refusal-lucrezia-not-ready = You do not own Lucrezia Borgia, or have used her in this decade.
princes-refusal-nothing-to-steal = Choose another player, one who has something to steal.
princes-refusal-no-negotiation = This table plays without offers and gifts.
princes-refusal-no-trade-now = Nothing can be traded at this moment.
princes-refusal-begin-offer-first = First say to whom the offer goes.
princes-refusal-no-bank-ready = You own no Banking tile that is unused in this decade.
princes-refusal-bank-closed = Banking is closed at this moment; what a payment lacks is exchanged automatically.
princes-refusal-bank-too-much = You do not have that much to exchange.
princes-refusal-offer-to-another = Choose another player of this table.
princes-refusal-too-many-offers = You have made { $offers } offers since the last decision: wait for the next one.
princes-refusal-pair-is-full = The two of you have { $offers } open offers: no more are allowed.
princes-refusal-gifts-are-public = You ask for nothing: a gift is made at once and in public.
princes-refusal-offers-are-public = At this table all offers are public.
princes-refusal-no-such-offer = There is no such offer.
princes-refusal-other-cannot-pay = The other player no longer has what was offered.
princes-refusal-you-cannot-pay = You do not have what is asked for.

## Positions that no game can reach

princes-impossible-families = This position cannot be: every player leads a different family.
princes-impossible-tiles = This position cannot be: a city tile is missing or has two owners, or an owner has too many.
princes-impossible-treachery = This position cannot be: the treachery tiles of a kind are too few or too many.
princes-impossible-hands = This position cannot be: a hand is too large or lacks tiles that everybody knows of.
princes-impossible-troops = This position cannot be: the troops of a kind are too few or too many.
princes-impossible-events = This position cannot be: events on offer and events won do not agree with the decade.
princes-impossible-cities = This position cannot be: a status is off the track, or artists are missing.
princes-impossible-funds = This position cannot be: somebody has less than nothing.
princes-impossible-decade = This position cannot be: wars, Pope or turns do not agree with the decade.
princes-impossible-offers = This position cannot be: offers are malformed or not allowed at this table.
princes-impossible-question = This position cannot be: what is being asked does not agree with the table.

## Rules that refusals and questions cite

princes-rule-POR-SETUP-02 = Clockwise from the winner of a die roll, each player picks one of the families left.
princes-rule-POR-SETUP-07 = Only the events of the current decade are on offer.
princes-rule-POR-GEN-02 = A player holds at most 2 treachery tiles; some families and city tiles raise that limit.
princes-rule-POR-GEN-03 = Whoever draws above the limit discards down to it at once, face down.
princes-rule-POR-GEN-04 = A player may own city tiles of at most three different cities.
princes-rule-POR-GEN-05 = A player may own at most six city tiles.
princes-rule-POR-GEN-09 = The game lasts three decades.
princes-rule-POR-NEG-01 = Players may negotiate at any time, if the table plays with offers.
princes-rule-POR-NEG-04 = An offer names gold and influence given and asked; something must be given or asked. Nothing asked is a gift.
princes-rule-POR-NEG-05 = An exchange is made in one step, and only if both sides have what they owe.
princes-rule-POR-NEG-06 = Nobody may give or exchange away what their own standing bid needs.
princes-rule-POR-NEG-07 = Offers are public or private; a transfer that is carried out is public.
princes-rule-POR-NEG-08 = Nothing is traded before the first turn, during a payment, or between the last event of a decade and the income.
princes-rule-POR-NEG-09 = Gold waiting in a home town cannot be offered.
princes-rule-POR-NEG-12 = Between two decisions a player makes at most six offers and gifts.
princes-rule-POR-TURN-01 = Turns go clockwise; the active player does exactly one action.
princes-rule-POR-TURN-02 = The actions: buy a tile, put one up for auction, start a war, pass.
princes-rule-POR-TURN-04 = An action can become unavailable.
princes-rule-POR-TURN-06 = Powers may be used before the action and after it; they are not actions.
princes-rule-POR-TURN-08 = A turn: powers, one action, powers, Start War or not.
princes-rule-POR-BUY-02 = A troop costs its price in gold.
princes-rule-POR-BUY-03 = A player owns at most one troop of each kind.
princes-rule-POR-BUY-04 = Instead of buying, a player may discard a troop; nothing is paid back.
princes-rule-POR-BUY-05 = A treachery tile costs 1 gold and 1 influence and is drawn blind.
princes-rule-POR-BUY-06 = A kind of troop that has run out cannot be bought.
princes-rule-POR-AUC-01 = The active player bids first, then bidding goes clockwise.
princes-rule-POR-AUC-02 = A player who passes is out of this auction for good.
princes-rule-POR-AUC-03 = Bidding goes on until one bidder is left, who wins at the last amount named.
princes-rule-POR-AUC-04 = A bid is a whole number above the highest bid.
princes-rule-POR-AUC-06 = Discounts reduce what the winner pays, never the bid.
princes-rule-POR-AUC-07 = Nobody may bid more than their funds, discounts, Bribe Cardinal tiles and Banking can pay.
princes-rule-POR-AUC-10 = Bribe Cardinal tiles pay 3 influence each for the Pope; each must cover something, and the rest must be paid.
princes-rule-POR-CITY-02 = Whoever puts a city tile up must bid first, at least twice the status of its city.
princes-rule-POR-CITY-04 = A city tile may only be put up by a player who may own it and can pay the lowest bid.
princes-rule-POR-CITY-06 = Any city tile on display may be put up.
princes-rule-POR-EVT-06 = A status artist is placed at once on a city, which rises one level.
princes-rule-POR-EVT-07 = Several artists may sit on one city; they count for ties.
princes-rule-POR-EVT-11 = The French invasion is used at once: one city falls two levels, or the tile is discarded.
princes-rule-POR-POPE-02 = The Pope can be put up as long as nobody owns him in this decade.
princes-rule-POR-POPE-04 = A Bribe Cardinal tile pays 3 influence of the price of the Pope.
princes-rule-POR-POPE-06 = Once per decade the Pope's owner may add their troops to one side of a war.
princes-rule-POR-POPE-07 = In a Holy League only printed values of troops count.
princes-rule-POR-POPE-08 = The Pope is not paid for a Holy League and takes no victory token.
princes-rule-POR-WAR-01 = There are at most 4 wars per decade, 5 with five or six players.
princes-rule-POR-WAR-03 = A war is between two different cities.
princes-rule-POR-WAR-05 = Before any bid a war may be vetoed; it counts as declared all the same.
princes-rule-POR-WAR-06 = Only players with a troop bid for the posts of condottiere.
princes-rule-POR-WAR-15 = A war goes step by step: veto, two auctions, fees, Holy League, bribes, dice.
princes-rule-POR-FIGHT-07 = If the winner's total is at least twice the loser's, both cities move two levels.
princes-rule-POR-TRE-02 = Troops are bribed after both posts are settled and before the dice.
princes-rule-POR-TRE-04 = The attacker bribes first, then the defender, then the Pope of a Holy League.
princes-rule-POR-TRE-05 = A bribed troop and its bonuses count for nothing in this war.
princes-rule-POR-TRE-07 = Freeze Bid is played on one's own turn to bid, against another player still in the auction.
princes-rule-POR-TRE-08 = A frozen player may not bid the next time their turn comes.
princes-rule-POR-TRE-10 = Only the active player steals, outside auctions, and from a player who has something to take.
princes-rule-POR-TRE-11 = Raid Gold Shipment takes 3 gold from another player.
princes-rule-POR-TRE-12 = The Veto tile cancels a war that has just been declared.
princes-rule-POR-TRE-13 = Start War is played at the end of one's turn: one more war, outside the limit.
princes-rule-POR-TRE-14 = When the pile is empty, the discarded treachery tiles become the new one.
princes-rule-POR-POL-01 = Banking: once per decade and tile, up to 3 gold for as much influence or the reverse.
princes-rule-POR-POL-03 = From the moment the last event of a decade is put up, Banking only helps to pay for it.
princes-rule-POR-POL-05 = Lucrezia steals 2 influence once per decade, on her owner's turn.
princes-rule-POR-POL-06 = Once per decade Ludovico's owner may have both dice of a round rolled again; the new roll stands.
princes-rule-POR-POL-07 = Lorenzo vetoes a war once per decade.
princes-rule-POR-POL-09 = Alfonso draws a treachery tile once per decade, when he is won or on his owner's turn.
princes-rule-POR-FAM-05 = A family brings gold and influence each decade and has a home town.
princes-rule-POR-DEC-01 = The decade ends as soon as its last event has been won.
princes-rule-POR-DEC-11 = After two rounds in which nobody took anything, the next player must put up an event and open the bidding.

## The web client (ui-princes-…)

ui-princes-answers-bid = bids
ui-princes-answers-veto = vetoes
ui-princes-answers-league = the Holy League
ui-princes-answers-bribe = bribes
ui-princes-answers-reroll = re-rolls
ui-princes-answers-gift = gifts
ui-princes-unwelcome-gift = Take no gifts
ui-princes-welcome-gift = Take gifts again

ui-princes-short = Princes
ui-princes-tab-cities = Cities
ui-princes-tab-market = Market
ui-princes-tab-house = House
ui-princes-tab-others = Others
ui-princes-key-letters = C E W B T P
ui-princes-key-letters-does = city tile, event, war, buy a troop, treachery, pass
ui-princes-option-hidden_funds = hidden funds: of the others only the number of counters shows
ui-princes-option-negotiation = Bargaining
ui-princes-value-off = no bargaining
ui-princes-value-on = bargaining, also in private
ui-princes-value-public = bargaining, all in the open
ui-princes-round =
    { $number ->
        [1] First decade
        [2] Second decade
       *[3] Third decade
    }
ui-princes-events-left =
    { $events ->
        [0] no event left
        [one] one event left
       *[other] { $events } events left
    }
ui-princes-sheet-rounds = Three decades were played.
ui-princes-ended = The last event of the third decade was won.

ui-princes-prompt-family = choose the family you lead.
ui-princes-prompt-turn =
    { $must ->
        [yes] nothing was taken for two rounds: sell an event and open the bidding.
       *[no] buy, auction a tile, start a war, or pass.
    }
ui-princes-prompt-after = use a power, or end the turn.
ui-princes-prompt-bid =
    { $stage ->
        [must] open the bidding for { princes-prize }, at { $least } or more.
        [open] open the bidding for { princes-prize }, or pass.
        [frozen] your bid is frozen: you can only pass.
        [barred] you may not own { princes-prize }: you can only pass.
       *[raise] bid { $least } or more for { princes-prize }, or pass.
    }
ui-princes-prompt-discard = you hold too much treachery: which tile do you give up?
ui-princes-prompt-payment = you owe { $price } influence for the Pope: bribe cardinals?
ui-princes-prompt-artist = in which city does { princes-event_tile } work?
ui-princes-prompt-invasion = which city do the French invade? Or discard them.
ui-princes-prompt-alfonso = draw a treachery tile now, or keep Alfonso's power?
ui-princes-prompt-veto = veto the war of { princes-city } against { princes-enemy }?
ui-princes-prompt-league = join one side, { princes-city } against { princes-enemy }?
ui-princes-prompt-bribe = bribe a troop before { princes-city } attacks { princes-enemy }?
ui-princes-prompt-reroll = roll again? { princes-city } { $total } against { $enemy_total } of { princes-enemy }.
ui-princes-attack-whom = whom does { princes-city } attack?
ui-princes-who-attacks = one more war: which city attacks?
ui-princes-bribe-whom = which troop is bribed?
ui-princes-aim-at =
    { $aim ->
        [freeze_bid] whose next bid do you freeze?
        [raid_gold_shipment] whose gold do you raid?
       *[other] whose influence do you steal?
    }
ui-princes-ask = { $action }?
ui-princes-chip =
    { $chip ->
        [cardinals-0] none
        [cardinals-1] one tile
        [cardinals-2] two tiles
        [yes-alfonso] Draw now
        [pass-alfonso] Keep it
        [yes-reroll] Roll again
        [pass-reroll] Let it stand
        [veto-0] Veto
        [veto-1] Lorenzo's veto
        [pass-veto] Let it happen
        [league-0] With the attacker
        [league-1] With the defender
       *[pass-league] Stay out
    }

ui-princes-family-family = Choose a family
ui-princes-family-city_tile = Auction a city tile
ui-princes-family-event = Auction an event
ui-princes-family-pope = Auction the Pope
ui-princes-family-war = Start a war
ui-princes-family-buy = Buy a troop
ui-princes-family-treachery = Buy treachery
ui-princes-family-disband = Discard a troop
ui-princes-family-steal = Steal influence
ui-princes-family-raid = Raid a gold shipment
ui-princes-family-lucrezia = Send Lucrezia Borgia
ui-princes-family-alfonso = Use Alfonso Aragon
ui-princes-family-start_war = Play Start War
ui-princes-family-amount = Bid
ui-princes-family-freeze = Play Freeze Bid
ui-princes-family-tile = Give up a tile
ui-princes-family-city = Choose a city
ui-princes-family-veto = Veto the war
ui-princes-family-league = Join in a Holy League
ui-princes-family-bribe = Bribe a troop
ui-princes-family-yes = Use the power
ui-princes-count-family = each has its strength
ui-princes-count-city_tile =
    { $count ->
        [one] one may be put up
       *[other] { $count } may be put up
    }
ui-princes-count-event = each won one brings the decade nearer its end
ui-princes-count-pope = for influence
ui-princes-count-war = any two cities
ui-princes-count-buy = one of each kind
ui-princes-count-treachery = blind, 1 gold and 1 influence
ui-princes-count-disband = nothing is paid back
ui-princes-count-steal = 2 influence of another player
ui-princes-count-raid = 3 gold of another player
ui-princes-count-lucrezia = 2 influence of another player
ui-princes-count-alfonso = a treachery tile, free
ui-princes-count-start_war = outside the limit, ends the turn
ui-princes-count-amount = as much as you can pay
ui-princes-count-freeze = another bidder must pass next time
ui-princes-count-tile = face down
ui-princes-count-city = one of five
ui-princes-count-veto = the war does not take place
ui-princes-count-league = your troops, printed values only
ui-princes-count-bribe = it counts for nothing in this war
ui-princes-count-yes = once per decade
ui-princes-note-buy = { princes-gold }, attack { $attack }, defence { $defence }
ui-princes-note-tile = { princes-city }, from { princes-gold }, worth { $points } now
ui-princes-note-event = paid in { princes-currency }
ui-princes-note-war = status { $status } against { $enemy_status }

ui-princes-status = Status of the cities
ui-princes-status-about = the higher a city stands, the more its tiles cost and are worth
ui-princes-a-tile = a tile
ui-princes-from = from
ui-princes-city-label = { princes-city }: status { $status }, a tile is worth { $points } and costs { princes-gold } or more; artists: { $artists }
ui-princes-about-city = { princes-city } stands at { $status }: its tiles cost { princes-gold } or more and are worth { $points } each as things stand. A condottiere of the city earns { $status } gold. Artists: { $artists }.
ui-princes-last-won = Last war: { princes-city } beat { princes-enemy }
ui-princes-last-drawn = Last war: { princes-city } and { princes-enemy }, drawn
ui-princes-last-vetoed = Last war: { princes-city } against { princes-enemy }, vetoed by { $name }
ui-princes-free = for sale
ui-princes-on-sale = on auction now
ui-princes-gone = won
ui-princes-owned-by = owned by { $name }
ui-princes-is-used = Used in this decade.
ui-princes-tile =
    { $city_tile ->
        [ven_doge] The Doge
        [ven_merchant] Merchant
        [mil_merchant] Merchant
        [mil_ludovico_sforza] Ludovico Sforza
        [mil_caterina_sforza] Caterina Sforza
        [mil_genoese_crossbow] Genoese Crossbow
        [mil_swiss_mercenaries] Swiss Mercenaries
        [mil_armourer] Armourer
        [flo_lorenzo_medici] Lorenzo Medici
        [flo_giovanni_medici] Giovanni Medici
        [flo_banking] Banking
        [flo_merchant] Merchant
        [rom_roderigo_borgia] Roderigo Borgia
        [rom_cesare_borgia] Cesare Borgia
        [rom_lucrezia_borgia] Lucrezia Borgia
        [rom_della_rovere] Della Rovere
        [rom_orsini] Orsini
        [rom_colonna] Colonna
        [nap_ferrante_aragon] Ferrante d'Aragon
        [nap_alfonso_aragon] Alfonso Aragon
        [nap_spanish_infantry] Spanish Infantry
       *[nap_merchant] Merchant
    }

ui-princes-market = Market
ui-princes-events = Events of decade { princes-decade }
ui-princes-left = { $events } left
ui-princes-treachery = Treachery
ui-princes-candidates = Who could lead a city
ui-princes-later = To come: { $list }
ui-princes-points =
    { $points ->
        [one] point
       *[other] points
    }
ui-princes-event-does =
    { $kind ->
        [artist_status] a city rises by one
        [merchant] +1 per Merchant
       *[invasion] a city falls by two
    }
ui-princes-pope-does =
    { $used ->
        [yes] +3 gold; the League was used
       *[no] +3 gold, Holy League
    }
ui-princes-wars = { $wars } of { $limit } wars
ui-princes-troop-label = { princes-troop }: { princes-gold }, attack { $attack }, defence { $defence }, { $left } left
ui-princes-own-troop = { princes-troop }: attack { $attack }, defence { $defence }
ui-princes-pile-label = Treachery, face down: { $tiles } tiles, 1 gold and 1 influence
ui-princes-in-pile =
    { $tiles ->
        [one] one tile left
       *[other] { $tiles } tiles left
    }
ui-princes-about-pile = A treachery tile costs 1 gold and 1 influence and is drawn blind.
ui-princes-played = Played: { $list }.

ui-princes-families = The six families
ui-princes-family-does =
    { $family ->
        [baglioni] condottiere posts cost 1 less
        [este] Artillery +1/+1
        [bentivogli] one treachery tile more
        [malatesta] one treachery tile more
       *[other] artists cost 1 less
    }
ui-princes-your-house = Your house
ui-princes-house-of = House of { $name }
ui-princes-brings = +{ $amount }
ui-princes-waits = waiting
ui-princes-token-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ui-princes-gold-counters = gold counters
ui-princes-influence-counters = influence counters
ui-princes-no-troop = No troop yet: without one no city hires you.
ui-princes-hand = { $tiles } of { $limit }
ui-princes-no-treachery = No treachery tile.
ui-princes-powers = Once per decade
ui-princes-banking =
    { $banks ->
        [0] Banking, used
        [one] Banking, at any time
       *[other] Banking ×{ $banks }, at any time
    }
ui-princes-no-tile = no city tile yet
ui-princes-none = none
ui-princes-won-events = events and Pope
ui-princes-strength = attack { $attack }, defence { $defence }
ui-princes-holds =
    { $tiles ->
        [0] holds no treachery
        [one] holds one treachery tile
       *[other] holds { $tiles } treachery tiles
    }

ui-princes-prize =
    { $prize ->
        [pope] The Pope
        [attack_post] Condottiere, attacking
       *[defence_post] Condottiere, defending
    }
ui-princes-event = Event
ui-princes-holy-see = The Holy See
ui-princes-about-post = Leads the city in this war with all his troops, and wins a token if it wins.
ui-princes-fact =
    { $fact ->
        [gold] each decade
        [influence] each decade
        [points] points now
        [fee] for you, whatever happens
       *[strength] your attack and defence
    }
ui-princes-no-bid = none yet
ui-princes-by = by { $name }
ui-princes-has = has { $amount }
ui-princes-bidder =
    { $state ->
        [out] passed
        [frozen] frozen
        [asked] to bid
       *[leads] { "" }
    }

ui-princes-war-steps = Steps of the war
ui-princes-step =
    { $step ->
        [veto] veto
        [posts] condottieri
        [fees] fees
        [league] Holy League
        [bribes] bribes
        [dice] dice
       *[counter] counter-attack
    }
ui-princes-attacks = attacks
ui-princes-defends = defends
ui-princes-paid = for { $paid }
ui-princes-fee = earns { $gold } gold at the decade's end
ui-princes-unpaid = Nobody: the city fights alone, { $attack }/{ $defence }
ui-princes-post-on-sale = the post is on auction
ui-princes-post-later = no condottiere yet
ui-princes-attack = Attack
ui-princes-counter-attack = Counter-attack
ui-princes-against = against
ui-princes-verdict =
    { $again ->
        [yes] { $verdict ->
            [double] rolled again: twice as much
            [beaten] rolled again: beaten
            [held] rolled again: not beaten
           *[drawn] rolled again: drawn
        }
       *[no] { $verdict ->
            [double] twice as much
            [beaten] beaten
            [held] not beaten
           *[drawn] drawn
        }
    }
ui-princes-war-won =
    { $levels ->
        [1] { princes-city } wins and stands at { $status }; { princes-enemy } at { $fallen }.
       *[other] { princes-city } wins twice over and stands at { $status }; { princes-enemy } at { $fallen }.
    }
ui-princes-war-token = { $name } takes a victory token.
ui-princes-war-drawn = The war is drawn.
ui-princes-war-vetoed = { $name } vetoed the war.

ui-princes-tale-opened = Up for auction: { princes-prize }.
ui-princes-tale-bid = { $seat } bids { $price } { $money }.
ui-princes-tale-won = { $seat } wins { princes-prize } for { $paid } { $money }.
ui-princes-tale-hired = { $seat } leads { princes-city } for { $paid } { $money }.
ui-princes-tale-unsold = Nobody takes { princes-prize }.
ui-princes-tale-troop_bought = { $seat } buys { princes-troop } for { $gold } ⟦coin⟧.
ui-princes-tale-treachery_bought = { $seat } buys treachery.
ui-princes-tale-treachery_drawn = { "" }
ui-princes-tale-drawn-seen = It is { princes-treachery }.
ui-princes-tale-turn_passed = { $seat } passes.
ui-princes-tale-war_declared = { $seat } declares war: { princes-city } against { princes-enemy }.
ui-princes-tale-attacked = { princes-city } attacks, { $total } against { $enemy_total } of { princes-enemy }.
ui-princes-tale-countered = { princes-city } strikes back, { $total } against { $enemy_total } of { princes-enemy }.
ui-princes-tale-war_won = { princes-city } wins and stands at { $status }, { princes-enemy } at { $enemy_status }.
ui-princes-tale-war_drawn = The war is drawn.
ui-princes-tale-token_gained = { $seat } takes a victory token.
ui-princes-tale-bribed = { $seat } bribes { $other }'s { princes-troop }.
ui-princes-tale-income =
    { $fees ->
        [0] { $seat } receives { $gold } ⟦coin⟧ and { $influence } ⟦influence⟧.
       *[other] { $seat } receives { $gold } ⟦coin⟧, { $influence } ⟦influence⟧ and { $fees } ⟦coin⟧ of fees.
    }
ui-princes-tale-traded = { $seat } gives { $other } { $given } for { $wanted }.
ui-princes-tale-given = { $seat } gives { $other } { $given }.

ui-princes-sheet-part-cities = City tiles
ui-princes-sheet-part-events = Artists
ui-princes-sheet-part-merchants = Merchants
ui-princes-sheet-part-pope = Pope
ui-princes-sheet-part-gold = Most gold
ui-princes-sheet-part-influence = Most influence
ui-princes-sheet-part-tokens = Victories
ui-princes-sheet-cities = { $list } tiles
ui-princes-sheet-events = { $list } events won
ui-princes-sheet-merchants = for Merchant events
ui-princes-sheet-pope = of the last decade
ui-princes-sheet-gold = { $list } gold
ui-princes-sheet-influence = { $list } influence
ui-princes-sheet-tokens = { $list } tokens
