### What Apotheosis says. ask- a question, say- an option, event- what happened, refusal- why not.

## Formats

format-skirmish = Skirmish: the last team standing wins
format-timed = Timed: eight rounds, the team with most life wins
format-objective = Objective: whoever meets the map's objective wins
format-lagvig = Lagvig: each player with a deck of their own

## Areas, faces, badges, marks on the board

area-board = Board
area-held = Under other pieces
area-aside = Set aside with the bodies
area-scene = Scenario
area-banished = Banished
area-bench = To be deployed
area-deck-house = Factors
area-deck-class = Tavern
area-deck-entity = Wound
area-deck-item = Market
area-deck-skill = Academy
area-deck-companion = Bestiary
area-deck-event = Sanctuary
area-discard-house = House discard
area-discard-class = Class discard
area-discard-entity = Entity discard
area-discard-item = Item discard
area-discard-skill = Skill discard
area-discard-companion = Companion discard
area-discard-event = Event discard
area-sheet = Sheet
area-equipment = Equipment
area-memento = Memento
area-support = Support
area-inventory = Inventory
area-own-deck = Own deck
area-own-discard = Own discard
to-board = to the board
to-held = under { $host }
to-aside = beside the body
to-scene = to the Scenario
to-banished = to the banished cards
to-bench = off the board
to-deck-house = to the Factors
to-deck-class = to the Tavern
to-deck-entity = to the Wound
to-deck-item = to the Market
to-deck-skill = to the Academy
to-deck-companion = to the Bestiary
to-deck-event = to the Sanctuary
to-discard-house = to the House discard
to-discard-class = to the Class discard
to-discard-entity = to the Entity discard
to-discard-item = to the Item discard
to-discard-skill = to the Skill discard
to-discard-companion = to the Companion discard
to-discard-event = to the Event discard
to-sheet = to the sheet
to-equipment = to the equipment
to-memento = to the memento
to-support = to the support
to-inventory = to the inventory
to-own-deck = to the own deck
to-own-discard = to the own discard
face-exhausted = exhausted
face-concealed = concealed
face-dead = (body)
badge-points = { $value ->
    [1] 1 action point
   *[other] { $value } action points
}
badge-stamina = stamina { $value }
badge-mana = mana { $value }
energy-either = stamina or mana { $value }
badge-essence = essence { $value }
badge-life = life { $value } of { $base }
badge-constitution = CON { $value }
badge-strength = STR { $value }
badge-agility = AGI { $value }
badge-perception = PER { $value }
badge-intelligence = INT { $value }
badge-charisma = CHA { $value }
badge-spirit = SPI { $value }
badge-marker = marker { $name }
badge-counter = { $value } { $name }
badge-debt = owes { $value ->
    [1] 1 action point
   *[other] { $value } action points
}
badge-credit = will have { $value ->
    [1] 1 more action point
   *[other] { $value } more action points
}
badge-dead = dead
badge-container = container
badge-obstacle = obstacle
badge-level = level { $value }
badge-cost = { $value } AP
badge-price = price { $value }
badge-xp = XP { $value }
badge-will = will { $value }
badge-fate = fate { $value }
mark-field = { $number }
mark-field-laid = !{ $number }
mark-rock = r{ $number }
mark-rock-laid = !r{ $number }
mark-swamp = ~{ $number }
mark-swamp-laid = !~{ $number }
mark-sand = :{ $number }
mark-sand-laid = !:{ $number }
mark-ice = '{ $number }
mark-ice-laid = !'{ $number }
mark-silver-ice = "{ $number }
mark-silver-ice-laid = !"{ $number }
mark-water = ={ $number }
mark-water-laid = !={ $number }
mark-blocked = ###
mark-disabled = { "   " }
ground-rock = rock
ground-swamp = swamp
ground-sand = sand
ground-ice = ice
ground-silver-ice = silver ice
ground-water = water
ground-blocked = blocked
ground-disabled = disabled
ground-laid = a text lies there
ground-height = height { $number }
legend-rock = r rock
legend-swamp = ~ swamp
legend-sand = : sand
legend-ice = ' ice
legend-silver-ice = " silver ice
legend-water = = water
legend-blocked = ### blocked
legend-disabled = blank: disabled
legend-laid = ! a text lies there
legend-height = figure: height

