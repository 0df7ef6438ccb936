"""Everything a command needs: the host, the pictures, the channels, the time."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.handlers.documents import Documents
from bot.host.host import Host
from bot.messages.drawing import Drawing
from bot.messages.i18n import Voice
from bot.messages.message import Message, Picture
from bot.messages.present import note, voice
from bot.messages.publish import Publisher
from bot.messages.requests import Asker, Refusal, Reply
from bot.table.answers import Answer, Verdict
from bot.table.session import Phase, Session
from games.core import Seat, Text, text


@dataclass(frozen=True, slots=True)
class House:
    host: Host
    drawing: Drawing
    publisher: Publisher
    now: Callable[[], float]
    documents: Documents
    hours: float | None = 48
    """The usual time for one decision."""
    commands: Mapping[str, int] = field(default_factory=dict)
    """Discord's ids of the slash commands."""


async def session_here(house: House, asker: Asker) -> Session:
    """The session of the asker's channel.

    :raises Refusal: there is none.
    """
    found = await house.host.in_channel(asker.channel)
    if found is None:
        raise Refusal(text("bot-no-session-here"))
    return found


async def session(house: House, id: int) -> Session:
    """The session `id`.

    :raises Refusal: there is none (any more).
    """
    found = await house.host.session(id)
    if found is None:
        raise Refusal(text("bot-no-such-session"))
    return found


def running(found: Session) -> Session:
    """The session, if its game is being played.

    :raises Refusal: it has not begun, it is over, or this program does not know the game.
    """
    if found.trouble is not None:
        raise Refusal(found.trouble)
    if found.phase is Phase.LOBBY:
        raise Refusal(text("bot-not-started"))
    if found.phase is not Phase.RUNNING:
        raise Refusal(text("bot-session-ended"))
    return found


def seated(found: Session, asker: Asker) -> Seat:
    """Where the asker sits.

    :raises Refusal: nowhere.
    """
    seat = found.seat_of(asker.user)
    if seat is None:
        raise Refusal(text("bot-not-seated" if found.owned_by(asker.user) is None else "bot-table-seat-given-away"))
    return seat


def viewer(found: Session, asker: Asker) -> Seat | None:
    """Whose View the asker may have: his own, or the spectators'."""
    return found.seat_of(asker.user)


def speaker(found: Session, asker: Asker) -> Voice:
    """The asker's language and the table's names."""
    return voice(found, asker.locale)


async def picture(house: House, found: Session, asker: Asker) -> Picture:
    """What the asker may see of a game that has begun."""
    assert found.position is not None, f"session {found.id} has no position"
    return await house.drawing.picture(found.position.game, found.position.view(viewer(found, asker)), speaker(found, asker))


async def told(house: House, asker: Asker, answer: Answer) -> Reply:
    """The host's answer in words, for the asker alone.

    :raises Refusal: the host refused.
    """
    if answer.verdict is not Verdict.DONE:
        raise Refusal(answer.text)
    return Reply(await words(house, asker, answer.session, answer.text, *answer.told))


async def words(house: House, asker: Asker, id: int | None, *said: Text) -> Message:
    """A message of words about the session `id`, whose seats are named."""
    found = await house.host.session(id) if id is not None else None
    return note(asker.locale, *said, speaker=None if found is None else speaker(found, asker))
