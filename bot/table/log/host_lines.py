"""The host's own lines of a log: what can be said by one, how it is written, what it tells and whom it calls. Pure.

Nothing else in the bot knows how such a line is spelt: it is built from one of these types, and read as one again.
Those that are `Turning` do something to other lines (`bot.table.log.replay`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from enum import Enum
from typing import Any, ClassVar, Generic, TypeVar, cast

from bot.table.log.seal import TABLE, Entry
from bot.table.names import Called
from bot.table.pace import called
from games.core import Event, Move, Seat, Text, text

VERSION = "1"
"""Of the lines that name others or who agreed, as they are written today: it follows their first token."""
TAKEBACK = "takeback"
"""What is agreed to: that a move is taken back."""
RULES = "rules"
"""What is agreed to: that the game goes on under other rules."""


class How(Enum):
    """On what grounds lines are taken back."""

    ALONE = "alone"
    """The rules called each of them reversible before it was played."""
    SECRET = "secret"
    """Nobody else has seen anything of them, nor sees that they are gone."""
    AGREED = "agreed"
    """All who had to be asked agreed: their lines stand before it."""
    PRACTICE = "practice"
    """Nothing counts here."""


class Why(Enum):
    """What keeps a game from counting for anybody's strength."""

    OPTIONS = "options"
    """The options differ from the rule sets of the game."""
    PRACTICE = "practice"
    """It is practice."""
    OFTEN = "often"
    """Two people have begun many rated games together within a day."""
    HANDS = "hands"
    """A seat has changed hands."""
    UNDONE = "undone"
    """A move was taken back by consent."""
    RULES = "rules"
    """The game went on under other rules."""


# What is said


@dataclass(frozen=True, slots=True)
class Begun:
    """The game began by itself."""


@dataclass(frozen=True, slots=True)
class TimedOut:
    """Somebody's time was over; so many moves were played for him by then."""

    seat: Seat
    played: int


@dataclass(frozen=True, slots=True)
class StoodIn:
    """The computer plays for somebody absent, so many moves by then."""

    seat: Seat
    played: int


@dataclass(frozen=True, slots=True)
class FellBack:
    """The computer found no move, and the rules' default is played."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Silent:
    """Who answered no reminder where nothing has a limit."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Unserved:
    """The bot was removed from the server."""


@dataclass(frozen=True, slots=True)
class Back:
    """Somebody is there again."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Travels:
    """Somebody is on holiday for so many days."""

    seat: Seat
    days: int


@dataclass(frozen=True, slots=True)
class PaceChanged:
    """All agreed on another time for a decision; 0 minutes: no limit."""

    minutes: int


@dataclass(frozen=True, slots=True)
class ToPerson:
    """A person got a seat, from another one or (`before` empty) from a computer."""

    seat: Seat
    before: Called
    name: Called


@dataclass(frozen=True, slots=True)
class ToComputer:
    """A computer player of this level got a seat, from a person or (`before` empty) from another computer."""

    seat: Seat
    before: Called
    level: str


@dataclass(frozen=True, slots=True)
class CarriedOver:
    """The game goes on under other rules, which tell the same story: their versions before and after."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Restored:
    """The game was set back to a backup, which was taken then (Unix seconds)."""

    taken: int


@dataclass(frozen=True, slots=True)
class PauseAgreed:
    """All agreed on a pause, which whoever sits there proposed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Unpaused:
    """The pause was ended by whoever sits there."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PauseOver:
    """The pause lasted long enough."""


@dataclass(frozen=True, slots=True)
class Closed:
    """All agreed on an end without a result, which whoever sits there proposed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawn:
    """All agreed on a draw, which whoever sits there proposed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Conceded:
    """All agreed that whoever sits there has lost to all the others."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CalledOff:
    """Somebody ended the game without a result."""

    name: Called


@dataclass(frozen=True, slots=True)
class ChannelGone:
    """The game ended because its channel was deleted."""


@dataclass(frozen=True, slots=True)
class Expired:
    """A table that slept too long was closed."""


@dataclass(frozen=True, slots=True)
class Agreed:
    """Whoever sits there agreed to something of this kind, which the next lines do."""

    kind: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack:
    """Lines are taken back: whose wish it was, on what grounds, and their numbers, ascending."""

    seat: Seat
    how: How
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BroughtBack:
    """A line that took others back is revoked: whose wish it was, and that line's number."""

    seat: Seat
    line: int


