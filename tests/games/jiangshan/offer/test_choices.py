"""Jiangshan step by step: what is offered after each step, in how many, and what closes a turn (Jiangshan 9.2)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import moves
from games.core import Seat, text
from games.jiangshan import standing_order, views
from games.jiangshan.board import Ground, cell
from games.jiangshan.muster import SHIPPED
from games.jiangshan.offer import choices, labels, paths
from games.jiangshan.offer.menus import Menu
from games.jiangshan.options import Options
from games.jiangshan.state import Chart, Phase, Place, Standing, State, Unit
from renderers.words import LOCALES, catalogue
from tests.support.games import GAMES
from tests.support.jiangshan import RULES, ordered, stood

RED, BLUE = Seat(0), Seat(1)
ARMY = """4 bD? . . . bJs . *
3 . . . * . . .
2 *:rA . r% rDn rL . .
1 ~ ~ rG . rH? rK? rSh"""


def army(given: str = "red reserve P S; red merit 2; red box H; red morale 3; red stratagems extra") -> State:
    return stood(ARMY, given)


def offered(state: State, *path: str, seat: Seat = RED) -> tuple[str, ...]:
    choice = moves.choice(RULES, state, seat, path)
    return () if choice is None else choice.tokens


def usual(state: State, *path: str) -> str | None:
    choice = moves.choice(RULES, state, RED, path)
    assert choice is not None, path
    return choice.usual


def test_the_first_step_is_a_unit_or_a_tile_and_then_what_needs_none() -> None:
    units = ("a2", "c1", "c2", "d2", "e1", "e2", "f1", "g1")
    assert offered(army()) == (*units, "support", "recruit", "challenge", "#extra")


def test_a_unit_s_deeds_are_one_step_each() -> None:
    assert offered(army(), "a2") == ("xa3", "xb2", "*a4", "-a3", "-b2", "-b3", "-c2")
    assert offered(army(), "c1") == ("-b3", "-c2", "command")


def told(state: State, *path: str) -> list[str]:
    choice = moves.choice(RULES, state, RED, path)
    assert choice is not None, path
    return [each.key for each in choice.about]


def test_of_the_chosen_unit_it_is_told_how_it_moves_as_it_lies_and_face_up() -> None:
    assert told(army(), "e1") == ["jiangshan-reach-march-h", "jiangshan-reach-h"]
    assert told(army(), "c1") == ["jiangshan-reach-g"]
    assert told(army(), "c2") == [], "of a town there is nothing to tell"


def test_infantry_keeps_its_facing_and_the_last_order_closes_the_turn_unless_told_otherwise() -> None:
    state = army()
    assert (offered(state, "d2", "-d3"), usual(state, "d2", "-d3")) == (("/-", "/n", "/e", "/s", "/w"), "/-")
    assert (offered(state, "d2", "-d3", "/n"), usual(state, "d2", "-d3", "/n")) == (("end", "wait"), "end")
    assert offered(state, "d2", "-d3", "/n", "end") == ()


def test_a_free_order_closes_nothing_while_a_point_is_left() -> None:
    state = army()
    assert offered(state, "recruit", "H") == ()
    spent = ordered(state, "d2-d3; wait")
    assert (offered(spent, "recruit", "H"), usual(spent, "recruit", "H")) == (("end", "wait"), "wait")
    assert offered(spent, "#extra") == ()


@pytest.mark.parametrize("kept", ["i", "h"])
def test_a_scout_keeps_its_face_where_it_can(kept: str) -> None:
    state = stood(f"3 . . .\n2 . . .\n1 rS{kept} . .")
    assert (offered(state, "a1", "-a2"), usual(state, "a1", "-a2")) == ((":i", ":h"), f":{kept}")
    assert usual(state, "a1", "-b3") == ":h", "the only face that leads there"


def test_a_light_rider_is_asked_for_its_shot() -> None:
    state = stood("4 . . bDs . .\n3 . . . . .\n2 rL . . . .\n1 . . . . rK?")
    assert (offered(state, "a2", "-c1"), offered(state, "a2", "-b4")) == (("end", "wait"), ("end", "wait"))
    state = stood("4 . . bDs . .\n3 . . . . .\n2 . . . . .\n1 rL . . . rK?")
    assert (offered(state, "a1", "-c2"), usual(state, "a1", "-c2")) == (("*?", "*-", "*c4"), "*?")
    ridden = ordered(state, "a1-c2")
    assert offered(ridden) == ("c2*c4", "end")
    assert (offered(ridden, "c2*c4"), usual(ridden, "c2*c4")) == (("end", "wait"), "end")


def test_a_queen_with_a_large_board_before_her_goes_by_signs_and_files() -> None:
    rows = [["."] * 12 for _ in range(18)]
    rows[9][5], rows[17][0] = "rQ?", "rK?"
    state = stood("\n".join(f"{18 - number} {' '.join(row)}" for number, row in enumerate(rows)))
    assert (offered(state, "f9"), offered(state, "f9", "-")) == (("-",), tuple("abcdefghijkl"))
    assert offered(state, "f9", "-", "l") == ("3", "9", "15")
    (path,) = RULES.parse(RULES.view(state, RED), "f9-l9; wait")
    assert path[-1] == "wait"
    assert RULES.format(path) == "f9-l9; wait"
    assert moves.legal(RULES, state, RED, path)


def test_a_great_army_is_parted_by_class() -> None:
    cells = [(x, y) for x in range(0, 12, 2) for y in range(0, 10, 2)]
    kinds = "DDDDDPPPPAAAJJJHHHLLGGBBRRQSS"
    units = {at: Unit(RED, SHIPPED[kind], at) for at, kind in zip(cells, kinds, strict=False)}
    king = Unit(RED, SHIPPED["K"], (11, 11), place=Place.OPEN)
    state = stood("2 rK? .\n1 . .")
    state = replace(state, ground=Ground(("." * 12,) * 12), units=Chart({**units, (11, 11): king}))
    assert offered(state) == ("foot", "horse", "court", "scouts")
    assert len(offered(state, "foot")) == 15
    (path,) = RULES.parse(RULES.view(state, RED), "a1-a2; wait")
    assert path[:2] == ("foot", "a1")
    assert moves.legal(RULES, state, RED, path)


# A reaction in the middle of the last order

SAVED = "4 . bK bDs .\n3 . . . .\n2 . . rH .\n1 rK? . . ."


@pytest.mark.parametrize(("typed", "active"), [("c2xb4", BLUE), ("c2xb4; wait", RED)])
@pytest.mark.parametrize("answer", [("refuse",), ("decoy", "b4,c4")])
def test_a_turn_that_closes_with_an_attack_closes_when_the_answer_has_come(typed, active, answer) -> None:
    state = stood(
        SAVED.replace("bK bDs", "bG bDs").replace("1 rK? . . .", "1 rK? . . bK?"),
        "blue morale 3; blue stratagems decoy",
    )
    state = replace(state, sides=(state.sides[0], replace(state.sides[1], standing=Standing("ask"))))
    (path,) = RULES.parse(RULES.view(state, RED), typed)
    state, _ = moves.play(RULES, state, RED, path)
    assert state.phase is Phase.REACT
    assert RULES.view(state, BLUE).attack == replace(state.attack, closes=False)
    state, _ = moves.play(RULES, state, BLUE, answer)
    assert (state.phase, state.active) == (Phase.ACTION, active)


# What a half path has chosen


@pytest.mark.parametrize(
    ("path", "unit", "targets"),
    [
        ((), None, {}),
        (("c1",), "c1", {"b3": "move", "c2": "move", "d2": "command"}),
        (("c1", "command"), "c1", {"d2": "command"}),
        (("a2",), "a2", {"a3": "move", "b2": "move", "b3": "move", "c2": "move", "a4": "shot"}),
        (("d2", "-d3", "/n"), "d2", {"d3": "move"}),
        (("support", "P"), None, {"b2": "other", "c2": "other", "c3": "other"}),
        (("challenge",), None, {"a4": "other"}),
        (("zz", "-d3"), None, {}),
    ],
)
def test_a_half_path_says_what_it_is_about(path, unit, targets) -> None:
    found = choices.picked(RULES.view(army(), RED), path)
    assert found.unit == (None if unit is None else cell(unit))
    assert found.targets == {cell(at): kind for at, kind in targets.items()}


# The standing order


def test_ready_lists_come_first_and_what_stands_is_not_offered_again() -> None:
    state = army()
    assert offered(state, "standing") == ("mode", "protect", "sacrifice")
    assert "K" not in offered(state, "standing", "protect")
    assert offered(state, "standing", "protect")[-2:] == ("none", "own")
    changed, _ = moves.play(RULES, state, RED, ("standing", "protect", "KQ"))
    assert changed.sides[RED].standing.protect == "KQ"
    assert "KQ" not in offered(changed, "standing", "protect")


@pytest.mark.parametrize("what", sorted(standing_order.WHATS))
def test_a_list_of_one_s_own_ends_wherever_it_is_no_ready_one(what: str) -> None:
    state, path = army(), ("standing", what, "own")
    while tokens := offered(state, *path):
        listed = "".join(path[3:])
        closed = {"", *standing_order.lists(SHIPPED)[what], standing_order.stands(state.sides[RED].standing, what)}
        assert ("done" in tokens) == (listed not in closed)
        path = (
            *path,
            tokens[-1] if tokens[-1] != "done" or len(path) > 8 else tokens[-2] if len(tokens) > 1 else "done",
        )
    assert path[-1] == "done"
    after, _ = moves.play(RULES, state, RED, path)
    assert standing_order.stands(after.sides[RED].standing, what) == "".join(path[3:-1])
    (typed,) = RULES.parse(RULES.view(state, RED), RULES.format(path))
    assert typed == path


# Rejections say what is possible


@pytest.mark.parametrize(
    ("typed", "key", "words"),
    [
        ("c1-c4", "hint-orders", ["c1-b3", "c1-c2"]),
        ("@c1:d2-g4", "hint-orders", ["@c1:d2-d1"]),
        ("+D@c3", "hint-units", ["unit-p", "unit-s"]),
        ("$R", "hint-units", ["unit-h"]),
        ("#extra", "hint-price", []),
        ("?e4", "hint-orders", ["?a4"]),
        ("end", "hint-orders-among", ["a2-a3"]),
    ],
)
def test_a_rejection_names_what_is_possible(typed: str, key: str, words: list[str]) -> None:
    given = "red reserve P S; red merit 2; red box H; red morale 1; red stratagems extra"
    view = RULES.view(army(given), RED)
    reason = RULES.refusal(view, RULES.parse(view, typed)[0])
    assert reason is not None
    hint = dict(reason.args)["hint"]
    assert hint.key == f"jiangshan-{key}"
    assert all(word in str(hint) for word in words), hint


def test_a_bowman_that_sees_no_enemy_is_told_why_it_cannot_shoot() -> None:
    view = RULES.view(stood("3 . . . . . .\n2 rA? . . . . .\n1 rK? . . . . bK?"), RED)
    reason = RULES.refusal(view, RULES.parse(view, "a2*c2")[0])
    assert reason is not None
    assert (reason.key, dict(reason.args)["hint"].key) == ("jiangshan-refusal-e-state", "jiangshan-hint-blind")


@pytest.mark.parametrize("board", ["4 bD?\n3 .\n2 .\n1 rR?", "5 bD?\n4 .\n3 .\n2 .\n1 rR?"])
def test_a_chariot_that_sees_no_enemy_is_told_why_it_cannot_charge(board: str) -> None:
    view = RULES.view(stood(board), RED)
    end = f"a{board[0]}"
    for typed in (f"a1x{end}", f"a1-{end}"):
        reason = RULES.refusal(view, RULES.parse(view, typed)[0])
        assert reason is not None
        assert reason.key == "jiangshan-refusal-e-capture-unseen"


@pytest.mark.parametrize(("unit", "told"), [("rD?", "unset"), ("rDn", "keep")])
def test_only_a_unit_that_is_face_up_has_a_facing_to_keep(unit: str, told: str) -> None:
    view = RULES.view(stood(f"3 . . .\n2 . . bDw\n1 {unit} rK? ."), RED)
    keys = [RULES.label(view, (*path, "/-")).key for path in (("a1", "-a2"), ("b1", "command", "a1", "a2"))]
    assert keys == [f"jiangshan-label-{told}"] * 2


def test_whom_a_command_sends_is_asked_first_and_then_named() -> None:
    state = stood("3 . . . .\n2 rD? rK . bK?\n1 . rH? . .")
    prompts = [moves.choice(RULES, state, RED, ("b2", "command", *more)) for more in ((), ("a2",))]
    assert [each and each.prompt.key for each in prompts] == ["jiangshan-prompt-command", "jiangshan-prompt-sent"]


def test_a_unit_that_may_turn_up_is_told_beside_the_step_that_it_lies_face_down() -> None:
    view = RULES.view(stood("3 . . .\n2 . . bD?\n1 rD? . ."), RED)
    assert RULES.label(view, ("a1", "-a2")).key == "jiangshan-label-march-to"
    assert RULES.label(view, ("a1", "xa2")).key == "jiangshan-label-advance-to"
    assert RULES.label(view, ("a1", "-a3")).key == "jiangshan-label-march-to", "though it cannot go there face up"
    far = RULES.view(stood("3 . . . .\n2 . . . bD?\n1 rD? . . ."), RED)
    assert RULES.label(far, ("a1", "-a2")).key == "jiangshan-label-move-to"


def out_of_turn(state: State, seat: Seat) -> str:
    """Why `b2-b3` cannot be ordered."""
    view = RULES.view(state, seat)
    reason = RULES.refusal(view, RULES.parse(view, "b2-b3")[0])
    assert reason is not None
    return reason.key.removeprefix("jiangshan-refusal-")


def test_who_is_not_in_turn_is_told_what_comes_first() -> None:
    assert out_of_turn(army(), BLUE) == "e-turn"
    picking = RULES.setup(Options("b_chu_han"), 2)
    assert out_of_turn(picking, RED) == "e-turn-pick"
    picking, _ = moves.play(RULES, picking, RED, ("pick", "fire,extra,decoy"))
    assert out_of_turn(picking, RED) == "e-turn"
    asking = ordered(stood(ASKED, "blue morale 3; blue stratagems decoy; blue mode ask"), "c2xb4")
    assert [out_of_turn(asking, seat) for seat in (RED, BLUE)] == ["e-turn-undecided", "e-turn-react"]


ASKED = """
    4 .  bK bDs .
    3 .  .  .  .
    2 .  .  rH .
    1 rK .  .  .
