"""Whether the levels are steps that people can climb, and whether values are chances: games of computers against each
other, by counts alone.

Every game that was played is kept, a line each, so that a measurement of hours may be stopped and goes on where it was.
Who plays stands in the line as numbers: games of a level that was changed are played anew, and the others are not.
"""

from __future__ import annotations

import itertools
import json
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import click

from benchmarks.counts import Counts
from benchmarks.opponents import Player, contest, keyed, wilson
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
STEP, TOLERANCE = LEVEL_STEP, 0.02
"""What a level scores against the one below, and how far off the tuner leaves it."""
MOST_NOISE, ROUNDS = 4.0, 7
"""Where the tuner begins, and how often it halves."""
BINS, FEW = 10, 30
"""Of values, and positions below which a bin says nothing."""
APART = 3
"""Of so many decisions one is looked at: those of a game are much alike."""

At = tuple[str, str, int]


class Ledger:
    """The games that were played already."""

    def __init__(self, kept: Path | None) -> None:
        self._kept = kept
        lines = kept.read_text("utf-8").splitlines() if kept is not None and kept.exists() else []
        self._found: dict[str, Any] = {one["game"]: one["found"] for one in map(json.loads, lines)}

    def of(self, game: Sequence[object], play: Callable[[], Any]) -> Any:
        """What came of a game, which is played if it was not."""
        name = json.dumps(game)
        if name not in self._found:
            self._found[name] = play()
            if self._kept is not None:
                with self._kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps({"game": name, "found": self._found[name]}) + "\n")
        return self._found[name]


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
        advice = rules.think.advise(view, seat, key, Budget(level.counts))
        if seen is not None:
            seen.append((int(seat), advice[0].value))
        return choose(advice, level, key)

    return play


def duel(ledger: Ledger, at: At, one: Level, other: Level, number: int) -> float:
    """What those who play as `one` win of a game in which they have every second seat, the first in even games. Two
    games have the same seed."""
    rules = games()[at[0]].rules

    def played() -> float:
        mine = [seat for seat in range(at[2]) if (seat + number) % 2 == 0]
        players = [player(one if seat in mine else other) for seat in range(at[2])]
        game = contest(rules, rules.presets[at[1]], players, number // 2)
        return sum(game.score(Seat(seat)) for seat in mine)

    return float(ledger.of(("duel", *at, one, other, number), played))


def share(ledger: Ledger, at: At, one: Level, other: Level, count: int) -> float:
    """How much `one` wins of so many games."""
    return sum(duel(ledger, at, one, other, number) for number in range(count)) / count


def ladder(ledger: Ledger, at: At, count: int) -> Iterator[Row]:
    """Each level against the one below."""
    levels = tuple(zip(LEVELS, rated(games()[at[0]].rules, at), strict=False))
    for (below, other), (name, one) in itertools.pairwise(levels):
        won = share(ledger, at, one, other, count)
        low, high = wilson(won * count, count)
        note = f"{count} games, 95 %: {100 * low:.1f} to {100 * high:.1f} %"
        yield Row(f"{at[0]} {at[1]}, {at[2]} seats: {name} against {below}", 100 * won, "%", note=note)


def tuned(ledger: Ledger, at: At, count: int) -> list[Level]:
    """The levels with noise such that each scores `STEP` against the one below, from the strongest down."""
    levels = list(rated(games()[at[0]].rules, at))
    for number in range(len(levels) - 2, -1, -1):
        low, high = levels[number + 1].noise, MOST_NOISE
        for _ in range(ROUNDS):
            middle = (low * high) ** 0.5 if low else high / 4
            levels[number] = levels[number]._replace(noise=round(middle, 4))
            won = share(ledger, at, levels[number + 1], levels[number], count)
            click.echo(f"{' '.join(map(str, at))} {LEVELS[number]}: noise {middle:.4f}, the next one wins {won:.3f}")
            if abs(won - STEP) <= TOLERANCE:
                break
            low, high = (middle, high) if won < STEP else (low, middle)
    return levels


def values(ledger: Ledger, at: At, count: int) -> list[tuple[float, float]]:
    """Of so many games among the second best: what the mover thought its position worth, and what it won."""
    rules = games()[at[0]].rules
    level = rated(rules, at)[-2]

    def played(number: int) -> list[tuple[float, float]]:
        seen: list[tuple[int, float]] = []
        game = contest(rules, rules.presets[at[1]], [player(level, seen)] * at[2], number)
        return [(round(value, 4), game.score(Seat(seat))) for seat, value in seen[number % APART :: APART]]

    found = (ledger.of(("values", *at, level, number), partial(played, number)) for number in range(count))
    return [(value, won) for game in found for value, won in game]


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
    """How far from each other values and results are."""
    found = values(ledger, at, count)
    for number, (value, won, size) in bins(found).items():
        note = f"{size} positions, value {value:.3f}, result {won:.3f}" + (", too few" if size < FEW else "")
        what = f"{at[0]} {at[1]}, {at[2]} seats: values from {number / BINS:.1f}"
        yield Row(what, abs(value - won), "", note=note)


async def rows(counts: Counts) -> list[Row]:
    ledger, count = Ledger(None), 2 * counts.matches
    return [row for at in _tables((), ())[: counts.presets] for row in ladder(ledger, at, count)]


async def value_rows(counts: Counts) -> list[Row]:
    ledger = Ledger(None)
    return [row for at in _tables((), ())[: counts.presets] for row in bin_rows(ledger, at, counts.matches)]


def _tables(names: Sequence[str], presets: Sequence[str]) -> list[At]:
    """The calibrated tables of the games and presets named, or all."""
    named = [at for at in CALIBRATED if at[0] in (names or (at[0],)) and at[1] in (presets or (at[1],))]
    return [at for at in named if rated(games()[at[0]].rules, at)]


def _ladder(ledger: Ledger, at: At, count: int) -> str:
    return table(list(ladder(ledger, at, count)))


def _values(ledger: Ledger, at: At, count: int) -> str:
    return table(list(bin_rows(ledger, at, count)))


def _tune(ledger: Ledger, at: At, count: int) -> str:
    return "\n".join(map(str, tuned(ledger, at, count)))


WHAT: Mapping[str, Callable[[Ledger, At, int], str]] = {"ladder": _ladder, "values": _values, "tune": _tune}


@click.command()
@click.argument("what", type=click.Choice(list(WHAT)))
@click.option("--game", "names", multiple=True, help="A game; all of them without this.")
@click.option("--preset", "presets", multiple=True, help="A rule set; all that are calibrated without this.")
@click.option("--games", "count", default=400, show_default=True, help="Games of each pair, or that are looked at.")
@click.option("--keep", type=click.Path(path_type=Path), help="A file of games that were played already.")
def main(what: str, names: Sequence[str], presets: Sequence[str], count: int, keep: Path | None) -> None:
    """Measure levels or values, or tune levels, and go on where it was stopped."""
    os.nice(POLITE)
    ledger = Ledger(keep)
    for at in _tables(names, presets):
        click.echo(WHAT[what](ledger, at, count))


if __name__ == "__main__":
    main()
