"""Taking back: one's own latest message alone or by consent, a secret choice for another, any move in practice; and
bringing back. Pure.

What a seat may take back at this moment is known from its own messages and from public lines alone, so that neither a
button nor a refusal tells anything. Nothing is deleted: a line of the host's own says what was taken back
(`bot.table.log.branches`). As in `bot.table.features.acts`, every act takes the session, the moment and what was asked
for, and gives the change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from bot.table import changes, play
from bot.table.changes import Change, Moment
from bot.table.guards import Refusal, running, seated
from bot.table.log.branches import Fold, gone
from bot.table.log.host_lines import Agreed, BroughtBack, HostLine, How, Parted, TakenBack, turning
from bot.table.log.seal import TABLE, Entry
from bot.table.play import Advance
from bot.table.session import Phase, Position, Session, Takeback, Undoable, UndoRight, handed
from games import moves
from games.core import CHANCE, Event, IllegalMove, Move, Rules, Seat, Text, text

TIME = 15 * 60
"""Seconds for which one may take a move back alone that others have seen."""
TAKEBACK = "takeback"
"""The kind of the proposal to take a move back."""
SEEN = 8
"""Sentences of what has come out since, that a request tells at most."""

# What a move leaves behind for others to see


@dataclass(frozen=True, slots=True)
class Visibility:
    """Whether the rules call a move reversible; whether anybody else could see that something happened (`public`); and
    whether all they saw is that one of several has chosen (`veiled`)."""

    reversible: bool
    public: bool
    veiled: bool

    @property
    def hidden(self) -> bool:
        """Whether nobody knows what was chosen."""
        return not self.public or self.veiled


def visibility(
    rules: Rules[Any, Any, Any], seat: Seat, move: Move, before: Any, after: Any, told: Sequence[Event]
) -> Visibility:
    """That of a move by `seat`, or of a fact by CHANCE, which led from one state to the next."""
    asked, asked_then = rules.asked(before), rules.asked(after)
    seen = asked != asked_then or rules.view(before, None) != rules.view(after, None)
    aloud = any(event.to is None for event in told)
    if seat == CHANCE:
        return Visibility(reversible=False, public=aloud or seen, veiled=False)
    veiled = seen and not aloud and seat in asked and len(asked) > 1
    return Visibility(moves.reversible(rules, rules.view(before, seat), move), public=aloud or seen, veiled=veiled)


# What is remembered of messages


def follow(before: Session, change: Change, moment: Moment) -> Change:
    """What may be taken back after a change: a message that was played, and nothing of a seat that was handed over."""
    after = change.session
    if change.by is not None:
        return replace(change, session=replace(after, undoable=_remembered(before, change, change.by, moment.now)))
    given = handed(before, after)
    kept = tuple(each for each in after.undoable if each.seat not in given)
    return replace(change, session=replace(after, undoable=kept))


def turned_by(change: Change) -> Seat | None:
    """Who takes lines back by a change, or brings them back."""
    turns = map(turning, change.entries)
    return next((each.seat for each in turns if isinstance(each, TakenBack | BroughtBack)), None)


def _remembered(session: Session, change: Change, seat: Seat, now: int) -> tuple[Undoable, ...]:
    """What can be said of the taking back of a message that `seat` played, and of older ones. What was not played by
    hand leaves nothing that its seat may take back."""
    assert session.position is not None, session.table
    whole = _whole(_visibilities(session.position, change.entries))
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


def _visibilities(before: Position, entries: Sequence[Entry]) -> tuple[Visibility, ...]:
    """Of each line of a message."""
    rules, state, found = before.game.rules, before.state, list[Visibility]()
    for entry in entries:
        if entry.seat != TABLE:
            after, told = rules.apply(state, entry.seat, entry.move)
            found.append(visibility(rules, entry.seat, entry.move, state, after, told))
            state = after
    return tuple(found)


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


def may_change(session: Session, seat: Seat, now: int) -> bool:
    """Whether `seat` has chosen while others still think, and may choose something else."""
    if session.phase is not Phase.RUNNING or session.position is None:
        return False
    try:
        return right(session, seat, now) is UndoRight.CHANGE
    except Refusal:
        return False


def _in_practice(session: Session, seat: Seat) -> UndoRight:
    assert session.position is not None, session.table
    gone_ = gone(session.position.log)
    if not any(entry.seat == seat and entry.n not in gone_ for entry in session.position.log):
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
    return not visibility(fold.rules, entry.seat, entry.move, before, after, told).hidden


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
    fold = unfolded(session)
    own = (seen_by_others if how is How.AGREED else latest)(session, seat)
    line = last_line(fold, seat) if how is How.PRACTICE or own is None else own.line
    turned = TakenBack(seat, how, taken(fold, seat, line, how))
    advance = _turned(session, moment, turned, notes)
    said = text("bot-undo-secret" if how is How.SECRET else "bot-undo-done")
    change = changes.turned_back(session, advance, said, moment, own)
    return replace(change, session=replace(change.session, undoable=_left(session, own, turned)))


def _turned(
    session: Session, moment: Moment, turned: TakenBack | BroughtBack, notes: Sequence[HostLine] = ()
) -> Advance:
    position, options = running(session), session.table.options
    return play.turn_back(position, options, session.seed, turned, now=moment.now, notes=notes)


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
    fold = unfolded(session)
    lines = taken(fold, seat, own.line, How.SECRET)
    advance = _turned(session, Moment(own.at), TakenBack(seat, How.SECRET, lines))
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
    changed = replace(session, position=shown, undoable=_ordered((*others, replace(own, line=made))))
    return Change(changed, text("bot-undo-changed"), entries, advance.told)


def redo(session: Session, moment: Moment, user: int) -> Change:
    """At a table for practice: what `user` took back last stands again, under its own numbers."""
    position, seat = running(session), seated(session, user)
    if not can_redo(session):
        raise Refusal(text("bot-redo-nothing"))
    taken, _ = last_taken(position.log)
    advance = _turned(session, moment, BroughtBack(seat, taken))
    return changes.turned_back(session, advance, text("bot-redo-done"), moment, None)


def agreed(session: Session, moment: Moment, seat: Seat, seats: Sequence[Seat]) -> Change:
    """All who were asked agreed: `seat` takes back its latest message, and everything that came after it."""
    notes = [Agreed(TAKEBACK, each) for each in seats]
    return _taken(session, moment, seat, How.AGREED, notes)
