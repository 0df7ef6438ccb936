"""Who reads a picture: a language, and the names of those who sit at the table."""

from __future__ import annotations

from pathlib import Path

import renderers
from renderers.core import Say
from renderers.words import catalogue

LOCALES_FOLDER = Path(renderers.__file__).parent / "locales"


def say_in(locale: str, names: tuple[str, ...] = ("Anna", "周子瑜")) -> Say:
    """Words of `locale`, players called so."""
    words = catalogue(locale, (LOCALES_FOLDER,))
    return lambda said: words.say(said, names.__getitem__)
