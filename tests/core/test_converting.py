"""Documents are read by many threads of a server, also those that nobody has read before."""

from __future__ import annotations

import subprocess
import sys

MANY_AT_ONCE = """
import importlib, sys, threading
from ludoteca import games
from ludoteca.core import rulebook
from ludoteca.core.converting import converted, decoded
import msgspec, tomllib

sys.setswitchinterval(1e-6)
data = tomllib.loads((games.HOME / "fabula" / "rules.toml").read_text())
written = msgspec.json.encode(data)

def read(number):
    together.wait()
    found.append(decoded(written, rulebook.Ledger) if number % 2 else converted(data, rulebook.Ledger))

for _ in range(40):
    importlib.reload(rulebook)
    together, found = threading.Barrier(4), []
    threads = [threading.Thread(target=read, args=(number,)) for number in range(4)]
    for thread in threads: thread.start()
    for thread in threads: thread.join()
    assert len(found) == 4 and all(each == found[0] for each in found)
"""


def test_threads_that_read_the_first_document_of_a_kind_together_all_get_it() -> None:
    """In a process of its own: what goes wrong here ends it."""
    assert subprocess.run([sys.executable, "-c", MANY_AT_ONCE], timeout=300).returncode == 0
