### What Fábula says. ask- a question, say- an option, event- what happened, refusal- why not.

## Formats

format-padrao = Standard: as the rulebook has it
format-equilibrado = Balanced: standard, with a bonus for those who do not start
format-melhor-de-tres = Best of three: two games win the match, with a reserve list
format-solo = Solo: practice against a scripted opponent

## Types of cards

type-ally = ally
type-base = base
type-maneuver = maneuver
type-modification = modification

## Zones

area-stack = Effect stack
area-deck = Deck
area-hand = Hand
area-territory = Territory zone
area-battle = Battle zone
area-discard = Discard zone
area-exile = Exile zone
area-reserve = Reserve zone
in-area = { $area ->
    [deck] the deck
    [hand] the hand
    [territory] the territory zone
    [battle] the battle zone
    [discard] the discard
    [exile] exile
    [reserve] the reserve
   *[other] the effect stack
}
zone-discard-zone = the discard zone of { $who }
zone-exile-zone = the exile zone of { $who }
zone-territory-zone = the territory zone of { $who }
zone-hand-zone = the hand of { $who }
zone-deck = the deck of { $who }
place-centre = centre
place-outskirt = outskirt
face-tapped = tapped
face-down = face down

## Phases and colours

phase-restoration = restoration phase
phase-draw = draw phase
phase-main = main phase
phase-final = final phase
colour-white = white
colour-blue = blue
colour-yellow = yellow
colour-green = green
colour-red = red
colour-purple = purple

## Values

badge-resources = { $value ->
    [1] 1 resource
   *[other] { $value } resources
}
badge-wins = games won: { $value }
badge-priority = has priority
badge-centre = centre, resistance { $value }
badge-resistance = outskirt, resistance { $value }
badge-offensive = offensive { $value }
badge-influence = influence { $value }
badge-life = life { $value }
badge-cost = cost { $value }
badge-cost-x = cost X
badge-counter-shield = shields: { $value }
badge-counter-seed = seeds: { $value }
badge-in-offensive = in the offensive
badge-in-influence = in the influence
badge-fresh = came this turn, does not act yet
badge-against = against { $piece }
badge-blocks = blocks { $piece }

## Costs

cost-tap = tap

## The stack

stack-effect = { $effect } — { $who }
stack-permanent = enters the battle zone
stack-targets = {" "}→ { $targets }
stack-x = {" "}(X = { $x })
stack-copy = {" "}(a copy)
hit = { $amount } to { $recipient }

## Questions

ask-may = You may do what the text says. { $text }
ask-choose = Choose what the text means. { $text }
ask-main = Your turn, { $phase }: what do you do? You have { $resources ->
    [0] no resources
    [1] { $resources } resource
   *[other] { $resources } resources
}.
ask-respond = You have priority ({ $mine ->
    [yes] your turn
   *[no] the turn of { $who }
}, { $phase }). { $top ->
    [none] The stack is empty. What do you do?
   *[other] On top of the stack: “{ $top }” – do you respond?
}
ask-mode = Which item do you choose? { $text }
ask-x = What is X? { $resources ->
    [0] You have no resources.
    [1] You have 1 resource.
   *[other] You have { $resources } resources.
} { $text }
ask-target = Choose a target. { $text }
ask-retarget = Choose the new target of the effect of { $piece }.
ask-share = How much of it goes to { $piece }?
ask-divide = How much of the damage of { $piece } goes to its blocker { $other }? The rest goes to the blockers after it.
ask-give = With what do you pay for { $piece }?
ask-sacrifice = What do you sacrifice? { $text }
ask-discard = What do you discard? { $text }
ask-discard-down = End of your turn, with too many cards in hand: which one do you discard?
ask-join-offensive = Who makes the offensive against { $piece }?
ask-join-influence = Who makes the influence on { $piece }?
ask-block-offensive = { $piece } is under an offensive: who blocks whom?
ask-block-influence = { $piece } is under an influence: who blocks whom?
ask-untap = Restoration: your permanents untap. Does any of them stay tapped?
ask-order = Several abilities were triggered: which one goes on the stack next? The last one is executed first.
ask-centre = Which of your bases is the centre?
ask-mulligan = Mulligan: which card of your opening hand do you put back?
ask-start = Who starts the next game?
ask-exchange = Between games: do you change your deck with the reserve?
ask-free-use = You may use a maneuver without paying its cost.
ask-colour = Choose a colour. { $text }
ask-number = Choose a number. { $text }

