"""One picture of Koxinga in the making."""

from __future__ import annotations

from typing import TypeAlias

from games.koxinga.preview import Preview
from games.koxinga.state import View
from renderers import scene
from renderers.koxinga.layout import Layout

Scene: TypeAlias = scene.Scene[View, Layout, Preview]


def ends(scene: Scene) -> tuple[tuple[int, str], ...]:
    """The blocks where the card that the reader is about to choose would lead, each with the number of the action."""
    if scene.preview is None or scene.path[:1] != ("card",):
        return ()
    return tuple((block, "1") for block in scene.preview.ends) + tuple((block, "2") for block in scene.preview.later)
