"""Channels, threads and messages: the routes bots and people share."""

from bot.playground import limits
from bot.playground.calls import NOTHING, Call, Reply
from bot.playground.forms import Form
from bot.playground.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS
from bot.playground.messages import (
    DEFAULT,
    REPLY,
    SILENT,
    SUPPRESS_EMBEDS,
    THREAD_CREATED,
    THREAD_STARTER,
    V2,
    Draft,
    attachment,
    blank,
    check,
    check_filled,
    fill,
    moment,
)
from bot.playground.payload import Payload
from bot.playground.permissions import Permission
from bot.playground.refusals import Refused, refused
from bot.playground.snowflakes import at
from bot.playground.world import (
    DIRECT,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    Caller,
    World,
    is_archived,
    is_ephemeral,
    is_thread,
)

# Making messages (also for interactions)


def store(world: World, message: Payload, draft: Draft, *, viewer: int | None, nonce: str | None = None) -> Payload:
    """Fills the message from the draft, stores its files and itself. Files that no longer belong to it go.

    :raises Refused: 50006
    """
    before = {one["id"] for one in message["attachments"]}
    files = _files(world, message, draft, ephemeral=viewer is not None)
    base = world.base
    listed = {one["filename"]: one for one in (*draft.kept, *files)}
    filled = fill(message, draft, files, world.everyone(), lambda address: media(world, listed, address, base))
    check_filled(filled)
    world.archive.keep_message(filled, viewer=viewer, nonce=nonce)
    world.archive.drop_files(iter(before - {one["id"] for one in filled["attachments"]}))
    return filled


def _files(world: World, message: Payload, draft: Draft, *, ephemeral: bool) -> list[Payload]:
    described = {str(part["id"]): part for part in draft.form.get("attachments") or ()}
    listed = draft.form.get("attachments") is None
    stored = []
    for upload in draft.uploads:
        if not listed and upload.index not in described:
            continue
        identity = world.new_id()
        world.archive.write_file(identity, upload.content)
        place = (
            f"/ephemeral-attachments/{world.application_id}" if ephemeral else f"/attachments/{message['channel_id']}"
        )
        stored.append(
            attachment(upload, identity, f"{place}/{identity}/{upload.filename}", described, ephemeral=ephemeral)
        )
    return stored


def media(world: World, listed: dict[str, Payload], address: str, base: str) -> Payload:
    """What a component or embed shows for an address: a file of the message, or something elsewhere."""
    found = listed.get(address.removeprefix("attachment://")) if address.startswith("attachment://") else None
    if found is None:
        address = address.removeprefix(base) if base else address
        found = next((one for one in listed.values() if one["url"] == address), None)
    identity = str(world.new_id())
    if found is None:
        return {"id": identity, "url": address, "proxy_url": address, "loading_state": 2}
    told = {
        key: found[key]
        for key in ("url", "proxy_url", "width", "height", "content_type", "filename", "size")
        if key in found
    }
    return told | {"id": identity, "attachment_id": found["id"], "loading_state": 2}


def said(world: World, channel: Payload, message: Payload, *, viewer: int | None = None) -> None:
    """Books a new message in its channel and tells of it."""
    if viewer is None:
        channel["last_message_id"] = message["id"]
        if is_thread(channel):
            _join(channel, message)
            channel["message_count"] += 1
            channel["total_message_sent"] += 1
            channel["active"] = world.clock()
        world.save_channel(channel)
    world.announce("MESSAGE_CREATE", message, viewer=viewer)


def _join(thread: Payload, message: Payload) -> None:
    """Whoever speaks in a thread becomes a member of it."""
    author = message["author"]["id"]
    if author not in thread["users"]:
        thread["users"].append(author)
        thread["member_count"] = len(thread["users"])


def revive(world: World, channel: Payload, caller: Caller) -> None:
    """Brings an archived thread back, as whoever speaks in it does.

    :raises Refused: 50083, 160005 when it is locked and the caller may not manage threads
    """
    if not is_thread(channel):
        return
    locked = (
        channel["thread_metadata"]["locked"] and not world.permissions(caller.id, channel) & Permission.MANAGE_THREADS
    )
    if locked:
        raise refused(50083 if is_archived(channel) else 160005)
    if is_archived(channel):
        channel["thread_metadata"] |= {"archived": False, "archive_timestamp": moment(world.clock())}
        channel["active"] = world.clock()
        world.save_channel(channel)
        world.announce_channel("THREAD_UPDATE", channel)


