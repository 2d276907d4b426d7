### What Dice Masters says. ask- a question, say- an option, event- what happened, refusal- why not.

## Formats, and the gaps that may be ruled otherwise

format-first-game = First game: the manual’s own cards, life 10
format-basic = Basic teams: six cards, fifteen dice, life 15
format-tournament = Tournament teams: eight cards, twenty dice, life 20
format-draft = Team draft: cards are taken in turn

## Areas

area-bag = Bag
area-prep = Prep area
area-reserve = Reserve pool
area-field = Field
area-attack = Attack zone
area-used = Used pile
area-cards = Cards
area-captured = Captured
area-out = Out of play
area-centre = Basic actions in the centre
in-area = { $area ->
    [bag] the bag
    [prep] the prep area
    [reserve] the reserve pool
    [field] the field
    [attack] the attack zone
    [used] the used pile
    [cards] the card
    [captured] captivity
    [out] the dice out of play
   *[centre] the centre
}
from-area = { $area ->
    [bag] from the bag
    [prep] from the prep area
    [reserve] from the reserve pool
    [field] from the field
    [attack] from the attack zone
    [used] from the used pile
    [cards] from the card
    [captured] from captivity
    [out] from the dice out of play
   *[centre] from the centre
}

## Faces and energy

face-fist = fist
face-fist2 = 2 fists
face-bolt = bolt
face-bolt2 = 2 bolts
face-mask = mask
face-mask2 = 2 masks
face-shield = shield
face-shield2 = 2 shields
face-wild = wild
face-generic = 1 generic
face-generic2 = 2 generic
face-level1 = level 1
face-level2 = level 2
face-level3 = level 3
face-action = action
one-fist = { $count ->
    [1] one fist
   *[other] { $count } fists
}
one-bolt = { $count ->
    [1] one bolt
   *[other] { $count } bolts
}
one-mask = { $count ->
    [1] one mask
   *[other] { $count } masks
}
one-shield = { $count ->
    [1] one shield
   *[other] { $count } shields
}
one-wild = { $count ->
    [1] one wild
   *[other] { $count } wilds
}
one-generic = { $count } generic
price = { $named ->
    [none] { $amount }
   *[other] { $amount } (at least { $named })
}

## Values

badge-life = Life { $value } of { $base }
badge-loose = { $value } generic energy on no die
badge-fielding = fielding cost { $value }
badge-attack = attack { $value }
badge-defence = defence { $value }
badge-bursts = { $value ->
    [1] burst *
   *[other] burst **
}
badge-damage = damage { $value }
badge-blocks = blocks { $piece }
badge-blocked = blocked
badge-controlled-by = held by { $piece }
badge-cost = cost { $value }
badge-cost-fist = cost { $value } with a fist
badge-cost-bolt = cost { $value } with a bolt
badge-cost-mask = cost { $value } with a mask
badge-cost-shield = cost { $value } with a shield
badge-global = has a global

## Questions

ask-main = Main Step: what do you do?
ask-actions = After the blocks: do you use an action die or a global?
ask-other = The other player offers you a chance to act: do you use a global?
ask-reroll = Which dice do you reroll?
ask-attack = Which characters attack?
ask-block = Who blocks whom?
ask-assign = How much of the damage of { $piece } does { $other } get?
ask-pay = Which dice pay { $price }?
ask-together = Do you declare something more, to be paid together? The rest of generic energy is lost otherwise.
ask-first-of-group = Which global opens the group? Those of a group are paid together and resolve together.
ask-group = Do you use one more global in the group, paid and resolved together?
ask-choose = Choose what the text means. { $text }
ask-may = You may do what the text says. { $text }
ask-order = Several effects of yours wait: which one is resolved first?
ask-whose-burst = The burst of which die counts?
ask-prevent = { $other ->
    [none] An effect is about to reach { $piece }: do you pay to keep it from that?
   *[other] An effect of { $other } is about to reach { $piece }: do you pay to keep it from that?
}
ask-react = Damage is about to be dealt ({ $damage }): do you answer it with a global?
ask-spin = Which way is { $piece } spun?
ask-spin-down = Which of your characters pays by going down a level?
ask-place-bag = Which of the dice drawn goes back to the bag?
ask-place-prep = Which of the dice drawn goes to the prep area?
ask-place-reserve = Which of the dice drawn goes to the reserve pool?
ask-place-used = Which of the dice drawn goes to the used pile?
ask-place-field = Which of the dice drawn goes to the field?
ask-draft = Which card do you take? Its whole pile leaves the draft.
ask-dice = How many dice of { $card } do you use?

