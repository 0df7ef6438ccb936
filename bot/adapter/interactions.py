"""Discord's interactions, read into what was asked."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import partial
from typing import Any

import discord

from bot.adapter.channels import lacking, lacking_for_threads
from bot.adapter.members import Members
from bot.admission import OPPONENTS
from bot.messages.commands import PERSON_MENU, asked_for
from bot.messages.custom_id import parse
from bot.messages.i18n import reading
from bot.messages.requests import Asker, Attached, Click, Command, Person, Typing
from bot.table.options import Value

SUBCOMMAND = 1
USER = 6
BOARD = re.compile(r"https://discord\.com/channels/(\d+)/")
"""How the address of a board begins (`bot.messages.words.table_messages.address`)."""
ATTACHMENT = 11
ALL_SEE = discord.Permissions(view_channel=True).value
"""What is taken for somebody's permissions where Discord tells none."""

Json = Mapping[str, Any]  # Discord's JSON as it came


def asker(interaction: discord.Interaction, members: Members) -> Asker:
    """Who asks, and where."""
    thread = isinstance(interaction.channel, discord.Thread)
    parent = interaction.channel.parent_id if isinstance(interaction.channel, discord.Thread) else None
    return Asker(
        interaction=interaction.id,
        user=interaction.user.id,
        name=interaction.user.display_name,
        locale=reading(interaction.locale.value),
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        parent=parent,
        moderates=interaction.permissions.manage_messages,
        manages=interaction.permissions.manage_guild,
        lacks=lacking(interaction.app_permissions, thread=thread),
        locked=_locked(interaction),
        lacks_for_threads=lacking_for_threads(interaction.app_permissions),
        sees=partial(_sees, interaction),
        belongs=partial(members.has, user=interaction.user.id),
    )


def _locked(interaction: discord.Interaction) -> bool:
    """Whether it came from a thread that is archived and that the bot may not bring back."""
    place = interaction.channel
    if not isinstance(place, discord.Thread) or not (place.archived and place.locked):
        return False
    return not interaction.app_permissions.manage_threads


def _sees(interaction: discord.Interaction, channel: int) -> bool:
    """Whether the asker can see a channel of the server, as far as that is known here. A private thread shows itself
    to its members only, and a bot is not told who they are: the asker sees the one in which they ask."""
    if channel == interaction.channel_id:
        return True
    guild, member = interaction.guild, interaction.user
    place = None if guild is None else guild.get_channel_or_thread(channel)
    if place is None or not isinstance(member, discord.Member):
        return False
    if isinstance(place, discord.Thread) and (place.is_private() or place.parent is None):
        return False
    return place.permissions_for(member).view_channel


def command(interaction: discord.Interaction) -> Command:
    """The slash command that was sent, or what was chosen in the menu of a person or of a message."""
    received: Json = interaction.data or {}
    sub, options = _options(received)
    if received.get("type") == PERSON_MENU:
        options = [{"type": USER, "name": OPPONENTS[0], "value": received["target_id"]}]
    people, files = dict(_people(received, options)), dict(_files(received, options))
    name, session = asked_for(str(received["name"])), _table_of(interaction.application_id, received)
    return Command(name, sub, _values(options), people, files, session)


def _table_of(application: int, received: Json) -> int | None:
    """The table of the message in whose menu something was chosen, by its controls; None where it is not ours, or tells
    none."""
    messages: Json = received.get("resolved", {}).get("messages", {})
    message: Json = messages.get(str(received.get("target_id")), {})
    ours = message and message["author"]["id"] == str(application)
    rows = message.get("components", ()) if ours else ()
    ids = (each.get("custom_id", "") for row in rows for each in row.get("components", ()))
    presses = (parse(id) for id in ids)
    return next((press.session for press in presses if press is not None and press.session), None)


def typing(interaction: discord.Interaction) -> Typing | None:
    """The option that is being typed."""
    received: Json = interaction.data or {}
    sub, options = _options(received)
    focused = next((option for option in options if option.get("focused")), None)
    return None if focused is None else Typing(str(received["name"]), focused["name"], str(focused["value"]), sub)


def click(interaction: discord.Interaction) -> Click | None:
    """The control that was pressed, or the form that was sent; None if it is of another version."""
    received: Json = interaction.data or {}
    value, *_ = received.get("values") or [None]
    press = parse(str(received.get("custom_id", "")), value)
    if press is None:
        return None
    message = interaction.message
    return Click(
        press,
        None if message is None else message.id,
        private=message is not None and message.flags.ephemeral,
        lines=dict(_lines(received.get("components", ()))),
        guild=None if message is None else _told_of(interaction, message),
    )


def _told_of(interaction: discord.Interaction, message: discord.Message) -> int | None:
    """The server of whose table a message is. What a channel shows is of its own server; a direct message has a link to
    the board; what is private may be of any."""
    if message.flags.ephemeral:
        return None
    if interaction.guild_id is not None:
        return interaction.guild_id
    rows = [row for row in message.components if isinstance(row, discord.ActionRow)]
    links = (each.url or "" for row in rows for each in row.children if isinstance(each, discord.Button))
    return next((int(found[1]) for link in links if (found := BOARD.match(link))), None)


def _options(received: Json) -> tuple[str | None, list[Json]]:
    options: list[Json] = list(received.get("options", ()))
    if options and options[0]["type"] == SUBCOMMAND:
        return options[0]["name"], list(options[0].get("options", ()))
    return None, options


def _values(options: list[Json]) -> dict[str, Value]:
    return {option["name"]: option["value"] for option in options if option["type"] not in (USER, ATTACHMENT)}


def _people(received: Json, options: list[Json]) -> Iterator[tuple[str, Person]]:
    resolved: Json = received.get("resolved", {})
    for option in options:
        if option["type"] == USER:
            user = resolved["users"][option["value"]]
            member = resolved.get("members", {}).get(option["value"], {})
            name = member.get("nick") or user.get("global_name") or user["username"]
            robot, sees = bool(user.get("bot")), _may_see(member)
            yield option["name"], Person(int(option["value"]), name, robot=robot, sees=sees, member=bool(member))


def _may_see(member: Json) -> bool:
    """Whether somebody named in a command can see its channel, by the permissions there that Discord tells. A
    person who is no member of the server cannot."""
    return bool(member) and discord.Permissions(int(member.get("permissions", ALL_SEE))).view_channel


def _files(received: Json, options: list[Json]) -> Iterator[tuple[str, Attached]]:
    attached: Json = received.get("resolved", {}).get("attachments", {})
    for option in options:
        if option["type"] == ATTACHMENT:
            file = attached[option["value"]]
            yield option["name"], Attached(file["filename"], file["url"], file["size"], file.get("content_type") or "")


def _lines(components: list[Json]) -> Iterator[tuple[str, str]]:
    for component in components:
        inner = component.get("component") or component
        chosen = inner.get("value", inner.get("values"))
        if "custom_id" in inner and chosen is not None:
            yield inner["custom_id"], chosen if isinstance(chosen, str) else " ".join(chosen)
        yield from _lines(inner.get("components", ()))
