"""Which private panels are reduced, by their own tokens: never the newest, never one that is just being pressed."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.adapter.panels import MOST, Panels
from bot.adapter.responses import late
from bot.messages.message import Message, Panel, Words
from bot.messages.requests import ANSWERABLE

ANN, BEN = 1, 2


class Screen:
    """What stands on people's screens, by message."""

    def __init__(self) -> None:
        self.now = 0.0
        self.panels = Panels(lambda: self.now)
        self.reduced: list[int] = []
        self._interactions = iter(range(100, 1000))

    def press(self) -> int:
        """An interaction that is answered later."""
        return next(self._interactions)

    async def unchanged(self, to: Message) -> None:
        raise AssertionError(f"reduced to {to}")

    async def show(
        self, message: int, *, user: int = ANN, session: int = 1, done: bool = False, interaction: int | None = None
    ) -> int:
        """A panel in the message, or what is left when it is done; the interaction."""
        interaction = interaction or self.press()
        answer = Message((Words("a panel"),), panel=None if done else Panel(session, "a newer one is below"))

        async def change(to: Message) -> None:
            assert to.parts == (Words("a newer one is below"),)
            self.reduced.append(message)

        await self.panels.shown(user, interaction, message, answer, change)
        return interaction


@pytest.fixture
def screen() -> Screen:
    return Screen()


async def test_a_newer_panel_of_the_same_table_reduces_the_older_one(screen: Screen) -> None:
    await screen.show(10)
    await screen.show(11)
    assert screen.reduced == [10]


@pytest.mark.parametrize("other", [{"user": BEN}, {"session": 2}])
async def test_panels_of_others_and_of_other_tables_stay(screen: Screen, other: dict[str, int]) -> None:
    await screen.show(10)
    await screen.show(11, **other)  # type: ignore[arg-type]  # whose it is
    assert screen.reduced == []


async def test_a_panel_that_changes_in_place_is_reduced_once_at_most(screen: Screen) -> None:
    for _ in range(3):
        await screen.show(10)
    assert screen.reduced == []
    await screen.show(11)
    assert screen.reduced == [10]


async def test_a_panel_that_is_being_pressed_is_left_to_its_press(screen: Screen) -> None:
    await screen.show(10)
    screen.panels.press(10)
    await screen.show(11)
    assert screen.reduced == []
    await screen.show(10)
    screen.panels.release(10)
    assert screen.reduced == [11]


async def test_a_late_answer_leaves_the_panel_that_was_asked_for_after_it(screen: Screen) -> None:
    await screen.show(10)
    late = screen.press()
    screen.panels.press(10)
    await screen.show(11)
    await screen.show(10, interaction=late)
    screen.panels.release(10)
    assert screen.reduced == []
    await screen.show(12)
    assert screen.reduced == [11, 10]


async def test_a_panel_that_is_done_is_no_panel_any_more(screen: Screen) -> None:
    await screen.show(10)
    await screen.show(10, done=True)
    await screen.show(11)
    assert screen.reduced == []


async def test_a_token_is_not_used_after_its_time_and_a_later_press_makes_the_panel_the_newest(screen: Screen) -> None:
    await screen.show(10)
    screen.now = ANSWERABLE + 1
    await screen.show(11)
    assert screen.reduced == []
    await screen.show(10)
    assert screen.reduced == [11]


async def test_of_a_person_no_more_than_a_few_tokens_are_kept(screen: Screen) -> None:
    for session in range(1, MOST + 2):
        await screen.show(session, session=session)
    await screen.show(90, session=1)
    assert screen.reduced == []
    await screen.show(91, session=MOST + 1)
    assert screen.reduced == [MOST + 1]


async def test_an_answer_is_overtaken_by_the_answer_to_a_later_press(screen: Screen) -> None:
    first = await screen.show(10)
    assert not screen.panels.overtaken(10, first)
    second = await screen.show(10)
    assert screen.panels.overtaken(10, first)
    assert not screen.panels.overtaken(10, second)
    assert not screen.panels.overtaken(11, first)


async def test_an_earlier_answer_is_given_up_when_a_later_one_has_arrived(screen: Screen) -> None:
    """The library waits some seconds, tries again, and would put it over the later one."""
    shown = list[str]()

    async def draw(answer: str) -> str:
        await asyncio.Event().wait() if answer == "failing" else None
        shown.append(answer)
        return answer

    first = screen.press()
    waiting = asyncio.create_task(screen.panels.carry(10, first, lambda: draw("failing")))
    await asyncio.sleep(0)
    await screen.show(11, interaction=screen.press())
    assert not waiting.done()
    assert await screen.panels.carry(10, screen.press(), lambda: draw("later")) == "later"
    await screen.show(10)
    assert await waiting is None
    assert shown == ["later"]


async def test_an_earlier_answer_is_given_up_while_a_later_one_is_on_its_way(screen: Screen) -> None:
    """Nobody may ever know whether the later one has arrived, where what Discord says to it is lost."""
    first, second = screen.press(), screen.press()
    earlier = asyncio.create_task(screen.panels.carry(10, first, lambda: asyncio.sleep(3600)))
    await asyncio.sleep(0)
    assert not screen.panels.overtaken(10, first)
    later = asyncio.create_task(screen.panels.carry(10, second, lambda: asyncio.sleep(3600)))
    assert await earlier is None
    assert screen.panels.overtaken(10, first)
    assert not screen.panels.overtaken(10, second)
    assert not screen.panels.overtaken(11, first)
    later.cancel()


async def test_a_message_that_was_pressed_is_not_brought_again(screen: Screen) -> None:
    """Nobody knows its number before Discord has said that it is there; that it was pressed says so too."""
    brought = screen.press()
    waiting = asyncio.create_task(screen.panels.carry(None, brought, lambda: asyncio.sleep(3600)))
    await asyncio.sleep(0)
    answer = Message((Words("a panel"),))
    await screen.panels.shown(ANN, screen.press(), 12, answer, screen.unchanged, origin=brought - 1)
    assert not waiting.done()
    await screen.panels.shown(ANN, screen.press(), 12, answer, screen.unchanged, origin=brought)
    assert await waiting is None


async def test_whoever_waits_for_an_answer_to_be_carried_may_give_it_up(screen: Screen) -> None:
    waiting = asyncio.create_task(screen.panels.carry(10, screen.press(), lambda: asyncio.sleep(3600)))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting


@pytest.mark.parametrize("code", [10062, 40060, 50027])
def test_nobody_waits_any_more_where_discord_does_not_know_the_interaction(code: int) -> None:
    response: Any = SimpleNamespace(status=404, reason="")
    assert late(discord.NotFound(response, {"code": code, "message": "no"}))
    assert not late(discord.NotFound(response, {"code": 10008, "message": "no"}))
