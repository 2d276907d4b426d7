### What Battle Scenes says. ask- a question, say- an option, event- what happened, refusal- why not.

## Formats

format-standard = Standard: sixty cards, fifteen points

## Areas

area-scene = Scene
area-loaded = Loaded
area-deck = Deck
area-hand = Hand
area-resources = Resources
area-prizes = Opponent’s prizes
area-aside = Set aside

## Badges and faces

badge-points = points { $value } of { $base }
badge-energy = energy { $value } of { $base }
badge-shield = Shield { $value }
part-worn = worn
face-stage0 = stage 0
face-stage1 = stage 1
face-stage2 = stage 2

## What is asked

ask-first = Will you begin, or let the other begin?
ask-exchange = Do you keep your hand or exchange it?
ask-first-resources = Which cards of your hand are your first resources?
ask-prepare = Preparation Phase: what do you do?
ask-fight = { $mine ->
    [yes] Your turn
   *[no] The turn of { $who }
}: which action or effect do you use?
ask-adjust-energy = Energy adjustment: unload what is beyond the Initial Energy
ask-adjust-hand = Hand adjustment: discard down to seven
ask-supply = Where do the cards of { $piece } come from?
ask-way = How does { $piece } enter the scene?
ask-evolve = What does { $piece } evolve from?
ask-energy = Which cards of the resources are loaded?
ask-mode = Which option of { $piece }?
ask-option = Which option of the text of { $piece }?
ask-x = How much is X for { $piece }?
ask-cosmic = Cosmic Energy: which cards go under the deck?
ask-target = Choose a target for { $piece }
ask-unload = Which cards does the damage unload? ({ $number })
ask-damage-order = Who takes the damage first?
ask-share = How many points of damage for { $piece }?
ask-fixed-order = Which effect on the damage of { $number } comes first?
ask-redirect = Which effect redirects the damage of { $number }?
ask-redirect-to = To whom does { $other } redirect the damage of { $number }?
ask-may-redirect-to = Redirect the damage of { $number } with { $other }, and to whom?
ask-may-redirect = Redirect the damage of { $number } to { $other }?
ask-order = Which effect is resolved first?
ask-order-top = In which order? The first is uppermost
ask-draw = How many cards do you draw?
ask-stages = By how many stages?
ask-second-place = Which go to the second place? The rest go to the first
ask-reveal = Which of the cards set aside do you reveal?
ask-search = What do you look for?
ask-discard = Which cards do you discard?
ask-surprise = Which surprise cards do you reveal from your hand?
ask-choose = Choose what the text of { $piece } asks for{ $text ->
    [none] {""}
   *[other] : “{ $text }”
}
ask-may = Do what the text of { $piece } allows? { $text ->
    [none] {""}
   *[other] “{ $text }”
}
ask-answer = Do you reveal a card from your hand to answer?
ask-claim = Is { $piece } the one target that { $other } helps against?
ask-name = What do you name for the text of { $piece }?

## Options

say-ready = Discard { $first } to ready { $second }
say-extra = Discard { $first } for an extra readying of { $second }
say-enter = Put { $first } into the scene
say-discard = Discard { $first }
say-surrender = Surrender { $first } and draw a card
say-use = Use the action { $action } of { $second } with { $first } ({ $cost ->
    [none] no cost
   *[other] cost { $cost }
}): { $effect }
say-activate = Activate the effect of { $first } ({ $second })
say-redirect = Redirect with { $first }
say-resolve = Resolve the effect of { $first }
say-choose = Choose { $first }
say-name = Name: { $first }
say-enough = { $picked ->
    [0] Choose none
   *[other] Choose no more
}
say-done = Finish
say-done-prepare = End the Preparation
say-done-fight = Use nothing more
text-surprise = Surprise: load this card on a character of yours; if you do, unload a card from it.
say-accept = Accept
say-decline = Decline
say-pick = { $first ->
    [first] Begin
    [second] Let the other begin
    [keep] Keep the hand
    [characters] Show the hand and exchange it for lack of characters
    [fewer] Exchange the hand for one with two cards fewer
    [resources] Take them from the resources
    [deck] Take them from the top of the deck
    [evolving] Evolve
    [plainly] Enter without evolving
   *[other] { $first }
}
say-pick-x = Declare X = { $first }
say-pick-share = Give { $first } damage
verb-ready = ready
verb-extra = extra
verb-enter = enter
verb-discard = discard
verb-surrender = surrender
verb-use = use
verb-activate = activate
verb-redirect = redirect
verb-resolve = resolve
verb-choose = choose
verb-name = name
verb-enough = enough
verb-done = done
verb-accept = yes
verb-decline = no
verb-pick = pick

