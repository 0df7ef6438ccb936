"""The command line: what it starts, what it says, and how it ends."""

import asyncio
import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import asdict, replace
from errno import EACCES, ENOSPC
from functools import partial
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from bot.__main__ import main
from bot.catalogue import games
from bot.failures import Failure, Status, read_settings, say_plainly
from bot.host.storage.store import migrations
from bot.ownership import OTHERS
from bot.playground import Playground
from bot.settings import Settings, Variable, variables
from bot.table.answers import compact
from bot.table.log import seal, verification
from games.cardgo.rules import RULES as CARDGO
from games.core import Chance, Seat
from games.moves import Line, settle
from tests.support.counts import LONG, long
from tests.support.hosting import ANN, BEN, tables

PATIENCE = 60
WAITS = ("computers", "boards", "pictures", "animations", "reviews", "sandbox")


@contextmanager
def started(folder: Path, **environment: str) -> Iterator[subprocess.Popen[str]]:
    clean = {
        name: value for name, value in os.environ.items() if name not in {variable.name for variable in variables()}
    }
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


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM] if LONG else [signal.SIGINT])
def test_without_a_token_the_playground_opens_and_ends_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        watched = f"127.0.0.1:{free.getsockname()[1]}"
    with started(tmp_path, PARLOUR_METRICS=watched) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        address = re.search(r"http://127\.0\.0\.1:\d+", said)
        assert address, said
        with urllib.request.urlopen(address.group(), timeout=PATIENCE) as page:
            assert b"<html" in page.read()
        with urllib.request.urlopen(f"http://{watched}/metrics", timeout=PATIENCE) as page:
            told = page.read().decode()
        assert re.search(r'parlour_build_info\{python="3\.\d+\.\S+",version="\d+\.\d+\.\d+"\} 1\.0', told)
        assert set(re.findall(r'parlour_waiting\{what="(\w+)"\} \d+\.0', told)) == set(WAITS)
        process.send_signal(number)
        _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert errors == "", "a newcomer reads one line: where the playground is"


def test_a_second_process_on_the_same_folder_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another playground, and a bot."""
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    monkeypatch.setenv("PARLOUR_PLAYGROUND_PORT", "0")
    with started(tmp_path) as first:
        assert first.stdout is not None
        assert first.stdout.readline()
        second = CliRunner().invoke(main, [])
        monkeypatch.setenv("DISCORD_TOKEN", "any")
        monkeypatch.setenv("PARLOUR_API", "http://127.0.0.1:9/api/v10")
        bot = CliRunner().invoke(main, [])
    assert (second.exit_code, bot.exit_code) == (Status.BUSY, Status.BUSY)
    assert re.fullmatch(r"Error: .* in use.* PARLOUR_DATA names another folder\.\n", second.output)
    assert bot.output.splitlines()[-1].startswith("Error: Another process is at work")


@long("other failures of a start are sentences too")
def test_a_taken_port_is_named_with_the_way_out(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        with started(tmp_path, PARLOUR_PLAYGROUND_PORT=port) as process:
            _, errors = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert errors.splitlines()[-1] == (
        f"Error: Port {port} is taken. Set PARLOUR_PLAYGROUND_PORT to another one, or to 0 for any free one."
    )


def test_a_refused_token_is_a_sentence(tmp_path: Path) -> None:
    async def live() -> tuple[int | None, str]:
        place = Playground(tmp_path / "a", limited=False)
        await place.start()
        with started(tmp_path / "b", DISCORD_TOKEN="wrong", PARLOUR_API=place.api) as process:
            _, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
        await place.stop()
        return process.returncode, errors

    status, errors = asyncio.run(live())
    assert status == Status.TOKEN
    assert "Discord refuses the token" in errors
    assert "Traceback" not in errors


@long("one that is refused at once is a sentence too")
def test_a_token_that_is_taken_back_while_the_bot_runs_is_a_sentence(tmp_path: Path) -> None:
    """Discord closes the connection with 4004 and means it."""

    async def live() -> tuple[int | None, str]:
        place = Playground(tmp_path / "a", limited=False)
        await place.start()
        environment = {"DISCORD_TOKEN": place.bot_token, "PARLOUR_API": place.api}
        with started(tmp_path / "b", **environment) as process:
            assert process.stdout is not None
            assert await asyncio.to_thread(process.stdout.readline)
            for connection in place.world.gateway.sockets:
                connection.close(4004)
            _, errors = await asyncio.to_thread(process.communicate, timeout=PATIENCE)
        await place.stop()
        return process.returncode, errors

    status, errors = asyncio.run(live())
    assert status == Status.TOKEN
    assert errors.splitlines()[-1].startswith("Error: The token holds no longer.")
    assert "Traceback" not in errors


@pytest.fixture
def private() -> Iterator[None]:
    """What the test writes is its owner's alone: of anything else a start says so."""
    before = os.umask(OTHERS)
    yield
    os.umask(before)


