"""Worker tiles and jungle tiles, and how many there are of each (Cacao 2, 3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from games.core import Seat

BASES = {"A": "1111", "B": "1210", "C": "1300", "D": "0310"}
"""The workers on the north, east, south and west edge of each type (Cacao 2.1)."""
FORMS: dict[str, tuple[str, ...]] = {
    name: tuple(dict.fromkeys(base[-turn:] + base[:-turn] if turn else base for turn in range(4)))
    for name, base in BASES.items()
}
"""The distinct rotations of each type, a quarter turn clockwise after the other (Cacao 2.1)."""
TYPES = {form: name for name, forms in FORMS.items() for form in forms}
WORKERS: dict[int, dict[str, int]] = {
    2: {"A": 4, "B": 5, "C": 1, "D": 1},
    3: {"A": 3, "B": 5, "C": 1, "D": 1},
    4: {"A": 3, "B": 4, "C": 1, "D": 1},
}
"""Worker tiles of each player, by the number of players (Cacao 3)."""
HAND, SHOWN = 3, 2
"""Worker tiles in a hand, jungle tiles on display (Cacao 3)."""


class Jungle(StrEnum):
    """Cacao 2.3; `BLANK` stands for a tile that a computer player cannot know."""

    SINGLE_PLANTATION = "C1"
    DOUBLE_PLANTATION = "C2"
    MARKET_2 = "M2"
    MARKET_3 = "M3"
    MARKET_4 = "M4"
    MINE_1 = "G1"
    MINE_2 = "G2"
    WATER = "WT"
    SUN_SITE = "SN"
    TEMPLE = "TM"
    BLANK = "--"

    # Equal to its code, so hashed like it: that of `Enum` is a call in Python, and players look up thousands of tiles.
    __hash__ = str.__hash__

    def __init__(self, code: str) -> None:
        self.plantation = code[0] == "C"
        """Whether it gives fruits."""
        self.market = code[0] == "M"
        """Whether it takes fruits for gold."""
        self.trades = self.plantation or self.market
        """Whether it gives or takes fruits."""
        self.mine = code[0] == "G"
        """Whether it gives gold."""
        self.worth = int(code[1]) if code[1].isdecimal() else 0
        """Fruits or gold for each worker, at a market the price."""


_ALL = {"C1": 6, "C2": 2, "M2": 2, "M3": 4, "M4": 1, "G1": 2, "G2": 1, "WT": 3, "SN": 2, "TM": 5}
_LEFT_OUT = {"C1": 2, "M3": 1, "G1": 1, "WT": 1, "SN": 1, "TM": 1}
MAPPED = (Jungle.SINGLE_PLANTATION, Jungle.MARKET_2)
"""The jungle tiles that lie on the map from the start (Cacao 3)."""


def jungle(seats: int) -> tuple[Jungle, ...]:
    """The jungle tiles that are not on the map at the start (Cacao 3)."""
    counts = {Jungle(code): count - (_LEFT_OUT.get(code, 0) if seats == 2 else 0) for code, count in _ALL.items()}
    for tile in MAPPED:
        counts[tile] -= 1
    return tuple(tile for tile, count in counts.items() for _ in range(count))


def workers(seats: int) -> tuple[str, ...]:
    """The types of one player's worker tiles."""
    return tuple(name for name, count in WORKERS[seats].items() for _ in range(count))


@dataclass(frozen=True, slots=True)
class Worker:
    """A worker tile on the map; `covers` marks that another lies beneath it."""

    owner: Seat
    form: str
    covers: bool = False

    def facing(self, side: int) -> int:
        """Workers on an edge: 0 north, 1 east, 2 south, 3 west."""
        return int(self.form[side])
