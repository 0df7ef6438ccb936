"""A connection worked through, for the player's rules: the example of CardGO 7.2, drawn as the board draws it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PIL import Image

from games.cardgo.board import cell
from games.cardgo.options import Options
from games.cardgo.preview import Preview, preview
from games.cardgo.rules import RULES
from games.cardgo.state import GREEN, Card, Placement, SeenPiece, View
from renderers import figure
from renderers.cardgo import colours, picture
from renderers.cardgo.layout import layout
from renderers.core import Figure, Say

_SIZE = 5
_LAID = {"B2": 3, "C2": 4, "D2": 4}
_PLAYED = ("2", "e0", "C", "3")


def figures() -> Mapping[str, Callable[[Say], Figure]]:
    """By the name that the rules call them."""
    return {"connection": _connection}


def _connection(say: Say) -> Figure:
    before = _position()
    foreseen = preview(before, _PLAYED)
    assert isinstance(foreseen, Preview), _PLAYED
    gone = tuple((place, before.board[place] or SeenPiece(GREEN, Card(2))) for place, _ in foreseen.sides[0].hits)
    board = tuple(None if place in dict(gone) else piece for place, piece in enumerate(before.board))
    placed = Placement(GREEN, foreseen.cell, Card(2), foreseen.sides, gone, lost=foreseen.lost)
    after = replace(before, board=board, hp=(100, 95), last=(placed,))
    shown = (
        picture.drawing(before, say),
        picture.drawing(before, say, preview=foreseen),
        picture.drawing(after, say),
    )
    key = "cardgo-figure-connection"
    return figure.told([_board(drawn) for drawn in shown], key, say, colours.EXACT, f"{key}-alt")


def _position() -> View:
    """Three green pieces in a row, and a 2 in hand."""
    state = RULES.setup(Options(columns=_SIZE, rows=_SIZE), 2)
    view = RULES.view(state, GREEN)
    board: list[SeenPiece | None] = [None] * (_SIZE * _SIZE)
    for place, value in _LAID.items():
        board[_cell(place)] = SeenPiece(GREEN, Card(value))
    return replace(view, board=tuple(board), number=1, hands=((Card(2),), None), waiting=True)


def _cell(written: str) -> int:
    found = cell(_SIZE, _SIZE, written)
    assert found is not None, written
    return found


def _board(drawn: Image.Image) -> Image.Image:
    """The four columns and three rows where something happens."""
    plan = layout(_SIZE, _SIZE)
    (left, top), side = plan.corner(1, 0), plan.cell
    return drawn.crop((left + 3, top + side // 3, left + 3 * side - 5, top + 3 * side + side // 4)).copy()
