"""What an act makes of a session: the next snapshot, the lines to append, what is owed from then on. Pure."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields
from typing import Concatenate, ParamSpec, assert_never

from bot.table import play, timing
from bot.table.guards import Refusal, begun, under_way
from bot.table.habits import NOBODYS, Rest
from bot.table.log import seal
from bot.table.log.host_lines import (
    Begun,
    CalledOff,
    ChannelGone,
    Closed,
    Conceded,
    Drawn,
    Expired,
    HostLine,
    PauseAgreed,
    PauseOver,
    ToComputer,
    ToPerson,
    Unpaused,
)
from bot.table.log.replay import Passage
from bot.table.log.seal import Entry
from bot.table.names import Called, Named, with_person
from bot.table.play import Advance
from bot.table.session import (
    FIRST_GAMES,
    Cancelled,
    Chair,
    Frozen,
    Kept,
    Kind,
    Lobby,
    News,
    Occupant,
    Over,
    Owed,
    Paused,
    Position,
    Running,
    Seating,
    Session,
    ShownBoard,
    Undoable,
    Warnings,
    begins_as_practice,
    computer,
    person,
    with_chair,
)
from bot.table.timing import Moment
from games.core import Event, IllegalMove, Move, Seat, Text, text
from games.moves import forks
from games.replacing import replace
from games.search import STANDS_IN
from renderers.core import Game

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Change:
    """What an act makes of a session: the next snapshot, and what to say about it. What else comes of it at the same
    table the followers add (`bot.table.features.followers`), from what it says of itself.

    `entries` are appended to the log, whose `header` comes with a game's first lines; `told` is for the asking person
    alone.
    `opens` is a table that is opened beside this one; its id is still to be given.
    """

    session: Session
    text: Text
    entries: tuple[Entry, ...] = ()
    told: tuple[Text, ...] = ()
    header: str | None = None
    opens: Session | None = None
    news: tuple[News, ...] = ()
    """For people who did not ask for this."""
    public: bool = False
    """Whether everybody could see something of what the lines say."""
    by: Seat | None = None
    """Whose message of moves was played."""
    by_hand: bool = True
    """Whether whoever sits there played it himself."""
    passages: tuple[Passage, ...] = field(default=(), repr=False)
    """Its lines, and those of chance that came of it, as they went by."""


Act = Callable[Concatenate[Session, Moment, P], Change]
"""Something that can be done at a table, with what it asks for beside the session and the moment.

:raises Refusal: nothing changes; the reason.
"""


def visible(session: Session, said: Text) -> Change:
    """The change to `session` where nothing is played but the channel should see it."""
    return Change(_revised(session), said)


def begin(game: Game, session: Session, moment: Moment, *, by_itself: bool = False) -> Change:
    """The lobby's game starts: seats are drawn, chance does what it owes. Where nobody has pressed anything for it, a
    line says so, which calls everybody."""
    people = [chair.occupant for chair in session.chairs if chair.occupant is not None]
    order = _order(session, len(people))
    chairs = tuple(_first_chair(session, people[number], moment) for number in order)
    if begins_as_practice(session):
        session = replace(session, table=replace(session.table, practice=True))
    session = replace(session, people=_numbered([people[number] for number in order]))
    header = _header(session, people, order, moment.now)
    options, seats = session.table.options, len(chairs)
    note = Begun() if by_itself else None
    advance = play.begin(game, options, seats, session.seed, header=header, now=moment.now, note=note)
    warned = _warned(session.table.warnings, people, moment)
    table = replace(session.table, phase=Running(moment.now), warned=warned)
    started = replace(session, table=table, chairs=chairs)
    return replace(moved(started, advance, text("bot-table-begun"), moment, chairs=chairs), header=header)


def _warned(wish: Warnings, sitting: Sequence[Occupant], moment: Moment) -> bool:
    """Whether those who begin a game are told what threatens them."""
    people = [who.user for who in sitting if who.user is not None]
    fresh = all(moment.finished.get(user, 0) < FIRST_GAMES for user in people)
    return wish is Warnings.ON or (wish is Warnings.NEWCOMERS and (len(people) < 2 or fresh))


def play_moves(
    session: Session,
    position: Position,
    seat: Seat,
    moves: Sequence[Move],
    moment: Moment,
    *,
    chair: Chair,
    said: Text | None = None,
    note: HostLine | None = None,
    by_hand: bool = True,
) -> Change:
    """A message of moves by `seat`, whose chair is `chair` then; `note` is the host's own line before it. What was
    played in secret leaves the chair as it was: everybody sees who is absent. What was not played `by_hand` is news to
    whoever sits there as well.

    :raises Refusal: the message is not legal.
    """
    try:
        advance = play.play(position, session.seed, seat, moves, now=moment.now, note=note)
    except IllegalMove as illegal:
        raise Refusal(illegal.reason) from illegal
    chairs = with_chair(session.chairs, seat, chair) if advance.public else session.chairs
    told = said or (_played(position, seat, moves) if by_hand else text("bot-table-played"))
    change = moved(session, advance, told, moment, chairs=chairs)
    news = _news(chairs, advance.news, seat if by_hand else None)
    return replace(change, news=news, by=seat, by_hand=by_hand, passages=advance.passages)


def _played(position: Position, seat: Seat, message: Sequence[Move]) -> Text:
    """What a mover is told: a single move in the game's own words, or its steps that left a choice."""
    (path, *more), rules, view = message, position.game.rules, position.view(seat)
    own = None if more or rules.in_words is None else rules.in_words(path)
    if own is not None:
        return text("bot-table-played-move", move=own)
    root = rules.choice(view)
    lengths = [] if more or (root is not None and root.tokens == path) else forks(rules, view, path)
    steps = [rules.label(view, path[:length]) for length in lengths]
    if not steps:
        return text("bot-table-played")
    move = steps[0]
    for step in steps[1:]:
        move = text("bot-then", before=move, step=step)
    return text("bot-table-played-move", move=move)


