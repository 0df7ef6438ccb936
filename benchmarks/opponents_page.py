"""`docs/opponents.md`: what is known of the levels, written from the games that were kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from benchmarks.levels import (
    BINS,
    CALIBRATED,
    FEW,
    FEWEST,
    LONGER,
    MOST,
    NEAR,
    At,
    Ledger,
    Score,
    calibrated,
    fitted,
    known_at,
    rated,
)
from benchmarks.levels import LEAST as LOW
from bot.catalogue import games
from games.core import Level
from games.search import LEVELS

KEPT = Path(__file__).parent / "kept"
PAGE = Path(__file__).parent.parent / "docs" / "opponents.md"
NOTHING = "Not measured yet.\n"
HEAD = f"""# How strong the computers are

Written by `python -m benchmarks.opponents_page` from the games in `benchmarks/kept`: change neither by hand. All games
are between computers, bound by counts alone, each seed from both sides, so they are the same on every machine.

## Five levels

Each level is meant to win 75 % against the one below. In each cell: positions weighed, among how many of the best moves
it chooses, the noise on their values; then its score against the level below, with the 95 % interval and the number of
games. ✓: the interval lies within {100 * LOW:.0f} to {100 * MOST:.0f} %. ✗: it lies elsewhere. Neither: not settled
yet. ≈: of fewer than {FEWEST} games with this very noise, what a curve through all games with like noise says. A pair
is looked at after every two games, and its noise was chosen by some of them, so intervals are a little too narrow.

| table | {" | ".join(LEVELS)} |
| --- {"| --- " * len(LEVELS)}|
"""


def page(keep: Path) -> str:
    """The whole page, by the levels as they are."""
    ledgers = {at: Ledger(keep, at[0]) for at in CALIBRATED}
    steps = "".join(f"| {_named(at)} | {' | '.join(_cells(ledgers[at], at))} |\n" for at in CALIBRATED)
    chances = "".join(map(_chances, ledgers.values(), ledgers))
    longer = "".join(map(_longer, ledgers.values(), ledgers))
    return f"""{HEAD}{steps}
## Values are no chances yet

A hint and a review speak of points, never of chances. A curve from values to chances is fitted to half of the games of
*hard* against itself and tested on the other half; it holds where in all {BINS} bins, of at least {FEW} positions each,
chance and result are within {NEAR}. No words for chances are built.

{chances or NOTHING}
## More time

*Expert* with {LONGER} times the counts against itself:

{longer or NOTHING}
## To go on

Each command goes on where it was stopped, after any game:

```
python -m benchmarks.levels tune --game cacao --seats 2 --keep benchmarks/kept
python -m benchmarks.levels ladder --keep benchmarks/kept
python -m benchmarks.levels values --games 200 --keep benchmarks/kept
python -m benchmarks.levels longer --keep benchmarks/kept
python -m benchmarks.opponents_page
```

`tune` prints the noise for `games/*/players/values.py`. A level that is changed there is measured anew, and so are its
neighbours; a change of how a game's computers think makes its file in `benchmarks/kept` worthless: delete it.
"""


def _named(at: At) -> str:
    return f"{at[0]} {at[1]}, {at[2]} seats"


def _cells(ledger: Ledger, at: At) -> Iterator[str]:
    levels = rated(games()[at[0]].rules, at)
    for number, one in enumerate(levels):
        told = f"{one.counts:,} · {one.candidates} · {one.noise:g}"
        yield told if not number else f"{told}<br>{_step(ledger, at, one, levels[number - 1])}"


def _step(ledger: Ledger, at: At, one: Level, other: Level) -> str:
    """What a level scores against the one below; of few games what those with like noise let expect."""
    found = _kept(ledger, at, one, other)
    alike = known_at(ledger, at, one, other)
    if found.games >= FEWEST or not alike:
        return _score(found)
    noise = other.noise / (one.noise or 1.0)
    curve = fitted(alike, noise)
    low, high = curve.interval(noise)
    played = sum(each.games for each in alike.values())
    return f"≈ {100 * curve.at(noise):.0f} % ({100 * low:.0f}–{100 * high:.0f}) by {played}"


def _kept(ledger: Ledger, at: At, one: Level, other: Level) -> Score:
    found = ledger.kept(("duel", *at, one, other))
    return Score(sum(found), len(found))


def _score(found: Score) -> str:
    if not found.games:
        return "not measured"
    low, high = found.interval
    mark = "✓ " if found.within() else "✗ " if found.beyond() else ""
    return f"{mark}{100 * found.share:.0f} % ({100 * low:.0f}–{100 * high:.0f}) of {found.games}"


def _chances(ledger: Ledger, at: At) -> str:
    found = ledger.kept(("values", *at, rated(games()[at[0]].rules, at)[-2]))
    if not found:
        return ""
    curve, tested = calibration = calibrated(found, at[2])
    big = [abs(value - won) for value, won, size in tested.values() if size >= FEW]
    near = sum(off <= NEAR for off in big)
    verdict = "it holds" if calibration.holds() else "it does not hold"
    return (
        f"- {_named(at)}: {len(found)} games, {sum(map(len, found))} positions; slope {curve.slope:.2f};"
        f" {near} of {len(big)} bins that are large enough are near: {verdict}.\n"
    )


def _longer(ledger: Ledger, at: At) -> str:
    expert = rated(games()[at[0]].rules, at)[-1]
    found = _kept(ledger, at, expert._replace(counts=LONGER * expert.counts), expert)
    return f"- {_named(at)}: {_score(found).lstrip('✓✗ ')}.\n" if found.games else ""


@click.command()
@click.option("--keep", type=click.Path(path_type=Path, file_okay=False), default=KEPT, help="A folder of games.")
def main(keep: Path) -> None:
    """Write the page, and the games of a kind into one line."""
    for game in games():
        Ledger(keep, game).pack()
    PAGE.write_text(page(keep), encoding="utf-8")


if __name__ == "__main__":
    main()
