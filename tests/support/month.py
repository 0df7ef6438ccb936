"""People who play over weeks: they come, go, sleep, vanish and return, on a clock that only they move.

After every step it is asked of each of them: is it their turn, were they told by a message that pings, exactly once,
and is nobody called who should not be. A scenario over `Stand`: whoever brings another world (its clock, its channels)
can let the same people live in it.
"""

from __future__ import annotations

import heapq
import random
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.catalogue import games
from bot.host.workers.engine import Job, Question
from bot.messages.custom_id import Action
from bot.messages.drawing import Drawing
from bot.messages.i18n import Voice
from bot.messages.message import Message, Picture
from bot.messages.words.table_messages import owing
from bot.table.session import Lobby, Open, Owed, Playing, Session
from bot.table.timing import DAY, HOUR
from games.core import Advice, Move, Rules, Seat
from renderers.core import Game
from tests.support.hosting import VirtualTime
from tests.support.stand import Channels, Stand, message, pressed, said, surface
from tests.support.unthreaded import unthreaded

CALLS = ("there is news at this table", "the game is over", "stopped without a result")
"""What a message says that calls everybody at a table."""
TODAY = "Waiting for you today"
"""What the one message a day says above its list."""
DAYS = 30
REMINDED = 3
"""Reminders of one choice at most, where nothing has a limit."""


class Sketch(Drawing):
    """Draws a picture as a digest of what everybody could see, since nobody looks at it here."""

    async def picture(self, game: Game, view: Any, voice: Voice, **_: Any) -> Picture:
        assert game.rules.upgrade is not None, game.rules.name
        return Picture("board.png", sha256(game.rules.upgrade.witness(view).encode()).digest(), "a sketch")

    async def chronicle(self, game: Game, told: Any, heading: str, view: Any, voice: Voice, **_: Any) -> Picture:
        return Picture("chronicle.png", sha256(heading.encode()).digest(), "a sketch")


class Dice:
    """Thinks at random, on the spot. `eager`: of so many moves at random the longest, so that nobody passes whenever
    they may, and games are as long as they are among people."""

    width = 1

    def __init__(self, *, eager: int = 1) -> None:
        self._eager = eager

    async def move(self, job: Job, ticket: object) -> Move:
        rules, chance = games()[job.game].rules, random.Random(repr((job.seat, job.key)))
        return max((_owed(rules, job.view, chance) for _ in range(self._eager)), key=len)

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        rules, chance = games()[question.game].rules, random.Random(repr((question.seat, question.key)))
        return (Advice(_owed(rules, question.view, chance), 0.5),)

    async def close(self) -> None:
        pass


