"""Messages: what Discord accepts in a body, and the message it makes of it."""

import io
import mimetypes
import re
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from PIL import Image

from bot.playground import components, limits
from bot.playground.forms import Form
from bot.playground.payload import Payload
from bot.playground.refusals import refused

SUPPRESS_EMBEDS, EPHEMERAL, LOADING, SILENT, V2 = 1 << 2, 1 << 6, 1 << 7, 1 << 12, 1 << 15
DEFAULT, REPLY, COMMAND_ANSWER, MENU_ANSWER, THREAD_CREATED, THREAD_STARTER = 0, 19, 20, 23, 18, 21
LEGACY = ("content", "embeds", "poll", "sticker_ids")


@dataclass(frozen=True, slots=True)
class Upload:
    """One `files[n]` of a multipart body."""

    index: str
    filename: str
    content_type: str
    content: bytes


@dataclass(frozen=True, slots=True)
class Draft:
    """A body that Discord accepts, with the files that come with it."""

    form: Form
    uploads: Sequence[Upload]
    kept: Sequence[Payload]  # attachments of the edited message that stay
    v2: bool


def check(
    form: Form, uploads: Sequence[Upload], *, flags: int, emojis: Container[int], message: Payload | None = None
) -> Draft:
    """The draft of a new message, or of an edit of `message`; what is wrong is noted in the form. `emojis` are those
    that the application has.

    :raises Refused: 30015, 40005
    """
    _check_sizes(form, uploads)
    wanted = form.whole("flags", 0, (1 << 31) - 1) or 0
    if wanted & ~flags:
        form.wrong("flags", "MESSAGE_FLAGS_INVALID", "These flags cannot be set here")
    v2 = bool(wanted & V2) or bool(message and message["flags"] & V2)
    kept = _check_attachments(form, uploads, message)
    _check_text(form, v2=v2, message=message)
    names = {upload.filename for upload in uploads} | {attachment["filename"] for attachment in kept}
    components.check_message(form, v2=v2, media=lambda address: _resolves(address, names), emojis=emojis)
    _check_embeds(form, names)
    _check_mentions(form)
    _check_poll(form)
    return Draft(form, uploads, kept, v2)


def _check_sizes(form: Form, uploads: Sequence[Upload]) -> None:
    if len(uploads) > limits.ATTACHMENTS:
        raise refused(30015)
    if any(len(upload.content) > limits.FILE_BYTES for upload in uploads):
        raise refused(40005)


def _check_text(form: Form, *, v2: bool, message: Payload | None) -> None:
    form.text("content", limits.CONTENT)
    form.flag("tts")
    nonce = form.get("nonce")
    if nonce is not None and (isinstance(nonce, bool | float | dict | list) or len(str(nonce)) > limits.NONCE):
        form.wrong("nonce", "NONCE_TYPE_INVALID_LENGTH", f"Nonce must be {limits.NONCE} characters or fewer.")
    if not v2:
        return
    left = {key: form.get(key) if key in form.body or message is None else message.get(key) for key in LEGACY}
    for key, value in left.items():
        if value:
            told = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            form.wrong(key, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", told)


def _resolves(address: str, names: set[str]) -> bool:
    return address.removeprefix("attachment://") in names if address.startswith("attachment://") else True


def _check_attachments(form: Form, uploads: Sequence[Upload], message: Payload | None) -> list[Payload]:
    """The attachments that stay. Without an `attachments` list everything stays."""
    before = list(message["attachments"]) if message else []
    if form.get("attachments") is None:
        return before if "attachments" not in form.body else []
    listed = form.parts("attachments", limits.ATTACHMENTS)
    indices = {upload.index for upload in uploads}
    stays = {attachment["id"]: attachment for attachment in before}
    for part in listed:
        identity = part.snowflake("id", required=True)
        part.text("filename", limits.FILENAME, 1)
        part.text("description", limits.ALT_TEXT)
        if identity is not None and str(identity) not in indices and str(identity) not in stays:
            part.wrong("id", "ATTACHMENT_NOT_FOUND", "This attachment is neither uploaded nor on the message")
    return [_described(stays[str(part.get("id"))], part) for part in listed if str(part.get("id")) in stays]


def _described(attachment: Payload, part: Form) -> Payload:
    return attachment | ({"description": part.get("description")} if "description" in part.body else {})


def _check_embeds(form: Form, names: set[str]) -> None:
    embeds = form.parts("embeds", limits.EMBEDS)
    total = 0
    for embed in embeds:
        total += _check_embed(embed, names)
    if total > limits.EMBED_TOTAL:
        form.wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}")


def _check_embed(embed: Form, names: set[str]) -> int:
    told = [embed.text("title", limits.EMBED_TITLE), embed.text("description", limits.EMBED_DESCRIPTION)]
    embed.text("url", limits.ADDRESS)
    embed.whole("color", 0, limits.COLOUR)
    for key, text, most in (("footer", "text", limits.EMBED_FOOTER), ("author", "name", limits.EMBED_AUTHOR)):
        part = embed.part(key)
        told.append(part.text(text, most, 1, required=True) if part else None)
    for entry in embed.parts("fields", limits.EMBED_FIELDS):
        told.append(entry.text("name", limits.EMBED_FIELD_NAME, 1, required=True))
        told.append(entry.text("value", limits.EMBED_FIELD_VALUE, 1, required=True))
    for key in ("image", "thumbnail"):
        _check_picture(embed.part(key), names)
    return sum(len(text or "") for text in told)


