"""The law of structure: which way imports point, what is named where, and that the manual is true."""

import ast
import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

from bot.adapter.channels import PERMISSIONS
from bot.settings import variables

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")
MANUAL = (ROOT / "docs" / "hosting.md").read_text("utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))

FOLDERS = {".ci", ".github", "benchmarks", "bot", "docs", "games", "renderers", "tests"}
FILES = {
    ".dockerignore",
    ".gitignore",
    ".pre-commit-config.yaml",
    "CHANGELOG.md",
    "CODE_OF_CONDUCT.md",
    "CONTRIBUTING.md",
    "Dockerfile",
    "LICENSE",
    "README.md",
    "SECURITY.md",
    "compose.yaml",
    "constraints.txt",
    "pyproject.toml",
}

MAY_IMPORT = {"games": {"games"}, "renderers": {"games", "renderers"}, "bot": {"games", "renderers", "bot"}}
ROOMS = {"games", "renderers", "bot", "tests", "benchmarks"}
OURS = tuple(f"{room}/" for room in MAY_IMPORT)
"""What is installed."""

FLOORS = ("table", "host", "messages", "handlers", "adapter")
"""The rooms of the bot, lowest first: each imports its own and those below it."""
GROUND = {"admission", "catalogue", "metrics", "settings"}
"""Modules of the bot outside its rooms that a room may import. `__main__` is above them all; the playground is another
Discord, which no room knows."""
PURE = {
    *(
        "__future__",
        "base64",
        "collections",
        "dataclasses",
        "datetime",
        "enum",
        "hashlib",
        "hmac",
        "json",
        "math",
        "types",
        "typing",
        "zoneinfo",
    ),
    *("functools.lru_cache", "games", "renderers.core", "bot.admission.value_key", "bot.table"),
    "itertools",
    "re",
    "unicodedata",
}
"""All that `bot/table` may import: it is values in, values out."""
SEEDING = {"bot/table/features/lobby.py"}
"""Where a table's seed is drawn: the one module of the room with `secrets`."""
DISCORD = {"bot/adapter", "bot/__main__.py"}
"""Where discord.py may be imported."""
HIDDEN_CHANCE = {"random", "secrets", "uuid"}
"""What a game may not import: its chance comes from the contract."""
BY_NAME = {"importlib", "pkgutil", "runpy"}
"""Modules that import what a text names, which no law here can follow."""
BY_NAME_IN = {
    "bot/__main__.py": "the version of the distribution",
    "bot/catalogue.py": "games are entry points",
    "bot/host/cluster/sealed.py": "the version of the distribution",
    "bot/host/workers/serving.py": "a process of ours is told where its games come from",
    "bot/host/storage/store.py": "the schema lies beside the code",
    "bot/messages/zones.py": "the names of time zones lie in a package of data",
    "games/__main__.py": "a script names its game",
    "games/jiangshan/muster.py": "the table of units lies beside the code",
    "games/jiangshan/scenario/shipped.py": "the scenarios lie beside the code",
    "renderers/gallery.py": "games are entry points",
}
"""Who imports by name, and what for."""
GUESSING = (
    *(
        "games/*/players/*.py",
        "games/*/rules.py",
        "games/*/reversible.py",
        "games/*/stock.py",
        "games/foretelling.py",
        "benchmarks/puzzles.py",
        "benchmarks/placements.py",
    ),
    *("tests/games/*", "tests/support/contract.py", "tests/support/planted.py", "tests/support/worlds.py"),
)
"""Where a whole state is guessed: computer players think on one, what they expect is told in one, what can be taken
back is judged on one, puzzles are checked on many, and the tests of the games hold it to its word. Whoever asks what
may be chosen asks the view."""
DOORS = {"bot/playground/__init__.py", "games/jiangshan/legality/__init__.py"}
"""The `__init__` files that hand on names of their own package. All others define what they offer (`GAME` and
`RENDERER` of
`renderers/cacao`) or offer nothing."""

MODULES = 16
"""As many as one keeps in mind: no folder of the bot but the playground has more, folders in it counted by
themselves."""
HOST_LINES = "bot/table/log/host_lines.py"
"""Where the host's own lines of a log are built and read."""
SENDING = {
    "bot/messages/outbox/carrier.py": "the one way of every new message",
    "bot/adapter/channels.py": "where that leads to",
    "bot/adapter/responses.py": "answers to a command or a press",
    "bot/adapter/doctor.py": "the operator asks what the bot may do in a channel",
}
"""Who sends anything that is new, and what."""
GATE = "bot/messages/outbox/carrier.py"
"""The gate below everything that sends."""
SAYING = {"bot/messages/i18n.py", "renderers/words.py"}
"""Where keys become words. Nobody else asks which message a text is."""

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


def _texts() -> Iterator[tuple[Path, str]]:
    for path in _tracked():
        try:
            yield path, path.read_text("utf-8")
        except UnicodeDecodeError:
            continue  # a font or a picture


def _game_names() -> set[str]:
    return set(PROJECT["project"]["entry-points"]["parlour.games"])


def _nodes(source: str) -> list[ast.AST]:
    return list(ast.walk(ast.parse(source)))


@cache
def _used(source: str) -> tuple[frozenset[str], frozenset[str]]:
    """The names of a module, and the attributes, wherever they stand in it."""
    nodes = _nodes(source)
    return (
        frozenset(node.id for node in nodes if isinstance(node, ast.Name)),
        frozenset(node.attr for node in nodes if isinstance(node, ast.Attribute)),
    )


@cache
def _named(file: str, source: str) -> tuple[tuple[str, str], ...]:
    """The imports of a module, wherever they stand in it: the module named, and the name taken from it if there is one.
    Relative ones are resolved from where `file` stands."""
    package = Path(file).parent.parts
    found: list[tuple[str, str]] = []
    for node in _nodes(source):
        if isinstance(node, ast.Import):
            found += ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            found += ((".".join((*base, *filter(None, [node.module]))), alias.name) for alias in node.names)
    return tuple(found)


def _dotted(file: str, source: str) -> set[str]:
    """The imports of a module, each as one dotted name."""
    return {f"{module}.{name}".rstrip(".") for module, name in _named(file, source)}


def _tops(file: str, source: str) -> set[str]:
    """The top-level names that a module imports."""
    return {name.split(".")[0] for name in _dotted(file, source)}


@cache
def _path(module: str) -> Path | None:
    """The file of a module of ours."""
    path = ROOT.joinpath(*module.split("."))
    files = (path / "__init__.py", path.with_suffix(".py"))
    return next((file for file in files if file.is_file()), None)


@cache
def _leads_to(module: str, name: str) -> Path | None:
    """The file in which what is imported was defined: re-exports are followed. None: it is not ours."""
    if (inner := _path(f"{module}.{name}")) is not None:
        return inner
    file = _path(module)
    if file is None:
        return None
    imported = _named(str(file.relative_to(ROOT)), file.read_text("utf-8"))
    handed_on = next((source for source, taken in imported if taken == name and source != module), None)
    return (_leads_to(handed_on, name) if handed_on is not None else None) or file


def _targets(file: str, source: str) -> set[Path]:
    """The modules of the bot that a module imports, as paths in `bot/`."""
    found = {_leads_to(module, name) for module, name in _named(file, source)}
    return {path.relative_to(ROOT / "bot") for path in found if path is not None and path.is_relative_to(ROOT / "bot")}


def _floor(module: Path) -> int:
    """How high a module of the bot stands: the ground, the five rooms, `__main__` and what is beside it."""
    if len(module.parts) > 1:
        return FLOORS.index(module.parts[0])
    return -1 if module.stem in GROUND else len(FLOORS)


# The laws: what is wrong with a module at `file` whose text is `source`.


def _against_the_arrows(file: str, source: str) -> set[str]:
    """Imports point one way between games, renderers and the bot."""
    barred = ROOMS - MAY_IMPORT.get(Path(file).parts[0], ROOMS)
    return _tops(file, source) & barred if barred else set()


def _upwards(file: str, source: str) -> set[str]:
    """The rooms of the bot import downwards."""
    module = Path(file)
    if module.parts[0] != "bot" or module.parts[1] == "playground":
        return set()
    targets = [target for target in _targets(file, source) if target.parts[0] != "playground"]
    return {str(target) for target in targets if _floor(module.relative_to("bot")) < _floor(target)}


def _knows_the_playground(file: str, source: str) -> set[str]:
    """Only the command line knows the playground."""
    if file == "bot/__main__.py" or not file.startswith("bot/") or file.startswith("bot/playground/"):
        return set()
    return {str(target) for target in _targets(file, source) if target.parts[0] == "playground"}


def _impure(file: str, source: str) -> set[str]:
    """A table is values in, values out."""
    if not file.startswith("bot/table/"):
        return set()
    allowed = tuple(f"{name}." for name in PURE | ({"secrets"} if file in SEEDING else set()))
    return {name for name in _dotted(file, source) if not f"{name}.".startswith(allowed)}


def _discord(file: str, source: str) -> set[str]:
    """Discord is imported at the edge only."""
    at_the_edge = str(Path(*Path(file).parts[:2])) in DISCORD
    return _tops(file, source) & {"discord"} if file.startswith(OURS) and not at_the_edge else set()


def _foreign_to_games(file: str, source: str) -> set[str]:
    """Games import the standard library and themselves only."""
    return _tops(file, source) - sys.stdlib_module_names - {"games"} if file.startswith("games/") else set()


def _chance_of_its_own(file: str, source: str) -> set[str]:
    """Games take chance only from the contract."""
    return _tops(file, source) & HIDDEN_CHANCE if file.startswith("games/") else set()


def _by_name(file: str, source: str) -> set[str]:
    """What is imported is named where it is imported."""
    if not file.startswith(OURS) or file in BY_NAME_IN:
        return set()
    named = _used(source)[0] if "__import__" in source else set()
    return _tops(file, source) & BY_NAME | named & {"__import__"}


def _handed_on(file: str, source: str) -> set[str]:
    """What an `__init__` imports it uses itself: whoever else wants that asks where it is defined."""
    if not file.endswith("/__init__.py"):
        return set()
    nodes = _nodes(source)
    taken = {
        alias.asname or alias.name.split(".")[0]
        for node in nodes
        if isinstance(node, ast.Import | ast.ImportFrom)
        for alias in node.names
    }
    offered = {
        name
        for module, name in _named(file, source)
        if f"{module}.".startswith(".".join(Path(file).parent.parts) + ".")
    }
    used = {node.id for node in nodes if isinstance(node, ast.Name)} | {"annotations"}
    return taken - used - (offered if file in DOORS else set())


def _guesses(file: str, source: str) -> set[str]:
    """What may be chosen stands in the view; only those who think ahead guess the rest."""
    if "guess" not in source or any(fnmatch(file, pattern) for pattern in GUESSING):
        return set()
    _, calls = _used(source)
    return (calls | {name for _, name in _named(file, source)}) & {"guess"}


def _spells_a_host_line(file: str, source: str) -> set[str]:
    """A line of the host's own is built and read in one module: nobody else looks into the tokens of a line, or makes
    one of the host's seat."""
    if not file.startswith("bot/") or file == HOST_LINES:
        return set()
    found = set()
    for node in _nodes(source):
        match node:
            case ast.Subscript(value=ast.Attribute(attr="move")) | ast.Match(subject=ast.Attribute(attr="move")):
                found.add(f"line {node.lineno} reads a token")
            case ast.Call(func=ast.Name(id="Entry" | "Line") | ast.Attribute(attr="Entry" | "Line"), args=args) if any(
                isinstance(each, ast.Name | ast.Attribute) and ast.unparse(each).split(".")[-1] == "TABLE"
                for each in args
            ):
                found.add(f"line {node.lineno} writes a line")
    return found


def _sends(file: str, source: str) -> set[str]:
    """Every new message is noted and passes the gate: nobody else asks a channel, or somebody's direct messages, to
    take one."""
    if not file.startswith(("bot/messages/", "bot/handlers/", "bot/adapter/")) or file in SENDING:
        return set()
    asked = [node for node in _nodes(source) if isinstance(node, ast.Attribute)]
    ways = {"send": lambda whose: not whose.endswith("carrier"), "direct": lambda whose: whose.endswith("outlet")}
    return {f"line {node.lineno}" for node in asked if node.attr in ways and ways[node.attr](ast.unparse(node.value))}


def _passes_no_gate(file: str, source: str) -> set[str]:
    """Whoever hands the outlet something new asks the gate first, in the same function: `Host.admit` says whom it may
    ping, and what it holds is what is sent."""
    functions = (node for node in _nodes(source if file == GATE else "") if isinstance(node, ast.AsyncFunctionDef))
    return {
        node.name
        for node in functions
        if _asks(node, "_outlet", "send", "direct") and not _asks(node, "_host", "admit")
    }


def _asks(function: ast.AsyncFunctionDef, whom: str, *methods: str) -> bool:
    """Whether one of the `methods` of `self.whom` is called there."""
    called = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return any(ast.unparse(each) in {f"self.{whom}.{method}" for method in methods} for each in called)


def _decides_by_a_key(file: str, source: str) -> set[str]:
    """What is done hangs on no message's key: whoever words it otherwise changes words alone. In `bot/messages` what
    stands in a channel has keys too."""
    found = set()
    for node in _nodes(source) if ".key" in source and file.startswith(OURS) and file not in SAYING else ():
        match node:
            case ast.Compare(left=left, comparators=others):
                asked = [left, *others]
            case ast.Match(subject=ast.expr() as subject):
                asked = [subject]
            case ast.Call(func=ast.Attribute(value=value, attr="startswith" | "endswith")):
                asked = [value]
            case _:
                continue
        keys = [
            each for side in asked for each in ast.walk(side) if isinstance(each, ast.Attribute) and each.attr == "key"
        ]
        if any(isinstance(each.value, ast.Attribute) or not file.startswith("bot/messages/") for each in keys):
            found.add(f"line {node.lineno}")
    return found


LAWS = {
    _against_the_arrows: [
        ("games/toy/rules.py", "from renderers.core import Game"),
        ("renderers/core.py", "def late():\n    import bot.settings"),
        ("games/toy/rules.py", "from ...bot import settings"),
    ],
    _upwards: [
        ("bot/table/features/acts.py", "from bot.host.storage.store import Store"),
        ("bot/messages/words/table_messages.py", "from ...handlers import panel"),
        ("bot/host/clock.py", "from bot import messages"),
        ("bot/settings.py", "import bot.table.features.acts"),
    ],
    _knows_the_playground: [("bot/adapter/client.py", "from bot.playground import Playground")],
    _impure: [
        ("bot/table/features/acts.py", "import subprocess"),
        ("bot/table/features/acts.py", "from os import path"),
        ("bot/table/features/acts.py", "import secrets"),
        ("bot/table/features/acts.py", "from renderers import canvas"),
        ("bot/table/features/lobby.py", "from ...settings import Settings"),
    ],
    _discord: [
        ("bot/messages/words/table_messages.py", "import discord"),
        ("renderers/core.py", "from discord.ui import View"),
    ],
    _foreign_to_games: [("games/toy/rules.py", "import numpy")],
    _chance_of_its_own: [("games/toy/rules.py", "from random import choice")],
    _by_name: [
        ("bot/host/host.py", "from importlib import import_module"),
        ("bot/host/host.py", "import importlib.util"),
        ("games/toy/rules.py", "rules = __import__('bot.settings')"),
    ],
    _handed_on: [
        ("bot/host/__init__.py", "from bot.host.storage.store import Store"),
        ("bot/table/__init__.py", "from . import seal"),
        ("bot/playground/__init__.py", "from games.core import Seat"),
        ("renderers/koxinga/__init__.py", "from renderers.core import *"),
    ],
    _guesses: [
        ("bot/host/host.py", "state = rules.think.guess(view, chance)"),
        ("games/cacao/choices.py", "from games.cacao.guess import guess"),
        ("tests/support/hosting.py", "next(moves(rules, rules.think.guess(view, chance), seat))"),
    ],
    _decides_by_a_key: [
        ("bot/messages/outbox/planned_posts.py", "restored = event.text.key == 'bot-log-restored'"),
        ("bot/messages/words/news.py", "host = event.text.key.startswith('bot-')"),
        ("bot/handlers/people/inbox.py", "general = [each for each in unread if each.said.key in ANYWHERE]"),
        ("bot/table/log/verification.py", "return wrong.key == 'bot-seal-roll' and legal"),
        ("games/toy/preview.py", "if any(line.key in UNSURE for line in lines): ..."),
        ("games/toy/chronicle.py", "match event.text.key:\n    case 'toy-event-win': ..."),
    ],
    _sends: [
        ("bot/messages/outbox/publish.py", "await self._outlet.send(channel, message, nonce)"),
        ("bot/messages/outbox/direct_messages.py", "sending = self._outlet.direct"),
        ("bot/handlers/people/inbox.py", "await context.publisher.channels.send(1, note, 'n')"),
        ("bot/adapter/client.py", "await place.send('hello')"),
    ],
    _passes_no_gate: [
        (GATE, "async def send(self):\n    await self._outlet.send(channel, message, nonce)"),
        (GATE, "async def write(self):\n    return await self._stands(*await self._outlet.direct(1, message, 'n'))"),
    ],
    _spells_a_host_line: [
        ("bot/table/log/story.py", "if entry.move[0] == 'timeout': ..."),
        ("bot/table/log/audit.py", "match entry.move:\n    case ('back', seat): ..."),
        ("bot/table/play.py", "Entry(1, TABLE, ('gone',), now)"),
        ("bot/host/operations/restore.py", "seal.Entry(1, seal.TABLE, ('restored', '1'), now)"),
    ],
}
"""The laws, each with modules that break it."""


@pytest.mark.parametrize("law", LAWS, ids=lambda law: str(law.__name__))
def test_the_law_holds(law: Callable[[str, str], set[str]]) -> None:
    modules = {str(path.relative_to(ROOT)): path.read_text("utf-8") for room in ROOMS for path in _modules(room)}
    assert {(file, wrong) for file, source in modules.items() for wrong in law(file, source)} == set()
    assert {Path(file).parts[0] for file in modules} == ROOMS


@pytest.mark.parametrize(("law", "file", "source"), [(law, *broken) for law in LAWS for broken in LAWS[law]])
def test_the_law_is_not_blind(law: Callable[[str, str], set[str]], file: str, source: str) -> None:
    assert law(file, source)


def test_a_re_export_is_followed_to_where_it_is_defined() -> None:
    assert _leads_to("bot.playground", "Playground") == ROOT / "bot" / "playground" / "server.py"


def test_every_exception_from_the_laws_is_still_needed() -> None:
    sources = {file: (ROOT / file).read_text("utf-8") for file in {*BY_NAME_IN, *DOORS, *SEEDING, *SENDING}}
    assert {file for file in BY_NAME_IN if not _tops(file, sources[file]) & BY_NAME} == set()
    assert {file for file in SEEDING if "secrets" not in _tops(file, sources[file])} == set()
    assert {file for file in SENDING if ".send(" not in sources[file]} == set()
    assert {file for file in DOORS if not _named(file, sources[file])} == set()
    table = {
        name
        for module in _modules("bot/table")
        for name in _dotted(str(module.relative_to(ROOT)), module.read_text("utf-8"))
    }
    assert {pure for pure in PURE if not any(f"{name}.".startswith(f"{pure}.") for name in table)} == set()


def test_no_game_is_named_in_the_bot_outside_the_catalogue() -> None:
    names = re.compile("|".join(_game_names() | {"koxinga", "cacao", "jiangshan"}), re.IGNORECASE)
    bot = [
        (path, text)
        for path, text in _texts()
        if path.is_relative_to(ROOT / "bot") and path != ROOT / "bot" / "catalogue.py"
    ]
    assert bot
    assert [(path, found.group()) for path, text in bot if (found := names.search(text))] == []
    assert [path for path, _ in bot if names.search(path.name)] == []


def test_no_folder_of_the_bot_is_crowded() -> None:
    modules = [path.relative_to(ROOT) for path in _modules("bot") if path.stem != "__init__"]
    counts = Counter(str(path.parent) for path in modules if path.parts[1] != "playground")
    assert {folder: count for folder, count in counts.items() if count > MODULES} == {}


def test_no_module_is_named_after_nothing() -> None:
    named = [
        path for room in ROOMS for path in (ROOT / room).rglob("*") if set(path.stem.lower().split("_")) & SHAPELESS
    ]
    assert [path for path in named if "__pycache__" not in path.parts] == []


def test_the_top_level_is_as_agreed() -> None:
    top = {path.relative_to(ROOT).parts for path in _tracked()}
    assert {parts[0] for parts in top if len(parts) > 1} <= FOLDERS
    assert {parts[0] for parts in top if len(parts) == 1} <= FILES


def test_nothing_names_the_machine_it_was_written_on() -> None:
    assert [(path.name, found.group()) for path, text in _texts() if (found := MACHINERY.search(text))] == []


def test_the_manual_shows_every_setting() -> None:
    rows = re.findall(r"^\| `([A-Z_]+)` \| (.*?) \| (.*?) \|$", MANUAL, re.MULTILINE)
    shown = [
        (variable.name, f"`{variable.default}`" if variable.default else "", variable.meaning)
        for variable in variables()
    ]
    assert [(name, default.strip(), meaning) for name, default, meaning in rows] == shown


def test_the_invitation_asks_for_exactly_what_the_bot_needs() -> None:
    (number,) = re.findall(r"https://discord\.com/oauth2/authorize\?\S*permissions=(\d+)", README)
    assert int(number) == PERMISSIONS.value
    (words,) = re.findall(r"exactly what the bot uses: (.*?)\.\n", README, re.DOTALL)
    named = {re.sub(r"\W+", "_", word.strip().lower()) for word in re.split(r",| and ", words)}
    assert named == {PORTAL.get(name, name) for name, wanted in PERMISSIONS if wanted}


def test_documents_name_only_variables_that_exist() -> None:
    known = {variable.name for variable in variables()} | {
        *("PARLOUR_LONG", "PARLOUR_BROWSER", "PARLOUR_NATS_SERVER", "PARLOUR_OPENAPI")
    }
    pages = [path for path in _tracked() if path.suffix in (".md", ".yaml") or path.name == "Dockerfile"]
    assert {
        name for path in pages for name in re.findall(r"\b(?:PARLOUR|DISCORD)_[A-Z_]+\b", path.read_text("utf-8"))
    } <= known


@pytest.mark.parametrize(
    "command",
    ["pip install -c constraints.txt -e . && python -m bot", "pip install -c constraints.txt -e '.[test]' && pytest"],
)
def test_the_manual_gives_both_commands_on_one_line_each(command: str) -> None:
    assert f"```sh\n{command}\n```" in README


def test_the_check_script_ends_with_the_manuals_test_command() -> None:
    (command,) = re.findall(r"^pip install .*pytest$", README, re.MULTILINE)
    script = ROOT / ".ci" / "run"
    assert script.read_text("utf-8").splitlines()[-1] == command
    assert os.access(script, os.X_OK)
    subprocess.run(["bash", "-n", str(script)], check=True)


def test_the_workflow_runs_the_check_script_on_the_oldest_python() -> None:
    workflow = (ROOT / ".github" / "workflows" / "check.yml").read_text("utf-8")
    assert re.findall(r"^ +- run: (\S+)$", workflow, re.MULTILINE) == [".ci/run"]
    pythons = json.loads(re.findall(r"^ +python: (\[.*\])$", workflow, re.MULTILINE)[0])
    assert PROJECT["project"]["requires-python"] == f">={pythons[0]}"


def test_what_runs_before_a_commit_is_what_the_check_script_runs() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    (revision,) = re.findall(r"^ +rev: v(\S+)$", hooks, re.MULTILINE)
    assert f"ruff=={revision}" in (ROOT / "constraints.txt").read_text("utf-8").splitlines()


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
    return {
        name for word, *names in _dockerfile() if word == "COPY" and "--from=build" not in names for name in names[:-1]
    }


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
    assert re.search(r"install -d -m 0700 -o parlour -g parlour /data /backups", " ".join(said["RUN"]))


def test_nothing_in_the_container_fetches_programs() -> None:
    build, final = (" ".join(line) for line in _dockerfile() if line[0] == "RUN")
    assert "venv --without-pip" in build
    assert "pip uninstall --yes" in final
    assert "ensurepip" in final, "it holds a pip of its own"


def test_the_container_keeps_only_what_lies_in_volumes() -> None:
    """The root is read-only: whatever the settings name as a folder is mounted, and made in the image for whom it runs
    as."""
    compose = (ROOT / "compose.yaml").read_text("utf-8")
    mounted = dict(re.findall(r"^      - (\w+):(/\w+)$", compose, re.MULTILINE))
    assert set(mounted) == set(re.findall(r"^  (\w+):$", compose.split("\nvolumes:\n")[1], re.MULTILINE))
    folders = re.findall(r"PARLOUR_\w+: (?:\$\{\w+:-)?(/\w+)\}?$", compose, re.MULTILINE)
    assert set(folders) == set(mounted.values())
    assert "read_only: true" in compose


def test_the_containers_python_is_one_we_support() -> None:
    assert {names[0] for word, *names in _dockerfile() if word == "FROM"} == {"${BASE}"}
    (base,) = [names[0] for word, *names in _dockerfile() if word == "ARG"]
    found = re.fullmatch(r"BASE=python:3\.(\d+)-slim", base)
    assert found
    assert base.removeprefix("BASE=") in (ROOT / "compose.yaml").read_text("utf-8")
    assert int(found.group(1)) >= int(PROJECT["project"]["requires-python"].split(".")[-1])