## Questions

ask-turn = Turn of { $piece }, with { $points ->
    [1] 1 action point
   *[other] { $points } action points
}. What does it do?
ask-deploy = Where does { $piece } begin?
ask-target = { $piece }: choose the target.
ask-choose = { $piece }: choose what the text asks for.{ $text ->
    [none] {""}
   *[other] {" "}“{ $text }”
}
ask-may = { $piece }: you may do what the text says.{ $text ->
    [none] {""}
   *[other] {" "}“{ $text }”
}
ask-respond = { $deed }. Do you respond?
answered-deed = { $who } is about to { $deed }{ $card ->
    [none] {""}
   *[other] {" "}{ $card }
}{ $way ->
    [nobody] {""}
    [card] {" "}on { $targets }
    [talk] {" "}to { $targets }
   *[other] {" "}{ $targets }
}
answered-injury = Injury of { $pieces }{ $card ->
    [none] {""}
   *[other] {" "}by { $card }
}
ask-exhaust = Which card do you exhaust to pay{ $due ->
    [none] {""}
   *[other] {" "}{ $due }
}?
ask-change = You may recover cards as change.
ask-recover = Which cards do you recover?
ask-give = Which card do you give to pay?
ask-discard = Which card do you discard from the inventory?
ask-drop = Which equipped Item do you drop?
ask-spend-fate = Spending fate lowers the difficulty of the check.
ask-spend-will = The check has failed: spending will adds to the result.
ask-xp = The check has failed: paying the difficulty in XP makes it a success.
ask-salvation = { $piece } would die: pay for divine salvation in fate?
ask-upkeep = Keep { $piece } awake for 2 of stamina or mana?
ask-take = Which card do you take from { $piece }?
ask-search = Which card do you take from the deck?
ask-evolve = What does { $piece } evolve into?
ask-remove = The table holds too much: which card goes back to the inventory?
ask-access = On which tile does { $piece } enter?
ask-go = Where does { $piece } go?
ask-kept = Does { $piece } now take the action it kept?

## Options

say-walk = Walk to { $first } ({ $cost } AP)
say-attack = Attack { $first } (normal attack)
say-use = Activate { $first }{ $named ->
    [yes] {" "}({ $use })
   *[no] {""}
}{ $text ->
    [none] {""}
   *[other] : { $text }
}
say-check = Check { $first }: { $check }
say-open = Open { $first }
say-shove = Move { $first } to { $second }
say-drop = Drop { $first } at { $second }
say-talk = Talk to { $first }
say-place = Place { $first }
say-return = Return { $first } to the inventory
say-attach = Attach { $first } to { $second }
say-detach = Detach { $first }
say-summon = Summon { $first } on { $second }
say-unsummon = Unsummon { $first }
say-awaken = Awaken the Entity
say-sleep = Put the Entity to sleep
say-restore = Recover { $first } for its cost
say-rest = Rest: { $first }
say-evolve = Evolve
say-exchange = Exchange cards for { $first }
say-reserve = Reserve points: { $first }, and end the turn
say-reserve-use = Reserve points for { $first }{ $named ->
    [yes] {" "}({ $use })
   *[no] {""}
}, and end the turn
say-end = End the turn
option-points = { $said } ({ $points } AP)
say-respond = Respond with { $first }{ $text ->
    [none] {""}
   *[other] : { $text }
}
say-target = Choose { $first } as the target
say-choose = Choose { $first }
say-deploy = Put on { $first }
say-exhaust = Exhaust { $first } (gives { $energy })
say-recover = Recover { $first }
say-give = Give { $first }
say-take = Take { $first }
say-take-remove = Return { $first } to the inventory
say-enough = Stop here
say-accept = Accept
say-decline = Decline
verb-walk = walk
verb-attack = attack
verb-use = use
verb-check = check
verb-open = open
verb-shove = shove
verb-drop = drop
verb-talk = talk
verb-place = place
verb-return = return
verb-attach = attach
verb-detach = detach
verb-summon = summon
verb-unsummon = unsummon
verb-awaken = awaken
verb-sleep = sleep
verb-restore = restore
verb-rest = rest
verb-evolve = evolve
verb-exchange = exchange
verb-reserve = reserve
verb-reserve-use = reserve-use
verb-end = end
verb-respond = respond
verb-target = target
verb-choose = choose
verb-deploy = deploy
verb-exhaust = exhaust
verb-recover = recover
verb-give = give
verb-take = take
verb-enough = enough
verb-accept = yes
verb-decline = no
mode-life = 1 life
mode-energy = 2 of stamina and mana
mode-attack = normal attack
mode-walk = a step
mode-interact = an interaction
mode-check = a check

