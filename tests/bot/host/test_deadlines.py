"""The host owns time: deadlines, one reminder, timeouts, absent seats, over thirty days and across restarts."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.host.clock import AGAIN, Clock, SystemTime
from bot.host.deadlines import REMIND_AGAIN
from bot.host.storage import records
from bot.host.storage.store import StoreUnwritable
from bot.host.workers.engine import Job
from bot.table.features import acts, lobby
from bot.table.log.seal import TABLE
from bot.table.session import Cancelled, Kind, Lobby, Over, Playing, computer, person
from games.core import Choice, Move, Seat, Window, text
from games.moves import acting
from tests.support.hosting import ANN, BEN, CAT, DAY, MANAGER, PULSE, START, Tables, VirtualTime, hand_over, tables, toy
from tests.support.toy import TOY, Options, State, View

HOUR = 3600


def _plainly_asked(state: State) -> Mapping[Seat, Window | None]:
    return dict.fromkeys(TOY.asked(state))


def _plain_choice(view: View, path: Move = ()) -> Choice | None:
    choice = TOY.choice(view, path)
    return None if choice is None else replace(choice, window=None)


PLAIN_TOY = replace(TOY, asked=_plainly_asked, choice=_plain_choice)
"""The toy whose question is a turn like any other."""


async def missed(here: Tables, id: int) -> list[int]:
    return [chair.missed for chair in (await here.session(id)).chairs]


async def lines(here: Tables, id: int) -> list[tuple[int, Move]]:
    entries = await here.store.read(lambda connection: records.entries(connection, id))
    return [(int(entry.seat), entry.move) for entry in entries]


async def asked(here: Tables, first: int = 100, **more: object) -> int:
    """A game in which Cat alone is asked for a veto of Ben's prize, in a channel from `first` on."""
    for channel in range(first, first + 100):
        id = await here.game(ANN, BEN, CAT, channel=channel, **more)
        state = (await here.session(id)).position.state  # type: ignore[union-attr]
        if state.cards[1] < 2:
            continue
        for user, bid in ((ANN, "0"), (BEN, "2"), (CAT, "0")):
            assert (await here.play(id, user, "bid", bid)).done
        return id
    raise AssertionError("no deal fits")


def grave(logs: Sequence[MutableMapping[str, Any]]) -> list[MutableMapping[str, Any]]:
    """What a host reads: not the line of each change."""
    return [entry for entry in logs if entry["log_level"] != "debug"]


async def test_a_choice_has_a_deadline_and_a_reminder_at_half_time(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, hours=10)
        owed = (await here.session(id)).owes(Seat(1))
        assert owed is not None
        assert (owed.since, owed.remind, owed.due) == (START, START + 5 * HOUR, START + 10 * HOUR)


async def test_a_deadline_stays_while_another_seat_moves(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT)
        before = (await here.session(id)).owes(Seat(1))
        await here.time.advance(HOUR, here)
        await here.play(id, ANN, "bid", "0")
        assert (await here.session(id)).owes(Seat(1)) == before


async def test_a_deadline_stays_when_its_owner_sets_a_standing_order(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT)
        before = (await here.session(id)).owes(Seat(1))
        await here.time.advance(HOUR, here)
        assert (await here.play(id, BEN, "order", "let")).done
        assert (await here.session(id)).owes(Seat(1)) == before


