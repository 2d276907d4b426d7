"""The faults that are put into code are the ones that are told, and no others."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.mutants.changes import faults_of, faulty_code, noting_code

SOURCE = """
class Purse:
    def pay(self, price):
        \"\"\"Takes what it costs.\"\"\"
        if price <= self.money and price:
            self.money -= price
            return True
        return False


def change(paid, price):
    assert paid > 0
    rest: int | None = None
    return paid - price if paid > price else 0
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "purse.py"
    path.write_text(SOURCE, "utf-8")
    return path


def test_every_comparison_sign_condition_and_statement_is_changed_once(file: Path) -> None:
    assert [(each.function, each.before, each.after) for each in faults_of(file, file.parent)] == [
        ("Purse.pay", "price <= self.money and price", "not (price <= self.money and price)"),
        ("Purse.pay", "self.money -= price", "nothing"),
        ("Purse.pay", "price <= self.money and price", "price <= self.money or price"),
        ("Purse.pay", "price <= self.money", "price < self.money"),
        ("change", "paid > price", "not paid > price"),
        ("change", "paid > price", "paid >= price"),
        ("change", "paid - price", "paid + price"),
    ]


@pytest.mark.parametrize(
    ("after", "paid", "result"),
    [("not paid > price", 5, 0), ("paid >= price", 3, 0), ("paid + price", 5, 8)],
)
def test_the_faulty_code_does_what_is_told(file: Path, after: str, paid: int, result: int) -> None:
    def change(paid: int, price: int) -> int:
        return paid - price if paid > price else 0

    fault = next(each for each in faults_of(file, file.parent) if each.function == "change" and each.after == after)
    change.__code__ = faulty_code(fault, file.parent)
    assert change(paid, 3) == result


@pytest.mark.parametrize(("price", "met"), [(2, [0, 1]), (9, [0])])
def test_a_function_notes_the_places_that_it_comes_by(file: Path, price: int, met: list[int]) -> None:
    found: list[int] = []
    space = {"note": found.append}
    exec(compile(SOURCE, str(file), "exec"), space)
    purse_class: Any = space["Purse"]
    purse_class.pay.__code__ = noting_code(file, "Purse.pay", {0: 5, 1: 6}, "note")
    purse = purse_class()
    purse.money = 5
    assert purse.pay(price) is (price < 9)
    assert found == met
