"""One picture of Cacao in the making, and what of the position it shows: as it is, or as a move would make it."""

from __future__ import annotations

from typing import TypeAlias

from games.cacao import notation
from games.cacao.notation import Begun
from games.cacao.preview import Preview
from games.cacao.state import Phase, Table, View
from games.cacao.village import Gain, Village, earned
from games.core import Seat
from renderers import scene
from renderers.cacao.layout import Layout

Scene: TypeAlias = scene.Scene[View, Layout, Preview]


def table_shown(scene: Scene) -> Table:
    """The table as it is, or as it would be."""
    return scene.view.table if scene.preview is None else scene.preview.table


def placement(scene: Scene) -> Begun | None:
    """The viewer's half-made placement."""
    if scene.view.viewer is None or scene.preview is not None or scene.view.table.phase is not Phase.PLACE:
        return None
    return notation.begun(scene.path)


def gains_shown(scene: Scene) -> tuple[Gain, ...]:
    """What the latest turn, or the one that is foreseen, brought."""
    if scene.preview is not None:
        return scene.preview.gains
    last = scene.view.table.last
    return () if last is None else earned(last.before, scene.view.table.jungle, last.uses)


def village_before(scene: Scene, seat: Seat) -> Village:
    """The seat's board before those gains."""
    table = scene.view.table
    if scene.preview is not None or table.last is None:
        return table.villages[seat]
    return table.last.before[seat]
