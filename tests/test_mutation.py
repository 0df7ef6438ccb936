"""The mistakes that are drawn are the small ones meant, and each comes to the tests that run its line."""

from __future__ import annotations

import subprocess

import pytest

from tests.mutation.mistakes import apply, makes_a_difference, mistakes
from tests.mutation.sandbox import Sandbox
from tests.mutation.trials import Mutant, Verdict, draw, judge

RULES = """\
LEAST = 2


def fits(cards, most=9):
    if cards > most:
        return False
    return cards >= LEAST


def never(cards):
    return cards == 0
"""
CASES = """\
import pytest

from games.rules import fits, never


@pytest.mark.parametrize("cards", [2, 9])
def test_a_hand_fits(cards):
    assert fits(cards)


def test_a_hand_may_be_too_large():
    assert not fits(10)
"""

SETTINGS = """\
[tool.pytest.ini_options]
addopts = "--import-mode=importlib -q"
asyncio_default_fixture_loop_scope = "function"

[tool.coverage.run]
branch = true
source = ["games"]
relative_files = true
"""


@pytest.mark.parametrize(
    ("source", "wrong"),
    [
        ("x = a < b", ["x = a <= b"]),
        ("x = a not in b", ["x = a in b"]),
        ("x = (a)is not(b)", ["x = (a)is(b)"]),
        ("x = a and b or c", ["x = a or b or c", "x = a and b and c"]),
        ("x = a // b", ["x = a * b"]),
        ("x = 3", ["x = 2", "x = 4"]),
        ("x = True", ["x = False"]),
        ("x = min(a)", ["x = max(a)"]),
        ("x = a if b else c", ["x = a if (not (b)) else c"]),
        ("x = [a for a in b if c]", ["x = [a for a in b if (not (c))]"]),
        ("a.b = c", ["pass"]),
        ("a += b", ["pass"]),
        ("é = 'é'; x = -a + b", ["é = 'é'; x = -a - b"]),
        ("def f(a, b=c, *, d, e=g): pass", ["def f(a, b, *, d, e=g): pass", "def f(a, b=c, *, d, e): pass"]),
        ("def f():\n  'prose'\n  a()", ["def f():\n  'prose'\n  return None\n  a()", "def f():\n  'prose'\n  pass"]),
        ("def f():\n  return a", ["def f():\n  return None"]),
        ("def f() -> Literal[3]: ...", []),
        ("@d(3)\nclass A:\n  b: Literal[2]", []),
        ("assert a < 3", []),
        ("x = f'{a + 1}'", []),
    ],
)
def test_a_mistake_is_one_small_edit(source: str, wrong: list[str]) -> None:
    text = source.encode()
    made = {apply(mistake, text).decode() for mistake in mistakes(text) if makes_a_difference(mistake, text)}
    assert made == set(wrong)


@pytest.mark.parametrize(
    ("kind", "line", "scope"),
    [
        ("number", 1, range(1, 12)),
        ("number", 4, range(5, 8)),
        ("condition", 5, range(5, 6)),
        ("early return", 5, range(5, 6)),
        ("statement", 6, range(6, 7)),
    ],
)
def test_a_mistake_is_noticed_by_who_runs_its_statement(kind: str, line: int, scope: range) -> None:
    found = {mistake.scope for mistake in mistakes(RULES.encode()) if (mistake.kind, mistake.line) == (kind, line)}
    assert found == {scope}


def test_a_seed_draws_the_same_mistakes_each_time() -> None:
    sources = {"games/rules.py": RULES.encode()}
    one, again, other = ([str(mutant) for mutant in draw(sources, seed, count=4)] for seed in (1, 1, 2))
    assert one == again != other
    assert len(one) == 4


@pytest.mark.parametrize(
    ("line", "text", "verdict"), [(1, "3", Verdict.FOUND), (1, "1", Verdict.SURVIVED), (11, "1", Verdict.UNTESTED)]
)
def test_a_mistake_is_shown_to_the_tests_that_run_its_line(
    line: int, text: str, verdict: Verdict, sandbox: Sandbox
) -> None:
    assert judge(sandbox, _mutant(line, text), limit=60).verdict is verdict


def test_what_does_not_end_is_stopped_and_taken_back(sandbox: Sandbox) -> None:
    assert judge(sandbox, _mutant(1, "3"), limit=0).verdict is Verdict.ENDLESS
    assert (sandbox.folder / "tree/games/rules.py").read_bytes() == RULES.encode()


def _mutant(line: int, text: str) -> Mutant:
    (mistake,) = [mistake for mistake in mistakes(RULES.encode()) if (mistake.line, mistake.text) == (line, text)]
    return Mutant("games/rules.py", RULES.encode(), mistake)


@pytest.fixture(scope="module")
def sandbox(tmp_path_factory: pytest.TempPathFactory) -> Sandbox:
    """A project of one module and two tests, measured."""
    root = tmp_path_factory.mktemp("project")
    files = {"games/__init__.py": "", "games/rules.py": RULES, "tests/test_rules.py": CASES, "pyproject.toml": SETTINGS}
    for name, text in files.items():
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_text(text, encoding="utf-8")
    subprocess.run(["git", "init", "-q"], cwd=root, check=True)
    sandbox = Sandbox.of(root, tmp_path_factory.mktemp("scratch"))
    sandbox.measure()
    return sandbox
