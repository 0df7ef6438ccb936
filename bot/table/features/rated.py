"""Rated games: what must be so for one to count for the strength of those who play it, and that it says so at once
where it no longer does. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from bot.table import play
from bot.table.changes import Change
from bot.table.log.host_lines import HostLine, How, Parted, TakenBack, ToComputer, ToPerson, Unrated, Why, of
from bot.table.options import differences, documents, nearest
from bot.table.session import Lobby, Playing, Session, begins_as_practice, sitting
from bot.table.timing import Moment
from games.core import Seat
from games.replacing import replace

A_DAY = 3
"""Rated games that the same two people begin within a day, on one server."""


def obstacle(session: Session) -> Why | None:
    """What would keep the game of a lobby from counting; None: nothing that is known yet."""
    table, game = session.table, session.game
    if begins_as_practice(session):
        return Why.PRACTICE
    if game is None:
        return Why.OPTIONS
    own = any(getattr(table.options, name) for name in documents(game))
    return Why.OPTIONS if own or differences(game, nearest(game, table.options), table.options) else None


def follow(before: Session, change: Change, moment: Moment) -> Change:
    """A rated game that begins has the present levels of computers for fixed points; whatever keeps it from counting
    ends that, with a line that says so."""
    session, position = change.session, change.session.position
    if not session.table.rated or not isinstance(session.phase, Playing) or position is None:
        return change
    if isinstance(before.phase, Lobby):
        think = position.game.rules.think
        session = replace(session, table=replace(session.table, levels=0 if think is None else len(think.strengths)))
    lines = map(of, change.entries)
    why = _at_beginning(session, moment) if isinstance(before.phase, Lobby) else _since(before, session, lines)
    if why is None:
        return replace(change, session=session)
    advance = play.remark(position, session.seed, Unrated(why), now=moment.now)
    table = replace(session.table, rated=False, revision=session.table.revision + 1)
    after = replace(session, table=table, course=advance.position)
    return replace(change, session=after, entries=(*change.entries, *advance.entries), public=True)


def _at_beginning(session: Session, moment: Moment) -> Why | None:
    people = [user for user, _ in sitting(session)]
    often = any(moment.rated.get(frozenset(pair), 0) >= A_DAY for pair in combinations(people, 2))
    return Why.PRACTICE if session.table.practice else Why.OFTEN if often else obstacle(session)


def _since(before: Session, session: Session, lines: Iterable[HostLine | None]) -> Why | None:
    """A computer that takes a person's seat plays for its absent owner, until they are back: else whoever is losing
    would resign, and nothing would count."""
    for line in lines:
        match line:
            case ToPerson(seat) if not _is_owner(before, session, seat):
                return Why.HANDS
            case ToComputer(_, left) if not left:
                return Why.HANDS
            case TakenBack(_, How.AGREED):
                return Why.UNDONE
            case Parted():
                return Why.RULES
    return None


def _is_owner(before: Session, session: Session, seat: Seat) -> bool:
    """Whether whoever sits there now began there."""
    owner, sits = before.chairs[seat].owner, session.occupant(seat)
    return owner is not None and sits is not None and owner.user == sits.user
