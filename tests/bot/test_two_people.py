"""Two people play on the wire at random, by panels and by typing: the same log, and nobody reads another's hand."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace

import aiohttp
import pytest

from bot.catalogue import games
from bot.messages.custom_id import Action, Picked, Press, parse
from bot.messages.i18n import plain
from bot.playground import Playground
from games.core import text
from tests.support.counts import LONG, count
from tests.support.people import GAME, Human, Json, begin, board, control, controls, human, parlour, private, said

MOVES = count(6, full=30)
SEED = b"\3" * 32
CARD = re.compile(r"\b(\d) ([A-Z][a-z]+)")
FULL = {"columns": 10, "rows": 10, "hp": 100, "options": "hand=5 komi=0"}

Log = list[tuple[int, tuple[str, ...]]]

pytestmark = pytest.mark.usefixtures("logged_through_the_library")


@asynccontextmanager
async def table(folder: Path) -> AsyncIterator[tuple[Playground, Human, Human, Human]]:
    """A playground without the bot, two who play and one who watches."""
    playground = Playground(folder / "playground", limited=False)
    await playground.start()
    try:
        async with (
            human(playground, "alice") as alice,
            human(playground, "bob") as bob,
            human(playground, "wendy") as wendy,
        ):
            yield playground, alice, bob, wendy
    finally:
        await playground.stop()


async def opened(alice: Human, bob: Human, preset: str) -> Json:
    return await begin(alice, bob, **FULL, rules=preset)


def pressed(one: Json) -> Press:
    found = parse(one["custom_id"])
    assert found is not None
    return found


def offered(panel: Json) -> list[tuple[Json, str | None]]:
    """Every option on the panel but to pass, as a control and its value; nothing where there is nothing to decide."""
    menus = [one for one in controls(panel) if one["type"] == 3]
    if menus:
        return [(menus[0], option["value"]) for option in menus[0]["options"] if option["label"] != "Pass"]
    steps = [one for one in controls(panel) if pressed(one).action is Action.PANEL and pressed(one).given(Picked).stamp]
    longest = max((len(pressed(one).given(Picked).picks) for one in steps), default=0)
    return [(one, None) for one in steps if len(pressed(one).given(Picked).picks) == longest and one["label"] != "Pass"]


async def turn(person: Human, shown: Json, chance: random.Random) -> int:
    """Press what the panel offers until nothing is left to decide; how many moves that were."""
    panel, moves = await person.press(shown, control(shown, Action.PANEL), replied=True), 0
    while options := offered(panel):
        one, value = chance.choice(options)
        panel = await person.press(panel, one, value)
        if sure := [one for one in controls(panel) if pressed(one).action is Action.PLAY]:
            panel, moves = await person.press(panel, sure[0]), moves + 1
    return moves


async def hand(person: Human) -> set[str]:
    """The cards with an effect in the hand, as the own view words them."""
    words = said(await person.command("view", **{"as": "text"}))
    (line,) = [line for line in words.splitlines() if " hand: " in line]
    return {" ".join(card) for card in CARD.findall(line)}


async def closed(host: Human, guest: Human) -> str:
    """Where the whole log is to be had, once the game is stopped by both."""
    question = await host.command("table", "close")
    await host.press(question, control(question, Action.PROPOSE_SURE))
    asked = await guest.seen(lambda message: not private(message) and "do you agree?" in said(message))
    await guest.press(asked, control(asked, Action.AGREE))
    await guest.seen(lambda message: message["id"] == asked["id"] and "all agreed" in said(message))
    return str((await host.command("export"))["attachments"][0]["url"])


async def exported(host: Human, guest: Human) -> Log:
    async with aiohttp.ClientSession() as http, http.get(await closed(host, guest)) as reply:
        lines = (await reply.text()).splitlines()
    return [(seat, tuple(move)) for _, seat, move, _ in map(json.loads, lines[1:-1]) if seat >= -1]


def readable(messages: list[Json]) -> str:
    """Everything in the messages but the meaning of controls, in which "1e1" is a button and no card."""
    return re.sub(r'"custom_id": "[^"]*"', "", json.dumps(messages))


async def latest(person: Human) -> Json:
    return await person.seen(lambda message: not private(message) and board(message))


async def through_panels(folder: Path, preset: str) -> tuple[Log, Sequence[set[str]], Sequence[str]]:
    """The log, the hands of both, and everything that the opponent and the watcher could read; restarted midway."""
    chance = random.Random(preset)
    async with table(folder) as (playground, alice, bob, wendy):
        people, made = (alice, bob), 0
        async with parlour(playground, folder):
            await opened(alice, bob, preset)
            made += await turn(alice, await latest(alice), chance)
        async with parlour(playground, folder):
            while made < MOVES:
                for person in (bob, alice):
                    made += await turn(person, await latest(person), chance)
            hands = [await hand(person) for person in people]
            await wendy.command("board", **{"as": "text"})
            await wendy.command("log")
            await wendy.command("export")
            seen = [readable([*await other.messages(), *await wendy.messages()]) for other in (bob, alice)]
            return await exported(alice, bob), hands, seen


async def by_typing(folder: Path, preset: str, played: Log) -> Log:
    rules = games()[GAME].rules
    async with table(folder) as (playground, alice, bob, _), parlour(playground, folder):
        await opened(alice, bob, preset)
        for seat, move in played:
            if seat >= 0:
                assert "Played" in said(await (alice, bob)[seat].command("move", text=rules.format(move)))
        return await exported(alice, bob)


def dealt(log: Log, seat: int) -> Counter[str]:
    return Counter(move[2] for by, move in log if by < 0 and move[0] in ("deal", "draw") and move[1] == str(seat))


def held(log: Log, seat: int) -> set[str]:
    """The cards with an effect that were dealt to the seat alone and are still in its hand."""
    got = dealt(log, seat)
    put = Counter("".join(move[:2]) for by, move in log if by == seat and len(move) == 4)
    return {card for card in got - put if "e" in card and card not in dealt(log, 1 - seat)}


def worded(card: str) -> str:
    value, _, effect = card.partition("e")
    return f"{value} {plain('en', text(f'{GAME}-effect-{effect}'))}"


def told(log: Log) -> set[str]:
    """Every card that was ever placed, by anybody, or lost."""
    placed = {"".join(move[:2]) for by, move in log if by >= 0 and len(move) == 4}
    return placed | {move[1] for by, move in log if by < 0 and move[0] == "sorrow"}


@pytest.mark.parametrize("preset", ["cards", "full"] if LONG else ["full"])
async def test_panels_and_typing_make_the_same_log_and_no_hand_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    monkeypatch.setattr("bot.table.features.lobby.secrets", SimpleNamespace(token_bytes=lambda _: SEED))
    log, hands, seen = await through_panels(tmp_path / "panels", preset)
    assert sum(seat >= 0 for seat, _ in log) >= MOVES
    secret = [{card for card in held(log, seat) - told(log) if worded(card) in hands[seat]} for seat in range(2)]
    assert any(secret)
    for cards, others in zip(secret, seen, strict=True):
        assert [card for card in cards if re.search(rf"\b({card}|{worded(card)})\b", others)] == []
    assert await by_typing(tmp_path / "typed", preset, log) == log
