"""Discord's limits, checked before anything is sent: neither Discord's client library nor a refused request should find
out."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

import structlog

from bot.messages.message import (
    Button,
    Choices,
    Document,
    Entry,
    Field,
    Form,
    Link,
    Message,
    Option,
    Part,
    Payload,
    Picture,
    Row,
    Select,
    Words,
)
from games.replacing import replace

log = structlog.get_logger(__name__)

COMPONENTS = 40
TEXT = 4_000
ALT = 1_024
CUSTOM_ID = 100
LABEL = 80
PLACEHOLDER = 150
OPTION_TEXT = 100
OPTIONS = 25
GROUP = 10
"""Of a group of checkboxes."""
BUTTONS = 5
FILE_BYTES = 10 * 1024 * 1024
FILES = 10
TITLE = 45
FIELDS = 5
FIELD_LABEL = 45
URL = 512
CHOICES = 25
CHOICE_TEXT = 100
DESCRIPTION = 100
COMMANDS = 100
CHAT, MENU_KINDS = 1, (2, 3)
"""Discord's types of commands: typed, in the menu of a person, of a message."""
MENU_ENTRIES, MENU_NAME = 5, 32
COMMAND_TEXT = 8_000
PLAY_TEXT = 5_000
"""What the house gives `/play` of that, so that one more game always finds room."""
PLAY_OPTIONS = 18
"""And a subcommand of it, of Discord's 25."""
COMMAND_NAME = re.compile(r"^[-_'\w]{1,32}$")


class LimitBroken(ValueError):
    """A message would be refused by Discord."""


def problems(message: Message) -> tuple[str, ...]:
    """Why Discord would refuse the message; empty if it would not."""
    return tuple(_problems(message))


def _problems(message: Message) -> Iterator[str]:
    if not message.parts:
        yield "a message holds nothing"
    count = sum(_count(part) for part in message.parts)
    yield from _most("components", count, COMPONENTS)
    yield from _most("text", sum(len(part.content) for part in message.parts if isinstance(part, Words | Entry)), TEXT)
    yield from _files(message)
    for part in message.parts:
        yield from _part(part)
    yield from _unique(message)


def _count(part: Part) -> int:
    return 1 + (len(part.controls) if isinstance(part, Row) else 2 * isinstance(part, Entry))


def _files(message: Message) -> Iterator[str]:
    files = [(part.name, len(part.png)) for part in message.pictures]
    files += [(part.name, len(part.content)) for part in message.documents]
    yield from _most("files", len(files), FILES)
    for name, size in files:
        yield from _most(f"bytes of {name}", size, FILE_BYTES)
        if not size:
            yield f"{name} is empty"
    if len({name for name, _ in files}) < len(files):
        yield "two files have one name"


def _part(part: Part) -> Iterator[str]:
    match part:
        case Words():
            yield from _within("text", part.content, TEXT)
        case Picture():
            yield from _within("alt text", part.alt, ALT)
        case Entry(content, picture):
            yield from (*_part(Words(content)), *_part(picture))
        case Row():
            yield from _row(part)
        case Document():
            pass


def _row(row: Row) -> Iterator[str]:
    if not row.controls:
        yield "a row is empty"
    selects = [control for control in row.controls if isinstance(control, Select)]
    if selects and len(row.controls) > 1:
        yield "a select shares its row"
    yield from _most("buttons in a row", len(row.controls), BUTTONS)
    for control in row.controls:
        yield from _control(control)


def _control(control: Button | Link | Select) -> Iterator[str]:
    match control:
        case Button():
            yield from _within("custom_id", control.custom_id, CUSTOM_ID)
            yield from _within("label", control.label, LABEL)
        case Link():
            yield from _within("url", control.url, URL)
            yield from _within("label", control.label, LABEL)
        case Select():
            yield from _select(control)


def _select(select: Select) -> Iterator[str]:
    yield from _within("custom_id", select.custom_id, CUSTOM_ID)
    yield from _most("placeholder", len(select.placeholder), PLACEHOLDER)
    yield from _options_of(select.options, OPTIONS)


def _options_of(options: Sequence[Option], most: int) -> Iterator[str]:
    yield from _most("options", len(options), most)
    if not options:
        yield "a select has no options"
    if len({option.value for option in options}) < len(options):
        yield "two options have one value"
    for option in options:
        yield from _within("option label", option.label, OPTION_TEXT)
        yield from _within("option value", option.value, OPTION_TEXT)
        yield from _most("option description", len(option.about), OPTION_TEXT)


