"""What the publisher asks of a channel, and what may go wrong there."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Protocol

from bot.messages.message import Message, Payload
from games.core import Text, text


class Gone(Exception):
    """The message was deleted."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """Why a channel takes nothing from the bot, for people: it cannot be seen, it is no more, or something else."""

    reason: Text
    hidden: bool = False
    deleted: bool = False


class Closed(Exception):
    """The channel takes nothing from the bot until somebody changes that; `reason` is for people."""

    def __init__(self, reason: Text, *, hidden: bool = False, deleted: bool = False) -> None:
        super().__init__(reason)
        self.reason = reason
        self.trouble = Trouble(reason, hidden, deleted)


class Deleted(Closed):
    """The channel is no more."""

    def __init__(self) -> None:
        super().__init__(text("bot-channel-gone"), deleted=True)


class Failing(Exception):
    """Discord failed; later it may work."""


class Dormant(Failing):
    """The channel is a thread that Discord archived in its silence, and this is no reason to wake it."""


class Refused(Exception):
    """Somebody cannot be sent a direct message. `lasting`: they take none of the bot's, and it is of no use to try
    again."""

    def __init__(self, *, lasting: bool) -> None:
        super().__init__(lasting)
        self.lasting = lasting


class Outlet(Protocol):
    """Where messages go. Every method raises `Closed` or `Failing`; `edit` and `check` also `Gone`, `direct`
    and `find_direct` also `Refused`. What does not `wake` an archived thread raises `Dormant` there; `strip` and
    `delete` never do."""

    @property
    def hears_direct(self) -> bool:
        """Whether what is pressed in a direct message reaches this process. Discord tells only one of several."""

    async def send(self, channel: int, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
        """The id of the new message, or of the one already sent with this nonce; whether it says what `message`
        says."""

    async def direct(self, user: int, message: Message, nonce: str) -> tuple[int, int]:
        """The channel and the id of a direct message to `user`, or of the one already sent with this nonce."""

    async def find_direct(self, user: int, digest: str, known: Collection[int]) -> tuple[int, int] | None:
        """The channel and the id of the latest direct message to `user` that says what the digest stands for, and is
        none of `known`."""

    async def find(self, channel: int, session: int, *, after: int | None) -> int | None:
        """The latest message of ours, sent after the message `after`, that carries the controls of a session."""

    async def find_words(self, channel: int, digest: str, known: Collection[int], *, after: int | None) -> int | None:
        """The latest message of ours, sent after the message `after`, that says what the digest stands for, and is none
        of `known`."""

    async def edit(self, channel: int, id: int, message: Message, *, wake: bool = True) -> None: ...

    async def strip(self, channel: int, id: int, components: Sequence[Payload]) -> None:
        """Put `components` in place of the message's own; its files stay, and who is mentioned in them is named
        still."""

    async def delete(self, channel: int, id: int) -> None:
        """Nothing, if the message is gone already."""

    async def check(self, channel: int, id: int) -> None:
        """Nothing, if the message is there."""

    async def look(self, channel: int) -> None:
        """Nothing, if the channel is there and can be seen."""

    async def sees(self, guild: int, channel: int, user: int) -> bool:
        """Whether `user` is on the server and may see the channel; where there is no such channel any more, whether
        they are on the server."""

    async def thread(self, channel: int, name: str) -> int:
        """A new public thread in the channel."""
