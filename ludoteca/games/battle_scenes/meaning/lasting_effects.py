"""How effects make continuous effects (5.7): statements with a duration, and effects that make effects."""

from __future__ import annotations

from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, Effect, Selector
from ludoteca.core.events import NOBODY
from ludoteca.core.modifiers import ADD, ALLOW, ALWAYS, DENY, END_OF_TURN, FIX, MULTIPLY, Modifier, denial
from ludoteca.core.procedure import Next
from ludoteca.games.battle_scenes.meaning.amounts import x_of
from ludoteca.games.battle_scenes.meaning.damage_effect import DIVIDE
from ludoteca.games.battle_scenes.meaning.finding import pieces_of, seats_of
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.meaning.statements import given_by, gives, questions
from ludoteca.games.battle_scenes.play.damage import DealDamage
from ludoteca.games.battle_scenes.play.using import UseAction
from ludoteca.games.battle_scenes.table.box import Generated
from ludoteca.games.battle_scenes.table.static_effects import later
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.table.words import is_word
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import is_of_actions
from ludoteca.games.battle_scenes.text.keywords import TEXTS, Boost
from ludoteca.games.battle_scenes.text.phases import START, has_come
from ludoteca.games.battle_scenes.text.terms import Step

#: When durations end that are not told by a phase or step of this turn.
ENDS = {"": END_OF_TURN, "turn": END_OF_TURN, "match": ALWAYS}

#: The question whether an action may be made to have no effect.
VOIDED = "be-voided"

#: What a text says of cards that Clairvoyance would put back on the deck.
PUT_BACK = "be put back"


def pieces(table: BattleTable, frame: ResolveEffect, selector: Selector) -> tuple[int, ...]:
    """What the effect is done to: bound by a choice or as targets, or told by the text."""
    found = frame.bound(selector) if selector.how in (CHOOSE, EACH) else pieces_of(table, frame, selector)
    return tuple(number for number in found if number not in frame.replaced) if frame.replaced else found


def until_of(table: BattleTable, frame: ResolveEffect) -> str:
    clause = frame.current(table)
    said = clause.until if isinstance(clause, Step) else ""
    effect = clause.effect
    if not said and isinstance(effect, text.MoreDamage) and effect.actions.how == CHOSEN:
        return "end of action"
    if "/" not in said:
        return ENDS.get(said) or f"end-{said}"
    edge, part, whose = said.split("/")
    seat = NOBODY if whose == text.ANY_PLAYER else seats_of(table, frame, whose)[0]
    moment = END_OF_TURN if (edge, part) == ("end", "turn") else f"{edge}-{START if part == 'turn' else part}"
    return later(moment, seat, turn_before(table, part))


def turn_before(table: BattleTable, part: str) -> int:
    """The last turn that "o próximo turno", or the next such part of one, does not mean."""
    return table.turn if has_come(table.phase, part) else table.turn - 1


def begin(
    table: BattleTable, frame: ResolveEffect, question: str, operation: str, subjects: tuple[int, ...], amount: int = 0
) -> None:
    """A continuous effect alters what is asked of its pieces while it functions (5.7.A.2)."""
    if subjects:
        table.begin(
            Modifier(
                table.new_number(),
                question,
                operation,
                amount,
                subjects,
                frame.source,
                frame.controller,
                until_of(table, frame),
            )
        )


def modify(effect: Effect, table: BattleTable, frame: ResolveEffect) -> Next:
    """A statement with a duration holds for those whom it found when it began (5.7.A.2.1)."""
    selector = getattr(effect, "what", None)
    assert isinstance(selector, Selector)
    subjects = tuple(number for number in pieces(table, frame, selector) if number in table.pieces)
    for question, operation in questions(effect, table.box.words):
        amount = 0
        if isinstance(effect, text.Gain) and question == "shield" and effect.shield is not None:
            amount = effect.shield.count(table, frame) * (-1 if effect.lose else 1)
        elif isinstance(effect, text.SetShield):
            amount = effect.shield.count(table, frame)
        begin(table, frame, question, operation, subjects, amount)
    table.update()
    frame.done = len(subjects)
    return None


def gain(effect: text.Gain, table: BattleTable, frame: ResolveEffect) -> Next:
    """Characters gain what they have then; which actions gain it is asked when one is used."""
    keyword = effect.keyword
    scoped = keyword is not None and (bool(keyword.filters) or keyword.name in TEXTS)
    return state(effect, table, frame) if scoped or is_of_actions(effect.what) else modify(effect, table, frame)


