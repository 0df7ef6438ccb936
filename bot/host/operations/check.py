"""What would become of the running games of a store under the rules installed here, and which tables cannot be read,
looked at without touching it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import closing
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from sqlite3 import Connection

from bot.host.storage import records
from bot.host.storage.store import copy_store
from bot.table.features import rules_change
from bot.table.features.rules_change import Disagreement
from renderers.core import Game


class GameStatus(Enum):
    """What becomes of a running game."""

    SAME = "same"
    """It was begun under the version that is installed."""
    CARRIED = "carried"
    """It goes on under the installed version."""
    KEPT = "kept"
    """The installed version parts from it: it is kept untouched."""
    UNKNOWN = "unknown"
    """The game is not installed."""
    UNREADABLE = "unreadable"
    """What is stored of its table cannot be read: it is kept untouched."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """One running game: its session's number, the game, the version of the rules it was begun with, and what becomes of
    it.
    `parted` says where the rules part from a game that is kept; None where they cannot read it at all."""

    session: int
    game: str
    version: int
    fate: GameStatus
    parted: Disagreement | None = None


def check(database: Path, games: Mapping[str, Game]) -> tuple[Prospect, ...]:
    """Every running game of the store at `database`, oldest first.

    :raises StoreMissing, StoreNewer, StoreOlder, StoreBroken: as `bot.host.storage.store.copy_store`.
    """
    with closing(copy_store(database)) as connection:
        return tuple(_prospects(connection, games))


def unreadable(database: Path) -> tuple[int, ...]:
    """Every table, played at or not, of which what is stored cannot be read, oldest first.

    :raises StoreMissing, StoreNewer, StoreOlder, StoreBroken: as `bot.host.storage.store.copy_store`.
    """
    with closing(copy_store(database)) as connection:
        return records.unreadable(connection)


@dataclass(frozen=True, slots=True)
class Seals:
    """What the seals of a store say: how many logs are as they were written, which are not, and how many there are of
    which no seal is kept, as of games that were over before the program kept any."""

    sound: int
    broken: tuple[int, ...]
    unknown: int


def seals(database: Path) -> Seals:
    """The seals over all logs of the store at `database`, of every game that has begun. A damaged line is told by
    nothing else, where SQLite finds its page in order.

    :raises StoreMissing, StoreNewer, StoreOlder, StoreBroken: as `bot.host.storage.store.copy_store`.
    """
    with closing(copy_store(database)) as connection:
        begun = records.begun(connection)
        found = {id: records.is_sealed(connection, id) for id in begun}
    broken = tuple(id for id in begun if found[id] is False)
    unknown = sum(each is None for each in found.values())
    return Seals(len(begun) - len(broken) - unknown, broken, unknown)


def _prospects(connection: Connection, games: Mapping[str, Game]) -> Iterator[Prospect]:
    for id in records.running(connection):
        stored = records.load(connection, id)
        if stored is not None:  # one whose terms are missing is among the `unreadable` alone
            table = stored.session.table
            fate, parted = _fate(stored, games.get(table.game))
            yield Prospect(id, table.game, table.version, fate, parted)


def _fate(stored: records.Stored, game: Game | None) -> tuple[GameStatus, Disagreement | None]:
    session, log = stored.session, stored.log
    if not session.readable:
        return GameStatus.UNREADABLE, None
    if game is None:
        return GameStatus.UNKNOWN, None
    if session.table.version == game.rules.version:
        return GameStatus.SAME, None
    assert log is not None, session.id
    try:
        options = game.rules.options(**session.table.options)
        parted = rules_change.disagreement(game, options, len(session.chairs), log.entries, log.digests)
    except Exception:  # rules that cannot read a log at all part from it, as `bot.host.cache` will find too
        return GameStatus.KEPT, None
    return (GameStatus.KEPT if parted else GameStatus.CARRIED), parted
