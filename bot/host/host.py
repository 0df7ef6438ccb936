"""The registry of sessions: everything that can be done at a table, each request exactly once.

Every method that takes a `request` (the interaction's id) answers the same request again with the same `Answer`, also after
a restart. What it did is on disk before it returns; only then is the publisher told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Protocol, TypeVar

import structlog

from bot.host import records
from bot.host.cache import Room, Rooms
from bot.host.clock import Time
from bot.host.computers import Computers
from bot.host.deadlines import Deadlines
from bot.host.engine import Stumped, Thinker
from bot.host.store import Store
from bot.table import new_table as tables
from bot.table import play, seal
from bot.table.answers import Answer, Verdict, compact, packed_text
from bot.table.changes import HOUR, Act, Change, Moment, begun, cancelled, given, played, visible, with_board
from bot.table.guards import Refusal, belongs, by_hand, enough, in_lobby, known_level, leads, may_replace, running, turn
from bot.table.session import Board, Chair, Kind, Occupant, Opening, Phase, Session, Summary, computer, with_chair
from games.core import IllegalMove, Move, Seat, Text, text
from renderers.core import Game

log = structlog.get_logger(__name__)

T = TypeVar("T")

NUDGE_AFTER = 6 * HOUR


class Publisher(Protocol):
    """Who shows sessions to the world. Both may be called again for the same thing after a crash."""

    async def changed(self, session: int) -> None:
        """The channel should see `session` again. Returns at once; drawing and sending follow, several changes in one."""

    async def remind(self, session: int, seat: Seat) -> bool:
        """Half of the time of `seat` is over. False: the reminder cannot be sent now, and may be later."""


class Host:
    """All sessions of one store."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        *,
        time: Time,
        thinking: Thinker,
        window_hours: float | None = None,
        most: int = 256,
    ) -> None:
        """`most` bounds how many sessions are kept in memory."""
        self._store = store
        self._games = games
        self._time = time
        self._window_hours = window_hours
        self._rooms = Rooms(store, games, most, moment=self.moment, spread=self._spread)
        self._computers = Computers(self, thinking, time)
        self._deadlines = Deadlines(self, store, self._computers, time)
        self._publisher: Publisher | None = None
        self._working: set[asyncio.Task[Any]] = set()

    # The life of the host

    async def start(self, publisher: Publisher) -> None:
        """Tell `publisher` what the channels have not seen, take up pending computer turns, start the clock."""
        self._publisher = publisher
        for id in await self._store.read(records.unshown):
            await publisher.changed(id)
        await self._take_up_other_versions()
        for id in await self._store.read(records.thinking):
            self._computers.add(id)
        self._computers.start()
        self._deadlines.start(publisher.remind)

    async def close(self) -> None:
        """Finish what is being done, then stop. The store is closed by whoever opened it."""
        await self._deadlines.close()
        await self._computers.close()
        while self._working:
            await asyncio.gather(*self._working, return_exceptions=True)
            await asyncio.sleep(0)  # since 3.12 gather may not pause, and what is done has yet to leave

    async def idle(self) -> None:
        """Until everything that was begun is done: commands, computers' moves, whatever is due."""
        while self._working or self._computers.busy:
            await asyncio.gather(*self._working, return_exceptions=True)
            await asyncio.sleep(0)
            await self._computers.resting()
        await self._deadlines.resting()

    async def _take_up_other_versions(self) -> None:
        """Read whatever was begun under other rules, in the background: it goes on, or is known to be kept."""
        versions = {name: game.rules.version for name, game in self._games.items()}
        ids = await self._store.read(lambda connection: records.of_other_versions(connection, versions))

        async def work() -> None:
            for id in ids:
                await self._rooms.session(id)

        if ids:
            task = asyncio.create_task(work())
            self._working.add(task)
            task.add_done_callback(self._working.discard)

    # Looking

    def moment(self) -> Moment:
        """Now, for a change."""
        return Moment(self._time.now(), self._window_hours)

    async def session(self, id: int) -> Session | None:
        """The session as it is now."""
        return await self._rooms.session(id)

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
        """A file for `bot.table.seal.verify`: seed and every line once the game is over, public events alone before.

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
            session = tables.opened(self._games, opening, now=self._time.now())
        except Refusal as refused:
            return await self.answer(request, Answer(refused.verdict, refused.text))
        return await self._insert(request, session, text("bot-table-opened"))

    async def join(self, request: int, id: int, who: Occupant, seat: Seat | None = None) -> Answer:
        """Sit down in a lobby, on `seat` or the first free chair. A person who sits elsewhere at the table moves there."""

        def act(session: Session) -> Change:
            in_lobby(session)
            assert who.user is not None, who
            before = session.seat_of(who.user)
            if before is not None and seat is None:
                raise Refusal(text("bot-table-seated-already"))
            chairs = session.chairs if before is None else with_chair(session.chairs, before, Chair(None))
            return visible(replace(session, chairs=tables.seated(chairs, who, seat)), text("bot-table-joined"))

        return await self._command(request, id, act)

    async def leave(self, request: int, id: int, user: int) -> Answer:
        """Get up in a lobby."""

        def act(session: Session) -> Change:
            seat = session.seat_of(user)
            if seat is None:
                raise Refusal(text("bot-table-not-seated"))
            if session.phase is Phase.RUNNING:
                raise Refusal(text("bot-table-leave-running"))
            in_lobby(session)
            return visible(replace(session, chairs=with_chair(session.chairs, seat, Chair(None))), text("bot-table-left"))

        return await self._command(request, id, act)

    async def add_computer(self, request: int, id: int, user: int, level: str, seat: Seat | None = None) -> Answer:
        """By the table's host or somebody who sits there."""

        def act(session: Session) -> Change:
            in_lobby(session)
            belongs(session, user)
            known_level(self._game(session), level)
            return visible(
                replace(session, chairs=tables.seated(session.chairs, computer(level), seat)), text("bot-table-computer-added")
            )

        return await self._command(request, id, act)

    async def remove(self, request: int, id: int, user: int, seat: Seat, *, manager: bool = False) -> Answer:
        """Empty a chair of a lobby; by the table's host or a manager of the server."""

        def act(session: Session) -> Change:
            in_lobby(session)
            leads(session, user, manager=manager)
            if seat not in range(len(session.chairs)) or session.chairs[seat].occupant is None:
                raise Refusal(text("bot-table-no-such-seat"))
            return visible(replace(session, chairs=with_chair(session.chairs, seat, Chair(None))), text("bot-table-removed"))

        return await self._command(request, id, act)

    async def begin(self, request: int, id: int, user: int, *, manager: bool = False) -> Answer:
        """Start the game; by the table's host or a manager."""

        def act(session: Session) -> Change:
            in_lobby(session)
            leads(session, user, manager=manager)
            game = self._game(session)
            enough(game, session)
            return begun(game, session, self.moment())

        return await self._command(request, id, act)

    # The game

    async def submit(self, request: int, id: int, user: int, moves: Sequence[Move], *, stamp: str | None = None) -> Answer:
        """Play a message of moves. `stamp` is what the panel was drawn for; None judges the message on what is now."""

        def act(session: Session) -> Change:
            position, seat = turn(session, user, stamp)
            by_hand(position, seat, moves)
            return played(session, position, seat, moves, self.moment())

        return await self._command(request, id, act)

    async def typed(self, request: int, id: int, user: int, words: str) -> Answer:
        """Play a message in the game's notation."""

        def act(session: Session) -> Change:
            position, seat = turn(session, user, None)
            try:
                moves = position.game.rules.parse(position.view(seat), words)
            except IllegalMove as illegible:
                raise Refusal(illegible.reason) from illegible
            by_hand(position, seat, moves)
            return played(session, position, seat, moves, self.moment())

        return await self._command(request, id, act)

    async def auto(self, request: int, id: int, user: int, *, stamp: str | None = None) -> Answer:
        """Let the game's baseline computer make one move for `user`."""
        if (before := await self.answered(request)) is not None:
            return before
        session = await self.session(id)
        try:
            position, seat = turn(session, user, stamp)
            if seat not in position.asked:
                raise Refusal(text("bot-table-held" if position.held else "bot-table-not-your-turn"))
            assert session is not None
            move = await self._computers.thought(session, position, seat, position.game.baseline)
        except (Refusal, Stumped) as failed:
            said = failed.text if isinstance(failed, Refusal) else text("bot-table-computer-failed")
            verdict = failed.verdict if isinstance(failed, Refusal) else Verdict.REFUSED
            return await self.answer(request, Answer(verdict, said, id))
        return await self.submit(request, id, user, [move], stamp=position.stamp(seat))

    async def resign(self, request: int, id: int, user: int) -> Answer:
        """Resign as the rules say; where they do not, the baseline computer takes the seat."""

        def act(session: Session) -> Change:
            position, seat = turn(session, user, None)
            move = position.game.rules.retire(position.state, seat)
            if move is not None:
                return played(session, position, seat, [move], self.moment(), said=text("bot-table-resigned"))
            return given(session, position, seat, computer(position.game.baseline), text("bot-table-resigned"), self.moment())

        return await self._command(request, id, act)

    async def replace(self, request: int, id: int, user: int, seat: Seat, by: Occupant, *, manager: bool = False) -> Answer:
        """Give `seat` to `by`. `user` may give away his own seat; others at the table, the table's host and managers that
        of somebody absent or of a computer."""

        def act(session: Session) -> Change:
            position = running(session)
            may_replace(session, user, seat, manager=manager)
            if by.kind is Kind.COMPUTER:
                known_level(position.game, by.level or "")
            elif by.user is not None and session.seat_of(by.user) is not None:
                raise Refusal(text("bot-table-sits-already", name=by.name))
            return given(session, position, seat, by, text("bot-table-replaced"), self.moment())

        return await self._command(request, id, act)

    async def take_back(self, request: int, id: int, user: int) -> Answer:
        """`user` sits down again where he began."""

        def act(session: Session) -> Change:
            position = running(session)
            seat = session.owned_by(user)
            if seat is None:
                raise Refusal(text("bot-table-never-seated"))
            if session.seat_of(user) is not None:
                raise Refusal(text("bot-table-seated-already"))
            owner = session.chairs[seat].owner
            assert owner is not None, session.chairs
            return given(session, position, seat, owner, text("bot-table-taken-back"), self.moment())

        return await self._command(request, id, act)

    async def nudge(self, request: int, id: int, user: int) -> Answer:
        """Ask for leave to remind those who are waited for; granted once in six hours."""

        def act(session: Session) -> Change:
            running(session)
            belongs(session, user)
            now = self._time.now()
            if session.table.nudged is not None and now - session.table.nudged < NUDGE_AFTER:
                raise Refusal(text("bot-table-nudged-already", hours=NUDGE_AFTER // HOUR))
            if all(owed.computer or owed.held or owed.seat == session.seat_of(user) for owed in session.owed):
                raise Refusal(text("bot-table-nobody-to-nudge" if session.latest is None else "bot-table-held"))
            return Change(replace(session, table=replace(session.table, nudged=now)), text("bot-table-nudged"))

        return await self._command(request, id, act)

    async def cancel(self, request: int, id: int, user: int, *, manager: bool = False, sure: bool = True) -> Answer:
        """End a lobby or a game without a result; by the table's host or a manager. A game that is being played is ended
        only if he is `sure`: he may have meant the lobby that it was a moment ago."""

        def act(session: Session) -> Change:
            if not session.phase.open:
                raise Refusal(text("bot-table-ended"))
            leads(session, user, manager=manager)
            if session.phase is Phase.RUNNING and not sure:
                raise Refusal(text("bot-table-begun-already"))
            return cancelled(session, user, self.moment())

        return await self._command(request, id, act)

    async def lost(self, channel: int) -> None:
        """The channel was deleted: what was played there ends without a result."""
        session = await self.in_channel(channel)

        def act(session: Session) -> Change:
            if not session.phase.open:
                raise Refusal(text("bot-table-ended"))
            return cancelled(session, None, self.moment())

        if session is not None and session.phase.open:
            await self.change(session.id, act)

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

        def act(session: Session) -> Change:
            if not manager:
                belongs(session, user)
            table = replace(session.table, locale=locale)
            return visible(
                replace(session, table=table), text("bot-table-language", language=text(f"bot-choice-language-{locale}"))
            )

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

    async def change(self, id: int, act: Act) -> Answer:
        """`act` on the session by nobody's request: by the clock or a computer."""
        return await self._command(None, id, act)

    async def _command(self, request: int | None, id: int, act: Act) -> Answer:
        """`act` on the session; the publisher is told afterwards. A request that was answered before changes nothing: the
        store takes each of them once, and gives the answer that it got then."""
        return await self._owned(self._locked(request, id, act))

    async def _owned(self, work: Coroutine[Any, Any, T]) -> T:
        """`work` to its end, even when the caller gives up: what is written must also be in memory."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return await asyncio.shield(task)

    async def _locked(self, request: int | None, id: int, act: Act) -> Answer:
        room = self._rooms.room(id)
        async with room.lock:
            session = await self._rooms.loaded(room)
            if session is None:
                return await self._refused(request, None, Refusal(text("bot-table-none")))
            try:
                change = await asyncio.to_thread(act, session)
            except Refusal as refused:
                return await self._refused(request, id, refused)
            answer = await self._saved(request, room, session, change)
        if answer.done and room.session is change.session:
            await self._spread(session, change.session)
        return answer

    async def _refused(self, request: int | None, id: int | None, refused: Refusal) -> Answer:
        answer = Answer(refused.verdict, refused.text, id)
        return answer if request is None else await self.answer(request, answer)

    async def _saved(self, request: int | None, room: Room, before: Session, change: Change) -> Answer:
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
        self._deadlines.changed(after.id)
        if any(owed.computer for owed in after.owed):
            self._computers.add(after.id)
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
        room = self._rooms.room(id)
        async with room.lock:
            await self._store.write(lambda connection: records.save_board(connection, id, board))
            if room.session is not None:
                room.session = with_board(room.session, board)

    def _game(self, session: Session) -> Game:
        return self._games[session.table.game]

    def _again(self, session: Session | None, user: int, name: str) -> Session:
        if session is None:
            raise Refusal(text("bot-table-none"))
        if session.phase.open:
            raise Refusal(text("bot-table-not-over"))
        if session.trouble is not None:
            raise Refusal(session.trouble)
        belongs(session, user, owners=True)
        return tables.again(self._game(session), session, user, name, now=self._time.now())


def _public_export(session: Session, header: str, events: Sequence[Text]) -> bytes:
    """What everybody saw of a running game: header, events, the chain's head at the latest public change."""
    shown = "" if session.position is None else session.position.seal
    lines = [
        header[:-1] + ',"phase":"running"}',
        *(compact([number, packed_text(event)]) for number, event in enumerate(events, 1)),
        compact({"head": shown}),
    ]
    return ("\n".join(lines) + "\n").encode("ascii")
