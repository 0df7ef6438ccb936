"""The picture of a Koxinga position."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Move, text
from games.koxinga.preview import Preview
from games.koxinga.state import View
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.koxinga import battle, blocks, centre, chart, hands, heading, panels
from renderers.koxinga.layout import Layout, layout
from renderers.koxinga.scene import Scene
from renderers.lettering import clean


def drawing(
    view: View, say: Say, *, path: Move = (), preview: Preview | None = None, since: Sequence[View] = ()
) -> Image.Image:
    """The position, 1,280 pixels wide, before it is encoded."""
    path = path or (preview.move if preview is not None else ())
    plan = layout(len(view.players))
    scene = Scene(view, say, plan, _base(plan, say).copy(), path if view.viewer is not None else (), preview, since)
    blocks.draw(scene)
    panels.draw(scene)
    heading.draw(scene)
    centre.draw(scene)
    battle.draw(scene, hands.top(scene) - 8)
    hands.draw(scene)
    return scene.canvas.image


def _base(plan: Layout, say: Say) -> Canvas:
    face, strait, island = (
        clean(say(text(key))) for key in ("renderers-face", "koxinga-picture-strait", "koxinga-picture-island")
    )
    left, right = plan.beside
    return chart.base(face, strait, island, galleon=left == 1, serpent=right == 1)
