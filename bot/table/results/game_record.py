"""What a game that is over says of those who played it: everybody's place, who was there to the end, how long they
took. Pure, and nobody's name or number is in it: people are as the log calls them.

It follows from the table and its log alone, so whatever is kept of it can be thrown away and made again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum

from bot.table.log.host_lines import Back, Closed, FellBack, Silent, StoodIn, TimedOut, ToComputer, ToPerson, of
from bot.table.log.seal import Entry
from bot.table.names import Called
from bot.table.options import nearest
from bot.table.pace import Pace
from bot.table.session import ABSENT_AFTER, Chair, Kind, Open, Session
from games.core import Outcome, Seat
from games.replacing import replace


class Ending(Enum):
    """How somebody's part in a game ended."""

    STAYED = "stayed"
    """With the game, however that ended."""
    RESIGNED = "resigned"
    """A computer has the seat since they wanted that."""
    GAVE = "gave"
    """Whoever they gave the seat to finished."""
    LEFT = "left"
    """They were absent in the end, or when their seat was given away."""
    GAVE_UP = "gave-up"
    """Whoever they gave the seat to did not finish."""

    @property
    def finished(self) -> bool:
        """Whether that is a finished game."""
        return self in (Ending.STAYED, Ending.RESIGNED, Ending.GAVE)


@dataclass(frozen=True, slots=True)
class Part:
    """What somebody did in a game, whom its log calls by that number: how it ended, how many moves they were asked for
    and for how many seconds the game waited for these."""

    number: int
    ending: Ending
    answers: int
    waited: int


@dataclass(frozen=True, slots=True)
class Place:
    """Where a seat ended, 0 for those who won, and whose it was: a person's, by number, or that of a computer of a
    level. `late`: a computer played half of its moves for its owner, or has it since they gave it up."""

    place: int
    number: int = 0
    level: str = ""
    late: bool = False


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game that is over. There are no places where it has no result. What takes part in strength is `rated`: with a
    result, or where everybody left; these are `deserted` places, which tell no more than that."""

    preset: str
    seats: int
    hurried: bool
    rated: bool
    parts: tuple[Part, ...]
    places: tuple[Place, ...] = ()
    levels: int = 0
    """The version of the levels of computers."""
    deserted: tuple[Place, ...] = ()


@dataclass(slots=True)
class _Holder:
    """Whoever has a seat while the log is read."""

    number: int
    away: bool = False
    came_later: bool = False
    missed: int = 0
    """Decisions in a row that were made for them when time was over."""
    answers: int = 0
    waited: int = 0

    def play(self, seconds: int, *, by_hand: bool, patient: bool) -> None:
        """A move of theirs, or for them. They are away once they have missed as many as make somebody absent, or the
        first one of all where that is `patient`."""
        first = not self.answers and not self.came_later
        self.missed = 0 if by_hand else self.missed
        self.away = self.away and not by_hand
        if not self.away:
            self.answers, self.waited = self.answers + 1, self.waited + seconds
            self.away = self.missed >= (1 if first and patient else ABSENT_AFTER)


@dataclass(slots=True)
class _Reading:
    """What the log has said so far. A seat without a holder is a computer's."""

    holders: dict[Seat, _Holder]
    left: dict[int, tuple[_Holder, Ending | int]] = field(default_factory=dict)
    """Who had a seat before, by number: how that ended, or to whom they gave it."""
    instead: Counter[Seat] = field(default_factory=Counter)
    """Moves of computers on seats that people gave them."""


def record_of(session: Session) -> GameRecord:
    """The record of a session whose game began and is over."""
    table, game, position, outcome = session.table, session.game, session.position, session.outcome
    assert not isinstance(table.phase, Open), table
    reading = _Reading({seat: _Holder(seat + 1) for seat in _begun_by_people(session)})
    hurried = Pace(table.hours).hurried
    log = position.log if position is not None else session.kept.log.entries if session.kept else ()
    _read(reading, log, patient=not hurried)
    for seat, holder in reading.holders.items():
        holder.away = session.chairs[seat].absent
    seats = len(session.chairs)
    places = () if outcome is None else _places(session, places_of(outcome, seats), reading.instead)
    deserted = _deserted(session) if outcome is None and _is_deserted(session.chairs, log) else ()
    preset = "" if game is None or position is None else nearest(game, table.options)
    rated = table.rated and bool((places or deserted) and preset)
    return GameRecord(preset, seats, hurried, rated, _parts(reading), places, table.levels, deserted)


def places_of(outcome: Outcome, seats: int) -> tuple[int, ...]:
    """The place of every seat: where rules tell only who won, all others share the next one."""
    return outcome.places or tuple(int(bool(outcome.winners) and seat not in outcome.winners) for seat in range(seats))


def _begun_by_people(session: Session) -> tuple[Seat, ...]:
    """The seats with which people began, who have their numbers; who came later has a larger one."""
    return tuple(Seat(each.number - 1) for each in session.people if each.number <= len(session.chairs))


