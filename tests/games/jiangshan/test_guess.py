"""Armies imagined: they agree with the view, with what the scenario lists and with what was seen to hide."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from games.core import Chance, Seat
from games.jiangshan import guess as guesses
from games.jiangshan.board import Cell, cell
from games.jiangshan.options import SCENARIOS, Options
from games.jiangshan.state import Attack, Chart, Phase, Place, State, Unit
from games.search import decide
from tests.support.jiangshan import RULES, ordered, stood

RED, BLUE = Seat(0), Seat(1)


def imagined(state: State, number: int = 0) -> State:
    """What Red may think, true to what it sees."""
    view = RULES.view(state, RED)
    guess = guesses.guess(view, Chance(b"imagined", number))
    assert RULES.view(guess, RED) == view
    return guess


def at(state: State, name: str) -> Unit | None:
    where = cell(name)
    assert where is not None
    return state.units.get(where)


def _marked(state: State, name: str, *, marked: bool) -> State:
    """The same where everybody knows that somebody is there, if `marked`."""
    hidden = at(state, name)
    assert hidden is not None
    return replace(state, units=Chart({**state.units, hidden.cell: replace(hidden, marked=marked)}))


def unfollowed(state: State) -> State:
    """The same where nobody could follow anybody from where the scenario put them."""
    return replace(state, units=Chart({at: replace(unit, began=None) for at, unit in state.units.items()}))


def kinds(state: State, seat: Seat) -> Counter[str]:
    return Counter(unit.kind for unit in state.units.values() if unit.owner == seat)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nobody_has_what_the_scenario_does_not_list_before_anybody_recruits(scenario: str) -> None:
    options = Options(scenario=scenario)
    state = RULES.setup(options, RULES.seats(options)[0])
    for number in range(20):
        guess = imagined(state, number)
        for seat, side in enumerate(state.sides):
            army, other = (kinds(each, Seat(seat)) + Counter(each.sides[seat].reserve) for each in (state, guess))
            assert army == other
            assert sorted(side.box) == sorted(guess.sides[seat].box)


def test_whose_kind_is_certain() -> None:
    """Whom the scenario put where they are still, whom everybody saw, and one's own; nobody else."""
    state = RULES.setup(Options(), 2)
    view = RULES.view(state, RED)
    assert guesses.sure(view) == {at: unit.kind for at, unit in state.units.items()}
    strange = unfollowed(state)
    found = guesses.sure(RULES.view(strange, RED))
    assert found == {at: unit.kind for at, unit in strange.units.items() if unit.owner == RED}
    (shown, *_) = (at for at, unit in strange.units.items() if unit.owner == BLUE and unit.kind == "A")
    tracked = replace(strange.units[shown], tracked=True)
    seen = replace(strange, units=Chart({**strange.units, shown: tracked}))
    assert guesses.sure(RULES.view(seen, RED)) == {**found, shown: "A"}


def test_who_spent_merit_may_have_anything_for_sale() -> None:
    state = unfollowed(RULES.setup(Options(), 2))
    sides = (state.sides[0], replace(state.sides[1], earned=9))
    found = Counter[str]()
    for number in range(60):
        found += kinds(imagined(replace(state, sides=sides), number), BLUE)
    assert set("JL") <= found.keys()
    assert not set("QS") & found.keys()


def test_hidden_types_differ_from_guess_to_guess() -> None:
    state = unfollowed(RULES.setup(Options(), 2))
    assert len({str(imagined(state, number).units) for number in range(60)}) > 5


def opened() -> State:
    state = RULES.setup(RULES.presets["first-array"], 2)
    return replace(state, phase=Phase.ACTION, active=BLUE, ap=1)


def seen_at(state: State, where: str) -> set[str]:
    return {unit.kind for number in range(30) if (unit := at(imagined(state, number), where)) is not None}