def check_files(world: World, caller: Caller, channel: Payload, draft: Draft) -> None:
    """:raises Refused: 50013 for files or embeds without the permission"""
    needed = (Permission.ATTACH_FILES if draft.uploads else 0) | (
        Permission.EMBED_LINKS if draft.form.get("embeds") else 0
    )
    if int(needed) & ~world.permissions(caller.id, channel):
        raise refused(50013)


# Messages


def create_message(call: Call) -> Reply:
    world, channel = call.world, _writable(call)
    form = call.form()
    draft = check(form, call.uploads, flags=SUPPRESS_EMBEDS | SILENT | V2, emojis=world.emojis)
    reference = _reference(call, form, channel)
    if not call.caller.is_bot:
        _check_person(form)
    form.problems.refuse()
    check_files(world, call.caller, channel, draft)
    repeated = _repeated(call, form)
    if repeated is not None:
        return Reply(world.shown_message(repeated))
    _check_pace(call, channel)
    revive(world, channel, call.caller)
    message = blank(world.new_id(), call.id("channel"), world.user(call.caller.id), world.clock(), **reference)
    message |= {"nonce": form.get("nonce")} if form.get("nonce") is not None else {}
    nonce = str(form.get("nonce")) if form.get("nonce") is not None else None
    message = store(world, message, draft, viewer=None, nonce=nonce)
    said(world, channel, message)
    world.settle(call.caller.id)
    return Reply(world.shown_message(message))


def _writable(call: Call) -> Payload:
    channel = call.world.channel(call.id("channel"), call.caller)
    call.world.require(
        call.caller, channel, Permission.SEND_MESSAGES_IN_THREADS if is_thread(channel) else Permission.SEND_MESSAGES
    )
    if channel["type"] == DIRECT and not call.world.takes_direct_messages(channel, call.caller.id):
        raise refused(50007)
    return channel


def _check_person(form: Form) -> None:
    for key in ("components", "embeds"):
        if form.get(key):
            form.wrong(key, "MESSAGE_CANNOT_USE_FIELD", "Only applications may use this field")


