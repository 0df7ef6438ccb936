"""What the characters on the board mean, in the reader's language."""

from __future__ import annotations

from games.jiangshan.state import Place
from renderers.jiangshan import glyphs
from renderers.jiangshan.scene import Scene
from renderers.palette import INK, LINE, MUTED, PANEL

_SIZE = 24


def draw(scene: Scene) -> None:
    left, top, right, bottom = scene.plan.legend
    if bottom - top < 40:
        return
    scene.canvas.framed(scene.plan.legend, 12, PANEL, edge=LINE, thick=2)
    entries = _entries(scene)
    tall = bottom - top > 100
    columns = 2 if tall else max(1, (len(entries) + 1) // 2)
    wide = (right - left - 24) / columns
    for number, (character, words) in enumerate(entries):
        x = left + 14 + (number % columns) * wide
        y = top + 17 + (number // columns) * 28 + (6 if tall else 0)
        if y > bottom - 10:
            return
        scene.canvas.centre(glyphs.glyph(character, _SIZE, INK, scene.face), x + 10, y)
        scene.canvas.label(words, x + 28, y, scene.style(20), MUTED, room=wide - 34)


def _entries(scene: Scene) -> list[tuple[str, str]]:
    """Types that lie open or are one's own, then the classes in march state."""
    seen = scene.view.units.values()
    kinds = {unit.kind for unit in seen if unit.kind is not None and (unit.battle or unit.owner == scene.view.viewer)}
    marks = {unit.mark for unit in seen if unit.place is Place.OPEN and not unit.battle}
    signs, backs = glyphs.UNITS[scene.face], glyphs.MARKS[scene.face]
    types = [(sign, scene.words(f"jiangshan-unit-{kind.lower()}")) for kind, sign in signs.items() if kind in kinds]
    classes = [(sign, scene.words(f"jiangshan-mark-{mark}")) for mark, sign in backs.items() if mark in marks]
    return list(dict.fromkeys((*classes, *types)))
