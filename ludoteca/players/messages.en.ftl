### What the terminal says. Ids begin with terminal-.

## At the table

terminal-hint = Type the number of an option, a command (help lists them), or a move in notation.
terminal-seat = { $kind ->
    [bot] Player { $number } (bot)
   *[person] Player { $number }
}
terminal-active = has the turn
terminal-shared = In the middle
terminal-where = Where we are
terminal-pending = Pending effects
terminal-cell = cell { $cell }
terminal-series = Picked so far: { $picked }
terminal-hand-over = { $who }, take the keyboard and press Enter.
terminal-won = { $who } wins the match.
terminal-drawn = The match is a draw.
terminal-preparing = Preparing the match…
terminal-match = { $game } – { $format } – seed { $seed }
terminal-nobody = Nobody’s
terminal-order = Order of turns
terminal-group = { $what } … { $count } options
terminal-two-steps = A letter opens its list; Enter goes back. { $count } in all: options shows everything.
terminal-more-options = … { $count } in all: options shows everything.
terminal-more = — Enter: more; a command: that instead; anything else: enough —{" "}
terminal-heard-more = … of { $count } events, the last (log { $count } shows all):
terminal-passed = { $who } passes: nothing else can be done (stops changes this).
terminal-cut = … (table shows all)
terminal-wanted = { $exact ->
    [yes] Pick { $most }
   *[no] Pick { $fewest } to { $most }
}, in any order (so far { $many }); “done” or ! confirms.
terminal-not-so-many = Pick at least { $fewest } and at most { $most }; so far { $many ->
    [0] none
   *[other] { $many }
}. Nothing was done.
terminal-not-together = These can’t be picked together; nothing was done.
terminal-no-card-behind = Option { $number } speaks of no card; write cards alone to see those on the table.
terminal-cards-how = cards NAME shows what a card says; ?N the card of option N; cards #N that of piece N.
terminal-stops = { $mode ->
    [always] You are always asked, also where you can only pass.
    [some] Where you can only pass the match goes on, but for these stops:
   *[none] Where you can only pass the match goes on without asking.
}
terminal-stops-how = stops always; stops never; stops here; stops WORDS of a step or question (again to take it back).

## What is not understood

terminal-empty = Nothing typed: write a number, or help.
terminal-unread = Write the number of an option, or help for all that can be written.
terminal-no-option = There is no option { $number }: choose 1 to { $last }.
terminal-no-series = One option is chosen here; nothing was done.
terminal-no-end = There is no series to finish here: choose a number.
terminal-count = “{ $word }” is not a number: write how many.
terminal-which-file = Write the file: { $command } FILE.
terminal-which-rule = Write a rule’s id or some words: rules { $rule }, rules start of the turn
terminal-no-rule = No rule has “{ $words }”.
terminal-no-card = No card that you see is called “{ $name }”; write cards alone to see all.
terminal-why-not-what = Write what you would like to do: why-not { $move }

## Answers

terminal-why-asked = You are asked: { $question }
terminal-why-last = What happened last:
terminal-legal = This is legal now: { $sentence }
terminal-more-rules = { $count ->
    [1] 1 more rule
   *[other] { $count } more rules
}: { $ids } …
terminal-undone = { $count ->
    [1] One choice taken back.
   *[other] { $count } choices taken back.
}
terminal-nothing-undone = There is no choice of yours to take back.
terminal-saved = Saved in { $file }.
terminal-loaded = { $file } loaded, after { $count ->
    [1] 1 choice
   *[other] { $count } choices
}.
terminal-not-over = { $file } is there already and is not a saved match: choose another name.
terminal-other-game = That is a match of { $game }: start it with ludoteca play { $game } --load FILE.
terminal-file = { $file }: { $problem }
terminal-save-offer = Save the match? Write a file name, or Enter for no:{" "}
terminal-concede-sure = Give the match up? yes, or Enter for no:{" "}
terminal-bye = Goodbye.
terminal-help =
    Numbers: one option (3); where several are picked, as many as you like in any order (1 3 4); Enter, “done” or ! confirms (1 3 4!).
    Letters open a part of a long list; Enter goes back.
    A move in notation works too: { $move }
    options             the whole list, page by page
    why                 why you are asked this, and what happened last, with the rules and the cards
    why-not MOVE        why something may not be done now: why-not { $move }
    hint                what a strong player would do, with chances and reasons
    undo [N]            take back your last choice, or the last N
    log [N]             the last events with their rules
    rules ID or WORDS   read a rule: rules { $rule }, rules start of the turn
    cards [NAME]        what a card says; without a name, the cards on the table
    ?N                  the card of option N
    map [MOVE]          the board; with the beginning of a move, what it reaches and what refuses the rest
    table               the whole table, page by page
    stops [WHERE]       where you are asked even if you can only pass: always, never, here, or words
    save FILE           write the match to a file
    load FILE           go on with a saved match
    concede             give the match up
    help                show this
    quit                leave; you may save before (Ctrl-D and Ctrl-C save and tell where)
    Portuguese words work too: opções, porque, por-que-nao, dica, desfazer, registro, regras, cartas, mapa, mesa, paradas, salvar, carregar, desistir, ajuda, sair, pronto.

## Starting

