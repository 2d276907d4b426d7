"""Builds the compiled Ludoteca beside the sources: ``make compiled`` runs it, and hatch with LUDOTECA_COMPILE=1.

``build/compiled/ludoteca`` becomes a whole copy of the package in which the modules that play are extension modules,
made by mypyc. No ``.so`` ever lies among the sources. ``ludoteca/building.py`` tells who uses the copy, and when.

Only what plays is compiled: the core, and in each game its records, table, procedures and meanings. What reads files
and texts or writes sentences is not, because it stands on libraries that need real classes (msgspec), and because
it is not what a decision waits for.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import monotonic

from build_prepare import prepared
from ludoteca.building import STAMP, state_of

HOME = Path(__file__).parent
SOURCES = HOME / "ludoteca"
BUILT = HOME / "build" / "compiled"

#: What the compiler is, by name on PyPI, and how what it makes is called.
NEEDED = ["mypy[mypyc]", "setuptools"]
SUFFIXES = (".so", ".pyd")

#: What the copy has no use for, or has as a link: the browser table may be built later.
LEFT_OUT = {"__pycache__"}
LINKED = {Path("server/static")}

#: What plays, the longest first. Each is a library of its own: one that did not change is not compiled again.
GROUPS = ("core", "battle_scenes", "apotheosis", "fabula", "krosmaster", "dice_masters")

#: The rooms of a game that play, and files of other rooms that procedures measure with.
ROOMS = ["actions.py", "text/*.py", "table/*.py", "meaning/*.py", "play/*.py", "cards/arena.py", "cards/board.py"]

#: What stays as it is: it reads or writes files, texts and messages, or is made of msgspec's structs.
INTERPRETED = {
    "core/agreement.py",
    "core/citations.py",
    "core/converting.py",
    "core/coverage.py",
    "core/documents.py",
    "core/errors.py",
    "core/freezing.py",
    "core/game.py",
    "core/kinds.py",
    "core/match.py",
    "core/messages.py",
    "core/problems.py",
    "core/rulebook.py",
    "core/setups.py",
    "core/shapes.py",
    "core/teller.py",
    "core/telling.py",
    "core/told.py",
    "core/view.py",
    "games/battle_scenes/play/box.py",
    "games/dice_masters/play/setup.py",
    "games/fabula/play/setup.py",
    "games/krosmaster/play/box.py",
}


#: Whose records interpreted code may inherit from.
OPENED = re.compile(r"core/\w+\.py")


def groups(names: Sequence[str] = GROUPS, root: Path = SOURCES) -> dict[str, list[str]]:
    """The modules of each library, as paths within the package."""
    found: dict[str, list[str]] = {}
    for name in names:
        wanted = ["core/*.py"] if name == "core" else [f"games/{name}/{room}" for room in ROOMS]
        paths = sorted(path.relative_to(root).as_posix() for pattern in wanted for path in root.glob(pattern))
        found[name] = [path for path in paths if path not in INTERPRETED and not path.endswith("__init__.py")]
    return found


def libraries(built: Path = BUILT) -> dict[str, str]:
    """Every extension module that was built, and where it belongs in a wheel."""
    found = [path for path in files(built / "ludoteca") if path.suffix in SUFFIXES]
    return {str(path): path.relative_to(built).as_posix() for path in found}


# -- the copy --------------------------------------------------------------


def mirror(built: Path, compiled: list[str]) -> None:
    """Bring the copy up to date with the sources, the modules to be compiled in the compiler's way."""
    package = built / "ludoteca"
    wanted = set()
    for source in files(SOURCES):
        path = source.relative_to(SOURCES)
        wanted.add(path)
        content = source.read_bytes()
        if path.as_posix() in compiled:
            content = prepared(content.decode(), bool(OPENED.fullmatch(path.as_posix()))).encode()
        write(package / path, content)
    for old in list(files(package)):
        path = old.relative_to(package)
        if path not in wanted and not is_extension_of(old, compiled, package):
            old.unlink()
    for path in LINKED:
        link = package / path
        if not link.is_symlink():
            link.symlink_to(os.path.relpath(SOURCES / path, link.parent), target_is_directory=True)


