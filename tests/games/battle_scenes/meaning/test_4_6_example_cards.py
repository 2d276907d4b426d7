"""Cards of worked examples that limit targets, replace what would happen, or take away characteristics."""

from __future__ import annotations

from ludoteca.core.modifiers import END_OF_TURN
from ludoteca.games.battle_scenes.table.areas import DECK, HAND
from ludoteca.games.battle_scenes.table.characteristics import affiliations, has_alignment
from tests.games.battle_scenes.stage import Scene, action, character, hits, known, printed
from tests.proof import rule


@rule("battle_scenes", "4.6.2.F.2-ex1", "4.6.2.F.2.1-1")
def test_the_decoy_must_be_a_target_of_what_deals_damage() -> None:
    decoy, rival = known("chamariz-holografico-v1"), character("Rival")
    hitter = character("Atacante", action=action("Soco", 0, hits(1)))
    soft = printed("Hipnotizador", action_cost="0", action_text="Incapacite em {1} o personagem alvo.")
    scene = Scene(decoy, rival, hitter, soft)
    dummy, other = scene.base(decoy, 1), scene.base(rival, 1)
    user, hypnotist = scene.base(hitter), scene.base(soft)
    scene.do_use(0, user, user)
    assert scene.energy(dummy) == 1, "nothing else could be chosen"
    scene.do_use(0, hypnotist, hypnotist)
    assert ("choose", other) in scene.options(), "an action that deals no damage is free"


@rule("battle_scenes", "4.6.2.F.2-ex1")
def test_villains_of_the_opponent_must_aim_at_jameson() -> None:
    editor, rival = known("j-j-jameson-v1"), character("Rival", alignments=("Herói",))
    for side, free in (("Vilão", False), ("Herói", True)):
        hitter = character("Atacante", alignments=(side,), action=action("Soco", 0, hits(1)))
        scene = Scene(editor, rival, hitter)
        jameson, hero = scene.base(editor, 1), scene.base(rival, 1)
        user = scene.base(hitter)
        assert scene.shield(jameson) == 1, "one for each hero"
        scene.do_use(0, user, user)
        assert (("choose", hero) in scene.options()) == free


@rule("battle_scenes", "8.B.2-ex1")
def test_the_green_scar_takes_sides_and_affiliations_away_until_the_end_of_the_turn() -> None:
    scar = known("cicatriz-verde-v1")
    mutant = character("Mutante", alignments=("Herói",), affiliations=("X-Men",))
    scene = Scene(scar, mutant)
    other, monster = scene.base(mutant, 1), scene.base(scar)
    scene.table.tell("enter", "4.4.2.2", 0, monster, (monster,))
    scene.settle()
    assert not affiliations(scene.table, other) and not has_alignment(scene.table, other, "Herói")
    scene.table.end_effects(END_OF_TURN)
    scene.table.update()
    assert affiliations(scene.table, other) and has_alignment(scene.table, other, "Herói")


@rule("battle_scenes", "4.6.2.D-ex1")
def test_with_the_gem_of_time_others_do_not_act_in_the_turn_in_which_they_entered() -> None:
    gem = known("joia-do-infinito-tempo-v1")
    prompt = printed(
        "Veloz", text="Prontidão - todas as ações.", action_cost="0", action_text="Cause 1 ponto de dano no alvo."
    )
    for held in (False, True):
        scene = Scene(gem, prompt, holder := character("Portador"))
        scene.base(holder, 1, loads=[gem if held else None, None])
        user = scene.base(prompt, new=True)
        assert (("use", user, user) in scene.fight().options()) == (not held)


@rule("battle_scenes", "5.7.B-ex3")
def test_unshakable_union_makes_damage_that_is_not_of_actions_nothing_for_one_affiliation() -> None:
    union = known("uniao-inabalavel-v1")
    friend, stranger = character("Amigo", affiliations=("X-Men",)), character("Estranho", affiliations=("Kree",))
    scene = Scene(union, friend, stranger)
    one, other = scene.base(friend), scene.base(stranger)
    scene.cards(0, DECK, 3)
    card = scene.card(union, 0, HAND)
    scene.prepare().play(("enter", card))
    scene.play(("name", scene.table.box.words.by_word["affiliation", "X-Men"]))
    assert scene.count(0, HAND) == 1
    scene.damage(one, 2)
    scene.damage(other, 2)
    assert (scene.energy(one), scene.energy(other)) == (3, 1)