## Options

say-choose = Choose { $first }
say-enough = Stop here
say-accept = Accept
say-decline = Decline
say-pick = Choose { $first }
say-use = Use { $first } ({ $letter ->
    [none] { $price }
   *[other] { $price } + { $letter }
}){ $text ->
    [none] {""}
   *[other] : { $text }
}
say-use-free = Use { $first } for nothing: { $text }
say-activate = Activate { $first }: { $text }
say-offensive = Make an offensive against { $first }
say-influence = Make an influence on { $first }
say-turn-up = Turn { $first } face up ({ $price })
say-pass = Pass
say-pass-main = Pass: unless somebody responds, the main phase ends
say-target = Choose { $first }
say-mode = Choose: { $text }
say-x = Declare X = { $first }
say-share = Give { $first } to { $piece }
say-share-divide = Give { $first } to { $other }
say-give = Give { $first }
say-give-discard = Discard { $first }
say-give-discard-down = Discard { $first }
say-give-sacrifice = Sacrifice { $first }
say-join = Include { $first }
say-block = Block { $second } with { $first }
say-done = Finish
say-done-mulligan = { $picked ->
    [0] Keep the hand
   *[other] Put back { $picked } and draw as many
}
say-done-block-offensive = { $picked ->
    [0] Do not block
   *[other] End the blocks
}
say-done-block-influence = { $picked ->
    [0] Do not block
   *[other] End the blocks
}
say-done-untap = { $picked ->
    [0] Untap everything
   *[other] Untap the rest
}
say-leave-tapped = Leave { $first } as it is
say-order = Put { $first } on the stack
say-centre = Make { $first } the centre
say-return = Put back { $first }
say-start = Let { $first } start
say-colour = Choose { $first }
say-number = Choose { $first }
say-swap = Put { $first } in the place of { $second }
say-bring = Put { $first } into the deck
say-take-out = Take { $first } out of the deck
verb-use = use
verb-activate = activate
verb-offensive = offensive
verb-influence = influence
verb-turn-up = turn-up
verb-pass = pass
verb-target = target
verb-join = join
verb-block = block
verb-done = done
verb-give = give
verb-centre = centre
verb-return = return
verb-accept = yes
verb-decline = no
verb-enough = enough
verb-choose = choose
verb-pick = pick
verb-use-free = use-free
verb-mode = mode
verb-x = x
verb-share = share
verb-order = order
verb-start = start
verb-colour = colour
verb-number = number
verb-swap = swap
verb-leave-tapped = leave-tapped
verb-bring = bring
verb-take-out = take-out

## What happened

hidden-pieces = { $many ->
    [1] 1 hidden card
   *[other] { $many } hidden cards
}

