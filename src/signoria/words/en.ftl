### What every game and every face of Signoria says, in English. Entries of one game: games/<id>/words/en.ftl.
### An entry with an attribute named like one of its arguments says that instead when the argument is there.

## Lists: "2 coins, 1 stone and 1 shield"

list-pair = { $first } and { $last }
list-more = { $first }, { $last }

## General words

word-game = game
word-seat = seat
word-player = player
word-turn = turn
word-round = round
word-score = score
word-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
word-rank = place
word-winner = winner
word-action = action
word-rule = rule
word-bot = bot
word-you = you
word-yes = yes
word-no = no
word-nothing = nothing
seat-name = Player { $seat }

## Requests that cannot be met

request-no-such-game = There is no game “{ $game }”. Choose one of these: { $games }.
bot-no-program = “{ $bot }” could not be started: { $error }. Write a command that works in this folder.
bot-gone = “{ $bot }” ended in the middle of a game; its last words: { $error }
bot-late = “{ $bot }” took longer than it had.
bot-nonsense = “{ $bot }” said what no bot says: see docs/bots.md.
bot-illegal-answer = { $answer } is no answer: give the “n” of the question and the “code” or the “action” of one of its actions.
request-no-such-bot = There is no bot “{ $bot }”. Choose one of these: { $bots }.
request-no-such-code = There is no action number { $code }: they go from 0 to { NUMBER($last, useGrouping: 0) }.
request-no-such-action = “{ $text }” is not an action of this game. Write it as in the list of actions.
request-bad-data = The data file { $file } cannot be read: { $error }.
request-bad-seed = “{ $seed }” is not a seed: give a whole number.
request-bad-seats =
    { $game } is played by { $fewest } to { $most } players, not by { $seats }.
request-no-such-seat = There is no seat { $seat }: this table has { $seats }.
request-no-such-option = { $game } has no option “{ $option }”.
request-bad-option = The option “{ $option }” cannot be “{ $value }”. Choose one of these: { $values }.

## Positions that cannot be read

position-bad-value = This is not a position: the value of “{ $where }” is not allowed there.
position-missing = This is not a position: “{ $where }” is missing.
position-bad-chance = This is not a position: “{ $key }” is not a source of chance.
position-other-game = This is not a position of { $game } but of “{ $found }”.
position-other-version = This position was written for another version of { $game } and cannot be read by this one.

## Refusals common to all games

refusal-no-such-seat = There is no seat { $seat } at this table.
refusal-no-such-code = There is no action number { $code } in this game.
refusal-game-over = The game is over: nothing more can be played.
refusal-not-your-turn = It is not for you to decide now: wait until you are asked.

## The command line (cli-…)

# The command and its help. Names of commands and options stay as they are.

cli-help-usage = Usage:
cli-help-options-mark = [OPTIONS]
cli-help-command-mark = COMMAND [OPTIONS]
cli-help-options = Options
cli-help-commands = Commands
cli-help-exits = Exit codes
cli-help-environment = Environment
cli-help-signoria = Renaissance board games in the terminal, against people and bots. “signoria COMMAND --help” says more about a command.
cli-help-games = List the games.
cli-help-bots = List the bots: the four levels, the strongest first, and two for comparison.
cli-help-play = Play a game in this terminal. It is recorded as you go: leave it at any time and go on later.
cli-help-serve = Open live tables in the browser, for people and bots.
cli-help-simulate = Let bots play against each other, the seats rotating from game to game.
cli-help-arena = Find out which bot is stronger: each deal is played in all seat rotations, and no result comes without its interval.
cli-help-text-bot = Let a language model play: speak the line protocol for bots with the arena, and in words with the model.
cli-help-check = Test a game: random games with every check of the conformance kit, for each number of seats.
cli-help-replay = Tell a recorded game again.
cli-help-verify = Say whether a record is exactly what was written, and legal to the last play.
cli-help-bench = Measure how fast the engine is on this computer, for one game or all.
cli-help-option-json = Print one JSON value and nothing else.
cli-help-option-lang = The language: fr or en. Otherwise that of this computer.
cli-help-option-data = A folder with corrected component data: its GAME/NAME.toml replace the built-in ones.
cli-help-option-seed = The seed of the game: the same seed deals the same game. Otherwise chance chooses one.
cli-help-option-first_seed = The seed of the first game; the others follow it.
cli-help-option-seats = Who sits where: human or a bot; “signoria bots” lists them. Usually human,greedy; “human” alone plays solo where the game allows it.
cli-help-option-resume = Go on with a recorded game; “last” is the one left last.
cli-help-option-save = Record the game in this new file.
cli-help-option-position = Begin from a position, as “replay --dump” writes it.
cli-help-option-option = Choose an option of the game; may be given several times.
cli-help-option-games = How many games; for “check”, for each number of seats.
cli-help-option-bots = Which bots play, one for each seat.
cli-help-option-blocks = How many deals; each is played once for each seat.
cli-help-option-workers = How many processes play at once. The result is the same.
cli-help-option-results = Keep the games in this file, and go on with those it already has.
cli-help-option-seconds = How long a program of yours (cmd:…) may think about each decision.
cli-help-option-model = The command that is the model: it reads a question on its standard input and writes its answer.
cli-help-option-tries = How often a model is asked again whose answer names no action, before chance chooses.
cli-help-option-page = Write the match as a page with plots to this file.
cli-help-option-sprt = Stop as soon as it is clear whether the first bot takes at most LOW or at least HIGH of the first places: 0.25,0.4, say.
cli-help-option-at = Stop after line N of the record, not counting the first line.
cli-help-option-step = Show the table after each play and wait for Enter.
cli-help-option-dump = Write the position reached to this new file, to begin from it with “play --position”.
cli-help-option-analyse = Judge the decisions of this seat, the first being 1, by what it could know, and tell its turning points.
cli-help-option-host = The address to listen at: 0.0.0.0 lets others in the same network join. Usually only this computer.
cli-help-option-port = The port to listen at; if it is taken, any free one.
cli-help-option-db = The file that keeps the tables. Usually one in your data folder.
cli-help-option-no_open = Do not open the browser.
cli-help-option-help = Show this help.
cli-help-env-SIGNORIA_LANG = the language, if --lang is not given
cli-help-env-SIGNORIA_DATA = the folder of corrected data, if --data is not given
cli-help-env-SIGNORIA_GAMES = the folder where games are recorded
cli-help-env-NO_COLOR = if set, no colours are used
cli-exit-0 = all went well
cli-exit-1 = the answer is no: a check failed, a record was altered
cli-exit-2 = the request makes no sense: an unknown command, game, option or player
cli-exit-3 = a file cannot be read or written, or is not a record or a position
cli-exit-4 = the input ended before the game did; the game is kept
cli-exit-130 = interrupted by Ctrl-C; a game is kept
cli-exit-141 = nobody read the output any more

