### What Krosmaster Arena says. ask- a question, say- an option, event- what happened, refusal- why not.

## Formats

format-constructed = Constructed tournament: Teams of Level 12, no turn limit
format-limited = Limited tournament: sealed or draft Teams, Glory by their Levels
format-friendly = Friendly duel: constructed Teams, 60 turns at most
format-original-box = Original base box: gold Demonic Rewards
format-free-for-all = Free-for-All: four players with two Krosmasters each
format-two-against-two = 2 against 2: two Teams of two players

## Areas, faces, badges

area-arena = Arena
area-bench = Waiting to be placed
area-out = Out of the match
area-offer = Demonic Rewards on offer
area-pile = Face-down pile
area-held = Face-down Demonic Rewards
area-worn = Open Demonic Rewards
face-critical = Critical
face-armor = Armor
face-lock = Lock
face-dodge = Dodge
face-critical-dodge = Critical/Dodge
face-dofus = Dofus
gauge-ap = AP
gauge-mp = MP
direction-north = north
direction-east = east
direction-south = south
direction-west = west
level-granite = granite
level-jade = jade
level-silver = silver
level-gold = gold
badge-glory = { $value } Glory
badge-wild = { $value } wild Glory beside the arena
badge-kamas = { $value ->
    [1] 1 Kama
   *[other] { $value } Kamas
}
badge-level = Level { $value }
badge-hp = { $value } of { $base } HP
badge-ap = { $value } AP left
badge-mp = { $value } MP left
badge-ap-marks = { $value } AP next turn
badge-mp-marks = { $value } MP next turn
badge-range-marks = { $value } Range next turn
badge-marker = { $name } marker, of { $piece }
badge-die-0 = Inspiration: Critical
badge-die-1 = Inspiration: Armor
badge-die-2 = Inspiration: Lock
badge-die-3 = Inspiration: Dodge
badge-initiative = Initiative { $value }
badge-card-hp = { $value } HP
badge-card-ap = { $value } AP
badge-card-mp = { $value } MP
reach-close = close combat
reach-ranged = range { $least }-{ $most }
reach-line = line { $least }-{ $most }
reach-no-sight = range { $least }-{ $most } without line of sight
reach-personal = personal
element-water = { $number } WATER
element-air = { $number } AIR
element-earth = { $number } EARTH
element-fire = { $number } FIRE
element-neutral = { $number } Neutral
element-heal = heals { $number }
shape-cross = Cross Area
shape-square = Square Area
shape-hammer = Hammer Area
shape-stick = Stick Area
shape-shovel = Shovel Area
shape-needle = Needle Area
shape-breath = Breath Area
shape-multiple = Multiple Targets
limit-turn = once a turn
limit-target = once a turn and target
limit-match = once a match
reward-boost = Boost
reward-buff = Buff
reward-weapon = Weapon
reward-set = Set
reward-pet = Pet
reward-dofus = Dofus
reward-trophy = Trophy
reward-technique = Technique, for the Punch
reward-more-hp = +{ $number } HP
reward-more-ap = +{ $number } AP
reward-more-mp = +{ $number } MP
reward-more-range = +{ $number } Range
reward-more-damage = +{ $number } Damage
reward-next-spell = the next Spell: +{ $number } if it is of { $element }
reward-summon = brings in { $name }
badge-power-critical-hit = Critical Hit
badge-power-armor = Armor
badge-power-lock = Lock
badge-power-dodge = Dodge
badge-power-resistance-water = Resistance WATER
badge-power-resistance-air = Resistance AIR
badge-power-resistance-earth = Resistance EARTH
badge-power-resistance-fire = Resistance FIRE
badge-power-immune = Immune
badge-power-itty-bitty = Itty-Bitty
badge-power-bulky = Bulky
badge-power-counter-attack = Counter-attack
badge-power-heal = Heal
badge-power-unfazed = Unfazed
badge-power-internal-fire = Internal Fire
badge-power-chance = Chance
badge-power-agility = Agility
badge-power-strength = Strength
badge-power-intelligence = Intelligence
badge-power-wisdom = Wisdom
badge-power-prospecting = Prospecting
badge-power-craftsman = Craftsman
badge-power-farmer = Farmer
badge-power-wither = Wither
badge-power-desecration = Desecration
mark-tree = TT
mark-bush = bb
mark-crate = []
mark-demonic = D{ $number ->
    [0] {""}
   *[other] { $number }
}
mark-kama = { $number }$
ground-tree = tree
ground-bush = bush
ground-crate = crate
ground-demonic = Demonic cell{ $number ->
    [0] {""}
    [1] , 1 Kama
   *[other] , { $number } Kamas
}
ground-kama = { $number ->
    [1] 1 Kama
   *[other] { $number } Kamas
}
legend-tree = TT tree
legend-bush = bb bush
legend-crate = [] crate
legend-demonic = D Demonic
legend-kama = $ Kamas
legend-figure = 1Xx of player 1
legend-option = * option + target
cell-tree = Tree

