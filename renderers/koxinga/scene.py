"""One picture of Koxinga in the making."""

from __future__ import annotations

from typing import TypeAlias

from games.koxinga.preview import Preview
from games.koxinga.state import View
from renderers import scene
from renderers.koxinga.layout import Layout

Scene: TypeAlias = scene.Scene[View, Layout, Preview]


def ends(scene: Scene) -> tuple[int, ...]:
    """The blocks where the first action of the card that the reader is about to choose would lead."""
    return scene.preview.ends if scene.preview is not None and scene.path[:1] == ("card",) else ()
