"""Five people and a manager on a server of two channels, whom nothing goes wrong for: they do whatever somebody wants
to try, and everything private that each of them is ever sent is remembered.

Of every payload it is known whose secrets it holds (`tests.support.marks`), wherever it goes: public messages, private
ones, files, forms, suggestions, direct messages. `Hands` asks after each whether its reader may know them, and at the
end whether anybody holds more than one hand.
"""

from __future__ import annotations

import base64
import json
import random
import re
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from importlib.metadata import entry_points
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from bot.catalogue import OWN, games
from bot.messages.custom_id import Action, Press, parse
from bot.messages.films import Film, Films, Shooting
from bot.table.log.replay import Replay
from bot.table.log.seal import line
from bot.table.session import ABSENT_AFTER
from games.core import Seat
from renderers.core import Game
from tests.simulation.checks import Checks, session_of
from tests.simulation.documents import SEATS
from tests.simulation.guild import MEMBER, Interaction, Shown, account
from tests.simulation.ledger import Table
from tests.simulation.loop import Loop, last_words_unheard
from tests.simulation.people import FIRST, LOCALES, Person
from tests.simulation.program import surroundings
from tests.simulation.runs import PULSE
from tests.simulation.wire import Payload, Reply, Request, Session
from tests.simulation.world import MINUTE, World, heard, scratch
from tests.support.guests import Entry, installed
from tests.support.marks import Secret, fingerprint, held, marking, spoken, viewed, written
from tests.support.stand import Renderer, toy_words
from tests.support.toy import TOY

NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Flo")
"""The last one manages the server."""
PLACES = (70, 71)
ANSWERED = 6.0
"""Seconds after which everything that was done is answered and shown."""
IN_FLIGHT = 60.0
"""Seconds within which what was on its way when somebody left a seat arrives."""
CALLBACK, SUGGESTIONS = re.compile(r"/interactions/(\d+)/[^/]+/callback"), 8
"""Where an interaction is answered, and the kind of an answer to somebody who types."""
ECHOES = ("vroq", "blyx", "zwem", "quib", "drux", "jyft")
"""What each of them types that is no move: it is told to whoever typed it, and nobody else."""
ZONES = ("Asia/Tokyo", "Europe/Paris", "America/Lima", "Africa/Cairo", "Asia/Kolkata", "Australia/Perth")
PLANS = ("bId 1", "biD 1", "bID 1", "BiD 1", "lEt", "leT")
"""As each of them writes a plan."""


@dataclass
class Sitting:
    """A seat as it was at the latest commit, and who left it when."""

    user: int | None = None
    owner: int | None = None
    absent: bool = False
    resigned: bool = False
    left: dict[int, float] = field(default_factory=dict)


