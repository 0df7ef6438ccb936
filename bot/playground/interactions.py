"""Interactions: from a person's click to the bot, and from the bot's answer to whoever may see it."""

import base64
import secrets
from typing import Any

from bot.playground import limits
from bot.playground.calls import NOTHING, Call, Reply, safe_name
from bot.playground.channels import check_files, erase, media, revive, rewrite, said, store
from bot.playground.components import check_modal, shown
from bot.playground.definitions import STRING, check_choices
from bot.playground.forms import Form
from bot.playground.invocations import Resolved, command_data, component_data, may_use, modal_data
from bot.playground.messages import (
    COMMAND_ANSWER,
    EPHEMERAL,
    LOADING,
    MENU_ANSWER,
    REPLY,
    SILENT,
    SUPPRESS_EMBEDS,
    V2,
    Draft,
    Upload,
    blank,
    check,
)
from bot.playground.messages import attachment as listed_file
from bot.playground.payload import Payload
from bot.playground.permissions import Permission
from bot.playground.refusals import refused
from bot.playground.world import Caller, World, is_archived, is_ephemeral

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL = 2, 3, 4, 5
ANSWER, DEFER, DEFER_EDIT, EDIT, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
TAKEN = {
    COMMAND: {ANSWER, DEFER, OPEN_MODAL},
    COMPONENT: {ANSWER, DEFER, DEFER_EDIT, EDIT, OPEN_MODAL},
    AUTOCOMPLETE: {CHOICES},
    MODAL: {ANSWER, DEFER, DEFER_EDIT, EDIT},
}
DAY = 24 * 60 * 60


# From a person


def create_interaction(call: Call) -> Reply:
    """What a person does with the bot."""
    call.people_only()
    form = call.form()
    kind = form.one_of("type", (COMMAND, COMPONENT, AUTOCOMPLETE, MODAL), required=True)
    application, place = form.snowflake("application_id", required=True), form.snowflake("channel_id", required=True)
    form.text("nonce", limits.NONCE)
    data = form.part("data", required=True)
    form.problems.refuse()
    assert data is not None
    assert place is not None
    if application != call.world.application_id:
        raise refused(10002)
    channel = _place(call, form, place)
    record = _record(call, form, kind, channel)
    _begin(call, form, data, record, channel)
    call.world.settle(call.caller.id)
    return NOTHING


def _place(call: Call, form: Form, identity: int) -> Payload:
    """The channel, if person and bot are both there.

    :raises Refused: 10003, 50001, 160005
    """
    channel = call.world.channel(identity, call.caller)
    guild = form.snowflake("guild_id")
    if str(guild) != str(channel.get("guild_id")) and guild is not None:
        raise refused(10003)
    if (
        channel.get("guild_id")
        and str(call.world.application_id) not in call.world.guilds[int(channel["guild_id"])]["members"]
    ):
        raise refused(10002)
    manages = call.world.permissions(call.caller.id, channel) & Permission.MANAGE_THREADS
    if "thread_metadata" in channel and channel["thread_metadata"]["locked"] and not manages:
        raise refused(160005)
    return channel


def _record(call: Call, form: Form, kind: int, channel: Payload) -> Payload:
    identity = call.world.new_id()
    token = (
        base64.urlsafe_b64encode(f"interaction:{identity}:{secrets.token_urlsafe(48)}".encode()).decode().rstrip("=")
    )
    return {
        "id": str(identity),
        "token": token,
        "type": kind,
        "user": str(call.caller.id),
        "channel": channel["id"],
        "guild": channel.get("guild_id"),
        "created": call.world.clock(),
        "nonce": form.get("nonce"),
        "response": None,
        "original": None,
        "source": None,
        "failed": False,
        "name": None,
        "menu": False,
    }


def _begin(call: Call, form: Form, data: Form, record: Payload, channel: Payload) -> None:
    """Checks what was sent, keeps the interaction and passes it on."""
    world, resolved = call.world, Resolved(call.world, channel, call.caller)
    if record["type"] in (COMMAND, AUTOCOMPLETE):
        told, source = _command(call, data, record, channel, resolved), None
    elif record["type"] == COMPONENT:
        source = _source(call, form, channel)
        told = component_data(data, source, resolved)
    else:
        told, source = _modal(call, data, channel, resolved)
    form.problems.refuse()
    record["source"] = source["id"] if source else None
    _keep(world, record)
    world.gateway.tell(call.caller.id, "INTERACTION_CREATE", {"id": record["id"], "nonce": record["nonce"]})
    body = (
        _event(world, call.caller, record, channel)
        | {"data": told}
        | ({"message": world.shown_message(source)} if source else {})
    )
    guild = int(record["guild"]) if record["guild"] else None
    world.gateway.publish("INTERACTION_CREATE", body, guild=guild, users=())


