"""How the texts of Battle Scenes are read: lines and the order of their sentences; the rest is in the files beside."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.errors import CardTextError
from ludoteca.cardtext.wording import Wording
from ludoteca.cardtext.words import Entry
from ludoteca.core.effects import (
    CHOSEN,
    YOU,
    Amount,
    Clause,
    Did,
    Number,
    Trigger,
)
from ludoteca.core.rulebook import Lang
from ludoteca.games.battle_scenes.sayings import reading as sayings
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.text.bindings import doer_of
from ludoteca.games.battle_scenes.text.mentions import names_nobody
from ludoteca.games.battle_scenes.text.parts import parts_of
from ludoteca.games.battle_scenes.wording.common import (
    CONTINUOUS,
)
from ludoteca.games.battle_scenes.wording.damage import Moment
from ludoteca.games.battle_scenes.wording.headings import HeadingBuilder
from ludoteca.games.battle_scenes.wording.lexicon import lexicon

#: The parts of a turn in which players do what they like.
PLAYED = frozenset(("preparation", "combat", "anticipation", "attack", "turn"))


class SceneBuilder(HeadingBuilder):
    """Builds the lines of one text."""

    __slots__ = ("tree", "x")

    def __init__(self, source: str, sort: str) -> None:
        super().__init__(source)
        #: ACTION for an action's text, STATIC for permanent texts.
        self.sort = sort
        self.x: Amount | None = None
        #: The sentences at hand, to point at.
        self.tree: Tree[Token] = Tree("sentences", [])

    # -- lines --

    def text(self, tree: Tree[Token]) -> tuple[t.Line, ...]:
        lines = tuple(line for part in tree.children for line in self.build(part))
        if self.sort == t.ACTION and sum(bool(line.clauses) for line in lines) > 1:
            # What one line has named, another would not know.
            raise self.wrong("the text of an action is one line", "cards-late", tree.children[-1])
        return lines

    def keyword_line(self, parts: list[Node]) -> tuple[t.Line, ...]:
        return (t.Line(t.STATIC, (), keywords=tuple(self.build(part) for part in parts)),)

    def text_line(self, parts: list[Node]) -> tuple[t.Line, ...]:
        trees = cast("list[Tree[Token]]", parts)
        keywords = tuple(self.build(part) for part in trees if part.data == "action_keyword")
        sentences = [part for part in trees if part.data == "sentences"]
        if keywords and self.sort != t.ACTION:
            raise self.wrong("only an action has this keyword", "cards-misfit", parts[0], word="-", expected="")
        self.forget()
        self.moment = Moment()
        self.x = None
        self.definitions = []
        self.extra = False
        costs = self.clauses_of(sentences[0]) if len(sentences) > 1 else ()
        self.tree = sentences[-1]
        clauses = self.in_part(self.clauses_of(sentences[-1]))
        if self.extra:
            raise self.wrong("say in which phase", "cards-late", parts[-1])
        for place, value in self.definitions:
            self.define(place, value)
        if self.x is None and self.sort != t.ACTION:
            clauses = self.chosen_x(clauses)
        groups = self.told_apart(clauses, sentences[-1]) if self.moment.alters else ()
        if groups:
            plain, altering = (self.line_of(group, (), ()) for group in groups)
            lines: tuple[t.Line, ...] = (replace(plain, sort=t.STATIC, trigger=None), altering)
        else:
            lines = (self.line_of(clauses, keywords, costs),)
        for line in lines:
            self.check_line(line, sentences[-1])
        return lines

    def line_of(
        self, clauses: tuple[t.Step, ...], keywords: tuple[t.Keyword, ...], costs: tuple[t.Step, ...]
    ) -> t.Line:
        moment = self.moment
        sort = self.sort_of(moment.trigger)
        return t.Line(sort, clauses, moment.trigger, moment.condition, keywords=keywords, costs=costs, x=self.x)

    def told_apart(self, steps: tuple[t.Step, ...], tree: Tree[Token]) -> tuple[tuple[t.Step, ...], ...]:
        """ "Este suporte não pode ser alvo de ações e não recebe dano": two statements, of which one alters damage."""
        altering = tuple(step for step in steps if isinstance(step.effect, t.ChangeDamage))
        plain = tuple(step for step in steps if step not in altering)
        if not plain:
            return ()
        stated = all(isinstance(step.effect, CONTINUOUS) and not step.optional for step in plain)
        if not stated or self.x is not None or repr(CHOSEN) in repr((self.moment.trigger, steps)):
            raise self.wrong("say this in a sentence of its own", "cards-late", tree)
        return tuple((replace(group[0], joined=False), *group[1:]) for group in (plain, altering))

    def chosen_x(self, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Você pode descartar X cards. Se o fizer, …": X is how many he discards."""
        for number, step in enumerate(steps):
            effect = step.effect
            if isinstance(effect, (t.Discard, t.Unload)) and effect.what.count == t.Variable():
                any_number = replace(effect.what, count=Number(99), up_to=True)
                self.x = Did(number)
                return (*steps[:number], replace(step, effect=replace(effect, what=any_number)), *steps[number + 1 :])
        return steps

    def in_part(self, steps: tuple[t.Step, ...]) -> tuple[t.Step, ...]:
        """ "Durante as Fases de Preparação, os personagens não podem …": a statement that holds then."""
        window = self.moment.trigger
        if isinstance(window, t.Window) and window.part in PLAYED and not self.may_act(window, steps):
            raise self.wrong(
                "only who plays then may do it: say what you may do in your own phase", "cards-late", self.tree
            )
        if isinstance(window, t.Window) and window.part not in PLAYED:
            # Nobody plays freely then: what a player may do, he is asked when the phase begins.
            self.moment.trigger = t.At(window.part, window.whose)
            return steps
        if not isinstance(window, t.Window) or window.once:
            return steps
        if not steps[0].optional and not isinstance(steps[0].effect, CONTINUOUS):
            # "Durante sua Fase de Compra, compre um card": it happens, when the phase begins.
            self.moment.trigger = t.At(window.part, window.whose)
            return steps
        if any(step.optional or step.condition or not isinstance(step.effect, CONTINUOUS) for step in steps):
            return steps
        self.moment.trigger = None
        return tuple(replace(step, condition=t.InPart(window.part, window.whose)) for step in steps)

    def may_act(self, window: t.Window, steps: tuple[t.Step, ...]) -> bool:
        """Does who does it play in that part of the turn? Statements hold without anybody's doing."""
        first = steps[0]
        if window.whose == t.EACH_PLAYER and first.optional:
            # "Aquele jogador pode …": each in his own phase, and nothing is yours in what he does.
            yours = any(isinstance(part, t.Controlled) and part.by == YOU for part in parts_of(steps))
            return not yours and all(doer_of(step) == t.THAT_PLAYER for step in steps)
        if isinstance(first.effect, CONTINUOUS) and not first.optional:
            return True
        mine = window.whose in (YOU, t.ANY_PLAYER) or window.part in ("anticipation", "combat", "turn")
        return mine and first.by == YOU

    def sort_of(self, trigger: Trigger | None) -> str:
        if isinstance(trigger, t.Window):
            return t.ACTIVATED
        return t.TRIGGERED if trigger is not None else self.sort

    def check_line(self, line: t.Line, tree: Tree[Token]) -> None:
        """What holds needs no moment, and what happens does. Targets are an action's, chosen after its costs (F)."""
        elsewhere: tuple[object, ...] = line.costs
        if line.sort != t.ACTION:
            altering = all(isinstance(step.effect, (t.ChangeDamage, t.Redirect)) for step in line.clauses)
            struck = altering and isinstance(line.trigger, t.When) and line.trigger.event == "deals damage"
            # "Uma ação fosse causar dano em um alvo": the damage knows whether it strikes a target of the action.
            elsewhere = (None if struck else line.trigger, line.condition, *line.clauses)
        if "how='target'" in repr(elsewhere) or any(who in repr(elsewhere) for who in map(repr, t.TARGET_PLAYERS)):
            raise self.wrong("only what an action does has targets", "cards-only-actions", tree)
        if names_nobody(line):
            raise self.wrong("which player? None was named before", "cards-which", tree)
        for step in line.clauses:
            if isinstance(step, t.Step) and step.until and not isinstance(step.effect, (*CONTINUOUS, t.Generate)):
                raise self.wrong("what is done at once does not last", "cards-at-once", tree)
            if isinstance(step, t.Step) and "/" in step.until and (line.sort == t.STATIC or is_of_this_turn(step)):
                raise self.wrong("this can't last beyond the turn", "cards-beyond-turn", tree)
            lasting = isinstance(step, t.Step) and bool(step.until)
            if line.sort == t.STATIC and (lasting or not isinstance(step.effect, CONTINUOUS)):
                message = "when does this happen? Begin with “quando …” or “durante …”"
                raise self.wrong(message, "cards-when", tree)
            if self.says_x(step) and line.x is None and line.sort != t.ACTION and not counts_search(line.trigger):
                raise self.wrong("what is X? Say “X é igual a …”", "cards-no-x", tree)

    def says_x(self, step: Clause) -> bool:
        return "Variable" in repr(step.effect)

    def clauses_of(self, tree: Tree[Token]) -> tuple[t.Step, ...]:
        self.steps = []
        self.fresh = True
        for sentence, replaced in self.in_order(cast("list[Tree[Token]]", tree.children)):
            if replaced is not None:
                self.speak_of(replaced)
            self.build(sentence)
            self.fresh = False
        return tuple(self.steps)

    def in_order(self, sentences: list[Tree[Token]]) -> list[tuple[Tree[Token], Tree[Token] | None]]:
        """ "A. Se X, B ao invés disso" is read as "Se X, B. Caso contrário, A"; the moment is of both."""
        found: list[tuple[Tree[Token], Tree[Token] | None]] = []
        for sentence in sentences:
            if cast("Tree[Token]", sentence.children[-1]).data != "trail_instead":
                found.append((sentence, None))
                continue
            if not found or not all(part.data in MOMENTS for part in prefixes_of(found[-1][0])):
                raise self.wrong("instead of what?", "cards-which", sentence)
            replaced, _ = found.pop()
            after = Tree("saying", [replaced.children[-1]])
            found.append((Tree("saying", [*replaced.children[:-1], *sentence.children]), after))
            found.append((after, None))
        return found

    def speak_of(self, sentence: Tree[Token]) -> None:
        """What a sentence names is spoken of before it is told: at most the target."""
        steps, slots, fresh = list(self.steps), self.thread.slots, self.fresh
        self.fresh = False
        self.build(sentence)
        self.steps, self.fresh = steps, fresh
        if self.thread.slots > slots + (self.aim == slots):
            raise self.wrong("instead of what? Say again who is meant", "cards-which", sentence)

    def definition(self, parts: list[Node]) -> None:
        """What X is comes last, wherever it stands."""
        self.definitions.append((parts[0], parts[1]))

    def define(self, place: Node, value: Node) -> None:
        self.earlier = []
        if self.x is not None:
            raise self.wrong("X is said twice", "cards-said-twice", place)
        self.subject = None
        self.x = self.build(value)


