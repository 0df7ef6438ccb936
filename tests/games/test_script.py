"""Scripts (docs/scripting.md): a golden game typed line by line, refusals, seeds, options, canonical output."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from games.__main__ import choose, find_rules, main
from games.core import CHANCE, Seat, text
from games.koxinga.options import Options
from games.koxinga.state import Phase, Treasure
from games.script import canonical, plain
from tests.support.games import GAMES
from tests.support.goldens import read

GOLDENS = Path(__file__).parents[1] / "goldens"


def printed(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> list[dict[str, Any]]:
    main(arguments)
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def written(folder: Path, *lines: str) -> str:
    path = folder / "script.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    return str(path)


def test_a_golden_game_is_played_from_a_script(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    golden = read((GOLDENS / "koxinga" / "duel.txt").read_text("utf-8"))
    rules = find_rules("koxinga")
    lines = [f"{'chance' if each.seat == CHANCE else each.seat + 1} {rules.format(each.move)}" for each in golden.lines]
    options = [f"{key}={value}" for key, value in golden.options.items()]
    seats = ["--seats", str(golden.seats)]
    told = printed(capsys, ["koxinga", "--script", written(tmp_path, *lines), *seats, "--options", *options])
    assert [each["line"] for each in told[1:]] == lines
    assert all("refused" not in each for each in told)
    assert told[-1]["outcome"]["winners"]
    assert told[-1]["owes"] == {}


def test_the_state_is_told_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (told,) = printed(capsys, ["koxinga", "--seats", "3", "--seed", "a", "--script", written(tmp_path)])
    state = told["state"]
    assert (state["turn"], state["phase"], len(state["items"])) == (1, "swap", 71)
    assert told["owes"] == {str(state["starter"]): ["swap", "keep"]}
    for player in state["players"]:
        assert player["cabins"] == [{"amount": 3, "kind": "food"}, {"amount": 3, "kind": "gold"}, None, None, None]
        assert (player["block"], len(player["hand"]), len(player["deck"]), player["played"]) == (0, 3, 7, [])


def test_whoever_owes_and_what_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    script = written(tmp_path, "# the fewest seats", "", "chance starter 2  # the second seat")
    told = printed(capsys, ["koxinga", "--script", script])
    assert told[0]["owes"] == {"chance": ["starter"]}
    assert (told[1]["state"]["starter"], told[1]["owes"]) == (2, {"chance": ["item"]})


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("1 card 4", "koxinga-refusal-wait"),
        ("chance dice 7 7", "core-illegal-chance"),
        ("9 keep", "core-script-seat"),
        ("nobody keep", "core-script-seat"),
        ("chance starter 3", "core-illegal-chance"),
    ],
)
def test_a_refused_line_changes_nothing_and_the_script_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], line: str, key: str
) -> None:
    assert main(["koxinga", "--script", written(tmp_path, line, "P1 keep", "chance starter 1")]) == 1
    told = [json.loads(each) for each in capsys.readouterr().out.splitlines()]
    assert (told[1]["line"], told[1]["refused"]["key"]) == (line, key)
    assert told[3]["state"]["phase"] == "items"


def test_options_and_preset(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["koxinga", "--script", written(tmp_path), "--preset", "original", "--options", "end_after=turn"]
    (told,) = printed(capsys, arguments)
    assert told["state"]["options"].items() >= {"end_after": "turn", "setup_distribution": "wrap"}.items()


@pytest.mark.parametrize("pair", ["end_after=never", "speed=5"])
def test_an_unknown_option_or_value_is_refused(pair: str) -> None:
    with pytest.raises(SystemExit):
        choose(Options(), [pair])


def test_too_many_seats_and_unknown_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="2 to 6 seats"):
        main(["koxinga", "--script", written(tmp_path), "--seats", "7"])
    with pytest.raises(SystemExit, match="no game chess"):
        main(["chess", "--script", written(tmp_path)])


def test_what_is_not_there_or_cannot_be_read_is_refused_by_its_name(tmp_path: Path) -> None:
    (tmp_path / "map.toml").write_bytes(b"\xff")
    for wrong in (["--preset", "nobody"], ["--script", "nowhere"], ["--options", "scenario_file=nowhere"]):
        with pytest.raises(SystemExit, match=wrong[1].rpartition("=")[2]):
            main(["jiangshan", "--script", written(tmp_path), *wrong])
    with pytest.raises(SystemExit, match=r"map\.toml"):
        main(["jiangshan", "--script", written(tmp_path), "--options", f"scenario_file={tmp_path / 'map.toml'}"])


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_scripted(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys, [name, "--seed", "1", "--script", written(tmp_path)])
    seat, offered = next(iter(told[0]["owes"].items()))
    again = printed(capsys, [name, "--seed", "1", "--script", written(tmp_path, f"{seat} {offered[0]}")])
    assert again[0] == told[0]


def test_equal_values_are_equal_text() -> None:
    assert canonical({"b": plain(frozenset({Seat(1), Seat(0)})), "a": plain(Phase.OVER)}) == '{"a":"over","b":[1,2]}'
    assert plain(Treasure(7, frozenset({Seat(2)}))) == {"points": 7, "known": [3]}
    assert plain(text("some-key", seat=CHANCE, many=(text("other"),))) == {
        "key": "some-key",
        "seat": "chance",
        "many": [{"key": "other"}],
    }


def test_a_script_is_typed_line_by_line() -> None:
    command = [sys.executable, "-m", "games", "koxinga", "--script", "-"]
    told = subprocess.run(command, input="chance starter 1\n", capture_output=True, text=True, check=True).stdout
    assert len(told.splitlines()) == 2
