"""The small mistakes that a source leaves room for, each an edit of one place of its text."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import accumulate, pairwise

EDGES = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
CONTRARIES = {"==": "!=", "!=": "==", "in": "not in", "not in": "in", "is": "is not", "is not": "is"}
COMPARISONS = EDGES | CONTRARIES
JOINTS = {"and": "or", "or": "and"}
SUMS = {"+": "-", "-": "+", "*": "//", "//": "*", "|": "&", "&": "|"}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}

UNREAD = frozenset({"annotation", "returns", "decorator_list"})
"""Parts of a definition that do nothing when a rule is asked."""
UNTOLD = (ast.Assert, ast.JoinedStr, ast.Import, ast.ImportFrom)
"""An assertion states what cannot be; inside an f-string Python 3.11 knows no places."""

Placed = ast.expr | ast.stmt | ast.arg
"""Nodes that know where they stand."""
Function = ast.FunctionDef | ast.AsyncFunctionDef
Step = ast.stmt | ast.match_case


@dataclass(frozen=True, slots=True)
class Mistake:
    """`source[start:end]`, counted in bytes, becomes `text`. `line` is where it stands, from 1; whoever runs one of the
    lines
    `scope` may notice."""

    kind: str
    line: int
    start: int
    end: int
    text: str
    scope: range


@dataclass(frozen=True, slots=True)
class _Node:
    """A node with the one above it, and the lines that run it."""

    node: ast.AST
    above: ast.AST
    scope: range


@dataclass(frozen=True, slots=True)
class _Edit:
    kind: str
    start: int
    end: int
    text: str


@dataclass(frozen=True, slots=True)
class _Source:
    """A text, and where each of its lines begins in bytes."""

    text: bytes
    lines: tuple[int, ...]

    def start(self, node: Placed) -> int:
        return self.lines[node.lineno - 1] + node.col_offset

    def end(self, node: Placed) -> int:
        return self.lines[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)

    def cut(self, start: int, end: int) -> str:
        return self.text[start:end].decode()

    def instead(self, kind: str, node: Placed, text: str) -> _Edit:
        """The node replaced, where {} stands for its own text."""
        start, end = self.start(node), self.end(node)
        return _Edit(kind, start, end, text.replace("{}", self.cut(start, end)))

    def between(self, kind: str, one: Placed, other: Placed, table: dict[str, str]) -> Iterator[_Edit]:
        """The operator between two nodes replaced: the only word of the table there, but for brackets and comments."""
        start, end = self.end(one), self.start(other)
        longest_first = sorted(table, key=len, reverse=True)
        pattern = "|".join(rf"\b{word}\b" if word[0].isalpha() else re.escape(word) for word in longest_first)
        if found := re.search(pattern, self.cut(start, end)):
            yield _Edit(kind, start, end, self.cut(start, end).replace(found[0], table[found[0]], 1))


def mistakes(source: bytes) -> list[Mistake]:
    """The mistakes that a module leaves room for, in the order of its text. Some of them may not compile."""
    text = _Source(source, tuple(accumulate(map(len, source.splitlines(keepends=True)), initial=0)))
    reached = _reached(ast.parse(source), range(1, len(text.lines)), inside=False)
    return sorted((_mistake(edit, place, source) for place in reached for edit in _edits(place, text)), key=_in_order)


def apply(mistake: Mistake, source: bytes) -> bytes:
    """The source with the mistake in it."""
    return source[: mistake.start] + mistake.text.encode() + source[mistake.end :]


def makes_a_difference(mistake: Mistake, source: bytes) -> bool:
    """Whether the mistake compiles, and to something else than the source."""
    try:
        return compile(apply(mistake, source), "", "exec") != compile(source, "", "exec")
    except SyntaxError:
        return False


def _mistake(edit: _Edit, place: _Node, source: bytes) -> Mistake:
    return Mistake(edit.kind, source.count(b"\n", 0, edit.start) + 1, edit.start, edit.end, edit.text, place.scope)


def _in_order(mistake: Mistake) -> tuple[int, int, str]:
    return mistake.start, mistake.end, mistake.text


def _reached(above: ast.AST, scope: range, *, inside: bool) -> Iterator[_Node]:
    """The nodes below one in which a mistake can be told. What the import runs may be noticed by whoever runs anything
    of the module; a default by whoever runs the function; what is inside a function by whoever comes to the
    statement."""
    for node in _children(above):
        within = inside or (isinstance(above, Function) and isinstance(node, ast.stmt))
        own = _body(above) if isinstance(node, ast.arguments) else _head(node) if within else range(0)
        yield _Node(node, above, own or scope)
        yield from _reached(node, own or scope, inside=within)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and name not in UNREAD and not isinstance(child, UNTOLD):
                yield child


def _body(function: ast.AST) -> range:
    """The lines of a function or lambda without its head."""
    if isinstance(function, Function):
        return range(function.body[0].lineno, (function.end_lineno or 0) + 1)
    return range(0)


def _head(node: ast.AST) -> range:
    """The lines of a statement or a case, without the block under it; nothing for a part of one."""
    if not isinstance(node, Step):
        return range(0)
    below = [_first(child) - 1 for child in ast.iter_child_nodes(node) if isinstance(child, Step)]
    last = below[0] if below else getattr(node, "end_lineno", 0)
    return range(_first(node), max(_first(node), last) + 1)


def _first(step: ast.stmt | ast.match_case) -> int:
    return step.pattern.lineno if isinstance(step, ast.match_case) else step.lineno


def _edits(place: _Node, text: _Source) -> Iterator[_Edit]:
    yield from _changes(place.node, text)
    if isinstance(place.node, ast.stmt):
        yield from _without(place.node, place.above, text)
    if isinstance(place.above, Function) and place.node is _first_deed(place.above):
        yield _early(place.node, text)


def _changes(place: ast.AST, text: _Source) -> Iterator[_Edit]:
    """Another word, number or condition."""
    match place:
        case ast.Compare(left=left, ops=[_], comparators=[right]):
            yield from text.between("comparison", left, right, COMPARISONS)
        case ast.BoolOp(values=values):
            for one, other in pairwise(values):
                yield from text.between("and, or", one, other, JOINTS)
        case ast.BinOp(left=left, right=right):
            yield from text.between("sum", left, right, SUMS)
        case ast.Constant(value=bool() as value) as node:
            yield text.instead("truth value", node, str(not value))
        case ast.Constant(value=int() as value) as node:
            yield from (text.instead("number", node, str(near)) for near in (value - 1, value + 1))
        case ast.Name(id=name) as node if name in NAMES:
            yield text.instead("name", node, NAMES[name])
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield text.instead("condition", test, "(not ({}))")
        case ast.comprehension(ifs=tests):
            yield from (text.instead("condition", test, "(not ({}))") for test in tests)
        case ast.arguments() as arguments:
            yield from _without_defaults(arguments, text)


def _first_deed(function: Function) -> ast.stmt | None:
    return next((each for each in function.body if not _is_prose(each)), None)


def _early(first: ast.stmt, text: _Source) -> _Edit:
    """A return before anything is done, or of nothing where there is nothing but a return."""
    if isinstance(first, ast.Return):
        return text.instead("early return", first, "return None")
    return text.instead("early return", first, f"return None\n{' ' * first.col_offset}{{}}")


def _without(statement: ast.stmt, above: ast.AST, text: _Source) -> Iterator[_Edit]:
    """The statement left out, if what follows can be run without it."""
    match statement:
        case ast.Return():
            droppable = not isinstance(above, Function)
        case ast.Expr():
            droppable = not _is_prose(statement)
        case ast.Assign(targets=[target]):
            droppable = isinstance(target, ast.Attribute | ast.Subscript)
        case _:
            droppable = isinstance(statement, ast.AugAssign | ast.Raise | ast.Delete | ast.Break | ast.Continue)
    if droppable:
        yield text.instead("statement", statement, "pass")


def _is_prose(statement: ast.stmt) -> bool:
    """A docstring, or the dots of a protocol."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def _without_defaults(arguments: ast.arguments, text: _Source) -> Iterator[_Edit]:
    """A default left out: the first one of a place, any of a name."""
    placed = [*arguments.posonlyargs, *arguments.args]
    pairs = [*zip(placed[len(placed) - len(arguments.defaults) :], arguments.defaults, strict=True)][:1]
    named = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    for argument, default in [*pairs, *((argument, default) for argument, default in named if default)]:
        yield _Edit("default", text.end(argument), text.end(default), "")
