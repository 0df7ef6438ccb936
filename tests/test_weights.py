"""A weight is moved as long as another value is surely better, and what was played is not played again."""

from pathlib import Path

import pytest

from benchmarks import weights
from benchmarks.levels import At, Ledger
from benchmarks.weights import standing, tuned

AT = ("koxinga", "standard", 2)
BEST = 3.5


class Quiet:
    """Nobody is started."""

    def __init__(self, root: Path, game: str, level: str, **changed: float) -> None:
        (self.value,) = changed.values()

    def close(self) -> None:
        pass


def test_a_weight_climbs_to_where_it_is_best_and_is_not_measured_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[int] = []

    def duel(at: At, pair: tuple[Quiet, Quiet], seconds: object, number: int) -> list[float]:
        played.append(number)
        one, other = (abs(each.value - BEST) for each in pair)
        return [float(number % 4 != 0) if one < other else float(number % 4 == 0)]

    monkeypatch.setattr(weights, "Rival", Quiet)
    monkeypatch.setattr(weights, "duel", duel)
    start = standing("koxinga", "FAR.step")
    found = tuned(Ledger(tmp_path / "kept"), AT, "easy", "FAR.step", 400)
    assert start < found == pytest.approx(BEST, rel=0.1)
    before = len(played)
    assert tuned(Ledger(tmp_path / "kept"), AT, "easy", "FAR.step", 400) == found
    assert len(played) == before


def test_a_weight_may_stand_alone() -> None:
    assert standing("jiangshan", "CITY") > standing("jiangshan", "CAMP") > 0
