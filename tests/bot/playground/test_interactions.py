"""Interactions by raw HTTP: windows, tokens, kinds of answers, who sees what."""

from __future__ import annotations

import pytest

from tests.support.wire import PNG, Ear, Hands, Payload, Wire, button, row, select, text

V2, EPHEMERAL, LOADING = 1 << 15, 64, 128


async def asked(wire: Wire, bot: Ear, who: str = "alice") -> Payload:
    """A command that waits for its answer."""
    assert (await wire.use(who, await wire.command())).status == 204
    return await bot.event("INTERACTION_CREATE")


async def clicked(wire: Wire, bot: Ear, message: Payload, who: str = "alice") -> Payload:
    assert (await wire.click(who, message, "one")).status == 204
    return await bot.event("INTERACTION_CREATE")


@pytest.fixture
async def bot(wire: Wire) -> Ear:
    return await wire.listen("bot")


async def board(wire: Wire) -> Payload:
    message: Payload = (
        await wire.say({"content": "board", "components": [row(button(), button("off", disabled=True)), row(select())]})
    ).body
    return message


async def test_the_bot_is_told_who_asks_where_and_in_which_language(wire: Wire, bot: Ear) -> None:
    await wire.ask("bob", "PATCH", "/users/@me/settings", {"locale": "zh-TW"})
    interaction = await asked(wire, bot, "bob")
    assert interaction["member"]["user"]["username"] == "bob"
    assert (interaction["locale"], interaction["guild_locale"]) == ("zh-TW", "en-US")
    assert (interaction["guild_id"], interaction["channel_id"]) == (str(wire.playground.guild_id), str(wire.channel))
    assert interaction["channel"]["id"] == str(wire.channel)
    assert int(interaction["app_permissions"]) & (1 << 11)
    assert int(interaction["member"]["permissions"]) & (1 << 31)
    assert not int(interaction["member"]["permissions"]) & (1 << 13)
    assert interaction["attachment_size_limit"] == 10 << 20
    assert interaction["data"] == {**interaction["data"], "name": "play", "type": 1, "options": []}


async def test_an_answer_within_three_seconds_is_taken(wire: Wire, bot: Ear, hands: Hands) -> None:
    interaction = await asked(wire, bot)
    hands.turn(2.9)
    reply = await wire.answer(interaction, 4, {"content": "yes"})
    assert reply.status == 200
    assert reply.body["interaction"]["response_message_id"] == reply.body["resource"]["message"]["id"]


async def test_an_answer_after_three_seconds_is_too_late_and_the_person_is_told(
    wire: Wire, bot: Ear, hands: Hands
) -> None:
    alice = await wire.listen("alice")
    interaction = await asked(wire, bot)
    hands.turn(3.1)
    refusal = await wire.answer(interaction, 4, {"content": "late"})
    assert (refusal.status, refusal.code) == (404, 10062)
    failure = await alice.event("INTERACTION_FAILURE")
    assert (failure["id"], failure["nonce"]) == (interaction["id"], "1")


async def test_a_second_answer_is_refused(wire: Wire, bot: Ear) -> None:
    interaction = await asked(wire, bot)
    assert (await wire.answer(interaction, 5)).status == 200
    for kind in (4, 5):
        refusal = await wire.answer(interaction, kind, {"content": "again"} if kind == 4 else None)
        assert (refusal.status, refusal.code) == (400, 40060)


async def test_a_token_that_was_never_given_is_unknown(wire: Wire, bot: Ear) -> None:
    interaction = await asked(wire, bot)
    refusal = await wire.answer({**interaction, "token": "made-up"}, 4, {"content": "x"})
    assert (refusal.status, refusal.code) == (404, 10062)
    refusal = await wire.answer({**interaction, "id": "1"}, 4, {"content": "x"})
    assert (refusal.status, refusal.code) == (404, 10062)


async def test_without_with_response_there_is_no_content(wire: Wire, bot: Ear) -> None:
    interaction = await asked(wire, bot)
    reply = await wire.ask(
        "", "POST", f"/interactions/{interaction['id']}/{interaction['token']}/callback", {"type": 5}
    )
    assert (reply.status, reply.body) == (204, b"")


