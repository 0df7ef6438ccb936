"""How many tables one person, and one server, may have open: the next is refused before anything is made for it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.table.guards import Refusal
from games.core import text


@dataclass(frozen=True, slots=True)
class Limits:
    """Open tables at most: `lobbies` and `running` games that one person opened on a server, `tables` of all on it."""

    lobbies: int
    running: int
    tables: int


@dataclass(frozen=True, slots=True)
class Opened:
    """The open tables of a server: `lobbies` and `running` games that one person opened there, `tables` of all."""

    lobbies: int
    running: int
    tables: int


def room(opened: Opened, limits: Limits) -> None:
    """The person may open another table.

    :raises Refusal: he may not, and what he can do.
    """
    if opened.lobbies >= limits.lobbies:
        raise Refusal(text("bot-table-most-lobbies", most=limits.lobbies))
    if opened.running >= limits.running:
        raise Refusal(text("bot-table-most-running", most=limits.running))
    if opened.tables >= limits.tables:
        raise Refusal(text("bot-table-most-tables", most=limits.tables))
