"""What somebody asks of the bot and what the bot says back, without a word of how Discord carries it."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable, Mapping
from dataclasses import dataclass, field

from bot.messages.custom_id import Press
from bot.messages.message import Form, Message
from bot.table.options import Value

ANSWERABLE = 14 * 60
"""Seconds for which a private answer is changed; Discord lets it be for 15 minutes."""


async def _anywhere(guild: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and where. `locale` is the house language that they read; `lacks` names permissions that the bot misses
    there."""

    interaction: int
    user: int
    name: str
    locale: str
    guild: int
    channel: int
    parent: int | None = None
    """The channel that a thread hangs on; None outside threads."""
    moderates: bool = False
    """May manage messages here."""
    manages: bool = False
    """May manage the server."""
    lacks: tuple[str, ...] = ()
    lacks_for_threads: tuple[str, ...] = ()
    """Names permissions that the bot misses to open a thread there and to serve it."""
    locked: bool = False
    """Whether it is a thread that is archived and locked, in which the bot can neither post nor change anything."""
    sees: Callable[[int], bool] = field(default=lambda channel: False, compare=False, repr=False)
    """Whether the asker can see a channel or thread of the server."""
    belongs: Callable[[int], Awaitable[bool]] = field(default=_anywhere, compare=False, repr=False)
    """Whether the asker is on a server, for what they ask from elsewhere."""


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody named in a command."""

    user: int
    name: str
    robot: bool = False
    """A bot's account, which cannot play."""
    sees: bool = True
    """Can see the channel of the command that names them, and so every thread on it."""
    member: bool = True
    """Is on the server."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A file attached to a command, still at Discord's: its name, address, bytes and type as Discord tells them."""

    name: str
    url: str
    size: int
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command: its name, its subcommand if it has some, its options, the people and files named in them. Or
    what was chosen in the menu of a person (the `opponent`) or of a message, and then of which table that is."""

    name: str
    sub: str | None = None
    values: Mapping[str, Value] = field(default_factory=dict)
    people: Mapping[str, Person] = field(default_factory=dict)
    files: Mapping[str, Attached] = field(default_factory=dict)
    session: int | None = None


@dataclass(frozen=True, slots=True)
class Typing:
    """A command that is being typed: the option at the cursor and what stands there."""

    name: str
    option: str
    typed: str
    sub: str | None = None


@dataclass(frozen=True, slots=True)
class Click:
    """A control pressed, or a form sent; `private` if only the person who pressed sees the message."""

    press: Press
    message: int | None = None
    private: bool = False
    lines: Mapping[str, str] = field(default_factory=dict)
    """What was typed into a form, or chosen in it; a blank between several values."""
    guild: int | None = None
    """The server of whose table the message is, as far as the message tells; None: it does not."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A new message for the asker alone."""

    message: Message


@dataclass(frozen=True, slots=True)
class Update:
    """The message with the control becomes this one."""

    message: Message


@dataclass(frozen=True, slots=True)
class Seen:
    """The message with the control stays; what changed is published."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A form to fill in. `late` is what the asker gets instead where it comes too late: a form opens at once or
    never."""

    form: Form
    late: Message


@dataclass(frozen=True, slots=True)
class Growing:
    """A new message for the asker alone that says how far something is, and then becomes it: each of `later` takes the
    place of the one before. It is closed once nobody can be shown any more of it."""

    message: Message
    later: AsyncGenerator[Message, None]


Response = Reply | Update | Seen | Ask | Growing
