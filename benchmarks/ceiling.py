"""A bot as busy as Discord lets it be: two hundred tables of all games, eighteen turns a second for a minute, half of
them by panel, computers at a quarter of the seats.

Discord lets a bot make fifty counted requests a second; a turn costs two, a post and an edit. The stand-in for Discord,
the bot, its thinking and whoever plays are processes of their own, and the processor time of each is told. A turn
begins when it is due, whether or not those before are answered: what the bot cannot keep up with piles up and is seen.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import os
from collections import Counter, deque
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any

from benchmarks import moves, processes
from benchmarks.counts import Counts
from benchmarks.crowd import LOADING
from benchmarks.moves import EPHEMERAL, called, control, controls
from benchmarks.person import PATIENCE, Person, Refused, person
from benchmarks.report import Goal, Row
from benchmarks.samples import median, percentile
from bot.catalogue import games
from bot.messages.custom_id import Action, Picked, parse
from bot.messages.parameters import seats
from games.search import STANDS_IN

RATE = 18
"""Turns a second."""
ACKNOWLEDGED, BOARD = 250, 1_500
"""Milliseconds from a press to its acknowledgement, and to the board, that 99 of 100 may take."""
COUNTED, OTHERS = 2, 0.3
"""Requests a turn: posts and edits of messages, and everything else that Discord counts."""
SHARE = 70
"""Percent of one core that the bot may use without drawing."""
OPENING = 6
"""Tables that are opened at the same time."""
BEHIND = 2 * RATE
"""Turns that may wait for their boards: those of two seconds."""
MESSAGES = ("POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages/{message}")


@dataclass(slots=True)
class Table:
    """A game that is played: its channel, the board shown last, and whether somebody moves there just now."""

    channel: str
    board: Any
    busy: bool = False


@dataclass(slots=True)
class Load:
    """What was measured, in milliseconds, and how many turns waited for their boards when each began."""

    acknowledged: list[float] = field(default_factory=list)
    boards: list[float] = field(default_factory=list)
    start: float = field(default_factory=perf_counter)
    waiting: list[int] = field(default_factory=list)
    at: list[float] = field(default_factory=list)
    """When each of the boards stood, in seconds since the first turn was due."""
    turns: int = 0
    """That were begun."""
    lost: list[str] = field(default_factory=list)
    """What became of turns that came to nothing: a control was gone before it was pressed, say."""


class Players:
    """Two people who sit at every table, alone with a computer at half of them."""

    def __init__(self, people: Sequence[Person], channel: str, load: Load) -> None:
        self._people = people
        self._channel = channel
        self._load = load
        self._opening = asyncio.Lock()
        self._private = set[str]()

    async def open(self, game: str, level: str | None) -> Table:
        """A new game for two, with a computer of this level in the other's place if one is named."""
        host, guest = self._people
        message = await self._lobby(host, game)
        filled = host.expect(lambda event, shown: event == "MESSAGE_UPDATE" and shown["id"] == message["id"])
        if level is None:
            await guest.press(message, _id(message, Action.JOIN))
        else:
            await host.press(message, _id(message, Action.ADD), [level])
        await asyncio.wait_for(filled, PATIENCE)
        board = host.expect(_live(message["channel_id"]))
        await host.press(message, _id(message, Action.START))
        return Table(message["channel_id"], await asyncio.wait_for(board, PATIENCE))

    async def _lobby(self, host: Person, game: str) -> Any:
        """One at a time: of two nobody could say which is whose."""
        options: list[dict[str, object]] = [{"type": 3, "name": "order", "value": "first"}]
        if seats(games()[game]) is not None:
            options.append({"type": 4, "name": "seats", "value": 2})
        async with self._opening:
            lobby = host.expect(lambda event, shown: event == "MESSAGE_CREATE" and bool(control(shown, Action.JOIN)))
            await host.command(self._channel, "play", [{"type": 1, "name": game, "options": options}])
            return await asyncio.wait_for(lobby, PATIENCE)

    async def turn(self, table: Table, *, by_panel: bool) -> None:
        """Whoever the board calls moves, one after another, and the board that follows each is waited for."""
        for mover in called(table.board, self._people):
            shown = self._people[0].expect(_live(table.channel))
            begun = await (self._by_panel if by_panel else self._typed)(mover, table)
            await asyncio.wait_for(shown, PATIENCE)
        self._load.boards.append((perf_counter() - begun) * 1000)
        self._load.at.append(perf_counter() - self._load.start)

    @property
    def sent(self) -> int:
        """Commands, presses and requests for suggestions so far."""
        return sum(int(somebody.following) - 1 for somebody in self._people)

    def watch(self, tables: Mapping[str, Table]) -> None:
        """Keep the boards up to date, which computers change as well, and know whose private messages there are."""

        def see(event: str, message: Any) -> None:
            if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE"):
                return
            if message["flags"] & EPHEMERAL:
                self._private.add(message["id"])
            elif (table := tables.get(message["channel_id"])) is not None and _live(table.channel)(event, message):
                table.board = message

        for somebody in self._people:
            somebody.watching.append(see)

    def ready(self, table: Table) -> bool:
        """Whether the board calls anybody, and no computer."""
        return bool(called(table.board, self._people)) and control(table.board, Action.PANEL) is not None

    async def _by_panel(self, mover: Person, table: Table) -> float:
        """When the last press of a panel was sent, walked along its first options."""
        press, steps = mover.press(table.board, _id(table.board, Action.PANEL)), 0
        panel = await self._answer(mover, table.channel, press)
        while (play := control(panel, Action.PLAY)) is None:
            if (menu := control(panel, Action.PICK)) is not None:
                press = mover.press(panel, menu["custom_id"], [menu["options"][0]["value"]])
            else:
                press = mover.press(panel, _step(panel, steps))
            panel, steps = await self._answer(mover, table.channel, press, panel["id"]), steps + 1
        begun = perf_counter()
        await self._acknowledged(mover, mover.press(panel, play["custom_id"]))
        return begun

    async def _typed(self, mover: Person, table: Table) -> float:
        """When a `/move` was sent, completed as it was typed; a question whether it is meant is answered with yes."""
        words, offered = "", await mover.suggestions(table.channel, "move", "text", "")
        while offered and offered[0] != words:
            words = offered[0]
            offered = await mover.suggestions(table.channel, "move", "text", words)
        words = words if offered else "auto"  # Discord shows none that come too late, so nobody knows how to go on
        asked: list[dict[str, object]] = [{"type": 3, "name": "text", "value": words}]
        begun = perf_counter()
        told = await self._answer(mover, table.channel, mover.command(table.channel, "move", asked))
        if (play := control(told, Action.PLAY)) is not None:
            begun = perf_counter()
            await self._acknowledged(mover, mover.press(told, play["custom_id"]))
        return begun

    async def _answer(self, mover: Person, channel: str, act: Awaitable[str], panel: str = "") -> Any:
        """The private message that answers, once it says something: a new one, or `panel`."""
        before = frozenset(self._private) - {panel}
        shown = mover.expect(
            lambda event, message: (
                event in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
                and message["channel_id"] == channel
                and bool(message["flags"] & EPHEMERAL)
                and not message["flags"] & LOADING
                and message["id"] not in before
            )
        )
        await self._acknowledged(mover, act)
        return await asyncio.wait_for(shown, PATIENCE)

    async def _acknowledged(self, mover: Person, act: Awaitable[str]) -> None:
        """The bot has shown its first sign of life."""
        nonce = mover.following
        heard = mover.expect(lambda event, reply: event == "INTERACTION_SUCCESS" and reply["nonce"] == nonce)
        begun = perf_counter()
        await act
        await asyncio.wait_for(heard, PATIENCE)
        self._load.acknowledged.append((perf_counter() - begun) * 1000)


