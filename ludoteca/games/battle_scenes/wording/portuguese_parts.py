"""How conditions and moments are written in canonical Portuguese."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, THIS, YOU, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import held_in, in_spoken_order
from ludoteca.games.battle_scenes.wording.portuguese_qualities import TRAITS, limited, measured, some_of
from ludoteca.games.battle_scenes.wording.portuguese_words import (
    EVENTS,
    during,
    name_list,
    part,
    power_list,
    told_one_by_one,
    zone,
)
from ludoteca.games.battle_scenes.wording.terms import (
    ZONES,
    contract,
)

if TYPE_CHECKING:
    from ludoteca.games.battle_scenes.wording.portuguese import Portuguese

#: What happens to several cards at once.
TOGETHER = {"is loaded": "forem carregados", "unloaded": "forem descarregados", "discarded": "forem descartados"}

#: What players do, as it is said when they do it and when an effect makes them; and what they do it with.
DONE_BY_PLAYERS = {
    "draws": ("comprar", "compre", "um card"),
    "discards": ("descartar", "descarte", ""),
    "searches": ("procurar por", "procure por", "um card no próprio deck"),
}
#: Who has used actions.
ACTED = {YOU: "você", OPPONENT: "um oponente", t.THAT_PLAYER: "aquele jogador"}
#: Whose effect it is.
EFFECTS_OF = {t.ANY_PLAYER: "", OPPONENT: " controlado por um oponente", YOU: " controlado por você"}

#: Whose turn an action is used in.
TURNS = {YOU: "seu turno", OPPONENT: "o turno de um oponente"}


def _count(self: Portuguese, condition: t.Count) -> str:
    unused = condition.most == 0
    if t.UsedThisTurn() in condition.what.filters and (unused or condition == t.Count(condition.what)):
        kept = tuple(filter_ for filter_ in condition.what.filters if filter_ != t.UsedThisTurn())
        said = some_of(self, replace(condition.what, filters=kept), 1)
        return f"{said} {'não ' if unused else ''}tiver sido usada neste turno"
    by = [each.by for each in condition.what.filters if isinstance(each, t.UsedThisTurn)]
    if by and by[0] in ACTED and len(condition.what.filters) == 2 and (unused or condition == t.Count(condition.what)):
        self.note(condition.what)
        return f"{ACTED[by[0]]} {'não tiver usado ações' if unused else 'tiver usado uma ação'} neste turno"
    controlled = next((each for each in condition.what.filters if isinstance(each, t.Controlled)), None)
    rest = tuple(filter_ for filter_ in condition.what.filters if filter_ is not controlled)
    what = replace(condition.what, filters=rest)
    none = condition.most == 0
    if controlled is not None and controlled.by == YOU:
        before = "você não controlar" if none else "você controlar"
    elif controlled is not None and controlled.by == OPPONENT:
        before = "um oponente não controlar" if none else "um oponente controlar"
    elif controlled is not None:
        before = f"{_controller(self, controlled.by)} {'não ' if none else ''}controlar"
    else:
        before = "não houver" if none else "houver"
    if condition.most > 0:
        return f"{before} {limited(self, what, condition)}"
    return f"{before} {some_of(self, what, 1 if none else condition.least)}"


def _controller(self: Portuguese, who: str) -> str:
    if who == t.THAT_PLAYER:
        self.check_named(Selector(CHOSEN, (t.Kind(("player",)),), slot=self.nouns.get("player", t.MOMENT)))
    elif who not in t.TARGET_PLAYERS:
        raise self.unsayable("Count")
    return str(self.doer(who))


def _is(self: Portuguese, condition: t.Is) -> str:
    what = self.piece_of(condition.what)
    no = "não " if condition.negated else ""
    first = condition.filters[0]
    if len(condition.filters) == 1:
        if isinstance(first, t.Carrying):
            carried = some_of(self, first.what, first.least)
            return f"{what} {'não ' if first.negated else ''}estiver carregando {carried}"
        if isinstance(first, t.CarriedBy):
            return f"{what} estiver sendo carregado por {self.piece_of(first.who)}"
        if isinstance(first, t.Either):
            return _is_either(self, what, first)
        if isinstance(first, t.Acted) and not condition.negated:
            return f"{what} {'não usou ações' if first.negated else 'usou uma ação'} neste turno"
        if isinstance(first, t.Hurt) and not condition.negated:
            return f"{what} {'não tiver' if first.negated else 'tiver'} recebido dano neste turno"
        if isinstance(first, t.Shares) and first.what == "affiliation" and not condition.negated:
            shared = "não tiver nenhuma" if first.negated else "tiver alguma"
            return f"{what} {shared} afiliação em comum com {self.piece_of(first.other)}"
        if isinstance(first, t.Controlled) and condition.what.how == THIS:
            return _controls_this(self, condition)
        if isinstance(first, t.EnteredThisTurn) and not condition.negated:
            return f"{what} tiver entrado em cena neste turno"
        if isinstance(first, t.Powered):
            return f"{what} {no}tiver {power_list(first)}"
        if isinstance(first, t.Affiliated):
            return f"{what} {no}tiver a afiliação {name_list(first.names)}"
        if isinstance(first, t.Called) and first.what == "alter ego":
            return f"{what} {no}tiver o alter ego {name_list(first.names)}"
        if isinstance(first, t.OfChosen) and first.other.slot == t.REMEMBERED:
            return f"{what} {no}tiver {self.piece_of(first.other)}"
        if isinstance(first, (t.Energy, t.Figure)) and getattr(first, "value", "") not in TRAITS:
            return f"{what} {no}tiver {measured(self, first)}"
        if isinstance(first, t.HasKeyword):
            return f"{what} {no}tiver {first.keyword}"
        if isinstance(first, t.In):
            return f"{what} {no}estiver {'em cena' if first.zone == 'scene' else zone(first, 'em')}"
        if isinstance(first, (t.AtStage, t.SinceStart)):
            return f"{what} {no}estiver {self.quality(first, '')}"
    if condition.filters == (t.Controlled(YOU), t.SinceStart()) and condition.what.how == THIS:
        return f"você controlar {what} desde o início do turno"
    if isinstance(first, t.In) and first.zone == "scene" and not condition.negated:
        return f"{what} estiver {self.qualities(condition.filters, '')}"
    if not isinstance(first, t.Kind):
        return f"{what} {no}for {self.qualities(condition.filters, '')}"
    ordinal = any(isinstance(each, t.Ordinal) for each in condition.filters)
    said = self.some_words(Selector(EACH if ordinal else CHOOSE, condition.filters))
    self.called_so(condition)
    return f"{what} {no}for {said}"


def _is_either(self: Portuguese, what: str, either: t.Either) -> str:
    """ "Em cena ou em seus recursos", "em seu deck ou recursos"."""
    (one,), (other,) = either.one, either.other
    if (one, other) == (t.In("deck"), t.In("resources")):
        if what != "este card":
            raise self.unsayable("Either")
        return "estiver em seu deck ou recursos"
    if not isinstance(one, t.In) or not isinstance(other, t.In) or other.zone == "scene":
        raise self.unsayable("Either")
    first = "em cena" if one.zone == "scene" else zone(one, "em")
    return f"{what} estiver {first} ou {zone(other, 'em')}"


def _controls_this(self: Portuguese, condition: t.Is) -> str:
    """Said only before another condition: "você controlar este personagem e outro personagem"."""
    raise self.unsayable("Is(this, controlled)")


def _exceeds(self: Portuguese, condition: t.Exceeds) -> str:
    """ "Houver mais vilões que heróis", "o alvo estiver carregando menos cards que este personagem"."""
    order = in_spoken_order(condition)
    if order is None:
        raise self.unsayable("Exceeds")
    more, first, second = order
    how = "mais" if more else "menos"
    bearers = [each.who for what in (first, second) for each in what.filters if isinstance(each, t.CarriedBy)]
    if len(bearers) == 2:
        who = self.piece_of(bearers[0])
        kept = tuple(each for each in first.filters if not isinstance(each, t.CarriedBy))
        said = f"{who} estiver carregando {how} {self.phrase(replace(first, filters=kept), True)}"
        self.note(first)
        said += f" que {self.piece_of(bearers[1])}"
        self.note(second)
        return said
    said = f"houver {how} {self.phrase(first, True)}"
    self.note(first)
    said += f" que {self.phrase(second, True)}"
    self.note(second)
    return said


def _one_of(self: Portuguese, condition: t.OneOf) -> str:
    if isinstance(condition.other, (t.OneOf, t.Both)):
        raise self.unsayable("OneOf")
    one = self.write(condition.one)
    said = self.write(condition.other)
    if not one.startswith("você controlar ") or not said.startswith("você controlar "):
        return f"{one} ou {said}"
    return f"{one} e/ou {said.removeprefix('você controlar ')}"


def _both(self: Portuguese, condition: t.Both) -> str:
    first = condition.one
    if isinstance(first, t.Is) and first.filters == (t.Controlled(YOU),) and first.what.how == THIS:
        this = self.piece_of(first.what)
        said = self.write(condition.other)
        if not said.startswith("você controlar "):
            raise self.unsayable("Both")
        return f"você controlar {this} e {said.removeprefix('você controlar ')}"
    if isinstance(condition.other, t.OneOf):
        raise self.unsayable("Both")
    one = self.write(condition.one)
    return f"{one} e {self.write(condition.other)}"


def _variable_is(self: Portuguese, condition: t.VariableIs) -> str:
    compared = {"more": "maior que ", "less": "menor que "}.get(condition.compare, "")
    return f"X for {compared}{condition.number}"


def _fewer(self: Portuguese, condition: t.Fewer) -> str:
    where, what = held_in(condition.what)
    said = self.phrase(what, True) + (f" {contract('em', ZONES[where])}" if where else "")
    self.note(condition.what)
    verb = "tiver" if where else "controlar"
    return f"você {verb} {'menos' if condition.who == YOU else 'mais'} {said} que um oponente"


def _when(self: Portuguese, trigger: t.When) -> str:
    if trigger.event == "foreseen":
        return _foreseen(self, trigger)
    if trigger.event in DONE_BY_PLAYERS:
        return _player_does(self, trigger)
    several = trigger.event in TOGETHER and trigger.who.how == EACH
    who = _several(self, trigger.who) if several else self.piece_of(trigger.who)
    said = f"{'uma vez por turno, ' if trigger.once else ''}quando {who} "
    if trigger.event == "leaves" and trigger.would:
        said += "fosse sair de cena por um efeito de seu controlador, ao invés disso"
    elif trigger.event in EVENTS and trigger.what is None:
        said += TOGETHER[trigger.event] if several else EVENTS[trigger.event]
        said += _by(trigger)
    elif trigger.event in ("knocked out", "destroyed"):
        said += f"{EVENTS[trigger.event]} por {self.piece_of(trigger.what)}"
    elif trigger.event == "knocks out":
        said += f"nocautear {self.piece_of(trigger.what)}"
    elif trigger.event == "replaces":
        self.nouns["player"] = trigger.who.slot
        said += f"substituir {self.piece_of(trigger.what)}"
    elif trigger.event == "laid" and trigger.zone is not None:
        said += f"for colocado {zone(t.In(trigger.sort), 'em')} vindo {zone(trigger.zone, 'de')}"
    elif trigger.event == "uses keyword":
        said += f"usar {trigger.sort}"
    elif trigger.event == "is loaded":
        said += TOGETHER[trigger.event] if several else "for carregado"
        said += f" {zone(trigger.zone, 'de')}" if trigger.zone is not None else ""
        said += f" {self.piece_of(trigger.what, 'em')}{_by(trigger)}"
    elif trigger.event == "uses":
        said += f"usar {self.piece_of(trigger.what)}"
    elif trigger.event == "is targeted":
        said += f"for alvo de {self.piece_of(trigger.what)}"
    elif trigger.event == "unloaded" and trigger.what is not None:
        said += TOGETHER[trigger.event] if several else EVENTS[trigger.event]
        said += f" {self.piece_of(trigger.what, 'de')}{_by(trigger)}"
    elif trigger.event == "receives damage":
        said += "fosse receber dano" if trigger.would else "receber dano"
        said += {"": "", "penetrating": " penetrante", "no action": " que não seja de ações"}[trigger.sort]
        said += f" {self.piece_of(trigger.what, 'de')}" if trigger.what is not None else ""
        self.note_damager(trigger.what)
    elif trigger.event == "deals damage":
        self.note_damager(trigger.who)
        said += "fosse causar dano" if trigger.would else "causar dano"
        said += " penetrante" if trigger.sort == "penetrating" else ""
        said += f" {self.piece_of(trigger.what, 'em')}" if trigger.what is not None else ""
    return said + _during(trigger)


def _foreseen(self: Portuguese, trigger: t.When) -> str:
    """ "Você revelar um ou mais cards com a Clarividência de uma ação deste personagem"."""
    cards = _several(self, trigger.who) if trigger.who.how == EACH else self.piece_of(trigger.who)
    of = f" {self.piece_of(trigger.what, 'de')}" if trigger.what is not None else ""
    return f"{'uma vez por turno, ' if trigger.once else ''}quando você revelar {cards} com a Clarividência{of}"


def _player_does(self: Portuguese, trigger: t.When) -> str:
    """ "Um oponente comprar dois ou mais cards", "um efeito … fizer com que um oponente descarte um card"."""
    before = "uma vez por turno, quando" if trigger.once else "quando"
    if trigger.event == "draws" and trigger.what is not None:
        return f"{before} {self.piece_of(trigger.what)} fizer com que você compre um card{_during(trigger)}"
    who = self.piece_of(trigger.who)
    if trigger.who != t.YOURSELF:
        self.nouns["player"] = trigger.who.slot
    if trigger.would and not trigger.by:
        return f"{before} {who} fosse procurar X cards no próprio deck, ao invés disso"
    verb, made, what = DONE_BY_PLAYERS[trigger.event]
    if trigger.what is not None:
        what = _several(self, trigger.what) if trigger.what.how == EACH else self.piece_of(trigger.what)
    elif trigger.least > 1:
        what = f"{NUMBERS[trigger.least]} ou mais cards"
    if trigger.would:
        effect = f"um efeito{EFFECTS_OF[trigger.by]} fizer com que"
        return f"{before} {effect} {who} {made} {what}{_during(trigger)}"
    return f"{before} {who} {verb} {what}{_by(trigger)}{_during(trigger)}"


def _by(trigger: t.When) -> str:
    return f" por um efeito{EFFECTS_OF[trigger.by]}" if trigger.by else ""


def _several(self: Portuguese, cards: Selector) -> str:
    """ "Um ou mais cards": loaded together, they are one event."""
    if any(isinstance(each, t.CarriedBy) and told_one_by_one(each.who) for each in cards.filters):
        raise self.unsayable("one or more from each of several")
    said = f"um ou mais {self.phrase(cards, True)}"
    self.note(cards)
    self.many[cards.slot] = True
    return said


def _during(trigger: t.When) -> str:
    return during(trigger.during) if trigger.during else ""


def _after(self: Portuguese, trigger: t.After) -> str:
    return f"após {self.piece_of(trigger.actions)}"


def _at(self: Portuguese, trigger: t.At) -> str:
    which = part(trigger.part, trigger.whose, trigger.next)
    return f"no {'final' if trigger.end else 'início'} {contract('de', which)}"


def _window(self: Portuguese, trigger: t.Window) -> str:
    return f"durante {part(trigger.part, trigger.whose)}{', uma vez por turno' if trigger.once else ''}"


PARTS: dict[type[Any], Callable[..., str]] = {
    t.Count: _count,
    t.Is: _is,
    t.Both: _both,
    t.OneOf: _one_of,
    t.VariableIs: _variable_is,
    t.InPart: lambda self, condition: during(f"{condition.part}/{condition.whose}").strip(),
    t.InTurn: lambda self, condition: f"esta ação for usada durante {TURNS[condition.whose]}",
    t.Fewer: _fewer,
    t.Exceeds: _exceeds,
    t.When: _when,
    t.After: _after,
    t.At: _at,
    t.Window: _window,
}
