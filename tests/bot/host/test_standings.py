"""What a game that ends says of those who played it: who finished it, who is last, how long they took."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.host import standings
from bot.host.storage import results
from bot.table.features import acts, votes
from bot.table.habits import begin_holiday
from bot.table.log import host_lines
from bot.table.log.host_lines import Unrated, Why
from bot.table.log.verification import verify
from bot.table.results.game_record import Ending, GameRecord
from bot.table.results.played import Played, Reliability, reliability
from bot.table.results.ranking import MIDDLE, Ranked
from bot.table.session import Open, Playing, Status, computer, person
from bot.table.timing import DAY, HOUR
from games.core import Seat
from tests.support.hosting import ANN, BEN, CAT, MANAGER, NAMES, Tables, VirtualTime, hand_over, open_vote, tables, toy
from tests.support.toy import Options

GUILD = 7


async def came(here: Tables, id: int, *people: int) -> None:
    """A round is played by all."""
    for user in people:
        await here.play(id, user, "bid", "0")
    await here.quiet()


async def over(here: Tables, id: int, *people: int) -> None:
    """These people play on until the game is over; for the others time runs out."""
    while isinstance((await here.session(id)).phase, Playing):
        await came(here, id, *people)
        await here.time.advance(DAY, here)


async def played(here: Tables, user: int) -> Played:
    """The one game that somebody played."""
    [game] = await here.host.standings.games(GUILD, user)
    return game


async def endings(here: Tables, *people: int) -> Mapping[int, Ending]:
    """How it ended for these people, as was noted then; read again from the store and from the log it is the same."""
    noted = {user: dict((await played(here, user)).parts)[user].ending for user in people}
    for dropped in (False, True):
        if dropped:
            await here.store.write(lambda connection: connection.execute("DELETE FROM settings WHERE scope = 'record'"))
            here.host.standings.forget()
            await here.host._read_over()
        here.host.standings.forget()
        assert {user: dict((await played(here, user)).parts)[user].ending for user in people} == noted
    return noted


async def test_games_without_a_record_are_looked_for_some_at_a_time_when_the_program_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(results, "TOGETHER", 2)
    async with tables(tmp_path) as here:
        for channel in range(5):
            await over(here, await here.game(ANN, BEN, channel=channel, options=Options(rounds=1)), ANN, BEN)
        await here.store.write(lambda connection: connection.execute("DELETE FROM settings WHERE scope = 'record'"))
        assert await here.store.read(lambda connection: results.unread(connection, 0)) == ([1, 2], 2)
    async with tables(tmp_path) as here:
        await here.quiet()
        assert len(await here.host.standings.games(GUILD, ANN)) == 5
        assert await here.store.read(lambda connection: results.unread(connection, 4)) == ([], None)


async def test_who_is_away_in_the_end_left_and_the_others_stayed(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5), rated=True)
        await came(here, id, ANN, BEN)
        await over(here, id, ANN)
        assert await endings(here, ANN, BEN) == {ANN: Ending.STAYED, BEN: Ending.LEFT}
        places = (await played(here, ANN)).record.places
        assert [place.late for place in places] == [False, True], "half of his moves were played for him"


async def test_who_comes_back_in_time_stayed(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5))
        await here.play(id, ANN, "bid", "0")
        await here.time.advance(2 * DAY, here)
        assert (await here.session(id)).chairs[1].absent, "he did not come"
        await here.do(id, acts.come_back, BEN)
        await over(here, id, ANN, BEN)
        assert await endings(here, ANN, BEN) == {ANN: Ending.STAYED, BEN: Ending.STAYED}


async def test_who_gives_up_has_finished_and_so_has_who_gives_the_seat_to_somebody_who_does(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5))
        await came(here, id, ANN, BEN)
        await here.do(id, hand_over, Seat(1), person(CAT, "Cat"))
        await came(here, id, ANN, CAT)
        await here.do(id, acts.hand_to_computer, ANN, Seat(0), computer("easy"))
        await here.quiet()
        await over(here, id, CAT)
        found = await endings(here, ANN, BEN, CAT)
        assert found == {ANN: Ending.RESIGNED, BEN: Ending.GAVE, CAT: Ending.STAYED}


async def test_who_gives_the_seat_to_somebody_who_vanishes_has_not_finished(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5))
        await came(here, id, ANN, BEN)
        await here.do(id, hand_over, Seat(1), person(CAT, "Cat"))
        await over(here, id, ANN)
        assert await endings(here, BEN, CAT) == {BEN: Ending.GAVE_UP, CAT: Ending.LEFT}


@pytest.mark.parametrize(("hours", "days"), [(48, 2), (None, 12)])
async def test_whose_seat_is_given_away_while_they_are_absent_left(
    tmp_path: Path, hours: float | None, days: int
) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5), hours=hours)
        await here.play(id, ANN, "bid", "0")
        await here.time.advance(days * DAY, here)
        assert (await here.do(id, acts.hand_to_computer, ANN, Seat(1), computer("easy"))).done
        await here.quiet()
        await over(here, id, ANN)
        assert await endings(here, ANN, BEN) == {ANN: Ending.STAYED, BEN: Ending.LEFT}


async def test_a_game_that_is_stopped_is_finished_by_who_is_there(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5))
        await came(here, id, ANN, BEN)
        await here.do(id, acts.cancel, 1009, manager=True)
        assert await endings(here, ANN, BEN) == {ANN: Ending.STAYED, BEN: Ending.STAYED}
        assert (await played(here, ANN)).record.places == (), "nobody has won"


async def test_of_whatever_happens_while_the_bot_is_away_nothing_counts(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=2))
    time.set(time.now() + 30 * DAY)
    async with tables(tmp_path, time=time) as here:
        await over(here, id, ANN, BEN)
        assert await endings(here, ANN, BEN) == {ANN: Ending.STAYED, BEN: Ending.STAYED}


async def test_a_wait_is_of_who_was_waited_for(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=2))
        for _ in range(2):
            await here.time.advance(HOUR, here)
            await here.play(id, ANN, "bid", "0")
            await here.time.advance(5 * HOUR, here)
            await here.play(id, BEN, "bid", "0")
        game = await played(here, ANN)
        assert {user: (part.answers, part.waited) for user, part in game.parts} == {
            ANN: (2, 2 * HOUR),
            BEN: (2, 10 * HOUR),
        }
        assert game.seconds == 12 * HOUR


async def test_a_move_that_is_taken_back_by_consent_ends_that_a_game_counts_and_the_log_says_so(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, rated=True, options=Options(rounds=2))
        await came(here, id, ANN, BEN)
        assert (await here.session(id)).table.rated
        assert (await here.do(id, votes.propose, ANN, "takeback")).done
        assert (await here.do(id, votes.agree, BEN, open_vote(await here.session(id)).number)).done
        session = await here.session(id)
        assert not session.table.rated
        assert session.position is not None
        assert host_lines.of(session.position.log[-1]) == Unrated(Why.UNDONE)
        await over(here, id, ANN, BEN)
        assert not (await played(here, ANN)).record.rated


async def test_alone_among_computers_a_game_counts_only_if_it_is_no_practice(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        for channel, practice in ((1, None), (2, False)):
            more = {"computers": ("easy",), "rated": True, "practice": practice, "seats": 2}
            id = await here.game(ANN, channel=channel, options=Options(rounds=2), **more)
            assert (await here.session(id)).table.rated is (practice is False)
            await over(here, id, ANN)
        games = await here.host.standings.games(GUILD, ANN)
        assert [game.record.rated for game in games] == [False, True]
        assert [place.level for place in games[1].record.places] == ["", "easy"]
        assert games[1].record.levels == 1


# Who abandons a rated game

ASLEEP = 29 * DAY
"""Longer than a table sleeps."""


async def alone(here: Tables, *people: int, **more: Any) -> int:
    """A rated game of Ann, a computer and these people."""
    more = {"computers": ("easy",), "rated": True, "practice": False, "seats": len(people) + 2, **more}
    return await here.game(ANN, *people, options=Options(rounds=2), **more)


async def vanished(here: Tables, id: int) -> None:
    """Nobody comes any more, and the table sleeps."""
    await here.time.advance(9 * DAY, here)
    assert (await here.session(id)).asleep


async def expired(here: Tables, id: int) -> None:
    await vanished(here, id)
    await here.time.advance(ASLEEP, here)


async def closed(here: Tables, id: int) -> None:
    assert (await here.do(id, votes.propose, ANN, "close")).done


async def closed_by_others(here: Tables, id: int) -> None:
    await vanished(here, id)
    assert (await here.do(id, acts.cancel, MANAGER, manager=True)).done


async def lost_its_channel(here: Tables, id: int) -> None:
    await vanished(here, id)
    assert (await here.do(id, acts.lose_channel)).done


async def left_to_a_computer(here: Tables, id: int) -> None:
    await here.do(id, acts.hand_to_computer, ANN, Seat(0), computer("easy"))
    await here.quiet()


def strength(board: Sequence[Ranked], user: int) -> int:
    """In points; 0 for who is not on the board."""
    return next((each.points for each in board if each.user == user), 0)


async def abandoned(here: Tables, id: int) -> tuple[GameRecord, int]:
    """What is noted of a game that Ann began, and how strong Ann is; read again from the log it is the same."""
    assert not isinstance((await here.session(id)).phase, Open)
    record, board = (await played(here, ANN)).record, await here.host.standings.ranked(GUILD, "toy")
    await here.store.write(lambda connection: connection.execute("DELETE FROM settings WHERE scope = 'record'"))
    here.host.standings.forget()
    await here.host._read_over()
    assert (await played(here, ANN)).record == record
    assert await here.host.standings.ranked(GUILD, "toy") == board
    return record, strength(board, ANN)


@pytest.mark.parametrize("how", [expired, closed, closed_by_others, lost_its_channel, left_to_a_computer])
async def test_who_abandons_a_rated_game_among_computers_is_last_however_it_ends(
    tmp_path: Path, how: Callable[[Tables, int], Awaitable[None]]
) -> None:
    async with tables(tmp_path) as here:
        id = await alone(here, seats=3, computers=("easy", "easy"))
        await how(here, id)
        record, points = await abandoned(here, id)
        assert record.rated
        own, *others = record.places or record.deserted
        assert own.late
        assert not any(each.late for each in others)
        assert [each.level for each in others] == ["easy", "easy"]
        assert 0 < points < MIDDLE, "however weak those are who stayed"
        assert bool(record.places) is (how is left_to_a_computer), "a game without a result has none to be told"


async def stopped_meanwhile(here: Tables, id: int) -> None:
    assert (await here.do(id, acts.cancel, MANAGER, manager=True)).done


async def lost_its_channel_meanwhile(here: Tables, id: int) -> None:
    assert (await here.do(id, acts.lose_channel)).done


async def lost_its_server(here: Tables, id: int) -> None:
    assert (await here.do(id, acts.lose_server)).done
    await here.time.advance(ASLEEP, here)


@pytest.mark.parametrize("how", [stopped_meanwhile, lost_its_channel_meanwhile, lost_its_server])
async def test_a_game_that_ends_while_somebody_plays_it_counts_for_nobody(
    tmp_path: Path, how: Callable[[Tables, int], Awaitable[None]]
) -> None:
    async with tables(tmp_path) as here:
        id = await alone(here, seats=2)
        await how(here, id)
        record, points = await abandoned(here, id)
        assert (record.rated, record.deserted, points) == (False, (), 0)


async def test_who_comes_back_to_a_rated_game_that_sleeps_plays_it_to_its_end(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await alone(here, seats=2)
        await vanished(here, id)
        await here.time.advance(20 * DAY, here)
        await here.do(id, acts.come_back, ANN)
        await over(here, id, ANN)
        record, points = await abandoned(here, id)
        assert record.rated
        assert record.deserted == ()
        assert [place.late for place in record.places] == [True, False], "one of her two moves was played for her"
        assert points


async def test_neither_downtime_nor_a_holiday_makes_anybody_abandon_a_rated_game(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        await here.host.set_habits(ANN, partial(begin_holiday, days=7))
        id = await alone(here, seats=2)
        await here.time.advance(6 * DAY, here)
        assert (await here.session(id)).chairs[0].present
    time.set(time.now() + 90 * DAY)
    async with tables(tmp_path, time=time) as here:
        assert (await here.session(id)).chairs[0].present
        assert not (await here.session(id)).asleep
        await over(here, id, ANN)
        assert [place.late for place in (await abandoned(here, id))[0].places] == [False, False]


async def test_alone_nobody_ends_that_a_rated_game_counts_nor_how_it_ends(tmp_path: Path) -> None:
    """The dodges of somebody who is losing to computers."""
    newcomer = (str(CAT), "Cat")
    asked: tuple[tuple[str, tuple[str, ...]], ...] = (
        ("takeback", ()),
        ("draw", ()),
        ("level", ("1", "first steps")),
        ("seat", ("1", *newcomer)),
        ("offer", ("0", *newcomer)),
    )
    async with tables(tmp_path) as here:
        id = await alone(here, seats=2)
        for kind, about in asked:
            answer = await here.do(id, votes.propose, ANN, kind, about)
            assert answer.text.key == "bot-proposal-rated-alone", kind
        assert (await here.session(id)).table.rated
        for kind, about in (("pace", ("1440",)), ("pause", ())):
            assert (await here.do(id, votes.propose, ANN, kind, about)).done, kind
        free = await alone(here, seats=2, rated=False, channel=2)
        assert (await here.do(free, votes.propose, ANN, "draw")).done


async def test_who_is_left_by_the_others_may_offer_their_seats_and_no_more(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await alone(here, BEN)
        await came(here, id, ANN)
        await here.time.advance(3 * DAY + HOUR, here)
        assert [chair.absent for chair in (await here.session(id)).chairs] == [False, False, True]
        assert (await here.do(id, votes.propose, ANN, "draw")).text.key == "bot-proposal-rated-alone"
        assert (await here.do(id, votes.propose, ANN, "seat", ("2", str(CAT), "Cat"))).done
        offer = (await here.session(id)).vote(Seat(2))
        assert offer is not None
        assert (await here.do(id, votes.agree, CAT, offer.number, of_seat=True)).done
        assert (await here.session(id)).seat_of(CAT) == Seat(2)


async def test_what_was_asked_of_others_is_not_done_once_they_are_gone(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await alone(here, BEN)
        await came(here, id, ANN)
        await here.time.advance(36 * HOUR, here)
        assert (await here.do(id, votes.propose, ANN, "draw")).done
        await here.time.advance(47 * HOUR, here)
        session = await here.session(id)
        assert [chair.absent for chair in session.chairs] == [False, False, True]
        assert session.votes[-1].status is Status.OVERTAKEN, "a day after he was absent it would have been agreed"
        assert isinstance(session.phase, Playing)


async def test_two_who_agree_to_stop_a_rated_game_have_not_abandoned_it_and_who_left_together_have(
    tmp_path: Path,
) -> None:
    async with tables(tmp_path) as here:
        id = await alone(here, BEN)
        await closed(here, id)
        assert (await here.do(id, votes.agree, BEN, open_vote(await here.session(id)).number)).done
        assert (await abandoned(here, id))[0].deserted == ()
    async with tables(tmp_path / "other") as here:
        id = await alone(here, BEN)
        await expired(here, id)
        record, _ = await abandoned(here, id)
        assert [place.late for place in record.deserted] == [True, False, True]


async def test_who_abandons_a_rated_game_and_is_forgotten_leaves_a_stranger_who_did(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    someone = 1 << 40
    monkeypatch.setitem(NAMES, someone, "Someone")
    async with tables(tmp_path) as here:
        id = await here.game(someone, computers=("easy",), rated=True, practice=False, options=Options(rounds=2))
        await vanished(here, id)
        assert not (await here.host.forget_person(here.request(), someone)).done, "they sit there"
        await here.time.advance(ASLEEP, here)
        assert [each.user for each in await here.host.standings.ranked(GUILD, "toy")] == [someone]
        before = (await here.host.standings.ranked(GUILD, "toy"))[0].points
        assert (await here.host.forget_person(here.request(), someone)).done
        [stranger] = await here.host.standings.ranked(GUILD, "toy")
        assert stranger.user < 0
        assert stranger.points == before


async def test_who_is_forgotten_keeps_the_number_of_their_name_and_so_do_all_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [1 << 40, 1 << 41, 1 << 42]
    for user in people:
        monkeypatch.setitem(NAMES, user, f"Somebody {user}")
    async with tables(tmp_path) as here:
        for user in people:
            id = await here.game(user, ANN, rated=True, options=Options(rounds=2))
            await here.do(id, acts.resign, user)
            await over(here, id, ANN)
        before = [each.number for each in await here.host.standings.ranked(GUILD, "toy")]
        assert sorted(before) == [1, 2, 3, 4]
        for many, user in enumerate(people[:2], 1):
            assert (await here.host.forget_person(here.request(), user)).done
            found = await here.host.standings.ranked(GUILD, "toy")
            assert sum(each.user < 0 for each in found) == many
            assert {each.user: each.number for each in found if each.user > 0}.items() <= {
                ANN: 2,
                people[1]: 3,
                people[2]: 4,
            }.items()
            assert sorted(each.number for each in found) == [1, 2, 3, 4]


async def test_a_rated_game_verifies_and_one_that_no_longer_counts_too(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        for channel, changes_hands in ((1, False), (2, True)):
            id = await here.game(ANN, BEN, channel=channel, rated=True, options=Options(rounds=2))
            await came(here, id, ANN, BEN)
            if changes_hands:
                await here.do(id, hand_over, Seat(1), person(CAT, "Cat"))
            await over(here, id, ANN, CAT if changes_hands else BEN)
            assert verify(await here.host.export(id), {"toy": toy()}).findings == ()
        rated = [game.record.rated for game in await here.host.standings.games(GUILD, ANN)]
        assert rated == [True, False]


@pytest.mark.parametrize("meanwhile", ["forgotten", "over"])
async def test_what_happens_while_it_is_worked_out_is_not_missed(
    tmp_path: Path, meanwhile: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody is forgotten, or another game is over: whoever asks meanwhile is answered, and the next one aright."""
    async with tables(tmp_path) as here:
        await over(here, await here.game(ANN, BEN, options=Options(rounds=2)), ANN, BEN)
        here.host.standings.forget()
        begun, goes_on = Event(), Event()

        def slow(games: Iterable[Played]) -> Mapping[int, Reliability]:
            begun.set()
            assert goes_on.wait(5)
            return reliability(games)

        monkeypatch.setattr(standings, "reliability", slow)
        asked = asyncio.create_task(here.host.standings.reliability(GUILD))
        await asyncio.to_thread(begun.wait, 5)
        if meanwhile == "forgotten":
            here.host.standings.forget()
        else:
            await over(here, await here.game(ANN, CAT, channel=2, options=Options(rounds=2)), ANN, CAT)
        goes_on.set()
        assert (await asked)[ANN].games == 1
        assert (await here.host.standings.reliability(GUILD))[ANN].games == 1 + (meanwhile == "over")


async def test_half_of_a_servers_games_are_not_taken_for_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with tables(tmp_path) as here:
        await over(here, await here.game(ANN, BEN, options=Options(rounds=2)), ANN, BEN)
        here.host.standings.forget()

        def broken(*_: object, **__: object) -> Callable[[], object]:
            raise sqlite3.OperationalError("disk I/O error")

        with monkeypatch.context() as patched:
            patched.setattr(results, "of_server", broken)
            with pytest.raises(sqlite3.OperationalError):
                await here.host.standings.games(GUILD, ANN)
        assert len(await here.host.standings.games(GUILD, ANN)) == 1


@pytest.mark.parametrize("name", ["short", "stayed", "places"])
async def test_a_record_outlives_that_somebody_is_forgotten_who_is_called_like_a_word_in_it(
    tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    someone = 1 << 40
    monkeypatch.setitem(NAMES, someone, name)
    async with tables(tmp_path) as here:
        id = await here.game(ANN, someone, options=Options(rounds=2))
        await over(here, id, ANN, someone)
        before = (await played(here, ANN)).record
        assert before.preset == "short"
        assert (await here.host.forget_person(here.request(), someone)).done
        after = await played(here, ANN)
        assert after.record == before
        assert name not in after.names.values()
