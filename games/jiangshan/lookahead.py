"""The position that a player knows, taken a step further: what an order earns and costs, whom it shows, what it
ends."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from games.core import Arg, Move, Seat, Text, text
from games.jiangshan import facings, sight, units, views
from games.jiangshan.board import Cell, name, order
from games.jiangshan.offer.notation import END, NO_SHOT
from games.jiangshan.play import execution, outcome, turns
from games.jiangshan.play.field import Field
from games.jiangshan.state import COSTS, OPEN, Chart, SeenSide, SeenUnit, Side, Standing, State, Tile, Unit, View
from games.jiangshan.units import FACES, HIDDEN
from games.replacing import replace


@dataclass(frozen=True, slots=True)
class Unsure:
    """A sentence of the preview that a hidden unit may change, or by which one shows what it is."""

    text: Text


def said(key: str, **args: Arg) -> Text:
    """A sentence of the preview."""
    return text(f"jiangshan-preview-{key}", **args)


def unsure(key: str, **args: Arg) -> Unsure:
    """A sentence of the preview that may come otherwise, by somebody hidden."""
    return Unsure(said(key, **args))


def titled(view: View, unit: SeenUnit) -> Text:
    """A unit by its type where the view's owner knows it, else by its class."""
    if unit.kind is not None:
        return unit.kind.named
    return said("somebody") if unit.mark == HIDDEN else view.terms.units.marks[unit.mark].named


def building(tile: Tile) -> str:
    """What kind of tile it is, as a part of a key."""
    return "capital" if tile.capital else "camp" if tile.camp else "city"


def known(view: View, seat: Seat) -> State:
    """All that the view's owner knows, as a state: nobody else is hidden anywhere, and nobody reacts."""
    sides = tuple(_side(side, own=owner == seat) for owner, side in enumerate(view.sides))
    world = views.filled(view, sides, Chart({at: _unit(view, unit) for at, unit in view.units.items()}))
    return replace(world, options=replace(view.options, blind_window=False), attack=None, result=None)


def seen(view: View, after: State) -> tuple[View, ...]:
    """What the view's owner sees of a state that came of `known`; nothing if the turn does not simply go on."""
    if after.result is not None or after.phase is not view.phase or view.viewer is None:
        return ()
    shown = views.view(after, view.viewer)
    sides = [_counted(*both) for both in zip(view.sides, shown.sides, strict=True)]
    sides[view.viewer] = shown.sides[view.viewer]
    return (replace(shown, options=view.options, sides=tuple(sides)),)


def _counted(old: SeenSide, new: SeenSide) -> SeenSide:
    """Somebody else's side, with the counters that everybody sees."""
    counted = replace(old, morale=new.morale, supply=new.supply, merit=new.merit, earned=new.earned)
    return replace(counted, shown=new.shown, used=new.used, defeated=new.defeated)


def _unit(view: View, seen: SeenUnit) -> Unit:
    """The first of its mark stands for a unit whose type is not known; nothing that is said depends on it."""
    kind = seen.kind if seen.kind is not None else view.terms.units.under(seen.mark)[0]
    return views.unit(seen, kind, tracked=seen.exposed)


def _side(seen: SeenSide, *, own: bool) -> Side:
    return Side(
        team=seen.team,
        morale=seen.morale,
        supply=seen.supply,
        merit=seen.merit,
        earned=seen.earned,
        reserve=seen.reserve or (),
        box=seen.box or (),
        held=(seen.held or ()) if own else (),
        shown=seen.shown,
        used=seen.used,
        standing=seen.standing if own and seen.standing is not None else Standing("off"),
        defeated=seen.defeated,
        draw=seen.draw,
    )


def may_substitute(view: View, victim: SeenUnit) -> bool:
    """Whether all that is public allows the owner of an attacked unit to answer with Substitution (Jiangshan 6.5)."""
    side, terms = view.sides[victim.owner], view.terms
    if side.morale < COSTS["decoy"] or "decoy" in side.used or victim.chaos:
        return False
    chosen = [each for each in side.shown if each not in terms.fixed]
    if "decoy" not in (*side.shown, *terms.fixed) and ("decoy" not in terms.allowed or len(chosen) >= terms.pick):
        return False
    return any(_partners(view, victim, view.units.get(near)) for near in view.ground.near(victim.cell))


def _partners(view: View, victim: SeenUnit, other: SeenUnit | None) -> bool:
    if other is None or other.owner != victim.owner or other.chaos or other.place is not OPEN:
        return False
    return _may_command(view, victim) or _may_command(view, other)


