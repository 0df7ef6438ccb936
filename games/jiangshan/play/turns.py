"""Phases of a turn, weather, stratagems without a fight, the end of the game by counting (Jiangshan 6, 7.1, 7.7)."""

from __future__ import annotations

import hashlib

from games.core import Seat
from games.derived import derived
from games.jiangshan import sight
from games.jiangshan.board import EDGES, FOREST, PLAIN, Cell, name, order, plus
from games.jiangshan.orders import Command, Conjure, Deploy, Sail, Support, Swap
from games.jiangshan.play import combat, outcome
from games.jiangshan.play.check import check
from games.jiangshan.play.field import Field
from games.jiangshan.state import ACTION, OPEN, Fire, Phase, Step, Unit
from games.replacing import replace

REPEATS = 3
"""So often the same position comes before the game is counted out (Jiangshan 7.7)."""


def begin(field: Field) -> None:
    """The preparation phase, as far as it goes without the weather."""
    field.turn += 1
    for each, side in enumerate(field.sides):
        if each == field.active and (side.used or side.draw):
            field.change(field.active, used=frozenset(), draw=False)
        elif "decoy" in side.used:
            field.change(Seat(each), used=side.used - {"decoy"})
    if field.story is None:
        return supply(field)
    field.steps = tuple(step for step in field.steps if step.turn == field.turn - 1)
    field.tell("turn", seat=field.active, round=field.round)
    if field.fires:
        field.phase = Phase.WEATHER
    else:
        field.weather = None
        supply(field)
    return None


def weather(field: Field, result: str) -> None:
    """One roll for all fires, from a snapshot (Jiangshan 6.4)."""
    field.weather = result
    field.tell("weather-" + result, reveals=True)
    before = dict(field.fires)
    for at in sorted(before, key=order):
        if result == "rain":
            _rain(field, at, before[at])
        elif result == "sun":
            _sun(field, at, before[at], before)
    outcome.check_defeats(field)
    if field.result is None:
        supply(field)


def _rain(field: Field, at: Cell, fire: Fire) -> None:
    if fire.big:
        field.fires[at] = Fire(big=False, owner=fire.owner)
    else:
        del field.fires[at]


def _sun(field: Field, at: Cell, fire: Fire, before: dict[Cell, Fire]) -> None:
    if field.ground.terrain(at) == PLAIN:
        del field.fires[at]
    elif not fire.big:
        field.fires[at] = Fire(big=True, owner=fire.owner)
    else:
        _burn_down(field, at, fire, before)


def _burn_down(field: Field, at: Cell, fire: Fire, before: dict[Cell, Fire]) -> None:
    del field.fires[at]
    field.tell("burnt", cell=name(at))
    if at in field.units:
        field.eliminate(at, fire.owner, how="burnt-dead")
    for near in sorted((plus(at, edge) for edge in EDGES), key=order):
        if field.ground.terrain(near) == FOREST and near not in before and near not in field.fires:
            combat.ignite(field, fire.owner, near, spreads=True)
    field.ground = field.ground.changed(at, PLAIN)
    field.land = sight.land(field.ground)


def supply(field: Field) -> None:
    """Income, then the leaderless king, then the action phase (Jiangshan 6.1, 7.1)."""
    seat = field.active
    if field.sides[seat].defeated:
        pass_on(field)
        return
    field.supply(seat, sum([not field.tiles[at].camp for at in sight.cells(field.held[seat])]))
    if _is_leaderless(field, seat):
        field.dishearten(seat, 1, "leaderless")
    outcome.check_defeats(field)
    if field.result is not None:
        return
    if field.sides[seat].defeated:
        pass_on(field)
        return
    field.phase, field.ap = ACTION, 1
    check(field)
    _repetition(field)


def _is_leaderless(field: Field, seat: Seat) -> bool:
    """Whether the King is out of sight, under a forest or inside a tile."""
    for at in sight.cells(field.under[seat] | field.held[seat]):
        if at in field.units and field.units[at].kind.king:
            return True
    return False


def _repetition(field: Field) -> None:
    if field.result is not None or field.story is None:
        return
    mark = _fingerprint(field)
    field.seen = (*field.seen, mark)
    if field.seen.count(mark) >= REPEATS:
        outcome.adjudicate(field)


def _fingerprint(field: Field) -> int:
    """The full position with the player to move. Counters are left out, and presets, which may be changed at will."""
    parts = [str(int(field.active))]
    parts += [_standing(field.units[at]) for at in sorted(field.units)]
    parts += [f"{at}{field.tiles[at]}" for at in sorted(field.tiles)]
    parts += [f"{at}{field.fires[at]}" for at in sorted(field.fires)]
    parts += [f"{side.reserve}{side.box}" for side in field.sides]
    return int.from_bytes(hashlib.sha256("|".join(parts).encode()).digest()[:8], "big")


@derived
def _standing(unit: Unit) -> str:
    """A unit in a position: all but what passes and what may be changed at will. Most units stand as they stood a turn
    ago."""
    return repr(replace(unit, commanded=False, preset=None, tracked=False))


def end(field: Field) -> None:
    """Rally, hide, and the next player (Jiangshan 7.1)."""
    seat = field.active
    hiding = field.hiding(seat)
    for at in [at for at, unit in field.units.items() if unit.commanded or unit.chaos]:
        if field.units[at].owner == seat:
            field.alter(at, chaos=False, commanded=False)
    for at in sight.cells(hiding):
        field.alter(at, battle=False, facing=None)
    pass_on(field)


