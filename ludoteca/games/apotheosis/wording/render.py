"""From records back to text, in canonical Portuguese and English: what is written is read as the same records."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from ludoteca.cardtext.render import Renderer, capitals
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EACH,
    NO_GATE,
    YOU,
    Amount,
    Clause,
    Condition,
    Filter,
    Number,
    Selector,
)
from ludoteca.core.rulebook import Lang
from ludoteca.games.apotheosis.text import effects as e
from ludoteca.games.apotheosis.text import filters as f
from ludoteca.games.apotheosis.text import terms as t
from ludoteca.games.apotheosis.wording import words as w
from ludoteca.games.apotheosis.wording.lexicon import adjectives
from ludoteca.games.apotheosis.wording.portuguese import contracted
from ludoteca.games.apotheosis.wording.templates import COSTS, EFFECTS, QUALIFIERS, Said

#: A field of the record to fill in, or forms to choose from.
_FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}|\[([^\]]*)\]")
#: Adjectives by what they say.
_ADJECTIVES = {meaning: words for words, meaning in adjectives()}
_VOWELS = "aeiouAEIOU"

#: What stands between the parts of a text.
_IF = ("se", "if")
_IF_WANTED = ("se você quiser, ", "if you wish, ")
_GATES = {
    (True, False): ("se o fizer, ", "if you do, "),
    (False, False): ("se não o fizer, ", "if you do not, "),
    (True, True): ("se passar, ", "on success, "),
    (False, True): ("se falhar, ", "on failure, "),
}
_COMPARE = {True: ("ou mais", "or more"), False: ("ou menos", "or less")}


class Speaker(Renderer):
    """Writes the passages of one card. ``names`` gives names of cards and objects in this language."""

    lang: ClassVar[Lang]
    at: ClassVar[int]

    def __init__(self, names: Mapping[str, str]) -> None:
        super().__init__(names)
        #: Gender and number of whoever was named last.
        self.feminine = self.many = False
        self.slots = 0
        self.last_choice = -1

    # -- passages --

    def text(self, meaning: tuple[t.Passage, ...]) -> str:
        return "\n".join(capitals(self.passage(passage)) for passage in meaning)

    def passage(self, passage: t.Passage) -> str:
        self.slots, self.last_choice = 0, -1
        said = [self.head(passage)]
        if passage.costs:
            said.append(f"{('custo', 'cost')[self.at]}: {self.costs(passage.costs)}.")
        if passage.target is not None:
            said.append(f"{('alvo', 'target')[self.at]}: {self.target(passage.target)}.")
        if passage.condition is not None:
            lasting = passage.keyword in (t.PERMANENT, t.TEMPORARY)
            word = (("enquanto", "while") if lasting else ("somente se", "only if"))[self.at]
            said.append(f"{word} {self.condition(passage.condition)}.")
        when = f"{self.when(passage.when)}, " if passage.when is not None else ""
        said.append(when + self.sentences(passage.ability.clauses))
        if passage.task:
            said.append(f"{w.TASKS[passage.task][self.at]}.")
        return " ".join(part for part in said if part)

    def head(self, passage: t.Passage) -> str:
        words = [*passage.limits, *passage.scopes, *(["attached"] if passage.attached else [])]
        if passage.keyword == t.ACTIVE and not words:
            return ""
        keyword = w.KEYWORDS[passage.keyword][self.at]
        if passage.keyword == t.TEMPORARY:
            one, several = (("rodada", "rodadas"), ("round", "rounds"))[self.at]
            keyword += f" {passage.rounds} {one if passage.rounds == 1 else several}"
        return ", ".join([keyword, *(w.HEAD_WORDS[word][self.at] for word in words)]) + "."

    def costs(self, costs: tuple[Any, ...]) -> str:
        return (" e ", " and ")[self.at].join(self.cost(cost) for cost in costs)

    def cost(self, cost: Any) -> str:
        if isinstance(cost, t.Energy):
            return self.energy_cost(cost)
        return self.fill(self.said(COSTS, cost), cost)

    def energy_cost(self, cost: t.Energy) -> str:
        essence = f"essence-{cost.colour}" if cost.colour else "essence"
        parts = (("stamina", cost.stamina), ("mana", cost.mana), ("either", cost.either), (essence, cost.essence))
        found = [f"{amount}{(' de', '')[self.at]} {w.FIGURES[kind][self.at]}" for kind, amount in parts if amount]
        return (" e ", " and ")[self.at].join(found)

    def target(self, target: t.Target) -> str:
        return self.counted(target.filters, target.count, target.up_to)

    # -- sentences --

    def sentences(self, clauses: tuple[Clause, ...], before: tuple[Clause, ...] = ()) -> str:
        said = []
        for number, clause in enumerate(clauses):
            said.append(self.gated(clauses, number) + self.clause(clause))
        return " ".join(sentence if sentence.endswith(".") else f"{sentence}." for sentence in said)

    def gated(self, clauses: tuple[Clause, ...], number: int) -> str:
        """ "If you do" speaks of the last clause that is under no gate itself."""
        clause = clauses[number]
        if clause.gate == NO_GATE:
            return ""
        free = [earlier for earlier in range(number) if clauses[earlier].gate == NO_GATE]
        if not free or clause.gate != free[-1]:
            raise self.unsayable(f"Clause(gate={clause.gate})")
        return _GATES[clause.gate_done, isinstance(clauses[clause.gate].effect, e.Check)][self.at]

    def clause(self, clause: Clause) -> str:
        if clause.by != YOU or (isinstance(clause.effect, e.Lay) and (clause.optional or clause.cost or clause.each)):
            raise self.unsayable(f"Clause({type(clause.effect).__name__})")
        said = f"{_IF[self.at]} {self.condition(clause.condition)}, " if clause.condition is not None else ""
        said += _IF_WANTED[self.at] if clause.optional else ""
        if clause.cost is not None:
            amount = isinstance(clause.cost, t.Points | t.Life | t.Energy)
            said += f"{('pague ', 'pay ')[self.at] if amount else ''}{self.cost(clause.cost)}: "
        said += self.fill(self.said(EFFECTS, clause.effect), clause.effect)
        if clause.each is not None:
            if not isinstance(clause.each, t.CountOf):
                raise self.unsayable("each")
            said += f" {('para cada', 'for each')[self.at]} {self.phrase(clause.each.filters, False)}"
        return said

    def said(self, table: Mapping[type[Any], Said | Callable[[Any], Said]], record: Any) -> str:
        found = table.get(type(record))
        if found is None:
            raise self.unsayable(type(record).__name__)
        return (found(record) if callable(found) else found)[self.at]

    def fill(self, template: str, record: Any) -> str:
        """Say the fields of a record one after the other, and choose the forms that go with whom was named last."""

        def said(found: re.Match[str]) -> str:
            field, how, forms = found.groups()
            if field is None:
                return w.formed(found.group(), self.feminine, self.many) if forms else ""
            value = getattr(record, field)
            if isinstance(value, Selector):
                return self.np(value, how or "")
            return self.word(how or "amount", value, record)

        return _FIELD.sub(said, template)

    def word(self, how: str, value: Any, record: Any) -> str:
        """A field that is no selector, by the way that the template asks for."""
        return WAYS[how](self, value, record)

    def so_much(self, amount: Any) -> str:
        """How much of something: "2 de VIDA", "2 life"; "metade de FOR em VIDA", "half of STR in life"."""
        if isinstance(amount, int):
            return f"{amount}{(' de', '')[self.at]}"
        plain = (Number, t.Dice)
        simple = isinstance(amount, plain) or (isinstance(amount, t.Sum) and isinstance(amount.parts[-1], plain))
        own = isinstance(amount, t.FigureOf) and amount.of == t.SELF
        return self.amount(amount) + ((" de", "")[self.at] if simple or own else (" em", " in")[self.at])

    def figure(self, figure: str, record: Any) -> str:
        amount = getattr(record, "amount", None)
        if figure == "action" and self.lang == "en" and amount in (1, -1, Number(1), Number(-1)):
            return w.ONE_POINT
        return w.FIGURES[figure][self.at]

    def energy_word(self, effect: e.RecoverEnergy) -> str:
        return f"{effect.kind}-{effect.colour}" if effect.colour else effect.kind

    def counters(self, counter: str, record: Any) -> str:
        amount = record.count if isinstance(record, t.SpendCounters) else record.amount
        word = w.COUNTERS[counter][self.at]
        one = amount in (1, Number(1))
        if self.lang == "pt":
            return f"{'contador' if one else 'contadores'} de {word}"
        return f"{word} {'counter' if one else 'counters'}"

    def noun(self, sort: str, amount: Any) -> str:
        forms = w.NOUNS[sort][:2] if self.lang == "pt" else w.NOUNS[sort][3:]
        return forms[amount not in (1, Number(1))]

    def laid(self, passage: t.Passage) -> str:
        """A text within a text: it goes on to the end of the line."""
        plain = t.Passage(t.AUTO, passage.ability, passage.when)
        if passage != plain or passage.when is None:
            raise self.unsayable("a text on a tile with more than a moment")
        before = self.slots, self.last_choice
        self.slots, self.last_choice = 0, -1
        said = f"{self.when(passage.when)}, {self.sentences(passage.ability.clauses)}"
        self.slots, self.last_choice = before
        return said

    # -- when and if --

    def when(self, when: t.When) -> str:
        if when.kind in w.TABLE_EVENTS:
            return w.TABLE_EVENTS[when.kind][self.at]
        own = "this" if when.kind in t.CARD_MOMENTS else "agent"
        who = self.counted(when.who, 1, False) if when.who else self.reference(own)
        kind = "selected-attack" if when.kind == "selected" and when.attack else when.kind
        said = f"{('quando', 'when')[self.at]} {who} {w.formed(w.EVENTS[kind][self.at], self.feminine, self.many)}"
        if when.kind == "activate":
            return f"{said} {self.counted(when.card or (f.Sort('card'),), 1, False)}"
        if when.card:
            said += f" {('usando', 'using')[self.at]} {self.counted(when.card, 1, False)}"
        return said

    def condition(self, condition: Condition) -> str:
        if isinstance(condition, t.YourTurn):
            pair = (("não é o seu turno", "it is not your turn"), ("é o seu turno", "it is your turn"))
            return pair[condition.yours][self.at]
        if isinstance(condition, t.Measures):
            compare = _COMPARE[condition.least][self.at]
            return f"{self.amount(condition.amount)} {('é', 'is')[self.at]} {condition.number} {compare}"
        if isinstance(condition, t.Passes):
            return self.passes(condition)
        raise self.unsayable(type(condition).__name__)

    def passes(self, condition: t.Passes) -> str:
        who = self.reference(self.key_of(condition.what))
        filters = condition.filters
        if isinstance(filters[0], f.Sort):
            article = self.counted(filters, 1, False)
            return f"{who} {self.verb(filters[0], condition.holding)} {article}"
        if not condition.holding and len(filters) > 1:
            raise self.unsayable("Passes of several, not holding")
        feminine, many = self.feminine, self.many
        found = []
        for filter_ in filters:
            self.feminine, self.many = feminine, many
            found.append(f"{self.verb(filter_, condition.holding)} {self.predicate(filter_)}")
        return f"{who} {(' e ', ' and ')[self.at].join(found)}"

    def verb(self, filter_: Filter, holding: bool) -> str:
        """ "é inimigo", "está ferido", "tem o marcador …"; "is", "has"."""
        possessed = isinstance(filter_, f.Figure | f.Property | f.Countered) or (
            isinstance(filter_, f.Marked) and filter_.has
        )
        if self.lang == "en":
            yes = ("has", "have") if possessed else ("is", "are")
            no = ("lacks", "lack") if possessed else ("is not", "are not")
            return (yes if holding else no)[self.many]
        being = "é" if isinstance(filter_, f.Sort | f.Side | f.Knowledge | f.Named) else "está"
        return ("" if holding else "não ") + ("tem" if possessed else being)

    def predicate(self, filter_: Filter) -> str:
        said = self.quality(filter_, self.feminine, self.many and self.lang == "pt")
        for word in ("com ", "with "):
            if said.startswith(word):
                return said.removeprefix(word)
        return said

    # -- how many --

    def amount(self, amount: Amount) -> str:
        if isinstance(amount, Number):
            return str(amount.number)
        if isinstance(amount, t.Dice):
            return f"{amount.dice}D{amount.sides}"
        if isinstance(amount, t.Sum):
            if any(isinstance(part, t.Sum) for part in amount.parts) or len(amount.parts) < 2:
                raise self.unsayable("Sum")
            return " + ".join(self.amount(part) for part in amount.parts)
        if isinstance(amount, t.FigureOf):
            return self.figure_of(amount)
        if isinstance(amount, t.CountOf):
            return f"{('o número de', 'the number of')[self.at]} {self.phrase(amount.filters, True)}"
        if isinstance(amount, t.CountersOn):
            word = w.COUNTERS[amount.counter][self.at]
            pair = f"o número de contadores de {word} nesta carta", f"the number of {word} counters on this card"
            return pair[self.at]
        if isinstance(amount, t.Suffered):
            pairs = {
                "injury": ("a LESÃO causada", "the injury caused"),
                "damage": ("o dano causado", "the damage caused"),
            }
            return pairs[amount.what][self.at]
        if isinstance(amount, t.Half) and not isinstance(amount.of, t.Sum):
            of = self.amount(amount.of)
            return ("metade " + contracted("de", of), f"half of {of}")[self.at]
        raise self.unsayable(type(amount).__name__)

    def figure_of(self, amount: t.FigureOf) -> str:
        word = w.FIGURES[amount.figure][self.at]
        if amount.of == t.SELF:
            if amount.figure in w.ATTRIBUTE_CODES:
                return word
            if self.lang == "en":
                return f"your {word}"
            return f"{'sua' if amount.figure in w.FEMININE_FIGURES else 'seu'} {word}"
        key = self.key_of(amount.of)
        if self.lang == "en":
            return f"the {word} of {self.reference(key)}"
        article = "a" if amount.figure in w.FEMININE_FIGURES else "o"
        return f"{article} {word} {self.reference(key, 'de')}"

    # -- which --

    def key_of(self, selector: Selector) -> str:
        if selector.how == CHOSEN:
            if selector == t.TARGET:
                return "target"
            if selector == Selector(CHOSEN, slot=self.last_choice):
                return "chosen"
        elif selector == Selector(selector.how) and selector.how in w.REFERENCES:
            return selector.how
        raise self.unsayable(f"Selector({selector.how}, slot={selector.slot})")

    def reference(self, key: str, case: str = "") -> str:
        pt, gender, en = w.REFERENCES[key]
        self.feminine, self.many = gender == "f", self.lang == "en" and key == "agent"
        if self.lang == "en":
            return w.YOURSELF if case == "itself" and key == "agent" else en
        return contracted(case, pt) if case else pt

    def np(self, selector: Selector, case: str = "") -> str:
        if selector.how not in (CHOOSE, EACH):
            return self.reference(self.key_of(selector), case)
        if selector.slot != self.slots + 1 or selector.by != YOU or not isinstance(selector.count, Number):
            raise self.unsayable(f"Selector(slot={selector.slot})")
        if selector.how == CHOOSE:
            said = self.counted(selector.filters, selector.count.number, selector.up_to)
            if case == "a" and selector.up_to:
                said = "no máximo" + said.removeprefix("até")  # "a até" begins a distance
            self.last_choice = selector.slot
        else:
            said = f"{('cada', 'each')[self.at]} {self.phrase(selector.filters, False)}"
        self.slots += 1
        return f"{case} {said}" if case and self.lang == "pt" else said

    def counted(self, filters: tuple[Filter, ...], count: int, up_to: bool) -> str:
        """ "um personagem inimigo", "outro personagem", "até 2 personagens"."""
        phrase = self.phrase(filters, count > 1)
        other = any(isinstance(filter_, f.Other) for filter_ in filters)
        if up_to:
            return f"{('até', 'up to')[self.at]} {count} {phrase}"
        if count > 1:
            return f"{count} {phrase}"
        if other:
            return phrase if self.lang == "pt" else f"an{phrase}"
        if self.lang == "pt":
            return f"{'uma' if self.feminine else 'um'} {phrase}"
        return f"{'an' if phrase[0] in _VOWELS else 'a'} {phrase}"

    def phrase(self, filters: tuple[Filter, ...], plural: bool) -> str:
        if not filters or not isinstance(filters[0], f.Sort):
            raise self.unsayable("filters without a noun")
        noun = w.NOUNS[filters[0].sort]
        feminine = noun[2] == "f"
        before, beside, after = [], [], []
        for filter_ in filters[1:]:
            said = self.quality(filter_, feminine, plural)
            if isinstance(filter_, f.Other) or (self.lang == "en" and self.adjective(filter_) is not None):
                before.append(said)
            elif isinstance(filter_, f.Named) or self.adjective(filter_) is not None:
                beside.append(said)
            else:
                after.append(said)
        name = noun[plural] if self.lang == "pt" else noun[3 + plural]
        self.feminine, self.many = feminine, plural
        return " ".join([*before, name, *beside, *after])

    def adjective(self, filter_: Filter) -> tuple[str, ...] | None:
        if isinstance(filter_, f.Side):
            return _ADJECTIVES["side", filter_.side]
        if isinstance(filter_, f.Wounded):
            return _ADJECTIVES["wounded", True]
        if isinstance(filter_, f.Ground) and filter_.ground == "empty":
            return _ADJECTIVES["ground", "empty"]
        if isinstance(filter_, f.Exhausted):
            return _ADJECTIVES["exhausted", filter_.exhausted]
        if isinstance(filter_, f.Knowledge) and not filter_.knowledge:
            return _ADJECTIVES["knowledge", ""]
        return None

    def quality(self, filter_: Filter, feminine: bool, plural: bool) -> str:
        form = 2 * plural + feminine if self.lang == "pt" else 4
        found = self.adjective(filter_)
        if found is not None:
            return found[form]
        if isinstance(filter_, f.Other):
            return w.OTHER[form]
        if isinstance(filter_, f.Named):
            return f"{w.CALLED[form]} {self.names.get(filter_.name, filter_.name)}"
        if isinstance(filter_, f.Within):
            return self.within(filter_, plural)
        if isinstance(filter_, f.InDirection):
            of = self.reference(self.key_of(filter_.of), "de")
            return f"na direção {of}" if self.lang == "pt" else f"in the direction of {of}"
        if isinstance(filter_, f.In):
            return self.lying(filter_)
        return self.fill(self.said(QUALIFIERS, filter_), filter_)

    def within(self, filter_: f.Within, plural: bool) -> str:
        of = self.key_of(filter_.of)
        if filter_.measure == t.TILES and filter_.number == 1:
            if self.lang == "en":
                return f"adjacent to {self.reference(of)}"
            return f"{'adjacentes' if plural else 'adjacente'} {self.reference(of, 'a')}"
        if filter_.measure == t.AWAY:
            if self.lang == "en":
                return f"at most {filter_.number} away from {self.reference(of)}"
            return f"a até {filter_.number} de distância {self.reference(of, 'de')}"
        if self.lang == "en":
            return f"within {filter_.number} tiles of {self.reference(of)}"
        return f"a até {filter_.number} casas {self.reference(of, 'de')}"

    def lying(self, filter_: f.In) -> str:
        yours, of = w.PLACES[filter_.place][2 * self.at : 2 * self.at + 2]
        if filter_.of == t.SELF:
            return yours or of
        whose = self.reference(self.key_of(filter_.of), "de")
        return f"{of} {whose}" if self.lang == "pt" else f"{of} of {whose}"


#: How a field of a record is said, by the word after its name in a template.
WAYS: dict[str, Callable[[Speaker, Any, Any], str]] = {
    "amount": lambda speaker, it, _: speaker.amount(it) if isinstance(it, Amount) else str(it),
    "signed": lambda _, it, __: f"{it.number if isinstance(it, Number) else it:+}",
    "so_much": lambda speaker, it, _: speaker.so_much(it),
    "by": lambda speaker, it, _: contracted("em", speaker.amount(it)),
    "points": lambda speaker, _, record: speaker.figure("action", record),
    "figure": lambda speaker, it, record: speaker.figure(it, record),
    "energy": lambda speaker, _, record: w.FIGURES[speaker.energy_word(record)][speaker.at],
    "knowledge": lambda speaker, it, _: w.KNOWLEDGES[it][speaker.at],
    "terrain": lambda speaker, it, _: w.TERRAINS[it][speaker.at],
    "until": lambda speaker, it, _: f" {w.DURATIONS[it][speaker.at]}" if it != t.ALWAYS else "",
    "marker": lambda speaker, it, _: w.MARKERS.get(it, (it, it))[speaker.at],
    "property": lambda speaker, it, _: w.PROPERTIES.get(it, (it, it))[speaker.at],
    "counted": lambda speaker, it, _: w.COUNTERS[it][speaker.at],
    "counter": lambda speaker, it, record: speaker.counters(it, record),
    "compare": lambda speaker, it, _: _COMPARE[it][speaker.at],
    "object": lambda speaker, it, _: speaker.names.get(it, it),
    "tiles": lambda speaker, it, _: speaker.noun("tile", it),
    "cards": lambda speaker, it, _: speaker.noun("card", it),
    "from_deck": lambda speaker, it, _: (w.DECKS[it][0], f"from {w.DECKS[it][2]}")[speaker.at],
    "in_deck": lambda speaker, it, _: (w.DECKS[it][1], f"{w.DECKS[it][2]} for")[speaker.at],
    "one": lambda speaker, it, _: speaker.counted(it, 1, False),
    "counted_cards": lambda speaker, it, record: speaker.counted(it, record.count, False),
    "laid": lambda speaker, it, _: speaker.laid(it),
}


class Portuguese(Speaker):
    lang = "pt"
    at = 0


class English(Speaker):
    lang = "en"
    at = 1
