"""What a Spell or a Power does. A Spell speaks of itself ("empurra 2"), a Power to its player ("ganhe 2 Kamas")."""

from __future__ import annotations

from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.wording.vocabulary import call, say

#: The mood of a text of which the Spell is the subject.
SPELL = "indicative"

# -- the Additional Effects of 7.5 ------------------------------------------------

say(e.Markers, pt="{number:Signed} {what:Points}", en="{number:Signed} {what:Points}", whom=e.TARGET, alone=SPELL)
say(e.Markers, pt="!pôr {number:Signed} {what:Points} em {whom}", en="!put {number:Signed} {what:Points} on {whom}")
say(e.Bonus, pt="{number:Plus} {element:Damage}", en="{number:Plus} {element:Damage}", alone=SPELL)
for how, pt, en in (
    (e.PUSH, "empurrar", "push"),
    (e.ATTRACT, "atrair", "attract"),
    (e.RETREAT, "recuar", "retreat"),
    (e.APPROACH, "aproximar", "approach"),
):
    call("Way", how, pt=f"!{pt}", en=f"!{en}", alone=SPELL)
say(e.Shift, pt="{how:Way} {number}", en="{how:Way} {number}")
say(e.ArmorPiercing, pt="perfura-armadura", en="Armor-piercing", alone=SPELL)
say(e.StealPoints, pt="!roubar {number} {what:Gauge}", en="!steal {number} {what:Gauge}", alone=SPELL)
say(e.StealHealth, pt="!roubar vida", en="!steal Health", alone=SPELL)
say(
    e.GainNow,
    pt="!ganhar imediatamente {number:Signed} {what:Points}",
    en="immediately !gain {number:Signed} {what:Points}",
    alone=SPELL,
)
say(
    tuple,
    "Gain",
    pt="{number:Signed} {what:Points}",
    en="{number:Signed} {what:Points}",
    make=lambda what, number: (what, number),
    unmake=lambda gain: {"what": gain[0], "number": gain[1]},
)
say(e.GainEither, pt="!ganhar imediatamente {gains:Gains}", en="immediately !gain {gains:Gains}", alone=SPELL)
say(e.LoseNow, pt="!perder todos os {what:Gauge}", en="!lose all {what:Gauge}", alone=SPELL)
say(
    e.Replace, pt="!substituir o conjurador por {profile:Name}", en="!replace the caster by {profile:Name}", alone=SPELL
)
say(
    e.ExchangeInjuries,
    pt="!trocar os Ferimentos do conjurador com os do alvo",
    en="!exchange the Injuries of caster and target",
    alone=SPELL,
)
say(
    e.ExchangePlaces,
    pt="!trocar o conjurador de lugar com o alvo",
    en="!exchange the places of caster and target",
    also=("!trocar de lugar com o alvo",),
    alone=SPELL,
)
say(e.Track, pt="rastreio", en="Track", alone=SPELL)
say(e.Invasion, pt="invasão", en="Invasion", alone=SPELL)
say(
    e.Requires,
    pt="só pode ser lançado se {condition/future}",
    en="may be cast only if {condition/indicative}",
    alone=SPELL,
)

# -- what single cards do ---------------------------------------------------------

say(e.Summon, pt="!invocar {number} {profile:Name}", en="!summon {number} {profile:Name}", alone=SPELL)
say(
    e.TossCoins,
    pt="!jogar {number} @moeda e ganha +1 Dano para cada cara, com 1 Ferimento no conjurador para cada coroa",
    en="!toss {number} @coin: +1 Damage for each heads, 1 Injury on the caster for each tails",
    alone=SPELL,
)
say(
    e.DoubleCritical,
    pt="cada sucesso no teste de Acerto Crítico conta em dobro",
    en="each success of the Critical Hit roll counts twice",
    alone=SPELL,
)
say(
    e.NextCast,
    pt="o próximo lançamento deste feitiço neste turno inflige {number:Plus} Dano",
    en="the next cast of this Spell this turn does {number:Plus} Damage",
    alone=SPELL,
)
say(
    e.PutMarker,
    pt="!pôr o marcador {marker:Name} no alvo",
    en="!put the {marker:Name} marker on the target",
    alone=SPELL,
)
say(
    e.Teleport,
    pt="!teleportar esta unidade e um aliado adjacente para casas livres a até {number} @casa",
    en="!teleport this Unit and an adjacent ally to free cells up to {number} @cell away",
)
say(
    e.LongShot,
    pt="o Alcance dos feitiços do conjurador aumenta em {number} (até o (fim|final) do|neste) turno",
    en="the Range of the caster's Spells goes up by {number} until the end of the turn",
    alone=SPELL,
)
say(e.Injure, pt="!colocar {number} @Ferimento em {whom}", en="!place {number} @Injury on {whom}")
say(e.HealInjuries, pt="!curar {number} @Ferimento de {whom}", en="!heal {number} @Injury of {whom}")
say(e.GainKamas, pt="!ganhar {number} @Kama", en="!gain {number} @Kama")
say(e.CopyPower, pt="!copiar os poderes de {whom}", en="!copy the Powers of {whom}")
say(e.GoThere, pt="{whom} !ir para a casa visada", en="{whom} !go to the targeted cell")
say(
    e.SetLevel,
    pt="o Nível de {whom} passa a ser {number} até o fim da luta",
    en="the Level of {whom} becomes {number} until the end of the fight",
    alone=SPELL,
)

# -- what holds, or is given for a time -------------------------------------------

say(
    e.LosePowers,
    pt="{whom} !perder todos os poderes [{until:Until}]",
    en="{whom} !lose all Powers [{until:Until}]",
)
say(
    e.Grant,
    pt="{whom} !ter {power:Power}",
    en="{whom} !have {power:Power}",
    also=("{whom} !ganhar {power:Power}",),
    until="",
)
say(
    e.Grant,
    pt="{whom} !ganhar {power:Power} {until:Until}",
    en="{whom} !gain {power:Power} {until:Until}",
    also=("{whom} !ter {power:Power} {until:Until}",),
)
say(e.MoreHp, pt="{whom} !receber {number:Plus} PV", en="{whom} !have {number:Plus} HP")
say(
    e.CostMore,
    pt="os feitiços de {whom} custam {number:Signed} {what:Points}",
    en="Spells of {whom} cost {number:Signed} {what:Points}",
    alone=SPELL,
)
say(e.NoHealing, pt="{whom} não !poder ser curado~", en="{whom} can't be healed", alone=SPELL)
say(
    e.AllTypes,
    pt="esta unidade tem os tipos de todos os Krosmasters em jogo",
    en="this Unit has the Types of all Krosmasters in play",
    alone=SPELL,
)
say(
    e.CapInjuries,
    pt="um feitiço coloca no máximo {number} @Ferimento nesta unidade",
    en="a Spell places at most {number} @Injury on this Unit",
    alone=SPELL,
)
say(
    e.ArmorSuccess,
    pt="com {dice:Number} dados ou mais no teste de Armadura, esta unidade soma 1 sucesso",
    en="with {dice:Number} dice or more in the Armor roll this Unit has 1 more success",
    alone=SPELL,
)
