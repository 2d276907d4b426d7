"""Positions for scenarios, in the game's own terms, and the values that they expect.

A die is written ``name [face] [as LABEL] [damage N]``, with ``*N`` behind the
name for several: ``"parceiro*4"``, ``"thor-senhor-de-asgard level1 as thor damage 1"``.
Several dice with one label are numbered: ``"parceiro*2 as mine"`` are mine1 and mine2.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Annotated, Literal

import msgspec

from ludoteca.core.converting import converted
from ludoteca.core.documents import Document
from ludoteca.core.errors import SetupError
from ludoteca.core.game import Game
from ludoteca.core.piece import NONE
from ludoteca.core.problems import problem_of
from ludoteca.core.setups import full_rulings
from ludoteca.games.dice_masters.cards import formats
from ludoteca.games.dice_masters.play import setup
from ludoteca.games.dice_masters.play.damage import falling
from ludoteca.games.dice_masters.play.turn import PlayTurns, Turn
from ludoteca.games.dice_masters.table.areas import (
    ATTACK,
    BAG,
    CARDS,
    CENTRE,
    FIELD,
    NAMES,
    PREP,
    RESERVE,
    USED,
    area,
    which_area,
)
from ludoteca.games.dice_masters.table.dice import Die, face_called, face_word
from ludoteca.games.dice_masters.table.table import DiceTable

_DIE = re.compile(
    r"^(?P<name>[^\s*]+)(\*(?P<count>\d{1,2}))?(\s+(?P<face>(?!as\b|damage\b)\S+))?"
    r"(\s+as\s+(?P<label>\S+))?(\s+damage\s+(?P<damage>\d+))?$"
)

#: Where a position may begin: at a turn's start, or at its main or attack step.
STEPS = {"turn": "begin", "roll": "roll_and_reroll", "main": "main", "attack": "attack"}


#: What expectations may speak of besides dice.
SUBJECTS = ("player1", "player2", "centre", "deciding", "winner", "waiting")


#: More dice than anybody owns are refused before they are made.
Count = Annotated[int, msgspec.Meta(ge=0, le=99)]


class SeatPosition(msgspec.Struct, forbid_unknown_fields=True):
    """One player's dice. What is not said is empty; the bag is filled up to eight Sidekicks by default."""

    life: int | None = None
    bag: list[str] | None = None
    prep: list[str] = []
    reserve: list[str] = []
    field: list[str] = []
    used: list[str] = []
    cards: dict[str, Count] = {}


class Position(msgspec.Struct, forbid_unknown_fields=True):
    format: Literal["first-game", "basic", "tournament", "draft"] = "basic"
    rulings: dict[str, str] = {}
    life: int = 0
    #: Whose turn it is, 1 or 2, and where in it the position begins.
    active: Literal[1, 2] = 1
    step: Literal["turn", "roll", "main", "attack"] = "turn"
    player1: SeatPosition = msgspec.field(default_factory=SeatPosition)
    player2: SeatPosition = msgspec.field(default_factory=SeatPosition)
    #: Basic actions in the centre with the dice left on each.
    centre: dict[str, Count] = {}
    #: Cards that are in no set.
    cards: list[Document] = []


def set_up(game: Game, document: Document, seed: int) -> tuple[DiceTable, dict[str, int]]:
    """The table of a position, at its first decision to be, and the numbers of the dice that it labels: such as the
    one in which the combat of the manual begins (example.combat.0)."""
    try:
        position = converted(document, Position)
    except msgspec.ValidationError as error:
        raise SetupError(f"position: {error}", "", "position-unreadable", reason=problem_of(error)) from error
    checked = formats.Setup(
        format=position.format, rulings=position.rulings, life=position.life, cards=position.cards, first=0
    )
    checked.rulings = full_rulings(checked.rulings, formats.RULINGS)
    checked.rulings = {name: checked.rulings.get(name, known[0]) for name, known in formats.RULINGS.items()}
    table = DiceTable(setup.make_box(game, checked), seed)
    names: dict[str, int] = {}
    for name, count in position.centre.items():
        lay_centre(table, name, count)
    for seat, side in enumerate((position.player1, position.player2)):
        lay_seat(table, seat, side, names)
    table.active = position.active - 1
    setup.put_in_play(table)
    check(table)
    begin_at(table, position.step)
    return table, names


