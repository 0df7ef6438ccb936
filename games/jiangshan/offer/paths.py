"""Orders as paths of tokens, unit first: how an order is picked step by step, typed, and read back (Jiangshan 9).

A path names the unit or tile, then what it does, then how: `c3`, `-c4`, `/n`. An order after which no action point is
left ends in a last token: `end` closes the turn, as it does where it is typed, or `wait` keeps it open for free
actions.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property

from games.core import MAX_TOKENS, Move
from games.derived import derived
from games.jiangshan import legality, sight
from games.jiangshan.board import FACINGS, Cell, name, plus
from games.jiangshan.offer.menus import Atom, Menu, menu
from games.jiangshan.offer.notation import COURT, END, FOOT, HORSE, KEEP, LATER, NO_SHOT, SCOUTS, TILES, WAIT
from games.jiangshan.orders import (
    Challenge,
    Command,
    Conjure,
    Deploy,
    Go,
    Order,
    Preset,
    Rebuild,
    Recruit,
    Sail,
    Shoot,
    Support,
    Swap,
    Word,
)
from games.jiangshan.state import INSIDE, OPEN, SeenUnit, View
from games.jiangshan.units import CAVALRY, FACES, INFANTRY, Kind
from games.replacing import replace


def _ends(view: View) -> Iterator[Order]:
    if legality.problem(view, Word(END)) is None:
        yield Word(END)


APART: Mapping[str, Callable[[View], Iterator[Order]]] = {
    "support": legality.supports,
    "recruit": legality.recruits,
    "challenge": legality.challenges,
    "#extra": legality.extras,
    "#scout": legality.conjurings,
    END: _ends,
}
"""What needs no unit, by its first word, in the order of the menu."""
DEEDS = ("x", "*", "-", "~", "command", "deploy", "#sneak", "#fire", "#swap", "rebuild")
"""What a unit or a tile can do, in the order of the menu."""
Step = tuple[tuple[str, ...], str | None]
"""Tokens, and the usual one."""
FACED = tuple(f"/{facing}" for facing in FACINGS)


# Orders as atoms


def atoms(order: Order) -> tuple[Atom, ...]:
    """What an order is spelled by, whoever carries it out first; facings and mounted shots of moves left out."""
    match order:
        case Go(start, end, attack, face):
            return (start, "x" if attack else "-", end, *_face(face))
        case Sail(start, end, sneak=sneak):
            return (start, "#sneak" if sneak else "~", end)
        case Shoot(start, target, fire=fire):
            return (start, "#fire" if fire else "*", target)
        case Command(commander, start, end):
            return (commander, "command", start, end)
        case Swap(commander, one, other):
            return (commander, "#swap", one, other)
        case Deploy(at, facing):
            return (at, "deploy", *((f"/{facing}",) if facing else ()))
        case Rebuild(at):
            return (at, "rebuild")
        case Support(kind, at, face):
            return ("support", kind, at, *_face(face))
        case Challenge(at):
            return ("challenge", at)
        case Recruit(kind):
            return ("recruit", kind)
        case Preset(at, facing):
            return ("preset", at, f"/{facing}")
        case Conjure(commander, at, face):
            return ("#scout", "reserve") if commander is None or at is None else ("#scout", commander, at, *_face(face))
        case Word(word):
            return ("#extra" if word == "extra" else word,)


def _atoms(view: View, order: Order) -> tuple[Atom, ...]:
    """The same for a view: the shot of the rider that has just ridden is one token, as there is nothing else to say of
    it."""
    if isinstance(order, Shoot) and not order.fire and _is_ridden(view, order):
        return (f"{name(order.start)}*{name(order.target)}",)
    return atoms(order)


def _face(face: str | None) -> tuple[str, ...]:
    return (f":{face}",) if face else ()


def _bare(order: Order) -> Order:
    """The order without what its tail says: a facing or a mounted shot."""
    match order:
        case Go():
            return replace(order, facing=None, shot=None, holds=False)
        case Sail() | Command() | Shoot():
            return replace(order, facing=None)
        case _:
            return order


# The menus of a view


class _Menus:
    """The menus of one view, each made when it is first looked into."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._found: dict[Atom, Menu[Order]] = {}
        self._stages: dict[Order, tuple[Step, ...]] = {}

    @cached_property
    def roots(self) -> Menu[Atom]:
        """The first steps, up to the unit, the tile or what needs neither."""
        able = legality.able(self._view)
        some = (word for word, orders in APART.items() if next(orders(self._view), None) is not None)
        apart = (*self.ridden, *some)
        split = len(able) + len(apart) > MAX_TOKENS
        before = {at: (_class(self._view, at),) if split else () for at in able}
        return menu([*(((*before[at], at), at) for at in able), *(((word,), word) for word in apart)])

    @cached_property
    def ridden(self) -> dict[str, tuple[Order]]:
        """The shots of the rider that has just ridden, each by the one token that spells it."""
        return {_word(_atoms(self._view, order)): (order,) for order in legality.ridden(self._view)}

    def orders(self, root: Atom) -> Menu[Order]:
        """What a unit, a tile or a word of the first step can mean."""
        if root not in self._found:
            self._found[root] = menu((_atoms(self._view, order)[1:], order) for order in self._meant(root))
        return self._found[root]

    def _meant(self, root: Atom) -> Iterable[Order]:
        if isinstance(root, str):
            return APART[root](self._view) if root in APART else self.ridden.get(root, ())
        return sorted((*legality.spending_by(self._view, root), *legality.free_by(self._view, root)), key=_place)

    def stages(self, order: Order) -> tuple[Step, ...]:
        """The steps after an order is known: its tail, then whether the turn ends."""
        if order not in self._stages:
            tail = tails(self._view, order)
            self._stages[order] = (*([(tail, tail[0])] if tail else []), *_closing(self._view, order))
        return self._stages[order]

    def to(self, root: Atom) -> Move:
        """The path to a root that can do something."""
        # Few enough roots are each a step of their own, so that the way to one is known without listing who else can
        # act.
        if len(legality.cells(self._view)) + len(APART) + _aims(self._view) <= MAX_TOKENS:
            return (root if isinstance(root, str) else name(root),)
        return self.roots.paths[root]


