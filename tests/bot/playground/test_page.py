"""The page as a person uses it: a real browser, the real wire, and a bot of a few lines."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from pathlib import Path

import pytest
import pytest_asyncio
from aiohttp import ClientSession
from playwright.async_api import Browser, Page, ViewportSize, expect

from bot.playground import Playground
from tests.support.browser import DESKTOP, PHONE, complaints, picture
from tests.support.partner import Partner, Payload, partner
from tests.support.wire import wired

ANSWER, THINK, EDIT, CHOICES, FORM = 4, 5, 7, 8, 9
EPHEMERAL, V2 = 64, 32768
ROOMS = count(1)
HOSTILE = "<img src=x onerror=\"document.title='gone'\"><script>document.title='gone'</script>"
COMMANDS = [
    {
        "name": "say",
        "name_localizations": {"zh-TW": "說"},
        "description": "Say something",
        "description_localizations": {"zh-TW": "說點什麼"},
        "options": [
            {"type": 3, "name": "words", "description": "What to say", "required": True, "autocomplete": True},
            {"type": 4, "name": "times", "description": "How often", "min_value": 1, "max_value": 5},
            {
                "type": 3,
                "name": "tone",
                "description": "How",
                "choices": [{"name": "Loud", "value": "L"}, {"name": "Soft", "value": "S"}],
            },
            {"type": 6, "name": "whom", "description": "To whom"},
        ],
    },
    {
        "name": "read",
        "description": "Read a file",
        "options": [{"type": 11, "name": "file", "description": "Which", "required": True}],
    },
    {"name": "wait", "description": "Takes a while"},
    {
        "name": "look",
        "description": "Look around",
        "options": [{"type": 3, "name": "where", "description": "Which way"}],
    },
    {
        "name": "play",
        "description": "Begin",
        "options": [
            {"type": 1, "name": "draughts", "description": "On black"},
            {"type": 1, "name": "reversi", "description": "On green"},
        ],
    },
]


def button(label: str, custom_id: str, style: int = 2, **more: object) -> Payload:
    return {"type": 2, "style": style, "label": label, "custom_id": custom_id, **more}


def row(*components: Payload) -> Payload:
    return {"type": 1, "components": list(components)}


def text(content: str) -> Payload:
    return {"type": 10, "content": content}


def select(custom_id: str, labels: str, **more: object) -> Payload:
    options = [{"label": f"Option {label}", "value": label, "description": f"which is {label}"} for label in labels]
    return {"type": 3, "custom_id": custom_id, "options": options, "placeholder": "Pick", **more}


FORM_BODY = {
    "custom_id": "form",
    "title": "A form",
    "components": [
        {
            "type": 18,
            "label": "Name",
            "component": {"type": 4, "style": 1, "custom_id": "name", "min_length": 3, "required": True},
        },
        {"type": 18, "label": "Colour", "component": select("colour", "RG", required=False)},
    ],
}


async def answer(bot: Partner, interaction: Payload) -> None:
    """What the bot of these tests says to anything."""
    content = interaction["data"]
    match interaction["type"], content.get("custom_id") or content.get("name"):
        case 4, _:
            typed = next(option["value"] for option in content["options"] if option.get("focused"))
            await bot.reply(
                interaction,
                CHOICES,
                {"choices": [{"name": f"{typed}{c} indeed", "value": f"{typed}{c}"} for c in "ab"]},
            )
        case 2, "wait":
            await bot.reply(interaction, THINK)
        case 3, "silent":
            return
        case 3, "form":
            await bot.reply(interaction, FORM, FORM_BODY)
        case 3, "edit":
            await bot.reply(
                interaction, EDIT, {"flags": V2, "components": [text("Edited"), row(button("Again", "edit"))]}
            )
        case _:
            secret = EPHEMERAL if interaction["type"] != 2 else 0
            await bot.reply(interaction, ANSWER, {"content": f"```json\n{json.dumps(content)}\n```", "flags": secret})


@dataclass(slots=True)
class Clock:
    """The time, and what a test adds to it."""

    ahead: float = 0

    def __call__(self) -> float:
        return time.time() + self.ahead


@dataclass(frozen=True, slots=True)
class Scene:
    playground: Playground
    bot: Partner
    page: Page
    clock: Clock


async def someone(playground: Playground, name: str) -> str:
    """The id of a person."""
    async with ClientSession() as http, http.get(f"{playground.url}/playground.json") as reply:
        people = (await reply.json())["people"]
    return next(str(each["id"]) for each in people if each["name"] == name)


async def visit(
    browser: Browser, playground: Playground, size: ViewportSize, locale: str = "en-US"
) -> tuple[Page, list[str]]:
    context = await browser.new_context(viewport=size, locale=locale)
    page = await context.new_page()
    found = complaints(page)
    await page.goto(playground.url)
    await expect(page.locator(".room.current")).to_be_attached()
    await expect(page.locator(".status")).to_be_hidden()
    return page, found


@asynccontextmanager
async def opened(folder: Path, browser: Browser) -> AsyncIterator[Scene]:
    clock = Clock()
    playground = Playground(folder, clock=clock, limited=False)
    await playground.start(port=0)
    try:
        async with partner(playground, answer) as bot:
            await bot.ask("PUT", f"/applications/{playground.application_id}/commands", COMMANDS)
            page, found = await visit(browser, playground, DESKTOP)
            yield Scene(playground, bot, page, clock)
            await page.context.close()
            assert found == []
    finally:
        await playground.stop()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def place(tmp_path_factory: pytest.TempPathFactory, started_browser: Browser) -> AsyncIterator[Scene]:
    """A playground with the bot of these tests, and the page."""
    async with opened(tmp_path_factory.mktemp("place"), started_browser) as scene:
        yield scene


@pytest_asyncio.fixture(loop_scope="session")
async def at(place: Scene) -> Scene:
    """The page as Alice sees it, in a channel where nothing was said yet."""
    path = f"{place.playground.api}/guilds/{place.playground.guild_id}/channels"
    body, headers = {"name": f"room-{next(ROOMS)}", "type": 0}, {"Authorization": "user.alice"}
    async with ClientSession() as http, http.post(path, json=body, headers=headers) as reply:
        made = await reply.json()
    place.bot.channel = int(made["id"])
    place.bot.met.clear()
    await place.page.set_viewport_size(DESKTOP)
    # The page leads nowhere as long as it does not know the channel.
    await expect(place.page.locator(".room").filter(has_text=made["name"]).first).to_be_attached()
    await place.page.evaluate("address => { location.hash = address; }", f"#alice/{made['id']}")
    await expect(place.page.locator(".room.current")).to_contain_text(made["name"])
    return place


@pytest_asyncio.fixture(loop_scope="session")
async def alone(tmp_path: Path, browser: Browser) -> AsyncIterator[Scene]:
    """A playground that no other test has changed."""
    async with opened(tmp_path, browser) as scene:
        yield scene


async def test_an_address_names_a_person_and_a_channel(at: Scene) -> None:
    """By the channel's name as well as by its id."""
    for name, channel in (("bob", "lounge"), ("alice", "games")):
        await at.page.evaluate("address => { location.hash = address; }", f"#{name}/{channel}")
        await expect(at.page.locator(".room.current")).to_contain_text(channel)
        await expect(at.page).to_have_url(re.compile(rf"#{name}/\d+$"))


