"""What Jiangshan hides (Jiangshan 3.5): types, what stands under forests and tiles, reserves, stratagems, standing
orders."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from games.core import Chance, Seat
from games.jiangshan.board import FACINGS, FOREST, Cell
from games.jiangshan.state import STRATAGEMS, Chart, Phase, Place, Side, Standing, State, Unit
from tests.support.worlds import Hidden

T = TypeVar("T")


def _is_friend(state: State, owner: Seat, viewer: Seat | None) -> bool:
    """Whether the viewer is told everything that `owner` knows."""
    if state.phase is Phase.OVER or owner == viewer:
        return True
    shared = state.options.allied_intel or state.terms.allied_intel
    return viewer is not None and shared and state.sides[owner].team == state.sides[viewer].team


def _strange(state: State, viewer: Seat | None) -> Iterator[Unit]:
    """Units of those whose secrets the viewer is not told."""
    return (unit for _, unit in sorted(state.units.items()) if not _is_friend(state, unit.owner, viewer))


def _strangers(state: State, viewer: Seat | None) -> tuple[Seat, ...]:
    seats = (Seat(seat) for seat, side in enumerate(state.sides) if not side.defeated)
    return tuple(seat for seat in seats if not _is_friend(state, seat, viewer))


def _marching(state: State, viewer: Seat | None) -> tuple[Unit, ...]:
    open_ = (unit for unit in _strange(state, viewer) if unit.place is Place.OPEN)
    return tuple(unit for unit in open_ if not unit.battle and not unit.tracked)


def _under(place: Place) -> Callable[[State, Seat | None], tuple[Unit, ...]]:
    return lambda state, viewer: tuple(unit for unit in _strange(state, viewer) if unit.place is place)


def _types(state: State, viewer: Seat | None) -> object:
    return tuple(unit.kind for unit in _marching(state, viewer))


def _reserves(state: State, viewer: Seat | None) -> object:
    return tuple(state.sides[seat].reserve for seat in _strangers(state, viewer))


def _tokens(state: State, viewer: Seat | None) -> object:
    return tuple(state.sides[seat].held for seat in _strangers(state, viewer))


def _presets(state: State, viewer: Seat | None) -> object:
    return tuple(unit.preset for unit in _strange(state, viewer))


def _orders(state: State, viewer: Seat | None) -> object:
    return tuple(state.sides[seat].standing for seat in _strangers(state, viewer))


def _other_type(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    """A unit in march state changes places with one of its class in its owner's reserve or box."""
    able = [(unit, kind) for unit in _marching(state, viewer) for kind in _kin(state, unit)]
    return _exchanged(state, *_one(able, chance)) if able else None


def _kin(state: State, unit: Unit) -> Iterator[str]:
    """Other kinds off the board that would look the same in march state."""
    side = state.sides[unit.owner]
    alike = () if unit.kind.scout else state.terms.units.marks[unit.kind.mark].kinds
    return (kind for kind in dict.fromkeys((*side.reserve, *side.box)) if kind in alike and kind != unit.kind)


def _exchanged(state: State, unit: Unit, kind: str) -> State:
    side = state.sides[unit.owner]
    if kind in side.reserve:
        side = replace(side, reserve=_instead(side.reserve, kind, unit.kind))
    else:
        side = replace(side, box=_instead(side.box, kind, unit.kind))
    other = state.terms.units[kind]
    preset = unit.preset if other.infantry else None
    placed = Chart({**state.units, unit.cell: replace(unit, kind=other, preset=preset)})
    return with_side(replace(state, units=placed), unit.owner, side)


def _elsewhere(place: Place) -> Callable[[State, Seat | None, Chance], State | None]:
    """A hidden unit that is not marked hides somewhere else, or another kind of unit hides there."""

    def twin(state: State, viewer: Seat | None, chance: Chance) -> State | None:
        hidden = [unit for unit in _under(place)(state, viewer) if not unit.chaos]
        moves = [(unit, at) for unit in hidden if not unit.marked for at in _hideouts(state, unit)]
        changes = [
            (unit, kind) for unit in hidden for kind in _stock(state, unit) if not (unit.kind.king or unit.kind.scout)
        ]
        if not moves and not changes:
            return None
        pick = chance.below(len(moves) + len(changes))
        if pick >= len(moves):
            return _exchanged(state, *changes[pick - len(moves)])
        unit, at = moves[pick]
        rest = {cell: each for cell, each in state.units.items() if cell != unit.cell}
        return replace(state, units=Chart({**rest, at: replace(unit, cell=at)}))

    return twin


