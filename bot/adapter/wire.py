"""Our messages in the shapes of discord.py, and calls that survive a broken connection.

discord.py's views are used as carriers only: ours never listen, since every control is dispatched by its `custom_id`. A
view that listened would be kept for ever, or take other views' controls with it when it stops.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import aiohttp
import discord
import structlog

from bot.messages.message import Form, Message
from bot.messages.words import icons

log = structlog.get_logger(__name__)

T = TypeVar("T")
PAUSES = (0.2, 1.0)
"""Seconds before the second and third try of a call that may be repeated."""

# discord.py repeats a call after a reset connection on macOS and Windows only (errno 54, 10054), not on Linux (104).
BROKEN = (aiohttp.ClientConnectionError, ConnectionError, asyncio.TimeoutError)

REFUSED = 400


class Layout(discord.ui.LayoutView):
    """Ready components, as a view that is already over."""

    def __init__(self, components: list[dict[str, object]]) -> None:
        super().__init__(timeout=None)
        self._ready = components

    def to_components(self) -> list[dict[str, Any]]:
        return self._ready

    def has_components_v2(self) -> bool:
        return True

    def is_finished(self) -> bool:
        return True


def layout(message: Message) -> Layout:
    """The message's parts, as what discord.py sends."""
    return Layout(message.components())


def files(message: Message) -> list[discord.File]:
    """The message's attachments; made afresh for each try, since sending reads them."""
    pictures = [discord.File(io.BytesIO(part.png), part.name, description=part.alt) for part in message.pictures]
    return pictures + [discord.File(io.BytesIO(part.content), part.name) for part in message.documents]


def mentions(message: Message) -> discord.AllowedMentions:
    """Whom the message may ping."""
    return naming(message.mentions)


def naming(people: Sequence[int]) -> discord.AllowedMentions:
    """These people and nobody else: who may be pinged by a new message, or is only named by a change."""
    users = [discord.Object(user) for user in people]
    return discord.AllowedMentions(everyone=False, roles=False, users=users or False, replied_user=False)


class Dialogue(discord.ui.Modal):
    """A ready form, as a modal that is already over."""

    def __init__(self, form: Form) -> None:
        super().__init__(title=form.title, custom_id=form.custom_id, timeout=None)
        self._ready = form.payload()

    def to_dict(self) -> dict[str, Any]:
        return self._ready

    def is_finished(self) -> bool:
        return True


async def in_words_alone(call: Callable[[], Awaitable[T]]) -> T:
    """What `call` gives; where Discord refuses an icon in it, once more without any. They are shown again once the
    registry was read anew."""
    try:
        return await call()
    except discord.HTTPException as refused:
        if refused.status != REFUSED or "emoji" not in refused.text:
            raise
        log.warning("icon refused, saying it in words alone", error=refused.text)
    icons.register({})
    return await call()


async def persist(call: Callable[[], Awaitable[T]]) -> T:
    """What `call` gives, called again after a broken connection or a bare rate limit: for calls that may happen
    twice."""
    for pause in PAUSES:
        try:
            return await in_words_alone(call)
        except BROKEN as broken:
            log.warning("connection broken, trying again", error=repr(broken), pause=pause)
        except discord.HTTPException as refused:
            # discord.py waits out a rate limit of Discord's own; one without its headers comes from a proxy in between.
            if refused.status != 429:
                raise
            log.warning("rate limited, trying again", pause=pause)
        await asyncio.sleep(pause)
    return await in_words_alone(call)