def _owed(rules: Rules[Any, Any, Any], view: Any, chance: random.Random) -> Move:
    """A complete move that answers what is asked, each step picked at random."""
    path: Move = ()
    while (choice := rules.choice(view, path)) is not None:
        path = (*path, chance.choice(choice.tokens))
    return path


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that was new in a channel: when, where, whom it pinged, what it said."""

    at: int
    channel: int
    mentions: tuple[int, ...]
    words: str


@dataclass(frozen=True, slots=True)
class Letter:
    """A direct message: when, to whom, what it said."""

    at: int
    user: int
    words: str

    @property
    def calls(self) -> bool:
        """Whether it asks for something; private news do not."""
        return TODAY in self.words or f"<@{self.user}>" in self.words

    def tells(self, session: int) -> bool:
        """Whether it is about that table, among others or alone."""
        return re.search(rf"\btable {session}\b", self.words) is not None


class Recorder(Channels):
    """Channels that write down what was new, apart from what was changed."""

    def __init__(self, time: VirtualTime) -> None:
        super().__init__()
        self.log: list[Sent] = []
        self.wrote: list[Letter] = []
        self._time = time

    async def send(self, channel: int, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
        if nonce not in self.nonces:
            self.log.append(Sent(self._time.now(), channel, message.mentions, said(message)))
        return await super().send(channel, message, nonce, wake=wake)

    async def direct(self, user: int, message: Message, nonce: str) -> tuple[int, int]:
        if nonce not in self.nonces:
            self.wrote.append(Letter(self._time.now(), user, said(message)))
        return await super().direct(user, message, nonce)


class Habit(Enum):
    """How somebody plays by post: the hours within which they answer."""

    DAILY = (1, 20)
    SLOW = (10, 70)
    """Sometimes later than is allowed."""
    TRAVELS = (1, 12)
    """Gone for some days, then back with a press."""
    VANISHES = (2, 30)
    """From some day on for good."""


@dataclass
class Somebody:
    """One of those who play. Days are counted from the beginning; they are away from day `leaves` up to `returns`."""

    user: int
    habit: Habit
    leaves: int = 1 << 30
    returns: int = 1 << 30
    hour: int | None = None
    """When one message a day tells what waits; None: each is told at once, in the channel."""

    def away(self, seconds: int) -> bool:
        """Whether they are gone, so many seconds after the beginning."""
        return self.leaves * DAY <= seconds < self.returns * DAY


@dataclass
class Noise:
    """How loud it was: new messages and pings of one person for each change of who has to act, messages while nobody is
    there, pings of one person within a day."""

    messages: list[int] = field(default_factory=list)
    pings: list[int] = field(default_factory=list)
    deserted: int = 0
    days: Counter[tuple[int, int]] = field(default_factory=Counter)

    @property
    def day(self) -> int:
        """The most pings of one person within a day."""
        return max(self.days.values(), default=0)


Key = tuple[int, int]
"""Seat and since when it owes."""


class Month:
    """Some weeks of some tables."""

    def __init__(self, stand: Stand, recorder: Recorder, seed: int) -> None:
        self.stand = stand
        self.noise = Noise()
        self.problems: list[str] = []
        self.played: Counter[str] = Counter()
        self._recorder = recorder
        self._chance = random.Random(seed)
        self._people: dict[int, Somebody] = {}
        self._begun = stand.time.now()
        self._tables: dict[int, int] = {}
        self._known: dict[int, dict[Key, int]] = {}
        self._again: dict[int, Callable[[], Awaitable[None]]] = {}
        self._reminded: Counter[tuple[int, int, int]] = Counter()
        self._asleep: set[int] = set()
        self._read = 0
        self._opened = 0
        self._promised: dict[tuple[int, Key], int] = {}
        """Until when a message of the day has to tell of what somebody owes."""
        self._mover: int | None = None
        """Who moved just now: nobody needs a call to go on with their own turn."""
        self._plans: list[tuple[int, int, Callable[[], Awaitable[None]]]] = []
        self._numbers = count()

    # What happens

    async def open(self, game: str, people: Sequence[Somebody], channel: int, **values: Any) -> None:
        """A table of these people; when its game is over they play another one."""
        self._people |= {who.user: who for who in people}
        first, asker = people[0], partial(self.stand.asker, channel=channel)
        for who in people:
            if who.hour is not None and not self.stand.context.host.habits(who.user).daily:
                await self.stand.command(who.user, "settings", messages="daily", hour=who.hour, zone="Asia/Taipei")
        rules = games()[game].rules
        if len(rules.seats(rules.options())) > 1:
            values = {**values, "seats": len(people)}
        opener = asker(first.user)
        await self.stand.command(
            first.user, "play", game, people=None, files=None, asker=opener, session=None, **values
        )
        await self.stand.settled()
        session = await self.stand.context.host.in_channel(channel)
        assert session is not None, (game, channel)
        for who in people[1:]:
            await self.stand.click(who.user, pressed(Action.JOIN, session.id), asker=asker(who.user))
        await self.stand.settled()
        self._read, self._opened = len(self._recorder.log), len(self._recorder.wrote)  # the lobby is no turn
        if isinstance((await self._session(session.id)).phase, Lobby):
            await self.stand.click(first.user, pressed(Action.START, session.id), asker=asker(first.user))
        self._tables[session.id] = channel
        again = partial(self.open, game, people, channel, **values)
        self._again[session.id] = again
        for who in people:
            if who.habit is Habit.TRAVELS:
                at = self._begun + who.returns * DAY + self._chance.randrange(12 * HOUR)
                self._plan(at, partial(self._back, who, session.id))
        await self.quiet()

    async def live(self, days: int) -> None:
        """Let so many days pass."""
        end = self._begun + days * DAY
        while self._plans and self._plans[0][0] <= end:
            at, _, act = heapq.heappop(self._plans)
            await self.stand.time.advance(max(0, at - self.stand.time.now()), self)
            await act()
            await self.quiet()
            self._mover = None
        await self.stand.time.advance(max(0, end - self.stand.time.now()), self)

    async def quiet(self) -> None:
        """Until nothing is under way; then everything is looked at."""
        await self.stand.quiet()
        sent, self._read = self._recorder.log[self._read :], len(self._recorder.log)
        for each in sent:
            day = (each.at - self._begun) // DAY
            self.noise.days.update((user, day) for user in each.mentions)
        letters, self._opened = self._recorder.wrote[self._opened :], len(self._recorder.wrote)
        for letter in letters:
            self.noise.days[(letter.user, (letter.at - self._begun) // DAY)] += 1
        for id, channel in list(self._tables.items()):
            told = [each for each in letters if each.tells(id)]
            await self._look(await self._session(id), [each for each in sent if each.channel == channel], told)

    def _plan(self, at: int, act: Callable[[], Awaitable[None]]) -> None:
        heapq.heappush(self._plans, (at, next(self._numbers), act))

    async def _answer(self, id: int, user: int, key: Key) -> None:
        """Somebody answers what they were asked, if they are there and still owe it."""
        session, who = await self._session(id), self._people[user]
        if self._keys(session).get(key) != user:
            return
        if who.away(self.stand.time.now() - self._begun):
            return
        position = session.position
        assert position is not None
        self._mover = user
        asker = self.stand.asker(user, channel=session.table.channel)
        listed = said(await self.stand.command(user, "games", asker=asker))
        if "Waiting for you" not in listed or f"table {id}" not in listed:
            self.problems.append(f"{user} does not find table {id} in his list")
        move = _owed(position.game.rules, position.view(Seat(key[0])), self._chance)
        typed, asker = position.game.rules.format(move), self.stand.asker(user, channel=session.table.channel)
        answer = message(await self.stand.command(user, "move", text=typed, asker=asker))
        self.played[session.table.game] += 1
        if (await self._session(id)).position is position:
            self.problems.append(f"{user} could not play {move} at table {id}: {said(answer)[:200]}")

    async def _back(self, who: Somebody, id: int) -> None:
        """Somebody returns, and says so where the computer played for them."""
        session = await self._session(id)
        seat = session.seat_of(who.user)
        if isinstance(session.phase, Playing) and seat is not None and (session.asleep or session.chairs[seat].absent):
            asker = self.stand.asker(who.user, channel=session.table.channel)
            await self.stand.click(who.user, pressed(Action.PRESENT, id), asker=asker)
        for key, user in self._keys(await self._session(id)).items():
            if user == who.user:
                self._plan_answer(id, user, key)

    def _plan_answer(self, id: int, user: int, key: Key) -> None:
        least, most = self._people[user].habit.value
        at = self.stand.time.now() + self._chance.randrange(least * HOUR, most * HOUR)
        self._plan(at, partial(self._answer, id, user, key))

    # What is asked of it

    async def _look(self, session: Session, sent: Sequence[Sent], letters: Sequence[Letter]) -> None:
        """Whoever was asked just now was pinged by one new message, or the next one of their day will tell it and still
        leave them a quarter of the time; nobody else was, but by what calls everybody."""
        id, known, now = session.id, self._known.get(session.id, {}), self._keys(session)
        calls = [each for each in sent if any(words in each.words for words in CALLS)]
        heard = Counter(user for each in sent if each not in calls for user in each.mentions)
        letters = [each for each in letters if each.calls and not any(words in each.words for words in CALLS)]
        heard += Counter(each.user for each in letters)
        self._keep_promises(session, now, known, letters, heard)
        for key in sorted(now.keys() - known.keys()):
            told = sum(now[key] in each.mentions for each in sent if each not in calls)
            told += sum(each.user == now[key] for each in letters) or (id, key) in self._promised
            told = told or sum(now[key] in each.mentions for each in calls)
            if told != 1 and not (told == 0 and now[key] == self._mover and now[key] in known.values()):
                words = [*(each.words[:200] for each in sent), *(each.words[:200] for each in letters)]
                self.problems.append(f"table {id}: {now[key]} owes {key}, told {told} times: {words}")
            self._plan_answer(id, now[key], key)
        for each in sent:
            if each not in calls:
                self._reasons(session, each, now)
        if now != known or calls:
            self.noise.messages.append(len(sent))
            if len(sent) - len(calls) > 1:
                self.problems.append(f"table {id}: {[each.words[:200] for each in sent]} for one change")
            pings = Counter(user for each in sent for user in each.mentions)
            self.noise.pings.append(max(pings.values(), default=0))
        self._sleep(session, sent)
        self._known[id] = now
        if not isinstance(session.phase, Open):
            del self._tables[id]
            self._plan(self.stand.time.now() + HOUR, self._again[id])

    def _keep_promises(
        self,
        session: Session,
        now: dict[Key, int],
        known: dict[Key, int],
        letters: Sequence[Letter],
        heard: Mapping[int, int],
    ) -> None:
        """What the board left to a message of the day, or to when somebody wakes, was told by one, in time; then there
        is one last call, or the reminders of a table without a limit."""
        id, most = session.id, 1 if session.table.hours else REMINDED
        for key, user in now.items():
            owed = session.owes(Seat(key[0]))
            assert owed is not None
            if key not in known and owed.uncalled:
                self._promised[id, key] = self._latest(owed, user) + 2 * HOUR // 60
                if not self._sleeps(owed, user) and owed.allowed is not None and owed.allowed < DAY:
                    self.problems.append(f"table {id}: {user} waits for a message of the day with {owed.allowed} s")
            elif key in known and heard[user]:
                promised = self._promised.pop((id, key), None)
                if promised is not None and self.stand.time.now() > promised:
                    self.problems.append(f"table {id}: {user} was told of {key} after {promised}")
                today = sum(each.user == user and TODAY in each.words for each in letters)
                self._reminded[(id, *key)] += heard[user] - max(today, promised is not None)
                if self._reminded[(id, *key)] > most:
                    self.problems.append(f"table {id}: {user} was called too often for {key}: {heard} {letters}")
            if self._promised.get((id, key), self.stand.time.now()) < self.stand.time.now():
                self.problems.append(f"table {id}: no message of the day told {user} of {key} in time")
        for gone in [each for each in self._promised if each[0] == id and each[1] not in now]:
            del self._promised[gone]

    def _sleeps(self, owed: Owed, user: int) -> bool:
        return self.stand.context.host.habits(user).rest(owed.since).wakes(owed.since) > owed.since

    def _latest(self, owed: Owed, user: int) -> int:
        """When somebody who was not called at once has to hear at the latest: when they wake, and with one message a
        day also within a day that leaves a quarter of the time. Quiet hours win."""
        rest = self.stand.context.host.habits(user).rest(owed.since)
        wakes = rest.wakes(owed.since)
        if self._people[user].hour is None:
            return wakes
        quarter = wakes + DAY if owed.due is None else owed.due - owed.spare - (owed.allowed or 0) // 4
        return rest.wakes(min(quarter, wakes + DAY))

    def _reasons(self, session: Session, each: Sent, now: dict[Key, int]) -> None:
        """Who is pinged is asked for something."""
        for user in each.mentions:
            if user not in now.values():
                self.problems.append(f"table {session.id}: {user} owes nothing and was pinged: {each.words[:200]}")

    def _sleep(self, session: Session, sent: Sequence[Sent]) -> None:
        """A table that fell asleep says so once and then nothing, until it wakes."""
        if session.id in self._asleep and session.asleep and sent:
            self.noise.deserted += len(sent)
            self.problems.append(f"table {session.id} sleeps, and said {sent[0].words[:200]}")
        if session.asleep:
            self._asleep.add(session.id)
        else:
            self._asleep.discard(session.id)

    def _keys(self, session: Session) -> dict[Key, int]:
        """What the game waits for from people who are there, and from whom."""
        if not isinstance(session.phase, Playing) or session.asleep:
            return {}
        found = {}
        for seat in owing(session):
            owed, occupant = session.owes(seat), session.occupant(seat)
            if owed is not None and session.chairs[seat].present and occupant is not None and occupant.user is not None:
                found[(int(seat), owed.since)] = occupant.user
        return found

    async def _session(self, id: int) -> Session:
        session = await self.stand.context.host.session(id)
        assert session is not None, id
        return session


def company(chance: random.Random, first: int, number: int, days: int) -> list[Somebody]:
    """So many people, with ids from `first` on."""
    people = []
    for user in range(first, first + number):
        who = Somebody(user, chance.choice(list(Habit)), hour=(None, 8, 20)[user % 3])
        if who.habit in (Habit.TRAVELS, Habit.VANISHES):
            who.leaves = chance.randrange(1, max(2, days - 8))
        if who.habit is Habit.TRAVELS:
            who.returns = who.leaves + chance.randrange(2, 14)
        people.append(who)
    return people


async def month(folder: Path, seed: int, played: Sequence[str]) -> Month:
    """A month of one table for each game in `played`, with the data in `folder`; the same for the same seed."""
    chance, time = random.Random(seed), VirtualTime()
    recorder, seeds = Recorder(time), random.Random(seed)
    with unthreaded(), patch("bot.table.features.lobby.secrets.token_bytes", seeds.randbytes):
        async with surface(folder, time=time, channels=recorder, drawing=Sketch(), engine=Dice()) as stand:
            lived = Month(stand, recorder, seed)
            for channel, game in enumerate(played, 1):
                rules = games()[game].rules
                people = company(chance, 1000 * channel, chance.choice(rules.seats(rules.options())), DAYS)
                await lived.open(game, people, channel, hours=chance.choice([12, 24, 48, 0]))
            await lived.live(DAYS)
            return lived
