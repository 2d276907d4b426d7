"""How each effect on pieces and tiles is carried out. Those on cards are in ``effects_on_cards.py``."""

from __future__ import annotations

from ludoteca.core.box import Perform
from ludoteca.core.effects import Amount, Effect, Selector
from ludoteca.core.modifiers import ADD, ALLOW, DENY, Modifier
from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next
from ludoteca.games.apotheosis.meaning.effects_on_cards import CARD_PERFORMERS
from ludoteca.games.apotheosis.play.activation import ATTACK, USE, Act, Deed
from ludoteca.games.apotheosis.play.arrival import create_object
from ludoteca.games.apotheosis.play.checks import Checking
from ludoteca.games.apotheosis.play.death import remove_figure, revive, settle_body
from ludoteca.games.apotheosis.play.injury import Hurt, LoseLife, blow, heal
from ludoteca.games.apotheosis.play.movement import GoTo, put_figure, slide, swap_figures
from ludoteca.games.apotheosis.play.targets import candidates
from ludoteca.games.apotheosis.play.usable import LENT
from ludoteca.games.apotheosis.table import permanent_texts, places
from ludoteca.games.apotheosis.table.figures import Figure
from ludoteca.games.apotheosis.table.frames import Carry
from ludoteca.games.apotheosis.table.grounds import FURNITURE
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import terms as t

RULE = "guidelines.text.1"


def pieces(table: ApotheosisTable, frame: Carry, selector: Selector) -> tuple[int, ...]:
    """The pieces on the board that an effect is done to; tiles take nothing (r26)."""
    return tuple(number for number in frame.found(table, selector) if table.is_piece(number))


def tiles(table: ApotheosisTable, frame: Carry, selector: Selector) -> tuple[int, ...]:
    """The tiles that an effect is done to; of a piece, the one where it stands."""
    cells = (table.cell_of(number) for number in frame.found(table, selector))
    return tuple(cell for cell in cells if cell >= 0)


def count(table: ApotheosisTable, frame: Carry, amount: Amount) -> int:
    return max(0, amount.count(table, frame))


# -- life -----------------------------------------------------------------------------------


def damage(effect: e.Damage, table: ApotheosisTable, frame: Carry) -> Next:
    """Damage of a text: against constitution like an attack's, but no attack (draft.attack.1)."""
    if frame.result is not None:
        frame.done = sum(suffers for _, _, suffers in frame.result)
        return None
    struck = pieces(table, frame, effect.what)
    if not struck:
        return None
    amount = count(table, frame, effect.amount)
    return Hurt(tuple(blow(table, number, amount, attack=False) for number in struck), frame.source, frame.agent)


def injure(effect: e.Injure, table: ApotheosisTable, frame: Carry) -> Next:
    if frame.result is not None:
        frame.done = sum(suffers for _, _, suffers in frame.result)
        return None
    amount = count(table, frame, effect.amount)
    struck = pieces(table, frame, effect.what)
    return Hurt(tuple((number, 0, amount) for number in struck), frame.source, frame.agent) if struck else None


def lose_life(effect: e.LoseLife, table: ApotheosisTable, frame: Carry) -> Next:
    """Life lost directly is no injury (draft.injury.2)."""
    if frame.result is not None:
        frame.done = 1
        return None
    amount = count(table, frame, effect.amount)
    losing = tuple((number, amount) for number in pieces(table, frame, effect.what))
    return LoseLife(losing, frame.source, frame.agent) if losing and amount else None


def heal_them(effect: e.Heal, table: ApotheosisTable, frame: Carry) -> Next:
    amount = count(table, frame, effect.amount)
    for number in pieces(table, frame, effect.what):
        frame.done += heal(table, number, amount, RULE, frame.source)
    return None


def revive_them(effect: e.Revive, table: ApotheosisTable, frame: Carry) -> Next:
    for number in pieces(table, frame, effect.what):
        if table.can_revive(number):
            revive(table, number, count(table, frame, effect.amount), frame.source)
            frame.done += 1
    return None


def treat_dead(effect: e.TreatDead, table: ApotheosisTable, frame: Carry) -> Next:
    """Knocked out: negative life becomes 0; overkill: life goes down as far as needed (characters.ko.2)."""
    for number in pieces(table, frame, effect.what):
        figure = table.pieces[number]
        if not figure.dead:
            continue
        life = 0
        if effect.overkill:
            life = min(figure.life, -table.figure(number, "max-life"))
        table.write(number).life = life
        rule = "characters.overkill.3" if effect.overkill else "characters.ko.2"
        table.tell("life", rule, figure.controller, frame.source, (number,), (0, life))
        settle_body(table, number)
        frame.done += 1
    return None


