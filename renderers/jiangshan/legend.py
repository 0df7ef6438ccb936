"""What the characters and marks on the board mean, in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

from PIL import Image

from games.jiangshan import units
from games.jiangshan.offer.choices import Picked
from games.jiangshan.state import Place
from renderers.jiangshan import badges, glyphs, pieces, targets
from renderers.jiangshan.colours import SCROLL, SOFT
from renderers.jiangshan.layout import DEEP, ROWS
from renderers.jiangshan.scene import Scene, letters, shares
from renderers.jiangshan.symbols import symbol
from renderers.lettering import Style, width
from renderers.palette import INK

_LARGEST, _LEGIBLE, _SMALL, _SMALLEST = 21, 18, 15, 10
_MORE, _GAP = 5, 16
"""By how many units a sign is larger than its words, and what lies between two entries."""
_PLATES = ("morale", "supply", "merit", "reserve")


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, drawn at a size in pixels, and what it means."""

    sign: Callable[[int], Image.Image]
    words: str


@dataclass(frozen=True, slots=True)
class Setting:
    """The entries in rows, their signs and words so large (in pixels)."""

    rows: list[list[Entry]]
    size: int
    style: Style


def draw(scene: Scene, setting: Setting) -> None:
    """The rows of entries on their scroll."""
    px = scene.plan.px
    left, top, _, bottom = scene.plan.legend
    scene.canvas.framed(scene.plan.legend, px(6), SCROLL, edge=SOFT, thick=2)
    count = len(setting.rows)
    step = min(px(36), (bottom - top) / (count + 0.2))
    for number, row in enumerate(setting.rows):
        x, y = float(left + px(11)), (top + bottom) / 2 + step * (number - (count - 1) / 2)
        for entry in row:
            scene.canvas.centre(entry.sign(setting.size), x + setting.size / 2, y)
            scene.canvas.text(entry.words, x + setting.size + px(4), y, setting.style, INK)
            x += _wide(entry, setting.size, setting.style) + px(_GAP)


def fitted(scene: Scene, chosen: Picked) -> Setting:
    """With the signs of the plates in as few rows as are well legible; else without them and as large as it goes."""
    px = scene.plan.px
    left, _, right, _ = scene.plan.legend
    marks, signs = list(_entries(scene, chosen)), list(_signs(scene))
    for shown, most, smallest in (
        ([*marks, *signs], ROWS, _LEGIBLE),
        ([*marks, *signs], DEEP, _SMALL),
        (marks, DEEP, _SMALLEST),
    ):
        for high in range(_LARGEST, smallest - 1, -1):
            size, style = px(high + _MORE), letters(scene, high)
            setting = Setting(_rows(shown, size, style, right - left - px(20), px(_GAP)), size, style)
            if len(setting.rows) <= most:
                return setting
    return Setting(setting.rows[:DEEP], setting.size, setting.style)


def _rows(entries: list[Entry], size: int, style: Style, room: float, gap: float) -> list[list[Entry]]:
    rows: list[list[Entry]] = [[]]
    taken = 0.0
    for entry in entries:
        wide = _wide(entry, size, style)
        if taken and taken + wide > room:
            rows.append([])
            taken = 0.0
        rows[-1].append(entry)
        taken += wide + gap
    return rows


def _wide(entry: Entry, size: int, style: Style) -> float:
    return size + width(entry.words, style) + style.size / 4


def _entries(scene: Scene, chosen: Picked) -> Iterator[Entry]:
    """The marks of the choice and of the board; then classes in march state, then types that are known."""
    aimed = _aimed(scene, chosen)
    for kind in targets.KINDS:
        if kind in aimed:
            yield Entry(partial(targets.alone, kind), scene.words(f"jiangshan-picture-{kind}"))
    if scene.view.attack is not None and scene.view.attack.pairs:
        yield Entry(partial(targets.alone, "other"), scene.words("jiangshan-picture-exchange"))
    yield from _badges(scene)
    for sign, key in _characters(scene).items():
        words = scene.words(key)
        if words != sign:
            yield Entry(partial(_glyph, sign, scene.face), words)


def _aimed(scene: Scene, chosen: Picked) -> set[str]:
    """The kinds of marks on cells: of what may be chosen, of an order that is considered, of an attack that waits."""
    plan, attack = scene.preview, scene.view.attack
    found = set(chosen.targets.values())
    found |= {plan.kind} if plan is not None and plan.end not in (None, plan.start) else set()
    return found | ({"capture"} if attack is not None else set())


def _glyph(character: str, face: str, size: int) -> Image.Image:
    return glyphs.glyph(character, size, INK, face)


def _signs(scene: Scene) -> Iterator[Entry]:
    """What counts, and what makes a capital or heavy armour."""
    if any(unit.battle and unit.kind in units.HEAVY for unit in scene.view.units.values()):
        yield Entry(pieces.frame, scene.words("jiangshan-picture-heavy"))
    if any(tile.capital for tile in scene.view.tiles.values()):
        yield Entry(partial(symbol, "star"), scene.words("jiangshan-picture-capital"))
    for name in _PLATES:
        yield Entry(partial(symbol, name), scene.words(f"jiangshan-picture-{name}"))


def _badges(scene: Scene) -> Iterator[Entry]:
    """What is pinned on tiles here."""
    seen = scene.view.units.values()
    if any(unit.chaos for unit in seen):
        yield Entry(partial(badges.burst, face=scene.face), scene.words("jiangshan-picture-chaos"))
    if any(unit.marked for unit in seen):
        yield Entry(badges.mystery, scene.words("jiangshan-picture-occupied"))
    if scene.view.outcome is None and any(unit.commanded for unit in seen):
        yield Entry(badges.done, scene.words("jiangshan-picture-acted"))
    if any(unit.preset and not unit.battle and shares(scene, unit.owner) for unit in seen):
        yield Entry(badges.heading, scene.words("jiangshan-picture-preset"))
    if any(step.capture for step in scene.view.steps):
        yield Entry(badges.cross, scene.words("jiangshan-picture-fallen"))


def _characters(scene: Scene) -> dict[str, str]:
    """The characters that are to be seen, each with the message that explains it: a type, else a class."""
    seen = scene.view.units.values()
    reserves = {kind for side in scene.view.sides for kind in side.reserve or ()}
    kinds = {unit.kind for unit in seen if unit.kind is not None} | reserves
    marks = {unit.mark for unit in seen if unit.place is Place.OPEN and not unit.battle}
    signs, backs = glyphs.UNITS[scene.face], glyphs.MARKS[scene.face]
    types = {sign: f"jiangshan-unit-{kind.lower()}" for kind, sign in signs.items() if kind in kinds}
    return {**{sign: f"jiangshan-mark-{mark}" for mark, sign in backs.items() if mark in marks}, **types}
