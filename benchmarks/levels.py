"""Whether the levels are steps that people can climb, and whether values are chances: games of computers against each
other, by counts alone.

Every game that was played is kept, so that a measurement of hours may be stopped and goes on where it was. Who played
is kept as numbers: games of a level that was changed are played anew, and the others are not.
"""

from __future__ import annotations

import itertools
import json
import math
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import click

from benchmarks.counts import Counts
from benchmarks.opponents import NORMAL, Player, contest, keyed, wilson
from benchmarks.report import Row, table
from bot.catalogue import games
from games.core import LEVEL_STEP, Budget, Chance, Level, Move, Rules, Seat
from games.moves import settle
from games.search import LEVELS, choose

POLITE = 10
"""How much less urgent this is than anything else on the machine."""
CALIBRATED = (
    ("cardgo", "quick", 2),
    ("cardgo", "classic", 2),
    ("koxinga", "standard", 2),
    ("koxinga", "standard", 4),
    ("cacao", "standard", 2),
    ("cacao", "standard", 4),
    ("jiangshan", "first-array", 2),
)
"""The tables whose levels are tuned: game, preset, seats."""
STEP, LEAST, MOST = LEVEL_STEP, 0.65, 0.85
"""What a level scores against the one below, and the bounds within which that has to lie."""
FEWEST, BATCH = 60, 12
"""Games of a pair before anything is said of it, also where levels are only reported, and how many the tuner plays
before it thinks again."""
MANY = 4
"""Seats of a larger table whose levels are measured too."""
TEAMS = {"deer-hunt": (0, 3), "two-wars": (0, 3)}
"""Seats that win together, where they are not every second one."""
LEGAL = 300
"""Games of each rule set in which nobody may make an illegal move, or none."""
SERIES = (1.0, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 3.9, 4.7, 5.6, 6.8, 8.2)
"""Noise is one of these times a power of ten, so that games with the same noise come together."""
SLOPE, SURE_SLOPE, SURE_START = 1.2, 4.0, 1.0
"""Of the curve that is fitted: how steep it is in the log of noise, how sure that is before a game is played, and how
sure the noise is that stands in the table, as one over the variance."""
MOST_NOISE = 8.2
"""Where more of it changes nothing: all candidates are as good as each other."""
LONGER = 8
"""Times the counts of *expert*, against itself."""
BINS, FEW, NEAR = 10, 30, 0.07
"""Of chances, positions below which a bin says nothing, and how near to the result they should be."""
SURE = 0.002
"""Values nearer to 0 or 1 are taken for this."""
APART = 3
"""Of so many decisions one is looked at: those of a game are much alike."""

At = tuple[str, str, int]


class Ledger:
    """The games that were played already, those of a kind in their order. Of a folder each game has its own file."""

    def __init__(self, kept: Path | None, game: str = "") -> None:
        self._kept = kept / f"{game}.jsonl" if kept is not None and kept.is_dir() else kept
        self._found: dict[str, list[Any]] = {}
        if self._kept is not None and self._kept.exists():
            for line in map(json.loads, self._kept.read_text("utf-8").splitlines()):
                self._found.setdefault(json.dumps(line["of"]), []).extend(line["found"])

    def kinds(self) -> Iterator[tuple[list[Any], list[Any]]]:
        """What was played, and what came of it."""
        return ((json.loads(kind), found) for kind, found in self._found.items())

    def pack(self) -> None:
        """Writes all games of a kind into one line."""
        if self._kept is not None and self._kept.exists():
            lines = (json.dumps({"of": kind, "found": found}) + "\n" for kind, found in self.kinds() if found)
            self._kept.write_text("".join(lines), "utf-8")

    def kept(self, kind: Sequence[object]) -> list[Any]:
        """What came of the games of a kind that were played."""
        return self._found.get(json.dumps(kind), [])

    def of(self, kind: Sequence[object], count: int, play: Callable[[int], Any]) -> list[Any]:
        """What came of the first `count` games of a kind, which are played if they were not."""
        name = json.dumps(kind)
        found = self._found.setdefault(name, [])
        for number in range(len(found), count):
            found.append(play(number))
            if self._kept is not None:
                with self._kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"of": json.loads(name), "found": found[-1:]}) + "\n")
        return found[:count]


