"""Resigning, seats that change hands, rematches, a table's language: asked for by people, answered in their words."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.messages.custom_id import Action, Item, Named
from bot.messages.requests import Growing, Person
from bot.table.session import Over
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import Stand, control, labels, message, pressed, said, surface


async def test_settings_change_the_tables_language(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "settings", language="zh-CN")
    await stand.settled()
    assert "请你做决定" in said(stand.channels.latest)


async def test_the_new_language_is_named_in_the_words_of_whoever_chose_it(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    assert said(await stand.command(ANN, "settings", language="zh-TW")) == "The table now speaks 繁體中文."


async def test_resigning_asks_first(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    question = message(await stand.command(ANN, "resign"))
    kept = await stand.click(ANN, control(question, Action.KEEP), private=True)
    assert "goes on" in said(kept)
    done = await stand.click(ANN, control(question, Action.RESIGN_SURE), private=True)
    assert said(done)
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) is None


async def test_whoever_resigns_is_told_that_a_computer_plays_on_with_the_others(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    question = message(await stand.command(ANN, "resign"))
    assert said(question).startswith("Give up your seat? Computer (medium) plays on in it")
    stand.locales[ANN] = "zh-CN"
    assert "由电脑（普通）接着走" in said(await stand.command(ANN, "resign"))


async def test_whoever_was_told_something_else_is_asked_again(stand: Stand) -> None:
    """What comes of it may change meanwhile: the others leave for good, or somebody comes back."""
    await stand.game(ANN, BEN)
    question = message(await stand.command(ANN, "resign"))
    for old in (pressed(Action.RESIGN_SURE), pressed(Action.RESIGN_SURE, argument=Named("ends"))):
        again = message(await stand.click(ANN, old, private=True))
        assert said(again) == said(question)
        assert control(again, Action.RESIGN_SURE) == control(question, Action.RESIGN_SURE)
        session = await stand.context.host.session(1)
        assert session is not None
        assert session.seat_of(ANN) == 0


@pytest.mark.parametrize(
    ("game", "told", "result"),
    [
        ("koxinga", "It ends here, and the computers have won.", " gave up; the others have won."),
        ("cardgo", "Then you have lost it.", "resign"),
    ],
)
async def test_whoever_resigns_among_computers_ends_the_game_and_may_review_it(
    tmp_path: Path, game: str, told: str, result: str
) -> None:
    async with surface(tmp_path) as ready:
        await ready.click(ANN, pressed(Action.QUICK, 0, Named(game)))
        await ready.settled()
        more = labels(message(await ready.click(ANN, pressed(Action.MORE), private=True)))
        assert "Resign" in more
        assert "Propose to concede" not in more, "it would be the same"
        question = message(await ready.command(ANN, "resign"))
        assert told in said(question)
        await ready.click(ANN, control(question, Action.RESIGN_SURE), private=True)
        await ready.settled()
        session = await ready.context.host.session(1)
        assert session is not None
        assert isinstance(session.phase, Over)
        assert result in said(ready.channels.latest)
        assert isinstance(await ready.click(ANN, pressed(Action.REVIEW, argument=Item(None))), Growing)


async def test_a_seat_is_given_to_a_computer_and_taken_back(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(ANN, "replace", seat="0", level="easy")
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) is None
    await stand.settled()
    await stand.command(ANN, "replace", seat="0", people={"person": Person(ANN, "Ann")})
    session = await stand.context.host.session(1)
    assert session is not None
    assert session.seat_of(ANN) == 0


async def test_whose_seat_was_given_away_is_told_how_to_take_it_back(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.command(BEN, "replace", seat="1", level="easy")
    assert "/replace" in said(await stand.command(BEN, "move", text="bid 0"))
    assert "/replace" in said(await stand.click(BEN, pressed(Action.PANEL)))


async def test_a_rematch_calls_those_who_played_and_invites_nobody_else(stand: Stand) -> None:
    await stand.command(ANN, "play", "toy", seats=2, people={"opponent": Person(BEN, "Ben")})
    await stand.settled()
    await stand.click(CAT, control(stand.table, Action.JOIN))
    await stand.close(ANN)
    await stand.command(CAT, "table", "rematch")
    await stand.settled()
    assert stand.channels.latest.mentions == (ANN,)
    assert "<@1001>: Cat would like a rematch" in said(stand.channels.latest)
    await stand.click(ANN, control(stand.table, Action.LEAVE))
    await stand.settled()
    assert stand.channels.latest.mentions == ()
    assert "rematch" not in said(stand.channels.latest)


async def test_nobody_is_called_to_a_table_that_is_no_rematch(stand: Stand) -> None:
    await stand.lobby(ANN, BEN)
    await stand.close(ANN)
    await stand.command(BEN, "table", "rematch")
    await stand.close(BEN)
    await stand.lobby(BEN, ANN)
    assert stand.table.mentions == ()


async def test_who_was_forgotten_is_not_called_at_the_end_and_has_no_chair_in_a_rematch(stand: Stand) -> None:
    far = 1 << 40
    await stand.game(far, BEN)
    await stand.command(far, "replace", seat="0", level="easy")
    question = message(await stand.command(far, "forget"))
    await stand.click(far, control(question, Action.FORGET), private=True)
    question = message(await stand.command(BEN, "resign"))
    await stand.click(BEN, control(question, Action.RESIGN_SURE), private=True)
    await stand.settled()
    assert "over" in said(stand.channels.latest)
    assert not [each for each in stand.channels.sent if 0 in each.mentions or "<@0>" in said(each)]
    await stand.command(BEN, "table", "rematch")
    await stand.settled()
    assert not [each for each in stand.channels.sent if 0 in each.mentions or "<@0>" in said(each)]
    session = await stand.context.host.session(2)
    assert session is not None
    assert sorted(chair.occupant is None for chair in session.chairs) == [False, True]