async def test_one_reminder_goes_out(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.play(id, ANN, "bid", "0")
        await here.time.advance(DAY - 1, here)
        assert here.notes.reminders == []
        await here.time.advance(1, here)
        assert here.notes.reminders == [(id, 1)]
        await here.time.advance(DAY - 1, here)
        assert here.notes.reminders == [(id, 1)]


async def test_a_reminder_is_not_repeated_after_a_restart(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        await here.game(ANN, BEN)
        await time.advance(DAY, here)
        assert len(here.notes.reminders) == 2
    time.set(time.now() + HOUR // 2)
    async with tables(tmp_path, time=time) as here:
        await here.quiet()
        assert here.notes.reminders == []


async def test_a_reminder_that_cannot_be_sent_is_tried_again_until_time_is_up(tmp_path: Path) -> None:
    tries: list[int] = []

    async def failing(session: int, seat: Seat) -> bool:
        tries.append(here.time.now() - START)
        return len(tries) == 5

    async with tables(tmp_path, start=False) as here:
        here.notes.remind = failing  # type: ignore[method-assign]
        await here.host.start(here.notes)
        id = await here.game(ANN, BEN, hours=2)
        await here.play(id, BEN, "bid", "0")
        await here.time.advance(4 * HOUR - 1, here)
        assert tries[:4] == [HOUR + n * REMIND_AGAIN for n in range(4)], "no fifth time: then his time is up"
        await here.do(id, acts.cancel, MANAGER, manager=True)
        tries.clear()
        await here.play(await here.game(ANN, BEN, hours=10), BEN, "bid", "0")
        await here.time.advance(8 * HOUR, here)
        assert len(tries) == 5


async def test_a_reminder_that_goes_wrong_is_given_up(tmp_path: Path) -> None:
    async def refused(session: int, seat: Seat) -> bool:
        raise PermissionError(session)

    async with tables(tmp_path, start=False) as here:
        here.notes.remind = refused  # type: ignore[method-assign]
        await here.host.start(here.notes)
        id = await here.game(ANN, BEN)
        with capture_logs() as logs:
            await here.time.advance(DAY + HOUR, here)
        assert [entry["event"] for entry in grave(logs)] == ["reminder not sent"] * 2
        assert all(owed.remind is None for owed in (await here.session(id)).owed)


async def test_the_default_is_played_for_simultaneous_choices(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=1))
        await here.time.advance(2 * DAY, here)
        assert (0, ("bid", "0")) in await lines(here, id)
        assert (TABLE, ("timeout", "0", "1")) in await lines(here, id)


async def test_a_computer_plays_for_a_turn(tmp_path: Path) -> None:
    async with tables(tmp_path, games={"toy": toy(PLAIN_TOY)}) as here:
        id = await asked(here)
        await here.time.advance(2 * DAY, here)
        log = await lines(here, id)
        at = log.index((TABLE, ("timeout", "2", "1")))
        assert log[at + 1] == (2, ("veto",))
        assert [job.level for job in here.thinker.jobs] == ["medium"]
        assert text("bot-log-timeout", seat=Seat(2), played=1) in await here.host.log(id)


async def test_who_moves_while_the_stand_in_thinks_is_not_played_for(tmp_path: Path) -> None:
    async with tables(tmp_path, games={"toy": toy(PLAIN_TOY)}) as here:
        id = await asked(here)
        answer = asyncio.get_running_loop().create_future()

        async def pondering(job: Job, ticket: object) -> Move:
            assert (await here.play(id, CAT, "order", "let")).done
            assert (await here.play(id, CAT, "let")).done
            answer.set_result(None)
            return ("veto",)

        here.thinker.move = pondering  # type: ignore[method-assign]
        await here.time.advance(2 * DAY, here)
        await answer
        assert TABLE not in {seat for seat, _ in await lines(here, id)}
        assert await missed(here, id) == [0, 0, 0]


@pytest.mark.parametrize(("reactions", "hours"), [(None, 48), (6, 6), (72, 72)])
async def test_a_reaction_has_the_tables_time_and_is_closed_by_its_default(
    tmp_path: Path, reactions: float | None, hours: int
) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here, reactions=reactions)
        owed = (await here.session(id)).owes(Seat(2))
        assert owed is not None
        assert owed.due == START + hours * HOUR
        await here.time.advance(hours * HOUR, here)
        assert await missed(here, id) == [0, 0, 0], "no absence"
        assert [chair.ignored for chair in (await here.session(id)).chairs] == [0, 0, 1]
        log = await lines(here, id)
        assert log[log.index((TABLE, ("timeout", "2", "1"))) + 1] == (2, ("let",))
        assert here.thinker.jobs == []


async def test_without_a_limit_three_reminders_go_out_and_then_the_game_sleeps(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, hours=None)
        await here.play(id, ANN, "bid", "0")
        moments = []
        for day in range(1, 12):
            await here.time.advance(DAY, here)
            moments += [day] * len(here.notes.reminders)
            here.notes.reminders.clear()
        assert moments == [3, 6, 9]
        assert not (await here.session(id)).asleep
        await here.time.advance(10 * DAY, here)
        session = await here.session(id)
        assert (session.asleep, session.owed, here.notes.reminders) == (True, (), [])
        assert [chair.absent for chair in session.chairs] == [False, True]
        assert (TABLE, ("silent", "1")) in await lines(here, id)
        assert {seat for seat, _ in await lines(here, id)} == {-1, 0, TABLE}, "nothing was played"


async def test_a_sleeping_game_goes_on_when_anybody_there_presses(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT, hours=None, options=Options(rounds=5))
        await here.play(id, ANN, "bid", "0")
        await here.play(id, CAT, "bid", "0")
        await here.time.advance(12 * DAY, here)
        assert (await here.do(id, acts.come_back, ANN)).done
        await here.quiet()
        session = await here.session(id)
        assert not session.asleep
        assert {owed.seat: owed.computer for owed in session.owed} in ({0: False, 2: False}, {2: False}, {0: False})
        assert session.chairs[1].played >= 1, "who was silent is played for at once, and can be replaced"
        assert (await here.do(id, acts.hand_to_computer, ANN, Seat(1), computer("easy"))).done
        assert (await here.do(id, acts.come_back, ANN)).text.key == "bot-table-present"
        assert (await here.do(id, acts.come_back, BEN)).text.key == "bot-table-taken-back"
        assert (await here.do(id, acts.come_back, 77)).text.key == "bot-table-not-seated"


async def test_a_move_of_ones_own_forgives_missed_deadlines(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5))
        for user in (ANN, BEN):
            await here.play(id, user, "bid", "0")
        await here.time.advance(4 * DAY, here)
        assert await missed(here, id) == [2, 2]
        await here.play(id, ANN, "bid", "0")
        assert await missed(here, id) == [0, 2]


