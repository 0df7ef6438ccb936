"""Definitions of commands: what Discord accepts, and how it hands them back."""

import unicodedata
from collections.abc import Sequence
from typing import Any

from bot.playground import limits
from bot.playground.forms import Form, Problems, whole
from bot.playground.payload import Payload
from bot.playground.refusals import refused

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, PERSON, CHANNEL, ROLE, MENTIONABLE, NUMBER, FILE = range(1, 12)
PLACES = {CHAT: limits.CHAT_COMMANDS, USER: limits.MENU_COMMANDS, MESSAGE: limits.MENU_COMMANDS}


def check_all(bodies: object) -> list[Payload]:
    """The commands of a bulk overwrite.

    :raises Refused: 50035, 30032
    """
    problems = Problems()
    if not isinstance(bodies, list):
        problems.add((), "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
        problems.refuse()
    assert isinstance(bodies, list)
    for n, body in enumerate(bodies):
        _check_command(Form(body, (str(n),), problems))
    _check_names([body for body in bodies if isinstance(body, dict)], problems)
    problems.refuse()
    check_counts(bodies)
    return bodies


def check_one(body: object) -> Payload:
    """:raises Refused: 50035"""
    form = Form(body)
    _check_command(form)
    form.problems.refuse()
    return form.body


def check_counts(commands: Sequence[Payload]) -> None:
    """:raises Refused: 30032 when there are more commands of a kind than an application may have"""
    for kind, most in PLACES.items():
        if sum((command.get("type") or CHAT) == kind for command in commands) > most:
            raise refused(30032)


def complete(body: Payload) -> Payload:
    """The command with every field Discord gives back, but those that say whose it is."""
    kind = body.get("type") or CHAT
    permissions = body.get("default_member_permissions")
    command = {
        "type": kind,
        "name": body["name"],
        "name_localizations": body.get("name_localizations"),
        "description": body.get("description") or "",
        "description_localizations": body.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "dm_permission": body.get("dm_permission", True) is not False,
        "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
        "nsfw": body.get("nsfw") is True,
    }
    return command | ({"options": [_option(option) for option in body.get("options") or ()]} if kind == CHAT else {})


def localized(command: Payload, locale: str) -> Payload:
    """The command with names and descriptions in that locale beside the others."""
    told = dict(command)
    for key in ("name", "description"):
        if key in command:
            told[f"{key}_localized"] = (command.get(f"{key}_localizations") or {}).get(locale) or command[key]
    for key in ("options", "choices"):
        if command.get(key):
            told[key] = [localized(part, locale) for part in command[key]]
    return told


_OPTION_KEYS = (
    "required",
    "autocomplete",
    "choices",
    "channel_types",
    "min_value",
    "max_value",
    "min_length",
    "max_length",
)


def _option(option: Payload) -> Payload:
    told: Payload = {key: option[key] for key in ("type", "name", "description")}
    told |= {key: option.get(key) for key in ("name_localizations", "description_localizations")}
    told |= {key: option[key] for key in _OPTION_KEYS if option.get(key) not in (None, [])}
    if "choices" in told:
        told["choices"] = [{"name_localizations": None} | choice for choice in told["choices"]]
    if option["type"] in (SUBCOMMAND, GROUP):
        told["options"] = [_option(inner) for inner in option.get("options") or ()]
    return told


def _check_names(bodies: Sequence[Payload], problems: Problems) -> None:
    seen: set[tuple[object, object]] = set()
    for n, body in enumerate(bodies):
        key = (body.get("type") or CHAT, str(body.get("name")))
        if key in seen:
            problems.add(
                (str(n), "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            )
        seen.add(key)


def _check_command(form: Form) -> None:
    kind = form.one_of("type", (CHAT, USER, MESSAGE)) or CHAT
    _check_name(form, "name", lower=kind == CHAT)
    _check_localizations(form, "name", limits.COMMAND_NAME, lower=kind == CHAT)
    if kind == CHAT:
        form.text("description", limits.COMMAND_DESCRIPTION, 1, required=True)
        _check_localizations(form, "description", limits.COMMAND_DESCRIPTION)
        _check_options(form, (SUBCOMMAND, GROUP))
    else:
        _check_menu(form)
    _check_reach(form)
    if _characters(form.body) > limits.COMMAND_TEXT:
        form.wrong(None, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({limits.COMMAND_TEXT})")


def _check_menu(form: Form) -> None:
    if form.get("description"):
        form.wrong(
            "description",
            "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
            "Context menu commands cannot have a description",
        )
    if form.get("options"):
        form.wrong("options", "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Context menu commands cannot have options")


def _check_reach(form: Form) -> None:
    permissions = form.get("default_member_permissions")
    if permissions is not None and (whole(permissions) is None or not 0 <= int(permissions) < 1 << 64):
        form.wrong("default_member_permissions", "NUMBER_TYPE_COERCE", f'Value "{permissions}" is not int.')
    form.flag("nsfw")
    form.flag("dm_permission")
    for key, allowed in (("contexts", (0, 1, 2)), ("integration_types", (0, 1))):
        found = form.values(key, len(allowed), 1)
        if len(set(map(str, found))) != len(found) or any(isinstance(one, bool) or one not in allowed for one in found):
            form.wrong(key, "BASE_TYPE_CHOICES", f"Values must be distinct and of {allowed}.")


def _check_name(form: Form, key: str, *, lower: bool) -> None:
    name = form.text(key, limits.COMMAND_NAME, 1, required=True)
    if name and not (is_name(name) if lower else name.strip()):
        form.wrong(key, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def is_name(name: str) -> bool:
    r"""Whether the name keeps to `^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$` and is lower-case."""
    return name == name.lower() and all(_is_letter(character) for character in name)


def _is_letter(character: str) -> bool:
    if character in "-_'" or unicodedata.category(character)[0] in "LN":
        return True
    return any(
        first <= character <= last for first, last in (("\u0900", "\u097f"), ("\ua8e0", "\ua8ff"), ("\u0e00", "\u0e7f"))
    )


def _check_localizations(form: Form, key: str, most: int, *, lower: bool = False) -> None:
    for locale, inner in form.entries(f"{key}_localizations"):
        if locale not in limits.LOCALES:
            inner.wrong(locale, "LOCALE_INVALID", f'Locale "{locale}" is not one of those Discord knows')
        elif lower:
            _check_name(inner, locale, lower=True)
        else:
            inner.text(locale, most, 1)


def _check_options(form: Form, containers: Sequence[int]) -> None:
    options = form.parts("options", limits.COMMAND_OPTIONS)
    seen: set[str] = set()
    optional = False
    for option in options:
        _check_option(option, containers, mixed=len({_is_container(other) for other in options}) > 1)
        name = str(option.get("name"))
        if name in seen:
            option.wrong("name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique")
        seen.add(name)
        if option.get("required") is True and optional:
            message = "Required options must be placed before non-required options"
            form.wrong("options", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message)
        optional = optional or option.get("required") is not True


def _is_container(option: Form) -> bool:
    return option.get("type") in (SUBCOMMAND, GROUP)


def _check_option(option: Form, containers: Sequence[int], *, mixed: bool) -> None:
    kind = option.one_of("type", tuple(range(1, 12)), required=True)
    _check_name(option, "name", lower=True)
    _check_localizations(option, "name", limits.COMMAND_NAME, lower=True)
    option.text("description", limits.COMMAND_DESCRIPTION, 1, required=True)
    _check_localizations(option, "description", limits.COMMAND_DESCRIPTION)
    option.flag("required")
    option.flag("autocomplete")
    if mixed or (kind in (SUBCOMMAND, GROUP) and kind not in containers):
        option.wrong(
            "type",
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-commands and values cannot stand side by side or deeper than allowed",
        )
    if kind == GROUP:
        option.parts("options", limits.COMMAND_OPTIONS, 1, required=True)
    if kind in (SUBCOMMAND, GROUP):
        _check_nested(option, kind)
    else:
        _check_value(option, kind)


def _check_nested(option: Form, kind: int) -> None:
    if option.get("required") is True:
        option.wrong("required", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", "Sub-commands cannot be required")
    for inner in option.parts("options", limits.COMMAND_OPTIONS):
        if (kind == GROUP) != (inner.get("type") == SUBCOMMAND):
            inner.wrong(
                "type",
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "A group holds sub-commands, a sub-command holds values",
            )
    _check_options(option, (SUBCOMMAND,) if kind == GROUP else ())


def _check_value(option: Form, kind: int | None) -> None:
    if option.get("options"):
        option.wrong("options", "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED", "Only sub-commands and groups have options")
    if (option.get("choices") or option.get("autocomplete")) and kind not in (STRING, INTEGER, NUMBER):
        option.wrong(
            "choices", "APPLICATION_COMMAND_OPTIONS_CHOICES_NOT_ALLOWED", "Only strings and numbers have choices"
        )
    if option.get("choices") and option.get("autocomplete"):
        option.wrong(
            "autocomplete",
            "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
            "Choices and autocomplete exclude each other",
        )
    check_choices(option, kind or STRING)
    _check_bounds(option, kind)


def check_choices(form: Form, kind: int) -> None:
    """Notes what is wrong with `choices`, of an option or of an autocomplete answer."""
    names: set[str] = set()
    for choice in form.parts("choices", limits.CHOICES):
        name = choice.text("name", limits.CHOICE_NAME, 1, required=True)
        _check_localizations(choice, "name", limits.CHOICE_NAME)
        _check_choice_value(choice, kind)
        if name in names:
            choice.wrong(
                "name", "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", "Choice names must be unique"
            )
        names.add(str(name))


def _check_choice_value(choice: Form, kind: int) -> None:
    value = choice.get("value")
    if kind == STRING and not isinstance(value, str) and value is not None:
        choice.wrong("value", "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
    elif kind == STRING:
        choice.text("value", limits.CHOICE_VALUE, 1, required=True)
    elif kind == INTEGER:
        choice.whole("value", -limits.SAFE_NUMBER, limits.SAFE_NUMBER, required=True)
    elif choice.given("value", required=True) and (isinstance(value, bool | str) or not isinstance(value, int | float)):
        choice.wrong("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not float.')


def _check_bounds(option: Form, kind: int | None) -> None:
    for key in ("min_value", "max_value"):
        if option.get(key) is not None and kind not in (INTEGER, NUMBER):
            option.wrong(key, "APPLICATION_COMMAND_OPTIONS_VALUE_NOT_ALLOWED", "Only numbers have a range")
    for key, least in (("min_length", 0), ("max_length", 1)):
        option.whole(key, least, limits.STRING_OPTION)
        if option.get(key) is not None and kind != STRING:
            option.wrong(key, "APPLICATION_COMMAND_OPTIONS_LENGTH_NOT_ALLOWED", "Only strings have a length")
    if option.get("channel_types") and kind != CHANNEL:
        option.wrong(
            "channel_types", "APPLICATION_COMMAND_OPTIONS_CHANNEL_TYPES_NOT_ALLOWED", "Only channels have channel types"
        )


def _characters(part: Any) -> int:
    """Names, descriptions and choice values together; of each the longest of its languages."""
    if not isinstance(part, dict):
        return 0
    total = sum(_longest(part, key) for key in ("name", "description"))
    total += len(part["value"]) if isinstance(part.get("value"), str) else 0
    for key in ("options", "choices"):
        inner = part.get(key)
        total += sum(map(_characters, inner)) if isinstance(inner, list) else 0
    return total


def _longest(part: Payload, key: str) -> int:
    others = part.get(f"{key}_localizations")
    spoken = [part.get(key), *(others.values() if isinstance(others, dict) else ())]
    return max((len(text) for text in spoken if isinstance(text, str)), default=0)
