"""Only the chosen mode of an action counts, whoever asks (4.6.2.B-1-ex1, 4.6.2.D, 4.6.2.F.2.4), and its cost is what
effects have made of it (gap changed-cost)."""

from __future__ import annotations

import pytest

from ludoteca.games.battle_scenes.play import cost_of_use, usable
from ludoteca.games.battle_scenes.play.turn import EndPart
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.play.test_4_meetings_of_rules import go_on, place
from tests.games.battle_scenes.stage import Scene, character, printed
from tests.proof import rule

#: One mode deals damage and has a target, the other does neither; of the second pair both have a target.
EITHER = "Cause 1 ponto de dano no alvo, ou compre um card."
AIMED = "Cause 1 ponto de dano no alvo, ou incapacite o alvo em {1}."
DAMAGE, OTHER = "1", "2"

THEIRS = "Os personagens controlados por um oponente não podem usar ações"


def act(action: str, text: str, seat: int = 1, stage: int = 1, **facts: object) -> tuple[Scene, int, int]:
    """A character of player 0 with an action of two modes, a Scenario that speaks of actions, and a rival."""
    actor, law, foe = hero("Ator", action=action, **facts), place("Lei", text), character("Rival", 9)
    scene = Scene(actor, law, foe)
    user, rival = scene.base(actor, stage=stage), scene.base(foe, 1)
    scene.base(law, seat)
    scene.cards(0, DECK, 9)
    scene.cards(1, DECK, 9)
    return scene, user, rival


def modes(scene: Scene, user: int) -> list[str]:
    """The modes that may be chosen; an action is not offered if there is none, and one alone is not asked about."""
    if ("use", user, user) not in scene.options():
        return []
    scene.play(("use", user, user))
    aimed = scene.asked()[1] == "ask-target"
    return [str(option[1]) for option in scene.options("pick")] or [DAMAGE if aimed else OTHER]


def use(scene: Scene, user: int, mode: str) -> Scene:
    scene.play(("use", user, user))
    if scene.options("pick"):
        scene.play(("pick", mode))
    return go_on(scene)


# -- what may be used ------------------------------------------------------------------------------


@rule("battle_scenes", "4.6.2.B-1-ex1", "4.6.2.D", "4.6.2.F.2.4")
@pytest.mark.parametrize(
    ("text", "left"),
    [
        (f"{THEIRS} que causem dano.", [OTHER]),
        (f"{THEIRS} com alvo.", [OTHER]),
        (f"{THEIRS} sem alvo.", [DAMAGE]),
        ("Ações com alvo não podem ser usadas.", [OTHER]),
        ("Ações sem alvo não podem ser usadas.", [DAMAGE]),
        ("Os jogadores não podem usar ações.", []),
    ],
)
def test_a_prohibition_looks_at_each_mode_by_itself(text: str, left: list[str]) -> None:
    scene, user, _ = act(EITHER, text)
    assert modes(scene.fight(), user) == left


@rule("battle_scenes", "4.6.2.F.2.4", "4.6.2.D")
def test_the_rule_that_forbids_a_mode_is_the_one_that_speaks_of_its_targets() -> None:
    for text, ruled in (
        (f"{THEIRS} sem alvo.", "4.6.2.F.2.4"),
        ("Ações sem alvo não podem ser usadas.", "4.6.2.F.2.4"),
        (f"{THEIRS} de antecipar.", "4.6.2.D"),
    ):
        scene, user, _ = act("Compre um card.", text, action_types=["anticipation"])
        refused = usable.refusal(scene.table, 0, user, user)
        assert refused is not None and refused.rule == ruled


@rule("battle_scenes", "4.6.2.B-1-ex1", "4.6.2.E.1-4")
@pytest.mark.parametrize(
    ("quality", "stage", "left"), [("com alvo", 1, [OTHER]), ("sem alvo", 1, [DAMAGE]), ("com alvo", 2, ["1", "2"])]
)
def test_a_cost_by_quality_is_the_cost_of_that_mode(quality: str, stage: int, left: list[str]) -> None:
    scene, user, _ = act(EITHER, f"As ações {quality} controladas por um oponente têm custo {{2}}.", stage=stage)
    assert modes(scene.fight(), user) == left


@rule("battle_scenes", "4.6.2.E.1-4")
@pytest.mark.parametrize(("mode", "left"), [(DAMAGE, 0), (OTHER, 2)])
def test_the_chosen_mode_is_paid_for(mode: str, left: int) -> None:
    scene, user, _ = act(EITHER, "As ações com alvo controladas por um oponente têm custo {2}.", stage=2)
    use(scene.fight(), user, mode)
    assert scene.stage(user) == left


@rule("battle_scenes", "4.6.2.C.5", "4.6.2.B-1-ex1")
def test_an_action_that_is_unforeseen_in_one_mode_is_used_in_the_preparation_in_that_mode() -> None:
    scene, user, _ = act(EITHER, "As ações sem alvo dos personagens que você controla são ações imprevistas.", 0)
    assert modes(scene.prepare(), user) == [OTHER]


