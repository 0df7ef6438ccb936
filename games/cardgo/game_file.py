"""A map and a deck of one's own, in a file, with everything that is wrong in it at once (CardGO 3.3, 15)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from games import manuscript
from games.cardgo.board import CODES, Ground, ground
from games.cardgo.options import EFFECT_OPTIONS, SIZES, VALUES, Options
from games.cardgo.state import Card, Effect
from games.core import Faults, Text, text
from games.manuscript import quoted
from games.parts import Part, listed, part_of

FORMAT = "cardgo-game/1"
TOPIC = "cardgo-file"
"""What the keys of messages about such files begin with."""
TITLE = 40
FEWEST_CARDS, MOST_CARDS = 30, 400
MOST_ALIKE = 99
FEWEST_CELLS = 20
"""Cells of a map on which a card may be placed, at least."""
_KEYS = ("format", "name", "map", "symmetry", "deck")
_TONGUES = ("zh", "en")
_EFFECTS = {name: Effect(number) for number, name in enumerate(EFFECT_OPTIONS, 1)}


@dataclass(frozen=True, slots=True)
class GameFile:
    """What a file says. `ground` and `deck` (sorted, with every copy) are None where it is silent; a name may be
    empty."""

    zh: str
    en: str
    ground: Ground | None
    deck: tuple[Card, ...] | None


class BadFile(Exception):
    """Everything that is wrong with a file, at once."""

    def __init__(self, faults: tuple[Text, ...]) -> None:
        super().__init__(faults)
        self.faults = faults


@lru_cache(maxsize=64)
def read(document: str) -> GameFile:
    """A file, TOML or JSON.

    :raises BadFile: with every fault: syntax by line, the rest by key, row or card.
    """
    written = manuscript.read(document)
    if not written.whole:
        raise BadFile(written.faults)
    top = part_of(written, TOPIC)
    top.known(_KEYS)
    top.format(FORMAT)
    names = top.part("name")
    names.known(_TONGUES)
    found = GameFile(names.name("zh", TITLE), names.name("en", TITLE), _ground(top), _deck(top))
    if faults := (*written.faults, *dict.fromkeys(top.faults)):
        raise BadFile(faults)
    return found


def of(options: Options) -> GameFile | None:
    """The file that a table plays with, None where it has none.

    :raises BadFile: it is faulty.
    """
    return read(options.game_file) if options.game_file else None


def title(document: str) -> Text | None:
    """What a file calls itself; None for a faulty one and for one without a name."""
    try:
        found = read(document)
    except BadFile:
        return None
    if not (found.zh or found.en):
        return None
    tongue = text("core-file-tongue")
    return text("core-file-title", tongue=tongue, zh=found.zh or found.en, en=found.en or found.zh)


def problem(options: Options) -> Text | Faults | None:
    """What is wrong with the file, or with the file beside the other options; None where it can be played."""
    if not options.game_file:
        return text("cardgo-file-needed") if options.map == "file" else None
    try:
        found = read(options.game_file)
    except BadFile as bad:
        return listed(TOPIC, bad.faults)
    if found.ground is not None and options.map != "file":
        return text("cardgo-file-unused")
    if not options.effects and found.deck is not None and any(card.effect for card in found.deck):
        return text("cardgo-file-effects")
    return None


# The map


def _ground(top: Part) -> Ground | None:
    """The rows from the top, each a code a cell; None where there are none, or they make no board."""
    rows = [line.strip() for line in top.word("map").splitlines() if line.strip()]
    symmetry = top.one_of("symmetry", ("", "rot"))
    if "map" not in top.table or "map" in top.broken:
        return None
    if len(rows) not in SIZES:
        top.wrong("map", "rows", low=str(SIZES[0]), high=str(SIZES[-1]), found=str(len(rows)))
        rows = rows[: SIZES[-1]]
    columns = len(rows[0]) if rows else 0
    if rows and columns not in SIZES:
        top.wrong("map", "columns", low=str(SIZES[0]), high=str(SIZES[-1]), found=str(columns))
    for line, row in enumerate(rows, 1):
        _row(top, line, row, columns)
    if "map" in top.broken:
        return None
    drawn = ground(columns, len(rows), "".join(rows))
    _judged(top, drawn, symmetry)
    return drawn


def _row(top: Part, line: int, row: str, columns: int) -> None:
    named = text("cardgo-file-line", line=str(line))
    if len(row) != columns:
        top.wrong("map", "row", row=named, wanted=str(columns), found=str(len(row)))
    if strange := "".join(dict.fromkeys(sign for sign in row if sign not in CODES)):
        top.wrong("map", "signs", row=named, signs=quoted(strange), known=CODES)


def _judged(top: Part, drawn: Ground, symmetry: str) -> None:
    if len(drawn.placeable) < FEWEST_CELLS:
        top.wrong("map", "cells", least=str(FEWEST_CELLS), found=str(len(drawn.placeable)))
    if symmetry and drawn.codes != drawn.codes[::-1]:
        top.wrong("map", "symmetry")


# The deck


def _deck(top: Part) -> tuple[Card, ...] | None:
    """Every card with each of its copies; None where the file names none."""
    part = top.part("deck")
    if "deck" not in top.table or "deck" in top.broken:
        return None
    cards = tuple(sorted(_cards(part)))
    if "deck" not in top.broken and not FEWEST_CARDS <= len(cards) <= MOST_CARDS:
        part.wrong("deck", "cards", low=str(FEWEST_CARDS), high=str(MOST_CARDS), found=str(len(cards)))
    return cards


def _cards(part: Part) -> Iterator[Card]:
    for key, count in part.table.items():
        card = _card(key)
        if card is None:
            part.wrong(key, "card", effects=", ".join(EFFECT_OPTIONS))
        elif type(count) is not int or not 0 <= count <= MOST_ALIKE:
            part.wrong(key, "count", most=str(MOST_ALIKE))
        else:
            yield from [card] * count


def _card(key: str) -> Card | None:
    """The card of `3` or `3-pain`."""
    value, dash, effect = key.partition("-")
    if value not in VALUES or (dash and effect not in _EFFECTS):
        return None
    return Card(int(value), _EFFECTS[effect] if dash else Effect.NONE)
