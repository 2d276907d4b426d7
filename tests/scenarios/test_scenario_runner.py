"""The runner finds whatever does not hold, and tells the line."""

from __future__ import annotations

import pytest

from ludoteca.scenarios import Report, read, run

HEAD = """\
game = "dice_masters"
title = { pt = "Título", en = "Title" }
rules = ["turn.main.1"]
"""
POSITION = """
[position]
step = "main"
centre = { rajada-de-poder = 3, proteger-se = 3 }
player1 = { reserve = ["rajada-de-poder action", "parceiro shield"], field = ["parceiro as mine"] }
player2 = { field = ["parceiro as theirs"], reserve = ["parceiro shield"] }
"""
NEXT = 'chance = ["draw: parceiro*4", "roll: fist*4"]\n'


def played(text: str, head: str = HEAD, thorough: bool = False) -> Report:
    return run(read(head + POSITION + text), thorough)


def problem(report: Report) -> tuple[int, str]:
    assert len(report.problems) == 1, [str(each.error) for each in report.problems]
    return report.problems[0].line, report.problems[0].error.message_id


USE = '[[move]]\nseat = 1\ndo = ["use rajada-de-poder", "choose theirs"]\n'


def test_what_holds_holds() -> None:
    report = played(USE + 'expect = { "theirs.area" = "prep", "player1.used" = { rajada-de-poder = 1 } }\n')
    assert report.holds
    assert (report.choices, report.checks, len(report.frames)) == (2, 2, 2)


def test_every_wrong_expectation_is_told() -> None:
    report = played(USE + 'expect = { "theirs.area" = "field", "player1.life" = 15, "player2.life" = 14 }\n')
    assert [(each.line, each.error.values["path"]) for each in report.problems] == [
        (10, "theirs.area"),
        (10, "player2.life"),
    ]


def test_an_expectation_of_something_that_there_is_not() -> None:
    assert problem(played(USE + 'expect = { "nobody.area" = "prep" }\n')) == (10, "look-unknown")


def test_a_look_between_the_steps() -> None:
    wrong = '[[move.at]]\nrule = "turn.attack.damage.1"\nexpect = { "theirs.damage" = 1 }\n'
    assert problem(played(USE + wrong))[1] == "scenario-expected"
    assert played(USE + wrong.replace("= 1", "= 2")).holds


def test_a_step_that_does_not_come() -> None:
    report = played(USE + '[[move.at]]\nrule = "turn.clear.2"\nexpect = {}\n')
    assert problem(report) == (13, "scenario-no-step")


def test_an_illegal_move_names_the_rule() -> None:
    report = played('[[move]]\nseat = 1\ndo = "field parceiro:shield"\n')
    assert problem(report) == (10, "scenario-illegal")
    assert report.problems[0].error.values["rule"] == "areas.reserve.2"


def test_a_move_that_cannot_be_read() -> None:
    assert problem(played('[[move]]\ndo = "use hulk"\n')) == (10, "notation-no-piece")


def test_a_refused_move() -> None:
    move = '[[move]]\ndo = "field parceiro:shield"\nrefused = "areas.reserve.2"\n'
    assert played(move).holds
    assert problem(played(move.replace("areas.reserve.2", "turn.1"))) == (10, "scenario-refused-otherwise")
    legal = '[[move]]\ndo = "use rajada-de-poder"\nrefused = "areas.reserve.2"\n'
    assert problem(played(legal)) == (10, "scenario-legal")


def test_a_refused_move_changes_nothing() -> None:
    report = played('[[move]]\ndo = "field parceiro:shield"\nrefused = "areas.reserve.2"\n')
    assert report.frames[0].table.data() == report.frames[1].table.data()


def test_the_wrong_seat() -> None:
    assert problem(played('[[move]]\nseat = 2\ndo = "pass"\n')) == (10, "scenario-unexpected")


END = '[[move]]\nseat = 1\ndo = "pass"\n[[move]]\nseat = 2\ndo = "decline"\n[[move]]\nseat = 1\ndo = "pass"\n'


