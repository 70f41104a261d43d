### Masters of Renaissance in English.
### Arguments: $seat is the name of a player; $resource and $colour are ids that choose a variant;
### $leader, $other, $card, $deck, $token, $line and $production are phrases from the entries below;
### $goods is a list of resources with their amounts, $goods_count how many they are together.

## Resources

masters-resource =
    { $resource ->
        [coin] coin
        [stone] stone
        [servant] servant
       *[shield] shield
    }
masters-a-resource =
    { $resource ->
        [coin] a coin
        [stone] a stone
        [servant] a servant
       *[shield] a shield
    }
# The second of two resources in one sentence.
masters-a-resource-other =
    { $other ->
        [coin] a coin
        [stone] a stone
        [servant] a servant
       *[shield] a shield
    }
masters-the-resource = the { masters-resource }
masters-no-resource = no { masters-resource }
masters-resources =
    { $resource ->
        [coin] coins
        [stone] stones
        [servant] servants
       *[shield] shields
    }
masters-goods =
    { $amount ->
        [one] { $amount } { masters-resource }
       *[other] { $amount } { masters-resources }
    }

## Cards, Leaders, decks, tokens, lines, productions: phrases that follow "the"

masters-colour =
    { $colour ->
        [green] green
        [purple] purple
        [blue] blue
       *[yellow] yellow
    }
masters-colour-of-card = { masters-colour }
masters-level = level { $level }
masters-deck = { masters-colour-of-card } level { $level } card
masters-card = { masters-colour-of-card } level { $level } card ({ word-points })
masters-leader =
    { $kind ->
        [discount] discount Leader ({ masters-resource })
        [depot] depot Leader ({ masters-resource })
        [marble] white marble Leader ({ masters-resource })
       *[production] production Leader ({ masters-resource })
    }
masters-token-discard = { masters-colour } token
masters-token-cross = black cross +{ $steps } token
masters-token-cross-and-shuffle = black cross +{ $steps } and reshuffle token
masters-line-row = row { $number }
masters-line-column = column { $number }
masters-production-base = base production
masters-production-slot = production of slot { $slot }
masters-production-leader = production of the Leader ({ masters-resource })
masters-marble =
    { $marble ->
        [white] white marble
        [blue] blue marble
        [grey] grey marble
        [yellow] yellow marble
        [purple] purple marble
       *[red] red marble
    }
masters-tile =
    { $tile ->
        [inactive] not yet decided
        [active] active
       *[discarded] lost
    }
masters-shelf =
    { $shelf ->
        [1] top shelf
        [2] middle shelf
       *[3] bottom shelf
    }

## What a card says; $text comes from the data

masters-described-card = Cost: { $goods }. { $text } { word-points }.
masters-described-leader = { $text } { word-points }.
masters-described-token = { $text }

## Vocabulary for tables and headings

masters-name-market = market
masters-name-slide = slide
masters-name-row = row
masters-name-column = column
masters-name-marbles = marbles
masters-name-grid = Development cards
masters-name-deck = deck
masters-name-board = board
masters-name-warehouse = warehouse
masters-name-strongbox = strongbox
masters-name-shelf = shelf
masters-name-depot = depot
masters-name-slot = slot
masters-name-slots = slots
masters-name-production = production
masters-name-cost = cost
masters-name-card = card
masters-name-leader = Leader
masters-name-leaders = Leaders
masters-name-hand = hand
masters-name-in-play = in play
masters-name-faith = faith
masters-name-faith-points =
    { $amount ->
        [one] { $amount } faith point
       *[other] { $amount } faith points
    }
masters-name-faith-track = faith track
masters-name-section = Vatican section
masters-name-report = Vatican report
masters-name-pope-space = Pope space
masters-name-tile = Pope's favour tile
masters-name-tiles = Pope's favour
masters-name-inkwell = inkwell
masters-name-supply = supply
masters-name-lorenzo = Lorenzo the Magnificent
masters-name-cross = black cross
masters-name-token = solo token
masters-name-tokens = solo tokens
masters-name-resources = resources

## The score sheet

masters-score =
    { $score ->
        [cards] Development cards
        [favour] Pope's favour
        [faith] faith track
        [leaders] Leaders
       *[resources] resources left
    }

## Questions

