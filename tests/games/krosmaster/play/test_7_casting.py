"""Section 7: prerequisites, the eight steps, Heal and Special Spells, Additional Effects."""

from __future__ import annotations

from typing import Any

import pytest

from ludoteca.games.krosmaster.cards.arena import GRID
from ludoteca.games.krosmaster.play.casting import AttackSpell, HealSpell, SpecialSpell
from ludoteca.games.krosmaster.table.areas import worn
from ludoteca.games.krosmaster.text import words as w
from tests.games.krosmaster.board import Play, duel, field
from tests.proof import rule

PLAIN = ("critical: lock", "armor: lock")


def caster(text: str, **more: Any) -> list[dict[str, Any]]:
    """A Krosmaster with one Spell of that text."""
    spell = {
        "id": "feito",
        "name": "Feito",
        "reach": "ranged",
        "min": 0,
        "max": 6,
        "ap": 2,
        "kind": "special",
        "text": text,
        **more,
    }
    return [
        {
            "id": "mago",
            "name": "Mago",
            "color": "white",
            "level": 3,
            "initiative": 5,
            "mp": 3,
            "hp": 9,
            "ap": 6,
            "spells": [spell],
        }
    ]


def effect(text: str, *units: str, one: tuple[str, ...] = (), **more: Any) -> Play:
    """The caster on e6 and the first target on e4."""
    position = {key: more.pop(key) for key in ("grid", "p1", "p2") if key in more}
    return Play(
        ["mago e6 as mago", *one],
        list(units) or ["koa-gullar e4 as koa"],
        unit="mago",
        characters=caster(text, **more),
        **position,
    )


# -- prerequisites ---------------------------------------------------------------------------------------


@rule("krosmaster", "7.1.1", "7.1.4", "7.1.4.a", "7.1.4.b", "7.1.4.c")
def test_every_cost_must_be_payable() -> None:
    assert duel("vigg-arysta e6 as vigg", "koa-gullar e5", ap=2).refused("cast burla e5") == "7.1.4.a"
    assert (
        Play(["arthur-bina e6 as arthur"], ["koa-gullar e5"], unit="arthur", mp=1).refused("cast estiva e5")
        == "7.1.4.b"
    )
    assert duel("koa-gullar e6 as koa injuries 6", "monk e5").may("cast punicao e5")
    assert duel("gultar-o-barbaro e6 as gultar injuries 24", "monk e5").refused("cast vapor-negro e5") == "7.1.4.c"


@rule("krosmaster", "7.1.7", "7.1.2")
def test_a_text_may_add_prerequisites() -> None:
    play = duel("tristepan e6 as tristepan", "koa-gullar e3 as koa")
    assert play.refused("cast salto f6") == "7.1.7" and play.may("cast salto e4")


# -- Step 1 ----------------------------------------------------------------------------------------------


@rule("krosmaster", "7.2.1")
def test_the_steps_of_each_kind_of_spell() -> None:
    names = [step.__name__ for _, step in AttackSpell.steps]
    assert names == [
        "pay_costs", "determine_targets", "additional_effects", "fall", "test_critical", "test_armor",
        "assess_damage", "place_injuries", "pending_effects",
    ]  # fmt: skip
    play = duel("luk-ylook e8 as luk", "koa-gullar e6 as koa")
    play.do("cast flecha-repelente e6", chance=PLAIN)
    kinds = [event.kind for event in play.log if event.kind != "tension"]
    assert kinds == ["cast", "targets", "goes", "critical", "armor", "injury"]


@rule("krosmaster", "7.2.2.a-1", "7.2.2.a-2")
def test_costs_leave_the_gauges() -> None:
    play = Play(["arthur-bina e6 as arthur"], ["koa-gullar e5 as koa"], unit="arthur").do(
        "cast estiva e5", chance=PLAIN
    )
    assert (play.look("ap"), play.look("mp")) == (6, 2)
    koa = duel("koa-gullar e6 as koa", "monk e5 as monk").do("cast punicao e5", chance=PLAIN)
    assert koa.look("ap") == 2 and koa.injuries("koa", "monk") == [1, 3]


