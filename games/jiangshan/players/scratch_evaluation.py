"""What a scratch board is worth to a team, in prices of units (Jiangshan 12.2)."""

from __future__ import annotations

from functools import lru_cache

from games.jiangshan.players.evaluation import (
    CAMP,
    CHAOS,
    CITY,
    DISTANCE,
    MERIT,
    NEAR_KING,
    RESERVE,
    STEP,
    SUPPLY,
    WIN,
)
from games.jiangshan.players.scratch import OPEN, ROW, Man, Scratch, spots

MORALE = (0.0, 1.2, 2.0, 2.7, 3.3, 3.8, 4.2, 4.5, 4.75, 4.9)
"""Of each morale: the first ones keep the army in the field, the last ones are soon earned again."""
CAUGHT = 0.6
"""A unit in a forest on fire counts for so much of itself."""
HIDDEN_KING, LOST_KING = 1.5, 40.0
"""What a King costs in hiding, and there in a fire or with no morale left."""
DEFEATED = 10.0


def value(board: Scratch, team: int) -> float:
    """The lead of a team over all others together."""
    if board.winners is not None:
        return (WIN if team in board.winners else -WIN) if board.winners else 0.0
    teams, pulls, lead = board.teams, _pulls(board), 0.0
    for seat, side in enumerate(teams):
        lead += _stock(board, seat) if side == team else -_stock(board, seat)
    for here, man in board.men.items():
        if man.chaos or man.kind.king or man.place != OPEN:
            worth = _troubled(board, here, man) + pulls[man.owner][here]
        else:
            worth = man.kind.worth + pulls[man.owner][here]
        lead += worth if teams[man.owner] == team else -worth
    return lead


def _troubled(board: Scratch, here: int, man: Man) -> float:
    """Of units in chaos, hidden ones and Kings."""
    burning = man.place != OPEN and bool(board.fires >> here & 1)
    if man.kind.king:
        lost = burning or (man.place != OPEN and not board.purses[man.owner].morale)
        return -(HIDDEN_KING if man.place != OPEN else 0.0) - (LOST_KING if lost else 0.0)
    return man.kind.worth * (CHAOS if man.chaos else 1.0) * (CAUGHT if burning else 1.0)


def _stock(board: Scratch, seat: int) -> float:
    """What a side has beside its units on the board."""
    purse = board.purses[seat]
    if purse.defeated:
        return -DEFEATED
    tiles = [CAMP if board.tiles[here].camp else CITY for here in spots(board.held[seat])]
    stock = [board.terms.units[code].worth for code in purse.reserve]
    return MORALE[purse.morale] + SUPPLY * purse.supply + MERIT * purse.merit + RESERVE * sum(stock) + sum(tiles)


def _pulls(board: Scratch) -> list[tuple[float, ...]]:
    """For each side what it is worth to stand on each spot."""
    kings = [0] * len(board.teams)
    for here, man in board.men.items():
        if man.kind.king:
            kings[man.owner] |= 1 << here
    found = []
    for side in board.teams:
        goals = heads = 0
        for seat, other in enumerate(board.teams):
            if other != side:
                goals |= board.held[seat]
                heads |= kings[seat]
        found.append(_pull(goals, heads, board.land.ground.height))
    return found


@lru_cache(maxsize=1 << 12)
def _pull(goals: int, kings: int, height: int) -> tuple[float, ...]:
    """Near the enemy's tiles and Kings units are worth more."""
    aims, heads = tuple(spots(goals | kings)), tuple(spots(kings))
    found = []
    for here in range(ROW * height):
        near = min((distance(here, head) for head in heads), default=NEAR_KING + 1)
        far = min((distance(here, aim) for aim in aims), default=0)
        found.append(STEP * max(0, NEAR_KING + 1 - near) - DISTANCE * far)
    return tuple(found)


def distance(one: int, other: int) -> int:
    """How far apart two spots are, in steps that may be diagonal."""
    return max(abs(one % ROW - other % ROW), abs(one // ROW - other // ROW))