def _stock(state: State, unit: Unit) -> Iterator[str]:
    side = state.sides[unit.owner]
    return (
        kind for kind in dict.fromkeys((*side.reserve, *side.box)) if kind not in (state.terms.units.scout, unit.kind)
    )


def _hideouts(state: State, unit: Unit) -> Iterator[Cell]:
    """Where else the unit could hide; not under fire."""
    if unit.place is Place.TILE:
        every = (at for at, tile in sorted(state.tiles.items()) if tile.owner == unit.owner)
    else:
        every = (at for at in state.ground.cells() if state.ground.terrain(at) == FOREST)
    return (at for at in every if at not in state.units and at not in state.fires)


def _other_reserve(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    sides = ((seat, state.sides[seat]) for seat in _strangers(state, viewer))
    able = [(seat, mine, spare) for seat, side in sides for mine in side.reserve for spare in side.box if mine != spare]
    if not able:
        return None
    seat, mine, spare = _one(able, chance)
    side = state.sides[seat]
    swapped = replace(side, reserve=_instead(side.reserve, mine, spare), box=_instead(side.box, spare, mine))
    return with_side(state, seat, swapped)


def _other_token(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    """A stratagem that was chosen and not shown is another one."""
    able = []
    for seat in _strangers(state, viewer):
        side = state.sides[seat]
        chosen = [each for each in side.held or () if each not in side.shown and each not in state.terms.fixed]
        others = [each for each in state.terms.allowed if each not in (side.held or ())]
        able += [(seat, mine, other) for mine in chosen for other in others]
    if not able:
        return None
    seat, mine, other = _one(able, chance)
    side = state.sides[seat]
    held = {*(side.held or ()), other} - {mine}
    return with_side(state, seat, replace(side, held=tuple(each for each in STRATAGEMS if each in held)))


def _other_preset(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    able = [unit for unit in _strange(state, viewer) if unit.kind.infantry]
    if not able:
        return None
    unit = _one(able, chance)
    preset = _one([facing for facing in (*FACINGS, None) if facing != unit.preset], chance)
    return replace(state, units=Chart({**state.units, unit.cell: replace(unit, preset=preset)}))


def _other_order(state: State, viewer: Seat | None, chance: Chance) -> State | None:
    seats = _strangers(state, viewer)
    if not seats:
        return None
    seat = _one(seats, chance)
    side = state.sides[seat]
    orders = (Standing("off"), Standing("ask", "KQ", "DS"), Standing("auto", "KQRG", "S"))
    return with_side(
        state, seat, replace(side, standing=_one([each for each in orders if each != side.standing], chance))
    )


def with_side(state: State, seat: Seat, side: Side) -> State:
    return replace(state, sides=(*state.sides[:seat], side, *state.sides[seat + 1 :]))


def _instead(kinds: tuple[str, ...], gone: str, come: str) -> tuple[str, ...]:
    rest = list(kinds)
    rest[rest.index(gone)] = come
    return tuple(sorted(rest))


def _one(options: list[T] | tuple[T, ...], chance: Chance) -> T:
    return options[chance.below(len(options))]


JIANGSHAN: Mapping[str, Hidden] = {
    "types under march marks": Hidden(_types, _other_type),
    "units under forests": Hidden(_under(Place.FOREST), _elsewhere(Place.FOREST)),
    "garrisons": Hidden(_under(Place.TILE), _elsewhere(Place.TILE)),
    "reserves": Hidden(_reserves, _other_reserve),
    "stratagems": Hidden(_tokens, _other_token),
    "presets": Hidden(_presets, _other_preset),
    "standing orders": Hidden(_orders, _other_order),
}
