"""What each cell would bring, where the owner of the picture chooses one."""

from __future__ import annotations

from games.cacao import board
from games.cacao.threats import best
from renderers.cacao import chips
from renderers.cacao.scene import Scene, placement


def draw(scene: Scene) -> None:
    """The best that the tile could bring there, gold first, as a chip upon the cell."""
    begun, seat = placement(scene), scene.view.viewer
    if begun is None or begun.kind is None or seat is None:
        return
    for threat in scene.threats:
        at = board.cell(threat.cells[0])
        if at is not None and threat.weight:
            chips.promise(scene, at, best(scene.view, seat, begun.kind, at))
