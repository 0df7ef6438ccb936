"""The real discord.py against the playground: what the bot relies on."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.playground import Exchange
from tests.support.client import Client, online
from tests.support.openapi import CONFORMITY, REQUIRED, file, reply_errors
from tests.support.wire import PNG, Payload, Wire, select, wired

Interaction = discord.Interaction[Any]


class Record:
    """Holds requests against the description and keeps every exchange."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []

    def __call__(self, exchange: Exchange) -> None:
        CONFORMITY(exchange)
        self.exchanges.append(exchange)


@pytest.fixture
def record() -> Record:
    return Record()


@pytest.fixture
async def wire(tmp_path: Path, record: Record) -> AsyncIterator[Wire]:
    async with wired(tmp_path / "playground", recorder=record) as wire:
        yield wire


def picture(name: str = "board.png") -> discord.File:
    return discord.File(io.BytesIO(PNG), name, description="A board")


def view(custom_id: str = "one", name: str = "board.png", words: str = "words") -> discord.ui.LayoutView:
    row = discord.ui.ActionRow[Any](discord.ui.Button(label="One", custom_id=custom_id))
    gallery = discord.ui.MediaGallery[Any](discord.MediaGalleryItem(f"attachment://{name}", description="A board"))
    made = discord.ui.LayoutView(timeout=None)
    for item in (discord.ui.TextDisplay[Any](words), gallery, row):
        made.add_item(item)
    return made


class Form(discord.ui.Modal, title="A form"):
    word: discord.ui.Label[Any] = discord.ui.Label(text="Word", component=discord.ui.TextInput(custom_id="word"))


async def click(interaction: Interaction) -> None:
    """Every way to answer a click, by custom_id."""
    match (interaction.data or {}).get("custom_id"):
        case "edit":
            fresh = discord.File(io.BytesIO(PNG), "next.png")
            await interaction.response.edit_message(view=view("edit", "next.png", "edited"), attachments=[fresh])
        case "defer":
            await interaction.response.defer()
            await interaction.edit_original_response(view=view("defer", words="later"), attachments=[picture()])
        case "think":
            await interaction.response.defer(ephemeral=True, thinking=True)
            await interaction.edit_original_response(view=view(words="thought"), attachments=[picture()])
        case "form":
            await interaction.response.send_modal(Form(custom_id="filled"))
        case custom_id:
            await interaction.response.send_message(f"sent {custom_id}", ephemeral=True)


def client() -> Client:
    bot = Client(click)

    @bot.tree.command(description="Answers")
    @app_commands.describe(word="A word", size="A size")
    @app_commands.choices(size=[app_commands.Choice(name="small", value=3), app_commands.Choice(name="large", value=9)])
    async def show(interaction: Interaction, word: str, size: int = 3, whom: discord.Member | None = None) -> None:
        assert interaction.channel_id is not None
        await interaction.response.send_message(
            view=view(words=f"{word} {size} {whom and whom.name}"), file=picture(), ephemeral=True
        )
        await interaction.followup.send("a followup", wait=True)

    @show.autocomplete("word")
    async def words(interaction: Interaction, current: str) -> list[app_commands.Choice[str]]:
        return [app_commands.Choice(name=current * 2, value=current * 2)]

    @bot.tree.context_menu(name="Look at")
    async def look(interaction: Interaction, message: discord.Message) -> None:
        await interaction.response.send_message(f"It says {message.content}")

    return bot


async def synced(wire: Wire, bot: Client) -> dict[str, Payload]:
    await bot.tree.sync()
    listed = (await wire.ask("bot", "GET", wire.commands)).body
    return {command["name"]: command for command in listed}


async def test_a_command_answers_with_a_picture_in_v2_and_follows_up(wire: Wire) -> None:
    alice = await wire.listen("alice")
    async with online(client(), wire.playground) as bot:
        commands = await synced(wire, bot)
        carol = (await wire.ask("carol", "GET", "/users/@me")).body["id"]
        values: tuple[tuple[int, str, object], ...] = ((3, "word", "go"), (4, "size", 9), (6, "whom", carol))
        options = [{"type": kind, "name": name, "value": value} for kind, name, value in values]
        assert (await wire.use("alice", commands["show"], options)).status == 204
        first = await alice.event("MESSAGE_CREATE")
        assert first["components"][0]["content"] == "go 9 carol"
        assert first["components"][1]["items"][0]["media"]["url"] == first["attachments"][0]["url"]
        assert first["attachments"][0]["description"] == "A board"
        assert (await alice.event("MESSAGE_CREATE"))["content"] == "a followup"
    assert [message["content"] for message in await wire.messages("bob")] == ["a followup"]


