"""How much is measured: enough for steady figures, or just enough to see that everything runs."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Counts:
    """`turns`: sequential moves and echoes; `crowd`: people who disturb two who play, an even number; `burst`: tables
    at once; `rounds`: moves of each table in the burst; `pictures`: positions drawn; `commits`: writes a writer;
    `stored`: few and many sessions; `log`: short and long logs; `moves`: timed moves on each of them; `playouts`: games
    played at random; `matches`: pairs of games between computer players, by at most so many `presets` of a game;
    `fairness`: games of each player against itself; `takebacks`: decisions of each rule set that are judged, at
    least."""

    turns: int
    crowd: int
    burst: int
    rounds: int
    pictures: int
    commits: int
    stored: tuple[int, int]
    log: tuple[int, int]
    moves: int
    playouts: int
    matches: int
    presets: int
    fairness: int
    decisions: int
    """Of computers, at as many tables at once."""
    sleep: float
    """Seconds that a decision takes which only sleeps."""
    story: tuple[int, int, int]
    """Lines of the long game, turns of an animation, cold jumps."""
    takebacks: int
    seconds: float
    """Of a load under which the event loop is watched."""
    months: int
    """That each game is played by post."""
    tables: int
    """Played at while a bot is as busy as Discord lets it be."""
    minute: float
    """Seconds for which it is."""
    presses: int
    """Of people at once, after that."""
    server: tuple[int, int]
    """People of a server, and games that are over there."""


FULL = Counts(
    turns=60,
    crowd=20,
    burst=50,
    rounds=4,
    pictures=300,
    commits=600,
    stored=(10, 10_000),
    log=(10, 1_000),
    moves=60,
    playouts=60,
    matches=40,
    presets=12,
    story=(2_000, 1_000, 20),
    fairness=2000,
    decisions=60,
    sleep=2.0,
    takebacks=2_000,
    seconds=8.0,
    months=10,
    tables=200,
    minute=60.0,
    presses=50,
    server=(500, 5_000),
)

PAGE = replace(FULL, turns=30, pictures=100, moves=30, rounds=2)
"""For `docs/performance.md`: all of it within twelve minutes."""

QUICK = Counts(
    turns=1,
    crowd=2,
    burst=2,
    rounds=1,
    pictures=3,
    commits=5,
    stored=(2, 8),
    log=(10, 30),
    moves=3,
    playouts=1,
    matches=1,
    presets=1,
    story=(40, 3, 2),
    fairness=4,
    decisions=4,
    sleep=0.1,
    takebacks=1,
    seconds=0.3,
    months=1,
    tables=4,
    minute=0.4,
    presses=0,
    server=(8, 40),
)
