"""What a harvest was: gold, temples, water, suns; and what turned up for whom."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

from games.cacao.outcome import Score, presence, scores
from games.cacao.state import State
from games.cacao.tiles import Jungle
from games.cacao.turns import gain_text
from games.chronicle import Chronicle, Draw, Fate, Happening, Point, chosen, course, last_of_turns, leads, luck
from games.core import CHANCE, Seat, Text, signed, text

HAUL = 6
"""What one turn adds to a seat's count that is told."""
WORTH = {
    Jungle.MARKET_2: 2,
    Jungle.MARKET_3: 3,
    Jungle.MARKET_4: 4,
    Jungle.MINE_1: 1,
    Jungle.MINE_2: 2,
}
"""Gold that one worker gets from a tile (Cacao 6); the others give none by themselves."""
FATES = {"cacao-event-work": Fate("seat"), "cacao-event-lead": Fate("gains", "losses")}
"""What a review may give for a rise or a fall."""


def tell(happened: Sequence[Happening[State]]) -> Chronicle:
    """The chronicle of a game that is over."""
    ends, seats = last_of_turns(happened), len(happened[0].after.hands)
    gold = course(text("cacao-chronicle-gold"), ends, seats, lambda state, seat: state.table.villages[seat].gold)
    total = course(text("cacao-chronicle-total"), ends, seats, lambda state, seat: scores(state.table)[seat].total)
    return Chronicle(
        (
            total,
            gold,
            course(text("cacao-chronicle-temples"), ends, seats, _awake),
            course(text("cacao-chronicle-water"), ends, seats, lambda state, seat: scores(state.table)[seat].water),
        ),
        chosen((*leads(total), *_hauls(ends))),
        luck("cacao-chronicle-luck", _turned_up(happened)),
        tuple(_sources(ends[-1])),
    )


def _awake(state: State, seat: Seat) -> int:
    """Temples at which a seat has workers."""
    table = state.table
    temples = (cell for cell, tile in table.jungle.items() if tile is Jungle.TEMPLE)
    return sum(seat in presence(table, cell) for cell in temples)


def _hauls(ends: Sequence[State]) -> Iterator[Point]:
    counts = [scores(state.table) for state in ends]
    for turn, (before, after) in enumerate(pairwise(counts), 1):
        for seat in range(len(after)):
            more = after[seat].total - before[seat].total
            if more >= HAUL:
                found = _changed(before, after, seat)
                gains = tuple(gain_text(what, amount) for what, amount in found.items() if amount)
                yield Point(turn, text("cacao-chronicle-haul", seat=Seat(seat), gains=gains), more)


def _changed(before: Sequence[Score], after: Sequence[Score], seat: int) -> dict[str, int]:
    """What a turn brought a seat, by its source; and what others lost at temples where that seat alone won there."""
    gold, temple, sun, water = (
        getattr(after[seat], what) - getattr(before[seat], what) for what in ("gold", "temple", "sun", "water")
    )
    moved = [now.temple - was.temple for was, now in zip(before, after, strict=True)]
    lost = -sum(each for each in moved if each < 0)
    rivals = lost if temple > 0 and sum(each > 0 for each in moved) == 1 else 0
    return {"gold": gold, "temple": temple, "rivals": rivals, "sun": sun, "track": water}


def _turned_up(happened: Iterable[Happening[State]]) -> Iterator[Draw]:
    """Tiles laid on display for whoever moves next, by the gold that a worker gets from them."""
    for each in happened:
        if each.line.seat == CHANCE and each.line.move[0] == "display" and each.before.table.number:
            seat = Seat((each.before.table.turn + 1) % len(each.before.hands))
            could = [WORTH.get(tile, 0) for tile in each.before.jungle]
            yield Draw(seat, WORTH.get(Jungle(each.line.move[1]), 0), could)


def _sources(end: State) -> Iterator[Text]:
    """Where everybody's gold came from."""
    for seat, score in enumerate(scores(end.table)):
        yield text(
            "cacao-chronicle-sources",
            seat=Seat(seat),
            gold=score.gold,
            temple=score.temple,
            sun=score.sun,
            water=signed(score.water),
        )
