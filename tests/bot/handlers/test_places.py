"""Where a table stands: in the channel, or in a thread of its own, by the command or by the server's setting."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.messages.custom_id import Action
from bot.messages.outbox.outlet import Closed
from bot.messages.requests import Asker, Person
from games.core import text
from tests.support.hosting import ANN, BEN, CAT, DAN
from tests.support.stand import CHANNEL, Stand, control, pressed, said

THREAD = CHANNEL * 10 + 1
FIRST = f"Your table is in <#{THREAD}>."


def manager(stand: Stand) -> Asker:
    return replace(stand.asker(ANN), manages=True)


async def apart(stand: Stand, *, on: bool = True) -> str:
    return said(await stand.command(ANN, "settings", asker=manager(stand), threads=on))


async def nothing_was_opened(stand: Stand) -> bool:
    await stand.settled()
    return stand.channels.sent == [] and await stand.context.host.session(1) is None


async def test_a_thread_is_opened_on_demand_and_its_lobby_mentions_whoever_plays(stand: Stand) -> None:
    people = {"opponent": Person(BEN, "Ben")}
    assert FIRST in said(await stand.command(ANN, "play", "toy", people=people, **{"in": "thread"}))
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.table.channel == THREAD
    (lobby,) = stand.channels.sent
    assert lobby.mentions == (ANN, BEN)
    assert all(f"<@{user}>" in said(lobby) for user in (ANN, BEN)), "an edit or a mention alone adds nobody"
    stand.channels.pings.clear()
    await stand.click(BEN, control(stand.table, Action.JOIN))
    await stand.settled()
    assert sorted(stand.channels.pings) == [ANN, BEN], "the first board"


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "Ben and Cat cannot see <#{place}>"),
        ("zh-TW", "Ben、Cat 看不到 <#{place}>"),
        ("zh-CN", "Ben、Cat 看不到 <#{place}>"),
    ],
)
async def test_who_cannot_see_the_channel_is_named_to_who_opened_the_table(
    stand: Stand, locale: str, words: str
) -> None:
    """Discord adds nobody to a thread who cannot see it. The seat stays an offer."""
    stand.locales[ANN] = locale
    people = {
        "opponent": Person(BEN, "Ben", sees=False),
        "opponent2": Person(CAT, "Cat", sees=False),
        "opponent3": Person(DAN, "Dan"),
    }
    words = words.format(place=CHANNEL)
    answer = said(await stand.command(ANN, "play", "toy", people=people, seats=4, **{"in": "thread"}))
    assert words in answer
    assert "Dan" not in answer
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.table.invited == (BEN, CAT, DAN)
    assert [chair.occupant is None for chair in session.chairs] == [False, True, True, True]


async def test_who_cannot_see_where_a_seat_is_offered_is_named_to_who_offers_it(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    asked = await stand.command(ANN, "replace", seat="Ann", people={"person": Person(CAT, "Cat", sees=False)})
    assert f"Cat cannot see <#{CHANNEL}>" in said(asked)
    asked = await stand.command(BEN, "replace", seat="Ben", people={"person": Person(DAN, "Dan")})
    assert "cannot see" not in said(asked)


async def test_a_command_that_comes_twice_opens_one_thread(stand: Stand) -> None:
    asker = stand.asker(ANN)
    for _ in range(2):
        assert FIRST in said(await stand.command(ANN, "play", "toy", asker=asker, **{"in": "thread"}))
    assert stand.channels.threads == 1


async def test_in_the_channel_whoever_opens_a_table_is_not_pinged(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy")
    await stand.settled()
    assert (stand.channels.threads, stand.table.mentions) == (0, ())
    assert f"<@{ANN}>" not in said(stand.table)


async def test_the_server_gives_each_game_a_thread_until_it_says_otherwise(stand: Stand) -> None:
    assert "get threads of their own" in await apart(stand)
    assert FIRST in said(await stand.command(BEN, "play", "toy"))
    assert "in <#" not in said(await stand.command(CAT, "play", "toy", **{"in": "channel"}))
    assert "stay where they are opened" in await apart(stand, on=False)
    elsewhere = stand.asker(BEN, channel=5)
    assert "in <#" not in said(await stand.command(BEN, "play", "toy", asker=elsewhere))


async def test_another_server_keeps_its_own_way(stand: Stand) -> None:
    await apart(stand)
    assert "in <#" not in said(await stand.command(BEN, "play", "toy", asker=replace(stand.asker(BEN), guild=8)))


async def test_the_quick_game_follows_the_server(stand: Stand) -> None:
    await apart(stand)
    assert FIRST in said(await stand.click(BEN, pressed(Action.QUICK, 0)))


async def test_a_thread_without_a_game_is_one_of_its_own_unless_another_is_wanted(stand: Stand) -> None:
    await apart(stand)
    inside = replace(stand.asker(BEN), channel=71, parent=CHANNEL)
    assert "in <#" not in said(await stand.command(BEN, "play", "toy", asker=inside))
    inside = replace(stand.asker(CAT), channel=72, parent=CHANNEL)
    assert FIRST in said(await stand.command(CAT, "play", "toy", asker=inside, **{"in": "thread"}))


@pytest.mark.parametrize(
    ("locale", "words"),
    [
        ("en", "You need Manage Server"),
        ("zh-TW", "有「管理伺服器」權限"),
        ("zh-CN", "要有“管理服务器”权限"),
    ],
)
async def test_who_may_not_manage_the_server_changes_nothing(stand: Stand, locale: str, words: str) -> None:
    stand.locales[BEN] = locale
    asker = replace(stand.asker(BEN), moderates=True)
    assert words in said(await stand.command(BEN, "settings", asker=asker, threads=True, hints=False))
    stand.locales[BEN] = "en"
    settings = said(await stand.command(BEN, "settings"))
    assert "stay where they are opened" in settings
    assert "Hints are on" in settings, "nor anything else that was asked with it"


async def test_in_the_channel_where_a_game_is_nothing_is_opened(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    assert "already a game in this channel" in said(await stand.command(CAT, "play", "toy", **{"in": "channel"}))
    assert stand.channels.threads == 0


async def test_a_missing_permission_is_named_before_anything_is_opened(stand: Stand) -> None:
    asker = replace(stand.asker(ANN), lacks_for_threads=("create_public_threads", "send_messages_in_threads"))
    answer = said(await stand.command(ANN, "play", "toy", asker=asker, **{"in": "thread"}))
    assert "Create Public Threads" in answer
    assert "Send Messages in Threads" in answer
    assert stand.channels.threads == 0
    assert await nothing_was_opened(stand)


async def test_where_discord_refuses_a_thread_nothing_is_opened(stand: Stand) -> None:
    stand.channels.refused["thread"] = [Closed(text("bot-threads-full"))]
    assert "as many open ones" in said(await stand.command(ANN, "play", "toy", **{"in": "thread"}))
    assert await nothing_was_opened(stand)
