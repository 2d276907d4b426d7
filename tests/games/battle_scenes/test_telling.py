"""What is told of events, questions and options: as things were, in words, and to each seat what it may know."""

from __future__ import annotations

import re

import pytest

from ludoteca.core.match import Match
from ludoteca.core.messages import CORE, Messages
from ludoteca.core.rulebook import Lang
from ludoteca.core.view import event_view, look
from ludoteca.games.battle_scenes.cards.cards import load
from ludoteca.games.battle_scenes.cards.collection import SceneCards
from ludoteca.games.battle_scenes.game import GAME
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.table.stages import exhaust
from ludoteca.games.battle_scenes.telling import SceneTelling
from ludoteca.games.battle_scenes.text.english_names import NAMES, POWERS_IN_ENGLISH
from ludoteca.games.battle_scenes.text.terms import POWERS
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.stage import Scene, character, printed
from tests.told import text_of

FIND = "Procure em seu deck por um card de personagem, revele-o, coloque-o em sua mão e embaralhe o seu deck."
SEEK = "Procure em seu deck por um card de personagem, coloque-o em sua mão e embaralhe o seu deck."


def telling_of(scene: Scene, seat: int, lang: Lang = "pt") -> SceneTelling:
    return SceneTelling(scene.table, seat, Messages([CORE, GAME.folder], lang, strict=True))


def told(scene: Scene, seat: int, lang: Lang = "pt") -> list[str]:
    """All that has happened, as it is told afterwards."""
    telling = telling_of(scene, seat, lang)
    return [telling.event(event_view(scene.table, event, seat)) for event in scene.log]


# -- searches and hands --------------------------------------------------------------------------------


def searched(text: str, *options: str) -> tuple[Scene, int]:
    scene = Scene(actor := hero("Ator", action=text), wanted := character("Achado"))
    user = scene.base(actor)
    scene.cards(0, DECK, 20)
    card = scene.card(wanted, 0, DECK)
    scene.cards(0, DECK, 20)
    scene.log.clear()
    scene.do_use(0, user, user)
    scene.play(("choose", card) if options == () else ("enough",))
    return scene, card


@pytest.mark.parametrize(("text", "shown"), [(FIND, True), (SEEK, False)])
def test_a_search_names_what_was_found_to_those_who_may_know(text: str, shown: bool) -> None:
    """Who does not search knows the card from the moment on in which it is revealed, if it is."""
    scene, card = searched(text)
    for seat, name in ((0, f"Achado V1 #{card}"), (1, "1 card oculto")):
        said = told(scene, seat)
        assert "Ator V1: Jogador 1 olha o próprio deck (41 cards)" in said
        (found,) = [line for line in said if "encontra" in line]
        assert found.startswith(f"Ator V1: Jogador 1 procura e encontra: {name}")
        assert not [line for line in said if "efeito" in line], said
        assert (f"Achado V1 #{card} é revelado" in said) == shown


def test_a_search_that_finds_nothing_says_so() -> None:
    scene, _ = searched(FIND, "enough")
    for seat in (0, 1):
        assert "Ator V1: Jogador 1 procura e não encontra nada" in told(scene, seat)
        assert not [line for line in told(scene, seat) if "efeito" in line or line.endswith(": ")]
    assert "Ator V1: Player 1 searches and finds nothing" in told(scene, 1, "en")


def test_an_exchange_tells_the_cards_that_were_shown_not_those_that_came() -> None:
    match = next(each for each in (Match(GAME, {}, seed) for seed in range(200)) if may_show(each))
    seat = match.table.decision.seat  # type: ignore[union-attr]
    before = sorted(match.table.kind(card).name for card in match.table.cards(seat, HAND))
    begun = len(match.log)
    match.choose(("pick", "characters"))
    for reader in (0, 1):
        telling = SceneTelling(match.table, reader, Messages([CORE, GAME.folder], "pt", strict=True))
        said = [telling.event(event_view(match.table, event, reader)) for event in match.log[begun:]]
        (shown,) = [line for line in said if "mostra a mão" in line]
        names = [name.rpartition(" V")[0] for name in shown.split(": ", 1)[1].split(", ")]
        assert sorted(names) == before
        assert any(line == f"Jogador {seat + 1} devolve a mão ao deck (10 cards)" for line in said)
        assert not [line for line in said if "voltam ao deck" in line]


def may_show(match: Match) -> bool:
    match.choose(("pick", "first"))
    return match.table.decision is not None and ("pick", "characters") in match.table.decision.options


