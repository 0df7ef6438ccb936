"""What a log means: its lines as they go by, each with the states around it and what happened, and which of them stand.
Whoever asks a log anything but how it is spelt reads it here. Pure.

Taking back appends a line of the host's own that names the lines taken back, and bringing back one that revokes such a
line. A game that goes on under other rules, which cannot follow all of it, has a line that names what fell away.
Nothing is ever deleted.

A fact that is asked for again is drawn with the number of the line that it replaces: of the facts that were taken back
and stand nowhere, the first is the next to come. So no roll is drawn anew, whatever is played instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from bot.table.log import host_lines
from bot.table.log.host_lines import BroughtBack, Happened, How, Parted, TakenBack, turning
from bot.table.log.seal import TABLE, Entry
from games import moves
from games.core import CHANCE, Chance, Event, Move, Rules, Seat

# What the lines alone say


def gone(entries: Iterable[Entry]) -> frozenset[int]:
    """The numbers of the lines that were taken back and not brought back, or fell away."""
    taken: dict[int, tuple[int, ...]] = {}
    for entry in entries:
        match turning(entry):
            case TakenBack(_, _, lines) | Parted(_, _, lines):
                taken[entry.n] = lines
            case BroughtBack(_, line):
                taken.pop(line, None)
    return frozenset(line for lines in taken.values() for line in lines)


def branches_off(entries: Iterable[Entry]) -> bool:
    """Whether anything was ever taken back, or fell away."""
    return any(turning(entry) is not None for entry in entries)


def fallen(entries: Iterable[Entry]) -> frozenset[int]:
    """The numbers of the lines that the present rules cannot follow."""
    return frozenset(line for each in map(turning, entries) if isinstance(each, Parted) for line in each.lines)


# What the rules say of them


@dataclass(frozen=True, slots=True)
class Passage:
    """One line of a log: what was so before it and after it, and the game's events that came of it."""

    entry: Entry
    before: Any
    after: Any
    events: Sequence[Event] = ()

    @property
    def happened(self) -> Sequence[Happened]:
        """All that it tells; of the host's own lines what they say.

        :raises AssertionError: no version of this program can have written such a line of the host's own.
        """
        return self.events if self.entry.seat != TABLE else host_lines.told((self.entry,))


