"""What somebody is shown who meets the bot: its games, each with a picture, what it is about, and a quick game."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from bot.catalogue import first_game, games
from bot.messages.custom_id import Action, Named, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.drawing import Drawing
from bot.messages.i18n import plain, say
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Entry, Message, Picture, Row, Words
from bot.messages.words.table_messages import game_name, unseated
from games.core import Chance, text
from games.moves import settle
from renderers.core import FirstGame, Game
from renderers.words import LOCALES

MOST = 6
"""Games that are shown: more have no room in a message."""
SAME = bytes(32)
"""The seed of every game that is shown for its looks alone."""


async def welcome(drawing: Drawing) -> Message:
    """For a server, whose people may read any language."""
    return await introduced(drawing, "\n".join(say(locale, text("bot-welcome")) for locale in LOCALES), LOCALES)


async def introduced(drawing: Drawing, head: str, locales: Sequence[str], *last: Row) -> Message:
    """The games in these languages, below `head` and above the `last` rows."""
    known = ((game, first_game(game)) for game in games().values())
    shown = [(game, first) for game, first in known if first is not None][:MOST]
    parts = [part for game, first in shown for part in await _introduced(drawing, game, first, locales)]
    return Message((Words(head), *parts, *last))


async def _introduced(
    drawing: Drawing, game: Game, first: FirstGame, locales: Sequence[str]
) -> tuple[Entry | Words, Row]:
    name = game.rules.name
    aim = text(f"{name}-about" if game.first is None else f"{name}-first-aim")
    called = " · ".join(dict.fromkeys(plain(locale, game_name(name)) for locale in locales))
    about = dict.fromkeys(say(locale, aim) for locale in locales)
    learn = Press(Action.LEARN, argument=Named(name))
    taught = (Button(custom_id(learn), _together(Action.LEARN, locales)),) if game.lessons else ()
    quick = Button(
        custom_id(Press(Action.QUICK, argument=Named(name))), _together(Action.QUICK, locales), Action.QUICK.style
    )
    return await _pictured(drawing, game, first, locales[0], "\n".join((f"**{called}**", *about))), Row(
        (quick, *taught)
    )


def _together(action: Action, locales: Sequence[str]) -> str:
    """The words of a button in each of the languages."""
    return clip(" · ".join(dict.fromkeys(plain(locale, text(action.label)) for locale in locales)), LABEL)


async def _pictured(drawing: Drawing, game: Game, first: FirstGame, locale: str, words: str) -> Entry | Words:
    """The words with the board as the game begins, where that can be drawn."""
    voice = unseated(game, locale, game.rules.presets[first.preset])
    view = await asyncio.to_thread(_opening, game, first)
    drawn = await drawing.picture(game, view, replace(voice, names=voice.names[: first.computers + 1]))
    return Entry(words, replace(drawn, name=f"{game.rules.name}.png")) if isinstance(drawn, Picture) else Words(words)


def _opening(game: Game, first: FirstGame) -> Any:
    rules = game.rules
    begun = rules.setup(rules.presets[first.preset], first.computers + 1)
    return rules.view(settle(rules, begun, partial(Chance, SAME), 1).state, None)
