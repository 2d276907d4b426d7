"""3, 4.1 to 4.3, 4.4.2.3 and 4.5: areas, loading, swapping, energy, what loaded cards give, stages."""

from __future__ import annotations

from ludoteca.core.effects import Number
from ludoteca.core.view import look
from ludoteca.games.battle_scenes.play.moment_of_use import cards_with_actions
from ludoteca.games.battle_scenes.table import loading
from ludoteca.games.battle_scenes.table.areas import DECK, HAND, PRIZES, RESOURCES
from ludoteca.games.battle_scenes.table.characteristics import (
    affiliations,
    has_affiliation,
    has_alignment,
    has_keyword,
    has_power,
)
from ludoteca.games.battle_scenes.table.deck import put_in_deck
from ludoteca.games.battle_scenes.table.stages import exhaust, ready
from ludoteca.games.battle_scenes.text import terms as text
from tests.games.battle_scenes.stage import (
    CHARACTER,
    THIS_CHARACTER,
    Scene,
    ability_card,
    action,
    character,
    each,
    hits,
    key,
    scenario,
    static,
    support,
    triggered,
)
from tests.proof import rule

SHIELD = static(text.Gain(THIS_CHARACTER, shield=Number(1)))


@rule("battle_scenes", "3-1", "3.deck-1", "3.deck-2", "3.mao-1", "3.mao-2", "3.recursos-3", "3.cena-2", "3.premios-3")
def test_who_sees_which_area() -> None:
    hero = character("Herói", 2)
    scene = Scene(hero)
    scene.base(hero, 1)
    for which in (DECK, HAND, RESOURCES, PRIZES):
        scene.card(hero, 1, which)
    seen = {(area.name, area.seat): area.pieces for area in look(scene.table, 0).areas}
    assert [piece.kind for piece in seen[("deck", 1)]] == [""]
    assert [piece.kind for piece in seen[("hand", 1)]] == [""]
    assert [piece.kind for piece in seen[("resources", 1)]] == ["herói-v1"]
    assert [piece.kind for piece in seen[("prizes", 1)]] == ["herói-v1"]
    assert [piece.kind for piece in seen[("loaded", -1)]] == ["carga-v1", "carga-v1"]
    own = {(area.name, area.seat): area.pieces for area in look(scene.table, 1).areas}
    assert [piece.kind for piece in own[("hand", 1)]] == ["herói-v1"]
    assert [piece.kind for piece in own[("deck", 1)]] == [""]


@rule("battle_scenes", "4.1-1", "4.3-4", "7.3.carregar-1", "7.3.energia-atual", "10.energia-atual", "10.carregar")
def test_loading_attaches_cards_and_is_energy() -> None:
    hero = character("Herói", 2)
    scene = Scene(hero)
    base = scene.base(hero, loads=1)
    (card,) = scene.load(base, None)
    assert scene.where(card) == "loaded"
    assert scene.table.pieces[card].host == base
    assert scene.energy(base) == 2


@rule("battle_scenes", "4.1-2", "7.3.descarregar", "10.descarregar", "3.recursos-2")
def test_unloading_sends_cards_to_their_owners_resources() -> None:
    hero = character("Herói", 2)
    scene = Scene(hero)
    base = scene.base(hero, 1)
    card = scene.table.loads_of(base)[0]
    loading.unload(scene.table, (card,), "4.1-2", seat=0)
    assert scene.table.cards(1, RESOURCES) == (card,)
    assert scene.energy(base) == 1


@rule("battle_scenes", "4.2-1", "4.2-2", "7.3.permutar", "10.permutar")
def test_a_swap_neither_loads_nor_unloads() -> None:
    watcher = support("Vigia", 2, texts=[triggered(text.When("is loaded", each(), each(CHARACTER)), text.Draw())])
    hero, mark = character("Herói", 2), ability_card("Marca")
    scene = Scene(hero, mark, watcher)
    scene.base(watcher)
    one, two = scene.base(hero, loads=(mark, None)), scene.base(hero)
    marked = next(card for card in scene.table.loads_of(one) if scene.table.kind(card) is mark)
    other = scene.table.loads_of(two)[0]
    before = len(scene.log)
    assert loading.swap(scene.table, marked, other, "4.2-1")
    assert marked in scene.table.loads_of(two)
    assert other in scene.table.loads_of(one)
    assert [event.kind for event in scene.log[before:]] == ["swap"]
    assert scene.table.waiting == ()
    # A load would have been noticed.
    scene.load(one, None)
    assert len(scene.table.waiting) == 1


