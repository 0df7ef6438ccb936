"""The picture of a CardGO position."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from games.cardgo.preview import Preview
from games.cardgo.state import View
from games.core import Move
from renderers.cardgo import facts, field, hands, heading, plates, terrains, wood
from renderers.cardgo.layout import Layout, layout
from renderers.cardgo.scene import Scene
from renderers.core import Say


def drawing(
    view: View, say: Say, *, path: Move = (), preview: Preview | None = None, since: Sequence[View] = ()
) -> Image.Image:
    """The sheet before it is encoded."""
    path = path or (preview.move if preview is not None else ())
    plan = plan_for(view)
    scene = Scene(view, say, plan, wood.sheet(view.ground, plan), path, preview, since)
    heading.draw(scene)
    field.draw(scene)
    plates.draw(scene)
    facts.draw(scene)
    hands.draw(scene)
    return scene.canvas.image


def plan_for(view: View) -> Layout:
    """Where everything stands."""
    opened = plates.opened(view)
    roomy = not view.options.effects and set(view.terrain) <= terrains.BASIC and not any(opened)
    return layout(
        view.ground.columns,
        view.ground.rows,
        opened=opened,
        hand=hands.height(view),
        roomy=roomy,
        over=view.outcome is not None,
    )