async def test_the_token_works_for_fifteen_minutes(wire: Wire, bot: Ear, hands: Hands) -> None:
    interaction = await asked(wire, bot)
    await wire.answer(interaction, 4, {"content": "yes"})
    hands.turn(14 * 60)
    assert (await wire.ask("", "POST", wire.webhook(interaction), {"content": "more"})).status == 200
    assert (
        await wire.ask("", "PATCH", wire.webhook(interaction, "/messages/@original"), {"content": "no"})
    ).status == 200
    hands.turn(61)
    for method, path in (
        ("POST", ""),
        ("PATCH", "/messages/@original"),
        ("GET", "/messages/@original"),
        ("DELETE", "/messages/@original"),
    ):
        refusal = await wire.ask("", method, wire.webhook(interaction, path), {"content": "late"})
        assert (refusal.status, refusal.code) == (401, 50027)


async def test_a_wrong_webhook_is_named(wire: Wire, bot: Ear) -> None:
    interaction = await asked(wire, bot)
    early = await wire.ask("", "POST", wire.webhook(interaction), {"content": "x"})
    assert (early.status, early.code) == (404, 10015)
    wrong = await wire.ask("", "POST", wire.webhook({"token": "made-up"}), {"content": "x"})
    assert (wrong.status, wrong.code) == (401, 50027)
    other = await wire.ask("", "POST", f"/webhooks/1/{interaction['token']}", {"content": "x"})
    assert (other.status, other.code) == (404, 10015)


async def test_an_ephemeral_answer_is_its_readers_alone(wire: Wire, bot: Ear) -> None:
    alice, bob = await wire.listen("alice"), await wire.listen("bob")
    interaction = await asked(wire, bot)
    secret = await wire.answer(interaction, 4, {"content": "secret", "flags": EPHEMERAL})
    identity = secret.body["resource"]["message"]["id"]
    await wire.say({"content": "public"})
    assert [message["content"] for message in await wire.messages("alice")] == ["public", "secret"]
    assert [message["content"] for message in await wire.messages("bob")] == ["public"]
    assert [message["content"] for message in await wire.messages("bot")] == ["public"]
    heard = await alice.event("MESSAGE_CREATE")
    assert (heard["id"], heard["flags"]) == (identity, EPHEMERAL)
    assert not {"guild_id", "member"} & heard.keys()
    assert (await bob.event("MESSAGE_CREATE"))["content"] == "public"
    for who in ("bob", "bot"):
        refusal = await wire.ask(who, "GET", f"/channels/{wire.channel}/messages/{identity}")
        assert (refusal.status, refusal.code) == (404, 10008)
    assert (
        await wire.ask("bot", "PATCH", f"/channels/{wire.channel}/messages/{identity}", {"content": "x"})
    ).code == 10008


async def test_an_ephemeral_message_can_be_edited_followed_and_dismissed(wire: Wire, bot: Ear) -> None:
    interaction = await asked(wire, bot)
    await wire.answer(interaction, 5, {"flags": EPHEMERAL})
    assert (await wire.messages("alice"))[0]["flags"] == EPHEMERAL | LOADING
    edited = await wire.ask(
        "", "PATCH", wire.webhook(interaction, "/messages/@original"), {"flags": V2, "components": [text("now")]}
    )
    assert edited.body["flags"] == EPHEMERAL | V2
    more = await wire.ask("", "POST", wire.webhook(interaction), {"content": "more", "flags": EPHEMERAL})
    assert len(await wire.messages("alice")) == 2
    assert await wire.messages("bob") == []
    assert (await wire.ask("alice", "DELETE", f"/channels/{wire.channel}/messages/{more.body['id']}")).status == 204
    assert len(await wire.messages("alice")) == 1


async def test_the_first_message_after_deferring_is_the_deferred_one(wire: Wire, bot: Ear) -> None:
    interaction = await asked(wire, bot)
    deferred = await wire.answer(interaction, 5, {"flags": EPHEMERAL})
    first = await wire.ask("", "POST", wire.webhook(interaction), {"content": "first"})
    assert first.body["id"] == deferred.body["interaction"]["response_message_id"]
    assert first.body["flags"] == EPHEMERAL
    second = await wire.ask("", "POST", wire.webhook(interaction), {"content": "second"})
    assert second.body["id"] != first.body["id"]
    assert second.body["flags"] == 0


async def test_a_token_reaches_only_its_own_messages(wire: Wire, bot: Ear) -> None:
    message = await board(wire)
    interaction = await asked(wire, bot)
    await wire.answer(interaction, 4, {"content": "x"})
    for method in ("GET", "PATCH", "DELETE"):
        refusal = await wire.ask("", method, wire.webhook(interaction, f"/messages/{message['id']}"), {"content": "y"})
        assert (refusal.status, refusal.code) == (404, 10008)


