"""Following a game without playing: told at its end or once a day, by direct messages alone, of what one may see."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.messages.message import Button
from bot.messages.outbox.outlet import Failing
from bot.table.timing import DAY, HOUR
from tests.support.hosting import ANN, BEN, CAT, MANAGER, VirtualTime
from tests.support.stand import CHANNEL, Stand, control, controls, labels, message, pressed, said
from tests.support.stand import stand as standing

WES = 1 << 40
"""Somebody who watches, with a number such as Discord's."""


async def past(stand: Stand, seconds: int) -> None:
    await stand.time.advance(seconds, stand)
    await stand.quiet()


async def follow(stand: Stand, user: int = WES, told: str = "end") -> str:
    answer = said(await stand.command(user, "table", "follow", told=told))
    stand.channels.direct_messages.clear()
    return answer


async def played_out(stand: Stand) -> None:
    """A game of one round comes to its end, and whoever follows it is told."""
    for user in (ANN, BEN):
        await stand.bid_typed(user, 0)
    await past(stand, 60)


async def test_who_follows_is_told_at_the_end_with_the_result(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    assert "I write to you when it is over" in await follow(stand)
    stand.channels.pings.clear()
    await played_out(stand)
    (letter,) = stand.channels.letters(WES)
    assert "The auction is over." in said(letter)
    assert "table 1" in said(letter)
    assert WES not in stand.channels.pings
    assert not [each for each in stand.channels.sent if f"<@{WES}>" in said(each)], "never named on a board"
    await past(stand, 2 * DAY)
    assert len(stand.channels.letters(WES)) == 1


async def test_following_says_hello_once_where_one_was_never_written_to(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(WES, "table", "follow")
    assert "games that you follow" in said(stand.channels.letters(WES)[0])
    await stand.command(WES, "table", "follow", told="daily")
    assert len(stand.channels.letters(WES)) == 1


async def test_who_takes_no_direct_messages_is_told_so_and_hears_of_the_end_with_his_next_answer(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    stand.channels.closed_to.add(WES)
    assert "with my next private answer" in await follow(stand)
    await played_out(stand)
    answer = message(await stand.command(WES, "help"))
    assert "table 1, which you followed, is over" in said(answer)
    await stand.context.host.forget_news(answer.news)
    assert "which you followed" not in said(await stand.command(WES, "games"))


async def test_a_game_that_is_stopped_or_whose_channel_is_gone_is_told_of(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await follow(stand)
    await stand.stop()
    await past(stand, 60)
    (letter,) = stand.channels.letters(WES)
    assert "stopped" in said(letter).lower() or "without a result" in said(letter)


async def test_a_lobby_that_is_closed_is_told_of(stand: Stand) -> None:
    await stand.lobby(ANN)
    await follow(stand)
    await stand.close(ANN)
    await past(stand, 60)
    assert len(stand.channels.letters(WES)) == 1


async def test_who_sees_the_channel_no_more_is_told_nothing(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await follow(stand)
    await follow(stand, CAT, "daily")
    stand.channels.hidden |= {(WES, CHANNEL), (CAT, CHANNEL)}
    await played_out(stand)
    await past(stand, 2 * DAY)
    for user in (WES, CAT):
        assert stand.channels.letters(user) == []
        assert "over" not in said(await stand.command(user, "games"))


async def test_who_plays_by_then_is_told_like_the_others(stand: Stand) -> None:
    await stand.lobby(ANN)
    await follow(stand, BEN)
    await stand.click(BEN, pressed(Action.JOIN))
    await stand.close(ANN)
    await past(stand, 60)
    assert stand.channels.letters(BEN) == []


async def test_only_those_who_do_not_play_follow_and_only_what_is_not_over(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    assert "you hear of it anyway" in said(await stand.command(ANN, "table", "follow"))
    await played_out(stand)
    assert "over already" in said(await stand.command(WES, "table", "follow"))


async def test_once_a_day_one_message_tells_of_all_in_which_something_happened(stand: Stand) -> None:
    for channel in (CHANNEL, CHANNEL + 1, CHANNEL + 2):
        asker = stand.asker(ANN, channel=channel)
        await stand.command(ANN, "play", "toy", asker=asker, order="first", seats=2, rounds=5)
        await stand.settled()
        for user, action in ((BEN, Action.JOIN), (ANN, Action.START)):
            await stand.click(user, pressed(action, channel - CHANNEL + 1))
        await stand.settled()
        await stand.command(WES, "table", "follow", asker=stand.asker(WES, channel=channel), told="daily")
        await past(stand, HOUR)
    stand.channels.direct_messages.clear()
    for channel in (CHANNEL, CHANNEL + 1):
        for user in (ANN, BEN):
            await stand.command(user, "move", text="bid 0", asker=stand.asker(user, channel=channel))
    await past(stand, 20 * HOUR)
    assert stand.channels.letters(WES) == []
    await past(stand, HOUR + 60)
    (letter,) = stand.channels.letters(WES)
    assert "table 1" in said(letter)
    assert "table 2" in said(letter)
    assert "table 3" not in said(letter), "nothing happened there"
    assert "waiting for Ann, Ben" in said(letter) or "waiting for" in said(letter)
    await past(stand, DAY)
    assert len(stand.channels.letters(WES)) <= 2
    assert "cards" not in said(letter)


async def test_the_message_of_the_day_leads_to_a_board_of_the_same_moment(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5, hours=24)
    await follow(stand, told="daily")
    await stand.bid_typed(ANN, 0)
    before = await stand.channels.find(CHANNEL, 1, after=None)
    await past(stand, DAY + HOUR)
    (letter,) = stand.channels.letters(WES)
    newest = await stand.channels.find(CHANNEL, 1, after=None)
    assert newest != before, "Ben's time ran out in that moment"
    assert f"/{newest})" in said(letter)


async def test_a_game_that_is_over_stands_in_the_message_of_the_day_and_then_no_more(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await follow(stand, told="daily")
    await played_out(stand)
    assert stand.channels.letters(WES) == []
    await past(stand, DAY)
    (letter,) = stand.channels.letters(WES)
    assert "The auction is over." in said(letter)
    assert "You follow" not in said(await stand.command(WES, "games"))


async def test_the_list_of_games_holds_what_one_follows_and_ends_it(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await follow(stand)
    listed = message(await stand.command(WES, "games"))
    assert "**You follow**\n- Toy auction · table 1 · told at the end" in said(listed)
    assert "Ann" not in said(listed)
    assert "Unfollow Toy auction 1" in labels(listed)
    button = control(listed, Action.GAMES_LEAVE)
    assert "You do not follow" in said(await stand.click(WES, button, private=True))
    await played_out(stand)
    assert stand.channels.letters(WES) == []


async def test_who_unfollows_after_the_end_is_not_written_to(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await follow(stand)
    for user in (ANN, BEN):
        await stand.bid_typed(user, 0)
    assert "do not follow" in said(await stand.command(WES, "table", "follow", told="never"))
    await past(stand, DAY)
    assert stand.channels.letters(WES) == []


async def test_at_most_ten_messages_a_day_and_the_others_wait_for_his_next_answer(stand: Stand) -> None:
    for number in range(11):
        asker = stand.asker(ANN, channel=CHANNEL + number)
        opener = ANN if number < 3 else 2000 + number
        asker = stand.asker(opener, channel=CHANNEL + number)
        await stand.command(opener, "play", "toy", asker=asker, seats=2)
        await stand.settled()
        await stand.command(WES, "table", "follow", asker=stand.asker(WES, channel=CHANNEL + number))
    stand.channels.direct_messages.clear()
    for number in range(11):
        opener = ANN if number < 3 else 2000 + number
        await stand.click(opener, pressed(Action.DISSOLVE_SURE, number + 1), private=True)
    await past(stand, 60)
    assert len(stand.channels.letters(WES)) == 10
    assert "which you followed, is over" in said(await stand.command(WES, "help"))


async def test_nobody_is_written_to_at_night(stand: Stand) -> None:
    await stand.command(WES, "settings", zone="UTC", quiet="20-6")
    await stand.game(ANN, BEN, rounds=1)
    await follow(stand)
    await past(stand, 13 * HOUR)
    await played_out(stand)
    assert stand.channels.letters(WES) == []
    await past(stand, 9 * HOUR)
    assert len(stand.channels.letters(WES)) == 1


async def test_it_survives_a_restart_and_what_discord_failed_at_is_tried_again(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await before.game(ANN, BEN, rounds=1)
        await follow(before)
        before.channels.refused["direct"] = [Failing("down")]
        await played_out(before)
        assert before.channels.letters(WES) == []
    async with standing(tmp_path, time=time) as after:
        await past(after, 120)
        assert len(after.channels.letters(WES)) == 1
    async with standing(tmp_path, time=time) as again:
        await past(again, DAY)
        assert again.channels.letters(WES) == []


async def test_the_message_of_the_day_is_a_persons_own_and_survives_a_restart(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await before.game(ANN, BEN, rounds=5)
        await follow(before, told="daily")
        before.channels.direct_messages.clear()
        await before.bid_typed(ANN, 0)
        await before.bid_typed(BEN, 0)
        before.channels.refused["direct"] = [Failing("down")]
        await past(before, DAY)
        assert before.channels.letters(WES) == []
        channels = before.channels
        assert [post.id for post in await before.context.host.posts.of_person(WES)] == [WES]
    async with standing(tmp_path, time=time, channels=channels) as after:
        await past(after, 120)
        assert len(channels.letters(WES)) == 1
        assert await after.context.host.posts.of_person(WES) == ()


async def test_where_discord_goes_on_failing_he_hears_with_his_next_answer(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await follow(stand)
    stand.channels.refused["direct"] = [Failing("down")] * 9
    await played_out(stand)
    for _ in range(4):
        await past(stand, 60)
    assert "which you followed, is over" in said(await stand.command(WES, "help"))
    assert stand.channels.letters(WES) == []


async def test_forgetting_takes_it_along(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await follow(stand, told="daily")
    question = message(await stand.command(WES, "forget"))
    button = next(one for one in controls(question) if isinstance(one, Button))
    await stand.click(WES, button, private=True)
    assert await stand.context.host.follows.of_user(WES) == ()
    assert await stand.context.host.follows.of_user(0) == ()


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
async def test_all_of_it_is_said_in_three_languages(stand: Stand, locale: str) -> None:
    stand.locales[WES] = locale
    await stand.game(ANN, BEN, rounds=1)
    answers = [
        said(await stand.command(WES, "table", "follow", told=told)) for told in ("end", "daily", "never", "end")
    ]
    answers += [said(await stand.command(WES, "games"))]
    await played_out(stand)
    answers += [said(each) for each in stand.channels.letters(WES)]
    assert len(answers) == 8
    assert all("bot-" not in answer for answer in answers)
    assert MANAGER != WES
