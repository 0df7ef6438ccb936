"""What a player can foresee of a move: the table after it, and what it earns every owner (Cacao 5-8).

Hidden tiles stay blank. What others sell depends on their standing orders, which nobody else knows: it is reckoned as
if they had given none, and said to be so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games.cacao import board, choices, outcome, turns
from games.cacao.choices import Answer, Standing, Turn
from games.cacao.state import State, Table, View
from games.cacao.tiles import Jungle
from games.cacao.village import STORE, Gain, Orders, earned, undecided
from games.core import Move, Seat, Text, text
from games.replacing import replace


@dataclass(frozen=True, slots=True)
class Preview:
    """`table` is as it would look before anything is drawn, `gains` what the contacts would bring, in their order."""

    move: Move
    lines: tuple[Text, ...]
    table: Table
    gains: tuple[Gain, ...] = ()


def preview(view: View, move: Move) -> Preview | None:
    """What the view's owner can foresee of a complete legal move."""
    seat = view.viewer
    if seat is None:
        return None
    state = _known(view, seat)
    story: turns.Story = []
    match choices.meaning(view, move):
        case Turn() as turn:
            return _placed(view, state, seat, move, turn)
        case Answer(told):
            after = turns.act(state, seat, told, story)
            gains = _gains(after.table)[len(_gains(view.table)) :]
            lines = (*_told(story), *_nothing(gains), *_spilt(after.table, seat, gains))
            return Preview(move, lines, after.table, gains)
        case Standing(orders):
            turns.order(state, seat, orders, story)
            return Preview(move, _told(story), view.table)


def placed(view: View, turn: Turn) -> tuple[Table, tuple[Gain, ...]]:
    """The table after a placement and what its contacts bring, where all that somebody may decide is left to the
    automatic resolver."""
    assert view.viewer is not None, view
    after = _after(_known(view, view.viewer), view.viewer, turn, []).table
    return after, _gains(after)


def _known(view: View, seat: Seat) -> State:
    """What the seat knows as a state: hidden tiles blank, others without orders and never asked."""
    table = replace(view.table, options=replace(view.table.options, offturn="auto"))
    hands = tuple(hand if hand is not None else () for hand in view.hands)
    orders = tuple(each if each is not None else Orders() for each in view.orders)
    return State(table, hands, ((),) * len(hands), (Jungle.BLANK,) * table.pile, orders, view.told, view.held)


def _after(state: State, seat: Seat, turn: Turn, story: turns.Story) -> State:
    """Phases 1 to 3."""
    state = turns.place(state, seat, turn, story)
    return turns.fill_gap(state, Jungle.BLANK, story) if state.table.gap is not None else state


def _placed(view: View, state: State, seat: Seat, move: Move, turn: Turn) -> Preview:
    story: turns.Story = []
    after = _after(state, seat, turn, story).table
    gains = _gains(after)
    now = view.table
    table = replace(
        after, options=now.options, phase=now.phase, turn=now.turn, number=now.number, answering=now.answering
    )
    expected = tuple(
        text("cacao-seat", seat=other)
        for other in turns.clockwise(view.table)
        if other != seat and _is_open(after, other)
    )
    temples = tuple(_temples(now, after))
    return Preview(move, tuple(_lines(story, turn, after, gains, temples, expected)), table, gains)


def _gains(table: Table) -> tuple[Gain, ...]:
    last = table.last
    return () if last is None else earned(last.before, table.jungle, last.uses)


def _is_open(table: Table, seat: Seat) -> bool:
    """Whether the seat's orders or answers change what it earns."""
    assert table.last is not None, table.phase
    acting = board.contacts(table.jungle, table.workers, table.last.placed, table.last.laid)
    return undecided(table.last.before[seat], table.jungle, tuple(each for each in acting if each.owner == seat))


def _temples(before: Table, after: Table) -> Iterator[Text]:
    """How each temple stands that somebody comes to, and what it brings if it stays so (Cacao 10.1)."""
    for cell, prizes in outcome.temples(after).items():
        present = outcome.presence(after, cell)
        if present and (cell not in before.jungle or present != outcome.presence(before, cell)):
            shares = tuple(
                text("cacao-preview-temple-share", seat=seat, workers=count, gold=prizes.get(seat, 0))
                for seat, count in present.items()
            )
            was = outcome.temples(before).get(cell)
            changed = "yes" if was and was != prizes else "no"
            yield text("cacao-preview-temple", cell=board.name(cell), shares=shares, changed=changed)


def _lines(
    story: turns.Story,
    turn: Turn,
    after: Table,
    gains: tuple[Gain, ...],
    temples: tuple[Text, ...],
    expected: tuple[Text, ...],
) -> Iterator[Text]:
    """`expected` are the owners whose standing orders or answers decide."""
    yield from _told(story)
    yield from temples
    if turn.over:
        yield text("cacao-preview-sun")
    if turn.held:
        yield text("cacao-preview-hold")
    elif not temples:
        yield from _nothing(gains)
    if after.last is not None:
        yield from _spilt(after, after.last.seat, gains)
    if expected:
        yield text("cacao-preview-expected", who=expected)
    if after.last is not None and any(after.jungle[at] is Jungle.BLANK for at in after.last.laid):
        yield text("cacao-preview-uncounted")


def _nothing(gains: tuple[Gain, ...]) -> tuple[Text, ...]:
    """What is said where no board changes."""
    return () if any(gain.felt for gain in gains) else (text("cacao-preview-nothing"),)


def _spilt(after: Table, seat: Seat, gains: tuple[Gain, ...]) -> tuple[Text, ...]:
    """That the seat's store has no room for some of its fruits."""
    lost = spilt(after, seat, gains)
    return (text("cacao-preview-spilt", most=STORE, count=lost),) if lost else ()


def spilt(after: Table, seat: Seat, gains: tuple[Gain, ...]) -> int:
    """How many of its fruits the seat's store has no room for (Cacao 8.2)."""
    picked = [(each, after.jungle[each.use.contact.jungle]) for each in gains if each.use.contact.owner == seat]
    return sum(tile.worth * each.use.count - each.cacao for each, tile in picked if tile.plantation)


def _told(story: turns.Story) -> tuple[Text, ...]:
    """What would happen, as something that has not: the events in other words, but for what is told when it is done."""
    foreseen = (event.text for event in story if not isinstance(event, turns.Aside) and not event.calls)
    return tuple(Text(each.key.replace("-event-", "-preview-"), each.args) for each in foreseen)
