"""Games of two over the surface in which one waits for the other, the same in every world."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.messages.custom_id import Action
from bot.messages.message import Message
from bot.table.features import acts
from bot.table.session import Position, Session
from games import moves
from games.core import Seat
from games.moves import owed
from tests.support.hosting import ANN, BEN
from tests.support.month import Sketch
from tests.support.stand import Stand, control, pressed, surface

SEED = b"\7" * 32
LEAST = 6
"""Moves into the game, at least."""


@asynccontextmanager
async def world(folder: Path, name: str, monkeypatch: pytest.MonkeyPatch, least: int = LEAST) -> AsyncIterator[Stand]:
    """A game in which one waits for the other and may plan ahead."""
    monkeypatch.setattr("bot.table.features.lobby.secrets.token_bytes", lambda n: SEED[:n])
    async with surface(folder, drawing=Sketch()) as stand:
        rules = games()[name].rules
        more = {"seats": 2} if len(rules.seats(rules.options())) > 1 else {}
        await stand.command(ANN, "play", name, order="first", **more)  # type: ignore[arg-type]  # values only
        await stand.settled()
        await stand.click(BEN, control(stand.table, Action.JOIN))
        await stand.settled()
        if (await session(stand)).position is None:
            await stand.click(ANN, pressed(Action.START))
            await stand.settled()
        await _reach(stand, random.Random(name), least)
        yield stand


def folder(parent: Path, number: int) -> Path:
    """One of its own for each world."""
    made = parent / str(number)
    made.mkdir()
    return made


async def _reach(stand: Stand, chance: random.Random, least: int) -> None:
    for number in range(200):
        now = position(await session(stand))
        if number > least and waiting(now) is not None:
            return
        seat = now.asked[0]
        move = chance.choice(list(owed(now.game.rules, now.view(seat))))
        await stand.context.host.do(next(stand.requests), 1, acts.play_moves, user_of(seat), [move])
        await stand.settled()
    raise AssertionError("nobody may plan")


def waiting(now: Position) -> tuple[Seat, Seat] | None:
    """Who waits and may plan ahead, and for whom they wait."""
    if len(now.asked) != 1 or now.held:
        return None
    [mover] = now.asked
    waits = Seat(1 - mover)
    return None if moves.ahead(now.game.rules, now.view(waits)) is None else (waits, mover)


async def session(stand: Stand) -> Session:
    found = await stand.context.host.session(1)
    assert found is not None
    return found


def position(session: Session) -> Position:
    assert session.position is not None
    return session.position


def user_of(seat: Seat) -> int:
    """Who sits there."""
    return (ANN, BEN)[seat]


def standing(stand: Stand) -> list[object]:
    """All messages of the channel, as they are now."""
    return [each if isinstance(each, Message) else list(each) for each in stand.channels.messages.values()]
