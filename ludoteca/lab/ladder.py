"""Where players stand beside each other: ratings by openskill, from the duels of an arena."""

from __future__ import annotations

from collections.abc import Iterable

from openskill.models import PlackettLuce

from ludoteca.lab.arena import Result


def ladder(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """The rating of each player and twice its deviation, the best first.

    Where one sits against several of the other, who wins how often is not between two: those matches are left out. All
    pairs are gone through side by side, so that nobody's last matches weigh most.
    """
    duels = sorted((each for each in results if len(each.bout.seats) == 2), key=lambda each: each.bout.seed)
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for each in duels for name in each.bout.seats}
    for result in duels:
        one, other = result.bout.seats
        if one != other:
            after = model.rate([[ratings[one]], [ratings[other]]], ranks=[1 - share for share in result.shares])
            ratings[one], ratings[other] = after[0][0], after[1][0]
    ranked = sorted(ratings.items(), key=lambda pair: -pair[1].mu)
    return {name: (round(found.mu, 2), round(2 * found.sigma, 2)) for name, found in ranked}
