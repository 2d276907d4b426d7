"""Where the work of a decision goes: bytecodes of the interpreter, counted by function.

Unlike seconds they do not depend on what else the machine does, so that a change of one part in a hundred
is seen. They are a proxy: what a single bytecode has the interpreter do (copy a long list, say) is not counted.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from ludoteca.core.game import Game
from ludoteca.lab.bench import SEED, halfway
from ludoteca.lab.simulate import chooser, play_on

#: How many decisions give a fair picture of a game.
DECISIONS = 2_000

PACKAGE = Path(__file__).parents[1]


class Effort:
    """The bytecodes of stretches of random play."""

    __slots__ = ("decisions", "of_file", "of_function", "within_function")

    def __init__(self, decisions: int, counted: Counting) -> None:
        self.decisions = decisions
        #: By the function that they are in, and by that function or one that it called.
        self.of_function = named(counted.own)
        self.within_function = named(counted.within)
        self.of_file: Counter[str] = Counter()
        for function, bytecodes in self.of_function.items():
            self.of_file[function.partition(":")[0]] += bytecodes

    def per_decision(self, bytecodes: int) -> int:
        return round(bytecodes / self.decisions)

    def total(self) -> int:
        return self.per_decision(sum(self.of_function.values()))

    def data(self) -> dict[str, Any]:
        """The counts for each decision, the greatest first."""
        return {
            "decisions": self.decisions,
            "bytecodes": self.total(),
            "files": self.most(self.of_file),
            "functions": self.most(self.of_function),
            "within": self.most(self.within_function),
        }

    def most(self, counts: Counter[str], rows: int | None = None) -> dict[str, int]:
        return {name: self.per_decision(bytecodes) for name, bytecodes in counts.most_common(rows)}


def measure(game: Game, decisions: int = DECISIONS) -> Effort:
    """Count about so many decisions: a stretch from the middle of a match of each set-up.

    Each is played before it is counted, so that all that is kept between matches is there.
    """
    setups = [game.setup(setup) for setup in game.sample_setups()]
    stretch = max(1, decisions // len(setups))
    counting = Counting()
    counted = 0
    for seed, setup in enumerate(setups, SEED):
        table = halfway(game, setup, seed)
        play_on(table.copy(), chooser(seed), stretch)
        with counting:
            counted += play_on(table, chooser(seed), stretch)
    return Effort(counted, counting)


class Counting:
    """While it is entered, every bytecode of every function that is called counts."""

    def __init__(self) -> None:
        self.own: Counter[CodeType] = Counter()
        self.within: Counter[CodeType] = Counter()
        self.total = 0
        #: The functions at work, each with the total at its call; one that calls itself counts once.
        self.calls: list[tuple[CodeType, int]] = []
        self.open: Counter[CodeType] = Counter()
        self.before: Any = None

    def __enter__(self) -> None:
        self.before = sys.gettrace()
        sys.settrace(self.called)

    def __exit__(self, *_: object) -> None:
        sys.settrace(self.before)
        self.calls.clear()
        self.open.clear()

    def called(self, frame: FrameType, event: str, _: Any) -> Any:
        frame.f_trace_opcodes = True
        frame.f_trace_lines = False
        self.calls.append((frame.f_code, self.total))
        self.open[frame.f_code] += 1
        return self.goes_on

    def goes_on(self, frame: FrameType, event: str, _: Any) -> Any:
        if event == "opcode":
            self.total += 1
            self.own[frame.f_code] += 1
        elif event == "return":
            code, before = self.calls.pop()
            self.open[code] -= 1
            if not self.open[code]:
                self.within[code] += self.total - before
        return self.goes_on


def named(counts: Counter[CodeType]) -> Counter[str]:
    """By file and function, as a reader finds them."""
    found: Counter[str] = Counter()
    for code, bytecodes in counts.items():
        path = Path(code.co_filename)
        place = path.relative_to(PACKAGE) if path.is_relative_to(PACKAGE) else Path(path.name)
        found[f"{place.as_posix()}:{code.co_qualname}"] += bytecodes
    return found
