"""The hands that the viewer may see, one strip a side."""

from __future__ import annotations

from games.cardgo.state import Card, Effect, View
from games.core import Move, Seat, text
from renderers.canvas import Canvas
from renderers.cardgo import pieces
from renderers.cardgo.layout import Box, Layout
from renderers.core import Say
from renderers.lettering import Style, clean, uniform, width
from renderers.palette import INK, LINE, MUTED, PANEL

_CARD_WIDTH, _CARD_HEIGHT = 152, 122
_SPACE = 12
_SMALLEST = 19
"""Type of the effects' names; where it is still too large, the marks alone must do."""


def shown(view: View) -> tuple[Seat, ...]:
    """Whose hands are drawn: the viewer's own last, nearest to the reader."""
    known = [Seat(n) for n, hand in enumerate(view.hands) if hand is not None]
    return tuple(sorted(known, key=lambda seat: (seat == view.viewer, seat)))


def draw(canvas: Canvas, plan: Layout, view: View, say: Say, face: str, path: Move) -> None:
    for box, seat in zip(plan.hands, shown(view), strict=True):
        chosen = _chosen(view, seat, path)
        _strip(canvas, box, view, seat, say, face, chosen)


def _chosen(view: View, seat: Seat, path: Move) -> Card | None:
    """The card that a half-made choice has fixed; of a value alone, the first one."""
    if seat != view.viewer or not path or not path[0].isdecimal():
        return None
    effects = (
        [path[1]] if len(path) > 1 else [f"e{card.effect:d}" for card in view.hands[seat] or () if str(card.value) == path[0]]
    )
    return Card(int(path[0]), Effect(int(effects[0][1:]))) if effects else None


def _strip(canvas: Canvas, box: Box, view: View, seat: Seat, say: Say, face: str, chosen: Card | None) -> None:
    left, top, right, bottom = box
    canvas.framed(box, 22, PANEL, edge=LINE, thick=3)
    canvas.centre(pieces.emblem(seat, 62), left + 64, top + 58)
    label = text("cardgo-picture-own-hand") if seat == view.viewer else text("renderers-name", who=seat)
    canvas.label(clean(say(label)), left + 64, bottom - 32, Style(23, face=face), INK, room=104, align="middle")
    hand = view.hands[seat] or ()
    if not hand:
        canvas.text(clean(say(text("cardgo-picture-no-cards"))), left + 150, (top + bottom) / 2, Style(30, face=face), MUTED)
        return
    start, room = left + 126, right - left - 142
    step = min(_CARD_WIDTH + _SPACE, room // len(hand))
    wide = min(_CARD_WIDTH, step - 6)
    picked = hand.index(chosen) if chosen in hand else None
    names = [_effect(card, view, say) for card in hand]
    style = uniform(names, Style(25, face=face), wide - 14, smallest=_SMALLEST)
    named = all(width(name, style) <= wide - 14 for name in names)
    for index, (card, name) in enumerate(zip(hand, names, strict=True)):
        x, y = start + index * step, (top + bottom - _CARD_HEIGHT) // 2
        drawn = pieces.card_face(seat, card, wide, _CARD_HEIGHT, effects=view.options.effects, chosen=index == picked)
        canvas.put(drawn, x, y)
        if named:
            canvas.text(name, x + wide / 2, y + _CARD_HEIGHT * 0.76, style, INK, align="middle")


def _effect(card: Card, view: View, say: Say) -> str:
    if not view.options.effects or card.effect is Effect.NONE:
        return ""
    return clean(say(text(f"cardgo-effect-{card.effect:d}")))
