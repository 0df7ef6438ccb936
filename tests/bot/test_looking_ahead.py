"""`?` before several orders of Jiangshan shows what each would do, as far as that is certain; nothing is played."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.messages.limits import problems
from games.moves import MOST_MOVES
from tests.support.stand import Stand, control, message, said, surface

ANN = 1
MANY = "; ".join(["^d6/n", "^d6/e"] * (MOST_MOVES // 2))


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Stand]:
    """A game against the computer; Ann's army is the first."""
    async with surface(tmp_path) as stand:
        await stand.command(ANN, "play", "jiangshan", order="first", level="first-steps")
        await stand.settled()
        await stand.click(ANN, control(stand.table, Action.START))
        await stand.settled()
        yield stand


async def ahead(table: Stand, typed: str) -> list[str]:
    return said(await table.command(ANN, "move", text=f"? {typed}")).splitlines()


async def test_each_order_is_shown_under_a_heading_of_its_own(table: Stand) -> None:
    lines = await ahead(table, "^d6/n; +D@b4; ^d4/s; wait")
    assert [line for line in lines if line.startswith("**")] == [
        "**What ^d6/n would do**",
        "**What +D@b4; wait would do**",
        "**What ^d4/s would do**",
    ]
    assert "From your reserve to b4, face down: Blade." in lines


async def test_an_order_that_is_not_possible_after_the_others_says_why(table: Stand) -> None:
    lines = await ahead(table, "+D@b4; $H; ^d4/s")
    assert "you have too little merit." in lines[-1]


async def test_what_depends_on_somebody_hidden_is_left_open(table: Stand) -> None:
    lines = await ahead(table, "d5-f5; ^d6/n; ^d4/s")
    assert lines[-1] == "What follows depends on how ^d6/n turns out."


async def test_nothing_is_played(table: Stand) -> None:
    before = list(table.channels.messages)
    await ahead(table, "^d6/n; +D@b4")
    assert list(table.channels.messages) == before


@pytest.mark.parametrize("typed", [f"? {MANY}", MANY])
async def test_what_is_told_of_many_orders_fits_a_message(table: Stand, typed: str) -> None:
    assert list(problems(message(await table.command(ANN, "move", text=typed)))) == []


async def test_what_was_told_of_many_orders_leaves_room_for_the_question(table: Stand) -> None:
    *_, question = said(await table.command(ANN, "move", text=MANY)).splitlines()
    assert question == "**One action is left. What do you do?**"
