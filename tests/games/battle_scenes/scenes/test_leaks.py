"""Twin tables that differ only in what the other seat can't know, played side by side: it is sent the same, as often
and at the same time."""

from __future__ import annotations

import pytest

from ludoteca.core.view import Stream, encode
from ludoteca.games.battle_scenes.table.areas import DECK
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.stage import Halt, Scene, character

ONE = "Procure em seu deck por um card de personagem, revele-o e coloque-o em sua mão."
TWO = "Procure em seu deck por até dois cards de personagem e coloque-os em sua mão."


class Twin:
    """A scene in which player 0 acts, and all that player 1 is ever sent of it."""

    def __init__(self, text: str, *deck: bool) -> None:
        """``deck`` says of each card whether it is a character, the uppermost last."""
        self.found, actor = character("Achado"), hero("Ator", action=text)
        self.scene = Scene(actor, self.found)
        self.user = self.scene.base(actor)
        for fits in deck:
            self.scene.card(self.found if fits else None, 0, DECK)
        self.stream = Stream(1)
        self.sent: list[bytes] = []
        self.scene.do_use(0, self.user, self.user)
        self.look()

    def look(self) -> None:
        view = self.stream.next(self.scene.table, self.scene.log)
        self.sent.append(b"" if view is None else encode(view))

    def play(self, *option: object) -> Twin:
        self.scene.play(tuple(option))
        self.look()
        return self

    @property
    def over(self) -> bool:
        return isinstance(self.scene.table.stack[-1], Halt)


@pytest.mark.parametrize("text", [ONE, TWO])
def test_whether_there_is_anything_to_find_is_not_told_by_when_the_search_ends(text: str) -> None:
    some, none = Twin(text, False, True, False), Twin(text, False, False, False)
    assert not some.over and not none.over, "he is asked in either case"
    for twin in (some, none):
        twin.play("enough")
    assert some.over and none.over
    assert some.sent == none.sent


def test_how_many_there_would_be_to_find_is_not_told_by_how_often_he_is_asked() -> None:
    two, one = Twin(TWO, True, False, True), Twin(TWO, True, False, False)
    for twin in (two, one):
        card = next(card for card in twin.scene.table.cards(0, DECK) if twin.scene.table.kind(card) is twin.found)
        twin.play("choose", card)
    assert one.over and not two.over
    assert two.sent[-1] == b"", "while he is asked again the other's stream stands still"
    two.play("enough")
    assert [sent for sent in two.sent if sent] == [sent for sent in one.sent if sent]


def test_a_public_area_is_searched_in_public() -> None:
    twin = Twin("Procure em seus recursos por um card de personagem e coloque-o em sua mão.", False)
    assert twin.over, "everybody sees that there is nothing"


LOOK = "Olhe os dois cards do topo de seu deck. {} um card de personagem entre eles{}"
MAY = LOOK.format("Você pode revelar", " e colocá-lo em sua mão.")
MUST = LOOK.format("Coloque", " em sua mão.")
DISCARD = "Compre um card. Descarte um card de personagem."


@pytest.mark.parametrize("text", [MAY, MUST, DISCARD])
def test_whether_a_card_that_is_looked_at_or_held_is_one_of_those_is_not_told_either(text: str) -> None:
    """He does what both would let him do: nothing, or he has to take what there is and the streams part in public."""
    some, none = Twin(text, False, True, True), Twin(text, False, False, False)
    assert not some.over and not none.over, "he is asked in either case"
    assert some.sent == none.sent, "and the other can't tell"
    assert some.scene.asked() == none.scene.asked()
