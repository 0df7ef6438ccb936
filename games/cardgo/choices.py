"""What may be played (CardGO 5, 5.1)."""

from __future__ import annotations

from string import ascii_uppercase

from games.cardgo.board import cell
from games.cardgo.deck import GRANTS
from games.cardgo.state import Card, Effect, State, View
from games.core import Choice, Move, Seat, Text, Window, text
from games.derived import derived

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


Position = State | View
"""What tells which cards and cells are free: a State for both seats, a View for its viewer."""


def asked(state: State) -> dict[Seat, Window | None]:
    """See `games.core.Ask`: whose turn it is."""
    return {state.turn: None} if state.waiting else {}


def choice(view: View, path: Move = ()) -> Choice | None:
    """See `games.core.Offer`."""
    if not view.waiting or view.viewer is None:
        return None
    if not path:
        return _root(view)
    if len(path) >= PLACE_TOKENS or path[0] in (PASS, END, RESIGN):
        return None
    if len(path) == 1:
        return Choice(EFFECT, _effects(view, view.viewer, path[0]))
    if len(path) == 2:
        return Choice(COLUMN, _columns(view))
    return Choice(ROW, _rows(view, path[2]))


def playable(position: Position, seat: Seat) -> tuple[Card, ...]:
    """The different cards that `seat` may place now, by value and effect."""
    hand = position.hands[seat] or ()
    return tuple(dict.fromkeys(card for card in hand if position.extra is None or card.value == position.extra))


@derived
def cells(position: Position) -> tuple[int, ...]:
    """The cells where a card may be placed, row-major."""
    board = position.board
    empty = tuple([cell for cell in position.ground.placeable if board[cell] is None])
    if not position.options.adj:
        return empty
    near = _near(position)
    return tuple(cell for cell in empty if cell in near) or empty


def required(card: Card) -> int | None:
    """The printed value that an extra placement after `card` must have, None if it grants none (CardGO 8)."""
    return card.value + GRANTS[card.effect] if card.effect in GRANTS else None


@derived
def _root(view: View) -> Choice:
    seat = view.viewer
    assert seat is not None, view
    if seat != view.turn:
        return RESIGN_ONLY
    extra = view.extra is not None
    values = tuple(dict.fromkeys(str(card.value) for card in playable(view, seat)))
    if not values or not cells(view):
        return END_ONLY if extra else PASS_ONLY
    last = END if extra else PASS
    return Choice(EXTRA_CARD if extra else CARD, (*values, last), (RESIGN,), minor=(last,), about=_about(view, seat))


def _about(view: View, seat: Seat) -> tuple[Text, ...]:
    """What each effect does that the seat holds or sees on the board, and what number and name of a card say."""
    seen = (piece.card for piece in view.board if piece is not None)
    known = {card.effect for card in (*(view.hands[seat] or ()), *seen) if card is not None} - {Effect.NONE}
    effects = (
        text("cardgo-about-effect", effect=text(f"cardgo-effect-{each:d}"), about=text(f"cardgo-effect-{each:d}-about"))
        for each in sorted(known)
    )
    return *effects, text("cardgo-about-value")


def _effects(view: View, seat: Seat, value: str) -> tuple[str, ...]:
    return tuple(f"e{card.effect:d}" for card in playable(view, seat) if str(card.value) == value)


def _columns(view: View) -> tuple[str, ...]:
    columns = view.ground.columns
    return tuple(ascii_uppercase[column] for column in sorted({cell % columns for cell in cells(view)}))


def _rows(view: View, column: str) -> tuple[str, ...]:
    ground = view.ground
    place = cell(ground.columns, ground.rows, f"{column}1")
    if place is None:
        return ()
    return tuple(str(found // ground.columns + 1) for found in cells(view) if found % ground.columns == place)


def _near(position: Position) -> set[int]:
    """The cells beside or diagonal to a piece of either side (option `adj`)."""
    eight = position.ground.eight
    return {cell for place, piece in enumerate(position.board) if piece is not None for cell in eight[place]}
