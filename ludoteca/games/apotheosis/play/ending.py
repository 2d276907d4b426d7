"""How a battle ends: the last team, the objective, the limit of rounds (setup.objective.1, gap stalemate)."""

from __future__ import annotations

from ludoteca.core.piece import NONE
from ludoteca.core.procedure import Next, Procedure
from ludoteca.games.apotheosis.meaning.moments import moment
from ludoteca.games.apotheosis.meaning.resolution import Settle
from ludoteca.games.apotheosis.play.card_verbs import COUNTERS_AT_MOST, add_counters, discard
from ludoteca.games.apotheosis.play.death import finalise, revive, unsummon
from ludoteca.games.apotheosis.table.areas import BOARD, SCENE, SHEET, area
from ludoteca.games.apotheosis.table.grounds import CAST
from ludoteca.games.apotheosis.table.places import under
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import SUMMON


def check_end(table: ApotheosisTable) -> Procedure | None:
    """Once an action and everything it set off are resolved: is the battle over? (gap victory-skirmish)"""
    if table.won >= 0:
        return EndBattle((table.won,))
    teams, down = teams_left(table)
    if len(teams) <= 1:
        return EndBattle(teams)
    if down:
        table.eliminate(down, "hero.death.1")
    return None


def teams_left(table: ApotheosisTable) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The teams with a living character, and the seats of the others; the knocked-out count as dead."""
    key = ("teams", table.out)
    found: tuple[tuple[int, ...], tuple[int, ...]] | None = table.kept[CAST].get(key)
    if found is None:
        pieces = table.pieces
        teams = {table.team_of(number) for number in table.characters() if table.plays(pieces[number].controller)}
        down = tuple(seat for seat in table.playing() if table.box.teams[seat] not in teams)
        found = table.kept[CAST][key] = (tuple(teams), down)
    return found


class EndBattle(Procedure):
    """End-of-battle effects, then what the end does, then the places."""

    __slots__ = ("ruled", "winners")

    def __init__(self, winners: tuple[int, ...], ruled: str = "setup.objective.1") -> None:
        super().__init__()
        #: What made it the end.
        self.ruled = ruled
        #: The winning teams; none if all went down at once.
        self.winners = winners

    def copy(self) -> EndBattle:
        return self.progress(EndBattle(self.winners, self.ruled))

    def effects(self, table: ApotheosisTable) -> Next:
        moment(table, "battle-end", NONE)
        return self.then(Settle(phase=True)) if table.waiting else None

    def close(self, table: ApotheosisTable) -> Next:
        close_battle(table)
        table.finish(places_for(table, self.winners), self.ruled)
        return None


EndBattle.steps = (("cards.keyword.timing", EndBattle.effects), ("setup.objective.1", EndBattle.close))


def places_for(table: ApotheosisTable, winners: tuple[int, ...]) -> tuple[int, ...]:
    """The winning teams are first; of the others those that stayed longer. All down in one action is a draw."""
    playing = {table.box.teams[seat] for seat in table.playing()}
    first = set(winners) or playing
    score = dict.fromkeys(table.box.teams, len(table.out))
    for moment_, group in enumerate(table.out):
        for seat in group:
            score[table.box.teams[seat]] = moment_
    for team in playing:
        score[team] = len(table.out) + (1 if team in first else 0)
    return tuple(1 + sum(other > score[team] for other in score.values()) for team in table.box.teams)


def most_life(table: ApotheosisTable) -> tuple[int, ...]:
    """The teams with most life left among their living characters (gap stalemate)."""
    sums = {table.box.teams[seat]: 0 for seat in table.playing()}
    for number in table.characters():
        team = table.team_of(number)
        if team in sums:
            sums[team] += table.pieces[number].life
    most = max(sums.values())
    return tuple(sorted(team for team, total in sums.items() if total == most))


def bury_for_good(table: ApotheosisTable, number: int) -> None:
    """A death that lasts: the cards go, and Items left on the body to the Market's discard (hero.death.2)."""
    if not table.pieces[number].final:
        finalise(table, number, "hero.death.2")
    for card in under(table, number):
        discard(table, card, "hero.death.2")


def close_battle(table: ApotheosisTable) -> None:
    """Summons leave, the knocked-out wake, the dead are dead for good, the scenario is cleared."""
    for number in list(table.zones[BOARD]):
        piece = table.pieces.get(number)
        if piece is None or not piece.is_character:
            continue
        if piece.dead and piece.life == 0 and not piece.final:
            # At exactly 0 it was only knocked out (characters.ko.1).
            revive(table, number, 1)
        elif piece.dead:
            bury_for_good(table, number)
        elif piece.card != NONE and table.kind(piece.card).companion == SUMMON:
            unsummon(table, number, "companion.summon.3")
    for card in table.zones[SCENE]:
        discard(table, card, "scenario.2")
    for seat in range(table.box.seats):
        for card in table.zones[area(seat, SHEET)]:
            for name, count in table.card(card).counters:
                add_counters(table, card, name, -count, "counters.2")
        for card in table.table_cards(seat):
            if table.kind(card).ultimatum:
                add_counters(table, card, "ultimatum", -COUNTERS_AT_MOST, "summus.ultimatum.1")
    table.waiting = ()
