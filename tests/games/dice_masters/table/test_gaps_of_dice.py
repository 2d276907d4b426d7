"""Where the rulebook is silent: the rulings on dice, teams and single cards."""

from __future__ import annotations

from collections import Counter

import pytest

from ludoteca.core.errors import SetupError
from tests.games.dice_masters.board import SPARE, Board
from tests.games.dice_masters.invented import MENTALIST, SHAPESHIFTER, SPARK, action, character
from tests.proof import rule

OPEN = {"centre": {"faisca": 0, "distracao": 0}, "cards": [SPARK]}
TEAM = {"actions": ["esmaga", "proteger-se"], "cards": {"thor-filho-de-odin": 1}}


@rule("dice_masters", "spin.2", "bonuses.1")
def test_damage_and_bonuses_stay_on_a_spun_die() -> None:
    """Gap spin.damage: and its place in the attack; if the damage reaches the new defence, it falls."""
    board = Board(
        step="attack",
        **OPEN,
        player1={
            "field": ["thor-filho-de-odin level2 as thor"],
            "reserve": ["proteger-se action", "canalizar-poder action", "parceiro*2 bolt"],
        },
        player2={"field": ["parceiro as side"]},
    )
    board.play("attack thor", "block side thor", "global faisca", "choose thor", "use proteger-se")
    board.play("use canalizar-poder", "pick down")
    assert (board.die("thor").level, board.die("thor").damage, board.die("thor").defence) == (1, 1, 6 + 2)
    assert board.die("thor").role == ["attacking", "blocked"]
    board = Board(
        step="main",
        player1={"reserve": ["canalizar-poder action", SPARE]},
        player2={"field": ["capitao-america-lider-nato level2 as captain damage 3", "parceiro as side"]},
    )
    board.play("use canalizar-poder", "pick down")
    assert board.die("captain").area == "prep"
    assert not board.happened("fielded")


@rule("dice_masters", "spin.4", "spin.6")
def test_who_may_be_spun() -> None:
    """Gap spin.illegal-target: not a level 3 upwards, not a level 1 downwards, and no Sidekick.

    Gap spin.sidekick: a Sidekick is a level 1 character for what looks at levels, and never spun.
    """
    board = Board(
        step="main",
        cards=[
            action("Subir", "Vire um personagem um nível acima."),
            action("Descer", "Vire um personagem um nível abaixo."),
        ],
        player1={
            "reserve": ["subir action", "descer action", "esmaga action", SPARE],
            "field": [
                "thor-filho-de-odin level1 as one",
                "hulk-aniquilador level2 as two",
                "fera-azulao level3 as three",
            ],
        },
        player2={"field": ["parceiro as side"]},
    )
    up, down, smash = board.copy(), board.copy(), board.copy()
    up.play("use subir")
    assert sorted(up.options()) == ["choose one", "choose two"]
    down.play("use descer")
    assert sorted(down.options()) == ["choose three", "choose two"]
    smash.play("use esmaga")
    assert sorted(smash.options()) == ["choose one", "choose side"]
    board = Board(step="main", player1={"reserve": ["canalizar-poder action", SPARE]}, player2={"field": ["parceiro"]})
    assert board.refused("use canalizar-poder") == "fundamentals.2"


@rule("dice_masters", "dice_more.reroll.2", "dice_more.reroll.1")
def test_a_fighter_rerolled_to_energy() -> None:
    """Gap reroll.engaged-energy: it leaves the field; its opponent stays blocked."""
    whirl = action("Turbilhão", "Rejogue um personagem.")
    board = Board(
        step="attack",
        centre={"faisca": 0},
        cards=[whirl, SPARK],
        player1={"field": ["thor-filho-de-odin as thor"], "reserve": ["turbilhao action", "parceiro bolt"]},
        player2={"field": ["hulk-aniquilador as hulk"]},
    )
    board.play("attack thor", "block hulk thor", "use turbilhao", "choose hulk", chance=["roll: fist2"])
    assert board.faces(2, "reserve") == ["hulk fist2"]
    assert board.die("thor").role == ["attacking", "blocked"]
    board.play("pass")
    assert board.life(2) == 15
    assert board.die("thor").area == "field"


