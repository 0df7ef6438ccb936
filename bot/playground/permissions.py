"""Permissions and how they follow from roles and channel overwrites."""

from collections.abc import Iterable

from bot.playground.payload import Payload


class Permission:
    """Plain numbers: flags of an enumeration cost ten times as much, and every event asks for them."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CHANGE_NICKNAME = 1 << 26
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    USE_EXTERNAL_APPS = 1 << 50


P = Permission
ALL = (1 << 53) - 1
EVERYONE = (  # what a new server gives to all
    P.ADD_REACTIONS
    | P.VIEW_CHANNEL
    | P.SEND_MESSAGES
    | P.EMBED_LINKS
    | P.ATTACH_FILES
    | P.READ_MESSAGE_HISTORY
    | P.USE_EXTERNAL_EMOJIS
    | P.CHANGE_NICKNAME
    | P.USE_APPLICATION_COMMANDS
    | P.CREATE_PUBLIC_THREADS
    | P.CREATE_PRIVATE_THREADS
    | P.SEND_MESSAGES_IN_THREADS
    | P.USE_EXTERNAL_APPS
)


def computed(member: Payload, guild: Payload, channel: Payload | None) -> int:
    """What a member may do in a channel (None: in the server), as Discord computes it."""
    user = member["user"]["id"]
    if user == guild["owner_id"]:
        return ALL
    mine = {guild["id"], *member["roles"]}
    base = _union(int(role["permissions"]) for role in guild["roles"] if role["id"] in mine)
    if base & P.ADMINISTRATOR:
        return ALL
    overwrites = channel.get("permission_overwrites", ()) if channel else ()
    return _implied(_overwritten(base, overwrites, guild["id"], mine, user))


def _overwritten(base: int, overwrites: Iterable[Payload], everyone: str, mine: set[str], user: str) -> int:
    listed = list(overwrites)
    for layer in (
        [one for one in listed if one["id"] == everyone],
        [one for one in listed if one["id"] in mine and one["id"] != everyone],
        [one for one in listed if one["id"] == user],
    ):
        base &= ~_union(int(one["deny"]) for one in layer)
        base |= _union(int(one["allow"]) for one in layer)
    return base


def _implied(base: int) -> int:
    """Without a view of the channel there is nothing; without the right to send there are no files, embeds or pings."""
    if not base & P.VIEW_CHANNEL:
        return 0
    if not base & P.SEND_MESSAGES:
        base &= (
            ~(P.MENTION_EVERYONE | P.ATTACH_FILES | P.EMBED_LINKS)
            if not base & P.SEND_MESSAGES_IN_THREADS
            else ~P.MENTION_EVERYONE
        )
    return base


def _union(parts: Iterable[int]) -> int:
    total = 0
    for part in parts:
        total |= part
    return total
