"""What a computer thinks of orders: Kings, stratagems where they pay, and that all it says is legal and repeatable."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from games import moves
from games.core import CHANCE, Advice, Budget, Chance, Level, Move, Seat, text
from games.jiangshan import legality, stratagems
from games.jiangshan.board import cell, name
from games.jiangshan.guess import guess, sure
from games.jiangshan.offer import choices
from games.jiangshan.options import PRESETS, Options
from games.jiangshan.orders import Word
from games.jiangshan.play.execution import after
from games.jiangshan.play.field import Field
from games.jiangshan.players import acts, appraisal
from games.jiangshan.players.acts import Act
from games.jiangshan.players.advise import _feared, _shown, advise
from games.jiangshan.players.position import (
    EXTRA,
    REASONS,
    Position,
    Root,
    Thought,
    covered,
    done,
    endangered,
    standing,
)
from games.jiangshan.players.values import AIMED, CITY, DECEIVED, FEINT, LEVELS, MENACED, QUIET, TAKEN, WIN
from games.jiangshan.sight import BIT
from games.jiangshan.state import COSTS, Chart, Phase, State
from games.jiangshan.views import view
from games.moves import legal
from games.search import Candidate, Meter, Search, choose
from games.search import advised as advised_by
from tests.support.counts import count
from tests.support.jiangshan import RULES, ordered, stood
from tests.support.tables import walked
from tests.support.uniform import uniform

RED, BLUE = Seat(0), Seat(1)
EASY = 1
SEEING = range(EASY, len(LEVELS))
"""All levels but the first."""
KEY = bytes(range(32))
COUNTS, EXPERT = 1_500, LEVELS[-1].counts
OPEN_WAY = "6 . . . . . bK\n5 . . . . . .\n4 . . bPs . . .\n3 . rR . . . .\n2 . . . . . .\n1 rK . . . . ."
GUARDED = "5 . . . . bR .\n4 . . . . . .\n3 rQ . . . bDw .\n2 . . . . . .\n1 rK . . . . bK"
MOST = 8.2
"""So much noise that all are as good as each other."""


def advised(state: State, seat: Seat = RED, *, counts: int = COUNTS, key: bytes = KEY) -> Sequence[Advice]:
    found = advise(RULES.view(state, seat), seat, key, Budget(counts))
    for each in found:
        assert legal(RULES, state, seat, each.move), each.move
    return found


def decided(state: State, seat: Seat = RED) -> Move:
    return advised(state, seat)[0].move


def by_order(state: State) -> dict[str, Advice]:
    return {RULES.format(each.move).removesuffix("; wait"): each for each in advised(state, state.active)}


def purposeful(each: Advice) -> bool:
    return each.sound and not each.aimless


def at_once(state: State, *, kind: str = "go", stale: float = 0.0, **seen: int) -> dict[str, float]:
    """What each march, or shot, is worth to the active side when the captures that follow it are made."""
    root = Root(Field(state, None), Thought(Meter(Budget(COUNTS)), (0, 1), stale, **seen, ends=state.active))
    tried = [(act, node) for act, node in root.tries(COUNTS) if isinstance(act, Act) and act.name == kind]
    return {f"{name(act.start)}-{name(act.end)}": node.values()[state.active] for act, node in tried}


def turn(state: State) -> tuple[list[str], State]:
    """What it orders until its turn is over, and the state then."""
    orders, seat = [], state.active
    while state.phase is Phase.ACTION and state.active == seat:
        move = decided(state, seat)
        orders.append(RULES.format(move).removesuffix("; wait"))
        state, _ = RULES.apply(state, seat, move)
    return orders, state


def loses_its_king(state: State, seat: Seat) -> bool:
    """Whether the enemy, who is to move, has an order that takes the King of a seat."""
    seen = view(state, state.active)
    return any(after(state, state.active, order).sides[seat].defeated for order in legality.spending(seen))


@pytest.mark.parametrize(
    ("board", "given", "order"),
    [
        ("3 . bK bQ\n2 . rK .\n1 . . .", "nothing", "b2xb3"),
        ("3 . bDs bR . . .\n2 . rK . . . .\n1 . . . . . bK", "nothing", "b2xc3"),
        ("3 . . .\n2 . . .\n1 rK? . .", "red merit 9; red box R", "$R"),
        ("3 . b# .\n2 . rDn .\n1 . . bK", "setback_city 2", "b2xb3"),
        ("5 . . bDs! . .\n4 . . . . .\n3 . rAn . . .\n2 . . . . .\n1 rK? . . . bK?", "nothing", "b3*c5"),
    ],
)
def test_it_takes_what_is_worth_most(board: str, given: str, order: str) -> None:
    assert turn(stood(board, given))[0][0] == order


@pytest.mark.parametrize(
    ("board", "beside", "why"),
    [
        ("3 . bDs bR . . .\n2 . rK . . . .\n1 . . . . . bK", "b2-a1", "guard"),
        ("3 . bDs bR . . .\n2 . rK . . . .\n1 . . . . . bK", "b2xb3", "safety-warned"),
        (
            "6 . . . . . bK\n5 . . . . . .\n4 . . bPs . . .\n3 . rR . . . .\n2 . . . . . .\n1 rK . . . . .",
            "b3-b6",
            "place",
        ),
        (GUARDED, "a3-b2", None),  # what the next turns bring
    ],
)
def test_a_reason_is_told_that_shows_in_what_two_orders_leave(board: str, beside: str, why: str | None) -> None:
    view = RULES.view(stood(board), RED)
    best = advise(view, RED, KEY, Budget(COUNTS, beside=RULES.parse(view, beside)[0]))[0]
    assert RULES.format(best.beside) == beside
    assert best.why == (why and text(f"jiangshan-why-{why}"))


def test_where_another_order_opens_the_way_to_the_king_that_is_the_reason_whatever_else_there_is() -> None:
    """A decision that cost the King was said to have cost a city."""
    board = "5 rK rDn . . bR\n4 . . . . .\n3 . . b# . .\n2 . . rDn . .\n1 . . . . bK"
    assert reasons(board, "c2xc3", "b5-b4") == {"jiangshan-why-safety-warned"}
    assert not {"jiangshan-why-safety", "jiangshan-why-safety-warned"} & reasons(board, "b5-b4", "c2xc3")


def reasons(board: str, better: str, other: str) -> set[str]:
    """All that may be said for one order of red's beside another one."""
    seen = RULES.view(stood(board), RED)
    meant = [RULES.parse(seen, typed)[0] for typed in (better, other)]
    orders = [(acts.read(seen, choices.order_of(move)), move) for move in meant]
    world = Field(guess(seen, Chance(KEY, 0, purpose="world")), None)
    return {_shown(f"jiangshan-why-{reason}", seen, world, orders, partial(_feared, seen)) for reason in REASONS}


