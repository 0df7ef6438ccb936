"""Who wants to be forgotten is: in every table of the store, in memory, in what is exported, and after a restore."""

from __future__ import annotations

import dataclasses
import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from hypothesis import assume, given
from hypothesis import strategies as st

from bot.__main__ import main
from bot.host.operations import forgetting
from bot.host.operations.backup import back_up
from bot.host.operations.removed_servers import DAY, RemovedServers
from bot.host.operations.restore import restore
from bot.host.storage import posts, records, setting
from bot.host.storage.documents import Document, people_of, with_parts
from bot.host.storage.follows import Follow
from bot.host.storage.posts import Post, Topic
from bot.host.storage.store import migrations
from bot.messages.words.table_messages import seated_names, voice
from bot.table.alarms import AlarmKind
from bot.table.answers import Answer, Verdict
from bot.table.features import acts, lobby, votes
from bot.table.limits import InvitePolicy, Ping, Wish
from bot.table.log.verification import verify
from bot.table.session import Cancelled, Open, Over, Phase, Running, ShownBoard, TableRequest, computer, person
from games.core import Seat, text
from tests.bot.host.test_documents import records as drawn
from tests.bot.table.test_acts import gathered
from tests.support.filling import FROM, fill
from tests.support.hosting import ANN, MANAGER, NAMES, Tables, VirtualTime, tables, toy
from tests.support.toy import Options
from tests.support.work import steps

ZOE, BEN, CAT = 1_573_984_599_711_678_468, 1_573_984_599_711_678_469, 1_573_984_599_711_678_470


@pytest.fixture(autouse=True)
def _people(monkeypatch: pytest.MonkeyPatch) -> None:
    for user, name in ((ZOE, "Zoë Quill"), (BEN, "Ben"), (CAT, "Cat")):
        monkeypatch.setitem(NAMES, user, name)


def dump(database: Path) -> str:
    with closing(sqlite3.connect(database)) as connection:
        return "\n".join(connection.iterdump())


async def ended(here: Tables) -> int:
    """A game that Zoë opened and gave up."""
    id = await here.game(ZOE, BEN)
    await here.random_play(id, 2)
    await here.do(id, acts.resign, ZOE)
    await here.random_play(id, 40)
    await here.host.remember(setting.number("hints"), ZOE, 3)
    return id


def knows(database: Path) -> list[str]:
    """What the store still has of Zoë."""
    held = dump(database)
    return [word for word in (str(ZOE), NAMES[ZOE], "Zo\\u00eb") if word in held]


async def test_nothing_of_a_person_is_left_and_the_game_stays(tmp_path: Path) -> None:
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        id = await ended(here)
        assert len(knows(database)) == 2, "there was something, though nothing of it sealed"
        before = await here.host.export(id)
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert knows(database) == []
        assert NAMES[ZOE] not in repr(await here.session(id))
        assert await here.host.export(id) == before, "no name was sealed, so nothing is altered"
        assert verify(before, {"toy": toy()}).sound
        chairs = (await here.session(id)).chairs
        assert seated_names("toy", "en", chairs)[1] == NAMES[BEN], "the others are who they were"
    assert str(ZOE) not in (tmp_path / forgetting.LISTED).read_text("ascii")


