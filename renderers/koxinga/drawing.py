"""Koxinga's `renderers.core.Renderer`."""

from __future__ import annotations

from games.core import Move
from games.koxinga.preview import Preview
from games.koxinga.state import View
from renderers.core import Say
from renderers.koxinga import account
from renderers.koxinga.picture import picture


class Drawing:
    """Pictures and words of Koxinga positions. Holds nothing; safe in threads."""

    def picture(self, view: View, say: Say, *, path: Move = (), preview: Preview | None = None) -> bytes:
        return picture(view, say, path=path, preview=preview)

    def alt(self, view: View, say: Say) -> str:
        return account.alt(view, say)

    def board(self, view: View, say: Say) -> str:
        return account.board(view, say)
