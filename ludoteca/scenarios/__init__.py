"""Scenarios: positions with a script and expectations. They are tests, lessons and bug reports at once.

``format.py`` reads a file and checks it at the door, ``runner.py`` plays it, ``library.py`` finds those that
the games bring along. The format is described in docs/scenarios.md.
"""

from __future__ import annotations

from ludoteca.scenarios.format import Scenario, ScenarioError, read, read_file
from ludoteca.scenarios.runner import Frame, Problem, Report, Ruling, run

__all__ = ["Frame", "Problem", "Report", "Ruling", "Scenario", "ScenarioError", "read", "read_file", "run"]
