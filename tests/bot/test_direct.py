"""Direct messages as people meet them: who chose them is called there and only named in the channel; who takes none is
called in the channel at once; nobody is called twice, not even after a restart."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from bot.host.storage.ping_limits import CALLED
from bot.host.storage.posts import Post
from bot.messages.custom_id import Action
from bot.messages.message import Link, Message
from bot.messages.outbox.outlet import Closed, Failing, Refused
from bot.table.timing import HOUR
from games.core import Seat, text
from tests.support.hosting import ANN, BEN, CAT, VirtualTime
from tests.support.stand import CHANNEL, GUILD, Stand, control, controls, message, pressed, said
from tests.support.stand import stand as standing

NIGHT = {"zone": "UTC", "quiet": "20-6"}
"""Quiet hours from twelve hours after a test begins: it is 08:00 then."""
FAR = 1 << 40
"""Somebody with a number such as Discord's."""
OBEYED = "Your standing order let it pass."


async def by_direct_message(stand: Stand, *people: int) -> None:
    """These people choose direct messages; the one that says so is read."""
    for user in people:
        await stand.command(user, "settings", messages="direct")
    stand.channels.direct_messages.clear()


async def past(stand: Stand, seconds: int) -> None:
    await stand.time.advance(seconds, stand)
    await stand.quiet()


async def both_bid(stand: Stand) -> None:
    """The end of a round in which nobody may veto: a board calls both anew."""
    for user in (ANN, BEN):
        await stand.bid_typed(user, 0)
    await stand.quiet()


async def letters(stand: Stand) -> list[Post]:
    """What is kept of direct messages of the table."""
    return [post for post in await stand.context.host.posts.of(1) if post.user]


async def direct(stand: Stand, user: int) -> str | None:
    return stand.context.host.habits(user).direct


def link(shown: Message) -> str:
    return next(one.url for one in controls(shown) if isinstance(one, Link))


def lines(stand: Stand, user: int) -> list[str]:
    """The last line of each direct message to `user`."""
    return [said(each).splitlines()[1] for each in stand.channels.letters(user)]