async def test_the_browsers_back_leads_to_where_one_was(at: Scene) -> None:
    current = at.page.locator(".room.current")
    await at.page.evaluate("location.hash = '#alice/games'")
    await expect(current).to_contain_text("games")
    await at.page.locator(".room", has_text="lounge").first.click()
    await expect(current).to_contain_text("lounge")
    await at.page.evaluate("location.hash = '#bob/games'")
    await expect(current).to_contain_text("games")
    for person, channel in (("alice", "lounge"), ("alice", "games")):
        await at.page.go_back()
        await expect(current).to_contain_text(channel)
        await expect(at.page).to_have_url(re.compile(rf"#{person}/(\d+|games)$"))


async def test_a_message_shows_what_the_bot_sent_and_never_runs_it(at: Scene) -> None:
    parts = [
        {
            "type": 17,
            "accent_color": 0x2B5C74,
            "components": [text(f"## Welcome\n**All** {HOSTILE}"), {"type": 14}, row(select("s", "AB"))],
        },
        {"type": 9, "components": [text("A section")], "accessory": button("Press", "p")},
        row(
            button("One", "1", 1),
            button("Off", "2", 4, disabled=True),
            {"type": 2, "style": 5, "label": "Out", "url": "https://example.org/"},
        ),
    ]
    await at.bot.post({"flags": V2, "components": parts})
    message = at.page.locator(".message").last
    await expect(message.locator("h4")).to_have_text("Welcome")
    await expect(message.locator(".container")).to_contain_text(HOSTILE)
    await expect(message.get_by_role("button", name="Off")).to_be_disabled()
    await expect(message.get_by_role("link", name="Out")).to_have_attribute("href", "https://example.org/")
    await at.bot.post({"content": HOSTILE, "embeds": [{"title": HOSTILE, "description": "An *embed*", "color": 1}]})
    await expect(at.page.locator(".embed h4")).to_have_text(HOSTILE)
    assert "gone" not in await at.page.title()


