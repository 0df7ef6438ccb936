"""`docs/opponents.md`: what is known of the levels, written from the games that were kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from benchmarks.former import RIVALS, measurements
from benchmarks.levels import (
    BINS,
    CALIBRATED,
    FEW,
    FEWEST,
    LEGAL,
    LONGER,
    MOST,
    NEAR,
    At,
    Ledger,
    Score,
    calibrated,
    fitted,
    known_at,
    legal,
    named,
    rated,
    reported,
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
are between computers, each seed from both sides; but for those against players of before they are bound by counts
alone, so they are the same on every machine.

## Five levels

Each level is meant to win 75 % against the one below. In each cell: positions weighed, among how many of the best moves
it chooses (-1: it takes the least good one that leaves enough), the noise on their values, and how much of the best
one's odds a move has to leave, if anything; then its score against the level below, with the 95 % interval and the
number of games. ✓: the interval lies within {100 * LOW:.0f} to {100 * MOST:.0f} %. ✗: it lies elsewhere. Neither: not
settled yet. ≈: of fewer than {FEWEST} games with this very noise, what a curve through all games with like noise says.
A pair is looked at after every two games, and its noise was chosen by some of them, so intervals are a little too
narrow.

Jiangshan's computers have learned since about shots, Bowmen who lie face down, free captures and empty capitals: only
the games between neighbouring levels of first-array were played after that. None was played since they remember what
they saw of a unit that went into hiding and then betrayed itself.

"""
STEPS = f"""| table | {" | ".join(LEVELS)} |
| --- {"| --- " * len(LEVELS)}|
"""


def page(keep: Path) -> str:
    """The whole page, by the levels as they are."""
    ledgers = {at: Ledger(keep, at[0]) for at in (*CALIBRATED, *reported())}
    steps, further = (STEPS + "".join(_steps(ledgers[at], at) for at in each) for each in (CALIBRATED, reported()))
    chances = "".join(map(_chances, ledgers.values(), ledgers))
    longer = "".join(map(_longer, ledgers.values(), ledgers))
    rivals = "".join(_rival(ledgers[at], at) for at in RIVALS)
    played = "".join(_legal(Ledger(keep, name), name) for name in games())
    return f"""{HEAD}{steps}
Nothing is tuned at these tables, with the noise of the others; {FEWEST} games a pair say how it is there:

{further}
## Values are no chances yet

A hint and a review speak of points, never of chances. A curve from values to chances is fitted to half of the games of
*hard* against itself and tested on the other half; it holds where in all {BINS} bins, of at least {FEW} positions each,
chance and result are within {NEAR}. No words for chances are built.

{chances or NOTHING}
## More time

*Expert* with {LONGER} times the counts against itself:

{longer or NOTHING}
## Against the strongest players of before

*Expert* against the strongest player that each game had before all shared a search, each in a process with the files
of its own commit. A decision is bound by the processor's time, so it does not matter what else the machine does; many
are found sooner, *expert*'s by its counts. Asked for is what the lower end of the 95 % interval should lie above.

| table | against | share | asked for | {LEVELS[-1]}, mean ms of at most | the other |
| --- | --- | --- | --- | --- | --- |
{rivals}
## Nobody makes an illegal move

Each game that is kept was played to its end, each move checked by the rules; an illegal or a missing one would have
ended the measurement. At least {LEGAL} of each rule set are asked for:

{played}
## To go on

Each command goes on where it was stopped, after any game:

```
python -m benchmarks.levels tune --game cacao --seats 2 --keep benchmarks/kept
python -m benchmarks.levels ladder --keep benchmarks/kept
python -m benchmarks.levels values --games 200 --keep benchmarks/kept
python -m benchmarks.levels longer --keep benchmarks/kept
python -m benchmarks.levels ladder --others --keep benchmarks/kept
python -m benchmarks.levels legal --keep benchmarks/kept
python -m benchmarks.levels legal --others --keep benchmarks/kept
python -m benchmarks.former --keep benchmarks/kept
python -m benchmarks.opponents_page
```

`tune` prints the noise for `games/*/players/values.py`. A level that is changed there is measured anew, and so are its
neighbours; a change of how a game's computers think makes its file in `benchmarks/kept` worthless: delete it.
"""


def _steps(ledger: Ledger, at: At) -> str:
    return f"| {named(at)} | {' | '.join(_cells(ledger, at))} |\n"


def _cells(ledger: Ledger, at: At) -> Iterator[str]:
    levels = rated(games()[at[0]].rules, at)
    for number, one in enumerate(levels):
        told = f"{one.counts:,} · {one.candidates} · {one.noise:g}" + (f" · {one.odds:g}" if one.odds else "")
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
        f"- {named(at)}: {len(found)} games, {sum(map(len, found))} positions; slope {curve.slope:.2f};"
        f" {near} of {len(big)} bins that are large enough are near: {verdict}.\n"
    )


def _longer(ledger: Ledger, at: At) -> str:
    expert = rated(games()[at[0]].rules, at)[-1]
    found = _kept(ledger, at, expert._replace(counts=LONGER * expert.counts), expert)
    return f"- {named(at)}: {_score(found).lstrip('✓✗ ')}.\n" if found.games else ""


def _rival(ledger: Ledger, at: At) -> str:
    """*Expert* as it is against the strongest player of before, by whatever bounds that was measured."""
    name, _, wanted = RIVALS[at]
    asked = "reported" if wanted is None else f"{wanted:.0f} %"
    lines = (
        f"{_score(score).lstrip('✓✗ ')} | {asked} | {ours:.0f} of {expert:g} | {theirs:.0f} of {rival:g}"
        for (expert, rival), score, (ours, theirs) in measurements(ledger, at)
    )
    return "".join(f"| {named(at)} | {name} | {line} |\n" for line in lines) or _unmeasured(at)


def _unmeasured(at: At) -> str:
    return f"| {named(at)} | {RIVALS[at].name} | not measured | | | |\n"


def _legal(ledger: Ledger, name: str) -> str:
    each = ", ".join(f"{preset} {legal(ledger, preset):,}" for preset in games()[name].rules.presets)
    return f"- {name}: {each}.\n"


@click.command()
@click.option("--keep", type=click.Path(path_type=Path, file_okay=False), default=KEPT, help="A folder of games.")
def main(keep: Path) -> None:
    """Write the page, and the games of a kind into one line."""
    for game in games():
        Ledger(keep, game).pack()
    PAGE.write_text(page(keep), encoding="utf-8")


if __name__ == "__main__":
    main()
