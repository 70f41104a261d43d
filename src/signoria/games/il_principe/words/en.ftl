### Il Principe in English.
### Arguments: $seat is the name of a player; $colour, $city, $region, $role, $family and $building are ids that
### choose a variant; $goods is a list of cards by colour, $goods_count how many they are together.

## Cards, coins, shields

il_principe-colour =
    { $colour ->
        [green] green
        [white] white
        [red] red
        [blue] blue
       *[yellow] yellow
    }
il_principe-colour-of-card = { il_principe-colour }
il_principe-colour-of-cards = { il_principe-colour }
il_principe-building =
    { $building ->
        [green] university
        [white] cathedral
        [red] town hall
        [blue] castle
       *[yellow] market place
    }
il_principe-a-card = a { il_principe-colour } card
il_principe-cards =
    { $amount ->
        [one] { $amount } { il_principe-colour } card
       *[other] { $amount } { il_principe-colour } cards
    }
il_principe-any-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
il_principe-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
il_principe-shields =
    { $shields ->
        [one] { $shields } shield
       *[other] { $shields } shields
    }

## Cities, regions, families, roles

il_principe-city =
    { $city ->
        [siena] Siena
        [orvieto] Orvieto
        [venezia] Venice
        [verona] Verona
        [perugia] Perugia
        [urbino] Urbino
        [padova] Padua
        [lucca] Lucca
        [milano] Milan
        [bologna] Bologna
        [mantova] Mantua
        [firenze] Florence
        [ferrara] Ferrara
        [pisa] Pisa
       *[rimini] Rimini
    }
il_principe-size =
    { $size ->
        [small] small city
        [medium] medium city
       *[large] large city
    }
il_principe-region =
    { $region ->
        [lombardia] Lombardy
        [veneto] Veneto
        [adriatico] Adriatic
        [romagna] Romagna
        [toscana] Tuscany
       *[umbria] Umbria
    }
il_principe-the-region =
    { $region ->
        [adriatico] the Adriatic
       *[other] { il_principe-region }
    }
il_principe-in-region = in { il_principe-the-region }
il_principe-family =
    { $family ->
        [medici] Medici
        [visconti] Visconti
        [carraresi] Carraresi
        [este] d'Este
       *[gonzaga] Gonzaga
    }
il_principe-role =
    { $role ->
        [master] Master
        [apprentice] Apprentice
        [bishop] Bishop
        [priest] Priest
        [gonfalonier] Gonfalonier
        [notary] Notary
        [noble] Noble
        [knight] Knight
        [banker] Banker
       *[merchant] Merchant
    }
il_principe-the-role = the role of { il_principe-role }

## What a card says; $text comes from the data

il_principe-described-city = Costs { il_principe-coins } and, from your hand, { $goods }. Gives { word-points } and { il_principe-shields } to place on the map.
il_principe-described-role = { $text }

## Vocabulary for tables and headings

il_principe-name-principe = Il Principe
il_principe-name-marker = marker
il_principe-name-round = round
il_principe-name-last-round = last round
il_principe-name-deck = Building deck
il_principe-name-city-deck = City deck
il_principe-name-discards = discards
il_principe-name-lots = lots
il_principe-name-lot = lot
il_principe-name-display = cities to build
il_principe-name-cities = cities
il_principe-name-hand = hand
il_principe-name-tableau = tableau
il_principe-name-face-up = face up
il_principe-name-face-down = face down
il_principe-name-coins = coins
il_principe-name-points = points
il_principe-name-shields = shields
il_principe-name-shields-left = shields left
il_principe-name-roles = roles
il_principe-name-major = major role
il_principe-name-minor = minor role
il_principe-name-family = family
il_principe-name-region = region
il_principe-name-map = map of Italy
il_principe-name-cost = cost
il_principe-name-highest-bid = highest bid

## The score sheet

il_principe-score =
    { $score ->
        [track] score track
        [roles] roles
        [sets] sets of five colours
        [coins] most coins
        [hand] most cards in hand
       *[regions] regions
    }