class Hands(Checks):
    """Who was sent whose secrets, at which table."""

    def __init__(self, world: Walk) -> None:
        super().__init__(world)
        self._walk = world
        self.sittings: dict[tuple[int, int], Sitting] = defaultdict(Sitting)
        self.known: dict[tuple[int, int], set[frozenset[Seat]]] = defaultdict(set)
        """By person and table: the seats of which one at least may know each thing that the person was sent."""
        self.came: dict[str, list[tuple[float, Any]]] = defaultdict(list)
        """Every state of each game that came about, and when."""
        self.reached: Counter[str] = Counter()

    def begin(self, folder: Any) -> None:
        """Walks are longer than the week for which answers are kept: what of them is durable is asked of weeks."""
        self._claimed.clear()
        super().begin(folder)

    # Who sits where

    def sit(self, connection: sqlite3.Connection) -> None:
        """A commit is on the disk."""
        rows = f"SELECT session, seat, user, owner, missed FROM {SEATS} WHERE phase = ?"
        for id, number, user, owner, missed in connection.execute(rows, ("running",)):
            known = (id, number) in self.sittings
            sitting = self.sittings[id, number]
            if known and sitting.user != user:
                self._changed(id, sitting, user)
            sitting.user, sitting.owner, sitting.absent = user, owner, missed >= ABSENT_AFTER

    def _changed(self, id: int, sitting: Sitting, user: int | None) -> None:
        """Somebody else, or a computer, sits there from now on."""
        before = sitting.user
        if before is not None:
            sitting.left[before] = self._world.agenda.now
            sitting.resigned = self._walk.resigning == before
        others = [each for (table, _), each in self.sittings.items() if table == id and each is not sitting]
        ways = {
            "an absent seat": sitting.absent and user != before,
            "own seat out and back": user is not None and sitting.owner == user,
            "a successor": user is not None and bool(sitting.left) and user not in sitting.left,
            "a computer's seat": user is not None and not sitting.left,
            "a resigned seat": user is not None and sitting.resigned and user not in sitting.left,
            "a team": user is not None and any(user in other.left for other in others),
        }
        self.reached.update(way for way, is_reached in ways.items() if is_reached)

    def left(self, id: int, seat: Seat, user: int) -> float | None:
        """Until when `user` could see what the seat sees; None if they never could."""
        sitting = self.sittings.get((id, int(seat)))
        if sitting is None:
            return None
        now = self._world.agenda.now
        return now if sitting.user == user else sitting.left.get(user)

    # What is sent

    def _secret(self, message: Shown) -> None:
        words = written(message.components, message.files.values())
        self.sent(message.reader, words, f"{message.id} in {message.channel}", session_of(message))

    def sent(self, reader: int | None, words: str, what: str, table: int | None = None) -> None:
        """Something reaches `reader` (None: everybody)."""
        open_tables = [each for each in self.ledger.tables().values() if each.phase == "running"]
        for secret in held(words, tuple(games())):
            self._may_know(reader, secret, [each for each in open_tables if each.game == secret.game], what, table)
        for each in self.ledger.tables().values():
            if each.phase in ("lobby", "running") and _tells_seed(words, each.seed):
                self._complain(f"{what} tells {self._name(reader)} the seed of table {each.id}")
        for each in open_tables:
            self._tells_lines(reader, words, each, what)
        self._tells_of_others(reader, words, what)

    def _may_know(
        self, reader: int | None, secret: Secret, tables: Sequence[Table], what: str, table: int | None
    ) -> None:
        if any(each.id == table for each in tables):
            tables = [each for each in tables if each.id == table]
        if not tables:
            return  # all of them are over
        may = [each for each in tables if reader is not None and self._knows(each, reader, secret)]
        if not may and self._of_one_that_is_over(secret):
            return
        if not may:
            self._complain(f"{what} shows {self._name(reader)} what {_named(secret)} sees at {[t.id for t in tables]}")
        if reader is not None and len(tables) == 1:
            self.known[reader, tables[0].id].add(secret.seats)

    def _knows(self, table: Table, user: int, secret: Secret) -> bool:
        """Whether one of the seats is the user's, or was when this was to be seen there."""
        for seat in secret.seats:
            until = self.left(table.id, seat, user)
            if until is None:
                continue
            if not secret.view or self._world.agenda.now - until < IN_FLIGHT:
                return True
            rules = games()[table.game].rules
            states = (state for at, state in self.came[table.game] if at <= until + 1)
            if any(fingerprint(rules.view(state, seat)) == secret.view for state in states):
                return True
        return False

    def _of_one_that_is_over(self, secret: Secret) -> bool:
        """Whether a seat saw so in another game of the kind, which is over: everybody there may know it."""
        rules = games()[secret.game].rules
        over = [
            each
            for each in self.ledger.tables().values()
            if each.game == secret.game and each.phase not in ("lobby", "running")
        ]
        states = (state for each in over for state in self._states(each))
        return any(fingerprint(rules.view(state, seat)) == secret.view for state in states for seat in secret.seats)

    def _states(self, table: Table) -> Iterator[Any]:
        """Every state of a game, from its log."""
        rules, chain = games()[table.game].rules, self.ledger.chain(table.id)
        if chain is None:
            return
        begins = rules.setup(rules.options(**json.loads(chain.header)["options"]), len(table.sitting))
        replay = Replay(rules, begins, history=True)
        for entry in chain.entries:
            replay.add(entry)
            yield replay.state

    def _tells_lines(self, reader: int | None, words: str, table: Table, what: str) -> None:
        """While a game runs its log is told as events, never as it is kept."""
        chain = self.ledger.chain(table.id)
        for entry in () if chain is None else chain.entries:
            if line(entry).strip() in words:
                self._complain(f"{what} tells {self._name(reader)} line {entry.n} of table {table.id}: {entry.move}")

    def _tells_of_others(self, reader: int | None, words: str, what: str) -> None:
        """What somebody else typed in private, planned or set for themselves."""
        for number, name in enumerate(NAMES):
            if reader == user_of(number):
                continue
            for own in (ECHOES[number], ZONES[number].partition("/")[2], PLANS[number]):
                if re.search(rf"(?<![A-Za-z]){re.escape(own)}(?![A-Za-z])", words):
                    self._complain(f"{what} tells {self._name(reader)} {own!r}, which is {name}'s alone")

    # At the end

    def count_hands(self) -> None:
        """Everybody holds the secrets of one seat at most of each game that runs."""
        for (user, id), secrets in self.known.items():
            table = self.ledger.tables().get(id)
            if table is None or table.phase != "running":
                continue
            seats = [Seat(seat) for seat in range(len(table.sitting))]
            if not any(all(self._is_one(table, one, each) for each in secrets) for one in seats):
                self._complain(f"{self._name(user)} holds {sorted(map(sorted, secrets))} of table {id}")

    def _is_one(self, table: Table, seat: Seat, secret: frozenset[Seat]) -> bool:
        """Whether who sits on `seat` may know it."""
        if seat in secret:
            return True
        game, public = games()[table.game], self._position(table)
        return any(game.shares(public, each, seat) for each in secret)

    def _position(self, table: Table) -> Any:
        """What everybody sees there now."""
        rules, chain = games()[table.game].rules, self.ledger.chain(table.id)
        assert chain is not None, table
        begins = rules.setup(rules.options(**json.loads(chain.header)["options"]), len(table.sitting))
        return rules.view(Replay(rules, begins, chain.entries).read().state, None)

    def _complain(self, line: str) -> None:
        self._world.complain(line)

    def _name(self, user: int | None) -> str:
        return "everybody" if user is None else self._world.name(user)


