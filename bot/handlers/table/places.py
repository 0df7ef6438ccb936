"""Where a table stands: in the channel where it is opened, or in a thread of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from bot.handlers.context import Context, visit_table
from bot.host.storage import setting
from bot.messages.i18n import Raw, plain, say
from bot.messages.message import Message, Words
from bot.messages.outbox.outlet import Closed, Failing
from bot.messages.requests import Asker, Command, Person
from bot.messages.words.table_messages import game_name
from bot.table.answers import Answer
from bot.table.guards import Refusal
from bot.table.names import displayed
from bot.table.session import Open, Table, TableRequest
from games.core import Text, text

IN = "in"
"""The parameter of `/play`, and its values."""
THREAD, CHANNEL = "thread", "channel"
THREADS = "threads"
"""The parameter of `/settings`."""
APART = setting.number(THREADS)
"""Whether games get threads of their own, by server: 1 or 0."""


async def open_table(
    context: Context, asker: Asker, opening: TableRequest, wanted: str | None = None, *, unseen: bool = False
) -> Answer:
    """Open the table in the asker's channel or in a new thread: as `wanted`, else as the server has set it, else in a
    thread where a game is being played already.

    :raises Refusal: the bot cannot open a thread there, or could not serve it, or the table may not be opened. Nothing
        was.
    """
    if not await _apart(context, asker, wanted):
        return await context.host.open(asker.interaction, opening, unseen=unseen)
    if asker.lacks_for_threads:
        raise Refusal(lacking(asker.lacks_for_threads))
    async with context.host.admitted(opening):
        channel = await _thread(context, asker, opening)
        there = replace(opening, channel=channel)
        return await context.host.open(asker.interaction, there, admitted=True, unseen=unseen)


async def place_of_rematch(context: Context, asker: Asker, table: Table) -> int:
    """Where the table is played again: where it stands, or in a new thread if something else is played there.

    :raises Refusal: the bot cannot open one there, or the table may not be played again. Nothing was opened.
    """
    here = await context.host.in_channel(table.channel)
    if here is None or not isinstance(here.phase, Open) or here.id == table.id:
        return table.channel
    await context.host.insist_on_rematch(table.id, asker.user, asker.name)
    if asker.lacks_for_threads:
        raise Refusal(lacking(asker.lacks_for_threads))
    return await _thread(context, asker, table)


async def _thread(context: Context, asker: Asker, opening: TableRequest | Table) -> int:
    """A new thread for the table."""
    title = plain(opening.locale, text("bot-thread", game=game_name(opening.game), host=displayed(asker.name)))
    try:
        return await context.publisher.thread(asker.parent or asker.channel, title[:100])
    except Closed as refused:
        raise Refusal(refused.reason) from refused
    except Failing as failed:
        raise Refusal(text("bot-discord-fails")) from failed


async def _apart(context: Context, asker: Asker, wanted: str | None) -> bool:
    """Whether the table gets a new thread. A thread in which nothing is played is one of its own already, unless the
    asker wants another."""
    if wanted is not None:
        return wanted == THREAD
    if asker.parent is None and await _are_on(context, asker):
        return True
    here = await context.host.in_channel(asker.channel)
    return here is not None and isinstance(here.phase, Open)


async def told(context: Context, asker: Asker, session: int | None, message: Message) -> Message:
    """The reply, with the thread's name where the table is not here."""
    if session is None:
        return message
    table = (await visit_table(context, asker, session)).session.table
    if table.channel == asker.channel:
        return message
    words = say(asker.locale, text("bot-opened-in-thread", thread=Raw(f"<#{table.channel}>")))
    return Message((*message.parts, Words(words)))


def unseen(asker: Asker, people: Iterable[Person], message: Message) -> Message:
    """The reply, with the names of those of `people` whom no message here reaches, since they cannot see the
    channel."""
    blind = {person.user: displayed(person.name) for person in people if not person.sees}
    names = tuple(text("bot-value-plain", value=each) for each in blind.values())
    if not names:
        return message
    place = Raw(f"<#{asker.parent or asker.channel}>")
    return Message((*message.parts, Words(say(asker.locale, text("bot-unseen", names=names, place=place)))))


def lacking(permissions: tuple[str, ...]) -> Text:
    """Which permissions the bot misses, as Discord's settings call them."""
    return text("bot-lacks-permissions", permissions=tuple(text(f"bot-permission-{name}") for name in permissions))


async def change(context: Context, asker: Asker, command: Command) -> None:
    """What the command says of the server's games.

    :raises Refusal: the asker may not manage the server.
    """
    if (wanted := command.values.get(THREADS)) is None:
        return
    if not asker.manages:
        raise Refusal(text("bot-threads-needs-manager"))
    await context.host.remember(APART, asker.guild, int(bool(wanted)))


async def settled(context: Context, asker: Asker) -> Text:
    """How the server has set it."""
    return text("bot-threads-on" if await _are_on(context, asker) else "bot-threads-off")


async def _are_on(context: Context, asker: Asker) -> bool:
    return await context.host.recall(APART, asker.guild) == 1