"""


def test_who_is_defeated_is_told_that_nothing_is_left_to_order() -> None:
    state = stood("3 . . gK?\n2 rK? . .\n1 . . bK?")
    state = replace(state, active=BLUE, sides=(replace(state.sides[0], defeated=True), *state.sides[1:]))
    assert out_of_turn(state, RED) == "e-turn-out"
    reason = RULES.refusal(RULES.view(state, RED), ())
    assert reason is not None
    assert reason.key == "jiangshan-refusal-e-turn-out"


@pytest.mark.parametrize(
    ("typed", "key", "quoted"),
    [
        ("standing auto", "e-same", "standing mode auto"),
        ("standing protect K", "e-same", "standing protect K"),
        ("standing protect zz", "e-syntax", "standing protect zz"),
        ("standing sacrifice DD", "e-syntax", "standing sacrifice DD"),
    ],
)
def test_a_standing_order_that_changes_nothing_is_told_so_and_a_faulty_one_quoted(
    typed: str, key: str, quoted: str
) -> None:
    view = RULES.view(army(), RED)
    reason = RULES.refusal(view, RULES.parse(view, typed)[0])
    assert reason is not None
    assert (reason.key, dict(reason.args)["typed"]) == (f"jiangshan-refusal-{key}", quoted)


def test_a_choice_of_stratagems_is_not_offered_once_it_is_made() -> None:
    view = RULES.view(army(), RED)
    reason = RULES.refusal(view, RULES.parse(view, "pick fire")[0])
    assert reason is not None
    assert reason.key != "jiangshan-refusal-e-pick"


@pytest.mark.parametrize(
    "typed", ["pick fire", "pick fire extra zz", "pick fire fire extra", "pick fire extra decoy swap"]
)
def test_a_choice_of_stratagems_that_cannot_be_is_told_what_can(typed: str) -> None:
    options = RULES.presets["chu-han"]
    view = RULES.view(RULES.setup(options, 2), RED)
    reason = RULES.refusal(view, RULES.parse(view, typed)[0])
    assert reason is not None
    assert (reason.key, dict(reason.args)["number"]) == ("jiangshan-refusal-e-pick", 3)
    assert dict(reason.args)["offered"] == "swap, sneak, fire, scout, extra, decoy"


def test_a_draw_that_is_offered_already_is_told_so() -> None:
    state, _ = moves.play(RULES, army(), RED, ("draw",))
    reason = RULES.refusal(RULES.view(state, RED), ("draw",))
    assert reason is not None
    assert reason.key == "jiangshan-refusal-e-same"


def test_a_garrison_drops_rocks_and_others_shoot() -> None:
    view = RULES.view(stood("4 . bDs .\n3 . r#:J .\n2 . rAn rK\n1 . . bK?"), RED)
    assert RULES.label(view, ("b3", "*b4")).key == "jiangshan-label-rocks-to"
    assert RULES.label(view, ("b2", "*b4")).key == "jiangshan-label-shoot-to"


@pytest.fixture
def menuless(monkeypatch: pytest.MonkeyPatch) -> None:
    """No menu can be made."""

    def refused(items: object) -> Menu[object]:
        raise AssertionError("a menu was made")

    monkeypatch.setattr(choices, "menu", refused)
    monkeypatch.setattr(paths, "menu", refused)


@pytest.mark.usefixtures("menuless")
def test_who_is_asked_is_known_without_a_menu() -> None:
    state = army()
    assert RULES.asked(state) == {RED: None}
    picking = replace(state, phase=Phase.PICK, sides=tuple(replace(side, held=None) for side in state.sides))
    assert RULES.asked(picking) == {RED: None, BLUE: None}
    assert RULES.asked(replace(state, phase=Phase.WEATHER)) == {}


@pytest.mark.usefixtures("menuless")
def test_another_seat_s_open_choices_are_known_without_a_menu() -> None:
    choice = moves.choice(RULES, army(), BLUE)
    assert choice is not None
    assert (choice.tokens, choice.open) == ((), ("preset", "standing", "draw", "resign"))


@pytest.mark.usefixtures("menuless")
def test_the_default_ends_a_turn_without_a_menu() -> None:
    assert RULES.default(replace(army(), ap=0), RED) == ("end",)


@pytest.mark.parametrize(("board", "offered_"), [("2 bH .\n1 rK? .", False), ("2 bH .\n1 rK? rD?", True)])
def test_facings_are_open_to_whoever_has_infantry(board: str, offered_: bool) -> None:
    choice = moves.choice(RULES, stood(board), RED)
    assert choice is not None
    assert ("preset" in choice.open) is offered_


def test_a_town_is_taken_and_a_unit_is_captured() -> None:
    view = views.view(stood("3 . b# .\n2 bDs rDn .\n1 . rK? bK"), RED)
    assert labels.label(view, ("b2", "xb3")).key == "jiangshan-label-occupy-to"
    assert labels.label(view, ("b1", "xc1")).key == "jiangshan-label-attack-to"


def test_a_town_that_may_be_taken_comes_first() -> None:
    choice = moves.choice(RULES, stood("3 . b# .\n2 . rDn .\n1 . rK? bK"), RED, ("b2",))
    assert choice is not None
    assert choice.first == ("xb3",)


def test_a_town_where_somebody_was_seen_to_go_in_is_attacked_in_vain() -> None:
    state = ordered(stood("4 . bP? . bK?\n3 . b# . .\n2 . rDn . .\n1 . rK? . .", turn="blue"), "b4-b3", "end")
    view, choice = views.view(state, RED), moves.choice(RULES, state, RED, ("b2",))
    assert labels.label(view, ("b2", "xb3")).key == "jiangshan-label-storm-to"
    assert choice is not None
    assert "xb3" in choice.tokens
    assert (choice.first, choice.minor) == ((), ("rebuild", "xb3"))
    assert choices.picked(view, ("b2",)).targets[1, 2] == "other", "no swords on the picture"


def test_a_step_that_only_turns_a_unit_up_is_shown_last() -> None:
    choice = moves.choice(RULES, stood("3 * . .\n2 rD? . bD?\n1 . bK rK?"), RED, ("a2",))
    assert choice is not None
    assert {"xb1", "xa3"} <= {*choice.tokens} - {*choice.minor}, "the King, and whoever may hide in the forest"
    assert {"xb2", "xa1"} <= {*choice.minor}


def test_whom_chaos_keeps_out_of_the_menu_is_told() -> None:
    state = stood("3 bAs . .\n2 . rHn! .\n1 . rK? bK")
    assert offered(state) == ("b1",)
    assert "jiangshan-about-chaos" in told(state)
    choice = moves.choice(RULES, state, RED, ())
    assert choice is not None
    for locale in LOCALES:
        assert "b2" in catalogue(locale, (GAMES["jiangshan"].locales,)).say(choice.about[0], str)
    assert "jiangshan-about-chaos" not in told(stood("3 bAs . .\n2 . rH .\n1 . rK? bK"))


@pytest.mark.parametrize(("given", "idle"), [("nothing", ("c3",)), ("red reserve D", ()), ("red merit 1", ())])
def test_a_city_is_no_button_while_it_could_bring_in_nobody_as_a_camp(given: str, idle: tuple[str, ...]) -> None:
    choice = moves.choice(RULES, stood("3 r% . r#\n2 . rK? .\n1 . . bK", given), RED)
    assert choice is not None
    assert ({*choice.minor}, choice.idle) == ({"a3", "c3"}, idle)
    assert "c3" in choice.tokens, "it can be typed"


@pytest.mark.parametrize(
    ("limit", "round_", "progressed", "left"),
    [(30, 25, 24, 0), (30, 26, 25, 5), (30, 30, 29, 1), (0, 100, 99, 0), (0, 25, 4, 0), (30, 29, 8, 2), (30, 20, 1, 0)],
)
def test_a_panel_says_when_points_are_about_to_decide(limit: int, round_: int, progressed: int, left: int) -> None:
    state = stood("3 . . .\n2 . rK? .\n1 . . bK")
    terms = replace(state.terms, round_limit=limit, no_progress=25)
    state = replace(state, terms=terms, round=round_, progressed=progressed)
    choice = moves.choice(RULES, state, RED)
    assert choice is not None
    assert dict(choice.prompt.args)["left"] == left
    assert [each.key for each in choice.about] == ["jiangshan-about-end", "jiangshan-about-action"]


def open_to(state: State) -> tuple[str, ...]:
    choice = moves.choice(RULES, state, RED)
    assert choice is not None
    return choice.open


def test_without_substitution_nobody_is_offered_a_standing_order() -> None:
    state = stood("3 . . .\n2 . rK? .\n1 . . bK")
    assert "standing" in open_to(state)
    state = replace(state, terms=replace(state.terms, allowed=()))
    assert "standing" not in open_to(state)
    assert moves.legal(RULES, state, RED, ("standing", "mode", "off")), "a log may hold it"


def test_a_facing_names_the_cell_ahead_or_the_edge() -> None:
    view = views.view(stood("3 . . .\n2 . . rD?\n1 rK? . bK"), RED)
    ahead = [dict(labels.label(view, ("c2", "-c3", f"/{to}")).args)["cell"] for to in "nw"]
    assert ahead == [text("jiangshan-facing-edge"), "b3"]
