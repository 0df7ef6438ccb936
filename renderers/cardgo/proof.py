"""What whoever wrote a map or a deck wants to read over before it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from games.cardgo import game_file
from games.cardgo.board import CODES
from games.cardgo.game_file import GameFile
from games.cardgo.options import Options
from games.cardgo.state import Card, Effect
from games.core import Text, text


def proof(options: Options) -> tuple[Text, ...]:
    """A sentence on the map of the table's file and one on its deck, as far as it brings them."""
    found = game_file.of(options)
    return () if found is None else tuple(_sentences(found))


def _sentences(found: GameFile) -> Iterator[Text]:
    if found.ground is not None:
        ground = found.ground
        terrains = Counter(ground.codes)
        yield text(
            "cardgo-proof-map",
            columns=ground.columns,
            rows=ground.rows,
            cells=len(ground.placeable),
            terrains=tuple(
                _several(text(f"cardgo-terrain-{CODES.index(code):d}"), terrains[code])
                for code in CODES
                if terrains[code]
            ),
        )
    if found.deck is not None:
        cards = Counter(found.deck)
        told = tuple(_several(_card(card), cards[card]) for card in sorted(cards))
        yield text("cardgo-proof-deck", count=len(found.deck), cards=told)


def _several(what: Text, count: int) -> Text:
    return text("cardgo-proof-several", what=what, count=count)


def _card(card: Card) -> Text:
    value = text("cardgo-proof-value", value=card.value)
    if card.effect is Effect.NONE:
        return value
    return text("cardgo-proof-effect", value=card.value, effect=text(f"cardgo-effect-{card.effect.value}"))
