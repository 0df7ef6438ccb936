"""The hands that the viewer may see, one strip a side."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardgo.state import Card, Effect, View
from games.core import Move, Seat
from renderers.cardgo import pieces
from renderers.cardgo.layout import Box
from renderers.cardgo.scene import Scene
from renderers.lettering import uniform, width
from renderers.palette import INK, LINE, MUTED, PANEL

_CARD_WIDTH, _CARD_HEIGHT = 152, 122
_SPACE = 12
_SMALLEST = 19
"""Type of the effects' names; where it is still too large, the marks alone must do."""


def shown(view: View) -> tuple[Seat, ...]:
    """Whose hands are drawn: the viewer's own last, nearest to the reader."""
    known = [Seat(n) for n, hand in enumerate(view.hands) if hand is not None]
    return tuple(sorted(known, key=lambda seat: (seat == view.viewer, seat)))


def draw(scene: Scene) -> None:
    """The hands that are shown, in the layout's strips."""
    for box, seat in zip(scene.plan.hands, shown(scene.view), strict=True):
        _strip(scene, seat, box)


def _strip(scene: Scene, seat: Seat, box: Box) -> None:
    left, top, right, bottom = box
    canvas, hand = scene.canvas, scene.view.hands[seat] or ()
    own = seat == scene.view.viewer
    canvas.framed(box, 22, PANEL, edge=LINE, thick=3)
    canvas.centre(pieces.emblem(seat, 62), left + 64, top + 58)
    label = scene.words("cardgo-picture-own-hand") if own else scene.words("renderers-name", who=seat)
    canvas.label(label, left + 64, bottom - 32, scene.type(23), INK, room=104, align="middle")
    if hand:
        _cards(scene, seat, (left + 126, top, right - 16, bottom), _chosen(hand, scene.path) if own else None)
    else:
        canvas.text(scene.words("cardgo-picture-no-cards"), left + 150, (top + bottom) / 2, scene.type(30), MUTED)


def _chosen(hand: Sequence[Card], path: Move) -> int | None:
    """The card that a half-made choice has fixed; of a value alone, the first one."""
    if not path or not path[0].isdecimal():
        return None
    fixed = (
        index for index, card in enumerate(hand) if (str(card.value), f"e{card.effect:d}")[: len(path)] == path[:2]
    )
    return next(fixed, None)


def _cards(scene: Scene, seat: Seat, box: Box, picked: int | None) -> None:
    left, top, right, bottom = box
    hand, y = scene.view.hands[seat] or (), (top + bottom - _CARD_HEIGHT) // 2
    step = min(_CARD_WIDTH + _SPACE, (right - left) // len(hand))
    wide = min(_CARD_WIDTH, step - 6)
    names = [_effect(scene, card) for card in hand]
    style = uniform(names, scene.type(25), wide - 14, smallest=_SMALLEST)
    named = all(width(name, style) <= wide - 14 for name in names)
    for index, (card, name) in enumerate(zip(hand, names, strict=True)):
        x = left + index * step
        effects = scene.view.options.effects
        drawn = pieces.card_face(seat, card, wide, _CARD_HEIGHT, effects=effects, chosen=index == picked)
        scene.canvas.put(drawn, x, y)
        if named:
            scene.canvas.text(name, x + wide / 2, y + _CARD_HEIGHT * 0.76, style, INK, align="middle")


def _effect(scene: Scene, card: Card) -> str:
    if not scene.view.options.effects or card.effect is Effect.NONE:
        return ""
    return scene.words(f"cardgo-effect-{card.effect:d}")
