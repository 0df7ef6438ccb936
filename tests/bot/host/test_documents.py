"""What is stored of a session comes back equal and of the same types, is read for ever, and names nobody in secret."""

from __future__ import annotations

import dataclasses
import json
import re
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing
from enum import Enum
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, get_args, get_origin, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.host.storage import documents
from bot.host.storage import records as stored
from bot.host.storage.documents import (
    ELSEWHERE,
    FIRST,
    LEAST,
    NUMBER,
    PARTS,
    STEPS,
    Document,
    Unreadable,
    coder,
    document_of,
    packed,
    people_of,
    unpack,
    without,
    written,
)
from bot.table import timing
from bot.table.alarms import AlarmKind
from bot.table.features import acts, lobby, votes
from bot.table.former import mark
from bot.table.habits import Habits, Night
from bot.table.session import (
    Asleep,
    Cancelled,
    Chair,
    Lobby,
    Over,
    Paused,
    Phase,
    Running,
    Session,
    ShownBoard,
    Summary,
    Table,
    person,
)
from bot.table.timing import BLINK, HOUR
from games.core import Arg, Seat, Text
from tests.support.alarms import stored_alarms
from tests.support.hosting import ANN, BEN, START, tables

KEPT = Path(__file__).parents[2] / "documents"
PERSON = st.integers(LEAST, (1 << 63) - 1)
PEOPLE = st.lists(PERSON, max_size=3).map(tuple)
NUMBER_OF = st.integers(-1000, LEAST - 1)
NAMES = st.text(st.characters(exclude_categories=("Cs", "Nd")), min_size=3, max_size=8)
WHO: Mapping[str, st.SearchStrategy[Any]] = {
    **dict.fromkeys(("user", "host", "by"), PERSON),
    "refused": st.none() | PERSON,
    **dict.fromkeys(("asked", "agreed", "invited", "sat"), PEOPLE),
    "asleep": st.lists(st.tuples(PERSON, NUMBER_OF), max_size=2).map(tuple),
    "calls": st.lists(PEOPLE, max_size=2).map(tuple),
    "about": st.sampled_from(((), ("48",))) | st.tuples(st.just("0"), PERSON.map(str), NAMES),
}
"""Fields in which people stand; no other field has a number as large as theirs."""


@cache
def args(depth: int = 2) -> st.SearchStrategy[Arg]:
    simple = st.text(max_size=5) | NUMBER_OF | NUMBER_OF.map(Seat) | st.booleans()
    return simple | texts(depth - 1) | st.lists(texts(depth - 1), max_size=2).map(tuple) if depth else simple


@cache
def texts(depth: int = 2) -> st.SearchStrategy[Text]:
    named = st.lists(st.tuples(st.text(max_size=4), args(depth)), max_size=3).map(tuple)
    return st.builds(Text, st.text(max_size=8), named)


@cache
def values(kind: Any) -> st.SearchStrategy[Any]:
    """Every value of a type that is stored."""
    simple: Mapping[Any, st.SearchStrategy[Any]] = {
        int: NUMBER_OF,
        str: NAMES,
        bool: st.booleans(),
        Seat: NUMBER_OF.map(Seat),
        Text: texts(),
        float: st.floats(allow_nan=False, allow_infinity=False) | st.integers(0, 999),
    }
    if kind in simple:
        return simple[kind]
    if get_origin(kind) is tuple:
        first, *others = get_args(kind)
        return (
            st.lists(values(first), max_size=3).map(tuple)
            if others == [...]
            else st.tuples(*map(values, (first, *others)))
        )
    if get_origin(kind) is UnionType:
        return st.one_of(*map(values, get_args(kind)))
    if kind is NoneType:
        return st.none()
    return st.sampled_from(kind) if issubclass(kind, Enum) else records(kind)


@cache
def records(kind: Any) -> st.SearchStrategy[Any]:
    hints, elsewhere = get_type_hints(kind), ELSEWHERE.get(kind, {})
    drawn = {
        field.name: values(hints[field.name]) if field.name not in WHO else some(hints[field.name], WHO[field.name])
        for field in dataclasses.fields(kind)
        if field.name not in elsewhere
    }
    return st.builds(kind, **drawn, **{name: st.just(value) for name, value in elsewhere.items()})


