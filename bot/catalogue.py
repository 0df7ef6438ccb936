"""The one list of games: everything installed under the entry point group `parlour.games` that can be offered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from types import MappingProxyType

from bot.admission import NAME, Unfit, judge
from renderers.core import FirstGame, Game

GROUP = "parlour.games"
OWN = "parlour"
"""The distribution whose games are judged by its tests, and come first."""


@cache
def games() -> Mapping[str, Game]:
    """Every installed game by its name, in alphabetical order. One that cannot be offered is left out, with a line in
    the log that says why: somebody else's game must not take the others down."""
    kept: dict[str, Game] = {}
    taken: set[str] = set()
    for entry in _entries():
        try:
            kept |= _admitted(entry, taken)
        except Exception as fault:  # whatever a stranger's code may raise
            import structlog  # here, since it brings along what a process that draws has no room for

            told = str(fault) if isinstance(fault, Unfit) else repr(fault)
            structlog.get_logger(__name__).error("game left out", entry=entry.value, fault=told)
    return _sorted(kept)


def loaded() -> Mapping[str, Game]:
    """At least the games of `games`, not judged and not logged: for the process that thinks, which is asked only for
    those."""
    found: dict[str, Game] = {}
    for entry in _entries():
        try:
            game = _load(entry)
        except Exception:  # as in `games`, which says so
            continue
        found.setdefault(game.rules.name, game)
    return _sorted(found)


def _sorted(named: Mapping[str, Game]) -> Mapping[str, Game]:
    return MappingProxyType(dict(sorted(named.items())))


def _entries() -> list[EntryPoint]:
    """Our own games first, so that nobody takes their names."""
    return sorted(entry_points(group=GROUP), key=lambda entry: (not _is_own(entry), entry.value))


def _is_own(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == OWN


def _admitted(entry: EntryPoint, taken: set[str]) -> Mapping[str, Game]:
    """The game by its name, which is `taken` from now on.

    :raises Unfit: it cannot be offered.
    """
    game = _load(entry)
    name = game.rules.name
    if name in taken:
        raise Unfit(f"another game is called {name}")
    taken.add(name)
    if not _is_own(entry):
        judge(game)
    return {name: game}


def _load(entry: EntryPoint) -> Game:
    """:raises Unfit: it is no game, or has no name to be asked for by."""
    game = entry.load()
    if not isinstance(game, Game):
        raise Unfit("it is no Game")
    if not isinstance(game.rules.name, str) or not NAME.fullmatch(game.rules.name):
        raise Unfit(f"{game.rules.name!r} is no name: lower-case letters, digits, - and _, at most 32")
    return game


def first_game(game: Game) -> FirstGame | None:
    """What somebody plays first; None where there are no computers to play against."""
    if game.first is not None or game.rules.think is None:
        return game.first
    preset, options = next(iter(game.rules.presets.items()))
    return FirstGame(preset, game.rules.seats(options).start - 1)