async def test_an_answer_for_one_person_is_seen_by_that_person_alone(at: Scene) -> None:
    await at.bot.post({"flags": V2, "components": [row(button("Tell me", "tell"))]})
    await at.page.get_by_role("button", name="Tell me").click()
    await expect(at.page.locator(".message.private .private-mark")).to_contain_text("Only you can see this")
    await at.page.locator("[data-person=bob]").click()
    await expect(at.page.get_by_role("button", name="Tell me")).to_be_visible()
    await expect(at.page.locator(".message.private")).to_have_count(0)
    await at.page.locator("[data-person=alice]").click()
    await at.page.locator(".private-mark").get_by_role("button", name="Dismiss").click()
    await expect(at.page.locator(".message.private")).to_have_count(0)
    await at.page.reload()
    await expect(at.page.get_by_role("button", name="Tell me")).to_be_visible()
    await expect(at.page.locator(".message.private")).to_have_count(0)


async def test_direct_messages_stand_below_the_channels_and_are_turned_off(alone: Scene) -> None:
    alice = await alone.bot.ask(
        "POST", "/users/@me/channels", {"recipient_id": await someone(alone.playground, "alice")}
    )
    told = {"flags": V2, "components": [text("It is your turn."), row(button("Move", "tell"))]}
    path = f"/channels/{alice['id']}/messages"
    await alone.bot.ask("POST", path, told)
    room = alone.page.locator(".directs .room")
    await expect(room).to_have_attribute("aria-label", "Parlour, unread, 1 mention of you")
    await room.click()
    await expect(alone.page.get_by_text("It is your turn.")).to_be_visible()
    await alone.page.get_by_role("button", name="Move").click()
    await expect(alone.page.locator(".message.private")).to_contain_text('"custom_id": "tell"')
    assert "guild_id" not in alone.bot.heard[-1]
    await alone.page.get_by_label("Takes direct messages").uncheck()
    await expect(alone.page.get_by_label("Takes direct messages")).not_to_be_checked()
    await alone.page.reload()
    await expect(alone.page.get_by_label("Takes direct messages")).not_to_be_checked()
    await expect(alone.page.get_by_text("It is your turn.")).to_be_visible()
    await alone.page.locator("[data-person=bob]").click()
    await expect(alone.page.locator(".directs")).to_have_count(0)


async def test_controls_work_with_the_keyboard_alone(at: Scene) -> None:
    controls = [
        row(select("one", "ABC")),
        row(select("many", "ABC", min_values=1, max_values=2)),
        row(button("Edit", "edit")),
    ]
    await at.bot.post({"flags": V2, "components": controls})
    keyboard = at.page.keyboard
    await at.page.locator("[data-control=one]").focus()
    for key in ("Enter", "ArrowDown", "Enter"):
        await keyboard.press(key)
    await expect(at.page.locator(".message").last).to_contain_text('"values": ["B"]')
    await at.page.locator("[data-control=many]").focus()
    for key in ("ArrowDown", " ", "c", " ", "Enter"):
        await keyboard.press(key)
    await expect(at.page.locator(".message").last).to_contain_text('"values": ["A", "C"]')
    await at.page.locator("[data-control=edit]").focus()
    await keyboard.press("Enter")
    await expect(at.page.get_by_text("Edited")).to_be_visible()
    await expect(at.page.locator("[data-control=edit]")).to_be_focused()


