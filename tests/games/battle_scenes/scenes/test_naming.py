"""How cards are named in moves and texts: another copy of an equal card, labels, names that are words as well."""

from __future__ import annotations

import pytest

from ludoteca.core import notation
from ludoteca.core.match import Match
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.play.card_choices import PickCards
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, RESOURCES
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.stage import Scene, character, printed


def match_of(scene: Scene) -> Match:
    scene.table.log = None
    return Match.from_table(GAME, {}, scene.table)


# -- copies ----------------------------------------------------------------------------------------


def test_any_copy_in_hand_may_be_named_to_discard_or_to_ready() -> None:
    scene = Scene(friend := character("Amigo"))
    base = scene.base(friend)
    _, *others = scene.cards(0, HAND, 3)
    for other in others:
        match = match_of(scene.prepare())
        assert ("discard", other) not in scene.options(), "equal cards are offered once"
        match.choose(match.read(f"discard carga-v1#{other}"))
        assert len(scene.table.cards(0, HAND)) == 2
        match.undo(1)
        match.choose(match.read(f"ready carga-v1#{other} amigo-v1#{base}"))
        assert match.table.pieces[base].stage == 2
        match.undo(1)
        scene.table = match.table


def test_a_copy_that_lies_elsewhere_is_not_meant() -> None:
    scene = Scene(friend := character("Amigo"))
    scene.base(friend)
    scene.cards(0, HAND, 2)
    elsewhere = scene.cards(0, RESOURCES, 1)[0]
    assert scene.prepare().refused("discard", elsewhere) == "7.3.descartar"


def test_any_copy_may_enter_be_used_or_be_activated() -> None:
    pin = {"action": "Alfinete", "action_cost": "0", "action_text": "Compre 1 card."}
    doll = printed("Boneco", "ability", text="Item Mágico.", **pin)
    scene = Scene(doll, pal := character("Amigo", 2, version=2), base_kind := character("Herói"))
    user = scene.base(base_kind, loads=[doll, doll])
    copies = [scene.card(pal, 0, HAND) for _ in range(2)]
    items = [scene.card(doll, 0, RESOURCES) for _ in range(2)]
    scene.cards(0, DECK, 3)
    scene.cards(0, RESOURCES, 3)
    scene.prepare()
    actions = scene.table.box.actions
    for card in copies:
        assert scene.table.why_not(("enter", card)) is None
        assert actions["enter"].canonical(scene.table, 0, ("enter", card)) in scene.options("enter")
    (offered,) = {option for option in scene.options("activate") if option[1] in items}
    for card in items:
        option = ("activate", card, offered[2])
        assert scene.table.why_not(option) is None and actions["activate"].canonical(scene.table, 0, option) == offered
    scene.fight()
    for card in scene.table.loads_of(user):
        assert scene.table.why_not(("use", user, card)) is None


def test_any_copy_may_be_picked_and_none_is_picked_twice() -> None:
    scene = Scene(*(others := [character("Outro"), character("Terceiro")]))
    copies = scene.cards(0, HAND, 3)
    for other in others:
        scene.card(other, 0, HAND)
    scene.do(PickCards(0, scene.table.cards(0, HAND), 2, 2, "ask-discard", "7.3.descartar"))
    for named in reversed(copies):
        match = match_of(scene)
        match.choose(("choose", named))
        assert match.table.decision is not None
        picked = match.table.decision.series[0][1]
        assert picked in copies
        refusal = match.why_not(("choose", picked))
        assert refusal is not None and refusal.rule == "7.3.descartar"
        match.undo(1)
        scene.table = match.table


# -- labels ----------------------------------------------------------------------------------------


def test_a_label_that_is_a_cards_word_names_its_effect_where_one_is_meant() -> None:
    guard = hero("Guarda", "No início do turno, compre um card.")
    scene = Scene(guard, other := hero("Outro", "No início do turno, compre um card."))
    base, second = scene.base(guard), scene.base(other)
    scene.cards(0, DECK, 9)
    scene.play_turn("start")
    assert scene.asked()[1] == "ask-order"
    names = {"guarda-v1": base, "outro-v1": second, "vigia": second}
    effects = {each.source: each.number for each in scene.table.waiting}
    for label, number in names.items():
        assert notation.read(scene.table, f"resolve {label}", names) == ("resolve", effects[number])
    assert notation.read(scene.table, "resolve guarda-v1") == ("resolve", effects[base])


# -- names that are words --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Dois", "Compre dois cards."),
        ("Um", "Um causa um ponto de dano no alvo."),
        ("Um", "O personagem alvo ganha Escudo +1 até o fim do turno. Compre um card."),
        ("Alvo", "Cause 2 pontos de dano no alvo."),
        ("Card", "Compre um card."),
        ("Três", "Três causa três pontos de dano no alvo. Compre um card."),
    ],
)
def test_a_card_whose_name_is_a_word_of_texts_reads_its_text(name: str, text: str) -> None:
    """As another card reads it whose name is no such word; only where the name has its capital it is the name."""
    card = printed(name, action=name, action_text=text)
    other = printed("Zum", action="Zum", action_text=text.replace(f"{name} ", "Zum "))
    assert card.action is not None and other.action is not None
    assert card.action.modes[0].text == other.action.modes[0].text