event-move = { $pieces } { AGREE($pieces, "goes", "go") } to { $to }
event-turn = Turn of { $who }
event-start = { $who } starts
event-mulligan = { $who } puts back { $number ->
    [0] no cards
    [1] { $number } card
   *[other] { $number } cards
} and draws as many
event-use = { $who } uses { $pieces }
event-activate = { $who } activates { $pieces }: { $text }
event-trigger = { $pieces } { AGREE($pieces, "triggers", "trigger") }: { $text }
event-execute = Effect of { $pieces }: { $text }
event-fizzle = The effect of { $pieces } has lost its target and is removed
event-cancel = An effect of { $pieces } is cancelled by { $cause }
event-copy-effect = { $who } copies an effect of { $pieces }
event-retarget = { $who } aims the effect at { $pieces }
event-change-x = The X of { $pieces } is now { $number }
event-enter = { $pieces } { AGREE($pieces, "enters", "enter") }
event-leave = { $pieces } { AGREE($pieces, "leaves", "leave") }
event-die = { $pieces } { AGREE($pieces, "dies", "die") }
event-destroyed = { $pieces } { AGREE($pieces, "is", "are") } destroyed
event-sacrifice = { $who } sacrifices { $pieces }
event-discard = { $who } discards { $pieces }
event-draw = { $who } draws { $pieces }
event-tap = { $pieces } { AGREE($pieces, "is", "are") } tapped
event-untap = { $pieces } { AGREE($pieces, "untaps", "untap") }
event-offensive = { $who }: offensive of { $pieces } against { $base }
event-influence = { $who }: influence of { $pieces } on { $base }
event-block = { $who } blocks with { $pieces }
event-blocked = { $pieces } { AGREE($pieces, "is", "are") } blocked
event-sums = Influence { $number } against { $theirs }
event-captured = { $who } takes { $pieces }
event-capture = { $who } has taken { $pieces }
event-dealt = { $pieces } { AGREE($pieces, "deals", "deal") } { $number } damage
event-damaged = { $cause ->
    [none] Damage: { $hits }
   *[other] { $cause } deals damage: { $hits }
}
event-shielded = A shield of { $pieces } stops it
event-heal = { $number } damage of { $pieces } is healed
event-gain-resistance = { $pieces } { AGREE($pieces, "gains", "gain") } { $number } resistance
event-lose-resistance = { $pieces } { AGREE($pieces, "loses", "lose") } { $number } resistance
event-counters = { $pieces } { $way ->
    [less] { AGREE($pieces, "loses", "lose") }
   *[more] { AGREE($pieces, "gets", "get") }
} { $amount ->
    [1] 1 { $counter } counter
   *[other] { $amount } { $counter } counters
}
event-control = { $who } now controls { $pieces }
event-attach = { $piece } { AGREE($piece, "is", "are") } attached to { $host }
event-detach = { $pieces } { AGREE($pieces, "is", "are") } no longer attached to anything
event-turn-up = { $pieces } { AGREE($pieces, "is", "are") } turned face up
event-turn-down = { $pieces } { AGREE($pieces, "is", "are") } turned face down
event-lose-types = { $pieces } { AGREE($pieces, "loses", "lose") } all types
event-create = { $who } creates { $pieces }
event-no-token = Nothing is created: it is forbidden
event-boost = { $changes ->
    [none] The text of { $cause } now applies to { $pieces }
   *[other] { $cause }: { $pieces } { AGREE($pieces, "gets", "get") } { $changes }
}
change-offensive = { $amount } offensive
change-influence = { $amount } influence
change-life = { $amount } life
event-deny = What { $cause } forbids now applies to { $pieces }
event-colour = { $who } chooses { $to }
event-resources = { $who } { $way ->
    [less] spends
   *[more] gains
} { $amount ->
    [1] 1 resource
   *[other] { $amount } resources
} and has { $total ->
    [0] none left
   *[other] { $total }
}
event-restore = { $who } restores resources and has { $number ->
    [0] none
   *[other] { $number }
}
event-turn-start = The turn of { $who } begins
event-turn-end = The turn of { $who } ends
event-extra-turn = { $who } has an extra turn
event-skip-turn = { $who } will skip a turn
event-skipped = { $who } skips the turn
event-lost = { $who } loses
event-game-over = The game is over
event-finish = The match is over

## Why not

