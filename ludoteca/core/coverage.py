"""Which rules of the ledger the tests prove.

A run of the tests leaves two reports: build/proofs.json, every rule with its tests, and build/rules.json,
the counts of each game. Like the ledger, the structs are checked by msgspec and never compiled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

import msgspec

from ludoteca.core.converting import decoded
from ludoteca.core.errors import LudotecaError
from ludoteca.core.rulebook import Rulebook

Outcome = Literal["passed", "failed", "skipped"]


class ReportError(LudotecaError):
    """A report of the tests that can't be read."""


class Proof(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A test that speaks of a rule, and how it ended."""

    test: str
    outcome: Outcome


class Coverage(msgspec.Struct, frozen=True):
    """The testable rules of a game, those of them that are proven, and those still missing."""

    testable: int
    proven: int
    missing: tuple[str, ...]


RuleProofs = Mapping[str, Sequence[Proof]]  # of one game, by rule
Proofs = Mapping[str, RuleProofs]  # of every game


def is_proven(proofs: Sequence[Proof]) -> bool:
    """At least one test passes, and none fails."""
    outcomes = {proof.outcome for proof in proofs}
    return "passed" in outcomes and "failed" not in outcomes


def coverage(book: Rulebook, proofs: RuleProofs) -> Coverage:
    missing = tuple(rule.id for rule in book.testable if not is_proven(proofs.get(rule.id, ())))
    testable = len(book.testable)
    return Coverage(testable, testable - len(missing), missing)


def read_proofs(path: Path) -> Proofs | None:
    """The proofs that the last run of the tests left, or nothing when there was none."""
    if not path.exists():
        return None
    try:
        return decoded(path.read_bytes(), dict[str, dict[str, tuple[Proof, ...]]])
    except msgspec.DecodeError as error:
        message = f"{path}: {error}; run `make rules` to write it anew"
        raise ReportError(message, "rules-report-broken", path=str(path)) from None


def write_json(path: Path, report: object) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(msgspec.json.encode(report), indent=2) + b"\n")