## Questions

il_principe-prompt-family = Choose the family you lead.
il_principe-prompt-offer =
    { $left ->
        [one] Choose the last card to offer.
       *[other] Choose { $left } cards from your hand to offer, one after the other in colour order.
    }
il_principe-prompt-bid_lot =
    { $highest ->
        [0] Open the bidding for { il_principe-cards }, or pass.
        [one] Bid more than { $highest } coin for { il_principe-cards }, or pass.
       *[other] Bid more than { $highest } coins for { il_principe-cards }, or pass.
    }
il_principe-prompt-build = You won the lot: build a city, or build nothing.
il_principe-prompt-shields =
    { $left ->
        [one] Choose a region beside { il_principe-city } for your shield.
       *[other] Choose the regions beside { il_principe-city } for your { $left } shields, one after the other.
    }
il_principe-prompt-action =
    { $first_round ->
        [yes] Lay cards of one colour in front of you, or do nothing: nobody builds in the first round.
       *[no] Build a city, lay cards of one colour in front of you, or do nothing.
    }
il_principe-prompt-bid_role =
    { $highest ->
        [0] You are tied: open the bidding for { il_principe-the-role }, or pass.
        [one] Bid more than { $highest } coin for { il_principe-the-role }, or pass.
       *[other] Bid more than { $highest } coins for { il_principe-the-role }, or pass.
    }
il_principe-prompt-turn_up = { il_principe-role }: choose the colour of a face-down card to turn face up.
il_principe-prompt-noble = { il_principe-role }: choose a region for one of your shields.

## Actions. An attribute says it for one question

il_principe-action-pass = Pass
    .build = Build nothing
    .action = Do nothing
il_principe-action-yes = Yes
il_principe-action-family = Lead the { il_principe-family } family
il_principe-action-colour = Choose { il_principe-colour }
    .offer = Offer { il_principe-a-card }
    .turn_up = Turn { il_principe-a-card } face up
il_principe-action-bid =
    { $bid ->
        [one] Bid { $bid } coin
       *[other] Bid { $bid } coins
    }
il_principe-action-build = Build { il_principe-city }
il_principe-action-lay =
    { $laid ->
        [one] Lay { $laid } { il_principe-colour } card
       *[other] Lay { $laid } { il_principe-colour } cards
    }
il_principe-action-region = Place a shield { il_principe-in-region }

## What happened

il_principe-event-family_taken = { $seat } leads the { il_principe-family } family.
il_principe-event-round_began = Round { $round } began.
il_principe-event-last_round_began = Round { $round } began: it is the last one.
il_principe-event-received = { $seat } received { il_principe-coins } and { il_principe-any-cards }.
    .goods = { $seat } received { il_principe-coins } and { il_principe-any-cards }: { $goods }.
il_principe-event-offered = { $seat } chose the cards to offer.
    .goods = { $seat } chose to offer { $goods }.
il_principe-event-offer_revealed = { $seat } offered { $goods }.
il_principe-event-cards_revealed =
    { $goods_count ->
        [0] No card was left to be sold.
       *[other] To be sold from the deck: { $goods }.
    }
