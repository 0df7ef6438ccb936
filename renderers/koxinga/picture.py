"""The picture of a Koxinga position."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.core import Move, Threat, text
from games.koxinga.preview import Preview
from games.koxinga.state import View
from renderers.canvas import Canvas
from renderers.core import Say
from renderers.koxinga import battle, blocks, chart, ending, hands, heading, logbook, panels
from renderers.koxinga import threats as warnings
from renderers.koxinga.layout import HAND, Layout, layout
from renderers.koxinga.scene import Scene
from renderers.lettering import clean
from renderers.sheet import HEIGHT, WIDTH

_FEW = 2
"""With so many panels or fewer in the east there is room for what lives in the sea."""


def drawing(
    view: View,
    say: Say,
    *,
    path: Move = (),
    preview: Preview | None = None,
    since: Sequence[View] = (),
    threats: Sequence[Threat] = (),
) -> Image.Image:
    """The position on a sheet, higher by the reader's hand, before it is encoded."""
    path = path or (preview.move if preview is not None else ())
    plan = layout(len(view.players))
    canvas = _base(plan, say).copy()
    scene = Scene(view, say, plan, canvas, path if view.viewer is not None else (), preview, since, threats)
    if hands.visible(scene):
        canvas.image = canvas.image.crop((0, 0, WIDTH, HEIGHT + HAND))
    blocks.draw(scene)
    warnings.draw(scene)
    panels.draw(scene)
    heading.draw(scene)
    logbook.draw(scene, battle.draw(scene))
    ending.draw(scene)
    hands.draw(scene)
    return canvas.image


def _base(plan: Layout, say: Say) -> Canvas:
    face, strait, island = (
        clean(say(text(key))) for key in ("renderers-face", "koxinga-picture-strait", "koxinga-picture-island")
    )
    across = plan.beside[1]
    return chart.base(face, strait, island, galleon=across < _FEW, serpent=across <= _FEW)
