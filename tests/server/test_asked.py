"""What is told around a question: boards that could be chosen, readings in words, and the refusal that was meant."""

from __future__ import annotations

import random
import re
from itertools import islice
from typing import Any

import pytest

from ludoteca import games
from ludoteca.core import notation
from ludoteca.core.match import Match
from ludoteca.core.rulebook import Lang
from ludoteca.core.teller import Teller
from ludoteca.core.told import BoardTold
from ludoteca.games.apotheosis.play.activation import Act
from ludoteca.games.apotheosis.play.injury import Hurt
from ludoteca.games.apotheosis.table.areas import BOARD
from ludoteca.games.battle_scenes.table.areas import SCENE
from ludoteca.games.krosmaster.wording.names import POWER_NAMES, POWER_RULES
from ludoteca.server import library
from ludoteca.server import protocol as p
from ludoteca.server.answers import Answers
from ludoteca.server.problems import words
from tests.server.test_reckoned import matches, scenario
from tests.web.positions import decisions


def grounds(board: BoardTold) -> set[tuple[int, str]]:
    return {(cell.cell, cell.word) for cell in board.cells if cell.word != "kama"}


def test_an_arena_is_shown_before_it_is_chosen_as_it_will_lie_there() -> None:
    home = games.game("krosmaster")
    setup = {name: value for name, value in home.sample_setups()[0].items() if name not in ("arena", "side")}
    match = Match(home, setup, 1)
    decision = match.table.decision
    assert decision is not None and decision.ask == "ask-arena"
    told = Teller(match.table, decision.seat, words("pt", "krosmaster")).decision()
    assert told is not None and len(told.options) == 4
    for place, option in enumerate(told.options):
        again = Match(home, setup, 1)
        again.choose(decision.options[place])
        shown = option.args[0].board
        lies = Teller(again.table, decision.seat, words("pt", "krosmaster")).told().boards[0]
        assert shown is not None and shown.names == lies.names
        assert grounds(shown) == grounds(lies), "Kamas are laid out afterwards"
        assert {"árvore", "arbusto", "caixa"} <= {cell.text for cell in shown.cells}


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_every_open_question_and_each_of_its_readings_is_told_in_words(lang: Lang) -> None:
    for game in library.all_games(lang):
        for ruling in game.rulings:
            assert " " in ruling.text, (game.name, ruling.name)
            for reading in ruling.readings:
                assert reading.text != reading.word and not reading.text.endswith(reading.word), (game.name, reading)


def walking() -> Match:
    """Somebody may walk, and may use some of the cards carried."""
    home = games.game("apotheosis")
    match = Match(home, home.sample_setups()[2], 5)
    chance = random.Random(4)
    while not {"walk", "use"} <= {option[0] for option in match.table.decision.options}:  # type: ignore[union-attr]
        match.choose(chance.choice(match.table.decision.options))  # type: ignore[union-attr]
    return match


def test_why_not_begins_with_what_was_meant() -> None:
    """A cell is clicked to walk there, a card that is carried to use it: nobody asks why it is no Summon."""
    table: Any = walking().table
    seat = table.decision.seat
    answers = Answers(table, seat, words("en", "apotheosis"))
    taken = next(number for number, piece in table.pieces.items() if piece.cell >= 0 and piece.controller != seat)
    assert answers.why_not(p.WhyNot(cell=table.pieces[taken].cell)).refusals[0].verb == "walk"
    used = {option[1] for option in table.decision.options if option[0] == "use"}
    zones = {table.pieces[number].zone for number in used}
    others = [each for each, piece in table.pieces.items() if piece.zone in zones and each not in used]
    told = [answers.why_not(p.WhyNot(piece=each)).refusals for each in others]
    assert {refusals[0].verb for refusals in told if refusals} == {"use"}


def standing(unit: str, one: list[str], two: list[str], **more: Any) -> Match:
    position = {"unit": unit, "player1": {"units": one}, "player2": {"units": two}, **more}
    return Match.from_position(games.game("krosmaster"), position)


