"""What the other side could do with its next card: the largest blow, and whom it could enclose (CardGO 6, 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from games.cardgo import choices, preview
from games.cardgo.board import Terrain, name
from games.cardgo.connection import Test, groups, is_suppressed
from games.cardgo.deck import deck, shown
from games.cardgo.state import Card, Effect, Piece, Side, View
from games.core import Move, Seat, Threat, text

RESHAPING = (Effect.SUPPRESSION, Effect.SOLITUDE)
"""The effects of a new piece that change who else is counted or takes effect."""


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """The largest blow that a card known or possible could deal, and own groups one cell from being enclosed; after a
    whole placement what it leaves."""
    me = view.viewer
    if me is None or view.outcome is not None or (path and choices.choice(view, path) is not None):
        return ()
    after = preview.left(view, path) if len(path) >= choices.PLACE_TOKENS else view
    if after is None:
        return ()
    found = (*_blow(after, me), *_groups(after, me))
    return tuple(sorted(found, key=lambda each: -each.weight))


def possible(view: View, seat: Seat) -> tuple[Card, ...]:
    """The different cards that `seat` may hold, as far as the view's owner knows."""
    hand = view.hands[seat]
    if hand is None and view.counts[seat]:
        hand = tuple(Counter(deck(view.options)) - Counter(shown(view)))
    return tuple(dict.fromkeys(hand or ()))


def _blow(view: View, me: Seat) -> Iterator[Threat]:
    """The most that one card costs the view's owner, what chance decides left out."""
    enemy, columns = Seat(1 - me), view.ground.columns
    alike = _alike(possible(view, enemy))
    board, best = list(view.board), (0, 0, False)
    for cell in choices.cells(view) if alike else ():
        for cards in alike:
            best = max(best, _dealt(view, board, me, cell, cards))
    hp, at, more = best
    if hp:
        key = "cardgo-threat-blow-more" if more else "cardgo-threat-blow"
        yield Threat(text(key, seat=enemy, hp=hp, cell=name(columns, at)), (name(columns, at),), hp)


def _alike(cards: Sequence[Card]) -> list[list[Card]]:
    """The cards in groups that reshape the board alike, each without those that deal no more than another."""
    groups: dict[Effect, dict[tuple[int, Effect], Card]] = {}
    for card in cards:
        shape = card.effect if card.effect in RESHAPING else Effect.NONE
        own = card.effect if card.effect in (Effect.JOY, Effect.PAIN) else Effect.NONE
        groups.setdefault(shape, {})[card.value, own] = card
    return [list(group.values()) for group in groups.values()]


def _dealt(
    view: View, board: list[Piece[Card | None] | None], me: Seat, cell: int, cards: Sequence[Card]
) -> tuple[int, int, bool]:
    """The most that one of these cards, which reshape the board alike, deals on `cell`: HP, the cell, and whether
    face-down pieces may add to it."""
    ground = view.ground
    board[cell] = Piece(Seat(1 - me), cards[0])
    try:
        asleep = is_suppressed(ground, board, cell)
        if ground.terrain[cell] is Terrain.PIT:
            return max(_pain(card) for card in cards) * (not asleep), cell, False
        side, veiled = Test(ground, board, view.options.full).side(cell, Seat(1 - me))
    finally:
        board[cell] = None
    others = sum([worth for at, worth in side.hits if at != cell])
    return others + (0 if asleep else _own(view, cell, side, cards)), cell, veiled


def _own(view: View, cell: int, side: Side, cards: Sequence[Card]) -> int:
    """The most that one of the new pieces adds: its direct effect, and its value where that takes effect."""
    ground = view.ground
    worth, most = ground.worth[cell], side.threshold + ground.bonus[cell]
    if ground.terrain[cell] is Terrain.FIRE:
        most = max(worth)
    due = [worth[card.value] * (worth[card.value] <= most + (card.effect is Effect.JOY)) for card in cards]
    return max(map(int.__add__, due, map(_pain, cards)))


def _pain(card: Card) -> int:
    return card.value if card.effect is Effect.PAIN else 0


def _groups(view: View, me: Seat) -> Iterator[Threat]:
    """Own groups with one empty cell left beside them."""
    columns = view.ground.columns
    for group in groups(view.ground, view.board):
        if group.owner == me and len(group.free) == 1:
            cells = tuple(name(columns, each) for each in sorted(group.cells))
            (last,) = (name(columns, each) for each in group.free)
            told = text("cardgo-threat-group", count=len(cells), cells=" ".join(cells), cell=last)
            yield Threat(told, (*cells, last), _worth(view, group.cells))


def _worth(view: View, group: Sequence[int]) -> int:
    """What the pieces are worth together, those known to the view's owner."""
    pieces = ((cell, view.board[cell]) for cell in group)
    return sum(view.ground.worth[cell][piece.card.value] for cell, piece in pieces if piece and piece.card)