@rule("krosmaster", "7.2.2.b-1", "7.2.2.b-2")
def test_who_falls_to_the_cost_leaves_at_the_end_of_step_one() -> None:
    play = Play(["koa-gullar e6 as koa injuries 6", "monk a12"], ["gui-yermotel e5 as gui"], unit="koa", wild=0)
    play.do("cast punicao e5", chance=PLAIN)
    kinds = [event.kind for event in play.log]
    assert kinds.index("leave") < kinds.index("critical") and play.injuries("gui") == 3
    assert play.look("player2.glory") == 7
    lost = Play(
        ["koa-gullar e6 as koa injuries 6", "monk a12"], ["gui-yermotel e5 as gui"], unit="koa", wild=0, p1={"glory": 1}
    )
    lost.do("cast punicao e5")
    assert lost.look("winner") == 2 and lost.injuries("gui") == 0


@rule("krosmaster", "7.2.3.c", "7.2.2.b-2")
def test_multiple_targets_of_a_caster_that_fell_to_the_cost_are_all_cells_that_it_could_have_targeted() -> None:
    """Range 1 to 3 from e6: e5, g7 and h6 are in reach, e2 is not, and b6 is behind a Tree."""
    spell = caster("", kind="attack", element="fire", value=2, area="multiple", min=1, max=3, injuries=1)
    units = ["koa-gullar e5 as near", "gui-yermotel g7 as far", "luk-ylook h6 as right", "monk e2 as out"]
    play = Play(
        ["mago e6 as mago injuries 8", "monk a12"],
        [*units, "the-nun b6 as hidden"],
        unit="mago",
        wild=0,
        characters=spell,
        grid=field(c6="T"),
    )
    play.do("cast feito e5", chance=("critical: lock", "armor: lock lock lock"))
    assert play.look("mago.area") == "out"
    assert play.injuries("near", "far", "right", "out", "hidden") == [2, 2, 2, 0, 0]


@rule("krosmaster", "7.2.2.b-2", "7.2.3.b")
@pytest.mark.parametrize("area", [area for area in w.AREAS if area])
def test_a_spell_hits_the_same_cells_whether_its_caster_fell_to_the_cost_or_not(area: str) -> None:
    spell = caster("", kind="attack", element="fire", value=2, area=area, min=1, max=3, injuries=1, reach="line")
    hit = []
    for injuries in (0, 8):
        play = Play(
            [f"mago e6 as mago injuries {injuries}", "monk a12"],
            ["gultar e4 as foe", "monk l1"],
            unit="mago",
            wild=0,
            characters=spell,
        )
        play.do("cast feito e4", chance=PLAIN)
        assert play.injuries("foe") == 2
        hit.append(next(event.values for event in play.log if event.kind == "targets"))
    assert hit[0] == hit[1] and hit[0][0] == GRID.read("e4")


@rule("krosmaster", "4.10.2.a-2", "4.10.2.a-3", "7.2.2.b-2")
@pytest.mark.parametrize(
    ("ruling", "beside", "injuries"),
    [
        ("its-card", "", 3),
        ("its-card", "wears espada-do-juizo", 3),
        ("its-card", "dice critical", 3),
        ("as-cast", "wears espada-do-juizo", 4),
        ("as-cast", "dice critical", 4),
    ],
)
def test_what_a_fallen_caster_had_beside_its_card(ruling: str, beside: str, injuries: int) -> None:
    """Gap caster-gone: dice and Demonic Rewards leave before it (4.10.2.a); the Powers of its card are last known.

    With the Critical Hit Power of the die the second die would be rolled, and succeed.
    """
    second = ruling == "as-cast" and "dice" in beside
    play = Play(
        [f"koa-gullar e6 as koa injuries 6 {beside}", "monk a12"],
        ["gultar e5 as foe"],
        unit="koa",
        wild=0,
        rulings={"caster-gone": ruling},
    )
    play.do("cast punicao e5", chance=(f"critical: lock{' critical' if second else ''}", "armor: lock"))
    assert play.look("koa.area") == "out" and play.injuries("foe") == injuries


# -- Steps 2 and 3 ---------------------------------------------------------------------------------------


