"""6: the beginning of a match and the turn."""

from __future__ import annotations

import pytest

from ludoteca.core.effects import Number
from ludoteca.core.modifiers import ADD
from ludoteca.games.battle_scenes.play.setup import make_box, new_table
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.text import terms as text
from tests.games.battle_scenes.stage import (
    CHARACTER,
    GAME,
    THIS_CHARACTER,
    Scene,
    action,
    activated,
    character,
    choose,
    each,
    filler,
    hits,
    key,
    printed,
    support,
    triggered,
)
from tests.proof import rule


def opened(characters: int, seed: int = 4) -> BattleTable:
    """A match between equal decks of sixty, so many of the cards characters."""
    kinds: list[Kind] = [filler(), character("Herói", 2)]
    deck = [1] * characters + [0] * (60 - characters)
    table = new_table(make_box(GAME, kinds), (deck, deck), seed)
    table.run()
    return table


# -- 6.1 ----------------------------------------------------------------------------------


@rule("battle_scenes", "6.1.1-1", "6.1.1-2", "6.1-0")
def test_who_wins_the_draw_chooses_who_begins_before_seeing_a_hand() -> None:
    winners = set()
    for seed in range(8):
        table = opened(20, seed)
        assert table.decision is not None
        assert table.decision.ask == "ask-first"
        assert table.cards(0, HAND) == ()
        winner = table.decision.seat
        winners.add(winner)
        other = table.copy()
        table.choose(("pick", "first"))
        other.choose(("pick", "second"))
        assert (table.starter, other.starter) == (winner, 1 - winner)
    assert winners == {0, 1}


@rule("battle_scenes", "6.1.2", "6.1.3", "6.1.4-2", "6.1.5")
def test_ten_cards_and_the_exchange_with_loss_down_to_nothing() -> None:
    table = opened(30)
    assert table.decision is not None
    first = table.decision.seat
    table.choose(("pick", "first"))
    assert [len(table.cards(seat, HAND)) for seat in (0, 1)] == [10, 10]
    sizes = []
    table.log = []
    while table.decision.seat == first and table.decision.ask == "ask-exchange":
        table.choose(("pick", "fewer"))
        sizes.append(len(table.cards(first, HAND)))
    assert sizes == [8, 6, 4, 2, 0]
    assert [event.rule for event in table.log if event.kind == "return-hand"] == ["6.1.4-2"] * 5
    assert table.decision.seat == 1 - first
    assert len(table.cards(first, DECK)) == 60


@rule("battle_scenes", "6.1.4-1", "6.1.4-3", "6.1.4-3-ex1")
def test_the_exchange_for_lack_of_characters_is_shown_and_made_once() -> None:
    table = opened(0)
    assert table.decision is not None
    first = table.decision.seat
    table.choose(("pick", "first"))
    table.choose(("pick", "fewer"))
    kinds = [table.pieces[card].kind for card in table.cards(first, HAND)]
    assert ("pick", "characters") in table.decision.options
    table.log = []
    table.choose(("pick", "characters"))
    (shown,) = [event.values for event in table.log if event.kind == "show-hand"]
    assert sorted(shown) == sorted(kinds)
    assert {event.rule for event in table.log if event.kind in ("show-hand", "return-hand")} == {"6.1.4-1"}
    assert len(table.cards(first, HAND)) == 8
    assert ("pick", "characters") not in table.decision.options


def test_with_two_characters_in_hand_there_is_no_exchange_for_lack_of_them() -> None:
    table = opened(60)
    assert table.decision is not None
    table.choose(("pick", "first"))
    assert [option[1] for option in table.decision.options] == ["keep", "fewer"]


