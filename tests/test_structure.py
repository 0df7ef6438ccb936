"""The law of structure: which way imports point, what is named where, and that the manual is true."""

import ast
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.adapter.channels import PERMISSIONS
from bot.settings import variables

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

FOLDERS = {".ci", "benchmarks", "bot", "docs", "games", "renderers", "tests"}
FILES = {
    ".dockerignore",
    ".gitignore",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Dockerfile",
    "LICENSE",
    "README.md",
    "compose.yaml",
    "constraints.txt",
    "pyproject.toml",
}

MAY_IMPORT = {"games": {"games"}, "renderers": {"games", "renderers"}, "bot": {"games", "renderers", "bot"}}
ROOMS = {"games", "renderers", "bot", "tests", "benchmarks"}

FLOORS = ("table", "host", "messages", "handlers", "adapter")
"""The rooms of the bot, lowest first: each imports its own and those below it."""
GROUND = {"admission", "catalogue", "settings"}
"""Modules of the bot outside its rooms that a room may import. `__main__` is above them all; the playground is another Discord,
which no room knows."""
PURE = {"asyncio", "aiosqlite", "sqlite3", "discord", "aiohttp", "threading", "time"}
"""What `bot/table` may not import: it is values in, values out."""
DISCORD = {"adapter", "__main__.py"}
"""Where discord.py may be imported."""

SHAPELESS = {"helper", "helpers", "util", "utils", "manager", "managers", "common", "misc"}

PORTAL = {"read_messages": "view_channels"}
"""Permissions that Discord's pages call otherwise than discord.py."""

# Spelled apart, so that this file does not hold what it looks for.
MACHINERY = re.compile(
    "|".join(
        [
            r"pythonh" + "osted",
            r"py" + r"pi\.org",
            r"npm" + r"js\.org",
            r"deb\.deb" + "ian",
            "/wo" + "rk/",
            "/ro" + "ot/",
            "/fa" + "rm/",
        ]
    )
)


def _tracked() -> list[Path]:
    if not (ROOT / ".git").exists():
        pytest.skip("not a clone")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True, text=True).stdout
    return [ROOT / name for name in listing.split("\0") if name and (ROOT / name).is_file()]


def _modules(room: str) -> list[Path]:
    return sorted((ROOT / room).rglob("*.py"))


