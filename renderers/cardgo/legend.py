"""What is unusual on this board: effects that lie there, marks that need a word, terrains; where there are many, the
names alone of those that matter least."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import TypeAlias

from PIL import Image

from games.cardgo.board import Terrain
from games.cardgo.connection import is_suppressed
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, View
from games.core import text
from renderers.cardgo import links, marks, pieces, terrains
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene
from renderers.cardgo.trail import enclosed, trail
from renderers.core import Say
from renderers.kept import kept
from renderers.lettering import Style, clean, width, wrap
from renderers.palette import BAND_INK, BAND_MUTED, MUTED
from renderers.prose import listed
from renderers.sheet import SMALL

_ICON, ROW, _LEADING, _CLOSE = 32, 34, 31, 30
"""Pixels of a sign, of a row, what another line adds to it, and of a row where room is short."""
TALL = ROW + _LEADING
"""Pixels of a row of two lines."""
_BESIDE, _APART, _TIGHT = 8, 15, 8
"""Pixels between a sign and its name, between two names in a row, and where room is short."""


class Mark(Enum):
    """What is drawn on pieces besides value and effect."""

    LEAVING = "leaving"
    MAYBE = "maybe"
    CLOSED = "closed"
    SUPPRESSED = "suppressed"
    ENCLOSED = "enclosed"


_EXPLAINED = frozenset({Mark.SUPPRESSED, Mark.ENCLOSED})
"""The marks whose name does not say what they mean."""


@dataclass(frozen=True, slots=True)
class Plain:
    """Painted grounds that change nothing."""

    terrains: tuple[Terrain, ...]


Sign: TypeAlias = Effect | Terrain | Mark | Plain


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, its name, and what it does; `short` is said where there is no room for both."""

    icon: Image.Image
    words: str
    note: str
    short: str = ""

    @property
    def beside(self) -> int:
        """Pixels from the sign's left edge to the words."""
        return self.icon.width + _BESIDE

    @property
    def alone(self) -> str:
        """What is said where there is no room for the note."""
        return self.short or self.words


def badge(effect: Effect, size: int) -> Image.Image:
    """The effect's mark on its disc."""
    return marks.badge(effect, size, MUTED)


def entries(scene: Scene) -> tuple[Entry, ...]:
    """What the signs say."""
    return tuple(_entry(sign, scene.say) for sign in signs(scene.view, scene.since, scene.preview))


def signs(view: View, since: Sequence[View] = (), preview: Preview | None = None) -> tuple[Sign, ...]:
    """Those of the marked turns, or of the placement that is foreseen; then the marks, then what else lies on the board
    and the terrains under it. Once the game is over nobody asks about empty ground."""
    cells, effects = _concerned(view, since, preview)
    here = sorted({view.terrain[cell] for cell in cells} - terrains.BASIC)
    rest = sorted(set(view.terrain) - terrains.BASIC - set(here))
    occupied = [terrain for terrain in rest if _occupied(view, terrain)]
    empty = [terrain for terrain in rest if terrain not in occupied]
    return (
        *(effect for effect in effects if view.options.effects),
        *here,
        *_marks(view, since, preview),
        *(sorted(_lying(view, since) - set(effects)) if view.options.effects else ()),
        *occupied,
        *((*empty, *_plain(view)) if view.outcome is None else ()),
    )


def _lying(view: View, since: Sequence[View]) -> set[Effect]:
    """The effects that the picture shows: on the board, on what has just left it, in open hands. Those in the own hand
    are explained there."""
    gone = [piece for each in trail(view, since) for _, piece in each.removed]
    found = {piece.card.effect for piece in (*view.board, *gone) if piece is not None and piece.card is not None}
    for seat, hand in enumerate(view.hands):
        effects = {card.effect for card in hand or ()}
        found = found - effects if seat == view.viewer else found | effects
    return found - {Effect.NONE}


def _occupied(view: View, terrain: Terrain) -> bool:
    """Whether a piece lies on that terrain."""
    return any(piece is not None and view.terrain[place] is terrain for place, piece in enumerate(view.board))


