"""What may be done at a table and what comes of it, without a host, a store or a clock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from bot import catalogue
from bot.messages.i18n import LOCALES, plain
from bot.table.answers import Verdict
from bot.table.changes import Change
from bot.table.features import acts, lobby
from bot.table.features.followers import perform
from bot.table.features.lobby import fitted, open_table
from bot.table.guards import Refusal
from bot.table.log.seal import TABLE
from bot.table.session import Cancelled, Chair, Frozen, Lobby, Seating, Session, TableRequest, computer, person
from bot.table.timing import Moment
from games.core import Choice, Move, Seat, text
from games.moves import moves
from tests.support.hosting import ANN, BEN, CAT, DAN, MANAGER, NAMES, START, games, hand_over, toy
from tests.support.planted import planted
from tests.support.toy import TOY, Options

HOUR = 3600


def gathered(*people: int, options: Options | None = None, **more: Any) -> Session:
    """A lobby in which `people` sit in this order, opened by the first."""
    more = {"seating": Seating.CHOSEN, "seats": max(2, len(people)), **more}
    opening = TableRequest(7, 1, "toy", options or Options(), people[0], NAMES[people[0]], "en", **more)
    session = open_table(games(), opening, now=START)
    for user in people[1:]:
        session = after(session, lobby.join, person(user, NAMES[user]))
    return session


def game(*people: int, **more: Any) -> Session:
    """A game that has begun."""
    return after(gathered(*people, **more), lobby.begin, people[0])


def change(session: Session, act: Callable[..., Change], *args: Any, at: int = START, **more: Any) -> Change:
    return perform(session, Moment(at), act, *args, **more)


def after(session: Session, act: Callable[..., Change], *args: Any, **more: Any) -> Session:
    """The session when that was done."""
    return change(session, act, *args, **more).session


def refused(session: Session, act: Callable[..., Change], *args: Any, **more: Any) -> str:
    """The key of the message that says why that is not done."""
    with pytest.raises(Refusal) as refusal:
        change(session, act, *args, **more)
    assert refusal.value.verdict is Verdict.REFUSED
    return refusal.value.reason.key


def bid(session: Session, user: int) -> Session:
    return after(session, acts.play_moves, user, [("bid", "0")])


def counts(session: Session) -> tuple[int, ...]:
    assert session.position is not None
    return session.position.counts


def stamp(session: Session, seat: int) -> str:
    assert session.position is not None
    return session.position.stamp(Seat(seat))


# The lobby


def test_people_sit_where_they_choose() -> None:
    session = after(gathered(ANN, seats=3), lobby.join, person(BEN, "Ben"), Seat(2))
    assert refused(session, lobby.join, person(CAT, "Cat"), Seat(2)) == "bot-table-chair-taken"
    session = after(session, lobby.join, person(BEN, "Ben"), Seat(1))
    assert [session.seat_of(user) for user in (ANN, BEN, CAT)] == [0, 1, None]


def test_a_person_sits_once() -> None:
    assert refused(gathered(ANN, BEN, seats=3), lobby.join, person(BEN, "Ben")) == "bot-table-seated-already"


def test_a_full_table_takes_nobody() -> None:
    assert refused(gathered(ANN, BEN), lobby.join, person(CAT, "Cat")) == "bot-table-full"


def test_leaving_and_removing_free_a_chair() -> None:
    session = after(gathered(ANN, BEN, CAT), lobby.leave, BEN)
    assert refused(session, lobby.remove, CAT, Seat(0)) == "bot-table-host-only"
    assert refused(session, lobby.remove, ANN, Seat(1)) == "bot-table-nobody-there"
    session = after(session, lobby.remove, ANN, Seat(2))
    session = after(session, lobby.remove, DAN, Seat(0), manager=True)
    assert [chair.occupant for chair in session.chairs] == [None] * 3


def test_a_game_is_not_left_but_resigned() -> None:
    assert refused(game(ANN, BEN), lobby.leave, BEN) == "bot-table-leave-running"


def test_a_computer_sits_down_by_the_wish_of_somebody_at_the_table() -> None:
    session = gathered(ANN, seats=2)
    assert refused(session, lobby.add_computer, CAT, "easy") == "bot-table-not-seated"
    assert refused(session, lobby.add_computer, ANN, "genius") == "bot-table-unknown-level"
    assert after(session, lobby.add_computer, ANN, "easy").chairs[1] == Chair(computer("easy"))


def test_a_game_needs_enough_players() -> None:
    session = gathered(ANN, seats=4)
    assert refused(session, lobby.begin, ANN) == "bot-table-too-few"
    session = after(session, lobby.join, person(BEN, "Ben"), Seat(3))
    assert refused(session, lobby.begin, CAT) == "bot-table-not-seated"
    soon = after(session, lobby.begin, ANN)
    assert len(after(soon, lobby.begin_by_itself, at=START + 300).chairs) == 2


def test_random_seats_come_from_the_seed() -> None:
    tables = [game(ANN, BEN, CAT, seating=Seating.RANDOM) for _ in range(12)]
    orders = {tuple(session.seat_of(user) for user in (ANN, BEN, CAT)) for session in tables}
    assert len(orders) > 1
    assert all(set(order) == {0, 1, 2} for order in orders)


# Moves


def test_a_move_comes_with_the_chance_lines_that_fall_due() -> None:
    lines = change(bid(game(ANN, BEN), ANN), acts.play_moves, BEN, [("bid", "0")]).entries
    assert [(line.n, line.move[0]) for line in lines] == [(5, "bid"), (6, "prize"), (7, "deal"), (8, "deal")]


def test_an_illegal_move_is_refused_with_the_reason() -> None:
    session = game(ANN, BEN)
    assert refused(session, acts.play_moves, ANN, [("bid", "9")]) == "toy-refusal-token"
    assert refused(session, acts.play_moves, ANN, [("bid",)]) == "core-incomplete"
    assert refused(session, acts.play_moves, ANN, []) == "core-nothing-to-play"
    assert refused(session, acts.play_typed, ANN, "castle") == "toy-unreadable"


def test_a_typed_message_is_played() -> None:
    assert counts(after(game(ANN, BEN), acts.play_typed, ANN, " Bid  0 ")) == (1, 0)


def test_what_was_read_in_a_view_is_not_read_in_it_again() -> None:
    session = game(ANN, BEN)
    assert session.position is not None
    view, read = session.position.view(Seat(0)), (("bid", "0"),)
    assert counts(change(session, acts.play_typed, ANN, "castle", view=view, read=read).session) == (1, 0)
    assert refused(session, acts.play_typed, ANN, "castle", view=replace(view), read=read) == "toy-unreadable"


def test_only_those_who_play_may_move() -> None:
    session = game(ANN, BEN)
    move = (acts.play_moves, ANN, [("bid", "0")])
    assert refused(session, acts.play_moves, CAT, [("bid", "0")]) == "bot-table-not-seated"
    assert refused(gathered(ANN, BEN), *move) == "bot-table-not-begun"
    assert refused(after(session, acts.cancel, MANAGER, manager=True), *move) == "bot-table-ended"
    assert refused(replace(session, course=Frozen(text("bot-table-unreadable"))), *move) == "bot-table-unreadable"


def test_a_stamp_outlives_another_seats_secret_choice() -> None:
    session = game(ANN, BEN, CAT)
    drawn_for = stamp(session, 1)
    assert counts(after(bid(session, ANN), acts.play_moves, BEN, [("bid", "0")], stamp=drawn_for)) == (1, 1, 0)


def test_a_stamp_is_made_once_for_each_seat_and_position() -> None:
    before = game(ANN, BEN, CAT)
    kept = [stamp(before, seat) for seat in (0, 1)]
    after_bid = bid(before, ANN)
    assert kept == [stamp(before, seat) for seat in (0, 1)]
    assert kept[0] != kept[1] == stamp(after_bid, 1)
    assert stamp(after_bid, 0) != kept[0]


def test_a_stamp_is_stale_after_ones_own_move() -> None:
    session = game(ANN, BEN, CAT)
    ordered = after(session, acts.play_moves, ANN, [("order", "let")])
    with pytest.raises(Refusal) as refusal:
        change(ordered, acts.play_moves, ANN, [("bid", "0")], stamp=stamp(session, 0))
    assert refusal.value.verdict is Verdict.STALE


def test_a_secret_line_is_no_news() -> None:
    before = game(ANN, BEN)
    ordered = change(before, acts.play_moves, ANN, [("order", "let")])
    assert [said.key for said in ordered.told] == ["toy-order"]
    assert before.position is not None
    assert ordered.session.position is not None
    assert ordered.session.table.revision == before.table.revision
    assert ordered.session.position.news() == before.position.news()
    assert ordered.session.position.seal == before.position.seal
    assert ordered.session.position.head != before.position.head


def test_nobody_stands_in_for_a_choice_that_was_made_meanwhile() -> None:
    session = game(ANN, BEN)
    owed = session.owes(Seat(0))
    assert owed is not None
    with pytest.raises(Refusal) as refusal:
        change(bid(session, ANN), acts.stand_in, owed, ("bid", "0"))
    assert refusal.value.verdict is Verdict.STALE
    assert counts(after(session, acts.stand_in, owed, ("bid", "0"))) == (1, 0)


def test_what_a_computer_found_for_a_game_that_ended_meanwhile_is_stale() -> None:
    """And so no mistake of ours, which would be logged."""
    session = game(ANN, BEN)
    owed = session.owes(Seat(0))
    for act in (acts.stand_in, acts.time_out):
        with pytest.raises(Refusal) as refusal:
            change(after(session, acts.cancel, MANAGER, manager=True), act, owed, ("bid", "0"))
        assert refusal.value.verdict is Verdict.STALE


# Seats that change hands


def test_an_own_seat_may_be_given_to_a_computer_and_taken_back() -> None:
    session = after(game(ANN, BEN), acts.hand_to_computer, ANN, Seat(0), computer("easy"))
    assert session.chairs[0].occupant == computer("easy")
    assert refused(session, acts.play_moves, ANN, [("bid", "0")]) == "bot-table-seat-given-away"
    assert refused(session, acts.take_back, CAT) == "bot-table-never-seated"
    session = after(session, acts.take_back, ANN)
    assert session.seat_of(ANN) == 0
    assert refused(session, acts.take_back, ANN) == "bot-table-seated-already"


def test_a_present_persons_seat_may_not_be_given_away() -> None:
    session = game(ANN, BEN)
    assert refused(session, acts.hand_to_computer, BEN, Seat(0), computer("easy")) == "bot-table-not-absent"
    assert (
        refused(session, acts.hand_to_computer, DAN, Seat(0), computer("easy"), manager=True) == "bot-table-not-absent"
    )
    assert refused(session, acts.hand_to_computer, DAN, Seat(1), computer("easy")) == "bot-table-not-seated"
    assert refused(session, acts.hand_to_computer, ANN, Seat(0), computer("genius")) == "bot-table-unknown-level"
    assert refused(session, acts.hand_to_computer, ANN, Seat(5), computer("easy")) == "bot-table-no-such-seat"


def test_without_a_time_limit_a_manager_may_give_a_seat_away() -> None:
    session = game(ANN, BEN, hours=None)
    assert refused(session, acts.hand_to_computer, BEN, Seat(0), computer("easy")) == "bot-table-not-absent-unhurried"
    session = after(session, acts.hand_to_computer, DAN, Seat(0), computer("easy"), manager=True)
    assert session.chairs[0].occupant == computer("easy")


def test_a_change_of_hands_is_a_line_of_the_log() -> None:
    handed = change(game(ANN, BEN, CAT), hand_over, Seat(0), person(DAN, "Dan"))
    (line,) = handed.entries
    assert (line.seat, line.move) == (TABLE, ("person", "0", "P1", "P4"))
    assert counts(bid(handed.session, DAN)) == (1, 0, 0)


def test_resigning_where_the_rules_do_not_know_it_leaves_a_computer() -> None:
    assert after(game(ANN, BEN), acts.resign, BEN).chairs[1].occupant == computer("medium")


def test_what_was_told_of_resigning_is_held_to_under_the_tables_lock() -> None:
    session = game(ANN, BEN)
    assert after(session, acts.resign, ANN, acts.resignation(session, ANN)).seat_of(ANN) is None
    for old in ("ends", "substitute", ""):
        with pytest.raises(Refusal) as stale:
            change(session, acts.resign, ANN, old)
        assert stale.value.verdict is Verdict.STALE


def test_a_substitute_is_not_told_that_they_may_come_back() -> None:
    session = game(ANN, BEN)
    assert acts.resignation(session, ANN) == "computer"
    session = after(session, hand_over, Seat(0), person(CAT, "Cat"))
    assert acts.resignation(session, CAT) == "substitute"
    gone = after(session, acts.resign, CAT)
    assert refused(gone, acts.come_back, CAT) == "bot-table-not-seated"
    for locale in LOCALES:
        told = [plain(locale, text(f"bot-resign-{comes}", player="x")) for comes in ("computer", "substitute", "kept")]
        assert ["/" in words for words in told] == [True, False, False]


@pytest.mark.parametrize(("preset", "seats", "comes"), [("two-wars", 4, "out"), ("three-legs", 3, "lost")])
def test_who_gives_up_in_a_team_is_out_and_has_not_lost(preset: str, seats: int, comes: str) -> None:
    rules, people = catalogue.games()["jiangshan"].rules, (ANN, BEN, CAT, DAN)[:seats]
    opening = TableRequest(7, 1, "jiangshan", rules.presets[preset], ANN, "Ann", "en", seats=seats)
    session = open_table(catalogue.games(), opening, now=START)
    for user in people[1:]:
        session = after(session, lobby.join, person(user, NAMES[user]))
    session = after(session, lobby.begin, ANN)
    assert acts.resignation(session, ANN) == comes


# Reminders


def test_a_nudge_is_granted_once_in_a_while() -> None:
    first = START + 12 * HOUR
    session = after(game(ANN, BEN), acts.nudge, ANN, at=first)
    assert refused(session, acts.nudge, BEN, at=first + 6 * HOUR - 1) == "bot-table-nudged-already"
    assert refused(session, acts.nudge, DAN, at=first + 6 * HOUR) == "bot-table-not-seated"
    session = bid(session, ANN)
    assert refused(session, acts.nudge, BEN, at=first + 6 * HOUR) == "bot-table-nobody-to-nudge"
    assert after(session, acts.nudge, ANN, at=first + 6 * HOUR).table.nudged == first + 6 * HOUR


@pytest.mark.parametrize(("hours", "wait"), [(48, 12), (4, 1), (1, 1), (None, 24)])
def test_a_nudge_waits_a_quarter_of_the_allowance(hours: float | None, wait: int) -> None:
    session = game(ANN, BEN, hours=hours)
    assert refused(session, acts.nudge, ANN, at=START + wait * HOUR - 1) == "bot-table-nudge-early"
    assert after(session, acts.nudge, ANN, at=START + wait * HOUR).table.nudged == START + wait * HOUR


def test_a_reminder_is_put_off_or_done_with() -> None:
    session = game(ANN, BEN)
    owed = session.owes(Seat(1))
    assert owed is not None
    assert after(session, acts.put_off_reminder, owed, START + 5).owes(Seat(1)) == replace(owed, remind=START + 5)
    reminded = after(session, acts.remind, owed, at=START + 24 * HOUR)
    assert reminded.owes(Seat(1)) == replace(owed, remind=None)
    assert reminded.owes(Seat(0)) == session.owes(Seat(0))


# The end


def test_a_game_that_began_meanwhile_is_cancelled_only_by_who_is_sure() -> None:
    session = game(ANN, BEN)
    assert refused(session, acts.cancel, ANN, sure=False) == "bot-table-begun-already"
    assert refused(session, acts.cancel, ANN) == "bot-table-players-decide"
    assert refused(session, acts.cancel, BEN, manager=True) == "bot-table-players-decide"
    ended = after(session, acts.cancel, DAN, manager=True)
    assert (type(ended.phase), ended.owed) == (Cancelled, ())
    assert refused(ended, acts.cancel, MANAGER, manager=True) == "bot-table-ended"


def test_a_deleted_channel_ends_what_was_played_there() -> None:
    lost = change(game(ANN, BEN), acts.lose_channel)
    assert (type(lost.session.phase), lost.entries[0].move) == (Cancelled, ("gone",))


def test_a_rematch_moves_everybody_on_by_one() -> None:
    session = game(ANN, BEN, CAT, options=Options(rounds=1))
    assert refused(session, acts.rematch, BEN, "Ben") == "bot-table-not-over"
    ended = after(session, acts.cancel, MANAGER, manager=True)
    assert refused(ended, acts.rematch, DAN, "Dan") == "bot-table-not-seated"
    opened = change(ended, acts.rematch, BEN, "Ben").opens
    assert opened is not None
    assert [opened.seat_of(user) for user in (BEN, CAT, ANN)] == [0, 1, 2]
    assert (opened.table.options, opened.table.host, type(opened.phase)) == (Options(rounds=1), BEN, Lobby)
    assert opened.table.commitment != ended.table.commitment


def test_a_table_changes_its_language_for_those_who_belong_there() -> None:
    session = gathered(ANN, BEN)
    assert refused(session, acts.set_language, CAT, "zh-TW") == "bot-table-not-seated"
    assert after(session, acts.set_language, CAT, "zh-TW", manager=True).table.locale == "zh-TW"
    assert after(session, acts.set_language, BEN, "zh-CN").table.revision == session.table.revision + 1


def test_options_change_in_the_lobby_for_everybody_to_see() -> None:
    before = gathered(ANN, BEN)
    changed = change(before, lobby.set_options, ANN, {"rounds": 3, "blind": True})
    assert changed.session.table.options == Options(rounds=3, blind=True)
    assert changed.session.table.revision == before.table.revision + 1
    assert changed.text == text("bot-table-options-set")
    assert [chair.occupant for chair in changed.session.chairs] == [chair.occupant for chair in before.chairs]


def test_a_rule_set_replaces_what_was_changed_before() -> None:
    session = after(gathered(ANN, BEN), lobby.set_options, ANN, {"rounds": 4})
    assert (
        after(session, lobby.set_options, ANN, {}, preset="short").table.options
        == games()["toy"].rules.presets["short"]
    )
    assert after(session, lobby.set_options, ANN, {"rounds": 3}, preset="blind").table.options.rounds == 3


@pytest.mark.parametrize(
    ("values", "key"),
    [
        ({"rounds": 9}, "bot-option-out-of-range"),
        ({"rounds": 1, "blind": True}, "toy-problem-blind"),
        ({"rounds": 9, "blind": 3}, "bot-options-faults"),
    ],
)
def test_options_that_cannot_be_played_are_refused(values: dict[str, Any], key: str) -> None:
    assert refused(gathered(ANN, BEN), lobby.set_options, ANN, values) == key


def test_options_belong_to_the_tables_host_until_the_game_begins() -> None:
    assert refused(gathered(ANN, BEN), lobby.set_options, BEN, {"rounds": 3}) == "bot-table-host-only"
    assert after(gathered(ANN, BEN), lobby.set_options, BEN, {"rounds": 3}, manager=True).table.options.rounds == 3
    assert refused(game(ANN, BEN), lobby.set_options, ANN, {"rounds": 3}) == "bot-table-begun-already"


PEOPLE = {letter: Chair(person(number, letter)) for number, letter in enumerate("ABCD", 1)}


def chairs(written: str) -> tuple[Chair, ...]:
    """Chairs from left to right, a dot for a free one."""
    return tuple(PEOPLE.get(letter, Chair(None)) for letter in written)


@pytest.mark.parametrize(
    ("sitting", "before", "allowed", "then"),
    [
        ("A.", range(2, 3), range(4, 5), "A..."),
        ("A...", range(4, 5), range(2, 3), "A."),
        (".A.B", range(4, 5), range(2, 3), "AB"),
        ("A.B.", range(2, 5), range(2, 4), "A.B"),
        ("AB", range(2, 5), range(2, 7), "AB"),
        ("AB", range(2, 5), range(3, 7), "AB."),
        ("A..", range(2, 5), range(2, 3), "A."),
        ("ABC", range(2, 4), range(2, 7), "ABC..."),
    ],
)
def test_there_are_as_many_chairs_as_the_options_allow(sitting: str, before: range, allowed: range, then: str) -> None:
    assert fitted(toy(), chairs(sitting), before, allowed) == chairs(then)


def test_nobody_is_sent_away_by_options() -> None:
    with pytest.raises(Refusal) as refusal:
        fitted(toy(), chairs("AB.C"), range(4, 5), range(2, 3))
    sets = tuple(text(f"toy-preset-{name}") for name in TOY.presets)
    assert refusal.value.reason == text("bot-table-too-many-sets", sets=sets, taken=3, most=2)
    with pytest.raises(Refusal) as refusal:
        fitted(toy(), chairs("AB.C") * 3, range(12, 13), range(2, 3))
    assert refusal.value.reason == text("bot-table-too-many", taken=9, most=2), "no rule set is for nine"


# What it costs


@pytest.mark.parametrize("name", ["jiangshan", "cardgo"])
def test_a_move_makes_menus_of_whoever_plays_it_alone(name: str) -> None:
    """A menu of a large game takes long. Who was not asked before is asked anew, whatever his menu says."""
    made: list[Seat] = []

    def counted(honest: Any, view: Any, path: Move = ()) -> Choice | None:
        made.append(view.viewer)
        found: Choice | None = honest.choice(view, path)
        return found

    installed = catalogue.games()[name]
    game = replace(installed, rules=planted(installed.rules, {"choice": counted}))
    rules = game.rules
    opening = TableRequest(7, 1, name, rules.options(), ANN, "Ann", "en", seating=Seating.CHOSEN)
    session = after(open_table({name: game}, opening, now=START), lobby.join, person(BEN, "Ben"))
    session, alone = after(session, lobby.begin, ANN), 0
    for _ in range(12):
        assert session.position is not None
        seat, *others = session.position.acting
        move = next(moves(rules, session.position.state, seat))
        made.clear()
        session = after(session, acts.play_moves, (ANN, BEN)[seat], [move])
        alone += not others
        assert others or set(made) == {seat}
    assert alone > 5