## Questions

ask-gain = What does { $piece } gain now?
ask-act = What does { $piece } do? { $ap } AP, { $mp } MP
ask-activate = Which Summon of { $piece } plays now?
ask-arena = Which arena?
ask-assign = Who receives { $piece }?
ask-cell = To which cell does { $piece } go?
ask-companion = Which ally comes along with { $piece }?
ask-direction = In which direction, { $piece }?
ask-face = To which side do you turn the die?
ask-fall = Several Units have fallen. Which is knocked out first?
ask-give-glory = { $piece } was knocked out by its own side. Who receives the Glory?
ask-inspire = Who receives the Inspiration Die: { $face }?
ask-line = Who comes next in your Timeline?
ask-locker = Which enemy tries to Lock { $piece } first?
ask-lose-glory = Doubles: who loses 1 Glory?
ask-pending = Which Pending Effect is resolved now?
ask-place = Where does { $piece } start?
ask-reroll = Tension: { $faces }. Do you roll again, one die only?
ask-shift = Who is moved first?
ask-side = Which side of the arena?
ask-steal-glory = From whom do you take the Glory?
ask-may = You may do what the text of { $piece } says.{ $text ->
    [none] {""}
   *[other] {" "}“{ $text }”
}
ask-choose = Choose what the text of { $piece } means.{ $text ->
    [none] {""}
   *[other] {" "}“{ $text }”
}

## Options

say-choose = Choose { $first }
say-enough = Choose no more
say-accept = Accept
say-decline = Decline
say-pick = Choose { $first }
say-move = Move to { $first }{ $lockers ->
    [none] {""}
   *[other] , leaving { $lockers }
}
say-cast = Cast { $first } on { $second } ({ $cost }){ $targets ->
    [none] {""}
   *[other] : { $targets }
}
say-collect = Collect a Kama (1 AP)
say-buy-glory = Buy a Gallon of Glory (1 AP, 12 Kamas; { $left } left)
say-buy = Buy { $first } ({ $ap ->
    [0] {""}
   *[other] { $ap } AP,{" "}
}{ $price ->
    [1] 1 Kama
   *[other] { $price } Kamas
}; { $left } left)
say-draw = Buy blind from the pile { $first } ({ $ap ->
    [0] {""}
   *[other] { $ap } AP,{" "}
}{ $price ->
    [1] 1 Kama
   *[other] { $price } Kamas
}; { $left } left)
say-reveal = Reveal { $first }
say-end = End this turn
say-keep = Keep the dice
say-reroll = Roll one die instead
say-sell = Leave the die to be sold
say-inspire = Inspire { $first }
say-activate = Activate { $first }
say-assign = Give it to { $first }
say-fall = Knock out { $first } first
say-locker = Let { $first } try first
say-line = Put { $first } next
say-place = Put { $piece } on { $first }
say-go = Go to { $first }
say-name = Name { $first }
say-resolve = Resolve { $first }
verb-choose = choose
verb-enough = enough
verb-accept = accept
verb-decline = decline
verb-pick = pick
verb-move = move
verb-cast = cast
verb-collect = collect
verb-buy-glory = buy-glory
verb-buy = buy
verb-draw = draw
verb-reveal = reveal
verb-end = end
verb-keep = keep
verb-reroll = reroll
verb-sell = sell
verb-inspire = inspire
verb-activate = activate
verb-assign = assign
verb-fall = fall
verb-locker = locker
verb-line = line
verb-place = place
verb-go = go
verb-name = name
verb-resolve = resolve
cost-ap = { $number } AP
cost-mp = { $number } MP
cost-injuries = { $number ->
    [1] 1 Injury
   *[other] { $number } Injuries
}
cost-nothing = free
pending-text = { $piece }: its text
pending-counter = { $piece }: Counter-attack
pending-explosion = { $piece }: Explosion on { $cell }
pending-snap = { $piece }: Snap on { $cell }
pending-steal-health = { $piece }: Steal Health
pending-fuse = { $piece }: its fuse has burnt down
pending-withers = { $piece }: Wither
pending-farms = { $piece }: Farmer

