"""What hatch does when a wheel or an sdist is made: the browser table goes in, and what plays is compiled if asked for.

``LUDOTECA_COMPILE=1`` makes a wheel for this machine's Python, with extension modules beside the sources. Without it
the wheel is pure Python and runs everywhere; an sdist never holds anything compiled.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# Hatch loads this file by its path; the others lie beside it.
sys.path.insert(0, str(Path(__file__).parent))

import build_compiled
import build_web

VARIABLE = "LUDOTECA_COMPILE"


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Whoever installs Ludoteca needs no node, and with a compiled wheel no compiler."""

    def dependencies(self) -> list[str]:
        node = [] if self.has_web() or build_web.on_path() else [build_web.NODE_WHEEL]
        # The compiler reads the types of the libraries that the sources import.
        compiler = [*build_compiled.NEEDED, *self.metadata.core.dependencies] if self.compiles() else []
        return [*node, *compiler]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if not self.has_web():
            build_web.build()
        if self.compiles():
            build_compiled.build()
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            build_data["force_include"].update(build_compiled.libraries())

    def has_web(self) -> bool:
        return (build_web.STATIC / "index.html").exists()

    def compiles(self) -> bool:
        return self.target_name == "wheel" and os.environ.get(VARIABLE, "") not in ("", "0")
