"""What a host would have to try out by hand on the real Discord, tried out by the program itself.

Everything goes through the calls that the bot makes when it plays. It needs no gateway and no data folder, so it may
run beside the bot. Whatever it posts it takes away again, or says where it lies.
"""

from __future__ import annotations

import io
import secrets
import statistics
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any

import discord
from discord.http import Route
from PIL import Image

from bot.adapter.channels import ARCHIVING, Channels, lacking
from bot.adapter.starts import KEPT, starts
from bot.adapter.wire import BROKEN
from bot.messages.commands import payloads
from bot.messages.i18n import plain
from bot.messages.message import Button, Message, Picture, Row, Words
from bot.messages.outbox.outlet import Closed, Deleted, Failing
from bot.table.limits import GAME, Ping
from games.core import Seat

SLOW = 1.0
"""Seconds that a board may take on its way to Discord: an answer has three, and the bot needs some for itself."""
UPLOADS = 3
PICTURE = "board.png"
THREAD = "Parlour: trying out a thread"

READ_ON = "Look the number up at docs.discord.com, under Opcodes and Status Codes."
TELL_US = "Please tell the makers of Parlour."


@dataclass(frozen=True, slots=True)
class Finding:
    """What was tried and found, and what to do about it; nothing if all is well."""

    said: str
    advice: str = ""


@dataclass(frozen=True, slots=True)
class Patient:
    """What is examined: a channel to try things in, somebody to be pinged once, a channel hidden from the bot."""

    channel: int
    user: int | None = None
    hidden: int | None = None


Check = Callable[[], Awaitable[Sequence[Finding]]]


async def examine(token: str, patient: Patient) -> AsyncIterator[Finding]:
    """One finding after another.

    :raises discord.LoginFailure: Discord refuses the token.
    """
    async with discord.Client(intents=discord.Intents(guilds=True)) as client:
        await client.login(token)
        doctor = Doctor(client, patient)
        try:
            for check in doctor.checks():
                for finding in await _tried(check):
                    yield finding
                if doctor.given_up:
                    break
        finally:
            for finding in await doctor.clean_up():
                yield finding


async def _tried(check: Check) -> Sequence[Finding]:
    """What a check found; what Discord refuses unforeseen is a finding too."""
    try:
        return await check()
    except discord.HTTPException as refused:
        return [Finding(f"Discord refuses: {refused.text or refused.status} ({refused.code})", READ_ON)]
    except Closed as closed:
        advice = "Give the bot's role what is missing, in this channel."
        return [Finding(plain("en", closed.reason, _nobody), advice)]
    except (Failing, *BROKEN) as broken:
        return [Finding(f"Discord could not be reached: {broken!r}", "Try again; look at discordstatus.com.")]


def _nobody(seat: Seat) -> str:
    return f"seat {seat}"


