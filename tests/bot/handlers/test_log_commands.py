"""`/log`: turns under headings, moments in the reader's own clock, the result, and the way into the channel."""

from __future__ import annotations

import re

import pytest

from bot.handlers.table import log_commands
from bot.messages.custom_id import Action
from bot.messages.message import Document
from bot.table.features import acts
from bot.table.timing import HOUR
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, control, labels, message, pressed, said


async def played(stand: Stand, *, rounds: int = 1) -> None:
    await stand.game(ANN, BEN, rounds=rounds)
    for _ in range(rounds):
        for user in (ANN, BEN):
            await stand.time.advance(60, stand)
            await stand.command(user, "move", text="bid 0")
    await stand.quiet()


async def test_turns_stand_under_headings_with_moments_that_discord_shows(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=2)
    begun = stand.time.now()
    for user in (ANN, BEN):
        await stand.time.advance(60, stand)
        await stand.command(user, "move", text="bid 0")
    words = said(await stand.command(ANN, "log"))
    heading = f"-# Turn 1 · <t:{begun + 120}:f>"
    assert heading in words, "a bid in secret is no turn, and has no moment"
    assert words.index(heading) < words.index("The bids: 0 and 0.")
    assert re.findall(r"Turn \d", words) == ["Turn 1"]


async def test_the_log_of_a_game_that_is_over_ends_with_its_result(stand: Stand) -> None:
    await played(stand)
    words = said(await stand.command(CAT, "log"))
    assert re.search(r"\*\*The auction is over\.\*\*\n\d points\n\d points$", words), words


async def test_a_stopped_game_says_so_at_the_end_of_its_log(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.context.host.do(None, 1, acts.lose_channel)
    assert said(await stand.command(BEN, "log")).endswith("This table was closed without a result.")


async def test_a_long_log_has_a_file_with_everything_in_one_clock_and_no_markup(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_commands, "LENGTH", 400)
    await stand.game(ANN, BEN, rounds=5)
    for _ in range(10):
        await stand.command(ANN, "replace", seat="0", level="easy")
        await stand.click(ANN, pressed(Action.PRESENT))
    shown = message(await stand.command(ANN, "log"))
    assert "The latest lines" in said(shown)
    (file,) = [part for part in shown.parts if isinstance(part, Document)]
    whole = file.content.decode()
    assert whole.count("takes over from Ann") == 10
    assert re.search(r"\d{4}-\d\d-\d\d \d\d:\d\d UTC", whole)
    assert "<t:" not in whole


async def test_the_button_shows_it_to_the_channel_and_pings_nobody(stand: Stand) -> None:
    await played(stand, rounds=2)
    log = message(await stand.command(ANN, "log"))
    assert labels(log) == ["Show in the channel"]
    stand.channels.pings.clear()
    assert "in the channel now" in said(await stand.click(ANN, control(log, Action.SHOW_LOG), private=True))
    shown = stand.channels.sent[-1]
    assert "Shown by Ann." in said(shown)
    assert "The bids" in said(shown)
    assert stand.channels.pings == []
    sent = len(stand.channels.sent)
    assert "less than an hour ago" in said(await stand.click(BEN, control(log, Action.SHOW_LOG), private=True))
    assert len(stand.channels.sent) == sent
    await stand.time.advance(HOUR, stand)
    await stand.click(BEN, control(log, Action.SHOW_LOG), private=True)
    assert len(stand.channels.sent) == sent + 1


async def test_who_has_nothing_to_do_with_the_table_cannot_show_its_log(stand: Stand) -> None:
    await played(stand)
    sent = len(stand.channels.sent)
    assert "do not sit at this table" in said(await stand.click(CAT, pressed(Action.SHOW_LOG), private=True))
    assert len(stand.channels.sent) == sent


async def test_the_channel_reads_it_in_its_own_language(stand: Stand) -> None:
    stand.locales[ANN] = "zh-TW"
    await stand.game(ANN, BEN, rounds=1, language="en")
    await stand.settled()
    assert "開局" in said(await stand.command(ANN, "log"))
    await stand.click(ANN, pressed(Action.SHOW_LOG), private=True)
    assert "Shown by Ann." in said(stand.channels.sent[-1])