def why(match: Match, lang: Lang = "en", **asked: Any) -> p.RefusalTold:
    return Answers(match.table, 0, words(lang, match.table.box.game.name)).why_not(p.WhyNot(**asked)).refusals[0]


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_a_spell_of_the_card_that_cannot_be_cast_says_why(lang: Lang) -> None:
    """Its line on the card says how an option begins that casts it: for its AP, for its range, for its use."""
    match = standing("vigg", ["vigg-arysta e6 as vigg"], ["koa-gullar l1"], ap=0)
    table: Any = match.table
    lines = Teller(table, 0, words(lang, "krosmaster")).card(table.kind(table.unit).word, []).lines
    spells = [line for line in lines if line.begun]
    assert len(spells) == len([line for line in lines if line.facts]) > 1
    for line in spells:
        refusal = why(match, lang, begun=[line.begun])
        assert refusal.verb == "cast" and refusal.rule == "7.1.4.a" and refusal.rule_text, refusal


def test_an_enemy_out_of_ap_is_why_it_cannot_be_struck_and_not_why_it_cannot_be_walked_upon() -> None:
    match = standing("vigg", ["vigg-arysta e6 as vigg"], ["koa-gullar e7 as koa"], ap=0)
    koa = next(number for number in match.table.pieces if match.table.kind(number).word == "koa-gullar")  # type: ignore[attr-defined]
    told = why(match, piece=koa)
    assert told.verb == "cast" and told.rule == "7.1.4.a"


def test_an_enemy_out_of_range_is_told_so_and_not_that_it_is_too_early_to_ask() -> None:
    """A spell is cast on a cell: whoever clicks the figure that stands there has said against whom."""
    match = standing("vigg", ["vigg-arysta e6 as vigg"], ["koa-gullar l1 as koa"])
    koa = next(number for number in match.table.pieces if match.table.kind(number).word == "koa-gullar")  # type: ignore[attr-defined]
    told = why(match, piece=koa)
    assert told.verb == "cast" and told.rule != match.table.decision.rule  # type: ignore[union-attr]


def test_a_tapped_ally_is_told_why_it_cannot_attack() -> None:
    """Not that it is no card in the hand: of all verbs, the one that blames the ally for something that it is."""
    found = 0
    for match in matches("fabula", 3, 140):
        table: Any = match.table
        decision = table.decision
        if decision.ask != "ask-main" or any(option[0] in ("offensive", "influence") for option in decision.options):
            continue
        seat = decision.seat
        answers = Answers(table, seat, words("en", "fabula"))
        for number, piece in table.pieces.items():
            if piece.controller != seat or not piece.known_to(seat):
                continue
            told = answers.why_not(p.WhyNot(piece=number)).refusals
            if any(each.verb == "offensive" and each.blame == number for each in told):
                assert told[0].verb == "offensive" and told[0].blame == number, told
                found += 1
    assert found


def test_no_refusal_speaks_of_what_is_only_guessed_or_of_nothing_first() -> None:
    """What was not clicked is not to be blamed before what was; and a raw word is no name."""
    for game in ("battle_scenes", "apotheosis", "krosmaster"):
        for match in matches(game, 1, 60):
            table: Any = match.table
            seat = table.decision.seat
            answers = Answers(table, seat, words("pt", game))
            for number in [each for each, piece in table.pieces.items() if piece.known_to(seat)][::9]:
                for refusal in answers.why_not(p.WhyNot(piece=number)).refusals:
                    assert not re.search(r"\bnone\b|\d+ cartas? ocultas?", refusal.text), refusal


