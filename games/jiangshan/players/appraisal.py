"""What a board is worth to each team, in prices of units (Jiangshan 12.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from games.jiangshan.board import Cell, distance
from games.jiangshan.play.field import Field
from games.jiangshan.players.values import (
    BARE,
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
    FAR,
    HIDING,
    IDLE,
    MENACED,
    MERIT,
    MORALE,
    NEAR_KING,
    NEARER,
    RESERVE,
    SUPPLY,
    WIN,
)
from games.jiangshan.sight import BIT, CELLS, bits, cells
from games.jiangshan.state import OPEN, Tile, Unit

TERMS = ("king", "units", "place", "cities", "morale", "reserve")
Values = tuple[float, ...]
Pulls = Mapping[Cell, float]
"""What it is worth to stand on each cell."""


def values(board: Field, teams: Sequence[int]) -> Values:
    """The lead of each team over the mean of all. `teams` numbers the team of each seat from 0."""
    count = max(teams) + 1
    if board.result is not None:
        return _decided(board, teams, count)
    held = [0.0] * count
    for term in terms(board, teams):
        for team, points in enumerate(term):
            held[team] += points
    mean = sum(held) / count
    return tuple([points - mean for points in held])


def _decided(board: Field, teams: Sequence[int], count: int) -> Values:
    won = {teams[seat] for seat in board.result.winners} if board.result is not None else ()
    return tuple([WIN if team in won else -WIN if won else 0.0 for team in range(count)])


def terms(board: Field, teams: Sequence[int]) -> tuple[list[float], ...]:
    """What each team has, by `TERMS`."""
    king, units, place, cities, morale, reserve = found = tuple([[0.0] * (max(teams) + 1) for _ in TERMS])
    pulls = _pulls(board, teams)
    rows = [(team, pulls[team]) for team in teams]
    for here, unit in board.units.items():
        (team, ground), kind = rows[unit.owner], unit.kind
        if kind.king:
            king[team] -= _hiding(board, here, unit)
        elif unit.chaos or unit.place is not OPEN:
            units[team] += _troubled(board, here, unit)
        else:
            units[team] += kind.worth
        place[team] += ground[here]
    for at, tile in board.tiles.items():
        team = teams[tile.owner]
        cities[team] += (CAMP if tile.camp else CITY) - _menaced(board, at, tile)
    standing = {teams[seat] for seat, side in enumerate(board.sides) if not side.defeated}
    for seat, side in enumerate(board.sides):
        team = teams[seat]
        if side.defeated:
            king[team] -= FALLEN if team in standing else DEFEATED
            continue
        exposed = EXPOSED if side.morale < board.terms.setback_city else 0.0
        morale[team] += MORALE[side.morale] - exposed + SUPPLY * side.supply + MERIT * side.merit
        if side.reserve and _has_camp(board, seat):
            cities[team] += DOOR
        for code in side.reserve:
            reserve[team] += RESERVE * board.terms.units[code].worth - IDLE
    return found


def _menaced(board: Field, at: Cell, tile: Tile) -> float:
    """What it costs that nobody holds a tile with enemies in the open near it: more where its loss is defeat and they
    are nearer than all who could hold it."""
    if at in board.units:
        return 0.0
    friends, loss = board.of_team(board.open, board.sides[tile.owner].team), board.terms.setback(tile)
    foes = board.all_open() & ~friends
    if loss is None or loss > board.sides[tile.owner].morale:
        for steps in range(1, FAR):
            if friends & _within(at, steps):
                break
            if foes & _within(at, steps):
                return BARE * (FAR - steps)
    return MENACED if foes & board.land.square[BIT[at]] else 0.0


@lru_cache(maxsize=1 << 12)
def _within(here: Cell, steps: int) -> int:
    """The cells so near to one."""
    return bits(end for end in CELLS if distance(here, end) <= steps)


def _has_camp(board: Field, seat: int) -> bool:
    return any(board.tiles[at].camp for at in cells(board.held[seat]))


def _hiding(board: Field, here: Cell, unit: Unit) -> float:
    """What a King costs who is out of sight: each turn takes a morale, and without any the army is routed."""
    if unit.place is OPEN:
        return 0.0
    if here in board.fires:
        return BURNING
    return HIDING[min(board.sides[unit.owner].morale, len(HIDING) - 1)]


def _troubled(board: Field, here: Cell, unit: Unit) -> float:
    """Of units in chaos and hidden ones."""
    burning = unit.place is not OPEN and here in board.fires
    return unit.kind.worth * (CHAOS if unit.chaos else 1.0) * (CAUGHT if burning else 1.0)


def _pulls(board: Field, teams: Sequence[int]) -> list[Pulls]:
    """For each team what it is worth to stand on each cell."""
    count = max(teams) + 1
    kings, held = [0] * count, [0] * count
    for seat, team in enumerate(teams):
        held[team] |= board.held[seat]
    for here, unit in board.units.items():
        if unit.kind.king:
            kings[teams[unit.owner]] |= BIT[here]
    height = board.land.ground.height
    if count == 2:
        return [_pull(held[1], kings[1], height), _pull(held[0], kings[0], height)]
    return [_pull(_others(held, team), _others(kings, team), height) for team in range(count)]


def pull(board: Field, teams: Sequence[int], team: int) -> Pulls:
    """What it is worth to a team to stand on each cell."""
    return _pulls(board, teams)[team]


def _others(masks: list[int], team: int) -> int:
    found = 0
    for other, mask in enumerate(masks):
        if other != team:
            found |= mask
    return found


@lru_cache(maxsize=1 << 12)
def _pull(goals: int, kings: int, height: int) -> Pulls:
    """Near the enemy's tiles and Kings units are worth more."""
    aims, heads, found = tuple(cells(goals | kings)), tuple(cells(kings)), {}
    for here in CELLS:
        if here[1] < height:
            near = min((distance(here, head) for head in heads), default=NEAR_KING + 1)
            far = min((distance(here, aim) for aim in aims), default=0)
            found[here] = NEARER * max(0, NEAR_KING + 1 - near) - DISTANCE * far
    return found
