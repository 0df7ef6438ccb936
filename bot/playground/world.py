"""The server of the playground: who is in it, its channels, who may do what; and whom events concern."""

import base64
import re
import secrets
from collections.abc import Iterator
from dataclasses import dataclass

from bot.playground import limits
from bot.playground.archive import Archive
from bot.playground.faults import Faults
from bot.playground.gateway import (
    DIRECT_MESSAGES,
    GUILD_MEMBERS,
    GUILD_MESSAGES,
    GUILDS,
    MESSAGE_CONTENT,
    Gateway,
    Session,
)
from bot.playground.messages import EPHEMERAL, moment
from bot.playground.payload import Payload, absolute, encode
from bot.playground.permissions import ALL, EVERYONE, Permission, computed
from bot.playground.refusals import refused
from bot.playground.snowflakes import Clock, Snowflakes

TEXT, DIRECT, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 11, 12
THREADS = (PUBLIC_THREAD, PRIVATE_THREAD)
PEOPLE = ("alice", "bob", "carol", "dave", "wendy")
WATCHERS = frozenset({"wendy"})
CHANNELS = ("games", "lounge")
NAME = re.compile(r"[a-z0-9_.]{2,32}")
MOST_PEOPLE = 200
LOCALES = ("en-US", "zh-TW", "zh-CN")
PRIVATE = frozenset(
    {"users", "active", "spoken", "viewer", "interaction_id"}
)  # what the playground alone knows of channels and messages


@dataclass(frozen=True, slots=True)
class Caller:
    """Who makes a call."""

    id: int
    is_bot: bool


LONG = 365 * 24 * 3600
"""Seconds that the application has been on the server, unless it is invited anew."""