def files(folder: Path) -> Iterator[Path]:
    """All files of the package but what was built into it."""
    for path in sorted(folder.iterdir()) if folder.is_dir() else ():
        if path.name in LEFT_OUT or path.relative_to(folder) in LINKED or path.is_symlink():
            continue
        if path.is_dir():
            if path.name == "static" and path.parent.name == "server":
                continue
            yield from files(path)
        else:
            yield path


def is_extension_of(path: Path, compiled: list[str], package: Path) -> bool:
    """Is it the library of a group, or of a module that is still compiled?"""
    if path.suffix not in SUFFIXES:
        return False
    module = path.relative_to(package).as_posix().partition(".")[0]
    return module.endswith("__mypyc") or f"{module}.py" in compiled


def write(path: Path, content: bytes) -> None:
    """Only what is another is written: what did not change is not compiled again."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


# -- the compiler ----------------------------------------------------------


def compile_all(built: Path, names: Sequence[str], jobs: int, level: str) -> None:
    from mypyc.build import mypycify
    from setuptools import setup

    libraries = [([f"ludoteca/{path}" for path in paths], f"ludoteca.{name}") for name, paths in groups(names).items()]
    # What is not compiled is read for its types; how well it is typed beside prepared modules is no matter here.
    options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
    options += ["--cache-dir=../mypyc_cache", "--python-version=3.11"]
    before = os.getcwd()
    os.chdir(built)
    try:
        paths = [path for group, _ in libraries for path in group]
        extensions = mypycify(
            [*options, *paths], separate=libraries, opt_level=level, debug_level="0", target_dir="c", multi_file=False
        )
        for source in Path("c").rglob("*.c"):
            visit_once(source)
        setup(
            name="ludoteca-compiled",
            packages=[],
            ext_modules=extensions,
            script_args=["--quiet", "build_ext", "--inplace", f"-j{jobs}", "--build-temp", "o"],
        )
    finally:
        os.chdir(before)


#: A function of the generated C that tells the garbage collector what an object refers to.
_TRAVERSE = re.compile(r"^ *\w+_traverse\([^)]*\)\n *\{\n.*?^ *return rv;\n *\}\n", re.DOTALL | re.MULTILINE)


def visit_once(source: Path) -> None:
    """An object is to name each value once to the garbage collector.

    mypyc (2.4) writes a field that a class inherits and declares again twice. The collector then counts one reference
    too many, takes what is still used for garbage, and clears it.
    """
    text = source.read_text(encoding="utf-8")
    new = _TRAVERSE.sub(lambda found: without_repeats(found[0]), text)
    if new != text:
        source.write_text(new, encoding="utf-8")


def without_repeats(function: str) -> str:
    seen: set[str] = set()
    kept = []
    for line in function.split("\n"):
        if "Py_VISIT" in line:
            if line in seen:
                continue
            seen.add(line)
        kept.append(line)
    return "\n".join(kept)


def way(names: Sequence[str], level: str) -> str:
    """How it is compiled: by which Python, of what, and as these two files say."""
    told = [Path(__file__), Path(prepared.__code__.co_filename)]
    written = [path.stat().st_mtime_ns for path in told]
    return f"{sys.version_info[:3]} -O{level} {' '.join(names)} {written}"


# -- all of it -------------------------------------------------------------


def build(built: Path = BUILT, names: Sequence[str] = GROUPS, jobs: int = 2, level: str = "1") -> None:
    began = monotonic()
    stamp = built / STAMP
    made_of = f"{state_of(SOURCES)}\n{way(names, level)}\n"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == made_of:
        print(f"{built} is up to date")
        return
    stamp.unlink(missing_ok=True)
    compiled = [path for paths in groups(names).values() for path in paths]
    mirror(built, compiled)
    compile_all(built, names, jobs, level)
    stamp.write_text(made_of, encoding="utf-8")
    print(f"{len(compiled)} modules compiled to {built} in {monotonic() - began:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description="Build the compiled Ludoteca beside the sources.")
    parser.add_argument("names", nargs="*", metavar="GAME", help="compile only the core and these games")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="compilers at once")
    parser.add_argument("-O", dest="level", default="1", help="how much the C compiler optimises")
    chosen = parser.parse_args()
    names = ["core", *chosen.names] if chosen.names else GROUPS
    build(names=names, jobs=chosen.jobs, level=chosen.level)


if __name__ == "__main__":
    main()
