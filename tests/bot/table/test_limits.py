"""How many tables people may open: refused in words, before a thread is made, and never by two at once."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from sqlite3 import Connection

import pytest

from bot.host.storage import ping_limits
from bot.host.storage.table_quota import TableQuota
from bot.messages.custom_id import Action
from bot.messages.requests import Person, Response
from bot.table.features import acts
from bot.table.guards import Refusal
from bot.table.limits import DAY, Invitation, Opened, invite, room
from bot.table.session import TableRequest
from renderers.words import LOCALES
from tests.support.hosting import ANN, BEN, MANAGER, tables
from tests.support.stand import CHANNEL, LIMITS, Stand, control, said
from tests.support.toy import Options


@pytest.mark.parametrize(
    ("opened", "key"),
    [
        (Opened(3, 0, 3), "bot-table-most-lobbies"),
        (Opened(0, 20, 20), "bot-table-most-running"),
        (Opened(0, 0, 200), "bot-table-most-tables"),
    ],
)
def test_the_next_table_is_refused_and_the_last_is_not(opened: Opened, key: str) -> None:
    room(replace(opened, lobbies=min(opened.lobbies, 2), running=min(opened.running, 19), tables=199), LIMITS)
    with pytest.raises(Refusal) as refused:
        room(opened, LIMITS)
    assert refused.value.reason.key == key


async def opened(stand: Stand, user: int, channel: int) -> Response:
    return await stand.command(user, "play", "toy", asker=stand.asker(user, channel=channel))


async def test_the_fourth_lobby_is_refused_in_every_language_before_a_thread_is_made(stand: Stand) -> None:
    for channel in range(3):
        await opened(stand, ANN, CHANNEL + channel)
    told = set()
    for locale in LOCALES:
        stand.locales[ANN] = locale
        told.add(said(await opened(stand, ANN, CHANNEL)))
    assert len(told) == len(LOCALES)
    assert all("3" in words for words in told)
    assert stand.channels.threads == 0
    assert "open" in said(await opened(stand, BEN, CHANNEL + 3))


async def test_who_closes_a_lobby_may_open_another(stand: Stand) -> None:
    for channel in range(3):
        await opened(stand, ANN, CHANNEL + channel)
    await stand.settled()
    await stand.close(ANN)
    assert "not begun" not in said(await opened(stand, ANN, CHANNEL + 2))


async def test_of_many_at_once_no_more_are_opened(stand: Stand) -> None:
    replies = await asyncio.gather(*(opened(stand, ANN, CHANNEL + channel) for channel in range(10)))
    assert sum("not begun" in said(reply) for reply in replies) == 7


async def test_of_many_at_once_in_threads_each_thread_has_its_table(stand: Stand) -> None:
    apart = {"in": "thread"}
    asked = (
        stand.command(ANN, "play", "toy", asker=stand.asker(ANN, channel=number), **apart) for number in range(1, 11)
    )
    replies = await asyncio.gather(*asked)
    assert sum("not begun" in said(reply) for reply in replies) == 7
    assert stand.channels.threads == 3


async def test_no_table_that_is_opened_meanwhile_leaves_a_thread_empty(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The third place is given before the thread is made: the table beside it is refused, not the one in the thread."""
    for channel in range(2):
        await opened(stand, ANN, CHANNEL + channel)
    thread, beside = stand.channels.thread, list[str]()

    async def slowly(channel: int, name: str) -> int:
        beside.append(said(await opened(stand, ANN, CHANNEL + 5)))
        return await thread(channel, name)

    monkeypatch.setattr(stand.channels, "thread", slowly)
    asker = stand.asker(ANN, channel=CHANNEL + 7)
    assert "in <#" in said(await stand.command(ANN, "play", "toy", asker=asker, **{"in": "thread"}))
    assert [words for words in beside if "not begun" in words] == beside != []


