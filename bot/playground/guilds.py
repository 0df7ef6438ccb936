"""Users, servers and their members."""

from bot.playground import limits
from bot.playground.calls import NOTHING, Call, Reply
from bot.playground.channels import remove_channel
from bot.playground.forms import Form
from bot.playground.gateway import GUILD_MEMBERS, GUILDS
from bot.playground.messages import moment
from bot.playground.payload import Payload
from bot.playground.permissions import Permission
from bot.playground.refusals import refused
from bot.playground.world import DIRECT, TEXT, World, is_archived, is_thread

DIRECT_MESSAGES = "direct_messages"
"""The setting that says whether somebody takes direct messages from members of their servers."""


def get_me(call: Call) -> Reply:
    return Reply(call.world.myself(call.caller.id))


def get_user(call: Call) -> Reply:
    return Reply(call.world.user(call.id("user")))


def get_settings(call: Call) -> Reply:
    call.people_only()
    return Reply(call.world.settings(call.caller.id))


def edit_settings(call: Call) -> Reply:
    """A person's own language, and whether they take direct messages."""
    call.people_only()
    form = call.form()
    before = call.world.settings(call.caller.id)
    locale = form.one_of("locale", limits.LOCALES, required=DIRECT_MESSAGES not in form.body)
    takes = form.flag(DIRECT_MESSAGES) if DIRECT_MESSAGES in form.body else before[DIRECT_MESSAGES]
    form.problems.refuse()
    person = call.world.users[call.caller.id]
    person |= {"locale": locale or before["locale"], DIRECT_MESSAGES: takes}
    call.world.archive.keep("person", person["name"], person)
    settings = call.world.settings(call.caller.id)
    call.world.gateway.tell(call.caller.id, "USER_SETTINGS_UPDATE", settings)
    return Reply(settings)


def edit_me(call: Call) -> Reply:
    """A person's display name."""
    call.people_only()
    form = call.form()
    name = form.text("global_name", limits.DISPLAY_NAME)
    form.problems.refuse()
    person = call.world.users[call.caller.id]
    person["display_name"] = name
    call.world.archive.keep("person", person["name"], person)
    for guild in call.world.guilds.values():
        _tell_member(call.world, guild, call.caller.id)
    return Reply(call.world.myself(call.caller.id))


def edit_my_member(call: Call) -> Reply:
    """One's own name in a server."""
    guild = call.world.guild(call.id("guild"), call.caller)
    form = call.form()
    nick = form.text("nick", limits.DISPLAY_NAME)
    form.problems.refuse()
    guild["members"][str(call.caller.id)]["nick"] = nick or None
    call.world.save_guild(guild)
    _tell_member(call.world, guild, call.caller.id)
    return Reply(call.world.member(guild, call.caller.id))


def _tell_member(world: World, guild: Payload, user: int) -> None:
    if str(user) in guild["members"]:
        body = world.member(guild, user) | {"guild_id": guild["id"]}
        world.gateway.publish("GUILD_MEMBER_UPDATE", body, guild=int(guild["id"]), intent=GUILD_MEMBERS)


def my_guilds(call: Call) -> Reply:
    world = call.world
    mine = [guild for guild in world.guilds.values() if str(call.caller.id) in guild["members"]]
    return Reply([_outline(call, guild) for guild in mine])


def _outline(call: Call, guild: Payload) -> Payload:
    everywhere = {"type": TEXT, "guild_id": guild["id"], "permission_overwrites": []}
    owner = guild["owner_id"] == str(call.caller.id)
    permissions = str(call.world.permissions(call.caller.id, everywhere))
    return {
        "id": guild["id"],
        "name": guild["name"],
        "icon": None,
        "banner": None,
        "owner": owner,
        "permissions": permissions,
        "features": [],
    }


def my_channels(call: Call) -> Reply:
    call.people_only()
    direct = [
        one for one in call.world.channels.values() if one["type"] == DIRECT and str(call.caller.id) in one["users"]
    ]
    return Reply([call.world.shown_channel(channel, call.caller.id) for channel in direct])


def leave_guild(call: Call) -> Reply:
    guild = call.world.guild(call.id("guild"), call.caller)
    remove_member(call.world, guild, call.caller.id)
    return NOTHING


def get_guild(call: Call) -> Reply:
    guild = call.world.guild(call.id("guild"), call.caller)
    counts = {"approximate_member_count": len(guild["members"]), "approximate_presence_count": len(guild["members"])}
    return Reply(
        call.world.shown_guild(guild) | (counts if call.query.get("with_counts", "").lower() in ("1", "true") else {})
    )


def guild_roles(call: Call) -> Reply:
    return Reply(call.world.guild(call.id("guild"), call.caller)["roles"])


def guild_channels(call: Call) -> Reply:
    guild = call.world.guild(call.id("guild"), call.caller)
    found = [one for one in call.world.channels_of(guild) if one["type"] == TEXT]
    return Reply(
        [call.world.shown_channel(one) for one in found if call.caller.is_bot or call.world.sees(call.caller.id, one)]
    )