## What happened

hidden-pieces = { $many ->
    [1] 1 hidden card
   *[other] { $many } hidden cards
}

event-lots = { $who } wins the draw
event-take-hand = { $who } takes a hand: { $pieces }
event-first-resources = First resources of { $who }: { $pieces }
event-load = { $pieces } { AGREE($pieces, "is", "are") } loaded on { $base }
event-unload = { $pieces } { AGREE($pieces, "is", "are") } unloaded from { $base }
event-swap = { $pieces } { AGREE($pieces, "is", "are") } swapped
event-enter = { $pieces } { AGREE($pieces, "enters", "enter") } the scene
event-leave = { $pieces } { AGREE($pieces, "leaves", "leave") } the scene
event-replace = { $pieces } { AGREE($pieces, "is", "are") } replaced by { $cause }
event-knock-out = { $pieces } { AGREE($pieces, "is", "are") } knocked out
event-destroy = { $pieces } { AGREE($pieces, "is", "are") } destroyed
event-prize = { $pieces } { AGREE($pieces, "is a prize", "are prizes") } of the opponent
event-ready = { $pieces } { AGREE($pieces, "is", "are") } readied by { $number }
event-exhaust = { $pieces } { AGREE($pieces, "is", "are") } exhausted by { $number }{ $action ->
    [none] {""}
   *[other] {""}, the cost of { $action }
}
event-discard = { $who } discards { $pieces }
event-foresee = { $pieces } { AGREE($pieces, "is", "are") } revealed by Clairvoyance
event-materialize = { $pieces } { AGREE($pieces, "is", "are") } Materialized
event-will-draw = { $who } is about to draw
event-will-search = { $who } is about to search
event-mill = { $who } puts { $pieces } from the deck into the resources
event-set-aside = { $who } sets { $pieces } aside
event-lay = { $area ->
    [none] { $pieces } { AGREE($pieces, "changes its place", "change places") }
   *[other] { $pieces } { AGREE($pieces, "goes", "go") } to: { $area }
}
event-to-deck = { $pieces } { AGREE($pieces, "returns", "return") } to the deck
event-draw = { $who } draws { $pieces }
event-search = { $many ->
    [0] { $who } searches and finds nothing
   *[other] { $who } searches and finds: { $pieces }
}
event-browse = { $who } looks through their own deck ({ $number ->
    [1] { $number } card
   *[other] { $number } cards
})
event-show-hand = { $who } shows the hand: { $pieces }
event-return-hand = { $who } returns the hand to the deck ({ $number ->
    [1] { $number } card
   *[other] { $number } cards
})
event-use = { $pieces } { AGREE($pieces, "uses", "use") } the action { $action }
event-target = { $action ->
    [none] { $cause } targets { $pieces }
   *[other] { $cause } targets { $pieces } with the action { $action }
}
event-after = The action of { $pieces } is over
event-activate = { $who } activates { $pieces }
event-boost = { $pieces } { AGREE($pieces, "is", "are") } boosted
event-damage = { $sort ->
    [piercing] { $cause } deals { $number } piercing damage to { $pieces }
   *[normal] { $absorbed ->
        [0] { $cause } deals { $number } damage to { $pieces }
       *[other] { $cause } deals { $number } damage to { $pieces }; the Shield absorbs { $absorbed }
    }
}
event-finish = The match is over
event-start-start = The turn of { $who } begins
event-end-start = The turn of { $who } ends
event-start-countdown = The Countdown Phase of { $who } begins
event-end-countdown = The Countdown Phase of { $who } ends
event-start-draw = The Draw Phase of { $who } begins
event-end-draw = The Draw Phase of { $who } ends
event-start-preparation = The Preparation Phase of { $who } begins
event-end-preparation = The Preparation Phase of { $who } ends
event-start-adjustment = The Adjustment Phase of { $who } begins
event-end-adjustment = The Adjustment Phase of { $who } ends
event-start-combat = The Combat Phase of { $who } begins
event-end-combat = The Combat Phase of { $who } ends
event-start-anticipation = The Anticipation Step of { $who } begins
event-end-anticipation = The Anticipation Step of { $who } ends
event-start-attack = The Attack Step of { $who } begins
event-end-attack = The Attack Step of { $who } ends
event-start-end = The end of the turn of { $who } begins
event-end-end = The end of the turn of { $who } ends

