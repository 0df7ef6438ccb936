"""How many connections Discord takes today: a bot that makes more loses its token, so the last of them are kept."""

from __future__ import annotations

from dataclasses import dataclass

import discord
import structlog
from discord.http import Route

from bot.host.clock import AGAIN, Time

log = structlog.get_logger(__name__)

KEPT = 100
"""Connections a day that a program which starts again and again does not use up. Discord allows 1,000, and takes the
token away after that."""


@dataclass(frozen=True, slots=True)
class Starts:
    """What Discord says of new connections: into how many shards it would split the bot's, how many are left, and in
    how many seconds they are all there again."""

    shards: int
    left: int
    renewed: float


async def starts(client: discord.Client) -> Starts:
    """What Discord allows now.

    :raises discord.HTTPException: Discord does not say.
    """
    told = await client.http.request(Route("GET", "/gateway/bot"))
    limit = told["session_start_limit"]
    return Starts(int(told["shards"]), int(limit["remaining"]), limit["reset_after"] / 1000)


async def wait_for_starts(client: discord.Client, time: Time) -> None:
    """Until there are enough: whoever starts the program whenever it ends cannot burn the token.

    :raises discord.HTTPException: Discord does not say.
    """
    while (found := await starts(client)).left < KEPT:
        log.error("too few connections are left today; waiting", left=found.left, seconds=round(found.renewed))
        await time.sleep(max(found.renewed, AGAIN))
