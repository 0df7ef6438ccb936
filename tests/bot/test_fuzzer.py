"""Every decision of every game can be made in the panel and by typing, and both make the same log."""

from __future__ import annotations

import random
import secrets
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.host.storage import records
from bot.messages import custom_id
from bot.messages.custom_id import Action, Picked, Press
from bot.messages.message import Button, Message, Select, Style
from bot.messages.requests import Update
from bot.table.log.seal import Entry
from bot.table.session import Session
from tests.support.counts import LONG, count
from tests.support.month import Sketch
from tests.support.stand import Stand, control, controls, message, surface

EVERY = [
    (name, preset, game.rules.seats(options))
    for name, game in games().items()
    for preset, options in game.rules.presets.items()
]
TABLES = [
    (name, preset, seats)
    for number, (name, preset, sizes) in enumerate(EVERY)
    for seats in (sizes if LONG else (sizes[number % len(sizes)],))
]
"""Every preset, its sizes in turn; with `PARLOUR_LONG` each."""
MOVES = count(10, full=2_000)
SEED = b"\7" * 32
DETOUR = 0.5
AT_LEAST = 4
"""Moves of people that a game has at least: what is minor, such as two passes that end it, is pressed after them."""
MOST_PRESSES = 500
"""What a move takes at most, far above any: with no end a walk in a circle would hang."""
DRAWING = None if LONG else Sketch()
"""Nobody looks at the pictures."""

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "one_thread")


async def table(stand: Stand, name: str, preset: str, seats: int, options: str = "") -> list[int]:
    """Open and begin a game, with `options` beside the preset's; the people at it, by seat."""
    people = list(range(1, seats + 1))
    given: dict[str, str | int] = {"options": options} if options else {}
    if len(games()[name].rules.seats(games()[name].rules.presets[preset])) > 1:
        given["seats"] = seats
    await stand.command(people[0], "play", name, rules=preset, order="first", **given)  # type: ignore[arg-type]  # values only
    await stand.settled()
    for user in people[1:]:
        await stand.click(user, control(stand.table, Action.JOIN))
    await stand.settled()
    await stand.click(people[0], control(stand.table, Action.START))
    return people


async def session(stand: Stand) -> Session:
    found = await stand.context.host.session(1)
    assert found is not None
    return found


async def mover(stand: Stand) -> int | None:
    """The first person whom the game waits for; None if it is over."""
    found = await session(stand)
    assert found.position is not None
    if not found.position.acting:
        return None
    occupant = found.occupant(found.position.acting[0])
    assert occupant is not None
    return occupant.user


async def log(stand: Stand) -> list[tuple[int, tuple[str, ...]]]:
    entries: list[Entry] = list(await stand.store.read(lambda connection: records.entries(connection, 1)))
    return [(int(entry.seat), entry.move) for entry in entries]


async def through_panels(
    folder: Path, name: str, preset: str, seats: int, options: str = ""
) -> list[tuple[int, tuple[str, ...]]]:
    """The log of a game played by pressing what the panels show, at random."""
    chance = random.Random(f"{name} {preset} {seats} presses")
    async with surface(folder, drawing=DRAWING) as stand:
        await table(stand, name, preset, seats, options)
        for number in range(MOVES):
            user = await mover(stand)
            if user is None:
                break
            await press_through(stand, user, chance, minor=number >= AT_LEAST)
        return await log(stand)


async def press_through(stand: Stand, user: int, chance: random.Random, *, minor: bool) -> None:
    panel = message(await stand.click(user, Button(custom_id.format(Press(Action.PANEL, 1)), "Your move")))
    presses = 0
    while (confirm := _confirm(panel)) is None or (detours(panel, confirm) and chance.random() < DETOUR):
        options = offered(panel, minor=minor) if confirm is None else detours(panel, confirm)
        panel = message(await stand.click(user, *chance.choice(options), private=True))
        presses += 1
        assert presses < MOST_PRESSES, "the panel leads to no move"
    assert isinstance(await stand.click(user, confirm, private=True), Update)


def _confirm(panel: Message) -> Button | None:
    found = [one for one in controls(panel) if isinstance(one, Button) and _press(one).action is Action.PLAY]
    return found[0] if found else None


def detours(panel: Message, confirm: Button) -> list[tuple[Button | Select, str | None]]:
    """What else there was where the panel took the usual option unasked. Back leads to a beginning of the same
    picks."""
    taken = _press(confirm).given(Picked).picks
    buttons = [one for one in controls(panel) if isinstance(one, Button) and _press(one).action is Action.PANEL]
    return [
        (one, None)
        for one in buttons
        if taken[: len(_press(one).given(Picked).picks)] != _press(one).given(Picked).picks
    ]


def offered(panel: Message, *, minor: bool) -> list[tuple[Button | Select, str | None]]:
    """Every option on the panel, as a control and its value; without what is `minor` if there is anything else."""
    selects = [one for one in controls(panel) if isinstance(one, Select) and _press(one).action is not Action.WHY]
    if selects:
        return [(selects[0], option.value) for option in selects[0].options]
    steps = [one for one in controls(panel) if isinstance(one, Button) and _press(one).action is Action.PANEL]
    longest = max(len(_press(one).given(Picked).picks) for one in steps)
    found = [one for one in steps if len(_press(one).given(Picked).picks) == longest]
    major = [one for one in found if one.style is not Style.SECONDARY]
    return [(one, None) for one in (found if minor else major or found)]


def _press(one: Button | Select) -> Press:
    found = custom_id.parse(one.custom_id)
    assert found is not None
    return found


async def by_typing(
    folder: Path, name: str, preset: str, seats: int, played: list[tuple[int, tuple[str, ...]]], options: str = ""
) -> list[tuple[int, tuple[str, ...]]]:
    """The log of a game in which the same moves are typed."""
    rules = games()[name].rules
    async with surface(folder, drawing=DRAWING) as stand:
        people = await table(stand, name, preset, seats, options)
        for seat, move in played:
            if seat >= 0:
                await stand.command(people[seat], "move", text=rules.format(move))
        return await log(stand)


@pytest.mark.parametrize(("name", "preset", "seats"), TABLES, ids=[" ".join(map(str, table)) for table in TABLES])
async def test_panels_and_typing_make_the_same_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, preset: str, seats: int
) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda _=32: SEED)
    pressed = await through_panels(tmp_path / "panels", name, preset, seats)
    assert sum(seat >= 0 for seat, _ in pressed) >= AT_LEAST
    assert await by_typing(tmp_path / "typed", name, preset, seats, pressed) == pressed
