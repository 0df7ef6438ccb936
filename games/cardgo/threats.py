"""What the other side could do with its next card: the largest blows, and whom it could enclose (CardGO 6, 7)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from games.cardgo import choices, preview
from games.cardgo.blows import Blow, blows
from games.cardgo.board import Terrain, name
from games.cardgo.connection import Group, groups
from games.cardgo.state import Card, Piece, View
from games.core import Move, Seat, Threat, text

BLOW = "cardgo-threat-blow"
LOST = 10_000
"""What a blow weighs at least that takes all HP, whatever it costs."""


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """The largest blows that a card known or possible could deal, and own groups one cell from being enclosed; after a
    whole placement what it leaves."""
    after = _left(view, path)
    found = () if after is None else (*_blows(after), *_groups(after))
    return tuple(sorted(found, key=lambda each: -each.weight))


def weights(view: View, path: Move) -> list[int]:
    """What the blows weigh that a whole move leaves to the other side."""
    after = _left(view, path)
    return [] if after is None else [each.weight for each in _blows(after)]


def weight(blow: Blow) -> int:
    """What a blow costs the other side, less what it costs its own."""
    return blow.hp - blow.cost + 2 * LOST * (blow.ends == "wins")


def _left(view: View, path: Move) -> View | None:
    """What the owner looks at then; None where there is nothing to fear, and of half a move."""
    if view.viewer is None or view.outcome is not None or (path and choices.choice(view, path) is not None):
        return None
    return preview.left(view, path) if len(path) >= choices.PLACE_TOKENS else view


def _blows(view: View) -> Iterator[Threat]:
    """What one card costs the view's owner."""
    assert view.viewer is not None
    enemy = Seat(1 - view.viewer)
    for blow in blows(view, enemy):
        told = text(
            f"{BLOW}-more" if blow.more else BLOW,
            seat=enemy,
            hp=blow.hp,
            count=len(blow.cells),
            cells=blow.named,
            end=text("cardgo-threat-end", hp=blow.cost, ends=blow.ends) if blow.cost or blow.ends else "",
        )
        yield Threat(told, blow.cells, weight(blow))


def _groups(view: View) -> Iterator[Threat]:
    """Own groups with one empty cell left beside them."""
    columns = view.ground.columns
    for group in groups(view.ground, view.board):
        if group.owner == view.viewer and len(group.free) == 1:
            cells = tuple(name(columns, each) for each in sorted(group.cells))
            (last,) = (name(columns, each) for each in group.free)
            key = "cardgo-threat-group" if _breathes(view, group) else "cardgo-threat-group-full"
            told = text(key, count=len(cells), cells=" ".join(cells), cell=last)
            yield Threat(told, (*cells, last), _worth(view, group.cells))


def _breathes(view: View, group: Group) -> bool:
    """Whether a card of its owner's on the group's last empty cell leaves one beside them."""
    (last,), board = group.free, list(view.board)
    if view.ground.terrain[last] is not Terrain.PIT:
        board[last] = Piece(group.owner, Card(0))
    return any(each.free for each in groups(view.ground, board) if group.cells[0] in each.cells)


def _worth(view: View, group: Sequence[int]) -> int:
    """What the pieces are worth together, those known to the view's owner."""
    pieces = ((cell, view.board[cell]) for cell in group)
    return sum(view.ground.worth[cell][piece.card.value] for cell, piece in pieces if piece and piece.card)
