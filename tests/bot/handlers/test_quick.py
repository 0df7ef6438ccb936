"""The quick game: one press to a running board, and what stands in its way."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot.catalogue import first_game, games
from bot.host.workers.engine import Job
from bot.messages.custom_id import Action, Named, parse
from bot.messages.message import Button, Link, Message, Select
from bot.messages.requests import Growing
from bot.table.session import Playing
from games.core import Move
from tests.support.hosting import ANN, BEN
from tests.support.stand import CHANNEL, Stand, control, controls, message, pressed, said, surface
from tests.support.stand import stand as standing
from tests.support.voyage import COMPUTER, rolled

MOST = {"cardgo": 5}
"""Presses from the welcome to the first confirmed move, of which other games take six."""


def quick(game: str = "") -> Button:
    return pressed(Action.QUICK, 0, Named(game))


async def test_one_press_leads_to_the_board_and_the_first_panel_and_shows_no_lobby(stand: Stand) -> None:
    answered = message(await stand.click(ANN, quick("toy")))
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert isinstance(session.phase, Playing)
    assert "How much?" in said(answered)
    assert control(stand.channels.latest, Action.PANEL)
    assert [each for each in stand.channels.sent if has(each, Action.JOIN)] == []


async def test_it_says_who_plays_against_the_newcomer(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        assert "You play against Computer (easy)." in said(await stand.click(ANN, quick("cardgo")))
        shown = said(await stand.click(ANN, quick("koxinga"), asker=stand.asker(ANN, channel=CHANNEL + 1)))
        assert "against 3 × Computer (first steps)" in shown


@pytest.mark.parametrize("late", [False, True])
async def test_the_first_panel_waits_for_computers_that_decide_before_and_not_for_ever(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    if late:
        monkeypatch.setattr("bot.handlers.table.quick.PATIENCE", 0.01)
    goes = asyncio.Event()
    async with surface(tmp_path) as stand:
        move = stand.thinker.move

        async def slow(job: Job, ticket: object) -> Move:
            await goes.wait()
            return await move(job, ticket)

        monkeypatch.setattr(stand.thinker, "move", slow)
        with rolled(COMPUTER):
            answer = await stand.click(ANN, quick("koxinga"))
        assert isinstance(answer, Growing)
        assert "Which card do you play?" not in said(answer)
        if late:
            assert [each async for each in answer.later] == []
            goes.set()
            return
        told = asyncio.create_task(anext(answer.later))
        await asyncio.sleep(0)
        goes.set()
        then = await asyncio.wait_for(told, 10)
        assert "Which card do you play?" in said(then)
        assert "Hint 1 of 3" in said(then)


async def test_the_button_of_an_older_welcome_opens_the_first_game(stand: Stand) -> None:
    assert "How much?" in said(await stand.click(ANN, pressed(Action.QUICK, 0)))


async def test_a_game_that_is_not_there_is_refused(stand: Stand) -> None:
    assert "chess" in said(await stand.click(ANN, quick("chess")))


async def test_a_press_that_comes_twice_opens_one_game(stand: Stand) -> None:
    asker = stand.asker(ANN)
    for _ in range(2):
        assert "How much?" in said(await stand.click(ANN, quick(), asker=asker))
    await stand.settled()
    assert await stand.context.host.session(2) is None


async def test_an_unfinished_one_is_linked_to_also_from_another_channel_and_after_a_restart(tmp_path: Path) -> None:
    async with standing(tmp_path) as stand:
        await stand.click(ANN, quick())
        await stand.settled()
        channels = stand.channels
    async with standing(tmp_path, channels=channels) as again:
        again.requests = count(2_000_000)
        shown = message(await again.click(ANN, quick(), asker=again.asker(ANN, channel=CHANNEL + 1)))
        assert "not finished" in said(shown)
        (link,) = [one.url for one in controls(shown) if isinstance(one, Link)]
        assert link.endswith(f"/{CHANNEL}/{max(channels.messages)}")
        assert control(shown, Action.PANEL)
        assert await again.context.host.session(2) is None
        opened = await again.click(BEN, quick(), asker=again.asker(BEN, channel=CHANNEL + 1))
        assert "not finished" not in said(opened), "somebody else's is no hindrance"


async def test_an_unfinished_one_against_others_is_no_hindrance_to_a_level(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        await stand.click(ANN, quick("cacao"))
        elsewhere = stand.asker(ANN, channel=CHANNEL + 1)
        assert "against Computer (easy)" in said(await stand.click(ANN, quick("cacao:easy"), asker=elsewhere))
        once_more = stand.asker(ANN, channel=CHANNEL + 2)
        assert "not finished" in said(await stand.click(ANN, quick("cacao:easy"), asker=once_more))


async def test_a_game_between_people_is_no_quick_game(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    assert "not finished" not in said(await stand.click(ANN, quick(), asker=stand.asker(ANN, channel=CHANNEL + 1)))


async def test_in_a_busy_channel_it_gets_a_thread(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stand.channels.pings.clear()
    answered = await stand.click(5, quick())
    await stand.settled()
    assert f"<#{CHANNEL * 10 + 1}>" in said(answered)
    assert stand.channels.pings == [5], "by the ping Discord adds them to the thread"


async def test_it_obeys_the_limit_on_open_tables(stand: Stand) -> None:
    for channel in (71, 72, 73):
        await stand.command(ANN, "play", "toy", asker=stand.asker(ANN, channel=channel))
    assert "3 tables" in said(await stand.click(ANN, quick()))
    assert await stand.context.host.session(4) is None


async def test_where_the_bot_may_not_write_nothing_is_opened(stand: Stand) -> None:
    await stand.click(ANN, quick(), asker=stand.asker(ANN, lacks=("send_messages",)))
    assert await stand.context.host.session(1) is None


@pytest.mark.parametrize("name", games())
async def test_what_a_game_says_of_its_first_one_can_be_played_against_computers_alone(name: str) -> None:
    game, first = games()[name], first_game(games()[name])
    assert first is not None
    assert game.first == first, "an installed game says it itself"
    assert game.rules.think is not None
    assert first.computers + 1 in game.rules.seats(game.rules.presets[first.preset])


def test_a_game_that_says_nothing_is_begun_by_its_first_rule_set_against_its_baseline(stand: Stand) -> None:
    first = first_game(games()["toy"])
    assert first is not None
    assert (first.preset, first.computers) == ("short", 1)


def test_a_game_without_computers_has_none(stand: Stand) -> None:
    toy = games()["toy"]
    assert first_game(replace(toy, rules=replace(toy.rules, think=None))) is None


@pytest.mark.parametrize("name", games())
async def test_the_first_move_is_confirmed_within_so_many_presses(name: str, tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        shown = message(await stand.click(ANN, quick(name)))
        presses = 1
        while not has(shown, Action.PLAY):
            one = next(one for one in controls(shown) if leads_on(one))
            value = one.options[0].value if isinstance(one, Select) else None
            shown = message(await stand.click(ANN, one, value, private=True))
            presses += 1
        await stand.click(ANN, control(shown, Action.PLAY), private=True)
        session = await stand.context.host.session(1)
        assert session is not None
        assert session.position is not None
        assert session.position.counts[0] >= 1
        assert presses + 1 <= MOST.get(name, 6)


def leads_on(one: Button | Link | Select) -> bool:
    return _is(one, Action.PANEL) or _is(one, Action.PICK)


def has(shown: Message, action: Action) -> bool:
    return any(_is(one, action) for one in controls(shown))


def _is(one: Button | Link | Select, action: Action) -> bool:
    press = None if isinstance(one, Link) else parse(one.custom_id)
    return press is not None and press.action is action


async def test_who_presses_twice_in_haste_has_one_game_and_is_led_to_it(stand: Stand) -> None:
    answers = await asyncio.gather(*(stand.click(ANN, quick("toy"), asker=stand.asker(ANN)) for _ in range(2)))
    assert sorted("not finished" in said(message(each)) for each in answers) == [False, True]
    await stand.settled()
    assert await stand.context.host.session(2) is None


async def test_what_goes_without_saying_is_not_said_before_a_question(tmp_path: Path) -> None:
    async with surface(tmp_path) as stand:
        shown = message(await stand.click(ANN, quick("koxinga")))
        while "Which card" not in said(shown):  # first, perhaps, whoever begins says what becomes of the dice
            sure = [one for one in controls(shown) if _is(one, Action.PLAY)]
            one = (*sure, *filter(leads_on, controls(shown)))[0]
            assert not isinstance(one, Link)
            shown = message(await stand.click(ANN, one, private=True))
        assert "Play a card" not in said(shown)
        assert "Food 3: " in said(shown), "what matters already"
        assert "If it ended now: " not in said(shown), "nobody is past the first fork"
