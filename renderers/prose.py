"""Numbers, lists and sentences as they are written, and how much of them fits."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence

from games.core import Seat, Text, signed, text
from renderers.core import Say
from renderers.lettering import one_line

ALT_LIMIT = 1024
"""Characters: Discord takes no longer description of a picture."""


def numeral(value: int) -> str:
    """The number with a real minus: 3, −3, 0."""
    return signed(value)


def change(value: int) -> str:
    """What something grew or shrank by, always with its sign: +3, −3; 0 if by nothing."""
    return f"+{value}" if value > 0 else numeral(value)


def called(seat: Seat, colour: Text, say: Say) -> Text:
    """A player with their colour, by which alone they may be called."""
    named = say(text("renderers-name", who=seat)) != say(colour)
    return text("renderers-called", who=seat, colour=colour) if named else colour


def between(key: str, say: Say) -> str:
    """What the language puts between two things: the message `key`, said without them."""
    return say(text(key, first="", rest=""))


def listed(entries: Iterable[str], say: Say) -> str:
    """The entries with the language's comma between them, all alike: a list without an "and"."""
    return between("renderers-comma", say).join(entries)


def sentences(parts: Iterable[str], say: Say) -> str:
    """The parts as sentences on one line, each without a stop of its own; empty parts are left out."""
    stop = between("renderers-sentences", say)
    return stop.join(one_line(part).rstrip(".。") for part in parts if part)


def together(whole: Iterable[str]) -> str:
    """Whole sentences one after another, a space between them; none after a full-width stop, which brings its own."""
    return re.sub("(?<=[。！？：；，」』）]) ", "", " ".join(whole))


def as_many(entries: Sequence[str], say: Say, room: int, listing: Callable[[str], str], *, least: int = 0) -> str:
    """`listing` of as many entries as fit into `room` characters, and of how many more there are; empty where not even
    `least` entries fit."""
    for count in range(len(entries), least - 1, -1):
        if sum(map(len, entries[:count])) > room:
            continue
        left = len(entries) - count
        more = (say(text("renderers-and-more", count=left)),) if left else ()
        if len(said := listing(listed((*entries[:count], *more), say))) <= room:
            return said
    return ""


def shortened(words: str) -> str:
    """The words cut to `ALT_LIMIT` characters, with an ellipsis at the end of what was cut."""
    return words if len(words) <= ALT_LIMIT else words[: ALT_LIMIT - 1] + "…"
