"""The application's emoji: what the games draw, registered once by name and digest, in the background.

Discord keeps a name and a picture; under which digest we drew it stands in the store. Several processes may serve one
application, each with a store of its own: what another one has registered is taken as it is.
"""

from __future__ import annotations

import asyncio
from base64 import b64encode
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from typing import Any

import discord
import structlog

from bot.adapter.client import Parlour
from bot.adapter.wire import BROKEN
from bot.catalogue import games
from bot.host.ending import end_within
from bot.host.host import Host
from bot.host.storage import setting
from bot.host.storage.store import StoreUnwritable
from bot.messages.words import icons
from renderers.icons import Icon

log = structlog.get_logger(__name__)

KEPT = setting.rows("emoji")
"""Name, digest and Discord's id of each, by application."""
PAUSE = 1.0
"""Seconds between two of them: nobody waits for an icon, but for what the process does beside."""
AGAIN = 900.0
"""Seconds after which the list is read anew, where Discord has refused one or failed."""
TAKEN = 400
"""Discord's status where it has one of that name already, or takes no more."""

Known = Mapping[str, tuple[str, int]]
"""Digest and id by name."""


class EmojiRegistry:
    """Registers the emoji of all games for the application that `client` is logged in as, once it is connected."""

    def __init__(self, client: Parlour, host: Host) -> None:
        self._client = client
        self._http: Any = client.http  # takes and gives plain JSON
        self._host = host
        self._serving: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, in the background."""
        self._serving = asyncio.create_task(self._serve(), name="emoji")

    async def close(self) -> None:
        """End it; nothing is shown any more."""
        if self._serving is not None:
            await end_within(0, self._serving)
        icons.register({})

    @property
    def _application(self) -> int:
        assert self._client.application_id is not None, "not logged in"
        return self._client.application_id

    async def _serve(self) -> None:
        """Register what is missing, and again whenever they are no longer shown."""
        await self._client.connected.wait()
        icons.register({name: id for name, (_, id) in (await self._known()).items()})
        await self._attempt()
        while True:
            await asyncio.sleep(AGAIN)
            if not icons.registered():
                await self._attempt()

    async def _attempt(self) -> None:
        try:
            await self.register()
        except (discord.HTTPException, StoreUnwritable, *BROKEN) as failed:
            log.warning("emoji not registered", error=repr(failed))

    async def register(self) -> None:
        """Register what is missing or is drawn otherwise by now; from then on it is shown.

        :raises discord.HTTPException: Discord refuses or fails.
        """
        known, listed = await self._known(), await self._listed()
        made: dict[str, tuple[str, int]] = {}
        for icon in (icon for game in games().values() for icon in game.icons.values()):
            await asyncio.sleep(PAUSE)
            picture = await asyncio.to_thread(_picture, icon)
            digest, id = sha256(picture).hexdigest()[:16], listed.get(icon.name)
            drawn, ours = known.get(icon.name, (digest, None))
            if id is not None and id == ours and drawn != digest:  # another id is of somebody who drew it since
                with suppress(discord.NotFound):  # another process was sooner
                    await self._http.delete_application_emoji(self._application, id)
                id = None
            id = await self._create(icon.name, picture) if id is None else id
            if id is not None:
                made[icon.name] = digest, id
        rows = [[name, digest, str(id)] for name, (digest, id) in made.items()]
        await self._host.remember(KEPT, self._application, rows)
        icons.register({name: id for name, (_, id) in made.items()})

    async def _known(self) -> Known:
        rows = await self._host.recall(KEPT, self._application) or []
        return {name: (digest, int(id)) for name, digest, id in rows}

    async def _listed(self) -> Mapping[str, int]:
        found = await self._http.get_application_emojis(self._application)
        return {each["name"]: int(each["id"]) for each in found["items"]}

    async def _create(self, name: str, picture: bytes) -> int | None:
        """Its id; where it is there by now, since another process was sooner, that one's. None: Discord takes none."""
        image = f"data:image/png;base64,{b64encode(picture).decode()}"
        try:
            return int((await self._http.create_application_emoji(self._application, name, image))["id"])
        except discord.HTTPException as refused:
            if refused.status != TAKEN:
                raise
            return (await self._listed()).get(name)


def _picture(icon: Icon) -> bytes:
    return icon.png