class Walk(World):
    """A server in which nothing goes wrong by itself."""

    def __init__(self, seed: int, root: Path) -> None:
        self.forms: dict[int, Payload] = {}
        self.resigning: int | None = None
        """Who is resigning."""
        super().__init__(seed, root, acts=0)
        self.picks = random.Random(f"{seed} walk")
        self.people = [
            Person(user_of(n), name, LOCALES[n % len(LOCALES)], n == len(NAMES) - 1, PLACES, 0, 1.0)
            for n, name in enumerate(NAMES)
        ]
        self.hands = Hands(self)
        self.checks = self.hands
        self.wire.spoilt = self.checks.harmed
        self.guild.answered = self.checks.answered
        self.wire._serve = self._serve
        self.files: dict[str, bytes] = {}
        """Behind the addresses of what was attached."""
        self.guild.closed_to.add(user_of(4))

    @property
    def reached(self) -> Counter[str]:
        return self.hands.reached

    def named(self, user: int) -> Person | None:
        return next((each for each in self.people if each.user == user), None)

    def planned(self, who: Person) -> str:
        """A plan as `who` writes it."""
        return PLANS[self.people.index(who)]

    def begin(self) -> None:
        self.start()
        self.agenda.run(self.agenda.now + ANSWERED)

    def wait(self, seconds: float) -> None:
        self.agenda.run(self.agenda.now + seconds)

    # Doing something

    def say(self, who: Person, name: str, sub: str | None = None, *, place: int | None = None, **values: Any) -> None:
        """A slash command; a file is bytes."""
        kinds = {bool: 5, str: 3, int: 4, float: 10, Person: 6, bytes: 11}
        options: list[Payload] = []
        resolved: Payload = {"users": {}, "members": {}, "attachments": {}}
        for key, value in values.items():
            given: Any = value
            if isinstance(value, Person):
                given = str(value.user)
                resolved["users"][given] = account(value.user, value.name)
                resolved["members"][given] = {**MEMBER, "permissions": str(1 << 10)}
            elif isinstance(value, bytes):
                given = str(len(self.files) + 1)
                url = f"https://cdn.discordapp.com/attachments/1/{given}/mine.toml"
                self.files[url] = value
                kind = {"content_type": "text/plain", "size": len(value), "filename": "mine.toml"}
                resolved["attachments"][given] = {"id": given, "url": url, "proxy_url": url, **kind}
            options.append({"name": key, "type": kinds[type(value)], "value": given})
        data: Payload = {"id": "1", "name": name, "type": 1, "resolved": resolved}
        data["options"] = options if sub is None else [{"name": sub, "type": 1, "options": options}]
        told = {key: value.name if isinstance(value, Person) else str(value)[:30] for key, value in values.items()}
        self._do(who, place or PLACES[0], 2, data, f"/{name} {sub or ''} {told}", None)
        self.wait(ANSWERED)

    def type(self, who: Person, name: str, key: str, typed: str, *, place: int, sub: str | None = None) -> None:
        """Somebody types an option, and sees what is suggested."""
        options: list[Payload] = [{"name": key, "type": 3, "value": typed, "focused": True}]
        options = options if sub is None else [{"name": sub, "type": 1, "options": options}]
        data = {"id": "1", "name": name, "type": 1, "options": options}
        self._do(who, place, 4, data, f"types /{name} {key}:{typed}", None)
        self.wait(ANSWERED)

    def seen(self, who: Person, *, everywhere: bool = False) -> list[Shown]:
        """What stands on the screen of `who`, oldest first: where everything happens and what the bot wrote to them, or
        `everywhere`."""
        places = self.guild.channels if everywhere else PLACES[:1]
        found = [each for at in places for each in self.guild.seen(at, who.user)]
        return sorted((*found, *self.guild.letters_to(who.user)), key=lambda each: each.id)

    def controls(self, who: Person, *actions: Action, everywhere: bool = False) -> list[tuple[Shown, Payload, Press]]:
        """What `who` can press, oldest first."""
        found = (
            (message, control, press)
            for message in self.seen(who, everywhere=everywhere)
            for control in message.controls
            if (press := parse(control["custom_id"])) is not None
        )
        return [each for each in found if not actions or each[2].action in actions]

    def press_latest(self, who: Person, action: Action) -> bool:
        """Press the newest control of this kind that `who` sees; False if there is none."""
        found = self.controls(who, action)
        if not found:
            return False
        self.press_control(who, found[-1][0], found[-1][1])
        return True

    def press_control(self, who: Person, message: Shown, control: Payload, value: str | None = None) -> None:
        if control["type"] == 3 and value is None:
            value = self.picks.choice(control["options"])["value"]
        self.press(who, message, control, value)
        self.wait(ANSWERED)

    def fill(self, who: Person, line: str) -> bool:
        """The form that opened last on the screen of `who`."""
        form = self.forms.pop(who.user, None)
        if form is None:
            return False
        fields = [part.get("component", part) for part in form["components"]]
        fields = [inner for part in fields for inner in (part.get("components") or [part])]
        self.submit(who, form, {each["custom_id"]: line for each in fields})
        self.wait(ANSWERED)
        return True

    def restart(self) -> None:
        """The program is killed and started again."""
        self.crash(5.0)
        self.wait(MINUTE)

    # What is heard

    def form_opened(self, made: Interaction) -> None:
        assert made.modal is not None
        self.forms[made.user] = {**made.modal, "channel": made.channel, "message": made.message}
        self.hands.sent(made.user, written(made.modal), f"[{made.id}] a form")

    def _see(self, message: Shown, how: str, by: Interaction | None) -> None:
        words = " / ".join(line for line in message.words.splitlines() if line)[:160]
        whom = "" if message.reader is None else f" to {self.name(message.reader)}"
        self.tell(f"  {message.id} {how} in {message.channel}{whom}: {words}")
        if by is not None:
            self.person(by.user).seen = message
        self.checks.shown(message, how, by)

    def _committed(self, connection: sqlite3.Connection) -> None:
        super()._committed(connection)
        self.hands.sit(connection)

    def _serve(self, request: Request) -> Reply:
        """What is suggested to somebody is seen as well."""
        found = CALLBACK.fullmatch(request.path)
        if found is not None and request.body["type"] == SUGGESTIONS:
            made = self.guild.interactions[int(found[1])]
            self.hands.sent(made.user, written(request.body), f"[{made.id}] suggestions")
        return self.guild.serve(request)