def _keep(world: World, record: Payload) -> None:
    world.interactions[record["token"]] = record
    world.archive.keep("interaction", record["id"], record)


def _command(call: Call, data: Form, record: Payload, channel: Payload, resolved: Resolved) -> Payload:
    identity = data.snowflake("id", required=True)
    data.problems.refuse()
    command = call.world.commands.get(identity or 0)
    if command is None or (data.get("name") is not None and data.get("name") != command["name"]):
        raise refused(10063)
    if not may_use(call.world, call.caller, channel, command):
        raise refused(50013)
    record |= {"name": command["name"], "menu": command["type"] != 1, "menu_kind": command["type"]}
    return command_data(data, command, resolved, _files(call, data), autocomplete=record["type"] == AUTOCOMPLETE)


def _source(call: Call, form: Form, channel: Payload) -> Payload:
    """The message the component is on, if this person sees it."""
    identity = form.snowflake("message_id", required=True)
    form.problems.refuse()
    found = call.world.archive.message(int(channel["id"]), identity or 0)
    if found is None or found.get("viewer") not in (None, str(call.caller.id)):
        raise refused(10008)
    if found["author"]["id"] != str(call.world.application_id):
        raise refused(10002)
    return found


def _modal(call: Call, data: Form, channel: Payload, resolved: Resolved) -> tuple[Payload, Payload | None]:
    """The answers, and the message whose component opened the modal."""
    archive, custom_id = call.world.archive, data.text("custom_id", limits.CUSTOM_ID, 1, required=True)
    opened = [
        body
        for _, body in archive.documents("modal")
        if body["user"] == str(call.caller.id) and body["channel"] == channel["id"]
    ]
    wanted = [
        body for body in opened if body["custom_id"] == custom_id and str(data.get("id") or body["id"]) == body["id"]
    ]
    if not wanted:
        data.wrong(None, "MODAL_UNKNOWN", "No such modal is open")
        data.problems.refuse()
    modal = wanted[-1]
    told = modal_data(data, modal, resolved, _files(call, data))
    data.problems.refuse()
    archive.forget("modal", modal["id"])
    source = archive.message(int(channel["id"]), int(modal["source"])) if modal["source"] else None
    return told, source


def _files(call: Call, data: Form) -> dict[str, Payload]:
    """Uploaded files by the ids the data gives them, as ephemeral attachments."""
    uploads = {upload.index: upload for upload in call.uploads}
    found = {}
    for part in data.parts("attachments", limits.ATTACHMENTS):
        identity = str(part.get("id"))
        placed = (
            call.world.archive.document("upload", part.get("uploaded_filename"))
            if part.get("uploaded_filename")
            else None
        )
        path = call.world.archive.file(int(placed["id"])) if placed else None
        upload = uploads.get(identity)
        if path is not None:
            upload = Upload(identity, safe_name(str(part.get("filename") or "file")), "", path.read_bytes())
        if upload is not None:
            found[identity] = _keep_file(call.world, upload)
    return found


def _keep_file(world: World, upload: Upload) -> Payload:
    if len(upload.content) > limits.FILE_BYTES:
        raise refused(40005)
    identity = world.new_id()
    world.archive.write_file(identity, upload.content)
    world.archive.keep("option", identity, {"id": str(identity), "created": world.clock()})
    address = f"/ephemeral-attachments/{world.application_id}/{identity}/{upload.filename}"
    return listed_file(upload, identity, address, {}, ephemeral=True)


def place_upload(call: Call) -> Reply:
    """Places to upload files to, for options."""
    call.people_only()
    call.world.channel(call.id("channel"), call.caller)
    form = call.form()
    files = form.parts("files", limits.ATTACHMENTS, 1, required=True)
    for part in files:
        part.text("filename", limits.FILENAME, 1, required=True)
        part.whole("file_size", 0, limits.FILE_BYTES)
    form.problems.refuse()
    return Reply({"attachments": [_place_upload(call, part, n) for n, part in enumerate(files)]})


def _place_upload(call: Call, part: Form, n: int) -> Payload:
    identity = call.world.new_id()
    name = f"{secrets.token_urlsafe(16)}/{safe_name(str(part.get('filename')))}"
    call.world.archive.keep("upload", name, {"id": str(identity), "created": call.world.clock()})
    return {"id": int(part.get("id") or n), "upload_url": f"{call.world.base}/uploads/{name}", "upload_filename": name}


