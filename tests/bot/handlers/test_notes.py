"""Notes: written in one press, on top of what happened since one's last move, marked in `/games`, and nobody else's."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import closing
from itertools import count
from pathlib import Path
from sqlite3 import Connection

import pytest

from bot.host.operations import forgetting
from bot.host.operations.backup import back_up
from bot.host.storage import alarms
from bot.host.storage.lists import FINISHED_STAY
from bot.host.storage.notes import LENGTH, MOST, NOTES, let_go
from bot.host.storage.store import looking
from bot.messages.custom_id import Action
from bot.messages.requests import Ask, Response
from bot.table.alarms import AlarmKind
from bot.table.timing import HOUR
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import GUILD, Stand, control, labels, message, pressed, said
from tests.support.stand import stand as standing

WES = 1 << 40
"""Somebody who watches."""
PLAN = "Bid low twice.\nThen 3."


async def note(stand: Stand, words: str, user: int = ANN, session: int = 1) -> str:
    """Write it, by the form."""
    return said(await stand.click(user, pressed(Action.NOTE, session), lines={"typed": words}))


def form_of(answer: Response) -> tuple[str, str, str]:
    """What the form says, what it says small, and what stands in it."""
    assert isinstance(answer, Ask), answer
    (field,) = answer.form.fields
    assert field.long
    assert field.most == LENGTH
    return field.label, field.about, field.value


async def past(stand: Stand, seconds: int) -> None:
    await stand.time.advance(seconds, stand)
    await stand.quiet()


async def test_one_press_opens_the_form_from_the_panel_more_and_the_command(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    ways = [await stand.panel(ANN), message(await stand.click(ANN, pressed(Action.MORE)))]
    forms = [await stand.click(ANN, control(way, Action.NOTE), private=True) for way in ways]
    assert {form_of(each)[2] for each in (*forms, await stand.command(ANN, "notes"))} == {""}
    assert "The people who run this bot can read it" in form_of(forms[0])[1]
    answer = await note(stand, PLAN)
    assert PLAN in answer
    assert "The people who run this bot can read it" in answer
    assert form_of(await stand.command(ANN, "notes"))[2] == PLAN, "it stands in the form"
    assert form_of(await stand.command(BEN, "notes"))[2] == ""
    await stand.bid_typed(ANN, 1)
    assert "My note" in labels(await stand.panel(ANN)), "also while others decide"


async def test_a_note_stands_on_top_of_since_your_last_move_and_is_marked_in_games(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await stand.bid_typed(ANN, 1)
    assert "with your note" not in said(await stand.command(ANN, "games"))
    await note(stand, PLAN)
    since = message(await stand.command(ANN, "since"))
    assert said(since).startswith(f"**What you noted**\n>>> {PLAN}\n### ")
    assert PLAN in said(await stand.command(ANN, "since", **{"as": "text"}))
    assert PLAN not in said(await stand.command(ANN, "replay"))
    assert "with your note" in said(await stand.command(ANN, "games"))
    assert "My note" in labels(since)
    assert "no note" in await note(stand, "  ")
    assert "What you noted" not in said(await stand.command(ANN, "since"))
    assert "with your note" not in said(await stand.command(ANN, "games"))


async def test_the_longest_note_fits_and_what_is_longer_is_cut(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    await note(stand, "ä\n" * LENGTH)
    assert form_of(await stand.command(ANN, "notes"))[2] == ("ä\n" * LENGTH)[:LENGTH]
    for shape in ("picture", "text"):
        message(await stand.command(ANN, "since", **{"as": shape}))


async def test_there_are_notes_at_so_many_tables_at_most(stand: Stand) -> None:
    await stand.game(ANN, BEN)
    many = [[id, "x"] for id in range(2, MOST + 2)]
    await stand.context.host.remember(NOTES, ANN, many)
    assert f"notes at {MOST} tables" in await note(stand, PLAN)
    await stand.context.host.remember(NOTES, ANN, many[1:])
    assert PLAN in await note(stand, PLAN)


async def test_a_note_goes_a_month_after_the_end_of_its_table_alone(stand: Stand) -> None:
    await stand.game(ANN, BEN, rounds=1)
    await note(stand, PLAN)
    for user in (ANN, BEN):
        await stand.bid_typed(user, 0)
    await ended(stand, FINISHED_STAY - 2 * HOUR)
    assert PLAN in said(await stand.command(ANN, "since"))
    await past(stand, 3 * HOUR)
    assert await stand.context.host.recall(NOTES, ANN) is None
    await stand.game(ANN, BEN)
    await note(stand, PLAN, session=2)
    await ended(stand, 0)
    assert PLAN in said(await stand.command(ANN, "since")), "that game goes on"


async def ended(stand: Stand, before: int) -> None:
    """What is over has been so for that long, and the clock looks after Ann's notes."""

    def work(connection: Connection) -> None:
        connection.execute("UPDATE sessions SET ended = ended - ?", (before,))
        let_go(connection, ANN, stand.time.now() - 1)
        alarms.set_one(connection, alarms.PERSON, ANN, AlarmKind.NOTES, stand.time.now() + HOUR)

    await stand.store.write(work)
    await past(stand, HOUR)