def _news(chairs: Sequence[Chair], events: Sequence[Event], mover: Seat | None) -> tuple[News, ...]:
    """The events for the people on the seats that are told of them, but for who is answered anyway."""
    told = [(seat, event.text) for event in events for seat in sorted(event.to or ()) if seat != mover]
    people = [(chairs[seat].occupant, said) for seat, said in told]
    return tuple(News(who.user, said) for who, said in people if who is not None and who.user is not None)


def hand_over(session: Session, position: Position, seat: Seat, by: Occupant, said: Text, moment: Moment) -> Change:
    """`seat` changes hands, with a line in the log."""
    before = session.chairs[seat]
    session, left = _called(session, before.occupant)
    session, come = _called(session, by)
    line = ToPerson(seat, left, come) if by.level is None else ToComputer(seat, left, by.level)
    advance = play.remark(position, session.seed, line, now=moment.now)
    given = by.user is not None and (by.user not in before.sat or before.present)
    handed = moment.now if given else before.handed
    chair = Chair(by, before.owner or _owner(by), played=before.played, sat=_sat(before, by), handed=handed)
    chair = replace(chair, bank=before.bank, holiday=_holiday(session, by, moment))
    return moved(session, advance, said, moment, chairs=with_chair(session.chairs, seat, chair))


def leave_kept(session: Session, kept: Kept, seat: Seat, moment: Moment) -> Change:
    """Whoever sits on `seat` leaves it to a computer player, though the game is kept."""
    chair = session.chairs[seat]
    session, left = _called(session, chair.occupant)
    said = ToComputer(seat, left, STANDS_IN)
    after, entry = play.note(kept, len(session.chairs), session.seed, said, now=moment.now)
    chairs = with_chair(
        session.chairs, seat, replace(chair, occupant=computer(STANDS_IN), missed=0, ignored=0, away=None)
    )
    gone = _revised(replace(session, chairs=chairs, course=replace(after, parting=kept.parting)))
    return Change(gone, text("bot-table-resigned"), (entry,), public=True)


def turned_back(session: Session, advance: Advance, said: Text, moment: Moment, own: Undoable | None) -> Change:
    """`session` after somebody took lines back, or brought them back. Who takes back `own` has what was left of his
    time when he played it; who is asked the same as before keeps his; who is called again has all of his. In secret
    nothing changes but the position."""
    after = replace(session, course=advance.position)
    if not advance.public:
        return Change(replace(after, owed=_in_new_era(after)), said, advance.entries, advance.told)
    after = replace(after, table=replace(session.table, undo_count=advance.position.undo_count))
    after = replace(after, owed=_owed_again(session, after, advance.position, moment, own))
    return Change(_revised(after), said, advance.entries, advance.told, public=True)


