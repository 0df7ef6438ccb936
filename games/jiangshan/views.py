"""What each viewer may know (Jiangshan 3.5)."""

from __future__ import annotations

from games.core import Seat
from games.derived import derived, derived_for_each
from games.jiangshan import reaction, sight
from games.jiangshan.board import Cell
from games.jiangshan.state import OPEN, Attack, Chart, Phase, SeenSide, SeenUnit, Side, State, Unit, View
from games.jiangshan.units import FACES, HIDDEN, Kind
from games.replacing import replace


@derived_for_each
def view(state: State, viewer: Seat | None) -> View:
    """What a viewer may know: one object for each state, so that what is worked out of it is worked out once.
    Everything opens when the game is over."""
    known = [knows(state, Seat(seat), viewer) for seat in range(len(state.sides))]
    units_ = ((at, (_known if known[unit.owner] else _seen)(unit)) for at, unit in state.units.items())
    return View(
        viewer=viewer,
        options=state.options,
        ground=state.ground,
        terms=state.terms,
        names=state.names,
        sides=tuple(_side(state, Seat(seat), viewer, known=each) for seat, each in enumerate(known)),
        units=Chart({at: unit for at, unit in units_ if unit is not None}),
        tiles=state.tiles,
        fires=state.fires,
        phase=state.phase,
        active=state.active,
        ap=state.ap,
        round=state.round,
        turn=state.turn,
        rider=state.rider if known[state.active] else None,
        attack=_attack(state, viewer),
        dead=state.dead,
        progressed=state.progressed,
        steps=state.steps,
        entered=state.entered,
        weather=state.weather,
        alert=_alert(state, viewer),
        outcome=state.result,
    )


def _alert(state: State, viewer: Seat | None) -> frozenset[Cell]:
    return frozenset(() if viewer is None else sight.cells(sight.board(state).alert(viewer)))


def knows(state: State, owner: Seat, viewer: Seat | None) -> bool:
    """Whether a viewer knows all of a seat's secrets."""
    if viewer is None:
        return state.phase is Phase.OVER
    allied = state.sides[viewer].team == state.sides[owner].team
    shared = allied and (state.terms.allied_intel or state.options.allied_intel)
    return viewer == owner or shared or state.phase is Phase.OVER


def shares(view: View, seat: Seat, other: Seat) -> bool:
    """Whether `other` is told all that `seat` knows: allies are, where the table says so, but for the stratagems that
    somebody picks, as long as all pick theirs."""
    allied = view.sides[seat].team == view.sides[other].team
    return allied and (view.terms.allied_intel or view.options.allied_intel) and view.phase is not Phase.PICK


@derived
def _known(unit: Unit) -> SeenUnit:
    """A unit as its owner sees it, and whoever is told everything."""
    return SeenUnit(
        owner=unit.owner,
        mark=unit.kind.backed(unit.face),
        kind=unit.kind,
        cell=unit.cell,
        place=unit.place,
        battle=unit.battle,
        facing=unit.facing,
        preset=unit.preset,
        chaos=unit.chaos,
        commanded=unit.commanded,
        marked=unit.marked,
        face=unit.face,
        exposed=_exposed(unit),
        began=unit.began,
        trail=unit.trail,
    )


def _exposed(unit: Unit) -> bool:
    """Whether everybody knows the type: the unit fights openly, or could be followed since it did."""
    return (unit.place is OPEN and unit.battle) or unit.tracked


@derived
def _seen(unit: Unit) -> SeenUnit | None:
    """A unit as everybody else sees it, if they see it at all."""
    is_open = unit.place is OPEN
    if not is_open and not unit.marked:
        return None
    mark = unit.kind.backed(unit.face) if is_open else HIDDEN
    return replace(
        _known(unit),
        mark=mark,
        kind=unit.kind if _exposed(unit) else None,
        preset=None,
        trail=(),
        commanded=is_open and unit.commanded,
        face=mark if mark in FACES else FACES[0],
    )


def _side(state: State, seat: Seat, viewer: Seat | None, *, known: bool) -> SeenSide:
    side = state.sides[seat]
    # What somebody picks, standing orders with it, allies are told when all have picked.
    told = known and (seat == viewer or state.phase is not Phase.PICK)
    return SeenSide(
        team=side.team,
        morale=side.morale,
        supply=side.supply,
        merit=side.merit,
        earned=side.earned,
        reserve=side.reserve if known else None,
        reserves=len(side.reserve),
        box=side.box if known else None,
        held=side.held if told else None,
        picked=side.held is not None,
        shown=side.shown,
        used=side.used if known else side.used & side.shown,
        standing=side.standing if told else None,
        defeated=side.defeated,
        draw=side.draw,
    )


def _attack(state: State, viewer: Seat | None) -> Attack | None:
    """The melee that waits: the pairs that could be exchanged are their owner's, what follows the attacker's. In a
    blind window there are none for an owner who cannot answer."""
    attack = state.attack
    if attack is None:
        return None
    owner = state.units[attack.target].owner
    if not knows(state, owner, viewer) or (attack.blind and not reaction.is_able(state.sides[owner])):
        attack = replace(attack, pairs=(), answer=())
    if not knows(state, attack.seat, viewer):
        attack = replace(attack, facing=None, drawn=None, shot=None, closes=False)
    return attack


def unit(seen: SeenUnit, kind: Kind, *, tracked: bool) -> Unit:
    """A unit that looks like `seen`."""
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
        face=seen.face if kind.scout else FACES[0],
        tracked=tracked,
        began=seen.began,
        trail=seen.trail,
    )


def filled(view: View, sides: tuple[Side, ...], armies: Chart[Unit]) -> State:
    """A state that looks like `view`, with these armies and counters."""
    return State(
        options=view.options,
        ground=view.ground,
        terms=view.terms,
        names=view.names,
        sides=sides,
        units=armies,
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
        entered=view.entered,
        weather=view.weather,
        result=view.outcome,
    )
