"""The golden games of Koxinga: which there are, who plays them, and how they are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from games.core import CHANCE, Chance, Move, Rules, Seat
from games.koxinga import outcome
from games.koxinga.choices import plans
from games.koxinga.options import PRESETS, Options
from games.koxinga.players.original import original
from games.koxinga.state import State, View
from games.moves import Line
from tests.support.goldens import Account
from tests.support.koxinga import shown
from tests.support.uniform import uniform


@dataclass(frozen=True, slots=True)
class Recipe:
    """A golden game: its options and seats; one decision in how many is made at random, and one in how many
    beforehand."""

    options: Options
    seats: int
    whims: int = 6
    plans: int = 12


GOLDENS: Mapping[str, Recipe] = {
    "standard": Recipe(PRESETS["standard"], 6),
    "original": Recipe(PRESETS["original"], 3),
    "duel": Recipe(PRESETS["standard"], 2),
    "choices": Recipe(Options(map_seed=1661, retreat="once", overboard="choose"), 4, whims=3),
}


def mover(recipe: Recipe) -> Any:
    """The original's player, with whims and now and then an answer beforehand."""

    def move(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance) -> Move:
        plan = view.players[seat].plan
        assert plan is not None, seat
        occasions = plans(recipe.options)
        open_plans = [name for name in occasions if getattr(plan, name) is None]
        if open_plans and chance.below(recipe.plans) == 0:
            name = open_plans[chance.below(len(open_plans))]
            return ("plan", name, occasions[name][chance.below(len(occasions[name]))])
        player = uniform if chance.below(recipe.whims) == 0 else original
        return player(rules, view, seat, chance, 1.0)

    return move


def _line(before: State, line: Line, after: State) -> Iterator[str]:
    """Every ship that the line changed."""
    if line.seat == CHANCE and line.move[0] in ("item", "deal"):
        return
    old, new = shown(before).split("; "), shown(after).split("; ")
    yield from (ship for was, ship in zip(old, new, strict=True) if was != ship)


def _end(state: State) -> Iterator[str]:
    yield from shown(state).split("; ")
    scores = [outcome.parts(player) for player in state.players]
    yield from (
        f"P{seat} {gold} {place} {found} = {gold + place + found}"
        for seat, (gold, place, found) in enumerate(scores, 1)
    )


ACCOUNT = Account(_line, _end)