@pytest.mark.parametrize(
    ("orders", "where", "kind"),
    [
        (("j4-k4", "end"), "k4", "A"),
        (("i5-g5", "end", "c7-e6", "end", "j4-i5", "end"), "i5", "A"),
        (("i5-g5", "end", "c7-e6", "end", "j4-i3", "end"), "g5", "P"),
        (("i5-g5", "end", "c7-e6", "end", "g5-g4", "end"), "g4", "P"),
    ],
)
def test_whom_everybody_could_follow_is_known_by_where_the_scenario_put_them(
    orders: tuple[str, ...], where: str, kind: str
) -> None:
    state = ordered(opened(), *orders)
    assert seen_at(state, where) == {kind}
    assert len(seen_at(ordered(unfollowed(opened()), *orders), where)) > 1


def test_whoever_went_from_wood_to_wood_cannot_be_followed() -> None:
    state = ordered(opened(), "i5-g5", "end", "c7-e6", "end", "g5-f5", "end")
    assert all(unit.began is None for unit in state.units.values() if unit.place is Place.FOREST)
    found = Counter(at(imagined(state, number), "g5") is None for number in range(30))
    assert found[True] > 5 < found[False]


def test_the_dead_do_not_return() -> None:
    state = replace(RULES.setup(Options(), 2), dead=((BLUE, "A"),))
    units = {where: unit for where, unit in state.units.items() if (unit.owner, unit.kind) != (BLUE, "A")}
    for number in range(10):
        guess = imagined(replace(state, units=Chart(units)), number)
        assert "A" not in kinds(guess, BLUE) + Counter(guess.sides[1].reserve)


def test_no_scout_sits_in_a_tile() -> None:
    state = unfollowed(RULES.setup(Options("e_jingxing"), 2))
    inside = next(where for where, tile in state.tiles.items() if tile.owner == BLUE)
    guards = next(unit for unit in state.units.values() if (unit.owner, unit.kind) == (BLUE, "D"))
    units = {where: unit for where, unit in state.units.items() if unit != guards}
    units[inside] = replace(guards, cell=inside, place=Place.TILE, marked=True)
    found = [imagined(replace(state, units=Chart(units)), number).units[inside].kind for number in range(60)]
    assert len(set(found)) > 3
    assert "S" not in found


@pytest.mark.parametrize(
    ("given", "order", "there"),
    [
        ("4 . . . .\n3 . bH? . .\n2 . . . *\n1 rK? . . bK?", "b3-d2", "HLGS"),
        ("4 . . . .\n3 . . . b#\n2 . . . bR\n1 rK? . . bK?", "d2-d3", "R"),
    ],
)
@pytest.mark.parametrize("marked", [False, True])
def test_who_was_seen_to_hide_is_there(given: str, order: str, there: str, *, marked: bool) -> None:
    state = _marked(ordered(stood(given, turn="blue"), order, "end"), order[-2:], marked=marked)
    found = {unit.kind for number in range(20) if (unit := at(imagined(state, number), order[-2:])) is not None}
    assert found <= set(there)
    assert found


@pytest.mark.parametrize("later", [(), ("end", "c7-e6", "end", "j4-i3", "end")])
def test_who_came_from_the_reserve_into_a_camp_is_there_also_turns_later(later: tuple[str, ...]) -> None:
    state = RULES.setup(RULES.presets["first-array"], 2)
    state = ordered(replace(state, phase=Phase.ACTION, active=BLUE, ap=1), "+D@k3", *later)
    assert bool(later) != any(step.end == cell("k3") for step in RULES.view(state, RED).steps)
    for number in range(10):
        unit = at(imagined(state, number), "k3")
        assert unit is not None
        assert unit.place is Place.TILE


@pytest.mark.parametrize("marked", [False, True])
def test_a_king_out_of_sight_is_where_he_was_seen_to_go(*, marked: bool) -> None:
    state = ordered(stood("3 . * . *\n2 . . . bK?\n1 rK? b# . .", "blue morale 3", turn="blue"), "d2-d3", "end")
    state = _marked(state, "d3", marked=marked)
    for number in range(10):
        king = at(imagined(state, number), "d3")
        assert king is not None
        assert king.kind == "K"


