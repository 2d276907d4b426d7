"""What a text does."""

from __future__ import annotations

from ludoteca.cardtext.speech.sayings import Fields
from ludoteca.core.effects import Selector
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording.names import TERRAINS
from ludoteca.games.apotheosis.wording.vocabulary import call, say

# -- life and points --------------------------------------------------------------

say(e.Damage, pt="!causar {amount:Much} dano a {what}", en="!deal {amount:Much} damage to {what}")
say(e.Injure, pt="{what} !sofrer {amount:Much} LESÃO", en="{what} !suffer {amount:Much} injury")
say(e.LoseLife, pt="{what} !perder {amount:Much} VIDA", en="{what} !lose {amount:Much} life")
say(e.Heal, pt="{what} !recuperar {amount:Much} VIDA", en="{what} !recover {amount:Much} life")
say(e.Revive, pt="!reviver {what}, com {amount:Much} VIDA", en="!revive {what}, with {amount:Much} life")
say(
    e.TreatDead, pt="{what} !ser tratado~ como nocauteado~", en="{what} !be treated as knocked out", overkill=False
)  # fmt: skip
say(e.TreatDead, pt="{what} !ser tratado~ como perda total", en="{what} !be treated as overkill", overkill=True)
say(e.Protect, pt="!prevenir toda a LESÃO de {what}", en="!prevent all injury of {what}", amount=None)
say(e.Protect, pt="!prevenir {amount:Much} LESÃO de {what}", en="!prevent {amount:Much} injury of {what}")
say(e.GainPoints, pt="{what} !receber {amount:Much} AÇÃO", en="{what} !get {amount:Much} action @point", gain=True)
say(e.GainPoints, pt="{what} !perder {amount:Much} AÇÃO", en="{what} !lose {amount:Much} action @point", gain=False)

# -- markers, values, permissions -------------------------------------------------

say(e.Mark, pt="{what} !receber o marcador {marker:Marker}", en="{what} !get the marker {marker:Marker}", put=True)
say(e.Mark, pt="{what} !perder o marcador {marker:Marker}", en="{what} !lose the marker {marker:Marker}", put=False)
say(
    e.Modify, pt="{what} !ter {amount:Plus} de {figure:Altered} [{until:Until}]",
    en="{what} !have {amount:Plus} {figure:Altered} [{until:Until}]",
)  # fmt: skip
say(
    e.Modify, pt="{what} !somar {amount:Amount} em {figure:Altered} [{until:Until}]",
    en="{what} !add {amount:Amount} in {figure:Altered/several} [{until:Until}]",
)  # fmt: skip
say(
    e.Knowledgeable, pt="{what} !ter {amount:Signed} em {knowledge:Knowledge} [{until:Until}]",
    en="{what} !have {amount:Signed} in {knowledge:Knowledge} [{until:Until}]",
)  # fmt: skip
for deed, pt, en, also in (
    ("act", "agir", "act", ()),
    ("move", "se mover", "move", ("mover -se",)),
    ("attack", "atacar", "attack", ()),
    ("activate", "ativar cartas", "activate cards", ()),
    ("respond", "responder", "respond", ()),
    ("rest", "descansar", "rest", ()),
    ("heal", "recuperar VIDA", "recover life", ()),
    ("be-target", "ser alvo", "be a target", ()),
    ("be-target enemy", "ser alvo de inimigos", "be a target of enemies", ()),
    ("be-target this-card", "ser alvo desta carta", "be a target of this card", ()),
    # "This Skill", of a card that can't be aimed at somebody, speaks of every card of its name (r29).
    (
        "be-target this-name",
        "ser alvo de cartas deste nome",
        "be a target of cards of this name",
        ("ser alvo (desta HABILIDADE|deste ITEM|deste EVENTO)",),
    ),
    ("be-moved", "ser movido~", "be moved", ()),
):
    call("Forbidden", deed, pt=pt, en=en, also=also)


def cannot(what: Selector, deed: str, until: str = t.ALWAYS) -> e.Cannot:
    barred, _, by = deed.partition(" ")
    return e.Cannot(what, barred, until, by)


def as_cannot(it: e.Cannot) -> Fields:
    until = None if it.until == t.ALWAYS else it.until
    return {"what": it.what, "deed": f"{it.deed} {it.by}".strip(), "until": until}


say(
    e.Cannot, pt="{what} não !poder {deed:Forbidden} [{until:Until}]",
    en="{what} cannot {deed:Forbidden} [{until:Until}]", make=cannot,
    unmake=lambda it: as_cannot(it) if isinstance(it, e.Cannot) else None,
)  # fmt: skip
for deed, pt, en in (
    ("water", "entrar na água", "enter water"),
    ("cross-enemies", "atravessar inimigos", "cross enemies"),
    ("no-domain", "ignorar áreas de domínio", "ignore domain areas"),
    ("climb", "ignorar altitude", "ignore altitude"),
):
    call("Allowed", deed, pt=pt, en=en)
