"""What is unusual on this board: effects that lie there, marks that need a word, terrains; where there are many, the
names alone of those that matter least."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.cardgo.board import Terrain
from games.cardgo.connection import is_suppressed
from games.cardgo.state import GREEN, RED, Card, Effect, View
from games.core import text
from renderers.cardgo import links, marks, pieces, terrains
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene
from renderers.cardgo.trail import enclosed, trail
from renderers.core import Say
from renderers.lettering import Style, clean, width, wrap
from renderers.palette import BAND_INK, BAND_MUTED, MUTED
from renderers.prose import listed
from renderers.sheet import SMALL, Box

_ICON, _ROW, _LEADING, _CLOSE = 32, 34, 31, 30
"""Pixels of a sign, of a row, what another line adds to it, and of a row where room is short."""
_BESIDE, _APART, _TIGHT = 8, 15, 8
"""Pixels between a sign and its name, between two names in a row, and where room is short."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A sign, its name, and what it does."""

    icon: Image.Image
    words: str
    note: str


def badge(effect: Effect, size: int) -> Image.Image:
    """The effect's mark on its disc."""
    return marks.badge(effect, size, MUTED)


def entries(scene: Scene) -> tuple[Entry, ...]:
    """Those of the marked turns, or of the placement that is foreseen; then the marks, then what else lies on the board
    and the terrains under it."""
    view, say = scene.view, scene.say
    cells, effects = _concerned(scene)
    here = sorted({view.terrain[cell] for cell in cells} - terrains.BASIC)
    rest = set(view.terrain) - terrains.BASIC - set(here)
    others = sorted(_lying(scene) - set(effects)) if view.options.effects else []
    return (
        *(_effect(effect, say) for effect in effects if view.options.effects),
        *(_terrain(terrain, say) for terrain in here),
        *_mark_entries(scene),
        *(_effect(effect, say) for effect in others),
        *(_terrain(terrain, say) for terrain in sorted(rest, key=lambda kind: (not _occupied(view, kind), kind))),
        *_plain(view, say),
    )


def _lying(scene: Scene) -> set[Effect]:
    """The effects that the picture shows: on the board, on what has just left it, in open hands. Those in the own hand
    are explained there."""
    view = scene.view
    gone = [piece for each in trail(view, scene.since) for _, piece in each.removed]
    found = {piece.card.effect for piece in (*view.board, *gone) if piece is not None and piece.card is not None}
    for seat, hand in enumerate(view.hands):
        effects = {card.effect for card in hand or ()}
        found = found - effects if seat == view.viewer else found | effects
    return found - {Effect.NONE}


def _occupied(view: View, terrain: Terrain) -> bool:
    """Whether a piece lies on that terrain."""
    return any(piece is not None and view.terrain[place] is terrain for place, piece in enumerate(view.board))


def _concerned(scene: Scene) -> tuple[list[int], list[Effect]]:
    """Cells where something was placed, and the effects that were."""
    if scene.preview is not None:
        placed = [(scene.preview.cell, scene.preview.card)]
    else:
        placed = [(each.cell, each.card) for each in trail(scene.view, scene.since) if each.card is not None]
    effects = dict.fromkeys(card.effect for _, card in placed if card is not None)
    return [cell for cell, _ in placed], [effect for effect in effects if effect is not Effect.NONE]


@dataclass(frozen=True, slots=True)
class Row:
    """What stands in a row: each entry with its lines and where it begins; and how high the row is."""

    cells: tuple[tuple[Entry, tuple[str, ...], int], ...]
    high: int


def draw(scene: Scene, box: Box) -> int:
    """From the top of the box down; returns where it ends."""
    left, top, right, bottom = box
    style = scene.type(SMALL)
    for row in rows(scene, right - left, bottom - top):
        for entry, lines, start in row.cells:
            scene.canvas.centre(entry.icon, left + start + _ICON / 2, top + _ROW / 2)
            for number, line in enumerate(lines):
                x, y = left + start + _ICON + _BESIDE, top + _ROW / 2 + _LEADING * number
                scene.canvas.text(line, x, y, style, BAND_MUTED if number else BAND_INK)
        top += row.high
    return top


def rows(scene: Scene, wide: int, high: int) -> tuple[Row, ...]:
    """The entries in rows of `wide` pixels: with what they do, as many of the first ones as there is room for, and the
    names alone of the others; at worst the last ones are left out."""
    every = entries(scene)
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


def _whole(scene: Scene, entry: Entry, wide: int) -> Row:
    lines = _set(scene, entry, scene.type(SMALL), wide - _ICON - _BESIDE)
    return Row(((entry, tuple(lines), 0),), _ROW + _LEADING * (len(lines) - 1))


