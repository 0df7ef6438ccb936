"""`/games`: what waits for one first, and what can be done about it without looking for the channel."""

from __future__ import annotations

import pytest

from bot.messages.custom_id import Action, Number, Press, format
from bot.messages.message import Button, Document, Message, Picture
from bot.messages.outbox.outlet import Deleted
from bot.messages.requests import Reply, Update
from bot.table.timing import DAY, HOUR
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import CHANNEL, Stand, control, labelled, labels, message, pressed, said


async def game(stand: Stand, channel: int, *people: int, begin: bool = True, **values: int | str) -> int:
    """A game in a channel of its own; the table's number."""
    asker = stand.asker(people[0], channel=channel)
    await stand.command(people[0], "play", "toy", asker=asker, order="first", seats=max(2, len(people)), **values)
    await stand.settled()
    session = await stand.context.host.in_channel(channel)
    assert session is not None
    for user in people[1:]:
        await stand.click(user, pressed(Action.JOIN, session.id))
    if begin:
        await stand.click(people[0], pressed(Action.START, session.id))
    await stand.settled()
    return session.id


async def listed(stand: Stand, user: int) -> Message:
    return message(await stand.command(user, "games"))


def order(words: str, *parts: str) -> bool:
    """Whether the parts stand in the words in this order."""
    places = [words.find(part) for part in parts]
    return -1 not in places and places == sorted(places)


async def test_what_waits_for_one_is_on_top_the_most_urgent_first(stand: Stand) -> None:
    await game(stand, 1, ANN, BEN, hours=48)
    await stand.command(ANN, "move", text="bid 0", asker=stand.asker(ANN, channel=1))
    await game(stand, 2, ANN, BEN, hours=72)
    await game(stand, 3, ANN, BEN, hours=6)
    await game(stand, 4, ANN, BEN, hours=0)
    await game(stand, 5, ANN, begin=False)
    await stand.settled()
    words = said(await listed(stand, ANN))
    assert order(
        words,
        *("Waiting for you", "table 3", "table 2", "table 4", "no time limit"),
        *("Not begun yet", "table 5", "Waiting for others", "table 1", "waiting for Ben"),
    ), words