def state(effect: Effect, table: BattleTable, frame: ResolveEffect) -> Next:
    """A statement about actions, or about players, with a duration: it is read each time, with what was bound."""
    number = table.new_number()
    until = until_of(table, frame)
    table.generated = (
        *table.generated,
        Generated(
            number,
            frame.ability,
            frame.controller,
            frame.source,
            frame.bearer,
            frame.slots,
            until,
            False,
            x_of(table, frame),
            frame.clause,
            len(table.uses),
        ),
    )
    for question, operation in questions(effect, table.box.words):
        table.begin(
            Modifier(
                number, question, operation, frame.clause, None, frame.source, frame.controller, until, frame.ability
            )
        )
    table.update()
    frame.done = 1
    return None


def permit(effect: text.Permit, table: BattleTable, frame: ResolveEffect) -> Next:
    """One more action this turn: only the limit of C.4 is waived (gap extra-action-scope)."""
    scoped = effect.actions is not None and len(effect.actions.filters) > 1
    if effect.what != "use one more" or scoped or effect.free:
        for _ in range(effect.count):
            state(effect, table, frame)
        return None
    for base in pieces(table, frame, effect.who):
        if table.is_character(base):
            table.write(base).extra += effect.count
            frame.done += 1
    return None


def gain_from(effect: text.GainFrom, table: BattleTable, frame: ResolveEffect) -> Next:
    """What the others have when the effect is carried out; a word that was chosen is lost or gained itself."""
    subjects = tuple(number for number in pieces(table, frame, effect.what) if table.is_base(number))
    how = DENY if effect.value.startswith("lose") else ALLOW
    named = [number for number in pieces_of(table, frame, effect.of) if is_word(number)]
    asked = [f"{sort}:{word}" for sort, word in (table.box.words.by_number[number] for number in named)]
    if not named:
        given = given_by(effect, table.box.words)
        asked = [each for each in given if any(gives(table, frame, effect, each, base) for base in subjects)]
    for question in asked:
        begin(table, frame, question, how, subjects)
    table.update()
    frame.done = len(subjects)
    return None


def forbid(effect: text.Forbid, table: BattleTable, frame: ResolveEffect) -> Next:
    """What has left the cards set aside by Clairvoyance is not put back with them (7.1.clarividencia-2)."""
    if effect.what == PUT_BACK:
        frame.done = 1
        return None
    return state(effect, table, frame)


def change_damage(effect: text.ChangeDamage, table: BattleTable, frame: ResolveEffect) -> Next:
    """The damage that waits while its answer is carried out (5.2.1-ex1)."""
    for procedure in table.innermost():
        if isinstance(procedure, DealDamage):
            amount = 2 if effect.how in ("half", "double") else effect.amount.count(table, frame)
            how = {"half": DIVIDE, "double": MULTIPLY, "set": FIX}.get(effect.how, ADD)
            procedure.become(how, amount, frame.source)
            frame.done = 1
            break
    return None


def set_shield(effect: text.SetShield, table: BattleTable, frame: ResolveEffect) -> Next:
    subjects = tuple(number for number in pieces(table, frame, effect.what) if table.is_base(number))
    begin(table, frame, "set-shield", FIX, subjects, effect.shield.count(table, frame))
    table.update()
    frame.done = len(subjects)
    return None


def no_effect(effect: text.NoEffect, table: BattleTable, frame: ResolveEffect) -> Next:
    """Texts are lost; an action that is being used has no effect, but was used (gap voided-action)."""
    if effect.texts:
        return modify(effect, table, frame)
    for procedure in table.innermost():
        if isinstance(procedure, UseAction):
            if denial(table, VOIDED, procedure.card, procedure.user) is not None:
                break
            procedure.voided = True
            frame.done = 1
            break
    return None


def generate(effect: text.Generate, table: BattleTable, frame: ResolveEffect) -> Next:
    """The new effect listens from now on; without a duration it happens once (5.7.B-1, 5.7.B-2)."""
    ability = table.box.abilities.index(effect.line)
    clause = frame.current(table)
    said = clause.until if isinstance(clause, Step) else ""
    at = effect.line.trigger
    coming = isinstance(at, text.At) and at.next
    table.generated = (
        *table.generated,
        Generated(
            table.new_number(),
            ability,
            frame.controller,
            frame.source,
            frame.bearer,
            frame.slots,
            ALWAYS if coming else until_of(table, frame),
            not said,
            x_of(table, frame),
            since=turn_before(table, at.part) if isinstance(at, text.At) and coming else 0,
            use=frame.use,
        ),
    )
    frame.done = 1
    return None


def boost(effect: Boost, table: BattleTable, frame: ResolveEffect) -> Next:
    """It binds to the next action that the character uses and whose mode deals damage (gap boost-consumed)."""
    for base in pieces(table, frame, effect.what):
        table.write(base).boosted = True
        table.boosts = (*table.boosts, (base, effect.amount.count(table, frame), frame.source, frame.controller))
        table.tell("boost", "7.2.potencializar-3", frame.controller, frame.source, (base,))
        frame.done += 1
    return None
