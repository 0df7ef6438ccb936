"""A table as it is opened: whether its options can be played, its chairs, its seed and commitment.

The seed is the one thing in this room that does not follow from what is given: it is drawn here.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

from bot.table import seal
from bot.table.guards import Refusal, known_level, misfit, playable, players
from bot.table.session import (
    NOBODY,
    Board,
    Chair,
    Occupant,
    Opening,
    Phase,
    Seating,
    Session,
    Table,
    computer,
    person,
    with_chair,
)
from bot.table.timing import LOBBY_STAYS
from games.core import Seat, text
from renderers.core import Game


def open_table(games: Mapping[str, Game], opening: Opening, *, now: int) -> Session:
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


def _named(opening: Opening) -> int:
    """How many sit down at once or are invited."""
    return len(opening.invited) + len(opening.computers) + opening.sit


def _expected(opening: Opening, allowed: range) -> int:
    """How many chairs there are where nobody said: for whoever sits down at once and is invited, if anybody is."""
    others = len(opening.invited) + (len(opening.computers) if len(opening.computers) > 1 else 0)
    if not others:
        return allowed.stop - 1
    return min(max(_named(opening), allowed.start), allowed.stop - 1)


def open_rematch(game: Game, session: Session, user: int, name: str, *, now: int) -> Session:
    """A lobby for the same people with the same options, seats moved on by one, opened by `user`. The chair of who was
    forgotten is free."""
    table = session.table
    people = [chair.owner or chair.occupant for chair in session.chairs]
    opening = Opening(
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
        practice=table.practice,
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


def _lobby(game: Game, opening: Opening, chairs: tuple[Chair, ...], now: int) -> Session:
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
        phase=Phase.LOBBY,
        commitment=seal.commitment(seed),
        opened=now,
        reactions=opening.reactions or None,
        bank=opening.bank or None,
        takeback=opening.takeback,
        practice=opening.practice,
        ends=now + LOBBY_STAYS,
        invited=opening.invited,
    )
    return Session(table, chairs, (), Board(), seed, game)
