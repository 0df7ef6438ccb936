"""Whole games of Jiangshan over the wire: two people, and two with two computers on the large board, killed in the
middle."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from bot.messages.custom_id import Action
from bot.playground import Playground
from tests.bot.test_cacao import verified
from tests.bot.test_kill import attempt, goes_on, live, reached, story
from tests.support.counts import count, long
from tests.support.people import Human, Json, board, control, human, offers, over, said, through_the_panel, waits_for
from tests.support.program import Program, program
from tests.support.skirmish import SKIRMISH

NAMES = ("alice", "bob", "carol", "dave")
ROUNDS = count(3, full=40)
"""Of the small battle; whoever is ahead then has won."""
LONG_WAR = count(2, full=25)
"""Rounds of the large one, before somebody gives up."""
KILLED_AT = (2, 5)
"""Decisions of people while which the program is killed."""
MOMENTS = (0.02, 0.08)
CALM = 0.3


@dataclass
class War:
    """People at a table of the program, and what they saw last."""

    people: list[Human]
    running: Program
    shown: Json = field(default_factory=dict)
    decisions: int = 0

    async def begin(self, computers: int = 0, **options: object) -> None:
        host, *guests = self.people
        await host.play("jiangshan", order="first", **options)
        lobby = await host.seen(lambda message: offers(message, Action.JOIN))
        for guest in guests:
            lobby = await guest.press(lobby, control(lobby, Action.JOIN))
        for _ in range(computers):
            adding = control(lobby, Action.ADD)
            level = next(option["value"] for option in adding["options"] if option["value"] == "medium")
            lobby = await host.press(lobby, adding, level)
        await host.press(lobby, control(lobby, Action.START))
        self.shown = await host.seen(board)
        for person in self.people:
            assert await attempt(person), "stratagems are chosen by everybody at once"

    async def decide(self) -> None:
        """Whoever is waited for plays on: by typing, through the panel, or while the program is killed. The board in
        the channel may be older than the game; what the program answers is not, and names nobody but its reader."""
        waited = [one for one in self.people if waits_for(one) in said(await one.command("board"))]
        if not waited:
            await asyncio.sleep(CALM)
            self.shown = await self.people[0].seen(board)
            return
        mover = waited[0]
        self.decisions += 1
        if self.decisions in KILLED_AT:
            await self._killed(mover, await story(mover))
        elif self.decisions % 4 == 0:
            await through_the_panel(
                mover, await mover.seen(lambda message: board(message) and offers(message, Action.PANEL))
            )
        else:
            await attempt(mover)

    async def _killed(self, mover: Human, before: list[str]) -> None:
        playing = asyncio.create_task(attempt(mover))
        await asyncio.sleep(MOMENTS[KILLED_AT.index(self.decisions)])
        await self.running.kill()
        answered = await reached(playing)
        await self.running.start()
        now = await story(mover)
        assert goes_on(now, before), (now, before)
        assert not answered or now != before


@asynccontextmanager
async def war(folder: Path, people: int) -> AsyncIterator[War]:
    playground = Playground(folder / "playground", limited=False)
    await playground.start()
    try:
        async with AsyncExitStack() as there:
            present = [await there.enter_async_context(human(playground, name)) for name in NAMES[:people]]
            yield War(present, await there.enter_async_context(program(playground, folder)))
    finally:
        await playground.stop()


def kept(folder: Path, name: str, scenario: str) -> None:
    """A scenario file that the bot keeps for everybody."""
    files = folder / "files" / "jiangshan"
    files.mkdir(parents=True)
    (files / name).write_text(scenario, encoding="utf-8")


async def sound(war_: War, least: int) -> None:
    report = await verified(war_.people[0], war_.shown)
    assert report.sound, report.findings
    assert report.game == "jiangshan"
    assert report.lines >= least


@long("the deer are hunted through kills too")
async def test_two_people_play_a_war_to_its_end_through_kills(tmp_path: Path) -> None:
    kept(tmp_path, "war.toml", SKIRMISH.replace("round_limit = 40", f"round_limit = {ROUNDS}"))
    async with war(tmp_path, 2) as here:
        await here.begin(scenario="file", stored_scenario_file="war.toml")
        while not over(here.shown):
            await here.decide()
        assert here.decisions > max(KILLED_AT)
        await sound(here, 2 + 2 * ROUNDS)


@long("a war of three is like one of two over the wire")
async def test_three_people_play_for_themselves_through_kills(tmp_path: Path) -> None:
    """Typed and by buttons in turns, on the map for three."""
    async with war(tmp_path, 3) as here:
        await here.begin(rules="three-legs")
        while not over(here.shown) and here.decisions < 3 * ROUNDS:
            await here.decide()
        assert here.decisions > max(KILLED_AT)
        for leaving in here.people[:2]:
            if not over(here.shown):
                question = await leaving.command("resign")
                await leaving.press(question, control(question, Action.RESIGN_SURE))
                here.shown = live(await here.people[2].messages())[-1]
        here.shown = await here.people[2].seen(over)
        await sound(here, 3 + 3 * ROUNDS)


async def test_two_people_and_two_computers_hunt_the_deer_through_kills(tmp_path: Path) -> None:
    async with war(tmp_path, 2) as here:
        await here.begin(computers=2, rules="deer-hunt")
        while not over(here.shown) and here.decisions < 2 + 2 * LONG_WAR:
            await here.decide()
        assert here.decisions > max(KILLED_AT)
        if not over(here.shown):
            question = await here.people[0].command("resign")
            await here.people[0].press(question, control(question, Action.RESIGN_SURE))
            here.shown = await here.people[0].seen(over)
        await sound(here, 4 + 4 * (LONG_WAR - 1))
