import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import cycle, pairwise
from typing import Any, NoReturn
from unittest.mock import Mock, call

import pytest
from PIL import Image

from games import moves
from games.cardgo import choices
from games.cardgo.board import ground, name
from games.cardgo.options import Options
from games.cardgo.preview import Preview
from games.cardgo.rules import RULES
from games.cardgo.state import Card, Effect, Ending, Piece, Placement, SeenPiece, Side, State, Terrain, View
from games.core import Chance, Seat, Threat, text
from games.exercise import begun, solution
from renderers import canvas, lettering, sheet
from renderers.cardgo import (
    GAME,
    RENDERER,
    colours,
    fences,
    hands,
    heading,
    layout,
    legend,
    marks,
    pieces,
    plates,
    terrains,
    wood,
)
from renderers.cardgo import trail as trails
from renderers.cardgo.scene import Scene
from renderers.cardgo.trail import trail
from renderers.core import Say
from renderers.lettering import clean
from renderers.palette import AMBER, BLUE, LACQUER, MUTED, VIOLET, Colour
from renderers.words import LOCALES
from tests.renderers.cardgo import positions
from tests.renderers.cardgo.positions import GREEN, RED
from tests.renderers.voices import say_in
from tests.support.type import drawn_text, forget

POSITIONS = positions.everything()
BUDGET = 120_000


def decoded(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(content)).convert("RGB")


def plan_of(view: View) -> layout.Layout:
    return layout.layout(view.ground.columns, view.ground.rows)


def middle(view: View, place: int) -> tuple[int, int]:
    """The pixel in the middle of a cell."""
    plan = plan_of(view)
    row, column = divmod(place, view.ground.columns)
    x, y = plan.corner(column, row)
    return x + plan.cell // 2, y + plan.cell // 2


def near(image: Image.Image, spot: tuple[int, int], colour: Colour) -> bool:
    found = image.getpixel(spot)
    assert isinstance(found, tuple)
    return all(abs(a - b) < 12 for a, b in zip(found, colour, strict=True))


@pytest.mark.parametrize(("kind", "locale"), list(zip(POSITIONS, cycle(LOCALES), strict=False)))
def test_no_words_are_cut_on_the_fullest_boards(kind: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, style: lettering.Style, room: float) -> NoReturn:
        raise AssertionError(f"{words!r} does not fit into {room} pixels")

    monkeypatch.setattr(lettering, "_cut", cut)
    content = RENDERER.picture(POSITIONS[kind], say_in(locale))
    assert decoded(content).size == (sheet.WIDTH, sheet.HEIGHT)
    assert len(content) <= BUDGET


def test_hostile_names_stay_in_their_plates() -> None:
    names = ("\u202e" + "W" * 200, "龘" * 60 + "👍\n")
    for view in (positions.middle(), positions.end()):
        usual, odd = (decoded(RENDERER.picture(view, say_in("en", names))) for names in (("A", "B"), names))
        assert usual.size == odd.size
        plan = plan_of(view)
        assert usual.crop(plan.board).tobytes() == odd.crop(plan.board).tobytes()


def entries(scene: Scene) -> list[legend.Entry]:
    """What the signs near the marked turns say."""
    return [legend.entry(sign, scene.say) for sign in legend.signs(scene.view, scene.since, scene.preview).near]


def test_the_piles_stand_beside_the_headline_or_where_it_takes_the_whole_band_below() -> None:
    short, long = (say_in("en", names) for names in (("Anna", "Bo"), ("W" * 40, "Bo")))
    ended = positions.end()
    assert [heading.holds_piles(scene_of(ended, say)) for say in (short, long)] == [True, False]
    assert heading.holds_piles(scene_of(positions.middle(), long))
    narrow = heading.piles(scene_of(ended, long))(334, 100)
    assert (narrow.wide, narrow.missing) == (334, 0), "both in the narrowest column"
    for say in (short, long):
        one, other = (decoded(RENDERER.picture(view, say)) for view in (ended, replace(ended, deck=ended.deck + 1)))
        assert one.tobytes() != other.tobytes()


def test_the_same_view_gives_the_same_bytes() -> None:
    say = say_in("zh-TW")
    first = {kind: RENDERER.picture(view, say) for kind, view in POSITIONS.items()}
    forget()
    assert {kind for kind, view in POSITIONS.items() if RENDERER.picture(view, say) != first[kind]} == set()


def test_pictures_drawn_at_once_in_threads_are_the_same() -> None:
    say = say_in("zh-CN")
    alone = [RENDERER.picture(view, say) for view in POSITIONS.values()]
    forget()
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(lambda view: RENDERER.picture(view, say), [*POSITIONS.values()] * 2))
    assert together == alone * 2


