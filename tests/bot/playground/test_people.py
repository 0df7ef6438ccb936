"""The person's side: what Discord's own client may do, and what it is refused."""

from __future__ import annotations

import pytest

from tests.support.wire import PNG, Ear, Hands, Payload, Wire, button, row, select


@pytest.fixture
async def bot(wire: Wire) -> Ear:
    return await wire.listen("bot")


async def board(wire: Wire) -> Payload:
    rows = [row(button(), button("off", disabled=True)), row(select(3, max_values=2))]
    message: Payload = (await wire.say({"content": "board", "components": rows})).body
    return message


@pytest.mark.parametrize(
    ("custom_id", "values", "kind"),
    [
        ("off", None, 2),
        ("nowhere", None, 2),
        ("one", ["1"], 3),
        ("pick", ["7"], 3),
        ("pick", [], 3),
        ("pick", ["0", "1", "2"], 3),
        ("pick", ["1", "1"], 3),
        ("pick", None, 3),
    ],
    ids=["disabled", "absent", "another kind", "not on offer", "none", "too many", "twice", "no values"],
)
async def test_a_control_that_is_not_offered_is_refused(
    wire: Wire, custom_id: str, values: list[str] | None, kind: int
) -> None:
    refusal = await wire.click("alice", await board(wire), custom_id, values, kind)
    assert (refusal.status, refusal.code) == (400, 50035)
    assert refusal.errors() == [("data", "COMPONENT_VALIDATION_FAILED")]


async def test_values_on_offer_are_passed_on(wire: Wire, bot: Ear) -> None:
    assert (await wire.click("alice", await board(wire), "pick", ["2", "0"], 3)).status == 204
    assert (await bot.event("INTERACTION_CREATE"))["data"]["values"] == ["2", "0"]


async def test_somebody_elses_ephemeral_buttons_are_out_of_reach(wire: Wire, bot: Ear) -> None:
    await wire.use("alice", await wire.command())
    interaction = await bot.event("INTERACTION_CREATE")
    reply = await wire.answer(interaction, 4, {"content": "x", "flags": 64, "components": [row(button())]})
    message = reply.body["resource"]["message"]
    refusal = await wire.click("bob", message, "one")
    assert (refusal.status, refusal.code) == (404, 10008)
    assert (await wire.click("alice", message, "one")).status == 204


async def test_a_message_that_is_gone_has_no_buttons(wire: Wire) -> None:
    message = await board(wire)
    await wire.ask("alice", "DELETE", f"/channels/{wire.channel}/messages/{message['id']}")
    assert (await wire.click("alice", message, "one")).code == 10008


OPTIONS = [
    {"type": 4, "name": "size", "description": "s", "required": True, "min_value": 3, "max_value": 9},
    {"type": 3, "name": "mode", "description": "m", "choices": [{"name": "Fast", "value": "fast"}]},
    {"type": 6, "name": "rival", "description": "r"},
    {"type": 5, "name": "open", "description": "o"},
    {"type": 3, "name": "word", "description": "w", "min_length": 2, "max_length": 4},
]
SIZE = {"type": 4, "name": "size", "value": 5}


@pytest.mark.parametrize(
    "options",
    [
        [],
        [{**SIZE, "value": 2}],
        [{**SIZE, "value": 10}],
        [{**SIZE, "value": "5"}],
        [{**SIZE, "type": 3}],
        [SIZE, {"type": 3, "name": "mode", "value": "slow"}],
        [SIZE, {"type": 6, "name": "rival", "value": "1"}],
        [SIZE, {"type": 5, "name": "open", "value": "yes"}],
        [SIZE, {"type": 3, "name": "word", "value": "a"}],
        [SIZE, {"type": 3, "name": "word", "value": "abcde"}],
        [SIZE, SIZE],
        [SIZE, {"type": 3, "name": "unknown", "value": "a"}],
    ],
)
async def test_a_command_takes_only_options_that_fit(wire: Wire, options: list[Payload]) -> None:
    refusal = await wire.use("alice", await wire.command(options=OPTIONS), options)
    assert (refusal.status, refusal.code) == (400, 50035)