async def test_who_chose_it_is_called_by_a_direct_message_and_named_in_the_channel(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await stand.quiet()
    assert stand.channels.pings == [ANN]
    assert f"<@{BEN}>" in said(stand.channels.latest)
    (letter,) = stand.channels.letters(BEN)
    assert said(letter).startswith("### Toy auction · table 1\n")
    assert "please decide" in said(letter)
    assert letter.mentions == ()
    board = max(stand.channels.messages)
    assert link(letter) == f"https://discord.com/channels/{GUILD}/{CHANNEL}/{board}"
    assert "You hold" in said(await stand.click(BEN, control(letter, Action.PANEL))) or controls(letter)


@pytest.mark.parametrize("belongs", [True, False])
async def test_who_was_thrown_out_of_the_server_plays_no_more_from_there(stand: Stand, *, belongs: bool) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await stand.quiet()
    (letter,) = stand.channels.letters(BEN)
    asked: list[int] = []

    async def answer(guild: int) -> bool:
        asked.append(guild)
        return belongs

    outside = replace(stand.asker(BEN), guild=0, belongs=answer)
    told = said(await stand.click(BEN, control(letter, Action.PANEL), asker=outside))
    assert (told == "You are no longer on the server where this table is.") is not belongs
    assert asked == [GUILD]
    within = replace(stand.asker(BEN), belongs=answer)
    await stand.click(BEN, control(letter, Action.PANEL), asker=within)
    assert asked == [GUILD], "who presses there is there"


async def test_the_call_goes_when_he_has_moved_and_another_comes_with_his_next_turn(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await stand.bid_typed(BEN, 0)
    await stand.quiet()
    assert stand.channels.letters(BEN) == []
    await stand.bid_typed(ANN, 0)
    await stand.quiet()
    assert len(stand.channels.letters(BEN)) == 1
    assert BEN not in stand.channels.pings


async def test_a_call_that_discord_failed_to_delete_goes_a_minute_later_although_nothing_else_happens(
    stand: Stand,
) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    stand.channels.refused["delete"] = [Failing("down")]
    await stand.bid_typed(BEN, 0)
    await stand.quiet()
    assert len(stand.channels.letters(BEN)) == 1
    await past(stand, 60)
    assert stand.channels.letters(BEN) == []


async def test_settings_say_how_one_is_called_and_a_direct_message_says_hello(stand: Stand) -> None:
    assert "called in the channel" in said(await stand.command(BEN, "settings"))
    assert "called by direct messages" in said(await stand.command(BEN, "settings", messages="direct"))
    assert "where I call you" in said(stand.channels.letters(BEN)[0])
    assert "called by direct messages" in said(await stand.command(BEN, "settings"))
    assert len(stand.channels.letters(BEN)) == 1, "he is greeted once"
    assert "called in the channel" in said(await stand.command(BEN, "settings", messages="channel"))


async def test_hello_is_said_once_though_nobody_knew_that_it_arrived(stand: Stand) -> None:
    stand.channels.refused["direct answer"] = [Failing("lost")]
    assert "Discord does not answer" in said(await stand.command(BEN, "settings", messages="direct"))
    assert await direct(stand, BEN) is None
    stand.channels.nonces.clear()
    await stand.command(BEN, "settings", messages="direct")
    assert await direct(stand, BEN) == "en"
    assert len(stand.channels.letters(BEN)) == 1
    assert await stand.context.host.posts.of_person(BEN) == (), "the next time it is said again"


async def test_hello_is_said_once_though_the_program_ended_when_it_had_arrived(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(*_: object) -> None:
        raise asyncio.CancelledError

    drop = stand.context.host.posts.drop
    monkeypatch.setattr(stand.context.host.posts, "drop", killed)
    with pytest.raises(asyncio.CancelledError):
        await stand.command(BEN, "settings", messages="direct")
    monkeypatch.setattr(stand.context.host.posts, "drop", drop)
    stand.channels.nonces.clear()
    await stand.command(BEN, "settings", messages="direct")
    assert await direct(stand, BEN) == "en"
    assert len(stand.channels.letters(BEN)) == 1
    assert await stand.context.host.posts.of_person(BEN) == ()


async def test_who_takes_none_is_told_at_once_and_nothing_is_set(stand: Stand) -> None:
    stand.channels.closed_to.add(BEN)
    assert "does not let me send you" in said(await stand.command(BEN, "settings", messages="direct"))
    assert await direct(stand, BEN) is None
    stand.channels.refused["direct"] = [Failing("Discord is down")]
    stand.channels.closed_to.clear()
    assert "Discord" in said(await stand.command(BEN, "settings", messages="direct"))
    assert await direct(stand, BEN) is None


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
async def test_he_is_written_to_in_his_own_language(stand: Stand, locale: str) -> None:
    stand.locales[BEN] = locale
    answer = said(await stand.command(BEN, "settings", messages="direct"))
    hello = said(stand.channels.letters(BEN)[0])
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await stand.quiet()
    (call,) = lines(stand, BEN)
    expected = {"en": "please decide", "zh-TW": "請", "zh-CN": "请"}[locale]
    assert expected in call
    assert all("bot-" not in each for each in (answer, hello, call))


async def test_a_refused_one_is_followed_by_the_call_in_the_channel_and_then_they_are_off(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await stand.quiet()
    stand.channels.closed_to.add(BEN)
    await both_bid(stand)
    assert stand.channels.pings.count(BEN) == 1
    assert "please decide" in said(stand.channels.latest) or "your turn" in said(stand.channels.latest)
    assert await direct(stand, BEN) is None
    told = "did not let me send you a direct message"
    answer = message(await stand.command(BEN, "help"))
    assert told in said(answer), "with whatever he asks next"
    await stand.context.host.forget_news(answer.news)
    assert told not in said(await stand.command(BEN, "help"))
    assert told not in "".join(said(each) for each in stand.channels.sent)
    await past(stand, 60)
    await both_bid(stand)
    assert stand.channels.pings.count(BEN) == 2, "the next board pings him like anybody"
    calls = [each for each in stand.channels.messages.values() if isinstance(each, Message) and BEN in each.mentions]
    assert len(calls) == 1, "the call in the channel went when he had moved"


async def test_they_are_on_until_the_channel_has_called_him(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await stand.bid_typed(BEN, 0)
    await stand.quiet()
    stand.channels.closed_to.add(BEN)
    stand.channels.refused["send"] = []
    seen: list[tuple[str, str | None]] = []
    send, away = stand.channels.send, stand.channels.direct

    async def noting(channel: int, shown: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
        seen.append(("channel " + ("pings" if BEN in shown.mentions else "names"), await direct(stand, BEN)))
        return await send(channel, shown, nonce, wake=wake)

    async def refusing(user: int, shown: Message, nonce: str) -> tuple[int, int]:
        seen.append(("direct", await direct(stand, BEN)))
        return await away(user, shown, nonce)

    stand.channels.send, stand.channels.direct = noting, refusing  # type: ignore[method-assign]  # listening in
    await stand.command(ANN, "move", text="bid 0")
    await stand.quiet()
    assert seen == [("channel names", "en"), ("direct", "en"), ("channel pings", "en")]
    assert await direct(stand, BEN) is None


async def test_too_many_begun_at_once_calls_in_the_channel_and_leaves_them_on(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    stand.channels.refused["direct"] = [Refused(lasting=False)]
    await stand.game(ANN, BEN, rounds=5)
    await stand.quiet()
    assert stand.channels.pings.count(BEN) == 1
    assert await direct(stand, BEN) == "en"


async def test_where_discord_fails_it_is_tried_again_and_at_last_said_in_the_channel(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    stand.channels.refused["direct"] = [Failing("down"), Failing("down")]
    await stand.game(ANN, BEN, rounds=5)
    await stand.quiet()
    for _ in range(3):
        await past(stand, 60)
    assert len(stand.channels.letters(BEN)) == 1
    assert BEN not in stand.channels.pings
    stand.channels.refused["direct"] = [Failing("down")] * 3
    await both_bid(stand)
    for _ in range(3):
        await past(stand, 60)
    assert stand.channels.pings.count(BEN) == 1
    assert await direct(stand, BEN) == "en"


async def test_reminders_and_nudges_go_there_as_well(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5, hours=24)
    await stand.bid_typed(ANN, 0)
    await stand.quiet()
    await past(stand, 7 * HOUR)
    await stand.command(ANN, "table", "nudge")
    await past(stand, 6 * HOUR)
    assert len(stand.channels.letters(BEN)) == 3
    assert "the others are waiting" in lines(stand, BEN)[1]
    assert "half of your time" in lines(stand, BEN)[2]
    assert BEN not in stand.channels.pings
    await stand.bid_typed(BEN, 0)
    await stand.quiet()
    assert len(stand.channels.letters(BEN)) == 1, "all of these are done with, and the next round calls him"


async def test_two_are_reminded_at_once_and_one_of_them_by_a_direct_message(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5, hours=24)
    await stand.quiet()
    stand.channels.pings.clear()
    await past(stand, 13 * HOUR)
    assert stand.channels.pings == [ANN]
    assert len([each for each in lines(stand, BEN) if "half of your time" in each]) == 1


async def test_the_one_in_the_channel_is_reminded_once_though_two_others_are_by_direct_messages(stand: Stand) -> None:
    await by_direct_message(stand, ANN, BEN)
    await stand.game(ANN, BEN, CAT, rounds=5, hours=12)
    stand.channels.pings.clear()
    await past(stand, 6 * HOUR + 60)
    assert stand.channels.pings == [CAT]
    assert [len(stand.channels.letters(user)) for user in (ANN, BEN)] == [2, 2]


async def test_who_sleeps_is_called_by_a_direct_message_when_he_wakes_once(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.command(BEN, "settings", **NIGHT)
    await stand.game(ANN, BEN, rounds=5)
    await past(stand, 13 * HOUR)
    stand.channels.direct_messages.clear()
    await both_bid(stand)
    await past(stand, 9 * HOUR - 1)
    assert stand.channels.letters(BEN) == [], "it is 05:59:59"
    await past(stand, 1)
    assert len(stand.channels.letters(BEN)) == 1
    await past(stand, HOUR)
    assert len(stand.channels.letters(BEN)) == 1
    assert BEN not in stand.channels.pings


async def test_what_is_asked_goes_there_with_its_buttons_and_goes_once_it_is_answered(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, CAT, rounds=5)
    await stand.quiet()
    stand.channels.pings.clear()
    await stand.propose(ANN, "pause")
    await stand.quiet()
    assert sorted(set(stand.channels.pings)) == [CAT]
    asked = stand.channels.letters(BEN)[-1]
    assert "proposes a pause" in said(asked)
    await stand.click(BEN, control(asked, Action.AGREE))
    await stand.quiet()
    assert not [each for each in stand.channels.letters(BEN) if "proposes a pause" in said(each)]


async def test_what_is_asked_at_night_waits_for_the_morning(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.command(BEN, "settings", **NIGHT)
    await stand.game(ANN, BEN, CAT, rounds=5)
    await past(stand, 13 * HOUR)
    await stand.propose(ANN, "pause")
    await stand.quiet()
    assert not [each for each in stand.channels.letters(BEN) if "proposes a pause" in said(each)]
    await past(stand, 9 * HOUR)
    assert len([each for each in stand.channels.letters(BEN) if "proposes a pause" in said(each)]) == 1


async def test_others_wishes_are_counted_for_direct_messages_too(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, CAT, rounds=5, hours=96)
    await stand.quiet()
    for _ in range(2):
        await stand.propose(ANN, "pause")
        await stand.quiet()
        proposal = stand.channels.letters(BEN)[-1]
        if "proposes" in said(proposal):
            await stand.click(CAT, control(proposal, Action.DISAGREE))
        await past(stand, HOUR)
    wished = [each for each in stand.channels.calls if each == "direct"]
    assert BEN not in stand.channels.pings
    assert len(wished) <= 4


async def test_a_refused_question_is_pointed_out_in_the_channel(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, CAT, rounds=5)
    await stand.quiet()
    stand.channels.closed_to.add(BEN)
    await stand.propose(ANN, "pause")
    await stand.quiet()
    assert stand.channels.pings.count(BEN) == 1
    assert "waits for your answer" in said(stand.channels.latest)
    question = next(
        id
        for id, each in stand.channels.messages.items()
        if isinstance(each, Message) and "proposes a pause" in said(each)
    )
    assert link(stand.channels.latest).endswith(f"/{question}")


@pytest.mark.parametrize("arrives", [True, False])
async def test_the_channel_points_it_out_once_though_the_program_ends_meanwhile(tmp_path: Path, arrives: bool) -> None:
    """Discord forgets by which number it was sent."""
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await by_direct_message(before, BEN)
        await before.game(ANN, BEN, CAT, rounds=5)
        await before.quiet()
        channels, carried = before.channels, before.channels.send

        async def cut_off(channel: int, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
            if "waits for your answer" not in said(message):
                return await carried(channel, message, nonce, wake=wake)
            if arrives:
                await carried(channel, message, nonce, wake=wake)
            raise Failing("lost")

        channels.send = cut_off  # type: ignore[method-assign]  # a crash in its place
        channels.closed_to.add(BEN)
        await before.propose(ANN, "pause")
        await before.quiet()
        assert (BEN in channels.pings) == arrives
    channels.nonces.clear()
    channels.send = carried  # type: ignore[method-assign]  # as before
    async with standing(tmp_path, time=time, channels=channels) as after:
        await after.context.publisher.take_up()
        await past(after, 120)
        assert channels.pings.count(BEN) == 1
        assert await direct(after, BEN) is None
        await after.context.publisher.show(1)
        await after.settled()
        assert [post.key for post in await after.context.host.posts.of(1) if post.key[0] == "s"] == []
        shown = [each for each in channels.messages.values() if isinstance(each, Message)]
        assert len([each for each in shown if "waits for your answer" in said(each)]) == 1, "nothing makes it obsolete"


async def test_the_end_goes_there_with_the_result(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=1)
    await stand.quiet()
    await both_bid(stand)
    (letter,) = stand.channels.letters(BEN)
    assert "the game is over" in said(letter)
    assert "The auction is over." in said(letter)
    assert BEN not in stand.channels.pings
    assert ANN in stand.channels.pings


async def obeyed(stand: Stand) -> None:
    """A round in which Ben's standing order answers in Ben's place."""
    await stand.command(BEN, "move", text="order let")
    await stand.command(BEN, "move", text="bid 0")
    await stand.command(ANN, "move", text="bid 1")
    await stand.quiet()


async def test_what_he_alone_is_to_hear_goes_there_and_is_read_then(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await obeyed(stand)
    await past(stand, 0)
    assert len([each for each in stand.channels.letters(BEN) if OBEYED in said(each)]) == 1
    assert OBEYED not in said(await stand.command(BEN, "view"))
    assert not [each for each in stand.channels.sent if OBEYED in said(each)]


async def test_what_he_alone_is_to_hear_never_falls_back_to_the_channel(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await stand.command(BEN, "move", text="order let")
    await stand.command(BEN, "move", text="bid 0")
    await stand.quiet()
    stand.channels.closed_to.add(BEN)
    await stand.command(ANN, "move", text="bid 1")
    await stand.quiet()
    assert not [each for each in stand.channels.sent if OBEYED in said(each)]
    answer = said(await stand.command(BEN, "view"))
    assert OBEYED in answer
    assert "did not let me send you" in answer
    assert await direct(stand, BEN) is None


async def test_news_at_night_wait_for_the_morning_and_are_not_sent_once_read(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.command(BEN, "settings", **NIGHT)
    await stand.game(ANN, BEN, rounds=5)
    await past(stand, 13 * HOUR)
    await obeyed(stand)
    await past(stand, 0)
    assert not [each for each in stand.channels.letters(BEN) if OBEYED in said(each)]
    read = message(await stand.command(BEN, "view"))
    assert OBEYED in said(read)
    await stand.context.host.forget_news(read.news)
    await past(stand, 9 * HOUR)
    assert not [each for each in stand.channels.letters(BEN) if OBEYED in said(each)]


async def test_who_goes_back_to_the_channel_is_called_there(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5)
    await stand.command(BEN, "settings", messages="channel")
    await both_bid(stand)
    assert stand.channels.pings.count(BEN) == 1


async def test_a_restart_sends_what_was_not_sent_and_nothing_twice(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await by_direct_message(before, BEN)
        await before.game(ANN, BEN, rounds=5)
        await before.quiet()
        assert len(before.channels.letters(BEN)) == 1
        before.channels.refused["direct"] = [Failing("down")]
        await both_bid(before)
        assert before.channels.letters(BEN) == []
    time.set(time.now() + 100)
    async with standing(tmp_path, time=time) as after:
        await past(after, 60)
        assert len(after.channels.letters(BEN)) == 1
        assert BEN not in after.channels.pings
    async with standing(tmp_path, time=time) as again:
        await past(again, 60)
        assert again.channels.letters(BEN) == []
        assert (await again.context.host.session(1)).owes(Seat(1)) is not None  # type: ignore[union-attr]


async def test_one_that_arrived_unknown_goes_when_he_has_moved_before_it_is_tried_again(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    stand.channels.refused["direct answer"] = [Failing("lost")]
    await stand.game(ANN, BEN, rounds=5)
    await stand.quiet()
    assert len(stand.channels.letters(BEN)) == 1
    await stand.bid_typed(BEN, 0)
    await past(stand, 120)
    assert stand.channels.letters(BEN) == []


async def test_one_that_was_being_sent_when_the_program_ended_is_not_sent_again(tmp_path: Path) -> None:
    """Discord forgets by which number it was sent, and the time that is left is another one by then."""
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await by_direct_message(before, BEN)
        before.channels.refused["direct answer"] = [Failing("lost")]
        await before.game(ANN, BEN, rounds=5)
        await before.quiet()
        channels = before.channels
        assert len(channels.letters(BEN)) == 1
    channels.nonces.clear()
    time.set(time.now() + 400)
    async with standing(tmp_path, time=time, channels=channels) as after:
        await past(after, 120)
        assert len(channels.letters(BEN)) == 1
        after.requests = count(2_000_000)
        await after.bid_typed(BEN, 0)
        await after.settled()
        assert channels.letters(BEN) == []


async def test_one_that_arrived_unknown_is_told_from_another_in_the_same_words(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    stand.channels.refused["direct answer"] = [Failing("lost")]
    await stand.game(ANN, BEN, CAT, rounds=5)
    await stand.quiet()
    await stand.command(CAT, "replace", seat="2")
    await stand.quiet()
    one, other = stand.channels.letters(BEN)
    assert said(one) == said(other), "all are called since somebody else sits there"
    await past(stand, 60)
    await stand.bid_typed(BEN, 0)
    await past(stand, 120)
    assert not [each for each in stand.channels.letters(BEN) if said(each) == said(one)]


@pytest.mark.parametrize("last", [Failing("down"), Refused(lasting=True)])
async def test_one_that_arrived_unknown_goes_with_its_reason_though_the_channel_has_called(
    stand: Stand, last: Exception
) -> None:
    await by_direct_message(stand, BEN)
    stand.channels.refused["direct answer"] = [Failing("lost")]
    stand.channels.refused["find"] = [Failing("down"), last]
    await stand.game(ANN, BEN, rounds=5)
    await past(stand, 120)
    assert stand.channels.pings.count(BEN) == 1
    assert len(stand.channels.letters(BEN)) == 1
    await past(stand, 120)
    assert len(stand.channels.letters(BEN)) == 1, "he may press there as well, for as long as he is asked"
    await stand.bid_typed(BEN, 0)
    await past(stand, 120)
    assert stand.channels.letters(BEN) == []
    assert BEN not in stand.channels.pings[stand.channels.pings.index(BEN) + 1 :]


async def test_the_channel_calls_once_though_the_program_ends_before_it_knows_that_it_has(tmp_path: Path) -> None:
    """Discord forgets by which number it was sent."""
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await by_direct_message(before, BEN)
        await before.game(ANN, BEN, rounds=5)
        await before.quiet()
        channels, host = before.channels, before.context.host

        async def ended(post: Post, *, look: int) -> None:
            raise RuntimeError("the program ended here")

        host.refuse_direct = ended  # type: ignore[method-assign]  # a crash in its place
        channels.closed_to.add(BEN)
        await both_bid(before)
        assert channels.pings.count(BEN) == 1
    channels.nonces.clear()
    time.set(time.now() + 400)
    async with standing(tmp_path, time=time, channels=channels) as after:
        await after.context.publisher.take_up()
        await past(after, 120)
        assert channels.pings.count(BEN) == 1
        assert await direct(after, BEN) is None
        after.requests = count(2_000_000)
        await both_bid(after)
        calls = [each for each in channels.messages.values() if isinstance(each, Message) and BEN in each.mentions]
        assert len(calls) == 1, "the call went when he had moved, and the next board pings him"


async def test_one_that_never_arrived_is_forgotten_once_the_channel_has_called(stand: Stand) -> None:
    await by_direct_message(stand, BEN)
    stand.channels.refused["direct"] = [Failing("down")] * 3
    await stand.game(ANN, BEN, rounds=5)
    await past(stand, 240)
    assert stand.channels.pings.count(BEN) == 1
    assert await letters(stand) == []


async def test_who_owes_another_choice_by_the_time_the_channel_takes_the_board_is_called_to_that(stand: Stand) -> None:
    """The board keeps the nonce with which it could not be sent."""
    await by_direct_message(stand, BEN)
    await stand.game(ANN, BEN, rounds=5, hours=24)
    await stand.quiet()
    stand.channels.refused["send"] = [Closed(text("bot-channel-forbidden"))]
    (before,) = lines(stand, BEN)
    await both_bid(stand)
    await past(stand, 25 * HOUR)
    assert lines(stand, BEN) == [before], "nobody is called to what the channel does not show"
    await stand.command(ANN, "board")
    await stand.quiet()
    (after,) = lines(stand, BEN)
    assert after != before
    assert "please decide" in after


async def test_forgetting_takes_them_along(stand: Stand) -> None:
    await by_direct_message(stand, FAR)
    await stand.game(ANN, FAR, rounds=1)
    stand.channels.refused["direct"] = [Failing("down")] * 9
    for user in (ANN, FAR):
        await stand.bid_typed(user, 0)
    await stand.quiet()
    assert await letters(stand) != []
    question = message(await stand.command(FAR, "forget"))
    await stand.click(FAR, control(question, Action.FORGET), private=True)
    await stand.quiet()
    assert await letters(stand) == []
    assert await direct(stand, FAR) is None


async def test_a_nudge_is_one_wish_whether_it_comes_by_a_direct_message_or_in_the_channel(stand: Stand) -> None:
    """It counts when the button is pressed, and whatever tells it then is no second one."""
    await stand.command(BEN, "settings", messages="direct")
    await stand.game(ANN, BEN, hours=240)
    await stand.command(ANN, "move", text="bid 0")
    await stand.time.advance(61 * HOUR, stand)
    stand.channels.direct_messages.clear()
    await stand.click(ANN, pressed(Action.NUDGE), private=True)
    await stand.settled()
    assert len(stand.channels.letters(BEN)) == 1
    assert await called(stand) == [(ANN, "nudge")]


async def test_a_nudge_that_no_direct_message_brings_pings_in_the_channel(stand: Stand) -> None:
    await stand.command(BEN, "settings", messages="direct")
    await stand.game(ANN, BEN, hours=240)
    await stand.command(ANN, "move", text="bid 0")
    await stand.time.advance(61 * HOUR, stand)
    stand.channels.pings.clear()
    stand.channels.closed_to.add(BEN)
    await stand.click(ANN, pressed(Action.NUDGE), private=True)
    await stand.quiet()
    assert stand.channels.pings == [BEN]
    assert await called(stand) == [(ANN, "nudge")]


async def called(stand: Stand) -> list[tuple[int, str]]:
    """Whose wishes count for Ben, and their kinds."""
    rows = await stand.store.read(lambda connection: CALLED.get(connection, BEN))
    return [(by, kind) for _, by, _, kind, *_ in rows or () if kind != "join"]
