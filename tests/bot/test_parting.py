"""Games that renewed rules part from: those who play are asked once, and go on from where the rules can follow, or end
the game as drawn."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.host.storage import archive
from bot.messages.custom_id import Action
from bot.messages.message import Message
from bot.table.features import acts, undo, votes
from bot.table.log.host_lines import Parted, of, written
from bot.table.log.seal import TABLE, Entry, export
from bot.table.log.verification import verify
from bot.table.session import Cancelled, Over, Playing, Session
from games.core import Choice, Move, Rules, Seat, text
from renderers.core import Game
from renderers.words import LOCALES
from tests.bot.test_rules_change import NO_THREES, ONE_POINT_MORE, WITHOUT_AN_OPTION
from tests.support.hosting import ANN, BEN, DAY, OTHER_TOY, Tables, VirtualTime, open_vote, tables, toy
from tests.support.stand import Channels, Stand, control, controls, labels, message, said
from tests.support.stand import stand as standing
from tests.support.toy import Options, State, View, drawn, refused

pytestmark = pytest.mark.usefixtures("one_thread")


def _stumbling(view: View, path: Move = ()) -> Choice | None:
    if path == ("bid", "3"):
        raise KeyError(path)
    return NO_THREES.choice(view, path)


CRASHING = replace(NO_THREES, choice=_stumbling, refusal=partial(refused, _stumbling))
"""Rules that fail at what they never offered."""


def _larger_cards(state: State, path: Move = ()) -> Choice | None:
    due = NO_THREES.facts(state, path)
    return due if due is None or len(path) < 2 else replace(due, tokens=tuple("45678"))


MORE_DICE = replace(NO_THREES, facts=_larger_cards, roll=partial(drawn, _larger_cards))
"""As well, cards go up to 8: the seed gives other ones than it gave before."""
THIRD = replace(NO_THREES, version=3)
"""A later version that changes nothing any more."""


def new(rules: Any) -> Mapping[str, Game]:
    return {"toy": toy(rules)}


@pytest.fixture(autouse=True)
def sixes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody's card is a 6: any bid is on offer."""
    monkeypatch.setattr("tests.support.toy.CARDS", ("6",))


async def begun(folder: Path, *bids: str, **more: Any) -> int:
    """A game under the old rules, with these bids of Ann and Ben by turns."""
    async with tables(folder) as here:
        more.setdefault("options", Options(rounds=3))
        id = await here.game(ANN, BEN, **more)
        for number, bid in enumerate(bids):
            assert (await here.play(id, (ANN, BEN)[number % 2], "bid", bid)).done
        return id


async def agreed(here: Tables, id: int, kind: str = "rules") -> Session:
    """Ann proposes it, and Ben agrees."""
    assert (await here.do(id, votes.propose, ANN, kind)).done
    session = await here.session(id)
    assert (await here.do(id, votes.agree, BEN, open_vote(session).number)).done
    return await here.session(id)


async def finished(here: Tables, id: int) -> bytes:
    while isinstance((await here.session(id)).phase, Playing):
        await here.random_play(id, 1)
    return await here.host.export(id)


FIXES = {
    "a move that was made is forbidden": (NO_THREES, ("3", "1"), True),
    "the second of two moves is forbidden": (NO_THREES, ("2", "3"), True),
    "another score": (ONE_POINT_MORE, ("1", "1"), False),
    "other dice": (OTHER_TOY, ("2", "1"), True),
    "rules that fail": (CRASHING, ("3", "1"), True),
}


@pytest.mark.parametrize(("rules", "bids", "falls"), FIXES.values(), ids=FIXES)
async def test_all_who_play_may_go_on_from_where_the_rules_can_follow(
    tmp_path: Path, rules: Any, bids: tuple[str, ...], falls: bool
) -> None:
    id = await begun(tmp_path, *bids)
    async with tables(tmp_path, games=new(rules)) as here:
        session = await agreed(here, id)
        assert (session.trouble, session.kept, session.table.version) == (None, None, 2)
        assert session.position is not None
        (line,) = [each for entry in session.position.log if isinstance(each := of(entry), Parted)]
        assert bool(line.lines) == falls
    async with tables(tmp_path, games=new(rules)) as here:
        again = await here.session(id)
        assert again.position is not None
        assert (again.position.state, again.owed) == (session.position.state, session.owed)
        report = verify(await finished(here, id), new(rules))
        assert report.sound, report.findings
        assert len(report.turned) == 1


