"""What nobody may decide alone: what can be proposed, who has to agree to it, when it is settled, what ends it before.

Asked is each person who sits there and is not absent; a computer never is. To propose is to agree, and silence is no.
Who has just become absent has a day to say that he is back before anything is agreed without him.

A new kind is an entry in `AGREEMENTS` and three messages in each language, named after it: `bot-proposal-<kind>` (what
is proposed, by `$who`), `bot-proposal-<kind>-short` (the same as a heading) and `bot-proposal-<kind>-sure` (the
question before it is proposed). Everything else is the same for all: the message with its buttons, who is asked and
when it is settled, the acts, the controls (`bot.handlers.proposals`). As in `bot.table.acts`, every act takes the
session, the moment and what was asked for, and gives the change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace

from bot.table import changes, play, rules_change, seat_offers, timing, undo
from bot.table.answers import Verdict
from bot.table.changes import Change, Moment, visible
from bot.table.guards import Refusal, known_level, parted, running, seated, still_playing, under_way
from bot.table.habits import NOBODYS, Habits
from bot.table.session import Chair, Phase, Proposal, Session, Status, UndoRight, computer, handed, sitting
from bot.table.timing import DAY, HOUR, pace_of
from games.core import Arg, Seat, Text, text

STAYS = 2 * DAY
"""Seconds that a proposal waits for answers at most; where a decision has less time, so has this."""
GRACE = DAY
"""Seconds that somebody who has become absent has to come back before others agree without him."""
AGAIN = DAY
"""Seconds after which somebody may propose again what was not agreed to, if he also had a turn of his own since."""


def voters(session: Session, now: int) -> tuple[int, ...]:
    """Whom something that is proposed at `now` is asked of."""
    return tuple(user for user, chair in sitting(session) if chair.present or _back_until(chair) > now)


def until(session: Session, now: int) -> int:
    """Until when something that is proposed at `now` may be agreed to."""
    hours = session.table.hours
    return now + (STAYS if not hours else min(STAYS, int(hours * HOUR)))


def sleeping(
    session: Session, people: Mapping[int, Habits], users: Iterable[int], now: int
) -> tuple[tuple[int, int], ...]:
    """Those of `users` whom nothing at this table may ping at `now`, each with when he wakes."""
    pace = pace_of(session)
    habits = {user: people.get(user, NOBODYS) for user in users}
    return tuple((user, pace.rest(each, now).wakes(now)) for user, each in habits.items() if pace.asleep(each, now))


def is_agreed(session: Session, proposal: Proposal, now: int) -> bool:
    """Whether everybody has agreed whose answer is waited for at `now`."""
    return all(user in proposal.agreed for user in voters(session, now))


def rings(session: Session) -> int | None:
    """When the clock has to look at the open proposal: it lapses, or whoever is absent is waited for no longer."""
    proposal = session.proposal
    if proposal is None:
        return None
    silent = [chair for user, chair in sitting(session) if user not in proposal.agreed]
    if any(chair.present for chair in silent):
        return proposal.until
    return min(proposal.until, max(map(_back_until, silent), default=0))


def _back_until(chair: Chair) -> int:
    """Until when whoever is absent may come back and still be asked."""
    return 0 if chair.away is None else chair.away + GRACE


def renewable(session: Session, user: int, kind: str, now: int) -> None:
    """`user` may propose this (again).

    :raises Refusal: it was not agreed to, and he has had no turn or too little time has passed since.
    """
    before = next((each for each in session.proposals if (each.kind, each.by) == (kind, user)), None)
    if before is None or before.status in (Status.AGREED, Status.OVERTAKEN):
        return
    wait = (before.settled or 0) + AGAIN - now
    if wait > 0 or turns(session, user) <= before.turns:
        raise Refusal(text("bot-proposal-again", hours=max(0, -(-wait // HOUR))))


def turns(session: Session, user: int) -> int:
    """How many owed choices `user` has answered on his seat; 0 where the game cannot be read."""
    seat = session.seat_of(user)
    return 0 if seat is None or session.position is None else session.position.answers[seat]


def put(session: Session, proposal: Proposal) -> Session:
    """`session` with the proposal: in place of itself, else of the last of its kind by the same person."""
    kept = (each for each in session.proposals if (each.kind, each.by) != (proposal.kind, proposal.by))
    return replace(session, proposals=tuple(sorted((*kept, proposal), key=lambda each: each.number)))


def settle(session: Session, proposal: Proposal, status: Status, now: int, *, refused: int | None = None) -> Session:
    """`session` when the proposal has come to that end at `now`."""
    done = replace(proposal, status=status, settled=now, refused=refused, asleep=(), calls=())
    return put(session, done)


# The kinds

LEAST_TO_CONCEDE = 3
"""Seats from which on one may concede to all the others: of two, one resigns."""


def _nothing(session: Session, proposal: Proposal) -> Mapping[str, Arg]:
    return {}


def _no_more(session: Session, proposal: Proposal) -> tuple[Text, ...]:
    return ()


def _anything(session: Session, moment: Moment, proposal: Proposal) -> None:
    return


@dataclass(frozen=True, slots=True)
class Agreement:
    """A kind of proposal.

    `carry_out` makes the change that was agreed on, of the session in which the proposal is settled; `guard` raises a
    `Refusal` where it cannot be proposed, and is asked again before it is carried out. `words` are arguments of its
    messages beside `$who`; `more` is what else those who are asked should know as long as it is open, a heading and
    sentences. A `fleeting` one is ended by any public move. What an `own` one does depends on who proposes it, so that
    somebody else's wish of the same kind is another one. With `kept` it can be proposed at a game that these rules
    cannot play on.
    """

    carry_out: Callable[[Session, Moment, Proposal], Change]
    guard: Callable[[Session, Moment, Proposal], None] = _anything
    words: Callable[[Session, Proposal], Mapping[str, Arg]] = _nothing
    more: Callable[[Session, Proposal], tuple[Text, ...]] = _no_more
    fleeting: bool = False
    own: bool = False
    kept: bool = False


def _close(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """The game ends without a result."""
    return changes.close(session, seated(session, proposal.by), moment)


def _draw(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """The game ends, and nobody has won."""
    return _end(session, moment, proposal, "drawn")


def _concede(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """The game ends, and all have won but the one who proposed it."""
    return _end(session, moment, proposal, "conceded")


def _end(session: Session, moment: Moment, proposal: Proposal, how: str) -> Change:
    if session.kept is not None:
        return changes.end_kept(session, seated(session, proposal.by), how, moment)
    position, seat = running(session), seated(session, proposal.by)
    advance = play.remark(position, session.seed, (how, str(int(seat))), now=moment.now)
    return changes.moved(session, advance, text(f"bot-table-{how}"), moment)


def _may_concede(session: Session, moment: Moment, proposal: Proposal) -> None:
    if len(session.chairs) < LEAST_TO_CONCEDE:
        raise Refusal(text("bot-table-resign-instead"))


def _new_rules(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """The game goes on from where the installed rules can follow it."""
    kept, parting = parted(session)
    return rules_change.go_on(session, kept, parting, proposal.agreed, moment)


def _may_change_rules(session: Session, moment: Moment, proposal: Proposal) -> None:
    parted(session)


def _name_rules(session: Session, proposal: Proposal) -> Mapping[str, Arg]:
    parting = None if session.kept is None else session.kept.parting
    return {"version": str(parting.version if parting is not None else session.table.version)}


def _pause(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """Nobody's time runs until somebody who plays wants to go on."""
    return changes.pause(session, running(session), seated(session, proposal.by), moment)


