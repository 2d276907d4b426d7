"""How a card's text is written in canonical Portuguese."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.cardtext.render import CommonPortuguese, capitals
from ludoteca.cardtext.words import INFINITIVE, before_pronoun
from ludoteca.core.effects import (
    CHOOSE,
    CHOSEN,
    EVENT,
    OPPONENT,
    THIS,
    Amount,
    Clause,
    Did,
    Effect,
    Filter,
    Number,
    Selector,
)
from ludoteca.games.dice_masters.text import effects as e
from ludoteca.games.dice_masters.text import terms as t
from ludoteca.games.dice_masters.wording.lexicon import AFFILIATIONS, AREAS, ENERGIES, ROLES

if TYPE_CHECKING:
    from ludoteca.games.dice_masters.wording.wording import BurstText, CardAbility

#: Where a selector stands in the sentence.
SUBJECT, OBJECT, AFTER_A, AFTER_DE = "subject", "object", "a", "de"

#: Effects whose sentence begins with what they speak of.
STATES = (
    e.Bonus,
    e.CannotBlock,
    e.MustBlock,
    e.DealsNoDamage,
    e.ExcessDamage,
    e.ReturnToField,
    e.ReduceDamage,
    e.BlockSeveral,
    e.PreventIt,
    e.MoreDamage,
    e.CopyDie,
)


class Portuguese(CommonPortuguese):
    """Writes the texts of one card."""

    def __init__(self, names: dict[str, str]) -> None:
        super().__init__(names)
        self.static = False

    def begins_with_verb(self, effect: Effect) -> bool:
        return not isinstance(effect, STATES)

    # -- lines --

    def text(self, meaning: tuple[CardAbility, ...]) -> str:
        return "\n".join(line for ability in meaning for line in self.lines(ability))

    def lines(self, card_ability: CardAbility) -> list[str]:
        ability = card_ability.ability
        self.plural = []
        self.static = ability.sort == t.STATIC
        said = f"Global: pague {self.write(ability.cost)}. " if ability.cost is not None else ""
        said += f"enquanto {self.write(ability.condition)}, " if ability.condition is not None else ""
        said += f"{self.write(ability.trigger)}, " if ability.trigger is not None else ""
        said += self.sentences(ability.clauses)
        said = said.replace("Global: p", "Global: P")
        bound = list(self.plural)
        return [capitals(said), *(self.burst(burst, ability.clauses, bound) for burst in card_ability.bursts)]

    def burst(self, burst: BurstText, base: tuple[Clause, ...], bound: list[bool]) -> str:
        also = burst.mode == t.ALSO
        self.plural = list(bound) if also else []
        said = self.sentences(burst.clauses, base if also else ())
        return f"{burst.symbol}: " + ("Também: " if also else "Em vez disso, ") + capitals_after_first(said)

    # -- which dice and players --

    def selector(self, selector: Selector, stands: str) -> str:
        if selector.how == THIS:
            return "deste dado" if stands == AFTER_DE else _after(stands, "este dado")
        if selector.how == CHOSEN:
            self.check_last(selector.slot)
            pronoun = "eles" if self.is_plural(selector) else "ele"
            return f"d{pronoun}" if stands == AFTER_DE else _after(stands, pronoun)
        if selector.how == EVENT:
            self.bind(selector, False)
            return {AFTER_A: "àquele dado", AFTER_DE: "daquele dado"}.get(stands, "aquele dado")
        if selector.how == CHOOSE:
            return self.choice(selector, stands)
        return self.all_of(selector, stands)

    def choice(self, selector: Selector, stands: str) -> str:
        count = _number(selector.count)
        plural = count > 1
        other = any(isinstance(filter_, t.Other) for filter_ in selector.filters)
        words = [f"até {NUMBERS[count] if count <= 10 else count}"] if selector.up_to else []
        if not selector.up_to and (plural or not other):
            words.append(NUMBERS[count] if count <= 10 else str(count))
        words += [_plural("outro", plural)] if other else []
        words.append(self.phrase(selector.filters, plural))
        words += ["à escolha do oponente"] if selector.by == OPPONENT else []
        self.bind(selector, plural)
        return _after(stands, " ".join(words))

    def all_of(self, selector: Selector, stands: str) -> str:
        if player := self.player(selector, stands):
            return player
        if len(selector.filters) == 1 and isinstance(selector.filters[0], t.Named):
            self.bind(selector, False)
            return _after(stands, self.names[selector.filters[0].name])
        if stands in (AFTER_A, AFTER_DE):
            other = "outro " if self.has_other(selector) else ""
            said = _after(stands, f"cada {other}{self.phrase(selector.filters, False)}")
            self.bind(selector, False)
            return said
        words = ["os" if stands == SUBJECT else "todos os"]
        words += ["outros"] if self.has_other(selector) else []
        words += ["seus"] if t.YOURS in selector.filters else []
        rest = tuple(filter_ for filter_ in selector.filters if filter_ != t.YOURS)
        words.append(self.phrase(rest, True))
        self.bind(selector, True)
        return " ".join(words)

    def player(self, selector: Selector, stands: str) -> str:
        """ "Ao oponente" and "a você"."""
        if stands != AFTER_A or selector.filters[:1] != (t.Sort("player"),) or len(selector.filters) != 2:
            return ""
        said = {t.OPPOSING: "ao oponente", t.YOURS: "a você"}
        for filter_, words in said.items():
            if selector.filters[1] == filter_:
                self.bind(selector, False)
                return words
        return ""

    def has_other(self, selector: Selector) -> bool:
        return any(isinstance(filter_, t.Other) for filter_ in selector.filters)

    def phrase(self, filters: tuple[Filter, ...], plural: bool) -> str:
        """The noun, and what is said of it after it."""
        for filter_ in filters:
            if isinstance(filter_, t.Other) and filter_.slot != len(self.plural) - 1:
                raise self.unsayable(f"Other({filter_.slot})")
        rest = [filter_ for filter_ in filters if not isinstance(filter_, t.Other)]
        noun = self.noun(rest, plural)
        return " ".join([noun, *(self.adjective(filter_, plural) for filter_ in rest)])

    def noun(self, filters: list[Filter], plural: bool) -> str:
        """The first filter says what it is; an attacker needs no other noun."""
        head = filters.pop(0)
        if isinstance(head, t.Named):
            return f"{_plural('dado', plural)} de {self.names[head.name]}"
        assert isinstance(head, t.Sort)
        if head == t.CHARACTER and filters and isinstance(filters[0], t.Doing) and "blocked" not in filters[0].roles:
            return self.adjective(filters.pop(0), plural)
        if head.sort == "character-or-player":
            return f"{_plural('personagem', plural)} ou {_plural('jogador', plural)}"
        return _plural(SORTS[head.sort], plural)

    def adjective(self, filter_: Filter, plural: bool) -> str:
        match filter_:
            case t.Whose(seat):
                return _plural("seu" if seat == "you" else "opositor", plural)
            case t.Level(levels):
                return "de nível " + " ou ".join(map(str, levels))
            case t.OfEnergy(energy):
                return ENERGIES[energy]
            case t.Affiliated(affiliation):
                return AFFILIATIONS[affiliation]
            case t.Doing(roles):
                return " ou ".join(_plural(ROLES[role], plural) for role in roles)
            case t.EngagedWithThis():
                return _plural("engajado", plural) + " com este dado"
            case t.In(area):
                return _own("d", area)
            case t.DidNotPay():
                return f"que não {'pagaram' if plural else 'pagou'} este posicionamento"
            case t.AlreadyInField():
                return f"que já {'estavam' if plural else 'estava'} em campo"
        return self.write(filter_)

    def subject(self, selector: Selector) -> tuple[str, bool]:
        """The subject of a sentence, and whether its verb is in the plural."""
        said = self.selector(selector, SUBJECT)
        return said, self.is_plural(selector)

    # -- when, and at what cost --

    def while_active(self, _: t.WhileActive) -> str:
        return "estiver ativo"

    def when_you_field(self, when: t.WhenYouField) -> str:
        what = "o seu primeiro personagem do turno" if when.first else "um personagem"
        return f"quando você posicionar {what}"

    def when_damaged(self, when: t.WhenDamaged) -> str:
        who = f"você ou {self.names[when.name]}" if when.name else "este dado"
        return f"quando {who} sofrer dano" + (" na etapa de ataque" if when.in_attack else "")

    def when_knocked_out(self, when: t.WhenKnockedOut) -> str:
        return "quando este dado for nocauteado" + (" enquanto bloqueia" if when.blocking else "")

    def energy(self, cost: t.Energy) -> str:
        if not cost.kind:
            return f"{cost.amount} de energia"
        return f"{cost.amount} {_plural(ENERGIES[cost.kind], cost.amount > 1)}"

    def spin_down(self, _: t.SpinDown) -> str:
        return "virando um personagem seu um nível abaixo"

    def counts_by_kind(self, kind: type[Effect]) -> bool:
        return kind is e.KnockOut

    def did(self, did: Did) -> str:
        self.check_count(did)
        knocked_out = isinstance(self.clauses[did.clause].effect, e.KnockOut)
        return f"dado {'nocauteado' if knocked_out else 'afetado'} desta forma"

    # -- effects --

    def verb(self, imperative: str, infinitive: str, mood: str, what: Selector | None = None) -> str:
        """A verb, with its object if it has one: "nocauteie um personagem", "nocauteá-lo"."""
        verb = infinitive if mood == INFINITIVE else imperative
        if what is None:
            return verb
        if what.how != CHOSEN:
            return f"{verb} {self.selector(what, OBJECT)}"
        self.check_last(what.slot)
        s = "s" if self.is_plural(what) else ""
        return f"{before_pronoun(verb)}-lo{s}" if mood == INFINITIVE else f"{verb}-o{s}"

    def damage(self, effect: e.Damage, mood: str) -> str:
        hits = [f"{_number(hit.amount)} de dano {self.selector(hit.to, AFTER_A)}" for hit in effect.hits]
        return f"{self.verb('cause', 'causar', mood)} {' e '.join(hits)}"

    def knock_out(self, effect: e.KnockOut, mood: str) -> str:
        return self.verb("nocauteie", "nocautear", mood, effect.what)

    def gain_life(self, effect: e.GainLife, mood: str) -> str:
        return f"{self.verb('você ganha', 'ganhar', mood)} {_number(effect.amount)} de vida"

    def bonus(self, effect: e.Bonus, mood: str) -> str:
        who, plural = self.subject(effect.what)
        stats = [f"{number:+}{letter}" for number, letter in ((effect.attack, "A"), (effect.defence, "D")) if number]
        return f"{who} {'ganham' if plural else 'ganha'} {' e '.join(stats)}" + self.until("até o fim do turno")

    def until(self, duration: str) -> str:
        return "" if self.static else f" {duration}"

    def spin(self, effect: e.Spin, mood: str) -> str:
        ways = " ou ".join(way for way, there in (("acima", effect.up), ("abaixo", effect.down)) if there)
        return f"{self.verb('vire', 'virar', mood, effect.what)} um nível {ways}"

    def reroll(self, effect: e.Reroll, mood: str) -> str:
        return self.verb("rejogue", "rejogar", mood, effect.what) + self.otherwise(effect.otherwise)

    def roll_die(self, effect: e.RollDie, mood: str) -> str:
        said = self.verb("jogue", "jogar", mood, effect.what)
        s = "s" if self.is_plural(effect.what) else ""
        kept = f" e {'deixá-lo' if mood == INFINITIVE else 'deixe-o'}{s} na sua reserva"
        return said + kept + self.otherwise(effect.otherwise)

    def otherwise(self, area: str) -> str:
        return f"; o que não mostrar um personagem vai para {_of_owner(area)}" if area else ""

    def draw_dice(self, effect: e.DrawDice, mood: str) -> str:
        several = effect.count > 1
        count = NUMBERS[effect.count] if effect.count <= 10 else str(effect.count)
        said = f"{self.verb('pegue', 'pegar', mood)} {count} {_plural('dado', several)} da sua bolsa"
        if len(effect.areas) > 1:
            first, second = (_own("n", area) for area in effect.areas)
            return f"{said}, {self.verb('ponha', 'pôr', mood)} um {first} e o outro {second}"
        s = "s" if several else ""
        put = f"pô-lo{s}" if mood == INFINITIVE else f"ponha-o{s}"
        roll = (f", jogá-lo{s}" if mood == INFINITIVE else f", jogue-o{s}") if effect.rolled else ""
        return f"{said}{roll} e {put} {_own('n', effect.areas[0])}"

    def move_dice(self, effect: e.MoveDice, mood: str) -> str:
        return f"{self.verb('mova', 'mover', mood, effect.what)} para {_of_owner(effect.area)}"

    def cannot_block(self, effect: e.CannotBlock, mood: str) -> str:
        who, plural = self.subject(effect.what)
        whom = " este dado" if effect.this_die else ""
        return f"{who} não {'podem' if plural else 'pode'} bloquear{whom}" + self.until("neste turno")

    def must_block(self, effect: e.MustBlock, mood: str) -> str:
        who, plural = self.subject(effect.what)
        able = ", se puderem" if plural else ", se puder"
        return f"{who} {'devem' if plural else 'deve'} bloquear este dado{self.until('neste turno')}{able}"

    def deals_no_damage(self, effect: e.DealsNoDamage, mood: str) -> str:
        who, plural = self.subject(effect.what)
        return f"{who} não {'causam' if plural else 'causa'} dano neste ataque"

    def excess_damage(self, effect: e.ExcessDamage, mood: str) -> str:
        whose = self.selector(effect.what, AFTER_DE)
        return f"o dano {whose} que exceder a defesa dos bloqueadores é causado ao oponente"

    def return_to_field(self, effect: e.ReturnToField, mood: str) -> str:
        who, plural = self.subject(effect.what)
        would = "que seriam nocauteados neste turno voltam" if plural else "que seria nocauteado neste turno volta"
        return f"{who} {would} ao campo no nível {effect.level}"

    def reduce_damage(self, effect: e.ReduceDamage, mood: str) -> str:
        return f"todo dano causado a este dado diminui em {effect.amount}"

    def block_several(self, effect: e.BlockSeveral, mood: str) -> str:
        count = NUMBERS[effect.amount] if effect.amount <= 10 else str(effect.amount)
        return f"este dado pode bloquear até {count} {_plural('atacante', effect.amount > 1)}"

    def prevent_it(self, effect: e.PreventIt, mood: str) -> str:
        return "este dado não é afetado"

    def redirect_damage(self, effect: e.RedirectDamage, mood: str) -> str:
        verb = self.verb("redirecione", "redirecionar", mood)
        return f"{verb} {effect.amount} desse dano para {self.selector(effect.to, SUBJECT)}"

    def more_damage(self, effect: e.MoreDamage, mood: str) -> str:
        return f"um dos alvos sofre {effect.amount} de dano a mais"

    def capture(self, effect: e.Capture, mood: str) -> str:
        return self.verb("capture", "capturar", mood, effect.what) + " até o fim do turno"

    def take_control(self, effect: e.TakeControl, mood: str) -> str:
        verb = self.verb("tome o controle", "tomar o controle", mood)
        return f"{verb} {self.selector(effect.what, AFTER_DE)} até o fim do turno"

    def copy_die(self, effect: e.CopyDie, mood: str) -> str:
        what = " e ".join(
            word for word, there in (("os atributos", effect.stats), ("as habilidades", effect.abilities)) if there
        )
        return f"este dado copia {what} {self.selector(effect.what, AFTER_DE)}"

    def strike_player(self, effect: e.StrikePlayer, mood: str) -> str:
        verb = self.verb("faça", "fazer", mood)
        strike = "este dado causar o dano dele ao oponente em vez de aos bloqueadores"
        return f"{verb} {strike}; na limpeza, ele vai para a sua pilha de usados"


# The tables are assigned after the class, as compiled code needs it.
Portuguese.parts = {
    t.WhileActive: Portuguese.while_active,
    t.WhenFielded: lambda _, __: "quando posicionado",
    t.WhenYouField: Portuguese.when_you_field,
    t.WhenAttacks: lambda _, __: "quando este dado atacar",
    t.WhenBlocks: lambda _, __: "quando este dado bloquear",
    t.WhenBlocked: lambda _, __: "quando este dado for bloqueado",
    t.AfterBlocks: lambda _, __: "depois dos bloqueios",
    t.WhenDamaged: Portuguese.when_damaged,
    t.WhenDamagesOpponent: lambda _, __: "quando este dado causar dano ao oponente",
    t.WhenKnockedOut: Portuguese.when_knocked_out,
    t.WouldBeAffected: lambda _, __: "quando este dado seria afetado por uma habilidade ou efeito de jogo",
    t.WouldBeDamaged: lambda _, __: "quando você sofreria dano",
    t.YoursWouldBeDamaged: lambda _, __: "quando um personagem seu sofreria dano",
    t.YourEffectDamages: lambda _, __: "quando um dado de ação seu ou uma habilidade global sua causar dano",
    t.Energy: Portuguese.energy,
    t.SpinDown: Portuguese.spin_down,
    Did: Portuguese.did,
}
Portuguese.effects = {
    e.Damage: Portuguese.damage,
    e.KnockOut: Portuguese.knock_out,
    e.GainLife: Portuguese.gain_life,
    e.Bonus: Portuguese.bonus,
    e.Spin: Portuguese.spin,
    e.Reroll: Portuguese.reroll,
    e.DrawDice: Portuguese.draw_dice,
    e.RollDie: Portuguese.roll_die,
    e.MoveDice: Portuguese.move_dice,
    e.CannotBlock: Portuguese.cannot_block,
    e.MustBlock: Portuguese.must_block,
    e.DealsNoDamage: Portuguese.deals_no_damage,
    e.ExcessDamage: Portuguese.excess_damage,
    e.ReturnToField: Portuguese.return_to_field,
    e.ReduceDamage: Portuguese.reduce_damage,
    e.BlockSeveral: Portuguese.block_several,
    e.PreventIt: Portuguese.prevent_it,
    e.RedirectDamage: Portuguese.redirect_damage,
    e.MoreDamage: Portuguese.more_damage,
    e.Capture: Portuguese.capture,
    e.TakeControl: Portuguese.take_control,
    e.CopyDie: Portuguese.copy_die,
    e.StrikePlayer: Portuguese.strike_player,
}


SORTS = {"character": "personagem", "player": "jogador", "sidekick": "Parceiro", "die": "dado"}


def capitals_after_first(said: str) -> str:
    """Sentences that go on after "Em vez disso,"."""
    return said[:1] + capitals(said)[1:]


def _after(stands: str, words: str) -> str:
    return f"{stands} {words}" if stands in (AFTER_A, AFTER_DE) else words


def _number(amount: Amount) -> int:
    assert isinstance(amount, Number)
    return amount.number


def _plural(word: str, plural: bool) -> str:
    if not plural:
        return word
    if word.endswith("m"):
        return word[:-1] + "ns"
    return word + ("es" if word.endswith("r") else "s")


def _own(preposition: str, area: str) -> str:
    """ "na sua bolsa", "da sua bolsa"."""
    article, name = AREAS[area].split(" ", 1)
    return f"{preposition}{article} {'sua' if article == 'a' else 'seu'} {name}"


def _of_owner(area: str) -> str:
    return AREAS[area] if area in ("field", "attack") else f"{AREAS[area]} do dono"
