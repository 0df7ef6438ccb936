"""The acts about plans: making, ordering, withdrawing them, and trying the first one when it is its owner's turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.table import changes, timing
from bot.table.answers import Verdict
from bot.table.changes import Change, Moment
from bot.table.guards import Refusal, by_hand, running, seated
from bot.table.plans import MOST, book_of, fitting, heard_by, put, spend, turn_of
from bot.table.session import Book, News, Owed, Plan, Position, Session
from games.core import IllegalMove, Move, Seat, Text, text


def plan(session: Session, moment: Moment, user: int, words: str, after: str = "") -> Change:
    """`user` leaves a message for a turn to come, with a condition if `after` is given."""
    position, seat = running(session), seated(session, user)
    view, book = foreseen(position, seat), book_of(session, user)
    if len(book.plans) >= MOST:
        raise Refusal(text("bot-plan-most", most=MOST))
    rules = position.game.rules
    try:
        rules.parse(view, words)
        told = rules.condition(view, after) if after else ""
    except IllegalMove as illegible:
        raise Refusal(illegible.reason) from illegible
    heard = book.heard if book in session.books else heard_by(session)[seat]
    kept = put(session, replace(book, plans=(*book.plans, Plan(words, told)), heard=heard))
    return Change(kept, text("bot-plan-kept"))


def withdraw(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user` takes back the plan of this number, counted from 0."""
    book = _with(session, user, number)
    plans = (*book.plans[:number], *book.plans[number + 1 :])
    return Change(put(session, replace(book, plans=plans)), text("bot-plan-withdrawn"))


def put_first(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user` moves the plan of this number to the front."""
    book = _with(session, user, number)
    plans = (book.plans[number], *book.plans[:number], *book.plans[number + 1 :])
    return Change(put(session, replace(book, plans=plans)), text("bot-plan-first"))


def attempt(session: Session, moment: Moment, user: int, late: Owed | None = None) -> Change:
    """It is the turn of `user`, who has plans: the first one that fits is played; if none is, all are dropped and he
    hears why. Once for each choice that he owes; `late` is one whose time is over."""
    position, seat = running(session), seated(session, user)
    book, owed = book_of(session, user), session.owes(seat)
    if owed is None or owed.held or owed.computer or not book.plans or not (book.due or owed == late):
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    found = fitting(book)
    if found is None:
        return _drop(session, book, text("bot-plan-dropped-told"))
    try:
        moves = position.game.rules.parse(position.view(seat), found.text)
        by_hand(position, seat, moves)
        _answering(position, seat, moves)
        chair = timing.answer(session.chairs[seat], reaction=position.reacting(seat))
        rest = spend(book, turn_of(book.plans), position.lines + 1)
        change = changes.play_moves(put(session, rest), position, seat, moves, moment, chair=chair)
    except IllegalMove as illegal:
        return _drop(session, book, text("bot-plan-dropped", typed=found.text, reason=illegal.reason))
    except Refusal as refused:
        return _drop(session, book, text("bot-plan-dropped", typed=found.text, reason=refused.reason))
    told = (text("bot-plan-played", typed=found.text), *change.told)
    return replace(change, news=(*change.news, *(News(user, each) for each in told)), told=())


def foreseen(position: Position, seat: Seat) -> object:
    """What a turn to come looks like to who sits there.

    :raises Refusal: it is his turn, or he cannot plan there.
    """
    if seat in position.asked:
        raise Refusal(text("bot-plan-your-turn"))
    view = position.game.rules.ahead(position.view(seat))
    if view is None:
        raise Refusal(text("bot-plan-nothing"))
    return view


def _answering(position: Position, seat: Seat, moves: Sequence[Move]) -> None:
    """The message answers what is owed."""
    choice = position.choice(seat)
    if choice is None or not moves or not moves[0] or moves[0][0] not in choice.tokens:
        reason = None if not moves else position.game.rules.refusal(position.view(seat), moves[0])
        raise Refusal(reason or text("bot-plan-no-answer"))


def _drop(session: Session, book: Book, why: Text) -> Change:
    """Nothing is played, and nothing planned is left."""
    dropped = spend(book, len(book.plans), book.due or running(session).public)
    return Change(put(session, dropped), text("bot-plan-over"), news=(News(book.user, why),))


def _with(session: Session, user: int, number: int) -> Book:
    running(session)
    book = book_of(session, user)
    if number not in range(len(book.plans)):
        raise Refusal(text("bot-plan-gone"), verdict=Verdict.STALE)
    return book
