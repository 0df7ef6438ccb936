"""Looking for players: told once a day of a lobby of such a game, by the call that one chose; counted without names;
asked by whoever opened it, once; never brought to whom one refuses."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.host.operations import forgetting
from bot.host.storage.looking import AT_ONCE, OF_ONE, SEEKERS
from bot.messages.custom_id import Action, Named
from bot.messages.message import Message
from bot.messages.outbox.direct_messages import PAUSE
from bot.messages.outbox.outlet import Failing
from bot.messages.requests import Person
from bot.table.pace import PACES, named
from bot.table.timing import DAY, HOUR
from tests.support.hosting import ANN, BEN, CAT, DAN
from tests.support.stand import CHANNEL, GUILD, Stand, control, labels, message, pressed, said
from tests.support.stand import stand as standing

FAR = 1 << 40
"""Somebody with a number such as Discord's."""
SEAT = "a free seat in a game that you are looking for"


async def past(stand: Stand, seconds: int) -> None:
    await stand.time.advance(seconds, stand)
    await stand.quiet()


async def seeks(stand: Stand, *people: int, direct: bool = True, **values: object) -> str:
    for user in people:
        if direct:
            await stand.command(user, "settings", messages="direct")
        answer = said(await stand.command(user, "lfg", **{"game": "toy", **values}))  # type: ignore[arg-type]  # values
    stand.channels.direct_messages.clear()
    return answer


async def opened(stand: Stand, user: int = ANN, **values: object) -> Message:
    table = await stand.lobby(user, **values)  # type: ignore[arg-type]  # values only
    await stand.quiet()
    return table


def told(stand: Stand, user: int) -> list[str]:
    return [said(each) for each in stand.channels.letters(user)]


async def test_who_looks_is_told_of_such_a_lobby_by_the_call_they_chose_and_the_lobby_counts_them(stand: Stand) -> None:
    assert "I write to you" in await seeks(stand, BEN)
    assert "I name you in its channel" in await seeks(stand, CAT, direct=False)
    lobby = await opened(stand)
    assert "2 people are looking for such a game." in said(lobby)
    assert "Ben" not in said(lobby)
    (letter,) = stand.channels.letters(BEN)
    assert SEAT in said(letter)
    assert labels(letter) == ["Join", "Stop looking", "To the board"]
    assert stand.channels.pings.count(CAT) == 1
    assert stand.channels.pings.count(BEN) == 0
    await stand.click(BEN, control(letter, Action.JOIN))
    await stand.settled()
    assert told(stand, BEN) == [], "there is no reason for it any more"
    assert "One person is looking for such a game." not in said(stand.table), "the table is full"


async def test_only_such_a_game_at_such_a_pace_until_the_date_and_once_a_day(stand: Stand) -> None:
    await seeks(stand, BEN, pace="slow")
    await opened(stand, hours=48)
    await stand.close(ANN)
    assert told(stand, BEN) == []
    await opened(stand, hours=96)
    assert len(told(stand, BEN)) == 1
    await stand.close(ANN)
    await stand.settled()
    assert told(stand, BEN) == [], "it is deleted with its reason"
    await past(stand, 2 * HOUR)
    await opened(stand, CAT, hours=96)
    assert told(stand, BEN) == [], "once a day"
    await stand.close(CAT)
    await past(stand, DAY)
    await opened(stand, CAT, hours=96)
    assert len(told(stand, BEN)) == 1
    await stand.close(CAT)
    await past(stand, 6 * DAY)
    assert await stand.context.host.recall(SEEKERS, GUILD) is None, "it is over"


async def test_a_seat_that_comes_free_is_told_of(stand: Stand) -> None:
    await stand.lobby(ANN, BEN)
    await seeks(stand, CAT)
    assert told(stand, CAT) == []
    await stand.click(BEN, control(stand.table, Action.LEAVE))
    await stand.quiet()
    assert SEAT in told(stand, CAT)[0]


@pytest.mark.parametrize("refuses", [(BEN, ANN), (ANN, BEN)], ids=["the seeker refuses", "the host refuses"])
async def test_nobody_is_brought_to_whom_one_of_them_refuses_and_nobody_can_tell(
    stand: Stand, refuses: tuple[int, int]
) -> None:
    user, other = refuses
    await stand.command(user, "settings", people={"not-from": Person(other, "x")})
    await seeks(stand, BEN)
    lobby = await opened(stand)
    assert "One person is looking for such a game." in said(lobby), "the count is the same"
    await stand.click(ANN, control(lobby, Action.LFG_ASK))
    await stand.quiet()
    assert told(stand, BEN) == []


async def test_whoever_opened_it_asks_them_once(stand: Stand) -> None:
    await seeks(stand, BEN)
    await opened(stand, CAT)
    await stand.close(CAT)
    await past(stand, HOUR)
    lobby = await opened(stand)
    assert told(stand, BEN) == [], "told of another one today"
    ask = control(lobby, Action.LFG_ASK)
    assert "Ann" in said(await stand.click(DAN, ask)), "only whoever opened it"
    assert "I am asking those" in said(await stand.click(ANN, ask))
    await stand.quiet()
    assert "its host asks you" in told(stand, BEN)[0]
    assert "Ask them" not in labels(stand.table)
    assert "once for each table" in said(await stand.click(ANN, ask))
    await stand.quiet()
    assert len(told(stand, BEN)) == 1


