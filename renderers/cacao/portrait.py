"""Cacao's portrait: a corner of the jungle with workers of all colours at work."""

from __future__ import annotations

from games.cacao.tiles import Jungle
from games.core import Seat
from renderers import portrait
from renderers.cacao import ground
from renderers.cacao.field import lying, standing
from renderers.sheet import HEADING

_TILE = portrait.CELL - 6


def drawn() -> bytes:
    """Worker tiles and jungle tiles in turn."""
    red, purple, white, yellow = (
        standing(Seat(seat), form, _TILE, covers=False) for seat, form in enumerate(("0310", "1111", "1012", "0031"))
    )
    fruits, market, temple, water, sun = (
        lying(kind, _TILE)
        for kind in (Jungle.DOUBLE_PLANTATION, Jungle.MARKET_4, Jungle.TEMPLE, Jungle.WATER, Jungle.SUN_SITE)
    )
    jungle = ground.sheet().image.crop((0, HEADING, portrait.SIZE, HEADING + portrait.SIZE))
    return portrait.board(jungle, ((fruits, red, sun), (purple, market, yellow), (water, white, temple)))
