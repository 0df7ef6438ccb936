"""Stories of games: their turns, and what stood and happened at any of them, by replay from snapshots kept in memory.

Nothing of it is stored: after a restart the first question about a game replays its log once, and every later one goes
on from the nearest snapshot. Snapshots are pickles, so that what they take is known; beyond a bound the games that were
asked for least recently are let go, and of one that is too long by itself every second snapshot.
"""

from __future__ import annotations

import asyncio
import pickle
from bisect import bisect_left, bisect_right
from collections import OrderedDict, deque
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field
from typing import Any

from bot.host.storage import archive, records
from bot.host.storage.archive import Finished
from bot.host.storage.store import Store
from bot.table.guards import begun
from bot.table.log import story
from bot.table.log.host_lines import Happened
from bot.table.log.replay import Passage, Replay, branches_off, gone
from bot.table.log.seal import Entry
from bot.table.log.story import Tale, Turn
from bot.table.session import Position, Session, is_for
from games.chronicle import Chronicle
from games.core import Event, Move, Rules, Seat
from renderers.core import Game

BYTES = 64 * 1024 * 1024
"""How much all snapshots may take together."""
EVERY = 12
"""Lines between two snapshots at least."""
TURN = 512
"""Bytes that a turn's own entry counts for."""
TRAIL = 12
"""Earlier views that a picture is given at most."""

Eyes = Callable[[int], Seat | None]
"""Whose view somebody has at the turn of that number."""


@dataclass(frozen=True, slots=True)
class Page:
    """A turn as one viewer may know it: what they saw before it and when it was over, what they had seen at the turns
    before (oldest first), and what happened in it."""

    turn: Turn
    viewer: Seat | None
    before: Any
    view: Any
    since: tuple[Any, ...]
    events: tuple[Happened, ...]


@dataclass(frozen=True, slots=True)
class Decision:
    """What a seat decided: the line of the log, the turn that it belongs to, the state before it, and the move."""

    line: int
    turn: int
    state: Any
    move: Move


@dataclass(frozen=True, slots=True, eq=False)
class Stood:
    """What stood after a line of the log, and what each viewer saw of it, as far as anybody asked."""

    line: int
    state: Any
    views: dict[Seat | None, Any] = field(default_factory=dict)


