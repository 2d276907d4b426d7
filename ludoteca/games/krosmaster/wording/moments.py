"""When a Power goes off, and what must be true."""

from __future__ import annotations

from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.wording.vocabulary import call, say

say(t.FightBegins, pt="no início da luta", en="at the start of the fight")
say(t.TurnBegins, pt="no início do turno desta unidade", en="at the start of this Unit's turn")
say(t.TurnEnds, pt="no fim do turno desta unidade", en="at the end of this Unit's turn")
say(
    t.Suffers,
    pt="quando {_:This} !sofrer Ferimentos [de um feitiço de {element:Element}]",
    en="when {_:This} !suffer Injuries [from a {element:Element} Spell]",
    first=False,
)
say(
    t.Suffers,
    pt="na primeira vez que {_:This} !sofrer Ferimentos",
    en="the first time that {_:This} !suffer Injuries",
    first=True,
)
say(t.Inflicts, pt="quando {_:This} !infligir Ferimentos", en="when {_:This} !inflict Injuries")
say(
    t.KnocksOut,
    pt="quando {_:This} !nocautear um Krosmaster adversário",
    en="when {_:This} !knock out an opposing Krosmaster",
)
say(
    t.OpponentFalls,
    pt="na primeira vez em cada turno seu que um Krosmaster adversário for nocauteado",
    en="the first time on each of your turns that an opposing Krosmaster is knocked out",
)
say(t.RollsLock, pt="quando {_:This} !fazer um teste de Bloqueio", en="when {_:This} !make a Lock roll")

say(
    t.There,
    pt="!haver um~ {filters:Kind/one}",
    en="there is a {filters:Kind/one}",
    also=("!haver 1 {filters:Kind/one}",),
)
say(t.TargetIs, pt="{_:Target} !ser {types:Types}", en="{_:Target} !be {types:Types}")
say(t.TargetHasMarkers, pt="{_:Target} !ter marcadores de PA ou PM", en="{_:Target} !have AP or MP markers")
say(
    t.Inflicted,
    pt="{_:This} !ter infligido Ferimentos neste turno",
    en="{_:This} !have inflicted Injuries this turn",
)
say(
    t.InjuriesBelow,
    pt="{_:This} !ter menos de {number} @Ferimento",
    en="{_:This} !have fewer than {number} @Injury",
)
call("Family", "vigilante", pt="Retribuição", en="Retribution")
call("Family", "villain", pt="Revanche", en="Revenge")
say(t.OfAtLeast, "Keyword", pt="{type:Family} {number}:", en="{type:Family} {number}:")

say(t.Count, pt="{filters:Kind/one}", en="{filters:Kind/one}")
say(t.Kamas, pt="{number} @Kama", en="{number} @Kama")