## Options

say-field = { $alike ->
    [1] Field { $first }, fielding cost { $price }
   *[other] Field { $first }, fielding cost { $price } (one of { $alike } alike)
}
say-use = { $text ->
    [none] Use the action die { $first }
   *[other] Use the action die { $first }: { $text }
}
say-buy = Buy a die of { $first } for { $price }
say-global = Use the global of { $first } for { $price }. { $text }
say-group = Use several globals as a group: paid together, they resolve together
say-react = Answer “{ $second }” with the global of { $first } for { $price }. { $text }
say-spend = Spend { $first }
say-spend-loose = Spend a generic energy that is on no die
say-change = Spend one of the two energies of { $first } and keep the other
say-reroll = { $alike ->
    [1] Reroll { $first }
   *[other] Reroll { $first } (one of { $alike } alike)
}
say-roll = { $picked ->
    [0] Keep all the dice as they are
   *[other] Reroll the dice picked, and keep the others
}
say-attack = { $alike ->
    [1] Attack with { $first }
   *[other] Attack with { $first } (one of { $alike } alike)
}
say-block = { $alike ->
    [1] Block { $second } with { $first }
   *[other] Block { $second } with { $first } (one of { $alike } alike)
}
say-done = { $picked ->
    [0] Nobody
   *[other] That is all
}
say-done-attack = { $picked ->
    [0] Do not attack: the turn ends
   *[other] Attack with those picked
}
say-done-block = { $picked ->
    [0] Do not block
   *[other] Block as picked
}
say-assign = { $first ->
    [0] Give no damage to { $other }
   *[other] Give { $first } damage to { $other }
}
say-draft = Take { $first }: { $text }
say-dice = { $first ->
    [0] Use no die of { $card }: it stays out of the game
    [1] Use 1 die of { $card }
   *[other] Use { $first } dice of { $card }
}
say-resolve = Resolve the effect of { $first } (effect { $number }): { $text }
say-pass = Pass
say-pass-main = End the Main Step, after offering the other player a chance to act
say-pass-actions = Go on to damage, after offering the other player a chance to act
say-pay = Pay, declaring nothing more
say-choose = Choose { $first }
say-choose-place-bag = Put { $first } into the bag
say-choose-place-prep = Put { $first } into the prep area
say-choose-place-reserve = Put { $first } into the reserve pool
say-choose-place-used = Put { $first } into the used pile
say-choose-place-field = Put { $first } into the field
say-choose-spin-down = Spin { $first } down a level
say-choose-whose-burst = The burst of { $first }
say-enough = Stop here: that is enough
say-accept = Accept
say-accept-may = Do what the text says
say-accept-prevent = Pay, and keep { $piece } from the effect
say-decline = Decline
say-decline-may = Leave undone what the text says
say-decline-prevent = Let the effect happen
say-decline-react = Do not answer: let the damage happen
say-decline-other = Do nothing
say-pick = { $first ->
    [up] Spin { $piece } up a level
   *[down] Spin { $piece } down a level
}

## Verbs, as people may write them

verb-field = field
verb-use = use
verb-buy = buy
verb-global = global
verb-group = group
verb-react = react
verb-spend = spend
verb-spend-loose = spend-loose
verb-change = change
verb-reroll = reroll
verb-roll = roll
verb-attack = attack
verb-block = block
verb-done = done
verb-assign = assign
verb-draft = draft
verb-dice = dice
verb-resolve = resolve
verb-pass = pass
verb-pay = pay
verb-choose = choose
verb-enough = enough
verb-accept = accept
verb-decline = decline
verb-pick = pick

## What happened

