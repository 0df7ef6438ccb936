"""What nobody may decide alone: what can be asked, who has to agree to it, when it is settled, what ends it before.

A vote is about the table or about one seat, and of each subject one is open. About the table each person who sits there
and is not absent is asked; a computer never is. To propose is to agree, and silence is no. Who has just become absent
has a day to say that he is back before anything is agreed without him. About a seat that is offered whoever is to sit
there must agree, and his silence is no; those who play may object for a while, and their silence is yes.

All of it is a row of `KINDS`, and docs/design.md has the same as a table. A new kind of the table's is an entry there
and three messages in each language, named after it: `bot-proposal-<kind>` (what is proposed, by `$who`),
`bot-proposal-<kind>-short` (the same as a heading) and `bot-proposal-<kind>-sure` (the question before it is proposed).
Everything else is the same for all: the message with its buttons, who is asked and when it is settled, the acts, the
controls (`bot.handlers.table.proposals`). As in `bot.table.features.acts`, every act takes the session, the moment and
what was asked for, and gives the change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from bot.table import changes, play, timing
from bot.table.answers import Verdict
from bot.table.changes import Change, visible
from bot.table.features import rules_change, seat_offers, undo
from bot.table.guards import Refusal, awake, known_level, parted, running, seated, still_playing, under_way
from bot.table.habits import NOBODYS, Habits
from bot.table.log.host_lines import RULES, TAKEBACK, Conceded, Drawn, PaceChanged
from bot.table.log.seal import TABLE
from bot.table.pace import called
from bot.table.session import Playing, Session, Status, UndoRight, Vote, computer, handed, is_alone, sitting
from bot.table.timing import DAY, HOUR, Moment, pace_of
from games.core import Arg, Seat, Text, text
from games.replacing import replace
from games.search import level_of

STAYS = 2 * DAY
"""Seconds that what is asked of the table waits for answers at most; where a decision has less time, so has this."""
OFFER_STAYS = 7 * DAY
"""Seconds until a seat that nobody took is offered no more."""
OBJECTIONS = 12 * HOUR
"""Seconds within which somebody who plays may object to an offer of a seat of one's own; where a decision has less
time, so has this."""
AGAIN = DAY
"""Seconds after which somebody may propose again what was not agreed to, if he also had a turn of his own since."""


def voters(session: Session, vote: Vote, now: int) -> tuple[int, ...]:
    """Whose answer is waited for at `now`. Once its time is over that is everybody's: silence is no."""
    return tuple(user for user, end in timing.asked_until(session, vote).items() if end > now or vote.until <= now)


def sleeping(
    session: Session, people: Mapping[int, Habits], users: Iterable[int], now: int
) -> tuple[tuple[int, int], ...]:
    """Those of `users` whom nothing at this table may ping at `now`, each with when he wakes."""
    pace = pace_of(session)
    habits = {user: people.get(user, NOBODYS) for user in users}
    return tuple((user, pace.rest(each, now).wakes(now)) for user, each in habits.items() if pace.asleep(each, now))


def is_agreed(session: Session, vote: Vote, now: int) -> bool:
    """Whether everybody has agreed whose answer is waited for at `now`, and nobody may object any more."""
    return (vote.objections or 0) <= now and all(user in vote.agreed for user in voters(session, vote, now))


