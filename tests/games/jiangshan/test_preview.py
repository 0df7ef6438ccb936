"""What players are told of an order before they give it (Jiangshan 3.5, 7.4: no more than they know)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from games import moves
from games.core import Event, Seat, Text, text
from games.jiangshan.options import Options
from games.jiangshan.preview import Preview
from games.jiangshan.state import Chart, Phase, State
from games.moves import play
from tests.support.counts import count
from tests.support.jiangshan import RULES, stood, told
from tests.support.tables import descent, walked


def foreseen(state: State, typed: str, *, wait: bool = True) -> Preview:
    seat = state.active
    view = RULES.view(state, seat)
    move = RULES.parse(view, typed + "; wait" * wait)[0]
    preview = moves.preview(RULES, view, move)
    assert isinstance(preview, Preview), typed
    return preview


def keys(state: State, typed: str, *, wait: bool = True) -> list[str]:
    return [line.key.removeprefix("jiangshan-preview-") for line in foreseen(state, typed, wait=wait).lines]


def line(state: State, typed: str, key: str) -> dict[str, object]:
    (found,) = [each for each in foreseen(state, typed).lines if each.key == f"jiangshan-preview-{key}"]
    return dict(found.args)


def listed(found: object) -> list[tuple[str, str]]:
    """Units and cells of a list."""
    assert isinstance(found, tuple)
    words = [dict(each.args) for each in found]
    return [(_key(each["unit"]), str(each["cell"])) for each in words]


def _key(said: object) -> str:
    assert isinstance(said, Text)
    return said.key.removeprefix("jiangshan-")


QUIET = """
    4 .  .   .  .  .  .  bK?
    3 .  rD? .  .  .  .  .
    2 .  .   .  .  .  .  .
    1 rK? .  .  .  .  .  .
"""


def test_a_march_in_the_quiet_stays_face_down() -> None:
    assert keys(stood(QUIET), "b3-b4") == ["go", "marching-faced", "left"]


@pytest.mark.parametrize(("mover", "heavy"), [("rD?", "false"), ("rJ?", "true")])
def test_at_a_gate_rocks_are_all_that_comes_out(mover: str, heavy: str) -> None:
    board = f"4 . . . bK?\n3 . b#:R . .\n2 . . . .\n1 rK? {mover} . ."
    seen = replace(stood(board), entered=frozenset({(1, 2)}))
    assert line(seen, "b1-b2", "gate") | {"place": ""} == {"place": "", "cell": "b3", "heavy": heavy}
    assert "gate" not in keys(seen, "b1-c1")
    assert "gate" not in keys(stood(board), "b1-b2"), "nobody knows of them"


def test_a_capital_stays_one_as_a_camp() -> None:
    state = stood("3 . . bK?\n2 . r# .\n1 rK? . .")
    assert line(state, "=b2", "rebuild-camp") == {"cell": "b2", "capital": "false"}
    star = Chart({at: replace(tile, capital=True) for at, tile in state.tiles.items()})
    capital = replace(state, tiles=star)
    assert line(capital, "=b2", "rebuild-camp") == {"cell": "b2", "capital": "true"}
    assert told(capital, "=b2")[0].tiles[1, 1].capital


def test_the_cells_of_an_order_are_there_to_be_marked() -> None:
    preview = foreseen(stood(QUIET), "b3-b4")
    assert (preview.start, preview.end, preview.kind) == ((1, 2), (1, 3), "move")


def test_the_last_action_without_wait_closes_the_turn() -> None:
    assert keys(stood(QUIET), "b3-b4", wait=False) == ["go", "marching-faced", "closes"]
    assert keys(stood(QUIET, "red morale 3; red stratagems extra"), "#extra", wait=False)[-1] == "left"


FACE_TO_FACE = """
    4 .  .  .   .   bK
    3 .  .  bDs .   .
    2 .  rDn .  .   .
    1 rK? .  .  .   .
