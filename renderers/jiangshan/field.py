"""What stands on the board: tiles, units, fires, the latest moves, the attack that waits, the half-made choice."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PIL import Image

from games.jiangshan.board import Cell
from games.jiangshan.offer.choices import Picked
from games.jiangshan.state import Fire, Place, SeenUnit, Step
from renderers import marks
from renderers.jiangshan import arrows, badges, fires, glyphs, pieces, targets, threats, towns, trail
from renderers.jiangshan.arrows import Line
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, SCROLL
from renderers.jiangshan.scene import Scene, banner, covered, shares
from renderers.jiangshan.symbols import symbol
from renderers.jiangshan.trail import Fallen
from renderers.palette import BLUE

_HIDDEN, _GARRISON, _BADGE, _DONE, _LIT = 0.7, 0.57, 0.35, 0.3, 0.26
_TABLET, _SMALL_TABLET, _WAY_OUT = 0.46, 0.36, 0.31
"""Of a cell's side: an order's tablet, where there is room for it and where there is not, and how far from the middle
it lies then."""
_NOTICED = (-0.34, 0.3)
"""Where the mark of somebody inside is on a town, if it is drawn: its own sign is in the upper right."""
_CORNER = (0.32, -0.32)
"""Where it is if nobody is drawn."""
_GHOST = (0.68, 0.6)
"""Of a cell's side: who fell there, on small cells and on large ones."""
_ASIDE = 0.56
"""How far off the middle of a cell who fell there lies, in cells."""
_BURST, _TICK = (1, -1), (-1, 1)
"""The corners of a tile where the sign of chaos is, and that of whoever has acted."""
_RING = 1.19
"""Of a tile's side: the ring around what moved last."""


def draw(scene: Scene, chosen: Picked) -> None:
    """Everything on the board, what lies under it first."""
    steps = trail.steps(scene.view, scene.since)
    for at, fire in scene.view.fires.items():
        scene.canvas.put(fires.scorched(scene.plan.cell, big=fire.big), *scene.plan.corner(at))
    lines, coming = _latest(scene, steps), _coming(scene)
    arrows.shafts(scene.canvas, scene.plan, [line for line in lines if not line.arrow.gate])
    for at in scene.view.tiles:
        _town(scene, at)
    arrows.shafts(scene.canvas, scene.plan, [line for line in lines if line.arrow.gate])
    for at, (_, seat) in trail.news(steps, scene.view, scene.since).items():
        size, paint = round(pieces.side(scene.plan.cell) * _RING), BANNERS[banner(scene, seat)].trace
        scene.canvas.centre(marks.placed(size, paint, round_=_is_round(scene, at)), *scene.plan.middle(at))
    for unit in scene.view.units.values():
        _unit(scene, unit)
    for at in scene.view.sheltering:
        _pin(scene, badges.mystery(round(scene.plan.cell * _BADGE)), at, *_CORNER)
    for at, fire in scene.view.fires.items():
        _fire(scene, at, fire)
    _orders(scene, steps)
    arrows.heads(scene.canvas, scene.plan, lines)
    _pins(scene, steps)
    threats.draw(scene)
    _choice(scene, chosen)
    _ends(scene)
    arrows.shafts(scene.canvas, scene.plan, coming)
    arrows.heads(scene.canvas, scene.plan, coming)


def _is_round(scene: Scene, at: Cell) -> bool:
    """Whether a back is to be seen there: its ring has its shape, for whoever takes it for a front is deceived."""
    unit = scene.view.units.get(at)
    return unit is not None and unit.place is Place.OPEN and not unit.battle


def _town(scene: Scene, at: Cell) -> None:
    """Its sign makes room for somebody inside who is drawn, and covers no coordinates beside the board."""
    tile, inside = scene.view.tiles[at], scene.view.units.get(at)
    manned = inside is not None and inside.kind is not None
    key = banner(scene, tile.owner)
    size = min(towns.side(scene.plan.cell, capital=tile.capital), scene.plan.room(at))
    shut = at in scene.view.sheltering
    drawn = towns.town(key, size, camp=tile.camp, capital=tile.capital, manned=manned, shut=shut)
    scene.canvas.centre(drawn, *scene.plan.middle(at))


def _latest(scene: Scene, steps: Sequence[Step]) -> list[Line]:
    """The latest moves and shots, in the colours of who made them."""
    return [_line(scene, step, step.start) for step in steps if step.start is not None]