hit = { $source ->
    [none] { $amount } to { $recipient }
   *[other] { $amount } from { $source } to { $recipient }
}
blocking = { $blocker } blocks { $attacker }
event-turn = Turn { $number }: { $who }
event-draw = { $who } draws { $pieces }
event-refill = { $who }’s bag was empty: the used pile goes back into it ({ $pieces })
event-shortage = { $who } lacks { $number ->
    [1] one die
   *[other] { $number } dice
}: as much damage, and as much generic energy
event-roll = { $who } rolls: { $dice }
event-move = { $why ->
    [paid] { $who } spends { $pieces }: { $from } to { $to }
   *[other] { $pieces }: { $from } to { $to }
}
event-let-go = { $pieces } { AGREE($pieces, "is let go and returns", "are let go and return") } to { $to }
event-spin = { $why ->
    [paid] { $who } spends one energy of { $pieces }, which keeps { $to }
   *[other] { $pieces } { AGREE($pieces, "is", "are") } spun to { $to }
}
event-buy = { $who } buys { $pieces }
event-fielded = { $who } fields { $pieces }
event-use = { $text ->
    [none] { $who } uses { $pieces }
   *[other] { $who } uses { $pieces }: { $text }
}
event-global = { $who } uses the global of { $card }: { $text }
event-spend-loose = { $who } spends { $number } generic energy that was on no die
event-attack = { $who } attacks with { $pieces }
event-block = { $who } blocks: { $pairs }
event-damage = { $cause ->
    [none] Damage: { $hits }
   *[other] { $cause } deals damage: { $hits }
}
event-knock-out = Knocked out: { $pieces }
event-gain-life = { $who } gains { $number } life
event-bonus = { $pieces } { AGREE($pieces, "gets", "get") } { $changed ->
    [attack] { $attack } attack
    [defence] { $defence } defence
   *[both] { $attack } attack and { $defence } defence
}
event-prevent = { $pieces } { AGREE($pieces, "is", "are") } kept from the effect
event-redirect = { $number } of the damage goes to { $pieces } instead
event-copy = { $piece } copies { $other }
event-draft = { $who } takes { $card } with { $count ->
    [0] no die
    [1] 1 die
   *[other] { $count } dice
}
event-finish = { $who ->
    [none] The match is over: a draw
   *[other] The match is over: { $who } wins
}

## Why not

refusal-not-in-reserve = { $piece } is not in your reserve pool.
refusal-no-character = { $piece } does not show a character face.
refusal-no-action = { $piece } does not show an action face.
refusal-no-energy = There is no energy to spend there: { $piece }.
refusal-declared = { $piece } has been picked already, or comes before one already picked; undo to pick it.
refusal-energy-short = { $have ->
    [none] It costs { $price }, and you have no energy.
   *[other] It costs { $price }; you have { $have }{ $declared ->
        [none] .
       *[other] , and { $declared } of it is declared already.
    }
}
refusal-no-target = There is nothing that the text of { $piece } could be used on.
refusal-not-for-sale = { $piece } is neither one of your cards nor in the centre.
refusal-sold-out = There is no die left on { $piece }.
refusal-cost = The cost of { $piece } can't be paid in full.
refusal-no-global = { $piece } has no global ability in play.
refusal-reaction-only = The global of { $piece } only answers damage that is about to be dealt.
refusal-not-in-group = The global of { $piece } costs no energy, and a group is one payment of energy.
refusal-asked-anyway = Here every global asks whether others are paid with it.
refusal-no-group = You have no energy for two globals.
refusal-one-level = { $piece } has a single level and can't be spun.
refusal-highest-level = { $piece } is at its highest level and can't go up.
refusal-lowest-level = { $piece } is at level 1 and can't go down.
refusal-no-reaction = The global of { $piece } does not answer damage.
refusal-other-damage = The global of { $piece } does not answer this damage.
refusal-no-such-damage = There is no such damage to answer.
refusal-damage-gone = Nothing is left of that damage to answer.
refusal-answered = The global of { $piece } has already answered this damage.
refusal-generic = Generic energy does not pay the part of a cost that asks for a type.
refusal-loose-later = Energy that is on no die comes later, at the end of the list.
refusal-superfluous = { $piece } would be spent for nothing.
refusal-no-change = { $piece } does not show two equal energies of which one could be spent.
refusal-not-rolled = { $piece } is not among the dice that you rolled this turn.
refusal-not-in-field = { $piece } is not in your field.
refusal-controlling = { $piece } controls another die and can't attack.
refusal-cannot-block = { $source ->
    [none] { $piece } can't block.
   *[other] { $piece } can't block, because of { $source }.
}
refusal-not-attacking = That is no attacker: { $piece }.
refusal-barred = { $source ->
    [none] { $piece } can't block this attacker.
   *[other] { $piece } can't block { $source }: its text forbids it.
}
refusal-must-block = { $piece } must block { $source }, as its text demands.
refusal-amount = So many are not possible here: { $piece }.
refusal-not-in-draft = { $piece } is not left in the draft.
refusal-not-pending = That effect does not wait to be resolved.
refusal-sort = { $piece } is not the kind of thing that the text asks for.
refusal-named = { $piece } is not the character that the text names.
refusal-whose = { $piece } is not on the side that the text asks for.
refusal-level = { $piece } is not on a level that the text asks for.
refusal-energy = { $piece } is not of the energy type that the text asks for.
refusal-affiliation = { $piece } does not have the affiliation that the text asks for.
refusal-role = { $piece } does not attack or block as the text asks for.
refusal-engaged = { $piece } is not engaged with the die of the text.
refusal-other = { $piece } has been chosen already; the text asks for another.
refusal-area = { $piece } is not in the area that the text asks for.
refusal-paid = { $piece } is not what the text allows: it looks at the dice that paid.
refusal-arrived = { $piece } is not the die that the event was about.

