"""Channels and threads by raw HTTP: permissions, what is gone, what is archived, what is said twice."""

from __future__ import annotations

import pytest

from tests.support.wire import PNG, Hands, Payload, Wire, button, row

VIEW, SEND, EMBED, ATTACH, HISTORY, IN_THREADS, PUBLIC_THREADS = (
    1 << 10,
    1 << 11,
    1 << 14,
    1 << 15,
    1 << 16,
    1 << 38,
    1 << 35,
)


async def deny(wire: Wire, permissions: int, who: int | None = None) -> None:
    """Takes permissions in the first channel from the bot, or from somebody else."""
    target = who or wire.playground.application_id
    body = {"type": 1, "allow": "0", "deny": str(permissions)}
    reply = await wire.ask("alice", "PUT", f"/channels/{wire.channel}/permissions/{target}", body)
    assert reply.status == 204


async def test_without_a_view_there_is_no_access(wire: Wire) -> None:
    message = (await wire.say({"content": "x"})).body
    await deny(wire, VIEW)
    for method, path in (
        ("GET", ""),
        ("POST", "/messages"),
        ("GET", "/messages"),
        ("PATCH", f"/messages/{message['id']}"),
        ("DELETE", f"/messages/{message['id']}"),
        ("POST", "/threads"),
    ):
        refusal = await wire.ask(
            "bot", method, f"/channels/{wire.channel}{path}", {"content": "x", "name": "t", "type": 11}
        )
        assert (refusal.status, refusal.code) == (403, 50001), (method, path)


@pytest.mark.parametrize(
    ("permission", "body", "files"),
    [
        (SEND, {"content": "x"}, None),
        (ATTACH, {"content": "x"}, {"a.png": PNG}),
        (EMBED, {"embeds": [{"title": "t"}]}, None),
    ],
    ids=["send", "attach", "embed"],
)
async def test_a_missing_permission_is_named(
    wire: Wire, permission: int, body: Payload, files: dict[str, bytes] | None
) -> None:
    await deny(wire, permission)
    refusal = await wire.say(body, files=files)
    assert (refusal.status, refusal.code) == (403, 50013)


async def test_answers_by_token_need_no_right_to_send_but_one_to_attach(wire: Wire) -> None:
    bot = await wire.listen("bot")
    command = await wire.command()
    await deny(wire, SEND | VIEW)
    await wire.use("alice", command)
    interaction = await bot.event("INTERACTION_CREATE")
    assert not int(interaction["app_permissions"]) & SEND
    assert (await wire.answer(interaction, 4, {"content": "still"})).status == 200
    await deny(wire, ATTACH)
    await wire.use("alice", command)
    interaction = await bot.event("INTERACTION_CREATE")
    refusal = await wire.answer(interaction, 4, {"content": "x"}, files={"a.png": PNG})
    assert (refusal.status, refusal.code) == (403, 50013)


async def test_history_is_hidden_without_its_permission(wire: Wire) -> None:
    message = (await wire.say({"content": "x"})).body
    await deny(wire, HISTORY)
    assert await wire.messages("bot") == []
    assert (await wire.ask("bot", "GET", f"/channels/{wire.channel}/messages/{message['id']}")).code == 50013
    assert (await wire.say({"content": "re", "message_reference": {"message_id": message["id"]}})).code == 160002


async def test_only_those_with_a_view_hear_and_read(wire: Wire) -> None:
    bob = int((await wire.ask("bob", "GET", "/users/@me")).body["id"])
    await deny(wire, VIEW, bob)
    ear, other = await wire.listen("bob"), await wire.listen("carol")
    await wire.say({"content": "x"})
    await wire.say({"content": "y"}, channel=wire.playground.channel_ids[1])
    assert (await ear.event("MESSAGE_CREATE"))["content"] == "y"
    assert (await other.event("MESSAGE_CREATE"))["content"] == "x"
    assert (await wire.ask("bob", "GET", f"/channels/{wire.channel}/messages")).code == 50001
    assert len((await wire.ask("bob", "GET", f"/guilds/{wire.playground.guild_id}/channels")).body) == 1


async def test_what_is_gone_is_unknown(wire: Wire) -> None:
    assert (await wire.say({"content": "x"}, channel=1)).code == 10003
    for method in ("GET", "PATCH", "DELETE"):
        refusal = await wire.ask("bot", method, f"/channels/{wire.channel}/messages/1", {"content": "x"})
        assert (refusal.status, refusal.code) == (404, 10008)
    assert (await wire.ask("bot", "GET", "/guilds/1")).code == 10004
    assert (await wire.ask("bot", "GET", "/users/1")).code == 10013
    assert (await wire.ask("bot", "GET", f"/guilds/{wire.playground.guild_id}/members/1")).code == 10013
    assert (await wire.ask("bot", "GET", f"{wire.commands}/1")).code == 10063
    assert (await wire.ask("bot", "GET", "/nowhere")).status == 404
    assert (await wire.ask("bot", "GET", "/channels/letters")).status == 404