async def test_autocomplete_and_a_menu_of_a_message(wire: Wire) -> None:
    alice = await wire.listen("alice")
    async with online(client(), wire.playground) as bot:
        commands = await synced(wire, bot)
        typed = [{"type": 3, "name": "word", "value": "ab", "focused": True}]
        await wire.use("alice", commands["show"], typed, kind=4)
        told = await alice.event("APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE")
        assert [choice["value"] for choice in told["choices"]] == ["abab"]
        message = (await wire.say({"content": "hello"}, "bob")).body
        menu = commands["Look at"]
        data = {key: menu[key] for key in ("id", "name", "version", "type")}
        assert (await wire.interact("alice", 2, {**data, "target_id": message["id"]})).status == 204
        while (heard := await alice.event("MESSAGE_CREATE"))["type"] != 23:
            pass
        assert heard["content"] == "It says hello"


async def board(wire: Wire, bot: Client, custom_id: str) -> Payload:
    channel = bot.get_partial_messageable(wire.channel, guild_id=wire.playground.guild_id)
    sent = await channel.send(
        view=view(custom_id), file=picture(), nonce="1", allowed_mentions=discord.AllowedMentions.none()
    )
    message: Payload = (await wire.ask("alice", "GET", f"/channels/{wire.channel}/messages/{sent.id}")).body
    return message


@pytest.mark.parametrize(("custom_id", "words"), [("edit", "edited"), ("defer", "later")])
async def test_a_click_edits_the_board(wire: Wire, custom_id: str, words: str) -> None:
    async with online(client(), wire.playground) as bot:
        message = await board(wire, bot, custom_id)
        bob = await wire.listen("bob")
        await wire.click("bob", message, custom_id)
        edited = await bob.event("MESSAGE_UPDATE")
        assert (edited["id"], edited["components"][0]["content"]) == (message["id"], words)
        assert len(edited["attachments"]) == 1
        async with wire.http.get(edited["attachments"][0]["url"]) as reply:
            assert await reply.read() == PNG


async def test_a_click_is_answered_in_private(wire: Wire) -> None:
    async with online(client(), wire.playground) as bot:
        message = await board(wire, bot, "think")
        bob = await wire.listen("bob")
        await wire.click("bob", message, "think")
        assert (await bob.event("MESSAGE_CREATE"))["flags"] == 64 | 128
        assert (await bob.event("MESSAGE_UPDATE"))["components"][0]["content"] == "thought"
    assert len(await wire.messages("alice")) == 1


async def test_a_modal_is_opened_and_sent_in(wire: Wire) -> None:
    async with online(client(), wire.playground) as bot:
        message = await board(wire, bot, "form")
        bob = await wire.listen("bob")
        await wire.click("bob", message, "form")
        opened = await bob.event("INTERACTION_MODAL_CREATE")
        assert (opened["title"], opened["components"][0]["component"]["custom_id"]) == ("A form", "word")
        answer = {"type": 18, "component": {"type": 4, "custom_id": "word", "value": "go"}}
        await wire.interact("bob", 5, {"id": opened["id"], "custom_id": "filled", "components": [answer]})
        assert (await bob.event("MESSAGE_CREATE"))["content"] == "sent filled"