def some(kind: Any, who: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.none() | who if get_origin(kind) is UnionType else who


def pack(value: Any) -> str:
    return written(type(value), coder(type(value)).pack(value))


def types(value: Any) -> Any:
    """The types of a value and of all that it is made of."""
    if dataclasses.is_dataclass(value):
        return type(value), [types(getattr(value, field.name)) for field in dataclasses.fields(value)]
    return (tuple, [types(each) for each in value]) if type(value) is tuple else type(value)


@pytest.mark.parametrize("kind", [Document, Summary])
@given(data=st.data())
def test_every_value_comes_back_equal_and_of_the_same_types(kind: Any, data: st.DataObject) -> None:
    value = data.draw(records(kind))
    read = unpack(kind, pack(value))
    assert read == value
    assert types(read) == types(value)


@given(document=records(Document))
def test_a_summary_is_what_its_document_says(document: Document) -> None:
    listed, whole = packed(document)
    assert unpack(Document, whole) == document
    assert unpack(Summary, listed) == Summary(
        **ELSEWHERE[Summary],
        chairs=tuple(dataclasses.replace(chair, sat=()) for chair in document.chairs),
        owed=document.owed,
        host_name=document.table.host_name,
        phase=document.table.phase,
        hours=document.table.hours,
        rated=document.table.rated,
    )


@given(
    document=records(Document),
    seconds=st.sampled_from((120, 8 * HOUR)),
    people=st.sampled_from(((), (Night(0, start=22 * 60, end=7 * 60),))),
)
def test_time_moves_what_is_stored_as_it_moves_a_session(
    document: Document, seconds: int, people: tuple[Night, ...]
) -> None:
    chairs = document.chairs or (Chair(None),)
    owed = tuple(dataclasses.replace(each, seat=Seat(each.seat % len(chairs))) for each in document.owed)
    document = dataclasses.replace(document, chairs=chairs, owed=owed)
    session = Session(document.table, board=ShownBoard(), seed=b"", **documents.parts_of(document))
    habits = {user: Habits(nights=people) for user, _ in people_of(document) if people}
    after = timing.shift(session, seconds, 10 * seconds, habits)
    row = {"id": 0, "revision": 0, "phase": "", "started": None, "ended": None, "document": packed(document)[1]}
    moved = stored._moved(row, seconds, 10 * seconds, habits)
    assert (moved is None) is (after == session)
    if moved is not None:
        assert moved == after
        assert packed(document_of(moved)) == packed(document_of(after))
        assert timing.alarms(moved) == timing.alarms(after)


@given(said=texts())
def test_a_text_comes_back_with_its_seats(said: Text) -> None:
    read = coder(Text).unpack(json.loads(json.dumps(coder(Text).pack(said))))
    assert (read, types(read)) == (said, types(said))


@given(document=records(Document))
def test_people_are_all_whose_numbers_stand_in_it(document: Document) -> None:
    found = {number for number in numbers(json.loads(pack(document))) if number >= LEAST}
    assert found == {user for user, _ in people_of(document)}


def numbers(values: Any) -> Iterator[int]:
    """Every whole number in a text, also in its words."""
    if isinstance(values, dict | list):
        for value in values.values() if isinstance(values, dict) else values:
            yield from numbers(value)
    elif not isinstance(values, float):
        yield from map(int, re.findall(r"\d+", str(values)))


@given(document=records(Document), data=st.data())
def test_who_is_taken_out_is_nowhere_in_it(document: Document, data: st.DataObject) -> None:
    known = sorted({user for user, _ in people_of(document)})
    user = data.draw(st.sampled_from(known))
    left = without(document, user, {}, mark(b"seed", user))
    assert str(user) not in pack(left)
    assert str(user) not in packed(left)[0]
    assert {each for each, _ in people_of(left)} <= {*known} - {user}
    assert [len(getattr(left, part)) for part in PARTS if part != "plan_queues"] == [
        len(getattr(document, part)) for part in PARTS if part != "plan_queues"
    ]


NAMED = "Zoë Quill"


@given(document=records(Document), user=PERSON)
def test_his_name_goes_with_him(document: Document, user: int) -> None:
    chair = dataclasses.replace(
        document.chairs[0] if document.chairs else Chair(None),
        owner=person(user, NAMED),
        occupant=person(user, NAMED),
    )
    table = dataclasses.replace(document.table, host=user, host_name=NAMED)
    held = dataclasses.replace(document, chairs=(chair,), table=table)
    assert "Quill" in pack(held)
    left = without(held, user, {NAMED: "P1"})
    assert "Quill" not in pack(left) + packed(left)[0]
    assert left.table.host_name == "P1"


@pytest.mark.parametrize("path", sorted(KEPT.glob("*.json")), ids=lambda path: path.stem)
def test_what_was_ever_stored_is_read(path: Path) -> None:
    kind = Summary if path.stem.endswith("summary") else Document
    held = path.read_text("utf-8")
    value = unpack(kind, held, ROW)
    assert pack(value) == json.dumps(json.loads(held), separators=(",", ":")) or json.loads(held)[NUMBER] < newest(kind)


ROW = {"phase": "running", "started": 5, "ended": None}
"""Of the sessions, as far as what was stored in it before 101 is read with it."""


@pytest.mark.parametrize(
    ("row", "held", "phase"),
    [
        (("lobby", None, None), {"ends": 7, "starts": 3, "held": True, "sought": True}, Lobby(7, 3, True, True)),
        (("lobby", None, None), {"ends": 7}, Lobby(7)),
        (("running", 5, None), {}, Running(5)),
        (("running", 5, None), {"held": True, "sought": True}, Running(5)),
        (("running", 5, None), {"ends": 7}, Asleep(5, 7)),
        (("running", 5, None), {"ends": 7, "paused": 6}, Paused(5, 7, since=6)),
        (("over", 5, 9), {"sought": True}, Over(5, 9)),
        (("cancelled", 5, 9), {"paused": 6}, Cancelled(9, 5)),
        (("cancelled", 5, 9), {"ends": 7}, Cancelled(9, 5, expired=True)),
        (("cancelled", None, 9), {"ends": 7, "held": True}, Cancelled(9, expired=True)),
    ],
)
def test_before_101_its_phase_stood_in_columns(row: tuple[Any, ...], held: dict[str, Any], phase: Phase) -> None:
    document = json.loads((KEPT / "100-lobby.json").read_text("utf-8"))
    older = {**document, "table": {**document["table"], **held}}
    read = unpack(Document, json.dumps(older), dict(zip(ROW, row, strict=True)))
    assert (read.table.phase, types(read.table.phase)) == (phase, types(phase))
    assert read.table.host_name == document["table"]["host_name"]


async def test_tables_that_were_stored_before_101_go_on(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        game, waiting = await here.game(ANN, BEN), await here.lobby(ANN, BEN, channel=2, seats=3)
        pausing = await here.game(ANN, BEN, channel=3)
        await here.do(pausing, votes.propose, ANN, "pause")
        await here.do(pausing, votes.agree, BEN, 1)
        before = [(await here.session(id)).phase for id in (game, waiting, pausing)]
        listed = [each.phase for each in await here.host.of_server(7)]
    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3")) as store, store:
        for id, document, summary in store.execute("SELECT id, document, summary FROM sessions").fetchall():
            whole, short = json.loads(document), json.loads(summary)
            earlier = {**whole, NUMBER: 100, "table": before_101(whole["table"])}
            known = (json.dumps(earlier), json.dumps({**before_101(short), NUMBER: 100}), id)
            store.execute("UPDATE sessions SET document = ?, summary = ? WHERE id = ?", known)
    async with tables(tmp_path) as here:
        assert [(await here.session(id)).phase for id in (game, waiting, pausing)] == before
        assert [each.phase for each in await here.host.of_server(7)] == listed
        await here.random_play(game, 2)
        assert (await here.do(waiting, lobby.begin, ANN)).done
        assert (await here.do(pausing, acts.come_back, ANN)).done
        assert [type((await here.session(id)).phase) for id in (game, pausing)] == [Running, Running]


def before_101(table: dict[str, Any]) -> dict[str, Any]:
    """The fields of a table, or of its summary, as they were written then."""
    (phase,) = table["phase"].values()
    held = {{"since": "paused"}.get(name, name): phase[name] for name in phase if name not in ("started", "ended")}
    return {**{name: value for name, value in table.items() if name != "phase"}, **held}


def newest(kind: Any) -> int:
    return FIRST + len(STEPS.get(kind, ()))


def test_there_is_one_of_each_number() -> None:
    kept = {path.stem.partition("-")[0] for path in KEPT.glob("*.json")}
    assert kept == {str(number) for number in range(FIRST, max(newest(Document), newest(Summary)) + 1)}


def test_the_kept_ones_hold_every_field_that_is_stored() -> None:
    """Else a field that was renamed would go unnoticed."""
    held = json.loads((KEPT / f"{newest(Document)}-full.json").read_text("utf-8"))
    for kind, values in ((Table, [held["table"]]), *((_of_part(part), held[part]) for part in PARTS)):
        stored = {field.name for field in dataclasses.fields(kind)} - ELSEWHERE.get(kind, {}).keys()
        assert {name for value in values for name in value} == stored, kind
    for kind in get_args(Phase):
        path = KEPT / f"{newest(Document)}-{kind.__name__.lower()}.json"
        (phase,) = json.loads(path.read_text("utf-8"))["table"]["phase"].values()
        assert phase.keys() == {field.name for field in dataclasses.fields(kind)}, kind


def _of_part(part: str) -> Any:
    return get_args(get_type_hints(Document)[part])[0]


def test_a_later_number_is_not_guessed_at() -> None:
    held = json.loads((KEPT / f"{newest(Document)}-full.json").read_text("utf-8"))
    with pytest.raises(Unreadable):
        unpack(Document, json.dumps({**held, NUMBER: newest(Document) + 1}))


def test_a_step_reads_what_was_written_before_it(monkeypatch: pytest.MonkeyPatch) -> None:
    held = {**json.loads((KEPT / "101-full.json").read_text("utf-8")), NUMBER: 100}
    older = {**held, "seats": held["chairs"]}
    del older["chairs"]

    def rename(values: dict[str, Any], row: Mapping[str, Any]) -> dict[str, Any]:
        return {("chairs" if name == "seats" else name): value for name, value in values.items()}

    monkeypatch.setattr(documents, "STEPS", {Document: (rename,)})
    assert unpack(Document, json.dumps(older)).chairs == unpack(Document, json.dumps({**held, NUMBER: 101})).chairs


@pytest.mark.parametrize(
    "broken",
    ["", "[]", "{}", '{"schema":100}', '{"schema":true,"table":1}', '{"schema":100,"table":{"host":"1"},"chairs":[]}'],
)
def test_what_is_no_document_is_said_to_be_none(broken: str) -> None:
    with pytest.raises(Unreadable):
        unpack(Document, broken)


def test_no_field_of_a_session_is_forgotten() -> None:
    """Each is stored, lies in a row of its own, or follows from the log and the program."""
    rows, follow = {"board", "seed"}, {"course", "fault"}
    assert {field.name for field in dataclasses.fields(Session)} == {"table", *PARTS} | rows | follow


async def test_lists_read_no_document(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Any] = []

    def counted(kind: Any, packed: str, row: Mapping[str, Any]) -> Any:
        read.append(kind)
        return unpack(kind, packed, row)

    async with tables(tmp_path) as here:
        for channel in range(1, 6):
            await here.game(ANN, BEN, channel=channel)
        monkeypatch.setattr(documents, "unpack", counted)
        assert len(await here.host.of_user(ANN)) == len(await here.host.of_server(7)) == 5
        assert read == [Summary] * 10


@pytest.mark.parametrize(
    "damage",
    [
        {"chairs": {}},
        {"chairs": ""},
        {"chairs": []},
        {"chairs": [{"occupant": None, "missed": "x"}] * 2},
        {"later": 1},
        {NUMBER: 1},
    ],
    ids=str,
)
async def test_what_cannot_be_read_stays_as_it_is_over_a_night(tmp_path: Path, damage: dict[str, Any]) -> None:
    async with tables(tmp_path) as here:
        damaged, sound = [await here.game(ANN, BEN, channel=channel) for channel in (1, 2)]

    def lies(connection: sqlite3.Connection, id: int) -> tuple[object, ...]:
        return connection.execute("SELECT * FROM sessions WHERE id = ?", (id,)).fetchone(), stored_alarms(
            connection, id
        )

    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3")) as connection:
        (text,) = connection.execute("SELECT document FROM sessions WHERE id = ?", (damaged,)).fetchone()
        broken = json.dumps({**json.loads(text), **damage})
        connection.execute("UPDATE sessions SET document = ? WHERE id = ?", (broken, damaged))
        before = {id: lies(connection, id) for id in (damaged, sound)}
        stored.shift(connection, 8 * HOUR, START + 8 * HOUR)
        assert lies(connection, damaged) == before[damaged]
        assert lies(connection, sound) != before[sound]


async def test_a_night_keeps_every_alarm(tmp_path: Path) -> None:
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN)
        await here.host.do(None, id, acts.miss_channel)
    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3")) as connection:
        stored.shift(connection, 2 * BLINK, START + 2 * BLINK)
        found = stored_alarms(connection, id)
        assert AlarmKind.LOST in {each.kind for each in found}
        assert found == frozenset(timing.alarms(stored.bare(connection, id)))