## Why not

refusal-ability = { $piece } is an ability: it enters the scene only loaded
refusal-action-forbidden = { $source } forbids this action
refusal-boosted = { $piece } has been boosted this turn
refusal-condition = The condition of the text of { $piece } is not met
refusal-cost = The additional cost of { $piece } cannot be paid
refusal-entry-forbidden = { $source } keeps { $piece } from entering the scene
refusal-exhausted = { $piece } has not the stage to pay the cost
refusal-few-resources = There are not enough cards for { $piece }
refusal-fully-ready = { $piece } is at stage 2 already
refusal-just-entered = { $piece } entered the scene this turn
refusal-lost-text = The text of { $piece } has no effect now
refusal-lower-level = Effects of a higher level are resolved first
refusal-moment = The action of { $piece } cannot be used at this moment
refusal-must-target = { $piece } would have to be a target
refusal-no-character-card = { $piece } is no character card
refusal-no-character = There is no character of yours in the scene
refusal-no-evolution = Since the start of the turn you control nothing that { $piece } evolves from
refusal-no-redirection = The damage cannot be redirected that way
refusal-no-revive = { $piece } has not Revive
refusal-no-such-text = { $piece } has no such effect to activate
refusal-no-target = There is no target for { $piece }
refusal-not-in-hand = { $piece } is not in your hand
refusal-not-its-action = This character has not the action of { $piece }
refusal-not-yours = { $piece } is no character of yours in the scene
refusal-nothing-to-do = The text of { $piece } has nothing to do now
refusal-once-a-turn = The text of { $piece } has been used this turn
refusal-one-action = { $piece } has used its action this turn
refusal-one-scenario = You have put a Scenario into the scene this turn
refusal-only-target = { $piece } must be the target
refusal-other-identity = It is not the same alter ego as { $piece }
refusal-power = { $piece } has not the power of the action
refusal-readied = { $piece } has had its basic readying this turn
refusal-ready-forbidden = { $piece } cannot be readied
refusal-exhaust-forbidden = { $piece } cannot be exhausted so
refusal-fall-forbidden = { $piece } cannot be knocked out
refusal-same-identity = You already control { $source }, with the same alter ego or name
refusal-single-action = { $piece } has used an action of this name this turn
refusal-singularity = You have used an action with Singularity this turn
refusal-targetless = { $source } forbids actions without a target
refusal-exchanged = This exchange of the hand is made once a match
refusal-has-characters = There is more than one character card in the hand
refusal-fully-exhausted = { $piece } is at stage 0 already
refusal-kept = { $piece } cannot be unloaded
refusal-no-base = { $piece } is no character or support in the scene
refusal-not-a-target = { $piece } is not what the action of { $source } asks for as a target
refusal-target-forbidden = { $source } keeps { $piece } from being a target
refusal-target-again = { $piece } is a target of this action already
refusal-no-room = With { $piece } there would be no room for who must be a target
refusal-no-mode = This option of the action of { $piece } cannot be chosen
refusal-x = X is 0, 1 or 2
refusal-set-cost = { $source } sets what the action costs
refusal-window = The text of { $piece } belongs to another part of the turn
refusal-no-word = That cannot be named here

## Set-up and notation

setup-two-decks = A match needs two decks, one for each player.
setup-unknown-card = There is no card “{ $card }”.
setup-text = { $card }: its text says { $record }, which this program cannot carry out; leave the card out.
deck-count = A deck holds one or more of each card that it names.
deck-size = A deck has 60 cards; this one has { $size }.
deck-characters = A deck has at least { $least } character cards; this one has { $found }.
deck-energy = The Initial Energies of the characters come to at least { $least }; these come to { $found }.
deck-unique = { $card } is a Unique Item: only one in a deck.
deck-copies = { $card }: at most { $most } copies in a deck.
notation-effect = “{ $word }”: write it with its number, as it is offered.
notation-word = There is no word “{ $word }” to name

## Where we are

