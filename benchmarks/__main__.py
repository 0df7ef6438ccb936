"""`python -m benchmarks [NAMES…]`: measures, prints a table of goals and figures, and never fails because of a
figure."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager

import click
import structlog

from benchmarks import (
    ceiling,
    cluster,
    commits,
    crowd,
    drawing,
    fairness,
    former,
    growth,
    levels,
    loop,
    moves,
    noise,
    performance,
    rank,
    ratings,
    rules,
    story,
    takeback,
    thinking,
    turn,
)
from benchmarks.counts import FULL, PAGE, QUICK, Counts
from benchmarks.processes import bots_of
from benchmarks.report import Row, beside, table

Benchmark = Callable[[Counts], Awaitable[list[Row]]]

BENCHMARKS: Mapping[str, Benchmark] = {
    "moves": moves.rows,
    "turn": turn.rows,
    "crowd": crowd.rows,
    "drawing": drawing.rows,
    "loop": loop.rows,
    "thinking": thinking.rows,
    "cluster": cluster.rows,
    "growth": growth.rows,
    "rules": rules.rows,
    "commits": commits.rows,
    "opponents": former.rows,
    "levels": levels.rows,
    "values": levels.value_rows,
    "story": story.rows,
    "noise": noise.rows,
    "fairness": fairness.rows,
    "takeback": takeback.rows,
    "ceiling": ceiling.rows,
    "ratings": ratings.rows,
    "rank": rank.rows,
}

APART: Mapping[str, Benchmark] = {
    "turn": turn.costs,
    "moves": moves.rows,
    "ceiling": ceiling.rows,
    "rules": rules.rows,
}
"""What measures a bot or rules in a process of their own, which may be that of another commit."""


@click.command(epilog="Benchmarks: " + ", ".join(BENCHMARKS))
@click.argument("names", nargs=-1, type=click.Choice(list(BENCHMARKS)))
@click.option("--quick", is_flag=True, help="Small counts: shows that everything runs, not how fast it is.")
@click.option(
    "--write", is_flag=True, help="Write what was measured into docs/performance.md; by itself its own lines."
)
@click.option("--beside", "commit", help="Measure another commit too: " + ", ".join(APART) + ".")
def main(names: tuple[str, ...], *, quick: bool, write: bool, commit: str | None) -> None:
    """Measure all benchmarks, or those named, and print goal and figure together."""
    counts = QUICK if quick else PAGE if (write or commit) and not names else FULL
    known = BENCHMARKS if commit is None else APART
    for name in names or (performance.NAMES if write and commit is None else known):
        rows = _measure(name, known, counts)
        if commit is not None:
            with bots_of(commit):
                click.echo(beside(rows, commit, _measure(name, known, counts)))
        if write:
            performance.write(name, rows)


def _measure(name: str, known: Mapping[str, Benchmark], counts: Counts) -> list[Row]:
    if name not in known:
        raise click.UsageError(f"{name} is not measured beside another commit")
    start = time.perf_counter()
    with _silence():
        rows = asyncio.run(_measured(known[name], counts))
    click.echo(f"\n{name} ({time.perf_counter() - start:.0f} s)\n{table(rows)}")
    return rows


@contextmanager
def _silence() -> Iterator[None]:
    """The program under measurement notes nothing below a warning."""
    before = structlog.get_config()
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    try:
        yield
    finally:
        structlog.configure(**before)


async def _measured(benchmark: Benchmark, counts: Counts) -> list[Row]:
    return await benchmark(counts)


if __name__ == "__main__":
    main()
