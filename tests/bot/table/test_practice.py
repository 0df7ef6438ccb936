"""A game of one person with computers is practice, unless they choose otherwise before it begins."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.host.storage.documents import Document, coder, document_of, unpack, written
from bot.messages.custom_id import Action, Setting
from bot.table.features import acts, lobby, undo, votes
from bot.table.session import Session, Takeback, computer
from games.core import Seat
from tests.bot.table.test_acts import after, bid, game, gathered, refused
from tests.support.hosting import ANN, BEN, DAN
from tests.support.stand import Stand, control, pressed, said


def alone(**more: object) -> Session:
    """A lobby of one person and a computer."""
    return after(gathered(ANN, seats=2, **more), lobby.add_computer, ANN, "easy")


def begun(**more: object) -> Session:
    return after(alone(**more), lobby.begin, ANN)


def test_one_person_among_computers_practises_and_takes_back_freely() -> None:
    session = begun()
    assert session.table.practice is True
    session = after(bid(session, ANN), undo.undo, ANN)
    assert session.owes(Seat(0)) is not None


@pytest.mark.parametrize("chosen", [{"practice": False}, {"takeback": Takeback.CONSENT}, {"takeback": Takeback.NEVER}])
def test_unless_they_choose_otherwise_when_they_open_the_table(chosen: dict[str, object]) -> None:
    assert not begun(**chosen).table.practice


def test_or_in_the_lobby_and_may_change_their_mind() -> None:
    off = after(alone(), lobby.set_options, ANN, {}, table={"practice": False})
    assert not after(off, lobby.begin, ANN).table.practice
    on = after(off, lobby.set_options, ANN, {}, table={"practice": True})
    assert after(on, lobby.begin, ANN).table.practice


def test_what_else_is_set_in_the_lobby_leaves_it_undecided() -> None:
    assert after(alone(), lobby.set_options, ANN, {}, table={"hours": 24}).table.practice is None


def test_two_people_do_not_practise_nor_does_nobody_with_computers() -> None:
    assert not game(ANN, BEN).table.practice
    three = after(gathered(ANN, BEN, seats=3), lobby.add_computer, ANN, "easy")
    assert not after(three, lobby.begin, ANN).table.practice
    nobody = gathered(ANN, seats=2, sit=False, computers=("easy", "easy"))
    assert not after(nobody, lobby.begin, ANN).table.practice


def test_nothing_turns_a_running_game_into_practice() -> None:
    session = after(game(ANN, BEN), acts.hand_to_computer, BEN, Seat(1), computer("easy"))
    assert [chair.present for chair in session.chairs] == [True, False]
    assert not session.table.practice
    assert refused(session, lobby.set_options, ANN, {}, table={"practice": True}) == "bot-table-begun-already"


def test_nobody_else_may_sit_down_later() -> None:
    assert refused(begun(), votes.offer, ANN, DAN, "Dan") == "bot-table-practice"


def test_a_rematch_is_practice_again_unless_it_was_not() -> None:
    for chosen, expected in ((None, True), (False, False)):
        over = after(begun(practice=chosen), acts.cancel, DAN, manager=True)
        opened = lobby.open_rematch(over.game, over, ANN, "Ann", now=1)  # type: ignore[arg-type]  # it has one
        assert bool(after(opened, lobby.begin, ANN).table.practice) is expected


def test_a_game_that_was_stored_before_is_none() -> None:
    """Its text has no such field, and what it holds otherwise is read as before."""
    stored = coder(Document).pack(document_of(game(ANN, BEN)))
    assert "practice" not in stored["table"]
    assert not unpack(Document, written(Document, stored)).table.practice
    stored["table"]["practice"] = True
    assert unpack(Document, written(Document, stored)).table.practice


async def test_the_lobby_the_board_and_verify_say_so(stand: Stand, tmp_path: Path) -> None:
    await stand.command(ANN, "play", "toy", level="easy", order="first")
    await stand.settled()
    assert "Practice: you play" in said(stand.table)
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    assert "practice table 1" in said(stand.channels.latest).splitlines()[0]
    await stand.stop()
    file = tmp_path / "game.txt"
    file.write_bytes(await stand.context.host.export(1))
    assert json.loads(file.read_bytes().splitlines()[0])["practice"] is True
    told = CliRunner().invoke(main, ["verify", str(file)])
    assert told.exit_code == 0
    assert "practice game" in told.output


async def test_an_option_of_the_lobby_turns_it_off(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", level="easy")
    await stand.settled()
    await stand.click(ANN, pressed(Action.SET, argument=Setting("practice", "off")), private=True)
    await stand.settled()
    assert "Practice: you play" not in said(stand.table)