## What happened

hidden-pieces = { $many ->
    [1] 1 hidden card
   *[other] { $many } hidden cards
}

event-activate = { $who } activates { $cause }
event-aside = { $pieces } { AGREE($pieces, "is", "are") } set aside with the body
event-attach = { $piece } { AGREE($piece, "is", "are") } attached to { $host }
event-auto = { $cause } is triggered
event-card = { $place ->
    [none] { $piece } { AGREE($piece, "changes its place", "change places") }
   *[other] { $piece } { AGREE($piece, "goes", "go") } { $place }
}
event-check = Check of { $pieces }: { $number } against { $other }, { $result }
event-clear = { $pieces } is no longer an obstacle
event-container = { $pieces } { AGREE($pieces, "becomes", "become") } a container
event-conceal = { $pieces } { AGREE($pieces, "is", "are") } concealed
event-counters = { $pieces } { AGREE($pieces, "has", "have") } { $other ->
    [0] no { $name } counter
    [1] 1 { $name } counter
   *[other] { $other } { $name } counters
}
event-create = { $pieces } { AGREE($pieces, "appears", "appear") } on { $cell }
event-credit = { $pieces } will have { $number ->
    [1] 1 more action point
   *[other] { $number } more action points
}
event-death = { $pieces } { AGREE($pieces, "dies", "die") }
event-debt = { $pieces } { AGREE($pieces, "borrows", "borrow") } { $number ->
    [1] 1 action point
   *[other] { $number } action points
} from the next turn
event-deploy = { $pieces } { AGREE($pieces, "begins", "begin") } on { $cell }
event-drop = { $who } drops { $piece }
event-enter = { $pieces } { AGREE($pieces, "enters", "enter") } on { $cell }
event-exhaust = { $pieces } { AGREE($pieces, "is", "are") } exhausted
event-expire = Effects end
event-final = The death of { $pieces } is final
event-injury = { $pieces } { AGREE($pieces, "takes", "take") } { $number } damage and { AGREE($pieces, "suffers", "suffer") } { $other ->
    [1] 1 injury
   *[other] { $other } injuries
}
event-lay = A text lies on the tile { $tile }
event-lend = { $pieces }: the table of one for the action of the other
event-life = { $pieces } { AGREE($pieces, "is", "are") } at { $other } life
event-modify = { $sort ->
    [can] { $pieces } may do more
    [cannot] { $pieces } { AGREE($pieces, "is", "are") } restrained
    [damage] The damage that { $pieces } { AGREE($pieces, "deals", "deal") } changes by { $signed }
    [access] The access level of the board changes by { $signed }
   *[figure] { $pieces } { AGREE($pieces, "gets", "get") } { $signed } { $name }
}
event-mark = { $pieces } { AGREE($pieces, "receives", "receive") } the marker { $name }
event-unmark = { $pieces } { AGREE($pieces, "loses", "lose") } the marker { $name }
event-negate = The action of { $pieces } is negated
event-objective = { $who } meets the objective
event-order = Order: { $pieces }
event-order-roll = { $pieces } { AGREE($pieces, "rolls", "roll") } { $number } for the order
event-points = { $pieces }: { $other ->
    [1] 1 action point
   *[other] { $other } action points
}
event-goes = { $pieces } { AGREE($pieces, "goes", "go") } to { $cell }
event-recover = { $pieces } { AGREE($pieces, "is", "are") } recovered
event-replace = { $pieces } { AGREE($pieces, "is", "are") } replaced
event-reserve = { $pieces } { AGREE($pieces, "reserves", "reserve") } { $number ->
    [1] 1 action point
   *[other] { $number } action points
}
event-reserve-lost = { $pieces } { AGREE($pieces, "loses", "lose") } the kept action and will have { $number ->
    [1] 1 action point
   *[other] { $number } action points
} back
event-revive = { $pieces } { AGREE($pieces, "revives", "revive") } with { $number } life
event-roll = { $who } rolls { $faces }: worth { $number }
event-round = Round { $number }
event-rounds-over = { $number } rounds are over: most life left wins
event-saved = { $pieces } is saved and stays at 1 life
event-miss = The attack no longer reaches: { $pieces }
event-select = { $who } selects { $targets } as target
event-swap = { $pieces } change places
event-talk = { $pieces } talk
event-tile = The tile { $tile } changes
event-tiles-back = Tiles return to normal
event-turn = Turn of { $pieces }: { $number ->
    [1] 1 action point
   *[other] { $number } action points
}
event-finish = The battle is over
event-attack = Attack
event-attacked = Attacked
event-selected = Target
check-passed = success
check-failed = failure

