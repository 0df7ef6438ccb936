"""What people have planned for their next turns: to make, order and withdraw plans, and to try the first that fits when
the turn has come. Pure, and secret.

A plan is a message in the game's notation, with or without a condition. Conditions are compared with what its owner was
told of others' moves (`Event.tells`), never with the moves: so a plan learns nothing that its owner would not. Those
with a condition are alternatives for one turn, up to and including the next one without.

Plans that were used, or dropped, are kept as long as the line for which they were can be taken back.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.table import changes, play, timing
from bot.table.answers import Verdict
from bot.table.changes import Change
from bot.table.features import undo
from bot.table.guards import Refusal, begun, running, seated, turn
from bot.table.log.replay import gone
from bot.table.session import News, Owed, Plan, PlanQueue, Playing, Position, Session, UsedPlans, is_for
from bot.table.timing import Moment
from games import moves
from games.core import IllegalMove, Move, Seat, Text, text
from games.replacing import replace

MOST = 10
"""Plans of one person at a table at most."""


def queue_of(session: Session, user: int) -> PlanQueue:
    """What `user` has planned."""
    return next((queue for queue in session.plan_queues if queue.user == user), PlanQueue(user))


def put(session: Session, queue: PlanQueue) -> Session:
    """`session` with this queue in place of the same person's. An empty one stays until something is played: what its
    owner was told need not be read from the log again."""
    others = tuple(each for each in session.plan_queues if each.user != queue.user)
    return replace(session, plan_queues=(*others, queue))


def turn_of(plans: tuple[Plan, ...]) -> int:
    """How many of the first plans are for one turn.

    >>> turn_of((Plan("a", "x"), Plan("b", "y"), Plan("c"), Plan("d"))), turn_of((Plan("c"), Plan("d")))
    (3, 1)
    """
    return next((n for n, plan in enumerate(plans, 1) if not plan.after), len(plans))


def fitting(queue: PlanQueue) -> Plan | None:
    """The first plan for the turn whose condition holds."""
    due = queue.plans[: turn_of(queue.plans)]
    return next((plan for plan in due if not plan.after or plan.after in queue.observed), None)


def use(queue: PlanQueue, number: int, line: int) -> PlanQueue:
    """The first so many plans are used, or dropped, because of this line."""
    used = (*queue.used, UsedPlans(line, queue.plans[:number]))
    return replace(queue, plans=queue.plans[number:], due=0, used=used)


# What a change makes of them


def follow(before: Session, change: Change, moment: Moment) -> Change:
    """What the lines of a change make of the queues: what their owners were told, whose turn it is now, and what is
    there again since something was taken back. Who left the table, or its end, takes them away."""
    after, turned = change.session, undo.turned_by(change)
    if not change.entries or (turned is not None and not change.public):
        return change
    if not isinstance(after.phase, Playing):
        return _with_queues(change, ())
    if after.position is None or (turned is None and not after.plan_queues):
        return change
    if turned is None:
        followed = (_followed(before, after, queue, seat, change.by) for queue, seat in _seated(after))
        return _with_queues(change, followed)
    again = _with_queues(change, _turned_back(before, after, turned))
    users = (queue.user for queue in again.session.plan_queues if is_back(before, again.session, queue.user))
    return replace(again, news=(*again.news, *(News(user, text("bot-plan-again")) for user in users)))


def _with_queues(change: Change, queues: Iterable[PlanQueue]) -> Change:
    """The change with these queues, but for empty ones."""
    left = tuple(queue for queue in queues if queue.plans or queue.used)
    return replace(change, session=replace(change.session, plan_queues=left))


def _seated(after: Session) -> tuple[tuple[PlanQueue, Seat], ...]:
    """The queues of those who still sit there."""
    seated = [(queue, after.seat_of(queue.user)) for queue in after.plan_queues]
    return tuple((queue, seat) for queue, seat in seated if seat is not None)


def _followed(before: Session, after: Session, queue: PlanQueue, seat: Seat, mover: Seat | None) -> PlanQueue:
    was, now = begun(before), begun(after)
    told = (each.event for each in now.events[len(was.events) :] if is_for(each.event, seat))
    answered = now.answers[seat] != was.answers[seat]
    observed = () if answered else queue.observed
    observed = observed if mover == seat else (*observed, *(tell for event in told for tell in event.tells))
    anew = _is_asked(after, seat) and (answered or _is_new(before.owes(seat), after.owes(seat)))
    due = now.public if anew else queue.due
    used = _in_reach(before, after, queue)
    return replace(queue, observed=observed, due=due if queue.plans and _is_asked(after, seat) else 0, used=used)


def _is_asked(session: Session, seat: Seat) -> bool:
    owed: Owed | None = session.owes(seat)
    return owed is not None and not owed.held and not owed.computer


def _is_new(old: Owed | None, now: Owed | None) -> bool:
    """Whether another choice is owed, not the same with another deadline."""
    if old is None or now is None:
        return old != now
    return (old.since, old.computer, old.turn, old.undo_count) != (now.since, now.computer, now.turn, now.undo_count)


def _in_reach(before: Session, after: Session, queue: PlanQueue) -> tuple[UsedPlans, ...]:
    """Of what was planned, what may be there again: nothing that was played before all that can be taken back."""
    if after.table.practice or not queue.used:
        return queue.used
    reach = min((begun(before).lines + 1, *(each.line for each in after.undoable)))
    return tuple(each for each in queue.used if each.line >= reach)


# What a taking back makes of them


def _turned_back(before: Session, after: Session, by: Seat) -> tuple[PlanQueue, ...]:
    """The queues of `after`, in which lines of `before` were taken back or brought back by `by`: what was used or
    dropped because of what is taken back is there again. It is tried where somebody is asked anew, but not against
    the wish of who took back."""
    # whether or not anybody has planned anything: nobody may tell by the time that it takes
    observed = observed_by(after)
    return tuple(_turned(before, after, queue, seat, by, observed[seat]) for queue, seat in _seated(after))


def observed_by(session: Session) -> tuple[tuple[str, ...], ...]:
    """What each seat was told of others' moves since its own last one, by the lines that stand."""
    position = begun(session)
    observed: list[tuple[str, ...]] = [()] * position.seats
    replay, mover = play.replay(position, session.table.options), None
    for each in replay.standing:
        if each.entry.seat >= 0:
            mover = each.entry.seat
            observed[mover] = observed[mover] if replay.is_open(each) else ()
        for seat in range(position.seats):
            if seat != mover:
                told = (event for event in each.events if is_for(event, Seat(seat)))
                observed[seat] += tuple(tell for event in told for tell in event.tells)
    return tuple(observed)


