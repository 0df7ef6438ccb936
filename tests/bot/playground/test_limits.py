"""Each of Discord's limits, overstepped raw: no discord.py and none of the bot's own checks in between."""

from __future__ import annotations

from typing import Any

import pytest

from tests.support.wire import PNG, Payload, Wire, button, row, select, text

V2 = 1 << 15


def v2(*components: Payload, **more: object) -> Payload:
    return {"flags": V2, "components": list(components), **more}


def legacy(*rows: Payload) -> Payload:
    return {"content": "x", "components": list(rows)}


def options(**wrong: object) -> Payload:
    return legacy(row({**select(0), "options": [{"label": "a", "value": "a", **wrong}]}))


def embed(**fields: object) -> Payload:
    return {"embeds": [{"title": "t", **fields}]}


GALLERY_ITEM = {"media": {"url": "https://example.org/a.png"}}
BUTTONS = [row(*(button(f"{n}.{m}") for m in range(5))) for n in range(5)]

MESSAGES: dict[str, tuple[Payload, str, str]] = {
    "content of 2001": ({"content": "x" * 2001}, "content", "BASE_TYPE_MAX_LENGTH"),
    "content that is no text": ({"content": ["x"]}, "content", "STRING_TYPE_CONVERT"),
    "nonce of 26": ({"content": "x", "nonce": "n" * 26}, "nonce", "NONCE_TYPE_INVALID_LENGTH"),
    "ephemeral outside an interaction": ({"content": "x", "flags": 64}, "flags", "MESSAGE_FLAGS_INVALID"),
    "eleven embeds": ({"embeds": [{"title": "t"}] * 11}, "embeds", "BASE_TYPE_BAD_LENGTH"),
    "embed title of 257": (embed(title="x" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    "embed description of 4097": (embed(description="x" * 4097), "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    "26 embed fields": (embed(fields=[{"name": "n", "value": "v"}] * 26), "embeds.0.fields", "BASE_TYPE_BAD_LENGTH"),
    "field name of 257": (
        embed(fields=[{"name": "n" * 257, "value": "v"}]),
        "embeds.0.fields.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "field value of 1025": (
        embed(fields=[{"name": "n", "value": "v" * 1025}]),
        "embeds.0.fields.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "embeds of 6001 together": (
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "embeds",
        "MAX_EMBED_SIZE_EXCEEDED",
    ),
    "alt text of 1025": (
        {"content": "x", "attachments": [{"id": 0, "description": "d" * 1025}]},
        "attachments.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "an attachment that was not sent": (
        {"content": "x", "attachments": [{"id": 3}]},
        "attachments.0.id",
        "ATTACHMENT_NOT_FOUND",
    ),
    "eleven attachments": (
        {"content": "x", "attachments": [{"id": n} for n in range(11)]},
        "attachments",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "mentions parsed and listed": (
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    "101 allowed mentions": (
        {"content": "x", "allowed_mentions": {"users": [str(n) for n in range(101)]}},
        "allowed_mentions.users",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "eleven poll answers": (
        {"poll": {"question": {"text": "q"}, "answers": [{"poll_media": {"text": "a"}}] * 11}},
        "poll.answers",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a poll of 769 hours": (
        {"poll": {"question": {"text": "q"}, "answers": [{"poll_media": {"text": "a"}}], "duration": 769}},
        "poll.duration",
        "NUMBER_TYPE_MAX",
    ),
    "an unknown message replied to": (
        {"content": "x", "message_reference": {"message_id": "1"}},
        "message_reference",
        "REPLIES_UNKNOWN_MESSAGE",
    ),
    "six rows": (legacy(*BUTTONS, row(button("sixth"))), "components", "BASE_TYPE_BAD_LENGTH"),
    "six buttons in a row": (
        legacy(row(*(button(str(n)) for n in range(6)))),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty row": (legacy(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    "two selects in a row": (
        legacy(row(select(custom_id="a"), select(custom_id="b"))),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a select beside a button": (
        legacy(row(select(), button())),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    "a button without a row": (legacy(button()), "components.0.type", "UNION_TYPE_CHOICES"),
    "a text input in a message": (
        legacy(row({"type": 4, "custom_id": "a", "style": 1})),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "label of 81": (legacy(row(button(label="x" * 81))), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    "a button that says nothing": (
        legacy(row(button(label=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_INVALID_LABEL",
    ),
    "a button without custom_id": (
        legacy(row({**button(), "custom_id": None})),
        "components.0.components.0.custom_id",
        "BASE_TYPE_REQUIRED",
    ),
    "empty custom_id": (legacy(row(button(""))), "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
    "custom_id of 101": (legacy(row(button("x" * 101))), "components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH"),
    "custom_id twice": (
        legacy(row(button("a"), button("a"))),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "custom_id twice across rows": (
        legacy(row(button("pick")), row(select())),
        "components.1.components.0.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "custom_id and url": (
        legacy(row(button(url="https://example.org"))),
        "components.0.components.0.url",
        "BUTTON_COMPONENT_CUSTOM_ID_AND_URL",
    ),
    "a link of 513": (
        legacy(row({"type": 2, "style": 5, "label": "x", "url": "https://example.org/" + "x" * 493})),
        "components.0.components.0.url",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a link to a script": (
        legacy(row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})),
        "components.0.components.0.url",
        "URL_TYPE_INVALID_SCHEME",
    ),
    "button style 7": (legacy(row(button(style=7))), "components.0.components.0.style", "BASE_TYPE_CHOICES"),
    "26 select options": (legacy(row(select(26))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    "no select options": (legacy(row(select(0))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    "placeholder of 151": (
        legacy(row(select(placeholder="x" * 151))),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "option label of 101": (
        options(label="x" * 101),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option value of 101": (
        options(value="x" * 101),
        "components.0.components.0.options.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "option description of 101": (
        options(description="x" * 101),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "option value twice": (
        legacy(row({**select(0), "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "a"}]})),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    "min_values above max_values": (
        legacy(row(select(3, min_values=3, max_values=2))),
        "components.0.components.0.min_values",
        "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE",
    ),
    "max_values of 26": (
        legacy(row(select(3, max_values=26))),
        "components.0.components.0.max_values",
        "NUMBER_TYPE_MAX",
    ),
    "max_values above the options": (
        legacy(row(select(2, max_values=3))),
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_FEW_OPTIONS",
    ),
    "V2 components without the flag": ({"components": [text()]}, "components.0.type", "UNION_TYPE_CHOICES"),
    "V2 with content": (v2(text(), content="x"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    "V2 with an embed": (
        v2(text(), embeds=[{"title": "t"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "V2 with a poll": (
        v2(text(), poll={"question": {"text": "q"}, "answers": [{"poll_media": {"text": "a"}}]}),
        "poll",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    "41 V2 components": (v2(*(text(str(n)) for n in range(41))), "components", "BASE_TYPE_BAD_LENGTH"),
    "41 nested V2 components": (
        v2(*BUTTONS, row(*(button(f"5.{n}") for n in range(5))), *(text() for _ in range(5))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    "V2 texts of 4001 together": (
        v2(text("x" * 2000), text("x" * 2001)),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    "a text of 4001": (v2(text("x" * 4001)), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    "an empty text": (v2(text("")), "components.0.content", "BASE_TYPE_REQUIRED"),
    "eleven gallery items": (
        v2({"type": 12, "items": [GALLERY_ITEM] * 11}),
        "components.0.items",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "an empty gallery": (v2({"type": 12, "items": []}), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    "gallery alt text of 1025": (
        v2({"type": 12, "items": [{**GALLERY_ITEM, "description": "d" * 1025}]}),
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a gallery of a file that is not there": (
        v2({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]}),
        "components.0.items.0.media.url",
        "MEDIA_ITEM_UNKNOWN_ATTACHMENT",
    ),
    "four texts in a section": (
        v2({"type": 9, "components": [text()] * 4, "accessory": button()}),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a section without accessory": (
        v2({"type": 9, "components": [text()]}),
        "components.0.accessory",
        "BASE_TYPE_REQUIRED",
    ),
    "a container in a container": (
        v2({"type": 17, "components": [{"type": 17, "components": [text()]}]}),
        "components.0.components.0.type",
        "UNION_TYPE_CHOICES",
    ),
    "a colour beyond white": (
        v2({"type": 17, "accent_color": 1 << 24, "components": [text()]}),
        "components.0.accent_color",
        "NUMBER_TYPE_MAX",
    ),
    "a component id twice": (
        v2({**text(), "id": 7}, {**text(), "id": 7}),
        "components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
}


@pytest.mark.parametrize("case", MESSAGES)
async def test_a_message_beyond_a_limit_is_refused(wire: Wire, case: str) -> None:
    body, field, code = MESSAGES[case]
    refusal = await wire.say(body)
    assert (refusal.status, refusal.code) == (400, 50035)
    assert (field, code) in refusal.errors()
    assert await wire.messages("alice") == []


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x" * 2000, "nonce": "n" * 25},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3000}]},
        legacy(*BUTTONS),
        legacy(row(select(25, placeholder="x" * 150, max_values=25))),
        legacy(row(button("x" * 100, label="x" * 80))),
        v2(*BUTTONS, *(text() for _ in range(10))),
        v2(text("x" * 2000), text("x" * 2000)),
        v2({"type": 12, "items": [{**GALLERY_ITEM, "description": "d" * 1024}] * 10}),
        v2(
            {
                "type": 17,
                "accent_color": 0xFFFFFF,
                "components": [{"type": 9, "components": [text()] * 3, "accessory": button()}],
            }
        ),
    ],
    ids=range(9),
)
async def test_a_message_at_the_limit_is_taken(wire: Wire, body: Payload) -> None:
    assert (await wire.say(body)).status == 200


async def test_nothing_to_see_is_no_message(wire: Wire) -> None:
    for body in ({}, {"content": " \n "}, {"flags": V2, "components": []}):
        refusal = await wire.say(body)
        assert (refusal.status, refusal.code) == (400, 50006)


async def test_eleven_files_are_too_many(wire: Wire) -> None:
    refusal = await wire.say({"content": "x"}, files={f"{n}.png": PNG for n in range(11)})
    assert (refusal.status, refusal.code) == (400, 30015)


async def test_a_file_above_ten_mebibytes_is_too_large(wire: Wire) -> None:
    assert (await wire.say({}, files={"a.bin": bytes(10 << 20)})).status == 200
    refusal = await wire.say({}, files={"a.bin": bytes((10 << 20) + 1)})
    assert (refusal.status, refusal.code) == (413, 40005)


async def test_a_request_above_25_mebibytes_is_too_large(wire: Wire) -> None:
    refusal = await wire.say({}, files={f"{n}.bin": bytes(9 << 20) for n in range(3)})
    assert (refusal.status, refusal.code) == (413, 40005)


async def test_what_is_no_json_is_refused(wire: Wire) -> None:
    refusal = await wire.ask("bot", "POST", f"/channels/{wire.channel}/messages", raw=b"{nonsense")
    assert (refusal.status, refusal.code) == (400, 50109)


# Commands


def option(kind: int = 3, name: str = "word", **more: object) -> Payload:
    return {"type": kind, "name": name, "description": "A word", **more}


def choices(*values: object) -> list[Payload]:
    return [{"name": f"choice {n}", "value": value} for n, value in enumerate(values)]


COMMANDS: dict[str, tuple[Payload, str, str]] = {
    "name of 33": ({"name": "x" * 33}, "name", "BASE_TYPE_BAD_LENGTH"),
    "no name": ({"name": None}, "name", "BASE_TYPE_REQUIRED"),
    "upper case": ({"name": "Play"}, "name", "APPLICATION_COMMAND_INVALID_NAME"),
    "a space in the name": ({"name": "play now"}, "name", "APPLICATION_COMMAND_INVALID_NAME"),
    "punctuation in the name": ({"name": "play!"}, "name", "APPLICATION_COMMAND_INVALID_NAME"),
    "empty description": ({"description": ""}, "description", "BASE_TYPE_REQUIRED"),
    "description of 101": ({"description": "x" * 101}, "description", "BASE_TYPE_BAD_LENGTH"),
    "unknown locale": ({"name_localizations": {"zh-HK": "play"}}, "name_localizations.zh-HK", "LOCALE_INVALID"),
    "plain zh": ({"description_localizations": {"zh": "play"}}, "description_localizations.zh", "LOCALE_INVALID"),
    "upper case in another language": (
        {"name_localizations": {"de": "Spiel"}},
        "name_localizations.de",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "long description in another language": (
        {"description_localizations": {"zh-TW": "字" * 101}},
        "description_localizations.zh-TW",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "26 options": ({"options": [option(name=f"o{n}") for n in range(26)]}, "options", "BASE_TYPE_BAD_LENGTH"),
    "26 choices": (
        {"options": [option(choices=choices(*map(str, range(26))))]},
        "options.0.choices",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "choice name of 101": (
        {"options": [option(choices=[{"name": "x" * 101, "value": "a"}])]},
        "options.0.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "choice value of 101": (
        {"options": [option(choices=choices("x" * 101))]},
        "options.0.choices.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "a number as a word's choice": (
        {"options": [option(choices=choices(1))]},
        "options.0.choices.0.value",
        "STRING_TYPE_CONVERT",
    ),
    "a word as a number's choice": (
        {"options": [option(4, choices=choices("a"))]},
        "options.0.choices.0.value",
        "NUMBER_TYPE_COERCE",
    ),
    "required after optional": (
        {"options": [option(name="a"), option(name="b", required=True)]},
        "options",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    "an option twice": (
        {"options": [option(), option()]},
        "options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS",
    ),
    "choices and autocomplete": (
        {"options": [option(choices=choices("a"), autocomplete=True)]},
        "options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    "autocomplete of a person": (
        {"options": [option(6, autocomplete=True)]},
        "options.0.choices",
        "APPLICATION_COMMAND_OPTIONS_CHOICES_NOT_ALLOWED",
    ),
    "option name with a space": (
        {"options": [option(name="a b")]},
        "options.0.name",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    "option type 12": ({"options": [option(12)]}, "options.0.type", "BASE_TYPE_CHOICES"),
    "option description of 101": (
        {"options": [option(description="x" * 101)]},
        "options.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "length of a number": (
        {"options": [option(4, max_length=3)]},
        "options.0.max_length",
        "APPLICATION_COMMAND_OPTIONS_LENGTH_NOT_ALLOWED",
    ),
    "range of a word": (
        {"options": [option(min_value=3)]},
        "options.0.min_value",
        "APPLICATION_COMMAND_OPTIONS_VALUE_NOT_ALLOWED",
    ),
    "length above 6000": ({"options": [option(max_length=6001)]}, "options.0.max_length", "NUMBER_TYPE_MAX"),
    "a subcommand beside a value": (
        {"options": [option(1, "sub"), option(3, "word")]},
        "options.0.type",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "a group in a group": (
        {"options": [option(2, "g", options=[option(2, "h", options=[option(1, "s")])])]},
        "options.0.options.0.type",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    "8001 characters": (
        {
            "options": [
                option(name=f"o{n}", choices=[{"name": f"{m}" * 90, "value": f"{m}" * 90} for m in range(10)])
                for n in range(5)
            ]
        },
        "",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
    "empty contexts": ({"contexts": []}, "contexts", "BASE_TYPE_BAD_LENGTH"),
    "context 3": ({"contexts": [3]}, "contexts", "BASE_TYPE_CHOICES"),
    "integration type 2": ({"integration_types": [2]}, "integration_types", "BASE_TYPE_CHOICES"),
    "permissions in words": ({"default_member_permissions": "all"}, "default_member_permissions", "NUMBER_TYPE_COERCE"),
    "command type 4": ({"type": 4}, "type", "BASE_TYPE_CHOICES"),
    "a menu command described": (
        {"type": 2, "name": "Look"},
        "description",
        "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
    ),
}


@pytest.mark.parametrize("case", COMMANDS)
async def test_a_command_beyond_a_limit_is_refused(wire: Wire, case: str) -> None:
    body, field, code = COMMANDS[case]
    refusal = await wire.ask("bot", "POST", wire.commands, {"name": "play", "description": "Plays", **body})
    assert (refusal.status, refusal.code) == (400, 50035)
    assert (field, code) in refusal.errors()


@pytest.mark.parametrize(
    "body",
    [
        {"name": "走子", "name_localizations": {"zh-TW": "走子", "zh-CN": "走子"}},
        {"options": [option(name=f"o{n}", choices=choices(*(str(m) for m in range(25)))) for n in range(25)]},
        {"options": [option(2, "group", options=[option(1, "sub", options=[option()])])]},
        {"description": "x" * 100, "contexts": [0], "default_member_permissions": 8192},
    ],
    ids=range(4),
)
async def test_a_command_at_the_limit_is_taken(wire: Wire, body: Payload) -> None:
    assert (
        await wire.ask("bot", "POST", wire.commands, {"name": "play", "description": "Plays", **body})
    ).status == 201


async def test_a_wrong_command_among_many_is_named_by_its_place(wire: Wire) -> None:
    refusal = await wire.ask(
        "bot", "PUT", wire.commands, [{"name": "a", "description": "a"}, {"name": "B", "description": "b"}]
    )
    assert refusal.errors() == [("1.name", "APPLICATION_COMMAND_INVALID_NAME")]
    assert (await wire.ask("bot", "GET", wire.commands)).body == []


async def test_names_of_commands_are_unique(wire: Wire) -> None:
    refusal = await wire.ask("bot", "PUT", wire.commands, [{"name": "a", "description": "a"}] * 2)
    assert refusal.errors() == [("1.name", "APPLICATION_COMMANDS_DUPLICATE_NAME")]


@pytest.mark.parametrize(("kind", "most"), [(1, 100), (2, 15), (3, 15)])
async def test_commands_of_a_kind_are_counted(wire: Wire, kind: int, most: int) -> None:
    def commands(number: int) -> list[Payload]:
        return [{"name": f"c{n}", "type": kind} | ({"description": "d"} if kind == 1 else {}) for n in range(number)]

    refusal = await wire.ask("bot", "PUT", wire.commands, commands(most + 1))
    assert (refusal.status, refusal.code) == (400, 30032)
    assert (await wire.ask("bot", "PUT", wire.commands, commands(most))).status == 200
    one_more = {"name": "more", "type": kind} | ({"description": "d"} if kind == 1 else {})
    assert (await wire.ask("bot", "POST", wire.commands, one_more)).code == 30032


async def test_two_hundred_creates_a_day(wire: Wire, hands: Any) -> None:
    def commands(first: int) -> list[Payload]:
        return [{"name": f"c{n}", "description": "d"} for n in range(first, first + 100)]

    for first in (0, 100):
        assert (await wire.ask("bot", "PUT", wire.commands, commands(first))).status == 200
    assert (await wire.ask("bot", "PUT", wire.commands, commands(200))).code == 30034
    hands.turn(24 * 60 * 60)
    assert (await wire.ask("bot", "PUT", wire.commands, commands(200))).status == 200


# Answers to interactions


def modal(*components: Payload, **more: object) -> Payload:
    return {"custom_id": "m", "title": "t", "components": list(components) or [label()], **more}


def label(component: Payload | None = None, **more: object) -> Payload:
    return {"type": 18, "label": "l", "component": component or {"type": 4, "custom_id": "i", "style": 1}, **more}


MODALS: dict[str, tuple[Payload, str, str]] = {
    "title of 46": (modal(title="x" * 46), "data.title", "BASE_TYPE_BAD_LENGTH"),
    "custom_id of 101": (modal(custom_id="x" * 101), "data.custom_id", "BASE_TYPE_BAD_LENGTH"),
    "six components": (
        modal(*(label({"type": 4, "custom_id": str(n), "style": 1}) for n in range(6))),
        "data.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    "no components": ({"custom_id": "m", "title": "t", "components": []}, "data.components", "BASE_TYPE_BAD_LENGTH"),
    "label of 46": (modal(label(label="x" * 46)), "data.components.0.label", "BASE_TYPE_BAD_LENGTH"),
    "description of 101": (
        modal(label(description="x" * 101)),
        "data.components.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "value of 4001": (
        modal(label({"type": 4, "custom_id": "i", "style": 1, "value": "x" * 4001})),
        "data.components.0.component.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "placeholder of 101": (
        modal(label({"type": 4, "custom_id": "i", "style": 1, "placeholder": "x" * 101})),
        "data.components.0.component.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    "a button in a modal": (modal(row(button())), "data.components.0.components.0.type", "UNION_TYPE_CHOICES"),
    "custom_id twice": (
        modal(label(), label()),
        "data.components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    "26 options": (modal(label(select(26))), "data.components.0.component.options", "BASE_TYPE_BAD_LENGTH"),
}


@pytest.mark.parametrize("case", MODALS)
async def test_a_modal_beyond_a_limit_is_refused(wire: Wire, case: str) -> None:
    body, field, code = MODALS[case]
    interaction = await begun(wire)
    refusal = await wire.answer(interaction, 9, body)
    assert (refusal.status, refusal.code) == (400, 50035)
    assert (field, code) in refusal.errors()


async def begun(wire: Wire) -> Payload:
    """An interaction that waits for its answer."""
    bot = await wire.listen("bot")
    assert (await wire.use("alice", await wire.command())).status == 204
    return await bot.event("INTERACTION_CREATE")


OUTSIDE = {"ephemeral outside an interaction", "an unknown message replied to"}


async def test_an_answer_beyond_a_limit_is_refused_and_may_be_repeated(wire: Wire) -> None:
    interaction = await begun(wire)
    for case in MESSAGES.keys() - OUTSIDE:
        body, field, code = MESSAGES[case]
        refusal = await wire.answer(interaction, 4, body)
        assert (refusal.status, refusal.code) == (400, 50035), case
        assert (f"data.{field}", code) in refusal.errors(), case
    assert (await wire.answer(interaction, 4, {"content": "well"})).status == 200


async def test_a_deferred_answer_may_only_be_ephemeral(wire: Wire) -> None:
    interaction = await begun(wire)
    assert (await wire.answer(interaction, 5, {"flags": 64 | V2})).errors() == [("data.flags", "MESSAGE_FLAGS_INVALID")]
    assert (await wire.answer(interaction, 5, {"flags": 64})).status == 200


async def test_autocomplete_takes_25_choices(wire: Wire) -> None:
    bot = await wire.listen("bot")
    command = await wire.command(options=[option(autocomplete=True)])
    await wire.use("alice", command, [{"type": 3, "name": "word", "value": "a", "focused": True}], kind=4)
    interaction = await bot.event("INTERACTION_CREATE")
    refusal = await wire.answer(interaction, 8, {"choices": choices(*map(str, range(26)))})
    assert refusal.errors() == [("data.choices", "BASE_TYPE_BAD_LENGTH")]
    refusal = await wire.answer(interaction, 8, {"choices": choices("x" * 101)})
    assert refusal.errors() == [("data.choices.0.value", "BASE_TYPE_BAD_LENGTH")]
    refusal = await wire.answer(interaction, 8, {"choices": [{"name": "x" * 101, "value": "a"}]})
    assert refusal.errors() == [("data.choices.0.name", "BASE_TYPE_BAD_LENGTH")]
    assert (await wire.answer(interaction, 8, {"choices": choices(*map(str, range(25)))})).status == 200


@pytest.mark.parametrize(
    ("body", "field", "code"),
    [
        ({"name": ""}, "name", "BASE_TYPE_REQUIRED"),
        ({"name": "x" * 101}, "name", "BASE_TYPE_BAD_LENGTH"),
        ({"name": "t", "auto_archive_duration": 61}, "auto_archive_duration", "BASE_TYPE_CHOICES"),
        ({"name": "t", "type": 0}, "type", "BASE_TYPE_CHOICES"),
    ],
)
async def test_a_thread_beyond_a_limit_is_refused(wire: Wire, body: Payload, field: str, code: str) -> None:
    refusal = await wire.ask("bot", "POST", f"/channels/{wire.channel}/threads", {"type": 11, **body})
    assert (refusal.status, refusal.code) == (400, 50035)
    assert (field, code) in refusal.errors()
