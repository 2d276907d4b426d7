"""What a text does, when, if, and at what cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import EACH, ONE, OPPONENT, THIS, YOU, Amount, Effect, Selector
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.names import COLOURS
from ludoteca.games.fabula.wording.vocabulary import Filters, call, ordered, say

# -- when -------------------------------------------------------------------------

for kind, pt, en in (
    ("enter", "!entrar em campo", "!enter the battle zone"),
    ("die", "!morrer", "!die"),
    ("leave", "!sair de campo", "!leave the battle zone"),
    ("destroyed", "!ser destruído~", "!be destroyed"),
    ("offensive", "!realizar uma ofensiva", "!make an offensive"),
    ("influence", "!realizar uma influência", "!make an influence"),
    ("block", "!bloquear", "!block"),
    ("blocked", "!ser bloqueado~", "!be blocked"),
    ("dealt", "!causar dano", "!deal damage"),
    ("damaged", "!sofrer dano", "!take damage"),
    ("gain-resistance", "!ganhar resistência", "!gain resistance"),
    ("lose-resistance", "!perder resistência", "!lose resistance"),
    ("captured", "!ser tomado~", "!be taken"),
):
    call("Event", kind, pt=pt, en=en)
for category, how in (("This", THIS), ("Host", t.HOST)):
    say(
        t.When, pt=f"quando {{_:{category}}} {{kind:Event/future}}",
        en=f"when {{_:{category}}} {{kind:Event/indicative}}", how=how,
    )  # fmt: skip
say(
    t.When, pt="quando {filters:One} {kind:Event/future}", en="when {filters:One} {kind:Event/indicative}",
    how=EACH,
)  # fmt: skip
say(
    t.When, pt="quando {how:Player} !usar/future um~ {filters:Kind/one}",
    en="when {how:Player} !use/indicative a {filters:Kind/one}", kind="use",
)  # fmt: skip
for kind, pt, en in (
    ("draw", "!comprar/future uma carta", "!draw/indicative a card"),
    ("discard", "!descartar/future uma carta", "!discard/indicative a card"),
    ("capture", "!tomar/future uma base", "!take/indicative a base"),
):
    say(t.When, pt=f"quando {{how:Player}} {pt}", en=f"when {{how:Player}} {en}", kind=kind)
for kind, pt, en in (("turn-start", "início", "start"), ("turn-end", "fim", "end")):
    say(t.When, pt=f"no {pt} do seu turno", en=f"at the {en} of your turn", kind=kind, how=t.PLAYER)
    say(t.When, pt=f"no {pt} de cada turno", en=f"at the {en} of each turn", kind=kind, how="")

# -- if ---------------------------------------------------------------------------


def how_many(whose: t.Whose | None, least: bool) -> tuple[Callable[..., Any], Callable[[Any], Fields | None]]:
    """How a condition on the number of some is made and unmade: of those that somebody controls, or of all."""

    def make(amount: int, filters: Filters) -> t.HowMany:
        return t.HowMany(ordered((*filters, *([whose] if whose else []))), amount, least)

    def unmake(it: Any) -> Fields | None:
        controlled = [each for each in it.filters if isinstance(each, t.Whose)] if isinstance(it, t.HowMany) else None
        if controlled != ([whose] if whose else []) or it.least != least:
            return None
        return {"amount": it.amount, "filters": tuple(each for each in it.filters if each != whose)}

    return make, unmake


def none_yours(filters: Filters) -> t.HowMany:
    return t.HowMany(ordered((*filters, t.YOURS)), 0, False)


def as_none_yours(it: Any) -> Fields | None:
    found = how_many(t.YOURS, False)[1](it)
    return {"filters": found["filters"]} if found is not None and not found["amount"] else None


say(
    t.HowMany, pt="você não controla {filters:Kind/several}", en="you control no {filters:Kind/several}",
    also=("você não controla [nenhum~] {filters:Kind/one}",), make=none_yours, unmake=as_none_yours,
)  # fmt: skip
for owner, pt, en in (
    (t.YOURS, "você controla", "you control"),
    (t.Whose(OPPONENT), "um oponente controla", "an opponent controls"),
    (None, "há", "there are"),
):
    for least, compare, compare_en in ((False, "menos", "fewer"), (True, "mais", "more")):
        make, unmake = how_many(owner, least)
        say(
            t.HowMany, pt=f"{pt} {{amount:Least}} ou {compare} {{filters:Kind/several}}",
            en=f"{en} {{amount:Least}} or {compare_en} {{filters:Kind/several}}", make=make, unmake=unmake,
        )  # fmt: skip
say(t.YourTurn, pt="for o seu turno", en="it is your turn", also=("é o seu turno",), yours=True)
say(
    t.YourTurn, pt="for o turno de um oponente", en="it is an opponent's turn", also=("é o turno de um oponente",),
    yours=False,
)  # fmt: skip

# -- at what cost -----------------------------------------------------------------

say(t.Resources, pt="{amount}", en="{amount}", letter="")
say(t.Resources, pt="{letter:Letters}", en="{letter:Letters}", amount=0)
say(t.TapThis, pt="↷", en="↷")
say(t.SacrificeCost, pt="sacrifique {_:This}", en="sacrifice {_:This}", this=True)
say(t.SacrificeCost, pt="sacrifique {filters:One}", en="sacrifice {filters:One}", this=False)
say(t.DiscardCost, pt="descarte {count:Several} @carta", en="discard {count:Several} @card")

# -- how many ---------------------------------------------------------------------

say(t.CountOf, "Value", pt="o número de {filters:Kind/several}", en="the number of {filters:Kind/several}")
say(
    t.CountersOn, "Value", pt="o número de marcadores de {counter:Counter} em {on:Selector}",
    en="the number of {counter:Counter} counters on {on:Selector}",
)  # fmt: skip
say(t.FigureOf, "Value", pt="a {stat:Figured} de {of:Selector}", en="the {stat:Figured} of {of:Selector}")
for up, pt, en in ((True, "cima", "up"), (False, "baixo", "down")):
    say(
        t.Half, "Value", pt=f"metade de {{of:Value}}, arredondada para {pt}", en=f"half {{of:Value}}, rounded {en}",
        up=up,
    )  # fmt: skip

# -- effects on objects -----------------------------------------------------------

say(e.Damage, pt="!causar {amount:Figure} de dano a {what}", en="!deal {amount:Figure} damage to {what}")


@dataclass(frozen=True, slots=True)
class Divide(Effect):
    """ "divida 3 de dano entre …", before it is known which target that is."""

    amount: Amount
    among: Selector
    counter: str = ""


say(
    Divide, pt="!dividir {amount:Figure} de dano entre {among}", en="!divide {amount:Figure} damage among {among}",
    counter="",
)  # fmt: skip
say(
    Divide, pt="!dividir {amount:Many} @marcador de {counter:Counter} entre {among}",
    en="!divide {amount:Many} {counter:Counter} @counter among {among}",
)  # fmt: skip
for effect, pt, en in (
    (e.Destroy, "!destruir {what}", "!destroy {what}"),
    (e.Exile, "!exilar {what}", "!exile {what}"),
    (e.ToHand, "!devolver {what} à mão do dono", "!return {what} to its owner's hand"),
    (e.Shuffle, "!embaralhar {what} no baralho do dono", "!shuffle {what} into its owner's deck"),
    (e.IntoPlay, "!colocar {what} em campo", "!put {what} into the battle zone"),
    (e.AttachTo, "!anexar esta modificação a {what}", "!attach this modification to {what}"),
    (e.CopyPermanent, "!criar uma ficha que é cópia de {what}", "!create a token that is a copy of {what}"),
    (e.LoseTypes, "{what} !perder todos os seus tipos", "{what} !lose all types"),
    (e.CancelNext, "!cancelar um efeito", "!cancel an effect"),
):
    say(effect, pt=pt, en=en)
#: "Um efeito" without a target is the next one.
say(e.Cancel, pt="!cancelar {what}", en="!cancel {what}", cost=1)
for top, pt, en in ((True, "topo", "top"), (False, "fundo", "bottom")):
    say(
        e.ToDeck, pt=f"!colocar {{what}} no {pt} do baralho do dono",
        en=f"!put {{what}} on the {en} of its owner's deck", top=top,
    )  # fmt: skip
say(e.Tap, pt="!virar {what}", en="!tap {what}", tapped=True)
say(e.Tap, pt="!desvirar {what}", en="!untap {what}", tapped=False)
say(e.Heal, pt="!curar todo o dano de {what}", en="!heal all damage from {what}", amount=None)
say(e.Heal, pt="!curar {amount:Figure} de dano de {what}", en="!heal {amount:Figure} damage from {what}")
for gain, pt, en in ((True, "ganhar", "gain"), (False, "perder", "lose")):
    say(
        e.Resistance, pt=f"{{what}} !{pt} {{amount:Figure}} de resistência",
        en=f"{{what}} !{en} {{amount:Figure}} resistance", gain=gain,
    )  # fmt: skip
say(
    e.Counters, pt="!colocar {amount:Many} @marcador de {counter:Counter} em {what}",
    en="!put {amount:Many} {counter:Counter} @counter on {what}", put=True,
)  # fmt: skip
say(
    e.Counters, pt="!retirar {amount:Many} @marcador de {counter:Counter} de {what}",
    en="!remove {amount:Many} {counter:Counter} @counter from {what}", put=False,
)  # fmt: skip
say(
    e.TakeControl, pt="!tomar o controle de {what} [{until:Until}]", en="!take control of {what} [{until:Until}]"
)  # fmt: skip
say(
    e.TurnDown, pt="!virar para baixo {what}, com custo de revelar {price}",
    en="!turn {what} face down, with a cost of {price} to turn it up",
)  # fmt: skip
for amount, pt, en in (("", "todo o dano que seria causado", "all damage"), ("{amount:Figure}", "", "")):
    if amount:
        pt, en = f"os próximos {amount} de dano que seriam causados", f"the next {amount} damage"
    say(
        e.Prevent, pt=f"!prevenir {pt} a {{what}} (neste turno|até o fim do turno)",
        en=f"!prevent {en} that would be dealt to {{what}} this turn", given={} if amount else {"amount": None},
    )  # fmt: skip
say(
    e.PreventOffensive, pt="!prevenir todo o dano de ofensiva (neste turno|até o fim do turno)",
    en="!prevent all damage of offensives this turn",
)  # fmt: skip

# -- values and permissions -------------------------------------------------------

say(
    tuple, "Gain", pt="{amount:Plus} de {stat:Stat}", en="{amount:Plus} {stat:Stat}",
    make=lambda amount, stat: (stat, amount), unmake=lambda it: {"stat": it[0], "amount": it[1]},
)  # fmt: skip


def boost(what: Selector, gains: tuple[tuple[str, Amount], ...], until: str = t.ALWAYS) -> e.Boost | None:
    found = dict(gains)
    return e.Boost(what, **found, until=until) if len(found) == len(gains) else None


def without_until(found: Fields) -> Fields:
    return {"what": found["what"], "gains": found["gains"]}


def as_boost(it: Any) -> Fields | None:
    if not isinstance(it, e.Boost):
        return None
    gains = tuple((stat, getattr(it, stat)) for stat in t.STATS if getattr(it, stat) is not None)
    return {"what": it.what, "gains": gains, "until": None if it.until == t.ALWAYS else it.until}


@dataclass(frozen=True, slots=True)
class Happens(Effect):
    """What is given at a moment: "ganha", "neste turno". No text means this: it is the effect inside."""

    effect: Effect


def inside(it: Any) -> Effect | None:
    return it.effect if isinstance(it, Happens) else None


say(
    e.Boost, pt="{what} !ter {gains:Gains}", en="{what} !have {gains:Gains}", make=boost,
    unmake=lambda it: None if (found := as_boost(it)) is None or found["until"] else without_until(found),
)  # fmt: skip
say(
    Happens, pt="{what:Selector} !ganhar {gains:Gains}", en="{what:Selector} !get {gains:Gains}",
    make=lambda what, gains: None if (made := boost(what, gains)) is None else Happens(made),
    unmake=lambda it: None if (found := as_boost(inside(it))) is None or found["until"] else without_until(found),
)  # fmt: skip
say(
    e.Boost, pt="{what} (!ganhar|!ter) {gains:Gains} {until:Until}", en="{what} !get {gains:Gains} {until:Until}",
    make=boost, unmake=lambda it: found if (found := as_boost(it)) is not None and found["until"] else None,
)  # fmt: skip
say(
    e.SetFigure, pt="a {stat:Stat} de {what} é {amount:Figure} [{until:Until}]",
    en="the {stat:Stat} of {what} is {amount:Figure} [{until:Until}]", alone="indicative",
)  # fmt: skip
for deed, pt, en in (
    ("act", "agir", "act"),
    ("block", "bloquear", "block"),
    ("be-blocked", "ser bloqueado~", "be blocked"),
    ("make-offensive", "realizar ofensivas", "make offensives"),
    ("make-influence", "realizar influências", "make influences"),
    ("untap", "desvirar", "untap"),
    ("be-target", "ser alvo dos oponentes", "be the target of opponents"),
    ("be-created", "ser criado~", "be created"),
    ("use", "usar manobras", "use maneuvers"),
    ("be-damaged", "receber dano", "be dealt damage"),
    ("receive-counters", "receber marcadores", "get counters"),
    ("raise-offensive", "aumentar sua ofensiva", "raise its offensive"),
    ("raise-influence", "aumentar sua influência", "raise its influence"),
    ("raise-life", "aumentar sua vida", "raise its life"),
):
    call("Deed", deed, pt=pt, en=en)
for deed, received in (
    ("be-damaged", "dano"),
    ("receive-counters", "marcadores"),
    ("raise-offensive", "aumento de ofensiva"),
    ("raise-influence", "aumento de influência"),
    ("raise-life", "aumento de vida"),
):
    call("Received", deed, pt=received, en=deed)
say(
    e.Cannot, pt="{what:Nobody} !poder {deed:Deed} [{until:Until}]", en="{what:Nobody} can {deed:Deed} [{until:Until}]",
    also=("{what:Nobody} !receber {deed:Received} [{until:Until}]",),
)  # fmt: skip
say(
    e.Cannot, pt="{what} não !poder {deed:Deed} [{until:Until}]", en="{what} cannot {deed:Deed} [{until:Until}]",
    also=("{what} não !receber {deed:Received} [{until:Until}]",),
)  # fmt: skip
say(
    e.CanAct, pt="{what} !poder agir no turno em que !entrar/indicative",
    en="{what} can act in the turn in which it enters",
)  # fmt: skip
say(
    Happens, pt="{what:Selector} !poder agir neste turno", en="{what:Selector} can act this turn",
    make=lambda what: Happens(e.CanAct(what)),
    unmake=lambda it: {"what": it.effect.what} if isinstance(inside(it), e.CanAct) else None,
)  # fmt: skip
for whose, pt, en in (
    (YOU, "que você usa", "you use"),
    (OPPONENT, "que os oponentes usam", "opponents use"),
    ("", "que os jogadores usam", "players use"),
):
    call("User", whose, pt=pt, en=en)


def cost_change(sign: int) -> tuple[Callable[..., Any], Callable[[Any], Fields | None]]:
    def make(filters: Filters, whose: str, number: int) -> e.CostChange:
        return e.CostChange(filters, sign * number, whose)

    def unmake(it: Any) -> Fields | None:
        fits = isinstance(it, e.CostChange) and it.amount * sign > 0
        return {"filters": it.filters, "whose": it.whose, "number": abs(it.amount)} if fits else None

    return make, unmake


def generate(sign: int) -> tuple[Callable[..., Any], Callable[[Any], Fields | None]]:
    def unmake(it: Any) -> Fields | None:
        return {"number": abs(it.amount)} if isinstance(it, e.Generate) and it.amount * sign > 0 else None

    return lambda number: e.Generate(sign * number), unmake


for sign, pt, en, fewer in ((1, "mais", "more", "more"), (-1, "menos", "less", "fewer")):
    make, unmake = cost_change(sign)
    say(
        e.CostChange, pt=f"o~ {{filters:Kind/several}} {{whose:User}} !custar {{number:Number}} a {pt}",
        en=f"{{filters:Kind/several}} {{whose:User}} !cost {{number:Number}} {en}",
        also=(f"cada {{filters:Kind/one}} {{whose:User}} !custar {{number:Number}} a {pt}",), make=make, unmake=unmake,
    )  # fmt: skip
    make, unmake = generate(sign)
    say(
        e.Generate, pt=f"você gera {{number:Number}} @recurso a {pt}",
        en=f"you generate {{number:Number}} {fewer} @resource", alone="indicative", make=make, unmake=unmake,
    )  # fmt: skip
say(
    e.RaiseCeiling, pt="seu limite de recursos aumenta em {amount}", en="your limit of resources rises by {amount}",
    alone="indicative",
)  # fmt: skip

# -- players ----------------------------------------------------------------------


def players(kind: type, pt: str, en: str, after: str, after_en: str, **constants: Any) -> None:
    """What you do, or a player does."""
    say(kind, pt=f"!{pt} {after}", en=f"!{en} {after_en}", who=t.YOURSELF, **constants)
    say(kind, pt=f"{{who:Selector}} !{pt} {after}", en=f"{{who:Selector}} !{en} {after_en}", **constants)


players(e.Draw, "comprar", "draw", "{amount:Many} @carta", "{amount:Many} @card")
for random, pt, en in ((True, " ao acaso", " at random"), (False, "", "")):
    players(
        e.Discard, "descartar", "discard", "{amount:Many} @carta" + pt, "{amount:Many} @card" + en, random=random
    )  # fmt: skip
players(
    e.Mill, "mandar", "put", "para o descarte {amount:Many} @carta do topo do baralho",
    "the top {amount:Many} @card of the deck into the discard",
)  # fmt: skip
players(e.GainResources, "ganhar", "gain", "{amount:Many} @recurso", "{amount:Many} @resource")


for who, constants in (("", {"who": t.YOURSELF}), ("{who:Selector} ", {})):
    say(
        e.Sacrifice, pt=f"{who}!sacrificar {{filters:One}}", en=f"{who}!sacrifice {{filters:One}}",
        given={**constants, "amount": ONE},
    )  # fmt: skip
    say(
        e.Sacrifice, pt=f"{who}!sacrificar {{amount:Count}} {{filters:Kind}}",
        en=f"{who}!sacrifice {{amount:Count}} {{filters:Kind}}", given=constants,
    )  # fmt: skip
say(e.SacrificeThis, pt="!sacrificar {_:This}", en="!sacrifice {_:This}")
say(e.GiveResources, pt="!dar {amount:Many} @recurso a {who}", en="!give {amount:Many} @resource to {who}")
FREE, FREE_EN = "uma manobra da mão sem pagar o custo", "a maneuver from the hand without paying its cost"
say(e.UseFree, pt=f"!usar {FREE}", en=f"!use {FREE_EN}", who=t.YOURSELF)
say(e.UseFree, pt=f"{{who}} !poder usar {FREE}", en=f"{{who}} may use {FREE_EN}")
say(e.ExtraTurn, pt="!jogar um turno extra depois deste", en="!take an extra turn after this one")
say(e.SkipTurn, pt="{who} !pular o próximo turno", en="{who} !skip the next turn")
say(e.LoseGame, pt="{who} !perder o jogo", en="{who} !lose the game")
say(e.WinGame, pt="@você/one !ganhar o jogo", en="@you/several !win the game")
say(
    e.DownFromDeck,
    pt="!colocar em campo virada para baixo a carta do topo do seu baralho, com custo de revelar {price}",
    en="!put the top card of your deck into the battle zone face down, with a cost of {price} to turn it up",
)  # fmt: skip
say(e.ChooseColour, pt="!escolher uma cor", en="!choose a colour")
say(e.ChooseNumber, pt="!escolher um número de 0 a {most}", en="!choose a number from 0 to {most}")
for colour, (pt, en) in COLOURS.items():
    call("Tint", colour, pt=pt, en=en, also=(f"({pt[:-1]}a|{pt}s|{pt[:-1]}as|azuis)",))


def token(figures: tuple[int, int, int], amount: Amount, name: str, **parts: tuple[str, ...]) -> e.CreateToken:
    return e.CreateToken(name, parts.get("colours", ()), parts.get("subtypes", ()), *figures, amount)


def as_token(it: Any) -> Fields | None:
    if not isinstance(it, e.CreateToken):
        return None
    return {
        "amount": it.amount,
        "name": it.name,
        "figures": (it.offensive, it.influence, it.life),
        "colours": it.colours or None,
        "subtypes": it.subtypes or None,
    }


say(
    e.CreateToken,
    pt="!criar {amount:Many} @ficha de aliado [{subtypes:Subtypes}] ({colours:Tints}|incolor) {figures:Figures}"
    " chamado~ {name:Token}",
    en="!create {amount:Many} ({colours:Tints}|colourless) {figures:Figures} [{subtypes:Subtypes}] ally @token called"
    " {name:Token}",
    make=token, unmake=as_token,
)  # fmt: skip

# -- effects on the stack ---------------------------------------------------------

say(e.CopyEffect, pt="!copiar {what}", en="!copy {what}", new_targets=False)
say(e.CopyEffect, pt="!copiar {what}, com novos alvos", en="!copy {what}, with new targets", new_targets=True)
say(e.ChangeTarget, pt="!mudar o alvo de {what}", en="!change the target of {what}", may=False)
say(e.ChangeTarget, pt="!escolher novos alvos para {what}", en="!choose new targets for {what}", may=True)
for add, pt, en in ((False, "passa a ser", "becomes"), (True, "aumenta em", "rises by")):
    say(
        e.ChangeX, pt=f"o X de {{what}} {pt} {{amount}}", en=f"the X of {{what}} {en} {{amount}}", add=add,
        alone="indicative",
    )  # fmt: skip
