"""Before the game: opening a table, sitting down, getting up, what is played, and how it begins.

An invitation that is accepted begins the game: where all chairs are taken by people who were invited by name, it begins
with the last of them. A table that filled otherwise begins five minutes later, and so does one with free chairs once
somebody who sits there presses Start; everybody can make it wait. Nothing begins until all have confirmed what is
played.

As in `bot.table.features.acts`, every act takes the session, the moment and what was asked for, and gives the change.
The seed of a table is the one thing in this room that does not follow from what is given: it is drawn here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from bot.table import changes
from bot.table.answers import Verdict
from bot.table.changes import Change, visible
from bot.table.guards import (
    Refusal,
    alone_in_practice,
    belongs,
    confirmed,
    enough,
    found,
    in_lobby,
    is_wanted,
    known,
    known_level,
    leads,
    misfit,
    occupied,
    playable,
    players,
    seated,
)
from bot.table.log import seal
from bot.table.options import Value, chosen
from bot.table.session import (
    NOBODY,
    Chair,
    Lobby,
    Occupant,
    Playing,
    Seating,
    Session,
    ShownBoard,
    Table,
    TableRequest,
    Takeback,
    Wanted,
    Warnings,
    computer,
    person,
    with_chair,
)
from bot.table.timing import LOBBY_STAYS, Moment
from games.core import Seat, Text, text
from games.replacing import replace
from renderers.core import Game

# A new table


def open_table(games: Mapping[str, Game], opening: TableRequest, *, now: int) -> Session:
    """A new lobby with a fresh seed, opened at `now` (Unix seconds); its id is still to be given.

    :raises Refusal: it cannot be played.
    """
    game = games.get(opening.game)
    if game is None:
        raise Refusal(text("bot-table-unknown-game", game=opening.game))
    playable(game, opening.options)
    allowed = game.rules.seats(opening.options)
    wanted = _named(opening) if opening.seats is None else opening.seats
    if wanted > allowed.stop - 1 or (opening.seats is not None and wanted not in allowed):
        raise _unseated(game, wanted, allowed)
    chairs: tuple[Chair, ...] = (Chair(None),) * (opening.seats or _expected(opening, allowed))
    if opening.sit:
        place = Seat(len(chairs) - 1 if opening.last else 0)
        chairs = sit(chairs, person(opening.host, opening.host_name), place)
    for level in opening.computers:
        known_level(game, level)
        chairs = sit(chairs, computer(level), None)
    return _lobby(game, opening, chairs, now)


def _named(opening: TableRequest) -> int:
    """How many sit down at once or are invited."""
    return len(opening.invited) + len(opening.computers) + opening.sit


def _expected(opening: TableRequest, allowed: range) -> int:
    """How many chairs there are where nobody said: for whoever sits down at once and is invited, if anybody is."""
    others = len(opening.invited) + (len(opening.computers) if len(opening.computers) > 1 else 0)
    if not others:
        return allowed.stop - 1
    return min(max(_named(opening), allowed.start), allowed.stop - 1)


def open_rematch(game: Game, session: Session, user: int, name: str, level: str | None = None, *, now: int) -> Session:
    """A lobby for the same people with the same options, seats moved on by one, opened by `user`; computers are of that
    level, if any is said. The chair of who was forgotten is free."""
    table = session.table
    people = [chair.owner or chair.occupant for chair in session.chairs]
    if level is not None:
        known_level(game, level)
        people = [who if who is None or who.level is None else computer(level) for who in people]
    opening = TableRequest(
        guild=table.guild,
        channel=table.channel,
        game=table.game,
        options=table.options,
        host=user,
        host_name=name,
        locale=table.locale,
        hours=table.hours,
        reactions=table.reactions,
        bank=table.bank,
        takeback=table.takeback,
        practice=None if table.practice else table.practice,
        warnings=table.warnings,
        rated=table.rated,
        wanted=table.wanted,
        seating=Seating.CHOSEN,
    )
    moved_on = tuple(_asked_again(who, user) for who in people[1:] + people[:1])
    return _lobby(game, opening, moved_on, now)


def _asked_again(who: Occupant | None, by: int) -> Chair:
    """The chair of somebody who played, and has yet to say that he wants to again."""
    if who is not None and who.user == NOBODY:
        return Chair(None)
    return Chair(who, confirmed=who is None or who.user is None or who.user == by)


def sit(chairs: tuple[Chair, ...], who: Occupant, seat: Seat | None) -> tuple[Chair, ...]:
    """`chairs` with `who` on `seat`, or on the first free one.

    :raises Refusal: it is taken, or all are.
    """
    free = [Seat(number) for number, chair in enumerate(chairs) if chair.occupant is None]
    if not free:
        raise Refusal(text("bot-table-full"))
    if seat is not None and seat not in free:
        raise Refusal(text("bot-table-chair-taken"))
    return with_chair(chairs, free[0] if seat is None else seat, Chair(who))


def fitted(game: Game, chairs: tuple[Chair, ...], before: range, allowed: range) -> tuple[Chair, ...]:
    """`chairs` for as many seats as are `allowed`: where there were as many as `before` allowed, there are again; free
    ones go, the last first.

    :raises Refusal: more people sit there than may.
    """
    most = allowed.stop - 1
    taken = sum(chair.occupant is not None for chair in chairs)
    if taken > most:
        raise misfit("too-many", game, taken, taken=taken, most=most)
    wanted = most if len(chairs) == before.stop - 1 else min(max(len(chairs), allowed.start), most)
    return resized(game, chairs, wanted, allowed)


def _unseated(game: Game, wanted: int, allowed: range) -> Refusal:
    """So many cannot play by these options, but perhaps by a rule set."""
    return misfit("seats", game, wanted, players=players(allowed), wanted=wanted)


def resized(game: Game, chairs: tuple[Chair, ...], wanted: int, allowed: range) -> tuple[Chair, ...]:
    """`chairs`, `wanted` of them: free ones come and go, the last first.

    :raises Refusal: so many cannot play, or more sit there.
    """
    if wanted not in allowed:
        raise _unseated(game, wanted, allowed)
    taken = sum(chair.occupant is not None for chair in chairs)
    if taken > wanted:
        raise Refusal(text("bot-table-too-many", taken=taken, most=wanted))
    free = [number for number, chair in enumerate(chairs) if chair.occupant is None]
    gone = set(free[len(free) - max(0, len(chairs) - wanted) :])
    kept = tuple(chair for number, chair in enumerate(chairs) if number not in gone)
    return kept + (Chair(None),) * (wanted - len(kept))


def _lobby(game: Game, opening: TableRequest, chairs: tuple[Chair, ...], now: int) -> Session:
    seed = secrets.token_bytes(32)
    table = Table(
        id=0,
        guild=opening.guild,
        channel=opening.channel,
        game=opening.game,
        version=game.rules.version,
        options=opening.options,
        host=opening.host,
        host_name=opening.host_name,
        locale=opening.locale,
        hours=opening.hours or None,
        seating=opening.seating,
        phase=Lobby(ends=now + LOBBY_STAYS),
        commitment=seal.commitment(seed),
        opened=now,
        reactions=opening.reactions or None,
        bank=opening.bank or None,
        takeback=opening.takeback,
        practice=opening.practice,
        warnings=opening.warnings,
        rated=opening.rated,
        wanted=opening.wanted,
        invited=opening.invited,
    )
    return Session(table, chairs, (), ShownBoard(), seed, game)


# The acts


SOON = 5 * 60
"""Seconds after which a table begins by itself."""


def join(session: Session, moment: Moment, who: Occupant, seat: Seat | None = None) -> Change:
    """A person sits down, on `seat` or the first free chair. Who sits elsewhere at the table moves there; who sits here
    and has yet to confirm what is played does so."""
    in_lobby(session)
    assert who.user is not None, who
    before = session.seat_of(who.user)
    if before is not None and seat is None:
        return _confirm(session, moment, before)
    if before is None:
        is_wanted(session, moment, who.user)
    chairs = session.chairs if before is None else with_chair(session.chairs, before, Chair(None))
    return _ripen(replace(session, chairs=sit(chairs, who, seat)), moment, text("bot-table-joined"))


def _confirm(session: Session, moment: Moment, seat: Seat) -> Change:
    chair = session.chairs[seat]
    if chair.confirmed:
        raise Refusal(text("bot-table-seated-already"))
    chairs = with_chair(session.chairs, seat, replace(chair, confirmed=True))
    return _ripen(replace(session, chairs=chairs), moment, text("bot-table-confirmed"))


def leave(session: Session, moment: Moment, user: int) -> Change:
    """`user` gets up."""
    seat = seated(session, user)
    if isinstance(session.phase, Playing):
        raise Refusal(text("bot-table-leave-running"))
    lobby = in_lobby(session)
    return visible(_stopped(_emptied(session, seat), lobby), text("bot-table-left"))


def add_computer(session: Session, moment: Moment, user: int, level: str, seat: Seat | None = None) -> Change:
    """A computer player sits down; by the table's host or somebody who sits there."""
    in_lobby(session)
    belongs(session, user)
    known_level(known(session), level)
    chairs = sit(session.chairs, computer(level), seat)
    return _ripen(replace(session, chairs=chairs), moment, text("bot-table-computer-added"))