terminal-title = Ludoteca: a library of tabletop games
terminal-which-game = Name a game ({ $known }), or a saved match with --load FILE.
terminal-new-or-saved = A new match, or a saved one?
terminal-new = a new match
terminal-resume = go on with { $file }
terminal-what-next = And now?
terminal-rematch = the same match again (rematch)
terminal-menu = another game (q leaves)
terminal-choose-game = Which game?
terminal-choose-format = Which format?
terminal-choose-count = How many players?
terminal-choose-seat = Who is player { $number }?
terminal-choose-team = Which team has player { $number }? (a number, or a team or deck file, which may hold cards of your own)
terminal-analysis-graph = The chances of whoever chose last in each turn, by what that seat could know
terminal-analysis-duel = The chances of { $who } at the end of each turn
terminal-analysis-turn = { $chance } · turn { $turn }{ $who ->
    [none] {""}
   *[other] {" "}· { $who }
}
terminal-analysis-marked = Choices that cost chances
terminal-analysis-none = No choice cost ten points of chance or more.
terminal-analysis-better = Better: { $sentence }
terminal-mark-slip = slip, { $lost } of the chance
terminal-mark-mistake = mistake, { $lost } of the chance
terminal-mark-blunder = blunder, { $lost } of the chance
terminal-analysis-totals = In all, in points of chance
terminal-analysis-total = { $who }: { $choices ->
    [1] 1 choice
   *[other] { $choices } choices
}, { $lost } lost by them, { $luck } of luck ({ $slips ->
    [1] 1 slip
   *[other] { $slips } slips
}, { $mistakes ->
    [1] 1 mistake
   *[other] { $mistakes } mistakes
}, { $blunders ->
    [1] 1 blunder
   *[other] { $blunders } blunders
})
terminal-faces = Faces of its die: { $faces }
terminal-choose-language = Language / Língua
terminal-language = { $lang ->
    [pt] português
   *[en] English
}
terminal-human = a person
terminal-random = a bot that plays at random
terminal-apprentice = a bot of level 1, Apprentice
terminal-companion = a bot of level 2, Companion
terminal-adept = a bot of level 3, Adept
terminal-expert = a bot of level 4, Expert
terminal-master = a bot of level 5, Master
terminal-not-playable = { $title } (its rules can be read; it can’t be played yet)
terminal-default = number, or Enter for { $default }:{" "}
terminal-bad-choice = “{ $word }” is none of these: choose 1 to { $last }.
terminal-unknown-seat = “{ $word }” can’t sit at a table. Who can: { $known }.
terminal-seats = { $game } is played by { $seats } players; { $given } were named with --seat.
terminal-unknown-format = { $game } has no format “{ $format }”. There are: { $known }.
terminal-no-teams = In the format { $format } nobody brings a team; teams are for: { $formats }.
terminal-cards-alone = No team plays the cards of --cards: list them in a team or deck file, and give it with --team.
terminal-many-teams = { $given } teams for { $seats } players.
terminal-bad-ruling = “{ $ruling }”: write a ruling as name=value.
terminal-load-alone = With --load the match comes from the file: leave out --format, --team, --cards, --ruling and --seed.
terminal-of-other-game = { $file } holds a match of { $found }, not of { $wanted }.

## Replays

terminal-replay-hint = Enter or n: forward; p: back; g N: to choice N; e: events; q: end.
terminal-replay-at = Choice { $at } of { $last }
terminal-replay-start = The beginning; { $last } choices follow.
terminal-replay-end = This is the last choice.
terminal-replay-first = This is the beginning.
terminal-replay-unknown = “{ $word }” means nothing here.
terminal-no-board = There is no board here.

## Hints

terminal-advice = { $sentence } (chance to win: { $chance })
terminal-advice-for = for it: { $reasons }
terminal-advice-against = against it: { $reasons }
terminal-no-advice = There is no hint for this.
terminal-advice-thinking = Thinking…
feature-life = life
feature-life-squared = life
feature-attack = attack in the field
feature-defence = defence in the field
feature-characters = characters
feature-threat = threat to the opponent
feature-danger = danger to you
feature-dice = dice bought
feature-good-dice = costly dice
feature-prepared = dice prepared
feature-energy = energy
feature-sidekicks = Sidekicks
feature-turn = the turn
feature-points = points
feature-points-squared = points
feature-worth = worth of the characters
feature-weakest = the weakest of yours
feature-shields = Shields
feature-ready = who is ready
feature-supports = supports
feature-hand = cards in hand
feature-resources = resources
feature-deck = cards in the deck
feature-glory = share of the Glory
feature-glory-left = Glory
feature-levels = Levels in play
feature-health = hit points
feature-threats = whom you reach
feature-close = closeness to the enemy
feature-kamas = Kamas
feature-rewards = Rewards
feature-summons = Summons
feature-centre = the centre
feature-outskirts = outskirts
feature-resistance = resistance of the bases
feature-allies = allies
feature-offensive = offensive
feature-influence = influence
feature-modifications = modifications
feature-hero = the Hero
feature-hero-life = the Hero’s life
feature-blows = blows in reach
feature-cards = cards
puzzle-task = You are player { $seat }: win before your turn is over, whatever the others do. Their hands lie open; "hint" tells whether it is still won, "undo" takes back.
puzzle-hint = It is still won. Go on with: { $sentence }
puzzle-lost = From here the win can't be forced any more: take something back ("undo").
puzzle-solved = Solved!
puzzle-not-solved = Not solved: the turn is over, and you have not won.
puzzle-unknown = { $game } has no puzzle “{ $name }”; did you mean: { $nearest }?