def _garbage(folder: Path) -> None:
    (folder / "parlour.sqlite3").write_bytes(b"half of a download" * 300)


def _damaged_page(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "parlour.sqlite3", isolation_level=None)) as store:
        for _, script in sorted(migrations().items()):
            store.executescript(script)
        store.execute("CREATE TABLE weight (b BLOB)")
        store.executemany("INSERT INTO weight VALUES (?)", [(bytes(3000),)] * 50)
    with (folder / "parlour.sqlite3").open("r+b") as file:
        file.seek(-3 * 4096, 2)
        file.write(b"\xff" * 4096)


def _newer(folder: Path) -> None:
    with closing(sqlite3.connect(folder / "parlour.sqlite3")) as store:
        store.execute(f"PRAGMA user_version = {max(migrations()) + 1}")


def _directory(folder: Path) -> None:
    (folder / "parlour.sqlite3").mkdir()


def _file(folder: Path) -> None:
    folder.rmdir()
    folder.write_text("no folder")


def _closed(folder: Path) -> None:
    """As where everything is forbidden, also to root: the database leads nowhere."""
    (folder / "parlour.sqlite3").symlink_to(folder / "nowhere" / "parlour.sqlite3")


@pytest.mark.usefixtures("private")
@pytest.mark.parametrize(
    ("spoil", "status", "said"),
    [
        (
            _garbage,
            Status.DATABASE,
            "is damaged or no database of this program; it was left untouched. A backup can take",
        ),
        (_damaged_page, Status.DATABASE, "is damaged"),
        (_newer, Status.NEWER, "A newer version of this program is needed"),
        (_directory, Status.NO_FILE, "is a folder, where a file belongs."),
        (_file, Status.NO_FOLDER, "is no folder. PARLOUR_DATA names another one."),
        (_closed, Status.FOLDER, "cannot be used"),
    ],
)
def test_what_is_wrong_with_the_data_folder_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: Callable[[Path], None], status: Status, said: str
) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    spoil(folder)
    settings = {"DISCORD_TOKEN": "any", "PARLOUR_API": "http://127.0.0.1:9/api/v10", "PARLOUR_DATA": str(folder)}
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    result = CliRunner().invoke(main, [])
    assert (result.exit_code, result.output.count("\n")) == (status, 1), result.output
    assert said in result.output


