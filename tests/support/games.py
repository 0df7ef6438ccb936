"""All the rules that the contract's tests run on: every game of the catalogue, and the toy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from games.cardgo.rules import CardGo
from games.core import Rules
from tests.support.toy import TOY

CARDGO = CardGo()

RULES: Mapping[str, Rules[Any, Any, Any]] = {TOY.name: TOY, CARDGO.name: CARDGO}
