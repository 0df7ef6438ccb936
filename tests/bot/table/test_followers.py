"""What follows from every change: each feature's part once, in one order, whatever the act was."""

from __future__ import annotations

import ast
from dataclasses import replace
from pathlib import Path

import pytest

import bot.table
from bot.table.changes import Change
from bot.table.features import acts, followers, votes
from bot.table.features.followers import FOLLOWERS, Follower, perform
from bot.table.session import Session, Undoable, UndoRight, handed, person
from bot.table.timing import Moment
from games.core import Seat
from tests.bot.table.test_acts import after, game
from tests.support.hosting import ANN, BEN, CAT, DAN, START, hand_over


def test_each_is_asked_once_in_order_and_sees_what_those_before_it_made(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[int, int, int]] = []

    def counting(number: int) -> Follower:
        def follow(before: Session, change: Change, moment: Moment) -> Change:
            table = change.session.table
            seen.append((number, before.table.changed, table.changed))
            return replace(change, session=replace(change.session, table=replace(table, changed=table.changed + 1)))

        return follow

    session = game(ANN, BEN)
    monkeypatch.setattr(followers, "FOLLOWERS", tuple(map(counting, range(3))))
    change = perform(session, Moment(START), acts.play_moves, ANN, [("bid", "0")])
    assert seen == [(number, 0, number) for number in range(3)]
    assert change.session.table.changed == 3


def test_no_act_asks_a_follower() -> None:
    asked = []
    for module in sorted(Path(bot.table.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            named = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", None)
            asked += [module.stem] if named in ("follow", "FOLLOWERS") else []
    assert asked == ["followers"] * (len(FOLLOWERS) + 2), "the list, where it is made and where it is asked"


def test_another_name_is_nobody_else() -> None:
    session = game(ANN, BEN)
    session = after(after(session, votes.propose, BEN, "close"), votes.offer, ANN, DAN, "Dan")
    renamed = after(session, acts.rename, ANN, "Anna")
    assert handed(session, renamed) == ()
    assert renamed.votes == session.votes
    assert [vote.open for vote in renamed.votes] == [True, True]
    given = after(session, hand_over, Seat(0), person(CAT, "Cat"))
    assert handed(session, given) == (0,)
    assert [vote.open for vote in given.votes] == [False, False]


def test_nothing_of_a_seat_that_was_given_to_another_may_be_taken_back() -> None:
    session = game(ANN, BEN)
    own = [Undoable(Seat(seat), False, 1, START, UndoRight.ALONE, None, None) for seat in range(2)]
    given = after(replace(session, undoable=tuple(own)), hand_over, Seat(0), person(CAT, "Cat"))
    assert given.undoable == (own[1],)
