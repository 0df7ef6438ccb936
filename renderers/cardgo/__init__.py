"""CardGO at the table: pictures, words and computer players."""

from __future__ import annotations

from pathlib import Path

from games.cardgo.beginner import beginner
from games.cardgo.greedy import greedy_1
from games.cardgo.rules import CardGo
from renderers.cardgo.account import alt, board
from renderers.cardgo.picture import picture
from renderers.core import Game


class _Drawn:
    """The renderer: its functions under one name."""

    picture = staticmethod(picture)
    alt = staticmethod(alt)
    board = staticmethod(board)


GAME = Game(
    rules=CardGo(),
    renderer=_Drawn(),
    players={"random": beginner, "greedy-1": greedy_1},
    baseline="greedy-1",
    locales=Path(__file__).parents[1] / "locales",
)