@dataclass
class Book:
    """What is kept of one game."""

    game: Game
    tale: Tale
    alone: bool
    marks: list[tuple[int, int, bytes]]
    """Turn, its last line, and the pickled state after it; in order, from before the first line on."""
    recent: deque[Stood] = field(default_factory=lambda: deque(maxlen=TRAIL + 1))
    """What stood at the end of each of the latest turns that are over."""
    chronicle: Chronicle | None = None
    turned: bool = False
    """Whether lines were taken back: then no snapshot but the first is gone on from."""
    struck: frozenset[int] = frozenset()
    """The lines that were, and do not stand again."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    size: int = 0
    """About how many bytes it takes: its pickles, its turns, and the latest states and views as if each were such a
    pickle."""

    def weigh(self) -> int:
        """Count anew what it takes; by how much that is more than before."""
        before, latest = self.size, len(self.marks[-1][2])
        pickled = sum(len(state) for _, _, state in self.marks)
        held = len(self.recent) + sum(len(stood.views) for stood in self.recent)
        self.size = pickled + TURN * len(self.tale.turns) + latest * held
        return self.size - before

    def thin(self) -> int:
        """Let every second snapshot go, but for that before the first line: then more is replayed. By how much it takes
        more: never more than nothing."""
        self.marks[1:] = self.marks[2::2]
        return self.weigh()


class Stories:
    """The stories of one store's games."""

    def __init__(self, store: Store, *, most: int = BYTES) -> None:
        self._store = store
        self._most = most
        self._books: OrderedDict[int, Book] = OrderedDict()
        self._size = 0

    @property
    def size(self) -> int:
        """Bytes that are kept."""
        return self._size

    async def turns(self, session: Session) -> tuple[Turn, ...]:
        """Every turn so far that anybody could see something of.

        :raises Refusal: the game has not begun, or cannot be read here.
        """
        return _turns(await self._book(session))

    async def page(self, session: Session, number: int, eyes: Eyes, *, trail: int | None = None) -> Page:
        """The turn `number` (the nearest one there is), with the views from the turn `trail` on (None: none).

        :raises Refusal: the game has not begun, or cannot be read here.
        """
        book = await self._book(session)
        turns = _turns(book)
        number = max(0, min(number, len(turns) - 1))
        first = number if trail is None else max(0, trail, number - TRAIL)
        return await self._read(session, book, turns, first, number, eyes)

    async def trail(self, session: Session, viewer: Seat | None) -> tuple[Any, ...]:
        """What `viewer` saw at the end of each turn since their own last one, oldest first and without what stands now;
        a spectator since the last one of those who are asked. At most `TRAIL` views, none before the first turn."""
        if session.position is None:
            return ()
        book, position = await self._book(session), session.position
        own = position.asked if viewer is None else (viewer,)
        turns = [turn for turn in story.without(book.tale.turns, book.struck) if not turn.struck]
        usual = turns[-2].number if len(turns) > 1 else 0
        first = min((story.last_own(turns, seat) for seat in own), default=usual)
        # Up to the latest public line, so that nothing written in secret since then lengthens the trail.
        ends = {turn.line for turn in turns if turn.number >= first and turn.line < position.public}
        stood = [each for each in book.recent if each.line in ends][-TRAIL:]
        if unseen := [each for each in stood if viewer not in each.views]:
            await asyncio.to_thread(_see, book.game, unseen, viewer)
        return tuple(each.views[viewer] for each in stood)

    async def views(
        self, session: Session, first: int = 0, viewer: Seat | None = None, *, resigned: bool = True
    ) -> tuple[Any, ...]:
        """What a viewer saw at the end of each turn, from the turn `first` on; at the last one what they see now. If
        not `resigned`, nothing that came of a move by which they gave up, or by which the game ended so.

        :raises Refusal: the game has not begun, or cannot be read here.
        """
        book = await self._book(session)
        turns = story.turns(book.tale)
        first = max(0, min(first, len(turns) - 1))
        line, state = _nearest(book, first - 1)
        entries = await self._entries(session.id, line, turns[-1].line)
        ends = frozenset(turn.line for turn in turns[first:])
        return await asyncio.to_thread(_seen, book, state, entries, ends, viewer, resigned=resigned)

    async def chronicle(self, session: Session) -> Chronicle | None:
        """What a game that is over was; None where there is no telling: it has no result, nothing happened in
        it, or its rules tell nothing."""
        position = session.position
        if position is None or position.outcome is None or position.game.annals is None:
            return None
        book = await self._book(session)
        async with book.lock:
            if book.chronicle is None:
                entries = await self._entries(session.id, 0)
                book.chronicle = await asyncio.to_thread(_chronicle, position, session.table.options, entries)
        return book.chronicle

    async def decisions(self, session: Session, seat: Seat) -> tuple[Decision, ...]:
        """Every answer to an owed choice that a seat gave and that stands; where a computer plays on, up to where the
        last person left it.

        :raises Refusal: the game has not begun, or cannot be read here.
        """
        book = await self._book(session)
        entries, (_, begun) = await self._entries(session.id, 0), _nearest(book, -1)
        _, last = await self.sat_last(session, seat) or (None, None)
        found = await asyncio.to_thread(_decisions, book, begun, entries, seat)
        return tuple(each for each in found if last is None or each.line <= last)

    async def sat_last(self, session: Session, seat: Seat) -> tuple[int, int | None] | None:
        """The last person on a seat, and the last line of the log up to which it was theirs, if they left it."""
        who = session.occupant(seat)
        if who is not None and who.user is not None:
            return who.user, None
        return await self._store.read(lambda connection: archive.left_last(connection, session.id, seat))

    async def before(self, session: Session, line: int, viewer: Seat | None) -> Any:
        """What `viewer` saw before a line of the log.

        :raises Refusal: the game has not begun, or cannot be read here.
        """
        book = await self._book(session)
        known, state = _nearest(book, _turn_of(book, line) - 1)
        entries = await self._entries(session.id, known, line - 1)
        return await asyncio.to_thread(_before, book.game, state, entries, viewer)

    async def between(self, session: Session, first: int, last: int) -> tuple[tuple[int, Event], ...]:
        """What the game told everybody in these lines of the log and was not taken back, each with its turn.

        :raises Refusal: the game has not begun, or cannot be read here.
        """
        book = await self._book(session)
        known, state = _nearest(book, _turn_of(book, first) - 1)
        entries = await self._entries(session.id, known, last)
        return await asyncio.to_thread(_between, book, state, entries, first)

    async def eyes(self, session: Session, user: int, turns: Sequence[Turn]) -> Eyes:
        """Whose view `user` has: that of their seat, of all its past too; of a seat that they left, up to where they
        left it; else a spectator's."""
        seat = session.seat_of(user)
        if seat is not None:
            return lambda number: seat
        left = await self.left(session.id, user)
        if left is not None:
            return lambda number: left[0] if turns[number].line <= left[1] else None
        owned = session.owned_by(user)
        first = next((turn.number for turn in turns if owned in turn.seated), None)
        if owned is None or first is None:
            return lambda number: None
        return lambda number: owned if number < first else None  # left before it was kept after which line

    async def left(self, id: int, user: int) -> tuple[Seat, int] | None:
        """The seat that `user` left last, and the last line of the log up to which it was theirs."""
        return await self._store.read(lambda connection: archive.left(connection, id, user))

    async def seen(self, session: Session, user: int) -> int:
        """The turn up to which `user` has seen the story; -1 for none."""
        return await self._store.read(lambda connection: archive.seen(connection, session.id, user))

    async def see(self, session: Session, user: int, turn: int) -> None:
        """`user` has seen the story up to a turn."""
        await self._store.write(lambda connection: archive.see(connection, session.id, user, turn))

    async def finished(self, channel: int, user: int, most: int) -> tuple[Finished, ...]:
        """The latest games that are over, of the channel or of `user`."""
        return await self._store.read(lambda connection: archive.finished(connection, channel, user, most))

    async def _read(
        self, session: Session, book: Book, turns: Sequence[Turn], first: int, number: int, eyes: Eyes
    ) -> Page:
        line, state = _nearest(book, first - 1)
        entries = await self._entries(session.id, line, turns[number].line)
        return await asyncio.to_thread(_page, book.game, state, entries, turns, first, number, eyes)

    async def _entries(self, id: int, after: int, last: int | None = None) -> tuple[Entry, ...]:
        return await self._store.read(lambda connection: records.entries(connection, id, after, last))

    async def _book(self, session: Session) -> Book:
        """The game's book, as long as its log."""
        position = begun(session)
        book = self._books.get(session.id)
        if book is None:
            tale = story.opened(position.game, session.table.options, position.seats)
            begins = (-1, 0, pickle.dumps(tale.state))
            book = self._books[session.id] = Book(position.game, tale, position.seats == 1, [begins])
        self._books.move_to_end(session.id)
        async with book.lock:
            if book.tale.lines < position.lines:
                entries = await self._entries(session.id, book.tale.lines)
                if branches_off(entries):  # what it takes back may lie before what is known
                    book.turned, entries = True, await self._entries(session.id, 0)
                    book.struck = gone(entries)
                    book.tale = story.opened(book.game, session.table.options, position.seats)
                    book.marks = book.marks[:1]
                    book.recent.clear()
                    book.chronicle = None
                await asyncio.to_thread(_go_on, book, entries)
                if self._books.get(session.id) is book:  # else it was dropped meanwhile
                    self._size += book.weigh()
                    self._bound()
        return book

    def _bound(self) -> None:
        """Drop the books that were not opened for longest; the last one is thinned."""
        while self._size > self._most and len(self._books) > 1:
            _, dropped = self._books.popitem(last=False)
            self._size -= dropped.size
        for book in self._books.values():
            while self._size > self._most and len(book.marks) > 1:
                self._size += book.thin()