masters-prompt-keep =
    { $left ->
        [one] Choose the second Leader to keep.
       *[other] Choose { $left } Leaders to keep, one after the other in the order of the list.
    }
masters-prompt-compensation =
    { $left ->
        [one] Choose a resource to start with.
       *[other] Choose { $left } resources to start with, one after the other.
    }
masters-prompt-turn = Take a line of the market, buy a card or start a production; Leaders may be played or discarded before and after.
masters-prompt-after = Play or discard a Leader, or end your turn.
masters-prompt-whites =
    { $whites ->
        [one] Choose what the white marble gives: { masters-a-resource } or { masters-a-resource-other }.
       *[other] Choose how many of the { $whites } white marbles give { masters-a-resource } each; the others give { masters-a-resource-other }.
    }
masters-prompt-store =
    { $amount ->
        [one] Choose whether to keep { masters-the-resource } you took or to discard it.
       *[other] Choose how many of the { $amount } { masters-resources } you took to keep.
    }
masters-prompt-produce = Choose one more production, or stop here and pay.
masters-prompt-spend =
    { $left ->
        [one] Choose the last resource that the base production takes.
       *[other] Choose the { $left } resources that the base production takes, one after the other.
    }
masters-prompt-gain =
    { $left ->
        [one] Choose the resource that your productions give.
       *[other] Choose the { $left } resources that your productions give, one after the other.
    }
masters-prompt-pay =
    { $amount ->
        [one] Choose whether { masters-the-resource } for your productions comes from the warehouse or the strongbox.
       *[other] Choose how many of the { masters-goods } for your productions come from the warehouse: { $least } to { $most }.
    }
    .card =
        { $amount ->
            [one] Choose whether { masters-the-resource } for the { $card } comes from the warehouse or the strongbox.
           *[other] Choose how many of the { masters-goods } for the { $card } come from the warehouse: { $least } to { $most }.
        }

## Actions. An attribute says it for one question

masters-action-pass = That is all
    .after = End the turn
    .produce = Stop here and pay
masters-action-yes = Yes
masters-action-keep = Keep the { $leader }
masters-action-play = Play the { $leader }
masters-action-drop = Discard the { $leader } for 1 faith point
masters-action-line = Take { $line } of the market
masters-action-white =
    { $number ->
        [0] All white marbles give the second resource
       *[other] White marbles that give the first resource: { $number }
    }
    .whites =
        { $number ->
            [0] No white marble gives { masters-a-resource }
            [one] { $number } white marble gives { masters-a-resource }
           *[other] { $number } white marbles give { masters-a-resource } each
        }
masters-action-store =
    { $amount ->
        [0] Keep { masters-no-resource }
       *[other] Keep { masters-goods }
    }
masters-action-buy = Buy the { $deck } for slot { $slot }
masters-action-produce = Use the { $production }
masters-action-resource = Choose { masters-a-resource }
    .compensation = Start with { masters-a-resource }
    .spend = Pay { masters-a-resource }
    .gain = Receive { masters-a-resource }
masters-action-pay =
    { $amount ->
        [0] Pay { masters-no-resource } from the warehouse
       *[other] Pay { masters-goods } from the warehouse
    }

## What happened

masters-event-leaders_kept = { $seat } chose two Leaders to keep.
    .leader = { $seat } kept the { $leader } and the { $other }.
masters-event-first_drawn = { $seat } drew the inkwell and plays first.
masters-event-compensation_asked = { $seat } may choose what to start with.
masters-event-compensated = { $seat } took { masters-a-resource } to start with.
masters-event-turn_began = { $seat } began a turn.
masters-event-line_taken =
    { $goods_count ->
        [0] { $seat } took { $line } of the market: no resources.
       *[other] { $seat } took { $line } of the market: { $goods }.
    }
masters-event-whites_gave = White marbles gave { $seat } { $goods }.
masters-event-stored = { $seat } put { masters-goods } in the warehouse.
masters-event-discarded =
    { $amount ->
        [one] { $seat } discarded { $amount } resource.
       *[other] { $seat } discarded { $amount } resources.
    }
masters-event-card_bought = { $seat } bought the { $card } for slot { $slot }.
masters-event-card_revealed = The { $card } came up.
masters-event-paid =
    { $strongbox ->
        [0] { $seat } paid { masters-from-warehouse }.
       *[other]
            { $warehouse ->
                [0] { $seat } paid { masters-from-strongbox }.
               *[other] { $seat } paid { masters-from-warehouse } and { masters-from-strongbox }.
            }
    }
