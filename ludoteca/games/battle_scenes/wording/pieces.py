"""How the texts of Battle Scenes are read: which pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, THIS, YOU, Amount, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.amounts import AmountBuilder
from ludoteca.games.battle_scenes.wording.common import (
    FEMININE,
    aims_elsewhere,
    is_the_target,
    lies_at_an_end,
    noun_of,
    ordered,
    outdone,
    plain_kind,
    resolve,
)


class PieceBuilder(AmountBuilder):
    """Builds selectors, and knows what was spoken of."""

    __slots__ = (
        "affiliations_said",
        "aim",
        "aim_noun",
        "aimed_at",
        "character_card",
        "chooser",
        "chose",
        "counting",
        "damager",
        "doing",
        "first_chosen",
        "group",
        "handed_on",
        "nouns",
        "sort",
        "spoken",
        "subject",
        "until_noted",
        "until_said",
    )

    def __init__(self, source: str) -> None:
        super().__init__(source)
        self.sort = t.STATIC
        #: Of each noun, the slot of what was last called so.
        self.nouns: dict[str, int] = {}
        #: The slot of "o alvo", which is always the same one.
        self.aim = -1
        #: What the text calls it: "personagem alvo", "suporte alvo", or "alvo" alone.
        self.aim_noun = "target"
        #: The slot of the cards looked at, of which "os demais" are the rest.
        self.group = -1
        #: What was spoken of, for pronouns: the selector, its noun, and whether it is several.
        #: "Os personagens" may be spoken of as one or as several: neither.
        self.spoken: list[tuple[Selector, str, bool | None]] = []
        #: The affiliations named last, and who chooses what the phrase at hand tells.
        self.affiliations_said: tuple[str, ...] = ()
        self.chooser = YOU
        #: It is asked whether there is one (1), or told how many there must be (2).
        self.counting = 0
        self.subject: Selector | None = None
        #: Qualities of the action at hand that stand behind a noun within its phrase.
        self.handed_on: list[Filter] | None = None
        #: The targets named last, and the slot of the character card named last.
        self.aimed_at: Selector | None = None
        self.character_card = -1
        #: What this text has chosen, by its noun.
        self.chose: dict[str, int] = {}
        #: The slot of the character that the moment says to deal damage.
        self.damager = -1
        #: The player whose deck is meant, who is chosen before anything is done with it.
        self.first_chosen: Selector | None = None
        #: The player who goes on doing: "o oponente compra um card e descarta um card".
        self.doing = ""
        #: How long something lasts, said before the place where it belongs.
        self.until_said = ""
        self.until_noted = ""

    def forget(self) -> None:
        """A new line begins; only what the card has chosen is remembered through its noun."""
        self.thread.slots = 0
        self.aim = self.group = -1
        self.aim_noun = "target"
        self.nouns = {}
        self.spoken = []
        self.subject = None
        self.aimed_at = None
        self.character_card = self.damager = -1
        self.chose = {}
        self.affiliations_said = ()
        self.until_said = ""

    # -- selectors --

    def bound(self, selector: Selector, node: Node) -> Selector:
        """Give a selector its slot, and remember it under its noun."""
        selector = outdone(selector)
        if selector.how in (EACH, t.TARGET) or selector.count == Number(1):
            self.check_alike(selector, node)
        if is_the_target(selector) and self.aim >= 0 and not aims_elsewhere(selector, self.aim_noun):
            bound = replace(selector, slot=self.aim)
        else:
            bound = replace(selector, slot=self.thread.slots)
            self.thread.slots += 1
        noun = noun_of(selector.filters)
        if is_the_target(selector):
            self.aim = bound.slot
            self.aim_noun = noun if noun != "target" else self.aim_noun
        self.nouns[noun] = bound.slot
        if selector.how == t.TARGET:
            self.aimed_at = bound
        if t.Kind(("character",), True) in selector.filters:
            self.character_card = bound.slot
        on_top = any(lies_at_an_end(filter_) for filter_ in selector.filters)
        many = not (selector.count == Number(1) and (selector.how != EACH or noun != "card" or on_top))
        again = bound if is_the_target(bound) else Selector(CHOSEN, (plain_kind(noun),), slot=bound.slot)
        either = bound.how == EACH and noun not in ("card", "action") and not many
        self.spoken.append((again, noun, None if either else many))
        return bound

    def check_alike(self, selector: Selector, node: Node) -> None:
        """ "De mesmo nome" is said of some that are chosen, or counted; of one, or of all, it says nothing."""
        if not self.counting and any(isinstance(each, t.Alike) for each in selector.filters):
            raise self.wrong("the same as what? None was named before", "cards-which", node)

    def forget_last(self, selector: Selector) -> None:
        """What was bound last turns out to be something else."""
        self.thread.slots -= 1
        self.spoken.pop()
        del self.nouns[noun_of(selector.filters)]

    def again(self, selector: Selector) -> Selector:
        """The same pieces, spoken of once more."""
        if selector.how in (CHOOSE, EACH):
            return Selector(CHOSEN, (plain_kind(noun_of(selector.filters)),), slot=selector.slot)
        return selector

    def this(self, parts: list[Node]) -> Selector:
        if "usou" in str(parts[0]) and self.sort != t.ACTION:
            raise self.wrong("which action? None was named before", "cards-which", parts[0])
        this = Selector(THIS, self.build(parts[0]))
        self.spoken.append((this, noun_of(this.filters) if this.filters else "card", False))
        return this

    def note(self, parts: list[Node]) -> None:
        """Its own name in brackets only tells which one "este personagem" is."""

    def this_from(self, parts: list[Node]) -> Selector:
        """ "Este card de seus recursos"."""
        this = Selector(THIS, (*self.build(parts[0]), self.build(parts[1])))
        self.spoken.append((this, "card", False))
        return this

    def this_and_others(self, parts: list[Node]) -> Selector:
        """ "Este personagem e/ou outros personagens que você controla"."""
        kind: tuple[Filter, ...] = self.build(parts[0])
        rest = [part for part in parts[1:] if not (isinstance(part, Token) and part.type in ("ALL", "OTHER"))]
        if self.build(rest[0]) != kind:
            raise self.wrong("the others are of the same kind", "cards-which", rest[0])
        others = ordered(self.adjectives(rest[1:], noun_of(kind)))
        return self.bound(Selector(EACH, (*kind, t.Either((t.Itself(),), others))), parts[0])

    def this_or_other(self, parts: list[Node]) -> Selector:
        """ "Este personagem ou outro personagem que você controla": one of them is chosen."""
        kind: tuple[Filter, ...] = self.build(parts[0])
        if self.build(parts[1]) != kind:
            raise self.wrong("the other is of the same kind", "cards-which", parts[1])
        others = ordered(self.adjectives(parts[2:], noun_of(kind)))
        return self.bound(Selector(CHOOSE, (*kind, t.Either((t.Itself(),), others))), parts[0])

    def that_or_other(self, parts: list[Node]) -> Selector:
        """ "Aquele personagem ou outro personagem …"."""
        that = self.that(parts[:1])
        kind: tuple[Filter, ...] = self.build(parts[1])
        if that.filters != kind:
            raise self.wrong("the other is of the same kind", "cards-which", parts[1])
        others = ordered(self.adjectives(parts[2:], noun_of(kind)))
        return self.bound(Selector(CHOOSE, (*kind, t.Either((t.Among(that.slot),), others))), parts[0])

    def own(self, parts: list[Node]) -> Selector:
        return t.THIS_CARD

    def user_of_own(self, parts: list[Node]) -> Selector:
        """ "O personagem que tiver usado a ação …", by its own name."""
        if self.sort != t.ACTION:
            raise self.wrong("which action? None was named before", "cards-which", parts[0])
        self.spoken.append((t.THIS_CHARACTER, "character", False))
        return t.THIS_CHARACTER

    def pronoun(self, parts: list[Node]) -> Selector:
        """The last thing spoken of that agrees with it. "Ele" is a mere card only if nothing else is there."""
        return self.spoken_as(str(parts[0]).split()[0], parts[0])

    def itself(self, parts: list[Node]) -> Selector:
        """ "O alvo causa 1 ponto de dano nele mesmo": whom the sentence speaks of."""
        return self.spoken_as("ele", parts[0]) if self.subject is None else self.again(self.subject)

    def speaking_of(self) -> Selector | None:
        named = self.subject is not None and noun_of(self.subject.filters) in ("character", "support", "target")
        return self.again(self.subject) if self.subject is not None and named else None

    def spoken_as(self, word: str, node: Node, besides: Selector | None = None) -> Selector:
        plural, feminine = word.endswith("s"), word.rstrip("s").endswith("a")
        cards = []
        for selector, noun, many in reversed(self.spoken):
            fits = many in (None, plural) and (noun in FEMININE) == feminine and selector != besides
            if fits and (plural or word.startswith("-") or noun != "card"):
                return selector
            cards += [selector] if fits else []
        if cards:
            return cards[0]
        if plural or feminine or besides == t.THIS_CHARACTER:
            raise self.wrong("who? None was named before", "cards-which", node)
        return t.THIS_CHARACTER

    def that(self, parts: list[Node]) -> Selector:
        noun = self.build(parts[0])
        if noun == "target":
            return self.those_targets(parts[0])
        if noun == "damager":
            return self.that_damager(parts[0])
        if noun == "character" and resolve(self.nouns, noun) is None and self.character_card >= 0:
            # "Um card de personagem … aquele personagem": the card that was named.
            return Selector(CHOSEN, (plain_kind("card"),), slot=self.character_card)
        that = Selector(CHOSEN, (plain_kind(noun),), slot=self.slot_of(noun, parts[0]))
        self.spoken.append((that, noun, str(parts[0]).endswith("s")))
        return that

    def that_damager(self, node: Node) -> Selector:
        """ "O personagem que causou aquele dano"."""
        if self.damager < 0:
            raise self.wrong("which damage? None was named before", "cards-which", node)
        that = Selector(CHOSEN, (plain_kind("character"),), slot=self.damager)
        self.spoken.append((that, "character", False))
        return that

    def those_targets(self, node: Node) -> Selector:
        """ "Cada um dos alvos": the targets named last."""
        if self.aimed_at is None:
            raise self.wrong("which ones? No target was named before", "cards-which", node)
        noun = noun_of(self.aimed_at.filters)
        return Selector(CHOSEN, (plain_kind(noun),), slot=self.aimed_at.slot)

    def nth(self, parts: list[Node]) -> Selector:
        """ "O primeiro personagem": of several that were chosen together."""
        noun, which = self.build(parts[0])
        groups = [selector for selector, other, many in self.spoken if other == noun and many]
        if not groups or groups[-1].how != CHOSEN or groups[-1].slot != resolve(self.nouns, noun):
            raise self.wrong("the first of which? Choose several before", "cards-which", parts[0])
        return Selector(CHOSEN, (plain_kind(noun), t.Nth(which)), slot=groups[-1].slot)

    def slot_of(self, noun: str, node: Node) -> int:
        slot = resolve(self.nouns, noun)
        if slot is None:
            raise self.wrong("which one? None was named before", "cards-which", node)
        return slot

    def that_chosen(self, parts: list[Node]) -> Selector:
        """ "O personagem escolhido": chosen in this text, or by the card in another line of it."""
        noun = self.build(parts[0])
        chosen = self.chosen_as(noun)
        self.spoken.append((chosen, noun, str(parts[0]).endswith("s")))
        return chosen

    def chosen_as(self, noun: str) -> Selector:
        return Selector(CHOSEN, (plain_kind(noun),), slot=self.chose.get(noun, t.REMEMBERED))

    def rest(self, parts: list[Node]) -> Selector:
        if self.group < 0:
            raise self.wrong("which others? None were looked at before", "cards-which", parts[0])
        return Selector(t.REST, slot=self.group)

    def all_others(self, parts: list[Node]) -> Selector:
        """ "Os demais personagens que você controla"."""
        filters: tuple[Filter, ...] = self.build(parts[1])
        if noun_of(filters) == "card":
            raise self.wrong("which others?", "cards-which", parts[0])
        filters += (*self.adjectives(parts[2:], noun_of(filters)), t.Another())
        return self.bound(Selector(EACH, ordered(filters)), parts[1])

    def every(self, parts: list[Node]) -> Selector:
        return self.phrase(EACH, parts)

    def yours(self, parts: list[Node]) -> Selector:
        """ "Seus personagens": of whoever does it; yours, where no other player was named."""
        other = isinstance(parts[0], Token) and parts[0].type == "OTHER"
        parts = parts[1:] if other else parts
        filters: tuple[Filter, ...] = self.build(parts[0])
        doing = self.doing not in ("", YOU)
        named = not doing and {"player", "opponent"} & set(self.nouns)
        if named or not set(noun_of(filters).split("|")) <= {"character", "support"}:
            raise self.wrong("whose? Say “que … controla”", "cards-which", parts[0])
        whose = t.Controlled(t.THAT_PLAYER if doing else YOU)
        filters += (*self.adjectives(parts[1:], noun_of(filters)), whose, *((t.Another(),) if other else ()))
        return self.bound(Selector(EACH, ordered(filters)), parts[0])

    def the_one(self, parts: list[Node]) -> Selector:
        """ "O card do topo"; "o card daquele personagem" is that character's own."""
        if len(parts) == 2 and isinstance(parts[1], Tree) and parts[1].data == "of_piece":
            owner: Selector = self.build(parts[1].children[0])
            if self.build(parts[0]) == (t.Kind(("card",), True),) and owner.how not in (CHOOSE, EACH):
                return owner
            raise self.wrong("which one of them?", "cards-which", parts[0])
        return self.phrase(EACH, parts)

    def choose_some(self, parts: list[Node]) -> Selector:
        return self.counted_phrase(CHOOSE, parts)

    def choose_up_to(self, parts: list[Node]) -> Selector:
        return self.counted_phrase(CHOOSE, parts, up_to=True)

    def choose_different(self, parts: list[Node]) -> Selector:
        """ "Até dois personagens diferentes": nobody is chosen twice anyhow."""
        if noun_of(self.build(parts[1])) not in ("character", "support", "character|support"):
            raise self.wrong("different in what?", "cards-which", parts[2])
        return self.counted_phrase(CHOOSE, [parts[0], parts[1], *parts[3:]], up_to=True)

    def choose_other(self, parts: list[Node]) -> Selector:
        """ "Outro personagem" is one, "outros personagens" are all the others."""
        return self.phrase(EACH if str(parts[0]).endswith("s") else CHOOSE, parts)

    def choose_any(self, parts: list[Node]) -> Selector:
        """ "Algum personagem", "qualquer personagem"."""
        return self.phrase(CHOOSE, parts[1:])

    def or_more(self, parts: list[Node]) -> Selector:
        """ "Um ou mais cards forem …": what happens to several at once is one event."""
        if self.build(parts[0]) != 1:
            raise self.wrong("say “um ou mais”", "cards-how-many", parts[0])
        return self.phrase(CHOOSE, parts[2:])

    def only_asked(self, parts: list[Node]) -> Selector:
        """ "Ao menos dois personagens": only what is so of them is asked, or that they are there."""
        raise self.wrong("how many? Say a number", "cards-how-many", parts[0])

    or_fewer = bounded = others_counted = others_or_more = none = only_asked

    def any_count(self, parts: list[Node]) -> Selector:
        return self.phrase(CHOOSE, parts[1:], count=Number(99), up_to=True)

    def choose_valued(self, parts: list[Node]) -> Selector:
        """ "Um número de cards igual ao número de personagens": what follows tells how many."""
        return self.counted_phrase(CHOOSE, [parts[-1], *parts[1:-2]])

    def choose_up_to_valued(self, parts: list[Node]) -> Selector:
        return self.counted_phrase(CHOOSE, [parts[-1], *parts[1:-2]], up_to=True)

    def all_of(self, parts: list[Node]) -> Selector:
        """ "Todos os personagens"; with a number ("os três cards do topo") that many."""
        numbers = [part for part in parts if isinstance(part, Tree) and part.data in ("number", "formula")]
        rest = [part for part in parts[1:] if part not in numbers]
        count: Amount = self.build(numbers[0]) if numbers else Number(1)
        return self.phrase(EACH, rest, count=count)

    def each_of_those(self, parts: list[Node]) -> Selector:
        """ "Cada um daqueles personagens", perhaps only those with a quality."""
        those: Selector = self.build(parts[1])
        if those.how != CHOSEN:
            raise self.wrong("each of which?", "cards-which", parts[1])
        if len(parts) == 2:
            return those
        filters = (*those.filters, t.Among(those.slot), *self.adjectives(parts[2:], noun_of(those.filters)))
        return self.bound(Selector(EACH, ordered(filters)), parts[1])

    def each_of_some(self, parts: list[Node]) -> Selector:
        """ "Em cada um de dois personagens": those two."""
        return self.counted_phrase(CHOOSE, parts[1:])

    def each_of_up_to(self, parts: list[Node]) -> Selector:
        return self.counted_phrase(CHOOSE, parts[1:], up_to=True)

    def both_of_them(self, parts: list[Node]) -> Selector:
        """ "Ambos": two that were chosen together, or this character and another."""
        people = [each for each in self.spoken if each[1] in ("character", "support", "target", "character|support")]
        if people and people[-1][2] and people[-1][0].how == CHOSEN:
            return people[-1][0]
        one = dict.fromkeys(selector for selector, _, many in people if not many)
        if len(one) != 2 or t.THIS_CHARACTER not in one:
            raise self.wrong("which two? Say who they are", "cards-which", parts[0])
        (other,) = (each for each in one if each != t.THIS_CHARACTER)
        either = t.Either((t.Itself(),), (t.Among(other.slot),))
        return self.bound(Selector(EACH, (t.Kind(("character",)), either)), parts[0])

    def all_actions(self, parts: list[Node]) -> Selector:
        dealing: tuple[Filter, ...] = self.build(parts[0]) or ()
        filters = (t.Kind(("action",)), *dealing, *self.adjectives(parts[1:], "action"))
        return self.bound(Selector(EACH, ordered(filters)), parts[0])

    def own_actions(self, parts: list[Node]) -> Selector:
        """ "Suas ações": of the character spoken of."""
        user = self.spoken_as("ele", parts[0])
        filters = (t.Kind(("action",)), t.UsedBy(user), *self.adjectives(parts[1:], "action"))
        return self.bound(Selector(EACH, ordered(filters)), parts[0])

    def ordinal_action(self, parts: list[Node]) -> Selector:
        which, dealing = self.build(parts[0])
        filters = (t.Kind(("action",)), t.Ordinal(which), *dealing, *self.adjectives(parts[1:], "action"))
        return self.bound(Selector(EACH, ordered(filters)), parts[0])

    def some_of_group(self, parts: list[Node]) -> Selector:
        """ "Um", of the cards looked at."""
        if self.group < 0:
            raise self.wrong("which ones? None were looked at before", "cards-which", parts[0])
        filters = (t.Kind(("card",), True), t.Among(self.group))
        return self.bound(Selector(CHOOSE, filters, self.build(parts[0])), parts[0])

    def counted_phrase(self, how: str, parts: list[Node], up_to: bool = False) -> Selector:
        count: Amount = self.build(parts[0])
        return self.phrase(how, parts[1:], count=count, up_to=up_to)

    def phrase(self, how: str, parts: list[Node], **fields: Any) -> Selector:
        """A noun with "outro" before it and its qualities after it."""
        other = isinstance(parts[0], Token) and parts[0].type == "OTHER"
        noun = parts[1] if other else parts[0]
        filters: tuple[Filter, ...] = self.build(noun)
        filters += self.adjectives(parts[2:] if other else parts[1:], noun_of(filters))
        if other:
            filters += (t.Another(),)
        if how == CHOOSE and self.is_one_of_each(parts):
            return self.one_of_each(filters, noun, **fields)
        if how == CHOOSE and not fields.get("up_to") and any(lies_at_an_end(filter_) for filter_ in filters):
            # "Um card do topo" is the card on top: there is nothing to choose.
            how = EACH
        chooser, self.chooser = self.chooser, YOU
        if chooser != YOU and (how != CHOOSE or self.doing not in ("", YOU)):
            raise self.wrong("nothing is chosen here", "cards-which", noun)
        return self.bound(Selector(how, ordered(filters), by=chooser, **fields), noun)

    def is_one_of_each(self, parts: list[Node]) -> bool:
        """ "Um card de cada personagem", "um card de cada um de até dois alvos"."""
        for part in parts:
            if isinstance(part, Tree) and part.data in ("of_piece", "carried_by", "carried_by_that"):
                first = next(part.scan_values(lambda token: isinstance(token, Token) and token.type[0] != "_"))
                if first.type in ("EACH", "EACH_OF"):
                    return True
        return False

    def one_of_each(self, filters: tuple[Filter, ...], node: Node, **fields: Any) -> Selector:
        """As many as there are bearers, and one from each at least: that is one from each."""
        carried = [each for each in filters if isinstance(each, t.CarriedBy)]
        if len(carried) != 1 or fields.get("count", Number(1)) != Number(1) or fields.get("up_to"):
            raise self.wrong("one from each of them? Say which", "cards-how-many", node)
        (who,) = (each.who for each in carried)
        others = tuple(each for each in filters if each not in carried)
        made = ordered((*others, t.CarriedBy(who, divided=True)))
        return self.bound(Selector(CHOOSE, made, t.CountOf(who)), node)

    def some_among(self, parts: list[Node]) -> Selector:
        return self.among(parts[-1], self.build(parts[0]), False)

    def up_to_among(self, parts: list[Node]) -> Selector:
        return self.among(parts[-1], self.build(parts[0]), True)

    def any_among(self, parts: list[Node]) -> Selector:
        return self.among(parts[-1], Number(99), True)

    def among(self, node: Node, count: Amount, up_to: bool) -> Selector:
        """ "Um deles", "um dos cards que ele estiver carregando"."""
        group: Selector = self.build(node)
        if group.how == CHOSEN:
            kind = () if noun_of(group.filters) == "target" else group.filters
            filters: tuple[Filter, ...] = (*kind, t.Among(group.slot))
            return self.bound(Selector(CHOOSE, filters, count, up_to), node)
        if group.how != EACH:
            raise self.wrong("one of which?", "cards-which", node)
        self.thread.slots -= 1
        return self.bound(Selector(CHOOSE, group.filters, count, up_to), node)

    def target(self, parts: list[Node]) -> Selector:
        return self.make_target(parts, Number(1), False)

    def targets(self, parts: list[Node]) -> Selector:
        return self.some_targets(parts, False)

    def targets_up_to(self, parts: list[Node]) -> Selector:
        return self.some_targets(parts, True)

    def some_targets(self, parts: list[Node], up_to: bool) -> Selector:
        words = {part.type for part in parts if isinstance(part, Token)}
        trees = [part for part in parts if not (isinstance(part, Token) and part.type in ("EACH_OF", "DIFFERENT"))]
        again = (t.Repeatable(),) if "EACH_OF" in words and "DIFFERENT" not in words else ()
        return self.make_target(trees[1:], self.build(trees[0]), up_to, again)

    def other_target(self, parts: list[Node]) -> Selector:
        filters = (*self.build(parts[1]), t.Another())
        return self.bound(Selector(t.TARGET, ordered(filters)), parts[1])

    def make_target(self, parts: list[Node], count: Amount, up_to: bool, more: tuple[Filter, ...] = ()) -> Selector:
        filters: tuple[Filter, ...] = self.build(parts[0])
        filters += (*self.adjectives(parts[1:], noun_of(filters)), *more)
        made = Selector(t.TARGET, ordered(filters), count, up_to)
        return self.bound(made, parts[0])