def _unique(message: Message) -> Iterator[str]:
    ids = Counter(
        control.custom_id
        for part in message.parts
        if isinstance(part, Row)
        for control in part.controls
        if not isinstance(control, Link)
    )
    yield from (f"custom_id {name!r} stands {times} times" for name, times in ids.items() if times > 1)


def form_problems(form: Form) -> tuple[str, ...]:
    """Why Discord would refuse the form; empty if it would not."""
    return tuple(_form(form))


def _form(form: Form) -> Iterator[str]:
    yield from _within("title", form.title, TITLE)
    yield from _within("custom_id", form.custom_id, CUSTOM_ID)
    yield from _most("fields", len(form.fields), FIELDS)
    if not form.fields:
        yield "a form has no fields"
    for field in form.fields:
        yield from _field(field)


def _field(field: Field | Choices) -> Iterator[str]:
    yield from _most("field description", len(field.about), DESCRIPTION)
    if isinstance(field, Choices):
        yield from _options_of(field.options, GROUP if field.several else OPTIONS)
    else:
        yield from _most("field value", len(field.value), field.most)
        yield from _most("field text", field.most, TEXT)
    yield from _within("field label", field.label, FIELD_LABEL)
    yield from _within("custom_id", field.custom_id, CUSTOM_ID)


def choice_problems(choices: Sequence[tuple[str, str]]) -> tuple[str, ...]:
    """Why Discord would refuse autocomplete choices of (name, value)."""
    found = list(_most("choices", len(choices), CHOICES))
    for name, value in choices:
        found += _within("choice name", name, CHOICE_TEXT)
        found += _within("choice value", value, CHOICE_TEXT)
    return tuple(found)


def command_problems(commands: Sequence[Payload]) -> tuple[str, ...]:
    """Why Discord would refuse the list of slash commands."""
    kinds = Counter(command.get("type", CHAT) for command in commands)
    found = [*_most("commands", kinds[CHAT], COMMANDS)]
    found += [problem for kind in MENU_KINDS for problem in _most("entries of a menu", kinds[kind], MENU_ENTRIES)]
    names = [(command.get("type", CHAT), str(command["name"])) for command in commands]
    if len(set(names)) < len(names):
        found.append("two commands have one name")
    for command in commands:
        problems = _entry if command.get("type") in MENU_KINDS else _command
        found += [f"/{command['name']}: {problem}" for problem in problems(command)]
        found += [f"/{command['name']}: {problem}" for problem in _most("text", command_length(command), COMMAND_TEXT)]
    return tuple(found)


def _entry(command: Mapping[str, object]) -> Iterator[str]:
    """Of the menu of a person or of a message: its name may be any words."""
    for name in (str(command["name"]), *map(str, _table(command, "name_localizations").values())):
        yield from _within("name", name, MENU_NAME)


def _command(command: Mapping[str, object]) -> Iterator[str]:
    yield from _named(command)
    options = _objects(command.get("options"))
    yield from _most("options", len(options), OPTIONS)
    yield from _order(options)
    for locale in ("", *sorted({str(key) for option in options for key in _table(option, "name_localizations")})):
        names = [_localized(option, locale) for option in options]
        if len(set(names)) < len(names):
            yield f"two options have one name in {locale or 'the default language'}: {sorted(names)}"
    for option in options:
        yield from (f"{option['name']}: {problem}" for problem in _command(option))


def _localized(option: Mapping[str, object], locale: str) -> str:
    return str(_table(option, "name_localizations").get(locale, option["name"]))


def _named(command: Mapping[str, object]) -> Iterator[str]:
    for name in (str(command["name"]), *map(str, _table(command, "name_localizations").values())):
        if not COMMAND_NAME.match(name) or name != name.lower():
            yield f"name {name!r}"
    for words in (str(command["description"]), *map(str, _table(command, "description_localizations").values())):
        yield from _within("description", words, DESCRIPTION)
    choices = _objects(command.get("choices"))
    yield from _most("choices", len(choices), CHOICES)
    for choice in choices:
        for name in (str(choice["name"]), *map(str, _table(choice, "name_localizations").values())):
            yield from _within("choice name", name, CHOICE_TEXT)
        if isinstance(choice["value"], str):
            yield from _within("choice value", choice["value"], CHOICE_TEXT)
    if choices and command.get("autocomplete"):
        yield "choices and autocomplete together"


