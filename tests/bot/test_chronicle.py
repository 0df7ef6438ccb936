"""The chronicle at the end of a game, through the whole surface, and that there is none before."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.messages.custom_id import Action, Number
from bot.messages.limits import TEXT
from bot.messages.message import Words
from bot.messages.words.chronicle import lasted, times
from bot.table.log.story import Turn
from bot.table.session import Open, Over
from games.core import Seat, text
from renderers.words import LOCALES
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, control, labelled, message, pressed, said, surface

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "one_thread")


@pytest.fixture
async def begun(tmp_path: Path) -> AsyncIterator[Stand]:
    """A quick game of CardGO."""
    async with surface(tmp_path) as house:
        await house.command(ANN, "play", "cardgo", rules="quick", order="first")
        await house.settled()
        await house.click(BEN, control(house.channels.latest, Action.JOIN))
        await house.settled()
        await house.click(ANN, control(house.channels.latest, Action.START))
        await house.settled()
        yield house


async def finish(house: Stand) -> None:
    for _ in range(60):
        session = await house.context.host.session(1)
        assert session is not None
        assert session.position is not None
        if not isinstance(session.phase, Open):
            return
        await house.time.advance(90, house)
        await house.command((ANN, BEN)[session.position.asked[0]], "move", text="pass")
        await house.settled()
    raise AssertionError("the game does not end")


async def test_the_last_board_tells_what_the_game_was(begun: Stand) -> None:
    assert len(begun.channels.latest.pictures) == 1
    await finish(begun)
    board = begun.channels.latest
    assert [picture.name for picture in board.pictures] == ["board.png", "chronicle.png"]
    assert "Longest turn" in said(board)
    assert sum(len(part.content) for part in board.parts if isinstance(part, Words)) <= TEXT


@pytest.mark.parametrize("locale", LOCALES)
async def test_all_of_it_is_private_as_a_picture_and_in_words(begun: Stand, locale: str) -> None:
    await finish(begun)
    begun.locales[CAT] = locale
    more = message(await begun.click(CAT, control(begun.channels.latest, Action.MORE)))
    full = message(await begun.click(CAT, control(more, Action.CHRONICLE), private=True))
    assert len(full.pictures) == 1
    in_words = message(await begun.click(CAT, control(full, Action.CHRONICLE_WORDS), private=True))
    assert in_words.pictures == ()
    courses = re.split(r"\. |。", full.pictures[0].alt.rstrip(".。"))
    assert len(courses) == 5
    assert all(course in said(in_words) for course in courses)
    again = message(await begun.click(CAT, control(in_words, Action.CHRONICLE), private=True))
    assert again == full


async def test_the_first_turn_began_with_the_game(begun: Stand) -> None:
    """Where chance has nothing to do before it, nothing happened before it either."""
    session = await begun.context.host.session(1)
    assert session.table.started is not None
    turns = (Turn(0, 0), Turn(1, 1, (Seat(0),), at=session.table.started + 30))
    assert times(session, turns) == (text("bot-chronicle-longest", seat=Seat(0), turn=1, time=lasted(30)),)


async def test_there_is_none_while_the_game_runs(begun: Stand) -> None:
    assert labelled(begun.channels.latest, "Chronicle") is None
    assert "games with a result" in said(await begun.click(ANN, pressed(Action.CHRONICLE)))
    await begun.command(ANN, "move", text="pass")
    await begun.settled()
    assert len(begun.channels.latest.pictures) == 1


@pytest.mark.parametrize("name", games())
async def test_a_draw_before_anything_happened_is_told_without_one(tmp_path: Path, name: str) -> None:
    async with surface(tmp_path) as house:
        seats = {"seats": 2} if len(games()[name].rules.seats(games()[name].rules.options())) > 1 else {}
        await house.command(ANN, "play", name, order="first", **seats)  # type: ignore[arg-type]  # values only
        await house.settled()
        await house.click(BEN, control(house.table, Action.JOIN))
        await house.settled()
        if (found := await house.context.host.session(1)) is not None and found.position is None:
            await house.click(ANN, pressed(Action.START))
        await house.propose(ANN, "draw")
        await house.settled()
        await house.click(BEN, pressed(Action.AGREE, argument=Number(1)))
        await house.settled()
        over = await house.context.host.session(1)
        assert over is not None
        assert isinstance(over.phase, Over)
        assert house.channels.latest.pictures
        await house.context.stories.chronicle(over)


async def test_a_picture_may_say_it_all(begun: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where no person played and nothing turned, there are no words; the button used to end in an error."""
    await finish(begun)
    monkeypatch.setattr("bot.messages.words.chronicle.words", lambda *_: ())
    more = message(await begun.click(CAT, control(begun.channels.latest, Action.MORE)))
    shown = message(await begun.click(CAT, control(more, Action.CHRONICLE), private=True))
    assert [picture.name for picture in shown.pictures] == ["chronicle.png"]
    assert said(shown) == ""
