"""The quick board does exactly what the frozen rules do."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from games.cardgo.board import cell, name
from games.cardgo.choices import cells, playable
from games.cardgo.options import Options
from games.cardgo.players.scratch import QUIET, Printed, Scratch, bits, lattice, printed
from games.cardgo.players.scratch import cells as members
from games.cardgo.state import Card, Due, Effect, State
from games.core import CHANCE, Chance
from tests.support.games import CARDGO
from tests.support.tables import Table, tables, walked

CROWDED = st.builds(
    Options,
    columns=st.integers(5, 7),
    rows=st.integers(5, 7),
    highest=st.integers(3, 10),
    effects=st.just(True),
    full=st.booleans(),
    map=st.sampled_from(("plain", "random:light", "random:heavy")),
)


@st.composite
def crowded(draw: st.DrawFn) -> Table:
    """Small boards, some way into a game, where sets and groups touch."""
    return walked(
        CARDGO, draw(CROWDED), 2, draw(st.binary(min_size=4, max_size=4)), draw(st.integers(10, 120))
    ).settled()


def board_of(state: State) -> Scratch:
    board = Scratch(lattice(state.ground), state.hp, full=state.options.full)
    for place, piece in enumerate(state.board):
        if piece is not None:
            board.put(piece.owner, printed(piece.card), place)
    return board


def equal(one: Scratch, other: Scratch) -> bool:
    return all(getattr(one, slot) == getattr(other, slot) for slot in Scratch.__slots__)


def placements(table: Table, most: int = 20) -> Iterator[tuple[Card, int]]:
    """Some of what the seat to move may place."""
    state, chance = table.state, table.chance("placements")
    hand, free = playable(state, state.turn), tuple(cells(state))
    for _ in range(most if hand and free else 0):
        yield hand[chance.below(len(hand))], free[chance.below(len(free))]


def placed(state: State, card: Card, place: int, chance: Chance) -> tuple[State, int, bool]:
    """By the frozen rules: the state after a placement, what chance picked or rolled, and whether it was asked."""
    written = name(state.ground.columns, place)
    state, _ = CARDGO.apply(state, state.turn, (str(card.value), f"e{card.effect:d}", written[0], written[1:]))
    picked, asked = 0, state.due in (Due.BRAVERY, Due.MALICE)
    while state.due not in (None, Due.DRAW) and state.ending is None:
        fact = CARDGO.roll(state, chance)
        assert fact is not None
        found = cell(state.ground.columns, state.ground.rows, fact[1])
        picked = int(fact[1]) if fact[0] == "sorrow" else found if asked and found is not None else 0
        state, _ = CARDGO.apply(state, CHANCE, fact)
    return state, picked, asked


def check_placements(table: Table) -> None:
    state = table.state
    if not state.waiting:
        return
    board = board_of(state)
    for card, place in placements(table):
        after, picked, asked = placed(state, card, place, table.chance(f"{card} on {place}"))
        picks = tuple(board.picks(state.turn, printed(card), place))
        assert (picked in picks) if asked else not picks, (card, place, picked, picks)
        mine = board.copy()
        right = mine.place(state.turn, printed(card), place, picked)
        assert equal(mine, board_of(after)), (card, place, picked)
        assert after.extra in (None, right), (card, place)


@given(crowded())
def test_a_placement_changes_the_same_on_a_crowded_board(table: Table) -> None:
    check_placements(table)


@given(tables(CARDGO))
def test_a_placement_changes_the_same_anywhere(table: Table) -> None:
    check_placements(table.settled())


@given(crowded())
def test_the_sets_after_a_placement_are_those_of_the_whole_board(table: Table) -> None:
    board = board_of(table.state)
    sets = (board.sets(0), board.sets(1))
    for card, place in placements(table):
        after = board.copy()
        after.place(table.state.turn, printed(card), place)
        for seat in (0, 1):
            assert sorted(after.updated(seat, board, sets[seat])) == sorted(after.sets(seat)), (card, place, seat)


@given(crowded(), st.integers(1, 6))
def test_what_a_quiet_card_meets_is_known_before_it_is_placed(table: Table, value: int) -> None:
    board, seat = board_of(table.state), table.state.turn
    untouched, sets, others = board.copy(), board.sets(seat), sorted(board.sets(1 - seat))
    for card, place in product([(value, int(effect)) for effect in QUIET], members(board.empty)):
        spot, known, asked = board.spot(seat, place), board.copy(), board.copy()
        assert known.place(seat, card, place, 1, spot) == asked.place(seat, card, place, 1)
        assert equal(known, asked), (card, place)
        if len(known.cards) > len(board.cards):
            assert sorted(known.joined(card, place, spot, sets)) == sorted(known.sets(seat)), (card, place)
            assert sorted(known.sets(1 - seat)) == others, (card, place)
    assert equal(board, untouched)


@given(crowded(), st.integers(1, 40))
def test_a_side_finishes_the_other_if_one_of_its_placements_does(table: Table, left: int) -> None:
    board, seat = board_of(table.state), table.state.turn
    board.hp[1 - seat] = left
    hand = tuple({(card.value, 0) for card in table.state.hands[seat]} | {(2, int(Effect.PAIN))})
    assert board.finishes(seat, hand) == any(
        wins(board, seat, card, place) for card in hand for place in members(board.empty)
    )
    assert not board.finishes(seat, ())


def wins(board: Scratch, seat: int, card: Printed, place: int) -> bool:
    """Whether a placement that asks nothing takes all HP of the other side alone."""
    after = board.copy()
    after.place(seat, card, place)
    return after.hp[1 - seat] == 0 < after.hp[seat]


@given(st.sets(st.integers(0, 360)))
def test_a_set_of_cells_is_its_bits(found: set[int]) -> None:
    assert list(members(bits(found))) == sorted(found)
