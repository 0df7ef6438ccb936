"""The picture of a Cacao position."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.cacao.preview import Preview
from games.cacao.state import View
from games.core import Move
from renderers import palette
from renderers.cacao import count, field, hands, heading, legend, turning, villages
from renderers.cacao.layout import WIDTH, Layout, layout, region
from renderers.cacao.scene import Scene, placement
from renderers.canvas import Canvas
from renderers.core import Say


def drawing(
    view: View, say: Say, *, path: Move = (), preview: Preview | None = None, since: Sequence[View] = ()
) -> Image.Image:
    """The position, 1,280 pixels wide, before it is encoded."""
    plan = plan_for(view, path, preview)
    scene = Scene(view, say, plan, Canvas.blank(WIDTH, plan.height, palette.PAPER), path, preview, since)
    heading.draw(scene)
    villages.draw(scene)
    field.draw(scene)
    _strips(scene)
    return scene.canvas.image


def plan_for(view: View, path: Move = (), preview: Preview | None = None) -> Layout:
    """Where everything stands."""
    table = view.table if preview is None else preview.table
    if view.outcome is not None:
        return layout(region(table), 0, (count.height(len(view.counts)),), legend=False)
    turned = preview is None and turning.shown(view, path)
    below = (turning.HEIGHT,) if turned else hands.heights(view)
    return layout(region(table), len(view.counts), below, legend=not turned)


def _strips(scene: Scene) -> None:
    """The count at the end; the rotations where one is to be chosen; else the hands and the legend."""
    plan = scene.plan
    if scene.view.outcome is not None:
        count.draw(scene, plan.strips[0])
    elif placement(scene) is not None and turning.shown(scene.view, scene.path):
        turning.draw(scene, plan.strips[0])
    else:
        held = len(hands.heights(scene.view))
        hands.draw(scene, plan.strips[:held])
        legend.draw(scene, plan.legend or plan.strips[held])