def test_chance_missing_other_or_left_over() -> None:
    attack = '[[move]]\nseat = 1\ndo = "done"\n'
    assert problem(played(END + attack))[1] == "chance-missing"
    assert played(END + attack + NEXT).holds
    assert problem(played(END + attack + NEXT.replace("fist*4", "fist*5"))) == (19, "scenario-chance-left")
    assert problem(played(END + attack + NEXT.replace("draw", "deal")))[1] == "chance-other"


def test_decisions_that_the_script_does_not_name() -> None:
    done = '[[move]]\nseat = 2\ndo = "roll"\n' + NEXT
    assert problem(played(done))[1] == "scenario-unexpected"
    assert played(done, HEAD + 'unscripted = "pass"\n').holds


def test_a_branch_goes_on_from_the_position_or_from_a_named_move() -> None:
    named = USE.replace("seat = 1", 'name = "used"\nseat = 1')
    first = '[[branch]]\ntitle = { pt = "a", en = "b" }\n[[branch.move]]\nexpect = { "theirs.area" = "field" }\n'
    second = first.replace("[[branch.move]]", 'after = "used"\n[[branch.move]]').replace('"field"', '"prep"')
    text = named + first + 'do = "pass"\n' + second + 'do = "pass"\n'
    report = played(text)
    assert report.holds
    assert [frame.branch for frame in report.frames] == [0, 0, 1, 2]


def test_a_branch_whose_beginning_is_never_reached_adds_no_problem() -> None:
    named = '[[move]]\nname = "used"\nseat = 2\ndo = "pass"\n'
    branch = '[[branch]]\ntitle = { pt = "a", en = "b" }\nafter = "used"\n[[branch.move]]\ndo = "pass"\n'
    assert problem(played(named + branch)) == (10, "scenario-unexpected")


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ('field = ["parceiro as mine"]|field = ["parceiro fist as mine"]', "areas.field.1"),
        ('field = ["parceiro as mine"]|field = ["parceiro*8"]', "teams.2"),
        ('field = ["parceiro as mine"]|field = ["parceiro damage 1"]', "turn.attack.damage.9"),
        ('field = ["parceiro as mine"]|used = ["parceiro fist"]', "dice_more.2"),
        ('field = ["parceiro as mine"]|life = 16', "fundamentals.5"),
        ('field = ["parceiro as mine"]|cards = { thor-filho-de-odin = 5 }', "teams.basic.7"),
    ],
)
def test_a_position_that_is_not_legal_names_the_rule_and_the_line(change: str, rule: str) -> None:
    before, after = change.split("|")
    text = (HEAD + POSITION).replace(before, after)
    assert text != HEAD + POSITION
    report = run(read(text))
    assert problem(report)[0] == 5
    assert report.problems[0].error.rule == rule  # type: ignore[attr-defined]


SETUP = """
[[setup]]
given = { format = "basic", teams = [{ actions = ["esmaga"], cards = {} }, { actions = ["esmaga"], cards = {} }] }
"""


def test_set_ups_that_must_or_must_not_be_legal() -> None:
    assert run(read(HEAD + SETUP + 'refused = "teams.basic.2"\n')).holds
    assert problem(run(read(HEAD + SETUP + 'refused = "teams.basic.5"\n'))) == (5, "scenario-refused-otherwise")
    assert problem(run(read(HEAD + SETUP))) == (5, "team-actions")
    legal = '[[setup]]\ngiven = { format = "first-game" }\nrefused = "teams.basic.5"\n'
    assert problem(run(read(HEAD + legal))) == (4, "scenario-setup-legal")


def test_a_thorough_run_finds_a_table_that_does_not_copy(monkeypatch: pytest.MonkeyPatch) -> None:
    from ludoteca.games.dice_masters.table.table import DiceTable

    whole = DiceTable.copy_into

    def forgetful(self: DiceTable, new: DiceTable) -> None:
        whole(self, new)
        new.life = (1, 1)

    text = USE + 'expect = { "theirs.area" = "prep" }\n'
    assert played(text, thorough=True).holds
    monkeypatch.setattr(DiceTable, "copy_into", forgetful)
    assert "scenario-copy" in {each.error.message_id for each in played(text, thorough=True).problems}
