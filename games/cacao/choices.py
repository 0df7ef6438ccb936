"""What a seat may do, step by step: the one statement of legality, on what lies open and the seat's own hand (Cacao
6-8).

A move is a way down a tree, from `root`. A step says what is on offer and where each token of it leads: to another
step, or to what the whole path means. So whoever offers, checks, reads and plays a move goes down the same tree, and it
grows only where somebody goes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations, permutations
from typing import NamedTuple

from games.cacao import board, tiles
from games.cacao.board import Cell, Contact
from games.cacao.state import Phase, Table, View
from games.cacao.tiles import Jungle, Worker
from games.cacao.village import Orders, Use, Village, most, undecided, work
from games.core import MAX_TOKENS, Choice, Move, Seat, Text, Window, text
from games.derived import derived
from games.replacing import replace

AT = "@"
"""Before a cell that is one token."""
ORDERS = "orders"
"""The token that may be played at any time (Cacao 8.5)."""

Fill = tuple[tuple[Cell, Jungle], ...]
"""Jungle tiles laid into gaps, row by row."""
Told = tuple[tuple[str, int], ...]
"""Contacts that were named, in their order, each with its number of workers."""


class Turn(NamedTuple):
    """What a whole placement means: `fill` are the tiles laid from the display, `told` the uses that come first, `held`
    that the mover decides when the gaps are filled (Cacao 8.5). A tuple, since players weigh thousands of them."""

    form: str
    at: Cell
    over: bool
    fill: Fill = ()
    told: Told = ()
    held: bool = False


@dataclass(frozen=True, slots=True)
class Answer:
    """The uses that come first; the resolver does the rest."""

    told: Told


@dataclass(frozen=True, slots=True)
class Standing:
    """New standing orders."""

    orders: Orders


Meaning = Turn | Answer | Standing


@dataclass(slots=True, eq=False)
class Step:
    """What is on offer, and by `then` where each token of it leads; `prompt` is the last part of the prompt's key. The
    rest is as in `Choice`. What was asked of it last it remembers."""

    prompt: str
    tokens: tuple[str, ...]
    then: Callable[[str], Step | Meaning]
    usual: str | None = None
    open: tuple[str, ...] = ()
    window: Window | None = None
    former: tuple[str, ...] = ()
    _latest: dict[str, Step | Meaning] = field(default_factory=dict, init=False)
    _choice: Choice | None = field(default=None, init=False)

    def reach(self, token: str) -> Step | Meaning | None:
        """Where a token leads; None: it is not on offer, nor was by earlier rules."""
        led = self._latest.get(token)
        if led is None and (token in self.tokens or token in self.open or token in self.former):
            led = self.after(token)
        return led

    def after(self, token: str) -> Step | Meaning:
        """Where a token on offer leads.

        Paths are asked about prefix by prefix, so it is enough to remember the latest token: no step of a path is
        worked out twice, and whoever goes through all moves there are does not leave them all in memory.
        """
        led = self._latest.get(token)
        if led is None:
            led = self.then(token)
            self._latest.clear()
            self._latest[token] = led
        return led

    @property
    def choice(self) -> Choice:
        """The step in the words of the contract."""
        if self._choice is None:
            prompt = _prompt(self.prompt)
            self._choice = Choice(prompt, self.tokens, self.open, self.window, self.usual, former=self.former)
        return self._choice


@lru_cache(maxsize=64)
def _prompt(name: str) -> Text:
    return text(f"cacao-prompt-{name}")


def asked(table: Table) -> dict[Seat, Window | None]:
    """Who owes a choice, lowest seat first; who is asked in somebody else's turn has a window (Cacao 8.5)."""
    if table.phase is Phase.PLACE:
        return {table.turn: None}
    waiting = sorted(table.answering) if table.phase is Phase.ACT else ()
    return {seat: None if seat == table.turn else Window() for seat in waiting}


@derived
def root(view: View) -> Step | None:
    """The first step of whatever the view's owner may do; None: nothing, as always for a spectator."""
    table, seat = view.table, view.viewer
    if seat is None or not table.number or table.phase is Phase.OVER:
        return None
    orders = view.orders[seat] or Orders()
    windows = asked(table)
    if seat not in windows:
        return Step("orders", (), lambda _: _standing(orders), open=(ORDERS,))
    owed = turn(table, seat, view.hand) if table.phase is Phase.PLACE else answer(table, seat)

    def chosen(token: str) -> Step | Meaning:
        return _standing(orders) if token == ORDERS else owed.after(token)

    return Step(owed.prompt, owed.tokens, chosen, open=(ORDERS,), window=windows[seat])


