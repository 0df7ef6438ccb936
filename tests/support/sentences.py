"""How long sentences are: `python -m tests.support.sentences` prints how many words they have in the median, at 90 of
100 and at most, in English messages, in rules pages, and in this project's own pages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from statistics import quantiles

import click

from tests.support.catalogues import messages, words

ROOT = Path(__file__).resolve().parents[2]
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/design.md", "docs/code.md", "docs/hosting.md")
NOT_PROSE = re.compile(r"```.*?```|^\s*(\||#|<!--|!\[).*?$|`[^`]*`|\]\([^)]*\)|\{#[^}]*\}", re.DOTALL | re.MULTILINE)
END = re.compile(r"(?<=[.!?:;])[\s*]+|\n\s*\n|\n\s*[-*\d.]+ ")


def sentences(text: str) -> list[str]:
    """Those of plain words; what is in code or in a table is left out."""
    found = END.split(NOT_PROSE.sub("X", text))
    return [one for one in found if len(one.split()) > 1]


def lengths(texts: Iterable[str]) -> list[int]:
    """Words of each sentence, in rising order."""
    return sorted(len(one.split()) for text in texts for one in sentences(text))


def main() -> None:
    rules = sorted((ROOT / "renderers" / "locales" / "en").glob("*-rules.md"))
    rows = {"messages": lengths(words(pattern) for _, pattern in messages("en"))}
    rows["rules"] = lengths(path.read_text("utf-8") for path in rules)
    rows |= {page: lengths([(ROOT / page).read_text("utf-8")]) for page in PAGES}
    click.echo(f"{'':20} {'sentences':>9} {'median':>7} {'90 of 100':>10} {'longest':>8}")
    for name, found in rows.items():
        tenths = quantiles(found, n=10)
        click.echo(f"{name:20} {len(found):9} {tenths[4]:7.0f} {tenths[8]:10.0f} {found[-1]:8}")


if __name__ == "__main__":
    main()