@dataclass(frozen=True, slots=True)
class Parted:
    """The game goes on under other rules than before: the versions before and after, and the numbers, ascending, of the
    lines that the other rules cannot follow. These are never applied again."""

    before: int
    after: int
    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Unrated:
    """The game counts for nobody's strength (any more)."""

    why: Why


Turning = TakenBack | BroughtBack | Parted
"""What does something to other lines."""
HostLine = (
    Begun
    | TimedOut
    | StoodIn
    | FellBack
    | Silent
    | Unserved
    | Back
    | Travels
    | PaceChanged
    | ToPerson
    | ToComputer
    | CarriedOver
    | Restored
    | PauseAgreed
    | Unpaused
    | PauseOver
    | Closed
    | Drawn
    | Conceded
    | CalledOff
    | ChannelGone
    | Expired
    | Agreed
    | Unrated
    | Turning
)
"""Everything that the host may say in a log."""


# How it is written

_DIGITS = 6
"""Of a seat or a line's number at most: what a forged file says is not believed beyond that."""
_LONG = 11
"""Digits of any other number at most."""


class Misspelt(ValueError):
    """A token is not what stands at its place."""


@dataclass(frozen=True, slots=True)
class _Token:
    """How a field is written as a token, and read."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]


def _number(word: str, most: int = _LONG) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) <= most):
        raise Misspelt(word)
    return int(word)


def _ranges(lines: Sequence[int]) -> str:
    """
    >>> _ranges((5, 6, 7, 9))
    '5-7,9'
    """
    spans: list[list[int]] = []
    for line in lines:
        if spans and spans[-1][1] == line - 1:
            spans[-1][1] = line
        else:
            spans.append([line, line])
    return ",".join(str(low) if low == high else f"{low}-{high}" for low, high in spans)


def _numbers(ranges: str) -> tuple[int, ...]:
    """What `_ranges` wrote, and nothing else.

    >>> _numbers("5-7,9")
    (5, 6, 7, 9)
    """
    lines = tuple(line for low, high in _spans(ranges) for line in range(low, high + 1))
    if not lines or _ranges(lines) != ranges or len(set(lines)) != len(lines):
        raise Misspelt(ranges)
    return lines


def _spans(ranges: str) -> tuple[tuple[int, int], ...]:
    """The first and last number of each range, ascending.

    >>> _spans("5-7,9")
    ((5, 7), (9, 9))
    """
    parts = [part.split("-") for part in ranges.split(",")]
    if any(len(part) > 2 for part in parts):
        raise Misspelt(ranges)
    spans = tuple((_number(part[0], _DIGITS), _number(part[-1], _DIGITS)) for part in parts)
    ends = [number for span in spans for number in span]
    if ends != sorted(ends):
        raise Misspelt(ranges)
    return spans


_SEAT = _Token(lambda seat: str(int(seat)), lambda word: Seat(_number(word, _DIGITS)))
_LINE = _Token(str, lambda word: _number(word, _DIGITS))
_NUMBER = _Token(str, _number)
_WORD = _Token(str, str)
_NAME = _Token(str, Called)
_HOW = _Token(lambda how: how.value, How)
_WHY = _Token(lambda why: why.value, Why)
_LINES = _Token(_ranges, _numbers)
_PERHAPS_LINES = _Token(_ranges, lambda word: _numbers(word) if word else ())


# What it tells

L = TypeVar("L")


@dataclass(frozen=True, slots=True)
class _Kind(Generic[L]):
    """Lines of one type: the tokens they begin with, those of their fields, what they tell everybody (of a secret one:
    its own seat), and whether nobody who plays may miss that. With `many` the only field is a tuple, a token each."""

    line: type[L]
    head: tuple[str, ...]
    tokens: tuple[_Token, ...]
    said: Callable[[L], Text]
    calls: bool = False
    many: bool = False


def _fields(key: str) -> Callable[[Any], Text]:
    """A text with the line's fields as its arguments."""
    return lambda line: text(key, **{each.name: getattr(line, each.name) for each in fields(line)})