def test_whoever_steps_back_comes_no_closer_and_takes_no_city_by_standing_near_it() -> None:
    """A step away from a camp was said to come closer, since the other order went further away; and to cost a city was
    said of an order after which somebody else could take it."""
    board = "5 . . . . . bK\n4 . . . . . .\n3 . . b# . . .\n2 . . rRn . . .\n1 rK . . . . ."
    assert reasons(board, "c2-b2", "c2-a2") == {""}
    assert reasons(board, "c2xc3", "c2-a2") - {""} == {"jiangshan-why-conquest", "jiangshan-why-towns"}
    board = "5 . . . . . bK\n4 . . . . . .\n3 . . b# . . .\n2 . . . . . .\n1 rK rRn . . . ."
    assert reasons(board, "b1-b2", "a1-a2") - {""} == {"jiangshan-why-place"}
    assert reasons(board, "a1-a2", "b1-f1") == {""}, "of a King that is no merit"


@pytest.mark.parametrize(("row", "told"), [("rK . . .", {"jiangshan-why-safety-warned"}), (". . rK .", set())])
def test_nobody_is_called_safer_who_may_be_taken_by_an_enemy_of_unknown_type(row: str, told: set[str]) -> None:
    """The warnings say so, whoever it is."""
    board = f"6 . . . bD? . .\n5 {row} . bR\n4 . rDn . . . .\n3 . . . . . .\n2 . . . . . .\n1 . . . rDn . bK"
    better = "b4-b5/e" if told else "d1-d2/n"
    assert {"jiangshan-why-safety-warned"} & reasons(board, better, "d1-c1/n") == told


@pytest.mark.parametrize(("left", "told"), [(0.5, "jiangshan-why-towns"), (0.0, "")])
def test_where_the_game_is_lost_more_often_by_the_other_order_nothing_less_is_its_reason(
    monkeypatch: pytest.MonkeyPatch, left: float, told: str
) -> None:
    """By enemies who are only imagined: no warning tells of them."""
    asked = list[tuple[Search, Callable[[str, Candidate, Candidate], str]]]()

    def searched(search: Search, spelled: Any, seats: Any, words: Any) -> list[Advice]:
        asked.append((search, words))
        return advised_by(search, spelled, seats, words)

    monkeypatch.setattr("games.jiangshan.players.advise.advised", searched)
    advise(RULES.view(stood("3 . b# .\n2 . rDn .\n1 rK . bK"), RED), RED, KEY, Budget(100))
    ((search, words),) = asked
    found = {each.act: each for each in search.found if isinstance(each.act, Act)}
    best = next(each for act, each in found.items() if (act.start, act.end) == (cell("b2"), cell("b3")))
    other = next(each for act, each in found.items() if (act.start, act.end) == (cell("a1"), cell("a2")))
    best.shares, other.shares = (0.5, 0.5), (0.5, left)
    assert words("jiangshan-why-towns", best, other) == told


