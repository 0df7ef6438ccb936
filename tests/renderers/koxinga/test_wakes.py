from collections.abc import Sequence
from dataclasses import replace

import pytest

from games.core import Seat, text
from games.koxinga.state import FLAME, Battle, Duel, Phase, Result, Walk
from renderers.canvas import Canvas
from renderers.koxinga import battle, logbook, wakes
from renderers.koxinga.layout import FIGHT, layout
from renderers.koxinga.logbook import Waypoint
from renderers.koxinga.scene import Scene
from renderers.lettering import Style, width
from renderers.sheet import HEIGHT, WIDTH
from renderers.words import LOCALES
from tests.renderers.koxinga import positions
from tests.renderers.koxinga.positions import FOUR, ONE, RULES, THREE, TWO
from tests.renderers.voices import say_in


def parts(*blocks: int) -> list[tuple[tuple[int, ...], bool]]:
    return [(leg.blocks, leg.onwards) for leg in wakes.legs(Walk(ONE, blocks))]


def test_a_walk_is_cut_where_its_ship_turned() -> None:
    assert parts(18, 19, 20, 19) == [((18, 19, 20), True), ((20, 19), False)]
    assert parts(21, 20) == [((21, 20), False)]


def test_branches_and_the_last_step_home_lead_onwards() -> None:
    assert parts(5, 13, 14, 15, 16) == [((5, 13, 14, 15, 16), True)]
    assert parts(11, 12, 16, 15, 14) == [((11, 12, 16), True), ((16, 15, 14), False)]
    assert parts(69, 70, 0) == [((69, 70, 0), True)]


def lanes(*walks: Sequence[int]) -> list[list[int]]:
    sailed = [Walk(Seat(seat), tuple(blocks)) for seat, blocks in enumerate(walks)]
    return [[leg.lane for leg in route] for route in wakes.in_lanes(sailed)]


def test_whoever_crosses_the_same_edge_has_a_lane_of_his_own() -> None:
    assert lanes((18, 19, 20), (19, 20, 21), (20, 19)) == [[0], [1], [2]]
    assert lanes((18, 19, 20, 19, 18)) == [[0, 1]]


def test_a_ship_that_crosses_an_edge_more_than_twice_is_one_wake_with_its_count() -> None:
    """Up to six lines lay side by side, and none could be told to be the first."""
    walks = [Walk(TWO, (14, 15, 16, 17, 18)), Walk(TWO, (18, 17, 16, 12)), Walk(TWO, (12, 16, 17, 18, 17))]
    found = [(leg.blocks, leg.times) for (leg,) in wakes.in_lanes([Walk(ONE, (17, 18)), *walks])]
    assert found == [((17, 18), 1), ((14, 15, 16), 1), ((12, 16, 17), 3), ((18, 17), 4)]
    twice = [Walk(TWO, (18, 19)), Walk(TWO, (19, 18))]
    assert [leg.times for (leg,) in wakes.in_lanes(twice)] == [1, 1]


def test_ways_that_only_meet_on_a_block_keep_to_the_middle() -> None:
    assert lanes((18, 19), (19, 20), (40, 41)) == [[0], [0], [0]]


def test_ways_that_find_no_free_lane_share_one() -> None:
    assert [lane for (lane,) in lanes(*[(18, 19)] * 7)] == [0, 1, 2, 3, 4, 5, 0]


def test_the_logbook_tells_where_a_ship_turned_and_stopped() -> None:
    walks = [Walk(ONE, (0, 1, 0)), Walk(ONE, (0, 1, 2, 3, 4))]
    assert list(logbook.waypoints(walks)) == [Waypoint(0), Waypoint(1, True), Waypoint(0, False), Waypoint(4, True)]


def test_the_logbook_tells_what_came_of_every_duel() -> None:
    """The inset shows the battle under way alone."""
    duels = (
        Duel(TWO, 4, 3, Result.ATTACKER),
        Duel(THREE, 0, FLAME, Result.DEFENDER),
        Duel(FOUR, 9, 10, Result.DRAW),
    )
    fought = Battle(ONE, (TWO, THREE, FOUR), cannons=13, roll=6, duels=duels)
    flamed = Battle(ONE, (TWO,), cannons=2, roll=FLAME, duels=(Duel(TWO, 0, None, Result.ATTACKER),))
    walks = (Walk(ONE, (5, 6), ((6, fought),)), Walk(ONE, (6, 7), ((7, flamed),)))
    assert [(own.made, foe.seat, foe.made, foe.result) for own, foe in logbook.clashes(walks)] == [
        (19, TWO, 7, Result.ATTACKER),
        (19, THREE, FLAME, Result.DEFENDER),
        (19, FOUR, 19, Result.DRAW),
        (FLAME, TWO, None, Result.ATTACKER),
    ]
    (leaf,) = logbook.leaves(scene_of((*walks, Walk(TWO, (9, 10)))), FIGHT[1])
    assert [(way.seat, len(way.clashes)) for way in leaf.ways] == [(ONE, 4), (TWO, 0)]
    for left, top, right, _ in (FIGHT, *scene_of(walks).plan.spare):
        assert logbook.holds(scene_of(walks), replace(leaf, room=(left, top, right, top + FIGHT[3] - FIGHT[1])))
    peaceful = tuple(replace(walk, battles=()) for walk in walks)
    assert decoded_log(walks[0]) != decoded_log(replace(walks[0], battles=((6, replace(fought, roll=7)),)))
    assert not any(way.clashes for way in logbook.leaves(scene_of(peaceful), FIGHT[1])[0].ways)


