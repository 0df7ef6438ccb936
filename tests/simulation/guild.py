"""Discord as far as one server of it goes: channels, messages, interactions, in memory.

Written from Discord's documentation, as the playground is; it shares nothing with either. What is drawn here is only
what the bot's people could see on their screens, and the answers of the API.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

from tests.simulation.wire import Payload, Reply, Request

GUILD, BOT = 7, 500
ALL = (1 << 53) - 1
TOKEN_LIVES = 15 * 60
"""Seconds for which the token of an interaction is taken."""
ANSWERED_WITHIN = 3.0
NONCES = 5 * 60
"""Seconds for which the same nonce gives the same message."""

VIEW, SEND, ATTACH, HISTORY, THREADS = 1 << 10, 1 << 11, 1 << 15, 1 << 16, 1 << 35
SEND_IN_THREADS = 1 << 38
MENTION = re.compile(r"<@(\d+)>")


@dataclass
class Channel:
    """A text channel, a thread in one, or where the bot writes to one person, the `reader`. `denied` are permissions
    that the bot lacks there."""

    id: int
    parent: int | None = None
    denied: int = 0
    deleted: bool = False
    archived: bool = False
    locked: bool = False
    reader: int | None = None
    blinded: bool = False
    """Whether the bot ever looked in vain for what it had sent there."""

    def payload(self) -> Payload:
        if self.reader is not None:
            return {"id": str(self.id), "type": 1, "recipients": [_account(self.reader, "somebody")], "flags": 0}
        place = {"id": str(self.id), "guild_id": str(GUILD), "name": f"place-{self.id}", "permissions": str(ALL)}
        if self.parent is None:
            return {**place, "type": 0, "position": 0, "permission_overwrites": [], "nsfw": False}
        state = {"archived": self.archived, "locked": self.locked, "auto_archive_duration": 10080}
        times = {"archive_timestamp": "2027-01-01T00:00:00+00:00"}
        more = {"parent_id": str(self.parent), "owner_id": str(BOT), "message_count": 0, "member_count": 1}
        return {**place, **more, "type": 11, "thread_metadata": {**state, **times}}


@dataclass
class Shown:
    """A message on somebody's screen: everybody's where `reader` is None."""

    id: int
    channel: int
    at: float
    components: list[Payload]
    files: dict[str, bytes]
    pinged: tuple[int, ...] = ()
    reader: int | None = None
    known: bool = False
    """Whether the bot was ever told that it stands there."""
    letter: bool = False
    """Whether it is a direct message: everything else that one person alone reads is an answer to them."""
    nonce: str | None = None
    deleted: bool = False
    edited: float | None = None
    shown_at: float = 0.0
    set_back_after: float = 0.0
    """How long it had shown a later answer when an earlier one came."""
    answers: int = 0
    """The latest interaction whose answer it shows."""
    born: int = 0
    """The interaction whose answer it is."""
    first: str = ""
    """The words that it began with."""
    _read: tuple[list[Payload], str] = field(default=([], ""), repr=False)
    """Components and their words."""

    @property
    def is_answer(self) -> bool:
        """Whether somebody alone reads it where others write."""
        return self.reader is not None and not self.letter

    @property
    def words(self) -> str:
        if self._read[0] is not self.components:
            said = "\n".join(part.get("content", "") for part in walk(self.components) if part["type"] == 10)
            self._read = (self.components, said)
        return self._read[1]

    @property
    def controls(self) -> list[Payload]:
        """Buttons and menus that do something."""
        return [part for part in walk(self.components) if part.get("custom_id") and not part.get("disabled")]

    @property
    def alt(self) -> str:
        media = (part.get("items", ()) for part in walk(self.components) if part["type"] == 12)
        return "\n".join(item.get("description") or "" for items in media for item in items)

    def payload(self) -> Payload:
        flags = (1 << 15) | (64 if self.is_answer else 0)
        brought = {"id": str(self.born), "type": 2, "user": _account(self.reader or 1, "somebody")}
        author = {"id": str(BOT), "username": "parlour", "discriminator": "0", "avatar": None, "bot": True}
        made = "2027-01-01T00:00:00+00:00"
        return {
            "id": str(self.id),
            "channel_id": str(self.channel),
            "author": author,
            "content": "",
            "flags": flags,
            "timestamp": made,
            "edited_timestamp": None,
            "tts": False,
            "mention_everyone": False,
            "mentions": [],
            "mention_roles": [],
            "attachments": [],
            "embeds": [],
            "pinned": False,
            "type": 0,
            "components": self.components,
            "nonce": self.nonce,
            **({"interaction_metadata": {**brought, "authorizing_integration_owners": {}}} if self.born else {}),
        }


@dataclass
class Interaction:
    """Something that somebody did, and what came of it."""

    id: int
    token: str
    kind: int
    user: int
    channel: int
    at: float
    what: str
    message: Shown | None = None
    """Whose control was pressed."""
    pressed: str = ""
    """The control's own id."""
    asked: Payload = field(default_factory=dict, repr=False)
    """What was sent."""
    read: str = ""
    """What the message said when it was pressed."""
    acknowledged: float | None = None
    promised: bool = False
    """Whether a message was promised that is still empty."""
    original: Shown | None = None
    modal: Payload | None = None
    answered: float | None = None
    """When there was something to read, or nothing more to come."""
    harmed: bool = False
    """Whether the wire did something to its answer, or to its own arrival."""
    late: bool = False
    """Whether an answer of it was long on its way."""
    drawn: float = 0.0
    """Since when the message had shown what it said when it was pressed."""
    words: list[str] = field(default_factory=list)
    """Everything it was answered, in order."""


