"""Private news: told on top of the next private answer to whom they are meant, once it has arrived not again."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.messages.custom_id import Action
from bot.table.changes import visible
from bot.table.features.acts import Change, Moment
from bot.table.session import News, Session
from games.core import Seat, text
from tests.support.hosting import ANN, BEN, CAT
from tests.support.month import Dice, Sketch
from tests.support.stand import Stand, control, message, pressed, said, surface

OBEYED = "Your standing order let it pass."


async def obeyed(stand: Stand) -> None:
    """A round in which Ben's standing order answers in Ben's place."""
    await stand.game(ANN, BEN, rounds=5)
    await stand.command(BEN, "move", text="order let")
    await stand.command(BEN, "move", text="bid 0")
    await stand.command(ANN, "move", text="bid 1")
    await stand.quiet()


async def test_what_a_standing_order_did_stands_on_top_of_the_next_private_answer(stand: Stand) -> None:
    await obeyed(stand)
    shown = message(await stand.command(BEN, "view"))
    assert said(shown).startswith(f"**For you alone, since you were last here:**\n- {OBEYED}\n")
    assert OBEYED in said(await stand.click(BEN, pressed(Action.PANEL))), "until an answer has arrived"
    await stand.context.host.forget_news(shown.news)
    assert OBEYED not in said(await stand.click(BEN, pressed(Action.PANEL)))


async def test_nobody_else_and_no_channel_hears_of_it(stand: Stand) -> None:
    await obeyed(stand)
    assert not [each for each in stand.channels.sent if OBEYED in said(each)]
    for user in (ANN, CAT):
        assert OBEYED not in said(await stand.command(user, "board"))
        assert OBEYED not in said(await stand.command(user, "log"))


async def test_it_stands_in_the_list_of_games_and_is_not_read_there(stand: Stand) -> None:
    await obeyed(stand)
    for _ in range(2):
        listed = message(await stand.command(BEN, "games"))
        assert f"  - {OBEYED}" in said(listed)
        assert listed.news == ()


async def test_it_outlives_a_seat_that_is_given_away(stand: Stand) -> None:
    """Whoever sits there afterwards has nothing of it."""
    await obeyed(stand)
    await stand.command(BEN, "replace", seat="1", level="easy")
    assert OBEYED in said(await stand.command(BEN, "board"))


def say_much(session: Session, moment: Moment, said: Sequence[News]) -> Change:
    change = visible(session, text("bot-table-resumed"))
    return Change(change.session, change.text, news=tuple(said))


async def test_an_act_may_bring_news_and_more_than_fit_come_with_the_next_answer(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    many = [News(BEN, text("toy-let", seat=Seat(number % 2))) for number in range(13)]
    await stand.context.host.do(None, 1, say_much, many)
    first = message(await stand.command(BEN, "board"))
    assert len(first.news) == 10
    await stand.context.host.forget_news(first.news)
    assert len(message(await stand.command(BEN, "board")).news) == 3


async def test_a_move_played_by_hand_is_no_news_to_whoever_played_it(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=5)
    await stand.command(BEN, "move", text="order let")
    await stand.command(ANN, "move", text="bid 1")
    played = said(await stand.command(BEN, "move", text="bid 0"))
    assert OBEYED in played
    await stand.quiet()
    assert OBEYED not in said(await stand.command(BEN, "view"))
    assert control(stand.channels.latest, Action.MORE)


@pytest.mark.parametrize(
    ("game", "key", "words"),
    [
        ("cacao", "cacao-event-first-sale", "by your standing orders: for 2 gold or more each"),
        ("koxinga", "koxinga-event-treasure-card", "You found a treasure card worth"),
    ],
)
async def test_games_tell_in_private_what_somebody_alone_should_hear(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, key: str, words: str
) -> None:
    """Cacao's first sale in somebody else's turn says what standing orders are; Koxinga what a treasure card is worth
    that turned up while somebody else played. Never in the channel."""
    monkeypatch.setattr("bot.table.features.lobby.secrets.token_bytes", random.Random(1).randbytes)
    async with surface(tmp_path, drawing=Sketch(), engine=Dice()) as at:
        await at.command(ANN, "play", game, order="first", seats=2)
        await at.settled()
        await at.click(BEN, control(at.table, Action.JOIN))
        await at.click(ANN, control(at.table, Action.START))
        reader = await told_alone(at, key)
        await at.settled()
        assert words in said(await at.command(reader, "games"))
        assert words in said(await at.command(reader, "board", **{"as": "text"}))
        assert not [each for each in at.channels.sent if words in said(each)]


async def told_alone(at: Stand, key: str) -> int:
    """Both play until one has such news."""
    for turn in range(400):
        await at.context.host.auto(next(at.requests), 1, (ANN, BEN)[turn % 2])
        for user in (ANN, BEN):
            if any(each.said.key == key for each in await at.context.host.news(user)):
                return user
    raise AssertionError("never told")
