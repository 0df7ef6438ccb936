"""What cards, cells and terrain are called, and the words of menus."""

from __future__ import annotations

from games.cardgo.board import Terrain, cell, name
from games.cardgo.state import Card, Effect, View
from games.core import Move, Text, text

PLAIN_GROUND = (Terrain.NONE, Terrain.SOIL, Terrain.GRASSLAND, Terrain.WASTELAND)
"""Terrain without an effect."""


def label(view: View, path: Move) -> Text:
    """Words for the last token of `path`."""
    token = path[-1]
    if len(path) == 1:
        return text("cardgo-label-value", value=token) if token.isdecimal() else text(f"cardgo-label-{token}")
    if len(path) == 2:
        return card_text(Card(int(path[0]), Effect(int(token[1:]))))
    if len(path) == 3:
        return text("cardgo-label-column", column=token)
    return _cell_label(view, path[2] + token)


def card_text(card: Card) -> Text:
    """`4`, or `4 with Joy`."""
    if card.effect is Effect.NONE:
        return text("cardgo-card", value=card.value)
    return text("cardgo-card-effect", value=card.value, effect=effect_text(card.effect))


def effect_text(effect: Effect) -> Text:
    return text(f"cardgo-effect-{effect:d}")


def cell_text(written: str) -> Text:
    return text("cardgo-cell", cell=written)


def hit_text(columns: int, place: int, worth: int) -> Text:
    return text("cardgo-hit", cell=name(columns, place), value=worth)


def terrain_text(kind: Terrain) -> Text:
    return text(f"cardgo-terrain-{kind:d}")


def _cell_label(view: View, written: str) -> Text:
    place = cell(view.ground.columns, view.ground.rows, written)
    assert place is not None, written
    kind = view.ground.terrain[place]
    if kind in PLAIN_GROUND:
        return text("cardgo-cell", cell=written)
    return text("cardgo-label-terrain", cell=written, terrain=terrain_text(kind))
