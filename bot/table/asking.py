"""Acts of consent: to propose something, to agree, to say no; and what the clock does when nobody answers.

As in `bot.table.acts`, every act takes the session, the moment and what was asked for, and gives the change.
"""

from __future__ import annotations

from dataclasses import replace

from bot.table import consent
from bot.table.agreements import AGREEMENTS
from bot.table.answers import Verdict
from bot.table.changes import Change, Moment, visible
from bot.table.guards import Refusal, running, seated, under_way
from bot.table.proposal import Fate, Proposal
from bot.table.session import Session
from games.core import Text, text


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
    consent.renewable(session, user, kind, moment.now)
    proposal = _new(session, moment, user, kind, about)
    agreement.guard(session, moment, proposal)
    if consent.is_agreed(session, proposal, moment.now):
        return _carried_out(session, moment, proposal)
    return visible(consent.put(session, proposal), text("bot-proposal-made"))


def _is_same(standing: Proposal, kind: str, about: tuple[str, ...]) -> bool:
    """Whether to propose this would be to wish what already stands, whoever wishes it."""
    return not AGREEMENTS[kind].own and (standing.kind, standing.about) == (kind, about)


def _lapsed(session: Session, moment: Moment) -> Session:
    """`session` without the open proposal if its time is over: of a game that these rules cannot play on nobody keeps
    the time."""
    proposal = session.proposal
    if proposal is None or proposal.until > moment.now:
        return session
    return consent.settle(session, proposal, Fate.LAPSED, proposal.until)


def _new(session: Session, moment: Moment, user: int, kind: str, about: tuple[str, ...]) -> Proposal:
    asked = consent.asked(session, moment.now)
    return Proposal(
        number=max((each.number for each in session.proposals), default=0) + 1,
        kind=kind,
        by=user,
        epoch=session.table.epoch,
        asked=asked,
        agreed=(user,),
        opened=moment.now,
        until=consent.until(session, moment.now),
        about=about,
        turns=consent.turns(session, user),
        fleeting=AGREEMENTS[kind].fleeting,
        asleep=consent.asleep(session, moment.people, (each for each in asked if each != user), moment.now),
    )


def agree(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user` agrees to the proposal of this number; if he was the last to be waited for, it is done."""
    proposal = _standing(session, moment, user, number)
    if user in proposal.agreed:
        raise Refusal(text("bot-proposal-agreed-already"))
    agreed = replace(proposal, agreed=(*proposal.agreed, user))
    if consent.is_agreed(session, agreed, moment.now):
        return _carried_out(session, moment, agreed)
    return visible(consent.put(session, agreed), text("bot-proposal-agreed"))


def disagree(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user` says no to the proposal of this number, also where he had agreed; or takes his own back."""
    proposal = _standing(session, moment, user, number)
    if user == proposal.by:
        return visible(
            consent.settle(session, proposal, Fate.WITHDRAWN, moment.now), text("bot-proposal-withdrawn-now")
        )
    after = consent.settle(session, proposal, Fate.REFUSED, moment.now, refused=user)
    return visible(after, text("bot-proposal-refused-now"))


def look_at_proposal(session: Session, moment: Moment) -> Change:
    """What the clock does when the open proposal rings: whoever slept when it was made is called; it is agreed to
    without those who stayed away, or lapses."""
    proposal = session.proposal
    if proposal is not None and proposal.until > moment.now and (proposal.wakes or moment.now + 1) <= moment.now:
        return _call(session, moment, proposal)
    if proposal is not None and proposal.until > moment.now and consent.is_agreed(session, proposal, moment.now):
        return _carried_out(session, moment, proposal)
    if proposal is None or proposal.until > moment.now:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    return visible(consent.settle(session, proposal, Fate.LAPSED, moment.now), text("bot-proposal-lapsed-now"))


def _call(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """Who is awake by now is called, once; who travels meanwhile when he is back."""
    due = [user for user, wakes in proposal.asleep if wakes <= moment.now and user in proposal.missing]
    still = consent.asleep(session, moment.people, due, moment.now)
    others = tuple(each for each in proposal.asleep if each[0] not in due)
    left = replace(proposal, asleep=(*others, *still))
    awake = tuple(user for user in due if user not in dict(still))
    if not awake:
        return Change(consent.put(session, left), text("bot-proposal-made"))
    return visible(consent.put(session, replace(left, calls=(*left.calls, awake))), text("bot-proposal-made"))


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
    return text("bot-proposal-over" if before is None else f"bot-proposal-over-{before.fate.value}")


def _carried_out(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """What was agreed on is done; where it cannot be done any more, that is the end of it."""
    agreement = AGREEMENTS[proposal.kind]
    try:
        agreement.guard(session, moment, proposal)
        return agreement.carry_out(consent.settle(session, proposal, Fate.AGREED, moment.now), moment, proposal)
    except Refusal as refused:
        return visible(consent.settle(session, proposal, Fate.OVERTAKEN, moment.now), refused.reason)
