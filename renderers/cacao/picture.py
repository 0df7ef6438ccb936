"""The picture of a Cacao position."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product

from PIL import Image

from games.cacao import notation
from games.cacao.board import Cell
from games.cacao.preview import Preview
from games.cacao.state import Phase, View
from games.core import Move, Threat
from renderers.cacao import count, field, ground, hands, heading, pile, turning, villages
from renderers.cacao import threats as chances
from renderers.cacao.layout import LARGEST, Layout, Region, close_up, layout, region, with_tray
from renderers.cacao.scene import Scene, placement
from renderers.core import Say

_PLAIN = 84
"""Pixels of a cell, 27 of 390, from which on tiles are told apart at a glance."""
_READABLE, _LARGER = 68, 1.1
"""Pixels of a cell, 22 of 390, under which a map has nothing free around it or is turned, if that makes it readable;
otherwise it is turned if that makes it so much larger."""


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
    """The sheet before it is encoded."""
    plan = plan_for(view, path, preview) if film is None else filmed(view, film)
    scene = Scene(view, say, plan, ground.sheet(), path, preview, since, threats, film, aided)
    field.draw(scene)
    marks = chances.draw(scene)
    ground.aside(scene.canvas, plan.map[2])
    heading.draw(scene, marks)
    if view.outcome is not None:
        count.draw(scene)
    elif placement(scene) is not None and turning.shown(view, path):
        turning.draw(scene)
    else:
        villages.draw(scene)
        if plan.pile is not None:
            pile.draw(scene, plan.pile)
    hands.draw(scene)
    hands.draw_others(scene)
    return scene.canvas.image


def filmed(view: View, film: View) -> Layout:
    """Where everything stands in all frames of an animation: by all that lies there in its last one."""
    shown = partial(region, film.table, besides=(*view.table.jungle, *view.table.workers), bare=True)
    arranged = partial(layout, seats=len(view.counts), over=view.outcome is not None, open_=None not in film.hands)
    return _better(arranged(shown()), arranged(shown(turned=True)))


def _better(upright: Layout, lying: Layout) -> Layout:
    """The map as it is, or north on the left where that makes its tiles much larger."""
    return lying if upright.cell < _READABLE and lying.cell >= _LARGER * upright.cell else upright


def plan_for(view: View, path: Move = (), preview: Preview | None = None) -> Layout:
    """Where everything stands, the viewer's hand in what the map leaves free. Once a cell is chosen, a map whose tiles
    are small comes near, and lies as it did before."""
    plan, chosen = _plan(view, path, preview), _settled(view, path, preview)
    if chosen is not None and plan.cell < _PLAIN:
        table = view.table if preview is None else preview.table
        turned = _plan(view, (), None).region.turned
        near = close_up(region(table, besides=(chosen,), rows=True, columns=True, turned=turned), chosen)
        return layout(near, len(view.counts), over=False, open_=bool(hands.others(view)), pile=bool(view.jungle))
    return with_tray(plan) if hands.own(view) else plan


def _plan(view: View, path: Move, preview: Preview | None) -> Layout:
    """With the largest cells that there can be, and of the cells that may be taken beyond the
    tiles as many whole as that leaves room for. A map whose cells would be hard to read loses what is free around it
    first, then is turned, with north on the left."""
    table, seats = view.table if preview is None else preview.table, len(view.counts)
    if view.outcome is not None:
        arranged = partial(layout, seats=seats, over=True, open_=False)
        return _better(arranged(region(table)), arranged(region(table, turned=True)))
    shown = partial(region, table, besides=_chosen(view, path, preview))
    arranged = partial(layout, seats=seats, over=False, open_=bool(hands.others(view)), pile=bool(view.jungle))
    every = (_roomiest(shown, arranged, turned, close) for turned, close in product((False, True), repeat=2))
    if (readable := next((plan for plan in every if plan.cell >= _READABLE), None)) is not None:
        return readable
    upright, lying = (_roomiest(shown, arranged, turned, close=False) for turned in (False, True))
    return arranged(shown(rows=True, columns=True)) if upright.ruled else _better(upright, lying)


def _roomiest(shown: Callable[..., Region], arranged: Callable[..., Layout], turned: bool, close: bool) -> Layout:
    """The plan with the largest cells of those with whole rows and columns beyond the tiles and without."""
    ways, largest = ((True, True), (False, True), (True, False), (False, False)), _READABLE if close else LARGEST
    regions = (shown(rows=rows, columns=columns, turned=turned, close=close) for rows, columns in ways)
    return max((arranged(each, largest=largest) for each in regions), key=lambda plan: plan.cell)


def _chosen(view: View, path: Move, preview: Preview | None) -> tuple[Cell, ...]:
    """The cell of a half-made placement."""
    begun = notation.begun(path) if _places(view, preview) else None
    return () if begun is None or begun.at is None else (begun.at,)


def _settled(view: View, path: Move, preview: Preview | None) -> Cell | None:
    """The cell of a placement that is half-made or foreseen."""
    if preview is None:
        return next(iter(_chosen(view, path, preview)), None)
    last = preview.table.last
    return None if last is None or last == view.table.last else last.placed


def _places(view: View, preview: Preview | None) -> bool:
    return view.viewer is not None and preview is None and view.table.phase is Phase.PLACE