def _turns(book: Book) -> tuple[Turn, ...]:
    turns = story.turns(book.tale)
    return story.without(turns, book.struck) if book.turned else turns


def _go_on(book: Book, entries: Sequence[Entry]) -> None:
    """Tell the book what was appended to the log."""
    for tale, _ in story.told(book.game, book.tale, entries, alone=book.alone):
        book.tale, over = tale, len(tale.turns)
        if not over or tale.turns[-1].line != tale.lines:
            continue
        book.recent.append(Stood(tale.lines, tale.state))
        if tale.lines >= book.marks[-1][1] + EVERY:
            book.marks.append((over - 1, tale.lines, pickle.dumps(tale.state)))


def _see(game: Game, stood: Sequence[Stood], viewer: Seat | None) -> None:
    for each in stood:
        each.views[viewer] = game.rules.view(each.state, viewer)


def _seen(
    book: Book, state: Any, entries: Sequence[Entry], ends: Set[int], viewer: Seat | None, *, resigned: bool
) -> tuple[Any, ...]:
    rules, gave_up = book.game.rules, False
    found = [rules.view(state, viewer)] if 0 in ends else []
    for each in Replay(rules, state, entries).passages():
        gave_up = gave_up or not (resigned or each.entry.n in book.struck or not _gives_up(rules, each, viewer))
        state = state if gave_up else each.after
        found += [rules.view(state, viewer)] if each.entry.n in ends else []
    return tuple(found)


