"""A move as its player waits for it, beside a bot that only echoes: one at a time, and many tables at once.

The stand-in for Discord, the bot and whoever measures are three processes. A move is timed from the click or command
until the new board has arrived in the channel; an echo until its picture has.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from benchmarks import processes
from benchmarks.counts import FULL, Counts
from benchmarks.drawing import boards, picture
from benchmarks.person import PATIENCE, Person, person
from benchmarks.positions import GAME, LARGEST
from benchmarks.report import Goal, Row
from benchmarks.samples import Lap, median, percentile
from bot.catalogue import games
from bot.messages.custom_id import Action, parse
from bot.messages.drawers import drawers
from bot.messages.i18n import plain
from games.core import text

EPHEMERAL = 64
NEWS = plain("en", text("bot-called", who=""))
"""Ends the sentence of a board that names everybody; those who are to decide are named after it."""
SETTLING = 0.1
"""Seconds between two measured actions, in which what follows an answer (the older board's controls, say) is done."""
CALMING = 0.04
"""Seconds for each of many actions at once, in which what follows all of them is done: the next ones meet an idle
bot."""

WARMING = 3
"""Echoes that are not counted, before those that are."""
PICTURES = 60
"""That are drawn to know how long one takes."""

STEPS = (Action.PANEL, Action.PICK, Action.PLAY)
"""What the controls of a panel ask for."""


@dataclass(frozen=True, slots=True)
class Table:
    """A running game: its channel, and the board shown last."""

    channel: str
    board: Any


async def rows(counts: Counts) -> list[Row]:
    draw, most = (median(boards(games()[name], _preset(name), counts.pictures)[0]) for name in (GAME, LARGEST))
    with TemporaryDirectory(prefix="parlour-moves-") as folder:
        async with AsyncExitStack() as stack:
            ready = Path(folder) / "board.png"
            ready.write_bytes(picture(games()[GAME]))
            echo = await stack.enter_async_context(_echo(Path(folder) / "echo", ready, counts.burst))
            hall = await stack.enter_async_context(_hall(Path(folder) / "bot", GAME))
            one = await _one_at_a_time(echo, hall, counts)
            many = await _many_at_once(echo, hall, counts)
            large = await _one_at_a_time(echo, hall.of(LARGEST), counts)
    return [
        Row("draw and encode one board, median", draw),
        *_rows("one at a time", one, draw),
        *_rows(f"{counts.burst} at once", many, draw, counts.burst),
        Row(f"draw and encode one board of {LARGEST}, median", most),
        *_rows(f"one at a time in {LARGEST}", large, most),
    ]


def _preset(name: str) -> str:
    return next(iter(games()[name].rules.presets))


@dataclass(slots=True)
class Laps:
    """Milliseconds of each kind of action."""

    echo: list[float]
    click: list[float]
    typed: list[float]
    panel: list[float]


async def at_once(presses: int) -> list[Row]:
    """So many people who move at the same moment, each at a table of their own."""
    draw = median(boards(games()[GAME], _preset(GAME), PICTURES)[0])
    counts = replace(FULL, burst=presses, rounds=1)
    with TemporaryDirectory(prefix="parlour-presses-") as folder:
        async with AsyncExitStack() as stack:
            ready = Path(folder) / "board.png"
            ready.write_bytes(picture(games()[GAME]))
            echo = await stack.enter_async_context(_echo(Path(folder) / "echo", ready, presses))
            hall = await stack.enter_async_context(_hall(Path(folder) / "bot", GAME))
            return _rows(f"{presses} at once", await _many_at_once(echo, hall, counts), draw, presses)


def _rows(when: str, laps: Laps, draw: float, at_once: int = 1) -> list[Row]:
    return [
        Row(f"echo of a command, {when}, p50", median(laps.echo)),
        Row(f"echo of a click, {when}, p50", median(laps.click)),
        Row(f"move by /move, {when}, p50", median(laps.typed), "ms", _goal(laps.echo, draw, at_once), main=True),
        Row(f"move by /move, {when}, p99", percentile(laps.typed, 99)),
        Row(f"move by panel, {when}, p50", median(laps.panel), "ms", _goal(laps.click, draw, at_once), main=True),
        Row(f"move by panel, {when}, p99", percentile(laps.panel, 99)),
    ]


def _goal(echo: Sequence[float], draw: float, at_once: int) -> Goal:
    """A board has to be drawn for each who moves at the same time."""
    processes = len(drawers(None, 0))
    reason = "2 × echo + draw" if at_once == 1 else f"2 × echo + {at_once} draws over {processes} processes"
    return Goal(2 * median(echo) + at_once * draw / min(at_once, processes), reason)


class Echo:
    """The echo bot and somebody who uses it."""

    def __init__(self, somebody: Person, channels: Sequence[str]) -> None:
        self.channels = channels
        self._somebody = somebody
        self._shown: dict[str, Any] = {}

    async def command(self, channel: str) -> None:
        shown = self._somebody.expect(_picture("MESSAGE_CREATE", channel))
        await self._somebody.command(channel, "echo", [])
        self._shown[channel] = await asyncio.wait_for(shown, PATIENCE)

    async def click(self, channel: str) -> None:
        shown = self._somebody.expect(_picture("MESSAGE_UPDATE", channel))
        [button] = controls(self._shown[channel])
        await self._somebody.press(self._shown[channel], button["custom_id"])
        self._shown[channel] = await asyncio.wait_for(shown, PATIENCE)


class Hall:
    """The real bot with two people who play all tables against each other."""

    def __init__(self, people: Sequence[Person], channel: str, game: str) -> None:
        self._people = people
        self._channel = channel
        self._game = game

    def of(self, game: str) -> Hall:
        """The same people at another game."""
        return Hall(self._people, self._channel, game)

    async def table(self) -> Table:
        """A new game between the two; the first person moves first."""
        host, guest = self._people
        lobby = host.expect(
            lambda event, message: event == "MESSAGE_CREATE" and control(message, Action.JOIN) is not None
        )
        await host.command(
            self._channel,
            "play",
            [{"type": 1, "name": self._game, "options": [{"type": 3, "name": "order", "value": "first"}]}],
        )
        message = await asyncio.wait_for(lobby, PATIENCE)
        joined = host.expect(lambda event, shown: event == "MESSAGE_UPDATE" and shown["id"] == message["id"])
        await guest.press(message, _id(message, Action.JOIN))
        await asyncio.wait_for(joined, PATIENCE)
        board = host.expect(_picture("MESSAGE_CREATE", message["channel_id"]))
        await host.press(message, _id(message, Action.START))
        return Table(message["channel_id"], await asyncio.wait_for(board, PATIENCE))

    async def running(self, table: Table) -> Table:
        """The table, or a new one if the game there is over."""
        return table if control(table.board, Action.PANEL) else await self.table()

    async def typed(self, table: Table) -> Callable[[], Awaitable[Table]]:
        """A legal `/move`, ready to be sent."""
        mover = self._mover(table)
        words = await self._completed(mover, table)
        return lambda: self._played(
            table, lambda: mover.command(table.channel, "move", [{"type": 3, "name": "text", "value": words}])
        )

    async def spelt(self, table: Table) -> Callable[[], Awaitable[Table]]:
        """A legal `/move`, ready to be sent; it was found in the panel, which shows how what is picked is typed."""
        mover = self._mover(table)
        panel = await self._complete(mover, table)
        spoken = next(part["content"] for part in panel["components"] if "content" in part).splitlines()[-2]
        words = spoken.rpartition(" · ")[2].replace("\\", "")
        return lambda: self._played(
            table, lambda: mover.command(table.channel, "move", [{"type": 3, "name": "text", "value": words}])
        )

    async def panel(self, table: Table) -> Callable[[], Awaitable[Table]]:
        """The panel with a complete move, its confirmation ready to be pressed."""
        mover = self._mover(table)
        panel = await self._complete(mover, table)
        chosen = _id(panel, Action.PLAY)
        return lambda: self._played(table, lambda: mover.press(panel, chosen))

    async def _complete(self, mover: Person, table: Table) -> Any:
        """The panel, walked along its first options to Confirm."""
        panel = await self._private(mover, table.board, _id(table.board, Action.PANEL), None)
        while control(panel, Action.PLAY) is None:
            panel = await self._picked(mover, panel)
        return panel

    def _mover(self, table: Table) -> Person:
        return called(table.board, self._people)[0]

    async def _played(self, table: Table, act: Callable[[], Awaitable[str]]) -> Table:
        board = self._people[0].expect(_picture("MESSAGE_CREATE", table.channel))
        await act()
        return Table(table.channel, await asyncio.wait_for(board, PATIENCE))

    async def _completed(self, mover: Person, table: Table) -> str:
        words, offered = "", await mover.suggestions(table.channel, "move", "text", "")
        while not offered or offered[0] != words:
            words = offered[0] if offered else words
            offered = await mover.suggestions(table.channel, "move", "text", words)
        return words

    async def _picked(self, mover: Person, panel: Any) -> Any:
        """The panel after the first option."""
        menu = control(panel, Action.PICK)
        if menu is not None:
            return await self._private(mover, panel, menu["custom_id"], [menu["options"][0]["value"]])
        return await self._private(mover, panel, _id(panel, Action.PANEL), None)

    async def _private(self, mover: Person, message: Any, custom_id: str, values: list[str] | None) -> Any:
        shown = mover.expect(_panel(message["channel_id"]))
        await mover.press(message, custom_id, values)
        return await asyncio.wait_for(shown, PATIENCE)


async def _one_at_a_time(echo: Echo, hall: Hall, counts: Counts) -> Laps:
    """Turn by turn: an echo of each kind and a move of each kind, so that noise meets all of them."""
    laps, table, channel = Laps([], [], [], []), await hall.table(), echo.channels[0]
    for turn in range(counts.turns + 1):
        times = laps if turn else Laps([], [], [], [])  # the first turn warms everything up
        await _timed(times.echo, lambda: echo.command(channel))
        await _timed(times.click, lambda: echo.click(channel))
        table = await _timed(times.typed, await hall.typed(await hall.running(table)))
        table = await _timed(times.panel, await hall.panel(await hall.running(table)))
    return laps


async def _many_at_once(echo: Echo, hall: Hall, counts: Counts) -> Laps:
    laps = Laps([], [], [], [])
    tables = [await hall.table() for _ in range(counts.burst)]
    for _ in range(counts.rounds):
        await _together(laps.echo, [_bound(echo.command, channel) for channel in echo.channels])
        await _together(laps.click, [_bound(echo.click, channel) for channel in echo.channels])
        tables = await _together(laps.typed, [await hall.typed(await hall.running(table)) for table in tables])
        tables = await _together(laps.panel, [await hall.panel(await hall.running(table)) for table in tables])
    return laps


def _bound(act: Callable[[str], Awaitable[None]], channel: str) -> Callable[[], Awaitable[None]]:
    return lambda: act(channel)


async def _together(laps: list[float], acts: Sequence[Callable[[], Awaitable[Any]]]) -> list[Any]:
    done = await asyncio.gather(*(_lap(laps, act) for act in acts))
    await asyncio.sleep(SETTLING + len(acts) * CALMING)
    return done


async def _timed(laps: list[float], act: Callable[[], Awaitable[Any]]) -> Any:
    done = await _lap(laps, act)
    await asyncio.sleep(SETTLING)
    return done


async def _lap(laps: list[float], act: Callable[[], Awaitable[Any]]) -> Any:
    with Lap(laps):
        return await act()


ECHO = 5.5
"""Milliseconds that an echo took on the machine for which some goals are stated."""


async def scaled(bound: float, times: int) -> Goal:
    """A goal for that machine as it is on this one, by what so many echoes take here."""
    laps = list[float]()
    with TemporaryDirectory(prefix="parlour-echo-") as folder:
        ready = Path(folder) / "board.png"
        ready.write_bytes(picture(games()[GAME]))
        async with _echo(Path(folder) / "echo", ready, 1) as echo:
            for number in range(-WARMING, times):
                await _timed(laps if number >= 0 else [], lambda: echo.command(echo.channels[0]))
    here = median(laps)
    return Goal(bound * here / ECHO, f"{bound:g} where an echo takes {ECHO} ms, here {here:.1f}")


@asynccontextmanager
async def _echo(folder: Path, ready: Path, threads: int) -> AsyncIterator[Echo]:
    async with processes.stand_in(folder) as place, person(place, "alice") as alice, processes.echo(place, ready):
        channel = place["channels"][0]["id"]
        await alice.until_known(channel, "echo")
        yield Echo(alice, [await alice.thread(channel, f"echo {number}") for number in range(threads)])


@asynccontextmanager
async def _hall(folder: Path, game: str) -> AsyncIterator[Hall]:
    async with (
        processes.stand_in(folder / "discord") as place,
        person(place, "alice") as alice,
        person(place, "bob") as bob,
        processes.bot(place, folder / "data", PARLOUR_CONFIRM="never"),  # what is typed is the move: one answer
    ):
        channel = place["channels"][0]["id"]
        await alice.until_known(channel, "move")
        yield Hall((alice, bob), channel, game)


def _picture(event: str, channel: str) -> Callable[[str, Any], bool]:
    """A public message with a picture."""

    def wanted(name: str, message: Any) -> bool:
        return (
            name == event
            and message["channel_id"] == channel
            and bool(message["attachments"])
            and not message["flags"] & EPHEMERAL
        )

    return wanted


def _panel(channel: str) -> Callable[[str, Any], bool]:
    """A panel with something to choose or confirm."""

    def wanted(name: str, message: Any) -> bool:
        if name not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or message["channel_id"] != channel:
            return False
        return bool(message["flags"] & EPHEMERAL) and any(control(message, action) for action in STEPS)

    return wanted


def _id(message: Any, action: Action) -> str:
    found = control(message, action)
    assert found is not None, (action, message)
    return str(found["custom_id"])


def called(board: Any, people: Iterable[Person]) -> list[Person]:
    """Those of the people who are to decide, not those who are told the news as well."""
    said = json.dumps(board["components"]).split(NEWS)[-1]
    return [person for person in people if f"<@{person.id}>" in said]


def control(message: Any, action: Action) -> Any | None:
    """The first control of the message that asks for `action`."""
    meant = ((control, parse(control["custom_id"])) for control in controls(message))
    return next((control for control, press in meant if press is not None and press.action is action), None)


def controls(message: Any) -> Iterator[Any]:
    waiting = list(message["components"])
    while waiting:
        component = waiting.pop(0)
        if "custom_id" in component:
            yield component
        waiting += component.get("components", [])
