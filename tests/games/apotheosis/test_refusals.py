"""Every verb has a case for each requirement that can refuse it; the tables are beside the tests of their chapters."""

from __future__ import annotations

from ludoteca.core.action import Action
from ludoteca.games.apotheosis.game import GAME
from tests.games.apotheosis.play import (
    test_battle_attack_refused,
    test_battle_move_refused,
    test_cards_active_refused,
    test_pieces_interaction_refused,
    test_skill_activate_choices_refused,
    test_table_refused,
)

CASES = [
    *test_battle_attack_refused.CASES,
    *test_battle_move_refused.CASES,
    *test_cards_active_refused.CASES,
    *test_pieces_interaction_refused.CASES,
    *test_skill_activate_choices_refused.CASES,
    *test_table_refused.CASES,
]

#: Verbs with nothing to refuse: whoever is asked may always answer so.
ANSWERS = {"end", "enough", "accept", "decline"}


def test_no_verb_and_no_requirement_is_left_out() -> None:
    """A new verb, or a new requirement of one, needs its case: a requirement that several verbs share, one for all."""
    met = {(case.rule, case.message) for case in CASES}
    messages = {case.message for case in CASES}
    declared = {(need.rule, need.message) for action in GAME.actions.values() for need in action.requirements()}
    missing = {each for each in declared if each not in met and (each[0] or each[1] not in messages)}
    assert not missing, sorted(missing)
    assert {case.verb for case in CASES} | ANSWERS == set(GAME.actions)
    assert all(type(action).why_not is Action.why_not for action in GAME.actions.values())