def protect(effect: e.Protect, table: ApotheosisTable, frame: Carry) -> Next:
    """Prevent injury in the action at hand: what is being suffered now, or what will be."""
    amount = None if effect.amount is None else count(table, frame, effect.amount)
    numbers = pieces(table, frame, effect.what)
    hurting = [procedure for procedure in table.stack if isinstance(procedure, Hurt)]
    if hurting:
        frame.done = hurting[-1].spare(numbers, amount)
        return None
    act = frame.at_hand(table)
    if act is not None:
        act.shields += tuple((number, -1 if amount is None else amount) for number in numbers)
        frame.done = len(numbers)
    return None


# -- markers, values, permissions ----------------------------------------------------------------


def mark(effect: e.Mark, table: ApotheosisTable, frame: Carry) -> Next:
    """Any piece, characters and objects (r26); at most one of each name, a repeat is ignored (characters.marker.2)."""
    for number in pieces(table, frame, effect.what):
        figure: Figure = table.pieces[number]
        if (effect.marker in figure.markers) == effect.put:
            continue
        others = tuple(name for name in figure.markers if name != effect.marker)
        table.write(number).markers = tuple(sorted((*others, effect.marker))) if effect.put else others
        kind = "mark" if effect.put else "unmark"
        name = table.box.name(effect.marker)
        table.tell(kind, "characters.marker.1", figure.controller, frame.source, (number,), (name,))
        frame.done += 1
    return None


def until_of(table: ApotheosisTable, frame: Carry, until: str) -> str:
    """How the table calls the end of an effect: of a turn it matters whose."""
    return f"{t.YOUR_NEXT_TURN}-{frame.agent}" if until == t.YOUR_NEXT_TURN else until


def lasting(
    table: ApotheosisTable,
    frame: Carry,
    question: str,
    operation: str,
    amount: int,
    subjects: tuple[int, ...],
    until: str,
    other: int = NONE,
) -> None:
    """Begin a change fixed on these pieces (characters.modifier.1)."""
    if not subjects:
        return
    ends = until_of(table, frame, until)
    number = table.new_number()
    table.begin(
        Modifier(number, question, operation, amount, subjects, frame.source, frame.controller, ends, other=other)
    )
    name = table.box.name(question)
    table.tell("modify", "characters.modifier.1", frame.controller, frame.source, subjects, (amount, name))
    frame.done = len(subjects)


def modify(effect: e.Modify, table: ApotheosisTable, frame: Carry) -> Next:
    amount = effect.amount.count(table, frame)
    lasting(table, frame, effect.figure, ADD, amount, pieces(table, frame, effect.what), effect.until)
    return None


def knowledgeable(effect: e.Knowledgeable, table: ApotheosisTable, frame: Carry) -> Next:
    subjects = pieces(table, frame, effect.what)
    lasting(table, frame, f"knows-{effect.knowledge}", ADD, effect.amount, subjects, effect.until)
    return None


def cannot(effect: e.Cannot, table: ApotheosisTable, frame: Carry) -> Next:
    by = permanent_texts.BY.index(effect.by)
    other = table.kind(frame.source).number if effect.by == "this-name" else NONE
    subjects = pieces(table, frame, effect.what)
    lasting(table, frame, f"cannot-{effect.deed}", DENY, by, subjects, effect.until, other)
    return None


def can(effect: e.Can, table: ApotheosisTable, frame: Carry) -> Next:
    lasting(table, frame, f"can-{effect.deed}", ALLOW, 0, pieces(table, frame, effect.what), effect.until)
    return None


def gain_points(effect: e.GainPoints, table: ApotheosisTable, frame: Carry) -> Next:
    amount = count(table, frame, effect.amount)
    for number in pieces(table, frame, effect.what):
        if not table.living(number) or not amount:
            continue
        change = amount if effect.gain else -amount
        seat = table.pieces[number].controller
        if number == table.character:
            table.points = max(0, table.points + change)
            table.tell("points", RULE, seat, frame.source, (number,), (change, table.points))
        elif effect.gain:
            figure: Figure = table.write(number)
            figure.credit += amount
            table.tell("credit", RULE, seat, frame.source, (number,), (amount,))
        else:
            figure = table.write(number)
            figure.debt += amount
            table.tell("debt", RULE, seat, frame.source, (number,), (amount, table.pieces[number].debt))
        frame.done += amount
    return None


