"""What the marks, effects and terrains in use mean: an icon, a name, and a note where there is room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.cardgo.connection import is_suppressed
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, View
from games.core import text
from renderers.cardgo import marks, pieces, terrains
from renderers.cardgo.layout import Box
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene
from renderers.core import Say
from renderers.lettering import Style, clean, uniform
from renderers.palette import AMBER, INK, MUTED

_CLOSE, _ROW, NOTED = 37, 42, 66
"""Heights of an entry in pixels: crowded, usual, with a note below the name."""
_ICON = 34


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the legend."""

    icon: Image.Image
    words: str
    note: str


@dataclass(frozen=True, slots=True)
class Flow:
    """How the legend is set: its columns and whether each entry has its note."""

    columns: int
    row: int
    """Height of an entry in pixels."""
    count: int

    @property
    def noted(self) -> bool:
        """Whether each entry has its note below its name."""
        return self.row == NOTED

    @property
    def per_column(self) -> int:
        """How many entries stand below one another."""
        return -(-self.count // self.columns)

    @property
    def height(self) -> int:
        """Pixels that the whole legend takes."""
        return self.per_column * self.row


def entries(view: View, say: Say, preview: Preview | None) -> tuple[Entry, ...]:
    """What is in use: marks, effects on the board and in open hands, terrains."""
    return (*_mark_entries(view, say, preview), *_effect_entries(view, say), *_terrain_entries(view, say))


def flow(count: int, width: int, room: int) -> Flow:
    """The roomiest setting of so many entries that fits into `room` pixels; the last one makes the picture taller."""
    narrow, broad = max(1, width // 180), max(1, width // 288)
    settings = [(columns, NOTED) for columns in range(1, broad + 1)] + [
        (columns, _ROW) for columns in range(1, narrow + 1)
    ]
    flows = [Flow(columns, row, count) for columns, row in (*settings, (narrow, _CLOSE))]
    return next((flow for flow in flows if flow.height <= room), flows[-1])


def draw(scene: Scene, box: Box, entries: Sequence[Entry], flow: Flow) -> None:
    """The entries column by column, their names all of one size."""
    left, top, right, _ = box
    broad = (right - left) // flow.columns
    style = uniform([entry.words for entry in entries], scene.type(27), broad - _ICON - 18, smallest=20)
    for index, entry in enumerate(entries):
        column, row = divmod(index, flow.per_column)
        x, y = left + column * broad, top + row * flow.row
        _entry(scene, (x, y, x + broad, y + flow.row), entry, style, noted=flow.noted)


def _entry(scene: Scene, box: Box, entry: Entry, style: Style, *, noted: bool) -> None:
    left, top, right, bottom = box
    x, middle, room = left + _ICON + 10, (top + bottom) / 2, right - left - _ICON - 18
    scene.canvas.centre(entry.icon, left + _ICON / 2, middle)
    if not noted or not entry.note:
        scene.canvas.label(entry.words, x, middle, style, INK, room=room)
        return
    scene.canvas.label(entry.words, x, top + 20, style, INK, room=room)
    scene.canvas.label(entry.note, x, top + 47, scene.type(21), MUTED, room=room)


def _effects_in_use(view: View) -> tuple[Effect, ...]:
    """Effects that the viewer can see on the board, in hands or in the latest placements."""
    if not view.options.effects:
        return ()
    cards = [piece.card for piece in view.board if piece is not None and piece.card is not None]
    cards += [card for hand in view.hands for card in hand or ()]
    cards += [placement.card for placement in view.last if placement.card is not None]
    return tuple(sorted({card.effect for card in cards} - {Effect.NONE}))


def _mark_entries(view: View, say: Say, preview: Preview | None) -> list[Entry]:
    found = []
    cells = [place for place, piece in enumerate(view.board) if piece is not None]
    if preview is not None and any(side.hits for side in preview.sides):
        found.append((_halves(Card(3), Look.LEAVING), "leaving"))
    if preview is not None and preview.maybe:
        found.append((_halves(None, Look.MAYBE), "maybe"))
    if view.last:
        found.append((pieces.frame(_ICON, AMBER), "last"))
    if any(view.board[place] is None for placement in view.last for place, _ in placement.removed):
        found.append((_halves(Card(3), Look.GONE), "gone"))
    if any((piece := view.board[place]) is not None and (piece.card is None or piece.face_down) for place in cells):
        found.append((_halves(None, Look.CLOSED), "closed"))
    if view.options.effects and any(is_suppressed(view.ground, view.board, place) for place in cells):
        found.append((_suppressed(), "suppressed"))
    return [Entry(icon, clean(say(text(f"cardgo-picture-mark-{key}"))), "") for icon, key in found]


@lru_cache(maxsize=8)
def _halves(card: Card | None, look: Look) -> Image.Image:
    """A piece that is of either side: green on the left, red on the right."""
    worth = card.value if card else None
    icon, other = (pieces.piece(seat, card, look, _ICON, worth) for seat in (GREEN, RED))
    half = (_ICON // 2, 0, _ICON, _ICON)
    icon = icon.copy()
    icon.paste(other.crop(half), half[:2])
    return icon


@lru_cache(maxsize=1)
def _suppressed() -> Image.Image:
    """A piece with the bar."""
    icon = _halves(Card(3), Look.FIRM).copy()
    icon.alpha_composite(pieces.weight(_ICON))
    return icon


def _effect_entries(view: View, say: Say) -> list[Entry]:
    return [
        Entry(
            marks.badge(effect, _ICON, MUTED),
            clean(say(text(f"cardgo-effect-{effect:d}"))),
            clean(say(text(f"cardgo-picture-effect-{effect:d}"))),
        )
        for effect in _effects_in_use(view)
    ]


def _terrain_entries(view: View, say: Say) -> list[Entry]:
    used = sorted(set(view.terrain))
    if len(used) == 1 and used[0] in terrains.BASIC:
        return []
    return [
        Entry(
            terrains.sample(terrain, _ICON),
            clean(say(text(f"cardgo-terrain-{terrain:d}"))),
            "" if terrain in terrains.BASIC else clean(say(text(f"cardgo-picture-terrain-{terrain:d}"))),
        )
        for terrain in used
    ]
