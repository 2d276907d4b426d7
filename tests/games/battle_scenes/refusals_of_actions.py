"""Every requirement that can refuse the use of an action, its modes, its X and its targets (4.6.2)."""

from __future__ import annotations

from typing import Any

from ludoteca.games.battle_scenes.table.areas import HAND, RESOURCES
from ludoteca.games.battle_scenes.table.kinds import Kind
from tests.games.battle_scenes.meaning.test_5_texts import hero
from tests.games.battle_scenes.refusals import STRIKE, THEIRS, Position, case
from tests.games.battle_scenes.stage import character, printed, support


def acting(said: str = STRIKE, *others: Kind, stage: int = 1, new: bool = False, **facts: Any) -> tuple[Position, int]:
    """A character of player 0 with an action, and the others, of player 1, in the scene."""
    kind = printed("Ator", **({"action_text": said, "action_cost": "0"} | facts))
    aimed = printed("Amigo", action_text="Incapacite o alvo em {1}.", action_cost="0")
    scene = Position(kind, *others, aimed)
    scene.base(aimed)
    for other in others:
        scene.base(other, 1)
    return scene, scene.base(kind, stage=stage, new=new)


def refused(scene: Position, user: int, blame: int | None = None) -> Any:
    return scene.fight(), (("use", user, user), user if blame is None else blame)


# -- C: the character and its action ---------------------------------------------------------------


@case("use", "7.3.acao", "not-yours")
def _() -> Any:
    scene, _ = acting(STRIKE, foe := character("Rival"))
    base = scene.base(foe, 1)
    return refused(scene, base)


@case("use", "4.6.2.C.1", "just-entered")
def _() -> Any:
    return refused(*acting(new=True))


@case("use", "4.6.2.C.2", "power")
def _() -> Any:
    return refused(*acting(action_power="Voo"))


@case("use", "4.6.2.C.3", "not-its-action")
def _() -> Any:
    scene, user = acting()
    return scene.fight(), (("use", scene.watch, user), user)


@case("use", "4.6.2.C.3", "not-its-action")
def _() -> Any:
    """Lent in the mode with a target alone, which nobody can be."""
    lending = "Cada outro personagem que você controla pode usar as ações com alvo dos cards de habilidade que este "
    bolt = printed(
        "Raio", "ability", action="Raio", action_cost="0", action_text="Compre um card, ou " + STRIKE.lower()
    )
    law = hero("Lei", "Os personagens não podem ser alvo de ações.")
    scene = Position(bolt, law, moon := hero("Lua", lending + "personagem estiver carregando."))
    scene.base(law, 1)
    base = scene.base(moon, loads=[bolt, None])
    (card, _) = scene.table.loads_of(base)
    return scene.fight(), (("use", scene.watch, card), card)


@case("use", "4.6.2.C.4-1", "one-action")
def _() -> Any:
    scene, user = acting()
    scene.table.write(user).used = ("Outra",)
    return refused(scene, user)


@case("use", "4.6.2.C.5.1", "moment")
def _() -> Any:
    scene, user = acting(action_types=["anticipation"])
    return scene.prepare(), (("use", user, user), user)


@case("use", "4.6.2.C.5.2", "moment")
def _() -> Any:
    scene = Position(kind := printed("Ator", action_text=STRIKE, action_cost="0", action_types=["unforeseen"]))
    user = scene.base(kind, 1)
    return scene.anticipate(), (("use", user, user), user)


@case("use", "4.6.2.C.5.3", "moment")
def _() -> Any:
    """Of both types, and yet not in the opponent's Preparation Phase."""
    scene, _ = acting()
    scene.table.active = 1
    return scene.prepare(), (("use", scene.watch, scene.watch), scene.watch)


@case("use", "4.6.2.C.5.4", "moment")
def _() -> Any:
    scene, user = acting()
    return scene.prepare(), (("use", user, user), user)


@case("use", "7.1.acao-unica", "single-action")
def _() -> Any:
    again = "Este personagem pode usar ações chamadas Único mais de uma vez por turno."
    scene, user = acting(f"Ação Única - {STRIKE}", action="Único", text=again)
    scene.table.write(user).used = ("Único",)
    return refused(scene, user)


@case("use", "7.1.singularidade", "singularity")
def _() -> Any:
    scene, user = acting(f"Singularidade - {STRIKE}")
    scene.table.singular = (0,)
    return refused(scene, user)