def _check_picture(part: Form | None, names: set[str]) -> None:
    address = part.text("url", limits.ADDRESS, 1) if part else None
    if part and address and not address.startswith(("http://", "https://", "attachment://")):
        part.wrong("url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")
    elif part and address and not _resolves(address, names):
        part.wrong("url", "MEDIA_ITEM_UNKNOWN_ATTACHMENT", "The referenced attachment was not found in this message")


def _check_mentions(form: Form) -> None:
    allowed = form.part("allowed_mentions")
    if allowed is None:
        return
    parse = allowed.values("parse", 3)
    for n, kind in enumerate(parse):
        if kind not in ("users", "roles", "everyone"):
            allowed.problems.add(
                (*allowed.path, "parse", str(n)),
                "BASE_TYPE_CHOICES",
                "Value must be one of ('everyone', 'roles', 'users').",
            )
    for key in ("users", "roles"):
        listed = allowed.values(key, limits.ALLOWED_MENTIONS)
        if listed and key in parse:
            allowed.wrong(
                None,
                "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.',
            )


def _check_poll(form: Form) -> None:
    poll = form.part("poll")
    if poll is None:
        return
    question = poll.part("question", required=True)
    if question:
        question.text("text", limits.POLL_QUESTION, 1, required=True)
    for answer in poll.parts("answers", limits.POLL_ANSWERS, 1, required=True):
        media = answer.part("poll_media", required=True)
        if media:
            media.text("text", limits.POLL_ANSWER)
    poll.whole("duration", 1, limits.POLL_HOURS)


def check_filled(message: Payload) -> None:
    """:raises Refused: 50006 when there is nothing to see"""
    filled = (
        message["content"].strip(),
        message["embeds"],
        message["attachments"],
        message["components"],
        message.get("poll"),
    )
    if not any(filled):
        raise refused(50006)


def moment(seconds: float) -> str:
    """The time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")


def blank(identity: int, channel: int, author: Payload, seconds: float, **more: object) -> Payload:
    """A message with nothing in it yet."""
    return {
        "type": DEFAULT,
        "content": "",
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "attachments": [],
        "embeds": [],
        "timestamp": moment(seconds),
        "edited_timestamp": None,
        "flags": 0,
        "components": [],
        "id": str(identity),
        "channel_id": str(channel),
        "author": author,
        "pinned": False,
        "tts": False,
        **more,
    }


def fill(
    message: Payload,
    draft: Draft,
    files: Sequence[Payload],
    users: Mapping[str, Payload],
    media: Callable[[str], Payload],
) -> Payload:
    """The message with what the draft says put in; what it does not name stays as it was."""
    body = draft.form.body
    told = dict(message)
    told["attachments"] = [*draft.kept, *files]
    told["flags"] = (
        (told["flags"] & ~LOADING)
        | (V2 if draft.v2 else 0)
        | (int(body.get("flags") or 0) & (SUPPRESS_EMBEDS | SILENT))
    )
    told["content"] = "" if draft.v2 else (str(body["content"] or "").strip() if "content" in body else told["content"])
    if "embeds" in body or draft.v2:
        told["embeds"] = [{"type": "rich", **_embed(embed, media)} for embed in body.get("embeds") or ()]
    if "components" in body:
        told["components"] = components.shown(body["components"] or (), media)
    if body.get("poll"):
        told["poll"] = body["poll"]
    return told | _mentions(told, body.get("allowed_mentions"), users)


def _embed(embed: Payload, media: Callable[[str], Payload]) -> Payload:
    pictures = {key: media(embed[key]["url"]) for key in ("image", "thumbnail") if (embed.get(key) or {}).get("url")}
    return {key: value for key, value in embed.items() if value is not None} | pictures


def _mentions(message: Payload, allowed: Payload | None, users: Mapping[str, Payload]) -> Payload:
    """Who is pinged: those whose mention stands in the text and is allowed (everybody, when nothing is said)."""
    text = message["content"] + "\n" + components.texts(message["components"])
    found = dict.fromkeys(re.findall(r"<@!?(\d+)>", text))
    chosen = {str(user) for user in (allowed or {}).get("users") or ()}
    free = allowed is None or "users" in (allowed.get("parse") or ())
    everyone = ("@everyone" in text or "@here" in text) and (
        allowed is None or "everyone" in (allowed.get("parse") or ())
    )
    named = [users[user] for user in found if user in users and (free or user in chosen)]
    return {"mentions": named, "mention_everyone": everyone}


def attachment(
    upload: Upload, identity: int, address: str, described: Mapping[str, Payload], *, ephemeral: bool
) -> Payload:
    """A file as Discord lists it on the message."""
    part = described.get(upload.index, {})
    kind = _content_type(upload)
    told: Payload = {
        "id": str(identity),
        "filename": upload.filename,
        "size": len(upload.content),
        "url": address,
        "proxy_url": address,
        "content_type": kind,
    }
    told |= {key: part[key] for key in ("description", "title") if part.get(key)}
    told |= {"ephemeral": True} if ephemeral else {}
    return told | _dimensions(upload.content, kind)


def _content_type(upload: Upload) -> str:
    """By content for PNG, else by name: what the sender claims may be anything."""
    if upload.content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    return mimetypes.guess_type(upload.filename)[0] or "application/octet-stream"


def _dimensions(content: bytes, kind: str) -> Payload:
    if kind == "image/png" and len(content) > 24:
        return {"width": int.from_bytes(content[16:20]), "height": int.from_bytes(content[20:24])}
    if kind not in ("image/jpeg", "image/gif", "image/webp"):
        return {}
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return {"width": picture.width, "height": picture.height}
    except OSError:
        return {}