def _concerned(view: View, since: Sequence[View], preview: Preview | None) -> tuple[list[int], list[Effect]]:
    """Cells where something was placed, and the effects that were."""
    if preview is not None:
        placed = [(preview.cell, preview.card)]
    else:
        placed = [(each.cell, each.card) for each in trail(view, since) if each.card is not None]
    effects = dict.fromkeys(card.effect for _, card in placed if card is not None)
    return [cell for cell, _ in placed], [effect for effect in effects if effect is not Effect.NONE]


def _marks(view: View, since: Sequence[View], preview: Preview | None) -> Iterator[Mark]:
    """Those on the board."""
    cells = [place for place, piece in enumerate(view.board) if piece is not None]
    if preview is not None and any(side.hits for side in preview.sides):
        yield Mark.LEAVING
    if preview is not None and preview.maybe:
        yield Mark.MAYBE
    if any((piece := view.board[place]) is not None and (piece.card is None or piece.face_down) for place in cells):
        yield Mark.CLOSED
    if view.options.effects and any(is_suppressed(view.ground, view.board, place) for place in cells):
        yield Mark.SUPPRESSED
    if enclosed(view, links.latest(view, since, preview)):
        yield Mark.ENCLOSED


def _plain(view: View) -> Iterator[Plain]:
    """The painted grounds that change nothing, where there are others that do."""
    found = sorted(set(view.terrain) & (terrains.BASIC - terrains.WOODEN))
    if found and set(view.terrain) - terrains.BASIC:
        yield Plain(tuple(found))


@dataclass(frozen=True, slots=True)
class Row:
    """What stands in a row: each entry with its lines and where it begins; and how high the row is."""

    cells: tuple[tuple[Entry, tuple[str, ...], int], ...]
    high: int


def draw(scene: Scene, rows: Sequence[Row], left: int, top: int) -> None:
    """The rows from there down."""
    style = scene.type(SMALL)
    for row in rows:
        for entry, lines, start in row.cells:
            icon = entry.icon if row.high >= ROW else _smaller(entry.icon, row.high - 2)
            scene.canvas.centre(icon, left + start + entry.icon.width / 2, top + ROW / 2)
            for number, line in enumerate(lines):
                x, y = left + start + entry.beside, top + ROW / 2 + _LEADING * number
                scene.canvas.text(line, x, y, style, BAND_MUTED if number else BAND_INK)
        top += row.high


def _smaller(icon: Image.Image, high: int) -> Image.Image:
    """A sign for rows that are closer together than it is high."""
    return icon.resize((round(icon.width * high / icon.height), high), Image.Resampling.LANCZOS)