# -- places on the board -----------------------------------------------------------------------------


def movable(table: ApotheosisTable, number: int) -> bool:
    return table.is_piece(number) and permanent_texts.denied(table, "be-moved", number) is None


def push(effect: e.Push, table: ApotheosisTable, frame: Carry) -> Next:
    origin = table.cell_of(frame.agent)
    if origin < 0:
        return None
    distance = count(table, frame, effect.tiles)
    for number in pieces(table, frame, effect.what):
        frame.done += slide(table, number, origin, distance, effect.away, "keywords.move", frame.source)
    return None


def move_up_to(effect: e.MoveUpTo, table: ApotheosisTable, frame: Carry) -> Next:
    if frame.result is not None:
        frame.done = int(frame.result)
        return None
    movers = tuple(number for number in pieces(table, frame, effect.what) if movable(table, number))
    return GoTo(frame.controller, movers, effect.number, effect.measure, frame.source) if movers else None


def teleport(effect: e.Teleport, table: ApotheosisTable, frame: Carry) -> Next:
    for number, cell in zip(pieces(table, frame, effect.what), tiles(table, frame, effect.to), strict=False):
        if movable(table, number) and places.is_empty(table, cell, number):
            put_figure(table, number, cell, "keywords.move", frame.source)
            frame.done += 1
    return None


def swap_places(effect: e.SwapPlaces, table: ApotheosisTable, frame: Carry) -> Next:
    one = pieces(table, frame, effect.what)
    other = pieces(table, frame, effect.other)
    if len(one) != 1 or len(other) != 1 or one == other or not (movable(table, one[0]) and movable(table, other[0])):
        return None
    here, there = table.cell_of(one[0]), table.cell_of(other[0])
    if not (places.may_enter(table, one[0], there) and places.may_enter(table, other[0], here)):
        return None
    swap_figures(table, one[0], other[0], frame.source)
    frame.done = 1
    return None


def change_tile(effect: e.ChangeTile, table: ApotheosisTable, frame: Carry) -> Next:
    """A tile where a piece stands cannot be closed under it (r34, keywords.blocked)."""
    for cell in tiles(table, frame, effect.what):
        if effect.change in ("blocked", "disabled") and table.at[cell] != NONE:
            continue
        until = until_of(table, frame, effect.until)
        made = (table.new_number(), cell, effect.change, effect.amount, frame.source, until)
        table.change_tiles((*table.changes, made))
        table.tell("tile", "board.tile.1", frame.controller, frame.source, (table.tile(cell),))
        frame.done += 1
    return None


def lay(effect: e.Lay, table: ApotheosisTable, frame: Carry) -> Next:
    for cell in tiles(table, frame, effect.what):
        until = until_of(table, frame, effect.until)
        passage = table.box.laid[effect.passage]
        table.laid = (*table.laid, (table.new_number(), cell, passage, frame.source, frame.agent, until))
        table.tell("lay", "board.tile.1", frame.controller, frame.source, (table.tile(cell),))
        frame.done += 1
    return None


def create(effect: e.Create | e.CreateDummy, table: ApotheosisTable, frame: Carry) -> Next:
    kind = table.box.objects[effect.object]
    for cell in tiles(table, frame, effect.what):
        if places.is_empty(table, cell):
            create_object(table, kind, cell, frame.source, frame.controller, "r36")
            frame.done += 1
    return None


def remove_them(effect: e.RemovePiece, table: ApotheosisTable, frame: Carry) -> Next:
    for number in pieces(table, frame, effect.what):
        if not table.pieces[number].is_character:
            remove_figure(table, number, "draft.piece.3")
            frame.done += 1
    return None


def become_container(effect: e.BecomeContainer, table: ApotheosisTable, frame: Carry) -> Next:
    for number in pieces(table, frame, effect.what):
        figure: Figure = table.write(number)
        figure.container = True
        figure.obstacle = False
        table.changed(FURNITURE)
        table.tell("container", "pieces.container.3", NONE, frame.source, (number,))
        frame.done += 1
    return None


