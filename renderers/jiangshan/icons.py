"""Icons of Jiangshan: units, stratagems, cities and camps."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PIL import Image

from games.jiangshan.muster import SHIPPED
from renderers.icons import SIZE, Icon, on_plate, own
from renderers.jiangshan import glyphs, pieces, symbols, towns
from renderers.jiangshan.colours import SCROLL

_TRADITIONAL, _SIMPLIFIED = glyphs.FORMS
_IN_SIMPLIFIED = "zh-CN"
"""The language whose readers see other characters on some units."""
_SIGN = 108
"""Pixels of a stratagem's symbol."""
_UNITS = {
    "k": "king",
    "q": "queen",
    "b": "chancellor",
    "r": "chariot",
    "g": "general",
    "h": "fast_horse",
    "l": "light_rider",
    "d": "blade",
    "p": "pike",
    "a": "bowman",
    "j": "armoured_foot",
    "s": "scout",
}
_STRATAGEMS = {
    "swap": "array",
    "sneak": "crossing",
    "fire": "wildfire",
    "scout": "conjuring",
    "extra": "deception",
    "decoy": "substitution",
}


def _unit(code: str, face: str = _TRADITIONAL) -> Image.Image:
    """A tile of nobody's, with the character of the type."""
    return pieces.covert(glyphs.unit(SHIPPED[code.upper()], face), "white", SIZE, face)


def _stratagem(word: str) -> Image.Image:
    return on_plate(symbols.symbol(word, _SIGN), SCROLL)


ICONS: Mapping[str, Icon] = {
    "jiangshan-name": Icon("jiangshan", partial(towns.town, "red", SIZE, camp=False, capital=True)),
    **{f"jiangshan-unit-{code}": Icon(f"jiangshan_{name}", partial(_unit, code)) for code, name in _UNITS.items()},
    **{
        own(f"jiangshan-unit-{code}", _IN_SIMPLIFIED): Icon(
            f"jiangshan_{name}_simplified", partial(_unit, code, _SIMPLIFIED)
        )
        for code, name in _UNITS.items()
        if len({*SHIPPED[code.upper()].facts.glyphs}) > 1
    },
    **{
        f"jiangshan-stratagem-{word}": Icon(f"jiangshan_{name}", partial(_stratagem, word))
        for word, name in _STRATAGEMS.items()
    },
    **{
        f"jiangshan-label-rebuild-{was}": Icon(
            f"jiangshan_{now}", partial(towns.town, "white", SIZE, camp=now == "camp", capital=False)
        )
        for was, now in (("city", "camp"), ("camp", "city"))
    },
}
"""By what a label says."""
