"""How many decisions can be taken back, by rule set: alone, because they show nothing to anybody, or only if all who
play agree. What ends the game cannot be taken back at all."""

from __future__ import annotations

from benchmarks.counts import Counts
from benchmarks.opponents import Contest, contest
from benchmarks.report import Row
from bot.catalogue import games
from renderers.core import Game


async def rows(counts: Counts) -> list[Row]:
    every = [(game, preset) for game in games().values() for preset in list(game.rules.presets)[: counts.presets]]
    return [row for game, preset in every for row in _rows(game, preset, counts)]


def _rows(game: Game, preset: str, counts: Counts) -> list[Row]:
    decisions = alone = last = number = 0
    seats = game.rules.seats(game.rules.presets[preset])
    while decisions < counts.takebacks:
        played = _played(game, preset, seats[number % len(seats)], number)
        number += 1
        decisions += len(played.made)
        last += 1
        alone += sum(game.rules.reversible(game.rules.view(state, seat), move) for state, seat, move in played.made)
    what, share = f"{game.rules.name} {preset}", 100 / decisions
    return [
        Row(f"{what}: alone", alone * share, "%", note=f"{decisions} decisions"),
        Row(f"{what}: by consent", (decisions - alone - last) * share, "%"),
    ]


def _played(game: Game, preset: str, seats: int, number: int) -> Contest:
    """A game of baseline players; where several decide at once, each of its decisions as it was asked for."""
    player = game.players[game.baseline]
    return contest(game.rules, game.rules.presets[preset], [player] * seats, number)