step-PickNumber-pick = how many
step-DiscardInTurn-discard = each player discards in turn
step-ResolveEffect-condition = the effect’s condition
step-ResolveEffect-alternative = which option of the text
step-ResolveEffect-check = what the text asks for now
step-ResolveEffect-offer = what the text allows
step-ResolveEffect-pay = the text’s cost
step-ResolveEffect-select = the text’s choices
step-ResolveEffect-carry_out = a procedure of the effect
step-ResolveEffect-pause = the effect is paused
step-ResolveEffect-next_clause = the next procedure
step-PickCards-pick = picking cards
step-Settle-knock_outs = knock-outs and destructions
step-Settle-choose = the Effect Tree
step-DealDamage-initial_damage = damage, step A: initial value
step-DealDamage-sums = damage, step B: additions and subtractions
step-DealDamage-products = damage, step C: multiplications and divisions
step-DealDamage-fixed_values = damage, step D: fixed values
step-DealDamage-send_on = damage, step E: the new destination
step-DealDamage-redirect = damage, step E: redirection
step-DealDamage-wear_shield = the Shield absorbs
step-DealDamage-unload = the rest of the damage unloads cards
step-DealSeveral-divide = the destinations of the damage
step-DealSeveral-deal = damage to several destinations
step-Distribute-hand_out = distributing the damage
step-Distribute-deal = the distributed damage
step-EnterScene-reveal = entering: reveal
step-EnterScene-choose_way = entering: in which way
step-EnterScene-enough_cards = entering, A.1: enough cards
step-EnterScene-evolution = entering, A.2: evolution
step-EnterScene-fit = entering, A.5: fit to enter
step-EnterScene-enter = it enters the scene
step-EnterScene-load = loading its energy
step-EnterScene-resolve = effects of the entry
step-EnterScenario-choose_and_reveal = Scenario, A: reveal
step-EnterScenario-not_forbidden = Scenario, B: effects that forbid
step-EnterScenario-replace = Scenario, C: the old one leaves
step-EnterScenario-resolve_leaving = Scenario, D: effects of leaving
step-EnterScenario-enter = Scenario, E: it enters
step-EnterScenario-resolve_entering = Scenario, F: effects of entering
step-UseAction-declare = action, A: declare
step-UseAction-choose_mode = action, B: options
step-UseAction-check = action, C and D: requirements
step-UseAction-set_x = action, E: the value of X
step-UseAction-exhaust = action, E: exhaustion cost
step-UseAction-cosmic_energy = action, E: Cosmic Energy
step-UseAction-additional_costs = action, E: additional costs
step-UseAction-choose_targets = action, F: targets
step-UseAction-pending_effects = action, G: pending effects
step-UseAction-used = action, H: it was used
step-UseAction-set_aside = action, I: Clairvoyance
step-UseAction-effect = action, I: the effect
step-UseAction-put_back = action, I: cards set aside return to the deck
step-UseAction-after = after the action
step-Activate-activate = activating an effect
step-Activate-effect = the activated effect
step-Activate-resolve = effects of the activated effect
step-RevealSurprises-pick = surprise cards
step-RevealSurprises-reveal = revealing the surprise cards
step-RevealSurprises-resolve = effects of the start of the step
step-PlayTurns-play = the match
step-Turn-start = Start of Turn
step-Turn-begin_countdown = start of the Countdown
step-Turn-countdown = Countdown
step-Turn-end_countdown = end of the Countdown
step-Turn-begin_draw = start of the Draw Phase
step-Turn-draw = Draw Phase
step-Turn-end_draw = end of the Draw Phase
step-Turn-begin_preparation = start of the Preparation Phase
step-Turn-prepare = Preparation Phase
step-Turn-end_preparation = end of the Preparation Phase
step-Turn-begin_adjustment = start of the Adjustment Phase
step-Turn-adjust_energy = Energy adjustment
step-Turn-adjust_hand = Hand adjustment
step-Turn-end_adjustment = end of the Adjustment Phase
step-Turn-begin_combat = start of the Combat Phase
step-Turn-begin_anticipation = start of the Anticipation Step
step-Turn-anticipate = Anticipation Step
step-Turn-end_anticipation = end of the Anticipation Step
step-Turn-begin_attack = start of the Attack Step
step-Turn-attack = Attack Step
step-Turn-end_attack = end of the Attack Step
step-Turn-end_combat = end of the Combat Phase
step-Turn-end = End of Turn
step-Turn-clean_up = durations end, Shields return
step-EndPart-trigger = what the end triggers
step-EndPart-expire = what lasts until then is over
step-Prepare-ask = what to do in the preparation
step-Prepare-again = effects of what was done
step-Surrender-knock_out = surrendering a character
step-Surrender-draw = drawing for the surrender
step-Surrender-resolve = effects of the surrender
step-AdjustEnergy-choose = energy in excess
step-AdjustEnergy-unload = unloading the excess
step-AdjustEnergy-again = checking the energy again
step-AdjustHand-discard = cards too many in hand
step-AdjustHand-again = checking the hand again
step-Fight-ask = which action to use
step-Anticipate-ask = which action to use in anticipation
step-Anticipate-again = effects of the action
step-Fight-again = effects of the action
step-Opening-draw_lots = drawing lots
step-Opening-choose_first = who begins
step-Opening-shuffle = shuffling the decks
step-Opening-deal = taking the hands
step-Opening-exchange_of_first = exchanges of the first player
step-Opening-exchange_of_second = exchanges of the second player
step-Opening-resources_of_first = resources of the first player
step-Opening-resources_of_second = resources of the second player
step-Opening-start = the game starts
step-ExchangeHand-ask = keeping the hand or exchanging it
step-ExchangeHand-again = another exchange
step-PartCards-pick_second = the second cards
step-PartCards-order_first = the order of the first
step-AnswerFromHand-ask = answers from the hands
step-Settle-answer_from_hand = answers from the hands
step-Instead-carry_out = what happens instead
step-Settle-unload_misplaced = what cannot be carried
step-DealDamage-answer_from_hand = answers from the hands
step-DealDamage-resolve_answers = the answers are resolved
step-DealDamage-claim = the one target
step-EachChooses-choose = each player chooses

