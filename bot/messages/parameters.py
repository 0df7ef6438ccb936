"""A game's options as parameters of a slash command, and back."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from typing import Any

from bot.catalogue import games
from bot.table.guards import Refusal, playable
from bot.table.options import Value, documents, preset_name
from games.core import text
from renderers.core import Game

STORED = "stored_"


def choose(game: Game, preset: str | None, values: Mapping[str, Value]) -> Any:
    """The options of `preset` (the first one if None) with `values` in place of its fields.

    :raises Refusal: there is no such preset, a value is out of its range, or the options cannot be played together.
    """
    presets = game.rules.presets
    if preset is not None and preset not in presets:
        names = tuple(preset_name(game, each) for each in presets)
        raise Refusal(text("bot-no-such-preset", typed=preset, presets=names))
    options = dataclasses.replace(presets[preset or next(iter(presets))], **implied(game, values))
    playable(game, options)
    return options


def choose_of(name: str, preset: str | None, values: Mapping[str, Value]) -> Any:
    """`choose` for the installed game of that name: where documents are among the values, a job for the bounded process.

    :raises Refusal: likewise.
    """
    return choose(games()[name], preset, values)


def implied(game: Game, values: Mapping[str, Value]) -> Mapping[str, Value]:
    """The values, with those that a document among them sets where nobody chose them."""
    found = dict(values)
    for name, limit in documents(game).items():
        if limit.implies is not None and values.get(name):
            found.setdefault(*limit.implies)
    return found


def stored(name: str) -> str:
    """The parameter that names a file kept here for the document option `name`."""
    return f"{STORED}{name}"
