"""Private panels on the wire: one picture a person and table, a line when done, forms at once, words where no file may
go."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.handlers import dispatch
from bot.messages.custom_id import Action
from bot.messages.requests import Response
from bot.playground import Playground
from tests.support.people import GAME, Human, Json, begin, board, control, controls, human, labels, play, private, said

pytestmark = pytest.mark.usefixtures("logged_through_the_library")

ATTACH_FILES = 1 << 15


@asynccontextmanager
async def game(folder: Path) -> AsyncIterator[tuple[Playground, Human, Human, Json]]:
    """A game of alice and bob, and its first board."""
    async with play(folder) as playground, human(playground, "alice") as alice, human(playground, "bob") as bob:
        yield playground, alice, bob, await begin(alice, bob)


def pictured(message: Json) -> bool:
    return any(part["type"] == 12 for part in message["components"])


async def pictures(person: Human) -> list[str]:
    """The person's private messages with a picture."""
    return [message["id"] for message in await person.messages() if private(message) and pictured(message)]


async def test_only_the_newest_panel_keeps_its_picture(tmp_path: Path) -> None:
    async with game(tmp_path) as (_, alice, bob, shown):
        first = await alice.press(shown, control(shown, Action.PANEL), replied=True)
        await bob.press(shown, control(shown, Action.VIEW))
        second = await alice.press(shown, control(shown, Action.PANEL), replied=True)
        reduced = await alice.seen(lambda message: message["id"] == first["id"] and not pictured(message))
        assert "newer panel" in said(reduced)
        assert len(said(reduced).splitlines()) == 1
        assert list(controls(reduced)) == []
        assert await pictures(alice) == [second["id"]]
        assert len(await pictures(bob)) == 1


def value(panel: Json) -> str | None:
    """What the panel's first control may be set to."""
    first = next(controls(panel))
    return first["options"][0]["value"] if first["type"] == 3 else None


async def test_a_panel_that_is_done_says_what_was_played_and_who_is_awaited(tmp_path: Path) -> None:
    async with game(tmp_path) as (_, alice, _, shown):
        panel = await alice.press(shown, control(shown, Action.PANEL), replied=True)
        while True:
            confirming = [
                one for one in controls(panel) if one["label" if "label" in one else "placeholder"] == "Confirm"
            ]
            if confirming:
                break
            panel = await alice.press(panel, next(controls(panel)), value(panel))
        done = await alice.press(panel, confirming[0])
        played, awaited = [line for line in said(done).splitlines() if not line.startswith("-#")]
        assert re.fullmatch(r"Played “\d on A1”\.", played)
        assert awaited.startswith("Bob is to move.")
        assert not pictured(done)


async def test_a_form_opens_however_slow_everything_else_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with game(tmp_path) as (_, alice, _, shown):
        panel = await alice.press(shown, control(shown, Action.PANEL), replied=True)
        monkeypatch.setattr(dispatch, "answer_click", slow)
        form = await alice.open_form(panel, control(panel, Action.TYPE))
        assert form["title"] == "Your move"


async def slow(*_: object) -> Response:
    await asyncio.sleep(60)
    raise AssertionError("asked although a form needs nothing")


async def test_a_form_that_comes_too_late_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.adapter.responses.PATIENCE", 0.0)
    async with game(tmp_path) as (_, alice, _, shown):
        panel = await alice.press(shown, control(shown, Action.PANEL), replied=True)
        answer = dispatch.answer_click
        monkeypatch.setattr(dispatch, "form_at_once", lambda *_: None)
        monkeypatch.setattr(dispatch, "answer_click", lambda *asked: late(answer(*asked)))
        assert "too slow" in said(await alice.press(panel, control(panel, Action.TYPE)))


async def late(answer: object) -> Response:
    await asyncio.sleep(2)
    found: Response = await answer  # type: ignore[misc]  # a coroutine of ours
    return found


async def test_where_no_file_may_be_attached_every_answer_works_in_words(tmp_path: Path) -> None:
    async with game(tmp_path) as (playground, alice, bob, shown):
        channel = playground.channel_ids[0]
        body = {"type": 1, "deny": str(ATTACH_FILES), "allow": "0"}
        await alice.ask("PUT", f"/channels/{channel}/permissions/{playground.application_id}", body)
        panel = await alice.press(shown, control(shown, Action.PANEL), replied=True)
        assert "Attach Files is missing" in said(panel)
        assert "In this channel I am missing: Attach Files." in said(await bob.command("play", GAME))
        assert len(list(controls(panel))) > 1
        assert "Attach Files is missing" in said(await alice.command("view"))
        assert "Attach Files is missing" in said(await alice.command("export"))
        moved = await alice.command("move", text="auto")
        assert said(moved).startswith("Played") or "Played" in said(moved)
        assert not any(pictured(message) for message in await alice.messages() if private(message))
        worded = await alice.seen(lambda message: message["id"] > shown["id"] and board(message))
        assert not pictured(worded), "the board follows in words"
        assert f"<@{bob.id}>" in said(worded)
        assert "Your move" in labels(worded)
        await bob.command("move", text="auto")
        again = await alice.seen(lambda message: message["id"] > worded["id"] and board(message))
        assert not pictured(again)
        await alice.seen(lambda message: message["id"] == worded["id"] and labels(message) == ["To the board"])
        await alice.ask("DELETE", f"/channels/{channel}/permissions/{playground.application_id}")
        await alice.command("move", text="auto")
        assert pictured(await alice.seen(lambda message: message["id"] > again["id"] and board(message)))