def follow(start: Step | Meaning | None, path: Iterable[str]) -> Step | Meaning | None:
    """Where a path leads; None: a token of it is not on offer."""
    here = start
    for token in path:
        here = here.reach(token) if isinstance(here, Step) else None
    return here


def choice(view: View, path: Move = ()) -> Choice | None:
    """What the view's owner may add to `path`."""
    here = follow(root(view), path)
    return here.choice if isinstance(here, Step) else None


def default(view: View) -> Move:
    """The first placement on offer, the activation left to the automatic resolver."""
    path: Move = ()
    here: Step | Meaning | None = root(view)
    while isinstance(here, Step):
        path = (*path, "auto" if "auto" in here.tokens else here.tokens[0])
        here = here.after(path[-1])
    return path


def meaning(view: View, move: Move) -> Meaning:
    """What a complete legal move means."""
    end = follow(root(view), move)
    assert end is not None, move
    assert not isinstance(end, Step), move
    return end


# Placing: tile, cell, rotation, filling (Cacao 6, 7)


def turn(table: Table, seat: Seat, hand: tuple[str, ...]) -> Step:
    """The first step of a placement by `seat` with a tile out of `hand`, types A-D."""
    kinds = tuple(dict.fromkeys(hand))
    own = covers(table, seat)

    def ordinary(kind: str) -> Step:
        cells = board.open_cells(table.jungle, table.workers)
        return _cell(cells, lambda at: _rotation(table, seat, kind, at, over=False))

    def covering(kind: str) -> Step:
        return _cell(own, lambda at: _rotation(table, seat, kind, at, over=True))

    def chosen(token: str) -> Step:
        return Step("tile", kinds, covering) if token == "over" else ordinary(token)

    return Step("tile", (*kinds, "over") if own else kinds, chosen)


