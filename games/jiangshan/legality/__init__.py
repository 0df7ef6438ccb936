"""Which orders are legal, judged on what the ordering player knows (Jiangshan 7, 9.2): the door of the room."""

from games.jiangshan.legality.flips import challenges
from games.jiangshan.legality.known import (
    fights,
    has_infantry,
    is_infantry,
    is_scout,
    own,
    owns_tile,
    ready,
    side,
)
from games.jiangshan.legality.movement import Way, attacks, rides, way
from games.jiangshan.legality.orders import (
    able,
    cells,
    conjurings,
    cost,
    extras,
    free,
    free_by,
    problem,
    spending,
    spending_by,
    supports,
)
from games.jiangshan.legality.reserve import recruits
from games.jiangshan.legality.shots import bow_facing, bow_facings, is_archer, ridden

__all__ = [
    "Way",
    "able",
    "attacks",
    "bow_facing",
    "bow_facings",
    "cells",
    "challenges",
    "conjurings",
    "cost",
    "extras",
    "fights",
    "free",
    "free_by",
    "has_infantry",
    "is_archer",
    "is_infantry",
    "is_scout",
    "own",
    "owns_tile",
    "problem",
    "ready",
    "recruits",
    "ridden",
    "rides",
    "side",
    "spending",
    "spending_by",
    "supports",
    "way",
]
