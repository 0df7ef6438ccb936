"""Message and modal components: what Discord accepts, and how it hands them back."""

from collections.abc import Callable, Container, Iterable, Iterator
from dataclasses import dataclass, field
from enum import IntEnum

from bot.playground import limits
from bot.playground.forms import Form
from bot.playground.payload import Payload


class Kind(IntEnum):
    ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT = 10
    THUMBNAIL = 11
    GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})
TOP_LEVEL = frozenset({1, 9, 10, 12, 13, 14, 17})
IN_CONTAINER = TOP_LEVEL - {17}
IN_MODAL = frozenset({1, 10, 18})
IN_LABEL = SELECTS | {4, 19, 21, 22, 23}
LINK, PREMIUM = 5, 6


@dataclass
class Sheet:
    """What the rules that span a whole message have seen so far."""

    media: Callable[[str], bool]  # whether an address can be resolved (a file that is attached, or http)
    emojis: Container[int] = ()  # those that the application has
    modal: bool = False
    v2: bool = False
    count: int = 0
    characters: int = 0
    customs: set[str] = field(default_factory=set)
    numbers: set[int] = field(default_factory=set)


def check_message(form: Form, *, v2: bool, media: Callable[[str], bool], emojis: Container[int]) -> None:
    """Notes in the form what Discord would refuse about its `components`."""
    sheet = Sheet(media, emojis, v2=v2)
    for part in form.parts("components", limits.COMPONENTS if v2 else limits.ROWS):
        _check(part, sheet, TOP_LEVEL if v2 else frozenset({1}))
    if sheet.count > limits.COMPONENTS and v2:
        form.wrong(
            "components",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"Must be {limits.COMPONENTS} or fewer components in total.",
        )
    if sheet.characters > limits.TEXT_TOTAL:
        message = f"The total size of displayable text in components exceeds maximum size of {limits.TEXT_TOTAL}"
        form.wrong("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message)


def check_modal(form: Form) -> None:
    """Notes in the form what Discord would refuse about a modal."""
    form.text("custom_id", limits.CUSTOM_ID, 1, required=True)
    form.text("title", limits.MODAL_TITLE, 1, required=True)
    sheet = Sheet(lambda address: False, modal=True, v2=True)
    for part in form.parts("components", limits.MODAL_COMPONENTS, 1, required=True):
        _check(part, sheet, IN_MODAL)


def walk(components: Iterable[Payload]) -> Iterator[Payload]:
    """Every component, nested ones included, in reading order."""
    for component in components:
        yield component
        nested = [*component.get("components", ()), component.get("accessory"), component.get("component")]
        yield from walk(one for one in nested if isinstance(one, dict))


def named(components: Iterable[Payload], custom_id: str) -> Payload | None:
    """The component with that custom_id."""
    return next((one for one in walk(components) if one.get("custom_id") == custom_id), None)


def texts(components: Iterable[Payload]) -> str:
    """All text displays, for mentions."""
    return "\n".join(one["content"] for one in walk(components) if one["type"] == Kind.TEXT)


def shown(components: Iterable[Payload], media: Callable[[str], Payload]) -> list[Payload]:
    """The components as Discord gives them back: numbered, with defaults filled in and media resolved."""
    listed = list(components)
    taken = {one["id"] for one in walk(listed) if one.get("id")}
    numbers = (n for n in range(1, 10_000) if n not in taken)
    return [_shown(component, numbers, media) for component in listed]


DEFAULTS: dict[int, Payload] = {
    3: {"min_values": 1, "max_values": 1},
    5: {"min_values": 1, "max_values": 1},
    6: {"min_values": 1, "max_values": 1},
    7: {"min_values": 1, "max_values": 1},
    8: {"min_values": 1, "max_values": 1},
    11: {"description": None, "spoiler": False},
    13: {"spoiler": False},
    14: {"divider": True, "spacing": 1},
    17: {"accent_color": None, "spoiler": False},
}
KEYS: dict[int, tuple[str, ...]] = {
    1: (),
    2: ("style", "label", "emoji", "custom_id", "url", "sku_id", "disabled"),
    3: ("custom_id", "options", "placeholder", "min_values", "max_values", "disabled", "required"),
    4: ("custom_id", "style", "label", "min_length", "max_length", "required", "value", "placeholder"),
    9: (),
    10: ("content",),
    11: ("description", "spoiler"),
    12: (),
    13: ("spoiler",),
    14: ("divider", "spacing"),
    17: ("accent_color", "spoiler"),
    18: ("label", "description"),
    19: ("custom_id", "min_values", "max_values", "required"),
    21: ("custom_id", "options", "required"),
    22: ("custom_id", "options", "min_values", "max_values", "required"),
    23: ("custom_id", "default"),
}
_ENTITY = (
    "custom_id",
    "placeholder",
    "min_values",
    "max_values",
    "disabled",
    "default_values",
    "channel_types",
    "required",
)
KEYS |= dict.fromkeys((5, 6, 7, 8), _ENTITY)


def _shown(component: Payload, numbers: Iterator[int], media: Callable[[str], Payload]) -> Payload:
    kind = component["type"]
    whole = {"type": kind, "id": component.get("id") or next(numbers), **DEFAULTS.get(kind, {})}
    whole |= {key: component[key] for key in KEYS[kind] if component.get(key) is not None}
    if "components" in component:
        whole["components"] = [_shown(one, numbers, media) for one in component["components"]]
    for key in ("accessory", "component"):
        if component.get(key):
            whole[key] = _shown(component[key], numbers, media)
    return whole | _shown_media(component, media)


def _shown_media(component: Payload, media: Callable[[str], Payload]) -> Payload:
    if component["type"] == Kind.THUMBNAIL:
        return {"media": media(component["media"]["url"])}
    if component["type"] == Kind.FILE:
        found = media(component["file"]["url"])
        return {"file": found, "name": found.get("filename"), "size": found.get("size")}
    if component["type"] == Kind.GALLERY:
        return {"items": [_shown_item(item, media) for item in component["items"]]}
    return {}


def _shown_item(item: Payload, media: Callable[[str], Payload]) -> Payload:
    return {
        "media": media(item["media"]["url"]),
        "description": item.get("description"),
        "spoiler": item.get("spoiler") or False,
    }


def _check(form: Form, sheet: Sheet, allowed: frozenset[int]) -> None:
    sheet.count += 1
    kind = form.get("type")
    if not form.given("type", required=True):
        return
    if isinstance(kind, bool) or not isinstance(kind, int) or kind not in allowed:
        form.wrong("type", "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {tuple(sorted(allowed))}.')
        return
    _check_number(form, sheet)
    CHECKS[kind](form, sheet)


def _check_number(form: Form, sheet: Sheet) -> None:
    number = form.whole("id", 0, (1 << 31) - 1)
    if number and number in sheet.numbers:
        form.wrong("id", "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")
    sheet.numbers.add(number or 0)


def _check_custom(form: Form, sheet: Sheet) -> None:
    custom = form.text("custom_id", limits.CUSTOM_ID, 1, required=True)
    if custom is not None and custom in sheet.customs:
        form.wrong("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated")
    sheet.customs.add(custom or "")


def _check_row(form: Form, sheet: Sheet) -> None:
    parts = form.parts("components", limits.ROW_BUTTONS, 1, required=True)
    kinds = [part.get("type") for part in parts]
    allowed = frozenset({4}) if sheet.modal else SELECTS | {2}
    for part in parts:
        _check(part, sheet, allowed)
    if len(parts) > 1 and any(kind != Kind.BUTTON for kind in kinds):
        form.wrong("components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds the maximum width")


def _check_button(form: Form, sheet: Sheet) -> None:
    style = form.one_of("style", (1, 2, 3, 4, 5, 6), required=True)
    form.text("label", limits.LABEL)
    form.flag("disabled")
    if style == LINK:
        _check_link(form)
    elif style == PREMIUM:
        form.snowflake("sku_id", required=True)
    elif style is not None:
        _check_custom(form, sheet)
    if style in (1, 2, 3, 4) and form.get("url") is not None:
        form.wrong("url", "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified")
    if style != PREMIUM and not form.get("label") and not form.get("emoji"):
        form.wrong(None, "BUTTON_COMPONENT_INVALID_LABEL", "A button must have a label or an emoji")
    _check_emoji(form, sheet)


def _check_link(form: Form) -> None:
    address = form.text("url", limits.BUTTON_ADDRESS, 1, required=True)
    if address and not address.startswith(("http://", "https://", "discord://")):
        form.wrong("url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
    if form.get("custom_id") is not None:
        form.wrong("custom_id", "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", "A custom id and url cannot both be specified")


def _check_emoji(form: Form, sheet: Sheet) -> None:
    emoji = form.part("emoji")
    if emoji is None:
        return
    identity, name = emoji.snowflake("id"), emoji.text("name", limits.EMOJI_NAME)
    if identity is None and (not name or name.isascii()):
        emoji.wrong("name", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")
    if identity is not None and identity not in sheet.emojis:
        emoji.wrong("id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _check_select(form: Form, sheet: Sheet) -> None:
    _check_custom(form, sheet)
    form.text("placeholder", limits.PLACEHOLDER)
    form.flag("required")
    if form.flag("disabled") and sheet.modal:
        form.wrong("disabled", "MODAL_COMPONENT_DISABLED", "Components in modals cannot be disabled")
    least, most = _check_counts(form, limits.OPTIONS)
    if form.get("type") == Kind.STRING_SELECT:
        _check_options(form, sheet, limits.OPTIONS, 1, least, most, several=True)
    else:
        _check_entities(form, most)


def _check_counts(form: Form, limit: int) -> tuple[int, int]:
    least, most = form.whole("min_values", 0, limit), form.whole("max_values", 1, limit)
    least, most = 1 if least is None else least, 1 if most is None else most
    if least > most:
        form.wrong(
            "min_values", "SELECT_COMPONENT_MIN_VALUES_TOO_LARGE", "min_values must not be greater than max_values"
        )
    return least, most


def _check_options(form: Form, sheet: Sheet, limit: int, lowest: int, least: int, most: int, *, several: bool) -> None:
    options = form.parts("options", limit, lowest, required=True)
    for option in options:
        option.text("label", limits.OPTION_TEXT, 1, required=True)
        option.text("value", limits.OPTION_TEXT, 1, required=True)
        option.text("description", limits.OPTION_TEXT)
        option.flag("default")
        _check_emoji(option, sheet)
    _check_distinct(options)
    if several and options and (least > len(options) or most > len(options)):
        form.wrong("options", "SELECT_COMPONENT_TOO_FEW_OPTIONS", "There are fewer options than values to be chosen")
    if sum(option.get("default") is True for option in options) > most:
        form.wrong(
            "options", "SELECT_COMPONENT_TOO_MANY_DEFAULTS", "More options are chosen by default than max_values allows"
        )


def _check_distinct(options: list[Form]) -> None:
    seen: set[str] = set()
    for option in options:
        value = str(option.get("value"))
        if value in seen:
            option.wrong(
                "value", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
            )
        seen.add(value)


def _check_entities(form: Form, most: int) -> None:
    for default in form.parts("default_values", most):
        default.snowflake("id", required=True)
        default.one_of("type", ("user", "role", "channel"), required=True)
    if form.get("options"):
        form.wrong("options", "SELECT_COMPONENT_OPTIONS_NOT_ALLOWED", "This kind of select has no options of its own")


def _check_section(form: Form, sheet: Sheet) -> None:
    for part in form.parts("components", limits.SECTION_TEXTS, 1, required=True):
        _check(part, sheet, frozenset({10}))
    accessory = form.part("accessory", required=True)
    if accessory is not None:
        _check(accessory, sheet, frozenset({2, 11}))


def _check_text(form: Form, sheet: Sheet) -> None:
    sheet.characters += len(form.text("content", limits.TEXT_DISPLAY, 1, required=True) or "")


def _check_thumbnail(form: Form, sheet: Sheet) -> None:
    _check_media(form, "media", sheet)
    form.text("description", limits.ALT_TEXT, 1)
    form.flag("spoiler")


def _check_gallery(form: Form, sheet: Sheet) -> None:
    for item in form.parts("items", limits.GALLERY_ITEMS, 1, required=True):
        _check_thumbnail(item, sheet)


def _check_file(form: Form, sheet: Sheet) -> None:
    _check_media(form, "file", sheet)
    form.flag("spoiler")


def _check_media(form: Form, key: str, sheet: Sheet) -> None:
    part = form.part(key, required=True)
    address = part.text("url", limits.ADDRESS, 1, required=True) if part else None
    if part is None or address is None:
        return
    if not address.startswith(("http://", "https://", "attachment://")):
        part.wrong("url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'attachment').")
    elif key == "file" and not address.startswith("attachment://"):
        part.wrong("url", "URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('attachment',).")
    elif not sheet.media(address):
        part.wrong("url", "MEDIA_ITEM_UNKNOWN_ATTACHMENT", "The referenced attachment was not found in this message")


def _check_separator(form: Form, sheet: Sheet) -> None:
    form.flag("divider")
    form.one_of("spacing", (1, 2))


def _check_container(form: Form, sheet: Sheet) -> None:
    form.whole("accent_color", 0, limits.COLOUR)
    form.flag("spoiler")
    for part in form.parts("components", limits.COMPONENTS, 1, required=True):
        _check(part, sheet, IN_CONTAINER)


def _check_label(form: Form, sheet: Sheet) -> None:
    form.text("label", limits.MODAL_LABEL, 1, required=True)
    form.text("description", limits.MODAL_DESCRIPTION)
    part = form.part("component", required=True)
    if part is not None:
        _check(part, sheet, IN_LABEL)
        if part.get("type") == Kind.TEXT_INPUT and part.get("label") is not None:
            part.wrong("label", "TEXT_INPUT_LABEL_NOT_ALLOWED", "A text input in a label has no label of its own")


def _check_input(form: Form, sheet: Sheet) -> None:
    _check_custom(form, sheet)
    form.one_of("style", (1, 2), required=True)
    form.text("label", limits.MODAL_LABEL, 1, required=form.path[-1] != "component")
    least = form.whole("min_length", 0, limits.INPUT_VALUE)
    most = form.whole("max_length", 1, limits.INPUT_VALUE)
    if least is not None and most is not None and least > most:
        form.wrong("min_length", "TEXT_INPUT_MIN_LENGTH_TOO_LARGE", "min_length must not be greater than max_length")
    form.text("value", limits.INPUT_VALUE)
    form.text("placeholder", limits.INPUT_PLACEHOLDER)
    form.flag("required")


def _check_upload(form: Form, sheet: Sheet) -> None:
    _check_custom(form, sheet)
    _check_counts(form, limits.UPLOADS)
    form.flag("required")


def _check_radio(form: Form, sheet: Sheet) -> None:
    _check_custom(form, sheet)
    _check_options(form, sheet, limits.GROUP_OPTIONS, 2, 1, 1, several=False)
    form.flag("required")


def _check_boxes(form: Form, sheet: Sheet) -> None:
    _check_custom(form, sheet)
    most = form.whole("max_values", 1, limits.GROUP_OPTIONS)
    form.whole("min_values", 0, limits.GROUP_OPTIONS)
    _check_options(form, sheet, limits.GROUP_OPTIONS, 1, 0, most or limits.GROUP_OPTIONS, several=False)
    form.flag("required")


def _check_box(form: Form, sheet: Sheet) -> None:
    _check_custom(form, sheet)
    form.flag("default")


CHECKS: dict[int, Callable[[Form, Sheet], None]] = {
    1: _check_row,
    2: _check_button,
    3: _check_select,
    4: _check_input,
    5: _check_select,
    6: _check_select,
    7: _check_select,
    8: _check_select,
    9: _check_section,
    10: _check_text,
    11: _check_thumbnail,
    12: _check_gallery,
    13: _check_file,
    14: _check_separator,
    17: _check_container,
    18: _check_label,
    19: _check_upload,
    21: _check_radio,
    22: _check_boxes,
    23: _check_box,
}
