"""What lies on the board: connections, pieces, and what is marked on them."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_uppercase

from PIL import Image

from games.cardgo import choices
from games.cardgo.board import Terrain, cell
from games.cardgo.preview import Preview
from games.cardgo.state import Card, Effect, Placement, SeenPiece
from games.core import Seat
from renderers import marks
from renderers.canvas import discs, drawn
from renderers.cardgo import fences, links, pieces, terrains, wood
from renderers.cardgo.colours import BRAND, DEEP, PAINTS
from renderers.cardgo.layout import LINTEL
from renderers.cardgo.marks import badge
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene, printed, suppressed
from renderers.cardgo.trail import ghosts, trail
from renderers.kept import kept
from renderers.palette import BLUE, WHITE

_CHIPLESS_BELOW = 50
"""Pixels of a cell under which a chip would hide the piece."""
_CHIP, _LARGEST = 0.42, 34
"""How much of its piece a terrain's chip takes, and its pixels at most."""
_FLAG, _OVER = 0.42, 6
"""How much of its cell the flag on a piece that Bravery took takes, and by how many pixels it reaches over it."""


def draw(scene: Scene) -> None:
    """Everything that lies on the ground."""
    if len(scene.path) == choices.PLACE_TOKENS - 1:
        _highlight(scene, ascii_uppercase.find(scene.path[2]))
    view = scene.view
    _brand(scene)
    _grounds(scene)
    links.draw(scene)
    _ghosts(scene)
    placed = trail(view, scene.since)
    rings, fenced = {each.cell: each for each in placed}, fences.cells(view, scene.preview)
    for place in sorted(range(len(view.board)), key=lambda place: place not in rings):
        if (piece := view.board[place]) is not None:
            _piece(scene, place, piece)
        if place in rings:
            size = fences.within(scene.plan.cell) if place in fenced else scene.plan.cell + 6
            scene.canvas.centre(marks.placed(size, PAINTS[rings[place].seat]), *scene.plan.middle(place))
    fences.draw(scene)
    _trail(scene, placed)
    _choice(scene)


def _piece(scene: Scene, place: int, piece: SeenPiece) -> None:
    look = _look(place, piece, _leaving(scene.preview), scene.preview.maybe if scene.preview else ())
    mute = suppressed(scene.view, place)
    _put(scene, place, _occupied(scene, place, piece.owner, piece.card, look, suppressed=mute))


def _brand(scene: Scene) -> None:
    """At the end the winner's wreath, burnt into a board that is all bare wood."""
    view = scene.view
    if view.outcome is None or len(view.outcome.winners) != 1 or not set(view.terrain) <= terrains.WOODEN:
        return
    left, top, right, bottom = scene.plan.wood
    size = round(min(right - left, bottom - top) * 0.8)
    scene.canvas.centre(_wreath(size), (left + right) / 2, (top + bottom) / 2)
    wood.lines(scene.canvas, view.ground, scene.plan)


@kept
def _wreath(size: int) -> Image.Image:
    burnt = Image.new("RGBA", (size, size), BRAND)
    burnt.putalpha(marks.laurel(size).getchannel("A"))
    return burnt


def _grounds(scene: Scene) -> None:
    """Under a piece the terrain's deeper colour, of which the corners stay to be seen."""
    plan, ground = scene.plan, scene.view.ground
    for place, piece in enumerate(scene.view.board):
        if piece is not None and (tint := DEEP.get(ground.terrain[place])) is not None:
            x, y = plan.spot(place)
            scene.canvas.image.paste(tint, (x, y, x + plan.cell, y + plan.cell))


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


@kept
def occupied(
    terrain: Terrain, owner: Seat, card: Card | None, look: Look, size: int, suppressed: bool, counted: bool = True
) -> Image.Image:
    """A piece, with a chip in the upper right corner for the terrain where it matters and there is room; the ground
    tells it as well."""
    image = pieces.piece(owner, card, look, size, counted=counted, locked=suppressed)
    if terrain not in terrains.BASIC and size >= _CHIPLESS_BELOW:
        chip = terrains.chip(terrain, min(round(size * _CHIP), _LARGEST))
        image = image.copy()
        image.alpha_composite(chip, (size - chip.width, 0))
    return image if size >= _CHIPLESS_BELOW or look in pieces.FAINT else _crisp(image)


