"""The picture of a CardGO position."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.cardgo.preview import Preview
from games.cardgo.state import View
from games.core import Move
from renderers.cardgo import field, hands, heading, legend, margin, plates
from renderers.cardgo.layout import Layout, extent, layout
from renderers.cardgo.scene import Scene
from renderers.core import Say


def drawing(
    view: View, say: Say, *, path: Move = (), preview: Preview | None = None, since: Sequence[View] = ()
) -> Image.Image:
    """The position, 1,280 pixels wide, before it is encoded."""
    path = path or (preview.move if preview is not None else ())
    entries = legend.entries(view, say, preview)
    plan = plan_for(view, entries)
    scene = Scene(view, say, plan, field.base(view.ground, plan).copy(), path, preview, since)
    plates.draw(scene)
    heading.draw(scene)
    field.draw(scene)
    margin.draw(scene, entries)
    hands.draw(scene)
    return scene.canvas.image


def plan_for(view: View, entries: Sequence[legend.Entry]) -> Layout:
    """Where everything stands."""
    columns, rows = view.options.columns, view.options.rows
    size = extent(columns, rows)
    high = margin.height(view, entries, size.margin, beneath=size.beneath, room=size.height)
    return layout(columns, rows, margin=high, hands=len(hands.shown(view)))