il_principe-event-lot_opened = On sale: { il_principe-cards }. { $seat } opens.
il_principe-event-bid_made = { $seat } bid { il_principe-coins }.
il_principe-event-passed = { $seat } passed.
il_principe-event-lot_won = { $seat } won { il_principe-cards } for { il_principe-coins } and is Il Principe.
il_principe-event-lot_discarded = Nobody wanted { il_principe-cards }: discarded.
il_principe-event-city_built = { $seat } built { il_principe-city } for { il_principe-coins }: { word-points }.
il_principe-event-not_built = { $seat } built nothing.
il_principe-event-shield_placed = { $seat } placed a shield { il_principe-in-region }.
il_principe-event-roles_paid = Roles gave { $seat } { word-points }.
il_principe-event-city_revealed = { il_principe-city } can be built now.
il_principe-event-turn_began = It was { $seat }'s turn to act.
il_principe-event-cards_laid = { $seat } laid { il_principe-cards }.
il_principe-event-no_action = { $seat } did nothing.
il_principe-event-roles_returned = All role tiles went back to the board.
il_principe-event-role_opened = On sale: { il_principe-the-role }. { $seat } opens.
il_principe-event-role_gained = { $seat } took { il_principe-the-role } by majority.
il_principe-event-role_bought = { $seat } bought { il_principe-the-role } for { il_principe-coins } and is Il Principe.
il_principe-event-role_left = Nobody wanted { il_principe-the-role }.
il_principe-event-turned_down = { $seat } turned { il_principe-cards } face down.
il_principe-event-turned_up = { $seat } turned { il_principe-a-card } face up again.
il_principe-event-points_gained = { $seat } gained { word-points }.
il_principe-event-card_drawn = { $seat } drew a card.
    .colour = { $seat } drew { il_principe-a-card }.
il_principe-event-coins_gained = { $seat } gained { il_principe-coins }.
il_principe-event-scored = { $seat }: track { $track }, roles { $roles }, sets { $sets }, most coins { $coins }, most cards { $hand }, regions { $regions }.
il_principe-event-game_ended = The game ended.

## Refusals

il_principe-refusal-families-in-order = Families are chosen one player after the other: wait for your turn.
il_principe-refusal-has-offered = Your offer is made and final: wait until everybody has chosen.
il_principe-refusal-bid-in-turn = Bids go round clockwise: wait for your turn.
il_principe-refusal-out-of-role-auction = Only players tied for this role bid, as long as they have not passed: wait for the end of the auction.
il_principe-refusal-has-passed = You have passed and are out of this auction: wait for the next one.
il_principe-refusal-role-acts = Another player is using a role: wait until that is done.
il_principe-refusal-winner-builds = The winner of the lot is deciding on a city: wait until that is done.
il_principe-refusal-choose-a-family = First choose the family you lead.
il_principe-refusal-offer-first = First choose the cards to offer from your hand.
il_principe-refusal-bid-or-pass = An auction is on: bid or pass.
il_principe-refusal-build-or-pass = You have just won a lot: build a city on display or build nothing.
il_principe-refusal-choose-an-action = It is your action: build a city, lay cards of one colour or do nothing.
il_principe-refusal-place-shields-first = First place the shields of your city.
il_principe-refusal-place-shield-first = First place the shield of your role: choose a region.
il_principe-refusal-turn-up-first = First use your role: choose the colour of a face-down card to turn up.
il_principe-refusal-shields-are-compulsory = The shields of a city must be placed: choose a region.
il_principe-refusal-role-is-compulsory = A role must be used if it can be: choose.
il_principe-refusal-family-taken = The { il_principe-family } family is taken: choose another one.
il_principe-refusal-not-green = This role does not turn up green cards: choose another colour.
il_principe-refusal-none-face-down = You have no { il_principe-colour } card face down: choose another colour.
il_principe-refusal-none-in-hand = You have no further { il_principe-colour } card in hand: choose another colour.
il_principe-refusal-offer-rising = It is too late for { il_principe-a-card }: name the cards to offer in colour order.
il_principe-refusal-offer-too-small = Begin with an earlier colour than { il_principe-colour }: the cards from there on are too few for an offer.
il_principe-refusal-bid-too-low =
    { $highest ->
        [one] The highest bid is { $highest } coin: bid more or pass.
       *[other] The highest bid is { $highest } coins: bid more or pass.
    }
il_principe-refusal-bid-too-high =
    { $coins ->
        [one] You can bid { $coins } coin at most.
       *[other] You can bid { $coins } coins at most.
    }