@rule("battle_scenes", "4.6.2.C.4-2", "4.6.2.B-1-ex1")
def test_one_action_more_that_deals_damage_is_used_in_the_mode_that_does() -> None:
    more = "Este personagem pode usar outra ação que cause dano neste turno."
    rage = printed("Fúria", "ability", action="Fúria", action_cost="0", action_text=more)
    scene = Scene(rage, actor := hero("Ator", action=EITHER), foe := character("Rival", 9))
    user = scene.base(actor, loads=[rage, None])
    scene.base(foe, 1)
    scene.cards(0, DECK, 3)
    scene.fight().play(("use", user, scene.table.loads_of(user)[0]))
    assert modes(scene, user) == [DAMAGE]


@rule("battle_scenes", "4.6.2.C.3", "4.6.2.B-1-ex1")
def test_an_action_that_is_lent_for_its_targets_is_lent_in_that_mode() -> None:
    lending = (
        "Cada outro personagem que você controla pode usar as ações com alvo dos cards de habilidade que este "
        "personagem estiver carregando."
    )
    bolt = printed("Raio", "ability", action="Raio", action_cost="0", action_text=EITHER)
    scene = Scene(bolt, moon := hero("Lua", lending), friend := character("Amigo", 9))
    base, user = scene.base(moon, loads=[bolt, None]), scene.base(friend)
    scene.cards(0, DECK, 3)
    scene.fight().play(("use", user, scene.table.loads_of(base)[0]))
    assert scene.asked()[1] == "ask-target", "the mode without a target was not lent"


# -- who may be aimed at ---------------------------------------------------------------------------


@rule("battle_scenes", "4.6.2.F.2.2", "4.6.2.B-1-ex1")
@pytest.mark.parametrize(("mode", "may"), [(DAMAGE, False), (OTHER, True)])
def test_a_protection_against_damage_holds_in_the_mode_that_deals_damage(mode: str, may: bool) -> None:
    shy = hero("Tímido", "Este personagem não pode ser alvo de ações que causem dano.")
    scene = Scene(shy, actor := hero("Ator", action=AIMED), foe := character("Rival", 9))
    user, safe, _ = scene.base(actor), scene.base(shy, 1), scene.base(foe, 1)
    scene.fight().play(("use", user, user), ("pick", mode))
    assert (("choose", safe) in scene.options()) == may


@rule("battle_scenes", "4.6.2.F.2.2")
def test_with_nobody_to_damage_only_the_other_mode_is_left() -> None:
    shy = hero("Tímido", "Cada personagem não pode ser alvo de ações que causem dano.")
    scene = Scene(shy, actor := hero("Ator", action=AIMED))
    user, other = scene.base(actor), scene.base(shy, 1)
    scene.fight().play(("use", user, user))
    assert scene.asked()[1] == "ask-target" and scene.options() == [("choose", user), ("choose", other)]


@rule("battle_scenes", "4.6.2.F.2.2")
@pytest.mark.parametrize(("flies", "may"), [(True, False), (False, True)])
def test_a_protection_asks_who_uses_an_action_that_is_lent_not_who_carries_it(flies: bool, may: bool) -> None:
    lending = (
        "Cada outro personagem que você controla pode usar as ações dos cards de habilidade que este personagem "
        "estiver carregando."
    )
    bolt = printed("Raio", "ability", action="Raio", action_cost="0", action_text="Cause 1 ponto de dano no alvo.")
    shy = hero("Tímido", "Este personagem não pode ser alvo de ações de personagens com {VO}.")
    powers = {"powers": ["Voo"]}
    moon, friend = hero("Lua", lending, **({} if flies else powers)), hero("Amigo", **(powers if flies else {}))
    scene = Scene(bolt, shy, moon, friend)
    base, user, safe = scene.base(moon, loads=[bolt, None]), scene.base(friend), scene.base(shy, 1)
    scene.fight().play(("use", user, scene.table.loads_of(base)[0]))
    assert (("choose", safe) in scene.options()) == may


@rule("battle_scenes", "5.4-ex1", "4.6.2.B-1-ex1")
@pytest.mark.parametrize(("mode", "may"), [(DAMAGE, True), (OTHER, False)])
def test_the_first_action_with_a_target_is_not_one_used_without(mode: str, may: bool) -> None:
    spider = hero(
        "Garota",
        "Este personagem não pode ser alvo da primeira ação com alvo que for usada por um oponente em cada turno.",
    )
    scene = Scene(spider, actor := hero("Ator", action=EITHER), foe := character("Rival", 9))
    first, second, girl = scene.base(actor), scene.base(actor), scene.base(spider, 1)
    scene.base(foe, 1)
    scene.cards(0, DECK, 3)
    use(scene.fight(), first, mode)
    scene.play(("use", second, second), ("pick", DAMAGE))
    assert (("choose", girl) in scene.options()) == may


# -- what has been used ----------------------------------------------------------------------------


