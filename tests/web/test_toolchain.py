"""What the browser table is built from: a lock without hosts, current types, clean sources, small bundles."""

from __future__ import annotations

import gzip
import importlib.util
import json
import re
from pathlib import Path
from typing import Any

import pytest

import build_web
from ludoteca.scenarios import library as scenarios

WEB = build_web.WEB
#: The whole of a game's table, in bytes as they travel.
BUDGET = 150_000


def lock() -> dict[str, Any]:
    return json.loads((WEB / "package-lock.json").read_text())


def test_the_lock_names_no_host_and_is_complete() -> None:
    packages = lock()["packages"]
    assert [name for name, each in packages.items() if "resolved" in each] == []
    bare = [name for name, each in packages.items() if name and not each.get("link") and "integrity" not in each]
    assert bare == []
    missing = [
        f"{name}: {wanted}"
        for name, each in packages.items()
        for wanted in each.get("optionalDependencies", {})
        if not any(place.endswith(f"node_modules/{wanted}") for place in packages)
    ]
    assert missing == []


def test_the_versions_are_exact() -> None:
    wanted = json.loads((WEB / "package.json").read_text())["devDependencies"]
    assert [name for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)] == []
    packages = lock()["packages"]
    assert {name: packages[f"node_modules/{name}"]["version"] for name in wanted} == wanted


def test_the_types_of_messages_are_current() -> None:
    spec = importlib.util.spec_from_file_location("web_messages", WEB / "messages.py")
    assert spec and spec.loader
    messages = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(messages)
    assert messages.TARGET.read_text(encoding="utf-8") == messages.text(), "run: python web/messages.py"


def test_the_sources_are_without_a_complaint() -> None:
    assert build_web.check() == 0


def test_nothing_of_others_is_among_the_sources() -> None:
    kept = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    assert [path.name for path in kept if path.suffix in {".woff", ".woff2", ".png", ".jpg"}] == []


def zipped(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def needed(start: Path) -> set[Path]:
    """A chunk and all that it imports before it runs."""
    found: set[Path] = set()
    ahead = [start]
    while ahead:
        path = ahead.pop()
        if path in found:
            continue
        found.add(path)
        text = path.read_text(encoding="utf-8")
        names = re.findall(r'(?:from|import)\s*"\./([^"]+\.js)"', text)
        ahead += [path.parent / name for name in names]
    return found


@pytest.mark.parametrize("game", ["apotheosis", "battle_scenes", "dice_masters", "fabula", "krosmaster"])
def test_the_table_of_a_game_is_small(game: str) -> None:
    assets = build_web.STATIC / "assets"
    first = re.search(r"/assets/(index-[^\"]+\.js)", (build_web.STATIC / "index.html").read_text())
    assert first
    chunks: set[Path] = set()
    for pattern in (first[1], "TablePage-*.js", "words.pt-*.js", f"{game}-*.js"):  # one language is loaded, the longer
        for path in assets.glob(pattern):
            chunks |= needed(path)
    shared = [path.stem.rsplit("-", 1)[0] for path in chunks]
    styles = {path for name in shared for path in assets.glob(f"{name}-*.css")}
    total = sum(map(zipped, chunks | styles))
    assert total < BUDGET, f"{game}: {total} bytes"


def test_every_step_of_a_first_match_is_a_scenario_told_in_both_languages() -> None:
    text = (WEB / "src" / "lessons" / "lessons.ts").read_text(encoding="utf-8")
    found: dict[str, list[str]] = {}
    for line in text.splitlines():
        if game := re.match(r"  (\w+): \[$", line):
            steps = found.setdefault(game[1], [])
        elif step := re.search(r"scenario: '([^']+)', pt: '.+', en: '.+'", line):
            steps.append(step[1])
    assert set(found) == {"apotheosis", "battle_scenes", "dice_masters", "fabula", "krosmaster"}
    for game, words in found.items():
        known = {file.name.removesuffix(".toml") for file in scenarios.files(game)}
        assert len(words) >= 5
        assert set(words) <= known, game


def test_nothing_moves_for_ever() -> None:
    """A movement without end keeps a processor busy on a page where nothing happens."""
    styles = {path.name: path.read_text(encoding="utf-8") for path in (build_web.STATIC / "assets").glob("*.css")}
    assert any("animation" in text for text in styles.values())
    endless = re.compile(r"animation[a-z-]*:[^;}]*\binfinite\b")
    assert [name for name, text in styles.items() if endless.search(text)] == []