# Command lines that cannot be understood

cli-no-such-command = There is no such command. Choose one of these: { $commands }.
cli-no-such-option = “{ $command }” has no option “{ $option }”: see “{ $command } --help”.
cli-missing = “{ $command }” needs { $name }: see “{ $command } --help”.
cli-option-needs-value = The option “{ $option }” needs a value, or takes none: see “{ $command } --help”.
cli-bad-value = The value given for { $name } cannot be used: see “{ $command } --help”.
cli-too-many = “{ $command }” was given too many words: see “{ $command } --help”.
cli-no-such-language = “{ $language }” is not a language spoken here. Choose one of these: { $languages }.
cli-no-such-folder = There is no folder “{ $folder }”.
cli-bad-data = The corrected data in “{ $folder }” cannot be used: { $error }.
cli-no-such-player = There is no player “{ $player }”. Choose from these: { $players }.
cli-no-games = { $games } games cannot be played: give a number from 1 on.
cli-resume-alone = A game goes on as it was begun: with --resume leave out --seats, --seed, --save, --position and --option.
cli-nothing-to-resume = No unfinished game of { $game } is left to go on with.
cli-other-game = “{ $file }” is not a record of this game but of “{ $game }”.
cli-other-seats = This position has { $found } seats, not { $seats }.
cli-position-not-json = “{ $file }” is not a position: it must be a JSON object in UTF-8.
cli-no-such-line = This record has no line { $line }: its lines go from 0 to { $last }.

# Files and interruptions

cli-file-missing = There is no file or folder “{ $file }”.
cli-file-is-folder = “{ $file }” is a folder, not a file.
cli-file-forbidden = “{ $file }” may not be read or written here: permission is missing.
cli-file-fails = “{ $file }” cannot be read or written: { $error }.
cli-no-place = No games can be kept in “{ $folder }”: name a file with --save, or another folder with SIGNORIA_GAMES.
cli-closed-pipe = Nobody reads the output any more: stopped.
cli-interrupted = Interrupted.
cli-interrupted-game = Interrupted. The game is kept; go on with: { $command }
cli-kept = The game is kept. Go on with: { $command }
cli-recorded = The record of this game is in { $file }.
cli-mended = The last line of this record was only half written, as after a crash: it has been cut off, and nothing else.

# Lists and figures

arena-plays = { $game }, blocks of one deal
arena-head-share = first places
arena-figure-share = { $mean }% ({ $low }% … { $high }%)
arena-head-rank = mean rank
arena-figure-rank = { $mean } ({ $low } … { $high })
arena-head-rating = rating (Elo)
arena-figure-rating = { $mean } ({ $low } … { $high })
arena-head-crashed = crashed
arena-figure-pair = { $mean }% ({ $low }–{ $high })
arena-pairs-listed = How often one bot came before another
arena-pair = { $bot } before { $other }: { $share }
arena-page-title = { $game }: who is stronger?
arena-page-figures = All figures
arena-plot-share = First places (dashed: what equals would have)
arena-plot-pairs = How often the bot of the row came before that of the column
arena-plot-settling = { $bot }: share of first places, block by block
arena-played =
    { $games ->
        [one] One game
       *[other] { $games } games
    } in { $blocks ->
        [one] one block
       *[other] { $blocks } blocks
    }, { $cut } cut, { $crashed } crashed; in brackets what 95 of 100 such matches would give. Result { $hash }.
arena-few = So few blocks tell little: the intervals are wider in truth. Play { $fewest } or more.
arena-alike = Where all { $blocks } blocks gave the same, no interval can be read off them; up to { $share }% of those to come may still end otherwise, and who won or lost everything may be further away than its rating.
arena-program = { $short } is { $bot }
arena-stopped = Stopped: { $done } of { $blocks } blocks were over and count. With --results FILE the same command goes on where it was.
arena-worker-lost = A process that played was ended from outside, perhaps for want of memory. With --results FILE the same command goes on where it was.
arena-reason = The first crash: { $reason }
arena-sprt-high = The test is decided: { $bot } reaches the higher share.
arena-sprt-low = The test is decided: { $bot } does not get beyond the lower share.
arena-sprt-open = The test is not decided yet: play more blocks.
cli-no-arena = The arena needs “{ $module }”, which is not installed here: install signoria with its extra “arena”.
cli-no-model = A model is a command: write --model 'COMMAND …'.
cli-text-no-message = “{ $line }” is no message of the arena: text-bot is a bot, which the arena starts (docs/bots.md).
cli-text-table = You play { $game }. This is the table as you see it.
cli-text-answer = Choose one of these actions. You may think first; the last line of your answer must be the number of the action, from 1 to { $count }, and nothing else.
cli-text-again =

    You answered “{ $said }”, which names none of these actions. Answer with one number from 1 to { $count }, and nothing else.
cli-text-done = { $questions } questions to the model; { $again } answers named no action, { $late } came too late, { $chance } times chance chose.
cli-bad-sprt = “{ $given }” is no test: write two shares between 0 and 1, the lower first, as in 0.25,0.4.
arena-bad-file = “{ $file }” does not hold the results of a match. Choose another file.
arena-other-match = “{ $file }” holds the results of another match: other bots, another seed or other rules. Choose another file.
cli-bots-name = name
cli-bots-rated = Ratings (Elo, with what 95 of 100 samples lie in), measured in matches of the four levels; their mean is { $middle }.
cli-bots-rating = { $mean } ({ $low }–{ $high })
cli-bots-about = how it plays
cli-games-id = id
cli-games-title = title
cli-games-seats = seats
cli-games-options = options
cli-checking = Checking { $game }
cli-checked =
    { $failures ->
        [0] { $game }: { $games } games, { $steps } positions, no failure.
        [one] { $game }: { $games } games, { $steps } positions, { $failures } failure.
       *[other] { $game }: { $games } games, { $steps } positions, { $failures } failures.
    }
