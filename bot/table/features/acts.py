"""What can be done at a table. Every act takes the session, the moment and what was asked for, and gives the change.

An act is pure: no clock, no store, so it can be tried in a thread and thrown away. All of them go through the one door
`Host.do`, which does what is the same for each: once for a request, durable before it is seen, told to the channel. An
act raises `Refusal` where it may not be done; then nothing changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from bot.table import changes, play, timing
from bot.table.answers import Verdict
from bot.table.changes import Change, visible
from bot.table.features import seat_offers
from bot.table.features.lobby import open_rematch
from bot.table.guards import (
    Refusal,
    belongs,
    ended,
    known_level,
    leads,
    may_replace,
    parties,
    presides,
    running,
    seated,
    to_nudge,
    turn,
    under_way,
    unended,
)
from bot.table.habits import NOBODYS
from bot.table.log.host_lines import Back, Conceded, FellBack, HostLine, Silent, StoodIn, TimedOut, Travels, Unserved
from bot.table.session import (
    Kind,
    Lobby,
    Occupant,
    Owed,
    Paused,
    Position,
    Running,
    Session,
    computer,
    plays_last,
    with_chair,
)
from bot.table.timing import DAY, HOUR, Moment
from games.core import IllegalMove, Move, Seat, text
from games.moves import retire
from games.replacing import replace
from games.search import STANDS_IN

NUDGE_AFTER = 6 * HOUR
"""Seconds between two reminders that people ask for."""
LOOK_AGAIN = 600
"""Seconds until a channel that could not be found is looked for again."""


# The game


def play_moves(
    session: Session, moment: Moment, user: int, moves: Sequence[Move], *, stamp: str | None = None
) -> Change:
    """`user` plays a message of moves. `stamp` is what his panel was drawn for; None judges the message on what is
    now."""
    position, seat = turn(session, user, stamp, moves)
    chair = timing.answer(session.chairs[seat], reaction=position.reacting(seat))
    return changes.play_moves(session, position, seat, moves, moment, chair=chair)


def play_typed(
    session: Session, moment: Moment, user: int, words: str, *, view: object = None, read: Sequence[Move] = ()
) -> Change:
    """`user` plays a message in the game's notation; what was `read` in a `view` is not read in it again."""
    position, seat = turn(session, user)
    now = position.view(seat)
    try:
        moves = read if read and now is view else position.game.rules.parse(now, words)
    except IllegalMove as illegible:
        raise Refusal(illegible.reason) from illegible
    return play_moves(session, moment, user, moves)


def stand_in(session: Session, moment: Moment, owed: Owed, move: Move, *, failed: bool = False) -> Change:
    """A computer plays `move` for the choice `owed`, if that is still owed: its own, that of somebody absent, or what
    is left of a turn whose time is over. With `failed` it found none, and `move` is the rules' default."""
    position = _still(session, owed)
    chair = session.chairs[owed.seat]
    if chair.occupant is not None and chair.occupant.kind is Kind.PERSON and not owed.held:
        chair = replace(chair, played=chair.played + 1)
    note: HostLine | None = StoodIn(owed.seat, chair.played) if chair.absent and owed.computer else None
    note = FellBack(owed.seat) if failed else note
    return changes.play_moves(session, position, owed.seat, [move], moment, chair=chair, note=note, by_hand=False)


def time_out(session: Session, moment: Moment, owed: Owed, move: Move) -> Change:
    """The time for `owed` is over: `move` is played, if that is still owed, and whoever sits there has missed it."""
    position, seat = _still(session, owed), owed.seat
    first = timing.never_came(position, owed)
    chair = timing.miss(session.chairs[seat], moment.now, reaction=position.reacting(seat), first=first)
    note = TimedOut(seat, chair.played)
    return changes.play_moves(session, position, seat, [move], moment, chair=chair, note=note, by_hand=False)


