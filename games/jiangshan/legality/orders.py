"""Which orders are legal, judged on what the ordering player knows, and the code of a rejection (Jiangshan 7, 9.2).

A module for each kind of order; here they are put together. What an order costs is asked here, so that every kind of
order says in its own module only what is special about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain

from games.derived import derived
from games.jiangshan.board import Cell
from games.jiangshan.legality import command, flips, movement, reserve, shots, water
from games.jiangshan.legality.known import no_ap, own, owns_tile, side, unusable
from games.jiangshan.orders import (
    Challenge,
    Command,
    Conjure,
    Deploy,
    Go,
    Order,
    Preset,
    Rebuild,
    Recruit,
    Sail,
    Shoot,
    Support,
    Swap,
    Word,
)
from games.jiangshan.state import ACTION, COSTS, Phase, SeenSide, Side, Terms, View

_SPENDING = (Go, Sail, Command, Support, Rebuild, Swap)


def problem(view: View, order: Order) -> str | None:
    """The code of the rejection, or None if the order is legal."""
    if isinstance(order, Preset) or order in (Word("resign"), Word("draw")):
        over = view.phase in (Phase.OVER, Phase.MAP) or side(view).defeated
        return "E_TURN" if over else flips.preset_problem(view, order) if isinstance(order, Preset) else None
    if view.phase is not ACTION or view.viewer != view.active:
        return "E_TURN"
    match order:
        case Go():
            return movement.problem(view, order)
        case Sail():
            return (_stratagem(view, "sneak") if order.sneak else None) or water.problem(view, order)
        case Shoot():
            return (
                (_stratagem(view, "fire") or shots.fire_problem(view, order))
                if order.fire
                else shots.problem(view, order)
            )
        case Command():
            return command.problem(view, order)
        case Support():
            return reserve.support_problem(view, order)
        case Rebuild(at):
            return no_ap(view) or (None if owns_tile(view, at) else "E_UNIT")
        case Deploy():
            return flips.deploy_problem(view, order)
        case Challenge():
            return flips.challenge_problem(view, order)
        case Recruit():
            return reserve.recruit_problem(view, order)
        case Swap():
            return _stratagem(view, "swap") or no_ap(view) or command.swap_problem(view, order)
        case Conjure():
            return _conjuring(view) or command.conjure_problem(view, order)
        case Word(word):
            return _word(view, word)


def _stratagem(view: View, name: str) -> str | None:
    return stratagem_problem(side(view), name)


def stratagem_problem(mine: Side | SeenSide, name: str) -> str | None:
    """Why a side cannot pay for a stratagem."""
    if name not in (mine.held or ()) or name in mine.used:
        return "E_HUFU"
    return None if mine.morale >= COSTS[name] else "E_MORALE"


def _conjuring(view: View) -> str | None:
    found = _stratagem(view, "scout") or (None if view.terms.units.scout in (side(view).box or ()) else "E_RES")
    return found or (no_ap(view) if view.terms.scout_costs_ap else None)


def _word(view: View, word: str) -> str | None:
    if word == "extra":
        return _stratagem(view, "extra")
    return "E_SKIP" if view.ap and can_spend(view) else None


def cost(terms: Terms, order: Order) -> int:
    """The action points that an order takes; Deception gives one."""
    if isinstance(order, _SPENDING):
        return 1
    if isinstance(order, Conjure):
        return int(terms.scout_costs_ap)
    return -1 if order == Word("extra") else 0


def can_spend(view: View) -> bool:
    """Whether any action that costs an action point is legal (Jiangshan 7.1)."""
    if any(cost(view.terms, first) for first in able(view).values()) or next(supports(view), None) is not None:
        return True
    return view.terms.scout_costs_ap and not _conjuring(view)


@derived
def cells(view: View) -> tuple[Cell, ...]:
    """Where the player's own units and tiles are, file by file."""
    units = {at for at, unit in view.units.items() if unit.owner == view.viewer}
    return tuple(sorted(units.union(at for at, tile in view.tiles.items() if tile.owner == view.viewer)))


@derived
def able(view: View) -> Mapping[Cell, Order]:
    """Where a unit or a tile of the player's can do anything now, each with the first thing: one that costs an action
    point, if any does. Their other orders are listed only for the one that is picked."""
    firsts = ((at, next(chain(spending_by(view, at), free_by(view, at)), None)) for at in cells(view))
    return {at: first for at, first in firsts if first is not None}


def spending(view: View) -> Iterator[Order]:
    """The legal orders that cost an action point, facings and mounted shots left out; Conjuring stands among the free
    ones."""
    for at in cells(view) if view.ap else ():
        yield from spending_by(view, at)
    yield from supports(view)


def spending_by(view: View, at: Cell) -> Iterator[Order]:
    """What the unit or tile on a cell can do for an action point."""
    unit = own(view, at)
    if not view.ap:
        return
    if unit is not None and unusable(unit) is None:
        yield from movement.moves(view, unit)
        yield from water.voyages(view, unit, sneak=False)
        if not _stratagem(view, "sneak"):
            yield from water.voyages(view, unit, sneak=True)
    yield from command.commands(view, at)
    if not _stratagem(view, "swap"):
        yield from command.swaps(view, at)
    if owns_tile(view, at):
        yield Rebuild(at)


def supports(view: View) -> Iterator[Support]:
    """Every way to bring on a unit now."""
    if view.ap:
        yield from reserve.supports(view)


def free(view: View) -> Iterator[Order]:
    """The legal orders that cost no action point."""
    for at in cells(view):
        yield from free_by(view, at)
    for kind in (shots.ridden, flips.challenges, reserve.recruits, extras, conjurings):
        yield from kind(view)


def extras(view: View) -> Iterator[Word]:
    """Deception, which gives an action point."""
    if not _stratagem(view, "extra"):
        yield Word("extra")


def conjurings(view: View) -> Iterator[Conjure]:
    """Wherever a scout can be conjured up now, by each face."""
    if not _conjuring(view):
        yield from command.conjurings(view)


def free_by(view: View, at: Cell) -> Iterator[Order]:
    """What the unit on a cell can do for nothing."""
    unit = own(view, at)
    if unit is None:
        return
    yield from shots.shots(view, unit)
    yield from flips.deploys(view, unit)
    if not _stratagem(view, "fire"):
        yield from shots.fires(view, unit)
