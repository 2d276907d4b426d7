"""What can't be: a line that its words say, and the rules do not know."""

from __future__ import annotations

from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, YOU, Effect, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.mentions import names_nobody
from ludoteca.games.battle_scenes.text.parts import is_record, parts_of
from ludoteca.games.battle_scenes.wording.conditions import ELIDED
from ludoteca.games.battle_scenes.wording.nouns import noun_of

#: Effects that a permanent text may state without a moment.
CONTINUOUS = (
    t.Gain,
    t.GainFrom,
    t.SetShield,
    t.Forbid,
    t.MustTarget,
    t.Permit,
    t.Retype,
    t.ChangeCost,
    t.ChangeDamage,
    t.MoreDamage,
    t.NoEffect,
    t.HandLimit,
    t.MoreCountdown,
    t.CountdownAlone,
    t.AnyNumber,
    t.CountsAs,
    t.EntersOnlyIf,
    t.EntersPlain,
    t.EvolvesFrom,
    t.PlainShield,
    t.PickUnloaded,
    t.Retarget,
    t.UsesAs,
)
#: What may be replaced by something else.
REPLACED = ("leaves", "searches", "knocked out", "destroyed")
LATE = Wrong("this comes too late in the text", "cards-late")


def check(line: t.Line) -> None:
    """What holds needs no moment, and what happens does. Targets are an action's, chosen after its costs (F)."""
    if any(is_of_the_wording(part) or is_unnamed(part) for part in parts_of(line)):
        raise Wrong("these words can't be said here", "cards-which")
    elsewhere: tuple[object, ...] = line.costs
    if line.sort != t.ACTION:
        altering = all(isinstance(step.effect, t.ChangeDamage | t.Redirect) for step in line.clauses)
        struck = altering and isinstance(line.trigger, t.When) and line.trigger.event == "deals damage"
        elsewhere = (None if struck else line.trigger, line.condition, *line.clauses)
    if "how='target'" in repr(elsewhere) or any(who in repr(elsewhere) for who in map(repr, t.TARGET_PLAYERS)):
        raise Wrong("only what an action does has targets", "cards-only-actions")
    if repr(t.ONE_PLAYER) in repr(line):
        raise Wrong("whose deck? Say who chooses the player", "cards-which")
    if names_nobody(line):
        raise Wrong("which player? None was named before", "cards-which")
    if isinstance(line.trigger, t.Window) and line.trigger.part.startswith("not "):
        raise Wrong("say during which part of the turn", "cards-when")
    if isinstance(line.trigger, t.When) and line.trigger.event in REPLACED and line.trigger.would and line.trigger.once:
        raise Wrong("what is replaced is replaced each time", "cards-late")
    check_pieces((line.trigger, line.condition))
    for step in line.clauses:
        if isinstance(step, t.Step):
            check_step(step, line)
    check_choices_of_each(line)
    check_who_did(line)


def check_choices_of_each(line: t.Line) -> None:
    """ "Cada jogador escolhe um personagem e descarrega um card dele": what they have chosen is known all together."""
    chosen: set[int] = set()
    for step in line.clauses:
        if getattr(step, "by", YOU) != t.EACH_PLAYER:
            continue
        if isinstance(step.effect, t.Choose):
            chosen.add(step.effect.what.slot)
        elif any(isinstance(part, Selector) and part.how == CHOSEN and part.slot in chosen for part in parts_of(step)):
            raise Wrong("which one? Each player has chosen one", "cards-which")


def check_who_did(line: t.Line) -> None:
    """ "Cada jogador pode descartar um card. Se o fizer, …": one of them may have done it and the other not."""
    for step in line.clauses:
        on = line.clauses[step.gate] if getattr(step, "gate", -1) >= 0 else None
        if isinstance(on, t.Step) and on.by == t.EACH_PLAYER and on.optional:
            raise Wrong("if who does? Each player decides for himself", "cards-which")


#: Where records stand that words make, and settling takes away.
HERE = __name__.rpartition(".")[0]


def is_unnamed(part: object) -> bool:
    """Whom the words leave out, and nothing before has named."""
    return isinstance(part, Selector) and part.how == ELIDED.how


def is_of_the_wording(part: object) -> bool:
    return is_record(part) and type(part).__module__.startswith(HERE)