il_principe-refusal-no-building-with-roles = No city is built while roles are given out.
il_principe-refusal-no-building-yet = Nobody may build in the first round.
il_principe-refusal-not-on-display = { il_principe-city } is not on display: choose one of the cities shown.
il_principe-refusal-cards-missing = You cannot build { il_principe-city }: your hand lacks { il_principe-cards }.
il_principe-refusal-coins-missing = You cannot build { il_principe-city }: it costs { il_principe-coins }.
il_principe-refusal-too-few-to-lay =
    { $amount ->
        [0] You have no { il_principe-colour } card in hand.
       *[other] You can lay { il_principe-cards } at most.
    }
il_principe-refusal-region-too-far = { il_principe-city } does not touch { il_principe-the-region }: choose a region beside the city.
il_principe-refusal-region-rising = It is too late for { il_principe-the-region }: name the regions beside { il_principe-city } in the order of the list.

## Positions that no game can reach

il_principe-impossible-cards = This position cannot be: the Building cards of a colour are too few or too many.
il_principe-impossible-hands = This position cannot be: a hand lacks cards that were offered or won.
il_principe-impossible-cities = This position cannot be: a City card is missing or lies in two places, or the display is not filled.
il_principe-impossible-families = This position cannot be: every player leads a different family.
il_principe-impossible-roles = This position cannot be: role tiles are held by the wrong number of players.
il_principe-impossible-shields = This position cannot be: a family has more shields on the map than it owns.
il_principe-impossible-rounds = This position cannot be: the lots, the last round or the end of the game do not agree with the decks.
il_principe-impossible-question = This position cannot be: what is being asked does not agree with the table.

## Rules that refusals and questions cite

il_principe-rule-ILP-SETUP-10 = Each player leads a different family; no family has a power.
il_principe-rule-ILP-INC-03 = Each player offers two cards from the hand, three in a two-player game.
il_principe-rule-ILP-INC-05 = Offered cards stay hidden until all players have chosen.
il_principe-rule-ILP-AUC-02 = Lots are sold from the smallest to the largest, equal ones in colour order: green, white, red, blue, yellow.
il_principe-rule-ILP-AUC-04 = The player to the left of Il Principe opens each auction, then bidding goes clockwise.
il_principe-rule-ILP-AUC-05 = In turn each player bids or passes.
il_principe-rule-ILP-AUC-06 = Each bid must be higher than the one before.
il_principe-rule-ILP-AUC-07 = Bidding goes on until only one player has not passed; a pass is final for that auction.
il_principe-rule-ILP-AUC-09 = The winner takes the cards, pays, takes the marker and, from the second round on, may build one city at once.
il_principe-rule-ILP-AUC-10 = Nobody may bid more coins than they own.
il_principe-rule-ILP-ACT-01 = Starting with Il Principe and going clockwise, each player does one action: build a city or lay cards.
il_principe-rule-ILP-ACT-03 = Any number of cards may be laid face up in front of you, all of one colour.
il_principe-rule-ILP-BLD-01 = Only a city on display can be built.
il_principe-rule-ILP-BLD-02 = Nobody may build in the first round.
il_principe-rule-ILP-BLD-03 = The builder plays from the hand one card for each icon of the city.
il_principe-rule-ILP-BLD-05 = The builder pays 3 coins for a small city, 4 for a medium and 5 for a large one.
il_principe-rule-ILP-BLD-06 = The builder scores 4 points for a small city, 6 for a medium and 8 for a large one.
il_principe-rule-ILP-BLD-07 = One shield of a small city, two of the others are placed in regions that the city touches.
il_principe-rule-ILP-BLD-10 = Every other player scores 2 points for each major and 1 for each minor role whose colour was used.
il_principe-rule-ILP-ROL-04 = Most face-up cards of a colour give its major role, second most its minor role.
il_principe-rule-ILP-ROL-11 = Tied players bid for the role, as for a lot; a pass is final.
il_principe-rule-ILP-ROL-12 = The winner of a role pays and takes the tile and the marker, but does not build.
il_principe-rule-ILP-ROL-14 = Whoever gains a major role turns half of the face-up cards of its colour face down, rounded up.
il_principe-rule-ILP-ROL-17 = A role is used at once by the player who gains it, the major one first.
il_principe-rule-ILP-ROL-18 = Master and Apprentice turn one own face-down card face up, but not a green one.
il_principe-rule-ILP-ROL-21 = Noble and Knight place one shield in any region.
il_principe-rule-ILP-END-02 = The game ends at once when fewer than four cities are on display at the start of a round.
il_principe-rule-ILP-END-07 = The last round is played to its end, then the final scoring follows.
il_principe-rule-ILP-SCO-06 = At the end each region gives 5 points to all who share the most shields.
il_principe-rule-ILP-SCO-07 = Behind a single first player, the second most shields of a region give 2 points.
il_principe-rule-ILP-DEC-01 = Families are chosen in seat order.
il_principe-rule-ILP-DEC-02 = An offer is a choice of colours, named in colour order; once given it is final.
il_principe-rule-ILP-DEC-05 = The shields of a city are placed before the next city is seen.
il_principe-rule-ILP-RUL-16 = The action of a role is carried out if possible.
il_principe-rule-ILP-RUL-31 = Placing the shields of a city is compulsory.

