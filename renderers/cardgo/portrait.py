"""CardGO's portrait: pieces of both sides on the lines of a go board."""

from __future__ import annotations

from games.cardgo.board import CODES, Terrain, ground
from games.cardgo.state import GREEN, RED, Card, Effect
from renderers import portrait
from renderers.cardgo import pieces, wood
from renderers.cardgo.layout import layout

_SIDE = 5
_PIECE = portrait.CELL - 6


def drawn() -> bytes:
    """The middle of a small board of bare wood."""
    bare = ground(_SIDE, _SIDE, CODES[Terrain.SOIL] * _SIDE**2)
    plan = layout(_SIDE, _SIDE)
    lined = wood.base(bare).image.crop((*plan.corner(1, 1), *plan.corner(4, 4)))
    red, joy, other = (
        pieces.piece(RED, card, pieces.Look.FIRM, _PIECE) for card in (Card(4), Card(5, Effect.KINDNESS), Card(3))
    )
    green, proud, low = (
        pieces.piece(GREEN, card, pieces.Look.FIRM, _PIECE) for card in (Card(5), Card(2, Effect.PRIDE), Card(1))
    )
    return portrait.board(lined, ((red, joy, None), (green, other, None), (None, proud, low)))
