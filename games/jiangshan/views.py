"""What each viewer may know, and complete states that agree with it (Jiangshan 3.5)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from games.core import Chance, Seat
from games.jiangshan import sight, units
from games.jiangshan.board import FOREST, Cell
from games.jiangshan.state import (
    STRATAGEMS,
    Attack,
    Chart,
    Phase,
    Place,
    SeenSide,
    SeenUnit,
    Side,
    Standing,
    State,
    Unit,
    View,
)


def view(state: State, viewer: Seat | None) -> View:
    """Everything opens when the game is over."""
    seen = {at: shown for at, unit in state.units.items() if (shown := _seen(state, unit, viewer)) is not None}
    return View(
        viewer=viewer,
        options=state.options,
        ground=state.ground,
        terms=state.terms,
        names=state.names,
        sides=tuple(_side(state, Seat(seat), viewer) for seat in range(len(state.sides))),
        units=Chart(seen),
        tiles=state.tiles,
        fires=state.fires,
        phase=state.phase,
        active=state.active,
        ap=state.ap,
        round=state.round,
        turn=state.turn,
        rider=state.rider if knows(state, state.active, viewer) else None,
        attack=_attack(state, viewer),
        dead=state.dead,
        progressed=state.progressed,
        steps=state.steps,
        weather=state.weather,
        alert=_alert(state, viewer),
        outcome=state.result,
    )


def _alert(state: State, viewer: Seat | None) -> frozenset[Cell]:
    mine = [unit for unit in state.units.values() if unit.owner == viewer and unit.place is not Place.TILE]
    if viewer is None or not mine:
        return frozenset()
    walls, enemies = sight.opaque(state, state.sides[viewer].team), sight.enemies(state, viewer)
    return frozenset(unit.cell for unit in mine if sight.seen_from(state.ground, walls, unit.cell) & enemies)


def knows(state: State, owner: Seat, viewer: Seat | None) -> bool:
    """Whether a viewer knows all of a seat's secrets."""
    if viewer is None:
        return state.phase is Phase.OVER
    allied = state.sides[viewer].team == state.sides[owner].team
    shared = allied and (state.terms.allied_intel or state.options.allied_intel)
    return viewer == owner or shared or state.phase is Phase.OVER


def _seen(state: State, unit: Unit, viewer: Seat | None) -> SeenUnit | None:
    known = knows(state, unit.owner, viewer)
    if unit.place is not Place.OPEN and not known and not unit.marked:
        return None
    fighting = unit.place is Place.OPEN and unit.battle
    mark = units.mark(unit.kind, unit.face) if known or unit.place is Place.OPEN else "?"
    return SeenUnit(
        owner=unit.owner,
        mark=mark,
        kind=unit.kind if known or fighting or unit.tracked else None,
        cell=unit.cell,
        place=unit.place,
        battle=unit.battle,
        facing=unit.facing,
        preset=unit.preset if known else None,
        chaos=unit.chaos,
        commanded=unit.commanded if known or unit.place is Place.OPEN else False,
        marked=unit.marked,
        face=unit.face if known else mark if mark in "ih" else "i",
    )


def _side(state: State, seat: Seat, viewer: Seat | None) -> SeenSide:
    side = state.sides[seat]
    known = knows(state, seat, viewer)
    return SeenSide(
        team=side.team,
        morale=side.morale,
        supply=side.supply,
        merit=side.merit,
        earned=side.earned,
        reserve=side.reserve if known else None,
        reserves=len(side.reserve),
        box=side.box if known else None,
        held=side.held if known and (seat == viewer or state.phase is not Phase.PICK) else None,
        picked=side.held is not None,
        shown=side.shown,
        used=side.used if known else side.used & side.shown,
        standing=side.standing if known else None,
        defeated=side.defeated,
        draw=side.draw,
    )


def _attack(state: State, viewer: Seat | None) -> Attack | None:
    """The melee that waits: the pairs that could be exchanged are their owner's, what follows the attacker's."""
    attack = state.attack
    if attack is not None and not knows(state, state.units[attack.target].owner, viewer):
        attack = replace(attack, pairs=(), answer=())
    if attack is not None and not knows(state, attack.seat, viewer):
        attack = replace(attack, facing=None, drawn=None, shot=None, closes=False)
    return attack


