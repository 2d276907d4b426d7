"""A short share of ``make chaos``."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.chaos import chaos


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    faults, figures = asyncio.run(chaos(tmp_path, 5, 3, 1, 1.0))
    assert faults == []
    assert figures["acknowledged"] > 10, figures
    assert figures["returned"] >= 5, figures
