"""What is installed is what was tested, and everything the program reads is shipped."""

import asyncio
import fnmatch
import importlib.metadata
import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from bot.messages.custom_id import Action
from bot.playground import Playground
from tests.support.counts import LONG
from tests.support.people import Human, board, control, human, next_board, over

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PACKAGES = ("bot", "games", "renderers")


def _pins() -> dict[str, Requirement]:
    lines = (line.strip() for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines())
    pins = [Requirement(line) for line in lines if line and not line.startswith("#")]
    return {canonicalize_name(pin.name): pin for pin in pins}


def _direct() -> list[Requirement]:
    return [
        Requirement(line)
        for line in PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["test"]
    ]


def _needed(requirements: list[Requirement]) -> Iterator[str]:
    """The names of all that `requirements` install here, directly and indirectly."""
    seen: set[tuple[str, str]] = set()
    todo = [(requirement, "") for requirement in requirements]
    while todo:
        requirement, extra = todo.pop()
        if requirement.marker and not requirement.marker.evaluate({"extra": extra}):
            continue
        yield canonicalize_name(requirement.name)
        fresh = {(requirement.name, wanted) for wanted in {"", *requirement.extras}} - seen
        seen |= fresh
        todo += [
            (Requirement(line), wanted) for name, wanted in fresh for line in importlib.metadata.requires(name) or []
        ]


def _tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [Path(name) for name in listing.split("\0") if name and (ROOT / name).is_file()]


def test_constraints_are_plain_exact_versions() -> None:
    for pin in _pins().values():
        (specifier,) = pin.specifier
        assert specifier.operator == "==", pin
        assert "*" not in specifier.version, pin
        assert pin.url is None, pin


def test_direct_requirements_are_pinned_within_their_ranges() -> None:
    for requirement in _direct():
        (specifier,) = _pins()[canonicalize_name(requirement.name)].specifier
        assert requirement.specifier.contains(specifier.version), requirement


def test_indirect_requirements_are_pinned() -> None:
    assert set(_needed(_direct())) <= set(_pins())


def test_nothing_is_pinned_that_nobody_needs() -> None:
    here = {name for name, pin in _pins().items() if not pin.marker or pin.marker.evaluate()}
    assert here - set(_needed(_direct())) == {"setuptools"}


def test_the_build_backend_is_pinned_alike_in_both_places() -> None:
    (backend,) = [Requirement(line) for line in PROJECT["build-system"]["requires"]]
    assert str(backend.specifier) == str(_pins()[backend.name].specifier)


def test_every_file_of_the_packages_is_shipped() -> None:
    patterns = PROJECT["tool"]["setuptools"]["package-data"]["*"]
    files = [path for path in _tracked() if path.parts[0] in PACKAGES and path.suffix != ".py"]
    missing = [path for path in files if not any(fnmatch.fnmatch(path.name, pattern) for pattern in patterns)]
    assert missing == []
    assert len(files) >= len(PACKAGES)