masters-from-warehouse =
    { $warehouse ->
        [one] { $warehouse } { masters-resource } from the warehouse
       *[other] { $warehouse } { masters-resources } from the warehouse
    }
masters-from-strongbox =
    { $strongbox ->
        [one] { $strongbox } { masters-resource } from the strongbox
       *[other] { $strongbox } { masters-resources } from the strongbox
    }
masters-event-produced = { $seat } used the { $production }.
masters-event-gained =
    { $goods_count ->
        [0] { $seat } received no resources.
       *[other] { $seat } received { $goods } in the strongbox.
    }
masters-event-faith_moved =
    { $steps ->
        [one] { $seat } gained { $steps } faith point: space { $space }.
       *[other] { $seat } gained { $steps } faith points: space { $space }.
    }
masters-event-report_held = Vatican report { $section } was held.
masters-event-tile_turned = { $seat } turned up Pope's favour tile { $section }.
masters-event-tile_lost = { $seat } lost Pope's favour tile { $section }.
masters-event-leader_played = { $seat } played the { $leader }.
masters-event-leader_discarded = { $seat } discarded a Leader.
    .leader = { $seat } discarded the { $leader }.
masters-event-end_triggered = The end of the game was triggered: this round is the last one.
masters-event-token_drawn = Lorenzo drew the { $token }.
masters-event-card_removed = Lorenzo discarded the { $card }.
masters-event-cross_moved =
    { $steps ->
        [one] The black cross moved { $steps } space, to space { $space }.
       *[other] The black cross moved { $steps } spaces, to space { $space }.
    }
masters-event-tokens_shuffled = All solo tokens were shuffled again.
masters-event-game_ended = The game ended.
masters-event-solo_won = Lorenzo was beaten: the game is won.
masters-event-solo_lost = Lorenzo was faster: the game is lost.

## Refusals

masters-refusal-setup-first = The game has not begun yet: first choose your Leaders and your resources to start with.
masters-refusal-action-done = You have had your main action: play or discard a Leader, or end your turn.
masters-refusal-choose-an-action = This answers no question now: take a line of the market, buy a card or start a production.
masters-refusal-store-first = First decide what to keep of the resources you took.
masters-refusal-finish-first = First finish what you have begun: choose and pay for your productions, or pay for your card.
masters-refusal-action-is-compulsory = You cannot end your turn yet: a turn needs a main action, and the market is always open to you.
masters-refusal-compensation-is-compulsory = You cannot decline: choose a coin, a stone, a servant or a shield.
masters-refusal-has-kept = The Leaders are chosen: nobody keeps any more of them.
masters-refusal-compensation-in-order = The others choose what they start with one after another: wait for your turn.
masters-refusal-none-taken = You took no { masters-resources } from the market just now: only what was just taken is kept or discarded.
masters-refusal-keep-two = You must keep two of your four Leaders: choose one.
masters-refusal-not-dealt = You were not dealt the { $leader }: choose one of your four Leaders.
masters-refusal-keep-rising = The { $leader } cannot be chosen now: name the two Leaders you keep in the order of the list.
masters-refusal-already-played = The { $leader } is in play already and stays there.
masters-refusal-not-in-hand = The { $leader } is not in your hand.
masters-refusal-condition-not-met = You do not own what the { $leader } requires: look at its condition.
masters-refusal-fewer-whites =
    { $whites ->
        [one] You took only { $whites } white marble: choose no more than that.
       *[other] You took only { $whites } white marbles: choose no more than that.
    }
