"""Jiangshan, paragraph by paragraph: what the rule cases leave out."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games import moves
from games.core import CHANCE, IllegalMove, Seat, text
from games.jiangshan import sight
from games.jiangshan.board import cell
from games.jiangshan.options import Options
from games.jiangshan.state import Chart, Fire, Phase, Place, Standing, State, Tile, Unit
from tests.support.jiangshan import RULES, boarded, ordered, refused, stood, told

RED, BLUE, GREEN = Seat(0), Seat(1), Seat(2)


def at(name: str):
    found = cell(name)
    assert found is not None, name
    return found


def changed(state: State, name: str, **changes: object) -> State:
    """The state with its unit on a cell changed."""
    units = dict(state.units)
    units[at(name)] = replace(units[at(name)], **changes)
    return replace(state, units=Chart(units))


def sided(state: State, seat: Seat, **changes: object) -> State:
    sides = list(state.sides)
    sides[seat] = replace(sides[seat], **changes)
    return replace(state, sides=tuple(sides))


@pytest.mark.parametrize("hidden", [False, True])
def test_nobody_sees_further_than_two_cells(hidden: bool) -> None:
    state = stood("4 . . . rK\n3 . . . .\n2 . . . .\n1 . . . bK?")
    assert not sight.holds(sight.watched(state, 0, hidden=hidden), at("a1"))


def unit(state: State, name: str) -> Unit:
    return state.units[at(name)]


def public(events) -> list[str]:
    """The keys of what everybody is told."""
    return [event.text.key.removeprefix("jiangshan-event-") for event in events if event.to is None]


# 3 Visibility


def test_the_facing_of_a_unit_drawn_up_by_an_order_prefers_one_that_captures():
    state = ordered(stood("3 . bJs .\n2 . . .\n1 . rD? ."), "b1xc1")
    assert (unit(state, "c1").battle, unit(state, "c1").facing) == (True, "e")


def test_an_ambush_keeps_the_facing_in_which_it_was_drawn_up():
    state = ordered(stood("3 . bJs .\n2 . . .\n1 . *:rD ."), "b1xc1")
    assert (unit(state, "c1").battle, unit(state, "c1").facing) == (True, "e")


def test_default_facing_takes_the_lower_row_then_the_lower_column():
    rows = stood("5 . . rH . . . .\n4 . . . . . . .\n3 . . bD? . . . .\n2 . . . . . . .\n1 . . rH . . . rK?")
    assert unit(ordered(rows, "g1-g2"), "c3").facing == "s"
    columns = stood("3 rH . bD? . rH . .\n2 . . . . . . .\n1 . . . . . . rK?")
    assert unit(ordered(columns, "g1-g2"), "c3").facing == "w"


def test_default_facing_is_sideways_where_both_ways_are_equal():
    state = stood("3 . . bD? . . .\n2 . . . . . .\n1 rH . . . . rK?")
    assert unit(ordered(state, "f1-f2"), "c3").facing == "w"


def test_units_seen_only_from_hiding_are_not_turned_up_by_themselves():
    state = stood("3 bD? . . . .\n2 . . . . .\n1 *:rA . . . rK?")
    assert not unit(ordered(state, "e1-e2"), "a3").battle


def test_only_a_hidden_viewers_find_is_challenged():
    state = stood("4 bD? . .\n3 . . .\n2 *:rA . .\n1 . . rK?")
    assert refused(state, "?a3") == "E_TARGET"
    assert refused(stood("4 bD? . .\n3 . . .\n2 . . .\n1 *:rA . rK?"), "?a4") == "E_SIGHT"
    assert unit(ordered(state, "?a4"), "a4").battle


def test_a_scout_in_sight_is_identified_until_it_hides_again():
    state = stood("5 . . .\n4 . bSh .\n3 . . .\n2 . . .\n1 rK? . .")
    seen = ordered(state, "a1-a2")
    assert RULES.view(state, RED).units[at("b4")].kind is None
    assert RULES.view(seen, RED).units[at("b4")].kind == "S"
    hidden = ordered(ordered(seen, "end"), "b4-b5; end")
    assert not unit(hidden, "b5").battle


def test_rally_takes_chaos_away_from_ones_own_units_alone():
    state = stood("3 bJs! . .\n2 . . .\n1 rD?! . rK?")
    state = ordered(state, "c1-c2; end")
    assert (unit(state, "a1").chaos, unit(state, "a3").chaos) == (False, True)


# 3.5 The mark "occupied"


def test_the_mark_goes_when_its_unit_leaves():
    state = changed(stood("3 . . .\n2 . * .\n1 . *:rD ."), "b1", marked=True)
    assert RULES.view(state, BLUE).units[at("b1")].mark == "?"
    state = ordered(state, "b1-b2")
    assert (unit(state, "b2").place, unit(state, "b2").marked) == (Place.FOREST, False)
    assert RULES.view(state, BLUE).units == {}


def test_the_mark_does_not_follow_a_unit_that_is_exchanged():
    state = stood("3 . . .\n2 . rG .\n1 *:rD * *:rP\n", "red morale 1; red stratagems swap")
    state = changed(changed(state, "a1", marked=True), "b2", battle=True)
    state, events = told(state, "#swap b2:a1,c1")
    assert [unit(state, name).marked for name in ("a1", "c1")] == [False, False]
    assert "swap-hidden" in public(events)
    assert not any("a1" in str(event.text) for event in events if event.to is None)


def test_a_rider_that_shoots_out_of_a_forest_is_marked():
    state = stood("4 . . bDs\n3 . . .\n2 . . *\n1 . . rL")
    assert unit(ordered(state, "c1xc2*c4"), "c2").marked


def test_a_hidden_archer_is_marked_and_one_that_finds_armour_is_not():
    board = "4 {} . .\n3 . . .\n2 *:rA . .\n1 . . ."
    assert unit(ordered(stood(board.format("bD?")), "a2*a4"), "a2").marked
    state = ordered(stood(board.format("bJ?")), "a2*a4")
    assert (unit(state, "a2").marked, unit(state, "a2").commanded, unit(state, "a4").battle) == (False, False, True)


# 3.6 What is told


def test_going_from_one_hiding_place_to_another_names_no_cell():
    _, events = told(stood("2 . * .\n1 . *:rD ."), "b1-b2")
    assert public(events) == ["hidden-move"]
    assert [event.to for event in events if event.to is not None] == [frozenset({RED})]


def test_sailing_from_port_to_port_names_no_cell():
    _, events = told(stood("2 . . . .\n1 r#:D ~ ~ r#"), "a1~d1")
    assert public(events) == ["hidden-move"]


def test_leaving_a_forest_tells_the_class_and_both_cells():
    _, events = told(stood("3 . . .\n2 . . .\n1 . *:rD ."), "b1-b2")
    (text,) = [event.text for event in events if event.to is None]
    assert dict(text.args) | {"unit": None} == {"seat": RED, "start": "b1", "end": "b2", "unit": None}
    assert dict(text.args)["unit"].key == "jiangshan-mark-i"


def test_recruiting_tells_the_price_alone():
    state = stood("2 . r% .\n1 . . .", "red merit 4; red box R G")
    _, events = told(state, "$R")
    assert [dict(event.text.args) for event in events] == [{"seat": RED, "price": 4}]


def test_support_tells_the_class_at_a_gate_and_nothing_inside_the_camp():
    state = stood("3 . . .\n2 . r% .\n1 . . .", "red reserve D H")
    _, events = told(state, "+D@b1")
    assert dict(events[0].text.args)["unit"].key == "jiangshan-mark-i"
    _, events = told(state, "+D@b2")
    assert public(events) == ["support-inside"]
    assert dict(events[0].text.args)["unit"] == ""


def test_presets_and_standing_orders_are_told_to_nobody_else():
    state = stood("2 rD? . .\n1 . . .")
    for typed in ("^a2/w", "standing mode off", "standing protect KQ"):
        _, events = told(state, typed)
        assert [event.to for event in events] == [frozenset({RED})]


# 2.5 Scouts


def test_a_scout_is_stopped_by_a_hidden_unit_and_takes_a_hidden_scout():
    assert unit(ordered(stood("2 *:bD . .\n1 rSi . ."), "a1-a2"), "a2").marked
    state, events = told(stood("2 *:bS . .\n1 rSi . ."), "a1-a2")
    assert (BLUE, "S") in state.dead
    assert state.sides[RED].merit == 0
    assert "found" in public(events)


def test_a_scout_shows_the_face_it_acts_as():
    state = stood("3 . . .\n2 . . .\n1 rSi . .")
    assert unit(ordered(state, "a1-b3:h"), "b3").face == "h"
    assert refused(state, "a1-b3") == "E_REACH", "it acts as the face it shows where none is typed"
    assert unit(ordered(state, "a1-a2:h"), "a2").face == "h"
    assert unit(ordered(state, "a1-a2"), "a2").face == "i"
    assert refused(state, "a1-b2:h") == "E_REACH"


def test_a_scout_that_comes_without_a_face_comes_on_foot():
    given = "red morale 2; red stratagems scout; red box S; red reserve S"
    state = stood("3 . . .\n2 . r% .\n1 . . .", given)
    assert unit(ordered(state, "+S@b1"), "b1").face == "i"
    assert unit(ordered(state, "#scout b2:b1"), "b1").face == "i"


def test_a_scout_sails_as_foot_and_lands_in_no_tile():
    state = stood("2 . . . r#\n1 rSh ~ ~ .")
    assert unit(ordered(state, "a1~d1"), "d1").face == "i"
    assert refused(stood("2 . . . .\n1 rSh ~ ~ r#"), "a1~d1") == "E_DEST"


# 4.2 and 5


def test_a_garrison_is_left_in_peace_by_fire_and_shots():
    state = stood("3 . b#:D .\n2 . . .\n1 . rAn .", "red morale 2; red stratagems fire")
    assert refused(state, "b1*b3") == "E_TARGET"
    assert refused(state, "#fire b1*b3") == "E_FIRE"


def test_a_camp_commands_its_garrison_out_and_a_unit_in():
    assert unit(ordered(stood("3 . . .\n2 . r%:D .\n1 . . ."), "@b2:b2-b3"), "b3").place is Place.OPEN
    assert unit(ordered(stood("3 . . .\n2 . r% .\n1 . rK? ."), "@b2:b1-b2"), "b2").place is Place.TILE


def test_an_order_to_a_forest_with_an_unknown_enemy_is_stopped_and_may_turn():
    state = ordered(stood("3 . . .\n2 . r% *:bD\n1 . rPs ."), "@b2:b1-c2/e")
    assert (unit(state, "b1").facing, unit(state, "b1").commanded, unit(state, "c2").marked) == ("e", True, True)


def test_a_king_who_surrenders_leaves_his_tiles_to_the_besieger():
    state = ordered(stood("3 b#:K . . gK?\n2 rD? rD? . .\n1 . . . b%"), "b2-b3")
    assert (state.tiles[at("a3")].owner, state.tiles[at("d1")].owner, state.sides[RED].merit) == (RED, RED, 1)


def test_tiles_that_vanish_with_their_owner_are_no_longer_besieged():
    state = stood("3 b# rD? . gK?\n2 . rD? . .\n1 b# rD? . bK?", "setback_city 2")
    state = ordered(state, "b2-a2")
    assert state.sides[BLUE].defeated
    assert {name: tile.owner for name, tile in state.tiles.items()} == {at("a1"): RED}


# 6.4 and 7.7


def test_a_king_burnt_by_his_own_fire_leaves_no_tiles():
    state = stood("2 *F:rK . .\n1 r# . b#", "red morale 3")
    state = replace(state, phase=Phase.WEATHER, fires=Chart({at("a2"): Fire(True, RED)}))
    state, _ = moves.play(RULES, state, CHANCE, ("weather", "sun"))
    assert state.sides[RED].defeated
    assert at("a1") not in state.tiles


def test_tiles_that_come_with_a_kings_fall_count_for_holding():
    state = stood("3 bK . . gK?\n2 rDn . . .\n1 r# b# b% g#", "hold 3")
    state = ordered(state, "a2xa3")
    assert state.result is not None
    assert state.result.reason.key == "jiangshan-outcome-hold"


def test_where_the_first_defeat_loses_a_whole_team_its_others_leave_too():
    state = stood("3 bK . . gK?\n2 rDn . . .\n1 rK? . wK? w#", "teams 0 1 2 1")
    state = replace(state, terms=replace(state.terms, team_loss="first"))
    state = ordered(state, "a2xa3")
    assert state.result is None
    assert state.sides[3].defeated
    assert not any(each.owner == 3 for each in state.units.values())


def test_a_unit_lost_in_a_round_makes_that_round_count_as_progress():
    state = stood("3 . bDs .\n2 . rDn .\n1 rK? . bK?")
    state = ordered(replace(state, round=5), "b2xb3")
    assert (state.progressed, RULES.view(state, RED).quiet) == (5, 0)
    assert RULES.view(replace(state, round=31), RED).quiet == 25


def _rounds(state: State, *orders: str) -> State:
    for typed in orders:
        state = ordered(state, typed)
    return state


def test_the_third_time_the_same_position_is_adjudicated_whatever_is_preset():
    state = stood("6 . . bK?\n5 . . .\n4 . . .\n3 . . .\n2 . . .\n1 rK? rD? .")
    cycle = ("a1-a2; end", "c6-c5; end", "a2-a1; end", "c5-c6; end")
    state = _rounds(state, *cycle)
    state = ordered(state, "^b1/w")
    state = _rounds(state, *cycle)
    state = ordered(state, "^b1/s")
    assert state.result is None
    state = _rounds(state, *cycle[:1])
    assert state.result is None or state.result.reason.key == "jiangshan-outcome-even"
    state = state if state.result is not None else _rounds(state, *cycle[1:])
    assert state.result is not None


def test_the_round_limit_is_adjudicated_on_points():
    state = stood("6 . . bK?\n5 . . .\n4 . . .\n3 . . .\n2 rR? . .\n1 rK? . .", "round_limit 1")
    state = _rounds(state, "a1-b1; end", "c6-c5; end")
    assert state.result is not None
    assert (state.result.winners, state.result.reason.key) == ((RED,), "jiangshan-outcome-points")
    assert [dict(line.args)["points"] for line in state.result.scores] == [4, 0]


def test_without_a_round_limit_no_round_is_the_last_but_for_want_of_progress():
    board = "6 . . bK?\n5 . . .\n4 . . .\n3 . . .\n2 rR? . .\n1 rK? . ."
    state = replace(stood(board, "round_limit 0"), round=5000, progressed=5000)
    assert _rounds(state, "a1-b1; end", "c6-c5; end").result is None
    assert _rounds(replace(state, progressed=4975), "a1-b1; end", "c6-c5; end").result is not None


def test_a_draw_is_agreed_when_every_team_has_offered_and_an_offer_lasts_until_ones_next_turn():
    state = stood("6 . . bK?\n5 . . .\n4 . . .\n3 . . .\n2 . . .\n1 rK? . .")
    state = ordered(state, "draw", "a1-a2; end")
    assert state.sides[RED].draw
    agreed, _ = moves.play(RULES, state, BLUE, ("draw",))
    assert agreed.result is not None
    assert agreed.result.winners == ()
    assert not ordered(state, "c6-c5; end").sides[RED].draw


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_resigning_in_every_phase_ends_a_game_of_two(seat):
    for options in (Options(), Options(scenario="b_chu_han")):
        state, _ = moves.play(RULES, RULES.setup(options, 2), seat, ("resign",))
        assert state.result is not None
        assert state.result.winners == (Seat(1 - seat),)


# 6.5 Substitution


SAVED = "4 . bK bDs .\n3 . . . .\n2 . . rH .\n1 rK? . . {}"


def asked(mode: str = "ask", other: str = "gK?") -> State:
    state = stood(SAVED.format(other), "blue morale 3; blue stratagems decoy; teams 0 1 2")
    return sided(state, BLUE, standing=Standing(mode))


def test_a_defender_who_gives_up_instead_of_answering_leaves_his_place_to_the_attacker():
    state = ordered(asked(), "c2xb4")
    assert state.phase is Phase.REACT
    state, _ = moves.play(RULES, state, BLUE, ("resign",))
    assert (state.phase, state.attack, state.active) == (Phase.ACTION, None, RED)
    assert (unit(state, "b4").kind, unit(state, "b4").commanded) == ("H", True)


def test_an_attacker_who_gives_up_meanwhile_passes_the_turn_on():
    state = ordered(asked(), "c2xb4")
    state, _ = moves.play(RULES, state, RED, ("resign",))
    assert (state.phase, state.attack, state.active) == (Phase.ACTION, None, BLUE)
    assert unit(state, "b4").kind == "K"


@pytest.mark.parametrize("seat", [RED, BLUE])
def test_giving_up_while_a_reaction_is_awaited_may_end_the_game(seat):
    state = stood(SAVED.format("."), "blue morale 3; blue stratagems decoy")
    state = ordered(sided(state, BLUE, standing=Standing("ask")), "c2xb4")
    assert state.phase is Phase.REACT
    state, _ = moves.play(RULES, state, seat, ("resign",))
    assert (state.phase, RULES.view(state, None).attack) == (Phase.OVER, None)


def test_a_draw_may_be_agreed_while_a_reaction_is_awaited():
    state = ordered(asked(other="."), "c2xb4")
    for seat in (RED, BLUE, *((GREEN,) if len(state.sides) > 2 else ())):
        state, _ = moves.play(RULES, state, seat, ("draw",))
    assert (state.phase, RULES.view(state, RED).attack) == (Phase.OVER, None)


def test_nobody_else_sees_which_exchanges_are_possible_or_what_the_attacker_will_do():
    state = ordered(asked(), "c2xb4")
    assert RULES.view(state, BLUE).attack.pairs
    assert not RULES.view(state, RED).attack.pairs
    assert not RULES.view(state, None).attack.pairs
    assert moves.choice(RULES, state, RED).tokens == ()


def test_without_an_order_that_fits_substitution_is_not_used():
    state = sided(asked("auto"), BLUE, standing=Standing("auto", "Q"))
    assert (BLUE, "K") in ordered(state, "c2xb4").dead
    state = sided(asked("auto"), BLUE, standing=Standing("auto", "K", "P"))
    assert (BLUE, "K") in ordered(state, "c2xb4").dead
    assert (BLUE, "D") in ordered(asked("auto"), "c2xb4").dead
    assert (BLUE, "K") in ordered(asked("off"), "c2xb4").dead


def test_a_unit_is_not_saved_by_one_that_stands_later_in_the_order():
    state = stood("4 . bG bR\n3 . . .\n2 . . rH\n1 rK? . .", "blue morale 3; blue stratagems decoy")
    state = sided(state, BLUE, standing=Standing("auto", "G", "SDPAJHLBGRQ"))
    assert (BLUE, "G") in ordered(state, "c2xb4").dead
    state = sided(state, BLUE, standing=Standing("auto", "G"))
    assert (BLUE, "R") in ordered(state, "c2xb4").dead


def test_of_equal_victims_the_lower_row_then_the_lower_column_is_given_up():
    state = stood("5 bDs bK bDs\n4 . . .\n3 . . rH\n2 . . .\n1 rK? . .", "blue morale 3; blue stratagems decoy")
    after = ordered(state, "c3xb5")
    assert boarded(after)[0].split()[1:] == ["bK", "rH", "bDs"]


def test_substitution_is_used_once_a_hostile_turn_and_again_in_the_next():
    board = "4 bDs bK bDs\n3 . . .\n2 . . rH\n1 . rR rK?"
    state = stood(board, "blue morale 9; blue stratagems decoy; red morale 3; red stratagems extra")
    state = ordered(state, "c2xb4", "#extra")
    assert (unit(state, "a4").kind, state.sides[BLUE].used) == ("K", {"decoy"})
    assert ordered(state, "b1-a1", "end").sides[BLUE].used == frozenset()


def test_a_standing_order_of_any_content_is_typed_and_read_back():
    state = stood("2 rK? . .\n1 . . .")
    for typed, standing in (
        ("standing protect KQ", Standing("auto", "KQ")),
        ("standing protect qk", Standing("auto", "KQ")),
        ("standing sacrifice DSP", Standing("auto", "K", "DSP")),
        ("standing protect none", Standing("auto", "")),
        ("standing mode ask", Standing("ask")),
    ):
        (move,) = RULES.parse(RULES.view(state, RED), typed)
        assert RULES.parse(RULES.view(state, RED), RULES.format(move)) == (move,)
        assert ordered(state, typed).sides[RED].standing == standing
    for typed in (
        "standing protect K",
        "standing protect X",
        "standing sacrifice DD",
        "standing sacrifice K",
        "standing",
    ):
        with pytest.raises(IllegalMove):
            ordered(state, typed)


# 7.3, 7.5 Mounted shots


@pytest.mark.parametrize(
    ("board", "typed", "code"),
    [
        ("4 . . .\n3 . . bDs\n2 . . .\n1 rL . .", "a1-a2*c2", "E_TARGET"),
        ("4 . . .\n3 . . bDs\n2 . . .\n1 rL . .", "a1-a2*c3", "E_RANGE"),
        ("4 . . .\n3 . . bR\n2 . . .\n1 rL . .", "a1-b3*c3", "E_RANGE"),
        ("4 . . .\n3 . . bR\n2 . . .\n1 rL . .", "a1-b1*c3", "E_RANGE"),
        ("4 . . .\n3 . . bR\n2 . . .\n1 . rL .", "b1-c1*c3", "E_HEAVY"),
        ("4 . . .\n3 . . bDs\n2 . . .\n1 . rH .", "b1-c1*c3", "E_STATE"),
        ("4 . . .\n3 . . *:bD\n2 . . .\n1 . rL .", "b1-c1*c3", "E_TARGET"),
        ("4 . . .\n3 . . bDs\n2 . . .\n1 . rL r#", "b1-c1*c3", "E_STATE"),
    ],
)
def test_a_mounted_shot_is_refused_beforehand_for_what_everybody_knows(board, typed, code):
    assert refused(stood(board), typed) == code


def test_a_mounted_shot_out_of_sight_is_held_and_the_ride_stands():
    state, events = told(stood("3 . . bDs\n2 . . ^\n1 . rL ."), "b1-c1*c3")
    assert unit(state, "c1").kind == "L"
    assert "shot-held" in public(events)
    assert not unit(state, "c3").chaos


def test_a_rider_that_is_stopped_loses_its_shot():
    state, events = told(stood("4 . . bDs\n3 . . .\n2 *:bP . .\n1 . . rL"), "c1-a2*c4")
    assert unit(state, "c1").kind == "L"
    assert {"stopped", "shot-lost"} <= set(public(events))


def test_a_mounted_shot_follows_a_capture():
    state = ordered(stood("3 . . bDs\n2 . . .\n1 . rL bPn"), "b1xc1*c3")
    assert unit(state, "c3").chaos


def test_a_riders_fire_is_its_very_next_order():
    board = "3 . . .\n2 . . .\n1 . rL bK"
    state = stood(board, "red morale 2; red stratagems fire; red merit 4; red box H")
    state = ordered(state, "b1-b2")
    assert refused(state, "#fire b2*b1") == "E_RANGE"
    assert refused(state, "#fire b2*a2") == "E_RANGE"
    far = ordered(
        stood(
            "4 . . bK .\n3 . . . .\n2 . . . .\n1 . rL . .", "red morale 2; red stratagems fire; red merit 4; red box H"
        ),
        "b1xb2",
    )
    assert at("d2") in ordered(far, "#fire b2*d2").fires
    assert refused(ordered(far, "$H"), "#fire b2*d2") == "E_DONE"
    assert at("d2") in ordered(far, "standing mode off", "#fire b2*d2").fires


def test_an_allys_hidden_unit_lends_no_eyes_that_its_friend_is_not_told_of():
    state = stood("5 . . *:gD\n4 . . bDs\n3 . ^ ^\n2 . . rAn\n1 . . .", "teams 0 1 0")
    assert refused(state, "c2*c4") == "E_SIGHT"
    told_of = replace(state, options=Options(allied_intel=True))
    assert unit(ordered(told_of, "c2*c4"), "c4").chaos


# 9.2 Processing


def test_whoever_is_refused_a_knights_step_is_told_which_two_cells_are_in_its_way():
    state = stood("4 . .  . .\n3 . ^  ^ .\n2 . rH . bK\n1 . .  . .")
    with pytest.raises(IllegalMove) as blocked:
        ordered(state, "b2-c4")
    told = dict(blocked.value.reason.args)
    assert {told["one"], told["other"]} == {"b3", "c3"}


def test_test_checks_the_first_order_and_plays_nothing():
    state = stood("2 rK? . .\n1 . . .")
    for typed, key in (
        ("test a2-b2; end", "jiangshan-test-fine"),
        ("TEST a2-c2", "jiangshan-refusal-e-reach"),
        ("test x", "jiangshan-refusal-e-syntax"),
    ):
        with pytest.raises(IllegalMove) as checked:
            RULES.parse(RULES.view(state, RED), typed)
        assert checked.value.reason.key == key


def test_a_message_closes_the_turn_when_no_action_is_left():
    state = stood("3 . . bK?\n2 rK? . .\n1 rD? . .", "red merit 2; red box H")

    def closes(state: State, typed: str) -> bool:
        return RULES.parse(RULES.view(state, RED), typed)[-1][-1] == "end"

    assert closes(state, "a2-b2")
    assert not closes(state, "a2-b2; wait")
    assert not closes(state, "$H")
    spent = ordered(state, "a2-b2")
    assert closes(spent, "$H")
    assert not closes(spent, "^a1/w")
    assert not closes(spent, "draw")


def test_picks_are_typed_in_any_order():
    state = RULES.setup(Options(scenario="b_chu_han"), 2)
    assert RULES.parse(RULES.view(state, RED), "pick fire swap decoy") == (("pick", "swap,fire+decoy", "KG"),)


@pytest.mark.parametrize(
    ("board", "given", "typed", "code"),
    [
        ("2 . . .\n1 rD?! . .", "", "b1-b2", "E_UNIT"),
        ("2 . . .\n1 rD?! . .", "", "a1-a2", "E_CHAOS"),
        ("2 ^ . .\n1 rD? . .", "", "a1-a2", "E_DEST"),
        ("3 . . .\n2 . . .\n1 rDn . .", "", "a1-c3", "E_REACH"),
        ("3 r#:P . .\n2 . . .\n1 rD? . .", "", "a1-a3", "E_DEST"),
        ("2 bPs . .\n1 rA? . .", "", "a1-a2", "E_CAPTURE"),
        ("2 . . .\n1 rD? . .", "", "#extra", "E_HUFU"),
        ("2 . . .\n1 rD? . .", "red stratagems extra", "#extra", "E_MORALE"),
        ("2 . . .\n1 rD? . .", "red merit 9; red box D", "$H", "E_RES"),
        ("2 . . .\n1 rD? . .", "red box H", "$H", "E_MERIT"),
        ("2 . . .\n1 rD? . .", "", "+D@a2", "E_RES"),
        ("2 . . .\n1 rD? . .", "", "@a2:a1-b1", "E_CMD"),
        ("2 . . .\n1 rD? . .", "", "a1~c1", "E_WATER"),
        ("2 . . .\n1 rH? . .", "", "a1~c1", "E_STATE"),
        ("2 . . .\n1 rH? . .", "", "=a1", "E_UNIT"),
        ("2 . . .\n1 rH? . .", "", "!a1", "E_STATE"),
        ("2 . . .\n1 rH? . .", "", "^a1/n", "E_STATE"),
        ("2 . . .\n1 rH? . .", "", "gibberish", "E_SYNTAX"),
    ],
)
def test_the_code_of_a_rejection(board, given, typed, code):
    assert refused(stood(board, given or "nothing"), typed) == code


def test_a_unit_that_sees_no_enemy_marches_however_it_is_written():
    assert unit(ordered(stood("2 . . .\n1 rD? . ."), "a1xb2"), "b2").place is Place.OPEN


def test_out_of_turn_only_open_orders_are_possible():
    state = stood("2 . bD? .\n1 rD? . .")
    assert refused(state, "b2-b1", seat=BLUE) == "E_TURN"
    assert ordered(state, "^b2/w", seat=BLUE).units[at("b2")].preset == "w"


def test_a_capital_lost_defeats_its_owner_where_the_scenario_says_so():
    state = stood("3 . b# .\n2 . rDn .\n1 . . bK?")
    tiles = Chart({at("b3"): Tile(BLUE, camp=False, capital=True)})
    state = replace(state, tiles=tiles, terms=replace(state.terms, capital_loss="defeat"))
    state, events = told(state, "b2xb3")
    assert state.result is not None
    assert dict(state.result.reason.args)["cause"] == text("jiangshan-cause-capital", seat=BLUE)
    assert state.tiles[at("b3")].owner == RED
    keys = [event.text.key.removeprefix("jiangshan-event-") for event in events]
    assert keys.index("capital") < keys.index("defeated")


def test_the_end_says_that_the_king_fell():
    state = ordered(stood("2 . bK\n1 rK ."), "a1xb2")
    assert state.result is not None
    assert dict(state.result.reason.args)["cause"] == text("jiangshan-cause-king", seat=BLUE)


# 5.3, 6.1 and 6.4 among three


def test_enemies_besiege_together_and_the_one_whose_turn_it_is_takes_the_tile():
    state = ordered(stood("3 b#:P . gJ?\n2 gJ? rJ? .\n1 . . bK?", "teams 0 1 2"), "b2-b3")
    assert (state.tiles[at("a3")].owner, state.sides[RED].merit, state.sides[GREEN].merit) == (RED, 1, 0)


def test_a_siege_waits_for_the_turn_of_a_besieger():
    state = stood("3 b#:P gJ? . .\n2 . gJ? . .\n1 . rK? . bK?", "teams 0 1 2")
    moved = replace(state, active=GREEN)
    assert ordered(moved, "b2-a2").tiles[at("a3")].owner == GREEN
    units = {**state.units, at("a2"): replace(unit(state, "b2"), cell=at("a2"))}
    del units[at("b2")]
    assert ordered(replace(state, units=Chart(units)), "b1-c1").tiles[at("a3")].owner == BLUE


def test_an_allys_tile_taken_costs_no_morale():
    state = stood("3 . g# .\n2 . rDn .\n1 . . bK?", "teams 0 1 0; green morale 1; setback_city 2")
    state = ordered(state, "b2xb3")
    assert (state.tiles[at("b3")].owner, state.sides[GREEN].morale) == (RED, 1)


def test_a_unit_that_occupies_goes_back_to_its_box():
    state = ordered(stood("3 . b# .\n2 . rDn .\n1 rK? . bK?", "red box H"), "b2xb3")
    assert (state.sides[RED].box, state.dead) == (("D", "H"), ())


def test_only_the_active_teams_eyes_turn_units_up():
    state = stood("3 bK? . . .\n2 . . . .\n1 gK? . . rK?", "teams 0 1 2")
    state = ordered(state, "d1-d2")
    assert not unit(state, "a3").battle
    state = ordered(state, "end")
    assert not unit(state, "a3").battle
    assert unit(state, "a1").battle


def burning(board: str, given: str = "nothing", *, result: str = "sun", owner: Seat = RED) -> State:
    """The position after a roll of the weather at the start of red's turn; `owner` has lit the fires."""
    state = stood(board, given)
    fires = Chart({where: replace(fire, owner=owner) for where, fire in state.fires.items()})
    state, _ = moves.play(RULES, replace(state, phase=Phase.WEATHER, fires=fires), CHANCE, ("weather", result))
    return state


