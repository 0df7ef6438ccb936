"""Whether strength says who will win: simulated servers whose people's true strength is known, beside pairwise Elo and
openskill.

Games are drawn from normal performances, not from the fitted model. What counts is the log loss of who of two people
will end before the other; a coin's is 0.693.
"""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist, fmean

from openskill.models import PlackettLuce

from benchmarks.counts import Counts
from benchmarks.report import Goal, Row
from bot.table.results.strength import Ranking, fit

PEOPLE = 16
LUCK = 1.0
"""How widely anybody's performance varies, on the scale of true strength."""
K, SCALE = 32, 400
"""Of pairwise Elo."""
BEHIND = 0.005
"""How much worse than Elo strength may be."""
COIN = math.log(2)
PACE = 1
"""Days between two games of a server."""


@dataclass(frozen=True, slots=True)
class Server:
    """People at tables of so many seats, each in so many games; `spread` is how far they differ, and how far the game's
    computers do; a quarter of them may improve by as much meanwhile."""

    name: str
    seats: int
    games: int
    spread: float = 1.0
    improving: bool = False


SERVERS = (
    Server("2 seats, 5 games each", 2, 5),
    Server("2 seats, 20 games each", 2, 20),
    Server("6 seats, 5 games each", 6, 5),
    Server("6 seats, 20 games each", 6, 20),
    Server("6 seats, a lucky game, 20 games each", 6, 20, spread=0.4),
    Server("6 seats, a quarter improving, 20 games each", 6, 20, improving=True),
)
LOGIT = 1.7 / math.sqrt(2)
"""What a difference of 1 between performances is in strength."""

Game = tuple[int, ...]
"""Who ended first, second, …"""


async def rows(counts: Counts) -> list[Row]:
    """Each server, by each way to tell who is stronger."""
    return [row for server in SERVERS for row in _rows(server, max(2, counts.matches // 2))]


def _rows(server: Server, count: int) -> Iterator[Row]:
    found = [_losses(server, random.Random(f"{server.name} {seed}")) for seed in range(count)]
    loss = {name: fmean(each[name] for each in found) for name in found[0]}
    goal = Goal(1000 * min(COIN, loss["Elo"] + BEHIND), "Elo's and a little, and a coin's")
    yield Row(f"{server.name}: strength", 1000 * loss.pop("strength"), "mnat", goal, note=f"{count} servers")
    yield from (Row(f"{server.name}: {name}", 1000 * figure, "mnat") for name, figure in loss.items())


def _losses(server: Server, luck: random.Random) -> Mapping[str, float]:
    begun = [luck.gauss(0, server.spread) for _ in range(PEOPLE)]
    gain = server.spread if server.improving else 0.0
    ended = [skill + gain * (number < PEOPLE // 4) for number, skill in enumerate(begun)]
    played = server.games * PEOPLE // server.seats
    games = [_game(server, begun, ended, number / played, luck) for number in range(played)]
    pairs = [*itertools.combinations(range(PEOPLE), 2)]
    truth = {(one, other): _beats(ended[one], ended[other]) for one, other in pairs}
    said = {"strength": _strength(games, server), "Elo": _elo(games), "openskill": _openskill(games)}
    said["best possible"] = truth
    return {name: fmean(_loss(truth[pair], told[pair]) for pair in pairs) for name, told in said.items()}


def _game(server: Server, begun: Sequence[float], ended: Sequence[float], part: float, luck: random.Random) -> Game:
    at = luck.sample(range(PEOPLE), server.seats)
    shown = {each: luck.gauss(begun[each] + part * (ended[each] - begun[each]), LUCK) for each in at}
    return tuple(sorted(at, key=lambda each: -shown[each]))


def _beats(one: float, other: float) -> float:
    return NormalDist(0, LUCK * math.sqrt(2)).cdf(one - other)


def _loss(truth: float, told: float) -> float:
    return -truth * math.log(told) - (1 - truth) * math.log(1 - told)


def _strength(games: Sequence[Game], server: Server) -> Mapping[tuple[int, int], float]:
    def ranking(number: int, game: Game) -> Ranking:
        return Ranking(number, PACE * (len(games) - number), tuple((who, place) for place, who in enumerate(game)))

    found = fit([ranking(number, game) for number, game in enumerate(games)], {}, LOGIT * server.spread).of
    values = [found[who].value if who in found else 0.0 for who in range(PEOPLE)]
    return {(a, b): chance(values[a], values[b]) for a, b in itertools.combinations(range(PEOPLE), 2)}


def chance(one: float, other: float) -> float:
    """How likely whoever is as strong as `one` ends before the `other`."""
    return 1 / (1 + math.exp(other - one))


def _elo(games: Sequence[Game]) -> Mapping[tuple[int, int], float]:
    points = [0.0] * PEOPLE

    def expected(one: int, other: int) -> float:
        return 1 / (1 + 10 ** ((points[other] - points[one]) / SCALE))

    for game in games:
        gained = dict.fromkeys(game, 0.0)
        for winner, loser in itertools.combinations(game, 2):
            gain = K * (1 - expected(winner, loser)) / (len(game) - 1)
            gained[winner] += gain
            gained[loser] -= gain
        for who, gain in gained.items():
            points[who] += gain
    return {(a, b): expected(a, b) for a, b in itertools.combinations(range(PEOPLE), 2)}


def _openskill(games: Sequence[Game]) -> Mapping[tuple[int, int], float]:
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(PEOPLE)]
    for game in games:
        rated = model.rate([[ratings[who]] for who in game])
        for who, (rating,) in zip(game, rated, strict=True):
            ratings[who] = rating
    pairs = itertools.combinations(range(PEOPLE), 2)
    return {(a, b): model.predict_win([[ratings[a]], [ratings[b]]])[0] for a, b in pairs}
