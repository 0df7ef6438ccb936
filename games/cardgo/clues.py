"""What everybody may conclude about a face-down card from what it has been seen to do (CardGO 12).

Only public facts count: a conclusion that needs the card of another face-down piece is not drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from games.cardgo.choices import required
from games.cardgo.connection import Test
from games.cardgo.deck import GRANTS, deck
from games.cardgo.options import Options
from games.cardgo.state import EVERYBODY, Card, Effect, Piece, Placement, Side, State
from games.replacing import replace

Cards = tuple[Card, ...]
Board = tuple[Piece[Card] | None, ...]


def on_play(state: State, placing: Placement) -> Cards:
    """The cards that a face-down placement may be after its own effect, or none, was seen. `state` is before the
    test."""
    asleep = _suppressed(state, placing.cell)
    silent = not (any(placing.direct) or placing.roll is not None or placing.converted or placing.drew)
    if silent and placing.destroyed is None:
        return tuple(
            card for card in _kinds(state.options) if asleep is not False or _may_do_nothing(state, placing, card)
        )
    return tuple(card for card in _kinds(state.options) if _explains(placing, card))


def on_extra(state: State, board: Board, extra: Placement) -> Board:
    """A face-down card that was followed by an extra one, whose value may be public, grants extra placements."""
    granter = state.last[-1]
    if granter.seen == EVERYBODY:
        return board
    assert extra.card is not None
    value = extra.card.value if extra.seen == EVERYBODY else None
    return _narrowed(state, board, granter.cell, lambda card: card.effect in GRANTS and value in (None, required(card)))


def on_test(state: State, placing: Placement) -> Board:
    """The board before the removal, without what face-down pieces cannot be since they were counted and took no
    effect."""
    board = state.board
    for side in placing.sides:
        hits = {cell for cell, _ in side.hits}
        for cell in _surely_counted(state, placing.cell, side):
            piece = board[cell]
            if piece is not None and piece.seen != EVERYBODY and cell not in hits and _suppressed(state, cell) is False:
                board = _narrowed(state, board, cell, partial(_missed, state, cell, side))
    return board


def _kinds(options: Options) -> Cards:
    return tuple(dict.fromkeys(deck(options)))


def _may_do_nothing(state: State, placing: Placement, card: Card) -> bool:
    """Whether nothing is seen of the card's own effect, although it is not suppressed."""
    match card.effect:
        case Effect.SORROW | Effect.PAIN | Effect.KINDNESS:
            return False
        case Effect.BRAVERY:
            return not any(piece is not None and piece.owner != placing.seat for piece in state.board)
        case Effect.MALICE:
            return not any(state.board[other] is not None for other in state.ground.four[placing.cell])
        case Effect.FONDNESS:
            return not (state.deck or state.discard)
    return True


def _explains(placing: Placement, card: Card) -> bool:
    """Whether the card may have done what was seen. Pain and Sorrow look alike."""
    if placing.converted:
        return card.effect is Effect.BRAVERY
    if placing.destroyed is not None:
        return card.effect is Effect.MALICE
    if placing.drew:
        return card.effect is Effect.FONDNESS
    gained, lost = -placing.direct[placing.seat], placing.direct[1 - placing.seat]
    if gained:
        return card.effect is Effect.KINDNESS and card.value == gained
    return (card.effect is Effect.PAIN and card.value == lost) or (card.effect is Effect.SORROW and card.value >= lost)


def _surely_counted(state: State, placed: int, side: Side) -> Iterable[int]:
    """The cells that the side counted whatever face-down cards are: its own pieces and trees linked to the placed
    one."""
    if not side.size:
        return ()
    return Test(state.ground, state.board, state.options.full).linked(placed, side.side)


def _missed(state: State, cell: int, side: Side, card: Card) -> bool:
    """Whether the card would not take effect there."""
    bonus = state.ground.bonus[cell] + (card.effect is Effect.JOY)
    return state.ground.worth[cell][card.value] > side.threshold + bonus


def _suppressed(state: State, cell: int) -> bool | None:
    """Whether the piece on `cell` is known to all to be suppressed or not; None if a face-down piece decides it."""
    suppressors, above = 0, cell - state.ground.columns
    while above >= 0 and (piece := state.board[above]) is not None:
        if piece.seen != EVERYBODY:
            return None if state.options.effects else False
        if piece.card.effect is not Effect.SUPPRESSION:
            break
        suppressors += 1
        above -= state.ground.columns
    return suppressors % 2 == 1


def _narrowed(state: State, board: Board, cell: int, fits: Callable[[Card], bool]) -> Board:
    piece = board[cell]
    assert piece is not None
    may = _kinds(state.options) if piece.may is None else piece.may
    return (*board[:cell], replace(piece, may=tuple(filter(fits, may))), *board[cell + 1 :])