@pytest.fixture(scope="module")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an empty environment, away from the checkout, into which the wheel alone was installed."""
    folder = tmp_path_factory.mktemp("wheel")
    for path in _tracked():
        (folder / "source" / path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / path, folder / "source" / path)
    _in(folder, sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "-w", "wheels", "./source")
    _in(folder, sys.executable, "-m", "venv", "venv")
    (wheel,) = (folder / "wheels").glob("*.whl")
    found = folder / "venv" / "bin"
    _in(folder, str(found / "pip"), "install", "-q", "-c", str(ROOT / "constraints.txt"), str(wheel))
    shutil.rmtree(folder / "source")
    return found


wheel = pytest.mark.skipif(not LONG, reason="builds a wheel and fills an environment; PARLOUR_LONG=1 does it")


@wheel
def test_a_wheel_alone_is_the_whole_program(tmp_path: Path, programs: Path) -> None:
    """The page is served, and each game is played and drawn."""
    assert _in(tmp_path, str(programs / "parlour"), "--version").startswith("parlour, version ")
    for game in PROJECT["project"]["entry-points"]["parlour.games"]:
        assert json.loads(_in(tmp_path, str(programs / "python"), "-c", PLAYED, game))["lines"] > 10
    with subprocess.Popen(
        [str(programs / "parlour")],
        cwd=tmp_path,
        env={**_bare(), "PARLOUR_PLAYGROUND_PORT": "0"},
        stdout=subprocess.PIPE,
        text=True,
    ) as running:
        assert running.stdout is not None
        address = re.search(r"http://\S+", running.stdout.readline())
        assert address
        with urllib.request.urlopen(address.group(), timeout=60) as page:
            assert b"<html" in page.read()
        running.terminate()
    assert running.returncode == 0


@wheel
async def test_a_wheel_plays_a_quick_game_over_the_wire_and_verifies_it(tmp_path: Path, programs: Path) -> None:
    playground = Playground(tmp_path / "playground", limited=False)
    await playground.start()
    wire = {"DISCORD_TOKEN": playground.bot_token, "PARLOUR_API": playground.api, "PARLOUR_THINKING_SECONDS": "0.05"}
    running = await asyncio.create_subprocess_exec(
        programs / "parlour", cwd=tmp_path, env={**_bare(), **wire}, stdout=subprocess.PIPE
    )
    assert running.stdout is not None
    try:
        async with human(playground, "alice") as alice:
            assert b"online" in await running.stdout.readline()
            welcome = await alice.command("help")
            await alice.press(welcome, control(welcome, Action.QUICK))
            record = await _played_out(alice)
    finally:
        running.terminate()
        await running.wait()
        await playground.stop()
    (tmp_path / "record.txt").write_bytes(record)
    assert "is sound" in _in(tmp_path, str(programs / "parlour"), "verify", "record.txt")


async def _played_out(person: Human) -> bytes:
    """The record of the game, which a computer played to its end for the person."""
    shown = await person.seen(board)
    while not over(shown):
        await person.command("move", text="auto")
        shown = await next_board(person, shown, person)
    more = await person.press(shown, control(shown, Action.MORE))
    exported = await person.press(more, control(more, Action.EXPORT))
    async with aiohttp.ClientSession() as http, http.get(exported["attachments"][0]["url"]) as reply:
        return await reply.read()


PLAYED = """
import json, sys
from functools import partial
from bot.catalogue import games
from bot.messages.i18n import say
from games import moves
from games.core import Chance, Seat
game = games()[sys.argv[1]]
rules = game.rules
options = rules.options()
seats = rules.seats(options).start
step = moves.settle(rules, rules.setup(options, seats), partial(Chance, bytes(32)), 1)
lines = len(step.lines)
while rules.outcome(step.state) is None and lines < 24:
    seat = next(iter(rules.asked(step.state)))
    move = next(moves.moves(rules, step.state, seat))
    step, _ = moves.submit(rules, step.state, seat, [move], partial(Chance, bytes(32)), line=lines + 1)
    lines += len(step.lines)
picture = game.renderer.picture(rules.view(step.state, None), partial(say, "zh-TW", names=lambda seat: "甲"))
assert picture[1:4] == b"PNG"
print(json.dumps({"lines": lines}))
"""


def _bare() -> dict[str, str]:
    """An environment without ours."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PARLOUR", "DISCORD", "PYTHON"))}


def _in(folder: Path, *command: str) -> str:
    return subprocess.run(command, cwd=folder, env=_bare(), check=True, capture_output=True, text=True).stdout


def test_the_console_script_is_the_module() -> None:
    (script,) = importlib.metadata.distribution("parlour").entry_points.select(group="console_scripts")
    assert (script.name, script.value) == ("parlour", "bot.__main__:main")


def test_the_changelog_has_a_heading_for_this_version() -> None:
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased" or headings[0] == PROJECT["project"]["version"]
