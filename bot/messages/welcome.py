"""What somebody is shown who meets the bot: its games, each with its portrait, what it is about, and a quick game."""

from __future__ import annotations

from collections.abc import Sequence

from bot.catalogue import first_game, games
from bot.messages.custom_id import Action, Named, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.drawing import Drawing
from bot.messages.i18n import Voice, plain, say
from bot.messages.limits import LABEL, clip
from bot.messages.message import Button, Entry, Message, Row, Words
from bot.messages.words.table_messages import game_name
from games.core import text
from renderers.core import Game
from renderers.words import LOCALES

MOST = 6
"""Games that are shown: more have no room in a message."""


async def welcome(drawing: Drawing) -> Message:
    """For a server, whose people may read any language."""
    return await introduced(drawing, "\n".join(say(locale, text("bot-welcome")) for locale in LOCALES), LOCALES)


async def introduced(drawing: Drawing, head: str, locales: Sequence[str], *last: Row) -> Message:
    """The games in these languages, below `head` and above the `last` rows."""
    shown = [game for game in games().values() if first_game(game) is not None][:MOST]
    parts = [part for game in shown for part in await _introduced(drawing, game, locales)]
    return Message((Words(head), *parts, *last))


async def _introduced(drawing: Drawing, game: Game, locales: Sequence[str]) -> tuple[Entry | Words, Row]:
    name = game.rules.name
    aim = text(f"{name}-about" if game.first is None else f"{name}-first-aim")
    called = " · ".join(dict.fromkeys(plain(locale, game_name(name)) for locale in locales))
    about = dict.fromkeys(say(locale, aim) for locale in locales)
    learn = Press(Action.LEARN, argument=Named(name))
    taught = (Button(custom_id(learn), _together(Action.LEARN, locales)),) if game.lessons else ()
    quick = Button(
        custom_id(Press(Action.QUICK, argument=Named(name))), _together(Action.QUICK, locales), Action.QUICK.style
    )
    words = "\n".join((f"**{called}**", *about))
    return await _pictured(drawing, game, locales[0], words), Row((quick, *taught))


def _together(action: Action, locales: Sequence[str]) -> str:
    """The words of a button in each of the languages."""
    return clip(" · ".join(dict.fromkeys(plain(locale, text(action.label)) for locale in locales)), LABEL)


async def _pictured(drawing: Drawing, game: Game, locale: str, words: str) -> Entry | Words:
    """The words with the game's portrait, where there is one."""
    drawn = await drawing.portrait(game, Voice(locale, ()))
    return Words(words) if drawn is None else Entry(words, drawn)