async def test_a_select_of_people_offers_everyone(at: Scene) -> None:
    await at.bot.post({"flags": V2, "components": [row({"type": 5, "custom_id": "whom", "placeholder": "Who"})]})
    await at.page.locator("[data-control=whom]").click()
    await at.page.get_by_role("option", name="Carol").click()
    await expect(at.page.locator(".message").last).to_contain_text('"custom_id": "whom"')
    carol = next(option for option in at.bot.heard[-1]["data"]["resolved"]["users"].values())
    assert carol["username"] == "carol"


async def test_a_form_asks_again_for_what_is_wrong_and_is_sent(at: Scene) -> None:
    await at.bot.post({"flags": V2, "components": [row(button("Form", "form"))]})
    await at.page.get_by_role("button", name="Form").click()
    form = at.page.get_by_role("dialog", name="A form")
    name = form.get_by_label("Name")
    await name.fill("ab")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".field-error").first).to_have_text("At least 3 characters.")
    await name.fill("abc")
    await form.get_by_role("button", name="Colour").click()
    await form.get_by_role("option", name="Option G").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form).to_have_count(0)
    await expect(at.page.locator(".message").last).to_contain_text('"value": "abc"')
    await expect(at.page.locator(".message").last).to_contain_text('"values": ["G"]')


async def test_a_command_is_put_together_by_typing(at: Scene) -> None:
    box, keyboard = at.page.get_by_role("combobox", name="Write in"), at.page.keyboard
    await box.press_sequentially("/s")
    await expect(at.page.get_by_role("option", name="/say")).to_be_visible()
    await keyboard.press("Enter")
    await expect(at.page.get_by_role("option", name="a indeed")).to_be_visible()
    await keyboard.type("x")
    await at.page.get_by_role("option", name="xb indeed").click()
    await expect(at.page.get_by_role("option", name="xbb indeed")).to_be_visible()
    await keyboard.press("Tab")
    await expect(at.page.get_by_role("option", name="xbaa indeed")).to_be_visible()
    await keyboard.press("Escape")
    await keyboard.press("Tab")
    await keyboard.type("tim")
    await keyboard.press("Tab")
    await keyboard.type("9")
    await keyboard.press("Enter")
    await expect(at.page.locator(".command-field.wrong .field-error")).to_have_text("At most 5.")
    await keyboard.press("Backspace")
    await keyboard.type("4")
    await keyboard.press("Tab")
    await keyboard.type("ton")
    await keyboard.press("Enter")
    await keyboard.press("ArrowDown")
    await keyboard.press("Enter")
    await keyboard.press("Enter")
    await expect(at.page.locator(".message .above").last).to_contain_text("used /say")
    given = {option["name"]: option["value"] for option in at.bot.heard[-1]["data"]["options"]}
    assert given == {"words": "xba", "times": 4, "tone": "S"}


async def test_options_are_named_with_a_colon(at: Scene) -> None:
    """As people copy commands: typed letter by letter, and pasted whole."""
    box, keyboard = at.page.get_by_role("combobox", name="Write in"), at.page.keyboard
    await box.press_sequentially("/say a")
    await keyboard.press("Escape")
    await keyboard.press("Tab")
    await keyboard.type("Times:4")
    await expect(at.page.get_by_label("times")).to_have_value("4")
    await keyboard.press("Tab")
    await keyboard.type("tone:so")
    await keyboard.press("Enter")
    await keyboard.press("Enter")
    await expect(at.page.locator(".message .above").last).to_contain_text("used /say")
    assert {option["name"] for option in at.bot.heard[-1]["data"]["options"]} == {"words", "times", "tone"}
    await box.fill("/say two words  here times：3")
    await expect(at.page.get_by_label("words")).to_have_value("two words  here")
    await expect(at.page.get_by_label("times")).to_have_value("3")
    await at.page.get_by_role("button", name="Send", exact=True).click()
    await expect(at.page.locator(".message").last).to_contain_text("two words  here")
    given = {option["name"]: option["value"] for option in at.bot.heard[-1]["data"]["options"]}
    assert given == {"words": "two words  here", "times": 3}