def check(table: DiceTable) -> None:
    """What no match can come to is no position; each error names the rule."""
    check_lives(table)
    check_dice(table)
    for number in falling(table):
        word = table.kind(number).word
        message = f"{word} has as much damage as defence: it is knocked out (rule turn.attack.damage.9)"
        raise SetupError(message, "turn.attack.damage.9", "position-fallen", word=word)


def check_lives(table: DiceTable) -> None:
    most = table.box.format.life
    for seat in (0, 1):
        if not 0 < table.life[seat] <= most:
            message = f"player{seat + 1}: life is 1 to {most} here (rule fundamentals.5)"
            raise SetupError(message, "fundamentals.5", "position-life", seat=seat + 1, most=most)


def check_dice(table: DiceTable) -> None:
    """No player has more dice of a sort than he could have brought or bought."""
    owned = Counter((die.owner, die.kind) for die in table.pieces.values() if die.owner >= 0)
    for (seat, kind), count in owned.items():
        card = table.box.kinds[kind].card
        if card is None:
            most, rule = setup.SIDEKICKS, "teams.2"
        elif card.basic:
            most, rule = 2 * card.limit, "teams.basic.3"
        else:
            most, rule = card.limit, "teams.basic.7"
        if count > most:
            word = table.box.kinds[kind].word
            message = f"player{seat + 1}: {count} dice of {word}; at most {most} (rule {rule})"
            raise SetupError(message, rule, "position-dice", seat=seat + 1, word=word, most=most)


def lay_centre(table: DiceTable, name: str, count: int) -> None:
    kind = carded(table, name)
    table.centre = (*table.centre, kind)
    setup.add_dice(table, kind, -1, CENTRE, count)


def lay_seat(table: DiceTable, seat: int, side: SeatPosition, names: dict[str, int]) -> None:
    life = table.box.format.life if side.life is None else side.life
    table.life = (life, table.life[1]) if seat == 0 else (table.life[0], life)
    kinds = []
    for name, count in side.cards.items():
        kind = carded(table, name)
        kinds.append(kind)
        setup.add_dice(table, kind, seat, area(seat, CARDS), count)
    places = ((PREP, side.prep), (RESERVE, side.reserve), (FIELD, side.field), (USED, side.used))
    for which, entries in places:
        for entry in entries:
            kinds.extend(lay_dice(table, seat, which, entry, names))
    if side.bag is None:
        sidekicks = sum(1 for die in table.pieces.values() if die.owner == seat and die.kind == 0)
        setup.add_dice(table, 0, seat, area(seat, BAG), max(0, setup.SIDEKICKS - sidekicks))
    for entry in side.bag or ():
        kinds.extend(lay_dice(table, seat, BAG, entry, names))
    own = tuple(kind for kind in dict.fromkeys(kinds) if kind and kind not in table.centre)
    table.cards = (own, table.cards[1]) if seat == 0 else (table.cards[0], own)


def lay_dice(table: DiceTable, seat: int, which: int, entry: str, names: dict[str, int]) -> list[int]:
    match = _DIE.match(entry.strip())
    if match is None:
        raise SetupError(
            f"“{entry}”: write a die as name[*count] [face] [as label] [damage n]",
            "",
            "position-die",
            entry=entry,
        )
    kind = kind_of(table, match["name"])
    numbers = setup.add_dice(table, kind, seat, area(seat, which), int(match["count"] or 1))
    for at, number in enumerate(numbers, 1):
        die = table.pieces[number]
        assert isinstance(die, Die)
        die.face = face_of(table, kind, which, entry, match["face"])
        die.damage = int(match["damage"] or 0)
        if match["label"]:
            give_label(names, match["label"] if len(numbers) == 1 else f"{match['label']}{at}", number)
    return [kind]


def give_label(names: dict[str, int], label: str, number: int) -> None:
    if label in names or label in SUBJECTS:
        raise SetupError(f"“{label}” is taken; label this die otherwise", "", "position-label", label=label)
    names[label] = number


def face_of(table: DiceTable, kind: int, which: int, entry: str, word: str | None) -> int:
    """The face shown: only rolled dice have one, and only characters are in the field (dice_more.1, dice_more.2)."""
    faces = table.box.kinds[kind].faces
    if which not in (RESERVE, FIELD):
        if word:
            raise SetupError(f"“{entry}”: a die that is not rolled has no face", "dice_more.2", "position-unrolled")
        return NONE
    face = face_called(faces, word or ("level1" if which == FIELD else ""))
    if face == NONE:
        known = ", ".join(face_word(each) for each in faces)
        raise SetupError(f"“{entry}”: name its face; it has {known}", "dice_more.1", "position-face", known=known)
    if which == FIELD and faces[face].kind != "character":
        raise SetupError(f"“{entry}”: only characters are in the field", "areas.field.1", "position-field")
    return face