def test_every_terrain_and_every_effect_has_a_mark() -> None:
    assert set(terrains.MARKS) == set(colours.TINTS) == set(Terrain)
    assert set(marks.MARKS) == set(Effect) - {Effect.NONE}


@pytest.mark.parametrize("locale", LOCALES)
def test_the_legend_shows_what_is_in_use_and_nothing_else(locale: str) -> None:
    options = Options(effects=True)
    board = (SeenPiece(GREEN, Card(1, Effect.JOY)), None, SeenPiece(RED, Card(2)), *(None,) * 97)
    view = positions.view(options, "1" * 11 + "4" + "1" * 88, board=board)
    say = say_in(locale)
    joyful = replace(view, last=(Placement(GREEN, 0, Card(1, Effect.JOY)),))
    for shown in (view, joyful):
        words = [entry.words for entry in entries(scene_of(shown, say))]
        assert words == [say(text(key)) for key in ("cardgo-effect-3", "cardgo-terrain-4")]


def test_once_the_game_is_over_empty_ground_is_not_explained() -> None:
    options = Options(effects=True)
    board = (SeenPiece(GREEN, Card(1, Effect.JOY)), *(None,) * 99)
    view = positions.view(options, "4567" * 25, board=board)
    over = replace(view, outcome=positions.end().outcome)
    assert legend.signs(view).near == (Effect.JOY, Terrain.WATER, Terrain.STONE, Terrain.PIT, Terrain.SWAMP)
    assert legend.signs(over).near == (Effect.JOY, Terrain.WATER)


def test_no_turn_is_counted_before_the_first_one() -> None:
    assert "Turn 0" not in written(positions.dealing())
    assert "Turn 1" in written(positions.opening())


def test_a_pass_that_ended_the_game_is_told_by_the_headline_alone() -> None:
    placed = Placement(GREEN, 22, Card(1))
    over = replace(positions.middle(), last=(placed,), turn=GREEN, passed=(True, True), ending=Ending.PASSES)
    assert "passed" not in written(over)


def test_a_pass_is_told_among_the_turns() -> None:
    placed = Placement(GREEN, 22, Card(1))
    mine = replace(positions.middle(), last=(placed,), turn=RED, number=8)
    passed = replace(mine, passed=(False, True), turn=GREEN, number=9)
    assert trails.told(passed, ()) == (placed, trails.Pass(RED))
    assert trails.told(passed, (mine,)) == (trails.Pass(RED),)
    assert trail(passed, ()) == (placed,)
    again = replace(passed, last=(Placement(GREEN, 3, Card(2)),), turn=RED, number=10)
    assert trails.told(again, (mine, passed)) == (trails.Pass(RED), *again.last)
    over = replace(passed, passed=(True, True), ending=Ending.PASSES)
    assert trails.told(over, ()) == (placed, trails.Pass(GREEN))
    assert trails.told(replace(over, ending=Ending.HP), ()) == (placed,)
    assert trails.told(replace(passed, extra=3), ()) == (placed,)
    words = written(passed)
    assert "passed" in words
    assert "passed" not in written(mine)


def written(view: View, locale: str = "en") -> list[str]:
    """Every line of text on the picture."""
    drawn: list[str] = []
    write = canvas.Canvas.text

    def told(self: canvas.Canvas, words: str, *args: Any, **how: Any) -> float:
        drawn.append(words)
        return write(self, words, *args, **how)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(canvas.Canvas, "text", told)
        RENDERER.picture(view, say_in(locale))
    return drawn


def test_without_effects_none_is_printed() -> None:
    board = (SeenPiece(GREEN, Card(1, Effect.JOY)), *(None,) * 99)
    plain = (SeenPiece(GREEN, Card(1)), *(None,) * 99)
    one, other = (positions.view(Options(), board=cells, last=()) for cells in (board, plain))
    say = say_in("en")
    assert RENDERER.picture(one, say) == RENDERER.picture(other, say)
    assert RENDERER.picture(replace(one, options=Options(effects=True)), say) != RENDERER.picture(other, say)


