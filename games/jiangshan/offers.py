"""What a seat may choose, step by step, from its view: the paths of all its legal orders as a tree (Jiangshan 9.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import combinations

from games.core import WINDOW, Choice, Move, Seat, text
from games.jiangshan import legality, orders, sight, units
from games.jiangshan.board import FACINGS, FILES, Cell, cell, name, plus
from games.jiangshan.memory import Memory
from games.jiangshan.orders import (
    Challenge,
    Command,
    Conjure,
    Deploy,
    Go,
    Order,
    Preset,
    Rebuild,
    Sail,
    Shoot,
    Support,
    Swap,
    Word,
)
from games.jiangshan.state import SACRIFICE, STRATAGEMS, Phase, Place, SeenUnit, Standing, View

KEEP, NO_SHOT = "/-", "*-"
_FACED = tuple(f"/{facing}" for facing in FACINGS)
DONE, NONE = "done", "none"
PROTECTED = "KQGRBLHJADPS"
"""What a standing order may protect, in the order that its list is written in. Its list of sacrifices is in any order."""
Tree = dict[Move, tuple[str, ...]]
Writer = Callable[[list[str]], str]


@dataclass(frozen=True, slots=True)
class Picked:
    """What a path has chosen so far, for pictures: the unit that it is about, and the cells that may still follow, each with
    what would happen there: "move", "capture", "shot", "command" or "other"."""

    unit: Cell | None
    targets: Mapping[Cell, str]


NOTHING = Picked(None, {})


def choice(view: View, path: Move = ()) -> Choice | None:
    """What the view's owner may add to `path`."""
    if path[:2] in (("standing", "protect"), ("standing", "sacrifice")) and standing_offered(view):
        tokens = _listing(view, path)
        return Choice(text("jiangshan-prompt-standing"), tokens) if tokens else None
    if path and path[0] in ("preset", "standing", "resign", "draw"):
        tokens = _open_tree(view).get(path, ())
        return Choice(text(f"jiangshan-prompt-{path[0]}"), tokens) if tokens else None
    tokens = _owed_tree(view).get(path, ()) if asked(view) else ()
    if path:
        return Choice(text(f"jiangshan-prompt-{_prompt(path)}"), tokens) if tokens else None
    opened = _open_tree(view).get((), ())
    if not tokens and not opened:
        return None
    prompt = view.phase.value if tokens else "open"
    window = WINDOW if view.phase is Phase.REACT and tokens else 0
    return Choice(text(f"jiangshan-prompt-{prompt}"), tokens, opened, window=window)


def asked(view: View) -> bool:
    """Whether the game waits for the view's owner."""
    seat = view.viewer
    if seat is None or view.sides[seat].defeated:
        return False
    if view.phase is Phase.PICK:
        return not view.sides[seat].picked
    if view.phase is Phase.REACT:
        return view.attack is not None and reactor(view) == seat
    return view.phase is Phase.ACTION and view.active == seat


def reactor(view: View) -> Seat:
    """Whose unit is about to fall."""
    assert view.attack is not None
    return view.units[view.attack.target].owner


def _prompt(path: Move) -> str:
    return path[0].removeprefix("#")


def _tree(paths: Iterator[Move]) -> Tree:
    found: dict[Move, dict[str, None]] = {}
    for path in paths:
        for length, token in enumerate(path):
            found.setdefault(path[:length], {})[token] = None
    return {prefix: tuple(tokens) for prefix, tokens in found.items()}


def _owed(view: View) -> Iterator[Move]:
    """Every complete path of an owed choice."""
    if view.phase is Phase.PICK:
        terms = view.terms
        offered = [each for each in STRATAGEMS if each in terms.allowed and each not in terms.fixed]
        yield from (("pick", *some) for some in combinations(offered, min(terms.pick, len(offered))))
    elif view.phase is Phase.REACT:
        yield ("refuse",)
        assert view.attack is not None
        yield from (("decoy", f"{name(one)},{name(other)}") for one, other in view.attack.pairs)
    else:
        for order in legality.spending(view):
            yield from _tails(view, order)
        for order in legality.free(view):
            yield from _tails(view, order)
        if legality.problem(view, Word("end")) is None:
            yield ("end",)