def _read(reading: _Reading, log: Sequence[Entry], *, patient: bool) -> None:
    """Whom the game waited for, and who was away, line by line: what passes before a line is the wait for whoever plays
    it. Where it is `patient` who misses the first decision never came."""
    stood_in, before = set[Seat](), log[0].at if log else 0
    for entry in log:
        holder = reading.holders.get(entry.seat)
        if holder is None:
            reading.instead[entry.seat] += 1
        else:
            holder.play(entry.at - before, by_hand=entry.seat not in stood_in, patient=patient)
            stood_in.discard(entry.seat)
        match of(entry):
            case TimedOut(seat):
                stood_in.add(seat)
                _miss(reading, seat, entry.at - before)
            case FellBack(seat):
                stood_in.add(seat)
            case StoodIn(seat):
                stood_in.add(seat)
                _note_away(reading, (seat,), away=True)
            case Silent(seats):
                _note_away(reading, seats, away=True)
            case Back(seat):
                _note_away(reading, (seat,), away=False)
            case ToPerson(seat, _, name):
                _hand_over(reading, seat, _Holder(_number(name), came_later=True))
            case ToComputer(seat):
                _hand_over(reading, seat, None)
        before = entry.at


def _miss(reading: _Reading, seat: Seat, seconds: int) -> None:
    if (holder := reading.holders.get(seat)) is not None:
        holder.waited, holder.missed = holder.waited + seconds, holder.missed + 1


def _note_away(reading: _Reading, seats: Iterable[Seat], *, away: bool) -> None:
    for seat in seats:
        if (holder := reading.holders.get(seat)) is not None:
            holder.away, holder.missed = away, 0


def _hand_over(reading: _Reading, seat: Seat, to: _Holder | None) -> None:
    """A seat has another holder; whoever had it gave it away, or was away when others did."""
    before = reading.holders.pop(seat, None)
    if before is not None:
        given = Ending.RESIGNED if to is None else to.number
        reading.left[before.number] = before, Ending.LEFT if before.away else given
    if to is not None:
        known, _ = reading.left.pop(to.number, (to, Ending.LEFT))
        known.away, known.missed = False, 0
        reading.holders[seat] = known


def _number(called: Called) -> int:
    return int(called[1:]) if called[1:].isdecimal() else 0


def _parts(reading: _Reading) -> tuple[Part, ...]:
    endings = {each.number: Ending.LEFT if each.away else Ending.STAYED for each in reading.holders.values()}
    endings |= {number: _ending(number, reading.left, endings) for number in reading.left}
    holders = [*reading.holders.values(), *(holder for holder, _ in reading.left.values())]
    made = (Part(each.number, endings[each.number], each.answers, each.waited) for each in holders)
    return tuple(sorted(made, key=lambda part: part.number))


def _ending(number: int, left: Mapping[int, tuple[_Holder, Ending | int]], stayed: Mapping[int, Ending]) -> Ending:
    """How it ended for somebody who gave the seat away: as for the last of those to whom it went on."""
    seen, said = {number}, left[number][1]
    if isinstance(said, Ending):
        return said
    while said in left and said not in seen:
        seen.add(said)
        further = left[said][1]
        if isinstance(further, Ending):
            return Ending.GAVE if further.finished else Ending.GAVE_UP
        said = further
    return Ending.GAVE if stayed.get(said, Ending.LEFT).finished else Ending.GAVE_UP


def _places(session: Session, places: Sequence[int], instead: Mapping[Seat, int]) -> tuple[Place, ...]:
    people, seats = _begun_by_people(session), len(session.chairs)
    counts = session.position.counts if session.position is not None else (0,) * seats
    return tuple(
        Place(
            place,
            number=seat + 1 if seat in people else 0,
            level="" if chair.occupant is None or seat in people else chair.occupant.level or "",
            late=seat in people and _is_late(chair, chair.played + instead.get(Seat(seat), 0), counts[seat]),
        )
        for seat, (place, chair) in enumerate(zip(places, session.chairs, strict=True))
    )


def _is_late(chair: Chair, played: int, moves: int) -> bool:
    """Whether a computer has the seat that its owner gave up, or made half of its moves."""
    given = chair.occupant is not None and chair.occupant.kind is Kind.COMPUTER
    return given or (played > 0 and 2 * played >= moves)


def _is_deserted(chairs: Sequence[Chair], log: Sequence[Entry]) -> bool:
    """Whether nobody was there any more when a game ended without a result, or one person alone wanted that."""
    there = sum(chair.present for chair in chairs)
    return not there or (there == 1 and any(isinstance(of(entry), Closed) for entry in log[-1:]))


def _deserted(session: Session) -> tuple[Place, ...]:
    """Of a game that everybody left: each who began it is late, and nothing else is known."""
    places = _places(session, (0,) * len(session.chairs), {})
    return tuple(replace(place, late=place.number > 0) for place in places)