async def test_channels_threads_and_members_are_what_discord_py_expects(wire: Wire) -> None:
    async with online(client(), wire.playground) as bot:
        guild = await bot.fetch_guild(wire.playground.guild_id)
        assert (guild.name, len(guild.roles)) == ("Playground", 2)
        channel = await bot.fetch_channel(wire.channel)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("x", file=picture())
        assert (await channel.fetch_message(message.id)).attachments[0].description == "A board"
        thread = await message.create_thread(name="game", auto_archive_duration=60)
        await thread.send("in it")
        await thread.edit(archived=True)
        assert [one.id async for one in channel.archived_threads()] == [thread.id]
        open_thread = await channel.create_thread(name="other", type=discord.ChannelType.public_thread)
        bob = (await wire.ask("bob", "GET", "/users/@me")).body["id"]
        member = await guild.fetch_member(int(bob))
        await open_thread.add_user(member)
        assert (await bot.fetch_user(int(bob))).global_name == "Bob"
        await member.send("psst")
        await message.edit(content="y", embed=discord.Embed(title="t", description="d"))
        await message.delete()
        emoji = await bot.create_application_emoji(name="piece", image=b"\x89PNG\r\n\x1a\n")
        assert [one.name for one in await bot.fetch_application_emojis()] == ["piece"]
        await emoji.delete()
        await channel.send(view=discord.ui.LayoutView().add_item(discord.ui.ActionRow[Any](pick())))


def pick() -> discord.ui.Select[Any]:
    options = [discord.SelectOption(label=option["label"], value=option["value"]) for option in select(3)["options"]]
    return discord.ui.Select(custom_id="pick", options=options)


async def test_refusals_are_discord_pys_own_exceptions(wire: Wire) -> None:
    async with online(client(), wire.playground) as bot:
        channel = await bot.fetch_channel(wire.channel)
        assert isinstance(channel, discord.TextChannel)
        body = {"type": 1, "allow": "0", "deny": str(1 << 11)}
        await wire.ask("alice", "PUT", f"/channels/{wire.channel}/permissions/{wire.playground.application_id}", body)
        with pytest.raises(discord.Forbidden) as forbidden:
            await channel.send("x")
        assert forbidden.value.code == 50013
        with pytest.raises(discord.NotFound) as missing:
            await channel.fetch_message(1)
        assert missing.value.code == 10008


async def test_a_bad_token_is_refused(wire: Wire) -> None:
    bot = Client()
    async with online(bot, wire.playground):
        pass
    other = Client()
    with pytest.raises(discord.LoginFailure):
        await other.login("made-up")
    await other.close()


@pytest.mark.parametrize("disturbance", ["reconnect", "invalidate", "abort"])
async def test_an_interrupted_bot_resumes_and_hears_what_it_missed(wire: Wire, disturbance: str) -> None:
    alice = await wire.listen("alice")
    async with online(client(), wire.playground) as bot:
        message = await board(wire, bot, "after")
        match disturbance:
            case "reconnect":
                wire.playground.reconnect()
            case "invalidate":
                wire.playground.invalidate(resumable=True)
            case _:
                wire.playground.abort()
        await wire.click("alice", message, "after")
        while (heard := await alice.event("MESSAGE_CREATE"))["content"] != "sent after":
            assert heard["author"]["bot"]
        await asyncio.wait_for(bot.resumed.wait(), 60)


async def test_what_the_playground_answers_is_what_the_description_promises(wire: Wire, record: Record) -> None:
    if file() is None:
        assert not REQUIRED, "Discord's OpenAPI description is required, but it is not here"
        pytest.skip("Discord's OpenAPI description is not here")
    async with online(client(), wire.playground) as bot:
        alice = await wire.listen("alice")
        commands = await synced(wire, bot)
        await wire.use("alice", commands["show"], [{"type": 3, "name": "word", "value": "go"}])
        assert (await alice.event("MESSAGE_CREATE"))["flags"] & 64
        message = await board(wire, bot, "edit")
        await wire.click("alice", message, "edit")
        await alice.event("MESSAGE_UPDATE")
        channel = await bot.fetch_channel(wire.channel)
        assert isinstance(channel, discord.TextChannel)
        thread = await (await channel.send("x")).create_thread(name="t")
        await thread.edit(archived=True)
        await bot.fetch_guild(wire.playground.guild_id)
    checked = CONFORMITY.checked
    assert checked >= 10, "hardly a request was checked against Discord's description"
    emptied = [replace(exchange, reply={}) for exchange in record.exchanges if exchange.by_bot and exchange.reply]
    assert len([exchange for exchange in emptied if reply_errors(exchange)]) >= 10, "an empty reply conforms?"
    errors = [error for exchange in record.exchanges if exchange.by_bot for error in reply_errors(exchange)]
    assert errors == []
