"""The command line: what it starts, what it says, and how it ends."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner

from bot.__main__ import main
from bot.catalogue import games
from bot.settings import variables
from bot.table import seal
from games.cardgo.rules import CardGo
from games.core import Chance, Seat
from games.moves import Line, settle

PATIENCE = 60


@contextmanager
def _started(folder: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    clean = {name: value for name, value in os.environ.items() if name not in {variable.name for variable in variables()}}
    process = subprocess.Popen(
        [sys.executable, "-m", "bot"],
        env={**clean, "PARLOUR_DATA": str(folder), "PARLOUR_PLAYGROUND_PORT": "0", **environment},
        stdout=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )
    watch = threading.Timer(PATIENCE, process.kill)
    watch.start()
    try:
        yield process
    finally:
        watch.cancel()
        process.kill()
        process.communicate()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_without_a_token_the_playground_opens_and_ends_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with _started(tmp_path) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert address, said
        with urllib.request.urlopen(address.group(), timeout=PATIENCE) as page:
            assert b"<html" in page.read()
        process.send_signal(number)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert errors == "", "a newcomer reads one line: where the playground is"


def test_a_second_process_on_the_same_folder_is_told_so(tmp_path: Path) -> None:
    with _started(tmp_path) as first:
        assert first.stdout is not None
        assert first.stdout.readline()
        with _started(tmp_path) as second:
            _, errors = second.communicate(timeout=PATIENCE)
    assert second.returncode == 1
    assert re.fullmatch(r"Error: .* in use.* PARLOUR_DATA names another folder\.\n", errors)


def test_a_second_bot_on_the_same_folder_is_told_so(tmp_path: Path) -> None:
    with _started(tmp_path) as first:
        assert first.stdout is not None
        assert first.stdout.readline()
        with _started(tmp_path, DISCORD_TOKEN="any", PARLOUR_API="http://127.0.0.1:9/api/v10") as second:
            _, errors = second.communicate(timeout=PATIENCE)
    assert second.returncode == 1
    assert errors.splitlines()[-1].startswith("Error: Another process is at work")


def test_a_taken_port_is_named_with_the_way_out(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with _started(tmp_path, PARLOUR_PLAYGROUND_PORT=port) as process:
            _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert errors.splitlines()[-1] == (
        f"Error: Port {port} is taken. Set PARLOUR_PLAYGROUND_PORT to another one, or to 0 for any free one."
    )


def test_a_refused_token_is_a_sentence(tmp_path: Path) -> None:
    with _started(tmp_path / "a") as place:
        assert place.stdout is not None
        address = re.search(r"http://\S+", place.stdout.readline())
        assert address
        with _started(tmp_path / "b", DISCORD_TOKEN="wrong", PARLOUR_API=f"{address.group()}/api/v10") as process:
            _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "Discord refuses the token" in errors
    assert "Traceback" not in errors


def test_a_damaged_database_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "parlour.sqlite3").write_bytes(b"half of a download" * 300)
    with _started(tmp_path, DISCORD_TOKEN="any", PARLOUR_API="http://127.0.0.1:9/api/v10") as process:
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert "damaged or no database" in errors
    assert "Traceback" not in errors


def test_help_names_every_setting() -> None:
    said = CliRunner().invoke(main, ["--help"]).output
    assert [variable.name for variable in variables() if variable.name not in said] == []


def test_the_version_is_that_of_the_distribution() -> None:
    said = CliRunner().invoke(main, ["--version"]).output
    assert re.fullmatch(r"parlour, version \d+\.\d+\.\d+\n", said)


def test_an_illegal_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PLAYGROUND_PORT", "many")
    result = CliRunner().invoke(main, [])
    assert result.exit_code == 1
    assert "PARLOUR_PLAYGROUND_PORT" in result.output


def test_what_is_no_exported_game_is_not_sound(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_bytes(b"\xff nonsense\n")
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == 1
    assert "is not what it should be" in result.output


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game that was resigned at once, as `/export` gives it."""
    rules, seed = CardGo(), bytes(32)
    options = rules.options()
    step = settle(rules, rules.setup(options, 2), partial(Chance, seed), 1)
    lines = [*step.lines, Line(Seat(0), ("resign",))]
    header = seal.header(
        game=rules.name,
        version=rules.version,
        options=asdict(options),
        players=["a", "b"],
        order=[0, 1],
        commitment=seal.commitment(seed),
    )
    entries = [seal.Entry(number, line.seat, line.move, 0) for number, line in enumerate(lines, 1)]
    file = tmp_path_factory.mktemp("export") / "game.txt"
    file.write_bytes(seal.export(header, entries, seed))
    return file


def test_a_sound_game_is_said_to_be_sound(exported: Path) -> None:
    result = CliRunner().invoke(main, ["verify", str(exported)])
    assert (result.exit_code, "is sound: " in result.output) == (0, True), result.output


@pytest.mark.parametrize("option", ["--posted", "--shown"])
def test_what_was_shown_is_compared_with_the_game(exported: Path, option: str) -> None:
    report = seal.verify(exported.read_bytes(), games())
    true = {"--posted": report.commitment, "--shown": report.heads[2]}[option]
    assert CliRunner().invoke(main, ["verify", str(exported), option, true[:16]]).exit_code == 0
    refused = CliRunner().invoke(main, ["verify", str(exported), option, "0" * 16])
    assert refused.exit_code == 1
    assert "0" * 16 in refused.output


def test_an_altered_game_is_refused_with_the_line(exported: Path, tmp_path: Path) -> None:
    altered = tmp_path / "altered.txt"
    altered.write_bytes(exported.read_bytes().replace(b"resign", b"pass"))
    result = CliRunner().invoke(main, ["verify", str(altered)])
    assert result.exit_code == 1
    assert "Line " in result.output


def test_what_the_rules_say_of_an_altered_move_names_seats(exported: Path, tmp_path: Path) -> None:
    altered = tmp_path / "altered.txt"
    altered.write_bytes(exported.read_bytes().replace(b',0,["resign"]', b',1,["pass"]'))
    result = CliRunner().invoke(main, ["verify", str(altered)])
    assert result.exit_code == 1
    assert "Seat 1" in result.output
