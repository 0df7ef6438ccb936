"""The files that people give as options: attached to a command, or kept by whoever runs the bot in the data folder."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path

from bot.messages.limits import CHOICE_TEXT
from bot.messages.requests import Attached
from bot.table.guards import Refusal
from bot.table.names import displayed, visible
from games.core import text

Fetch = Callable[[str], Awaitable[bytes]]
"""Gets what is behind an address of Discord's.

:raises Unfetched: it is not there any more, or cannot be had.
"""

NO_TEXT = ("image/", "video/", "audio/", "font/", "application/pdf", "application/zip")
"""What Discord calls files that are certainly no text."""
_MARK = "\ufeff"
_TEXT_CONTROLS = frozenset("\t\n\r\f")


class Unfetched(Exception):
    """A file could not be had from Discord."""


class Documents:
    """Reads documents. `folder` holds one folder for each game with the files that are kept for everybody."""

    def __init__(self, folder: Path, fetch: Fetch) -> None:
        self._folder = folder
        self._fetch = fetch

    async def read_attached(self, file: Attached, most: int) -> str:
        """The text of a file that was attached, of at most so many bytes.

        :raises Refusal: it is none.
        """
        if file.kind.startswith(NO_TEXT):
            raise _refusal("kind", file.name)
        if file.size > most:
            raise _refusal("size", file.name, most=most // 1024)
        try:
            content = await self._fetch(file.url)
        except Unfetched as failed:
            raise _refusal("gone", file.name) from failed
        return read(content, file.name, most)

    async def names(self, game: str) -> tuple[str, ...]:
        """What the files are called that are kept for a game, in alphabetical order."""
        return tuple(await asyncio.to_thread(_kept, self._folder / game))

    async def read_kept(self, game: str, called: str, most: int) -> str:
        """The text of a file that is kept. Only the name of a file that is there opens one.

        :raises Refusal: there is no such file, or it is none of at most so many bytes of text.
        """
        return await asyncio.to_thread(self._open, game, called, most)

    def _open(self, game: str, called: str, most: int) -> str:
        found = _kept(self._folder / game)
        if called not in found:
            raise _refusal("unknown", called)
        try:
            content = _beginning(found[called], most + 1)
        except OSError as failed:
            raise _refusal("unreadable", called) from failed
        return read(content, called, most)


def read(content: bytes, called: str, most: int) -> str:
    """The text of a file in UTF-8, with or without its mark, of at most so many bytes.

    :raises Refusal: it is none.
    """
    if len(content) > most:
        raise _refusal("size", called, most=most // 1024)
    try:
        words = content.decode("utf-8").removeprefix(_MARK)
    except UnicodeDecodeError as failed:
        raise _refusal("not-text", called) from failed
    if not words.strip():
        raise _refusal("empty", called)
    if any(char < " " and char not in _TEXT_CONTROLS for char in words):
        raise _refusal("not-text", called)
    return words


def _kept(folder: Path) -> Mapping[str, Path]:
    """The files of a folder that can be offered: not hidden, with names that Discord can show and send."""
    try:
        entries = sorted(folder.iterdir())
    except OSError:
        return {}
    return {entry.name: entry for entry in entries if _offered(entry.name) and _is_file(entry)}


def _offered(called: str) -> bool:
    return (
        visible(called) == called and not called.startswith(".") and len(called) <= CHOICE_TEXT and called.isprintable()
    )


def _is_file(entry: Path) -> bool:
    try:
        return entry.is_file()
    except OSError:  # a link to what nobody may see, or to a name that is too long
        return False


def _beginning(path: Path, most: int) -> bytes:
    with path.open("rb") as file:
        return file.read(most)


def _refusal(why: str, called: str, **more: int) -> Refusal:
    return Refusal(text(f"bot-document-{why}", file=displayed(called), **more))