class Fetching(Session):
    """Attachments are fetched without a wait."""

    def __init__(self, walk: Walk, loop: Loop) -> None:
        super().__init__(walk.wire, loop)
        self._files = walk.files

    def get(self, url: str, **_: Any) -> Fetched:
        return Fetched(self._files.get(url))


class Fetched:
    """What is behind an address, as aiohttp gives it."""

    reason = ""

    def __init__(self, content: bytes | None) -> None:
        self.status = 404 if content is None else 200
        self._content = content

    async def __aenter__(self) -> Fetched:
        return self

    async def __aexit__(self, *_: object) -> None:
        return None

    async def read(self) -> bytes:
        assert self._content is not None
        return self._content


def user_of(number: int) -> int:
    return FIRST + number


def _named(secret: Secret) -> str:
    seats = " or ".join(str(int(seat)) for seat in sorted(secret.seats))
    return f"seat {seats} of {secret.game}" + (f" ({secret.view})" if secret.view else "")


def _tells_seed(words: str, seed: bytes) -> bool:
    return seed.hex() in words or base64.b64encode(seed).decode().rstrip("=") in words


async def _reel(self: Films, shooting: Shooting) -> Film:
    """An animation is whose views it was made of."""
    game = games()[shooting.script.game]
    return Film("\n".join(viewed(game, shot.view) for shot in shooting.script.shots).encode(), 1)