#: What only whoever writes the rules as software would say, and names by which only the ledger knows its gaps.
WORKSHOP = re.compile(
    r"\b(engine|implement|make it a|rules option|opção de regras|by default|configurable|a test|data files)\b"
    r"|\.md\b|\b(gap|lacuna) [a-z]+[-.][a-z]|\w_\w+(?![\w.])|(?<!rule )(?<!regra )\br\d\d?\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("game", ["apotheosis", "battle_scenes", "dice_masters", "fabula", "krosmaster"])
def test_open_questions_and_readings_speak_to_players(game: str) -> None:
    for gap in games.rulebook(game).gaps:
        for text in (gap.question, gap.proposed, gap.alternatives):
            for lang in ("pt", "en"):
                said = "" if text is None else text.of(lang)  # type: ignore[arg-type]
                if text is gap.alternatives:
                    said = re.sub(r"\b[a-z_-]+ = ", "", said)  # the word of a ruling, which is not shown
                assert not WORKSHOP.search(said), (gap.id, said)


def test_every_game_says_what_it_is_about_to_whoever_sits_down() -> None:
    for lang in ("pt", "en"):
        for game in library.all_games(lang):  # type: ignore[arg-type]
            assert len(game.goal) > 60 and len(game.turn) > 60, game.name


def test_a_power_and_a_ground_lead_to_the_rule_that_says_what_they_do() -> None:
    """Under its number the rulebook names the Power; a cell that is not plain has a rule of its own."""
    book = games.rulebook("krosmaster")
    for power, rule in POWER_RULES.items():
        named = book.find(rule.partition(".a")[0]).text("pt")
        assert POWER_NAMES[power][0] in named and book.find(rule).text("pt"), power
    for game in ("krosmaster", "apotheosis"):
        ledger, marked = games.rulebook(game), set()
        for match in matches(game, 2, 20):
            for cell in Teller(match.table, 0, words("pt", game)).told().boards[0].cells:
                if cell.text:
                    marked.add(cell.rule)
        assert marked and all(ledger.find(rule).text("en") for rule in marked), marked


def test_an_enemy_that_no_verb_is_about_yet_is_asked_for_once_it_is_clear_with_what() -> None:
    """Of all that can be done in the Preparation Phase of Battle Scenes nothing begins with an enemy."""
    match, enemy = next(found for found in map(an_enemy, decisions("battle_scenes")) if found is not None)
    answers = Answers(match.table, 0, words("en", "battle_scenes"))
    first = answers.why_not(p.WhyNot(piece=enemy)).refusals[0]
    assert first.text.startswith("Choose first what to do") and first.rule == "6.2.C-2"
    begun = answers.why_not(p.WhyNot(piece=enemy, begun=["discard"])).refusals[0]
    assert begun.text.endswith("is not in your hand"), "whoever has begun is not too early"


def an_enemy(match: Match) -> tuple[Match, int] | None:
    table = match.table
    enemies = [number for number in table.zones[SCENE] if table.is_base(number) and table.piece(number).controller == 1]
    mine = table.decision.seat == 0 and table.decision.ask == "ask-prepare"
    return (match, enemies[0]) if enemies and mine else None


def test_each_cell_out_of_range_is_told_its_own_distance() -> None:
    """Refusals of an overlay are told once each: two that read otherwise are two."""
    match = standing("vigg", ["vigg-arysta e6 as vigg"], ["koa-gullar l1"])
    answers = Answers(match.table, 0, words("en", "krosmaster"))
    begun = next(option for option in match.table.decision.options if option[0] == "cast")  # type: ignore[union-attr]
    text = " ".join(notation.write(match.table, begun).split()[:2])
    overlay = answers.overlay(p.Overlay(begun=text))
    far = [each for each in overlay.cells if each.refusal >= 0]
    assert len(far) > 100
    for each in far:
        own = answers.why_not(p.WhyNot(cell=each.cell, begun=[text])).refusals[0]
        told = overlay.refusals[each.refusal]
        assert (told.text, told.rule) == (own.text, own.rule)


def test_what_is_attached_is_refused_for_the_sake_of_what_it_is_attached_to() -> None:
    """Whoever clicks a loaded ability wants its bearer to use it: that the bearer has just come is told first."""
    home = games.game("battle_scenes")
    for match in decisions("battle_scenes"):
        table: Any = match.table
        seat = table.decision.seat
        loaded = [number for number, piece in table.pieces.items() if piece.host >= 0 and piece.controller == seat]
        used = {option[1:3] for option in table.decision.options if option[0] == "use"}
        for number in loaded:
            bearer = table.pieces[number].host
            refusal = table.why_not(("use", bearer, number)) if "use" in table.decision.verbs else None
            if refusal is None or refusal.rule != "4.6.2.C.1" or any(number in each for each in used):
                continue
            told = Answers(table, seat, words("pt", home.name)).why_not(p.WhyNot(piece=number)).refusals
            assert told[0].verb == "use" and told[0].rule == "4.6.2.C.1"
            return
    raise AssertionError("nobody ever had just come with an ability loaded")


def test_of_a_card_that_can_be_discarded_one_may_ask_why_it_cannot_be_played() -> None:
    """What can be done is left out, each other verb tells its most telling refusal; where there is none it says so."""
    for match in decisions("battle_scenes"):
        table: Any = match.table
        seat = table.decision.seat
        verbs: dict[int, set[str]] = {}
        for option in table.decision.options:
            for value in option[1:]:
                if isinstance(value, int):
                    verbs.setdefault(value, set()).add(option[0])
        for number, can in verbs.items():
            if "discard" not in can or "enter" in can or "enter" not in table.decision.verbs:
                continue
            answers = Answers(table, seat, words("en", "battle_scenes"))
            assert answers.why_not(p.WhyNot(piece=number)).refusals == []
            told = answers.why_not(p.WhyNot(piece=number, others=True)).refusals
            assert "enter" in {each.verb for each in told} and not can & {each.verb for each in told}
            assert len({each.verb for each in told}) == len(told) and all(each.rule for each in told)
            return
    raise AssertionError("no card could be discarded and not played")


@pytest.mark.parametrize("lang", ["pt", "en"])
@pytest.mark.parametrize("game", ["apotheosis", "battle_scenes", "dice_masters", "fabula", "krosmaster"])
def test_where_something_else_is_asked_it_is_said_what(game: str, lang: Lang) -> None:
    """Nobody is told only that this is not what is asked: the question stands there, once, and no verb is laid upon
    whoever clicked."""
    said = words(lang, game)
    dry = [said.text("refusal-not-now"), said.text("refusal-not-offered")]
    found = 0
    for match in islice(matches(game, 1, 60), 0, None, 3):
        table: Any = match.table
        seat = table.decision.seat
        told = Teller(table, seat, said).decision()
        assert told is not None
        answers = Answers(table, seat, said)
        clicked = [p.WhyNot(piece=each) for each, piece in table.pieces.items() if piece.known_to(seat)][::5]
        for asked in [*clicked, *(p.WhyNot(of_seat=each) for each in range(table.box.seats))]:
            refusals = answers.why_not(asked).refusals
            assert not any(each.text in dry for each in refusals)
            instead = [each for each in refusals if told.question in each.text]
            assert len(instead) <= 1
            found += len(instead)
            elsewhere = [each for each in refusals if each.verb not in table.decision.verbs and each in instead]
            assert not any(each.tried for each in elsewhere)
    assert found


RESPONDING: dict[Lang, str] = {
    "pt": r".+ vai (usar .+ em|atacar) .+\. Você responde\?",
    "en": r".+ is about to (use .+ on|attack) .+\. Do you respond\?",
}


@pytest.mark.parametrize("lang", ["pt", "en"])
def test_whoever_may_respond_reads_who_is_about_to_do_what_to_whom(lang: Lang) -> None:
    found = 0
    for match in decisions("apotheosis"):
        decision = match.table.decision
        assert decision is not None
        at_hand = [each for each in match.table.stack if isinstance(each, (Act, Hurt))]
        if decision.ask != "ask-respond" or not isinstance(at_hand[-1], Act) or not at_hand[-1].targets:
            continue
        if at_hand[-1].deed in ("use", "attack"):
            told = Teller(match.table, decision.seat, words(lang, "apotheosis")).decision()
            assert told is not None and re.fullmatch(RESPONDING[lang], told.question), told
            found += 1
        if found == 10:
            return
    raise AssertionError("nobody was asked to respond")


def test_an_enemy_behind_a_hill_is_told_so_when_the_target_is_asked() -> None:
    """With what to strike is clear by then; before it is, that is what is told."""
    match = scenario("apotheosis", "map-heights")
    table: Any = match.table
    enemy = next(number for number in table.zones[BOARD] if table.pieces[number].controller == 1)
    assert why(match, piece=enemy).verb != "target"
    match.choose(next(option for option in table.decision.options if option[0] == "use"))
    told = why(match, piece=enemy)
    assert (told.verb, told.rule) == ("target", "r44"), told
