"""The largest blows that a side could deal with its next card, and what they cost that side itself (CardGO 6, 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from games.cardgo import choices
from games.cardgo.board import Terrain, name
from games.cardgo.connection import Linked, Test, groups, is_suppressed
from games.cardgo.deck import deck, shown
from games.cardgo.state import Card, Effect, Piece, SeenPiece, View
from games.core import Seat

NAMED = 4
"""So many cells of a blow are named; all of them are marked."""
ALL = 10_000
"""HP, more than any side loses."""


class Blow(NamedTuple):
    """What one card costs the other side (`hp`) and its own (`cost`), on each of these cells; `more` where face-down
    pieces may add to it. `ends`: it "wins" the game, or "draws" it where both sides fall by it (CardGO 11)."""

    hp: int
    cost: int
    cells: tuple[str, ...]
    more: bool
    ends: str

    @property
    def named(self) -> str:
        return " ".join(self.cells[:NAMED]) + (" …" if len(self.cells) > NAMED else "")


def blows(view: View, dealer: Seat) -> tuple[Blow, ...]:
    """The largest that costs the dealer nothing; and of those that cost the other side more the one that leaves the
    dealer furthest ahead. The better of the two comes last. What chance decides is left out, and that by which the
    dealer alone falls."""
    left, own = view.hp[1 - dealer], view.hp[dealer]
    dealt = [each for each in _dealt(view, dealer) if each[1] < own or each[0] >= left]
    free = max((hp for hp, cost, _, _ in dealt if not cost), default=0)
    dear = [((cost < own and hp >= left, hp - cost, hp), (hp, cost)) for hp, cost, _, _ in dealt if hp > free]
    found = list[Blow]()
    for hp, cost in ((free, 0), max(dear, default=(0, (0, 0)))[1]):
        alike = {name(view.ground.columns, cell): veiled for *both, cell, veiled in dealt if both == [hp, cost]}
        ends = "" if hp < left else "wins" if cost < own else "draws"
        found += [Blow(hp, cost, tuple(alike), any(alike.values()), ends)] if hp else []
    return tuple(sorted(found, key=lambda each: (each.ends == "wins", each.hp - each.cost)))


def possible(view: View, seat: Seat) -> tuple[Card, ...]:
    """The different cards that `seat` may hold, as far as the view's owner knows."""
    hand = view.hands[seat]
    if hand is None and view.counts[seat]:
        hand = tuple(Counter(deck(view.options)) - Counter(shown(view)))
    return tuple(dict.fromkeys(hand or ()))


def _dealt(view: View, dealer: Seat) -> Iterator[tuple[int, int, int, bool]]:
    """What a card costs the other side and its own, the cell, and whether face-down pieces may add to it: of each cell
    the most, or of one where the card is enclosed whatever it may be."""
    ground, columns, board, cards = view.ground, view.ground.columns, list(view.board), possible(view, dealer)
    open, suppressing = (_deals(cards, suppress) for suppress in (False, True))
    apart, alike = ((Effect.NONE, open), (Effect.SUPPRESSION, suppressing)), ((Effect.NONE, open + suppressing),)
    standing = Test(ground, view.board, view.options.full).standing(dealer)
    last = {cell for group in groups(ground, view.board) if len(group.free) == 1 for cell in group.free}
    for cell in choices.cells(view):
        covers = cell + columns < len(board) and board[cell + columns] is not None
        shut = all(board[other] is not None or ground.trees[other] for other in ground.links[cell])
        for effect, deals in apart if covers else alike:
            if deals:  # a piece that changes who of the others is dead, or asleep, or is dead itself, is tested
                known = None if effect is Effect.SUPPRESSION or shut or cell in last else standing
                for hp, cost, veiled in _placed(view, board, known, Piece(dealer, Card(0, effect)), cell, deals):
                    yield hp, cost, cell, veiled


Deal = tuple[int, bool, int, int]
"""What a new piece brings: its value, whether its joy lets more of it take effect, what its pain adds, and how much
less it costs its own side: what its kindness heals, and all of it where it is solitary."""


def _deals(cards: Sequence[Card], suppress: bool) -> tuple[Deal, ...]:
    """Those of the cards that suppress the piece below, or of those that do not: no other effect of a new piece changes
    whom its owner counts, or who takes effect."""
    those = [card for card in cards if (card.effect is Effect.SUPPRESSION) is suppress]
    return tuple(
        dict.fromkeys(
            (
                card.value,
                card.effect is Effect.JOY,
                card.value * (card.effect is Effect.PAIN),
                card.value * (card.effect is Effect.KINDNESS) + ALL * (card.effect is Effect.SOLITUDE),
            )
            for card in those
        )
    )


def _placed(
    view: View,
    board: list[SeenPiece | None],
    known: Mapping[int, Linked] | None,
    new: Piece[Card],
    cell: int,
    deals: tuple[Deal, ...],
) -> Iterator[tuple[int, int, bool]]:
    """What a new piece on `cell` costs the other side and its own, and whether face-down pieces may add to it."""
    ground, asleep = view.ground, is_suppressed(view.ground, board, cell)
    if ground.terrain[cell] is Terrain.PIT:
        yield max(pain for _, _, pain, _ in deals) * (not asleep), 0, False
        return
    (others, threshold, veiled), *enclosed = (
        [_joined(view, known, cell)] if known is not None else _tested(view, board, new, cell)
    )
    worths, deals = ((0,), ((0, False, 0, 0),)) if asleep else (ground.worth[cell], deals)
    most = max(worths) if ground.terrain[cell] is Terrain.FIRE else threshold + ground.bonus[cell]
    if not enclosed:
        yield others + _own(worths, most, deals), 0, veiled
    for back, against, _ in enclosed:
        for value, joy, pain, spared in deals:
            cost = back + _own(worths, against + ground.bonus[cell], ((value, joy, 0, 0),)) - spared
            yield (
                others + _own(worths, most, ((value, joy, pain, 0),)),
                max(0, cost * (pain < view.hp[1 - new.owner])),
                veiled,
            )


def _joined(view: View, known: Mapping[int, Linked], cell: int) -> tuple[int, int, bool]:
    """What a new piece makes of others by joining them: their damage, the threshold, and whether face-down pieces are
    among them."""
    beside = {id(known[other]): known[other] for other in view.ground.links[cell] if other in known}.values()
    threshold = sum([each.size for each in beside]) + view.options.full
    return sum([each.hit(threshold) for each in beside]), threshold, any(each.veiled for each in beside)


def _tested(view: View, board: list[SeenPiece | None], new: Piece[Card], cell: int) -> list[tuple[int, int, bool]]:
    """The same, whatever else the piece changes; and where it is enclosed, what it makes for the other side."""
    board[cell] = new
    try:
        test = Test(view.ground, board, view.options.full)
        seats = (new.owner, Seat(1 - new.owner)) if test.is_dead(cell) else (new.owner,)
        sides = [test.side(cell, seat) for seat in seats]
    finally:
        board[cell] = None
    return [(sum([hp for at, hp in side.hits if at != cell]), side.threshold, veiled) for side, veiled in sides]


@lru_cache(maxsize=1 << 10)
def _own(worths: Sequence[int], most: int, deals: tuple[Deal, ...]) -> int:
    """The most that one of the new pieces adds: its direct effect, and its value where that takes effect."""
    return max(worths[value] * (worths[value] <= most + joy) + pain for value, joy, pain, _ in deals)
