"""The REST API: which address leads where, and what surrounds every call (tokens, rate limits, faults, records)."""

import asyncio
import logging
import socket
import struct
import zlib
from collections.abc import Mapping, Sequence
from typing import Any

from aiohttp import web

from bot.playground import applications, channels, guilds, interactions
from bot.playground.calls import Call, Exchange, Handler, Recorder, Reply, read
from bot.playground.faults import Fault, Harm
from bot.playground.messages import Upload
from bot.playground.payload import encode
from bot.playground.rates import MESSAGES, Rates
from bot.playground.refusals import Refused
from bot.playground.world import Caller, World

log = logging.getLogger(__name__)

COMMANDS = "/applications/{application}/commands"
GUILD_COMMANDS = "/applications/{application}/guilds/{guild}/commands"
EMOJIS = "/applications/{application}/emojis"
WEBHOOK = "/webhooks/{application}/{token}"
MEMBERS = "/guilds/{guild}/members"

ROUTES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", "/gateway", applications.get_gateway),
    ("GET", "/gateway/bot", applications.get_gateway_bot),
    ("GET", "/oauth2/applications/@me", applications.get_application),
    ("GET", "/applications/@me", applications.get_application),
    *(
        (method, address, handler)
        for commands in (COMMANDS, GUILD_COMMANDS)
        for method, address, handler in (
            ("GET", commands, applications.list_commands),
            ("PUT", commands, applications.put_commands),
            ("POST", commands, applications.create_command),
            ("GET", commands + "/{command}", applications.get_command),
            ("PATCH", commands + "/{command}", applications.edit_command),
            ("DELETE", commands + "/{command}", applications.delete_command),
        )
    ),
    ("GET", EMOJIS, applications.list_emojis),
    ("POST", EMOJIS, applications.create_emoji),
    ("GET", EMOJIS + "/{emoji}", applications.get_emoji),
    ("PATCH", EMOJIS + "/{emoji}", applications.edit_emoji),
    ("DELETE", EMOJIS + "/{emoji}", applications.delete_emoji),
    ("POST", "/interactions", interactions.create_interaction),
    ("POST", "/interactions/{interaction}/{token}/callback", interactions.callback),
    ("POST", WEBHOOK, interactions.follow_up),
    ("GET", WEBHOOK + "/messages/{message}", interactions.get_by_token),
    ("PATCH", WEBHOOK + "/messages/{message}", interactions.edit_by_token),
    ("DELETE", WEBHOOK + "/messages/{message}", interactions.delete_by_token),
    ("GET", "/channels/{channel}", channels.get_channel),
    ("PATCH", "/channels/{channel}", channels.edit_channel),
    ("DELETE", "/channels/{channel}", channels.delete_channel),
    ("GET", MESSAGES, channels.list_messages),
    ("POST", MESSAGES, channels.create_message),
    ("GET", MESSAGES + "/{message}", channels.get_message),
    ("PATCH", MESSAGES + "/{message}", channels.edit_message),
    ("DELETE", MESSAGES + "/{message}", channels.delete_message),
    ("POST", MESSAGES + "/{message}/threads", channels.create_message_thread),
    ("POST", "/channels/{channel}/threads", channels.create_thread),
    ("GET", "/channels/{channel}/threads/archived/public", channels.archived_threads),
    ("GET", "/channels/{channel}/thread-members", channels.list_thread_members),
    ("PUT", "/channels/{channel}/thread-members/{user}", channels.put_thread_member),
    ("DELETE", "/channels/{channel}/thread-members/{user}", channels.delete_thread_member),
    ("POST", "/channels/{channel}/typing", channels.type_in),
    ("PUT", "/channels/{channel}/permissions/{overwrite}", channels.put_overwrite),
    ("DELETE", "/channels/{channel}/permissions/{overwrite}", channels.delete_overwrite),
    ("GET", "/channels/{channel}/application-command-index", applications.channel_index),
    ("POST", "/channels/{channel}/attachments", interactions.place_upload),
    ("GET", "/users/@me", guilds.get_me),
    ("PATCH", "/users/@me", guilds.edit_me),
    ("GET", "/users/@me/settings", guilds.get_settings),
    ("PATCH", "/users/@me/settings", guilds.edit_settings),
    ("GET", "/users/@me/guilds", guilds.my_guilds),
    ("DELETE", "/users/@me/guilds/{guild}", guilds.leave_guild),
    ("GET", "/users/@me/channels", guilds.my_channels),
    ("POST", "/users/@me/channels", channels.create_direct),
    ("GET", "/users/{user}", guilds.get_user),
    ("GET", "/guilds/{guild}", guilds.get_guild),
    ("DELETE", "/guilds/{guild}", guilds.delete_guild),
    ("GET", "/guilds/{guild}/roles", guilds.guild_roles),
    ("GET", "/guilds/{guild}/channels", guilds.guild_channels),
    ("POST", "/guilds/{guild}/channels", guilds.create_channel),
    ("GET", "/guilds/{guild}/threads/active", guilds.active_threads),
    ("GET", "/guilds/{guild}/application-command-index", applications.guild_index),
    ("GET", MEMBERS, guilds.list_members),
    ("PATCH", MEMBERS + "/@me", guilds.edit_my_member),
    ("GET", MEMBERS + "/{user}", guilds.get_member),
    ("PUT", MEMBERS + "/{user}", guilds.put_member),
    ("DELETE", MEMBERS + "/{user}", guilds.delete_member),
)
BY_TOKEN = ("/interactions/{interaction}", "/webhooks/")  # the token in the address is the authority
MAJOR = ("channel", "guild", "application", "token")


