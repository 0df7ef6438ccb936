"""What each viewer may know (CardGO 12)."""

from __future__ import annotations

from games.cardgo.outcome import outcome
from games.cardgo.state import EVERYBODY, GREEN, RED, Card, Piece, Placement, SeenPiece, State, View
from games.core import Seat
from games.derived import derived_for_each
from games.replacing import replace

SPECTATORS = 2
"""The bit of those without a seat."""


@derived_for_each
def view(state: State, viewer: Seat | None) -> View:
    """What `viewer` may know; everything once the game is over."""
    bit = SPECTATORS if viewer is None else int(viewer)
    over = state.ending is not None
    everything = over or state.options.hands == "open"
    hands = state.hands
    return View(
        options=state.options,
        viewer=viewer,
        ground=state.ground,
        board=_board(state, bit, over=over),
        hp=state.hp,
        turn=state.turn,
        number=state.number,
        hands=(hands[0] if everything or viewer == GREEN else None, hands[1] if everything or viewer == RED else None),
        counts=(len(hands[0]), len(hands[1])),
        deck=len(state.deck),
        discard=state.discard,
        pool=state.pools[bit],
        passed=state.passed,
        waived=state.waived,
        extra=_extra(state, bit),
        last=tuple(_placement(placement, bit, over=over) for placement in state.last),
        waiting=state.waiting,
        ending=state.ending,
        resigned=state.resigned,
        outcome=outcome(state),
    )


def _board(state: State, bit: int, *, over: bool) -> tuple[SeenPiece | None, ...]:
    board = state.board
    return tuple(
        [piece if piece is None or piece.seen == EVERYBODY else _seen(piece, bit, over=over) for piece in board]
    )


def _seen(piece: Piece[Card], bit: int, *, over: bool) -> SeenPiece:
    """A piece that lies face down."""
    if over:
        return Piece(piece.owner, piece.card)
    return piece if piece.seen >> bit & 1 else Piece(piece.owner, None, piece.seen, piece.may)


def _extra(state: State, bit: int) -> int | None:
    if state.extra is None or state.last[-1].seen >> bit & 1:
        return state.extra
    return 0


def _placement(placement: Placement, bit: int, *, over: bool) -> Placement:
    if over or placement.seen >> bit & 1:
        return placement
    return replace(placement, card=None, roll=None)