say(e.Can, pt="{what} !poder {deed:Allowed} [{until:Until}]", en="{what} can {deed:Allowed} [{until:Until}]")

# -- places on the board ----------------------------------------------------------

say(e.Push, pt="!empurrar {what} {tiles:Amount} @casa", en="!push {what} {tiles:Amount} @tile", away=True)
say(e.Push, pt="!atrair {what} {tiles:Amount} @casa", en="!pull {what} {tiles:Amount} @tile", away=False)
for measure, pt, en in ((t.TILES, "@casa", "@tile"), (t.AWAY, "de distância", "away")):
    say(
        e.MoveUpTo, pt=f"{{what}} se !mover até {{number}} {pt}", en=f"{{what}} !move up to {{number}} {en}",
        also=(f"{{what}} !mover -se até {{number}} {pt}",), measure=measure,
    )  # fmt: skip
say(e.Teleport, pt="!colocar {what} em {to}", en="!put {what} on {to}")
say(e.SwapPlaces, pt="!trocar de lugar {what} e {other}", en="!swap the places of {what} and {other}")
for change, pt, en in (
    ("blocked", "!ficar bloqueado~", "!become blocked"),
    ("disabled", "!ficar desabilitado~", "!become disabled"),
    ("free", "!ficar liberado~", "!become free"),
    *((terrain, f"!virar {pt}", f"!become {en}") for terrain, (pt, en) in TERRAINS.items()),
):
    call("Change", change, pt=pt, en=en)
say(
    e.ChangeTile, pt="{what} {change:Change/indicative} [{until:Until}]",
    en="{what} {change:Change/indicative} [{until:Until}]", amount=1,
)  # fmt: skip
for change, pt, en in (("raise", "subir", "rise"), ("lower", "descer", "sink")):
    say(
        e.ChangeTile, pt=f"{{what}} !{pt} {{amount}} [{{until:Until}}]",
        en=f"{{what}} !{en} {{amount}} [{{until:Until}}]", change=change,
    )  # fmt: skip
say(
    e.Lay, pt="ponha um efeito em {what} [{until:Until}]: {passage:Laid}",
    en="lay an effect on {what} [{until:Until}]: {passage:Laid}",
)  # fmt: skip
say(e.Create, pt="!criar o objeto {object:Name} em {what}", en="!create the object {object:Name} on {what}")
say(e.CreateDummy, pt="!criar o boneco {object:Name} em {what}", en="!create the dummy {object:Name} on {what}")
say(
    e.RemovePiece,
    pt="!remover {what} do tabuleiro",
    en="!remove {what} from the board",
    also=("!retirar {what} do tabuleiro",),
)
say(
    e.BecomeContainer, pt="{what} !virar um container", en="{what} !become a container",
    also=("{what} (!tornar -se|se !tornar) um container",),
)  # fmt: skip
say(e.DropItem, pt="{what} !largar um ITEM equipado", en="{what} !drop an equipped Item")

# -- the action at hand -----------------------------------------------------------

say(
    e.ChangeTarget, pt="{to} !virar o alvo da ação", en="{to} !become the target of the action",
    also=("{to} (!tornar -se|se !tornar) o alvo da ação",),
)  # fmt: skip
say(e.Negate, pt="!negar a ação", en="!negate the action")
for more, pt, en in ((True, "aumentar", "increase"), (False, "reduzir", "reduce")):
    say(
        e.AlterDamage, pt=f"!{pt} o dano da ação em {{amount:Amount}}",
        en=f"!{en} the damage of the action by {{amount:Amount}}", more=more,
    )  # fmt: skip
say(
    e.FreeAttack, pt="!fazer um Ataque Normal contra {what} [, com {bonus:Signed} de dano]",
    en="!make a Normal Attack against {what} [, with {bonus:Signed} damage]",
)  # fmt: skip
say(e.UseCard, pt="!ativar {what}", en="!activate {what}")
say(e.UseTable, pt="!usar a mesa de {what} na sua próxima ação", en="!use the table of {what} in your next action")
say(
    e.Check, pt="{what} !fazer um teste livre com {attribute:Attribute} e dificuldade {difficulty}",
    en="{what} !make a free check with {attribute:Attribute} and difficulty {difficulty}", knowledge="",
)  # fmt: skip
say(
    e.Check, pt="{what} !fazer um teste de {knowledge:Knowledge} com {attribute:Attribute} e dificuldade {difficulty}",
    en="{what} !make a check of {knowledge:Knowledge} with {attribute:Attribute} and difficulty {difficulty}",
)  # fmt: skip