cli-simulating = Playing { $game }
cli-simulated = { $games } games, { $decisions } decisions, { $seconds } seconds.
cli-bot = bot
cli-first-places = first places
cli-measuring = Measuring
cli-bench-seats = seats
cli-bench-compiled = compiled
cli-bench-inside_decisions_per_s = decisions per second, inside the engine
cli-bench-api_decisions_per_s = decisions per second, from Python
cli-bench-copy_us = microseconds to copy a state
cli-bench-imagine_us = microseconds to imagine a state from a view
cli-bench-redeal_us = microseconds to deal a state anew
cli-bench-search_iterations_per_s = iterations of the search per second, with full playouts
cli-bench-bytes_per_state = bytes of a state
cli-verified-finished =
    { $plays ->
        [one] The record is sound: a finished game of { $plays } play.
       *[other] The record is sound: a finished game of { $plays } plays.
    }
cli-verified-running =
    { $plays ->
        [one] The record is sound: a game still running, { $plays } play so far.
       *[other] The record is sound: a game still running, { $plays } plays so far.
    }
cli-verified-fair = Chance was fair: every draw follows from the commitment { $commitment }, which was shown before the start.
cli-no-web = The web server is not installed here: install signoria with its extra “web”.
cli-analysis-judges = Judging the decisions of { $name }
cli-still-running =
    { $plays ->
        [one] The game is not over: { $plays } play so far.
       *[other] The game is not over: { $plays } plays so far.
    }
cli-press-enter = Press Enter to go on.

# At the table

cli-greeting = Answer with a number, or type “help” at any time: it explains the game and everything you can type.
bot-grandmaster = Grand Master
bot-grandmaster-about = Plays out hundreds of futures before every move, and forgives no mistake.
bot-master = Master
bot-master-about = Plays out in his mind what everybody may do next, and seldom gives anything away.
bot-journeyman = Journeyman
bot-journeyman-about = Sees what a move brings him, and little beyond it.
bot-apprentice = Apprentice
bot-apprentice-about = Knows what is good, but overlooks half of it: the one to begin with.
bot-greedy = greedy
bot-greedy-about = Takes what looks best at once, without a thought for what follows.
bot-random = random
bot-random-about = Knows the rules and nothing else.
cli-seat-you = { $name } (you)
cli-seat-bot = { $name } ({ $bot } bot)
cli-pass-keyboard = It is the turn of { $name }: hand over the keyboard, then press Enter.
cli-how-to-answer = Answer with the number of an action or with its notation, written at the end of its line. You may also type:
cli-rules-now = The rules of the question asked now:
cli-allowed = This is allowed now.
cli-hint = A Grand Master would choose { $number }: { $label } ({ $notation }).
cli-hint-typed = A Grand Master would choose: { $label }. Type “{ $notation }”.
cli-hint-thought = { $share } % of its thoughts, worth { $value } %: { $line }
cli-hint-move = { $name }: { $notation }
cli-hint-scale = Worth 50 %: level with the best of the others. What others do is guessed.
cli-hint-scale-alone = Worth 100 %: as good as won.
cli-undone = Taken back: { $label }.
cli-all = all
cli-no-undo = Nothing can be taken back: since then something was drawn or shown, or it was somebody else’s turn.
cli-no-such-number = There is no action { $number } in the list: choose from { $first } to { $last }.
cli-not-understood = “{ $text }” is neither an action nor an order. Type a number from the list, or “help”.
cli-no-such-rule = There is no sentence about a rule “{ $rule }”. Type “rule” for the rules of this question.
cli-no-such-card = There is no card “{ $card }” in this game.
cli-no-such-board = There is no board “{ $board }”: they go from 1 to { $last }.
cli-save-needs-file = Say where: “save FILE”.
cli-saved-copy = The game so far is saved in { $file }. This game goes on in its own file.
cli-about = { $name }: { $text }
cli-total = total
cli-place = place
cli-won =
    { $people ->
        [one] { $name } wins with { word-points }.
       *[other] { $name } win with { word-points }.
    }
cli-won-together = { $names } share the victory with { word-points }.
cli-solo-won = You have beaten Lorenzo, with { word-points }.
cli-solo-lost = Lorenzo has beaten you: a lost solo game has no score.

# Orders. The first word is the one shown, the others are understood too

cli-order-help = help h
cli-order-help-usage = help [N]
cli-order-help-does = this page; with the number or the notation of an action, that action explained
cli-order-hint = hint
cli-order-hint-usage = hint
cli-order-hint-does = what a Grand Master would do in your place
cli-order-undo = undo u
cli-order-undo-usage = undo [all]
cli-order-undo-does = take back your last choice, or all that can still be taken back
cli-order-why = why
cli-order-why-usage = why ACTION
cli-order-why-does = why an action is not allowed, such as “why { $action }”
cli-order-rule = rule rules
cli-order-rule-usage = rule [ID]
cli-order-rule-does = a rule in one sentence, or the rules of this question
cli-order-card = card
cli-order-card-usage = card ID
cli-order-card-does = a card in words, such as “card { $card }”
cli-order-board = board
cli-order-board-usage = board [N]
cli-order-board-does = the whole board of a player, or yours
cli-order-table = table t
cli-order-table-usage = table
cli-order-table-does = show the whole table again; Enter alone repeats the question
cli-order-log = log
cli-order-log-usage = log
cli-order-log-does = everything that has happened
cli-order-save = save
cli-order-save-usage = save FILE
cli-order-save-does = save a copy of the game so far; the game itself is recorded anyway
cli-order-lang = lang language
cli-order-lang-usage = lang fr|en
cli-order-lang-does = change the language
cli-order-new = new
cli-order-new-usage = new
cli-order-new-does = leave this game and begin another one
cli-order-quit = quit exit q
cli-order-quit-usage = quit
cli-order-quit-does = leave the game; it is kept, and you are told how to go on with it

# The table of Masters

