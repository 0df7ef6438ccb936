"""Tables from the lobby to the end: each request once, durable before it is shown, the same after any restart."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

import pytest
from structlog.testing import capture_logs

from bot.host.storage import records, setting
from bot.table.answers import Answer, Verdict
from bot.table.costs import DONE_KEPT, REFUSED_KEPT
from bot.table.features import acts, lobby
from bot.table.log.host_lines import CalledOff
from bot.table.log.seal import TABLE
from bot.table.names import Called
from bot.table.session import Cancelled, Kind, Lobby, Over, Playing, computer, person
from games.core import Seat, text
from tests.support.hosting import (
    ANN,
    BEN,
    CAT,
    DAN,
    DAY,
    MANAGER,
    OTHER_TOY,
    START,
    VirtualTime,
    hand_over,
    tables,
    toy,
)
from tests.support.toy import Options
from tests.support.work import calls

HOUR = 3600
PERSON = setting.words("person")
T = TypeVar("T")


def key(answer: Answer) -> str:
    assert answer.verdict is Verdict.REFUSED, answer
    return answer.text.key


# The lobby


async def test_the_commitment_stands_before_anybody_joins(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.lobby(ANN)
        waiting = await here.session(id)
        await here.do(id, lobby.join, person(BEN, "Ben"))
        await here.do(id, lobby.begin, ANN)
        assert waiting.table.commitment == (await here.session(id)).table.commitment


async def test_a_channel_holds_one_open_session(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        first = await here.lobby(ANN, channel=5)
        with pytest.raises(AssertionError, match="channel-taken"):
            await here.lobby(BEN, channel=5)
        await here.do(first, acts.cancel, MANAGER, manager=True)
        second = await here.lobby(BEN, channel=5)
        now = await here.host.in_channel(5)
        assert now is not None
        assert now.id == second


async def test_the_latest_session_answers_for_a_quiet_channel(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        for _ in range(2):
            last = await here.lobby(ANN, channel=5)
            await here.do(last, acts.cancel, MANAGER, manager=True)
        found = await here.host.in_channel(5)
        assert found is not None
        assert (found.id, type(found.phase)) == (last, Cancelled)
        assert await here.host.in_channel(6) is None


# Moves


async def test_a_move_is_appended_with_the_chance_lines_that_fall_due(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.play(id, ANN, "bid", "0")
        assert (await here.play(id, BEN, "bid", "0")).done
        lines = await here.store.read(lambda connection: records.entries(connection, id))
        assert [line.n for line in lines] == list(range(1, len(lines) + 1))
        assert [line.move[0] for line in lines] == ["prize", "deal", "deal", "bid", "bid", "prize", "deal", "deal"]


async def test_each_change_of_a_table_is_one_debug_line_without_content(tmp_path: Path) -> None:
    with capture_logs() as logged:
        async with tables(tmp_path) as here:
            id = await here.game(ANN, BEN)
            await here.play(id, ANN, "bid", "0")
            await here.play(id, ANN, "bid", "9")
    told = [line for line in logged if line["event"] == "table changed"]
    assert [line["kind"] for line in told] == ["open_table", "join", "begin", "play_moves"]
    assert [line["line"] for line in told] == [None, None, 3, 4]
    for line in told:
        assert set(line) == {"event", "log_level", "session", "line", "kind", "ms"}
        assert (line["log_level"], line["session"]) == ("debug", id)
        assert 0 <= line["ms"] < 60_000


async def test_an_illegal_move_changes_nothing_and_says_why(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        before = await here.session(id)
        assert key(await here.play(id, ANN, "bid", "9")) == "toy-refusal-token"
        assert key(await here.play(id, ANN, "bid")) == "core-incomplete"
        assert key(await here.do(id, acts.play_moves, ANN, [])) == "core-nothing-to-play"
        assert key(await here.do(id, acts.play_typed, ANN, "castle")) == "toy-unreadable"
        assert await here.session(id) is before


async def test_only_those_who_sit_there_may_move(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        assert key(await here.play(id, CAT, "bid", "0")) == "bot-table-not-seated"
        assert key(await here.play(99, ANN, "bid", "0")) == "bot-table-none"
        lobby = await here.lobby(ANN, channel=2)
        assert key(await here.play(lobby, ANN, "bid", "0")) == "bot-table-not-begun"
        await here.do(id, acts.cancel, MANAGER, manager=True)
        assert key(await here.play(id, ANN, "bid", "0")) == "bot-table-ended"


async def test_a_stamp_is_stale_after_ones_own_move(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT)
        position = (await here.session(id)).position
        assert position is not None
        stamp = position.stamp(Seat(0))
        await here.play(id, ANN, "order", "let")
        answer = await here.do(id, acts.play_moves, ANN, [("bid", "0")], stamp=stamp)
        assert answer.verdict is Verdict.STALE
        assert (await here.session(id)).position.counts == (1, 0, 0)  # type: ignore[union-attr]


async def test_a_secret_line_is_not_published(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        before = await here.session(id)
        here.notes.changes.clear()
        answer = await here.play(id, ANN, "order", "let")
        after = await here.session(id)
        assert [said.key for said in answer.told] == ["toy-order"]
        assert here.notes.changes == []
        assert before.position is not None
        assert after.position is not None
        assert after.position.seal == before.position.seal
        assert (after.table.revision, after.position.news()) == (before.table.revision, before.position.news())
        assert after.position.head != before.position.head


async def test_a_game_ends_and_stays_readable(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.random_play(id, 99)
        session = await here.session(id)
        assert isinstance(session.phase, Over)
        assert session.owed == ()
        assert session.position is not None
        assert session.position.outcome is not None
        assert key(await here.play(id, ANN, "bid", "0")) == "bot-table-ended"


# Exactly once


async def test_a_repeated_request_gets_the_same_answer_and_plays_once(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        request = here.request()
        answers = await asyncio.gather(
            *(here.host.do(request, id, acts.play_moves, ANN, [("order", "let")]) for _ in range(5))
        )
        assert len(set(answers)) == 1
        assert (await here.session(id)).position.counts == (1, 0)  # type: ignore[union-attr]


async def test_a_refusal_is_repeated_too(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        request = here.request()
        refused = await here.host.do(request, id, acts.play_moves, BEN, [("bid", "9")])
        assert key(refused) == "toy-refusal-token"
        assert await here.host.do(request, id, acts.play_moves, BEN, [("bid", "0")]) == refused


async def test_a_repeated_opening_opens_one_table(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        here.request = lambda: 77  # type: ignore[method-assign]
        assert await here.lobby(ANN) == await here.lobby(ANN)


async def test_every_command_is_answered_once(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT)
        commands = [
            lambda request: here.host.auto(request, id, ANN),
            lambda request: here.host.do(request, id, acts.shift, 1),
            lambda request: here.host.do(request, id, acts.set_language, BEN, "zh-TW"),
            lambda request: here.host.do(request, id, acts.hand_to_computer, CAT, Seat(2), computer("easy")),
            lambda request: here.host.do(request, id, acts.take_back, CAT),
            lambda request: here.host.do(request, id, acts.resign, BEN),
            lambda request: here.host.do(request, id, acts.cancel, MANAGER, manager=True),
            lambda request: here.host.do(request, id, acts.rematch, BEN, "Ben"),
        ]
        for command in commands:
            request = here.request()
            first = await command(request)
            assert first.done, first
            await here.quiet()
            before = await here.session(id)
            assert await command(request) == first
            assert await here.session(id) is before


async def test_what_the_surface_answers_alone_stands(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        mine = Answer(Verdict.DONE, text("bot-hello"))
        assert await here.host.answered(5) is None
        assert await here.host.answer(5, mine) == mine
        assert await here.host.answer(5, replace(mine, text=text("bot-bye"))) == mine


async def test_old_requests_are_forgotten(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.host.answer(5, Answer(Verdict.DONE, text("bot-hello")))
        here.time.set(here.time.now() + DONE_KEPT + 1)
        await here.host.answer(6, Answer(Verdict.DONE, text("bot-hello")))
        assert await here.host.answered(5) is None


async def test_what_was_refused_is_forgotten_once_discord_cannot_ask_again(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.host.answer(5, Answer(Verdict.REFUSED, text("bot-hello")))
        await here.host.answer(6, Answer(Verdict.DONE, text("bot-hello")))
        for moment, known in ((900, True), (REFUSED_KEPT, False)):
            here.time.set(here.time.now() + moment)
            await here.host.answer(moment, Answer(Verdict.STALE, text("bot-hello")))
            assert (await here.host.answered(5) is not None) is known
        assert await here.host.answered(6) is not None


async def test_fifty_at_once_are_all_played_in_some_order(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        ids = [await here.game(ANN, BEN, channel=channel) for channel in range(10)]
        orders = [("order", order) for order in ("let", "ask") * 3]
        submits = [here.play(id, user, *order) for order in orders[:5] for id in ids for user in (ANN,)]
        answers = await asyncio.gather(*submits)
        assert len(answers) == 50
        for id in ids:
            position = (await here.session(id)).position
            assert position is not None
            lines = await here.store.read(lambda connection, id=id: records.entries(connection, id))
            assert [line.n for line in lines] == list(range(1, position.lines + 1))
            assert position.counts[0] == sum(line.seat == 0 for line in lines) == 5


async def test_a_caller_who_gives_up_does_not_split_memory_from_disk(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        for patience in range(12):
            task = asyncio.create_task(here.play(id, ANN, "order", ("let", "ask")[patience % 2]))
            for _ in range(patience):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
        await here.quiet()
        position = (await here.session(id)).position
        assert position is not None
        stored = await here.store.read(lambda connection: records.entries(connection, id))
        assert position.lines == len(stored)


async def test_a_caller_who_gives_up_does_not_keep_the_channel_waiting(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        for patience in range(12):
            id = await here.game(ANN, BEN, channel=patience)
            here.notes.changes.clear()
            task = asyncio.create_task(here.play(id, ANN, "bid", "0"))
            for _ in range(patience):
                await asyncio.sleep(0)
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await here.quiet()
            position = (await here.session(id)).position
            assert position is not None
            assert len(here.notes.changes) == position.counts[0] == (patience > 0)


# After a restart


async def test_everything_is_the_same_after_a_restart_at_every_point(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        id = await here.game(ANN, BEN, CAT, options=Options(rounds=3))
        before = await here.session(id)
    rng = random.Random(5)
    while isinstance(before.phase, Playing):
        async with tables(tmp_path, time=time, start=False) as here:
            assert await here.session(id) == before
            if rng.random() < 0.5:
                await here.host.keep_board(before, message=rng.randrange(10**18), nonce="n", note="{}")
            await here.random_play(id, 1)
            before = await here.session(id)
        time.set(time.now() + 60)
    async with tables(tmp_path, time=time) as here:
        assert await here.session(id) == before


async def test_a_cold_session_is_read_again(tmp_path: Path) -> None:
    async with tables(tmp_path, most=2) as here:
        ids = [await here.game(ANN, BEN, channel=channel) for channel in range(5)]
        before = [await here.session(id) for id in ids]
        assert [await here.session(id) for id in ids] == before
        assert len(here.host._cache) <= 2


async def test_what_the_channel_has_not_seen_is_published_at_start(tmp_path: Path) -> None:
    async with tables(tmp_path, start=False) as here:
        first, second, third = [await here.game(ANN, BEN, channel=channel) for channel in range(3)]
        for id in (first, second):
            await here.host.keep_board(await here.session(id), message=5)
        await here.play(second, ANN, "bid", "0")
    async with tables(tmp_path) as here:
        assert here.notes.changes == [second, third]
        board = (await here.session(first)).board
        assert (board.message, board.revision) == (5, (await here.session(first)).table.revision)


async def test_news_are_what_was_not_shown(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        assert [said.key for said in (await here.session(id)).position.news()] == ["toy-prize"]  # type: ignore[union-attr]
        assert [said.key for said in (await here.session(id)).position.news(Seat(0))] == ["toy-prize", "toy-deal"]  # type: ignore[union-attr]
        await here.host.keep_board(await here.session(id), message=5)
        assert (await here.session(id)).position.news() == ()  # type: ignore[union-attr]
        await here.play(id, ANN, "bid", "0")
        await here.play(id, BEN, "bid", "0")
        news = (await here.session(id)).position.news()  # type: ignore[union-attr]
    async with tables(tmp_path, start=False) as here:
        assert [said.key for said in news] == ["toy-bids", "toy-taken", "toy-prize"]
        assert (await here.session(id)).position.news() == news  # type: ignore[union-attr]


async def test_a_session_of_other_rules_is_kept_and_answered(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        before = await here.session(id)
    for games, reason in (({}, "unknown-game"), ({"toy": toy(OTHER_TOY)}, "unknown-version")):
        async with tables(tmp_path, games=games) as here:
            session = await here.session(id)
            assert session.position is None
            assert key(await here.play(id, ANN, "bid", "0")) == f"bot-table-{reason}"
            await here.time.advance(30 * DAY, here)
    async with tables(tmp_path, start=False) as here:
        after = await here.session(id)
        assert replace(after, table=replace(after.table, revision=before.table.revision)) == before
        assert after.table.revision == before.table.revision + 3, "each time the channel hears of it once"


async def test_a_session_of_other_rules_can_be_cancelled(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
    async with tables(tmp_path, games={}) as here:
        assert (await here.do(id, acts.cancel, MANAGER, manager=True)).done
        assert isinstance((await here.session(id)).phase, Cancelled)


# Seats that change hands


async def test_a_change_of_hands_is_a_line_of_the_log(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT)
        assert (await here.do(id, hand_over, Seat(0), person(DAN, "Dan"))).done
        lines = await here.store.read(lambda connection: records.entries(connection, id))
        assert (lines[-1].seat, lines[-1].move) == (TABLE, ("person", "0", "P1", "P4"))
        assert text("bot-log-person", before="P1", name="P4") in await here.host.log(id)
        assert [each.name for each in (await here.session(id)).people] == ["Ann", "Ben", "Cat", "Dan"]
        assert (await here.play(id, DAN, "bid", "0")).done


async def test_a_rematch_moves_everybody_on_by_one(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT, options=Options(rounds=1))
        assert key(await here.do(id, acts.rematch, BEN, "Ben")) == "bot-table-not-over"
        await here.random_play(id, 99)
        assert key(await here.do(id, acts.rematch, DAN, "Dan")) == "bot-table-not-seated"
        again = (await here.do(id, acts.rematch, BEN, "Ben")).session
        assert again is not None
        session = await here.session(again)
        assert [session.seat_of(user) for user in (BEN, CAT, ANN)] == [0, 1, 2]
        assert (session.table.options, session.table.host, type(session.phase)) == (Options(rounds=1), BEN, Lobby)
        assert key(await here.do(id, acts.rematch, ANN, "Ann")) == "bot-table-channel-taken"


async def test_games_of_a_person_tell_who_is_waited_for(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        game, lobby = await here.game(ANN, BEN, channel=1), await here.lobby(BEN, channel=2)
        await here.lobby(CAT, channel=3)
        await here.play(game, ANN, "bid", "0")
        summaries = await here.host.of_user(BEN)
        assert [(each.session, each.seat, [owed.seat for owed in each.owed]) for each in summaries] == [
            (lobby, 0, []),
            (game, 1, [1]),
        ]
        await here.do(game, acts.cancel, MANAGER, manager=True)
        assert [(each.session, each.closed) for each in await here.host.of_user(BEN)] == [
            (lobby, None),
            (game, CalledOff(Called(""))),
        ]


async def test_games_that_are_over_stand_in_the_list_for_a_month_with_their_results(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=1))
        await here.random_play(id, 2)
        await here.quiet()
        outcome = (await here.session(id)).position
        assert outcome is not None
        assert outcome.outcome is not None
        assert [each.result for each in await here.host.of_user(BEN)] == [outcome.outcome.reason]
        await here.time.advance(31 * DAY, here)
        assert len(await here.host.of_user(BEN)) == 1
        await here.time.advance(1, here)
        assert await here.host.of_user(BEN) == ()


async def test_whose_seat_was_given_away_finds_it_in_his_list(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.do(id, acts.hand_to_computer, BEN, Seat(1), computer("easy"))
        assert [(each.seat, each.owned) for each in await here.host.of_user(BEN)] == [(None, 1)]


async def test_settings_are_remembered(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        await here.host.remember(PERSON, ANN, "old")
        await here.host.remember(PERSON, ANN, "new")
    async with tables(tmp_path) as here:
        assert await here.host.recall(PERSON, ANN) == "new"
        assert await here.host.recall(PERSON, BEN) is None


# Computer players


async def test_computers_move_without_being_asked(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, computers=("easy", "medium"), seats=3)
        await here.quiet()
        position = (await here.session(id)).position
        assert position is not None
        assert position.acting == (0,)
        assert all(job.view.viewer == job.seat for job in here.thinker.jobs)


async def test_computers_play_a_whole_game_alone(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, computers=("easy", "medium"), sit=False, options=Options(rounds=5))
        await here.quiet()
        assert isinstance((await here.session(id)).phase, Over)


async def test_pending_computer_turns_resume_at_start(tmp_path: Path) -> None:
    async with tables(tmp_path, start=False) as here:
        id = await here.game(ANN, computers=("easy",))
        assert here.thinker.jobs == []
    async with tables(tmp_path) as here:
        await here.quiet()
        assert (await here.session(id)).position.acting == (0,)  # type: ignore[union-attr]


@pytest.mark.parametrize("level", ["hard", "expert"])
async def test_the_default_stands_in_for_a_computer_that_fails(tmp_path: Path, level: str) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, computers=(level,))
        await here.quiet()
        session = await here.session(id)
        assert session.position is not None
        assert session.position.acting == (0,)
        assert text("bot-log-fallback", seat=Seat(1)) in session.position.news()


async def test_a_level_that_an_earlier_version_stored_thinks_as_todays(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        session = await here.session(id)
        assert session.position is not None
        for stored in ("greedy-1", "random", "absent", None):
            await here.host._computers.think(session, session.position, Seat(0), stored)
        assert [job.level for job in here.thinker.jobs] == ["medium", "first-steps", "medium", "medium"]


async def test_auto_plays_one_move_of_who_stands_in(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        assert (await here.host.auto(here.request(), id, ANN)).done
        assert [job.level for job in here.thinker.jobs] == ["medium"]
        assert (await here.session(id)).chairs[0].occupant.kind is Kind.PERSON  # type: ignore[union-attr]
        assert key(await here.host.auto(here.request(), id, ANN)) == "bot-table-not-your-turn"


async def test_closing_finishes_what_is_being_done(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        move = asyncio.create_task(here.play(id, ANN, "bid", "0"))
        await asyncio.sleep(0)
    assert (await move).done
    async with tables(tmp_path, start=False) as here:
        assert (await here.session(id)).position.counts == (1, 0)  # type: ignore[union-attr]


async def test_starting_reads_only_what_has_to_be_done(tmp_path: Path) -> None:
    async with tables(tmp_path, start=False) as here:
        ids = [await here.game(ANN, BEN, channel=channel) for channel in range(20)]
        for id in ids:
            await here.host.keep_board(await here.session(id), message=id)
    async with tables(tmp_path) as here:
        await here.quiet()
        assert here.notes.changes == []
        assert len(here.host._cache) == 0


# Starting


async def test_a_start_asks_nothing_of_each_game_that_goes_on(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.quiet()
    few, many = 1, 200
    among = []
    for more in (few, many):
        repeat(tmp_path / "parlour.sqlite3", id, more)
        among.append(await work_of_start(tmp_path))
    assert among[1] - among[0] < many, "less than a call a game: the clock may look once or twice more"
    assert among[0] > 0


def repeat(database: Path, id: int, many: int) -> None:
    """So many more games like this one, in channels of their own; all channels have seen theirs."""
    with closing(sqlite3.connect(database)) as connection, connection:
        game = records.bare(connection, id)
        (last,) = connection.execute("SELECT max(channel) FROM sessions").fetchone()
        for channel in range(last + 1, last + 1 + many):
            records.insert(connection, replace(game, table=replace(game.table, channel=channel)))
        connection.execute("UPDATE sessions SET shown = revision")


async def test_a_night_costs_each_table_little(tmp_path: Path) -> None:
    """Counted in functions that are called, at a table where two terms and their reminders move."""
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
    database = tmp_path / "parlour.sqlite3"
    counts = []
    for more in (1, 40):
        repeat(database, id, more)
        with closing(sqlite3.connect(database)) as connection:
            (games,) = connection.execute("SELECT count(*) FROM sessions").fetchone()
            counts.append((games, calls(lambda: records.shift(connection, 8 * HOUR, START + 8 * HOUR))))
    (few, little), (many, much) = counts
    assert (much - little) / (many - few) <= 360


async def work_of_start(folder: Path) -> int:
    """The functions that are called on the store's threads while a host starts."""
    done = 0

    async with tables(folder, start=False) as here:
        read = here.store.read

        async def counted(work: Callable[[sqlite3.Connection], T]) -> T:
            nonlocal done
            found: list[T] = []
            done += await read(lambda connection: calls(lambda: found.append(work(connection))))
            return found[0]

        with patch.object(here.store, "read", counted):
            await here.host.start(here.notes)
            await here.quiet()
    return done