@pytest.mark.parametrize(("act", "told"), [(Act("go", cell("b1"), cell("a1")), True), (Act("end"), False)])
def test_enemies_are_further_away_only_from_a_king_that_moved(act: Act, told: bool) -> None:
    """Rebuilding was said to leave enemies further away, since they are counted by how much each town is worth."""
    seen = RULES.view(stood("3 r# . bR\n2 . . .\n1 . rK bK"), RED)
    board = Field(guess(seen, Chance(KEY, 0, purpose="world")), None)
    orders = [(act, ("end",)), (Act("go", cell("b1"), cell("b2")), ("end",))]
    best, other = (standing(done(board, each), [0, 1], 0)[REASONS.index("repelled")] for each, _ in orders)
    assert best > other
    assert bool(_shown("jiangshan-why-repelled", seen, board, orders, partial(_feared, seen))) == told


def test_it_leaves_what_is_guarded() -> None:
    """The Queen would take a Blade and fall to a Chariot."""
    orders, state = turn(stood(GUARDED))
    assert "a3xe3" not in orders
    assert any(unit.kind == "Q" for unit in state.units.values())


@pytest.mark.parametrize(
    "board",
    [
        "5 rK . . . . bR\n4 . . . . . .\n3 . . . . . .\n2 . . rDe . . .\n1 . . . . . bK",
        "5 rK . . . . bQ\n4 ^ . ^ . . .\n3 . . . . . .\n2 . . rR . . .\n1 . . . . . bK",
    ],
)
def test_it_saves_its_king(board: str) -> None:
    state = stood(board)
    assert loses_its_king(after(state, RED, Word("end")), RED)
    assert not loses_its_king(turn(state)[1], RED)


def test_a_king_left_to_a_capture_is_not_sound() -> None:
    state = stood("5 rK . . . . bR\n4 . . . . . .\n3 . . . . . .\n2 . . rDe . . .\n1 . . . . . bK")
    sound = {each.sound: 0 for each in advised(state)}
    for each in advised(state):
        left, _ = RULES.apply(state, RED, each.move)
        left = left if left.active != RED else after(left, RED, Word("end"))
        assert each.sound != loses_its_king(left, RED), each.move
        sound[each.sound] += 1
    assert sound[True] > 0 < sound[False]


@pytest.mark.parametrize(("morale", "seen"), [(2, False), (3, True)])
@pytest.mark.parametrize(
    ("board", "away", "red"),
    [
        ("5 rK . . . . .\n4 . . . . . .\n3 bDs . rD? . . .\n2 . . . . . .\n1 bR . . . . bK", "a5-b5", "nothing"),
        (
            "5 rK rP? . . . .\n4 . . . . . .\n3 . . rD? . . .\n2 . . . . . .\n1 bR bR . . . bK",
            "a5-b4",
            "red morale 3; red stratagems decoy",
        ),
    ],
)
def test_a_king_fears_two_actions_in_a_row(board: str, away: str, red: str, morale: int, seen: bool) -> None:
    """A Blade steps aside, or a substitute falls first; then the Chariot comes, by Deception."""
    found = at_once(stood(board, f"{red}; blue morale {morale}; blue stratagems extra"))
    assert found[away] > -DECEIVED / 2
    assert (found["c3-d3"] < -DECEIVED / 2) == seen


def test_it_does_not_hide_its_king_when_morale_is_gone() -> None:
    state = turn(
        stood("5 . . . . . bR\n4 * . . . . .\n3 r# . . . . .\n2 rK . . . . .\n1 . . . . . bK", "red morale 0")
    )[1]
    assert not loses_its_king(state, RED)
    assert all(unit.place.value == "open" for unit in state.units.values() if unit.kind == "K" and unit.owner == RED)


def test_it_rebuilds_where_nothing_else_spends_its_action() -> None:
    assert turn(stood("3 . . bK?\n2 . . .\n1 rK! r# ."))[0] == ["=b1"]


def test_a_shot_to_no_end_is_worth_less_when_nothing_happens() -> None:
    """A Bowman disorders a horse that nobody can come and take."""
    board = (
        "6 . . bH . . . .\n5 . . . . . . .\n4 . . rAn . . . .\n3 . . . . . . .\n2 . . . . . . .\n1 rK? . . . . . bK?"
    )
    state, values = stood(board), []
    for rounds in (0, 1, QUIET, 9):
        found = advised(replace(state, round=state.round + rounds))
        values.append(next(each.value for each in found if each.move[:2] == ("c4", "*c6")))
    assert values[0] > values[1] > values[2] == values[3]


