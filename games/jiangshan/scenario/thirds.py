"""Random maps for three players, each on their own: the parts that differ from map to map, on a board that is the same.

A board of squares has no third of a turn. So three homes of the same shape face its middle, from the west, the north
and the east, as far from each other as units go: 8 steps from middle to middle. Each home is its own mirror image;
the west is the mirror image of the east; and what lies between two homes lies between any two.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from games.core import Chance
from games.jiangshan.board import FOREST, MOUNTAIN, PLAIN, WATER, Cell, Ground

COLUMNS, HEIGHT = 11, 13
ARMY = "KJGGRRHHAADDPP"
RESERVE = "BDL"
PREFERRED = {"G": (0, 1, 2), "R": (0, 1, 2), "H": (1, 2, 0), "A": (1, 2, 0), "D": (2, 1, 0), "P": (2, 1, 0)}
"""Of each pair of units the rows of a home, from the edge of the board, in the order in which it likes them."""
Home = Callable[[int, int], Cell]
"""Where a row of a home, 0 to 2 from the edge, and a place in it, -3 to 3 from the middle, are on the board."""
Things = tuple[tuple[str, Cell], ...]
HOMES: tuple[Home, ...] = (
    lambda row, along: (row, 3 + along),
    lambda row, along: (5 + along, HEIGHT - 1 - row),
    lambda row, along: (COLUMNS - 1 - row, 3 + along),
)
"""West, north, east: clockwise."""
LAKES: tuple[tuple[Cell, ...], ...] = (
    ((5, 6),),
    ((5, 5), (5, 6)),
    ((4, 6), (5, 6), (6, 6), (5, 5)),
    ((4, 6), (5, 6), (6, 6), (5, 5), (5, 7)),
)
"""What may lie in the middle of the board."""
ALONG = 4
"""Places on each border, from the lake outwards."""


def border(place: int) -> tuple[Cell, ...]:
    """The cells at a place on the three borders, as far from one home as from the other."""
    return (3 - place, 7 + place), (7 + place, 7 + place), (5, 4 - place)


def beside(place: int) -> tuple[Cell, ...]:
    """The cells on both sides of the three borders between a place and the next."""
    west = ((2 - place, 7 + place), (3 - place, 8 + place))
    return (*west, *((COLUMNS - 1 - x, y) for x, y in west), (4, 3 - place), (6, 3 - place))


def ground(chance: Chance) -> Ground:
    """The land between the homes: a lake, a mountain or two and a forest or two on each border, some beside it."""
    found = dict.fromkeys(LAKES[chance.below(len(LAKES))], WATER)
    places = list(range(ALONG))
    for kind, count in ((MOUNTAIN, 1), (FOREST, 1 + chance.below(2))):
        for _ in range(count):
            found |= dict.fromkeys(border(places.pop(chance.below(len(places)))), kind)
    sides = list(range(ALONG - 1))
    for kind, count in ((FOREST, 1), (MOUNTAIN, chance.below(2))):
        for _ in range(count):
            found |= dict.fromkeys(beside(sides.pop(chance.below(len(sides)))), kind)
    return Ground(tuple("".join(found.get((x, y), PLAIN) for x in range(COLUMNS)) for y in range(HEIGHT)))


def home(chance: Chance) -> tuple[Mapping[Cell, str], Mapping[Cell, str]]:
    """Units and tiles of a home by row and place. What does not stand in its middle stands there twice."""
    camp = chance.below(2)
    tiles = {(camp, 0): "camp"}
    _pair(tiles, "city", (chance.below(2), 2 + chance.below(2)))
    army = {(1 - camp, 0): "K", (2, 0): "J"}
    free = [(row, along) for row in range(3) for along in range(1, 4) if (row, along) not in tiles]
    for kind, rows in PREFERRED.items():
        row = next(each for each in rows if any(at[0] == each for at in free))
        able = [at for at in free if at[0] == row]
        at = able[chance.below(len(able))]
        free.remove(at)
        _pair(army, kind, at)
    return army, tiles


def _pair(things: dict[Cell, str], kind: str, at: Cell) -> None:
    row, along = at
    things[row, along] = things[row, -along] = kind


def placed(things: Mapping[Cell, str], home: Home) -> Things:
    """The same on the board."""
    return tuple((kind, home(*at)) for at, kind in things.items())