def guess(view: View, chance: Chance) -> State:
    """A state that the view's owner cannot tell from the true one: hidden types drawn from what each army has not shown."""
    pools = [_pool(view, Seat(seat)) for seat in range(len(view.sides))]
    placed: dict[Cell, Unit] = {}
    for at, seen in view.units.items():
        kind = seen.kind if seen.kind is not None else _drawn(pools[seen.owner], seen.mark, chance)
        placed[at] = _unit(seen, kind)
    for seat, pool in enumerate(pools):
        _hide_king(view, Seat(seat), pool, placed, chance)
    sides = tuple(_guessed(view, Seat(seat), pools[seat], chance) for seat in range(len(view.sides)))
    return State(
        options=view.options,
        ground=view.ground,
        terms=view.terms,
        names=view.names,
        sides=sides,
        units=Chart(placed),
        tiles=view.tiles,
        fires=view.fires,
        phase=view.phase,
        active=view.active,
        ap=view.ap,
        round=view.round,
        turn=view.turn,
        rider=view.rider,
        attack=view.attack,
        dead=view.dead,
        progressed=view.progressed,
        steps=view.steps,
        weather=view.weather,
        result=view.outcome,
    )


def _hide_king(view: View, seat: Seat, pool: Counter[str], placed: dict[Cell, Unit], chance: Chance) -> None:
    """A King who lives and is nowhere to be seen is in a tile of his or under a forest."""
    if (
        not pool["K"]
        or view.sides[seat].defeated
        or view.sides[seat].reserve is not None
        or view.phase in (Phase.MAP, Phase.OVER)
    ):
        return
    tiles = [at for at, tile in view.tiles.items() if tile.owner == seat]
    forests = [at for at in view.ground.cells() if view.ground.terrain(at) == FOREST]
    free = [at for at in (*sorted(tiles), *forests) if at not in placed]
    if free:
        at = free[chance.below(len(free))]
        placed[at] = Unit(seat, "K", at, place=Place.TILE if at in view.tiles else Place.FOREST)
        pool["K"] -= 1


def _unit(seen: SeenUnit, kind: str) -> Unit:
    return Unit(
        owner=seen.owner,
        kind=kind,
        cell=seen.cell,
        place=seen.place,
        battle=seen.battle,
        facing=seen.facing,
        preset=seen.preset,
        chaos=seen.chaos,
        commanded=seen.commanded,
        marked=seen.marked,
        face=seen.face if kind == "S" else "i",
        tracked=seen.kind is not None and not seen.battle and seen.place is Place.OPEN,
    )


def _pool(view: View, seat: Seat) -> Counter[str]:
    """The kinds a side may still have somewhere out of sight: its box less the dead and what lies open."""
    pool = Counter(units.BOX)
    pool.subtract(kind for owner, kind in view.dead if owner == seat)
    pool.subtract(unit.kind for unit in view.units.values() if unit.owner == seat and unit.kind is not None)
    return Counter({kind: count for kind, count in pool.items() if count > 0})


def _drawn(pool: Counter[str], mark: str, chance: Chance) -> str:
    """A kind that the mark allows, taken out of the pool."""
    allowed = [
        kind for kind in sorted(pool.elements()) if mark == "?" or kind in units.MARKS[mark] or (kind == "S" and mark in "ih")
    ]
    kind = allowed[chance.below(len(allowed))] if allowed else (units.MARKS.get(mark, "D"))[0]
    pool[kind] -= 1
    return kind


def _guessed(view: View, seat: Seat, pool: Counter[str], chance: Chance) -> Side:
    seen = view.sides[seat]
    spare = [kind for kind in sorted((+pool).elements()) if kind != "K"]
    reserve = seen.reserve
    if reserve is None:
        reserve = tuple(sorted(spare.pop(chance.below(len(spare))) for _ in range(min(seen.reserves, len(spare)))))
    held = seen.held
    if held is None and seen.picked:
        rest = [each for each in view.terms.allowed if each not in view.terms.fixed and each not in seen.shown]
        wanted = max(0, view.terms.pick - len([each for each in seen.shown if each not in view.terms.fixed]))
        chosen = [rest.pop(chance.below(len(rest))) for _ in range(min(wanted, len(rest)))]
        held = tuple(each for each in STRATAGEMS if each in (*view.terms.fixed, *seen.shown, *chosen))
    return Side(
        team=seen.team,
        morale=seen.morale,
        supply=seen.supply,
        merit=seen.merit,
        earned=seen.earned,
        reserve=reserve,
        box=seen.box if seen.box is not None else tuple(spare),
        held=held,
        shown=seen.shown,
        used=seen.used,
        standing=seen.standing or Standing(),
        defeated=seen.defeated,
        draw=seen.draw,
    )
