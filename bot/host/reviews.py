"""Reviews of games that are over: what each decision of a seat was worth, and what would have been worth more. They are
worked out one at a time, where nobody's turn waits for them, and kept.

What is asked about a decision is what the seat saw then: a review knows no more than its player could."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import structlog

from bot.host import blows
from bot.host.blows import Blow, Held, Weighed
from bot.host.courses import Course, Round, at, course, swings
from bot.host.host import Host
from bot.host.storage import setting
from bot.host.storage.setting import Setting
from bot.host.storage.store import Store
from bot.host.stories import Decision, Stories
from bot.host.workers.computers import question
from bot.host.workers.engine import Question
from bot.host.workers.sandbox import Crashed, Crowded, Exceeded
from bot.table.answers import packed_text, unpacked_text
from bot.table.guards import begun, parties
from bot.table.limits import DAY
from bot.table.session import Session
from games.core import Advice, Rules, Seat, Text
from games.replacing import replace
from games.search import answering

log = structlog.get_logger(__name__)

TIMES = 8.0
"""A decision is weighed by so many times as many positions as the strongest level looks at, at most: whoever looks less
far judges one position by what the next one shows to be wrong."""
WHOLE = 1_000.0
"""For all decisions of all seats of a game together: two minutes of an EPYC core at most."""
TOLD = 3
"""Decisions that are told, those that cost most."""
LEAST = 0.05
"""Of the victory that is lost by a decision which is not called small."""
HINDSIGHT = 3
"""Of a winner's next turns, in which a mistake has to show."""
ALIVE = 0.25
"""Of the victory, what a game is worth that is not yet lost."""
CLEARLY = 0.1
"""Of the victory that is lost by a decision which is told without a reason."""
FOLLOWS = 4
"""Moves that are expected after the better one, at most."""
PERSON = 5
"""Reviews in a day that are worked out for a person."""
SERVER = 50
"""And on a server."""
WAITING = 8
"""Reviews that wait or are worked out at the same time."""
NOBODY = 0
"""As whom the engine knows all reviews together, so that they have one question at a time; nobody has this number."""
CROWDED = 1.0
"""Seconds after which a review asks again where too many people ask."""
OPENED = 100
"""Games of which a person lets others see the review of their seat; of more, the latest."""
ASKED: Setting[list[list[Any]]] = setting.rows("reviewed")
"""The moments of a person's reviews, or of a server's, of the last day."""
SHOWN: Setting[list[list[Any]]] = setting.rows("reviewable")
"""The games of which a person lets others see the review of their seat."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision: the line and turn of the log, what the position was worth and how much of it was lost, None where the
    move could not be compared. Of those that are told, moves as they are typed, those that follow with their seats, and
    why the better one is."""

    line: int
    turn: int
    value: float
    cost: float | None
    played: str = ""
    better: str = ""
    why: tuple[Text, ...] = ()
    follows: tuple[tuple[Seat | None, str], ...] = ()
    blow: Blow | None = None

    @property
    def fatal(self) -> bool:
        """Whether it lost a game that was not yet lost, or let a blow come that ended it."""
        return self.loses and (self.value >= ALIVE or (self.blow is not None and self.blow.ends))

    @property
    def loses(self) -> bool:
        """Whether it left nothing of what there was."""
        if self.blow is not None and self.blow.held and self.blow.ends:
            return True
        return self.cost is not None and self.cost >= LEAST and round(self.value - self.cost, 2) <= 0.0

    def hit(self, stretch: tuple[Round, Round]) -> Blow | None:
        """What is told of the heaviest blow of a stretch, if it is told of this decision."""
        since, until = stretch
        return self.blow if self.blow and since.turns[1] < self.blow.turn <= until.turns[1] else None


@dataclass(eq=False)
class Work:
    """A review that is worked out, or will be: so many decisions of so many are done."""

    session: int
    seat: Seat
    task: asyncio.Task[None] | None = None
    total: int = 0
    done: int = 0


