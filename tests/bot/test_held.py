"""What nobody may see to wait for anybody: the host holds it for a while that it tells nobody, then lets it come
out."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.host.storage import records
from bot.table.answers import Verdict
from bot.table.features import acts
from bot.table.log.seal import TABLE
from bot.table.session import Owed, Playing, Session, computer, person
from games.core import Chance, Move, Seat
from tests.support.hosting import ANN, BEN, CAT, DAN, DAY, MANAGER, START, Tables, VirtualTime, hand_over, tables
from tests.support.toy import Options

HOUR = 3600
CATS = Seat(2)
CHANNELS = count(100)


async def lines(here: Tables, id: int) -> list[tuple[int, Move]]:
    entries = await here.store.read(lambda connection: records.entries(connection, id))
    return [(int(entry.seat), entry.move) for entry in entries]


async def asked(here: Tables, *before: Move, people: Sequence[int] = (ANN, BEN, CAT), **more: Any) -> int:
    """A game in which Cat may veto Ben's prize, and nobody can see whether Cat would. `before`: what Cat played
    before."""
    for _ in range(100):
        id = await here.game(*people, channel=next(CHANNELS), options=Options(rounds=5, held=True), **more)
        if (await here.session(id)).position.state.cards[1] < 2:  # type: ignore[union-attr]
            continue
        for move in before:
            assert (await here.play(id, CAT, *move)).done
        for user, bid in ((ANN, "0"), (BEN, "2"), (CAT, "0")):
            if user in people:
                assert (await here.play(id, user, "bid", bid)).done
        await here.quiet()
        return id
    raise AssertionError("no deal fits")


async def held(here: Tables, id: int) -> Owed:
    (owed,) = (await here.session(id)).owed
    assert owed.held
    assert owed.due is not None
    assert owed.latest is not None
    return owed


async def to_the_end(here: Tables, id: int) -> None:
    owed = await held(here, id)
    assert owed.due is not None
    await here.time.advance(owed.due - here.time.now(), here)


async def score(here: Tables, id: int) -> tuple[int, ...]:
    position = (await here.session(id)).position
    assert position is not None
    return tuple(position.state.scores)


async def test_what_is_held_comes_out_in_the_later_half_of_its_window_at_a_moment_that_the_seed_gives(
    tmp_path: Path,
) -> None:
    async with tables(tmp_path) as here:
        moments = set()
        for _ in range(8):
            id = await asked(here)
            owed, session = await held(here, id), await here.session(id)
            assert (owed.seat, owed.since, owed.latest, owed.remind) == (CATS, START, START + 12 * HOUR, None)
            assert session.position is not None
            chance = Chance(session.seed, session.position.lines, purpose="hold 2")
            assert owed.due == START + 12 * HOUR - chance.below(6 * HOUR)
            moments.add(owed.due)
        assert len(moments) == 8
        assert all(START + 6 * HOUR < moment <= START + 12 * HOUR for moment in moments)


@pytest.mark.parametrize(("hours", "latest"), [(None, 12), (48, 12), (3, 3)])
async def test_the_window_is_the_games_or_the_tables_whichever_is_shorter(
    tmp_path: Path, hours: float | None, latest: int
) -> None:
    async with tables(tmp_path) as here:
        owed = await held(here, await asked(here, hours=hours))
        assert owed.latest == START + latest * HOUR
        assert owed.due is not None
        assert START < owed.due <= owed.latest


async def test_nobody_is_asked_and_nobody_was_late(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        session = await here.session(id)
        assert session.position is not None
        assert (session.position.acting, session.position.held, session.position.asked) == ((CATS,), (CATS,), ())
        await to_the_end(here, id)
        log = await lines(here, id)
        assert (2, ("settle",)) in log
        assert TABLE not in {seat for seat, _ in log}
        assert [chair.missed for chair in (await here.session(id)).chairs] == [0, 0, 0]
        assert here.notes.reminders == []
        assert here.thinker.jobs == []


async def test_a_deadline_missed_before_is_not_forgiven_by_what_came_out(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, CAT, options=Options(rounds=5, held=True))
        while (await here.session(id)).latest is None:
            await here.play(id, ANN, "bid", "0")
            await here.play(id, BEN, "bid", "1")
            await here.time.advance(2 * DAY, here)
        missed = [chair.missed for chair in (await here.session(id)).chairs]
        assert missed[2] > 0
        await to_the_end(here, id)
        assert [chair.missed for chair in (await here.session(id)).chairs] == missed


async def absent(here: Tables) -> int:
    """A game in which Cat, who is away, is asked: nobody can see whether Cat would veto."""
    for channel in range(100):
        id = await here.game(ANN, BEN, CAT, channel=channel, options=Options(rounds=5, held=True))
        while isinstance((found := await here.session(id)).phase, Playing):
            if found.latest is not None and found.chairs[CATS].absent:
                return id
            for user in (ANN, BEN):
                await here.play(id, user, "bid", "0" if user == ANN else "1")
            await here.time.advance(DAY, here)
    raise AssertionError("no deal fits")


async def test_who_is_absent_stays_so_for_everybody_after_an_answer_in_secret(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await absent(here)
        assert (await here.play(id, CAT, "veto")).done
        assert (await here.session(id)).chairs[CATS].absent
        assert (await here.do(id, acts.hand_to_computer, ANN, CATS, computer("easy"))).done


@pytest.mark.parametrize(("answer", "gained"), [((), True), (("let",), True), (("veto",), False)])
async def test_what_was_answered_comes_out_at_the_same_moment(tmp_path: Path, answer: Move, gained: bool) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        before, changes = await held(here, id), list(here.notes.changes)
        if answer:
            told = await here.play(id, CAT, *answer)
            assert (told.verdict, len(told.told)) == (Verdict.DONE, 1)
        await here.quiet()
        assert await held(here, id) == before
        assert here.notes.changes == changes, "a secret answer is shown to nobody"
        await to_the_end(here, id)
        assert ((await score(here, id))[1] > 0) == gained


async def test_an_answer_may_be_changed_until_it_comes_out(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        before = await held(here, id)
        for answer in ("veto", "let"):
            assert (await here.play(id, CAT, answer)).done
        assert (await here.play(id, CAT, "let")).verdict is Verdict.REFUSED
        assert await held(here, id) == before
        await to_the_end(here, id)
        assert (await score(here, id))[1] > 0


async def test_nobody_lets_it_come_out_by_hand(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        before = await lines(here, id)
        tries = [
            await here.play(id, CAT, "settle"),
            await here.do(id, acts.play_moves, CAT, [("veto",), ("settle",)]),
            await here.do(id, acts.play_typed, CAT, "settle"),
            await here.do(id, acts.play_typed, CAT, "veto; settle"),
            await here.host.auto(here.request(), id, CAT),
            await here.host.auto(here.request(), id, ANN),
        ]
        assert {(answer.verdict, answer.text.key) for answer in tries} == {(Verdict.REFUSED, "bot-table-held")}
        assert (await here.play(id, ANN, "settle")).verdict is Verdict.REFUSED
        assert await lines(here, id) == before
        assert here.thinker.jobs == []


async def test_a_nudge_finds_nobody_who_is_waited_for(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        for user in (ANN, CAT):
            assert (await here.do(id, acts.nudge, user)).text.key == "bot-table-held"


async def test_a_computers_choice_is_held_as_well(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id, options = 0, Options(rounds=5, held=True)
        while not id or (await here.session(id)).latest is None:
            id = await here.game(ANN, BEN, channel=next(CHANNELS), options=options, computers=("easy",), seats=3)
            assert (await here.play(id, BEN, "bid", "0")).done
            await here.play(id, ANN, "bid", "2")
            await here.quiet()
        owed, thought = await held(here, id), len(here.thinker.jobs)
        assert (owed.seat, owed.computer) == (Seat(1), False)
        assert owed.due is not None
        await here.time.advance(owed.due - START - 1, here)
        assert await held(here, id) == owed
        assert len(here.thinker.jobs) == thought
        await here.time.advance(1, here)
        assert (1, ("settle",)) in await lines(here, id)


async def test_who_sits_there_changes_nothing(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        before = await held(here, id)
        assert (await here.do(id, acts.hand_to_computer, CAT, CATS, computer("easy"))).done
        await here.quiet()
        assert await held(here, id) == before
        assert (await here.do(id, acts.take_back, CAT)).done
        assert await held(here, id) == before
        assert (await here.do(id, acts.resign, CAT)).done
        assert await held(here, id) == before
        await to_the_end(here, id)
        assert (2, ("settle",)) in await lines(here, id)


async def test_cancelling_lets_go_of_it(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        assert (await here.do(id, acts.cancel, MANAGER, manager=True)).done
        assert (await here.session(id)).owed == ()
        await here.time.advance(DAY, here)
        assert (2, ("settle",)) not in await lines(here, id)


async def test_a_restart_keeps_the_moment(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        id = await asked(here)
        before = await held(here, id)
        assert (await here.play(id, CAT, "veto")).done
    assert before.due is not None
    async with tables(tmp_path, time=time) as here:
        await time.advance(before.due - HOUR - START, here)
        assert await held(here, id) == before
        await to_the_end(here, id)
        assert await score(here, id) == (0, 0, -1)


async def test_what_came_due_while_the_program_was_away_comes_out_later_by_as_much(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        id = await asked(here)
        before = await held(here, id)
        assert (await here.play(id, CAT, "veto")).done
    assert before.due is not None
    assert before.latest is not None
    time.set(START + 30 * DAY)
    async with tables(tmp_path, time=time) as here:
        await here.quiet()
        after = await held(here, id)
        assert (after.due, after.latest) == (before.due + 30 * DAY, before.latest + 30 * DAY)
        await here.time.advance(12 * HOUR, here)
        log = await lines(here, id)
        assert log[log.index((2, ("settle",))) - 1] == (2, ("veto",))
        assert TABLE not in {seat for seat, _ in log}


async def test_the_list_of_games_holds_nobodys_name_for_it(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        for user in (ANN, CAT):
            (summary,) = [each for each in await here.host.of_user(user) if each.session == id]
            assert [owed.held for owed in summary.owed] == [True]


async def test_the_next_turn_has_all_its_time(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here)
        await to_the_end(here, id)
        session: Session = await here.session(id)
        assert session.latest is None
        assert {owed.due for owed in session.owed} == {here.time.now() + 2 * DAY}


@pytest.mark.parametrize("before", [(("order", "let"),), (("order", "let"), ("order", "ask"))])
async def test_it_is_held_whatever_was_ordered_in_advance(tmp_path: Path, before: tuple[Move, ...]) -> None:
    async with tables(tmp_path) as here:
        id = await asked(here, *before)
        assert (await held(here, id)).seat == CATS
        able = before[-1] == ("order", "ask")
        assert (await here.play(id, CAT, "veto")).done == able


async def test_a_fourth_person_learns_nothing_from_taking_a_seat(tmp_path: Path) -> None:
    """The one who takes a seat over sees what is held as everybody does."""
    async with tables(tmp_path) as here:
        id = await asked(here)
        before = await held(here, id)
        assert (await here.do(id, hand_over, Seat(0), person(DAN, "Dan"))).done
        assert await held(here, id) == before
        assert (await here.host.auto(here.request(), id, DAN)).text.key == "bot-table-held"
