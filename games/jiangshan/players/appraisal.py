"""What a scratch board is worth to each team, in prices of units (Jiangshan 12.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from games.jiangshan.players.scratch import OPEN, ROW, Man, Scratch, spots
from games.jiangshan.players.values import (
    BURNING,
    CAMP,
    CAUGHT,
    CHAOS,
    CITY,
    DEFEATED,
    DISTANCE,
    DOOR,
    EXPOSED,
    FALLEN,
    HIDING,
    IDLE,
    MERIT,
    MORALE,
    NEAR_KING,
    NEARER,
    RESERVE,
    SUPPLY,
    WIN,
)

TERMS = ("king", "units", "place", "cities", "morale", "reserve")
Values = tuple[float, ...]


def values(board: Scratch, teams: Sequence[int]) -> Values:
    """The lead of each team over the mean of all. `teams` numbers the team of each seat from 0."""
    count = max(teams) + 1
    if board.winners is not None:
        return _decided(board, teams, count)
    held = [0.0] * count
    for term in terms(board, teams):
        for team, points in enumerate(term):
            held[team] += points
    mean = sum(held) / count
    return tuple([points - mean for points in held])


def _decided(board: Scratch, teams: Sequence[int], count: int) -> Values:
    won = {teams[seat] for seat, team in enumerate(board.teams) if team in (board.winners or ())}
    return tuple([WIN if team in won else -WIN if won else 0.0 for team in range(count)])


def terms(board: Scratch, teams: Sequence[int]) -> tuple[list[float], ...]:
    """What each team has, by `TERMS`."""
    king, units, place, cities, morale, reserve = found = tuple([[0.0] * (max(teams) + 1) for _ in TERMS])
    pulls = _pulls(board, teams)
    for here, man in board.men.items():
        team = teams[man.owner]
        if man.kind.king:
            king[team] -= _hiding(board, here, man)
        elif man.chaos or man.place != OPEN:
            units[team] += _troubled(board, here, man)
        else:
            units[team] += man.kind.worth
        place[team] += pulls[team][here]
    for tile in board.tiles.values():
        door = DOOR if tile.camp and board.purses[tile.owner].reserve else 0.0
        cities[teams[tile.owner]] += (CAMP if tile.camp else CITY) + door
    standing = {teams[seat] for seat, purse in enumerate(board.purses) if not purse.defeated}
    for seat, purse in enumerate(board.purses):
        team = teams[seat]
        if purse.defeated:
            king[team] -= FALLEN if team in standing else DEFEATED
            continue
        exposed = EXPOSED if purse.morale < board.terms.setback_city else 0.0
        morale[team] += MORALE[purse.morale] - exposed + SUPPLY * purse.supply + MERIT * purse.merit
        for code in purse.reserve:
            reserve[team] += RESERVE * board.terms.units[code].worth - IDLE
    return found


def _hiding(board: Scratch, here: int, man: Man) -> float:
    """What a King costs who is out of sight: each turn takes a morale, and without any the army is routed."""
    if man.place == OPEN:
        return 0.0
    if board.fires >> here & 1:
        return BURNING
    return HIDING[min(board.purses[man.owner].morale, len(HIDING) - 1)]


def _troubled(board: Scratch, here: int, man: Man) -> float:
    """Of units in chaos and hidden ones."""
    burning = man.place != OPEN and bool(board.fires >> here & 1)
    return man.kind.worth * (CHAOS if man.chaos else 1.0) * (CAUGHT if burning else 1.0)


def _pulls(board: Scratch, teams: Sequence[int]) -> list[tuple[float, ...]]:
    """For each team what it is worth to stand on each spot."""
    count = max(teams) + 1
    kings, held = [0] * count, [0] * count
    for seat, team in enumerate(teams):
        held[team] |= board.held[seat]
    for here, man in board.men.items():
        if man.kind.king:
            kings[teams[man.owner]] |= 1 << here
    height = board.land.ground.height
    if count == 2:
        return [_pull(held[1], kings[1], height), _pull(held[0], kings[0], height)]
    return [_pull(_others(held, team), _others(kings, team), height) for team in range(count)]


def pull(board: Scratch, teams: Sequence[int], team: int) -> tuple[float, ...]:
    """What it is worth to a team to stand on each spot."""
    return _pulls(board, teams)[team]


def _others(masks: list[int], team: int) -> int:
    found = 0
    for other, mask in enumerate(masks):
        if other != team:
            found |= mask
    return found


@lru_cache(maxsize=1 << 12)
def _pull(goals: int, kings: int, height: int) -> tuple[float, ...]:
    """Near the enemy's tiles and Kings units are worth more."""
    aims, heads = tuple(spots(goals | kings)), tuple(spots(kings))
    found = []
    for here in range(ROW * height):
        near = min((distance(here, head) for head in heads), default=NEAR_KING + 1)
        far = min((distance(here, aim) for aim in aims), default=0)
        found.append(NEARER * max(0, NEAR_KING + 1 - near) - DISTANCE * far)
    return tuple(found)


def distance(one: int, other: int) -> int:
    """How far apart two spots are, in steps that may be diagonal."""
    return max(abs(one % ROW - other % ROW), abs(one // ROW - other // ROW))