masters-refusal-store-this = Say how many { masters-resources } to keep: the other resources you took are asked about one by one.
masters-refusal-not-taken = You took only { masters-goods }: keep no more than that.
masters-refusal-no-room = Of these, your warehouse has room for { masters-goods } at most: keep no more than that.
masters-refusal-deck-empty = There is no { $deck } left: choose another deck.
masters-refusal-slot-not-empty = The { $card } needs an empty slot, and slot { $slot } is not empty.
masters-refusal-needs-level-one = The { $card } must lie on a level I card, and slot { $slot } has none on top.
masters-refusal-needs-level-two = The { $card } must lie on a level II card, and slot { $slot } has none on top.
masters-refusal-cannot-pay-card = You cannot pay for the { $card }: you lack { masters-goods }.
masters-refusal-production-once = You have chosen this production already: each works once a turn.
masters-refusal-production-rising = Name your productions in the order of the list: this one came before the last one you chose.
masters-refusal-no-such-production = You have no such production: only the board, the top card of each slot and your production Leaders produce.
masters-refusal-cannot-pay-production = You lack resources for this production, counting what the ones already chosen take.
masters-refusal-resource-rising = It is too late for { masters-a-resource }: name your resources in the order coin, stone, servant, shield.
masters-refusal-cannot-spend = You cannot pay { masters-a-resource } here: you have none to spare, or have named a later resource already.
masters-refusal-pay-this = Pay { masters-goods } first: say how many come from the warehouse.
masters-refusal-overpaid = You owe only { masters-goods }: pay no more than that.
masters-refusal-strongbox-short = Your strongbox does not hold the rest: take at least { masters-goods } from the warehouse.
masters-refusal-warehouse-short = Your warehouse does not hold so many { masters-resources }: take fewer from it.

## Positions that no game can reach

masters-impossible-marbles = This position cannot be: the market does not hold the thirteen marbles of the game.
masters-impossible-cards = This position cannot be: a Development card is missing, lies in two places or is not in its deck.
masters-impossible-slots = This position cannot be: the cards of a slot must be of levels I, II and III from the bottom up, seven cards at most.
masters-impossible-leaders = This position cannot be: every player has four Leaders, each a different one, and keeps two of them at most.
masters-impossible-warehouse = This position cannot be: the resources do not fit in a warehouse.
masters-impossible-track = This position cannot be: the favour tiles do not agree with the faith markers.
masters-impossible-end = This position cannot be: whether the game is ending does not agree with markers, cards and tokens.
masters-impossible-question = This position cannot be: what is being asked does not agree with the table.

## Rules that refusals and questions cite

masters-rule-MAS-SET-07 = You are dealt four Leaders, keep two of them secretly and drop the other two.
masters-rule-MAS-SET-09 = The second player starts with one resource, the third with one and a faith point, the fourth with two and a faith point.
masters-rule-MAS-SET-10 = Resources to start with are chosen in turn order and put in the warehouse.
masters-rule-MAS-SET-11 = Resources to start with cannot be declined, and faith is not one of them.
masters-rule-MAS-TUR-02 = A turn has exactly one main action: market, purchase or production.
masters-rule-MAS-TUR-03 = The main action is compulsory; the market is always possible.
masters-rule-MAS-TUR-05 = After the main action the turn ends as soon as you want no more Leader actions.
masters-rule-MAS-TUR-06 = Only the player whose turn it is acts; what happens to the others is automatic.
masters-rule-MAS-TUR-07 = Only an action that can be carried out may be chosen.
masters-rule-MAS-MKT-01 = At the market you take one of the three rows or one of the four columns.
masters-rule-MAS-MKT-02 = You take the resource of every marble in the line, then keep or discard each.
masters-rule-MAS-WHS-01 = The warehouse has three shelves, for one, two and three resources.
masters-rule-MAS-WHS-02 = A shelf holds one type of resource only.
masters-rule-MAS-WHS-03 = Two shelves never hold the same type of resource.
masters-rule-MAS-WHS-06 = You may discard any of the resources just taken, even if there is room for them.
masters-rule-MAS-WHS-07 = Each resource you discard gives every other player one faith point, or moves Lorenzo's black cross one space.
masters-rule-MAS-WHS-12 = Only resources just taken can be discarded; those already stored stay.
masters-rule-MAS-WHS-13 = Nothing else can be done until every resource taken is stored or discarded.
masters-rule-MAS-BUY-01 = You buy one card: the top card of a deck.
masters-rule-MAS-BUY-02 = The cost is paid from the warehouse and the strongbox, mixed as you like.
masters-rule-MAS-BUY-03 = Exactly the cost of the card is paid, after discounts.
masters-rule-MAS-BUY-05 = A level I card needs an empty slot.
masters-rule-MAS-BUY-06 = A level II card is laid on a level I card of any colour.
masters-rule-MAS-BUY-07 = A level III card is laid on a level II card of any colour.
masters-rule-MAS-BUY-10 = An empty deck is not filled again.
masters-rule-MAS-PRO-01 = You may use the base production, the top card of each slot and your production Leaders, at least one of them.
masters-rule-MAS-PRO-02 = Each production works once a turn at most.
masters-rule-MAS-PRO-05 = All productions happen at the same time: first everything is paid, then everything is received.
masters-rule-MAS-PRO-06 = You must own the resources for all the productions you choose before any of them works.
masters-rule-MAS-PRO-07 = Productions are paid from the warehouse and the strongbox, mixed as you like.
masters-rule-MAS-PRO-10 = The base production turns any two resources into one of your choice; faith is neither paid nor received.
masters-rule-MAS-PRO-11 = A production Leader turns one of its resource into one of your choice and one faith point.
masters-rule-MAS-PRO-12 = A resource of your choice is named before anything is paid and may be of a type you pay.
masters-rule-MAS-LDR-01 = Besides the main action you may play or discard Leaders from your hand.
masters-rule-MAS-LDR-02 = A Leader discarded from your hand gives you one faith point.
masters-rule-MAS-LDR-03 = Only Leaders in your hand can be discarded.
masters-rule-MAS-LDR-04 = A Leader from your hand can be played when you meet its condition; it then stays until the end of the game.
masters-rule-MAS-LDR-16 = With two white marble Leaders you choose one of their resources for each white marble.
masters-rule-MAS-END-02 = Once the end is triggered the round is completed, and then the game is over.
masters-rule-MAS-SOL-12 = In a solo game you lose at once when all three decks of one colour are empty.
masters-rule-MAS-SOL-13 = In a solo game you lose at once when the black cross reaches the last space before your marker.
masters-rule-MAS-SOL-14 = In a solo game you win at once when your marker reaches the last space or you buy your seventh card.
masters-rule-MAS-R-06 = Leader actions come before or after the main action, never in the middle of it.
masters-rule-MAS-R-23 = First all choose their Leaders, then the first player is drawn, then the others choose their resources to start with.
masters-rule-MAS-R-26 = You never pay more than the cost.