# -- cards ------------------------------------------------------------------------

#: The decks by suit.
for suit, pt, en in (
    ("house", "os Fatores", "Factors"),
    ("class", "a Taverna", "Tavern"),
    ("entity", "a Ferida", "Wound"),
    ("item", "o Mercado", "Market"),
    ("skill", "a Academia", "Academy"),
    ("companion", "o Bestiário", "Bestiary"),
    ("event", "o Santuário", "Sanctuary"),
):
    call("Deck", suit, pt=pt, en=f"the {en}")
say(
    e.Draw, pt="{what} !puxar {amount:Amount} @carta de {suit:Deck}",
    en="{what} !draw {amount:Amount} @card from {suit:Deck}",
)  # fmt: skip
say(e.Search, pt="!buscar em {suit:Deck} {filters:One}", en="!search {suit:Deck} for {filters:One}")
say(e.Get, pt="!obter {what}", en="!get {what}")
for away, pt, en in (("discard", "descartar", "discard"), ("bury", "enterrar", "bury"), ("banish", "banir", "banish")):
    say(e.PutAway, pt=f"!{pt} {{what}}", en=f"!{en} {{what}}", to=away)
for random, pt, en in ((False, "", ""), (True, " ao acaso", " at random")):
    say(
        e.MakeDiscard, pt="{what} !descartar {amount:Amount} @carta do inventário" + pt,
        en="{what} !discard {amount:Amount} @card from the inventory" + en, random=random,
    )  # fmt: skip
say(e.PlaceCard, pt="!baixar {what}", en="!place {what}")
say(e.TakeBack, pt="!devolver {what} ao inventário", en="!return {what} to the inventory")
say(e.Attach, pt="!anexar {what} a {to}", en="!attach {what} to {to}")
say(e.Replace, pt="!substituir {what} por {by}", en="!replace {what} by {by}")
say(e.Turn, pt="!deitar {what}", en="!exhaust {what}", exhausted=True)
say(e.Turn, pt="!levantar {what}", en="!recover {what}", also=("!recuperar {what}",), exhausted=False)
say(e.Show, pt="!revelar {what}", en="!reveal {what}", revealed=True)
say(e.Show, pt="!ocultar {what}", en="!conceal {what}", revealed=False)
say(
    e.RecoverEnergy,
    pt="{what} !recuperar {amount:Much} {kind:Energy}",
    en="{what} !recover {amount:Much} {kind:Energy}",
)
say(
    e.RecoverEnergy, pt="{what} !recuperar {amount:Much} Essência [{colour:Colour}]",
    en="{what} !recover {amount:Much} [{colour:Colour}] essence", kind="essence",
)  # fmt: skip
say(e.LoseEnergy, pt="{what} !perder {amount:Much} {kind:Energy}", en="{what} !lose {amount:Much} {kind:Energy}")
say(
    e.Counters, pt="!colocar {amount:Amount} @contador de {counter:Counter} em {what}",
    en="!put {amount:Amount} {counter:Counter} @counter on {what}", put=True,
)  # fmt: skip
say(
    e.Counters, pt="!retirar {amount:Amount} @contador de {counter:Counter} de {what}",
    en="!remove {amount:Amount} {counter:Counter} @counter from {what}",
    also=("!remover {amount:Amount} @contador de {counter:Counter} de {what}",), put=False,
)  # fmt: skip
say(
    e.Counters, pt="!colocar em {what} um número de contadores de {counter:Counter} igual a {amount:Told}",
    en="!put on {what} a number of {counter:Counter} counters equal to {amount:Told}", put=True,
)  # fmt: skip
say(
    e.Counters, pt="!retirar de {what} um número de contadores de {counter:Counter} igual a {amount:Told}",
    en="!remove from {what} a number of {counter:Counter} counters equal to {amount:Told}", put=False,
)  # fmt: skip
say(e.SummonFree, pt="!evocar {what} sem pagar MANA", en="!call {what} without paying mana")
say(e.WakeEntity, pt="{what} !despertar o próprio ENTE", en="{what} !awaken its Entity", awake=True)
say(e.WakeEntity, pt="{what} !adormecer o próprio ENTE", en="{what} !put its Entity to sleep", awake=False)
say(
    e.RaiseAccess, pt="o nível de acesso aumenta em {amount} [{until:Until}]",
    en="the access level rises by {amount} [{until:Until}]", alone="indicative",
)  # fmt: skip
