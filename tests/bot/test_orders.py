"""Every kind of order of Jiangshan is given by pressing what the panels show, and by typing; both make the same log."""

from __future__ import annotations

import secrets
from collections.abc import Sequence, Set
from pathlib import Path

import pytest

from bot.handlers.walk import options
from bot.messages import custom_id
from bot.messages.custom_id import DIGITS, Action, Picked, Press
from bot.messages.message import Button, Message, Select
from bot.messages.requests import Update
from games.core import Move, Seat
from games.moves import is_open
from tests.bot.test_fuzzer import log, session
from tests.support.counts import count
from tests.support.jiangshan import RULES
from tests.support.month import Sketch
from tests.support.parade import ALL, LESSON, LESSONS, PARADE, SEED, Lessons, Parade
from tests.support.stand import Stand, control, controls, message, surface

PARADES = count(1, full=12)
FIRST = 17
"""The number of the first parade: a short one."""

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "one_thread")


async def begun(stand: Stand, scenario: str) -> None:
    await stand.command(1, "play", "jiangshan", scenario="file", scenario_file=scenario, order="first")
    await stand.settled()
    await stand.click(2, control(stand.table, Action.JOIN))
    await stand.settled()
    await stand.click(1, control(stand.table, Action.START))


async def pressed(folder: Path, scenario: str, game: Parade | Lessons) -> list[tuple[int, Move]]:
    """The log of a game in which each move is put together from what the panels show."""
    async with surface(folder, drawing=Sketch()) as stand:
        await begun(stand, scenario)
        while (position := (await session(stand)).position) is not None and (
            chosen := game.next(position.state)
        ) is not None:
            await _press(stand, *chosen)
        return await log(stand)


async def _press(stand: Stand, seat: Seat, move: Move) -> None:
    """Follow the controls whose paths begin the move, or lead back where the panel went on unasked, up to Confirm."""
    position = (await session(stand)).position
    assert position is not None
    open = is_open(RULES, position.state, seat, move)
    root = Action.OPEN if open else Action.PANEL
    panel = message(await stand.click(int(seat) + 1, Button(custom_id.format(Press(root, 1)), "")))
    for _ in range(len(move) + 2):
        confirm = next((one for one in controls(panel) if _action(one) in (Action.PLAY, Action.OPEN_PLAY)), None)
        here = _walked(position, seat, confirm, open=open) if confirm is not None else None
        if here == move:
            assert isinstance(confirm, Button)
            assert isinstance(await stand.click(int(seat) + 1, confirm, private=True), Update)
            return
        ways = [
            (one, value, path)
            for one, value, path in _ways(position, seat, panel, open=open)
            if path == move[: len(path)]
        ]
        assert ways, (move, here, [one.label for one in controls(panel) if isinstance(one, Button)])
        one, value, _ = max(ways, key=lambda way: len(way[2]))
        panel = message(await stand.click(int(seat) + 1, one, value, private=True))
    raise AssertionError(f"{move} is not reached by the panel")


def _ways(position, seat: Seat, panel: Message, *, open: bool) -> list[tuple[Button | Select, str | None, Move]]:
    """What can be picked, with the path that it leads to at least; every option has words."""
    found: list[tuple[Button | Select, str | None, Move]] = []
    for one in controls(panel):
        if isinstance(one, Select) and _action(one) is not Action.WHY:
            assert all(option.label for option in one.options)
            picks = _press_of(one).given(Picked).picks
            found += [
                (one, option.value, _path(position, seat, (*picks, DIGITS.index(option.value)), open=open))
                for option in one.options
            ]
        elif (
            isinstance(one, Button)
            and _action(one) in (Action.PANEL, Action.OPEN)
            and _press_of(one).given(Picked).picks
        ):
            assert one.label
            found.append((one, None, _path(position, seat, _press_of(one).given(Picked).picks, open=open)))
    return found


def _path(position, seat: Seat, picks: tuple[int, ...], *, open: bool) -> Move:
    """The tokens that the picks stand for."""
    path: Move = ()
    for pick in picks:
        choice = position.choice(seat, path)
        assert choice is not None, path
        path = (*path, options(choice, path, open=open)[pick])
    return path


def _walked(position, seat: Seat, confirm: Button | Select, *, open: bool) -> Move:
    return _path(position, seat, _press_of(confirm).given(Picked).picks, open=open)


def _press_of(one: Button | Select) -> Press:
    found = custom_id.parse(one.custom_id)
    assert found is not None
    return found


def _action(one: object) -> Action | None:
    return _press_of(one).action if isinstance(one, Button | Select) else None


async def typed(folder: Path, scenario: str, played: Sequence[tuple[int, Move]]) -> list[tuple[int, Move]]:
    async with surface(folder, drawing=Sketch()) as stand:
        await begun(stand, scenario)
        for seat, move in played:
            if seat >= 0:
                answer = message(await stand.command(seat + 1, "move", text=RULES.format(move)))
                if move == ("resign",):  # whatever ends the game for whoever types it is asked about
                    await stand.click(seat + 1, control(answer, Action.OPEN_PLAY), private=True)
        return await log(stand)


async def check(folder: Path, scenario: str, game: Parade | Lessons, kinds: Set[str]) -> None:
    played = await pressed(folder / "panels", scenario, game)
    assert game.done >= kinds, kinds - game.done
    assert await typed(folder / "typed", scenario, played) == played


@pytest.fixture(autouse=True)
def seeded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda length=32: SEED[:length])


async def test_answers_rocks_occupations_and_ends_are_pressed_and_typed(tmp_path: Path) -> None:
    await check(tmp_path, LESSONS, Lessons(), LESSON)


@pytest.mark.parametrize("number", range(FIRST, FIRST + PARADES))
async def test_every_other_kind_of_order_is_pressed_and_typed(tmp_path: Path, number: int) -> None:
    await check(tmp_path, PARADE, Parade(number), ALL - LESSON)
