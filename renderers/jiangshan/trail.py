"""What has happened since the viewer looked: moves and shots in their order, and who fell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from games.core import Seat
from games.jiangshan.board import Cell
from games.jiangshan.state import Step, View


@dataclass(frozen=True, slots=True)
class Fallen:
    """That somebody fell or a tile was taken; whose and of which type, as far as the view tells."""

    at: Cell
    owner: Seat | None = None
    kind: str | None = None


def steps(view: View, since: Sequence[View] = ()) -> tuple[Step, ...]:
    """The steps after the first of the earlier views; without any, those that the view holds. Where infantry faces and
    who came from the reserve is seen on the board and none of them."""
    return tuple(step for step in (_new(view, since) if since else view.steps) if step.by not in ("faces", "support"))


def _new(view: View, since: Sequence[View]) -> Iterator[Step]:
    for before, after in pairwise((*since, view)):
        known = sum(step.turn == after.turn for step in before.steps)
        fresh = [step for step in after.steps if step.turn == after.turn]
        yield from (step for step in after.steps if before.turn < step.turn < after.turn)
        yield from fresh[known:] if before.turn == after.turn else fresh


def news(found: Sequence[Step], view: View, since: Sequence[View]) -> dict[Cell, tuple[int, Seat]]:
    """Cells to be ringed, each with its place in the order and whose move it was: the latest step's, or with earlier
    views those of all since."""
    told = found if since else found[-1:]
    rings: dict[Cell, tuple[int, Seat]] = {}
    for place, step in enumerate(told, 1):
        rings.pop(step.end, None)
        rings[step.end] = (place, step.seat)
    return {at: ring for at, ring in rings.items() if at in view.units or at in view.tiles}


def fallen(found: Sequence[Step], view: View) -> tuple[Fallen, ...]:
    """Who fell by these steps, matched from the last one backwards. While anything burns, types are not told: somebody
    may have burnt in between."""
    dead, victims = list(view.dead), []
    for step in reversed([step for step in found if step.capture]):
        while dead and view.sides[dead[-1][0]].team == view.sides[step.seat].team:
            dead.pop()
        if dead and not _took_a_tile(view, step):
            owner, kind = dead.pop()
            victims.append(Fallen(step.end, owner, None if view.fires else kind))
        else:
            victims.append(Fallen(step.end))
    return tuple(reversed(victims))


def _took_a_tile(view: View, step: Step) -> bool:
    tile = view.tiles.get(step.end)
    return tile is not None and not step.shot and view.sides[tile.owner].team == view.sides[step.seat].team