def remove(session: Session, moment: Moment, user: int, seat: Seat, *, manager: bool = False) -> Change:
    """A chair is emptied; by the table's host or a manager of the server."""
    lobby = in_lobby(session)
    leads(session, user, manager=manager)
    occupied(session, seat)
    return visible(_stopped(_emptied(session, seat), lobby), text("bot-table-removed"))


def set_options(
    session: Session,
    moment: Moment,
    user: int,
    values: Mapping[str, Value | None],
    *,
    preset: str | None = None,
    table: Mapping[str, Value | None] | None = None,
    manager: bool = False,
) -> Change:
    """What is played changes: options, of a rule set first if `preset` names one, and of the `table` its `seats`,
    `hours`, `reactions`, `bank`, `takeback`, `practice`, `warnings`, `rated` and `wanted`; by the table's host or a
    manager. There are as many chairs as may be then, or as were asked for. Everybody else has to confirm it."""
    lobby, game = in_lobby(session), known(session)
    leads(session, user, manager=manager)
    before, given = session.table.options, table or {}
    options = chosen(game, before if preset is None else game.rules.presets[preset], values)
    playable(game, options)
    allowed = game.rules.seats(options)
    chairs = fitted(game, session.chairs, game.rules.seats(before), allowed)
    if (seats := given.get("seats")) is not None:
        chairs = resized(game, chairs, int(seats), allowed)
    after = replace(session, chairs=chairs, table=_agreed(replace(session.table, options=options), given))
    if len(_people(after)) > 1:
        alone_in_practice(after)
    return visible(_unconfirmed(session, after, lobby, user), text("bot-table-options-set"))