@rule("krosmaster", "7.2.3.a")
def test_all_units_on_the_cell_are_targets() -> None:
    play = Play(
        ["luk-ylook e8 as luk"],
        ["the-nun l1 as nun", "koa-gullar e5 as koa", "armadilha-mortal e5 as trap of nun"],
        unit="luk",
    )
    play.do("cast flecha-entorpecente e5", chance=PLAIN)
    targets = next(event.subjects for event in play.log if event.kind == "targets")
    assert set(targets) == {play.names["koa"], play.names["trap"]} and play.injuries("koa") == 1


@rule("krosmaster", "7.2.4.d-1", "7.2.4.d-2")
def test_who_falls_to_an_additional_effect_leaves_at_the_end_of_step_three() -> None:
    play = Play(
        ["quentin-flush e6 as quentin injuries 5", "monk a12"], ["gui-yermotel e5 as gui"], unit="quentin", wild=0
    )
    play.do("cast loteria e5", chance=("coin: heads heads tails", *PLAIN))
    kinds = [event.kind for event in play.log]
    assert kinds.index("leave") < kinds.index("critical") and play.injuries("gui") == 3
    lost = Play(
        ["quentin-flush e6 as quentin injuries 5", "monk a12"],
        ["gui-yermotel e5 as gui"],
        unit="quentin",
        wild=0,
        p1={"glory": 1},
    )
    lost.do("cast loteria e5", chance=("coin: heads heads tails",))
    assert lost.look("winner") == 2 and lost.injuries("gui") == 0


def test_targets_are_hit_wherever_step_three_has_moved_them() -> None:
    """Gap targets-moved."""
    play = duel("yugo e6 as yugo", "koa-gullar e5 as koa")
    play.do("cast raio-de-wakfu e5", chance=("critical: lock lock", "armor: lock"))
    assert play.look("koa.cell") == "e3" and play.injuries("koa") == 1


# -- Steps 4 to 7 ----------------------------------------------------------------------------------------


@rule("krosmaster", "7.2.5.a", "7.2.6.a", "7.2.7.a", "7.2.7.b")
@pytest.mark.parametrize(
    ("critical", "armor", "injuries"),
    [
        ("lock", "lock", 1),
        ("critical", "lock", 2),
        ("lock", "armor", 0),
        ("critical", "armor", 1),
        ("dofus", "dodge", 2),
    ],
)
def test_critical_against_armor(critical: str, armor: str, injuries: int) -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa")
    play.do("cast burla e5", chance=(f"critical: {critical}", f"armor: {armor}"))
    assert play.injuries("koa") == injuries


@rule("krosmaster", "7.2.7.b")
def test_the_size_of_the_difference_does_not_matter() -> None:
    play = duel("tristepan e6 as tristepan", "koa-gullar e5 as koa")
    play.do("cast pancada e5", chance=("critical: critical critical", "armor: lock"))
    assert play.injuries("koa") == 2


@rule("krosmaster", "7.2.6.a")
def test_what_has_no_hp_rolls_no_armor() -> None:
    play = Play(["luk-ylook e8 as luk"], ["the-nun l1 as nun", "armadilha-mortal e5 as trap of nun"], unit="luk")
    play.do("cast flecha-entorpecente e5", chance=("critical: critical",))
    assert play.look("trap.area") == "arena"


@rule("krosmaster", "7.2.6.c", "7.5.11.a")
def test_armor_piercing_takes_a_die() -> None:
    play = duel("vigg-arysta e6 as vigg", "gasper-feyto e4 as gasper")
    play.do("cast engano e4", chance=("critical: critical", "armor: armor"))
    assert play.injuries("gasper") == 0
    none = duel("vigg-arysta e6 as vigg", "koa-gullar e4 as koa").do("cast engano e4", chance=("critical: critical",))
    assert none.injuries("koa") == 1, "no die at all (gap zero-dice)"


@rule("krosmaster", "7.2.7.c")
def test_the_total_is_a_sum() -> None:
    # 1 + 1 Tofu + 2 Aeroboost + 1 sword + 1 Critical - 1 Resistance.
    play = Play(
        ["rainha-dos-tofus e6 as queen wears espada-do-juizo holds aeroboost", "tofu d4 of queen"],
        ["cavaleiro-nuvem e4 as cloud"],
        unit="queen",
    )
    play.do("reveal aeroboost", "cast dan-to-fu e4", chance=("critical: critical lock", "armor: lock"))
    assert play.injuries("cloud") == 5