# -- actions ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        (
            "pt",
            [
                "Ator V1 #{user} é incapacitado em 1, custo de Soco",
                "Ator V1 #{user} escolhe como alvo da ação Soco: Alvo V1 #{target}",
                "Ator V1 #{user} usa a ação Soco",
                "Cálculo do dano de Ator V1 #{user} em Alvo V1 #{target}: valor inicial 2",
            ],
        ),
        (
            "en",
            [
                "Ator V1 #{user} is exhausted by 1, the cost of Soco",
                "Ator V1 #{user} targets Alvo V1 #{target} with the action Soco",
                "Ator V1 #{user} uses the action Soco",
                "Damage of Ator V1 #{user} to Alvo V1 #{target}, step by step: initial value 2",
            ],
        ),
    ],
)
def test_costs_and_targets_are_told_with_the_action_that_they_are_of(lang: Lang, said: list[str]) -> None:
    """They come before the action counts as used (4.6.2.H)."""
    text = "Cause 2 pontos de dano no personagem alvo."
    scene = Scene(kind := printed("Ator", action="Soco", action_cost="1", action_text=text), foe := character("Alvo"))
    user, target = scene.base(kind), scene.base(foe, seat=1)
    scene.log.clear()
    scene.do_use(0, user, user)
    scene.play(("choose", target))
    assert told(scene, 0, lang)[:4] == [line.format(user=user, target=target) for line in said]


# -- questions and options -------------------------------------------------------------------------------


def test_who_is_asked_whether_to_do_what_a_text_allows_is_shown_the_text() -> None:
    scene = Scene(kind := hero("Mentor", "Quando este personagem for incapacitado, você pode comprar um card."))
    base = scene.base(kind)
    scene.cards(0, DECK, 2)
    exhaust(scene.table, base, 1, "4.5.1-2", 1)
    scene.settle()
    for lang, said in (("pt", "você pode comprar um card"), ("en", "you may draw")):
        decision = look(scene.table, 0).decision
        assert decision is not None
        assert said in telling_of(scene, 0, lang).question(decision)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("pt", "a ação Soco de Ator V1 #2 (custo 1): Cause 2 pontos de dano no personagem alvo com Super Força."),
        ("en", "the action Soco of Ator V1 #2 with Ator V1 #2 (cost 1): Deal 2 damage to the target character with"),
    ],
)
def test_an_option_that_uses_an_action_tells_its_name_its_cost_and_its_effect(lang: Lang, said: str) -> None:
    text = "Cause 2 pontos de dano no personagem alvo com {SF}."
    scene = Scene(kind := printed("Ator", action="Soco", action_cost="1", action_text=text, powers=["Super Força"]))
    base = scene.base(kind)
    scene.base(kind)
    sentence = telling_of(scene.fight(), 0, lang).sentence(("use", base, base))
    assert said in sentence and "{" not in sentence


def test_named_ways_are_in_the_infinitive_too() -> None:
    """What is chosen among named ways begins with a verb, or with what it is done to."""
    catalogue = (GAME.folder / "messages.pt.ftl").read_text(encoding="utf-8")
    ways = re.findall(
        r"^    \[\w+\] (\w+)", catalogue[catalogue.index("say-pick") : catalogue.index("verb-ready")], re.M
    )
    assert ways and [way for way in ways if not way.endswith(("r", "Dos", "Do", "ndo", "Sem"))] == []


# -- cards in words, and in English ------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_cards_are_told_with_words_instead_of_symbols(lang: Lang) -> None:
    match = Match(GAME, {}, 1)
    telling = SceneTelling(match.table, 0, Messages([CORE, GAME.folder], lang, strict=True))
    texts = [text_of(telling, kind.word) for kind in match.table.box.kinds]
    assert not [text for text in texts if "{" in text]
    assert any(("Super Força" if lang == "pt" else "Super Strength") in text for text in texts)


def test_english_names_are_of_cards_and_powers_that_there_are() -> None:
    names = {card.entry.name for card in load().cards.values()}
    assert set(NAMES) <= names and set(POWERS_IN_ENGLISH) == set(POWERS)
    cards = SceneCards()
    widow = load().card("viuva-negra-v1")
    assert (cards.name(widow, "en"), cards.name(widow, "pt")) == ("Black Widow V1", "Viúva Negra V1")
    scene = Scene(kind := character("Homem de Ferro"))
    number = scene.base(kind)
    assert GAME.kind_name(scene.table, scene.table.pieces[number].kind, "en") == "Iron Man V1"
    assert GAME.kind_name(scene.table, scene.table.pieces[number].kind, "pt") == "Homem de Ferro V1"


@pytest.mark.parametrize(
    ("lang", "facts"), [("pt", ["custo 1", "Voo", "imprevista"]), ("en", ["cost 1", "Flight", "unforeseen"])]
)
def test_beside_the_name_of_an_action_its_cost_is_called_a_cost(lang: Lang, facts: list[str]) -> None:
    described = {"action_cost": "1", "action_power": "Voo", "action_types": ["unforeseen"]}
    scene = Scene(kind := printed("Ana", action_text="Compre um card.", **described))
    *_, action = telling_of(scene, 0, lang).card_told(kind.word).lines
    assert (action.heading, action.facts) == ("Golpe", facts)
