"""Games that are over on one server, and what they say together of who finishes games. Pure.

`Played` is a record with the people in it. Whoever was forgotten has a number below 0, or none at all.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bot.table.results.game_record import Ending, GameRecord, Part

LEAST, SHARE, LATEST = 5, 0.9, 20
"""Whoever finishes games has played so many at least, and finished such a share of the latest ones."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that is over: when it began and ended, in Unix seconds, and whom its log calls by which number."""

    session: int
    game: str
    started: int
    ended: int
    record: GameRecord
    people: Mapping[int, int]
    names: Mapping[int, str] = field(default_factory=dict)

    @property
    def seconds(self) -> int:
        """How long it took."""
        return self.ended - self.started

    @property
    def parts(self) -> Iterator[tuple[int, Part]]:
        """Everybody's part who is not forgotten."""
        return ((user, part) for part in self.record.parts if (user := self.people.get(part.number, 0)) > 0)


def by_person(games: Iterable[Played]) -> Mapping[int, Sequence[Played]]:
    """What everybody has played who is not forgotten."""
    found = defaultdict[int, list[Played]](list)
    for game in games:
        for user in dict(game.parts):
            found[user].append(game)
    return found


# Who finishes games


@dataclass(frozen=True, slots=True)
class Reliability:
    """How many of somebody's latest games with others they finished, and how each ended that they did not, by the
    table's number."""

    games: int = 0
    finished: int = 0
    left: tuple[tuple[int, Ending], ...] = ()

    @property
    def finishes(self) -> bool:
        """Whether that is somebody who finishes games."""
        return self.games >= LEAST and self.finished >= SHARE * self.games

    @property
    def new(self) -> bool:
        """Whether it is too early to tell."""
        return self.games < LEAST


def reliability(games: Iterable[Played]) -> Mapping[int, Reliability]:
    """Of everybody who played with others on the server."""
    ended = defaultdict[int, list[tuple[int, Ending]]](list)
    for game in sorted(games, key=lambda each: (each.ended, each.session)):
        for user, part in game.parts if len(game.record.parts) > 1 else ():
            ended[user].append((game.session, part.ending))
    return {user: _reliability(parts[-LATEST:]) for user, parts in ended.items()}


def _reliability(parts: Sequence[tuple[int, Ending]]) -> Reliability:
    left = tuple(part for part in parts if not part[1].finished)
    return Reliability(len(parts), len(parts) - len(left), left)
