"""What a person sends about a command, component or modal, checked as Discord's client API checks it."""

from collections.abc import Iterable, Sequence

from bot.playground import limits
from bot.playground.components import SELECTS, Kind, named, walk
from bot.playground.definitions import (
    BOOLEAN,
    CHANNEL,
    CHAT,
    FILE,
    GROUP,
    INTEGER,
    MENTIONABLE,
    MESSAGE,
    NUMBER,
    PERSON,
    ROLE,
    STRING,
    SUBCOMMAND,
    USER,
)
from bot.playground.forms import Form, whole
from bot.playground.payload import Payload
from bot.playground.permissions import Permission
from bot.playground.refusals import Refused, refused
from bot.playground.world import Caller, World

KINDS = {"users": (PERSON, MENTIONABLE), "roles": (ROLE, MENTIONABLE), "channels": (CHANNEL,)}


class Resolved:
    """The things that ids in a command or select stand for, as `resolved` tells them."""

    def __init__(self, world: World, channel: Payload, caller: Caller) -> None:
        self.world = world
        self.place = channel
        self.guild = world.guilds.get(int(channel.get("guild_id") or 0))
        self.caller = caller
        self.told: dict[str, Payload] = {}

    def user(self, identity: int) -> bool:
        members = self.guild["members"] if self.guild else {str(self.caller.id): {}, str(self.world.application_id): {}}
        if str(identity) not in members:
            return False
        self.told.setdefault("users", {})[str(identity)] = self.world.user(identity)
        if self.guild:
            member = {
                key: value
                for key, value in self.world.member(self.guild, identity).items()
                if key not in ("user", "mute", "deaf")
            }
            allowed = str(self.world.permissions(identity, self.place))
            self.told.setdefault("members", {})[str(identity)] = member | {"permissions": allowed}
        return True

    def role(self, identity: int) -> bool:
        found = next((role for role in (self.guild or {"roles": ()})["roles"] if role["id"] == str(identity)), None)
        if found is not None:
            self.told.setdefault("roles", {})[str(identity)] = found
        return found is not None

    def channel(self, identity: int, kinds: Sequence[int]) -> bool:
        found = self.world.channels.get(identity)
        if found is None or not self.world.sees(self.caller.id, found) or (kinds and found["type"] not in kinds):
            return False
        told: Payload = {
            key: found.get(key) for key in ("id", "type", "name", "parent_id", "thread_metadata") if key in found
        }
        told["permissions"] = str(self.world.permissions(self.caller.id, found))
        self.told.setdefault("channels", {})[str(identity)] = told
        return True

    def message(self, message: Payload) -> None:
        self.told.setdefault("messages", {})[message["id"]] = self.world.shown_message(message)

    def attachment(self, attachment: Payload) -> None:
        shown = attachment | {key: self.world.base + attachment[key] for key in ("url", "proxy_url")}
        self.told.setdefault("attachments", {})[attachment["id"]] = shown

    def entity(self, kind: int, identity: int, channel_types: Sequence[int] = ()) -> bool:
        if kind == CHANNEL:
            return self.channel(identity, channel_types)
        return (kind in KINDS["users"] and self.user(identity)) or (kind in KINDS["roles"] and self.role(identity))


# Commands


def command_data(
    form: Form, command: Payload, resolved: Resolved, files: dict[str, Payload], *, autocomplete: bool
) -> Payload:
    """The `data` the bot gets for a command; what is wrong is noted in the form.

    :param files: uploaded files by the id the form gives them
    """
    told = {"id": command["id"], "name": command["name"], "type": command["type"]}
    told |= {"guild_id": command["guild_id"]} if command.get("guild_id") else {}
    if form.get("version") is not None and str(form.get("version")) != command["version"]:
        message = "This command is outdated, please try again in a few minutes"
        form.wrong(None, "INTERACTION_APPLICATION_COMMAND_INVALID_VERSION", message)
    if command["type"] != CHAT:
        told |= {"target_id": _target(form, command, resolved)}
    else:
        told["options"] = _options(form, command.get("options") or [], resolved, files, autocomplete=autocomplete)
        _check_focus(form, autocomplete=autocomplete)
    return told | ({"resolved": resolved.told} if resolved.told else {})


