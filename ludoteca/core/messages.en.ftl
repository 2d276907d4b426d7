### What the kernel and the command line say. Sections by subject; ids begin with it.

## Language and command line

language-unknown = There are no texts in “{ $language }”; choose pt or en.
cli-unknown-command = There is no command “{ $command }”. Did you mean: { $nearest }?
cli-version = ludoteca { $version }{ $build ->
    [compiled] {" "}(compiled)
   *[plain] {""}
}
cli-absent-command = The command “{ $command }” is not part of this version; see ludoteca --help.

## Games

games-unknown = There is no game “{ $game }”. Did you mean: { $nearest }?
games-not-playable = { $game } cannot be played yet, only its rules read (ludoteca rules { $game }). Playable: { $playable }.

## Rules

rules-unknown = { $game } has no rule “{ $rule }”. The nearest are: { $nearest }
rules-report-broken = The report { $path } cannot be read; run “make rules” to write it anew.
rules-report-absent = It is not known which tests prove which rules: run “make rules” first.
rules-not-together = { $one } and { $other } do not go together; choose one of them.
rules-title = Rulebooks
rules-game = game
rules-name = name
rules-rules = rules
rules-testable = testable
rules-proven = proven
rules-gaps = gaps
rules-counts =
    { $rules ->
        [0] No rules
        [1] 1 rule
       *[other] { $rules } rules
    }, { $testable } testable, { $gaps ->
        [0] no gaps
        [1] 1 gap
       *[other] { $gaps } gaps
    }
rules-source = Source: { $source }
rules-section = Section: { $section }
rules-kind = { $kind ->
    [constraint] Constraint
    [deckbuilding] Deck building
    [definition] Definition
    [example] Worked example
    [keyword] Keyword
    [meta] About the rulebook
    [procedure] Procedure
    [setup] Set-up
    [timing] Timing
    [victory] Victory
   *[other] { $kind }
}
rules-untestable = Nothing to test: it describes, and forbids or does nothing.
rules-outside = Not in the rulebook; from outside: { $source }
rules-same-as = Restates { $rule }.
rules-note = Note: { $note }
rules-examples = Worked examples
rules-gap = Gap { $gap }
rules-question = Question: { $question }
rules-ruling = Ruling: { $ruling }
rules-confidence = { $confidence ->
    [high] Confidence: high
    [medium] Confidence: medium
   *[low] Confidence: low
}
rules-alternatives = Other reading: { $alternatives }
rules-evidence = Evidence: { $rules }
rules-code = Code
rules-code-of-passage = The passage that it stands in is cited here:
rules-no-code = No code cites this rule yet.
rules-proofs = Tests
rules-no-proofs = No test proves this rule yet.
rules-missing = { $count ->
    [1] 1 missing:
   *[other] { $count } missing:
}
rules-found = { $count ->
    [0] No rule has “{ $text }”.
    [1] 1 rule has “{ $text }”.
   *[other] { $count } rules have “{ $text }”.
}
rules-passed = passed
rules-failed = failed
rules-skipped = skipped

## How a table is told

telling-player = Player { $number }
telling-concede = { $who } concedes the match
telling-settled = The match ends by agreement
telling-anew = The match goes on with new dice and newly shuffled decks
telling-effect = effect { $number }
telling-caused = { $cause }: { $what }
telling-hidden =
    { $many ->
        [1] something hidden
       *[other] { $many } hidden ones
    }
telling-waiting = { $who }, effect of { $piece }
telling-card =
    { $name } ({ $values ->
        [none] {""}
       *[other] { $values }, {""}
    }{ $left ->
        [0] none left
       *[other] { $left } left
    })

## Why something may not be done, in any game

refusal-over = The match is over: there is nothing left to decide.
refusal-no-concession = In this format nobody concedes: the match is played to its end.
refusal-not-now = This is not what is asked now.
refusal-not-offered = This is not among what can be chosen now.
refusal-not-in-race = This player is not among those who may answer now.
refusal-filter = { $piece } is not what the text of { $source } asks for.
refusal-chosen-already = { $piece } has already been chosen for this effect.
refusal-impossible-target = The effect of { $source } can't be done to { $piece }.

## Moves as text