def _may_pause(session: Session, moment: Moment, proposal: Proposal) -> None:
    if session.asleep:
        raise Refusal(text("bot-table-asleep" if session.table.paused is None else "bot-table-paused"))


def _give_seat(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """The seat of a computer, or of somebody absent, is offered to somebody new."""
    seat, user, name = proposal.about
    made = seat_offers.make(session, moment, Seat(int(seat)), proposal.by, int(user), name)
    return visible(made, text("bot-offer-made", name=name))


def _may_give_seat(session: Session, moment: Moment, proposal: Proposal) -> None:
    running(session)
    seat, user, name = proposal.about
    if not seat_offers.is_free(session, Seat(int(seat))):
        raise still_playing(session, Seat(int(seat)))
    seat_offers.offerable(session, Seat(int(seat)), int(user), name, moment.now)


def _name_newcomer(session: Session, proposal: Proposal) -> Mapping[str, Arg]:
    seat, _, name = proposal.about
    return {"seat": Seat(int(seat)), "name": name}


def _change_level(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """Another computer player takes over from one."""
    seat, level = proposal.about
    by, said = computer(level), text("bot-table-replaced")
    return changes.hand_over(session, running(session), Seat(int(seat)), by, said, moment)


def _may_change_level(session: Session, moment: Moment, proposal: Proposal) -> None:
    seat, level = proposal.about
    known_level(running(session).game, level)
    if not seat_offers.is_free(session, Seat(int(seat))):
        raise still_playing(session, Seat(int(seat)))


def _name_level(session: Session, proposal: Proposal) -> Mapping[str, Arg]:
    seat, level = proposal.about
    return {"seat": Seat(int(seat)), "level": text(f"{session.table.game}-level-{level}")}


def _take_back(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """The last move of whoever proposed it goes, with everything that came after it."""
    agreed = [seat for user in proposal.agreed if (seat := session.seat_of(user)) is not None]
    return undo.agreed(session, moment, seated(session, proposal.by), agreed)


def _may_take_back(session: Session, moment: Moment, proposal: Proposal) -> None:
    if undo.right(session, seated(session, proposal.by), moment.now) is UndoRight.PRACTICE:
        raise Refusal(text("bot-undo-alone"))
    if undo.seen_by_others(session, seated(session, proposal.by)) is None:
        raise Refusal(text("bot-undo-nothing"))


def _seen_since(session: Session, proposal: Proposal) -> tuple[Text, ...]:
    seat = session.seat_of(proposal.by)
    seen = () if seat is None else undo.seen_since(session, seat)
    return (text("bot-seen"), *seen) if seen else (text("bot-seen-nothing"),)


def _change_pace(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """Another time for a decision. Whoever owes one has half of it at least."""
    position, hours = running(session), _hours(proposal)
    paced = replace(session, table=replace(session.table, hours=hours))
    owed = tuple(
        each
        if each.computer or each.held
        else timing.change_pace(
            each,
            changes.term_of(paced, position, each.seat, moment, since=each.since),
            moment.now,
            timing.pace_of(paced).rest(timing.habits_at(paced, each.seat, moment.people), each.since),
        )
        for each in session.owed
    )
    advance = play.remark(position, session.seed, ("pace", proposal.about[0]), now=moment.now)
    return changes.moved(replace(paced, owed=owed), advance, text("bot-table-paced"), moment)


def _may_change_pace(session: Session, moment: Moment, proposal: Proposal) -> None:
    running(session)
    if _hours(proposal) == session.table.hours:
        raise Refusal(text("bot-pace-same"))


def _name_pace(session: Session, proposal: Proposal) -> Mapping[str, Arg]:
    return {"pace": timing.called(_hours(proposal))}


def _hours(proposal: Proposal) -> float | None:
    """The hours that are proposed, from minutes; None for no limit."""
    return int(proposal.about[0]) / 60 or None


AGREEMENTS: Mapping[str, Agreement] = {
    "close": Agreement(_close, kept=True),
    "draw": Agreement(_draw, kept=True),
    rules_change.RULES: Agreement(_new_rules, _may_change_rules, _name_rules, kept=True),
    "concede": Agreement(_concede, _may_concede, own=True),
    "pause": Agreement(_pause, _may_pause),
    "seat": Agreement(_give_seat, _may_give_seat, _name_newcomer),
    "level": Agreement(_change_level, _may_change_level, _name_level),
    "pace": Agreement(_change_pace, _may_change_pace, _name_pace),
    "takeback": Agreement(_take_back, _may_take_back, more=_seen_since, fleeting=True, own=True),
}
"""Everything that can be proposed, by kind."""


# The acts


def propose(session: Session, moment: Moment, user: int, kind: str, about: tuple[str, ...] = ()) -> Change:
    """`user`, who sits here, proposes something of this kind; `about` says what exactly. To propose what another has
    proposed is to agree to it, but where it is the proposer's own. Where nobody else is to be asked it is done at
    once."""
    agreement = AGREEMENTS[kind]
    under_way(session) if agreement.kept else running(session)
    _present(session, user)
    session = _lapsed(session, moment)
    standing = session.proposal
    if standing is not None and _is_same(standing, kind, about) and user not in standing.agreed:
        return agree(session, moment, user, standing.number)
    if standing is not None:
        raise Refusal(text("bot-proposal-one-at-a-time"))
    renewable(session, user, kind, moment.now)
    proposal = _new(session, moment, user, kind, about)
    agreement.guard(session, moment, proposal)
    if is_agreed(session, proposal, moment.now):
        return _carried_out(session, moment, proposal)
    return visible(put(session, proposal), text("bot-proposal-made"))


def _is_same(standing: Proposal, kind: str, about: tuple[str, ...]) -> bool:
    """Whether to propose this would be to wish what already stands, whoever wishes it."""
    return not AGREEMENTS[kind].own and (standing.kind, standing.about) == (kind, about)


def _lapsed(session: Session, moment: Moment) -> Session:
    """`session` without the open proposal if its time is over: of a game that these rules cannot play on nobody keeps
    the time."""
    proposal = session.proposal
    if proposal is None or proposal.until > moment.now:
        return session
    return settle(session, proposal, Status.LAPSED, proposal.until)


def _new(session: Session, moment: Moment, user: int, kind: str, about: tuple[str, ...]) -> Proposal:
    asked = voters(session, moment.now)
    return Proposal(
        number=max((each.number for each in session.proposals), default=0) + 1,
        kind=kind,
        by=user,
        epoch=session.table.epoch,
        asked=asked,
        agreed=(user,),
        opened=moment.now,
        until=until(session, moment.now),
        about=about,
        turns=turns(session, user),
        fleeting=AGREEMENTS[kind].fleeting,
        asleep=sleeping(session, moment.people, (each for each in asked if each != user), moment.now),
    )


def agree(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user` agrees to the proposal of this number; if he was the last to be waited for, it is done."""
    proposal = _standing(session, moment, user, number)
    if user in proposal.agreed:
        raise Refusal(text("bot-proposal-agreed-already"))
    agreed = replace(proposal, agreed=(*proposal.agreed, user))
    if is_agreed(session, agreed, moment.now):
        return _carried_out(session, moment, agreed)
    return visible(put(session, agreed), text("bot-proposal-agreed"))


def disagree(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user` says no to the proposal of this number, also where he had agreed; or takes his own back."""
    proposal = _standing(session, moment, user, number)
    if user == proposal.by:
        return visible(settle(session, proposal, Status.WITHDRAWN, moment.now), text("bot-proposal-withdrawn-now"))
    after = settle(session, proposal, Status.REFUSED, moment.now, refused=user)
    return visible(after, text("bot-proposal-refused-now"))


def look_at_proposal(session: Session, moment: Moment) -> Change:
    """What the clock does when the open proposal rings: whoever slept when it was made is called; it is agreed to
    without those who stayed away, or lapses."""
    proposal = session.proposal
    if proposal is not None and proposal.until > moment.now and (proposal.wakes or moment.now + 1) <= moment.now:
        return _call(session, moment, proposal)
    if proposal is not None and proposal.until > moment.now and is_agreed(session, proposal, moment.now):
        return _carried_out(session, moment, proposal)
    if proposal is None or proposal.until > moment.now:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    return visible(settle(session, proposal, Status.LAPSED, moment.now), text("bot-proposal-lapsed-now"))


def _call(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """Who is awake by now is called, once; who travels meanwhile when he is back."""
    due = [user for user, wakes in proposal.asleep if wakes <= moment.now and user in proposal.missing]
    still = sleeping(session, moment.people, due, moment.now)
    others = tuple(each for each in proposal.asleep if each[0] not in due)
    left = replace(proposal, asleep=(*others, *still))
    awake = tuple(user for user in due if user not in dict(still))
    if not awake:
        return Change(put(session, left), text("bot-proposal-made"))
    return visible(put(session, replace(left, calls=(*left.calls, awake))), text("bot-proposal-made"))


def _present(session: Session, user: int) -> None:
    """`user` sits here, and does not count as absent. At a game that is kept nobody could say that he is back: there
    the press says so."""
    if session.chairs[seated(session, user)].absent and session.kept is None:
        raise Refusal(text("bot-proposal-away"))


def _standing(session: Session, moment: Moment, user: int, number: int) -> Proposal:
    """The proposal of this number, which is open and asks `user`."""
    session = _lapsed(session, moment)
    proposal = session.proposal
    if proposal is None or proposal.number != number:
        raise Refusal(_ended(session, number))
    _present(session, user)
    return proposal


def _ended(session: Session, number: int) -> Text:
    before = next((each for each in session.proposals if each.number == number), None)
    return text("bot-proposal-over" if before is None else f"bot-proposal-over-{before.status.value}")


def _carried_out(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """What was agreed on is done; where it cannot be done any more, that is the end of it."""
    agreement = AGREEMENTS[proposal.kind]
    try:
        agreement.guard(session, moment, proposal)
        return agreement.carry_out(settle(session, proposal, Status.AGREED, moment.now), moment, proposal)
    except Refusal as refused:
        return visible(settle(session, proposal, Status.OVERTAKEN, moment.now), refused.reason)


# What follows from a change


def follow(before: Session, change: Change, moment: Moment) -> Change:
    """What became of the open proposal by a change: it has ended, or somebody who came back is asked as well."""
    after, proposal = change.session, change.session.proposal
    if proposal is None:
        return change
    if _is_overtaken(before, change, proposal):
        return replace(change, session=settle(after, proposal, Status.OVERTAKEN, moment.now))
    back = tuple(user for user, chair in sitting(after) if chair.present and user not in proposal.asked)
    return replace(change, session=put(after, replace(proposal, asked=(*proposal.asked, *back)))) if back else change


def _is_overtaken(before: Session, change: Change, proposal: Proposal) -> bool:
    after = change.session
    ended, undone = after.phase is not Phase.RUNNING, after.table.epoch != proposal.epoch
    return ended or undone or bool(handed(before, after)) or (proposal.fleeting and change.public)


def to_be_told(before: Session, after: Session, now: int) -> Session:
    """`after`, whose channel is to hear that it is kept, or is so no longer: what was asked about other rules is
    over."""
    after = replace(after, table=replace(after.table, revision=before.table.revision + 1))
    proposal = after.proposal
    if proposal is None or proposal.kind != rules_change.RULES:
        return after
    return settle(after, proposal, Status.OVERTAKEN, now)
