"""What has been sailed since the viewer looked: the walks in their order, and which of them are news."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from games.core import Seat
from games.koxinga.state import Phase, View, Walk


def walks(view: View, since: Sequence[View] = ()) -> tuple[Walk, ...]:
    """The walks that led anywhere, in order: those after the first of the earlier views, and those that have gone on
    since; without any, those of this turn."""
    found = _new(view, since) if since else view.walks
    return tuple(walk for walk in found if len(walk.blocks) > 1)


def _new(view: View, since: Sequence[View]) -> list[Walk]:
    """Between two views of one turn walks are added, and the last one may go on."""
    found: list[Walk] = []
    for before, after in pairwise((*since, view)):
        known = before.walks if sailed_in(before) == sailed_in(after) else ()
        for old, now in zip(known, after.walks, strict=False):
            if old != now and old in found:
                found[found.index(old)] = now
            elif old != now:
                found.append(now)
        found += after.walks[len(known) :]
    return found


def sailed_in(view: View) -> int:
    """The turn whose walks a view holds: until cards are shown, those of the turn before."""
    return view.turn - (view.phase in (Phase.ROLL, Phase.SWAP, Phase.CARDS))


def order(sailed: Sequence[Walk]) -> dict[Seat, int]:
    """Each ship that sailed -> the place of its latest walk among those of all ships, from 1."""
    latest = tuple(dict.fromkeys(walk.seat for walk in reversed(sailed)))
    return {seat: place for place, seat in enumerate(reversed(latest), 1)}