## Why not

refusal-access = The access level of this board does not reach { $piece }.
refusal-all-in = Only as the first action of the turn.
refusal-altitude = The height of { $piece } does not fit.
refusal-blocked-tile = The tile is blocked.
refusal-cannot-keep = This action can't be kept now.
refusal-concealed = { $piece } is concealed and has no effect.
refusal-condition = The condition of { $piece } is not met.
refusal-cost = { $piece }: the cost can't be paid.
refusal-counter = { $piece } does not have the counter.
refusal-denied = { $source } forbids this to { $piece }.
refusal-direction = { $piece } is not in the direction that { $source } asks for.
refusal-distance = { $piece } is not at the distance that { $source } asks for.
refusal-empty = { $piece } is empty.
refusal-empty-deck = The deck is empty.
refusal-energy = { $piece }: stamina, mana or essence is lacking.
refusal-entity-already = The Entity is already so.
refusal-entity-turned = Not in the turn in which the Entity awoke or fell asleep.
refusal-exhausted = { $piece } does not lie as asked.
refusal-figure = The figure of { $piece } does not suit { $source }.
refusal-fixed = { $piece } is not moved this way.
refusal-full = There is no room for another card.
refusal-ground = { $piece }: the tile does not fit.
refusal-in-inventory = { $piece } is in the inventory, concealed.
refusal-knowledge = The knowledge or level for { $piece } is lacking.
refusal-marker = The marker of { $piece } is not the one asked for.
refusal-named = { $piece } does not have the name asked for.
refusal-no-access = There is no free access tile.
refusal-no-character = { $piece } is not a living character.
refusal-no-check = { $piece } does not have this check.
refusal-no-collegium = It is not a Collegium of yours.
refusal-no-companion = { $piece } is not a Companion of yours.
refusal-no-container = { $piece } is not a container.
refusal-no-entity = { $piece } has no Entity.
refusal-no-item = It is not an Item of yours.
refusal-no-piece = There is no piece or tile there that would do.
refusal-no-price = { $piece } has no value and can't be got by exchange.
refusal-no-reserving = In this mode points are not reserved.
refusal-no-slot = There is no empty slot on the table for { $piece }.
refusal-no-summon = It is not a Summon of yours for this.
refusal-no-table = { $piece } has neither table nor inventory.
refusal-no-target = { $piece } has no possible target.
refusal-no-tile = There is no such tile.
refusal-not-active = { $piece } is not activated this way.
refusal-not-adjacent = { $piece } is not on an adjacent tile.
refusal-not-again = { $piece } can't be summoned now.
refusal-not-attached = It is not an attachment.
refusal-not-empty = The tile is not empty.
refusal-not-in-discard = It is not in a discard of resources.
refusal-not-in-full = { $piece } can't be carried out in full.
refusal-not-in-inventory = It is not in your inventory.
refusal-not-kept = It is not the kept action.
refusal-not-on-table = It is not a resource on your table.
refusal-not-reactive = { $piece } is not reactive.
refusal-not-there = This is not the place for it.
refusal-not-yours = { $piece } is not a card that this character may activate.
refusal-occupied = { $piece } occupies the tile.
refusal-once = { $piece } has been used and may be only once.
refusal-one-tile = What was kept is for one tile only.
refusal-oneself = Nobody attacks oneself.
refusal-open-already = { $piece } is no obstacle any more.
refusal-other = { $piece }: it must be another.
refusal-in-the-way = { $piece } stands in the way and cannot be crossed.
refusal-domain = Leaving the domain area of enemies costs more action points than are left.
refusal-climb = The climb to { $piece } costs more action points than are left.
refusal-no-way = There is no way to { $piece }.
refusal-line = { $piece } is in the line of the attack, which does not pass through obstacles.
refusal-out-of-reach = It can't be reached with { $points ->
    [1] 1 action point
   *[other] { $points } action points
}.
refusal-place = { $piece } is not in the place that { $source } asks for.
refusal-debt = No more action points can be borrowed: those of the next turn are spent already.
refusal-points = Action points are lacking: it costs { $price }, and { $points ->
    [1] 1 is
   *[other] { $points } are
} left.
refusal-property = { $piece } does not have the property.
refusal-range = { $piece } is out of range or of the line.
refusal-reactive = { $piece } is only activated in response.
refusal-side = { $piece } is not of the side that { $source } asks for.
refusal-situation = This is not the situation of { $piece }.
refusal-sort = { $piece } is not what { $source } asks for.
refusal-specifier = An Item of that kind is equipped already.
refusal-technique = The attachment that the technique asks for is missing.
refusal-too-high = The tile is too high.
refusal-tried = This character has made this check already.
refusal-ultimatum = { $piece } lacks counters.
refusal-unhurt = { $piece } is not wounded.
refusal-untargetable = { $source } keeps { $piece } from being the target.
refusal-upright = There is nothing to recover.

