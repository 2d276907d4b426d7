"""Every verb has a case for each requirement that can refuse it; the tables are beside the tests of their chapters."""

from __future__ import annotations

from ludoteca.core.resolving import CHOOSE_TARGET, PICK_MODE
from ludoteca.games.fabula.game import GAME
from tests.games.fabula.play import (
    test_1_4_refused_between_games,
    test_1_14_refused_choices,
    test_1_15_refused_targets,
    test_1_16_refused_uses,
    test_1_22_refused_fights,
)

CASES = [
    *test_1_4_refused_between_games.CASES,
    *test_1_14_refused_choices.CASES,
    *test_1_15_refused_targets.CASES,
    *test_1_16_refused_uses.CASES,
    *test_1_22_refused_fights.CASES,
]

#: Verbs with nothing to refuse: whoever is asked may always answer so.
ANSWERS = ("pass", "done", "enough", "accept", "decline", "pick")


def test_no_verb_and_no_requirement_is_left_out() -> None:
    """A new verb, or a new requirement of one, needs its case."""
    met = {(case.verb, case.message) for case in CASES}
    for verb, action in GAME.actions.items():
        declared = action.requirements()
        missing = [need.message for need in declared if (verb, need.message) not in met]
        assert not missing or action in (CHOOSE_TARGET, PICK_MODE), (verb, missing)
        assert declared or verb in ANSWERS, verb
    assert {case.verb for case in CASES} | set(ANSWERS) == set(GAME.actions)