class Refused(Exception):
    def __init__(self, status: int, code: int, words: str) -> None:
        super().__init__(words)
        self.reply = Reply(status, {"code": code, "message": words})


class Guild:
    """One server. `now` is the world's time. `shown` hears of every message that is new or changed."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._ids = count(9001)
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, Shown] = {}
        self.interactions: dict[int, Interaction] = {}
        self.letters: dict[int, Channel] = {}
        """Where the bot writes to people, by person."""
        self.closed_to: set[int] = set()
        """Who takes no direct messages."""
        self.removed = False
        """Whether the bot was thrown out."""
        self.doubled: Callable[[Shown], None] = lambda message: None
        """Hears that a message which stands there is sent once more."""
        self.shown: Callable[[Shown, str, Interaction | None], None] = lambda message, how, by: None
        self.answered: Callable[[Interaction], None] = lambda by: None
        self._tokens: dict[str, Interaction] = {}
        self._nonces: dict[tuple[int, str], int] = {}
        self._routes = (
            ("POST", re.compile(r"/channels/(\d+)/messages"), self._post),
            ("GET", re.compile(r"/channels/(\d+)/messages"), self._history),
            ("GET", re.compile(r"/channels/(\d+)/messages/(\d+)"), self._look_at),
            ("PATCH", re.compile(r"/channels/(\d+)/messages/(\d+)"), self._edit),
            ("DELETE", re.compile(r"/channels/(\d+)/messages/(\d+)"), self._delete),
            ("GET", re.compile(r"/channels/(\d+)"), self._look),
            ("PATCH", re.compile(r"/channels/(\d+)"), self._change),
            ("POST", re.compile(r"/channels/(\d+)/threads"), self._thread),
            ("POST", re.compile(r"/interactions/(\d+)/([^/]+)/callback"), self._callback),
            ("PATCH", re.compile(r"/webhooks/\d+/([^/]+)/messages/@original"), self._change_original),
            ("PATCH", re.compile(r"/webhooks/\d+/([^/]+)/messages/(\d+)"), self._change_followup),
            ("POST", re.compile(r"/webhooks/\d+/([^/]+)"), self._follow),
            ("POST", re.compile(r"/users/@me/channels"), self._write_to),
            ("GET", re.compile(r"/guilds/\d+/members/(\d+)"), self._look_for),
            ("GET", re.compile(r"/users/@me"), lambda request: Reply(200, _account(BOT, "parlour", bot=True))),
            ("GET", re.compile(r"/gateway/bot"), lambda request: Reply(200, _GATEWAY)),
            ("GET", re.compile(r"/oauth2/applications/@me"), lambda request: Reply(200, _APPLICATION)),
            ("PUT", re.compile(r"/applications/\d+/commands"), self._register),
        )

    # What people see and do

    def place(self, channel: int, **more: Any) -> Channel:
        made = self.channels[channel] = Channel(channel, **more)
        return made

    def seen(self, channel: int, user: int | None = None) -> list[Shown]:
        """What stands in a channel for somebody (None: for everybody), oldest first."""
        readers = (None, user)
        return [
            each for each in self.messages.values()
            if each.channel == channel and not each.deleted and each.reader in readers
        ]  # fmt: skip

    def letters_to(self, user: int) -> list[Shown]:
        """The direct messages that somebody has, oldest first."""
        return [each for each in self.messages.values() if each.letter and each.reader == user and not each.deleted]

    def know(self, told: Any) -> None:
        """The bot hears of a message, or of several."""
        for each in told if isinstance(told, list) else [told]:
            if isinstance(each, dict) and (found := self.messages.get(int(each.get("id") or 0))) is not None:
                found.known = True

    def begin(self, made: Interaction) -> None:
        self.interactions[made.id] = made
        self._tokens[made.token] = made

    def is_deleted(self, channel: Channel) -> bool:
        """Whether a channel, or the one that it hangs on, is no more."""
        return channel.deleted or (channel.parent is not None and self.channels[channel.parent].deleted)

    def is_deleted_at(self, place: int) -> bool:
        """Whether there is no such channel any more."""
        channel = self.channels.get(place)
        return channel is None or self.is_deleted(channel)

    def lacking(self, channel: Channel) -> int:
        return channel.denied | (0 if channel.parent is None else self.channels[channel.parent].denied)

    def payload(self) -> Payload:
        """The server as the gateway tells of it."""
        role = {
            "id": str(GUILD),
            "name": "everyone",
            "color": 0,
            "hoist": False,
            "position": 0,
            "permissions": str(ALL),
        }
        role = {**role, "managed": False, "mentionable": False, "flags": 0, "colors": {"primary_color": 0}}
        text = [each.payload() for each in self.channels.values() if each.parent is None and not each.deleted]
        me = {"user": _account(BOT, "parlour", bot=True), **_MEMBER}
        more = {"threads": [], "members": [me], "owner_id": "1", "member_count": 9}
        return {"id": str(GUILD), "name": "here", "roles": [role], "channels": text, **more}

    # What the API does

    def serve(self, request: Request) -> Reply:
        for method, path, answer in self._routes:
            found = path.fullmatch(request.path) if method == request.method else None
            if found is not None:
                try:
                    given: list[Any] = [int(each) if each.isdecimal() else each for each in found.groups()]
                    return answer(request, *given)
                except Refused as refused:
                    return refused.reply
        raise AssertionError(f"what is {request.method} {request.path}?")

    def _channel(self, id: int, needs: int = 0) -> Channel:
        found = self.channels.get(id) or next((each for each in self.letters.values() if each.id == id), None)
        if found is not None and found.reader is not None:
            return found
        if found is None or self.is_deleted(found):
            raise Refused(404, 10003, "Unknown Channel")
        lacks = self.lacking(found)
        if self.removed or lacks & VIEW:
            raise Refused(403, 50001, "Missing Access")
        if lacks & needs:
            raise Refused(403, 50013, "Missing Permissions")
        return found

    def _message(self, channel: int, id: int) -> Shown:
        found = self.messages.get(id)
        if found is None or found.deleted or found.channel != channel or found.is_answer:
            raise Refused(404, 10008, "Unknown Message")
        return found

    def _post(self, request: Request, channel: int) -> Reply:
        place = self._channel(channel)
        if place.reader in self.closed_to:
            raise Refused(403, 50007, "Cannot send messages to this user")
        sends = SEND if place.parent is None else SEND_IN_THREADS
        self._channel(channel, sends | (ATTACH if request.files else 0))
        if place.archived:
            if place.locked:
                raise Refused(400, 50083, "Thread is archived")
            place.archived = False  # who sends there wakes it
        nonce = request.body.get("nonce")
        key = (channel, str(nonce))
        if nonce is not None and request.body.get("enforce_nonce"):
            assert len(str(nonce)) <= 25, nonce
            known = self.messages.get(self._nonces.get(key, 0))
            if known is not None and self._now() - known.at < NONCES:
                return Reply(200, known.payload())
            if known is not None and not known.deleted and not place.blinded:
                self.doubled(known)
        made = self._new(request, channel, None)
        if place.reader is not None:
            made.reader, made.letter, made.pinged = place.reader, True, (place.reader,)
        made.nonce = None if nonce is None else str(nonce)
        self._nonces[key] = made.id
        self.shown(made, "posted", None)
        return Reply(200, made.payload())

    def _new(self, request: Request, channel: int, reader: int | None, body: Payload | None = None) -> Shown:
        body = request.body if body is None else body
        made = Shown(next(self._ids), channel, self._now(), body.get("components") or [], dict(request.files))
        made.reader = reader
        allowed = {int(user) for user in (body.get("allowed_mentions") or {}).get("users", ())}
        named = dict.fromkeys(int(user) for user in MENTION.findall(made.words))
        made.pinged = tuple(user for user in named if user in allowed) if reader is None else ()
        made.first = made.words
        made.shown_at = made.at
        self.messages[made.id] = made
        return made

    def _write_to(self, request: Request) -> Reply:
        user = int(request.body["recipient_id"])
        place = self.letters.setdefault(user, Channel(600_000 + user, reader=user))
        return Reply(200, place.payload())

    def _look_for(self, request: Request, user: int) -> Reply:
        if self.removed:
            raise Refused(403, 50001, "Missing Access")
        return Reply(200, {"user": _account(user, "somebody"), **_MEMBER})

    def _history(self, request: Request, channel: int) -> Reply:
        place = self._channel(channel)
        if self.lacking(place) & HISTORY:
            place.blinded = True
            return Reply(200, [])
        after = int(request.query.get("after") or 0)
        found = [each for each in self.seen(channel, place.reader) if each.id > after]
        most = int(request.query.get("limit", 50))
        page = found[:most] if after else found[-most:]
        return Reply(200, [each.payload() for each in reversed(page)])

    def _look_at(self, request: Request, channel: int, id: int) -> Reply:
        self._channel(channel, HISTORY)
        return Reply(200, self._message(channel, id).payload())

    def _edit(self, request: Request, channel: int, id: int) -> Reply:
        place = self._channel(channel)
        found = self._message(channel, id)
        if place.archived:
            raise Refused(400, 50083, "Thread is archived")
        if request.files:
            self._channel(channel, ATTACH)
        self._put(found, request.body, request.files)
        self.shown(found, "edited", None)
        return Reply(200, found.payload())

    def _put(self, found: Shown, body: Payload, files: Any) -> None:
        if "components" in body:
            found.components = body["components"] or []
        if "attachments" in body or files:
            found.files = dict(files)
        found.edited = self._now()

    def _delete(self, request: Request, channel: int, id: int) -> Reply:
        place = self._channel(channel)
        found = self._message(channel, id)
        if place.archived:
            raise Refused(400, 50083, "Thread is archived")
        found.deleted = True
        self.shown(found, "deleted", None)
        return Reply(204, "")

    def _look(self, request: Request, channel: int) -> Reply:
        return Reply(200, self._channel(channel).payload())

    def _change(self, request: Request, channel: int) -> Reply:
        place = self._channel(channel)
        if place.locked:
            raise Refused(403, 50013, "Missing Permissions")
        place.archived = bool(request.body.get("archived", place.archived))
        return Reply(200, place.payload())

    def _thread(self, request: Request, channel: int) -> Reply:
        self._channel(channel, THREADS)
        made = self.place(next(self._ids), parent=channel)
        return Reply(201, made.payload())

    def _register(self, request: Request) -> Reply:
        return Reply(200, [])

    # Answers to people

    def _by_token(self, token: str) -> Interaction:
        made = self._tokens[token]
        if self._now() - made.at > TOKEN_LIVES:
            raise Refused(404, 50027, "Invalid Webhook Token")
        return made

    def _callback(self, request: Request, id: int, token: str) -> Reply:
        made = self.interactions[id]
        if made.acknowledged is not None:
            raise Refused(400, 40060, "Interaction has already been acknowledged.")
        if self._now() - made.at > ANSWERED_WITHIN:
            raise Refused(404, 10062, "Unknown interaction")
        made.acknowledged = self._now()
        match request.body["type"], request.body.get("data") or {}:
            case 4, data:
                self._say(made, self._new(request, made.channel, made.user, data))
            case 5, _:
                made.promised = True
            case 6, _:
                self._done(made)
            case 7, data:
                assert made.message is not None, made
                self._change_shown(made, made.message, data, request.files)
            case 8, _:
                self._done(made)
            case 9, data:
                made.modal = data
                self._done(made)
        said = None if made.original is None else {"id": str(made.original.id), "ephemeral": True}
        resource = None if made.original is None else {"type": 4, "message": made.original.payload()}
        told = {"id": str(id), "type": made.kind, "response_message_id": said and said["id"]}
        return Reply(200, {"interaction": told, "resource": resource})

    def _say(self, made: Interaction, message: Shown, *, original: bool = True) -> None:
        message.answers = message.born = made.id
        if original:
            made.original = message
            made.promised = False
        self._heard(made, message, "said")

    def _heard(self, made: Interaction, message: Shown, how: str) -> None:
        made.words.append(message.words)
        self._done(made)
        self.shown(message, how, made)

    def _done(self, made: Interaction) -> None:
        if made.answered is None:
            made.answered = self._now()
        self.answered(made)

    def _change_shown(self, made: Interaction, message: Shown, body: Payload, files: Any) -> None:
        if message.deleted:
            raise Refused(404, 10008, "Unknown Message")
        older = made.id < message.answers
        message.set_back_after = self._now() - message.shown_at if older else 0.0
        if body.get("components") == message.components:
            older = False
        self._put(message, body, files)
        message.shown_at = self._now()
        how = "set back" if older else "changed"
        message.answers = max(message.answers, made.id)
        self._heard(made, message, how)

    def _change_original(self, request: Request, token: str) -> Reply:
        made = self._by_token(token)
        if made.original is not None:
            self._change_shown(made, made.original, request.body, request.files)
            return Reply(200, made.original.payload())
        if made.promised:
            self._say(made, self._new(request, made.channel, made.user))
            assert made.original is not None
            return Reply(200, made.original.payload())
        if made.message is not None and made.acknowledged is not None:
            self._change_shown(made, made.message, request.body, request.files)
            return Reply(200, made.message.payload())
        raise Refused(404, 10008, "Unknown Message")

    def _change_followup(self, request: Request, token: str, id: int) -> Reply:
        made = self._by_token(token)
        found = self.messages.get(id)
        if found is None or found.reader != made.user:
            raise Refused(404, 10008, "Unknown Message")
        self._change_shown(made, found, request.body, request.files)
        return Reply(200, found.payload())

    def _follow(self, request: Request, token: str) -> Reply:
        made = self._by_token(token)
        if made.acknowledged is None:
            raise Refused(404, 10015, "Unknown Webhook")
        message = self._new(request, made.channel, made.user)
        self._say(made, message, original=False)
        return Reply(200, message.payload())


def walk(components: list[Payload]) -> Iterator[Payload]:
    """Every component, with those in it."""
    for part in components:
        yield part
        yield from walk(part.get("components") or [])
        if part.get("component"):
            yield from walk([part["component"]])


def _account(id: int, name: str, *, bot: bool = False) -> Payload:
    return {"id": str(id), "username": name, "global_name": name, "discriminator": "0", "avatar": None, "bot": bot}


account = _account
_MEMBER: Payload = {"roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "deaf": False, "mute": False, "flags": 0}
MEMBER = _MEMBER
_GATEWAY = {"url": "", "shards": 1, "session_start_limit": {"remaining": 1000, "reset_after": 0}}
_APPLICATION: Payload = {
    "id": str(BOT),
    "name": "parlour",
    "icon": None,
    "description": "",
    "bot_public": True,
    "verify_key": "",
    "bot_require_code_grant": False,
    "flags": 0,
    "owner": _account(1, "owner"),
    "summary": "",
    "rpc_origins": None,
}