cli-masters-primer =
    Masters of Renaissance: gather resources, buy Development cards that produce more of them, and collect points.
    On your turn do one of three things: take all the marbles of a row or column of the market (what you do not keep in your warehouse gives faith to the others, in solo to Lorenzo’s black cross), buy the top card of a deck, or produce (pay what stands left of the arrow, receive in the strongbox what stands right of it).
    Your warehouse has three shelves, for 1, 2 and 3 resources: each holds one kind, and no kind lies on two shelves. The strongbox holds anything, but only productions fill it.
    A card of level I goes to an empty slot, a II on a I, a III on a II. Leaders in your hand can be played once you own what they need, or discarded for 1 faith.
    Leaders: “price −1▼” makes cards with shields in their cost one shield cheaper, “depot +2▼” holds two more shields, “○ = 1▼” turns white marbles into shields; an arrow is one more production.
    When somebody reaches the last space of a bracketed section of the faith track, everyone inside or beyond that section turns a favour tile up; the others lose it.
    The game ends when somebody owns seven cards or reaches space 24. Solo: be faster than Lorenzo, whose black cross advances and who removes cards after each of your turns; you lose when his cross reaches 24 or a colour runs out.
cli-masters-white = (white)
cli-masters-gives = makes
cli-masters-any = any
cli-masters-points = points
cli-masters-left = cards left in the deck
cli-masters-needs = needs
cli-masters-discount = price
cli-masters-depot = depot
cli-masters-space = space { $space }
cli-masters-tokens-left = tokens to come
cli-masters-token-cross = cross +{ $steps }
cli-masters-token-shuffle = cross +{ $steps } and reshuffle
cli-masters-in-hand =
    { $count ->
        [0] none in hand
       *[other] { $count } in hand
    }
cli-masters-tile =
    { $tile ->
        [inactive] open
        [active] won
       *[discarded] lost
    }
cli-masters-to-store = still to place
cli-masters-to-discard = to be discarded
cli-masters-to-pay = to be paid
cli-masters-empty = empty
cli-masters-on = on

# The table of Il Principe

cli-il_principe-primer =
    Il Principe: build cities, hold roles and rule regions; most points win.
    Each round has four phases. 1: you get coins and Building cards and secretly offer some of your cards. 2: all offered cards are sold by colour, the smallest lot first; whoever wins a lot takes the marker of Il Principe and may build a city at once. 3: from Il Principe on, everybody builds one city or lays cards of one colour. 4: the roles are given out again.
    A city costs coins and one card from your hand for each of its signs; those cards then lie face up in front of you. It gives points, and shields for the regions beside it. Nobody builds in the first round.
    In each colour, whoever has most cards face up takes the major role and turns half of them face down; the second takes the minor role. Tied players bid for it. Whoever gets a role uses it at once: green turns a card face up again, white gives a point, red draws a card, blue places a shield, yellow gives two coins. When somebody else builds with your colour, your major role gives you 2 points, your minor role 1.
    At an auction type what you bid, or 0 to pass. Others do not see your coins.
    The game ends when fewer than four cities are left to build, or with a last round when the Building cards run out. Then: 2 points for each major role and 1 for each minor one, 2 for each card of the colour of which you have fewest in front of you, 2 for the most coins, 2 for the most cards in hand, and in each region 5 points for the most shields and 2 for the second most behind a single first.
cli-il_principe-colours = roles, lots and cards laid
cli-il_principe-face-down = 1: its holder; (+1): face down
cli-il_principe-map-legend = shields, and their points now
cli-il_principe-lacking = ( ) what you lack
cli-il_principe-players = players
cli-il_principe-you = you
cli-il_principe-on-sale = on sale
cli-il_principe-then = then
cli-il_principe-bidding = still bidding
cli-il_principe-offered = offered
cli-il_principe-others = others { $counts }
cli-il_principe-in-hand =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }

# The table of Princes of the Renaissance

cli-princes-primer =
    Princes of the Renaissance: own tiles of the five great cities, and see to it that your cities stand high at the end; most points win.
    The game lasts three decades; a decade ends as soon as its fourth event has been won. On your turn do one thing: buy a troop or a treachery tile, put a city tile, an event or the Pope up for auction, start a war between two cities, or pass.
    You have gold and influence. City tiles and troops cost gold, the Pope and the posts of a war influence, an event what it shows. At an auction type what you bid, 0 included, or “pass”; whoever puts a city tile up must open with twice the status of its city. Whoever passes is out.
    A city tile brings its income at the end of each decade, some have a power, and at the end it is worth 10, 7, 5, 3 or 1 points by the rank of its city. You may own six tiles of at most three cities.
    In a war players with troops bid influence to lead one of the two cities, and its status in gold waits on their home town until the decade ends. The attack of one side and a die go against the defence of the other and a die; if the attacker does not win, the defender strikes back. The winner rises by one, the loser falls by one, or by two each if the score is double; whoever led the winner takes a victory token (1, 3, 6, 10… points).
    Treachery tiles are secret: they bribe troops, freeze a bid, steal, veto or start a war. At a veto or a bribe you are asked even if you have nothing to play, so that nobody learns anything.
    At the end: tiles, artists, Merchants, the Pope (3), most gold (6) and second most (3), most influence (4), victory tokens.
cli-princes-decade =
    { $decade ->
        [1] decade I
        [2] decade II
       *[3] decade III
    }
cli-princes-wars = wars { $wars } of { $most }
cli-princes-worth = worth
cli-princes-from = from
cli-princes-on-offer = on offer, with the income of a decade
cli-princes-events = events
cli-princes-later = later
cli-princes-pope-on-offer = on offer
cli-princes-league-used = Holy League used
cli-princes-discarded = discarded
cli-princes-strength = 2/1 attack, defence
cli-princes-artists = + an artist
cli-princes-counters = ( ) counters
cli-princes-points = points
cli-princes-players = players
cli-princes-players-legend = points without gold, influence and Pope
cli-princes-you = you
cli-princes-hand = hand { $hand } of { $limit }
cli-princes-tokens =
    { $tokens ->
        [one] { $tokens } victory
       *[other] { $tokens } victories
    }
cli-princes-used =
    { $of ->
        [one] used
       *[other] { $count } of them used
    }
