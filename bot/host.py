"""The registry of sessions: everything that can be done at a table, each request exactly once.

Every method that takes a `request` (the interaction's id) answers the same request again with the same `Answer`, also after
a restart. What it did is on disk before it returns; only then is the publisher told.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import partial
from typing import Any, Protocol, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot import play, records, seal
from bot.answers import Answer, Verdict, compact, packed_text
from bot.clock import AGAIN, Clock, Time
from bot.play import Advance
from bot.seal import Entry
from bot.session import (
    Board,
    Chair,
    Kind,
    Occupant,
    Opening,
    Owed,
    Phase,
    Position,
    Seating,
    Session,
    Summary,
    Table,
    computer,
    person,
)
from bot.store import Store, StoreClosed
from bot.thinking import Job, Stumped, Thinker
from games.core import Chance, Document, IllegalMove, Move, OneOf, Range, Seat, Text, text
from games.moves import legal
from renderers.core import Game

log = structlog.get_logger(__name__)

T = TypeVar("T")

HOUR = 3600
NUDGE_AFTER = 6 * HOUR
REMINDING = 60
"""Seconds that the sending of a reminder may take before the clock goes on."""

LONGEST_TURN = 32
"""Moves that a computer makes at most to finish the turn of somebody whose time is over."""


class Publisher(Protocol):
    """Who shows sessions to the world. Both may be called again for the same thing after a crash."""

    async def changed(self, session: int) -> None:
        """The channel should see `session` again. Returns at once; drawing and sending follow, several changes in one."""

    async def remind(self, session: int, seat: Seat) -> None:
        """Half of the time of `seat` is over. Returns when the reminder was sent or cannot be."""


class Refusal(Exception):
    """Why a request changes nothing."""

    def __init__(self, said: Text, *, verdict: Verdict = Verdict.REFUSED) -> None:
        super().__init__(said)
        self.text = said
        self.verdict = verdict


@dataclass(frozen=True, slots=True)
class Change:
    """What a request makes of a session."""

    session: Session
    text: Text
    entries: tuple[Entry, ...] = ()
    told: tuple[Text, ...] = ()
    header: str | None = None


Act = Callable[[Session], Awaitable[Change]]
"""Makes the change, under the session's lock.

:raises Refusal: nothing changes; the reason.
"""


@dataclass(eq=False)
class _Room:
    """A session's place in memory: its lock, and its snapshot once it was read."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    session: Session | None = None