def _live(channel: str) -> Callable[[str, Any], bool]:
    """The channel's present board."""

    def wanted(event: str, message: Any) -> bool:
        return (
            event in ("MESSAGE_CREATE", "MESSAGE_UPDATE")
            and message["channel_id"] == channel
            and not message["flags"] & EPHEMERAL
            and bool(message["attachments"])
            and (control(message, Action.MORE) or control(message, Action.REMATCH)) is not None
        )

    return wanted


def _step(panel: Any, steps: int) -> str:
    """The first option that leads further than so many steps.

    :raises Refused: there is none: it is somebody else's turn by now.
    """
    meant = ((each["custom_id"], parse(each["custom_id"])) for each in controls(panel))
    for found, press in meant:
        if press is not None and press.action is Action.PANEL and len(press.given(Picked).picks) > steps:
            return str(found)
    raise Refused("nothing to choose")


def _id(message: Any, action: Action) -> str:
    found = control(message, action)
    assert found is not None, (action, [each["custom_id"] for each in controls(message)])
    return str(found["custom_id"])


DRAWERS, THINKERS = "bot.messages.drawing_process", "bot.host.workers.engine"
"""By what the processes for pictures and for computer players are known."""


@dataclass(frozen=True, slots=True)
class Meter:
    """What was used up to a moment: processor seconds by process, requests by route."""

    at: float
    seconds: Mapping[str, float]
    requests: Counter[str]
    interactions: int = 0


class Wires:
    """The processes, and what they use."""

    def __init__(self, players: Players, place: Mapping[str, Any], bot: asyncio.subprocess.Process) -> None:
        self._players, self._place, self._bot = players, place["process"], bot

    async def read(self) -> Meter:
        seconds = {
            "bot": processes.processor(self._bot.pid),
            "drawing": sum(map(processes.processor, processes.children(self._bot.pid, DRAWERS))),
            "thinking": sum(map(processes.processor, processes.children(self._bot.pid, THINKERS))),
            "wire": processes.processor(self._place.pid),
            "load": processes.processor(os.getpid()),
        }
        self._place.stdin.write(b"\n")
        requests = Counter(json.loads(await self._place.stdout.readline()))
        return Meter(perf_counter(), seconds, requests, self._players.sent)


