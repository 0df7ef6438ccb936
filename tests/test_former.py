"""Players in processes of their own: they play as they would here, and what was played is told."""

import json
import math
from pathlib import Path

import pytest

from benchmarks import former, levels
from benchmarks.former import RIVALS, Rival, duel, kind, measurements, rivals
from benchmarks.levels import Ledger, Score, rated
from benchmarks.opponents_page import page
from benchmarks.processes import ROOT
from bot.catalogue import games

AT = ("cacao", "standard", 2)


def test_a_rival_plays_as_it_would_here() -> None:
    first, easy = rated(games()["cacao"].rules, AT)[:2]
    with rivals(Rival(ROOT, "cacao", "easy"), Rival(ROOT, "cacao", "first-steps")) as pair:
        played = [duel(AT, pair, (math.inf, math.inf), number) for number in (2, 3)]
    assert [won for won, *_ in played] == [levels.duel(AT, easy, first, number) for number in (2, 3)]
    assert all(count > 10 and seconds > 0 for _, *spent in played for seconds, count in (spent[:2], spent[2:]))


def test_a_rival_may_weigh_otherwise() -> None:
    """A ship that would rather be far from home does not win."""
    away = {"FAR.step": -5.0, "NEAR.step": -5.0}
    with rivals(Rival(ROOT, "koxinga", "easy", **away), Rival(ROOT, "koxinga", "easy")) as pair:
        at = ("koxinga", "standard", 2)
        assert [duel(at, pair, (math.inf, math.inf), number)[0] for number in (0, 1)] == [0, 0]


def test_the_page_tells_of_those_of_before(tmp_path: Path) -> None:
    packed = {"of": kind(AT, (0.05, 0.05)), "found": [[1, 0.9, 30, 1.2, 30], [0.5, 0.9, 30, 1.2, 30]] * 50}
    (tmp_path / "cacao.jsonl").write_text(json.dumps(packed), "utf-8")
    (bounds, score, spent), *more = measurements(Ledger(tmp_path, "cacao"), AT)
    assert (bounds, score, more) == ([50, 50], Score(75, 100), [])
    assert spent == pytest.approx((30, 40))
    lines = page(tmp_path).splitlines()
    assert "| cacao standard, 2 seats | planter | 75 % (66–82) of 100 | 50 % | 30 of 50 | 40 of 50 |" in lines
    assert "| koxinga standard, 2 seats | captain | not measured | | | |" in lines


@pytest.mark.parametrize("at", RIVALS)
def test_those_of_before_are_played_at_tables_of_today(at: levels.At) -> None:
    assert at in (*levels.CALIBRATED, *levels.reported())
    assert former.RIVALS[at].games >= 100
