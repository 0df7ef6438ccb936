"""How long a game will take: from how long these people take to answer and from how many moves such a game takes. Pure.

It is a range: what was expected of earlier games, before they began, is compared with what they took, and of these
shares all but the smallest and the largest make the range.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.table.results.played import Played

GAMES = 20
"""Of a server, before which it is too early to tell."""
SHRUNK = 8
"""Usual answers that count beside somebody's own."""
KINDRED = 3
"""Parts in other games of the same name that count beside those in games of the same kind."""
LOW, HIGH = 0.12, 0.88
"""Between these of the shares of what games took in what was expected."""


class Kind(NamedTuple):
    """What is played: games of one kind take about as many moves."""

    game: str
    preset: str
    seats: int
    hurried: bool


class Forecast(NamedTuple):
    """Seconds that a game will take, at least and at most, where neither is 0; else it is too early to tell, and games
    of it took the `usual` here in the middle, if there were any."""

    least: int = 0
    most: int = 0
    usual: int = 0


@dataclass(slots=True)
class _Sum:
    """Of parts in games: how many, the answers in them, and the seconds waited for these."""

    parts: float = 0
    answers: float = 0
    waited: float = 0

    def add(self, parts: float, answers: float, waited: float) -> None:
        """Count these parts too."""
        self.parts, self.answers, self.waited = self.parts + parts, self.answers + answers, self.waited + waited


class Pace:
    """What is known of people and games, from those that are over."""

    def __init__(self, games: Iterable[Played]) -> None:
        self._kinds: defaultdict[object, _Sum] = defaultdict(_Sum)
        self._people: defaultdict[int, _Sum] = defaultdict(_Sum)
        """Answers are counted in seconds here: as many as answers of their kind usually take."""
        self._took: defaultdict[bool, list[float]] = defaultdict(list)
        self._lasted: defaultdict[Kind, list[int]] = defaultdict(list)
        self._look_back([game for game in games if game.record.places])

    def forecast(self, kind: Kind, people: Sequence[int]) -> Forecast:
        """For a game of the kind that these people begin."""
        expected, took = self._expected(kind, people), sorted(self._took[kind.hurried])
        lasted = sorted(self._lasted[kind])
        usual = lasted[len(lasted) // 2] if lasted else 0
        if sum(map(len, self._lasted.values())) < GAMES or not expected or not took:
            return Forecast(usual=usual)
        least, most = (took[min(len(took) - 1, int(share * len(took)))] for share in (LOW, HIGH))
        return Forecast(int(expected * least), int(expected * most), usual)

    def _look_back(self, games: Sequence[Played]) -> None:
        """Each game as it would have been expected when it began, by what was over then, or in hindsight where nothing
        was; meanwhile all of it is learnt."""
        ends = iter(sorted(games, key=lambda game: (game.ended, game.session)))
        ended, expected = next(ends, None), dict[int, float]()
        for game in sorted(games, key=lambda game: (game.started, game.session)):
            while ended is not None and ended.ended <= game.started:
                self._learn(ended)
                ended = next(ends, None)
            expected[game.session] = self._expected(kind_of(game), _began(game))
        while ended is not None:
            self._learn(ended)
            ended = next(ends, None)
        for game in games:
            kind = kind_of(game)
            if found := expected[game.session] or self._expected(kind, _began(game)):
                self._took[kind.hurried].append(game.seconds / found)

    def _learn(self, game: Played) -> None:
        kind, parts = kind_of(game), game.record.parts
        for key in (kind, (kind.game, kind.hurried)):
            self._kinds[key].add(len(parts), sum(each.answers for each in parts), sum(each.waited for each in parts))
        _, usual = self._usual(kind)
        for user, part in game.parts:
            self._people[user].add(1, part.answers * usual, part.waited)
        self._lasted[kind].append(game.seconds)

    def _expected(self, kind: Kind, people: Sequence[int]) -> float:
        """The seconds that a game is expected to take; 0 where nothing of its name was played."""
        answers, usual = self._usual(kind)
        return sum(answers * usual * self._slowness(user, usual) for user in people)

    def _usual(self, kind: Kind) -> tuple[float, float]:
        """How many answers somebody gives in a game of the kind, and how many seconds one takes."""
        own, other = self._kinds[kind], self._kinds[kind.game, kind.hurried]
        if not other.answers:
            return 0.0, 0.0
        some = KINDRED / other.parts
        answers = own.answers + some * other.answers
        return answers / (own.parts + KINDRED), (own.waited + some * other.waited) / answers

    def _slowness(self, user: int, usual: float) -> float:
        """How many times as long as usual somebody takes, shrunk towards once."""
        own = self._people[user]
        return (own.waited + SHRUNK * usual) / (own.answers + SHRUNK * usual) if usual else 1.0


def kind_of(game: Played) -> Kind:
    """What was played."""
    return Kind(game.game, game.record.preset, game.record.seats, game.record.hurried)


def _began(game: Played) -> Sequence[int]:
    """The people who began it; 0 for who was forgotten."""
    numbers = (part.number for part in game.record.parts if part.number <= game.record.seats)
    return [max(0, game.people.get(number, 0)) for number in numbers]