@rule("krosmaster", "7.2.7.d", "7.2.8.b")
def test_damage_is_never_negative_and_nought_injures_nobody() -> None:
    play = duel("vigg-arysta e6 as vigg", "conde-frigost e4 as frigost")
    play.do("cast engano e4", chance=("critical: lock",))
    assert play.injuries("frigost") == 0 and "injury" not in play.kinds() and play.look("vigg.mp_marks") == 0


@rule("krosmaster", "7.2.8.a")
def test_injuries_are_inflicted_by_the_caster_and_its_spell() -> None:
    play = duel("vigg-arysta e6 as vigg", "koa-gullar e5 as koa").do("cast burla e5", chance=PLAIN)
    (injury,) = [event for event in play.log if event.kind == "injury"]
    assert injury.cause == play.names["vigg"] and injury.subjects == (play.names["koa"],)
    assert injury.values == (1, play.t.kind(play.names["vigg"]).spells[0])
    assert play.t.inflicted == (play.names["vigg"],)


@rule("krosmaster", "7.2.8.c-1", "7.2.8.c-2")
def test_who_falls_to_the_damage_leaves_before_step_eight() -> None:
    play = Play(["vigg-arysta e6 as vigg injuries 3"], ["gui-yermotel e5 as gui injuries 5", "monk l1"], unit="vigg")
    play.do("cast burla e5", chance=PLAIN)
    kinds = [event.kind for event in play.log]
    assert kinds.index("leave") < kinds.index("heal")
    won = Play(["vigg-arysta e6 as vigg injuries 3"], ["gui-yermotel e5 injuries 5"], unit="vigg")
    won.do("cast burla e5", chance=PLAIN)
    assert won.look("winner") == 1 and won.injuries("vigg") == 3


@rule("krosmaster", "7.2.8.d")
def test_a_cap_acts_in_step_seven() -> None:
    play = duel("koa-gullar e6 as koa", "merkator e5 as rock")
    play.do("cast punicao e5", chance=("critical: critical", "armor: lock"))
    assert play.injuries("rock") == 3


# -- Step 8 ----------------------------------------------------------------------------------------------


@rule("krosmaster", "7.2.1.a", "7.2.1.b")
def test_nothing_else_is_done_until_all_effects_are_resolved() -> None:
    play = duel("vigg-arysta e6 as vigg", "gultar e5 as gultar wears conjunto-prespic")
    play.do("cast burla e5", chance=PLAIN)
    assert play.look("asked") == "ask-pending" and play.look("waiting") == 2
    assert play.refused("move f6") == "7.2.9.a" and play.refused("cast burla e5") == "7.2.9.a"
    play.do(play.offered()[0])
    assert play.look("waiting") == 0 and play.may("cast burla e5")


@rule("krosmaster", "7.2.9.b")
def test_an_effect_that_can_not_be_resolved_leaves_the_list() -> None:
    play = Play(
        ["vigg-arysta e6 as vigg injuries 9", "monk a12"],
        ["zorbalo-greg e5 as gultar wears conjunto-prespic"],
        unit="vigg",
    )
    play.do("cast burla e5", chance=PLAIN)
    counter = next(effect.number for effect in play.t.waiting if effect.source == play.names["gultar"])
    play.do(f"resolve effect/{counter}")
    assert play.look("vigg.area") == "out" and "lapsed" in play.kinds() and "heal" not in play.kinds()


@rule("krosmaster", "7.2.9.c", "7.2.9.d")
def test_new_effects_join_the_one_list() -> None:
    units = [
        "rib-ombar l1 as rib",
        "bomba-dagua d5 as first of rib",
        "bomba-dagua c4 as second of rib",
        "koa-gullar b3 as koa",
    ]
    play = Play(["vigg-arysta d6 as vigg"], units, unit="vigg")
    play.do("cast burla d5", chance=PLAIN)
    assert play.look("waiting") == 2
    play.do("resolve bomba-dagua", chance=("critical: lock", "armor: lock", "armor: lock lock"))
    assert play.look("waiting") == 2, "the second Explosion beside the Steal Health"
    assert len([p for p in play.t.stack if type(p).__name__ == "Settle"]) == 1


# -- Heal and Special Spells -----------------------------------------------------------------------------