## The web client (ui-il_principe-…)

ui-il_principe-short = Il Principe
ui-il_principe-tab-map = Map
ui-il_principe-tab-hand = Hand
ui-il_principe-tab-lots = Lots
ui-il_principe-tab-others = Others
ui-il_principe-key-letters = B L P
ui-il_principe-key-letters-does = bid or build, lay cards, pass
ui-il_principe-option-open_money = open purses: everybody sees all coins
ui-il_principe-option-random_families = families drawn by lot
ui-il_principe-answers-bid_lot = lots
ui-il_principe-answers-bid_role = roles
ui-il_principe-phase-offers = offers
ui-il_principe-phase-auctions = auctions
ui-il_principe-phase-actions = actions
ui-il_principe-phase-roles = roles

ui-il_principe-prompt-family = choose the family you lead.
ui-il_principe-prompt-offer =
    { $left ->
        [one] choose one more card to offer.
        [2] choose two cards to offer.
       *[other] choose three cards to offer.
    }
ui-il_principe-prompt-bid_lot =
    { $highest ->
        [0] open the bidding for { il_principe-cards }, or pass.
       *[other] raise { $highest } for { il_principe-cards }, or pass.
    }
ui-il_principe-prompt-build = build a city at once, or build nothing.
ui-il_principe-prompt-shields =
    { $left ->
        [one] place your shield beside { il_principe-city }.
       *[other] place your two shields beside { il_principe-city }.
    }
ui-il_principe-prompt-action =
    { $first_round ->
        [yes] lay cards of one colour, or do nothing.
       *[no] build a city, lay cards of one colour, or do nothing.
    }
ui-il_principe-prompt-bid_role =
    { $highest ->
        [0] you are tied: bid for { il_principe-the-role }, or pass.
       *[other] raise { $highest } for { il_principe-the-role }, or pass.
    }
ui-il_principe-prompt-turn_up = as { il_principe-role }, turn which colour face up?
ui-il_principe-prompt-noble = as { il_principe-role }, place a shield in any region.

ui-il_principe-family-family = Choose a family
ui-il_principe-family-colour = Choose a colour
ui-il_principe-family-bid = Bid
ui-il_principe-family-build = Build a city
ui-il_principe-family-lay = Lay cards
ui-il_principe-family-region = Place a shield
ui-il_principe-count-family = none has a power
ui-il_principe-count-colour = of your hand
ui-il_principe-count-bid = as much as your purse allows
ui-il_principe-count-build =
    { $count ->
        [one] one within your means
       *[other] { $count } within your means
    }
ui-il_principe-count-lay = of one colour, face up
ui-il_principe-count-region = in one of the regions
ui-il_principe-note-build = { il_principe-coins }, { word-points }, { il_principe-shields }: { $regions }
ui-il_principe-note-lay = { $up } face up then, the best other { $best }
ui-il_principe-note-region = yours { $own }, the best other { $best }
ui-il_principe-ask = { $action }?
ui-il_principe-leaves = leaves you { $left } of { il_principe-coins }