## What happened

hidden-pieces = { $many ->
    [1] 1 hidden Reward
   *[other] { $many } hidden Rewards
}

event-arena = Arena chosen: { $arena }
event-armor = Armor roll of { $pieces }: { $faces }
faces-none = no dice
event-assign = { $who } gives { $pieces } to { $cause }
event-cast = { $pieces } { AGREE($pieces, "casts", "cast") } { $spell } on { $cell }
event-coins = { $pieces } { AGREE($pieces, "tosses", "toss") } coins: { $number ->
    [1] 1 head
   *[other] { $number } heads
}
event-copied = { $piece } copies the Powers of { $other }
event-critical = Critical Hit roll of { $pieces }: { $faces }
event-dodge = Dodge roll of { $pieces }: { $faces }
event-enter = { $pieces } { AGREE($pieces, "starts", "start") } on { $cell }
event-exchange = { $pieces } exchange their Injuries
event-gain-ap = { $pieces } { AGREE($pieces, "gains", "gain") } { $number } AP
event-gain-mp = { $pieces } { AGREE($pieces, "gains", "gain") } { $number } MP
event-glory-lost = Tension: { $who } loses 1 Glory
event-glory-stolen = { $who } takes { $number } Glory from { $pieces }
event-glory-wild = { $who } takes a wild Glory
event-granted = { $pieces } { AGREE($pieces, "gains", "gain") } the Power { $power }
event-grappled = { $pieces } is Grappled by { $cause }: 1 MP and 1 AP less
event-heal = { $number ->
    [1] 1 Injury of { $pieces } is healed
   *[other] { $number } Injuries of { $pieces } are healed
}
event-injury = { $pieces } { AGREE($pieces, "suffers", "suffer") } { $number ->
    [1] 1 Injury
   *[other] { $number } Injuries
}
event-inspire = { $who } inspires { $pieces }: { $faces }
event-kamas = { $who } { $change ->
    [paid] pays
   *[gained] gains
} { $number ->
    [1] 1 Kama
   *[other] { $number } Kamas
}
event-knock-out = { $pieces } { AGREE($pieces, "is", "are") } knocked out
event-lapsed = The effect of { $pieces } can't be resolved
event-leave = { $pieces } { AGREE($pieces, "leaves", "leave") } the arena
event-lock = Lock roll of { $pieces }: { $faces }
event-lock-roll = { $cause } tries to Lock { $pieces }
event-locked = { $pieces } { AGREE($pieces, "is", "are") } Locked by { $cause }: 3 MP and 3 AP less
event-mark-ap = { $pieces } { AGREE($pieces, "receives", "receive") } { $number } AP in markers
event-mark-mp = { $pieces } { AGREE($pieces, "receives", "receive") } { $number } MP in markers
event-mark-range = { $pieces } { AGREE($pieces, "receives", "receive") } { $number } Range in markers
event-order = Turn order: { $pieces }
event-pay-injuries = { $pieces } { AGREE($pieces, "pays", "pay") } { $number ->
    [1] 1 Injury
   *[other] { $number } Injuries
}
event-pending = An effect of { $pieces } waits
event-goes = { $pieces } { AGREE($pieces, "goes", "go") } to { $cell }
event-replace = The profile changes: it is now that of { $pieces }
event-sides = The sides of the arena are taken
event-silenced = { $pieces } { AGREE($pieces, "loses", "lose") } all Powers
event-special = { $pieces } { AGREE($pieces, "receives", "receive") } a special marker
event-summon = { $cause } summons { $pieces } on { $cell }
event-no-summon = { $pieces } { AGREE($pieces, "brings", "bring") } no Summon: { $why ->
    [full] its Summon Control allows no more
   *[other] there is no free cell
}
event-stays = { $pieces } { AGREE($pieces, "stays where it is", "stay where they are") }
event-targets = Targets: { $pieces }
event-tension = Tension Roll of { $who }: { $faces }
event-turn = Turn { $number }: { $who }
event-unit-turn = { $pieces } { AGREE($pieces, "plays", "play") }
event-move = { $pieces } { AGREE($pieces, "changes its place", "change places") }
event-finish = The match is over

