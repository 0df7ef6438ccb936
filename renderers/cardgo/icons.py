"""Icons of CardGO: pieces of both sides, effects, terrains."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from games.cardgo.state import GREEN, RED, Card, Effect, Terrain
from renderers.cardgo import marks, pieces, terrains
from renderers.icons import SIZE, Icon, own
from renderers.palette import MUTED

_VALUES = range(1, 11)
_SIDES = {GREEN: "green", RED: "red"}

ICONS: Mapping[str, Icon] = {
    "cardgo-name": Icon("cardgo", partial(pieces.emblem, GREEN, SIZE)),
    **{
        own(f"cardgo-name-{value}", side): Icon(
            f"cardgo_{colour}_{value}", partial(pieces.piece, side, Card(value), pieces.Look.FIRM, SIZE)
        )
        for side, colour in _SIDES.items()
        for value in _VALUES
    },
    **{
        f"cardgo-effect-{effect:d}": Icon(f"cardgo_{effect.name.lower()}", partial(marks.badge, effect, SIZE, MUTED))
        for effect in Effect
        if effect is not Effect.NONE
    },
    **{
        f"cardgo-terrain-{terrain:d}": Icon(f"cardgo_{terrain.name.lower()}", partial(terrains.sample, terrain, SIZE))
        for terrain in Terrain
        if terrain not in terrains.BASIC
    },
}
"""By what a label says."""
