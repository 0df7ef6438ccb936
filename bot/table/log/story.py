"""What a log tells as a story of public turns, one picture and its lines each. Pure, and fit for a thread.

A turn goes from one public question to the next: it begins when somebody is asked in public and ends when somebody else
is. Several who decide at once have one turn together. Only what everybody can see makes a turn, so that their numbers
tell nothing of secret lines: these belong to whichever turn they fall into.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from bot.table.log import host_lines
from bot.table.log.host_lines import FellBack, Happened, StoodIn, TimedOut, ToComputer, ToPerson
from bot.table.log.replay import Passage, Replay, gone
from bot.table.log.seal import TABLE, Entry
from games.chronicle import Chronicle, Happening
from games.core import Seat, Text, text
from games.moves import Line
from games.replacing import replace
from renderers.core import Game


@dataclass(frozen=True, slots=True)
class Turn:
    """A public turn. Its number counts from 1; 0 is the beginning, before anybody was asked."""

    number: int
    line: int = field(repr=False)
    """The last line of the log that belongs to it: no number for the public."""
    movers: tuple[Seat, ...] = ()
    """Who was asked when it began."""
    waits: tuple[Seat, ...] = ()
    """Who is still asked, where it is under way."""
    at: int = 0
    """When it ended, or when something was seen of it last; Unix seconds."""
    headline: Text | None = None
    """The first thing that it tells everybody."""
    stood_in: frozenset[Seat] = frozenset()
    """For whom the host let somebody else play."""
    seated: frozenset[Seat] = frozenset()
    """Seats on which another sits since then."""
    told: frozenset[int] = field(default=frozenset(), repr=False)
    """The lines in it by which the game told everybody something."""
    struck: bool = False
    """Whether all of these were taken back."""

    def is_of(self, seat: Seat) -> bool:
        """Whether whoever sits on `seat` moved in it himself."""
        return seat in self.movers and seat not in self.waits and seat not in self.stood_in


@dataclass(frozen=True, slots=True)
class Tale:
    """How far a log has been told: the turns that are over, the one that is under way (its number counts only once
    everybody saw something of it), and the state after the last line."""

    state: Any = field(repr=False)
    lines: int = field(default=0, repr=False)
    turns: tuple[Turn, ...] = ()
    open: Turn = Turn(0, 0)
    seen: bool = False
    """Whether everybody saw something of the turn under way."""
    asked: tuple[Seat, ...] = ()
    """Who was asked last."""
    told: bool = False
    """Whether the game told everybody something since then."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a turn tells everybody, in order, and when the last of it happened (Unix seconds)."""

    number: int
    at: int
    said: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Record:
    """A line of a log in a score: the turn it belongs to, the line itself (None where it may not be told yet), what it
    told everybody, and whether it was taken back."""

    turn: Turn
    entry: Entry | None
    told: tuple[Text, ...]
    struck: bool = False


def opened(game: Game, options: Any, seats: int) -> Tale:
    """The story before the first line: the beginning is over where somebody is asked then."""
    tale = Tale(game.rules.setup(options, seats))
    asked = _asked(game, tale.state)
    return replace(tale, turns=(tale.open,), open=Turn(1, 0, asked, asked), asked=asked) if asked else tale


def turns(tale: Tale) -> tuple[Turn, ...]:
    """Every turn that anybody could see anything of, the one under way included. The beginning is always there."""
    return (*tale.turns, tale.open) if tale.seen or not tale.turns else tale.turns


def told(game: Game, tale: Tale, entries: Sequence[Entry], *, alone: bool = False) -> Iterator[tuple[Tale, Passage]]:
    """The story after each line. `alone`: one seat plays, so each of its moves is a turn. Where lines are taken back,
    those lines are among the `entries`."""
    for passage in Replay(game.rules, tale.state, entries).passages():
        tale = _after(game, tale, passage, alone=alone)
        yield tale, passage


def chapters(records: Sequence[Record]) -> tuple[Chapter, ...]:
    """The turns that tell everybody something; what was taken back is struck out."""
    found: list[Chapter] = []
    for each in records:
        assert each.entry is not None, each
        said = tuple(text("bot-struck", told=told) if each.struck else told for told in each.told)
        if said and found and found[-1].number == each.turn.number:
            said = found.pop().said + said
        if said:
            found.append(Chapter(each.turn.number, each.entry.at, said))
    return tuple(found)


def without(turns: Sequence[Turn], struck: Set[int]) -> tuple[Turn, ...]:
    """The turns, those marked that were taken back with these lines: only lines that everybody was told of count."""
    if not struck:  # as nearly always, and pages of long games are asked for often
        return tuple(turns)
    return tuple(replace(turn, struck=bool(turn.told) and turn.told <= struck) for turn in turns)


