"""Icons of Cacao: worker tiles in each player's colour, jungle tiles."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from itertools import chain

from games.cacao.labels import tile_name
from games.cacao.tiles import FORMS, Jungle
from games.core import Seat
from renderers.cacao import jungle, symbols, workers
from renderers.icons import SIZE, Icon, own

_COLOURS = ("red", "purple", "white", "yellow")

ICONS: Mapping[str, Icon] = {
    "cacao-name": Icon("cacao", partial(symbols.fruit, SIZE)),
    **{
        own(form, Seat(seat)): Icon(f"cacao_workers_{form}_{colour}", partial(workers.tile, Seat(seat), form, SIZE))
        for seat, colour in enumerate(_COLOURS)
        for form in chain(*FORMS.values())
    },
    **{
        tile_name(kind).key: Icon(f"cacao_{kind.name.lower()}", partial(jungle.tile, kind, SIZE))
        for kind in Jungle
        if kind is not Jungle.BLANK
    },
}
"""By what a label says."""
