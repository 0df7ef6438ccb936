"""The picture of a CardGO position."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.cardgo.preview import Preview, Waiver
from games.cardgo.state import View
from games.core import Move, Threat
from renderers.cardgo import facts, field, hands, heading, plates, wood
from renderers.cardgo import threats as warnings
from renderers.cardgo.layout import PLATES, WREATH, Layout, layout
from renderers.cardgo.scene import Scene
from renderers.core import Say

_BROAD = 440
"""Pixels of a column in which a sign's name and what it does stand on one line, and large numbers beside an emblem."""


def drawing(
    view: View,
    say: Say,
    *,
    path: Move = (),
    preview: Preview | Waiver | None = None,
    since: Sequence[View] = (),
    threats: Sequence[Threat] = (),
    film: View | None = None,
) -> Image.Image:
    """The sheet before it is encoded."""
    path = path or (preview.move if preview is not None else ())
    placed = preview if isinstance(preview, Preview) else None
    plan = plan_for(view, since, placed)
    scene = Scene(view, say, plan, wood.sheet(view.ground, plan), path, placed, since, threats, film)
    heading.draw(scene)
    field.draw(scene)
    warnings.draw(scene)
    plates.draw(scene)
    facts.draw(scene)
    hands.draw(scene)
    return scene.canvas.image


def plan_for(view: View, since: Sequence[View] = (), preview: Preview | None = None) -> Layout:
    """Where everything stands: with plates as high as what is below them allows."""
    ground, hand = view.ground, hands.height(view)
    plan = partial(layout, ground.columns, ground.rows, opened=plates.opened(view), hand=hand)
    left, _, right, _ = plan().facts
    broad = right - left >= _BROAD
    wanted = facts.wanted(view, since, preview, broad=broad)
    for plate in PLATES[0 if broad else 2 : -1]:
        _, top, _, bottom = plan(plate=plate).facts
        if bottom - top >= wanted:
            return plan(plate=plate)
    return plan(plate=PLATES[-1] + WREATH * (view.outcome is not None))
