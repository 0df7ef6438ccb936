"""What can be taken back alone: moves that draw no card, end nothing and show nothing that was hidden."""

from __future__ import annotations

from games.cardgo import guess, turns
from games.cardgo.choices import END, PASS, RESIGN
from games.cardgo.state import EVERYBODY, View
from games.core import Chance, Move


def reversible(view: View, move: Move) -> bool:
    """See `games.core.IsReversible`. A pass is legal with any hand; a card shows what was in a hidden one."""
    seat = view.viewer
    if seat is None or move[0] == RESIGN:
        return False
    if move[0] not in (PASS, END) and not _lies_open(view):
        return False
    world = guess.guess(view, Chance(b"any world", 0))  # what the deck holds changes nothing that is asked here
    after, told = turns.apply(world, seat, move)
    return after.waiting and not any(event.reveals for event in told)


def _lies_open(view: View) -> bool:
    """Whether nothing but the deck is hidden from anybody."""
    return view.options.hands == "open" and all(piece is None or piece.seen == EVERYBODY for piece in view.board)
