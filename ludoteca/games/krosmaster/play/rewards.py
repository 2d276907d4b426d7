"""Demonic Rewards: bought open or blind, assigned, revealed (4.7); and Glory bought (4.6.3)."""

from __future__ import annotations

from ludoteca.core.piece import EVERYBODY, NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.core.resolving import Resolve
from ludoteca.games.krosmaster.cards import arena
from ludoteca.games.krosmaster.meaning.effects import bring
from ludoteca.games.krosmaster.meaning.powers import level_of
from ludoteca.games.krosmaster.play.glory import take
from ludoteca.games.krosmaster.play.placement import may_summon
from ludoteca.games.krosmaster.table.areas import OFFER, OUT, PILES, held, pile, worn
from ludoteca.games.krosmaster.table.kinds import RewardKind
from ludoteca.games.krosmaster.table.table import KrosTable
from ludoteca.games.krosmaster.text import words as w


def level_of_pile(table: KrosTable, which: int) -> str:
    """The level of a pile: two piles of each, in the order of the levels."""
    levels: tuple[str, ...] = table.box.format.levels
    return levels[which // 2]


def is_discounted(table: KrosTable) -> bool:
    """A Craftsman's first purchase of its Activation Phase (4.9.27.a-1, gap dr-craftsman-face)."""
    return not table.bought and bool(table.powers(table.unit) & w.CRAFTSMAN)


def price(table: KrosTable, level: str) -> tuple[int, int]:
    """What a Demonic Reward costs the active Krosmaster now: AP and Kamas."""
    if is_discounted(table):
        return 0, w.CRAFTSMAN_PRICES[level]
    return 1, w.PRICES[level]


def affordable(table: KrosTable, level: str) -> bool:
    ap, kamas = price(table, level)
    return table.ap >= ap and table.stock[table.active] >= kamas


def turn_up(table: KrosTable, which: int, rule: str) -> None:
    """Reveal the top token of a pile beside it; an empty pile is gone (gap dr-pile-empty)."""
    lying = table.zones[pile(which)]
    if lying:
        token = lying[-1]
        table.move((token,), OFFER, rule, NONE)
        table.write_piece(token).face = which


def reveal_row(table: KrosTable, second: bool) -> None:
    """One token of each level: first of one pile, then of the other (4.7.4-3, 4.7.4-4)."""
    for which in range(second, PILES, 2):
        turn_up(table, which, "4.7.4-4" if second else "4.7.4-3")


def receivers(table: KrosTable, seat: int) -> list[int]:
    """The Krosmasters that may receive a Demonic Reward: fewer than their Level on them (4.7.9)."""
    return [number for number in table.krosmasters(seat) if load(table, number) < level_of(table, number)]


def load(table: KrosTable, number: int) -> int:
    """The Demonic Rewards on a Krosmaster, open Techniques left out (4.7.11.d-1, gap dr-limit-held-or-ever)."""
    opened = [token for token in table.worn_by(number) if table.reward(token).card.equipment != w.TECHNIQUE]
    return len(table.held_by(number)) + len(opened)


class BuyReward(Procedure):
    """Buy a Demonic Reward and assign it (4.7.6 to 4.7.9, 6.3.6)."""

    __slots__ = ("seat", "token", "which")

    def __init__(self, seat: int, token: int, which: int) -> None:
        super().__init__()
        self.seat = seat
        #: The open token, or NONE for the top one of the pile.
        self.token = token
        self.which = which

    def copy(self) -> BuyReward:
        return self.progress(BuyReward(self.seat, self.token, self.which))

    def pay(self, table: KrosTable) -> Next:
        """AP and Kamas, back to the reserve."""
        ap, kamas = price(table, level_of_pile(table, self.which))
        table.ap -= ap
        table.bought += 1
        table.gain_kamas(self.seat, -kamas, "4.7.6-1")
        return None

    def take(self, table: KrosTable) -> Next:
        """An open one is replaced at once; a blind one is looked at before it is assigned (4.7.7, 4.7.8.a)."""
        blind = self.token == NONE
        if blind:
            self.token = table.zones[pile(self.which)][-1]
        table.write_piece(self.token).controller = self.seat
        table.write_piece(self.token).face = NONE
        table.move((self.token,), held(self.seat), "4.7.6-1", self.seat)
        if not blind:
            turn_up(table, self.which, "4.7.7")
        return None

    def assign(self, table: KrosTable) -> Next:
        """To any of the player's Krosmasters with room for it, face down; else it is shown and discarded."""
        if self.answer is not None:
            table.write_piece(self.token).host = self.answer[1]
            table.tell("assign", "4.7.8", self.seat, self.answer[1], (self.token,))
            return None
        if receivers(table, self.seat):
            return table.ask(self.seat, "ask-assign", "4.7.8", ("assign",), (self.token,))
        discard(table, self.token, "4.7.9.a", self.seat)
        return None


BuyReward.steps = (("4.7.6-1", BuyReward.pay), ("4.7.7", BuyReward.take), ("4.7.8", BuyReward.assign))


def discard(table: KrosTable, token: int, rule: str, seat: int) -> None:
    """Out of the match, after everybody has seen it."""
    table.write_piece(token).host = NONE
    table.reveal((token,), rule, seat, EVERYBODY)
    table.move((token,), OUT, rule, seat)


# -- revealing ---------------------------------------------------------------------


def blocks_reveal(table: KrosTable, number: int, kind: RewardKind) -> str:
    """The rule by which a Krosmaster may not reveal this Equipment now, if any (4.7.11.b, 4.7.11.c, 4.7.11.a,
    4.7.12-2)."""
    equipment = kind.card.equipment
    if kind.type != w.EQUIPMENT or equipment == w.TECHNIQUE:
        return ""
    kinds = {table.reward(token).card.equipment for token in table.worn_by(number)}
    if equipment in kinds:
        return "4.7.11.b"
    if (equipment == w.DOFUS and w.TROPHY in kinds) or (equipment == w.TROPHY and w.DOFUS in kinds):
        return "4.7.11.c"
    return ""


class RevealReward(Procedure):
    """Turn up a Demonic Reward: its effect is immediate (4.7.10, 4.7.10.a)."""

    __slots__ = ("line", "token", "unit")

    def __init__(self, unit: int, token: int) -> None:
        super().__init__()
        self.unit = unit
        self.token = token
        self.line = 0

    def copy(self) -> RevealReward:
        new = RevealReward(self.unit, self.token)
        new.line = self.line
        return self.progress(new)

    def turn(self, table: KrosTable) -> Next:
        kind = table.reward(self.token)
        owner = table.pieces[self.unit].owner
        table.revealed = True
        table.move((self.token,), worn(owner), "4.7.10-1", owner, self.unit)
        if kind.type != w.BOOST:
            # The points may be spent on this very turn (4.7.5.c-2, gap buff-gauge).
            table.change_gauge(self.unit, w.AP, kind.card.ap)
            table.change_gauge(self.unit, w.MP, kind.card.mp)
        return None

    def apply(self, table: KrosTable) -> Next:
        """A Boost's text, its Spell or its bonus for the next Spell (4.7.5.a)."""
        kind = table.reward(self.token)
        if kind.type != w.BOOST:
            return None
        owner = table.pieces[self.unit].owner
        if self.line < len(kind.ability):
            self.line += 1
            return Resolve(kind.ability[self.line - 1], owner, self.unit, slots=((), (), ()))
        if kind.card.bonus is not None:
            table.boosts = (*table.boosts, (kind.card.bonus.element, kind.card.bonus.number))
        if kind.spell != NONE:
            table.granted = kind.spell
        return None

    def cells(self, table: KrosTable) -> list[int]:
        beside = arena.NEIGHBOURS[table.pieces[self.unit].cell]
        return [cell for cell in beside if may_summon(table, cell)]

    def call(self, table: KrosTable) -> Next:
        """A Summon of a Demonic Reward comes beside the Krosmaster; no Summon Control limits it."""
        kind = table.reward(self.token)
        if kind.summon == NONE:
            return None
        owner = table.pieces[self.unit].owner
        if not self.cells(table):
            table.tell("no-summon", "4.19.1.a", owner, self.unit, (self.unit,))
            return None
        if self.answer is None:
            return table.ask(owner, "ask-cell", "4.19.1.a", ("go",), (self.unit,))
        bring(table, kind.summon, owner, self.unit, self.answer[1])
        return None

    def leave(self, table: KrosTable) -> Next:
        """A Boost leaves the match (4.7.5.a-1)."""
        if table.reward(self.token).type == w.BOOST:
            discard(table, self.token, "4.7.5.a-1", table.pieces[self.unit].owner)
        return None


RevealReward.steps = (
    ("4.7.10-1", RevealReward.turn),
    ("4.7.5.a-1", RevealReward.apply),
    ("4.19.1.a", RevealReward.call),
    ("4.7.5.a-1", RevealReward.leave),
)


def discard_buffs(table: KrosTable, number: int) -> None:
    """Open Buffs of the Krosmaster whose turn begins (6.2.1.a, 4.7.5.b-2, 4.7.5.b-1)."""
    for token in table.worn_by(number):
        if table.reward(token).type == w.BUFF:
            discard(table, token, "6.2.1.a", table.pieces[number].owner)


# -- Glory -----------------------------------------------------------------------------


def glory_givers(table: KrosTable, seat: int) -> list[int]:
    """The opponents who have GG to be stolen."""
    return [other for other in table.opponents(seat) if table.glory[other]]


class BuyGlory(Procedure):
    """Buy a GG: a Wild one, or else one of an opponent whom the buyer names (4.6.3, gap ffa-buy-gg)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def copy(self) -> BuyGlory:
        return self.progress(BuyGlory(self.seat))

    def named(self, table: KrosTable) -> list[int]:
        return glory_givers(table, self.seat)

    def buy(self, table: KrosTable) -> Next:
        givers = self.named(table)
        if self.answer is None and not table.wild and len(givers) > 1:
            return table.ask(self.seat, "ask-steal-glory", "4.6.3-2", ("name",))
        giver = self.answer[1] if self.answer is not None else givers[0] if givers else self.seat
        table.ap -= 1
        table.glory_bought = True
        table.gain_kamas(self.seat, -w.GLORY_PRICE, "4.6.3-1")
        take(table, self.seat, giver, 1, "4.6.3-2", table.unit)
        return None


BuyGlory.steps = (("4.6.3-1", BuyGlory.buy),)