def _tails(view: View, order: Order) -> Iterator[Move]:
    """The path of an order with every facing or mounted shot that may follow it."""
    path = orders.path(order)
    if isinstance(order, Shoot) and not order.fire:
        yield from _aimed(view, order, path)
        return
    tail = tails(view, order)
    yield from ((*path, token) for token in tail) if tail else (path,)


def tails(view: View, order: Order) -> tuple[str, ...]:
    """The last step of a move: a facing for infantry, a target for a Light Rider that fights; empty where there is none."""
    match order:
        case Go(start, end):
            unit = legality.own(view, start)
            assert unit is not None, order
            if unit.kind == "L":
                return _shots(view, order)
            return () if end in view.tiles else _facings(unit)
        case Sail(start, end):
            unit = legality.own(view, start)
            assert unit is not None, order
            return () if end in view.tiles else _facings(unit)
        case Command(_, start, end):
            unit = legality.own(view, start)
            assert unit is not None, order
            return () if end in view.tiles else _facings(unit)
        case _:
            return ()


def _facings(unit: SeenUnit) -> tuple[str, ...]:
    return (KEEP, *_FACED) if unit.kind in tuple(units.INFANTRY) else ()


def _shots(view: View, order: Go) -> tuple[str, ...]:
    if not legality.way(view, order).battle:
        return ()
    targets = [plus(order.end, offset) for offset in units.MOUNTED]
    legal = [at for at in targets if legality.problem(view, replace(order, shot=at)) is None]
    return (NO_SHOT, *(f"*{name(at)}" for at in legal)) if legal else ()


def _aimed(view: View, order: Shoot, path: Move) -> Iterator[Move]:
    """A Bowman that turns up to shoot may face any way that covers the target."""
    unit = legality.own(view, order.start)
    assert unit is not None, order
    turns = unit.place is Place.OPEN and not unit.battle
    facings = [facing for facing in FACINGS if legality.problem(view, replace(order, facing=facing)) is None] if turns else []
    if len(facings) > 1:
        yield from ((*path, f"/{facing}") for facing in facings)
    else:
        yield path


def _open(view: View) -> Iterator[Move]:
    """Every complete path of an open choice: presets, the standing order, an offer of a draw, resigning."""
    seat = view.viewer
    if seat is None or view.phase in (Phase.OVER, Phase.MAP) or view.sides[seat].defeated:
        return
    for unit in view.units.values():
        if unit.owner == seat and unit.kind in tuple(units.INFANTRY):
            for facing in (*FACINGS, "a"):
                if facing != (unit.preset or "a"):
                    yield orders.path(Preset(unit.cell, facing))
    standing = view.sides[seat].standing or Standing()
    yield from (("standing", "mode", mode) for mode in ("auto", "ask", "off") if mode != standing.mode)
    yield from (("standing", "protect", NONE), ("standing", "sacrifice", NONE))
    if not view.sides[seat].draw:
        yield ("draw",)
    yield ("resign",)


def standing_offered(view: View) -> bool:
    """Whether the view's owner may leave orders for Substitution."""
    return "standing" in _open_tree(view).get((), ())


def _listing(view: View, path: Move) -> tuple[str, ...]:
    """How a list of a standing order may go on, a unit a step; the list that stands already cannot be set again."""
    what, listed = path[1], "".join(path[2:])
    if path[-1] in (DONE, NONE):
        return ()
    assert view.viewer is not None, path
    standing = view.sides[view.viewer].standing or Standing()
    stands = standing.protect if what == "protect" else standing.sacrifice
    after = [kind for kind in _after(what, listed) if listed + kind != stands or _after(what, listed + kind)]
    closing = () if listed == stands else (DONE if listed else NONE,)
    return (*closing, *after)


def _after(what: str, listed: str) -> str:
    """The units that may follow in a list: to protect, those written later; to give up, those not yet named."""
    if what == "protect":
        return PROTECTED[PROTECTED.index(listed[-1]) + 1 if listed else 0 :]
    return "".join(kind for kind in SACRIFICE if kind not in listed)