def _imports(module: Path) -> Iterator[str]:
    """The top-level names a module imports, anywhere in it. Relative imports count as the module's own room."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield (node.module or "").split(".")[0] if not node.level else module.relative_to(ROOT).parts[0]


def _texts() -> Iterator[tuple[Path, str]]:
    for path in _tracked():
        try:
            yield path, path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a font or a picture


def _game_names() -> set[str]:
    return set(PROJECT["project"]["entry-points"]["parlour.games"])


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_imports_point_one_way(room: str) -> None:
    wrong = {(str(module), name) for module in _modules(room) for name in _imports(module) if name in ROOMS - MAY_IMPORT[room]}
    assert wrong == set()
    assert _modules(room)


def _names(module: Path) -> Iterator[tuple[str, str]]:
    """The imports of a module, wherever they stand in it: the module named, and the name taken from it if there is one."""
    for node in ast.walk(ast.parse(module.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.module or "", alias.name) for alias in node.names)


def _path(module: str) -> Path | None:
    """The file of a module of ours."""
    path = ROOT.joinpath(*module.split("."))
    files = (path / "__init__.py", path.with_suffix(".py"))
    return next((file for file in files if file.is_file()), None)


def _leads_to(module: str, name: str) -> Path | None:
    """The file in which what is imported was defined: re-exports are followed. None: it is not ours."""
    if (inner := _path(f"{module}.{name}")) is not None:
        return inner
    file = _path(module)
    if file is None:
        return None
    handed_on = [
        (node.module or "", alias.name)
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
        if (alias.asname or alias.name) == name
    ]
    return (_leads_to(*handed_on[0]) if handed_on else None) or file


def _arrows() -> set[tuple[Path, Path]]:
    """Who imports whom in `bot/`: module and module, the playground aside."""
    bot = ROOT / "bot"
    return {
        (module.relative_to(bot), target.relative_to(bot))
        for module in _modules("bot")
        if module.relative_to(bot).parts[0] != "playground"
        for source, name in _names(module)
        if (target := _leads_to(source, name)) is not None and target.is_relative_to(bot)
    }


def _floor(module: Path) -> int:
    """How high a module stands: the ground, the five rooms, `__main__`."""
    if len(module.parts) > 1:
        return FLOORS.index(module.parts[0])
    return -1 if module.stem in GROUND else len(FLOORS)


def test_the_rooms_of_the_bot_import_downwards() -> None:
    arrows = {(one, other) for one, other in _arrows() if other.parts[0] != "playground"}
    assert {(str(one), str(other)) for one, other in arrows if _floor(one) < _floor(other)} == set()
    assert {FLOORS[_floor(one)] for one, _ in arrows if len(one.parts) > 1} == set(FLOORS)


def test_only_the_command_line_knows_the_playground() -> None:
    assert {one.name for one, other in _arrows() if other.parts[0] == "playground"} == {"__main__.py"}


def test_a_table_is_pure() -> None:
    wrong = {(module.name, name) for module in _modules("bot/table") for name in _imports(module) if name in PURE}
    assert wrong == set()
    assert _modules("bot/table")


def test_discord_is_imported_at_the_edge_only() -> None:
    bot = ROOT / "bot"
    knowing = {module.relative_to(bot).parts[0] for module in _modules("bot") if "discord" in _imports(module)}
    assert knowing <= DISCORD
    assert "adapter" in knowing


def test_rooms_hand_on_nothing_of_other_rooms() -> None:
    """What an `__init__` takes from outside its own package it uses itself: whoever else wants that asks there."""
    doors = [door for room in MAY_IMPORT for door in (ROOT / room).rglob("__init__.py")]
    assert {(str(door.relative_to(ROOT)), name) for door in doors for name in _handed_on(door)} == set()
    assert doors


def _handed_on(door: Path) -> set[str]:
    """The names that a package's `__init__` takes from other packages and does not use."""
    tree = ast.parse(door.read_text("utf-8"))
    own = ".".join(door.parent.relative_to(ROOT).parts)
    foreign = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in ROOMS
        for alias in node.names
        if not (node.module or "").startswith(own)
    }
    return foreign - {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def test_games_import_the_standard_library_and_themselves_only() -> None:
    allowed = sys.stdlib_module_names | {"games"}
    assert {(str(module), name) for module in _modules("games") for name in _imports(module) if name not in allowed} == set()


def test_games_take_chance_only_from_the_contract() -> None:
    hidden = {"random", "secrets", "uuid"}
    assert {(str(module), name) for module in _modules("games") for name in _imports(module) if name in hidden} == set()


def test_no_game_is_named_in_the_bot_outside_the_catalogue() -> None:
    names = re.compile("|".join(_game_names() | {"koxinga", "cacao", "jiangshan"}), re.IGNORECASE)
    bot = [
        (path, text) for path, text in _texts() if path.is_relative_to(ROOT / "bot") and path != ROOT / "bot" / "catalogue.py"
    ]
    assert bot
    assert [(path, found.group()) for path, text in bot if (found := names.search(text))] == []
    assert [path for path, _ in bot if names.search(path.name)] == []


def test_no_module_is_named_after_nothing() -> None:
    named = [path for room in ROOMS for path in (ROOT / room).rglob("*") if set(path.stem.lower().split("_")) & SHAPELESS]
    assert [path for path in named if "__pycache__" not in path.parts] == []


def test_the_top_level_is_as_agreed() -> None:
    top = {path.relative_to(ROOT).parts for path in _tracked()}
    assert {parts[0] for parts in top if len(parts) > 1} <= FOLDERS
    assert {parts[0] for parts in top if len(parts) == 1} <= FILES


def test_nothing_names_the_machine_it_was_written_on() -> None:
    assert [(path.name, found.group()) for path, text in _texts() if (found := MACHINERY.search(text))] == []


def test_the_manual_shows_every_setting() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$", README, re.MULTILINE)
    shown = [(variable.name, f"`{variable.default}`" if variable.default else "", variable.meaning) for variable in variables()]
    assert [(name, default.strip(), meaning) for name, default, meaning in rows] == shown


def test_the_invitation_asks_for_exactly_what_the_bot_needs() -> None:
    (number,) = re.findall(r"https://discord\.com/oauth2/authorize\?\S*permissions=(\d+)", README)
    assert int(number) == PERMISSIONS.value
    (words,) = re.findall(r"exactly what the bot uses: (.*?)\.\n", README, re.DOTALL)
    named = {re.sub(r"\W+", "_", word.strip().lower()) for word in re.split(r",| and ", words)}
    assert named == {PORTAL.get(name, name) for name, wanted in PERMISSIONS if wanted}


def test_documents_name_only_variables_that_exist() -> None:
    known = {variable.name for variable in variables()} | {"PARLOUR_LONG", "PARLOUR_BROWSER", "PARLOUR_OPENAPI"}
    pages = [path for path in _tracked() if path.suffix in (".md", ".yaml") or path.name == "Dockerfile"]
    assert {name for path in pages for name in re.findall(r"\b(?:PARLOUR|DISCORD)_[A-Z_]+\b", path.read_text("utf-8"))} <= known


@pytest.mark.parametrize(
    "command", ["pip install -c constraints.txt -e . && python -m bot", "pip install -c constraints.txt -e '.[test]' && pytest"]
)
def test_the_manual_gives_both_commands_on_one_line_each(command: str) -> None:
    assert f"```sh\n{command}\n```" in README


def test_the_check_script_ends_with_the_manuals_test_command() -> None:
    (command,) = re.findall(r"^pip install .*pytest$", README, re.MULTILINE)
    script = ROOT / ".ci" / "run"
    assert script.read_text("utf-8").splitlines()[-1] == command
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", str(script)], check=True)


def test_links_between_documents_lead_somewhere() -> None:
    links = [
        (path, target)
        for path in _tracked()
        if path.suffix == ".md"
        for target in re.findall(r"\]\(([^)\s]+)\)", path.read_text("utf-8"))
        if not re.match(r"[a-z]+:", target)
    ]
    assert [(path.name, target) for path, target in links if not _leads(path, target)] == []
    assert links


def _leads(page: Path, target: str) -> bool:
    name, _, anchor = target.partition("#")
    there = page.parent / name if name else page
    return there.exists() and (not anchor or anchor in _anchors(there))


def _anchors(page: Path) -> set[str]:
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def _dockerfile() -> list[list[str]]:
    joined = (ROOT / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    return [shlex.split(line) for line in joined.splitlines() if line and not line.startswith("#")]


def _copied() -> set[str]:
    """What the container takes from the project."""
    return {name for word, *names in _dockerfile() if word == "COPY" and "--from=build" not in names for name in names[:-1]}


def test_the_container_copies_what_exists_and_all_that_is_installed() -> None:
    copied = _copied()
    assert all((ROOT / name).exists() for name in copied)
    packages = {pattern.rstrip("*") for pattern in PROJECT["tool"]["setuptools"]["packages"]["find"]["include"]}
    needed = {"pyproject.toml", "constraints.txt", PROJECT["project"]["readme"], *PROJECT["project"]["license-files"]}
    assert copied == packages | needed


def test_the_container_is_given_what_it_copies() -> None:
    kept = {line[1:] for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line.startswith("!")}
    assert kept == _copied()


def test_the_container_runs_the_bot_as_nobody_special_on_its_volume() -> None:
    said = {word: names for word, *names in _dockerfile()}
    assert said["ENTRYPOINT"] == ["[python,", "-m,", "bot]"]
    assert said["USER"] == ["parlour"]
    assert f"PARLOUR_DATA={said['VOLUME'][0]}" in said["ENV"]
    assert re.search(r"install -d -o parlour -g parlour /data /backups", " ".join(said["RUN"]))


def test_the_container_keeps_only_what_lies_in_volumes() -> None:
    """The root is read-only: whatever the settings name as a folder is mounted, and made in the image for whom it runs as."""
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    mounted = dict(re.findall(r"^      - (\w+):(/\w+)$", compose, re.MULTILINE))
    assert set(mounted) == set(re.findall(r"^  (\w+):$", compose.split("\nvolumes:\n")[1], re.MULTILINE))
    assert set(re.findall(r"PARLOUR_\w+: (/\w+)", compose)) | {"/data"} == set(mounted.values())
    assert "read_only: true" in compose


def test_the_containers_python_is_one_we_support() -> None:
    (image,) = {names[0] for word, *names in _dockerfile() if word == "FROM"}
    found = re.fullmatch(r"python:3\.(\d+)-slim", image)
    assert found
    assert int(found.group(1)) >= int(PROJECT["project"]["requires-python"].split(".")[-1])