def _in_new_era(session: Session) -> tuple[Owed, ...]:
    """What is owed, for those who know that something was taken back: what was being thought about is void."""
    position = begun(session)
    return tuple(replace(owed, undo_count=position.undo_count_for(owed.seat)) for owed in session.owed)


def _owed_again(
    before: Session, after: Session, position: Position, moment: Moment, own: Undoable | None
) -> tuple[Owed, ...]:
    same_era = replace(position, undo_count=begun(before).undo_count)
    owed = []
    for each in timing.owed_after(before, after, same_era, moment):
        mine = own is not None and each.seat == own.seat and before.owes(each.seat) != each
        rest = timing.rest_of(after, each, moment.people)
        resumed = _resumed(each, own, moment, rest) if mine and own else each
        owed.append(replace(resumed, undo_count=position.undo_count_for(each.seat)))
    return tuple(owed)


def _resumed(owed: Owed, own: Undoable, moment: Moment, rest: Rest) -> Owed:
    """A choice that its owner answered and took back: what was left of it then, but never due while he sleeps."""
    if own.left is None or owed.due is None:
        return owed
    due = rest.due(moment.now + own.left)
    half = due - (own.allowed or 0) // 2
    remind, spare = half if half > moment.now else None, min(owed.spare, own.left)
    return replace(owed, due=due, remind=remind, allowed=own.allowed, spare=spare)


def close(session: Session, seat: Seat, moment: Moment) -> Change:
    """The end without a result, which whoever sits on `seat` asked for and all agreed to."""
    return _closed(session, Closed(seat), moment)


def end_kept(session: Session, kept: Kept, line: Drawn | Conceded, said: Text, moment: Moment) -> Change:
    """The end with a result of a game that these rules cannot go on with, which all agreed to."""
    ended, entry = play.note(kept, len(session.chairs), session.seed, line, now=moment.now)
    table = replace(session.table, phase=Over(under_way(session).started, moment.now), lost=None)
    after = _revised(replace(session, table=table, owed=(), course=ended))
    return Change(after, said, (entry,), public=True)


def pause(session: Session, position: Position, seat: Seat, moment: Moment) -> Change:
    """The game pauses, as whoever sits on `seat` proposed and all agreed: nothing is owed, and what is held comes out
    as much later as the pause lasts."""
    advance = play.remark(position, session.seed, PauseAgreed(seat), now=moment.now)
    change = moved(_put_off(session, timing.PAUSE_LASTS), advance, text("bot-table-pauses"), moment, asleep=True)
    paused = Paused(under_way(session).started, moment.now + timing.PAUSE_LASTS, since=moment.now)
    return replace(change, session=replace(change.session, table=replace(change.session.table, phase=paused)))


def go_on(session: Session, pause: Paused, position: Position, seat: Seat | None, moment: Moment) -> Change:
    """The pause is over, by whoever sits on `seat`, or because it lasted long enough (None): whoever owes something has
    all his time for it."""
    note = PauseOver() if seat is None else Unpaused(seat)
    advance = play.remark(position, session.seed, note, now=moment.now)
    left = max(0, pause.ends - moment.now)
    return moved(_put_off(session, -left), advance, text("bot-table-unpaused"), moment, wakes=True)


def _put_off(session: Session, seconds: int) -> Session:
    """`session`, in which what the host holds comes out so much later."""
    owed = tuple(timing.put_off(each, seconds) if each.held else each for each in session.owed)
    return replace(session, owed=owed)


def cancel(session: Session, user: int | None, moment: Moment) -> Change:
    """The end without a result, by `user`, or because the channel was deleted."""
    session, name = _name(session, user)
    note = ChannelGone() if user is None else CalledOff(name)
    return _closed(session, note, moment)


def expire(session: Session, moment: Moment) -> Change:
    """The end without a result of a lobby or a sleeping table whose time is over."""
    return _closed(session, Expired(), moment, expired=True)


def _closed(session: Session, note: HostLine, moment: Moment, *, expired: bool = False) -> Change:
    table = replace(session.table, phase=Cancelled(moment.now, session.table.started, expired), lost=None)
    after = _revised(replace(session, table=table, owed=()))
    said = text("bot-table-cancelled")
    match session.course:
        case Position() as position:
            advance = play.remark(position, session.seed, note, now=moment.now)
            return Change(replace(after, course=advance.position), said, advance.entries, public=True)
        case Kept() as kept:
            ended, entry = play.note(kept, len(session.chairs), session.seed, note, now=moment.now)
            return Change(replace(after, course=ended), said, (entry,), public=True)
        case Game() | Frozen() | None:
            return Change(after, said, public=True)
        case _:
            assert_never(session.course)