def test_a_full_disk_is_a_sentence_and_worth_another_try(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    with closing(sqlite3.connect(tmp_path / "small.sqlite3")) as store:
        store.execute("CREATE TABLE weight (b BLOB)")
        store.execute("PRAGMA max_page_count = 4")
        with pytest.raises(Failure) as full, say_plainly(settings):
            store.execute("INSERT INTO weight VALUES (?)", (bytes(100_000),))
    assert full.value.exit_code == Status.NO_SPACE
    assert "cannot be used: database or disk is full" in full.value.message
    with pytest.raises(Failure) as other, say_plainly(settings):
        raise OSError(ENOSPC, "No space left on device", str(tmp_path / "alive"))
    assert other.value.exit_code == Status.NO_SPACE


def test_no_games_where_some_are_looked_for_are_told_from_damaged_ones(tmp_path: Path) -> None:
    result = run(tmp_path, "check")
    assert (result.exit_code, result.output.count("\n")) == (Status.NO_GAMES, 1), result.output


@pytest.mark.parametrize("command", [["check"], ["backup", "copy"], ["forget", "--guild", "7", "--yes"]])
def test_an_empty_file_in_the_place_of_the_games_holds_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: list[str]
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "parlour.sqlite3").touch()
    monkeypatch.chdir(tmp_path)
    result = run(tmp_path / "data", *command)
    assert (result.exit_code, result.output.count("\n")) == (Status.NO_GAMES, 1), result.output
    assert "is empty" in result.output


def test_what_is_wrong_with_a_backup_is_not_said_of_the_data_folder(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing = run(folder, "restore", str(tmp_path / "missing"))
    assert missing.output == f"Error: No games: there is no {tmp_path / 'missing'}.\n"
    settings, copy = Settings(data=folder), tmp_path / "other"
    with pytest.raises(Failure) as refused, say_plainly(settings, copy):
        raise PermissionError(EACCES, "Permission denied", str(tmp_path / ".other.x.part"))
    assert refused.value.message == f"Permission denied: {copy}. Name another place for it."
    monkeypatch.setattr("bot.upkeep.backups.back_up", full)
    told = run(folder, "backup", str(copy))
    assert (told.exit_code, told.output) == (
        Status.NO_SPACE,
        f"Error: {copy} cannot be used: database or disk is full.\n",
    )


def full(*_: object, **__: object) -> None:
    failure = sqlite3.OperationalError("database or disk is full")
    failure.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise failure


def test_a_backup_put_where_there_is_nothing_may_be_older_than_what_was_there(folder: Path) -> None:
    for file in folder.glob("parlour.sqlite3*"):
        file.unlink()
    assert (
        "nobody can tell what is newer than the backup"
        in run(folder, "restore", str(folder / "copy"), answer="n\n").output
    )


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("PARLOUR_DEADLINE_HOURS", "9000", "PARLOUR_DEADLINE_HOURS: this must be 8760 at most"),
        ("PARLOUR_DEADLINE_HOURS", "-1", "PARLOUR_DEADLINE_HOURS: this must be 0 at least"),
        ("PARLOUR_DEADLINE_HOURS", "soon", "PARLOUR_DEADLINE_HOURS: this must be a number"),
        ("PARLOUR_PLAYGROUND_PORT", "x", "PARLOUR_PLAYGROUND_PORT: this must be a whole number"),
        ("PARLOUR_LOG_FORMAT", "xml", "PARLOUR_LOG_FORMAT: this must be 'text' or 'json'"),
        ("PARLOUR_SHARD_IDS", "0", "PARLOUR_SHARD_IDS needs"),
    ],
)
def test_why_a_setting_is_refused_is_said_in_our_words(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str, said: str
) -> None:
    monkeypatch.setenv(name, value)
    assert CliRunner().invoke(main, []).output.startswith(f"Error: {said}")


@pytest.mark.parametrize("variable", variables(), ids=lambda each: each.name)
def test_no_setting_is_refused_in_words_of_a_library(monkeypatch: pytest.MonkeyPatch, variable: Variable) -> None:
    for value in ("-1", "0", "1.5", "1e99", "nan", "9" * 5000, "soon"):
        monkeypatch.setenv(variable.name, value)
        said = ""
        try:
            read_settings()
        except Failure as refused:
            said = refused.message
        assert not re.search("Input|Value error|valid", said), value[:4]