async def test_a_click_brings_the_message_and_may_edit_it(wire: Wire, bot: Ear) -> None:
    bob = await wire.listen("bob")
    message = await board(wire)
    interaction = await clicked(wire, bot, message)
    assert interaction["message"]["id"] == message["id"]
    assert interaction["data"] == {"component_type": 2, "custom_id": "one", "id": 2}
    reply = await wire.answer(interaction, 7, {"content": "moved", "components": []})
    assert reply.body["resource"]["message"]["content"] == "moved"
    assert (await bob.event("MESSAGE_UPDATE"))["content"] == "moved"
    [shown] = await wire.messages("bob")
    assert (shown["content"], shown["components"]) == ("moved", [])
    assert shown["edited_timestamp"]


async def test_a_deferred_edit_is_made_by_token(wire: Wire, bot: Ear) -> None:
    message = await board(wire)
    interaction = await clicked(wire, bot, message)
    assert (await wire.answer(interaction, 6)).status == 200
    edited = await wire.ask("", "PATCH", wire.webhook(interaction, "/messages/@original"), {"content": "moved"})
    assert (edited.body["id"], edited.body["content"]) == (message["id"], "moved")


async def test_an_answer_to_a_click_refers_to_its_message(wire: Wire, bot: Ear) -> None:
    message = await board(wire)
    interaction = await clicked(wire, bot, message)
    reply = (await wire.answer(interaction, 4, {"content": "yes"})).body["resource"]["message"]
    assert (reply["type"], reply["message_reference"]["message_id"]) == (19, message["id"])
    assert reply["interaction_metadata"]["interacted_message_id"] == message["id"]


@pytest.mark.parametrize(
    ("kind", "wrong"), [("command", 6), ("command", 7), ("command", 8), ("click", 8), ("command", 10), ("command", 1)]
)
async def test_an_answer_that_does_not_fit_is_refused(wire: Wire, bot: Ear, kind: str, wrong: int) -> None:
    interaction = await (asked(wire, bot) if kind == "command" else clicked(wire, bot, await board(wire)))
    refusal = await wire.answer(interaction, wrong, {"content": "x", "choices": []})
    assert (refusal.status, refusal.code) == (400, 50035)
    assert (await wire.answer(interaction, 4, {"content": "x"})).status == 200


async def test_a_click_on_a_message_that_was_deleted_meanwhile_cannot_edit_it(wire: Wire, bot: Ear) -> None:
    message = await board(wire)
    interaction = await clicked(wire, bot, message)
    await wire.ask("alice", "DELETE", f"/channels/{wire.channel}/messages/{message['id']}")
    refusal = await wire.answer(interaction, 7, {"content": "x"})
    assert (refusal.status, refusal.code) == (404, 10008)


async def test_v2_is_for_ever(wire: Wire, bot: Ear) -> None:
    message = (await wire.say({"flags": V2, "components": [text(), row(button())]})).body
    path = f"/channels/{wire.channel}/messages/{message['id']}"
    assert (await wire.ask("bot", "PATCH", path, {"content": "x"})).code == 50035
    assert (await wire.ask("bot", "PATCH", path, {"flags": 0, "components": [text("new")]})).body["flags"] == V2
    old = (await wire.say({"content": "old"})).body
    refusal = await wire.ask(
        "bot", "PATCH", f"/channels/{wire.channel}/messages/{old['id']}", {"flags": V2, "components": [text()]}
    )
    assert refusal.errors() == [("content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")]
    new = {"flags": V2, "components": [text()], "content": None}
    assert (await wire.ask("bot", "PATCH", f"/channels/{wire.channel}/messages/{old['id']}", new)).body["flags"] == V2


# Files


async def test_a_picture_is_served_by_its_address_and_goes_with_its_message(wire: Wire, bot: Ear) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": "alt"}]}
    body = {"flags": V2, "components": [gallery], "attachments": [{"id": 0, "description": "alt"}]}
    message = (await wire.say(body, files={"board.png": PNG})).body
    [attachment] = message["attachments"]
    media = message["components"][0]["items"][0]["media"]
    assert (media["url"], media["width"], media["height"]) == (attachment["url"], 32, 16)
    assert (attachment["description"], attachment["content_type"], attachment["size"]) == ("alt", "image/png", len(PNG))
    assert f"/attachments/{wire.channel}/{attachment['id']}/board.png" in attachment["url"]
    async with wire.http.get(attachment["url"]) as reply:
        assert (reply.status, reply.content_type, await reply.read()) == (200, "image/png", PNG)
    await wire.ask("bot", "DELETE", f"/channels/{wire.channel}/messages/{message['id']}")
    async with wire.http.get(attachment["url"]) as reply:
        assert reply.status == 404


