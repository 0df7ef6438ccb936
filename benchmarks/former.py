"""*Expert* against the strongest players of before, at equal processor time, each in the tree of its own commit.

A game follows from its number and from what is played, so each side follows it by the moves alone, and both must come
to the same end. What was played is kept, so that a measurement may be stopped and goes on where it was.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import click

from benchmarks import opponents
from benchmarks.counts import Counts
from benchmarks.levels import POLITE, At, Ledger, Score, named, rated
from benchmarks.opponents import BUDGET, Player, contest
from benchmarks.processes import ROOT, tree_of
from benchmarks.report import Goal, Row, table
from bot.catalogue import games
from games.core import Chance, Move, Rules, Seat
from games.search import LEVELS

BEFORE = "f53c71ad"
"""The last commit with all players of before the shared search."""


class Rivalry(NamedTuple):
    """The strongest player of before at a table, how many games are asked for, and above how many per cent the lower
    end of the interval should be."""

    name: str
    games: int
    wanted: float | None


RIVALS: Mapping[At, Rivalry] = {
    ("cacao", "standard", 2): Rivalry("planter", 400, 50.0),
    ("koxinga", "standard", 2): Rivalry("captain", 400, 50.0),
    ("cardgo", "classic", 2): Rivalry("search", 200, 58.0),
    ("jiangshan", "first-array", 2): Rivalry("strategist", 200, 58.0),
    ("jiangshan", "chu-han", 2): Rivalry("strategist", 100, None),
}
STARTED = """
import runpy, sys, time
time.monotonic = time.process_time
sys.argv = sys.argv[1:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""
"""How a rival is run, so that whatever it imports looks at the processor's clock."""


class Rival:
    """A player of the tree in a folder, with other weights if that is asked for."""

    def __init__(self, root: Path, game: str, level: str, **weights: float) -> None:
        script = str(ROOT / "benchmarks" / "rival.py")
        command = [sys.executable, "-c", STARTED, script, game, level, json.dumps(weights)]
        self._process = subprocess.Popen(command, cwd=root, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, **told: Any) -> Any:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(told) + "\n")
        self._process.stdin.flush()
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        self._process.communicate()


@contextmanager
def rivals(*found: Rival) -> Iterator[tuple[Rival, ...]]:
    """They end with the block."""
    try:
        yield found
    finally:
        for each in found:
            each.close()


def duel(at: At, pair: Sequence[Rival], seconds: Sequence[float], number: int) -> list[float]:
    """What the first of two wins of a game in which it has the first seat if its number is even; then for each how many
    seconds its decisions took, and how many they were. Two games have the same seed."""
    rules, told = games()[at[0]].rules, (*at[1:], number)
    made: list[tuple[int, Move]] = []
    spent: tuple[list[float], list[float]] = [], []

    def player(one: int) -> Player:
        def play(rules: Rules[Any, Any, Any], view: Any, seat: Seat, chance: Chance, bound: float) -> Move:
            move, took = pair[one].ask(game=told, made=made, seat=int(seat), seconds=seconds[one])
            made.append((int(seat), tuple(move)))
            spent[one].append(took)
            return tuple(move)

        return play

    seats = [(seat + number) % 2 for seat in range(at[2])]
    game = contest(rules, rules.presets[at[1]], [player(one) for one in seats], number // 2)
    outcome = rules.outcome(game.state)
    assert outcome is not None
    for rival in pair:
        assert rival.ask(game=told, made=made, seat=None, seconds=0) == sorted(outcome.winners), "the rules differ"
    won = sum(game.score(Seat(seat)) for seat, one in enumerate(seats) if one == 0)
    return [won, *(round(figure, 4) for each in spent for figure in (sum(each), len(each)))]


def kind(at: At, seconds: Sequence[float]) -> tuple[object, ...]:
    """What games of *expert* as it is now against the player of before are kept as."""
    return ("former", *at, rated(games()[at[0]].rules, at)[-1], RIVALS[at].name, BEFORE, *seconds)


def measurements(ledger: Ledger, at: At) -> Iterator[tuple[Sequence[float], Score, tuple[float, float]]]:
    """By what bounds *expert* as it is was measured at a table; its score, and how long a decision took either side.
    All in milliseconds."""
    of = json.loads(json.dumps(kind(at, ())))
    for each, found in ledger.kinds():
        if found and each[: len(of)] == of:
            yield [1000 * bound for bound in each[len(of) :]], *_summed(found)


def _summed(found: Sequence[Sequence[float]]) -> tuple[Score, tuple[float, float]]:
    won, ours, our_count, theirs, their_count = (sum(each) for each in zip(*found, strict=True))
    return Score(won, len(found)), (1000 * ours / our_count, 1000 * theirs / their_count)


def measured(ledger: Ledger, at: At, count: int, seconds: Sequence[float]) -> Row:
    """*Expert* against the player of before."""
    name, _, wanted = RIVALS[at]
    with tree_of(BEFORE) as root, rivals(Rival(ROOT, at[0], LEVELS[-1]), Rival(root, at[0], name)) as pair:
        found = ledger.of(kind(at, seconds), count, partial(duel, at, pair, seconds))
    score, (ours, theirs) = _summed(found)
    low, high = score.interval
    note = f"{score.won:g} of {len(found)} games, to {100 * high:.1f} %; a decision {ours:.1f} against {theirs:.1f} ms"
    goal = None if wanted is None else Goal(wanted, at_least=True)
    return Row(f"{named(at)}: {LEVELS[-1]} against {name}, lower end", 100 * low, "%", goal, note)


async def rows(counts: Counts) -> list[Row]:
    """The levels against each other, and the strongest against those of before."""
    found = [measured(Ledger(None), at, 2 * counts.matches, (BUDGET, BUDGET)) for at in RIVALS]
    return [*await opponents.rows(counts), *found]


@click.command()
@click.option("--game", "names", multiple=True, help="A game; all of them without this.")
@click.option("--preset", "presets", multiple=True, help="A rule set; all with a player of before without this.")
@click.option("--games", "count", type=int, help="Games at most; as many as are asked for without this.")
@click.option("--seconds", default=BUDGET, show_default=True, help="Of the processor, for a decision of either side.")
@click.option("--expert", type=float, help="For a decision of expert, where that is not the same.")
@click.option("--keep", type=click.Path(path_type=Path), help="A folder of files of games that were played.")
def main(
    names: Sequence[str],
    presets: Sequence[str],
    count: int | None,
    seconds: float,
    expert: float | None,
    keep: Path | None,
) -> None:
    """Measure expert against the strongest players of before, and go on where it was stopped."""
    os.nice(POLITE)
    for at, rivalry in RIVALS.items():
        if at[0] in (names or at) and at[1] in (presets or at):
            bounds = (seconds if expert is None else expert, seconds)
            click.echo(table([measured(Ledger(keep, at[0]), at, count or rivalry.games, bounds)]))


if __name__ == "__main__":
    main()
