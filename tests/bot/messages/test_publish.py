"""What a channel shows: a new board a turn, bursts once, failures answered, nothing doubled after a crash."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.host.operations.backup import back_up
from bot.host.operations.restore import restore
from bot.host.storage.store import StoreUnwritable
from bot.host.workers.engine import Job
from bot.messages.custom_id import Action, Press, format
from bot.messages.message import Message
from bot.messages.outbox.outlet import Closed, Deleted, Dormant, Failing, Gone
from bot.messages.outbox.planned_posts import Shown, calls, seated_anew
from bot.messages.requests import Reply
from bot.messages.words.news import Line, Weight
from bot.table import changes, play
from bot.table.changes import Change
from bot.table.log.host_lines import Restored
from bot.table.session import Cancelled, Open, Session
from bot.table.timing import HOUR, Moment
from games.core import Event, Move, Seat, text
from tests.support.hosting import ANN, BEN, CAT, START
from tests.support.stand import CHANNEL, Stand, control, controls, labels, said
from tests.support.stand import stand as standing


async def test_the_lobby_is_one_message_that_changes(stand: Stand) -> None:
    await stand.lobby(ANN, BEN, CAT)
    assert stand.channels.calls.count("send") == 1
    assert "Cat" in said(stand.channels.latest)


async def test_a_turn_is_a_new_message_and_the_older_one_keeps_one_button(stand: Stand) -> None:
    lobby = await stand.lobby(ANN, BEN)
    await stand.click(ANN, control(lobby, Action.START))
    await stand.settled()
    first, second = sorted(stand.channels.messages)
    stripped = stand.channels.messages[first]
    assert not isinstance(stripped, Message)
    assert [part["type"] for part in stripped] == [10, 1]
    assert [button["label"] for button in stripped[-1]["components"]] == ["To the board"]  # type: ignore[attr-defined, index]
    assert isinstance(stand.channels.messages[second], Message)


async def test_a_board_mentions_those_who_owe_and_nobody_else(stand: Stand) -> None:
    board = await stand.game(ANN, BEN, CAT)
    assert set(board.mentions) == {ANN, BEN, CAT}
    await stand.bid(BEN, 0)
    await stand.settled()
    assert set(stand.channels.latest.mentions) == {ANN, CAT}


async def test_a_secret_choice_changes_the_board_without_a_new_message(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    sent = stand.channels.calls.count("send")
    await stand.bid(ANN, 0)
    await stand.settled()
    assert stand.channels.calls.count("send") == sent


async def test_when_all_owe_again_the_board_is_new(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    sent = stand.channels.calls.count("send")
    await stand.bid(ANN, 0)
    await stand.bid(BEN, 0)
    await stand.settled()
    assert stand.channels.calls.count("send") == sent + 1


async def test_a_standing_order_is_not_shown_at_all(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    before = list(stand.channels.calls)
    await stand.command(ANN, "move", text="order let")
    await stand.settled()
    assert stand.channels.calls == before


async def test_a_standing_order_makes_no_later_choice_a_new_message(stand: Stand) -> None:
    """Nobody is mentioned again for it, and nobody can tell that there is one."""
    await stand.game(ANN, BEN, CAT)
    await stand.bid(CAT, 0)
    await stand.settled()
    sent = stand.channels.calls.count("send")
    for asker in (CAT, BEN):
        await stand.command(asker, "move", text="order let")
        await stand.settled()
    await stand.bid(ANN, 0)
    await stand.settled()
    assert stand.channels.calls.count("send") == sent


async def test_several_changes_at_once_are_drawn_once(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    drawn, calls = stand.renderer.drawn, len(stand.channels.calls)
    for _ in range(5):
        await stand.context.publisher.show(1)
    await stand.settled()
    assert len(stand.channels.calls) == calls + 1
    assert stand.renderer.drawn == drawn


async def test_a_deleted_board_is_posted_again(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stand.channels.failures = [Gone()]
    sent = stand.channels.calls.count("send")
    await stand.command(ANN, "board")
    await stand.settled()
    assert stand.channels.calls.count("send") == sent + 1


async def test_who_looks_is_answered_although_discord_does_not_say_whether_the_board_is_there(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    await stand.game(ANN, BEN)
    monkeypatch.setattr("bot.messages.outbox.publish.LOOKING", 0.01)
    monkeypatch.setattr(stand.channels, "check", lambda *_: asyncio.Event().wait())
    assert "is to move" in said(await stand.command(CAT, "board"))


async def test_who_opens_a_table_in_a_thread_that_discord_never_makes_is_answered(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.outbox.publish.THREADING", 0.01)
    monkeypatch.setattr(stand.channels, "thread", lambda *_: asyncio.Event().wait())
    assert "Discord" in said(await stand.command(ANN, "play", "toy", **{"in": "thread"}))
    assert not stand.channels.messages


async def test_who_wishes_for_direct_messages_that_discord_never_sends_is_answered(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.outbox.publish.GREETING", 0.01)
    monkeypatch.setattr(stand.channels, "direct", lambda *_: asyncio.Event().wait())
    assert "Discord does not answer" in said(await stand.command(ANN, "settings", messages="direct"))
    assert stand.context.host.habits(ANN).direct is None


async def test_no_board_is_sent_before_it_is_stored_that_it_will_be(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at the second try either: a crash would leave it, and another one would follow."""
    await stand.lobby(ANN, BEN)
    begin, full = stand.context.host.posts.begin, [True, True]

    async def refusing(*noted: Any) -> Any:
        if full and full.pop():
            raise StoreUnwritable("full")
        return await begin(*noted)

    monkeypatch.setattr(stand.context.host.posts, "begin", refusing)
    sent = len(stand.channels.sent)
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    for _ in range(3):
        assert bool(full) == (len(stand.channels.sent) == sent)
        await stand.context.publisher.show(1)
        await stand.settled()
    assert len(stand.channels.sent) == sent + 1
    assert not full


