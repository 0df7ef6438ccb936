"""What was placed since the viewer looked, who passed, and what the latest test counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from games.cardgo.board import name
from games.cardgo.connection import Test
from games.cardgo.preview import Preview
from games.cardgo.state import Ending, Placement, SeenPiece, View
from games.core import Seat, Threat


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


def ghosts(
    view: View, since: Sequence[View], preview: Preview | None, threats: Sequence[Threat]
) -> Iterator[tuple[Placement, int, SeenPiece]]:
    """What was removed, where nothing lies, each with its placement: nothing where one is to think of the next one, as
    in a preview or on a cell of a warning."""
    named = {cell for threat in threats for cell in threat.cells}
    for placement in trail(view, since) if preview is None else ():
        for place, piece in placement.removed:
            if view.board[place] is None and name(view.ground.columns, place) not in named:
                yield placement, place, piece


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


def lost(placements: Sequence[Placement], seat: Seat) -> int:
    """HP that these cost the seat (negative: gained)."""
    return sum(placement.lost[seat] for placement in placements)


def counted(view: View, placement: Placement | None) -> tuple[tuple[Seat, frozenset[int]], ...]:
    """What each side counted in the test of the latest placement: pieces and trees. Nothing where a face-down piece
    keeps the viewer from knowing."""
    if placement is None or not placement.sides:
        return ()
    board: list[SeenPiece | None] = list(view.board)
    for place, piece in placement.removed:
        if place != placement.destroyed:
            board[place] = piece
    if board[placement.cell] is None:
        return ()
    test = Test(view.ground, board, view.options.full)
    found = ((side, frozenset(test.counted(placement.cell, side.side))) for side in placement.sides)
    return tuple((side.side, cells) for side, cells in found if len(cells) == side.size)


def enclosed(view: View, placement: Placement | None) -> tuple[int, ...]:
    """The pieces on the board that the test counted for the other side."""
    return tuple(
        place
        for seat, cells in counted(view, placement)
        for place in sorted(cells)
        if (piece := view.board[place]) is not None and piece.owner != seat
    )


def otherwise(placement: Placement | None) -> Iterator[tuple[int, int, int]]:
    """The cell, the value and the worth of each removed piece that counted another number than its value."""
    for place, piece in () if placement is None else placement.removed:
        worth = None if placement is None else placement.worth(place)
        if piece.card is not None and worth is not None and worth != piece.card.value:
            yield place, piece.card.value, worth