## The web client (ui-masters-…)

ui-masters-tab-market = Market
ui-masters-tab-cards = Cards
ui-masters-tab-board = My board
ui-masters-tab-others = Others
ui-masters-key-letters = M B P L E
ui-masters-key-letters-does = open a kind of action; E ends
ui-masters-sheet-solo-won = Lorenzo is beaten,
ui-masters-sheet-solo-lost = Lorenzo was faster.
ui-masters-lobby-alone = nobody but Lorenzo
ui-masters-short = Masters
ui-masters-prompt-turn = take marbles, buy a card or produce.
ui-masters-prompt-after = play a Leader, or end your turn.
ui-masters-prompt-keep =
    { $left ->
        [one] keep one more Leader.
       *[other] keep { $left } of your four Leaders.
    }
ui-masters-prompt-store =
    { $amount ->
        [one] keep the { masters-resource }?
       *[other] how many of the { $amount } { masters-resources } do you keep?
    }
ui-masters-prompt-pay = how many { masters-resources } from the shelves?
ui-masters-family-line = Take from the market
ui-masters-family-buy = Buy a development
ui-masters-family-produce = Start productions
ui-masters-family-play = Play a Leader
ui-masters-family-drop = Discard a Leader
ui-masters-family-keep = Keep a Leader
ui-masters-family-resource = Choose a resource
ui-masters-family-store = Store
ui-masters-family-pay = Pay
ui-masters-family-white = White marbles
ui-masters-count-line =
    { $count ->
        [one] one line
       *[other] { $count } lines
    }
ui-masters-count-buy =
    { $count ->
        [one] one within your means
       *[other] { $count } ways within your means
    }
ui-masters-count-produce =
    { $count ->
        [one] one ready
       *[other] { $count } ready
    }
ui-masters-count-play =
    { $count ->
        [one] one is ready
       *[other] { $count } are ready
    }
