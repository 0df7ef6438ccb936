"""Whether CardGO's rule sets are fair: each way to play against itself, and how often who moves first wins.

A rule set that gives the second player HP promises to be fair; one without is reported only.

What was played is kept, a line a game, so that a long measurement may be stopped and goes on where it was.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import click

from benchmarks.counts import Counts
from benchmarks.opponents import Player, contest, wilson
from benchmarks.report import Goal, Row, table
from benchmarks.styles import STYLES, ahead
from bot.catalogue import games
from games.core import Seat

THINKING = "search"
"""The level that looks at answers; it needs so much longer that fewer games are played."""
FEWER = 10
PLACEMENTS = 1_000
"""That it tries for a decision: counted, not timed, so that a busy machine plays the same games."""
ROUND = 20
"""How much less often everybody plays each other, from either side, than the strongest plays himself."""
EVEN, TOLERANCE = 50.0, 2.0
"""Per cent of the games that fall to who moves first where a rule set is fair, and how much more or less may."""
POLITE = 10
"""How much less urgent this is than anything else on the machine."""

Key = tuple[str, str, int]
"""Two players and the number of a game."""


def players() -> Mapping[str, Player]:
    """Everybody who is tried against himself."""
    return {**STYLES, THINKING: ahead(PLACEMENTS)}


class Ledger:
    """The games of one set of options that were played already: what who moved first made of each."""

    def __init__(self, options: Any, kept: Path | None) -> None:
        self._options, self._kept = options, kept
        self._name = json.dumps(asdict(options), sort_keys=True)
        self._found: dict[Key, float] = {}
        if kept is not None and kept.exists():
            self._read(kept)

    def _read(self, kept: Path) -> None:
        for line in kept.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            if told["options"] == self._name:
                self._found[told["first"], told["second"], told["game"]] = told["score"]

    def score(self, first: str, second: str, number: int) -> float:
        """1 where `first`, who begins, wins the game with that number."""
        key = first, second, number
        if key not in self._found:
            known, rules = players(), games()["cardgo"].rules
            played = contest(rules, self._options, (known[first], known[second]), number)
            self._found[key] = played.score(Seat(0))
            self._write(key)
        return self._found[key]

    def _write(self, key: Key) -> None:
        if self._kept is not None:
            told = {"options": self._name, "first": key[0], "second": key[1], "game": key[2], "score": self._found[key]}
            with self._kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")


def share(ledger: Ledger, first: str, second: str, count: int) -> float:
    """How much of `count` games falls to `first`, who begins in each."""
    return sum(ledger.score(first, second, number) for number in range(count)) / count


def strongest(ledger: Ledger, names: Sequence[str], count: int) -> str:
    """Who makes most of games against each other, from either side."""
    made = dict.fromkeys(names, 0.0)
    for one in names:
        for other in (name for name in names if name != one):
            won = share(ledger, one, other, count)
            made[one] += won
            made[other] += 1 - won
    return max(made, key=lambda name: made[name])


async def rows(counts: Counts) -> list[Row]:
    return [row for name in games()["cardgo"].rules.presets for row in _rows(name, {}, counts.fairness, None)]


def _rows(name: str, changes: Mapping[str, Any], count: int, kept: Path | None) -> Iterator[Row]:
    """One rule set: everybody against himself, and whose figure counts."""
    options = replace(games()["cardgo"].rules.presets[name], **changes)
    ledger = Ledger(options, kept)
    fewer = max(1, count // FEWER)
    best = strongest(ledger, tuple(players()), max(1, count // ROUND))
    for player in players():
        played = fewer if player == THINKING != best else count
        first = share(ledger, player, player, played)
        low, high = wilson(first * played, played)
        note = f"{played} games, 95 %: {100 * low:.1f} to {100 * high:.1f} %"
        yield Row(f"cardgo {name}: who moves first, {player}", 100 * first, "%", note=note)
        if player == best:
            off, goal = abs(100 * first - EVEN), Goal(TOLERANCE) if options.komi else None
            yield Row(f"cardgo {name}: off even by the strongest, {player}", off, "%", goal)


@click.command()
@click.option("--preset", "names", multiple=True, help="A rule set; all of them without this.")
@click.option("--set", "changes", multiple=True, help="An option to try instead of the rule set's, as komi=8.")
@click.option("--games", "count", default=2000, show_default=True)
@click.option("--keep", type=click.Path(path_type=Path), help="A file of games that were played already.")
def main(names: Sequence[str], changes: Sequence[str], count: int, keep: Path | None) -> None:
    """Measure how fair rule sets are, and go on where it was stopped."""
    os.nice(POLITE)
    tried = {key: int(value) for key, _, value in (change.partition("=") for change in changes)}
    for name in names or tuple(games()["cardgo"].rules.presets):
        click.echo(f"{name} {tried or ''}\n{table(list(_rows(name, tried, count, keep)))}")


if __name__ == "__main__":
    main()
