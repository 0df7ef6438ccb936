"""Worlds that differ in who could answer an attack of Jiangshan: nobody else can tell them apart before it comes out,
and then by nothing but what came out."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot.messages.custom_id import Action
from bot.messages.message import Message, Payload
from bot.table.features import acts, lobby
from bot.table.session import Seating, Session, TableRequest, person
from games.core import Move
from games.jiangshan.options import Options
from tests.support.hosting import ANN, BEN, CAT, NAMES
from tests.support.skirmish import APPROACH, PAIR, SKIRMISH, STRIKE
from tests.support.stand import CHANNEL, GUILD, Channels, Stand, control, labels, said, surface
from tests.support.stand import message as shown_by

pytestmark = pytest.mark.usefixtures("one_thread")

HOUR = 3600
SEAL = re.compile(r"\b[0-9a-f]{16}\b")
"""The chain's head is keyed: it differs whenever anything does, and tells nothing."""


@dataclass(frozen=True)
class World:
    """What Chu has in hand. Every world has as many lines before the attack, as chance takes its numbers from them."""

    third: str
    """The stratagem chosen beside Deception and Wildfire."""
    orders: tuple[Move, Move]
    answer: Move = ()
    late: bool = False
    """Answered in the last second, not at once."""


ASK: Move = ("standing", "mode", "ask")
OFF: Move = ("standing", "mode", "off")
LAST: Move = ("standing", "sacrifice", "G")
WORLDS = {
    "silent": World("decoy", (ASK, LAST)),
    "answers early": World("decoy", (ASK, LAST), PAIR),
    "refuses late": World("decoy", (ASK, LAST), ("refuse",), late=True),
    "by standing order": World("decoy", (("standing", "protect", "R"), LAST)),
    "never": World("decoy", (OFF, LAST)),
    "without the stratagem": World("swap", (ASK, LAST)),
}
ABLE = ("silent", "answers early", "refuses late", "by standing order")
SAVED = ("answers early", "by standing order")