def test_burning_down_earns_merit_for_enemies_only():
    board = "2 *F:{} . . .\n1 rK? . . bK?"
    assert burning(board.format("bD")).sides[RED].merit == 1
    assert burning(board.format("rD")).sides[RED].merit == 0
    assert burning(board.format("bS")).sides[RED].merit == 0


def test_two_sources_give_one_fire_to_the_lower_row():
    state = stood("3 *F * *F .\n2 . . . .\n1 rK? . . bK?")
    fires = Chart({at("a3"): Fire(True, RED), at("c3"): Fire(True, BLUE)})
    state, _ = moves.play(RULES, replace(state, phase=Phase.WEATHER, fires=fires), CHANCE, ("weather", "sun"))
    assert dict(state.fires) == {at("b3"): Fire(False, RED)}


def test_a_king_burnt_by_an_enemys_fire_in_the_enemys_turn_leaves_it_his_tiles():
    state = burning("2 *F:bK . . gK?\n1 rK? . . b#", "teams 0 1 2")
    assert (state.sides[BLUE].defeated, state.tiles[at("d1")].owner, state.sides[RED].merit) == (True, RED, 1)


def test_a_king_who_burns_in_his_own_turn_passes_it_on():
    state = burning("2 *F:rK . . gK?\n1 . . . bK?", "teams 0 1 2", owner=BLUE)
    assert (state.sides[RED].defeated, state.active, state.phase, state.ap) == (True, BLUE, Phase.ACTION, 1)