@rule("dice_masters", "dice_more.2", "dice_more.3")
def test_what_an_unrolled_die_is() -> None:
    """Gap dice.unrolled-type: it has its kind but no face, level or stats; a Sidekick die is no character there."""
    board = Board(
        step="main",
        cards=[action("Chamar", "Jogue um Parceiro da sua pilha de usados e deixe-o na sua reserva.")],
        player1={"reserve": ["chamar action", SPARE], "used": ["parceiro as old", "thor-filho-de-odin as thor"]},
    )
    assert (board.die("old").face, board.die("old").level, board.die("old").attack) == ("", 0, 0)
    board.play("use chamar", chance=["roll: mask"])
    assert board.faces(1, "reserve") == ["parceiro level1", "parceiro mask"]


@rule("dice_masters", "dice_more.1", "dice_more.reroll.2", "active.3")
def test_an_unrolled_die_put_into_play() -> None:
    """Gap dice.put-unrolled: rolled on arriving, and not fielded; what is no character can't be in the field."""
    for place, face, where in (
        ("o seu campo", "level1", "field"),
        ("o seu campo", "bolt2", "reserve"),
        ("a sua reserva", "level1", "reserve"),
        ("a sua reserva", "bolt2", "reserve"),
    ):
        text = f"Mova um dado da sua pilha de usados para {place}."
        board = Board(
            step="main",
            cards=[action("Trazer", text)],
            player1={"reserve": ["trazer action", SPARE], "used": ["thor-filho-de-odin as thor"]},
            player2={"field": ["hulk-aniquilador as hulk"]},
        )
        board.play("use trazer", chance=[f"roll: {face}"])
        assert (board.die("thor").area, board.die("thor").face) == (where, face)
        assert board.zone(1, "captured") == {}  # the Odinson's "when fielded" is silent


@rule("dice_masters", "turn.main.buy.5", "turn.attack.damage.10")
def test_who_owns_a_bought_die() -> None:
    """Gap dice.ownership: the buyer of a basic action die, for good; dice go to their owners' areas."""
    for active in (1, 2):
        board = Board(
            step="main",
            active=active,
            centre={"esmaga": 1},
            **{f"player{active}": {"reserve": ["parceiro*3 fist", SPARE]}},
        )
        board.play("buy esmaga")
        assert board.zone(active, "used") == {"esmaga": 1, "parceiro": 3}
        number = next(number for number in board.table.pieces if board.table.kind(number).word == "esmaga")
        assert board.table.pieces[number].owner == active - 1


@rule("dice_masters", "cards.5", "cards.6")
def test_what_makes_a_fist_character() -> None:
    """Gap dice.type-of-character: its card, whatever energy shows; a Sidekick has neither type nor affiliation."""
    board = Board(
        step="main",
        cards=[action("Reunir", "Os personagens dos Vingadores ganham +1A até o fim do turno.")],
        player1={"reserve": ["reunir action", "thor-filho-de-odin level1 as thor", "parceiro fist", SPARE]},
        player2={"field": ["hulk-aniquilador as hulk", "parceiro as side", "fera-azulao as beast"]},
    )
    board.play("field thor")
    assert board.zone(1, "captured") == {"hulk": 1}
    board.play("use reunir")
    assert board.die("thor").attack == 6
    assert board.die("beast").attack == 1
    assert board.die("side").attack == 1


# -- capture, control, copies ---------------------------------------------------------------


@rule("dice_masters", "capture.3", "capture.4")
def test_how_a_capture_ends() -> None:
    """Gap capture.ends: whenever the captor leaves the field; back on the same face, without damage, and out of the
    attack."""
    net = character("Rede", "Quando este dado atacar, capture um personagem opositor até o fim do turno.")
    whirl = action("Turbilhão", "Rejogue um personagem.")
    board = Board(
        step="attack",
        centre={"faisca": 0},
        cards=[net, whirl, SPARK],
        player1={"field": ["rede level1 as net"], "reserve": ["turbilhao action", "parceiro bolt"]},
        player2={"field": ["thor-filho-de-odin level2 as thor damage 2"]},
    )
    board.play("attack net")
    assert board.zone(1, "captured") == {"thor": 1}
    board.play("use turbilhao", chance=["roll: mask"])
    assert board.die("net").area == "reserve"
    assert (board.die("thor").area, board.die("thor").level, board.die("thor").damage) == ("field", 2, 0)


