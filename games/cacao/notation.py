"""What a player types and the paths it stands for (Cacao 12)."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

from games.cacao import choices, tiles
from games.cacao.state import Table
from games.cacao.tiles import Cell, Jungle
from games.cacao.village import Orders
from games.core import IllegalMove, Move, Seat, Text, text

_CLAUSES = ("fill", "act", "hold")


@dataclass(frozen=True, slots=True)
class Typed:
    """A placement as it was typed; a clause that was left out is None."""

    form: str
    at: Cell
    over: bool
    fill: frozenset[str] | None
    act: tuple[str, ...] | None
    hold: bool


@dataclass(frozen=True, slots=True)
class Begun:
    """A placement as far as its path goes; `tail` is what follows the form."""

    over: bool
    kind: str | None = None
    row: int | None = None
    at: Cell | None = None
    form: str | None = None
    tail: Move = ()


def begun(path: Move) -> Begun | None:
    """What the path of a placement has settled; None for another move."""
    if not path or path[0] in ("orders", "auto", "act"):
        return None
    over = path[0] == "over"
    told = [token for token in path[over:] if ".." not in token]
    cells = [tiles.cell(token) or tiles.ORIGIN for token in told[1:3]]
    row = cells[0][0] if cells else None
    at = (cells[0][0], cells[1][1]) if len(cells) == 2 else None
    return Begun(over, told[0] if told else None, row, at, told[3] if len(told) > 3 else None, tuple(told[4:]))


def filling(token: str) -> tuple[tuple[Cell, Jungle], ...]:
    """The cells and tiles of a token that fills gaps."""
    items = (item.split("=") for item in token.split("+"))
    return tuple((at, Jungle(kind)) for name, kind in items if (at := tiles.cell(name)) is not None)


def parse(table: Table, hand: tuple[str, ...], orders: Orders, seat: Seat, typed: str) -> tuple[Move, ...]:
    """The moves that `typed` stands for.

    :raises IllegalMove: it cannot be read, or leaves out a decision that must be made.
    """
    words = tuple(typed.replace(",", " ").upper().split())
    if not words:
        raise IllegalMove(_unread(typed))
    if words[0] == "ORDERS":
        return _orders(orders, words[1:])
    if words[0] in ("AUTO", "ACT"):
        return (_answer(table, seat, words, typed),)
    placement = _read(words, typed)
    return (_path(table, hand, seat, placement),)


def _orders(orders: Orders, words: Move) -> tuple[Move, ...]:
    """One move for each order that does not hold already."""
    held = (f"min={orders.least or 'off'}", f"keep={orders.keep}")
    wanted = tuple(("orders", word.lower()) for word in words if word.lower() not in held)
    if words and not wanted:
        raise IllegalMove(text("cacao-refusal-orders", orders=tuple(map(_literal, held))))
    return wanted or (("orders",),)


def _unread(typed: str) -> Text:
    return text("cacao-refusal-unread", typed=typed.strip())


def _read(words: Move, typed: str) -> Typed:
    over = words[0] == "OVER"
    words = words[1:] if words[0] in ("OVER", "PLACE") else words
    at = tiles.cell(words[1]) if len(words) > 1 else None
    if at is None or words[0] not in tiles.TYPES:
        raise IllegalMove(_unread(typed))
    clauses = _clauses(words[2:], typed)
    if {"HOLD", "ACT"} <= clauses.keys() or (over and "FILL" in clauses):
        raise IllegalMove(_unread(typed))
    fill = frozenset(map(_item, clauses["FILL"])) if "FILL" in clauses else None
    return Typed(words[0], at, over, fill, clauses.get("ACT"), "HOLD" in clauses)


def _clauses(words: Move, typed: str) -> dict[str, Move]:
    """The words after each of `fill`, `act` and `hold`."""
    found: dict[str, Move] = {}
    name = ""
    for word in words:
        if word in found or (name in ("", "HOLD") and word.lower() not in _CLAUSES):
            raise IllegalMove(_unread(typed))
        if word.lower() in _CLAUSES:
            name = word
            found[name] = ()
        else:
            found[name] = (*found[name], word)
    if not all(words for name, words in found.items() if name != "HOLD"):
        raise IllegalMove(_unread(typed))
    return found


def _item(word: str) -> str:
    """`S1W1=M3` in its one spelling."""
    name, equals, tile = word.partition("=")
    at = tiles.cell(name)
    return f"{tiles.cell_name(at)}={tile}" if at is not None and equals else word


def _path(table: Table, hand: tuple[str, ...], seat: Seat, typed: Typed) -> Move:
    """The path of a typed placement, up to the first part that is not on offer and with it."""
    grammar = choices.turn(table, hand, seat)
    path: list[str] = []
    step: choices.Step | choices.Meaning = next(grammar)
    act = list(typed.act or ())
    while isinstance(step, choices.Step):
        token = _token(step, typed, path, act)
        path.append(token)
        if token not in step.tokens:
            rest = (tiles.TYPES[typed.form], tiles.row_name(typed.at[0]), tiles.column_name(typed.at[1]), typed.form)
            return (*path, *rest) if path == ["over"] else tuple(path)
        step = _sent(grammar, token)
    assert isinstance(step, choices.Turn), path
    _check_nothing_is_left(step, typed.fill, act)
    return tuple(path)


def _check_nothing_is_left(turn: choices.Turn, fill: frozenset[str] | None, act: list[str]) -> None:
    """What was typed and not asked for must be what happens anyway."""
    filled = frozenset(f"{tiles.cell_name(cell)}={tile}" for cell, tile in turn.fill)
    if fill is not None and not filled:
        raise IllegalMove(text("cacao-refusal-fill-none"))
    if fill is not None and fill != filled:
        raise IllegalMove(text("cacao-refusal-fill-only", ways=tuple(_literal(item) for item in sorted(filled))))
    if act:
        raise IllegalMove(text("cacao-refusal-contact", contact=act[0]))


def _literal(words: str) -> Text:
    return text("cacao-literal", words=words)


def tokens(table: Table, hand: tuple[str, ...], seat: Seat, turn: choices.Turn) -> Move:
    """The path of a placement whose contacts are left to the automatic resolver."""
    fill = frozenset(f"{tiles.cell_name(cell)}={tile}" for cell, tile in turn.fill)
    return _path(table, hand, seat, Typed(turn.form, turn.at, turn.over, fill or None, None, hold=False))


def _sent(grammar: Generator[choices.Step, str, choices.Meaning], token: str) -> choices.Step | choices.Meaning:
    meaning: choices.Meaning
    try:
        return grammar.send(token)
    except StopIteration as end:
        meaning = end.value
        return meaning


def _token(step: choices.Step, typed: Typed, path: list[str], act: list[str]) -> str:
    """What was typed for this step."""
    match step.prompt:
        case "tile":
            return "over" if typed.over and not path else tiles.TYPES[typed.form]
        case "row":
            return _spanned(step, tiles.row_name(typed.at[0]))
        case "column":
            return _spanned(step, tiles.column_name(typed.at[1]))
        case "rotation":
            return typed.form
        case "fill":
            return _filling(step, typed)
        case "activate":
            return "act" if typed.act else "hold" if typed.hold else "auto"
        case _:
            return _use(step, path, act)


def _spanned(step: choices.Step, name: str) -> str:
    """The span that holds the name, where spans are on offer."""
    sides = tiles.row_name, tiles.column_name
    places = {word: at for at in range(-40, 41) for side in sides for word in (side(at),)}
    for token in step.tokens:
        first, dots, last = token.partition("..")
        if dots and name in places and places[first] <= places[name] <= places[last]:
            return token
    return name


def _filling(step: choices.Step, typed: Typed) -> str:
    if typed.fill is None:
        ways = tuple(_literal(_shown(token)) for token in step.tokens)
        raise IllegalMove(text("cacao-refusal-fill", ways=ways))
    wanted = next((token for token in step.tokens if frozenset(token.split("+")) == typed.fill), None)
    return wanted if wanted is not None else "+".join(sorted(typed.fill))


def _shown(token: str) -> str:
    return token.replace("+", " ")


def _use(step: choices.Step, path: list[str], act: list[str]) -> str:
    """A contact, then its workers: `[worker cell >] jungle cell [: workers]`."""
    if step.prompt == "workers":
        word = act.pop(0)
        return word.partition(":")[2] or step.tokens[0]
    if not act:
        return "done"
    name = act[0].partition(":")[0]
    worker, arrow, jungle = name.rpartition(">")
    cells = [tiles.cell(part) for part in ((worker, jungle) if arrow else (jungle,))]
    if None in cells:
        return name
    named = ">".join(tiles.cell_name(cell) for cell in cells if cell is not None)
    if arrow:
        return named
    fitting = [token for token in step.tokens if token.partition(">")[2] == named]
    return fitting[0] if len(fitting) == 1 else named


def _answer(table: Table, seat: Seat, words: Move, typed: str) -> Move:
    if words == ("AUTO",):
        return ("auto",)
    act = list(words[1:])
    if words[0] != "ACT" or not act:
        raise IllegalMove(_unread(typed))
    grammar = choices.answer(table, seat)
    next(grammar)
    path = ["act"]
    asked = seat in table.answering
    step = _sent(grammar, "act") if asked else choices.Answer(())
    while isinstance(step, choices.Step):
        token = _use(step, path, act)
        path.append(token)
        if token not in step.tokens:
            return tuple(path)
        step = _sent(grammar, token)
    if act and asked:
        raise IllegalMove(text("cacao-refusal-contact", contact=act[0]))
    return tuple(path)


def format(path: Move) -> str:
    """The notation of a path. What has no word of its own before the form is known reads as nothing."""
    if not path:
        return ""
    if path[0] in ("orders", "auto"):
        return " ".join(path)
    if path[0] == "act":
        return " ".join(("act", *_uses(path[1:])))
    over = path[0] == "over"
    words = ("over",) if over else ()
    rest = [token for token in path[over:] if ".." not in token]
    if len(rest) < 4:
        return " ".join(words)
    _, row, column, form, *tail = rest
    return " ".join((*words, form, row.replace("00", "") + column.replace("00", "") or "00", *_tail(tuple(tail))))


def _tail(tail: Move) -> Move:
    if not tail:
        return ()
    if "=" in tail[0]:
        return ("fill", *tail[0].split("+"), *_tail(tail[1:]))
    if tail[0] == "act":
        return ("act", *_uses(tail[1:]))
    return () if tail[0] == "auto" else tail


def _uses(tail: Move) -> Move:
    """`W1>00:2` for each contact and its workers."""
    words: list[str] = []
    for token in tail:
        if token.isdecimal():
            words[-1] += f":{token}"
        elif token != "done":
            words.append(token)
    return tuple(words)
