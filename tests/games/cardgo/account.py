"""The golden games of CardGO: which there are, who plays them, and how they are told."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from games import moves
from games.cardgo import guess as guesses
from games.cardgo import views
from games.cardgo.board import CODES
from games.cardgo.options import PRESETS, Options
from games.cardgo.options import format as written
from games.cardgo.preview import Preview
from games.cardgo.state import EVERYBODY, SIDES, Placement, State, View
from games.core import Chance, Move, Rules, Seat
from tests.games.cardgo.log_lines import log_line, piece_code
from tests.support.goldens import Account
from tests.support.own_cards import LAKES

SAMPLE = 12
"""Placements that a player of a golden game compares."""


@dataclass(frozen=True, slots=True)
class Recipe:
    """A golden game: its options, one in how many turns is passed, and after which turn green gives up."""

    options: Options
    passes: int = 1000
    resigns: int = 1000


GOLDENS: Mapping[str, Recipe] = {
    "classic": Recipe(PRESETS["classic"]),
    "even": Recipe(PRESETS["even"]),
    "quick": Recipe(PRESETS["quick"]),
    "four-cards": Recipe(Options(hp=28, komi=2, columns=8, rows=8, hand=4, lowest=3, highest=4, map="paddies")),
    "small": Recipe(Options(hp=30, komi=1, columns=8, rows=8)),
    "cards": Recipe(PRESETS["cards"], passes=12),
    "full": Recipe(PRESETS["full"]),
    "custom": Recipe(
        Options(
            hp=60, hp_red=50, komi=2, columns=5, rows=7, hand=4, hand_red=6, highest=10,
            full=True, adj=True, effects=True, map="random:heavy", hands="open",
        )
    ),
    "marsh": Recipe(Options(hp=80, effects=True, map="marsh"), passes=9),
    "given-up": Recipe(Options(effects=True, map="random:medium", columns=9, rows=9, lowest=3, highest=7), resigns=24),
    "turns": Recipe(Options(hp=300, maxturns=50, map="crags")),
    "own-cards": Recipe(Options(hp=40, effects=True, map="file", game_file=LAKES)),
    "numbers": Recipe(Options(hp=40, columns=7, rows=7, effects=True, plain=2, pain=0, malice=3, bravery=2)),
}  # fmt: skip


def mover(recipe: Recipe) -> Any:
    """Compares a few placements by what they are foreseen to cost; passes and gives up as the recipe says."""

    def move(rules: Rules[Any, Any, View], view: View, seat: Seat, chance: Chance) -> Move:
        if view.number > recipe.resigns and seat == 0:
            return ("resign",)
        if view.extra is None and chance.below(recipe.passes) == 0:
            return ("pass",)
        state = guesses.guess(view, chance)
        return max(
            (_random(rules, state, seat, chance) for _ in range(SAMPLE)), key=lambda path: _gain(rules, view, path)
        )

    return move


def _random(rules: Rules[Any, State, View], state: State, seat: Seat, chance: Chance) -> Move:
    path: Move = ()
    while (choice := moves.choice(rules, state, seat, path)) is not None:
        tokens = [token for token in choice.tokens if token != "pass"] or choice.tokens
        path = (*path, tokens[chance.below(len(tokens))])
    return path


def _gain(rules: Rules[Any, Any, View], view: View, path: Move) -> int:
    preview = moves.preview(rules, view, path)
    if preview is None:
        return 0
    assert isinstance(preview, Preview)
    mine, theirs = (preview.lost[seat] + preview.direct[seat] for seat in (view.turn, 1 - view.turn))
    return theirs - mine


# The account


def _line(before: State, line: moves.Line, after: State) -> Iterator[str]:
    if before.number == after.number and after.ending is None:
        return
    if line.move[0] in ("pass", "resign"):
        yield f"{before.number}. {SIDES[line.seat]} {line.move[0]} | {_hp(after)}"
    elif before.number:
        yield log_line(before.number, after.last, after.ground.columns)
        if any(placement.seen != EVERYBODY for placement in after.last):
            yield "public: " + log_line(before.number, _public(after), after.ground.columns)


def _public(state: State) -> tuple[Placement, ...]:
    """The placements as a spectator reads them while the game runs."""
    return views.view(replace(state, ending=None), None).last


def _hp(state: State) -> str:
    return " ".join(f"{side}{hp}" for side, hp in zip(SIDES, state.hp, strict=True))


def _end(state: State) -> Iterator[str]:
    yield written(state.options)
    columns = state.ground.columns
    for row in range(state.ground.rows):
        yield " ".join(f"{_mark(state, cell):<5}" for cell in range(row * columns, (row + 1) * columns)).rstrip()
    assert state.ending is not None
    yield f"{state.ending.value}: {_hp(state)}, {_hands(state)}, deck {len(state.deck)}, discard {len(state.discard)}"


def _mark(state: State, cell: int) -> str:
    piece = state.board[cell]
    if piece is None:
        code = CODES[state.ground.terrain[cell]]
        return "." if code == "1" else f"({code})"
    return piece_code(piece.owner, piece.card)


def _hands(state: State) -> str:
    return " ".join(f"{side}:{len(hand)}" for side, hand in zip(SIDES, state.hands, strict=True))


ACCOUNT = Account(_line, _end)