async def test_nobody_knows_whether_a_channel_is_there_while_discord_does_not_say(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.outbox.publish.LOOKING", 0.01)
    monkeypatch.setattr(stand.channels, "look", lambda *_: asyncio.Event().wait())
    assert await stand.context.publisher.exists(CHANNEL) is None


async def test_a_board_posted_again_tells_what_the_deleted_one_told(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    before = said(stand.channels.latest)
    stand.channels.failures = [Gone()]
    await stand.command(ANN, "board")
    await stand.settled()
    assert said(stand.channels.latest) == before


async def test_a_deleted_lobby_is_posted_again(stand: Stand) -> None:
    await stand.lobby(ANN)
    stand.channels.failures = [Gone()]
    await stand.command(BEN, "board")
    await stand.settled()
    assert stand.channels.calls.count("send") == 2
    assert control(stand.table, Action.JOIN)


async def test_a_board_deleted_before_an_edit_is_posted_again(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stand.channels.failures = [Gone()]
    sent = stand.channels.calls.count("send")
    await stand.bid(ANN, 0)
    await stand.settled()
    assert stand.channels.calls.count("send") == sent + 1


async def test_a_forbidden_channel_is_not_tried_again(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stand.channels.failures = [Closed(text("bot-channel-forbidden"))]
    await stand.context.publisher.show(1)
    await stand.settled()
    calls = len(stand.channels.calls)
    for _ in range(3):
        await stand.context.publisher.show(1)
        await stand.settled()
    assert len(stand.channels.calls) == calls
    assert stand.context.publisher.trouble(CHANNEL) == text("bot-channel-forbidden")


async def test_a_forbidden_channel_is_served_again_when_the_permission_is_back(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stand.channels.failures = [Closed(text("bot-channel-forbidden"))]
    await stand.context.publisher.show(1)
    await stand.settled()
    calls = len(stand.channels.calls)
    await stand.command(ANN, "help", asker=stand.asker(ANN, lacks=("send_messages",)))
    await stand.settled()
    assert len(stand.channels.calls) == calls
    await stand.command(ANN, "help")
    await stand.settled()
    assert len(stand.channels.calls) == calls + 1


async def test_the_mover_is_told_that_the_channel_cannot_be_served(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    stand.channels.failures = [Closed(text("bot-channel-forbidden"))]
    await stand.command(BEN, "move", text="bid 0")
    await stand.settled()
    answered = await stand.command(ANN, "move", text="bid 0", asker=stand.asker(ANN, lacks=("send_messages",)))
    assert "In this channel I am missing: Send Messages" in said(answered)


@pytest.mark.parametrize("told", [True, False], ids=["told at once", "noticed later"])
@pytest.mark.parametrize("begun", [True, False], ids=["game", "lobby"])
async def test_a_table_in_a_deleted_channel_ends(stand: Stand, *, told: bool, begun: bool) -> None:
    shown = await (stand.game(ANN, BEN, hours=0) if begun else stand.lobby(ANN))
    stand.channels.looks[CHANNEL] = Deleted()
    if told:
        await stand.context.publisher.lose_channel(CHANNEL)
    else:
        stand.channels.failures = [Deleted()]
        await (stand.command(ANN, "move", text="bid 0") if begun else stand.click(BEN, control(shown, Action.JOIN)))
    await stand.settled()
    session = await stand.context.host.session(1)
    assert session is not None
    assert isinstance(session.phase, Open), "it is looked for a second time"
    await stand.time.advance(600, stand)
    session = await stand.context.host.session(1)
    assert session is not None
    assert (type(session.phase), session.owed) == (Cancelled, ())
    assert ("The channel was deleted" if begun else "You are in no game") in said(await stand.command(ANN, "games"))
    if begun:
        assert "was deleted" in said(await stand.command(ANN, "log"))


async def test_while_discord_fails_the_board_is_tried_again(stand: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.messages.outbox.workers.PAUSES", (0.0,))
    await stand.game(ANN, BEN)
    stand.channels.failures = [Failing("503"), Failing("503")]
    await stand.bid(ANN, 0)
    await stand.settled()
    assert set(stand.channels.latest.mentions) == {BEN}


async def test_a_computer_plays_on_and_one_board_tells_of_it(stand: Stand) -> None:
    lobby = await stand.lobby(ANN)
    await stand.click(ANN, control(lobby, Action.ADD), "easy")
    await stand.settled()
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.settled()
    sent = stand.channels.calls.count("send")
    await stand.bid(ANN, 0)
    await stand.settled()
    assert stand.channels.calls.count("send") <= sent + 1
    assert set(stand.channels.latest.mentions) <= {ANN}


@pytest.mark.usefixtures("logged_through_the_library")
@pytest.mark.parametrize("forgotten", [False, True], ids=["nonce known", "nonce forgotten"])
async def test_a_board_sent_before_a_crash_is_not_sent_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, logged_errors: list[logging.LogRecord], forgotten: bool
) -> None:
    """The message arrives, its id is not stored; after the start it is found in the channel or by its nonce."""
    async with standing(tmp_path) as first:
        lobby = await first.lobby(ANN, BEN)
        monkeypatch.setattr(first.context.host, "keep_board", _lost)
        await first.click(ANN, control(lobby, Action.START))
        await first.settled()
        channels = first.channels
        assert len(channels.messages) == 2
    assert [record.getMessage() for record in logged_errors] == ["session not shown"]
    logged_errors.clear()
    async with standing(tmp_path) as second:
        second.channels.messages, second.channels.nonces = channels.messages, {} if forgotten else channels.nonces
        await second.context.publisher.show(1)
        await second.settled()
        again = await second.context.host.session(1)
        assert again is not None
        assert again.board.message == max(channels.messages)
        assert len(channels.messages) == 2


async def _lost(*_: object, **__: object) -> None:
    raise RuntimeError("the program ended")


async def test_no_board_of_a_game_that_was_set_back_has_the_nonce_of_a_lost_one(tmp_path: Path) -> None:
    """The next turn was shown once. The board is posted anew, from the same board before it, and must not be taken for
    that."""
    async with standing(tmp_path) as first:
        await first.game(ANN, BEN)
        await first.bid(ANN, 0)
        await first.settled()
        back_up(first.store.path, tmp_path / "copy", now=START)
        await first.bid(BEN, 0)
        await first.settled()
        lost = first.channels.nonces
    restore(tmp_path / "parlour.sqlite3", tmp_path / "copy", now=START, agreed=lambda _: True)
    async with standing(tmp_path) as second:
        await second.settled()
        second.channels.failures = [Gone()]
        await second.command(ANN, "board")
        await second.settled()
        assert second.channels.nonces
        assert not second.channels.nonces.keys() & lost.keys()


async def test_a_message_that_arrived_although_sending_failed_is_followed_by_the_next_turn(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.outbox.workers.PAUSES", (0.2,))
    lobby = await stand.lobby(ANN, BEN)
    stand.channels.arriving = [Failing("503")]
    await stand.click(ANN, control(lobby, Action.START))
    await stand.context.host.idle()
    await stand.channels.arrived.wait()
    for person in (ANN, BEN):
        assert isinstance(await stand.command(person, "move", text="bid 0"), Reply)
    await stand.settled()
    assert len(stand.channels.messages) == 3
    words = [said(one) for one in stand.channels.messages.values() if isinstance(one, Message)]
    assert sum("The bids" in one for one in words) == 1


async def test_a_lobby_that_arrived_although_sending_failed_loses_its_controls_with_its_table(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.outbox.workers.PAUSES", (0.5,))
    monkeypatch.setattr("bot.messages.outbox.publish.FIRST", 0.0)
    stand.channels.arriving = [Failing("503")]
    await stand.command(ANN, "play", "toy")
    await stand.channels.arrived.wait()
    await stand.close(ANN)
    await stand.settled()
    assert "closed without a result" in said(stand.channels.latest)
    assert controls(stand.channels.latest) == []
    assert await stand.context.host.posts.of(1) == ()


async def test_a_lobby_that_never_arrived_is_not_sent_once_its_table_is_closed(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.outbox.workers.PAUSES", (0.5,))
    monkeypatch.setattr("bot.messages.outbox.publish.FIRST", 0.0)
    stand.channels.refused = {"send": [Failing("503")]}
    await stand.command(ANN, "play", "toy")
    await stand.channels.refusing.wait()
    await stand.close(ANN)
    await stand.settled()
    assert not stand.channels.messages
    assert await stand.context.host.posts.of(1) == ()


async def test_what_was_not_shown_before_a_crash_is_shown_at_the_start(tmp_path: Path) -> None:
    async with standing(tmp_path) as first:
        await first.game(ANN, BEN)
        first.channels.failures = [Closed(text("bot-channel-forbidden"))]
        await first.bid(ANN, 0)
        await first.settled()
    async with standing(tmp_path) as second:
        await second.settled()
        assert set(second.channels.latest.mentions) == {BEN}


async def test_a_reminder_pings_the_seat_and_offers_the_panel(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid(ANN, 0)
    await stand.settled()
    stand.time.set(stand.time.now() + 12 * HOUR)
    reply = await stand.command(ANN, "table", "nudge")
    assert "waiting for your move" in said(stand.channels.latest)
    assert stand.channels.latest.mentions == (BEN,)
    assert control(stand.channels.latest, Action.PANEL)
    again = await stand.command(ANN, "table", "nudge")
    assert said(reply) != said(again)


@pytest.mark.parametrize("failure", [Failing("503"), Closed(text("bot-channel-forbidden"))])
async def test_a_reminder_that_fails_says_so(stand: Stand, failure: Exception) -> None:
    await stand.game(ANN, BEN)
    publisher = stand.context.publisher
    stand.channels.failures = [failure]
    assert not await publisher.remind(1, Seat(0))
    await publisher.retry(CHANNEL)
    assert await publisher.remind(1, Seat(0))
    assert stand.channels.latest.mentions == (ANN, BEN)


async def test_a_cancelled_table_says_so_without_controls(stand: Stand) -> None:
    await stand.lobby(ANN, BEN)
    await stand.close(ANN)
    await stand.settled()
    assert "closed without a result" in said(stand.channels.latest)
    assert controls(stand.channels.latest) == []


async def test_an_error_while_showing_is_logged_and_the_next_change_is_shown(
    stand: Stand, logged_errors: list[logging.LogRecord]
) -> None:
    await stand.game(ANN, BEN)
    stand.channels.failures = [RuntimeError("unforeseen")]
    await stand.context.publisher.show(1)
    await stand.settled()
    await stand.bid(ANN, 0)
    await stand.settled()
    assert set(stand.channels.latest.mentions) == {BEN}
    assert [record.getMessage() for record in logged_errors] == ["session not shown"]
    logged_errors.clear()


async def test_whoever_nudges_is_not_nudged(stand: Stand) -> None:
    await stand.game(ANN, BEN, CAT)
    stand.time.set(stand.time.now() + 12 * HOUR)
    await stand.command(ANN, "table", "nudge")
    assert set(stand.channels.latest.mentions) == {BEN, CAT}


async def test_a_nudge_that_cannot_be_posted_is_said_to_whoever_nudges(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    stand.time.set(stand.time.now() + 12 * HOUR)
    stand.channels.failures = [Closed(text("bot-channel-forbidden"))]
    assert "I may not post here" in said(await stand.command(ANN, "table", "nudge"))


@pytest.mark.parametrize("refusals", [1, 2], ids=["the plainer form is taken", "nothing is taken"])
async def test_a_board_that_cannot_be_retired_as_it_is_gets_a_plainer_form(stand: Stand, refusals: int) -> None:
    await stand.game(ANN, BEN)
    first = max(stand.channels.messages)
    refused = RuntimeError("400: components")
    stand.channels.refused = {"strip": [refused], "edit": []}
    await stand.bid_typed(ANN, 0)
    stand.channels.refused["edit"] = [refused] * (refusals - 1)
    await stand.bid_typed(BEN, 0)
    plain = stand.channels.messages[first]
    assert isinstance(plain, Message)
    assert bool(plain.pictures) is (refusals == 2)
    assert len(stand.channels.sent) == 3
    assert isinstance(stand.channels.latest, Message)


@pytest.mark.parametrize("refusals", [[Failing("503")] * 2, [RuntimeError("400: components"), Failing("503")]])
async def test_a_board_that_discord_failed_to_retire_is_retired_soon(
    stand: Stand, monkeypatch: pytest.MonkeyPatch, refusals: list[Exception]
) -> None:
    """It used to wait for the next change, and a game that falls asleep has none for weeks."""
    monkeypatch.setattr("bot.messages.outbox.workers.PAUSES", (0.0,))
    await stand.game(ANN, BEN)
    first = max(stand.channels.messages)
    stand.channels.refused = {"strip": refusals[:1], "edit": []}
    await stand.bid_typed(ANN, 0)
    stand.channels.refused["edit" if isinstance(refusals[0], RuntimeError) else "strip"] += refusals[1:]
    await stand.bid_typed(BEN, 0)
    assert not isinstance(stand.channels.messages[first], Message)
    assert isinstance(stand.channels.latest, Message)


async def test_a_board_that_was_deleted_is_posted_again_by_the_next_start(tmp_path: Path) -> None:
    """The program may end between the two."""
    async with standing(tmp_path) as dying:
        await dying.game(ANN, BEN)
        del dying.channels.messages[max(dying.channels.messages)]
        dying.channels.failures = [Gone()]  # of looking at the board
        dying.channels.refused = {"send": [Failing("the program ended")] * 9}
        await dying.command(CAT, "board")
        await dying.channels.refusing.wait()
    channels = dying.channels
    channels.refused.clear()
    async with standing(tmp_path, channels=channels) as second:
        sent = len(channels.sent)
        await second.context.publisher.take_up()
        await second.settled()
        assert len(channels.sent) == sent + 1


async def test_a_stop_does_not_wait_for_what_discord_never_answers(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.outbox.publish.CLOSING", 0.05)
    sending, send = asyncio.Event(), stand.channels.send

    async def unanswered(*given: Any, **more: Any) -> tuple[int, bool]:
        await send(*given, **more)
        sending.set()
        await asyncio.Event().wait()
        raise AssertionError

    await stand.game(ANN, BEN)
    monkeypatch.setattr(stand.channels, "send", unanswered)
    for user in (ANN, BEN):
        await stand.command(user, "move", text="bid 0")
    await sending.wait()
    await stand.context.publisher.close()
    assert stand.context.publisher._workers.tasks == ()


async def test_a_board_that_was_to_be_retired_when_the_program_died_is_retired_later(tmp_path: Path) -> None:
    async with standing(tmp_path) as dying:
        await dying.game(ANN, BEN)
        first = max(dying.channels.messages)
        dying.channels.refused = {"strip": [Dormant()] * 2}  # another failure would be tried again and again
        for person in (ANN, BEN):
            await dying.bid_typed(person, 0)
        messages = dying.channels.messages
        assert isinstance(messages[first], Message)
    async with standing(tmp_path) as second:
        second.channels.messages = messages
        await second.context.publisher.take_up()
        await second.settled()
        assert not isinstance(second.channels.messages[first], Message)
        calls = len(second.channels.calls)
        await second.context.publisher.take_up()
        await second.settled()
        assert len(second.channels.calls) == calls


async def test_news_that_no_longer_fit_turn_the_page_and_ping_nobody_again(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.messages.outbox.planned_posts.NEWS_TEXT", 12)
    await stand.game(ANN, BEN)
    sent = len(stand.channels.sent)
    await stand.command(ANN, "settings", language="zh-TW")
    await stand.bid_typed(ANN, 0)
    assert [message.mentions for message in stand.channels.sent[sent:]] == [()]


def test_a_note_is_read_back() -> None:
    note = Shown("board", (0,), (1, 0), (Line("Time is up.", Weight.HOST, 1), Line("a story")), ({"type": 1},), (7, 0))
    assert Shown.unpack(note.pack()) == note
    assert Shown.unpack("") == Shown()


def test_everybody_is_called_when_one_is_out_and_seats_have_changed_hands_where_another_sits() -> None:
    shown = Shown("board", sitting=(ANN, BEN, 0))
    ordinary, out = Event(text("toy-let", seat=Seat(0))), Event(text("toy-let", seat=Seat(0)), calls=True)
    assert not calls(shown, shown, [ordinary], ())
    assert calls(shown, shown, [ordinary, out], ())
    assert seated_anew(shown, replace(shown, sitting=(ANN, 0, 0)))
    assert not seated_anew(shown, replace(shown, kind="over", sitting=(ANN, 0, 0)))
    assert not seated_anew(shown, shown)
    assert not seated_anew(Shown("board"), shown), "a note of an older program does not say who sat there"
    assert not calls(shown, replace(shown, kind="over"), [out], ()), "the end calls all by itself"


def restored(session: Session, moment: Moment) -> Change:
    """What a return to a backup leaves in the log, as the next change shows it."""
    assert session.position is not None
    advance = play.remark(session.position, session.seed, Restored(moment.now), now=moment.now)
    return changes.moved(session, advance, text("bot-table-resumed"), moment)


async def test_after_a_return_to_a_backup_one_board_is_live_and_calls_who_is_asked(stand: Stand) -> None:
    """The board that was posted after the backup is known to nobody here; it is found, and loses its controls."""
    first = await stand.game(ANN, BEN, rounds=3)
    backup = await session_of(stand)
    for user in (ANN, BEN):
        await stand.command(user, "move", text="bid 0")
    await stand.settled()
    lost = max(stand.channels.messages)
    assert stand.channels.messages[lost] != first
    await stand.context.host.keep_board(backup, message=backup.board.message, note=backup.board.note)
    stand.channels.pings.clear()
    await stand.context.host.do(None, 1, restored)
    await stand.settled()
    live = [id for id, shown in stand.channels.messages.items() if isinstance(shown, Message) and is_live(shown)]
    assert live == [max(stand.channels.messages)]
    assert live[0] > lost
    assert sorted(stand.channels.pings) == [ANN, BEN]
    assert "was set back to an earlier state" in said(stand.channels.latest)


def is_live(shown: Message) -> bool:
    return any(label == "Your move" for label in labels(shown))


async def session_of(stand: Stand) -> Session:
    session = await stand.context.host.session(1)
    assert session is not None
    return session


async def test_while_a_computer_thinks_the_board_says_so_at_once_and_has_no_button_to_move(
    stand: Stand, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinks, think = asyncio.Event(), stand.thinker.move

    async def slowly(job: Job, ticket: object) -> Move:
        await thinks.wait()
        return await think(job, ticket)

    await stand.command(ANN, "play", "toy", level="easy", order="first")
    await stand.settled()
    monkeypatch.setattr(stand.thinker, "move", slowly)
    monkeypatch.setattr(stand.context.publisher, "_patience", 60.0)
    monkeypatch.setattr("bot.messages.outbox.publish.AT_ONCE", 0.05)
    await stand.click(ANN, control(stand.table, Action.START))
    await stand.context.publisher.settled()
    await stand.bid(ANN, 0)
    await asyncio.sleep(0.5)
    shown = str(stand.channels.messages[max(stand.channels.messages)])
    assert "Computer (easy) is thinking" in shown
    assert format(Press(Action.PANEL, 1)) not in shown
    assert format(Press(Action.MORE, 1)) in shown
    thinks.set()
    await stand.settled()
    assert control(stand.channels.latest, Action.PANEL)
