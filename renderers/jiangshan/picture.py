"""The picture of a Jiangshan position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PIL import Image

from games.core import Move
from games.jiangshan.preview import Preview
from games.jiangshan.state import View
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.jiangshan import colours, field, heading, land, legend, plates
from renderers.jiangshan.layout import ROWS, layout
from renderers.jiangshan.scene import Scene, picked


def drawing(
    view: View, say: Say, *, path: Move = (), preview: Preview | None = None, since: Sequence[View] = ()
) -> Image.Image:
    """The position, as wide as its board needs, before it is encoded."""
    opened = any(side.reserve for side in view.sides)
    plan = layout(view.ground, len(view.sides), opened=opened)
    scene = Scene(view, say, plan, Canvas.blank(1, 1, colours.SAND), path, preview, since)
    chosen = picked(scene)
    setting = legend.fitted(scene, chosen)
    if len(setting.rows) > ROWS:
        plan = layout(view.ground, len(view.sides), opened=opened, deep=True)
    scene = replace(scene, plan=plan, canvas=land.base(view.ground, plan).copy())
    heading.draw(scene)
    plates.draw(scene)
    field.draw(scene, chosen)
    legend.draw(scene, setting)
    return scene.canvas.image
