"""The ring of 71 blocks, what is printed on them and how the set-up fills them (Koxinga 2, 3)."""

from __future__ import annotations

from dataclasses import dataclass

from games.koxinga.cabins import Good

BLOCKS = 71
GOAL = 0
OUTER, INNER = "outer", "inner"
FORKS = {5: (6, 13), 30: (31, 38), 43: (44, 51)}
"""Block -> its outer and inner successor (Koxinga 2.1)."""
MERGES = {16: (12, 15), 41: (37, 40), 54: (50, 53)}
"""Block -> its outer and inner predecessor."""
_JOINED = {before: after for after, pair in MERGES.items() for before in pair}
_BRANCHED = {after: before for before, pair in FORKS.items() for after in pair}
FINISHED_POINTS, LAGGARD_POINTS, LAST_LAGGARD = 15, -5, 60


@dataclass(frozen=True, slots=True)
class Item:
    """What lies on a block: a treasure (`kind` None) or a cost of `amount` goods (Koxinga 1)."""

    kind: Good | None = None
    amount: int = 0


TREASURE = Item()
LEFTOVER = Item(Good.FOOD, 2)
"""What fills every block of a section that drew nothing else (Koxinga 3, step 3)."""


@dataclass(frozen=True, slots=True)
class Draw:
    """One item to be put on a free block of `first`..`last`, both included."""

    first: int
    last: int
    item: Item


def _section(first: int, last: int, treasures: list[tuple[int, int, int]], costs: str) -> tuple[Draw, ...]:
    hidden = [Draw(low, high, TREASURE) for count, low, high in treasures for _ in range(count)]
    goods = {"g": Good.GOLD, "f": Good.FOOD}
    return (*hidden, *(Draw(first, last, Item(goods[code[0]], int(code[1:]))) for code in costs.split()))


SECTIONS = ((1, 15), (16, 30), (31, 53), (54, 70))
SETUP: tuple[tuple[Draw, ...], ...] = (
    _section(1, 15, [(1, 1, 5), (2, 7, 11)], "g3 g5 f4 f4 f3 f3 f3 f3"),
    _section(16, 30, [(1, 16, 30)], "g3 g5 f4 f4 f3 f3 f3 f3"),
    _section(31, 53, [(2, 32, 36), (1, 41, 43), (2, 45, 49)], "g3 g5 f4 f4 f4 f3 f3 f3 f3 f3 f3"),
    _section(54, 70, [(1, 54, 70)], "g5 g7 f4 f4 f3 f3 f3 f3"),
)
"""The draws of each section, in order (Koxinga 3)."""


def after(block: int) -> tuple[int, ...]:
    """The blocks one step forward: outer and inner at a fork, else one. From 70 the goal."""
    if block in FORKS:
        return FORKS[block]
    return (_JOINED.get(block, (block + 1) % BLOCKS),)


def before(block: int) -> tuple[int, ...]:
    """The blocks one step back: outer and inner at a merge, none at block 0, else one."""
    if block in MERGES:
        return MERGES[block]
    return () if block == GOAL else (_BRANCHED.get(block, block - 1),)


def points(block: int, *, finished: bool) -> int:
    """Location score (Koxinga 7)."""
    if finished:
        return FINISHED_POINTS
    return block - LAST_LAGGARD if block > LAST_LAGGARD else LAGGARD_POINTS


def free(items: tuple[Item | None, ...], draw: Draw) -> tuple[int, ...]:
    """Blocks in the draw's range that hold nothing yet, ascending."""
    return tuple(block for block in range(draw.first, draw.last + 1) if items[block] is None)
