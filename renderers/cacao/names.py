"""The names of rows and columns, written where a row or a column of tiles ends, so that no eye has to cross the map;
and the names of the cells that the viewer may choose."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass

from games.cacao import board
from games.cacao.board import Cell
from games.cacao.notation import Begun
from renderers.cacao.colours import COORDINATE, SHADE
from renderers.cacao.layout import GUTTER, LINTEL
from renderers.cacao.scene import Scene, table_shown
from renderers.lettering import width
from renderers.palette import BLUE, WHITE, Colour
from renderers.sheet import SMALL

_LINE, _CLOSE, _ROOMY = 27, 23, 60
"""Pixels from a row's name to a column's where both stand in one cell, and in a cell of less than so many pixels."""
_HALF = 20
"""Half of what a name is wide."""
_NEAR = 11
"""Pixels between a name and its tile."""


@dataclass(frozen=True, slots=True)
class _Ends:
    """What ends at a cell: a row, a column, or both; and on which side of the cell its tiles are."""

    row: Cell | None = None
    column: Cell | None = None


@dataclass(frozen=True, slots=True)
class _Place:
    """In which ink a name is written, and whether in the middle of its cell."""

    ink: Colour
    centred: bool


def draw(scene: Scene, earth: Collection[Cell], begun: Begun | None, *, besides: Collection[Cell] = ()) -> None:
    """Beside and above every row and column of tiles, and at their other ends where there is room, but not on the cells
    that have their own names `besides`. Where the ground is `earth`, ink is dark; the row and the column that are
    chosen are on blue."""
    for at, ends in _named(scene, begun).items():
        if at in besides:
            continue
        place = _place(scene, at, earth)
        if ends.row is not None and ends.column is not None:
            _both(scene, at, place.ink, begun)
        elif ends.row is not None:
            _row(scene, at, ends.row, place, begun)
        elif ends.column is not None:
            _column(scene, at, ends.column, place, begun)


def cell(scene: Scene, at: Cell) -> None:
    """The whole name of a cell that may be chosen."""
    x, y = scene.plan.centre(at)
    style = scene.type(SMALL, bold=True)
    words = board.name(at)
    if width(words, style) <= scene.plan.cell - 10:
        scene.canvas.text(words, x, y, style, BLUE, align="middle")
        return
    for shift, part in ((-0.5, board.row_name(at[0])), (0.5, board.column_name(at[1]))):
        scene.canvas.text(part, x, y + shift * _apart(scene), style, BLUE, align="middle")


def _apart(scene: Scene) -> int:
    """Pixels between the two names of a cell."""
    return _LINE if scene.plan.cell >= _ROOMY else _CLOSE


def _named(scene: Scene, begun: Begun | None) -> dict[Cell, _Ends]:
    """What ends at which cells."""
    table, chosen = table_shown(scene), () if begun is None or begun.at is None else (begun.at,)
    return _ends((*table.jungle, *table.workers, *chosen))


def _ends(shown: Iterable[Cell]) -> dict[Cell, _Ends]:
    """The cells just outside the first and the last of every row and column."""
    rows, columns = _spans(shown, lambda at: at), _spans(shown, lambda at: (at[1], at[0]))
    found: dict[Cell, _Ends] = {}
    for row, (first, last) in rows.items():
        for at, towards in (((row, first - 1), (0, 1)), ((row, last + 1), (0, -1))):
            found[at] = _Ends(row=towards)
    for column, (first, last) in columns.items():
        for at, towards in (((first - 1, column), (1, 0)), ((last + 1, column), (-1, 0))):
            found[at] = _Ends(found.get(at, _Ends()).row, towards)
    return found


def _spans(shown: Iterable[Cell], turned: Callable[[Cell], Cell]) -> dict[int, tuple[int, int]]:
    """The first and the last cell of every line."""
    spans: dict[int, tuple[int, int]] = {}
    for line, place in map(turned, shown):
        first, last = spans.get(line, (place, place))
        spans[line] = min(first, place), max(last, place)
    return spans


def _both(scene: Scene, at: Cell, ink: Colour, begun: Begun | None) -> None:
    """The row's name over the column's: the cell's own."""
    x, y = scene.plan.centre(at)
    _written(scene, board.row_name(at[0]), (x, y - _apart(scene) / 2), ink, chosen=_is_row(begun, at))
    _written(scene, board.column_name(at[1]), (x, y + _apart(scene) / 2), ink, chosen=_is_column(begun, at))


