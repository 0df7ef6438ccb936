"""Positions as the search looks at them: the quick board, whose turn it is, and the cards that a world gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import nlargest
from itertools import islice

from games.cardgo.players.scratch import QUIET, Printed, Scratch, Sets, Spot, cells, greatest
from games.cardgo.players.values import DRAWN, WIN, Weights
from games.cardgo.state import Effect
from games.core import CHANCE, Text, text
from games.search import Act, Meter, Node

PICKS = 3
"""Of the pieces that Bravery or Malice may pick, those looked at."""
TERMS = ("blow", "guard", "hp", "saved", "threat", "block", "material", "cleared", "drawn")
"""What a move may have before another: a blow threatened or prevented; HP, threats and pieces, first what is done to
the other side or kept for oneself; cards drawn."""
SORROW, FONDNESS, PICKING = int(Effect.SORROW), int(Effect.FONDNESS), (Effect.BRAVERY, Effect.MALICE)
PASSING: Act = None
"""No placement: a pass, or the end of an extra right."""

Hand = tuple[Printed, ...]
Sides = tuple[Sets, Sets]


class Position:
    """A board and what the seats hold. `stock` is what will be drawn; `passes` were made in a row just now; `extra` is
    the value of a further card that the mover may place in the turn; `places` are the cells worth a try, none: those
    near pieces; `feared` are cards that the other side may hold, by which each try is looked through to the end."""

    def __init__(
        self,
        board: Scratch,
        mover: int,
        hands: tuple[Hand, Hand],
        stock: Hand,
        weights: Weights,
        meter: Meter,
        *,
        passes: int = 0,
        extra: int | None = None,
        places: Sequence[int] = (),
        feared: Hand = (),
    ) -> None:
        self.board = board
        self.mover = mover
        self.hands = hands
        self.stock = stock
        self.weights = weights
        self.meter = meter
        self.passes = passes
        self.extra = extra
        self.places = places
        self.feared = feared
        self.finishes = False
        """Whether it was seen that the mover's next piece ends the game."""
        self.ended = board.is_over or passes > 1
        self.sets: Sides | None = None
        self.drawn = 0
        """What cards drawn by an effect are worth to green."""

    @property
    def over(self) -> bool:
        return self.ended or self._kills()

    def values(self) -> tuple[float, ...]:
        points = sum(self.terms())
        return points, -points

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        board, weights, other, sign = self.board, self.weights, 1 - seat, -1 if seat else 1
        blow, largest = sign * self.terms()[0], [weights.threat * greatest(sets) for sets in self._known()]
        points = (
            max(0.0, blow),
            min(0.0, blow),
            -weights.hp * board.hp[other],
            weights.hp * board.hp[seat],
            largest[seat],
            -largest[other],
            weights.material * board.material(seat),
            -weights.material * board.material(other),
            sign * self.drawn,
        )
        return [(text(f"cardgo-why-{name}"), each) for name, each in zip(TERMS, points, strict=True)]

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        board, seat = self.board, self.mover
        hand = self.playable()
        found: list[tuple[float, int, Act, list[Position]]] = []
        for cell in self.places or cells(near(board)):
            spot = board.spot(seat, cell)
            for card in hand:
                ends = self._watched(self._ends(card, cell, spot))
                points = sum([end.values()[seat] for end in ends]) / len(ends)
                found.append((points, -len(found), (card, cell), ends))
        (idle,) = self._watched([self._idle()])
        found.append((idle.values()[seat], -len(found), PASSING, [idle]))
        return [(act, _fork(ends)) for _, _, act, ends in nlargest(width, found)]

    def after(self, act: Act) -> Node:
        if not isinstance(act, tuple):
            return self._idle()
        return _fork(self._ends(act[0], act[1], self.board.spot(self.mover, act[1])))

    def playable(self) -> Hand:
        """The different cards that may be placed now."""
        return tuple(dict.fromkeys([card for card in self.hands[self.mover] if self.extra in (None, card[0])]))

    def terms(self) -> tuple[float, float, float, float]:
        """What the position is worth to green: a blow that is threatened; HP, threats and pieces."""
        board, weights = self.board, self.weights
        hp = board.hp[0] - board.hp[1]
        if self.ended:
            return WIN * ((hp > 0) - (hp < 0)), 0.0, 0.0, 0.0
        green, red = map(greatest, self._known())
        decisive = self.finishes or green >= board.hp[1] or red >= board.hp[0]  # which is rare
        return (
            self._blow() if decisive else 0.0,
            weights.hp * hp,
            weights.threat * (green - red),
            weights.material * (board.material(0) - board.material(1)) + self.drawn,
        )

    def _blow(self) -> float:
        """What it is worth that a piece would take all HP: the mover's takes them, the other side's may be prevented,
        hardly on two cells."""
        sign = -1 if self.mover else 1
        if self._kills():
            return sign * WIN / 2
        feared = self.board.lethal(1 - self.mover, self._known()[1 - self.mover])
        if not feared:
            return 0.0
        return -sign * (self.weights.more if feared & (feared - 1) else self.weights.one)

    def _kills(self) -> bool:
        """Whether the mover's next piece takes all HP of the other side."""
        armed = bool(self.hands[self.mover])
        return self.finishes or (armed and bool(self.board.lethal(self.mover, self._known()[self.mover])))

    def _watched(self, ends: list[Position]) -> list[Position]:
        """The ends of a try, those looked through that are feared."""
        for end in ends:
            if self.feared and not end.ended:
                hand = self.feared if end.mover != self.mover else end.playable()
                end.finishes = end.board.finishes(end.mover, hand)
        return ends

    def _known(self) -> Sides:
        if self.sets is None:
            self.sets = self.board.sets(0), self.board.sets(1)
        return self.sets

    def _ends(self, card: Printed, cell: int, spot: Spot) -> list[Position]:
        """What may come of a placement: a middling loss by Sorrow, some of what may be picked."""
        picks = [card[0] // 2 if card[1] == SORROW else 0]
        if card[1] in PICKING:
            picks = list(islice(self.board.picks(self.mover, card, cell), PICKS)) or picks
        self.meter.spend(len(picks))
        return [self._end(card, cell, pick, spot) for pick in picks]

    def _end(self, card: Printed, cell: int, pick: int, spot: Spot) -> Position:
        board, seat, sets = self.board, self.mover, self._known()
        after, quiet = board.copy(), card[1] in QUIET
        end = self._next(after, card, after.place(seat, card, cell, pick, spot if quiet else None))
        if card[1] == FONDNESS and not board.asleep >> cell & 1:
            end.drawn += -DRAWN if seat else DRAWN
        if quiet and len(after.cards) > len(board.cards):
            own = after.joined(card, cell, spot, sets[seat])
            end.sets = (sets[0], own) if seat else (own, sets[1])
        else:
            end.sets = after.updated(0, board, sets[0]), after.updated(1, board, sets[1])
        return end

    def _next(self, board: Scratch, card: Printed, extra: int | None) -> Position:
        """The same seat's turn to place an extra card, if it holds one, or the other's."""
        hand = list(self.hands[self.mover])
        hand.remove(card)
        if extra is not None and any(each[0] == extra for each in hand):
            return self._with(board, self.mover, tuple(hand), extra=extra)
        return self._with(board, 1 - self.mover, tuple(hand))

    def _idle(self) -> Position:
        passes = self.passes + 1 if self.extra is None else 0
        after = self._with(self.board, 1 - self.mover, self.hands[self.mover], passes=passes)
        after.sets = self._known()
        return after

    def _with(self, board: Scratch, mover: int, kept: Hand, *, passes: int = 0, extra: int | None = None) -> Position:
        """The position after something of the mover's, who keeps those cards; a new mover draws."""
        other, stock = self.hands[1 - self.mover], self.stock
        if mover != self.mover and stock:
            other, stock = (*other, stock[0]), stock[1:]
        hands = (other, kept) if self.mover else (kept, other)
        after = Position(board, mover, hands, stock, self.weights, self.meter, passes=passes, extra=extra)
        after.drawn = self.drawn
        return after


class Fork:
    """What chance may make of a placement."""

    mover = int(CHANCE)
    over = False

    def __init__(self, ends: list[Position]) -> None:
        self.ends = ends
        self.board = ends[0].board

    def values(self) -> tuple[float, ...]:
        points = sum(end.values()[0] for end in self.ends) / len(self.ends)
        return points, -points

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        return self.ends[0].reasons(seat)

    def tries(self, width: int) -> Iterator[tuple[Act, Node]]:
        for end in self.ends[:width]:
            yield PASSING, end


def near(board: Scratch) -> int:
    """The empty cells beside pieces, or beside trees that they may be linked through; all, while there are none."""
    occupied = board.occupied
    around = board.lattice.around(occupied | board.lattice.trees) if occupied else 0
    return around & board.empty or board.empty


def _fork(ends: list[Position]) -> Node:
    return ends[0] if len(ends) == 1 else Fork(ends)
