"""What a duel was: HP, damage, connections; who drew well."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from games.cardgo.board import name
from games.cardgo.deck import card
from games.cardgo.state import Due, Placement, State
from games.chronicle import (
    Chronicle,
    Course,
    Draw,
    Fate,
    Happening,
    Point,
    chosen,
    course,
    last_of_turns,
    luck,
    tally,
)
from games.core import CHANCE, Seat, Text, text

SEATS = 2
HEAVY = 4
"""HP that a seat loses by one card and it is told."""
DEADLY = 1_000
"""What the blow that ends the game weighs, however light."""
FATES = {
    "cardgo-event-heal": Fate("seat"),
    "cardgo-event-convert": Fate("seat"),
    "cardgo-event-destroy": Fate(loses="seat"),
    "cardgo-event-resign": Fate(loses="seat"),
}
"""What a review may give for a rise or a fall, apart from blows, which are turning points."""


def tell(happened: Sequence[Happening[State]]) -> Chronicle:
    """The chronicle of a game that is over."""
    ends = last_of_turns(happened)
    hp = course(text("cardgo-chronicle-hp"), ends, SEATS, lambda state, seat: state.hp[seat])
    return Chronicle(
        (
            hp,
            tally(text("cardgo-chronicle-damage"), happened, SEATS, _damage),
            _longest(ends),
            course(text("cardgo-chronicle-pieces"), ends, SEATS, _pieces),
        ),
        chosen(_blows(happened)),
        (
            *luck("cardgo-chronicle-luck-cards", _drawn(happened)),
            *luck("cardgo-chronicle-luck-sorrow", _sorrow(happened)),
        ),
        tuple(_best(happened)),
    )


def _new(happening: Happening[State]) -> tuple[Placement, ...]:
    """The placements that were done with this line."""
    before, after = happening.before.last, happening.after.last
    if after[: len(before)] == before:
        return after[len(before) :]
    return after if after != before else ()


def _damage(happening: Happening[State]) -> Iterable[tuple[Seat, int]]:
    """What the other side of each seat lost, whoever placed the card."""
    for done in _new(happening):
        yield from ((Seat(1 - hurt), max(0, lost)) for hurt, lost in enumerate(done.lost))


def _longest(ends: Sequence[State]) -> Course:
    """The most pieces that each seat counted in one test, so far."""
    most, rows = [0] * SEATS, [(0,) * SEATS]
    for state in ends[1:]:
        for side in (side for done in state.last for side in done.sides):
            most[side.side] = max(most[side.side], side.size)
        rows.append(tuple(most))
    return Course(text("cardgo-chronicle-connection"), tuple(zip(*rows, strict=True)))


def _pieces(state: State, seat: Seat) -> int:
    return sum(piece is not None and piece.owner == seat for piece in state.board)


def _blows(happened: Iterable[Happening[State]]) -> Iterator[Point]:
    turns = dict[int, int]()
    for each in happened:
        for done in _new(each):
            losses = [(Seat(hurt), lost) for hurt, lost in enumerate(done.lost) if lost > 0]
            weight = max((lost if done.hp[hurt] else DEADLY for hurt, lost in losses), default=0)
            if weight >= HEAVY:
                told = [_blow(done, hurt, _cell(each, done)) for hurt, _ in losses]
                both = text("cardgo-chronicle-both", one=told[0], other=told[-1])
                built = _built(each, done, turns)
                said = both if len(told) > 1 else told[0]
                yield Point(
                    each.turn, text("cardgo-chronicle-built", told=said, pieces=built) if built else said, weight
                )
            turns[done.cell] = each.turn


def _built(happening: Happening[State], done: Placement, turns: Mapping[int, int]) -> tuple[Text, ...]:
    """What took effect of what lay there before, with the turns in which it was placed, the first at first: whoever
    lost by it sees when it might have been stopped."""
    cells = {cell for side in done.sides for cell, _ in side.hits if cell != done.cell and cell in turns}
    ranked = sorted(cells, key=lambda cell: (turns[cell], cell))
    columns = happening.after.ground.columns
    return tuple(text("cardgo-chronicle-placed", cell=name(columns, cell), turn=turns[cell]) for cell in ranked)


def _blow(done: Placement, hurt: Seat, cell: str) -> Text:
    """Who lost how much, and why: pieces took effect, some of which are enclosed ones of whoever lost, or the placed
    one is (CardGO 7.2); or the card's own effect alone did it."""
    hits = {place for side in done.sides if side.side != hurt for place, _ in side.hits}
    enclosed = sum(piece.owner == hurt for place, piece in done.removed if place in hits)
    how = "own" if hurt == done.seat else "enclosed" if enclosed else "blow"
    return text(
        f"cardgo-chronicle-{how if hits else 'effect'}",
        seat=done.seat,
        cell=cell,
        count=len(hits),
        enclosed=enclosed,
        other=Seat(1 - done.seat),
        hurt=hurt,
        hp=done.lost[hurt],
        left=done.hp[hurt],
    )


def _cell(happening: Happening[State], done: Placement) -> str:
    return name(happening.after.ground.columns, done.cell)


def _best(happened: Iterable[Happening[State]]) -> Iterator[Text]:
    """The card that cost most."""
    blows = [(done.lost[1 - done.seat], each, done) for each in happened for done in _new(each)]
    most = max((lost for lost, _, _ in blows), default=0)
    if most > 0:
        _, each, done = next(blow for blow in blows if blow[0] == most)
        yield text("cardgo-chronicle-best", seat=done.seat, cell=_cell(each, done), hp=most, turn=each.turn)


def _drawn(happened: Iterable[Happening[State]]) -> Iterator[Draw]:
    """Cards dealt and drawn, by their printed values."""
    for each in happened:
        if each.line.seat == CHANCE and each.line.move[0] in ("deal", "draw"):
            got = card(each.line.move[2])
            assert got is not None, each.line
            stock = each.before.deck or each.before.discard
            yield Draw(Seat(int(each.line.move[1])), got.value, [one.value for one in stock])


def _sorrow(happened: Iterable[Happening[State]]) -> Iterator[Draw]:
    for each in happened:
        if each.line.seat == CHANCE and each.before.due is Due.SORROW and each.before.placing is not None:
            played = each.before.placing.card
            assert played is not None, each.before.placing
            yield Draw(each.before.turn, int(each.line.move[1]), range(played.value + 1))