@pytest.mark.parametrize(
    ("row", "other", "pays"), [("bH rDw", ".", False), ("bH .", "rDw", True), ("bH .", ".", False)]
)
def test_a_shot_that_keeps_somebody_before_a_blade_is_never_stale(row: str, other: str, pays: bool) -> None:
    """The Blade can take the Horse as it is, comes beside it by the order after the shot, or is not there."""
    board = (
        f"7 . . . . . . . .\n6 . . . . {other} . . .\n5 . . {row} . . . .\n4 . . . . . . . .\n3 . . rAn . . . . .\n"
        "2 . . . . . . . .\n1 rK? . . . . . . bK?"
    )
    state = stood(board)
    fresh, stale = (at_once(state, kind="shoot", stale=cost)["c3-c5"] for cost in (0.0, 3.0))
    assert (stale == fresh) == pays == (stale > max(at_once(state).values()))


def test_a_shot_at_whoever_strikes_at_the_king_is_never_stale() -> None:
    """A Horse is before the King, a Blade is not."""
    board = (
        "6 . . . . . . .\n5 . bDs bH . . . .\n4 . . . . rK . .\n3 . . rAn . . . .\n2 . . . . . . .\n1 . . . . . . bK?"
    )
    state = stood(board)
    strikers = endangered(Field(state, None)).strikers
    fresh, stale = (at_once(state, kind="shoot", stale=cost, strikers=strikers) for cost in (0.0, 3.0))
    assert stale["c3-c5"] == fresh["c3-c5"]
    assert stale["c3-b5"] == fresh["c3-b5"] - 3.0


@pytest.mark.parametrize("known", [False, True])
def test_nobody_steps_before_a_bowman_who_is_known_though_face_down(known: bool) -> None:
    """Everybody saw who it is, or did not: then a guess does not keep anybody away."""
    state = stood(
        "6 . . . . . . bK?\n5 . . bA? . . . .\n4 . . . . . . .\n3 . . . . . . .\n2 . rH? . . . . .\n1 rK? . . . . . ."
    )
    archer = replace(state.units[2, 4], tracked=known)
    state = replace(state, units=Chart({**state.units, (2, 4): archer}))
    shot_at = covered(Field(state, None), sure(RULES.view(state, RED)))
    assert bool(shot_at & BIT[2, 2]) == bool(shot_at & BIT[0, 4]) == known


def test_nobody_steps_before_a_drawn_bow_for_nothing() -> None:
    board = (
        "6 . . . . . . bK?\n5 . . bAs . . . .\n4 . . . . . . .\n3 . . . . . . .\n2 . rDn . . . . .\n1 rK? . . . . . ."
    )
    state = stood(board)
    shot_at = covered(Field(state, None))
    seen, unseen = at_once(state, covered=shot_at), at_once(state)
    assert shot_at & BIT[1, 2]
    assert seen["b2-b3"] == pytest.approx(unseen["b2-b3"] - AIMED)
    assert seen["b2-a2"] == unseen["b2-a2"]


@pytest.mark.parametrize(
    ("board", "sound"),
    [
        (
            "6 . . . . . .\n5 . . . bR . bK?\n4 . . . . . .\n3 . . . . . .\n2 . . . rPn . .\n1 rK? . . . . .",
            {"d2-c2", "d2-e2"},
        ),
        (
            "6 . . . . . bK?\n5 . . . . . .\n4 . ^ bPs ^ . .\n3 . ^ rDn ^ . .\n2 rD? ^ ^ ^ . .\n1 rK? . . . . .",
            {"c3xc4"},
        ),
    ],
)
def test_what_leaves_or_misses_a_pike_is_not_sound(board: str, sound: set[str]) -> None:
    assert {order for order, each in by_order(stood(board)).items() if each.sound} == sound


@pytest.mark.parametrize(("defender", "bare"), [("4 . . .", True), ("4 . rDe .", False)])
@pytest.mark.parametrize("morale", [2, 3])
def test_a_town_whose_loss_is_defeat_is_not_left_to_whoever_is_nearer(defender: str, bare: bool, morale: int) -> None:
    """A Horse is three steps away, a Blade two or four."""
    far = "rDe" if bare else "."
    board = (
        f"6 . . . . . . {far} bK?\n5 . . . . . . . .\n{defender} . . . . .\n3 . . . . . . . .\n2 . r# . . bH . . .\n"
        "1 . . . . . . . rK?"
    )
    state = stood(board, f"setback_city 3; red morale {morale}")
    cities = appraisal.terms(Field(state, None), (0, 1))[appraisal.TERMS.index("cities")][RED]
    assert (cities < CITY - MENACED) == (bare and morale < 3)


def test_what_may_be_taken_now_or_later_is_taken_now() -> None:
    """A Pike cannot get away from a Horse; taking it now is worth a little more than what it takes."""
    state = stood("5 . . . . . bK?\n4 . . . bPn . .\n3 . . . . . .\n2 . . rH . . .\n1 rK? . . . . .")
    thought = Thought(Meter(Budget(COUNTS)), (0, 1), 0.0, ends=RED)
    taken = Act("go", (2, 1), (3, 3), captures=True, battle=True, attack=True)
    later = Position(Field(state, None), thought).after(taken)
    assert at_once(state)["c2-d4"] == pytest.approx(later.values()[RED] + TAKEN)


