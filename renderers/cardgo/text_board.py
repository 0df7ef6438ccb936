"""A CardGO position in words: a summary and the complete board."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from games.cardgo.board import Terrain, name
from games.cardgo.deck import code
from games.cardgo.state import Card, Effect, Placement, SeenPiece, View
from games.core import Seat, Text, text
from renderers.cardgo import fences, trail
from renderers.cardgo.heading import headline, passed, turn
from renderers.cardgo.plates import SIDES, starting_hp
from renderers.cardgo.scene import suppressed
from renderers.core import Say
from renderers.prose import ALT_LIMIT, as_many, between, called, listed, sentences

_REMOVED = 200
"""Removed pieces that are named one by one."""
_SIDE_WORDS = (text("cardgo-picture-green"), text("cardgo-picture-red"))


def summary(view: View, say: Say) -> str:
    """Whose turn, HP, the latest placements, then the pieces of both sides as far as they fit into `ALT_LIMIT`
    characters."""
    facts = sentences([*_facts(view, say), *_last_move(view, say)], say)
    room = ALT_LIMIT - len(facts) - 2 * len(between("renderers-sentences", say))
    green = _pieces(view, SIDES[0], say, room // 2)
    return sentences([facts, green, _pieces(view, SIDES[1], say, room - len(green))], say)


def lines(view: View, say: Say) -> Iterator[str]:
    """Everything that the picture shows, one fact each."""
    yield from _facts(view, say)
    yield from _last_move(view, say)
    letter = ascii_uppercase[view.ground.columns - 1]
    yield say(text("cardgo-picture-size", columns=view.ground.columns, rows=view.ground.rows, letter=letter))
    yield from (_row(view, row, say) for row in range(view.ground.rows))
    yield from _groups(view, say)
    yield from _ground(view, say)
    yield from _hands(view, say)
    if view.discard:
        yield say(text("cardgo-picture-discards", cards=_cards(view.discard, view)))


def _facts(view: View, say: Say) -> Iterator[str]:
    yield say(headline(view))
    yield say(turn(view))
    for seat, start in zip(SIDES, starting_hp(view), strict=True):
        hp, cards = view.hp[seat], view.counts[seat]
        yield say(
            text("cardgo-picture-side-hp", who=called(seat, _SIDE_WORDS[seat], say), hp=hp, start=start, cards=cards)
        )
        if passed(view, seat):
            yield say(text("cardgo-picture-side-passed", side=_SIDE_WORDS[seat]))
    yield say(text("cardgo-picture-piles", deck=view.deck, discard=len(view.discard)))


def _last_move(view: View, say: Say) -> Iterator[str]:
    if not (latest := trail.trail(view, ())):
        return
    last, placed = latest[-1], listed((say(_placed(view, placement)) for placement in latest), say)
    yield say(text("cardgo-picture-last-move", who=last.seat, moves=placed))
    for side in last.sides:
        if side.counts:
            yield say(text("cardgo-picture-count", side=_SIDE_WORDS[side.side], count=side.threshold))
    if inside := [name(view.ground.columns, cell) for cell in trail.enclosed(view, last)]:
        yield say(text("cardgo-picture-enclosed", cells=listed(inside, say)))
    for seat in SIDES:
        if lost := trail.lost(latest, seat):
            key = "cardgo-picture-lost" if lost > 0 else "cardgo-picture-gained"
            yield say(text(key, side=_SIDE_WORDS[seat], hp=abs(lost)))
    taken = [name(view.ground.columns, cell) for placement in latest for cell in placement.converted]
    if taken:
        yield say(text("cardgo-picture-taken", cells=listed(taken, say)))
    removed = [say(_gone(view, placement, *gone)) for placement in latest for gone in placement.removed]
    if removed:
        more = [say(text("renderers-and-more", count=len(removed) - _REMOVED))] if len(removed) > _REMOVED else []
        yield say(text("cardgo-picture-removed", cells=listed(removed[:_REMOVED] + more, say)))


def _placed(view: View, placement: Placement) -> Text:
    card = text("cardgo-picture-card-closed") if placement.card is None else _card(placement.card, view)
    return text("cardgo-picture-placed", card=card, cell=name(view.ground.columns, placement.cell))


def _gone(view: View, placement: Placement, place: int, piece: SeenPiece) -> Text:
    """A removed piece, with the value that counted where it is not the printed one."""
    said, worth = _stone(view, place, piece), placement.worth(place)
    counted = place in (each for each, _, _ in trail.otherwise(placement))
    return text("cardgo-picture-piece-counted", piece=said, worth=worth or 0) if counted else said


def _pieces(view: View, seat: Seat, say: Say, room: int) -> str:
    """The side's pieces in the notation, as many as fit."""
    lying = ((place, piece) for place, piece in enumerate(view.board) if piece is not None and piece.owner == seat)
    own = [_noted(view, place, piece, say) for place, piece in lying]
    if not own:
        return say(text("cardgo-picture-no-pieces", side=_SIDE_WORDS[seat]))
    return as_many(
        own, say, room, lambda pieces: say(text("cardgo-picture-pieces", side=_SIDE_WORDS[seat], pieces=pieces))
    )


