"""One seed: a server, its people and their week, the bot, and everything that goes wrong.

Everything happens on one agenda, in an order that follows from the seed alone. `story` is what happened, for people;
`problems` what should not have.
"""

from __future__ import annotations

import random
import re
import shutil
import sqlite3
import sys
import tempfile
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any

import structlog

from bot.messages.custom_id import Action, parse
from tests.simulation.checks import Checks
from tests.simulation.disk import Disk
from tests.simulation.guild import (
    ALL,
    BOT,
    GUILD,
    MEMBER,
    Guild,
    Interaction,
    Shown,
    account,
)
from tests.simulation.loop import Agenda
from tests.simulation.people import Person, Ways, company
from tests.simulation.program import DAY, Program
from tests.simulation.wire import Payload, Reply, Request, Wire

HOUR, MINUTE = 3600.0, 60.0
STOPPING = 11.0
"""Seconds that a stop may take."""
SLOW = 0.25
"""Seconds within which a slow disk has done something."""
BARRING = (10003, 50001, 50013, 50083)
"""What Discord says of a channel that takes nothing."""
UNHEARD = ("500 after", "503 after", "reset after", "lost")
"""What happens to a request of which nobody ever hears what came of it."""
HERE = ("event", "exc_info", "folder", "store", "ms")
"""What a line of the log says of this machine and process, and not of this world."""
MEMORY = Path("/dev/shm")
"""Where files are that nobody has to wait for, if the machine has such a place."""