## Why not

refusal-no-legs = { $piece } has no MP and can't move.
refusal-no-mp = { $piece } has no MP left.
refusal-no-ap = There is no AP left for it.
refusal-not-adjacent = A step leads to an adjacent cell.
refusal-obstacle = The cell is impassable: { $piece ->
    [none] Scenery is there
   *[other] { $piece } is there
}.
refusal-not-its-spell = { $piece } has no such Spell.
refusal-cast-by-itself = This Spell casts itself; { $piece } can't cast it.
refusal-once-a-turn = { $piece } has cast it this turn: once a turn.
refusal-once-a-match = { $piece } has cast it: once a match.
refusal-once-a-target = That target has had this Spell this turn.
refusal-cost-ap = { $piece } has not enough AP: { $need } of { $ap }.
refusal-cost-mp = { $piece } has not enough MP.
refusal-cost-injuries = { $piece } can't take that many Injuries.
refusal-range-close = It is a Close Combat Spell: adjacent cells only.
refusal-range-ranged = The cell is at distance { $distance }; the Range is { $least } to { $most }.
refusal-range-line = The cell must be on the same row or column, at distance { $least } to { $most }.
refusal-range-no-sight = The cell is at distance { $distance }; the Range is { $least } to { $most }.
refusal-range-personal = It is a Personal Spell: the caster's own cell only.
refusal-sight = No Line of Sight: { $blockers } in the way.
refusal-not-free = { $piece ->
    [none] The targeted cell is not free.
   *[other] The targeted cell is not free: { $piece } is on it.
}
refusal-occupied = A Summon needs a cell without another Unit: { $piece } is on it.
refusal-not-of-the-team = { $piece } is no Krosmaster of your Team in the arena.
refusal-no-room = { $piece } already has as many Demonic Rewards as its Level.
refusal-requirement = What the Spell itself demands does not hold.
refusal-krosmaster = Only a Krosmaster may do that.
refusal-demonic = It must stand on a Demonic Cell.
refusal-no-kama = There is no Kama on this cell.
refusal-glory-once = Glory is bought once a turn.
refusal-no-glory = There is no Glory to take.
refusal-kamas = There are not enough Kamas.
refusal-not-on-offer = { $piece } is not on offer.
refusal-empty-pile = There is no such pile, or it is empty.
refusal-equipment = { $piece } can't be revealed beside the Equipment that lies open.
refusal-not-its-reward = { $piece } is not a face-down Demonic Reward of the active Krosmaster.
refusal-revealed = One Demonic Reward a turn.
refusal-noun = { $piece } is not what the text of { $source } speaks of.
refusal-type = { $piece } is not of that Type.
refusal-adjacent = { $piece } is not adjacent.
refusal-other = The text means another Unit than { $piece }.
refusal-marked = { $piece } does not have that marker.

