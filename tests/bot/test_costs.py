"""What one press or command costs is bounded, whoever sends it: counted for every command and every control, in a store
and at a table that are small, at a table with a long log among long logs, and among many games."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field, replace
from pathlib import Path
from sqlite3 import Connection
from threading import get_ident
from types import FrameType
from typing import Any

from bot.handlers.dispatch import COMMANDS, TABLE
from bot.host.host import LEFT
from bot.host.storage.store import _run
from bot.messages import custom_id
from bot.messages.commands import MY_SEAT, PLAY_WITH, SINCE_MINE, payloads
from bot.messages.custom_id import (
    Action,
    Asked,
    Codec,
    Invited,
    Item,
    LongMove,
    Named,
    Number,
    Picked,
    Place,
    Press,
    Proposed,
    RulesPage,
    Setting,
)
from bot.messages.message import Button
from bot.messages.requests import Person
from bot.table.costs import KEPT
from bot.table.features import acts, lobby
from bot.table.session import Seating, TableRequest, person
from games.core import Range, option
from games.moves import moves
from tests.support.filling import fill
from tests.support.hosting import ANN, BEN, NAMES
from tests.support.stand import CHANNEL, GUILD, Stand, stand
from tests.support.toy import TOY, Options
from tests.support.work import lines_read

LONG_TEXT = "x " * 500
SUBCOMMAND = 1
ZOE = 1_573_984_599_711_678_468
"""Somebody whom nobody knows."""
OTHER, THIRD = CHANNEL + 1, CHANNEL + 2


@dataclass(frozen=True, slots=True)
class Lengthy(Options):
    """The toy without an end to speak of."""

    rounds: int = option(2, Range(1, 99))


WORST: Mapping[str, Mapping[str, Any]] = {
    **{name: {} for name in (*COMMANDS, *(f"table {sub}" for sub in TABLE)) if name != "table"},
    "play": {"sub": "toy", "options": "a= " * 333},
    "move": {"text": LONG_TEXT},
    "plan": {"text": "bid 1", "after": LONG_TEXT},
    "export": {"as": "text"},
    "replay": {"game": "999999999999999999999999"},
    "settings": {"quiet": LONG_TEXT},
    "replace": {"seat": 1, "level": "easy"},
    "table pace": {"pace": "slow"},
    PLAY_WITH: {"people": {"opponent": Person(BEN, "Ben")}},
    MY_SEAT: {"session": 1},
    SINCE_MINE: {"session": 1},
}
"""Each command in the shape that costs the most, as far as that is known."""

SAID: Mapping[Codec[Any], object] = {
    custom_id.NOTHING: None,
    custom_id.PICKED: Picked(),
    custom_id.DRAFT: LongMove("a3f09c12", "1"),
    custom_id.NUMBER: Number(1),
    custom_id.PAGE: Number(1),
    custom_id.SENT: Number(1),
    custom_id.ITEM: Item(),
    custom_id.TURN: Item(0),
    custom_id.PROPOSED: Proposed("close"),
    custom_id.RULES_PAGE: RulesPage("toy", 1),
    custom_id.NAMED: Named(),
    custom_id.ASKED: Asked("turn"),
    custom_id.SETTING: Setting("rounds", "3"),
    custom_id.PLACE: Place(1),
    custom_id.INVITED: Invited("toy", BEN, 1_000_000_000),
}
"""What a control of each kind says here."""
LOBBYS = {
    *(Action.JOIN, Action.LEAVE, Action.ADD, Action.REMOVE, Action.WAIT, Action.START, Action.OPTIONS),
    *(Action.SET, Action.FILL, Action.DISSOLVE, Action.DISSOLVE_SURE, Action.TABLES_JOIN, Action.GAMES_LEAVE),
}
OVER = {
    *(Action.CHRONICLE, Action.CHRONICLE_WORDS, Action.REMATCH, Action.GAMES_EXPORT, Action.WATCH),
    *(Action.REVIEW, Action.REVIEW_CANCEL, Action.REVIEW_DECISION, Action.REVIEW_SHOW, Action.REVIEW_HIDE),
}
LAST = (Action.RESIGN_SURE, Action.CANCEL_SURE, Action.DISSOLVE_SURE, Action.FORGET)
"""Pressed when all else was: after them there is less to be asked."""
READS_LOG = {"log"}
"""What may grow with the lines of the table itself: who first asks after a move. The others get what was read then."""
READS_GAMES = {str(Action.FORGET)}
"""What may grow with the number of games that are stored."""


@dataclass
class Cost:
    """`calls` of functions on the event loop, `steps` of SQLite's machine, `read`: lines of logs read on the loop."""

    calls: int = 0
    steps: int = 0
    read: int = 0

    def near(self, other: Cost) -> bool:
        """Whether it is about as much as the other."""
        return self.calls < 1.3 * other.calls + 600 and self.steps < 1.3 * other.steps + 300


@dataclass
class Bill:
    """What everything cost."""

    of: dict[str, Cost] = field(default_factory=dict)
    kept: int = 0
    """Bytes of the longest answer."""


@contextmanager
def counted(cost: Cost) -> Iterator[None]:
    """Calls and lines on this thread, meanwhile."""

    def counting(frame: FrameType, event: str, of: Any) -> None:
        cost.calls += event in ("call", "c_call")

    with lines_read() as read:
        sys.setprofile(counting)
        try:
            yield
        finally:
            sys.setprofile(None)
    cost.read += read[get_ident()]


