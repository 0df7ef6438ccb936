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
from renderers.koxinga.layout import layout
from renderers.koxinga.scene import Scene
from renderers.lettering import clean
from renderers.sheet import SMALLEST

_FEW = 1
"""With so many panels or fewer in the east there is room for a ship of old."""


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
    """The position on a sheet, before it is encoded; the reader's hand lies at the foot of the sea."""
    path = path or (preview.move if preview is not None else ())
    plays = view.viewer is not None and view.outcome is None and view.turn > 0
    plan = layout(len(view.players), hand=plays, scored=(film or view).outcome is not None)
    canvas = _base(say, few=len(view.players) // 2 <= _FEW, hand=plays).copy()
    scene = Scene(view, say, plan, canvas, path if view.viewer is not None else (), preview, since, threats, film)
    blocks.draw(scene)
    panels.draw(scene)
    heading.draw(scene)
    if plan.spare[-1] not in logbook.draw(scene, battle.draw(scene)):
        chart.name(canvas, scene.words("koxinga-picture-island"), scene.type(SMALLEST, bold=True))
    ending.draw(scene)
    if plays:
        hands.draw(scene)
    return canvas.image


def _base(say: Say, *, few: bool, hand: bool) -> Canvas:
    face, strait = (clean(say(text(key))) for key in ("renderers-face", "koxinga-picture-strait"))
    return chart.base(face, strait, few=few, hand=hand)