@rule("battle_scenes", "4.6.2.H", "4.6.2.B-1-ex1")
@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("Quando um personagem usar uma ação com alvo, compre um card.", (1, 0)),
        ("Quando um personagem usar uma ação sem alvo, compre um card.", (0, 1)),
        ("Quando um personagem usar uma ação que cause dano, compre um card.", (1, 0)),
        ("Após cada ação que cause dano, compre um card.", (1, 0)),
        ("Após cada ação com alvo, compre um card.", (1, 0)),
        ("Após cada ação sem alvo, compre um card.", (0, 1)),
    ],
)
def test_what_waits_for_a_use_looks_at_its_mode(text: str, drawn: tuple[int, int]) -> None:
    for mode, cards in zip((DAMAGE, OTHER), drawn, strict=True):
        scene, user, _ = act(EITHER, text)
        use(scene.fight(), user, mode)
        assert scene.count(1, HAND) == cards, mode


@rule("battle_scenes", "4.6.2.B-1-ex1", "5.2-4")
@pytest.mark.parametrize("quality", ["que cause dano", "com alvo"])
def test_whether_such_an_action_was_used_this_turn_is_told_by_the_modes_that_were(quality: str) -> None:
    text = f"No final do turno, se uma ação {quality} tiver sido usada neste turno, compre um card."
    for mode, cards in ((DAMAGE, 1), (OTHER, 0)):
        scene, user, _ = act(EITHER, text)
        use(scene.fight(), user, mode)
        scene.do(EndPart("end"))
        assert scene.count(1, HAND) == cards


# -- costs (gap changed-cost) ----------------------------------------------------------------------


@rule("battle_scenes", "8.B.3", "4.6.2.E.1-4", "4.6.2.D")
@pytest.mark.parametrize(("asked", "may"), [("{2}", False), ("{0}", True)])
def test_who_may_not_use_actions_of_a_cost_may_not_use_one_that_has_come_to_cost_so(asked: str, may: bool) -> None:
    scene, user, _ = act("Compre um card.", f"{THEIRS} de custo {asked}.", stage=2)
    assert (("use", user, user) in scene.fight().options()) == (not may)
    dear = place("Caro", "As ações têm custo {2}.")
    actor, law = hero("Ator", action="Compre um card."), hero("Lei", f"{THEIRS} de custo {asked}.")
    scene = Scene(dear, actor, law)
    user = scene.base(actor, stage=2)
    scene.base(dear)
    scene.base(law, 1)
    assert (("use", user, user) in scene.fight().options()) == may


@rule("battle_scenes", "4.6.2.E.1-4", "4.6.2.H")
def test_what_waits_for_an_action_of_cost_2_is_set_off_by_one_that_costs_2_now() -> None:
    dear = place("Caro", "As ações têm custo {2}.")
    heard = hero("Ouvinte", "Quando um personagem usar uma ação de custo {2}, compre um card.")
    once = hero("Contador", "No final do turno, se uma ação de custo {2} tiver sido usada neste turno, compre um card.")
    for changed in (True, False):
        scene = Scene(dear, heard, once, actor := hero("Ator", action="Capacite este personagem em {1}."))
        user = scene.base(actor, stage=2)
        scene.base(heard, 1)
        scene.base(once, 1)
        if changed:
            scene.base(dear)
        scene.cards(1, DECK, 3)
        use(scene.fight(), user, "")
        assert scene.count(1, HAND) == int(changed)
        scene.do(EndPart("end"))
        assert scene.count(1, HAND) == 2 * int(changed)


@rule("battle_scenes", "4.6.2.E.1-5")
def test_an_action_used_without_paying_still_has_its_cost() -> None:
    free = (
        "Este personagem pode usar as ações dos cards de habilidade que estiver carregando sem pagar o custo de "
        "incapacitação."
    )
    blow = printed("Soco", "ability", action="Soco", action_cost="2", action_text="Compre um card.")
    heard = hero("Ouvinte", "Quando um personagem usar uma ação de custo {2}, compre um card.")
    scene = Scene(blow, heard, actor := hero("Ator", free))
    user = scene.base(actor, loads=[blow, None], stage=0)
    scene.base(heard, 1)
    scene.cards(0, DECK, 1)
    scene.cards(1, DECK, 1)
    scene.fight().play(("use", user, scene.table.loads_of(user)[0]))
    assert (scene.count(0, HAND), scene.count(1, HAND)) == (1, 1)


@rule("battle_scenes", "4.6.2.E.1-6", "8.B.3")
def test_an_effect_on_costs_reads_the_cost_that_it_changes() -> None:
    """Effects do not build on each other: of what each makes of the printed cost, the highest counts."""
    chain = place("Escada", "As ações de custo {0} têm custo {1}.\nAs ações de custo {1} têm custo {2}.")
    scene = Scene(chain, actor := hero("Ator", action="Compre um card."))
    user = scene.base(actor, stage=2)
    scene.base(chain)
    assert cost_of_use.cost_of(scene.table, user, user) == 1
