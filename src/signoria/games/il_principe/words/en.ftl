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

## What a card says; $text comes from the data

il_principe-described-city = Needs { $goods } from the hand and { il_principe-coins }. Gives { word-points } and { il_principe-shields } for the map.
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
        [one] Choose the last card you offer.
       *[other] Choose { $left } cards of your hand to offer, one after the other in colour order.
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
        [0] You are tied: open the bidding for the role of { il_principe-role }, or pass.
        [one] Bid more than { $highest } coin for the role of { il_principe-role }, or pass.
       *[other] Bid more than { $highest } coins for the role of { il_principe-role }, or pass.
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
il_principe-action-region = Shield in { il_principe-region }

## What happened

il_principe-event-family_taken = { $seat } leads the { il_principe-family } family.
il_principe-event-round_began = Round { $round } began.
il_principe-event-last_round_began = Round { $round } began: it is the last one.
il_principe-event-received = { $seat } received { il_principe-coins } and { il_principe-any-cards }.
    .goods = { $seat } received { il_principe-coins } and { il_principe-any-cards }: { $goods }.
il_principe-event-offered = { $seat } chose the cards to offer.
    .goods = { $seat } offers { $goods }.
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
il_principe-event-shield_placed = { $seat } placed a shield in { il_principe-region }.
il_principe-event-roles_paid = Roles gave { $seat } { word-points }.
il_principe-event-city_revealed = { il_principe-city } can be built now.
il_principe-event-turn_began = It was { $seat }'s turn to act.
il_principe-event-cards_laid = { $seat } laid { il_principe-cards }.
il_principe-event-no_action = { $seat } did nothing.
il_principe-event-roles_returned = All role tiles went back to the board.
il_principe-event-role_opened = On sale: the role of { il_principe-role }. { $seat } opens.
il_principe-event-role_gained = { $seat } took the role of { il_principe-role } by majority.
il_principe-event-role_bought = { $seat } bought the role of { il_principe-role } for { il_principe-coins } and is Il Principe.
il_principe-event-role_left = Nobody wanted the role of { il_principe-role }.
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
il_principe-refusal-offer-first = First choose the cards of your hand that you offer.
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
il_principe-refusal-offer-rising = It is too late for { il_principe-a-card }: name the cards you offer in colour order.
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
il_principe-refusal-region-too-far = { il_principe-city } does not touch { il_principe-region }: choose a region beside the city.
il_principe-refusal-region-rising = It is too late for { il_principe-region }: name the regions beside { il_principe-city } in the order of the list.

## Positions that no game can reach

il_principe-impossible-cards = This position cannot be: the Building cards of a colour are too few or too many.
il_principe-impossible-hands = This position cannot be: a hand lacks cards that were offered or won.
il_principe-impossible-cities = This position cannot be: a City card is missing or lies in two places, or the display is not filled.
il_principe-impossible-families = This position cannot be: every player leads a different family.
il_principe-impossible-roles = This position cannot be: role tiles are held by the wrong number of players.
il_principe-impossible-shields = This position cannot be: a family has more shields on the map than it owns.
il_principe-impossible-rounds = This position cannot be: the last round or the end of the game does not agree with the decks.
il_principe-impossible-question = This position cannot be: what is being asked does not agree with the table.

## Rules that refusals and questions cite

il_principe-rule-ILP-SETUP-10 = Each player leads a different family; no family has a power.
il_principe-rule-ILP-INC-03 = Each player offers two cards of the hand, three in a game of two.
il_principe-rule-ILP-INC-05 = Offered cards stay hidden until all players have chosen.
il_principe-rule-ILP-AUC-02 = Lots are sold from the smallest to the largest, equal ones in colour order: green, white, red, blue, yellow.
il_principe-rule-ILP-AUC-04 = The player to the left of Il Principe opens each auction, then bidding goes clockwise.
il_principe-rule-ILP-AUC-05 = In turn each player bids or passes.
il_principe-rule-ILP-AUC-06 = Each bid must be higher than the one before.
il_principe-rule-ILP-AUC-07 = Bidding goes on until only one player has not passed; a pass is final for that auction.
il_principe-rule-ILP-AUC-09 = The winner takes the cards, pays, takes the marker and, from the second round on, may build one city at once.
il_principe-rule-ILP-AUC-10 = Nobody bids more coins than he owns.
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