refusal-not-in-hand = { $piece } is not a card in your hand.
refusal-card-time = This is only done in your own main phase, with an empty stack and nothing under way.
refusal-no-maneuvers = An effect forbids you to use maneuvers.
refusal-no-maneuver = { $piece } is not a maneuver.
refusal-resources = { $resources ->
    [0] You have no resources.
    [1] You have only { $resources } resource.
   *[other] You have only { $resources } resources.
}
refusal-means = You can't pay the other costs of { $piece }.
refusal-no-target = There is no valid target.
refusal-not-active = Only the active player uses activated abilities.
refusal-not-yours = { $piece } is not a permanent of yours that lies face up.
refusal-no-ability = It has no such ability.
refusal-exhausted = Exhaustion is for a tapped ally, once a turn.
refusal-none-able-offensive = None of your allies can make an offensive now.
refusal-none-able-influence = None of your allies can make an influence now.
refusal-goal = { $piece } is not a base of an opponent.
refusal-join = { $piece } is among them already, or its turn in the list has passed.
refusal-block = { $piece } blocks already, or its turn in the list has passed.
refusal-not-blockable = An effect keeps { $piece } from being blocked.
refusal-no-ally = { $piece } is not an ally that you control.
refusal-is-tapped = { $piece } is tapped.
refusal-fresh = { $piece } came this turn and cannot act yet.
refusal-denied-act = An effect keeps { $piece } from acting.
refusal-denied-offensive = An effect keeps { $piece } from making offensives.
refusal-denied-influence = An effect keeps { $piece } from making influences.
refusal-denied-block = An effect keeps { $piece } from blocking.
refusal-not-in-action = { $piece } takes no part in what is being blocked.
refusal-guarded = { $piece } is a guarded centre: its player still has more than two outskirts.
refusal-peace = In this format the starting player makes no offensive and no influence in the second turn.
refusal-leave-tapped = { $piece } is not a permanent of yours that would untap now.
refusal-stack = This waits until the effect stack is empty.
refusal-under-way = This waits for the end of the offensive or influence under way.
refusal-not-your-turn = Only the active player does this.
refusal-only-maneuvers = In another player's turn you use maneuvers only.
refusal-special-action = Nobody answers a special action.
refusal-same-target = { $piece } is a target of this ability already.
refusal-present-target = { $piece } is the target already: choose another one.
refusal-effect-target = The text names no effect on the stack as a target.
refusal-no-permanent = A player is no permanent.
refusal-itself = An effect never has itself or another instance of itself as a target.
refusal-out-of-reach = An effect keeps { $piece } from being the target of opponents.
refusal-not-own = { $piece } is not yours: each player gives only what is his own.
refusal-x-below = X is a whole number, zero or more.
refusal-not-down = { $piece } is not a face-down card of yours.
refusal-target = { $piece } is not a valid target here.
refusal-give = { $piece } cannot be given for this.
refusal-return = { $piece } cannot be put back now.
refusal-mode = This item cannot be chosen now.
refusal-x = You can't pay so much for X.
refusal-share = This share is not possible: whole numbers that add up.
refusal-not-waiting = No such ability is waiting.
refusal-no-base = { $piece } is not one of your bases.
refusal-player = That is no player of this game.
refusal-colour-word = There are six colours: white, blue, yellow, green, red and purple.
refusal-number = The card does not allow this number.
refusal-exchange = The deck would not be legal, or that card is not there.
refusal-sort = { $piece } is not what the text of { $source } names.
refusal-whose = { $piece } is on the wrong side for { $source }.
refusal-colour = { $piece } has not the colour that { $source } asks for.
refusal-subtype = { $piece } has not the subtype that { $source } asks for.
refusal-named = { $piece } has another name than { $source } asks for.
refusal-tapped = { $piece } is not in the state that { $source } asks for.
refusal-figure = The figures of { $piece } are not what { $source } asks for.
refusal-role = { $piece } does not take part as { $source } asks.
refusal-counter = { $piece } has not the counter that { $source } asks for.
refusal-unhurt = { $piece } has no damage.
refusal-other = { $source } means another one than itself.
refusal-zone = { $piece } is not in the zone that { $source } names.
refusal-not-one-target = { $piece } is not an effect with a single target.

## Set-up and decks

setup-first = Seat { $seat } does not play.
setup-value = { $name } = { $value } makes no game.
setup-keep = Players must draw to more cards than they may keep, or games would not end.
setup-solo = Solo play is a duel against a scripted opponent: one deck, or two.
setup-seats = { $count } decks: two to six players play.
deck-count = { $deck }: { $card } is there { $count } times.
deck-small = { $deck }: { $count } cards; at least { $least } are needed.
deck-large = { $deck }: { $count } cards; at most { $most } are allowed.
deck-bases = { $deck }: { $count } bases instead of { $wanted }.
deck-reserve = { $deck }: { $cards } cards and { $bases } bases in reserve; the format allows { $most_cards } and { $most_bases }.
deck-base-inside = { $deck }: { $card } is a base and stands apart from the deck.
deck-no-base = { $deck }: { $card } is no base.
deck-colour = { $deck }: no base has the colour { $colour } of { $card }.
deck-copies = { $deck }: { $count } copies of { $card }; at most { $most } are allowed.
notation-effect = No effect is called “{ $word }”.
chance-player = “{ $text }” is no player.
position-wrong = The position is described wrongly: { $problem }
look-unknown = “{ $path }” names nothing on the table.

