"""Seats that change hands: given to a computer, offered to somebody, taken back."""

from __future__ import annotations

from bot.handlers.context import Context, Visit, tell, visit_channel
from bot.handlers.table import places
from bot.messages.i18n import narrow, plain
from bot.messages.requests import Asker, Command, Person, Reply, Response
from bot.messages.words.table_messages import at_table, level_name, player_name, seat_name
from bot.table.answers import Answer
from bot.table.features import acts, votes
from bot.table.features.seat_offers import about, owned
from bot.table.guards import Refusal, running
from bot.table.session import Kind, computer
from games.core import Seat, text
from games.search import LEVELS, STANDS_IN
from renderers.words import LOCALES


async def replace(context: Context, asker: Asker, command: Command) -> Response:
    """`/replace`: give one's seat, or that of somebody absent, to a computer, offer it to somebody, or take one's own
    back."""
    visit = await visit_channel(context, asker)
    running(visit.session)
    seat = seat_called(visit, str(command.values.get("seat", "")))
    friend = command.people.get("person")
    if friend is not None:
        reply = await tell(context, asker, await _to_person(visit, seat, friend))
        return Reply(places.unseen(asker, (friend,), reply.message))
    return await tell(context, asker, await _to_computer(visit, seat, command.values.get("level")))


async def _to_person(visit: Visit, seat: Seat, friend: Person) -> Answer:
    """Ask somebody whether they take the seat. Where it is not the asker's own, all who play are asked first."""
    user = visit.asker.user
    if friend.robot:
        raise Refusal(text("bot-invited-robot", name=friend.name))
    if friend.user == user and seat in owned(visit.session, user):
        return await visit.do(acts.take_back, user, seat)
    await visit.context.host.insist_on_welcome(user, friend.user)
    await _insist_on_peace(visit, seat, friend.user)
    if visit.seat == seat:
        return await visit.do(votes.offer, user, friend.user, friend.name)
    return await visit.do(votes.propose, user, "seat", about(seat, friend.user, friend.name))


async def accept(visit: Visit, number: int) -> Answer:
    """Whoever the seat is offered to takes it, unless somebody there refuses them by now, or they somebody there."""
    vote = next((each for each in visit.session.votes if each.of_seat and each.number == number), None)
    if vote is not None:
        await _insist_on_peace(visit, vote.subject, visit.asker.user)
    return await visit.do(votes.agree, visit.asker.user, number, of_seat=True)


async def _insist_on_peace(visit: Visit, seat: Seat, newcomer: int) -> None:
    """Of those who play beside `seat`, or may come back to a seat of their own, nobody refuses the newcomer, and the
    newcomer nobody.

    :raises Refusal: somebody does.
    """
    others = [user for user in at_table(visit.session, but=seat) if user != newcomer]
    await visit.context.host.insist_on_peace(visit.asker.user, [(newcomer, other) for other in others])


async def _to_computer(visit: Visit, seat: Seat, typed: object) -> Answer:
    """A computer plays on; instead of another computer only where all agree."""
    user = visit.asker.user
    level = STANDS_IN if typed is None else called_level(str(typed))
    occupant = visit.session.occupant(seat)
    if occupant is not None and occupant.kind is Kind.COMPUTER:
        return await visit.do(votes.propose, user, "level", (str(int(seat)), level))
    return await visit.do(acts.hand_to_computer, user, seat, computer(level), manager=visit.asker.moderates)


def seats(visit: Visit) -> tuple[tuple[str, str], ...]:
    """The seats, as choices of (words, value)."""
    return tuple((_seat_words(visit, Seat(seat)), str(seat)) for seat in range(len(visit.session.chairs)))


def _seat_words(visit: Visit, seat: Seat) -> str:
    return visit.voice.plain(text("bot-choice-seat", seat=seat_name(visit.session.table, seat), who=seat))


def seat_called(visit: Visit, typed: str) -> Seat:
    """The seat that is meant by its number, its name in any language, who sits there, or the words of its choice.

    :raises Refusal: none is, or several are.
    """
    wanted = _folded(typed)
    numbers = range(len(visit.session.chairs))
    found = [Seat(seat) for seat in numbers if wanted in _seat_names(visit, Seat(seat))]
    if len(found) != 1:
        raise Refusal(text("bot-table-no-such-seat", typed=typed))
    return found[0]


def _seat_names(visit: Visit, seat: Seat) -> set[str]:
    session, occupant = visit.session, visit.session.occupant(seat)
    names = [str(int(seat)), _seat_words(visit, seat), visit.voice.names[seat]]
    names += [plain(locale, seat_name(session.table, seat)) for locale in LOCALES]
    names += [occupant.name] if occupant is not None and occupant.name else []
    return {_folded(each) for each in names}


def called_level(typed: str) -> str:
    """The level that is meant by its value or by its name in any language; else what was typed."""
    for level in LEVELS:
        words = [plain(locale, name(level)) for locale in LOCALES for name in (level_name, player_name)]
        if _folded(typed) in {_folded(each) for each in (level, *words)}:
            return level
    return typed


def _folded(words: str) -> str:
    return " ".join(narrow(words).casefold().split())