class Score(NamedTuple):
    """What was won of so many games."""

    won: float
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.won, self.games)

    def within(self) -> bool:
        """Whether it surely lies where a step should."""
        low, high = self.interval
        return self.games >= FEWEST and low >= LEAST and high <= MOST

    def beyond(self) -> bool:
        """Whether it surely lies elsewhere."""
        low, high = self.interval
        return self.games >= FEWEST and (low > MOST or high < LEAST)

    def told(self) -> bool:
        """Whether it is surely more, or less, than half."""
        low, high = self.interval
        return self.games >= FEWEST and (low > 0.5 or high < 0.5)


def rated(rules: Rules[Any, Any, Any], at: At) -> Sequence[Level]:
    """The levels at a table; none of a game without computers."""
    think = rules.think
    if think is None:
        return ()
    state = settle(rules, rules.setup(rules.presets[at[1]], at[2]), partial(Chance, b"levels"), 0).state
    return think.levels(rules.view(state, Seat(0)))


def player(level: Level, seen: list[tuple[int, float]] | None = None) -> Player:
    """Who plays so, and notes what it thought its best move worth."""

    def play(rules: Rules[Any, Any, Any], view: Any, seat: Seat, chance: Chance, seconds: float) -> Move:
        assert rules.think is not None
        key = keyed(chance)
        advice = rules.think.advise(view, seat, key, Budget(level.counts, reasons=False))
        if seen is not None:
            seen.append((int(seat), advice[0].value))
        return choose(advice, level, key)

    return play


