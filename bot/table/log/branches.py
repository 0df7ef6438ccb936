"""Which lines of a log stand: taking back appends a line of the host's own that names the lines taken back, and
bringing back one that revokes such a line. A game that goes on under other rules, which cannot follow all of it, has a
line that names what fell away. Nothing is ever deleted. Pure.

A fact that is asked for again is drawn with the number of the line that it replaces: of the facts that were taken back
and stand nowhere, the first is the next to come. So no roll is drawn anew, whatever is played instead.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.table.log.host_lines import BroughtBack, How, Parted, TakenBack, turning
from bot.table.log.seal import TABLE, Entry
from games import moves
from games.core import CHANCE, Event, Rules, Seat


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


@dataclass
class Fold:
    """A game's state as the lines of its log go by, one `add` after another. With `history` it keeps every state on the
    way, so that a line that takes back costs only what came after; without, lines may not be taken back.

    With `checked` each line is checked before it is applied, and `add` raises `IllegalMove`. What is `fallen` is never
    applied: the rules cannot follow it, so it has to be known from the beginning.
    """

    rules: Rules[Any, Any, Any]
    state: Any
    history: bool = True
    checked: bool = False
    fallen: frozenset[int] = frozenset()
    standing: list[Entry] = field(default_factory=list)
    """The lines of seats and of chance that stand, in order."""
    taken: dict[int, TakenBack] = field(default_factory=dict)
    """Lines that take back and were not revoked, by number."""
    undo_count: int = 0
    """How often lines were publicly taken or brought back."""
    secret: dict[Seat, int] = field(default_factory=dict)
    """How often each seat took lines back in secret."""
    _states: list[Any] = field(default_factory=list)
    _all: list[Entry] = field(default_factory=list)
    _sources: dict[int, int] = field(default_factory=dict)
    _falling: set[int] = field(default_factory=set)
    """Lines of chance that went by and are to fall away: until then nothing is drawn with their numbers."""

    @classmethod
    def of(cls, rules: Rules[Any, Any, Any], state: Any, entries: Sequence[Entry], *, checked: bool = False) -> Fold:
        """One that can take all of `entries`, from `state` on."""
        return cls(rules, state, branches_off(entries), checked, fallen(entries))

    def add(self, entry: Entry) -> Sequence[Event]:
        """What happens with the next line, but for what the host's own lines tell."""
        if entry.seat == TABLE:
            self._turn_back(entry)
            return ()
        if entry.seat == CHANCE:
            self._sources[entry.n] = self.source(entry.n)
        if entry.n in self.fallen:
            self._falling |= {entry.n} & self._sources.keys()
            return ()
        events = self._apply(entry)
        self._all.append(entry)
        return events

    def source(self, line: int) -> int:
        """The number that a fact in this line is drawn with, if it is the next one."""
        return next(iter(self.again), line)

    @property
    def again(self) -> tuple[int, ...]:
        """The numbers of facts that were taken back, which the next ones are drawn with."""
        if not self.undo_count:
            return ()
        used = {self._sources[n] for n in self._falling}
        used |= {self._sources[entry.n] for entry in self.standing if entry.seat == CHANCE}
        return tuple(sorted(set(self._sources.values()) - used))

    @property
    def gone(self) -> frozenset[int]:
        """The numbers of the lines that do not stand."""
        return frozenset(line for taken in self.taken.values() for line in taken.lines)

    def steps(self) -> Iterator[tuple[Entry, Any]]:
        """The lines that stand, each with the state before it."""
        return zip(self.standing, self._states, strict=True)

    def without(self, lines: frozenset[int]) -> Fold:
        """The same without these lines."""
        other = Fold(self.rules, self._states[0] if self._states else self.state, history=True, checked=self.checked)
        for entry in self.standing:
            if entry.n not in lines:
                other.add(entry)
        return other

    def _apply(self, entry: Entry) -> Sequence[Event]:
        if self.history:
            self._states.append(self.state)
        if self.checked:
            self.state, events = moves.play(self.rules, self.state, entry.seat, entry.move)
        else:
            self.state, events = self.rules.apply(self.state, entry.seat, entry.move)
        self.standing.append(entry)
        return events

    def _turn_back(self, entry: Entry) -> None:
        match turning(entry):
            case TakenBack() as taken:
                self.taken[entry.n] = taken
                self._falling.difference_update(taken.lines)
                if taken.how is How.SECRET:
                    self.secret[taken.seat] = self.secret.get(taken.seat, 0) + 1
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
        self._refold()

    def _refold(self) -> None:
        """The lines that stand now, from the first on that did not stand before or stands no more."""
        assert self.history, "nothing was to be taken back"
        gone = self.gone
        stand = [entry for entry in self._all if entry.n not in gone]
        same = next(
            (index for index, (old, new) in enumerate(zip(self.standing, stand, strict=False)) if old != new),
            min(len(self.standing), len(stand)),
        )
        if same < len(self.standing):
            self.state = self._states[same]
        del self.standing[same:], self._states[same:]
        for entry in stand[same:]:
            self._apply(entry)