def test_the_logbook_tells_where_there_was_a_battle() -> None:
    state = positions.flamed()
    assert state.battle is not None
    walk = Walk(ONE, (5, 6, 7), ((7, state.battle),))
    assert [point.fought for point in logbook.waypoints([walk])] == [False, True]
    fought, peaceful = (decoded_log(each) for each in (walk, replace(walk, battles=())))
    assert fought != peaceful


def decoded_log(walk: Walk) -> bytes:
    scene = scene_of((walk,))
    logbook.draw(scene, FIGHT[1])
    return scene.canvas.image.tobytes()


@pytest.mark.parametrize("turns", [1, 2, 5])
def test_lines_of_the_logbook_fit_into_it(turns: int) -> None:
    """However often a ship went to and fro since somebody looked."""
    walks = (Walk(TWO, (55, *(56, 57, 58, 57, 56, 55) * turns)),)
    state = replace(positions.first("standard", Phase.CARDS, after=9), walks=walks)
    view = RULES.view(state, None)
    scene = Scene(view, say_in("en", ("A",) * 6), layout(6), Canvas.blank(WIDTH, HEIGHT, (1, 2, 3)))
    logbook.draw(scene, FIGHT[1])
    scene.canvas.image.paste((1, 2, 3), FIGHT)
    assert scene.canvas.image.getcolors(1) is not None, "nothing is drawn outside"


def scene_of(walks: tuple[Walk, ...], seats: int = 6) -> Scene:
    name = {6: "standard", 3: "original", 2: "duel"}[seats]
    view = RULES.view(replace(positions.game(name)[0], walks=walks), None)
    return Scene(view, say_in("en", ("A",) * 6), layout(seats), Canvas.blank(WIDTH, HEIGHT, (1, 2, 3)))


def told(leaves: tuple[logbook.Leaf, ...]) -> list[Seat]:
    """Whose ways are told, in order."""
    return [way.seat for leaf in leaves for way in leaf.ways]


def test_the_logbook_closes_its_lines_up_before_it_needs_another_leaf() -> None:
    scene = scene_of(tuple(Walk(Seat(seat), (20, 21, 22)) for seat in range(5)))
    (roomy,), (close,) = logbook.leaves(scene, FIGHT[1]), logbook.leaves(scene, FIGHT[3] - 5 * 30 - 2 * logbook.PAD[1])
    assert close.gap < roomy.gap
    assert told((roomy,)) == told((close,)) == [Seat(seat) for seat in range(5)]
    assert len(logbook.leaves(scene, FIGHT[3] - 4 * 30 - 2 * logbook.PAD[1])) == 2


@pytest.mark.parametrize(("seats", "fight", "turns"), [(2, 2, 5), (3, 3, 3), (6, 4, 1)])
def test_the_logbook_loses_no_way_however_many_ships_fight(seats: int, fight: int, turns: int) -> None:
    """A leaf without its first lines was taken for the whole."""
    walks = tuple(Walk(Seat(seat), (20, 21, *(22, 21) * turns)) for seat in range(seats))
    scene = scene_of(walks, seats)
    leaves = logbook.leaves(scene, FIGHT[1] + battle.height(fight, FIGHT[3] - FIGHT[1]))
    assert told(leaves) == [Seat(seat) for seat in range(seats)]
    assert not any(leaf.cut for leaf in leaves)
    every = [point for leaf in leaves for way in leaf.ways for point in way.points]
    assert every == [point for walk in walks for point in logbook.waypoints([walk])]
    assert all(logbook.holds(scene, leaf) for leaf in leaves)
    rooms = {leaf.room for leaf in leaves}
    assert len(rooms) == len(leaves)
    assert rooms <= {(*FIGHT[:1], FIGHT[1] + battle.height(fight, FIGHT[3] - FIGHT[1]), *FIGHT[2:]), *scene.plan.spare}


def test_dots_stand_for_the_first_ways_where_nothing_has_room() -> None:
    walks = tuple(Walk(Seat(seat), (20, *(21, 22, 21, 20) * 2)) for seat in range(6))
    leaves = logbook.leaves(scene_of(walks), FIGHT[1] + battle.height(6, FIGHT[3] - FIGHT[1]))
    assert leaves[0].cut
    assert not any(leaf.cut for leaf in leaves[1:])
    assert told(leaves) == [Seat(seat) for seat in range(6)][-len(told(leaves)) :]


def test_a_way_that_is_too_long_for_every_leaf_is_told_from_its_end() -> None:
    scene = scene_of((Walk(ONE, (20, *(21, 22, 21, 20) * 40)),), 2)
    (leaf,) = logbook.leaves(scene, FIGHT[1])
    assert leaf.cut
    assert leaf.ways[-1].points[-1].block == 20
    assert logbook.holds(scene, leaf)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_way_back_is_a_word_that_leaves_room_for_its_number(locale: str) -> None:
    scene = scene_of((Walk(ONE, (22, 21)),))
    style = Style(28)
    word = say_in(locale)(text("koxinga-picture-back-to"))
    narrowest = min(right - left for left, _, right, _ in (FIGHT, scene.plan.spare[1]))
    assert 14 + 12 + width(word, style) + width("70", replace(style, bold=True)) + 8 <= narrowest