@rule("battle_scenes", "6.1.6", "6.1-2", "3.cena-1", "1-1")
def test_any_number_of_cards_are_the_first_resources_then_the_first_player_begins() -> None:
    table = opened(30)
    assert table.decision is not None
    first = table.decision.seat
    for option in (("pick", "first"), ("pick", "keep"), ("pick", "keep")):
        table.choose(option)
    assert (table.decision.seat, table.decision.ask) == (first, "ask-first-resources")
    table.choose(table.decision.options[0])
    table.choose(("enough",))
    assert len(table.cards(first, RESOURCES)) == 1
    assert table.decision.seat == 1 - first
    table.choose(("enough",))
    # Countdown without characters: one card; no draw in the first turn.
    assert (table.active, table.turn, table.phase) == (first, 1, "preparation")
    assert len(table.cards(first, RESOURCES)) == 2
    assert len(table.cards(first, HAND)) == 9
    assert table.zones[0] == ()


# -- 6.2.A, 6.2.B --------------------------------------------------------------------------


def waiting_turn(*kinds: Kind) -> Scene:
    """A scene in which both have cards to draw and something to do."""
    scene = Scene(*kinds)
    for seat in (0, 1):
        scene.cards(seat, DECK, 20)
        scene.cards(seat, HAND, 1)
    return scene


@rule("battle_scenes", "6.2.A-2", "6.2.A-3", "6.2.B-2")
def test_the_countdown_counts_the_opponents_characters_and_prizes() -> None:
    hero = character("Herói", 2)
    scene = waiting_turn(hero)
    scene.base(hero, 1)
    scene.base(hero, 1)
    scene.card(hero, 0, PRIZES)
    scene.play_turn("countdown")
    assert scene.count(0, RESOURCES) == 1 + 2 + 1
    assert scene.count(0, HAND) == 2
    other = waiting_turn(hero)
    other.base(hero, 0)
    other.base(hero, 1)
    other.play_turn("countdown")
    assert other.count(0, RESOURCES) == 0
    assert other.count(0, HAND) == 3


@rule("battle_scenes", "6.2.A-2")
def test_a_text_makes_the_countdown_longer_also_for_who_controls_characters() -> None:
    words = "Cada jogador coloca um card a mais do próprio deck nos próprios recursos durante a própria "
    panic = printed("Pânico", text=words + "Fase de Contagem Regressiva.")
    hero = character("Herói", 2)
    scene = waiting_turn(panic, hero)
    scene.base(panic, 1)
    scene.play_turn("countdown")
    assert scene.count(0, RESOURCES) == 1 + 1 + 1
    other = waiting_turn(panic, hero)
    other.base(panic, 1)
    other.base(hero, 0)
    other.play_turn("countdown")
    assert other.count(0, RESOURCES) == 1


@rule("battle_scenes", "6.2.B-3")
def test_who_starts_draws_nothing_in_his_first_turn() -> None:
    hero = character("Herói", 2)
    scene = waiting_turn(hero)
    scene.table.turn = 1
    scene.play_turn("draw")
    assert scene.count(0, HAND) == 1


@rule("battle_scenes", "4.9.2-1")
def test_who_must_draw_and_cannot_loses() -> None:
    hero = character("Herói", 2)
    scene = Scene(hero)
    scene.base(hero)
    scene.card(None, 0, DECK)
    scene.play_turn("draw")
    assert scene.table.places == (2, 1)


