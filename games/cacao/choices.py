"""What a seat may do, step by step: the one statement of legality, on what lies open and the seat's own hand (Cacao 6-8).

A turn is a grammar: a generator that yields what is on offer, is sent the token that was chosen and returns what the whole path
means. `walk` runs it along a path.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass
from itertools import combinations, permutations

from games.cacao import tiles
from games.cacao.state import Phase, Table
from games.cacao.tiles import Cell, Contact, Jungle, Worker
from games.cacao.village import Orders, Use, Village, most, undecided, work
from games.core import MAX_TOKENS, Move, Seat


@dataclass(frozen=True, slots=True)
class Step:
    """What is on offer, and the last part of the prompt's key; `usual` is taken unasked in panels."""

    prompt: str
    tokens: tuple[str, ...]
    usual: str | None = None


@dataclass(frozen=True, slots=True)
class Turn:
    """What a whole placement means: `fill` are the tiles laid from the display, `told` the uses that come first."""

    form: str
    at: Cell
    over: bool
    fill: tuple[tuple[Cell, Jungle], ...]
    told: tuple[tuple[str, int], ...]
    held: bool


@dataclass(frozen=True, slots=True)
class Answer:
    """The uses that come first; the resolver does the rest."""

    told: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """New standing orders."""

    orders: Orders


Meaning = Turn | Answer | Standing
Told = tuple[tuple[str, int], ...]


def walk(grammar: Generator[Step, str, Meaning], path: Move) -> tuple[int, Step | Meaning]:
    """How many tokens of `path` were on offer, and what is on offer after them or, at the end, what they mean."""
    step = next(grammar)
    for length, token in enumerate(path):
        if token not in step.tokens:
            return length, step
        try:
            step = grammar.send(token)
        except StopIteration as end:
            return length + 1, end.value
    return len(path), step


def owed(table: Table, seat: Seat) -> bool:
    """Whether the game waits for `seat`."""
    if table.phase is Phase.PLACE:
        return table.turn == seat
    return table.phase is Phase.ACT and seat in table.answering


def grammar(table: Table, hand: tuple[str, ...], seat: Seat) -> Generator[Step, str, Meaning]:
    """The grammar of what `seat` owes."""
    return turn(table, hand, seat) if table.phase is Phase.PLACE else answer(table, seat)


def turn(table: Table, hand: tuple[str, ...], seat: Seat) -> Generator[Step, str, Meaning]:
    """Tile, cell, rotation, filling, activation."""
    kinds = tuple(dict.fromkeys(hand))
    own = covers(table, seat)
    kind = yield Step("tile", (*kinds, "over") if own else kinds)
    over = kind == "over"
    if over:
        kind = yield Step("tile", kinds)
    at = yield from _cell(own if over else tiles.open_cells(table.jungle, table.workers))
    form = yield Step("rotation", tiles.FORMS[kind])
    workers = {**table.workers, at: Worker(seat, form, over)}
    fill: tuple[tuple[Cell, Jungle], ...] = ()
    if not over:
        fill = yield from _fill(fillings(table, workers, at))
    told, held = yield from _activation(table, workers, at, fill, seat, over=over)
    return Turn(form, at, over, fill, told, held)


def covers(table: Table, seat: Seat) -> tuple[Cell, ...]:
    """The own worker tiles that may be covered now (Cacao 6.2)."""
    if table.display or table.pile or not table.villages[seat].sun:
        return ()
    return tuple(sorted(at for at, tile in table.workers.items() if tile.owner == seat and not tile.covers))


def _cell(cells: tuple[Cell, ...]) -> Generator[Step, str, Cell]:
    rows = {tiles.row_name(row): row for row, _ in cells}
    row = rows[(yield from _named("row", tuple(rows)))]
    columns = {tiles.column_name(column): column for at, column in cells if at == row}
    return row, columns[(yield from _named("column", tuple(columns)))]


def _named(prompt: str, names: tuple[str, ...]) -> Generator[Step, str, str]:
    """One of the names; more than fit into a menu are offered in spans first."""
    spans = spanned(names)
    if len(spans) > 1:
        names = spans[(yield Step(prompt, tuple(spans)))]
    return (yield Step(prompt, names))