def is_of_this_turn(step: t.Step) -> bool:
    """One action more, and which action is the next or the first, are counted within a turn."""
    more = isinstance(step.effect, t.Permit) and step.effect.what in ("use one more", "use again")
    return more or any(isinstance(part, t.Ordinal) for part in parts_of(step.effect))


def counts_search(trigger: Trigger | None) -> bool:
    """ "Fosse procurar X cards": the moment itself says what X is."""
    return isinstance(trigger, t.When) and trigger.would and trigger.event == "searches"


MOMENTS = ("when", "during", "once", "at_part")


def prefixes_of(sentence: Tree[Token]) -> list[Tree[Token]]:
    return cast("list[Tree[Token]]", sentence.children[:-1])


class SceneWording(Wording):
    """Texts are written by sayings. Portuguese is read again as every text is: what does not come back as itself has no
    words."""

    __slots__ = ()

    def render(self, meaning: object, lang: Lang, names: Mapping[str, str]) -> str:
        lines = cast("tuple[t.Line, ...]", meaning)
        text = "\n".join(sayings.written(line, lang) for line in lines)
        if lang == "pt" and not comes_back(text, lines):
            raise sayings.unsayable(lines)
        return text


def comes_back(text: str, lines: tuple[t.Line, ...]) -> bool:
    """Is a text that was written read as what it was to say?"""
    sort = t.ACTION if any(line.sort == t.ACTION for line in lines) else t.STATIC
    try:
        return compile_text(text, sort, own_names(*sayings.names_needed(lines))) == lines
    except CardTextError:
        return False