cli-princes-status-up = status +{ $levels }
cli-princes-yours = you have
cli-princes-your-troops = your troops
cli-princes-funds = funds
cli-princes-fees = waiting
cli-princes-waits = waiting in { $town }
cli-princes-given-up = face down
cli-princes-on-sale = on sale
cli-princes-bidding = still bidding
cli-princes-war = war: { $city } attacks { $enemy }
cli-princes-step =
    { $step ->
        [veto] veto
        [attacker] attacker
        [defender] defender
        [league] League
        [bribe] bribes
        [dice] dice
       *[counter] counter-attack
    }
cli-princes-nobody-yet = no condottiere yet
cli-princes-unpaid = fights alone
cli-princes-dice = dice
cli-princes-rolled = black { $black }, white { $white }
cli-princes-with = { $player } with { $city }
cli-princes-against = for
cli-princes-for-turn = this turn
cli-princes-for-decade = this decade
cli-princes-private = private
cli-princes-colon = { "" }:
cli-princes-put-up = Auction in { $city } from
cli-princes-bribe =
    { $side ->
        [attacker] Bribe a troop of the attacker
        [defender] Bribe a troop of the defender
       *[pope] Bribe a troop of the Pope
    }
cli-princes-sort =
    { $sort ->
        [event] Auction an event
        [buy] Buy a troop
        [disband] Discard a troop
        [war] War: { $city } attacks
        [start_war] Start War: { $city } attacks
        [steal] Steal Influence, 2 from
        [raid] Raid Gold Shipment, 3 from
        [lucrezia] Lucrezia Borgia, 2 from
        [bank] Banking
       *[offer] Make an offer to
    }

# The table of Renaissance

cli-renaissance-primer =
    Renaissance: lead an Italian state through six turns; most Renaissance points win.
    At the end of each turn every province of which you hold all cities brings 1 point, and so does every palace of yours with an artist in it. Each garrison then earns 1 ducat, a rampart 2, a fortress 3.
    A turn: all vote in secret for peace or war; at least half for war means war. At peace you get 4 battle cards and 4 ducats and may attack once, at war 6 cards and as many attacks as they allow. Then you buy: a card costs 2 ducats, a palace 3, a rampart 4, a castle (on a rampart: a fortress) 4. Then everybody takes two free cities, one by one, along a road or from port to port, not both from the same city. Then each player in order has a combat turn.
    To attack, lay two blue cards, or Condottieri, and if you like a red one; the defender lays one, and a red one. Each side adds a die; the defender also his walls (2, 4 or 6), 1 for mountain or marsh, and 1 against a landing. Only a higher sum takes the city, with all that stands in it. Who wins keeps his blue cards, but an attacker cannot attack with them again this turn.
    An Engineer lowers the walls, a Traitor cancels them; a Sign of God doubles a card, a Retreat saves one. A Condottiere costs 1 ducat, and his die may make him flee or change sides; at any battle you may sell yours to either side. You are asked even if you have none, so that nobody learns anything.
    Yellow cards are played in your combat turn: plunder, send an ambassador, marry a city for 2 ducats, ride to any city, call an artist or a banker to a palace. All cards are discarded at the end of a turn.
    When you buy, type how many cards you want, 0 for none; that ends your purchases. Build before: “build rampart milano”. “board” shows your cities and the roads that leave them, “board 2” those of player 2.
cli-renaissance-city =
    { $city ->
        [confederazione_svizzera] Swiss
        [ragusa] Ragusa
       *[other] { $name }
    }
cli-renaissance-province =
    { $province ->
        [savoia] Savoy
        [saluzzo_monferrato] Monferrato
        [ducato_milano] Milan
        [lombardia] Lombardy
        [emilia] Emilia
        [mantova] Mantua
        [stati_estensi] Este lands
        [terraferma] Terraferma
        [repubblica_venezia] Venice
        [marca_friuli] Friuli
        [hrr] Empire
        [istria] Istria
        [dalmazia] Dalmatia
        [repubblica_genova] Genoa
        [corsica] Corsica
        [sardegna] Sardinia
        [repubblica_firenze] Florence
        [pisa_lucca] Pisa-Lucca
        [repubblica_siena] Siena
        [umbria] Umbria
        [patrimonio] Patrimony
        [marca_ancona] Marches
        [romagna] Romagna
        [abruzzo_basilicata] Abruzzo
        [regno_napoli] Naples
        [calabria_puglia] Calabria
       *[sicilia] Sicily
    }
cli-renaissance-sea =
    { $sea ->
        [adriatic] Adriatic
        [tyrrhenian] Tyrrhenian
       *[ionian] Ionian Sea
    }
cli-renaissance-preparing = before the first turn
cli-renaissance-turn = { $year }, turn { $turn } of { $turns }
cli-renaissance-order = order of play { $order }
cli-renaissance-supply = supply
cli-renaissance-left =
    { $kind ->
        [ramparts] ramparts { $number }
        [castles] castles { $number }
       *[palaces] palaces { $number }
    }
cli-renaissance-pile = cards { $number }
cli-renaissance-owner = 1 player
cli-renaissance-level =
    { $level ->
        [garrison] garrison 2
        [rampart] rampart 4
       *[fortress] fortress 6
    }
cli-renaissance-sign =
    { $sign ->
        [mountain] mountain +1
        [marsh] marsh +1
        [port] port
        [palace] palace
        [artist] artist
       *[plundered] plundered
    }
cli-renaissance-players = players
cli-renaissance-players-legend = + what the end of the turn would bring now
cli-renaissance-cards = cards
cli-renaissance-cities = cities
cli-renaissance-you = you
cli-renaissance-yours = you have
cli-renaissance-hand = hand
cli-renaissance-face-up = face up
cli-renaissance-spent = defence only
cli-renaissance-provinces = provinces
cli-renaissance-lacking = still missing
cli-renaissance-nation = nation
cli-renaissance-ducats = ducats
cli-renaissance-scored = points
cli-renaissance-in-hand =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
cli-renaissance-battle = battle: { $source } attacks { $target }, { $way }
cli-renaissance-step =
    { $step ->
        [offers] Condottieri for sale
        [cards] cards
        [sieges] Engineer, Traitor
        [condottieri] Condottieri
        [signs] Sign of God
       *[retreats] Retreat
    }
cli-renaissance-side =
    { $side ->
        [attacker] attacker
       *[defender] defender
    }
