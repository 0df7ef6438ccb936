"""One picture of Jiangshan in the making, and what of the position every part of it asks."""

from __future__ import annotations

from typing import TypeAlias

from games.core import Seat
from games.jiangshan.board import Cell
from games.jiangshan.offer import choices
from games.jiangshan.offer.choices import Picked
from games.jiangshan.preview import Preview
from games.jiangshan.state import View
from renderers import scene
from renderers.jiangshan import armies, glyphs
from renderers.jiangshan.layout import Layout
from renderers.lettering import clean

Scene: TypeAlias = scene.Scene[View, Layout, Preview]


def banner(scene: Scene, seat: Seat) -> str:
    """How the seat's army is painted: a key of `colours.BANNERS`."""
    return armies.keys(scene.view)[seat]


def seal(scene: Scene, seat: Seat) -> str:
    """The character of the army's name."""
    names = scene.view.names
    return glyphs.seal(clean(names[seat]), scene.face) if seat < len(names) else ""


def shares(scene: Scene, owner: Seat) -> bool:
    """Whether the viewer knows the secrets of an army: its reserve lies open for them."""
    return scene.view.sides[owner].reserve is not None


def covered(scene: Scene, at: Cell) -> bool:
    """Whether a unit or a tile stands on the cell."""
    return at in scene.view.units or at in scene.view.tiles


def picked(scene: Scene) -> Picked:
    """What the half-made choice of the view's owner has chosen; a preview takes its place."""
    if not scene.path or scene.preview is not None or scene.view.viewer is None:
        return choices.NOTHING
    return choices.picked(scene.view, scene.path)
