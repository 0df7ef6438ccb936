"""What the characters and marks on the board mean, in the reader's language."""

from __future__ import annotations

from PIL import Image

from games.jiangshan import units
from games.jiangshan.state import Place
from renderers.jiangshan import badges, glyphs, pieces, targets
from renderers.jiangshan.paints import SCROLL, SOFT
from renderers.jiangshan.scene import Scene
from renderers.jiangshan.symbols import symbol
from renderers.lettering import Style, width
from renderers.palette import INK

_ROWS, _LARGEST, _LEGIBLE, _SMALLEST = 3, 21, 18, 10
_PLATES = ("morale", "supply", "merit", "reserve")
Entry = tuple[Image.Image, str]


def draw(scene: Scene) -> None:
    """As large as all entries fit."""
    left, top, right, bottom = scene.plan.foot
    scene.canvas.framed(scene.plan.foot, scene.px(6), SCROLL, edge=SOFT, thick=2)
    rows, style = _fitted(scene, right - left - scene.px(20))
    step = min(scene.px(36), (bottom - top) / (len(rows) + 0.2))
    for number, row in enumerate(rows):
        x, y = float(left + scene.px(11)), (top + bottom) / 2 + step * (number - (len(rows) - 1) / 2)
        for image, words in row:
            scene.canvas.centre(image, x + image.width / 2, y)
            scene.canvas.text(words, x + image.width + scene.px(4), y, style, INK)
            x += _wide((image, words), style) + scene.px(16)


def _fitted(scene: Scene, room: float) -> tuple[list[list[Entry]], Style]:
    """With the signs of the plates, if all is still well legible; else without them and as large as it goes."""
    for more, smallest in ((True, _LEGIBLE), (False, _SMALLEST)):
        for high in range(_LARGEST, smallest - 1, -1):
            size, style = scene.px(high + 5), scene.style(high)
            rows = _rows([*_entries(scene, size), *(_signs(scene, size) if more else ())], style, room, scene.px(16))
            if len(rows) <= _ROWS:
                return rows, style
    return rows[:_ROWS], style


def _rows(entries: list[Entry], style: Style, room: float, gap: float) -> list[list[Entry]]:
    rows: list[list[Entry]] = [[]]
    taken = 0.0
    for entry in entries:
        wide = _wide(entry, style)
        if taken and taken + wide > room:
            rows.append([])
            taken = 0.0
        rows[-1].append(entry)
        taken += wide + gap
    return rows


def _wide(entry: Entry, style: Style) -> float:
    return entry[0].width + width(entry[1], style) + style.size / 4


def _entries(scene: Scene, size: int) -> list[Entry]:
    """The marks of the choice and of the board; then classes in march state, then types that are known."""
    kinds = [kind for kind in targets.KINDS if kind != "other" and kind in scene.picked.targets.values()]
    marks = [(targets.alone(kind, size), scene.words(f"jiangshan-picture-{kind}")) for kind in kinds]
    return [
        *marks,
        *_badges(scene, size),
        *((glyphs.glyph(sign, size, INK, scene.face), words) for sign, words in _characters(scene)),
    ]


def _signs(scene: Scene, size: int) -> list[Entry]:
    """What counts, and what makes a capital or heavy armour."""
    found = [(symbol(name, size), scene.words(f"jiangshan-picture-{name}")) for name in _PLATES]
    if any(tile.capital for tile in scene.view.tiles.values()):
        found.append((symbol("star", size), scene.words("jiangshan-picture-capital")))
    if any(unit.battle and unit.kind in units.HEAVY for unit in scene.view.units.values()):
        found.append((pieces.frame(size), scene.words("jiangshan-picture-heavy")))
    return found


def _badges(scene: Scene, size: int) -> list[Entry]:
    """What is pinned on tiles here."""
    seen = scene.view.units.values()
    found = []
    if any(unit.chaos for unit in seen):
        found.append((badges.burst(size, scene.face), scene.words("jiangshan-picture-chaos")))
    if any(unit.marked for unit in seen):
        found.append((badges.mystery(size), scene.words("jiangshan-picture-occupied")))
    if any(step.capture for step in scene.view.steps):
        found.append((badges.cross(size), scene.words("jiangshan-picture-fallen")))
    return found


def _characters(scene: Scene) -> list[tuple[str, str]]:
    seen = scene.view.units.values()
    reserves = {kind for side in scene.view.sides for kind in side.reserve or ()}
    kinds = {unit.kind for unit in seen if unit.kind is not None} | reserves
    marks = {unit.mark for unit in seen if unit.place is Place.OPEN and not unit.battle}
    signs, backs = glyphs.UNITS[scene.face], glyphs.MARKS[scene.face]
    types = {sign: scene.words(f"jiangshan-unit-{kind.lower()}") for kind, sign in signs.items() if kind in kinds}
    classes = {sign: scene.words(f"jiangshan-mark-{mark}") for mark, sign in backs.items() if mark in marks}
    return [(sign, words) for sign, words in {**classes, **types}.items() if words != sign]