## Where we are

step-Act-pay = Paying the costs
step-Act-select = Choosing the target
step-Act-announce = What the declaration sets off
step-Act-respond = The response
step-Act-strike = Damage
step-Act-carry_out = Resolving the action
step-Act-settle = What happened sets off
step-Act-do_task = The card's task
step-Act-settle_task = What the task sets off
step-Act-close = End of the action
step-Deed-pay = Paying the costs
step-Deed-announce = What the declaration sets off
step-Deed-respond = The response
step-Deed-strike = Damage
step-Deed-carry_out = Resolving the action
step-Deed-settle = What happened sets off
step-Deed-close = End of the action
step-Auto-pay = Auto effect: cost
step-Auto-carry_out = Auto effect
step-Battle-begin = Start of the battle
step-Battle-check = Start of the battle: victory?
step-Battle-play = Battle
step-Carry-check = Text: condition
step-Carry-offer = Text: may
step-Carry-pay = Text: cost
step-Carry-select = Text: choices
step-Carry-carry_out = Text
step-Carry-next_clause = Text: next sentence
step-CheckObject-check = Check of an object
step-Checking-spend_fate = Check: fate
step-Checking-roll = Check: roll
step-Checking-spend_will = Check: will
step-Checking-spend_xp = Check: XP
step-Checking-conclude = Check: result
step-Deployment-set_order = Order of deployment
step-Deployment-place = Deployment
step-DiscardCards-give = Discarding
step-DropChosen-drop = Dropping an Item
step-EndBattle-effects = End of the battle: effects
step-EndBattle-close = End of the battle
step-Evolve-pay = Evolving: XP
step-Evolve-change = Evolving
step-Exchange-give = Exchange: what is given
step-Exchange-take = Exchange: what is taken
step-Fall-save = Divine salvation
step-Fall-die = Deaths
step-GiveAway-pick = Giving cards
step-GoTo-go = Moving by an effect
step-Hurt-announce = Injury: effects
step-Hurt-respond = Injury: the response
step-Hurt-lose = Injury: loss of life
step-Kept-declare = Kept action
step-Kept-close = End of the kept action
step-LoseLife-lose = Loss of life
step-LoseLife-fall = Who falls
step-PayEnergy-lay_down = Paying energy
step-PayEnergy-take_change = Change
step-Phase-effects = Effects of the phase
step-Phase-deaths = Deaths of the phase
step-Respond-run_down = Who responds
step-Race-run_down = Who responds
step-Simultaneous-choose = Simultaneous choice
step-Recover-set_upright = Recovering cards
step-Recruit-enter = Recruiting
step-Rest-recover = Rest
step-Resolve-check = Text: condition
step-Resolve-offer = Text: may
step-Resolve-pay = Text: cost
step-Resolve-select = Text: choices
step-Resolve-carry_out = Text
step-Resolve-next_clause = Text: next sentence
step-Round-start = Start of the round
step-Round-start_check = Start of the round: victory?
step-Round-set_order = Turn order
step-Round-turns = Turns
step-Round-keep_promises = Kept actions
step-Round-end = End of the round
step-Round-expire = End of the round: durations
step-SearchDeck-look = Searching: looking
step-SearchDeck-take = Searching
step-Settle-start = Auto effects
step-Spend-pick = Spending resources
step-SummonTo-enter = Summoning
step-TakeCard-look = Opening a container
step-TakeCard-take = Taking a card
step-Tidy-unknown = Table: knowledge
step-Tidy-exceeding = Table: slots
step-Tidy-within_maximum = Table: maximum life
step-Turn-receive_points = Receiving points
step-Turn-expire = Start of the turn: durations
step-Turn-keep_entity = Keeping the Entity
step-Turn-start = Start of the turn
step-Turn-tidy = Start of the turn: table
step-Turn-start_check = Start of the turn: victory?
step-Turn-act = Actions
step-Turn-end = End of the turn
step-Turn-close = End of the turn: durations
step-WalkAlong-go = Walking