def _may_command(view: View, unit: SeenUnit) -> bool:
    kinds = view.terms.units.under(unit.mark) if unit.kind is None else (unit.kind,)
    return any(kind.king or kind.commander for kind in kinds)


def price(view: View, seat: Seat, stratagem: str) -> Iterator[Text]:
    """What a stratagem costs (Jiangshan 6.1)."""
    side = view.sides[seat]
    yield said("cost", morale=COSTS[stratagem], left=side.morale - COSTS[stratagem])
    if side.supply:
        yield said("supply-lost", supply=side.supply)


def standing(state: State, unit: Unit) -> Text:
    """How a unit of the player to move stands in the open or in a forest, with its facing now or the one it takes when
    it is seen."""
    seen = "-seen" if unit.cell in _in_sight(state) else ""
    named, ground = unit.kind.named, state.ground
    if unit.place is not OPEN:
        return said("hidden", unit=named)
    if not unit.battle and unit.kind.infantry:
        facing = facings.said(unit.cell, unit.preset or "a", ground)
        return said(f"marching-faced{seen}", unit=named, facing=facing)
    if unit.facing is not None:
        return said("fighting-faced", unit=named, facing=facings.said(unit.cell, unit.facing, ground))
    return said("fighting" if unit.battle else f"marching{seen}", unit=named)


def told(view: View, before: State, after: State, touched: frozenset[Cell]) -> Iterator[Text | Unsure]:
    """What follows of an order, apart from the deed on the cells it `touched`."""
    assert view.viewer is not None
    seat = view.viewer
    yield from _spent(view, seat, before, after)
    yield from _shown(view, seat, before, after, touched)
    for at in sorted(after.tiles.keys() - touched, key=order):
        loser = before.tiles[at].owner
        besiegers = [after.units.get(gate) for gate in sight.cells(sight.land(after.ground).closable[at])]
        if after.tiles[at].owner == seat != loser and (all(besiegers) or not after.sides[loser].defeated):
            dizzy = str(any(each is not None and each.chaos for each in besiegers)).lower()
            siege = said("siege", cell=name(at), place=said(building(after.tiles[at])), dizzy=dizzy)
            yield siege if after.sides[loser].defeated else Unsure(siege)
            if any(_may_be_scout(view.units.get(gate)) for gate in view.ground.gates(at)):
                yield said("siege-unless-scout")
    yield from _earned(view, seat, before, after, touched)
    yield from _setbacks(before, after)
    if after.result is not None:
        yield after.result.reason


def _may_be_scout(unit: SeenUnit | None) -> bool:
    return unit is not None and unit.kind is None and unit.mark in (*FACES, HIDDEN)


def _spent(view: View, seat: Seat, before: State, after: State) -> Iterator[Text]:
    for stratagem in sorted(after.sides[seat].used - before.sides[seat].used):
        yield from price(view, seat, stratagem)


def _shown(view: View, seat: Seat, before: State, after: State, touched: frozenset[Cell]) -> Iterator[Text | Unsure]:
    """Own units that turn up for the order, and enemies that come into sight by it."""
    turned = [at for at, unit in after.units.items() if unit.battle and at not in touched and _marching(before, at)]
    mine = [at for at in turned if after.units[at].owner == seat]
    if mine:
        yield said("turned", units=_listed(view, mine))
    theirs = [at for at in turned if after.units[at].owner != seat]
    if theirs:
        yield unsure("revealed", units=_listed(view, theirs))


def _marching(state: State, at: Cell) -> bool:
    return at in state.units and state.units[at].place is OPEN and not state.units[at].battle


def _listed(view: View, cells: Iterable[Cell]) -> tuple[Text, ...]:
    return tuple(said("unit", unit=titled(view, view.units[at]), cell=name(at)) for at in sorted(cells, key=order))


def _earned(view: View, seat: Seat, before: State, after: State, touched: frozenset[Cell]) -> Iterator[Text]:
    earned = after.sides[seat].earned - before.sides[seat].earned
    fallen = [view.units[at] for at in touched if at in view.units and view.units[at].owner != seat]
    if any(_may_be_scout(unit) for unit in fallen) and earned:
        yield said("merit-unless-scout", merit=earned)
    elif earned:
        yield said("merit", merit=earned, left=after.sides[seat].merit)


def _setbacks(before: State, after: State) -> Iterator[Text]:
    """Others who lose morale, or all."""
    for each, (old, new) in enumerate(zip(before.sides, after.sides, strict=True)):
        if new.morale < old.morale and each != before.active:
            yield said("setback", seat=Seat(each), loss=old.morale - new.morale, morale=new.morale)
        if new.defeated and not old.defeated:
            yield said("defeated", seat=Seat(each))