def test_without_a_fire_the_weather_is_not_rolled():
    state = ordered(stood("2 rK? . . .\n1 . . . bK?"), "a2-b2; end")
    assert (state.phase, state.active, moves.choice(RULES, state, CHANCE)) == (Phase.ACTION, BLUE, None)


def test_a_burning_forest_may_be_left_out_of_chaos_and_not_entered():
    assert unit(ordered(stood("3 . . .\n2 . . .\n1 *f:rD . ."), "a1-a2"), "a2").kind == "D"
    assert refused(stood("3 . . .\n2 . . .\n1 *f rD? ."), "b1-a1") == "E_DEST"
    assert refused(changed(stood("3 . . .\n2 . . .\n1 *f:rD . ."), "a1", chaos=True), "a1-a2") == "E_CHAOS"


def test_array_takes_nobody_out_of_a_burning_forest():
    state = stood("2 rD? . .\n1 rG *f:rP .", "red morale 1; red stratagems swap")
    assert refused(state, "#swap a1:a2,b1") == "E_FIRE"


def test_array_turns_a_marching_commander_up_and_needs_one_that_may_deploy():
    board = "4 {} . .\n3 . . .\n2 rD? rG? .\n1 rP? . ."
    given = "red morale 1; red stratagems swap"
    assert refused(stood(board.format("."), given), "#swap b2:a2,a1") == "E_CMD"
    state = ordered(stood(board.format("bDs"), given), "#swap b2:a2,a1")
    assert (unit(state, "b2").battle, unit(state, "a1").kind, unit(state, "a1").commanded) == (True, "D", True)