## Set-ups and Heroes

setup-rounds = A battle has from 1 to 100 rounds.
setup-support = A mode gives from 0 to 5 support slots.
setup-map = There is no map { $map }.
setup-objective = The map { $map } has no objective.
setup-players = { $seats } Heroes; the map takes from 2 to { $most }.
setup-sides = { $sides } sides for { $seats } seats: give the team of each.
setup-sides-numbers = Number the teams from 0 on; there are at least two.
setup-uneven = All teams have the same level: as many Heroes each.
setup-suit = There is no suit { $suit }.
setup-deck-suit = { $card } is not of the suit { $suit }.
setup-house = { $hero }: a House is missing.
setup-no-class = { $hero }: { $card } is no Class.
setup-classes = { $hero }: at most three Classes.
setup-paths = { $hero }: two Classes of one path.
setup-no-entity = { $hero }: { $card } is no Entity.
setup-entity = { $hero }: { $card } asks for a Hero of level { $wanted }.
setup-summus-level = { $hero }: Summus cards ask for level { $wanted }.
setup-summus = { $hero }: at most one Summus card of each type.
setup-place = { $hero }: { $card } does not go there.
setup-sheet = { $hero }: { $card } does not go into the inventory.
setup-attachments = { $hero }: at most { $most } attachments.
setup-specifier = { $hero }: two Items for one place.
setup-free = { $hero }: { $card } asks for a Hero of level { $wanted }.
setup-knowledge = { $hero }: the knowledge of level { $wanted } for { $card } is lacking.
setup-slots = { $hero }: the table has fewer slots than cards.
setup-lignum = { $hero }: at most { $most } Lignum cards.
setup-inventory = { $hero }: { $found } cards in the inventory; it holds { $most }.
setup-banned = { $hero }: { $card } is banned.
setup-copies = { $hero }: at most { $most } of { $card }.
setup-level = { $hero }: level { $found }; the mode asks for { $wanted }.
setup-mode-level = Heroes are of level 1 to 10.

## Notation, chance, positions, cards

notation-cell = { $word } is no tile of this board.
chance-die = { $text }: a die shows 1 to { $sides }.
position-unreadable = The position can't be read: { $reason }
position-piece = { $text }: { $reason }
position-cell = There are two pieces on { $cell }.
look-unknown = There is no value { $path }.

## What is wrong with a card, a map or a position

