"""What holds in every game of CardGO (CardGO 19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import moves
from games.cardgo import choices, maps
from games.cardgo import guess as guesses
from games.cardgo.board import Ground, Terrain, ground
from games.cardgo.board import name as cell_name
from games.cardgo.connection import Result, Test, is_suppressed
from games.cardgo.deck import deck
from games.cardgo.options import MAP_SIZES, Options
from games.cardgo.rules import RULES
from games.cardgo.state import EVERYBODY, Card, Effect, Piece, State
from games.core import CHANCE, Chance, Seat

TABLES = (
    Options(hp=30, maxturns=60),
    Options(hp=40, columns=5, rows=5, effects=True, maxturns=60),
    Options(hp=60, effects=True, map="wilds", maxturns=60),
    Options(hp=60, effects=True, map="random:heavy", columns=7, rows=6, adj=True, full=True, highest=10, maxturns=60),
    Options(hp=60, effects=True, map="marsh", hands="open", lowest=2, highest=4, maxturns=80),
)

HIDING = (
    Options(hp=60, effects=True, map="marsh", maxturns=120),
    Options(hp=60, columns=5, rows=5, effects=True, map="random:heavy", maxturns=90, highest=10),
    Options(hp=60, effects=True, map="marsh", full=True, highest=3, maxturns=90),
)

SIZE = 5
CELLS = SIZE * SIZE


@dataclass(frozen=True, slots=True)
class Step:
    before: State
    seat: Seat
    after: State


@given(st.sampled_from(TABLES), st.binary(min_size=4, max_size=4))
def test_no_card_is_lost_or_made(options: Options, seed: bytes) -> None:
    cards = Counter(deck(options))
    for step in game(options, seed):
        assert Counter(cards_of(step.after)) == cards


@given(st.sampled_from(TABLES), st.binary(min_size=4, max_size=4))
def test_owners_change_by_bravery_only(options: Options, seed: bytes) -> None:
    for step in game(options, seed):
        changed = {
            cell
            for cell, (old, new) in enumerate(zip(step.before.board, step.after.board, strict=True))
            if old is not None and new is not None and old.owner != new.owner
        }
        assert changed <= set(step.after.last[-1].converted if step.after.last else ())


@given(st.sampled_from(TABLES), st.binary(min_size=4, max_size=4))
def test_the_ground_stays_and_pits_stay_empty(options: Options, seed: bytes) -> None:
    for step in game(options, seed):
        if step.before.number:
            assert step.after.ground is step.before.ground
        bare = {Terrain.TREE, Terrain.STONE} | ({Terrain.PIT} if step.after.placing is None else set())
        for piece, kind in zip(step.after.board, step.after.ground.terrain, strict=True):
            assert piece is None or kind not in bare


@given(st.sampled_from(TABLES), st.binary(min_size=4, max_size=4))
def test_every_game_ends_by_its_turn_limit(options: Options, seed: bytes) -> None:
    *_, last = game(options, seed)
    assert RULES.outcome(last.after) is not None
    assert last.after.number <= options.maxturns


@given(st.sampled_from(TABLES), st.binary(min_size=4, max_size=4))
def test_hp_is_never_below_zero(options: Options, seed: bytes) -> None:
    for step in game(options, seed):
        assert min(step.after.hp) >= 0


@given(st.sampled_from(TABLES), st.binary(min_size=4, max_size=4))
def test_no_piece_is_removed_twice(options: Options, seed: bytes) -> None:
    for step in game(options, seed):
        for placement in step.after.last:
            cells = [cell for cell, _ in placement.removed]
            assert len(cells) == len(set(cells))


@given(st.sampled_from(HIDING), st.binary(min_size=4, max_size=4))
def test_what_may_be_concluded_is_true(options: Options, seed: bytes) -> None:
    for step in game(options, seed):
        for piece in step.after.board:
            assert piece is None or piece.may is None or piece.card in piece.may
            assert piece is None or (piece.seen == EVERYBODY) <= (piece.may is None)


@given(st.sampled_from(HIDING), st.binary(min_size=4, max_size=4))
def test_nobody_is_shown_a_card_that_lies_face_down_for_him(options: Options, seed: bytes) -> None:
    for step in game(options, seed):
        for viewer, bit in ((Seat(0), 1), (Seat(1), 2), (None, 4)):
            view = RULES.view(step.after, viewer)
            for piece, seen in zip(step.after.board, view.board, strict=True):
                if piece is not None and seen is not None:
                    known = piece.seen & bit or step.after.ending is not None
                    assert (seen.owner, seen.card) == (piece.owner, piece.card if known else None)
            for placement in view.last:
                assert placement.card is None or placement.seen & bit or step.after.ending is not None


@given(st.sampled_from(HIDING), st.binary(min_size=4, max_size=4))
def test_a_guess_is_a_game_that_could_be(options: Options, seed: bytes) -> None:
    cards = Counter(deck(options))
    for number, step in enumerate(game(options, seed)):
        if number % 7 or not step.after.waiting:
            continue
        for viewer in (Seat(0), Seat(1), None):
            view = RULES.view(step.after, viewer)
            guessed = guesses.guess(view, Chance(seed, number))
            assert RULES.view(guessed, viewer) == view
            assert Counter(cards_of(guessed)) == cards
            assert not Counter(guessed.deck) - Counter(view.pool)
            assert all(piece is None or piece.may is None or piece.card in piece.may for piece in guessed.board)


# Single tests on any board

plain_pieces = st.builds(Piece, st.sampled_from((Seat(0), Seat(1))), st.builds(Card, st.integers(1, 6)))
any_pieces = st.builds(
    Piece, st.sampled_from((Seat(0), Seat(1))), st.builds(Card, st.integers(1, 10), st.sampled_from(tuple(Effect)))
)
crowds = st.lists(st.none() | plain_pieces, min_size=CELLS, max_size=CELLS)
lands = st.text(alphabet="1111456789abcde", min_size=CELLS, max_size=CELLS)


@st.composite
def trials(draw: st.DrawFn) -> tuple[Test, Test, int]:
    """The same board with and without full speed, and the cell that was placed."""
    land = ground(SIZE, SIZE, draw(lands))
    pieces = draw(st.lists(st.none() | any_pieces, min_size=CELLS, max_size=CELLS))
    if not land.placeable:
        land = ground(SIZE, SIZE, "1" * CELLS)
    placed = draw(st.sampled_from(land.placeable))
    pieces[placed] = draw(any_pieces)
    board = tuple(piece if cell in land.placeable else None for cell, piece in enumerate(pieces))
    return Test(land, board, full=False), Test(land, board, full=True), placed


@given(trials())
def test_full_speed_hits_no_less(case: tuple[Test, Test, int]) -> None:
    slow, fast, placed = case
    for one, other in zip(slow.result(placed).sides, fast.result(placed).sides, strict=True):
        assert set(one.hits) <= set(other.hits)
        assert (other.size, other.threshold) == (one.size, one.threshold + 1)


@given(trials())
def test_whoever_should_take_effect_does(case: tuple[Test, Test, int]) -> None:
    """And nobody else: of the counted pieces those within reach of X, unless suppressed; the placed one on fire in any
    case."""
    for test in case[:2]:
        placed = case[2]
        for side in test.result(placed).sides:
            wanted = set()
            for cell in test.counted(placed, side.side):
                piece = test.board[cell]
                if piece is None or piece.card is None or is_suppressed(test.ground, test.board, cell):
                    continue
                worth = test.ground.worth[cell][piece.card.value]
                bonus = test.ground.bonus[cell] + (1 if piece.card.effect is Effect.JOY else 0)
                burns = cell == placed and side.side == piece.owner and test.ground.terrain[cell] is Terrain.FIRE
                if burns or worth <= side.threshold + bonus:
                    wanted.add((cell, worth))
            assert set(side.hits) == wanted


@given(crowds, st.integers(0, CELLS - 1), plain_pieces)
def test_plain_damage_is_the_sum_of_what_is_hit(crowd: list[Piece | None], placed: int, piece: Piece) -> None:
    crowd[placed] = piece
    test = Test(ground(SIZE, SIZE, "1" * CELLS), tuple(crowd), full=False)
    result = test.result(placed)
    own = result.sides[0]
    hit = [crowd[cell] for cell, _ in own.hits]
    assert result.damage()[1 - piece.owner] == sum(other.card.value for other in hit if other is not None)
    assert test.is_dead(placed) or result.damage()[piece.owner] == 0


@given(crowds, st.integers(0, CELLS - 1), plain_pieces, st.booleans())
def test_nothing_depends_on_how_the_board_lies(
    crowd: list[Piece | None], placed: int, piece: Piece, full: bool
) -> None:
    crowd[placed] = piece
    wanted = plain_result(crowd, placed, full=full)
    for turn in symmetries():
        turned: list[Piece | None] = [None] * CELLS
        for cell, other in enumerate(crowd):
            turned[turn[cell]] = other
        result = plain_result(turned, turn[placed], full=full)
        assert result.damage() == wanted.damage()
        assert set(result.removed()) == {turn[cell] for cell in wanted.removed()}


@given(crowds, st.integers(0, CELLS - 1), plain_pieces, st.booleans())
def test_nothing_depends_on_the_colour(crowd: list[Piece | None], placed: int, piece: Piece, full: bool) -> None:
    crowd[placed] = piece
    wanted = plain_result(crowd, placed, full=full)
    swapped = plain_result(
        [other and replace(other, owner=Seat(1 - other.owner)) for other in crowd], placed, full=full
    )
    assert swapped.damage() == wanted.damage()[::-1]
    assert swapped.removed() == wanted.removed()


@st.composite
def rights(draw: st.DrawFn) -> tuple[State, int]:
    """A position with face-down pieces in which green holds a card that grants an extra one; where it is placed
    first."""
    land = ground(SIZE, SIZE, draw(st.text(alphabet="11bbbb59", min_size=CELLS, max_size=CELLS)))
    pieces = draw(st.lists(st.none() | any_pieces, min_size=CELLS, max_size=CELLS))
    first = draw(st.integers(0, CELLS - 1).filter(lambda cell: cell in land.placeable))
    pieces[first] = None
    board = tuple(_lying(land, cell, piece) for cell, piece in enumerate(pieces))
    bare = RULES.setup(Options(columns=SIZE, rows=SIZE, effects=True, adj=draw(st.booleans()), highest=10), 2)
    hands = ((Card(1, Effect.INDULGENCE), Card(2)), ())
    return replace(bare, ground=land, board=board, hands=hands, deck=(), due=None, number=9), first


@given(rights())
def test_a_message_judged_certain_is_played_whole(case: tuple[State, int]) -> None:
    """Only a face-down suppressor can take the right to the second card; then the rest is dropped."""
    state, first = case
    if not any(cell == first for cell in choices.cells(state)):
        return
    view = RULES.view(state, Seat(0))
    one = ("1", "e1", *written(first))
    after, _ = moves.play(RULES, state, Seat(0), one)
    for second in range(CELLS):
        other = ("2", "e0", *written(second))
        certain = moves.judge(RULES, view, (one, other)) is None
        if after.extra is not None:
            assert not certain or moves.legal(RULES, after, Seat(0), other)
        elif certain:
            assert any(piece is not None and piece.seen == 2 for piece in state.board)


def _lying(land: Ground, cell: int, piece: Piece | None) -> Piece | None:
    if piece is None or cell not in land.placeable:
        return None
    return replace(piece, seen=1 << piece.owner) if land.terrain[cell] is Terrain.TALL_GRASS else piece


def written(place: int) -> tuple[str, str]:
    name = cell_name(SIZE, place)
    return name[0], name[1:]


# Maps


@given(
    st.sampled_from(("random:light", "random:medium", "random:heavy")),
    st.integers(5, 19),
    st.integers(5, 19),
    st.binary(min_size=4, max_size=4),
)
def test_a_random_map_keeps_its_promises(profile: str, columns: int, rows: int, seed: bytes) -> None:
    options = Options(map=profile, columns=columns, rows=rows)
    codes = maps.draw(options, Chance(seed, 1))
    land = ground(columns, rows, codes)
    assert codes == codes[::-1]
    assert maps.acceptable(land)
    assert {codes[cell] for cell in maps.centre(options)} == {"1"}
    trees = [cell for cell, kind in enumerate(land.terrain) if kind is Terrain.TREE]
    assert not any(land.trees[other] for cell in trees for other in land.four[cell])
    assert ("4" in codes) <= (profile != "random:light")
    assert all(code in maps.continuations(options, codes[:place]) for place, code in enumerate(codes))


@pytest.mark.parametrize("name", sorted(maps.PRESETS))
def test_a_preset_map_is_the_same_upside_down(name: str) -> None:
    columns, rows = MAP_SIZES[name]
    codes = maps.preset(Options(map=name, columns=columns, rows=rows)).codes
    assert len(codes) == columns * rows
    assert codes == codes[::-1]


def test_the_wilds_have_every_terrain() -> None:
    assert set(maps.preset(Options(map="wilds")).terrain) == set(Terrain)


# Playing


def game(options: Options, seed: bytes) -> Iterator[Step]:
    """A random game, line by line."""
    state, line = RULES.setup(options, 2), 0
    while RULES.outcome(state) is None:
        line += 1
        chance = Chance(seed, line)
        fact = RULES.roll(state, chance)
        seat = CHANCE if fact is not None else state.turn
        move = fact if fact is not None else _some_move(state, chance)
        after, _ = moves.play(RULES, state, seat, move)
        yield Step(state, seat, after)
        state = after


def _some_move(state: State, chance: Chance) -> tuple[str, ...]:
    path: tuple[str, ...] = ()
    while (choice := moves.choice(RULES, state, state.turn, path)) is not None:
        tokens = choice.tokens if chance.below(12) == 0 else [token for token in choice.tokens if token != "pass"]
        path = (*path, chance_of(tokens or choice.tokens, chance))
    return path


def chance_of(tokens: Sequence[str], chance: Chance) -> str:
    return tokens[chance.below(len(tokens))]


def cards_of(state: State) -> Iterator[Card]:
    yield from (*state.deck, *state.discard, *state.hands[0], *state.hands[1])
    yield from (piece.card for piece in state.board if piece is not None)


def plain_result(crowd: list[Piece | None], placed: int, *, full: bool) -> Result:
    return Test(ground(SIZE, SIZE, "1" * CELLS), tuple(crowd), full).result(placed)


def symmetries() -> Iterator[list[int]]:
    """Where each cell goes, for the eight ways to lay a square board."""
    for mirror in (False, True):
        for quarter in range(4):
            yield [_turned(cell, quarter, mirror=mirror) for cell in range(CELLS)]


def _turned(cell: int, quarter: int, *, mirror: bool) -> int:
    row, column = divmod(cell, SIZE)
    column = SIZE - 1 - column if mirror else column
    for _ in range(quarter):
        row, column = column, SIZE - 1 - row
    return row * SIZE + column
