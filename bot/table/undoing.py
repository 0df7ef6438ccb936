"""Acts of taking back: one's own latest message alone or by consent, a secret choice for another, any move in practice;
and bringing back.

As in `bot.table.acts`, every act takes the session, the moment and what was asked for, and gives the change. Nothing is
deleted: a line of the host's own says what was taken back (`bot.table.branches`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.table import changes, play, takeback
from bot.table.branches import BroughtBack, How, TakenBack, consent
from bot.table.changes import Change, Moment
from bot.table.guards import Refusal, running, seated
from bot.table.play import Advance
from bot.table.session import Ground, Latest, Position, Session
from games.core import IllegalMove, Move, Seat, text

_HOWS = {Ground.ALONE: How.ALONE, Ground.SECRET: How.SECRET, Ground.PRACTICE: How.PRACTICE}


def undo(session: Session, moment: Moment, user: int) -> Change:
    """`user` takes his latest message back, as far as he may do so alone."""
    running(session)
    seat = seated(session, user)
    match takeback.ground(session, seat, moment.now):
        case Ground.CONSENT:
            raise Refusal(text("bot-undo-consent"))
        case Ground.CHANGE:
            raise Refusal(text("bot-undo-change"))
        case ground:
            return _taken(session, moment, seat, _HOWS[ground])


def _taken(session: Session, moment: Moment, seat: Seat, how: How, notes: Sequence[Move] = ()) -> Change:
    fold = takeback.unfolded(session)
    own = (takeback.seen_by_others if how is How.AGREED else takeback.latest)(session, seat)
    line = takeback.last_line(fold, seat) if how is How.PRACTICE or own is None else own.line
    turned = TakenBack(seat, how, takeback.taken(fold, seat, line, how))
    advance = _turned(session, moment, turned, notes)
    said = text("bot-undo-secret" if how is How.SECRET else "bot-undo-done")
    change = changes.turned_back(session, advance, said, moment, seat, own)
    return replace(change, session=replace(change.session, retractable=_left(session, seat, own, turned)))


def _turned(session: Session, moment: Moment, turned: TakenBack | BroughtBack, notes: Sequence[Move] = ()) -> Advance:
    position, options = running(session), session.table.options
    return play.turn_back(position, options, session.seed, turned, now=moment.now, notes=notes)


def _left(session: Session, seat: Seat, own: Latest | None, turned: TakenBack) -> tuple[Latest, ...]:
    """What may still be taken back: nothing that is taken back already, and once a decision only what others saw."""
    kept = tuple(each for each in session.retractable if each is not own and each.line not in turned.lines)
    if own is None or turned.how is not How.ALONE:
        return kept
    return _ordered((*kept, replace(own, taken=True)))


def _ordered(kept: Sequence[Latest]) -> tuple[Latest, ...]:
    return tuple(sorted(kept, key=lambda each: (each.seat, each.secret)))


def change(session: Session, moment: Moment, user: int, moves: Sequence[Move], *, stamp: str | None = None) -> Change:
    """`user`, who has chosen while others still think, chooses something else. Nobody else notices anything.

    :raises Refusal: he may not, or the message is not legal, or others would see something.
    """
    position, seat = running(session), seated(session, user)
    if takeback.ground(session, seat, moment.now) is not Ground.CHANGE:
        raise Refusal(text("bot-undo-past"))
    own = takeback.latest(session, seat)
    assert own is not None, session.retractable
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
    own = takeback.latest(session, seat)
    if own is None or own.ground is not Ground.CHANGE:
        raise Refusal(text("bot-undo-nothing"))
    fold = takeback.unfolded(session)
    lines = takeback.taken(fold, seat, own.line, How.SECRET)
    advance = _turned(session, Moment(own.at), TakenBack(seat, How.SECRET, lines))
    if seat not in advance.position.asked:
        raise Refusal(text("bot-undo-past"))
    return advance.position


def _changed(session: Session, advance: Advance, own: Latest) -> Change:
    """The other choice stands, and everything that anybody else sees is as it was."""
    before, after = running(session), advance.position
    entries = after.log[before.lines :]
    shown = replace(after, public=before.public, seal=before.seal, digest=before.digest)
    made = next(entry.n for entry in advance.entries if entry.seat == own.seat)
    others = tuple(each for each in session.retractable if each is not own)
    changed = replace(session, position=shown, retractable=_ordered((*others, replace(own, line=made))))
    return Change(changed, text("bot-undo-changed"), entries, advance.told)


def redo(session: Session, moment: Moment, user: int) -> Change:
    """At a table for practice: what `user` took back last stands again, under its own numbers."""
    position, seat = running(session), seated(session, user)
    if not takeback.can_redo(session):
        raise Refusal(text("bot-redo-nothing"))
    taken, _ = takeback.last_taken(position.log)
    advance = _turned(session, moment, BroughtBack(seat, taken))
    return changes.turned_back(session, advance, text("bot-redo-done"), moment, seat, None)


def agreed(session: Session, moment: Moment, seat: Seat, seats: Sequence[Seat]) -> Change:
    """All who were asked agreed: `seat` takes back its latest message, and everything that came after it."""
    notes = [consent("takeback", each) for each in seats]
    return _taken(session, moment, seat, How.AGREED, notes)