class World:
    """Everything but messages is kept in memory and written through to the archive."""

    def __init__(
        self, archive: Archive, clock: Clock, *, privileged: int = 0, name: str = "Parlour", limited: bool = True
    ) -> None:
        self.archive = archive
        self.began = moment(clock())
        self.clock = clock
        self.base = ""
        self.snowflakes = Snowflakes(clock, archive.last())
        self.faults = Faults()
        self.gateway = Gateway(clock, self.faults, privileged=privileged, limited=limited)
        self.privileged = privileged
        self.people = dict(archive.documents("person"))
        self.guilds = {int(key): body for key, body in archive.documents("guild")}
        self.channels = {int(key): body for key, body in archive.documents("channel")}
        self.commands = {int(key): body for key, body in archive.documents("command")}
        self.emojis = {int(key): body for key, body in archive.documents("emoji")}
        self.interactions = {body["token"]: body for _, body in archive.documents("interaction")}
        self.application = archive.document("application", "self") or {}
        if not self.application:
            with archive.together():
                self._found(name)
        self.users = {int(person["id"]): person for person in self.people.values()}

    # Founding

    def _found(self, name: str) -> None:
        """A fresh server with its application, people and channels."""
        application: Payload = {"id": str(self.new_id()), "name": name, "secret": secrets.token_urlsafe(24)}
        self.application = application
        self.users = {}
        guild: Payload = {
            "id": str(self.new_id()),
            "name": "Playground",
            "preferred_locale": "en-US",
            "owner_id": "",
            "members": {},
            "roles": [],
        }
        self.guilds[int(guild["id"])] = guild
        guild["roles"] = [
            _role(guild["id"], "@everyone", EVERYONE, 0),
            _role(str(self.new_id()), name, 0, 1, bot=application["id"]),
        ]
        self._enrol(guild, application["id"], [guild["roles"][1]["id"]], since=self.clock() - LONG)
        for person in PEOPLE:
            self._person(person)
        guild["owner_id"] = self.people[PEOPLE[0]]["id"]
        self.save_guild(guild)
        for position, channel in enumerate(CHANNELS):
            self.add_channel(guild, channel, position)
        self.archive.keep("application", "self", application)

    def _person(self, name: str) -> Payload:
        person: Payload = {"id": str(self.new_id()), "name": name, "locale": None, "spectator": name in WATCHERS}
        self.people[name] = self.users[int(person["id"])] = person
        self.archive.keep("person", name, person)
        for guild in self.guilds.values():
            self._enrol(guild, person["id"], [])
        return person

    def _enrol(self, guild: Payload, user: str, roles: list[str], *, since: float | None = None) -> None:
        guild["members"][user] = {"roles": roles, "joined_at": moment(self.clock() if since is None else since)}
        self.save_guild(guild)

    def invite(self) -> None:
        """The application joins every server at this moment."""
        for guild in self.guilds.values():
            guild["members"][str(self.application_id)]["joined_at"] = moment(self.clock())
            self.save_guild(guild)

    def add_channel(self, guild: Payload, name: str, position: int) -> Payload:
        channel = {
            "id": str(self.new_id()),
            "type": TEXT,
            "flags": 0,
            "guild_id": guild["id"],
            "name": name,
            "position": position,
            "parent_id": None,
            "topic": None,
            "nsfw": False,
            "rate_limit_per_user": 0,
            "last_message_id": None,
            "permission_overwrites": [],
        }
        self.save_channel(channel)
        return channel

    def new_id(self) -> int:
        return self.snowflakes.new()

    def save_guild(self, guild: Payload) -> None:
        self.archive.keep("guild", guild["id"], guild)

    def save_channel(self, channel: Payload) -> None:
        self.channels[int(channel["id"])] = channel
        self.archive.keep("channel", channel["id"], channel)

    # Who calls

    @property
    def application_id(self) -> int:
        return int(self.application["id"])

    @property
    def bot_token(self) -> str:
        id = base64.urlsafe_b64encode(self.application["id"].encode()).decode().rstrip("=")
        return f"{id}.{self.application['secret']}"

    def caller(self, authorization: str | None) -> Caller:
        """:raises Refused: 401 on a token nobody has"""
        entrant = self.entrant((authorization or "").removeprefix("Bot "))
        if entrant is None or entrant[1] != (authorization or "").startswith("Bot "):
            raise refused(0)
        return Caller(*entrant)

    def entrant(self, token: str) -> tuple[int, bool] | None:
        if secrets.compare_digest(token.encode(), self.bot_token.encode()):
            return self.application_id, True
        name = token.removeprefix("user.")
        if name == token or not NAME.fullmatch(name):
            return None
        if name not in self.people and len(self.people) >= MOST_PEOPLE:
            return None
        return int((self.people.get(name) or self._join(name))["id"]), False

    def _join(self, name: str) -> Payload:
        with self.archive.together():
            person = self._person(name)
        for identity, guild in self.guilds.items():
            body = self.member(guild, int(person["id"])) | {"guild_id": guild["id"]}
            self.gateway.publish("GUILD_MEMBER_ADD", body, guild=identity, intent=GUILD_MEMBERS)
        return person

    # What things look like

    def user(self, identity: int) -> Payload:
        """:raises Refused: 10013"""
        if identity == self.application_id:
            return _user(identity, self.application["name"], None, bot=True)
        if identity not in self.users:
            raise refused(10013)
        person = self.users[identity]
        return _user(identity, person["name"], person.get("display_name") or _title(person["name"]), bot=False)

    def locale(self, identity: int) -> str:
        """The language that a person has chosen, else English."""
        return str(self.users.get(identity, {}).get("locale") or "en-US")

    def settle(self, identity: int) -> None:
        """Whoever has acted keeps the language that they have seen, whichever page looks on later."""
        person = self.users.get(identity)
        if person is not None and person["locale"] is None:
            person["locale"] = self.locale(identity)
            self.archive.keep("person", person["name"], person)

    def settings(self, identity: int) -> Payload:
        """What a person has set."""
        takes = self.users.get(identity, {}).get("direct_messages", True)
        return {"locale": self.locale(identity), "direct_messages": takes}

    def takes_direct_messages(self, channel: Payload, sender: int) -> bool:
        """Whether those whom `sender` writes to in a direct channel let them: each shares a server with `sender` and
        has not turned direct messages off."""
        others = [int(user) for user in channel["users"] if int(user) != sender and int(user) in self.users]
        shared = [guild["members"] for guild in self.guilds.values() if str(sender) in guild["members"]]
        return all(
            self.settings(user)["direct_messages"] and any(str(user) in members for members in shared)
            for user in others
        )

    def everyone(self) -> dict[str, Payload]:
        """All users by id, for mentions."""
        return {str(identity): self.user(identity) for identity in (*self.users, self.application_id)}

    def guild(self, identity: int, caller: Caller | None = None) -> Payload:
        """:raises Refused: 10004, also for a caller who is not in it"""
        guild = self.guilds.get(identity)
        if guild is None or (caller is not None and str(caller.id) not in guild["members"]):
            raise refused(10004)
        return guild

    def member(self, guild: Payload, user: int) -> Payload:
        """:raises Refused: 10007"""
        entry = guild["members"].get(str(user))
        if entry is None:
            raise refused(10007)
        return {
            "avatar": None,
            "banner": None,
            "communication_disabled_until": None,
            "flags": 0,
            "joined_at": entry["joined_at"],
            "nick": entry.get("nick"),
            "pending": False,
            "premium_since": None,
            "roles": entry["roles"],
            "user": self.user(user),
            "mute": False,
            "deaf": False,
        }

    def shown_guild(self, guild: Payload) -> Payload:
        return GUILD | {key: guild[key] for key in ("id", "name", "owner_id", "preferred_locale", "roles")}

    def shown_channel(self, channel: Payload, viewer: int | None = None) -> Payload:
        """The channel as that viewer (the bot, if nobody is named) sees it."""
        told = {key: value for key, value in channel.items() if key not in PRIVATE}
        if channel["type"] != DIRECT:
            return told
        others = [int(user) for user in channel["users"] if int(user) != (viewer or self.application_id)]
        return told | {"recipients": [self.user(user) for user in others]}

    def guild_create(self, guild: Payload, user: int, *, everybody: bool) -> Payload:
        """The server as GUILD_CREATE tells it to that user."""
        seen = [channel for channel in self.channels_of(guild) if self.sees(user, channel)]
        members = [int(one) for one in guild["members"]] if everybody else [user]
        return self.shown_guild(guild) | {
            "joined_at": guild["members"][str(user)]["joined_at"],
            "large": False,
            "member_count": len(guild["members"]),
            "members": [self.member(guild, one) for one in members],
            "channels": [self.shown_channel(channel) for channel in seen if channel["type"] == TEXT],
            "threads": [
                self.shown_channel(channel) for channel in seen if is_thread(channel) and not is_archived(channel)
            ],
            **{
                key: []
                for key in (
                    "voice_states",
                    "presences",
                    "stage_instances",
                    "guild_scheduled_events",
                    "soundboard_sounds",
                )
            },
        }

    # Channels and permissions

    def channels_of(self, guild: Payload) -> list[Payload]:
        return [channel for channel in self.channels.values() if channel.get("guild_id") == guild["id"]]

    def channel(self, identity: int, caller: Caller) -> Payload:
        """:raises Refused: 10003, 50001 when the caller may not see it"""
        channel = self.channels.get(identity)
        if channel is None:
            raise refused(10003)
        if not self.sees(caller.id, channel):
            raise refused(50001)
        return channel

    def sees(self, user: int, channel: Payload) -> bool:
        if channel["type"] == DIRECT:
            return str(user) in channel["users"]
        allowed = self.permissions(user, channel)
        if (
            channel["type"] == PRIVATE_THREAD
            and str(user) not in channel["users"]
            and not allowed & Permission.MANAGE_THREADS
        ):
            return False
        return bool(allowed & Permission.VIEW_CHANNEL)

    def viewers(self, channel: Payload) -> set[int]:
        """The people who see a channel."""
        return {user for user in self.users if self.sees(user, channel)}

    def permissions(self, user: int, channel: Payload) -> int:
        if channel["type"] == DIRECT:
            return ALL if str(user) in channel["users"] else 0
        guild = self.guilds[int(channel["guild_id"])]
        entry = guild["members"].get(str(user))
        if entry is None:
            return 0
        place = self.channels.get(int(channel["parent_id"])) if is_thread(channel) else channel
        return computed({"user": {"id": str(user)}, "roles": entry["roles"]}, guild, place)

    def require(self, caller: Caller, channel: Payload, needed: int) -> None:
        """:raises Refused: 50001 without a view of the channel, 50013 without the permissions"""
        allowed = self.permissions(caller.id, channel)
        if not allowed & Permission.VIEW_CHANNEL:
            raise refused(50001)
        if needed & ~allowed:
            raise refused(50013)

    # Events

    def announce(self, event: str, message: Payload, *, viewer: int | None) -> None:
        """Tells all who see it of a message; an ephemeral one to its viewer and the bot alone, like a direct
        message."""
        channel = self.channels[int(message["channel_id"])]
        shown = self.shown_message(message)
        guild = channel.get("guild_id")
        if viewer is not None or guild is None:
            users = {viewer} if viewer is not None else {int(user) for user in channel["users"]}
            self.gateway.publish(
                event, shown, guild=None, intent=DIRECT_MESSAGES, users={user for user in users if user}
            )
            return
        shown |= {"guild_id": guild, "member": self._author(message, guild)}
        self._announce(event, shown, channel)

    def _announce(self, event: str, shown: Payload, channel: Payload) -> None:
        guild = int(channel["guild_id"])
        self.gateway.publish(event, shown, guild=guild, users=self.viewers(channel), bots=False)
        if self.sees(self.application_id, channel):
            redacted = self.redacted(shown, Caller(self.application_id, True))
            self.gateway.publish(event, redacted, guild=guild, intent=GUILD_MESSAGES, users=())

    def _author(self, message: Payload, guild: str) -> Payload | None:
        author, members = message["author"]["id"], self.guilds[int(guild)]
        if author not in members["members"]:
            return None
        return {key: value for key, value in self.member(members, int(author)).items() if key != "user"}

    def announce_channel(self, event: str, channel: Payload, *, more: Payload | None = None) -> None:
        """Tells of a channel or thread: whoever sees it."""
        users = self.viewers(channel)
        body = self.shown_channel(channel) | (more or {})
        if event.endswith("DELETE") and is_thread(channel):
            body = {key: channel[key] for key in ("id", "guild_id", "parent_id", "type")}
        bots = self.sees(self.application_id, channel)
        self.gateway.publish(event, body, guild=int(channel["guild_id"]), intent=GUILDS, users=users, bots=bots)

    def shown_message(self, message: Payload) -> Payload:
        """The message with absolute addresses, the message it answers and the thread that hangs on it."""
        told: Payload = absolute({key: value for key, value in message.items() if key not in PRIVATE}, self.base)
        reference = message.get("message_reference")
        if reference and message["type"] in (19, 21):
            found = self.archive.message(int(reference["channel_id"]), int(reference["message_id"]))
            told["referenced_message"] = self.shown_message(found) if found else None
        thread = self.channels.get(int(message["id"]))
        return told | ({"thread": self.shown_channel(thread)} if thread is not None else {})

    def redacted(self, shown: Payload, caller: Caller) -> Payload:
        """What a bot without the privileged intent reads of what people write to each other."""
        mine = str(self.application_id)
        if not caller.is_bot or self.privileged & MESSAGE_CONTENT or shown["author"]["id"] == mine:
            return shown
        if (
            any(user["id"] == mine for user in shown["mentions"])
            or self.channels[int(shown["channel_id"])]["type"] == DIRECT
        ):
            return shown
        return shown | {"content": "", "attachments": [], "embeds": [], "components": []}

    # The gateway's desk

    def greet(self, session: Session) -> None:
        guilds = [guild for guild in self.guilds.values() if str(session.user) in guild["members"]]
        mine = [guild for guild in guilds if not session.is_bot or session.holds(int(guild["id"]))]
        if session.is_bot:
            self._greet_bot(session, mine)
        else:
            session.dispatch("READY", encode(self._ready(session) | self._people_ready(session, mine)))

    def _greet_bot(self, session: Session, guilds: list[Payload]) -> None:
        unavailable = [{"id": guild["id"], "unavailable": True} for guild in guilds]
        application = {"id": self.application["id"], "flags": 0}
        ready = {
            "guilds": unavailable,
            "application": application,
            "shard": list(session.shard),
            "private_channels": [],
        }
        session.dispatch("READY", encode(self._ready(session) | ready))
        for guild in guilds if session.intents & GUILDS else ():
            everybody = bool(session.intents & GUILD_MEMBERS)
            session.dispatch("GUILD_CREATE", encode(self.guild_create(guild, session.user, everybody=everybody)))

    def _people_ready(self, session: Session, guilds: list[Payload]) -> Payload:
        direct = [
            channel
            for channel in self.channels.values()
            if channel["type"] == DIRECT and str(session.user) in channel["users"]
        ]
        return {
            "began": self.began,
            "user_settings": self.settings(session.user),
            "guilds": [self.guild_create(guild, session.user, everybody=True) for guild in guilds],
            "private_channels": [self.shown_channel(channel, session.user) for channel in direct],
        }

    def _ready(self, session: Session) -> Payload:
        gateway = self.base.replace("http", "ws", 1) + "/gateway/"
        user = self.myself(session.user)
        return {
            "v": 10,
            "user": user,
            "session_id": session.id,
            "resume_gateway_url": gateway,
            "session_type": "normal",
            "_trace": [],
        }

    def myself(self, identity: int) -> Payload:
        own = {"mfa_enabled": False, "locale": self.locale(identity), "verified": True, "email": None}
        return self.user(identity) | own

    def members(self, session: Session, wanted: Payload) -> None:
        guild = self.guilds.get(int(wanted.get("guild_id") or 0))
        if guild is None:
            return
        listed = wanted.get("user_ids") or list(guild["members"])
        found = [self.member(guild, int(user)) for user in listed if str(user) in guild["members"]]
        missing = [str(user) for user in listed if str(user) not in guild["members"]]
        chunk = {"guild_id": guild["id"], "members": found, "not_found": missing, "chunk_index": 0, "chunk_count": 1}
        session.dispatch("GUILD_MEMBERS_CHUNK", encode(chunk | {"nonce": wanted.get("nonce")}))

    # Time

    def archive_idle_threads(self) -> None:
        """Archives threads in which nothing has been said for as long as they say."""
        for channel in self.idle_threads():
            channel["thread_metadata"] |= {"archived": True, "archive_timestamp": moment(self.clock())}
            self.save_channel(channel)
            self.announce_channel("THREAD_UPDATE", channel)

    def idle_threads(self) -> Iterator[Payload]:
        for channel in tuple(self.channels.values()):
            if is_thread(channel) and not is_archived(channel):
                minutes = channel["thread_metadata"]["auto_archive_duration"]
                if channel["active"] + minutes * 60 < self.clock():
                    yield channel