async def test_an_edit_keeps_the_attachments_it_lists(wire: Wire) -> None:
    message = (await wire.say({"content": "x"}, files={"a.png": PNG, "b.png": PNG})).body
    path = f"/channels/{wire.channel}/messages/{message['id']}"
    kept, dropped = message["attachments"]
    assert len((await wire.ask("bot", "PATCH", path, {"content": "y"})).body["attachments"]) == 2
    body = {"attachments": [{"id": kept["id"]}, {"id": 0, "filename": "c.png"}]}
    edited = (await wire.ask("bot", "PATCH", path, body, files={"c.png": PNG})).body
    assert [one["filename"] for one in edited["attachments"]] == ["a.png", "c.png"]
    async with wire.http.get(dropped["url"]) as reply:
        assert reply.status == 404


# Modals and autocomplete


MODAL = {
    "custom_id": "form",
    "title": "A form",
    "components": [
        {
            "type": 18,
            "label": "Word",
            "component": {"type": 4, "custom_id": "word", "style": 1, "min_length": 2, "max_length": 5},
        },
        {"type": 18, "label": "Pick", "component": select(3)},
    ],
}


def filled(word: str = "abc", picks: tuple[str, ...] = ("1",)) -> Payload:
    answers = [{"type": 4, "custom_id": "word", "value": word}, {"type": 3, "custom_id": "pick", "values": list(picks)}]
    return {"custom_id": "form", "components": [{"type": 18, "component": answer} for answer in answers]}


async def test_a_modal_opens_for_one_person_and_is_sent_in_once(wire: Wire, bot: Ear) -> None:
    alice = await wire.listen("alice")
    message = await board(wire)
    interaction = await clicked(wire, bot, message)
    assert (await wire.answer(interaction, 9, MODAL)).status == 200
    opened = await alice.event("INTERACTION_MODAL_CREATE")
    assert (opened["custom_id"], opened["title"], opened["nonce"]) == ("form", "A form", "1")
    assert (await wire.interact("bob", 5, filled())).code == 50035
    assert (await wire.interact("alice", 5, {**filled(), "id": opened["id"]})).status == 204
    sent = await bot.event("INTERACTION_CREATE")
    assert sent["message"]["id"] == message["id"]
    assert [one["component"].get("value", one["component"].get("values")) for one in sent["data"]["components"]] == [
        "abc",
        ["1"],
    ]
    assert (await wire.answer(sent, 9, MODAL)).code == 50035
    assert (await wire.answer(sent, 7, {"content": "done"})).status == 200
    assert (await wire.interact("alice", 5, filled())).code == 50035


@pytest.mark.parametrize(
    "answers",
    [filled("a"), filled("abcdef"), filled(""), filled(picks=()), filled(picks=("7",)), filled(picks=("1", "2"))],
    ids=["short", "long", "empty", "nothing picked", "not on offer", "too many"],
)
async def test_a_modal_takes_only_answers_that_fit(wire: Wire, bot: Ear, answers: Payload) -> None:
    await wire.answer(await asked(wire, bot), 9, MODAL)
    assert (await wire.interact("alice", 5, answers)).errors() == [("data.components", "COMPONENT_VALIDATION_FAILED")]
    assert (await wire.interact("alice", 5, filled())).status == 204


async def test_autocomplete_reaches_the_one_who_types(wire: Wire, bot: Ear) -> None:
    alice = await wire.listen("alice")
    command = await wire.command(
        options=[{"type": 3, "name": "word", "description": "w", "autocomplete": True, "required": True}]
    )
    typed = {"type": 3, "name": "word", "value": "ab", "focused": True}
    assert (await wire.use("alice", command, [typed], kind=4, nonce="n7")).status == 204
    interaction = await bot.event("INTERACTION_CREATE")
    assert interaction["type"] == 4
    assert interaction["data"]["options"] == [typed]
    await wire.answer(interaction, 8, {"choices": [{"name": "abc", "value": "abc"}]})
    told = await alice.event("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE")
    assert (told["nonce"], [choice["value"] for choice in told["choices"]]) == ("n7", ["abc"])