def standing_path(words: list[str]) -> Move:
    """The path of a typed standing order: `standing protect KQ`."""
    what, value = (*words[1:3], "", "")[:2]
    if what not in ("protect", "sacrifice") or len(words) != 3 or value.lower() in (NONE, DONE):
        return tuple(word.lower() for word in words)
    kinds = value.upper()
    ordered = sorted(set(kinds), key=PROTECTED.find) if what == "protect" else list(kinds)
    return ("standing", what, *ordered, DONE)


_owed_tree: Memory[View, Tree] = Memory(lambda view: _tree(_owed(view)))
_open_tree: Memory[View, Tree] = Memory(lambda view: _tree(_open(view)))


# What a path has chosen


def picked(view: View, path: Move) -> Picked:
    """What is chosen so far. Nothing for a path that may not be gone, and until the unit or the kind of target is known."""
    found = [_aim(view, order) for leaf in _leaves(view, path) if (order := order_of(leaf)) is not None]
    units = {unit for unit, _, _ in found}
    if not path or len(units) != 1 or choice(view, path[:-1]) is None:
        return NOTHING
    return Picked(units.pop(), {at: kind for _, at, kind in reversed(found) if at is not None})


def _leaves(view: View, path: Move) -> Iterator[Move]:
    """Every complete path that begins so."""
    going = choice(view, path)
    if going is None:
        yield path
    for token in () if going is None else going.tokens:
        yield from _leaves(view, (*path, token))


def _aim(view: View, order: Order) -> tuple[Cell | None, Cell | None, str]:
    """The unit that an order is about, the cell that it aims at, and what would happen there."""
    match order:
        case Go(start, end):
            unit = legality.own(view, start)
            return start, end, "capture" if unit is not None and legality.attacks(view, unit, end) else "move"
        case Sail(start, end):
            return start, end, "move"
        case Shoot(start, target, fire=fire):
            return start, target, "other" if fire else "shot"
        case Command(_, start, end):
            return start, end, "command"
        case Support(at=at) | Challenge(at):
            return None, at, "other"
        case Conjure(commander, at):
            return commander, at, "other"
        case Swap(commander, one, other):
            return one, other, "other"
        case Rebuild(at) | Deploy(at) | Preset(at):
            return at, None, "other"
        case _:
            return None, None, "other"


# Between typed orders and paths


def path(view: View, order: Order) -> Move:
    """The one path of an order: spelled as it is offered, with its last step; legal or not."""
    order = _spelled(view, order)
    base = orders.path(_bare(order))
    if legality.problem(view, order) is not None:
        return orders.path(order)
    tail = tails(view, _bare(order))
    if not tail:
        return orders.path(order)
    return (*base, _chosen(order, tail))


def _bare(order: Order) -> Order:
    """The order without its facing or mounted shot, which are the last step of the path."""
    match order:
        case Go():
            return replace(order, facing=None, shot=None)
        case Sail() | Command():
            return replace(order, facing=None)
        case _:
            return order


def _chosen(order: Order, tail: tuple[str, ...]) -> str:
    shot = order.shot if isinstance(order, Go) else None
    if shot is not None:
        return f"*{name(shot)}"
    facing = getattr(order, "facing", None)
    return f"/{facing}" if facing else tail[0]


def _spelled(view: View, order: Order) -> Order:
    """`-` and `x` as the offers write them; a scout's face and an only facing filled in."""
    if isinstance(order, Go):
        return _spelled_go(view, order)
    if (isinstance(order, Support) and order.kind == "S") or (isinstance(order, Conjure) and order.at is not None):
        return replace(order, face=order.face or "i")
    if isinstance(order, Swap):
        return Swap(order.commander, *sorted((order.one, order.other)))
    if isinstance(order, Deploy) and order.facing is None:
        unit = legality.own(view, order.at)
        if unit is not None and unit.kind in tuple(units.INFANTRY):
            return replace(order, facing=sight.default_facing(view, unit))
    if isinstance(order, Shoot) and not order.fire and order.facing is None:
        return _spelled_shot(view, order)
    return order