def _line(scene: Scene, step: Step, start: Cell) -> Line:
    arrow = arrows.between(
        scene.plan,
        start,
        step.end,
        shot=step.shot,
        covered=covered(scene, step.end),
        sails=step.by == "sail",
        gate=start in scene.view.tiles and not step.shot,
    )
    paint = BANNERS[banner(scene, step.seat)].trace
    return Line(start, arrow, (SCROLL, paint.edge, paint.fill))


def _coming(scene: Scene) -> list[Line]:
    """The melee that waits for an answer, the order that is being considered."""
    attack, plan = scene.view.attack, scene.preview
    found: list[Line] = []
    if attack is not None:
        found.append(threats.line(scene, attack.start, attack.target))
    if plan is not None and plan.start is not None and plan.end is not None:
        ink = CINNABAR_INK if plan.kind in ("capture", "shot") else BLUE
        found.append(threats.line(scene, plan.start, plan.end, ink, shot=plan.kind == "shot"))
    return found


def _orders(scene: Scene, steps: Sequence[Step]) -> None:
    """A tablet where somebody was sent off by an order; beside the way out of there if the cell is taken."""
    for step in steps:
        if step.by != "command" or step.start is None or step.start == step.end:
            continue
        taken = covered(scene, step.start)
        share, spot = (_SMALL_TABLET, _beside(scene, step.start, step.end)) if taken else (_TABLET, (0, 0))
        _pin(scene, symbol("action", round(scene.plan.cell * share)), step.start, *spot)


def _beside(scene: Scene, start: Cell, end: Cell) -> tuple[float, float]:
    """Where a cell has a corner to the right of the way out of it, or to the left: not the one with the army's sign."""
    (x, y), (a, b) = scene.plan.place(start), scene.plan.place(end)
    far = hypot(a - x, b - y)
    ahead, right = ((a - x) / far, (b - y) / far), ((y - b) / far, (a - x) / far)
    side = 1 if sum(right) >= 0 else -1
    return (ahead[0] + side * right[0]) * _WAY_OUT, (ahead[1] + side * right[1]) * _WAY_OUT


def _pins(scene: Scene, steps: Sequence[Step]) -> None:
    """What moved last or since the viewer looked, who has acted, and who fell."""
    view, size = scene.view, scene.plan.cell
    done = badges.done(round(size * _DONE))
    for unit in view.units.values():
        if unit.commanded and view.outcome is None:
            _pin(scene, done, unit.cell, -0.33, 0.33)
    for step in steps:
        if step.by == "challenge" and step.end in view.units:
            _pin(scene, badges.summons(round(size * _BADGE)), step.end, 0.33, -0.33)
    for at, (place, seat) in trail.news(steps, view, scene.since).items() if scene.since else ():
        (x, y), paint = scene.plan.middle(at), BANNERS[banner(scene, seat)].trace
        spot = min(x + size * 0.5 - 6, scene.plan.board[2] - 17), max(y - size * 0.5 + 6, scene.plan.board[1] + 17)
        scene.canvas.centre(marks.number(place, paint, 34), *spot)
    for victim in trail.fallen(steps, view):
        _fallen(scene, victim, [step.start for step in steps if step.end == victim.at and step.start is not None])


def _unit(scene: Scene, unit: SeenUnit) -> None:
    size, (x, y), key = scene.plan.cell, scene.plan.middle(unit.cell), banner(scene, unit.owner)
    if unit.place is Place.OPEN:
        private = scene.view.outcome is None and shares(scene, unit.owner)
        scene.canvas.centre(pieces.unit(scene.view, unit, scene.plan, key, scene.face, private=private), x, y)
    if unit.place is Place.FOREST:
        scene.canvas.centre(badges.corner(key, pieces.side(size)), x, y)
    if unit.place is not Place.OPEN and unit.kind is not None:
        _hidden(scene, unit, key)
    if unit.marked:
        across, down = _NOTICED if unit.place is Place.TILE and unit.kind is not None else _CORNER
        _pin(scene, badges.mystery(round(size * _BADGE)), unit.cell, across, down)