def test_nobody_is_sent_where_they_could_go() -> None:
    """A Blade goes one cell ahead; only by its General it gets two cells ahead and to the side."""
    board = (
        "6 . . . . . . . bK?\n5 . . . . . . . .\n4 . . . rG . . . .\n3 . . rDe . . . . bDw\n2 . . . . . . . .\n"
        "1 rK? . . . . . . ."
    )
    found = by_order(stood(board))
    sound = {
        order: purposeful(each) for order, each in found.items() if order in ("@d4:c3-d3", "@d4:c3-e5/e", "@d4:c3-e5")
    }
    assert not sound.pop("@d4:c3-d3")
    assert all(sound.values())


# What everybody saw


def test_nobody_hides_before_the_eyes_of_whom_that_delivers_them_to() -> None:
    """A Blade faces the wood, and saw the Horse go in."""
    board = "5 . . . . . . b#\n4 . . * bDw . . .\n3 . . . . . . .\n2 . rH? . . . . .\n1 rK? . . . . . bK?"
    found = at_once(stood(board))
    assert found["b2-c4"] < found["b2-a4"] - 1


@pytest.mark.parametrize(
    ("way", "back"), [(("c1-b1",), "b1-c1"), (("c1-b1", "b1-a1"), "a1-c1"), (("c1-c2", "c2-b2", "b2-b1"), "b1-c1")]
)
def test_whoever_goes_back_has_to_gain_by_it(way: Sequence[str], back: str) -> None:
    """At once, from two cells away or in a circle."""
    state = stood("3 rK? . . . . . bK?\n2 . . . . . . .\n1 . . rD? . . . .")
    for march, answer in zip(way, ("g3-g2", "g2-g3", "g3-g2"), strict=False):
        state = ordered(state, march, "end", answer, "end")
    here = cell(back[:2])
    assert here is not None
    forgotten = replace(state, units=Chart({**state.units, here: replace(state.units[here], trail=())}))
    before, after = (by_order(one)[back] for one in (forgotten, state))
    assert before.value > after.value
    assert purposeful(before) > purposeful(after)


def test_whoever_wanders_about_out_of_sight_is_aimless_but_where_it_is_the_best_order() -> None:
    """A Blade and a King whom nothing threatens, far from everybody, and a General who steps back."""
    state = stood(
        "7 . . . . . . . . . .\n6 . . . . . . bDs . . .\n5 . . . . . . . . . .\n4 . . . . rG . . . . .\n"
        "3 . rD? . . . . . . . .\n2 . rK? . . . . . . . .\n1 . r# . . . . . . . bK?"
    )
    best, *others = advised(state)
    sound = {RULES.format(each.move).removesuffix("; wait"): purposeful(each) for each in others}
    walks = {order: sound.get(order) for order in ("b3-a3", "b2-c2", "=b1", "b3-c3", "e4-d2", "e4-f2")}
    assert walks == {"b3-a3": False, "b2-c2": False, "=b1": False, "b3-c3": True, "e4-d2": False, "e4-f2": True}
    assert purposeful(best)


def test_nobody_turns_up_for_nothing() -> None:
    """A Horse and a Blade see an enemy: the Blade chooses its facing so, the Horse only shows itself."""
    state = stood("4 . . bDn . .\n3 . . . . .\n2 . rH? rD? . .\n1 rK? . . . bK?")
    turned = [order for order in by_order(state) if order.startswith("!")]
    assert [order[:3] for order in turned] == ["!c2"]


def whims(state: State, number: int = EASY) -> set[str]:
    """What a level may choose, were its choice all noise if it has any."""
    level = LEVELS[number]
    found = advised(state, counts=level.counts)
    level = level._replace(candidates=len(found), noise=MOST) if level.noise else level
    chosen = {choose(found, level, key.to_bytes(32, "big")) for key in range(300)}
    return {RULES.format(move).removesuffix("; wait") for move in chosen}


@pytest.mark.parametrize(("level", "unit"), [(EASY, "A"), *((level, "P") for level in SEEING[1:])])
def test_no_level_but_the_first_leaves_anybody_to_the_enemy(level: int, unit: str) -> None:
    """Before a Chariot a step to the side helps and nothing else; *easy* may leave a Pike, but no Bowman."""
    board = f"6 . . . . . .\n5 . . . bR . bK?\n4 . . . . . .\n3 . . . . . .\n2 . . . r{unit}n . .\n1 rK? . . . . ."
    assert whims(stood(board), level) <= {"d2-c2", "d2-e2"}