@rule("krosmaster", "7.3.2", "7.3.2.a", "7.3.2.b", "7.3.2.c")
def test_a_heal_spell_rolls_critical_and_no_armor() -> None:
    assert [step.__name__ for _, step in HealSpell.steps].count("test_armor") == 0
    play = Play(["cavaleiro-gota e6 as drop", "cavaleiro-nuvem e5 as cloud injuries 5"], ["koa-gullar a1"], unit="drop")
    play.do("cast restauracao e5", chance=("critical: critical",))
    assert play.injuries("cloud") == 2, "1 + 1 for a Knight + 1 for the Critical Hit"
    (healed,) = [event for event in play.log if event.kind == "heal"]
    assert healed.cause == play.names["drop"] and healed.values == (3,)


@rule("krosmaster", "7.4.2", "7.4.1")
def test_a_special_spell_rolls_nothing() -> None:
    assert [step.__name__ for _, step in SpecialSpell.steps] == [
        "pay_costs",
        "determine_targets",
        "additional_effects",
        "fall",
        "pending_effects",
    ]
    play = duel("amalia e6 as amalia", "koa-gullar e3 as koa").do("cast cipo e3")
    assert play.look("koa.cell") == "e5" and play.injuries("koa") == 0


# -- Additional Effects ----------------------------------------------------------------------------------


@rule("krosmaster", "7.5.1.a", "7.5.2.a", "7.5.3.a", "7.5.4.a")
@pytest.mark.parametrize(
    ("text", "ap", "mp"), [("+2 PM.", 0, 2), ("-2 PM.", 0, -2), ("+1 PA.", 1, 0), ("-1 PA.", -1, 0)]
)
def test_markers_on_every_target(text: str, ap: int, mp: int) -> None:
    play = effect(text, "koa-gullar e4 as koa", "monk f4 as monk", area="cross").do("cast feito e4")
    for label in ("koa", "monk"):
        assert (play.look(f"{label}.ap_marks"), play.look(f"{label}.mp_marks")) == (ap, mp)


@rule("krosmaster", "7.5.5.a", "7.5.6.a", "7.5.7.a", "7.5.8.a")
@pytest.mark.parametrize("element", ["ÁGUA", "AR", "TERRA", "FOGO"])
def test_more_damage_of_an_element(element: str) -> None:
    """A bonus of another element adds to the one total (gap reduction-per-type)."""
    play = effect(f"+2 {element}.", kind="attack", element="fire", value=1).do("cast feito e4", chance=PLAIN)
    assert play.injuries("koa") == 3


@rule("krosmaster", "7.5.9.a", "7.5.9.b")
def test_push_moves_away_up_to_an_obstacle() -> None:
    assert effect("Empurra 2.").do("cast feito e4").look("koa.cell") == "e2"
    assert effect("Empurra 3.", grid=field(e2="B")).do("cast feito e4").look("koa.cell") == "e3"
    assert effect("Empurra 9.").do("cast feito e4").look("koa.cell") == "e1", "the edge (gap push-edge)"


def test_what_depends_on_going_there_follows_only_if_it_went() -> None:
    """ "If you do" asks what was really done: a free cell is reached, one with a Unit is not."""
    text = "Esta unidade vai para a casa visada. Se o fizer, ganhe 1 Kama."
    for target, cell, kamas in (("e8", "e8", 1), ("e4", "e6", 0)):
        play = effect(text).do(f"cast feito {target}")
        assert (play.look("mago.cell"), play.look("player1.kamas")) == (cell, kamas)


@rule("krosmaster", "7.5.10.a", "7.5.10.b")
def test_attract_moves_towards_the_caster() -> None:
    assert effect("Atrai 1.", "koa-gullar e3 as koa").do("cast feito e3").look("koa.cell") == "e4"
    assert effect("Atrai 4.", "koa-gullar e3 as koa").do("cast feito e3").look("koa.cell") == "e5"
    blocked = effect("Atrai 3.", "koa-gullar e2 as koa", grid=field(e4="B"), reach="no-sight")
    assert blocked.do("cast feito e2").look("koa.cell") == "e3"