class _Came:
    """Whoever wants to hear of states now."""

    def __init__(self) -> None:
        self.hands: Hands | None = None

    def __call__(self, game: str, state: Any) -> None:
        if self.hands is not None:
            self.hands.came[game].append((self.hands._world.agenda.now, state))


_CAME = _Came()


@contextmanager
def catalogue() -> Iterator[None]:
    """The installed games and the toy, all of them marking."""
    with ExitStack() as stack:
        stack.enter_context(last_words_unheard())
        toy = Game(TOY, Renderer(), toy_words())
        found = {entry.name: entry.load() for entry in entry_points(group="parlour.games")}
        found[TOY.name] = toy
        names = tuple(sorted(found))
        own = SimpleNamespace(name=OWN)
        marked = (Entry(marking(found[name], names, _CAME), name, own) for name in names)
        stack.enter_context(installed(*marked))
        stack.enter_context(spoken())
        stack.enter_context(patch.object(Films, "_shot", _reel))
        yield


@contextmanager
def walking(seed: int) -> Iterator[Walk]:
    """A server with the program at work, within `catalogue`."""
    with scratch() as folder:
        walk = Walk(seed, folder)
        wire: Any = SimpleNamespace(session=lambda loop: Fetching(walk, loop))
        with heard(walk), surroundings(walk.agenda, seed, walk.disk, wire, pulse=PULSE):
            _CAME.hands = walk.hands
            try:
                walk.begin()
                yield walk
            finally:
                _CAME.hands = None
                walk.checks.ledger.end()
                if walk.program is not None:
                    walk.bury()