def with_board(session: Session, board: ShownBoard) -> Session:
    """`session` when the channel shows `board`: what it told is no news any more."""
    if session.position is None:
        return replace(session, board=board)
    untold = tuple(told for told in session.position.events if told.line > board.line)
    return replace(session, board=board, course=session.position.telling(untold))


def moved(
    before: Session,
    advance: Advance,
    said: Text,
    moment: Moment,
    *,
    chairs: tuple[Chair, ...] | None = None,
    asleep: bool = False,
    wakes: bool = False,
) -> Change:
    """`before` with its next position: what is owed from now on, and whether that was the end. `chairs`, if they
    change. Where nobody is there any more the table sleeps; `asleep` makes it so in any case. A pause goes on, whatever
    happens, until somebody `wakes` the table."""
    phase = under_way(before)
    after = replace(before, course=advance.position, chairs=before.chairs if chairs is None else chairs)
    if advance.position.outcome is not None:
        after = replace(after, table=replace(after.table, phase=Over(phase.started, moment.now)), owed=())
    else:
        after = timing.keep_time(
            before, after, advance.position, phase, moment, public=advance.public, asleep=asleep, wakes=wakes
        )
    after = _revised(after) if advance.public else after
    return Change(after, said, advance.entries, advance.told, public=advance.public)


def _revised(session: Session) -> Session:
    return replace(session, table=replace(session.table, revision=session.table.revision + 1))


def _order(session: Session, people: int) -> tuple[int, ...]:
    return seal.order(session.seed, people) if session.table.seating is Seating.RANDOM else tuple(range(people))


def _first_chair(session: Session, occupant: Occupant, moment: Moment) -> Chair:
    chair = Chair(occupant, _owner(occupant), sat=_sat(Chair(None), occupant))
    bank = int((session.table.bank or 0) * timing.HOUR)
    return replace(chair, bank=bank, holiday=_holiday(session, occupant, moment))


def _sat(before: Chair, occupant: Occupant) -> tuple[int, ...]:
    """Everybody who has sat on the chair, once `occupant` does."""
    new = () if occupant.user is None or occupant.user in before.sat else (occupant.user,)
    return (*before.sat, *new)


def _holiday(session: Session, who: Occupant, moment: Moment) -> int | None:
    """Until when whoever sits down is on holiday, where that counts."""
    if who.user is None or timing.pace_of(session).hurried:
        return None
    return moment.people.get(who.user, NOBODYS).holiday(moment.now)


def _owner(occupant: Occupant) -> Occupant | None:
    return occupant if occupant.kind is Kind.PERSON else None


def _name(session: Session, user: int | None) -> tuple[Session, Called]:
    """What the log calls somebody who sits there or opened the table; nothing where he did neither."""
    if user == session.table.host:
        return _called(session, person(user, session.table.host_name))
    seat = None if user is None else session.seat_of(user)
    return _called(session, None if seat is None else session.occupant(seat))


def _called(session: Session, who: Occupant | None) -> tuple[Session, Called]:
    """What the log calls whoever sits or sat there, and `session`, which knows his name; nothing for a computer."""
    if who is None or who.user is None or isinstance(session.phase, Lobby):
        return session, Called("")
    people, called = with_person(session.people, who.user, who.name, least=len(session.chairs) + 1)
    return replace(session, people=people), called


def _numbered(occupants: Sequence[Occupant]) -> tuple[Named, ...]:
    """Whoever begins a game, by seat."""
    return tuple(Named(seat, who.user, who.name) for seat, who in enumerate(occupants, 1) if who.user is not None)


def _header(session: Session, people: Sequence[Occupant], order: Sequence[int], now: int) -> str:
    table = session.table
    return seal.header(
        game=table.game,
        version=table.version,
        options={each.name: getattr(table.options, each.name) for each in fields(table.options)},
        players=[who.level or Named(order.index(number) + 1, 0, "").called for number, who in enumerate(people)],
        order=order,
        seating=table.seating.value,
        session=table.id,
        started=now,
        commitment=table.commitment,
        computers=[seat for seat, number in enumerate(order) if people[number].kind is Kind.COMPUTER],
        takeback=table.takeback.value,
        practice=bool(table.practice),
        **({"rated": True} if table.rated else {}),
    )
