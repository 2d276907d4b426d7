"""Verbs: lists ask the cheapest requirement first, explanations ask in the book's order, and both ask the same."""

from __future__ import annotations

from ludoteca.core.action import (
    GIVEN,
    GLANCE,
    LOOK,
    PIECE,
    SEARCH,
    Action,
    Argument,
    Chosen,
    Explained,
    Listed,
    Refusal,
    Requirement,
    Requirements,
    among,
    listed,
    nobody,
)
from ludoteca.core.box import Box
from ludoteca.core.piece import Piece
from ludoteca.core.table import Table
from ludoteca.lab.simulate import begin
from tests.example.game import GAME


class Asked(Table[Box, Piece]):
    """A table that notes what it was asked."""

    def __init__(self, *failing: str) -> None:
        super().__init__(begin(GAME, GAME.setup(GAME.sample_setups()[0]), 1).box, 1)
        self.failing = failing
        self.heard: list[str] = []


def need(rule: str, rank: int = GLANCE) -> Requirement[Asked]:
    def holds(table: Asked, seat: int, chosen: Chosen) -> bool:
        table.heard.append(rule)
        return rule not in table.failing

    return Requirement(rule, f"refusal-{rule}", holds, rank=rank)


BOOK = Requirements(need("search", SEARCH), need("glance"), need("look", LOOK), need("place", GIVEN))


def test_lists_ask_the_cheapest_first_and_never_what_is_given() -> None:
    table = Asked()
    assert BOOK.hold(table, 0, (7,))
    assert table.heard == ["glance", "look", "search"]
    table = Asked("look")
    assert not BOOK.hold(table, 0, (7,))
    assert table.heard == ["glance", "look"]


def test_explanations_ask_in_the_order_of_the_book() -> None:
    table = Asked("place", "look")
    refused = BOOK.refusal(table, 0, (7,))
    assert refused is not None and (refused.rule, refused.message, refused.blame) == ("look", "refusal-look", 7)
    assert table.heard == ["search", "glance", "look"]
    given = BOOK.refusal(Asked("place"), 0, (7,))
    assert given is not None and given.rule == "place"
    assert BOOK.refusal(Asked(), 0, (7,)) is None


def pieces(table: Asked, seat: int, chosen: Chosen) -> list[int]:
    return [4, 5]


def test_a_verb_lists_what_fulfils_all_and_explains_the_first_that_refuses() -> None:
    odd = Requirement[Asked]("odd", "refusal-even", lambda table, seat, chosen: chosen[-1] % 2 == 1)
    verb = Action("take", (need("turn"),), (Argument(PIECE, pieces, (odd,), given=(need("near"),)),))
    table = Asked()
    assert verb.options(table, 0) == [("take", 5)]
    assert table.heard == ["turn"]
    refused = verb.why_not(Asked(), 0, ("take", 4))
    assert refused is not None and refused.rule == "odd"
    assert verb.why_not(Asked(), 0, ("take", 5)) is None
    assert verb.options(Asked("turn"), 0) == []
    first = verb.why_not(Asked("turn", "near"), 0, ("take", 4))
    assert first is not None and first.rule == "turn"
    assert [each.rule for each in verb.requirements()] == ["turn", "near", "odd"]


def test_a_verb_with_a_list_of_its_own_asks_only_what_its_finder_does_not_know() -> None:
    verb = Listed("take", lambda table, seat: [("take", 5)], (), (need("cheap"), need("dear", LOOK)))
    table = Asked()
    assert verb.options(table, 0) == [("take", 5)]
    assert table.heard == ["cheap", "dear"]
    table = Asked("cheap")
    assert verb.finder([need("dear", LOOK)])(table, 0) == [("take", 5)]
    assert table.heard == ["dear"]
    assert verb.finder([]) is verb.listing


def test_what_is_listed_is_refused_by_its_rule_without_anybody_to_blame() -> None:
    verb = Action("take", arguments=(listed(PIECE, pieces, "3.1", "refusal-not-there", nobody),))
    refused = verb.why_not(Asked(), 0, ("take", 9))
    assert refused is not None and (refused.rule, refused.blame) == ("3.1", -1)
    assert among(pieces)(Asked(), 0, (4,))


def test_a_requirement_worded_elsewhere_gives_that_refusal_or_its_own() -> None:
    def why(table: Asked, seat: int, chosen: Chosen) -> Refusal | None:
        return Refusal("text", "refusal-of-text", 3) if "text" in table.failing else None

    worded = Explained("own", "refusal-own", why, lambda table, seat, chosen: not table.failing, parts=(need("part"),))
    assert worded.refusal(Asked("text"), 0, (7,)).rule == "text"
    assert (worded.refusal(Asked("other"), 0, (7,)).rule, worded.refusal(Asked("other"), 0, (7,)).blame) == ("own", 7)
    assert [each.rule for each in worded.said()] == ["part"]
    assert Explained[Asked]("own", "refusal-own", why).holds(Asked(), 0, ())
