"""The picture of a Jiangshan position."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Move, Threat
from games.jiangshan.preview import Preview
from games.jiangshan.state import View
from renderers.core import Say
from renderers.jiangshan import compass, field, heading, land, legend, plates, secrets
from renderers.jiangshan.layout import BAR, layout
from renderers.jiangshan.scene import Scene, picked
from renderers.sheet import HEIGHT


def drawing(
    view: View,
    say: Say,
    *,
    path: Move = (),
    preview: Preview | None = None,
    since: Sequence[View] = (),
    threats: Sequence[Threat] = (),
    film: View | None = None,
) -> Image.Image:
    """The position on a sheet, higher by what its reader alone sees, before it is encoded."""
    plan = layout(view.ground, len(view.sides))
    height = HEIGHT + BAR * len(secrets.sides(view))
    scene = Scene(view, say, plan, land.sheet(plan, height), path, preview, since, threats, film)
    chosen = picked(scene)
    heading.draw(scene)
    plates.draw(scene)
    compass.draw(scene)
    field.draw(scene, chosen)
    legend.draw(scene, chosen)
    secrets.draw(scene)
    return scene.canvas.image