cli-renaissance-on-offer = for sale
cli-renaissance-loan =
    { $defender ->
        [0] { $attacker } to the attacker
       *[other] { $attacker ->
            [0] { $defender } to the defender
           *[other] { $attacker } to the attacker, { $defender } to the defender
        }
    }
cli-renaissance-no-cards-yet = no cards yet
cli-renaissance-face-down =
    { $blue ->
        [0] no card
       *[other] { $red ->
            [0] face down: { $blue } blue
           *[other] face down: { $blue } blue and a red one
        }
    }
cli-renaissance-hired =
    { $count ->
        [one] one of them a hired Condottiere
       *[other] { $count } of them hired Condottieri
    }
cli-renaissance-die = die { $die }
cli-renaissance-extra = bonus { $points }
cli-renaissance-walls = walls { $points }
cli-renaissance-offers = swaps on offer
cli-renaissance-swap = { $city } for { $other }
cli-renaissance-colon = { "" }:
cli-renaissance-build =
    { $building ->
        [rampart] Rampart
        [castle] Castle
       *[palace] Palace
    }
cli-renaissance-sort =
    { $sort ->
        [expand] Expand to
        [attack] Attack
       *[gift] Give ducats to
    }
cli-renaissance-one-of = one of { $cities }
cli-renaissance-sails = 2 expansions by sea

## Records (record-…)

record-not-utf8 = Line { $line } of this record is not text in UTF-8: the file was altered or is not a record.
record-not-json = Line { $line } of this record is not JSON: the file was altered or is not a record.
record-altered = Line { $line } of this record, or one before it, is not as it was written: the chain of hashes is broken there.
record-not-a-record = This file is not the record of a game.
record-other-format = This record is of format { $format }, which this version cannot read.
record-bad-header = The first line of this record does not describe a game that can be begun.
record-unknown-game = This is a record of “{ $game }”, a game that is not here.
record-other-rules = This game of { $game } was played by version { $version } of its rules and cannot be judged by the present one.
record-other-data = This game of { $game } was played with other component data: name their folder with --data.
record-bad-line = Line { $line } of this record makes no sense there.
record-half-line = Line { $line } of this record was only half written, as after a crash: resuming the game cuts it off.
record-after-end = Line { $line } of this record comes after the end of the game.
record-illegal = Line { $line } of this record is an illegal play: “{ $action }” ({ $rule }).
record-no-result = The game of this record is over, but its result is missing: resuming it adds the result.
record-not-over = Line { $line } of this record states a result although the game is not over.
record-other-result = Line { $line } of this record states another result than the plays before it give.
record-no-undo = These plays cannot be taken back.
record-unfair = The proof of fair chance in this record does not hold: its draws do not follow from what was promised.
record-file-exists = “{ $file }” exists already: choose another name.
record-file-in-use = “{ $file }” is in use: this game is being played in another window.

## Live tables (table-…)

table-not-found = There is no such table. It may have been closed because nobody started it.
table-not-started = This game has not begun yet.
table-not-waiting = This game has already begun.
table-not-playing = No game is under way at this table.
table-not-over = This game is not over yet.
table-bad-holder = “{ $holder }” cannot sit here. A seat is “me”, “open” or “bot:” and one of these: { $bots }.
table-seat-taken = That seat is taken. Choose one that is free.
table-seats-open =
    { $seats ->
        [one] One seat is still open. Wait for somebody, or give it to a bot.
       *[other] { $seats } seats are still open. Wait for somebody, or give them to bots.
    }
table-host-only = Only the person who opened the table can do that.
table-not-seated = You do not sit at this table: you can only watch.
table-not-yours = That seat belongs to somebody who is here.
table-bot-plays = A bot is playing your seat. Take the seat back first.
table-paused = The game is paused. Resume it first.
table-stale = The table has moved on since you chose. Look again and choose anew.
table-not-asked = You are not asked anything now.
table-no-hint = The adviser did not answer. Ask for the hint once more.
table-bad-command = This command cannot be understood.
table-bad-phrase = Only the last action of several may reveal something or hand over. Send them one by one.
table-no-undo = There is nothing of yours to take back: something was revealed or handed over since.
table-no-redo = There is nothing to play again.
table-no-such-order = This question cannot be answered for you in that way.
table-empty-chat = Write something first.
table-no-gift = { $player } takes no gifts at the moment.
table-no-whisper = Private words are for two players of a game in which one may bargain in private.
table-no-analysis = This game is not over: until then an analysis would be help from a stronger player.
table-store-failed = This could not be saved, so nothing was done ({ $reason }). Please try again.
table-store-too-new = This file was written by a newer Signoria (version { $version } of the store). Use that one.
table-undone = { $player } takes back a step.
table-redone = { $player } plays it again after all.
table-paused-by = { $player } pauses the game.
table-resumed = { $player } resumes the game.
table-bot_took = A bot plays for { $player }.
table-bot_gave_back = { $player } is back and plays again.

## The web server (web-…)

web-address = Signoria is open at { $address } — press Ctrl-C to stop.
web-no-session = This browser has no seat yet. Open the first page once and try again.
web-foreign = This came from another site and was not carried out.
web-not-found = There is nothing at this address.
web-bad-request = This request cannot be understood ({ $where }).
web-bad-message = This message cannot be understood.
web-too-fast = Too many commands at once. Wait a moment.
web-too-large = That is too large to be taken.
web-no-such-language = “{ $language }” is not spoken here. Choose en or fr.
web-no-such-moment = The game has no moment { $at } from which it could go on.
web-too-many-analyses = Too many games are being analysed at once. Try again in a minute.

# --- ui

## The web client (ui-…): what all pages say

ui-language = Language
ui-theme-day = Daylight
ui-theme-candle = Candle light
ui-close = Close
ui-menu = Menu
ui-back = Back
ui-seal = Seal it
ui-undo = Take back
ui-redo = Play again what was taken back
ui-hint = Give me a hint
ui-hint-thoughts = A Grand Master’s thoughts
ui-hint-share = { $share } %
ui-hint-value = worth { $value } %
ui-hint-move = { $name }: { $action }
ui-hint-about = Beside each: its share of the thoughts. Worth 50 %: level with the best of the others.
ui-hint-alone = Beside each: its share of the thoughts. Worth 100 %: as good as won.
ui-drawing =
    { $drawing ->
        [coin] coin
        [stone] stone
        [servant] servant
        [shield] shield
        [faith] faith
        [any] any resource
        [card-green] green card
        [card-white] white card
        [card-red] red card
        [card-blue] blue card
        [card-yellow] yellow card
        [influence] influence
       *[other] { $drawing }
    }