async def test_words_that_name_no_option_are_not_dropped(at: Scene) -> None:
    keyboard = at.page.keyboard
    await at.page.get_by_role("combobox", name="Write in").press_sequentially("/say ")
    await keyboard.type("a")
    await keyboard.press("Escape")
    await keyboard.press("Tab")
    await keyboard.type("loud")
    await keyboard.press("Enter")
    await expect(at.page.locator(".suggestions-about")).to_have_text("No option is called “loud”.")
    await expect(at.page.locator(".command-more")).to_have_value("loud")
    await keyboard.press("Escape")
    await keyboard.press("Escape")
    await at.page.get_by_role("combobox", name="Write in").fill("")
    await at.page.get_by_role("combobox", name="Write in").press_sequentially("/look north")
    await expect(at.page.get_by_label("where")).to_have_value("north")
    await keyboard.press("Enter")
    await expect(at.page.locator(".message .above").last).to_contain_text("used /look")
    assert [(option["name"], option["value"]) for option in at.bot.heard[-1]["data"]["options"]] == [("where", "north")]


async def test_a_command_lacking_something_is_not_sent(at: Scene) -> None:
    await at.page.get_by_role("combobox", name="Write in").press_sequentially("/read ")
    await at.page.get_by_role("button", name="Send", exact=True).click()
    await expect(at.page.locator(".field-error")).to_have_text("This is needed.")
    await at.page.locator(".command input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": b"a whole game"}
    )
    await at.page.get_by_role("button", name="Send", exact=True).click()
    await expect(at.page.locator(".message .above").last).to_contain_text("used /read")
    (file,) = at.bot.heard[-1]["data"]["resolved"]["attachments"].values()
    assert (file["filename"], file["size"]) == ("game.txt", 12)


async def test_thinking_is_shown_until_the_answer_comes(at: Scene) -> None:
    await at.page.get_by_role("combobox", name="Write in").press_sequentially("/wait ")
    await at.page.keyboard.press("Enter")
    await expect(at.page.get_by_text("is thinking…")).to_be_visible()
    await at.bot.finish(at.bot.heard[-1], {"content": "Done at last"})
    await expect(at.page.get_by_text("Done at last")).to_be_visible()
    await expect(at.page.locator(".message .waiting")).to_have_count(0)


async def test_silence_of_the_bot_is_said(at: Scene) -> None:
    await at.bot.post({"flags": V2, "components": [row(button("Silent", "silent"))]})
    await at.page.get_by_role("button", name="Silent").click()
    await expect(at.page.locator("[aria-busy=true]")).to_be_visible()
    await asyncio.wait_for(at.bot.met.wait(), 60)
    at.clock.ahead = 4
    await expect(at.page.locator(".message .failure").last).to_contain_text("the bot gave no answer")


async def test_a_call_glows_for_the_one_who_is_called(alone: Scene) -> None:
    bob = next(
        person
        for person in (await alone.bot.ask("GET", f"/guilds/{alone.playground.guild_id}/members?limit=50"))
        if person["user"]["username"] == "bob"
    )
    await alone.bot.post({"content": f"Your turn, <@{bob['user']['id']}>", "allowed_mentions": {"parse": ["users"]}})
    await expect(alone.page.locator("[data-person=bob] .called")).to_have_text("1")
    await expect(alone.page.locator(".message.calling")).to_have_count(0)
    await alone.page.locator("[data-person=bob]").click()
    await expect(alone.page.locator(".message.calling .mention.mine")).to_have_text("@Bob")
    await expect(alone.page.locator("[data-person=bob] .called")).to_have_count(0)


async def test_a_screen_reader_is_told_names_and_times_and_no_markup(at: Scene) -> None:
    members = await at.bot.ask("GET", f"/guilds/{at.playground.guild_id}/members?limit=50")
    bob = next(person["user"] for person in members if person["user"]["username"] == "bob")
    due = f"<t:{int(time.time()) + 7300}:R>"
    words = f"### A game\n<@{bob['id']}> (Red), *your* turn. Time runs out {due}.\n-# Seal **6909**"
    await at.bot.post({"flags": V2, "components": [{"type": 10, "content": words}]})
    announced = at.page.locator("[aria-live=polite]").filter(has_text="A game")
    await expect(announced).to_contain_text("A game @Bob (Red), your turn. Time runs out in 2 hours. Seal 6909")
    assert "<" not in (await announced.text_content() or "")


