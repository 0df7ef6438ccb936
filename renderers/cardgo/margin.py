"""Beside the board or beneath it: facts, the legend, and the rules in three sentences where there is room."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardgo.state import View
from renderers.cardgo import facts, legend
from renderers.cardgo.layout import FACTS, GAP, Box
from renderers.cardgo.scene import Scene
from renderers.lettering import wrap
from renderers.palette import LINE, MUTED, PANEL

_INSET = 16


def height(view: View, entries: Sequence[legend.Entry], width: int, *, beneath: bool, room: int) -> int:
    """The margin's height, given the board's beside it."""
    told = facts.height(view)
    if beneath:
        return 2 * _INSET + max(told, legend.flow(len(entries), width - FACTS - GAP, 5 * legend.NOTED).height)
    return 2 * _INSET + told + GAP + legend.flow(len(entries), width, room - 2 * _INSET - told - GAP).height


def draw(scene: Scene, entries: Sequence[legend.Entry]) -> None:
    """Facts above the legend; beside it where the margin lies beneath the board."""
    left, top, right, bottom = scene.plan.margin
    scene.canvas.framed(scene.plan.margin, 22, PANEL, edge=LINE, thick=3)
    if scene.plan.beneath:
        end = left + FACTS
        facts.draw(scene, (left + _INSET, top + _INSET, end - _INSET, bottom))
        scene.canvas.image.paste(LINE, (end, top + _INSET, end + 2, bottom - _INSET))
        flow = legend.flow(len(entries), right - left - FACTS - GAP, 5 * legend.NOTED)
        legend.draw(scene, (end + GAP, top + _INSET, right - _INSET, bottom - _INSET), entries, flow)
        return
    facts.draw(scene, (left + _INSET, top + _INSET, right - _INSET, bottom))
    start = top + _INSET + facts.height(scene.view) + GAP
    flow = legend.flow(len(entries), right - left, bottom - _INSET - start)
    if entries:
        _rule(scene, (left + _INSET, right - _INSET), start - GAP // 2)
        legend.draw(scene, (left + _INSET, start, right - _INSET, bottom - _INSET), entries, flow)
    _primer(scene, (left + _INSET, start + flow.height, right - _INSET, bottom - _INSET))


def _primer(scene: Scene, box: Box) -> None:
    """The rules in three sentences, at the foot of the margin if all of them fit."""
    left, top, right, bottom = box
    style, leading, between = scene.type(25), 34, 12
    keys = ("place", "count-full" if scene.view.options.full else "count", "effect")
    blocks = [wrap(scene.words(f"cardgo-picture-primer-{key}"), style, right - left) for key in keys]
    high = sum(map(len, blocks)) * leading + between * len(blocks)
    if high + GAP > bottom - top:
        return
    y = bottom - high
    _rule(scene, (left, right), y - 7)
    for block in blocks:
        y += between
        for line in block:
            scene.canvas.text(line, left, y + leading / 2, style, MUTED)
            y += leading


def _rule(scene: Scene, span: tuple[int, int], y: int) -> None:
    scene.canvas.image.paste(LINE, (span[0], y - 1, span[1], y + 1))