async def test_a_deleted_channel_takes_its_threads_and_messages_along(wire: Wire) -> None:
    thread = (await wire.ask("bot", "POST", f"/channels/{wire.channel}/threads", {"name": "t", "type": 11})).body
    channel = wire.channel
    message = (await wire.say({"content": "x"}, files={"a.png": PNG})).body
    assert (await wire.ask("bob", "DELETE", f"/channels/{channel}")).code == 50013
    assert (await wire.ask("alice", "DELETE", f"/channels/{channel}")).status == 200
    for gone in (channel, thread["id"]):
        assert (await wire.ask("bot", "GET", f"/channels/{gone}")).code == 10003
    async with wire.http.get(message["attachments"][0]["url"]) as reply:
        assert reply.status == 404


async def test_a_bot_edits_only_its_own(wire: Wire) -> None:
    message = (await wire.say({"content": "x"}, "alice")).body
    refusal = await wire.ask("bot", "PATCH", f"/channels/{wire.channel}/messages/{message['id']}", {"content": "y"})
    assert (refusal.status, refusal.code) == (403, 50005)


async def test_a_nonce_enforced_makes_one_message(wire: Wire, hands: Hands) -> None:
    body = {"content": "x", "nonce": "n1", "enforce_nonce": True}
    first, again = await wire.say(body), await wire.say(body)
    assert first.body["id"] == again.body["id"]
    assert (await wire.say({**body, "enforce_nonce": False})).body["id"] != first.body["id"]
    assert (await wire.say({**body, "nonce": "n2"})).body["id"] != first.body["id"]
    hands.turn(5 * 60 + 1)
    assert (await wire.say(body)).body["id"] != first.body["id"]


async def test_a_reply_shows_what_it_answers(wire: Wire) -> None:
    first = (await wire.say({"content": "first"}, "alice")).body
    reply = (await wire.say({"content": "second", "message_reference": {"message_id": first["id"]}})).body
    assert (reply["type"], reply["referenced_message"]["content"]) == (19, "first")
    await wire.ask("alice", "DELETE", f"/channels/{wire.channel}/messages/{first['id']}")
    assert (await wire.messages("bob"))[0]["referenced_message"] is None
    lost = {"content": "third", "message_reference": {"message_id": first["id"], "fail_if_not_exists": False}}
    assert (await wire.say(lost)).body["type"] == 0


async def test_only_allowed_mentions_ping(wire: Wire) -> None:
    ids = [(await wire.ask(name, "GET", "/users/@me")).body["id"] for name in ("bob", "carol")]
    content = "".join(f"<@{identity}>" for identity in ids)

    async def pinged(allowed: Payload | None) -> list[str]:
        body = {"content": content} | ({} if allowed is None else {"allowed_mentions": allowed})
        return [user["username"] for user in (await wire.say(body)).body["mentions"]]

    assert await pinged(None) == ["bob", "carol"]
    assert await pinged({"parse": []}) == []
    assert await pinged({"parse": ["users"]}) == ["bob", "carol"]
    assert await pinged({"parse": [], "users": [ids[1]]}) == ["carol"]
    texts = {
        "flags": 1 << 15,
        "components": [{"type": 10, "content": content}],
        "allowed_mentions": {"users": [ids[0]]},
    }
    assert [user["username"] for user in (await wire.say(texts)).body["mentions"]] == ["bob"]


# Threads


async def thread_on(wire: Wire, **more: object) -> Payload:
    message = (await wire.say({"content": "board", "components": [row(button())]})).body
    path = f"/channels/{wire.channel}/messages/{message['id']}/threads"
    reply = await wire.ask("bot", "POST", path, {"name": "game", **more})
    assert reply.status == 201
    thread: Payload = reply.body
    assert thread["id"] == message["id"]
    return thread


async def archive(wire: Wire, thread: Payload, **more: object) -> None:
    assert (await wire.ask("alice", "PATCH", f"/channels/{thread['id']}", {"archived": True, **more})).status == 200


async def test_a_thread_hangs_on_its_message(wire: Wire) -> None:
    thread = await thread_on(wire)
    [message] = await wire.messages("bob")
    assert (message["thread"]["id"], message["thread"]["parent_id"]) == (thread["id"], str(wire.channel))
    again = await wire.ask(
        "bot", "POST", f"/channels/{wire.channel}/messages/{message['id']}/threads", {"name": "again"}
    )
    assert (again.status, again.code) == (400, 160004)
    active = (await wire.ask("bob", "GET", f"/guilds/{wire.playground.guild_id}/threads/active")).body
    assert [one["id"] for one in active["threads"]] == [thread["id"]]