@rule("battle_scenes", "6.2-0", "6.2.inicio-1", "6.2.A-1", "6.2.A-4", "6.2.B-1", "6.2.B-4", "6.2.D-1", "6.2.D-3")
@rule("battle_scenes", "6.2.E-1", "6.2.E-2", "6.2.E.1-1", "6.2.E.1-3", "6.2.E.2-1", "6.2.E.2-3", "6.2.E-4")
@rule("battle_scenes", "6.2.final-1", "6.2-1", "6.2.E.1-2")
def test_every_part_of_the_turn_begins_and_ends_in_its_order() -> None:
    parts = ("countdown", "draw", "preparation", "adjustment", "combat", "anticipation", "attack")
    texts = [triggered(text.At(part, "you", end), text.Draw()) for part in parts for end in (False, True)]
    texts += [triggered(text.At("turn", "you"), text.Draw()), triggered(text.At("turn", "you", True), text.Draw())]
    clock = support("Relógio", 2, texts=texts)
    scene = Scene(clock)
    scene.base(clock)
    for seat in (0, 1):
        scene.cards(seat, DECK, 40)
        scene.cards(seat, HAND, 1)
    scene.play_turn("start")
    while scene.table.turn == 4 and scene.table.active == 0:
        options = scene.options()
        scene.play(("done",) if ("done",) in options else options[0])
    order = [event.kind for event in scene.log if event.kind.startswith(("start-", "end-")) and event.seat == 0]
    expected = ["start-start"]
    for part in ("countdown", "draw", "preparation", "adjustment"):
        expected += [f"start-{part}", f"end-{part}"]
    expected += ["start-combat", "start-anticipation", "end-anticipation", "start-attack", "end-attack", "end-combat"]
    assert order == [*expected, "end-end"]
    # Each of the sixteen moments drew a card, beside the draw of the phase itself.
    mine = [event for event in scene.events("draw") if event.seat == 0]
    assert len(mine) == 16 + 1


@rule("battle_scenes", "6.2.E.1-2", "6.2-1")
def test_the_opponent_is_the_active_player_in_the_anticipation_step() -> None:
    hero = character("Herói", 2, action=action("Soco", 0, hits(1), types=("anticipation",)))
    scene = Scene(hero)
    scene.base(hero, 0)
    scene.base(hero, 1)
    scene.anticipate()
    assert scene.asked()[0] == 1
    assert scene.table.active_player() == 1
    scene.fight()
    assert scene.table.active_player() == 0


# -- 6.2.C ---------------------------------------------------------------------------------


@rule("battle_scenes", "6.2.C.1-1", "6.2.C.1-2", "6.2.C-2", "7.3.descartar", "10.descartar")
def test_basic_readying_once_for_each_character() -> None:
    hero = character("Herói", 2)
    scene = Scene(hero)
    base, full = scene.base(hero, stage=0), scene.base(hero, stage=2)
    one, two = scene.cards(0, HAND, 2)
    scene.prepare()
    assert scene.refused("ready", one, full) == "6.2.C.1-2"
    scene.play(("ready", one, base))
    assert (scene.stage(base), scene.where(one)) == (1, "resources")
    assert scene.refused("ready", two, base) == "6.2.C.1-1"


@rule("battle_scenes", "6.2.C.2-1", "6.2.C.2-2", "6.2.C-3", "6.2.C.2-3")
def test_extra_readying_by_a_card_of_the_same_alter_ego() -> None:
    steve = character("Capitão", 2, alter_egos=("Steve",))
    nomad = character("Nômade", 2, alter_egos=("Steve",))
    other = character("Outro", 2)
    scene = Scene(steve, nomad, other)
    base = scene.base(steve, stage=0)
    held = [scene.card(kind, 0, HAND) for kind in (nomad, nomad, other)]
    basic = scene.card(None, 0, HAND)
    scene.prepare()
    assert scene.refused("extra", held[2], base) == "6.2.C.2-1"
    assert scene.refused("extra", basic, base) == "6.2.C.2-1"
    scene.play(("ready", basic, base), ("extra", held[0], base))
    assert scene.stage(base) == 2
    assert scene.refused("extra", held[1], base) == "6.2.C.2-2"


@rule("battle_scenes", "6.2.C.4")
def test_any_card_may_be_discarded() -> None:
    scene = Scene()
    one, two = scene.cards(0, HAND, 2)
    scene.prepare().play(("discard", one), ("discard", two))
    assert scene.count(0, RESOURCES) == 2