# -- D: what effects forbid -------------------------------------------------------------------------


@case("use", "4.6.2.D", "action-forbidden")
def _() -> Any:
    return refused(*acting(STRIKE, hero("Lei", f"{THEIRS} não podem usar ações que causem dano.")))


@case("use", "4.6.2.F.2.4", "targetless")
def _() -> Any:
    law = hero("Lei", f"{THEIRS} não podem usar ações sem alvo.")
    return refused(*acting("Capacite este personagem em {1}.", law))


# -- E: costs ------------------------------------------------------------------------------------------


@case("use", "4.6.2.E.1-3", "exhausted")
def _() -> Any:
    return refused(*acting(action_cost="2"))


@case("use", "4.6.2.E.2.1", "few-resources")
def _() -> Any:
    return refused(*acting(f"Energia Cósmica 2 - {STRIKE}"))


@case("use", "4.6.2.E.2-2", "cost")
def _() -> Any:
    return refused(*acting(f"Descarte dois cards: {STRIKE}"))


# -- F: targets ------------------------------------------------------------------------------------------


@case("use", "4.6.2.F", "no-target")
def _() -> Any:
    text = "Cause 1 ponto de dano em cada um de X alvos diferentes. X é igual ao número de cards em seus recursos."
    return refused(*acting(text))


@case("use", "4.6.2.F.1.1", "no-target")
def _() -> Any:
    return refused(*acting("Cause 1 ponto de dano no suporte alvo."))


@case("use", "4.6.2.F.2.2", "target-forbidden")
def _() -> Any:
    shy = support("Torre")
    scene, user = acting("Cause 1 ponto de dano no suporte alvo.", shy)
    (tower,) = [base for base in scene.table.bases() if scene.table.kind(base) is shy]
    law = scene.base(scene.kinds[1], 1)
    scene.modify("be-target", "deny", 0, tower, source=law)
    return refused(scene, user, tower)


ONLY = f"As ações dos {THEIRS[3:]} que não tenham este personagem como alvo não podem ser usadas."
MUST = f"Este personagem deve ser um dos alvos das ações dos {THEIRS[3:]}."


def of_kind(scene: Position, name: str) -> int:
    return next(base for base in scene.table.bases() if scene.table.kind(base).name == name)


@case("use", "4.6.2.F.2.3", "only-target")
def _() -> Any:
    scene, user = acting("Capacite este personagem em {1}.", hero("Líder", ONLY))
    return refused(scene, user, of_kind(scene, "Líder"))


@case("use", "4.6.2.F.2.3", "only-target")
def _() -> Any:
    scene, user = acting("Cause 1 ponto de dano no suporte alvo.", hero("Líder", ONLY), support("Torre"))
    return refused(scene, user, of_kind(scene, "Líder"))


@case("use", "4.6.2.F.2.1-2", "must-target")
def _() -> Any:
    scene, user = acting(STRIKE, hero("Isca", MUST), hero("Chamariz", MUST))
    return refused(scene, user, of_kind(scene, "Isca"))


@case("use", "4.6.2.F.2.1-1", "no-room")
def _() -> Any:
    """Whoever is chosen calls for a second target, and there is but one."""
    blob = "Este personagem deve ser um dos alvos das ações que tenham outro personagem como alvo."
    scene, user = acting("Cause 1 ponto de dano no vilão alvo.", hero("Um Blob", blob, alignments=["Vilão"]))
    scene.base(scene.kinds[3], 1)
    return refused(scene, user)


# -- pick: a mode, a value of X ----------------------------------------------------------------------


def picking(text: str, *others: Kind, stage: int = 2, **facts: Any) -> tuple[Position, int]:
    scene, user = acting(text, *others, stage=stage, **facts)
    return scene.fight().play(("use", user, user)), user


@case("pick", "4.6.2.B-1", "no-mode")
def _() -> Any:
    scene, user = picking("Cause 1 ponto de dano no alvo, ou capacite este personagem em {1}.")
    return scene, (("pick", "3"), user)


@case("pick", "4.6.2.D", "action-forbidden")
def _() -> Any:
    text = "Cause 1 ponto de dano no alvo, ou incapacite o alvo em {1}, ou capacite este personagem em {1}."
    scene, user = picking(text, hero("Lei", f"{THEIRS} não podem usar ações que causem dano."))
    return scene, (("pick", "1"), user)


