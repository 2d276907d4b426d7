"""The machinery carries any game: a small game of its own words, with keywords, power symbols and line breaks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from lark import Token, Tree

from ludoteca.cardtext.build import Builder, Node, Thread
from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.lexicon import common_lexicon
from ludoteca.cardtext.render import CommonEnglish, CommonPortuguese, Renderer, capitals
from ludoteca.cardtext.wording import Wording
from ludoteca.cardtext.words import INFINITIVE, Lexicon
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    NO_GATE,
    Amount,
    Clause,
    Condition,
    Cost,
    Effect,
    Number,
    Selector,
)

GRAMMAR = """
line: (keyword _DASH)? sentences                          -> spoken
    | keyword _DOT                                        -> bare
keyword: _KEYWORD SKILL POWER?

action: DRAW_CARDS NUMBER _CARD                           -> draw
      | DISABLE selector _IN POWER                        -> disable
state: NAME DEALS NUMBER _POINTS _TO_TARGET               -> strike
selector: NUMBER _CHARACTER                               -> one
        | PRONOUN                                         -> pronoun
condition: _YOU_CONTROL NAME                              -> controls
cost: POWER                                               -> power
counted: _CARD_DRAWN                                      -> drawn

%extend clause: effect _INSTEAD                           -> instead
"""


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    count: int


@dataclass(frozen=True, slots=True)
class Disable(Effect):
    what: Selector
    by: str


@dataclass(frozen=True, slots=True)
class Strike(Effect):
    action: str
    points: int


@dataclass(frozen=True, slots=True)
class Controls(Condition):
    name: str


@dataclass(frozen=True, slots=True)
class Power(Cost):
    symbol: str


def lexicon() -> Lexicon:
    words = common_lexicon()
    words.symbol("_KEYWORD", "#&#")
    words.symbol("_DASH", "-")
    words.pattern("POWER", r"\{[^{}]*\}", "{1}")
    words.ignore(r"\([^()]*\)")
    words.add("SKILL", "Pelotão", meaning="squad")
    words.add("SKILL", "Liderar", meaning="lead")
    words.verb("DRAW_CARDS", "compre", "comprar")
    words.verb("DISABLE", "incapacite", "incapacitar")
    words.add("_CARD", "card", "cards")
    words.add("_IN", "em")
    words.add("_CHARACTER", "personagem", "personagens")
    words.add("PRONOUN", "-o")
    words.add("DEALS", "causa")
    words.add("_POINTS", "ponto de dano", "pontos de dano")
    words.add("_TO_TARGET", "no alvo")
    words.add("_YOU_CONTROL", "você controlar")
    words.add("_CARD_DRAWN", "card comprado desta forma")
    words.add("_INSTEAD", "ao invés disso")
    return words


class SmallBuilder(Builder):
    __slots__ = ()

    def text(self, tree: Tree[Token]) -> list[Any]:
        return [self.build(line) for line in tree.children]

    def spoken(self, parts: list[Node]) -> tuple[Any, ...]:
        sentences = parts[-1]
        assert isinstance(sentences, Tree)
        keyword = (self.build(parts[0]),) if len(parts) > 1 else ()
        return (*keyword, *self.clauses(sentences, Thread()))

    def bare(self, parts: list[Node]) -> tuple[Any, ...]:
        return (self.build(parts[0]),)

    def keyword(self, parts: list[Node]) -> tuple[Any, ...]:
        return tuple(self.build(part) for part in parts)

    def draw(self, parts: list[Node]) -> Effect:
        return Draw(self.build(parts[1]))

    def disable(self, parts: list[Node]) -> Effect:
        return Disable(self.build(parts[1]), self.build(parts[2]))

    def strike(self, parts: list[Node]) -> Effect:
        return Strike(self.build(parts[0]), self.build(parts[2]))

    def one(self, parts: list[Node]) -> Selector:
        return self.bind(Selector(CHOOSE, count=Number(self.build(parts[0]))), parts[0])

    def controls(self, parts: list[Node]) -> Condition:
        return Controls(self.build(parts[0]))

    def power(self, parts: list[Node]) -> Cost:
        return Power(self.build(parts[0]))

    def drawn(self, parts: list[Node]) -> Amount:
        return self.done_so_far(Draw, Tree("here", []))

    def instead(self, parts: list[Node]) -> Clause:
        return self.plain(parts)


def _draw(self: Renderer, effect: Draw, mood: str) -> str:
    return f"{'comprar' if mood == INFINITIVE else 'compre'} {effect.count} cards"


class SmallPortuguese(CommonPortuguese):
    effects = {Draw: _draw}  # noqa: RUF012

    def text(self, meaning: tuple[Clause, ...]) -> str:
        return capitals(self.sentences(meaning))

    def begins_with_verb(self, effect: Effect) -> bool:
        return True


class SmallEnglish(CommonEnglish):
    pass


@pytest.fixture
def wording(tmp_path: Path) -> Wording:
    grammar = tmp_path / "wording.lark"
    grammar.write_text(GRAMMAR, encoding="utf-8")
    return Wording(grammar, lexicon, SmallBuilder, {"pt": SmallPortuguese, "en": SmallEnglish})


def test_keywords_costs_conditions_gates_and_line_breaks(wording: Wording) -> None:
    names = {"Dr. Destino": "doom", "Golpe Duplo": "double"}
    text = (
        "#&#Liderar {1} - Golpe Duplo causa 2 pontos de dano no alvo.<br>#&#Pelotão.<br>"
        "Se você controlar Dr. Destino, você pode comprar dois cards (até o fim do turno). "
        "Se o fizer, escolha um personagem e incapacite-o em {2}."
    )
    strike, squad, drawing = wording.compile(text, names)
    assert strike == (("lead", "{1}"), Clause(Strike("double", 2)))
    assert squad == (("squad",),)
    assert drawing == (
        Clause(Draw(2), optional=True, condition=Controls("doom")),
        Clause(Disable(Selector(CHOOSE), "{2}"), gate=0),
    )


def test_a_game_extends_the_common_sentences(wording: Wording) -> None:
    ((clause,),) = wording.compile("Compre 1 card ao invés disso.", {})
    assert clause == Clause(Draw(1))


def test_what_one_game_adds_does_not_reach_another(wording: Wording) -> None:
    assert "SKILL" in wording.lexicon.terminals
    assert "SKILL" not in common_lexicon().terminals


def test_a_cost_and_its_gate_are_one_clause(wording: Wording) -> None:
    ((paid, again),) = wording.compile(
        "Você pode pagar {1}. Se o fizer, compre 1 card. Incapacite um personagem em {1}.", {}
    )
    assert paid == Clause(Draw(1), optional=True, cost=Power("{1}"))
    assert again.gate == NO_GATE


def test_slots_are_numbered_in_the_order_of_the_text(wording: Wording) -> None:
    ((first, second),) = wording.compile("Incapacite um personagem em {1}. Incapacite-o em {2}.", {})
    assert first.effect.what == Selector(CHOOSE, slot=0)
    assert second.effect.what == Selector(CHOSEN, slot=0)


def test_common_fields_are_written_around_the_effect(wording: Wording) -> None:
    clauses = (Clause(Draw(2), optional=True), Clause(Draw(1), gate=0, gate_done=False))
    text = wording.render(clauses, "pt", {})
    assert text == "Você pode comprar 2 cards. Se não o fizer, compre 1 cards."
    assert tuple(wording.compile(text, {})[0]) == clauses


def test_a_record_without_words_is_refused(wording: Wording) -> None:
    with pytest.raises(CardTextError, match="no words for Strike"):
        wording.render((Clause(Strike("double", 1)),), "pt", {})
