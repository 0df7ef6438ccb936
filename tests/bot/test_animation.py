"""Watching a game as an animation, through the whole surface: made once, private, and nothing secret in it."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any, TypeVar, TypeVarTuple, Unpack
from unittest.mock import AsyncMock, create_autospec

import discord
import pytest
from PIL import Image

from bot.adapter import responses
from bot.adapter.responses import Delivery, Excuses
from bot.handlers import story
from bot.host.workers.sandbox import Sandbox
from bot.messages.custom_id import Action, Item
from bot.messages.message import Message
from bot.messages.requests import ANSWERABLE, Growing, Reply, Response
from bot.table.session import Open
from tests.support.box import Here
from tests.support.hosting import ANN, BEN, CAT, DAN, START, VirtualTime
from tests.support.stand import Stand, control, message, pressed, said, surface

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "processes_handed_on")


@asynccontextmanager
async def duel(folder: Path, *typed: tuple[int, str]) -> AsyncIterator[Stand]:
    """A quick game of CardGO after these moves."""
    async with surface(folder, box=Here(), time=VirtualTime()) as house:
        await house.command(ANN, "play", "cardgo", rules="quick", order="first")
        await house.settled()
        await house.click(BEN, control(house.channels.latest, Action.JOIN))
        await house.settled()
        await house.click(ANN, control(house.channels.latest, Action.START))
        await house.settled()
        for user, move in typed:
            await house.command(user, "move", text=move)
            await house.settled()
        yield house


PASSES = ((ANN, "pass"), (BEN, "pass"))


async def grown(response: Response) -> list[Message]:
    """Everything that a growing answer becomes."""
    assert isinstance(response, Growing), response
    return [response.message, *[each async for each in response.later]]


def frames(shown: Message) -> int:
    image = Image.open(io.BytesIO(shown.pictures[0].png))
    return int(getattr(image, "n_frames", 1))


async def test_the_whole_game_is_watched_and_kept(tmp_path: Path) -> None:
    async with duel(tmp_path, PASSES[0]) as house:
        *before, shown = await grown(await house.command(CAT, "replay", **{"as": "animation"}))
        assert "is being made" in said(before[0])
        assert shown.pictures[0].name == "turns-0-1.gif"
        assert frames(shown) == 2
        assert "At the end:" in shown.pictures[0].alt
        again = await house.command(CAT, "replay", **{"as": "animation"})
        assert isinstance(again, Reply)
        assert message(again) == shown


async def test_who_asks_while_it_is_made_waits_for_the_same_one(tmp_path: Path) -> None:
    async with duel(tmp_path, PASSES[0]) as house:
        box = Here()
        house.context.films._box = box
        asked = [await house.command(user, "replay", **{"as": "animation"}) for user in (CAT, ANN, BEN)]
        answers = await asyncio.gather(*map(grown, asked))
        assert [answer[-1] for answer in answers] == [answers[0][-1]] * 3
        assert box.done == ["drawn", "drawn"], "two slices"


async def test_who_asks_again_has_the_newest_answer_alone(tmp_path: Path) -> None:
    """Each press used to make an animation of its own. Others have theirs all the same."""
    async with duel(tmp_path, *PASSES) as house:
        box = house.context.films._box = Here()
        watch = [pressed(Action.WATCH, argument=Item(first)) for first in (0, 1, 2, 1)]
        asked = [await house.click(CAT, each, private=True) for each in watch]
        asked.append(await house.click(DAN, watch[0], private=True))
        *given_up, newest, other = [shown[-1] for shown in await asyncio.gather(*map(grown, asked))]
        assert [said(each) for each in given_up] == [
            "You asked for an animation again. It comes with your newer answer."
        ] * 3
        assert [shown.pictures[0].name for shown in (newest, other)] == ["turns-1-2.gif", "turns-0-2.gif"]
        assert box.done == ["drawn"] * 4, "two slices each"


class Stuck(Here):
    """A box that answers nobody."""

    async def run(self, person: int, work: Callable[[Unpack[Ts]], T], *arguments: *Ts) -> T:
        return await asyncio.get_running_loop().create_future()


@pytest.fixture
async def stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Stand]:
    """A game whose animation is never done."""
    monkeypatch.setattr(story, "PROGRESS", 0)
    async with duel(tmp_path, PASSES[0]) as house:
        house.context.films._box = Stuck()
        yield house
        await house.context.films.close()


async def test_it_is_waited_for_as_long_as_the_answer_can_be_changed(stuck: Stand) -> None:
    response = await stuck.command(CAT, "replay", **{"as": "animation"})
    assert isinstance(response, Growing)
    for seconds in (0, ANSWERABLE - 1):
        stuck.time.set(START + seconds)
        assert "is being made" in said(await anext(response.later))
        assert list(stuck.context.films._waiting) == [CAT]
    stuck.time.set(START + ANSWERABLE)
    assert said(await anext(response.later)) == "The animation could not be made. Press Watch again."
    assert stuck.context.films._waiting == {}


async def test_nobody_waits_who_can_be_shown_nothing_any_more(stuck: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its token is too old, say. `response` is held here, so that nothing but the end of the answer closes it."""
    response = await stuck.command(CAT, "replay", **{"as": "animation"})
    changed = list[int]()

    async def change(*_: object) -> None:
        changed.extend(stuck.context.films._waiting)
        gone: Any = SimpleNamespace(status=404, reason="")
        raise discord.NotFound(gone, {"code": responses.TOKEN_OVER, "message": "no"})

    async def work() -> Response:
        return response

    monkeypatch.setattr(responses, "_say", AsyncMock(return_value=None))
    monkeypatch.setattr(responses, "_change_later", change)
    interaction = create_autospec(discord.Interaction, instance=True, type=discord.InteractionType.application_command)
    interaction.message = None
    await Delivery(strict=True).carry(interaction, work(), lambda: Excuses(Message(()), Message(())))
    assert changed == [CAT]
    assert stuck.context.films._waiting == {}


