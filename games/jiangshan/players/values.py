"""What positions are worth, in prices of units as their table says what each is worth: numbers only.

They are set by hand, with an eye on games of computers that looked silly, and fitted to nothing: `python -m
benchmarks.weights jiangshan CITY` tries others in self-play.
"""

from __future__ import annotations

from collections.abc import Sequence

from games.core import Level
from games.jiangshan.state import View

CITY, CAMP, DOOR = 4.0, 3.5, 0.8
"""The first camp is worth so much more while there is a reserve to come through it."""
MENACED = 0.6
"""What it costs that a tile is empty with enemies near it."""
FAR, BARE = 5, 0.7
"""From how far off an enemy, nearer than every defender, costs so much for each further step towards an empty tile
whose loss is defeat."""
MORALE = (0.0, 1.2, 2.0, 2.7, 3.3, 3.8, 4.2, 4.5, 4.7, 4.6)
"""Of each morale: the first ones keep the army in the field, the last ones are soon earned again. At the most there is,
supply is thrown away."""
EXPOSED = 1.5
"""What it costs that a lost city would rout the army."""
SUPPLY, MERIT = 0.1, 0.5
RESERVE, IDLE = 0.6, 0.2
"""A unit in the reserve counts for so much of itself, less what it costs that it stands idle."""
CHAOS, CAUGHT = 0.75, 0.6
"""A unit in chaos, and one in a forest on fire, counts for so much of itself."""
HIDING = (40.0, 5.0, 3.4, 2.6, 2.1, 1.8, 1.6, 1.5)
"""What a King costs in hiding, by the rounds of morale that its army has left; with none it is as good as lost."""
BURNING = 40.0
"""What a King costs in hiding where it burns."""
DISTANCE = 0.12
"""Lost for each cell between a unit and the nearest enemy tile or King."""
NEAR_KING, NEARER = 3, 0.1
"""From how near to an enemy King a unit gains so much for each further step."""
STALE, QUIET = 0.3, 2
"""What a shot costs that only disorders, for each round in which nothing was won, up to so many."""
PINNED = 0.3
"""So much of a unit that is struck at in chaos is as good as lost."""
AIMED = 0.4
"""Of a unit, what it costs to step before a drawn bow."""
DECEIVED = 40.0
"""What it costs that two actions of the enemy in a row take the King: as good as lost, but for a Deception not seen."""
LEAST, FEINT = 0.3, 0.5
"""What an order that is free must gain, and a stratagem for each morale that it costs: what follows it is chosen as if
nothing were hidden."""
TAKEN = 0.1
"""What it is better to make a capture now than later, when it may be gone."""
BACK = 0.3
"""What it must gain that a unit goes back to where it came from."""
LEFT = 0.4
"""What an order may leave to the enemy, or not take, more than the best one, in points ahead, and be sound."""
LEANING = 0.03
"""What a computer likes one cell better than another without a reason, so that it does not play each game alike."""
FALLEN, DEFEATED, WIN = 10.0, 100_000.0, 1_000_000.0
"""What a team has lost with an army, with its last one, and when the game is over."""
SCALE = 3.0
"""Points of difference between two teams that are worth e times the share."""
STEP, KNOWN = 0.6, 0.3
"""Of the work that is left, what one round may take: where much is hidden, worlds count for more than depth, and where
everybody on the board is known, one is as good as many."""
CLOSE = 0.96
"""A move that leaves so much of the odds of what is best a few moves on is better if it looks better at once."""
STRATAGEMS = {"extra": 6, "decoy": 6, "swap": 3, "scout": 2, "fire": 2, "sneak": 2}
"""How likely a stratagem is chosen, before the land has its say."""
FORESTS, WATERS = 4, 6
"""So many forests raise Wildfire by one, so many waters Crossing."""
SCARCE, PLENTY = 5, 7
"""Substitution protects the King alone below so much morale, and more from so much on."""
COUNTS = (100, 100, 200, 300, 500)
"""Positions that the levels weigh for a decision, weakest first; the most take some 50 ms."""
CANDIDATES = (36, 36, 12, 8, 1)
"""Of the best moves, those that a level chooses among."""
NOISE = (8.2, 8.2, 0.39, 0.082)
"""On the values of all levels but the strongest, weakest first, chosen by hand from what `python -m benchmarks.levels
ladder` found: how many games say so, and how surely, stands in `docs/opponents.md`."""
ODDS = (0.0, 0.05, 0.4, 0.82, 0.0)
"""Of the best move's odds of victory, what a level sees to, weakest first. What looks broken is no level's move
whatever it leaves, and what is aimless the weakest one's alone (`advise`), so the others lie near each other."""
LEVELS = tuple(map(Level, COUNTS, CANDIDATES, (*NOISE, 0.0), ODDS))


def rated(view: View) -> Sequence[Level]:
    """See `games.core.Rate`."""
    return LEVELS


def team_count(view: View) -> int:
    """How many win or lose together."""
    return len({side.team for side in view.sides})
