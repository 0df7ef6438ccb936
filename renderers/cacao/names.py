"""The names of the cells where a tile may go, and those of rows and columns at the map's edge: beside a tile they were
taken for its own."""

from __future__ import annotations

from games.cacao import board
from games.cacao.board import Cell
from games.cacao.notation import Begun
from renderers.cacao import chips
from renderers.cacao.chips import HEIGHT
from renderers.cacao.colours import COORDINATE, SHADE
from renderers.cacao.layout import GUTTER, LINTEL
from renderers.cacao.scene import Scene
from renderers.lettering import Style, width
from renderers.palette import BLUE, WHITE, Colour
from renderers.sheet import SMALL

_LINE, _CLOSE, _ROOMY = 27, 23, 60
"""Pixels from a row's name to a column's where both stand in one cell, and in a cell of less than so many pixels."""
FREE = 12
"""Pixels between a clearing's whole name and its cell's sides: dashes next to letters read as colons."""
_SOLID, _TOP = 3, 6
"""The same where the cell has a line around it; and as little as that above the name."""
_HIGH = 11
"""Half of what a name is high."""
_BIG, _LARGE = 38, 108
"""Pixels of a cell's name, and of the cell that has room for it."""
_PLATE = 15
"""Pixels from a tile's edge to the middle of the name on it."""
_ACROSS, _DOWN = 66, 30
"""Pixels from one name to the next at the map's edge."""


def cell(scene: Scene, at: Cell, ink: Colour) -> None:
    """The whole name of a cell that may be taken, on one line or on two."""
    x, y, style = *_middle(scene, at), _type(scene, at)
    lines = _whole(scene, at)
    for number, words in enumerate(lines):
        scene.canvas.text(words, x, y + (number - (len(lines) - 1) / 2) * _apart(scene, at), style, ink, align="middle")


def origin(scene: Scene) -> None:
    """The name of the first plantation, from which all others count, on its tile: at the lower edge, or at the upper
    one where the name of the cell below lies on it."""
    if scene.plan.ruled:
        return
    x, y = scene.plan.centre(board.ORIGIN)
    down, across = scene.plan.place(board.ORIGIN)
    low = scene.plan.is_low(scene.plan.placed((down + 1, across)))
    y += (-1 if low else 1) * (scene.plan.cell / 2 - _PLATE)
    style, name = scene.type(SMALL, bold=True), board.name(board.ORIGIN)
    half = width(name, style) / 2 + 4
    scene.canvas.panel((round(x - half), round(y - 13), round(x + half), round(y + 13)), 7, SHADE)
    scene.canvas.text(name, x, y, style, COORDINATE, align="middle")


Area = tuple[float, float, float, float]


def room(scene: Scene, at: Cell) -> Area:
    """What `cell` writes on."""
    lines = _whole(scene, at)
    high = _HIGH * _scale(scene, at) + (len(lines) - 1) / 2 * _apart(scene, at)
    return _around(_middle(scene, at), lines, _type(scene, at), high)


def _around(middle: tuple[float, float], lines: tuple[str, ...], style: Style, high: float) -> Area:
    (x, y), half = middle, max(width(words, style) for words in lines) / 2
    return x - half, y - high, x + half, y + high


def _scale(scene: Scene, at: Cell) -> float:
    """How much larger the name is where the cell has room for one that is read on a telephone, too."""
    left, top, right, bottom = scene.plan.ledge(at)
    return _BIG / SMALL if min(right - left, bottom - top) >= _LARGE else 1


def _type(scene: Scene, at: Cell) -> Style:
    return scene.type(round(SMALL * _scale(scene, at)), bold=True)


def _whole(scene: Scene, at: Cell) -> tuple[str, ...]:
    """The lines of a cell's whole name."""
    left, _, right, _ = scene.plan.ledge(at)
    words, style = board.name(at), _type(scene, at)
    free = _SOLID if _promises(scene, at) else FREE
    if 0 in at or scene.plan.is_low(at) or width(words, style) <= right - left - 2 * free:
        return (words,)
    return board.row_name(at[0]), board.column_name(at[1])


def _apart(scene: Scene, at: Cell) -> float:
    _, top, _, bottom = scene.plan.ledge(at)
    return _LINE * _scale(scene, at) if bottom - top >= _ROOMY else _CLOSE


def _middle(scene: Scene, at: Cell) -> tuple[float, float]:
    """In the middle of the cell, or as high as leaves room for what the cell would bring."""
    left, top, right, bottom = scene.plan.ledge(at)
    x, y = (left + right) / 2, (top + bottom) / 2
    if scene.plan.is_low(at) or not _promises(scene, at):
        return x, y
    high = _HIGH * _scale(scene, at) + (len(_whole(scene, at)) - 1) / 2 * _apart(scene, at)
    return x, max(top + high + _TOP, y - HEIGHT / 2)


def _promises(scene: Scene, at: Cell) -> bool:
    """Whether what the cell would bring is said on it."""
    return any(chips.own(each.gains) and each.cells[0] == board.name(at) for each in scene.threats)


def rulers(scene: Scene, begun: Begun | None) -> None:
    """The names of rows and columns along the map's edge, as many as there is room for, always those of the first
    plantation's; in a close-up those that are chosen are on blue."""
    (left, top, right, bottom), shown, size = scene.plan.map, scene.plan.region, scene.plan.cell
    scene.canvas.image.paste(SHADE, (left, top, right, top + LINTEL))
    scene.canvas.image.paste(SHADE, (left, top, left + GUTTER, bottom))
    for column in range(shown.column, shown.column + shown.columns):
        if column % -(-_ACROSS // size) == 0:
            _, (name, chosen) = _lines(scene, (shown.row, column), begun)
            x = scene.plan.centre(scene.plan.placed((shown.row, column)))[0]
            _written(scene, name, (x, top + LINTEL / 2), chosen=chosen)
    for row in range(shown.row, shown.row + shown.rows):
        if row % -(-_DOWN // size) == 0:
            (name, chosen), _ = _lines(scene, (row, shown.column), begun)
            y = scene.plan.centre(scene.plan.placed((row, shown.column)))[1]
            _written(scene, name, (left + GUTTER / 2, y), chosen=chosen)


def _lines(scene: Scene, spot: Cell, begun: Begun | None) -> tuple[tuple[str, bool], ...]:
    """The names of the row and the column of a place on the sheet, and whether they are chosen: a column of the map is
    a row of one that was turned."""
    at = scene.plan.placed(spot)
    row, chosen = (None, None) if begun is None else (begun.row, begun.at)
    told = (board.row_name(at[0]), row == at[0]), (board.column_name(at[1]), chosen is not None and chosen[1] == at[1])
    return told[::-1] if scene.plan.region.turned else told


def _written(scene: Scene, words: str, middle: tuple[float, float], *, chosen: bool) -> None:
    style, (x, y) = scene.type(SMALL, bold=True), middle
    if chosen:
        half = width(words, style) / 2 + 5
        scene.canvas.panel((round(x - half), round(y - 14), round(x + half), round(y + 14)), 7, BLUE)
    scene.canvas.text(words, x, y, style, WHITE if chosen else COORDINATE, align="middle")