def covers(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """The own worker tiles that may be covered now (Cacao 6.2)."""
    if table.display or table.pile or not table.villages[seat].sun:
        return ()
    return tuple(sorted(at for at, tile in table.workers.items() if tile.owner == seat and not tile.covers))


def _cell(cells: tuple[Cell, ...], then: Callable[[Cell], Step]) -> Step:
    """One of the cells; of more than fit into a menu the row, then the column, as of any by the first rules."""
    rows = {board.row_name(row): row for row, _ in cells}

    def column(name: str) -> Step:
        columns = {board.column_name(at[1]): at for at in cells if at[0] == rows[name]}
        return _named("column", tuple(columns), lambda chosen: then(columns[chosen]))

    if len(cells) > MAX_TOKENS:
        return _named("row", tuple(rows), column)
    named = {f"{AT}{board.name(at)}": at for at in cells}

    def chosen(token: str) -> Step:
        return then(named[token]) if token in named else column(token)

    return Step("column", tuple(named), chosen, former=tuple(rows))


def _named(prompt: str, names: tuple[str, ...], then: Callable[[str], Step]) -> Step:
    """One of the names; more than fit into a menu are offered in spans first."""
    if len(names) <= MAX_TOKENS:
        return Step(prompt, names, then)
    spans = spanned(names)
    return Step(prompt, tuple(spans), lambda span: Step(prompt, spans[span], then))


def spanned(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The names in runs that fit into a menu, by `first..last`."""
    runs = [names[start : start + MAX_TOKENS] for start in range(0, len(names), MAX_TOKENS)]
    return {f"{run[0]}..{run[-1]}": run for run in runs}


def _rotation(table: Table, seat: Seat, kind: str, at: Cell, *, over: bool) -> Step:
    laid = _activation if over else _fill
    return Step("rotation", tiles.FORMS[kind], lambda form: laid(table, seat, Turn(form, at, over)))


def _fill(table: Table, seat: Seat, turn: Turn) -> Step | Meaning:
    """Asked only where there are several ways (Cacao 7)."""
    ways = fillings(table, turn.at)

    def filled(token: str) -> Step | Meaning:
        return _activation(table, seat, turn._replace(fill=ways[token]))

    return Step("fill", tuple(ways), filled) if len(ways) > 1 else filled(next(iter(ways)))


def fillings(table: Table, at: Cell) -> dict[str, Fill]:
    """Every different way to fill the gaps beside a tile at `at` from the display, by its token (Cacao 7)."""
    gaps = board.gaps(table.jungle, table.workers, at)
    count = min(len(gaps), len(table.display))
    found: dict[str, Fill] = {}
    for cells in permutations(gaps, count):
        for shown in combinations(table.display, count):
            fill = tuple(sorted(zip(cells, shown, strict=True)))
            found["+".join(f"{board.name(cell)}={tile}" for cell, tile in fill)] = fill
    return dict(sorted(found.items(), key=lambda item: item[1]))


def unfilled(table: Table, at: Cell, fill: Fill) -> Cell | None:
    """The third gap beside a tile at `at`, which gets the tile on top of the pile, if there is one (Cacao 7): it is
    left only when all that is on display is laid."""
    if not table.pile or len(fill) < len(table.display):
        return None
    filled = dict(fill)
    return next((gap for gap in board.gaps(table.jungle, table.workers, at) if gap not in filled), None)


# Activating (Cacao 8)


def _activation(table: Table, seat: Seat, turn: Turn) -> Step | Meaning:
    """Not asked where no worker of the seat acts and none can come to; to decide oneself is on offer where it differs,
    or, once the pile has filled a gap, where it may. The way that is not on offer may be typed."""
    workers = {**table.workers, turn.at: Worker(seat, turn.form, turn.over)}
    jungle = {**table.jungle, **dict(turn.fill)}
    contacts = board.contacts(jungle, workers, turn.at, dict(turn.fill))
    own = tuple(each for each in contacts if each.owner == seat)
    waiting = not turn.over and unfilled(table, turn.at, turn.fill) is not None
    if not own and not waiting:
        return turn
    village = table.villages[seat]

    def activated(way: str) -> Step | Meaning:
        if way == "act":
            return _uses(village, jungle, own, lambda told: turn._replace(told=told))
        return turn._replace(held=way == "hold")

    real = undecided(village, jungle, own)
    ways = ("auto", *(("hold",) if waiting else ("act",) * real))
    return Step("activate", ways, activated, usual="auto", former=("act", "hold") if own else ())


def answer(table: Table, seat: Seat) -> Step:
    """The first step after `hold`, or when asked in somebody else's turn (Cacao 8.5)."""
    own = tuple(each for each in table.pending if each.owner == seat)

    def activated(way: str) -> Step | Meaning:
        return _uses(table.villages[seat], table.jungle, own, Answer) if way == "act" else Answer(())

    return Step("activate", ("auto", "act"), activated)


@dataclass(frozen=True, slots=True)
class _Uses:
    """Contacts in the order they are to act: what was `told` has changed the `village`; `left` are the others by
    name."""

    village: Village
    jungle: Mapping[Cell, Jungle]
    left: Mapping[str, Contact]
    then: Callable[[Told], Meaning]
    told: Told = ()

    def contact(self) -> Step | Meaning:
        """Which contact is next; `done` leaves the others to the resolver."""
        if not self.left:
            return self.then(self.told)
        return Step("contact", (*self.left, "done") if self.told else tuple(self.left), self.workers)

    def workers(self, name: str) -> Step | Meaning:
        """How many of its workers work (Cacao 8.2)."""
        if name == "done":
            return self.then(self.told)
        counts = range(most(self.village, self.tile(name), self.left[name].count), -1, -1)
        return Step("workers", tuple(map(str, counts)), lambda count: self.used(name, int(count)).contact())

    def used(self, name: str, count: int) -> _Uses:
        """When so many have worked there."""
        village = work(self.village, self.tile(name), count)
        left = {other: each for other, each in self.left.items() if other != name}
        return replace(self, village=village, left=left, told=(*self.told, (name, count)))

    def tile(self, name: str) -> Jungle:
        """That of the contact."""
        return self.jungle[self.left[name].jungle]


def _uses(
    village: Village, jungle: Mapping[Cell, Jungle], own: tuple[Contact, ...], then: Callable[[Told], Meaning]
) -> Step | Meaning:
    left = {each.name: each for each in sorted(own, key=lambda each: each.name)}
    return _Uses(village, jungle, left, then).contact()


def named_uses(own: tuple[Contact, ...], told: Told) -> tuple[Use, ...]:
    """What was told, as uses of the contacts that have those names."""
    contacts = {each.name: each for each in own}
    return tuple(Use(contacts[name], count) for name, count in told)


def _standing(orders: Orders) -> Step:
    """One standing order changed; the value that holds is not on offer (Cacao 8.5)."""
    least = {f"min={price or 'off'}": Orders(price, orders.keep) for price in (2, 3, 4, None) if price != orders.least}
    keep = {f"keep={count}": Orders(orders.least, count) for count in range(6) if count != orders.keep}
    return Step("orders", (*least, *keep), lambda token: Standing({**least, **keep}[token]))
