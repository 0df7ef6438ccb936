"""`python -m tests.simulation --seeds N` runs N seeds and prints the story of each that fails."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from tests.simulation.runs import SCENARIOS, Result, catalogue, run


@click.command()
@click.option("--seeds", type=int, default=60, show_default=True, help="How many seeds are run.")
@click.option("--from", "first", type=int, default=0, show_default=True, help="The first of them.")
@click.option("--scenario", type=click.Choice(list(SCENARIOS)), default="week", show_default=True)
@click.option("--story", is_flag=True, help="Print the story of every seed.")
@click.option(
    "--results",
    type=Path,
    default=Path(tempfile.gettempdir(), "parlour-simulation.jsonl"),
    show_default=True,
    help="Where results are kept: seeds that are in it are not run again.",
)
def main(*, seeds: int, first: int, scenario: str, story: bool, results: Path) -> None:
    """Run seeds one after another. What was stopped goes on where it was; remove the results to begin anew."""
    known = _known(results, scenario)
    failed = {seed: problems for seed, problems in known.items() if problems and first <= seed < first + seeds}
    with catalogue():
        for seed in range(first, first + seeds):
            if seed in known and not story:
                continue
            result = run(seed, scenario)
            _keep(results, scenario, result)
            if result.problems or story:
                click.echo("\n".join((f"seed {seed}: {result.trace}", *result.story)))
            if result.problems:
                failed[seed] = list(result.problems)
                click.echo("\n".join((f"seed {seed} failed:", *result.problems)))
    click.echo(f"{seeds} seeds, {len(failed)} failed: {sorted(failed)}")
    sys.exit(bool(failed))


def _known(results: Path, scenario: str) -> dict[int, list[str]]:
    """What is known of seeds that were run before."""
    return {seed: problems for name, seed, problems in _rows(results) if name == scenario}


def _rows(results: Path) -> Iterator[tuple[str, int, list[str]]]:
    if results.exists():
        for line in results.read_text("utf-8").splitlines():
            row = json.loads(line)
            yield row["scenario"], row["seed"], row["problems"]


def _keep(results: Path, scenario: str, result: Result) -> None:
    row = {"scenario": scenario, "seed": result.seed, "trace": result.trace, "problems": result.problems}
    with results.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row, ensure_ascii=False) + os.linesep)


if __name__ == "__main__":
    main()
