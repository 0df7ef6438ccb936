"""What CardGO's computers share: the board as a side sees it, the move that places a card, the order among equals."""

from __future__ import annotations

from collections.abc import Iterable
from string import ascii_uppercase

from games.cardgo.deck import deck
from games.cardgo.players.scratch import Printed, Scratch, lattice, printed
from games.cardgo.state import Card, SeenPiece, View
from games.core import Move


def scratch(view: View) -> Scratch:
    """The board that a side sees: unknown pieces are plain and of middling value."""
    cards = deck(view.options)
    middling = Card(-(-(cards[0].value + cards[-1].value) // 2))
    return _filled(Scratch(lattice(view.ground), view.hp, full=view.options.full), view.board, middling)


def placement(view: View, card: Printed, cell: int) -> Move:
    """The move that places `card` on `cell`."""
    row, column = divmod(cell, view.ground.columns)
    return (str(card[0]), f"e{card[1]}", ascii_uppercase[column], str(row + 1))


def tie(view: View, card: Printed, cell: int) -> tuple[int, int, int, int]:
    """The order among equal scores: nearest to the centre, lowest value, lowest effect, first cell."""
    row, column = divmod(cell, view.ground.columns)
    down, right = 2 * row + 1 - view.ground.rows, 2 * column + 1 - view.ground.columns
    return down * down + right * right, *card, cell


def _filled(board: Scratch, pieces: Iterable[SeenPiece | None], middling: Card) -> Scratch:
    for cell, piece in enumerate(pieces):
        if piece is not None:
            board.put(piece.owner, printed(piece.card or middling), cell)
    return board
