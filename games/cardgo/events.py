"""What happened, in words for those who may know it."""

from __future__ import annotations

from games.cardgo.board import Terrain, cell, name
from games.cardgo.state import EVERYBODY, Card, Effect, Piece, Placement, SeenPiece, Side, State, View
from games.core import Event, Move, Seat, Text, text

SETUP_TURN = 0

PLAIN_GROUND = (Terrain.NONE, Terrain.SOIL, Terrain.GRASSLAND, Terrain.WASTELAND)
"""Terrain without an effect."""


def card_text(card: Card) -> Text:
    """`4`, or `4 with Joy`."""
    if card.effect is Effect.NONE:
        return text("cardgo-card", value=card.value)
    return text("cardgo-card-effect", value=card.value, effect=effect_text(card.effect))


def effect_text(effect: Effect) -> Text:
    return text(f"cardgo-effect-{effect:d}")


def cell_text(written: str) -> Text:
    return text("cardgo-cell", cell=written)


def mapped() -> Event:
    return Event(text("cardgo-event-map"), reveals=True)


def started(state: State) -> Event:
    return Event(text("cardgo-event-start", seat=state.turn))


def shuffled(count: int) -> Event:
    return Event(text("cardgo-event-shuffle", count=count))


def drawn(state: State, seat: Seat, card: Card) -> tuple[Event, ...]:
    """A draw is told to whoever sees the hand; that there was one, the hands show."""
    if state.number == SETUP_TURN:
        return ()
    if state.options.hands == "open":
        return (Event(text("cardgo-event-draw", seat=seat, card=card_text(card)), reveals=True),)
    return (Event(text("cardgo-event-draw-own", card=card_text(card)), frozenset({seat}), reveals=True),)


def fondness(state: State) -> tuple[Event, ...]:
    """A draw out of turn is told to all; with open hands the card itself is."""
    return () if state.options.hands == "open" else (Event(text("cardgo-event-fondness", seat=state.turn)),)


def placed(state: State, placing: Placement) -> tuple[Event, ...]:
    assert placing.card is not None
    where = name(state.ground.columns, placing.cell)
    played = card_text(placing.card)
    if placing.seen == EVERYBODY:
        return (Event(text("cardgo-event-place", seat=placing.seat, card=played, cell=where)),)
    own = text("cardgo-event-place-own", card=played, cell=where)
    return (
        Event(text("cardgo-event-place-hidden", seat=placing.seat, cell=where)),
        Event(own, frozenset({placing.seat})),
    )


def hurt(placing: Placement) -> tuple[Event, ...]:
    """What the card's own effect did to HP at once. The effect is not named: the card may lie face down."""
    random = placing.roll is not None
    reveals = random or placing.seen != EVERYBODY
    return tuple(
        Event(text("cardgo-event-heal" if lost < 0 else "cardgo-event-direct", seat=Seat(seat), hp=abs(lost)), reveals=reveals)
        for seat, lost in enumerate(placing.direct)
        if lost or (random and seat != placing.seat)
    )


def converted(state: State, place: int, taken: Piece) -> tuple[Event, ...]:
    where = name(state.ground.columns, place)
    public = Event(text("cardgo-event-convert", seat=state.turn, cell=where), reveals=True)
    if taken.seen >> state.turn & 1:
        return (public,)
    return public, Event(
        text("cardgo-event-look", cell=where, card=card_text(taken.card)), frozenset({state.turn}), reveals=True
    )


def destroyed(state: State, place: int, gone: Piece) -> Event:
    where = name(state.ground.columns, place)
    return Event(text("cardgo-event-destroy", seat=gone.owner, card=card_text(gone.card), cell=where), reveals=True)


def vanished(state: State, place: int) -> Event:
    return Event(text("cardgo-event-vanish", cell=name(state.ground.columns, place)))


def tested(state: State, placing: Placement, gone: tuple[tuple[int, SeenPiece], ...]) -> tuple[Event, ...]:
    """One sentence for each view in which something took effect. `state` is the one before the removal."""
    reveals = any(piece is not None and piece.seen != EVERYBODY for place, _ in gone for piece in (state.board[place],))
    return tuple(Event(_side(state, placing, side), reveals=reveals) for side in placing.sides if side.hits)


def declined(state: State) -> tuple[Event, ...]:
    """Only if the card that gave the right is public: the right tells of its effect."""
    if state.last[-1].seen != EVERYBODY:
        return ()
    return (Event(text("cardgo-event-decline", seat=state.turn)),)


def passed(seat: Seat, *, voluntary: bool) -> Event:
    return Event(text("cardgo-event-pass" if voluntary else "cardgo-event-pass-forced", seat=seat))


def resigned(seat: Seat) -> Event:
    return Event(text("cardgo-event-resign", seat=seat))


def _side(state: State, placing: Placement, side: Side) -> Text:
    key = "cardgo-event-effect" if side.side == placing.seat else "cardgo-event-effect-enclosed"
    return text(
        key,
        seat=Seat(1 - side.side),
        owner=side.side,
        count=len(side.hits),
        hp=sum(worth for _, worth in side.hits),
        hits=tuple(hit_text(state.ground.columns, place, worth) for place, worth in side.hits),
    )


def hit_text(columns: int, place: int, worth: int) -> Text:
    return text("cardgo-hit", cell=name(columns, place), value=worth)


def label(view: View, path: Move) -> Text:
    """Words for the last token of `path`."""
    token = path[-1]
    if len(path) == 1:
        return text("cardgo-label-value", value=token) if token.isdecimal() else text(f"cardgo-label-{token}")
    if len(path) == 2:
        return card_text(Card(int(path[0]), Effect(int(token[1:]))))
    if len(path) == 3:
        return text("cardgo-label-column", column=token)
    return _cell_label(view, path[2] + token)


def _cell_label(view: View, written: str) -> Text:
    place = cell(view.ground.columns, view.ground.rows, written)
    assert place is not None, written
    kind = view.ground.terrain[place]
    if kind in PLAIN_GROUND:
        return text("cardgo-cell", cell=written)
    return text("cardgo-label-terrain", cell=written, terrain=terrain_text(kind))


def terrain_text(kind: Terrain) -> Text:
    return text(f"cardgo-terrain-{kind:d}")
