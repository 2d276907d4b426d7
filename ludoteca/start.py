"""Where the command ``ludoteca`` begins: before anything else is loaded it is settled which build plays."""

from __future__ import annotations

import os
from importlib import import_module

import ludoteca
from ludoteca import building


def main() -> None:
    """The command line on the compiled build where there is one of these sources, and so every process it starts."""
    os.environ.setdefault(building.VARIABLE, building.AUTO)
    ludoteca.__path__ = building.chosen(list(ludoteca.__path__))
    import_module("ludoteca.cli").main(prog_name="ludoteca")