@pytest.mark.parametrize("level", SEEING)
def test_no_level_but_the_first_misses_a_pike(level: int) -> None:
    """It stands before a Blade that has no other way to go."""
    board = "6 . . . . . bK?\n5 . . . . . .\n4 . ^ bPs ^ . .\n3 . ^ rDn ^ . .\n2 . ^ ^ ^ . .\n1 rK? . . . . ."
    assert whims(stood(board), level) == {"c3xc4"}


def test_nobody_leaves_a_victory_lying() -> None:
    assert len(whims(stood("3 . bK bQ\n2 . rK .\n1 . . ."))) == 1


def test_nobody_walks_into_a_capture() -> None:
    """Before a Pike, or where nobody strikes."""
    found = whims(
        stood(
            "6 . . . . . . . .\n5 . . . . . bPs . .\n4 . . . . . . . .\n3 . . . rG . . . .\n2 . . . . . . . .\n"
            "1 rK? . . . . . . bK?"
        )
    )
    assert "d3-f4" not in found
    assert "d3-e5" in found


def test_whoever_is_threatened_moves_and_what_is_left_to_take_is_taken() -> None:
    """A Blade before a General, who could take it or leave."""
    board = "6 . . . . . .\n5 . . . . . .\n4 . . bG . . .\n3 . . rDn . . .\n2 rR . . . . .\n1 rK? . . . . bK?"
    assert whims(stood(board)) == {"c3xc4"}


def test_a_free_order_is_charged_with_what_follows_it() -> None:
    """A stratagem that changes nothing is worth less than what may be done without it, by what it costs to feint."""
    state = stood("4 . . . .\n3 . . . .\n2 . . . .\n1 rK? . . bK?", "red morale 9; red stratagems extra")
    tried = dict(Root(Field(state, None), Thought(Meter(Budget(COUNTS)), (0, 1), 0.0, ends=state.active)).tries(COUNTS))
    best = max(node.values()[0] for act, node in tried.items() if act != EXTRA)
    assert tried[EXTRA].values()[0] < best - FEINT * COSTS["extra"] / 2


@pytest.mark.parametrize(("unit", "pays"), [("Js", False), ("G", True)])
def test_deception_has_to_gain_more_than_its_morale(unit: str, pays: bool) -> None:
    """Two Blades have somebody before them; an Armoured Foot more is not worth it, a General is."""
    board = f"5 . . . . . . bK?\n4 . b{unit} . b{unit} . . .\n3 . rDn . rDn . . .\n2 . . . . . . .\n1 rK? . . . . . ."
    state = stood(board, "red morale 6; red stratagems extra")
    tried = dict(Root(Field(state, None), Thought(Meter(Budget(COUNTS)), (0, 1), 0.0, ends=state.active)).tries(COUNTS))
    best = max(node.values()[0] for act, node in tried.items() if act != EXTRA)
    assert (tried[EXTRA].values()[0] > best) == pays


def test_what_is_as_good_is_not_played_alike_each_game() -> None:
    state = stood("6 . . . . . .\n5 . . . . . .\n4 . . . . . .\n3 rDe . . . bDw .\n2 . . . . . .\n1 rK? . . . . bK?")
    assert len({advised(state, key=bytes([number]) * 32, counts=EXPERT)[0].move for number in range(0, 250, 25)}) > 1


def test_the_striker_is_taken_before_the_king_runs() -> None:
    """A Chariot is before an empty capital and on the King's row; each step of the King leaves it the capital."""
    board = "5 . . . . . . bK?\n4 . . . . . . .\n3 rDe bR . . . rK .\n2 . . . . . . .\n1 . r% . . . . ."
    root = Position(
        Field(stood(board, "setback_city 3; red morale 2"), None), Thought(Meter(Budget(COUNTS)), (0, 1), 0.0)
    )
    ((act, _),) = root.tries(1)
    assert isinstance(act, Act)
    assert act.end == cell("b3")


def test_every_capture_is_weighed_however_much_else_looks_better() -> None:
    """A Horse is before the Queen, who has many ways out; a Pike would rather take it."""
    board = (
        "7 . . . . . . .\n6 . . . . . . .\n5 . . bH . . . bK?\n4 . . rPn . . . .\n3 . . . rQ . . .\n"
        "2 . . . . . . .\n1 rK? . . . . . ."
    )
    root = Position(Field(stood(board), None), Thought(Meter(Budget(COUNTS)), (0, 1), 0.0))
    ((act, _),) = root.tries(1)
    assert isinstance(act, Act)
    assert (name(act.start), name(act.end)) == ("c4", "c5")


