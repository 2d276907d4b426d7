"""How a card's text is written in canonical Portuguese."""

from __future__ import annotations

from ludoteca.cardtext.lexicon import NUMBERS
from ludoteca.cardtext.words import IMPERATIVE, INFINITIVE
from ludoteca.core.effects import OPPONENT, THIS, YOU, Ability, Amount, Number, Selector
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.lexicon import (
    COLOURS,
    DEEDS,
    DOINGS,
    EVENTS,
    MOMENTS,
    STATS,
    SUBTYPES,
)
from ludoteca.games.fabula.wording.portuguese_phrases import (
    AFTER_A,
    AFTER_DE,
    AFTER_EM,
    PortuguesePhrases,
    cardinal,
    counter_words,
    feminine,
    gender_of,
    number_of,
    other_word,
    until,
    who,
)
from ludoteca.games.fabula.wording.render import letter_of


class Portuguese(PortuguesePhrases):
    """Writes the passages of one card."""

    # -- passages --

    def exhaustion(self) -> str:
        return "Exaustão."

    def attach(self, passage: t.Passage) -> str:
        cost = passage.costs[0]
        assert isinstance(cost, t.Resources)
        return f"Anexar {cost.amount}."

    def enters_attached(self) -> str:
        return f"Entra em campo anexada {self.np(self.aimed(0), AFTER_A)}."

    def additional(self, passage: t.Passage) -> str:
        return f"Para usar esta carta, {' e '.join(self.write(cost) for cost in passage.costs)}."

    def where(self, sentence: Ability, amount: Amount) -> str:
        return f", em que {letter_of(sentence)} é {self.value(amount)}"

    def each_phrase(self, amount: Amount) -> str:
        assert isinstance(amount, t.CountOf)
        return self.phrase(amount.filters, False)

    def count_word(self, number: int) -> str:
        return NUMBERS[number]

    # -- when, if, at what cost --

    def when(self, when: t.When) -> str:
        if (when.kind, YOU if when.how == t.PLAYER else when.how) in MOMENTS:
            return MOMENTS[when.kind, YOU if when.how == t.PLAYER else when.how]
        if when.kind in DOINGS:
            return f"quando {who(when.how)} {DOINGS[when.kind]}"
        if when.kind == "use":
            gender = gender_of(when.filters)
            return f"quando {who(when.how)} usar {cardinal(1, gender == 'f')} {self.phrase(when.filters, False)}"
        event = EVENTS[when.kind]
        if when.how == THIS:
            return f"quando esta carta {feminine(event)}"
        if when.how == t.HOST:
            return f"quando a carta anexada {feminine(event)}"
        gender = gender_of(when.filters)
        other = other_word(when.filters, gender, False)
        one = "" if other else f"{cardinal(1, gender == 'f')} "
        said = feminine(event) if gender == "f" else event
        return f"quando {one}{other}{self.phrase(when.filters, False)} {said}"

    def how_many(self, condition: t.HowMany) -> str:
        filters = condition.filters
        compare = "ou mais" if condition.least else "ou menos"
        for whose, verb in ((t.YOURS, "você controla"), (t.Whose(OPPONENT), "um oponente controla")):
            if whose in filters:
                rest = tuple(filter_ for filter_ in filters if filter_ != whose)
                if whose == t.YOURS and condition.amount == 0 and not condition.least:
                    return f"você não controla {self.phrase(rest, True)}"
                count = cardinal(condition.amount, gender_of(rest) == "f")
                return f"{verb} {count} {compare} {self.phrase(rest, True)}"
        count = cardinal(condition.amount, gender_of(filters) == "f")
        return f"há {count} {compare} {self.phrase(filters, True)}"

    def your_turn(self, condition: t.YourTurn) -> str:
        return "é o seu turno" if condition.yours else "é o turno de um oponente"

    def resources(self, cost: t.Resources) -> str:
        return cost.letter or str(cost.amount)

    def sacrifice_cost(self, cost: t.SacrificeCost) -> str:
        if cost.this:
            return "sacrifique esta carta"
        gender = gender_of(cost.filters)
        one = other_word(cost.filters, gender, False) or f"{cardinal(1, gender == 'f')} "
        return f"sacrifique {one}{self.phrase(cost.filters, False)}"

    def discard_cost(self, cost: t.DiscardCost) -> str:
        return f"descarte {self.counted(Number(cost.count), ('carta', 'cartas'), True)}"

    # -- effects on objects --

    def verb(self, imperative: str, infinitive: str, mood: str) -> str:
        return infinitive if mood == INFINITIVE else imperative

    def damage(self, effect: e.Damage, mood: str) -> str:
        amount = self.amount(effect.amount)
        return f"{self.verb('cause', 'causar', mood)} {amount} de dano {self.np(effect.what, AFTER_A)}"

    def divide_damage(self, effect: e.DivideDamage, mood: str) -> str:
        among = self.np(self.aimed(effect.slot))
        return f"{self.verb('divida', 'dividir', mood)} {self.amount(effect.amount)} de dano entre {among}"

    def divide_counters(self, effect: e.DivideCounters, mood: str) -> str:
        counters = self.counted(effect.amount, counter_words(effect.counter), False)
        return f"{self.verb('divida', 'dividir', mood)} {counters} entre {self.np(self.aimed(effect.slot))}"

    def on_objects(self, effect: e.OnObjects, mood: str) -> str:
        imperative, infinitive, tail = _OBJECT_VERBS[type(effect)]
        return f"{self.verb(imperative, infinitive, mood)} {self.np(effect.what)}{tail}"

    def to_deck(self, effect: e.ToDeck, mood: str) -> str:
        where = "topo" if effect.top else "fundo"
        return f"{self.verb('coloque', 'colocar', mood)} {self.np(effect.what)} no {where} do baralho do dono"

    def tap(self, effect: e.Tap, mood: str) -> str:
        verbs = ("vire", "virar") if effect.tapped else ("desvire", "desvirar")
        return f"{self.verb(*verbs, mood)} {self.np(effect.what)}"

    def heal(self, effect: e.Heal, mood: str) -> str:
        amount = "todo o dano" if effect.amount is None else f"{self.amount(effect.amount)} de dano"
        return f"{self.verb('cure', 'curar', mood)} {amount} {self.np(effect.what, AFTER_DE)}"

    def counters(self, effect: e.Counters, mood: str) -> str:
        counters = self.counted(effect.amount, counter_words(effect.counter), False)
        if effect.put:
            return f"{self.verb('coloque', 'colocar', mood)} {counters} {self.np(effect.what, AFTER_EM)}"
        return f"{self.verb('retire', 'retirar', mood)} {counters} {self.np(effect.what, AFTER_DE)}"

    def take_control(self, effect: e.TakeControl, mood: str) -> str:
        what = self.np(effect.what, AFTER_DE)
        return f"{self.verb('tome o controle', 'tomar o controle', mood)} {what}{until(effect.until)}"

    def turn_down(self, effect: e.TurnDown, mood: str) -> str:
        verb = self.verb("vire para baixo", "virar para baixo", mood)
        return f"{verb} {self.np(effect.what)}, com custo de revelar {effect.price}"

    def attach_to(self, effect: e.AttachTo, mood: str) -> str:
        verb = self.verb("anexe esta modificação", "anexar esta modificação", mood)
        return f"{verb} {self.np(effect.what, AFTER_A)}"

    def copy_permanent(self, effect: e.CopyPermanent, mood: str) -> str:
        verb = self.verb("crie uma ficha que é cópia", "criar uma ficha que é cópia", mood)
        return f"{verb} {self.np(effect.what, AFTER_DE)}"

    def prevent(self, effect: e.Prevent, mood: str) -> str:
        verb = self.verb("previna", "prevenir", mood)
        if effect.amount is None:
            return f"{verb} todo o dano que seria causado {self.np(effect.what, AFTER_A)} neste turno"
        amount = self.amount(effect.amount)
        what = self.np(effect.what, AFTER_A)
        return f"{verb} os próximos {amount} de dano que seriam causados {what} neste turno"

    def prevent_offensive(self, effect: e.PreventOffensive, mood: str) -> str:
        return f"{self.verb('previna', 'prevenir', mood)} todo o dano de ofensiva neste turno"

    # -- values and permissions --

    def subject(self, selector: Selector) -> tuple[str, bool]:
        said = self.np(selector)
        return said, self.form[1]

    def boost(self, effect: e.Boost, mood: str) -> str:
        who_, plural = self.subject(effect.what)
        stats = []
        for stat in t.STATS:
            amount = getattr(effect, stat)
            if amount is not None:
                figure = f"+{amount.letter}" if isinstance(amount, t.Variable) else f"{amount.number:+}"
                stats.append(f"{figure} de {STATS[stat]}")
        verb = ("têm" if plural else "tem") if self.passive else ("ganham" if plural else "ganha")
        return f"{who_} {verb} {' e '.join(stats)}{until(effect.until)}"

    def set_figure(self, effect: e.SetFigure, mood: str) -> str:
        what = self.np(effect.what, AFTER_DE)
        return f"a {STATS[effect.stat]} {what} é {self.amount(effect.amount)}{until(effect.until)}"

    def cannot(self, effect: e.Cannot, mood: str) -> str:
        who_, plural = self.subject(effect.what)
        return f"{who_} não {'podem' if plural else 'pode'} {DEEDS[effect.deed]}{until(effect.until)}"

    def can_act(self, effect: e.CanAct, mood: str) -> str:
        who_, plural = self.subject(effect.what)
        if not self.passive:
            return f"{who_} {'podem' if plural else 'pode'} agir neste turno"
        return f"{who_} " + ("podem agir no turno em que entram" if plural else "pode agir no turno em que entra")

    def lose_types(self, effect: e.LoseTypes, mood: str) -> str:
        who_, plural = self.subject(effect.what)
        return f"{who_} {'perdem' if plural else 'perde'} todos os seus tipos"

    def resistance(self, effect: e.Resistance, mood: str) -> str:
        who_, plural = self.subject(effect.what)
        verb = "ganha" if effect.gain else "perde"
        return f"{who_} {verb}{'m' if plural else ''} {self.amount(effect.amount)} de resistência"

    def change_x(self, effect: e.ChangeX, mood: str) -> str:
        what = self.np(effect.what, AFTER_DE)
        return f"o X {what} {'aumenta em' if effect.add else 'passa a ser'} {effect.amount}"

    def cost_change(self, effect: e.CostChange, mood: str) -> str:
        users = {YOU: "que você usa", OPPONENT: "que os oponentes usam", "": "que os jogadores usam"}
        article = "os" if gender_of(effect.filters) == "m" else "as"
        less = "a menos" if effect.amount < 0 else "a mais"
        what = f"{article} {self.phrase(effect.filters, True)} {users[effect.whose]}"
        return f"{what} custam {abs(effect.amount)} {less}"

    def generate(self, effect: e.Generate, mood: str) -> str:
        amount = abs(effect.amount)
        more = "a mais" if effect.amount > 0 else "a menos"
        return f"você gera {amount} {'recurso' if amount == 1 else 'recursos'} {more}"

    def raise_ceiling(self, effect: e.RaiseCeiling, mood: str) -> str:
        return f"seu limite de recursos aumenta em {effect.amount}"

    # -- players --

    def player_verb(self, who_: Selector, forms: tuple[str, str, str], mood: str) -> str:
        """ "compre", "comprar", "o jogador alvo compra"."""
        if who_.how == t.PLAYER:
            return self.verb(forms[0], forms[1], mood)
        if mood != IMPERATIVE:
            raise self.unsayable("a player who may")
        return f"{self.np(who_)} {forms[2]}"

    def draw(self, effect: e.Draw, mood: str) -> str:
        verb = self.player_verb(effect.who, ("compre", "comprar", "compra"), mood)
        return f"{verb} {self.counted(effect.amount, ('carta', 'cartas'), True)}"

    def discard(self, effect: e.Discard, mood: str) -> str:
        verb = self.player_verb(effect.who, ("descarte", "descartar", "descarta"), mood)
        by_lot = " ao acaso" if effect.random else ""
        return f"{verb} {self.counted(effect.amount, ('carta', 'cartas'), True)}{by_lot}"

    def sacrifice(self, effect: e.Sacrifice, mood: str) -> str:
        verb = self.player_verb(effect.who, ("sacrifique", "sacrificar", "sacrifica"), mood)
        gender = gender_of(effect.filters)
        count = number_of(effect.amount)
        other = other_word(effect.filters, gender, count > 1)
        number = "" if other and count == 1 else f"{cardinal(count, gender == 'f')} "
        return f"{verb} {number}{other}{self.phrase(effect.filters, count > 1)}"

    def sacrifice_this(self, effect: e.SacrificeThis, mood: str) -> str:
        return f"{self.verb('sacrifique', 'sacrificar', mood)} esta carta"

    def mill(self, effect: e.Mill, mood: str) -> str:
        forms = ("mande para o descarte", "mandar para o descarte", "manda para o descarte")
        cards = ("carta do topo do baralho", "cartas do topo do baralho")
        return f"{self.player_verb(effect.who, forms, mood)} {self.counted(effect.amount, cards, True)}"

    def gain_resources(self, effect: e.GainResources, mood: str) -> str:
        resources = self.counted(effect.amount, ("recurso", "recursos"), False)
        return f"{self.player_verb(effect.who, ('ganhe', 'ganhar', 'ganha'), mood)} {resources}"

    def give_resources(self, effect: e.GiveResources, mood: str) -> str:
        resources = self.counted(effect.amount, ("recurso", "recursos"), False)
        return f"{self.verb('dê', 'dar', mood)} {resources} {self.np(effect.who, AFTER_A)}"

    def use_free(self, effect: e.UseFree, mood: str) -> str:
        verb = self.player_verb(effect.who, ("use", "usar", "pode usar"), mood)
        return f"{verb} uma manobra da mão sem pagar o custo"

    def extra_turn(self, effect: e.ExtraTurn, mood: str) -> str:
        return f"{self.verb('jogue', 'jogar', mood)} um turno extra depois deste"

    def skip_turn(self, effect: e.SkipTurn, mood: str) -> str:
        return f"{self.np(effect.who)} pula o próximo turno"

    def lose_game(self, effect: e.LoseGame, mood: str) -> str:
        return f"{self.np(effect.who)} perde o jogo"

    def down_from_deck(self, effect: e.DownFromDeck, mood: str) -> str:
        verb = self.verb("coloque", "colocar", mood)
        top = "em campo virada para baixo a carta do topo do seu baralho"
        return f"{verb} {top}, com custo de revelar {effect.price}"

    def create_token(self, effect: e.CreateToken, mood: str) -> str:
        several = not (isinstance(effect.amount, Number) and effect.amount.number == 1)
        token = self.counted(effect.amount, ("ficha de aliado", "fichas de aliado"), True)
        words = [self.verb("crie", "criar", mood), token, *(SUBTYPES[subtype] for subtype in effect.subtypes)]
        words += [COLOURS[colour][2 if several else 0] for colour in effect.colours]
        words.append(f"{effect.offensive}/{effect.influence}/{effect.life}")
        words += ["chamadas" if several else "chamada", effect.name]
        return " ".join(words)

    def choose_number(self, effect: e.ChooseNumber, mood: str) -> str:
        return f"{self.verb('escolha', 'escolher', mood)} um número de 0 a {effect.most}"

    # -- effects on the stack --

    def copy_effect(self, effect: e.CopyEffect, mood: str) -> str:
        anew = ", com novos alvos" if effect.new_targets else ""
        return f"{self.verb('copie', 'copiar', mood)} {self.np(effect.what)}{anew}"

    def change_target(self, effect: e.ChangeTarget, mood: str) -> str:
        if effect.may:
            return f"{self.verb('escolha', 'escolher', mood)} novos alvos para {self.np(effect.what)}"
        return f"{self.verb('mude o alvo', 'mudar o alvo', mood)} {self.np(effect.what, AFTER_DE)}"


