"""What goods are called, and the words of menus."""

from __future__ import annotations

from collections.abc import Iterable

from games.core import Move, Seat, Text, text
from games.koxinga import board
from games.koxinga.cabins import Good, Stack, total
from games.koxinga.choices import company, destinations, has_equal_dice, price
from games.koxinga.state import View
from games.koxinga.voyage import arrived, calm, seen


def label(view: View, path: Move) -> Text:
    """Cards by their two actions, cabins by what is in them, everything else by its word."""
    token = path[-1]
    if path == ("keep",) and has_equal_dice(view):
        return text("koxinga-label-on")
    if path == ("card",):
        return text("koxinga-label-play")
    if path[0] == "card":
        return _card("koxinga-label-card", token)
    if path[0] in ("loot", "drop") and len(path) > 1 and token[0] == "c":
        return text("koxinga-label-cabin", number=token[1:], stack=_cabin(view, token, own=path[0] == "drop"))
    if token in (board.OUTER, board.INNER) and len(path) == 1:
        block = dict(destinations(view))[token]
        return text(f"koxinga-label-{token}", block=str(block), due=_stop(view, block))
    if path[0] == "plan" and len(path) > 1:
        return text("koxinga-plan-" + "-".join(path[1:]))
    if token.isdecimal() or ":" in token:
        return text(
            "koxinga-label-cannons", amount=int(token.rpartition(":")[2]), cabin=int(token[1]) if ":" in token else 0
        )
    return text(f"koxinga-label-{token}")


def in_words(move: Move) -> Text | None:
    """See `games.core.SayInWords`: what is said of dice and cards."""
    match move:
        case ("card", card):
            return _card("koxinga-words-card", card)
        case ("swap" | "keep" as word,):
            return text(f"koxinga-words-{word}")
        case _:
            return None


def _card(key: str, card: str) -> Text:
    """A card with its two actions."""
    return text(key, card=card, first=text(f"koxinga-card-{card}-1"), second=text(f"koxinga-card-{card}-2"))


def kind(good: Good, amount: int) -> Text:
    """The word for `amount` of it: one cannon, two cannons."""
    return text(f"koxinga-{good}", amount=amount)


def names(seats: Iterable[Seat]) -> tuple[Text, ...]:
    """Their players, as a list."""
    return tuple(text("koxinga-seat", seat=seat) for seat in seats)


def stack(held: Stack) -> Text:
    """A stack in words."""
    return text("koxinga-stack", amount=held.amount, kind=kind(held.kind, held.amount))


def toll(item: board.Item | None) -> Text:
    """What a block brings or costs."""
    if item is None:
        return text("koxinga-preview-free")
    if item.kind is None:
        return text("koxinga-preview-treasure")
    return text("koxinga-preview-pay", amount=item.amount, kind=kind(item.kind, item.amount))


def _stop(view: View, block: int) -> Text:
    """What awaits the ship under way on a block, in a few words, and where it goes back to if it cannot pay there."""
    assert view.actor is not None, view.phase
    seat, item = view.actor[0], price(view, block)
    who, due = view.players[seat], _awaits(view, seat, block, item)
    unpaid = item is not None and item.kind is not None and total(who.cabins, item.kind) < item.amount
    if not unpaid or company(view, seat, block):
        return due
    end = arrived(seen(who)._replace(block=block), calm(view)).block
    between = range(end + 1, block + 1)
    if any(met in between for met in (*board.MERGES, *(each.block for each in view.players if each is not who))):
        return text("koxinga-label-lacks", due=due)  # who chooses a way then, or fights, may end elsewhere
    then = _awaits(view, seat, end, price(view, end, back=True))
    return text("koxinga-label-back", due=due, end=end, then=then)


def _awaits(view: View, seat: Seat, block: int, item: board.Item | None) -> Text:
    fights = block != board.GOAL and company(view, seat, block)
    return text("koxinga-label-battle", due=toll(item)) if fights else toll(item)


def _cabin(view: View, token: str, *, own: bool) -> Text:
    """What is in a cabin of the viewer's own, or of the player whom they have beaten."""
    seat = view.viewer if own else view.battle.prize[1] if view.battle is not None else None
    assert seat is not None, view.phase
    held = view.players[seat].cabins[int(token[1]) - 1]
    assert held is not None, token
    return stack(held)