def _aims(view: View) -> int:
    """How many cells the rider that has just ridden may shoot at."""
    rider = legality.own(view, view.rider) if view.rider is not None else None
    return len(rider.kind.mounted) if rider is not None and rider.kind is not None else 0


def _word(spelled: tuple[Atom, ...]) -> str:
    assert isinstance(spelled[0], str), spelled
    return spelled[0]


@derived
def _menus(view: View) -> _Menus:
    return _Menus(view)


def _place(order: Order) -> tuple[int, list[Cell]]:
    """Where an order stands in its unit's menu: by what is done, then file by file."""
    _, deed, *rest = atoms(order)
    assert isinstance(deed, str), order
    return DEEDS.index(deed), [each for each in rest if isinstance(each, tuple)]


def _class(view: View, at: Cell) -> str:
    unit = legality.own(view, at)
    if unit is None or unit.kind is None or at in view.tiles:
        return TILES
    if unit.kind.scout:
        return SCOUTS
    return {INFANTRY: FOOT, CAVALRY: HORSE}.get(unit.kind.facts.kind, COURT)


# Steps


def step(view: View, path: Move) -> tuple[tuple[str, ...], str | None]:
    """What may follow a half path of the player whose turn it is, and what usually does; nothing after a whole one, or
    one that cannot be gone."""
    menus = _menus(view)
    if path in menus.roots.steps:
        return menus.roots.steps[path], None
    length = next((length for length in range(1, len(path) + 1) if path[:length] in menus.roots.ends), None)
    if length is None:
        return (), None
    return _inside(view, menus.orders(menus.roots.ends[path[:length]]), path[length:])