def _turned(
    before: Session, after: Session, queue: PlanQueue, seat: Seat, by: Seat, observed: tuple[str, ...]
) -> PlanQueue:
    was, now = gone(begun(before).log), gone(begun(after).log)
    plans, used = queue.plans, list[UsedPlans]()
    for each in reversed(queue.used):
        if each.line in now - was and not each.back:
            plans = (*each.plans, *plans)
        elif each.line in was - now and each.back:
            plans = _less(plans, each.plans)
        used.append(replace(each, back=each.line in now and (each.back or each.line not in was)))
    owed, old = after.owes(seat), before.owes(seat)
    anew = owed is not None and (old is None or replace(owed, undo_count=old.undo_count) != old)
    due = begun(after).public if anew else queue.due
    due = due if plans and seat != by and _is_asked(after, seat) else 0
    return replace(queue, plans=plans, observed=observed, due=due, used=tuple(reversed(used)))


def _less(plans: Iterable[Plan], used: Iterable[Plan]) -> tuple[Plan, ...]:
    """`plans` without those that were used, once each."""
    left = list(plans)
    for each in used:
        if each in left:
            left.remove(each)
    return tuple(left)


def is_back(before: Session, after: Session, user: int) -> bool:
    """Whether anything that `user` had planned is there again."""
    was, now = (sum(each.back for each in queue_of(session, user).used) for session in (before, after))
    return now > was


# The acts


