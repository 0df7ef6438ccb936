"""What stands on the board: tiles, units, fires, the latest moves, the attack that waits, the half-made choice."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from games.jiangshan.board import Cell
from games.jiangshan.offer.choices import Picked
from games.jiangshan.state import Place, SeenUnit, Step
from renderers.jiangshan import arrows, badges, land, pieces, targets, towns
from renderers.jiangshan.colours import CINNABAR_INK, CREST, SCROLL
from renderers.jiangshan.scene import Scene, banner, covered, shares
from renderers.palette import BLUE, WHITE, Colour

_OPEN, _TOWN, _HIDDEN, _GARRISON, _BADGE, _CROSS, _DONE = 0.94, 0.96, 0.7, 0.57, 0.35, 0.38, 0.3


def draw(scene: Scene, chosen: Picked) -> None:
    """Everything on the board, what lies under it first."""
    for at, fire in scene.view.fires.items():
        scene.canvas.put(land.scorched(scene.plan.cell, big=fire.big), *scene.plan.corner(at))
    for at in scene.view.tiles:
        _town(scene, at)
    lines = _latest(scene)
    for line in lines:
        if not line.arrow.stays:
            arrows.shaft(scene.canvas, scene.plan, line.arrow, line.start, line.ink, line.halo)
    for unit in scene.view.units.values():
        _unit(scene, unit)
    for at, fire in scene.view.fires.items():
        _fire(scene, at, big=fire.big)
    _tips(scene, lines)
    _pins(scene)
    _choice(scene, chosen)
    _ends(scene)
    _tips(scene, _coming(scene))


def _town(scene: Scene, at: Cell) -> None:
    """Its sign makes room for somebody inside who is drawn."""
    tile, inside = scene.view.tiles[at], scene.view.units.get(at)
    manned = inside is not None and inside.kind is not None
    size, key = round(scene.plan.cell * _TOWN), banner(scene, tile.owner)
    drawn = towns.town(key, size, camp=tile.camp, capital=tile.capital, manned=manned)
    scene.canvas.centre(drawn, *scene.plan.middle(at))


@dataclass(frozen=True, slots=True)
class Line:
    """An arrow on the board, and its inks."""

    start: Cell
    arrow: arrows.Arrow
    ink: Colour
    halo: Colour


def _latest(scene: Scene) -> list[Line]:
    """The latest moves and shots."""
    return [
        Line(
            step.start,
            arrows.between(step.start, step.end, dotted=step.shot, covered=covered(scene, step.end) or step.capture),
            CREST,
            SCROLL,
        )
        for step in scene.view.steps
        if step.start is not None
    ]


def _coming(scene: Scene) -> list[Line]:
    """The melee that waits for an answer, the order that is being considered."""
    attack, plan = scene.view.attack, scene.preview
    found: list[Line] = []
    if attack is not None:
        found.append(Line(attack.start, arrows.between(attack.start, attack.target, stays=True), CINNABAR_INK, WHITE))
    if plan is not None and plan.start is not None and plan.end is not None:
        ink, dotted = CINNABAR_INK if plan.kind in ("capture", "shot") else BLUE, plan.kind == "shot"
        arrow = arrows.between(plan.start, plan.end, dotted=dotted, covered=covered(scene, plan.end), stays=True)
        found.append(Line(plan.start, arrow, ink, WHITE))
    return found


def _tips(scene: Scene, lines: list[Line]) -> None:
    """What of the arrows lies above the tiles."""
    for line in lines:
        if line.arrow.stays:
            arrows.shaft(scene.canvas, scene.plan, line.arrow, line.start, line.ink, line.halo)
        arrows.head(scene.canvas, scene.plan, line.arrow, line.start, line.ink, line.halo)


def _pins(scene: Scene) -> None:
    """Who has acted, and where somebody fell."""
    done = badges.done(round(scene.plan.cell * _DONE))
    for unit in scene.view.units.values():
        if unit.commanded and scene.view.outcome is None:
            _pin(scene, done, unit.cell, -0.33, 0.33)
    for step in scene.view.steps:
        _fallen(scene, step)


def _unit(scene: Scene, unit: SeenUnit) -> None:
    size, (x, y), key = scene.plan.cell, scene.plan.middle(unit.cell), banner(scene, unit.owner)
    if unit.place is Place.OPEN:
        private = shares(scene, unit.owner)
        scene.canvas.centre(pieces.unit(unit, key, round(size * _OPEN), scene.face, private=private), x, y)
    if unit.place is Place.FOREST:
        scene.canvas.centre(badges.corner(key, round(size * _OPEN)), x, y)
    if unit.place is not Place.OPEN and unit.kind is not None:
        _hidden(scene, unit, key)
    if unit.marked:
        _pin(scene, badges.mystery(round(size * _BADGE)), unit.cell, 0.32, -0.32)


def _hidden(scene: Scene, unit: SeenUnit, key: str) -> None:
    """A garrison leaves the upper part of its tile to be seen, a unit under a forest the edge of the trees."""
    inside = unit.place is Place.TILE
    size = round(scene.plan.cell * (_GARRISON if inside else _HIDDEN))
    _pin(scene, pieces.hidden(unit, key, size, scene.face), unit.cell, 0, 0.21 if inside else 0.06)
    if unit.preset and shares(scene, unit.owner):
        _pin(scene, badges.chevron(unit.preset, round(scene.plan.cell * _OPEN)), unit.cell, 0, 0)
    if unit.chaos:
        _pin(scene, badges.burst(round(scene.plan.cell * 0.4), scene.face), unit.cell, 0.31, 0.29)


def _pin(scene: Scene, drawn: Image.Image, at: Cell, across: float, down: float) -> None:
    x, y = scene.plan.middle(at)
    scene.canvas.centre(drawn, x + scene.plan.cell * across, y + scene.plan.cell * down)


def _fire(scene: Scene, at: Cell, *, big: bool) -> None:
    """In the lower left, so that whoever burns there is seen; alone in the middle of its cell."""
    size = scene.plan.cell
    if at in scene.view.units:
        _pin(scene, land.fire(round(size * (0.56 if big else 0.42)), big=big), at, -0.24, 0.18)
    else:
        _pin(scene, land.fire(round(size * (0.92 if big else 0.6)), big=big), at, 0, 0)


def _fallen(scene: Scene, step: Step) -> None:
    """A cross where somebody fell or a tile was taken, clear of the known type on a back."""
    if step.capture and covered(scene, step.end):
        there = scene.view.units.get(step.end)
        back = there is not None and there.place is Place.OPEN and not there.battle
        _pin(scene, badges.cross(round(scene.plan.cell * _CROSS)), step.end, 0.33, -0.33 if back else 0.33)
    elif step.capture:
        _pin(scene, badges.cross(round(scene.plan.cell * 0.6)), step.end, 0, 0)


def _choice(scene: Scene, chosen: Picked) -> None:
    size = scene.plan.cell
    if chosen.unit is not None:
        scene.canvas.put(targets.chosen(size), *scene.plan.corner(chosen.unit))
    for at, kind in chosen.targets.items():
        _mark(scene, kind, at)


def _mark(scene: Scene, kind: str, at: Cell) -> None:
    """The sign of whoever stands there lies above the mark."""
    size, standing = scene.plan.cell, scene.view.tiles.get(at) or scene.view.units.get(at)
    scene.canvas.put(targets.mark(kind, size, covered=standing is not None), *scene.plan.corner(at))
    if standing is not None:
        share = _TOWN if at in scene.view.tiles else _OPEN
        scene.canvas.centre(badges.corner(banner(scene, standing.owner), round(size * share)), *scene.plan.middle(at))


def _ends(scene: Scene) -> None:
    """The target of the attack that waits, and who may be exchanged; both ends of an order that is being considered."""
    attack, plan = scene.view.attack, scene.preview
    if attack is not None:
        for at in {at for pair in attack.pairs for at in pair} - {attack.target}:
            _mark(scene, "other", at)
        _mark(scene, "capture", attack.target)
    if plan is not None and plan.start is not None:
        scene.canvas.put(targets.chosen(scene.plan.cell), *scene.plan.corner(plan.start))
    if plan is not None and plan.end is not None and plan.end != plan.start:
        _mark(scene, plan.kind, plan.end)