async def test_a_language_is_the_persons_and_the_pages(alone: Scene) -> None:
    await alone.page.locator("#language").select_option("zh-TW")
    await expect(alone.page.get_by_role("navigation", name="頻道與討論串")).to_be_visible()
    await alone.page.locator("textarea").press_sequentially("/")
    await expect(alone.page.get_by_role("option", name="說點什麼")).to_contain_text("/說")
    await alone.page.get_by_role("option", name="說點什麼").click()
    await alone.page.keyboard.type("hm")
    await alone.page.keyboard.press("Enter")
    await expect(alone.page.locator(".message .above").last).to_contain_text("使用了 /說")
    assert alone.bot.heard[-1]["locale"] == "zh-TW"
    await alone.page.locator("[data-person=bob]").click()
    await expect(alone.page.get_by_role("navigation", name="Channels and threads")).to_be_visible()
    await expect(alone.page.locator(".message .above").last).to_contain_text("used /say")  # as its reader calls it
    assert await alone.page.locator("html").get_attribute("lang") == "en"


async def test_a_browser_does_not_change_the_language_of_whoever_has_acted(browser: Browser, tmp_path: Path) -> None:
    async with wired(tmp_path) as wire:
        await wire.use("alice", await wire.command())
        await wire.ask("bob", "POST", f"/channels/{wire.channel}/messages", {"content": "Hello"})
        page, found = await visit(browser, wire.playground, DESKTOP, "zh-TW")
        await page.locator("[data-person=dave]").click()
        await expect(page.get_by_role("navigation", name="頻道與討論串")).to_be_visible()
        for name in ("alice", "bob"):
            await page.locator(f"[data-person={name}]").click()
            await expect(page.get_by_role("navigation", name="Channels and threads")).to_be_visible()
        spoken = [(await wire.ask(name, "GET", "/users/@me")).body["locale"] for name in ("alice", "bob", "dave")]
        assert spoken == ["en-US", "en-US", "zh-TW"]
        await page.context.close()
        assert found == []


async def test_the_page_comes_back_by_itself(alone: Scene, tmp_path: Path) -> None:
    port = int(alone.playground.url.rsplit(":", 1)[1])
    await alone.playground.stop()
    await expect(alone.page.locator(".status")).to_have_text("The connection is lost. Trying again…")
    again = Playground(tmp_path, limited=False)
    await again.start(port=port)
    try:
        await expect(alone.page.locator(".status")).to_be_hidden()
        await alone.page.locator("textarea").press_sequentially("Back **again**")
        await alone.page.keyboard.press("Enter")
        await expect(alone.page.locator(".message strong", has_text="again")).to_be_visible()
    finally:
        await again.stop()


async def test_an_answer_that_a_stop_cut_off_is_not_waited_for(alone: Scene, tmp_path: Path) -> None:
    port = int(alone.playground.url.rsplit(":", 1)[1])
    await alone.page.get_by_role("combobox", name="Write in").press_sequentially("/wait ")
    await alone.page.keyboard.press("Enter")
    await expect(alone.page.get_by_text("is thinking…")).to_be_visible()
    await alone.page.reload()
    await expect(alone.page.get_by_text("is thinking…")).to_be_visible()
    await alone.playground.stop()
    again = Playground(tmp_path, limited=False)
    await again.start(port=port)
    try:
        await expect(alone.page.get_by_text("was stopped before it answered")).to_be_visible()
        await expect(alone.page.locator(".message .waiting")).to_have_count(0)
    finally:
        await again.stop()


async def test_a_thread_stands_below_its_channel(at: Scene) -> None:
    message = await at.bot.post({"content": "A table"})
    path = f"/channels/{at.bot.channel}/messages/{message['id']}/threads"
    await at.bot.ask("POST", path, {"name": "Second table"})
    await at.page.get_by_role("button", name="Second table").first.click()
    await expect(at.page.get_by_role("heading", level=1)).to_have_text("Second table")
    await at.page.locator("textarea").press_sequentially("Hello there")
    await at.page.keyboard.press("Enter")
    await expect(at.page.get_by_text("Hello there")).to_be_visible()