ui-il_principe-offers = Sealed offers
ui-il_principe-deck =
    { $count ->
        [one] { $count } in the deck
       *[other] { $count } in the deck
    }
ui-il_principe-city-deck =
    { $count ->
        [0] no more in the deck
       *[other] { $count } more in the deck
    }
ui-il_principe-waits = not yet
ui-il_principe-has-offered = sealed
ui-il_principe-is-choosing = choosing…
ui-il_principe-lot-order = smallest first; ties in colour order
ui-il_principe-lots-about =
    { $cards ->
        [one] { $cards } card offered,
       *[other] { $cards } cards offered,
    }
ui-il_principe-lot-now = on sale now
ui-il_principe-lot-later = on sale later
ui-il_principe-lot-unsold = unsold
ui-il_principe-lot-sold = sold to { $name } for { il_principe-coins }
ui-il_principe-lot-of = Lot { $number } of { $lots }
ui-il_principe-for = { $amount } for
ui-il_principe-not-offered = not offered

ui-il_principe-building-short =
    { $building ->
        [green] University
        [white] Cathedral
        [red] Town hall
        [blue] Castle
       *[yellow] Market
    }
ui-il_principe-building-plural =
    { $amount ->
        [one] { $building ->
                [green] university
                [white] cathedral
                [red] town hall
                [blue] castle
               *[yellow] market
            }
       *[other] { $building ->
                [green] universities
                [white] cathedrals
                [red] town halls
                [blue] castles
               *[yellow] markets
            }
    }
ui-il_principe-buildings =
    { $amount ->
        [1] one
        [2] two
        [3] three
        [4] four
        [5] five
       *[other] { $amount }
    } { ui-il_principe-building-plural }
ui-il_principe-lacks = lacks
ui-il_principe-city-ready = all in your hand
ui-il_principe-city-completes = the lot completes it
ui-il_principe-touches = Regions: { $regions }.
ui-il_principe-about-colour = { $amount } { ui-il_principe-building-plural } in hand. Before you { $up } face up, { $down } face down.
ui-il_principe-about-region = Cities here: { $cities }. At the end the most shields give 5 points, the second most 2.
ui-il_principe-role-pays = Gives { word-points } when another player builds with { il_principe-colour }.
ui-il_principe-arms-medici = Gold with six balls, five red and one blue. No family has a power.
ui-il_principe-arms-visconti = Silver with a blue serpent. No family has a power.
ui-il_principe-arms-carraresi = Silver with a red wagon. No family has a power.
ui-il_principe-arms-este = Blue with a silver eagle. No family has a power.
ui-il_principe-arms-gonzaga = Bars of gold and black. No family has a power.

ui-il_principe-map-about = Map of six regions and fifteen cities. Built: { $built }.
ui-il_principe-built-by = { $city } by { $name }
ui-il_principe-region-of = { il_principe-region }: { $shields }
ui-il_principe-no-shields = no shields
ui-il_principe-tableaux = Tableaux
ui-il_principe-rising = being built
ui-il_principe-sea-east = Adriatic Sea
ui-il_principe-sea-west = Tyrrhenian Sea
ui-il_principe-major = Major
ui-il_principe-minor = Minor
ui-il_principe-free = free
ui-il_principe-on-sale = on sale
ui-il_principe-tableau-of = { il_principe-colour }: { $up } face up, { $down } face down

ui-il_principe-families = The five families
ui-il_principe-your-hand = Your hand
ui-il_principe-hand-of = Hand of { $name }
ui-il_principe-hand-empty = Your hand is empty.
ui-il_principe-in-purse = in your purse
ui-il_principe-shields-left = shields left
ui-il_principe-if-you-win = +{ $amount } if you win
ui-il_principe-board-of = Board of { $name }
ui-il_principe-in-hand =
    { $cards ->
        [one] one card in hand
       *[other] { $cards } cards in hand
    }