def carded(table: DiceTable, name: str) -> int:
    """A kind of die that lies on a card: Sidekicks have none (sidekick.1)."""
    kind = kind_of(table, name)
    if table.box.kinds[kind].card is None:
        raise SetupError(f"“{name}”: Sidekicks have no card (rule sidekick.1)", "sidekick.1", "position-sidekick")
    return kind


def kind_of(table: DiceTable, name: str) -> int:
    if name in ("parceiro", "sidekick"):
        return 0
    for kind in table.box.kinds:
        if kind.card is not None and name in (kind.card.word, kind.card.id):
            return int(kind.number)
    raise SetupError(f"there is no card “{name}”", "", "setup-unknown-card", card=name)


def begin_at(table: DiceTable, step: str) -> None:
    seat = table.active
    table.stack.append(PlayTurns(seat))
    turn = Turn(seat)
    turn.begin_at(STEPS[step])
    if step != "turn":
        table.turn = 1
    table.stack.append(turn)


# -- expectations ---------------------------------------------------------------------


def look(table: DiceTable, path: str, names: dict[str, int]) -> object:
    """``player1.life``, ``player2.used`` (dice by name), ``player2.field.faces``, ``thor.damage``, ``winner``.

    A die is called by the label that the position gave it, or by its name if it is the only one of that name
    in the field.
    """
    subject, _, value = path.partition(".")
    if subject == "centre":
        return counted(table, table.zones[CENTRE])
    if subject == "deciding":
        return None if table.decision is None else table.decision.seat + 1
    if subject == "winner":
        return None if table.places is None else table.places.index(1) + 1
    if subject == "waiting":
        return len(table.waiting)
    if subject in ("player1", "player2"):
        return look_at_player(table, int(subject[-1]) - 1, value)
    number = names.get(subject, NONE)
    if number == NONE:
        number = only_die(table, subject)
    if number != NONE:
        return look_at_die(table, number, value)
    known = ", ".join([*SUBJECTS, *names])
    raise SetupError(f"“{path}”: begin with one of {known}", "", "look-unknown", path=path)


def only_die(table: DiceTable, word: str) -> int:
    """The one die of that name in the field of either player, or NONE."""
    found = [number for seat in (0, 1) for number in table.field(seat) if table.kind(number).word == word]
    return found[0] if len(found) == 1 else NONE


def look_at_player(table: DiceTable, seat: int, value: str) -> object:
    if value == "life":
        return table.life[seat]
    if value == "loose":
        return table.loose[seat]
    name, _, how = value.partition(".")
    if name in NAMES and how in ("", "faces"):
        dice = table.zones[area(seat, NAMES.index(name))]
        return faces_of(table, dice) if how else counted(table, dice)
    known = ", ".join(["life", "loose", *NAMES, *(f"{each}.faces" for each in NAMES)])
    raise SetupError(f"a player has {known}; not “{value}”", "", "look-player", known=known, value=value)


def faces_of(table: DiceTable, numbers: tuple[int, ...]) -> list[str]:
    """Each die with the face that it shows, in alphabetical order."""
    shown = [(table.kind(number).word, table.face(number)) for number in numbers]
    return sorted(word if face is None else f"{word} {face_word(face)}" for word, face in shown)


def look_at_die(table: DiceTable, number: int, value: str) -> object:
    die = table.pieces[number]
    face = table.face(number)
    in_field = which_area(die.zone) in (FIELD, ATTACK)
    values: Document = {
        "damage": die.damage,
        "area": NAMES[which_area(die.zone)] if die.zone != CENTRE else "centre",
        "owner": die.owner + 1,
        "controller": die.controller + 1,
        "face": "" if face is None else face_word(face),
        "level": 0 if face is None else face.level,
        "attack": table.attack_of(number) if in_field else 0,
        "defence": table.defence_of(number) if in_field else 0,
        "role": list(table.role(number)),
    }
    if value not in values:
        known = ", ".join(values)
        raise SetupError(f"a die has {known}; not “{value}”", "", "look-die", known=known, value=value)
    return values[value]


def counted(table: DiceTable, numbers: tuple[int, ...]) -> dict[str, int]:
    return dict(Counter(table.kind(number).word for number in numbers))
