"""What people have planned for their next turns, and when the first of it is to be tried. Pure, and secret.

A plan is a message in the game's notation, with or without a condition. Conditions are compared with what its owner was
told of others' moves (`Event.tells`), never with the moves: so a plan learns nothing that its owner would not. Those
with a condition are alternatives for one turn, up to and including the next one without.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table.session import Book, Owed, Phase, Plan, Session
from games.core import Seat

MOST = 10
"""Plans of one person at a table at most."""


def book_of(session: Session, user: int) -> Book:
    """What `user` has planned."""
    return next((book for book in session.books if book.user == user), Book(user))


def put(session: Session, book: Book) -> Session:
    """`session` with this book in place of the same person's; an empty one is not kept."""
    others = tuple(each for each in session.books if each.user != book.user)
    return replace(session, books=(*others, book) if book.plans else others)


def turn_of(plans: tuple[Plan, ...]) -> int:
    """How many of the first plans are for one turn.

    >>> turn_of((Plan("a", "x"), Plan("b", "y"), Plan("c"), Plan("d"))), turn_of((Plan("c"), Plan("d")))
    (3, 1)
    """
    return next((n for n, plan in enumerate(plans, 1) if not plan.after), len(plans))


def fitting(book: Book) -> Plan | None:
    """The first plan for the turn whose condition holds."""
    due = book.plans[: turn_of(book.plans)]
    return next((plan for plan in due if not plan.after or plan.after in book.heard), None)


def follow(before: Session, after: Session, mover: Seat | None) -> Session:
    """`after` with what a step by `mover` (None: by nobody who sits there) makes of the books: what their owners were
    told, and whose turn it is now. Who left the table, or its end, takes them away."""
    if not before.books:
        return after
    seated = [(book, after.seat_of(book.user)) for book in before.books]
    playing = [(book, seat) for book, seat in seated if seat is not None and after.phase is Phase.RUNNING]
    return replace(after, books=tuple(_followed(before, after, book, seat, mover) for book, seat in playing))


def _followed(before: Session, after: Session, book: Book, seat: Seat, mover: Seat | None) -> Book:
    assert before.position is not None, before.table
    assert after.position is not None, after.table
    new = after.position.events[len(before.position.events) :]
    told = (each.event for each in new if each.event.to is None or seat in each.event.to)
    answered = after.position.answers[seat] != before.position.answers[seat]
    heard = () if answered else book.heard
    heard = heard if mover == seat else (*heard, *(tell for event in told for tell in event.tells))
    owed = after.owes(seat)
    anew = _is_asked(owed) and owed != before.owes(seat)
    return replace(book, heard=heard, ready=anew or (book.ready and _is_asked(owed)))


def _is_asked(owed: Owed | None) -> bool:
    return owed is not None and not owed.held and not owed.computer