def _gives_up(rules: Rules[Any, Any, Any], passage: Passage, viewer: Seat | None) -> bool:
    """Whether it is a move by which this viewer resigns, or by which somebody does and ends the game."""
    seat = passage.entry.seat
    if rules.resign is None or passage.entry.move != rules.resign.retire(passage.before, seat):
        return False
    return seat == viewer or rules.outcome(passage.after) is not None


def _chronicle(position: Position, options: Any, entries: Sequence[Entry]) -> Chronicle | None:
    happened = story.happenings(position.game, options, position.seats, entries)
    return story.chronicle(position.game, happened) if happened else None


def _turn_of(book: Book, line: int) -> int:
    """The number of the turn that a line belongs to."""
    return bisect_left(book.tale.turns, line, key=lambda turn: turn.line)


def _decisions(book: Book, state: Any, entries: Sequence[Entry], seat: Seat) -> tuple[Decision, ...]:
    replay = Replay(book.game.rules, state, entries, history=True).read()
    return tuple(
        Decision(passage.entry.n, _turn_of(book, passage.entry.n), passage.before, passage.entry.move)
        for passage in replay.standing
        if passage.entry.seat == seat and not replay.is_open(passage)
    )


def _before(game: Game, state: Any, entries: Sequence[Entry], viewer: Seat | None) -> Any:
    return game.rules.view(Replay(game.rules, state, entries).read().state, viewer)


def _between(book: Book, state: Any, entries: Sequence[Entry], first: int) -> tuple[tuple[int, Event], ...]:
    passages = Replay(book.game.rules, state, entries).passages()
    stand = [each for each in passages if each.entry.n >= first and each.entry.n not in book.struck]
    return tuple((_turn_of(book, each.entry.n), event) for each in stand for event in each.events if event.to is None)


def _nearest(book: Book, turn: int) -> tuple[int, Any]:
    """The line and the state to replay from, so that everything after `turn` is seen."""
    known = -1 if book.turned else turn
    _, line, state = book.marks[bisect_right(book.marks, known, key=lambda mark: mark[0]) - 1]
    return line, pickle.loads(state)


def _page(
    game: Game, state: Any, entries: Sequence[Entry], turns: Sequence[Turn], first: int, number: int, eyes: Eyes
) -> Page:
    """The turn `number`, seen by replaying `entries` from `state`; the views of turns from `first` on before it, but
    for those that were taken back."""
    ends = {turn.line: turn.number for turn in turns[first:number] if not turn.struck}
    begins = turns[number - 1].line if number else 0
    viewer, events, before = eyes(number), list[Happened](), state
    since = [game.rules.view(state, viewer)] if 0 in ends and eyes(0) == viewer else []
    for passage in Replay(game.rules, state, entries).passages():
        state, line = passage.after, passage.entry.n
        before = state if line <= begins else before
        if line in ends and eyes(ends[line]) == viewer:
            since.append(game.rules.view(state, viewer))
        if line > begins:
            events += (event for event in passage.happened if is_for(event, viewer))
    first_view, last_view = (game.rules.view(each, viewer) for each in (before, state))
    return Page(turns[number], viewer, first_view, last_view, tuple(since), tuple(events))
