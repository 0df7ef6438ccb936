"""How long a game will take: from how long these people take to answer and from how many moves such a game takes. Pure.

It is a range, the narrower the better these people are known and the steadier the number of moves in such a game is:
how far earlier games strayed from what was expected before they began is measured by how far they might have, and of
these measures all but the smallest and the largest make the range.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import NamedTuple

from bot.table.results.played import Played

GAMES = 20
"""Of a server, before which it is too early to tell."""
SHRUNK = 8
"""Usual answers that count beside somebody's own."""
KINDRED = 3
"""Parts in other games of the same name that count beside those in games of the same kind."""
STEADY, STRAY = 4, 0.3
"""Games that count beside those of the same name in how far their numbers of answers stray, and by how much they do."""
LOW, HIGH = 0.12, 0.88
"""Between these of how far games strayed."""


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


class _Expected(NamedTuple):
    """The seconds that a game is expected to take, 0 where nothing of its name was played, and the spread of their
    logarithm."""

    seconds: float = 0
    spread: float = 1

    def strayed(self, seconds: int) -> float:
        """By how many spreads it took longer."""
        return log(max(1, seconds) / self.seconds) / self.spread

    def after(self, strayed: float) -> int:
        """The seconds that it takes if it strays so far."""
        return int(self.seconds * exp(strayed * self.spread))


@dataclass(slots=True)
class _Sum:
    """Of parts in games: how many, the answers in them, the seconds waited for these, and the usual answers for which
    it would be as long."""

    parts: float = 0
    answers: float = 0
    waited: float = 0
    weighed: float = 0

    def add(self, parts: float, answers: float, waited: float, weighed: float = 0) -> None:
        """Count these parts too."""
        self.parts, self.answers, self.waited = self.parts + parts, self.answers + answers, self.waited + waited
        self.weighed += weighed


class Pace:
    """What is known of people and games, from those that are over."""

    def __init__(self, games: Iterable[Played]) -> None:
        self._kinds: defaultdict[object, _Sum] = defaultdict(_Sum)
        self._people: defaultdict[int, _Sum] = defaultdict(_Sum)
        """Answers are counted in seconds here: as many as answers of their kind usually take."""
        self._strayed: defaultdict[bool, list[float]] = defaultdict(list)
        self._lengths: defaultdict[str, list[float]] = defaultdict(list)
        """By game, the squares of how far the logarithms of their numbers of answers were from what was expected."""
        self._lasted: defaultdict[Kind, list[int]] = defaultdict(list)
        self._look_back([game for game in games if game.record.places])

    def forecast(self, kind: Kind, people: Sequence[int]) -> Forecast:
        """For a game of the kind that these people begin."""
        expected, strayed = self._expected(kind, people), sorted(self._strayed[kind.hurried])
        lasted = sorted(self._lasted[kind])
        usual = lasted[len(lasted) // 2] if lasted else 0
        if sum(map(len, self._lasted.values())) < GAMES or not expected.seconds or not strayed:
            return Forecast(usual=usual)
        least, most = (expected.after(strayed[int(share * len(strayed))]) for share in (LOW, HIGH))
        return Forecast(least, most, usual)

    def _look_back(self, games: Sequence[Played]) -> None:
        """Each game as it would have been expected when it began, by what was over then, or in hindsight where nothing
        was; meanwhile all of it is learnt."""
        ends = iter(sorted(games, key=lambda game: (game.ended, game.session)))
        ended, expected = next(ends, None), dict[int, _Expected]()
        for game in sorted(games, key=lambda game: (game.started, game.session)):
            while ended is not None and ended.ended <= game.started:
                self._learn(ended)
                ended = next(ends, None)
            expected[game.session] = self._expected(kind_of(game), _began(game))
        while ended is not None:
            self._learn(ended)
            ended = next(ends, None)
        for game in games:
            kind, found = kind_of(game), expected[game.session]
            found = found if found.seconds else self._expected(kind, _began(game))
            if found.seconds:
                self._strayed[kind.hurried].append(found.strayed(game.seconds))

    def _learn(self, game: Played) -> None:
        kind, parts = kind_of(game), game.record.parts
        expected, usual = self._usual(kind)
        answers, waited = sum(each.answers for each in parts), sum(each.waited for each in parts)
        weighed = sum(
            part.answers * self._slowness(user, usual)[0] for part, user in zip(parts, _users(game), strict=True)
        )
        if expected and answers:
            self._lengths[kind.game].append(log(answers / len(parts) / expected) ** 2)
        for key in (kind, (kind.game, kind.hurried)):
            self._kinds[key].add(len(parts), answers, waited, weighed)
        _, usual = self._usual(kind)
        for user, part in game.parts:
            self._people[user].add(1, part.answers * usual, part.waited)
        self._lasted[kind].append(game.seconds)

    def _expected(self, kind: Kind, people: Sequence[int]) -> _Expected:
        """What is expected of a game. It strays by the number of its answers, by whom nobody knows, and by chance: the
        more so if it waits for few."""
        answers, usual = self._usual(kind)
        if not usual or not people:
            return _Expected()
        each = [self._slowness(user, usual) for user in people]
        slow, lengths = sum(slowness for slowness, _ in each), self._lengths[kind.game]
        length = (sum(lengths) + STEADY * STRAY**2) / (len(lengths) + STEADY)
        doubts = sum((slowness / slow) ** 2 * (doubt + 1 / answers) for slowness, doubt in each)
        return _Expected(answers * usual * slow, sqrt(length + doubts))

    def _usual(self, kind: Kind) -> tuple[float, float]:
        """How many answers somebody gives in a game of the kind, and how many seconds a usual one takes."""
        own, other = self._kinds[kind], self._kinds[kind.game, kind.hurried]
        if not other.answers:
            return 0.0, 0.0
        some = KINDRED / other.parts
        answers, weighed = own.answers + some * other.answers, own.weighed + some * other.weighed
        return answers / (own.parts + KINDRED), (own.waited + some * other.waited) / weighed

    def _slowness(self, user: int, usual: float) -> tuple[float, float]:
        """How many times as long as usual somebody takes, shrunk towards once; and the share in it of what is usual."""
        own, shrunk = self._people[user], SHRUNK * usual
        counted = own.answers + shrunk
        return ((own.waited + shrunk) / counted, shrunk / counted) if usual else (1.0, 1.0)


def kind_of(game: Played) -> Kind:
    """What was played."""
    return Kind(game.game, game.record.preset, game.record.seats, game.record.hurried)


def _users(game: Played) -> Sequence[int]:
    """Whose its parts are; 0 for who was forgotten."""
    return [max(0, game.people.get(part.number, 0)) for part in game.record.parts]


def _began(game: Played) -> Sequence[int]:
    """The people who began it."""
    parts = zip(game.record.parts, _users(game), strict=True)
    return [user for part, user in parts if part.number <= game.record.seats]
