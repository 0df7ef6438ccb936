"""What the docstrings of the contracts and of the table promise: every public name has one, and the examples in them
run."""

from __future__ import annotations

import ast
import doctest
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import ModuleType

import pytest

from bot.table import timing
from games import core, moves
from games.cardgo import rules

ROOT = Path(__file__).parent.parent
TABLE = sorted(path.relative_to(ROOT) for path in (ROOT / "bot" / "table").rglob("*.py"))
CONTRACTS = [Path("games/core.py"), Path("games/moves.py"), Path("renderers/core.py"), *TABLE]
"""What other rooms are written against."""


@pytest.mark.parametrize("module", [core, moves, rules, timing], ids=lambda module: module.__name__)
def test_the_examples_run(module: ModuleType) -> None:
    found = doctest.testmod(module)
    assert found.attempted
    assert not found.failed


@pytest.mark.parametrize("file", CONTRACTS, ids=str)
def test_every_public_name_has_a_docstring(file: Path) -> None:
    body = ast.parse((ROOT / file).read_text("utf-8")).body
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    missing = [*_bare(body)]
    missing += [f"{each.name}.{name}" for each in classes for name in _bare(each.body, fields=False)]
    assert missing == []


def _bare(body: Sequence[ast.stmt], *, fields: bool = True) -> Iterator[str]:
    """The public names defined in `body` without a docstring, or a text right after them. A dataclass tells of its
    fields itself (`fields` False); those of a protocol are ClassVar."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                told = ast.get_docstring(node) is not None
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                told = _is_text(after) or ast.unparse(value).startswith(("TypeVar(", "ParamSpec("))
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                told = _is_text(after) or not (fields or ast.unparse(annotation).startswith("ClassVar"))
            case _:
                continue
        if not told and not name.startswith("_"):
            yield name


def _is_text(node: ast.stmt | None) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
