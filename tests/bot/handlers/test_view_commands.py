"""Looking: what is shown to whom, as a picture or as text, and what can be done from there."""

from __future__ import annotations

from bot.messages.custom_id import Action
from bot.messages.message import Picture, Words
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import CHANNEL, Stand, control, labels, message, said


async def test_my_games_tell_where_and_whose_turn(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    listed = said(await stand.command(ANN, "games"))
    assert f"<#{CHANNEL}>" in listed
    assert "Waiting for you" in listed
    await stand.bid(ANN, 0)
    assert "waiting for Ben" in said(await stand.command(ANN, "games"))


async def test_more_offers_what_the_person_may_do(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    own = labels(message(await stand.click(ANN, control(board, Action.MORE))))
    strange = labels(message(await stand.click(CAT, control(board, Action.MORE))))
    assert {"Resign", "Stop the game", "Pause", "Offer a draw"} <= set(own)
    assert {"Resign", "Stop the game", "Pause", "Offer a draw"}.isdisjoint(strange)
    assert "Propose to concede" not in own, "of two, one resigns"


async def test_more_asks_the_others_for_what_all_must_agree_to(stand: Stand) -> None:
    board = await stand.game(ANN, BEN)
    more = message(await stand.click(ANN, control(board, Action.MORE)))
    question = message(await stand.click(ANN, control(more, Action.PROPOSE)))
    assert "Ask the others" in labels(question)
    assert control(question, Action.PROPOSE_SURE)


async def test_a_stopped_game_says_so_where_it_is_looked_at(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.stop()
    assert "closed without a result" in said(await stand.command(BEN, "view"))


async def test_text_instead_of_the_picture(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    shown_ = message(await stand.command(ANN, "board", **{"as": "text"}))
    assert "scores" in said(shown_)
    assert not any(isinstance(part, Picture) for part in shown_.parts)
    assert isinstance(shown_.parts[0], Words)
