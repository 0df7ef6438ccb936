"""The viewer: who sees what of which turn, where it opens, and that nothing secret shows in it."""

from __future__ import annotations

import secrets
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.handlers.story import suggest
from bot.messages.custom_id import LAST, VIEWER, Action, Place
from bot.messages.message import Button, Message, Picture, Select
from bot.table.changes import Change, hand_over
from bot.table.session import Session, person
from bot.table.timing import Moment
from games.core import Seat, text
from tests.support.hosting import ANN, BEN, CAT, DAN, VirtualTime
from tests.support.stand import CHANNEL, Stand, control, controls, labelled, message, pressed, said
from tests.support.stand import stand as opened

OTHER_CHANNEL = CHANNEL + 1


def shown(page: Message) -> str:
    """What the picture shows: the toy's are its views in words."""
    return next(part.png.decode() for part in page.parts if isinstance(part, Picture))


def button(page: Message, label: str) -> Button:
    found = labelled(page, label)
    assert found is not None, label
    return found


def menu(page: Message, number: int = 0) -> Select:
    return [one for one in controls(page) if isinstance(one, Select)][number]


async def pages(stand: Stand, user: int) -> list[Message]:
    """Every page of `/replay`, by the button back."""
    found = [message(await stand.command(user, "replay"))]
    while not button(found[-1], "◀").disabled:
        found.append(message(await stand.click(user, button(found[-1], "◀"), private=True)))
    return found


