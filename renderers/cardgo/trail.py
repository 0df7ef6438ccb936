"""What was placed since the viewer looked."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardgo.state import Placement, View


def trail(view: View, since: Sequence[View]) -> tuple[Placement, ...]:
    """The placements of the turns after the first of the views and up to `view`, oldest first; without earlier views
    those of the latest turn."""
    if not since:
        return view.last
    seen, found = since[0].last, list[Placement]()
    for each in (*since[1:], view):
        fresh = each.last[len(seen) :] if each.last[: len(seen)] == seen and seen else each.last
        found += fresh if each.last != seen else ()
        seen = each.last
    return tuple(found)
