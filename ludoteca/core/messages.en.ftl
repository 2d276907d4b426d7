### What the kernel and the command line say. Sections by subject; ids begin with it.

## Language and command line

language-unknown = There are no texts in “{ $language }”; choose pt or en.
cli-unknown-command = There is no command “{ $command }”. Did you mean: { $nearest }?
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