"""


def test_a_capture_names_both_units_and_the_merit() -> None:
    state = stood(FACE_TO_FACE)
    told = line(state, "b2xc3", "capture")
    assert (_key(told["unit"]), _key(told["victim"]), told["end"]) == ("unit-d", "unit-d", "c3")
    assert line(state, "b2xc3", "merit") == {"merit": 1, "left": 1}
    assert foreseen(state, "b2xc3").kind == "capture"


def test_a_unit_that_stands_openly_keeps_its_facing() -> None:
    faced = dict(line(stood(FACE_TO_FACE), "b2xc3", "fighting-faced")["facing"].args)
    assert (_key(faced["facing"]), faced["cell"]) == ("facing-n", "c4")


def test_a_unit_that_no_enemy_sees_after_it_fought_is_only_said_to_turn_down_again() -> None:
    far = stood("""
    4 .  .  .   .   .   .   bK
    3 .  .  bDs .   .   .   .
    2 .  rDn .  .   .   .   .
    1 rK? .  .  .   .   .   .
    """)
    told = keys(far, "b2xc3", wait=False)
    assert told[:2] == ["capture", "hides-again"]
    assert not {"fighting", "fighting-faced", "hides"} & set(told)
    assert keys(far, "b2xc3")[1] == "fighting-faced", "while the turn is open, it stands face up"
    assert keys(stood(FACE_TO_FACE), "b2xc3", wait=False)[1] == "fighting-faced", "the King sees it"


FORESTS = """
    4 .  .   .  .  .  .  bK
    3 .  *   *  .  .  .  .
    2 .  rDn .  rH? .  .  .
    1 rK? .  b# .  .  .  .
"""


def test_an_attack_on_a_forest_is_blind() -> None:
    assert keys(stood(FORESTS), "b2xb3")[:2] == ["forest-blind", "hidden"]


def test_a_march_into_a_forest_may_be_stopped() -> None:
    state = stood(FORESTS)
    assert keys(state, "d2-b3")[:2] == ["forest", "stopped"]


def test_hidden_enemies_change_no_preview() -> None:
    """Two worlds: one with somebody under the forest, one without."""
    there = stood(FORESTS.replace("*   *", "*:bJ *"))
    assert keys(there, "b2xb3") == keys(stood(FORESTS), "b2xb3")
    assert foreseen(there, "b2xb3").lines == foreseen(stood(FORESTS), "b2xb3").lines


@pytest.mark.parametrize(("typed", "wanted"), [("b2-b3", "attack-forest-to"), ("d2-b3", "enter-to")])
def test_a_way_into_a_forest_is_called_an_attack_where_it_is_one(typed: str, wanted: str) -> None:
    view = RULES.view(stood(FORESTS), Seat(0))
    move = RULES.parse(view, typed)[0]
    labels = [RULES.label(view, move[:length]).key for length in range(1, len(move) + 1)]
    assert f"jiangshan-label-{wanted}" in labels, labels


@pytest.mark.parametrize(("teams", "wanted"), [("0 1 0", True), ("0 1 1", False)])
def test_an_ally_who_hides_there_may_stop_an_attack_on_a_forest(teams: str, wanted: bool) -> None:
    state = stood(FORESTS.replace("b# .  .  .  .", "b# .  .  .  gK?"), f"teams {teams}")
    assert ("stopped-ally" in keys(state, "b2xb3")) == wanted


def test_a_slide_into_a_forest_may_stop_before_it() -> None:
    board = """
    3 .   .  .  .  bK
    2 rR? .  .  *  .
    1 rK? .  .  .  .
    """
    assert keys(stood(board), "a2-d2")[:2] == ["forest", "stopped-before"]


TOWN = """
    4 .  .   .  .  bK
    3 .  b#  .  .  .
    2 .  rDn .  .  .
    1 rK .   .  .  .
