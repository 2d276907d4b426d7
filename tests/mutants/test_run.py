"""A fault reaches all that it is in, and what survived a run is found again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.mutants.changes import faults_of, faulty_code
from tests.mutants.run import every_fault, give_code, survivors_of

SOURCE = """
def at_least(least):
    def holds(value):
        return value >= least

    return holds


class Purse:
    def __init__(self):
        self.money = 1


class FullPurse(Purse):
    def __init__(self):
        super().__init__()
        self.full = True
"""


def read(tmp_path: Path) -> tuple[Path, dict[str, Any]]:
    file = tmp_path / "purse.py"
    file.write_text(SOURCE, "utf-8")
    space: dict[str, Any] = {}
    exec(compile(SOURCE, str(file), "exec"), space)
    return file, space


def test_what_a_function_has_made_before_takes_its_fault_too(tmp_path: Path) -> None:
    """Requirements are made while modules are read, long before a fault is put in."""
    file, space = read(tmp_path)
    maker, holds = space["at_least"], space["at_least"](3)
    (fault,) = (each for each in faults_of(file, tmp_path) if each.after == "value > least")
    had = give_code(maker, faulty_code(fault, tmp_path), [maker, holds])
    assert not holds(3) and not maker(3)(3) and holds(4)
    for function, code in had.items():
        function.__code__ = code
    assert holds(3) and maker(3)(3)


def test_a_constructor_can_be_without_that_of_its_class_above(tmp_path: Path) -> None:
    file, space = read(tmp_path)
    (fault,) = (each for each in faults_of(file, tmp_path) if each.before == "super().__init__()")
    function = space["FullPurse"].__init__
    give_code(function, faulty_code(fault, tmp_path), [function])
    assert vars(space["FullPurse"]()) == {"full": True}


def test_what_survived_is_tried_again_wherever_its_line_stands(tmp_path: Path) -> None:
    survivor, noticed, *_ = {fault.key(): fault for fault in every_fault("core")}.values()
    report = tmp_path / "report.json"
    fates = [(survivor, "survived"), (noticed, "noticed")]
    trials = [{"fault": str(fault).replace(f":{fault.line} ", ":9999 "), "fate": fate} for fault, fate in fates]
    report.write_text(json.dumps({"trials": trials}), "utf-8")
    assert {fault.key() for fault in survivors_of(report, "core")} == {survivor.key()}
