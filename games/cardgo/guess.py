"""What may be, for one who knows a view: the hidden cards dealt at random (CardGO 12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.cardgo.choices import required
from games.cardgo.deck import deck, shown
from games.cardgo.state import GREEN, RED, Card, Piece, Placement, SeenPiece, State, View
from games.core import Chance, Seat
from games.replacing import replace


def guess(view: View, chance: Chance) -> State:
    """A complete state that shows `view` to its viewer, the hidden cards dealt at random."""
    assert view.waiting or view.ending is not None, "no guess between two facts of chance"
    deal = _Deal(view, chance)
    board = tuple(None if seen is None else _piece(seen, deal, place) for place, seen in enumerate(view.board))
    return State(
        options=view.options,
        ground=view.ground,
        board=board,
        hp=view.hp,
        turn=view.turn,
        number=view.number,
        hands=(deal.hand(GREEN), deal.hand(RED)),
        deck=deal.stock,
        discard=view.discard,
        pools=(view.pool, view.pool, view.pool),
        passed=view.passed,
        waived=view.waived,
        extra=deal.extra,
        last=tuple(_full(placement, board) for placement in view.last),
        ending=view.ending,
        resigned=view.resigned,
    )


class _Deal:
    """The hidden cards of a view, dealt: to face-down pieces what they may be, the others to the deck and hidden
    hands."""

    def __init__(self, view: View, chance: Chance) -> None:
        self._view = view
        hidden = list((Counter(deck(view.options)) - Counter(shown(view))).elements())
        _shuffle(hidden, chance)
        places = [place for place, piece in enumerate(view.board) if piece is not None and piece.card is None]
        found = self._fitted(hidden, places, {}) if places else (hidden, {}, None)
        assert found is not None, "no cards fit what was seen"
        self._rest, self._faces, follower = found
        self._kept = [] if follower is None else [follower]
        self.extra = view.extra if follower is None else follower.value
        self.stock = self._take_stock(self._rest)

    def face_down(self, place: int) -> Card:
        """The card of the face-down piece on `place`."""
        return self._faces[place]

    def hand(self, seat: Seat) -> tuple[Card, ...]:
        known = self._view.hands[seat]
        if known is not None:
            return known
        held = self._kept if seat == self._view.turn else []
        return tuple(sorted((*held, *(self._rest.pop() for _ in range(self._view.counts[seat] - len(held))))))

    def _fitted(self, hidden: list[Card], places: list[int], faces: dict[int, Card]) -> _Fit | None:
        """A card for each of `places`, the first that leaves a way for the others."""
        if not places:
            return self._followed(hidden, faces)
        place, *others = places
        for card in dict.fromkeys(hidden):
            if self._may_be(place, card):
                found = self._fitted(_less(hidden, card), others, {**faces, place: card})
                if found is not None:
                    return found
        return None

    def _followed(self, hidden: list[Card], faces: dict[int, Card]) -> _Fit | None:
        """For an open right of hidden value also the card in hand that may follow; None if the deck cannot be made."""
        if self._view.extra != 0:
            return (hidden, faces, None) if self._leaves_stock(hidden) else None
        value = required(faces[self._view.last[-1].cell])
        followers = (card for card in dict.fromkeys(hidden) if card.value == value)
        rests = ((_less(hidden, card), faces, card) for card in followers)
        return next((fit for fit in rests if self._leaves_stock(fit[0])), None)

    def _may_be(self, place: int, card: Card) -> bool:
        piece = self._view.board[place]
        assert piece is not None
        return piece.may is None or card in piece.may

    def _leaves_stock(self, hidden: list[Card]) -> bool:
        """Whether the deck can be made of `hidden`."""
        return (Counter(hidden) & Counter(self._view.pool)).total() >= self._view.deck

    def _take_stock(self, hidden: list[Card]) -> tuple[Card, ...]:
        """As many cards as the deck holds, only such as it may hold; they leave `hidden`."""
        may = Counter(self._view.pool)
        stock: list[Card] = []
        for card in tuple(hidden):
            if len(stock) < self._view.deck and may[card]:
                may[card] -= 1
                stock.append(card)
                hidden.remove(card)
        assert len(stock) == self._view.deck, (self._view.deck, stock)
        return tuple(sorted(stock))


_Fit = tuple[list[Card], dict[int, Card], Card | None]
"""What remains hidden, the cards of face-down pieces, and the one that may follow an open right."""


def _less(cards: list[Card], taken: Card) -> list[Card]:
    rest = list(cards)
    rest.remove(taken)
    return rest


def _shuffle(cards: list[Card], chance: Chance) -> None:
    for last in range(len(cards) - 1, 0, -1):
        other = chance.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]


def _piece(seen: SeenPiece, deal: _Deal, place: int) -> Piece[Card]:
    return Piece(seen.owner, deal.face_down(place) if seen.card is None else seen.card, seen.seen, seen.may)


def _full(placement: Placement, board: Sequence[Piece[Card] | None]) -> Placement:
    """A placement with the card that its piece, still face down, is taken to be."""
    piece = board[placement.cell]
    return placement if placement.card is not None or piece is None else replace(placement, card=piece.card)
