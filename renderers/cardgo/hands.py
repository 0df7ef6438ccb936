"""The viewer's own hand, in the column."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PIL import Image

from games.cardgo.state import Card, Effect, View
from games.core import Move
from renderers.boxes import Box, Laid, column, flow, icon, label, on, row, sign
from renderers.canvas import Canvas, faded
from renderers.cardgo import pieces
from renderers.cardgo.colours import PAINTS
from renderers.cardgo.scene import Scene
from renderers.palette import INK, MUTED, PANEL
from renderers.sheet import SMALL

_PAD, _GAP = (10, 4, 10, 8), 6
_NARROW, _BROAD, _LOW, HIGH = 58, 104, 58, (84, 120)
"""Pixels of a card across, at least and at most, its height in several lines, and in one at least and at most."""
_FAINT = 0.68
"""Of its opacity a card has that is not the chosen one."""


def effects(view: View) -> set[Effect]:
    """Those among the viewer's own cards."""
    hand = view.hands[view.viewer] if view.viewer is not None else None
    return {card.effect for card in hand or ()} - {Effect.NONE}


def hand(scene: Scene, high: int) -> Box | None:
    """All cards under a title, so high in a single line; nothing for a spectator."""
    view = scene.view
    if view.viewer is None or (cards := view.hands[view.viewer]) is None:
        return None
    title = label(scene.words("cardgo-picture-own-hand"), scene.type(SMALL), INK, high=36)
    none = label(scene.words("cardgo-picture-no-cards"), scene.type(SMALL), MUTED, high=_LOW)
    told = row(icon(pieces.emblem(view.viewer, 30)), title, gap=8)
    ground = partial(Canvas.framed, radius=14, fill=PANEL, edge=PAINTS[view.viewer].edge, thick=3)
    return on(ground, column(told, partial(_cards, scene, cards, high) if cards else none), _PAD)


def _cards(scene: Scene, cards: Sequence[Card], single: int, wide: float, high: float) -> Laid:
    """In as few lines as hold them, all alike broad; faint once another one is chosen."""
    owner, picked = scene.view.viewer, _chosen(cards, scene.path)
    assert owner is not None, cards
    lines = -(-len(cards) // int((wide + _GAP) // (_NARROW + _GAP)))
    abreast = -(-len(cards) // lines)
    size = round(min(_BROAD, (wide + _GAP) // abreast - _GAP)), _LOW if lines > 1 else single

    def drawn(index: int) -> Image.Image:
        face = pieces.card_face(owner, cards[index], *size, effects=scene.view.options.effects, chosen=index == picked)
        return face if picked in (None, index) else faded(face, _FAINT)

    every = (sign(partial(drawn, index), *size) for index in range(len(cards)))
    return flow(*every, gap=_GAP, lead=_GAP, ordered=True)(wide, high)


def _chosen(hand: Sequence[Card], path: Move) -> int | None:
    """The card that a half-made choice has fixed; of a value alone, the first one."""
    if not path or not path[0].isdecimal():
        return None
    fixed = (
        index for index, card in enumerate(hand) if (str(card.value), f"e{card.effect:d}")[: len(path)] == path[:2]
    )
    return next(fixed, None)
