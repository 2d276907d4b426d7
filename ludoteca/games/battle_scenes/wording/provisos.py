"""Leaves and prohibitions with a proviso: "mais uma ação, desde que ela seja de {VO}", "só pode ser alvo de …"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from ludoteca.cardtext.speech.discourse import mapped
from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, Condition, Filter, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.as_though import WHATEVER_POWER
from ludoteca.games.battle_scenes.wording.limits import UNLOADED
from ludoteca.games.battle_scenes.wording.prohibitions import BY_ACTIONS
from ludoteca.games.battle_scenes.wording.qualities import BEARER
from ludoteca.games.battle_scenes.wording.statements import CANNOT, state
from ludoteca.games.battle_scenes.wording.vocabulary import (
    ACTION,
    BASE,
    CARD,
    CHARACTER,
    call,
    opposite,
    ordered,
    say,
)

# -- one more action, if … --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class OfThatAction(Condition):
    """ "Desde que ela seja de {VO}": said of the one more action. No record has it: it is a quality of that action."""

    quality: Filter


SAME_TARGET = t.Targeting(Selector(t.TARGET))
IT = "(ela|aquela ação|esta ação|a ação|essa ação)"
PROVISOS: Sequence[tuple[str, str, Any]] = (
    ("!ser de {what:Whatever}", "is of {what:Whatever}", lambda what: of_cards(what)),
    ("!ter {quality:Trait}", "has {quality:Trait}", lambda quality: quality),
    ("!ter {cost:Cost}", "costs {cost:Cost}", lambda cost: cost),
    ("!ter {what:Selector} como alvo", "targets {what:Selector}", lambda what: t.Targeting(what)),
    ("!ter o mesmo alvo", "has the same target", lambda: SAME_TARGET),
    ("!causar dano", "deals damage", lambda: t.Dealing()),
    ("se !chamar {names:Names}", "is named {names:Names}", lambda names: t.Called("name", names)),
    ("!ser {name:Own}", "is {name:Own}", lambda name: t.Called("name", (name,))),
)


def of_cards(what: Selector) -> t.OfCard | None:
    return t.OfCard(what) if any(isinstance(each, t.Kind) and each.card for each in what.filters) else None


def provided(quality: Filter | None, negated: bool) -> OfThatAction | None:
    if quality is None:
        return None
    return OfThatAction(opposite(quality) if negated else quality)


call("Denial", True, pt="não", en="not")
for pt, en, make in PROVISOS:
    # "Desde que não seja …": the action itself may go without saying.
    subject = f"[{IT}]" if "Own" in pt else IT
    say(
        OfThatAction, "Condition", pt=f"{subject} [{{denied:Denial}}] {pt}", en=f"it [{{denied:Denial}}] {en}", cost=2,
        make=lambda denied=False, make=make, **said: provided(make(**said), denied), unmake=lambda it: None,
        alone="indicative",
    )  # fmt: skip
call(
    "Condition", OfThatAction(SAME_TARGET), pt="o alvo !ser o mesmo", en="the target is the same", alone="indicative",
    also=("o alvo (dela|daquela ação) !ser o mesmo [(desta ação|de esta ação)]", "seu alvo !ser o mesmo"),
)  # fmt: skip
say(
    OfThatAction, "Condition", pt="o alvo [dela] !ser o mesmo de {name:Own}", alone="indicative",
    en="the target is that of {name:Own}", make=lambda name: OfThatAction(SAME_TARGET), unmake=lambda it: None,
)  # fmt: skip
say(
    t.Costing, "Cost", pt="custo [de incapacitação] {cost:Stage}", en="{cost:Stage}",
    make=lambda cost: t.Costing(cost), unmake=lambda it: None,
)  # fmt: skip
for compare, pt in (("more", "ou maior"), ("less", "ou menor")):
    call("At Least Or Most", compare, pt=pt, en=compare)
say(
    t.Costing, "Cost", pt="custo [de incapacitação] {cost:Stage} {compare:At Least Or Most}", unmake=lambda it: None,
    en="{cost:Stage} or {compare:At Least Or Most}", make=lambda cost, compare: t.Costing(cost, compare),
)  # fmt: skip


def inner_first(quality: Filter, actions: Selector) -> tuple[Filter, Selector]:
    """What a quality names has its slot before what it is said of."""
    inner = [each for each in parts_of(quality) if isinstance(each, Selector) and each.how in (CHOOSE, EACH)]
    if len(inner) != 1:
        return quality, actions
    slot = inner[0].slot
    told: Filter = mapped(quality, Selector, lambda it: replace(it, slot=actions.slot) if it == inner[0] else it)
    return told, replace(actions, slot=slot)


def as_proviso(step: t.Step) -> Condition | None:
    """ "Desde que ela seja de {VO}", where "ela" is the action of the leave."""
    condition, actions = step.condition, getattr(step.effect, "actions", None)
    if not isinstance(condition, t.Is) or not isinstance(actions, Selector) or len(condition.filters) != 1:
        return condition
    if condition.what.how != CHOSEN or condition.what.slot != actions.slot:
        return condition
    (quality,) = condition.filters
    return OfThatAction(opposite(quality) if condition.negated else quality)


def provided_so(step: t.Step) -> t.Step | None:
    """The leave to use one more action of such a quality; nothing, if no such leave is given."""
    condition, effect = as_proviso(step), step.effect
    if not isinstance(condition, OfThatAction):
        return step
    if not isinstance(effect, t.Permit) or effect.what != "use one more" or effect.actions is None:
        return None
    quality, actions = inner_first(condition.quality, effect.actions)
    actions = replace(actions, filters=ordered((*actions.filters, quality)))
    return replace(step, effect=replace(effect, actions=actions), condition=None)


# -- as though it had the power ---------------------------------------------------

#: Powers are asked for by the ability cards that a character carries (4.6.1).
say(
    Selector, "Had", pt="(tivesse|tivessem|possuísse|possuíssem)", en="had", mention="new", of=CARD,
    make=lambda: Selector(EACH, (t.Kind(("ability",), True), t.CarriedBy(BEARER))), unmake=lambda it: None,
)  # fmt: skip
for powers in ("PowersAny", "PowersAll"):
    say(
        Selector, "Of Powers", pt=f"{{powers:{powers}}}", en=f"{{powers:{powers}}}", mention="new", of=ACTION,
        make=lambda powers: Selector(EACH, (t.Kind(("action",)), t.Powered(powers))), unmake=lambda it: None,
        also=(f"[o] poder {{powers:{powers}}}", f"os poderes {{powers:{powers}}}"),
    )  # fmt: skip
state(
    t.Permit, "who", "!poder usar ações como se [(ele|eles|este personagem)] {cards:Had} {actions:Of Powers}",
    "may use actions as if it {cards:Had} {actions:Of Powers}", ("(!poder|!poder+) usar ações como se [(ele|eles|este "
    "personagem)] {cards:Had} {actions:Of Powers}",), CHARACTER, unmake=lambda it: None,
    make=lambda who, cards, actions: t.Permit(who, WHATEVER_POWER, replace(actions, filters=ordered((*actions.filters,
    t.OfCard(cards))))),
)  # fmt: skip

# -- only so ----------------------------------------------------------------------

#: Qualities of actions of which the others are told by their contrary.
TOLD = (t.UsedBy, t.OfCard, t.HasKeyword, t.Costing, t.Dealing)


def contrary(quality: Filter) -> Filter | None:
    """Of actions that are not such; "de personagens com {VO}": of those without it."""
    if not isinstance(quality, t.UsedBy):
        return opposite(quality)
    kind, *told = quality.who.filters
    if quality.who.how != EACH or len(told) != 1 or isinstance(told[0], t.Controlled):
        return None
    return t.UsedBy(replace(quality.who, filters=(kind, opposite(told[0]))))


def only_such(what: str) -> Any:
    def make(who: Selector, actions: Selector) -> t.Forbid | None:
        kind, *qualities = actions.filters
        if len(qualities) != 1 or not isinstance(qualities[0], TOLD):
            return None
        other = contrary(qualities[0])
        return None if other is None else t.Forbid(who, what, replace(actions, filters=(kind, other)))

    return make


ONLY = "(só|apenas|somente) (!poder|!poder+)"
for what, pt, en in (
    ("use", "usar {actions:Actions}", "use {actions:Actions}"),
    ("be target", "ser (alvo|alvos) de {actions:Actions}", "be the target of {actions:Actions}"),
):
    state(
        t.Forbid, "who", f"só !poder {pt}", f"may only {en}", (f"{ONLY} {pt}",), BASE, make=only_such(what),
        unmake=lambda it: None,
    )  # fmt: skip

# -- cards ------------------------------------------------------------------------

#: "Os cards carregados neste personagem não podem ser descarregados por efeitos …".
for by, en in (("{by:By Effect}", "{by:By Effect}"), (BY_ACTIONS, "by {actions:Actions}"), ("", "")):
    say(
        t.Forbid, pt=f"{{cards:Selector}} {UNLOADED} {by}".strip(), wants={"cards": CARD}, alone="indicative",
        en=f"{{cards:Selector}} can't be unloaded {en}".strip(),
        make=lambda cards, by="", actions=None: stays_there(cards, by, actions), unmake=lambda it: None,
    )  # fmt: skip


def stays_there(cards: Selector, by: str, actions: Selector | None) -> t.Forbid | None:
    carried = [each for each in cards.filters if isinstance(each, t.CarriedBy)]
    if len(carried) != 1 or cards.how != EACH:
        return None
    rest = tuple([each for each in cards.filters if each is not carried[0]])
    return t.Forbid(replace(cards, filters=(*rest, carried[0])), "be unloaded", actions, by)


say(
    t.Forbid, pt="{who:This} só !poder ser carregado~ (em|por) {actions:A Carrier}", alone="indicative",
    en="{who:This} can be carried only by {actions:A Carrier}", unmake=lambda it: None,
    make=lambda who, actions: t.Forbid(t.THIS_CARD, "be carried except", actions) if who == t.THIS_CARD else None,
)  # fmt: skip
say(
    Selector, "A Carrier", pt="um~ {filters:Kind/one}", en="a {filters:Kind/one}", mention="new", of=BASE,
    make=lambda filters: Selector(CHOOSE, filters), unmake=lambda it: None,
)  # fmt: skip
ENTER = f"{CANNOT} (ser (colocado|colocada) em cena|entrar em cena)"
for unless, condition in (
    ("[,] (a não ser que|a menos que)", "Condition List/subjunctive"),
    ("[,] (a não ser se|exceto se)", "Condition List/future"),
    ("se", "Contrary/future"),
    ("[,] (enquanto|caso)", "Contrary/future"),
):
    say(
        t.EntersOnlyIf, pt=f"{{what:This}} {ENTER} {unless} {{condition:{condition}}}", alone="indicative",
        en=f"{{what:This}} can enter the scene only if {{condition:{condition.replace('future', 'indicative')}}}",
        make=lambda what, condition: t.EntersOnlyIf(what, condition), unmake=lambda it: None,
    )  # fmt: skip

# -- in a part of the turn --------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UsedIn(Filter):
    """ "As ações usadas durante sua Fase de Combate". No record has it: what is stated of them holds then."""

    part: tuple[str, str]


say(
    UsedIn, "Filter", pt="usado~ durante {part:Part}", en="used during {part:Part}", of=ACTION,
    also=("(que forem|que sejam) usado~ durante {part:Part}", "usado~ em {part:Part}"),
    make=lambda part: UsedIn(part) if part[0] != "turn" or part[1] != t.EACH_PLAYER else None, unmake=lambda it: None,
)  # fmt: skip


def holding_then(step: t.Step) -> t.Step | None:
    """A statement of actions that are used in a part of the turn holds in that part."""
    told = [part for part in parts_of(step.effect) if isinstance(part, UsedIn)]
    if not told:
        return step
    effect = step.effect
    if len(told) > 1 or step.condition is not None or not isinstance(effect, t.ChangeCost | t.MoreDamage | t.Retype):
        return None
    kept = replace(effect.actions, filters=tuple([each for each in effect.actions.filters if each is not told[0]]))
    return replace(step, effect=replace(effect, actions=kept), condition=t.InPart(*told[0].part))


def settled(step: t.Step) -> t.Step:
    """What is said of the actions of a leave or of a statement, and when."""
    so = provided_so(step)
    then = None if so is None else holding_then(so)
    if then is None:
        raise Wrong("of which action is this said?", "cards-which")
    return then