async def test_threads_have_permissions_of_their_own(wire: Wire) -> None:
    thread = await thread_on(wire)
    await deny(wire, SEND)
    assert (await wire.say({"content": "x"}, channel=int(thread["id"]))).status == 200
    await deny(wire, IN_THREADS | PUBLIC_THREADS)
    assert (await wire.say({"content": "x"}, channel=int(thread["id"]))).code == 50013
    assert (await wire.ask("bot", "POST", f"/channels/{wire.channel}/threads", {"name": "t", "type": 11})).code == 50013


async def test_an_archived_thread_wakes_when_somebody_speaks(wire: Wire) -> None:
    thread = await thread_on(wire)
    await archive(wire, thread)
    assert (await wire.say({"content": "x"}, "bob", channel=int(thread["id"]))).status == 200
    metadata = (await wire.ask("bob", "GET", f"/channels/{thread['id']}")).body["thread_metadata"]
    assert metadata["archived"] is False


async def test_an_archived_thread_cannot_be_changed(wire: Wire) -> None:
    thread = await thread_on(wire)
    place = f"/channels/{thread['id']}"
    message = (await wire.say({"content": "x"}, channel=int(thread["id"]))).body
    await archive(wire, thread)
    calls = (
        ("PATCH", f"{place}/messages/{message['id']}"),
        ("DELETE", f"{place}/messages/{message['id']}"),
        ("PUT", f"{place}/thread-members/@me"),
    )
    for method, path in calls:
        refusal = await wire.ask("bot", method, path, {"content": "y"})
        assert (refusal.status, refusal.code) == (400, 50083)
    assert (await wire.ask("bot", "PATCH", place, {"archived": False})).status == 200
    assert (await wire.ask("bot", "PATCH", f"{place}/messages/{message['id']}", {"content": "y"})).status == 200


async def test_a_locked_thread_stays_closed_to_all_but_moderators(wire: Wire) -> None:
    thread = await thread_on(wire)
    await archive(wire, thread, locked=True)
    assert (await wire.say({"content": "x"}, channel=int(thread["id"]))).code == 50083
    assert (await wire.ask("bot", "PATCH", f"/channels/{thread['id']}", {"archived": False})).code == 50013
    assert (await wire.ask("alice", "PATCH", f"/channels/{thread['id']}", {"archived": False})).status == 200
    assert (await wire.say({"content": "x"}, channel=int(thread["id"]))).code == 160005


async def test_threads_are_archived_when_nothing_is_said(wire: Wire, hands: Hands) -> None:
    bot = await wire.listen("bot")
    thread = await thread_on(wire, auto_archive_duration=60)
    hands.turn(60 * 60 + 1)
    wire.playground.sweep()
    assert (await bot.event("THREAD_UPDATE"))["id"] == thread["id"]
    archived = (await wire.ask("bob", "GET", f"/channels/{wire.channel}/threads/archived/public")).body
    assert [one["id"] for one in archived["threads"]] == [thread["id"]]


async def test_a_private_thread_is_its_members_alone(wire: Wire) -> None:
    thread = (await wire.ask("bot", "POST", f"/channels/{wire.channel}/threads", {"name": "t", "type": 12})).body
    carol = (await wire.ask("carol", "GET", "/users/@me")).body["id"]
    assert (await wire.ask("carol", "GET", f"/channels/{thread['id']}")).code == 50001
    assert (await wire.ask("bot", "PUT", f"/channels/{thread['id']}/thread-members/{carol}")).status == 204
    assert (await wire.ask("carol", "GET", f"/channels/{thread['id']}")).body["member_count"] == 2
    assert (await wire.ask("bot", "DELETE", f"/channels/{thread['id']}/thread-members/{carol}")).status == 204
    assert (await wire.ask("carol", "GET", f"/channels/{thread['id']}")).code == 50001


async def test_direct_messages(wire: Wire) -> None:
    bob = await wire.listen("bob")
    identity = (await wire.ask("bob", "GET", "/users/@me")).body["id"]
    channel = (await wire.ask("bot", "POST", "/users/@me/channels", {"recipient_id": identity})).body
    assert channel["recipients"][0]["username"] == "bob"
    assert (await wire.ask("bot", "POST", "/users/@me/channels", {"recipient_id": identity})).body["id"] == channel[
        "id"
    ]
    await wire.say({"content": "psst"}, channel=int(channel["id"]))
    assert (await bob.event("MESSAGE_CREATE"))["content"] == "psst"
    assert (await wire.ask("carol", "GET", f"/channels/{channel['id']}/messages")).code == 50001
    [mine] = (await wire.ask("bob", "GET", "/users/@me/channels")).body
    assert mine["recipients"][0]["username"] == "Parlour"