def _target(form: Form, command: Payload, resolved: Resolved) -> str:
    identity = form.snowflake("target_id", required=True)
    if identity is not None and command["type"] == USER and not resolved.user(identity):
        form.wrong("target_id", "INTERACTION_INVALID_TARGET", "Unknown user")
    if identity is not None and command["type"] == MESSAGE:
        found = resolved.world.archive.message(int(resolved.place["id"]), identity)
        if found is None or found.get("viewer") not in (None, str(resolved.caller.id)):
            raise refused(10008)
        resolved.message(found)
    return str(identity)


def _check_focus(form: Form, *, autocomplete: bool) -> None:
    focused = [option for option in _leaves(form.get("options")) if option.get("focused") is True]
    if autocomplete and len(focused) != 1:
        form.wrong("options", "INTERACTION_AUTOCOMPLETE_FOCUS", "Exactly one option must be focused")


def _leaves(options: object) -> Iterable[Payload]:
    for option in options if isinstance(options, list) else ():
        if isinstance(option, dict):
            yield from _leaves(option["options"]) if option.get("options") else (option,)


def _options(
    form: Form, known: Sequence[Payload], resolved: Resolved, files: dict[str, Payload], *, autocomplete: bool
) -> list[Payload]:
    told = []
    by_name = {option["name"]: option for option in known}
    parts = form.parts("options", limits.COMMAND_OPTIONS)
    for part in parts:
        definition = by_name.pop(str(part.get("name")), None)
        if definition is None or part.get("type") not in (None, definition["type"]):
            part.wrong(
                None, "INTERACTION_APPLICATION_COMMAND_OPTION_UNKNOWN", "This option is not one of the command's"
            )
        else:
            told.append(_option(part, definition, resolved, files, autocomplete=autocomplete))
    _check_missing(form, known, by_name, autocomplete=autocomplete)
    return told


def _check_missing(form: Form, known: Sequence[Payload], missing: dict[str, Payload], *, autocomplete: bool) -> None:
    if known and known[0]["type"] in (SUBCOMMAND, GROUP):
        if len(known) - len(missing) != 1:
            form.wrong("options", "BASE_TYPE_REQUIRED", "Exactly one subcommand must be chosen")
        return
    for name, option in missing.items():
        if option.get("required") and not autocomplete:
            form.wrong("options", "BASE_TYPE_REQUIRED", f'The option "{name}" is required')


def _option(
    part: Form, definition: Payload, resolved: Resolved, files: dict[str, Payload], *, autocomplete: bool
) -> Payload:
    told: Payload = {"name": definition["name"], "type": definition["type"]}
    if definition["type"] in (SUBCOMMAND, GROUP):
        return told | {
            "options": _options(part, definition.get("options") or [], resolved, files, autocomplete=autocomplete)
        }
    if part.get("focused") is True:
        if not definition.get("autocomplete"):
            part.wrong("focused", "INTERACTION_AUTOCOMPLETE_UNKNOWN", "This option has no autocomplete")
        return told | {"value": "" if part.get("value") is None else part.get("value"), "focused": True}
    if not part.given("value", required=True):
        return told
    told["value"] = part.get("value")
    if not autocomplete:
        _check_value(part, definition, resolved, files, told)
    return told


def _check_value(part: Form, definition: Payload, resolved: Resolved, files: dict[str, Payload], told: Payload) -> None:
    kind, value = definition["type"], part.get("value")
    if kind == STRING:
        _check_string(part, definition, value)
    elif kind in (INTEGER, NUMBER):
        _check_number(part, definition, value)
    elif kind == BOOLEAN and not isinstance(value, bool):
        part.wrong("value", "BOOLEAN_TYPE_CONVERT", "Must be either true or false.")
    elif kind == FILE:
        _check_file(part, resolved, files, told)
    elif kind in (PERSON, CHANNEL, ROLE, MENTIONABLE):
        identity = part.snowflake("value", required=True)
        if identity is not None and not resolved.entity(kind, identity, definition.get("channel_types") or ()):
            part.wrong("value", "INTERACTION_OPTION_UNKNOWN_ENTITY", "Nothing here has this id")
        told["value"] = str(identity)
    choices = [choice["value"] for choice in definition.get("choices") or ()]
    if choices and value not in choices:
        part.wrong("value", "BASE_TYPE_CHOICES", "Value must be one of the choices")