"""


def test_taking_a_city_uses_the_unit_up_and_may_be_repulsed() -> None:
    state = stood(TOWN, "blue morale 3; setback_city 2")
    told = keys(state, "b2xb3")
    assert (told[0], told[-1]) == ("occupy", "repulsed")
    assert line(state, "b2xb3", "setback") == {"seat": Seat(1), "loss": 2, "morale": 1}


def test_no_win_is_promised_where_somebody_was_seen_to_go_in() -> None:
    garrisoned = stood(TOWN.replace("b#", "b#:P"), "blue morale 1; setback_city 2")
    state = replace(garrisoned, entered=frozenset({(1, 2)}))
    assert keys(state, "b2xb3") == ["storm-repulsed"]
    assert "jiangshan-event-repulsed" in [event.text.key for event in told(state, "b2xb3")[1]]


def test_a_setback_that_routs_wins_the_game() -> None:
    preview = foreseen(stood(TOWN, "blue morale 1; setback_city 2"), "b2xb3")
    assert preview.lines[-2].key == "jiangshan-outcome-last"
    assert dict(preview.lines[-2].args)["cause"] == text("jiangshan-cause-morale", seat=Seat(1))
    assert "jiangshan-preview-defeated" in [each.key for each in preview.lines]


def test_cities_that_fall_with_a_king_are_not_besieged() -> None:
    board = """
    3 .  .   bK  b#
    2 .  rDn .   .
    1 rK .   .   .
    """
    assert keys(stood(board), "b2xc3") == ["capture", "fighting-faced", "merit", "defeated", "jiangshan-outcome-last"]


def test_a_general_who_changes_places_turns_up_and_his_partner_does_not() -> None:
    board = """
    3 .   .   .   .  .  bK
    2 .   rG? .   .  bD? .
    1 rK? rP? bDn .  .  .
    """
    told = keys(stood(board, "red morale 1; red stratagems swap"), "#swap b2:b1,b2")
    assert told[:2] == ["exchange", "deploy"]
    assert "turned" not in told


def test_a_stratagem_tells_its_price_and_the_lost_supply() -> None:
    state = stood(FACE_TO_FACE, "red morale 4; red supply 2; red stratagems extra")
    assert line(state, "#extra", "cost") == {"morale": 3, "left": 1}
    assert line(state, "#extra", "supply-lost") == {"supply": 2}
    assert line(state, "#extra", "left") == {"count": 2}


def test_a_shot_puts_into_chaos_first_and_kills_then() -> None:
    board = """
    3 .  bDs bDs! .  bK
    2 .  .   .   .  .
    1 rK rAn .   .  .
    """
    assert keys(stood(board), "b1*b3") == ["shoot", "shot-chaos", "free"]
    assert keys(stood(board), "b1*c3") == ["shoot", "shot-dead", "merit", "free"]
    assert foreseen(stood(board), "b1*b3").kind == "shot"


RIDER = """
    3 . bDs .  . .
    2 . .   .  . .
    1 . .   rL . rK
"""


def test_a_mounted_shot_is_foreseen_from_where_the_rider_goes() -> None:
    assert keys(stood(RIDER), "c1-d3*b3")[:3] == ["go", "shot-chaos", "fighting"]
    assert keys(stood(RIDER.replace("bDs . ", "bDs ^ ")), "c1-d3*b3")[:3] == ["go", "shot-lost", "fighting"]


def test_recruits_join_the_reserve() -> None:
    state = stood(QUIET, "red merit 3; red box H")
    assert keys(state, "$H") == ["recruit", "free"]
    assert line(state, "$H", "recruit")["left"] == 1


def test_who_comes_into_the_enemys_sight_is_named() -> None:
    board = """
    3 .  .  .   .  .  .  bK?
    2 .  .  rH? .  .  bD? .
    1 rK? .  .  .  .  .  .
    """
    behind = board.replace(".  bD? .", "rD? bD? .")
    preview = foreseen(stood(behind), "c2-b2", wait=False)
    (told,) = [dict(each.args) for each in preview.lines if each.key == "jiangshan-preview-exposed"]
    assert listed(told["units"]) == [("unit-d", "e2")]
    assert listed(line(stood(board), "c2-e3", "revealed")["units"]) == [("mark-i", "f2"), ("mark-k", "g3")]


@pytest.mark.parametrize("wait", [True, False])
def test_of_a_march_into_sight_one_sentence_says_how_long_it_stays_face_down(*, wait: bool) -> None:
    foot, horse = (f"3 .  .  .   .  .  bK\n2 .  .  r{unit}? .  .  .\n1 rK? .  .  .  .  ." for unit in "DH")
    for board, typed, key in ((foot, "c2-d2", "marching-faced-seen"), (horse, "c2-e1", "marching-seen")):
        assert keys(stood(board), typed, wait=wait)[1] == key
        assert not {"marching", "exposed"} & set(keys(stood(board), typed, wait=wait))


def test_a_king_in_hiding_costs_morale_and_may_cost_the_game() -> None:
    board = """
    3 .  .   .  .  bK
    2 r# .   .  .  .
    1 rK .   .  .  .
    """
    assert "leaderless" in keys(stood(board, "red morale 1"), "a1-a2")
    assert "leaderless-rout" in keys(stood(board, "red morale 0"), "a1-a2")
    assert "leaderless" in keys(stood(board, "red morale 0; red supply 3"), "a1-a2")


DEFENDED = """
    4 .  bK bDs
    3 .  .  .
    2 .  .  rH
    1 rK .  .
