"""How each record is said: Portuguese and English, side by side.

``{what:de}`` is what the record's field finds, after a preposition; ``{figure:figure}`` a word of a table; forms in
square brackets go with whom was named last.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteca.core.effects import Number
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording.lexicon import can, cannot
from ludoteca.games.apotheosis.wording.words import CAN, CANNOT, TILE_CHANGES

Said = tuple[str, str]


def modify(effect: e.Modify) -> Said:
    if isinstance(effect.amount, Number):
        return (
            "{what} [tem|têm] {amount:signed} de {figure:figure}{until:until}",
            "{what} [has|have] {amount:signed} {figure:figure}{until:until}",
        )
    return (
        "{what} [soma|somam] {amount} em {figure:figure}{until:until}",
        "{what} [adds|add] {amount} in {figure:figure}{until:until}",
    )


def forbid(effect: e.Cannot) -> Said:
    deed = CANNOT[f"{effect.deed}:{effect.by}" if effect.by else effect.deed]
    return (
        "{what} " + cannot("pt") + deed[0] + "{until:until}",
        "{what} " + cannot("en") + deed[1] + "{until:until}",
    )


def allow(effect: e.Can) -> Said:
    deed = CAN[effect.deed]
    return "{what} " + can("pt") + deed[0] + "{until:until}", "{what} " + can("en") + deed[1] + "{until:until}"


def change_tile(effect: e.ChangeTile) -> Said:
    if effect.change == "raise":
        return "{what} [sobe|sobem] {amount}{until:until}", "{what} [rises|rise] {amount}{until:until}"
    if effect.change == "lower":
        return "{what} [desce|descem] {amount}{until:until}", "{what} [sinks|sink] {amount}{until:until}"
    pt, en = TILE_CHANGES[effect.change]
    return "{what} " + pt + "{until:until}", "{what} " + en + "{until:until}"


def push(effect: e.Push) -> Said:
    if effect.away:
        return "empurre {what} {tiles} {tiles:tiles}", "push {what} {tiles} {tiles:tiles}"
    return "atraia {what} {tiles} {tiles:tiles}", "pull {what} {tiles} {tiles:tiles}"


def move_up_to(effect: e.MoveUpTo) -> Said:
    if effect.measure == t.AWAY:
        return "{what} [se move|se movem] até {number} de distância", "{what} [moves|move] up to {number} away"
    return "{what} [se move|se movem] até {number} {number:tiles}", "{what} [moves|move] up to {number} {number:tiles}"


def check(effect: e.Check) -> Said:
    if not effect.knowledge:
        return (
            "{what} [faz|fazem] um teste livre com {attribute:figure} e dificuldade {difficulty}",
            "{what} [makes|make] a free check with {attribute:figure} and difficulty {difficulty}",
        )
    return (
        "{what} [faz|fazem] um teste de {knowledge:knowledge} com {attribute:figure} e dificuldade {difficulty}",
        "{what} [makes|make] a check of {knowledge:knowledge} with {attribute:figure} and difficulty {difficulty}",
    )


def free_attack(effect: e.FreeAttack) -> Said:
    bonus = (", com {bonus:signed} de dano", ", with {bonus:signed} damage") if effect.bonus else ("", "")
    return (
        "faça um Ataque Normal contra {what}" + bonus[0],
        "make a Normal Attack against {what}" + bonus[1],
    )


def make_discard(effect: e.MakeDiscard) -> Said:
    by_lot = (" ao acaso", " at random") if effect.random else ("", "")
    return (
        "{what} [descarta|descartam] {amount} {amount:cards} do inventário" + by_lot[0],
        "{what} [discards|discard] {amount} {amount:cards} from the inventory" + by_lot[1],
    )


#: The ways a card is put away.
_AWAY = {"discard": ("descarte", "discard"), "bury": ("enterre", "bury"), "banish": ("bana", "banish")}


def put_away(field: str) -> Callable[[Any], Said]:
    """The verb, and what the field of the record speaks of."""
    return lambda record: (f"{_AWAY[record.to][0]} {field}", f"{_AWAY[record.to][1]} {field}")


def counters(effect: e.Counters) -> Said:
    if effect.put:
        return "coloque {amount} {counter:counter} {what:em}", "put {amount} {counter:counter} on {what}"
    return "retire {amount} {counter:counter} {what:de}", "remove {amount} {counter:counter} from {what}"


def either(flag: str, yes: Said, no: Said) -> Callable[[Any], Said]:
    """One saying or another, by a field that is true or not."""
    return lambda record: yes if getattr(record, flag) else no


#: How each effect is said; where it depends on the record, by a function.
EFFECTS: dict[type[Any], Said | Callable[[Any], Said]] = {
    e.Damage: ("cause {amount:so_much} dano {what:a}", "deal {amount:so_much} damage to {what}"),
    e.Injure: ("{what} [sofre|sofrem] {amount:so_much} LESÃO", "{what} [suffers|suffer] {amount:so_much} injury"),
    e.LoseLife: ("{what} [perde|perdem] {amount:so_much} VIDA", "{what} [loses|lose] {amount:so_much} life"),
    e.Heal: ("{what} [recupera|recuperam] {amount:so_much} VIDA", "{what} [recovers|recover] {amount:so_much} life"),
    e.Revive: ("reviva {what}, com {amount:so_much} VIDA", "revive {what}, with {amount:so_much} life"),
    e.TreatDead: either(
        "overkill",
        ("{what} [é|são] tratad[o|a|os|as] como perda total", "{what} [is|are] treated as overkill"),
        (
            "{what} [é|são] tratad[o|a|os|as] como nocautead[o|a|os|as]",
            "{what} [is|are] treated as knocked out",
        ),
    ),
    e.Protect: either(
        "amount",
        ("previna {amount:so_much} LESÃO {what:de}", "prevent {amount:so_much} injury of {what}"),
        ("previna toda a LESÃO {what:de}", "prevent all injury of {what}"),
    ),
    e.Mark: either(
        "put",
        ("{what} [recebe|recebem] o marcador {marker:marker}", "{what} [gets|get] the marker {marker:marker}"),
        ("{what} [perde|perdem] o marcador {marker:marker}", "{what} [loses|lose] the marker {marker:marker}"),
    ),
    e.Modify: modify,
    e.Knowledgeable: (
        "{what} [tem|têm] {amount:signed} em {knowledge:knowledge}{until:until}",
        "{what} [has|have] {amount:signed} in {knowledge:knowledge}{until:until}",
    ),
    e.Cannot: forbid,
    e.Can: allow,
    e.GainPoints: either(
        "gain",
        ("{what} [recebe|recebem] {amount:so_much} AÇÃO", "{what} [gets|get] {amount:so_much} {amount:points}"),
        ("{what} [perde|perdem] {amount:so_much} AÇÃO", "{what} [loses|lose] {amount:so_much} {amount:points}"),
    ),
    e.Push: push,
    e.MoveUpTo: move_up_to,
    e.Teleport: ("coloque {what} {to:em}", "put {what:itself} on {to}"),
    e.SwapPlaces: ("troque de lugar {what} e {other}", "swap the places of {what:itself} and {other:itself}"),
    e.ChangeTile: change_tile,
    e.Create: ("crie o objeto {object:object} {what:em}", "create the object {object:object} on {what}"),
    e.CreateDummy: ("crie o boneco {object:object} {what:em}", "create the dummy {object:object} on {what}"),
    e.RemovePiece: ("remova {what} do tabuleiro", "remove {what} from the board"),
    e.BecomeContainer: ("{what} [vira|viram] um container", "{what} [becomes|become] a container"),
    e.DropItem: ("{what} [larga|largam] um ITEM equipado", "{what} [drops|drop] an equipped Item"),
    e.ChangeTarget: (
        "{to} [vira|viram] o alvo da ação",
        "{to} [becomes|become] the target of the action",
    ),
    e.Negate: ("negue a ação", "negate the action"),
    e.AlterDamage: either(
        "more",
        ("aumente o dano da ação {amount:by}", "increase the damage of the action by {amount}"),
        ("reduza o dano da ação {amount:by}", "reduce the damage of the action by {amount}"),
    ),
    e.FreeAttack: free_attack,
    e.UseCard: ("ative {what}", "activate {what}"),
    e.UseTable: ("use a mesa {what:de} na sua próxima ação", "use the table of {what} in your next action"),
    e.Check: check,
    e.Draw: (
        "{what} [puxa|puxam] {amount} {amount:cards} {suit:from_deck}",
        "{what} [draws|draw] {amount} {amount:cards} {suit:from_deck}",
    ),
    e.Search: ("busque {suit:in_deck} {filters:one}", "search {suit:in_deck} {filters:one}"),
    e.Get: ("obtenha {what}", "get {what}"),
    e.PutAway: put_away("{what}"),
    e.MakeDiscard: make_discard,
    e.PlaceCard: ("baixe {what}", "place {what}"),
    e.TakeBack: ("devolva {what} ao inventário", "return {what} to the inventory"),
    e.Attach: ("anexe {what} {to:a}", "attach {what} to {to}"),
    e.Replace: ("substitua {what} por {by}", "replace {what} by {by}"),
    e.Turn: either("exhausted", ("deite {what}", "exhaust {what}"), ("levante {what}", "recover {what}")),
    e.Show: either("revealed", ("revele {what}", "reveal {what}"), ("oculte {what}", "conceal {what}")),
    e.RecoverEnergy: (
        "{what} [recupera|recuperam] {amount:so_much} {kind:energy}",
        "{what} [recovers|recover] {amount:so_much} {kind:energy}",
    ),
    e.LoseEnergy: (
        "{what} [perde|perdem] {amount:so_much} {kind:figure}",
        "{what} [loses|lose] {amount:so_much} {kind:figure}",
    ),
    e.Counters: counters,
    e.SummonFree: ("evoque {what} sem pagar MANA", "call {what} without paying mana"),
    e.WakeEntity: either(
        "awake",
        ("{what} [desperta|despertam] o próprio ENTE", "{what} [awakens|awaken] its Entity"),
        ("{what} [adormece|adormecem] o próprio ENTE", "{what} [puts|put] its Entity to sleep"),
    ),
    e.RaiseAccess: (
        "o nível de acesso aumenta em {amount}{until:until}",
        "the access level rises by {amount}{until:until}",
    ),
    e.Lay: (
        "ponha um efeito {what:em}{until:until}: {passage:laid}",
        "lay an effect on {what}{until:until}: {passage:laid}",
    ),
}

#: How a quality is said after a noun; adjectives are apart.
QUALIFIERS: dict[type[Any], Said | Callable[[Any], Said]] = {
    f.Marked: either(
        "has",
        ("com o marcador {marker:marker}", "with the marker {marker:marker}"),
        ("sem o marcador {marker:marker}", "without the marker {marker:marker}"),
    ),
    f.Figure: ("com {figure:figure} {amount} {least:compare}", "with {figure:figure} {amount} {least:compare}"),
    f.Property: ("com a propriedade {word:property}", "with the property {word:property}"),
    f.Countered: ("com um contador de {counter:counted}", "with a {counter:counted} counter"),
    f.Higher: either(
        "higher",
        ("em casa mais alta que a sua", "on a higher tile than yours"),
        ("em casa mais baixa que a sua", "on a lower tile than yours"),
    ),
    f.Knowledge: ("de {knowledge:knowledge}", "of {knowledge:knowledge}"),
    f.Ground: ("de {ground:terrain}", "of {ground:terrain}"),
}

COSTS: dict[type[Any], Said | Callable[[Any], Said]] = {
    t.Points: ("{amount:so_much} AÇÃO", "{amount:so_much} {amount:points}"),
    t.Life: ("{amount:so_much} VIDA", "{amount:so_much} life"),
    t.GiveCards: put_away("{filters:counted_cards}"),
    t.Value: ("descarte {amount} de {value:figure}", "discard {amount} {value:figure}"),
    t.SpendCounters: (
        "retire {count} {counter:counter} desta carta",
        "remove {count} {counter:counter} from this card",
    ),
    t.ExhaustThis: ("deite esta carta", "exhaust this card"),
}