def _names(scene: Scene, some: Sequence[Entry], wide: int) -> Iterator[Row]:
    """Names side by side, as many as a row has room for."""
    cells: list[tuple[Entry, tuple[str, ...], int]] = []
    start = 0
    for entry in some:
        takes = _ICON + _BESIDE + round(width(entry.words, scene.type(SMALL)))
        if cells and start + takes > wide:
            yield Row(tuple(cells), _ROW)
            cells, start = [], 0
        cells.append((entry, (entry.words,), start))
        start += takes + _APART
    if cells:
        yield Row(tuple(cells), _ROW)


def _packed(scene: Scene, some: Sequence[Entry], wide: int) -> tuple[Row, ...]:
    """The same where room is short: each name in the first row that has any left, and rows close together."""
    rows: list[list[tuple[Entry, tuple[str, ...], int]]] = []
    ends: list[int] = []
    for entry in some:
        takes = _ICON + _BESIDE + round(width(entry.words, scene.type(SMALL)))
        place = next((number for number, end in enumerate(ends) if end + takes <= wide), len(ends))
        if place == len(ends):
            rows.append([])
            ends.append(0)
        rows[place].append((entry, (entry.words,), ends[place]))
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


def _effect(effect: Effect, say: Say) -> Entry:
    words = (clean(say(text(f"cardgo-{key}-{effect:d}"))) for key in ("effect", "picture-effect"))
    return Entry(badge(effect, _ICON), *words)


def _terrain(terrain: Terrain, say: Say) -> Entry:
    words = (clean(say(text(f"cardgo-{key}-{terrain:d}"))) for key in ("terrain", "picture-terrain"))
    return Entry(terrains.sample(terrain, _ICON), *words)


def _plain(view: View, say: Say) -> Iterator[Entry]:
    """The painted grounds that change nothing, where there are others that do."""
    found = sorted(set(view.terrain) & (terrains.BASIC - terrains.WOODEN))
    if found and set(view.terrain) - terrains.BASIC:
        names = listed((say(text(f"cardgo-terrain-{terrain:d}")) for terrain in found), say)
        note = clean(say(text("cardgo-picture-plain")))
        yield Entry(terrains.sample(found[0], _ICON), clean(names), note)


def _mark_entries(scene: Scene) -> list[Entry]:
    view, say, preview = scene.view, scene.say, scene.preview
    found = []
    cells = [place for place, piece in enumerate(view.board) if piece is not None]
    if preview is not None and any(side.hits for side in preview.sides):
        found.append((_halves(Card(3), Look.LEAVING), "leaving"))
    if preview is not None and preview.maybe:
        found.append((_halves(None, Look.MAYBE), "maybe"))
    if any((piece := view.board[place]) is not None and (piece.card is None or piece.face_down) for place in cells):
        found.append((_halves(None, Look.CLOSED), "closed"))
    if view.options.effects and any(is_suppressed(view.ground, view.board, place) for place in cells):
        found.append((pieces.padlock(_ICON), "suppressed"))
    if enclosed(view, links.latest(scene)):
        found.append((_counted(), "enclosed"))
    return [Entry(icon, *_mark_words(key, say)) for icon, key in found]


def _mark_words(key: str, say: Say) -> tuple[str, str]:
    """A mark's name, and what it means where the name does not say it."""
    note = clean(say(text(f"cardgo-picture-mark-{key}-note"))) if key in ("suppressed", "enclosed") else ""
    return clean(say(text(f"cardgo-picture-mark-{key}"))), note


@lru_cache(maxsize=1)
def _counted() -> Image.Image:
    """A red piece on a bar of green's."""
    icon = Image.new("RGBA", (_ICON, _ICON))
    joint = links.bar(GREEN, 2 * _ICON, upright=False).crop((0, 0, _ICON, _ICON))
    icon.alpha_composite(joint, (0, (_ICON - joint.height) // 2))
    icon.alpha_composite(pieces.emblem(RED, 24), ((_ICON - 24) // 2, (_ICON - 24) // 2))
    return icon


@lru_cache(maxsize=8)
def _halves(card: Card | None, look: Look) -> Image.Image:
    """A piece that is of either side: green on the left, red on the right."""
    icon, other = (pieces.piece(seat, card, look, _ICON) for seat in (GREEN, RED))
    half = (_ICON // 2, 0, _ICON, _ICON)
    icon = icon.copy()
    icon.paste(other.crop(half), half[:2])
    return icon
