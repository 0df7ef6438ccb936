"""What all who play can agree on, by kind: one entry for each, and nothing else knows the kinds.

A new kind is an entry in `AGREEMENTS` and three messages in each language, named after it: `bot-proposal-<kind>` (what
is proposed, by `$who`), `bot-proposal-<kind>-short` (the same as a heading) and `bot-proposal-<kind>-sure` (the
question before it is proposed). Everything else is the same for all: the message with its buttons, who is asked and
when it is settled (`bot.table.consent`), the acts (`bot.table.asking`), the controls (`bot.handlers.proposals`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from bot.table import changes, offering, play, rules_change, seats, takeback, timing, undoing
from bot.table.changes import Change, Moment, visible
from bot.table.guards import Refusal, known_level, parted, running, seated, still_playing
from bot.table.proposal import Proposal
from bot.table.session import Ground, Session, computer
from games.core import Arg, Seat, Text, text

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
    made = offering.make(session, moment, Seat(int(seat)), proposal.by, int(user), name)
    return visible(made, text("bot-offer-made", name=name))


def _may_give_seat(session: Session, moment: Moment, proposal: Proposal) -> None:
    running(session)
    seat, user, name = proposal.about
    if not seats.is_free(session, Seat(int(seat))):
        raise still_playing(session, Seat(int(seat)))
    seats.offerable(session, Seat(int(seat)), int(user), name, moment.now)


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
    if not seats.is_free(session, Seat(int(seat))):
        raise still_playing(session, Seat(int(seat)))


def _name_level(session: Session, proposal: Proposal) -> Mapping[str, Arg]:
    seat, level = proposal.about
    return {"seat": Seat(int(seat)), "level": text(f"{session.table.game}-level-{level}")}


def _take_back(session: Session, moment: Moment, proposal: Proposal) -> Change:
    """The last move of whoever proposed it goes, with everything that came after it."""
    agreed = [seat for user in proposal.agreed if (seat := session.seat_of(user)) is not None]
    return undoing.agreed(session, moment, seated(session, proposal.by), agreed)


def _may_take_back(session: Session, moment: Moment, proposal: Proposal) -> None:
    if takeback.ground(session, seated(session, proposal.by), moment.now) is Ground.PRACTICE:
        raise Refusal(text("bot-undo-alone"))
    if takeback.seen_by_others(session, seated(session, proposal.by)) is None:
        raise Refusal(text("bot-undo-nothing"))


def _seen_since(session: Session, proposal: Proposal) -> tuple[Text, ...]:
    seat = session.seat_of(proposal.by)
    seen = () if seat is None else takeback.seen_since(session, seat)
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
