"""Options, their ranges and the rule sets (CardGO 2.1, 2.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from games.core import Document, IllegalMove, OneOf, Range, Text, option, text

MAP_SIZES: Mapping[str, tuple[int, int]] = {
    **dict.fromkeys(("meadow", "lake", "crags", "marsh", "wilds"), (10, 10)),
    "paddies": (8, 8),
}
"""Columns and rows of every preset map."""

MAPS = ("plain", *MAP_SIZES, "random:light", "random:medium", "random:heavy", "file")

SIZES = range(5, 20)
"""Columns or rows of a board."""
VALUES = tuple(map(str, range(1, 11)))
EFFECT_OPTIONS = (
    "indulgence",
    "bravery",
    "joy",
    "pride",
    "sorrow",
    "pain",
    "kindness",
    "solitude",
    "fondness",
    "suppression",
    "excitement",
    "malice",
)
"""By the number of the effect, from 1: the option that says how many copies there are of each card with it."""
COPIES = Range(0, 5)


@dataclass(frozen=True, slots=True)
class Options:
    """`hp_red` and `hand_red` of None are the same as green's.

    The deck has `plain` cards without effect of each value, and each card with an effect as often as the option of
    that name says (CardGO 3.3). `game_file` is a user's map, deck or both: a map is used where `map` is `file` and
    brings its own size, a deck is used instead of values and numbers of cards.
    """

    hp: int = option(100, Range(1, 999), daily=True)
    hp_red: int | None = option(None, Range(1, 999))
    komi: int = option(0, Range(0, 20))
    columns: int = option(10, Range(SIZES[0], SIZES[-1]), daily=True)
    rows: int = option(10, Range(SIZES[0], SIZES[-1]), daily=True)
    hand: int = option(5, Range(1, 10))
    hand_red: int | None = option(None, Range(1, 10))
    lowest: int = option(1, Range(1, 10))
    highest: int = option(6, Range(1, 10))
    preview: bool = option(True)
    full: bool = option(False)
    adj: bool = option(False)
    effects: bool = option(False, daily=True)
    map: str = option("plain", OneOf(MAPS), daily=True)
    maxturns: int = option(400, Range(50, 1000))
    hands: str = option("closed", OneOf(("closed", "open")), daily=True)
    plain: int = option(5, Range(0, 20))
    indulgence: int = option(1, COPIES)
    bravery: int = option(1, COPIES)
    joy: int = option(1, COPIES)
    pride: int = option(1, COPIES)
    sorrow: int = option(1, COPIES)
    pain: int = option(1, COPIES)
    kindness: int = option(1, COPIES)
    solitude: int = option(1, COPIES)
    fondness: int = option(1, COPIES)
    suppression: int = option(1, COPIES)
    excitement: int = option(1, COPIES)
    malice: int = option(1, COPIES)
    game_file: str = option("", Document(implies=("map", "file")))


def seats(options: Options) -> range:
    """Two, whatever is set."""
    return range(2, 3)


PRESETS: Mapping[str, Options] = {
    "classic": Options(),
    "even": Options(komi=2),
    "quick": Options(hp=28, komi=4, columns=8, rows=8, hand=3, lowest=3, highest=4, map="paddies"),
    "cards": Options(effects=True, komi=2),
    "full": Options(effects=True, map="wilds", komi=1),
}


WRITTEN = ("hp", "komi", "size", "hand", "values", "preview", "full", "adj", "effects", "map", "maxturns", "hands")
"""The names of the text form, in the order of writing (CardGO 2.1). Who plays by computer is no option: a seat says
it."""

DECK = ("plain", *EFFECT_OPTIONS)
"""Further names of the text form, written only where they are not the default."""

LIMITS = {field.name: (field.metadata["limit"], field.default) for field in fields(Options)}

PAIRS = {
    "hp": ("/", "hp", "hp_red"),
    "size": ("x", "columns", "rows"),
    "hand": ("/", "hand", "hand_red"),
    "values": ("-", "lowest", "highest"),
}
"""Written options that hold two fields, and the sign between them."""

SWITCH = {"on": True, "off": False}


def problem(options: Options) -> Text | None:
    """What is wrong with options whose single fields are within their limits."""
    if options.lowest > options.highest:
        return text("cardgo-problem-values", lowest=options.lowest, highest=options.highest)
    size = options.columns, options.rows
    if (wanted := MAP_SIZES.get(options.map, size)) != size:
        return text("cardgo-problem-map", columns=wanted[0], rows=wanted[1])
    return None


def parse(written: str, base: Options | None = None) -> Options:
    """The options of a text such as `hp=100/80 size=8x8 effects=on`; what is left out is as in `base` or the default.

    :raises IllegalMove: an unknown name, a value outside its range, or options that cannot be played together.
    """
    changes: dict[str, object] = {}
    for word in written.split():
        name, _, value = word.partition("=")
        if name not in (*WRITTEN, *DECK):
            raise IllegalMove(text("cardgo-problem-option", option=name, names=" ".join((*WRITTEN, *DECK))))
        changes |= _read(name, value)
    chosen = replace(base or Options(), **changes)  # type: ignore[arg-type]  # _read gives each field its type
    if (reason := problem(chosen)) is not None:
        raise IllegalMove(reason)
    return chosen


def format(options: Options) -> str:
    """All options but the file as text; `parse` reads it back."""
    changed = [name for name in DECK if getattr(options, name) != LIMITS[name][1]]
    return " ".join(f"{name}={_written(options, name)}" for name in (*WRITTEN, *changed))


def _read(name: str, value: str) -> dict[str, object]:
    """The fields that one written option sets."""
    sign, *names = PAIRS.get(name, ("", name))
    values = value.split(sign) if sign else [value]
    if len(values) > len(names) or (len(values) < len(names) and f"{name}_red" not in names):
        raise _unfit(name, value)
    values += [""] * (len(names) - len(values))
    return {field: _value(field, part, name, value) for field, part in zip(names, values, strict=True)}


def _value(field: str, part: str, name: str, value: str) -> object:
    limit, default = LIMITS[field]
    if isinstance(default, bool) and part in SWITCH:
        return SWITCH[part]
    if isinstance(limit, OneOf) and part in limit.values:
        return part
    if isinstance(limit, Range) and part.isascii() and part.isdecimal() and limit.low <= int(part) <= limit.high:
        return int(part)
    if field.endswith("_red") and not part:
        return None
    raise _unfit(name, value)


def _written(options: Options, name: str) -> str:
    sign, *names = PAIRS.get(name, ("", name))
    values = [getattr(options, field) for field in names]
    return sign.join(_word(value) for value in values if value is not None)


def _word(value: object) -> str:
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def _unfit(name: str, value: str) -> IllegalMove:
    return IllegalMove(text("cardgo-problem-option-value", option=name, value=value))