def x_of(text: str = "Cause X pontos de dano no alvo.", *others: Kind, stage: int = 2) -> tuple[Position, int]:
    return picking(text, *others, stage=stage, action_cost="X")


@case("pick", "4.6.2.E.1-2", "x")
def _() -> Any:
    scene, user = x_of()
    return scene, (("pick", "3"), user)


@case("pick", "4.6.2.E.1-3", "exhausted")
def _() -> Any:
    scene, user = x_of(stage=1)
    return scene, (("pick", "2"), user)


@case("pick", "4.6.2.D", "action-forbidden")
def _() -> Any:
    scene, user = x_of("Cause X pontos de dano no alvo.", hero("Lei", f"{THEIRS} não podem usar ações de custo {{1}}."))
    return scene, (("pick", "1"), user)


@case("pick", "4.6.2.F", "no-target")
def _() -> Any:
    scene, user = x_of("Cause 1 ponto de dano em cada um de X alvos diferentes.")
    return scene, (("pick", "0"), user)


@case("pick", "4.6.2.E.2.1", "few-resources")
def _() -> Any:
    scene, user = acting("Energia Cósmica X - Cause X pontos de dano no alvo.", stage=2, action_cost="X")
    scene.card(None, 0, RESOURCES)
    return scene.fight().play(("use", user, user)), (("pick", "2"), user)


@case("pick", "4.6.2.E.1-4", "set-cost")
def _() -> Any:
    law = hero("Lei", "As ações de custo {0} têm custo {2}.\nAs ações de custo {0} têm custo {1}.")
    scene, user = x_of("Cause X pontos de dano no alvo.", law)
    return scene, (("pick", "0"), user)


@case("pick", "4.6.2.E.2-2", "cost")
def _() -> Any:
    scene, user = acting("Descarte X cards: Cause X pontos de dano no alvo.", stage=2)
    scene.card(None, 0, HAND)
    scene.cards(0, RESOURCES, 4)
    return scene.fight().play(("use", user, user)), (("pick", "3"), user)


# -- choose: the targets of an action ------------------------------------------------------------------


def aiming(text: str, *others: Kind) -> tuple[Position, int]:
    scene, user = acting(text, *others)
    return scene.fight().play(("use", user, user)), user


@case("choose", "4.6.2.F.1.2", "no-base")
def _() -> Any:
    scene, _ = aiming(STRIKE)
    return scene, (("choose", scene.hand), scene.hand)


@case("choose", "4.6.2.F.1.1", "not-a-target")
def _() -> Any:
    scene, _ = aiming("Cause 1 ponto de dano no suporte alvo.", support("Torre"), support("Outra Torre"))
    return scene, (("choose", scene.watch), scene.watch)


@case("choose", "4.6.2.F.2.2", "target-forbidden")
def _() -> Any:
    scene, _ = aiming(STRIKE, hero("Tímido", "Este personagem não pode ser alvo de ações."))
    safe = of_kind(scene, "Tímido")
    return scene, (("choose", safe), safe)


@case("choose", "4.6.2.F", "target-again")
def _() -> Any:
    scene, user = aiming("Cause 1 ponto de dano em até dois alvos.")
    return scene.choose(user), (("choose", user), user)


@case("choose", "4.6.2.F.2.1-1", "must-target")
def _() -> Any:
    text = "Cause 1 ponto de dano em até dois alvos."
    scene, user = aiming(text, hero("Isca", MUST), hero("Chamariz", MUST), hero("Outra Isca"))
    return scene, (("choose", user), of_kind(scene, "Isca"))


@case("choose", "4.6.2.F.2.3", "must-target")
def _() -> Any:
    text = "Cause 1 ponto de dano em até dois alvos."
    scene, user = aiming(text, hero("Líder", ONLY), hero("Chefe", ONLY))
    return scene, (("choose", user), of_kind(scene, "Líder"))


@case("choose", "4.6.2.F.2.1-1", "no-room")
def _() -> Any:
    """Blob must be a target wherever another is: with one target, nobody else can be chosen."""
    blob = "Este personagem deve ser um dos alvos das ações que tenham um herói como alvo."
    scene, _ = aiming(STRIKE, hero("Blob", blob, alignments=["Vilão"]), hero("Herói"))
    friend = of_kind(scene, "Herói")
    return scene, (("choose", friend), friend)