async def test_they_are_asked_also_for_a_seat_that_is_kept_and_not_for_one_that_is_taken(stand: Stand) -> None:
    await seeks(stand, CAT)
    await stand.command(ANN, "play", "toy", people={"opponent": Person(BEN, "Ben")})
    await stand.settled()
    lobby = stand.table
    assert told(stand, CAT) == [], "the seat is kept for Ben"
    ask = control(lobby, Action.LFG_ASK)
    await stand.click(DAN, control(lobby, Action.JOIN))
    assert "Every seat is taken" in said(await stand.click(ANN, ask))
    await stand.click(DAN, control(lobby, Action.LEAVE))
    assert "I am asking those" in said(await stand.click(ANN, ask))
    await stand.quiet()
    assert "its host asks you" in told(stand, CAT)[0]


async def test_at_most_so_many_are_called_and_whoever_does_not_see_the_channel_is_not(stand: Stand) -> None:
    many = [FAR + number for number in range(AT_ONCE + 2)]
    await seeks(stand, *many)
    stand.channels.hidden.add((many[0], CHANNEL))
    await opened(stand)
    assert [len(told(stand, user)) for user in many] == [0, *[1] * (AT_ONCE - 1), 0, 0]


async def test_quiet_hours_put_it_off_and_a_restart_tells_it_once(tmp_path: Path) -> None:
    async with standing(tmp_path) as stand:
        await stand.command(BEN, "settings", zone="UTC", quiet="7-9")
        await seeks(stand, BEN)
        await opened(stand)
        assert told(stand, BEN) == []
        channels, time = stand.channels, stand.time
    async with standing(tmp_path, channels=channels, time=time) as again:
        await past(again, HOUR + 60)
        assert len(told(again, BEN)) == 1


@pytest.mark.parametrize("why", ["refused", "no longer", "unreliable", None])
async def test_who_is_called_on_waking_still_looks_and_may_sit_down_and_nobody_refused_came_meanwhile(
    stand: Stand, why: str | None
) -> None:
    await stand.command(CAT, "settings", people={"not-from": Person(BEN, "Ben")})
    await stand.command(BEN, "settings", zone="UTC", quiet="7-9")
    await seeks(stand, BEN)
    lobby = await opened(stand, seats=3, options="wanted=finish" if why == "unreliable" else "")
    await stand.click(CAT if why == "refused" else DAN, control(lobby, Action.JOIN))
    if why == "no longer":
        await stand.command(BEN, "lfg", game="toy", days=0)
    await past(stand, HOUR + 60)
    assert len(told(stand, BEN)) == (why is None)


@pytest.mark.parametrize("comes", [CAT, DAN])
async def test_nobody_is_called_late_in_the_channel_to_somebody_refused_who_came_meanwhile(
    stand: Stand, comes: int
) -> None:
    await stand.command(CAT, "settings", people={"not-from": Person(BEN, "Ben")})
    await stand.command(BEN, "settings", zone="UTC", quiet="7-9")
    await seeks(stand, BEN)
    lobby = await opened(stand, seats=3)
    stand.channels.closed_to.add(BEN)
    stand.channels.refused["send"] = [Failing()]
    await past(stand, HOUR + 30)
    assert stand.channels.pings.count(BEN) == 0, "neither way was open"
    await stand.click(comes, control(lobby, Action.JOIN))
    await past(stand, 2 * PAUSE)
    assert stand.channels.pings.count(BEN) == (comes == DAN)


async def test_looking_is_listed_ended_by_command_and_by_button_and_has_a_most(stand: Stand) -> None:
    assert "You are not looking" in said(await stand.command(BEN, "lfg", game="toy", days=0))
    answer = message(await stand.command(BEN, "lfg"))
    assert "Any game, at any pace" in said(answer)
    await seeks(stand, BEN, pace="daily")
    assert "Toy auction" in said(await stand.command(BEN, "lfg"))
    left = message(await stand.click(BEN, control(answer, Action.LFG_STOP), private=True))
    assert "Any game" not in said(left)
    assert "not looking" in said(await stand.click(BEN, pressed(Action.LFG_STOP, 0, Named("toy")), private=True))
    rows = [[BEN, f"g{number}", "", stand.time.now() + DAY] for number in range(OF_ONE)]
    await stand.context.host.remember(SEEKERS, GUILD, rows)
    assert f"looking for {OF_ONE} games here already" in said(await stand.command(BEN, "lfg", game="toy"))
    await opened(stand)
    assert "One such table" not in said(await stand.command(BEN, "lfg"))
    assert "One such table has a free seat" in said(await stand.command(CAT, "lfg", game="toy"))
    await stand.settled()
    assert "One person is looking" in said(stand.table), "the lobby counts at once"


async def test_forget_takes_it_away_also_out_of_a_restored_backup(stand: Stand) -> None:
    await seeks(stand, FAR, BEN)
    assert FAR in await stand.store.read(lambda connection: set(forgetting.people(connection)))
    await stand.click(FAR, pressed(Action.FORGET, 0), private=True)
    kept = await stand.context.host.recall(SEEKERS, GUILD)
    assert [row[0] for row in kept or ()] == [BEN]
    await stand.context.host.forget_server(GUILD)
    assert await stand.context.host.recall(SEEKERS, GUILD) is None


def test_hours_come_to_the_quickest_pace_that_gives_as_much() -> None:
    assert {name: named(hours) for name, hours in PACES.items()} == {name: name for name in PACES}
    assert [named(hours) for hours in (0.5, 25, 1000)] == ["brisk", "relaxed", "none"]
