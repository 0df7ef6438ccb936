"""All that the contract's tests run on: every game of the catalogue, and the toy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.catalogue import games
from games.cardgo import rules as cardgo
from games.core import Rules
from renderers.core import Game
from tests.support.toy import TOY

CARDGO = cardgo.RULES

GAMES: Mapping[str, Game] = games()

RULES: Mapping[str, Rules[Any, Any, Any]] = {TOY.name: TOY, **{name: game.rules for name, game in GAMES.items()}}
