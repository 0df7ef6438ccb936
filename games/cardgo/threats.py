"""What the other side could do with its next card: the largest blow, and whom it could enclose (CardGO 6, 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from games.cardgo import choices, preview
from games.cardgo.board import Terrain, name
from games.cardgo.connection import Group, Linked, Test, groups, is_suppressed
from games.cardgo.deck import deck, shown
from games.cardgo.state import Card, Effect, Piece, View
from games.core import Move, Seat, Threat, text

BLOW = "cardgo-threat-blow"
LOST = 10_000
"""What it weighs besides that a blow takes all HP."""
NAMED = 4
"""So many cells of the largest blow are named; all of them are marked."""


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """The largest blow that a card known or possible could deal, and own groups one cell from being enclosed; after a
    whole placement what it leaves."""
    after = _left(view, path)
    found = () if after is None else (*_blow(after), *_groups(after))
    return tuple(sorted(found, key=lambda each: -each.weight))


def largest(view: View, path: Move) -> int:
    """The weight of the largest blow that a whole move leaves to the other side."""
    after = _left(view, path)
    return 0 if after is None else max((each.weight for each in _blow(after)), default=0)


def _left(view: View, path: Move) -> View | None:
    """What the owner looks at then; None where there is nothing to fear, and of half a move."""
    if view.viewer is None or view.outcome is not None or (path and choices.choice(view, path) is not None):
        return None
    return preview.left(view, path) if len(path) >= choices.PLACE_TOKENS else view


def _groups_of_owner(view: View) -> list[Group]:
    return [group for group in groups(view.ground, view.board) if group.owner == view.viewer]


def possible(view: View, seat: Seat) -> tuple[Card, ...]:
    """The different cards that `seat` may hold, as far as the view's owner knows."""
    hand = view.hands[seat]
    if hand is None and view.counts[seat]:
        hand = tuple(Counter(deck(view.options)) - Counter(shown(view)))
    return tuple(dict.fromkeys(hand or ()))


def _blow(view: View) -> Iterator[Threat]:
    """The most that one card costs the view's owner, what chance decides left out."""
    assert view.viewer is not None
    me, own = view.viewer, _groups_of_owner(view)
    enemy, columns = Seat(1 - me), view.ground.columns
    cards = possible(view, enemy)
    open, suppressing = (_deals(cards, suppress) for suppress in (False, True))
    apart, alike = ((Effect.NONE, open), (Effect.SUPPRESSION, suppressing)), ((Effect.NONE, open + suppressing),)
    board, dealt = list(view.board), list[tuple[int, int, bool]]()
    standing = Test(view.ground, view.board, view.options.full).standing(enemy)
    last = {cell for group in own if len(group.free) == 1 for cell in group.free}
    for cell in choices.cells(view):
        covers = cell + columns < len(board) and board[cell + columns] is not None
        for effect, deals in apart if covers else alike:
            if deals:  # a piece that changes who of the others is dead, or asleep, is tested
                known = None if effect is Effect.SUPPRESSION or cell in last else standing
                dealt.append(_dealt(view, board, known, Piece(enemy, Card(0, effect)), cell, deals))
    if most := max((hp for hp, _, _ in dealt), default=0):
        cells = tuple(dict.fromkeys(name(columns, at) for hp, at, _ in dealt if hp == most))
        more = any(veiled for hp, _, veiled in dealt if hp == most)
        named = " ".join(cells[:NAMED]) + (" …" if len(cells) > NAMED else "")
        key, lost = f"{BLOW}-more" if more else BLOW, most >= view.hp[me]
        end = text("cardgo-threat-defeat") if lost else ""
        told = text(key, seat=enemy, hp=most, count=len(cells), cells=named, end=end)
        yield Threat(told, cells, most + LOST * lost)


Deal = tuple[int, bool, int]
"""What a new piece deals: its value, whether its joy lets more of it take effect, and what its pain adds."""


def _deals(cards: Sequence[Card], suppress: bool) -> tuple[Deal, ...]:
    """Those of the cards that suppress the piece below, or of those that do not: no other effect of a new piece changes
    whom its owner counts, or who takes effect."""
    those = [card for card in cards if (card.effect is Effect.SUPPRESSION) is suppress]
    found = [(card.value, card.effect is Effect.JOY, card.value * (card.effect is Effect.PAIN)) for card in those]
    return tuple(dict.fromkeys(found))


def _dealt(
    view: View,
    board: list[Piece[Card | None] | None],
    known: Mapping[int, Linked] | None,
    new: Piece[Card | None],
    cell: int,
    deals: tuple[Deal, ...],
) -> tuple[int, int, bool]:
    """The most that a new piece on `cell` deals: HP, the cell, and whether face-down pieces may add to it."""
    ground = view.ground
    asleep = is_suppressed(ground, board, cell)
    if ground.terrain[cell] is Terrain.PIT:
        return max(pain for _, _, pain in deals) * (not asleep), cell, False
    if known is None:
        others, threshold, veiled = _tested(view, board, new, cell)
    else:
        others, threshold, veiled = _joined(view, known, cell)
    worths = ground.worth[cell]
    most = max(worths) if ground.terrain[cell] is Terrain.FIRE else threshold + ground.bonus[cell]
    return others + (0 if asleep else _own(worths, most, deals)), cell, veiled


def _joined(view: View, known: Mapping[int, Linked], cell: int) -> tuple[int, int, bool]:
    """What a new piece makes of others by joining them: their damage, the threshold, and whether face-down pieces are
    among them."""
    beside = {id(known[other]): known[other] for other in view.ground.links[cell] if other in known}.values()
    threshold = sum([each.size for each in beside]) + view.options.full
    return sum([each.hit(threshold) for each in beside]), threshold, any(each.veiled for each in beside)


def _tested(
    view: View, board: list[Piece[Card | None] | None], new: Piece[Card | None], cell: int
) -> tuple[int, int, bool]:
    """The same, whatever else the piece changes."""
    board[cell] = new
    try:
        side, veiled = Test(view.ground, board, view.options.full).side(cell, new.owner)
    finally:
        board[cell] = None
    return sum([worth for at, worth in side.hits if at != cell]), side.threshold, veiled


@lru_cache(maxsize=1 << 10)
def _own(worths: Sequence[int], most: int, deals: tuple[Deal, ...]) -> int:
    """The most that one of the new pieces adds: its direct effect, and its value where that takes effect."""
    return max(worths[value] * (worths[value] <= most + joy) + pain for value, joy, pain in deals)


def _groups(view: View) -> Iterator[Threat]:
    """Own groups with one empty cell left beside them."""
    columns = view.ground.columns
    for group in _groups_of_owner(view):
        if len(group.free) == 1:
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
