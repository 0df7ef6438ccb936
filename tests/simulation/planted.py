"""`python -m tests.simulation.planted` looks for each planted mistake from the first seed on, and writes a line of JSON
for each: the harm, the code that should prevent it, how many seeds it took, and what was complained of."""

from __future__ import annotations

import json
import sys
import tempfile
from pathlib import Path

import click

from tests.simulation.mistakes import MISTAKES, Mistake, planted
from tests.simulation.runs import catalogue, run


@click.command()
@click.argument("names", nargs=-1)
@click.option("--most", type=int, default=150, show_default=True, help="How many seeds are tried for each.")
@click.option(
    "--results",
    type=Path,
    default=Path(tempfile.gettempdir(), "parlour-planted.jsonl"),
    show_default=True,
    help="Where the lines are kept: mistakes that are in it are not looked for again.",
)
def main(*, names: tuple[str, ...], most: int, results: Path) -> None:
    """Look for the mistakes of these NAMES, or for all; what was stopped goes on where it was."""
    rows = [json.loads(line) for line in results.read_text("utf-8").splitlines()] if results.exists() else []
    known = {row["name"]: row for row in rows}
    asked = [each for each in MISTAKES if not names or each.name in names]
    with catalogue():
        for mistake in asked:
            if mistake.name not in known:
                row = known[mistake.name] = look_for(mistake, most)
                with results.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(row, ensure_ascii=False) + "\n")
            click.echo(json.dumps(known[mistake.name], ensure_ascii=False))
    sys.exit(any(known[mistake.name]["seeds"] is None for mistake in asked))


def look_for(mistake: Mistake, most: int) -> dict[str, object]:
    """What came of it: `seeds` is how many it took, None where none of them found it."""
    row: dict[str, object] = {"name": mistake.name, "harm": mistake.harm, "place": mistake.place}
    for seed in range(most):
        with planted(mistake):
            harms = run(seed, hasty=True).harms
        if harms:
            return {**row, "seeds": seed + 1, "complaint": harms[0]}
    return {**row, "seeds": None, "complaint": None}


if __name__ == "__main__":
    main()