def test_who_went_into_a_wood_long_ago_lies_in_one_still() -> None:
    state = _hidden_in_a_wood()
    army = kinds(state, BLUE) + Counter(state.sides[BLUE].reserve)
    found = [imagined(state, number) for number in range(30)]
    assert all(kinds(guess, BLUE) + Counter(guess.sides[BLUE].reserve) == army for guess in found)
    woods = [_woods(guess) for guess in found]
    assert {len(each) for each in woods} == {1}
    assert len({at for (at,) in woods}) == 2


def test_who_strikes_out_of_a_wood_is_there_and_can_be_answered() -> None:
    state = _hidden_in_a_wood()
    (wood,) = _woods(state)
    targets = [at for at, unit in state.units.items() if unit.owner == RED and unit.place is Place.OPEN]
    attack = Attack(wood, targets[0], None, None, BLUE, pairs=((targets[0], targets[1]),))
    state = replace(state, phase=Phase.REACT, attack=attack)
    assert all(_woods(imagined(state, number)) == [wood] for number in range(30))
    for number in range(10):
        answer = decide(RULES, RULES.view(state, RED), RED, "medium", bytes([number] * 32))
        assert answer[0] in ("refuse", "decoy")


def test_a_king_who_strikes_when_nobody_else_is_left_can_be_answered() -> None:
    state = _hidden_in_a_wood()
    (wood,) = _woods(state)
    king = next(unit for unit in state.units.values() if unit.owner == BLUE and unit.kind.king)
    units = {at: unit for at, unit in state.units.items() if unit.owner == RED}
    targets = list(units)[:2]
    state = replace(
        state,
        units=Chart({**units, wood: replace(king, cell=wood, place=Place.FOREST)}),
        sides=(state.sides[RED], replace(state.sides[BLUE], reserve=())),
        dead=tuple((BLUE, str(kind)) for kind in state.terms.units.regular for _ in range(9)),
        phase=Phase.REACT,
        attack=Attack(wood, targets[0], None, None, BLUE, pairs=((targets[0], targets[1]),)),
    )
    view = RULES.view(state, RED)
    assert {decide(RULES, view, RED, "medium", bytes([number] * 32))[0] for number in range(10)} <= {"refuse", "decoy"}


def _hidden_in_a_wood() -> State:
    """One of Blue's foot lies in a wood, and nobody knows of it."""
    state = replace(RULES.setup(RULES.presets["first-array"], 2), phase=Phase.ACTION)
    foot = next(unit for unit in state.units.values() if unit.owner == BLUE and unit.kind.infantry)
    wood = cell("g5")
    assert wood is not None
    hidden = replace(foot, cell=wood, place=Place.FOREST)
    return replace(state, units=Chart({**{at: unit for at, unit in state.units.items() if unit != foot}, wood: hidden}))


def _woods(state: State) -> list[Cell]:
    return [at for at, unit in state.units.items() if unit.place is Place.FOREST]


def test_a_king_nobody_saw_hide_sits_in_a_tile_or_a_wood() -> None:
    state = replace(stood("3 . . . *:bK\n2 . . . .\n1 rK? b# . .", "blue morale 3"), phase=Phase.ACTION)
    places = Counter(
        unit.place
        for number in range(40)
        for unit in imagined(state, number).units.values()
        if unit.owner == BLUE and unit.kind.king
    )
    assert places[Place.TILE] > places[Place.FOREST] > 0


def test_a_king_who_can_be_nowhere_else_is_who_betrayed_himself() -> None:
    state = stood("3 . . *:bK .\n2 . rDn . .\n1 rK? . . bD?", "blue morale 3")
    king = at(state, "c3")
    assert king is not None
    state = replace(state, units=Chart({**state.units, king.cell: replace(king, marked=True)}))
    for number in range(10):
        found = at(imagined(state, number), "c3")
        assert found is not None
        assert found.kind == "K"