@asynccontextmanager
async def stepping(at: Stand, cost: Cost) -> AsyncIterator[None]:
    """Steps on the store's threads, meanwhile."""

    def counting() -> None:
        cost.steps += 1

    def watch(connection: Connection, handler: object) -> None:
        connection.set_progress_handler(handler, 1)  # type: ignore[arg-type]  # None stops it

    both = (at.store._reader, at.store._writer)
    for connection in both:
        await _run(connection, watch, counting)
    yield
    for connection in both:
        await _run(connection, watch, None)


async def bill(folder: Path, *, rounds: int, games: int, lines: int) -> Bill:
    """Of everything once, at a table of so many rounds, among other games."""
    found = Bill()
    async with stand(folder, rules=replace(TOY, options=Lengthy)) as at:
        await game(at, CHANNEL, rounds)
        await game(at, OTHER, 0)
        await game(at, THIRD, 1)
        await at.store.write(lambda store: fill(store, 3, games, lines))
        for name, given in WORST.items():
            await once(at, found, name, lambda name=name, given=given: sent(at, name, given))  # type: ignore[misc]  # a lambda's default
        for name, sub, option in completed():
            await once(at, found, f"{name} {sub} {option}", lambda *, of=(name, option), sub=sub: typing(at, *of, sub))  # type: ignore[misc]  # as above
        for action in (*(each for each in Action if each not in LAST), *LAST):
            await once(at, found, str(action), lambda action=action: pressed(at, action))  # type: ignore[misc]  # as above
        query = "SELECT max(length(CAST(answer AS BLOB))) FROM requests"
        found.kept = (await at.store.read(lambda store: store.execute(query).fetchone()))[0]
    return found


async def once(at: Stand, found: Bill, name: str, work: Any) -> None:
    cost = found.of[name] = Cost()
    async with stepping(at, cost):
        with counted(cost):
            await work()
    await at.settled()


def sent(at: Stand, name: str, given: Mapping[str, Any]) -> Awaitable[object]:
    command, _, sub = name.partition(" ")
    return at.command(ZOE if command == "forget" else ANN, command, **{"sub": sub or None, **given})


def completed() -> Iterator[tuple[str, str | None, str]]:
    """Every option that is completed while it is typed."""
    for command in payloads():
        groups = [(each["name"], each["options"]) for each in command.get("options", ()) if each["type"] == SUBCOMMAND]
        for sub, options in groups or [(None, command.get("options", ()))]:
            yield from ((command["name"], sub, each["name"]) for each in options if each.get("autocomplete"))


def typing(at: Stand, name: str, option: str, sub: str | None) -> Awaitable[object]:
    return at.typing(ANN, name, option, "", sub=sub)


def pressed(at: Stand, action: Action) -> Awaitable[object]:
    session = 2 if action in LOBBYS else 3 if action in OVER else 1
    button = Button(custom_id.format(Press(action, session, SAID[action.takes])), "x")
    value = {custom_id.ITEM: "1", custom_id.NAMED: "rounds"}.get(action.takes)
    return at.click(ZOE if action is Action.FORGET else ANN, button, value, private=True)


async def game(at: Stand, channel: int, rounds: int) -> None:
    """A table of two; of so many rounds (0: it has not begun), of which the last is not over unless it is the only
    one."""
    host, name = at.context.host, NAMES[ANN]
    seating = Seating.CHOSEN
    opening = TableRequest(GUILD, channel, "toy", Lengthy(max(1, rounds)), ANN, name, "en", seats=2, seating=seating)
    id = (await host.open(next(at.requests), opening)).session
    assert id is not None
    await host.do(next(at.requests), id, lobby.join, person(BEN, NAMES[BEN]))
    if rounds:
        await host.do(next(at.requests), id, lobby.begin, ANN)
    while rounds and await moved(at, id, rounds):
        pass
    await at.settled()


async def moved(at: Stand, id: int, rounds: int) -> bool:
    """Somebody plays, until the game is over or all but its last round was played."""
    session = await at.context.host.session(id)
    assert session is not None
    position = session.position
    assert position is not None
    if position.outcome is not None or (rounds > 1 and position.state.round == rounds):
        return False
    seat = position.acting[0]
    move = next(moves(position.game.rules, position.state, seat))
    await at.context.host.do(next(at.requests), id, acts.play_moves, (ANN, BEN)[seat], [move])
    return True


async def test_nothing_that_is_asked_costs_more_where_more_was_played(tmp_path: Path) -> None:
    """The lines are those of the table itself, and of others. Where the log is short there are as many turns as a menu
    holds."""
    small = await bill(tmp_path / "small", rounds=30, games=10, lines=2)
    long = await bill(tmp_path / "long", rounds=90, games=10, lines=200)
    many = await bill(tmp_path / "many", rounds=30, games=200, lines=2)
    for found in (small, long, many):
        assert not {name for name, cost in found.of.items() if cost.read}, "read on the event loop"
        assert found.kept <= KEPT
    for found, free in ((long, READS_LOG), (many, READS_GAMES)):
        dear = {name: (small.of[name], cost) for name, cost in found.of.items() if not cost.near(small.of[name])}
        assert dear.keys() <= free, dear


async def test_what_is_written_comes_between_people_who_are_forgotten(tmp_path: Path) -> None:
    """However many press it at once."""
    async with stand(tmp_path) as at:
        host = at.context.host
        gone = [asyncio.create_task(host.forget_person(next(at.requests), ZOE + n)) for n in range(20)]
        await asyncio.wait(gone, return_when=asyncio.FIRST_COMPLETED)
        await host.remember(LEFT, GUILD, 1)
        assert sum(each.done() for each in gone) < 5
        assert all(answer.done for answer in await asyncio.gather(*gone))