"""


def tokens(state: State, *, shown: frozenset[str] = frozenset()) -> State:
    """The blue side with its tokens face down but for those `shown`."""
    sides = (state.sides[0], replace(state.sides[1], morale=3, shown=shown))
    return replace(state, sides=sides)


def test_substitution_is_foreseen_where_public_facts_allow_it() -> None:
    state = stood(DEFENDED)
    assert "may-substitute" in keys(tokens(state), "c2xb4")
    assert "may-substitute" not in keys(state, "c2xb4"), "no morale"
    assert "may-substitute" not in keys(tokens(state, shown=frozenset({"swap", "fire", "extra"})), "c2xb4"), (
        "all tokens known"
    )
    assert "may-substitute" in keys(tokens(state, shown=frozenset({"swap", "fire", "decoy"})), "c2xb4")


def test_substitution_is_foreseen_no_differently_for_what_the_enemy_holds() -> None:
    held = stood(DEFENDED, "blue morale 3; blue stratagems decoy")
    without = stood(DEFENDED, "blue morale 3; blue stratagems extra")
    assert foreseen(held, "c2xb4") == foreseen(without, "c2xb4")


def test_a_blind_window_is_foreseen_wherever_it_opens() -> None:
    state = tokens(stood(DEFENDED))
    blind = replace(state, options=replace(state.options, blind_window=True, reaction_hours=5))
    assert line(blind, "c2xb4", "held") == {"hours": 5}
    assert "held" not in keys(state, "c2xb4")
    assert "held" not in keys(replace(blind, sides=stood(DEFENDED).sides), "c2xb4"), "no morale"


def test_the_fall_of_a_king_wins() -> None:
    preview = foreseen(stood(DEFENDED), "c2xb4")
    assert [each.key for each in preview.lines][-1] == "jiangshan-outcome-last"


@pytest.mark.parametrize(("above", "dizzy"), [("rDs", "false"), ("rDs!", "true")])
def test_the_last_gate_of_a_siege_is_foreseen(above: str, dizzy: str) -> None:
    board = f"""
    4 .   {above} .   .   bK
    3 rDe b#:D    rDw .   .
    2 .   .       .   .   .
    1 rK  rPn     .   .   .
    """
    told = line(stood(board), "b1-b2", "siege")
    assert (told["cell"], told["dizzy"]) == ("b3", dizzy)
    ending = keys(stood(board, "setback_city 2; blue morale 1"), "b1-b2")
    assert ending[-4:] == ["siege", "setback", "defeated", "jiangshan-outcome-last"], "it says why the game ends"


@pytest.mark.parametrize(("ally", "wanted"), [("gD?", True), ("gDw", False)])
def test_an_ally_s_scout_would_keep_a_gate_open(ally: str, wanted: bool) -> None:
    board = f"""
    4 .   rDs  .   .   bK
    3 rDe b#:D {ally} .   .
    2 .   .    .   .   .
    1 rK  rPn  .   .   gK?
    """
    told = keys(stood(board, "teams 0 1 0"), "b1-b2")
    assert "siege" in told
    assert ("siege-unless-scout" in told) == wanted


def test_substitution_itself_is_foreseen() -> None:
    state = stood(DEFENDED, "blue morale 3; blue supply 1; blue stratagems decoy; blue mode ask")
    (move,) = RULES.parse(RULES.view(state, Seat(0)), "c2xb4; wait")
    state, _ = play(RULES, state, Seat(0), move)
    view = RULES.view(state, Seat(1))
    preview = moves.preview(RULES, view, ("decoy", "b4,c4"))
    assert preview is not None
    assert [each.key for each in preview.lines] == [
        "jiangshan-preview-exchange",
        "jiangshan-preview-falls",
        "jiangshan-preview-cost",
        "jiangshan-preview-supply-lost",
    ]
    assert dict(preview.lines[1].args)["cell"] == "b4"
    refused = moves.preview(RULES, view, ("refuse",))
    assert refused is not None
    assert [each.key for each in refused.lines] == ["jiangshan-preview-falls", "jiangshan-preview-defeated"]


@pytest.mark.parametrize("typed", ["pick swap fire scout", "^c4/n", "standing mode ask", "resign", "draw"])
def test_what_moves_nothing_has_a_preview_too(typed: str) -> None:
    state = RULES.setup(Options(scenario="b_chu_han"), 2)
    view = RULES.view(state, Seat(0))
    (move,) = RULES.parse(view, typed)
    assert moves.preview(RULES, view, move) is not None


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("standing ask", ["standing-ask", "standing-protects", "standing-gives", "standing"]),
        ("standing off", ["standing-off", "standing"]),
    ],
)
def test_a_standing_order_is_shown_as_a_whole(typed: str, wanted: list[str]) -> None:
    assert keys(stood(QUIET), typed) == wanted


def test_the_lists_of_a_standing_order_name_units_in_their_order() -> None:
    preview = foreseen(stood(QUIET), "standing protect KQ")
    (protected,) = [dict(each.args)["units"] for each in preview.lines if each.key.endswith("protects")]
    assert isinstance(protected, tuple)
    assert [_key(unit) for unit in protected] == ["unit-k", "unit-q"]


def test_a_spectator_foresees_nothing() -> None:
    assert moves.preview(RULES, RULES.view(stood(QUIET), None), ("end",)) is None


INTERFERED = {"stopped", "stopped-unseen", "found", "repulsed", "repulsed-unseen", "decoy", "siege", "starved"}
"""Events in which somebody hidden took a hand."""


def _happened(events: Sequence[Event]) -> set[str]:
    return {event.text.key.removeprefix("jiangshan-event-") for event in events}


def _told(preview: Preview, key: str, argument: str) -> int:
    found = (dict(each.args)[argument] for each in preview.lines if each.key == f"jiangshan-preview-{key}")
    return sum(number for number in found if isinstance(number, int))


@pytest.mark.parametrize("number", range(count(3, full=60)))
def test_what_is_foreseen_comes_true_where_nobody_hidden_takes_a_hand(number: int) -> None:
    options = RULES.presets[list(RULES.presets)[number % len(RULES.presets)]]
    table = walked(RULES, options, RULES.seats(options)[0], f"foresight {number}".encode(), 0).settled()
    checked = 0
    while len(table.log) < 120 and RULES.outcome(table.state) is None:
        seat, state = table.acting[0], table.state
        move = descent(table, seat, table.chance("foresight"), owed=True)
        preview = moves.preview(RULES, RULES.view(state, seat), move)
        after, events = play(RULES, state, seat, move)
        assert isinstance(preview, Preview)
        if not _happened(events) & INTERFERED and after.phase is Phase.ACTION:
            before, now = state.sides[seat], after.sides[seat]
            sure = {"merit-unless-scout", "forest-blind"}.isdisjoint(
                each.key.removeprefix("jiangshan-preview-") for each in preview.lines
            )
            assert not sure or now.earned - before.earned == _told(preview, "merit", "merit"), move
            assert before.morale - now.morale == _told(preview, "cost", "morale"), move
            checked += 1
        table = table.after(seat, move).settled()
    assert checked


@pytest.mark.parametrize("number", range(count(3, full=60)))
def test_the_view_that_follows_is_the_one_that_comes(number: int) -> None:
    options = RULES.presets[list(RULES.presets)[number % len(RULES.presets)]]
    table = walked(RULES, options, RULES.seats(options)[0], f"follow {number}".encode(), 0).settled()
    checked = 0
    while len(table.log) < 120 and RULES.outcome(table.state) is None:
        seat, state = table.acting[0], table.state
        move = descent(table, seat, table.chance("follow"), owed=True)
        after, _ = play(RULES, state, seat, move)
        for followed in moves.follow(RULES, RULES.view(state, seat), move):
            assert followed == RULES.view(after, seat), move
            checked += 1
        table = table.after(seat, move).settled()
    assert checked


def test_nothing_is_certain_after_a_step_into_the_dark() -> None:
    state = stood(FORESTS)
    view = RULES.view(state, Seat(0))
    typed_moves = {typed: RULES.parse(view, f"{typed}; wait")[0] for typed in ("b2xb3", "d2-b3", "b2-a2", "d2-f3")}
    assert [typed for typed, move in typed_moves.items() if moves.follow(RULES, view, move)] == ["b2-a2", "d2-f3"]


def moot(state: State, typed: str) -> set[str]:
    view = RULES.view(state, state.active)
    return set(moves.moot(RULES, view, RULES.parse(view, typed)[0]))


STORM = """
    4 .  .   b# .   .
    3 .  .   .  rDn .
    2 .  .   bK rDw .
    1 rK? .  .  .   .