@pytest.mark.usefixtures("private")
def test_a_database_that_another_program_holds_is_worth_another_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "any")
    monkeypatch.setenv("PARLOUR_DATA", str(tmp_path))
    with closing(sqlite3.connect(tmp_path / "parlour.sqlite3", isolation_level=None)) as store:
        store.execute("PRAGMA locking_mode = EXCLUSIVE")
        store.execute("BEGIN EXCLUSIVE")
        result = CliRunner().invoke(main, [])
    assert (result.exit_code, result.output.count("\n")) == (Status.FAILED, 1), result.output
    assert "cannot be used: database is locked" in result.output


def test_a_token_with_a_line_break_in_it_is_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "half a tok\nen")
    result = CliRunner().invoke(main, [])
    assert result.exit_code == Status.NO_TOKEN
    assert result.output.startswith("Error: DISCORD_TOKEN: ")
    assert "half" not in result.output
    assert result.output.count("\n") == 1
    monkeypatch.setenv("PARLOUR_PLAYGROUND_PORT", "many")
    both = CliRunner().invoke(main, [])
    assert (both.exit_code, both.output.count("\n")) == (Status.SETTING, 2), "there is more to mend than the token"


def test_the_manual_has_every_exit_status_in_its_table() -> None:
    manual = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text("utf-8")
    assert [int(number) for number in re.findall(r"^\| (\d+) \|", manual, re.MULTILINE)] == [0, *Status]
    (useless,) = re.findall(r"^RestartPreventExitStatus=(.*)$", manual, re.MULTILINE)
    assert {int(number) for number in useless.split()} == set(Status) - {
        Status.FAILED,
        Status.NO_SPACE,
        Status.UNJUDGED,
    }


