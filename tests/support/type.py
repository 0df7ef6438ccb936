"""Every line of text that pictures are drawn with, and how large it is."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

import pytest

from renderers import lettering
from renderers.kept import STORES
from renderers.lettering import Mask, Style


def _setting() -> list[ModuleType]:
    """The modules that set letters themselves."""
    drawing = (module for name, module in sys.modules.items() if name.startswith("renderers."))
    return [module for module in drawing if getattr(module, "mask", None) is lettering.mask]


def forget() -> None:
    """Draw everything anew."""
    for store in STORES:
        store.clear()


@contextmanager
def drawn_text() -> Iterator[set[tuple[str, int]]]:
    """What is written while the context lasts, on pictures and in their sprites: words and pixels of the em. Nothing
    that was drawn before is taken from a cache, neither is what is drawn now afterwards."""
    written: set[tuple[str, int]] = set()
    plain = lettering.mask

    def noted(line: str, style: Style) -> Mask:
        written.add((line, style.size))
        return plain(line, style)

    forget()
    with pytest.MonkeyPatch.context() as patch:
        for module in _setting():
            patch.setattr(module, "mask", noted)
        yield written
    forget()
