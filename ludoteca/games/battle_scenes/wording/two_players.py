"""What is one player's and another's: "um herói controlado por um jogador … um herói controlado por outro jogador"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.condition_lists import spoken_again
from ludoteca.games.battle_scenes.wording.vocabulary import IN_PLAY, call, ordered


@dataclass(frozen=True, slots=True)
class OfOne(Filter):
    """ "Controlado por um jogador". No record has it: everything in the scene is; who else "outro jogador" may be, it
    tells."""


OF_ONE, OF_ANOTHER = OfOne(), t.Controlled(t.OTHERS)
call(
    "Filter", OF_ONE, pt="controlado~ por um jogador", en="controlled by a player", of=IN_PLAY,
    also=("que (um jogador|algum jogador) (controla|controlar|controle)",),
)  # fmt: skip


def found_with(record: Any, filter_: Filter) -> list[Selector]:
    return [part for part in parts_of(record) if isinstance(part, Selector) and filter_ in part.filters]


def without(it: Selector, *gone: Filter) -> Selector:
    return replace(it, filters=tuple([each for each in it.filters if each not in gone]))


def told_of_another(record: Any, backwards: bool = False) -> Any:
    """A record in which "outro jogador" is another than the one player; ``backwards`` where what is named later is
    known first."""
    ones, others = found_with(record, OF_ONE), found_with(record, OF_ANOTHER)
    if not ones:
        return record
    first, second = ones[0], others[0] if others else None

    def told(it: Selector) -> Selector:
        if OF_ONE in it.filters:
            plain = without(it, OF_ONE)
            return with_other(plain, second) if backwards and it == first and second is not None else plain
        return with_other(without(it, OF_ANOTHER), None if backwards else first) if it == second else it

    return mapped(record, Selector, told)


def with_other(it: Selector, other: Selector | None) -> Selector:
    if other is None:
        return it
    known = spoken_again(without(other, OF_ONE, OF_ANOTHER))
    return replace(it, filters=ordered((*it.filters, t.Not(t.SameAs("controller", known)))))


def is_backwards(when: Any) -> bool:
    """Who is struck is known before who would strike him."""
    return isinstance(when, t.When) and when.event == "deals damage" and when.would


def said_of_another(record: Any) -> Any:
    """The same taken back."""
    apart = [
        (part, each)
        for part in parts_of(record)
        if isinstance(part, Selector) and part.how in (CHOOSE, EACH)
        for each in part.filters
        if isinstance(each, t.Not) and isinstance(each.of, t.SameAs) and each.of.what == "controller"
        and each.of.other.how == CHOSEN
    ]  # fmt: skip
    if len(apart) != 1:
        return record
    ((one, told),) = apart
    known = told.of.other.slot  # type: ignore[attr-defined]

    def said(it: Selector) -> Selector:
        if it.how in (CHOOSE, EACH) and it.slot == known:
            return replace(it, filters=ordered((*it.filters, OF_ANOTHER if is_backwards(record) else OF_ONE)))
        if it == one:
            plain = without(it, told)
            return replace(plain, filters=ordered((*plain.filters, OF_ONE if is_backwards(record) else OF_ANOTHER)))
        return it

    return mapped(record, Selector, said)
