"""A chronicle in words: its turning points, what chance gave, and what only the host knows, how long everybody took."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import pairwise
from statistics import mean

from bot.messages.i18n import Voice, plain
from bot.messages.words.story import counted_turn
from bot.messages.words.table_messages import title
from bot.table.log.story import Turn
from bot.table.session import Kind, Session
from bot.table.timing import DAY, HOUR
from games.chronicle import Chronicle
from games.core import Seat, Text, text
from renderers import chronicle as drawn

MINUTE = 60
PUBLIC = 700
"""Characters that the channel is told at most; all of it is private."""


def heading(session: Session, locale: str) -> str:
    """What stands above the picture."""
    return plain(locale, text("bot-chronicle-heading", title=title(session, locale)))


def points(told: Chronicle) -> tuple[Text, ...]:
    """The turning points by their numbers in the picture."""
    return tuple(
        text("bot-chronicle-point", number=number, when=counted_turn(point.turn, point.counted), told=point.told)
        for number, point in enumerate(told.points, 1)
    )


def courses(speaker: Voice, told: Chronicle) -> tuple[str, ...]:
    """What its picture shows, a line each."""
    return tuple(f"- {speaker.say(each)}" for each in drawn.words(told))


def words(session: Session, speaker: Voice, told: Chronicle, turns: Sequence[Turn]) -> tuple[str, ...]:
    """All of it, a paragraph each."""
    lines = [speaker.say(text("bot-chronicle-points"))] if told.points else []
    lines += [f"- {speaker.say(each)}" for each in points(told)]
    if told.luck:
        lines += [speaker.say(text("bot-chronicle-luck")), *(f"- {speaker.say(each)}" for each in told.luck)]
    rest = (*told.facts, *times(session, turns), *_played(session))
    if rest:
        lines += [speaker.say(text("bot-chronicle-more")), *(f"- {speaker.say(each)}" for each in rest)]
    return tuple(lines)


def brief(session: Session, speaker: Voice, told: Chronicle, turns: Sequence[Turn]) -> str:
    """What the channel is told of it: turning points and who took how long, as far as there is room."""
    lines, room = list[str](), PUBLIC
    for each in (*points(told), *times(session, turns)):
        line = f"-# {speaker.say(each)}"
        room -= len(line) + 1
        if room < 0:
            break
        lines.append(line)
    return "\n".join(lines)


def times(session: Session, turns: Sequence[Turn]) -> tuple[Text, ...]:
    """The longest turn, and who was fastest on average, of the people who moved themselves."""
    taken = defaultdict[Seat, list[tuple[int, int]]](list)
    for seat, turn, seconds in _taken(session, turns):
        taken[seat].append((seconds, turn))
    if not taken:
        return ()
    seconds, number, slowest = max((*max(each), seat) for seat, each in taken.items())
    found = [text("bot-chronicle-longest", seat=slowest, turn=number, time=lasted(seconds))]
    if len(taken) > 1:
        average, fastest = min((mean(seconds for seconds, _ in each), seat) for seat, each in taken.items())
        found.append(text("bot-chronicle-fastest", seat=fastest, time=lasted(round(average))))
    return tuple(found)


def _taken(session: Session, turns: Sequence[Turn]) -> Iterator[tuple[Seat, int, int]]:
    """The seconds of each turn that asked one person alone, and that nobody played for them. The first one began with
    the game: before it nothing may have happened."""
    started = session.table.started or 0
    for before, turn in pairwise(turns):
        if len(turn.movers) == 1 and turn.is_of(turn.movers[0]) and not turn.waits:
            occupant = session.occupant(turn.movers[0])
            if occupant is not None and occupant.kind is Kind.PERSON:
                yield turn.movers[0], turn.number, max(0, turn.at - max(before.at, started))


def lasted(seconds: int) -> Text:
    """A time in words, in the largest unit of which there are two."""
    for unit, name in ((DAY, "days"), (HOUR, "hours"), (MINUTE, "minutes")):
        if seconds >= 2 * unit:
            return text(f"bot-lasted-{name}", count=round(seconds / unit))
    return text("bot-lasted-seconds", count=seconds)


def _played(session: Session) -> Iterator[Text]:
    for seat, chair in enumerate(session.chairs):
        if chair.played and chair.occupant is not None and chair.occupant.kind is Kind.PERSON:
            yield text("bot-played-for", seat=Seat(seat), played=chair.played)