def rows(scene: Scene, every: Sequence[Entry], wide: int, high: int) -> tuple[Row, ...]:
    """The entries in rows of `wide` pixels: with what they do, as many of the first ones as there is room for, and the
    names alone of the others; at worst the last ones are left out."""
    whole = [_whole(scene, entry, wide) for entry in every]

    def told(count: int) -> tuple[Row, ...]:
        return *whole[:count], *_names(scene, every[count:], wide)

    least, most = 0, len(every)
    while least < most:
        count = (least + most + 1) // 2
        least, most = (count, most) if sum(row.high for row in told(count)) <= high else (least, count - 1)
    if sum(row.high for row in told(least)) <= high:
        return told(least)
    return _packed(scene, every, wide)[: max(0, high // _CLOSE)]


def whole(scene: Scene, every: Sequence[Entry], wide: int) -> int:
    """Pixels of the rows in which every entry has its note."""
    return sum(_whole(scene, entry, wide).high for entry in every)


def _whole(scene: Scene, entry: Entry, wide: int) -> Row:
    lines = _set(scene, entry, scene.type(SMALL), wide - entry.beside)
    return Row(((entry, tuple(lines), 0),), ROW + _LEADING * (len(lines) - 1))


def _names(scene: Scene, some: Sequence[Entry], wide: int) -> Iterator[Row]:
    """Names side by side, as many as a row has room for."""
    cells: list[tuple[Entry, tuple[str, ...], int]] = []
    start = 0
    for entry in some:
        takes = entry.beside + round(width(entry.alone, scene.type(SMALL)))
        if cells and start + takes > wide:
            yield Row(tuple(cells), ROW)
            cells, start = [], 0
        cells.append((entry, (entry.alone,), start))
        start += takes + _APART
    if cells:
        yield Row(tuple(cells), ROW)


def _packed(scene: Scene, some: Sequence[Entry], wide: int) -> tuple[Row, ...]:
    """The same where room is short: each name in the first row that has any left, and rows close together."""
    rows: list[list[tuple[Entry, tuple[str, ...], int]]] = []
    ends: list[int] = []
    for entry in some:
        takes = entry.beside + round(width(entry.alone, scene.type(SMALL)))
        place = next((number for number, end in enumerate(ends) if end + takes <= wide), len(ends))
        if place == len(ends):
            rows.append([])
            ends.append(0)
        rows[place].append((entry, (entry.alone,), ends[place]))
        ends[place] += takes + _TIGHT
    return tuple(Row(tuple(cells), _CLOSE) for cells in rows)


def _set(scene: Scene, entry: Entry, style: Style, room: float) -> list[str]:
    """Name and note on one line where they fit, else the note below."""
    if not entry.note:
        return wrap(entry.words, style, room)
    whole = scene.words("cardgo-picture-note", name=entry.words, note=entry.note)
    if width(whole, style) <= room:
        return [whole]
    return [*wrap(entry.words, style, room), *wrap(entry.note, style, room)]


def _entry(sign: Sign, say: Say) -> Entry:
    if isinstance(sign, Mark):
        note = clean(say(text(f"cardgo-picture-mark-{sign.value}-note"))) if sign in _EXPLAINED else ""
        return Entry(_mark(sign), clean(say(text(f"cardgo-picture-mark-{sign.value}"))), note)
    if isinstance(sign, Plain):
        names = listed((say(text(f"cardgo-terrain-{terrain:d}")) for terrain in sign.terrains), say)
        note = clean(say(text("cardgo-picture-plain")))
        return Entry(_samples(sign.terrains), clean(names), note, short=note)
    if isinstance(sign, Effect):
        icon, kind = badge(sign, _ICON), "effect"
    else:
        icon, kind = terrains.sample(sign, _ICON), "terrain"
    words = (clean(say(text(f"cardgo-{key}{kind}-{sign:d}"))) for key in ("", "picture-"))
    return Entry(icon, *words)


@kept
def _samples(some: tuple[Terrain, ...]) -> Image.Image:
    """Samples side by side."""
    icon = Image.new("RGBA", ((_ICON + 4) * len(some) - 4, _ICON))
    for number, terrain in enumerate(some):
        icon.alpha_composite(terrains.sample(terrain, _ICON), ((_ICON + 4) * number, 0))
    return icon


def _mark(mark: Mark) -> Image.Image:
    if mark is Mark.SUPPRESSED:
        return pieces.padlock(_ICON)
    if mark is Mark.ENCLOSED:
        return _counted()
    card, look = _LOOKS[mark]
    return _halves(card, look)


_LOOKS: Mapping[Mark, tuple[Card | None, Look]] = MappingProxyType(
    {
        Mark.LEAVING: (Card(3), Look.LEAVING),
        Mark.MAYBE: (None, Look.MAYBE),
        Mark.CLOSED: (None, Look.CLOSED),
    }
)


@kept
def _counted() -> Image.Image:
    """A red piece on a bar of green's."""
    icon = Image.new("RGBA", (_ICON, _ICON))
    joint = links.bar(GREEN, 2 * _ICON, upright=False).crop((0, 0, _ICON, _ICON))
    icon.alpha_composite(joint, (0, (_ICON - joint.height) // 2))
    icon.alpha_composite(pieces.emblem(RED, 24), ((_ICON - 24) // 2, (_ICON - 24) // 2))
    return icon


@kept
def _halves(card: Card | None, look: Look) -> Image.Image:
    """A piece that is of either side: green on the left, red on the right."""
    icon, other = (pieces.piece(seat, card, look, _ICON) for seat in (GREEN, RED))
    half = (_ICON // 2, 0, _ICON, _ICON)
    icon = icon.copy()
    icon.paste(other.crop(half), half[:2])
    return icon
