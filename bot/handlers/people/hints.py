"""Three short hints for a first game of each kind, each shown to a person once; anybody can turn them off."""

from __future__ import annotations

from dataclasses import replace

from bot.catalogue import games
from bot.handlers.context import Context, Seated, Visit
from bot.host.storage import setting
from bot.host.storage.setting import Setting
from bot.messages.custom_id import Action, Picked, Press
from bot.messages.i18n import say
from bot.messages.message import Message, Part, Row, Words
from bot.messages.words.table_messages import button
from games.core import text

HERE = Picked()
HINTS = ("bot-hint-panel", "bot-hint-typing", "bot-hint-more")
WANTED, OFF = setting.number("hints"), -1
"""Whether a person has turned them off."""


def seen_in(game: str) -> Setting[int]:
    """How many of them a person has seen in a kind of game."""
    return setting.number(f"hints {game}")


async def with_hint(visit: Visit, number: int, message: Message, path: Picked = HERE) -> Message:
    """The message with the next hint for the asker in it, if they have seen all before `number` and none after; without
    one once they turned them off. `path` is where in the panel it is: at the beginning of one that they never left the
    first hint still stands."""
    asker, game = visit.asker, visit.session.table.game
    seen = await _seen(visit.context, asker.user, game)
    if seen == 1 and number == 0 and path.stamp and not path.picks:
        return _with(visit, number, message, path)
    if seen is None or seen >= len(HINTS) or seen < number or (number == 0 and seen > 0):
        return message
    await visit.context.host.remember(seen_in(game), asker.user, seen + 1)
    return _with(visit, seen, message, path)


def _with(visit: Visit, number: int, message: Message, path: Picked) -> Message:
    locale = visit.asker.locale
    quiet = button(Press(Action.QUIET, visit.id, path), locale)
    return replace(message, parts=(*_below(message.parts, say(locale, text(HINTS[number]))), Row((quiet,))))


async def is_new(at: Seated) -> bool:
    """Whether the asker wants hints and has seen none in a game of this kind, which says what it is about."""
    return at.position.game.first is not None and await _seen(at.context, at.asker.user, at.session.table.game) == 0


async def _seen(context: Context, user: int, game: str) -> int | None:
    """How many of them a person has seen in a kind of game; None once the person turned them off."""
    wanted, seen = await context.host.recall_all((WANTED, seen_in(game)), user)
    return None if wanted == OFF else seen or 0


def _below(parts: tuple[Part, ...], hint: str) -> tuple[Part, ...]:
    """The parts, with the hint small under the first words: what stands at the end would push them off a telephone."""
    first, *rest = parts
    assert isinstance(first, Words)
    return (Words(f"{first.content}\n-# {hint}"), *rest)


async def are_on(context: Context, user: int) -> bool:
    """Whether the person still gets hints."""
    return await context.host.recall(WANTED, user) != OFF


async def turn(context: Context, user: int, *, on: bool) -> None:
    """Turn the hints off, or on from the first one."""
    await context.host.remember(WANTED, user, 0 if on else OFF)
    for game in games() if on else ():
        await context.host.forget(seen_in(game), user)