problem-level = a card has level 1, 2 or 3
problem-event = an Event is activated: it needs a text that is (rule event.activate.1)
problem-cost = no cost is below 0
problem-range = a range is at least 1
problem-explosion = an explosion needs damage and a target in range (rule draft.attack.3)
problem-house-level = a House has level 1 (rule house.1)
problem-house-slots = a House has 3 equipment slots and 3 memento slots (rule house.2)
problem-class-memento = every Class gives at least 1 memento slot (rule class.4)
problem-entity = an Entity is a spirit, a deity or a god (rule entity.1)
problem-companion = a Companion is human, creature or summon
problem-companion-attributes = a Companion prints all seven attributes, none below 1 (rule attributes.min.1)
problem-companion-bar = a Companion has techniques, no bar of its own
problem-energy = no energy is below 0
problem-essence-colour = essence has a colour (rule skill.essence.1)
problem-lignum = essence is on Lignum cards, and on all of them (rule skill.essence.1)
problem-ultimatum = an Ultimatum is a Skill and says how many counters it needs (rule summus.ultimatum.1)
problem-collegium = a Collegium is a House and says what recovering it costs (rule summus.collegium.1)
problem-object-life = an object has life (rule r37)
problem-container-obstacle = a container is not an obstacle (rule r41)
problem-dummy = a dummy is a character: neither container nor list of checks (rule pieces.dummy.1)
problem-difficulty = a difficulty is at least 1 (gap minimum-scope)
problem-check-text = a check with a text has the result text, and only that one
problem-specifier = only an Item has a specifier (rule item.specifier.1)
problem-only-companion = only a Companion is human, creature or summon
problem-techniques = only a Companion has techniques
problem-rank = only an Entity is a spirit, deity or god
problem-knowledges = only a Class gives knowledges (rule class.3)
problem-only-lignum = only Skills are Lignum cards (rule skill.lignum.1)
problem-resource = only a resource card has value and knowledge
problem-slots = only cards of the sheet give slots
problem-value-below = no value is below 0
problem-no-value = only an Item may be without value (rule item.price.1)
problem-dice = “{ $dice }” are no dice; write 1d6, 2d3 or 1d6+1d2 (rule guidelines.dice.1)
problem-house = a House has attributes from { $least } to { $most }, { $sum } in all (rule house.1)
problem-class-attributes = a Class of level { $level } adds { $points } of attributes (rule class.2)
problem-class-knowledges = a Class of level { $level } has { $count } knowledges (rule class.2)
problem-class-slots = a Class of level { $level } has { $count } equipment and memento slots (rule class.2)
problem-path = a Class has one of the twenty paths: { $known } (rule class.1)
problem-entity-level = an Entity of rank { $rank } has level { $level } (rule entity.1)
problem-entity-sum = an Entity of rank { $rank } gives { $points } of attributes, each from { $least } to { $most } (rule entity.2)
problem-object = unknown object { $name }; known: { $known }
problem-two-pieces = two pieces on { $cell } (rule r34)
problem-no-container = { $name } is no container and holds no cards
problem-start = { $cell } is a starting tile, and another piece or team is there
problem-objective-cell = the objective is on { $cell }, where there is no object
problem-players = a map is for 2 to { $most } players (rule setup.players.1)
problem-size = maps have from 1x2 to 11x11 tiles (rule setup.board.1)
problem-row = row { $row } has { $count } tiles, the first has { $width }
problem-letter = row { $row }: “{ $letter }” is not one of { $known }
problem-altitudes = { $count } rows of altitudes for { $rows } rows of tiles
problem-no-tile = there is no tile { $cell }
problem-barred-tile = no piece may stand on { $cell }, which is blocked or disabled
problem-sides = give the team of each player, from 0 on
problem-map = there is no such map; there are: { $known }
problem-attributes = attributes are: { $known }
problem-objective = name a labelled piece: piece = LABEL, how = check or destroy
problem-object-entry = write the word of an object and its tile
problem-word = “{ $word }” is not understood
problem-hero = say on which tile the Hero stands: hero = "a1"
problem-suits = suits are: { $known }
problem-living = name a living character on the board
problem-card-entry = write a card as word[*count] [as label] …
problem-figure = “{ $word }” must be a number from -99 to 99
problem-no-player = there is no player { $word }

reckoned-difficulty = difficulty
reckoned-damage = damage to { $piece }
reckoned-injury = injury of { $piece }
