"""Whether a weight in a game's table is well set: a level that gives it another value plays against itself, by counts.

The value is moved as long as another is surely better. What was played is kept, so that a measurement may be stopped
and goes on where it was.
"""

from __future__ import annotations

import math
import os
from functools import partial
from importlib import import_module
from pathlib import Path

import click

from benchmarks.former import Rival, duel, rivals
from benchmarks.levels import CALIBRATED, FEWEST, POLITE, At, Ledger, Score, named, rated
from benchmarks.processes import ROOT
from bot.catalogue import games
from games.search import LEVELS

TIMES = (1.4, 1 / 1.4)
"""Of the value that stands, what is tried."""


def standing(game: str, weight: str) -> float:
    """What a weight, such as `CITY` or `FAR.step`, is now."""
    name, _, part = weight.partition(".")
    held = getattr(import_module(f"games.{game}.players.values"), name)
    return float(getattr(held, part) if part else held)


def better(ledger: Ledger, at: At, level: str, weight: str, values: tuple[float, float], count: int) -> Score:
    """What whoever takes the first value wins against the second, of at most so many games."""
    kind = ("weight", *at, rated(games()[at[0]].rules, at)[LEVELS.index(level)], weight, *values)
    with rivals(*(Rival(ROOT, at[0], level, **{weight: value}) for value in values)) as pair:
        play, size = partial(duel, at, pair, (math.inf, math.inf)), min(FEWEST, count)
        while True:
            found = ledger.of(kind, size, play)
            score = Score(sum(won for won, *_ in found), len(found))
            if score.told() or size >= count:
                return score
            size += 2


def tuned(ledger: Ledger, at: At, level: str, weight: str, count: int) -> float:
    """The value that no neighbour is surely better than."""
    value = standing(at[0], weight)
    for times in TIMES:
        while True:
            tried = float(f"{times * value:.3g}")
            score = better(ledger, at, level, weight, (tried, value), count)
            low, high = (100 * end for end in score.interval)
            told = f"{100 * score.share:.1f} % ({low:.1f} to {high:.1f}) of {score.games}"
            click.echo(f"{named(at)}, {weight}: {tried:g} against {value:g} wins {told}")
            if low <= 50:
                break
            value = tried
    return value


@click.command()
@click.argument("game", type=click.Choice(sorted({at[0] for at in CALIBRATED})))
@click.argument("weight")
@click.option("--preset", help="A rule set; the first that is calibrated without this.")
@click.option("--seats", default=2, show_default=True)
@click.option("--level", type=click.Choice(LEVELS), default=LEVELS[-1], show_default=True, help="Who plays.")
@click.option("--games", "count", default=400, show_default=True, help="Games of a value at most.")
@click.option(
    "--keep", type=click.Path(path_type=Path), help="A file, or a folder of files, of games that were played."
)
def main(game: str, weight: str, preset: str | None, seats: int, level: str, count: int, keep: Path | None) -> None:
    """Tune a weight of a game, and go on where it was stopped."""
    os.nice(POLITE)
    at = next(at for at in CALIBRATED if at[0] == game and at[1] == (preset or at[1]) and at[2] == seats)
    click.echo(f"{weight}: {tuned(Ledger(keep, game), at, level, weight, count):g}")


if __name__ == "__main__":
    main()
