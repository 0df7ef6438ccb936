"""Every question about time: when a choice is due, when its owner is reminded, when he may be nudged, who is away, what
is owed after a change, when the clock has to look. Pure.

All moments are Unix seconds. What a table allows is its `Pace`; what came of it stands in `Owed` and `Chair`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, assert_never

from bot.table.alarms import Alarm, AlarmKind
from bot.table.habits import NOBODYS, RESTLESS, Habits, Rest
from bot.table.log.seal import TABLE
from bot.table.pace import UNHURRIED, Pace
from bot.table.results.played import Reliability
from bot.table.session import (
    ABSENT_AFTER,
    Asleep,
    Cancelled,
    Chair,
    Kind,
    Lobby,
    Open,
    Over,
    Owed,
    Paused,
    Phase,
    Playing,
    Position,
    Running,
    Session,
    Vote,
    sitting,
    with_chair,
)
from games.core import Chance, Seat, Window
from games.replacing import replace

HOUR = 3600
"""Seconds of an hour."""
DAY = 24 * HOUR
"""Seconds of a day."""

REMIND_LEAST = HOUR
"""Seconds after which somebody is reminded, at least."""

HASTY_AFTER = 2
"""Reactions missed in a row after which the next have `HASTY_HOURS` at most, until one is answered."""
HASTY_HOURS = 12.0
"""Hours at most for a reaction of somebody who misses them."""

REMIND_EVERY, REMINDERS = 3 * DAY, 3
"""Where nothing has a limit: seconds between reminders, and how many there are before who is silent counts as away."""

DAILY_LEAST = DAY
"""Seconds that a choice has, at least, if a message of the day may tell of it."""
LAST_CALL = 4
"""Whoever gets a message a day is called once more when this part of the time is left; nothing waits longer for it."""

BLINK = 60
"""Seconds: a shorter absence of the bot moves nothing."""
SILENCE = HOUR
"""Seconds: after such an absence of the bot clocks start again, and everybody who owes is called."""

LOBBY_STAYS = 7 * DAY
"""Seconds that a lobby is open unless somebody begins the game."""
SLEEP_LASTS = 28 * DAY
"""Seconds that a game in which everybody is away goes on waiting for one of them."""

PAUSE_LASTS = 14 * DAY
"""Seconds after which a pause that all agreed on ends by itself."""

GRACE = DAY
"""Seconds that somebody who has become absent has to come back before others agree to anything without him."""

NUDGE_LEAST, NUDGE_UNHURRIED = HOUR, DAY
"""Seconds after which somebody may be nudged: at least, and where nothing has a limit."""


@dataclass(frozen=True, slots=True)
class Moment:
    """When a change happens, in Unix seconds, the most hours that a reaction may take (None or 0: as many as the table
    says), what people set, by their ids, and in a lobby how many games of the kind they have finished; where it asks
    for it how reliably people play, and how many rated games the two of a pair have begun within a day."""

    now: int
    window_hours: float | None = None
    people: Mapping[int, Habits] = field(default_factory=dict, repr=False)
    finished: Mapping[int, int] = field(default_factory=dict, repr=False)
    reliability: Mapping[int, Reliability] = field(default_factory=dict, repr=False)
    rated: Mapping[frozenset[int], int] = field(default_factory=dict, repr=False)


@dataclass(frozen=True, slots=True)
class Term:
    """What a choice gets: until when, when its owner is reminded, how many seconds that are, and how many of the last
    ones are his bank's. Without a limit it is never due. `uncalled`: the board does not ping him, but a message of his
    own does, at `remind`."""

    due: int | None
    remind: int | None
    allowed: int | None
    spare: int = 0
    uncalled: bool = False


def decide(pace: Pace, now: int, habits: Habits = NOBODYS, bank: int = 0) -> Term:
    """The term of a decision asked for at `now` of somebody with these habits and so many seconds in his bank.

    >>> decide(Pace(48), 0)
    Term(due=172800, remind=86400, allowed=172800, spare=0, uncalled=False)
    >>> decide(Pace(48), 0, bank=3600).due
    176400
    >>> decide(Pace(None), 0)
    Term(due=None, remind=259200, allowed=None, spare=0, uncalled=False)
    """
    return _term(pace.hours, now, pace.rest(habits, now), bank)


def react(pace: Pace, now: int, ignored: int, habits: Habits = NOBODYS) -> Term:
    """The term of a reaction asked for at `now` of somebody who missed `ignored` of them in a row. It never draws on a
    bank.

    >>> react(Pace(48, reactions=6), 0, ignored=0).due
    21600
    >>> react(Pace(48), 0, ignored=2).due == HASTY_HOURS * HOUR
    True
    """
    hasty = HASTY_HOURS if ignored >= HASTY_AFTER else None
    limits = [hours for hours in (pace.reactions or pace.hours, pace.most, hasty) if hours]
    return _term(min(limits, default=None), now, pace.rest(habits, now), 0)


def hold(pace: Pace, window: Window) -> int:
    """The seconds of a blind window: the game's own hours, at most the table's. Whoever sits there, present or away, it
    is the same: a moment that depended on him would say whose window it is."""
    hours = min(each for each in (window.hours, pace.hours, pace.most) if each)
    return max(1, int(hours * HOUR))


def _term(hours: float | None, now: int, rest: Rest, bank: int) -> Term:
    """Time runs from when he is back from a holiday; who sleeps is called when he wakes."""
    call, daily = rest.wakes(now) if rest.wakes(now) > now else None, rest.tells(now)
    if not hours:
        call = daily or call
        return Term(None, rest.wakes(now + REMIND_EVERY) if call is None else call, None, uncalled=call is not None)
    seconds, begins = int(hours * HOUR), max(now, rest.back or 0)
    due = rest.due(begins + seconds + bank)
    if daily is not None and is_told_daily(seconds) and daily <= due - bank - seconds // LAST_CALL:
        call = daily
    reminder = _reminder(due - bank, seconds, now, rest)
    return Term(due, reminder if call is None else call, seconds, bank, uncalled=call is not None)


def is_told_daily(allowed: int | None) -> bool:
    """Whether a choice with so many seconds (None: no limit) is one of which a message of the day may tell."""
    return allowed is None or allowed >= DAILY_LEAST


def _reminder(due: int, allowed: int, now: int, rest: Rest) -> int | None:
    """When he is reminded who had half of his time, or most of it where a message of the day told him; None where that
    is over, or so soon that it would help nobody."""
    left = allowed // LAST_CALL if rest.hour is not None and is_told_daily(allowed) else allowed // 2
    moment = rest.wakes(due - left)
    return moment if left >= REMIND_LEAST and now < moment < due else None


def remind_next(owed: Owed, now: int, rest: Rest = RESTLESS, *, counted: bool) -> Owed:
    """`owed` after its owner was reminded at `now`. A call that is no reminder is not `counted`: the first one of who
    slept, or one after the bot's own absence. Half time is still to come then, or the next of the reminders where
    nothing has a limit."""
    if owed.allowed is None or owed.due is None:
        remind = rest.wakes(now + REMIND_EVERY)
        return replace(owed, remind=remind, reminded=owed.reminded + counted, uncalled=False)
    return replace(owed, remind=_reminder(owed.due - owed.spare, owed.allowed, now, rest), uncalled=False)


def is_silent(owed: Owed, now: int) -> bool:
    """Whether the owner of a choice without a limit has had all reminders, and let the time after the last one pass."""
    return owed.due is None and owed.reminded >= REMINDERS and owed.remind is not None and owed.remind <= now


def shift(session: Session, seconds: int, now: int, people: Mapping[int, Habits]) -> Session:
    """`session` at `now`, when so many seconds before that belonged to nobody: whatever anybody waits for comes as much
    later. After `SILENCE` all who owe are called anew, with at least half of their terms, and what moved is shown."""

    def shifted(owed: Owed) -> Owed:
        rest = rest_of(session, owed, people)
        moved = put_off(owed, seconds, rest)
        return moved if seconds < SILENCE else restart(moved, now, rest)

    table, owed = session.table, tuple([shifted(owed) for owed in session.owed])
    changed: dict[str, Any] = {"phase": _ends_later(table.phase, seconds)}
    chairs = tuple([_away_later(chair, seconds) for chair in session.chairs])
    votes = tuple([_lapses_later(vote, seconds) for vote in session.votes])
    if (changed["phase"], chairs, owed, votes) == (table.phase, session.chairs, session.owed, session.votes):
        return session
    if seconds >= SILENCE and owed:
        changed |= {"silence": seconds if is_anybody_called(owed) else None, "revision": table.revision + 1}
    return replace(session, table=replace(table, **changed), chairs=chairs, owed=owed, votes=votes)


def _ends_later(phase: Phase, seconds: int) -> Phase:
    match phase:
        case Lobby():
            return replace(phase, ends=phase.ends + seconds, starts=later(phase.starts, seconds))
        case Asleep() | Paused():
            return replace(phase, ends=phase.ends + seconds)
        case Running() | Over() | Cancelled():
            return phase
        case _:
            assert_never(phase)


def _away_later(chair: Chair, seconds: int) -> Chair:
    return chair if chair.away is None else replace(chair, away=chair.away + seconds)


def _lapses_later(vote: Vote, seconds: int) -> Vote:
    if not vote.open:
        return vote
    return replace(vote, until=vote.until + seconds, objections=later(vote.objections, seconds))


def put_off(owed: Owed, seconds: int, rest: Rest = RESTLESS) -> Owed:
    """`owed`, so much later, and due when its owner has been awake for an hour. What is held is due whoever sits there;
    a computer's choice has no time."""
    if owed.due is None and owed.remind is None and owed.latest is None:
        return owed
    due, latest = later(owed.due, seconds), later(owed.latest, seconds)
    rested = due if due is None or owed.held else rest.due(due)
    return replace(owed, due=rested, remind=later(owed.remind, seconds), latest=latest)