@rule("dice_masters", "control.3", "control.6")
def test_what_the_controller_may_do() -> None:
    """Gap control.stack: it may not attack; control ends whenever it leaves the field; "you" is who controls.

    Damage on it stays on it when it goes back."""
    whirl = action("Turbilhão", "Rejogue um personagem.")
    board = Board(
        step="main",
        cards=[MENTALIST, whirl],
        player1={
            "life": 5,
            "reserve": ["mentalista level1 as m", "turbilhao action", "feixe-de-energia action", SPARE],
        },
        player2={
            "life": 5,
            "field": ["homem-de-ferro-filantropo level1 as iron damage 1", "thor-filho-de-odin level3 as thor"],
        },
    )
    board.play("field m", "choose iron")
    rerolled = board.copy()
    board.play("use feixe-de-energia")
    assert (board.life(1), board.life(2)) == (6, 5)
    rerolled.play("use turbilhao", "choose m", chance=["roll: mask"])
    assert (rerolled.die("iron").controller, rerolled.die("iron").area) == (2, "field")
    assert rerolled.die("iron").damage == 1


@rule("dice_masters", "control.5", "turn.cleanup.2")
def test_a_controlled_attacker_that_nobody_blocks() -> None:
    """Gap control.unblocked: it deals its damage for you and goes to the opponent's prep area."""
    board = Board(
        step="main",
        cards=[MENTALIST],
        player1={"reserve": ["mentalista level1 as m"]},
        player2={"field": ["thor-filho-de-odin as thor"]},
    )
    board.play("field m", "attack thor")
    assert board.life(2) == 10
    assert board.after("turn.cleanup.1").zone(2, "prep") == {"thor": 1}


@rule("dice_masters", "copy.4", "copy.5", "cardtext.3")
def test_how_long_a_copy_lasts() -> None:
    """Gap copy.duration: until the end of turn, under both names; printed numbers without other bonuses or damage."""
    drum = action(
        "Tambor", "Todos os Tempestade ganham +1A até o fim do turno. Todos os Thor ganham +1A até o fim do turno."
    )
    board = Board(
        step="main",
        centre={"invulnerabilidade": 0},
        cards=[SHAPESHIFTER, drum],
        player1={
            "reserve": ["metamorfo level1 as copier", "tambor action", "parceiro bolt"],
            "field": ["thor-filho-de-odin level2 as thor damage 3"],
        },
    )
    board.play("global invulnerabilidade")
    assert board.die("thor").attack == 7
    board.play("field copier")
    if "choose" in board.verbs():
        board.play("choose thor")
    assert (board.die("copier").attack, board.die("copier").defence, board.die("copier").damage) == (6, 8, 0)
    board.play("use tambor")
    assert board.die("copier").attack == 6 + 1 + 1
    board.pass_to("attack").play("done")
    assert (board.die("copier").attack, board.die("copier").defence) == (2, 1)


# -- teams ------------------------------------------------------------------------------------


@rule("dice_masters", "teams.draft.5", "teams.draft.6")
def test_a_pile_leaves_the_draft_whole() -> None:
    """Gap draft.piles: one card kept, the others and the unused dice are out of the game."""
    board = Board.match(format="draft", first=0, draft={"copies": 2})
    board.play("draft thor-filho-de-odin", "dice 1")
    while {"draft", "dice"} & board.verbs():
        assert not any("thor" in option for option in board.options())
        board.play(board.options()[0])
    assert board.zone(2, "cards") == {"thor": 1}
    assert sum(1 for number in board.table.pieces if board.table.kind(number).word == "thor") == 1


@rule("dice_masters", "teams.draft.1", "teams.2")
def test_what_the_agreed_number_counts() -> None:
    """Gap draft.limit: it is life and dice of the team; neither Sidekicks nor basic actions count."""
    board = Board.match(format="draft", first=0, draft={"number": 8, "copies": 4})
    while {"draft", "dice"} & board.verbs():
        board.play(board.options()[-1])
    assert board.life(1) == 8
    for player in (1, 2):
        assert sum(board.zone(player, "cards").values()) == 8
    assert Counter(board.table.kind(n).word for n in board.table.pieces)["parceiro"] == 16
    assert sum(board.centre().values()) == 12


