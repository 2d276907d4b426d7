### What is said of cards and their texts.

## Texts that are not understood

cards-unknown-word = Line { $line }, column { $column }: “{ $word }” is not understood; did you mean { $nearest }?
    { $place }
cards-strange-word = Line { $line }, column { $column }: “{ $word }” is not understood.
    { $place }
cards-misfit = Line { $line }, column { $column }: “{ $word }” does not fit here; expected: { $expected }
    { $place }
cards-too-early = Line { $line }, column { $column }: the text ends too early; expected: { $expected }
    { $place }
cards-too-long = Line { $line }: the text is too long: { $most } letters at most
cards-line-too-long = Line { $line }: the line is too long: { $most } letters at most; make two of it
cards-too-deep = Line { $line }: too much in one sentence; make two of it
    { $place }
cards-too-great = Line { $line }, column { $column }: the number is too great
    { $place }
cards-mood-imperative = Line { $line }, column { $column }: “{ $word }” should be an imperative here (“nocauteie”).
    { $place }
cards-mood-infinitive = Line { $line }, column { $column }: “{ $word }” should be an infinitive here (“nocautear”).
    { $place }
cards-mood-indicative = Line { $line }, column { $column }: “{ $word }” should be an indicative here (“escolhe”).
    { $place }
cards-mood-future = Line { $line }, column { $column }: “{ $word }” should be “{ $better }” here.
    { $place }
cards-form = Line { $line }, column { $column }: “{ $word }” should be “{ $better }” here.
    { $place }
cards-agreement = Line { $line }, column { $column }: “{ $word }” does not agree with “{ $other }”.
    { $place }
cards-sort = Line { $line }, column { $column }: only { $wanted } fits here; “{ $word } …” is { $found }.
    { $place }
cards-two-readings = Line { $line }, column { $column }: “{ $word }” may mean { $count } things. Say which:
    { $place }
    { $readings }
cards-unused = Line { $line }, column { $column }: nothing is done with what was chosen or paid.
    { $place }
cards-no-gate = Line { $line }, column { $column }: there is nothing before this that may have been done.
    { $place }
cards-nothing-counted = Line { $line }, column { $column }: nothing is done before this that could be counted.
    { $place }
cards-no-moment = Line { $line }, column { $column }: when does this happen? Begin with “quando …” or “depois dos bloqueios”.
    { $place }
cards-endless = Line { $line }, column { $column }: this text holds by itself and does not end with the turn.
    { $place }
cards-other = Line { $line }, column { $column }: other than which? Nothing is chosen before this.
    { $place }
cards-said-twice = Line { $line }, column { $column }: this has been said before.
    { $place }
cards-when = Line { $line }, column { $column }: when does this happen? Begin with “quando …” or “durante …”.
    { $place }
cards-moment-or-cost = Line { $line }, column { $column }: when does this happen? Begin with “quando …”, with a cost, or use it on a maneuver.
    { $place }
cards-no-target = Line { $line }, column { $column }: this needs a target: write “alvo”.
    { $place }
cards-no-event = Line { $line }, column { $column }: which one? Nothing has happened before this.
    { $place }
cards-no-antecedent = Line { $line }, column { $column }: who? Nothing was named before this.
    { $place }
cards-same-target = Line { $line }, column { $column }: the same target again? Write “o … alvo” or “outro … alvo”.
    { $place }
cards-how-chosen = Line { $line }, column { $column }: which one? Write “alvo”, “um” or “cada”.
    { $place }
cards-no-x = Line { $line }, column { $column }: what is X? Say “X é igual a …”.
    { $place }
cards-late = Line { $line }, column { $column }: this comes too late in the text; put it at the beginning of the line.
    { $place }
cards-at-once = Line { $line }, column { $column }: what is done at once does not last; say what holds from then on.
cards-beyond-turn = Line { $line }, column { $column }: this can't last beyond this turn.
cards-no-subject = Line { $line }, column { $column }: of whom is this said? Name the subject.
    { $place }
cards-no-player = Line { $line }, column { $column }: only a player does this.
    { $place }
cards-no-place = Line { $line }, column { $column }: put where? Say “em cena”.
    { $place }
cards-only-actions = Line { $line }, column { $column }: this is said of actions only.
    { $place }
cards-which = Line { $line }, column { $column }: which one? None was named before.
    { $place }
cards-how-many = Line { $line }, column { $column }: how many? Say a number.
    { $place }
cards-unfit = Line { $line }, column { $column }: these words do not go together.
    { $place }
cards-says-when = Line { $line }, column { $column }: autos and reactive texts say when they start, and only they do.
    { $place }
cards-only-holds = Line { $line }, column { $column }: a passive text only tells what holds while the card is in play.
    { $place }
cards-says-nothing = Line { $line }, column { $column }: this text does nothing.
    { $place }
cards-means-otherwise = Line { $line }, column { $column }: written again, this would mean something else.
    { $place }
cards-unsayable = There are no words for { $record }.

## Cards and files

cards-unknown = There is no card “{ $card }”. Did you mean: { $nearest }?
cards-unknown-die = There is no die “{ $die }”. Did you mean: { $nearest }?
cards-no-text = { $card } has no field “text” with the text of the card.
cards-misdescribed = { $place }: { $problem }
problem-in-field = { $field }: { $problem }
problem-clash = { $card }: the name “{ $word }” already belongs to the card { $other }: give this one another name, or an id of its own
problem-twice = { $id } is there twice
cards-misdescribed-often = { $place }: { $count } problems
    { $problems }
setup-own-cards = Cards of your own are not in order:
    { $reason }
cards-no-tables = The file { $file } has no card: write each under { $tables }.
cards-no-file = The file { $file } can't be read: { $problem }
cards-no-cards = The file { $file } has no card: write each under [[card]], or give a list.

## What the commands show

cards-count = { $count ->
    [0] no cards
    [1] one card
   *[other] { $count } cards
}
cards-text-printed = Text
cards-text-pt = As it reads in Portuguese
cards-text-en = As it reads in English
cards-understood-as = How it was understood
cards-rules = Rules that it leans on
cards-understood = understood: { $card }
cards-refused = refused: { $card }
cards-total = { $understood } of { $total } understood, { $refused } refused.
cards-commonest = Commonest wordings not understood
cards-list-understood = in order: the list of { $file }
cards-list-refused = refused: the list of { $file }