async def rows(counts: Counts) -> list[Row]:
    with TemporaryDirectory(prefix="parlour-ceiling-") as folder:
        async with standing(Path(folder)) as (players, load, wires):
            tables = await _opened(players, counts.tables)
            before = await wires.read()
            players.watch({table.channel: table for table in tables})
            await _play(players, tables, load, counts.minute)
            after = await wires.read()
    at_once = await moves.at_once(counts.presses) if counts.presses else []
    return [*told(load, before, after, counts.minute), *at_once]


@asynccontextmanager
async def standing(folder: Path) -> AsyncIterator[tuple[Players, Load, Wires]]:
    """A bot, two people who play with it, and what is measured of them."""
    load = Load()
    async with (
        processes.stand_in(folder / "discord") as place,
        person(place, "alice") as alice,
        person(place, "bob") as bob,
        processes.bot(place, folder / "data") as bot,
    ):
        channel = place["channels"][0]["id"]
        await alice.until_known(channel, "move")
        players = Players((alice, bob), channel, load)
        yield players, load, Wires(players, place, bot)


async def _opened(players: Players, number: int) -> list[Table]:
    """Tables of all games, half of them with a computer on one of two seats."""
    kinds = itertools.islice(itertools.cycle(itertools.product((False, True), games().values())), number)
    waiting, tables = deque(kinds), list[Table]()

    async def work() -> None:
        while waiting:
            computer, game = waiting.popleft()
            tables.append(await players.open(game.rules.name, STANDS_IN if computer else None))

    await asyncio.gather(*(work() for _ in range(OPENING)))
    return tables


async def _play(players: Players, tables: Sequence[Table], load: Load, seconds: float) -> None:
    """A turn whenever one is due, at the table that has waited longest."""
    free, underway = deque(tables), set[asyncio.Task[None]]()
    load.start = perf_counter()
    for number in itertools.count():
        due = load.start + number / RATE
        if number / RATE >= seconds:
            break
        await asyncio.sleep(max(0.0, due - perf_counter()))
        load.waiting.append(len(underway))
        table = next((table for table in free if players.ready(table)), None)
        if table is None:
            continue
        free.remove(table)
        load.turns += 1
        task = asyncio.create_task(_one(players, load, table, free, by_panel=number % 2 == 0))
        underway.add(task)
        task.add_done_callback(underway.discard)
    await asyncio.gather(*underway)


async def _one(players: Players, load: Load, table: Table, free: deque[Table], *, by_panel: bool) -> None:
    try:
        await players.turn(table, by_panel=by_panel)
    except (Refused, TimeoutError, AssertionError) as failed:
        load.lost.append(f"{type(failed).__name__} {failed}")
    if control(table.board, Action.REMATCH) is None:  # else the game is over
        free.append(table)


def told(load: Load, before: Meter, after: Meter, minute: float) -> list[Row]:
    """The figures of so many seconds. A turn counts whose board stood soon after them; what a turn took is shared by
    all that came to a board."""
    seconds, turns = after.at - before.at, max(1, len(load.boards))
    stood = sum(at <= minute + BOARD / 1_000 for at in load.at)
    used = {name: after.seconds[name] - before.seconds[name] for name in after.seconds}
    requests = after.requests - before.requests
    counted = sum(requests[route] for route in MESSAGES)
    others = requests.total() - counted
    goal = Goal(1_000 * SHARE / 100 / RATE, f"{SHARE} % of a core at {RATE} a second")
    return [
        Row("turns", stood / minute, "/s", Goal(RATE, at_least=True), f"{load.turns} begun", main=True),
        Row("turns that came to nothing", len(load.lost), "", Goal(0), "; ".join(load.lost[:2]), main=True),
        Row("presses, commands and suggestions a turn", (after.interactions - before.interactions) / turns, ""),
        Row("press to acknowledgement, p50", median(load.acknowledged)),
        Row("press to acknowledgement, p99", percentile(load.acknowledged, 99), "ms", Goal(ACKNOWLEDGED), main=True),
        Row("press to board, p50", median(load.boards)),
        Row("press to board, p99", percentile(load.boards, 99), "ms", Goal(BOARD), main=True),
        Row("posts and edits a turn", counted / turns, "", Goal(COUNTED), main=True),
        Row("other counted requests a turn", others / turns, "", Goal(OTHERS), note=_most(requests)),
        Row("bot without drawing", 100 * used["bot"] / seconds, "% of a core", Goal(SHARE)),
        Row("bot without drawing, a turn", 1_000 * used["bot"] / turns, "ms", goal, main=True),
        Row("drawing", 100 * used["drawing"] / seconds, "% of a core", main=True),
        Row("thinking", 100 * used["thinking"] / seconds, "% of a core"),
        Row("wire", 100 * used["wire"] / seconds, "% of a core"),
        Row("load", 100 * used["load"] / seconds, "% of a core"),
        Row("turns that wait for their boards, most", max(load.waiting), "", Goal(BEHIND), main=True),
        Row("machine's load", os.getloadavg()[0], "", note=f"{os.cpu_count()} cores"),
    ]


def _most(requests: Counter[str]) -> str:
    others = {route: count for route, count in requests.items() if route not in MESSAGES}
    return ", ".join(f"{count} {route}" for route, count in Counter(others).most_common(3))
