"""What every handler is given: the context, the same for all; and the visit, made once for a command or a press about a
table.

A handler makes its visit first, so that who asks, about which session, in which language and from which seat is asked
once; what it calls takes the visit (or `Seated`, which has passed the guards of a game under way) and nothing beside
it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ParamSpec

from bot.handlers.table.documents import Documents
from bot.host.host import Host
from bot.host.reviews import Reviews
from bot.host.stories import Stories
from bot.host.workers.sandbox import Box
from bot.messages.drawing import Drawing
from bot.messages.films import Films
from bot.messages.i18n import Voice
from bot.messages.message import Message, Panel
from bot.messages.outbox.publish import Publisher
from bot.messages.requests import Asker, Click, Reply, Response, Update
from bot.messages.words.table_messages import note, title, voice
from bot.table import guards
from bot.table.answers import Answer
from bot.table.changes import Act
from bot.table.guards import Refusal
from bot.table.session import Position, Session
from games.core import Move, Rules, Seat, Text, text
from games.moves import retire
from renderers.core import Game

P = ParamSpec("P")


@dataclass(frozen=True, slots=True)
class Context:
    """Everything that a handler may need: the host, the pictures, the channels, the time, where to work out what
    people send, the stories of games, their animations and their reviews."""

    host: Host
    drawing: Drawing
    publisher: Publisher
    now: Callable[[], float]
    documents: Documents
    box: Box
    stories: Stories
    films: Films
    reviews: Reviews
    hours: float | None = 48
    """The usual time for one decision."""
    confirm: str = "never"
    """When somebody who has not said so is asked before a typed move is played (`bot.handlers.confirming`)."""
    commands: Mapping[str, int] = field(default_factory=dict)
    """Discord's ids of the slash commands."""


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody at a table, as it is now: lobby, game, or what is over. `seat` is where they sit (None: nowhere), and so
    whose view they may have; `voice` speaks their language with the table's names."""

    context: Context
    asker: Asker
    session: Session
    seat: Seat | None
    voice: Voice

    @property
    def id(self) -> int:
        """The session's."""
        return self.session.id

    async def do(self, act: Act[P], *args: P.args, **kwargs: P.kwargs) -> Answer:
        """What the asker does here: the interaction's one act."""
        return await self.context.host.do(self.asker.interaction, self.id, act, *args, **kwargs)

    async def again(self) -> Visit:
        """The same table after something was done."""
        return await visit_table(self.context, self.asker, self.id)

    def seated(self, reconsidered: Position | None = None) -> Seated:
        """The asker at the game that they play; where they may choose again, in the `reconsidered` position.

        :raises Refusal: it is not under way, or the asker does not sit there.
        """
        position = reconsidered or guards.running(self.session)
        seat = guards.seated(self.session, self.asker.user)
        view, stamp = position.view(seat), position.stamp(seat)
        return Seated(self.context, self.asker, self.session, seat, self.voice, position, view, stamp)


@dataclass(frozen=True, slots=True)
class Seated:
    """Somebody who plays in a game under way: a visit, and what is theirs there. `view` is their seat's, `stamp` that
    of their present choice."""

    context: Context
    asker: Asker
    session: Session
    seat: Seat
    voice: Voice
    position: Position
    view: Any
    stamp: str

    @property
    def id(self) -> int:
        """The session's."""
        return self.session.id

    @property
    def game(self) -> Game:
        """What is played."""
        return self.position.game

    @property
    def rules(self) -> Rules[Any, Any, Any]:
        """The game's."""
        return self.game.rules

    @property
    def last(self) -> Move | None:
        """The move that gives up, where the rules have one: it is never played without being asked about."""
        return retire(self.rules, self.position.state, self.seat)


async def visit_table(context: Context, asker: Asker, id: int) -> Visit:
    """The asker at the session `id`.

    :raises Refusal: there is none (any more), or the asker is elsewhere and no longer on its server.
    """
    session = guards.existing(await context.host.session(id))
    if asker.guild != session.table.guild and not await asker.belongs(session.table.guild):
        raise Refusal(text("bot-not-on-server"))
    return _visit(context, asker, session)


async def visit_channel(context: Context, asker: Asker) -> Visit:
    """The asker at the session of their channel.

    :raises Refusal: there is none.
    """
    session = await context.host.in_channel(asker.channel)
    if session is None:
        raise Refusal(text("bot-no-session-here"))
    return _visit(context, asker, session)


def _visit(context: Context, asker: Asker, session: Session) -> Visit:
    return Visit(context, asker, session, session.seat_of(asker.user), voice(session, asker.locale))


async def tell(context: Context, asker: Asker, answer: Answer) -> Reply:
    """The host's answer in words, for the asker alone.

    :raises Refusal: the host refused.
    """
    insist_on(answer)
    return Reply(await say_about(context, asker, answer.session, answer.text, *answer.told))


def insist_on(answer: Answer) -> None:
    """:raises Refusal: the host refused."""
    if not answer.done:
        raise Refusal(answer.text, verdict=answer.verdict, faults=answer.told)


async def say_about(context: Context, asker: Asker, id: int | None, *said: Text) -> Message:
    """A message of words about the session `id`, whose seats are named."""
    session = await context.host.session(id) if id is not None else None
    return note(asker.locale, *said, speaker=None if session is None else voice(session, asker.locale))


def panel(at: Visit | Seated, message: Message) -> Message:
    """`message` as what shows the table to the asker alone: their newest one keeps its picture, the others become a
    line."""
    line = f"**{title(at.session, at.voice.locale)}** · {at.voice.say(text('bot-panel-older'))}"
    return replace(message, panel=Panel(at.id, line))


def respond(click: Click, message: Message) -> Response:
    """The message in place of a private one with the control, or as a new one."""
    return Update(message) if click.private else Reply(message)