@dataclass
class Replay:
    """A log as it is read under `rules`, from the `state` before the first line on: either all of `entries`, or one
    `add` after another. With `history` every state on the way is kept, so that a line that takes back costs only what
    came after; without, no line but one of the `entries` may take back.

    With `checked` each line is checked before it is applied, and reading raises `IllegalMove`. What is `fallen` is
    never applied: the rules cannot follow it, so it has to be known from the beginning. What fell away among the
    `entries` belongs to it.
    """

    rules: Rules[Any, Any, Any]
    state: Any
    entries: Sequence[Entry] = ()
    history: bool = False
    checked: bool = False
    fallen: frozenset[int] = frozenset()
    standing: list[Passage] = field(default_factory=list)
    """The lines of seats and of chance that stand, in order; kept with `history` alone."""
    taken: dict[int, TakenBack] = field(default_factory=dict)
    """Lines that take back and were not revoked, by number."""
    undo_count: int = 0
    """How often lines were publicly taken or brought back."""
    secret: Counter[Seat] = field(default_factory=Counter)
    """How often each seat took lines back in secret."""
    _all: list[Entry] = field(default_factory=list)
    _sources: dict[int, int] = field(default_factory=dict)
    _falling: set[int] = field(default_factory=set)
    """Lines of chance that went by and are to fall away: until then nothing is drawn with their numbers."""

    def __post_init__(self) -> None:
        self.history = self.history or branches_off(self.entries)
        self.fallen |= fallen(self.entries)

    def passages(self) -> Iterator[Passage]:
        """Each of the `entries`, as it goes by."""
        return map(self.add, self.entries)

    def read(self) -> Replay:
        """The same, when all of the `entries` went by."""
        for entry in self.entries:
            self.add(entry)
        return self

    def add(self, entry: Entry) -> Passage:
        """What happens with the next line."""
        if entry.seat == CHANCE:
            self._sources[entry.n] = self.source(entry.n)
        if entry.seat != TABLE and entry.n not in self.fallen:
            self._all.append(entry)
            return self._applied(entry)
        before = self.state
        if entry.seat == TABLE:
            self._turn_back(entry)
        else:
            self._falling |= {entry.n} & self._sources.keys()
        return Passage(entry, before, self.state)

    def source(self, line: int) -> int:
        """The number that a fact in this line is drawn with, if it is the next one."""
        return next(iter(self.again), line)

    def due(self, seed: bytes, line: int) -> Move | None:
        """The fact that has to stand in this line, if it is the next one; None where chance owes nothing."""
        return self.rules.roll(self.state, Chance(seed, self.source(line)))

    @property
    def again(self) -> tuple[int, ...]:
        """The numbers of facts that were taken back, which the next ones are drawn with."""
        if not self.undo_count:
            return ()
        stand = {passage.entry.n for passage in self.standing if passage.entry.seat == CHANCE}
        used = {self._sources[n] for n in stand | self._falling}
        return tuple(sorted(set(self._sources.values()) - used))

    @property
    def gone(self) -> frozenset[int]:
        """The numbers of the lines that were taken back and do not stand again."""
        return frozenset(line for taken in self.taken.values() for line in taken.lines)

    def is_open(self, passage: Passage) -> bool:
        """Whether a line answered no owed choice."""
        return moves.is_open(self.rules, passage.before, passage.entry.seat, passage.entry.move)

    def _applied(self, entry: Entry) -> Passage:
        before = self.state
        if self.checked:
            self.state, events = moves.play(self.rules, before, entry.seat, entry.move)
        else:
            self.state, events = self.rules.apply(before, entry.seat, entry.move)
        passage = Passage(entry, before, self.state, events)
        if self.history:
            self.standing.append(passage)
        return passage

    def _turn_back(self, entry: Entry) -> None:
        match turning(entry):
            case TakenBack() as taken:
                self.taken[entry.n] = taken
                self._falling.difference_update(taken.lines)
                if taken.how is How.SECRET:
                    self.secret[taken.seat] += 1
                else:
                    self.undo_count += 1
            case BroughtBack(_, line):
                revoked = self.taken.pop(line, None)
                again = () if revoked is None else revoked.lines
                self._falling |= self.fallen.intersection(again) & self._sources.keys()
                self.undo_count += 1
            case Parted():
                self._falling.clear()
                self.undo_count += 1
            case None:
                return
        self._stand()

    def _stand(self) -> None:
        """The lines that stand now are applied, from the first on that did not stand before or stands no more."""
        assert self.history, "nothing was to be taken back"
        gone = self.gone
        stand = [entry for entry in self._all if entry.n not in gone]
        same = next(
            (index for index, (old, new) in enumerate(zip(self.standing, stand, strict=False)) if old.entry != new),
            min(len(self.standing), len(stand)),
        )
        if same < len(self.standing):
            self.state = self.standing[same].before
        del self.standing[same:]
        for entry in stand[same:]:
            self._applied(entry)


def digest(rules: Rules[Any, Any, Any], state: Any) -> bytes:
    """What everybody can see of a state, as 32 bytes: who is asked, who has won, and the game's own witness. Other
    rules that give the same digests all along have told the same story (`bot.table.features.rules_change`). Empty where
    the game bears no witness."""
    outcome = rules.outcome(state)
    if rules.upgrade is None:
        return b""
    asked = (
        f"{int(seat)}{'' if window is None or not window.blind else ' held'}"
        for seat, window in rules.asked(state).items()
    )
    won = "running" if outcome is None else "won " + " ".join(str(int(seat)) for seat in outcome.winners)
    return sha256("\n".join((*asked, won, rules.upgrade.witness(rules.view(state, None)))).encode("ascii")).digest()
