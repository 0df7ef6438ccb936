"""The baseline player greedy-1 of CardGO: one ply, deterministic, from its own side's view (CardGO 18)."""

from __future__ import annotations

from dataclasses import dataclass

from games.cardgo.choices import END, PASS, cells, playable
from games.cardgo.options import Options
from games.cardgo.players.advise import placement, scratch, tie
from games.cardgo.players.scratch import Printed, Scratch, Sets, greatest, printed
from games.cardgo.state import Effect, State, View
from games.core import Chance, Move, Rules, Seat

WIN = 1_000_000
HP_WEIGHT = 10
THREAT_WEIGHT = 4
SORROW_WEIGHT = 5
DRAW_WEIGHT = 8


@dataclass(frozen=True, slots=True)
class Judge:
    """A position as one side sees it, and the scores of what may be placed (CardGO 18, 3)."""

    board: Scratch
    seat: Seat
    sets: tuple[Sets, Sets]
    may_draw: bool

    def score(self, card: Printed, cell: int) -> int:
        """S of a placement: the mean over what Bravery and Malice may pick, rounded down. Sorrow is judged with a roll
        of 0, and half of its value added."""
        awake = not self.board.asleep >> cell & 1
        picks = tuple(self.board.picks(self.seat, card, cell)) or (0,)
        drawn = DRAW_WEIGHT * (awake and self.may_draw and card[1] == Effect.FONDNESS)
        mean = sum(self._outcome(card, cell, pick, drawn) for pick in picks) // len(picks)
        return mean + SORROW_WEIGHT * card[0] * (awake and card[1] == Effect.SORROW)

    def standing(self) -> int:
        """S of placing nothing."""
        return THREAT_WEIGHT * (greatest(self.sets[self.seat]) - greatest(self.sets[1 - self.seat]))

    def _outcome(self, card: Printed, cell: int, pick: int, drawn: int) -> int:
        after = self.board.copy()
        after.place(self.seat, card, cell, pick)
        me, other = self.seat, 1 - self.seat
        if after.is_over:
            return (after.hp[me] > 0) * WIN - (after.hp[other] > 0) * WIN
        lost = [before - now for before, now in zip(self.board.hp, after.hp, strict=True)]
        threats = [greatest(after.updated(side, self.board, self.sets[side])) for side in (0, 1)]
        return HP_WEIGHT * (lost[other] - lost[me]) + THREAT_WEIGHT * (threats[me] - threats[other]) + drawn


def greedy_1(rules: Rules[Options, State, View], view: View, seat: Seat, chance: Chance, seconds: float) -> Move:
    """The move of greedy-1. It needs neither chance nor time."""
    judge = judged(view, seat)
    hand = tuple(map(printed, playable(view, seat)))
    free = cells(view)
    best = min(
        ((-judge.score(card, cell), tie(view, card, cell), card, cell) for card in hand for cell in free),
        default=None,
    )
    if best is None:
        return (PASS,) if view.extra is None else (END,)
    if view.extra is not None and -best[0] <= judge.standing():
        return (END,)
    return placement(view, best[2], best[3])


def judged(view: View, seat: Seat) -> Judge:
    """What greedy-1 takes `view` for: unknown pieces are plain and of middling value."""
    board = scratch(view)
    return Judge(board, seat, (board.sets(0), board.sets(1)), may_draw=bool(view.deck or view.discard))
