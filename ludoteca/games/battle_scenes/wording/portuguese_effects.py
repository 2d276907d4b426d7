"""How effects are written in canonical Portuguese."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, YOU, Effect, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    VALUED,
    each_share,
    is_foreign,
    is_one_base,
    noun_of,
    unplaced,
)
from ludoteca.games.battle_scenes.wording.portuguese_words import (
    BOTH_TYPES,
    FORBIDDEN,
    SEARCHES,
    kind_words,
    name_list,
    stage_list,
    verb_form,
    zone,
)
from ludoteca.games.battle_scenes.wording.terms import ALIGNMENTS_GAINED

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.wording.portuguese import Portuguese


def _draw(self: Portuguese, effect: t.Draw, mood: str) -> str:
    if isinstance(effect.count, VALUED):
        return f"{verb_form('draw', mood)} um número de cards igual {self.value(effect.count)}"
    noun = "card" if effect.count == Number(1) else "cards"
    return f"{verb_form('draw', mood)} {self.words_for(effect.count)} {noun}"


def _damage(self: Portuguese, effect: t.Damage, mood: str) -> str:
    if effect.source is not None:
        return str(self.damage(effect))
    return verb_form("deal", mood) + str(self.damage(effect)).removeprefix("este card causa")


def _discard(self: Portuguese, effect: t.Discard, mood: str) -> str:
    return f"{verb_form('discard', mood)} {self.piece_of(effect.what)}{' aleatório' if effect.random else ''}"


def _shift(self: Portuguese, effect: t.Shift, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{verb_form('ready' if effect.ready else 'exhaust', mood)} {what} em {stage_list(effect.stages)}"


def _load(self: Portuguese, effect: t.Load, mood: str) -> str:
    if effect.spread:
        effect = replace(effect, what=each_share(effect.what))
    elif not is_one_base(effect.onto):
        raise self.unsayable("Load onto several")
    if effect.onto.how in (CHOOSE, EACH, t.TARGET) and effect.onto.slot < effect.what.slot:
        onto = self.piece_of(effect.onto, "em")
        return f"{verb_form('load', mood)} {onto} {self.piece_of(unplaced(effect.what))}"
    what = self.piece_of(unplaced(effect.what))
    return f"{verb_form('load', mood)} {what} {self.piece_of(effect.onto, 'em')}"


def _put(self: Portuguese, effect: t.Put, mood: str) -> str:
    if is_foreign(effect.what) and any(place.whose == YOU and place.zone != "scene" for place in effect.to):
        raise self.unsayable("Put into your zone from another player's")
    places = ["em cena" if place.zone == "scene" else zone(place, "em") for place in effect.to]
    if effect.to[0].zone == "scene":
        as_if = f" como se tivesse {effect.as_if}" if effect.as_if else ""
        return f"{verb_form('put', mood)} em cena {self.piece_of(effect.what)}{as_if}"
    order = " em qualquer ordem" if effect.order else ""
    if len(places) > 1 and effect.what.count == Number(1) and not effect.order:
        return f"{verb_form('put', mood)} {self.piece_of(effect.what)} {places[0]} ou {places[1]}"
    return f"{verb_form('put', mood)} {self.piece_of(effect.what)} {' e/ou '.join(places)}{order}"


def _swap(self: Portuguese, effect: t.Swap, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{verb_form('swap', mood)} {what} por {self.piece_of(effect.other)}"


def _shuffle(self: Portuguese, effect: t.Shuffle, mood: str) -> str:
    if effect.what is not None:
        return f"{verb_form('shuffle', mood)} {self.piece_of(effect.what)} no deck de seu dono"
    return f"{verb_form('shuffle', mood)} o seu deck{' se tiver procurado ali' if effect.if_searched else ''}"


def _search(self: Portuguese, effect: t.Search, mood: str) -> str:
    said = f"{verb_form('search', mood)} {SEARCHES[effect.zones]} por "
    either = next((each for each in effect.what.filters if isinstance(each, t.Either)), None)
    if either is None:
        return said + str(self.piece_of(effect.what))
    sorts = [self.phrase(Selector(CHOOSE, filters), False) for filters in (either.one, either.other)]
    self.note(effect.what)
    return said + " ou por ".join(f"um {sort}" for sort in sorts)


def _reveal(self: Portuguese, effect: t.Reveal, mood: str) -> str:
    if effect.what.how == EACH:
        self.group = effect.what.slot
    return f"{verb_form('reveal', mood)} {self.piece_of(effect.what)}"


def _look(self: Portuguese, effect: t.Look, mood: str) -> str:
    self.group = effect.what.slot
    return f"{verb_form('look', mood)} {self.piece_of(effect.what)}"


def _choose(self: Portuguese, effect: t.Choose, mood: str) -> str:
    if noun_of(effect.what.filters) == "name":
        return _name(self, effect.what, mood)
    said = f"{verb_form('choose', mood)} {self.piece_of(effect.what)}"
    self.chose[noun_of(effect.what.filters)] = effect.what.slot
    return said


def _name(self: Portuguese, what: Selector, mood: str) -> str:
    """ "Nomeie um card", "nomeie um suporte"."""
    kinds = [each.kinds for each in what.filters if isinstance(each, t.NameOf)]
    noun = kind_words(t.Kind(kinds[0]))[0] if kinds else "card"
    self.note(what)
    self.chose["name"] = what.slot
    return f"{verb_form('name', mood)} um {noun}"


def _retarget(self: Portuguese, effect: t.Retarget, mood: str) -> str:
    return f"{self.piece_of(effect.actions)} terão {self.piece_of(effect.to)} como alvo"


def _plain_shield(self: Portuguese, effect: t.PlainShield, mood: str) -> str:
    return f"os efeitos que modificam o valor de Escudo {self.piece_of(effect.what, 'de')} têm valor +0"


def _pick_unloaded(self: Portuguese, effect: t.PickUnloaded, mood: str) -> str:
    whose = self.piece_of(effect.what, "de")
    return f"você pode escolher os cards descarregados {whose} por dano que não seja de ações"


def _enters_plain(self: Portuguese, effect: t.EntersPlain, mood: str) -> str:
    return f"{self.piece_of(effect.what)} pode ser colocado em cena como um card de personagem não EV"


def _prevent(self: Portuguese, effect: t.Prevent, mood: str) -> str:
    return f"aquele jogador não {'compra' if effect.event == 'draws' else 'procura por'} aqueles cards"


def _evolves_from(self: Portuguese, effect: t.EvolvesFrom, mood: str) -> str:
    said = f"{self.piece_of(effect.what)} pode ser colocado em cena como se tivesse o requisito EV -"
    said = f"{said} {self.phrase(effect.base, False)}"
    self.note(effect.base)
    return said


def _redirect(self: Portuguese, effect: t.Redirect, mood: str) -> str:
    if effect.to.how == EACH:
        raise self.unsayable("Redirect to each")
    return f"{verb_form('redirect', mood)} aquele dano para {self.piece_of(effect.to)}"


def _gain(self: Portuguese, effect: t.Gain, mood: str) -> str:
    what = self.piece_of(effect.what)
    verb = "perde" if effect.lose else "ganha"
    if effect.keyword is not None:
        if effect.keyword.amount is not None and effect.keyword.name in ("Clarividência", "Energia Cósmica"):
            return f"{what} {verb} {effect.keyword.name} {self.signed(effect.keyword.amount)}"
        return f"{what} {verb} {self.keyword(effect.keyword)}"
    if effect.alignments:
        return f"{what} {verb} {ALIGNMENTS_GAINED[effect.alignments]}"
    if effect.alter_egos:
        return f"{what} {verb} o alter ego {name_list(effect.alter_egos)}"
    if effect.affiliations:
        many = len(effect.affiliations) > 1
        named = (
            ", ".join(effect.affiliations[:-1]) + " e " + effect.affiliations[-1] if many else effect.affiliations[0]
        )
        return f"{what} {verb} {'as afiliações' if many else 'a afiliação'} {named}"
    boons = [f"Escudo {self.signed(effect.shield)}"] if effect.shield is not None else []
    boons += [f"{{{power}}}" for power in effect.powers]
    said = ", ".join(boons[:-1]) + " e " + boons[-1] if len(boons) > 1 else boons[0]
    return f"{what} {verb} {said}"


def _gain_from(self: Portuguese, effect: t.GainFrom, mood: str) -> str:
    what = self.piece_of(effect.what)
    if effect.value in t.LOSES_ALL:
        return f"{what} perde {'todos os poderes' if effect.value == t.LOSE_POWERS else 'todas as afiliações'}"
    if effect.value.startswith("lose "):
        return f"{what} perde {self.piece_of(effect.of)}"
    if effect.value in t.CHOSEN_WORDS:
        return f"{what} ganha {self.piece_of(effect.of)}"
    values = {"powers": "os poderes", "affiliations": "as afiliações"}[effect.value]
    return f"{what} ganha {values} {self.piece_of(effect.of, 'de')}"


def _forbid(self: Portuguese, effect: t.Forbid, mood: str) -> str:
    if effect.what == "be unloaded":
        return _cannot_unload(self, effect)
    who = self.piece_of(effect.who)
    if effect.what in FORBIDDEN:
        return f"{who} {FORBIDDEN[effect.what]}"
    if effect.what in ("be carried", "be carried except"):
        verb = "não" if effect.what == "be carried" else "só"
        return f"{who} {verb} pode ser carregado por {self.piece_of(effect.actions)}"
    if effect.what == "put into scene":
        return f"{who} não pode colocar {self.piece_of(effect.actions)} em cena"
    if effect.what == "use":
        return f"{who} não pode usar {self.piece_of(effect.actions)}"
    return f"{who} não pode ser alvo {_target_actions(self, effect.actions)}"


def _must_target(self: Portuguese, effect: t.MustTarget, mood: str) -> str:
    return f"{self.piece_of(effect.what)} deve ser um dos alvos {_target_actions(self, effect.actions)}"


def _cannot_unload(self: Portuguese, effect: t.Forbid) -> str:
    carried = effect.who.filters[-1]
    if not isinstance(carried, t.CarriedBy):
        raise self.unsayable("Forbid(what='be unloaded')")
    cards = self.piece_of(replace(effect.who, filters=effect.who.filters[:-1]))
    return f"{cards} não podem ser descarregados {self.piece_of(carried.who, 'de')}"


def _target_actions(self: Portuguese, actions: Any) -> str:
    rest = tuple(filter_ for filter_ in actions.filters if not isinstance(filter_, (t.Kind, t.Ordinal)))
    if any(isinstance(filter_, t.Ordinal) for filter_ in actions.filters):
        if t.Ordinal("first") not in actions.filters:
            raise self.unsayable("Ordinal")
        said = " ".join(filter(None, ("da primeira ação", self.qualities(rest, "action"))))
        self.note(actions)
        return said
    said = " ".join(filter(None, ("de ações", self.qualities(rest, "actions"))))
    self.note(actions)
    return said


def _permit(self: Portuguese, effect: t.Permit, mood: str) -> str:
    who = self.piece_of(effect.who)
    free = " sem pagar seu custo de incapacitação" if effect.free else ""
    if effect.what == "be used":
        return f"{who} podem ser usadas{free}"
    if effect.what == "use again":
        again = "esta ação" if effect.actions is None else self.piece_of(effect.actions)
        return f"{who} pode usar {again} outra vez"
    if effect.what == "use one more":
        number = {1: "uma", 2: "duas"}.get(effect.count, effect.count)
        said = f"{who} pode usar mais {number} {self.phrase(effect.actions, effect.count > 1)}{free}"
        self.note(effect.actions)
        return said
    if effect.what == "use repeatedly":
        return f"{who} pode usar {self.piece_of(effect.actions)} mais de uma vez por turno"
    return f"{who} pode usar {self.piece_of(effect.actions)}{free}"


def _is_one(actions: Selector) -> bool:
    return actions.how == CHOSEN or any(isinstance(filter_, t.Ordinal) for filter_ in actions.filters)


def _retype(self: Portuguese, effect: t.Retype, mood: str) -> str:
    types = {BOTH_TYPES: "de antecipar e imprevistas", ("unforeseen",): "imprevistas"}.get(effect.types, "de antecipar")
    if effect.actions.how == CHOSEN:
        return f"{self.piece_of(effect.actions)} é uma ação {types}"
    return f"{self.piece_of(effect.actions)} são ações {types}"


def _change_cost(self: Portuguese, effect: t.ChangeCost, mood: str) -> str:
    if effect.fixed:
        has = "tem" if _is_one(effect.actions) else "têm"
        return f"{self.piece_of(effect.actions)} {has} custo {{{effect.change}}}"
    change = "a menos" if effect.change < 0 else "a mais"
    cost = "custa" if _is_one(effect.actions) else "custam"
    return f"{self.piece_of(effect.actions)} {cost} {{{abs(effect.change)}}} {change} para ser usada"


def _change_damage(self: Portuguese, effect: t.ChangeDamage, mood: str) -> str:
    if effect.how == "set":
        return f"aquele dano torna-se {self.amount(effect.amount)}"
    if effect.how == "half":
        return "aquele dano é reduzido à metade, arredondado para baixo"
    if effect.how == "penetrating":
        return "aquele dano torna-se penetrante"
    return f"aquele dano {_added(self, effect)}"


def _added(self: Portuguese, effect: t.ChangeDamage) -> str:
    """ "É aumentado em 1", "é reduzido em X"."""
    written = self.signed(effect.amount)
    return f"é {'reduzido' if written.startswith('-') else 'aumentado'} em {written.lstrip('+-')}"


def _more_damage(self: Portuguese, effect: t.MoreDamage, mood: str) -> str:
    more = self.signed(effect.amount)
    damage = f"{more} ponto de dano" if more.strip("+-") == "1" else f"{more} pontos de dano"
    if effect.to is not None:
        return f"{self.piece_of(effect.actions)} causa {damage} {self.piece_of(effect.to, 'em')}"
    where = "em um de seus alvos" if effect.one else "a cada um de seus alvos"
    deal = "causa" if _is_one(effect.actions) else "causam"
    return f"{self.piece_of(effect.actions)} {deal} {damage} {where}"


def _no_effect(self: Portuguese, effect: t.NoEffect, mood: str) -> str:
    if effect.texts:
        return f"os textos permanentes {self.piece_of(effect.what, 'de')} não têm efeito"
    return f"{self.piece_of(effect.what)} não tem efeito"


def _hand_limit(self: Portuguese, effect: t.HandLimit, mood: str) -> str:
    whose = {
        YOU: "em sua mão durante a Fase de Ajuste",
        t.EACH_PLAYER: "na mão de cada jogador durante a Fase de Ajuste",
    }.get(effect.whose, "na mão dos outros jogadores durante suas respectivas Fases de Ajuste")
    rises = "aumenta" if effect.change > 0 else "diminui"
    number = abs(effect.change)
    return f"o número máximo de cards {whose} {rises} em {NUMBERS[number]} card{'s' if number > 1 else ''}"


def _countdown_alone(self: Portuguese, effect: t.CountdownAlone, mood: str) -> str:
    if effect.whose != YOU and not effect.optional:
        return "seus oponentes executam a Fase de Contagem Regressiva como se não controlassem personagens"
    if effect.whose != YOU:
        raise self.unsayable("CountdownAlone")
    verb = "você pode executar" if effect.optional else "você executa"
    return f"{verb} sua Fase de Contagem Regressiva como se não controlasse personagens"


def _any_number(self: Portuguese, effect: t.AnyNumber, mood: str) -> str:
    said = f"pode haver qualquer número de {self.phrase(effect.what, True)}"
    self.note(effect.what)
    return said


def _counts_as(self: Portuguese, effect: t.CountsAs, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{what} também conta como um {self.phrase(Selector(CHOOSE, effect.filters), False)}"


def _enters_only_if(self: Portuguese, effect: t.EntersOnlyIf, mood: str) -> str:
    what = self.piece_of(effect.what)
    return f"{what} só pode ser colocado em cena se {self.write(effect.condition)}"


def _set_shield(self: Portuguese, effect: t.SetShield, mood: str) -> str:
    return f"o valor de Escudo {self.piece_of(effect.what, 'de')} torna-se {self.amount(effect.shield)}"


EFFECTS: dict[type[Effect], Callable[..., str]] = {
    t.Damage: _damage,
    t.Draw: _draw,
    t.Discard: _discard,
    t.Shift: _shift,
    t.Load: _load,
    t.Unload: lambda self, effect, mood: f"{verb_form('unload', mood)} {self.piece_of(effect.what)}",
    t.Put: _put,
    t.Swap: _swap,
    t.Search: _search,
    t.Reveal: _reveal,
    t.Shuffle: _shuffle,
    t.Look: _look,
    t.Choose: _choose,
    t.Redirect: _redirect,
    t.Prevent: _prevent,
    t.ExtraTurn: lambda self, effect, mood: "jogue um turno extra",
    t.Gain: _gain,
    t.GainFrom: _gain_from,
    t.SetShield: _set_shield,
    t.Forbid: _forbid,
    t.MustTarget: _must_target,
    t.Permit: _permit,
    t.Retype: _retype,
    t.ChangeCost: _change_cost,
    t.ChangeDamage: _change_damage,
    t.MoreDamage: _more_damage,
    t.NoEffect: _no_effect,
    t.HandLimit: _hand_limit,
    t.CountdownAlone: _countdown_alone,
    t.AnyNumber: _any_number,
    t.CountsAs: _counts_as,
    t.EntersOnlyIf: _enters_only_if,
    t.EntersPlain: _enters_plain,
    t.EvolvesFrom: _evolves_from,
    t.PlainShield: _plain_shield,
    t.PickUnloaded: _pick_unloaded,
    t.Retarget: _retarget,
}
