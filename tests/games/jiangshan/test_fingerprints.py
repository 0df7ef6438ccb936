"""What can be done, what is seen and what is told in games of every map stays what it was, step by step."""

from __future__ import annotations

import json

from games.jiangshan.options import SCENARIOS
from tests.support.fingerprints import GOLDEN, MAPS, differences


def test_every_order_view_and_state_is_as_it_was() -> None:
    assert list(differences(GOLDEN)) == []


def test_each_map_has_a_game() -> None:
    games = [json.loads(line)[0] for line in GOLDEN.read_text(encoding="utf-8").splitlines()]
    assert {game["scenario"] for game in games} == set(MAPS) > set(SCENARIOS)


def test_a_difference_is_found(tmp_path) -> None:
    options, steps = json.loads(GOLDEN.read_text(encoding="utf-8").splitlines()[1])
    steps[3][2] = "0" * 10 + steps[3][2][10:]
    other = tmp_path / "other.jsonl"
    other.write_text(json.dumps([options, steps[:4]]) + "\n", encoding="utf-8")
    (told,) = differences(other)
    assert "line 3: " in told
    assert told.endswith(": orders")