def create_channel(call: Call) -> Reply:
    world, guild = call.world, call.world.guild(call.id("guild"), call.caller)
    _require(call, guild, Permission.MANAGE_CHANNELS)
    form = call.form()
    name = form.text("name", 100, 1, required=True)
    form.one_of("type", (TEXT,))
    form.problems.refuse()
    channel = world.add_channel(guild, str(name), len(world.channels_of(guild)))
    world.announce_channel("CHANNEL_CREATE", channel)
    return Reply(world.shown_channel(channel), 201)


def active_threads(call: Call) -> Reply:
    guild = call.world.guild(call.id("guild"), call.caller)
    found = [one for one in call.world.channels_of(guild) if is_thread(one) and not is_archived(one)]
    return Reply(
        {
            "threads": [call.world.shown_channel(one) for one in found if call.world.sees(call.caller.id, one)],
            "members": [],
        }
    )


def list_members(call: Call) -> Reply:
    guild = call.world.guild(call.id("guild"), call.caller)
    form = Form(call.query)
    limit, after = form.whole("limit", 1, 1000), form.snowflake("after")
    form.problems.refuse()
    ids = sorted(int(user) for user in guild["members"] if int(user) > (after or 0))
    usual = 1 if call.caller.is_bot else 1000
    return Reply([call.world.member(guild, user) for user in ids[: usual if limit is None else limit]])


def get_member(call: Call) -> Reply:
    guild = call.world.guild(call.id("guild"), call.caller)
    user = call.id("user")
    call.world.user(user)
    return Reply(call.world.member(guild, user))


def put_member(call: Call) -> Reply:
    """Brings somebody, or the bot, back into the server."""
    world, guild = call.world, call.world.guild(call.id("guild"), call.caller)
    _require(call, guild, Permission.MANAGE_GUILD)
    user = call.id("user")
    world.user(user)
    if str(user) not in guild["members"]:
        add_member(world, guild, user)
    return Reply(world.member(guild, user), 201)


def add_member(world: World, guild: Payload, user: int) -> None:
    bots = [role["id"] for role in guild["roles"] if role.get("tags", {}).get("bot_id") == str(user)]
    guild["members"][str(user)] = {"roles": bots, "joined_at": moment(world.clock())}
    world.save_guild(guild)
    identity = int(guild["id"])
    member = world.member(guild, user) | {"guild_id": guild["id"]}
    bot = user == world.application_id
    world.gateway.publish("GUILD_MEMBER_ADD", member, guild=identity, intent=GUILD_MEMBERS, bots=not bot)
    if bot:
        world.gateway.publish(
            "GUILD_CREATE", world.guild_create(guild, user, everybody=False), guild=identity, intent=GUILDS, users=()
        )
    else:
        world.gateway.tell(user, "GUILD_CREATE", world.guild_create(guild, user, everybody=True))


def delete_member(call: Call) -> Reply:
    world, guild = call.world, call.world.guild(call.id("guild"), call.caller)
    _require(call, guild, Permission.KICK_MEMBERS)
    user = call.id("user")
    world.member(guild, user)
    if str(user) == guild["owner_id"]:
        raise refused(50013)
    remove_member(world, guild, user)
    return NOTHING


def _require(call: Call, guild: Payload, needed: int) -> None:
    everywhere = {"type": TEXT, "guild_id": guild["id"], "permission_overwrites": []}
    call.world.require(call.caller, everywhere, needed)


def remove_member(world: World, guild: Payload, user: int) -> None:
    """Takes somebody, or the bot, out of the server."""
    del guild["members"][str(user)]
    world.save_guild(guild)
    body = {"guild_id": guild["id"], "user": world.user(user)}
    identity, gone = int(guild["id"]), {"id": guild["id"]}
    if user == world.application_id:
        world.gateway.publish("GUILD_DELETE", gone, guild=identity, intent=GUILDS, users=())
        world.gateway.publish("GUILD_MEMBER_REMOVE", body, guild=identity, bots=False)
    else:
        world.gateway.publish("GUILD_MEMBER_REMOVE", body, guild=identity, intent=GUILD_MEMBERS)
        world.gateway.tell(user, "GUILD_DELETE", gone)


def delete_guild(call: Call) -> Reply:
    """Removes the whole server with everything in it."""
    world, guild = call.world, call.world.guild(call.id("guild"), call.caller)
    if guild["owner_id"] != str(call.caller.id):
        raise refused(50013)
    for channel in world.channels_of(guild):
        remove_channel(world, channel)
    world.gateway.publish("GUILD_DELETE", {"id": guild["id"]}, guild=int(guild["id"]), intent=GUILDS)
    del world.guilds[int(guild["id"])]
    world.archive.forget("guild", guild["id"])
    return NOTHING
