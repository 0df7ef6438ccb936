"""What somebody asks of the bot and what the bot says back, without a word of how Discord carries it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.messages.custom_id import Press
from bot.messages.message import Form, Message
from games.core import Text

Value = str | int | bool


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks, and where. `locale` is the house language he reads; `lacks` names permissions that the bot misses there."""

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
    lacks: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody named in a command."""

    user: int
    name: str
    robot: bool = False
    """A bot's account, which cannot play."""


@dataclass(frozen=True, slots=True)
class Attached:
    """A file attached to a command, still at Discord's: its name, address, bytes and type as Discord tells them."""

    name: str
    url: str
    size: int
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command: its name, its subcommand if it has some, its options, the people and files named in them."""

    name: str
    sub: str | None = None
    values: Mapping[str, Value] = field(default_factory=dict)
    people: Mapping[str, Person] = field(default_factory=dict)
    files: Mapping[str, Attached] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Typing:
    """A command that is being typed: the option at the cursor and what stands there."""

    name: str
    option: str
    typed: str
    sub: str | None = None


@dataclass(frozen=True, slots=True)
class Click:
    """A control pressed. `press` is None for a control of another version; `private` if only he sees the message."""

    press: Press | None
    message: int | None = None
    value: str | None = None
    """What a select was set to."""
    private: bool = False
    lines: Mapping[str, str] = field(default_factory=dict)
    """What was typed into a form."""


@dataclass(frozen=True, slots=True)
class Reply:
    """A new message for the asker alone; `also` are further ones after it."""

    message: Message
    also: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Update:
    """The message with the control becomes this one."""

    message: Message
    also: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Seen:
    """The message with the control stays; what changed is published."""

    also: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class Ask:
    """A form to fill in."""

    form: Form


Response = Reply | Update | Seen | Ask


class Refusal(Exception):
    """The bot does not do it; `reason` says why, and what would be possible, `faults` one by one what is wrong."""

    def __init__(self, reason: Text, faults: tuple[Text, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.faults = faults