def plan(session: Session, moment: Moment, user: int, words: str, after: str = "") -> Change:
    """`user` leaves a message for a turn to come, with a condition if `after` is given."""
    position, seat = running(session), seated(session, user)
    view, queue = foreseen(position, seat), queue_of(session, user)
    if len(queue.plans) >= MOST:
        raise Refusal(text("bot-plan-most", most=MOST))
    rules = position.game.rules
    try:
        rules.parse(view, words)
        told = moves.condition(rules, view, after) if after else ""
    except IllegalMove as illegible:
        raise Refusal(illegible.reason) from illegible
    observed = queue.observed if queue in session.plan_queues else observed_by(session)[seat]  # which reads the log
    kept = put(session, replace(queue, plans=(*queue.plans, Plan(words, told)), observed=observed))
    return Change(kept, text("bot-plan-kept"))


def withdraw(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user` takes back the plan of this number, counted from 0."""
    queue = _with(session, user, number)
    plans = (*queue.plans[:number], *queue.plans[number + 1 :])
    return Change(put(session, replace(queue, plans=plans)), text("bot-plan-withdrawn"))


def put_first(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user` moves the plan of this number to the front."""
    queue = _with(session, user, number)
    plans = (queue.plans[number], *queue.plans[:number], *queue.plans[number + 1 :])
    return Change(put(session, replace(queue, plans=plans)), text("bot-plan-first"))


def attempt(session: Session, moment: Moment, user: int, late: Owed | None = None) -> Change:
    """It is the turn of `user`, who has plans: the first one that fits is played; if none is, all are dropped and he
    hears why. Once for each choice that he owes; `late` is one whose time is over."""
    position, seat = running(session), seated(session, user)
    queue, owed = queue_of(session, user), session.owes(seat)
    if owed is None or owed.held or owed.computer or not queue.plans or not (queue.due or owed == late):
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    found = fitting(queue)
    if found is None:
        return _drop(session, queue, text("bot-plan-dropped-told"))
    try:
        moves = position.game.rules.parse(position.view(seat), found.text)
        turn(session, user, message=moves)
        _answering(position, seat, moves)
        chair = timing.answer(session.chairs[seat], reaction=position.reacting(seat))
        rest = use(queue, turn_of(queue.plans), position.lines + 1)
        change = changes.play_moves(put(session, rest), position, seat, moves, moment, chair=chair)
    except IllegalMove as illegal:
        return _drop(session, queue, text("bot-plan-dropped", typed=found.text, reason=illegal.reason))
    except Refusal as refused:
        return _drop(session, queue, text("bot-plan-dropped", typed=found.text, reason=refused.reason))
    told = (text("bot-plan-played", typed=found.text), *change.told)
    return replace(change, news=(*change.news, *(News(user, each) for each in told)), told=())


def foreseen(position: Position, seat: Seat) -> object:
    """What a turn to come looks like to who sits there.

    :raises Refusal: it is his turn, or he cannot plan there.
    """
    if seat in position.asked:
        raise Refusal(text("bot-plan-your-turn"))
    view = moves.ahead(position.game.rules, position.view(seat))
    if view is None:
        raise Refusal(text("bot-plan-nothing"))
    return view


def _answering(position: Position, seat: Seat, moves: Sequence[Move]) -> None:
    """The message answers what is owed."""
    choice = position.choice(seat)
    if choice is None or not moves or not moves[0] or moves[0][0] not in choice.tokens:
        reason = None if not moves else position.game.rules.refusal(position.view(seat), moves[0])
        raise Refusal(reason or text("bot-plan-no-answer"))


def _drop(session: Session, queue: PlanQueue, why: Text) -> Change:
    """Nothing is played, and nothing planned is left."""
    dropped = use(queue, len(queue.plans), queue.due or running(session).public)
    return Change(put(session, dropped), text("bot-plan-over"), news=(News(queue.user, why),))


def _with(session: Session, user: int, number: int) -> PlanQueue:
    running(session)
    queue = queue_of(session, user)
    if number not in range(len(queue.plans)):
        raise Refusal(text("bot-plan-gone"), verdict=Verdict.STALE)
    return queue