notation-empty = An empty move: write a verb and its arguments, or the number of an option.
notation-verb = “{ $word }” is no verb of this game. There are: { $known }.
notation-arguments = “{ $text }” is not complete or says too much: write “{ $wanted }”.
notation-number = “{ $word }” is not a number.
notation-player = “{ $word }” is no player: write player1 to player{ $last }.
notation-piece = “{ $text }”: there is no piece of that number.
notation-other-piece = “{ $text }”: that number belongs to another piece; write { $known }.
notation-which = “{ $word }” may be any of { $which }: add the number.
notation-no-piece = No piece is called “{ $word }”.

## Saved matches

save-unreadable = This is not a whole save of Ludoteca: { $reason }
save-format = The save has format { $found }; this version reads { $known }.
save-chance = The save uses the generator “{ $found }”, which this version does not have.
save-game = { $place }: { $reason }
save-setup = { $place }: the set-up can't be used: { $reason }
save-text = { $place }: the text of { $card } is another now than when the match was played.
save-over = { $place }: the match was already over before this choice.
save-choice = { $place }: { $reason }
save-differs = { $place }: the table differs from the one saved (version { $version }); the match was played under other rules, or the file was altered.
save-fingerprints = { $place }: this fingerprint is missing or superfluous; the file was cut or altered.

## What may happen in any game

event-out = { $pieces }: out of the match
event-give-up = What { $who } began can't be completed and is taken back
event-put = { $pieces } { AGREE($pieces, "is", "are") } put on the table
event-remove = { $pieces } { AGREE($pieces, "is", "are") } taken from the table
event-reveal = { $pieces } { AGREE($pieces, "is", "are") } revealed
event-peek = { $who } looks at { $pieces }
event-shuffle = { $who } shuffles

## Announced results of scenarios

chance-missing = The script announces no result for: { $what }. Add it to the move’s chance.
chance-other = The script announces “{ $announced }”, but now comes: { $what }.

## What is wrong with something that somebody wrote

problem-no-file = there is no such file
problem-not-allowed = it may not be read or written there
problem-folder = it is a folder, not a file
problem-full = there is no space left on the disk
problem-utf8 = it is not UTF-8
problem-deep = it is nested too deeply
problem-large = it is too large: { $most } kB at most
problem-great = it has a number that is too great: { $most } at most
problem-long = it has a text that is too long: { $most } letters at most
problem-date = it has a date or a time, and no game has those: write it in quotes
problem-ending = its name should end in .json, .jsonl, .csv or .toml
problem-json = it is no JSON that can be read to its end
problem-toml = it is no TOML that can be read: line { $line }, column { $column }
problem-toml-end = it is no TOML that can be read: it ends too early, or says something twice
problem-at = { $problem } (at { $place })
problem-missing = the field “{ $field }” is missing
problem-unknown = there is no field “{ $field }”
problem-together = { $first }
    { $others }
problem-unknown-field = there is no field “{ $field }”{ $nearest ->
    [none] {""}
   *[other] ; did you mean “{ $nearest }”
}; the fields are: { $known }
problem-no-choice = “{ $found }” is none of the words that there are{ $nearest ->
    [none] {""}
   *[other] ; did you mean “{ $nearest }”
}; there are: { $known }
problem-kind = { $wanted } was expected, but there is { $found }
problem-choice = { $found } is none of the words that there are
problem-bound = the number must be { $bound }
problem-length = the length must be { $bound }
problem-pattern = it is not written as expected ({ $pattern })
problem-items = the list must have { $wanted } items, and has { $found }
problem-either = { $first } or { $second }
problem-value = { $kind ->
    [int] a whole number
    [float] a number with decimals
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table
    [null] nothing
   *[other] { $kind }
}

## Set-ups, decks and teams
setup-unreadable = The set-up can't be read: { $reason }
setup-format = There is no format “{ $format }”; there are: { $nearest }
setup-ruling = There is no ruling { $gap } = { $reading }; there are: { $known }
deck-none = There is no deck or team “{ $word }”, and no such file; there are: { $nearest }
deck-unreadable = The file of the deck or team can't be read: { $reason }
chance-draw = “{ $text }” is not among what may be drawn here.