@rule("battle_scenes", "6.2.C.5", "6.2.C.5-1")
def test_surrender_gives_the_points_away_and_draws_a_card() -> None:
    hero = character("Herói", 3)
    scene = Scene(hero)
    base, new = scene.base(hero), scene.base(hero, new=True)
    scene.cards(0, DECK, 2)
    scene.prepare()
    assert scene.refused("surrender", new) == "6.2.C.5"
    scene.play(("surrender", base))
    assert scene.where(base) == "prizes"
    assert scene.table.points(1) == 3
    assert (scene.count(0, RESOURCES), scene.count(0, HAND)) == (3, 1)


# -- 6.2.D ---------------------------------------------------------------------------------


@rule("battle_scenes", "6.2.D.1-2", "4.3-2", "10.energia-inicial", "6.2.D-2")
def test_energy_beyond_the_initial_energy_is_unloaded_in_the_adjustment() -> None:
    hero, mark = character("Herói", 2), character("Marca", 1)
    scene = waiting_turn(hero, mark)
    base = scene.base(hero, loads=(None, None, mark))
    enemy = scene.base(hero, 1, loads=4)
    scene.play_turn("adjust_energy")
    assert scene.asked() == (0, "ask-adjust-energy")
    marked = next(card for card in scene.table.loads_of(base) if scene.table.kind(card) is mark)
    scene.choose(marked)
    assert (scene.energy(base), scene.energy(enemy)) == (2, 4)
    assert scene.where(marked) == "resources"


@rule("battle_scenes", "6.2.D.1-2")
def test_what_several_base_cards_carry_too_much_is_unloaded_at_once() -> None:
    hero, mark = character("Herói", 2), character("Marca", 1)
    scene = waiting_turn(hero, mark)
    one, two = scene.base(hero, loads=(mark, None, None)), scene.base(hero, loads=(None, None, None, mark))
    scene.play_turn("adjust_energy")
    marked = [card for base in (one, two) for card in scene.table.loads_of(base) if scene.table.kind(card) is mark]
    scene.choose(*marked)
    (unloaded,) = scene.events("unload")
    assert {*marked} < {*unloaded.subjects} and len(unloaded.subjects) == 3
    assert (scene.energy(one), scene.energy(two)) == (2, 2)


@rule("battle_scenes", "6.2.D.1-3")
def test_the_adjustment_is_made_again_if_an_effect_loads_cards_meanwhile() -> None:
    card = text.Kind(("card",), True)
    back = triggered(
        text.When("unloaded", each(card, slot=1), once=True),
        text.Load(choose(card, text.In("resources"), slot=2), THIS_CHARACTER),
    )
    stubborn = character("Teimoso", 2, texts=[back])
    scene = waiting_turn(stubborn)
    base = scene.base(stubborn, loads=3)
    scene.play_turn("adjust_energy")
    assert scene.energy(base) == 2, "the card that the effect loaded is unloaded too"
    assert [len(event.subjects) for event in scene.events("unload")] == [1, 1]


@rule("battle_scenes", "6.2.D.2-1")
def test_seven_cards_stay_in_hand() -> None:
    hero = character("Herói", 2)
    scene = waiting_turn(hero)
    scene.base(hero)
    scene.cards(0, HAND, 8)
    scene.play_turn("adjust_hand")
    assert scene.count(0, HAND) == 7
    assert scene.count(0, RESOURCES) == 2


# -- the end -------------------------------------------------------------------------------


@rule("battle_scenes", "6.2.final-4", "7.2.liderar", "10.liderar-2", "5.1-1", "5.1-2")
def test_lead_is_once_a_turn_and_the_next_turn_counts_anew() -> None:
    chief = character("Chefe", 2, affiliations=("V",), keyed=[key("Liderar", 1, text.Affiliated(("V",)))])
    other = character("Outro", 2)
    scene = waiting_turn(chief, other)
    base, stranger = scene.base(chief, stage=0), scene.base(other, stage=0)
    lead = scene.table.kind(base).texts[0]
    scene.prepare().play(("activate", base, lead))
    assert (scene.stage(base), scene.stage(stranger)) == (1, 0)
    assert scene.refused("activate", base, lead) == "5.1-2"
    scene.play_turn("end")
    assert scene.table.times == {}


