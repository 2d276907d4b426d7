"""What came of what the text has just done: "se o alvo for nocauteado por esta ação", "se ele não receber dano".

When such words are reached, it has happened or it has not: they wait for nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludoteca.cardtext.speech.language import Wrong
from ludoteca.core.effects import CHOSEN, THIS, Condition, Selector, Trigger
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.condition_lists import both
from ludoteca.games.battle_scenes.wording.history import happened
from ludoteca.games.battle_scenes.wording.moments import one_of
from ludoteca.games.battle_scenes.wording.sentences import Sentence
from ludoteca.games.battle_scenes.wording.vocabulary import BASE, CARD, CHARACTER, IN_PLAY, call, say

#: The events that damage, and what is unloaded, bring about.
BROUGHT_ABOUT = ("knocked out", "destroyed", "knocks out", "receives damage", "deals damage")
THIS_ACTION = Selector(THIS, (t.Kind(("action",)),))
#: By what the text itself does, until it is known whether that is an action.
SO = Selector("so")


@dataclass(frozen=True, slots=True)
class NotSo(Condition):
    """ "Se o alvo não for nocauteado". No record has it: nothing of the kind has happened."""

    when: t.When


say(
    NotSo, "Condition", pt="{when:Past Not/future}", en="{when:Past Not/indicative}", cost=3, alone="future",
    make=lambda when: NotSo(when) if when.event in BROUGHT_ABOUT else None, unmake=lambda it: None,
)  # fmt: skip
for event, pt, en, sort in (
    ("knocked out", "nocauteado", "knocked out", CHARACTER),
    ("destroyed", "destruído", "destroyed", IN_PLAY),
):
    say(
        t.When, pt=f"{{who}} !ser {pt}~ (desta|dessa) forma", en=f"{{who}} !be {en} this way", wants={"who": BASE},
        make=lambda who, event=event: t.When(event, one_of(who), SO), unmake=lambda it: None, gone={"who": CARD},
    )  # fmt: skip
    for category, number, before, plural in (("Counting", "Counted", "o número de ", "s"), ("For Each", "Counted One",
                                             "", "")):  # fmt: skip
        say(
            t.Times, category, pt=f"{before}{{what:{number}}} {pt}{plural} {{by:So}}", wants={"what": sort},
            en=f"{before.replace('o número de', 'the number of')}{{what:{number}}} {en} {{by:So}}",
            also=(f"{before}{{what:{number}}} que (foi|for|foram|forem|tiver sido|tiverem sido) {pt}{plural} "
            "{by:So}",),
            make=lambda what, by, event=event: t.Times(t.When(event, one_of(what), by)), unmake=lambda it: None,
        )  # fmt: skip
call("So", SO, pt="desta forma", en="this way", also=("(dessa forma|por este efeito)",))
call("So", THIS_ACTION, pt="por esta ação", en="by this action")


def is_brought_about(when: t.When, before: tuple[t.Step, ...]) -> bool:
    """May what was done before have brought it about, to somebody whom the text knows?"""
    plain = when.event in BROUGHT_ABOUT and not (when.would or when.once or when.during or when.by)
    harmful = any(isinstance(step.effect, t.Damage | t.Unload) for step in before)
    told = any(each is not None and (each in (SO, THIS_ACTION) or each.how in (t.TARGET, CHOSEN))
               for each in (when.who, when.what))  # fmt: skip
    return plain and harmful and told


def known_by(when: t.When, sort: str) -> t.When:
    """ "Desta forma": by the action whose text this is; a permanent text has just done it."""
    return replace(when, what=THIS_ACTION if sort == t.ACTION else None) if when.what == SO else when


def asked_at_once(said: Sentence, trigger: Trigger | None, before: tuple[t.Step, ...], sort: str) -> Sentence | None:
    """A sentence whose moment is past when the text comes to it: it has a condition instead."""
    if not isinstance(trigger, t.When) or said.until is not None or not is_brought_about(trigger, before):
        return None
    condition: Condition = happened(known_by(trigger, sort))
    condition = condition if said.condition is None else both(condition, said.condition)
    return replace(said, trigger=None, late=None, condition=condition)


def not_so(condition: NotSo, before: tuple[t.Step, ...], sort: str) -> t.Happened:
    if not is_brought_about(condition.when, before):
        raise Wrong("this is told only of what has just been done", "cards-late")
    return happened(known_by(condition.when, sort), 0)