@rule("battle_scenes", "4.2-1", "4.2-2")
def test_what_a_loaded_card_gives_its_bearer_goes_with_it_in_a_swap() -> None:
    guard = ability_card("Proteção", texts=[static(text.Gain(THIS_CHARACTER, shield=Number(1)))])
    scene = Scene(hero := character("Herói", 2), guard)
    one, two = scene.base(hero, loads=(guard, None)), scene.base(hero)
    assert (scene.shield(one), scene.shield(two)) == (1, 0)
    guarding = next(card for card in scene.table.loads_of(one) if scene.table.kind(card) is guard)
    assert loading.swap(scene.table, guarding, scene.table.loads_of(two)[0], "4.2-1")
    assert (scene.shield(one), scene.shield(two)) == (0, 1)


@rule("battle_scenes", "8.D-1", "8.D-2")
def test_cards_of_different_players_never_mix() -> None:
    hero = character("Herói", 2)
    scene = Scene(hero)
    mine, theirs = scene.base(hero, 0), scene.base(hero, 1)
    card = scene.card(None, 1, RESOURCES)
    loading.load(scene.table, (card,), mine, "4.1-1", 0)
    assert scene.where(card) == "resources"
    assert not loading.swap(scene.table, scene.table.loads_of(mine)[0], scene.table.loads_of(theirs)[0], "4.2-1")
    stolen = scene.table.loads_of(theirs)[0]
    put_in_deck(scene.table, (stolen,), False, "8.D-1", seat=0)
    assert scene.table.cards(1, DECK) == (stolen,)


# -- what loaded cards give -----------------------------------------------------------------


@rule("battle_scenes", "4.4.2.3.A.1.1-1", "4.4.2.3.A.1.1-2", "4.4.2.3.A.1.1-3")
def test_abilities_on_a_character_speak_and_their_actions_need_the_power() -> None:
    fist = ability_card("Soco", powers=("SF",), texts=[SHIELD], action=action("Soco", 1, hits(1), power="SF"))
    strong, weak = character("Forte", 2, powers=("SF",)), character("Fraco", 2)
    scene = Scene(fist, strong, weak)
    hero, other = scene.base(strong, loads=(fist, None)), scene.base(weak, loads=(fist, None))
    target = scene.base(weak, 1)
    assert (scene.shield(hero), scene.shield(other)) == (1, 1)
    scene.fight()
    (card,) = [n for n in scene.table.loads_of(hero) if scene.table.kind(n) is fist]
    (useless,) = [n for n in scene.table.loads_of(other) if scene.table.kind(n) is fist]
    assert scene.options("use") == [("use", hero, card)]
    assert scene.refused("use", other, useless) == "4.6.2.C.2"
    assert target


@rule("battle_scenes", "4.4.2.3.A.1.2", "4.4.2.3.A.1.2-ex2")
def test_a_character_card_of_another_alter_ego_is_only_energy() -> None:
    base_kind = character("Capitão", 4, version=4, alter_egos=("Steve",))
    other = character(
        "Capitão", 3, alter_egos=("James",), affiliations=("H",), powers=("VO",), texts=[SHIELD],
        action=action("Golpe", 1, hits(1)),
    )  # fmt: skip
    scene = Scene(base_kind, other)
    base = scene.base(base_kind, loads=(other, None))
    assert scene.energy(base) == 2
    assert affiliations(scene.table, base) == []
    assert not has_power(scene.table, base, "VO")
    assert scene.shield(base) == 0
    assert cards_with_actions(scene.table, base) == []


@rule("battle_scenes", "4.4.2.3.A.1.2a", "4.4.2.3.A.1.2a-1", "4.4.2.3.A.1.2a-1-ex1")
def test_another_version_grants_its_attributes_once() -> None:
    base_kind = character("Capitão", 4, version=4, alter_egos=("Steve",))
    older = character(
        "Capitão", 3, shield=2, version=3, alter_egos=("Steve",), affiliations=("V",), alignments=("Herói",),
        powers=("VO",), texts=[SHIELD], action=action("Golpe", 1, hits(1)),
    )  # fmt: skip
    scene = Scene(base_kind, older)
    base = scene.base(base_kind, loads=(older, older, None))
    assert has_affiliation(scene.table, base, "V")
    assert has_alignment(scene.table, base, "Herói")
    assert has_power(scene.table, base, "VO")
    assert len(cards_with_actions(scene.table, base)) == 1
    # One +1, and neither the Shield nor the energy of the granting card.
    assert scene.shield(base) == 1
    first = scene.table.bearing(base).granting[0]
    loading.unload(scene.table, (first,), "4.1-2")
    assert has_power(scene.table, base, "VO")
    assert scene.shield(base) == 1


@rule("battle_scenes", "4.4.2.3.A.1.2b", "4.4.2.3.A.1.2b-1")
def test_without_an_alter_ego_the_name_tells() -> None:
    base_kind = character("Dragão", 4, version=1)
    newer = character("Dragão", 3, version=2, powers=("VO",), texts=[SHIELD])
    same = character("Dragão", 4, version=1, word="igual", powers=())
    scene = Scene(base_kind, newer, same)
    base = scene.base(base_kind, loads=(newer, newer, same))
    assert has_power(scene.table, base, "VO")
    assert scene.shield(base) == 1


