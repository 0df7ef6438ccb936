"""The picture of a CardGO position."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.cardgo.preview import Preview, Waiver
from games.cardgo.state import View
from games.core import Move, Threat
from renderers.cardgo import column, field, heading, wood
from renderers.cardgo import threats as warnings
from renderers.cardgo.layout import layout
from renderers.cardgo.scene import Scene
from renderers.core import Say


def drawing(
    view: View,
    say: Say,
    *,
    path: Move = (),
    preview: Preview | Waiver | None = None,
    since: Sequence[View] = (),
    threats: Sequence[Threat] = (),
    film: View | None = None,
    aided: bool = True,
) -> Image.Image:
    """The sheet before it is encoded."""
    path = path or (preview.move if preview is not None else ())
    placed = preview if isinstance(preview, Preview) else None
    plan = layout(view.ground.columns, view.ground.rows)
    scene = Scene(view, say, plan, wood.base(view.ground).copy(), path, placed, since, threats, film)
    heading.draw(scene)
    field.draw(scene)
    warnings.draw(scene)
    column.draw(scene)
    return scene.canvas.image
