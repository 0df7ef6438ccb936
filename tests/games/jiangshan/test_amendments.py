"""Chapter 14 of the rules: the mounted shot after the ride, and points settled since."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import moves
from games.core import IllegalMove, Seat, Text, text
from games.jiangshan.board import cell
from games.jiangshan.options import PRESETS, Options
from games.jiangshan.state import STRATAGEMS, Chart, Place, Standing, State, Unit
from tests.support.jiangshan import RULES, refused, stood

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)


def typed(state: State, words: str, *, seat: Seat | None = None) -> State:
    """The state after a typed message, part by part, as a table plays it."""
    who = state.active if seat is None else seat
    rest = RULES.parse(RULES.view(state, who), words)
    while rest:
        state, _ = moves.play(RULES, state, who, rest[0])
        later = [RULES.format(move) for move in rest[1:]]
        rest = RULES.parse(RULES.view(state, who), "; ".join(later)) if later else ()
    return state


def unit(state: State, name: str) -> Unit:
    at = cell(name)
    assert at is not None, name
    return state.units[at]


def offered(state: State, *path: str) -> tuple[str, ...]:
    choice = moves.choice(RULES, state, RED, path)
    return () if choice is None else choice.tokens


# 14.1: the mounted shot after the ride


RIDE = "5 . bDs . .\n4 . . . bR?\n3 . . . .\n2 . . . .\n1 rL . . rK?"


def test_a_rider_looks_before_it_shoots() -> None:
    state = typed(stood(RIDE), "a1-b3")
    assert unit(state, "d4").battle, "the ride showed who it is"
    assert (state.active, state.ap, state.rider) == (RED, 0, cell("b3")), "the turn waits for the shot"
    assert offered(state) == ("b3*b5", "end")
    shot = typed(state, "b3*b5")
    assert unit(shot, "b5").chaos
    assert shot.active == BLUE, "nothing is left to do"


@pytest.mark.parametrize("words", ["a1-b3; end", "a1-b3*-", "a1-b3*-; end"])
def test_a_shot_that_is_declined_ends_the_turn(words: str) -> None:
    state = typed(stood(RIDE), words)
    assert (state.active, unit(state, "b5").chaos) == (BLUE, False)


@pytest.mark.parametrize("words", ["a1-b3; b3*b5", "a1-b3*b5", "a1-b3*b5; end"])
def test_ride_and_shot_may_be_one_message(words: str) -> None:
    state = typed(stood(RIDE), words)
    assert (state.active, unit(state, "b5").chaos) == (BLUE, True)


@pytest.mark.parametrize("words", ["a1-a2", "a1-a2*-", "a1-a2; end"])
def test_a_ride_with_nobody_to_shoot_at_ends_the_turn(words: str) -> None:
    assert typed(stood(RIDE), words).active == BLUE


def test_the_panel_asks_for_the_shot() -> None:
    state = typed(stood(RIDE), "a1-b3")
    choice = moves.choice(RULES, state, RED)
    assert choice is not None
    assert choice.prompt.key == "jiangshan-prompt-ride"
    view = RULES.view(state, RED)
    assert [RULES.label(view, (token,)).key for token in choice.tokens] == [
        "jiangshan-label-shoot-to",
        "jiangshan-label-no-ride",
    ]
    assert RULES.default(state, RED) == ("end",), "silence declines it"


def test_a_heavy_unit_does_not_use_up_the_shot() -> None:
    state = typed(stood("5 . . bG? . bDs\n4 . . . . .\n3 . . . . .\n2 . . . . .\n1 . rL . rK? ."), "b1-c3*c5")
    assert (state.active, state.rider) == (RED, cell("c3")), "another may be shot at"
    shot = typed(state, "c3*e5")
    assert (unit(shot, "e5").chaos, shot.active) == (True, BLUE)


def test_the_right_ends_with_another_order() -> None:
    board = "3 bDs . .\n2 . . .\n1 . rL ."
    state = typed(stood(board, "red merit 4; red box H"), "b1-a1; wait")
    assert unit(typed(state, "a1*a3; wait"), "a3").chaos
    assert refused(typed(state, "$H; wait"), "a1*a3") == "E_DONE"
    assert refused(typed(state, "a1*a3; wait"), "a1*a3") == "E_DONE", "once"
    assert unit(typed(typed(state, "standing off"), "a1*a3; wait"), "a3").chaos
    assert (refused(state, "a1*a3/n"), refused(state, "a1*b3")) == ("E_STATE", "E_RANGE")


@pytest.mark.parametrize(
    ("board", "words"),
    [
        ("3 bDs . .\n2 . . .\n1 . r%:L .", "b1-a1; wait"),
        ("5 bDs . .\n4 . . .\n3 . . .\n2 . rL? .\n1 . . .", "b2-a4; wait"),
        ("3 bDs . .\n2 . rG .\n1 rL . .", "@b2:a1-b1; wait"),
        ("4 bDs . .\n3 . . .\n2 *:bP . .\n1 . . rL", "c1-a2; wait"),
    ],
)
def test_no_shot_without_a_ride(board: str, words: str) -> None:
    assert typed(stood(board), words).rider is None


# 14.2: points settled


@pytest.mark.parametrize(
    ("words", "board"),
    [
        ("a1-a2/n", "3 . . .\n2 . . .\n1 rH . ."),
        ("a1-b1/n", "3 . . .\n2 . . .\n1 rDn r# ."),
        ("a1*a2/n", "3 . . .\n2 bDs . .\n1 r%:D . ."),
        ("@a1:b1-b2/n", "3 . . .\n2 . . .\n1 rK rH ."),
        ("@a1:b1-b2/e", "3 . . .\n2 . r# .\n1 rK rDn ."),
    ],
)
def test_a_facing_is_refused_where_there_is_none(words: str, board: str) -> None:
    state = stood(board)
    assert refused(state, words.rpartition("/")[0]) == ""
    with pytest.raises(IllegalMove) as refusal:
        typed(state, words)
    assert refusal.value.reason.key == "jiangshan-refusal-e-state-facing"


def test_whoever_writes_a_shot_as_a_move_is_told_how_to_write_it() -> None:
    with pytest.raises(IllegalMove) as refusal:
        typed(stood("3 bDs . .\n2 . . .\n1 rAn . rK?"), "a1xa3")
    reason = refusal.value.reason
    assert (reason.key, dict(reason.args)["shot"]) == ("jiangshan-refusal-e-shoots", "a1*a3")


def test_rocks_do_not_fall_on_a_unit_in_a_forest() -> None:
    assert refused(stood("2 *:bD! . .\n1 r%:D . ."), "a1*a2") == "E_TARGET"


def test_an_unknown_ally_in_a_forest_stops_and_is_marked() -> None:
    state = typed(stood("2 *:gD . .\n1 rH . .", "teams 0 1 0"), "a1-a2; wait")
    assert (unit(state, "a2").marked, unit(state, "a1").kind) == (True, "H")


def test_a_general_sends_a_garrison_out_by_a_gate_only() -> None:
    state = stood("3 . . .\n2 . rG .\n1 r#:D . .")
    assert unit(typed(state, "@b2:a1-a2; wait"), "a2").kind == "D"
    assert refused(state, "@b2:a1-c1") == "E_DEST"


def test_a_shot_held_at_a_heavy_unit_shows_the_shooter() -> None:
    state = typed(stood("4 . bJ? .\n3 . . .\n2 . rA? .\n1 . . .\n"), "b2*b4; wait")
    assert (unit(state, "b2").battle, unit(state, "b2").commanded) == (True, False)


def test_a_draw_is_offered_once() -> None:
    state = typed(stood("2 . . .\n1 rDn . bK"), "draw")
    assert refused(state, "draw") == "E_SAME"


def test_a_step_that_captures_nothing_is_told_so_at_a_marked_forest() -> None:
    state = typed(stood("2 *:bD . .\n1 rPe rPe ."), "a1-a2; wait")
    assert unit(state, "a2").marked
    again = replace(state, ap=1, units=Chart({at: replace(each, commanded=False) for at, each in state.units.items()}))
    assert refused(again, "a1-a2") == "E_CAPTURE"


@pytest.mark.parametrize("board", ["2 . . bDs\n1 rH? r# .", "2 . . bDs\n1 rPn r# .", "2 . . .\n1 rH? r# ."])
@pytest.mark.parametrize("sign", "-x")
def test_an_own_empty_tile_is_entered_by_its_gate(board: str, sign: str) -> None:
    assert unit(typed(stood(board), f"a1{sign}b1; wait"), "b1").place is Place.TILE


def test_a_resignation_out_of_turn_is_judged_at_once() -> None:
    """With green gone, red sees past the wall it made: the enemy behind it turns up."""
    state = stood("5 . bP? .\n4 . gDn .\n3 . rDn .\n2 . . .\n1 rK . gK", "teams 0 1 2")
    assert not unit(state, "b5").battle
    assert unit(typed(state, "resign", seat=GREEN), "b5").battle


def test_the_cells_of_a_command_are_offered_file_by_file() -> None:
    cells = offered(stood("3 . . bR\n2 . rK .\n1 rD? . ."), "b2", "command", "a1")
    assert cells == ("a2", "a3", "b1", "b3", "c1", "c2")


# Asked at the pick, and the turn in one line


@pytest.mark.parametrize(
    ("given", "fallen", "sold"), [("red box H", "gone", True), ("nothing", "gone", False), ("nothing", "box", True)]
)
def test_what_merit_is_for_is_said_and_that_nobody_can_be_recruited(given: str, fallen: str, sold: bool) -> None:
    state = stood("2 . . bD?\n1 rK? . .", given)
    choice = moves.choice(RULES, replace(state, terms=replace(state.terms, fallen=fallen)), RED)
    assert choice is not None
    assert dict(choice.about[-1].args)["buys"] == text("jiangshan-about-recruits" if sold else "jiangshan-about-unsold")


def test_the_pick_tells_what_each_stratagem_does_and_asks_whom_substitution_saves() -> None:
    state = RULES.setup(PRESETS["chu-han"], 2)
    choice = moves.choice(RULES, state, RED, ("pick",))
    assert choice is not None
    assert len(dict(choice.about[0].args)["about"]) == len(STRATAGEMS)
    asked = moves.choice(RULES, state, RED, ("pick", "fire,extra+decoy"))
    assert asked is not None
    assert (asked.prompt.key, asked.tokens) == ("jiangshan-prompt-guard", ("KG", "K", "KQG", "ask", "off"))
    assert moves.choice(RULES, state, RED, ("pick", "swap,fire,extra")) is None, "nothing more to ask"


@pytest.mark.parametrize(
    ("words", "standing"),
    [
        ("pick extra decoy fire", Standing(protect="KG")),
        ("pick extra decoy fire K", Standing()),
        ("pick fire extra decoy ask", Standing("ask", "KG")),
        ("pick fire extra decoy off", Standing("off")),
    ],
)
def test_whom_substitution_saves_is_part_of_the_pick(words: str, standing: Standing) -> None:
    state = RULES.setup(PRESETS["chu-han"], 2)
    (move,) = RULES.parse(RULES.view(state, RED), words)
    after, _ = moves.play(RULES, state, RED, move)
    assert (after.sides[RED].held, after.sides[RED].standing) == (("fire", "extra", "decoy"), standing)
    assert RULES.parse(RULES.view(state, RED), RULES.format(move)) == (move,)
    assert after.sides[BLUE].standing == Standing()


def test_a_face_behind_the_order_of_any_other_unit_than_a_scout_says_nothing() -> None:
    view = RULES.view(stood("2 . . .\n1 r#:G . ."), RED)
    assert RULES.parse(view, "a1-a2:h; wait") == RULES.parse(view, "a1-a2; wait")


def test_a_pick_as_it_was_written_before_stands_in_a_log() -> None:
    state = RULES.setup(PRESETS["chu-han"], 2)
    after, _ = moves.play(RULES, state, RED, ("pick", "fire,extra,decoy"))
    assert (after.sides[RED].held, after.sides[RED].standing) == (("fire", "extra", "decoy"), Standing())


@pytest.mark.parametrize("preset", ["first-array", "river"])
def test_where_nobody_picks_the_first_turn_tells_what_each_stratagem_does(preset: str) -> None:
    state = RULES.setup(PRESETS[preset], 2)
    for seat, learns in ((RED, True), (BLUE, True), (RED, False)):
        choice = moves.choice(RULES, state, seat)
        assert choice is not None
        lesson = dict(choice.about[-1].args)["learn"]
        assert bool(lesson) == learns
        if isinstance(lesson, Text):
            assert lesson.key == "jiangshan-about-learn-guard", "and whose standing order decides"
            assert len(dict(lesson.args)["about"]) == 3  # type: ignore[arg-type]  # a list of texts
        assert ("standing" in choice.open) is True
        state, _ = moves.play(RULES, state, seat, RULES.default(state, seat))
        while state.active == seat:
            state, _ = moves.play(RULES, state, seat, RULES.default(state, seat))


def test_where_everybody_has_substitution_the_pick_asks_whom_it_saves_as_well() -> None:
    state = RULES.setup(PRESETS["chu-han"], 2)
    state = replace(state, terms=replace(state.terms, fixed=("decoy",), pick=2))
    view = RULES.view(state, RED)
    choice = moves.choice(RULES, state, RED, ("pick",))
    assert choice is not None
    assert choice.tokens[0] == "fire,extra+decoy"
    assert "fire,extra" in choice.former, "as it was written before"
    (about,) = choice.about
    assert len(dict(about.args)["about"]) == len(STRATAGEMS) - 1  # type: ignore[arg-type]  # a list of texts
    assert dict(about.args)["had"].key == "jiangshan-about-pick-had"  # type: ignore[union-attr]  # a text
    asked = moves.choice(RULES, state, RED, ("pick", "fire,extra+decoy"))
    assert asked is not None
    assert asked.prompt.key == "jiangshan-prompt-guard"
    (typed_,) = RULES.parse(view, "pick swap fire K")
    after, _ = moves.play(RULES, state, RED, typed_)
    assert (after.sides[RED].held, after.sides[RED].standing.protect) == (("swap", "fire", "decoy"), "K")
    assert RULES.parse(view, RULES.format(typed_)) == (typed_,)
    before, _ = moves.play(RULES, state, RED, ("pick", "swap,fire"))
    assert before.sides[RED].standing == Standing(), "an older line leaves it as it was"
    assert set(moves.moves(RULES, state, RED)) == set(dict.fromkeys(moves.moves(RULES, state, RED)))


def test_the_turn_is_told_in_one_line() -> None:
    state = stood(
        "2 . . .\n1 rDn . bK", "red morale 4; red supply 2; red merit 1; red stratagems decoy; red protect KG"
    )
    choice = moves.choice(RULES, state, RED)
    assert choice is not None
    assert dict(choice.prompt.args) == {"count": 1, "left": 0}
    told = dict(choice.about[-1].args)
    assert [told[name] for name in ("morale", "supply", "merit")] == [4, 2, 1]
    assert told["guard"].key == "jiangshan-about-guarded"


# 14.4: what becomes of the fallen


@pytest.mark.parametrize(("fallen", "box"), [("gone", ()), ("box", ("D",))])
def test_the_fallen_return_to_the_box_where_the_table_says_so(fallen: str, box: tuple[str, ...]) -> None:
    state = stood("2 bDs . bK\n1 rPn . rK")
    state = replace(state, terms=replace(state.terms, fallen=fallen))
    after = typed(state, "a1xa2; wait")
    assert after.sides[BLUE].box == box
    scout = stood("2 bS . bK\n1 rPn . rK")
    after = typed(replace(scout, terms=replace(scout.terms, fallen=fallen)), "a1xa2; wait")
    assert after.sides[BLUE].box == (), "scouts never"


def test_an_option_of_the_table_brings_the_fallen_back() -> None:
    assert RULES.setup(Options(fallen="box"), 2).terms.fallen == "box"
    assert RULES.setup(Options(), 2).terms.fallen == "gone"
