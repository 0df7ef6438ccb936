"""A game's rules as its players read them."""

from __future__ import annotations

from pathlib import Path

import renderers
from bot.handlers.people.rulebook import MARK

FOLDER = Path(renderers.__file__).parent / "locales"


def written(name: str, locale: str) -> str:
    """The rules of a game of the house, without the marks by which paragraphs are found."""
    return MARK.sub("", (FOLDER / locale / f"{name}-rules.md").read_text(encoding="utf-8"))
