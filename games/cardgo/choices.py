"""What may be played: one statement for states and views (CardGO 5, 5.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import Protocol

from games.cardgo.board import Ground, cell
from games.cardgo.connection import Board
from games.cardgo.deck import GRANTS
from games.cardgo.options import Options
from games.cardgo.state import Card
from games.core import Choice, Move, Seat, text

PASS, END, RESIGN = "pass", "end", "resign"

CARD = text("cardgo-prompt-card")
EXTRA_CARD = text("cardgo-prompt-extra")
EFFECT = text("cardgo-prompt-effect")
COLUMN = text("cardgo-prompt-column")
ROW = text("cardgo-prompt-row")

PASS_ONLY = Choice(text("cardgo-prompt-pass"), (PASS,), (RESIGN,))
END_ONLY = Choice(text("cardgo-prompt-end"), (END,), (RESIGN,))
RESIGN_ONLY = Choice(text("cardgo-prompt-wait"), (), (RESIGN,))

PLACE_TOKENS = 4


class Position(Protocol):
    """What legality depends on. A State satisfies it for both seats, a View for its viewer."""

    @property
    def options(self) -> Options: ...
    @property
    def ground(self) -> Ground: ...
    @property
    def board(self) -> Board: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def hands(self) -> Sequence[tuple[Card, ...] | None]: ...
    @property
    def extra(self) -> int | None: ...
    @property
    def waiting(self) -> bool: ...


def offer(position: Position, seat: Seat, path: Move = ()) -> Choice | None:
    """What `seat` may add to `path`; see `games.core.Rules.choice`."""
    if not position.waiting or seat not in (0, 1):
        return None
    if not path:
        return _root(position, seat)
    if len(path) >= PLACE_TOKENS or path[0] in (PASS, END, RESIGN):
        return None
    if len(path) == 1:
        return Choice(EFFECT, _effects(position, seat, path[0]))
    if len(path) == 2:
        return Choice(COLUMN, _columns(position))
    return Choice(ROW, _rows(position, path[2]))


def playable(position: Position, seat: Seat) -> tuple[Card, ...]:
    """The different cards that `seat` may place now, by value and effect."""
    hand = position.hands[seat] or ()
    return tuple(dict.fromkeys(card for card in hand if position.extra is None or card.value == position.extra))


def cells(position: Position) -> Iterator[int]:
    """The cells where a card may be placed, row-major."""
    board = position.board
    free = (cell for cell in position.ground.placeable if board[cell] is None)
    if not position.options.adj:
        return free
    empty = tuple(free)
    near = _near(position)
    return iter(tuple(cell for cell in empty if cell in near) or empty)


def required(card: Card) -> int | None:
    """The printed value that an extra placement after `card` must have, None if it grants none (CardGO 8)."""
    return card.value + GRANTS[card.effect] if card.effect in GRANTS else None


def _root(position: Position, seat: Seat) -> Choice:
    if seat != position.turn:
        return RESIGN_ONLY
    extra = position.extra is not None
    values = tuple(dict.fromkeys(str(card.value) for card in playable(position, seat)))
    if not values or next(cells(position), None) is None:
        return END_ONLY if extra else PASS_ONLY
    return Choice(EXTRA_CARD if extra else CARD, (*values, END if extra else PASS), (RESIGN,))


def _effects(position: Position, seat: Seat, value: str) -> tuple[str, ...]:
    return tuple(f"e{card.effect:d}" for card in playable(position, seat) if str(card.value) == value)


def _columns(position: Position) -> tuple[str, ...]:
    columns = position.ground.columns
    return tuple(ascii_uppercase[column] for column in sorted({cell % columns for cell in cells(position)}))


def _rows(position: Position, column: str) -> tuple[str, ...]:
    ground = position.ground
    place = cell(ground.columns, ground.rows, f"{column}1")
    if place is None:
        return ()
    return tuple(str(found // ground.columns + 1) for found in cells(position) if found % ground.columns == place)


def _near(position: Position) -> set[int]:
    """The cells beside or diagonal to a piece of either side (option `adj`)."""
    eight = position.ground.eight
    return {cell for place, piece in enumerate(position.board) if piece is not None for cell in eight[place]}