def _check_string(part: Form, definition: Payload, value: object) -> None:
    if not isinstance(value, str):
        part.wrong("value", "STRING_TYPE_CONVERT", f'Could not interpret "{value}" as string.')
    part.text("value", definition.get("max_length") or limits.STRING_OPTION, max(1, definition.get("min_length") or 0))


def _check_number(part: Form, definition: Payload, value: object) -> None:
    valid = isinstance(value, int) if definition["type"] == INTEGER else isinstance(value, int | float)
    if not valid or isinstance(value, bool):
        part.wrong("value", "NUMBER_TYPE_COERCE", f'Value "{value}" is not a number of that kind.')
        return
    assert isinstance(value, int | float)
    if definition.get("min_value") is not None and value < definition["min_value"]:
        part.wrong("value", "NUMBER_TYPE_MIN", f"Value should be greater than or equal to {definition['min_value']}.")
    if definition.get("max_value") is not None and value > definition["max_value"]:
        part.wrong("value", "NUMBER_TYPE_MAX", f"Value should be less than or equal to {definition['max_value']}.")
    if abs(value) > limits.SAFE_NUMBER:
        part.wrong("value", "NUMBER_TYPE_MAX", "Value is too large.")


def _check_file(part: Form, resolved: Resolved, files: dict[str, Payload], told: Payload) -> None:
    found = files.get(str(part.get("value")))
    if found is None:
        part.wrong("value", "ATTACHMENT_NOT_FOUND", "No file was uploaded under this id")
        return
    told["value"] = found["id"]
    resolved.attachment(found)


def may_use(world: World, caller: Caller, channel: Payload, command: Payload) -> bool:
    """Whether the command is offered to this person in this channel."""
    allowed = world.permissions(caller.id, channel)
    contexts = command.get("contexts")
    guild = channel.get("guild_id")
    if not guild:
        return 1 in (contexts or ([0, 1, 2] if command.get("dm_permission", True) else [0])) and not command.get(
            "guild_id"
        )
    if (contexts and 0 not in contexts) or command.get("guild_id") not in (None, guild):
        return False
    needed = command.get("default_member_permissions")
    administers = bool(allowed & Permission.ADMINISTRATOR)
    if needed is not None and not administers and (int(needed) == 0 or int(needed) & ~allowed):
        return False
    return bool(allowed & Permission.USE_APPLICATION_COMMANDS)


# Components


def component_data(form: Form, message: Payload, resolved: Resolved) -> Payload:
    """The `data` the bot gets for a component of that message.

    :raises Refused: 50035 when it is not on the message, disabled, or a value is not on offer
    """
    component = named(message["components"], str(form.get("custom_id")))
    kind = form.get("component_type")
    if component is None or (kind is not None and kind != component["type"]) or component.get("disabled"):
        raise _failed()
    told = {"component_type": component["type"], "custom_id": component["custom_id"], "id": component["id"]}
    if component["type"] == Kind.BUTTON:
        return told
    values = [str(value) for value in form.values("values", limits.OPTIONS)]
    if not _offers(component, values, resolved):
        raise _failed()
    return told | {"values": values} | ({"resolved": resolved.told} if resolved.told else {})


def _failed() -> Refused:
    error = {"code": "COMPONENT_VALIDATION_FAILED", "message": "Component validation failed"}
    return Refused(400, 50035, "Invalid Form Body", {"data": {"_errors": [error]}})