async def test_emojis_of_the_application(wire: Wire) -> None:
    path = f"/applications/{wire.playground.application_id}/emojis"
    emoji = (await wire.ask("bot", "POST", path, {"name": "piece", "image": "data:image/png;base64,iVBORw0KGgo="})).body
    assert [one["name"] for one in (await wire.ask("bot", "GET", path)).body["items"]] == ["piece"]
    assert (await wire.ask("bot", "POST", path, {"name": "x!", "image": "nothing"})).code == 50035
    assert (await wire.ask("bot", "PATCH", f"{path}/{emoji['id']}", {"name": "stone"})).body["name"] == "stone"
    assert (await wire.ask("bot", "DELETE", f"{path}/{emoji['id']}")).status == 204
    assert (await wire.ask("bot", "GET", f"{path}/{emoji['id']}")).code == 10014


async def test_commands_keep_their_ids_when_they_are_put_again(wire: Wire) -> None:
    bodies = [{"name": "a", "description": "a"}, {"name": "b", "description": "b"}, {"name": "Look", "type": 3}]
    first = (await wire.ask("bot", "PUT", wire.commands, bodies)).body
    again = (await wire.ask("bot", "PUT", wire.commands, [bodies[0], {**bodies[1], "description": "new"}])).body
    assert again[0] == first[0]
    assert again[1]["id"] == first[1]["id"]
    assert again[1]["version"] != first[1]["version"]
    assert first[2]["description"] == ""
    listed = (await wire.ask("bot", "GET", wire.commands)).body
    assert [command["name"] for command in listed] == ["a", "b"]
    assert "name_localizations" not in listed[0]
    assert "name_localizations" in (await wire.ask("bot", "GET", f"{wire.commands}?with_localizations=true")).body[0]


async def test_commands_of_one_server(wire: Wire) -> None:
    guild = f"/applications/{wire.playground.application_id}/guilds/{wire.playground.guild_id}/commands"
    made = await wire.ask("bot", "POST", guild, {"name": "here", "description": "d"})
    assert made.body["guild_id"] == str(wire.playground.guild_id)
    assert (await wire.ask("bot", "GET", wire.commands)).body == []
    edited = await wire.ask("bot", "PATCH", f"{guild}/{made.body['id']}", {"description": "e"})
    assert (edited.body["id"], edited.body["description"]) == (made.body["id"], "e")
    assert (await wire.use("bob", edited.body)).status == 204
    assert (await wire.ask("bot", "DELETE", f"{guild}/{made.body['id']}")).status == 204
    assert (
        await wire.ask("bot", "PUT", f"/applications/{wire.playground.application_id}/guilds/1/commands", [])
    ).code == 50001
    assert (await wire.ask("bot", "PUT", "/applications/1/commands", [])).code == 20012


async def test_an_app_that_loses_sight_of_a_channel_hears_that_it_changed_and_not_that_it_was_deleted(
    wire: Wire,
) -> None:
    """As Discord's documentation says of threads and permissions: the event that changed them is what an app gets."""
    bot = await wire.listen("bot")
    await deny(wire, VIEW)
    changed = await bot.event("CHANNEL_UPDATE")
    assert changed["id"] == str(wire.channel)
    await wire.ask("alice", "POST", f"/guilds/{wire.playground.guild_id}/channels", {"name": "next", "type": 0})
    await bot.event("CHANNEL_CREATE")
    assert "CHANNEL_DELETE" not in {message.get("t") for message in bot.heard}


async def test_who_takes_no_direct_messages_is_sent_none(wire: Wire) -> None:
    identity = (await wire.ask("bob", "GET", "/users/@me")).body["id"]
    assert (await wire.ask("bob", "GET", "/users/@me/settings")).body == {"locale": "en-US", "direct_messages": True}
    channel = (await wire.ask("bot", "POST", "/users/@me/channels", {"recipient_id": identity})).body
    path = f"/channels/{channel['id']}/messages"
    assert (await wire.ask("bob", "PATCH", "/users/@me/settings", {"direct_messages": "no"})).code == 50035
    assert (await wire.ask("bob", "PATCH", "/users/@me/settings", {"direct_messages": False})).body == {
        "locale": "en-US",
        "direct_messages": False,
    }
    refusal = await wire.ask("bot", "POST", path, {"content": "psst"})
    assert (refusal.status, refusal.code) == (403, 50007)
    await wire.ask("bob", "PATCH", "/users/@me/settings", {"direct_messages": True})
    assert (await wire.ask("bot", "POST", path, {"content": "psst"})).status == 200
    guild = f"/guilds/{wire.playground.guild_id}/members/{identity}"
    assert (await wire.ask("alice", "DELETE", guild)).status == 204
    assert (await wire.ask("bot", "POST", path, {"content": "psst"})).code == 50007, "no server in common"