def spanned(names: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """The names in runs that fit into a menu, by `first..last`."""
    runs = [names[start : start + MAX_TOKENS] for start in range(0, len(names), MAX_TOKENS)]
    return {f"{run[0]}..{run[-1]}": run for run in runs}


def fillings(table: Table, workers: Mapping[Cell, Worker], at: Cell) -> dict[str, tuple[tuple[Cell, Jungle], ...]]:
    """Every different way to fill the gaps from the display, by its token (Cacao 7)."""
    gaps = tiles.gaps(table.jungle, workers, at)
    count = min(len(gaps), len(table.display))
    found: dict[str, tuple[tuple[Cell, Jungle], ...]] = {}
    for cells in permutations(gaps, count):
        for shown in combinations(table.display, count):
            fill = tuple(sorted(zip(cells, shown, strict=True)))
            found["+".join(f"{tiles.cell_name(cell)}={tile}" for cell, tile in fill)] = fill
    return dict(sorted(found.items(), key=lambda item: item[1]))


def _fill(
    ways: dict[str, tuple[tuple[Cell, Jungle], ...]],
) -> Generator[Step, str, tuple[tuple[Cell, Jungle], ...]]:
    if len(ways) == 1:
        return next(iter(ways.values()))
    return ways[(yield Step("fill", tuple(ways)))]


def unfilled(table: Table, workers: Mapping[Cell, Worker], at: Cell, fill: tuple[tuple[Cell, Jungle], ...]) -> Cell | None:
    """The third gap, which gets the tile on top of the pile, if there is one (Cacao 7)."""
    filled = [cell for cell, _ in fill]
    rest = [gap for gap in tiles.gaps(table.jungle, workers, at) if gap not in filled]
    return rest[0] if rest and table.pile else None


def _activation(
    table: Table,
    workers: Mapping[Cell, Worker],
    at: Cell,
    fill: tuple[tuple[Cell, Jungle], ...],
    seat: Seat,
    *,
    over: bool,
) -> Generator[Step, str, tuple[Told, bool]]:
    jungle = {**table.jungle, **dict(fill)}
    own = tuple(each for each in tiles.contacts(jungle, workers, at, dict(fill)) if each.owner == seat)
    waiting = not over and unfilled(table, workers, at, fill) is not None
    if not own and not waiting:
        return (), False
    matters = waiting or undecided(table.villages[seat], jungle, own)
    tokens = ("auto", "act", "hold") if own else ("auto", "hold")
    way = yield Step("activate", tokens, usual=None if matters else "auto")
    if way != "act":
        return (), way == "hold"
    return (yield from _uses(table.villages[seat], jungle, own)), False


def answer(table: Table, seat: Seat) -> Generator[Step, str, Meaning]:
    """After `hold`, or when asked in somebody else's turn (Cacao 8.5)."""
    way = yield Step("activate", ("auto", "act"))
    if way == "auto":
        return Answer(())
    own = tuple(each for each in table.pending if each.owner == seat)
    return Answer((yield from _uses(table.villages[seat], table.jungle, own)))


def _uses(village: Village, jungle: Mapping[Cell, Jungle], own: tuple[Contact, ...]) -> Generator[Step, str, Told]:
    """Contacts in the order they are to act, each with its number of workers."""
    left = {each.name: each for each in sorted(own, key=lambda each: each.name)}
    told: list[tuple[str, int]] = []
    while left:
        name = yield Step("contact", (*left, "done") if told else tuple(left))
        if name == "done":
            break
        contact = left.pop(name)
        tile = jungle[contact.jungle]
        counts = range(most(village, tile, contact.count), -1, -1)
        count = int((yield Step("workers", tuple(map(str, counts)))))
        village = work(village, tile, count)
        told.append((name, count))
    return tuple(told)


def named_uses(own: tuple[Contact, ...], told: Told) -> tuple[Use, ...]:
    contacts = {each.name: each for each in own}
    return tuple(Use(contacts[name], count) for name, count in told)


def standing(orders: Orders) -> Generator[Step, str, Meaning]:
    """One standing order changed; the value that holds is not on offer."""
    least = {f"min={price or 'off'}": Orders(price, orders.keep) for price in (2, 3, 4, None) if price != orders.least}
    keep = {f"keep={count}": Orders(orders.least, count) for count in range(6) if count != orders.keep}
    return Standing({**least, **keep}[(yield Step("orders", (*least, *keep)))])
