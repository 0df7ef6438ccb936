"""Whether everything that an exported game took back might be taken back. Pure.

Each line of the file is shown to the audit in order: what takes lines back before it does so, all others after.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.table.log.host_lines import (
    RULES,
    TAKEBACK,
    Agreed,
    Back,
    BroughtBack,
    FellBack,
    HostLine,
    How,
    Parted,
    Silent,
    StoodIn,
    TakenBack,
    TimedOut,
    ToComputer,
    ToPerson,
    turning,
)
from bot.table.log.replay import Passage, Replay
from bot.table.log.seal import Entry
from bot.table.log.visibility import TIME, Visibility, visibility
from bot.table.session import ABSENT_AFTER
from games import moves
from games.core import CHANCE, Rules, Seat, Text, text


@dataclass
class Audit:
    """What is known of a game so far that a taking back is judged by. `head` is the file's header; without `judging`,
    where the game was partly played under other rules, nobody asks these what was reversible."""

    rules: Rules[Any, Any, Any]
    head: Mapping[str, Any]
    seats: int
    judging: bool = True
    visible: dict[int, Visibility] = field(default_factory=dict)
    agreed: set[tuple[str, Seat]] = field(default_factory=set)
    """Who has just agreed to what."""
    computers: set[Seat] = field(default_factory=set)
    missed: dict[Seat, int] = field(default_factory=dict)
    moved: set[Seat] = field(default_factory=set)
    """Seats of which anything stands: whoever misses the first decision never came."""
    stood_in: Seat | None = None
    """Whose turn the computer plays: what follows for that seat is no sign that somebody is there."""
    played: set[int] = field(default_factory=set)
    """The lines of seats and of chance, but for those that fell away before."""
    remaking: set[Seat] = field(default_factory=set)
    """Seats that took a move back alone and have not moved since."""
    remade: dict[Seat, int] = field(default_factory=dict)
    """The line with which each seat last made good for what it took back."""

    def __post_init__(self) -> None:
        self.computers |= {Seat(seat) for seat in self.head.get("computers", ())}

    def record(self, passage: Passage) -> None:
        """A move or a fact was played."""
        entry = passage.entry
        found = self.visible[entry.n] = visibility(self.rules, passage)
        self.agreed.clear()
        if entry.seat == CHANCE:
            return
        self.moved.add(entry.seat)
        if entry.seat != self.stood_in:
            self.stood_in = None
        if not found.public:
            return
        if self.stood_in is None and entry.seat not in moves.held(self.rules, passage.before):
            self.missed[entry.seat] = 0  # what is held is played when it is due, whether or not anybody is there
        if entry.seat in self.remaking:
            self.remaking.discard(entry.seat)
            self.remade[entry.seat] = entry.n

    def hear(self, line: HostLine | None) -> None:
        """A line of the host's own that takes nothing back; None: one that no version of this program writes."""
        match line:
            case Agreed(kind, seat):
                self.agreed.add((kind, seat))
                if kind == RULES:  # there the press also says that one is back
                    self.missed[seat] = 0
                return
            case TimedOut(seat) | StoodIn(seat) | FellBack(seat):
                self.stood_in = seat
                count = 1 if seat in self.moved else ABSENT_AFTER  # how long it had for the first is in no line
                self.missed[seat] = self.missed.get(seat, 0) + count * isinstance(line, TimedOut)
            case Silent(seats):
                self.missed |= dict.fromkeys(seats, ABSENT_AFTER)
            case Back(seat):
                self.missed[seat] = 0
                self.stood_in = None if self.stood_in == seat else self.stood_in
            case ToPerson(seat) | ToComputer(seat):
                (self.computers.add if isinstance(line, ToComputer) else self.computers.discard)(seat)
                self.missed[seat] = 0
        self.agreed.clear()

    def problem(self, entry: Entry, replay: Replay) -> Text | None:
        """Why a line may not take back, or bring back, what it says; None if it may, or does nothing of that kind."""
        match turning(entry):
            case TakenBack(_, _, lines) if replay.fallen.intersection(lines):
                return None  # by rules that cannot follow what was taken back nobody can judge that
            case TakenBack() as taken:
                return self._wrongly_taken(entry, taken, replay)
            case BroughtBack() as brought:
                return self._wrongly_brought(brought, replay)
            case Parted() as parted:
                return self._wrongly_parted(parted, replay)
            case None:
                return None

    def _wrongly_taken(self, entry: Entry, taken: TakenBack, replay: Replay) -> Text | None:
        standing = {each.entry.n: each.entry for each in replay.standing}
        if not set(taken.lines) <= standing.keys():
            return text("bot-seal-undo-lines")
        own = [standing[line] for line in taken.lines if standing[line].seat == taken.seat]
        if not own:
            return text("bot-seal-undo-seat")
        first = min(own[0].n, *taken.lines)
        later = [each for n, each in standing.items() if n >= own[0].n or (n >= first and n in taken.lines)]
        match taken.how:
            case How.PRACTICE:
                return None if self.head.get("practice") is True else text("bot-seal-undo-practice")
            case How.AGREED:
                if self.head.get("takeback") == "never" or not self._agree(TAKEBACK):
                    return text("bot-seal-undo-consent")
                return None
            case _:
                return self._not_alone(entry, taken, own, later)

    def _wrongly_parted(self, parted: Parted, replay: Replay) -> Text | None:
        """Of what stood, all lines fall away from one on, and all who play agreed to that."""
        if not self._agree(RULES):
            return text("bot-seal-parted-consent")
        stood = self.played - replay.gone
        fell = stood.intersection(parted.lines)
        if not self.played.issuperset(parted.lines) or fell != {n for n in stood if fell and n >= min(fell)}:
            return text("bot-seal-parted-lines")
        self.agreed.clear()
        self.played.difference_update(parted.lines)
        return None

    def _agree(self, kind: str) -> bool:
        """Whether everybody who plays, and was there, has just agreed to it."""
        people = {Seat(seat) for seat in range(self.seats)} - self.computers
        asked = {seat for seat in people if self.missed.get(seat, 0) < ABSENT_AFTER}
        return asked <= {seat for agreed, seat in self.agreed if agreed == kind}

    def _not_alone(self, entry: Entry, taken: TakenBack, own: Sequence[Entry], later: Sequence[Entry]) -> Text | None:
        seat, secret = taken.seat, taken.how is How.SECRET
        if self.head.get("takeback", "free") != "free":
            return text("bot-seal-undo-consent")
        if any(each.seat == CHANCE for each in later):
            return text("bot-seal-undo-chance")
        if any(each.seat == seat and each.n not in taken.lines for each in later) or len({e.at for e in own}) > 1:
            return text("bot-seal-undo-lines")
        if any(each.seat != seat and self._bars(each, secret=secret) for each in later):
            return text("bot-seal-undo-later")
        if self.judging and not all(self.visible[each.n].reversible for each in own):
            return text("bot-seal-undo-shown")
        if secret:
            return None if all(self.visible[each.n].hidden for each in own) else text("bot-seal-undo-shown")
        if entry.at - own[0].at > TIME or self.remade.get(seat) == own[0].n:
            return text("bot-seal-undo-again")
        self.remaking.add(seat)
        return None

    def _bars(self, each: Entry, *, secret: bool) -> bool:
        found = self.visible[each.n]
        return found.public and not (secret and found.veiled)

    def _wrongly_brought(self, brought: BroughtBack, replay: Replay) -> Text | None:
        latest = max(replay.taken, default=0)
        newer = any(each.entry.n > brought.line for each in replay.standing)
        if self.head.get("practice") is not True or brought.line != latest or newer:
            return text("bot-seal-undo-practice")
        return None
