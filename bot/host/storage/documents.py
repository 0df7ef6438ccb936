"""What is stored of a session, as one text: a number that says how to read it, then everything that follows neither
from the log nor from the program.

The coders are made from the types themselves: a field is written under its name unless it has its default, so that one
that is added later with a default is read in every text before. Any other change of what is stored is a step in
`STEPS`, which turns a text of one number into one of the next. What a text holds is read strictly: it comes back equal
and of the same types, or it is `Unreadable`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields, is_dataclass
from enum import Enum
from functools import cache
from operator import attrgetter
from types import MappingProxyType, NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from bot.table.answers import compact, packed_text, unpacked_text
from bot.table.names import Named
from bot.table.session import NOBODY, Chair, Owed, Phase, PlanQueue, Session, Summary, Table, Undoable, Vote
from games.core import Seat, Text
from games.replacing import copier, replace

FIRST = 100
"""The number of the first texts there were."""
Row = Mapping[str, Any]
"""A row of the sessions, by column."""
Step = Callable[[dict[str, Any], Row], dict[str, Any]]


def _with_phase(table: dict[str, Any], row: Row) -> dict[str, Any]:
    """Until 101 how far a table was stood in columns, and what belongs to that among its fields."""
    stage, held = row["phase"], {name: table[name] for name in _OF_PHASES if name in table}
    if stage == "running" and "ends" in held:
        stage = "paused" if "paused" in held else "asleep"
    known = {"ends": 0, **held, "since": held.get("paused"), "expired": "ends" in held}
    known |= {"started": row["started"], "ended": row["ended"]}
    phase = {name: known[name] for name in _PHASES[stage] if known.get(name) is not None}
    return {**{name: value for name, value in table.items() if name not in held}, "phase": {stage: phase}}


_OF_PHASES = ("ends", "paused", "starts", "held", "sought")
_PHASES: Mapping[str, Sequence[str]] = {
    "lobby": ("ends", "starts", "held", "sought"),
    "running": ("started",),
    "asleep": ("started", "ends"),
    "paused": ("started", "ends", "since"),
    "over": ("started", "ended"),
    "cancelled": ("started", "ended", "expired"),
}


def _with_phase_in_table(document: dict[str, Any], row: Row) -> dict[str, Any]:
    return {**document, "table": _with_phase(document["table"], row)}


NUMBER = "schema"
"""The name under which a text holds its number."""
_PLACE: dict[str, Any] = {"guild": 0, "channel": 0, "game": "", "opened": 0}
ELSEWHERE: Mapping[type, Mapping[str, Any]] = {
    Table: {
        **_PLACE,
        **dict.fromkeys(("id", "version", "revision"), 0),
        "options": MappingProxyType({}),
        "commitment": "",
    },
    Summary: {
        **_PLACE,
        "session": 0,
        **dict.fromkeys(("seat", "owned", "message", "result", "public", "closed")),
    },
}
"""Fields that stand in columns, since they are asked for by them, in a row that is hardly ever written, or that follow
from others; and what they are in a value that was just read."""
T = TypeVar("T")


class Unreadable(Exception):
    """A text that holds no such value."""


@dataclass(frozen=True, slots=True)
class Document:
    """What is stored of a session in one text, but for what `ELSEWHERE` names."""

    table: Table
    chairs: tuple[Chair, ...]
    owed: tuple[Owed, ...] = ()
    votes: tuple[Vote, ...] = ()
    plan_queues: tuple[PlanQueue, ...] = field(default=(), repr=False)
    people: tuple[Named, ...] = field(default=(), repr=False)
    undoable: tuple[Undoable, ...] = ()


STEPS: Mapping[Any, tuple[Step, ...]] = {Document: (_with_phase_in_table,), Summary: (_with_phase,)}
"""By what is stored: each makes of the values of a text, and of the row it stands in, those of the next number, from
`FIRST` on. None is ever taken away."""


def document_of(session: Session) -> Document:
    """What is stored of `session`, and what `ELSEWHERE` names as it is there."""
    return Document(session.table, *_parts_of(session))


def is_same(before: Session, after: Session) -> bool:
    """Whether both are stored alike, what `ELSEWHERE` names included."""
    return before.table == after.table and bool(_parts_of(before) == _parts_of(after))


def with_parts(session: Session, document: Document) -> Session:
    """`session` with what stands in the document in the place of its own."""
    elsewhere = {name: getattr(session.table, name) for name in ELSEWHERE[Table]}
    return replace(session, table=replace(document.table, **elsewhere), **parts_of(document))


def parts_of(document: Document) -> Mapping[str, Any]:
    """Its fields that a session has as they are."""
    return dict(zip(PARTS, _parts_of(document), strict=True))


PARTS = tuple(each.name for each in fields(Document) if each.name != "table")
"""The fields that a document has of its session as they are, in its order."""
_parts_of = attrgetter(*PARTS)


def summary(row: Row) -> Summary:
    """The summary in a row; an empty one where there is none."""
    try:
        return unpack(Summary, row["summary"], row)
    except Unreadable:
        phase = coder(Phase).unpack(_with_phase({}, row)["phase"])
        return Summary(**ELSEWHERE[Summary], phase=phase, chairs=(), owed=(), host_name="")


def people_of(stored: Document | Session) -> frozenset[tuple[int, str]]:
    """Everybody whose number stands in what is stored, with what they are there."""
    table, chairs = stored.table, stored.chairs
    seated = [(chair.occupant, SITS) for chair in chairs]
    seated += [(chair.owner, OWNS) for chair in chairs]
    seated += [(chair.occupant, CAME) for chair in chairs if chair.confirmed]
    known = [(who.user, role) for who, role in seated if who is not None and who.user is not None]
    named = [*table.invited, *[user for chair in chairs for user in chair.sat]]
    named += [each.user for each in stored.people]
    named += [queue.user for queue in stored.plan_queues]
    named += [user for each in stored.votes for user in _of_vote(each)]
    known += [(table.host, HOSTS), *[(user, NAMED) for user in named]]
    return frozenset([(user, role) for user, role in known if user > NOBODY])


HOSTS, SITS, CAME, OWNS, NAMED = "host", "seat", "came", "owner", "named"
"""What somebody is at a table: opened it, has a seat, wants that seat, began there, is named for another reason."""


def _of_vote(vote: Vote) -> Iterator[int]:
    yield from (vote.by, *vote.asked, *vote.agreed, *(user for user, _ in vote.asleep))
    yield from (user for call in vote.calls for user in call)
    yield from (int(word) for word in vote.about if word.isdecimal() and int(word) >= LEAST)
    if vote.refused is not None:
        yield vote.refused


LEAST = 1 << 36
"""Discord's numbers are larger; small ones count lines, seats, seconds and tables."""


