"""What stands in one line and is told apart: a moment that chooses somebody, and what holds of him from then on."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, THIS, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.checking import CONTINUOUS
from ludoteca.games.battle_scenes.wording.sentences import Definition, Said, Sentence

IN_THE_SCENE = (t.In("scene"),)


def holds_in_the_scene(said: Any) -> bool:
    """ "… enquanto este suporte estiver em cena": as long as permanent texts hold anyhow."""
    condition = said.trailing if said.holding is None else said.holding
    return (
        isinstance(condition, t.Is)
        and condition.what.how == THIS
        and condition.filters == IN_THE_SCENE
        and not condition.negated
    )


def is_stated(said: Sentence | Definition) -> bool:
    if not isinstance(said, Sentence) or not holds_in_the_scene(said):
        return False
    plain = said == Sentence(said.steps, condition=said.condition, holding=said.holding, trailing=said.trailing)
    return plain and all(isinstance(step.effect, CONTINUOUS) and not step.until for step in said.steps)


def told_apart(said: Said) -> tuple[Said, tuple[Said, ...]]:
    """ "Quando este suporte entrar em cena, escolha um personagem. O personagem escolhido ganha {VO} enquanto este
    suporte estiver em cena": the line, and the statements that it makes besides."""
    if not said.sentences or said.costs:
        return said, ()
    first, *later = said.sentences
    stated = [each for each in later if is_stated(each)]
    if not stated:
        return said, ()
    rest = tuple([each for each in later if each not in stated])
    chosen = {
        part.slot
        for each in (first, *rest)
        if isinstance(each, Sentence)
        for step in each.steps
        if isinstance(step.effect, t.Choose)
        for part in (step.effect.what,)
    }
    return replace(said, sentences=(first, *rest)), tuple([alone(each, chosen) for each in stated])


def alone(sentence: Any, chosen: set[int]) -> Said:
    """A statement as a line of its own: of what was chosen it speaks as the card remembers it."""

    def remembered(it: Selector) -> Selector:
        if it.how != CHOSEN or it.slot == t.REMEMBERED:
            return it
        if it.slot not in chosen:
            raise Wrong("which one? None was chosen before", "cards-which")
        return replace(it, slot=t.REMEMBERED)

    held = sentence.trailing if sentence.holding is None else sentence.holding
    if any(getattr(step.effect, field, None) == held.what for step in sentence.steps for field in ("what", "who")):
        # "Enquanto este suporte estiver em cena, ele ganha …": he, or the one who was chosen?
        raise Wrong("who? Say “o personagem escolhido”", "cards-which")
    plain = mapped(replace(sentence, holding=None, trailing=None), Selector, remembered)
    new = [part.slot for part in parts_of(plain) if isinstance(part, Selector) and part.how in (CHOOSE, EACH)]
    numbers = {slot: number for number, slot in enumerate(sorted({slot for slot in new if slot >= 0}))}

    def numbered(it: Selector) -> Selector:
        return replace(it, slot=numbers[it.slot]) if it.how in (CHOOSE, EACH) and it.slot in numbers else it

    return Said((mapped(plain, Selector, numbered),))
