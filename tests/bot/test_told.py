"""Whoever reads the channel alone knows what happened: whole games of one person and five computers, by their texts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.host import records
from bot.messages.custom_id import Action
from bot.messages.message import Message, Payload, Words
from bot.messages.news import HOST
from bot.messages.present import voice
from bot.table.seal import TABLE
from bot.table.session import Session
from games.core import Event
from tests.support.counts import count
from tests.support.hosting import ANN, DAY
from tests.support.stand import Stand, control, surface

TURNS = 400
"""More decisions than a person makes in any game."""


@pytest.mark.parametrize("seed", range(count(2, full=50)))
async def test_a_whole_koxinga_is_told_in_the_channel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    """Every battle and loot, every score, every line of the host's own, the turns that the clock played among them."""
    monkeypatch.setattr("bot.table.new_table.secrets.token_bytes", lambda size: seed.to_bytes(size, "big"))
    silent = 2 * (seed % 2)
    async with surface(tmp_path) as at:
        await _begin(at)
        for turn in range(TURNS):
            if (await _session(at)).position.outcome is not None:  # type: ignore[union-attr]  # it has begun
                break
            if turn < silent:
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
        wanted = Counter(
            speaker.say(event.text) for event in events if not event.detail or event.text.key.startswith(HOST)
        )
        assert {words for words, times in wanted.items() if told.count(words) < times} == set()
        assert {speaker.say(score) for score in position.outcome.scores if speaker.say(score) not in told} == set()
        assert "earlier line" not in told
        assert told.count("Time is up for Ann") >= silent


async def _begin(at: Stand) -> None:
    await at.command(ANN, "play", "koxinga", seats=6, order="first", level="original")
    await at.settled()
    for _ in range(4):
        await at.click(ANN, control(at.channels.latest, Action.ADD), "original")
        await at.settled()
    await at.click(ANN, control(at.channels.latest, Action.START))
    await at.settled()


async def _session(at: Stand) -> Session:
    session = await at.context.host.session(1)
    assert session is not None
    return session


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
    """Everything public that the log tells, as events."""
    entries = await at.store.read(lambda connection: records.entries(connection, session.id))
    assert session.game is not None
    state = session.game.rules.setup(session.table.options, len(session.chairs))
    happened: list[Event] = []
    for entry in entries:
        if entry.seat != TABLE:
            state, events = session.game.rules.apply(state, entry.seat, entry.move)
            happened += (event for event in events if event.to is None)
    return tuple(happened)