_OBJECT_VERBS = {
    e.Destroy: ("destrua", "destruir", ""),
    e.Exile: ("exile", "exilar", ""),
    e.ToHand: ("devolva", "devolver", " à mão do dono"),
    e.Shuffle: ("embaralhe", "embaralhar", " no baralho do dono"),
    e.IntoPlay: ("coloque", "colocar", " em campo"),
    e.Cancel: ("cancele", "cancelar", ""),
}

# The tables are assigned after the class, as compiled code needs it.
Portuguese.parts = {
    t.When: Portuguese.when,
    t.HowMany: Portuguese.how_many,
    t.YourTurn: Portuguese.your_turn,
    t.Resources: Portuguese.resources,
    t.TapThis: lambda _, __: "↷",
    t.SacrificeCost: Portuguese.sacrifice_cost,
    t.DiscardCost: Portuguese.discard_cost,
}
Portuguese.effects = {
    **dict.fromkeys(_OBJECT_VERBS, Portuguese.on_objects),
    e.Damage: Portuguese.damage,
    e.DivideDamage: Portuguese.divide_damage,
    e.DivideCounters: Portuguese.divide_counters,
    e.ToDeck: Portuguese.to_deck,
    e.Tap: Portuguese.tap,
    e.Heal: Portuguese.heal,
    e.Counters: Portuguese.counters,
    e.TakeControl: Portuguese.take_control,
    e.TurnDown: Portuguese.turn_down,
    e.AttachTo: Portuguese.attach_to,
    e.CopyPermanent: Portuguese.copy_permanent,
    e.Prevent: Portuguese.prevent,
    e.PreventOffensive: Portuguese.prevent_offensive,
    e.Boost: Portuguese.boost,
    e.SetFigure: Portuguese.set_figure,
    e.Cannot: Portuguese.cannot,
    e.CanAct: Portuguese.can_act,
    e.LoseTypes: Portuguese.lose_types,
    e.Resistance: Portuguese.resistance,
    e.ChangeX: Portuguese.change_x,
    e.CostChange: Portuguese.cost_change,
    e.Generate: Portuguese.generate,
    e.RaiseCeiling: Portuguese.raise_ceiling,
    e.Draw: Portuguese.draw,
    e.Discard: Portuguese.discard,
    e.Sacrifice: Portuguese.sacrifice,
    e.SacrificeThis: Portuguese.sacrifice_this,
    e.Mill: Portuguese.mill,
    e.GainResources: Portuguese.gain_resources,
    e.GiveResources: Portuguese.give_resources,
    e.UseFree: Portuguese.use_free,
    e.ExtraTurn: Portuguese.extra_turn,
    e.SkipTurn: Portuguese.skip_turn,
    e.WinGame: lambda _, __, ___: "você ganha o jogo",
    e.LoseGame: Portuguese.lose_game,
    e.DownFromDeck: Portuguese.down_from_deck,
    e.CreateToken: Portuguese.create_token,
    e.ChooseColour: lambda self, _, mood: f"{self.verb('escolha', 'escolher', mood)} uma cor",
    e.ChooseNumber: Portuguese.choose_number,
    e.CancelNext: lambda self, _, mood: f"{self.verb('cancele', 'cancelar', mood)} um efeito",
    e.CopyEffect: Portuguese.copy_effect,
    e.ChangeTarget: Portuguese.change_target,
}