def _spelled_shot(view: View, order: Shoot) -> Order:
    offered = _aimed_paths(view, order)
    return order if len(offered) < 2 else replace(order, facing=offered[0][-1][1:])


def _aimed_paths(view: View, order: Shoot) -> list[Move]:
    return list(_aimed(view, order, orders.path(order))) if legality.problem(view, order) is None else []


def _spelled_go(view: View, order: Go) -> Go:
    unit = legality.own(view, order.start)
    if unit is None:
        return order
    if unit.kind == "S":
        attack = legality.attacks(view, unit, order.end)
        faces = (order.face,) if order.face else (unit.face, "h" if unit.face == "i" else "i")
        spellings = [replace(order, attack=attack, face=face) for face in faces]
    elif unit.place is Place.TILE or (unit.place is Place.OPEN and unit.battle):
        spellings = [replace(order, attack=legality.attacks(view, unit, order.end))]
    else:
        marches = (not order.attack or unit.cell not in view.alert) and order.shot is None
        marching = [replace(order, attack=False)] if marches else []
        spellings = [*marching, replace(order, attack=True)]
    fitting = (each for each in spellings if legality.problem(view, each) is None and _offered(view, each))
    return next(fitting, order)


def _offered(view: View, order: Go) -> bool:
    """Whether this spelling is the offered one: a march is written `-`, a fight out of the march state `x`."""
    unit = legality.own(view, order.start)
    if unit is None or unit.kind == "S" or unit.place is Place.TILE or (unit.place is Place.OPEN and unit.battle):
        return True
    return legality.way(view, order).battle == order.attack


def order_of(path: Move) -> Order | None:
    """The order that a complete path stands for; None for picks, reactions and standing orders."""
    return orders.read(format(path)) if path and path[0] not in ("pick", "decoy", "refuse", "standing") else None


def format(path: Move) -> str:
    """The notation of a path, or its beginning."""
    if not path:
        return ""
    kind, rest = path[0], path[1:]
    if kind == "standing":
        return " ".join((*path[:2], "".join(token for token in path[2:] if token != DONE))).strip()
    if kind not in _WRITERS:
        return " ".join(path)
    cells = _cells(kind, rest)
    return _WRITERS[kind](cells)


def _cells(kind: str, rest: Move) -> list[str]:
    """Files and ranks joined to cells; the rest as it is."""
    found: list[str] = []
    for token in rest:
        if found and len(found[-1]) == 1 and found[-1] in FILES and token.isdecimal():
            found[-1] += token
        elif token not in (KEEP, NO_SHOT):
            found.append(token)
    return found


def _joined(prefix: str, *marks: str) -> Writer:
    """A writer: the prefix, then the cells with a mark before each but the first; what is no cell follows as it is."""

    def write(cells: list[str]) -> str:
        words = prefix
        for number, word in enumerate(cells):
            mark = marks[number - 1] if 0 < number <= len(marks) and word[:1] in tuple(FILES) else ""
            words += mark + word
        return words

    return write


def _supporting(cells: list[str]) -> str:
    return "+" + "@".join((cells[0], "".join(cells[1:]))) if len(cells) > 1 else "+" + "".join(cells)


_WRITERS = {
    "move": _joined("", "-"),
    "attack": _joined("", "x"),
    "sail": _joined("", "~"),
    "#sneak": _joined("#sneak ", "~"),
    "shoot": _joined("", "*"),
    "#fire": _joined("#fire ", "*"),
    "command": _joined("@", ":", "-"),
    "support": _supporting,
    "rebuild": _joined("="),
    "deploy": _joined("!"),
    "challenge": _joined("?"),
    "recruit": _joined("$"),
    "preset": _joined("^"),
    "#swap": _joined("#swap ", ":", ","),
    "#scout": _joined("#scout ", ":"),
}


def at_cell(path: Move, count: int) -> Cell | None:
    """The cell that the tokens before `count` end with."""
    return cell("".join(path[count - 2 : count])) if count >= 2 else None
