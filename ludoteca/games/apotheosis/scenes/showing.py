"""What a seat sees of pieces, seats and the board: badges, faces, heights and reach."""

from __future__ import annotations

from functools import lru_cache

from ludoteca.core.events import NOBODY
from ludoteca.core.view import Badge, BoardView, CardView, CellView, Part
from ludoteca.games.apotheosis.table import permanent_texts, values
from ludoteca.games.apotheosis.table.box import Kind
from ludoteca.games.apotheosis.table.figures import CardPiece, Figure
from ludoteca.games.apotheosis.table.table import ApotheosisTable
from ludoteca.games.apotheosis.text.words import ATTRIBUTES, ITEM, SKILL, VALUES


def seat_badges(table: ApotheosisTable, seat: int) -> list[Badge]:
    badges = []
    hero = table.heroes[seat]
    if table.pieces.get(table.character) is not None and table.pieces[table.character].controller == seat:
        badges.append(Badge("points", table.points))
    if table.living(hero):
        badges += [Badge(name, table.figure(hero, name)) for name in ("stamina", "mana")]
    return badges


def piece_badges(table: ApotheosisTable, number: int) -> list[Badge]:
    piece = table.pieces[number]
    if isinstance(piece, CardPiece):
        return card_badges(table, number, piece)
    assert isinstance(piece, Figure)
    badges = [Badge("life", piece.life, table.figure(number, "max-life"))]
    if piece.is_character:
        for name in ATTRIBUTES:
            badges.append(attribute_badge(table, number, piece, name))
        for name, amount in (("debt", piece.debt), ("credit", piece.credit)):
            if amount:
                badges.append(Badge(name, amount))
    badges += [Badge(f"marker-{marker}", 1) for marker in piece.markers]
    for name, state in (("dead", piece.dead), ("container", piece.container), ("obstacle", piece.obstacle)):
        if state:
            badges.append(Badge(name, 1))
    return badges


def attribute_badge(table: ApotheosisTable, number: int, piece: Figure, name: str) -> Badge:
    base = values.base_figure(table, number, name)
    parts = [Part(source, amount) for amount, source in permanent_texts.added(table, name, number) if amount]
    return Badge(name, table.figure(number, name), base, parts)


def cards_shown(table: ApotheosisTable, seat: int) -> list[CardView]:
    """The cards that a seat knows, for whoever asks what they say."""
    seen = {piece.kind for piece in table.pieces.values() if piece.known >> seat & 1 and isinstance(piece, CardPiece)}
    kinds = sorted((table.box.kinds[kind] for kind in seen), key=lambda kind: kind.word)
    return [card_shown(kind) for kind in kinds]


@lru_cache(4096)
def card_shown(kind: Kind) -> CardView:
    """What is printed on a card never changes."""
    return CardView(kind.word, "", NOBODY, 0, printed_badges(kind))


def card_badges(table: ApotheosisTable, number: int, card: CardPiece) -> list[Badge]:
    printed = card_shown(table.kind(number)).badges
    return printed + [Badge(f"counter-{name}", count) for name, count in card.counters] if card.counters else printed


def printed_badges(kind: Kind) -> list[Badge]:
    badges = [Badge("level", kind.level)]
    if kind.uses and kind.uses[0].bar is not None:
        badges.append(Badge("cost", kind.uses[0].points))
    if kind.suit in (SKILL, ITEM):
        figures = (("stamina", kind.stamina), ("mana", kind.mana), ("essence", kind.essence))
        badges += [Badge(name, amount) for name, amount in figures if amount]
    if kind.value >= 0 and kind.suit in VALUES:
        badges.append(Badge(VALUES[kind.suit], kind.value))
    return badges


def face_word(table: ApotheosisTable, number: int) -> str:
    piece = table.pieces[number]
    if isinstance(piece, CardPiece):
        if piece.exhausted:
            return "exhausted"
        return "concealed" if piece.hidden else ""
    return "dead" if isinstance(piece, Figure) and piece.dead and piece.is_character else ""


def board_shown(table: ApotheosisTable) -> BoardView:
    """Terrain and height of each tile, and whether a text lies on it. Where one can walk is marked by the options."""
    board = table.board
    laid = {cell for _, cell, *_ in table.laid}
    shown = []
    for cell in range(board.cells):
        word = ground(table, cell)
        if cell in laid:
            word += "-laid"
        if word != "field" or board.altitude[cell]:
            shown.append(CellView(cell, word, board.altitude[cell]))
    return BoardView(board.width, board.height, shown)


def ground(table: ApotheosisTable, cell: int) -> str:
    board = table.board
    if board.disabled >> cell & 1:
        return "disabled"
    return "blocked" if board.blocked >> cell & 1 else board.terrain[cell]