"""
FACED = {"/n", "/e", "/s", "/w"}


def test_whoever_is_used_up_faces_nowhere_and_a_game_that_is_over_stays_open_for_nothing() -> None:
    state = stood(STORM)
    assert moot(state, "d3xc4") == FACED
    assert moot(state, "d2xc2") == {"wait"}, "the King falls"
    assert moot(state, "d3-d4") == moot(state, "end") == moot(state, "resign") == set()


@pytest.mark.parametrize(
    ("typed", "facings"), [("a3-a4", FACED), ("a3-b3", set()), ("a3-a4; wait", set()), ("c4-b4", set())]
)
def test_whoever_turns_down_as_the_turn_ends_faces_nowhere(typed: str, facings: set[str]) -> None:
    """A facing is lost with the back up, and set beforehand for whoever goes so."""
    state = stood("4 .  .  rD? .  .\n3 rDn .  .  bDw .\n2 .  .  .  .  bK\n1 rK? .  .  .  .")
    assert moot(state, typed) == facings


def test_who_turns_up_on_the_way_into_a_town_is_told_so() -> None:
    view = RULES.view(stood("3 bDs . .\n2 . r% .\n1 rD? . rK?"), Seat(0))
    assert [RULES.label(view, ("a1", each)).key for each in ("-b2", "xb2")] == [
        "jiangshan-label-enter-to",
        "jiangshan-label-advance-to",
    ]
    told = {
        typed: [each.key for each in preview.lines]
        for typed in ("a1-b2", "a1xb2")
        if (preview := moves.preview(RULES, view, RULES.parse(view, typed)[0])) is not None
    }
    assert "jiangshan-preview-turned" in told["a1xb2"]
    assert "jiangshan-preview-turned" not in told["a1-b2"]


@pytest.mark.parametrize(
    ("board", "typed", "said"),
    [
        ("4 . . bK .\n3 . . . .\n2 . rR? . .\n1 rK? . . .", "b2-c2", {"c4"}),  # seen, so that it stays face up
        ("4 . . bK .\n3 . . bD? .\n2 . rR? . .\n1 rK? . . .", "b2-c2", set()),  # somebody is between
        ("7 . . bK .\n6 . . . .\n5 . . . .\n4 . . . .\n3 . . . .\n2 . rR? . .\n1 rK? . . .", "b2-c2", set()),  # unseen
        ("4 . . * .\n3 . . . .\n2 . rR? . .\n1 rK? bK . .", "b2-c2", set()),
    ],
)
def test_who_could_take_a_king_next_is_told(board: str, typed: str, said: set[str]) -> None:
    lines = foreseen(stood(board), typed).lines
    assert {str(dict(each.args)["cell"]) for each in lines if each.key == "jiangshan-preview-king"} == said


@pytest.mark.parametrize(
    ("board", "told"),
    [
        ("4 . . b# .\n3 . . . .\n2 . rR? . .\n1 rK? . . bK", {"c4"}),
        ("4 . . b#:D .\n3 . . . .\n2 . rR? . .\n1 rK? . . bK", {"c4"}),  # nobody knows of the garrison
        ("4 . . r# .\n3 . . . .\n2 . rR? . .\n1 rK? . . bK", set()),  # one's own
        ("4 . . b# .\n3 . . ^ .\n2 . rR? . .\n1 rK? . . bK", set()),  # a mountain is between
    ],
)
def test_who_could_take_a_town_next_is_told(board: str, told: set[str]) -> None:
    lines = foreseen(stood(board), "b2-c2").lines
    assert {str(dict(each.args)["cell"]) for each in lines if each.key == "jiangshan-preview-town"} == told


@pytest.mark.parametrize(
    ("king", "given", "wanted"),
    [
        ("bK", "blue morale 0", []),
        ("b#:K", "blue morale 2", ["preview-loses-heart"]),
        ("b#:K", "blue morale 0; blue supply 2", ["preview-loses-heart"]),
        ("b#:K", "blue morale 0", ["preview-loses-heart-rout", "outcome-last"]),
    ],
)
def test_what_an_enemy_king_in_hiding_costs_as_its_turn_begins_is_certain(
    king: str, given: str, wanted: list[str]
) -> None:
    board = f"3 bDs . b# .\n2 rR . . {king}\n1 rK . . ."
    state = stood(board, given)
    told = [line.key.removeprefix("jiangshan-") for line in foreseen(state, "a2-b2", wait=False).lines]
    assert told[told.index("preview-closes") + 1 :] == wanted
    left = moves.threats(RULES, RULES.view(state, Seat(0)), RULES.parse(RULES.view(state, Seat(0)), "a2-b2")[0])
    assert bool(left) is ("outcome-last" not in wanted), "whoever has lost takes nobody"
    assert not {*wanted} & {line.key.removeprefix("jiangshan-") for line in foreseen(state, "a2-b2").lines}