@rule("dice_masters", "teams.basic.4", "teams.basic.8", "teams.tournament.6")
def test_a_small_team() -> None:
    """Gap teams.min: down to no card at all; but each card brought has a die."""
    empty = {"actions": ["esmaga", "proteger-se"], "cards": {}}
    for name in ("basic", "tournament"):
        assert Board.match(format=name, teams=[empty, empty]).zone(1, "cards") == {}
        with pytest.raises(SetupError):
            Board.match(format=name, teams=[empty, {**empty, "cards": {"thor-filho-de-odin": 0}}])


@rule("dice_masters", "teams.basic.10")
def test_who_starts() -> None:
    """Gap teams.starting-player: by lot from the seed, unless the players agree."""
    lots = [Board.match(seed, format="basic", teams=[TEAM, TEAM]).table.active for seed in range(16)]
    assert set(lots) == {0, 1}
    assert lots == [Board.match(seed, format="basic", teams=[TEAM, TEAM]).table.active for seed in range(16)]
    for first in (0, 1):
        assert {Board.match(s, format="basic", teams=[TEAM, TEAM], first=first).table.active for s in range(8)} == {
            first
        }


@rule("dice_masters", "teams.tournament.2", "teams.tournament.7")
def test_tournaments_follow_the_rules_of_basic_teams() -> None:
    """Gap teams.tournament-silent: equal actions make two sets of three dice; the starter is chosen alike."""
    board = Board.match(format="tournament", teams=[TEAM, {**TEAM, "actions": ["esmaga", "rajada-de-poder"]}])
    assert board.centre() == {"esmaga": 6, "proteger-se": 3, "rajada-de-poder": 3}
    lots = {Board.match(seed, format="tournament", teams=[TEAM, TEAM]).table.active for seed in range(16)}
    assert lots == {0, 1}


# -- single cards -----------------------------------------------------------------------------------


@rule("dice_masters", "turn.main.field.5")
def test_playing_with_fire() -> None:
    """Gap card.playing-with-fire: the Torch that is himself the first gets nothing, nor when a Sidekick follows."""
    board = Board(
        step="main",
        player1={"reserve": ["tocha-humana-brincando-com-fogo level1 as torch", SPARE, "fera-azulao level2 as beast"]},
    )
    board.play("field torch")
    assert board.die("torch").attack == 2
    board.play("field spare")
    assert board.die("torch").attack == 2


@rule("dice_masters", "active.1", "active.3")
def test_flame_on_and_the_torch_himself() -> None:
    """Gap card.flame-on-self: the first Torch's own fielding does not count; with another in the field it does."""
    torch = "tocha-humana-em-chamas level1 as new"
    board = Board(step="main", player1={"reserve": [torch, SPARE]})
    assert board.play("field new").verbs() == {"pass", "field"}
    board = Board(step="main", player1={"reserve": [torch, SPARE], "field": ["tocha-humana-em-chamas level2 as old"]})
    board.play("field new", "choose player2")
    assert board.life(2) == 14  # once: one card
    assert board.verbs() == {"pass", "field"}
    match = "tocha-humana-palito-de-fosforo"
    board = Board(step="main", player1={"reserve": [f"{match} level1 as new", SPARE], "used": [match]})
    assert board.play("field new").verbs() == {"pass", "field"}


@rule("dice_masters", "turn.main.field.6")
def test_american_hero_rolls_a_character() -> None:
    """Gap card.american-hero: it goes to the reserve pool like any result, and may be fielded."""
    board = Board(
        step="main",
        player1={
            "reserve": ["capitao-america-heroi-americano level1 as captain", "esmaga generic2"],
            "used": ["parceiro as old"],
        },
        centre={"esmaga": 0},
    )
    board.play("field captain", "accept", chance=["roll: level1"])
    assert board.die("old").area == "reserve"
    board.play("field old")
    assert board.die("old").area == "field"