## Where we are

step-GainEither-pick = choose what to gain
step-Settle-next_effect = Pending Effects
step-ResolvePending-carry_out = an effect is resolved
step-ResolvePending-knock_outs = knock-outs
step-KnockOuts-order = knock-outs
step-KnockOut-announce = a Unit falls
step-KnockOut-award = Glory for the knock-out
step-KnockOut-take_markers = markers come off
step-KnockOut-take_rewards = Demonic Rewards leave
step-KnockOut-leave = it leaves the arena
step-KnockOut-take_summons = its Summons leave
step-KnockOut-take_injuries = Injuries come off
step-AttackSpell-pay_costs = Step 1: costs
step-AttackSpell-determine_targets = Step 2: targets
step-AttackSpell-additional_effects = Step 3: Additional Effects
step-AttackSpell-fall = end of Step 3
step-AttackSpell-test_critical = Step 4: Critical Hit
step-AttackSpell-test_armor = Step 5: Armor
step-AttackSpell-assess_damage = Step 6: Damage
step-AttackSpell-place_injuries = Step 7: Injuries
step-AttackSpell-pending_effects = Step 8: Pending Effects
step-HealSpell-pay_costs = Step 1: costs
step-HealSpell-determine_targets = Step 2: targets
step-HealSpell-additional_effects = Step 3: Additional Effects
step-HealSpell-fall = end of Step 3
step-HealSpell-test_critical = Step 4: Critical Hit
step-HealSpell-assess_healing = Step 6: healing
step-HealSpell-remove_injuries = Step 7: Injuries come off
step-HealSpell-pending_effects = Step 8: Pending Effects
step-SpecialSpell-pay_costs = Step 1: costs
step-SpecialSpell-determine_targets = Step 2: targets
step-SpecialSpell-additional_effects = Step 3: Additional Effects
step-SpecialSpell-fall = end of Step 3
step-SpecialSpell-pending_effects = Step 8: Pending Effects
step-Move-test_lock = Lock roll
step-Move-test_dodge = Dodge roll
step-Move-compare = the rolls are compared
step-Move-resolve_powers = Powers of the roll
step-Move-repeat_for_each = the next enemy
step-Move-step_over = the step
step-Shifting-next_unit = who is moved
step-Shifting-shift = the movement
step-Shifting-again = the next one
step-Teleporting-choose_ally = who comes along
step-Teleporting-go = the teleport
step-Teleporting-bring = the companion
step-BuyReward-pay = paying
step-BuyReward-take = taking the token
step-BuyReward-assign = assigning it
step-RevealReward-turn = a Demonic Reward is revealed
step-RevealReward-apply = its effect
step-RevealReward-call = its Summon
step-RevealReward-leave = it leaves
step-BuyGlory-buy = buying Glory
step-PlayerTurn-begin = the turn begins
step-PlayerTurn-tension = Tension Roll
step-PlayerTurn-reroll = re-roll
step-PlayerTurn-set_faces = the dice are set
step-PlayerTurn-doubles = doubles
step-PlayerTurn-inspire = Inspiration
step-PlayerTurn-refund = Refund!
step-PlayerTurn-game_pieces = turns of the Game Pieces
step-PlayerTurn-end = end of the turn
step-UnitTurn-discard_buffs = Preliminary Phase
step-UnitTurn-fill_gauges = gauges are filled
step-UnitTurn-apply_range = Range markers
step-UnitTurn-gather_start = start of the turn
step-UnitTurn-resolve_due = effects of this moment
step-UnitTurn-activate = Activation Phase
step-UnitTurn-gather_end = End of the Activation Phase
step-UnitTurn-over = the turn is over
step-Fight-initiative = Initiative
step-Fight-choose_arena = the arena
step-Fight-choose_side = the sides
step-Fight-lay_out = Scenery, Kamas, Demonic Rewards
step-Fight-make_timelines = Timelines
step-Fight-place = placement
step-Fight-begin_fight = start of the fight
step-Fight-take_turns = the fight
step-Resolve-check = a text is read
step-Resolve-offer = it may be done
step-Resolve-pay = its cost
step-Resolve-select = its choices
step-Resolve-carry_out = it is carried out
step-Resolve-next_clause = its next sentence