## Positions

position-wrong = The position will not do: { $problem }
look-unknown = “{ $path }” is nothing on the table; there are: { $known }
look-player = A player has { $known }; not “{ $value }”
look-card = A card has { $known }; not “{ $value }”

## What is told

face-of = of { $who }
card-character = character
card-support = support
card-scenario = scenario
card-ability = ability
tree-resolving = level { $level }: { $piece } ({ $who }), being resolved
tree-paused = level { $level }: { $piece } ({ $who }), paused
tree-waiting = level { $level }: { $piece } ({ $who }), pending
event-calculation = { $number ->
    [0] Damage of { $cause } to { $pieces }, step by step: { $steps } – no damage is dealt
   *[other] Damage of { $cause } to { $pieces }, step by step: { $steps }
}
event-would-damage = { $cause } would deal damage to { $pieces }
calculation-A = initial value { $value }
calculation-B = { $value } with additions and subtractions ({ $piece })
calculation-C = { $value } with multiplications and divisions ({ $piece })
calculation-D = fixed value { $value } ({ $piece })
calculation-E = { $value } redirected to { $other } ({ $piece })

## What is wrong with a card or position

position-wrong-by = The position will not do: { $problem } (rule { $by })
problem-power = there is no power { $powers }; the powers are: { $known }
problem-energy = it needs its initial energy
problem-only-in-scene = only characters and supports have initial energy and shield
problem-evolution = an EV character needs its increment and whom it evolves from
problem-only-evolves = only an EV character has an increment and evolves
problem-action = an action needs its name and its text
problem-only-action = a cost, a power or a type belongs to an action
problem-unknown-words = unknown: { $what }
problem-number = { $name } is no number: { $found }
problem-part = there is no part “{ $part }”; there are: { $known }
problem-entry = “{ $entry }”: write a card as word[*count] [as label]
problem-label = “{ $label }” is taken; label this card otherwise
problem-remembered = “{ $text }” is neither a label nor a word of this match, such as “affiliation: X-Men”
problem-ability = { $card } is an Ability: it enters the scene only loaded
problem-stage = { $card }: a stage is 0, 1 or 2
problem-no-stage = { $card }: only characters have stages
problem-loads = { $card }: cards are loaded on characters and supports
problem-scenarios = there is one Scenario in the scene
problem-falling = { $card } carries nothing: it would not be in the scene
problem-points = player { $player } has { $points } points: the match is over
problem-repeated = player { $player } controls { $card } twice
problem-cards = player { $player } has { $count } cards; a deck holds { $most }
problem-copies = player { $player } has { $count } of { $card }; at most { $most }
problem-opening = before the first turn there is nothing in the scene
