"""The picture of a Cacao position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PIL import Image

from games.cacao import notation
from games.cacao.board import Cell
from games.cacao.preview import Preview
from games.cacao.state import Phase, View
from games.core import Move
from renderers.cacao import count, field, ground, hands, heading, pile, turning, villages
from renderers.cacao.layout import Layout, layout, region
from renderers.cacao.scene import Scene, placement
from renderers.core import Say


def drawing(
    view: View, say: Say, *, path: Move = (), preview: Preview | None = None, since: Sequence[View] = ()
) -> Image.Image:
    """The sheet before it is encoded."""
    plan = plan_for(view, path, preview)
    base = ground.base(plan.map[2], plan.height)
    scene = Scene(view, say, plan, base.copy(), path, preview, since)
    field.draw(scene)
    ground.aside(scene.canvas, plan.map[2])
    heading.draw(scene)
    if view.outcome is not None:
        count.draw(scene)
    else:
        villages.draw(scene)
        if plan.pile is not None:
            pile.draw(scene, plan.pile)
        _strips(scene)
    return scene.canvas.image


def plan_for(view: View, path: Move = (), preview: Preview | None = None) -> Layout:
    """Where everything stands: all cells that may be taken are shown if the others are no smaller for it."""
    table, seats = view.table if preview is None else preview.table, len(view.counts)
    if view.outcome is not None:
        return layout(region(table), seats, (), over=True, open_=False)
    turned = preview is None and turning.shown(view, path)
    below = (turning.HEIGHT,) if turned else hands.heights(view)
    chosen = _chosen(view, path, preview)
    shown = region(table, chosen=chosen, choosing=_is_choosing(view, path, preview))
    arranged = partial(
        layout, seats=seats, strips=below, over=False, open_=bool(hands.others(view)), pile=bool(view.jungle)
    )
    plan, all_ = arranged(shown), region(table, chosen=chosen, choosing=True)
    wider = map(
        arranged,
        (all_, replace(shown, column=all_.column, columns=all_.columns), replace(shown, row=all_.row, rows=all_.rows)),
    )
    return next((each for each in wider if each.cell == plan.cell), plan)


def _chosen(view: View, path: Move, preview: Preview | None) -> Cell | None:
    """The cell of a half-made placement."""
    begun = notation.begun(path) if _places(view, preview) else None
    return None if begun is None else begun.at


def _is_choosing(view: View, path: Move, preview: Preview | None) -> bool:
    """Whether the viewer looks for a cell."""
    begun = notation.begun(path) if _places(view, preview) else None
    return begun is not None and begun.kind is not None and begun.at is None and not begun.over


def _places(view: View, preview: Preview | None) -> bool:
    return view.viewer is not None and preview is None and view.table.phase is Phase.PLACE


def _strips(scene: Scene) -> None:
    """The others' hands where they lie open; below, the rotations where one is to be chosen, else the own hand."""
    hands.draw_others(scene)
    if placement(scene) is not None and turning.shown(scene.view, scene.path):
        turning.draw(scene, scene.plan.strips[0])
    else:
        hands.draw(scene)