def _crisp(image: Image.Image) -> Image.Image:
    """With a hard outline: on a large board a tenth of the picture's bytes would be the shades between pieces and
    grounds, which nobody sees on pieces so small."""
    image = image.copy()
    image.putalpha(image.getchannel("A").point(lambda alpha: 255 * (alpha >= 128)))
    return image


def _occupied(
    scene: Scene,
    place: int,
    owner: Seat,
    card: Card | None,
    look: Look,
    *,
    suppressed: bool = False,
    counted: bool = True,
) -> Image.Image:
    terrain, size = scene.view.ground.terrain[place], scene.plan.cell - 2
    return occupied(terrain, owner, printed(scene, card), look, size, suppressed, counted)


def _put(scene: Scene, place: int, drawn: Image.Image) -> None:
    x, y = scene.plan.spot(place)
    scene.canvas.put(drawn, x + (scene.plan.cell - drawn.width) // 2, y + (scene.plan.cell - drawn.height) // 2)


def _highlight(scene: Scene, column: int) -> None:
    """The chosen column: its letters on blue, a blue line down both sides."""
    plan, canvas = scene.plan, scene.canvas
    left, top = plan.corner(column, 0)
    bottom = top + plan.rows * plan.cell
    for edge in (plan.wood[1] - LINTEL, plan.wood[3]):
        canvas.panel((left, edge, left + plan.cell, edge + LINTEL), 8, BLUE)
    wood.column_name(canvas, plan, column)
    for x in (left - 3, left + plan.cell - 3):
        canvas.image.paste(WHITE, (x - 1, top, x + 7, bottom))
        canvas.image.paste(BLUE, (x, top, x + 6, bottom))


def _ghosts(scene: Scene) -> None:
    """What was removed since the viewer looked, where nothing lies now."""
    for placement, place, piece in ghosts(scene.view, scene.since, scene.preview, scene.threats):
        counted = placement.worth(place) is not None
        drawn = _occupied(scene, place, piece.owner, piece.card, Look.GONE, counted=counted)
        _put(scene, place, drawn)


def _trail(scene: Scene, placed: Sequence[Placement]) -> None:
    """In which order it was placed, where it is more than one; and a flag on what Bravery took. The rings lie below
    what stands beside them."""
    order = {placement.cell: number for number, placement in enumerate(placed, 1)}
    for place, number in order.items() if len(order) > 1 and scene.plan.cell >= _CHIPLESS_BELOW else ():
        paint, size = PAINTS[placed[number - 1].seat], scene.plan.cell + 6
        marks.mark_order(scene.canvas, scene.plan.middle(place), size, paint, number)
    for placement in placed:
        for place in placement.converted:
            paint = PAINTS[placement.seat]
            flag, (x, y) = badge(Effect.BRAVERY, round(scene.plan.cell * _FLAG), paint.edge), scene.plan.spot(place)
            scene.canvas.put(flag, x - _OVER, y - _OVER)


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
            _put(scene, place, dot(scene.plan.cell))


dot = drawn(discs(50, 50, (16, WHITE), (12, BLUE)))
"""The mark of an empty cell that may be chosen."""


def _candidate(scene: Scene, owner: Seat) -> None:
    value, effect, column, row = scene.path
    place = cell(scene.view.ground.columns, scene.view.ground.rows, column + row)
    if place is None or scene.view.board[place] is not None:
        return
    look = Look.LEAVING if place in _leaving(scene.preview) else Look.FIRM
    _put(scene, place, _occupied(scene, place, owner, Card(int(value), Effect(int(effect[1:]))), look))
    scene.canvas.centre(marks.yours(scene.plan.cell + 6), *scene.plan.middle(place))
    if scene.preview is not None:
        links.joints(scene, place)
