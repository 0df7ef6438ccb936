"""The channels of Discord, as the publisher sees them: send, edit, and what went wrong in words for people."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import Literal, TypeVar

import discord
import structlog

from bot.adapter.wire import BROKEN, Layout, files, layout, mentions, naming, persist
from bot.messages.custom_id import LIVE, Action, parse
from bot.messages.limits import fitting, in_words
from bot.messages.message import Message, Payload, Words
from bot.messages.message import digest as digest_of
from bot.messages.outbox.outlet import Closed, Deleted, Dormant, Failing, Gone, Refused
from games.core import text

log = structlog.get_logger(__name__)

T = TypeVar("T")

SENDING = 45
"""Seconds for one try of sending a message. Discord knows a message by its nonce for some minutes only; all tries have
to be over by then, or the last one would be another message. What comes after is looked for first (`find`)."""
RECENT = 50
"""Messages that are looked through for one that may have been sent."""
ARCHIVING: Literal[10080] = 10080
"""Minutes of silence after which Discord archives our threads: the most it allows, since games go on for weeks."""
MENTIONED = re.compile(r"<@(\d+)>")

NOT_FOUND = 404
UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MESSAGE = 10008
TOO_FAST = 40003
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
ARCHIVED = 50083
MOST_THREADS = 160006
_NO_THREAD = {MISSING_ACCESS: "bot-channel-hidden", MOST_THREADS: "bot-threads-full"}

PERMISSIONS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
"""What the bot needs where it plays."""


def lacking(granted: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The names of permissions that the bot misses to serve a channel or thread."""
    needed = ["view_channel", "send_messages_in_threads" if thread else "send_messages", "attach_files"]
    needed.append("read_message_history")
    return tuple(name for name in needed if not getattr(granted, name))


def lacking_for_threads(granted: discord.Permissions) -> tuple[str, ...]:
    """The names of permissions that the bot misses to open a thread in a channel and to serve it."""
    opening = () if granted.create_public_threads else ("create_public_threads",)
    return (*opening, *lacking(granted, thread=True))


def first_open(guild: discord.Guild) -> int | None:
    """The channel of a server that takes its news, or the first one, where the bot lacks nothing."""
    places = (each for each in (guild.system_channel, *guild.text_channels) if each is not None)
    open_ = (each.id for each in places if not lacking(each.permissions_for(guild.me), thread=False))
    return next(open_, None)


