"""What a player types and the paths it stands for (Cacao 12)."""

from __future__ import annotations

from dataclasses import dataclass

from games.cacao import board, choices, tiles
from games.cacao.board import Cell
from games.cacao.choices import Fill, Meaning, Step, Turn
from games.cacao.state import Table, View
from games.cacao.tiles import Jungle
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
    if len(told) > 1 and told[1].startswith(choices.AT):
        at = board.cell(told[1].removeprefix(choices.AT))
        return Begun(over, told[0], None, at, told[2] if len(told) > 2 else None, tuple(told[3:]))
    cells = [board.cell(token) or board.ORIGIN for token in told[1:3]]
    row = cells[0][0] if cells else None
    at = (cells[0][0], cells[1][1]) if len(cells) == 2 else None
    return Begun(over, told[0] if told else None, row, at, told[3] if len(told) > 3 else None, tuple(told[4:]))


def filling(token: str) -> Fill:
    """The cells and tiles of a token that fills gaps."""
    items = (item.split("=") for item in token.split("+"))
    return tuple((at, Jungle(kind)) for name, kind in items if (at := board.cell(name)) is not None)


def parse(view: View, typed: str) -> tuple[Move, ...]:
    """The moves that `typed` stands for; a form alone is half a one.

    :raises IllegalMove: it cannot be read, or leaves out a decision that must be made.
    """
    seat = view.viewer
    if seat is None:
        raise IllegalMove(text("cacao-refusal-spectator"))
    words = tuple(typed.replace(",", " ").upper().split())
    if not words:
        raise IllegalMove(_unread(typed))
    if words[0] == "ORDERS":
        return _orders(view.orders[seat] or Orders(), words[1:])
    if words[0] in ("AUTO", "ACT"):
        return (_answer(view.table, seat, words, typed),)
    laid = _laid(words)
    if len(laid) == 1 and laid[0] in tiles.TYPES:
        return ((*("over",) * (words[0] == "OVER"), tiles.TYPES[laid[0]]),)
    return (_path(choices.turn(view.table, seat, view.hand), _read(words, typed)),)


def _orders(orders: Orders, words: Move) -> tuple[Move, ...]:
    """One move for each order that does not hold already."""
    held = (f"min={orders.least or 'off'}", f"keep={orders.keep}")
    wanted = tuple(("orders", word.lower()) for word in words if word.lower() not in held)
    if words and not wanted:
        raise IllegalMove(text("cacao-refusal-orders", orders=tuple(map(_literal, held))))
    return wanted or (("orders",),)


def _unread(typed: str) -> Text:
    return text("cacao-refusal-unread", typed=typed.strip())


def _laid(words: Move) -> Move:
    """The words without the one that says how the tile is laid."""
    return words[1:] if words[0] in ("OVER", "PLACE") else words


def _read(words: Move, typed: str) -> Typed:
    over, words = words[0] == "OVER", _laid(words)
    if len(words) < 2 or words[0] not in tiles.TYPES:
        raise IllegalMove(_unread(typed))
    if (at := board.cell(words[1])) is None:
        raise IllegalMove(text("cacao-refusal-off-board", cell=words[1]))
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
    at = board.cell(name)
    return f"{board.name(at)}={tile}" if at is not None and equals else word


def _path(start: Step, typed: Typed) -> Move:
    """The path of a typed placement, up to the first part that is not on offer and with it."""
    path: Move = ()
    here: Step | Meaning = start
    act = list(typed.act or ())
    while isinstance(here, Step):
        token = _token(here, typed, path, act)
        path, led = (*path, token), here.reach(token)
        if led is None:
            rest = (tiles.TYPES[typed.form], f"{choices.AT}{board.name(typed.at)}", typed.form)
            return (*path, *rest) if path == ("over",) else path
        here = led
    assert isinstance(here, Turn), path
    _check_nothing_is_left(here, typed.fill, act)
    return path


def _check_nothing_is_left(turn: Turn, fill: frozenset[str] | None, act: list[str]) -> None:
    """What was typed and not asked for must be what happens anyway."""
    filled = frozenset(f"{board.name(cell)}={tile}" for cell, tile in turn.fill)
    if fill is not None and not filled:
        raise IllegalMove(text("cacao-refusal-fill-none"))
    if fill is not None and fill != filled:
        raise IllegalMove(text("cacao-refusal-fill-only", ways=tuple(_literal(item) for item in sorted(filled))))
    if act:
        raise IllegalMove(text("cacao-refusal-contact", contact=act[0]))


def _literal(words: str) -> Text:
    return text("cacao-literal", words=words)


def path(start: Step, turn: Turn) -> Move:
    """The path of a placement from its first step, the contacts left to the automatic resolver."""
    fill = frozenset(f"{board.name(cell)}={tile}" for cell, tile in turn.fill)
    return _path(start, Typed(turn.form, turn.at, turn.over, fill or None, None, hold=False))


def _token(step: Step, typed: Typed, path: Move, act: list[str]) -> str:
    """What was typed for this step."""
    match step.prompt:
        case "tile":
            return "over" if typed.over and not path else tiles.TYPES[typed.form]
        case "row":
            return _spanned(step, board.row_name(typed.at[0]))
        case "column" if not step.tokens or step.tokens[0].startswith(choices.AT):
            return f"{choices.AT}{board.name(typed.at)}"
        case "column":
            return _spanned(step, board.column_name(typed.at[1]))
        case "rotation":
            return typed.form
        case "fill":
            return _filling(step, typed)
        case "activate":
            return "act" if typed.act else "hold" if typed.hold else "auto"
        case _:
            return _use(step, path, act)


def _spanned(step: Step, name: str) -> str:
    """The span that holds the name, where spans are on offer."""
    if name in step.tokens:
        return name
    sides = board.row_name, board.column_name
    places = {word: at for at in range(-40, 41) for side in sides for word in (side(at),)}
    for token in step.tokens:
        first, dots, last = token.partition("..")
        if dots and name in places and places[first] <= places[name] <= places[last]:
            return token
    return name


def _filling(step: Step, typed: Typed) -> str:
    if typed.fill is None:
        ways = tuple(_literal(_shown(token)) for token in step.tokens)
        raise IllegalMove(text("cacao-refusal-fill", ways=ways))
    wanted = next((token for token in step.tokens if frozenset(token.split("+")) == typed.fill), None)
    return wanted if wanted is not None else "+".join(sorted(typed.fill))


def _shown(token: str) -> str:
    return token.replace("+", " ")


def _use(step: Step, path: Move, act: list[str]) -> str:
    """A contact, then its workers: `[worker cell >] jungle cell [: workers]`."""
    if step.prompt == "workers":
        word = act.pop(0)
        return word.partition(":")[2] or step.tokens[0]
    if not act:
        return "done"
    name = act[0].partition(":")[0]
    worker, arrow, jungle = name.rpartition(">")
    cells = [board.cell(part) for part in ((worker, jungle) if arrow else (jungle,))]
    if None in cells:
        return name
    named = ">".join(board.name(cell) for cell in cells if cell is not None)
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
    if seat not in table.answering:
        return ("act",)
    path: Move = ("act",)
    here: Step | Meaning = choices.answer(table, seat).after("act")
    while isinstance(here, Step):
        path = (*path, _use(here, path, act))
        if path[-1] not in here.tokens:
            return path
        here = here.after(path[-1])
    if act:
        raise IllegalMove(text("cacao-refusal-contact", contact=act[0]))
    return path


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
    found = begun(path)
    if found is None or found.at is None or found.form is None:
        return " ".join(words)
    return " ".join((*words, found.form, board.name(found.at), *_tail(found.tail)))


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
