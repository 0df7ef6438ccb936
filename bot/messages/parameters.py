"""What `/play` may set for a game, and the options of a game as it gives them: the table's parameters, then the game's
own.

Everything here can be written in the text `options:` too, whether or not it has a parameter of its own (`option_text`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from bot.admission import OPPONENTS
from bot.catalogue import games
from bot.messages.i18n import narrow
from bot.table.guards import Refusal, playable
from bot.table.options import (
    Setting,
    Value,
    choosable,
    chosen,
    most,
    named_values,
    option_name,
    out_of_limit,
    preset_name,
)
from bot.table.pace import PACES
from bot.table.session import Takeback, Wanted, Warnings
from games.core import Limit, OneOf, Range, Text, text
from games.replacing import replace
from games.search import LEVELS
from renderers.core import Game
from renderers.words import LOCALES

STORED = "stored_"
OPTIONS = "options"
"""The parameter that takes everything as text."""
ORDERS = ("random", "first", "last")
MOST_HOURS = 24 * 30
ON_OR_OFF: Mapping[Value | None, Text] = {True: text("bot-value-on"), False: text("bot-value-off")}


@dataclass(frozen=True, slots=True)
class Settable:
    """Something that a table may set: its name, words for it and for what it is good for, what it may be (None: on or
    off), and words for those values that have some. `own` is the game's option that it sets; None: it is the
    table's."""

    name: str
    words: Text
    about: Text
    limit: Limit | None
    values: Mapping[Value | None, Text]
    own: Setting | None = None
    open: bool = False
    """Whether something else than the values may be typed: hours instead of a pace."""


def settables(game: Game) -> tuple[Settable, ...]:
    """Everything but people and documents that can be set for a game, the table's first, but last what hardly a first
    game needs: where not all is listed, it is missed least."""
    return (*_tables(game), *(_own(game, setting) for setting in choosable(game)), *_seldom())


def _seldom() -> Iterator[Settable]:
    warnings = tuple(each.value for each in Warnings)
    yield _settable("warnings", OneOf(warnings), {each: text(f"bot-choice-warnings-{each}") for each in warnings})
    yield _settable("rated", None, ON_OR_OFF)
    wanted = tuple(each.value for each in Wanted)
    yield _settable("wanted", OneOf(wanted), {each: text(f"bot-choice-wanted-{each}") for each in wanted})


def _tables(game: Game) -> Iterator[Settable]:
    presets = tuple(game.rules.presets)
    yield _settable("rules", OneOf(presets), {preset: preset_name(game, preset) for preset in presets})
    if (counts := seats(game)) is not None:
        yield _settable("seats", counts, {})
    if game.rules.think is not None:
        yield _settable("computers", Range(0, most(game) - 1), {})
        yield _settable("level", OneOf(LEVELS), {level: text(f"bot-player-{level}") for level in LEVELS})
    yield _settable("order", OneOf(ORDERS), {order: text(f"bot-choice-order-{order}") for order in ORDERS})
    paces = _settable("pace", OneOf(tuple(PACES)), {pace: text(f"bot-choice-pace-{pace}") for pace in PACES})
    yield replace(paces, open=True)
    yield _settable("hours", Range(0, MOST_HOURS), {})
    yield _settable("bank", Range(0, MOST_HOURS), {})
    yield _settable("reactions", Range(1, MOST_HOURS), {})
    takebacks = tuple(each.value for each in Takeback)
    yield _settable("takeback", OneOf(takebacks), {each: text(f"bot-choice-takeback-{each}") for each in takebacks})
    yield _settable("practice", None, ON_OR_OFF)
    yield _settable("language", OneOf(LOCALES), {locale: text(f"bot-choice-language-{locale}") for locale in LOCALES})


def _settable(name: str, limit: Limit | None, values: Mapping[Value | None, Text]) -> Settable:
    return Settable(name, text(f"bot-parameter-{name}"), text(f"bot-parameter-{name}-about"), limit, values)


def _own(game: Game, setting: Setting) -> Settable:
    words = option_name(game, setting.name)
    values = named_values(game, setting)
    return Settable(setting.name, words, text(f"{words.key}-about"), setting.limit, values, own=setting)


def seats(game: Game) -> Range | None:
    """How many may sit at a table under any of the rule sets; None where that is one number."""
    counts = [game.rules.seats(options) for options in game.rules.presets.values()]
    low, high = min(count.start for count in counts), max(count.stop - 1 for count in counts)
    return Range(low, high) if low < high else None


def opponents(game: Game) -> tuple[str, ...]:
    """The parameters for people to invite: as many as may sit with whoever opens the table."""
    return OPPONENTS[: most(game) - 1]


def choose(game: Game, preset: str | None, values: Mapping[str, Value | None]) -> Any:
    """The options of `preset` (the first one if None) with `values` in place of its fields.

    :raises Refusal: there is no such preset, a value is out of its range, or the options cannot be played together.
    """
    presets = game.rules.presets
    if preset is not None and preset not in presets:
        names = tuple(preset_name(game, each) for each in presets)
        raise Refusal(out_of_limit(text("bot-parameter-rules"), OneOf(tuple(presets)), names, preset))
    options = chosen(game, presets[preset or next(iter(presets))], values)
    playable(game, options)
    return options


def in_hours(given: Mapping[str, Value]) -> dict[str, Value]:
    """Parameters of `/play`, of which a pace in figures stands for so many hours."""
    pace = narrow(str(given.get("pace", "")))
    if not pace.isdecimal():
        return dict(given)
    return {name: value for name, value in given.items() if name != "pace"} | {"hours": pace}


def choose_of(name: str, preset: str | None, values: Mapping[str, Value | None]) -> Any:
    """`choose` for the installed game of that name: where documents are among the values, a job for the bounded
    process.

    :raises Refusal: likewise.
    """
    return choose(games()[name], preset, values)


def stored(name: str) -> str:
    """The parameter that names a file kept here for the document option `name`."""
    return f"{STORED}{name}"