def without(
    document: Document, user: int, called: Mapping[str, str], mark: int = NOBODY, stranger: int = NOBODY
) -> Document:
    """`document` without the number of `user` and without what they were `called`, with what stands instead. Their
    plans are gone. Where they have sat stays `mark`, and among those whom the log calls by a number `stranger`."""
    chairs = tuple(
        replace(chair, sat=tuple(mark if each == user else each for each in chair.sat)) for chair in document.chairs
    )
    queues = tuple(queue for queue in document.plan_queues if queue.user != user)
    erased: Document = _erased(replace(document, chairs=chairs, plan_queues=queues), user, called)
    both = zip(erased.people, document.people, strict=True)
    people = tuple(replace(new, user=stranger) if old.user == user else new for new, old in both)
    erased = replace(erased, people=people)
    if document.table.host != user:
        return erased
    name = called.get(document.table.host_name, "")
    return replace(erased, table=replace(erased.table, host_name=name))


def _erased(value: Any, user: int, called: Mapping[str, str]) -> Any:
    if type(value) is int:
        return NOBODY if value == user else value
    if type(value) is tuple:
        words = called if str(user) in value else {}
        return tuple(words.get(each, _erased(each, user, called)) for each in value)
    if type(value) is str:
        return re.sub(rf"(?<!\d){user}(?!\d)", str(NOBODY), value)
    if not is_dataclass(value) or isinstance(value, type):
        return value
    parts = {each.name: _erased(getattr(value, each.name), user, called) for each in fields(value)}
    if getattr(value, "user", None) == user:
        parts["name"] = called.get(value.name, "")  # type: ignore[attr-defined]
    return replace(value, **parts)


def packed(document: Document) -> tuple[str, str]:
    """What lists of tables show of it, as a text that `summary` reads, and the whole document as another. JSON values
    that stand in both are made once."""
    values = coder(Document).pack(document)
    known = {"owed": [], **values["table"], **values}
    listed = {name: known[name] for name in _LISTED if name in known}
    listed["chairs"] = [{name: chair[name] for name in chair if name != "sat"} for chair in values["chairs"]]
    return written(Summary, listed), written(Document, values)


_LISTED = tuple(each.name for each in fields(Summary) if each.name not in ELSEWHERE[Summary])
"""The fields of a summary that are stored: those of the document, or of its table, of the same names and types."""


def written(kind: type, values: Mapping[str, Any]) -> str:
    """The text that holds the JSON values of a value of this type."""
    return compact({NUMBER: FIRST + len(STEPS.get(kind, ())), **values})


def unpack(kind: Callable[..., T], packed: str, row: Row = MappingProxyType({})) -> T:
    """The value that was `written` down, perhaps long ago, in this row.

    :raises Unreadable: there is none.
    """
    try:
        value: T = coder(kind).unpack(upgraded(json.loads(packed), STEPS.get(kind, ()), row))
    except (ValueError, LookupError, TypeError, AttributeError, AssertionError) as broken:
        raise Unreadable(repr(broken)) from broken
    return value


def document_in(row: Row) -> Document:
    """The document in a row.

    :raises Unreadable: there is none, or something is owed by a seat that it has not.
    """
    document = unpack(Document, row["document"], row)
    many = len(document.chairs)
    if [owed for owed in document.owed if not 0 <= owed.seat < many]:
        raise Unreadable("a seat that is none owes something")
    return document


