"""Brings spoilt things to every door, many of each kind, and lists what went wrong by its place.

make fuzz ARGS="-n 100000 card-file"
"""

from __future__ import annotations

import argparse
import time
import traceback
import warnings
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from random import Random

from tests.doors.doors import knock, opened
from tests.doors.kinds import KINDS, Brought, Kind


class Report:
    """What came of one kind of thing."""

    __slots__ = ("brought", "faults", "let_in", "name", "shown", "slowest")

    def __init__(self, name: str) -> None:
        self.name = name
        self.brought = 0
        self.let_in = 0
        #: How often each fault was met, by its place; and one thing that it was met with.
        self.faults: Counter[str] = Counter()
        self.shown: dict[str, str] = {}
        #: Seconds of work at the slowest.
        self.slowest = 0.0

    def told(self) -> str:
        head = f"{self.name}: {self.brought} brought, {self.let_in} let in, slowest {self.slowest:.2f} s"
        lines = [f"  {count} times {place}\n    {self.shown[place]}" for place, count in self.faults.most_common()]
        return "\n".join([f"{head}, {sum(self.faults.values())} faults", *lines])


def bring(kind: Kind, many: int, first: int) -> Report:
    """So many of a kind; each is made by the number that its fault is told with, and can be brought again."""
    report = Report(kind.name)
    opened()
    for number in range(first, first + many):
        brought = kind.brought(Random(number))
        began = time.process_time()
        try:
            report.let_in += knock(kind.door, *brought)
        except Exception as error:
            note(report, error, number, brought)
        report.brought += 1
        report.slowest = max(report.slowest, time.process_time() - began)
    return report


def note(report: Report, error: Exception, number: int, brought: Brought) -> None:
    frames = traceback.extract_tb(error.__traceback__)
    ours = [frame for frame in frames if "/ludoteca/" in frame.filename] or frames
    last = ours[-1]
    said = str(error)[:120]
    place = f"{type(error).__name__} {last.filename.partition('/ludoteca/')[2]}:{last.lineno} {last.name}: {said}"
    report.faults[place] += 1
    shown = repr(brought[-1]) if not isinstance(brought[-1], str) else brought[-1]
    shown = shown if len(shown) < 700 else f"{shown[:400]} … {shown[-300:]}"
    report.shown.setdefault(place, f"number {number}: {shown}")


def share(number: int, many: int, first: int) -> Report:
    warnings.simplefilter("ignore")
    return bring(KINDS[number], many, first)


def main() -> None:
    parser = argparse.ArgumentParser(description="Bring spoilt things to every door.")
    parser.add_argument("kinds", nargs="*", help="beginnings of the names of kinds; all if none is named")
    parser.add_argument("-n", type=int, default=10_000, help="things of each kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    asked = parser.parse_args()
    wanted = [at for at, kind in enumerate(KINDS) if not asked.kinds or kind.name.startswith(tuple(asked.kinds))]
    faults = 0
    with ProcessPoolExecutor(asked.jobs) as pool:
        for report in pool.map(share, wanted, [asked.n] * len(wanted), [asked.seed] * len(wanted)):
            faults += sum(report.faults.values())
            print(report.told(), flush=True)
    raise SystemExit(1 if faults else 0)


if __name__ == "__main__":
    main()