def _plain(key: str) -> Callable[[Any], Text]:
    return lambda line: text(key)


def _to_person(line: ToPerson) -> Text:
    if line.before:
        return text("bot-log-person", before=line.before, name=line.name)
    return text("bot-log-person-for-computer", name=line.name)


def _to_computer(line: ToComputer) -> Text:
    return text("bot-log-computer", before=line.before) if line.before else text("bot-log-other-computer")


def _taken_back(line: TakenBack) -> Text:
    return (
        text("bot-log-undo-secret")
        if line.how is How.SECRET
        else text(f"bot-log-undo-{line.how.value}", seat=line.seat)
    )


def _parted(line: Parted) -> Text:
    return text("bot-log-parted" if line.lines else "bot-log-parted-whole", version=str(line.after))


def _silent(line: Silent) -> Text:
    return text("bot-log-silent", seats=tuple(text("bot-log-seat", seat=seat) for seat in line.seats))


_KINDS: tuple[_Kind[Any], ...] = (
    _Kind(Begun, ("begun",), (), _plain("bot-log-begun"), calls=True),
    _Kind(TimedOut, ("timeout",), (_SEAT, _NUMBER), _fields("bot-log-timeout")),
    _Kind(StoodIn, ("away",), (_SEAT, _NUMBER), _fields("bot-log-away")),
    _Kind(FellBack, ("fallback",), (_SEAT,), _fields("bot-log-fallback")),
    _Kind(Silent, ("silent",), (_SEAT,), _silent, many=True),
    _Kind(Unserved, ("unserved",), (), _plain("bot-log-unserved")),
    _Kind(Back, ("back",), (_SEAT,), _fields("bot-log-back")),
    _Kind(Travels, ("holiday",), (_SEAT, _NUMBER), _fields("bot-log-holiday")),
    _Kind(
        PaceChanged,
        ("pace",),
        (_NUMBER,),
        lambda line: text("bot-log-pace", pace=called(line.minutes / 60 or None)),
    ),
    _Kind(ToPerson, ("person",), (_SEAT, _NAME, _NAME), _to_person),
    _Kind(ToComputer, ("computer",), (_SEAT, _NAME, _WORD), _to_computer),
    _Kind(CarriedOver, ("rules",), (_NUMBER, _NUMBER), lambda line: text("bot-log-rules", version=str(line.after))),
    _Kind(Restored, ("restored",), (_NUMBER,), _plain("bot-log-restored")),
    _Kind(PauseAgreed, ("paused",), (_SEAT,), _fields("bot-log-paused"), calls=True),
    _Kind(Unpaused, ("unpaused",), (_SEAT,), _fields("bot-log-unpaused"), calls=True),
    _Kind(PauseOver, ("unpaused",), (), _plain("bot-log-unpaused-by-time"), calls=True),
    _Kind(Closed, ("closed",), (_SEAT,), _fields("bot-log-closed")),
    _Kind(Drawn, ("drawn",), (_SEAT,), _fields("bot-log-drawn")),
    _Kind(Conceded, ("conceded",), (_SEAT,), _fields("bot-log-conceded")),
    _Kind(CalledOff, ("cancel",), (_NAME,), _fields("bot-log-cancelled")),
    _Kind(ChannelGone, ("gone",), (), _plain("bot-log-channel-gone")),
    _Kind(Expired, ("expired",), (), _plain("bot-log-expired")),
    _Kind(
        Agreed, ("agreed", VERSION), (_WORD, _SEAT), lambda line: text(f"bot-log-agreed-{line.kind}", seat=line.seat)
    ),
    _Kind(Unrated, ("unrated", VERSION), (_WHY,), lambda line: text(f"bot-log-unrated-{line.why.value}")),
    _Kind(TakenBack, ("undo", VERSION), (_SEAT, _HOW, _LINES), _taken_back),
    _Kind(BroughtBack, ("redo", VERSION), (_SEAT, _LINE), lambda line: text("bot-log-redo", seat=line.seat)),
    _Kind(Parted, ("parted", VERSION), (_LINE, _LINE, _PERHAPS_LINES), _parted),
)
_BY_TYPE = {kind.line: kind for kind in _KINDS}