def test_pushing_off_the_axis_follows_the_longer_one() -> None:
    """Gap push-not-aligned."""
    play = effect("Empurra 1.", "koa-gullar f3 as koa").do("cast feito f3")
    assert play.look("koa.cell") == "f2"
    diagonal = effect("Empurra 1.", "koa-gullar f5 as koa").do("cast feito f5")
    assert diagonal.offered() == ["pick north", "pick east"]
    assert diagonal.do("pick east").look("koa.cell") == "g5"


def test_the_player_orders_several_pushes() -> None:
    """Gap push-many."""
    play = effect("Empurra 1.", "koa-gullar e4 as koa", "monk e3 as monk", area="shovel").do("cast feito e4")
    assert play.look("asked") == "ask-shift"
    play.do("choose monk")
    assert (play.look("koa.cell"), play.look("monk.cell")) == ("e3", "e2")
    other = effect("Empurra 1.", "koa-gullar e4 as koa", "monk e3 as monk", area="shovel").do(
        "cast feito e4", "choose koa"
    )
    assert (other.look("koa.cell"), other.look("monk.cell")) == ("e4", "e2")


def test_mechanisms_are_pushed_too() -> None:
    """Gap push-mechanism: a Bomb moves, and a Trap, which does not snap."""
    play = effect("Empurra 1.", "rib-ombar l1 as rib", "bomba-dagua e4 as bomb of rib").do("cast feito e4")
    assert play.look("bomb.cell") == "e3"
    trap = effect("Empurra 1.", "rib-ombar l1 as rib", "armadilha-mortal e4 as trap of rib", "koa-gullar e3 as koa")
    trap.do("cast feito e4")
    assert trap.look("trap.cell") == "e4", "Koa's cell is impassable"


@rule("krosmaster", "7.5.12.a", "7.5.13.a")
@pytest.mark.parametrize(("text", "what"), [("Rouba 2 PM.", "mp_marks"), ("Rouba 2 PA.", "ap_marks")])
def test_stolen_points(text: str, what: str) -> None:
    play = effect(text, "koa-gullar e4 as koa", "monk f4 as monk", area="cross").do("cast feito e4")
    assert [play.look(f"{label}.{what}") for label in ("koa", "monk", "mago")] == [-2, -2, 4]
    short = effect("Rouba 2 PM.", "koa-gullar e4 as koa mp -2").do("cast feito e4")
    assert (short.look("koa.mp_marks"), short.look("mago.mp_marks")) == (-3, 1), (
        "only what was placed (gap steal-cancel)"
    )


@rule("krosmaster", "7.5.14.a", "7.5.15.a")
def test_immediate_gains() -> None:
    play = effect("Ganha imediatamente +2 PM. Ganha imediatamente +3 PA.").do("cast feito e4")
    assert (play.look("ap"), play.look("mp")) == (7, 5)


@rule("krosmaster", "7.5.16.a", "7.5.17.a")
def test_retreat_and_approach_move_the_caster() -> None:
    assert effect("Recua 2.").do("cast feito e4").look("mago.cell") == "e8"
    assert effect("Aproxima 1.", "koa-gullar e3 as koa").do("cast feito e3").look("mago.cell") == "e5"
    assert effect("Aproxima 5.", "koa-gullar e3 as koa").do("cast feito e3").look("mago.cell") == "e4"
    assert effect("Recua 3.", grid=field(e8="T")).do("cast feito e4").look("mago.cell") == "e7", "gap approach-blocked"
    assert effect("Recua 1.", "koa-gullar a1").do("cast feito e4").look("mago.cell") == "e7", "from an empty cell"
    assert effect("Aproxima 5.", "koa-gullar a1").do("cast feito e4").look("mago.cell") == "e4", "and no further"


@rule("krosmaster", "7.5.18.a")
def test_steal_health_waits_and_counts_what_was_placed() -> None:
    play = Play(
        ["mago e6 as mago injuries 5"],
        ["koa-gullar e4 as koa", "gui-yermotel f4 as gui injuries 5"],
        unit="mago",
        characters=caster("Rouba vida.", kind="attack", element="fire", value=2, area="cross"),
    )
    play.do("cast feito e4", chance=("critical: lock", "armor: lock lock"))
    assert play.injuries("mago") == 2, "2 of Koa and the 1 that Gui had room for (gap steal-health-many)"
    kinds = play.kinds()
    assert kinds.index("leave") < kinds.index("heal")


