"""Whole games of Cacao over the wire: at tables of two and of four, with the program killed in the middle of turns."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.messages.custom_id import Action
from bot.messages.message import Message, Payload
from bot.messages.words.table_messages import voice
from bot.playground import Playground
from bot.table.log import verification
from games.cacao.players import standing
from games.cacao.village import Orders
from games.core import Chance, Seat
from tests.bot.test_fuzzer import log, session, table
from tests.bot.test_kill import attempt, live, reached, story
from tests.bot.test_simultaneous import downloaded
from tests.bot.test_simultaneous import log as log_of
from tests.games.cacao.greedy import greedy_1
from tests.support.counts import LONG, count, long
from tests.support.people import Human, Json, control, human, offers, over, said, through_the_panel, waits_for
from tests.support.program import program
from tests.support.stand import Stand, surface
from tests.support.stand import control as button
from tests.support.stand import said as words

TURNS = {2: 22, 4: 36}
KILLED_AT = (3, 6)
TABLES = [(("alice", "bob"), 2), (("alice",), 4)][: count(1, full=2)]
"""Turns of people in which the program is killed: while the move is played, and after it."""

SEED = b"\7" * 32


async def begun(host: Human, guests: list[Human], seats: int) -> None:
    """A table with computers on the seats that are left."""
    await host.command("play", "cacao", seats=seats, order="first")
    lobby = await host.seen(lambda message: offers(message, Action.JOIN))
    for guest in guests:
        lobby = await guest.press(lobby, control(lobby, Action.JOIN))
    for _ in range(seats - 1 - len(guests)):
        adding = control(lobby, Action.ADD)
        lobby = await host.press(lobby, adding, adding["options"][1]["value"] if adding["type"] == 3 else None)
    await host.press(lobby, control(lobby, Action.START))


async def asked(people: list[Human], before: Json | None) -> Json:
    """The next board to play on that waits for one of the people, or the last one."""

    def ready(message: Json) -> bool:
        is_new = before is None or any(message[key] != before[key] for key in ("id", "edited_timestamp"))
        return is_new and (over(message) or any(waits_for(one) in said(message) for one in people))

    return (await people[0].until(lambda messages: [one for one in live(messages)[-1:] if ready(one)]))[0]


async def verified(person: Human, last: Json, other: Human | None = None) -> verification.Report:
    """The whole log judged; of a game that is not over, once the `other` agrees to stop it."""
    return verification.verify(await downloaded(await log_of(person, other or person, last)), games())


@long("`test_kill.py` kills it in a game of CardGO, the simulation in any")
@pytest.mark.parametrize(("names", "seats"), TABLES)
async def test_a_game_survives_kills(tmp_path: Path, names: tuple[str, ...], seats: int) -> None:
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    try:
        async with AsyncExitStack() as there:
            people = [await there.enter_async_context(human(playground, name)) for name in names]
            running = await there.enter_async_context(program(playground, tmp_path))
            await begun(people[0], people[1:], seats)
            shown = await asked(people, None)
            for turn in range(2 * TURNS[seats]):  # a kill may come before the move, a board be shown again
                if over(shown) or (turn > KILLED_AT[-1] + 2 and not LONG):
                    break
                mover = next(one for one in people if waits_for(one) in said(shown))
                if turn in KILLED_AT:
                    before = await story(mover)
                    playing = asyncio.create_task(attempt(mover))
                    await asyncio.sleep(0.03 * turn)
                    await running.kill()
                    answered = await reached(playing)
                    await running.start()
                    now = await story(mover)
                    assert not answered or now != before
                    if now != before:
                        shown = await asked(people, shown)
                    continue
                if turn % 4 == 0:
                    await through_the_panel(mover, shown)
                else:
                    await mover.command("move", text="auto")
                shown = await asked(people, shown)
            assert over(shown) or not LONG, said(shown)
            report = await verified(people[0], shown, people[-1])
            assert report.sound, report.findings
    finally:
        await playground.stop()


async def test_what_everybody_earns_in_others_turns_is_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each gain stands on exactly one board, by name; among them gains in others' turns (the dice are fixed)."""
    monkeypatch.setattr("bot.table.features.lobby.secrets.token_bytes", lambda length: b"\1" * length)
    async with surface(tmp_path) as stand:
        people = await table(stand, "cacao", "standard", 2)
        while (position := (await session(stand)).position) is not None and position.acting:
            (seat,) = position.acting
            await stand.command(people[seat], "move", text=await _greedy(stand, seat))
            await stand.settled()
        expected, in_others_turns = await _gains(stand)
        boards = [_content(one) for one in stand.channels.messages.values()]
    told = Counter(line for board in boards for line in board.splitlines() if line in expected)
    assert in_others_turns
    assert told == expected


def _content(shown: Message | Sequence[Payload]) -> str:
    """The words of a message, also of an older board, of which only the payload is kept."""
    return words(shown) if isinstance(shown, Message) else "\n".join(part.get("content", "") for part in shown)


async def _greedy(stand: Stand, seat: Seat) -> str:
    """What the baseline would type."""
    position = (await session(stand)).position
    assert position is not None
    rules = position.game.rules
    return rules.format(greedy_1(rules, position.view(seat), seat, Chance(b"told once", 0), 0.0))


async def _gains(stand: Stand) -> tuple[Counter[str], int]:
    """The lines that tell a gain, and how many of them are for somebody whose turn it was not."""
    found, rules = await session(stand), games()["cacao"].rules
    assert found.position is not None
    state, lines, elsewhere = rules.setup(rules.options(), 2), Counter[str](), 0
    speaker = voice(found, "en")
    for seat, move in await log(stand):
        turn = state.table.turn
        state, events = rules.apply(state, Seat(seat), move)
        for event in events:
            if event.text.key == "cacao-event-work":
                lines[speaker.say(event.text)] += 1
                elsewhere += dict(event.text.args)["seat"] != turn
    return lines, elsewhere


async def test_standing_orders_of_a_computer_are_nobody_elses_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The strong computer gives its workers orders and is asked again; no board, no answer and no log tells."""
    monkeypatch.setattr(standing, "wanted", lambda *_: Orders(least=3, keep=1))
    monkeypatch.setattr(
        "bot.table.features.lobby.secrets.token_bytes", lambda n: SEED[:n]
    )  # nobody's own order is used
    async with surface(tmp_path) as stand:
        await stand.command(1, "play", "cacao", seats=2, order="first", level="expert")
        await stand.settled()
        await stand.click(1, button(stand.table, Action.START))
        await stand.settled()
        await stand.command(1, "move", text=await _greedy(stand, Seat(0)))
        await stand.settled()
        played = [move for seat, move in await log(stand) if seat == 1]
        told = [words(await stand.command(1, name)) for name in ("log", "board", "since", "view", "games")]
        told += [_content(one) for one in stand.channels.messages.values()]
    assert played[:2] == [("orders", "min=3"), ("orders", "keep=1")]
    assert len(played) == 3
    assert not [each for each in told if re.search(r"min=|keep=|orders?\b(?! in others' turns)", each.lower())]
