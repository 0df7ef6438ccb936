"""The application: what it is, its commands and its emojis."""

import base64
import binascii

from bot.playground import limits
from bot.playground.calls import NOTHING, Call, Reply
from bot.playground.definitions import CHAT, check_all, check_counts, check_one, complete, localized
from bot.playground.invocations import may_use
from bot.playground.payload import Payload
from bot.playground.refusals import Refused, refused
from bot.playground.world import World

DAY = 24 * 60 * 60


def get_application(call: Call) -> Reply:
    call.bots_only()
    world = call.world
    application = {
        "id": str(world.application_id),
        "name": world.application["name"],
        "icon": None,
        "description": "",
        "type": None,
        "bot": world.user(world.application_id),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "event_webhooks_url": None,
        "event_webhooks_status": 1,
        "integration_types_config": {"0": {}},
        "owner": world.user(next(iter(world.users))),
        "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "rpc_origins": [],
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
    }
    return Reply(application)


def get_gateway(call: Call) -> Reply:
    return Reply({"url": _gateway(call.world)})


def get_gateway_bot(call: Call) -> Reply:
    call.bots_only()
    starts = call.world.gateway.starts
    left, seconds = starts.left("")
    start = {"total": starts.calls, "remaining": left, "reset_after": int(seconds * 1000), "max_concurrency": 1}
    return Reply({"url": _gateway(call.world), "shards": 1, "session_start_limit": start})


def _gateway(world: World) -> str:
    return world.base.replace("http", "ws", 1) + "/gateway/"


# Commands


def _scope(call: Call) -> str | None:
    """The server of the address, None for global commands.

    :raises Refused: 20012 for another application, 50001 for a server it is not in
    """
    call.bots_only()
    if call.path["application"] != str(call.world.application_id):
        raise refused(20012)
    if "guild" not in call.path:
        return None
    guild = call.world.guilds.get(call.id("guild"))
    if guild is None or str(call.caller.id) not in guild["members"]:
        raise refused(50001)
    return str(guild["id"])


def _commands(world: World, scope: str | None) -> list[Payload]:
    return [command for command in world.commands.values() if command.get("guild_id") == scope]


def _named(world: World, scope: str | None, body: Payload) -> Payload | None:
    kind = body.get("type") or CHAT
    return next((one for one in _commands(world, scope) if (one["type"], one["name"]) == (kind, body["name"])), None)


def list_commands(call: Call) -> Reply:
    scope = _scope(call)
    full = call.query.get("with_localizations", "").lower() in ("1", "true")
    return Reply([command if full else _plain(command) for command in _commands(call.world, scope)])


def _plain(part: Payload) -> Payload:
    """A command without its other languages, as lists give it unless asked."""
    told = {key: value for key, value in part.items() if not key.endswith("_localizations")}
    return told | {key: [_plain(inner) for inner in part[key]] for key in ("options", "choices") if key in part}


def put_commands(call: Call) -> Reply:
    world, scope = call.world, _scope(call)
    bodies = check_all(call.body)
    fresh = [body for body in bodies if _named(world, scope, body) is None]
    _count_creates(world, scope, len(fresh))
    kept = [_keep(world, scope, body) for body in bodies]
    ids = {command["id"] for command in kept}
    for command in _commands(world, scope):
        if command["id"] not in ids:
            _forget(world, command)
    _announce(world, scope)
    return Reply(kept)


def create_command(call: Call) -> Reply:
    world, scope = call.world, _scope(call)
    body = check_one(call.body)
    known = _named(world, scope, body)
    if known is None:
        check_counts([*_commands(world, scope), body])
        _count_creates(world, scope, 1)
    command = _keep(world, scope, body)
    _announce(world, scope)
    return Reply(command, 201 if known is None else 200)


