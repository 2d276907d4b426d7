"""What static texts state (5.4): the questions that they alter, whom they concern, and by how much.

Damage is altered within its calculation: ``alterations`` finds the texts that speak of the damage at hand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from ludoteca.core.effects import CHOOSE, EACH, THIS, YOU, Ability, Clause, Effect, Selector
from ludoteca.core.events import NOTHING, Event
from ludoteca.core.modifiers import ADD, ALLOW, DEMAND, DENY, FIX, Modifier, permission
from ludoteca.games.battle_scenes.meaning.finding import pieces_of, seats_of
from ludoteca.games.battle_scenes.meaning.prohibitions import (
    FORBIDDEN,
    aims,
    forbids,
    is_meant,
    is_of_players,
    is_user_meant,
)
from ludoteca.games.battle_scenes.meaning.resolution import ResolveEffect
from ludoteca.games.battle_scenes.meaning.triggering import frame_of_text
from ludoteca.games.battle_scenes.meaning.triggers import BOUND, action_passes, meant
from ludoteca.games.battle_scenes.meaning.users import USES_AS, frame_of_each
from ludoteca.games.battle_scenes.play.damage import PICK_UNLOADED
from ludoteca.games.battle_scenes.play.moment_of_use import ONE_MORE, REPEATEDLY, has_used_all, one_more
from ludoteca.games.battle_scenes.play.required_targets import MUST_TARGET, ONLY_TARGET, RETARGET, Group, targets_of
from ludoteca.games.battle_scenes.table.areas import LOADED, SCENE
from ludoteca.games.battle_scenes.table.box import Statement
from ludoteca.games.battle_scenes.table.characteristics import (
    AFFILIATION,
    ALIGNMENT,
    ALTER_EGO,
    KEYWORD,
    POWER,
    has_affiliation,
    has_power,
)
from ludoteca.games.battle_scenes.table.shields import FUNCTIONING, PLAIN_LOWER, PLAIN_RAISE, PLAIN_SHIELD
from ludoteca.games.battle_scenes.table.table import BattleTable
from ludoteca.games.battle_scenes.table.words import Words
from ludoteca.games.battle_scenes.text import terms as text
from ludoteca.games.battle_scenes.text.bindings import is_of_actions, speaks_of_bearer
from ludoteca.games.battle_scenes.text.events import USE
from ludoteca.games.battle_scenes.text.keywords import Prompt

#: "Mesmo que não tenha o poder": what lets actions be used without it.
ANY_POWER = "use whatever power"
#: Whether a card may evolve from another than those of its panel.
EVOLVE = "evolve"

#: Effects that alter one question, always in the same way.
SIMPLY_ASKED: dict[type[Effect], tuple[str, str]] = {
    text.SetShield: ("set-shield", FIX),
    text.MustTarget: (MUST_TARGET, DEMAND),
    text.Retarget: (RETARGET, ALLOW),
    text.PickUnloaded: (PICK_UNLOADED, ALLOW),
    text.MoreCountdown: ("countdown", ADD),
    text.CountdownAlone: ("countdown-alone", ALLOW),
    text.AnyNumber: ("repeat", ALLOW),
    text.EvolvesFrom: (EVOLVE, ALLOW),
    text.UsesAs: (USES_AS, ALLOW),
    Prompt: ("prompt", ALLOW),
}


#: "Personagem que você controla".
OWN_CHARACTER = frozenset({text.Kind(("character",)), text.Controlled(YOU)})


class Stated:
    """One clause of a text as a statement, ready to be asked whom it concerns."""

    __slots__ = (
        "by_bearer",
        "conditions",
        "effect",
        "names",
        "names_of_actions",
        "of_bases",
        "of_carrier",
        "of_loads",
        "of_own_characters",
        "own",
        "simple",
        "what",
    )

    def __init__(self, ability: Ability, clause: Clause) -> None:
        self.effect = clause.effect
        said = getattr(clause.effect, "what", None)
        what = self.what = said if isinstance(said, Selector) else None
        #: It speaks of the base card that bears it and of nothing else: "este personagem".
        self.own = what is not None and what.how == THIS and speaks_of_bearer(what)
        #: It is about what that card does or has done to it, and about no other's deeds.
        self.by_bearer = self.own or is_by_bearer(clause.effect)
        #: It can speak of that card alone: it says so, or names who carries its card.
        self.of_carrier = self.own or (what is not None and is_of_carrier(what))
        #: It speaks of base cards: none of those that they carry is meant; or of characters of its controller's.
        self.of_bases = what is not None and is_of_bases(what)
        self.of_own_characters = self.of_bases and OWN_CHARACTER.issubset(what.filters if what is not None else ())
        #: It speaks of what certain cards carry.
        self.of_loads = what is not None and any(isinstance(each, text.CarriedBy) for each in what.filters)
        #: How to tell whether it speaks of a piece.
        self.names: Callable[..., bool] = naming(clause.effect)
        #: The names of the actions that it permits, if it names them.
        self.names_of_actions = names_of_actions(clause.effect)
        self.conditions = tuple(each for each in (ability.condition, clause.condition) if each is not None)
        #: A static text that speaks of its bearer alone and asks for nothing else.
        plain = ability.sort == text.STATIC and not isinstance(clause.effect, text.GainFrom)
        effect = clause.effect
        plain = plain and not (isinstance(effect, text.Gain) and effect.keyword is not None and effect.keyword.filters)
        self.simple = self.own and plain and not self.conditions and self.names in (names_what, names_gaining)

    def speaks_of(self, table: BattleTable, frame: ResolveEffect, question: str, subject: int, other: int) -> bool:
        """Does the statement name this piece, whatever its conditions?"""
        effect = self.effect
        if not self.names(table, frame, effect, subject, other):
            return False
        if question == "prompt":
            return is_prompted(table, frame, effect, subject, other)
        return not isinstance(effect, text.GainFrom) or gives(table, frame, effect, question, subject)

    def holds(self, table: BattleTable, frame: ResolveEffect) -> bool:
        """Do its conditions hold? Where an effect made it, they were asked then (5.8-3)."""
        return frame.number != NOTHING or all(condition.holds(table, frame) for condition in self.conditions)


def statements_of(ability: Ability, words: Words) -> tuple[Statement, ...]:
    """The questions that a static text alters, clause by clause."""
    if ability.sort != text.STATIC:
        return ()
    found: list[Statement] = []
    for number, clause in enumerate(ability.clauses):
        found += [(question, operation, number) for question, operation in questions(clause.effect, words)]
    return tuple(found)


def questions(effect: Effect, words: Words) -> list[tuple[str, str]]:
    """The questions that an effect alters, and how."""
    if isinstance(effect, text.GainFrom):
        how = DENY if effect.value.startswith("lose ") else ALLOW
        return [(question, how) for question in given_by(effect, words)]
    if isinstance(effect, text.Gain):
        return gained(effect)
    if isinstance(effect, text.Forbid):
        if effect.what == "be used" and needs_targets(effect.who):
            return [(ONLY_TARGET, DENY)]
        asked_of_target = effect.what == "use" and effect.actions is not None and aims(effect.actions)
        question = "be-target" if asked_of_target else FORBIDDEN.get(effect.what)
        return [] if question is None else [(question, DENY)]
    if isinstance(effect, text.HandLimit):
        return [("hand-limit", FIX if effect.fixed else ADD)]
    if type(effect) in SIMPLY_ASKED:
        return [SIMPLY_ASKED[type(effect)]]
    if isinstance(effect, text.Permit):
        asked = {"be used": [], "use one more": [ONE_MORE], "use again": [ONE_MORE], "use repeatedly": [REPEATEDLY]}
        asked[ANY_POWER] = ["use-action", "any-power"]
        asked_of = [*asked.get(effect.what, ["use-action"]), *(["free"] if effect.free else [])]
        wanted = [(ONLY_TARGET, DENY)] if effect.what == "use one more" and wants_target(effect) else []
        return [*((question, ALLOW) for question in asked_of), *wanted]
    if isinstance(effect, text.Retype):
        return [(f"type:{kind}", ALLOW) for kind in effect.types]
    if isinstance(effect, text.ChangeCost):
        return [("cost", FIX if effect.fixed else ADD)]
    if isinstance(effect, text.NoEffect) and effect.texts:
        return [("text", DENY)]
    if isinstance(effect, text.PlainShield):
        return [({"raise": PLAIN_RAISE, "lower": PLAIN_LOWER}.get(effect.only, PLAIN_SHIELD), DENY)]
    return []


def given_by(effect: text.GainFrom, words: Words) -> list[str]:
    """Whatever the other pieces may have to give."""
    if effect.value.removeprefix("lose ") in ("power", "powers"):
        return [POWER + power for power in text.POWERS]
    if effect.value == text.LOSE_ALIGNMENTS:
        return [ALIGNMENT + side for side in ("Herói", "Vilão")]
    return [AFFILIATION + name for name in words.texts("affiliation")]


def gained(effect: text.Gain) -> list[tuple[str, str]]:
    """Characteristics are questions of their own; a loss prevails over a gain (8.B.2)."""
    how = DENY if effect.lose else ALLOW
    found = [(POWER + power, how) for power in effect.powers]
    found += [(AFFILIATION + name, how) for name in effect.affiliations]
    if effect.shield is not None:
        found.append(("shield", ADD))
    if effect.keyword is not None and effect.keyword.name == "Clarividência" and effect.keyword.amount is not None:
        found.append(("clairvoyance", ADD))
    elif effect.keyword is not None:
        found.append((KEYWORD + effect.keyword.name, how))
        if effect.keyword.name == "Prontidão":
            found.append(("prompt", how))
    found += [(ALTER_EGO + name, how) for name in effect.alter_egos]
    found += [(ALIGNMENT + name, how) for name in effect.alignments]
    return found


# -- reading a static text ------------------------------------------------------------------


def frame_of(table: BattleTable, modifier: Modifier) -> ResolveEffect:
    """The frame in which a statement is read: as its card lies now, or with what an effect had bound for it."""
    known: ResolveEffect | None = table.frames.get(modifier.number)
    card = modifier.source
    bearer = table.bearer(card)
    if known is not None and (known.number != NOTHING or known.bearer == bearer):
        return known
    frame = frame_of_text(table, card, bearer, modifier.ability)
    frame.controller = modifier.controller
    for made in table.generated:
        if made.number == modifier.number:
            frame = ResolveEffect(made.ability, made.controller, made.source, made.bearer, 0, x=made.x)
            frame.slots = made.slots
            frame.number = made.number
            frame.since = made.since
            frame.clause = max(made.clause, 0)
    table.frames[modifier.number] = frame
    return frame


def concerned(table: BattleTable, modifier: Modifier, subjects: Sequence[int], other: int) -> Sequence[int]:
    """Those among these pieces whom a static text concerns now.

    ``other`` is the action's card, or its user, where one is asked of.
    """
    stated: Stated = table.box.stated[modifier.ability, modifier.amount]
    if stated.by_bearer and modifier.until == FUNCTIONING:
        bearer = table.bearer(modifier.source)
        if bearer not in subjects:
            return ()
        subjects = (bearer,)
        if stated.simple:
            return subjects
    frame = frame_of(table, modifier)
    asking = table.asking
    found: list[int] = []
    for subject in subjects:
        key = (modifier.number, subject)
        if key in asking:
            # The text depends on itself: as long as it is being asked it says nothing (gap text-loss-cycle).
            continue
        asking.add(key)
        try:
            speaks = stated.speaks_of(table, frame, modifier.question, subject, other)
            holds = bool(found) or not speaks or stated.holds(table, frame)
        finally:
            asking.discard(key)
        if not holds:
            break
        if speaks:
            found.append(subject)
    return found


def all_concerned(table: BattleTable, modifier: Modifier) -> Sequence[int]:
    """The cards in the scene, loaded ones too, whom a static text concerns now."""
    stated: Stated = table.box.stated[modifier.ability, modifier.amount]
    if stated.of_carrier and modifier.until == FUNCTIONING:
        cards: Sequence[int] = (table.bearer(modifier.source),)
    elif stated.of_own_characters:
        cards = table.characters(modifier.controller)
    elif stated.of_bases:
        cards = table.zones[SCENE]
    elif stated.what is not None and (stated.what.how in BOUND or stated.of_loads):
        frame = frame_of(table, modifier)
        bound = stated.what.how in BOUND
        found = pieces_of(table, frame, stated.what) if bound else table.reachable(frame, stated.what)
        cards = [number for number in found if table.is_in_scene(number)]
    else:
        cards = table.zones[SCENE] + table.zones[LOADED]
    return concerned(table, modifier, cards, NOTHING)


def is_prompted(table: BattleTable, frame: ResolveEffect, effect: Effect, user: int, card: int) -> bool:
    """ "Ganha Prontidão - ações de Voo": for those actions alone (7.2.prontidao)."""
    if not isinstance(effect, text.Gain) or effect.keyword is None or not effect.keyword.filters or card == NOTHING:
        return True
    return action_passes(table, frame, Selector("each", effect.keyword.filters), user, card)


def names_what(table: BattleTable, frame: ResolveEffect, effect: Any, subject: int, other: int) -> bool:
    return is_meant(table, frame, effect.what, subject)


def gives(table: BattleTable, frame: ResolveEffect, effect: text.GainFrom, question: str, subject: int) -> bool:
    """Does one of the others have it? "Que ele estiver carregando" is told of the one that gains."""
    if effect.value in text.LOSES_ALL:
        return True
    sort, _, word = question.partition(":")
    if effect.value.removeprefix("lose ") in text.CHOSEN_WORDS:
        chosen = pieces_of(table, frame, effect.of)
        return any(table.box.words.by_number.get(each) == (sort, word) for each in chosen)
    of = ResolveEffect(frame.ability, frame.controller, frame.source, subject, 0)
    has = has_power if sort == "power" else has_affiliation
    return any(has(table, other, word) for other in pieces_of(table, of, effect.of) if other != subject)


def names_permitted(table: BattleTable, frame: ResolveEffect, effect: text.Permit, subject: int, other: int) -> bool:
    if effect.what == "be used":
        return action_passes(table, frame, effect.who, subject, other)
    if effect.what == "use again":
        return is_meant(table, frame, effect.who, subject) and is_the_same(table, frame, effect.actions, other)
    # Whom it must have as a target is asked when it is aimed.
    actions = without_targets(effect.actions) if effect.what == "use one more" else effect.actions
    told = frame_of_each(frame, effect.who, actions, subject)
    allowed = actions is None or action_passes(table, told, actions, subject, other)
    return allowed and is_user_meant(table, frame, effect.who, subject)


def without_targets(actions: Selector | None) -> Selector | None:
    if actions is None or not any(isinstance(each, text.Targeting) for each in actions.filters):
        return actions
    return replace(actions, filters=tuple(each for each in actions.filters if not isinstance(each, text.Targeting)))


def wants_target(effect: text.Permit) -> bool:
    """ "Pode usar mais uma ação, desde que ela tenha o mesmo alvo"."""
    actions = effect.actions
    return actions is not None and any(isinstance(each, text.Targeting) for each in actions.filters)


def demands_of_leave(
    table: BattleTable, frame: ResolveEffect, modifier: Modifier, effect: text.Permit, use: Event
) -> tuple[Group, ...]:
    """Whom the one more action must have as a target, where it is by this leave that it is used."""
    user, card = use.subjects[0], USE.get(use, "card")
    if not has_used_all(table, user) or permission(table, REPEATEDLY, user, card) is not None:
        return ()
    by = one_more(table, user, card)
    if by is None or (by.ability, by.amount, by.source) != (modifier.ability, modifier.amount, modifier.source):
        return ()
    assert effect.actions is not None
    wanted = [each.what for each in effect.actions.filters if isinstance(each, text.Targeting)]
    return tuple(tuple(base for base in table.bases() if base in meant(table, frame, each, base)) for each in wanted)


def is_the_same(table: BattleTable, frame: ResolveEffect, actions: Selector | None, card: int) -> bool:
    """ "Esta ação outra vez", "aquela ação outra vez": an action of the same name."""
    named = (frame.source,) if actions is None else pieces_of(table, frame, actions)
    action = table.kind(card).action
    names = [table.kind(each).action for each in named]
    return action is not None and any(each is not None and each.name == action.name for each in names)


def names_action(
    table: BattleTable, frame: ResolveEffect, effect: text.Retype | text.ChangeCost, subject: int, other: int
) -> bool:
    return action_passes(table, frame, effect.actions, other, subject)


def names_player(
    table: BattleTable,
    frame: ResolveEffect,
    effect: text.HandLimit | text.CountdownAlone | text.MoreCountdown,
    subject: int,
    other: int,
) -> bool:
    return subject in seats_of(table, frame, effect.whose)


def names_evolving(
    table: BattleTable, frame: ResolveEffect, effect: text.EvolvesFrom, subject: int, other: int
) -> bool:
    """The card that may evolve, and what it may evolve from."""
    return is_meant(table, frame, effect.what, subject) and effect.base.passes(table, frame, other)


def names_prompt(table: BattleTable, frame: ResolveEffect, effect: Prompt, subject: int, other: int) -> bool:
    every = Selector("each", effect.actions)
    return is_meant(table, frame, effect.what, subject) and action_passes(table, frame, every, subject, other)


# -- the targets of an action (4.6.2.F.2) -----------------------------------------------------


def needs_targets(actions: Selector) -> bool:
    """ "As ações … que não tenham este suporte como alvo não podem ser usadas"."""
    return any(isinstance(each, text.Targeting) and each.negated for each in actions.filters)


def demands(table: BattleTable, modifier: Modifier, use: Event) -> tuple[Group, ...]:
    """Whom a text wants among the targets of this use: each of them, or one of several."""
    frame = frame_of(table, modifier)
    stated: Stated = table.box.stated[modifier.ability, modifier.amount]
    effect = stated.effect
    if not stated.holds(table, frame):
        return ()
    user, card = use.subjects[0], USE.get(use, "card")
    if isinstance(effect, text.Forbid):
        others = tuple(each for each in effect.who.filters if not isinstance(each, text.Targeting))
        if not action_passes(table, frame, Selector("each", others), user, card, use):
            return ()
        wanted = [each.what for each in effect.who.filters if isinstance(each, text.Targeting)]
        return tuple(pieces_of(table, frame, each) for each in wanted)
    if isinstance(effect, text.Permit):
        return demands_of_leave(table, frame, modifier, effect, use)
    assert isinstance(effect, text.MustTarget)
    if not action_passes(table, frame, effect.actions, user, card, use):
        return ()
    named = tuple(base for base in table.bases() if is_meant(table, frame, effect.what, base))
    return (named,) if effect.what.how == CHOOSE else tuple((base,) for base in named)


def retargets(table: BattleTable, modifier: Modifier, use: Event) -> tuple[tuple[int, int], ...]:
    """ "Terão aquele personagem como alvo": which targets of this use are changed, and for whom."""
    frame = frame_of(table, modifier)
    effect = table.box.stated[modifier.ability, modifier.amount].effect
    assert isinstance(effect, text.Retarget)
    to = pieces_of(table, frame, effect.to)
    if not to or not action_passes(table, frame, effect.actions, use.subjects[0], USE.get(use, "card"), use):
        return ()
    aimed = [each.what for each in effect.actions.filters if isinstance(each, text.Targeting)]
    old = [number for number in targets_of(use) if any(is_meant(table, frame, each, number) for each in aimed)]
    return tuple((number, to[0]) for number in old)


# -- what a statement names --------------------------------------------------------------------


def names_gaining(table: BattleTable, frame: ResolveEffect, effect: text.Gain, subject: int, other: int) -> bool:
    """ "As ações do personagem escolhido ganham Ação Única": an action gains it for the one who would use it."""
    return action_passes(table, frame, effect.what, other, subject)


def naming(effect: Effect) -> Callable[..., bool]:
    if isinstance(effect, text.Gain) and is_of_actions(effect.what):
        return names_gaining
    return NAMING.get(type(effect), names_what)


def is_of_carrier(selector: Selector) -> bool:
    """ "O personagem que estiver carregando este card"."""
    carrying = [each for each in selector.filters if isinstance(each, text.Carrying) and not each.negated]
    return selector.how in (CHOOSE, EACH) and any(each.what.how == THIS for each in carrying)


def is_by_bearer(effect: Effect) -> bool:
    """ "Este personagem pode usar …", "este personagem não pode …": nobody else's deeds are spoken of."""
    if isinstance(effect, text.Permit):
        asked_of_doer = effect.what != "be used"
    elif isinstance(effect, text.Forbid):
        aimed = effect.what == "use" and effect.actions is not None and aims(effect.actions)
        asked_of_doer = not aimed and effect.what not in ("put into scene", "search decks", "be used", "be voided")
    else:
        return False
    return asked_of_doer and effect.who.how == THIS and speaks_of_bearer(effect.who) and not is_of_players(effect.who)