def fall_silent(session: Session, moment: Moment, owed: Owed) -> Change:
    """Where nothing has a limit: whoever let all reminders pass is away, and the table sleeps."""
    position = _still(session, owed)
    silent = tuple(each.seat for each in session.owed if timing.is_silent(each, moment.now))
    chairs = session.chairs
    for seat in silent:
        chairs = with_chair(chairs, seat, timing.silence(chairs[seat], moment.now))
    advance = play.remark(position, session.seed, Silent(silent), now=moment.now)
    return changes.moved(session, advance, text("bot-table-asleep"), moment, chairs=chairs, asleep=True)


def lose_server(session: Session, moment: Moment) -> Change:
    """The bot was removed from the table's server: nobody can be told anything, so the table sleeps."""
    position = running(session)
    if session.asleep:
        raise Refusal(text("bot-table-asleep"), verdict=Verdict.STALE)
    advance = play.remark(position, session.seed, Unserved(), now=moment.now)
    return changes.moved(session, advance, text("bot-table-asleep"), moment, asleep=True)


def come_back(session: Session, moment: Moment, user: int) -> Change:
    """`user` is there again: he plays himself, and a table that sleeps goes on."""
    position = running(session)
    if session.seat_of(user) is None and session.owned_by(user) is not None:
        return take_back(session, moment, user)
    seat = seated(session, user)
    if isinstance(session.phase, Paused):
        return changes.go_on(session, session.phase, position, seat, moment)
    if session.chairs[seat].present and not session.asleep:
        raise Refusal(text("bot-table-present"))
    advance = play.remark(position, session.seed, Back(seat), now=moment.now)
    chairs = with_chair(session.chairs, seat, timing.answer(session.chairs[seat], reaction=True))
    return changes.moved(session, advance, text("bot-table-back"), moment, chairs=chairs)


def _still(session: Session, owed: Owed) -> Position:
    """The position in which exactly `owed` is owed; a game that ended meanwhile owes nothing."""
    if session.owes(owed.seat) != owed:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    return running(session)


def resign(session: Session, moment: Moment, user: int, told: str | None = None) -> Change:
    """`user` resigns as the rules say; where they do not, a computer takes the seat, or the game ends if only
    computers would play on. A computer does where the game is kept: nobody is held at a table that he cannot play
    at. Nothing happens but what they were `told` would come of it (`resignation`), where that was said."""
    under_way(session)
    if told is not None and told != resignation(session, user):
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    if session.kept is not None:
        return changes.leave_kept(session, session.kept, seated(session, user), moment)
    position, seat = turn(session, user)
    said = text("bot-table-resigned")
    move = retire(position.game.rules, position.state, seat)
    if move is not None:
        chair = timing.answer(session.chairs[seat], reaction=False)
        return changes.play_moves(session, position, seat, [move], moment, chair=chair, said=said)
    if plays_last(session, user):
        return changes.moved(session, play.remark(position, session.seed, Conceded(seat), now=moment.now), said, moment)
    return changes.hand_over(session, position, seat, computer(STANDS_IN), said, moment)


def resignation(session: Session, user: int) -> str:
    """What comes of it if `user` resigns: they have `lost`, or are `out` and their team may go on; the game `ends`; a
    `computer` takes the seat, where a `substitute` may not sit down again; or it has the seat of a game that is `kept`.
    """
    seat, position = seated(session, user), session.position
    if position is None:
        return "kept"
    if retire(position.game.rules, position.state, seat) is not None:
        return "lost" if parties(session) == len(session.chairs) else "out"
    if plays_last(session, user):
        return "ends"
    return "computer" if seat in seat_offers.owned(session, user) else "substitute"


def hand_to_computer(
    session: Session, moment: Moment, user: int, seat: Seat, by: Occupant, *, manager: bool = False
) -> Change:
    """`user` gives `seat` to the computer player `by`: his own, or, where he belongs to the table, that of somebody
    absent. To people seats are offered (`bot.table.features.votes`), and those of computers go on only where all
    agree."""
    position = running(session)
    may_replace(session, user, seat, manager=manager)
    assert by.kind is Kind.COMPUTER, by
    known_level(position.game, by.level or "")
    return changes.hand_over(session, position, seat, by, text("bot-table-replaced"), moment)