def _offers(component: Payload, values: Sequence[str], resolved: Resolved) -> bool:
    """Whether these values can be chosen in that select."""
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if not least <= len(values) <= most or len(set(values)) != len(values):
        return False
    if component["type"] == Kind.STRING_SELECT:
        return set(values) <= {option["value"] for option in component["options"]}
    kind = {5: PERSON, 6: ROLE, 7: MENTIONABLE, 8: CHANNEL}[component["type"]]
    numbers = [whole(value) for value in values]
    return all(n is not None and resolved.entity(kind, n, component.get("channel_types") or ()) for n in numbers)


# Modals


def modal_data(form: Form, modal: Payload, resolved: Resolved, files: dict[str, Payload]) -> Payload:
    """The `data` the bot gets for a modal that was sent in; what is wrong is noted in the form."""
    sent = {part["custom_id"]: part for part in _answers(form.values("components", limits.MODAL_COMPONENTS))}
    told = [_row(component, sent, form, resolved, files) for component in modal["components"]]
    known = {component["custom_id"] for component in walk(modal["components"]) if "custom_id" in component}
    for custom_id in sent.keys() - known:
        form.wrong("components", "COMPONENT_VALIDATION_FAILED", f'The modal has no component "{custom_id}"')
    return {"custom_id": modal["custom_id"], "components": told} | (
        {"resolved": resolved.told} if resolved.told else {}
    )


def _answers(components: list[Payload]) -> Iterable[Payload]:
    listed = (
        [one for one in components if isinstance(one, dict) and isinstance(one.get("components", []), list)]
        if components
        else []
    )
    return [one for one in walk(listed) if isinstance(one.get("custom_id"), str)]


def _row(
    component: Payload, sent: dict[str, Payload], form: Form, resolved: Resolved, files: dict[str, Payload]
) -> Payload:
    told: Payload = {"type": component["type"], "id": component["id"]}
    if component["type"] == Kind.LABEL:
        return told | {"component": _answer(component["component"], sent, form, resolved, files)}
    if component["type"] == Kind.ROW:
        return told | {"components": [_answer(one, sent, form, resolved, files) for one in component["components"]]}
    return told


def _answer(
    component: Payload, sent: dict[str, Payload], form: Form, resolved: Resolved, files: dict[str, Payload]
) -> Payload:
    answer = sent.get(component["custom_id"], {})
    told: Payload = {"type": component["type"], "id": component["id"], "custom_id": component["custom_id"]}
    if component["type"] == Kind.TEXT_INPUT:
        told["value"] = str(answer.get("value") or "")
        good = _fits(component, told["value"])
    elif component["type"] == Kind.CHECKBOX:
        told["value"] = answer.get("value") is True
        good = True
    elif component["type"] == Kind.RADIO_GROUP:
        told["value"] = answer.get("value")
        good = _among(component, [] if told["value"] is None else [told["value"]], 1)
    else:
        told["values"] = [str(value) for value in answer.get("values") or ()]
        good = _several(component, told, resolved, files)
    if not good:
        form.wrong(
            "components", "COMPONENT_VALIDATION_FAILED", f'The answer to "{component["custom_id"]}" is not one it takes'
        )
    return told


def _fits(component: Payload, value: str) -> bool:
    if not value:
        return component.get("required", True) is False
    return (component.get("min_length") or 0) <= len(value) <= (component.get("max_length") or limits.INPUT_VALUE)


def _among(component: Payload, values: Sequence[object], least: int) -> bool:
    if not values and component.get("required", True) is False:
        return True
    return len(values) >= least and all(
        value in [option["value"] for option in component["options"]] for value in values
    )


def _several(component: Payload, told: Payload, resolved: Resolved, files: dict[str, Payload]) -> bool:
    values = told["values"]
    if not values and component.get("required", True) is False:
        return True
    if component["type"] in SELECTS:
        return _offers(component, values, resolved)
    most = component.get("max_values", 1 if component["type"] == Kind.FILE_UPLOAD else limits.GROUP_OPTIONS)
    if not component.get("min_values", 1) <= len(values) <= most:
        return False
    if component["type"] == Kind.CHECKBOX_GROUP:
        return _among(component, values, 1)
    found = [files[value] for value in values if value in files]
    for one in found:
        resolved.attachment(one)
    told["values"] = [one["id"] for one in found]
    return len(found) == len(values)
