"""Icons of Koxinga: action cards by what they do, goods, treasures, a ship."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from games.core import Seat
from games.koxinga.cabins import Good
from games.koxinga.state import ACTIONS
from renderers.icons import SIZE, Icon, on_plate
from renderers.koxinga import cards, goods, ships
from renderers.koxinga.colours import SHEET

_SIGN, _HALF, _ROOM = 112, 62, 118
"""Pixels of a good's sign, of an action's, and of the square in whose corners both actions are."""


def _card(number: int) -> Image.Image:
    """Both actions, the first one in the upper left corner."""
    image = Image.new("RGBA", (_ROOM, _ROOM))
    for action, end in zip(ACTIONS[number], (0, _ROOM), strict=True):
        drawn = cards.action(action, _HALF).resize((_HALF, _HALF))
        image.alpha_composite(drawn, (max(0, end - _HALF), max(0, end - _HALF)))
    return on_plate(image, SHEET)


def _good(name: str) -> Image.Image:
    return on_plate(goods.sign(name, _SIGN), SHEET)


ICONS: Mapping[str, Icon] = {
    "koxinga-name": Icon("koxinga", partial(ships.ship, Seat(0), SIZE)),
    "koxinga-label-treasure": Icon("koxinga_treasure", partial(_good, "chest")),
    **{f"koxinga-{good}": Icon(f"koxinga_{good}", partial(_good, good)) for good in Good},
    **{f"koxinga-card-{number}-2": Icon(f"koxinga_card_{number}", partial(_card, number)) for number in ACTIONS},
}
"""By what a label says."""
