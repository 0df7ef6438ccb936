"""The application's emoji: registered once, beside the words of options, and what happens where Discord wants none."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from PIL import Image

from bot.adapter import emoji
from bot.adapter.emoji import KEPT, EmojiRegistry
from bot.catalogue import games
from bot.messages.custom_id import Action
from bot.messages.words import icons
from bot.playground import Playground
from renderers.icons import Icon
from tests.support.people import GAME, Json, begin, control, controls, human, labels, parlour, said

APPLICATION = 77


class Discord:
    """What Discord keeps of one application, and the calls that change it."""

    def __init__(self) -> None:
        self.items: dict[str, int] = {}
        self.changes: list[str] = []
        self.slow: Callable[[str], None] = lambda name: None

    async def get_application_emojis(self, application: int) -> Json:
        return {"items": [{"name": name, "id": str(id)} for name, id in self.items.items()]}

    async def create_application_emoji(self, application: int, name: str, image: str) -> Json:
        assert image.startswith("data:image/png;base64,iVBOR"), image[:40]
        self.slow(name)
        if name in self.items:
            raise refusal(400, {"code": 50035, "message": "Invalid Form Body"})
        self.changes.append(f"+{name}")
        self.items[name] = len(self.changes)
        return {"id": str(self.items[name])}

    async def delete_application_emoji(self, application: int, id: int) -> None:
        self.slow("")
        name = next((name for name, each in self.items.items() if each == id), None)
        if name is None:
            answer: Any = SimpleNamespace(status=404, reason="Not Found")
            raise discord.NotFound(answer, {"code": 10014, "message": "Unknown Emoji"})
        del self.items[name]
        self.changes.append(f"-{name}")


def refusal(status: int, body: Json) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason="Bad Request"), body)  # type: ignore[arg-type]


class Host:
    """What a store keeps."""

    def __init__(self) -> None:
        self.kept: dict[tuple[str, int], Any] = {}

    async def recall(self, kind: Any, key: int) -> Any:
        return self.kept.get((kind.scope, key))

    async def remember(self, kind: Any, key: int, value: Any) -> None:
        self.kept[kind.scope, key] = kind.read(kind.write(value))


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No pauses; and no icons that another test has left."""
    monkeypatch.setattr(emoji, "PAUSE", 0)
    monkeypatch.setattr(emoji, "AGAIN", 0.05)
    icons.register({})
    yield
    icons.register({})


def drawn(monkeypatch: pytest.MonkeyPatch, **colours: str) -> None:
    """The only icons that there are, each in one colour."""

    def icon(name: str, colour: str) -> Icon:
        return Icon(name, lambda: Image.new("RGBA", (128, 128), colour))

    made = {name: icon(name, colour) for name, colour in colours.items()}
    monkeypatch.setattr(emoji, "games", lambda: {"toy": SimpleNamespace(icons=made)})


async def registered(service: Discord, host: Host) -> list[str]:
    """A process registers what is missing: what that changed."""
    client: Any = SimpleNamespace(http=service, application_id=APPLICATION)
    service.changes.clear()
    await EmojiRegistry(client, host).register()  # type: ignore[arg-type]  # what it needs of a host
    return service.changes[:]


async def test_an_icon_is_registered_once_and_anew_where_it_is_drawn_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    service, host = Discord(), Host()
    drawn(monkeypatch, toy_one="red", toy_two="blue")
    assert await registered(service, host) == ["+toy_one", "+toy_two"]
    assert icons.emoji("toy_two") == {"id": str(service.items["toy_two"]), "name": "toy_two"}
    assert await registered(service, host) == []
    drawn(monkeypatch, toy_one="red", toy_two="green", toy_three="white")
    assert await registered(service, host) == ["-toy_two", "+toy_two", "+toy_three"]
    assert icons.inline("toy_two") == f"<:toy_two:{service.items['toy_two']}> "


async def test_processes_with_stores_of_their_own_register_once(monkeypatch: pytest.MonkeyPatch) -> None:
    service, one, other = Discord(), Host(), Host()
    drawn(monkeypatch, toy_one="red")
    assert await registered(service, one) == ["+toy_one"]
    assert await registered(service, other) == []
    drawn(monkeypatch, toy_one="green")
    assert await registered(service, one) == ["-toy_one", "+toy_one"]
    assert await registered(service, other) == [], "the one that it knew is gone: the new one is drawn as it draws"
    assert await registered(service, one) == []


async def test_one_that_another_process_made_a_moment_ago_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    service, host = Discord(), Host()
    drawn(monkeypatch, toy_one="red")
    service.slow = lambda name: service.items.setdefault(name, 9) and None
    assert await registered(service, host) == []
    assert icons.emoji("toy_one") == {"id": "9", "name": "toy_one"}
    assert [row[0] for row in await host.recall(KEPT, APPLICATION)] == ["toy_one"]


async def test_two_processes_that_draw_anew_at_the_same_moment_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    service, host = Discord(), Host()
    drawn(monkeypatch, toy_one="red", toy_two="red")
    await registered(service, host)
    drawn(monkeypatch, toy_one="green", toy_two="green")
    service.slow = lambda name: None if name else service.items.update(toy_one=9)
    assert await registered(service, host) == ["-toy_two", "+toy_two"]
    assert icons.emoji("toy_one") == {"id": "9", "name": "toy_one"}, "as the other process drew it"


async def test_a_button_has_the_icon_of_what_it_names_until_discord_refuses_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    drawing = games()[GAME].icons
    monkeypatch.setattr(emoji, "games", lambda: {GAME: games()[GAME]})
    place = Playground(tmp_path / "playground", limited=False)
    await place.start()
    try:
        async with (
            parlour(place, tmp_path, icons=True),
            human(place, "alice") as alice,
            human(place, "bob") as bob,
        ):
            await until(icons.registered)
            shown = await begin(alice, bob)
            panel = await alice.press(shown, control(shown, Action.PANEL), replied=True)
            beside = {one["label"]: one["emoji"]["name"] for one in controls(panel) if "emoji" in one}
            assert beside, labels(panel)
            assert all(name == f"cardgo_green_{label.split()[0]}" for label, name in beside.items()), beside
            assert f"<:{GAME}:" in said(await alice.command("games"))
            place.world.emojis.clear()  # as somebody does in Discord's developer portal
            panel = await alice.press(shown, control(shown, Action.PANEL), replied=True)
            assert set(beside) <= set(labels(panel)), "the answer came at once, in words alone"
            assert not any("emoji" in one for one in controls(panel))
            await until(lambda: len(place.world.emojis) == len(drawing))
            await until(icons.registered)
    finally:
        await place.stop()
    assert not icons.registered(), "a bot that is closed shows none"


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while True:
            if holds():
                return
            await asyncio.sleep(0.02)