def check_step(step: t.Step, line: t.Line) -> None:
    effect = step.effect
    check_pieces((effect, step.condition))
    check_blind(effect)
    if isinstance(effect, t.NoEffect) and not effect.texts and effect.what.how != CHOSEN:
        raise Wrong("which action? None was named before", "cards-which")
    if isinstance(effect, t.Permit) and effect.actions and aims(effect.actions) and not is_one_aimed(effect):
        raise Wrong("whom an action has as a target is known when it is used: say what it is", "cards-late")
    if isinstance(effect, t.Permit) and effect.what == "use one more" and is_from_elsewhere(effect.actions, line):
        raise Wrong("one more action, or one from there as well? Say “a ação de um card …”", "cards-which")
    if isinstance(effect, t.Forbid) and effect.actions is not None and uses_again(effect.actions):
        raise Wrong("which actions? Say “com o mesmo nome que …”", "cards-which")
    if line.sort == t.STATIC and isinstance(effect, t.ChangeDamage):
        raise Wrong("which damage? None was named before", "cards-which")
    when = line.trigger
    altering = isinstance(effect, t.ChangeDamage | t.Redirect)
    if altering and isinstance(when, t.When) and (when.least > 1 or when.first):
        raise Wrong("how much it is, and how often it was, is known when it has been dealt", "cards-late")
    if isinstance(effect, WHAT_IS_DONE) and is_of_anybody(getattr(effect, "what", None)):
        raise Wrong("whose? Say of which player, or of each", "cards-which")
    if isinstance(effect, t.Swap) and not (is_one_loaded(effect.what) and is_one_loaded(effect.other)):
        raise Wrong("one loaded card is swapped for another: say of which characters or supports", "cards-which")
    if isinstance(effect, t.Prevent) and not (
        isinstance(when, t.When) and when.would and when.by and when.event == effect.event
    ):
        raise Wrong("what was he about to do?", "cards-which")
    if step.until and not isinstance(step.effect, (*CONTINUOUS, t.Generate)):
        raise Wrong("what is done at once does not last", "cards-at-once")
    if "/" in step.until and (line.sort == t.STATIC or is_of_this_turn(step)):
        raise Wrong("this can't last beyond the turn", "cards-beyond-turn")
    if line.sort == t.STATIC and (step.until or not isinstance(step.effect, CONTINUOUS)):
        raise Wrong("when does this happen? Begin with “quando …” or “durante …”", "cards-when")
    counts = isinstance(line.trigger, t.When) and line.trigger.would and line.trigger.event == "searches"
    if "Variable" in repr(step.effect) and line.x is None and line.sort != t.ACTION and not counts:
        raise Wrong("what is X? Say “X é igual a …”", "cards-no-x")


WHAT_IS_DONE = (t.Look, t.Reveal, t.Put, t.Shuffle, t.Load, t.Discard)


def is_of_anybody(what: Selector | None) -> bool:
    """ "Todos os cards da mão de um jogador": of which player is not said, and nobody chooses him."""
    return (
        what is not None
        and what.how == EACH
        and any(isinstance(each, t.In) and each.whose == t.ANY_PLAYER for each in what.filters)
    )


def is_one_loaded(card: Selector) -> bool:
    """Two cards that are carried trade places, one for one (4.2)."""
    elsewhere = any(isinstance(each, t.In) and each.zone != "scene" for each in card.filters)
    return not elsewhere and card.count == Number(1) and not card.up_to and card.how != EACH


def aims(actions: Selector) -> bool:
    """ "Pode usar ações que tenham …": a leave is given before the targets are chosen (4.6.2.F)."""
    return any(isinstance(each, t.Targeting) for each in actions.filters)


def is_from_elsewhere(actions: Selector | None, line: t.Line) -> bool:
    """ "Uma ação de um card de seus recursos": nobody has it at hand (4.6.2.C.3), and that he may use it from there is
    another leave than one more (C.4)."""
    if actions is None:
        return False
    return any(lies_elsewhere(each.what, line) for each in actions.filters if isinstance(each, t.OfCard))


def lies_elsewhere(card: Selector, line: t.Line) -> bool:
    if card.how == CHOSEN:
        named = [step.effect.what for step in line.clauses if isinstance(step.effect, t.Choose)]
        return any(lies_elsewhere(each, line) for each in named if each.slot == card.slot)
    return any(
        (isinstance(each, t.In) and each.zone != "scene")
        or (isinstance(each, t.CarriedBy) and each.who.how in (CHOOSE, EACH))
        for each in card.filters
    )


def is_one_aimed(effect: t.Permit) -> bool:
    """ "Mais uma ação que tenha o alvo como alvo": whom it must have as a target."""
    aimed = [] if effect.actions is None else [each for each in effect.actions.filters if isinstance(each, t.Targeting)]
    return effect.what == "use one more" and not any(each.negated for each in aimed)


def uses_again(actions: Selector) -> bool:
    """ "Ações usadas neste turno" were used: those that are used now can only be alike."""
    return any(isinstance(each, t.UsedThisTurn) for each in actions.filters)


def check_pieces(record: object) -> None:
    """ "De mesmo nome" is said of some that are chosen, or counted; only what is in the scene has current Energy."""
    counted = [
        part.what for part in parts_of(record) if isinstance(part, t.CountOf | t.Count) and part.what.how == EACH
    ]
    for part in parts_of(record):
        if not isinstance(part, Selector):
            continue
        alike = any(isinstance(each, t.Alike) for each in part.filters) and part not in counted
        if alike and (part.how in (EACH, t.TARGET) or part.count == Number(1)):
            raise Wrong("the same as what? None was named before", "cards-which")
        current = any(isinstance(each, t.Figure | t.Extreme) and each.value == "energy" for each in part.filters)
        if current and noun_of(part.filters) == "card":
            raise Wrong("only what is in the scene carries cards: say “Energia Inicial”", "cards-which")


def check_blind(effect: Effect) -> None:
    """What is looked for, or discarded by chance or by somebody else, is told card by card."""
    blind = isinstance(effect, t.Search) or (isinstance(effect, t.Discard) and (effect.random or effect.who != YOU))
    if blind and any(isinstance(each, t.Alike | t.Extreme) for each in effect.what.filters):  # type: ignore[attr-defined]
        raise Wrong("say which cards are meant", "cards-which")


def is_of_this_turn(step: t.Step) -> bool:
    """One action more, and which action is the next or the first, are counted within a turn."""
    more = isinstance(step.effect, t.Permit) and step.effect.what in ("use one more", "use again")
    return more or any(isinstance(part, t.Ordinal) for part in parts_of(step.effect))