class Channels:
    """Sends through `client`."""

    def __init__(self, client: discord.Client, *, direct: bool = True) -> None:
        """`direct`: what is pressed in direct messages reaches this process."""
        self._client = client
        self.hears_direct = direct

    async def send(self, channel: int, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
        if not wake:
            await self._insist_on_life(channel)
        sent, message = await _in_words_at_least(partial(self._send, channel, nonce), message)
        return sent.id, _words(sent) == [part.content for part in message.parts if isinstance(part, Words)]

    async def _send(self, channel: int, nonce: str, message: Message) -> discord.Message:
        return await _send_in_time(self._place(channel), nonce, message)

    async def direct(self, user: int, message: Message, nonce: str) -> tuple[int, int]:
        with _refused():
            place = await self._letter_box(user)
            sent = await _send_in_time(place, nonce, message)
        return place.id, sent.id

    async def find_direct(self, user: int, digest: str, known: Collection[int]) -> tuple[int, int] | None:
        with _refused():
            place = await self._letter_box(user)
            found = await self.find_words(place.id, digest, known, after=None)
        return None if found is None else (place.id, found)

    async def _letter_box(self, user: int) -> discord.DMChannel:
        return await _call(lambda: self._client.create_dm(discord.Object(user)))

    async def find(self, channel: int, session: int, *, after: int | None) -> int | None:
        since = None if after is None else discord.Object(after)
        own = await self._own(channel, since)
        return max((message.id for message in own if LIVE & _actions(message, session)), default=None)

    async def find_words(self, channel: int, digest: str, known: Collection[int], *, after: int | None) -> int | None:
        own = await self._own(channel, None if after is None else discord.Object(after))
        said = (message.id for message in own if message.id not in known and digest_of(_words(message)) == digest)
        return max(said, default=None)

    async def _own(self, channel: int, since: discord.Object | None) -> list[discord.Message]:
        """Our own messages among the latest."""
        recent, me = await _call(lambda: self._recent(channel, since)), self._client.user
        return [message for message in recent if me is not None and message.author.id == me.id]

    async def _recent(self, channel: int, since: discord.Object | None) -> list[discord.Message]:
        return [
            message async for message in self._place(channel).history(limit=RECENT, after=since, oldest_first=False)
        ]

    async def edit(self, channel: int, id: int, message: Message, *, wake: bool = True) -> None:
        try:
            await _in_words_at_least(partial(self._edit, channel, id), message)
        except _Archived as archived:
            if not wake:
                raise Dormant from archived
            await self._wake(channel, archived)
            await _in_words_at_least(partial(self._edit, channel, id), message)

    async def _edit(self, channel: int, id: int, message: Message) -> None:
        await _call(
            lambda: self._message(channel, id).edit(
                view=layout(message), attachments=files(message), allowed_mentions=mentions(message)
            )
        )

    async def strip(self, channel: int, id: int, components: Sequence[Payload]) -> None:
        # An edit pings nobody. But Discord sends only the names of people who may be mentioned, and readers who do
        # not know them need these.
        view, named = Layout(list(components)), naming(_mentioned(components))
        with _left_asleep():
            await _call(lambda: self._message(channel, id).edit(view=view, allowed_mentions=named))

    async def delete(self, channel: int, id: int) -> None:
        with _left_asleep():
            await _call(lambda: self._message(channel, id).delete())

    async def check(self, channel: int, id: int) -> None:
        await _call(lambda: self._place(channel).fetch_message(id))

    async def look(self, channel: int) -> None:
        await _call(lambda: self._client.fetch_channel(channel))

    async def sees(self, guild: int, channel: int, user: int) -> bool:
        server = self._client.get_guild(guild)
        if server is None:
            return False
        try:
            member = await _call(lambda: server.fetch_member(user))
            place = await _call(lambda: self._client.fetch_channel(channel))
            if isinstance(place, discord.Thread) and place.is_private():
                await _call(lambda: place.fetch_member(user))
        except Deleted:
            return True
        except (Closed, Gone, discord.HTTPException):
            return False
        return (
            isinstance(place, discord.abc.GuildChannel | discord.Thread) and place.permissions_for(member).view_channel
        )

    async def thread(self, channel: int, name: str) -> int:
        parent = await _call(lambda: self._client.fetch_channel(channel))
        if not isinstance(parent, discord.TextChannel):
            raise Closed(text("bot-no-threads-here"))
        try:
            kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
            return (await _once(parent.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVING))).id
        except _Forbidden as refused:
            raise Closed(text(_NO_THREAD.get(refused.code, "bot-thread-forbidden"))) from refused

    async def _wake(self, channel: int, archived: Closed) -> None:
        """Bring the thread back.

        :raises Closed: that it is `archived`, where it is locked as well.
        """
        try:
            await _call(lambda: self._unarchive(channel))
        except _Forbidden as locked:  # who may not bring a locked thread back lacks nothing else
            raise archived from locked

    async def _unarchive(self, channel: int) -> None:
        thread = await self._client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    async def _insist_on_life(self, channel: int) -> None:
        """A new message wakes a thread by itself, so Discord is asked first; discord.py knows the threads that are
        awake.

        :raises Dormant: it is archived.
        """
        if self._client.get_channel(channel) is not None:
            return
        place = await _call(lambda: self._client.fetch_channel(channel))
        if isinstance(place, discord.Thread) and place.archived:
            raise Dormant

    def _place(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    def _message(self, channel: int, id: int) -> discord.PartialMessage:
        return self._place(channel).get_partial_message(id)


async def _send_in_time(place: discord.abc.Messageable, nonce: str, message: Message) -> discord.Message:
    async def attempt() -> discord.Message:
        async with asyncio.timeout(SENDING):
            return await place.send(
                view=layout(message), files=files(message), nonce=nonce, allowed_mentions=mentions(message)
            )

    return await _call(attempt)


async def _in_words_at_least(carry: Callable[[Message], Awaitable[T]], message: Message) -> tuple[T, Message]:
    """Carry the message; where something is forbidden that may be its files, in words alone. What was carried."""
    try:
        return await carry(message), message
    except _Forbidden as refused:
        if refused.code != MISSING_PERMISSIONS or not (message.pictures or message.documents):
            raise
    bare = fitting(in_words(message), strict=False)
    return await carry(bare), bare


def _mentioned(components: Sequence[Payload]) -> tuple[int, ...]:
    """The people who are named in the words."""
    words = " ".join(str(component.get("content", "")) for component in components)
    return tuple(map(int, dict.fromkeys(MENTIONED.findall(words))))


def _words(message: discord.Message) -> list[str]:
    return [part.content for part in message.components if isinstance(part, discord.components.TextDisplay)]


def _actions(message: discord.Message, session: int) -> set[Action]:
    """What the controls of a message do at a table: those of a table or board tell it from a reminder and from an older
    board."""
    rows = (part for part in message.components if isinstance(part, discord.ActionRow))
    ids = (getattr(control, "custom_id", None) for row in rows for control in row.children)
    presses = (parse(id) for id in ids if id is not None)
    return {press.action for press in presses if press is not None and press.session == session}


class _Archived(Closed):
    """The thread is archived."""


@contextmanager
def _refused() -> Iterator[None]:
    """:raises Refused: somebody cannot be sent a direct message."""
    try:
        yield
    except (Closed, Gone, discord.HTTPException) as refused:
        raise Refused(lasting=_lasting(refused)) from refused


@contextmanager
def _left_asleep() -> Iterator[None]:
    """:raises Dormant: where the thread is archived."""
    try:
        yield
    except _Archived as archived:
        raise Dormant from archived


class _Forbidden(Closed):
    """Discord says why with `code`."""

    def __init__(self, code: int) -> None:
        hidden = code == MISSING_ACCESS
        super().__init__(text("bot-channel-hidden" if hidden else "bot-channel-forbidden"), hidden=hidden)
        self.code = code


async def _call(call: Callable[[], Awaitable[T]]) -> T:
    """What Discord gives, or what went wrong in the publisher's terms.

    :raises Gone: there is no such message.
    :raises Closed: the channel takes nothing from the bot.
    :raises Failing: Discord or the way to it fails.
    """
    return await _once(persist(call))


async def _once(call: Awaitable[T]) -> T:
    """As `_call`, for a call that may not happen twice."""
    try:
        return await call
    except BROKEN as broken:
        raise Failing(repr(broken)) from broken
    except discord.HTTPException as refused:
        raise _meaning(refused) from refused


def _lasting(refused: Exception) -> bool:
    """Whether somebody takes no direct messages of ours, or is gone: not where only too many were begun at once, or
    where Discord dislikes the message."""
    if isinstance(refused, discord.HTTPException):
        return refused.status == NOT_FOUND
    return not (isinstance(refused, _Forbidden) and refused.code == TOO_FAST)


def _meaning(refused: discord.HTTPException) -> Exception:
    if refused.code == UNKNOWN_MESSAGE:
        return Gone()
    if refused.code == ARCHIVED:
        return _Archived(text("bot-thread-archived"))
    if refused.code == UNKNOWN_CHANNEL:
        return Deleted()
    if refused.code == UNKNOWN_GUILD:
        return Closed(text("bot-channel-hidden"), hidden=True)
    if refused.status in (401, 403) or refused.code in (MISSING_ACCESS, MISSING_PERMISSIONS, MOST_THREADS):
        return _Forbidden(refused.code)
    if refused.status == 429 or refused.status >= 500:
        return Failing(f"{refused.status} {refused.code}")
    return refused