def _reference(call: Call, form: Form, channel: Payload) -> Payload:
    """The fields of a reply, when the body is one."""
    part = form.part("message_reference")
    if part is None:
        return {}
    identity = part.snowflake("message_id", required=True)
    found = call.world.archive.message(int(channel["id"]), identity) if identity is not None else None
    if not call.world.permissions(call.caller.id, channel) & Permission.READ_MESSAGE_HISTORY:
        raise refused(160002)
    if found is None or is_ephemeral(found):
        if part.get("fail_if_not_exists") is not False:
            form.wrong("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return {}
    reference = {"type": 0, "message_id": found["id"], "channel_id": channel["id"], "guild_id": channel.get("guild_id")}
    return {"type": REPLY, "message_reference": reference}


def _repeated(call: Call, form: Form) -> Payload | None:
    """The message this nonce has made before, if the body asks for that check."""
    if form.get("nonce") is None or form.get("enforce_nonce") is not True:
        return None
    since = at(call.world.clock() - limits.NONCE_SECONDS)
    return call.world.archive.by_nonce(call.caller.id, str(form.get("nonce")), since)


def _check_pace(call: Call, channel: Payload) -> None:
    """Slow mode, which bots and moderators are free of.

    :raises Refused: 20016
    """
    pace = channel.get("rate_limit_per_user") or 0
    if (
        not pace
        or call.caller.is_bot
        or call.world.permissions(call.caller.id, channel) & (Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS)
    ):
        return
    spoken = channel.setdefault("spoken", {})
    wait = spoken.get(str(call.caller.id), 0) + pace - call.world.clock()
    if wait > 0:
        raise refused(20016, retry_after=round(wait, 3))
    spoken[str(call.caller.id)] = call.world.clock()


def list_messages(call: Call) -> Reply:
    world, channel = call.world, call.world.channel(call.id("channel"), call.caller)
    limit = _limit(call, 50)
    if not world.permissions(call.caller.id, channel) & Permission.READ_MESSAGE_HISTORY:
        return Reply([])
    viewer = 0 if call.caller.is_bot else call.caller.id
    found = _page(call, int(channel["id"]), viewer, limit)
    return Reply([world.redacted(world.shown_message(message), call.caller) for message in found])


def _limit(call: Call, usual: int) -> int:
    form = Form(call.query)
    limit = form.whole("limit", 1, limits.PAGE)
    for key in ("before", "after", "around"):
        form.snowflake(key)
    form.problems.refuse()
    return usual if limit is None else limit


def _page(call: Call, channel: int, viewer: int, limit: int) -> list[Payload]:
    archive, bounds = (
        call.world.archive,
        {key: int(call.query[key]) for key in ("before", "after", "around") if key in call.query},
    )
    if "around" in bounds:
        older = archive.page(channel, viewer, before=bounds["around"] + 1, limit=limit // 2 + 1)
        return archive.page(channel, viewer, after=bounds["around"], limit=limit // 2) + older
    if "after" in bounds:
        return archive.page(channel, viewer, after=bounds["after"], limit=limit)
    return archive.page(channel, viewer, before=bounds.get("before"), limit=limit)


def _message(call: Call, channel: Payload) -> Payload:
    """The message of the address, if this caller may know of it. The ephemeral ones are out of the bot's reach here.

    :raises Refused: 10008
    """
    found = call.world.archive.message(int(channel["id"]), call.id("message"))
    if found is None or (is_ephemeral(found) and (call.caller.is_bot or found["viewer"] != str(call.caller.id))):
        raise refused(10008)
    return found


def get_message(call: Call) -> Reply:
    channel = call.world.channel(call.id("channel"), call.caller)
    call.world.require(call.caller, channel, Permission.READ_MESSAGE_HISTORY)
    return Reply(call.world.redacted(call.world.shown_message(_message(call, channel)), call.caller))


def edit_message(call: Call) -> Reply:
    world, channel = call.world, call.world.channel(call.id("channel"), call.caller)
    message = _message(call, channel)
    if message["author"]["id"] != str(call.caller.id):
        raise refused(50005)
    if message["type"] not in (DEFAULT, REPLY, 20, 23):
        raise refused(50021)
    if is_archived(channel):
        raise refused(50083)
    form = call.form()
    draft = check(form, call.uploads, flags=SUPPRESS_EMBEDS | V2, message=message, emojis=world.emojis)
    form.problems.refuse()
    check_files(world, call.caller, channel, draft)
    return Reply(world.shown_message(rewrite(world, message, draft)))


def rewrite(world: World, message: Payload, draft: Draft) -> Payload:
    """Edits a stored message and tells of it."""
    viewer = int(message["viewer"]) if is_ephemeral(message) else None
    edited = None if message["flags"] & 128 else moment(world.clock())
    filled = store(world, message | {"edited_timestamp": edited}, draft, viewer=viewer)
    world.announce("MESSAGE_UPDATE", filled, viewer=viewer)
    return filled


def delete_message(call: Call) -> Reply:
    world, channel = call.world, call.world.channel(call.id("channel"), call.caller)
    message = _message(call, channel)
    own = message["author"]["id"] == str(call.caller.id) or is_ephemeral(message)
    if not own:
        world.require(call.caller, channel, Permission.MANAGE_MESSAGES)
    if is_archived(channel) and not is_ephemeral(message):
        raise refused(50083)
    erase(world, message)
    return NOTHING


def erase(world: World, message: Payload) -> None:
    """Deletes a message and tells of it."""
    channel = world.channels[int(message["channel_id"])]
    world.archive.forget_message(message)
    body = {"id": message["id"], "channel_id": channel["id"]}
    if is_ephemeral(message):
        world.gateway.publish(
            "MESSAGE_DELETE", body, guild=None, intent=DIRECT_MESSAGES, users=(int(message["viewer"]),)
        )
        return
    guild = channel.get("guild_id")
    body |= {"guild_id": guild} if guild else {}
    bots = world.sees(world.application_id, channel)
    world.gateway.publish(
        "MESSAGE_DELETE",
        body,
        guild=int(guild) if guild else None,
        intent=GUILD_MESSAGES,
        users=world.viewers(channel),
        bots=bots,
    )


def type_in(call: Call) -> Reply:
    channel = _writable(call)
    body = {"channel_id": channel["id"], "user_id": str(call.caller.id), "timestamp": int(call.world.clock())}
    guild = channel.get("guild_id")
    body |= {"guild_id": guild} if guild else {}
    users = call.world.viewers(channel) - {call.caller.id}
    call.world.gateway.publish("TYPING_START", body, guild=int(guild) if guild else None, users=users, bots=False)
    return NOTHING


# Channels


def get_channel(call: Call) -> Reply:
    return Reply(call.world.shown_channel(call.world.channel(call.id("channel"), call.caller), call.caller.id))


def edit_channel(call: Call) -> Reply:
    world, channel = call.world, call.world.channel(call.id("channel"), call.caller)
    form = call.form()
    if channel["type"] == DIRECT:
        raise refused(50024)
    if is_thread(channel):
        _edit_thread(call, channel, form)
    else:
        _edit_text(call, channel, form)
    world.save_channel(channel)
    world.announce_channel("THREAD_UPDATE" if is_thread(channel) else "CHANNEL_UPDATE", channel)
    return Reply(world.shown_channel(channel))


def _edit_text(call: Call, channel: Payload, form: Form) -> None:
    call.world.require(call.caller, channel, Permission.MANAGE_CHANNELS)
    form.text("name", 100, 1)
    form.text("topic", limits.TOPIC)
    form.whole("rate_limit_per_user", 0, limits.SLOW_MODE)
    form.problems.refuse()
    channel |= {key: form.get(key) for key in ("name", "topic", "rate_limit_per_user") if key in form.body}


def _edit_thread(call: Call, channel: Payload, form: Form) -> None:
    form.text("name", limits.THREAD_NAME, 1)
    form.one_of("auto_archive_duration", limits.THREAD_MINUTES)
    form.whole("rate_limit_per_user", 0, limits.SLOW_MODE)
    archived, locked = form.flag("archived"), form.flag("locked")
    form.problems.refuse()
    _check_thread_edit(call, channel, form)
    metadata = channel["thread_metadata"]
    if "archived" in form.body and archived != metadata["archived"]:
        metadata |= {"archived": archived, "archive_timestamp": moment(call.world.clock())}
        channel["active"] = call.world.clock()
    metadata |= {"locked": locked} if "locked" in form.body else {}
    metadata |= {key: form.get(key) for key in ("auto_archive_duration",) if key in form.body}
    channel |= {key: form.get(key) for key in ("name", "rate_limit_per_user") if key in form.body}


def _check_thread_edit(call: Call, channel: Payload, form: Form) -> None:
    """Anyone who may speak may bring an unlocked thread back; the rest is its owner's and the moderators'.

    :raises Refused: 50013, 50083
    """
    metadata, keys = channel["thread_metadata"], set(form.body)
    manages = bool(call.world.permissions(call.caller.id, channel) & Permission.MANAGE_THREADS)
    unarchives = keys == {"archived"} and form.get("archived") is False and not metadata["locked"]
    if unarchives:
        call.world.require(call.caller, channel, Permission.SEND_MESSAGES_IN_THREADS)
    elif not manages and (channel["owner_id"] != str(call.caller.id) or "locked" in keys or metadata["locked"]):
        raise refused(50013)
    if metadata["archived"] and form.get("archived") is not False:
        raise refused(50083)


def delete_channel(call: Call) -> Reply:
    world, channel = call.world, call.world.channel(call.id("channel"), call.caller)
    if channel["type"] == DIRECT:
        raise refused(50003)
    world.require(call.caller, channel, Permission.MANAGE_THREADS if is_thread(channel) else Permission.MANAGE_CHANNELS)
    shown = world.shown_channel(channel)
    for one in [*(thread for thread in world.channels.values() if thread.get("parent_id") == channel["id"]), channel]:
        remove_channel(world, one)
    return Reply(shown)


def remove_channel(world: World, channel: Payload) -> None:
    world.announce_channel("THREAD_DELETE" if is_thread(channel) else "CHANNEL_DELETE", channel)
    del world.channels[int(channel["id"])]
    world.archive.forget("channel", channel["id"])
    world.archive.forget_channel(int(channel["id"]))


def put_overwrite(call: Call) -> Reply:
    world, channel = call.world, call.world.channel(call.id("channel"), call.caller)
    world.require(call.caller, channel, Permission.MANAGE_ROLES)
    form = call.form()
    kind = form.one_of("type", (0, 1), required=True)
    entry = {"id": str(call.id("overwrite")), "type": kind} | {
        key: str(form.whole(key, 0, 1 << 63) or 0) for key in ("allow", "deny")
    }
    form.problems.refuse()
    others = [one for one in channel["permission_overwrites"] if one["id"] != entry["id"]]
    _overwrite(world, channel, [*others, entry])
    return NOTHING


def delete_overwrite(call: Call) -> Reply:
    world, channel = call.world, call.world.channel(call.id("channel"), call.caller)
    world.require(call.caller, channel, Permission.MANAGE_ROLES)
    _overwrite(
        world, channel, [one for one in channel["permission_overwrites"] if one["id"] != str(call.id("overwrite"))]
    )
    return NOTHING


def _overwrite(world: World, channel: Payload, overwrites: list[Payload]) -> None:
    """Changes who may do what in a channel. An app that loses sight of it is told so by that same update, as Discord's
    documentation says; nothing is deleted."""
    before = world.sees(world.application_id, channel)
    channel["permission_overwrites"] = overwrites
    world.save_channel(channel)
    world.announce_channel("CHANNEL_UPDATE", channel)
    if before and not world.sees(world.application_id, channel):
        guild = int(channel["guild_id"])
        world.gateway.publish("CHANNEL_UPDATE", world.shown_channel(channel), guild=guild, intent=GUILDS, users=())


# Threads


def create_thread(call: Call) -> Reply:
    channel = call.world.channel(call.id("channel"), call.caller)
    form = call.form()
    kind = form.one_of("type", (PUBLIC_THREAD, PRIVATE_THREAD)) or PRIVATE_THREAD
    needed = Permission.CREATE_PUBLIC_THREADS if kind == PUBLIC_THREAD else Permission.CREATE_PRIVATE_THREADS
    _check_new_thread(call, channel, form, needed)
    thread = _open(call, channel, form, call.world.new_id(), kind)
    if kind == PUBLIC_THREAD:
        _note(call, channel, thread)
    return Reply(call.world.shown_channel(thread), 201)


def create_message_thread(call: Call) -> Reply:
    world, channel = call.world, call.world.channel(call.id("channel"), call.caller)
    message = _message(call, channel)
    if is_ephemeral(message):
        raise refused(10008)
    form = call.form()
    _check_new_thread(call, channel, form, Permission.CREATE_PUBLIC_THREADS | Permission.READ_MESSAGE_HISTORY)
    if int(message["id"]) in world.channels:
        raise refused(160004)
    thread = _open(call, channel, form, int(message["id"]), PUBLIC_THREAD)
    world.announce("MESSAGE_UPDATE", message, viewer=None)
    starter = blank(world.new_id(), int(thread["id"]), message["author"], world.clock(), type=THREAD_STARTER)
    starter["message_reference"] = {
        "type": 0,
        "message_id": message["id"],
        "channel_id": channel["id"],
        "guild_id": channel["guild_id"],
    }
    world.archive.keep_message(starter, viewer=None)
    return Reply(world.shown_channel(thread), 201)


def _check_new_thread(call: Call, channel: Payload, form: Form, needed: int) -> None:
    if channel["type"] != TEXT:
        raise refused(50024)
    call.world.require(call.caller, channel, needed)
    form.text("name", limits.THREAD_NAME, 1, required=True)
    form.one_of("auto_archive_duration", limits.THREAD_MINUTES)
    form.whole("rate_limit_per_user", 0, limits.SLOW_MODE)
    form.problems.refuse()


def _open(call: Call, channel: Payload, form: Form, identity: int, kind: int) -> Payload:
    now = moment(call.world.clock())
    thread = {
        "id": str(identity),
        "type": kind,
        "flags": 0,
        "guild_id": channel["guild_id"],
        "parent_id": channel["id"],
        "name": form.get("name"),
        "owner_id": str(call.caller.id),
        "last_message_id": None,
        "rate_limit_per_user": form.get("rate_limit_per_user") or 0,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "thread_metadata": {
            "archived": False,
            "archive_timestamp": now,
            "auto_archive_duration": form.get("auto_archive_duration") or 4320,
            "locked": False,
            "create_timestamp": now,
        },
        "users": [str(call.caller.id)],
        "active": call.world.clock(),
    }
    call.world.save_channel(thread)
    call.world.announce_channel(
        "THREAD_CREATE", thread, more={"newly_created": True, "member": _thread_member(thread, call.caller.id, now)}
    )
    return thread


def _note(call: Call, channel: Payload, thread: Payload) -> None:
    """The line in the channel that says a thread was opened."""
    world = call.world
    reference = {"type": 0, "channel_id": thread["id"], "guild_id": channel["guild_id"]}
    message = blank(world.new_id(), int(channel["id"]), world.user(call.caller.id), world.clock(), type=THREAD_CREATED)
    message |= {"content": thread["name"], "message_reference": reference}
    world.archive.keep_message(message, viewer=None)
    said(world, channel, message)


def _thread_member(thread: Payload, user: int, joined: str) -> Payload:
    return {"id": thread["id"], "user_id": str(user), "join_timestamp": joined, "flags": 0}


def put_thread_member(call: Call) -> Reply:
    world, thread = call.world, _thread(call)
    user = _member_id(call)
    world.member(world.guilds[int(thread["guild_id"])], user)
    if is_archived(thread):
        raise refused(50083)
    if user != call.caller.id:
        world.require(call.caller, thread, Permission.SEND_MESSAGES_IN_THREADS)
    if str(user) not in thread["users"] and len(thread["users"]) >= limits.THREAD_MEMBERS:
        raise Refused(400, 30033, "Maximum number of thread participants has been reached (1000)")
    _set_members(call, thread, [*(one for one in thread["users"] if one != str(user)), str(user)])
    return NOTHING


def delete_thread_member(call: Call) -> Reply:
    thread = _thread(call)
    user = _member_id(call)
    if is_archived(thread):
        raise refused(50083)
    if user != call.caller.id and thread["owner_id"] != str(call.caller.id):
        call.world.require(call.caller, thread, Permission.MANAGE_THREADS)
    _set_members(call, thread, [one for one in thread["users"] if one != str(user)])
    return NOTHING


def _member_id(call: Call) -> int:
    return call.caller.id if call.path["user"] == "@me" else call.id("user")


def _thread(call: Call) -> Payload:
    thread = call.world.channel(call.id("channel"), call.caller)
    if not is_thread(thread):
        raise refused(50024)
    return thread


def _set_members(call: Call, thread: Payload, users: list[str]) -> None:
    world = call.world
    added = [one for one in users if one not in thread["users"]]
    removed = [one for one in thread["users"] if one not in users]
    thread |= {"users": users, "member_count": len(users)}
    world.save_channel(thread)
    members = [_thread_member(thread, int(one), moment(world.clock())) for one in added]
    body = {"id": thread["id"], "guild_id": thread["guild_id"], "member_count": len(users)}
    body |= {"added_members": members, "removed_member_ids": removed}
    world.gateway.publish(
        "THREAD_MEMBERS_UPDATE", body, guild=int(thread["guild_id"]), intent=GUILDS, users=world.viewers(thread)
    )


def list_thread_members(call: Call) -> Reply:
    thread = _thread(call)
    joined = thread["thread_metadata"]["create_timestamp"]
    return Reply([_thread_member(thread, int(user), joined) for user in thread["users"]])


def archived_threads(call: Call) -> Reply:
    channel = call.world.channel(call.id("channel"), call.caller)
    found = [one for one in call.world.channels.values() if one.get("parent_id") == channel["id"] and is_archived(one)]
    shown = [call.world.shown_channel(one) for one in found if call.world.sees(call.caller.id, one)]
    return Reply({"threads": shown[::-1], "members": [], "has_more": False})


def create_direct(call: Call) -> Reply:
    """The direct channel with somebody, made when it is first asked for."""
    form = call.form()
    other = form.snowflake("recipient_id", required=True)
    form.problems.refuse()
    assert other is not None
    call.world.user(other)
    users = {str(other), str(call.caller.id)}
    if len(users) < 2:
        raise refused(50007)
    found = next(
        (one for one in call.world.channels.values() if one["type"] == DIRECT and set(one["users"]) == users), None
    )
    return Reply(call.world.shown_channel(found or _open_direct(call, sorted(users)), call.caller.id))


def _open_direct(call: Call, users: list[str]) -> Payload:
    channel = {"id": str(call.world.new_id()), "type": DIRECT, "flags": 0, "last_message_id": None, "users": users}
    call.world.save_channel(channel)
    for user in map(int, users):
        shown = call.world.shown_channel(channel, user)
        bot = user == call.world.application_id
        call.world.gateway.publish("CHANNEL_CREATE", shown, guild=None, intent=DIRECT_MESSAGES, users=(user,), bots=bot)
    return channel