async def test_a_rematch_is_a_table_like_any_other(tmp_path: Path) -> None:
    async with tables(tmp_path, limits=replace(LIMITS, lobbies=1)) as table:
        id = await table.game(ANN, BEN)
        assert (await table.do(id, acts.cancel, MANAGER, manager=True)).done
        other = TableRequest(7, 2, "toy", Options(), ANN, "Ann", "en")
        assert (await table.host.open(table.request(), other)).done
        refused = await table.do(id, acts.rematch, ANN, "Ann")
        assert refused.text.key == "bot-table-most-lobbies"
        assert (await table.do(id, acts.rematch, BEN, "Ben")).done


async def test_another_server_is_another_count(tmp_path: Path) -> None:
    async with tables(tmp_path, limits=replace(LIMITS, tables=1)) as table:
        for guild, done in ((7, True), (7, False), (8, True)):
            opening = TableRequest(guild, table.request(), "toy", Options(), ANN, "Ann", "en")
            assert (await table.host.open(table.request(), opening)).done is done


# Invitations


def asked(at: int, by: int = ANN, game: str = "toy", *, taken: bool = False) -> Invitation:
    return Invitation(at, by, game, taken)


@pytest.mark.parametrize(
    ("earlier", "key"),
    [
        ([asked(1)], "bot-invited-today"),
        ([asked(1, BEN)], None),
        ([asked(1, game="other")], None),
        ([asked(1, taken=True)], None),
        ([asked(0)], None),
        ([asked(1, by) for by in range(100, 120)], None),
    ],
)
def test_an_invitation_counts_for_a_day(earlier: list[Invitation], key: str | None) -> None:
    new = asked(DAY)
    if key is None:
        assert invite(earlier, new) == (*(each for each in earlier if each.at), new)
        return
    with pytest.raises(Refusal) as refused:
        invite(earlier, new)
    assert refused.value.reason.key == key


async def invited(stand: Stand, channel: int) -> str:
    people = {"opponent": Person(BEN, "Ben")}
    return said(await stand.command(ANN, "play", "toy", people=people, asker=stand.asker(ANN, channel=channel)))


async def test_who_did_not_come_is_not_asked_again_that_day(stand: Stand) -> None:
    """Nor is a thread made for it; the next day he may be asked again."""
    await invited(stand, CHANNEL)
    assert "less than a day ago" in await invited(stand, CHANNEL)
    assert stand.channels.threads == 0
    stand.time.set(stand.time.now() + DAY)
    assert "open" in await invited(stand, CHANNEL + 1)


async def test_who_came_may_be_asked_to_the_next_game(stand: Stand) -> None:
    await invited(stand, CHANNEL)
    await stand.settled()
    await stand.click(BEN, control(stand.table, Action.JOIN))
    assert "less than a day ago" not in await invited(stand, CHANNEL + 1)


async def test_of_two_invitations_at_once_into_threads_one_thread_is_made(stand: Stand) -> None:
    people, apart = {"opponent": Person(BEN, "Ben")}, {"in": "thread"}
    asked = (stand.command(ANN, "play", "toy", people=people, **apart) for _ in range(2))  # type: ignore[arg-type]  # values only
    told = [said(reply) for reply in await asyncio.gather(*asked)]
    assert sum("less than a day ago" in words for words in told) == stand.channels.threads == 1


async def test_of_two_invitations_at_once_one_is_sent(stand: Stand) -> None:
    told = await asyncio.gather(*(invited(stand, CHANNEL + number) for number in range(2)))
    assert sum("less than a day ago" in words for words in told) == 1


async def test_a_table_that_is_opened_while_the_store_is_read_counts(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is read is older then, and the table is no longer among those that are coming."""
    new = TableRequest(7, CHANNEL, "toy", Options(), ANN, "Ann", "en", invited=(BEN,))
    quota, now = TableQuota(LIMITS), stand.time.now()
    async with quota.admitted(stand.store, new, now):
        welcome = ping_limits.insist_on_welcome

        def opened_meanwhile(connection: Connection, by: int, user: int, moment: int) -> None:
            quota._admitted.clear()
            welcome(connection, by, user, moment)

        monkeypatch.setattr(ping_limits, "insist_on_welcome", opened_meanwhile)
        with pytest.raises(Refusal) as refused:
            await stand.store.read(lambda connection: quota.insist(connection, new, now))
        assert refused.value.reason.key == "bot-invited-today"
        quota._admitted.append(new)
