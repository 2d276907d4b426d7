### What the laboratory says: simulations, soaks, measures. Ids begin with lab-.

## What is wrong

lab-unending = A match is not over after { $decisions } decisions.
lab-unknown-format = { $game } has no format “{ $format }”. Did you mean: { $nearest }?
lab-unknown-setup = { $game } has no set-up { $setup }; choose 0 to { $last }.
lab-no-games = No game can be played yet; see ludoteca rules.
lab-setup-needs-game = { $option } is of one game; write it: ludoteca soak GAME { $example }.
lab-no-lists = { $game } has no set-ups for a list of cards; leave --cards out.

## Simulations

lab-playing = { $game }: random matches
lab-figure = figure
lab-least = least
lab-mean = mean
lab-most = most
lab-decisions = decisions
lab-turns = turns
lab-seat = seat
lab-place = place { $place }
lab-player = player { $seat }
lab-simulated =
    { $game }, { $matches ->
        [0] no matches
        [1] 1 random match
       *[other] { $matches } random matches
    }: { $speed } decisions a second

## Soak

lab-soaking = Searching for faults
lab-sound =
    { $matches ->
        [0] No matches
        [1] 1 match
       *[other] { $matches } matches
    }, { $decisions } decisions, from seed { $seed }: every invariant holds.
lab-failed =
    { $matches ->
        [0] No matches
        [1] 1 match
       *[other] { $matches } matches
    }, { $decisions } decisions: { $failures ->
        [0] none failed
        [1] 1 failed
       *[other] { $failures } failed
    }.
lab-failure = { $game }, seed { $seed }, after { $choices } choices: { $reason }
lab-where = in { $where }
lab-replay = Again: { $command }

## Bench

lab-measuring = Measuring { $what }
lab-bench-playing = Random play with full legal lists, one core
lab-bench-beginning = How a match begins, and what a seat is told
lab-part-targets = Wanted of the sources
lab-part-games = The sources
lab-part-compiled = Compiled
lab-part-peers = Others
lab-target = * = below it
lab-name = game
lab-decisions-per-second = decisions/s
lab-matches-per-second = matches/s
lab-forks-per-second = forks/s
lab-imagined-per-second = imagined/s
lab-playouts-per-second = playouts/s
lab-new-match-microseconds = new match, µs
lab-first-decision-milliseconds = first decision, ms
lab-told-view-microseconds = told view, µs
lab-told-view-bytes = its bytes
lab-difference-bytes = difference, bytes
lab-written = Written to { $path }.
lab-peers-absent = Not compared with { $peers }: to install them, pip install 'ludoteca[bench]'.
lab-bytecodes = bytecodes
lab-effort = { $game }: { $bytecodes } bytecodes for each of { $decisions } decisions
lab-effort-files = file
lab-effort-functions = function, by itself
lab-effort-within = function, with what it calls
lab-growth-part = Bytecodes a decision, by quarter of the match
lab-growth-part-column = { $from_ } of 4
lab-growth-seats = Bytecodes a decision, by number of players
lab-growth-seats-column = { $from_ } players
lab-growth-pieces = Bytecodes a decision, by pieces that everybody sees
lab-growth-pieces-column = from { $from_ }
lab-team = Team
lab-won = won
lab-starting = Whoever starts wins { $share } of the matches with a winner; drawn: { $drawn }.
lab-no-teams = Nobody brings a team to the format “{ $format }”.

## The arena

lab-analysis = { $game }: choices judged
lab-arena = { $game }: players meet
lab-arena-player = player
lab-arena-matches = matches
lab-arena-share = won
lab-arena-sure = 95 % interval
lab-arena-time = ms a decision (half)
lab-arena-slow = ms (95 %)
lab-arena-rating = rating (μ ± 2σ)
players-unknown = { $game } has no player “{ $player }”; there are: { $known }.
players-not-judged = { $game } can't be judged yet: it has no weights for its features.
players-stale = The weights of { $game } are for other features; fit them again.
lab-fitting = { $game }: matches to learn from
lab-needs = This needs { $library }: pip install 'ludoteca[{ $extra }]'.
