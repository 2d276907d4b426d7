"""How effects are read: those that begin with their verb and those that begin with their subject."""

from __future__ import annotations

from typing import cast

from lark import Token, Tree

from ludoteca.cardtext.build import Node
from ludoteca.cardtext.words import INDICATIVE
from ludoteca.core.effects import CHOSEN, EACH, Amount, Effect, Number, Selector
from ludoteca.games.fabula.text import effects as e
from ludoteca.games.fabula.text import terms as t
from ludoteca.games.fabula.wording.phrases import PhraseBuilder

STAT_WORDS = {"offensive": "ofensiva", "influence": "influência", "life": "vida"}


class EffectBuilder(PhraseBuilder):
    """Builds amounts and effects."""

    __slots__ = ()

    # -- how many --

    def number(self, parts: list[Node]) -> Amount:
        return Number(self.build(parts[0]))

    def variable(self, parts: list[Node]) -> Amount:
        return t.Variable(str(parts[0]))

    def count_of(self, parts: list[Node]) -> Amount:
        return t.CountOf(self.filters_of(cast("Tree[Token]", parts[0])))

    def counters_on(self, parts: list[Node]) -> Amount:
        return t.CountersOn(self.build(parts[0]), self.build(parts[1]))

    def figure_of(self, parts: list[Node]) -> Amount:
        return t.FigureOf(self.build(parts[0]), self.build(parts[1]))

    def half_of_number(self, parts: list[Node]) -> Amount:
        return t.Half(self.count_of(parts), self.build(parts[1]))

    def half_of_figure(self, parts: list[Node]) -> Amount:
        return t.Half(self.figure_of(parts), self.build(parts[2]))

    def only_cards(self, node: Node) -> None:
        if self.build(node) != "card":
            raise self.wrong("only cards are drawn or discarded", "cards-only-cards", node)

    # -- effects that begin with their verb --

    def damage(self, parts: list[Node]) -> Effect:
        return e.Damage(amount=self.build(parts[1]), what=self.build(parts[2]))

    def divide_damage(self, parts: list[Node]) -> Effect:
        amount = self.build(parts[1])
        return e.DivideDamage(amount, self.aimed_slot(parts[2]))

    def divide_counters(self, parts: list[Node]) -> Effect:
        amount, counter = self.build(parts[1]), self.build(parts[2])
        return e.DivideCounters(amount, counter, self.aimed_slot(parts[3]))

    def aimed_slot(self, node: Node) -> int:
        """Only among targets is anything divided (1.15.12)."""
        selector: Selector = self.build(node)
        if selector.how != CHOSEN or selector.slot >= len(self.targets):
            raise self.wrong("divided among which targets?", "cards-no-target", node)
        return selector.slot

    def destroy(self, parts: list[Node]) -> Effect:
        return e.Destroy(self.build(parts[1]))

    def exile(self, parts: list[Node]) -> Effect:
        return e.Exile(self.build(parts[1]))

    def to_hand(self, parts: list[Node]) -> Effect:
        return e.ToHand(self.build(parts[1]))

    def to_deck(self, parts: list[Node]) -> Effect:
        return e.ToDeck(self.build(parts[1]), self.build(parts[2]))

    def shuffle(self, parts: list[Node]) -> Effect:
        return e.Shuffle(self.build(parts[1]))

    def into_play(self, parts: list[Node]) -> Effect:
        return e.IntoPlay(self.build(parts[1]))

    def tap(self, parts: list[Node]) -> Effect:
        return e.Tap(self.build(parts[1]), True)

    def untap(self, parts: list[Node]) -> Effect:
        return e.Tap(self.build(parts[1]), False)

    def heal(self, parts: list[Node]) -> Effect:
        return e.Heal(amount=self.build(parts[1]), what=self.build(parts[2]))

    def heal_all(self, parts: list[Node]) -> Effect:
        return e.Heal(self.build(parts[1]))

    def put_counters(self, parts: list[Node]) -> Effect:
        amount, counter = self.build(parts[1]), self.build(parts[2])
        return e.Counters(self.build(parts[3]), counter, amount)

    def remove_counters(self, parts: list[Node]) -> Effect:
        amount, counter = self.build(parts[1]), self.build(parts[2])
        return e.Counters(self.build(parts[3]), counter, amount, put=False)

    def take_control(self, parts: list[Node]) -> Effect:
        return e.TakeControl(self.build(parts[1]), self.until(parts))

    def turn_down(self, parts: list[Node]) -> Effect:
        return e.TurnDown(self.build(parts[1]), self.build(parts[2]))

    def attach_this(self, parts: list[Node]) -> Effect:
        return e.AttachTo(self.build(parts[1]))

    def copy_permanent(self, parts: list[Node]) -> Effect:
        return e.CopyPermanent(self.build(parts[1]))

    def prevent_all(self, parts: list[Node]) -> Effect:
        return e.Prevent(self.build(parts[1]))

    def prevent_next(self, parts: list[Node]) -> Effect:
        amount = self.build(parts[1])
        return e.Prevent(self.build(parts[2]), amount)

    def prevent_offensive(self, parts: list[Node]) -> Effect:
        return e.PreventOffensive()

    def draw(self, parts: list[Node]) -> Effect:
        self.only_cards(parts[2])
        return e.Draw(amount=self.build(parts[1]))

    def discard(self, parts: list[Node]) -> Effect:
        self.only_cards(parts[2])
        return e.Discard(amount=self.build(parts[1]), random=len(parts) > 3)

    def sacrifice_this(self, parts: list[Node]) -> Effect:
        return e.SacrificeThis()

    def sacrifice(self, parts: list[Node]) -> Effect:
        filters = self.filters_of(cast("Tree[Token]", parts[-1]), self.is_other(parts))
        count = 1 if cast(Token, parts[1]).type == "OTHER" else self.build(parts[1])
        return e.Sacrifice(t.YOURSELF, filters, Number(count))

    def mill(self, parts: list[Node]) -> Effect:
        return e.Mill(amount=self.build(parts[1]))

    def gain_resources(self, parts: list[Node]) -> Effect:
        return e.GainResources(amount=self.build(parts[1]))

    def give_resources(self, parts: list[Node]) -> Effect:
        amount = self.build(parts[1])
        return e.GiveResources(self.build(parts[2]), amount)

    def use_free(self, parts: list[Node]) -> Effect:
        return e.UseFree()

    def extra_turn(self, parts: list[Node]) -> Effect:
        return e.ExtraTurn()

    def down_from_deck(self, parts: list[Node]) -> Effect:
        return e.DownFromDeck(self.build(parts[1]))

    def create_token(self, parts: list[Node]) -> Effect:
        tokens = [part for part in parts if isinstance(part, Token)]
        colours = tuple(self.build(part) for part in tokens if part.type == "COLOUR")
        subtypes = tuple(self.build(part) for part in tokens if part.type == "SUBTYPE")
        figures = next(str(part) for part in tokens if part.type == "FIGURES")
        offensive, influence, life = map(int, figures.split("/"))
        names = self.build(parts[-1])
        return e.CreateToken(names[0], colours, subtypes, offensive, influence, life, self.build(parts[1]))

    def choose_colour(self, parts: list[Node]) -> Effect:
        return e.ChooseColour()

    def choose_number(self, parts: list[Node]) -> Effect:
        return e.ChooseNumber(self.build(parts[1]))

    def cancel(self, parts: list[Node]) -> Effect:
        return e.Cancel(self.build(parts[1]))

    def cancel_next(self, parts: list[Node]) -> Effect:
        return e.CancelNext()

    def copy_effect(self, parts: list[Node]) -> Effect:
        return e.CopyEffect(self.build(parts[1]))

    def copy_effect_anew(self, parts: list[Node]) -> Effect:
        return e.CopyEffect(self.build(parts[1]), new_targets=True)

    def change_target(self, parts: list[Node]) -> Effect:
        return e.ChangeTarget(self.build(parts[1]))

    def new_targets(self, parts: list[Node]) -> Effect:
        return e.ChangeTarget(self.build(parts[1]), may=True)

    # -- effects that begin with their subject --

    def until(self, parts: list[Node]) -> str:
        last = parts[-1]
        if isinstance(last, Token) and last.type == "UNTIL":
            if self.passive:
                raise self.wrong("this text holds by itself and does not end with the turn", "cards-endless", last)
            return t.END_OF_TURN
        return t.ALWAYS

    def boost(self, parts: list[Node]) -> Effect:
        what = self.build(parts[0])
        figures: dict[str, Amount] = {}
        for part in parts[2:]:
            if cast(Token, part).type == "STAT":
                stat, amount = self.stat(cast(Token, part))
                figures[stat] = amount
        return e.Boost(what, **figures, until=self.until(parts))

    def stat(self, token: Token) -> tuple[str, Amount]:
        written = str(token).replace("−", "-")
        figure, _, word = written.split(" ")
        stat = next(stat for stat in t.STATS if STAT_WORDS[stat] == word)
        if figure[1].isalpha():
            if figure[0] == "-":
                raise self.wrong("X is only added", "cards-minus-x", token)
            return stat, t.Variable(figure[1:])
        return stat, Number(int(figure))

    def gain_resistance(self, parts: list[Node]) -> Effect:
        return e.Resistance(self.build(parts[0]), self.build(parts[2]), True)

    def lose_resistance(self, parts: list[Node]) -> Effect:
        return e.Resistance(self.build(parts[0]), self.build(parts[2]), False)

    def player_gains(self, parts: list[Node]) -> Effect:
        return e.GainResources(self.build(parts[0]), self.build(parts[2]))

    def cannot(self, parts: list[Node]) -> Effect:
        return e.Cannot(self.build(parts[0]), self.build(parts[1]), self.until(parts))

    def none_can(self, parts: list[Node]) -> Effect:
        """ "nenhum aliado pode …": each of them cannot."""
        at = 1 if self.is_other(parts) else 0
        what = self.each_of(parts[: at + 1])
        return e.Cannot(what, self.build(parts[at + 1]), self.until(parts))

    def can_act(self, parts: list[Node]) -> Effect:
        return e.CanAct(self.build(parts[0]))

    def lose_types(self, parts: list[Node]) -> Effect:
        return e.LoseTypes(self.build(parts[0]))

    def player_draws(self, parts: list[Node]) -> Effect:
        self.check_mood(parts[1], INDICATIVE)
        self.only_cards(parts[3])
        return e.Draw(self.build(parts[0]), self.build(parts[2]))

    def player_discards(self, parts: list[Node]) -> Effect:
        self.check_mood(parts[1], INDICATIVE)
        self.only_cards(parts[3])
        return e.Discard(self.build(parts[0]), self.build(parts[2]), random=len(parts) > 4)

    def player_sacrifices(self, parts: list[Node]) -> Effect:
        self.check_mood(parts[1], INDICATIVE)
        who = self.build(parts[0])
        filters = self.filters_of(cast("Tree[Token]", parts[3]))
        return e.Sacrifice(who, filters, Number(self.build(parts[2])))

    def player_mills(self, parts: list[Node]) -> Effect:
        self.check_mood(parts[1], INDICATIVE)
        return e.Mill(self.build(parts[0]), self.build(parts[2]))

    def player_uses_free(self, parts: list[Node]) -> Effect:
        self.check_mood(parts[1], INDICATIVE)
        return e.UseFree(self.build(parts[0]))

    def player_skips(self, parts: list[Node]) -> Effect:
        return e.SkipTurn(self.build(parts[0]))

    def player_loses(self, parts: list[Node]) -> Effect:
        return e.LoseGame(self.build(parts[0]))

    def cost_change(self, parts: list[Node]) -> Effect:
        selector = self.build(parts[0])
        user, self.user = self.user, None
        if selector.how != EACH or user is None:
            raise self.wrong("which cards, used by whom?", "cards-whose-cost", parts[0])
        return e.CostChange(selector.filters, self.build(parts[1]) * self.build(parts[2]), user)

    def set_figure(self, parts: list[Node]) -> Effect:
        return e.SetFigure(self.build(parts[1]), self.build(parts[0]), self.build(parts[2]), self.until(parts))

    def change_x(self, parts: list[Node]) -> Effect:
        return e.ChangeX(self.build(parts[1]), self.build(parts[3]), self.build(parts[2]))

    def generate(self, parts: list[Node]) -> Effect:
        return e.Generate(self.build(parts[0]) * self.build(parts[1]))

    def raise_ceiling(self, parts: list[Node]) -> Effect:
        return e.RaiseCeiling(self.build(parts[0]))

    def win_game(self, parts: list[Node]) -> Effect:
        return e.WinGame()