def is_unit(view: View, path: Move) -> bool:
    """Whether a path names a unit or a tile and nothing more yet."""
    return isinstance(_menus(view).roots.ends.get(path), tuple)


def _inside(view: View, menu: Menu[Order], path: Move) -> tuple[tuple[str, ...], str | None]:
    if path in menu.steps:
        return menu.steps[path], _usual_face(view, menu, path)
    length = next((length for length in range(len(path) + 1) if path[:length] in menu.ends), None)
    if length is None:
        return (), None
    return _after(view, menu.ends[path[:length]], path[length:])


def _usual_face(view: View, menu: Menu[Order], path: Move) -> str | None:
    """A scout that moves keeps its face; one that comes on acts as foot."""
    tokens = menu.steps[path]
    if not tokens or not tokens[0].startswith(":"):
        return None
    order = menu.ends[(*path, tokens[0])]
    unit = legality.own(view, order.start) if isinstance(order, Go) else None
    kept = f":{unit.face}" if unit is not None else tokens[0]
    return kept if kept in tokens else tokens[0]


def _after(view: View, order: Order, added: Move) -> tuple[tuple[str, ...], str | None]:
    """What may follow what was added to an order."""
    stages = _menus(view).stages(order)
    fits = all(token in tokens for token, (tokens, _) in zip(added, stages, strict=False))
    return stages[len(added)] if fits and len(added) < len(stages) else ((), None)


def _closing(view: View, order: Order) -> Iterator[tuple[tuple[str, ...], str | None]]:
    """A turn that was kept open without a point stays open, as far as nobody says otherwise, but not after the shot
    that it was kept open for."""
    if leaves_nothing(view.ap, view, order):
        yield (END, WAIT), END if view.ap or _is_ridden(view, order) else WAIT


def _is_ridden(view: View, order: Order) -> bool:
    return isinstance(order, Shoot) and order.start == view.rider


def leaves_nothing(ap: int, view: View, order: Order) -> bool:
    """Whether an order is the last that so many action points allow, so that the turn may close with it (Jiangshan
    9.2)."""
    acts = not isinstance(order, Preset | Word)
    return acts and ap - legality.cost(view.terms, order) <= 0


def meant(view: View, root: Atom) -> Iterable[Order]:
    """What a unit, a tile or a word of the first step can mean now, tails left out."""
    return _menus(view).orders(root).ends.values()


def leaves(view: View, path: Move) -> Iterator[Order]:
    """Every order that begins so, tails left out."""
    menus = _menus(view)
    for start, root in menus.roots.ends.items():
        if start[: len(path)] == path[: len(start)]:
            rest = path[len(start) :]
            for end, order in menus.orders(root).ends.items():
                if end[: len(rest)] == rest[: len(end)]:
                    yield order


# The last steps of an order


def tails(view: View, order: Order) -> tuple[str, ...]:
    """The last step of a move or a shot: a facing for infantry, a target for a Light Rider that fights, the facing of a
    Bowman that turns up to shoot; empty where there is nothing to choose."""
    match order:
        case Go(start, end) | Sail(start, end) | Command(_, start, end):
            unit = legality.own(view, start)
            assert unit is not None, order
            if unit.kind is not None and unit.kind.mounted and isinstance(order, Go):
                return _shots(view, order, unit.kind)
            return (KEEP, *FACED) if legality.is_infantry(unit) and not legality.owns_tile(view, end) else ()
        case Shoot():
            return _bends(view, order)
        case _:
            return ()


def _shots(view: View, order: Go, kind: Kind) -> tuple[str, ...]:
    if not legality.way(view, order).battle:
        return ()
    targets = [plus(order.end, offset) for offset in kind.mounted]
    legal = [at for at in targets if legality.problem(view, replace(order, shot=at, holds=False)) is None]
    return (LATER, NO_SHOT, *(f"*{name(at)}" for at in sorted(legal))) if legal else ()