_BY_WORD = {each.head[:1]: tuple(kind for kind in _KINDS if kind.head[0] == each.head[0]) for each in _KINDS}


@dataclass(frozen=True, slots=True)
class Remark:
    """A line of the host's own as something that happened, beside the `Event`s of a game."""

    line: HostLine
    reveals: ClassVar[bool] = False
    """Nothing hidden becomes known by it."""
    detail: ClassVar[bool] = False
    """It is never left out."""
    tells: ClassVar[tuple[str, ...]] = ()
    """It names no move."""

    @property
    def text(self) -> Text:
        """What it tells."""
        return _BY_TYPE[type(self.line)].said(self.line)

    @property
    def to(self) -> frozenset[Seat] | None:
        """Who is told; None: everybody."""
        line = self.line
        return frozenset({line.seat}) if isinstance(line, TakenBack) and line.how is How.SECRET else None

    @property
    def calls(self) -> bool:
        """Whether nobody who plays may miss it."""
        return _BY_TYPE[type(self.line)].calls


Happened = Event | Remark
"""Something that a line of the log tells."""


def written(line: HostLine) -> Move:
    """The line as it stands in the log."""
    kind = _BY_TYPE[type(line)]
    values = [getattr(line, each.name) for each in fields(line)]
    if kind.many:
        return (*kind.head, *map(kind.tokens[0].write, *values))
    return (*kind.head, *(token.write(value) for token, value in zip(kind.tokens, values, strict=True)))


def read(move: Move) -> HostLine | None:
    """What such a line says; None where no version of this program can have written it so."""
    found = (_parsed(kind, move) for kind in _BY_WORD.get(move[:1], ()))
    return next((line for line in found if line is not None), None)


def _parsed(kind: _Kind[Any], move: Move) -> HostLine | None:
    head, words = move[: len(kind.head)], move[len(kind.head) :]
    if head != kind.head or not (kind.many or len(words) == len(kind.tokens)):
        return None
    try:
        if kind.many:
            return cast(HostLine, kind.line(tuple(map(kind.tokens[0].read, words))))
        return cast(HostLine, kind.line(*(token.read(word) for token, word in zip(kind.tokens, words, strict=True))))
    except ValueError:
        return None


def of(entry: Entry) -> HostLine | None:
    """What a line of the log says that is the host's own; None for a move, or a fact."""
    return read(entry.move) if entry.seat == TABLE else None


def turning(entry: Entry) -> Turning | None:
    """What a line of the log does to other lines; None: nothing."""
    line = of(entry)
    return line if isinstance(line, Turning) else None


def reach(entry: Entry) -> tuple[int, int]:
    """How many lines one of the host's own names as taken back or fallen, and the last of them. Nobody has to write
    them all down for that, as `read` does: in a forged file they may be any."""
    try:
        spans = tuple(span for ranges in _named(entry) for span in _spans(ranges))
    except Misspelt:
        spans = ()
    return sum(high - low + 1 for low, high in spans), max((high for _, high in spans), default=0)


def _named(entry: Entry) -> Iterator[str]:
    """The ranges of numbers that stand in a line of the host's own."""
    for kind in _BY_WORD.get(entry.move[:1], ()) if entry.seat == TABLE else ():
        words = zip(kind.tokens, entry.move[len(kind.head) :], strict=False)
        yield from (word for token, word in words if token in (_LINES, _PERHAPS_LINES))


def told(entries: Iterable[Entry]) -> tuple[Remark, ...]:
    """What the host's own among these lines tell."""
    return tuple(Remark(_known(entry)) for entry in entries if entry.seat == TABLE)


def _known(entry: Entry) -> HostLine:
    line = of(entry)
    assert line is not None, f"unknown line of the host: {entry}"
    return line


def append(last: int, lines: Iterable[HostLine], now: int) -> tuple[Entry, ...]:
    """The `lines` as the next ones of a log that ends with the number `last`."""
    return tuple(Entry(n, TABLE, written(line), now) for n, line in enumerate(lines, last + 1))