def _order(options: Sequence[Mapping[str, object]]) -> Iterator[str]:
    needed = [bool(option.get("required")) for option in options]
    if needed != sorted(needed, reverse=True):
        yield "a required option after an optional one"


def command_length(command: Mapping[str, object]) -> int:
    """Characters of names, descriptions and values; of each text, its longest language counts."""
    total = max(len(str(name)) for name in (command["name"], *_table(command, "name_localizations").values()))
    if "description" in command:
        words = (command["description"], *_table(command, "description_localizations").values())
        total += max(len(str(sentence)) for sentence in words)
    value = command.get("value")
    total += len(value) if isinstance(value, str) else 0
    parts = (*_objects(command.get("options")), *_objects(command.get("choices")))
    return total + sum(map(command_length, parts))


def _objects(value: object) -> list[Mapping[str, object]]:
    return value if isinstance(value, list) else []


def _table(command: Mapping[str, object], key: str) -> Mapping[str, object]:
    table = command.get(key)
    return table if isinstance(table, Mapping) else {}


def _within(name: str, words: str, most: int) -> Iterator[str]:
    if not words.strip():
        yield f"{name} is empty"
    yield from _most(name, len(words), most)


def _most(name: str, count: int, most: int) -> Iterator[str]:
    if count > most:
        yield f"{name}: {count}, at most {most}"


def fitting(message: Message, *, strict: bool) -> Message:
    """The message as Discord takes it. What is too long is cut and logged, so that people get an answer.

    :raises LimitBroken: `strict`, or cutting is not enough.
    """
    found = problems(message)
    if not found:
        return message
    if strict:
        raise LimitBroken("; ".join(found))
    log.error("message over Discord's limits", problems=found)
    shorter = _cut(message)
    if left := problems(shorter):
        raise LimitBroken("; ".join(left))
    return shorter


def in_words(message: Message, *above: Words) -> Message:
    """The message without files, for where none may be attached, below what says so. The words for those who cannot see
    stand for a picture, as far as the message's own leave room."""
    own = (*above, *(part for part in message.parts if isinstance(part, Words)))
    room = TEXT - sum(len(part.content) for part in own)
    parts: list[Part] = [*above]
    for part in message.parts:
        part = Words(part.content) if isinstance(part, Entry) else part
        if isinstance(part, Picture) and room > 0:
            parts.append(Words(clip(part.alt, room)))
            room -= len(part.alt)
        elif not isinstance(part, Picture | Document):
            parts.append(part)
    return replace(message, parts=tuple(parts))


def fitting_form(form: Form, *, strict: bool) -> Form:
    """The form as Discord takes it; see `fitting`."""
    found = form_problems(form)
    if not found:
        return form
    if strict:
        raise LimitBroken("; ".join(found))
    log.error("form over Discord's limits", problems=found)
    fields = tuple(replace(field, label=clip(field.label, FIELD_LABEL)) for field in form.fields[:FIELDS])
    return replace(form, title=clip(form.title, TITLE), fields=fields)


def _cut(message: Message) -> Message:
    room = TEXT
    parts: list[Part] = []
    for part in message.parts:
        if isinstance(part, Words):
            part = Words(clip(part.content, max(1, room)))
            room -= len(part.content)
        parts.append(_shortened(part))
    return replace(message, parts=tuple(parts))


def _shortened(part: Part) -> Part:
    match part:
        case Picture():
            return replace(part, alt=clip(part.alt, ALT))
        case Row():
            return Row(tuple(_shortened_control(control) for control in part.controls))
        case _:
            return part


def _shortened_control(control: Button | Link | Select) -> Button | Link | Select:
    match control:
        case Select():
            options = tuple(_shortened_option(option) for option in control.options[:OPTIONS])
            return replace(control, placeholder=clip(control.placeholder, PLACEHOLDER), options=options)
        case _:
            return replace(control, label=clip(control.label, LABEL))


def _shortened_option(option: Option) -> Option:
    return replace(option, label=clip(option.label, OPTION_TEXT))


def clip(words: str, most: int) -> str:
    """`words`, cut to `most` characters with an ellipsis."""
    return words if len(words) <= most else words[: most - 1] + "…"
