"""What a board tells of what happened since the one before: all of it where there is room, else folded, one line a
seat."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import pairwise

from bot.messages.i18n import Raw, Voice, shown
from bot.table.log.host_lines import Happened, Remark
from games.core import Seat, Text, text

LINES = 12
"""More lines than these are folded even where there is room for them: a board is read on a telephone."""

_MORE = re.compile(r"\s*([^\w\s]|[的與与和]|and\b)")
"""What follows a name that is more than who does something: what is theirs, or who else does it."""
STOPS = (".", "\u3002")
"""What ends a sentence that another may follow after a semicolon."""


class Weight(IntEnum):
    """What has to stand in the channel, and what may be left to the log."""

    DETAIL = 0
    STORY = 1
    """Tells the turn."""
    HOST = 2
    """Of the host's own: whose time ran out, who plays on for whom."""


@dataclass(frozen=True, slots=True)
class Line:
    """One event in the table's language; `seat` is whose it is, -1 nobody's; `about` are all whom it names."""

    words: str
    weight: Weight = Weight.STORY
    seat: int = -1
    about: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Folded:
    """What a board tells, line by line; `whole` is False where even the folded lines are too many, and a file has
    all."""

    lines: tuple[str, ...]
    whole: bool = True


def line(speaker: Voice, event: Happened) -> Line:
    """The event in words, with its weight."""
    weight = Weight.HOST if isinstance(event, Remark) else Weight.DETAIL if event.detail else Weight.STORY
    about = tuple(map(int, seats_named(event.text)))
    return Line(speaker.say(event.text), weight, _seat(event.text), about)


def own_first(speaker: Voice, events: Sequence[Happened], viewer: Seat | None) -> list[Line]:
    """The events in words for one reader: what is about their own seat first, in bold, then the rest in order. Who has
    no seat reads all in order."""
    mine = [event for event in events if viewer is not None and viewer in seats_named(event.text)]
    bold = [replace(told := line(speaker, event), words=f"**{told.words}**") for event in mine]
    return [*bold, *(line(speaker, event) for event in events if event not in mine)]


def fold(speaker: Voice, news: Sequence[Line], room: int) -> Folded:
    """The news in at most `room` characters. Details go first, then a seat's lines become one. What still has no room
    goes by weight: the host's own lines stand, and of the others the latest."""
    words = tuple(each.words for each in news)
    if len(words) <= LINES and _size(words) <= room:
        return Folded(words)
    backbone = [each for each in news if each.weight is not Weight.DETAIL]
    chained = _chained(speaker, backbone)
    return Folded(chained) if _size(chained) <= room else Folded(_heaviest(backbone, room), whole=False)


def fits(speaker: Voice, news: Sequence[Line], room: int) -> bool:
    """Whether a board can tell the news without a file."""
    return fold(speaker, news, room).whole


def lasting(news: Sequence[Line]) -> tuple[Line, ...]:
    """What is remembered of the news for the next change of the same message: no details that were folded once."""
    if len(news) <= LINES:
        return tuple(news)
    return tuple(each for each in news if each.weight is not Weight.DETAIL)


def _chained(speaker: Voice, news: Sequence[Line]) -> tuple[str, ...]:
    """What a seat did, and what others did to it meanwhile, on one line."""
    groups = list[list[Line]]()
    for each in news:
        if groups and groups[-1][0].seat in {each.seat, *each.about} - {-1}:
            groups[-1].append(each)
        else:
            groups.append([each])
    return tuple(_joined(speaker, group) for group in groups)


def _joined(speaker: Voice, group: Sequence[Line]) -> str:
    """Their sentences: who begins them in bold, and whoever begins two that follow on one another named once."""
    first, name = group[0], _name(speaker, group[0])
    joined = f"**{name}**{first.words.removeprefix(name)}" if name else first.words
    for before, after in pairwise(group):
        name, key, then = _name(speaker, after), "bot-news-joined", after.words
        same = name and name == _name(speaker, before) and joined.endswith(STOPS)
        if same and not _MORE.match(then, len(name)):
            key, joined, then = "bot-news-same", joined[:-1], then.removeprefix(name).lstrip()
        joined = speaker.say(text(key, before=Raw(joined), then=Raw(then)))
    return joined.replace("****", "")  # what is bold goes on


def _name(speaker: Voice, told: Line) -> str:
    """The name with which a line begins; empty if it begins otherwise."""
    name = shown(speaker.names[told.seat]) if 0 <= told.seat < len(speaker.names) else ""
    return name if told.words.startswith(name) else ""


def _heaviest(news: Sequence[Line], room: int) -> tuple[str, ...]:
    """The host's lines and the latest others, in order, as far as there is room."""
    kept = set[int]()
    for number in sorted(range(len(news)), key=lambda number: (-news[number].weight, -number)):
        room -= len(news[number].words) + 1
        if room < 0:
            break
        kept.add(number)
    return tuple(each.words for number, each in enumerate(news) if number in kept)


def _seat(told: Text) -> int:
    """The seat that a text names first; -1 for none."""
    return next((int(value) for _, value in told.args if isinstance(value, Seat)), -1)


def seats_named(told: Text) -> Iterator[Seat]:
    """All the seats that a text names."""
    for _, value in told.args:
        if isinstance(value, Seat):
            yield value
        for part in value if isinstance(value, tuple) else (value,) if isinstance(value, Text) else ():
            yield from seats_named(part)


def _size(words: Sequence[str]) -> int:
    return sum(map(len, words)) + len(words)