def test_conjuring_shows_a_scout_that_everybody_knows_for_one():
    state = stood("3 . . .\n2 . r% .\n1 . . .", "red morale 9; red stratagems scout; red box S S")
    state = ordered(state, "#scout b2:b1:h")
    shown = RULES.view(state, None).units[at("b1")]
    assert (shown.kind, shown.mark, shown.battle) == ("S", "h", False)
    assert refused(state, "#scout reserve") == "E_HUFU"
    assert (state.ap, state.sides[RED].supply, state.sides[RED].shown) == (1, 0, {"scout"})


def test_deception_leaves_the_same_unit_done_and_works_when_no_action_is_left():
    state = stood("3 . . .\n2 rD? . .\n1 rP? . .", "red morale 3; red supply 2; red stratagems extra")
    state = ordered(state, "a2-a3", "#extra")
    assert (state.ap, state.sides[RED].morale, state.sides[RED].supply) == (1, 0, 0)
    assert refused(state, "a3-b3") == "E_DONE"
    assert refused(state, "a1-a2") == ""


def test_it_is_told_when_supply_becomes_morale():
    _, events = told(stood("2 b# . r#\n1 . rK? bK?", "blue morale 2; blue supply 3"), "b1-b2; end")
    assert not {"jiangshan-event-turn", "jiangshan-event-supplied"} & {
        event.text.key for event in events if not event.detail
    }
    (gained,) = [event.text for event in events if event.text.key == "jiangshan-event-supplied"]
    assert dict(gained.args) == {"seat": BLUE, "morale": 3}
    _, events = told(stood("2 b# . r#\n1 . rK? bK?", "blue morale 2; blue supply 2"), "b1-b2; end")
    assert "jiangshan-event-supplied" not in [event.text.key for event in events]


def test_morale_is_nine_at_most_and_supply_then_three():
    state = ordered(stood("2 r# . r#\n1 . rK? bK?", "red morale 9; red supply 3"), "b1-b2; end")
    state = ordered(state, "c1-b1; end")
    assert (state.sides[RED].morale, state.sides[RED].supply) == (9, 3)


def test_a_facing_that_was_shown_is_remembered_though_the_unit_hides_with_the_turn():
    """Two turns that tell everybody different things leave different views."""
    state = stood("5 . . . *:bD .\n4 . . . . .\n3 . . . . .\n2 . rD? . . .\n1 b# . . . rK?")
    state = replace(state, ap=0)
    views = []
    for facing in "ne":
        after, _ = moves.play(RULES, state, RED, ("b2", "deploy", f"/{facing}", "end"))
        views.append(RULES.view(after, BLUE))
        assert any(step.by == "faces" and step.shown == facing for step in views[-1].steps)
    assert views[0] != views[1]
