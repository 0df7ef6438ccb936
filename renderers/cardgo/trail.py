"""What was placed since the viewer looked, and who passed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from games.cardgo.state import Ending, Placement, View
from games.core import Seat


@dataclass(frozen=True, slots=True)
class Pass:
    """A turn in which nothing was placed."""

    seat: Seat


def trail(view: View, since: Sequence[View]) -> tuple[Placement, ...]:
    """The placements of the turns after the first of the views and up to `view`, oldest first; without earlier views
    those of the latest turn in which anything was placed."""
    return tuple(each for each in told(view, since) if isinstance(each, Placement))


def told(view: View, since: Sequence[View]) -> tuple[Placement | Pass, ...]:
    """The same with the passes among them."""
    if not since:
        return *view.last, *_latest(view)
    before, found = since[0], list[Placement | Pass]()
    for each in (*since[1:], view):
        seen = before.last
        fresh = each.last[len(seen) :] if each.last[: len(seen)] == seen and seen else each.last
        found += fresh if each.last != seen else ()
        found += _between(before, each)
        before = each
    return tuple(found)


def _latest(view: View) -> tuple[Pass, ...]:
    """The latest turn, if it was a pass."""
    if view.extra is not None or view.ending is Ending.HP:
        return ()
    seat = view.turn if view.ending in (Ending.PASSES, Ending.TURNS) else Seat(1 - view.turn)
    return (Pass(seat),) if view.passed[seat] else ()


def _between(before: View, after: View) -> tuple[Pass, ...]:
    """The turn between two views, if it was a pass."""
    ended = before.ending is None and after.ending in (Ending.PASSES, Ending.TURNS)
    over = after.number > before.number or ended
    return (Pass(before.turn),) if over and after.passed[before.turn] else ()