## Set-ups, teams, drafts, positions

setup-figures = Life must be from 0 to 99 and turns from 0 to 10000.
setup-cards = The cards of the set-up can't be used: { $reason }
setup-two-teams = Two players bring one team each (rule overview.1).
setup-unknown-card = There is no card “{ $card }”; see ludoteca cards list.
team-actions = A team brings two different basic actions (rule { $rule_id }).
team-basic = { $card } is a basic action: it goes under “actions” (rule { $rule_id }).
team-cards = Too many cards: a team has at most { $most } (rule { $rule_id }).
team-titles = { $title } is there twice: a title appears once in a team (rule { $rule_id }).
team-max = Too many dice of { $card }: at most { $most } (rule { $rule_id }).
team-min = { $card } has no die: every card takes at least one (rule { $rule_id }).
team-dice = Too many dice: a team has at most { $most } (rule { $rule_id }).
draft-number = The number of a draft is from 8 to 20 (rule teams.draft.1).
draft-actions = A draft is played with three or four basic actions (rule teams.draft.2).
draft-copies = A collection has one to four dice of each character (rule teams.draft.6).
draft-basic = A basic action can't be drafted: those are drawn by lot (rule teams.draft.2).
position-unreadable = The position can't be read: { $reason }
position-die = “{ $entry }”: write a die as name[*count] [face] [as label] [damage n].
position-unrolled = A die that is not rolled has no face (rule dice_more.2).
position-face = Name the face that is up; the die has { $known }.
position-sidekick = Sidekicks have no card: put their dice into the bag, the reserve pool or wherever they are (rule sidekick.1).
position-field = Only characters are in the field (rule areas.field.1).
position-fallen = { $word } has as much damage as defence: it would be knocked out (rule turn.attack.damage.9).
position-life = Player { $seat }: life is from 1 to { $most } here (rule fundamentals.5).
position-dice = Player { $seat } has too many dice of { $word }: at most { $most }.
position-label = “{ $label }” is taken: label this die otherwise.
look-unknown = “{ $path }” begins with nothing that can be looked at.
look-player = A player has { $known }; not “{ $value }”.
look-die = A die has { $known }; not “{ $value }”.
notation-card = There is no card “{ $word }”.
notation-global = No card in play called “{ $word }” has a global ability.
notation-effect = No effect called “{ $word }” waits.
chance-face = { $word } has no face “{ $text }”.

## Where we are