def _row(scene: Scene, at: Cell, towards: Cell, place: _Place, begun: Begun | None) -> None:
    if (spot := _beside(scene, at, towards, place)) is not None:
        _written(scene, board.row_name(at[0]), spot, place.ink, chosen=_is_row(begun, at))


def _column(scene: Scene, at: Cell, towards: Cell, place: _Place, begun: Begun | None) -> None:
    if (spot := _above(scene, at, towards, place)) is not None:
        _written(scene, board.column_name(at[1]), spot, place.ink, chosen=_is_column(begun, at))


def _beside(scene: Scene, at: Cell, towards: Cell, place: _Place) -> tuple[float, float] | None:
    """The middle of a row's name, if the map has room for it."""
    half = width(board.row_name(at[0]), scene.type(SMALL, bold=True)) / 2
    x, y = scene.plan.centre(at)
    if not place.centred:
        x += towards[1] * (scene.plan.cell / 2 - _NEAR - half)
    return (x, y) if x > GUTTER / 2 - 4 and x + half < scene.plan.map[2] else None


def _above(scene: Scene, at: Cell, towards: Cell, place: _Place) -> tuple[float, float] | None:
    """The middle of a column's name, if the map has room for it."""
    x, y = scene.plan.centre(at)
    if not place.centred:
        y += towards[0] * (scene.plan.cell / 2 - _NEAR - SMALL * 0.365)
    return (x, y) if scene.plan.map[1] + LINTEL / 3 < y < scene.plan.map[3] - LINTEL / 3 else None


def stands(scene: Scene, at: Cell, earth: Collection[Cell], begun: Begun | None) -> bool:
    """Whether a clearing is wholly on the map, or has its name on what is to be seen of it."""
    place = _place(scene, at, earth)
    if place.centred:
        return True
    ends = _named(scene, begun).get(at, _Ends())
    if ends.row is not None and ends.column is not None:
        left, top, right, bottom = scene.plan.map
        x, y = scene.plan.centre(at)
        return left < x - _HALF and x + _HALF < right and top < y - _LINE and y + _LINE < bottom
    if ends.row is not None:
        return _beside(scene, at, ends.row, place) is not None
    return ends.column is not None and _above(scene, at, ends.column, place) is not None


def _place(scene: Scene, at: Cell, earth: Collection[Cell]) -> _Place:
    """Dark and in the middle of a clearing that is wholly on the map, else near the tile."""
    (x, y), (left, top, right, bottom), cell = scene.plan.corner(at), scene.plan.map, scene.plan.cell
    inside = left <= x and top <= y and x + cell <= right and y + cell <= bottom
    return _Place(SHADE if at in earth else COORDINATE, centred=at in earth and inside)


def _is_row(begun: Begun | None, at: Cell) -> bool:
    return begun is not None and begun.row == at[0]


def _is_column(begun: Begun | None, at: Cell) -> bool:
    return begun is not None and begun.at is not None and begun.at[1] == at[1]


def _written(scene: Scene, words: str, middle: tuple[float, float], ink: Colour, *, chosen: bool) -> None:
    style, (x, y) = scene.type(SMALL, bold=True), middle
    if chosen:
        half = width(words, style) / 2 + 5
        scene.canvas.panel((round(x - half), round(y - 14), round(x + half), round(y + 14)), 7, BLUE)
    scene.canvas.text(words, x, y, style, WHITE if chosen else ink, align="middle")
