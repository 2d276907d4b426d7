"""Saves: what is whole is loaded as it was; anything else is an error that names the place."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteca import games
from ludoteca.core.errors import SaveError
from ludoteca.core.game import Game
from ludoteca.core.match import FINGERPRINT_EVERY, Match
from tests.properties import EXAMPLE, all_games, finder, name_of, some_match

each_game = pytest.mark.parametrize("game", all_games(), ids=name_of)

ODD: list[Any] = [None, True, -1, 0, 1.5, 2**80, "", "x", "ção", [], [1], {}, {"a": 1}, "9" * 5000]


def document_of(game: Game) -> dict[str, Any]:
    saved: dict[str, Any] = json.loads(some_match(game, 3, 2 * FINGERPRINT_EVERY + 3).save("1.0"))
    return saved


def load(game: Game, document: Any) -> Match:
    data = document if isinstance(document, bytes) else json.dumps(document).encode()
    return Match.load(data, finder(game))


def refusal(game: Game, document: Any) -> str:
    """The message of the error with which the save is refused; it begins with the place."""
    with pytest.raises(SaveError) as refused:
        load(game, document)
    assert str(refused.value).startswith("$"), refused.value
    return str(refused.value)


def refused_or_same(game: Game, altered: Any, document: dict[str, Any]) -> None:
    """An alteration is refused, unless it says the same in other words."""
    try:
        match = load(game, altered)
    except SaveError as error:
        assert str(error).startswith("$"), error
    else:
        assert (match.setup, match.seed, match.choices) == (
            document["setup"],
            document["seed"],
            document["choices"],
        )


@each_game
@pytest.mark.parametrize("choices", [0, 1, 7, FINGERPRINT_EVERY, 40, 10**6])
def test_a_save_is_loaded_as_it_was(game: Game, choices: int) -> None:
    match = some_match(game, 11, choices)
    again = load(game, match.save("1.0"))
    assert again.table.data() == match.table.data()
    assert (again.log, again.choices, again.setup, again.seed) == (match.log, match.choices, match.setup, match.seed)
    assert again.save("1.0") == match.save("1.0")


@each_game
def test_a_truncated_save_is_refused(game: Game) -> None:
    data = some_match(game, 3, 20).save("1.0")
    for length in range(0, len(data), max(1, len(data) // 150)):
        assert "not a whole save" in refusal(game, data[:length])


@given(st.binary(max_size=200))
def test_what_is_no_save_is_refused(data: bytes) -> None:
    refusal(EXAMPLE, data)


@pytest.mark.parametrize("data", [b"[" * 200_000, b'{"a":' * 100_000, b"\xff\xfe{}", b"1e999", b"NaN"])
def test_what_no_parser_likes_is_refused(data: bytes) -> None:
    refusal(EXAMPLE, data)


@each_game
def test_every_field_is_needed_and_no_other_known(game: Game) -> None:
    document = document_of(game)
    for field in document:
        assert field in refusal(game, {key: value for key, value in document.items() if key != field})
    assert "extra" in refusal(game, {**document, "extra": 1})


@each_game
def test_every_altered_field_is_refused(game: Game) -> None:
    document = document_of(game)
    for field in document:
        for odd in ODD:
            altered = {**document, field: odd}
            if field == "version" and isinstance(odd, str):
                assert load(game, altered).choices == document["choices"]  # any version may have played it
            elif field == "setup":
                refused_or_same(game, altered, document)
            else:
                assert odd == document[field] or refusal(game, altered)


@each_game
def test_an_altered_seed_set_up_or_text_is_named(game: Game) -> None:
    document = document_of(game)
    refusal(game, {**document, "seed": document["seed"] + 1})
    for key in document["setup"]:
        for odd in ODD:
            altered = {**document["setup"], key: odd}
            refused_or_same(game, {**document, "setup": altered}, document)
    assert "$.setup" in refusal(game, {**document, "setup": {**document["setup"], "unknown": 1}})
    assert "$.texts.joker" in refusal(game, {**document, "texts": {**document["texts"], "joker": "wins"}})


@each_game
def test_a_choice_that_was_not_made_is_refused_with_its_place(game: Game) -> None:
    document = document_of(game)
    for at in range(0, len(document["choices"]), 5):
        for odd in ("", "fly", "pass pass pass", document["choices"][at] + " 1", "#", "player99999999999", "\x00"):
            altered = deepcopy(document)
            altered["choices"][at] = odd
            assert f"$.choices[{at}]" in refusal(game, altered)
        dropped = deepcopy(document)
        del dropped["choices"][at]
        refusal(game, dropped)


@each_game
def test_fingerprints_are_needed_and_compared(game: Game) -> None:
    document = document_of(game)
    for count in document["fingerprints"]:
        wrong = deepcopy(document)
        wrong["fingerprints"][count] = "0" * 16
        assert f"$.choices[{count}]" in refusal(game, wrong)
        missing = deepcopy(document)
        del missing["fingerprints"][count]
        assert f"$.fingerprints.{count}" in refusal(game, missing)
    assert "$.fingerprints.x" in refusal(game, {**document, "fingerprints": {**document["fingerprints"], "x": ""}})


def test_a_choice_after_the_end_is_refused() -> None:
    document = json.loads(some_match(EXAMPLE, 3, 10**6).save("1.0"))
    count = len(document["choices"])
    assert count % FINGERPRINT_EVERY  # so that the added choice asks for no further fingerprint
    document["fingerprints"][str(count + 1)] = document["fingerprints"].pop(str(count))
    document["choices"].append("stop")
    assert f"$.choices[{count}]: the match was already over" in refusal(EXAMPLE, document)


def test_a_game_that_there_is_not_is_named() -> None:
    document = document_of(EXAMPLE)
    assert "$.game" in refusal(EXAMPLE, {**document, "game": "chess"})
    for name in games.ALL:
        refusal(EXAMPLE, {**document, "game": name})


def test_another_format_of_saves_or_generator_is_named() -> None:
    document = document_of(EXAMPLE)
    assert "$.ludoteca" in refusal(EXAMPLE, {**document, "ludoteca": 99})
    assert "$.chance" in refusal(EXAMPLE, {**document, "chance": "dice"})


DOCUMENT = document_of(EXAMPLE)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_altered_is_refused_or_makes_no_difference(data: st.DataObject) -> None:
    document = deepcopy(DOCUMENT)
    inside: Any = document
    key: Any = data.draw(st.sampled_from(sorted(document)))
    while isinstance(inside[key], dict | list) and inside[key] and data.draw(st.booleans()):
        inside = inside[key]
        key = data.draw(st.sampled_from(sorted(inside) if isinstance(inside, dict) else list(range(len(inside)))))
    inside[key] = data.draw(anything)
    refused_or_same(EXAMPLE, document, DOCUMENT)


@settings(max_examples=200, deadline=None)
@given(st.integers(0, 10**6), st.integers(0, 255))
def test_a_flipped_byte_is_refused_or_makes_no_difference(at: int, byte: int) -> None:
    data = bytearray(json.dumps(DOCUMENT).encode())
    data[at % len(data)] = byte
    refused_or_same(EXAMPLE, bytes(data), DOCUMENT)


# -- positions ---------------------------------------------------------------------


def test_a_match_from_a_position_is_saved_with_its_position_and_the_results_announced() -> None:
    game = games.game("dice_masters")
    position = {"step": "turn", "player1": {"bag": ["parceiro*4"], "field": ["parceiro as mine"]}}
    match = Match.from_position(game, position, 3, ("draw: parceiro",) * 4 + ("roll: fist",) * 4)
    match.announce(())
    assert match.names["mine"] in match.table.pieces
    match.choose(match.table.decision.options[0])  # type: ignore[union-attr]
    again = Match.load(match.save("0"), games.game)
    assert again.table.data() == match.table.data() and again.choices == match.choices
    assert again.announced == match.announced and again.position == position
    assert again.undo() == 1 and again.announced == match.announced


def test_a_position_that_was_altered_is_told() -> None:
    game = games.game("fabula")
    match = Match.from_position(game, {"player1": {"hand": ["galo"]}})
    match.play("use galo-de-briga")
    document = json.loads(match.save("0"))
    document["position"]["player1"]["hand"] = ["onca"]
    with pytest.raises(SaveError) as error:
        Match.load(json.dumps(document).encode(), games.game)
    assert "$.choices[" in str(error.value)
    document["position"]["player1"]["hand"] = ["ninguem"]
    with pytest.raises(SaveError) as error:
        Match.load(json.dumps(document).encode(), games.game)
    assert "$.position" in str(error.value)
