"""How a text is written: canonical Portuguese, and English. One class says what both share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.cardtext.render import CommonEnglish, CommonPortuguese, Renderer, capitals
from ludoteca.cardtext.words import INFINITIVE
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, EVENT, THIS, Ability, Effect, Filter, Number, Selector
from ludoteca.games.krosmaster.text import effects as e
from ludoteca.games.krosmaster.text import terms as t
from ludoteca.games.krosmaster.text.words import THIS_FIGHT, THIS_TURN
from ludoteca.games.krosmaster.wording.lexicon import (
    COINS_PT,
    DAMAGE_NAMES,
    KEYWORD_NAMES,
    NOUN_NAMES,
    POINT_NAMES,
    POWER_NAMES,
    SHIFT_NAMES,
    TELEPORT_PT,
    TRIGGER_NAMES,
)

#: Effects whose sentence begins with what they speak of.
STATES = (
    e.LosePowers,
    e.Grant,
    e.GoThere,
    e.SetLevel,
    e.MoreHp,
    e.CostMore,
    e.NoHealing,
    e.AllTypes,
    e.CapInjuries,
    e.ArmorSuccess,
)

#: Where a selector stands: as subject, or after "de", "em".
SUBJECT, OF, IN = "subject", "of", "in"


def signed(number: int) -> str:
    return f"{number:+d}"


class Both(Renderer):
    """Lines, and the words that are a figure and a name."""

    #: The place of this language in the tables of names.
    lang: ClassVar[int]

    def begins_with_verb(self, effect: Effect) -> bool:
        return not isinstance(effect, STATES)

    def text(self, meaning: tuple[Ability, ...]) -> str:
        return "\n".join(self.line(ability) for ability in meaning)

    def line(self, ability: Ability) -> str:
        self.plural = [True] * t.SPELL_SLOTS if ability.sort == t.SPELL else []
        said = ""
        if isinstance(ability.condition, t.OfAtLeast):
            keyword = KEYWORD_NAMES[ability.condition.type][self.lang]
            said = f"{keyword} {ability.condition.number}: "
        if ability.trigger is not None:
            said += f"{TRIGGER_NAMES[ability.trigger][self.lang]}, "
        if ability.condition is not None and not isinstance(ability.condition, t.OfAtLeast):
            said += f"{self.while_word} {self.write(ability.condition)}, "
        said += self.sentences(ability.clauses)
        return capitals(said)

    while_word: ClassVar[str]

    def points(self, what: str, number: int) -> str:
        return f"{signed(number)} {POINT_NAMES[what][self.lang]}"

    def bonus(self, effect: e.Bonus, mood: str) -> str:
        return f"{signed(effect.number)} {DAMAGE_NAMES[effect.element][self.lang]}"

    def shift(self, effect: e.Shift, mood: str) -> str:
        return f"{SHIFT_NAMES[effect.how][self.lang]} {effect.number}"

    def selector(self, selector: Selector, stands: str = SUBJECT) -> str:
        raise NotImplementedError

    def said_of(self, filters: tuple[Filter, ...], plural: bool) -> str:
        raise NotImplementedError

    def count(self, count: t.Count) -> str:
        return self.said_of(count.filters, False)


def others(filters: tuple[Filter, ...]) -> bool:
    return any(isinstance(filter_, t.Other) for filter_ in filters)


class Portuguese(Both, CommonPortuguese):
    lang = 0
    while_word = "enquanto"

    def selector(self, selector: Selector, stands: str = SUBJECT) -> str:
        if selector.how == THIS:
            return {SUBJECT: "esta unidade", OF: "desta unidade", IN: "no conjurador"}[stands]
        if selector.how == CHOSEN:
            if selector.slot == t.TARGETS and self.plural[:1] == [True]:
                return {SUBJECT: "o alvo", OF: "do alvo", IN: "no alvo"}[stands]
            self.check_last(selector.slot)
            return {SUBJECT: "ele", OF: "de ele", IN: "em ele"}[stands]
        if selector.how == EVENT:
            self.bind(selector, False)
            return {SUBJECT: "aquela unidade", OF: "daquela unidade", IN: "naquela unidade"}[stands]
        other = others(selector.filters)
        count = selector.count.number if isinstance(selector.count, Number) else 1
        plural = count > 1
        words = [{SUBJECT: "", OF: "de ", IN: "em "}[stands]]
        if selector.how == CHOOSE:
            words.append(f"{NUMBERS[count]} ")
        else:
            words.append("cada ")
        words.append(("outros " if plural else "outro ") if other else "")
        words.append(self.said_of(selector.filters, plural))
        self.bind(selector, False)
        return "".join(words)

    def said_of(self, filters: tuple[Filter, ...], plural: bool) -> str:
        words = []
        for at, filter_ in enumerate(filters):
            if isinstance(filter_, t.Noun):
                words.append(NOUN_NAMES[filter_][0][plural])
            elif isinstance(filter_, t.OfType):
                words.append(self.names[filter_.type] if at == 0 else f"do tipo {self.names[filter_.type]}")
            elif isinstance(filter_, t.Adjacent):
                word = "adjacentes" if plural else "adjacente"
                words.append(f"{word} ao alvo" if filter_.to_target else word)
            elif isinstance(filter_, t.Marked):
                words.append(f"com o marcador {self.names[filter_.marker]}")
        return " ".join(words)

    def verb(self, mood: str, imperative: str, infinitive: str) -> str:
        return infinitive if mood == INFINITIVE else imperative

    def until(self, until: str) -> str:
        return {THIS_TURN: " até o fim do turno", THIS_FIGHT: " até o fim da luta", "": ""}[until]

    def injured(self, number: int) -> str:
        return f"{number} {'Ferimento' if number == 1 else 'Ferimentos'}"

    def kamas(self, number: int) -> str:
        return f"{number} {'Kama' if number == 1 else 'Kamas'}"

    def markers(self, effect: e.Markers, mood: str) -> str:
        if effect.whom == e.TARGET:
            return self.points(effect.what, effect.number)
        put = self.verb(mood, "ponha", "pôr")
        return f"{put} {self.points(effect.what, effect.number)} {self.selector(effect.whom, IN)}"

    def grant(self, effect: e.Grant, mood: str) -> str:
        word = "ganha" if effect.until else "tem"
        return f"{self.selector(effect.whom)} {word} {POWER_NAMES[effect.power][0]}{self.until(effect.until)}"

    effects: ClassVar[dict[type[Any], Callable[..., str]]] = {
        e.Markers: markers,
        e.Bonus: Both.bonus,
        e.Shift: Both.shift,
        e.StealPoints: lambda self, it, mood: f"rouba {it.number} {POINT_NAMES[it.what][0]}",
        e.StealHealth: lambda self, it, mood: "rouba vida",
        e.ArmorPiercing: lambda self, it, mood: "perfura-armadura",
        e.GainNow: lambda self, it, mood: f"ganha imediatamente {self.points(it.what, it.number)}",
        e.GainEither: lambda self, it, mood: (
            f"ganha imediatamente {' ou '.join(self.points(*each) for each in it.gains)}"
        ),
        e.LoseNow: lambda self, it, mood: f"perde todos os {POINT_NAMES[it.what][0]}",
        e.Replace: lambda self, it, mood: f"substitui o conjurador por {self.names[it.profile]}",
        e.ExchangeInjuries: lambda self, it, mood: "troca os Ferimentos do conjurador com os do alvo",
        e.Track: lambda self, it, mood: "rastreio",
        e.Invasion: lambda self, it, mood: "invasão",
        e.Requires: lambda self, it, mood: f"só pode ser lançado se {self.write(it.condition)}",
        e.Summon: lambda self, it, mood: f"invoca {it.number} {self.names[it.profile]}",
        e.TossCoins: lambda self, it, mood: f"joga {it.number} {COINS_PT}",
        e.DoubleCritical: lambda self, it, mood: "cada sucesso no teste de Acerto Crítico conta em dobro",
        e.NextCast: lambda self, it, mood: (
            f"o próximo lançamento deste feitiço neste turno inflige {signed(it.number)} Dano"
        ),
        e.PutMarker: lambda self, it, mood: f"põe o marcador {self.names[it.marker]} no alvo",
        e.Teleport: lambda self, it, mood: (
            f"{self.verb(mood, 'teleporte', 'teleportar')} {TELEPORT_PT} {it.number} casas"
        ),
        e.LongShot: lambda self, it, mood: (
            f"o Alcance dos feitiços do conjurador aumenta em {it.number} até o fim do turno"
        ),
        e.Injure: lambda self, it, mood: (
            f"{self.verb(mood, 'coloque', 'colocar')} {self.injured(it.number)} {self.selector(it.whom, IN)}"
        ),
        e.HealInjuries: lambda self, it, mood: (
            f"{self.verb(mood, 'cure', 'curar')} {self.injured(it.number)} {self.selector(it.whom, OF)}"
        ),
        e.GainKamas: lambda self, it, mood: f"{self.verb(mood, 'ganhe', 'ganhar')} {self.kamas(it.number)}",
        e.CopyPower: lambda self, it, mood: (
            f"{self.verb(mood, 'copie', 'copiar')} os poderes {self.selector(it.whom, OF)}"
        ),
        e.LosePowers: lambda self, it, mood: f"{self.selector(it.whom)} perde todos os poderes{self.until(it.until)}",
        e.Grant: grant,
        e.GoThere: lambda self, it, mood: f"{self.selector(it.whom)} vai para a casa visada",
        e.SetLevel: lambda self, it, mood: (
            f"o Nível {self.selector(it.whom, OF)} passa a ser {it.number} até o fim da luta"
        ),
        e.MoreHp: lambda self, it, mood: f"{self.selector(it.whom)} recebe {signed(it.number)} PV",
        e.CostMore: lambda self, it, mood: (
            f"os feitiços {self.selector(it.whom, OF)} custam {self.points(it.what, it.number)}"
        ),
        e.NoHealing: lambda self, it, mood: f"{self.selector(it.whom)} não pode ser curada",
        e.AllTypes: lambda self, it, mood: "esta unidade tem os tipos de todos os Krosmasters em jogo",
        e.CapInjuries: lambda self, it, mood: f"um feitiço coloca no máximo {self.injured(it.number)} nesta unidade",
        e.ArmorSuccess: lambda self, it, mood: (
            f"com {it.dice} dados ou mais no teste de Armadura, esta unidade soma 1 sucesso"
        ),
    }
    parts: ClassVar[dict[type[Any], Callable[..., str]]] = {
        t.Count: Both.count,
        t.There: lambda self, it: f"houver 1 {'outro ' if others(it.filters) else ''}{self.said_of(it.filters, False)}",
        t.TargetIs: lambda self, it: "o alvo for " + " ou ".join(self.names[name] for name in it.types),
        t.TargetHasMarkers: lambda self, it: "o alvo tiver marcadores de PA ou PM",
        t.Inflicted: lambda self, it: "esta unidade tiver infligido Ferimentos neste turno",
        t.InjuriesBelow: lambda self, it: f"esta unidade tiver menos de {it.number} Ferimentos",
        t.Kamas: lambda self, it: self.kamas(it.number),
    }


class English(Both, CommonEnglish):
    lang = 1
    while_word = "while"

    def selector(self, selector: Selector, stands: str = SUBJECT) -> str:
        if selector.how == THIS:
            return "this Unit"
        if selector.how == CHOSEN:
            return "the target" if selector.slot == t.TARGETS and self.plural[:1] == [True] else "it"
        if selector.how == EVENT:
            self.bind(selector, False)
            return "that Unit"
        other = others(selector.filters)
        count = selector.count.number if isinstance(selector.count, Number) else 1
        said = self.said_of(selector.filters, count > 1)
        self.bind(selector, False)
        if selector.how == EACH:
            return f"each {'other ' if other else ''}{said}"
        return f"{count} {'other ' if other else ''}{said}"

    def said_of(self, filters: tuple[Filter, ...], plural: bool) -> str:
        words = []
        for at, filter_ in enumerate(filters):
            if isinstance(filter_, t.Noun):
                words.append(NOUN_NAMES[filter_][1][plural])
            elif isinstance(filter_, t.OfType):
                words.append(self.names[filter_.type] if at == 0 else f"of Type {self.names[filter_.type]}")
            elif isinstance(filter_, t.Adjacent):
                words.append("adjacent to the target" if filter_.to_target else "adjacent to this Unit")
            elif isinstance(filter_, t.Marked):
                words.append(f"with the {self.names[filter_.marker]} marker")
        return " ".join(words)

    def until(self, until: str) -> str:
        return {THIS_TURN: " until the end of the turn", THIS_FIGHT: " until the end of the fight", "": ""}[until]

    def injured(self, number: int) -> str:
        return f"{number} {'Injury' if number == 1 else 'Injuries'}"

    def kamas(self, number: int) -> str:
        return f"{number} {'Kama' if number == 1 else 'Kamas'}"

    def markers(self, effect: e.Markers, mood: str) -> str:
        if effect.whom == e.TARGET:
            return self.points(effect.what, effect.number)
        return f"put {self.points(effect.what, effect.number)} on {self.selector(effect.whom)}"

    def grant(self, effect: e.Grant, mood: str) -> str:
        word = "gains" if effect.until else "has"
        return f"{self.selector(effect.whom)} {word} {POWER_NAMES[effect.power][1]}{self.until(effect.until)}"

    effects: ClassVar[dict[type[Any], Callable[..., str]]] = {
        e.Markers: markers,
        e.Bonus: Both.bonus,
        e.Shift: Both.shift,
        e.StealPoints: lambda self, it, mood: f"steal {it.number} {POINT_NAMES[it.what][1]}",
        e.StealHealth: lambda self, it, mood: "Steal Health",
        e.ArmorPiercing: lambda self, it, mood: "Armor-piercing",
        e.GainNow: lambda self, it, mood: f"immediately gain {self.points(it.what, it.number)}",
        e.GainEither: lambda self, it, mood: f"immediately gain {' or '.join(self.points(*each) for each in it.gains)}",
        e.LoseNow: lambda self, it, mood: f"lose all {POINT_NAMES[it.what][1]}",
        e.Replace: lambda self, it, mood: f"replace the caster by {self.names[it.profile]}",
        e.ExchangeInjuries: lambda self, it, mood: "exchange the Injuries of caster and target",
        e.Track: lambda self, it, mood: "Track",
        e.Invasion: lambda self, it, mood: "Invasion",
        e.Requires: lambda self, it, mood: f"may be cast only if {self.write(it.condition)}",
        e.Summon: lambda self, it, mood: f"summon {it.number} {self.names[it.profile]}",
        e.TossCoins: lambda self, it, mood: (
            f"toss {it.number} coins: +1 Damage for each heads, 1 Injury on the caster for each tails"
        ),
        e.DoubleCritical: lambda self, it, mood: "each success of the Critical Hit roll counts twice",
        e.NextCast: lambda self, it, mood: f"the next cast of this Spell this turn does {signed(it.number)} Damage",
        e.PutMarker: lambda self, it, mood: f"put the {self.names[it.marker]} marker on the target",
        e.Teleport: lambda self, it, mood: (
            f"teleport this Unit and an adjacent ally to free cells up to {it.number} cells away"
        ),
        e.LongShot: lambda self, it, mood: (
            f"the Range of the caster's Spells goes up by {it.number} until the end of the turn"
        ),
        e.Injure: lambda self, it, mood: f"place {self.injured(it.number)} on {self.selector(it.whom)}",
        e.HealInjuries: lambda self, it, mood: f"heal {self.injured(it.number)} of {self.selector(it.whom)}",
        e.GainKamas: lambda self, it, mood: f"gain {self.kamas(it.number)}",
        e.CopyPower: lambda self, it, mood: f"copy the Powers of {self.selector(it.whom)}",
        e.LosePowers: lambda self, it, mood: f"{self.selector(it.whom)} loses all Powers{self.until(it.until)}",
        e.Grant: grant,
        e.GoThere: lambda self, it, mood: f"{self.selector(it.whom)} goes to the targeted cell",
        e.SetLevel: lambda self, it, mood: (
            f"the Level of {self.selector(it.whom)} becomes {it.number} until the end of the fight"
        ),
        e.MoreHp: lambda self, it, mood: f"{self.selector(it.whom)} has {signed(it.number)} HP",
        e.CostMore: lambda self, it, mood: f"Spells of {self.selector(it.whom)} cost {self.points(it.what, it.number)}",
        e.NoHealing: lambda self, it, mood: f"{self.selector(it.whom)} can't be healed",
        e.AllTypes: lambda self, it, mood: "this Unit has the Types of all Krosmasters in play",
        e.CapInjuries: lambda self, it, mood: f"a Spell places at most {self.injured(it.number)} on this Unit",
        e.ArmorSuccess: lambda self, it, mood: (
            f"with {it.dice} dice or more in the Armor roll this Unit has 1 more success"
        ),
    }
    parts: ClassVar[dict[type[Any], Callable[..., str]]] = {
        t.Count: Both.count,
        t.There: lambda self, it: (
            f"there is 1 {'other ' if others(it.filters) else ''}{self.said_of(it.filters, False)}"
        ),
        t.TargetIs: lambda self, it: "the target is " + " or ".join(self.names[name] for name in it.types),
        t.TargetHasMarkers: lambda self, it: "the target has AP or MP markers",
        t.Inflicted: lambda self, it: "this Unit has inflicted Injuries this turn",
        t.InjuriesBelow: lambda self, it: f"this Unit has fewer than {it.number} Injuries",
        t.Kamas: lambda self, it: self.kamas(it.number),
    }
