"""Jiangshan's portrait: two armies before a city, between mountains and water."""

from __future__ import annotations

from games.jiangshan.board import FOREST, MOUNTAIN, WATER, Ground
from games.jiangshan.muster import SHIPPED
from renderers import portrait
from renderers.jiangshan import glyphs, land, pieces, towns
from renderers.jiangshan.layout import layout
from renderers.jiangshan.pieces import Look

_ROWS = ("." * 5, f"..{WATER}{WATER}.", "." * 5, f".{MOUNTAIN}.{FOREST}.", "." * 5)
"""From below; the middle of it is seen."""
_UNIT = portrait.CELL - 6


def drawn() -> bytes:
    """The middle of a small board."""
    plan = layout(Ground(_ROWS), 2)
    left, top = plan.corner((1, 3))
    seen = land.base(plan).image.crop((left, top, left + 3 * plan.cell, top + 3 * plan.cell))
    city = towns.town("red", _UNIT, camp=False, capital=True)
    king, chariot, general = (glyphs.unit(SHIPPED[code], glyphs.FORMS[0]) for code in "KRG")
    red = pieces.tile_of(Look("red", chariot), _UNIT, glyphs.FORMS[0])
    white = pieces.tile_of(Look("white", general), _UNIT, glyphs.FORMS[0])
    hidden = pieces.tile_of(Look("white", king, battle=False), _UNIT, glyphs.FORMS[0])
    return portrait.board(seen, ((None, hidden, None), (red, white, None), (city, None, None)))