def take_back(session: Session, moment: Moment, user: int, wanted: Seat | None = None) -> Change:
    """`user` sits down again on his own seat (of several on the one that is `wanted`, else on the one that he got
    last), unless he has seen meanwhile what is not seen there."""
    position = running(session)
    own = [seat for seat in seat_offers.owned(session, user) if wanted in (None, seat)]
    if not own:
        raise Refusal(text("bot-table-never-seated"))
    if session.seat_of(user) is not None:
        raise Refusal(text("bot-table-seated-already"))
    seat = next((each for each in own if not session.chairs[each].present), own[0])
    if session.chairs[seat].present:
        raise Refusal(text("bot-table-successor", seat=seat))
    owner = session.chairs[seat].owner
    assert owner is not None, session.chairs
    seat_offers.fit(session, seat, user, owner.name)
    return changes.hand_over(session, position, seat, owner, text("bot-table-taken-back"), moment)


def nudge(session: Session, moment: Moment, user: int) -> Change:
    """`user` gets leave to remind those who are waited for; once in six hours, and not before they had some time."""
    running(session)
    belongs(session, user)
    before = session.table.nudged
    if before is not None and moment.now - before < NUDGE_AFTER:
        raise Refusal(text("bot-table-nudged-already", hours=NUDGE_AFTER // HOUR))
    to_nudge(session, user, moment.now, moment.people)
    return Change(replace(session, table=replace(session.table, nudged=moment.now)), text("bot-table-nudged"))


def put_off_reminder(session: Session, moment: Moment, owed: Owed, at: int | None) -> Change:
    """The reminder of `owed` could not be sent; it comes at `at` (Unix seconds), or not any more."""
    return _with_owed(session, owed, replace(owed, remind=at))


def remind(session: Session, moment: Moment, owed: Owed) -> Change:
    """The reminder of `owed` was sent, and with it whatever was to be said of the bot's own absence."""
    silence = session.table.silence
    rest = timing.rest_of(session, owed, moment.people)
    counted = silence is None and not owed.uncalled
    after = _with_owed(session, owed, timing.remind_next(owed, moment.now, rest, counted=counted))
    return replace(after, session=replace(after.session, table=replace(session.table, silence=None)))


def oversleep(session: Session, moment: Moment, owed: Owed, *, uncalled: bool = False) -> Change:
    """The owner of `owed` was to be called or reminded, and sleeps now: it is done when he wakes, unless it is due
    then. `uncalled`: the board did not ping him."""
    pace, habits = timing.pace_of(session), timing.habits_at(session, owed.seat, moment.people)
    wakes = pace.rest(habits, moment.now).wakes(moment.now)
    remind = wakes if owed.due is None or wakes < owed.due else None
    return _with_owed(session, owed, replace(owed, remind=remind, uncalled=owed.uncalled or uncalled))


def _with_owed(session: Session, owed: Owed, now: Owed) -> Change:
    after = tuple(now if each == owed else each for each in session.owed)
    return Change(replace(session, owed=after), text("bot-table-reminded"))


def rename(session: Session, moment: Moment, user: int, called: str) -> Change:
    """`user` is called otherwise now, and so from the next message on at his table; nothing is told for it."""
    unended(session)
    table = session.table
    after = replace(
        session,
        table=replace(table, host_name=called) if table.host == user else table,
        chairs=tuple(
            replace(chair, occupant=_called(chair.occupant, user, called), owner=_called(chair.owner, user, called))
            for chair in session.chairs
        ),
        people=tuple(replace(each, name=called) if each.user == user else each for each in session.people),
    )
    if after == session:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    return Change(after, text("bot-table-renamed", name=called))


def _called(who: Occupant | None, user: int, called: str) -> Occupant | None:
    return replace(who, name=called) if who is not None and who.user == user else who


def travel(session: Session, moment: Moment, user: int) -> Change:
    """`user` has gone on holiday, or is back before its end: the table is told, and his clock is set by it."""
    position, seat = running(session), seated(session, user)
    chair, habits = session.chairs[seat], moment.people.get(user, NOBODYS)
    back = None if timing.pace_of(session).hurried else habits.holiday(moment.now)
    told = chair.holiday if chair.holiday is not None and chair.holiday > moment.now else None
    if back == told:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    owed = tuple(_travelling(session, each, moment, back) if each.seat == seat else each for each in session.owed)
    note = Back(seat) if back is None else Travels(seat, ceil((back - moment.now) / DAY))
    advance = play.remark(position, session.seed, note, now=moment.now)
    chairs = with_chair(session.chairs, seat, replace(chair, holiday=back))
    return changes.moved(replace(session, owed=owed), advance, text("bot-table-travels"), moment, chairs=chairs)


def _travelling(session: Session, owed: Owed, moment: Moment, back: int | None) -> Owed:
    """`owed` when its owner goes on holiday until `back`, or (None) is here again before its end."""
    rest = timing.rest_of(session, owed, moment.people)
    if back is not None:
        return timing.leave(owed, moment.now, back, rest)
    if rest.back != max(each.end for each in timing.habits_at(session, owed.seat, moment.people).holidays):
        return owed
    return timing.come_home(owed, moment.now, replace(rest, back=None))


def shift(session: Session, moment: Moment, seconds: int) -> Change:
    """The bot was away for so many seconds: that time is nobody's."""
    unended(session)
    return Change(timing.shift(session, seconds, moment.now, moment.people), text("bot-table-resumed"))


# The end


def cancel(session: Session, moment: Moment, user: int, *, manager: bool = False, sure: bool = True) -> Change:
    """A lobby ends, by its host or a manager; or a game without a result, by a manager who does not play: those who
    play decide that together (`bot.table.features.votes`). A game that is being played is ended only if he is `sure`:
    he may have meant the lobby that it was a moment ago."""
    unended(session)
    if isinstance(session.phase, Lobby):
        leads(session, user, manager=manager)
    elif not sure:
        raise Refusal(text("bot-table-begun-already"))
    else:
        presides(session, user, manager=manager)
    return changes.cancel(session, user, moment)


def expire(session: Session, moment: Moment) -> Change:
    """A lobby in which no game began, or a table that slept too long, is closed."""
    phase = unended(session)
    if isinstance(phase, Running) or phase.ends > moment.now:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    if isinstance(phase, Paused):
        return changes.go_on(session, phase, running(session), None, moment)
    return changes.expire(session, moment)


def miss_channel(session: Session, moment: Moment) -> Change:
    """The channel cannot be found: it is looked for once more before anything is concluded."""
    unended(session)
    lost = session.table.lost
    return _looking(session, lost if lost is not None and lost > moment.now else moment.now + LOOK_AGAIN)


def find_channel(session: Session, moment: Moment) -> Change:
    """The channel is there after all."""
    return _looking(session, None)


def _looking(session: Session, at: int | None) -> Change:
    return Change(replace(session, table=replace(session.table, lost=at)), text("bot-table-channel-missing"))


def lose_channel(session: Session, moment: Moment) -> Change:
    """The channel was deleted: what was played there ends without a result."""
    unended(session)
    return changes.cancel(session, None, moment)


def rematch(
    session: Session, moment: Moment, user: int, name: str, channel: int | None = None, level: str | None = None
) -> Change:
    """`user`, called `name`, opens a new lobby in the same channel or in another one with the same options and people,
    seats moved on by one; computers are of that level, if any is said."""
    game = ended(session)
    belongs(session, user, owners=True)
    opened = open_rematch(game, session, user, name, level, now=moment.now)
    opened = replace(opened, table=replace(opened.table, channel=channel or opened.table.channel))
    return Change(session, text("bot-table-opened"), opens=opened)


# At any time


def set_language(session: Session, moment: Moment, user: int, locale: str, *, manager: bool = False) -> Change:
    """The table's language changes; by anybody at the table, its host or a manager."""
    if not manager:
        belongs(session, user)
    after = replace(session, table=replace(session.table, locale=locale))
    return visible(after, text("bot-table-language", language=text(f"bot-choice-language-{locale}")))
