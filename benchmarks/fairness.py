"""Whether CardGO's rule sets are fair and HP matter in them: each way to play against itself, how often who moves first
wins, and in how many blows.

A rule set that gives the second player HP promises to be fair; one without is reported only. A blow is a turn that
costs the other side HP.

What was played is kept, a line a game, so that a long measurement may be stopped and goes on where it was.
"""

from __future__ import annotations

import json
import os
import statistics
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import click

from benchmarks.counts import Counts
from benchmarks.greedy import greedy_1
from benchmarks.opponents import Contest, Player, contest, keyed, wilson
from benchmarks.report import Goal, Row, table
from benchmarks.samples import percentile
from benchmarks.styles import STYLES, ahead
from bot.catalogue import games
from games.cardgo.options import Options, parse
from games.core import Chance, Move, Rules, Seat
from games.search import decide

THINKING = "search"
"""The level that looks at answers; it needs so much longer that fewer games are played."""
MEASURED = ("medium", "expert")
"""Levels that play against themselves too."""
SLOW = (THINKING, *MEASURED)
RIVALS = ("greedy-1", *STYLES, THINKING)
"""Those of whom the strongest says whether a rule set is fair: the same as in what was measured before."""
FEWER = 10
PLACEMENTS = 1_000
"""That it tries for a decision: counted, not timed, so that a busy machine plays the same games."""
ROUND = 20
"""How much less often all players play each other, from either side, than the strongest plays itself."""
EVEN, TOLERANCE = 50.0, 2.0
"""Per cent of the games that fall to who moves first where a rule set is fair, and how much more or less may."""
POLITE = 10
"""How much less urgent this is than anything else on the machine."""

Key = tuple[str, str, int]
"""Two players and the number of a game."""


def players() -> Mapping[str, Player]:
    """Every player that is tried against itself."""
    return {"greedy-1": greedy_1, **STYLES, THINKING: ahead(PLACEMENTS), **{name: counted(name) for name in MEASURED}}


def counted(name: str) -> Player:
    """The computer of that level, by counts alone."""

    def play(rules: Rules[Any, Any, Any], view: Any, seat: Seat, chance: Chance, seconds: float) -> Move:
        return decide(rules, view, seat, name, keyed(chance))

    return play


@dataclass(frozen=True, slots=True)
class Account:
    """One game in figures. `score`: what who moved first made of it; `at_once`: whether a side that had lost no HP lost
    all of them in one turn."""

    score: float
    turns: int
    blows: int
    at_once: bool


def account(game: Contest) -> Account:
    """What a game that is over came to."""
    begun = {state.number: (seat, state.hp) for state, seat, _ in reversed(game.made)}  # as each turn began
    movers, before = zip(*reversed(begun.values()), strict=True)
    after = (*before[1:], game.state.hp)
    blows = sum(now[1 - seat] < was[1 - seat] for seat, was, now in zip(movers, before, after, strict=True))
    at_once = any(after[-1][side] == 0 and before[-1][side] >= before[0][side] for side in (0, 1))
    return Account(game.score(Seat(0)), len(begun), blows, at_once)


class Ledger:
    """The games of one set of options that were played already."""

    def __init__(self, options: Any, kept: Path | None) -> None:
        self._options, self._kept = options, kept
        self._name = json.dumps(asdict(options), sort_keys=True)
        self._found: dict[Key, Account] = {}
        if kept is not None and kept.exists():
            self._read(kept)

    def _read(self, kept: Path) -> None:
        for line in kept.read_text(encoding="utf-8").splitlines():
            told = json.loads(line)
            if told["options"] == self._name:
                self._found[told["first"], told["second"], told["game"]] = Account(**told["account"])

    def account(self, first: str, second: str, number: int) -> Account:
        """The game with that number, in which `first` begins: played now, or remembered."""
        key = first, second, number
        if key not in self._found:
            known, rules = players(), games()["cardgo"].rules
            self._found[key] = account(contest(rules, self._options, (known[first], known[second]), number))
            self._write(key)
        return self._found[key]

    def accounts(self, first: str, second: str, count: int) -> list[Account]:
        """The first `count` games."""
        return [self.account(first, second, number) for number in range(count)]

    def _write(self, key: Key) -> None:
        if self._kept is not None:
            names = dict(zip(("first", "second", "game"), key, strict=True))
            told = {"options": self._name, **names, "account": asdict(self._found[key])}
            with self._kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(told) + "\n")


