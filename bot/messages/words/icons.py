"""Icons beside words: the application's emoji of what the games draw, once Discord has them. Until then, and where it
refuses them, everything is said in words alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypedDict

from bot.catalogue import games
from bot.messages.i18n import Raw
from games.core import Seat, Text, text
from renderers.core import Game
from renderers.icons import beside

_ids: dict[str, int] = {}


class Emoji(TypedDict):
    """One of the application's emoji, in Discord's spelling."""

    id: str
    name: str


def register(ids: Mapping[str, int]) -> None:
    """Discord's ids of the emoji by their names: what is not among them is not shown from now on."""
    _ids.clear()
    _ids.update(ids)


def registered() -> bool:
    """Whether there are any."""
    return bool(_ids)


def of_label(game: Game, label: Text, seat: Seat | None, locale: str | None = None) -> str:
    """The name of the icon of an option, by what its label says to the one who sits there; empty if there is none."""
    icon = beside(label, game.icons, seat, locale)
    return "" if icon is None else icon.name


def of_game(name: str) -> str:
    """The name of a game's own icon."""
    game = games().get(name)
    return "" if game is None else of_label(game, text(f"{name}-name"), None)


def emoji(name: str) -> Emoji | None:
    """What a button or an option of a menu has; None where Discord has none of that name."""
    return Emoji(id=str(_ids[name]), name=name) if name in _ids else None


def inline(name: str) -> Raw:
    """The same in a line of words, before a blank; nothing where there is none."""
    return Raw(f"<:{name}:{_ids[name]}> " if name in _ids else "")
