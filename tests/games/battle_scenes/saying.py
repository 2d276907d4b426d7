"""What tests of words share: characters whose action is a text, and texts that read back as themselves."""

from __future__ import annotations

from typing import Any

from ludoteca.games.battle_scenes.table.kinds import Kind
from ludoteca.games.battle_scenes.text import terms as t
from ludoteca.games.battle_scenes.wording.wording import compile_text, render
from tests.games.battle_scenes.stage import Scene, action, character, hits, printed


def acting(text: str, **more: Any) -> Kind:
    return printed("Ator", action_cost="0", action_text=text, **more)


def striker(points: int = 2, **more: Any) -> Kind:
    return character("Rival", 9, action=action("Soco", 0, hits(points)), **more)


def used(scene: Scene, kind: Kind, *choices: int, seat: int = 0) -> int:
    """A base card uses its own action."""
    base = scene.base(kind, seat)
    scene.table.active = seat
    scene.do_use(seat, base, base)
    scene.choose(*choices)
    return base


def read(text: str, sort: str = t.STATIC) -> tuple[t.Line, ...]:
    """What a text says; and the text that we write for it says the same."""
    lines = compile_text(text, sort, {})
    assert compile_text(render(lines, "pt"), sort, {}) == lines
    assert render(lines, "en")
    return lines


def used_on_first_and_third(sentence: str) -> tuple[Scene, int, list[int]]:
    """An action is used, and of three opponents the first and the third are chosen."""
    read(sentence, t.ACTION)
    scene = Scene(actor := acting(sentence), foe := character("Rival"))
    foes = [scene.base(foe, 1) for _ in range(3)]
    base = scene.base(actor)
    scene.do_use(0, base, base)
    scene.choose(foes[0], foes[2])
    return scene, base, foes
