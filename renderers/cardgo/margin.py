"""Beside the board: turn, piles, the latest placements, and a legend of the terrains and effects in use."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PIL import Image

from games.cardgo.connection import is_suppressed
from games.cardgo.foresight import Preview
from games.cardgo.ground import name as cell_name
from games.cardgo.state import GREEN, RED, Card, Effect, Placement, View
from games.core import text
from renderers.canvas import Canvas
from renderers.cardgo import marks, pieces, terrains
from renderers.cardgo.layout import FACTS, GAP, Layout
from renderers.cardgo.pieces import Look
from renderers.core import Say
from renderers.lettering import Style, clean, uniform, wrap
from renderers.palette import INK, LINE, MUTED, PANEL

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


def draw(canvas: Canvas, plan: Layout, view: View, say: Say, face: str, entries: Sequence[Entry]) -> None:
    left, top, right, bottom = plan.margin
    canvas.framed(plan.margin, 22, PANEL, edge=LINE, thick=3)
    end = left + FACTS if plan.beneath else right
    _facts(canvas, (left + _INSET, top + _INSET, end - _INSET, bottom), view, say, face)
    if plan.beneath:
        box = (end + GAP, top + _INSET, right - _INSET, bottom - _INSET)
        canvas.image.paste(LINE, (end, top + _INSET, end + 2, bottom - _INSET))
    else:
        start = top + _INSET + _facts_height(view)
        box = (left + _INSET, start + GAP, right - _INSET, bottom - _INSET)
        if entries:
            canvas.image.paste(LINE, (left + _INSET, start + GAP // 2 - 1, right - _INSET, start + GAP // 2 + 1))
    _legend(canvas, box, entries, face, plan.beneath, right - left)
    if not plan.beneath:
        used = _flow(len(entries), right - left, box[3] - box[1]).height
        _primer(canvas, (box[0], box[1] + used, box[2], box[3]), view, say, face)


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
        found.append((pieces.piece(RED, Card(3), Look.LEAVING, _ICON), "leaving"))
    if preview is not None and preview.maybe:
        found.append((pieces.piece(RED, None, Look.MAYBE, _ICON), "maybe"))
    if view.last:
        found.append((pieces.frame(_ICON), "last"))
    if any(view.board[place] is None for placement in view.last for place, _ in placement.removed):
        found.append((pieces.piece(RED, Card(3), Look.GONE, _ICON), "gone"))
    if any((piece := view.board[place]) is not None and (piece.card is None or piece.face_down) for place in cells):
        found.append((pieces.piece(RED, None, Look.CLOSED, _ICON), "closed"))
    if view.options.effects and any(is_suppressed(view.ground, view.board, place) for place in cells):
        found.append((_suppressed(), "suppressed"))
    return [Entry(icon, clean(say(text(f"cardgo-picture-mark-{key}"))), "") for icon, key in found]


def _suppressed() -> Image.Image:
    """A piece with the bar."""
    icon = pieces.emblem(RED, _ICON).copy()
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


def _legend(
    canvas: Canvas, box: tuple[int, int, int, int], entries: Sequence[Entry], face: str, beneath: bool, width: int
) -> None:
    if not entries:
        return
    left, top, right, bottom = box
    flow = _flow(len(entries), width - FACTS - GAP if beneath else width, 5 * _NOTED if beneath else bottom - top)
    broad = (right - left) // flow.columns
    room = broad - _ICON - 18
    style = uniform([entry.words for entry in entries], Style(27, face=face), room, smallest=20)
    for index, entry in enumerate(entries):
        column, row = divmod(index, flow.per_column)
        x, y = left + column * broad, top + row * flow.row
        middle = y + (20 if flow.noted and entry.note else flow.row / 2)
        canvas.centre(entry.icon, x + _ICON / 2, y + flow.row / 2 - (0 if not flow.noted else 2))
        if flow.noted and not entry.note:
            middle = y + flow.row / 2 - 2
        canvas.label(entry.words, x + _ICON + 10, middle, style, INK, room=room)
        if flow.noted and entry.note:
            canvas.label(entry.note, x + _ICON + 10, y + 47, Style(21, face=face), MUTED, room=room)


def _primer(canvas: Canvas, box: tuple[int, int, int, int], view: View, say: Say, face: str) -> None:
    """The rules in three sentences, at the foot of the margin if all of them fit."""
    style, leading, between = Style(25, face=face), 34, 12
    keys = ("place", "count-full" if view.options.full else "count", "effect")
    blocks = [wrap(clean(say(text(f"cardgo-picture-primer-{key}"))), style, box[2] - box[0]) for key in keys]
    high = sum(map(len, blocks)) * leading + between * len(blocks)
    if high + GAP > box[3] - box[1]:
        return
    y = box[3] - high
    canvas.image.paste(LINE, (box[0], y - 8, box[2], y - 6))
    for block in blocks:
        y += between
        for line in block:
            canvas.text(line, box[0], y + leading / 2, style, MUTED)
            y += leading


def _facts_height(view: View) -> int:
    rules = view.options.full + view.options.adj
    placements = min(len(view.last), _SHOWN_PLACEMENTS)
    return 46 + 70 + 34 * rules + (34 + 46 * placements if placements else 0)


def _facts(canvas: Canvas, box: tuple[int, int, int, int], view: View, say: Say, face: str) -> None:
    left, y, right, _ = box
    turn = text("cardgo-picture-turn", number=view.number, limit=view.options.maxturns)
    canvas.label(clean(say(turn)), left, y + 20, Style(29, face=face), INK, room=right - left)
    y += 46
    _piles(canvas, left, right, y + 30, view, say, face)
    y += 70
    for rule in [key for key, chosen in (("full", view.options.full), ("adj", view.options.adj)) if chosen]:
        canvas.label(clean(say(text(f"cardgo-picture-{rule}"))), left, y + 15, Style(26, face=face), MUTED, room=right - left)
        y += 34
    if view.last:
        canvas.label(clean(say(text("cardgo-picture-last"))), left, y + 16, Style(24, face=face), MUTED, room=right - left)
        y += 34
    for placement in view.last[-_SHOWN_PLACEMENTS:]:
        _placement(canvas, left, right, y + 22, view, placement, face)
        y += 46


def _piles(canvas: Canvas, left: int, right: int, y: int, view: View, say: Say, face: str) -> None:
    number, small = Style(34, bold=True, face=face), Style(22, face=face)
    half = min(190, (right - left) // 2)
    for x, count, pile in ((left, view.deck, "deck"), (left + half, len(view.discard), "discard")):
        canvas.centre(pieces.pile(52, face_up=pile == "discard"), x + 26, y)
        canvas.text(str(count), x + 62, y - 12, number, INK)
        canvas.label(clean(say(text(f"cardgo-picture-{pile}"))), x + 62, y + 18, small, MUTED, room=half - 66)


def _placement(canvas: Canvas, left: int, right: int, y: float, view: View, placement: Placement, face: str) -> None:
    """`2e1@B2` as a piece and a cell, then what both sides lost."""
    card = placement.card
    if card is not None and not view.options.effects:
        card = type(card)(card.value)
    icon = pieces.piece(placement.seat, card, Look.CLOSED if card is None else Look.FIRM, 44)
    canvas.centre(icon, left + 22, y)
    canvas.text(cell_name(view.ground.columns, placement.cell), left + 52, y, Style(34, bold=True, face=face), INK)
    x = float(min(right, left + 346))
    for seat in (RED, GREEN):
        lost = placement.lost[seat]
        if lost:
            words = f"−{lost}" if lost > 0 else f"+{-lost}"
            x -= canvas.text(words, x, y, Style(32, bold=True, face=face), pieces.PAINTS[seat].edge, align="right") + 20
            canvas.centre(pieces.emblem(seat, 28), x, y)
            x -= 22
