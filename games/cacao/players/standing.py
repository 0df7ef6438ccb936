"""Standing orders of a computer player: what its workers sell in others' turns (Cacao 8.5).

Orders matter only where the next player lets these workers sell. So the placements by which they would are tried, and
what the own next turn brings after each. What comes out depends on the view alone, so whoever is asked again after an
order wants the same. Mostly nothing is better than to sell.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from games.cacao import board, choices
from games.cacao.board import Contact
from games.cacao.choices import Turn
from games.cacao.players.position import imagined
from games.cacao.players.scratch import Placement, Purse, Scratch, worked
from games.cacao.state import View
from games.cacao.tiles import Jungle, Worker
from games.cacao.turns import put
from games.cacao.village import Orders, Village, resolve, undecided
from games.core import Chance, Move, Seat
from games.replacing import replace

TEMPTED = 3
"""Of the placements of the next player that let the own workers sell, those that are best for them."""
TRIED = (Orders(), Orders(least=3), Orders(least=4), Orders(keep=1), Orders(keep=2), Orders(keep=3))


def order(view: View, seat: Seat) -> Move | None:
    """The move that brings the seat's orders nearer to what is wanted; None: they are that."""
    now, then = view.orders[seat] or Orders(), wanted(view, seat)
    if now.least != then.least:
        return (choices.ORDERS, f"min={then.least or 'off'}")
    return (choices.ORDERS, f"keep={then.keep}") if now.keep != then.keep else None


def wanted(view: View, seat: Seat) -> Orders:
    """The orders that leave the seat best off when its next turn is over; to sell freely, unless others are better."""
    tried = dict.fromkeys(TRIED, 0)
    world = imagined(view, Chance(b"standing orders", view.table.number))
    world.lay(seat, _best(world, seat))
    if world.purses[seat].cacao:
        for orders, value in _outlook(world, seat):
            tried[orders] += value
    return max(tried, key=lambda orders: tried[orders])


def _best(world: Scratch, seat: Seat) -> Placement:
    return max(world.placements(seat), key=lambda one: one.score)


def _outlook(world: Scratch, seat: Seat) -> Iterator[tuple[Orders, int]]:
    """What each of the orders makes of the world when the next player lets the seat's workers sell, and it takes what
    is best then; nothing where all come to the same."""
    mover = Seat((seat + 1) % len(world.purses))
    ranked = sorted(world.placements(mover), key=lambda one: -one.score)
    tempting = (one for one in ranked if any(tile.market for tile, _ in world.tasks(seat, one)))
    for answer in islice(tempting, TEMPTED):
        tasks, after = world.tasks(seat, answer), world.copy()
        after.lay(mover, answer)
        purses = {orders: worked(world.purses[seat], tasks, orders) for orders in TRIED}
        if len(set(purses.values())) > 1:
            values = {purse: _value(after, seat, purse) for purse in set(purses.values())}
            yield from ((orders, values[purse]) for orders, purse in purses.items())


def _value(world: Scratch, seat: Seat, purse: Purse) -> int:
    """The world for the seat with that purse, its next turn laid."""
    twin = world.copy()
    twin.purses = put(twin.purses, seat, purse)
    if twin.hands[seat]:
        twin.lay(seat, _best(twin, seat))
    return twin.value(seat)


def by_word(view: View, seat: Seat, turn: Turn, path: Move) -> Move:
    """The placement `path`, which means `turn`, so that the own workers do what brings most gold, whatever their orders
    are for others' turns. Gaps that the pile fills are left to the orders."""
    if path[-1] != "auto" or view.orders[seat] in (None, Orders()):
        return path
    table, village = view.table, view.table.villages[seat]
    jungle = {**table.jungle, **dict(turn.fill)}
    workers = {**table.workers, turn.at: Worker(seat, turn.form, turn.over)}
    own = [each for each in board.contacts(jungle, workers, turn.at, dict(turn.fill)) if each.owner == seat]
    told = tuple(_told(replace(village, sun=village.sun - turn.over), jungle, own))
    done = () if 2 * len(own) == len(told) else ("done",)
    return (*path[:-1], "act", *told, *done) if undecided(village, jungle, own) else path


def _told(village: Village, jungle: dict[board.Cell, Jungle], own: list[Contact]) -> Iterator[str]:
    """The contacts that trade, in their order, each with its number of workers."""
    for use in resolve(village, jungle, own, Orders()):
        if jungle[use.contact.jungle].trades:
            yield from (use.contact.name, str(use.count))
