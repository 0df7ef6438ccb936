"""People who stay away, and a bot that was: what the channel is told, whom it pings, and how everything goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.messages.message import Button
from bot.messages.outbox.publish import Closed, Deleted, Failing
from bot.messages.requests import Person
from bot.table.log.verification import verify
from bot.table.session import Cancelled, Lobby, Over, Playing, Session
from bot.table.timing import DAY, HOUR
from games.core import text
from tests.support.hosting import ANN, BEN, CAT, DAN, VirtualTime
from tests.support.stand import CHANNEL, Stand, control, controls, labels, message, pressed, said, surface
from tests.support.stand import stand as standing

pytestmark = pytest.mark.usefixtures("one_thread")

ALLOWED = 2 * DAY


async def session(stand: Stand) -> Session:
    found = await stand.context.host.session(1)
    assert found is not None
    return found


async def past(stand: Stand, seconds: int) -> None:
    await stand.time.advance(seconds, stand)
    await stand.quiet()


async def stays_away(stand: Stand, *others: int) -> None:
    """Three rounds in which `others` bid and nobody else does."""
    for _ in range(3):
        for user in others:
            await stand.command(user, "move", text="bid 0")
        await past(stand, ALLOWED)


async def came(stand: Stand, *people: int) -> None:
    """All of them play a first round of the toy; so none of them is one who never came."""
    for user in people:
        await stand.command(user, "move", text="bid 0")
    await stand.quiet()


async def test_thirty_days_of_two_absent_people(tmp_path: Path) -> None:
    """Six turns are called and reminded of; then the table sleeps, and nobody hears of it any more until it is
    closed."""
    async with surface(tmp_path) as stand:
        await stand.command(
            ANN, "play", "cardgo", rules="quick", order="first", people={"opponent": Person(BEN, "Ben")}
        )
        await stand.settled()
        stand.channels.pings.clear()
        await stand.click(BEN, control(stand.table, Action.JOIN))
        await stand.settled()
        await stand.command(ANN, "move", text="auto")
        await stand.settled()
        stand.channels.pings.clear()
        await stand.command(BEN, "move", text="auto")
        await stand.settled()
        pings = []
        for _ in range(30):
            await past(stand, DAY)
            pings.append(len(stand.channels.pings))
        assert (await session(stand)).asleep
        assert stand.channels.pings.count(ANN) == stand.channels.pings.count(BEN) == 6
        assert pings[11:] == [12] * 19
        sent = len(stand.channels.nonces)
        assert "This game is asleep" in said(stand.channels.latest)
        await past(stand, 11 * DAY)
        assert isinstance((await session(stand)).phase, Cancelled)
        assert (len(stand.channels.nonces), len(stand.channels.pings)) == (sent, 12)
        assert "slept for four weeks" in said(stand.channels.latest)


async def test_who_missed_three_decisions_is_played_for_at_once_and_called_no_more(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await came(stand, ANN, BEN)
    await stays_away(stand, ANN)
    board = stand.channels.latest
    assert "Ben is away: the computer plays at once" in said(board)
    assert "The computer played 4 moves for Ben." in said(board), "three that were missed, one at once"
    assert BEN not in board.mentions
    stand.channels.pings.clear()
    await stand.command(ANN, "move", text="bid 6")
    await stand.quiet()
    assert "Ben is away: the computer plays (move 4 for Ben)." in said(await stand.command(ANN, "log"))
    over = isinstance((await session(stand)).phase, Over)  # so it may be, as the computer chooses
    assert stand.channels.pings.count(BEN) == over, "everybody is told that it is over"


async def test_whose_time_is_over_and_who_is_asked_something_else_at_once_is_called_again(stand: Stand) -> None:
    """Ben made no move, so nothing but a new message says that Ben has more to decide."""
    await stand.game(ANN, BEN, rounds=5)
    await came(stand, ANN, BEN)
    await stand.command(ANN, "move", text="bid 1")
    await stand.quiet()
    stand.channels.pings.clear()
    sent = len(stand.channels.sent)
    await past(stand, ALLOWED)
    now = await session(stand)
    assert [int(owed.seat) for owed in now.owed] == [1], "his bid was made for him, and now he may veto"
    assert stand.channels.pings == [BEN, BEN], "at half time, and when he was asked again"
    assert len(stand.channels.sent) == sent + 2


async def test_what_is_played_to_the_end_of_a_turn_is_shown_at_once(tmp_path: Path) -> None:
    """Nobody is called in the middle of a turn that is being finished for them."""
    async with surface(tmp_path) as stand:
        await stand.command(ANN, "play", "cacao", order="first", people={"opponent": Person(BEN, "Ben")})
        await stand.settled()
        await stand.click(BEN, control(stand.channels.latest, Action.JOIN))
        await stand.settled()
        if isinstance((await session(stand)).phase, Lobby):
            await stand.click(ANN, control(stand.channels.latest, Action.START))
        await stand.quiet()
        sent = len(stand.channels.sent)
        stand.channels.pings.clear()
        await past(stand, ALLOWED)
        assert stand.channels.pings == [ANN, BEN], "her reminder, then his turn"
        assert len(stand.channels.sent) == sent + 2


async def test_one_press_brings_back_who_was_away(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await came(stand, ANN, BEN)
    await stays_away(stand, ANN)
    back = control(stand.channels.latest, Action.PRESENT)
    assert "You are not away" in said(await stand.click(ANN, back))
    assert "do not sit at this table" in said(await stand.click(DAN, back))
    assert "Welcome back" in said(await stand.click(BEN, back))
    await stand.quiet()
    assert (await session(stand)).chairs[1].present
    assert "Ben is back." in said(stand.channels.latest)
    assert "I am back" not in labels(stand.channels.latest)
    stand.channels.pings.clear()
    await stand.command(ANN, "move", text="bid 0")
    await stand.quiet()
    assert not any(owed.computer for owed in (await session(stand)).owed)


async def test_when_the_seat_of_somebody_absent_is_taken_everybody_is_called_by_a_new_message(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await came(stand, ANN, BEN)
    await stays_away(stand, ANN)
    stand.channels.pings.clear()
    sent = len(stand.channels.sent)
    await stand.command(ANN, "replace", seat="1", level="easy")
    await stand.settled()
    assert len(stand.channels.sent) == sent + 1
    assert sorted(stand.channels.pings) == [ANN, BEN]


async def test_games_offers_the_same_press(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await came(stand, ANN, BEN)
    await stays_away(stand, ANN)
    listed = message(await stand.command(BEN, "games"))
    assert "the computer plays for you" in said(listed)
    assert labels(listed) == ["I am back · Toy auction 1"]
    assert labels(message(await stand.command(ANN, "games"))) == ["Your move · Toy auction 1"]
    await stand.click(BEN, control(listed, Action.GAMES_BACK), private=True)
    assert (await session(stand)).chairs[1].present


async def test_a_table_that_everybody_left_sleeps_with_one_message_and_wakes_with_one_press(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await came(stand, ANN, BEN)
    sent = len(stand.channels.nonces)
    await stays_away(stand)
    before = (len(stand.channels.nonces), list(stand.channels.pings))
    asleep = stand.channels.latest
    assert labels(asleep)[0] == "I am back"
    assert asleep.mentions == ()
    assert before[0] - sent == 2 + 3 + 1, "two more turns, a reminder a turn for both, one message at the end"
    await past(stand, 20 * DAY)
    assert (len(stand.channels.nonces), stand.channels.pings) == before
    assert stand.thinker.jobs == []
    assert "**Asleep**" in said(await stand.command(ANN, "games"))
    assert "The game sleeps" in said(await stand.command(ANN, "table", "nudge"))
    await stand.click(ANN, control(asleep, Action.PRESENT))
    await stand.quiet()
    now = await session(stand)
    assert not now.asleep
    assert stand.channels.pings[len(before[1]) :] == [ANN]
    assert [owed.due for owed in now.owed if not owed.computer] == [stand.time.now() + ALLOWED]


async def test_where_nobody_came_to_the_first_decision_the_table_says_that_it_sleeps_and_one_press_wakes_it(
    stand: Stand,
) -> None:
    await stand.game(ANN, BEN, rounds=5)
    sent = len(stand.channels.nonces)
    await past(stand, ALLOWED)
    asleep = stand.channels.latest
    assert (await session(stand)).asleep
    assert "This game is asleep" in said(asleep)
    assert labels(asleep)[0] == "I am back"
    assert asleep.mentions == ()
    assert len(stand.channels.nonces) - sent == 1 + 1, "a reminder for both, and that it sleeps"
    await past(stand, 5 * DAY)
    assert len(stand.channels.nonces) - sent == 1 + 1
    await stand.click(BEN, control(asleep, Action.PRESENT))
    await stand.quiet()
    now = await session(stand)
    assert not now.asleep
    assert [chair.present for chair in now.chairs] == [False, True]


async def test_a_move_wakes_a_sleeping_table_as_well(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await came(stand, ANN, BEN)
    await stays_away(stand)
    assert (await session(stand)).asleep
    await stand.command(ANN, "move", text="bid 0")
    await stand.quiet()
    assert not (await session(stand)).asleep


async def test_a_table_that_slept_for_four_weeks_is_closed_and_kept(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await came(stand, ANN, BEN)
    await stays_away(stand)
    await past(stand, 28 * DAY - 2)
    assert (await session(stand)).asleep
    await past(stand, 2)
    assert isinstance((await session(stand)).phase, Cancelled)
    exported = await stand.context.host.export(1)
    assert b"expired" in exported
    assert "slept for four weeks" in said(await stand.command(ANN, "board"))
    assert verify(exported, {"toy": (await session(stand)).game}).sound  # type: ignore[dict-item]


async def test_a_lobby_closes_itself_after_seven_days_and_says_so(stand: Stand) -> None:
    await stand.lobby(ANN)
    await past(stand, 7 * DAY - 2)
    assert isinstance((await session(stand)).phase, Lobby)
    await past(stand, 2)
    assert isinstance((await session(stand)).phase, Cancelled)
    assert "no game began within seven days" in said(stand.channels.latest)
    assert controls(stand.channels.latest) == []


async def test_a_table_without_a_limit_is_reminded_three_times_and_then_sleeps(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=0, rounds=5)
    await stand.command(ANN, "move", text="bid 0")
    await stand.quiet()
    stand.channels.pings.clear()
    await past(stand, 9 * DAY)
    assert stand.channels.pings == [BEN] * 3
    assert "the game is waiting for you. There is no time limit." in said(stand.channels.latest)
    await past(stand, 20 * DAY)
    assert stand.channels.pings == [BEN] * 3
    assert "Three reminders brought no answer from Ben." in said(stand.channels.latest)
    assert "The seat has changed hands" in said(await stand.command(ANN, "replace", seat="1", level="easy"))


@pytest.mark.parametrize(
    ("hours", "reactions", "told"),
    [
        (48, None, "You have as long to react to another’s move. Missing that does not count as being away"),
        (48, 6, "You have 6 hours to react to another’s move. Missing that does not count as being away"),
        (48, None, "after three in a row, or if that was the very first one, it plays at once"),
        (0, None, "The player to move is reminded every three days, three times. Then the game sleeps"),
    ],
)
async def test_the_lobby_says_what_time_means_here(stand: Stand, hours: int, reactions: int | None, told: str) -> None:
    more = {} if reactions is None else {"reactions": reactions}
    assert told in said(await stand.lobby(ANN, hours=hours, **more))


async def test_help_says_what_happens_when_time_runs_out(stand: Stand) -> None:
    assert "“I am back”" in said(await stand.click(ANN, pressed(Action.HELP, 0)))


async def test_a_spectator_is_offered_no_nudge(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    more = control(board, Action.MORE)
    assert "Nudge" in labels(message(await stand.click(ANN, more)))
    assert "Nudge" not in labels(message(await stand.click(CAT, more)))


async def test_who_was_asked_just_now_is_not_nudged(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stand.channels.pings.clear()
    assert "Give them another 12 hours" in said(await stand.command(ANN, "table", "nudge"))
    assert stand.channels.pings == []


async def test_after_a_long_silence_the_first_message_says_so_once_and_calls_who_owes(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await before.game(ANN, BEN)
        shown = before.channels
    time.set(time.now() + 3 * DAY)
    async with standing(tmp_path, time=time) as after:
        after.channels.messages = dict(shown.messages)
        await after.quiet()
        words = [said(sent) for id, sent in after.channels.messages.items() if id in after.channels.nonces.values()]  # type: ignore[arg-type]
        assert sum("I was away for about 72 hours" in each for each in words) == 1
        assert sorted(after.channels.pings) == [ANN, BEN]
        assert f"<t:{time.now() + ALLOWED}:R>" in "".join(words)


# Channels that are hidden, and channels that are gone


async def test_a_hidden_channel_waits_however_long(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=0)
    stand.channels.looks[CHANNEL] = Closed(text("bot-channel-hidden"))
    await stand.context.publisher.lose_channel(CHANNEL)
    await past(stand, 2 * DAY)
    assert isinstance((await session(stand)).phase, Playing)
    assert (await session(stand)).table.lost is None
    assert "View Channel is missing" in said(
        await stand.command(ANN, "games", asker=stand.asker(ANN, lacks=("view_channel",)))
    )


async def test_a_channel_that_is_found_at_the_second_look_is_served_again(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=0)
    stand.channels.looks[CHANNEL] = Deleted()
    await stand.context.publisher.lose_channel(CHANNEL)
    assert "cannot find this channel" in said(
        await stand.command(ANN, "games", asker=stand.asker(ANN, lacks=("view_channel",)))
    )
    del stand.channels.looks[CHANNEL]
    await past(stand, 600)
    assert isinstance((await session(stand)).phase, Playing)
    assert stand.context.publisher.trouble(CHANNEL) is None
    assert stand.channels.calls.count("look") == 2


async def test_while_discord_does_not_say_nothing_is_concluded(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=0)
    stand.channels.looks[CHANNEL] = Failing("503")
    await stand.context.publisher.lose_channel(CHANNEL)
    await past(stand, 6 * HOUR)
    assert isinstance((await session(stand)).phase, Playing)
    assert stand.channels.calls.count("look") == 1 + 6 * 6
    stand.channels.looks[CHANNEL] = Deleted()
    await past(stand, 600)
    assert isinstance((await session(stand)).phase, Cancelled)


async def test_the_second_look_comes_after_a_restart_as_well(tmp_path: Path) -> None:
    time = VirtualTime()
    async with standing(tmp_path, time=time) as before:
        await before.game(ANN, BEN, hours=0)
        before.channels.looks[CHANNEL] = Deleted()
        await before.context.publisher.lose_channel(CHANNEL)
    async with standing(tmp_path, time=time) as after:
        after.channels.looks[CHANNEL] = Deleted()
        await past(after, 599)
        assert isinstance((await session(after)).phase, Playing)
        await past(after, 1)
        assert isinstance((await session(after)).phase, Cancelled)


async def test_an_old_button_of_a_lost_seat_takes_it_back(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(BEN, "replace", seat="1", level="easy")
    button = pressed(Action.PRESENT)
    assert isinstance(button, Button)
    assert "You have your seat again" in said(await stand.click(BEN, button))