@rule("battle_scenes", "5.1-3", "5.1-4", "6.2.C-1")
def test_nothing_is_activated_while_an_effect_waits() -> None:
    two = triggered(text.When("readied", each(CHARACTER)), text.Draw())
    hero = character("Herói", 2, texts=[two, activated("preparation", text.Draw(Number(1)))])
    scene = waiting_turn(hero)
    base = scene.base(hero, stage=0)
    one = scene.base(hero, stage=0, loads=2)
    card = scene.table.cards(0, HAND)[0]
    scene.prepare().play(("ready", card, base))
    # Both texts noticed it: the active player orders them before anything else may be done.
    assert scene.asked() == (0, "ask-order")
    assert {option[0] for option in scene.options()} == {"resolve"}
    assert one


@pytest.mark.parametrize("part", ["countdown", "draw", "preparation", "adjustment", "combat", "anticipation", "attack"])
@pytest.mark.parametrize("end", [False, True])
def test_a_text_that_waits_for_a_moment_is_set_off_though_nobody_writes_the_match_down(part: str, end: bool) -> None:
    line = triggered(text.At(part, "you", end), text.Draw(Number(1)))
    hero = character("Vigia", 3, texts=[line])
    scene = Scene(hero)
    scene.base(hero)
    scene.cards(0, DECK, 9)
    scene.table.log = None
    scene.table.turn = 0
    scene.play_turn("start")
    for _ in range(20):
        if scene.table.active == 1:
            break
        scene.play(("done",))
    assert scene.count(0, HAND) == 1, "who begins the match draws no other card"


@rule("battle_scenes", "6.2.final-2")
def test_what_lasts_until_the_end_of_a_part_ends_with_it_though_nobody_writes_the_match_down() -> None:
    hero = character("Herói", 3)
    scene = Scene(hero, phase="preparation")
    base = scene.base(hero)
    scene.modify("shield", ADD, 2, base, until="end-preparation")
    scene.modify("shield", ADD, 1, base)
    scene.settle()
    scene.table.log = None
    scene.cards(0, HAND, 1)
    scene.play_turn("prepare")
    assert scene.asked()[1] == "ask-prepare" and scene.shield(base) == 3
    scene.play(("done",))
    assert scene.shield(base) == 0, "the turn is over too: the other player is asked"


@rule("battle_scenes", "4.5.1-3", "7.2.liderar", "10.liderar")
def test_lead_does_not_choose_who_is_at_stage_2() -> None:
    scene = Scene(captain := character("Capitão", keyed=[key("Liderar", 1)]), friend := character("Amigo"))
    leader, ready, tired = scene.base(captain, stage=2), scene.base(friend, stage=2), scene.base(friend, stage=0)
    scene.prepare().play(scene.options("activate")[0])
    assert scene.stage(tired) == 1, "the only one that can be readied"
    assert (scene.stage(leader), scene.stage(ready)) == (2, 2)
    scene.table.times = {}
    scene.table.write(tired).stage = 2
    assert scene.prepare().options("activate") == [], "with all at stage 2 there is nobody to choose"


@rule("battle_scenes", "4.5.1-4", "7.2.atrasar")
def test_delay_does_not_choose_who_is_at_stage_0() -> None:
    scene = Scene(jailer := character("Guarda", keyed=[key("Atrasar", 1)]), foe := character("Rival"))
    scene.base(jailer, stage=0)
    tired, fresh = scene.base(foe, 1, stage=0), scene.base(foe, 1)
    scene.prepare().play(scene.options("activate")[0])
    assert (scene.stage(tired), scene.stage(fresh)) == (0, 0)
    scene.table.times = {}
    assert scene.prepare().options("activate") == []
