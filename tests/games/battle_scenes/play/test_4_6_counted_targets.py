"""How many targets an action names (4.6.2.F, gap target-count): X of them, at least one, the same one again."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text, render
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on, place
from tests.games.battle_scenes.stage import Scene, character, printed
from tests.proof import rule


def act(action: str, stage: int = 2, law: str = "", cost: str = "0") -> tuple[Scene, int, int]:
    actor, foe, rules = printed("Ator", action_text=action, action_cost=cost), character("Rival", 9), place("Lei", law)
    scene = Scene(actor, foe, rules)
    user, rival = scene.base(actor, stage=stage), scene.base(foe, 1)
    scene.base(rules)
    scene.cards(0, DECK, 9)
    return scene, user, rival


@rule("battle_scenes", "4.6.2.F", "4.6.2.E.1-2")
@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("Cause 1 ponto de dano em cada um de X alvos diferentes.", ["1", "2"]),
        ("Cause 1 ponto de dano em cada um de até X alvos diferentes.", ["1", "2"]),
        ("Cause 1 ponto de dano em até X alvos.", ["1", "2"]),
        ("Cause X pontos de dano no alvo.", ["0", "1", "2"]),
        ("Compre X cards.", ["0", "1", "2"]),
    ],
)
def test_x_is_not_0_where_it_is_the_number_of_targets(text: str, values: list[str]) -> None:
    scene, user, _ = act(text, cost="X")
    scene.fight().play(("use", user, user))
    assert [option[1] for option in scene.options("pick")] == values


@rule("battle_scenes", "4.6.2.F")
def test_without_a_stage_to_pay_for_one_target_the_action_is_not_offered() -> None:
    text = "Cause 1 ponto de dano em cada um de X alvos diferentes."
    for stage, offered in ((0, False), (1, True)):
        scene, user, _ = act(text, stage, cost="X")
        assert (("use", user, user) in scene.fight().options()) == offered


@rule("battle_scenes", "4.6.2.F", "4.6.2.B-1-ex1")
def test_in_a_mode_without_targets_x_may_be_0() -> None:
    scene, user, _ = act("Cause 1 ponto de dano em cada um de X alvos diferentes, ou compre X cards.", cost="X")
    again = scene.table.copy()
    for mode, values in (("1", ["1", "2"]), ("2", ["0", "1", "2"])):
        scene.table = again.copy()
        scene.fight().play(("use", user, user), ("pick", mode))
        assert [option[1] for option in scene.options("pick")] == values


@rule("battle_scenes", "4.6.2.F")
@pytest.mark.parametrize(("held", "offered"), [(0, False), (1, True)])
def test_what_counts_to_no_target_at_all_is_not_offered(held: int, offered: bool) -> None:
    text = "Cause 1 ponto de dano em cada um de X alvos diferentes. X é igual ao número de cards em sua mão."
    scene, user, _ = act(text)
    scene.cards(0, HAND, held)
    assert (("use", user, user) in scene.fight().options()) == offered


@rule("battle_scenes", "4.6.2.F", "4.8.4.1-1")
@pytest.mark.parametrize(
    ("text", "again"),
    [
        ("Cause 2 pontos de dano em cada um de até dois alvos. Incapacite cada um dos alvos em {1}.", True),
        ("Cause 2 pontos de dano em cada um de até dois alvos diferentes. Incapacite cada um dos alvos em {1}.", False),
        ("Cause 2 pontos de dano em até dois alvos. Incapacite cada um dos alvos em {1}.", False),
    ],
)
def test_the_same_target_may_be_named_again_only_where_the_text_leaves_it_open(text: str, again: bool) -> None:
    more = (
        "Toda vez que uma ação de um personagem que você controla fosse causar dano, ela causará aquela quantidade de "
        "dano +1."
    )
    scene, user, foe = act(text, law=more)
    scene.table.write(foe).stage = 2
    scene.fight().play(("use", user, user), ("choose", foe))
    assert (("choose", foe) in scene.options()) == again
    if again:
        go_on(scene.choose(foe))
        assert [event.values[0] for event in scene.events("damage")] == [4 + 1], "one procedure, the bonus once"
        assert scene.stage(foe) == 0, "exhausted for each time that it was named"


@pytest.mark.parametrize("text", ["em cada um de até dois alvos.", "em cada um de até dois alvos diferentes."])
def test_texts_keep_whether_targets_are_different(text: str) -> None:
    lines = compile_text(f"Cause 2 pontos de dano {text}", t.ACTION, {})
    assert render(lines, "pt").strip() == f"Cause 2 pontos de dano {text}"
    assert ("different" in render(lines, "en")) == ("diferentes" in text)


@rule("battle_scenes", "4.6.2.E.2-2", "4.6.2.E.1-2")
def test_x_of_a_cost_in_words_is_chosen_where_the_last_stage_pays_the_rest() -> None:
    for stage, values in ((2, ["0", "1"]), (1, [])):
        scene, user, _ = act("Descarte X cards: Cause X pontos de dano no alvo.", stage, cost="2")
        scene.card(None, 0, HAND)
        if values:
            scene.fight().play(("use", user, user))
        else:
            assert ("use", user, user) not in scene.fight().options()
        assert [option[1] for option in scene.options("pick")] == values