## Where we are

step-PlayGames-exchange = between games
step-PlayGames-decide_start = who starts
step-PlayGames-lay_bases = bases are laid out
step-PlayGames-draw_hands = opening hands
step-PlayGames-play = game
step-Mulligans-choose = mulligan
step-Exchange-change = exchange with the reserve
step-PlayTurns-next_turn = turns
step-Turn-begin = beginning of the turn
step-Turn-untap = untapping
step-Turn-restore = restoration
step-Turn-priority = priority
step-Turn-draw_cards = draw
step-Turn-main = main phase
step-Turn-finish = final phase
step-Turn-discard_down = discard to the limit
step-Turn-end_effects = effects end
step-Turn-last_round = last round of priority
step-Turn-end = end of the turn
step-Priority-check = state check
step-Priority-act = a player has priority
step-ExecuteTop-take = the top of the stack
step-ExecuteTop-execute = execute
step-ExecuteTop-conclude = conclude
step-Check-check = state check
step-Check-place_triggers = triggers go on the stack
step-UseCard-show = announce the card
step-UseCard-choose_modes = choose items
step-UseCard-declare_x = declare X
step-UseCard-choose_targets = choose targets
step-UseCard-divide = divide
step-UseCard-choose_payment = what pays
step-UseCard-pay = pay
step-UseCard-enter_stack = onto the stack
step-Activate-choose_modes = choose items
step-Activate-declare_x = declare X
step-Activate-choose_targets = choose targets
step-Activate-divide = divide
step-Activate-choose_payment = what pays
step-Activate-pay = pay
step-Activate-enter_stack = onto the stack
step-PlaceTrigger-choose_modes = choose items
step-PlaceTrigger-choose_targets = choose targets
step-PlaceTrigger-divide = divide
step-PlaceTrigger-enter_stack = onto the stack
step-Execute-check = is there anything to do
step-Execute-offer = may
step-Execute-pay = cost
step-Execute-select = choices
step-Execute-carry_out = carry out
step-Execute-next_clause = next step
step-Combat-declare = declaration
step-Combat-after_declaration = triggers of the declaration
step-Combat-block = block
step-Combat-window = combat window
step-Combat-divide = divide damage
step-Combat-calculate = calculation
step-Combat-end = end
step-SettleStack-check = state check
step-SettleStack-settle = empty the stack
step-GiveUp-choose = choose what to give up
step-GiveUp-carry_out = give it up
step-FreeUse-use = use without paying
step-Retarget-choose = new targets
step-Retarget-commit = new targets
step-Simultaneous-choose = all choose in secret
step-Resolve-check = is there anything to do
step-Resolve-offer = may
step-Resolve-pay = cost
step-Resolve-select = choices
step-Resolve-carry_out = carry out
step-Resolve-next_clause = next step

## What is wrong with a card or position

problem-lines = a maneuver has one line besides its additional cost
problem-ally = an ally has a life of at least 1, and no value below 0
problem-figures = only an ally has offensive, influence and life
problem-cost = no cost is below 0
problem-base-cost = a base begins in play and has no cost
problem-colour = a colour is there twice
problem-subtype = there is no subtype { $subtype }; there are: { $known }
problem-absent = player { $player } does not play
problem-no-host = nothing is called “{ $label }” to be attached to
problem-entry = “{ $entry }”: write a card as word[*count] [as label] [flags]
problem-label = “{ $label }” is taken; label this card otherwise
problem-flag-number = “{ $entry }”: { $flag } needs a number
problem-flag = “{ $entry }”: “{ $flag }” is not one of { $known }
problem-state = only permanents have a state
problem-zone = { $card } does not lie there
problem-centres = player { $player } has { $count } centres
problem-destroyed = something there is destroyed already
problem-no-card = there is no card “{ $word }”

reckoned-blow = { $source } against { $target }
reckoned-ours = influence of those who act
reckoned-theirs = influence of the blockers and resistance