def last_own(turns: Sequence[Turn], seat: Seat) -> int:
    """The number of the last turn in which whoever sits on `seat` now moved himself; 0 for none."""
    since = max((turn.number for turn in turns if seat in turn.seated), default=0)
    return max((turn.number for turn in turns if turn.number >= since and turn.is_of(seat)), default=0)


def _after(game: Game, tale: Tale, passage: Passage, *, alone: bool) -> Tale:
    entry, public = passage.entry, [event for event in passage.happened if event.to is None]
    asked = _asked(game, passage.after)
    seen = tale.seen or bool(public) or bool(asked and asked != tale.asked)
    open = _noted(tale.open, entry, public) if public or seen > tale.seen else replace(tale.open, line=entry.n)
    after = replace(
        tale,
        state=passage.after,
        lines=entry.n,
        open=open,
        seen=seen,
        told=tale.told or (bool(public) and entry.seat != TABLE),
    )
    if game.rules.outcome(passage.after) is not None:
        return replace(after, asked=asked or tale.asked)
    if entry.seat == TABLE or not asked:
        return after
    if _is_over(after, asked, alone=alone):
        ended = replace(open, at=entry.at, waits=())
        return replace(
            after,
            turns=(*after.turns, ended),
            open=Turn(ended.number + 1, entry.n, asked, asked),
            seen=False,
            asked=asked,
            told=False,
        )
    return replace(after, open=replace(open, waits=asked), asked=asked, told=False)


def _asked(game: Game, state: Any) -> tuple[Seat, ...]:
    """Whom everybody may know to be asked: whose window is blind, nobody may."""
    return tuple(seat for seat, window in game.rules.asked(state).items() if window is None or not window.blind)


def _is_over(tale: Tale, asked: tuple[Seat, ...], *, alone: bool) -> bool:
    """Whether the turn under way ends where `asked` are asked."""
    began, before = tale.open.movers, tale.asked
    if len(began) == 1:
        return asked != began or (alone and tale.told)
    if not began or not set(asked) <= set(before):
        return True
    return asked == before and tale.told  # all have decided at once, and one of them is asked again


def _noted(turn: Turn, entry: Entry, public: Sequence[Happened]) -> Turn:
    """The turn with what everybody saw of it by now."""
    stood_in, seated = turn.stood_in, turn.seated
    match host_lines.of(entry):
        case TimedOut(seat) | StoodIn(seat) | FellBack(seat):
            stood_in |= {seat}
        case ToPerson(seat) | ToComputer(seat):
            seated |= {seat}
    headline, told_by = turn.headline, turn.told | {entry.n} if public and entry.seat != TABLE else turn.told
    if headline is None and entry.seat != TABLE and public:
        headline = next((event for event in public if not event.detail), public[0]).text
    return replace(turn, line=entry.n, at=entry.at, headline=headline, stood_in=stood_in, seated=seated, told=told_by)


def happenings(game: Game, options: Any, seats: int, entries: Sequence[Entry]) -> tuple[Happening[Any], ...]:
    """Everything that a game that is over was, line by line, the host's own lines apart and what was taken back."""
    return tuple(
        Happening(turn.number, each.before, Line(each.entry.seat, each.entry.move), each.after, tuple(each.events))
        for turn, each, struck in _read(game, options, seats, entries)
        if each.entry.seat != TABLE and not struck
    )


def chronicle(game: Game, happened: Sequence[Happening[Any]]) -> Chronicle:
    """What the game was, with what pictures count at the beginning of each of its turning points."""
    assert game.annals is not None, game.rules.name
    told, began = game.annals.tell(happened), {each.turn: each.before for each in reversed(happened)}
    return replace(told, points=tuple(replace(each, counted=_counted(game, began[each.turn])) for each in told.points))


def _counted(game: Game, state: Any) -> Text | None:
    return game.counted(game.rules.view(state, None))


def records(game: Game, options: Any, seats: int, entries: Sequence[Entry]) -> tuple[Record, ...]:
    """A log line by line, with the turns that they belong to: for the host's eyes alone."""
    return tuple(
        Record(turn, each.entry, _said(each), struck) for turn, each, struck in _read(game, options, seats, entries)
    )


def public(records: Sequence[Record]) -> tuple[Record, ...]:
    """What everybody was told of it."""
    return tuple(replace(each, entry=None) for each in records if each.told)


def _read(game: Game, options: Any, seats: int, entries: Sequence[Entry]) -> Iterator[tuple[Turn, Passage, bool]]:
    """A log line by line: the turn that was under way before each, what happened, and whether it was taken back."""
    tale, struck = opened(game, options, seats), gone(entries)
    for after, passage in told(game, tale, entries, alone=seats == 1):
        yield tale.open, passage, passage.entry.n in struck
        tale = after


def _said(passage: Passage) -> tuple[Text, ...]:
    """What a line told everybody."""
    return tuple(event.text for event in passage.happened if event.to is None)