def _bends(view: View, order: Shoot) -> tuple[str, ...]:
    """The facings among which a Bowman that turns up to shoot may choose."""
    unit = legality.own(view, order.start)
    if unit is None or unit.place is not OPEN or unit.battle or view.rider == order.start:
        return ()
    facings = legality.bow_facings(unit, replace(order, facing=None))
    return tuple(f"/{facing}" for facing in facings if facing is not None) if len(facings) > 1 else ()


# Paths of orders


def path(view: View, order: Order, *, closes: bool = True) -> Move:
    """The one path of an order, legal or not: spelled as it is offered, with its last steps, closing the turn or not
    where it leaves no action point."""
    ends = (END if closes else WAIT,) if leaves_nothing(view.ap, view, order) else ()
    return (*spelling(view, order), *ends)


def spelling(view: View, order: Order) -> Move:
    """The path of an order without its closing."""
    order = _spelled(view, order)
    if isinstance(order, Preset | Word) or legality.problem(view, order) is not None:
        return _plain(order)
    menus, (root, *_) = _menus(view), _atoms(view, order)
    tail = tails(view, order := _tailed(view, order))
    return (*menus.to(root), *menus.orders(root).paths[_bare(order)], *((_chosen(order, tail),) if tail else ()))


def _plain(order: Order) -> Move:
    """The path that an order would have in an almost empty menu."""
    (start,) = menu([(atoms(order), order)]).ends
    return (*start, *_trailing(order))


def _trailing(order: Order) -> Iterator[str]:
    if _bare(order) != order and (facing := getattr(order, "facing", None)):
        yield f"/{facing}"
    if isinstance(order, Go) and (order.shot is not None or order.holds):
        yield NO_SHOT if order.shot is None else f"*{name(order.shot)}"


def _tailed(view: View, order: Order) -> Order:
    """A Bowman that has no choice names no facing."""
    return replace(order, facing=None) if isinstance(order, Shoot) and not tails(view, order) else order


def _chosen(order: Order, tail: tuple[str, ...]) -> str:
    return next(_trailing(order), tail[0])


def _spelled(view: View, order: Order) -> Order:
    """`-` and `x` as the offers write them; a scout's face and an only facing filled in."""
    match order:
        case Go():
            return _spelled_go(view, order)
        case Conjure(at=(_, _)):
            return replace(order, face=order.face or FACES[0])
        case Support(kind):
            return replace(order, face=order.face or FACES[0]) if kind == view.terms.units.scout else order
        case Swap():
            return Swap(order.commander, *sorted((order.one, order.other)))
        case Deploy(facing=None):
            unit = legality.own(view, order.at)
            if unit is None or not legality.is_infantry(unit):
                return order
            return replace(order, facing=sight.board(view).default_facing(unit.cell, unit.owner))
        case _:
            return order


def _spelled_go(view: View, order: Go) -> Go:
    unit = legality.own(view, order.start)
    if unit is None:
        return order
    fitting = (
        each
        for each in _spellings(view, unit, order)
        if legality.problem(view, each) is None and _is_offered(view, unit, each)
    )
    return next(fitting, order)


def _spellings(view: View, unit: SeenUnit, order: Go) -> tuple[Go, ...]:
    if legality.is_scout(unit):
        attack = legality.attacks(view, unit, order.end)
        return (replace(order, attack=attack, face=order.face or unit.face),)
    order = replace(order, face=None)  # only scouts have a choice of faces
    if _is_plain(unit):
        return (replace(order, attack=legality.attacks(view, unit, order.end)),)
    marches = (not order.attack or unit.cell not in view.alert) and order.shot is None
    return (*((replace(order, attack=False),) if marches else ()), replace(order, attack=True))


def _is_plain(unit: SeenUnit) -> bool:
    """Whether a unit has one way to go: from a tile, or with its front up."""
    return unit.place is INSIDE or legality.fights(unit)


def _is_offered(view: View, unit: SeenUnit, order: Go) -> bool:
    """Whether this spelling is the offered one: a march is written `-`, a fight out of the march state `x`."""
    return legality.is_scout(unit) or _is_plain(unit) or legality.way(view, order).battle == order.attack
