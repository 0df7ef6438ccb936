"""Beside the board: turn, piles, the latest placements, and a legend of the terrains and effects in use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image

from games.cardgo.board import name as cell_name
from games.cardgo.connection import is_suppressed
from games.cardgo.preview import Preview
from games.cardgo.state import GREEN, RED, Card, Effect, Placement, View
from games.core import text
from renderers.cardgo import marks, pieces, terrains
from renderers.cardgo.layout import FACTS, GAP, Box
from renderers.cardgo.pieces import Look
from renderers.cardgo.plates import signed
from renderers.cardgo.scene import Scene
from renderers.core import Say
from renderers.lettering import Style, clean, uniform, width, wrap
from renderers.palette import AMBER, INK, LINE, MUTED, PANEL

_CLOSE, _ROW, _NOTED = 37, 42, 66
"""Heights of a legend's entry: crowded, usual, with a note below the name."""
_ICON = 34
_INSET = 16
_SHOWN_PLACEMENTS = 3


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
    """Height of an entry."""
    count: int

    @property
    def noted(self) -> bool:
        return self.row == _NOTED

    @property
    def per_column(self) -> int:
        return -(-self.count // self.columns)

    @property
    def height(self) -> int:
        return self.per_column * self.row


def height(view: View, entries: Sequence[Entry], width: int, *, beneath: bool, room: int) -> int:
    """The margin's height, given the board's beside it."""
    facts = _facts_height(view)
    if beneath:
        return 2 * _INSET + max(facts, _flow(len(entries), width - FACTS - GAP, 5 * _NOTED).height)
    return 2 * _INSET + facts + GAP + _flow(len(entries), width, room - 2 * _INSET - facts - GAP).height


def draw(scene: Scene, entries: Sequence[Entry]) -> None:
    left, top, right, bottom = scene.plan.margin
    scene.canvas.framed(scene.plan.margin, 22, PANEL, edge=LINE, thick=3)
    if scene.plan.beneath:
        end = left + FACTS
        _facts(scene, (left + _INSET, top + _INSET, end - _INSET, bottom))
        scene.canvas.image.paste(LINE, (end, top + _INSET, end + 2, bottom - _INSET))
        flow = _flow(len(entries), right - left - FACTS - GAP, 5 * _NOTED)
        _legend(scene, (end + GAP, top + _INSET, right - _INSET, bottom - _INSET), entries, flow)
        return
    _facts(scene, (left + _INSET, top + _INSET, right - _INSET, bottom))
    start = top + _INSET + _facts_height(scene.view) + GAP
    flow = _flow(len(entries), right - left, bottom - _INSET - start)
    if entries:
        _rule(scene, (left + _INSET, right - _INSET), start - GAP // 2)
        _legend(scene, (left + _INSET, start, right - _INSET, bottom - _INSET), entries, flow)
    _primer(scene, (left + _INSET, start + flow.height, right - _INSET, bottom - _INSET))


def legend(view: View, say: Say, preview: Preview | None) -> tuple[Entry, ...]:
    """What is in use: marks, effects on the board and in open hands, terrains."""
    return (*_mark_entries(view, say, preview), *_effect_entries(view, say), *_terrain_entries(view, say))


def effects_in_use(view: View) -> tuple[Effect, ...]:
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
        for effect in effects_in_use(view)
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


def _flow(count: int, width: int, room: int) -> Flow:
    """The roomiest setting that fits; the last one makes the picture taller."""
    narrow, broad = max(1, width // 180), max(1, width // 288)
    settings = [(columns, _NOTED) for columns in range(1, broad + 1)] + [(columns, _ROW) for columns in range(1, narrow + 1)]
    flows = [Flow(columns, row, count) for columns, row in (*settings, (narrow, _CLOSE))]
    return next((flow for flow in flows if flow.height <= room), flows[-1])


def _legend(scene: Scene, box: Box, entries: Sequence[Entry], flow: Flow) -> None:
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


def _primer(scene: Scene, box: Box) -> None:
    """The rules in three sentences, at the foot of the margin if all of them fit."""
    left, top, right, bottom = box
    style, leading, between = scene.type(25), 34, 12
    keys = ("place", "count-full" if scene.view.options.full else "count", "effect")
    blocks = [wrap(scene.words(f"cardgo-picture-primer-{key}"), style, right - left) for key in keys]
    high = sum(map(len, blocks)) * leading + between * len(blocks)
    if high + GAP > bottom - top:
        return
    y = bottom - high
    _rule(scene, (left, right), y - 7)
    for block in blocks:
        y += between
        for line in block:
            scene.canvas.text(line, left, y + leading / 2, style, MUTED)
            y += leading


def _rule(scene: Scene, span: tuple[int, int], y: int) -> None:
    scene.canvas.image.paste(LINE, (span[0], y - 1, span[1], y + 1))


def _facts_height(view: View) -> int:
    rules = view.options.full + view.options.adj
    placements = min(len(view.last), _SHOWN_PLACEMENTS)
    return 46 + 70 + 34 * rules + (34 + 46 * placements if placements else 0)


def _facts(scene: Scene, box: Box) -> None:
    left, y, right, _ = box
    view, canvas, room = scene.view, scene.canvas, right - left
    turn = scene.words("cardgo-picture-turn", number=view.number, limit=view.options.maxturns)
    canvas.label(turn, left, y + 20, scene.type(29), INK, room=room)
    _piles(scene, (left, y + 46, right, y + 116))
    y += 116
    for rule in [key for key, chosen in (("full", view.options.full), ("adj", view.options.adj)) if chosen]:
        canvas.label(scene.words(f"cardgo-picture-{rule}"), left, y + 15, scene.type(26), MUTED, room=room)
        y += 34
    if view.last:
        canvas.label(scene.words("cardgo-picture-last"), left, y + 16, scene.type(24), MUTED, room=room)
        y += 34
    for placement in view.last[-_SHOWN_PLACEMENTS:]:
        _placement(scene, (left, y, right, y + 44), placement)
        y += 46


def _piles(scene: Scene, box: Box) -> None:
    left, top, right, _ = box
    half = min(190, (right - left) // 2)
    for x, count, pile in ((left, scene.view.deck, "deck"), (left + half, len(scene.view.discard), "discard")):
        scene.canvas.centre(pieces.pile(52, face_up=pile == "discard"), x + 26, top + 30)
        scene.canvas.text(str(count), x + 62, top + 18, scene.type(34, bold=True), INK)
        scene.canvas.label(scene.words(f"cardgo-picture-{pile}"), x + 62, top + 48, scene.type(22), MUTED, room=half - 66)


def _placement(scene: Scene, box: Box, placement: Placement) -> None:
    """`2e1@B2` as a piece and a cell, then what both sides lost."""
    left, top, right, bottom = box
    y, card = (top + bottom) / 2, scene.printed(placement.card)
    plain = None if card is None else Card(card.value)
    scene.canvas.centre(pieces.piece(placement.seat, plain, Look.CLOSED if card is None else Look.FIRM, 44), left + 22, y)
    cell = cell_name(scene.view.ground.columns, placement.cell)
    start = left + 52 + scene.canvas.text(cell, left + 52, y, scene.type(34, bold=True), INK)
    end = _losses(scene, placement, min(right, left + 346), y)
    if card is not None and card.effect is not Effect.NONE:
        _effect(scene, card.effect, (round(start) + 10, top, end, bottom))


def _losses(scene: Scene, placement: Placement, right: int, y: float) -> int:
    """What both sides lost, before `right`; returns where it begins."""
    x = float(right)
    for seat in (RED, GREEN):
        if lost := placement.lost[seat]:
            ink = pieces.PAINTS[seat].edge
            x -= scene.canvas.text(signed(-lost), x, y, scene.type(32, bold=True), ink, align="right") + 20
            scene.canvas.centre(pieces.emblem(seat, 28), x, y)
            x -= 22
    return round(x)


def _effect(scene: Scene, effect: Effect, box: Box) -> None:
    """The effect's mark, and its name if there is room."""
    left, top, right, bottom = box
    y, words, room = (top + bottom) / 2, scene.words(f"cardgo-effect-{effect:d}"), right - left - 48
    scene.canvas.centre(marks.badge(effect, 38, MUTED), left + 19, y)
    style = uniform((words,), scene.type(27), room, smallest=20)
    if width(words, style) <= room:
        scene.canvas.text(words, left + 44, y, style, INK)