async def test_a_line_tells_time_left_opponents_number_and_where_the_board_is(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    words = said(await listed(stand, ANN))
    board = max(stand.channels.messages)
    assert f"[table 1](https://discord.com/channels/7/{CHANNEL}/{board})" in words
    assert f"<#{CHANNEL}>" in words
    assert "with Ben and Cat" in words
    assert f"time runs out <t:{stand.time.now() + 2 * DAY}:R>" in words


async def test_the_button_opens_the_panel_below_the_list_which_stays(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    shown = await listed(stand, ANN)
    button = labelled(shown, "Your move · Toy auction 1")
    assert button is not None
    opened = await stand.click(ANN, button, private=True)
    assert isinstance(opened, Reply)
    assert "Type it" in labels(opened.message)


async def test_five_moves_a_page_and_the_way_to_the_next(stand: Stand) -> None:
    for channel in range(1, 8):
        await game(stand, channel, ANN, BEN)
    first = await listed(stand, ANN)
    assert sum(label.startswith("Your move") for label in labels(first)) == 5
    assert "Next page" in labels(first)
    next_ = labelled(first, "Next page")
    assert next_ is not None
    turned = await stand.click(ANN, next_, private=True)
    assert isinstance(turned, Update)
    assert [label for label in labels(turned.message) if label.startswith("Your move")] == [
        "Your move · Toy auction 6",
        "Your move · Toy auction 7",
    ]
    assert labels(turned.message)[-1] == "Previous page"


async def test_a_page_that_is_no_more_gives_the_last_one(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    late = Button(format(Press(Action.GAMES_PAGE, argument=Number(7))), "x")
    assert "table 1" in said(await stand.click(ANN, late, private=True))


async def test_a_seat_that_was_given_away_is_taken_back_from_the_list(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(BEN, "replace", seat="1", level="easy")
    shown = await listed(stand, BEN)
    assert "the computer plays for you" in said(shown)
    back = labelled(shown, "I am back · Toy auction 1")
    assert back is not None
    after = await stand.click(BEN, back, private=True)
    assert isinstance(after, Update)
    assert "You have your seat again" in said(after)
    assert "Waiting for others" in said(after), "the computer has bid for him"


async def test_a_sleeping_table_wakes_from_the_list(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    for user in (ANN, BEN):
        await stand.command(user, "move", text="bid 0")
    await stand.quiet()
    for _ in range(3):
        await stand.time.advance(2 * DAY, stand)
        await stand.quiet()
    shown = await listed(stand, ANN)
    assert "Asleep" in said(shown)
    assert f"closes <t:{stand.time.now() + 28 * DAY}:R>" in said(shown)
    await stand.click(ANN, control(shown, Action.GAMES_BACK), private=True)
    session = await stand.context.host.session(1)
    assert session is not None
    assert not session.asleep


async def test_a_finished_game_stays_for_a_month_with_its_result_and_its_file(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    for user in (ANN, BEN):
        await stand.command(user, "move", text="bid 0")
    await stand.quiet()
    shown = await listed(stand, BEN)
    assert order(said(shown), "Over, from the last month", "The auction is over."), said(shown)
    file = await stand.click(BEN, control(shown, Action.GAMES_EXPORT), private=True)
    assert isinstance(file, Reply)
    assert [part for part in file.message.parts if isinstance(part, Document)]
    await stand.time.advance(31 * DAY + HOUR, stand)
    assert "You are in no game" in said(await listed(stand, BEN))


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
async def test_what_a_deleted_channel_took_stands_in_the_list_with_its_file(stand: Stand, locale: str) -> None:
    await stand.game(ANN, BEN)
    await stand.context.host.miss_channel(CHANNEL)
    stand.channels.looks[CHANNEL] = Deleted()
    await stand.time.advance(600, stand)
    await stand.quiet()
    stand.locales[ANN] = locale
    shown = await listed(stand, ANN)
    lost = {"en": "The channel was deleted", "zh-TW": "頻道被刪除", "zh-CN": "频道被删除"}[locale]
    assert lost in said(shown)
    assert "discord.com" not in said(shown)
    file = await stand.click(ANN, control(shown, Action.GAMES_EXPORT), private=True)
    assert [part for part in message(file).parts if isinstance(part, Document)]


async def test_who_is_in_no_game_is_told_how_to_open_one(stand: Stand) -> None:
    assert "**/play** opens a table" in said(await listed(stand, CAT))
    assert not [part for part in (await listed(stand, CAT)).parts if isinstance(part, Picture)]


async def test_what_one_set_for_oneself_stands_below_where_it_counts(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    assert said(await listed(stand, BEN)).endswith("-# 14 days of holiday can be taken now")
    await stand.command(BEN, "settings", zone="Asia/Taipei", quiet="22-7", messages="direct")
    await stand.command(BEN, "settings", holiday=2)
    await stand.settled()
    below = said(await listed(stand, BEN)).splitlines()[-1]
    assert order(below, "quiet hours 22:00–07:00 (Asia/Taipei)", "on holiday until", "called by direct messages"), below
    words = said(await listed(stand, ANN))
    assert "Ben is on holiday until" not in words, "she is asked herself"
    await stand.bid_typed(ANN, 0)
    assert "Ben is on holiday until" in said(await listed(stand, ANN))


async def test_where_people_mean_to_stay_nothing_is_said_of_nights_and_holidays(stand: Stand) -> None:
    await stand.game(ANN, BEN, hours=1)
    assert "holiday" not in said(await listed(stand, BEN))


async def test_the_bank_stands_where_one_is_asked(stand: Stand) -> None:
    await stand.game(ANN, BEN, options="bank=30")
    assert "30 h 0 min in the bank" in said(await listed(stand, BEN))
    await stand.bid_typed(BEN, 0)
    assert "in the bank" not in said(await listed(stand, BEN))


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
async def test_all_of_that_is_said_in_three_languages(stand: Stand, locale: str) -> None:
    stand.locales[BEN] = stand.locales[ANN] = locale
    await stand.command(BEN, "settings", zone="Asia/Taipei", quiet="22-7", messages="direct")
    await stand.game(ANN, BEN, options="bank=30")
    assert "bot-" not in said(await listed(stand, BEN))
    await stand.command(BEN, "settings", holiday=2)
    await stand.bid_typed(ANN, 0)
    assert "bot-" not in said(await listed(stand, BEN)) + said(await listed(stand, ANN))