def upgraded(values: Mapping[str, Any], steps: Sequence[Step], row: Row) -> Mapping[str, Any]:
    """`values` as they would be written today, without their number."""
    number, held = values[NUMBER], {name: value for name, value in values.items() if name != NUMBER}
    if not FIRST <= number <= FIRST + len(steps):
        raise ValueError(f"a text of number {number}")
    for step in steps[number - FIRST :]:
        held = step(held, row)
    return held


Make = Callable[[Any], Any]


@dataclass(frozen=True, slots=True)
class Coder:
    """Makes JSON values of the values of one type, and reads them again. Values of `plain` types are JSON values as
    they are, which costs them no call."""

    plain: frozenset[type]
    pack_other: Make
    unpack_other: Make

    def pack(self, value: Any) -> Any:
        """`value` as a JSON value."""
        return value if type(value) in self.plain else self.pack_other(value)

    def unpack(self, packed: Any) -> Any:
        """The value that was packed.

        :raises ValueError, LookupError, TypeError, AttributeError, AssertionError: there is none.
        """
        return packed if type(packed) in self.plain else self.unpack_other(packed)


@cache
def coder(kind: Any) -> Coder:
    """The coder of a type; made once."""
    made = _SIMPLE.get(kind)
    if made is not None:
        return made
    if get_origin(kind) is tuple:
        return _of_tuple(*get_args(kind))
    if get_origin(kind) is UnionType:
        return _of_some(*get_args(kind)) if NoneType in get_args(kind) else _of_one(*get_args(kind))
    if is_dataclass(kind):
        return _of_record(kind)
    assert issubclass(kind, Enum), kind
    return _made(attrgetter("_value_"), {each.value: each for each in kind}.__getitem__)


def _made(pack: Make, unpack: Make) -> Coder:
    """Of a type none of whose values is a JSON value."""
    return Coder(frozenset(), pack, unpack)


def _plain(*kinds: type) -> Coder:
    """Lets values of these types pass, and reads no others."""

    def refuse(value: Any) -> Any:
        raise TypeError(f"{value!r} is none of {kinds}")

    return Coder(frozenset(kinds), lambda value: value, refuse)


_INT, _LIST = _plain(int), _plain(list)
_SIMPLE: Mapping[Any, Coder] = {
    int: _INT,
    str: _plain(str),
    bool: _plain(bool),
    float: _plain(int, float),
    Seat: _made(int, lambda packed: Seat(_INT.unpack(packed))),
    Text: _made(packed_text, unpacked_text),
}
"""Of the types that are no container."""


def _of_tuple(first: Any, *others: Any) -> Coder:
    if others == (...,):
        each = coder(first)
        plain, pack, unpack = each.plain, each.pack_other, each.unpack_other
        return _made(
            lambda value: [one if type(one) in plain else pack(one) for one in value],
            lambda packed: tuple([one if type(one) in plain else unpack(one) for one in _LIST.unpack(packed)]),
        )
    parts = [coder(part) for part in (first, *others)]
    return _made(
        lambda value: [part.pack(each) for part, each in zip(parts, value, strict=True)],
        lambda packed: tuple(part.unpack(each) for part, each in zip(parts, _LIST.unpack(packed), strict=True)),
    )


def _of_some(*kinds: Any) -> Coder:
    """A value of one type, or None."""
    kind, none = kinds
    assert none is NoneType, kinds
    some = coder(kind)
    return replace(some, plain=some.plain | {NoneType})


def _of_one(*kinds: Any) -> Coder:
    """A record of one of these types, under the name of its own."""
    names = {kind: kind.__name__.lower() for kind in kinds}
    coders = {name: coder(kind) for kind, name in names.items()}

    def unpack_one(packed: Any) -> Any:
        ((name, held),) = packed.items()
        return coders[name].unpack(held)

    return _made(lambda value: {names[type(value)]: coders[names[type(value)]].pack(value)}, unpack_one)


def _of_record(kind: Any) -> Coder:
    """A dataclass: what has not its default, by name. What is missing that has none is missing in the blank one."""
    hints, absent, copied, blank = get_type_hints(kind), ELSEWHERE.get(kind, {}), copier(kind), object.__new__(kind)
    defaults = {each.name: each.default for each in fields(kind)}
    held = {name: coder(hints[name]) for name in defaults if name not in absent}
    known = {name: value for name, value in defaults.items() if value is not MISSING}
    for name, value in {**known, **absent}.items():
        object.__setattr__(blank, name, value)
    packs = tuple((name, defaults[name], made.plain, made.pack_other) for name, made in held.items())
    unpacks = {name: (made.plain, made.unpack_other) for name, made in held.items()}

    def pack_record(value: Any) -> dict[str, Any]:
        packed = {}
        for name, default, plain, pack_other in packs:
            found = getattr(value, name)
            if found is not default and not (type(found) is type(default) and found == default):
                packed[name] = found if type(found) in plain else pack_other(found)
        return packed

    def unpack_record(packed: Any) -> Any:
        found = {}
        for name, value in packed.items():
            plain, unpack_other = unpacks[name]
            found[name] = value if type(value) in plain else unpack_other(value)
        return copied(blank, **found)

    return _made(pack_record, unpack_record)
