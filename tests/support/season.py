"""Two months of a whole server: forty people with habits of their own sit down where they like, play all games with and
without strength, note, look for players, hide, vanish, are forgotten, while the program is started anew now and then.

Built on `tests.support.month`, whose questions are asked here too. What is asked besides: nothing of a note reaches
anybody else, nobody is brought to whom they refuse, strength follows from the rated games in whatever order, nobody is
named after they hid or were forgotten, and how long games took of what was said when they began.
"""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from functools import partial
from math import log
from pathlib import Path
from sqlite3 import Connection
from statistics import median
from typing import Any
from unittest.mock import patch

from bot.catalogue import games
from bot.host.storage import results
from bot.host.workers.engine import Job, Question
from bot.messages.custom_id import Action
from bot.messages.i18n import Voice
from bot.messages.message import Picture
from bot.messages.requests import Ask, Asker, Person, Response, Seen
from bot.table.results.forecast import Forecast
from bot.table.results.played import Played
from bot.table.results.ranking import Ranked, anchors, ranked
from bot.table.session import Lobby, Open, Over, Playing, Session, Takeback, sitting
from bot.table.timing import DAY, HOUR
from games.core import Advice, Budget, Level, Move, Rules, Seat
from games.search import choose
from tests.support.hosting import VirtualTime
from tests.support.month import Habit, Key, Letter, Month, Recorder, Sent, Sketch, Somebody, _owed
from tests.support.stand import GUILD, Stand, message, pressed, said, surface
from tests.support.unthreaded import unthreaded

DAYS = 60
FIRST = (1 << 40) + 1
ZONES = ("Asia/Taipei", "Asia/Shanghai", "Europe/Berlin", "America/New_York", "UTC")
PLAYED: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "cacao": ({"seats": 2}, {"seats": 3}, {"seats": 4}),
    "cardgo": ({"rules": "quick"}, {"rules": "classic"}),
    "jiangshan": ({"rules": "drill-ground"},),
    "koxinga": ({"seats": 2}, {"seats": 3}, {"seats": 4}),
}
"""What is played of each game."""
PACES = (24, 48, 48, 96, 12, 0)
TURN = 40
"""Moves of one turn at most."""
RESTART = 10
"""Days after which the program is started anew, each time."""
LOOKING = re.compile("(there is a free seat in a game|you are looking for such a game).*? table ([0-9]+)")
SECONDS = 20
"""Between two moves of one turn."""
DOWN = 40 * 60
"""Seconds for which the program is gone when it is started anew."""


class Beginners:
    """Thinks on the spot, and about as much as somebody who plays for the first time."""

    width = 1

    async def move(self, job: Job, ticket: object) -> Move:
        return beginner(games()[job.game].rules, job.view, job.seat, job.key)

    async def advise(self, person: int, question: Question) -> Sequence[Advice]:
        raise NotImplementedError

    async def close(self) -> None:
        pass


def beginner(rules: Rules[Any, Any, Any], view: Any, seat: Seat, key: bytes) -> Move:
    """One of the moves that look well at once."""
    if rules.name == "jiangshan":  # its moves are dear to weigh
        chance = random.Random(key)
        return max((_owed(rules, view, chance) for _ in range(3)), key=len)
    assert rules.think is not None
    return choose(rules.think.advise(view, seat, key, Budget(1)), Level(1, 3, 0.1), key)


class Sketches(Sketch):
    """Draws leader boards as what they say."""

    async def standing(self, game: Any, board: Any, voice: Voice) -> Picture:
        return Picture("rank.png", board.alt.encode(), board.alt)


@dataclass
class Regular(Somebody):
    """One of the server. `hours`: how long they take for an answer, in the middle; `most`: at how many tables they sit;
    from the day `hides` on others see nothing of them, on the day `forgets` they want to be forgotten."""

    hours: float = 4.0
    most: int = 2
    zone: str = "UTC"
    quiet: bool = False
    direct: bool = False
    hides: int = 1 << 30
    forgets: int = 1 << 30
    holiday: int = 1 << 30
    gone: bool = False
    """Whether they were forgotten."""
    hidden: bool = False

    @property
    def name(self) -> str:
        return f"Regular{self.user}"


@dataclass(frozen=True)
class Size:
    """How large a server is, for how many days people begin games there, and for how many more these may go on."""

    people: int = 40
    channels: int = 16
    days: int = DAYS
    later: int = DAYS


WHOLE, SAMPLE = Size(), Size(people=10, channels=4, days=3, later=0)


