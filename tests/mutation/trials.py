"""One mistake after another: drawn by a seed, made in the sandbox, shown to the tests that run its line."""

from __future__ import annotations

import random
import re
import subprocess
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import islice

from tests.mutation.mistakes import Mistake, apply, makes_a_difference, mistakes
from tests.mutation.sandbox import Sandbox

HARMLESS = re.compile(r"\blog\w*\.|maxsize|sleep|timeout|__repr__")
"""On such a line a mistake often changes only what is logged, remembered or waited for."""
FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - |$)", re.MULTILINE)


class Verdict(Enum):
    FOUND = "found"
    ENDLESS = "found by the time limit"
    SURVIVED = "survived"
    EQUIVALENT = "survived, looks equivalent"
    UNTESTED = "no test runs it"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A mistake in a file of the project."""

    name: str
    source: bytes
    mistake: Mistake

    def __str__(self) -> str:
        before = self.source[self.mistake.start : self.mistake.end].decode()
        return f"{self.name}:{self.mistake.line} {self.mistake.kind}: {_short(before)} -> {_short(self.mistake.text)}"


@dataclass(frozen=True, slots=True)
class Trial:
    """What became of a mutant, and the test that found it."""

    mutant: str
    verdict: Verdict
    by: str = ""


def draw(sources: Mapping[str, bytes], seed: int, count: int) -> Iterator[Mutant]:
    """`count` mutants of these files: lines drawn evenly, of each line one mistake. The same seed draws the same."""
    chance = random.Random(seed)
    lines: dict[tuple[str, int], list[Mistake]] = defaultdict(list)
    for name, source in sorted(sources.items()):
        for mistake in mistakes(source):
            lines[name, mistake.line].append(mistake)
    drawn = ((name, chance.choice(lines[name, line])) for name, line in chance.sample(list(lines), len(lines)))
    told = (
        Mutant(name, sources[name], mistake) for name, mistake in drawn if makes_a_difference(mistake, sources[name])
    )
    return islice(told, count)


def judge(sandbox: Sandbox, mutant: Mutant, limit: float) -> Trial:
    """Make the mistake, run the tests that could notice for at most `limit` seconds, and take it back."""
    tests = sandbox.witnesses(mutant.name, mutant.mistake.scope, limit / 2)
    if not tests:
        return Trial(str(mutant), Verdict.UNTESTED)
    sandbox.write(mutant.name, apply(mutant.mistake, mutant.source))
    try:
        return _shown(sandbox, mutant, tests, limit)
    finally:
        sandbox.restore(mutant.name)


def _shown(sandbox: Sandbox, mutant: Mutant, tests: Sequence[str], limit: float) -> Trial:
    try:
        run = sandbox.run(tests, limit)
    except subprocess.TimeoutExpired:
        return Trial(str(mutant), Verdict.ENDLESS)
    if run.returncode:
        failed = FAILED.search(run.stdout)
        return Trial(str(mutant), Verdict.FOUND, failed[1] if failed else run.stdout[-200:].strip())
    line = mutant.source.splitlines()[mutant.mistake.line - 1].decode()
    return Trial(str(mutant), Verdict.EQUIVALENT if HARMLESS.search(line) else Verdict.SURVIVED)


def _short(text: str) -> str:
    words = " ".join(text.split())
    return words if len(words) <= 60 else f"{words[:30]} … {words[-28:]}"
