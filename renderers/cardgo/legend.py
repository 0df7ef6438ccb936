"""What is unusual on this board: marks that need a word, effects that are at work, terrains that matter now."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.cardgo.board import Terrain
from games.cardgo.connection import is_suppressed
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, View
from games.core import text
from renderers.cardgo import marks, pieces, terrains
from renderers.cardgo.pieces import Look
from renderers.cardgo.scene import Scene
from renderers.cardgo.trail import trail
from renderers.core import Say
from renderers.lettering import Style, clean, width, wrap
from renderers.palette import BAND_INK, BAND_MUTED, MUTED
from renderers.sheet import SMALL, Box

_ICON, _LEADING = 36, 34


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
    """Those of the marked turns, or of the placement that is foreseen; then the marks, then the board's other
    terrains."""
    view, say = scene.view, scene.say
    cells, effects = _concerned(scene)
    here = sorted({view.terrain[cell] for cell in cells} - terrains.BASIC)
    rest = sorted(set(view.terrain) - terrains.BASIC - set(here))
    return (
        *(_effect(effect, say) for effect in effects if view.options.effects),
        *(_terrain(terrain, say) for terrain in here),
        *_mark_entries(view, say, scene.preview),
        *(_terrain(terrain, say) for terrain in rest),
    )


def _concerned(scene: Scene) -> tuple[list[int], list[Effect]]:
    """Cells where something was placed, and the effects that were."""
    if scene.preview is not None:
        placed = [(scene.preview.cell, scene.preview.card)]
    else:
        placed = [(each.cell, each.card) for each in trail(scene.view, scene.since) if each.card is not None]
    effects = dict.fromkeys(card.effect for _, card in placed if card is not None)
    return [cell for cell, _ in placed], [effect for effect in effects if effect is not Effect.NONE]


def draw(scene: Scene, box: Box) -> None:
    """One below the other, as many as fit whole."""
    left, top, right, bottom = box
    style, room = scene.type(SMALL), right - left - _ICON - 12
    for entry in entries(scene):
        lines = _set(scene, entry, style, room)
        high = _LEADING * len(lines) + 8
        if top + high > bottom:
            return
        scene.canvas.centre(entry.icon, left + _ICON / 2, top + _LEADING / 2 + 2)
        for number, line in enumerate(lines):
            ink = BAND_INK if number == 0 else BAND_MUTED
            scene.canvas.text(line, left + _ICON + 12, top + _LEADING * (number + 0.5) + 2, style, ink)
        top += high


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


def _mark_entries(view: View, say: Say, preview: Preview | None) -> list[Entry]:
    found = []
    cells = [place for place, piece in enumerate(view.board) if piece is not None]
    if preview is not None and any(side.hits for side in preview.sides):
        found.append((_halves(Card(3), Look.LEAVING), "leaving"))
    if preview is not None and preview.maybe:
        found.append((_halves(None, Look.MAYBE), "maybe"))
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
