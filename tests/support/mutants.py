"""Modules with one constant changed: every number, truth value and code in their source, one at a time."""

from __future__ import annotations

import ast
import copy
import dataclasses
import inspect
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import pytest

LETTERS = frozenset("DPAJHLGBRQKSneswihbrqk.^~*")
"""Letters that stand for a unit, a facing, a march mark or a terrain."""
UNREAD = frozenset({"annotation", "returns", "decorator_list", "slice"})
"""Parts of a definition that hold no rule."""
FIELDS = "__dataclass_fields__"


@dataclass(frozen=True, slots=True)
class Mutant:
    """`module` with the constant number `number` of the definition `name` replaced by `value`."""

    module: str
    name: str
    number: int
    before: object
    value: object

    def __str__(self) -> str:
        return f"{self.module.rpartition('.')[2]}.{self.name} {self.number}: {self.value!r} for {self.before!r}"


def mutants(module: str, words: frozenset[str]) -> Iterator[Mutant]:
    """All mutants of a module, in the order of its source. `words` are the texts that a rule goes by."""
    for name, node in _definitions(_tree(module)).items():
        for number, constant in enumerate(_constants(node)):
            for value in _others(constant.value, words):
                yield Mutant(module, name, number, constant.value, value)


def _others(value: object, words: frozenset[str]) -> Iterator[object]:
    """What a constant may be by mistake: one more or less, the contrary, a code left out or another one."""
    match value:
        case bool():
            yield not value
        case int():
            yield from (value + 1, value - 1)
        case str() if value in words or (len(value) == 1 and value in LETTERS):
            yield "?"
        case str() if value and LETTERS.issuperset(value):
            yield from dict.fromkeys(value[:at] + value[at + 1 :] for at in range(len(value)))
        case _:
            return


@cache
def _tree(module: str) -> ast.Module:
    return ast.parse(inspect.getsource(sys.modules[module]))


def _definitions(tree: ast.Module) -> dict[str, ast.AST]:
    """What a module defines: functions, methods, fields and tables, each by its name."""
    found: dict[str, ast.AST] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            found |= {f"{node.name}.{named}": each for each in node.body if (named := _named(each))}
        elif named := _named(node):
            found[named] = node
    return found


def _named(node: ast.stmt) -> str:
    match node:
        case ast.FunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
            return name
        case ast.Assign(targets=[ast.Tuple(elts=names)]):
            return "/".join(each.id for each in names if isinstance(each, ast.Name))
        case _:
            return ""


def _constants(node: ast.AST) -> list[ast.Constant]:
    """The constants of a definition, but for annotations, decorators, indexes and what documents it."""
    found: list[ast.Constant] = []
    for name, value in ast.iter_fields(node):
        if name in UNREAD or (isinstance(node, ast.Expr) and isinstance(value, ast.Constant)):
            continue
        for each in value if isinstance(value, list) else [value]:
            if isinstance(each, ast.Constant):
                found.append(each)
            elif isinstance(each, ast.AST):
                found += _constants(each)
    return found


@contextmanager
def grafted(mutant: Mutant) -> Iterator[None]:
    """The mutant in the place of its module, wherever something of it was imported to."""
    real, wrong = sys.modules[mutant.module], _executed(mutant)
    with ExitStack() as undoing:
        patch = undoing.enter_context(pytest.MonkeyPatch.context())
        undoing.callback(_forget, real)
        owner, _, member = mutant.name.rpartition(".")
        if owner and inspect.isfunction(found := inspect.unwrap(_function(getattr(wrong, owner).__dict__.get(member)))):
            _replace_function(inspect.unwrap(_function(getattr(real, owner).__dict__[member])), found, patch)
        elif not owner and inspect.isfunction(found := inspect.unwrap(_function(vars(wrong).get(member)))):
            _replace_function(inspect.unwrap(getattr(real, member)), found, patch)
        _replace_tables(real, wrong, patch)
        _forget(real)
        yield


def _executed(mutant: Mutant) -> ModuleType:
    tree = copy.deepcopy(_tree(mutant.module))
    constant = _constants(_definitions(tree)[mutant.name])[mutant.number]
    constant.value = mutant.value  # type: ignore[assignment]  # it stands where a constant stood
    return _loaded(mutant.module, tree)


def _loaded(name: str, tree: ast.Module) -> ModuleType:
    module = ModuleType(name)
    exec(compile(tree, name, "exec"), module.__dict__)
    return module


def _function(member: Any) -> Any:
    return member.fget if isinstance(member, property) else member


def _replace_function(real: Any, wrong: Any, patch: pytest.MonkeyPatch) -> None:
    for part in ("__code__", "__defaults__", "__kwdefaults__"):
        patch.setattr(real, part, getattr(wrong, part))


def _replace_tables(real: ModuleType, wrong: ModuleType, patch: pytest.MonkeyPatch) -> None:
    """Whatever reads differently, under its name in every module that has it; then what those modules make of it."""
    changed = {name for name, value in vars(wrong).items() if _differs(value, vars(real).get(name))}
    for name in changed:
        before, after = vars(real)[name], vars(wrong)[name]
        if inspect.isclass(after):
            patch.setattr(before.__init__, "__defaults__", after.__init__.__defaults__)
            patch.setattr(before, FIELDS, getattr(after, FIELDS))
            continue
        for module in _package(real):
            if vars(module).get(name) is before:
                patch.setattr(module, name, after)
    for module in _package(real) if changed else ():
        if module is not real and changed & _imported(module.__name__, real.__name__):
            _replace_tables(module, _loaded(module.__name__, _tree(module.__name__)), patch)


def _differs(value: Any, before: Any) -> bool:
    """Whether a table reads differently, or the fields of a dataclass."""
    if inspect.isclass(value):
        return dataclasses.is_dataclass(value) and _filled(value) != _filled(before)
    return not callable(value) and not inspect.ismodule(value) and repr(value) != repr(before)


def _filled(record: Any) -> str:
    """The defaults of a dataclass and what its fields say of themselves."""
    return repr((record.__init__.__defaults__, [dict(field.metadata) for field in dataclasses.fields(record)]))


def _imported(module: str, source: str) -> set[str]:
    """The names that a module imports from another one."""
    nodes = (node for node in _tree(module).body if isinstance(node, ast.ImportFrom) and node.module == source)
    return {each.name for node in nodes for each in node.names}


def _package(module: ModuleType) -> list[ModuleType]:
    """The modules of the same game, in whatever room of it."""
    package = ".".join(module.__name__.split(".")[:2]) + "."
    return [found for name, found in sys.modules.items() if name.startswith(package)]


def _forget(module: ModuleType) -> None:
    """What was remembered of the calls of this package's functions."""
    for found in _package(module):
        for value in list(vars(found).values()):
            if hasattr(value, "cache_clear"):
                value.cache_clear()