ui-il_principe-secret = secret purse
ui-il_principe-left =
    { $shields ->
        [one] one shield left
       *[other] { $shields } shields left
    }
ui-il_principe-no-role = no role
ui-il_principe-no-city = no city yet

ui-il_principe-auction = Auction
ui-il_principe-winner = The winner takes the cards and the marker, and may build a city at once.
ui-il_principe-winner-first = The winner takes the cards and the marker. Nobody builds in the first round.
ui-il_principe-no-bid = none yet
ui-il_principe-by = by { $name }
ui-il_principe-out = passed
ui-il_principe-to-bid = to bid
ui-il_principe-leads = leads
ui-il_principe-if-win-at = If you win at { $coins }
ui-il_principe-then-none =
    { $left ->
        [one] No city yet; { $left } coin left.
       *[other] No city yet; { $left } coins left.
    }
ui-il_principe-then-build = { il_principe-city } for { il_principe-coins } more: { word-points }.
ui-il_principe-then-major = You take the role at once and turn { il_principe-cards } face down.
ui-il_principe-then-minor = You take the role at once; no card is turned.

ui-il_principe-tale-family = { $seat } leads the { il_principe-family } family.
ui-il_principe-tale-last-round = The last round: its lots come from the deck.
ui-il_principe-tale-received = { $seat } receives { $coins } ⟦coin⟧ and draws { $cards }.
ui-il_principe-tale-offers = { $seat } offers { $cards }.
ui-il_principe-tale-from-the-deck = On sale from the deck: { $cards }.
ui-il_principe-tale-lot_opened = On sale: { $cards }.
ui-il_principe-tale-role_opened = On sale: { il_principe-the-role }.
ui-il_principe-tale-bid = { $seat } bids { $coins } ⟦coin⟧.
ui-il_principe-tale-lot_won = { $seat } wins { $cards } for { $coins } ⟦coin⟧ and is Il Principe.
ui-il_principe-tale-lot_discarded = Nobody wants { $cards }.
ui-il_principe-tale-role_bought = { $seat } buys { il_principe-the-role } for { $coins } ⟦coin⟧ and is Il Principe.
ui-il_principe-tale-role_left = Nobody wants { il_principe-the-role }.
ui-il_principe-tale-role-gained = { $seat } takes { il_principe-the-role } by majority.
ui-il_principe-tale-built = { $seat } builds { il_principe-city } for { $coins } ⟦coin⟧: { word-points }.
ui-il_principe-tale-laid = { $seat } lays { $cards }.
ui-il_principe-tale-shield_placed = A shield { il_principe-in-region }.
ui-il_principe-tale-roles_paid = Roles give { $seat } { word-points }.
ui-il_principe-tale-turned_down = { $cards } turned face down.
ui-il_principe-tale-turned_up = { $cards } turned up again.
ui-il_principe-tale-points_gained = Gains { word-points }.
ui-il_principe-tale-card_drawn = Draws a card.
ui-il_principe-tale-card_drawn-seen = Draws { $cards }.
ui-il_principe-tale-coins_gained = Takes { $coins } ⟦coin⟧.

ui-il_principe-ended-deck = The deck could not feed another round.
ui-il_principe-ended-cities = Fewer than four cities were left to build.
ui-il_principe-sheet-part-track = Score track
ui-il_principe-sheet-part-regions = Regions
ui-il_principe-sheet-part-roles = Roles
ui-il_principe-sheet-part-sets = Sets of five colours
ui-il_principe-sheet-part-coins = Most coins
ui-il_principe-sheet-part-hand = Most cards in hand
ui-il_principe-sheet-track = { $list } cities
ui-il_principe-sheet-regions = { $list } shields
ui-il_principe-sheet-roles = { $list } held
ui-il_principe-sheet-sets = { $list } complete
ui-il_principe-sheet-coins = { $list } coins
ui-il_principe-sheet-hand = { $list } cards