# What is left of the turn


def rest(view: View, before: State, after: State, *, closing: bool, told: Cell | None) -> Iterator[Text]:
    """Who comes into the enemy's sight, and what the turn still holds; how the unit on `told` stands is known."""
    if after.result is not None:
        return
    if closing:
        yield from closed(view, before, after, told)
        return
    yield from _exposed(view, after, _in_sight(after) - _in_sight(before) - {told})
    yield from _leaderless(before, after)
    if after.ap == before.ap:
        yield said("free")
    else:
        yield said("left", count=after.ap)


def closed(view: View, before: State, after: State, told: Cell | None = None) -> Iterator[Text]:
    """The end of the turn: who recovers, who turns face down, whom the enemy will see (Jiangshan 7.1)."""
    seat = after.active
    mine = {at: unit for at, unit in after.units.items() if unit.owner == seat}
    if dizzy := [unit for unit in mine.values() if unit.chaos]:
        yield said("rallied", units=_units(dizzy))
    if gone := [mine[at] for at in hiding(after) if at != told]:
        yield said("hides", units=_units(gone))
    yield from _exposed(view, after, _in_sight(after) - {told})
    yield from _leaderless(None, after)
    yield said("closes")
    begun = next_turn(view, after)
    if begun is not None:
        enemy, beaten = begun.active, begun.sides[begun.active].defeated
        yield said("loses-heart-rout" if beaten else "loses-heart", seat=enemy, morale=begun.sides[enemy].morale)
        yield from () if begun.result is None else (begun.result.reason,)


def closing(move: Move, after: State) -> bool:
    """Whether a complete move that comes to a state ends the turn: a rider's shot is waited for."""
    return move[-1] == END and (NO_SHOT in move or not execution.may_shoot(after))


def next_turn(view: View, after: State) -> State | None:
    """The turn after this one as it begins, where it is an enemy's whose King nobody sees: nothing can keep that from
    costing morale (Jiangshan 6.1). None where it is not, and where a fire might have its say before that."""
    if after.result is not None or after.fires:
        return None
    field = Field(after, None)
    turns.end(field)
    seat, seen = field.active, any(_is_king(view, unit) for unit in view.units.values() if unit.owner == field.active)
    if field.result is not None or seen or not field.hostile(seat, after.active):
        return None
    field.dishearten(seat, 1, "leaderless")
    outcome.check_defeats(field)
    return field.state()


def _is_king(view: View, unit: SeenUnit) -> bool:
    """Whether a unit in the open may be a King."""
    kinds = view.terms.units.under(unit.mark) if unit.kind is None else (unit.kind,)
    return unit.place is OPEN and any(kind.king for kind in kinds)


def hiding(state: State) -> list[Cell]:
    """Units in battle state of the player to move that no enemy sees: they turn down when that player's turn ends."""
    return list(sight.cells(sight.board(state).hiding(state.active)))


def _exposed(view: View, after: State, cells: Iterable[Cell]) -> Iterator[Text]:
    if found := [after.units[at] for at in cells]:
        yield said("exposed", units=_units(found))


def _units(found: Iterable[Unit]) -> tuple[Text, ...]:
    """One's own units by type and cell."""
    ranked = sorted(found, key=lambda unit: order(unit.cell))
    return tuple(said("unit", unit=unit.kind.named, cell=name(unit.cell)) for unit in ranked)


def _in_sight(state: State) -> set[Cell]:
    """Units in march state of the player to move that the enemy sees: they turn up when that player's turn begins."""
    board = sight.board(state)
    return set(sight.cells(board.exposed(board.open[state.active] & ~board.battle, state.active)))


def _leaderless(before: State | None, after: State) -> Iterator[Text]:
    """A King that is out of sight costs morale when its owner's next turn begins; told where the order hides the King,
    or the turn ends."""
    king, was = _king(after), None if before is None else _king(before)
    if king is None or king.place is OPEN or (was is not None and was.cell == king.cell):
        return
    seat = after.active
    cities = sum(tile.owner == seat and not tile.camp for tile in after.tiles.values())
    side = after.sides[seat]
    gained = (side.supply + cities) // units.SUPPLIES if side.morale < units.MOST_MORALE else 0
    yield said("leaderless-rout" if side.morale + gained < 1 else "leaderless")


def _king(state: State) -> Unit | None:
    return next((unit for unit in state.units.values() if unit.owner == state.active and unit.kind.king), None)
