"""Whoever reads the channel alone knows what happened: whole games of one person and five computers, by their texts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import games
from bot.host.storage import records
from bot.messages.custom_id import Action
from bot.messages.message import Message, Payload, Words
from bot.messages.words.table_messages import voice
from bot.table.log.replay import Replay
from bot.table.session import Lobby, Session
from games.core import Event
from games.search import STANDS_IN
from tests.support.counts import count
from tests.support.hosting import ANN, DAY
from tests.support.month import Dice, Sketch
from tests.support.stand import Stand, control, surface

pytestmark = pytest.mark.usefixtures("one_thread")

TURNS = 400
"""More decisions than a person makes in any game."""


CASES = [("koxinga", seed) for seed in range(count(1, full=50))]
CASES += [(game, seed) for game in games() if game != "koxinga" for seed in range(count(1, full=50))]


@pytest.mark.parametrize(("game", "seed"), CASES)
async def test_a_whole_game_is_told_in_the_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seed: int
) -> None:
    """Every battle and loot, every score, every line of the host's own, the turns that the clock played among them."""
    monkeypatch.setattr("bot.table.features.lobby.secrets.token_bytes", random.Random(seed).randbytes)
    silent = 2 * (seed % 2)
    async with surface(tmp_path, drawing=Sketch(), engine=Dice(eager=4)) as at:
        await _begin(at, game)
        for turn in range(TURNS):
            if (await _session(at)).position.outcome is not None:  # type: ignore[union-attr]  # it has begun
                break
            if 0 < turn <= silent:  # who never moves is away at once
                await at.time.advance(2 * DAY, at)
            else:
                await at.context.host.auto(next(at.requests), 1, ANN)
            await at.settled()
        session = await _session(at)
        told, speaker = "\n".join(_texts(at)), voice(session, "en")
        position = session.position
        assert position is not None
        assert position.outcome is not None
        events = await _happened(at, session)
        wanted = Counter(_deed(speaker.say(event.text), speaker.names) for event in events if not event.detail)
        assert {words for words, times in wanted.items() if told.count(words) < times} == set()
        assert {speaker.say(score) for score in position.outcome.scores if speaker.say(score) not in told} == set()
        assert "earlier line" not in told
        assert told.count("Time is up for Ann") >= silent
        assert len(events) > 10, "a game that tells something"


async def _begin(at: Stand, game: str) -> None:
    """A game of one person and as many computers as there is room for."""
    rules, level = games()[game].rules, STANDS_IN
    allowed = rules.seats(rules.options())
    most: dict[str, Any] = {"seats": allowed[-1]} if len(allowed) > 1 else {}
    await at.command(ANN, "play", game, order="first", level=level, **most)
    await at.settled()
    for _ in range(allowed[-1] - 2):
        await at.click(ANN, control(at.channels.latest, Action.ADD), level)
        await at.settled()
    if isinstance((await _session(at)).phase, Lobby):
        await at.click(ANN, control(at.channels.latest, Action.START))
    await at.settled()


async def _session(at: Stand) -> Session:
    session = await at.context.host.session(1)
    assert session is not None
    return session


def _deed(said: str, names: Sequence[str]) -> str:
    """What somebody did, without the name and the full stop: those of a chain stand once."""
    name = next((name for name in names if said.startswith(name)), "")
    return said.removeprefix(name).strip().removesuffix(".")


def _texts(at: Stand) -> Iterator[str]:
    """Everything that can be read in the channel in the end."""
    for shown in at.channels.messages.values():
        if isinstance(shown, Message):
            yield from (part.content for part in shown.parts if isinstance(part, Words))
        else:
            yield from (_content(component) for component in shown)


def _content(component: Payload) -> str:
    return str(component.get("content", ""))


async def _happened(at: Stand, session: Session) -> tuple[Event, ...]:
    """Everything public that the log tells, the host's own lines included, as events."""
    entries = await at.store.read(lambda connection: records.entries(connection, session.id))
    assert session.game is not None
    start = session.game.rules.setup(session.table.options, len(session.chairs))
    passages = Replay(session.game.rules, start, entries).passages()
    return tuple(event for passage in passages for event in passage.happened if event.to is None)