class Doctor:
    """One examination."""

    def __init__(self, client: discord.Client, patient: Patient) -> None:
        self._client = client
        self._outlet = Channels(client)
        self._patient = patient
        self._message: int | None = None
        self._mention: int | None = None
        self._thread: int | None = None
        self.given_up = False
        """Whether nothing more can be tried."""

    def checks(self) -> Sequence[Check]:
        """In the order in which one builds on the other."""
        person = () if self._patient.user is None else (self._pings,)
        hidden = () if self._patient.hidden is None else (self._hidden,)
        return (
            *(self._application, self._gateway, self._commands, self._rights),
            *(self._board, self._uploads, self._retired, *person, self._threads, *hidden),
        )

    async def clean_up(self) -> Sequence[Finding]:
        """Take away what was posted."""
        found = [*await _tried(self._remove_messages), *await _tried(self._remove_thread)]
        return found or [Finding("Everything that was posted is gone again.")]

    # The application

    async def _application(self) -> Sequence[Finding]:
        about = await self._client.application_info()
        who = "anybody may invite it" if about.bot_public else "only you may invite it"
        return [Finding(f"Discord takes the token. The bot is {about.name}; {who}.")]

    async def _gateway(self) -> Sequence[Finding]:
        found = await starts(self._client)
        often = "Something connects again and again: look at the log. The bot waits until more are left."
        shards = "one shard" if found.shards == 1 else f"{found.shards} shards"
        said = f"Discord recommends {shards}, and {found.left} connections are left today."
        return [Finding(said, "" if found.left >= KEPT else often)]

    async def _commands(self) -> Sequence[Finding]:
        there_too = "/applications/{application_id}/commands?with_localizations=true"
        route = Route("GET", there_too, application_id=self._client.application_id)
        known: Sequence[Any] = await self._client.http.request(route)
        there: Mapping[str, Any] = {command["name"]: command for command in known}
        ours = {str(command["name"]): command for command in payloads()}
        other = [name for name, command in ours.items() if not _holds(there.get(name), command)]
        other += [name for name in there if name not in ours]
        if not other:
            return [Finding(f"All {len(ours)} commands are registered as this program has them.")]
        advice = "Start the bot once: it registers its commands."
        if not there:
            return [Finding("No commands are registered yet.", advice)]
        names = ", ".join(f"/{name}" for name in other)
        return [Finding(f"Registered otherwise than here: {names}.", advice)]

    # The channel

    async def _rights(self) -> Sequence[Finding]:
        """The channel, and what the bot may do there."""
        number = "Give the number of a text channel that the bot may see (developer mode, Copy Channel ID)."
        try:
            channel = await self._client.fetch_channel(self._patient.channel)
        except (discord.NotFound, discord.Forbidden):
            self.given_up = True
            return [Finding(f"The bot sees no channel {self._patient.channel}.", number)]
        if not isinstance(channel, discord.TextChannel):
            self.given_up = True
            return [Finding(f"{channel} is no text channel.", number)]
        missing = await self._missing(channel)
        if not missing:
            return [Finding(f"In #{channel.name} the bot may do all that it needs.")]
        self.given_up = not {"view_channel", "send_messages"}.isdisjoint(missing)
        names = ", ".join(name.replace("_", " ") for name in missing)
        advice = "Allow it to the bot's role, in the channel or on the server."
        return [Finding(f"In #{channel.name} the bot lacks: {names}.", advice)]

    async def _missing(self, channel: discord.TextChannel) -> Sequence[str]:
        assert self._client.user is not None, "logged in"
        guild = await self._client.fetch_guild(channel.guild.id)
        me, there = await guild.fetch_member(self._client.user.id), await guild.fetch_channel(channel.id)
        granted = there.permissions_for(me)
        threads = () if granted.create_public_threads else ("create_public_threads",)
        return (*lacking(granted, thread=False), *threads)

    # A board

    async def _board(self) -> Sequence[Finding]:
        id, told = await self._outlet.send(self._patient.channel, _message("A board"), _nonce())
        self._message = id
        if not told or not _pictured(await self._shown(id)):
            return [Finding("A board was posted, but does not stand there as it was sent.", READ_ON)]
        return [Finding(f"A board was posted, with a picture of {len(_picture()) // 1000} KB.")]

    async def _uploads(self) -> Sequence[Finding]:
        if self._message is None:
            return []
        took = []
        for n in range(UPLOADS):
            begun = monotonic()
            await self._outlet.edit(self._patient.channel, self._message, _message(f"A board, {n + 2}"))
            took.append(monotonic() - begun)
        seconds = statistics.median(took)
        slow = "An answer has three seconds: host the bot where the way up is faster."
        said = f"Its picture takes {seconds:.1f} seconds on its way to Discord."
        return [Finding(said, "" if seconds <= SLOW else slow)]

    async def _retired(self) -> Sequence[Finding]:
        """An older board keeps its picture without being sent again, and loses its buttons."""
        if self._message is None:
            return []
        left = Message((Words("An older board"), _sample()))
        await self._outlet.strip(self._patient.channel, self._message, left.components())
        shown = await self._shown(self._message)
        if not _pictured(shown) or any(isinstance(part, discord.ActionRow) for part in shown.components):
            return [Finding("An older board does not keep its picture when its buttons go.", TELL_US)]
        return [Finding("An older board keeps its picture when its buttons go.")]

    async def _pings(self) -> Sequence[Finding]:
        """A person is named in a new message, and in a change of another: only the first should ring."""
        who = self._patient.user
        if self._message is None or who is None:
            return []
        message = Message((Words(f"<@{who}>, this rings once."),), (Ping((who,), GAME),))
        self._mention, _ = await self._outlet.send(self._patient.channel, message, _nonce())
        quiet = Words(f"<@{who}>, this does not ring.").payload()
        await self._outlet.strip(self._patient.channel, self._message, [quiet])
        if [user.id for user in (await self._shown(self._mention)).mentions] != [who]:
            return [Finding(f"A new message does not reach {who}.", "Is that a member of the server?")]
        return [Finding("A person was named twice. Look: it must have rung once, for the new message.")]

    # Threads and hidden channels

    async def _threads(self) -> Sequence[Finding]:
        self._thread = await self._left() or await self._outlet.thread(self._patient.channel, THREAD)
        thread = await self._client.fetch_channel(self._thread)
        assert isinstance(thread, discord.Thread)
        id, _ = await self._outlet.send(self._thread, Message((Words("A board in a thread"),)), _nonce())
        await thread.edit(archived=True)
        await self._outlet.edit(self._thread, id, Message((Words("Changed after the thread was archived"),)))
        early = "Threads of slow games go out of sight early."
        said = (
            f"A thread was opened, archived, woken; it stays in sight for {thread.auto_archive_duration // 1440} days."
        )
        return [Finding(said, "" if thread.auto_archive_duration == ARCHIVING else early)]

    async def _left(self) -> int | None:
        """The thread that an earlier examination could not delete, so that they do not pile up."""
        channel = await self._client.fetch_channel(self._patient.channel)
        assert isinstance(channel, discord.TextChannel)
        assert self._client.user is not None, "logged in"
        async for thread in channel.archived_threads(limit=100):
            if (thread.owner_id, thread.name) == (self._client.user.id, THREAD):
                return thread.id
        return None

    async def _hidden(self) -> Sequence[Finding]:
        assert self._patient.hidden is not None
        try:
            await self._outlet.look(self._patient.hidden)
        except Deleted:
            advice = f"Is the number right? If it is: games would end there. {TELL_US}"
            return [Finding("The hidden channel looks deleted to the bot.", advice)]
        except Closed:
            return [Finding("A hidden channel is told from a deleted one: its games wait.")]
        return [Finding("The bot sees that channel.", "Take View Channel from the bot's role there, and try again.")]

    # What was posted

    async def _shown(self, id: int) -> discord.Message:
        return await self._client.get_partial_messageable(self._patient.channel).fetch_message(id)

    async def _remove_messages(self) -> Sequence[Finding]:
        for id in filter(None, (self._message, self._mention)):
            await self._outlet.delete(self._patient.channel, id)
        return []

    async def _remove_thread(self) -> Sequence[Finding]:
        if self._thread is None:
            return []
        thread = await self._client.fetch_channel(self._thread)
        assert isinstance(thread, discord.Thread)
        try:
            await thread.delete()
        except discord.Forbidden:  # only who manages threads may, and the bot asks for no more than it needs to play
            await thread.edit(archived=True)
            return [Finding(f"The thread “{thread.name}” is left, archived: delete it by hand.")]
        return []


def _nonce() -> str:
    return f"doctor{secrets.token_hex(6)}"


def _message(words: str) -> Message:
    return Message((Words(words), _sample(), Row((Button("doctor", "Your move"),))))


def _sample() -> Picture:
    return Picture(PICTURE, _picture(), "A picture of nothing, as large as a board")


def _picture() -> bytes:
    """Noise, which no compression makes smaller: about as many bytes as a large board."""
    out = io.BytesIO()
    Image.effect_noise((360, 320), 64).save(out, "PNG")
    return out.getvalue()


def _pictured(message: discord.Message) -> bool:
    return [file.filename for file in message.attachments] == [PICTURE]


def _holds(there: object, ours: object) -> bool:
    """Whether Discord has at least what we have. It adds fields of its own, and leaves out what is as always."""
    match ours:
        case dict():
            return isinstance(there, dict) and all(_holds(there.get(key), value) for key, value in ours.items())
        case list() | tuple():
            held = there if isinstance(there, list) else []
            return len(held) == len(ours) and all(map(_holds, held, ours))
        case _:
            return there == ours or (not ours and there is None)
