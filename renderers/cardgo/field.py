"""The board itself: ground and coordinates (drawn once for a map), pieces, and what is marked on them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from string import ascii_uppercase

from PIL import Image

from games.cardgo import legality
from games.cardgo.connection import is_suppressed
from games.cardgo.foresight import Preview
from games.cardgo.ground import Ground, Terrain, cell
from games.cardgo.state import Card, Effect, SeenPiece, View
from games.core import Move, Seat
from renderers.canvas import Canvas
from renderers.cardgo import pieces, terrains
from renderers.cardgo.layout import GUTTER, Layout
from renderers.cardgo.pieces import Look
from renderers.lettering import Style
from renderers.palette import BLUE, BLUE_PALE, INK, LINE, PANEL, PAPER, Colour, blend

_SEAM = 4
"""Pixels between two cells."""
GROUT = blend(LINE, PANEL, 0.35)


@lru_cache(maxsize=8)
def base(ground: Ground, plan: Layout) -> Canvas:
    """Paper, board, coordinates and empty cells. Copy it before drawing."""
    canvas = Canvas.blank(1280, plan.height, PAPER)
    canvas.framed(plan.board, 22, GROUT, edge=LINE, thick=3)
    _coordinates(canvas, ground, plan)
    for place, terrain in enumerate(ground.terrain):
        canvas.put(terrains.tile(terrain, plan.cell - _SEAM), *_corner(ground, plan, place))
    return canvas


def draw(canvas: Canvas, plan: Layout, view: View, path: Move, preview: Preview | None) -> None:
    """Everything that lies on the ground."""
    leaving = frozenset(place for side in preview.sides for place, _ in side.hits) if preview else frozenset()
    maybe = preview.maybe if preview else ()
    if len(path) == legality.PLACE_TOKENS - 1:
        _highlight(canvas, plan, view.ground, ascii_uppercase.find(path[2]))
    _ghosts(canvas, plan, view)
    for place, piece in enumerate(view.board):
        if piece is not None:
            look = _look(place, piece, leaving, maybe)
            suppressed = view.options.effects and is_suppressed(view.ground, view.board, place)
            canvas.put(
                occupied(
                    view.ground.terrain[place], piece.owner, _printed(piece.card, view), look, plan.cell - _SEAM, suppressed
                ),
                *_corner(view.ground, plan, place),
            )
    _last(canvas, plan, view)
    _choice(canvas, plan, view, path, leaving)


def _look(place: int, piece: SeenPiece, leaving: frozenset[int], maybe: Sequence[int]) -> Look:
    if place in maybe:
        return Look.MAYBE
    if place in leaving:
        return Look.LEAVING
    if piece.card is None:
        return Look.CLOSED
    return Look.SECRET if piece.face_down else Look.FIRM


@lru_cache(maxsize=1024)
def occupied(terrain: Terrain, owner: Seat, card: Card | None, look: Look, size: int, suppressed: bool) -> Image.Image:
    """A cell with a piece, and a chip for the terrain where it matters."""
    image = terrains.covered(terrain, size).copy()
    image.alpha_composite(pieces.piece(owner, card, look, size))
    if terrain not in terrains.BASIC:
        image.alpha_composite(terrains.chip(terrain, max(13, round(size * 0.33))))
    if suppressed:
        image.alpha_composite(pieces.weight(size))
    return image


def _printed(card: Card | None, view: View) -> Card | None:
    """The card as this table prints it: without effects where they are off."""
    return card if card is None or view.options.effects else Card(card.value, Effect.NONE)


def _coordinates(canvas: Canvas, ground: Ground, plan: Layout) -> None:
    style = Style(max(22, min(34, round(plan.cell * 0.5))), bold=True)
    left, top = plan.corner(0, 0)
    for column in range(ground.columns):
        x = left + (column + 0.5) * plan.cell
        canvas.text(ascii_uppercase[column], x, top - GUTTER / 2 + 1, style, INK, align="middle")
    for row in range(ground.rows):
        middle = top + (row + 0.5) * plan.cell
        canvas.label(str(row + 1), left - GUTTER / 2 + 1, middle, style, INK, room=GUTTER - 12, align="middle")


def _corner(ground: Ground, plan: Layout, place: int) -> tuple[int, int]:
    row, column = divmod(place, ground.columns)
    x, y = plan.corner(column, row)
    return x + _SEAM // 2, y + _SEAM // 2


def _highlight(canvas: Canvas, plan: Layout, ground: Ground, column: int) -> None:
    """The chosen column: a frame around it, its letter on blue."""
    left, top = plan.corner(column, 0)
    canvas.panel((left, top - GUTTER + 5, left + plan.cell, top + ground.rows * plan.cell), 10, BLUE)
    style = Style(max(22, min(34, round(plan.cell * 0.5))), bold=True)
    canvas.text(ascii_uppercase[column], left + plan.cell / 2, top - GUTTER / 2 + 1, style, BLUE_PALE, align="middle")
    for row in range(ground.rows):
        place = row * ground.columns + column
        canvas.put(terrains.tile(ground.terrain[place], plan.cell - _SEAM), *_corner(ground, plan, place))


def _ghosts(canvas: Canvas, plan: Layout, view: View) -> None:
    """What the latest turn removed, where nothing lies now."""
    for placement in view.last:
        for place, piece in placement.removed:
            if view.board[place] is None:
                size = plan.cell - _SEAM
                ghost = pieces.piece(piece.owner, _printed(piece.card, view), Look.GONE, size)
                corner = _corner(view.ground, plan, place)
                canvas.put(terrains.covered(view.ground.terrain[place], size), *corner)
                canvas.put(ghost, *corner)
                if view.ground.terrain[place] not in terrains.BASIC:
                    canvas.put(terrains.chip(view.ground.terrain[place], max(13, round(size * 0.33))), *corner)


def _last(canvas: Canvas, plan: Layout, view: View) -> None:
    for placement in view.last:
        _frame(canvas, plan, view.ground, placement.cell)


def _frame(canvas: Canvas, plan: Layout, ground: Ground, place: int, ink: Colour | None = None) -> None:
    ring = pieces.frame(plan.cell + 4) if ink is None else pieces.frame(plan.cell + 4, ink)
    x, y = _corner(ground, plan, place)
    canvas.put(ring, x - _SEAM, y - _SEAM)


def _choice(canvas: Canvas, plan: Layout, view: View, path: Move, leaving: frozenset[int]) -> None:
    """Dots on the cells that a half-made choice may still lead to; the piece itself once the cell is chosen."""
    if view.viewer is None or not path or not path[0].isdecimal():
        return
    if len(path) >= legality.PLACE_TOKENS:
        _candidate(canvas, plan, view, path, leaving)
        return
    column = ascii_uppercase.find(path[2]) if len(path) > 2 else None
    for place in legality.cells(view):
        if column is None or place % view.ground.columns == column:
            canvas.put(pieces.dot(plan.cell - _SEAM), *_corner(view.ground, plan, place))


def _candidate(canvas: Canvas, plan: Layout, view: View, path: Move, leaving: frozenset[int]) -> None:
    place = cell(view.ground.columns, view.ground.rows, path[2] + path[3])
    if place is None or view.viewer is None or view.board[place] is not None:
        return
    card = _printed(Card(int(path[0]), Effect(int(path[1][1:]))), view)
    look = Look.LEAVING if place in leaving else Look.FIRM
    drawn = occupied(view.ground.terrain[place], view.viewer, card, look, plan.cell - _SEAM, False)
    canvas.put(drawn, *_corner(view.ground, plan, place))
    _frame(canvas, plan, view.ground, place, BLUE)
