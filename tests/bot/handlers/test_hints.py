"""Three hints, each once, below what they are about."""

from __future__ import annotations

import re

from bot.messages.custom_id import Action
from bot.messages.message import Picture, Words
from bot.messages.requests import Reply
from tests.support.hosting import ANN, BEN
from tests.support.stand import Stand, control, labels, message, pressed, said


async def test_hints_come_once_and_can_be_turned_off(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    opened = message(await stand.click(ANN, control(board, Action.PANEL)))
    assert "Hint 1" in said(opened)
    assert "Hint" not in said(await stand.click(ANN, control(board, Action.PANEL)))
    quiet = await stand.click(ANN, control(opened, Action.QUIET), private=True)
    assert "Hint" not in said(await stand.command(ANN, "move", text="bid 0"))
    assert "Hints are off" in said(quiet)


async def test_a_hint_stands_between_the_question_and_the_picture_and_goes_without_the_panel(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    opened = await stand.click(ANN, control(board, Action.PANEL))
    assert isinstance(opened, Reply)
    first, second, *_ = opened.message.parts
    assert isinstance(first, Words)
    assert [line.startswith("-# ") for line in first.content.splitlines()][-2:] == [False, True]
    assert isinstance(second, Picture)
    quiet = message(await stand.click(ANN, control(opened.message, Action.QUIET), private=True))
    assert "How much?" in said(quiet)
    assert labels(quiet) == [label for label in labels(opened.message) if label != "No more hints"]


async def test_the_panel_of_a_quick_game_has_the_first_hint_too(stand: Stand) -> None:
    assert "Hint 1" in said(await stand.click(ANN, pressed(Action.QUICK, 0)))


async def test_three_hints_in_all(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    shown_ = [await stand.click(ANN, control(board, Action.PANEL)) for _ in range(2)]
    shown_.append(await stand.bid(ANN, 0))
    for _ in range(4):
        shown_ += [await stand.command(ANN, "move", text=f"order {order}") for order in ("let", "ask")]
    assert [re.findall(r"Hint (\d)", said(one)) for one in shown_ if "Hint" in said(one)] == [["1"], ["2"], ["3"]]
