"""A saying that can't be used is found when it is declared."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from ludoteca.cardtext.speech.common import SelectorPhrases
from ludoteca.cardtext.speech.language import Language
from ludoteca.cardtext.speech.lexicon import Lexicon, UnknownLemma
from ludoteca.cardtext.speech.sayings import BadSaying, Sayings
from ludoteca.cardtext.speech.templates import BadTemplate, expand
from ludoteca.core.effects import Condition, Effect, Selector


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    number: int
    word: str = ""
    condition: Condition | None = None


@dataclass(frozen=True, slots=True)
class Cost(Effect):
    of: str


def sayings() -> Sayings:
    lexicon = Lexicon()
    lexicon.verb("comprar")
    return Sayings(lexicon)


@pytest.mark.parametrize(
    ("declare", "reason"),
    [
        (lambda say: say(Draw, pt="compre {count}", en="draw {count}"), "no field count"),
        (lambda say: say(Draw, pt="compre {number}", en="draw"), "slots"),
        (lambda say: say(Draw, pt="compre", en="draw"), "does not say number"),
        (lambda say: say(Draw, pt="compre {number}", en="draw {number}", colour=1), "no field colour"),
        (lambda say: say(Draw, pt="compre {number} {word}", en="draw {number} {word}"), "name the category"),
        (lambda say: say(Draw, pt="{number} {condition}", en="{number} {condition}"), "name the category"),
        (lambda say: say(Draw, pt="compre {number}", en="draw {number}", make=Draw), "belong together"),
        (
            lambda say: say(Draw, pt="compre {number}", en="draw {number}", also=("compre {number} {word:Word}",)),
            "further form",
        ),
    ],
)
def test_a_saying_fits_its_record(declare: Callable[[Callable[..., None]], None], reason: str) -> None:
    with pytest.raises(BadSaying, match=reason):
        declare(sayings().say)


def test_a_constant_may_be_called_as_an_option_of_say_is() -> None:
    made = sayings()
    made.say(Cost, pt="um favor", en="a favour", given={"of": "you"})
    (saying,) = made.by_category["Cost"]
    assert saying.make() == Cost("you") and saying.unmake(Cost("me")) is None


def test_a_saying_uses_known_lemmas_and_whole_brackets() -> None:
    with pytest.raises(UnknownLemma, match="voar"):
        sayings().say(Draw, pt="!voar {number}", en="!fly {number}")
    for template in ("compre [{number}", "compre {number}]", "compre (um|dois"):
        with pytest.raises(BadTemplate):
            sayings().say(Draw, pt=template, en="draw {number}")
    with pytest.raises(BadTemplate, match="often"):
        sayings().say(Draw, pt="compre {number/often}", en="draw {number}")


def test_a_template_stands_for_all_its_forms_the_fullest_first() -> None:
    assert [" ".join(row) for row in expand("a [b] (c|d [e])")] == [
        "a b c",
        "a b d e",
        "a b d",
        "a c",
        "a d e",
        "a d",
    ]


def test_every_slot_has_a_category_and_nothing_begins_with_itself() -> None:
    lost = sayings()
    lost.say(Draw, pt="compre {number:Nowhere}", en="draw {number:Nowhere}")
    with pytest.raises(BadSaying, match="Nowhere"):
        assert Language(lost, SelectorPhrases(()), {}).categories
    endless = sayings()
    endless.say(Selector, "One", pt="{how:Two} um", en="{how:Two} one")
    endless.say(Selector, "Two", pt="{how:One} dois", en="{how:One} two")
    with pytest.raises(BadSaying, match="begins with itself"):
        assert Language(endless, SelectorPhrases(()), {}).categories