class Host:
    """All sessions of one store."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        *,
        time: Time,
        thinking: Thinker,
        window_hours: float | None = 12,
        most: int = 256,
    ) -> None:
        """`most` bounds how many sessions are kept in memory."""
        self._store = store
        self._games = games
        self._time = time
        self._thinking = thinking
        self._window_hours = window_hours
        self._most = most
        self._rooms: WeakValueDictionary[int, _Room] = WeakValueDictionary()
        self._recent: OrderedDict[int, _Room] = OrderedDict()
        self._clock = Clock(time, earliest=self._earliest, ring=self._ring)
        self._publisher: Publisher | None = None
        self._working: set[asyncio.Task[Any]] = set()
        self._thinker: asyncio.Task[None] | None = None
        self._waiting: OrderedDict[int, None] = OrderedDict()
        self._more_waiting = asyncio.Event()
        self._all_thought = asyncio.Event()
        self._retries: set[asyncio.Task[None]] = set()
        self._aside: set[int] = set()

    # The life of the host

    async def start(self, publisher: Publisher) -> None:
        """Tell `publisher` what the channels have not seen, take up pending computer turns, start the clock."""
        self._publisher = publisher
        for id in await self._store.read(records.unshown):
            await publisher.changed(id)
        for id in await self._store.read(records.thinking):
            self._think_about(id)
        self._thinker = asyncio.create_task(self._think(), name="computer players")
        self._clock.start()

    async def close(self) -> None:
        """Finish what is being done, then stop. The store is closed by whoever opened it."""
        await self._clock.close()
        ending = [*self._retries, *([self._thinker] if self._thinker else [])]
        for task in ending:
            task.cancel()
        await asyncio.gather(*ending, return_exceptions=True)
        await self._thinking.close()
        while self._working:
            await asyncio.gather(*self._working, return_exceptions=True)

    async def idle(self) -> None:
        """Until everything that was begun is done: commands, computers' moves, whatever is due."""
        while self._working or self._waiting or not self._all_thought.is_set():
            if self._working:
                await asyncio.gather(*self._working, return_exceptions=True)
            elif self._thinker is None:
                break
            else:
                await self._all_thought.wait()
        await self._clock.resting()

    # Looking

    async def session(self, id: int) -> Session | None:
        """The session as it is now."""
        room = self._room(id)
        if room.session is not None:
            return room.session
        async with room.lock:
            return await self._loaded(room, id)

    async def in_channel(self, channel: int) -> Session | None:
        """The open session of a channel or thread, else the latest one there."""
        id = await self._store.read(lambda connection: records.in_channel(connection, channel))
        return None if id is None else await self.session(id)

    async def of_user(self, user: int) -> tuple[Summary, ...]:
        """The open sessions in which `user` sits, latest first."""
        return await self._store.read(lambda connection: records.of_user(connection, user))

    async def log(self, id: int) -> tuple[Text, ...]:
        """Everything public that happened, in order."""
        session = await self.session(id)
        if session is None or session.table.started is None:
            return ()
        entries = await self._store.read(lambda connection: records.entries(connection, id))
        if session.position is None:
            return play.notes(entries)
        table = session.table
        return await asyncio.to_thread(play.story, session.position.game, table.options, len(session.chairs), entries)

    async def export(self, id: int) -> bytes:
        """A file for `bot.seal.verify`: seed and every line once the game is over, public events alone before.

        :raises LookupError: there is no such session, or it never began.
        """
        session = await self.session(id)
        header = await self._store.read(lambda connection: records.header(connection, id))
        if session is None or header is None:
            raise LookupError(id)
        if session.phase is Phase.RUNNING:
            return _public_export(session, header, await self.log(id))
        entries = await self._store.read(lambda connection: records.entries(connection, id))
        return await asyncio.to_thread(seal.export, header, entries, session.seed)

    async def answered(self, request: int) -> Answer | None:
        """What was answered to `request` before."""
        return await self._store.read(lambda connection: records.answered(connection, request))

    async def answer(self, request: int, answer: Answer) -> Answer:
        """Keep `answer` for a request that the surface answers alone; whatever was kept first stands."""
        return await self._answering(partial(records.keep_answer, request=request, answer=answer, now=self._time.now()), answer)

    # The lobby

    async def open(self, request: int, opening: Opening) -> Answer:
        """Open a lobby; `Answer.session` is its id. Refused where the channel has an open session."""
        try:
            session = self._opened(opening)
        except Refusal as refused:
            return await self.answer(request, Answer(refused.verdict, refused.text))
        return await self._insert(request, session, text("bot-table-opened"))

    async def join(self, request: int, id: int, who: Occupant, seat: Seat | None = None) -> Answer:
        """Sit down in a lobby, on `seat` or the first free chair. A person who sits elsewhere at the table moves there."""

        async def act(session: Session) -> Change:
            _in_lobby(session)
            assert who.user is not None, who
            before = session.seat_of(who.user)
            if before is not None and seat is None:
                raise Refusal(text("bot-table-seated-already"))
            chairs = session.chairs if before is None else _with(session.chairs, before, Chair(None))
            return _visible(replace(session, chairs=_seated(chairs, who, seat)), text("bot-table-joined"))

        return await self._command(request, id, act)

    async def leave(self, request: int, id: int, user: int) -> Answer:
        """Get up in a lobby."""

        async def act(session: Session) -> Change:
            seat = session.seat_of(user)
            if seat is None:
                raise Refusal(text("bot-table-not-seated"))
            if session.phase is Phase.RUNNING:
                raise Refusal(text("bot-table-leave-running"))
            _in_lobby(session)
            return _visible(replace(session, chairs=_with(session.chairs, seat, Chair(None))), text("bot-table-left"))

        return await self._command(request, id, act)

    async def add_computer(self, request: int, id: int, user: int, level: str, seat: Seat | None = None) -> Answer:
        """By the table's host or somebody who sits there."""

        async def act(session: Session) -> Change:
            _in_lobby(session)
            _belongs(session, user)
            _known_level(self._game(session), level)
            return _visible(
                replace(session, chairs=_seated(session.chairs, computer(level), seat)), text("bot-table-computer-added")
            )

        return await self._command(request, id, act)

    async def remove(self, request: int, id: int, user: int, seat: Seat, *, manager: bool = False) -> Answer:
        """Empty a chair of a lobby; by the table's host or a manager of the server."""

        async def act(session: Session) -> Change:
            _in_lobby(session)
            _leads(session, user, manager)
            if seat not in range(len(session.chairs)) or session.chairs[seat].occupant is None:
                raise Refusal(text("bot-table-no-such-seat"))
            return _visible(replace(session, chairs=_with(session.chairs, seat, Chair(None))), text("bot-table-removed"))

        return await self._command(request, id, act)

    async def begin(self, request: int, id: int, user: int, *, manager: bool = False) -> Answer:
        """Start the game; by the table's host or a manager."""

        async def act(session: Session) -> Change:
            _in_lobby(session)
            _leads(session, user, manager)
            game = self._game(session)
            _enough(game, session)
            return await self._begun(game, session)

        return await self._command(request, id, act)

    # The game

    async def submit(self, request: int, id: int, user: int, moves: Sequence[Move], *, stamp: str | None = None) -> Answer:
        """Play a message of moves. `stamp` is what the panel was drawn for; None judges the message on what is now."""

        async def act(session: Session) -> Change:
            position, seat = _turn(session, user, stamp)
            return await self._played(session, position, seat, moves)

        return await self._command(request, id, act)

    async def typed(self, request: int, id: int, user: int, words: str) -> Answer:
        """Play a message in the game's notation."""

        async def act(session: Session) -> Change:
            position, seat = _turn(session, user, None)
            try:
                moves = position.game.rules.parse(position.view(seat), words)
            except IllegalMove as illegible:
                raise Refusal(illegible.reason) from illegible
            return await self._played(session, position, seat, moves)

        return await self._command(request, id, act)

    async def auto(self, request: int, id: int, user: int, *, stamp: str | None = None) -> Answer:
        """Let the game's baseline computer make one move for `user`."""
        if (before := await self.answered(request)) is not None:
            return before
        session = await self.session(id)
        try:
            position, seat = _turn(session, user, stamp)
            if seat not in position.acting:
                raise Refusal(text("bot-table-not-your-turn"))
            assert session is not None
            move = await self._thought(session, position, seat, position.game.baseline)
        except (Refusal, Stumped) as failed:
            said = failed.text if isinstance(failed, Refusal) else text("bot-table-computer-failed")
            verdict = failed.verdict if isinstance(failed, Refusal) else Verdict.REFUSED
            return await self.answer(request, Answer(verdict, said, id))
        return await self.submit(request, id, user, [move], stamp=position.stamp(seat))

    async def resign(self, request: int, id: int, user: int) -> Answer:
        """Resign as the rules say; where they do not, the baseline computer takes the seat."""

        async def act(session: Session) -> Change:
            position, seat = _turn(session, user, None)
            move = position.game.rules.retire(position.state, seat)
            if move is not None:
                return await self._played(session, position, seat, [move], said=text("bot-table-resigned"))
            return self._given(session, position, seat, computer(position.game.baseline), text("bot-table-resigned"))

        return await self._command(request, id, act)

    async def replace(self, request: int, id: int, user: int, seat: Seat, by: Occupant, *, manager: bool = False) -> Answer:
        """Give `seat` to `by`. `user` may give away his own seat; others at the table, the table's host and managers that
        of somebody absent or of a computer."""

        async def act(session: Session) -> Change:
            position = _running(session)
            _may_replace(session, user, seat, manager)
            if by.kind is Kind.COMPUTER:
                _known_level(position.game, by.level or "")
            elif by.user is not None and session.seat_of(by.user) is not None:
                raise Refusal(text("bot-table-sits-already", name=by.name))
            return self._given(session, position, seat, by, text("bot-table-replaced"))

        return await self._command(request, id, act)

    async def take_back(self, request: int, id: int, user: int) -> Answer:
        """`user` sits down again where he began."""

        async def act(session: Session) -> Change:
            position = _running(session)
            seat = session.owned_by(user)
            if seat is None:
                raise Refusal(text("bot-table-never-seated"))
            if session.seat_of(user) is not None:
                raise Refusal(text("bot-table-seated-already"))
            owner = session.chairs[seat].owner
            assert owner is not None, session.chairs
            return self._given(session, position, seat, owner, text("bot-table-taken-back"))

        return await self._command(request, id, act)

    async def nudge(self, request: int, id: int, user: int) -> Answer:
        """Ask for leave to remind those who are waited for; granted once in six hours."""

        async def act(session: Session) -> Change:
            _running(session)
            _belongs(session, user)
            now = self._time.now()
            if session.table.nudged is not None and now - session.table.nudged < NUDGE_AFTER:
                raise Refusal(text("bot-table-nudged-already", hours=NUDGE_AFTER // HOUR))
            if all(owed.computer or owed.seat == session.seat_of(user) for owed in session.owed):
                raise Refusal(text("bot-table-nobody-to-nudge"))
            return Change(replace(session, table=replace(session.table, nudged=now)), text("bot-table-nudged"))

        return await self._command(request, id, act)

    async def cancel(self, request: int, id: int, user: int, *, manager: bool = False) -> Answer:
        """End a lobby or a game without a result; by the table's host or a manager."""

        async def act(session: Session) -> Change:
            if not session.phase.open:
                raise Refusal(text("bot-table-ended"))
            _leads(session, user, manager)
            return self._cancelled(session, user)

        return await self._command(request, id, act)

    async def rematch(self, request: int, id: int, user: int, name: str) -> Answer:
        """Open a new lobby in the same channel with the same options and people, seats moved on by one."""
        if (before := await self.answered(request)) is not None:
            return before
        session = await self.session(id)
        try:
            again = self._again(session, user, name)
        except Refusal as refused:
            return await self.answer(request, Answer(refused.verdict, refused.text, id))
        return await self._insert(request, again, text("bot-table-opened"))

    async def set_locale(self, request: int, id: int, user: int, locale: str, *, manager: bool = False) -> Answer:
        """Change the table's language; by anybody at the table, its host or a manager."""

        async def act(session: Session) -> Change:
            if not manager:
                _belongs(session, user)
            table = replace(session.table, locale=locale)
            return _visible(replace(session, table=table), text("bot-table-language"))

        return await self._command(request, id, act)

    # What the surface keeps here

    async def shown(self, session: Session, *, message: int | None, nonce: str = "", note: str = "") -> None:
        """The channel now shows `session` as it was in this snapshot. `message` None: there is no board any more, and it
        has to be posted again by the next change."""
        line = 0 if session.position is None else session.position.public
        board = Board(message, nonce, note, session.table.revision, line)
        await self._owned(self._shown(session.id, board))

    async def recall(self, scope: str, key: int) -> str | None:
        """A text kept by `remember`: a person's settings, say."""
        return await self._store.read(lambda connection: records.recall(connection, scope, key))

    async def remember(self, scope: str, key: int, value: str) -> None:
        await self._store.write(lambda connection: records.remember(connection, scope, key, value))

    # Commands

    async def _command(self, request: int | None, id: int, act: Act) -> Answer:
        """`act` on the session, once for every request; the publisher is told afterwards."""
        return await self._owned(self._locked(request, id, act))

    async def _owned(self, work: Coroutine[Any, Any, T]) -> T:
        """`work` to its end, even when the caller gives up: what is written must also be in memory."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def _locked(self, request: int | None, id: int, act: Act) -> Answer:
        room = self._room(id)
        async with room.lock:
            if request is not None and (before := await self.answered(request)) is not None:
                return before
            session = await self._loaded(room, id)
            if session is None:
                return await self._refused(request, None, Refusal(text("bot-table-none")))
            try:
                change = await act(session)
            except Refusal as refused:
                return await self._refused(request, id, refused)
            answer = await self._saved(request, room, session, change)
        if answer.done and room.session is change.session:
            await self._spread(session, change.session)
        return answer

    async def _refused(self, request: int | None, id: int | None, refused: Refusal) -> Answer:
        answer = Answer(refused.verdict, refused.text, id)
        return answer if request is None else await self.answer(request, answer)

    async def _saved(self, request: int | None, room: _Room, before: Session, change: Change) -> Answer:
        """Durable first, then in memory."""
        answer = Answer(Verdict.DONE, change.text, before.id, change.told)
        now = self._time.now()

        def work(connection: Any) -> None:
            if request is not None:
                records.keep_answer(connection, request, answer, now)
            records.save(connection, before, change.session, change.entries, change.header)

        try:
            await self._store.write(work)
        except records.Repeated as repeated:
            return repeated.answer
        except BaseException:
            room.session = None  # whether it reached the disk is unknown: the next one reads what is there
            raise
        room.session = change.session
        return answer

    async def _spread(self, before: Session, after: Session) -> None:
        """Tell everybody who waits for changes."""
        self._aside.discard(after.id)
        if before.owed != after.owed:
            self._clock.wake()
        if any(owed.computer for owed in after.owed):
            self._think_about(after.id)
        if before.table.revision != after.table.revision:
            await self._publish(after.id)

    async def _publish(self, id: int) -> None:
        if self._publisher is None:
            return
        try:
            await self._publisher.changed(id)
        except Exception:  # what was done is done; the channel is repaired by the next change or at the next start
            log.exception("not published", session=id)

    async def _answering(self, work: Callable[[Any], Any], answer: Answer) -> Answer:
        try:
            await self._store.write(work)
        except records.Repeated as repeated:
            return repeated.answer
        return answer

    async def _insert(self, request: int, session: Session, said: Text) -> Answer:
        """Store a new session together with the answer."""
        now = self._time.now()

        def work(connection: Any) -> Answer:
            if (before := records.answered(connection, request)) is not None:
                raise records.Repeated(before)
            answer = Answer(Verdict.DONE, said, records.insert(connection, session))
            records.keep_answer(connection, request, answer, now)
            return answer

        try:
            answer = await self._owned(self._store.write(work))
        except records.Repeated as repeated:
            return repeated.answer
        except records.ChannelTaken:
            return await self.answer(request, Answer(Verdict.REFUSED, text("bot-table-channel-taken")))
        assert answer.session is not None
        await self._publish(answer.session)
        return answer

    async def _shown(self, id: int, board: Board) -> None:
        room = self._room(id)
        async with room.lock:
            await self._store.write(lambda connection: records.save_board(connection, id, board))
            if room.session is not None:
                room.session = _with_board(room.session, board)

    # Memory

    def _room(self, id: int) -> _Room:
        """The session's room; the least recently used ones beyond the bound are let go."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = _Room()
        self._recent[id] = room
        self._recent.move_to_end(id)
        while len(self._recent) > self._most:
            self._recent.popitem(last=False)
        return room

    async def _loaded(self, room: _Room, id: int) -> Session | None:
        """The room's session, read and replayed if it is not in memory. Under the room's lock."""
        if room.session is None:
            stored = await self._store.read(lambda connection: records.load(connection, id))
            room.session = None if stored is None else await asyncio.to_thread(self._rebuilt, stored)
        return room.session

    def _rebuilt(self, stored: records.Stored) -> Session:
        session, table = stored.session, stored.session.table
        game = self._games.get(table.game)
        if game is None:
            return replace(session, trouble=text("bot-table-unknown-game", game=table.game))
        if game.rules.version != table.version:
            return replace(session, trouble=text("bot-table-unknown-version", version=table.version))
        try:
            options = game.rules.options(**table.options)
            known = replace(session, table=replace(table, options=options))
            return known if stored.header is None else replace(known, position=_resumed(game, known, stored))
        except Exception:  # a log that its own rules cannot replay: the session is kept, and said to be unplayable
            log.exception("session cannot be replayed", session=session.id)
            return replace(session, trouble=text("bot-table-unreadable"))

    def _game(self, session: Session) -> Game:
        return self._games[session.table.game]

    # Changes

    def _opened(self, opening: Opening) -> Session:
        game = self._games.get(opening.game)
        if game is None:
            raise Refusal(text("bot-table-unknown-game", game=opening.game))
        if (problem := options_problem(game, opening.options)) is not None:
            raise Refusal(problem)
        allowed = game.rules.seats(opening.options)
        if opening.seats is not None and opening.seats not in allowed:
            raise Refusal(text("bot-table-seats", least=allowed.start, most=allowed.stop - 1))
        chairs: tuple[Chair, ...] = (Chair(None),) * (opening.seats or allowed.start)
        if opening.sit:
            chairs = _seated(chairs, person(opening.host, opening.host_name), None)
        for level in opening.computers:
            _known_level(game, level)
            chairs = _seated(chairs, computer(level), None)
        return _lobby(game, opening, chairs, self._time.now())

    def _again(self, session: Session | None, user: int, name: str) -> Session:
        if session is None:
            raise Refusal(text("bot-table-none"))
        if session.phase.open:
            raise Refusal(text("bot-table-not-over"))
        if session.trouble is not None:
            raise Refusal(session.trouble)
        _belongs(session, user, owners=True)
        table, game = session.table, self._game(session)
        people = [chair.owner or chair.occupant for chair in session.chairs]
        opening = Opening(
            guild=table.guild,
            channel=table.channel,
            game=table.game,
            preset=table.preset,
            options=table.options,
            host=user,
            host_name=name,
            locale=table.locale,
            hours=table.hours,
            seating=Seating.CHOSEN,
            hints=table.hints,
        )
        moved_on = tuple(Chair(who) for who in people[1:] + people[:1])
        return _lobby(game, opening, moved_on, self._time.now())

    async def _begun(self, game: Game, session: Session) -> Change:
        people = [chair.occupant for chair in session.chairs if chair.occupant is not None]
        order = seal.order(session.seed, len(people)) if session.table.seating is Seating.RANDOM else tuple(range(len(people)))
        chairs = tuple(
            Chair(people[number], people[number] if people[number].kind is Kind.PERSON else None) for number in order
        )
        now = self._time.now()
        header = _header(session, people, order, now)
        advance = await asyncio.to_thread(
            play.begin, game, session.table.options, len(chairs), session.seed, header=header, now=now
        )
        table = replace(session.table, phase=Phase.RUNNING, started=now)
        started = replace(session, table=table, chairs=chairs)
        return replace(self._moved(started, advance, text("bot-table-begun"), chairs), header=header)

    async def _played(
        self,
        session: Session,
        position: Position,
        seat: Seat,
        moves: Sequence[Move],
        *,
        said: Text | None = None,
        note: Move = (),
        missed: int = 0,
    ) -> Change:
        """A message of moves by `seat`, who has now `missed` deadlines in a row."""
        try:
            advance = await asyncio.to_thread(play.play, position, session.seed, seat, moves, now=self._time.now(), note=note)
        except IllegalMove as illegal:
            raise Refusal(illegal.reason) from illegal
        chair = replace(session.chairs[seat], missed=missed)
        return self._moved(session, advance, said or text("bot-table-played"), _with(session.chairs, seat, chair))

    def _moved(self, before: Session, advance: Advance, said: Text, chairs: tuple[Chair, ...]) -> Change:
        """`before` with its next position: what is owed from now on, and whether that was the end."""
        after = replace(before, position=advance.position, chairs=chairs)
        if advance.position.outcome is not None:
            table = replace(after.table, phase=Phase.OVER, ended=self._time.now())
            after = replace(after, table=table, owed=())
        else:
            after = replace(after, owed=self._owed(before, after))
        if advance.public or _seats(after.owed) != _seats(before.owed):
            after = _revised(after)
        return Change(after, said, advance.entries, advance.told)

    def _given(self, session: Session, position: Position, seat: Seat, by: Occupant, said: Text) -> Change:
        """`seat` changes hands, with a line in the log."""
        before = session.chairs[seat]
        name = before.occupant.name if before.occupant is not None else ""
        note = (by.kind.value, str(int(seat)), name, by.level or by.name)
        advance = play.remark(position, session.seed, note, now=self._time.now())
        chair = Chair(by, before.owner or (by if by.kind is Kind.PERSON else None))
        return self._moved(session, advance, said, _with(session.chairs, seat, chair))

    def _cancelled(self, session: Session, user: int) -> Change:
        table = replace(session.table, phase=Phase.CANCELLED, ended=self._time.now())
        after = _revised(replace(session, table=table, owed=()))
        if session.position is None:
            return Change(after, text("bot-table-cancelled"))
        name = next((chair.occupant.name for chair in session.chairs if chair.occupant and chair.occupant.user == user), "")
        note = ("cancel", name or (session.table.host_name if user == session.table.host else ""))
        advance = play.remark(session.position, session.seed, note, now=self._time.now())
        return Change(replace(after, position=advance.position), text("bot-table-cancelled"), advance.entries)

    def _owed(self, before: Session, after: Session) -> tuple[Owed, ...]:
        """What is owed in `after`. A choice that was owed before and is the same keeps its deadline, unless somebody else
        has to make it now."""
        assert after.position is not None
        owed = []
        for seat in after.position.acting:
            same = _same_choice(before, after, seat)
            if same is None:
                owed.append(self._newly_owed(after, after.position, seat, turn=_is_turn(after.position, seat)))
            elif before.chairs[seat].occupant != after.chairs[seat].occupant:
                owed.append(self._newly_owed(after, after.position, seat, turn=same.turn))
            else:
                owed.append(same)
        return tuple(owed)

    def _newly_owed(self, session: Session, position: Position, seat: Seat, *, turn: bool) -> Owed:
        now = self._time.now()
        occupant = session.chairs[seat].occupant
        if occupant is not None and occupant.kind is Kind.COMPUTER:
            return Owed(seat, now, None, None, computer=True, turn=turn)
        hours = self._hours(session.table, position, seat)
        if hours is None:
            return Owed(seat, now, None, None, computer=False, turn=turn)
        return Owed(seat, now, now + int(hours * HOUR), now + int(hours * HOUR / 2), computer=False, turn=turn)

    def _hours(self, table: Table, position: Position, seat: Seat) -> float | None:
        choice = position.choice(seat)
        if table.hours is None or choice is None or not choice.window or not self._window_hours:
            return table.hours
        return min(table.hours, self._window_hours)

    # Time

    async def _earliest(self) -> int | None:
        return await self._store.read(lambda connection: records.earliest(connection, self._aside))

    async def _ring(self, now: int) -> None:
        """Play for everybody whose time is over; then remind. One session's failure does not stop the others."""
        for id, seat in await self._store.read(lambda connection: records.due(connection, "due", now, self._aside)):
            await self._guarded(self._time_over, id, seat, now)
        for id, seat in await self._store.read(lambda connection: records.due(connection, "remind", now, self._aside)):
            await self._guarded(self._remind, id, seat, now)

    async def _guarded(self, work: Callable[[int, Seat, int], Awaitable[None]], id: int, seat: Seat, now: int) -> None:
        if id in self._aside:
            return
        try:
            await work(id, seat, now)
        except (OSError, sqlite3.Error, StoreClosed):
            raise
        except Exception:  # left alone until somebody changes it or the program starts again, so that the clock goes on
            log.exception("session set aside", session=id)
            self._aside.add(id)

    async def _time_over(self, id: int, seat: Seat, now: int) -> None:
        session = await self.session(id)
        if session is None or session.position is None:
            self._aside.add(id)  # unknown here: its deadline stands until a program that knows the game starts
            return
        owed = session.owes(seat)
        if owed is None or owed.due is None or owed.due > now:
            return
        missed = session.chairs[seat].missed + 1
        if await self._stand_in(session, session.position, seat, note=("timeout", str(int(seat))), missed=missed):
            await self._finish_turn(id, seat, missed)

    async def _finish_turn(self, id: int, seat: Seat, missed: int) -> None:
        """What a turn still asks for after its first move is played at once."""
        for _ in range(LONGEST_TURN):
            session = await self.session(id)
            if session is None or session.position is None or session.position.acting != (seat,):
                return
            if not await self._stand_in(session, session.position, seat, note=(), missed=missed):
                return

    async def _stand_in(self, session: Session, position: Position, seat: Seat, *, note: Move, missed: int) -> bool:
        """Move for somebody who did not; whether it was a turn, of which more may follow."""
        owed = session.owes(seat)
        assert owed is not None, session.owed
        move = await self._baseline(session, position, seat) if owed.turn else await self._default(position, seat)

        async def act(now: Session) -> Change:
            standing = _running(now)
            if now.owes(seat) != owed:
                raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
            return await self._played(now, standing, seat, [move], note=note, missed=missed)

        answer = await self._command(None, session.id, act)
        if answer.verdict is Verdict.REFUSED:
            raise AssertionError(f"stand-in move refused: {answer.text} {move}")
        return owed.turn and answer.done

    async def _baseline(self, session: Session, position: Position, seat: Seat) -> Move:
        try:
            return await self._thought(session, position, seat, position.game.baseline)
        except Stumped:
            log.exception("default played instead", session=session.id)
            return await self._default(position, seat)

    async def _default(self, position: Position, seat: Seat) -> Move:
        return await asyncio.to_thread(position.game.rules.default, position.state, seat)

    async def _remind(self, id: int, seat: Seat, now: int) -> None:
        session = await self.session(id)
        if session is None or session.position is None:
            self._aside.add(id)
            return
        owed = session.owes(seat)
        if owed is None or owed.remind is None or owed.remind > now:
            return
        if self._publisher is not None:
            await self._sent(self._publisher.remind(id, seat), id)

        async def act(session: Session) -> Change:
            done = tuple(replace(each, remind=None) if each == owed else each for each in session.owed)
            return Change(replace(session, owed=done), text("bot-table-reminded"))

        await self._command(None, id, act)

    async def _sent(self, sending: Awaitable[None], id: int) -> None:
        try:
            async with asyncio.timeout(REMINDING):
                await sending
        except Exception:  # a reminder that cannot be sent is not worth a second one
            log.exception("reminder not sent", session=id)

    # Computer players

    def _think_about(self, id: int) -> None:
        self._waiting[id] = None
        self._all_thought.clear()
        self._more_waiting.set()

    async def _think(self) -> None:
        """Every session that waits for a computer gets one move, then it is the next one's turn."""
        while True:
            if not self._waiting:
                self._more_waiting.clear()
                self._all_thought.set()
                await self._more_waiting.wait()
            id, _ = self._waiting.popitem(last=False)
            try:
                await self._computer_moves(id)
            except Exception:  # the others play on; this one is tried again after a while
                log.exception("computer could not move", session=id)
                task = asyncio.create_task(self._think_later(id))
                self._retries.add(task)
                task.add_done_callback(self._retries.discard)

    async def _think_later(self, id: int) -> None:
        await self._time.sleep(AGAIN)
        self._think_about(id)

    async def _computer_moves(self, id: int) -> None:
        session = await self.session(id)
        if session is None or session.position is None:
            return
        owed = next((owed for owed in session.owed if owed.computer), None)
        if owed is None:
            return
        position, seat = session.position, owed.seat
        move, note = await self._computed(session, position, seat)
        stamp = position.stamp(seat)

        async def act(now: Session) -> Change:
            standing = _running(now)
            still = now.owes(seat)
            if standing.stamp(seat) != stamp or still is None or not still.computer:
                raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
            return await self._played(now, standing, seat, [move], note=note)

        answer = await self._command(None, id, act)
        if answer.verdict is Verdict.REFUSED:
            raise AssertionError(f"computer's move refused: {answer.text} {move}")
        self._think_about(id)

    async def _computed(self, session: Session, position: Position, seat: Seat) -> tuple[Move, Move]:
        """The computer's move; with a note for the log where it had none and the rules' default stands in."""
        occupant = session.chairs[seat].occupant
        assert occupant is not None, session.chairs
        assert occupant.level is not None, occupant
        try:
            move = await self._thought(session, position, seat, occupant.level, waiting=len(self._waiting))
        except Stumped:
            log.exception("default played instead", session=session.id)
            return await self._default(position, seat), ("fallback", str(int(seat)))
        return move, ()

    async def _thought(self, session: Session, position: Position, seat: Seat, level: str, *, waiting: int = 0) -> Move:
        """:raises Stumped: the player failed again and again, or played what is not legal."""
        known = level if level in position.game.players else position.game.baseline
        chance = Chance(session.seed, position.lines + 1, purpose="computer")
        job = Job(session.table.game, known, position.view(seat), seat, chance)
        move = await self._thinking.move(job, waiting=waiting)
        if not legal(position.game.rules, position.state, seat, move):
            raise Stumped(f"{job.game} {known}: illegal move {move}")
        return move


def options_problem(game: Game, options: Any) -> Text | None:
    """What is wrong with `options`, field by field and then as a whole; None if they can be played."""
    for each in fields(options):
        value = getattr(options, each.name)
        if value == each.default and type(value) is type(each.default):
            continue
        if (problem := _field_problem(each.name, value, each.metadata.get("limit"))) is not None:
            return problem
    return game.rules.problem(options)


def _field_problem(name: str, value: Any, limit: Range | OneOf | Document | None) -> Text | None:
    match limit:
        case Range(low, high) if type(value) is not int or not low <= value <= high:
            return text("bot-table-option-range", option=name, low=low, high=high)
        case OneOf(values) if value not in values:
            return text("bot-table-option-values", option=name, values=", ".join(values))
        case Document(most) if not isinstance(value, str) or len(value.encode()) > most:
            return text("bot-table-option-document", option=name, most=most)
        case None if not isinstance(value, bool):
            return text("bot-table-option-values", option=name, values="true, false")
        case _:
            return None


def _lobby(game: Game, opening: Opening, chairs: tuple[Chair, ...], now: int) -> Session:
    seed = secrets.token_bytes(32)
    table = Table(
        id=0,
        guild=opening.guild,
        channel=opening.channel,
        game=opening.game,
        version=game.rules.version,
        preset=opening.preset,
        options=opening.options,
        host=opening.host,
        host_name=opening.host_name,
        locale=opening.locale,
        hours=opening.hours or None,
        seating=opening.seating,
        hints=opening.hints,
        phase=Phase.LOBBY,
        commitment=seal.commitment(seed),
        opened=now,
    )
    return Session(table, chairs, (), Board(), seed)


def _header(session: Session, people: Sequence[Occupant], order: Sequence[int], now: int) -> str:
    table = session.table
    return seal.header(
        game=table.game,
        version=table.version,
        options={each.name: getattr(table.options, each.name) for each in fields(table.options)},
        players=[who.level if who.level is not None else who.name for who in people],
        order=order,
        seating=table.seating.value,
        session=table.id,
        started=now,
        commitment=table.commitment,
    )


def _public_export(session: Session, header: str, events: Sequence[Text]) -> bytes:
    """What everybody saw of a running game: header, events, the chain's head at the latest public change."""
    shown = "" if session.position is None else session.position.seal
    lines = [
        header[:-1] + ',"phase":"running"}',
        *(compact([number, packed_text(event)]) for number, event in enumerate(events, 1)),
        compact({"head": shown}),
    ]
    return ("\n".join(lines) + "\n").encode("ascii")


def _resumed(game: Game, session: Session, stored: records.Stored) -> Position:
    assert stored.header is not None
    return play.resume(
        game,
        session.table.options,
        len(session.chairs),
        session.seed,
        header=stored.header,
        entries=stored.entries,
        public=stored.public,
        told=session.board.line,
    )


def _visible(session: Session, said: Text) -> Change:
    """A change that the channel should see."""
    return Change(_revised(session), said)


def _revised(session: Session) -> Session:
    return replace(session, table=replace(session.table, revision=session.table.revision + 1))


def _with(chairs: tuple[Chair, ...], seat: Seat, chair: Chair) -> tuple[Chair, ...]:
    return (*chairs[:seat], chair, *chairs[seat + 1 :])


def _with_board(session: Session, board: Board) -> Session:
    if session.position is None:
        return replace(session, board=board)
    untold = tuple(told for told in session.position.events if told.line > board.line)
    return replace(session, board=board, position=replace(session.position, events=untold))


def _seated(chairs: tuple[Chair, ...], who: Occupant, seat: Seat | None) -> tuple[Chair, ...]:
    """`who` on `seat`, or on the first free chair."""
    free = [Seat(number) for number, chair in enumerate(chairs) if chair.occupant is None]
    if not free:
        raise Refusal(text("bot-table-full"))
    if seat is not None and seat not in free:
        raise Refusal(text("bot-table-chair-taken"))
    return _with(chairs, free[0] if seat is None else seat, Chair(who))


def _seats(owed: Sequence[Owed]) -> frozenset[Seat]:
    return frozenset(each.seat for each in owed)


def _is_turn(position: Position, seat: Seat) -> bool:
    """Whether a new choice is a turn: nobody else is asked, and it is no reaction."""
    choice = position.choice(seat)
    return position.acting == (seat,) and choice is not None and not choice.window


def _same_choice(before: Session, after: Session, seat: Seat) -> Owed | None:
    """What `seat` owed before, if it is the same choice still."""
    if before.position is None or after.position is None:
        return None
    same = before.position.stamp(seat) == after.position.stamp(seat)
    return before.owes(seat) if same else None


def _in_lobby(session: Session) -> None:
    if session.phase is not Phase.LOBBY:
        raise Refusal(text("bot-table-begun-already" if session.phase is Phase.RUNNING else "bot-table-ended"))
    if session.trouble is not None:
        raise Refusal(session.trouble)


def _running(session: Session | None) -> Position:
    if session is None:
        raise Refusal(text("bot-table-none"))
    if session.phase is not Phase.RUNNING:
        raise Refusal(text("bot-table-not-begun" if session.phase is Phase.LOBBY else "bot-table-ended"))
    if session.trouble is not None:
        raise Refusal(session.trouble)
    assert session.position is not None, session.table
    return session.position


def _turn(session: Session | None, user: int, stamp: str | None) -> tuple[Position, Seat]:
    """Position and seat of a person who wants to move."""
    position = _running(session)
    assert session is not None
    seat = session.seat_of(user)
    if seat is None:
        owned = session.owned_by(user)
        raise Refusal(text("bot-table-not-seated" if owned is None else "bot-table-seat-given-away"))
    if stamp is not None and stamp != position.stamp(seat):
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    return position, seat


def _enough(game: Game, session: Session) -> None:
    allowed = game.rules.seats(session.table.options)
    taken = sum(chair.occupant is not None for chair in session.chairs)
    if taken not in allowed:
        raise Refusal(text("bot-table-too-few", taken=taken, least=allowed.start))


def _leads(session: Session, user: int, manager: bool) -> None:
    if user != session.table.host and not manager:
        raise Refusal(text("bot-table-host-only", host=session.table.host_name))


def _belongs(session: Session, user: int, *, owners: bool = False) -> None:
    sits = session.seat_of(user) is not None or (owners and session.owned_by(user) is not None)
    if not sits and user != session.table.host:
        raise Refusal(text("bot-table-not-seated"))


def _known_level(game: Game, level: str) -> None:
    if level not in game.players:
        raise Refusal(text("bot-table-unknown-level", levels=", ".join(game.players)))


def _may_replace(session: Session, user: int, seat: Seat, manager: bool) -> None:
    if seat not in range(len(session.chairs)):
        raise Refusal(text("bot-table-no-such-seat"))
    if session.seat_of(user) == seat:
        return
    if not manager:
        _belongs(session, user)
    chair = session.chairs[seat]
    if not chair.absent and chair.occupant is not None and chair.occupant.kind is Kind.PERSON:
        raise Refusal(text("bot-table-not-absent", seat=seat))