class Reviews:
    """The reviews of one store's games."""

    def __init__(self, store: Store, host: Host, stories: Stories) -> None:
        self._store = store
        self._host = host
        self._stories = stories
        self._one = asyncio.Lock()
        self._admitting = asyncio.Lock()
        self._underway: dict[tuple[int, Seat], Work] = {}

    @property
    def waiting(self) -> int:
        """How many are worked out or wait."""
        return len(self._underway)

    async def kept(self, id: int, seat: Seat) -> tuple[Judged, ...] | None:
        """The review of a seat, if it was worked out; the decisions in their order."""
        found = await self._store.read(lambda connection: _kept(seat).get(connection, id))
        return None if found is None else tuple(map(_read, found))

    def underway(self, id: int, seat: Seat) -> Work | None:
        """That which is worked out now."""
        return self._underway.get((id, seat))

    async def course(self, session: Session, seat: Seat) -> Course:
        """How the game went for a seat, up to where its last person left it; without what came of its resignation, or
        of one that ended the game, and without what was taken back."""
        turns = await self._stories.turns(session)
        views = await self._stories.views(session, viewer=seat, resigned=False)
        _, last = await self._stories.sat_last(session, seat) or (None, None)
        until = turns[-1].line if last is None else last
        stood = [pair for pair in zip(turns, views, strict=False) if not pair[0].struck and pair[0].line <= until]
        return await asyncio.to_thread(course, begun(session).game, seat, *zip(*stood, strict=True))

    async def ask(self, session: Session, seat: Seat, user: int, now: int) -> Work | None:
        """What works it out for a person, who is counted if it was not under way; None where they, or the server, had
        enough today.

        :raises Crowded: too many wait.
        """
        async with self._admitting:
            if (known := self.underway(session.id, seat)) is not None:
                return known
            if len(self._underway) >= WAITING:
                raise Crowded
            return self._begin(session, seat) if await self.admit(user, session.table.guild, now) else None

    async def admit(self, user: int, guild: int, now: int) -> bool:
        """Whether one more is worked out today for a person on a server; it is counted."""
        return await self._store.write(lambda connection: _admit(connection, user, guild, now))

    def _begin(self, session: Session, seat: Seat) -> Work:
        work = self._underway[session.id, seat] = Work(session.id, seat)
        work.task = asyncio.create_task(self._work(work, session), name="review")
        work.task.add_done_callback(lambda task: self._end(work, task))
        return work

    def cancel(self, id: int, seat: Seat) -> None:
        """Give it up; what was found so far is lost."""
        work = self._underway.get((id, seat))
        if work is not None and work.task is not None:
            work.task.cancel()

    async def shows(self, user: int, id: int) -> bool:
        """Whether a person lets others see the review of their seat of a game."""
        found = await self._store.read(lambda connection: SHOWN.get(connection, user))
        return [id] in (found or [])

    async def show(self, user: int, id: int, *, on: bool) -> None:
        """They do, or do not any more."""

        def put(connection: Any) -> None:
            others = [row for row in SHOWN.get(connection, user) or [] if row != [id]]
            SHOWN.put(connection, user, [*others, [id]][-OPENED:] if on else others)

        await self._store.write(put)

    async def close(self) -> None:
        """Give up what is worked out; whoever asked for it asks again."""
        tasks = [work.task for work in self._underway.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _end(self, work: Work, task: asyncio.Task[None]) -> None:
        self._underway.pop((work.session, work.seat), None)
        if not task.cancelled() and (failure := task.exception()) is not None:
            log.warning("no review", session=work.session, error=repr(failure))

    async def _work(self, work: Work, session: Session) -> None:
        async with self._one:
            rules = begun(session).game.rules
            decisions = await self._stories.decisions(session, work.seat)
            work.total = len(decisions)
            share = WHOLE / max(1, len(session.chairs) * len(decisions))
            winners = () if session.outcome is None else session.outcome.winners
            end = won(winners, work.seat, parties(session), len(session.chairs))
            traced = end < 1.0 and rules.warn is not None and rules.warn.traceable
            found, weighed = list[Judged](), list[Weighed]()
            for each in decisions:
                advice = await self._advice(session, rules, work.seat, each, min(TIMES, share))
                found += [judged(rules, each, advice)] if advice[0].weighed else []
                if traced and (played := played_of(rules, each, advice)) is not None:
                    weighed.append(blows.weighed(each, played, advice))
                work.done += 1
            found = in_hindsight(found, end)
            rounds = () if end == 1.0 else await self.course(session, work.seat)
            stretches = swings(rounds, up=False) if rounds else ()
            for stretch in stretches if traced else ():
                found = warned(rules, found, await self._held(session, rules, work.seat, weighed, rounds, stretch))
            rows = [_row(each) for each in told(found, stretches)]
            await self._store.write(lambda connection: _kept(work.seat).put(connection, session.id, rows))

    async def _held(
        self,
        session: Session,
        rules: Rules[Any, Any, Any],
        seat: Seat,
        found: Sequence[Weighed],
        rounds: Course,
        stretch: tuple[Round, Round],
    ) -> Held | None:
        """Which of the moves before the heaviest blow of a stretch should have been another one that holds it back."""
        turns, turn = await self._stories.turns(session), blows.blow(rounds, stretch)
        first = turns[turn - 1].line + 1
        events = await self._stories.between(session, first, turns[turn].line)
        happened, when = [event.text for _, event in events], at(rounds, turn).when(turn)
        after = await self._stories.before(session, turns[turn].line + 1, seat)
        earlier = blows.before(found, first)
        held = await asyncio.to_thread(blows.held, rules, seat, earlier, happened, after, turn, when)
        return held and held._replace(blow=held.blow._replace(ends=turn == turns[-1].number))

    async def _advice(
        self, session: Session, rules: Rules[Any, Any, Any], seat: Seat, decision: Decision, times: float
    ) -> Sequence[Advice]:
        asked = question(session, rules, decision.state, decision.line, seat, times, decision.move, told=True)
        try:
            found = await self._advise(asked)
        except (Crashed, Exceeded):  # which the log has
            found = await self._advise(asked)
        return answering(rules, decision.state, seat, found)

    async def _advise(self, asked: Question) -> Sequence[Advice]:
        """The answer, once there is room for the question: those who wait for a hint go first."""
        while True:
            try:
                return await self._host.advise(NOBODY, asked)
            except Crowded:
                await asyncio.sleep(CROWDED)


def judged(rules: Rules[Any, Any, Any], decision: Decision, found: Sequence[Advice]) -> Judged:
    """What a decision was worth by what is to be said for each move."""
    best, played = found[0], played_of(rules, decision, found)
    if played is None:
        return Judged(decision.line, decision.turn, round(best.value, 3), None)
    typed = rules.format(decision.move)
    return Judged(
        decision.line,
        decision.turn,
        round(best.value, 3),
        round(max(0.0, best.value - played.value), 3),
        typed,
        rules.format(best.move),
        _why(rules, best, typed),
        _follows(rules, best),
    )


def played_of(rules: Rules[Any, Any, Any], decision: Decision, found: Iterable[Advice]) -> Advice | None:
    """What is to be said for the move that was played, if it was thought of: for that which says most of it."""
    typed = rules.format(decision.move)
    meant = (each for each in found if _is_meant(rules.format(each.move), typed))
    return max(meant, key=lambda each: len(rules.format(each.move)), default=None)


def warned(rules: Rules[Any, Any, Any], found: Iterable[Judged], held: Held | None) -> list[Judged]:
    """The decisions, one of them with what is told of a blow, unless one is already. A move that would have held it
    back is the better one; if another move is better still, the reasons of that one are no reasons; beside a
    blow that ended the game nothing else is one."""
    line = None if held is None else held.line
    return [_held(rules, each, held) if held and each.line == line and not each.blow else each for each in found]


def _held(rules: Rules[Any, Any, Any], each: Judged, held: Held) -> Judged:
    why = () if held.blow.ends else each.why
    if held.better is None:
        return replace(each, why=why, blow=held.blow)
    better, follows = rules.format(held.better.move), _follows(rules, held.better)
    cost = max(0.0, round((each.cost or 0) - (each.value - held.better.value), 3))
    return replace(
        each, cost=cost, better=better, why=why if better == each.better else (), follows=follows, blow=held.blow
    )


def _follows(rules: Rules[Any, Any, Any], advice: Advice) -> tuple[tuple[Seat | None, str], ...]:
    return tuple((seat, rules.format(move)) for seat, move in advice.line[:FOLLOWS])


def _why(rules: Rules[Any, Any, Any], best: Advice, typed: str) -> tuple[Text, ...]:
    """Why the best move is better than the one that was played; nothing where that was told beside a third one."""
    if best.why is None or (best.beside and not _is_meant(rules.format(best.beside), typed)):
        return ()
    return (best.why,)


def _is_meant(thought: str, typed: str) -> bool:
    """Whether a typed move is one that was thought of, or says more than that, such as the order of what follows from
    it.

    >>> _is_meant("3@H1", "3@H1"), _is_meant("1111 E1", "1111 E1 hold"), _is_meant("3@H1", "3@H10")
    (True, True, False)
    """
    return typed.startswith(thought) and not typed[len(thought) : len(thought) + 1].isalnum()


def in_hindsight(found: Sequence[Judged], end: float) -> list[Judged]:
    """The decisions of a seat that won the share `end`: none cost more than the seat stood worse after it, whatever
    there was to fear, in a game that it won for as long as `HINDSIGHT`: a move may turn out to be the way to victory
    that nobody saw far enough ahead."""
    turns_on = HINDSIGHT if end == 1.0 else 1
    turns = sorted({each.turn for each in found})
    values = [[each.value for each in found if each.turn == turn] for turn in turns] + [[end]]
    fell = list[float]()
    for each in found:
        now = turns.index(each.turn)
        later = [value for turn in values[now + 1 : now + 1 + turns_on] for value in turn]
        rest = [other.value for other in found if other.turn == each.turn and other.line > each.line]
        fell.append(max(0.0, round(each.value - max(rest + later), 3)))
    pairs = zip(found, fell, strict=True)
    return [replace(each, cost=None if each.cost is None else min(each.cost, lost)) for each, lost in pairs]


def worst(found: Iterable[Judged], most: int = TOLD) -> tuple[Judged, ...]:
    """The decisions that cost most, the game before all, most first; of an earlier version's those whose words were
    kept. One that cost little and for which no reason can be named teaches nothing."""
    reasoned = (each for each in found if each.why or _is_held(each) or (each.cost or 0) >= CLEARLY)
    return _costliest(reasoned, most)


def _is_held(each: Judged) -> bool:
    return each.blow is not None and each.blow.held


def inside(found: Iterable[Judged], stretch: tuple[Round, Round]) -> list[Judged]:
    """The decisions in a stretch."""
    since, until = stretch
    return [each for each in found if since.lines[1] < each.line <= until.lines[1]]


def shortly_before(found: Sequence[Judged], stretch: tuple[Round, Round]) -> list[Judged]:
    """The decisions in the last turns before a stretch."""
    return blows.before(found, stretch[0].lines[1] + 1)


def within(found: Sequence[Judged], stretch: tuple[Round, Round]) -> tuple[Judged, ...]:
    """The decision to name for a stretch: one that could have held its heaviest blow back, else that which cost most
    there, else shortly before, if any did; one for which a reason can be named where there is one."""
    held = [each for each in found if (hit := each.hit(stretch)) and hit.held]
    there, earlier = inside(found, stretch), shortly_before(found, stretch)
    return tuple(held[:1]) or _named(there) or _named(earlier) or worst(there, 1)


def _named(found: Sequence[Judged]) -> tuple[Judged, ...]:
    costly = [each for each in found if (each.cost or 0) >= LEAST]
    return worst(costly, 1) or _costliest(costly, 1)


def _costliest(found: Iterable[Judged], most: int) -> tuple[Judged, ...]:
    costly = [each for each in found if each.cost and each.better]
    return tuple(sorted(costly, key=lambda each: (each.fatal, each.cost or 0), reverse=True)[:most])


def told(found: Sequence[Judged], stretches: Iterable[tuple[Round, Round]]) -> tuple[Judged, ...]:
    """All of them, with the words of those alone that are told: the worst of all and of each of the stretches."""
    kept = {*worst(found), *(each for stretch in stretches for each in within(found, stretch))}
    brief = (Judged(each.line, each.turn, each.value, each.cost, blow=each.blow) for each in found)
    return tuple(each if each in kept else short for each, short in zip(found, brief, strict=True))


def won(winners: Sequence[Seat], seat: Seat, parties: int, seats: int) -> float:
    """The share of the victory of a seat, or of its team, in a game that is over.

    >>> won((Seat(0), Seat(3)), Seat(3), 2, 4), won((), Seat(0), 2, 4), won((Seat(0), Seat(1)), Seat(1), 3, 3)
    (1.0, 0.5, 0.5)
    """
    if not winners:
        return 1 / parties
    return (seat in winners) / (1 if parties < seats else len(winners))


def _row(each: Judged) -> list[Any]:
    why = list(map(packed_text, each.why))
    blow = [each.blow._asdict() | {"said": packed_text(each.blow.said)}] if each.blow else []
    return [each.line, each.turn, each.value, each.cost, each.played, each.better, why, *blow, *each.follows]


def _read(row: Sequence[Any]) -> Judged:
    """A decision as it was kept: why as a key, and moves without their seats, by earlier versions."""
    line, turn, value, cost, played, better, why, *follows = row
    said = tuple(map(unpacked_text, why)) if isinstance(why, list) else (Text(why),) if why else ()
    blow = next(
        (Blow(**each | {"said": unpacked_text(each["said"])}) for each in follows if isinstance(each, dict)), None
    )
    moves = [(None, each) if isinstance(each, str) else each for each in follows if not isinstance(each, dict)]
    seated = tuple((None if seat is None else Seat(seat), typed) for seat, typed in moves)
    return Judged(line, turn, value, cost, played, better, said, seated, blow)


def _kept(seat: Seat) -> Setting[list[list[Any]]]:
    """Of a game, by its table: the review of a seat."""
    return setting.rows(f"review {int(seat)}")


def _admit(connection: Any, user: int, guild: int, now: int) -> bool:
    lately = {key: [row for row in ASKED.get(connection, key) or [] if row[0] > now - DAY] for key in (user, guild)}
    if len(lately[user]) >= PERSON or len(lately[guild]) >= SERVER:
        return False
    for key, rows in lately.items():
        ASKED.put(connection, key, [*rows, [now]])
    return True