async def test_after_three_in_a_row_others_may_give_the_seat_away(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT, options=Options(rounds=5))
        for user in (ANN, BEN, CAT):
            await here.play(id, user, "bid", "0")
        for _ in range(3):
            assert not (await here.session(id)).chairs[2].absent
            for user in (ANN, BEN):
                await here.play(id, user, "bid", "0")
            await here.time.advance(2 * DAY, here)
        assert (await here.session(id)).chairs[2].absent
        assert (await here.do(id, acts.hand_to_computer, ANN, Seat(2), computer("easy"))).done
        await here.quiet()
        session = await here.session(id)
        assert session.chairs[2].occupant == computer("easy")
        assert session.owes(Seat(2)) is None
        assert (await here.do(id, acts.take_back, CAT)).done
        assert await missed(here, id) == [0, 0, 0]


async def test_a_person_who_gets_a_seat_gets_the_whole_time(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.time.advance(DAY, here)
        await here.do(id, hand_over, Seat(1), person(CAT, "Cat"))
        owed = (await here.session(id)).owes(Seat(1))
        assert owed is not None
        assert owed.due == START + 3 * DAY


OUTAGES = {"a minute": 60, "an hour": HOUR, "three days": 3 * DAY}


@pytest.mark.parametrize("away", OUTAGES.values(), ids=OUTAGES)
async def test_what_was_due_while_the_program_was_away_moves_by_that_time(tmp_path: Path, away: int) -> None:
    time, left = VirtualTime(), 30
    async with tables(tmp_path, time=time) as here:
        ids = [await here.game(ANN, BEN, channel=channel) for channel in range(5)]
        await time.advance(2 * DAY - left, here)
        here.notes.reminders.clear()
    time.set(time.now() + away)
    async with tables(tmp_path, time=time) as here:
        await here.quiet()
        for id in ids:
            session = await here.session(id)
            assert await missed(here, id) == [0, 0]
            least = DAY if away >= HOUR else left
            assert [owed.due for owed in session.owed] == [time.now() + least] * 2
            assert session.table.silence is None, "whoever is called is told of it, and it is told once"
        assert len(here.notes.reminders) == (10 if away >= HOUR else 0)


@pytest.mark.parametrize("away", OUTAGES.values(), ids=OUTAGES)
async def test_what_was_due_while_discord_could_not_be_heard_moves_by_that_time(tmp_path: Path, away: int) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.time.advance(2 * DAY - 30, here)
        here.host.lose_connection()
        await here.time.advance(away, here)
        assert await missed(here, id) == [0, 0]
        await here.host.regain_connection()
        await here.quiet()
        least = DAY if away >= HOUR else 30
        assert [owed.due for owed in (await here.session(id)).owed] == [here.time.now() + least] * 2
        await here.time.advance(least, here)
        assert await missed(here, id) == [3, 3], "nobody ever came"


async def test_time_that_was_given_back_is_not_given_back_again_after_a_crash(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.game(ANN, BEN)
        here.host.lose_connection()
        await here.time.advance(DAY, here)
        await here.host.regain_connection()
        assert await here.store.read(records.lived) == here.time.now()


async def test_a_store_that_cannot_be_written_when_discord_is_heard_again_stops_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Half of the tables used to get their time back, and nothing was due any more until Discord was lost again."""
    async with tables(tmp_path) as here:
        ids = [await here.game(ANN, BEN, channel=70 + number) for number in range(3)]
        left, write, refused = 2 * DAY - 30, here.store.write, iter((False, True))

        async def failing(work: Any) -> Any:
            if next(refused, False):
                raise StoreUnwritable("locked")
            return await write(work)

        await here.time.advance(30, here)
        here.host.lose_connection()
        await here.time.advance(HOUR // 2, here)
        monkeypatch.setattr(here.store, "write", failing)
        heard = asyncio.create_task(here.host.regain_connection())
        await here.time.until_asleep(heard)
        await here.time.advance(AGAIN, here)
        await heard
        for id in ids:
            dues = [owed.due for owed in (await here.session(id)).owed]
            assert dues == [here.time.now() + left] * 2
        await here.time.advance(left, here)
        assert [await missed(here, id) for id in ids] == [[3, 3]] * 3


async def test_discord_may_be_lost_again_before_the_time_is_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        write, refused = here.store.write, iter((True,))

        async def failing(work: Any) -> Any:
            if next(refused, False):
                raise StoreUnwritable("locked")
            return await write(work)

        here.host.lose_connection()
        await here.time.advance(DAY // 2, here)
        monkeypatch.setattr(here.store, "write", failing)
        heard = asyncio.create_task(here.host.regain_connection())
        await here.time.until_asleep(heard)
        await here.time.advance(1, here)
        here.host.lose_connection()
        await here.time.advance(AGAIN, here)
        await heard
        await here.time.advance(5 * DAY, here)
        assert await missed(here, id) == [0, 0]
        await here.host.regain_connection()
        await here.time.advance(2 * DAY, here)
        assert await missed(here, id) == [3, 3], "nobody ever came"


async def test_a_machine_that_slept_while_the_program_ran_was_away(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.time.advance(DAY, here)
        here.time.set(here.time.now() + 3 * DAY)
        await here.time.advance(HOUR, here)
        assert await missed(here, id) == [0, 0]
        assert all(owed.due > here.time.now() + DAY - 2 * HOUR for owed in (await here.session(id)).owed if owed.due)


async def test_a_crash_is_known_from_the_last_note_that_the_host_lived(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        id = await here.game(ANN, BEN)
        await time.advance(DAY, here)
        before = [owed.due for owed in (await here.session(id)).owed]
        await here.store.write(lambda connection: records.live(connection, START))
        here.host._deadlines._messenger = None  # so that closing notes nothing, as a crash would not
    async with tables(tmp_path, time=time) as here:
        assert [owed.due for owed in (await here.session(id)).owed] == [due + DAY for due in before if due]


async def test_thirty_days_with_a_restart_every_day_end_every_game(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        people = [
            await here.game(ANN, BEN, CAT, channel=channel, hours=11, options=Options(rounds=2)) for channel in range(3)
        ]
        mixed = await here.game(
            ANN, channel=9, computers=("easy", "medium"), seats=3, hours=11, options=Options(rounds=2)
        )
    for day in range(1, 31):
        async with tables(tmp_path, time=time) as here:
            if day % 3:
                await time.advance(DAY, here)
            else:
                time.set(time.now() + DAY)
                await here.quiet()
    async with tables(tmp_path, time=time) as here:
        await here.quiet()
        for id in (*people, mixed):
            session = await here.session(id)
            assert isinstance(session.phase, Over)
            log = await lines(here, id)
            for n, (seat, move) in enumerate(log):
                if (seat, move[0]) == (TABLE, "timeout"):
                    assert log[n + 1][0] == int(move[1])
        timeouts = [move for seat, move in await lines(here, mixed) if seat == TABLE]
        assert {move[1] for move in timeouts} == {"0"}


async def test_a_session_whose_rules_break_does_not_stop_the_clock(tmp_path: Path) -> None:
    def broken(state: State, seat: Seat) -> Move:
        if state.options.rounds == 3:
            raise ZeroDivisionError
        return TOY.default(state, seat)

    async with tables(tmp_path, games={"toy": toy(replace(TOY, default=broken))}) as here:
        await here.game(ANN, BEN, channel=1, options=Options(rounds=3))
        later = await here.game(ANN, BEN, channel=2, hours=50)
        await here.play(later, ANN, "bid", "0")
        with capture_logs() as logs:
            await here.time.advance(3 * DAY, here)
        assert [entry["event"] for entry in grave(logs)] == ["session set aside"]
        assert await missed(here, later) == [0, 3]


async def test_the_clock_tries_again_after_the_store_failed() -> None:
    rung: list[int] = []
    failures = [OSError("disk gone")]

    async def earliest() -> int | None:
        if failures:
            raise failures.pop()
        return None if rung else time.now()

    async def ring(now: int) -> None:
        rung.append(now)

    time = VirtualTime()
    clock = Clock(time, earliest=earliest, ring=ring)
    with capture_logs() as logs:
        clock.start()
        await clock.resting()
    assert [entry["event"] for entry in grave(logs)] == ["clock failed"]
    time.set(START + AGAIN)
    clock.wake()
    for _ in range(20):
        await asyncio.sleep(0)
    assert rung == [START + AGAIN]
    await clock.close()


async def test_the_systems_time_moves() -> None:
    time = SystemTime()
    before = time.now()
    await time.sleep(0)
    assert before > START - 20 * 365 * DAY
    assert time.now() >= before


@pytest.mark.parametrize("people", [2, 4])
async def test_a_stand_in_keeps_the_person_on_the_seat(tmp_path: Path, people: int) -> None:
    async with tables(tmp_path) as here:
        users = [ANN, BEN, CAT, 1004][:people]
        id = await here.game(*users, options=Options(rounds=5))
        await here.time.advance(3 * DAY, here)
        session = await here.session(id)
        assert session.position is not None
        assert acting(session.position.game.rules, session.position.state) == session.position.acting
        assert all(chair.occupant is not None and chair.occupant.kind is Kind.PERSON for chair in session.chairs)


async def test_a_busy_clock_is_no_absence(tmp_path: Path) -> None:
    """Many computers think, one after another, for people whose time is over: it takes its time, and moves nobody's."""
    async with tables(tmp_path, games={"toy": toy(PLAIN_TOY)}) as here:
        ids = [await asked(here, first) for first in (100, 200, 300)]
        waiting = await here.game(ANN, BEN, channel=900, hours=100)
        before = [owed.due for owed in (await here.session(waiting)).owed]

        async def pondering(job: Job, ticket: object) -> Move:
            here.time.set(here.time.now() + PULSE)
            return ("veto",)

        here.thinker.move = pondering  # type: ignore[method-assign]
        await here.time.advance(2 * DAY, here)
        assert [(await missed(here, id))[2] for id in ids] == [1, 1, 1]
        assert [owed.due for owed in (await here.session(waiting)).owed] == before


async def test_a_game_that_ends_while_a_computer_thinks_is_no_error(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.lobby(ANN, computers=("easy",), seats=2)

        async def cancelled(job: Job, ticket: object) -> Move:
            assert (await here.do(id, acts.cancel, MANAGER, manager=True)).done
            return ("bid", "0")

        here.thinker.move = cancelled  # type: ignore[method-assign]
        with capture_logs() as logs:
            assert (await here.do(id, lobby.begin, ANN)).done
            await here.quiet()
        assert isinstance((await here.session(id)).phase, Cancelled)
        assert grave(logs) == []


async def test_after_two_missed_reactions_the_third_has_twelve_hours(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id, terms = await here.game(ANN, BEN, CAT, options=Options(rounds=5)), list[int]()
        while isinstance((session := await here.session(id)).phase, Playing):
            position = session.position
            assert position is not None
            for seat in position.acting:
                owed = session.owes(seat)
                assert owed is not None
                if position.reacting(seat):
                    terms.append((owed.due or 0) - owed.since)
                    assert session.chairs[seat].ignored >= 2 or terms[-1] == 2 * DAY
                    await here.time.advance(2 * DAY, here)
                    break
                assert (await here.play(id, (ANN, BEN, CAT)[seat], "bid", "1" if seat == 1 else "0")).done
        assert len(terms) == 5
        assert terms[:3] == [2 * DAY, 2 * DAY, 12 * HOUR]
        assert [chair.missed for chair in session.chairs] == [0, 0, 0]


@pytest.mark.parametrize("running", [False, True], ids=["stopped", "unheard"])
async def test_a_lobby_outlives_an_absence_of_the_bot(tmp_path: Path, *, running: bool) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        id = await here.lobby(ANN)
        if running:
            here.host.lose_connection()
            await time.advance(8 * DAY, here)
            await here.host.regain_connection()
    if not running:
        time.set(START + 8 * DAY)
    async with tables(tmp_path, time=time) as here:
        await here.quiet()
        assert (await here.session(id)).phase == Lobby(ends=START + 15 * DAY)
