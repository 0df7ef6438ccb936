"""Connections: bars between neighbouring pieces of one side, and to the trees that join them. They are what CardGO
counts; so what the latest test has counted is joined as well: pieces that it removed, and enclosed ones of the other
side."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.cardgo.preview import Preview
from games.cardgo.state import Placement, View
from games.core import Seat
from renderers.canvas import rounded, sprite
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.scene import Scene
from renderers.cardgo.trail import counted, trail
from renderers.kept import kept


def draw(scene: Scene) -> None:
    """The bars, below the pieces and to the one that a preview places."""
    view, owners = scene.view, _owners(scene)
    for place, linked in enumerate(view.ground.links):
        for other in linked:
            if other > place and (seat := _joined(scene, owners, place, other)) is not None:
                _bar(scene, seat, place, other)
    for seat, cells in counted(view, latest(view, scene.since, scene.preview)):
        for place in cells:
            for other in view.ground.links[place]:
                if other > place and other in cells and _joined(scene, owners, place, other) != seat:
                    _bar(scene, seat, place, other)


def _bar(scene: Scene, seat: Seat, place: int, other: int) -> None:
    """From the middle of a cell to the next one's to the right or below."""
    (x, y), half, upright = scene.plan.spot(place), scene.plan.cell // 2, other != place + 1
    drawn = bar(seat, scene.plan.cell, upright=upright)
    aside, up = (drawn.width // 2, 0) if upright else (0, drawn.height // 2)
    scene.canvas.put(drawn, x + half - aside, y + half - up)


def joints(scene: Scene, place: int) -> None:
    """What joins a cell to its neighbours, over the frame around it."""
    view, owners, cell = scene.view, _owners(scene), scene.plan.cell
    reach = max(6, round(cell * _JOINT))
    x, y = scene.plan.middle(place)
    for other in view.ground.links[place]:
        if (seat := _joined(scene, owners, place, other)) is not None:
            (a, b), upright = scene.plan.middle(other), abs(other - place) > 1
            whole = bar(seat, cell, upright=upright)
            part = (0, 0, whole.width, 2 * reach) if upright else (0, 0, 2 * reach, whole.height)
            scene.canvas.centre(whole.crop(part), (x + a) / 2, (y + b) / 2)


_JOINT = 0.17
"""How far a joint reaches into both cells."""


def latest(view: View, since: Sequence[View], preview: Preview | None) -> Placement | None:
    """The last placement that is marked; none where one is foreseen."""
    placed = () if preview is not None else trail(view, since)
    return placed[-1] if placed else None


def _owners(scene: Scene) -> list[Seat | None]:
    """Whose piece lies on each cell."""
    owners = [None if piece is None else piece.owner for piece in scene.view.board]
    if scene.preview is not None:
        owners[scene.preview.cell] = scene.preview.seat
    return owners


def _joined(scene: Scene, owners: list[Seat | None], one: int, other: int) -> Seat | None:
    """Whose pieces the two cells join: the same owner's, or one owner's piece and a tree."""
    here, there, trees = owners[one], owners[other], scene.view.ground.trees
    if here is not None and there is not None:
        return here if here == there else None
    if here is not None:
        return here if trees[other] else None
    return there if trees[one] else None


_PLAIN_BELOW = 50
"""Pixels of a cell under which a bar has one colour."""


@kept
def bar(seat: Seat, cell: int, *, upright: bool) -> Image.Image:
    """A bar as long as a cell: the side's colour between two lines of its edge."""
    paint, thick = PAINTS[seat], max(7, round(cell * 0.2))
    long, edge = cell * (100 / thick), max(1.5, thick * 0.2) * (100 / thick)
    heart = rounded((0, edge, long, 100 - edge), 0, paint.fill)
    level = sprite((cell, thick), rounded((0, 0, long, 100), 0, paint.edge), *(heart,) * (cell >= _PLAIN_BELOW))
    return level.transpose(Image.Transpose.TRANSPOSE) if upright else level
