"""Gallons of Glory: gained, stolen, lost; and victory (1.4, 4.6, 9.2, 9.3)."""

from __future__ import annotations

from ludoteca.core.events import NOTHING
from ludoteca.games.krosmaster.table.areas import ARENA
from ludoteca.games.krosmaster.table.table import KrosTable


def set_glory(table: KrosTable, seat: int, amount: int) -> None:
    glory = list(table.glory)
    glory[seat] = amount
    table.glory = tuple(glory)


def take(table: KrosTable, taker: int, giver: int, amount: int, rule: str, cause: int = NOTHING) -> None:
    """Gain GG: Wild ones first, the rest stolen from a player as far as there are any (4.6.2-2, gap gg-shortfall)."""
    for _ in range(amount):
        if table.places is not None:
            return
        if table.wild:
            table.wild -= 1
            table.tell("glory-wild", "4.6.2-2", taker, cause, (taker,), (1,))
        elif table.glory[giver] and giver != taker:
            set_glory(table, giver, table.glory[giver] - 1)
            table.tell("glory-stolen", rule, taker, cause, (giver,), (1,))
        else:
            return
        set_glory(table, taker, table.glory[taker] + 1)
        check_glory(table)


def give(table: KrosTable, giver: int, taker: int, amount: int, rule: str, cause: int = NOTHING) -> None:
    """GG of one player to another, without the Wild ones (9.2.5-1)."""
    amount = min(amount, table.glory[giver])
    if amount:
        set_glory(table, giver, table.glory[giver] - amount)
        set_glory(table, taker, table.glory[taker] + amount)
        table.tell("glory-stolen", rule, taker, cause, (giver,), (amount,))
        check_glory(table)


def lose(table: KrosTable, seats: tuple[int, ...], rule: str) -> None:
    """Each of these players loses 1 GG, which goes out of the match (gap gg-tension-destination)."""
    for seat in seats:
        if table.glory[seat]:
            set_glory(table, seat, table.glory[seat] - 1)
            table.tell("glory-lost", rule, seat, NOTHING, (seat,), (1,))
    check_glory(table)


def check_glory(table: KrosTable) -> None:
    """The only Team with GG wins once no Wild GG is left (1.4.1-1, 1.4.2, 9.3.2-1, gap victory-check-moment,
    1.4.1-2, 4.6.1)."""
    if table.wild or table.places is not None:
        return
    teams = table.box.teams
    having = {teams[seat] for seat in range(table.box.seats) if table.glory[seat]}
    if len(having) == 1:
        win(table, having.pop(), "9.3.2-1" if len(set(teams)) < len(teams) else "1.4.1-1")
    elif not having:
        # Nobody is the only player with GG: a draw (gap tension-both-last-gg).
        table.finish(tuple(1 if table.plays(seat) else 2 for seat in range(len(teams))), "5.2.3-2")


def check_standing(table: KrosTable) -> None:
    """The last player or Team with a Krosmaster in the arena wins; a player without one is out (1.4.3, 9.3.2-2)."""
    if table.places is not None:
        return
    teams = table.box.teams
    pieces, kinds = table.pieces, table.box.kinds
    present = {pieces[number].controller for number in table.zones[ARENA] if kinds[pieces[number].kind].is_krosmaster}
    standing = {teams[seat] for seat in present}
    if len(standing) == 1:
        win(table, standing.pop(), "9.3.2-2" if len(set(teams)) < len(teams) else "1.4.3")
    elif not standing:
        by_glory(table)
    elif len(present) < table.box.seats:
        leaving = tuple(seat for seat in table.playing() if seat not in present)
        for seat in leaving:
            # What an eliminated player still has is out of the match (gap ffa-eliminated-gg).
            if len(set(teams)) == len(teams) and table.glory[seat]:
                set_glory(table, seat, 0)
        table.eliminate(leaving, "9.2.5-2")
        check_glory(table)


def by_glory(table: KrosTable) -> None:
    """Nobody has a Krosmaster left: more GG win, a tie is a draw (gap double-ko-last)."""
    totals = glory_of_teams(table)
    best = max(totals.values())
    places = tuple(1 if totals[team] == best else 2 for team in table.box.teams)
    table.finish(places, "1.4.3")


def glory_of_teams(table: KrosTable) -> dict[int, int]:
    totals: dict[int, int] = {}
    for seat, team in enumerate(table.box.teams):
        totals[team] = totals.get(team, 0) + table.glory[seat]
    return totals


def win(table: KrosTable, team: int, rule: str) -> None:
    """All opponents of the winner lose (1.4.1-3)."""
    table.finish(tuple(1 if other == team else 2 for other in table.box.teams), rule)
