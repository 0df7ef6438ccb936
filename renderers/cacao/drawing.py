"""Cacao's `renderers.core.Renderer`."""

from __future__ import annotations

from games.cacao.preview import Preview
from games.cacao.state import View
from games.core import Move
from renderers.cacao import account
from renderers.cacao.picture import picture
from renderers.core import Say


class Drawing:
    """Pictures and words of Cacao positions. Holds nothing; safe in threads."""

    def picture(self, view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> bytes:
        return picture(view, say, path=path, preview=preview)

    def alt(self, view: View, say: Say) -> str:
        return account.alt(view, say)

    def board(self, view: View, say: Say) -> str:
        return account.board(view, say)
