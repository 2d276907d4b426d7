"""What a text does, when, and at what cost."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import partial
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import Did, Effect
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.wording.vocabulary import say

# -- when -------------------------------------------------------------------------

say(t.WhileActive, pt="estiver ativo", en="active", also=("estiver ativa",))
say(t.WhenFielded, pt="quando posicionado", en="when fielded", also=("quando {_:This} for posicionado",))
say(t.WhenYouField, pt="quando você posicionar um personagem", en="when you field a character", first=False)
say(
    t.WhenYouField, pt="quando você posicionar o seu primeiro personagem do turno",
    en="when you field your first character of the turn", first=True,
)  # fmt: skip
say(t.AfterBlocks, pt="depois dos bloqueios", en="after blocks")
for trigger, pt, en in (
    (t.WhenAttacks, "!atacar/future", "!attack/indicative"),
    (t.WhenBlocks, "!bloquear/future", "!block/indicative"),
    (t.WhenBlocked, "!ser/future bloqueado~", "!be/indicative blocked"),
    (t.WhenDamagesOpponent, "!causar/future dano ao oponente", "!damage/indicative your opponent"),
    (
        t.WouldBeAffected,
        "seria~ afetado~ por uma habilidade ou efeito de jogo",
        "would be affected by an ability or game effect",
    ),
):
    say(trigger, pt=f"quando {{_:This}} {pt}", en=f"when {{_:This}} {en}")
for in_attack, pt, en in ((False, "", ""), (True, " na etapa de ataque", " in the attack step")):
    also = "" if not in_attack else " durante a etapa de ataque"
    say(
        t.WhenDamaged, pt=f"quando {{_:This}} !sofrer/future dano{pt}",
        en=f"when {{_:This}} !take/indicative damage{en}",
        also=(f"quando {{_:This}} !sofrer/future dano{also}",), in_attack=in_attack, name="",
    )  # fmt: skip
    say(
        t.WhenDamaged, pt=f"quando você ou {{name:Called}} sofrer dano{pt}",
        en=f"when you or {{name:Called}} take damage{en}",
        also=(f"quando você ou {{name:Called}} sofrer dano{also}",), in_attack=in_attack,
    )  # fmt: skip
for blocking, pt, en in ((False, "", ""), (True, " enquanto bloqueia", " while blocking")):
    say(
        t.WhenKnockedOut, pt=f"quando {{_:This}} !ser/future nocauteado~{pt}",
        en=f"when {{_:This}} !be/indicative knocked out{en}", blocking=blocking,
    )  # fmt: skip
say(t.WouldBeDamaged, pt="quando você sofreria dano", en="when you would take damage")
say(
    t.YoursWouldBeDamaged, pt="quando um personagem seu sofreria dano",
    en="when a character of yours would take damage",
)  # fmt: skip
say(
    t.YourEffectDamages, pt="quando um dado de ação seu ou uma habilidade global sua causar dano",
    en="when an action die or global ability of yours deals damage",
)  # fmt: skip

# -- costs and counts -------------------------------------------------------------

say(t.Energy, pt="{amount} {kind:Coin}", en="{amount} {kind:Coin}")
say(t.Energy, pt="{amount} de energia", en="{amount} energy", also=("{amount} @energia",), kind="")
say(
    t.SpinDown, pt="virando um personagem seu um nível abaixo",
    en="by spinning a character of yours down one level",
)  # fmt: skip

#: What was done "desta forma", before it is known in which clause: the last that knocked out, or the last.
KNOCKED_OUT, AFFECTED = -1, -2
say(Did, "Amount", pt="dado nocauteado desta forma", en="die knocked out this way", clause=KNOCKED_OUT)
say(Did, "Amount", pt="dado afetado desta forma", en="die affected this way", clause=AFFECTED)

# -- effects that begin with their verb -------------------------------------------

say(e.Hit, pt="{amount:Figure} de dano a {to}", en="{amount:Figure} damage to {to}")
say(e.Damage, pt="!causar {hits:Hits}", en="!deal {hits:Hits}")
say(e.KnockOut, pt="!nocautear {what}", en="!knock out {what}")
say(e.GainLife, pt="@você/one !ganhar {amount:Figure} de vida", en="!gain {amount:Figure} life")
say(e.GainLife, pt="!ganhar {amount:Figure} de vida", en="!gain {amount:Figure} life")
for up, down, pt, en in (
    (True, False, "acima", "up"),
    (False, True, "abaixo", "down"),
    (True, True, "acima ou abaixo", "up or down"),
):
    say(e.Spin, pt=f"!virar {{what}} um nível {pt}", en=f"!spin {{what}} {en} one level", up=up, down=down)
#: Where a die goes that shows no character.
REST = "[; o que não mostrar um personagem vai para {otherwise:Goal}]"
REST_EN = "[; what does not show a character goes to {otherwise:Goal}]"
say(
    e.Reroll, pt=f"!rejogar {{what}}{REST}", en=f"!reroll {{what}}{REST_EN}",
    also=(f"!jogar {{what}} novamente{REST}", f"!jogar novamente {{what}}{REST}"),
)  # fmt: skip
say(
    e.RollDie, pt=f"!jogar {{what}} e !deixar -o~ na sua reserva{REST}",
    en=f"!roll {{what}} and keep them~ in your reserve pool{REST_EN}",
)  # fmt: skip


def drawn(count: int, area: str, rolled: bool) -> e.DrawDice:
    return e.DrawDice(count, (area,), rolled)


def as_drawn(it: Effect, rolled: bool) -> Fields | None:
    together = isinstance(it, e.DrawDice) and len(it.areas) == 1 and it.rolled == rolled
    return {"count": it.count, "area": it.areas[0]} if isinstance(it, e.DrawDice) and together else None


for rolled, pt, en in ((False, "", ""), (True, ", !jogar -o~", ", roll them~")):
    say(
        e.DrawDice, pt=f"!pegar {{count:Several}} @dado da sua bolsa{pt} e !pôr -o~ em {{area:Put}}",
        en=f"!draw {{count:Several}} @die from your bag{en} and put them~ in {{area:Put}}",
        make=partial(drawn, rolled=rolled), unmake=partial(as_drawn, rolled=rolled),
    )  # fmt: skip
say(
    e.DrawDice, pt="!pegar dois dados da sua bolsa, !pôr um em {one:Put} e o outro em {other:Put}",
    en="!draw two dice from your bag, put one in {one:Put} and the other in {other:Put}",
    make=lambda one, other: e.DrawDice(2, (one, other)),
    unmake=lambda it: {"one": it.areas[0], "other": it.areas[1]}
    if isinstance(it, e.DrawDice) and it.count == len(it.areas) == 2 and not it.rolled else None,
)  # fmt: skip
say(e.MoveDice, pt="!mover {what} para {area:Goal}", en="!move {what} to {area:Goal}")
say(e.RedirectDamage, pt="!redirecionar {amount} desse dano para {to}", en="!redirect {amount} of that damage to {to}")
say(e.Capture, pt="!capturar {what} [até o fim do turno]", en="!capture {what} until end of turn")
say(
    e.TakeControl, pt="!tomar o controle de {what} [até o fim do turno]", en="!take control of {what} until end of turn"
)  # fmt: skip
say(
    e.StrikePlayer,
    pt="!fazer este dado causar o dano dele ao oponente em vez de aos bloqueadores; na limpeza, ele vai para a sua"
    " pilha de usados",
    en="!have this die deal its damage to your opponent instead of to its blockers; at clean up it goes to your used"
    " pile",
)  # fmt: skip

# -- effects that begin with their subject ----------------------------------------


@dataclass(frozen=True, slots=True)
class ThisTurn(Effect):
    """ "até o fim do turno". No text means this: a text that holds by itself does not say it, and any other does."""

    effect: Effect


def this_turn(kind: type, **said: Any) -> ThisTurn:
    return ThisTurn(kind(**said))


def as_this_turn(it: ThisTurn, kind: type, constants: Fields) -> Fields | None:
    if not isinstance(it, ThisTurn) or type(it.effect) is not kind:
        return None
    found = {each.name: getattr(it.effect, each.name) for each in fields(kind)}
    if any(found.pop(name) != value for name, value in constants.items()):
        return None
    return found


Pair = tuple[str, str]
NOTHING: Pair = "", ""


def hold(kind: type, pt: str, en: str, until: Pair, rest: Pair = NOTHING, constants: Fields | None = None) -> None:
    """What holds by itself, or this turn. ``rest`` stands after the duration."""
    constants = constants or {}
    say(kind, pt=pt + rest[0], en=en + rest[1], given=constants)
    say(
        ThisTurn, pt=f"{pt} {until[0]}{rest[0]}", en=f"{en} {until[1]}{rest[1]}",
        also=(f"{pt} (até o fim do turno|até o final do turno|neste turno){rest[0]}",),
        make=partial(this_turn, kind, **constants), unmake=partial(as_this_turn, kind=kind, constants=constants),
    )  # fmt: skip


END, TURN = ("até o fim do turno", "until end of turn"), ("neste turno", "this turn")
for pt, en, constants in (
    (
        "({attack:Attack} e {defence:Defence}|{defence:Defence} e {attack:Attack})",
        "{attack:Attack} and {defence:Defence}",
        {},
    ),
    ("{attack:Attack}", "{attack:Attack}", {"defence": 0}),
    ("{defence:Defence}", "{defence:Defence}", {"attack": 0}),
):
    hold(
        e.Bonus, f"{{what:Selector}} (!ganhar|!receber) {pt}", f"{{what:Selector}} !get {en}", END, constants=constants
    )  # fmt: skip
for this_die, pt, en in ((False, "", ""), (True, " este dado", " this die")):
    hold(
        e.CannotBlock, "{what:Selector} não !poder bloquear" + pt, "{what:Selector} cannot block" + en, TURN,
        constants={"this_die": this_die},
    )  # fmt: skip
hold(
    e.MustBlock, "{what:Selector} !dever bloquear este dado", "{what:Selector} must block this die", TURN,
    ("[, se !poder/future]", " if able"),
)  # fmt: skip
say(e.DealsNoDamage, pt="{what} não !causar dano neste ataque", en="{what} !deal no damage in this attack")
say(
    e.ExcessDamage, pt="o @dano/one de {what} que exceder a defesa dos bloqueadores !ser causado~ ao oponente",
    en="damage by {what} that exceeds the blockers' defence is dealt to your opponent",
)  # fmt: skip
say(
    e.ReturnToField, pt="{what} que seria~ nocauteado~ neste turno !voltar ao campo no nível {level}",
    en="{what} that would be knocked out this turn !return to the field at level {level}",
)  # fmt: skip
say(
    e.ReduceDamage, pt="todo dano causado a este dado diminui em {amount}",
    en="all damage dealt to this die is reduced by {amount}", alone="indicative",
)  # fmt: skip
say(
    e.BlockSeveral, pt="{_:This} !poder bloquear até {amount:Several} @atacante",
    en="{_:This} may block up to {amount:Several} @attacker",
)  # fmt: skip
say(e.PreventIt, pt="{_:This} não !ser afetado~", en="{_:This} !be not affected", also=("ele não é afetado",))
say(
    e.MoreDamage, pt="um dos alvos sofre {amount} de dano a mais", en="one of the targets takes {amount} more damage",
    alone="indicative",
)  # fmt: skip
for stats, abilities, pt, en in (
    (True, False, "os atributos", "stats"),
    (False, True, "as habilidades", "abilities"),
    (True, True, "os atributos e as habilidades", "stats and abilities"),
):
    say(
        e.CopyDie, pt=f"{{_:This}} !copiar {pt} de {{what}}", en=f"{{_:This}} !copy the {en} of {{what}}", stats=stats,
        abilities=abilities,
    )  # fmt: skip
