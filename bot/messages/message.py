"""What a message holds: words, a picture, rows of controls. Plain values that turn into Discord's components."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from enum import IntEnum
from hashlib import sha256
from typing import TypedDict

from bot.messages.drawing_jobs import Picture as Picture
from bot.messages.words import icons
from bot.table.limits import Ping
from games.replacing import replace

Payload = dict[str, object]
"""One JSON object of Discord's API."""


class Style(IntEnum):
    """Discord's button styles."""

    PRIMARY = 1
    SECONDARY = 2
    SUCCESS = 3
    DANGER = 4


class Pick(TypedDict, total=False):
    """One option of a select menu, in Discord's spelling."""

    label: str
    value: str
    description: str
    default: bool
    emoji: icons.Emoji


@dataclass(frozen=True, slots=True)
class Button:
    custom_id: str
    label: str
    style: Style = Style.SECONDARY
    disabled: bool = False
    icon: str = ""
    """The name of an icon before the label."""

    def payload(self) -> Payload:
        made: Payload = {
            "type": 2,
            "custom_id": self.custom_id,
            "label": self.label,
            "style": int(self.style),
            "disabled": self.disabled,
        }
        emoji = icons.emoji(self.icon)
        return made if emoji is None else {**made, "emoji": emoji}


@dataclass(frozen=True, slots=True)
class Link:
    """A button that opens an address."""

    url: str
    label: str

    def payload(self) -> Payload:
        return {"type": 2, "style": 5, "url": self.url, "label": self.label}


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    default: bool = False
    """Whether it is picked already."""
    icon: str = ""
    about: str = ""

    def payload(self) -> Pick:
        made: Pick = {"label": self.label, "value": self.value, "default": self.default}
        if self.about:
            made["description"] = self.about
        emoji = icons.emoji(self.icon)
        return made if emoji is None else {**made, "emoji": emoji}


@dataclass(frozen=True, slots=True)
class Select:
    custom_id: str
    placeholder: str
    options: tuple[Option, ...]

    def payload(self) -> Payload:
        return {
            "type": 3,
            "custom_id": self.custom_id,
            "placeholder": self.placeholder,
            "options": [option.payload() for option in self.options],
            "min_values": 1,
            "max_values": 1,
        }


@dataclass(frozen=True, slots=True)
class Row:
    """Up to five buttons, or one select."""

    controls: tuple[Button | Link | Select, ...]

    def payload(self) -> Payload:
        return {"type": 1, "components": [control.payload() for control in self.controls]}


@dataclass(frozen=True, slots=True)
class Words:
    """A paragraph in Discord's markdown."""

    content: str

    def payload(self) -> Payload:
        return {"type": 10, "content": self.content}


@dataclass(frozen=True, slots=True)
class Entry:
    """A paragraph with a small picture beside it."""

    content: str
    picture: Picture

    def payload(self) -> Payload:
        media = {"url": f"attachment://{self.picture.name}"}
        thumbnail = {"type": 11, "media": media, "description": self.picture.alt}
        return {"type": 9, "components": [Words(self.content).payload()], "accessory": thumbnail}


@dataclass(frozen=True, slots=True)
class Document:
    """A text file to download."""

    name: str
    content: bytes

    def payload(self) -> Payload:
        return {"type": 13, "file": {"url": f"attachment://{self.name}"}}


Part = Words | Picture | Entry | Document | Row


@dataclass(frozen=True, slots=True)
class Panel:
    """What a private message is that shows a table to one person: of which session, and the one line that is left of it
    when they have a newer one."""

    session: int
    line: str


