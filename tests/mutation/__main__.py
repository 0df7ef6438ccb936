"""`python -m tests.mutation` draws small mistakes by a seed and shows which of them no test notices."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from pathlib import Path

import click

from tests.mutation.sandbox import Sandbox
from tests.mutation.trials import Trial, Verdict, draw, judge

ROOMS = ("games", "renderers", "bot")
ASIDE = "bot/playground"
"""Another Discord, for trying things out: its own tests are those of a browser."""


@click.command()
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed draws the same mistakes.")
@click.option("--count", type=int, default=50, show_default=True, help="How many are drawn.")
@click.option("--only", multiple=True, metavar="PATH", help="Draw from this folder or file alone.")
@click.option("--limit", type=float, default=120, show_default=True, help="Seconds for one mistake.")
@click.option("--scratch", type=Path, default=Path(tempfile.gettempdir(), "parlour-mutation"), show_default=True)
def main(*, seed: int, count: int, only: tuple[str, ...], limit: float, scratch: Path) -> None:
    """Draw mistakes in games/, renderers/ and bot/, make each in a copy, and run the tests that come to its line. The
    first run measures the whole suite; one that was stopped goes on where it was."""
    sandbox = Sandbox.of(Path.cwd(), scratch)
    sandbox.measure()
    journal = sandbox.folder / f"trials-{seed}.jsonl"
    known = _known(journal)
    trials = []
    for mutant in draw(_sources(only), seed, count):
        if str(mutant) not in known:
            trial = known[str(mutant)] = judge(sandbox, mutant, limit)
            _write(journal, trial)
        trials.append(known[str(mutant)])
        click.echo(f"{len(trials)}/{count} {trials[-1].verdict.value}: {trials[-1].mutant}")
    click.echo(_summary(trials))


def _sources(only: tuple[str, ...]) -> dict[str, bytes]:
    modules = [module for room in ROOMS for module in Path(room).rglob("*.py") if not module.is_relative_to(ASIDE)]
    wanted = [module for module in modules if not only or any(module.is_relative_to(path) for path in only)]
    return {module.as_posix(): module.read_bytes() for module in wanted}


def _known(journal: Path) -> dict[str, Trial]:
    """The trials of an earlier run with this seed, by mutant."""
    if not journal.exists():
        return {}
    rows = [json.loads(line) for line in journal.read_text("utf-8").splitlines()]
    return {mutant: Trial(mutant, Verdict(verdict), by) for mutant, verdict, by in rows}


def _write(journal: Path, trial: Trial) -> None:
    with journal.open("a", encoding="utf-8") as file:
        file.write(json.dumps([trial.mutant, trial.verdict.value, trial.by], ensure_ascii=False) + "\n")


def _summary(trials: list[Trial]) -> str:
    """How many of each, and where the tests saw nothing."""
    counts = Counter(trial.verdict for trial in trials)
    unseen = [trial for trial in trials if trial.verdict not in {Verdict.FOUND, Verdict.ENDLESS}]
    rows = [f"{counts[verdict]:5} {verdict.value}" for verdict in Verdict]
    return "\n".join(("", *rows, "", *(f"{trial.verdict.value}: {trial.mutant}" for trial in unseen)))


if __name__ == "__main__":
    main()