async def test_everybody_has_all_his_time_and_is_asked_what_fell_away(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1", "3", hours=24)
    async with tables(tmp_path, games=new(NO_THREES), time=VirtualTime(10 * DAY)) as here:
        session = await agreed(here, id)
        assert [(owed.seat, owed.due, owed.computer) for owed in session.owed] == [
            (seat, 11 * DAY, False) for seat in range(2)
        ]
        assert session.position is not None
        assert session.position.state.scores != (0, 0), "the first round stands"


async def test_a_roll_that_fell_away_is_not_drawn_anew(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "3")
    async with tables(tmp_path) as here:
        log = (await here.session(id)).position.log  # type: ignore[union-attr]
        prizes = [entry.move for entry in log if entry.move[0] == "prize"]
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        await agreed(here, id)
        for user in (ANN, BEN):
            assert (await here.play(id, user, "bid", "1")).done
        position = (await here.session(id)).position
        assert position is not None
        assert ("prize", str(position.state.prize)) == prizes[1]


async def test_what_was_seen_before_the_rules_parted_counts_no_more_for_later_ones(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1")
    async with tables(tmp_path, games=new(ONE_POINT_MORE)) as here:
        await agreed(here, id)
    later = replace(ONE_POINT_MORE, version=3)
    async with tables(tmp_path, games=new(later)) as here:
        session = await here.session(id)
        assert (session.trouble, session.table.version) == (None, 3)


async def test_a_game_may_part_from_its_rules_twice(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "1")
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        await agreed(here, id)
        await here.play(id, ANN, "bid", "4")
        await here.play(id, BEN, "bid", "4")

    def but_four(view: View, path: Move = ()) -> Choice | None:
        offered = THIRD.choice(view, path)
        if offered is None or path != ("bid",):
            return offered
        return replace(offered, tokens=tuple(token for token in offered.tokens if token != "4"))

    no_fours = replace(THIRD, choice=but_four, refusal=partial(refused, but_four))
    async with tables(tmp_path, games=new(no_fours)) as here:
        await agreed(here, id)
        report = verify(await finished(here, id), new(no_fours))
        assert report.sound, report.findings
        assert len(report.turned) == 2


async def test_after_a_taking_back_the_rest_still_stands(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3")
    async with tables(tmp_path) as here:
        assert (await here.do(id, votes.propose, ANN, "takeback")).done
        number = (await here.session(id)).votes[-1].number
        assert (await here.do(id, votes.agree, BEN, number)).done
        await here.play(id, ANN, "bid", "2")
        await here.play(id, BEN, "bid", "2")
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        position = (await agreed(here, id)).position
        assert position is not None
        assert position.state.round == 2
        report = verify(await finished(here, id), new(NO_THREES))
        assert report.sound, report.findings
        assert report.earlier == 0


async def test_nothing_from_before_is_taken_back_after_it(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1", "1")
    async with tables(tmp_path, games=new(ONE_POINT_MORE)) as here:
        session = await agreed(here, id)
        assert session.undoable == ()
        assert not (await here.do(id, undo.undo, ANN)).done


async def test_it_may_end_as_drawn_instead_and_keeps_its_own_rules(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "1")
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        session = await agreed(here, id, "draw")
        assert isinstance(session.phase, Over)
        file = await here.host.export(id)
        (mine,) = [each for each in await here.host.of_user(ANN) if each.session == id]
        assert mine.result == text("bot-result-drawn")
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        outcome = (await here.session(id)).outcome
        assert outcome is not None
        assert outcome.winners == ()
    assert verify(file, {"toy": toy()}).sound


async def test_a_game_that_is_stopped_while_it_is_kept_says_so_in_its_log(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "1")
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        assert isinstance((await agreed(here, id, "close")).phase, Cancelled)
        assert json.loads((await here.host.export(id)).splitlines()[-2])[2][0] == "closed"


async def test_nobody_is_held_at_a_table_that_he_cannot_play_at(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "1")
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        assert (await here.do(id, votes.propose, ANN, "rules")).done
        assert (await here.do(id, acts.resign, BEN)).done
        session = await here.session(id)
        assert (session.seat_of(BEN), session.vote()) == (None, None)
        left = await here.store.read(lambda connection: archive.left_last(connection, id, Seat(1)))
        assert left is not None
        assert left[0] == BEN, "he may look at what he saw there once the game goes on"
        assert await here.host.tables_to_leave(BEN) == ()
        assert (await here.do(id, votes.propose, ANN, "rules")).done, "alone she decides alone"
        await here.quiet()
        session = await here.session(id)
        assert session.trouble is None
        report = verify(await finished(here, id), new(NO_THREES))
        assert report.sound, report.findings


async def test_where_the_rules_can_make_nothing_of_it_only_an_end_is_offered(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "1")
    async with tables(tmp_path, games=new(WITHOUT_AN_OPTION)) as here:
        refused = await here.do(id, votes.propose, ANN, "rules")
        assert not refused.done
        assert isinstance((await agreed(here, id, "draw")).phase, Over)


async def test_a_proposal_at_a_kept_game_lapses_in_time(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "1", hours=24)
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        await here.quiet()
        assert (await here.do(id, votes.propose, ANN, "rules")).done
        await here.time.advance(3 * DAY, here)
        assert (await here.session(id)).vote() is None
        assert (await here.session(id)).trouble is not None, "nobody's time ran out meanwhile"


async def test_whoever_is_away_is_back_by_asking(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, hours=1, options=Options(rounds=5))
        await here.play(id, ANN, "bid", "3")
        await here.time.advance(4 * 3600, here)
        while not (await here.session(id)).chairs[1].absent:
            await here.play(id, ANN, "bid", "3")
            await here.time.advance(2 * 3600, here)
        later = here.time.now() + 2 * DAY
    async with tables(tmp_path, games=new(NO_THREES), time=VirtualTime(later)) as here:
        assert (await here.do(id, votes.propose, BEN, "rules")).done
        session = await here.session(id)
        assert (await here.do(id, votes.agree, ANN, open_vote(session).number)).done
        assert not (await here.session(id)).chairs[1].absent
        report = verify(await finished(here, id), new(NO_THREES))
        assert report.sound, report.findings


async def test_rules_of_another_day_make_a_proposal_void(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "1")
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        assert (await here.do(id, votes.propose, ANN, "rules")).done
    async with tables(tmp_path, games=new(THIRD)) as here:
        session = await here.session(id)
        assert session.vote() is None
        assert not (await here.do(id, votes.agree, BEN, 1)).done
        assert (await agreed(here, id, "rules")).table.version == 3


async def test_the_program_of_before_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    id = await begun(tmp_path, "3", "1")
    async with tables(tmp_path) as here:
        before = await here.session(id)
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        assert (await here.session(id)).trouble is not None
    async with tables(tmp_path) as here:
        after = await here.session(id)
        assert (after.position, after.owed) == (before.position, before.owed)
        assert after.table.revision > before.table.revision, "the channel hears of it"


async def test_rolls_that_the_new_rules_would_draw_otherwise_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # One seed in twenty-five draws the same cards under either rules: this one does not.
    monkeypatch.setattr("secrets.token_bytes", lambda number: bytes(number))
    id = await begun(tmp_path, "2", "3")
    async with tables(tmp_path, games=new(MORE_DICE)) as here:
        await agreed(here, id)
        report = verify(await finished(here, id), new(MORE_DICE))
        assert report.sound, report.findings
        assert report.earlier > 0


async def test_a_file_that_lets_other_lines_fall_away_is_found_out(tmp_path: Path) -> None:
    id = await begun(tmp_path, "1", "1", "3")
    async with tables(tmp_path, games=new(NO_THREES)) as here:
        await agreed(here, id)
        file = await finished(here, id)
        seed = (await here.session(id)).seed
    lines = file.decode().splitlines()
    entries = [Entry(n, Seat(seat), tuple(move), at) for n, seat, move, at in map(json.loads, lines[1:-1])]
    (at,) = [number for number, entry in enumerate(entries) if isinstance(of(entry), Parted)]
    parted = of(entries[at])
    assert isinstance(parted, Parted)
    first = parted.lines[0]
    fewer = replace(entries[at], move=written(replace(parted, lines=parted.lines[1:])))
    more = replace(entries[at], move=written(replace(parted, lines=(first - 1, *parted.lines))))
    alone = [entry for entry in entries if entry.move[:1] != ("agreed",)]
    numbered = [replace(entry, n=n) for n, entry in enumerate(alone, 1)]
    for forged in ([*entries[:at], fewer, *entries[at + 1 :]], [*entries[:at], more, *entries[at + 1 :]], numbered):
        assert not verify(export(lines[0], forged, seed), new(NO_THREES)).sound
    assert verify(export(lines[0], entries, seed), new(NO_THREES)).sound
    assert sum(entry.seat == TABLE for entry in entries) >= 3


# What people see

GOING_ON = ("Go on under the new rules", "改用新規則繼續", "按新规则继续")


def choices(channels: Channels) -> list[Message]:
    """The messages that were posted with the choice."""
    return [each for each in channels.sent if any(_proposes(each))]


def _proposes(shown: Message) -> list[Any]:
    return [each for each in controls(shown) if getattr(each, "label", "") in GOING_ON]


async def played(folder: Path, channels: Channels, *bids: int, language: str = "en") -> None:
    async with standing(folder, channels=channels) as stand:
        await stand.game(ANN, BEN, rounds=3, language=language)
        for number, bid in enumerate(bids):
            await stand.bid_typed((ANN, BEN)[number % 2], bid)


async def yes(stand: Stand, user: int, label: str) -> None:
    """Press the button, and say that it is meant."""
    pressed = next(each for each in controls(choices(stand.channels)[-1]) if getattr(each, "label", "") == label)
    question = message(await stand.click(user, pressed))  # type: ignore[arg-type]  # a button
    assert "I have asked the others." in said(
        await stand.click(user, control(question, Action.PROPOSE_SURE), private=True)
    )
    await stand.settled()


async def test_the_channel_is_asked_once_however_often_the_program_starts(tmp_path: Path) -> None:
    channels = Channels()
    await played(tmp_path, channels, 3, 1)
    channels.pings.clear()
    for _ in range(3):
        async with standing(tmp_path, rules=NO_THREES, channels=channels) as stand:
            await stand.settled()
            assert len(choices(channels)) == 1
    assert sorted(channels.pings) == [ANN, BEN]
    (shown,) = choices(channels)
    assert "does not allow all that was played" in said(shown)
    assert labels(shown) == ["Go on under the new rules", "Offer a draw", "Stop the game", "More"]


async def test_they_go_on_by_the_buttons_and_are_called(tmp_path: Path) -> None:
    channels = Channels()
    await played(tmp_path, channels, 3, 1)
    async with standing(tmp_path, rules=NO_THREES, channels=channels) as stand:
        stand.requests = count(2_000_000)
        await stand.settled()
        await yes(stand, ANN, "Go on under the new rules")
        asking_ = next(each for each in channels.sent if "do you agree" in said(each))
        channels.pings.clear()
        await stand.click(BEN, control(asking_, Action.AGREE))
        await stand.settled()
        assert sorted(channels.pings) == [ANN, BEN]
        assert "By agreement the game goes on under version 2 of the rules." in said(channels.latest)
        await stand.bid(ANN, 1)
        assert len(choices(channels)) == 1


async def test_who_will_not_wait_leaves_by_the_message(tmp_path: Path) -> None:
    channels = Channels()
    await played(tmp_path, channels, 3, 1)
    async with standing(tmp_path, rules=NO_THREES, channels=channels) as stand:
        stand.requests = count(2_000_000)
        await stand.settled()
        more = message(await stand.click(BEN, control(choices(channels)[-1], Action.MORE)))
        assert labels(more) == ["Log", "Export", "My note", "Resign"]
        question = message(await stand.click(BEN, control(more, Action.RESIGN), private=True))
        assert "The game stands still" in said(question)
        await stand.click(BEN, control(question, Action.RESIGN_SURE), private=True)
        await stand.settled()
        assert await stand.context.host.tables_to_leave(BEN) == ()


async def test_the_end_that_is_agreed_on_calls_everybody_and_can_be_exported(tmp_path: Path) -> None:
    channels = Channels()
    await played(tmp_path, channels, 3, 1)
    async with standing(tmp_path, rules=NO_THREES, channels=channels) as stand:
        stand.requests = count(2_000_000)
        await stand.settled()
        await yes(stand, ANN, "Offer a draw")
        asking_ = next(each for each in channels.sent if "do you agree" in said(each))
        channels.pings.clear()
        await stand.click(BEN, control(asking_, Action.AGREE))
        await stand.settled()
        assert sorted(channels.pings) == [ANN, BEN]
        assert "drawn" in said(channels.latest)
        exported = message(await stand.click(ANN, control(channels.latest, Action.EXPORT)))
        assert len(exported.parts) == 2


CASES = [(NO_THREES, (1, 1, 3)), (ONE_POINT_MORE, (1, 1)), (NO_THREES, (3, 1))]


@pytest.mark.parametrize(
    ("locale", "rules", "bids"), [(locale, *case) for locale, case in zip(LOCALES, CASES, strict=True)]
)
async def test_the_choice_is_told_in_every_language(
    tmp_path: Path, locale: str, rules: Rules[Any, Any, Any], bids: tuple[int, ...]
) -> None:
    channels = Channels()
    await played(tmp_path, channels, *bids, language=locale)
    async with standing(tmp_path, rules=rules, channels=channels) as stand:
        await stand.settled()
        (shown,) = choices(channels)
        assert "bot-" not in said(shown)
        assert len(said(shown).splitlines()) >= 4