async def test_forget_and_the_removal_of_a_server_take_notes_with_them_also_out_of_a_backup(
    tmp_path: Path, stand: Stand
) -> None:
    await stand.game(ANN, BEN)
    for user in (ANN, BEN, WES):
        await note(stand, PLAN, user)
    back_up(stand.store.path, tmp_path / "copy.sqlite3", now=stand.time.now())
    with closing(looking(tmp_path / "copy.sqlite3")) as copy:
        assert WES in set(forgetting.people(copy)), "who only took a note is found when a backup is restored"
        assert NOTES.all(copy).keys() == {ANN, BEN, WES}
    await stand.click(WES, pressed(Action.FORGET, 0), private=True)
    assert (await stand.store.read(NOTES.all)).keys() == {ANN, BEN}
    await stand.context.host.forget_server(GUILD)
    assert [each for each in (await stand.store.read(NOTES.all)).values() if each] == []


async def test_nobody_else_can_tell_whether_there_are_notes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_bytes", lambda length=32: b"\5" * length)
    worlds = []
    for number, words in enumerate((None, PLAN * 50)):
        async with standing(tmp_path / str(number)) as stand:
            worlds.append([each async for each in _seen_by_others(stand, words)])
    assert worlds[0] == worlds[1]


async def _seen_by_others(stand: Stand, words: str | None) -> AsyncIterator[object]:
    """What anybody but Ann is shown or sent, and what is kept, up to the end of the game and after it."""
    await stand.game(ANN, BEN, rounds=1)
    if words is not None:
        await note(stand, words)
    stand.requests = count(2_000_000)
    for after in (25 * HOUR, 1):
        for user in (BEN, CAT):
            for command in ("since", "replay", "log", "games", "tables", "board", "export", "privacy"):
                yield user, command, message(await stand.command(user, command))
            yield "form", await stand.command(user, "notes")
            yield "more", message(await stand.click(user, pressed(Action.MORE)))
        await past(stand, after)
        yield stand.channels.calls, stand.channels.pings, dict(stand.channels.messages), stand.channels.nonces
        yield await stand.store.read(_kept)
        await stand.bid_typed(ANN, 0)
        await stand.bid_typed(BEN, 0)


def _kept(connection: Connection) -> object:
    """Every row but of notes."""
    tables = ("sessions", "terms", "people", "lines", "digests", "news", "messages", "follows", "requests")
    rows = {each: connection.execute(f"SELECT * FROM {each}").fetchall() for each in tables}
    return rows, connection.execute("SELECT * FROM alarms WHERE kind <> 'notes'").fetchall()