def test_whoever_is_lost_by_what_looks_best_looks_at_everything() -> None:
    """A General stands between a Chariot and its empty capital, before a Pike: each of its many steps loses that."""
    board = (
        "7 . . . . . . . . .\n6 . . . . . . . . bK?\n5 . . . . bPs . . . .\n4 r% . . . rG . . . bR\n"
        "3 rD? . . . . . . . .\n2 . . . . . . . . .\n1 rK? . . . . . . . ."
    )
    state = stood(board, "setback_city 3; red morale 2")
    root = Position(Field(state, None), Thought(Meter(Budget(COUNTS)), (0, 1), 0.0))
    ((_, node),) = root.tries(1)
    assert node.values()[RED] > -WIN / 2


def test_whoever_is_lost_still_takes_what_may_be_taken() -> None:
    """A Chariot and a Queen are before the King; a Pike stands before a Blade that cannot help."""
    board = "5 rK . . . . . bR\n4 . ^ . . . . .\n3 . ^ . . . . .\n2 . . . bPs . . .\n1 bQ . . rDn . . bK?"
    (best, *_) = advised(stood(board))
    assert best.value == 0.0
    assert RULES.format(best.move) == "d1xd2"


def test_inside_the_walls_nobody_is_struck_at() -> None:
    """Chariots are before a Horse and a city; of its ways out one saves that, too."""
    board = (
        "6 . bR . . . . . .\n5 . . . . . . . bK?\n4 . . ^ ^ . . . .\n3 . r# rH . . . . bR\n2 . . ^ ^ . . . .\n"
        "1 . . . . rK? . . ."
    )
    state = stood(board, "setback_city 2; red morale 5")
    root = Position(Field(state, None), Thought(Meter(Budget(COUNTS)), (0, 1), 0.0))
    ((act, _),) = root.tries(1)
    assert isinstance(act, Act)
    assert act.end == cell("b3")


@pytest.mark.parametrize("near", [True, False])
def test_a_garrison_keeps_out_whoever_comes_near(near: bool) -> None:
    """A Blade in the reserve may come into a camp or beside it; a Pike is two steps away, or far off."""
    row, far = ("bPn", ".") if near else (".", "bPw")
    board = f"5 . . . . . {far} bK?\n4 . . . . . . .\n3 . r% . {row} . . .\n2 . . . . . . .\n1 rK? . . . . . ."
    found = at_once(stood(board, "red reserve D"), kind="support")
    inside = next(worth for order, worth in found.items() if order.endswith("-b3"))
    assert (inside == max(found.values())) == near


# Stratagems where they pay


@pytest.mark.parametrize(("morale", "won"), [(2, False), (3, True)])
def test_deception_takes_a_king_with_the_second_action(morale: int, won: bool) -> None:
    """A Pike clears the way for a Chariot."""
    board = "5 bK . . . . .\n4 . . . . . .\n3 rPe . . . . .\n2 . . . . . .\n1 rR . . . . rK"
    orders, state = turn(stood(board, f"red morale {morale}; red stratagems extra"))
    assert ("#extra" in orders) == won == (state.result is not None)


def test_deception_strikes_twice_where_one_strike_meets_a_substitute() -> None:
    board = "5 bK bDs . . . .\n4 . . . . . .\n3 . . . . . .\n2 . . . . . .\n1 rR rR . . . rK"
    orders, state = turn(stood(board, "red morale 3; red stratagems extra; blue morale 3; blue stratagems decoy"))
    assert "#extra" in orders
    assert state.result is not None
    assert state.result.winners == (RED,)


def test_conjuring_puts_a_scout_before_the_king() -> None:
    board = "3 . . . . . . .\n2 ^ ^ ^ ^ . . .\n1 rK . . . . . bR"
    given = "red morale 4; red stratagems scout; red box S S"
    state = stood(board.replace("3 . . . . . . .", "3 rD? . . . . . bK?"), given)
    orders, state = turn(state)
    assert orders[0].startswith("#scout a1:b1")
    assert not loses_its_king(state, RED)


def test_array_changes_the_king_for_somebody_else() -> None:
    board = "3 . . . . . . bK?\n2 rDn ^ . . . . .\n1 rK bPw . . . . bR"
    orders, state = turn(stood(board, "red morale 3; red stratagems swap"))
    assert not loses_its_king(state, RED), orders
    assert orders[0] == "#swap a1:a1,a2"


def test_crossing_brings_a_garrison_past_a_cut() -> None:
    board = "5 . . bR . . bK?\n4 . . . . . .\n3 . . r# . . .\n2 . ~ ~ ~ bS .\n1 rK? . . rD? . ."
    orders, state = turn(stood(board, "setback_city 3; red morale 4; red stratagems sneak; blue morale 4"))
    assert orders[0] == "#sneak d1~c3"
    assert state.tiles[2, 2].owner == RED


