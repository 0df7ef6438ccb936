"""Measuring levels: when a pair is settled, how noise is found, and what is kept."""

import itertools
import json
import random
from pathlib import Path

import pytest

from benchmarks import levels
from benchmarks.levels import (
    CALIBRATED,
    Ledger,
    Score,
    calibrated,
    fitted,
    in_series,
    known_at,
    legal,
    play_legal,
    rated,
    reported,
    sequential,
    tuned,
)
from benchmarks.opponents_page import page
from bot.catalogue import games
from games.core import Level

AT = ("cacao", "standard", 2)
ONE, OTHER = Level(100, 1), Level(50, 6, 0.1)


@pytest.mark.parametrize(
    ("won", "games", "within", "beyond"),
    [
        (45, 60, False, False),
        (69, 90, True, False),
        (60, 60, False, True),
        (20, 60, False, True),
        (39, 52, False, False),
    ],
)
def test_a_pair_is_settled_by_its_interval(won: int, games: int, *, within: bool, beyond: bool) -> None:
    found = Score(won, games)
    assert (found.within(), found.beyond()) == (within, beyond)


def test_a_pair_is_played_until_it_is_settled_and_not_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def duel(at: object, one: Level, other: Level, number: int) -> float:
        played.append(number)
        return float(number % 4 != 0)

    monkeypatch.setattr(levels, "duel", duel)
    kept = tmp_path / "kept.jsonl"
    found = sequential(Ledger(kept), AT, ONE, OTHER, 400, Score.within)
    assert found.within()
    assert 60 <= found.games < 140
    assert played == list(range(found.games))
    assert sequential(Ledger(kept), AT, ONE, OTHER, 400, Score.within) == found
    assert len(played) == found.games
    assert sequential(Ledger(kept), AT, ONE, OTHER, 400, lambda _: False).games == 400


def test_a_ledger_may_be_packed_and_have_a_file_a_game(tmp_path: Path) -> None:
    packed = [{"of": ["duel", *AT, ONE, OTHER], "found": [1, 0]}, {"of": ["duel", *AT, ONE, OTHER], "found": [0.5]}]
    (tmp_path / "cacao.jsonl").write_text("\n".join(map(json.dumps, packed)), "utf-8")
    assert known_at(Ledger(tmp_path, "cacao"), AT, ONE, OTHER) == {0.1: Score(1.5, 3)}
    assert known_at(Ledger(tmp_path, "koxinga"), AT, ONE, OTHER) == {}


def test_noise_is_found_from_games_at_its_neighbours() -> None:
    curve = fitted({0.05: Score(120, 200), 0.1: Score(150, 200), 0.2: Score(176, 200)}, 0.02)
    assert curve.noise(0.75) == pytest.approx(0.1, rel=0.15)
    assert curve.at(curve.noise(0.75)) == pytest.approx(0.75)
    assert fitted({}, 0.03).noise(0.75) == pytest.approx(0.03)


def test_all_won_or_all_lost_moves_the_noise_but_not_out_of_bounds() -> None:
    assert 0.001 < fitted({0.1: Score(60, 60)}, 0.1).noise(0.75) < 0.05
    assert 0.2 < fitted({0.1: Score(0, 60)}, 0.1).noise(0.75) < 100
    assert in_series(1000.0) == levels.MOST_NOISE
    assert [in_series(each) for each in (0.0101, 0.098, 0.036)] == [0.01, 0.1, 0.039]


def test_the_tuner_finds_a_step_for_each_level(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = random.Random(7)

    def duel(at: object, one: Level, other: Level, number: int) -> float:
        return float(chance.random() < 1 / (1 + max(one.noise, 0.004) / other.noise))

    monkeypatch.setattr(levels, "duel", duel)
    noises = [each.noise for each in tuned(Ledger(None), AT, 400)]
    assert noises[-1] == 0
    assert all(1.5 < one / other < 6 for one, other in itertools.pairwise(noises[:-1]))


def test_values_are_calibrated_on_half_of_the_games() -> None:
    """What thinks itself surer than it is gets a flatter curve, and then holds."""
    chance = random.Random(3)
    found = []
    for _ in range(12_000):
        value = chance.random()
        odds = (value / (1 - value)) ** 0.5
        found.append([(value, float(chance.random() < odds / (1 + odds)))])
    calibration = calibrated(found, 2)
    assert calibration.curve.slope == pytest.approx(0.5, abs=0.1)
    assert all(abs(value - won) < 0.07 for value, won, size in calibration.bins.values() if size > 100)
    assert not calibrated(found[:100], 2).holds()


def test_the_page_tells_what_was_measured_and_what_was_not(tmp_path: Path) -> None:
    levels_now = rated(games()["cacao"].rules, AT)
    packed = {"of": ["duel", *AT, levels_now[4], levels_now[3]], "found": [1, 1, 1, 0] * 25}
    (tmp_path / "cacao.jsonl").write_text(json.dumps(packed), "utf-8")
    steps = page(tmp_path).split("##")[1].splitlines()
    lines = {line.split(",")[0]: line for line in steps if ", 2 seats" in line}
    assert "✓ 75 % (66–82) of 100" in lines["| cacao standard"]
    assert lines["| cacao standard"].count("not measured") == 3
    assert lines["| jiangshan first-array"].count("not measured") == 4


def test_all_other_rule_sets_are_reported(tmp_path: Path) -> None:
    tables = {at[:2] for at in (*CALIBRATED, *reported())}
    assert tables == {(name, preset) for name, game in games().items() for preset in game.rules.presets}
    levels_now, at = rated(games()["cacao"].rules, AT), ("cacao", "careful", 2)
    packed = {"of": ["duel", *at, levels_now[4], levels_now[3]], "found": [1, 1, 1, 0] * 15}
    (tmp_path / "cacao.jsonl").write_text(json.dumps(packed), "utf-8")
    assert "75 % (63–84) of 60" in next(line for line in page(tmp_path).splitlines() if "careful, 2" in line)


def test_games_of_a_rule_set_are_played_until_there_are_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "duel", lambda at, one, other, number: 0.5)
    kept = {"of": ["duel", *AT, ONE, OTHER], "found": [1, 0]}
    (tmp_path / "cacao.jsonl").write_text(json.dumps(kept) + "\n", "utf-8")
    assert play_legal(Ledger(tmp_path, "cacao"), AT, 5) == 5
    assert play_legal(Ledger(tmp_path, "cacao"), ("cacao", "standard", 4), 6) == 6
    assert play_legal(Ledger(tmp_path, "cacao"), AT, 4) == legal(Ledger(tmp_path, "cacao"), "standard") == 6
    assert "standard 6, careful 0" in page(tmp_path)


@pytest.mark.parametrize("preset", ["deer-hunt", "two-wars", "four-kings"])
def test_a_level_has_all_seats_of_a_team(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[list[object]] = []

    def contest(rules: object, options: object, players: list[object], number: int) -> object:
        seated.append(players)
        raise InterruptedError

    monkeypatch.setattr(levels, "contest", contest)
    monkeypatch.setattr(levels, "player", lambda level: level)
    for number in (0, 1):
        with pytest.raises(InterruptedError):
            levels.duel(("jiangshan", preset, 4), ONE, OTHER, number)
    rules = games()["jiangshan"].rules
    teams = [side.team for side in rules.setup(rules.presets[preset], 4).sides]
    for players in seated:
        assert {players.count(ONE), players.count(OTHER)} == {2}
        if len(set(teams)) == 2:
            assert len({(team, player) for team, player in zip(teams, players, strict=True)}) == 2