WORDING = SceneWording(
    Path(__file__).parent / "grammar.lark",
    lexicon,
    SceneBuilder,
)


def own_names(*names: str) -> dict[str, Entry]:
    """The names of the card and its action, as its own text has them."""
    return {name: Entry(("OWN",), name) for name in names if name}


#: How many texts are kept as they were understood: the same cards come to many matches.
TEXTS = 4096


def compile_text(text: str, sort: str, own: Mapping[str, Entry]) -> tuple[t.Line, ...]:
    """The lines of a text; ``sort`` is ACTION for an action's text, STATIC for a permanent one."""
    return _compiled(text, sort, tuple(own)) if text.strip() else ()


#: Where a line of a permanent text ends.
LINE_ENDS = re.compile(r"\n|<br ?/?>")


@lru_cache(maxsize=TEXTS)
def _compiled(text: str, sort: str, names: tuple[str, ...]) -> tuple[t.Line, ...]:
    return sayings.understood(text, sort, names)


def by_grammar(text: str, sort: str, names: tuple[str, ...]) -> tuple[t.Line, ...]:
    own = own_names(*names)
    spelt = {
        found.group(): entry
        for name, entry in own.items()
        for found in re.finditer(sayings.as_spelt(name) + r"[!?]*", text, re.I)
    }
    readings = [{**own, **spelt}]
    common = {name for name in own if is_word(name)}
    if common:
        # "Dois", "Alvo": it is the card's name as the card writes it, or else nowhere.
        others = {name: entry for name, entry in readings[0].items() if entry.meaning not in common}
        readings[:0] = [{**others, **{name: own[name] for name in common}}, others]
    return compiled_first(text, sort, readings)


def is_word(name: str) -> bool:
    """Is a name a word of texts as well?"""
    words = tuple(piece.text for piece in WORDING.lexicon.pieces(name.lower()))
    return words in WORDING.lexicon.entries


def compiled_first(text: str, sort: str, readings: list[dict[str, Entry]]) -> tuple[t.Line, ...]:
    """The first reading that can be understood; if none can, what is wrong with the first."""
    wrong: CardTextError | None = None
    for names in readings:
        try:
            compiled: tuple[t.Line, ...] = WORDING.compile(text, names, sort=sort)
            return compiled
        except CardTextError as error:
            wrong = wrong or error
    assert wrong is not None, "a text is read in one way at least"
    raise wrong
