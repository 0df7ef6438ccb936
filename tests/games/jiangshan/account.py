"""The golden games of Jiangshan: which there are, who plays them, and how they are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from games.core import CHANCE, Chance, Move, Rules, Seat
from games.jiangshan.board import name
from games.jiangshan.options import PRESETS, Options
from games.jiangshan.state import Phase, State, View
from games.moves import Line
from tests.games.jiangshan.greedy import greedy_1
from tests.support.goldens import Account
from tests.support.jiangshan import COLOURS, RULES, boarded, shown
from tests.support.own_units import FILE
from tests.support.uniform import uniform


@dataclass(frozen=True, slots=True)
class Recipe:
    """A golden game: its options and seats, and one decision in how many is made at random."""

    options: Options
    seats: int = 2
    whims: int = 4


GOLDENS: Mapping[str, Recipe] = {
    "first-array": Recipe(PRESETS["first-array"]),
    "drill-ground": Recipe(PRESETS["drill-ground"]),
    "chu-han": Recipe(PRESETS["chu-han"]),
    "qin-lords": Recipe(PRESETS["qin-lords"]),
    "deer-hunt": Recipe(PRESETS["deer-hunt"], seats=4, whims=8),
    "river": Recipe(PRESETS["river"], whims=8),
    "four-kings": Recipe(PRESETS["four-kings"], seats=4, whims=3),
    "three-legs": Recipe(PRESETS["three-legs"], seats=3, whims=3),
    "two-wars": Recipe(PRESETS["two-wars"], seats=4, whims=3),
    "random": Recipe(PRESETS["random"]),
    "thirds": Recipe(Options(scenario="random:three", blind_window=True), seats=3, whims=3),
    "kings": Recipe(Options(scenario="random:kings"), seats=4, whims=3),
    "corners": Recipe(Options(scenario="random:quad", allied_intel=True), seats=4, whims=3),
    "own-units": Recipe(Options(scenario="file", scenario_file=FILE, fallen="box"), whims=3),
}


def mover(recipe: Recipe) -> Any:
    """The baseline with whims; now and then a facing or a standing order is left behind."""

    def move(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance) -> Move:
        if view.phase is Phase.ACTION and chance.below(30) == 0:
            (left,) = rules.parse(
                view, ("standing mode ask", "standing protect KQG", "standing sacrifice DPSA")[chance.below(3)]
            )
            if rules.refusal(view, left) is None:
                return left
        player = uniform if chance.below(recipe.whims) == 0 else greedy_1
        return player(rules, view, seat, chance, 1.0)

    return move


def _line(before: State, line: Line, after: State) -> Iterator[str]:
    """The order as it is typed, the cells that it changed, and the counters."""
    if line.seat != CHANCE:
        yield f"{before.round}.{COLOURS[line.seat]} {RULES.format(line.move)}"
    if before.phase is not Phase.MAP:
        cells = [at for at in before.ground.cells() if shown(before, at) != shown(after, at)]
        if cells:
            yield "; ".join(f"{name(at)} {shown(before, at)} > {shown(after, at)}" for at in sorted(cells))
        yield from (new for old, new in zip(_counters(before), _counters(after), strict=True) if old != new)


def _counters(state: State) -> list[str]:
    return [
        f"{colour} morale {side.morale} supply {side.supply} merit {side.merit} reserve {''.join(side.reserve) or '-'}"
        for colour, side in zip(COLOURS, state.sides, strict=False)
    ]


def _end(state: State) -> Iterator[str]:
    assert state.result is not None
    winners = " ".join(COLOURS[seat] for seat in state.result.winners) or "nobody"
    yield f"{state.result.reason.key.removeprefix('jiangshan-outcome-')}: {winners}, round {state.round}"
    yield from _counters(state)
    yield from boarded(state)


ACCOUNT = Account(_line, _end)