def _count_creates(world: World, scope: str | None, number: int) -> None:
    """:raises Refused: 30034 beyond the creates of a day"""
    key = scope or "global"
    today = int(world.clock() // DAY)
    count = world.archive.document("creates", key) or {"day": today, "number": 0}
    total = (count["number"] if count["day"] == today else 0) + number
    if total > limits.COMMAND_CREATES:
        raise refused(30034)
    if number:
        world.archive.keep("creates", key, {"day": today, "number": total})


def _keep(world: World, scope: str | None, body: Payload) -> Payload:
    """Stores the command under its old id, or a new one; a change makes a new version."""
    known = _named(world, scope, body)
    told = complete(body)
    identity = known["id"] if known else str(world.new_id())
    command = {"id": identity, "application_id": str(world.application_id), **told} | (
        {"guild_id": scope} if scope else {}
    )
    same = known is not None and {key: value for key, value in known.items() if key != "version"} == command
    command["version"] = known["version"] if known and same else str(world.new_id())
    if not same:
        world.commands[int(identity)] = command
        world.archive.keep("command", identity, command)
    return command


def _forget(world: World, command: Payload) -> None:
    del world.commands[int(command["id"])]
    world.archive.forget("command", command["id"])


def _announce(world: World, scope: str | None) -> None:
    for guild in world.guilds.values():
        if scope in (None, guild["id"]):
            body = {"guild_id": guild["id"]}
            world.gateway.publish("GUILD_APPLICATION_COMMAND_INDEX_UPDATE", body, guild=int(guild["id"]), bots=False)


def _command(call: Call) -> tuple[str | None, Payload]:
    scope = _scope(call)
    command = call.world.commands.get(call.id("command"))
    if command is None or command.get("guild_id") != scope:
        raise refused(10063)
    return scope, command


def get_command(call: Call) -> Reply:
    return Reply(_command(call)[1])


def edit_command(call: Call) -> Reply:
    scope, command = _command(call)
    body = check_one({**{key: value for key, value in command.items() if value is not None}, **call.form().body})
    edited = command | complete(body) | {"version": str(call.world.new_id())}
    call.world.commands[int(command["id"])] = edited
    call.world.archive.keep("command", command["id"], edited)
    _announce(call.world, scope)
    return Reply(edited)


def delete_command(call: Call) -> Reply:
    scope, command = _command(call)
    _forget(call.world, command)
    _announce(call.world, scope)
    return NOTHING


def channel_index(call: Call) -> Reply:
    """The commands a person may use in a channel."""
    call.people_only()
    channel = call.world.channel(call.id("channel"), call.caller)
    return Reply(_index(call, channel))


def guild_index(call: Call) -> Reply:
    """The commands a person may use somewhere in a server."""
    call.people_only()
    guild = call.world.guild(call.id("guild"), call.caller)
    return Reply(
        _index(call, next(one for one in call.world.channels_of(guild) if call.world.sees(call.caller.id, one)))
    )


def _index(call: Call, channel: Payload) -> Payload:
    world = call.world
    offered = [command for command in world.commands.values() if may_use(world, call.caller, channel, command)]
    here = (
        str(world.application_id) in world.guilds[int(channel["guild_id"])]["members"]
        if channel.get("guild_id")
        else True
    )
    application = {"id": str(world.application_id), "name": world.application["name"], "description": "", "icon": None}
    return {
        "applications": [application | {"bot": world.user(world.application_id)}],
        "application_commands": [localized(command, world.locale(call.caller.id)) for command in offered]
        if here
        else [],
        "version": str(max((int(command["version"]) for command in world.commands.values()), default=0)),
    }


# Emojis


def _emoji(call: Call) -> Payload:
    _scope(call)
    emoji = call.world.emojis.get(call.id("emoji"))
    if emoji is None:
        raise refused(10014)
    return emoji


def list_emojis(call: Call) -> Reply:
    _scope(call)
    return Reply({"items": list(call.world.emojis.values())})


def get_emoji(call: Call) -> Reply:
    return Reply(_emoji(call))


def create_emoji(call: Call) -> Reply:
    _scope(call)
    world, form = call.world, call.form()
    name = form.text("name", limits.EMOJI_NAME, 2, required=True)
    if name and not name.replace("_", "").isalnum():
        form.wrong("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(emoji["name"] == name for emoji in world.emojis.values()):
        form.wrong("name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "The emoji name is already taken")
    picture = _picture(form.text("image", 4 * limits.EMOJI_BYTES, 1, required=True) or "")
    if picture is None:
        form.wrong("image", "IMAGE_INVALID", "Invalid image data")
    form.problems.refuse()
    if picture is not None and len(picture) > limits.EMOJI_BYTES:
        raise Refused(400, 50045, "File uploaded exceeds the maximum size")
    if len(world.emojis) >= limits.EMOJIS:
        raise Refused(400, 30008, "Maximum number of emojis reached (2000)")
    return Reply(_keep_emoji(world, str(name), picture or b""), 201)


def _picture(image: str) -> bytes | None:
    """The bytes of a `data:image/...;base64,` address."""
    head, _, content = image.partition(";base64,")
    try:
        return base64.b64decode(content, validate=True) if head.startswith("data:image/") else None
    except binascii.Error:
        return None


def _keep_emoji(world: World, name: str, picture: bytes) -> Payload:
    identity = world.new_id()
    world.archive.write_file(identity, picture)
    user = world.user(world.application_id)
    emoji = {"id": str(identity), "name": name, "roles": [], "user": user, "require_colons": True, "managed": False}
    emoji |= {"animated": picture.startswith(b"GIF8"), "available": True}
    world.emojis[identity] = emoji
    world.archive.keep("emoji", identity, emoji)
    return emoji


def edit_emoji(call: Call) -> Reply:
    emoji, form = _emoji(call), call.form()
    name = form.text("name", limits.EMOJI_NAME, 2, required=True)
    form.problems.refuse()
    emoji["name"] = name
    call.world.archive.keep("emoji", emoji["id"], emoji)
    return Reply(emoji)


def delete_emoji(call: Call) -> Reply:
    emoji = _emoji(call)
    del call.world.emojis[int(emoji["id"])]
    call.world.archive.forget("emoji", emoji["id"])
    call.world.archive.drop_files(iter([emoji["id"]]))
    return NOTHING