def duel(at: At, one: Level, other: Level, number: int) -> float:
    """What those who play as `one` win of a game in which they have every second seat, or those of a team, the first in
    even games. Two games have the same seed."""
    rules = games()[at[0]].rules
    first = TEAMS.get(at[1], range(0, at[2], 2))
    mine = [seat for seat in range(at[2]) if (seat in first) == (number % 2 == 0)]
    players = [player(one if seat in mine else other) for seat in range(at[2])]
    game = contest(rules, rules.presets[at[1]], players, number // 2)
    return sum(game.score(Seat(seat)) for seat in mine)


def score(ledger: Ledger, at: At, one: Level, other: Level, count: int) -> Score:
    """How much `one` wins of so many games."""
    found = ledger.of(("duel", *at, one, other), count, partial(duel, at, one, other))
    return Score(sum(found), len(found))


def sequential(ledger: Ledger, at: At, one: Level, other: Level, most: int, known: Callable[[Score], bool]) -> Score:
    """How much `one` wins, as soon as that is known, of at most so many games; each seed is played from both sides."""
    found = score(ledger, at, one, other, min(most, FEWEST))
    while not known(found) and found.games < most:
        found = score(ledger, at, one, other, found.games + 2)
    return found


def ladder(ledger: Ledger, at: At, count: int) -> Iterator[Row]:
    """Each level against the one below."""
    levels = tuple(zip(LEVELS, rated(games()[at[0]].rules, at), strict=False))
    for (below, other), (name, one) in itertools.pairwise(levels):
        found = sequential(ledger, at, one, other, count, lambda found: found.within() or found.beyond())
        yield _row(f"{named(at)}: {name} against {below}", found, _verdict(found))


def longer(ledger: Ledger, at: At, count: int) -> Iterator[Row]:
    """*Expert* with more counts against itself."""
    expert = rated(games()[at[0]].rules, at)[-1]
    slow = expert._replace(counts=LONGER * expert.counts)
    found = sequential(ledger, at, slow, expert, count, Score.told)
    yield _row(f"{named(at)}: {LEVELS[-1]} with {LONGER} times the counts against itself", found, "")


def reported() -> list[At]:
    """The tables whose levels are only reported: of all other rule sets, with as few seats as they have, and many."""
    return [
        (name, preset, seats)
        for name, game in games().items()
        if game.rules.think is not None
        for preset, options in game.rules.presets.items()
        for seats in sorted({min(game.rules.seats(options)), *({MANY} & set(game.rules.seats(options)))})
        if (name, preset, seats) not in CALIBRATED
    ]


def legal(ledger: Ledger, preset: str) -> int:
    """How many games of a rule set are kept, whoever played them: all were played to the end by legal moves alone."""
    return sum(len(found) for kind, found in ledger.kinds() if kind[2] == preset)


def play_legal(ledger: Ledger, at: At, count: int) -> int:
    """Has the two weakest levels play until so many games of a rule set are kept, and says how many are."""
    weakest, other = rated(games()[at[0]].rules, at)[:2]
    kept = len(ledger.kept(("duel", *at, other, weakest)))
    score(ledger, at, other, weakest, kept + max(0, count - legal(ledger, at[1])))
    return legal(ledger, at[1])


def named(at: At) -> str:
    """A table in words."""
    return f"{at[0]} {at[1]}, {at[2]} seats"


def _row(what: str, found: Score, verdict: str) -> Row:
    low, high = found.interval
    note = f"{found.games} games, 95 %: {100 * low:.1f} to {100 * high:.1f} %{verdict}"
    return Row(what, 100 * found.share, "%", note=note)


def _verdict(found: Score) -> str:
    return ", a step" if found.within() else ", no step" if found.beyond() else ", not settled"


class Curve(NamedTuple):
    """How often a level beats one that is like the next but for its noise: a logistic curve of the log of noise, its
    height at a centre, and how sure it is: what one over the variances is made of."""

    centre: float
    height: float
    slope: float
    flat: float
    cross: float
    steep: float

    def at(self, noise: float) -> float:
        return _share(self.height + self.slope * self._off(noise))

    def noise(self, share: float) -> float:
        return math.exp(self.centre + (math.log(share / (1 - share)) - self.height) / self.slope)

    def interval(self, noise: float) -> tuple[float, float]:
        """The 95 % interval of the share at some noise."""
        off = self._off(noise)
        whole = self.flat * self.steep - self.cross**2
        spread = NORMAL * math.sqrt((self.steep - 2 * off * self.cross + off**2 * self.flat) / whole)
        middle = self.height + self.slope * off
        return _share(middle - spread), _share(middle + spread)

    def _off(self, noise: float) -> float:
        return math.log(noise) - self.centre


def _share(height: float) -> float:
    return 1 / (1 + math.exp(-height))


def fitted(found: Mapping[float, Score], start: float, share: float = STEP, usual: float = SLOPE) -> Curve:
    """The likeliest curve for the scores at some noises, if `share` is expected at `start`, and the `usual` slope:
    Newton's method on its two numbers."""
    expected = math.log(share / (1 - share))
    centre, height, slope = math.log(start), expected, usual
    for _ in range(50):
        pull, lean = SURE_START * (expected - height), SURE_SLOPE * (usual - slope)
        flat, cross, steep = SURE_START, 0.0, SURE_SLOPE
        for noise, (won, played) in found.items():
            x = math.log(noise) - centre
            here = _share(height + slope * x)
            pull, lean = pull + won - played * here, lean + x * (won - played * here)
            weight = played * here * (1 - here)
            flat, cross, steep = flat + weight, cross + weight * x, steep + weight * x * x
        whole = flat * steep - cross * cross
        up, turn = (steep * pull - cross * lean) / whole, (flat * lean - cross * pull) / whole
        height, slope = height + max(-1.0, min(1.0, up)), max(usual / 4, slope + max(-1.0, min(1.0, turn)))
    return Curve(centre, height, slope, flat, cross, steep)


def in_series(noise: float) -> float:
    """The nearest noise that is played with."""
    power = 10.0 ** math.floor(math.log10(noise))
    near = min((*SERIES, 10 * SERIES[0]), key=lambda each: abs(math.log(each * power / noise)))
    return float(f"{min(MOST_NOISE, near * power):.2g}")


def known_at(ledger: Ledger, at: At, one: Level, other: Level) -> dict[float, Score]:
    """What was won between levels that differ from these by noise alone: by how many times the noise of `one` that of
    `other` is, or by its noise where `one` has none."""
    found: dict[float, Score] = {}
    for (what, *rest), results in ledger.kinds():
        if what == "duel" and results and tuple(rest[:3]) == at:
            above, below = (Level(*each) for each in rest[3:])
            if _alike(above, one) and _alike(below, other) and below.noise:
                noise = below.noise / (above.noise or 1.0)
                won, played = found.get(noise, Score(0.0, 0))
                found[noise] = Score(won + sum(results), played + len(results))
    return found


def _alike(one: Level, other: Level) -> bool:
    """Whether two levels differ by how much noise they have alone."""
    return one._replace(noise=bool(one.noise)) == other._replace(noise=bool(other.noise))


def tuned(ledger: Ledger, at: At, count: int) -> list[Level]:
    """The levels with noise such that each scores `STEP` against the one below, from the strongest down. Of a pair no
    more games are played than `count`, with those that were kept."""
    levels = list(rated(games()[at[0]].rules, at))
    starts = [other.noise / (one.noise or 1.0) for other, one in itertools.pairwise(levels)]
    for number, start in reversed(tuple(enumerate(starts))):
        one, other = levels[number + 1], levels[number]
        unit = one.noise or 1.0
        while True:
            found = known_at(ledger, at, one, other)
            noise = min(fitted(found, start).noise(STEP) * unit, MOST_NOISE)
            levels[number] = other = other._replace(noise=in_series(noise))
            kept = ledger.kept(("duel", *at, one, other))
            here = Score(sum(kept), len(kept))
            told = ", ".join(f"{noise:.2g} {each.won:g}/{each.games}" for noise, each in sorted(found.items()))
            click.echo(f"{named(at)}, {LEVELS[number]}: {other.noise:g}, {here.games} games; {told}")
            if here.within() or sum(each.games for each in found.values()) >= count:
                break
            score(ledger, at, one, other, here.games + BATCH)
    return levels


def values(ledger: Ledger, at: At, count: int) -> list[list[tuple[float, float]]]:
    """Of so many games among the second best: what the mover thought its position worth, and what it won."""
    rules = games()[at[0]].rules
    level = rated(rules, at)[-2]

    def played(number: int) -> list[tuple[float, float]]:
        seen: list[tuple[int, float]] = []
        game = contest(rules, rules.presets[at[1]], [player(level, seen)] * at[2], number)
        return [(round(value, 4), game.score(Seat(seat))) for seat, value in seen[number % APART :: APART]]

    return ledger.of(("values", *at, level), count, played)


class Calibration(NamedTuple):
    """The curve from values to chances that was fitted to half of the games, and by it, bin by bin, the mean chance and
    result in the other half, and of how many positions."""

    curve: Curve
    bins: Mapping[int, tuple[float, float, int]]

    def holds(self) -> bool:
        """Whether in every bin there are enough positions, and the chance is near the result."""
        enough = [number for number, (_, _, size) in self.bins.items() if size >= FEW]
        return len(enough) == BINS and all(abs(value - won) <= NEAR for value, won, _ in self.bins.values())


def calibrated(found: Sequence[Sequence[tuple[float, float]]], seats: int) -> Calibration:
    scores: dict[float, Score] = {}
    for value, won in itertools.chain.from_iterable(found[::2]):
        before = scores.get(_odds(value), Score(0.0, 0))
        scores[_odds(value)] = Score(before.won + won, before.games + 1)
    curve = fitted(scores, 1.0 / (seats - 1), 1.0 / seats, 1.0)
    tested = itertools.chain.from_iterable(found[1::2])
    return Calibration(curve, bins([(curve.at(_odds(value)), won) for value, won in tested]))


def _odds(value: float) -> float:
    kept = min(1.0 - SURE, max(SURE, value))
    return kept / (1.0 - kept)


def bins(found: Sequence[tuple[float, float]]) -> Mapping[int, tuple[float, float, int]]:
    """Bin by bin: the mean value, the mean result, and of how many positions."""
    sorted_in: dict[int, list[tuple[float, float]]] = {}
    for value, won in found:
        sorted_in.setdefault(min(BINS - 1, int(value * BINS)), []).append((value, won))
    return {
        number: (sum(v for v, _ in each) / len(each), sum(w for _, w in each) / len(each), len(each))
        for number, each in sorted(sorted_in.items())
    }


def bin_rows(ledger: Ledger, at: At, count: int) -> Iterator[Row]:
    """How far from each other chances and results are."""
    curve, found = calibrated(values(ledger, at, count), at[2])
    click.echo(f"{named(at)}: chances from values by a slope of {curve.slope:.2f}")
    for number, (value, won, size) in found.items():
        note = f"{size} positions, value {value:.3f}, result {won:.3f}" + (", too few" if size < FEW else "")
        what = f"{at[0]} {at[1]}, {at[2]} seats: chances from {number / BINS:.1f}"
        yield Row(what, abs(value - won), "", note=note)


async def rows(counts: Counts) -> list[Row]:
    ledger, count = Ledger(None), 2 * counts.matches
    return [row for at in CALIBRATED[: counts.presets] for row in ladder(ledger, at, count)]


async def value_rows(counts: Counts) -> list[Row]:
    ledger = Ledger(None)
    return [row for at in CALIBRATED[: counts.presets] for row in bin_rows(ledger, at, counts.matches)]


def _ladder(ledger: Ledger, at: At, count: int) -> str:
    return table(list(ladder(ledger, at, count)))


def _values(ledger: Ledger, at: At, count: int) -> str:
    return table(list(bin_rows(ledger, at, count)))


def _tune(ledger: Ledger, at: At, count: int) -> str:
    return "\n".join(map(str, tuned(ledger, at, count)))


def _longer(ledger: Ledger, at: At, count: int) -> str:
    return table(list(longer(ledger, at, count)))


def _legal(ledger: Ledger, at: At, count: int) -> str:
    return f"{named(at)}: {play_legal(ledger, at, count)} games without an illegal move"


WHAT: Mapping[str, Callable[[Ledger, At, int], str]] = {
    "ladder": _ladder,
    "longer": _longer,
    "values": _values,
    "tune": _tune,
    "legal": _legal,
}
"""What can be measured of a table, with at most so many games."""


@click.command()
@click.argument("what", type=click.Choice(list(WHAT)))
@click.option("--game", "names", multiple=True, help="A game; all of them without this.")
@click.option("--preset", "presets", multiple=True, help="A rule set; all without this.")
@click.option("--seats", "seats", type=int, multiple=True, help="Seats; all numbers without this.")
@click.option("--others", is_flag=True, help="At the tables whose levels are not tuned, but only reported.")
@click.option("--games", "count", type=int, help="Games of a pair at most, or looked at: 400, of the others 60.")
@click.option(
    "--keep", type=click.Path(path_type=Path), help="A file, or a folder of files, of games that were played."
)
def main(
    what: str,
    names: Sequence[str],
    presets: Sequence[str],
    seats: Sequence[int],
    *,
    others: bool,
    count: int | None,
    keep: Path | None,
) -> None:
    """Measure levels or values, or tune levels, and go on where it was stopped."""
    os.nice(POLITE)
    usual = LEGAL if what == "legal" else FEWEST if others else 400
    for at in reported() if others else CALIBRATED:
        if at[0] in (names or at) and at[1] in (presets or at) and at[2] in (seats or at):
            click.echo(WHAT[what](Ledger(keep, at[0]), at, usual if count is None else count))


if __name__ == "__main__":
    main()