def renewable(session: Session, vote: Vote, now: int) -> None:
    """Whoever asks may propose this (again).

    :raises Refusal: it was not agreed to, and he has had no turn or too little time has passed since.
    """
    before = next((each for each in session.votes if _wish(each) == _wish(vote)), None)
    if before is None or before.status in (Status.AGREED, Status.OVERTAKEN):
        return
    wait = (before.settled or 0) + AGAIN - now
    if wait > 0 or vote.turns <= before.turns:
        raise Refusal(text("bot-proposal-again", hours=max(0, -(-wait // HOUR))))


def _wish(vote: Vote) -> tuple[object, ...]:
    """What is the same where a vote takes the place of an earlier one."""
    return vote.kind, vote.subject, vote.asked if vote.of_seat else vote.by


def _turns(session: Session, user: int) -> int:
    """How many owed choices `user` has answered on his seat; 0 where the game cannot be read."""
    seat = session.seat_of(user)
    return 0 if seat is None or session.position is None else session.position.answers[seat]


def put(session: Session, vote: Vote) -> Session:
    """`session` with the vote: in place of itself, else of the last that was the same wish."""
    kept = (each for each in session.votes if _wish(each) != _wish(vote))
    return replace(session, votes=tuple(sorted((*kept, vote), key=lambda each: each.number)))


def settle(session: Session, vote: Vote, status: Status, now: int, *, refused: int | None = None) -> Session:
    """`session` when the vote has come to that end at `now`."""
    return put(session, _settled(vote, status, now, refused))


def _settled(vote: Vote, status: Status, now: int, refused: int | None = None) -> Vote:
    return replace(vote, status=status, settled=now, refused=refused, asleep=(), calls=(), more=())


# The kinds

LEAST_TO_CONCEDE = 3
"""Seats from which on one may concede to all the others: of two, one resigns."""


def _nothing(session: Session, vote: Vote) -> Mapping[str, Arg]:
    return {}


def _no_more(session: Session, vote: Vote) -> tuple[Text, ...]:
    return ()


def _anything(session: Session, moment: Moment, vote: Vote) -> None:
    return


def _admit_player(session: Session, vote: Vote) -> None:
    under_way(session) if KINDS[vote.kind].kept else running(session)
    _present(session, vote.by)


class Overtaking(Enum):
    """What may end a vote that nobody has settled."""

    END = "end"
    """The game ends."""
    UNDONE = "undone"
    """Lines are taken back, or brought back."""
    HANDED = "handed"
    """Any seat changes hands."""
    SEATED = "seated"
    """The seat changes hands, or whoever is to have it sits down."""
    PLAYED = "played"
    """Anything is played that everybody sees."""


TABLES = frozenset({Overtaking.END, Overtaking.UNDONE, Overtaking.HANDED})
"""What ends a vote about the table."""


@dataclass(frozen=True, slots=True)
class Replies:
    """What those who ask and answer are told, by key."""

    made: str
    open: str
    agreed: str
    agreed_already: str
    refused: str
    withdrawn: str
    lapsed: str


PROPOSED = Replies(
    "bot-proposal-made",
    "bot-proposal-one-at-a-time",
    "bot-proposal-agreed",
    "bot-proposal-agreed-already",
    "bot-proposal-refused-now",
    "bot-proposal-withdrawn-now",
    "bot-proposal-lapsed-now",
)
"""About the table."""
OFFERED = Replies(
    "bot-offer-made",
    "bot-offer-open",
    "bot-offer-accepted",
    "bot-offer-accepted-already",
    "bot-offer-declined",
    "bot-offer-withdrawn",
    "bot-offer-over",
)
"""About a seat."""


@dataclass(frozen=True, slots=True)
class VoteKind:
    """A kind of vote.

    `carry_out` makes the change that was agreed on, of the session in which the vote is settled; `guard` raises a
    `Refusal` where it cannot be asked, and is asked again before it is carried out. `words` are arguments of its
    messages beside `$who`; `more` is what else those who are asked should know as long as it is open, a heading and
    sentences. What an `own` one does depends on who proposes it, so that somebody else's wish of the same kind is
    another one. It makes sense from so many `seats` on. With `kept` it can be proposed at a game that these rules
    cannot play on. What is `weighty` decides how a game ends, or that it is no longer rated: at a rated one somebody
    else has to be there.

    With `of_seat` it is about the seat that its `about` begins with, and whoever stands next there must agree; else
    about the table, and all who sit there must. `admit` says who may ask, `objects` whether everybody else who plays
    may object, `stays` for how many seconds silence is no answer yet (None: `STAYS`), `overtaken` what ends it before,
    `again` when it may be asked again.
    """

    carry_out: Callable[[Session, Moment, Vote], Change]
    guard: Callable[[Session, Moment, Vote], None] = _anything
    words: Callable[[Session, Vote], Mapping[str, Arg]] = _nothing
    more: Callable[[Session, Vote], tuple[Text, ...]] = _no_more
    own: bool = False
    seats: int = 0
    kept: bool = False
    weighty: bool = False
    of_seat: bool = False
    admit: Callable[[Session, Vote], None] = _admit_player
    objects: bool = False
    stays: int | None = None
    overtaken: frozenset[Overtaking] = TABLES
    again: Callable[[Session, Vote, int], None] = renewable
    replies: Replies = PROPOSED


def _close(session: Session, moment: Moment, vote: Vote) -> Change:
    """The game ends without a result."""
    return changes.close(session, seated(session, vote.by), moment)


def _draw(session: Session, moment: Moment, vote: Vote) -> Change:
    """The game ends, and nobody has won."""
    return _end(session, moment, Drawn(seated(session, vote.by)), text("bot-table-drawn"))


def _concede(session: Session, moment: Moment, vote: Vote) -> Change:
    """The game ends, and all have won but the one who proposed it."""
    return _end(session, moment, Conceded(seated(session, vote.by)), text("bot-table-conceded"))


def _end(session: Session, moment: Moment, line: Drawn | Conceded, said: Text) -> Change:
    if session.kept is not None:
        return changes.end_kept(session, session.kept, line, said, moment)
    advance = play.remark(running(session), session.seed, line, now=moment.now)
    return changes.moved(session, advance, said, moment)


def _new_rules(session: Session, moment: Moment, vote: Vote) -> Change:
    """The game goes on from where the installed rules can follow it."""
    kept, parting = parted(session)
    return rules_change.go_on(session, kept, parting, vote.agreed, moment)


def _may_change_rules(session: Session, moment: Moment, vote: Vote) -> None:
    parted(session)


def _name_rules(session: Session, vote: Vote) -> Mapping[str, Arg]:
    parting = None if session.kept is None else session.kept.parting
    return {"version": str(parting.version if parting is not None else session.table.version)}


def _pause(session: Session, moment: Moment, vote: Vote) -> Change:
    """Nobody's time runs until somebody who plays wants to go on."""
    return changes.pause(session, running(session), seated(session, vote.by), moment)


def _may_pause(session: Session, moment: Moment, vote: Vote) -> None:
    awake(session)


def _give_seat(session: Session, moment: Moment, vote: Vote) -> Change:
    """The seat of a computer, or of somebody absent, is offered to somebody new."""
    return _asked(session, _agreed_offer(session, moment, vote))


def _may_give_seat(session: Session, moment: Moment, vote: Vote) -> None:
    running(session)
    offer = _agreed_offer(session, moment, vote)
    seat = offer.subject
    if not seat_offers.is_free(session, seat):
        raise still_playing(session, seat)
    seat_offers.admit(session, offer)
    _askable(session, moment, offer)


def _agreed_offer(session: Session, moment: Moment, vote: Vote) -> Vote:
    """The offer that all agree on, so that nobody may object any more."""
    return replace(_new(session, moment, vote.by, OFFER, vote.about), objections=None)


def _name_newcomer(session: Session, vote: Vote) -> Mapping[str, Arg]:
    seat, _, name = seat_offers.newcomer(vote)
    return {"seat": seat, "name": name}


def _change_level(session: Session, moment: Moment, vote: Vote) -> Change:
    """Another computer player takes over from one."""
    seat, level = vote.about
    by, said = computer(level_of(level)), text("bot-table-replaced")
    return changes.hand_over(session, running(session), Seat(int(seat)), by, said, moment)


def _may_change_level(session: Session, moment: Moment, vote: Vote) -> None:
    seat, level = vote.about
    known_level(running(session).game, level)
    if not seat_offers.is_free(session, Seat(int(seat))):
        raise still_playing(session, Seat(int(seat)))


def _name_level(session: Session, vote: Vote) -> Mapping[str, Arg]:
    seat, level = vote.about
    return {"seat": Seat(int(seat)), "level": text(f"bot-level-{level_of(level)}")}


def _take_back(session: Session, moment: Moment, vote: Vote) -> Change:
    """The last move of whoever proposed it goes, with everything that came after it."""
    agreed = [seat for user in vote.agreed if (seat := session.seat_of(user)) is not None]
    return undo.agreed(session, moment, seated(session, vote.by), agreed)


def _may_take_back(session: Session, moment: Moment, vote: Vote) -> None:
    if undo.right(session, seated(session, vote.by), moment.now) is UndoRight.PRACTICE:
        raise Refusal(text("bot-undo-alone"))
    if undo.seen_by_others(session, seated(session, vote.by)) is None:
        raise Refusal(text("bot-undo-nothing"))


def _seen_since(session: Session, vote: Vote) -> tuple[Text, ...]:
    seat = session.seat_of(vote.by)
    seen = () if seat is None else undo.seen_since(session, seat)
    return (text("bot-seen"), *seen) if seen else (text("bot-seen-nothing"),)


def _change_pace(session: Session, moment: Moment, vote: Vote) -> Change:
    """Another time for a decision. Whoever owes one has half of it at least."""
    position, hours = running(session), _hours(vote)
    paced = replace(session, table=replace(session.table, hours=hours))
    owed = tuple(
        each
        if each.computer or each.held
        else timing.change_pace(
            each,
            timing.term_of(paced, position, each.seat, moment, since=each.since),
            moment.now,
            timing.pace_of(paced).rest(timing.habits_at(paced, each.seat, moment.people), each.since),
        )
        for each in session.owed
    )
    advance = play.remark(position, session.seed, PaceChanged(int(vote.about[0])), now=moment.now)
    return changes.moved(replace(paced, owed=owed), advance, text("bot-table-paced"), moment)


def _may_change_pace(session: Session, moment: Moment, vote: Vote) -> None:
    running(session)
    if _hours(vote) == session.table.hours:
        raise Refusal(text("bot-pace-same"))


def _name_pace(session: Session, vote: Vote) -> Mapping[str, Arg]:
    return {"pace": called(_hours(vote))}


def _hours(vote: Vote) -> float | None:
    """The hours that are proposed, from minutes; None for no limit."""
    return int(vote.about[0]) / 60 or None


def _change_warnings(session: Session, moment: Moment, vote: Vote) -> Change:
    """From now on everybody is told what threatens them, or nobody is any more."""
    after = replace(session, table=replace(session.table, warned=not session.table.warned))
    return visible(after, text("bot-table-warned" if after.table.warned else "bot-table-warned-not"))


def _may_change_warnings(session: Session, moment: Moment, vote: Vote) -> None:
    if running(session).game.rules.warn is None:
        raise Refusal(text("bot-table-no-warnings"))


OFFER = "offer"
"""The kind of a seat that is offered."""
KINDS: Mapping[str, VoteKind] = {
    "close": VoteKind(_close, kept=True),
    "draw": VoteKind(_draw, kept=True, weighty=True),
    RULES: VoteKind(_new_rules, _may_change_rules, _name_rules, kept=True),
    "concede": VoteKind(_concede, own=True, seats=LEAST_TO_CONCEDE),
    "pause": VoteKind(_pause, _may_pause),
    "warnings": VoteKind(_change_warnings, _may_change_warnings),
    "seat": VoteKind(_give_seat, _may_give_seat, _name_newcomer, weighty=True),
    "level": VoteKind(_change_level, _may_change_level, _name_level, weighty=True),
    "pace": VoteKind(_change_pace, _may_change_pace, _name_pace),
    TAKEBACK: VoteKind(
        _take_back,
        _may_take_back,
        more=_seen_since,
        own=True,
        weighty=True,
        overtaken=TABLES | {Overtaking.PLAYED},
    ),
    OFFER: VoteKind(
        seat_offers.hand_over,
        seat_offers.may_sit,
        own=True,
        weighty=True,
        of_seat=True,
        admit=seat_offers.admit,
        objects=True,
        stays=OFFER_STAYS,
        overtaken=frozenset({Overtaking.END, Overtaking.SEATED}),
        again=seat_offers.lately,
        replies=OFFERED,
    ),
}
"""Everything that can be asked, by kind."""
BARE = frozenset(KINDS) - {"seat", "level", "pace", OFFER}
"""The kinds that a button can ask by itself: the others need a seat, somebody, or hours beside."""


# The acts


def propose(session: Session, moment: Moment, user: int, kind: str, about: tuple[str, ...] = ()) -> Change:
    """`user`, who sits here, proposes something of this kind; `about` says what exactly. To propose what another has
    proposed is to agree to it, but where it is the proposer's own. Where nobody else is to be asked it is done at
    once."""
    vote = _new(session, moment, user, kind, about)
    KINDS[kind].admit(session, vote)
    session = _lapsed(session, vote.subject, moment.now)
    standing = session.vote(vote.subject)
    if standing is not None and _is_same(standing, vote) and user not in standing.agreed:
        return agree(session, moment, user, standing.number)
    _askable(session, moment, vote)
    if is_agreed(session, vote, moment.now):
        return _carried_out(session, moment, vote)
    return _asked(session, vote)


def offer(session: Session, moment: Moment, by: int, user: int, name: str) -> Change:
    """`by` offers the seat that he sits on to `user`, called `name`."""
    running(session)
    return propose(session, moment, by, OFFER, seat_offers.about(seated(session, by), user, name))


def _is_same(standing: Vote, vote: Vote) -> bool:
    """Whether to propose this would be to wish what already stands, whoever wishes it."""
    return not KINDS[vote.kind].own and (standing.kind, standing.about) == (vote.kind, vote.about)


def _askable(session: Session, moment: Moment, vote: Vote) -> None:
    """Nothing else is open about its subject, it may be asked again, and it could be done."""
    kind = KINDS[vote.kind]
    if session.vote(vote.subject) is not None:
        raise Refusal(text(kind.replies.open))
    kind.again(session, vote, moment.now)
    _may_be_done(session, moment, vote)


def _may_be_done(session: Session, moment: Moment, vote: Vote) -> None:
    """Nothing is in the way of it."""
    enough_seats(session, vote.kind)
    if set(vote.agreed) <= {vote.by}:
        others_there(session, vote.by, vote.kind, vote.about)
    KINDS[vote.kind].guard(session, moment, vote)


def enough_seats(session: Session, kind: str) -> None:
    """There are so many that it makes sense.

    :raises Refusal: there are fewer.
    """
    if len(session.chairs) < KINDS[kind].seats:
        raise Refusal(text("bot-table-resign-instead"))


def others_there(session: Session, user: int, kind: str, about: tuple[str, ...] = ()) -> None:
    """Somebody else is there where `user` asks for what is weighty in a rated game: alone among computers whoever is
    losing would see to it that it does not count. The seat of somebody else who is absent may be given away as ever.

    :raises Refusal: nobody is.
    """
    if not (KINDS[kind].weighty and session.table.rated and session.kept is None and is_alone(session, user)):
        return
    own = seated(session, user)
    seat = Seat(int(about[0])) if about else own
    if seat == own or not session.chairs[seat].absent:
        raise Refusal(text("bot-proposal-rated-alone"))


def _new(session: Session, moment: Moment, user: int, kind: str, about: tuple[str, ...]) -> Vote:
    rules, now = KINDS[kind], moment.now
    alone = all(other == user for other, _ in sitting(session))
    vote = Vote(
        number=max((each.number for each in session.votes), default=0) + 1,
        kind=kind,
        by=user,
        undo_count=session.table.undo_count,
        asked=(int(about[1]),) if rules.of_seat else (),
        agreed=() if rules.of_seat else (user,),
        opened=now,
        until=now + (rules.stays or _hurried(session, STAYS)),
        subject=Seat(int(about[0])) if rules.of_seat else TABLE,
        objections=now + _hurried(session, OBJECTIONS) if rules.objects and not alone else None,
        about=about,
        turns=_turns(session, user),
    )
    asked = voters(session, vote, now)
    others = () if rules.of_seat else tuple(each for each in asked if each != user)
    return replace(vote, asked=asked, asleep=sleeping(session, moment.people, others, now))


def _hurried(session: Session, seconds: int) -> int:
    """The seconds, or as many as a decision has where those are fewer."""
    hours = session.table.hours
    return seconds if not hours else min(seconds, int(hours * HOUR))


def _asked(session: Session, vote: Vote) -> Change:
    named = {"name": vote.about[-1]} if vote.of_seat else {}
    known = replace(vote, more=KINDS[vote.kind].more(session, vote))
    return visible(put(session, known), text(KINDS[vote.kind].replies.made, **named))


def agree(session: Session, moment: Moment, user: int, number: int, *, of_seat: bool = False) -> Change:
    """`user` agrees to the vote of this number, about the table or a seat; if he was the last to be waited for, it is
    done."""
    vote = _standing(session, moment.now, number, of_seat=of_seat)
    _has_a_say(session, vote, user)
    replies = KINDS[vote.kind].replies
    if user in vote.agreed:
        raise Refusal(text(replies.agreed_already))
    agreed = replace(vote, agreed=(*vote.agreed, user))
    if is_agreed(session, agreed, moment.now):
        return _carried_out(session, moment, agreed)
    return visible(put(session, agreed), text(replies.agreed))


def disagree(session: Session, moment: Moment, user: int, number: int, *, of_seat: bool = False) -> Change:
    """`user`, who must agree, says no, also where he had agreed; or takes back what he asked."""
    vote = _standing(session, moment.now, number, of_seat=of_seat)
    replies, own = KINDS[vote.kind].replies, user == vote.by
    if not (own and of_seat):
        _has_a_say(session, vote, user)
    if own:
        return visible(settle(session, vote, Status.WITHDRAWN, moment.now), text(replies.withdrawn))
    after = settle(session, vote, Status.REFUSED, moment.now, refused=user)
    return visible(after, text(replies.refused))


def object_to(session: Session, moment: Moment, user: int, number: int) -> Change:
    """`user`, who plays, does not want it: all stays as it is. Whoever asks takes it back."""
    vote = _standing(session, moment.now, number, of_seat=True)
    seated(session, user)
    if user == vote.by:
        return disagree(session, moment, user, number, of_seat=True)
    if (vote.objections or 0) <= moment.now:
        raise Refusal(text("bot-offer-too-late"))
    return visible(settle(session, vote, Status.REFUSED, moment.now, refused=user), text("bot-offer-objected"))


def look_at(session: Session, moment: Moment, subject: Seat) -> Change:
    """What the clock does when the open vote about `subject` rings: whoever slept when it was put is called; it is done
    without those who stayed away or did not object, or lapses."""
    vote, now = session.vote(subject), moment.now
    if vote is not None and vote.until > now and (vote.wakes or now + 1) <= now:
        return _call(session, moment, vote)
    if vote is not None and is_agreed(session, vote, now):
        return _carried_out(session, moment, vote)
    if vote is None or vote.until > now:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    return visible(settle(session, vote, Status.LAPSED, now), text(KINDS[vote.kind].replies.lapsed))


def _call(session: Session, moment: Moment, vote: Vote) -> Change:
    """Who is awake by now is called, once; who travels meanwhile when he is back."""
    due = [user for user, wakes in vote.asleep if wakes <= moment.now and user in vote.missing]
    still = sleeping(session, moment.people, due, moment.now)
    others = tuple(each for each in vote.asleep if each[0] not in due)
    left = replace(vote, asleep=(*others, *still))
    awake = tuple(user for user in due if user not in dict(still))
    if not awake:
        return Change(put(session, left), text("bot-proposal-made"))
    return visible(put(session, replace(left, calls=(*left.calls, awake))), text("bot-proposal-made"))


def _present(session: Session, user: int) -> None:
    """`user` sits here, and does not count as absent. At a game that is kept nobody could say that he is back: there
    the press says so."""
    if session.chairs[seated(session, user)].absent and session.kept is None:
        raise Refusal(text("bot-proposal-away"))


def _has_a_say(session: Session, vote: Vote, user: int) -> None:
    """`user` is one of those who must agree."""
    if not vote.of_seat:
        _present(session, user)
    elif user not in vote.asked:
        raise Refusal(text("bot-offer-not-yours", name=vote.about[-1]))


def _standing(session: Session, now: int, number: int, *, of_seat: bool) -> Vote:
    """The vote of this number, which is open."""
    if of_seat:
        running(session)
    found = next((each for each in session.votes if (each.number, each.of_seat) == (number, of_seat)), None)
    vote = None if found is None else _as_of(session, found, now)
    if vote is not None and vote.open:
        return vote
    if of_seat:
        raise Refusal(text(OFFERED.lapsed))
    raise Refusal(text("bot-proposal-over" if vote is None else f"bot-proposal-over-{vote.status.value}"))


def _lapsed(session: Session, subject: Seat, now: int) -> Session:
    """`session` without the open vote about `subject` if its time is over: of a game that these rules cannot play on
    nobody keeps the time."""
    standing = session.vote(subject)
    return session if standing is None else put(session, _as_of(session, standing, now))


def _as_of(session: Session, vote: Vote, now: int) -> Vote:
    """The vote at `now`, whether or not anybody has looked at it since its time was over."""
    if not vote.open or vote.until > now or is_agreed(session, vote, now):
        return vote
    return _settled(vote, Status.LAPSED, vote.until)


def _carried_out(session: Session, moment: Moment, vote: Vote) -> Change:
    """What was agreed on is done; where it cannot be done any more, that is the end of it."""
    try:
        _may_be_done(session, moment, vote)
        return KINDS[vote.kind].carry_out(settle(session, vote, Status.AGREED, moment.now), moment, vote)
    except Refusal as refused:
        return visible(settle(session, vote, Status.OVERTAKEN, moment.now), refused.reason)


# What follows from a change


def follow(before: Session, change: Change, moment: Moment) -> Change:
    """What became of the open votes by a change: one has ended, or somebody who came back is asked as well."""
    after = change.session
    for vote in after.votes:
        now = _followed(before, change, vote, moment) if vote.open else vote
        after = after if now == vote else put(after, now)
    return change if after is change.session else replace(change, session=after)


def _followed(before: Session, change: Change, vote: Vote, moment: Moment) -> Vote:
    happened = _happened(before, change, vote)
    if any(happened[each] for each in KINDS[vote.kind].overtaken):
        return _settled(vote, Status.OVERTAKEN, moment.now)
    present = () if vote.of_seat else (user for user, chair in sitting(change.session) if chair.present)
    return replace(vote, asked=(*vote.asked, *(user for user in present if user not in vote.asked)))


def _happened(before: Session, change: Change, vote: Vote) -> Mapping[Overtaking, bool]:
    after, given = change.session, handed(before, change.session)
    return {
        Overtaking.END: not isinstance(after.phase, Playing),
        Overtaking.UNDONE: after.table.undo_count != vote.undo_count,
        Overtaking.HANDED: bool(given),
        Overtaking.SEATED: vote.subject in given or any(after.seat_of(user) is not None for user in vote.asked),
        Overtaking.PLAYED: change.public,
    }


def to_be_told(before: Session, after: Session, now: int) -> Session:
    """`after`, whose channel is to hear that it is kept, or is so no longer: what was asked about other rules is
    over."""
    after = replace(after, table=replace(after.table, revision=before.table.revision + 1))
    vote = after.vote()
    if vote is None or vote.kind != RULES:
        return after
    return settle(after, vote, Status.OVERTAKEN, now)
