"""How the texts of Battle Scenes are read: conditions."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, THIS, YOU, Condition, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    CHOOSABLE,
    both,
    noun_of,
    opposite,
    ordered,
    plain_kind,
    whose_deed,
)
from ludoteca.games.battle_scenes.wording.uses import UseBuilder

#: Of whom something is said without counting them.
PLAIN = -2
#: Phrases that say how many there must be.
COUNTED = ("or_more", "or_fewer", "bounded", "others_counted", "others_or_more", "none")
#: At least and at most how many there are, by the word before the number.
LIMITS: dict[str, Callable[[int], tuple[int, int]]] = {
    "least": lambda number: (number, -1),
    "more": lambda number: (number + 1, -1),
    "fewer": lambda number: (0, number - 1),
    "most": lambda number: (0, number),
    "exactly": lambda number: (number, number),
}


def is_token(node: Node, name: str) -> bool:
    return isinstance(node, Token) and node.type == name


class ConditionBuilder(UseBuilder):
    """Builds conditions."""

    __slots__ = ()

    def some(self, node: Node) -> tuple[Selector, int, int]:
        """What is counted, and how many there must be: at least and at most (-1: any number)."""
        several = isinstance(node, Tree) and node.data in COUNTED and node.data != "none"
        before, self.counting = self.counting, 2 if several else 1
        what, least, most = self.counted_some(node)
        self.counting = before
        several = isinstance(node, Tree) and node.data in ("or_more", "every") and (least, most) == (1, -1)
        # "Um ou mais heróis": "eles" are all of them, and not one.
        return replace(what, up_to=several), least, most

    def counted_some(self, node: Node) -> tuple[Selector, int, int]:
        tree = cast("Tree[Token]", node)
        parts = tree.children
        if tree.data == "or_more":
            return self.phrase(EACH, parts[2:]), self.build(parts[0]), -1
        if tree.data == "others_or_more":
            selector = self.phrase(EACH, [parts[0], *parts[3:]])
            return selector, self.build(parts[1]), -1
        if tree.data == "others_counted":
            return self.phrase(EACH, [parts[0], *parts[2:]]), self.build(parts[1]), -1
        if tree.data == "bounded":
            least, most = LIMITS[self.build(parts[0])](self.build(parts[1]))
            return self.phrase(EACH, parts[2:]), least, most
        if tree.data == "or_fewer":
            if self.build(parts[1]) != "less":
                raise self.wrong("say “ou mais” or “ou menos”", "cards-how-many", parts[1])
            return self.phrase(EACH, parts[2:]), 0, self.build(parts[0])
        if tree.data == "none":
            return self.phrase(EACH, parts[1:]), 0, 0
        selector = self.build(node)
        if tree.data == "choose_any" and str(parts[0]).lower().startswith("um"):
            # "Um único personagem": one, and no more.
            return replace(selector, how=EACH), 1, 1
        if selector.how == CHOOSE:
            if not isinstance(selector.count, Number) or selector.up_to:
                raise self.wrong("how many?", "cards-how-many", node)
            return replace(selector, how=EACH, count=Number(1)), selector.count.number, -1
        return selector, 1, -1

    def subject_of(self, node: Node) -> tuple[Selector, int, int]:
        """Of whom a condition is said; where so many must be so, at least and at most how many."""
        if isinstance(node, Tree) and node.data in COUNTED:
            return self.some(node)
        what: Selector = self.build(node)
        return what, PLAIN, PLAIN

    def so(self, subject: tuple[Selector, int, int], filters: tuple[Filter, ...], negated: bool = False) -> Condition:
        """ "O alvo tiver Voo"; "ao menos dois personagens tiverem Voo" is that there are so many with it."""
        what, least, most = subject
        if least == PLAIN:
            return t.Is(what, filters, negated)
        told = tuple(opposite(each) for each in filters) if negated else filters
        return t.Count(replace(what, filters=ordered((*what.filters, *told))), least, most)

    def counted_condition(self, node: Node, negated: bool, *filters: Filter) -> Condition:
        what, least, most = self.some(node)
        what = replace(what, filters=ordered((*what.filters, *(each for each in filters if each not in what.filters))))
        if not negated or most == 0:
            return t.Count(what, least, most)
        what = replace(what, up_to=False)
        if most > 0:
            raise self.wrong("say it without “não”", "cards-misfit", node, word="não", expected="")
        return t.Count(what, 0, least - 1)

    def player_has(self, parts: list[Node]) -> Condition:
        """ "Você tiver três ou mais cards em sua mão", "um oponente não tiver cards na mão"."""
        who, negated = self.build(parts[0])
        place: t.In = self.build(parts[2])
        if place.whose not in (t.OWNER, t.THAT_PLAYER, who):
            raise self.wrong("whose? He has what is his own", "cards-which", parts[2])
        return self.counted_condition(parts[1], negated, t.In(place.zone, who))

    def you_control(self, parts: list[Node]) -> Condition:
        who, negated = self.build(parts[0])
        return self.counted_condition(parts[1], negated, t.Controlled(who))

    def player_controls(self, parts: list[Node]) -> Condition:
        """ "Aquele jogador controlar dois ou mais personagens"."""
        who, nobody = self.who_controls(parts[0])
        return self.counted_condition(parts[2], bool(self.build(parts[1])) != nobody, t.Controlled(who))

    def player_compared(self, parts: list[Node]) -> Condition:
        """ "Algum oponente controlar mais personagens que você"."""
        who, nobody = self.who_controls(parts[0])
        if nobody or self.build(parts[1]):
            raise self.wrong("you and an opponent are compared", "cards-misfit", parts[0], word="", expected="")
        return self.compared_as(who, parts[2:])

    def who_controls(self, node: Node) -> tuple[str, bool]:
        """The player, and whether it is said of none of them: "nenhum oponente"."""
        nobody = isinstance(node, Tree) and node.data == "none"
        player = self.phrase(EACH, node.children[1:]) if isinstance(node, Tree) and nobody else self.build(node)
        who = whose_deed(player)
        if who is None or who == t.EACH_PLAYER or len(player.filters) > 1:
            raise self.wrong("which player?", "cards-which", node)
        if player.how in (CHOOSE, EACH):
            self.forget_last(player)
        return who, nobody

    def compared_in(self, parts: list[Node]) -> Condition:
        """ "Você tiver menos cards na mão que um oponente"."""
        place: t.In = self.build(parts[3])
        if place.whose not in (t.OWNER, t.THAT_PLAYER) or place.zone not in ("hand", "resources"):
            raise self.wrong("whose? He has what is his own", "cards-which", parts[3])
        return self.compared([*parts[:3], parts[4]], t.In(place.zone, t.ANY_PLAYER))

    def compared(self, parts: list[Node], *place: Filter) -> Condition:
        """ "Você controlar menos personagens que um oponente", "um oponente controlar mais suportes que você"."""
        who, negated = self.build(parts[0])
        if negated:
            raise self.wrong("you and an opponent are compared", "cards-misfit", parts[0], word="", expected="")
        return self.compared_as(who, parts[1:], *place)

    def compared_as(self, who: str, parts: list[Node], *place: Filter) -> Condition:
        more = cast(Token, parts[0]).type == "MORE"
        what = self.phrase(EACH, [parts[1]])
        what = replace(what, filters=ordered((*what.filters, *place)))
        slots, spoken, nouns = self.thread.slots, list(self.spoken), dict(self.nouns)
        other = whose_deed(self.build(parts[2]))
        self.thread.slots, self.spoken, self.nouns = slots, spoken, nouns
        if {who, other} != {YOU, OPPONENT}:
            raise self.wrong("you and an opponent are compared", "cards-misfit", parts[0], word="", expected="")
        return t.Fewer(what, OPPONENT if (who == YOU) == more else YOU)

    def controls_only(self, parts: list[Node]) -> Condition:
        """ "Você controlar apenas personagens com a afiliação X-Men": each that you control is so."""
        who, negated = self.build(parts[0])
        kind: tuple[Filter, ...] = self.build(parts[2])
        if negated:
            raise self.wrong("say it without “não”", "cards-misfit", parts[0], word="não", expected="")
        every = self.bound(Selector(EACH, ordered((*kind, t.Controlled(who)))), parts[2])
        return t.Is(every, ordered(self.adjectives(parts[3:], noun_of(kind))))

    def there_is(self, parts: list[Node]) -> Condition:
        zones = [place for part in parts[2:] for place in self.build(part)]
        return self.counted_condition(parts[1], self.build(parts[0]), *zones)

    def there_are_more(self, parts: list[Node]) -> Condition:
        """ "Houver mais vilões que heróis em cena"."""
        if self.build(parts[0]):
            raise self.wrong("say it without “não”", "cards-misfit", parts[0], word="não", expected="")
        second = next(at for at, part in enumerate(parts) if at > 2 and is_token(part, "NOUN"))
        one, other = t.CountOf(self.phrase(EACH, parts[2:second])), t.CountOf(self.phrase(EACH, parts[second:]))
        return t.Exceeds(one, other) if is_token(parts[1], "MORE") else t.Exceeds(other, one)

    def carries_more(self, parts: list[Node]) -> Condition:
        """ "Este personagem estiver carregando mais cards que o alvo"."""
        who: Selector = self.build(parts[0])
        kind: tuple[Filter, ...] = (*self.build(parts[3]), *self.adjectives(parts[4:-1], "card"))
        one = t.CountOf(self.bound(Selector(EACH, ordered((*kind, t.CarriedBy(who)))), parts[3]))
        whom: Selector = self.build(parts[-1])
        other = t.CountOf(self.bound(Selector(EACH, ordered((*kind, t.CarriedBy(whom)))), parts[3]))
        plain = all(each.how not in (CHOOSE, EACH) for each in (who, whom)) and kind[0] == t.Kind(("card",), True)
        if self.build(parts[1]) or not plain:
            raise self.wrong("whose cards are compared?", "cards-which", parts[0])
        return t.Exceeds(one, other) if is_token(parts[2], "MORE") else t.Exceeds(other, one)

    def is_only(self, parts: list[Node]) -> Condition:
        """ "Este personagem for o único personagem que você controla": there is no other."""
        who: Selector = self.build(parts[0])
        if who.how != THIS or self.build(parts[1]):
            raise self.wrong("say that there is no other", "cards-which", parts[0])
        others = self.phrase(EACH, parts[3:])
        # "Ele" is still the one of whom this is said.
        self.spoken.pop()
        return t.Count(replace(others, filters=ordered((*others.filters, t.Another()))), 0, 0)

    def one_of(self, parts: list[Node]) -> Condition:
        """ "Se você controlar um vilão ou este personagem tiver Voo"."""
        one: Condition = self.build(parts[0])
        return t.OneOf(one, self.build(parts[1]))

    def you_control_either(self, parts: list[Node]) -> Condition:
        """ "Você controlar um … e/ou outro …"."""
        who, negated = self.build(parts[0])
        if negated:
            raise self.wrong("say it without “não”", "cards-misfit", parts[0], word="não", expected="")
        one = self.counted_condition(parts[1], False, t.Controlled(who))
        return t.OneOf(one, self.counted_condition(parts[2], False, t.Controlled(who)))

    def you_control_this_and(self, parts: list[Node]) -> Condition:
        this = Selector(THIS, self.build(parts[0]))
        return t.Both(t.Is(this, (t.Controlled(YOU),)), self.counted_condition(parts[1], False, t.Controlled(YOU)))

    def you_reveal(self, parts: list[Node]) -> Condition:
        """ "Você revelar um card de personagem nesta ação"."""
        return self.counted_condition(parts[1], False, t.Revealed())

    def has_acted(self, parts: list[Node]) -> Condition:
        return self.so(self.subject_of(parts[0]), (t.Acted(self.build(parts[1])),))

    def player_has_acted(self, parts: list[Node]) -> Condition:
        """ "Você não tiver usado ações neste turno"."""
        who, negated = self.build(parts[0])
        used = self.bound(Selector(EACH, (t.Kind(("action",)), t.UsedThisTurn(who))), parts[0])
        return t.Count(used, 0, 0) if negated else t.Count(used)

    def has_hurt(self, parts: list[Node]) -> Condition:
        return self.so(self.subject_of(parts[0]), (t.Hurt(self.build(parts[1])),))

    def has_shared(self, parts: list[Node]) -> Condition:
        """ "Tiver alguma afiliação em comum com …"; "não tiver nenhuma" is one negation."""
        subject = self.subject_of(parts[0])
        negated = bool(self.build(parts[1]) or self.build(parts[2]))
        return self.so(subject, (t.Shares(self.build(parts[3]), negated),))

    def both_elided(self, parts: list[Node]) -> Condition:
        """ "Se ele tiver Voo e não tiver usado ações neste turno": both are said of him."""
        one: Condition = self.build(parts[0])
        filters, negated = self.build(parts[1])
        return both(one, t.Is(self.spoken_in(one, parts[1]), filters, negated))

    def spoken_in(self, condition: Condition, node: Node) -> Selector:
        """Whom a condition speaks of, spoken of once more."""
        last = condition.other if isinstance(condition, t.Both) else condition
        if not isinstance(last, t.Is):
            raise self.wrong("of whom is this said?", "cards-no-subject", node)
        return self.again(last.what)

    def elided_powers(self, parts: list[Node]) -> tuple[tuple[Filter, ...], bool]:
        return self.with_powers(parts[1:]), self.build(parts[0])

    def elided_affiliation(self, parts: list[Node]) -> tuple[tuple[Filter, ...], bool]:
        return (t.Affiliated(self.build(parts[2])),), self.build(parts[0])

    def elided_chosen(self, parts: list[Node]) -> tuple[tuple[Filter, ...], bool]:
        return (t.OfChosen(self.that_chosen(parts[1:])),), self.build(parts[0])

    def elided_keyword(self, parts: list[Node]) -> tuple[tuple[Filter, ...], bool]:
        return (t.HasKeyword(self.build(parts[1])),), self.build(parts[0])

    def both_figure(self, parts: list[Node]) -> Condition:
        """ "Se ele tiver {SF} e Energia Inicial maior ou igual a 6"."""
        one: Condition = self.build(parts[0])
        return both(one, t.Is(self.spoken_in(one, parts[1]), (self.figure(parts[1], parts[2]),)))

    def both_np(self, parts: list[Node]) -> Condition:
        """ "Se você controlar um herói e um suporte": the verb is the one before."""
        one: Condition = self.build(parts[0])
        last = one.other if isinstance(one, t.Both) else one
        if isinstance(last, t.Is) and len(last.filters) == 1 and isinstance(last.filters[0], t.Carrying):
            return both(one, self.so((self.again(last.what), PLAIN, PLAIN), self.carried_so(parts[1], False)))
        if not isinstance(last, t.Count) or last.most >= 0:
            raise self.wrong("of whom is this said?", "cards-no-subject", parts[1])
        where = [each for each in last.what.filters if isinstance(each, (t.Controlled, t.In, t.Within))]
        other = self.counted_condition(parts[1], False, *where)
        assert isinstance(other, t.Count)
        same = set(noun_of(last.what.filters).split("|")) & set(noun_of(other.what.filters).split("|"))
        if not where or (same and t.Another() in other.what.filters):
            # "E outro personagem": another than the first, which nobody has chosen.
            raise self.wrong("say how many there must be", "cards-how-many", parts[1])
        return both(one, other)

    def both_powers(self, parts: list[Node]) -> Condition:
        """ "Se ele tiver a afiliação X-Men e {VO}"."""
        one: Condition = self.build(parts[0])
        return both(one, t.Is(self.spoken_in(one, parts[1]), self.with_powers(parts[1:])))

    def both_unaffiliated(self, parts: list[Node]) -> Condition:
        """ "Se o alvo não tiver a afiliação X-Men nem a afiliação Vingadores"."""
        one: Condition = self.build(parts[0])
        return both(one, t.Is(self.spoken_in(one, parts[1]), (t.Affiliated(self.build(parts[2])),), True))

    def has_figure(self, parts: list[Node]) -> Condition:
        subject = self.subject_of(parts[0])
        negated: bool = self.build(parts[1])
        return self.so(subject, (self.figure(parts[2], parts[3]),), negated)

    def figure_is(self, parts: list[Node]) -> Condition:
        """ "Se a Energia Inicial do alvo for maior que 4"."""
        subject = self.subject_of(parts[1])
        return self.so(subject, (self.figure(parts[0], parts[3]),), self.build(parts[2]))

    def shield_is(self, parts: list[Node]) -> Condition:
        subject = self.subject_of(parts[0])
        return self.so(subject, (self.measure_of("shield", parts[2]),), self.build(parts[1]))

    def elided_acted(self, parts: list[Node]) -> tuple[tuple[Filter, ...], bool]:
        return (t.Acted(self.build(parts[0])),), False

    def elided_hurt(self, parts: list[Node]) -> tuple[tuple[Filter, ...], bool]:
        return (t.Hurt(self.build(parts[0])),), False

    def there_is_in_scene(self, parts: list[Node]) -> Condition:
        return self.counted_condition(parts[2], self.build(parts[0]), t.In("scene"))

    def has_chosen(self, parts: list[Node]) -> Condition:
        """ "Tiver o poder escolhido"."""
        subject = self.subject_of(parts[0])
        chosen = self.that_chosen(parts[2:])
        if noun_of(chosen.filters) not in CHOOSABLE:
            raise self.wrong("a power or an affiliation is meant", "cards-only-power", parts[2])
        return self.so(subject, (t.OfChosen(chosen),), self.build(parts[1]))

    def has_powers(self, parts: list[Node]) -> Condition:
        subject = self.subject_of(parts[0])
        return self.so(subject, self.with_powers(parts[2:]), self.build(parts[1]))

    def has_affiliation(self, parts: list[Node]) -> Condition:
        subject = self.subject_of(parts[0])
        return self.so(subject, (t.Affiliated(self.build(parts[3])),), self.build(parts[1]))

    def has_alter_ego(self, parts: list[Node]) -> Condition:
        subject = self.subject_of(parts[0])
        return self.so(subject, (t.Called("alter ego", self.build(parts[2])),), self.build(parts[1]))

    def alter_ego_is(self, parts: list[Node]) -> Condition:
        """ "Se o alter ego deste personagem for …"."""
        subject = self.subject_of(parts[0])
        return self.so(subject, (t.Called("alter ego", self.build(parts[2])),), self.build(parts[1]))

    def has_keyword(self, parts: list[Node]) -> Condition:
        subject = self.subject_of(parts[0])
        return self.so(subject, (t.HasKeyword(self.build(parts[2])),), self.build(parts[1]))

    def is_np(self, parts: list[Node]) -> Condition:
        before = list(self.spoken)
        subject = self.subject_of(parts[0])
        what = subject[0]
        other: Selector = self.build(parts[2])
        if other.how not in (CHOOSE, EACH):
            raise self.wrong("say what it is", "cards-which", parts[2])
        if noun_of(other.filters) == "card" and isinstance(parts[0], Tree) and parts[0].data == "pronoun":
            # "Se ele for um card de personagem": what is a card was called one.
            now, self.spoken = self.spoken, before
            what = self.spoken_as("-o", parts[0])
            self.spoken = now
        if subject[1] != PLAIN:
            self.forget_last(other)
            told = tuple(each for each in other.filters if each not in what.filters)
            return self.so(subject, told, self.build(parts[1]))
        self.called_so(what, other)
        return t.Is(what, other.filters, self.build(parts[1]))

    def called_so(self, what: Selector, other: Selector) -> None:
        """ "Se o alvo for um personagem, ele …": what it is called from then on is nothing else than itself."""
        noun = noun_of(other.filters)
        self.forget_last(other)
        if what.how == THIS:
            return
        self.nouns[noun] = what.slot
        again = Selector(CHOSEN, (plain_kind(noun),), slot=what.slot)
        self.spoken.append((again, noun, False))

    def is_adj(self, parts: list[Node]) -> Condition:
        subject = self.subject_of(parts[0])
        return self.so(subject, self.adjectives([parts[2]], noun_of(subject[0].filters)), self.build(parts[1]))

    def stands(self, parts: list[Node]) -> Condition:
        subject = self.subject_of(parts[0])
        noun = noun_of(subject[0].filters) if subject[0].filters else "card"
        filters = ordered(self.adjectives(parts[2:], noun))
        return self.so(subject, filters, self.build(parts[1]))

    def you_control_since(self, parts: list[Node]) -> Condition:
        who, negated = self.build(parts[0])
        if who != YOU or negated:
            raise self.wrong("only you control it", "cards-misfit", parts[0], word="", expected="você controlar")
        return t.Is(self.this(parts[1:2]), (t.Controlled(who), t.SinceStart()))

    def stands_either(self, parts: list[Node]) -> Condition:
        """ "Em cena ou em seus recursos"."""
        what: Selector = self.build(parts[0])
        one: tuple[Filter, ...] = self.build(parts[2])
        return t.Is(what, (t.Either(one, (self.build(parts[3]),)),), self.build(parts[1]))

    def stands_elided(self, parts: list[Node]) -> Condition:
        """ "Enquanto estiver em seu deck ou recursos": said of this card."""
        zones: list[Filter] = [t.In(zone) for zone in self.build(parts[1])]
        if len(zones) == 1:
            return t.Is(t.THIS_CARD, (zones[0],), self.build(parts[0]))
        if len(zones) > 2:
            raise self.wrong("say one zone or two", "cards-how-many", parts[1])
        return t.Is(t.THIS_CARD, (t.Either((zones[0],), (zones[1],)),), self.build(parts[0]))

    def stands_self(self, parts: list[Node]) -> Condition:
        """ "Enquanto estiver no estágio {2}": said of what has the text."""
        filters = ordered(self.adjectives(parts[1:], "character"))
        what = t.THIS_CARD if any(isinstance(each, t.In) for each in filters) else t.THIS_CHARACTER
        return t.Is(what, filters, self.build(parts[0]))

    def carrying_self(self, parts: list[Node]) -> Condition:
        return self.carries((t.THIS_CHARACTER, PLAIN, PLAIN), parts)

    def has_entered(self, parts: list[Node]) -> Condition:
        return self.so(self.subject_of(parts[0]), (t.EnteredThisTurn(),))

    def has_been_used(self, parts: list[Node]) -> Condition:
        """ "Outra ação chamada … tiver sido usada neste turno"."""
        what: Selector = self.build(parts[0])
        if what.how not in (CHOOSE, EACH) or noun_of(what.filters) != "action":
            raise self.wrong("only actions are used", "cards-only-actions", parts[0])
        used = replace(what, how=EACH, filters=ordered((*what.filters, t.UsedThisTurn())))
        return t.Count(used, 0, 0) if self.build(parts[1]) else t.Count(used)

    def in_turn(self, parts: list[Node]) -> Condition:
        return t.InTurn(self.build(parts[0]))

    def is_elided(self, parts: list[Node]) -> Condition:
        """ "Se for um personagem, o alvo …": said of the target; of a card, where one was spoken of."""
        cards = [selector for selector, noun, many in self.spoken if noun == "card" and not many]
        other: Selector = self.build(parts[1])
        aimed = self.aim >= 0 and noun_of(other.filters) != "card"
        if not aimed and not cards:
            raise self.wrong("of whom is this said?", "cards-no-subject", parts[0])
        what = Selector(t.TARGET, slot=self.aim) if aimed else cards[-1]
        self.called_so(what, other)
        return t.Is(what, other.filters, self.build(parts[0]))

    def is_carrying(self, parts: list[Node]) -> Condition:
        return self.carries(self.subject_of(parts[0]), parts[1:])

    def carries(self, subject: tuple[Selector, int, int], parts: list[Node]) -> Condition:
        return self.so(subject, self.carried_so(parts[1], self.build(parts[0])))

    def x_is(self, parts: list[Node]) -> Condition:
        return t.VariableIs(self.build(parts[-1]))

    def x_equals(self, parts: list[Node]) -> Condition:
        return t.VariableIs(self.build(parts[-1]))

    def x_more(self, parts: list[Node]) -> Condition:
        return t.VariableIs(self.build(parts[-1]), self.build(parts[-2]))

    def both(self, parts: list[Node]) -> Condition:
        one: Condition = self.build(parts[0])
        second = parts[1]
        last = one.other if isinstance(one, t.Both) else one
        if isinstance(last, t.Is) and isinstance(second, Tree) and second.data in ("stands_self", "carrying_self"):
            # "Se o alvo tiver Voo e estiver no estágio {2}": both are said of him.
            who = self.again(last.what)
            if second.data == "carrying_self":
                return both(one, self.carries((who, PLAIN, PLAIN), second.children))
            filters = ordered(self.adjectives(second.children[1:], noun_of(who.filters)))
            return both(one, t.Is(who, filters, self.build(second.children[0])))
        return both(one, self.build(second))