async def test_options_are_passed_on_with_what_they_name(wire: Wire, bot: Ear) -> None:
    bob = (await wire.ask("bob", "GET", "/users/@me")).body["id"]
    options = [SIZE, {"type": 6, "name": "rival", "value": bob}, {"type": 3, "name": "mode", "value": "fast"}]
    assert (await wire.use("alice", await wire.command(options=OPTIONS), options)).status == 204
    sent = (await bot.event("INTERACTION_CREATE"))["data"]
    assert [option["value"] for option in sent["options"]] == [5, bob, "fast"]
    assert sent["resolved"]["users"][bob]["username"] == "bob"
    assert sent["resolved"]["members"][bob]["roles"] == []


async def test_commands_that_are_not_there_are_refused(wire: Wire) -> None:
    command = await wire.command()
    assert (await wire.use("alice", {**command, "id": "1"})).code == 10063
    outdated = await wire.use("alice", {**command, "version": "1"})
    assert outdated.errors() == [("data", "INTERACTION_APPLICATION_COMMAND_INVALID_VERSION")]
    assert (await wire.use("alice", command, application_id="1")).code == 10002
    assert (await wire.use("alice", command, channel_id="1")).code == 10003


async def test_a_command_for_moderators_is_refused_to_others(wire: Wire) -> None:
    command = await wire.command(default_member_permissions=str(1 << 13))
    assert (await wire.use("bob", command)).code == 50013
    assert (await wire.use("alice", command)).status == 204


async def test_subcommands_nest(wire: Wire, bot: Ear) -> None:
    sub = {"type": 1, "name": "start", "description": "s", "options": [{"type": 3, "name": "word", "description": "w"}]}
    command = await wire.command(options=[sub])
    assert (await wire.use("alice", command)).code == 50035
    chosen = {"type": 1, "name": "start", "options": [{"type": 3, "name": "word", "value": "a"}]}
    assert (await wire.use("alice", command, [chosen])).status == 204
    assert (await bot.event("INTERACTION_CREATE"))["data"]["options"] == [chosen]


async def test_the_index_speaks_the_persons_language(wire: Wire) -> None:
    await wire.command(
        name_localizations={"zh-TW": "開局"},
        description_localizations={"zh-TW": "開一局"},
        options=[{"type": 3, "name": "mode", "description": "m", "name_localizations": {"zh-TW": "模式"}}],
    )
    await wire.ask("bob", "PATCH", "/users/@me/settings", {"locale": "zh-TW"})
    index = (await wire.ask("bob", "GET", f"/channels/{wire.channel}/application-command-index")).body
    [command] = index["application_commands"]
    assert (command["name"], command["name_localized"], command["description_localized"]) == ("play", "開局", "開一局")
    assert command["options"][0]["name_localized"] == "模式"
    english = (await wire.ask("alice", "GET", f"/guilds/{wire.playground.guild_id}/application-command-index")).body
    assert english["application_commands"][0]["name_localized"] == "play"


async def test_a_locale_discord_does_not_know_is_refused(wire: Wire) -> None:
    assert (await wire.ask("bob", "PATCH", "/users/@me/settings", {"locale": "zh"})).code == 50035


async def test_people_chat_and_see_each_other(wire: Wire) -> None:
    bob = await wire.listen("bob")
    said = await wire.say({"content": "hello", "nonce": "n1"}, "alice")
    assert said.body["author"]["username"] == "alice"
    heard = await bob.event("MESSAGE_CREATE")
    assert (heard["content"], heard["nonce"], heard["guild_id"]) == ("hello", "n1", str(wire.playground.guild_id))
    assert (await wire.say({"content": "x", "components": [row(button())]}, "alice")).code == 50035


async def test_the_bot_reads_no_talk_it_was_not_meant(wire: Wire) -> None:
    bot = await wire.listen("bot", intents=1 | 1 << 9)
    await wire.say({"content": "between us"}, "alice")
    await wire.say({"content": f"<@{wire.playground.application_id}> hello"}, "alice")
    assert (await bot.event("MESSAGE_CREATE"))["content"] == ""
    assert (await bot.event("MESSAGE_CREATE"))["content"].endswith("hello")
    assert [message["content"] == "" for message in await wire.messages("bot")] == [False, True]


async def test_pages_of_messages(wire: Wire) -> None:
    ids = [(await wire.say({"content": str(n)})).body["id"] for n in range(5)]

    async def page(query: str) -> list[int]:
        return [int(message["content"]) for message in await wire.messages("bob", query=query)]

    assert await page("") == [4, 3, 2, 1, 0]
    assert await page("?limit=2") == [4, 3]
    assert await page(f"?before={ids[2]}&limit=1") == [1]
    assert await page(f"?after={ids[1]}&limit=2") == [3, 2]
    assert await page(f"?around={ids[2]}&limit=3") == [3, 2, 1]
    assert (await wire.ask("bob", "GET", f"/channels/{wire.channel}/messages?limit=101")).code == 50035