def _event(world: World, caller: Caller, record: Payload, channel: Payload) -> Payload:
    """INTERACTION_CREATE as the bot gets it, but for its data."""
    shown_channel = world.shown_channel(channel) | {"permissions": str(world.permissions(caller.id, channel))}
    event = {
        "id": record["id"],
        "application_id": str(world.application_id),
        "type": record["type"],
        "token": record["token"],
        "version": 1,
        "channel_id": channel["id"],
        "channel": shown_channel,
        "app_permissions": str(world.permissions(world.application_id, channel)),
        "locale": world.locale(caller.id),
        "entitlements": [],
        "authorizing_integration_owners": {"0": record["guild"] or "0"},
        "context": 0 if record["guild"] else 1,
        "attachment_size_limit": limits.FILE_BYTES,
    }
    if not record["guild"]:
        return event | {"user": world.user(caller.id)}
    guild = world.guilds[int(record["guild"])]
    member = world.member(guild, caller.id) | {"permissions": str(world.permissions(caller.id, channel))}
    outline = {"id": guild["id"], "locale": guild["preferred_locale"], "features": []}
    return event | {
        "guild_id": guild["id"],
        "guild": outline,
        "guild_locale": guild["preferred_locale"],
        "member": member,
    }


# From the bot: the first answer


def callback(call: Call) -> Reply:
    """The first answer to an interaction."""
    world, record = call.world, _waiting(call)
    form = call.form()
    kind = form.whole("type", 1, 12, required=True)
    form.problems.refuse()
    if kind not in _taken(record):
        form.wrong("type", "INTERACTION_RESPONSE_TYPE_INVALID", "This response type does not fit this interaction")
        form.problems.refuse()
    assert kind is not None
    message = ANSWERS[kind](call, record, form)
    record["response"] = kind
    _keep(world, record)
    _succeed(world, record, kind)
    if call.query.get("with_response", "").lower() not in ("1", "true"):
        return NOTHING
    return Reply(_callback_reply(world, record, kind, message))


def _waiting(call: Call) -> Payload:
    """:raises Refused: 10062, 40060"""
    record = call.world.interactions.get(call.path["token"])
    if record is None or record["id"] != call.path["interaction"]:
        raise refused(10062)
    if record["response"] is not None:
        raise refused(40060)
    if record["failed"] or call.world.clock() - record["created"] > limits.ANSWER_SECONDS:
        raise refused(10062)
    return record


def _taken(record: Payload) -> set[int]:
    return TAKEN[record["type"]] - (set() if record["source"] else {DEFER_EDIT, EDIT})


def _answer(call: Call, record: Payload, form: Form) -> Payload:
    data = form.part("data", required=True)
    form.problems.refuse()
    assert data is not None
    draft = check(data, call.uploads, flags=SUPPRESS_EMBEDS | EPHEMERAL | SILENT | V2, emojis=call.world.emojis)
    form.problems.refuse()
    hidden = bool(int(data.get("flags") or 0) & EPHEMERAL)
    message = _say(call, record, draft, hidden=hidden, first=True)
    record["original"] = message["id"]
    return message


def _defer(call: Call, record: Payload, form: Form) -> Payload:
    data = form.part("data")
    flags = data.whole("flags", 0, 1 << 31) or 0 if data else 0
    if data and flags & ~EPHEMERAL:
        data.wrong("flags", "MESSAGE_FLAGS_INVALID", "Only EPHEMERAL can be set on a deferred response")
    form.problems.refuse()
    world, channel = call.world, _channel(call.world, record)
    hidden = bool(flags & EPHEMERAL)
    message = _outline(world, record, hidden=hidden, first=True)
    message["flags"] |= LOADING
    if not hidden:
        revive(world, channel, call.caller)
    viewer = int(record["user"]) if hidden else None
    world.archive.keep_message(message, viewer=viewer)
    said(world, channel, message, viewer=viewer)
    record["original"] = message["id"]
    return message


def _defer_edit(call: Call, record: Payload, form: Form) -> Payload | None:
    record["original"] = record["source"]
    return None


def _edit(call: Call, record: Payload, form: Form) -> Payload | None:
    """Edits the message the component is on."""
    message = _own_message(call, record, record["source"])
    data = form.part("data") or Form({}, (), form.problems)
    draft = _edit_draft(call, record, data, message)
    record["original"] = message["id"]
    return rewrite(call.world, message, draft)