async def test_the_viewer_opens_at_the_first_turn_that_one_has_not_seen(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(BEN, 0)
    await stand.bid_typed(ANN, 0)
    assert "The beginning" in said(await stand.click(CAT, control(stand.channels.latest, Action.SINCE)))
    assert "After turn 2 of 2 · nothing has happened since your last move" in said(await stand.command(ANN, "since"))
    assert "After turn 2 of 2 · since your last move: from turn 2 on" in said(await stand.command(BEN, "since"))


async def test_who_has_not_moved_yet_begins_at_the_beginning_and_goes_on(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    first = message(await stand.command(ANN, "since"))
    assert "The beginning; no turn has followed yet" in said(first)
    buttons = [one for one in controls(first) if isinstance(one, Button)]
    assert [one.disabled for one in buttons] == [True] * 4 + [False] * 2
    assert [one.label for one in buttons[:4]] == ["«", "◀", "▶", "»"], "signs of common fonts, no emoji"
    await stand.bid_typed(BEN, 0)
    await stand.bid_typed(ANN, 1)
    assert "The beginning; one turn follows" not in said(await stand.command(ANN, "since"))


async def test_what_was_seen_is_not_shown_first_again(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=3)
    for _ in range(2):
        await stand.bid_typed(ANN, 0)
        await stand.bid_typed(BEN, 0)
    opened = message(await stand.command(CAT, "since"))
    assert "The beginning" in said(opened)
    on = message(await stand.click(CAT, button(opened, "▶"), private=True))
    assert "After turn 1 of 2" in said(on)
    assert "After turn 2 of 2" in said(await stand.command(CAT, "since"))


async def test_a_spectator_is_told_of_the_last_day(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid_typed(ANN, 0)
    await stand.time.advance(2 * 86_400 - 3_600, stand)
    assert "since yesterday" in said(await stand.command(CAT, "since"))


async def test_one_sees_ones_own_view_while_the_game_runs(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(BEN, 0)
    own, strange = await pages(stand, ANN), await pages(stand, CAT)
    assert [said(page) for page in strange if "You hold" in said(page)] == []
    assert any("You hold" in said(page) for page in own)
    assert all("viewer=Seat(0)" in shown(page) for page in own)
    assert all("viewer=None" in shown(page) for page in strange)
    assert all(len([one for one in controls(page) if isinstance(one, Select)]) <= 1 for page in own)


async def test_everything_may_be_seen_once_the_game_is_over(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(BEN, 0)
    last = stand.channels.latest
    page = message(await stand.click(CAT, control(last, Action.REPLAY)))
    assert "The beginning" in said(page)
    assert "viewer=None" in shown(page)
    as_ben = message(await stand.click(CAT, menu(page, 1), "1", private=True))
    assert "viewer=Seat(1)" in shown(as_ben)
    assert "You hold" in said(as_ben)
    assert "viewer=Seat(1)" in shown(message(await stand.click(CAT, button(as_ben, "▶"), private=True)))


async def test_a_view_that_is_not_ones_own_cannot_be_asked_for_while_the_game_runs(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    page = message(
        await stand.click(ANN, pressed(Action.STORY, argument=Place(0, eyes="1", control=VIEWER)), private=True)
    )
    assert "viewer=Seat(0)" in shown(page)


async def test_a_control_that_was_forged_leads_nowhere(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    for typed in ("", "b-x-0---w", "b-1-0---q", "b--0---w", "b-٣-0---w", "b-1--0"):
        assert "older version" in said(await stand.click(ANN, Button(f"1T1...{typed}", "x"), private=True))


async def test_a_turn_that_is_not_there_is_the_last_one(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    page = message(await stand.click(ANN, pressed(Action.STORY, argument=Place(99, control=LAST)), private=True))
    assert "The beginning" in said(page)


async def test_the_page_in_words(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    page = message(await stand.command(ANN, "replay", **{"as": "text"}))
    assert page.pictures == ()
    assert "scores" in said(page)
    with_picture = message(await stand.click(ANN, button(page, "As a picture"), private=True))
    assert len(with_picture.pictures) == 1


async def test_no_two_controls_of_a_page_mean_the_same(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(BEN, 0)
    for page in await pages(stand, ANN):
        ids = [one.custom_id for one in controls(page) if isinstance(one, Button | Select)]
        assert len(set(ids)) == len(ids)


async def test_who_left_his_seat_sees_it_up_to_there_and_his_successor_from_the_beginning(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=3)
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(BEN, 0)
    assert (await stand.context.host.do(None, 1, seat_cat)).done
    await stand.settled()
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(CAT, 0)
    after, before = [], []
    for page in reversed(await pages(stand, BEN)):
        (before if "viewer=Seat(1)" in shown(page) else after).append(shown(page))
    assert len(before) == 2
    assert len(after) == 1
    assert all("viewer=None" in page for page in after)
    assert all("viewer=Seat(1)" in shown(page) for page in await pages(stand, CAT))


def seat_cat(session: Session, moment: Moment) -> Change:
    """Cat sits down on Ben's seat."""
    assert session.position is not None
    return hand_over(session, session.position, Seat(1), person(CAT, "Cat"), text("bot-table-replaced"), moment)


def seat_dan(session: Session, moment: Moment) -> Change:
    """Dan sits down there after Cat."""
    assert session.position is not None
    return hand_over(session, session.position, Seat(1), person(DAN, "Dan"), text("bot-table-replaced"), moment)


async def test_finished_games_of_the_channel_and_ones_own_are_found(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(BEN, 0)
    assert [value for _, value in await stand.typing(CAT, "replay", "game", "toy")] == ["1"]
    assert await stand.typing(CAT, "replay", "game", "chess") == ()
    elsewhere = stand.asker(ANN, channel=OTHER_CHANNEL)
    assert "The beginning" in said(await stand.command(ANN, "replay", asker=elsewhere, game="1"))
    strange = stand.asker(DAN, channel=OTHER_CHANNEL)
    for typed in ("1", "7", "one", "-1", "9" * 40):
        refused = said(await stand.command(DAN, "replay", asker=strange, game=typed))
        assert "No finished game" in refused
        strange = stand.asker(DAN, channel=OTHER_CHANNEL)


async def test_a_game_that_one_left_before_its_end_is_found_from_elsewhere(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    assert (await stand.context.host.do(None, 1, seat_cat)).done
    assert (await stand.context.host.do(None, 1, seat_dan)).done
    await stand.settled()
    await stand.bid_typed(ANN, 0)
    await stand.bid_typed(DAN, 0)
    found = await suggest(stand.context, stand.asker(CAT, channel=OTHER_CHANNEL), "")
    assert [value for _, value in found] == ["1"]
    elsewhere = stand.asker(CAT, channel=OTHER_CHANNEL)
    assert "The beginning" in said(await stand.command(CAT, "replay", asker=elsewhere, game="1"))


async def test_a_lobby_has_no_story(stand: Stand) -> None:
    await stand.lobby(ANN)
    assert "begun" in said(await stand.command(ANN, "since"))
    assert "begun" in said(await stand.command(ANN, "replay"))


async def test_a_page_of_before_a_restart_goes_on(tmp_path: Path) -> None:
    time = VirtualTime()
    async with opened(tmp_path, time=time) as stand:
        await stand.game(ANN, BEN, rounds=3)
        await stand.bid_typed(ANN, 0)
        await stand.bid_typed(BEN, 0)
        old = message(await stand.command(ANN, "replay"))
        expected = message(await stand.click(ANN, button(old, "◀"), private=True))
    async with opened(tmp_path, time=time) as stand:
        assert message(await stand.click(ANN, button(old, "◀"), private=True)) == expected


async def seen_in(folder: Path, secret: tuple[str, ...]) -> dict[int, list[object]]:
    """Every page that each of them sees in a world in which Ann plays something in secret."""
    async with opened(folder, time=VirtualTime()) as stand:
        await stand.game(ANN, BEN, CAT)
        for typed in secret:
            await stand.command(ANN, "move", text=typed)
        await stand.settled()
        return {user: [message(await stand.command(user, "since")), *await pages(stand, user)] for user in (BEN, DAN)}


async def test_two_worlds_have_the_same_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda length=32: bytes(length))
    worlds = ((), ("order let",), ("order let", "order ask"), ("bid 0",), ("bid 1",), ("order let", "bid 1"))
    seen = [await seen_in(tmp_path / str(n), secret) for n, secret in enumerate(worlds)]
    assert seen[0] == seen[1] == seen[2], "a standing order shows"
    assert seen[3] == seen[4] == seen[5], "a bid shows"


async def test_nothing_is_animated_before_anything_happened(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games begin without a fact by chance; their animation used to fail."""
    await stand.game(ANN, BEN)
    monkeypatch.setattr(stand.context.stories, "views", AsyncMock(return_value=()))
    told = await stand.command(ANN, "replay", **{"as": "animation"})  # type: ignore[arg-type]  # values only
    assert "Nothing has happened yet." in said(told)