async def test_what_somebody_was_called_before_goes_as_well(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Messages that are kept may have the old name, the log's number has the new one."""
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        id = await here.game(ZOE, BEN)
        guild = (await here.session(id)).table.guild
        await here.host.keep_board(await here.session(id), message=1, note='["board","Zo\u00eb Quill begins."]')
        await here.host.meet(guild, ZOE, "Zora Quill")
        assert [each.name for each in (await here.session(id)).people] == ["Zora Quill", NAMES[BEN]]
        await here.do(id, acts.resign, ZOE)
        await here.random_play(id, 40)
        assert NAMES[ZOE] in dump(database)
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert knows(database) == []
        assert "Zora" not in dump(database)


async def test_nothing_of_a_person_is_left_in_what_stands_of_a_table(tmp_path: Path) -> None:
    """Also where two who are forgotten had the same to say, and at a table that knows them by that alone."""
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        id = await here.lobby(ANN, CAT, seats=3)
        for user in (ZOE, BEN):
            await here.host.posts.put(Post(id, f"j{user}", state=f"[{user}]", nonce=f"n{user}"))
            await here.host.posts.put(Post(id, "c", user=user))
        for user in (ZOE, BEN):
            assert (await here.host.forget_person(here.request(), user)).done
        assert str(ZOE) not in dump(database)
        assert [(post.key, post.user) for post in await here.host.posts.of(id)] == [("j0", 0)] * 2
        assert (await here.host.forget_server(7)) == (id,)
        assert await here.host.posts.of(id) == ()


async def test_who_is_called_like_a_number_takes_no_number_with_him(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NAMES, ZOE, "P2")
    async with tables(tmp_path) as here:
        id = await ended(here)
        before = await here.host.export(id)
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert await here.host.export(id) == before


@pytest.mark.parametrize("name", ["1", "0", "bot"])
async def test_who_is_called_like_a_part_of_what_is_kept_leaves_that_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setitem(NAMES, ZOE, name)
    async with tables(tmp_path) as here:
        id = await here.game(ZOE, BEN, CAT)
        note = json.dumps(["board", [0, 1], f"It is over.\n{name}: 12 points, {name}"], ensure_ascii=False)
        await here.host.keep_board(await here.session(id), message=5, nonce="n", note=note)
        await here.host.posts.put(Post(id, "r1.0", "[[0, 1, 1]]"), Post(id, "choice", "1 1.0.1 bot-call", user=BEN))
        await here.do(id, acts.hand_to_computer, ZOE, Seat(0), computer("easy"))
        await here.host.answer(900, Answer(Verdict.DONE, text("bot-table-resigned", name=name), id))
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert [post.state for post in await here.host.posts.of(id)] == ["[[0, 1, 1]]", "1 1.0.1 bot-call"]
        kind, counts, said = json.loads((await here.session(id)).board.note)
        assert (kind, counts) == ("board", [0, 1])
        assert said == "It is over.\nP1: 12 points, P1"
        assert (await here.host.answered(900)).text == text("bot-table-resigned", name="P1")  # type: ignore[union-attr]


async def test_no_file_of_a_game_names_anybody(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        running = await here.game(ZOE, BEN, CAT)
        await here.do(running, acts.hand_to_computer, ZOE, Seat(0), computer("easy"))
        await here.do(running, acts.take_back, ZOE)
        assert (await here.do(running, acts.cancel, MANAGER, manager=True)).done
        for file in (await here.host.export(running), await here.host.export(await ended(here))):
            assert not [name for name in (NAMES[ZOE], "Quill", NAMES[BEN], NAMES[CAT]) if name.encode() in file]
            assert b'"P1"' in file


async def test_the_log_names_people_until_they_are_forgotten(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await ended(here)
        told = [each for each in await here.host.log(id) if each.key == "bot-log-computer"]
        assert told, "she gave up, and a computer played on"
        assert voice(await here.session(id), "en").say(told[0]) == f"A computer takes over from {NAMES[ZOE]}."
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert voice(await here.session(id), "en").say(told[0]) == "A computer takes over from P1."


async def test_who_still_sits_somewhere_is_told_to_leave_first(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ZOE, BEN)
        assert await here.host.tables_to_leave(ZOE) == (id,)
        answer = await here.host.forget_person(here.request(), ZOE)
        assert not answer.done
        assert answer.text is not None
        assert answer.text.key == "bot-forget-seated"
        assert knows(tmp_path / "parlour.sqlite3")


async def test_a_lobby_of_his_own_is_to_be_closed_first(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.lobby(ZOE, BEN, seats=3)
        assert await here.host.tables_to_leave(ZOE) == (id,)
        assert await here.host.tables_to_leave(CAT) == ()


async def test_who_was_only_proposed_for_a_seat_goes_with_his_name(tmp_path: Path) -> None:
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        id = await here.game(BEN, CAT, ANN)
        assert (await here.do(id, acts.hand_to_computer, ANN, Seat(2), computer("easy"))).done
        assert (await here.do(id, votes.propose, BEN, "seat", ("2", str(ZOE), NAMES[ZOE]))).done
        assert (await here.do(id, votes.disagree, CAT, 1)).done
        assert len(knows(database)) == 2
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert knows(database) == []


async def test_a_word_that_only_looks_like_a_name_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody called like a game takes nothing with them."""
    monkeypatch.setitem(NAMES, ZOE, "toy")
    async with tables(tmp_path) as here:
        id = await ended(here)
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert (await here.session(id)).table.game == "toy"
        assert b'"game":"toy"' in await here.host.export(id)


async def test_a_restored_backup_forgets_again(tmp_path: Path) -> None:
    database, kept = tmp_path / "parlour.sqlite3", tmp_path / "kept.sqlite3"
    async with tables(tmp_path) as here:
        id = await ended(here)
        running = await here.game(ZOE, CAT, channel=2)
        back_up(database, kept, now=here.time.now())
        await here.do(running, acts.resign, ZOE)
        await here.random_play(running, 40)
        assert (await here.host.forget_person(here.request(), ZOE)).done
    assert knows(kept)
    restore(database, kept, now=1_800_000_100, agreed=lambda _: True)
    assert knows(database) == []
    async with tables(tmp_path) as here:
        assert (await here.session(id)).position is not None
        there = await here.session(running)
        assert isinstance(there.phase, Open), "the game goes on without him"
        assert [chair.occupant.user for chair in there.chairs if chair.occupant is not None].count(CAT) == 1


async def test_a_restored_backup_forgets_again_who_only_watched(tmp_path: Path) -> None:
    """Neither at a table nor among the settings is anything of them: they follow a game, and are to hear something."""
    database, kept = tmp_path / "parlour.sqlite3", tmp_path / "kept.sqlite3"
    async with tables(tmp_path) as here:
        id = await here.game(BEN, CAT)
        await here.host.follow(Follow(id, ZOE, daily=True, locale="en"))
        back_up(database, kept, now=here.time.now())
        assert (await here.host.forget_person(here.request(), ZOE)).done
    assert knows(kept)
    restore(database, kept, now=1_800_000_100, agreed=lambda _: True)
    assert knows(database) == []


async def test_the_host_forgets_people_and_servers_from_the_command_line(tmp_path: Path) -> None:
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        await ended(here)
        busy = CliRunner().invoke(main, ["forget", "--user", str(ZOE), "--yes", "--data", str(tmp_path)])
        assert busy.exit_code == 5
    done = CliRunner().invoke(main, ["forget", "--user", str(ZOE), "--data", str(tmp_path)], input="y\n")
    assert (done.exit_code, knows(database)) == (0, []), done.output
    gone = CliRunner().invoke(main, ["forget", "--guild", "7", "--yes", "--data", str(tmp_path)])
    assert gone.exit_code == 0, gone.output
    left = dump(database)
    assert [
        table
        for table in ("sessions", "terms", "people", "alarms", "lines", "news")
        if f'INSERT INTO "{table}"' in left
    ] == []


async def test_a_person_who_plays_is_not_forgotten_from_the_command_line(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.lobby(BEN, CAT, seats=3)
        await here.do(id, lobby.join, person(ZOE, NAMES[ZOE]))
    refused = CliRunner().invoke(main, ["forget", "--user", str(ZOE), "--yes", "--data", str(tmp_path)])
    assert (refused.exit_code, f"first: {id}" in refused.output) == (1, True), refused.output
    assert knows(tmp_path / "parlour.sqlite3")


@pytest.mark.parametrize("named", [(), ("--user", "5"), ("--user", str(ZOE), "--guild", "7")])
def test_what_is_to_be_forgotten_is_named(tmp_path: Path, named: tuple[str, ...]) -> None:
    assert CliRunner().invoke(main, ["forget", *named, "--yes", "--data", str(tmp_path)]).exit_code == 2


async def test_tables_of_a_server_that_the_bot_left_sleep_and_come_back(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(BEN, CAT)
        elsewhere = await here.lobby(BEN, CAT, channel=2)
        await here.host.leave_server(7)
        there = await here.session(id)
        assert (there.asleep, there.owed) == (True, ())
        assert [told.key for told in await here.host.log(id)][-1] == "bot-log-unserved"
        assert isinstance((await here.session(elsewhere)).phase, Open)
        await here.host.leave_server(7)
        assert len([told for told in await here.host.log(id) if told.key == "bot-log-unserved"]) == 1
        here.notes.changes.clear()
        assert await here.host.return_to_server(7) == (1,)
        assert id in here.notes.changes, "the channel is shown the table again"
        assert await here.host.return_to_server(7) == (), "only who was away comes back"
        assert (await here.do(id, acts.come_back, BEN)).done
        assert not (await here.session(id)).asleep


async def test_a_server_that_the_bot_left_is_removed_after_a_month(tmp_path: Path) -> None:
    time = VirtualTime()
    async with tables(tmp_path, time=time) as here:
        id = await here.game(BEN, CAT)
        farewells = RemovedServers(here.host, time)
        farewells.start()
        await here.host.leave_server(7)
        await time.advance(29 * DAY, here)
        assert await here.host.session(id) is not None
        await time.advance(2 * DAY, here)
        assert await here.host.session(id) is None
        assert (await here.do(id, acts.come_back, BEN)).text is not None, "a button in a message that still stands"
        await farewells.close()


async def test_of_a_server_that_is_removed_no_former_name_is_left(tmp_path: Path) -> None:
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        await here.game(ZOE, BEN)
        await here.host.meet(7, ZOE, "Zora Quill")
        assert knows(database)
        await here.host.forget_server(7)
        assert knows(database) == []


async def test_of_who_followed_a_table_of_a_server_that_is_removed_nothing_is_left(tmp_path: Path) -> None:
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        id = await here.game(BEN, CAT)
        await here.host.follow(Follow(id, ZOE, daily=True, locale="en"))
        assert knows(database)
        await here.host.forget_server(7)
        assert knows(database) == []


async def test_who_is_forgotten_has_seen_his_hand_all_the_same(tmp_path: Path) -> None:
    """Otherwise `/forget` would be the way to a second hand. What is left of them goes with the end of the game."""
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        id = await here.game(ZOE, BEN)
        await here.do(id, acts.hand_to_computer, ZOE, Seat(0), computer("easy"))
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert knows(database) == []
        refused = await here.do(id, votes.offer, BEN, ZOE, NAMES[ZOE])
        assert refused.text is not None
        assert (refused.done, refused.text.key) == (False, "bot-table-saw-another-seat")
        assert (await here.do(id, votes.propose, BEN, "seat", ("0", str(ZOE), NAMES[ZOE]))).done, "her own is hers"
        assert not (await here.do(id, acts.cancel, ZOE, manager=True)).done, "a manager who sat there plays"
        assert (await here.do(id, acts.cancel, MANAGER, manager=True)).done
        assert not [user for chair in (await here.session(id)).chairs for user in chair.sat if user < 0]
    with closing(sqlite3.connect(database)) as connection:
        (document,) = connection.execute("SELECT document FROM sessions").fetchone()
        assert '"sat":[-' not in document


async def refuse(here: Tables, user: int, *refused: int) -> None:
    await here.host.change_manners(here.request(), user, lambda _: InvitePolicy(refused=frozenset(refused)))


async def invited(here: Tables, by: int, user: int, channel: int) -> str:
    """`user` is invited by `by`, whose table is closed again; what was answered."""
    opening = TableRequest(7, channel, "toy", Options(), by, NAMES[by], "en", invited=(user,))
    answer = await here.host.open(here.request(), opening)
    if answer.done and answer.session is not None:
        assert (await here.do(answer.session, acts.cancel, by)).done
    assert answer.text is not None
    return answer.text.key


async def test_who_is_refused_is_refused_after_having_been_forgotten(tmp_path: Path) -> None:
    """Otherwise `/forget` would be the way to a second voice."""
    database = tmp_path / "parlour.sqlite3"
    async with tables(tmp_path) as here:
        await refuse(here, BEN, ZOE, CAT)
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert knows(database) == []
        assert await invited(here, ZOE, BEN, 5) == "bot-invited-unwelcome"
        assert await invited(here, CAT, BEN, 5) == "bot-invited-unwelcome"
        assert await invited(here, ANN, BEN, 6) == "bot-table-opened"
        left = (await here.host.invite_policy(BEN)).refused - {CAT}
        assert all(each < 0 for each in left), "a mark, and nobody's number"
        await refuse(here, BEN, CAT, ZOE, *left)
        assert (await here.host.invite_policy(BEN)).refused == {CAT, ZOE}, "who is named again is known by his number"
        assert (await here.host.forget_person(here.request(), BEN)).done
        assert (await here.host.invite_policy(BEN)).refused == frozenset()


async def test_who_is_forgotten_between_invitations_calls_no_oftener(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        answers = []
        for number in range(4):
            answers.append(await invited(here, ZOE, BEN, 5 + number))
            assert (await here.host.forget_person(here.request(), ZOE)).done
        assert answers == ["bot-table-opened", *["bot-invited-today"] * 3]
        nudged = (Ping((BEN,), Wish(ZOE, 1, "nudge")),)
        assert await here.host.admit(nudged, "n1") == (BEN,)
        assert (await here.host.forget_person(here.request(), ZOE)).done
        assert await here.host.admit(nudged, "n2") == ()
        assert knows(tmp_path / "parlour.sqlite3") == []


async def test_a_restored_backup_marks_who_is_refused(tmp_path: Path) -> None:
    database, kept = tmp_path / "parlour.sqlite3", tmp_path / "kept.sqlite3"
    async with tables(tmp_path) as here:
        await refuse(here, BEN, ZOE)
        back_up(database, kept, now=here.time.now())
        assert (await here.host.forget_person(here.request(), ZOE)).done
    assert knows(kept)
    restore(database, kept, now=1_800_000_100, agreed=lambda _: True)
    assert knows(database) == []
    async with tables(tmp_path) as here:
        assert await invited(here, ZOE, BEN, 5) == "bot-invited-unwelcome"


async def test_neither_the_mark_nor_the_secret_behind_it_is_in_a_file_or_a_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with tables(tmp_path) as here:
        id = await ended(here)
        await refuse(here, BEN, ZOE)
        assert (await here.host.forget_person(here.request(), ZOE)).done
        await invited(here, ZOE, BEN, 5)
        (mark,) = (await here.host.invite_policy(BEN)).refused
        secret = await here.host.recall(records.SECRET, 0)
        assert secret is not None
        shown = (await here.host.export(id)).decode() + "".join(capsys.readouterr())
        assert not [each for each in (str(mark), str(-mark), secret) if each in shown]


async def test_the_lines_of_logs_are_not_read_for_it(tmp_path: Path) -> None:
    """Anybody may ask for it as often as they like."""
    few, many = [await work_of_forgetting(tmp_path / str(lines), lines) for lines in (1, 200)]
    assert many < 1.2 * few


async def work_of_forgetting(folder: Path, lines: int) -> int:
    """For somebody whom nobody knows."""
    async with tables(folder) as here:
        id = await ended(here)

        def work(store: sqlite3.Connection) -> int:
            fill(store, id, 20, lines)
            return steps(store, lambda: forgetting.forget_person(store, CAT))

        return await here.store.write(work)


async def test_what_lies_among_that_of_all_tables_is_read_once_for_all_of_theirs(tmp_path: Path) -> None:
    """Somebody may have opened and closed thousands."""
    sat, others = 60, 1000
    few, many = [await work_of_many_tables(tmp_path / str(each), sat, each) for each in (1, others)]
    assert many - few < sat * others, "less than a step for each of their tables and each answer and setting"


async def work_of_many_tables(folder: Path, many: int, others: int) -> int:
    """For somebody who sat at so many, where so many answers and settings are kept."""
    async with tables(folder) as here:
        id = await ended(here)

        def work(store: sqlite3.Connection) -> int:
            fill(store, id, many, 1)
            store.execute("INSERT INTO people SELECT id, ?, 'seat' FROM sessions WHERE id >= ?", (ZOE, FROM))
            numbers = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
            store.execute(f"INSERT INTO requests {numbers} SELECT -(1 << 40) - i, '[]', 1 FROM n", (others,))
            store.execute(f"INSERT INTO settings {numbers} SELECT 'hints', (1 << 40) + i, '3' FROM n", (others,))
            return steps(store, lambda: forgetting.forget_person(store, ZOE))

        return await here.store.write(work)


# Whatever the store holds

OTHER = 1 << 40


def called(value: Any, user: int, name: str) -> Any:
    """`value` in which `user` is called so wherever they have a name."""
    if type(value) is tuple:
        parts = tuple(called(each, user, name) for each in value)
        return (*parts[:-1], name) if str(user) in value else parts
    if not dataclasses.is_dataclass(value) or isinstance(value, type):
        return value
    parts = {each.name: called(getattr(value, each.name), user, name) for each in dataclasses.fields(value)}
    for who, words in (("user", "name"), ("host", "host_name")):
        parts |= {words: name} if words in parts and parts.get(who) == user else {}
    return dataclasses.replace(value, **parts)


def surroundings(store: sqlite3.Connection, id: int, user: int) -> None:
    """Rows of every table in which somebody may stand."""
    number = str(user)
    note = json.dumps(["board", f"<@{number}>\n{NAMES[ZOE]} begins."], ensure_ascii=False)
    posts.keep_board(store, id, ShownBoard(message=1, note=note))
    said = '{"key":"bot-offer-made","args":{"name":"Zo\\u00eb Quill"}}'
    records.keep_answer(store, 1, Answer(Verdict.DONE, text("bot-offer-made", name=NAMES[ZOE]), id), 0)
    for whose in (user, OTHER):
        store.execute("INSERT INTO news (user, session, said, at, general) VALUES (?, ?, ?, 0, 0)", (whose, id, said))
        store.execute("INSERT INTO follows VALUES (?, ?, 1, 'en', 0)", (id, whose))
        posts.put(store, [Post(id, f"{Topic.NOTICE.value} n{number}", f"j{number}", user=whose)])
        posts.put(store, [Post(id, f"a{whose}", f"3 {note}")])
        store.execute("INSERT INTO alarms VALUES ('person', ?, ?, -2, 9)", (whose, AlarmKind.FOLLOWS.value))
    for scope, key, value in (
        ("hints", user, "3"),
        ("manners", OTHER, f'{{"refused":[{number}]}}'),
        (f"left {id} 0", user, "4"),
    ):
        setting.words(scope).put(store, key, value)


@given(document=drawn(Document), phase=st.sampled_from((Running(5), Over(5, 9), Cancelled(9))), data=st.data())
def test_of_whatever_a_store_holds_of_somebody_nothing_is_left(
    document: Document, phase: Phase, data: st.DataObject
) -> None:
    user = data.draw(st.sampled_from(sorted({user for user, _ in people_of(document)})))
    asked = (dataclasses.replace(vote, kind="close", subject=Seat(n)) for n, vote in enumerate(document.votes))
    owed = tuple(each for each in document.owed[:1] if 0 <= each.seat < len(document.chairs))  # else nobody can read it
    sound = dataclasses.replace(document, votes=tuple(asked), owed=owed)
    named = called(sound, user, NAMES[ZOE])
    session = with_parts(gathered(ANN), named)
    session = dataclasses.replace(session, table=dataclasses.replace(session.table, phase=phase))
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as store:
        store.executescript(migrations()[100])
        id = records.insert(store, session)
        surroundings(store, id, user)
        if named == sound:  # who has no name there may have had one
            setting.words(f"named {id}").put(store, user, f'["{NAMES[ZOE]}"]')
        assume(not forgetting.open_tables(store, user))
        assert knows_of(store, user) == [str(user), "Quill"]
        assert forgetting.forget_person(store, user) == (id,)
        assert knows_of(store, user) == []


def knows_of(store: sqlite3.Connection, user: int) -> list[str]:
    """What the store has of `user`: their number, a part of their name."""
    held = "\n".join(store.iterdump())
    return [word for word in (str(user), "Quill") if re.search(rf"(?<!\d){word}(?!\d)", held)]
