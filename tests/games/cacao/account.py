"""The golden games of Cacao: which there are, who plays them, and how they are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from games import moves
from games.cacao import board, notation, outcome, turns
from games.cacao import guess as guesses
from games.cacao.options import PRESETS, Options
from games.cacao.state import Phase, State, Table, View
from games.cacao.village import TRACK
from games.core import CHANCE, Chance, Move, Rules, Seat
from tests.games.cacao.greedy import greedy_1, placements, random_1
from tests.support.goldens import Account


@dataclass(frozen=True, slots=True)
class Recipe:
    """A golden game: its options and seats; one turn in how many is laid at random, and one in how many by hand, with
    uses named, a hold or new standing orders. Covers are taken whenever they come. `plot`: the cells of the first
    turns."""

    options: Options
    seats: int
    whims: int = 4
    words: int = 5
    plot: tuple[str, ...] = ()


_THREE_GAPS = ("W1", "N1", "N2W1", "S1E2", "N2E1", "N3", "N3E2", "N2E3", "N3E4", "N1E4", "E3")
"""The eleventh worker tile touches three empty cells that others touch too."""

GOLDENS: Mapping[str, Recipe] = {
    "standard": Recipe(PRESETS["standard"], 2),
    "careful": Recipe(PRESETS["careful"], 3, words=2),
    "four": Recipe(PRESETS["standard"], 4, whims=2),
    "gaps": Recipe(Options(hands="open"), 2, plot=_THREE_GAPS),
}


def mover(recipe: Recipe) -> Any:
    """Greedy with whims, a plot or a cover."""

    def move(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance) -> Move:
        state = guesses.guess(view, chance)
        if view.table.phase is Phase.PLACE and view.table.number <= len(recipe.plot):
            return _plotted(state, seat, recipe.plot[view.table.number - 1])
        if chance.below(recipe.words) == 0:
            return _worded(rules, state, seat, chance)
        covers = (
            [path for path in placements(state, seat) if path[0] == "over"] if view.table.phase is Phase.PLACE else []
        )
        if covers:
            return covers[chance.below(len(covers))]
        return (random_1 if chance.below(recipe.whims) == 0 else greedy_1)(rules, view, seat, chance, 1.0)

    return move


def _plotted(state: State, seat: Seat, cell: str) -> Move:
    """The first placement on that cell."""
    return next(path for path in placements(state, seat) if notation.format(path).split()[1] == cell)


def _worded(rules: Rules[Any, State, View], state: State, seat: Seat, chance: Chance) -> Move:
    """Any move that a person may choose, orders included."""
    path: Move = ()
    while (choice := moves.choice(rules, state, seat, path)) is not None:
        tokens = [token for token in (*choice.tokens, *choice.open) if token != "auto"] or choice.tokens
        path = (*path, tokens[chance.below(len(tokens))])
    return path


# The account


def _line(before: State, line: moves.Line, after: State) -> Iterator[str]:
    if line.seat == CHANCE or line.move[0] == "orders":
        return
    old, new = before.table, after.table
    if old.phase is Phase.PLACE:
        yield f"{old.number}. {turns.COLOURS[line.seat]} {notation.format(line.move)}"
    yield from _changes(old, new)


def _changes(old: Table, new: Table) -> Iterator[str]:
    """What the line did to every board."""
    done = new.last.uses[len(old.last.uses) if old.phase is Phase.ACT and old.last else 0 :] if new.last else ()
    for seat, (was, now) in enumerate(zip(old.villages, new.villages, strict=True)):
        uses = [f"{use.contact.name}x{use.count}" for use in done if use.contact.owner == seat]
        if uses or was != now:
            yield f"{turns.COLOURS[seat]} {' '.join(uses) or '-'}: {_village(now)}"


def _village(village: turns.Village) -> str:
    return f"gold {village.gold} cacao {village.cacao} water {TRACK[village.water]} sun {village.sun}"


def _end(state: State) -> Iterator[str]:
    table = state.table
    cells = [*table.jungle, *table.workers]
    rows, columns = ([at[axis] for at in cells] for axis in (0, 1))
    for row in range(min(rows), max(rows) + 1):
        line = (_mark(table, (row, column)) for column in range(min(columns), max(columns) + 1))
        yield f"{board.row_name(row):<4}" + " ".join(f"{mark:<6}" for mark in line).rstrip()
    for cell, prizes in outcome.temples(table).items():
        yield f"temple {board.name(cell)}: " + " ".join(
            f"{turns.COLOURS[seat]}+{prizes[seat]}" for seat in sorted(prizes)
        )
    for seat, score in enumerate(outcome.scores(table)):
        parts = f"{score.gold} gold + {score.temple} temple + {score.sun} sun + ({score.water}) water"
        yield f"{turns.COLOURS[seat]}: {parts} = {score.total} (cacao {score.cacao})"


def _mark(table: Table, at: board.Cell) -> str:
    if at in table.jungle:
        return table.jungle[at]
    tile = table.workers.get(at)
    return "." if tile is None else f"{turns.COLOURS[tile.owner].lower()}{tile.form}{'+' * tile.covers}"


ACCOUNT = Account(_line, _end)