def _choices(call: Call, record: Payload, form: Form) -> None:
    data = form.part("data", required=True)
    form.problems.refuse()
    assert data is not None
    if not isinstance(data.get("choices"), list):
        data.wrong("choices", "BASE_TYPE_REQUIRED", "This field is required")
    check_choices(data, _choice_kind(data))
    form.problems.refuse()
    choices = [{"name_localizations": None} | choice for choice in data.get("choices")]
    body = {"nonce": record["nonce"], "choices": choices}
    call.world.gateway.tell(int(record["user"]), "APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE", body)


def _choice_kind(data: Form) -> int:
    """Strings, or numbers when all values are numbers."""
    values = [choice.get("value") for choice in data.get("choices") or () if isinstance(choice, dict)]
    numbers = values and all(isinstance(value, int | float) and not isinstance(value, bool) for value in values)
    return 10 if numbers else STRING


def _open_modal(call: Call, record: Payload, form: Form) -> None:
    data = form.part("data", required=True)
    form.problems.refuse()
    assert data is not None
    check_modal(data)
    form.problems.refuse()
    world = call.world
    components = shown(data.get("components"), lambda address: media(world, {}, address, world.base))
    modal = {
        "id": record["id"],
        "user": record["user"],
        "channel": record["channel"],
        "source": record["source"],
        "created": world.clock(),
    }
    modal |= {"custom_id": data.get("custom_id"), "components": components}
    world.archive.keep("modal", record["id"], modal)
    application = {
        "id": str(world.application_id),
        "name": world.application["name"],
        "bot": world.user(world.application_id),
    }
    body = {key: modal[key] for key in ("id", "custom_id", "components")}
    body |= {
        "nonce": record["nonce"],
        "channel_id": record["channel"],
        "title": data.get("title"),
        "application": application,
    }
    world.gateway.tell(int(record["user"]), "INTERACTION_MODAL_CREATE", body)


ANSWERS: dict[int, Any] = {
    ANSWER: _answer,
    DEFER: _defer,
    DEFER_EDIT: _defer_edit,
    EDIT: _edit,
    CHOICES: _choices,
    OPEN_MODAL: _open_modal,
}


def _succeed(world: World, record: Payload, kind: int) -> None:
    if kind != CHOICES:
        world.gateway.tell(int(record["user"]), "INTERACTION_SUCCESS", {"id": record["id"], "nonce": record["nonce"]})


def _callback_reply(world: World, record: Payload, kind: int, message: Payload | None) -> Payload:
    told: Payload = {"id": record["id"], "type": record["type"]}
    if record["original"] and kind in (ANSWER, DEFER, DEFER_EDIT, EDIT):
        told |= {"response_message_id": record["original"], "response_message_loading": kind == DEFER}
        told |= {"response_message_ephemeral": bool(message and is_ephemeral(message))}
    reply: Payload = {"interaction": told}
    if message is not None and kind in (ANSWER, EDIT, DEFER):
        reply["resource"] = {"type": kind, "message": world.shown_message(message)}
    return reply


# Messages by token


def _outline(world: World, record: Payload, *, hidden: bool, first: bool) -> Payload:
    """A message of this interaction, still empty."""
    channel = int(record["channel"])
    message = blank(world.new_id(), channel, world.user(world.application_id), world.clock())
    application = str(world.application_id)
    message |= {"application_id": application, "webhook_id": application, "interaction_id": record["id"]}
    message |= {"interaction_metadata": _metadata(world, record, first=first)}
    message |= {"flags": EPHEMERAL, "viewer": record["user"]} if hidden else {}
    if first and record["name"]:
        message["type"] = MENU_ANSWER if record["menu"] else COMMAND_ANSWER
        message["interaction"] = {
            "id": record["id"],
            "type": record["type"],
            "name": record["name"],
            "user": world.user(int(record["user"])),
        }
    answered = record["source"] if first else record["original"]
    if answered:
        reference = {"type": 0, "message_id": answered, "channel_id": record["channel"]}
        message |= {
            "type": REPLY,
            "message_reference": reference | ({"guild_id": record["guild"]} if record["guild"] else {}),
        }
    return message


def _metadata(world: World, record: Payload, *, first: bool) -> Payload:
    told: Payload = {"id": record["id"], "type": record["type"], "user": world.user(int(record["user"]))}
    told["authorizing_integration_owners"] = {"0": record["guild"] or "0"}
    if record["name"]:
        told |= {"name": record["name"], "command_type": record["menu_kind"]}
    if record["type"] == COMPONENT:
        told["interacted_message_id"] = record["source"]
    if record["type"] == MODAL:
        told["triggering_interaction_metadata"] = {**told, "type": COMPONENT if record["source"] else COMMAND}
    if not first:
        told["original_response_message_id"] = record["original"]
    return told


