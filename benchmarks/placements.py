"""The strong level: it builds sets before it spends them, and weighs its best placements by the answers to them.

Like greedy-1 it sees a View only. The hands that answer are sampled from what the view leaves open. It counts the
placements it tries, so that it plays as well on a busy machine, and watches the clock, so that it is never late.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import NamedTuple

from benchmarks.greedy import WIN
from games.cardgo.choices import END, PASS, cells, playable
from games.cardgo.guess import guess
from games.cardgo.options import Options
from games.cardgo.players.advise import placement, scratch, tie
from games.cardgo.players.scratch import Printed, Scratch, Sets, greatest, printed
from games.cardgo.players.scratch import cells as members
from games.cardgo.state import Card, Effect, State, View
from games.core import Chance, Move, Rules, Seat

HP_WEIGHT = 10
THREAT_WEIGHT = 4
MATERIAL_WEIGHT = 13
"""Of a piece's value while it lies on the board. More than that of HP: a piece that has taken effect counts in no set
any more, so it had better take effect together with all others."""
RISKY_MATERIAL_WEIGHT = 10
"""The same where card effects take and destroy pieces: no less than HP, so that nothing is spent for nothing."""
DRAW_WEIGHT = 8

WIDTH = 12
"""Placements whose answers are looked at."""

PICKS = 3
"""Of the pieces that Bravery or Malice may pick, those looked at."""

PACE = 25_000
"""Placements tried a second of thinking; a machine at rest is quicker."""

SETTLED = 8
"""Sampled hands in a row against which the same placement is best on the whole: more of them change nothing."""

SAFE = 0.7
"""Of the time given, so that the answer is never late."""


@dataclass(slots=True)
class Option:
    """A placement, or none (`card` is None): what it is worth at once, and what after the answers so far."""

    card: Printed | None
    cell: int
    score: float
    boards: tuple[Scratch, ...]
    answers: list[float] = field(default_factory=list)

    @property
    def value(self) -> float:
        return sum(self.answers) / len(self.answers)


class Weights(NamedTuple):
    """What a board is made of, for whoever weighs it: HP, the greatest release of either side, and the pieces of
    either side."""

    hp: int
    threat: int
    feared: int
    own: int
    theirs: int


PLAIN = Weights(HP_WEIGHT, THREAT_WEIGHT, THREAT_WEIGHT, MATERIAL_WEIGHT, MATERIAL_WEIGHT)
RISKY = PLAIN._replace(own=RISKY_MATERIAL_WEIGHT, theirs=RISKY_MATERIAL_WEIGHT)


@dataclass(slots=True)
class Thought:
    """One decision in the making: how many placements may still be tried, until when, and what counts on a board."""

    count: int
    deadline: float
    weights: Weights

    @property
    def is_over(self) -> bool:
        return self.count <= 0 or time.monotonic() >= self.deadline

    def ranked(self, board: Scratch, seat: int, hand: Iterable[Printed], places: Iterable[int]) -> list[Option]:
        """Every card on every place, judged at once, in the order given; the first place always."""
        sets = board.sets(0), board.sets(1)
        cards, found = tuple(hand), []
        for cell in places:
            for card in cards:
                results = tuple(_results(board, seat, card, cell))
                self.count -= len(results)
                score = sum(self.worth(after, board, sets, seat) for after in results) / len(results)
                found.append(Option(card, cell, score + _drawn(board, card, cell), results))
            if time.monotonic() >= self.deadline:
                break
        return found

    def answered(self, option: Option, seat: int, hand: Sequence[Printed]) -> float:
        """What an option is worth after the best answer by `seat` with that hand: the mean over its boards."""
        total = 0.0
        self.count -= 1
        for board in option.boards:
            if board.is_over:
                total += option.score
                continue
            answers = self.ranked(board, seat, hand, members(_near(board)))
            total -= max((answer.score for answer in answers), default=self.standing(board, seat))
        return total / len(option.boards)

    def standing(self, board: Scratch, seat: int) -> float:
        """What a board is worth as it is."""
        return self.worth(board, board, (board.sets(0), board.sets(1)), seat)

    def worth(self, after: Scratch, before: Scratch, sets: tuple[Sets, Sets], seat: int) -> float:
        """What `after`, made from `before`, is worth to `seat`; `sets` are those of `before`."""
        other = 1 - seat
        if after.is_over:
            return ((after.hp[seat] > 0) - (after.hp[other] > 0)) * WIN
        weights = self.weights
        return (
            weights.hp * (after.hp[seat] - after.hp[other])
            + weights.threat * greatest(after.updated(seat, before, sets[seat]))
            - weights.feared * greatest(after.updated(other, before, sets[other]))
            + weights.own * after.material(seat)
            - weights.theirs * after.material(other)
        )


def search(rules: Rules[Options, State, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The placement with the best outlook that was found in time."""
    weights = RISKY if view.options.effects else PLAIN
    return decide(view, seat, chance, Thought(int(seconds * PACE), time.monotonic() + SAFE * seconds, weights))


