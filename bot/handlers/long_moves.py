"""What somebody typed that no control has room for, kept while they are asked about it: the latest of each person."""

from __future__ import annotations

from hashlib import sha256

from bot.handlers.context import Context
from bot.host.storage import setting
from bot.table.guards import Refusal
from games.core import text

DRAFT = setting.words("draft")
"""By person."""


async def keep(context: Context, user: int, words: str) -> str:
    """What a control says instead of the words."""
    await context.host.remember(DRAFT, user, words)
    return _mark(words)


async def recall(context: Context, user: int, mark: str) -> str:
    """The words that a control stands for.

    :raises Refusal: the person has typed something else since, or the words were played.
    """
    words = await context.host.recall(DRAFT, user)
    if words is None or _mark(words) != mark:
        raise Refusal(text("bot-draft-gone"))
    return words


async def drop(context: Context, user: int) -> None:
    """They are played, and kept no longer."""
    await context.host.forget(DRAFT, user)


def _mark(words: str) -> str:
    return sha256(words.encode()).hexdigest()[:16]