@rule("battle_scenes", "4.4.2.3.A.1c", "4.4.2.3.A.2a", "4.4.2.3.A.2b-1", "4.4.2.3.A.2b-2", "4.4.2.3.A.2b-3")
def test_what_supports_and_scenarios_give_when_they_are_loaded() -> None:
    tower = support("Torre", 2)
    other = support("Torre", 2, version=2, affiliations=("V",), texts=[static(text.Gain(
        text.Selector("this", (text.Kind(("support",)),)), shield=Number(1)))])  # fmt: skip
    ability, place = ability_card("Truque", texts=[SHIELD]), scenario("Rua", texts=[SHIELD])
    hero, stranger = character("Herói", 2), support("Outra", 2, affiliations=("W",))
    scene = Scene(tower, other, ability, place, hero, stranger)
    base = scene.base(tower, loads=(other, other, ability, stranger))
    assert affiliations(scene.table, base) == ["V"]
    assert scene.shield(base) == 1
    carrier = scene.base(hero, loads=(place, tower, other))
    assert (scene.shield(carrier), affiliations(scene.table, carrier)) == (0, [])


@rule("battle_scenes", "5.6-1")
def test_a_keyword_is_a_characteristic_in_every_area() -> None:
    thug = character("Capanga", 1, keyed=[key("Pelotão")])
    scene = Scene(thug)
    for which in (DECK, HAND, RESOURCES, PRIZES):
        assert has_keyword(scene.table, scene.card(thug, 0, which), "Pelotão")


# -- stages ---------------------------------------------------------------------------------


@rule("battle_scenes", "4.5-1", "4.5.1-1", "4.5.1-3", "4.5.1-5", "4.5.1-5-ex2", "7.3.capacitar", "7.3.estagio")
def test_readying_goes_as_far_as_two() -> None:
    hero = character("Herói", 2)
    scene = Scene(hero)
    base = scene.base(hero)
    assert scene.stage(base) == 1
    assert ready(scene.table, base, 2, "4.5.1-1") == 1
    assert scene.stage(base) == 2
    assert ready(scene.table, base, 1, "4.5.1-1") == 0
    assert len(scene.events("ready")) == 1


@rule("battle_scenes", "4.5.1-2", "4.5.1-4", "4.5.1-5-ex1", "7.3.incapacitar", "10.incapacitar", "10.capacitar")
def test_exhausting_goes_as_far_as_zero() -> None:
    hero = character("Herói", 2)
    scene = Scene(hero)
    base = scene.base(hero)
    assert exhaust(scene.table, base, 2, "4.5.1-2") == 1
    assert scene.stage(base) == 0
    assert exhaust(scene.table, base, 1, "4.5.1-2") == 0
    assert len(scene.events("exhaust")) == 1


@rule("battle_scenes", "8.B.2", "8.B.2-ex2", "8.B.2-ex1")
def test_losing_a_characteristic_prevails_over_gaining_it() -> None:
    suit = ability_card("Armadura", texts=[static(text.Gain(THIS_CHARACTER, powers=("SF",), affiliations=("V",)))])
    hero = character("Herói", 2)
    drain = support("Dreno", 1, texts=[static(text.Gain(each(CHARACTER), powers=("SF",), lose=True))])
    scar = support("Cicatriz", 1, texts=[static(text.Gain(each(CHARACTER), affiliations=("V",), lose=True))])
    scene = Scene(suit, hero, drain, scar)
    base = scene.base(hero, loads=(suit, None))
    assert has_power(scene.table, base, "SF")
    assert affiliations(scene.table, base) == ["V"]
    scene.base(drain, 1)
    scene.base(scar, 1)
    assert not has_power(scene.table, base, "SF")
    assert affiliations(scene.table, base) == []


@rule("battle_scenes", "5.8-1", "5.8-4", "5.8-ex4")
def test_a_lost_text_is_lost_with_its_keywords_and_comes_back() -> None:
    item = ability_card("Joia", keyed=[key("Item Único")], texts=[SHIELD])
    hero = character("Herói", 2)
    chamber = support("Câmara", 1, texts=[static(text.NoEffect(each(text.Kind(("ability",), True)), texts=True))])
    scene = Scene(item, hero, chamber)
    base = scene.base(hero, loads=(item, None))
    (jewel,) = [card for card in scene.table.loads_of(base) if scene.table.kind(card) is item]
    assert has_keyword(scene.table, jewel, "Item Único")
    machine = scene.base(chamber, 1)
    assert scene.shield(base) == 0
    assert not has_keyword(scene.table, jewel, "Item Único")
    scene.table.knock_out(machine, "4.7-2")
    assert has_keyword(scene.table, jewel, "Item Único")
