"""Taking back: one's own latest message alone or by consent, a secret choice for another, any move in practice; and
bringing back. Pure.

What a seat may take back at this moment is known from its own messages and from public lines alone, so that neither a
button nor a refusal tells anything. Nothing is deleted: a line of the host's own says what was taken back
(`bot.table.log.replay`). As in `bot.table.features.acts`, every act takes the session, the moment and what was asked
for, and gives the change.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.table import changes, play
from bot.table.changes import Change
from bot.table.guards import Refusal, begun, running, seated
from bot.table.log.host_lines import TAKEBACK, Agreed, BroughtBack, HostLine, How, Parted, TakenBack, turning
from bot.table.log.replay import Passage, Replay, gone
from bot.table.log.seal import TABLE, Entry
from bot.table.log.visibility import TIME, Visibility, visibility
from bot.table.play import Advance
from bot.table.session import Playing, Position, Session, Takeback, Undoable, UndoRight, handed
from bot.table.timing import Moment
from games import moves
from games.core import CHANCE, Event, IllegalMove, Move, Seat, Text, text
from games.replacing import replace

SEEN = 8
"""Sentences of what has come out since, that a request tells at most."""

# What is remembered of messages


def follow(before: Session, change: Change, moment: Moment) -> Change:
    """What may be taken back after a change: a message that was played, and nothing of a seat that was handed over.
    That a decision was taken back stays: else whoever gives the seat away for a moment could take the same back again
    and again, and have whoever comes next called each time."""
    after = change.session
    if change.by is not None:
        return replace(change, session=replace(after, undoable=_remembered(before, change, change.by, moment.now)))
    given = handed(before, after)
    kept = tuple(each for each in after.undoable if each.taken or each.seat not in given)
    return replace(change, session=replace(after, undoable=kept))


def turned_by(change: Change) -> Seat | None:
    """Who takes lines back by a change, or brings them back."""
    turns = map(turning, change.entries)
    return next((each.seat for each in turns if isinstance(each, TakenBack | BroughtBack)), None)


def _remembered(session: Session, change: Change, seat: Seat, now: int) -> tuple[Undoable, ...]:
    """What can be said of the taking back of a message that `seat` played, and of older ones. What was not played by
    hand leaves nothing that its seat may take back."""
    rules = begun(session).game.rules
    whole = _whole([visibility(rules, each) for each in change.passages])
    kept = tuple(_after(each, seat, whole) for each in session.undoable)
    if not change.by_hand:
        return tuple(each for each in kept if each.seat != seat)
    slot = (seat, not whole.public)
    own = next((each for each in kept if (each.seat, each.secret) == slot), None)
    others = tuple(each for each in kept if (each.seat, each.secret) != slot)
    owed = session.owes(seat)
    made = Undoable(
        seat,
        secret=not whole.public,
        line=next(entry.n for entry in change.entries if entry.seat == seat),
        at=now,
        right=_right(whole),
        left=None if owed is None or owed.due is None else max(0, owed.due - now),
        allowed=None if owed is None else owed.allowed,
        remade=own is not None and own.taken,
    )
    return tuple(sorted((*others, made), key=lambda each: (each.seat, each.secret)))


def _whole(seen: Sequence[Visibility]) -> Visibility:
    """Of a message."""
    return Visibility(
        reversible=all(each.reversible for each in seen),
        public=any(each.public for each in seen),
        veiled=any(each.veiled for each in seen) and all(each.hidden for each in seen),
    )


def _right(whole: Visibility) -> UndoRight:
    if not whole.reversible:
        return UndoRight.CONSENT
    if not whole.public:
        return UndoRight.SECRET
    return UndoRight.CHANGE if whole.veiled else UndoRight.ALONE


def _after(each: Undoable, seat: Seat, whole: Visibility) -> Undoable:
    """An older message after one by `seat`: somebody else's public move bars it, but that another has chosen too bars
    nothing that is secret."""
    barring = each.seat != seat and whole.public and not (whole.veiled and each.right is not UndoRight.ALONE)
    return replace(each, barred=each.barred or barring)


# What may be taken back


def latest(session: Session, seat: Seat) -> Undoable | None:
    """The latest message of `seat` that it may take back: what nobody else knows of as long as nothing was played since
    that could have come of it, else what others saw."""
    own = [each for each in session.undoable if each.seat == seat and not each.taken]
    open_ = [each for each in own if not (each.secret and each.barred)]
    return max(open_, key=lambda each: each.line, default=None)


def seen_by_others(session: Session, seat: Seat) -> Undoable | None:
    """The latest message of `seat` that others saw: what all who play may agree to take back."""
    return next((each for each in session.undoable if each.seat == seat and not (each.secret or each.taken)), None)


def right(session: Session, seat: Seat, now: int) -> UndoRight:
    """How `seat` may take back its latest message.

    :raises Refusal: it may not.
    """
    if session.table.practice:
        return _in_practice(session, seat)
    if session.table.takeback is Takeback.NEVER:
        raise Refusal(text("bot-undo-never"))
    own, free = latest(session, seat), session.table.takeback is Takeback.FREE
    if own is not None and free and not own.barred and own.right in (UndoRight.SECRET, UndoRight.CHANGE):
        return own.right
    if (
        own is not None
        and free
        and own.right is UndoRight.ALONE
        and not (own.barred or own.remade or now - own.at > TIME)
    ):
        return UndoRight.ALONE
    if seen_by_others(session, seat) is None:
        raise Refusal(text("bot-undo-nothing"))
    return UndoRight.CONSENT


def number(session: Session, seat: Seat, ground: UndoRight) -> int:
    """Which of its own moves, of all that it made, `seat` takes back or changes by that right. The number of a line
    would tell how many others have chosen in secret."""
    log = begun(session).log
    if ground is UndoRight.PRACTICE:
        gone_ = gone(log)
        line = max(entry.n for entry in log if entry.seat == seat and entry.n not in gone_)
    else:
        own = (seen_by_others if ground is UndoRight.CONSENT else latest)(session, seat)
        assert own is not None, session.undoable
        line = own.line
    return sum(entry.seat == seat and entry.n <= line for entry in log)


def may_change(session: Session, seat: Seat, now: int) -> bool:
    """Whether `seat` has chosen while others still think, and may choose something else."""
    if not isinstance(session.phase, Playing) or session.position is None:
        return False
    try:
        return right(session, seat, now) is UndoRight.CHANGE
    except Refusal:
        return False


def _in_practice(session: Session, seat: Seat) -> UndoRight:
    log = begun(session).log
    gone_ = gone(log)
    if not any(entry.seat == seat and entry.n not in gone_ for entry in log):
        raise Refusal(text("bot-undo-nothing"))
    return UndoRight.PRACTICE


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
    gone_, revoked = gone(log), {each.line for entry in log if isinstance(each := turning(entry), BroughtBack)}
    since = max((entry.n for entry in log if isinstance(turning(entry), Parted)), default=0)
    undone = (entry.n for entry in log if isinstance(turning(entry), TakenBack) and entry.n not in revoked)
    taken = (n for n in undone if n > since)
    standing = (entry.n for entry in log if entry.seat != TABLE and entry.n not in gone_)
    return max(taken, default=0), max(standing, default=0)


def seen_since(session: Session, seat: Seat) -> tuple[Text, ...]:
    """What has come out since the latest message of `seat` that others saw, as everybody may know it; the latest of
    many."""
    own, position = seen_by_others(session, seat), session.position
    if own is None or position is None:
        return ()
    since = [each for each in play.replay(position, session.table.options).standing if each.entry.n >= own.line]
    out = [
        event.text if event.to is None else _privately(event)
        for each in since
        for event in each.events
        if event.reveals or (event.to is None and each.entry.seat != seat)
    ]
    return tuple(dict.fromkeys(out))[-SEEN:]


def _privately(event: Event) -> Text:
    """That somebody has seen something which nobody else may."""
    seats = tuple(text("bot-log-seat", seat=each) for each in sorted(event.to or ()))
    return text("bot-seen-privately", seats=seats)


def taken(replay: Replay, seat: Seat, line: int, how: How) -> tuple[int, ...]:
    """The lines that go when `seat` takes back its message from `line` on. Alone those are its own; else all that
    anybody saw since, and what chance brought. What others left in secret meanwhile stays where it still can be."""
    later = [each for each in replay.standing if each.entry.n >= line]
    alone = how in (How.ALONE, How.SECRET)
    going = {each.entry.n for each in later if each.entry.seat == seat or (not alone and _is_seen(replay, each))}
    state: Any = later[0].before
    for entry in (each.entry for each in later if each.entry.n not in going):
        if moves.legal(replay.rules, state, entry.seat, entry.move):
            state, _ = replay.rules.apply(state, entry.seat, entry.move)
        else:
            going.add(entry.n)
    return tuple(sorted(going))


def _is_seen(replay: Replay, passage: Passage) -> bool:
    return passage.entry.seat == CHANCE or not visibility(replay.rules, passage).hidden


# The acts


_HOWS = {UndoRight.ALONE: How.ALONE, UndoRight.SECRET: How.SECRET, UndoRight.PRACTICE: How.PRACTICE}


def undo(session: Session, moment: Moment, user: int) -> Change:
    """`user` takes his latest message back, as far as he may do so alone."""
    running(session)
    seat = seated(session, user)
    match right(session, seat, moment.now):
        case UndoRight.CONSENT:
            raise Refusal(text("bot-undo-consent"))
        case UndoRight.CHANGE:
            raise Refusal(text("bot-undo-change"))
        case alone:
            return _taken(session, moment, seat, _HOWS[alone])


def _taken(session: Session, moment: Moment, seat: Seat, how: How, notes: Sequence[HostLine] = ()) -> Change:
    replay = play.replay(running(session), session.table.options)
    own = (seen_by_others if how is How.AGREED else latest)(session, seat)
    lines = (each.entry.n for each in replay.standing if each.entry.seat == seat)
    line = max(lines) if how is How.PRACTICE or own is None else own.line
    turned = TakenBack(seat, how, taken(replay, seat, line, how))
    advance = play.turn_back(running(session), replay, session.seed, turned, now=moment.now, notes=notes)
    said = text("bot-undo-secret" if how is How.SECRET else "bot-undo-done")
    change = changes.turned_back(session, advance, said, moment, own)
    return replace(change, session=replace(change.session, undoable=_left(session, own, turned)))


def _left(session: Session, own: Undoable | None, turned: TakenBack) -> tuple[Undoable, ...]:
    """What may still be taken back: nothing that is taken back already, and once a decision only what others saw."""
    kept = tuple(each for each in session.undoable if each is not own and each.line not in turned.lines)
    if own is None or turned.how is not How.ALONE:
        return kept
    return _ordered((*kept, replace(own, taken=True)))


def _ordered(kept: Sequence[Undoable]) -> tuple[Undoable, ...]:
    return tuple(sorted(kept, key=lambda each: (each.seat, each.secret)))


def change(session: Session, moment: Moment, user: int, moves: Sequence[Move], *, stamp: str | None = None) -> Change:
    """`user`, who has chosen while others still think, chooses something else. Nobody else notices anything.

    :raises Refusal: he may not, or the message is not legal, or others would see something.
    """
    position, seat = running(session), seated(session, user)
    if right(session, seat, moment.now) is not UndoRight.CHANGE:
        raise Refusal(text("bot-undo-past"))
    own = latest(session, seat)
    assert own is not None, session.undoable
    before = reconsidered(session, seat)
    if stamp is not None and stamp != before.stamp(seat):
        raise Refusal(text("bot-table-stale"))
    try:
        advance = play.play(before, session.seed, seat, moves, now=moment.now)
    except IllegalMove as illegal:
        raise Refusal(illegal.reason) from illegal
    if advance.position.acting != position.acting or advance.position.view(None) != position.view(None):
        raise Refusal(text("bot-undo-past"))
    return _changed(session, advance, own)


def reconsidered(session: Session, seat: Seat) -> Position:
    """The position in which `seat` has not chosen yet, for its own eyes: what the others chose meanwhile stands.

    :raises Refusal: there is nothing to be changed.
    """
    own = latest(session, seat)
    if own is None or own.right is not UndoRight.CHANGE:
        raise Refusal(text("bot-undo-nothing"))
    replay = play.replay(running(session), session.table.options)
    turned = TakenBack(seat, How.SECRET, taken(replay, seat, own.line, How.SECRET))
    advance = play.turn_back(running(session), replay, session.seed, turned, now=own.at)
    if seat not in advance.position.asked:
        raise Refusal(text("bot-undo-past"))
    return advance.position


def _changed(session: Session, advance: Advance, own: Undoable) -> Change:
    """The other choice stands, and everything that anybody else sees is as it was."""
    before, after = running(session), advance.position
    entries = after.log[before.lines :]
    shown = replace(after, public=before.public, seal=before.seal, digest=before.digest)
    made = next(entry.n for entry in advance.entries if entry.seat == own.seat)
    others = tuple(each for each in session.undoable if each is not own)
    changed = replace(session, course=shown, undoable=_ordered((*others, replace(own, line=made))))
    return Change(changed, text("bot-undo-changed"), entries, advance.told)


def redo(session: Session, moment: Moment, user: int) -> Change:
    """At a table for practice: what `user` took back last stands again, under its own numbers."""
    position, seat = running(session), seated(session, user)
    if not can_redo(session):
        raise Refusal(text("bot-redo-nothing"))
    taken, _ = last_taken(position.log)
    replay, turned = play.replay(position, session.table.options), BroughtBack(seat, taken)
    advance = play.turn_back(position, replay, session.seed, turned, now=moment.now)
    return changes.turned_back(session, advance, text("bot-redo-done"), moment, None)


def agreed(session: Session, moment: Moment, seat: Seat, seats: Sequence[Seat]) -> Change:
    """All who were asked agreed: `seat` takes back its latest message, and everything that came after it."""
    notes = [Agreed(TAKEBACK, each) for each in seats]
    return _taken(session, moment, seat, How.AGREED, notes)