def run(folder: Path, *command: str, answer: str = "") -> Result:
    return CliRunner().invoke(main, [*command, "--data", str(folder)], input=answer)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A data folder in which a game was played, stopped, and gone on with after a backup was made."""

    async def play() -> None:
        async with tables(tmp_path) as here:
            id = await here.game(ANN, BEN)
            assert run(tmp_path, "backup", str(tmp_path / "copy")).exit_code == 0
            await here.random_play(id, 2)

    asyncio.run(play())
    return tmp_path


def test_a_backup_is_said_to_be_checked_and_overwritten_only_if_told(folder: Path) -> None:
    refused = run(folder, "backup", str(folder / "copy"))
    assert (refused.exit_code, "--overwrite" in refused.output) == (Status.FAILED, True)
    done = run(folder, "backup", "--overwrite", str(folder / "copy"))
    assert done.exit_code == 0
    assert re.search(r"is written and checked: 1 tables, 1 of them running games, \d+ lines\.$", done.output)


def test_restoring_asks_the_question_that_it_deserves(folder: Path) -> None:
    before = (folder / "parlour.sqlite3").read_bytes()
    refused = run(folder, "restore", str(folder / "copy"), answer="n\n")
    assert refused.exit_code == Status.FAILED
    assert re.search(r"The backup is from \d{4}-\d\d-\d\d \d\d:\d\d UTC: 1 tables", refused.output)
    assert re.search(r"Lost would be what is newer: 0 tables, and [1-9]\d* lines", refused.output)
    assert (folder / "parlour.sqlite3").read_bytes() == before
    assert run(folder, "restore", str(folder / "copy"), answer="y\n").exit_code == 0
    assert (folder / "parlour.sqlite3").read_bytes() != before


def test_restoring_says_where_the_games_are_that_it_replaced(folder: Path) -> None:
    done = run(folder, "restore", "--yes", str(folder / "copy"))
    assert done.exit_code == 0
    (kept,) = re.findall(r"kept as (\S+);", done.output)
    assert Path(kept).is_file()


def test_a_check_says_that_the_game_was_set_back(exported: Path, tmp_path: Path) -> None:
    first, *_ = seal_lines(exported)
    entries = [seal.Entry(1, seal.TABLE, ("restored", "1800000000"), 0)]
    (tmp_path / "back.txt").write_bytes(seal.export(first, entries, bytes(32)))
    result = CliRunner().invoke(main, ["verify", str(tmp_path / "back.txt")])
    assert result.exit_code == 0, result.output
    assert "Line 2: the game was set back to a backup, from 2027-01-15 08:00 UTC;" in result.output


def seal_lines(file: Path) -> list[str]:
    return file.read_text("ascii").splitlines()


def test_whether_the_bot_is_well_is_an_exit_status(tmp_path: Path) -> None:
    assert run(tmp_path, "alive").exit_code == Status.FAILED
    (tmp_path / "alive").touch()
    assert run(tmp_path, "alive").exit_code == 0


@long("`test_heartbeat.py` asks the file itself")
def test_a_running_bot_is_well_and_a_stopped_one_is_not(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        assert process.stdout is not None
        assert process.stdout.readline()
        assert run(tmp_path, "alive").exit_code == 0
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=PATIENCE)
    assert run(tmp_path, "alive").exit_code == Status.FAILED


def test_help_names_every_setting() -> None:
    said = CliRunner().invoke(main, ["--help"]).output
    assert [variable.name for variable in variables() if variable.name not in said] == []


def test_help_on_verify_names_the_status_of_what_cannot_be_judged() -> None:
    assert f"with {Status.UNJUDGED:d}" in " ".join(CliRunner().invoke(main, ["verify", "--help"]).output.split())


def test_the_version_is_that_of_the_distribution() -> None:
    said = CliRunner().invoke(main, ["--version"]).output
    assert re.fullmatch(r"parlour, version \d+\.\d+\.\d+\n", said)


def test_an_illegal_setting_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_PLAYGROUND_PORT", "many")
    result = CliRunner().invoke(main, [])
    assert result.exit_code == Status.SETTING
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
    rules, seed = CARDGO, bytes(32)
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
    report = verification.verify(exported.read_bytes(), games())
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


def rewritten(exported: Path, file: Path, move: tuple[str, ...] = ("resign",), **header: object) -> Path:
    """The game under another header, with another last move, in a chain of its own."""
    first, *lines, _ = map(json.loads, seal_lines(exported))
    entries = [seal.Entry(n, Seat(seat), tuple(tokens), at) for n, seat, tokens, at in lines]
    file.write_bytes(seal.export(compact(first | header), [*entries[:-1], replace(entries[-1], move=move)], bytes(32)))
    return file


@pytest.mark.parametrize(
    ("header", "move", "status", "said"),
    [
        ({"game": "gone", "version": 7}, ("resign",), Status.UNJUDGED, "version 7 of the rules of gone, which is not"),
        (
            {"version": 9},
            ("fly",),
            Status.UNJUDGED,
            r"version 9 .* version 1, .* does not allow line \d+: from there on",
        ),
        ({"version": 9}, ("resign",), 0, "version 9 .* version 1, which is installed here, allows every line"),
        ({"version": 1}, ("fly",), Status.FAILED, "is not what it should be"),
    ],
)
def test_a_game_of_rules_that_are_not_installed_has_a_status_of_its_own(
    exported: Path, tmp_path: Path, header: dict[str, object], move: tuple[str, ...], status: int, said: str
) -> None:
    file = rewritten(exported, tmp_path / "other.txt", move, **header)
    result = CliRunner().invoke(main, ["verify", str(file)])
    assert result.exit_code == status, result.output
    assert re.search(said, result.output), result.output
    assert ("is sound" in result.output) == (status == 0)
    assert CliRunner().invoke(main, ["verify", str(file), "--posted", "0" * 16]).exit_code == Status.FAILED
    file.write_bytes(file.read_bytes().replace(b",0,[", b",1,[", 1))
    assert CliRunner().invoke(main, ["verify", str(file)]).exit_code == Status.FAILED


def test_what_the_rules_say_of_an_altered_move_names_seats(exported: Path, tmp_path: Path) -> None:
    altered = tmp_path / "altered.txt"
    altered.write_bytes(exported.read_bytes().replace(b',0,["resign"]', b',1,["pass"]'))
    result = CliRunner().invoke(main, ["verify", str(altered)])
    assert result.exit_code == 1
    assert "Seat 1" in result.output