@dataclass(frozen=True, slots=True)
class Message:
    """Parts from top to bottom. `pings` are the people whom the message may ping, each with the cause; nobody else is.
    `lasting` is what shall be left of it once a newer one has taken its place, its one button apart."""

    parts: tuple[Part, ...]
    pings: tuple[Ping, ...] = ()
    lasting: tuple[Part, ...] = ()
    panel: Panel | None = None
    news: tuple[int, ...] = ()
    """Of the private news that it tells: they are read once it has arrived."""

    @property
    def mentions(self) -> tuple[int, ...]:
        """All of these people, each once."""
        return tuple(dict.fromkeys(user for ping in self.pings for user in ping.users))

    def pinging(self, users: Collection[int]) -> Message:
        """The same, which pings none but those of `users` whom it did."""
        pings = (replace(ping, users=tuple(user for user in ping.users if user in users)) for ping in self.pings)
        return replace(self, pings=tuple(ping for ping in pings if ping.users))

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """Those that stand alone, and those beside words."""
        shown = (part.picture if isinstance(part, Entry) else part for part in self.parts)
        return tuple(part for part in shown if isinstance(part, Picture))

    @property
    def documents(self) -> tuple[Document, ...]:
        return tuple(part for part in self.parts if isinstance(part, Document))

    @property
    def digest(self) -> str:
        """By which it is known in a channel."""
        return digest(part.content for part in self.parts if isinstance(part, Words))

    def components(self) -> list[Payload]:
        return [part.payload() for part in self.parts]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A message that should stand, and the state in which it does: another state is an edit. One that is not `open` is
    done with once it says so; of one without `content` nothing stands, and it is remembered that it did. Each of its
    `calls` to somebody who slept is a message of its own."""

    content: Message | None
    state: str = ""
    open: bool = True
    calls: int = 0


AS_IT_IS = Message(())
"""What should stand where nothing of it is ever worded anew."""


@dataclass(frozen=True, slots=True)
class Field:
    """A line to type into, in a form."""

    custom_id: str
    label: str
    most: int = 200
    example: str = ""
    """Stands in the empty line."""
    value: str = ""
    """Stands in the line to be changed."""
    about: str = ""
    """Stands small under the label."""
    long: bool = False
    """Whether it has several lines, and may be left empty."""

    def payload(self) -> Payload:
        style = 2 if self.long else 1
        line: Payload = {"type": 4, "custom_id": self.custom_id, "style": style, "max_length": self.most}
        line["required"] = not self.long
        line |= {name: said for name, said in (("placeholder", self.example), ("value", self.value)) if said}
        return _labelled(self.label, self.about, line)


@dataclass(frozen=True, slots=True)
class Choices:
    """Values to choose from, in a form: one of them, or `several` or none."""

    custom_id: str
    label: str
    options: tuple[Option, ...]
    about: str = ""
    several: bool = False

    def payload(self) -> Payload:
        component: Payload = {"type": self._kind, "custom_id": self.custom_id, "required": not self.several}
        if self.several:
            component["min_values"] = 0
        return _labelled(self.label, self.about, {**component, "options": [each.payload() for each in self.options]})

    @property
    def _kind(self) -> int:
        if self.several:
            return CHECKBOX_GROUP
        return RADIO_GROUP if 1 < len(self.options) <= RADIOS else SELECT


SELECT, RADIO_GROUP, CHECKBOX_GROUP = 3, 21, 22
RADIOS = 5
"""Up to so many values stand below one another; of more there is a menu."""


def _labelled(label: str, about: str, component: Payload) -> Payload:
    made: Payload = {"type": 18, "label": label, "component": component}
    return {**made, "description": about} if about else made


@dataclass(frozen=True, slots=True)
class Form:
    """A dialogue with lines to fill in and values to choose."""

    custom_id: str
    title: str
    fields: tuple[Field | Choices, ...]

    def payload(self) -> Payload:
        return {
            "custom_id": self.custom_id,
            "title": self.title,
            "components": [field.payload() for field in self.fields],
        }


def digest(words: Iterable[str]) -> str:
    """What stands for the words of a message where they are not to be kept."""
    return sha256("\0".join(words).encode()).hexdigest()[:16]


def rows(controls: tuple[Button | Link, ...]) -> tuple[Row, ...]:
    """The buttons, five a row."""
    return tuple(Row(controls[start : start + 5]) for start in range(0, len(controls), 5))
