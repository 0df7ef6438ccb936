"""The board itself: ground and coordinates (drawn once for a map), pieces, and what is marked on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from string import ascii_uppercase

from PIL import Image

from games.cardgo import choices
from games.cardgo.board import Ground, Terrain, cell
from games.cardgo.connection import is_suppressed
from games.cardgo.preview import Preview
from games.cardgo.state import Card, Effect, SeenPiece
from games.core import Seat
from renderers.canvas import Canvas
from renderers.cardgo import pieces, terrains
from renderers.cardgo.colours import GROUT
from renderers.cardgo.layout import GUTTER, WIDTH, Layout
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene, printed
from renderers.lettering import Style
from renderers.palette import AMBER, BLUE, BLUE_PALE, INK, LINE, PAPER, Colour

_SEAM = 4
"""Pixels between two cells."""
_CHIPLESS_BELOW = 50
"""Pixels of a cell under which a chip would hide the piece."""


@lru_cache(maxsize=8)
def base(ground: Ground, plan: Layout) -> Canvas:
    """Paper, board, coordinates and empty cells. Copy it before drawing."""
    canvas = Canvas.blank(WIDTH, plan.height, PAPER)
    canvas.framed(plan.board, 22, GROUT, edge=LINE, thick=3)
    _coordinates(canvas, ground, plan)
    for place, terrain in enumerate(ground.terrain):
        canvas.put(terrains.tile(terrain, plan.cell - _SEAM), *_corner(ground, plan, place))
    return canvas


def draw(scene: Scene) -> None:
    """Everything that lies on the ground."""
    if len(scene.path) == choices.PLACE_TOKENS - 1:
        _highlight(scene, ascii_uppercase.find(scene.path[2]))
    _ghosts(scene)
    view, leaving = scene.view, _leaving(scene.preview)
    maybe = scene.preview.maybe if scene.preview else ()
    for place, piece in enumerate(view.board):
        if piece is not None:
            suppressed = view.options.effects and is_suppressed(view.ground, view.board, place)
            look = _look(place, piece, leaving, maybe)
            _put(scene, place, _occupied(scene, place, piece.owner, piece.card, look, suppressed=suppressed))
    for placement in view.last:
        _frame(scene, placement.cell, AMBER)
    _choice(scene)


def _leaving(preview: Preview | None) -> frozenset[int]:
    """The cells whose pieces would take effect."""
    return frozenset(place for side in preview.sides for place, _ in side.hits) if preview else frozenset()


def _look(place: int, piece: SeenPiece, leaving: frozenset[int], maybe: Sequence[int]) -> Look:
    if place in maybe:
        return Look.MAYBE
    if place in leaving:
        return Look.LEAVING
    if piece.card is None:
        return Look.CLOSED
    return Look.SECRET if piece.face_down else Look.FIRM


@lru_cache(maxsize=1024)
def occupied(
    terrain: Terrain, owner: Seat, card: Card | None, look: Look, size: int, suppressed: bool, worth: int | None = None
) -> Image.Image:
    """A cell with a piece, and a chip for the terrain where it matters and there is room; the ground tells it as
    well."""
    ground = terrains.plain if look in pieces.FAINT else terrains.covered
    image = ground(terrain, size).copy()
    image.alpha_composite(pieces.piece(owner, card, look, size, worth))
    if terrain not in terrains.BASIC and size >= _CHIPLESS_BELOW:
        image.alpha_composite(terrains.chip(terrain, round(size * 0.42)))
    if suppressed:
        image.alpha_composite(pieces.weight(size))
    return image


def _occupied(
    scene: Scene,
    place: int,
    owner: Seat,
    card: Card | None,
    look: Look,
    *,
    suppressed: bool = False,
    worth: int | None = None,
) -> Image.Image:
    terrain, size = scene.view.ground.terrain[place], scene.plan.cell - _SEAM
    return occupied(terrain, owner, printed(scene, card), look, size, suppressed, worth)


def _put(scene: Scene, place: int, drawn: Image.Image) -> None:
    scene.canvas.put(drawn, *_corner(scene.view.ground, scene.plan, place))


def _coordinates(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    style = _coordinate(plan)
    left, top = plan.corner(0, 0)
    for column in range(ground.columns):
        x = left + (column + 0.5) * plan.cell
        canvas.text(ascii_uppercase[column], x, top - GUTTER / 2 + 1, style, INK, align="middle")
    for row in range(ground.rows):
        middle = top + (row + 0.5) * plan.cell
        canvas.label(str(row + 1), left - GUTTER / 2 + 1, middle, style, INK, room=GUTTER - 12, align="middle")


def _coordinate(plan: Layout) -> Style:
    return Style(max(22, min(34, round(plan.cell * 0.5))), bold=True)


def _corner(ground: Ground, plan: Layout, place: int) -> tuple[int, int]:
    row, column = divmod(place, ground.columns)
    x, y = plan.corner(column, row)
    return x + _SEAM // 2, y + _SEAM // 2


def _highlight(scene: Scene, column: int) -> None:
    """The chosen column: a frame around it, its letter on blue."""
    ground, plan, canvas = scene.view.ground, scene.plan, scene.canvas
    left, top = plan.corner(column, 0)
    canvas.panel((left, top - GUTTER + 5, left + plan.cell, top + ground.rows * plan.cell), 10, BLUE)
    letter = ascii_uppercase[column]
    canvas.text(letter, left + plan.cell / 2, top - GUTTER / 2 + 1, _coordinate(plan), BLUE_PALE, align="middle")
    for place in range(column, len(ground.terrain), ground.columns):
        _put(scene, place, terrains.tile(ground.terrain[place], plan.cell - _SEAM))


def _ghosts(scene: Scene) -> None:
    """What the latest turn removed, where nothing lies now."""
    for placement in scene.view.last:
        for place, piece in placement.removed:
            if scene.view.board[place] is None:
                drawn = _occupied(scene, place, piece.owner, piece.card, Look.GONE, worth=placement.worth(place))
                _put(scene, place, drawn)


def _frame(scene: Scene, place: int, ink: Colour) -> None:
    x, y = _corner(scene.view.ground, scene.plan, place)
    scene.canvas.put(pieces.frame(scene.plan.cell + _SEAM, ink), x - _SEAM, y - _SEAM)


def _choice(scene: Scene) -> None:
    """Dots on the cells that a half-made choice may still lead to; the piece itself once the cell is chosen."""
    view, path = scene.view, scene.path
    if view.viewer is None or not path or not path[0].isdecimal():
        return
    if len(path) >= choices.PLACE_TOKENS:
        _candidate(scene, view.viewer)
        return
    column = ascii_uppercase.find(path[2]) if len(path) > 2 else None
    for place in choices.cells(view):
        if column is None or place % view.ground.columns == column:
            _put(scene, place, pieces.dot(scene.plan.cell - _SEAM))


def _candidate(scene: Scene, owner: Seat) -> None:
    value, effect, column, row = scene.path
    place = cell(scene.view.ground.columns, scene.view.ground.rows, column + row)
    if place is None or scene.view.board[place] is not None:
        return
    look = Look.LEAVING if place in _leaving(scene.preview) else Look.FIRM
    _put(scene, place, _occupied(scene, place, owner, Card(int(value), Effect(int(effect[1:]))), look))
    _frame(scene, place, BLUE)