async def test_guilds_channels_and_people_are_listed(wire: Wire) -> None:
    guild = wire.playground.guild_id
    [mine] = (await wire.ask("bob", "GET", "/users/@me/guilds")).body
    assert (mine["id"], mine["owner"]) == (str(guild), False)
    channels = (await wire.ask("bob", "GET", f"/guilds/{guild}/channels")).body
    assert [channel["id"] for channel in channels] == [str(one) for one in wire.playground.channel_ids]
    members = (await wire.ask("bob", "GET", f"/guilds/{guild}/members")).body
    assert {member["user"]["username"] for member in members} == {"Parlour", "alice", "bob", "carol", "dave", "wendy"}


async def test_a_new_name_joins(wire: Wire) -> None:
    bob = await wire.listen("bob")
    assert (await wire.ask("erin", "GET", "/users/@me")).body["global_name"] == "Erin"
    assert (await bob.event("GUILD_MEMBER_ADD"))["user"]["username"] == "erin"
    assert (await wire.say({"content": "hi"}, "erin")).status == 200


async def test_names_may_be_hostile_and_reach_the_bot_as_they_are(wire: Wire, bot: Ear) -> None:
    name, nick = "**@everyone** \u202e<@1>", "`x`\n# y"
    assert (await wire.ask("bob", "PATCH", "/users/@me", {"global_name": name})).body["global_name"] == name
    await wire.ask("bob", "PATCH", f"/guilds/{wire.playground.guild_id}/members/@me", {"nick": nick})
    assert (await wire.ask("bob", "PATCH", "/users/@me", {"global_name": "x" * 33})).code == 50035
    await wire.use("bob", await wire.command())
    member = (await bot.event("INTERACTION_CREATE"))["member"]
    assert (member["user"]["global_name"], member["nick"]) == (name, nick)


@pytest.mark.parametrize("who", ["", "A", "x", "alice!", "a" * 33])
async def test_a_token_nobody_has_is_refused(wire: Wire, who: str) -> None:
    refusal = await wire.ask(who, "GET", "/users/@me")
    assert (refusal.status, refusal.code) == (401, 0)


async def test_only_authors_and_moderators_delete(wire: Wire) -> None:
    message = (await wire.say({"content": "mine"}, "bob")).body
    path = f"/channels/{wire.channel}/messages/{message['id']}"
    assert (await wire.ask("carol", "DELETE", path)).code == 50013
    assert (await wire.ask("carol", "PATCH", path, {"content": "x"})).code == 50005
    assert (await wire.ask("bob", "PATCH", path, {"content": "mine!"})).body["content"] == "mine!"
    assert (await wire.ask("alice", "DELETE", path)).status == 204


async def test_slow_mode_holds_people_but_neither_bots_nor_moderators(wire: Wire, hands: Hands) -> None:
    await wire.ask("alice", "PATCH", f"/channels/{wire.channel}", {"rate_limit_per_user": 10})
    assert (await wire.say({"content": "1"}, "bob")).status == 200
    refusal = await wire.say({"content": "2"}, "bob")
    assert (refusal.status, refusal.code, refusal.body["retry_after"]) == (429, 20016, 10)
    for who in ("alice", "alice", "bot", "bot"):
        assert (await wire.say({"content": "x"}, who)).status == 200
    hands.turn(10)
    assert (await wire.say({"content": "2"}, "bob")).status == 200


async def test_a_file_for_an_option_is_uploaded_first(wire: Wire, bot: Ear) -> None:
    command = await wire.command(options=[{"type": 11, "name": "file", "description": "f", "required": True}])
    asked = {"files": [{"id": "0", "filename": "a.txt", "file_size": 5}]}
    [place] = (await wire.ask("alice", "POST", f"/channels/{wire.channel}/attachments", asked)).body["attachments"]
    async with wire.http.put(place["upload_url"], data=b"hello") as reply:
        assert reply.status == 200
    data = {
        **{key: command[key] for key in ("id", "name", "version", "type")},
        "options": [{"type": 11, "name": "file", "value": "0"}],
        "attachments": [{"id": "0", "filename": "a.txt", "uploaded_filename": place["upload_filename"]}],
    }
    assert (await wire.interact("alice", 2, data)).status == 204
    sent = (await bot.event("INTERACTION_CREATE"))["data"]
    attachment = sent["resolved"]["attachments"][sent["options"][0]["value"]]
    assert (attachment["filename"], attachment["size"], attachment["ephemeral"]) == ("a.txt", 5, True)
    async with wire.http.get(attachment["url"]) as reply:
        assert await reply.read() == b"hello"