async def test_a_long_thread_name_leaves_room_for_what_is_unread(at: Scene) -> None:
    message = await at.bot.post({"content": "A table"})
    path = f"/channels/{at.bot.channel}/messages/{message['id']}/threads"
    thread = await at.bot.ask("POST", path, {"name": "Wherewithal " * 8})
    alice = next(
        one
        for one in await at.bot.ask("GET", f"/guilds/{at.playground.guild_id}/members?limit=9")
        if one["user"]["username"] == "alice"
    )
    words = {"content": f"<@{alice['user']['id']}>", "allowed_mentions": {"parse": ["users"]}}
    await at.bot.ask("POST", f"/channels/{thread['id']}/messages", words)
    rooms = at.page.locator(".room-list")
    await expect(rooms.locator(".room.thread .called")).to_have_text("1")
    beyond = "node => node.getBoundingClientRect().right - node.closest('.room-list').getBoundingClientRect().right"
    for size in (DESKTOP, PHONE):
        await at.page.set_viewport_size(size)
        assert await rooms.evaluate("node => node.scrollWidth - node.clientWidth") == 0
        assert await rooms.locator(".room.thread .called").evaluate(beyond) < 0


async def test_what_a_newcomer_wants_is_listed_first_and_the_cross_takes_all_back(at: Scene) -> None:
    box, options = at.page.get_by_role("combobox", name="Write in"), at.page.locator("#suggestions [role=option]")
    await box.press_sequentially("/")
    await expect(options.first).to_contain_text("/play draughts")
    await box.fill("/play")
    await expect(options).to_have_count(2)
    await at.bot.post({"content": "## Reversi \u00b7 Alice"})
    await expect(at.page.get_by_role("heading", name="Reversi")).to_be_visible()
    await box.press_sequentially(" ")
    await expect(options.first).to_contain_text("/play reversi")
    await box.press("Enter")
    await at.page.get_by_role("button", name="Leave /play reversi").click()
    await expect(box).to_be_focused()
    await expect(box).to_have_value("")


@pytest.mark.parametrize("key", ["Escape", "Backspace"])
async def test_a_command_without_options_is_left_by_a_key(at: Scene, key: str) -> None:
    box = at.page.get_by_role("combobox", name="Write in")
    await box.press_sequentially("/wait ")
    await expect(at.page.get_by_role("button", name="Send", exact=True)).to_be_focused()
    for _ in range(2 if key == "Escape" else 1):
        await at.page.keyboard.press(key)
    await expect(box).to_be_focused()
    await expect(box).to_have_value("/wait")
    await box.fill("")


async def test_a_link_to_a_message_leads_there_on_the_page(at: Scene) -> None:
    room = await at.page.locator(".room.current .room-name").inner_text()
    await at.page.evaluate("location.hash = '#alice/lounge'")
    await expect(at.page.locator(".room.current")).to_contain_text("lounge")
    first = await at.bot.post({"content": "The very first"})
    for n in range(60):
        await at.bot.post({"content": f"Message {n}\n\nof many"})
    await at.page.evaluate("address => { location.hash = address; }", f"#bob/{at.bot.channel}")
    await expect(at.page.locator(".room.current")).to_contain_text(room)
    place = f"https://discord.com/channels/{at.playground.guild_id}/{at.bot.channel}/{first['id']}"
    await at.bot.post(
        {"content": "Look", "components": [row({"type": 2, "style": 5, "label": "Back there", "url": place})]}
    )
    await at.page.reload()
    await expect(at.page.get_by_role("button", name="Back there")).to_be_visible()
    await expect(at.page.get_by_text("The very first")).to_have_count(0)
    await at.page.get_by_role("button", name="Back there").click()
    await expect(at.page.get_by_text("The very first")).to_be_in_viewport()
    await expect(at.page.get_by_role("button", name="To the newest")).to_be_visible()
    await at.page.get_by_role("button", name="To the newest").click()
    await expect(at.page.get_by_role("button", name="Back there")).to_be_in_viewport()


async def test_a_phone_shows_everything_without_scrolling_sideways(at: Scene) -> None:
    await at.page.set_viewport_size(PHONE)
    buttons = row(button("Your move", "1", 1), button("View", "2"), button("Rules", "3"), button("More", "4"))
    await at.bot.post(
        {
            "flags": V2,
            "components": [
                {"type": 17, "components": [text("word " * 60 + "x" * 300), buttons, row(select("s", "AB"))]}
            ],
        }
    )
    await expect(at.page.get_by_role("button", name="Your move")).to_be_visible()
    assert await at.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    assert await at.page.evaluate("document.querySelector('.scroller').scrollWidth <= innerWidth")
    await at.page.get_by_role("button", name="Channels", exact=True).click()
    await at.page.get_by_role("button", name="lounge").click()
    await expect(at.page.get_by_role("heading", level=1)).to_have_text("lounge")
    await picture(at.page, "page-phone")
