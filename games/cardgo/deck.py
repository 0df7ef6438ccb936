"""The cards, their written form and the deck (CardGO 3.2, 3.3)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from games.cardgo import game_file
from games.cardgo.options import EFFECT_OPTIONS, Options
from games.cardgo.state import Card, Effect, View
from games.core import Text, text

EFFECTS = {
    1: (1, 5, 6, 9, 11),
    2: (2, 4, 8, 9, 12),
    3: (1, 5, 6, 7, 11),
    4: (3, 4, 8, 9, 12),
    5: (1, 3, 5, 7, 10),
    6: (2, 3, 4, 8, 10),
    7: (1, 2, 5, 7, 11),
    8: (3, 4, 6, 9, 12),
    9: (1, 3, 7, 8, 10),
    10: (2, 3, 4, 10, 12),
}
"""The effects of the five effect cards of each value; five more cards of the value are plain."""

FEWEST_CARDS = 60

GRANTS = {Effect.INDULGENCE: 1, Effect.PRIDE: -1, Effect.EXCITEMENT: 0}
"""The effects that allow an extra placement: printed value of the extra card minus the card's own (CardGO 8)."""


@lru_cache(maxsize=256)
def deck(options: Options) -> tuple[Card, ...]:
    """All cards of a game, sorted: those of the table's file, else as many of each as the options say. Where effects
    are off the cards that would have one are plain (CardGO 3.3)."""
    given = _given(options)
    if given is not None:
        return given
    once = _once(options)
    return tuple(sorted(once * -(-FEWEST_CARDS // len(once))))


def problem(options: Options) -> Text | None:
    """That the numbers of cards make no deck, where no sound file brings one."""
    return text("cardgo-problem-cards") if _given(options) is None and not _once(options) else None


def _given(options: Options) -> tuple[Card, ...] | None:
    """The deck of the table's file; None where it brings none."""
    given = game_file.of(options)
    return None if given is None else given.deck


def _once(options: Options) -> list[Card]:
    return [card for value in range(options.lowest, options.highest + 1) for card in _cards(value, options)]


def _cards(value: int, options: Options) -> list[Card]:
    special = [
        Card(value, Effect(number) if options.effects else Effect.NONE)
        for number in EFFECTS[value]
        for _ in range(getattr(options, EFFECT_OPTIONS[number - 1]))
    ]
    return [*special, *[Card(value)] * options.plain]


def shown(view: View) -> Iterator[Card]:
    """The cards that the view's owner sees, wherever they lie."""
    yield from view.discard
    yield from (piece.card for piece in view.board if piece is not None and piece.card is not None)
    yield from (card for hand in view.hands for card in hand or ())


def code(card: Card) -> str:
    """`4e3`, or `4` for a plain card."""
    return f"{card.value}e{card.effect:d}" if card.effect else f"{card.value}"


def card(written: str) -> Card | None:
    """The card of a code, None if it is not one."""
    value, mark, effect = written.partition("e")
    if not _is_number(value, 10) or (mark and not _is_number(effect, len(Effect) - 1)):
        return None
    return Card(int(value), Effect(int(effect or 0)))


def without(cards: tuple[Card, ...], taken: Card) -> tuple[Card, ...]:
    """`cards` less one `taken`."""
    place = cards.index(taken)
    return cards[:place] + cards[place + 1 :]


def including(cards: Iterable[Card], added: Card) -> tuple[Card, ...]:
    """`cards` and `added`, sorted."""
    return tuple(sorted((*cards, added)))


def _is_number(written: str, highest: int) -> bool:
    return written.isascii() and written.isdecimal() and written == str(int(written)) and int(written) <= highest
