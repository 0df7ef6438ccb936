"""What has been sailed since the viewer looked: the walks in their order, and which of them are news."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.core import Seat
from games.koxinga.state import View, Walk


def walks(view: View, since: Sequence[View] = ()) -> tuple[Walk, ...]:
    """The walks that led anywhere, in order: those after the first of the earlier views; without any, those of this
    turn."""
    found = tuple(_new(view, since)) if since else view.walks
    return tuple(walk for walk in found if len(walk.blocks) > 1)


def _new(view: View, since: Sequence[View]) -> Iterator[Walk]:
    """A turn begins its walks anew, and within it they only grow."""
    for before, after in zip(since, (*since[1:], view), strict=True):
        known = len(before.walks) if before.turn == after.turn and _continues(before, after) else 0
        yield from after.walks[known:]


def _continues(before: View, after: View) -> bool:
    told = len(before.walks)
    return tuple(walk.seat for walk in after.walks[:told]) == tuple(walk.seat for walk in before.walks)


def order(sailed: Sequence[Walk]) -> dict[Seat, int]:
    """Each ship that sailed -> the place of its latest walk among those of all ships, from 1."""
    latest: list[Seat] = []
    for walk in sailed:
        if walk.seat in latest:
            latest.remove(walk.seat)
        latest.append(walk.seat)
    return {seat: place for place, seat in enumerate(latest, 1)}