async def test_a_file_for_an_option_may_come_along(wire: Wire, bot: Ear) -> None:
    command = await wire.command(options=[{"type": 11, "name": "file", "description": "f"}])
    body = {
        "type": 2,
        "application_id": str(wire.playground.application_id),
        "guild_id": str(wire.playground.guild_id),
        "channel_id": str(wire.channel),
        "data": {
            **{key: command[key] for key in ("id", "name", "version", "type")},
            "options": [{"type": 11, "name": "file", "value": "0"}],
            "attachments": [{"id": "0", "filename": "a.png"}],
        },
    }
    assert (await wire.ask("alice", "POST", "/interactions", body, files={"a.png": PNG})).status == 204
    [attachment] = (await bot.event("INTERACTION_CREATE"))["data"]["resolved"]["attachments"].values()
    assert (attachment["filename"], attachment["width"]) == ("a.png", 32)
    assert (await wire.use("alice", command, [{"type": 11, "name": "file", "value": "9"}])).code == 50035


async def test_a_file_for_an_option_is_there_for_a_day(wire: Wire, bot: Ear, hands: Hands) -> None:
    command = await wire.command(options=[{"type": 11, "name": "file", "description": "f"}])
    attachment = await sent_along(wire, bot, command, b"a whole game")
    for seconds, status in ((24 * 3600 - 1, 200), (2, 404)):
        hands.turn(seconds)
        wire.playground.sweep()
        async with wire.http.get(attachment["url"]) as reply:
            assert reply.status == status


async def test_a_file_for_an_option_above_ten_mebibytes_is_too_large(wire: Wire, bot: Ear) -> None:
    command = await wire.command(options=[{"type": 11, "name": "file", "description": "f"}])
    body = invoked(wire, command)
    refusal = await wire.ask("alice", "POST", "/interactions", body, files={"a.toml": bytes((10 << 20) + 1)})
    assert (refusal.status, refusal.code) == (413, 40005)
    asked = {"files": [{"id": "0", "filename": "a.toml", "file_size": (10 << 20) + 1}]}
    assert (await wire.ask("alice", "POST", f"/channels/{wire.channel}/attachments", asked)).code == 50035


async def test_what_is_told_of_a_file_is_what_discord_tells(wire: Wire, bot: Ear) -> None:
    command = await wire.command(options=[{"type": 11, "name": "file", "description": "f"}])
    attachment = await sent_along(wire, bot, command, b"a whole game")
    assert {"id", "filename", "size", "url", "proxy_url", "content_type", "ephemeral"} <= attachment.keys()
    assert (attachment["filename"], attachment["size"]) == ("a.toml", 12)
    assert attachment["url"].startswith(wire.playground.url)


def invoked(wire: Wire, command: Payload) -> Payload:
    """A command with a file that comes along."""
    return {
        "type": 2,
        "application_id": str(wire.playground.application_id),
        "guild_id": str(wire.playground.guild_id),
        "channel_id": str(wire.channel),
        "data": {
            **{key: command[key] for key in ("id", "name", "version", "type")},
            "options": [{"type": 11, "name": "file", "value": "0"}],
            "attachments": [{"id": "0", "filename": "a.toml"}],
        },
    }


async def sent_along(wire: Wire, bot: Ear, command: Payload, content: bytes) -> Payload:
    """The attachment as the bot is told of it."""
    assert (
        await wire.ask("alice", "POST", "/interactions", invoked(wire, command), files={"a.toml": content})
    ).status == 204
    [attachment] = (await bot.event("INTERACTION_CREATE"))["data"]["resolved"]["attachments"].values()
    return attachment  # type: ignore[no-any-return]  # JSON


async def test_bots_do_not_click(wire: Wire) -> None:
    refusal = await wire.use("bot", await wire.command())
    assert (refusal.status, refusal.code) == (403, 20001)


async def test_people_do_not_register_commands(wire: Wire) -> None:
    refusal = await wire.ask("alice", "PUT", wire.commands, [])
    assert (refusal.status, refusal.code) == (403, 20002)