@dataclass
class Duration:
    """A game: what was said when it began, and how long it took."""

    game: str
    said: Forecast
    began: int
    took: int | None = None


@dataclass
class Tally:
    """What is counted."""

    durations: dict[int, Duration] = field(default_factory=dict)
    done: Counter[str] = field(default_factory=Counter)
    """What people did, by its name."""

    def within(self, game: str = "") -> tuple[int, int, float]:
        """Of how many games that had a forecast how many ended within it, and how often the upper end is the lower in
        the middle."""
        told = [each for each in self.durations.values() if each.said.most and each.took and game in ("", each.game)]
        hits = sum(each.said.least <= (each.took or 0) <= each.said.most for each in told)
        widths = [each.said.most / max(1, each.said.least) for each in told]
        return len(told), hits, median(widths) if widths else 0.0


class Season(Month):
    """The life of a server."""

    def __init__(self, stand: Stand, recorder: Recorder, seed: int, size: Size) -> None:
        super().__init__(stand, recorder, seed)
        self.tally = Tally()
        self._size, self._days = size, size.days
        self._lobbies: dict[int, int] = {}
        self._apart: set[frozenset[int]] = set()
        self._notes: dict[int, set[str]] = {}
        self._called: dict[int, int] = {}
        """When somebody was last called to a lobby that opened."""
        self._seen = 0
        self._written = 0

    # Who they are

    async def settle(self, people: Sequence[Regular]) -> None:
        """Everybody sets what they want."""
        self._people = {who.user: who for who in people}
        for who in people:
            values: dict[str, Any] = {"zone": who.zone}
            values |= {"quiet": "23:00-07:00"} if who.quiet else {}
            if who.hour is not None:
                values |= {"messages": "daily", "hour": who.hour}
            elif who.direct:
                values |= {"messages": "direct"}
            await self.ask(who.user, "settings", **values)
            self._plan_life(who)
        for one, other in zip(people[::6], people[3::6], strict=False):
            self._apart.add(frozenset((one.user, other.user)))
            await self.ask(one.user, "settings", people={"not-from": Person(other.user, other.name)})
            refused = await self.ask(other.user, "play", "koxinga", people={"opponent": Person(one.user, one.name)})
            if await self.stand.context.host.in_channel(1):
                self.problems.append(f"{other.user} invites {one.user}, who refuses them: {refused}")
        self._read, self._opened = len(self._recorder.log), len(self._recorder.wrote)

    def _plan_life(self, who: Regular) -> None:
        for day, act in ((who.hides, self._hide), (who.forgets, self._forget), (who.holiday, self._holiday)):
            if day < self._days:
                self._plan(self._begun + day * DAY + self._chance.randrange(DAY), partial(act, who))
        for day in range(who.user % 9, self._days, 9):
            self._plan(self._begun + day * DAY + self._chance.randrange(DAY), partial(self._look_for, who))
        for day in range(who.user % 7, self._days, 7):
            self._plan(self._begun + day * DAY + self._chance.randrange(DAY), partial(self._look_up, who))

    def _who(self, user: int) -> Regular:
        who = self._people[user]
        assert isinstance(who, Regular)
        return who

    def _day(self) -> int:
        return (self.stand.time.now() - self._begun) // DAY

    # What they do

    async def ask(self, user: int, name: str, sub: str | None = None, *, channel: int = 1, **values: Any) -> str:
        """A command of somebody's, whose answer nobody else's note is in."""
        asker = self._asker(user, channel)
        answer = await self.stand.command(user, name, sub, asker=asker, **values)
        return self._heard(user, answer)

    async def press(self, user: int, action: Action, id: int, channel: int, **more: Any) -> str:
        """A press of somebody's, likewise."""
        answer = await self.stand.click(user, pressed(action, id), asker=self._asker(user, channel), **more)
        return self._heard(user, answer)

    def _asker(self, user: int, channel: int) -> Asker:
        return replace(self.stand.asker(user, channel=channel), name=self._who(user).name)

    def _heard(self, user: int, answer: Response) -> str:
        if isinstance(answer, Seen):
            return ""
        if isinstance(answer, Ask):
            words = repr(answer)
        else:
            shown = message(answer)
            files = (part for part in shown.parts if not hasattr(part, "content"))
            words = said(shown) + repr(tuple(files))
        self._no_note(words, user)
        return words

    def _no_note(self, words: str, reader: int | None) -> None:
        """Nobody else's note is in what somebody reads."""
        for user, notes in self._notes.items():
            if user != reader and any(note in words for note in notes):
                self.problems.append(f"{reader} reads what {user} noted: {words[:200]}")

    async def gather(self, channel: int) -> None:
        """Somebody opens a table; others sit down when they come by."""
        if self._day() >= self._days:
            return
        who, number = await self._willing(()), self._chance.random
        if who is None:
            self._plan(self.stand.time.now() + 6 * HOUR, partial(self.gather, channel))
            return
        game = list(PLAYED)[channel % len(PLAYED)]
        values = {**self._chance.choice(PLAYED[game]), "hours": PACES[channel % len(PACES)]}
        values |= {"rated": True} if number() < 0.6 else {}
        values |= {"wanted": "finish" if self._day() > 25 else "newcomers"} if number() < 0.25 else {}
        values |= {"computers": 1} if number() < 0.1 and values.get("seats", 2) > 2 else {}
        await self.ask(who.user, "play", game, channel=channel, **values)
        await self.stand.settled()
        session = await self.stand.context.host.in_channel(channel)
        if session is None:
            self.problems.append(f"{who.user} could not open {values} in {channel}")
            return
        self.tally.done["a table opens"] += 1
        self._lobbies[session.id] = channel
        self._again[session.id] = partial(self.gather, channel)
        self._plan(self.stand.time.now() + self._chance.randrange(HOUR, 8 * HOUR), partial(self._come, session.id))
        await self.quiet()

    async def _come(self, id: int) -> None:
        """Somebody sits down in a lobby; the host asks those who look for players."""
        session = await self._session(id)
        if not isinstance(session.phase, Lobby):
            if not isinstance(session.phase, Open) and id in self._lobbies:
                channel = self._lobbies.pop(id)
                self._plan(self.stand.time.now() + HOUR, partial(self.gather, channel))
            return
        there = [chair.occupant.user for chair in session.chairs if chair.occupant and chair.occupant.user]
        if None in [chair.occupant for chair in session.chairs]:
            if self._chance.random() < 0.2 and session.table.host in there and not session.phase.sought:
                await self.press(session.table.host, Action.LFG_ASK, id, session.table.channel)
                self.tally.done["a host asks those who look"] += 1
            if (who := await self._willing(there)) is not None:
                words = await self.press(who.user, Action.JOIN, id, session.table.channel)
                self.tally.done["sits down" if (await self._session(id)).seat_of(who.user) is not None else words] += 1
        else:
            for user in session.unconfirmed:
                await self.press(user, Action.JOIN, id, session.table.channel)
        self._plan(self.stand.time.now() + self._chance.randrange(HOUR, 7 * HOUR), partial(self._come, id))

    async def _willing(self, there: Sequence[int]) -> Regular | None:
        """Somebody who is here, has time, and does not refuse any of those who sit there."""
        now, tables = self.stand.time.now() - self._begun, Counter[int]()
        for id in (*self._lobbies, *self._tables):
            tables.update(user for user, _ in sitting(await self._session(id)))
        free = [
            who
            for who in map(self._who, self._people)
            if not (who.gone or who.away(now) or who.user in there or who.forgets - self._days // 5 < self._day())
            and tables[who.user] < who.most
            and not any(frozenset((who.user, other)) in self._apart for other in there)
        ]
        return self._chance.choice(free) if free else None

    def _plan_answer(self, id: int, user: int, key: Key) -> None:
        """They answer some hours later, or when they are awake, or back."""
        who = self._who(user)
        at = self.stand.time.now() + int(self._chance.lognormvariate(log(who.hours), 0.8) * HOUR)
        at = self.stand.context.host.habits(user).rest(at).wakes(at) if who.quiet else at
        if who.away(at - self._begun):
            at = self._begun + who.returns * DAY + self._chance.randrange(12 * HOUR)
        if at < self._begun + (self._days + self._size.later) * DAY:
            self._plan(at, partial(self._answer, id, user, key))

    async def _answer(self, id: int, user: int, key: Key) -> None:
        """Somebody plays their whole turn, or comes back where they were played for."""
        session, seat = await self._session(id), Seat(key[0])
        channel = session.table.channel
        if not isinstance(session.phase, Playing) or session.seat_of(user) != seat:
            return
        if session.asleep or session.chairs[seat].absent:
            await self.press(user, Action.PRESENT, id, channel)
            self.tally.done["is back"] += 1
            return
        if self._keys(session).get(key) != user:
            return
        await self._idle(user, session)
        if (await self._session(id)).seat_of(user) != seat:
            return
        for _ in range(TURN):
            session = await self._session(id)
            position, owed = session.position, session.owes(seat)
            if not isinstance(session.phase, Playing) or position is None or owed is None or owed.held:
                return
            self._mover = user
            move = beginner(position.game.rules, position.view(seat), seat, self._chance.randbytes(8))
            words = await self.ask(user, "move", channel=channel, text=position.game.rules.format(move))
            self.played[session.table.game] += 1
            if (await self._session(id)).position is position:
                self.problems.append(f"{user} could not play {move} at table {id}: {words[:200]}")
                return
            await self.quiet()
            if self._pinged(user, session.id, channel):
                return  # it was another's move meanwhile, if only a computer's
            await self.stand.time.advance(SECONDS, self)

    def _pinged(self, user: int, id: int, channel: int) -> bool:
        """Whether somebody was called just now."""
        now = self.stand.time.now()
        sent = any(
            each.at == now and each.channel == channel and user in each.mentions for each in self._recorder.log[-9:]
        )
        return sent or any(
            each.at == now and each.user == user and each.tells(id) for each in self._recorder.wrote[-9:]
        )

    async def _idle(self, user: int, session: Session) -> None:
        """What somebody does at a table before they play: look, note, seldom give it up."""
        id, channel, done = session.id, session.table.channel, self._chance.random()
        if done < 0.05:
            token = f"note{user}of{self.tally.done['notes']}"
            self._notes.setdefault(user, set()).add(token)
            await self.stand.command(user, "notes", asker=self._asker(user, channel))
            await self.press(user, Action.NOTE, id, channel, lines={"typed": token}, private=True)
            self.tally.done["notes"] += 1
            if token not in await self.ask(user, "since", channel=channel):
                self.problems.append(f"{user} does not find what they noted at table {id}")
        elif done < 0.15:
            listed = await self.ask(user, "games", channel=channel)
            if "Waiting for you" not in listed or f"table {id}" not in listed:
                self.problems.append(f"{user} does not find table {id} in their list")
        elif done < 0.155 and session.table.takeback is not Takeback.NEVER:
            await self.ask(user, "replace", channel=channel, seat=str(int(session.seat_of(user) or 0)))
            self.tally.done["gives up"] += 1

    async def _look_for(self, who: Regular) -> None:
        if who.gone or who.away(self.stand.time.now() - self._begun):
            return
        pace: dict[str, Any] = self._chance.choice(({}, {"pace": "relaxed"}))
        await self.ask(who.user, "lfg", game=self._chance.choice(list(PLAYED)), **pace)
        self.tally.done["looks for players"] += 1

    async def _look_up(self, who: Regular) -> None:
        """Somebody looks at what others show, and at another table."""
        if who.gone or who.away(self.stand.time.now() - self._begun):
            return
        game, other = self._chance.choice(list(PLAYED)), self._who(self._chance.choice(list(self._people)))
        form: dict[str, Any] = self._chance.choice(({"as": "text"}, {}))
        words = await self.ask(who.user, "rank", game=game, **form)
        self._no_name(words, self._unseen(), "/rank")
        await self.ask(who.user, "profile", people={"person": Person(other.user, other.name)})
        await self.ask(who.user, "profile")
        channel = self._chance.randrange(1, self._size.channels + 1)
        if await self.stand.context.host.in_channel(channel) is not None:
            for name in ("since", "log", "board", "export"):
                await self.ask(who.user, name, channel=channel)
            await self.press(who.user, Action.MORE, (await self._here(channel)).id, channel)
        for name in ("tables", "games"):
            await self.ask(who.user, name, channel=channel)
        self.tally.done["looks up"] += 1

    async def _here(self, channel: int) -> Session:
        session = await self.stand.context.host.in_channel(channel)
        assert session is not None, channel
        return session

    # What is asked of strength

    @property
    def busy(self) -> bool:
        """Whether anything is still played, or will be."""
        return bool(self._tables or self._day() < self._days)

    async def figures(self) -> object:
        """What follows from the games of the server as of today."""
        standings = self.stand.context.host.standings
        return self._day(), await self._ranked(lambda user: user), await standings.reliability(GUILD)

    async def restarted(self, stand: Stand, before: Any) -> None:
        """The program is there again, without anything that it kept beside the logs: the figures are the same."""
        self.stand = stand
        self._promised = {key: latest + DOWN for key, latest in self._promised.items()}
        self._mover = None
        await self.quiet()
        after = await self.figures()
        if before != after and before[0] == self._day():
            self.problems.append(f"after a restart on day {before[0]} other figures follow from the same logs")
        self.tally.done["starts anew"] += 1

    async def end(self) -> None:
        """Strength follows from the rated games alone, in whatever order they are read."""
        played, now = list((await self.stand.store.read(_games)).values()), self.stand.time.now() // DAY * DAY
        told = await self._ranked(lambda user: user)
        for game, every in told.items():
            think = games()[game].rules.think
            assert think is not None
            own, scale = [each for each in played if each.game == game], anchors(think.strengths)
            self._chance.shuffle(own)
            rated = [each for each in own if each.record.rated]
            if not ranked(own, scale, now) == ranked(rated, scale, now) == tuple(every):
                self.problems.append(f"strength in {game} depends on order, or on games that are not rated")

    # Who goes

    async def _holiday(self, who: Regular) -> None:
        await self.ask(who.user, "settings", holiday=5)
        who.leaves, who.returns = self._day(), self._day() + 5
        self.tally.done["goes on holiday"] += 1

    async def _hide(self, who: Regular) -> None:
        """From now on nobody sees them, and everybody is as strong as they were."""
        before = await self._ranked(lambda user: user)
        await self.ask(who.user, "settings", profile="nothing")
        who.hidden = True
        if before != await self._ranked(lambda user: user):
            self.problems.append(f"who hides ({who.user}) changes how strong people are")
        self.tally.done["hides"] += 1

    async def _forget(self, who: Regular) -> None:
        """They leave their tables and are forgotten: nothing in the store has their number or name, and everybody else
        is as strong as they were."""
        host = self.stand.context.host
        for id in await host.tables_to_leave(who.user):
            session = await self._session(id)
            seat, channel = session.seat_of(who.user), session.table.channel
            if isinstance(session.phase, Lobby):
                await self.press(who.user, Action.LEAVE, id, channel)
            elif seat is not None:
                await self.ask(who.user, "replace", channel=channel, seat=str(int(seat)))
            await self.quiet()
        before = await self._ranked(lambda user: user > 0 and user != who.user)
        words = await self.press(who.user, Action.FORGET, 0, 1, private=True)
        if await host.tables_to_leave(who.user):
            self.problems.append(f"{who.user} cannot be forgotten: {words}")
            return
        who.gone = True
        self._notes.pop(who.user, None)
        after = await self._ranked(lambda user: user > 0)
        if before != {game: [each for each in every if each.user > 0] for game, every in after.items()}:
            self.problems.append(f"who is forgotten ({who.user}) changes how strong others are")
        for table, cell in await self.stand.store.read(_cells):
            if who.name in cell or str(who.user) in cell:
                self.problems.append(f"{who.name} is forgotten and stands in {table}: {cell[:300]}")
        self.tally.done["is forgotten"] += 1

    async def _ranked(self, those: Callable[[int], object]) -> Mapping[str, Sequence[Ranked]]:
        """How strong these people are, by game."""
        standings = self.stand.context.host.standings
        return {game: [each for each in await standings.ranked(GUILD, game) if those(each.user)] for game in PLAYED}

    def _unseen(self) -> list[str]:
        return [who.name for who in map(self._who, self._people) if who.gone or who.hidden]

    def _no_name(self, words: str, names: Sequence[str], where: str) -> None:
        for name in names:
            if name in words:
                self.problems.append(f"{name} is named in {where}: {words[:200]}")

    # What is looked at

    async def quiet(self) -> None:
        await self.stand.quiet()
        for id, channel in list(self._lobbies.items()):
            session = await self._session(id)
            if isinstance(session.phase, Playing):
                del self._lobbies[id]
                self._tables[id] = channel
                said = await self.stand.context.host.standings.outlook(session)
                self.tally.durations[id] = Duration(session.table.game, said, self.stand.time.now())
        await super().quiet()
        sent, letters = self._recorder.log[self._seen :], self._recorder.wrote[self._written :]
        self._seen, self._written = len(self._recorder.log), len(self._recorder.wrote)
        gone = [who.name for who in map(self._who, self._people) if who.gone]
        for each in sent:
            self._no_note(each.words, None)
            self._no_name(each.words, gone, "a new message")
            await self._is_welcome(each.words, each.mentions, each.at)
        for letter in letters:
            self._no_note(letter.words, letter.user)
            await self._is_welcome(letter.words, (letter.user,), letter.at)

    async def _is_welcome(self, words: str, users: Sequence[int], at: int) -> None:
        """Who looks for players is told once a day, and never of a table with somebody whom they refuse or who refuses
        them."""
        if not (told := LOOKING.search(words)):
            return
        session = await self._session(int(told[2]))
        there = {session.table.host, *session.table.invited, *(user for user, _ in sitting(session))}
        for user in users:
            self.tally.done["is called to a lobby"] += 1
            if any(frozenset((user, other)) in self._apart for other in there):
                self.problems.append(f"{user} is called to table {session.id}, where somebody is refused: {there}")
            if told[1] == "there is a free seat in a game":
                if at - self._called.get(user, 0) < DAY:
                    self.problems.append(f"{user} is called to a second lobby within a day: {words}")
                self._called[user] = at

    async def _look(self, session: Session, sent: Sequence[Sent], letters: Sequence[Letter]) -> None:
        await super()._look(session, sent, letters)
        known = self.tally.durations.get(session.id)
        if isinstance(session.phase, Over) and known is not None and known.took is None:
            known.took = self.stand.time.now() - known.began
            self.tally.done["a game ends"] += 1
            self.tally.done["a rated game ends"] += session.table.rated


def _cells(connection: Connection) -> list[tuple[str, str]]:
    """Everything that is stored, with the table where it is."""
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    return [
        (table, str(cell)) for table in tables for row in connection.execute(f"SELECT * FROM {table}") for cell in row
    ]


def regulars(chance: random.Random, size: Size, *, daily: bool) -> list[Regular]:
    """Those of the server."""

    def day(first: int, last: int) -> int:
        return chance.randrange(first, last) * size.days // DAYS

    people = []
    for number in range(size.people):
        who = Regular(
            FIRST + number,
            Habit.DAILY,
            hour=chance.choice((8, 13, 20)) if number % 3 == 0 and daily else None,
            hours=chance.choice((0.3, 0.8, 1.5, 3.0, 6.0)),
            most=chance.choice((1, 2, 2, 3)),
            zone=ZONES[number % len(ZONES)],
            quiet=number % 2 == 0,
            direct=number % 4 == 1,
        )
        if number % 10 == 7:
            who.leaves = day(5, 50)
            who.returns = who.leaves + chance.choice((4, 9, 1 << 30))
        elif number % 10 == 5:
            who.holiday = day(5, 50)
        elif number % 10 == 3:
            who.forgets = day(22, 58)
        elif number % 10 == 1:
            who.hides = day(10, 50)
        people.append(who)
    return people


async def season(folder: Path, seed: int, size: Size = WHOLE, *, daily: bool = True) -> Season:
    """The life of a server of that size, with the data in `folder`; the same for the same seed. `daily`: some get one
    message a day."""
    chance, time = random.Random(seed), VirtualTime()
    recorder, seeds = Recorder(time), random.Random(seed)
    house = partial(surface, folder, time=time, channels=recorder, drawing=Sketches(), engine=Beginners())
    with unthreaded(), patch("bot.table.features.lobby.secrets.token_bytes", seeds.randbytes):
        async with AsyncExitStack() as stack:
            stand = await stack.enter_async_context(house())
            lived = Season(stand, recorder, seed, size)
            await lived.settle(regulars(chance, size, daily=daily))
            for channel in range(1, size.channels + 1):
                await lived.gather(channel)
            for day in range(min(RESTART, size.days // 2), size.days + size.later + 1, RESTART):
                await lived.live(day)
                if not lived.busy:
                    break
                before = await lived.figures()
                await stand.store.write(_throw_away)
                await stack.aclose()
                time.set(time.now() + DOWN)
                requests, stand = stand.requests, await stack.enter_async_context(house())
                stand.requests = requests
                await lived.restarted(stand, before)
            await lived.live(size.days)
            await lived.end()
            return lived


def _throw_away(connection: Connection) -> None:
    """What follows from the logs alone."""
    connection.execute("DELETE FROM settings WHERE scope = ?", (results.RECORD.scope,))


def _games(connection: Connection) -> Mapping[int, Played]:
    """The games of the server that are over."""
    found, last = dict[int, Played](), 0
    while last is not None:
        some, last = results.of_server(connection, GUILD, last)  # type: ignore[assignment]  # None ends it
        found.update((game.session, game) for game in some)
    return found
