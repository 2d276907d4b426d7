"""Properties are asked the same examples, whatever was loaded before: else a failure would come and go."""

from __future__ import annotations

import subprocess
import sys

import pytest

DRAWING = """
import sys
from tests import examples
examples.settle()
{before}
from hypothesis import given, settings, strategies as st
drawn = []
@settings(max_examples=60)
@given(st.integers(), st.text(), st.sampled_from(range(1000)))
def draw(number, text, one):
    drawn.append((number, text, one))
draw()
print(ascii(drawn))
"""


def examples_after(before: str) -> str:
    run = subprocess.run(
        [sys.executable, "-c", DRAWING.format(before=before)], capture_output=True, text=True, check=True
    )
    return run.stdout


@pytest.mark.parametrize("before", ["import ludoteca.games.battle_scenes.game", "import ludoteca.core.match"])
def test_what_was_loaded_before_changes_no_example(before: str) -> None:
    assert examples_after(before) == examples_after("")
