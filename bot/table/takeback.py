"""What a seat may take back at this moment, and on what grounds: known from its own messages and from public lines
alone, so that neither a button nor a refusal tells anything. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from bot.table.branches import BroughtBack, Fold, How, Parted, TakenBack, gone, read
from bot.table.guards import Refusal
from bot.table.play import Advance
from bot.table.seal import TABLE, Entry
from bot.table.session import Ground, Latest, Phase, Position, Session, Takeback
from bot.table.traces import TIME, Trace, trace
from games import moves
from games.core import CHANCE, Event, Seat, Text, text

SEEN = 8
"""Sentences of what has come out since, that a request tells at most."""

# What is remembered of messages


def remember(
    session: Session, before: Position, advance: Advance, seat: Seat, now: int, *, by_hand: bool
) -> tuple[Latest, ...]:
    """What can be said of the taking back of a message that `seat` played, and of older ones. What was not played
    `by_hand` leaves nothing that its seat may take back."""
    whole = _whole(_traces(before, advance.entries))
    kept = tuple(_after(each, seat, whole) for each in session.retractable)
    if not by_hand:
        return tuple(each for each in kept if each.seat != seat)
    slot = (seat, not whole.public)
    own = next((each for each in kept if (each.seat, each.secret) == slot), None)
    others = tuple(each for each in kept if (each.seat, each.secret) != slot)
    owed = session.owes(seat)
    made = Latest(
        seat,
        secret=not whole.public,
        line=next(entry.n for entry in advance.entries if entry.seat == seat),
        at=now,
        ground=_ground(whole),
        left=None if owed is None or owed.due is None else max(0, owed.due - now),
        allowed=None if owed is None else owed.allowed,
        remade=own is not None and own.taken,
    )
    return tuple(sorted((*others, made), key=lambda each: (each.seat, each.secret)))


def forgotten(session: Session, seat: Seat) -> tuple[Latest, ...]:
    """What may be taken back once another sits on `seat`: of that seat nothing."""
    return tuple(each for each in session.retractable if each.seat != seat)


def _traces(before: Position, entries: Sequence[Entry]) -> tuple[Trace, ...]:
    """Of each line of a message."""
    rules, state, found = before.game.rules, before.state, list[Trace]()
    for entry in entries:
        if entry.seat != TABLE:
            after, told = rules.apply(state, entry.seat, entry.move)
            found.append(trace(rules, entry.seat, entry.move, state, after, told))
            state = after
    return tuple(found)


def _whole(traces: Sequence[Trace]) -> Trace:
    """Of a message."""
    return Trace(
        reversible=all(each.reversible for each in traces),
        public=any(each.public for each in traces),
        veiled=any(each.veiled for each in traces) and all(each.hidden for each in traces),
    )


def _ground(whole: Trace) -> Ground:
    if not whole.reversible:
        return Ground.CONSENT
    if not whole.public:
        return Ground.SECRET
    return Ground.CHANGE if whole.veiled else Ground.ALONE


def _after(each: Latest, seat: Seat, whole: Trace) -> Latest:
    """An older message after one by `seat`: somebody else's public move bars it, but that another has chosen too bars
    nothing that is secret."""
    barring = each.seat != seat and whole.public and not (whole.veiled and each.ground is not Ground.ALONE)
    return replace(each, barred=each.barred or barring)


# What may be taken back


def latest(session: Session, seat: Seat) -> Latest | None:
    """The latest message of `seat` that it may take back: what nobody else knows of as long as nothing was played since
    that could have come of it, else what others saw."""
    own = [each for each in session.retractable if each.seat == seat and not each.taken]
    open_ = [each for each in own if not (each.secret and each.barred)]
    return max(open_, key=lambda each: each.line, default=None)


def seen_by_others(session: Session, seat: Seat) -> Latest | None:
    """The latest message of `seat` that others saw: what all who play may agree to take back."""
    return next((each for each in session.retractable if each.seat == seat and not (each.secret or each.taken)), None)


def ground(session: Session, seat: Seat, now: int) -> Ground:
    """How `seat` may take back its latest message.

    :raises Refusal: it may not.
    """
    if session.table.practice:
        return _in_practice(session, seat)
    if session.table.takeback is Takeback.NEVER:
        raise Refusal(text("bot-undo-never"))
    own, free = latest(session, seat), session.table.takeback is Takeback.FREE
    if own is not None and free and not own.barred and own.ground in (Ground.SECRET, Ground.CHANGE):
        return own.ground
    if (
        own is not None
        and free
        and own.ground is Ground.ALONE
        and not (own.barred or own.remade or now - own.at > TIME)
    ):
        return Ground.ALONE
    if seen_by_others(session, seat) is None:
        raise Refusal(text("bot-undo-nothing"))
    return Ground.CONSENT


def may_change(session: Session, seat: Seat, now: int) -> bool:
    """Whether `seat` has chosen while others still think, and may choose something else."""
    if session.phase is not Phase.RUNNING or session.position is None:
        return False
    try:
        return ground(session, seat, now) is Ground.CHANGE
    except Refusal:
        return False


def _in_practice(session: Session, seat: Seat) -> Ground:
    assert session.position is not None, session.table
    gone_ = gone(session.position.log)
    if not any(entry.seat == seat and entry.n not in gone_ for entry in session.position.log):
        raise Refusal(text("bot-undo-nothing"))
    return Ground.PRACTICE


def can_redo(session: Session) -> bool:
    """Whether anything that was taken back may stand again: at a table for practice, as long as nothing else was
    played."""
    if not session.table.practice or session.position is None:
        return False
    taken, standing = last_taken(session.position.log)
    return taken > standing


def last_taken(log: Sequence[Entry]) -> tuple[int, int]:
    """The numbers of the latest line that takes back and was not revoked, and of the latest that was played and
    stands; 0 for none. What was played under other rules does not come back."""
    gone_, revoked = gone(log), {each.line for entry in log if isinstance(each := _turn(entry), BroughtBack)}
    since = max((entry.n for entry in log if isinstance(_turn(entry), Parted)), default=0)
    undone = (entry.n for entry in log if isinstance(_turn(entry), TakenBack) and entry.n not in revoked)
    taken = (n for n in undone if n > since)
    standing = (entry.n for entry in log if entry.seat != TABLE and entry.n not in gone_)
    return max(taken, default=0), max(standing, default=0)


def _turn(entry: Entry) -> TakenBack | BroughtBack | Parted | None:
    return read(entry.move) if entry.seat == TABLE else None


def last_line(fold: Fold, seat: Seat) -> int:
    """The latest line of `seat` that stands."""
    return max(entry.n for entry in fold.standing if entry.seat == seat)


def seen_since(session: Session, seat: Seat) -> tuple[Text, ...]:
    """What has come out since the latest message of `seat` that others saw, as everybody may know it; the latest of
    many."""
    own, position = seen_by_others(session, seat), session.position
    if own is None or position is None:
        return ()
    since = [(entry.seat, event) for entry, event in _happened(session) if entry.n >= own.line]
    out = [
        event.text if event.to is None else _privately(event)
        for by, event in since
        if event.reveals or (event.to is None and by != seat)
    ]
    return tuple(dict.fromkeys(out))[-SEEN:]


def _privately(event: Event) -> Text:
    """That somebody has seen something which nobody else may."""
    seats = tuple(text("bot-log-seat", seat=each) for each in sorted(event.to or ()))
    return text("bot-seen-privately", seats=seats)


def _happened(session: Session) -> Iterator[tuple[Entry, Event]]:
    """What came of each line that stands."""
    fold = unfolded(session)
    for entry, before in fold.steps():
        _, told = fold.rules.apply(before, entry.seat, entry.move)
        yield from ((entry, event) for event in told)


def unfolded(session: Session) -> Fold:
    """The session's log, folded once more."""
    position = session.position
    assert position is not None, session.table
    start = position.game.rules.setup(session.table.options, position.seats)
    fold = replace(Fold.of(position.game.rules, start, position.log), history=True)
    for entry in position.log:
        fold.add(entry)
    return fold


def taken(fold: Fold, seat: Seat, line: int, how: How) -> tuple[int, ...]:
    """The lines that go when `seat` takes back its message from `line` on. Alone those are its own; else all that
    anybody saw since, and what chance brought. What others left in secret meanwhile stays where it still can be."""
    later = [(entry, before) for entry, before in fold.steps() if entry.n >= line]
    alone = how in (How.ALONE, How.SECRET)
    going = {entry.n for entry, before in later if entry.seat == seat or (not alone and _is_seen(fold, entry, before))}
    state: Any = later[0][1]
    for entry, _ in later:
        if entry.n in going:
            continue
        if moves.legal(fold.rules, state, entry.seat, entry.move):
            state, _ = fold.rules.apply(state, entry.seat, entry.move)
        else:
            going.add(entry.n)
    return tuple(sorted(going))


def _is_seen(fold: Fold, entry: Entry, before: Any) -> bool:
    if entry.seat == CHANCE:
        return True
    after, told = fold.rules.apply(before, entry.seat, entry.move)
    return not trace(fold.rules, entry.seat, entry.move, before, after, told).hidden
