"""What people have planned for their next turns, and when the first of it is to be tried. Pure, and secret.

A plan is a message in the game's notation, with or without a condition. Conditions are compared with what its owner was
told of others' moves (`Event.tells`), never with the moves: so a plan learns nothing that its owner would not. Those
with a condition are alternatives for one turn, up to and including the next one without.

Plans that were used, or dropped, are kept as long as the line for which they were can be taken back.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.table import takeback
from bot.table.branches import gone
from bot.table.session import Book, Owed, Phase, Plan, Session, Spent, is_for
from games import moves
from games.core import Seat

MOST = 10
"""Plans of one person at a table at most."""


def book_of(session: Session, user: int) -> Book:
    """What `user` has planned."""
    return next((book for book in session.books if book.user == user), Book(user))


def put(session: Session, book: Book) -> Session:
    """`session` with this book in place of the same person's; an empty one is not kept."""
    others = tuple(each for each in session.books if each.user != book.user)
    return replace(session, books=(*others, book) if book.plans or book.spent else others)


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


def spend(book: Book, number: int, line: int) -> Book:
    """The first so many plans are used, or dropped, because of this line."""
    spent = (*book.spent, Spent(line, book.plans[:number]))
    return replace(book, plans=book.plans[number:], due=0, spent=spent)


# What a step makes of them


def follow(before: Session, after: Session, mover: Seat | None) -> Session:
    """`after` with what a step by `mover` (None: by nobody who sits there) makes of the books: what their owners were
    told, and whose turn it is now. Who left the table, or its end, takes them away."""
    if not before.books:
        return after
    books = (_followed(before, after, book, seat, mover) for book, seat in _seated(before, after))
    return replace(after, books=tuple(book for book in books if book.plans or book.spent))


def _seated(before: Session, after: Session) -> tuple[tuple[Book, Seat], ...]:
    """The books of those who still sit there, while the game runs."""
    seated = [(book, after.seat_of(book.user)) for book in before.books]
    return tuple((book, seat) for book, seat in seated if seat is not None and after.phase is Phase.RUNNING)


def _followed(before: Session, after: Session, book: Book, seat: Seat, mover: Seat | None) -> Book:
    assert before.position is not None, before.table
    assert after.position is not None, after.table
    new = after.position.events[len(before.position.events) :]
    told = (each.event for each in new if is_for(each.event, seat))
    answered = after.position.answers[seat] != before.position.answers[seat]
    heard = () if answered else book.heard
    heard = heard if mover == seat else (*heard, *(tell for event in told for tell in event.tells))
    anew = _is_asked(after, seat) and (answered or after.owes(seat) != before.owes(seat))
    due = after.position.public if anew else book.due
    spent = _in_reach(before, after, book)
    return replace(book, heard=heard, due=due if book.plans and _is_asked(after, seat) else 0, spent=spent)


def _is_asked(session: Session, seat: Seat) -> bool:
    owed: Owed | None = session.owes(seat)
    return owed is not None and not owed.held and not owed.computer


def _in_reach(before: Session, after: Session, book: Book) -> tuple[Spent, ...]:
    """Of what was planned, what may be there again: nothing that was played before all that can be taken back."""
    assert before.position is not None, before.table
    if after.table.practice or not book.spent:
        return book.spent
    reach = min((each.line for each in after.retractable), default=before.position.lines + 1)
    return tuple(each for each in book.spent if each.line >= min(reach, before.position.lines + 1))


# What a taking back makes of them


def turned(before: Session, after: Session, by: Seat) -> Session:
    """`after`, in which lines of `before` were taken back or brought back by `by`, with its books: what was used or
    dropped because of what is taken back is there again. It is tried where somebody is asked anew, but not against
    the wish of who took back."""
    heard = heard_by(after)  # whether or not anybody has planned anything: nobody may tell by the time that it takes
    books = (_turned(before, after, book, seat, by, heard[seat]) for book, seat in _seated(before, after))
    return replace(after, books=tuple(book for book in books if book.plans or book.spent))


def heard_by(session: Session) -> tuple[tuple[str, ...], ...]:
    """What each seat was told of others' moves since its own last one, by the lines that stand."""
    assert session.position is not None, session.table
    heard: list[tuple[str, ...]] = [()] * session.position.seats
    fold, mover = takeback.unfolded(session), None
    for entry, state in fold.steps():
        if entry.seat >= 0:
            mover = entry.seat
            heard[mover] = heard[mover] if moves.is_open(fold.rules, state, mover, entry.move) else ()
        _, told = fold.rules.apply(state, entry.seat, entry.move)
        for seat in range(session.position.seats):
            if seat != mover:
                heard[seat] += tuple(tell for event in told if is_for(event, Seat(seat)) for tell in event.tells)
    return tuple(heard)


def _turned(before: Session, after: Session, book: Book, seat: Seat, by: Seat, heard: tuple[str, ...]) -> Book:
    assert before.position is not None, before.table
    assert after.position is not None, after.table
    was, now = gone(before.position.log), gone(after.position.log)
    plans, spent = book.plans, list[Spent]()
    for each in reversed(book.spent):
        if each.line in now - was and not each.back:
            plans = (*each.plans, *plans)
        elif each.line in was - now and each.back:
            plans = _less(plans, each.plans)
        spent.append(replace(each, back=each.line in now and (each.back or each.line not in was)))
    owed, old = after.owes(seat), before.owes(seat)
    anew = owed is not None and (old is None or replace(owed, era=old.era) != old)
    due = after.position.public if anew else book.due
    due = due if plans and seat != by and _is_asked(after, seat) else 0
    return replace(book, plans=plans, heard=heard, due=due, spent=tuple(reversed(spent)))


def _less(plans: Iterable[Plan], used: Iterable[Plan]) -> tuple[Plan, ...]:
    """`plans` without those that were used, once each."""
    left = list(plans)
    for each in used:
        if each in left:
            left.remove(each)
    return tuple(left)


def is_back(before: Session, after: Session, user: int) -> bool:
    """Whether anything that `user` had planned is there again."""
    was, now = (sum(each.back for each in book_of(session, user).spent) for session in (before, after))
    return now > was