step-PlayTurns-turn = match
step-Turn-begin = beginning of the turn
step-Turn-clear_and_draw = Clear and Draw Step
step-Turn-roll_and_reroll = Roll and Reroll Step
step-Turn-main = Main Step
step-Turn-attack = Attack Step
step-Turn-clean_up = Clean Up
step-ClearAndDraw-clear = clear the reserve pool
step-ClearAndDraw-draw = draw four dice
step-ClearAndDraw-suffer = damage for missing dice
step-ClearAndDraw-settle = resolve effects
step-RollAndReroll-roll = roll
step-RollAndReroll-choose = pick dice to reroll
step-RollAndReroll-reroll = reroll
step-RollAndReroll-to_reserve = dice go to the reserve pool
step-CleanUp-leave_attack = dice leave the attack zone
step-CleanUp-clear_damage = damage is removed
step-CleanUp-clear_actions = unused actions go away
step-CleanUp-end_effects = effects end
step-MainStep-act = the active player acts
step-MainStep-offer = the other player may act
step-MainStep-end = characters left over go away
step-Batch-declare = declare together
step-Batch-pay = pay
step-Batch-carry_out = carry out
step-Batch-settle = resolve effects
step-UseAction-apply = apply the action
step-UseAction-put_away = put the action die away
step-UseAction-settle = resolve effects
step-AttackStep-declare_attackers = declare attackers
step-AttackStep-attack_effects = effects of attacking
step-AttackStep-declare_blockers = declare blockers
step-AttackStep-block_effects = effects of blocking
step-AttackStep-actions_and_globals = actions and globals
step-AttackStep-damage = damage
step-AttackStep-damage_effects = effects of damage
step-AttackStep-end = end of the attack
step-DeclareAttackers-pick = pick attackers
step-DeclareAttackers-move = attackers go to the attack zone
step-DeclareBlockers-pick = pick blockers
step-DeclareBlockers-move = blockers go to the attack zone
step-ActionsAndGlobals-act = the attacker acts
step-ActionsAndGlobals-offer = the defender may act
step-CombatDamage-assign = attackers assign damage
step-CombatDamage-answer_blows = blockers assign damage
step-CombatDamage-deal = damage is dealt
step-Protect-offer = a die may be kept from the effect
step-Protect-pay = pay to keep it from the effect
step-DealDamage-protect = dice may be kept from the damage
step-DealDamage-react = globals answer the damage
step-DealDamage-reduce = damage is reduced
step-DealDamage-apply = damage is dealt
step-UseReaction-pay = pay for the global
step-UseReaction-carry_out = carry out the global
step-KnockOutDice-protect = dice may be kept from it
step-KnockOutDice-fall = dice are knocked out
step-Settle-knock_outs = knock-outs
step-Settle-next_effect = pending effects
step-ResolvePending-pick_die = whose burst counts
step-ResolvePending-carry_out = resolve the effect
step-SpinDice-turn = spin
step-DrawAndPlace-draw = draw dice
step-DrawAndPlace-place = place the dice drawn
step-Pay-look = ways to pay
step-Pay-choose_dice = choose the dice that pay
step-Pay-spend = spend
step-PaySpin-pick = pay by spinning down
step-TeamDraft-take_card = draft: take a card
step-TeamDraft-take_dice = draft: how many dice
step-TeamDraft-pass_on = draft: the other’s turn
step-TeamDraft-begin_play = draft: lay out the teams
step-Resolve-check = does the text apply?
step-Resolve-offer = the text offers something
step-Resolve-pay = pay what the text asks
step-Resolve-select = choose what the text means
step-Resolve-carry_out = do what the text says
step-Resolve-next_clause = next sentence of the text

## Cards and dice of one’s own

problem-no-die = there is no die “{ $die }”; did you mean: { $nearest }?
problem-max-or-use = give it either “max” (dice of a team) or “use” (dice on the card)
problem-faces = a die has six faces, not { $count }
problem-face = face { $number }: these values do not make a face of { $kind ->
    [energy] energy
    [action] an action
   *[character] a character
}
problem-face-order = write the energy faces first, then the characters from level 1 upwards