def strongest(ledger: Ledger, names: Sequence[str], count: int) -> str:
    """Who makes most of games against each other, from either side."""
    made = dict.fromkeys(names, 0.0)
    for one in names:
        for other in (name for name in names if name != one):
            won = statistics.mean(game.score for game in ledger.accounts(one, other, count))
            made[one] += won
            made[other] += 1 - won
    return max(made, key=lambda name: made[name])


async def rows(counts: Counts) -> list[Row]:
    found = games()["cardgo"].rules.presets.items()
    return [row for name, options in found for row in _rows(name, options, counts.fairness, Ledger(options, None))]


def _rows(name: str, options: Options, count: int, ledger: Ledger) -> Iterator[Row]:
    """One rule set: every player against itself, and whose figure counts."""
    fewer = max(1, count // FEWER)
    best = strongest(ledger, RIVALS, max(1, count // ROUND))
    for player in players():
        played = ledger.accounts(player, player, fewer if player in SLOW and player != best else count)
        yield from _told(f"cardgo {name}", player, played)
        if player == best:
            first = statistics.mean(game.score for game in played)
            off, goal = abs(100 * first - EVEN), Goal(TOLERANCE) if options.komi else None
            yield Row(f"cardgo {name}: off even by the strongest, {player}", off, "%", goal)


def _alone(name: str, player: str, count: int, ledger: Ledger) -> Iterator[Row]:
    """One player alone in one rule set."""
    return _told(f"cardgo {name}", player, ledger.accounts(player, player, count))


def _told(title: str, player: str, played: Sequence[Account]) -> Iterator[Row]:
    """The games of one player against itself."""
    yield _share(f"{title}: who moves first, {player}", [game.score for game in played])
    yield _middle(f"{title}: blows, {player}", [game.blows for game in played])
    yield _middle(f"{title}: turns, {player}", [game.turns for game in played])
    yield _share(f"{title}: decided by one blow, {player}", [float(game.at_once) for game in played])


def _share(what: str, values: Sequence[float]) -> Row:
    low, high = wilson(sum(values), len(values))
    note = f"{len(values)} games, 95 %: {100 * low:.1f} to {100 * high:.1f} %"
    return Row(what, 100 * statistics.mean(values), "%", note=note)


def _middle(what: str, values: Sequence[int]) -> Row:
    low, high = percentile(values, 10), percentile(values, 90)
    return Row(what, statistics.median(values), "", note=f"eight in ten games: {low:.0f} to {high:.0f}")


@click.command()
@click.option("--preset", "names", multiple=True, help="A rule set; all of them without this.")
@click.option("--player", type=click.Choice(tuple(players())), help="Only this one against itself.")
@click.option("--set", "changes", multiple=True, help="An option to try instead of the rule set's, as komi=8.")
@click.option("--games", "count", default=2000, show_default=True)
@click.option("--keep", type=click.Path(path_type=Path), help="A file of games that were played already.")
def main(names: Sequence[str], player: str | None, changes: Sequence[str], count: int, keep: Path | None) -> None:
    """Measure how fair rule sets are, and go on where it was stopped."""
    os.nice(POLITE)
    presets = games()["cardgo"].rules.presets
    for name in names or tuple(presets):
        options = parse(" ".join(changes), presets[name])
        ledger = Ledger(options, keep)
        found = _rows(name, options, count, ledger) if player is None else _alone(name, player, count, ledger)
        click.echo(f"{name} {' '.join(changes)}\n{table(list(found))}")


if __name__ == "__main__":
    main()