async def test_a_span_is_watched_and_leads_to_the_same_in_words(tmp_path: Path) -> None:
    async with duel(tmp_path, *PASSES) as house:
        *_, watched = await grown(await house.click(ANN, pressed(Action.WATCH, argument=Item(1)), private=True))
        assert watched.pictures[0].name == "turns-1-2.gif"
        in_words = message(await house.click(ANN, control(watched, Action.STORY), private=True))
        assert in_words.pictures == ()
        assert "After turn 1 of 2" in said(in_words)


async def test_the_viewer_leads_to_it(tmp_path: Path) -> None:
    async with duel(tmp_path, PASSES[0]) as house:
        page = message(await house.command(ANN, "since"))
        *_, watched = await grown(await house.click(ANN, control(page, Action.WATCH), private=True))
        assert frames(watched) == 2


async def test_a_last_board_can_be_watched(tmp_path: Path) -> None:
    async with duel(tmp_path, *PASSES) as house:
        session = await house.context.host.session(1)
        assert session is not None
        assert not isinstance(session.phase, Open)
        more = message(await house.click(CAT, control(house.channels.latest, Action.MORE)))
        *_, shown = await grown(await house.click(CAT, control(more, Action.WATCH), private=True))
        assert frames(shown) == 3


@pytest.mark.parametrize("first", [None, 99])
async def test_a_span_that_is_none_is_what_there_is(tmp_path: Path, first: int | None) -> None:
    async with duel(tmp_path, PASSES[0]) as house:
        assert (await grown(await house.click(CAT, pressed(Action.WATCH, argument=Item(first)))))[-1].pictures


async def test_a_player_watches_what_spectators_see(tmp_path: Path) -> None:
    """So that the file can be shown to anybody: it is the same, whoever asked for it."""
    async with duel(tmp_path, PASSES[0]) as house:
        (_, theirs) = await grown(await house.command(CAT, "replay", **{"as": "animation"}))
        assert message(await house.command(ANN, "replay", **{"as": "animation"})) == theirs


async def test_two_worlds_have_the_same_animation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hands and the deck differ, what was seen of them does not."""
    gifs = []
    for number in range(2):
        monkeypatch.setattr("secrets.token_bytes", lambda length=32, number=number: bytes([number]) * length)
        async with duel(tmp_path / str(number), *PASSES[:1]) as house:
            session = await house.context.host.session(1)
            assert session is not None
            assert session.position is not None
            hands = session.position.state.hands
            gifs.append((hands, (await grown(await house.command(CAT, "replay", **{"as": "animation"})))[-1]))
    assert gifs[0][0] != gifs[1][0]
    assert gifs[0][1] == gifs[1][1]


async def test_a_process_that_is_killed_meanwhile_is_begun_again(tmp_path: Path) -> None:
    async with duel(tmp_path, PASSES[0]) as house:
        studio = Sandbox(seconds=30, patience=60)
        try:
            films = house.context.films
            films._box = studio
            await studio._ready()
            process = studio._worker._process
            assert process is not None
            answer = await house.command(CAT, "replay", **{"as": "animation"})
            process.kill()
            assert frames((await grown(answer))[-1]) == 2
        finally:
            await studio.close()


async def test_a_program_that_ended_meanwhile_makes_it_when_it_is_asked_again(tmp_path: Path) -> None:
    async with duel(tmp_path, PASSES[0]) as house:
        answer = await house.command(CAT, "replay", **{"as": "animation"})
        assert isinstance(answer, Growing), "nothing is stored of it"
    async with surface(tmp_path, box=Here()) as house:
        assert (await grown(await house.command(CAT, "replay", **{"as": "animation"})))[-1].pictures