# -- the action at hand --------------------------------------------------------------------------------


def change_target(effect: e.ChangeTarget, table: ApotheosisTable, frame: Carry) -> Next:
    """The action is aimed at another; range and trajectory were checked at its activation (gap defender-range)."""
    act = frame.at_hand(table)
    found = frame.found(table, effect.to)
    if act is not None and found and act.targets and act.targets != found:
        act.targets = found
        table.tell("select", "r8", frame.controller, frame.source, (act.agent, *found))
        frame.done = 1
    return None


def negate(effect: e.Negate, table: ApotheosisTable, frame: Carry) -> Next:
    act = frame.at_hand(table)
    if act is not None and t.NO_NEGATION not in act.limits(table):
        act.negated = True
        table.tell("negate", "r24", frame.controller, frame.source, (act.agent,))
        frame.done = 1
    return None


def alter_damage(effect: e.AlterDamage, table: ApotheosisTable, frame: Carry) -> Next:
    act = frame.at_hand(table)
    if act is not None:
        amount = count(table, frame, effect.amount)
        act.change += amount if effect.more else -amount
        told = (act.change, table.box.name("damage"))
        table.tell("modify", "guidelines.bonus.1", frame.controller, frame.source, (act.agent,), told)
        frame.done = amount
    return None


def free_attack(effect: e.FreeAttack, table: ApotheosisTable, frame: Carry) -> Next:
    """A normal attack at no cost and without a response; out of reach it does not happen."""
    if frame.result is not None:
        frame.done = 1
        return None
    targets = [number for number in pieces(table, frame, effect.what) if number != frame.agent]
    if not targets or not table.living(frame.agent) or targets[0] not in candidates(table, frame.agent):
        return None
    if permanent_texts.denied(table, "attack", frame.agent) is not None:
        return None
    act = Deed(ATTACK, frame.agent)
    act.free = True
    act.targets = (targets[0],)
    act.change = effect.bonus
    return act


def use_card(effect: e.UseCard, table: ApotheosisTable, frame: Carry) -> Next:
    """Another's card, with one's own attributes, at its cost (draft.other.1)."""
    if frame.result is not None:
        frame.done = 1
        return None
    for card in frame.found(table, effect.what):
        for use in table.kind(card).uses:
            if not use.reactive and LENT.hold(table, frame.controller, (frame.agent, card, use, None)):
                act = Act(USE, frame.agent, card=card, use=use.index)
                act.responding = True
                return act
    return None


def use_table(effect: e.UseTable, table: ApotheosisTable, frame: Carry) -> Next:
    for number in pieces(table, frame, effect.what):
        if table.is_a(number, "hero") and number != frame.agent:
            table.lent = (*(each for each in table.lent if each[0] != frame.agent), (frame.agent, number))
            table.tell("lend", "draft.other.2", frame.controller, frame.source, (frame.agent, number))
            frame.done = 1
    return None


def make_check(effect: e.Check, table: ApotheosisTable, frame: Carry) -> Next:
    if frame.result is not None:
        frame.done = frame.result[0]
        return None
    who = pieces(table, frame, effect.what)
    if not who:
        return None
    return Checking(who[0], effect.attribute, effect.difficulty, effect.knowledge, frame.source)


PERFORMERS: dict[type[Effect], Perform] = {
    **CARD_PERFORMERS,
    e.Damage: damage,
    e.Injure: injure,
    e.LoseLife: lose_life,
    e.Heal: heal_them,
    e.Revive: revive_them,
    e.TreatDead: treat_dead,
    e.Protect: protect,
    e.Mark: mark,
    e.Modify: modify,
    e.Knowledgeable: knowledgeable,
    e.Cannot: cannot,
    e.Can: can,
    e.GainPoints: gain_points,
    e.Push: push,
    e.MoveUpTo: move_up_to,
    e.Teleport: teleport,
    e.SwapPlaces: swap_places,
    e.ChangeTile: change_tile,
    e.Lay: lay,
    e.Create: create,
    e.CreateDummy: create,
    e.RemovePiece: remove_them,
    e.BecomeContainer: become_container,
    e.ChangeTarget: change_target,
    e.Negate: negate,
    e.AlterDamage: alter_damage,
    e.FreeAttack: free_attack,
    e.UseCard: use_card,
    e.UseTable: use_table,
    e.Check: make_check,
}