def pass_on(field: Field) -> None:
    """The next living player clockwise; a new round is counted and may be the last."""
    after = field.active
    for _ in field.sides:
        after = Seat((after + 1) % len(field.sides))
        if not field.sides[after].defeated:
            break
    field.rider = None
    if after <= field.active:
        field.round += 1
        if field.terms.ends(field.round, field.progressed):
            outcome.adjudicate(field)
            return
    field.active = after
    begin(field)


# Actions without a fight


def sail(field: Field, seat: Seat, order_: Sail) -> None:
    """Infantry or a scout goes along the water (Jiangshan 4.2)."""
    if order_.sneak:
        field.pay(seat, "sneak")
        field.tell("sneak", seat=seat)
    before = field.units[order_.start]
    face = {"face": "i"} if before.kind.scout else {}
    field.shift(order_.start, order_.end, commanded=True, **face)
    combat.tell_moved(field, before, field.turn_to(order_.end, order_.facing), "sail")
    check(field)


def command(field: Field, seat: Seat, order_: Command) -> None:
    """A commander moves a unit, which somebody hidden may stop (Jiangshan 7.2)."""
    _ready(field, order_.commander)
    before = field.units[order_.start]
    there = field.units.get(order_.end)
    if there is not None:
        field.alter(order_.end, marked=True)
        field.alter(order_.start, commanded=True)
        combat.tell_stopped(field, before, order_.end, "stopped")
        field.tell_facing(before.facing, field.turn_to(order_.start, order_.facing))
    else:
        field.shift(order_.start, order_.end, commanded=True)
        combat.tell_moved(field, before, field.turn_to(order_.end, order_.facing), "command")
    check(field)


def _ready(field: Field, commander: Cell) -> None:
    """Using a commander in the march state flips it (Jiangshan 6.2)."""
    unit = field.units.get(commander)
    if commander not in field.tiles and unit is not None and not unit.battle:
        field.flip(commander)


def support(field: Field, seat: Seat, order_: Support) -> None:
    """A unit comes on from the reserve (Jiangshan 5.2)."""
    field.change(seat, reserve=_less(field.sides[seat].reserve, order_.kind))
    kind = field.terms.units[order_.kind]
    unit = field.put(Unit(seat, kind, order_.at, commanded=True, face=order_.face or "i"), order_.at)
    field.advance()
    field.draw(Step(field.turn, seat, None, order_.at, by="support"))
    key = "support" if unit.place is OPEN else "support-inside"
    field.tell(key, seat=seat, unit=field.title(unit) if unit.place is OPEN else "", cell=name(order_.at))
    check(field)


def _less(held: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """One of a kind is taken out."""
    at = held.index(kind)
    return (*held[:at], *held[at + 1 :])


def rebuild(field: Field, seat: Seat, at: Cell) -> None:
    """A city becomes a camp, or a camp a city (Jiangshan 5.2)."""
    tile = field.tiles[at]
    field.tiles[at] = replace(tile, camp=not tile.camp)
    field.tell("rebuild-camp" if not tile.camp else "rebuild-city", seat=seat, cell=name(at))
    check(field)


def deploy(field: Field, seat: Seat, order_: Deploy) -> None:
    """A unit turns up of its own will (Jiangshan 3.3)."""
    field.draw(Step(field.turn, seat, None, order_.at, by="deploy"))
    field.flip(order_.at, order_.facing)
    check(field)


def challenge(field: Field, seat: Seat, at: Cell) -> None:
    """A unit turns up since it is challenged (Jiangshan 3.3)."""
    field.draw(Step(field.turn, seat, None, at, by="challenge"))
    field.flip(at)
    check(field)


def recruit(field: Field, seat: Seat, kind: str) -> None:
    """Merit becomes a unit of the reserve (Jiangshan 5.2)."""
    side = field.sides[seat]
    price = field.terms.units[kind].price
    reserve = tuple(sorted((*side.reserve, kind)))
    field.change(seat, box=_less(side.box, kind), reserve=reserve, merit=side.merit - price)
    field.advance()
    field.tell("recruit", seat=seat, price=price)


def swap(field: Field, seat: Seat, order_: Swap) -> None:
    """Array: two units exchange cells (Jiangshan 6.3)."""
    field.pay(seat, "swap")
    _ready(field, order_.commander)
    hidden = all(field.units[at].place is not OPEN for at in (order_.one, order_.other))
    combat.exchange(field, order_.one, order_.other)
    for at in (order_.one, order_.other):
        field.alter(at, commanded=True)
    one, other = name(order_.one), name(order_.other)
    if hidden:
        field.tell("swap-hidden", seat=seat)
        field.whisper(seat, "swap-own", one=one, other=other)
    else:
        field.tell("swap", seat=seat, one=one, other=other)
    check(field)


def conjure(field: Field, seat: Seat, order_: Conjure) -> None:
    """Conjuring: a scout appears (Jiangshan 6.3)."""
    field.pay(seat, "scout")
    side, scout = field.sides[seat], field.terms.units.scout
    assert scout is not None, side.box
    field.change(seat, box=_less(side.box, str(scout)))
    if order_.commander is None or order_.at is None:
        field.change(seat, reserve=tuple(sorted((*field.sides[seat].reserve, str(scout)))))
        field.tell("scout-reserve", seat=seat)
        return
    _ready(field, order_.commander)
    unit = field.put(Unit(seat, scout, order_.at, commanded=True, face=order_.face or "i", tracked=True), order_.at)
    field.tell("scout", seat=seat, unit=field.title(unit), cell=name(order_.at))
    check(field)


def extra(field: Field, seat: Seat) -> None:
    """Deception: one more action (Jiangshan 6.3)."""
    field.pay(seat, "extra")
    field.tell("extra", seat=seat)
