"""What cards, cells and terrain are called, and the words of menus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.cardgo.board import Terrain, cell, name
from games.cardgo.choices import PLACE_TOKENS
from games.cardgo.state import GREEN, RED, Card, Effect, SeenPiece, View
from games.core import Move, Seat, Text, text

PLAIN_GROUND = (Terrain.NONE, Terrain.SOIL, Terrain.GRASSLAND, Terrain.WASTELAND)
"""Terrain without an effect."""


def label(view: View, path: Move) -> Text:
    """Words for the last token of `path`."""
    token = path[-1]
    if len(path) == 1:
        return _value_label(view, int(token)) if token.isdecimal() else _word_label(view, token)
    if len(path) == 2:
        return _card_label(Card(int(path[0]), Effect(int(token[1:]))))
    if len(path) == 3:
        return text("cardgo-label-column", column=token)
    return _cell_label(view, path[2] + token)


def in_words(move: Move) -> Text | None:
    """See `games.core.SayInWords`: a placement."""
    if len(move) < PLACE_TOKENS:
        return None
    played = Card(int(move[0]), Effect(int(move[1][1:])))
    return text("cardgo-words-place", card=card_text(played), cell=move[2] + move[3])


def _word_label(view: View, token: str) -> Text:
    """A pass after the other side's ends the game, and says who wins then (CardGO 11)."""
    if token != "pass" or view.viewer is None or not view.passed[1 - view.viewer]:
        return text(f"cardgo-label-{token}")
    green, red = view.hp
    if green == red:
        return text("cardgo-label-pass-draw")
    return text("cardgo-label-pass-ends", winner=GREEN if green > red else RED)


def _value_label(view: View, value: int) -> Text:
    """A value by its name, and by its card where the hand holds one kind of it only."""
    hand = () if view.viewer is None else view.hands[view.viewer] or ()
    kinds = {card for card in hand if card.value == value}
    if len(kinds) == 1:
        return _card_label(kinds.pop())
    return text("cardgo-label-value", value=str(value), name=name_text(value))


def _card_label(card: Card) -> Text:
    """What a card is called, and what its effect does."""
    called = name_text(card.value)
    if card.effect is Effect.NONE:
        return text("cardgo-label-card", value=card.value, name=called)
    about = text(f"cardgo-picture-effect-{card.effect:d}")
    return text("cardgo-label-card-effect", value=card.value, name=called, effect=effect_text(card.effect), about=about)


def name_text(value: int) -> Text:
    """What cards of a value are called: a span of time."""
    return text(f"cardgo-name-{value}")


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


def enclosed_text(
    columns: int, board: Sequence[SeenPiece | None], side: Seat, counted: Iterable[int]
) -> tuple[Text, ...]:
    """That some of those who count with a side are the other's: they are enclosed (CardGO 7.2)."""
    others = [place for place in sorted(counted) if (piece := board[place]) is not None and piece.owner != side]
    cells = " ".join(name(columns, place) for place in others)
    return (text("cardgo-event-counted", seat=Seat(1 - side), count=len(others), cells=cells),) if others else ()


def terrain_text(kind: Terrain) -> Text:
    return text(f"cardgo-terrain-{kind:d}")


def _cell_label(view: View, written: str) -> Text:
    place = cell(view.ground.columns, view.ground.rows, written)
    assert place is not None, written
    kind = view.ground.terrain[place]
    if kind in PLAIN_GROUND:
        return text("cardgo-cell", cell=written)
    about = text(f"cardgo-picture-terrain-{kind:d}")
    return text("cardgo-label-terrain", cell=written, terrain=terrain_text(kind), about=about)