@rule("krosmaster", "7.5.19.a")
def test_replace_keeps_markers_rewards_and_place() -> None:
    play = Play(
        ["tristepan e6 as tristepan injuries 4 ap 1 wears adaga-de-cobre holds aeroboost dice lock"],
        ["koa-gullar a1"],
        unit="tristepan",
    )
    timeline = play.t.timelines
    play.do("cast furia-demonica e6")
    unit = play.t.pieces[play.names["tristepan"]]
    assert play.look("tristepan.word") == "tristepan-tristemonio" and play.look("tristepan.hp") == 12
    assert (unit.injuries, unit.ap_marks, unit.dice) == (4, 1, (2,)) and play.t.timelines == timeline
    assert play.look("tristepan.powers") == ["critical-hit", "lock", "strength"]
    assert play.t.held_by(unit.number) and play.t.worn_by(unit.number)
    assert play.may("cast garra-de-shushu e5") and play.look("player1.glory") == 6


@rule("krosmaster", "7.5.20.a")
def test_exchanged_markers_are_not_placed() -> None:
    play = duel("djaul e6 as djaul injuries 4", "koa-gullar e5 as koa injuries 1")
    play.do("cast humor-negro e5", chance=("critical: lock", "armor: armor"))
    assert play.injuries("djaul", "koa") == [1, 4] and "injury" not in play.kinds()


@rule("krosmaster", "4.9.17.a")
def test_caster_and_target_exchange_their_places() -> None:
    play = effect("Troca de lugar com o alvo.")
    here, there = play.look("mago.cell"), play.look("koa.cell")
    play.do("cast feito e4")
    assert (play.look("mago.cell"), play.look("koa.cell")) == (there, here)


@rule("krosmaster", "7.5.21.a", "7.5.21.b")
def test_track_needs_a_row_or_column() -> None:
    play = effect("Rastreio. -1 PA.").do("cast feito e4")
    assert play.look("koa.ap_marks") == -1
    off = effect("Rastreio. -1 PA.", "koa-gullar f4 as koa").do("cast feito f4")
    assert off.look("koa.ap_marks") == 0 and off.look("ap") == 4, "cast all the same"


@rule("krosmaster", "7.5.22.a", "7.5.22.b")
def test_invasion_needs_the_opponents_territory() -> None:
    for cell, injuries in (("e5", 3), ("e6", 2)):
        play = duel(f"katar {cell} as katar", f"koa-gullar d{cell[1]} as koa")
        play.do(f"cast patada d{cell[1]}", chance=PLAIN)
        assert play.injuries("koa") == injuries


@rule("krosmaster", "7.5.18.a", "7.5.21.b")
@pytest.mark.parametrize(("target", "healed"), [("e4", 2), ("d4", 0)])
def test_a_spell_that_is_off_its_track_steals_no_health(target: str, healed: int) -> None:
    play = Play(
        ["mago e6 as mago injuries 5"],
        [f"koa-gullar {target} as koa"],
        unit="mago",
        characters=caster("Rastreio. Rouba vida.", kind="attack", element="fire", value=2),
    )
    play.do(f"cast feito {target}", chance=PLAIN)
    assert play.injuries("koa") == 2 and play.injuries("mago") == 5 - healed


@rule("krosmaster", "4.7.11.e")
def test_what_a_technique_adds_it_adds_to_the_punch_alone() -> None:
    """The techniques of the box add nothing of this kind: one is given a text of the Spell beside it."""
    for cast, injuries, dice in (("feito", 1, "armor: lock"), ("golpe", 2, "")):
        characters = caster("", kind="attack", element="fire", value=1)
        characters[0]["spells"].append(
            {**characters[0]["spells"][0], "id": "outro", "text": "+1 Dano.\nPerfura-armadura."}
        )
        play = Play(
            ["mago e6 as mago wears tecnica-da-rasteira"], ["koa-gullar e5 as koa"], unit="mago", characters=characters
        )
        (token,) = play.t.zones[worn(0)]
        lent = next(spell for spell in play.t.box.spells if spell.word == "outro")
        play.t.reward(token).ability = (*(number for number, _ in lent.bonuses), *lent.piercing)
        play.do(f"cast {cast} e5", chance=("critical: lock", *([dice] if dice else [])))
        assert play.injuries("koa") == injuries
