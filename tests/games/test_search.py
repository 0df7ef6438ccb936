"""The search of all games, over tiny games of which everything is known."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import count as counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.core import CHANCE, Advice, Budget, Chance, Seat, Text, text
from games.search import (
    ALL,
    FORMER,
    LEVELS,
    ROUNDS,
    STANDS_IN,
    USUAL,
    Act,
    Candidate,
    Lead,
    Level,
    Manner,
    Meter,
    Node,
    Search,
    Seen,
    _decided,
    advised,
    choose,
    leading,
    level_of,
    shares,
)

WON = 1_000_000.0
KEY = bytes(range(32))
DEPTH = 4


@dataclass(frozen=True)
class Heap:
    """A heap from which the seats in turn take one or two; whoever takes the last wins. At once both look the same."""

    stones: int
    mover: int
    meter: Meter
    seats: int = 2

    @property
    def over(self) -> bool:
        return not self.stones

    def values(self) -> tuple[float, ...]:
        last = (self.mover - 1) % self.seats
        return tuple(WON * (seat == last) - WON * (seat != last) if self.over else 0.0 for seat in range(self.seats))

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        found = [(taken, self.after(taken)) for taken in (2, 1) if taken <= self.stones][:width]
        self.meter.spend(len(found))
        return found

    def after(self, act: Act) -> Node:
        assert isinstance(act, int)
        return Heap(max(0, self.stones - act), (self.mover + 1) % self.seats, self.meter, self.seats)

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        return [(text("last"), self.values()[seat]), (text("size"), 0.0)]


def spelled(act: Act) -> tuple[str, ...]:
    return (f"take{act}",)


def thought(
    stones: int,
    counts: int = 5_000,
    clock: Callable[[], float] = time.monotonic,
    seconds: float = math.inf,
    key: bytes = KEY,
) -> list[Advice]:
    """What is advised at a heap of so many stones, or, as often, one more: two worlds, equally likely."""
    meter = Meter(Budget(counts, seconds, clock))

    def world(chance: Chance) -> Heap:
        return Heap(stones + chance.below(2), 0, meter)

    return advised(Search(world, 0, key, meter, 1.0), spelled)


def certain(stones: int, counts: int = 20_000, **given: object) -> list[Advice]:
    meter = Meter(Budget(counts))
    return advised(Search(lambda chance: Heap(stones, 0, meter, **given), 0, KEY, meter, 1.0), spelled)  # type: ignore[arg-type]  # of Heap


@pytest.mark.parametrize("stones", [4, 5, 7])
def test_a_game_that_can_be_seen_through_is_played_right(stones: int) -> None:
    best, *others = certain(stones)
    assert best.move == (f"take{stones % 3}",)
    assert best.value == 1.0
    assert best.why != text("core-why-wins"), "few replies were looked at"
    assert best.sound
    assert all(each.value < 1.0 for each in others)


def test_whoever_plays_is_told_no_reasons_and_moves_alike() -> None:
    def found(*, reasons: bool) -> list[Advice]:
        meter = Meter(Budget(1, reasons=reasons))
        return advised(Search(lambda chance: Heap(1, 0, meter), 0, KEY, meter, 1.0), spelled)

    told, played = found(reasons=True), found(reasons=False)
    assert (told[0].why, played[0].why) == (text("core-why-wins"), None)
    assert played == [replace(told[0], why=None, beside=()), *told[1:]]


def test_that_it_wins_is_said_of_the_move_alone_that_ends_the_game() -> None:
    meter = Meter(Budget(1))
    sure, other = (Candidate(act, 0, Seen((act, 1 - act), Heap(3, 1, meter), ())) for act in (1.0, 0.5))
    sure.judge([Seen((1.0, 0.0), Heap(0, 1, meter), ((1, 1),))])
    assert _decided([sure, other]) is None, "what follows may be played otherwise"
    wins = Candidate(1.0, 0, Seen((1.0, 0.0), Heap(0, 1, meter), ()))
    assert _decided([wins, other]) == text("core-why-wins")
    assert _decided([wins, wins]) == text("core-why-wins"), "also where all win"


def test_that_all_others_lose_is_said_of_no_move() -> None:
    """A reader found three that did not: what loses was found in imagined worlds, by a few replies."""
    meter = Meter(Budget(1))
    saves, *others = (Candidate(act, 0, Seen((act, 1 - act), Heap(3, 1, meter), ())) for act in (0.5, 0.0, 0.0))
    assert all(each.lost for each in others)
    assert _decided([saves, *others]) is None


def test_a_move_that_wins_at_once_says_so() -> None:
    assert certain(1)[0].why == text("core-why-wins")


def test_the_reason_is_what_a_move_has_before_the_next_that_leads_elsewhere() -> None:
    meter = Meter(Budget(1))
    won, drawn = (Candidate(1, 0, Seen((1.0, 0.0), Heap(stones, 1, meter), ())) for stones in (0, 3))
    (lead,) = leading([won, won, drawn])
    assert (lead.other, lead.shown(str)) == (drawn, text("last"))
    assert not leading([won, won])
    assert not leading([won])
    assert not leading([drawn, won, drawn]), "it is ahead of nobody"


def test_the_reason_is_sooner_the_next_that_is_clearly_worse_however_many_are_near() -> None:
    meter, shares = Meter(Budget(1)), [(0, 1.0), (3, 0.99), (3, 0.5), (3, 0.4)]
    best, near, clear, drawn = (
        Candidate(1, 0, Seen((share, 1 - share), Heap(stones, 1, meter), ())) for stones, share in shares
    )
    crowd = [near] * 6
    found, alone = leading([best, *crowd, clear, *crowd, drawn]), leading([best, near])
    assert [each.other for each in found] == [clear, drawn]
    assert [each.other for each in alone] == [near]


def test_the_best_move_is_compared_with_what_looks_best_at_once() -> None:
    """A reader was shown what a move has before one that nobody would think of, and nothing of the open capture."""
    meter = Meter(Budget(1))
    best, dull, tempting = (
        Candidate(stones, 0, Seen((share, 1 - share), Heap(stones, 1, meter), ()))
        for stones, share in ((0, 1.0), (3, 0.5), (5, 0.9))
    )
    tempting.judge([Seen((0.4, 0.6), Heap(5, 1, meter), ())])
    assert [each.other for each in leading([best, dull, tempting])] == [tempting, dull]


def test_what_one_look_found_is_not_held_against_what_another_did() -> None:
    meter = Meter(Budget(1))
    won, drawn = (Candidate(1, 0, Seen((0.5, 0.5), Heap(stones, 1, meter), ())) for stones in (0, 3))
    won.judge([won.seen])
    assert not leading([won, drawn])
    drawn.judge([drawn.seen])
    assert leading([won, drawn])


def test_what_rounds_before_found_still_counts_where_they_are_pooled() -> None:
    worlds = [Seen((share, 1 - share), Heap(1, 1, Meter(Budget(1))), ()) for share in (0.4, 0.8, 0.0)]
    alone, pooled = (Candidate(1, 0, worlds[0]) for _ in range(2))
    for found in (worlds[:2], worlds[2:]):
        alone.judge(found)
        pooled.judge(found, pooled=True)
    assert (alone.value, alone.lost) == (0.0, True)
    assert (pooled.value, pooled.lost) == (pytest.approx(0.4), False)
    assert pooled.at_once == 0.4


def test_of_moves_that_are_as_good_the_best_at_once_comes_first_unless_it_is_lost() -> None:
    """Shares at once and in three worlds; the risky one is lost in most of them."""
    meter = Meter(Budget(1))
    looks = {"calm": (0.3, (0.2, 0.2, 0.2)), "near": (0.5, (0.19, 0.19, 0.19)), "risky": (0.9, (0.0, 0.0, 0.9))}
    search = Search(lambda chance: Heap(7, 0, meter), 0, KEY, meter, 1.0, Manner(close=0.02))
    search.found = []
    for name, (soon, later) in looks.items():
        candidate = Candidate(name, 0, Seen((soon, 1 - soon), Heap(1, 1, meter), ()))
        candidate.judge([Seen((share, 1 - share), Heap(1, 1, meter), ()) for share in later])
        search.found.append(candidate)
    meter.spend(1)
    assert [each.act for each in search._preferred()] == ["near", "calm", "risky"]
    search.found[0].judge([Seen((0.2, 0.8), Heap(1, 1, meter), ())])
    assert [each.act for each in search._preferred()] == ["calm", "near", "risky"], (
        "one look is not held against another"
    )


def test_what_can_be_seen_is_told_alone() -> None:
    """A reader was told to be nearer to the goal later on by a card that loads, beside one that sails."""
    candidate = Candidate(1, 0, Seen((1.0, 0.0), Heap(3, 1, Meter(Budget(1))), ()))
    ahead = [(text("gold"), 3.0), (text("way"), 9.0), (text("food"), -1.0)]
    lead = Lead(candidate, ahead, at_once=[(text("gold"), 2.0), (text("way"), -5.0), (text("food"), 4.0)])

    def told(**words: str) -> Text | None:
        return lead.shown(lambda key: words.get(key, ""))

    assert told(gold="loads-gold", food="loads-food") == text("loads-gold")
    assert told(way="sails") is None, "the other move sails further"
    assert told(food="loads-food") is None, "in food it falls behind"
    assert told() is None


def test_a_move_is_compared_with_what_is_spelled_otherwise() -> None:
    def compared(spell: Callable[[Act], tuple[str, ...]]) -> Advice:
        meter = Meter(Budget(5_000))
        search = Search(lambda chance: Heap(2 + chance.below(2), 0, meter), 0, KEY, meter, 1.0)
        return advised(search, spell)[0]

    best = compared(spelled)
    assert best.why == text("last")
    assert best.beside not in ((), best.move)
    assert (compared(lambda act: ("take",)).why, compared(lambda act: ("take",)).beside) == (None, ())


def test_the_line_is_what_follows() -> None:
    best = certain(5)[0]
    assert [seat for seat, _ in best.line] == [Seat(1), Seat(0), Seat(1)][: len(best.line)]
    taken = [int(move[0].removeprefix("take")) for move in (best.move, *(move for _, move in best.line))]
    assert sum(taken) == 5


def test_where_all_is_lost_every_move_is_as_sound() -> None:
    assert all(each.sound for each in certain(3))


@dataclass(frozen=True)
class Doomed:
    """Twenty ways to lose, of which each looks worse at once than the one before."""

    meter: Meter
    taken: int | None = None
    mover: int = 0
    over: bool = False

    def values(self) -> tuple[float, ...]:
        if self.over:
            return -WON, WON
        return -0.1 * (self.taken or 0), 0.1 * (self.taken or 0)

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        found: list[tuple[Act, Node]] = [(act, self.after(act)) for act in range(20)][:width]
        self.meter.spend(len(found))
        return found

    def after(self, act: Act) -> Node:
        assert isinstance(act, int)
        return Doomed(self.meter, act, 1 - self.mover, over=self.taken is not None)

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        return []


def test_where_all_is_lost_it_plays_what_looks_best_at_once() -> None:
    meter = Meter(Budget(100_000))
    found = advised(Search(lambda chance: Doomed(meter), 0, KEY, meter, 1.0), spelled)
    assert [each.value for each in found] == [0.0] * 20
    assert [each.move for each in found] == [(f"take{act}",) for act in range(20)]


@pytest.mark.parametrize("counts", range(20, 80, 3))
def test_so_it_does_when_the_budget_ends_on_the_way(counts: int) -> None:
    meter = Meter(Budget(counts))
    found = advised(Search(lambda chance: Doomed(meter), 0, KEY, meter, 1.0, Manner(gambles=False)), spelled)
    assert [each.move for each in found] == [(f"take{act}",) for act in range(20)]


def test_worlds_are_weighed_against_each_other() -> None:
    """Of two stones taking both wins; of three, as likely, nothing does."""
    found = {each.move: each for each in thought(2)}
    assert 0.2 < found[("take2",)].value < 0.8
    assert found[("take2",)].spread > 0.4
    assert found[("take1",)].value == 0.0


def test_the_same_key_and_counts_say_the_same_whatever_the_clock_says() -> None:
    def forbidden() -> float:
        raise AssertionError("nobody asks a clock where there is no bound")

    slow, fast = counter(0, 7), counter(0, 1)
    found = thought(9, 900)
    assert thought(9, 900, forbidden) == found
    assert (
        thought(9, 900, lambda: next(slow) / 1e6, 1_000.0)
        == thought(9, 900, lambda: next(fast) / 1e9, 1_000.0)
        == found
    )
    assert thought(2, 900, key=bytes(32)) != thought(2, 900)


@pytest.mark.parametrize("seconds", [0.0, 0.01, 0.1])
def test_the_bound_of_seconds_holds(seconds: float) -> None:
    looks = counter()
    last = 0.0

    def clock() -> float:
        nonlocal last
        last = next(looks) / 1000
        return last

    assert thought(40, 10**9, clock, seconds)
    assert last <= max(seconds, 0.005)


@pytest.mark.parametrize("counts", [0, 1, 2, 5, 10, 100])
def test_the_bound_of_counts_holds_and_something_is_always_said(counts: int) -> None:
    meter = Meter(Budget(counts))
    assert advised(Search(lambda chance: Heap(40, 0, meter), 0, KEY, meter, 1.0), spelled)
    assert meter.gone <= 1.0 + 10 / max(counts, 1) or not counts


def test_more_counts_see_more() -> None:
    """Eight stones are won by taking two, which takes a look some six turns deep."""
    assert certain(8, 20)[0].value < 1.0
    assert certain(8, 200_000)[0] == replace(certain(8, 200_000)[0], move=("take2",), value=1.0)


@dataclass(frozen=True)
class Trap:
    """Twenty doors, of which the last alone is no trap: who takes another loses at once."""

    meter: Meter
    mover: int = 0
    door: int | None = None
    over: bool = False
    taken: bool = False

    def values(self) -> tuple[float, ...]:
        worth = -WON if self.taken else 0.0
        return worth, -worth

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        self.meter.spend(20 if self.door is None else 1)
        if self.door is None:
            return [(door, self.after(door)) for door in range(20)][:width]
        return [("shut", Trap(self.meter, 0, self.door, over=True, taken=self.door != 19))]

    def after(self, act: Act) -> Node:
        assert isinstance(act, int)
        return Trap(self.meter, 1, act)

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        return []


def test_where_all_at_hand_lose_at_once_the_others_are_looked_at() -> None:
    assert ROUNDS[0][1] < 20
    meter = Meter(Budget(10_000))
    found = advised(Search(lambda chance: Trap(meter), 0, KEY, meter, 1.0), spelled)
    assert found[0].move == ("take19",)
    assert found[0].sound
    assert len(found) == 20
    assert not any(each.sound for each in found[-12:])


# The tree


@dataclass(frozen=True)
class Tree:
    """Any tree: what a position is worth to each seat, whose decision it is and what it may become."""

    worth: tuple[float, ...]
    mover: int
    children: tuple[Tree, ...] = ()

    @property
    def over(self) -> bool:
        return not self.children

    def values(self) -> tuple[float, ...]:
        return self.worth

    def tries(self, width: int) -> list[tuple[Act, Node]]:
        return list(enumerate(self.children))[:width]

    def after(self, act: Act) -> Node:
        assert isinstance(act, int)
        return self.children[act]

    def reasons(self, seat: int) -> Sequence[tuple[Text, float]]:
        return []


def trees(seats: int) -> st.SearchStrategy[Tree]:
    points = st.integers(-5, 5).map(float)
    worth = points.map(lambda value: (value, -value)) if seats == 2 else st.tuples(*[points] * seats)
    movers = st.integers(-1, seats - 1)
    leaves = st.builds(Tree, worth, movers)
    return st.recursive(
        leaves,
        lambda inner: st.builds(Tree, worth, movers, st.lists(inner, min_size=1, max_size=4).map(tuple)),
        max_leaves=60,
    )


def plainly(node: Tree, depth: int) -> tuple[float, ...]:
    """What a node is worth to each seat, nothing left out."""
    if node.over or not depth:
        return shares(node.values(), 3.0)
    if node.mover == CHANCE:
        found = [plainly(child, depth) for child in node.children]
        return tuple(sum(each) / len(found) for each in zip(*found, strict=True))
    first = node.children[:1] if depth == 1 else node.children
    return max((plainly(child, depth - 1) for child in first), key=lambda found: found[node.mover])


@given(st.sampled_from([2, 3]).flatmap(trees))
def test_what_is_cut_off_changes_no_value(tree: Tree) -> None:
    seats = len(tree.worth)
    search = Search(lambda chance: tree, 0, KEY, Meter(Budget(10)), 3.0)
    seen = search.look(tree, DEPTH, ALL, (0.0,) * seats)
    want = plainly(tree, DEPTH)
    seat = max(tree.mover, 0)
    assert seen.shares[seat] == pytest.approx(want[seat])


@pytest.mark.parametrize(
    ("doors", "close", "first"),
    [
        ([(1.0, 0.0), (0.0, 0.01), (0.0, 0.01)], 0.0, 1),
        ([(1.0, 0.0), (0.0, 0.01), (0.0, 0.01)], 0.96, 0),
        ([(1.0, -0.5), (0.0, 0.01), (0.0, 0.01)], 0.96, 1),
        ([(1.0, 0.0), *[(0.0, 0.01)] * ROUNDS[-1][1]], 0.96, 1),
        ([(1.0, -8.5), (0.0, -8.0), (0.0, -8.0)], 0.96, 1),
        ([(1.0, 8.0), (0.0, WON), (0.0, 0.01)], 0.96, 1),
    ],
    ids=["any-gain-counts", "close", "not-close", "not-looked-at-alike", "all-but-lost", "won"],
)
def test_of_moves_that_are_close_the_best_at_once_leads(
    doors: Sequence[tuple[float, float]], close: float, first: int
) -> None:
    """Doors by what each is worth at once and later: of more than a round keeps, the first is looked at less deeply."""
    opened = (Tree((soon, -soon), 1, (Tree((later, -later), 0),)) for soon, later in doors)
    root = Tree((0.0, 0.0), 0, tuple(opened))
    found = Search(lambda chance: root, 0, KEY, Meter(Budget(1)), 1.0, Manner(close=close)).think()
    assert found[0].act == first
    assert len({each.act for each in found}) == len(found) == len(doors)
    assert found[0].value == max(each.value for each in found)


def test_a_game_may_look_at_more_moves() -> None:
    """All doors but the last are worth nothing later on, and it alone is worth little at once."""
    many = ROUNDS[0][1] + 1
    doors = [(1.0, -1.0)] * many + [(0.0, 0.5)]
    opened = (Tree((soon, -soon), 1, (Tree((later, -later), 0),)) for soon, later in doors)
    root = Tree((0.0, 0.0), 0, tuple(opened))
    manners = USUAL, Manner(rounds=((2, len(doors), 1),))
    firsts = [Search(lambda chance: root, 0, KEY, Meter(Budget(1)), 1.0, each).think()[0].act for each in manners]
    assert firsts[0] != many == firsts[1]


def looked(broken: int, *worths: float) -> list[Advice]:
    """What is advised where one of the moves looks broken."""
    meter = Meter(Budget(1_000))
    root = Tree((0.0, 0.0), 0, tuple(Tree((worth, -worth), 1) for worth in worths))
    return advised(
        Search(lambda chance: root, 0, KEY, meter, 1.0), spelled, broken=lambda candidate: int(candidate.act == broken)
    )


@pytest.mark.parametrize(
    ("worths", "best", "other"),
    [
        ((0.0, -0.03), "take1", False),
        ((1.0, -0.1), "take0", True),
        ((-1.7, -900.0), "take0", False),
        ((900.0, 3.0), "take0", False),
    ],
)
def test_what_looks_broken_is_best_only_where_it_is_clearly_better(
    worths: tuple[float, float], best: str, other: bool
) -> None:
    """Never instead of a victory, nor to lose."""
    found = looked(0, *worths)
    assert found[0].move == (best,)
    assert found[0].value >= found[1].value
    assert [each.sound for each in found] == [True, other]


def test_a_victory_at_hand_is_not_put_off() -> None:
    meter = Meter(Budget(1_000))
    won = Tree((900.0, -900.0), 1)
    root = Tree((0.0, 0.0), 0, (Tree((0.0, 0.0), 1, (won,)), won))
    found = advised(Search(lambda chance: root, 0, KEY, meter, 1.0), spelled)
    assert [(each.move, each.value, each.sound) for each in found] == [
        (("take1",), 1.0, True),
        (("take0",), 1.0, False),
    ]


def test_what_is_lost_alike_is_put_in_order_by_points() -> None:
    assert [each.move for each in looked(9, -900.0, -700.0, -800.0)] == [("take1",), ("take2",), ("take0",)]


def test_shares_are_of_one() -> None:
    assert shares((3.0, -3.0), 6.0) == pytest.approx((math.e / (1 + math.e), 1 / (1 + math.e)))
    assert sum(shares((5.0, 7.0, 9.0, -1e9), 2.0)) == pytest.approx(1.0)
    assert shares((WON, -WON), 1.0) == (1.0, 0.0)


# Levels


ADVICE = [Advice((str(number),), 0.9 - number / 10, sound=number % 2 == 0) for number in range(8)]


def test_a_level_without_noise_plays_the_best() -> None:
    assert choose(ADVICE, Level(1, 8), KEY) == ("0",)


def test_noise_is_of_the_key_alone_and_no_unsound_move_is_chosen() -> None:
    keys = [bytes([number]) * 32 for number in range(200)]
    chosen = [choose(ADVICE, Level(1, 3, 1.0), key) for key in keys]
    assert chosen == [choose(ADVICE, Level(1, 3, 1.0), key) for key in keys]
    assert set(chosen) == {("0",), ("2",), ("4",)}


def test_only_who_sees_to_no_odds_is_aimless() -> None:
    keys = [bytes([number]) * 32 for number in range(200)]
    advice = [replace(each, sound=True, aimless=number > 1) for number, each in enumerate(ADVICE)]
    chosen = [{choose(advice, Level(1, 3, 1.0, odds=odds), key) for key in keys} for odds in (0.01, 0.0)]
    assert chosen == [{("0",), ("1",)}, {("0",), ("1",), ("2",)}]
    assert choose(advice[2:], Level(1, 1, odds=0.01), KEY) == ("2",)


def test_where_no_move_is_sound_one_is_chosen() -> None:
    assert choose(ADVICE[1:2], Level(1, 3, 1.0), KEY) == ("1",)


def test_what_leaves_too_little_of_the_best_odds_is_not_chosen() -> None:
    keys = [bytes([number]) * 32 for number in range(200)]
    level = Level(1, 8, 5.0, odds=1 / 4)
    assert {choose(ADVICE, level, key) for key in keys} == {("0",), ("2",)}
    assert {choose([replace(ADVICE[0], value=1.0), *ADVICE[1:]], level, key) for key in keys} == {("0",)}


def test_stored_names_are_read_as_todays_levels() -> None:
    assert STANDS_IN in LEVELS
    assert [level_of(level) for level in LEVELS] == list(LEVELS)
    assert {level_of(name) for name in FORMER} <= set(LEVELS)
    assert level_of("greedy-1") == level_of("original") == level_of("absent") == STANDS_IN
    assert level_of("planter") == LEVELS[-1]