class Api:
    """Adds the routes to an application and answers them."""

    def __init__(self, world: World, recorder: Recorder | None, *, limited: bool) -> None:
        self.world = world
        self.recorder = recorder
        self.rates = Rates(world.clock, limited=limited)

    def add_to(self, router: web.UrlDispatcher) -> None:
        for method, address, handler in ROUTES:
            router.add_route(method, "/api/v10" + address, self._answering(method, address, handler))
        router.add_route("*", "/api/{rest:.*}", _nowhere)

    def _answering(self, method: str, address: str, handler: Handler) -> Any:
        bucket = f"{zlib.crc32(f'{method} {address}'.encode()):08x}"
        by_token = address.startswith(BY_TOKEN)

        async def answer(request: web.Request) -> web.StreamResponse:
            by_bot = by_token or request.headers.get("Authorization", "").startswith("Bot ")
            fault = self.world.faults.call(method, request.path.removeprefix("/api/v10")) if by_bot else None
            early = await _before(request, fault)
            if early is not None:
                return early
            reply, headers = await self._reply(request, method, address, handler, bucket)
            return await _after(request, fault, _response(reply, headers))

        return answer

    async def _reply(
        self, request: web.Request, method: str, address: str, handler: Handler, bucket: str
    ) -> tuple[Reply, Mapping[str, str]]:
        headers: Mapping[str, str] = {}
        path, query = dict(request.match_info), dict(request.query)
        caller, body = None, None
        uploads: Sequence[Upload] = ()
        try:
            caller = self._caller(request, address)
            major = next((path[key] for key in MAJOR if key in path), "")
            counted = caller.is_bot and not address.startswith(BY_TOKEN)  # answers to interactions count for nothing
            headers = self.rates.count((method, address), bucket, major, counted=counted)
            body, uploads = await read(request)
            with self.world.archive.together():
                reply = handler(Call(self.world, caller, path, query, body, uploads))
        except Refused as refusal:
            reply = Reply(refusal.body, refusal.status)
            if refusal.status == 429:
                scope = "global" if refusal.extra.get("global") else "user"
                headers = limit_headers(float(str(refusal.extra["retry_after"])), bucket, scope=scope)
        if self.recorder is not None and caller is not None:
            self.recorder(
                Exchange(method, address, request.path, query, caller.is_bot, body, uploads, reply.status, reply.body)
            )
        return reply, headers

    def _caller(self, request: web.Request, address: str) -> Caller:
        if address.startswith(BY_TOKEN):
            return Caller(self.world.application_id, True)
        return self.world.caller(request.headers.get("Authorization"))


async def _nowhere(request: web.Request) -> web.Response:
    """Discord's answer to an address it does not have."""
    return _response(Reply({"message": "404: Not Found", "code": 0}, 404), {})


def _response(reply: Reply, headers: Mapping[str, str]) -> web.Response:
    if reply.status == 204:
        return web.Response(status=204, headers=headers)
    # discord.py reads JSON only under exactly this content type
    told = {
        **headers,
        "Content-Type": "application/json",
        "X-Content-Type-Options": "nosniff",
        "Cache-Control": "no-store",
    }
    return web.Response(status=reply.status, body=encode(reply.body), headers=told)


def limit_headers(retry_after: float, bucket: str, *, scope: str) -> dict[str, str]:
    """The headers of a 429 that comes from Discord itself."""
    told = {
        "Via": "1.1 google",
        "Retry-After": str(max(1, round(retry_after))),
        "X-RateLimit-Limit": "1",
        "X-RateLimit-Remaining": "0",
        "X-RateLimit-Reset-After": f"{retry_after:.3f}",
        "X-RateLimit-Bucket": bucket,
        "X-RateLimit-Scope": scope,
    }
    return told | ({"X-RateLimit-Global": "true"} if scope == "global" else {})


async def _before(request: web.Request, fault: Fault | None) -> web.Response | None:
    """What a fault answers instead of the call."""
    if fault is None:
        return None
    if fault.harm is Harm.RATE_LIMIT:
        return _response(Reply(fault.limit, 429), limit_headers(fault.retry_after, "fault", scope=fault.scope))
    if fault.harm is Harm.BARE_LIMIT:
        return web.Response(
            status=429, text="error code: 1015", headers={"Retry-After": str(max(1, round(fault.retry_after)))}
        )
    if fault.harm is Harm.ERROR:
        return _response(Reply(fault.refusal, fault.status), {})
    if fault.harm is Harm.RESET:
        return _reset(request)
    if fault.harm is Harm.SLOW:
        await asyncio.sleep(fault.delay)
    return None


async def _after(request: web.Request, fault: Fault | None, response: web.Response) -> web.Response:
    """What a fault makes of the answer."""
    if fault is None:
        return response
    if fault.harm is Harm.ERROR_AFTER:
        return _response(Reply(fault.refusal, fault.status), {})
    if fault.harm is Harm.LOST:
        return _reset(request)
    if fault.harm is Harm.LATE:
        await asyncio.sleep(fault.delay)
    return response


def _reset(request: web.Request) -> web.Response:
    """Resets the TCP connection; the response returned goes nowhere."""
    if request.transport is not None:
        raw: socket.socket | None = request.transport.get_extra_info("socket")
        if raw is not None:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        request.transport.abort()
    return web.Response(status=204)
