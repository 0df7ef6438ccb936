"""The line at the foot: what the unusual signs on this board mean, as many as it holds. The rest is in the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache, partial

from PIL import Image

from games.jiangshan.offer.choices import Picked
from games.jiangshan.state import STRATAGEMS, Place
from games.jiangshan.units import HEAVY
from renderers.canvas import Pen, sprite
from renderers.jiangshan import badges, glyphs, pieces, plates, targets, threats, trail
from renderers.jiangshan.scene import Scene, shares
from renderers.jiangshan.symbols import symbol
from renderers.lettering import width
from renderers.palette import INK, WHITE
from renderers.sheet import SMALLEST

_SIGN, _GAP = 34, 22
_ROOM = 2
"""With more armies there are no names on the plates' tokens."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, drawn at a size in pixels, and what it means."""

    sign: Callable[[int], Image.Image]
    words: str


def draw(scene: Scene, chosen: Picked) -> None:
    """From the left, until the line is full."""
    left, top, right, bottom = scene.plan.foot
    x, y, style = left + 12.0, (top + bottom) / 2, scene.type(SMALLEST)
    for entry in entries(scene, chosen):
        end = x + _SIGN + 6 + width(entry.words, style)
        if end > right - 8:
            break
        scene.canvas.centre(entry.sign(_SIGN), x + _SIGN / 2, y)
        scene.canvas.text(entry.words, x + _SIGN + 6, y, style, INK)
        x = end + _GAP


def entries(scene: Scene, chosen: Picked) -> Iterator[Entry]:
    """The marks of the choice and of the board; stratagems without their names; then types and classes that the reader
    cannot read."""
    aimed = _aimed(scene, chosen)
    for kind in targets.KINDS:
        if kind in aimed:
            yield Entry(partial(targets.alone, kind), scene.words(f"jiangshan-picture-{kind}"))
    if scene.view.attack is not None and scene.view.attack.pairs:
        yield Entry(partial(targets.alone, "other"), scene.words("jiangshan-picture-exchange"))
    yield from _badges(scene)
    if len(scene.view.sides) > _ROOM:
        for each in STRATAGEMS:
            if any(each in side.shown for side in scene.view.sides):
                yield Entry(partial(symbol, each), scene.words(f"jiangshan-stratagem-{each}"))
    yield from _counters(scene)
    for sign, key in _characters(scene).items():
        words = scene.words(key)
        if sign not in words:
            yield Entry(partial(_chip, sign, scene.face), words)
    if any(unit.battle and unit.kind in HEAVY for unit in scene.view.units.values()):
        yield Entry(pieces.frame, scene.words("jiangshan-picture-heavy"))


def _aimed(scene: Scene, chosen: Picked) -> set[str]:
    """The kinds of marks on cells: of what may be chosen, of an order that is considered, of an attack that waits."""
    plan, attack = scene.preview, scene.view.attack
    found = set(chosen.targets.values())
    found |= {plan.kind} if plan is not None and plan.end not in (None, plan.start) else set()
    return found | ({"capture"} if attack is not None else set())


@lru_cache(maxsize=64)
def _chip(character: str, face: str, size: int) -> Image.Image:
    """A character on a tile, so that it is not read as the first of its meaning."""

    def tile(pen: Pen) -> None:
        pen.rounded((0, 0, 100, 100), 14, INK)
        pen.rounded((6, 6, 94, 94), 10, WHITE)

    image = sprite(size, tile)
    drawn = glyphs.glyph(character, round(size * 0.8), INK, face)
    image.alpha_composite(drawn, ((size - drawn.width) // 2, (size - drawn.height) // 2))
    return image


def _badges(scene: Scene) -> Iterator[Entry]:
    """What is pinned on tiles here."""
    view, seen = scene.view, scene.view.units.values()
    own = [unit for unit in seen if not unit.battle and shares(scene, unit.owner)]
    if threats.kings(view):
        yield Entry(badges.glow, scene.words("jiangshan-picture-threat"))
    if view.outcome is None and any(unit.exposed and pieces.secret(unit) for unit in own):
        yield Entry(badges.eye, scene.words("jiangshan-picture-exposed"))
    if any(unit.chaos for unit in seen):
        yield Entry(partial(badges.burst, face=scene.face), scene.words("jiangshan-picture-chaos"))
    if any(unit.marked for unit in seen):
        yield Entry(badges.mystery, scene.words("jiangshan-picture-occupied"))
    if trail.fallen(trail.steps(view, scene.since), view):
        yield Entry(badges.cross, scene.words("jiangshan-picture-fallen"))
    if view.outcome is None and any(unit.commanded for unit in seen):
        yield Entry(badges.done, scene.words("jiangshan-picture-acted"))
    if view.outcome is None and any(unit.preset for unit in own):
        yield Entry(badges.heading, scene.words("jiangshan-picture-preset"))


def _counters(scene: Scene) -> Iterator[Entry]:
    """What the plates count, where they have no room for words."""
    if not plates.worded(scene, scene.plan.plates[0]):
        for name in plates.COUNTERS:
            yield Entry(partial(symbol, name), scene.words(f"jiangshan-picture-{name}"))


def _characters(scene: Scene) -> dict[str, str]:
    """The characters that are to be seen, each with the message that explains it: a type, else a class."""
    seen = scene.view.units.values()
    kinds = {unit.kind for unit in seen if unit.kind is not None}
    marks = {unit.mark for unit in seen if unit.place is Place.OPEN and not unit.battle and unit.kind is None}
    signs, backs = glyphs.UNITS[scene.face], glyphs.MARKS[scene.face]
    types = {sign: f"jiangshan-unit-{kind.lower()}" for kind, sign in signs.items() if kind in kinds}
    return {
        **types,
        **{sign: f"jiangshan-mark-{mark}" for mark, sign in backs.items() if mark in marks and sign not in types},
    }