@rule("dice_masters", "areas.bag.2", "bursts.4")
def test_mutate_666_with_few_dice() -> None:
    """Gap card.mutate-666: the owner sees both and chooses; a single one goes to prep; the bag is refilled first."""
    position = {"step": "attack", "player1": {"field": ["parceiro as side"], "reserve": ["parceiro bolt"]}, **OPEN}
    beast = {"field": ["fera-mutacao-666 level1 as beast"]}
    board = Board(**position, player2={**beast, "bag": ["parceiro"]})
    board.play("attack side", "block beast side", chance=["draw: parceiro"])
    assert board.zone(2, "prep") == {"parceiro": 1}
    assert board.zone(2, "used") == {}
    board = Board(**position, player2={**beast, "bag": ["parceiro"], "used": ["thor-filho-de-odin"]})
    board.play("attack side", "block beast side", chance=["draw: parceiro", "draw: thor"])
    assert sorted(board.options()) == ["choose parceiro", "choose thor"]
    board.play("choose thor")
    assert board.zone(2, "prep") == {"thor": 1}
    assert board.zone(2, "used") == {"parceiro": 1}


@rule("dice_masters", "prevent.2")
def test_jade_giant_finds_no_other_target() -> None:
    """Gap card.jade-giant-retarget: what Spider-Man prevents is lost."""
    board = Board(
        step="main",
        player1={
            "reserve": ["feixe-de-energia action"],
            "field": ["hulk-gigante-esmeralda level3 as hulk", "parceiro as s"],
        },
        player2={
            "field": ["homem-aranha-tigrao level1 as tiger", "thor-filho-de-odin level1 as thor"],
            "reserve": ["parceiro fist"],
        },
    )
    board.play("use feixe-de-energia", "decline", "choose tiger", "accept")
    assert board.die("tiger").area == "field"
    assert board.die("thor").area == "field"


@rule("dice_masters", "prevent.2", "prevent.3")
def test_what_tiger_can_prevent() -> None:
    """Gap card.tiger-scope: one effect of an ability, action or global for each fist; not combat damage."""
    tigers = {"field": ["homem-aranha-tigrao level1 as one", "homem-aranha-tigrao level2 as two"]}
    board = Board(
        step="main",
        player1={"reserve": ["feixe-de-energia action*", SPARE]},
        player2={**tigers, "reserve": ["parceiro fist"]},
    )
    board.play("use feixe-de-energia", "accept")
    assert sorted((board.die("one").damage, board.die("two").damage)) == [0, 2]  # a fist for each die
    board = Board(
        step="main",
        **OPEN,
        player1={"reserve": ["parceiro*2 bolt", SPARE]},
        player2={**tigers, "reserve": ["parceiro fist"]},
    )
    board.play("global faisca", "choose one", "accept", "global faisca", "choose one")
    assert board.die("one").damage == 1  # and for each effect
    for text, value in (
        ("Um personagem opositor ganha -1A até o fim do turno.", "attack"),
        ("Vire um personagem opositor um nível acima.", "level"),
        ("Capture um personagem opositor.", "area"),
        ("Rejogue um personagem opositor.", "level"),
        ("Mova um personagem opositor para a área de preparação do dono.", "area"),
    ):
        card = character("Teste", f"Quando posicionado, {text[0].lower()}{text[1:]}")
        board = Board(
            step="main",
            cards=[card],
            player1={"reserve": ["teste level1 as test", SPARE]},
            player2={"field": ["homem-aranha-tigrao level2 as tiger"], "reserve": ["parceiro fist"]},
        )
        before = getattr(board.die("tiger"), value)
        board.play("field test", "accept")
        assert getattr(board.die("tiger"), value) == before
        assert board.zone(2, "used") == {"parceiro": 1}


@rule("dice_masters", "turn.attack.damage.8")
def test_thrown_car_and_its_blockers() -> None:
    """Gap card.thrown-car: all are assigned enough to fall, what they bear counted; without any all goes through."""
    # A bonus of +1 for blocking leaves Beast with 4 of defence, 2 of which are gone.
    for second, through in (("parceiro as b", 6 - 1 - 1), ("fera-azulao level2 as b damage 2", 6 - 1 - 2)):
        board = Board(
            step="main",
            player1={"reserve": ["arremessar-carro action"], "field": ["thor-filho-de-odin as thor"]},
            player2={"field": ["parceiro as a", second]},
        )
        board.play("use arremessar-carro", "attack thor", "block a thor", "block b thor")
        assert board.life(2) == 15 - through
        assert board.zone(2, "field") == {}
    board = Board(
        step="attack",
        **OPEN,
        player1={"field": ["thor-filho-de-odin as thor"], "reserve": ["arremessar-carro action", "parceiro bolt"]},
        player2={"field": ["parceiro as a"]},
    )
    board.play("attack thor", "block a thor", "use arremessar-carro", "global faisca", "choose a")
    assert board.life(2) == 15 - 6
    # With too little for all of them he divides it as ever, and nothing goes through.
    board = Board(
        step="main",
        player1={"reserve": ["arremessar-carro action"], "field": ["thor-filho-de-odin as thor"]},
        player2={"field": ["hulk-aniquilador level2 as a", "parceiro as b"]},
    )
    board.play("use arremessar-carro", "attack thor", "block b thor", "block a thor", "assign 0")
    assert board.life(2) == 15