def restart(owed: Owed, now: int, rest: Rest = RESTLESS) -> Owed:
    """`owed` when clocks start again: at least half of the term is left, and its owner is called by a new message."""
    if owed.computer or owed.held:
        return owed
    called = rest.wakes(now)
    if owed.due is None or owed.allowed is None:
        return replace(owed, remind=called)
    least = max(now, rest.back or 0) + owed.allowed // 2 + owed.spare
    return replace(owed, remind=called, due=max(owed.due, rest.due(least)))


def leave(owed: Owed, now: int, back: int, rest: Rest) -> Owed:
    """`owed` when its owner goes on holiday at `now`, until `back`: what he owes already keeps a day, where less was
    left. A table without a limit reminds him when he is back."""
    if owed.computer or owed.held:
        return owed
    if owed.due is None:
        return replace(owed, remind=rest.wakes(max(owed.remind or back, back)))
    return replace(owed, due=max(owed.due, rest.due(now + DAY)))


def come_home(owed: Owed, now: int, rest: Rest) -> Owed:
    """`owed`, which began within a holiday that ends early at `now`, by its owner's own wish: his whole time runs from
    now on, and he is called."""
    if owed.computer or owed.held:
        return owed
    due = None if owed.allowed is None else rest.due(now + owed.allowed + owed.spare)
    return replace(owed, due=due, remind=rest.wakes(now))