def test_wildfire_burns_the_only_wood_where_the_king_can_be() -> None:
    board = "5 . . *:bK . . .\n4 . . . . . .\n3 . . rAn . . .\n2 . . . . . .\n1 rK? . . . . bR?"
    given = "red morale 9; red stratagems fire; blue morale 3"
    (best, *_) = advised(stood(board, given), counts=EXPERT)
    assert RULES.format(best.move) == "#fire c3*c5"
    (other, *_) = advised(stood(board.replace("*:bK", "*").replace("bR?", "bK?"), given), counts=EXPERT)
    assert "#fire" not in RULES.format(other.move)


def test_a_king_in_a_wood_is_struck_at_from_another_one() -> None:
    """It was seen to go in; whoever lies in a wood beside it need not deploy first."""
    board = "5 . . bK? . . . .\n4 . . * . . . .\n3 . . *:rD? . bP? . .\n2 . . . . . . .\n1 rK? . . . . . ."
    state = ordered(stood(board, "red morale 5; blue morale 5", turn="blue"), "c5-c4", "end")
    (best, *_) = advised(state, counts=EXPERT)
    assert RULES.format(best.move) == "c3xc4; wait"


def test_substitution_by_value() -> None:
    board = "3 . . . . .\n2 bDs . . . .\n1 bK . . . rR"
    state = stood(board, "blue morale 3; blue stratagems decoy; blue mode ask")
    state = ordered(state, "e1xa1")
    assert state.phase is Phase.REACT
    assert decided(state, BLUE) == ("decoy", "a1,a2")


@pytest.mark.parametrize(
    ("morale", "protect", "order"),
    [(6, "K", ""), (7, "K", "standing protect KQG"), (5, "KQG", ""), (4, "KQG", "standing protect K"), (9, "KR", "")],
)
def test_substitution_protects_more_with_morale_to_spare(morale: int, protect: str, order: str) -> None:
    board = "3 . . . . .\n2 rD? . . . .\n1 rK? . . . bK?"
    state = stood(board, f"red morale {morale}; red stratagems decoy; red protect {protect}")
    orders, _ = turn(state)
    assert [each for each in orders if each.startswith("standing")] == [order] * bool(order)


def test_stratagems_are_picked_before_the_first_turn() -> None:
    """Those that suit the land, most often; no two of them for certain."""
    state = RULES.setup(Options(scenario="b_chu_han"), 2)
    found = [advised(state, key=bytes([number]) * 32) for number in range(40)]
    picks = [set(stratagems.chosen(each[0].move)) for each in found]
    assert len(set(map(frozenset, picks))) > 5
    assert sum("decoy" in pick for pick in picks) > sum("fire" in pick for pick in picks)
    assert all(len(each) == len(list(stratagems.moves(state.terms))) for each in found)


# At the table


@pytest.mark.parametrize("preset", PRESETS)
def test_all_that_it_advises_is_legal_and_the_same_again(preset: str) -> None:
    seats = RULES.seats(PRESETS[preset])[0]
    for seed in range(count(1, full=10)):
        state = RULES.setup(PRESETS[preset], seats)
        for line in range(count(16, full=400)):
            chance = Chance(bytes([seed]), line)
            if RULES.outcome(state) is not None:
                break
            if (fact := RULES.roll(state, chance)) is not None:
                state, _ = RULES.apply(state, CHANCE, fact)
                continue
            seat = moves.acting(RULES, state)[0]
            move = uniform(RULES, RULES.view(state, seat), seat, chance, 1.0)
            if line % count(15, full=10) == 0:
                found = advised(state, seat, counts=100)
                assert found == advised(guess(RULES.view(state, seat), chance), seat, counts=100)
                shares = [round(each.value, 9) for each in found]
                assert shares == sorted(shares, reverse=True)
                assert 0.0 <= shares[-1] <= shares[0] <= 1.0
            if move[0] != "resign":
                state, _ = RULES.apply(state, seat, move)


def test_nobody_spends_morale_on_a_whim() -> None:
    state = RULES.setup(RULES.presets["first-array"], 2)
    state = replace(state, phase=Phase.ACTION, ap=1, sides=tuple(replace(each, morale=4) for each in state.sides))
    found = advised(state, state.active, counts=100)
    spending = [each.move for each in found if "#" in RULES.format(each.move)]
    assert spending
    assert found[0].move not in spending
    whims = {choose(found, Level(100, len(found), MOST, 0.01), bytes([number]) * 32) for number in range(100)}
    assert len(whims) > 10
    assert not whims.intersection(spending)


def test_what_a_review_asks_about_is_weighed_once() -> None:
    """On a tile where a world has a hidden enemy the order is an attack, on the board of the view it is none."""
    table = walked(RULES, Options(scenario="random:quad", reaction_hours=44), 4, b"\x1a\xaa6\xd2", 173).settled()
    (seat,) = table.acting
    seen = RULES.view(table.state, seat)
    move = RULES.parse(seen, "h16-g17; wait")[0]
    found = advise(seen, seat, KEY, Budget(COUNTS, beside=move))
    assert [each.move for each in found].count(move) == 1
