"""No test leaves a match in the folder of whoever runs it, or finds one there."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def matches_of_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder where matches are kept that were broken off."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data" / "ludoteca" / "matches"