class Ear(Channels):
    """Writes down what goes into the channel, and when."""

    def __init__(self) -> None:
        super().__init__()
        self.stand: Stand | None = None
        self.heard: list[tuple[object, ...]] = []

    async def send(self, channel: int, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
        self._note("send", channel, message, nonce)
        return await super().send(channel, message, nonce, wake=wake)

    async def edit(self, channel: int, id: int, message: Message, *, wake: bool = True) -> None:
        self._note("edit", channel, message, id)
        await super().edit(channel, id, message, wake=wake)

    async def strip(self, channel: int, id: int, components: Sequence[Payload]) -> None:
        self._note("strip", channel, repr(components), id)
        await super().strip(channel, id, components)

    def _note(self, *what: object) -> None:
        assert self.stand is not None
        self.heard.append((self.stand.time.now(), *map(plain, what)))


def plain(what: object) -> object:
    if isinstance(what, Message):
        pictures = tuple((picture.png, picture.alt) for picture in what.pictures)
        return SEAL.sub("…", said(what)), pictures, what.mentions, tuple(labels(what))
    return SEAL.sub("…", what) if isinstance(what, str) else what


@dataclass
class Seen:
    """What everybody but Chu could see of a world while the attack was held, and after it came out."""

    held: list[object]
    out: list[tuple[object, ...]]
    board: Message
    chu: str
    """What Chu's own panel says."""
    buttons: list[str]


@asynccontextmanager
async def table(folder: Path, monkeypatch: pytest.MonkeyPatch, **options: Any) -> AsyncIterator[tuple[Stand, int]]:
    """A skirmish between Ann (Han) and Ben (Chu), stratagems not chosen yet, every world with the same seed."""
    monkeypatch.setattr("bot.table.features.lobby.secrets", SimpleNamespace(token_bytes=lambda _: b"\3" * 32))
    monkeypatch.setattr("tests.support.stand.Channels", Ear)
    async with surface(folder) as stand:
        assert isinstance(stand.channels, Ear)
        stand.channels.stand = stand
        rules = Options(scenario="file", scenario_file=SKIRMISH, **{"blind_window": True, **options})
        opening = TableRequest(GUILD, CHANNEL, "jiangshan", rules, ANN, NAMES[ANN], "en", seating=Seating.CHOSEN)
        opened = await stand.context.host.open(next(stand.requests), replace(opening, seats=2))
        assert opened.session is not None, opened
        await stand.settled()
        await stand.context.host.do(next(stand.requests), opened.session, lobby.join, person(BEN, NAMES[BEN]))
        await stand.settled()
        assert (await stand.context.host.do(next(stand.requests), opened.session, lobby.begin, ANN)).done
        await stand.settled()
        yield stand, opened.session


async def attacked(stand: Stand, id: int, world: World) -> None:
    """Stratagems, Chu's orders, the approach, and Han's attack."""
    host = stand.context.host
    steps = [(ANN, "pick swap fire extra"), (BEN, f"pick fire extra {world.third}")]
    steps += [(BEN, " ".join(order)) for order in world.orders]
    steps += [((ANN, BEN)[seat], typed) for seat, typed in (*APPROACH, (0, STRIKE))]
    for user, typed in steps:
        answer = await host.do(next(stand.requests), id, acts.play_typed, user, typed)
        assert answer.done, (typed, answer)
        await stand.settled()


async def session(stand: Stand, id: int) -> Session:
    found = await stand.context.host.session(id)
    assert found is not None
    return found


async def advance(stand: Stand, seconds: int) -> None:
    await stand.time.advance(seconds, stand)
    await stand.settled()


async def around(stand: Stand) -> list[object]:
    """What the others are told when they ask."""
    found: list[object] = []
    for user in (ANN, CAT):
        found.append(plain(shown_by(await stand.command(user, "board"))))
        found.append(plain(shown_by(await stand.click(user, control(stand.channels.latest, Action.VIEW)))))
        found.append(labels(shown_by(await stand.click(user, control(stand.channels.latest, Action.MORE)))))
        found.append(plain(shown_by(await stand.command(user, "log"))))
    found.append(plain(await stand.panel(ANN)))
    found.append(plain(shown_by(await stand.command(ANN, "games"))))
    found.append(await stand.typing(ANN, "move", "text", ""))
    return found


async def seen(folder: Path, monkeypatch: pytest.MonkeyPatch, world: World) -> Seen:
    async with table(folder, monkeypatch) as (stand, id):
        ear = stand.channels
        assert isinstance(ear, Ear)
        await attacked(stand, id, world)
        (owed,) = (await session(stand, id)).owed
        assert owed.due is not None
        held = await around(stand)
        await answered(stand, id, world, late=False)
        await advance(stand, HOUR)
        held += await around(stand)
        await advance(stand, owed.due - 1 - stand.time.now())
        await answered(stand, id, world, late=True)
        held += await around(stand)
        panel = await stand.panel(BEN)
        held.append(plain(shown_by(await stand.command(BEN, "board"))))
        before, board = len(ear.heard), stand.channels.latest
        await advance(stand, owed.due - stand.time.now())
        assert (await session(stand, id)).latest is None
        return Seen([*held, *ear.heard[:before]], ear.heard[before:], board, said(panel), labels(panel))


async def answered(stand: Stand, id: int, world: World, *, late: bool) -> None:
    if world.answer and world.late == late:
        assert (await stand.context.host.do(next(stand.requests), id, acts.play_moves, BEN, [world.answer])).done


async def test_nobody_can_tell_who_could_have_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged_through_the_library: None
) -> None:
    worlds = {name: await seen(tmp_path / name, monkeypatch, world) for name, world in WORLDS.items()}
    _alike(worlds)
    _found_by_chu(worlds)


def _alike(worlds: dict[str, Seen]) -> None:
    first, *others = worlds.values()
    assert "The outcome is not known yet" in said(first.board)
    assert first.board.mentions == ()
    assert f"<@{BEN}>" not in said(first.board)
    for other in others:
        for here, there in zip(first.held, other.held, strict=True):
            assert here == there
        assert [entry[:2] for entry in other.out] == [entry[:2] for entry in first.out], (
            "it comes out at the same moment"
        )
    for fate in (SAVED, tuple(set(WORLDS) - set(SAVED))):
        assert len({repr(worlds[name].out) for name in fate}) == 1, fate


def _found_by_chu(worlds: dict[str, Seen]) -> None:
    """Chu alone finds in the panel what may be answered, and what was."""
    for name in ABLE:
        assert "about to fall" in worlds[name].chu
    assert "your standing order decides" in worlds["silent"].chu
    assert "no Substitution" in worlds["refuses late"].chu
    assert "h6: General falls instead" in worlds["answers early"].chu
    (idle,) = {(worlds[name].chu, tuple(worlds[name].buttons)) for name in WORLDS if name not in ABLE}
    assert "about to fall" not in idle[0]
    assert len(worlds["silent"].buttons) == len(idle[1]) + 2