def decide(view: View, seat: Seat, chance: Chance, thought: Thought) -> Move:
    """The best move by what a thought weighs; by what the board is at once, if it may look at no answers."""
    idle: Move = (PASS,) if view.extra is None else (END,)
    if view.extra is None and view.passed[1 - seat] and view.hp[seat] > view.hp[1 - seat]:
        return idle  # the second pass in a row ends the game, and more HP win it
    board = scratch(view)
    options = thought.ranked(board, seat, map(printed, playable(view, seat)), _candidates(view, board))
    if view.extra is not None:
        options.append(Option(None, 0, thought.standing(board, seat), (board,)))
    if not options:
        return idle
    promising = sorted(options, key=lambda option: -option.score)[:WIDTH]
    best = _best(promising, thought, lambda: guess(view, chance).hands[1 - seat], Seat(1 - seat))
    return idle if best.card is None else placement(view, best.card, best.cell)


def _best(options: Sequence[Option], thought: Thought, sampled: Callable[[], Iterable[Card]], other: Seat) -> Option:
    """The option that leaves the other side the poorest answers, over as many sampled hands as time allows."""
    if options[0].score >= WIN:
        return options[0]
    leader, led = options[0], 0
    while led < SETTLED and not thought.is_over:
        hand = tuple(dict.fromkeys(map(printed, sampled())))
        for option in options:
            if thought.is_over:
                break
            option.answers.append(thought.answered(option, other, hand))
        else:
            before, leader = leader, max(options, key=lambda option: option.value)
            led = led + 1 if leader is before else 1
    # A hand that not every option was tried against is left out, unless it is the only one.
    rounds = max(1, min(len(option.answers) for option in options))
    for option in options:
        del option.answers[rounds:]
    tried = [option for option in options if option.answers]
    return max(tried, key=lambda option: option.value, default=options[0])


def _results(board: Scratch, seat: int, card: Printed, cell: int) -> Iterator[Scratch]:
    """The board after a placement, as it may turn out: a middling loss by Sorrow, some of what may be picked."""
    picks: Iterable[int] = (card[0] // 2,) if card[1] == Effect.SORROW else islice(board.picks(seat, card, cell), PICKS)
    for pick in tuple(picks) or (0,):
        after = board.copy()
        after.place(seat, card, cell, pick)
        yield after


def _drawn(board: Scratch, card: Printed, cell: int) -> int:
    return DRAW_WEIGHT * (card[1] == Effect.FONDNESS and not board.asleep >> cell & 1)


def _candidates(view: View, board: Scratch) -> Iterator[int]:
    """The legal cells worth a try: those beside pieces, and of the others the most central of each terrain."""
    legal = sorted(cells(view), key=lambda cell: tie(view, (0, 0), cell))
    near = _near(board)
    yield from (cell for cell in legal if near >> cell & 1)
    far = {view.ground.terrain[cell]: cell for cell in reversed(legal) if not near >> cell & 1}
    yield from far.values()


def _near(board: Scratch) -> int:
    """The empty cells beside pieces, or beside trees that they may be linked through; all, while there are none."""
    occupied = board.occupied
    around = board.lattice.around(occupied | board.lattice.trees) if occupied else 0
    return around & board.empty or board.empty