@rule("dice_masters", "turn.attack.damage.10")
def test_invulnerability_takes_out_of_the_attack() -> None:
    """Gap card.invulnerability: back in the field at level 1, undamaged, and no damage from it any more."""
    board = Board(
        step="attack",
        **OPEN,
        player1={
            "field": ["capitao-america-lider-nato level2 as captain damage 2"],
            "reserve": ["invulnerabilidade action", "rajada-de-poder action"],
        },
    )
    board.play("attack captain", "use invulnerabilidade", "use rajada-de-poder", "choose captain")
    assert (board.die("captain").area, board.die("captain").level) == ("field", 1)
    assert board.life(2) == 15


@rule("dice_masters", "turn.attack.block.2")
def test_distraction_with_few_characters_or_after_blocks() -> None:
    """Gap card.distraction: as many as he has; blocks already made stand."""
    board = Board(
        step="main",
        player1={"reserve": ["distracao action", SPARE], "field": ["parceiro as side"]},
        player2={"field": ["thor-filho-de-odin as thor"]},
    )
    board.play("use distracao").pass_to("attack").play("attack side")
    assert board.life(2) == 14  # Thor could not block
    board = Board(
        step="attack",
        player1={"reserve": ["distracao action"], "field": ["thor-filho-de-odin as thor"]},
        player2={"field": ["parceiro as side"]},
    )
    board.play("attack thor", "block side thor", "use distracao")
    assert board.life(2) == 15
    assert board.after("turn.attack.damage.11").die("side").area == "prep"


@rule("dice_masters", "turn.main.global.3", "turn.attack.actions.1")
def test_whose_attackers_the_distraction_global_moves() -> None:
    """Gap card.distraction-global: either player, any attacker, after blocks."""
    for who in (1, 2):
        board = Board(
            step="attack",
            **OPEN,
            player1={"field": ["thor-filho-de-odin as thor"], "reserve": ["parceiro mask"] if who == 1 else []},
            player2={"reserve": ["parceiro mask"] if who == 2 else []},
        )
        board.play("attack thor")
        assert board.deciding() == who
        board.play("global distracao")
        assert board.life(2) == 15
        assert board.die("thor").area == "field"
    board = Board(step="main", **OPEN, player1={"reserve": ["parceiro mask", SPARE], "field": ["parceiro"]})
    assert board.refused("global distracao") == "fundamentals.2"


@rule("dice_masters", "glossary.engaged", "dice_more.reroll.1")
def test_ro_on_either_side() -> None:
    """Gap card.ro: attacking or blocking, each Storm on her own; a new level stays engaged with its damage."""
    board = Board(
        step="attack",
        **OPEN,
        player1={"field": ["thor-filho-de-odin level1 as thor damage 2"], "reserve": ["parceiro bolt"]},
        player2={"field": ["tempestade-ro level1 as storm"]},
    )
    board.play("attack thor", "block storm thor", chance=["roll: level3"])
    assert (board.die("thor").level, board.die("thor").damage) == (3, 2)
    assert board.die("thor").role == ["attacking", "blocked"]
    board = Board(
        step="attack",
        **OPEN,
        player1={"field": ["tempestade-ro level1 as one", "tempestade-ro level2 as two"], "reserve": ["parceiro bolt"]},
        player2={"field": ["thor-filho-de-odin as thor", "hulk-aniquilador as hulk"]},
    )
    board.play("attack one", "attack two", "block hulk one", "block thor two")
    assert board.verbs() == {"resolve"}
    board.play("resolve tempestade")
    assert len(board.happened("roll")) == 2
    assert [len(event.subjects) for event in board.happened("roll")] == [1, 1]
