"""Koxinga's portrait: Formosa, and ships on their way around it."""

from __future__ import annotations

from PIL import Image

from games.core import Seat
from renderers import portrait
from renderers.koxinga import chart
from renderers.koxinga.layout import STRAIT
from renderers.koxinga.ships import ship

_SEEN, _EAST = 340, 60
"""Pixels of a chart's side that are seen, and how far beyond the strait."""
_SHIPS = ((Seat(0), 50, 178, 92), (Seat(3), 196, 130, 80), (Seat(2), 54, 58, 72))
"""Seat, middle and size."""


def drawn() -> bytes:
    """The chart around the island."""
    left, top = STRAIT[2] - _SEEN + _EAST, STRAIT[1]
    sea = chart.base("tc", "", few=False, hand=True).image.crop((left, top, left + _SEEN, top + _SEEN))
    image = sea.resize((portrait.SIZE, portrait.SIZE), Image.Resampling.LANCZOS)
    for seat, x, y, size in _SHIPS:
        portrait.put(image, ship(seat, size), (x, y))
    return portrait.encoded(image)
