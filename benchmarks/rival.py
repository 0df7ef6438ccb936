"""Who plays from a tree of their own, in a process of their own: they follow a game by lines of JSON, and say what they
play when they are asked, and how many seconds of the processor that took.

The tree may be that of another commit, so this keeps to what both have. No clock is looked at but the processor's: who
else works on the machine takes nothing from anybody's time.
"""

from __future__ import annotations

import json
import sys
import time
from functools import partial
from importlib import import_module
from typing import Any

from games.core import Budget, Chance, Seat
from games.moves import play, settle
from games.search import LEVELS, choose


class Game:
    """A game as far as it was told, dealt and rolled as `benchmarks.opponents.contest` does. Two have the same seed."""

    def __init__(self, rules: Any, preset: str, seats: int, number: int) -> None:
        self._rules, self._seed = rules, (number // 2).to_bytes(8, "big")
        self._line = 0
        self.state = self._settled(rules.setup(rules.presets[preset], seats), partial(Chance, self._seed))

    def follow(self, made: list[tuple[int, list[str]]]) -> None:
        """Plays what was not played yet."""
        for seat, move in made[self._line :]:
            state, _ = play(self._rules, self.state, Seat(seat), tuple(move))
            self.state = self._settled(state, partial(Chance, self._seed, purpose=f"dice after {self._line}"))
            self._line += 1

    def answer(self, seat: int | None, level: str, seconds: float) -> tuple[list[str], float] | list[int]:
        """What a computer of that name plays, and how long it took; of no seat, who has won."""
        if seat is None:
            return sorted(self._rules.outcome(self.state).winners)
        view, chance = self._rules.view(self.state, Seat(seat)), Chance(self._seed, self._line, purpose="player")
        start = time.process_time()
        move = _move(self._rules, view, Seat(seat), level, chance, seconds)
        return list(move), time.process_time() - start

    def _settled(self, state: Any, chance: Any) -> Any:
        return settle(self._rules, state, chance, self._line).state


def _move(rules: Any, view: Any, seat: Seat, level: str, chance: Chance, seconds: float) -> Any:
    former = getattr(rules.think, "players", {})
    if level in former:
        return former[level](rules, view, seat, chance, seconds)
    key = bytes(chance.below(256) for _ in range(32))
    rated = rules.think.levels(view)[LEVELS.index(level)]
    return choose(rules.think.advise(view, seat, key, Budget(rated.counts, seconds)), rated, key)


def weigh(game: str, weight: str, value: float) -> None:
    """Gives a weight in a game's table, such as `CITY` or `FAR.step`, another value, before its players read it."""
    table = import_module(f"games.{game}.players.values")
    name, _, part = weight.partition(".")
    setattr(table, name, getattr(table, name)._replace(**{part: value}) if part else value)


def main(game: str, level: str, weights: str) -> None:
    for weight, value in json.loads(weights).items():
        weigh(game, weight, value)
    rules = import_module(f"games.{game}.rules").RULES
    playing, following = None, None
    for told in map(json.loads, sys.stdin):
        if following is None or told["game"] != playing:
            playing, following = told["game"], Game(rules, *told["game"])
        following.follow(told["made"])
        print(json.dumps(following.answer(told["seat"], level, told["seconds"])), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
