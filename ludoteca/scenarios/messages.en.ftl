### What scenarios say. Ids begin with scenario-.

## What is wrong with a file

scenario-no-file = { $file } can't be read: { $reason }
scenario-no-toml = This is not TOML: { $reason }
scenario-shape = A scenario has no such thing here: { $reason }
scenario-key = “{ $key }” is no key of a scenario; leave it out.
scenario-refused-alone = A refused move is one choice, and nothing happens: leave out chance and at.
scenario-no-position = Moves need a [position] to begin from.
scenario-twice = Two moves are called “{ $name }”; rename one.
scenario-no-move = No move is called “{ $name }”; named moves: { $known }.
scenario-chance = “{ $entry }”: write chance as “what: result”, several results one after the other.
scenario-unknown = There is no file { $name } and no scenario of that name. Did you mean: { $nearest }?

## What does not hold

scenario-setup-legal = The set-up is legal; rule { $rule } should refuse it.
scenario-refused-otherwise = Refused, but by rule { $rule } and not by { $wanted }.
scenario-illegal = “{ $text }” is refused by rule { $rule }.
scenario-legal = “{ $text }” is legal; rule { $rule } should refuse it.
scenario-copy = A copy of the table differs from it.
scenario-redo = The choice undone and redone ends otherwise.
scenario-save = Saved and loaded, the table differs.
scenario-no-step = No step of rule { $rule } was completed, or not in this order.
scenario-chance-left = Announced, but never rolled or drawn: { $left }
scenario-expected = { $path } is { $found }; expected { $wanted }.
scenario-over = “{ $text }”: the match is over.
scenario-unexpected = “{ $text }”: now player { $seat } decides by rule { $rule }; possible: { $options }

## The command

scenario-line = line { $line }
scenario-holds = holds
scenario-fails = does not hold
scenario-run = { $file }: { $result } ({ $choices ->
    [1] 1 choice
   *[other] { $choices } choices
}, { $checks ->
    [1] 1 expectation
   *[other] { $checks } expectations
})
scenario-run-all = { $count ->
    [0] No scenario was run.
    [1] 1 scenario; { $failed } failed.
   *[other] { $count } scenarios; { $failed } failed.
}
scenario-well-formed = { $file }: well formed ({ $moves ->
    [1] 1 move
   *[other] { $moves } moves
}, { $branches ->
    [1] 1 branch
   *[other] { $branches } branches
}, { $rules ->
    [1] 1 rule
   *[other] { $rules } rules
})
scenario-beginning = the beginning
scenario-main = main line
scenario-keys = Enter goes on, b goes back, g N goes to frame N, q leaves.
scenario-nothing-to-play = This scenario has no [position] to play from.
scenario-last = That was the last frame.
scenario-refused = Not allowed: { $option }
scenario-column-name = scenario
scenario-column-title = title
scenario-column-rules = rules