def change_pace(owed: Owed, term: Term, now: int, rest: Rest) -> Owed:
    """`owed`, which would have this `term` under the new pace that all agreed to: by that, and half of it at least."""
    if owed.computer or owed.held:
        return owed
    changed = replace(owed, due=term.due, remind=term.remind, allowed=term.allowed, spare=term.spare)
    called = replace(changed, uncalled=False)
    if owed.uncalled:
        tells = term.remind if term.uncalled else None
        called = replace(changed, remind=rest.wakes(max(now, tells or now)))
    if term.due is None or term.allowed is None:
        return called
    least = rest.due(max(now, rest.back or 0) + term.allowed // 2 + term.spare)
    due = max(term.due, least)
    return replace(
        called,
        due=due,
        remind=called.remind if owed.uncalled else _reminder(due - term.spare, term.allowed, now, rest),
    )


def is_anybody_called(owed: Iterable[Owed]) -> bool:
    """Whether the game waits for a person."""
    return any(not (each.computer or each.held) for each in owed)


def later(moment: int | None, seconds: int) -> int | None:
    """`moment`, if there is one, put off by so many seconds."""
    return None if moment is None else moment + seconds


def nudge_from(pace: Pace, owed: Owed) -> int:
    """From when on the owner of `owed` may be nudged: a quarter of the allowance after he was asked."""
    allowed = owed.allowed if owed.allowed is not None else pace.hours and int(pace.hours * HOUR)
    return owed.since + (max(NUDGE_LEAST, allowed // 4) if allowed else NUDGE_UNHURRIED)


def nudged(session: Session, user: int, now: int, people: Mapping[int, Habits] | None = None) -> tuple[Seat, ...]:
    """The seats that a nudge by `user` reminds: asked, there and awake, not his own, and not just now."""
    pace, asked = pace_of(session), others(session, user)
    ready = (owed.seat for owed in asked if nudge_from(pace, owed) <= now)
    return tuple(seat for seat in ready if not pace.asleep(habits_at(session, seat, people or {}), now))


def habits_at(session: Session, seat: Seat, people: Mapping[int, Habits]) -> Habits:
    """Those of whoever sits there."""
    occupant = session.occupant(seat)
    return NOBODYS if occupant is None or occupant.user is None else people.get(occupant.user, NOBODYS)


def rest_of(session: Session, owed: Owed, people: Mapping[int, Habits]) -> Rest:
    """What of its owner's habits counts for `owed`."""
    habits = habits_at(session, owed.seat, people)
    return RESTLESS if habits is NOBODYS else pace_of(session).rest(habits, owed.since)


def others(session: Session, user: int) -> tuple[Owed, ...]:
    """What people other than `user` are asked for."""
    own = session.seat_of(user)
    return tuple(owed for owed in session.owed if not (owed.computer or owed.held or owed.seat == own))


def pace_of(session: Session, most: float | None = None) -> Pace:
    """The pace of the session's table; `most` is what whoever runs the bot allows for a reaction."""
    return Pace(session.table.hours, session.table.reactions, most)


def miss(chair: Chair, now: int, *, reaction: bool, first: bool = False) -> Chair:
    """The chair when its owner's time was over at `now` and a move was played for him. A missed reaction is no
    absence; who misses the `first` decision never came."""
    played = replace(chair, played=chair.played + 1)
    if reaction:
        return replace(played, ignored=chair.ignored + 1)
    return _missing(played, ABSENT_AFTER if first else chair.missed + 1, now)


def never_came(position: Position, owed: Owed) -> bool:
    """Whether nobody has moved yet on a seat that had half a day for its first decision."""
    return position.counts[owed.seat] == 0 and owed.allowed is not None and owed.allowed >= UNHURRIED * HOUR


def answer(chair: Chair, *, reaction: bool) -> Chair:
    """The chair when its owner moved himself: he is there."""
    return replace(chair, missed=0, ignored=0 if reaction else chair.ignored, away=None)


def charge(chair: Chair, owed: Owed, now: int) -> Chair:
    """The chair when `owed` is owed no longer: what it took beyond its time is gone from the bank."""
    if owed.due is None:
        return chair
    spent = min(owed.spare, max(0, now - (owed.due - owed.spare)))
    return replace(chair, bank=max(0, chair.bank - spent))


def silence(chair: Chair, now: int) -> Chair:
    """The chair when its owner, by `now`, answered no reminder where nothing has a limit."""
    return _missing(chair, max(chair.missed, ABSENT_AFTER), now)


def _missing(chair: Chair, missed: int, now: int) -> Chair:
    """The chair when so many decisions in a row were missed; who is absent by that is so from `now` on."""
    after = replace(chair, missed=missed)
    return replace(after, away=now) if after.absent and not chair.absent else after


def is_deserted(chairs: Iterable[Chair]) -> bool:
    """Whether people sit here, and none of them is there. Where all have given their seats to computers, these play
    on."""
    people = [chair for chair in chairs if chair.occupant is not None and chair.occupant.kind is Kind.PERSON]
    return bool(people) and not any(chair.present for chair in people)


# What is owed after a change


def keep_time(
    before: Session,
    after: Session,
    position: Position,
    phase: Playing,
    moment: Moment,
    *,
    public: bool,
    asleep: bool,
    wakes: bool,
) -> Session:
    """`after`, in which the game goes on from `position`, with what is owed from now on. The table, which was in this
    `phase`, sleeps if it is `asleep`, or nobody is there any more, and pauses until it `wakes`. By what is not `public`
    nobody's bank is charged, and nobody comes home."""
    after = _charged(before, _at_home(after, moment), position, moment) if public else after
    phase = _going_on(phase, moment.now, asleep=asleep or is_deserted(after.chairs), wakes=wakes)
    after = replace(after, table=replace(after.table, phase=phase))
    return replace(after, owed=owed_after(before, after, position, moment))


def _at_home(session: Session, moment: Moment) -> Session:
    """`session`, in which nobody is on a holiday any more that is over."""
    over = [chair.holiday is not None and chair.holiday <= moment.now for chair in session.chairs]
    chairs = (replace(chair, holiday=None) if done else chair for chair, done in zip(session.chairs, over, strict=True))
    return replace(session, chairs=tuple(chairs)) if any(over) else session


def _charged(before: Session, after: Session, position: Position, moment: Moment) -> Session:
    """`after`, with what the choices that are owed no longer took from the banks of their seats."""
    chairs = after.chairs
    for owed in before.owed:
        if owed.spare and not _is_kept(before, after, position, owed.seat):
            chairs = with_chair(chairs, owed.seat, charge(chairs[owed.seat], owed, moment.now))
    return replace(after, chairs=chairs)


def _is_kept(before: Session, after: Session, position: Position, seat: Seat) -> bool:
    """Whether `seat` still owes what it owed before, and the same person sits there."""
    if after.asleep or seat not in position.acting or _changed_hands(before, after, seat):
        return False
    return _same_choice(before, position, seat) is not None


def _going_on(phase: Playing, now: int, *, asleep: bool, wakes: bool) -> Playing:
    """Paused, asleep or awake; how long a table sleeps counts from when it fell asleep, be it at a pause's end."""
    if isinstance(phase, Paused) and not wakes:
        return phase
    if not asleep:
        return Running(phase.started)
    return phase if isinstance(phase, Asleep) else Asleep(phase.started, now + SLEEP_LASTS)


def owed_after(before: Session, after: Session, position: Position, moment: Moment) -> tuple[Owed, ...]:
    """What is owed in `after`. A choice that was owed before and is the same keeps its deadline, unless somebody else
    has to make it now, or who was away is back. While the table sleeps nothing is owed but what the host holds: of that
    nobody may see that it is anybody's, so whoever sits there, it stays as it is."""
    owed = []
    for seat in position.held if after.asleep else position.acting:
        same = _same_choice(before, position, seat)
        if same is None and seat in position.held:
            owed.append(_newly_held(after, position, seat, moment))
        elif same is None:
            owed.append(_newly_owed(after, position, seat, moment, turn=_is_turn(position, seat)))
        elif not same.held and _changed_hands(before, after, seat):
            owed.append(_newly_owed(after, position, seat, moment, turn=same.turn))
        else:
            owed.append(same)
    return tuple(owed)


def _changed_hands(before: Session, after: Session, seat: Seat) -> bool:
    old, new = before.chairs[seat], after.chairs[seat]
    return (old.occupant, old.present) != (new.occupant, new.present)


def _same_choice(before: Session, position: Position, seat: Seat) -> Owed | None:
    """What `seat` owed before, if it is the same choice still."""
    same = before.position is not None and position.asks_as(before.position, seat)
    return before.owes(seat) if same else None


def _is_turn(position: Position, seat: Seat) -> bool:
    """Whether a new choice is a turn: nobody else is asked, and it is no reaction."""
    return position.acting == (seat,) and position.windows[seat] is None


def _newly_owed(session: Session, position: Position, seat: Seat, moment: Moment, *, turn: bool) -> Owed:
    chair, now = session.chairs[seat], moment.now
    if not chair.present:
        return Owed(seat, now, None, None, computer=True, turn=turn, undo_count=position.undo_count_for(seat))
    term = term_of(session, position, seat, moment)
    timed = Owed(seat, now, term.due, term.remind, computer=False, turn=turn, allowed=term.allowed)
    return replace(timed, spare=term.spare, uncalled=term.uncalled, undo_count=position.undo_count_for(seat))


def term_of(session: Session, position: Position, seat: Seat, moment: Moment, *, since: int | None = None) -> Term:
    """What `seat` gets for a choice that begins to be owed now, or began at `since`."""
    pace, chair = pace_of(session, moment.window_hours), session.chairs[seat]
    habits, begun = habits_at(session, seat, moment.people), moment.now if since is None else since
    if position.reacting(seat):
        return react(pace, begun, chair.ignored, habits)
    return decide(pace, begun, habits, chair.bank)


def _newly_held(session: Session, position: Position, seat: Seat, moment: Moment) -> Owed:
    """A blind choice. It falls due at a moment in the later half of its window, so that who may answer has time to.

    The moment follows from the seed and from where the log stands, not from a fresh random number: whoever answers what
    and when, it stays the same, so it gives nothing away, and after a restart it is no other. And it is drawn from the
    number of lines, not from the time: two tables that began together do not share it.
    """
    window = position.windows[seat]
    assert window is not None, seat
    seconds = hold(pace_of(session, moment.window_hours), window)
    chance = Chance(session.seed, position.lines, purpose=f"hold {int(seat)}")
    due = moment.now + seconds - chance.below((seconds + 1) // 2)
    return Owed(
        seat,
        moment.now,
        due,
        None,
        computer=False,
        turn=False,
        latest=moment.now + seconds,
        undo_count=position.undo_count_for(seat),
    )


# When the clock has to look


def alarms(session: Session) -> tuple[Alarm, ...]:
    """Every alarm of a session: nobody sets one by himself."""
    found = [(AlarmKind.DUE, owed.due, owed.seat) for owed in session.owed]
    found += [(AlarmKind.REMIND, owed.remind, owed.seat) for owed in session.owed]
    found += [(AlarmKind.VOTE, rings(session, vote), vote.subject) for vote in session.votes if vote.open]
    phase, lost = session.phase, session.table.lost
    if isinstance(phase, Open):
        ends = None if isinstance(phase, Running) else phase.ends
        starts = phase.starts if isinstance(phase, Lobby) else None
        of_table = ((AlarmKind.ENDS, ends), (AlarmKind.LOST, lost), (AlarmKind.STARTS, starts))
        found += [(kind, at, TABLE) for kind, at in of_table]
    return tuple([Alarm(kind, at, seat) for kind, at, seat in found if at is not None])


def rings(session: Session, vote: Vote) -> int:
    """When the clock has to look at an open vote: it lapses, the time to object is over, whoever is absent is waited
    for no longer, or somebody wakes who is to be asked."""
    silent = [end for user, end in asked_until(session, vote).items() if user not in vote.agreed]
    settled = min(vote.until, max(silent)) if silent else vote.objections or 0
    return settled if vote.wakes is None else min(settled, vote.wakes)


def asked_until(session: Session, vote: Vote) -> Mapping[int, int]:
    """Who must agree, each with until when he is waited for: whom a seat is offered to; about the table whoever sits
    there, and who is absent has some time to come back."""
    if vote.of_seat:
        return dict.fromkeys(vote.asked, vote.until)
    return {user: vote.until if chair.present else _back_until(chair) for user, chair in sitting(session)}


def _back_until(chair: Chair) -> int:
    return 0 if chair.away is None else chair.away + GRACE