class World:
    """A world, up to now."""

    def __init__(self, seed: int, root: Path, *, acts: int = 80, days: float = 6.5) -> None:
        self.seed = seed
        self.agenda = Agenda()
        self.story: list[str] = []
        self.problems: list[str] = []
        self.harms: list[str] = []
        """Those problems that Discord, the disk or people show: not what the program says of itself."""
        self.end = days * DAY
        self.chance = random.Random(f"{seed} world")
        self.guild = Guild(lambda: self.agenda.now)
        self.wire = Wire(self.agenda, random.Random(f"{seed} wire"), self.guild.serve)
        self._threads = random.Random(f"{seed} threads")
        self.disk = Disk(root, random.Random(f"{seed} disk"), self._lag)
        self.disk.crashing = self._crashing
        self.disk.crashed = self._torn
        self.disk.committed = self._committed
        self._lived: list[tuple[float, bool]] = []
        """Since when the program hears Discord, or does not."""
        self.program: Program | None = None
        self._stopping: tuple[float, int, float] | None = None
        """Since when it is being stopped, what had happened on the wire by then, and for how long it will be."""
        self.armed: int | None = None
        """After how many more requests to Discord the program is killed; None: it is not."""
        self.hasty = False
        """Whether the first harm is enough."""
        self.resting = False
        """Whether nothing goes wrong any more."""
        self._requests = 1_000_000
        self._trace = sha256()
        self.checks = Checks(self)
        self.wire.told = self._hear_request
        self.wire.spoilt = self.checks.harmed
        self.guild.shown = self._see
        self.guild.answered = self.checks.answered
        self.guild.doubled = self._doubled
        self.barred: set[int] = set()
        """The channels that ever took nothing from the bot."""
        for channel in (70, 71):
            self.guild.place(channel)
        self.people = company(random.Random(f"{seed} people"), (70, 71), acts)
        self.ways = Ways(self, random.Random(f"{seed} ways"))

    @property
    def trace(self) -> str:
        """A digest of everything that happened."""
        return self._trace.hexdigest()

    @property
    def done(self) -> bool:
        """Whether nobody wants to know more: some harm is enough."""
        return self.hasty and bool(self.harms)

    def tell(self, line: str) -> None:
        moment = int(self.agenda.now)
        day, rest = divmod(moment, DAY)
        told = (
            f"{day}d {rest // 3600:02}:{rest // 60 % 60:02}:{rest % 60:02}.{int(self.agenda.now % 1 * 1000):03} {line}"
        )
        self.story.append(told)
        self._trace.update(told.encode() + b"\n")

    def complain(self, line: str, *, seen: bool = True) -> None:
        """Something should not have happened. Where it cannot be `seen` from outside, the program itself says so."""
        if line not in self.problems:
            self.problems.append(line)
            self.harms += [line] if seen else []
            self.tell(f"!!! {line}")

    # The life of the program

    def start(self) -> None:
        """The next life."""
        self._stopping = None
        self.program = Program(self.agenda, self._threads, self.disk, self.guild, self._ended, self._hearing)
        self.checks.begin(self.disk.folder)
        self.program.start()
        self.tell("the program starts")

    def crash(self, downtime: float) -> None:
        if self.program is None:
            return
        self.tell(f"the program is killed, for {downtime:.0f} s")
        self.bury()
        self.agenda.after(downtime, self._start_again)

    def _start_again(self) -> None:
        if self.program is None:
            self.start()

    def bury(self) -> None:
        assert self.program is not None
        self.checks.end()
        self.program.loop.dead = True
        self._hearing(False)
        self.disk.leave()
        self.program.loop.die()
        self.program = None

    def _crashing(self) -> None:
        self.checks.crashing()

    def _torn(self) -> None:
        """The program crashes in the middle of a commit."""
        assert self.program is not None
        self.program.loop.dead = True
        self.agenda.at(0, self.crash, self.chance.choice((5.0, 60.0, HOUR)))

    def stop(self, downtime: float) -> None:
        """As a host stops it."""
        program = self.program
        if program is None or program.over or not program.hears:
            return
        self.tell("the program is told to stop")
        self._stopping = (self.agenda.now, self.wire.harmed, downtime)
        program.stop()
        self.agenda.after(STOPPING, self._insist, program)

    def _insist(self, program: Program) -> None:
        if self.program is program:
            assert self._stopping is not None
            _, harmed, downtime = self._stopping
            if harmed == self.wire.harmed:
                self.complain(f"a stop takes more than {STOPPING:.0f} s")
            self.crash(downtime)

    def _hearing(self, hears: bool) -> None:
        self._lived.append((self.agenda.now, hears))

    def lived_since(self, moment: float) -> float:
        """For how many seconds since then the program could hear people."""
        lived, until = 0.0, self.agenda.now
        for began, hears in reversed(self._lived):
            if hears:
                lived += until - max(began, moment)
            until = max(began, moment)
            if began <= moment:
                break
        return lived

    def deaf_since(self, moment: float) -> int:
        """How often it could not hear them any more since then."""
        return sum(began > moment and not hears for began, hears in self._lived)

    def _committed(self, connection: sqlite3.Connection) -> None:
        self.checks.journal.committed(connection)
        self.checks.costs.committed(connection)

    def _ended(self, program: Program) -> None:
        """The program ended by itself, or was stopped: a host starts it again."""
        self.agenda.at(0, self._begin_anew, program)

    def _begin_anew(self, program: Program) -> None:
        if program is not self.program:
            return
        assert program.task is not None
        failure = program.task.exception()
        self.tell("the program has ended" if failure is None else f"the program has ended of {failure!r}")
        if failure is None and self._stopping is None:
            self.complain("the program ended by itself")
        again = 5.0 if self.lived_since(self.agenda.now - HOUR) else 5 * MINUTE
        downtime = again if self._stopping is None else self._stopping[2]
        self.bury()
        self.agenda.after(downtime, self._start_again)

    def _lag(self) -> float:
        if self.disk.slow:
            return self._threads.random() * SLOW
        return 0.0 if self._threads.random() < 0.7 else self._threads.random() * 0.02

    # What is heard

    def _hear_request(self, request: Request, harm: str, reply: Reply | None) -> None:
        status = "-" if reply is None else reply.status
        what = sha256(repr((request.body, sorted(request.files))).encode()).hexdigest()[:8]
        harmed = f" ({harm})" if harm else ""
        self.tell(f"  {request.method} {_short(request.path)} {what} -> {status}{harmed}")
        if reply is not None and isinstance(reply.body, dict) and reply.body.get("code") in BARRING:
            self.barred.update(map(int, re.findall(r"/channels/(\d+)", request.path)))
        if reply is not None and harm not in UNHEARD:
            self.guild.know(reply.body)
        if self.armed is not None:
            self.armed -= 1
            if self.armed < 0:
                self.armed = None
                self.agenda.after(0.3 * self.chance.random(), self.crash, self.chance.choice((3.0, 45.0, HOUR)))

    def _doubled(self, before: Shown) -> None:
        self.complain(f"{before.id} is sent once more: {before.words[:80]!r}")

    def _see(self, message: Shown, how: str, by: Interaction | None) -> None:
        words = " / ".join(line for line in message.words.splitlines() if line)[:160]
        whom = "" if message.reader is None else f" to {self.name(message.reader)}"
        pings = f" pinging {', '.join(map(self.name, message.pinged))}" if how == "posted" and message.pinged else ""
        self.tell(f"  {message.id} {how} in {message.channel}{whom}{pings}: {words}")
        if by is not None and self.chance.random() < 0.9:
            who = self.person(by.user)
            who.seen = message
        self.checks.shown(message, how, by)
        if how == "posted":
            for user in message.pinged:
                if any(each.user == user for each in self.people):
                    self._call(self.person(user), message.channel)
                else:
                    self.complain(f"{message.id} pings {user}, whom nobody knows: {words!r}")

    def log(self, _: Any, method: str, event: Any) -> str:
        if self.program is None or self.program.loop.dead:
            raise structlog.DropEvent  # last words of what is no more
        words = {key: value for key, value in event.items() if key not in HERE}
        self.tell(f"  log {method}: {event['event']} {words}")
        if method in ("error", "exception", "critical"):
            failure = sys.exc_info()[1]
            if failure is not None:
                self.story += traceback.format_exception(failure)
            self.checks.logged(str(event["event"]), failure)
        raise structlog.DropEvent

    def name(self, user: int) -> str:
        return next((each.name for each in self.people if each.user == user), str(user))

    def person(self, user: int) -> Person:
        return next(each for each in self.people if each.user == user)

    # What people do

    def press(
        self, who: Person, message: Shown, control: Payload, value: str | None, later: float = 0
    ) -> Interaction | None:
        """A control of a message. None: there is no such place any more."""
        data: Payload = {"custom_id": control["custom_id"], "component_type": control["type"]}
        if value is not None:
            data["values"] = [value]
        pressed = parse(control["custom_id"])
        if pressed is not None and pressed.action is Action.FORGET:
            self.checks.forgets(who.user)
        what = f"presses {control.get('label') or control.get('placeholder')} ({control['custom_id']}) on {message.id}"
        return self._do(who, message.channel, 3, data, what + (f" = {value}" if value else ""), message, later=later)

    def submit(self, who: Person, form: Payload, lines: dict[str, str]) -> None:
        rows = [
            {"type": 18, "component": {"type": 4, "custom_id": name, "value": line}} for name, line in lines.items()
        ]
        data = {"custom_id": form["custom_id"], "components": rows}
        self._do(who, form["channel"], 5, data, f"fills in {form['custom_id']}: {lines}", form["message"])

    def command(self, who: Person, place: int, name: str, sub: str | None = None, **values: Any) -> None:
        kinds = {bool: 5, str: 3, int: 4, float: 10, Person: 6}
        options = [
            {"name": key, "type": kinds[type(value)], "value": str(value.user) if isinstance(value, Person) else value}
            for key, value in values.items()
        ]
        people = [value for value in values.values() if isinstance(value, Person)]
        users = {str(each.user): account(each.user, each.name) for each in people}
        members = {str(each.user): {**MEMBER, "permissions": str(ALL)} for each in people}
        data: Payload = {"id": "1", "name": name, "type": 1, "resolved": {"users": users, "members": members}}
        data["options"] = options if sub is None else [{"name": sub, "type": 1, "options": options}]
        said = {key: value.name if isinstance(value, Person) else value for key, value in values.items()}
        self._do(who, place, 2, data, f"/{name} {sub or ''} {said}", None)

    def _do(
        self, who: Person, place: int, kind: int, data: Payload, what: str, message: Shown | None, later: float = 0
    ) -> Interaction | None:
        letters = self.guild.letters.get(who.user)
        channel = letters if letters is not None and letters.id == place else self.guild.channels[place]
        if self.guild.is_deleted(channel):
            return None
        self._requests += 1
        at = self.agenda.now + later
        made = Interaction(self._requests, f"token-{self._requests}", kind, who.user, place, at, what, message)
        made.pressed, made.read = data.get("custom_id", ""), "" if message is None else message.words
        made.asked = data
        self.checks.wishes.asks(made)
        made.drawn = 0.0 if message is None else message.shown_at
        self.guild.begin(made)
        self.tell(f"{who.name} {what} in {place} [{made.id}]")
        if self.guild.removed:
            return made
        # A person without the right to see the channel could not do this; that the bot sees nothing there does not
        # keep people from asking it.
        permissions = ALL if who.moderates else ALL & ~(1 << 5) & ~(1 << 13)
        payload: Payload = {
            "id": str(made.id),
            "application_id": str(BOT),
            "type": kind,
            "data": data,
            "token": made.token,
            "version": 1,
            "channel_id": str(place),
            "channel": channel.payload(),
            "locale": who.locale,
            "attachment_size_limit": 1 << 23,
            "entitlements": [],
            "app_permissions": str(ALL & ~self.guild.lacking(channel)),
        }
        if channel.reader is None:
            member = {"user": account(who.user, who.name), "permissions": str(permissions), **MEMBER}
            payload |= {"guild_id": str(GUILD), "guild_locale": "en-US", "member": member}
        else:
            payload |= {"user": account(who.user, who.name)}
        if message is not None:
            payload["message"] = message.payload()
        self.agenda.at(at + 0.03 + 0.1 * self.chance.random(), self._deliver, made, payload)
        if self.chance.random() < 0.04 and not self.resting:
            self.agenda.at(at + 0.05 + 2 * self.chance.random(), self._deliver, made, payload)
        return made

    def _deliver(self, made: Interaction, payload: Payload) -> None:
        program = self.program
        if program is None or not program.hears:
            made.harmed = True
            return
        self.checks.delivered(made, program)
        program.hear("interaction_create", payload)

    def form_opened(self, made: Interaction) -> None:
        """Somebody fills in what opened, some time later."""
        assert made.modal is not None
        form = {**made.modal, "channel": made.channel, "message": made.message}
        self.agenda.after(2 + 20 * self.chance.random(), self.ways.fill, self.person(made.user), form)

    def live(self) -> None:
        """Every person acts, visit by visit."""
        for number, who in enumerate(self.people):
            self.agenda.after(1 + 40 * number, self._visit, who)
        self.agenda.after(5, self.ways.open, self.people[0], 70)
        if self.chance.random() < 0.5:
            self.agenda.after(HOUR, self.ways.open, self.people[1], 71)

    def _call(self, who: Person, place: int) -> None:
        """Somebody is pinged, and mostly comes: at once, or when they have time."""
        if self.chance.random() < 0.6:
            soon = self.chance.random() < 0.4
            wait = self.chance.uniform(1, 60) if soon else who.pace * HOUR * self.chance.random()
            self.agenda.after(wait, self._come, who, place)

    def _come(self, who: Person, place: int) -> None:
        if self.agenda.now < self.end and who.left > 0:
            who.left -= 1
            self.ways.come(who, place)

    def _visit(self, who: Person) -> None:
        if self.agenda.now > self.end or who.left <= 0:
            return
        acted = self.ways.act(who)
        who.left -= acted
        soon = acted and self.chance.random() < 0.8
        wait = self.chance.uniform(2, 40) if soon else who.pace * HOUR * self.chance.uniform(0.2, 2)
        self.agenda.after(wait, self._visit, who)


def _short(path: str) -> str:
    return path.replace("/webhooks/500", "/w").replace("/interactions", "/i")


@contextmanager
def heard(world: World) -> Iterator[None]:
    """What the program logs is heard in the world."""
    before = structlog.get_config()
    structlog.configure(processors=[world.log], wrapper_class=structlog.BoundLogger, cache_logger_on_first_use=False)
    try:
        yield
    finally:
        structlog.configure(**before)


@contextmanager
def scratch() -> Iterator[Path]:
    """A folder for the disks of one world."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-", dir=MEMORY if MEMORY.is_dir() else None))
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)