ui-error-unreachable = The server cannot be reached. Check the connection and try again.

## At a table

ui-prompt = What is asked
ui-actions = What you may do
ui-chronicle = Chronicle
ui-chronicle-empty = The story begins here.
ui-others = The other boards
ui-side = Actions and chronicle
ui-boards = Boards
ui-seats = Seats
ui-seat = { $name }, { $points } points. Show the board.
ui-seat-to-play = { $name }, { $points } points, to play. Show the board.
ui-laying-the-table = The table is being laid…
ui-paused = The table is paused.
ui-game-over = The game is over.
ui-waiting-for =
    { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
ui-sealing = the seal is set…
ui-seal-this = seal this: { $action }?
ui-watching = You are watching this table.
ui-not-your-turn = Nothing to decide for now.
ui-setup = Before the game
ui-round = Round { $number }
ui-finished = finished
ui-reconnecting = The line is down. Trying again…
ui-tab-your-turn = Your turn · { $title }
ui-tab-table = { $title } · Signoria
ui-plays-after =
    { $order ->
        [0] your board
        [1] next after you
        [2] second after you
       *[other] last after you
    }
ui-show-list = All actions
ui-hide-list = Hide actions
ui-tab-chronicle = Story
ui-to-the-lobby = To the lobby
ui-pause = Pause the table
ui-resume = Go on
ui-let-bot-play = Let a bot play for { $name }
ui-take-back = Take the seat of { $name } back
ui-watch-replay = Watch the replay
ui-show-sheet = Show the score sheet
ui-chat = Talk at the table
ui-chat-say = Say something…
ui-chat-send = Send
ui-chat-private = in private:
ui-key-enter = Enter
ui-key-enter-does = seals what is chosen
ui-key-escape = Esc
ui-key-escape-does = goes one step back
ui-key-digits = 1–9
ui-key-digits-does = choose in the open list
ui-key-arrows = ← ↑ ↓ →
ui-key-arrows-does = move inside a board, Tab from board to board
ui-key-bids = 0–9 + P U
ui-key-bids-does = in an auction: write a bid, raise by the least, pass, “up to”

## Bids, and answers given for a seat

ui-bid-pad = Your bid
ui-bid = Bid { $amount }
ui-bid-pass = Pass
ui-bid-up-to = Up to { $amount }
ui-bid-up-to-does = Bid for me, by the least each time, up to { $amount }. Nobody else sees it.
ui-bid-raise = Bid { $amount }, the smallest raise
ui-bid-less = One less
ui-bid-more = One more
ui-bid-digits = Digits
ui-bid-erase = Erase the last digit
ui-bid-at-least = { $amount } at least
ui-bid-at-most = { $amount } at most
ui-bid-leaves = leaves you { $left } of { $purse }
ui-bid-costs = costs you { $price }, leaves { $left } of { $purse }
ui-bid-lacks = { $lack } beyond your { $purse }: other means must pay
ui-orders = Answered for you
ui-order-up_to = Bids for you up to { $amount }: { $what }, { $span }.
ui-order-never = Passes for you: { $what }, { $span }.
ui-order-always = Says yes for you: { $what }, { $span }.
ui-order-refuses = Refused for you: { $what }, { $span }.
ui-order-allow = Take them again
ui-order-reaction = If others wait, this counts as a pass after { $seconds } seconds.
ui-order-cancel = Ask me again
ui-order-pass-for-me = Pass for me
ui-order-yes-for-me = Say yes for me
ui-span-auction = this auction
ui-span-turn = this turn
ui-span-round = this round
ui-span-decade = this decade
ui-span-game = the whole game
ui-bargain = Bargain
ui-bargain-open = Open offers
ui-bargain-new = Make an offer
ui-bargain-to = To whom
ui-bargain-give = You give
ui-bargain-ask = You ask
ui-bargain-for = for
ui-bargain-nothing = nothing
ui-bargain-offers = { $name } offers { $other } { $given } for { $asked }.
ui-bargain-note = Your condition, in your own words
ui-bargain-free = Words bind nobody: only what changes hands is carried out.
ui-bargain-private = only the two of you see it
ui-bargain-decade = stands until the decade ends
ui-bargain-send = Offer it to { $name }
ui-bargain-gift = Give it to { $name }
ui-bargain-accept = Accept
ui-bargain-decline = Decline
ui-bargain-withdraw = Withdraw
ui-bargain-any-time = At any time

## The waiting room

ui-room-title = A table is laid.
ui-room-waiting =
    { $count ->
        [one] One seat is free. Send this link to a friend, or give the seat to a bot.
       *[other] { $count } seats are free. Send this link to your friends, or give the seats to bots.
    }
ui-room-invited = Write your name and take the free seat.
ui-room-taken = All seats are taken. Stay and watch the game.
ui-room-awaits = All seats are taken; still to come: { $names }.
ui-room-quick = Quick windows: questions that leave no choice are skipped at this table.
ui-room-full = Everybody is here.
ui-invite-link = Link to this table
ui-copy = Copy
ui-copied = Copied
ui-seat-open = A free seat
ui-seat-number = seat { $number }
ui-sit-here = Sit here
ui-seat-for-friend = for a friend
ui-seat-for = Who sits in seat { $number }
ui-leave = Stand up
ui-here = at the table
ui-away = away
ui-bot-rated = { $bot } · { $mean } ({ $low }–{ $high })
ui-bot-grandmaster = bot, Grand Master
ui-bot-master = bot, Master
ui-bot-journeyman = bot, Journeyman
ui-bot-apprentice = bot, Apprentice
ui-bot-greedy = bot, plays well
ui-bot-random = bot, plays at random
ui-start = Begin the game
ui-fair = Fair chance: this server has bound itself to { $commitment }… before the start.

## The score sheet

ui-sheet-label = Score sheet
ui-sheet-total = Total
ui-sheet-wins =
    { $count ->
        [one] { $name } wins,
       *[other] { $name } win,
    }
ui-sheet-wins-by = { $points } to { $other }.
ui-sheet-tie = { $names } share the first place,
ui-sheet-tie-by = with { $points }.
ui-sheet-points = with { $points } points.
ui-sheet-rounds =
    { $rounds ->
        [one] One round was played.
       *[other] { $rounds } rounds were played.
    }
ui-sheet-again = Play again
ui-sheet-replay = Watch the replay
ui-sheet-share = Share
ui-sheet-shared = Link copied
ui-sheet-record = Download the record
ui-sheet-see-board = See the board
ui-chart-title = Who was ahead
ui-chart-about = The points as the game went on.
ui-chart-round = round
ui-turning-points = The biggest gains
ui-turning-click = click one to see that moment

## The lobby

ui-lobby-title-1 = Take a seat
ui-lobby-title-2 = at
ui-lobby-title-3 = the table.
ui-lobby-lead = Five board games of the Italian Renaissance, played in your browser with friends or against bots. No account, nothing to install.
ui-lobby-fact-link = Share one link
ui-lobby-fact-undo = Undo, honestly
ui-lobby-fact-return = Leave and return any time
ui-lobby-nav-play = Play
ui-lobby-nav-replay = Replays
ui-lobby-i-am = I am
ui-lobby-and-play = , and I will play
ui-lobby-with = with
ui-lobby-stop = .
ui-lobby-name = Your name
ui-lobby-game = Game
ui-lobby-company = Company
ui-lobby-bots =
    { $count ->
        [one] one bot
        [2] two bots
        [3] three bots
       *[other] { $count } bots
    }
ui-lobby-friends =
    { $count ->
        [one] one friend
        [2] two friends
        [3] three friends
       *[other] { $count } friends
    }
ui-lobby-friend-and-bot = one friend and one bot
ui-lobby-anybody = whoever comes first
ui-lobby-rated = Rated { $mean } ({ $low }–{ $high }); the mean of the four levels is { $middle }.
ui-lobby-level = How the bots play
ui-lobby-level-grandmaster =
    { $count ->
        [one] who plays like a Grand Master
       *[other] who play like Grand Masters
    }
ui-lobby-level-master =
    { $count ->
        [one] who plays like a Master
       *[other] who play like Masters
    }
ui-lobby-level-journeyman =
    { $count ->
        [one] who plays like a Journeyman
       *[other] who play like Journeymen
    }
ui-lobby-level-apprentice =
    { $count ->
        [one] who plays like an Apprentice
       *[other] who play like Apprentices
    }
ui-lobby-level-greedy =
    { $count ->
        [one] who plays well
       *[other] who play well
    }
ui-lobby-level-random =
    { $count ->
        [one] who plays at random
       *[other] who play at random
    }
ui-lobby-quick = quick windows: questions that leave no choice are skipped, which may tell what somebody holds
ui-lobby-sit = Sit down
ui-lobby-invite = Invite friends
ui-lobby-soon = first move in ten seconds
ui-lobby-your-tables = Your tables
ui-lobby-kept = kept for you on this device
ui-lobby-no-tables = No table yet: sit down, and it will stay here until the end.
ui-lobby-all-tables = All { $count } tables
ui-lobby-open-seats = Open seats
ui-lobby-anyone = anyone may join
ui-lobby-no-seats = Nobody is waiting just now. Invite a friend!
ui-lobby-your-turn = Your turn
ui-lobby-look-in = Look in
ui-lobby-join = Join
ui-lobby-hosted = hosted by { $name }
ui-lobby-waiting-for = waiting for { $names }
ui-lobby-your-move = it is your turn
ui-lobby-not-started = not started yet
ui-lobby-finished = finished
ui-lobby-coming = coming
ui-lobby-first = a good first game
ui-lobby-map = the big map
ui-lobby-players = Players
ui-lobby-minutes = Minutes
ui-lobby-time-masters = 45 min
ui-lobby-time-il_principe = 75 min
ui-lobby-time-princes = 2½ h
ui-lobby-time-renaissance = 3 h
ui-lobby-time-artigiano = 40 min
ui-game-masters = Marbles, cards and a small engine that grows.
ui-game-il_principe = Offer, bid and build the cities of five colours.
ui-game-princes = Auctions, treachery and wars for hire.
ui-game-renaissance = Six states, one map of Italy, forty years.
ui-game-artigiano = Build your castle, hide your missions.

## The replay

ui-replay-title = Replay
ui-replay-drop = Drop the record of a game here, or choose the file.
ui-replay-choose = Choose a file
ui-replay-bad = This file cannot be replayed.
ui-replay-moment = Moment { $at } of { $last }
ui-replay-slider = Moment of the game
ui-replay-play = Play
ui-replay-stop = Stop
ui-replay-before = One step back
ui-replay-next = One step on
ui-replay-round-before = One turn back
ui-replay-round-next = One turn on
ui-replay-speed = Speed
ui-replay-as = Point of view
ui-replay-as-all = all secrets shown
ui-replay-as-spectator = a spectator
ui-replay-link = Copy the link to this moment
ui-replay-continue = Continue from here
ui-analysis-start = Analyse this game
ui-analysis-title = Analysis
ui-analysis-seat = Decisions of
ui-analysis-about = How well { $name } stood, judged by what { $name } could know at each moment. 50 is level with the best of the others.
ui-analysis-alone = How well { $name } stood, judged by what { $name } could know at each moment. 100 would be as good as won.
ui-analysis-progress = Progress of the analysis
ui-analysis-thinking = The analysis is under way…
ui-analysis-curve = How well { $name } stood over the game, from 0 to 100: { $first } at first, { $last } at the end, { $lowest } at worst, { $highest } at best. The turning points are listed below.
ui-analysis-points =
    { $count ->
        [0] No turning point: nothing that { $name } played was clearly worse than what the analysis preferred.
        [one] One turning point
       *[other] { $count } turning points
    }
ui-analysis-point = Moment { $at }
ui-analysis-instead = Played: { $played }. Better: { $preferred }, which promised { $better } instead of { $worse }.
ui-analysis-broken-off = The analysis was broken off. Start it again: what has been judged is kept.
ui-analysis-hide = Hide the analysis
