"""The picture of a Jiangshan position."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Move, Threat
from games.jiangshan.preview import Preview
from games.jiangshan.state import View
from games.replacing import replace
from renderers.core import Say
from renderers.jiangshan import compass, field, heading, land, legend, plates, secrets
from renderers.jiangshan.layout import layout
from renderers.jiangshan.scene import Scene, picked


def drawing(
    view: View,
    say: Say,
    *,
    path: Move = (),
    preview: Preview | None = None,
    since: Sequence[View] = (),
    threats: Sequence[Threat] = (),
    film: View | None = None,
    aided: bool = True,
) -> Image.Image:
    """The position on its sheet before it is encoded."""
    plan = layout(view.ground, len(view.sides))
    scene = Scene(view, say, plan, land.base(plan).copy(), path, preview, since, threats, film)
    chosen = picked(scene)
    held = heading.draw(scene)
    footed = () if held.wide else secrets.sides(view)
    plates.draw(scene)
    compass.draw(scene)
    field.draw(scene, chosen)
    secrets.draw(scene, footed)
    explained = scene if film is None else replace(scene, view=film, since=())
    legend.draw(explained, chosen, footed=len(footed), nameless=bool(held.missing))
    return scene.canvas.image