ui-masters-count-drop = for one step of faith
ui-masters-count-keep = of your four
ui-masters-count-resource = of your choice
ui-masters-count-store = on the shelves
ui-masters-count-pay = from the shelves or the strongbox
ui-masters-count-white = what they give
ui-masters-note-buy = pay { $goods }, gain { $points } points
ui-masters-ask-buy = seal the purchase of { ui-masters-colour } { $level }?
ui-masters-ask-line = take { $line } of the market?
ui-masters-ask-play = play the { $leader }?
ui-masters-ask-drop = discard the { $leader } for one step of faith?
ui-masters-ask-store =
    { $amount ->
        [0] keep { masters-no-resource }?
       *[other] keep { masters-goods }?
    }
ui-masters-seal-buy = Seal the purchase
ui-masters-seal-line = Take the marbles
ui-masters-seal-play = Play the Leader
ui-masters-seal-drop = Discard the Leader
ui-masters-entry-buy = { ui-masters-colour } { $level }, slot { $slot }
ui-masters-colour =
    { $colour ->
        [green] Green
        [purple] Purple
        [blue] Blue
       *[yellow] Yellow
    }
ui-masters-pay = Pay
ui-masters-gain = gain { $points } { $points ->
        [one] point
       *[other] points
    }
ui-masters-you-take = You take
ui-masters-other-slot = Or choose another slot.
ui-masters-slot = Slot { $slot }
ui-masters-slot-holds = holds { $level }
ui-masters-slot-covers = covers { $level }
ui-masters-slot-free = empty
ui-masters-take-row = Take row { $number }: { $marbles }
ui-masters-take-column = Take column { $number }: { $marbles }
ui-masters-deck-empty = empty
ui-masters-slot-empty = An empty slot. A level I card can be laid here.
ui-masters-goes-here = will go here
ui-masters-or-here = or here
ui-masters-your-board = Your board
ui-masters-your-stock = Your stock
ui-masters-board-of = Board of { $name }
ui-masters-base = Base production
ui-masters-base-does = Base production: any two resources for one of your choice.
ui-masters-cards-of = — { $count } of { $most }
ui-masters-in-play = In play
ui-masters-in-hand = In hand
ui-masters-needs = needs
ui-masters-kind-discount = Discount
ui-masters-kind-depot = Depot
ui-masters-kind-marble = White marble
ui-masters-kind-production = Production
ui-masters-leader-discount = on every purchase
ui-masters-leader-depot = two more places
ui-masters-leader-marble = for each white marble
ui-masters-leader-production = a production of its own
ui-masters-favours = favours { $points }
ui-masters-leaders-of =
    { $played ->
        [0] { $hidden ->
                [0] no Leader
                [one] one Leader hidden
               *[other] { $hidden } Leaders hidden
            }
       *[other] { $played } played, { $hidden } hidden
    }
ui-masters-faith-of = { $name } is on space { $space }.
ui-masters-cross-at = The black cross is on space { $space }.
ui-masters-tile-active = favour won
ui-masters-tile-inactive = report at { $space }
ui-masters-tile-discarded = favour lost
ui-masters-lorenzo-wins = He wins if his cross reaches the last space, or if a colour of cards runs out.
ui-masters-tokens-left = Tokens left: { $count }
ui-masters-tale-market = { $seat } takes { $line }: { $goods }.
ui-masters-tale-discards =
    { $count ->
        [one] One resource finds no room.
       *[other] { $count } resources find no room.
    }
ui-masters-tale-buy = { $seat } buys the { $card } for { $paid }.
ui-masters-tale-produce = { $seat } produces { $goods }.
ui-masters-end-cards = { $name } laid the seventh card and closed the game.
ui-masters-end-faith = { $name } came to the end of the faith track and closed the game.
ui-masters-end-cross = His cross came to the end of the faith track.
ui-masters-end-colour = A colour of cards ran out.
ui-masters-sheet-cards = { $list } cards
ui-masters-sheet-faith =
    { $seats ->
        [one] space { $list }
       *[other] spaces { $list }
    }
ui-masters-sheet-favour =
    { $reports ->
        [0] no report held
        [one] one report held
       *[other] { $reports } reports held
    }
ui-masters-sheet-leaders = played
ui-masters-sheet-resources = one point for five
ui-masters-sheet-part-cards = Developments
ui-masters-sheet-part-faith = Faith
ui-masters-sheet-part-favour = Favours of the Pope
ui-masters-sheet-part-leaders = Leaders
ui-masters-sheet-part-resources = Resources