## Set-ups, pieces, notation, positions

setup-arena = There is no arena “{ $arena }”.
setup-side = There is no side “{ $side }”.
setup-turns = A turn limit is a number of turns, or 0 for none.
setup-seats = { $teams } Teams for { $seats } players.
team-unknown = Player { $seat }: there is no Krosmaster “{ $id }”. Did you mean { $nearest }?
team-size = Player { $seat }: a Team has 3 to 8 Krosmasters, not { $count }.
team-pair = Player { $seat }: with four players everyone has 2 Krosmasters.
team-level = Player { $seat }: the Levels add up to { $total }, not { $wanted }.
team-copies = Player { $seat }: { $name } is there { $count } times; at most { $most }.
team-bosses = Player { $seat }: a Team has one Boss, not { $names }.
team-expansion = Player { $seat }: the expansion of { $id } is not accepted.
team-banned = Player { $seat }: { $id } is banned.
team-pool = Player { $seat }: { $id } is not in the pool.
piece-unknown = There is no “{ $id }”. Did you mean { $nearest }?
notation-cell = “{ $word }” is no cell: write a1 to l12.
notation-spell = There is no Spell “{ $word }”.
notation-pile = There is no pile “{ $word }”: write granite1 to silver2.
notation-effect = No Pending Effect is called “{ $word }”.
chance-face = “{ $text }” is none of { $known }.
wording-no-end = Until when does this hold?
wording-spell-moment = A Spell's text happens when it is cast.
wording-target-is = What the target is may only change Damage or healing.
position-unreadable = This position can't be read: { $reason }
position-piece = “{ $text }”: { $reason }
position-fallen = { $word } has as many Injuries as HP.
position-cell = { $cell } can't hold { $word }.
look-unknown = There is no value “{ $path }”.

## What is wrong with a piece or position

problem-powers-ours = a Power of ours is not among its Powers
problem-no-element = an Attack Spell has an element or is neutral (rule 4.10.3)
problem-element = only Attack Spells have elements (rule 4.10.3.a)
problem-special = a Special Spell does no Damage and heals nothing (rule 7.4.1)
problem-spell-figures = its figures can't be
problem-control = a Summoning Spell bears its number in brackets (rule 4.8.6.d)
problem-equipment = Equipment, and only Equipment, has a kind (rule 4.7.11)
problem-boost = only a Boost gives a Spell, a bonus or a Summon (rule 4.7.5.a)
problem-technique = only a Technique changes the Punch (rule 4.7.11.e)
problem-reward-text = only Boosts and Techniques have a text; others have figures and Powers
problem-summon-mp = Monsters have MP and Mechanisms have none (rule 4.19.1.e)
problem-summon-spells = a Summon has at most one Spell (rule 3.3.1)
problem-bomb = a Bomb has 1 HP (rule 4.19.5)
problem-trap = a Trap has no HP (rule 4.19.7)
problem-arena = an arena has 12 rows of 12 cells: . S T B C D 1 2 (rule 4.17.1)
problem-idle-text = part of its text does nothing there
problem-no-arena = there is no such arena
problem-unit = write the word of a Unit and its cell
problem-pairs = what follows the cell comes in pairs: as LABEL, injuries N, …
problem-summoner = { $word } must be written before its Summons
problem-word = “{ $word }” is not understood
problem-number = “{ $word }” must be a number
problem-no-reward = there is no such Demonic Reward
problem-active = name the active Unit
problem-cell = a cell is a1 to l12
