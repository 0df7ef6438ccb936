"""What may be taken back alone, what by consent, and what nobody else notices (design, *Undo*)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from bot.table.answers import Verdict
from bot.table.features import acts, undo, votes
from bot.table.features.followers import perform
from bot.table.habits import set_night
from bot.table.log.host_lines import TakenBack, of
from bot.table.log.replay import Passage, Replay
from bot.table.log.seal import Entry
from bot.table.log.verification import verify
from bot.table.session import Session, Takeback, UndoRight, computer
from bot.table.timing import DAY, HOUR, Moment
from games.core import CHANCE
from tests.support.hosting import ANN, BEN, CAT, START, Tables, games, tables
from tests.support.toy import Options
from tests.support.voyage import GAMES, OTHER_PLAN, PLAN, card, position, sail, seat_of, starter

MINUTE = 60


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Tables]:
    async with tables(tmp_path, games=GAMES) as open_tables:
        yield open_tables


def key(answer: object) -> str:
    return answer.text.key  # type: ignore[attr-defined]


def public(session: Session) -> object:
    """Everything that anybody but the one who acts can see of a table."""
    at = position(session)
    owed = [(each.seat, each.since, each.due, each.remind, each.turn) for each in session.owed]
    return session.table, session.chairs, owed, at.view(None), at.seal, at.digest, at.public, at.acting, at.answers


# Alone


async def test_a_reversible_move_is_taken_back_alone(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    before = position(await here.session(id))
    await here.play(id, first, "swap")
    assert (await here.do(id, undo.undo, first)).done
    after = position(await here.session(id))
    assert after.state == before.state
    assert (after.acting, after.counts, after.answers) == (before.acting, before.counts, before.answers)
    assert after.lines == before.lines + 2
    assert isinstance(of(after.log[-1]), TakenBack)


async def test_the_log_shows_what_was_taken_back_struck_out(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.do(id, undo.undo, first)
    *_, struck, told = await here.host.log(id)
    assert (struck.key, told.key) == ("bot-struck", "bot-log-undo-alone")


async def test_the_log_is_read_once_for_it(here: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    await here.play(id, first, "keep")
    session, read, add = await here.session(id), list[int](), Replay.add

    def counted(replay: Replay, entry: Entry) -> Passage:
        read.append(entry.n)
        return add(replay, entry)

    monkeypatch.setattr(Replay, "add", counted)
    undo.undo(session, Moment(here.time.now()), first)
    assert read == list(range(1, position(session).lines + 2))


async def test_once_a_decision(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.do(id, undo.undo, first)
    assert key(await here.do(id, undo.undo, first)) == "bot-undo-nothing"
    await here.play(id, first, "swap")
    assert key(await here.do(id, undo.undo, first)) == "bot-undo-consent"


async def test_who_gives_the_seat_away_for_a_moment_takes_the_same_decision_back_no_second_time(here: Tables) -> None:
    """Each time whoever comes next would be called."""
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    await here.play(id, first, "swap")
    await here.do(id, undo.undo, first)
    session, moment = await here.session(id), Moment(here.time.now())
    seat = session.seat_of(first)
    session = perform(session, moment, acts.hand_to_computer, first, seat, computer("medium")).session
    session = perform(session, moment, acts.take_back, first).session
    session = perform(session, moment, acts.play_moves, first, [("swap",)]).session
    assert undo.right(session, seat_of(session, first), moment.now) is UndoRight.CONSENT


async def test_not_after_a_quarter_of_an_hour(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.time.advance(15 * MINUTE + 1, here)
    assert key(await here.do(id, undo.undo, first)) == "bot-undo-consent"


async def test_not_after_somebody_else_has_moved_in_public(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.play(id, second, *card(await here.session(id), second))
    assert key(await here.do(id, undo.undo, first)) == "bot-undo-consent"


async def test_what_somebody_else_leaves_in_secret_neither_bars_nor_allows_it(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    assert (await here.play(id, second, *PLAN)).done
    assert (await here.do(id, undo.undo, first)).done
    session = await here.session(id)
    assert position(session).view(seat_of(session, second)).players[seat_of(session, second)].plan.fork == "outer"


async def test_nobody_takes_back_what_another_played(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    assert key(await here.do(id, undo.undo, second)) == "bot-undo-nothing"
    assert key(await here.do(id, undo.undo, CAT)) == "bot-table-not-seated"


async def test_what_was_played_for_somebody_is_not_his_to_take_back(here: Tables) -> None:
    id = await sail(here, ANN, BEN, hours=1)
    first, _ = starter(await here.session(id))
    await here.time.advance(HOUR + 1, here)
    assert position(await here.session(id)).state.phase.value == "cards"
    assert key(await here.do(id, undo.undo, first)) == "bot-undo-nothing"


async def test_whoever_sits_down_again_takes_nothing_back_that_was_played_before(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    await here.play(id, first, "keep")
    seat = seat_of(await here.session(id), first)
    assert (await here.do(id, acts.hand_to_computer, first, seat, computer("medium"))).done
    assert (await here.do(id, acts.take_back, first)).done
    assert key(await here.do(id, undo.undo, first)) == "bot-undo-nothing"


@pytest.mark.parametrize(("takeback", "said"), [("never", "bot-undo-never"), ("consent", "bot-undo-consent")])
async def test_a_table_may_allow_less(here: Tables, takeback: str, said: str) -> None:
    id = await sail(here, ANN, BEN, takeback=Takeback(takeback))
    first, _ = starter(await here.session(id))
    await here.play(id, first, "keep")
    assert key(await here.do(id, undo.undo, first)) == said


# Clocks


async def test_who_takes_back_has_what_was_left_of_his_time(here: Tables) -> None:
    id = await sail(here, ANN, BEN, hours=2)
    first, _ = starter(await here.session(id))
    await here.time.advance(HOUR // 2, here)
    await here.play(id, first, "keep")
    await here.time.advance(10 * MINUTE, here)
    await here.do(id, undo.undo, first)
    session = await here.session(id)
    [owed] = session.owed
    assert owed.seat == seat_of(session, first)
    assert owed.due == here.time.now() + HOUR + HOUR // 2
    assert owed.remind == here.time.now() + HOUR // 2


async def test_who_is_called_again_has_all_of_his_time(here: Tables) -> None:
    id = await sail(here, ANN, BEN, hours=2)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.time.advance(10 * MINUTE, here)
    await here.do(id, undo.undo, first)
    await here.play(id, first, "swap")
    session = await here.session(id)
    owed = session.owes(seat_of(session, second))
    assert owed is not None
    assert owed.due == here.time.now() + 2 * HOUR


# In secret


async def test_a_secret_line_is_taken_back_in_secret(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, second = starter(await here.session(id))
    seat = seat_of(await here.session(id), second)
    before = await here.session(id)
    await here.play(id, second, *PLAN)
    changes = len(here.notes.changes)
    answer = await here.do(id, undo.undo, second)
    after = await here.session(id)
    assert (answer.text.key, [told.key for told in answer.told]) == ("bot-undo-secret", ["bot-log-undo-secret"])
    assert public(after) == public(before)
    assert len(here.notes.changes) == changes
    assert position(after).view(seat) == position(before).view(seat)
    assert position(after).stamp(seat) != position(before).stamp(seat)
    other = seat_of(after, first)
    assert position(after).stamp(other) == position(before).stamp(other)
    assert position(after).lines == position(before).lines + 2


async def test_a_chosen_card_is_changed_while_others_still_think(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.play(id, first, *card(await here.session(id), first))
    before = await here.session(id)
    seat = seat_of(before, first)
    assert key(await here.do(id, undo.undo, first)) == "bot-undo-change"
    changes, chosen = len(here.notes.changes), position(before).state.players[seat].card
    other = next(each for each in position(before).state.players[seat].hand if each != chosen)
    answer = await here.do(id, undo.change, first, [("card", str(other))])
    after = await here.session(id)
    assert answer.text.key == "bot-undo-changed"
    assert position(after).state.players[seat].card == other
    assert public(after) == public(before)
    assert len(here.notes.changes) == changes
    assert position(after).view(seat_of(after, second)) == position(before).view(seat_of(after, second))
    again = next(each for each in position(after).state.players[seat].hand)
    assert (await here.do(id, undo.change, first, [("card", str(again))])).done


async def test_a_card_is_changed_also_when_another_has_chosen(here: Tables) -> None:
    id = await sail(here, ANN, BEN, CAT)
    session = await here.session(id)
    seats = [session.occupant(seat).user for seat in range(3)]  # type: ignore[arg-type,union-attr]
    await here.play(id, seats[position(session).state.starter], "keep")
    await here.play(id, ANN, *card(await here.session(id), ANN))
    await here.play(id, BEN, *card(await here.session(id), BEN))
    other = card(await here.session(id), ANN)
    assert (await here.do(id, undo.change, ANN, [other])).done
    assert str(position(await here.session(id)).state.players[0].card) == other[1]
    assert (await here.play(id, CAT, *card(await here.session(id), CAT))).done


async def test_once_all_have_chosen_a_card_stands(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.play(id, first, *card(await here.session(id), first))
    await here.play(id, second, *card(await here.session(id), second))
    answer = await here.do(id, undo.change, first, [card(await here.session(id), first)])
    assert answer.text.key == "bot-undo-past"


async def test_a_change_that_others_would_notice_is_refused(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.play(id, first, *card(await here.session(id), first))
    before = await here.session(id)
    assert not (await here.do(id, undo.change, first, [PLAN])).done
    assert await here.session(id) == before


# By consent


async def played_on(here: Tables, **more: object) -> tuple[int, int, int]:
    """A game in which the starter has chosen his card, then the other, and all was turned up."""
    id = await sail(here, ANN, BEN, **more)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.play(id, first, *card(await here.session(id), first))
    await here.play(id, second, *card(await here.session(id), second))
    return id, first, second


async def test_by_consent_also_across_what_was_revealed(here: Tables) -> None:
    id, first, second = await played_on(here)
    before = position(await here.session(id))
    assert key(await here.do(id, undo.undo, second)) == "bot-undo-consent"
    assert (await here.do(id, votes.propose, second, "takeback")).done
    proposal = (await here.session(id)).vote()
    assert proposal is not None
    assert (await here.do(id, votes.agree, first, proposal.number)).done
    session = await here.session(id)
    after = position(session)
    assert session.table.undo_count == after.undo_count == 1
    assert after.acting == (seat_of(session, second),)
    assert [entry.move[0] for entry in after.log[before.lines :]] == ["agreed", "agreed", "undo"]


async def test_no_roll_is_drawn_anew(here: Tables) -> None:
    """Whatever is played after taking back by consent: the next roll is the one that was seen."""
    id, *_ = await played_on(here)
    while position(await here.session(id)).state.turn == 1:
        await here.random_play(id, 1)
    session = await here.session(id)
    last = max((each for each in session.undoable if not each.secret), key=lambda each: each.line)
    rolled = [entry for entry in position(session).log if entry.seat == CHANCE and entry.n > last.line]
    assert len(rolled) > 1
    user = session.occupant(last.seat).user  # type: ignore[union-attr]
    assert user is not None
    await here.do(id, votes.propose, user, "takeback")
    await here.do(id, votes.agree, ANN + BEN - user, 1)
    back = position(await here.session(id))
    assert back.again == tuple(entry.n for entry in rolled)
    while len(position(await here.session(id)).again) == len(rolled):
        await here.random_play(id, 1)
    again = next(each for each in position(await here.session(id)).log[back.lines :] if each.seat == CHANCE)
    assert again.move == rolled[0].move


def _taken(session: Session) -> set[int]:
    taken = [of(entry) for entry in position(session).log]
    return {line for each in taken if isinstance(each, TakenBack) for line in each.lines}


async def test_a_public_move_ends_the_question(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.do(id, votes.propose, first, "takeback")
    await here.play(id, second, *card(await here.session(id), second))
    assert (await here.session(id)).vote() is None


# What was asked for before


async def test_a_panel_of_before_fits_no_more_though_it_offers_the_same(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    session = await here.session(id)
    stamp = position(session).stamp(seat_of(session, first))
    await here.play(id, first, "keep")
    await here.do(id, undo.undo, first)
    again = position(await here.session(id))
    assert again.choice(seat_of(session, first)) == position(session).choice(seat_of(session, first))
    answer = await here.do(id, acts.play_moves, first, [("keep",)], stamp=stamp)
    assert answer.verdict is Verdict.STALE


async def test_a_deadline_or_a_computers_answer_of_before_is_void(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    [owed] = (await here.session(id)).owed
    await here.play(id, first, "keep")
    await here.do(id, undo.undo, first)
    [now] = (await here.session(id)).owed
    assert (now.seat, now.due) == (owed.seat, owed.due)
    for act in (acts.time_out, acts.stand_in):
        assert (await here.host.do(None, id, act, owed, ("keep",))).verdict is Verdict.STALE


async def test_a_proposal_of_before_is_over(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, second = starter(await here.session(id))
    await here.play(id, first, "keep")
    await here.do(id, votes.propose, second, "draw")
    proposal = (await here.session(id)).vote()
    assert proposal is not None
    await here.do(id, undo.undo, first)
    assert key(await here.do(id, votes.agree, first, proposal.number)) == "bot-proposal-over-overtaken"


# Exactly once, and after a restart


async def test_the_same_request_takes_back_once(here: Tables) -> None:
    id = await sail(here, ANN, BEN)
    first, _ = starter(await here.session(id))
    await here.play(id, first, *PLAN)
    await here.play(id, first, *OTHER_PLAN)
    request = here.request()
    one = await here.host.do(request, id, undo.undo, first)
    assert await here.host.do(request, id, undo.undo, first) == one
    session = await here.session(id)
    seat = seat_of(session, first)
    assert position(session).state.players[seat].plan.fork == "outer"


async def test_everything_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async with tables(tmp_path, games=GAMES) as here:
        id, first, second = await played_on(here)
        await here.do(id, votes.propose, second, "takeback")
        await here.do(id, votes.agree, first, 1)
        await here.play(id, second, *PLAN)
        await here.do(id, undo.undo, second)
        before = await here.session(id)
    async with tables(tmp_path, games=GAMES) as here:
        assert await here.session(id) == before
        assert (await here.host.log(id))[-1].key == "bot-log-undo-agreed"


# Practice


async def test_in_practice_back_and_forward_any_number_of_moves(here: Tables) -> None:
    id = await sail(here, ANN, computers=("medium",), practice=True)
    seen = [await here.session(id)]
    while position(seen[-1]).lines < 140:
        await here.quiet()
        await here.random_play(id, 1)
        await here.quiet()
        seen.append(await here.session(id))
    end, steps = position(seen[-1]), 0
    while (await here.do(id, undo.undo, ANN)).done:
        steps += 1
    assert steps > 3
    back = await here.session(id)
    assert all(entry.n in _taken(back) for entry in position(back).log if entry.seat == 0)
    for _ in range(steps):
        assert (await here.do(id, undo.redo, ANN)).done
    assert key(await here.do(id, undo.redo, ANN)) == "bot-redo-nothing"
    assert position(await here.session(id)).state == end.state


async def test_what_was_taken_back_stands_again_only_until_something_else_is_played(here: Tables) -> None:
    id = await sail(here, ANN, computers=("medium",), practice=True)
    await here.quiet()
    await here.random_play(id, 1)
    await here.do(id, undo.undo, ANN)
    await here.random_play(id, 1)
    assert key(await here.do(id, undo.redo, ANN)) == "bot-redo-nothing"


async def test_a_finished_game_with_everything_taken_back_is_sound(tmp_path: Path) -> None:
    async with tables(tmp_path, games=GAMES) as here:
        id, first, second = await played_on(here)
        await here.do(id, votes.propose, second, "takeback")
        await here.do(id, votes.agree, first, 1)
        for _ in range(8):
            await here.random_play(id, 3)
            await here.do(id, undo.undo, first)
            await here.do(id, undo.undo, second)
        await here.do(id, votes.propose, first, "draw")
        proposal = (await here.session(id)).vote()
        assert proposal is not None
        await here.do(id, votes.agree, second, proposal.number)
        report = verify(await here.host.export(id), GAMES)
        assert report.findings == ()
        assert report.turned


async def test_what_is_left_of_ones_time_does_not_run_out_while_one_sleeps(here: Tables) -> None:
    id = await sail(here, ANN, BEN, hours=24.0)
    first, _ = starter(await here.session(id))
    [owed] = (await here.session(id)).owed
    assert owed.due is not None
    start = owed.due % DAY // MINUTE + 2
    await here.host.set_habits(first, partial(set_night, start=start % 1440, end=(start + 480) % 1440, zone="UTC"))
    await here.time.advance(HOUR, here)
    await here.play(id, first, "keep")
    await here.time.advance(5 * MINUTE, here)
    await here.do(id, undo.undo, first)
    [now] = (await here.session(id)).owed
    assert now.due == owed.due + 2 * MINUTE + 8 * HOUR + HOUR, "an hour after his night, which begins before"


@pytest.mark.parametrize("came", [False, True])
async def test_what_was_agreed_on_without_somebody_who_never_came_is_sound(tmp_path: Path, came: bool) -> None:
    """Whoever misses the first decision is absent at once, and is not asked; also who took it back before."""
    async with tables(tmp_path, games=GAMES) as here:
        id = await sail(here, ANN, BEN, CAT, hours=72)
        late, _ = starter(await here.session(id))
        ready, other = {ANN, BEN, CAT} - {late}
        if came:
            await here.play(id, late, "keep")
            assert (await here.do(id, undo.undo, late)).done
        await here.time.advance(3 * DAY + 1, here)
        assert not (await here.session(id)).chairs[seat_of(await here.session(id), late)].present
        for user in (ready, other):
            await here.play(id, user, *card(await here.session(id), user))
        await here.time.advance(DAY + 1, here)  # until then they may come back before anything is agreed
        for kind in ("takeback", "draw"):
            assert (await here.do(id, votes.propose, ready, kind)).done
            proposal = (await here.session(id)).vote()
            assert proposal is not None
            assert (await here.do(id, votes.agree, other, proposal.number)).done
        report = verify(await here.host.export(id), GAMES)
        assert report.findings == ()
        assert len(report.turned) == 1 + came


async def test_what_is_held_and_played_when_it_is_due_is_no_sign_that_somebody_is_there(tmp_path: Path) -> None:
    """Ann never came. The question held for her is settled after Cat's bid, and the others agree without her."""
    async with tables(tmp_path) as here:
        end = START % DAY // MINUTE + 1
        await here.host.set_habits(CAT, partial(set_night, start=(end - 480) % 1440, end=end, zone="UTC"))
        id = await here.game(ANN, BEN, CAT, options=Options(rounds=3, held=True), hours=24.0)
        await here.play(id, BEN, "bid", "0")
        await here.time.advance(DAY + 1, here)
        assert not (await here.session(id)).chairs[0].present
        assert (await here.play(id, CAT, "bid", "1")).done
        await here.time.advance(DAY + 1, here)  # until then she may come back before anything is agreed
        settled = position(await here.session(id))
        assert [entry.move for entry in settled.log if entry.seat == 0][:2] == [("bid", "0"), ("settle",)]
        for kind in ("takeback", "draw"):
            assert (await here.do(id, votes.propose, BEN, kind)).done
            proposal = (await here.session(id)).vote()
            assert proposal is not None
            assert (await here.do(id, votes.agree, CAT, proposal.number)).done
        report = verify(await here.host.export(id), games())
        assert report.findings == ()
        assert len(report.turned) == 1