def is_thread(channel: Payload) -> bool:
    return channel["type"] in THREADS


def is_archived(channel: Payload) -> bool:
    return is_thread(channel) and bool(channel["thread_metadata"]["archived"])


def is_ephemeral(message: Payload) -> bool:
    return bool(message["flags"] & EPHEMERAL)


def _title(name: str) -> str:
    return name.replace("_", " ").replace(".", " ").title()


def _role(identity: str, name: str, permissions: int, position: int, *, bot: str = "") -> Payload:
    return {
        "id": identity,
        "name": name,
        "permissions": str(int(permissions)),
        "position": position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": bool(bot),
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    } | ({"tags": {"bot_id": bot}} if bot else {})


def _user(identity: int, name: str, display: str | None, *, bot: bool) -> Payload:
    return {
        "id": str(identity),
        "username": name,
        "avatar": None,
        "discriminator": "0000" if bot else "0",
        "public_flags": 0,
        "flags": 0,
        "global_name": display,
        "primary_guild": None,
        "banner": None,
        "accent_color": None,
        "avatar_decoration_data": None,
        "collectibles": None,
    } | ({"bot": True} if bot else {})


GUILD: Payload = {
    "icon": None,
    "description": None,
    "home_header": None,
    "splash": None,
    "discovery_splash": None,
    "banner": None,
    "application_id": None,
    "afk_channel_id": None,
    "system_channel_id": None,
    "widget_channel_id": None,
    "vanity_url_code": None,
    "rules_channel_id": None,
    "safety_alerts_channel_id": None,
    "public_updates_channel_id": None,
    "incidents_data": None,
    "system_channel_flags": 0,
    "verification_level": 0,
    "default_message_notifications": 0,
    "mfa_level": 0,
    "explicit_content_filter": 0,
    "premium_tier": 0,
    "premium_subscription_count": 0,
    "nsfw_level": 0,
    "features": [],
    "region": "deprecated",
    "afk_timeout": 300,
    "widget_enabled": False,
    "max_presences": None,
    "max_members": limits.GUILDS_A_SHARD * 200,
    "max_stage_video_channel_users": 50,
    "max_video_channel_users": 25,
    "premium_progress_bar_enabled": False,
    "nsfw": False,
    "emojis": [],
    "stickers": [],
}