def names_of_actions(effect: Effect) -> frozenset[str] | None:
    """ "Pode usar a ação Voo"."""
    if not isinstance(effect, text.Permit) or effect.actions is None or effect.actions.how != EACH:
        return None
    named = [each.names for each in effect.actions.filters if isinstance(each, text.Called) and not each.negated]
    return frozenset(named[0]) if named else None


def is_of_bases(selector: Selector) -> bool:
    """ "Personagem" and "suporte" mean base cards, "card de personagem" any (gap card-vs-character)."""
    nouns = [each for each in selector.filters if isinstance(each, text.Kind) and not each.negated]
    return selector.how in (CHOOSE, EACH) and any(not each.card and "card" not in each.kinds for each in nouns)


#: How each statement names what it speaks of; the others have it as their ``what``.
NAMING: dict[type[Effect], Callable[..., bool]] = {
    text.Forbid: forbids,
    text.Permit: names_permitted,
    text.Retype: names_action,
    text.ChangeCost: names_action,
    text.HandLimit: names_player,
    text.MoreCountdown: names_player,
    text.CountdownAlone: names_player,
    text.Retarget: names_action,
    text.EvolvesFrom: names_evolving,
    Prompt: names_prompt,
}


def amount_of(table: BattleTable, modifier: Modifier) -> int:
    """How much a statement says; "para cada …" of a static text is reckoned each time it is asked."""
    frame = frame_of(table, modifier)
    clause = table.ability(modifier.ability).clauses[modifier.amount]
    times = 1 if clause.each is None or frame.number != NOTHING else clause.each.count(table, frame)
    return times * stated_amount(table, frame, clause.effect)


def stated_amount(table: BattleTable, frame: ResolveEffect, effect: Effect) -> int:
    if isinstance(effect, text.Gain) and effect.shield is not None:
        return -effect.shield.count(table, frame) if effect.lose else effect.shield.count(table, frame)
    if isinstance(effect, text.Gain) and effect.keyword is not None and effect.keyword.amount is not None:
        return effect.keyword.amount.count(table, frame)
    if isinstance(effect, text.SetShield):
        return effect.shield.count(table, frame)
    if isinstance(effect, text.ChangeCost | text.HandLimit | text.MoreCountdown):
        return effect.change
    return 0