def _agreed(table: Table, given: Mapping[str, Value | None]) -> Table:
    """`table` with the hours that are given for decisions, reactions and the bank, 0 for none; and how moves may be
    taken back."""
    hours, reactions, bank = (
        float(given.get(name, getattr(table, name)) or 0) or None for name in ("hours", "reactions", "bank")
    )
    takeback = Takeback(given.get("takeback") or table.takeback.value)
    practice, rated = (
        getattr(table, name) if given.get(name) is None else bool(given[name]) for name in ("practice", "rated")
    )
    warnings = Warnings(given.get("warnings") or table.warnings.value)
    return replace(
        table,
        hours=hours,
        reactions=reactions,
        bank=bank,
        takeback=takeback,
        practice=practice,
        warnings=warnings,
        rated=rated,
        wanted=Wanted(given.get("wanted") or table.wanted.value),
    )


def _unconfirmed(before: Session, after: Session, lobby: Lobby, by: int) -> Session:
    """`after`, in which everybody but `by` has to confirm what is played, where that is another thing than before."""
    if (before.table, len(before.chairs)) == (after.table, len(after.chairs)):
        return after
    chairs = tuple(
        replace(chair, confirmed=chair.occupant is None or chair.occupant.user in (None, by)) for chair in after.chairs
    )
    table = replace(after.table, changed=after.table.changed + 1)
    return _stopped(replace(after, chairs=chairs, table=table), lobby)