def _hidden(scene: Scene, unit: SeenUnit, key: str) -> None:
    """A garrison leaves the upper part of its tile to be seen, a unit under a forest the edge of the trees."""
    assert unit.kind is not None, unit
    share, down = (_GARRISON, 0.21) if unit.place is Place.TILE else (_HIDDEN, 0.06)
    character, size = glyphs.unit(unit.kind, scene.face), round(scene.plan.cell * share)
    _pin(scene, pieces.covert(character, key, size, scene.face, chaos=unit.chaos), unit.cell, 0, down)
    if unit.preset and scene.view.outcome is None and shares(scene, unit.owner):
        _pin(scene, badges.chevron(pieces.side(scene.plan.cell), scene.plan.facing(unit.preset)), unit.cell, 0, 0)
    if unit.chaos:
        _pin(scene, badges.burst(round(scene.plan.cell * 0.4), scene.face), unit.cell, 0.31, 0.29)


def _pin(scene: Scene, drawn: Image.Image, at: Cell, across: float, down: float) -> None:
    x, y = scene.plan.middle(at)
    scene.canvas.centre(drawn, x + scene.plan.cell * across, y + scene.plan.cell * down)


def _fire(scene: Scene, at: Cell, fire: Fire) -> None:
    """In the lower left, so that the unit that burns there is seen; alone in the middle of its cell. The lower
    right has the sign of whoever lit it, who gets the merit of those who burn."""
    size, big, taken = scene.plan.cell, fire.big, at in scene.view.units
    share = (0.56 if big else 0.42) if taken else 0.92 if big else 0.6
    _pin(scene, fires.fire(round(size * share), big=big), at, *((-0.24, 0.18) if taken else (0, 0)))
    _pin(scene, badges.emblem(banner(scene, fire.owner), round(size * _LIT), "", scene.face), at, 0.36, 0.36)


def _fallen(scene: Scene, victim: Fallen, starts: Sequence[Cell]) -> None:
    """The one who fell, beside the cell."""
    (across, down), size = aside(scene, victim.at, starts), scene.plan.cell
    wide = size * _GHOST[size >= pieces.CLOSE]
    if victim.owner is None:
        ghost = badges.cross(round(wide * 0.7))
    else:
        known = scene.view.terms.units[victim.kind] if victim.kind is not None else None
        character = glyphs.unit(known, scene.face) if known is not None else ""
        ghost = pieces.fallen(character, banner(scene, victim.owner), round(wide), scene.face, (across, down))
    _pin(scene, ghost, victim.at, across * _ASIDE, down * _ASIDE)


def aside(scene: Scene, at: Cell, starts: Sequence[Cell]) -> tuple[int, int]:
    """That corner of the cell, across and down, where fewest others stand, off the arrows that come from `starts` and
    off the signs of chaos and of whoever has acted."""
    column, row = scene.plan.place(at)
    taken = {scene.plan.place(other) for other in (*scene.view.units, *scene.view.tiles)}
    unit = scene.view.units.get(at)
    pinned = [] if unit is None else [_BURST] * unit.chaos + [_TICK] * unit.commanded
    ways = [(there[0] - column, there[1] - row) for there in map(scene.plan.place, starts)]

    def crowded(corner: tuple[int, int]) -> int:
        around = [(column + corner[0], row), (column, row + corner[1]), (column + corner[0], row + corner[1])]
        beyond = sum(not (0 <= a < scene.plan.columns and 0 <= b < scene.plan.rows) for a, b in around)
        return (
            sum(each in taken for each in around)
            + 4 * beyond
            + 3 * sum(corner[0] * across > 0 and corner[1] * down > 0 for across, down in ways)
            + 2 * (corner in pinned)
        )

    return min(((1, 1), (-1, 1), (1, -1), (-1, -1)), key=crowded)


def _choice(scene: Scene, chosen: Picked) -> None:
    size = scene.plan.cell
    if chosen.unit is not None:
        scene.canvas.put(targets.chosen(size), *scene.plan.corner(chosen.unit))
    for at, kind in chosen.targets.items():
        _mark(scene, kind, at)


def _mark(scene: Scene, kind: str, at: Cell) -> None:
    """The sign of whoever stands there lies above the mark."""
    size, standing = scene.plan.cell, scene.view.tiles.get(at) or scene.view.units.get(at)
    scene.canvas.put(targets.mark(size, kind, covered=standing is not None), *scene.plan.corner(at))
    if standing is not None:
        wide = towns.side(size) if at in scene.view.tiles else pieces.side(size)
        scene.canvas.centre(badges.corner(banner(scene, standing.owner), wide), *scene.plan.middle(at))


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