def test_the_last_placement_is_framed() -> None:
    view = positions.middle()
    image = decoded(RENDERER.picture(view, say_in("en")))
    x, y = middle(view, view.last[0].cell)
    cell = layout.side(10, 10)
    assert near(image, (x, y - cell // 2), LACQUER.fill)
    assert not near(image, (x, y - cell // 2 - cell), LACQUER.fill)


def test_everything_placed_since_the_viewer_looked_is_framed_in_order() -> None:
    view = positions.middle()
    one, two = (Placement(GREEN, 22, Card(1)), Placement(RED, 12, Card(2)))
    looked = replace(view, last=())
    between, now = replace(view, last=(one,)), replace(view, last=(two,))
    assert trail(now, (looked, between)) == (one, two)
    assert trail(now, (between,)) == (two,)
    assert not trail(now, (now, now))
    extra = replace(view, last=(one, two))
    assert trail(extra, (between,)) == (two,)
    say = say_in("en")
    marked, plain = (decoded(RENDERER.picture(now, say, since=since)) for since in ((looked, between), ()))
    differ = {place for place in range(100) if cell_of(marked, view, place) != cell_of(plain, view, place)}
    assert {12, 22} <= differ <= {1, 2, 11, 12, 21, 22}


def test_connected_pieces_are_joined_and_others_are_not() -> None:
    board: list[SeenPiece | None] = [None] * 100
    for place, owner in ((0, GREEN), (1, GREEN), (2, RED), (12, RED)):
        board[place] = SeenPiece(owner, Card(4))
    view = positions.view(Options(), board=tuple(board))
    image = decoded(RENDERER.picture(view, say_in("en")))
    half = layout.side(10, 10) // 2
    joints = {pair: between(view, *pair) for pair in ((0, 1), (1, 2), (2, 12), (0, 10))}
    joined = {pair for pair, spot in joints.items() if any(near(image, spot, paint.fill) for paint in colours.PAINTS)}
    assert joined == {(0, 1), (2, 12)}
    assert half > 20


def between(view: View, one: int, other: int) -> tuple[int, int]:
    (left, top), (right, bottom) = middle(view, one), middle(view, other)
    return (left + right) // 2, (top + bottom) // 2


def test_water_joins_nothing_on_land() -> None:
    board = (SeenPiece(GREEN, Card(4)), SeenPiece(GREEN, Card(4)), *(None,) * 98)
    view = positions.view(Options(), "4" + "1" * 99, board=board)
    image = decoded(RENDERER.picture(view, say_in("en")))
    assert not near(image, between(view, 0, 1), colours.PAINTS[0].fill)


def test_a_map_of_a_file_fills_the_board_whatever_size_the_options_have() -> None:
    view = positions.middle()
    small = replace(view, ground=ground(7, 5, "1" * 35), board=(None,) * 35, last=())
    plan = plan_of(small)
    assert (plan.columns, plan.rows) == (7, 5)
    assert plan == plan_of(replace(small, options=replace(small.options, columns=7, rows=5)))
    image, (x, y) = decoded(RENDERER.picture(small, say_in("en"))), plan.corner(3, 2)
    half = plan.cell // 2
    assert near(image, (x + half + plan.cell // 4, y + half), colours.ROPE)


def test_the_board_is_drawn_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many lines the own hand takes."""
    drawn = []
    monkeypatch.setattr(wood, "_marks", lambda *_: drawn.append(1))
    forget()
    for cards in (1, 2, 5):
        hand = tuple(Card(2, Effect(number)) for number in range(1, cards + 1))
        for viewer in (GREEN, None):
            view = positions.view(Options(effects=True), viewer=viewer, hands=(hand if viewer == GREEN else None, None))
            RENDERER.picture(view, say_in("en"))
    forget()
    assert drawn == [1]


def test_damage_is_told_on_the_bar() -> None:
    hurt, whole = (plates.bar(GREEN, (400, 20), (63, lost, 100)) for lost in (6, 0))
    striped = [sum(near(bar.convert("RGB"), (x, 10), LACQUER.fill) for x in range(400)) for bar in (hurt, whole)]
    assert striped[0] > 4
    assert not striped[1]
    assert "−6" in written(positions.middle())


def test_the_piece_that_bravery_took_is_named() -> None:
    placed = Placement(GREEN, 22, Card(2, Effect.BRAVERY), converted=(57,))
    view = positions.view(Options(effects=True), last=(placed,), turn=RED, number=8)
    bare = replace(view, last=(replace(placed, converted=()),))
    assert "H6" in written(view)
    assert "H6" not in written(bare)
    for locale in LOCALES:
        assert RENDERER.board(view, say_in(locale)).count("H6") == RENDERER.board(bare, say_in(locale)).count("H6") + 1


def test_the_piece_that_bravery_took_has_a_flag() -> None:
    placed = Placement(GREEN, 22, Card(2, Effect.BRAVERY), converted=(57,))
    board: list[SeenPiece | None] = [None] * 100
    board[57] = SeenPiece(GREEN, Card(4))
    view = positions.view(Options(effects=True), board=tuple(board), last=(placed,), turn=RED, number=8)
    bare = replace(view, last=(replace(placed, converted=()),))
    one, other = (decoded(RENDERER.picture(shown, say_in("en"))) for shown in (view, bare))
    assert cell_of(one, view, 57) != cell_of(other, view, 57)


def enclosing() -> View:
    """Green enclosed a red six in the corner with its last piece: both 2 took effect, the six counted and stayed."""
    board: list[SeenPiece | None] = [None] * 100
    board[0] = SeenPiece(RED, Card(6))
    gone = ((1, SeenPiece(GREEN, Card(2))), (10, SeenPiece(GREEN, Card(2))))
    sides = (Side(GREEN, 3, 2, ((1, 2), (10, 2))),)
    placed = Placement(GREEN, 10, Card(2), sides, gone, lost=(0, 4))
    return positions.view(Options(), board=tuple(board), last=(placed,), turn=RED, number=8)


def test_what_the_test_has_counted_is_joined() -> None:
    """Else nobody can say from the picture where X comes from."""
    view = enclosing()
    assert trails.counted(view, view.last[0]) == ((GREEN, frozenset({0, 1, 10})),)
    assert trails.enclosed(view, view.last[0]) == (0,)
    image = decoded(RENDERER.picture(view, say_in("en")))
    assert near(image, between(view, 0, 1), colours.PAINTS[GREEN].fill)
    assert near(image, between(view, 0, 10), colours.PAINTS[GREEN].fill)
    quiet = replace(view, last=())
    plain = decoded(RENDERER.picture(quiet, say_in("en")))
    assert not near(plain, between(view, 0, 1), colours.PAINTS[GREEN].fill)
    for locale in LOCALES:
        say = say_in(locale)
        words = [say(text(f"cardgo-picture-mark-{mark}")) for mark in ("gone", "enclosed")]
        assert [entry.words for entry in entries(scene_of(view, say))] == words
        assert not entries(scene_of(quiet, say))
        assert RENDERER.board(view, say).count("A1") == RENDERER.board(quiet, say).count("A1") + 1


def test_what_cannot_be_counted_is_not_joined() -> None:
    """Where a face-down piece may be Solitude, the viewer's count and the true one part."""
    view = enclosing()
    other = replace(view.last[0], sides=(replace(view.last[0].sides[0], size=2),))
    assert trails.counted(view, other) == ()
    assert trails.counted(view, None) == ()


def test_groups_are_fenced_that_are_enclosed_or_one_cell_from_it() -> None:
    """A closed fence, or one that is open towards the last empty cell; words name the same cells."""
    board: list[SeenPiece | None] = [None] * 100
    for place, owner in ((0, RED), (1, GREEN), (10, GREEN), (9, GREEN), (8, RED), (55, RED)):
        board[place] = SeenPiece(owner, Card(6))
    view = positions.view(Options(), board=tuple(board))
    assert [(group.cells, set(group.free)) for group in fences.standing(view)] == [((0,), set()), ((9,), {19})]
    (x, y), cell = middle(view, 9), plan_of(view).cell
    threat = Threat(text("cardgo-picture-mark-danger"), ("J1", "J2"), 6)
    shown, warned = (decoded(RENDERER.picture(view, say_in("en"), threats=each)) for each in ((), (threat,)))
    sides = [(x + across, y + down) for across, down in ((0, -1), (-1, 0), (0, 1), (1, 0)) for across, down in
             [(across * (cell // 2 - 4), down * (cell // 2 - 4))]]  # fmt: skip
    for each in (shown, warned):
        assert [near(each, spot, colours.PAINTS[GREEN].edge) for spot in sides] == [True, True, False, True]
    within = fences.within(cell) // 2 - 3
    corners = [(x + across * within, y + down * within) for across in (-1, 1) for down in (-1, 1)]
    assert [near(warned, spot, LACQUER.fill) for spot in corners] == [True] * 4, "the corners of the frame"
    words = RENDERER.board(view, say_in("en"))
    assert "Enclosed pieces: A1" in words
    assert "Enclosed once J2 is filled: J1" in words
    assert [entry.words for entry in entries(scene_of(view, say_in("en")))] == ["Enclosed", "Nearly enclosed"]


def test_the_frame_of_what_was_placed_last_stands_within_its_fence() -> None:
    """Neither hides the other."""
    board: list[SeenPiece | None] = [None] * 100
    board[55], board[54], board[56], board[45] = (SeenPiece(owner, Card(6)) for owner in (RED, GREEN, GREEN, GREEN))
    view = positions.view(Options(), board=tuple(board), last=(Placement(RED, 55, Card(6)),))
    image, (x, y), cell = decoded(RENDERER.picture(view, say_in("en"))), middle(view, 55), plan_of(view).cell
    corner, line = fences.within(cell) // 2 - 4, cell // 2 - 4
    corners = [(x + across * corner, y + down * corner) for across in (-1, 1) for down in (-1, 1)]
    assert [near(image, spot, colours.PAINTS[RED].fill) for spot in corners] == [True] * 4
    sides = [(x, y - line), (x - line, y), (x, y + line), (x + line, y)]
    assert [near(image, spot, colours.PAINTS[RED].edge) for spot in sides] == [True, True, False, True]


def test_the_legend_names_what_lies_within_reach_of_the_latest_turns() -> None:
    """And the effects in the own hand; before anything was placed all there is."""
    terrain = "4" + "1" * 98 + "5"
    view = positions.view(Options(effects=True), terrain, viewer=GREEN, hands=(positions.hand("1e3"), None))
    assert legend.signs(view).near == (Effect.JOY, Terrain.WATER, Terrain.STONE)
    placed = replace(view, last=(Placement(RED, 22, Card(2)),))
    assert legend.signs(placed).near == (Effect.JOY, Terrain.WATER)


@pytest.mark.parametrize("locale", LOCALES)
def test_what_presses_is_explained_also_where_the_discard_has_no_room(locale: str) -> None:
    """The last placement's effect and those in hand, with a name for all else within reach but bare ground."""
    view = positions.view(
        Options(effects=True),
        "4567" + "1" * 6 + "89a" + "1" * 80 + "bcde" + "1" * 3,
        viewer=GREEN,
        hands=(positions.hand("1e3 2e5 3e7"), None),
        last=(Placement(RED, 12, Card(2, Effect.MALICE)),),
        discard=(Card(5),),
    )
    say, shown = say_in(locale), " ".join(written(view, locale))
    for effect in (Effect.MALICE, Effect.JOY, Effect.SORROW, Effect.KINDNESS):
        assert clean(say(text(f"cardgo-picture-effect-{effect:d}"))) in shown
    named = entries(scene_of(view, say))[: -legend.signs(view).bare]
    assert all(clean(entry.short or entry.words) in shown for entry in named)


def test_far_grounds_have_names_before_marks_have_notes() -> None:
    """As many as there is room for, where there is none for all."""
    board, say = list(enclosing().board), say_in("en")
    board[60:68] = [SeenPiece(RED, Card(2, Effect(each))) for each in range(1, 9)]
    view = replace(enclosing(), options=Options(effects=True), board=tuple(board), viewer=GREEN)
    view = replace(view, hands=(positions.hand("1e3 2 3 4 5"), None))
    for codes, least in (("1" * 14, 0), ("123456789abcde", 6)):
        far = replace(view, ground=ground(10, 10, "1" * 86 + codes))
        shown = written(far)
        named = {clean(say(text(f"cardgo-terrain-{each:d}"))) for each in legend.signs(far).grounds} & set(shown)
        assert len(named) >= least
        assert ("Gone: the cell is empty" in shown) == (not least)


def test_a_removed_piece_that_counted_another_value_is_told() -> None:
    view = enclosing()
    higher = replace(view.last[0], sides=(replace(view.last[0].sides[0], hits=((1, 3), (10, 2))),))
    told = replace(view, last=(higher,))
    assert "B1: 2 counts as 3" in written(told)
    assert not any("counts as" in words for words in written(view))


def test_the_discard_is_told_by_value() -> None:
    view = positions.middle()
    several = replace(view, discard=(Card(1), Card(1), Card(4)))
    assert [words for words in written(several) if words.startswith("×")] == ["×2", "×1"]
    assert not [words for words in written(replace(view, discard=())) if words.startswith("×")]


def test_the_count_of_the_group_is_told() -> None:
    view = positions.middle()
    assert f"X {view.last[0].sides[0].threshold}" in written(view)


def test_a_bar_shows_what_a_preview_would_take_not_what_the_last_turn_took(monkeypatch: pytest.MonkeyPatch) -> None:
    options = Options()
    view = positions.view(options, viewer=RED, turn=RED, hands=(None, positions.hand("1")), hp=(63, 78))
    found = moves.preview(RULES, view, ("1", "e0", "B", "1"))
    assert isinstance(found, Preview)
    bar = Mock(wraps=plates.bar)
    monkeypatch.setattr(plates, "bar", bar)
    RENDERER.picture(view, say_in("en"), preview=replace(found, lost=(20, 0)))
    assert [told.args[2] for told in bar.call_args_list] == [(43, 20, 100), (78, 0, 100)]


def test_a_pass_is_told_on_the_plate_of_every_height() -> None:
    for count in range(0, 13, 2):
        board = [
            *(SeenPiece(GREEN, Card(1, Effect(effect))) for effect in range(1, count + 1)),
            *(None,) * (100 - count),
        ]
        last = (Placement(RED, 99, Card(1)),)
        view = positions.view(Options(effects=True), board=tuple(board), last=last, passed=(True, False))
        for locale, words in (("en", "(passed)"), ("zh-TW", "（虛手）"), ("zh-CN", "（停一手）")):
            assert any(line.endswith(words) for line in written(view, locale)), (count, locale)


def test_what_was_removed_is_left_as_a_shade() -> None:
    view = positions.middle()
    say = say_in("en")
    bare = replace(view, last=tuple(replace(placement, removed=()) for placement in view.last))
    for place, _ in view.last[0].removed:
        corner = middle(view, place)
        box = (corner[0] - 20, corner[1] - 20, corner[0] + 20, corner[1] + 20)
        shaded, plain = (decoded(RENDERER.picture(shown, say)).crop(box) for shown in (view, bare))
        assert shaded.tobytes() != plain.tobytes()


def test_what_was_removed_keeps_its_effect_and_its_value() -> None:
    shades = [
        pieces.piece(RED, Card(value, effect), pieces.Look.GONE, 74, counted=counted).tobytes()
        for effect in (Effect.NONE, Effect.JOY, Effect.PAIN)
        for value, counted in ((3, False), (3, True), (4, True))
    ]
    assert len(set(shades)) == 9
    view = positions.middle()
    higher = tuple(
        replace(side, hits=tuple((place, worth + 4) for place, worth in side.hits)) for side in view.last[0].sides
    )
    other = replace(view, last=(replace(view.last[0], sides=higher),))
    say = say_in("en")
    one, two = (decoded(RENDERER.picture(shown, say)) for shown in (view, other))
    changed = {place for place in range(100) if cell_of(one, view, place) != cell_of(two, view, place)}
    assert not changed, "a piece shows what is printed on it, on the board and when it is gone"


def test_the_last_move_names_its_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    badge = Mock(wraps=marks.badge)
    monkeypatch.setattr(marks, "badge", badge)
    for effect in (Effect.NONE, Effect.JOY):
        view = positions.view(Options(effects=True), last=(Placement(RED, 4, Card(3, effect)),))
        RENDERER.picture(view, say_in("en"))
        assert (call(effect, 40, MUTED) in badge.call_args_list) is (effect is not Effect.NONE)


def test_samples_in_the_legend_are_of_neither_side() -> None:
    board = (SeenPiece(GREEN, None, seen=0b010), *(None,) * 99)
    view = positions.view(Options(effects=True), board=board)
    icon = next(entry.icon for entry in entries(scene_of(view, say_in("en"))) if entry.words == "Face down")
    halves = [pieces.piece(seat, None, pieces.Look.CLOSED, icon.width) for seat in (GREEN, RED)]
    for half, x in zip(halves, (0, icon.width // 2), strict=True):
        box = (x, 0, x + icon.width // 2, icon.height)
        assert icon.crop(box).tobytes() == half.crop(box).tobytes()


def scene_of(view: View, say: Say) -> Scene:
    return Scene(view, say, plan_of(view), canvas.Canvas.blank(1, 1, AMBER))


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("reason", ["cardgo-outcome-hp", "cardgo-outcome-passes", "cardgo-outcome-turns"])
def test_the_end_is_told_whole_with_long_names(locale: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("Wolfgang Amadeus von Webern-Mozart", "周子瑜林" * 4)
    say = say_in(locale, names)
    ended = positions.end()
    assert ended.outcome is not None
    said = replace(ended.outcome, reason=replace(ended.outcome.reason, key=reason))
    drawn: list[str] = []
    write = canvas.Canvas.text

    def told(self: canvas.Canvas, words: str, *args: Any, **how: Any) -> float:
        drawn.append(words)
        return write(self, words, *args, **how)

    monkeypatch.setattr(canvas.Canvas, "text", told)
    RENDERER.picture(replace(ended, outcome=said), say)
    headline = "".join(say(said.reason).split())
    lines = ["".join(words.split()) for words in drawn]
    assert any(headline in (line, line + after) for line, after in pairwise(lines))


@pytest.mark.parametrize("path", [("2",), ("2", "e0"), ("2", "e0", "D")])
def test_dots_mark_the_legal_cells_of_a_half_made_choice(path: tuple[str, ...]) -> None:
    view = replace(positions.wilds(), options=Options(effects=True, adj=True))
    image = decoded(RENDERER.picture(view, say_in("en"), path=path))
    legal = {place for place in choices.cells(view) if len(path) < 3 or place % 10 == 3}
    dotted = {place for place in range(100) if near(image, middle(view, place), BLUE)}
    assert dotted == legal
    assert legal


def test_spectators_see_no_choice() -> None:
    view, say = positions.wilds(viewer=None), say_in("en")
    assert RENDERER.picture(view, say, path=("2", "e0")) == RENDERER.picture(view, say)


@pytest.mark.parametrize("path", [("4",), ("4", "e10")])
def test_the_chosen_card_is_edged_in_blue(path: tuple[str, ...]) -> None:
    view, say = positions.wilds(), say_in("en")
    plain, chosen = (decoded(RENDERER.picture(view, say, path=taken)) for taken in ((), path))
    left, top, right, bottom = plan_of(view).column
    blue = [
        sum(near(each, (x, y), BLUE) for x in range(left, right) for y in range(top, bottom, 9))
        for each in (plain, chosen)
    ]
    assert blue[1] > blue[0] + 20


def test_a_preview_shows_the_pieces_that_would_leave() -> None:
    board: list[SeenPiece | None] = [None] * 100
    board[44], board[45] = SeenPiece(GREEN, Card(1)), SeenPiece(GREEN, Card(5))
    view = positions.view(Options(), board=tuple(board), viewer=GREEN, hands=(positions.hand("2 3"), None))
    foreseen = moves.preview(RULES, view, ("2", "e0", "E", "6"))
    assert isinstance(foreseen, Preview)
    say = say_in("en")
    before, after = decoded(RENDERER.picture(view, say)), decoded(RENDERER.picture(view, say, preview=foreseen))
    changed = {place for place in range(100) if cell_of(before, view, place) != cell_of(after, view, place)}
    assert {name(10, place) for place in changed} == {"E5", "E6"}
    x, y = between(view, 44, 54)  # under the frame around what is placed; the bar shows on both its sides
    assert all(near(after, (x, y + aside), colours.PAINTS[0].fill) for aside in (-10, 10))
    assert not near(before, (x, y + 10), colours.PAINTS[0].fill)


def cell_of(image: Image.Image, view: View, place: int) -> bytes:
    x, y = middle(view, place)
    return image.crop((x - 24, y - 24, x + 24, y + 24)).tobytes()


def test_own_hand_lies_nearest_to_the_reader() -> None:
    both = replace(positions.end(), viewer=GREEN)
    own, all_ = scene_of(both, say_in("en")), scene_of(positions.end(), say_in("en"))
    assert [plates.opened(both, seat) for seat in (GREEN, RED)] == [False, True]
    assert hands.hand(own, 84)
    assert [plates.opened(positions.end(), seat) for seat in (GREEN, RED)] == [True, True]
    assert not hands.hand(all_, 84)
    assert not plates.opened(positions.wilds(viewer=None), GREEN)


def dealt(options: Options) -> State:
    state = RULES.setup(options, 2)
    return moves.settle(RULES, state, lambda line: Chance(b"picture", line), 0).state


def test_a_hand_that_is_hidden_changes_no_pixel_and_no_word() -> None:
    state = dealt(Options(effects=True))
    deck, (green, red) = list(state.deck), state.hands
    swapped = next(card for card in deck if card not in red)
    deck[deck.index(swapped)] = red[0]
    other = replace(state, deck=tuple(sorted(deck)), hands=(green, tuple(sorted((swapped, *red[1:])))))
    say = say_in("en")
    for viewer in (GREEN, None):
        one, two = (RULES.view(world, viewer) for world in (state, other))
        assert everything_shown(one, say) == everything_shown(two, say)
    assert everything_shown(RULES.view(state, RED), say) != everything_shown(RULES.view(other, RED), say)


def test_a_face_down_piece_changes_no_pixel_and_no_word() -> None:
    state = dealt(Options(effects=True))
    worlds = []
    for card in (Card(1), Card(6, Effect.BRAVERY)):
        board = (None,) * 50 + (Piece(RED, card, seen=0b010),) + (None,) * 49
        worlds.append(replace(state, board=board))
    say = say_in("en")
    for viewer in (GREEN, None):
        one, two = (RULES.view(world, viewer) for world in worlds)
        assert everything_shown(one, say) == everything_shown(two, say)
    assert everything_shown(RULES.view(worlds[0], RED), say) != everything_shown(RULES.view(worlds[1], RED), say)


def everything_shown(view: View, say: Say) -> tuple[bytes, str, str]:
    return RENDERER.picture(view, say), RENDERER.alt(view, say), RENDERER.board(view, say)


def test_whose_turn_it_is_shows_on_the_plate() -> None:
    say = say_in("en")
    green, red = (decoded(RENDERER.picture(replace(positions.opening(), turn=Seat(turn)), say)) for turn in (0, 1))
    left, top, _, bottom = plan_of(positions.opening()).column
    lit = [[y for y in range(top, bottom) if near(each, (left + 3, y), AMBER)] for each in (green, red)]
    assert 0 < len(lit[0]) < 250
    assert max(lit[0]) < min(lit[1])


def test_a_suppressed_piece_carries_a_padlock_beside_its_badge() -> None:
    board: list[SeenPiece | None] = [None] * 100
    board[34], board[44] = SeenPiece(GREEN, Card(1, Effect.SUPPRESSION)), SeenPiece(RED, Card(5, Effect.MALICE))
    view = positions.view(Options(effects=True), board=tuple(board))
    entry = next(iter(entries(scene_of(view, say_in("en")))))
    assert (entry.words, entry.note) == ("Suppressed", "takes no effect")
    image = decoded(RENDERER.picture(view, say_in("en")))
    (x, y), (a, b) = middle(view, 44), middle(view, 34)
    assert near(image, (x - 23, y + 22), VIOLET)
    assert not near(image, (a - 23, b + 22), VIOLET)
    free = decoded(RENDERER.picture(replace(view, board=(*view.board[:34], None, *view.board[35:])), say_in("en")))
    badge = (x + 8, y + 14, x + 30, y + 30)
    assert image.crop(badge).tobytes() == free.crop(badge).tobytes()


def test_deck_and_discard_are_told_also_at_the_end() -> None:
    ended = positions.end()
    one, other, third = (
        decoded(RENDERER.picture(each, say_in("en")))
        for each in (ended, replace(ended, deck=ended.deck + 1), replace(ended, discard=ended.discard[1:]))
    )
    assert one.tobytes() != other.tobytes()
    assert one.tobytes() != third.tobytes()


def test_the_winners_wreath_is_burnt_into_bare_wood_alone() -> None:
    ended = positions.end()
    cells = len(ended.board)
    bare = replace(ended, ground=replace(ended.ground, terrain=(Terrain.NONE,) * cells), board=(None,) * cells)
    stony = replace(bare.ground, terrain=(Terrain.STONE, *bare.terrain[1:]))
    wooden = plan_of(bare).board

    def burnt(view: View) -> int:
        found = decoded(RENDERER.picture(view, say_in("en"))).crop(wooden).getcolors(1 << 20) or ()
        return sum(count for count, colour in found if colour == colours.BRAND)

    assert burnt(bare) > 5000
    assert burnt(replace(bare, outcome=None)) < 100
    assert burnt(replace(bare, ground=stony)) < 100


@pytest.mark.parametrize("locale", LOCALES)
def test_the_first_lesson_says_nothing_of_x_before_it_is_explained(locale: str) -> None:
    first, say = GAME.lessons[0].steps[0], say_in(locale)
    state, _, _ = begun(RULES, first)
    view = RULES.view(state, first.seat)
    foreseen = moves.preview(RULES, view, move := solution(RULES, view, first))
    assert isinstance(foreseen, Preview)
    after = RULES.view(moves.play(RULES, state, first.seat, move)[0], first.seat)
    with drawn_text() as written:
        GAME.renderer.picture(view, say, path=move, preview=foreseen)
        GAME.renderer.picture(after, say, since=(view,))
    assert written
    told = [*(words for words, _ in written), GAME.renderer.board(after, say), *map(say, foreseen.lines)]
    assert [words for words in told if "X" in words] == []


def test_a_preview_shows_no_ghost_and_the_fences_that_stand_after_it() -> None:
    """Red's piece in the corner is one cell from being enclosed until another beside it gives it more room."""
    board: list[SeenPiece | None] = [None] * 100
    board[0], board[1] = SeenPiece(RED, Card(6)), SeenPiece(GREEN, Card(6))
    last = (Placement(GREEN, 55, Card(2), removed=((55, SeenPiece(GREEN, Card(2))),)),)
    hands = positions.hand("6"), positions.hand("6")
    view = positions.view(Options(), board=tuple(board), last=last, viewer=RED, turn=RED, hands=hands)
    foreseen = moves.preview(RULES, view, ("6", "e0", "A", "2"))
    assert isinstance(foreseen, Preview)
    assert legend.signs(view).near == ("gone", "nearly")
    assert legend.signs(view, preview=foreseen).near == ()
    assert fences.standing(view)
    assert not fences.standing(view, foreseen)
    danger = Threat(text("cardgo-picture-mark-danger"), (name(10, 55),))
    assert list(trails.ghosts(view, (), None, ()))
    assert not list(trails.ghosts(view, (), None, (danger,)))