def begin(session: Session, moment: Moment, user: int, *, manager: bool = False) -> Change:
    """Start, by somebody who sits there, the table's host or a manager: the game begins at once where nobody else can
    sit down or nobody else plays, and in five minutes where chairs are free."""
    lobby = in_lobby(session)
    if not manager:
        belongs(session, user)
    game = _ready(session)
    if _is_full(session) or len(_people(session)) < 2:
        return changes.begin(game, session, moment)
    if lobby.starts is not None:
        raise Refusal(text("bot-table-starts-already"))
    after = _waiting(session, replace(lobby, starts=moment.now + SOON, held=False))
    return visible(after, text("bot-table-starts"))


def wait(session: Session, moment: Moment, user: int) -> Change:
    """Somebody who sits there wants the game not to begin by itself."""
    lobby = in_lobby(session)
    seated(session, user)
    if lobby.starts is None:
        raise Refusal(text("bot-table-starts-not"))
    return visible(_stopped(session, lobby, held=True), text("bot-table-waits"))


def ask_seekers(session: Session, moment: Moment, user: int) -> Change:
    """Whoever opened the table asks those who look for such a game, once."""
    lobby = in_lobby(session)
    leads(session, user, manager=False)
    if lobby.sought:
        raise Refusal(text("bot-lfg-asked-already"))
    if all(chair.occupant is not None for chair in session.chairs):
        raise Refusal(text("bot-table-full"))
    return visible(_waiting(session, replace(lobby, sought=True)), text("bot-lfg-asked"))


def begin_by_itself(session: Session, moment: Moment) -> Change:
    """The five minutes are over."""
    lobby = session.phase
    if not isinstance(lobby, Lobby) or lobby.starts is None or lobby.starts > moment.now:
        raise Refusal(text("bot-table-stale"), verdict=Verdict.STALE)
    try:
        game = _ready(session)
        found(session)
    except Refusal as refused:
        return visible(_stopped(session, lobby), refused.reason)
    return changes.begin(game, session, moment, by_itself=True)


def _ready(session: Session) -> Game:
    """The game of a lobby in which nothing is in the way of its beginning. That its options could be played once does
    not say that these rules can."""
    in_lobby(session)
    game = known(session)
    playable(game, session.table.options)
    enough(game, session)
    confirmed(session)
    alone_in_practice(session)
    return game


def _ripen(session: Session, moment: Moment, said: Text) -> Change:
    """What comes of a lobby that has one more at the table: it begins, begins soon, or waits."""
    lobby, table, people = in_lobby(session), session.table, _people(session)
    if (
        table.practice
        or not _is_full(session)
        or len(people) < 2
        or not all(chair.confirmed for chair in session.chairs)
    ):
        return visible(session, said)
    if table.invited and set(people) <= {table.host, *table.invited}:
        return replace(changes.begin(_ready(session), session, moment, by_itself=True), text=said)
    if lobby.held or lobby.starts is not None:
        return visible(session, said)
    return visible(_waiting(session, replace(lobby, starts=moment.now + SOON)), said)


def _stopped(session: Session, lobby: Lobby, *, held: bool = False) -> Session:
    """`session`, which does not begin by itself."""
    return _waiting(session, replace(lobby, starts=None, held=held or lobby.held))


def _waiting(session: Session, lobby: Lobby) -> Session:
    """`session`, in which the game begins as the lobby says."""
    return replace(session, table=replace(session.table, phase=lobby))


def _is_full(session: Session) -> bool:
    return all(chair.occupant is not None for chair in session.chairs)


def _people(session: Session) -> tuple[int, ...]:
    seated = (chair.occupant for chair in session.chairs)
    return tuple(who.user for who in seated if who is not None and who.user is not None)


def _emptied(session: Session, seat: Seat) -> Session:
    return replace(session, chairs=with_chair(session.chairs, seat, Chair(None)))
