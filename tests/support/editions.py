"""Tables with what later editions of the games brought, which whole games are played at: in a browser and typed."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.messages.custom_id import Action
from tests.support.own_cards import LAKES
from tests.support.own_units import FILE
from tests.support.people import File, Human, board, control, offers, said

KING = "King"
"""Whoever sends this unit anywhere at random has soon lost."""
ROUNDS = 12
"""Of the battle with units of its own."""
PATIENT = 20
"""How much slower the playground's clock runs than ours: on a busy machine too an answer comes within its seconds."""


def patient() -> float:
    """The time of a playground that waits for whoever answers slowly."""
    return time.time() / PATIENT


@dataclass(frozen=True)
class Edition:
    """A table for one person among computers: what `/play` is given, a file by its option, how long a game may be in
    decisions of that person, and what must be read in a whole one, each a pattern. Of what is offered the person takes
    nothing that `shuns` is found in, as long as there is something else. `seed`: of their choices, so that games are
    long."""

    game: str
    values: Mapping[str, str | int]
    decisions: int
    read: tuple[str, ...]
    file: tuple[str, str] | None = None
    shuns: str = r"(?!)"
    seed: int = 0

    def liked(self, offered: Sequence[str]) -> list[int]:
        """Which of what is offered may be taken, by number."""
        return [n for n, words in enumerate(offered) if not re.search(self.shuns, words)] or [*range(len(offered))]


EDITIONS: Mapping[str, Edition] = {
    "own cards": Edition(
        "cardgo",
        {"level": "medium", "options": "hp=12 komi=0 effects=on hand=3"},
        60,
        ("Two Lakes",),
        ("game_file", LAKES),
    ),
    "numbers of cards": Edition(
        "cardgo",
        {"level": "medium", "columns": 5, "rows": 5, "hp": 12, "options": "effects=on plain-cards=0 malice=3 pain=0"},
        60,
        ("Malice",),
    ),
    "koxinga's choices": Edition(
        "koxinga",
        {"seats": 2, "level": "medium", "options": "map-number=1661 retreat=once overboard=choose"},
        300,
        ("overboard", "1661"),
    ),
    "cacao": Edition("cacao", {"seats": 2, "level": "expert"}, 40, ("lays",)),
    "own units": Edition(
        "jiangshan",
        {"level": "medium"},
        40 * ROUNDS,
        ("Catapult", "Elephant"),
        ("scenario_file", FILE.replace("round_limit = 30", f"round_limit = {ROUNDS}")),
        KING,
    ),
    "three legs": Edition(
        "jiangshan", {"rules": "three-legs", "computers": 2, "level": "medium"}, 2_000, (), shuns=KING
    ),
    "random:three": Edition(
        "jiangshan", {"options": "scenario=random:three", "computers": 2, "level": "medium"}, 2_000, (), shuns=KING
    ),
    "two wars": Edition("jiangshan", {"rules": "two-wars", "computers": 3, "level": "medium"}, 2_000, (), shuns=KING),
}


async def opened(person: Human, edition: Edition) -> str:
    """The table of an edition, begun: up to its first board; what its lobby said."""
    values = dict[str, object](edition.values)
    if edition.file is not None:
        option, document = edition.file
        values[option] = File("own.toml", document.encode())
    await person.play(edition.game, order="first", **values)
    lobby = await person.seen(lambda message: offers(message, Action.START) or board(message))
    if offers(lobby, Action.START):
        await person.press(lobby, control(lobby, Action.START))
    await person.seen(board)
    return said(lobby)
