"""All sessions of one store, and the one door to them: every act goes through `Host.do`, each request exactly once.

Every method that takes a `request` (the interaction's id) answers the same request again with the same `Answer`, also
after a restart. What it did is on disk before it returns; only then is the listener told.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import replace
from functools import partial
from sqlite3 import Connection
from time import monotonic
from typing import Any, ParamSpec, Protocol, TypeVar
from weakref import WeakValueDictionary

import structlog

from bot import metrics
from bot.host.cache import Cache, Slot
from bot.host.clock import Time
from bot.host.deadlines import PULSE, Deadlines, Messenger
from bot.host.ending import end_within
from bot.host.operations import forgetting
from bot.host.readings import Readings
from bot.host.standings import Standings
from bot.host.storage import archive, follows, lists, looking, news, ping_limits, posts, records, results, setting
from bot.host.storage.follows import Follow, Follows
from bot.host.storage.looking import Looking
from bot.host.storage.notes import Notes
from bot.host.storage.posts import Post, Posts
from bot.host.storage.setting import KnownSettings, Setting
from bot.host.storage.store import Store, StoreUnwritable
from bot.host.storage.table_quota import TableQuota
from bot.host.workers.computers import Computers
from bot.host.workers.engine import Engine, EngineFailed, Question
from bot.host.workers.line import Line
from bot.table import play
from bot.table.answers import Answer, Verdict, compact, packed_text
from bot.table.changes import Act, Change, with_board
from bot.table.features import acts, plans
from bot.table.features.followers import perform
from bot.table.features.lobby import open_table
from bot.table.guards import Refusal, asked, existing, readable, turn
from bot.table.habits import NOBODYS, Habits
from bot.table.limits import GAME, InvitePolicy, Limits, Ping, Wish
from bot.table.log import seal
from bot.table.log.story import Chapter, Record, chapters, public
from bot.table.results.game_record import GameRecord, record_of
from bot.table.results.ranking import Anchors, anchors
from bot.table.session import Lobby, News, Open, Playing, Session, ShownBoard, Summary, TableRequest, Wanted, sitting
from bot.table.timing import DAY, Moment, nudged, pace_of
from games.core import Advice, Seat, Text, text
from renderers.core import Game

log = structlog.get_logger(__name__)

TRAVELLING = setting.flag("travelling")
"""People whose games are still to be told whether they are on holiday."""

P = ParamSpec("P")
T = TypeVar("T")
V = TypeVar("V")


LEFT = setting.number("left")
"""The servers that the bot was removed from, with the moment."""

TABLES = 1_000_000
"""By how much the numbers of tables differ between processes with neighbouring shards: each has a store of its own, and
a control of one that reaches another means no table there."""
CLOSING = 2.0
"""Seconds that what is being done has to end, when the program stops."""


class Listener(Messenger, Protocol):
    """Who shows sessions to the world. Everything may be asked for again after a crash."""

    async def show(self, session: int, *, wished: bool = False) -> None:
        """The channel should see `session` again, since a person `wished` something there, or not. Returns at once;
        drawing and sending follow, several changes in one."""


class Host:
    """All sessions of one store."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, Game],
        *,
        time: Time,
        engine: Engine,
        window_hours: float | None = None,
        most: int = 256,
        pulse: int = PULSE,
        limits: Limits | None = None,
        shard: int = 0,
        line: Line | None = None,
    ) -> None:
        """`most` bounds how many sessions are kept in memory, `limits` how many tables people open (None: nothing
        does); `pulse` is how many seconds pass between two notes in the store that the host lives; `shard` is the first
        that this process serves; `line` says how long computers think."""
        self._store = store
        self._games = games
        self._time = time
        self._window_hours = window_hours
        self._counted_from = shard * TABLES
        self._quota = TableQuota(limits)
        self._people: dict[int, Habits] = {}
        self._names: dict[tuple[int, int], str] = {}
        """What people who spoke to the bot are called, by server and person."""
        self._awaiting: dict[int, int] = {}
        self._readings = Readings(store)
        self.standings = Standings(store, time.now, self._anchors)
        self._forgetting = asyncio.Lock()
        self._cache = Cache(store, games, most, moment=self._moment, spread=self._spread, finish=self._finish)
        self._computers = Computers(self, engine, time, line)
        self._deadlines = Deadlines(self, store, self._computers, time, pulse=pulse)
        self._listener: Listener | None = None
        self.posts = Posts(store)
        self.follows = Follows(store)
        self.notes = Notes(store)
        self.looking = Looking(store)
        self._settings = KnownSettings(store)
        self._inbox = news.Unread(store)
        self._here: dict[int, int] = {}
        """Which session was found in a channel last."""
        self._together: dict[int, bool] = {}
        """Tables of which nothing is shown until what goes on there is over, and whether something happened."""
        self._alone: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._working: set[asyncio.Task[Any]] = set()
        self._closing = False

    # The life of the host

    async def start(self, listener: Listener) -> None:
        """Give back the time in which nobody ran the program, tell `listener` what the channels have not seen, take up
        pending computer turns, start the clock."""
        self._listener = listener
        await self._store.write(lambda connection: records.count_from(connection, self._counted_from))
        self._people = dict(await self._store.read(records.habits))
        await self._deadlines.wake_up()
        for user in await self._store.read(TRAVELLING.all):
            await self._travel(user)
        for id in await self._store.read(records.unshown):
            await listener.show(id)
        await self._take_up_other_versions()
        for id in await self._store.read(records.thinking):
            self._computers.add(id)
        for id in await self._store.read(records.planned):
            await self._finish(self._try_plans(id))
        self._computers.start()
        self._deadlines.start(listener)
        self._owned(self._read_over())  # last: what it looks through takes longer than all else

    async def close(self) -> None:
        """Finish what is being done, then stop; what takes longer than `CLOSING` seconds is cut off. The store is
        closed by whoever opened it."""
        self._closing = True
        await self._deadlines.close()
        await self._computers.close()
        if not await end_within(CLOSING, asyncio.create_task(self._settled())):
            log.warning("what takes too long is cut off; what is stored stands")
            await end_within(0, *self._working)

    async def idle(self) -> None:
        """Until everything that was begun is done: commands, computers' moves, whatever is due."""
        while self._working or self._computers.busy:
            await self._settled()
            await self._computers.resting()
        await self._deadlines.resting()

    async def _settled(self) -> None:
        while self._working:
            await asyncio.gather(*self._working, return_exceptions=True)
            await asyncio.sleep(0)  # since 3.12 gather may not pause, and what is done has yet to leave

    async def _take_up_other_versions(self) -> None:
        """Read whatever was begun under other rules, in the background: it goes on, or is known to be kept."""
        versions = {name: game.rules.version for name, game in self._games.items()}
        ids = await self._store.read(lambda connection: records.of_other_versions(connection, versions))

        async def work() -> None:
            for id in ids:
                if self._closing:
                    return
                try:
                    await self._cache.session(id)
                except StoreUnwritable:  # which the log has
                    continue
                except Exception:  # nobody waits for this one: it is read again when somebody asks for it
                    log.exception("session not taken up", session=id)

        if ids:
            self._owned(work())

    async def _unread(self) -> AsyncIterator[int]:
        """Games that are over and have no record, looked for some at a time."""
        last: int | None = 0
        while last is not None and not self._closing:
            ids, last = await self._store.read(partial(results.unread, after=last))
            for id in ids:
                yield id

    async def _read_over(self) -> None:
        """Games that were over before there were records: each is replayed once."""
        async for id in self._unread():
            if self._closing:
                return
            try:
                session = await self._cache.session(id)
                if session is not None and session.readable:
                    record = await asyncio.to_thread(record_of, session)
                    await self._store.write(partial(results.keep, session=session, record=record))
                    self.standings.add(session.table.guild, results.played_of(session, record))
            except StoreUnwritable:  # which the log has
                return
            except Exception:  # nobody waits for this one, and the others can be read
                log.exception("game that is over not read", session=id)

    # Plans

    async def delivered(self, request: int) -> None:
        """Whoever asked has their answer: plans that others made for that move may be looked at now."""
        id = self._awaiting.pop(request, None)
        if id is not None:
            await self._finish(self._try_plans(id))

    async def _try_plans(self, id: int) -> None:
        """The first plan of everybody whose turn it has become. What is played may make it somebody's turn again."""
        session = await self._cache.session(id)
        for queue in () if session is None else session.plan_queues:
            if queue.due:
                await self.do(None, id, plans.attempt, queue.user)

    def _note_plans(self, request: int | None, after: Session) -> None:
        """Try the plans that are ready in `after`: once the answer to the request has been sent, or now where nobody
        asked."""
        if not any(queue.due for queue in after.plan_queues):
            return
        if request is not None:
            self._awaiting[request] = after.id
        else:
            self._owned(self._try_plans(after.id))

    # People

    def habits(self, user: int) -> Habits:
        """What `user` has set."""
        return self._people.get(user, NOBODYS)

    def awake(self, session: Session, users: Sequence[int]) -> tuple[int, ...]:
        """Those of `users` whom a message at this table may ping now."""
        pace, now = pace_of(session), self._time.now()
        return tuple(user for user in users if not pace.asleep(self.habits(user), now))

    def nudged(self, session: Session, user: int) -> tuple[Seat, ...]:
        """The seats that a nudge by `user` reminds now."""
        return nudged(session, user, self._time.now(), self._people)

    async def meet(self, guild: int, user: int, name: str) -> None:
        """Somebody who is called `name` on a server speaks to the bot: their tables there use that name from now on."""
        if self._names.get((guild, user)) == name:
            return
        try:
            for id in await self._store.read(lambda connection: records.misnamed(connection, guild, user, name)):
                await self.do(None, id, acts.rename, user, name)
        except StoreUnwritable:  # which the log has; the name is taken over the next time
            return
        self._names[guild, user] = name

    async def set_habits(self, user: int, change: Callable[[Habits, int], Habits]) -> Habits:
        """What `user` has set once `change` was made of it at this moment, in all of their games.

        :raises Unsettable: it may not be set.
        """
        return await self._finish(self._set_habits(user, change))

    async def _set_habits(self, user: int, change: Callable[[Habits, int], Habits]) -> Habits:
        now = self._time.now()

        def work(connection: Connection) -> Habits:
            after = change(records.HABITS.get(connection, user) or NOBODYS, now)
            records.HABITS.put(connection, user, after)
            TRAVELLING.put(connection, user, True)
            return after

        self._people[user] = await self._store.write(work)
        await self._travel(user)
        return self._people[user]

    async def _travel(self, user: int) -> None:
        """Tell every game in which `user` sits whether they are on holiday; what is left of that is done at the next
        start."""
        for summary in await self.of_user(user):
            if isinstance(summary.phase, Playing):
                await self.do(None, summary.session, acts.travel, user)
        await self.forget(TRAVELLING, user)

    def wakes(self, session: Session, user: int) -> int | None:
        """When a message at this table may ping `user` again; None: it may now."""
        now = self._time.now()
        return None if self.awake(session, (user,)) else pace_of(session).rest(self.habits(user), now).wakes(now)

    async def put_off(self, post: Post, *, until: int | None = None, pause: int = 0, tries: int | None = None) -> None:
        """The post is sent at `until` (Unix seconds), or after so many seconds; Discord failed `tries` times."""
        at = self._time.now() + pause if until is None else until
        await self.posts.change(post, at=at, tries=post.tries if tries is None else tries)
        self._deadlines.reconsider(post.id)

    async def refuse_direct(self, post: Post, *, look: int) -> None:
        """The recipient of the post takes none: they are called in channels from now on, and will hear so. After `look`
        seconds somebody looks whether it arrived all the same."""
        now = self._time.now()
        self._people[post.user] = await self._store.write(lambda connection: posts.refuse(connection, post, now, look))
        self._inbox.note()
        self._deadlines.reconsider(post.id)

    async def leave_to_channel(self, post: Post, *, look: int) -> None:
        """The channel has called whom the post is meant for. After `look` seconds somebody looks whether it arrived
        all the same."""
        at = self._time.now() + look
        await self._store.write(lambda connection: posts.leave_to_channel(connection, post, at))
        self._deadlines.reconsider(post.id)

    async def follow(self, follow: Follow) -> None:
        """Somebody follows a session from now on; it takes the place of how they followed it before."""
        await self.follows.put(follow, self._time.now())
        self._deadlines.reconsider(follow.session)

    async def leave_word(
        self, post: Post, session: int, said: Text, told: Mapping[int, int], over: Sequence[int]
    ) -> None:
        """A post on what somebody follows, this session among it, cannot be sent: they hear of it with their next
        private answer."""
        await self.follows.leave_word(post, session, said, told, over, self._time.now())
        self._inbox.note()

    async def may_follow_up(self, post: Post) -> bool:
        """Whether its owner may be sent this post today, on games that they follow."""
        return await self.follows.admit(post.user, f"{post.id}.{post.key}", self._time.now())

    def now(self) -> int:
        """This moment, in Unix seconds."""
        return self._time.now()

    def soon(self) -> int:
        """When a message of the day is sent that was noted now: by then everything is noted that belongs into it."""
        return self._time.now() + follows.SOON

    def rests(self, user: int) -> int | None:
        """When `user`, who plays nothing there, may be written to again; None: now."""
        now = self._time.now()
        wakes = self.habits(user).rest(now).wakes(now)
        return wakes if wakes > now else None

    # Looking

    async def session(self, id: int) -> Session | None:
        """The session as it is now."""
        return await self._cache.session(id)

    def at_hand(self, id: int) -> Session | None:
        """The session as it is now, if it is in memory: for whoever cannot wait."""
        return self._cache.slot(id).session

    async def in_channel(self, channel: int) -> Session | None:
        """The open session of a channel or thread, else the latest one there."""
        known = self.at_hand(self._here[channel]) if channel in self._here else None
        if known is not None and isinstance(known.phase, Open):  # a channel has one at most
            return known
        id = await self._store.read(lambda connection: records.in_channel(connection, channel))
        if id is None:
            return None
        self._here[channel] = id
        return await self.session(id)

    async def of_user(self, user: int) -> tuple[Summary, ...]:
        """The tables in the list of `user`: those of `lists.of_user`."""
        return await self._store.read(lambda connection: lists.of_user(connection, user, self._time.now()))

    async def last_finished(self, user: int, *, game: str | None = None, channel: int | None = None) -> Session | None:
        """What `user` last played to the end: this game, in that channel, where these are given."""
        id = await self._store.read(lambda connection: lists.last_finished(connection, user, game, channel))
        return None if id is None else await self.session(id)

    async def games_played(self, game: str, users: Sequence[int]) -> Mapping[int, int]:
        """How many games of the kind each of these people has finished."""
        return await self._store.read(lambda connection: archive.games_played(connection, game, users))

    async def of_server(self, guild: int) -> tuple[Summary, ...]:
        """The open tables of a server, latest first."""
        return await self._store.read(lambda connection: lists.of_server(connection, guild))

    async def log(self, id: int) -> tuple[Text, ...]:
        """Everything public that happened, in order."""
        return tuple(said for chapter in await self.chapters(id) for said in chapter.said)

    async def chapters(self, id: int) -> tuple[Chapter, ...]:
        """The same by turns. Of a game that cannot be played again here, the host's own lines alone."""
        session = await self.session(id)
        if session is None or session.table.started is None:
            return ()
        if session.position is not None:
            return await asyncio.to_thread(chapters, await self._readings.records(session))
        entries = await self._store.read(lambda connection: records.entries(connection, id))
        said = play.notes(entries)
        return (Chapter(0, 0, said),) if said else ()

    async def records(self, session: Session) -> tuple[Record, ...]:
        """The game line by line: every one once it is over, before that what everybody was told.

        :raises Refusal: the game has not begun, or cannot be read here.
        """
        read = await self._readings.records(session)
        return await asyncio.to_thread(public, read) if isinstance(session.phase, Open) else read

    async def export(self, id: int) -> bytes:
        """A file for `bot.table.log.verification`: seed and every line once the game is over, before that public
        events.

        :raises LookupError: there is no such session, or it never began.
        """
        session = await self.session(id)
        header = await self._store.read(lambda connection: records.header(connection, id))
        if session is None or header is None:
            raise LookupError(id)
        if isinstance(session.phase, Playing):
            return await asyncio.to_thread(_public_export, session, header, await self.chapters(id))
        entries = await self._store.read(lambda connection: records.entries(connection, id))
        return await asyncio.to_thread(seal.export, header, entries, session.seed)

    async def answered(self, request: int) -> Answer | None:
        """What was answered to `request` before."""
        return await self._store.read(lambda connection: records.answered(connection, request))

    async def answer(self, request: int, answer: Answer) -> Answer:
        """Keep `answer` for a request that the surface answers alone; whatever was kept first stands."""
        kept, _ = await self._write(request, lambda connection: answer)
        return kept

    async def reconsider(self, request: int) -> None:
        """What was answered to `request` is forgotten: nothing came of it, and it may be asked again."""
        await self._store.write(lambda connection: records.reconsider(connection, request))

    @asynccontextmanager
    async def alone(self, key: int) -> AsyncIterator[None]:
        """Nobody else is within it with the same key: for callers who look whether something is done before they
        do it."""
        lock = self._alone.setdefault(key, asyncio.Lock())
        async with lock:
            yield

    # Acting

    async def open(
        self, request: int, opening: TableRequest, *, admitted: bool = False, unseen: bool = False
    ) -> Answer:
        """Open a lobby; `Answer.session` is its id. Refused where the channel has an open session and, unless it is
        `admitted`, where its host has too many, or the server, or somebody who is invited may not be asked. An `unseen`
        one is shown with what happens there next."""
        try:
            session = await asyncio.to_thread(open_table, self._games, opening, now=self._time.now())
        except Refusal as refused:
            return await self.answer(request, refused.answer())
        return await self._finish(self._insert(request, session, admitted=admitted, unseen=unseen))

    async def insist_on_room(self, opening: TableRequest) -> None:
        """The table might be opened now, whatever is played there.

        :raises Refusal: its host has too many, or the server has, or somebody was asked often enough.
        """
        now = self._time.now()
        await self._store.read(lambda connection: self._quota.insist(connection, opening, now))

    @asynccontextmanager
    async def admitted(self, opening: TableRequest) -> AsyncIterator[None]:
        """The table may be opened and people asked to it: for callers who make something before they open it, in a
        channel that nobody knows yet.

        :raises Refusal: it cannot be played, its host has too many, or the server has, or somebody was asked often
            enough.
        """
        now = self._time.now()
        await asyncio.to_thread(open_table, self._games, opening, now=now)
        async with self._quota.admitted(self._store, opening, now):
            yield

    async def do(self, request: int | None, id: int, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """The one door: `act` (of `bot.table.features.acts`) with its arguments, on the session and at this moment, and
        what follows from it (`bot.table.features.followers`).

        Here is everything that is the same for all acts: the session's lock, a thread to compute in, the request's
        answer and the change in one transaction, then the next snapshot, then the channel is told. A request that was
        answered before changes nothing: the store takes each once, and gives the answer that it got then. None is
        nobody's request: the clock's or a computer's.
        """
        return await self._finish(
            self._act(request, id, act.__name__, lambda session, moment: perform(session, moment, act, *args, **kwargs))
        )

    @asynccontextmanager
    async def together(self, id: int) -> AsyncIterator[None]:
        """What happens at the table meanwhile is shown at once, when it is over."""
        assert id not in self._together, id
        self._together[id] = False
        try:
            yield
        finally:
            if self._together.pop(id):
                await self._publish(id)

    async def auto(self, request: int, id: int, user: int) -> Answer:
        """Let a computer make one move for `user`. It thinks outside the lock, and plays on what it
        saw."""
        if (before := await self.answered(request)) is not None:
            return before
        try:
            session = existing(await self.session(id))
            position, seat = turn(session, user)
            asked(position, seat)
            move = await self._computers.think(session, position, seat)
        except Refusal as refused:
            return await self.answer(request, refused.answer(id))
        except EngineFailed:
            return await self.answer(request, Refusal(text("bot-table-computer-failed")).answer(id))
        return await self.do(request, id, acts.play_moves, user, [move], stamp=position.stamp(seat))

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        """What is to be said for each move of a position, best first, for `person`, who asked.

        :raises Unanswered: it took too much, or too many ask.
        """
        return await self._computers.advise(person, question)

    async def moved(self, id: int) -> None:
        """Until the computers have made the moves that the session waits for."""
        await self._computers.moved(id)

    async def miss_channel(self, channel: int) -> None:
        """The channel cannot be found. It is looked for again later; only then what was played there ends without a
        result."""
        session = await self.in_channel(channel)
        if session is not None and isinstance(session.phase, Open):
            await self.do(None, session.id, acts.miss_channel)

    def lose_connection(self) -> None:
        """Discord cannot be heard. Until it is again, nobody's time runs."""
        self._deadlines.lose_connection()

    async def regain_connection(self) -> None:
        """Discord is heard again."""
        await self._deadlines.regain_connection()

    @property
    def thinking(self) -> int:
        """How many sessions wait for a computer's turn to think."""
        return self._computers.waiting

    # What the surface keeps here

    async def keep_board(
        self, session: Session, *, message: int | None, nonce: str = "", note: str = "", line: int | None = None
    ) -> Session:
        """The channel now shows `session` as it was in this snapshot: the snapshot that knows it. `message` None: there
        is no board any more, and it has to be posted again by the next change. With a `line` the board is older than
        the snapshot, and tells what happened up to that."""
        revision = session.table.revision if line is None else session.board.revision
        public = 0 if session.position is None else session.position.public
        board = ShownBoard(message, nonce, note, revision, public if line is None else line)
        await self._finish(self._keep_board(session.id, board))
        return with_board(session, board)

    async def news(self, user: int) -> tuple[News, ...]:
        """What `user` alone is to hear and has not read yet, at every table, oldest first."""
        return await self._inbox.of(user)

    async def forget_news(self, ids: Sequence[int]) -> None:
        """These news were read."""
        await self._store.write(lambda connection: news.forget(connection, ids))

    async def insist_on_welcome(self, by: int, user: int) -> None:
        """`user` may be asked by `by`.

        :raises Refusal: `user` takes no invitations of theirs, or was called too often today.
        """
        now = self._time.now()
        await self._store.read(lambda connection: ping_limits.insist_on_welcome(connection, by, user, now))

    async def insist_on_rematch(self, id: int, user: int, name: str) -> None:
        """The session may be played again by the wish of `user`, wherever there is room for it.

        :raises Refusal: it is not over, `user` did not play, or the rematch may not be opened.
        """
        opened = acts.rematch(readable(existing(await self.session(id))), self._moment(), user, name).opens
        assert opened is not None, id
        await self._store.read(lambda connection: self._quota.insist_on_rematch(connection, opened))

    async def insist_on_peace(self, by: int, together: Sequence[tuple[int, int]]) -> None:
        """Of the people whom `by` wants to bring together, in pairs, neither refuses the other.

        :raises Refusal: one does.
        """
        await self._store.read(lambda connection: ping_limits.insist_on_peace(connection, by, together))

    async def invite_policy(self, user: int) -> InvitePolicy:
        """Whose invitations `user` takes."""
        return await self._store.read(lambda connection: ping_limits.invite_policy(connection, user))

    async def change_manners(self, request: int, user: int, changed: Callable[[InvitePolicy], InvitePolicy]) -> Answer:
        """From now on `user` takes the invitations that `changed` makes of those of before."""

        def work(connection: Connection) -> Answer:
            now = changed(ping_limits.invite_policy(connection, user))
            ping_limits.keep_manners(connection, user, now)
            return Answer(Verdict.DONE, text(f"bot-manners-{now.welcome.value}"))

        answer, _ = await self._write(request, work)
        return answer

    async def admit(self, pings: Sequence[Ping], nonce: str) -> tuple[int, ...]:
        """Whom the message of that nonce may ping; the others are named only. What is pinged for a wish counts from
        now on."""
        if all(each.cause is GAME for each in pings):
            return tuple(user for each in pings for user in each.users)
        now = self._time.now()
        admitted = await self._store.write(lambda connection: ping_limits.admit(connection, pings, nonce, now))
        self._inbox.note()  # for who is spared
        return admitted

    async def called(self, users: Sequence[int], wish: Wish) -> tuple[int, ...]:
        """Those of `users` who may be pinged for the wish since that was admitted before."""
        return await self._store.read(lambda connection: ping_limits.called(connection, users, wish))

    async def recall(self, kind: Setting[V], key: int) -> V | None:
        """What `remember` kept under the key; None: nothing."""
        (kept,) = await self._settings.get((kind,), key)
        return kept

    async def recall_all(self, kinds: Sequence[Setting[V]], key: int) -> tuple[V | None, ...]:
        """The same of several kinds, in one look."""
        return await self._settings.get(kinds, key)

    async def remember(self, kind: Setting[V], key: int, value: V) -> None:
        """Keep a value under a key; it replaces the one before."""
        await self._finish(self._settings.change(lambda connection: kind.put(connection, key, value)))

    async def forget(self, kind: Setting[Any], key: int) -> None:
        """What is kept under the key is kept no longer."""
        await self._finish(self._settings.change(lambda connection: kind.drop(connection, key)))

    async def forget_before(self, kind: Setting[Any], moment: int) -> None:
        """Keep no longer what was before `moment`, as `Setting.drop_before` tells it."""
        await self._finish(self._settings.change(lambda connection: kind.drop_before(connection, moment)))

    async def tables_to_leave(self, user: int) -> tuple[int, ...]:
        """Where a person still sits, or has a table that did not begin: nobody is forgotten who plays."""
        return await self._store.read(lambda connection: forgetting.open_tables(connection, user))

    async def forget_person(self, request: int, user: int) -> Answer:
        """Take a person out of everything that is kept. Refused while they sit at an open table."""
        return await self._finish(self._forget_person(request, user))

    async def leave_server(self, guild: int) -> None:
        """The bot was removed from a server: its tables sleep until the bot is back, or are forgotten a month later."""
        await self.remember(LEFT, guild, self._time.now())
        for id in await self._store.read(lambda connection: records.running_on(connection, guild)):
            await self.do(None, id, acts.lose_server)

    async def return_to_server(self, guild: int) -> tuple[int, ...]:
        """The bot is on a server, perhaps again: what sleeps there is shown and can be woken. Its channels."""
        if await self.recall(LEFT, guild) is None:
            return ()
        await self.forget(LEFT, guild)
        tables = await self._store.read(lambda connection: records.running_on(connection, guild))
        for id in tables:
            await self._publish(id)
        sessions = [await self.session(id) for id in tables]
        return tuple(session.table.channel for session in sessions if session is not None)

    async def servers_left_before(self, moment: int) -> tuple[int, ...]:
        """Those that the bot was removed from before `moment`, in Unix seconds."""
        left = await self._store.read(LEFT.all)
        return tuple(guild for guild, at in left.items() if at < moment)

    async def forget_server(self, guild: int) -> tuple[int, ...]:
        """Remove every table of a server; which these were."""
        tables = await self._store.write(lambda connection: forgetting.forget_server(connection, guild))
        for id in tables:
            self._cache.slot(id).session = None
            self._deadlines.reconsider(id)
        self.standings.forget()
        self._settings.forget()
        return tables

    async def _forget_person(self, request: int, user: int) -> Answer:
        """Under the locks of all the person's tables, so that nothing that is under way writes them again. One person
        is forgotten at a time: it reads something of every table, and whatever else is to be written comes in
        between."""
        async with self._forgetting, AsyncExitStack() as locks:
            ids = await self._store.read(lambda connection: forgetting.tables_of(connection, user))
            slots = [self._cache.slot(id) for id in ids]
            for slot in slots:
                await locks.enter_async_context(slot.lock)

            def work(connection: Connection) -> Answer:
                if forgetting.open_tables(connection, user):
                    raise Refusal(text("bot-forget-seated"))
                forgetting.forget_person(connection, user)
                return Answer(Verdict.DONE, text("bot-forgotten"))

            answer, _ = await self._write(request, work)
            for slot in slots:
                slot.session = None
        self.standings.forget()
        self._settings.forget()
        if answer.done:
            self._people.pop(user, None)
            await asyncio.to_thread(forgetting.note, self._store.path, user)
        return answer

    # Inside

    def _moment(self) -> Moment:
        return Moment(self._time.now(), self._window_hours, self._people)

    async def _moment_at(self, session: Session) -> Moment:
        """This moment; with what those in a lobby have finished, since their game may begin in it."""
        if not isinstance(session.phase, Lobby):
            return self._moment()
        users, table, since = [user for user, _ in sitting(session)], session.table, self._time.now() - DAY
        moment = replace(self._moment(), finished=await self.games_played(table.game, users))
        if table.wanted is not Wanted.ANYBODY:
            moment = replace(moment, reliability=await self.standings.reliability(table.guild))
        if not table.rated:
            return moment
        rated = partial(results.rated_since, guild=table.guild, users=users, since=since)
        return replace(moment, rated=await self._store.read(rated))

    def _anchors(self, game: str) -> Anchors:
        """What the computers of a game are worth."""
        found = self._games.get(game)
        return anchors(() if found is None or found.rules.think is None else found.rules.think.strengths)

    async def _finish(self, work: Coroutine[Any, Any, T]) -> T:
        """`work` to its end, even when the caller gives up: what is written must also be in memory."""
        return await asyncio.shield(self._owned(work))

    def _owned(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """`work` as a task of the host's own, which `close` waits for."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
        return task

    async def _act(self, request: int | None, id: int, kind: str, act: Callable[[Session, Moment], Change]) -> Answer:
        """Compute, save, swap under the session's lock; tell whoever waits after it."""
        begun, slot = monotonic(), self._cache.slot(id)
        async with slot.lock:
            loaded = await self._cache.load(slot)
            try:
                session = readable(existing(loaded))
                change = await asyncio.to_thread(act, session, await self._moment_at(session))
            except Refusal as refused:
                answer = refused.answer(None if loaded is None else id)
                return answer if request is None else await self.answer(request, answer)
            answer, fresh = await self._save(request, slot, session, change)
        if fresh:
            _note(id, change.entries[-1].n if change.entries else None, kind, begun)
            opened = None if change.opens is None else answer.session
            await self._spread(session, change, opened, wished=request is not None)
            self._note_plans(request, change.session)
        return answer

    async def _save(self, request: int | None, slot: Slot, before: Session, change: Change) -> tuple[Answer, bool]:
        """Durable first, then in memory. The answer, and whether it is of now."""
        record = await _record(before, change.session)

        def work(connection: Connection) -> Answer:
            records.save(connection, before, change.session, change.entries, change.header)
            if record is not None:
                results.keep(connection, change.session, record)
            self._keep_news(connection, change)
            self._tell_others(connection, before, change.session)
            id = before.id if change.opens is None else self._quota.open_rematch(connection, change.opens)
            return Answer(Verdict.DONE, change.text, id, change.told)

        try:
            answer, fresh = await self._write(request, work)
        except BaseException:
            slot.session = None  # whether it reached the disk is unknown: the next one reads what is there
            self._inbox.note()
            raise
        if fresh:
            slot.session = change.session
            if change.news or change.opens is not None:
                self._inbox.note()
            if record is not None:
                self.standings.add(before.table.guild, results.played_of(change.session, record))
            metrics.LINES.labels(before.table.game).inc(len(change.entries))
        return answer, fresh

    def _keep_news(self, connection: Connection, change: Change) -> None:
        id, pace, now = change.session.id, pace_of(change.session), self._time.now()
        if posts.keep_news(connection, id, change.news, self._people, pace, now):
            self.posts.note(id)

    def _tell_others(self, connection: Connection, before: Session, after: Session) -> None:
        """Who follows the game, or looks for one."""
        ended, now = isinstance(before.phase, Open) and not isinstance(after.phase, Open), self._time.now()
        told = ended and follows.end(connection, after.id, self._people, now)
        if looking.call(connection, before, after, self._people, now) or told:
            self.posts.note(after.id)

    async def _write(self, request: int | None, work: Callable[[Connection], Answer]) -> tuple[Answer, bool]:
        """What `work` writes and answers, kept for the request in the same transaction; whether it was done now. Of a
        request that was answered before nothing is written: it gets that answer."""
        now = self._time.now()

        def once(connection: Connection) -> Answer:
            if request is not None and (before := records.answered(connection, request)) is not None:
                raise records.Repeated(before)
            answer = work(connection)
            if request is not None:
                records.keep_answer(connection, request, answer, now)
            return answer

        try:
            return await self._store.write(once), True
        except records.Repeated as repeated:
            return repeated.answer, False
        except Refusal as refused:
            assert request is not None, "something that may not be done, by nobody"
            return await self.answer(request, refused.answer()), False
        except records.ChannelTaken:
            assert request is not None, "a table opened by nobody"
            return await self.answer(request, Refusal(text("bot-table-channel-taken")).answer()), False

    async def _insert(self, request: int, session: Session, *, admitted: bool, unseen: bool) -> Answer:
        def work(connection: Connection) -> Answer:
            now = self._time.now()
            if not admitted:
                self._quota.insist(connection, session.table, now)
            id = records.insert(connection, session)
            self._quota.ask(connection, session.table, id, now)
            opened = replace(session, table=replace(session.table, id=id))
            if looking.call(connection, None, opened, self._people, now):
                self.posts.note(id)
            return Answer(Verdict.DONE, text("bot-table-opened"), id)

        begun = monotonic()
        answer, fresh = await self._write(request, work)
        if fresh and answer.session is not None:
            self._inbox.note()  # for who was asked often enough
            _note(answer.session, None, "open_table", begun)
            if not unseen:
                await self._publish(answer.session, wished=True)
        return answer

    async def _spread(
        self, before: Session, change: Change, opened: int | None = None, *, wished: bool = False
    ) -> None:
        """Tell everybody who waits for changes; `opened` is the table that was opened beside it."""
        after = change.session
        self._deadlines.reconsider(after.id)
        if any(owed.computer for owed in after.owed):
            self._computers.add(after.id)
        if before.table.revision != after.table.revision:
            await self._publish(after.id, wished=wished)
        if opened is not None:
            await self._publish(opened, wished=wished)

    async def _publish(self, id: int, *, wished: bool = False) -> None:
        if id in self._together:
            self._together[id] = True
            return
        if self._listener is None:
            return
        try:
            await self._listener.show(id, wished=wished)
        except Exception:  # what was done is done; the channel is repaired by the next change or at the next start
            log.exception("not published", session=id)

    async def _keep_board(self, id: int, board: ShownBoard) -> None:
        slot = self._cache.slot(id)
        async with slot.lock:
            await self._store.write(lambda connection: posts.keep_board(connection, id, board))
            if slot.session is not None:
                slot.session = with_board(slot.session, board)


async def _record(before: Session, after: Session) -> GameRecord | None:
    """What a game says of those who played it, where it has ended with this change."""
    ended = isinstance(before.phase, Open) and not isinstance(after.phase, Open) and after.table.started is not None
    return await asyncio.to_thread(record_of, after) if ended else None


def _note(id: int, line: int | None, kind: str, begun: float) -> None:
    """For a host who looks for what became of a move: that the table changed, up to which line of its log, by which act
    and in how long. Nothing of what was played, and by whom."""
    log.debug("table changed", session=id, line=line, kind=kind, ms=round(1000 * (monotonic() - begun)))


def _public_export(session: Session, header: str, told: Sequence[Chapter]) -> bytes:
    """What everybody saw of a running game: header, events, the chain's head at the latest public change."""
    standing = session.position or session.kept
    events = (said for chapter in told for said in chapter.said)
    shown = "" if standing is None else standing.seal
    lines = [
        header[:-1] + ',"phase":"running"}',
        *(compact([number, packed_text(event)]) for number, event in enumerate(events, 1)),
        compact({"head": shown}),
    ]
    return ("\n".join(lines) + "\n").encode("ascii")
