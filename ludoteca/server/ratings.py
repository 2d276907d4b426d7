"""Ratings by openskill, for tables that count: between people, each game its own."""

from __future__ import annotations

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, insert, select, update

from ludoteca.server import rows

MODEL = PlackettLuce()


def ratings_of(connection: Connection, guest: str) -> dict[str, list[float]]:
    """By game: the rating that one may be sure of, and how sure it is."""
    found = connection.execute(select(rows.RATING).where(rows.RATING.c.guest == guest))
    return {row.game: [round(row.mu - 3 * row.sigma, 2), round(row.sigma, 2)] for row in found}


def rate(connection: Connection, match: str, game: str, guests: list[str], places: list[int]) -> bool:
    """Count a match, once; seats without people do not take part."""
    known = connection.scalars(select(rows.RATED.c.match_id).where(rows.RATED.c.match_id == match)).first()
    if known is not None:
        return False
    connection.execute(insert(rows.RATED).values(match_id=match))
    playing = [(guest, place) for guest, place in zip(guests, places, strict=False) if guest]
    if len(playing) < 2 or len({guest for guest, _ in playing}) != len(playing):
        return False
    before = [rating(connection, guest, game) for guest, _ in playing]
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma, _ in before]
    after = MODEL.rate(teams, ranks=[place for _, place in playing])
    for (guest, _), (_, _, matches), team in zip(playing, before, after, strict=True):
        keep(connection, guest, game, team[0], matches)
    return True


def rating(connection: Connection, guest: str, game: str) -> tuple[float, float, int]:
    found = connection.execute(
        select(rows.RATING).where(rows.RATING.c.guest == guest, rows.RATING.c.game == game)
    ).first()
    if found is None:
        fresh = MODEL.rating()
        return fresh.mu, fresh.sigma, 0
    return found.mu, found.sigma, found.matches


def keep(connection: Connection, guest: str, game: str, rated: Any, matches: int) -> None:
    values = {"mu": rated.mu, "sigma": rated.sigma, "matches": matches + 1}
    if matches:
        query = update(rows.RATING).where(rows.RATING.c.guest == guest, rows.RATING.c.game == game)
        connection.execute(query.values(**values))
    else:
        connection.execute(insert(rows.RATING).values(guest=guest, game=game, **values))
