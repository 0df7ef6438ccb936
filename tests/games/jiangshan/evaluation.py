"""What a position is worth to a team, in prices of units, as their table says what each is worth (Jiangshan 12.2)."""

from __future__ import annotations

from games.core import Seat
from games.jiangshan.board import Cell, distance
from games.jiangshan.state import OPEN, Phase, State, Unit

CITY, CAMP = 4.0, 3.5
MORALE, SUPPLY, MERIT = 0.45, 0.1, 0.5
RESERVE = 0.6
"""A unit in the reserve counts for so much of itself."""
CHAOS = 0.75
"""A unit in chaos counts for so much of itself."""
DISTANCE = 0.12
"""Lost for each cell between a unit and the nearest enemy tile or King."""
NEAR_KING, STEP = 3, 0.1
HIDDEN_KING = 1.0
WIN = 1_000.0


def worth(state: State, seat: Seat) -> float:
    """The lead of a seat's team over all others together."""
    if state.phase is Phase.OVER:
        assert state.result is not None
        return 0.0 if not state.result.winners else WIN if seat in state.result.winners else -WIN
    team = state.sides[seat].team
    held = [0.0] * len(state.sides)
    _count_sides(state, held)
    _count_board(state, held)
    return sum(value if side.team == team else -value for value, side in zip(held, state.sides, strict=True))


def _count_sides(state: State, held: list[float]) -> None:
    for seat, side in enumerate(state.sides):
        if side.defeated:
            held[seat] -= 10
            continue
        stock = sum(state.terms.units[code].worth for code in side.reserve)
        held[seat] += MORALE * side.morale + SUPPLY * side.supply + MERIT * side.merit + RESERVE * stock


def _count_board(state: State, held: list[float]) -> None:
    for tile in state.tiles.values():
        held[tile.owner] += CAMP if tile.camp else CITY
    goals = [_goals(state, Seat(seat)) for seat in range(len(held))]
    kings = [_kings(state, Seat(seat)) for seat in range(len(held))]
    for unit in state.units.values():
        held[unit.owner] += _unit_worth(unit, goals[unit.owner], kings[unit.owner])


def _unit_worth(unit: Unit, goals: list[Cell], kings: list[Cell]) -> float:
    if unit.kind.king:
        return -HIDDEN_KING if unit.place is not OPEN else 0.0
    value = unit.kind.worth * (CHAOS if unit.chaos else 1.0)
    if goals:
        value -= DISTANCE * min(distance(unit.cell, goal) for goal in goals)
    near = min((distance(unit.cell, king) for king in kings), default=NEAR_KING + 1)
    return value + STEP * max(0, NEAR_KING + 1 - near)


def _kings(state: State, seat: Seat) -> list[Cell]:
    team = state.sides[seat].team
    return [at for at, unit in state.units.items() if unit.kind.king and state.sides[unit.owner].team != team]


def _goals(state: State, seat: Seat) -> list[Cell]:
    team = state.sides[seat].team
    return [at for at, tile in state.tiles.items() if state.sides[tile.owner].team != team] + _kings(state, seat)
