"""Rows of figures with their goals, as a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Goal:
    """A bound, and where it comes from if it is itself a measured figure."""

    bound: float
    reason: str = ""
    at_least: bool = False

    def met(self, figure: float) -> bool:
        return figure >= self.bound if self.at_least else figure <= self.bound


@dataclass(frozen=True, slots=True)
class Row:
    """One figure. Without a goal it is only reported."""

    what: str
    figure: float
    unit: str = "ms"
    goal: Goal | None = None
    note: str = ""
    main: bool = False
    """Whether it stands on the page of what was measured last."""
    gain: float | None = None
    """How many times the figure of another commit it is to be, at least."""


def table(rows: Sequence[Row]) -> str:
    """One line a row, columns aligned: what, figure, goal, whether it is met."""
    cells = [("what", "figure", "goal", "", "")] + [_cells(row) for row in rows]
    widths = [max(_width(line[column]) for line in cells) for column in range(5)]
    return "\n".join(
        "  ".join(_padded(cell, width) for cell, width in zip(line, widths, strict=True)).rstrip() for line in cells
    )


def beside(rows: Sequence[Row], commit: str, others: Sequence[Row]) -> str:
    """The figures of both, by what they are, and how many times the others' ours are."""
    known = {row.what: row.figure for row in others}
    both = [row for row in rows if row.what in known]
    cells = [("what", "here", commit, "here / there", "")]
    cells += [(row.what, number(row.figure), number(known[row.what]), *_times(row, known[row.what])) for row in both]
    widths = [max(_width(line[column]) for line in cells) for column in range(5)]
    return "\n".join("  ".join(map(_padded, line, widths)).rstrip() for line in cells)


def _times(row: Row, theirs: float) -> tuple[str, str]:
    """How many times theirs ours is, and what is aimed at."""
    if not theirs:
        return "", ""
    times = row.figure / theirs
    aim = "" if row.gain is None else f"≥ {row.gain:.2f} ×  {'met' if times >= row.gain else 'MISSED'}"
    return f"{times:.2f} ×", aim


def _cells(row: Row) -> tuple[str, str, str, str, str]:
    figure = f"{number(row.figure)} {row.unit}"
    if row.goal is None:
        return row.what, figure, "", "", row.note
    sign = "≥" if row.goal.at_least else "≤"
    reason = f" ({row.goal.reason})" if row.goal.reason else ""
    verdict = "met" if row.goal.met(row.figure) else "MISSED"
    return row.what, figure, f"{sign} {number(row.goal.bound)} {row.unit}{reason}", verdict, row.note


def number(value: float) -> str:
    """Three significant digits, thousands set apart."""
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def _width(words: str) -> int:
    return sum(2 if unicodedata.east_asian_width(letter) in "WF" else 1 for letter in words)


def _padded(words: str, width: int) -> str:
    return words + " " * (width - _width(words))