def _say(call: Call, record: Payload, draft: Draft, *, hidden: bool, first: bool) -> Payload:
    world, channel = call.world, _channel(call.world, record)
    check_files(world, call.caller, channel, draft)
    if not hidden:
        revive(world, channel, call.caller)
    viewer = int(record["user"]) if hidden else None
    message = store(world, _outline(world, record, hidden=hidden, first=first), draft, viewer=viewer)
    said(world, channel, message, viewer=viewer)
    return message


def _channel(world: World, record: Payload) -> Payload:
    """:raises Refused: 10003 when it is gone"""
    channel = world.channels.get(int(record["channel"]))
    if channel is None:
        raise refused(10003)
    return channel


def _webhook(call: Call) -> Payload:
    """The interaction of a token that may be used now.

    :raises Refused: 10015 for another application or before the first answer, 50027 for a wrong or old token
    """
    if call.path["application"] != str(call.world.application_id):
        raise refused(10015)
    record = call.world.interactions.get(call.path["token"])
    if record is None or call.world.clock() - record["created"] > limits.TOKEN_SECONDS:
        raise refused(50027)
    if record["response"] in (None, CHOICES):
        raise refused(10015)
    return record


def follow_up(call: Call) -> Reply:
    """A further message; right after a deferred answer it is that answer."""
    record = _webhook(call)
    original = call.world.archive.message(int(record["channel"]), int(record["original"] or 0))
    if record["response"] == DEFER and original is not None and original["flags"] & LOADING:
        return Reply(call.world.shown_message(_revise(call, record, original)))
    form = call.form()
    draft = check(form, call.uploads, flags=SUPPRESS_EMBEDS | EPHEMERAL | SILENT | V2, emojis=call.world.emojis)
    form.problems.refuse()
    message = _say(call, record, draft, hidden=bool(int(form.get("flags") or 0) & EPHEMERAL), first=False)
    return Reply(call.world.shown_message(message))


def _own_message(call: Call, record: Payload, identity: object) -> Payload:
    """:raises Refused: 10008"""
    found = call.world.archive.message(int(record["channel"]), int(str(identity)))
    if found is None:
        raise refused(10008)
    return found


def _named(call: Call) -> tuple[Payload, Payload]:
    """The interaction and the message the address names: its original, or one it has made."""
    record = _webhook(call)
    if call.path["message"] == "@original":
        return record, _own_message(call, record, record["original"] or 0)
    message = _own_message(call, record, call.id("message"))
    if message.get("interaction_id") != record["id"] and message["id"] != record["original"]:
        raise refused(10008)
    return record, message


def get_by_token(call: Call) -> Reply:
    return Reply(call.world.shown_message(_named(call)[1]))


def edit_by_token(call: Call) -> Reply:
    record, message = _named(call)
    return Reply(call.world.shown_message(_revise(call, record, message)))


def delete_by_token(call: Call) -> Reply:
    erase(call.world, _named(call)[1])
    return NOTHING


def _revise(call: Call, record: Payload, message: Payload) -> Payload:
    return rewrite(call.world, message, _edit_draft(call, record, call.form(), message))


def _edit_draft(call: Call, record: Payload, data: Form, message: Payload) -> Draft:
    """:raises Refused: 50035, 50013, 50083"""
    channel = _channel(call.world, record)
    flags = SUPPRESS_EMBEDS | EPHEMERAL | V2
    draft = check(data, call.uploads, flags=flags, message=message, emojis=call.world.emojis)
    data.problems.refuse()
    check_files(call.world, call.caller, channel, draft)
    if is_archived(channel) and not is_ephemeral(message):
        raise refused(50083)
    return draft


# Time


def sweep(world: World) -> None:
    """Tells people of interactions nobody has answered, and forgets what is too old to be used."""
    now = world.clock()
    for record in tuple(world.interactions.values()):
        age = now - record["created"]
        if record["response"] is None and not record["failed"] and age > limits.ANSWER_SECONDS:
            record["failed"] = True
            _keep(world, record)
            body = {"id": record["id"], "nonce": record["nonce"], "reason_code": 2}
            world.gateway.tell(int(record["user"]), "INTERACTION_FAILURE", body)
        if age > limits.TOKEN_SECONDS:
            del world.interactions[record["token"]]
            world.archive.forget("interaction", record["id"])
    for kind in ("modal", "upload", "option"):
        _forget_old(world, kind, now)


def _forget_old(world: World, kind: str, now: float) -> None:
    for key, body in tuple(world.archive.documents(kind)):
        if now - body["created"] > DAY:
            world.archive.forget(kind, key)
            if kind != "modal":
                world.archive.drop_files(iter([body["id"]]))
