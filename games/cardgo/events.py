"""What happened, in words for those who may know it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from games.cardgo.board import name
from games.cardgo.choices import PASS
from games.cardgo.deck import code
from games.cardgo.labels import card_text, enclosed_text, hit_text
from games.cardgo.state import EVERYBODY, Card, Piece, Placement, SeenPiece, Side, State
from games.core import Event, Seat, Text, text

SETUP_TURN = 0


def mapped() -> Event:
    return Event(text("cardgo-event-map"), reveals=True)


def started(state: State) -> Event:
    return Event(text("cardgo-event-start", seat=state.turn))


def shuffled(count: int) -> Event:
    return Event(text("cardgo-event-shuffle", count=count), detail=True)


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
        tells = (f"{code(placing.card)}@{where}", f"@{where}")
        return (Event(text("cardgo-event-place", seat=placing.seat, card=played, cell=where), tells=tells),)
    own = text("cardgo-event-place-own", card=played, cell=where)
    return (
        Event(text("cardgo-event-place-hidden", seat=placing.seat, cell=where), tells=(f"@{where}",)),
        Event(own, frozenset({placing.seat})),
    )


def hurt(placing: Placement) -> tuple[Event, ...]:
    """What the card's own effect did to HP at once. The effect is not named: the card may lie face down."""
    random = placing.roll is not None
    reveals = random or placing.seen != EVERYBODY
    return tuple(
        Event(
            text(
                "cardgo-event-" + ("heal" if lost < 0 else "direct" if lost else "spared"),
                seat=Seat(seat),
                hp=abs(lost),
            ),
            reveals=reveals,
        )
        for seat, lost in enumerate(placing.direct)
        if lost or (random and seat != placing.seat)
    )


def converted(state: State, place: int, taken: Piece[Card]) -> tuple[Event, ...]:
    where = name(state.ground.columns, place)
    public = Event(text("cardgo-event-convert", seat=state.turn, cell=where), reveals=True)
    if taken.seen >> state.turn & 1:
        return (public,)
    return public, Event(
        text("cardgo-event-look", cell=where, card=card_text(taken.card)), frozenset({state.turn}), reveals=True
    )


def destroyed(state: State, place: int, gone: Piece[Card]) -> Event:
    where = name(state.ground.columns, place)
    return Event(text("cardgo-event-destroy", seat=gone.owner, card=card_text(gone.card), cell=where), reveals=True)


def vanished(state: State, place: int) -> Event:
    return Event(text("cardgo-event-vanish", cell=name(state.ground.columns, place)))


def tested(
    state: State, placing: Placement, gone: tuple[tuple[int, SeenPiece], ...], counted: Sequence[Iterable[int]]
) -> tuple[Event, ...]:
    """One sentence for each view in which something took effect, and which enclosed pieces it `counted`. `state` is the
    one before the removal."""
    reveals = any(piece is not None and piece.seen != EVERYBODY for place, _ in gone for piece in (state.board[place],))
    told = (
        told
        for side, cells in zip(placing.sides, counted, strict=True)
        if side.hits
        for told in (_side(state, placing, side), *_counted(state, side, cells))
    )
    return tuple(Event(each, reveals=reveals) for each in told)


def declined(state: State) -> tuple[Event, ...]:
    """Only if the card that gave the right is public: the right tells of its effect."""
    if state.last[-1].seen != EVERYBODY:
        return ()
    return (Event(text("cardgo-event-decline", seat=state.turn)),)


def passed(seat: Seat, *, voluntary: bool) -> Event:
    return Event(text("cardgo-event-pass" if voluntary else "cardgo-event-pass-forced", seat=seat), tells=(PASS,))


def resigned(seat: Seat) -> Event:
    return Event(text("cardgo-event-resign", seat=seat), calls=True)


def _counted(state: State, side: Side, cells: Iterable[int]) -> tuple[Text, ...]:
    """The enclosed pieces among these cells, the new one too, as a preview names them. Where a card lies face down they
    might tell which it is, so only what takes effect is named, which everybody sees."""
    if any(piece is not None and piece.seen != EVERYBODY for piece in state.board):
        cells = [place for place, _ in side.hits]
    return enclosed_text(state.ground.columns, state.board, side.side, cells)


def _side(state: State, placing: Placement, side: Side) -> Text:
    enclosed = side.side != placing.seat
    before = {hit for each in placing.sides if each.side == placing.seat for hit in each.hits}
    again = {"again": len(before & {*side.hits})} if enclosed else {}
    return text(
        "cardgo-event-effect-enclosed" if enclosed else "cardgo-event-effect",
        **again,
        seat=Seat(1 - side.side),
        owner=side.side,
        count=len(side.hits),
        hp=sum(worth for _, worth in side.hits),
        hits=tuple(hit_text(state.ground.columns, place, worth) for place, worth in side.hits),
    )