def _noted(view: View, place: int, piece: SeenPiece, say: Say) -> str:
    noted = f"{name(view.ground.columns, place)} {'?' if piece.card is None else code(piece.card)}"
    return say(text("cardgo-picture-piece-suppressed", piece=noted)) if suppressed(view, place) else noted


def _row(view: View, row: int, say: Say) -> str:
    places = range(row * view.ground.columns, (row + 1) * view.ground.columns)
    found = [_piece(view, place, piece) for place in places if (piece := view.board[place]) is not None]
    if not found:
        return say(text("cardgo-picture-row-empty", row=str(row + 1)))
    return say(text("cardgo-picture-row", row=str(row + 1), pieces=tuple(found)))


def _piece(view: View, place: int, piece: SeenPiece) -> Text:
    """A piece on the board: what it is, and whether it is hidden or suppressed."""
    said = _stone(view, place, piece)
    if piece.face_down and piece.card is not None:
        said = text("cardgo-picture-piece-secret", piece=said)
    return text("cardgo-picture-piece-suppressed", piece=said) if suppressed(view, place) else said


def _stone(view: View, place: int, piece: SeenPiece) -> Text:
    """Cell, side, value and effect."""
    cell, side = name(view.ground.columns, place), _SIDE_WORDS[piece.owner]
    if piece.card is None:
        return text("cardgo-picture-piece-closed", cell=cell, side=side)
    if not view.options.effects or piece.card.effect is Effect.NONE:
        return text("cardgo-picture-piece", cell=cell, side=side, value=piece.card.value)
    effect = text(f"cardgo-effect-{piece.card.effect:d}")
    return text("cardgo-picture-piece-effect", cell=cell, side=side, value=piece.card.value, effect=effect)


def _groups(view: View, say: Say) -> Iterator[str]:
    """Those that have a fence on the picture."""
    columns = view.ground.columns
    for group in fences.standing(view):
        cells = listed((name(columns, cell) for cell in sorted(group.cells)), say)
        if last := [name(columns, cell) for cell in group.free]:
            yield say(text("cardgo-picture-groups-nearly", cells=cells, cell=last[0]))
        else:
            yield say(text("cardgo-picture-groups-enclosed", cells=cells))


def _ground(view: View, say: Say) -> Iterator[str]:
    """Where each terrain lies; soil is not listed unless it is everywhere."""
    used = sorted(set(view.terrain))
    if len(used) == 1:
        yield say(text("cardgo-picture-ground-all", terrain=text(f"cardgo-terrain-{used[0]:d}")))
        return
    for terrain in used:
        if terrain is not Terrain.SOIL:
            cells = [name(view.ground.columns, place) for place, kind in enumerate(view.terrain) if kind is terrain]
            yield say(
                text(
                    "cardgo-picture-ground",
                    terrain=text(f"cardgo-terrain-{terrain:d}"),
                    cells=listed(cells, say),
                )
            )


def _hands(view: View, say: Say) -> Iterator[str]:
    for seat in SIDES:
        hand = view.hands[seat]
        if hand is not None:
            key = "cardgo-picture-hand" if hand else "cardgo-picture-hand-empty"
            yield say(text(key, side=_SIDE_WORDS[seat], cards=_cards(hand, view)))


def _cards(cards: Sequence[Card], view: View) -> tuple[Text, ...]:
    return tuple(_several(card, cards.count(card), view) for card in sorted(set(cards)))


def _several(card: Card, count: int, view: View) -> Text:
    one = _card(card, view)
    return text("cardgo-picture-several", count=count, card=one) if count > 1 else one


def _card(card: Card, view: View) -> Text:
    if not view.options.effects or card.effect is Effect.NONE:
        return text("cardgo-picture-card", value=card.value)
    return text("cardgo-picture-card-effect", value=card.value, effect=text(f"cardgo-effect-{card.effect:d}"))
