"""How long it takes until somebody can decide: in a new process, and for one more match in one that has played.

    python -m ludoteca.lab.start fabula

prints the milliseconds of work of a process that did nothing else.
"""

from __future__ import annotations

import subprocess
import sys
from time import process_time

from ludoteca import games
from ludoteca.core.game import Game
from ludoteca.core.match import Match

SEED = 2026
#: Processes that are started, and matches that are begun of each set-up: the best counts.
PROCESSES = 2
MATCHES = 3


def cold(name: str) -> int:
    """Milliseconds of work of a new process until the first decision of a match, the interpreter's own start too."""
    words = [sys.executable, "-m", "ludoteca.lab.start", name]
    runs = [subprocess.run(words, capture_output=True, text=True, check=True).stdout for _ in range(PROCESSES)]
    return min(map(int, runs))


def warm(game: Game) -> int:
    """Microseconds of work for a match that keeps its log, as a server begins one: of the dearest set-up.

    Its cards have been read before.
    """
    return max(round(1e6 * best_of(game, setup)) for setup in game.sample_setups())


def best_of(game: Game, setup: dict[str, object]) -> float:
    Match(game, setup, SEED)
    times = []
    for seed in range(SEED, SEED + MATCHES):
        began = process_time()
        Match(game, setup, seed)
        times.append(process_time() - began)
    return min(times)


def main() -> None:
    game = games.game(sys.argv[1])
    Match(game, game.sample_setups()[0], SEED)
    print(round(1e3 * process_time()))


if __name__ == "__main__":
    main()
