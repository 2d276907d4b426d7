"""How a card's text is written in canonical Portuguese."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.cardtext.render import CommonPortuguese
from ludoteca.cardtext.words import IMPERATIVE, INDICATIVE
from ludoteca.core.effects import CHOOSE, CHOSEN, EACH, OPPONENT, THIS, YOU, Amount, Did, Filter, Number, Selector
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.common import (
    VALUED,
    is_quality,
    lies_at_an_end,
    noun_of,
    resolve,
)
from ludoteca.games.battle_scenes.wording.portuguese_effects import EFFECTS
from ludoteca.games.battle_scenes.wording.portuguese_parts import PARTS
from ludoteca.games.battle_scenes.wording.portuguese_qualities import QUALITIES, un_contract
from ludoteca.games.battle_scenes.wording.portuguese_words import (
    DOERS,
    VALUES,
    demonstrative,
    formula,
    is_said_by_noun,
    kind_words,
    lasting,
    name_list,
    noun_words,
    power_list,
    told_one_by_one,
    zone,
)
from ludoteca.games.battle_scenes.wording.render import SceneRenderer
from ludoteca.games.battle_scenes.wording.terms import (
    ALIGNMENTS,
    DONE,
    FIGURES,
    NOUNS,
    contract,
)

#: What is counted of what a card has.
HELD_WORDS = {"powers": "poder", "affiliations": "afiliação"}
NTH = ("primeiro", "segundo", "terceiro")
POINTS = {"shield": "ponto de Escudo", "initial": "ponto de Energia Inicial"}


class Portuguese(SceneRenderer, CommonPortuguese):
    """Writes the texts of one card."""

    and_ = "e"
    and_then = "e então"
    may_do = "pode"
    doers = DOERS
    its_controller = "o controlador do alvo"
    support_controller = "o controlador daquele suporte"
    you_do = "você"
    your_mood = INDICATIVE
    or_ = "ou"
    otherwise = "caso contrário"
    while_ = "enquanto"
    when = "quando"
    x_is = "X é igual"
    until: ClassVar = {"combat": "nesta Fase de Combate", "match": "até o final da partida"}
    until_event: ClassVar = {**until, "turn": "neste turno"}
    after: ClassVar = {
        "action": "após esta ação",
        "turn": "no final do turno",
        "part": "no final desta etapa ou fase",
    }

    parts: ClassVar = PARTS
    effects: ClassVar = EFFECTS

    def lasting(self, until: str) -> str:
        return self.until.get(until) or lasting(until)

    # -- amounts and keywords --

    def keyword(self, keyword: t.Keyword) -> str:
        said = keyword.name
        if keyword.amount is not None:
            said += f" {self.amount(keyword.amount)}"
        return said + (f" - {self.characteristic(keyword.filters)}" if keyword.filters else "")

    def characteristic(self, filters: tuple[Filter, ...]) -> str:
        first, rest = filters[0], filters[1:]
        if isinstance(first, t.Affiliated):
            return f"afiliação {name_list(first.names)}"
        if isinstance(first, t.Powered):
            return power_list(first)
        if isinstance(first, t.HasKeyword):
            return first.keyword
        if not rest:
            return "todas as ações"
        if isinstance(rest[0], t.Called):
            return f"ação {name_list(rest[0].names)}"
        if isinstance(rest[0], t.Powered):
            return f"ações de {power_list(rest[0])}"
        if isinstance(rest[0], (t.Typed, t.OfCard)) and (rest[0].negated or isinstance(rest[0], t.Typed)):
            return f"ações {self.quality(rest[0], 'actions')}"
        raise self.unsayable(type(rest[0]).__name__)

    def amount(self, amount: Amount) -> str:
        if isinstance(amount, Number):
            return str(amount.number)
        if isinstance(amount, t.Variable):
            return formula(amount)
        if isinstance(amount, Did):
            self.check_did(amount)
            return "aquele mesmo número de"
        raise self.unsayable(type(amount).__name__)

    def words_for(self, amount: Amount) -> str:
        if isinstance(amount, Number) and 0 < amount.number <= 10:
            return NUMBERS[amount.number]
        return self.amount(amount)

    def signed(self, amount: Amount) -> str:
        if isinstance(amount, t.Variable):
            return "+X" if amount.times > 0 else "-X"
        return f"{amount.number:+d}" if isinstance(amount, Number) else self.amount(amount)

    def value(self, amount: Amount) -> str:
        if isinstance(amount, t.Scaled) and isinstance(amount.amount, t.CountOf) and amount.times == 2:
            return f"a duas vezes o número de {self.counted_all(amount.amount)}"
        if isinstance(amount, t.Scaled):
            return self.scaled(amount)
        if isinstance(amount, t.CountOf):
            return f"ao número de {self.counted_all(amount)}"
        if isinstance(amount, t.CountedDown):
            return "ao número de cards colocados nos recursos nesta Fase de Contagem Regressiva"
        if isinstance(amount, t.Found):
            return "ao número de cards procurados"
        if isinstance(amount, t.Given):
            first = f"a {self.amount(amount.amount)} se {self.write(amount.condition)}"
            return f"{first}, senão {self.amount(amount.otherwise)}"
        if isinstance(amount, Did):
            return f"ao número de cards {DONE[self.done_before(amount)]}s desta forma"
        if isinstance(amount, t.Plus):
            return f"{self.value(amount.amount)} {'mais' if amount.number > 0 else 'menos'} {abs(amount.number)}"
        if isinstance(amount, t.Outermost):
            said = FIGURES[amount.value][0]
            article = "à" if said.startswith("Energia") else "ao"
            return f"{article} {'maior' if amount.most else 'menor'} {said} entre {self.piece_of(amount.among)}"
        if isinstance(amount, t.Sum):
            one = self.value(amount.one)
            if isinstance(amount.other, (t.Sum, t.Plus, t.AtMost, t.Scaled)):
                raise self.unsayable("Sum")
            return f"{one} mais {un_contract(self.value(amount.other))}"
        if isinstance(amount, t.AtMost):
            return f"{self.value(amount.amount)}, até um máximo de {amount.most}"
        if isinstance(amount, t.Less):
            return f"a {amount.number} menos o número de {self.counted_all(amount.amount)}"
        if isinstance(amount, t.ValueOf):
            return f"{VALUES[amount.value]} {self.piece_of(amount.what, 'de')}"
        raise self.unsayable(type(amount).__name__)

    def scaled(self, amount: t.Scaled) -> str:
        if amount.parts == 1:
            return f"{self.value(amount.amount)} multiplicado por {amount.times}"
        rounded = "cima" if amount.up else "baixo"
        return f"{self.value(amount.amount)} dividido por {amount.parts} e arredondado para {rounded}"

    def counted(self, amount: Amount) -> str:
        if isinstance(amount, t.Found):
            return "card procurado"
        if isinstance(amount, Did):
            return f"card {DONE[self.done_before(amount)]} desta forma"
        if isinstance(amount, t.Scaled) and isinstance(amount.amount, t.CountOf) and amount.parts > 1 and not amount.up:
            return f"{self.words_for(Number(amount.parts))} {self.counted_all(amount.amount)}"
        if isinstance(amount, t.ValueOf) and amount.value in POINTS:
            return f"{POINTS[amount.value]} {self.piece_of(amount.what, 'de')}"
        if isinstance(amount, t.ValueOf) and amount.value in HELD_WORDS:
            return f"{HELD_WORDS[amount.value]} {self.piece_of(amount.what, 'de')}"
        if not isinstance(amount, t.CountOf):
            raise self.unsayable(type(amount).__name__)
        if amount.what.how == CHOSEN:
            return f"um {self.that(amount.what, 'de')}"
        return self.counted_phrase(amount.what, False)

    def counted_phrase(self, selector: Selector, plural: bool) -> str:
        """ "Card de personagem descartado desta forma": of those that something was done to."""
        among = next((each for each in selector.filters if isinstance(each, t.Among)), None)
        if among is None or among.slot == self.group:
            said = self.phrase(selector, plural)
        else:
            kept = tuple(each for each in selector.filters if each is not among)
            done = self.done_to(among.slot)
            said = f"{self.phrase(replace(selector, filters=kept), plural)} {DONE[done]}{'s' * plural} desta forma"
        self.note(selector)
        return said

    def counted_all(self, amount: Amount) -> str:
        """ "Outros personagens que você controla": after "o número de"."""
        if not isinstance(amount, t.CountOf) or amount.what.how == CHOSEN:
            return self.counted(amount)
        return self.counted_phrase(amount.what, True)

    # -- "você pode" --

    def offer(self, step: t.Step) -> str:
        if self.begins_with_verb(step.effect):
            return f"{self.may[step.by]} {self.effect(step.effect, self.mood)}"
        if isinstance(step.effect, t.Damage):
            return f"você pode fazer com que {self.damage(step.effect, 'cause')}"
        if isinstance(step.effect, t.MoreDamage):
            said = self.effect(step.effect, IMPERATIVE).replace(" causa ", " cause ", 1)
            return f"você pode fazer com que {said}"
        if isinstance(step.effect, (t.NoEffect, t.Gain, t.Forbid, t.Permit)) and not getattr(
            step.effect, "texts", False
        ):
            return f"você pode fazer com que {self.effect(step.effect, IMPERATIVE)}"
        raise self.unsayable(f"Step({type(step.effect).__name__}, optional=True)")

    # -- which pieces --

    def piece_of(self, selector: Selector | None, before: str = "") -> str:
        """A selector after a preposition: "", "em", "de"."""
        assert selector is not None, "what is said has an object"
        how = {THIS: self.this, CHOSEN: self.that, t.TARGET: self.target, t.REST: self.rest}
        return how.get(selector.how, self.some)(selector, before)

    def this(self, selector: Selector, before: str) -> str:
        kinds = [filter_.kinds[0] for filter_ in selector.filters if isinstance(filter_, t.Kind)]
        if kinds == ["player"]:
            return "você"
        noun = NOUNS[(kinds[0],)].split("/")[0] if kinds else "card"
        zones = [zone(filter_, "de") for filter_ in selector.filters if isinstance(filter_, t.In)]
        return " ".join([f"{demonstrative(before)}este {noun}", *zones])

    def that(self, selector: Selector, before: str) -> str:
        noun = noun_of(selector.filters)
        one, many, feminine = noun_words(noun)
        if selector.slot == t.REMEMBERED:
            article = "a" if feminine else "o"
            return (
                contract(before, f"{article} {one} escolhid{article}")
                if before
                else f"{article} {one} escolhid{article}"
            )
        if noun == "character" and selector.slot == self.damager and resolve(self.nouns, noun) != selector.slot:
            return (
                contract(before, "o personagem que causou aquele dano")
                if before
                else "o personagem que causou aquele dano"
            )
        if self.chose.get(noun) == selector.slot and resolve(self.nouns, noun) != selector.slot:
            article = "a" if feminine else "o"
            said = f"{article} {one} escolhid{article}"
            return contract(before, said) if before else said
        self.check_named(selector)
        ordinal = [NTH[each.which] for each in selector.filters if isinstance(each, t.Nth)]
        if ordinal:
            said = f"o {ordinal[0]} {one}"
            return contract(before, said) if before else said
        plural = self.many.get(selector.slot, False)
        said = f"{demonstrative(before)}aquel{'a' if feminine else 'e'}"
        return f"{said}s {many}" if plural else f"{said} {one}"

    def target(self, selector: Selector, before: str) -> str:
        said = self.target_words(selector)
        self.note(selector)
        if not before:
            return said
        return contract(before, said)

    def target_words(self, selector: Selector) -> str:
        filters = selector.filters
        one, many = "alvo", "alvos"
        kinds = [filter_ for filter_ in filters if isinstance(filter_, t.Kind)]
        aligned = [filter_ for filter_ in filters if isinstance(filter_, t.Aligned) and not filter_.negated]
        if kinds:
            single, plural, _ = noun_words(noun_of(filters))
            forms = ALIGNMENTS[aligned[0].alignment] if aligned else ("", "")
            one = " ".join(filter(None, (single, forms[0], "alvo")))
            many = " ".join(filter(None, (plural, forms[1], "alvo")))
        said = (*kinds, *aligned, t.Repeatable())
        rest = tuple(filter_ for filter_ in filters if filter_ not in said)
        if t.Another() in filters:
            return f"outro {one} diferente"
        if selector.count == Number(1) and not selector.up_to:
            return " ".join(filter(None, (f"o {one}", self.qualities(rest, noun_of(filters)))))
        words = f"{'até ' if selector.up_to else ''}{self.words_for(selector.count)}"
        apart = "" if t.Repeatable() in filters else "diferentes"
        return " ".join(filter(None, (f"cada um de {words} {many}", apart, self.qualities(rest, noun_of(filters)))))

    def rest(self, selector: Selector, before: str) -> str:
        if self.group != selector.slot or before:
            raise self.unsayable("Selector(how='rest')")
        return "os demais"

    def some(self, selector: Selector, before: str) -> str:
        said = self.some_words(selector)
        self.note(selector)
        return contract(before, said) if before else said

    def some_words(self, selector: Selector) -> str:
        another = t.Another() in selector.filters
        among = [filter_.slot for filter_ in selector.filters if isinstance(filter_, t.Among)]
        plain = len(selector.filters) == 2 and selector.filters[0] == t.Kind(("card",), True)
        if among and plain and self.nouns.get("card") == among[0]:
            return self.among(selector, among[0])
        if among and selector.how == EACH and among[0] != self.group:
            return self.each_among(selector, among[0])
        if among and len(selector.filters) == 1 and resolve(self.nouns, "target") == among[0]:
            return f"{'até ' if selector.up_to else ''}{self.words_for(selector.count)} dos alvos"
        either = selector.filters[-1]
        if isinstance(either, t.Either) and either.one == (t.Itself(),) and isinstance(either.other[0], t.Among):
            return "ambos os personagens"
        if isinstance(either, t.Either) and isinstance(either.one[0], t.Among):
            return self.that_or_other(selector, either)
        if isinstance(either, t.Either) and (
            either.one == (t.Itself(),) or (selector.how == EACH and not is_quality(either))
        ):
            return self.this_and_others(selector)
        feminine = noun_words(noun_of(selector.filters))[2]
        if selector.how == CHOOSE:
            return self.choice(selector, another, feminine)
        if selector.how != EACH:
            raise self.unsayable(f"Selector(how={selector.how!r})")
        if selector.count != Number(1):
            other = ("outras " if feminine else "outros ") if another else ""
            number = f"{'as' if feminine else 'os'} {other}{self.words_for(selector.count)}"
            return f"{number} {self.phrase(selector, True, False)}"
        if noun_of(selector.filters) == "action" and not another:
            return self.actions(selector)
        if any(isinstance(filter_, t.In) and filter_.zone == "top" for filter_ in selector.filters) and not another:
            return f"o {self.phrase(selector, False)}"
        return f"cada {self.phrase(selector, False)}"

    def this_and_others(self, selector: Selector) -> str:
        """ "Este personagem e/ou outros personagens que você controla"; "ou outro personagem", where one is chosen."""
        either = selector.filters[-1]
        if not isinstance(either, t.Either) or either.one != (t.Itself(),) or len(selector.filters) != 2:
            raise self.unsayable("Either")
        one, many, _ = noun_words(noun_of(selector.filters))
        rest = self.qualities(either.other, noun_of(selector.filters))
        both = f"este {one} e/ou outros {many}" if selector.how == EACH else f"este {one} ou outro {one}"
        return " ".join(filter(None, (both, rest)))

    def that_or_other(self, selector: Selector, either: t.Either) -> str:
        """ "Aquele personagem ou outro personagem que você controla"."""
        (among,) = either.one
        noun = noun_of(selector.filters)
        if not isinstance(among, t.Among) or selector.how != CHOOSE or len(selector.filters) != 2:
            raise self.unsayable("Either")
        that = self.that(Selector(CHOSEN, selector.filters[:1], slot=among.slot), "")
        return " ".join(filter(None, (f"{that} ou outro {noun_words(noun)[0]}", self.qualities(either.other, noun))))

    def choice(self, selector: Selector, another: bool, feminine: bool) -> str:
        if selector.by != YOU:
            chooser = {t.THAT_PLAYER: "daquele jogador", OPPONENT: "de um oponente"}[selector.by]
            return f"{self.choice(replace(selector, by=YOU), another, feminine)} à escolha {chooser}"
        if not selector.up_to and any(lies_at_an_end(filter_) for filter_ in selector.filters):
            raise self.unsayable("a choice among cards that are told by their place")
        carriers = [each.who for each in selector.filters if isinstance(each, t.CarriedBy) and not each.divided]
        if any(told_one_by_one(each) for each in carriers):
            raise self.unsayable("a choice from each of several")
        if selector.count == Number(99):
            return f"qualquer número de {self.phrase(selector, True, False)}"
        if any(isinstance(each, t.CarriedBy) and each.divided for each in selector.filters) and isinstance(
            selector.count, t.CountOf
        ):
            return self.from_each(selector)
        if isinstance(selector.count, VALUED):
            value = self.value(selector.count)
            noun = self.phrase(selector, True, False)
            if another:
                raise self.unsayable("Selector(count)")
            return f"{'até ' if selector.up_to else ''}um número de {noun} igual {value}"
        plural = selector.count != Number(1)
        number = self.words_for(selector.count)
        number = {"um": "uma", "dois": "duas"}.get(number, number) if feminine else number
        other = f"outr{'a' if feminine else 'o'}{'s' if plural else ''}" if another else ""
        said = [f"até {number}" if selector.up_to else number, other, self.phrase(selector, plural, False)]
        return " ".join(filter(None, said))

    def from_each(self, selector: Selector) -> str:
        """ "Um card de cada personagem"."""
        carried = [each for each in selector.filters if isinstance(each, t.CarriedBy)]
        if not carried or not carried[0].divided or selector.count != t.CountOf(carried[0].who):
            raise self.unsayable("Selector(count=CountOf)")
        self.one_of_each = True
        return f"um {self.phrase(selector, False, False)}"

    def each_among(self, selector: Selector, slot: int) -> str:
        """ "Cada um daqueles personagens com {RE}"."""
        kept = tuple(each for each in selector.filters if not isinstance(each, (t.Among, t.Kind)))
        that = self.that(Selector(CHOSEN, selector.filters[:1], slot=slot), "de")
        return f"cada um {that} {self.qualities(kept, noun_of(selector.filters))}"

    def among(self, selector: Selector, slot: int) -> str:
        kept = tuple(filter_ for filter_ in selector.filters if not isinstance(filter_, t.Among))
        that = self.that(Selector(CHOSEN, kept, slot=slot), "de")
        if selector.count == Number(99):
            return f"qualquer número {that}"
        number = self.words_for(selector.count)
        return f"até {number} {that}" if selector.up_to else f"{number} {that}"

    def actions(self, selector: Selector) -> str:
        rest = tuple(filter_ for filter_ in selector.filters if not isinstance(filter_, (t.Kind, t.Ordinal)))
        ordinals = [filter_.which for filter_ in selector.filters if isinstance(filter_, t.Ordinal)]
        if ordinals:
            first = {"first": "a primeira ação", "next": "a próxima ação"}[ordinals[0]]
            return " ".join(filter(None, (first, self.qualities(rest, "action"))))
        return " ".join(filter(None, ("as ações", self.qualities(rest, "actions"))))

    def phrase(self, selector: Selector | None, plural: bool, other: bool = True) -> str:
        """The noun with its qualities, and "outro" before it."""
        assert selector is not None, "what is said has an object"
        noun, rest = self.noun(selector.filters, plural)
        word = noun_words(noun_of(selector.filters))
        before = "" if not (other and t.Another() in selector.filters) else ("outra" if word[2] else "outro")
        if before and plural:
            before += "s"
        return " ".join(filter(None, (before, noun, self.qualities(rest, noun_of(selector.filters)))))

    def noun(self, filters: tuple[Filter, ...], plural: bool) -> tuple[str, tuple[Filter, ...]]:
        kind = next((filter_ for filter_ in filters if isinstance(filter_, t.Kind)), None)
        if kind is None:
            raise self.unsayable("a selector without a kind")
        said = kind_words(kind)[plural]
        aligned = next((each for each in filters if isinstance(each, t.Aligned) and not each.negated), None)
        if aligned is not None:
            if kind.kinds != ("character",):
                raise self.unsayable("Aligned")
            said += " " + ALIGNMENTS[aligned.alignment][plural and not kind.card]
        rest = tuple(filter_ for filter_ in filters if not is_said_by_noun(filter_) and filter_ is not aligned)
        return said, rest

    def qualities(self, filters: tuple[Filter, ...], noun: str) -> str:
        rest = [filter_ for filter_ in filters if not is_said_by_noun(filter_)]
        return " ".join(self.quality(filter_, noun) for filter_ in rest)

    def quality(self, filter_: Filter, noun: str) -> str:
        return QUALITIES[type(filter_)](self, filter_, noun)

    def damage(self, effect: t.Damage, verb: str = "causa") -> str:
        source = self.piece_of(effect.source) if effect.source is not None else "este card"
        hits = [self.hit(hit, effect.distributed) for hit in effect.hits]
        return f"{source} {verb} {' e '.join(hits)}"

    def hit(self, hit: t.Hit, distributed: bool) -> str:
        point = "ponto" if hit.amount == Number(1) else "pontos"
        if isinstance(hit.amount, VALUED):
            points = f"pontos de dano{' penetrante' if hit.penetrating else ''}"
            return f"um número de {points} {self.piece_of(hit.to, 'em')} igual {self.value(hit.amount)}"
        said = f"{self.amount(hit.amount)} {point} de dano{' penetrante' if hit.penetrating else ''}"
        if distributed:
            return f"{said} distribuídos da forma como você escolher entre {self.piece_of(hit.to)}"
        if any(isinstance(each, t.Either) and not is_quality(each) for each in hit.to.filters):
            return f"{said} {self.either_place(hit.to)}"
        return f"{said} {self.piece_of(hit.to, 'em')}"

    def either_place(self, to: Selector) -> str:
        """ "Em um suporte ou em um personagem sem {SF}"."""
        either = to.filters[-1]
        if not isinstance(either, t.Either) or to.how != CHOOSE or either.one == (t.Itself(),):
            return self.piece_of(to, "em")
        sorts = [self.phrase(Selector(CHOOSE, filters), False) for filters in (either.one, either.other)]
        self.note(to)
        return " ou ".join(f"em um {sort}" for sort in sorts)
