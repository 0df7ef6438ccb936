import io
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise, product
from typing import Any, NoReturn

import pytest
from PIL import Image

from games import exercise as exercises
from games import moves
from games.cacao import board, choices, notation, outcome, preview, tiles, turns
from games.cacao.board import Cell
from games.cacao.outcome import Score
from games.cacao.state import Last, Phase, State, View
from games.cacao.tiles import Jungle
from games.cacao.village import TRACK, Gain, Orders, Use, Village
from games.core import Move, Seat, text
from renderers import canvas, gallery, lettering, sheet
from renderers.__main__ import GOLDENS
from renderers.cacao import (
    GAME,
    RENDERER,
    chips,
    colours,
    count,
    course,
    field,
    ground,
    hands,
    heading,
    jungle,
    layout,
    names,
    picture,
    symbols,
    turning,
    villages,
    workers,
)
from renderers.cacao import threats as chances
from renderers.cacao.layout import GUTTER, LINTEL, RIM, Layout
from renderers.cacao.scene import Scene
from renderers.cacao.trail import trail
from renderers.core import Say
from renderers.palette import AMBER, BLUE, PAPER, Colour
from renderers.prose import change, numeral
from renderers.sheet import Box
from renderers.words import LOCALES
from tests.games.cacao.greedy import placements
from tests.renderers.cacao import positions
from tests.renderers.cacao.positions import RULES
from tests.renderers.voices import say_in
from tests.support.counts import count as number_of
from tests.support.counts import paired
from tests.support.eyes import unpacked
from tests.support.goldens import asked, read
from tests.support.stories import PHONE
from tests.support.type import drawn_text, forget

VIEWS = positions.views()
BUDGET = 120_000


def said(locale: str = "en") -> Say:
    return say_in(locale, positions.NAMES)


def decoded(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(content)).convert("RGB")


def drawn(
    view: View, *, path: Move = (), preview: preview.Preview | None = None, since: Sequence[View] = ()
) -> Image.Image:
    return unpacked(RENDERER, RENDERER.drawing(view, said(), path=path, preview=preview, since=since))


def middle(plan: Layout, at: Cell) -> tuple[int, int]:
    x, y = plan.corner(at)
    return x + plan.cell // 2, y + plan.cell // 2


def near(image: Image.Image, spot: tuple[int, int], colour: Colour) -> bool:
    found = image.getpixel(spot)
    assert isinstance(found, tuple)
    return all(abs(a - b) < 12 for a, b in zip(found, colour, strict=True))


def share(image: Image.Image, box: Box, colour: Colour) -> float:
    """How much of the box has very nearly that colour."""
    part = image.crop(box)
    spots = [(x, y) for x in range(0, part.width, 2) for y in range(0, part.height, 2)]
    return sum(near(part, spot, colour) for spot in spots) / len(spots)


def cell_box(plan: Layout, at: Cell) -> Box:
    x, y = plan.corner(at)
    return x, y, x + plan.cell, y + plan.cell


def edge(plan: Layout, at: Cell) -> tuple[int, int]:
    """The left edge of what is to be seen of a free cell."""
    left, top, _, bottom = plan.ledge(at)
    return left + 4, (top + bottom) // 2


def framed(image: Image.Image, plan: Layout, at: Cell, colour: Colour) -> bool:
    """Whether one of the cell's edges is of that colour somewhere near its line."""
    x, y = middle(plan, at)
    reach, aside = range(plan.cell // 2 - 8, plan.cell // 2 + 5), plan.cell // 4
    lines = ([(x - aside, y - away) for away in reach], [(x + aside, y + away) for away in reach])
    turned = ([(x - away, y + aside) for away in reach], [(x + away, y - aside) for away in reach])
    return any(near(image, spot, colour) for line in (*lines, *turned) for spot in line)


@pytest.mark.parametrize(("kind", "locale"), paired(VIEWS, LOCALES))
def test_every_position_draws_without_cutting_words(kind: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, style: lettering.Style, room: float) -> NoReturn:
        raise AssertionError(f"{words!r} does not fit into {room} pixels")

    monkeypatch.setattr(lettering, "_cut", cut)
    content = RENDERER.picture(VIEWS[kind], said(locale))
    assert decoded(content).size == (sheet.WIDTH, sheet.HEIGHT)
    assert len(content) <= BUDGET


def steps(state: State) -> Iterator[Move]:
    """The beginnings of some moves: along the last, the middle and the first of what is on offer."""
    seat = state.table.turn
    for pick in (-1, 0, 1):
        path: Move = ()
        while (choice := moves.choice(RULES, state, seat, path)) is not None:
            tokens = choice.tokens
            path = (*path, tokens[len(tokens) // 2] if pick == 1 else tokens[pick])
            yield path


@pytest.mark.parametrize(("moment", "locale"), paired(("middle", "covering", "held"), LOCALES))
def test_every_step_of_a_choice_draws_without_cutting_words(
    moment: str, locale: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut(words: str, style: lettering.Style, room: float) -> NoReturn:
        raise AssertionError(f"{words!r} does not fit into {room} pixels")

    monkeypatch.setattr(lettering, "_cut", cut)
    states = {"middle": positions.game(4, 1)[20], "covering": positions.covering(), "held": positions.held()}
    view, plain = positions.mine(states[moment]), RENDERER.picture(positions.mine(states[moment]), said(locale))
    for path in steps(states[moment]):
        whole = moves.choice(RULES, states[moment], states[moment].table.turn, path) is None
        content = RENDERER.picture(
            view, said(locale), path=path, preview=moves.preview(RULES, view, path) if whole else None
        )
        assert len(content) <= BUDGET
        assert content != plain or path[-1] in ("over", "act", "auto"), path


def test_hostile_names_stay_in_their_boards() -> None:
    usual, odd = (
        decoded(RENDERER.picture(VIEWS["middle-four"], say_in("en", names)))
        for names in (positions.NAMES, ("\u202e" + "W" * 200, "龘" * 60 + "👍\n", "x" * 3000, ""))
    )
    assert usual.size == odd.size
    plan = picture.plan_for(VIEWS["middle-four"])
    assert usual.crop(plan.map).tobytes() == odd.crop(plan.map).tobytes()
    for box in plan.villages:
        margin = (box[2] - 10, box[1] + 12, box[2] - 8, box[3] - 12)
        assert usual.crop(margin).tobytes() == odd.crop(margin).tobytes()


def test_the_same_position_gives_the_same_bytes() -> None:
    view, say = VIEWS["middle-two"], said()
    first = RENDERER.picture(view, say)
    forget()
    assert RENDERER.picture(view, say) == first


def test_pictures_drawn_at_once_in_threads_are_the_same() -> None:
    say = said("zh-CN")
    some = [VIEWS[kind] for kind in ("opening", "middle-three", "rich", "end-four", "open-hands")]
    alone = [RENDERER.picture(view, say) for view in some]
    forget()
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(lambda view: RENDERER.picture(view, say), some * 4))
    assert together == alone * 4


@pytest.mark.parametrize("kind", VIEWS)
def test_the_map_holds_every_tile_whole(kind: str) -> None:
    view = VIEWS[kind]
    plan, table = picture.plan_for(view), view.table
    left, top, right, bottom = plan.map
    for at in (*table.jungle, *table.workers):
        box = cell_box(plan, at)
        rim = RIM if plan.cell > picture._READABLE else 0
        assert left + rim <= box[0] <= box[2] <= right - rim, at
        assert top + rim <= box[1] <= box[3] <= bottom - rim, at
    assert right <= sheet.WIDTH
    assert bottom <= sheet.HEIGHT


def test_with_four_tiles_are_readable_on_a_telephone_on_maps_of_up_to_ten_rows() -> None:
    small = 0
    for position in gallery.positions(GAME, GOLDENS / "cacao" / "four.txt"):
        view = RULES.view(position.state, None)
        cells = (*view.table.jungle, *view.table.workers)
        high, wide = (max(line) - min(line) + 1 for line in zip(*cells, strict=True))
        readable = picture.plan_for(view).cell * PHONE / sheet.WIDTH >= 22
        assert readable or min(high, wide) > 10, (high, wide)
        small += not readable
    assert small < 4, "of a whole game"


Written = tuple[str, float, float, float]
"""A line of text: the words, the middle and half of its width."""


def lines_of_text(view: View, monkeypatch: pytest.MonkeyPatch, *, path: Move = ()) -> list[Written]:
    """What is written in the middle of something."""
    told: list[Written] = []
    write = canvas.Canvas.text

    def noted(
        self: canvas.Canvas, words: str, x: float, y: float, style: lettering.Style, ink: Colour, **how: Any
    ) -> float:
        if how.get("align") == "middle":
            told.append((words, x, y, lettering.width(words, style) / 2))
        return write(self, words, x, y, style, ink, **how)

    with monkeypatch.context() as patch:
        patch.setattr(canvas.Canvas, "text", noted)
        RENDERER.drawing(view, said(), path=path)
    return told


@pytest.mark.parametrize("kind", VIEWS)
def test_every_cell_that_may_be_taken_is_on_the_map_with_its_name(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cell at the rim that was cut off was taken for one where nobody may go."""
    view = VIEWS[kind]
    plan, told = picture.plan_for(view), lines_of_text(view, monkeypatch)
    left, top, right, bottom = plan.map
    for at in () if view.outcome else board.open_cells(view.table.jungle, view.table.workers):
        box = plan.ledge(at)
        assert left < box[0] < box[2] < right, at
        assert top < box[1] < box[3] < bottom, at
        low = plan.is_low(at)
        assert min(box[2] - box[0], box[3] - box[1]) >= (layout.ONE_LINE if low else min(plan.cell, layout.ABREAST)), at
        parts = (board.row_name(at[0]), board.column_name(at[1]))
        here = [(words, half) for words, x, y, half in told if box[0] <= x <= box[2] and box[1] <= y <= box[3]]
        assert [words for words, _ in here] in ([board.name(at)], list(parts)), at
        if 0 not in at and len(here) == 1 and not low:
            assert here[0][1] + names.FREE <= (box[2] - box[0]) / 2, "dashes beside letters read as colons"
        assert all(left <= x - half and x + half <= right for words, x, _, half in told if words in parts)


def test_cells_beyond_the_tiles_are_whole_where_that_makes_none_smaller() -> None:
    whole = cut_off = 0
    for view in VIEWS.values():
        if view.outcome is None:
            plan, table = picture.plan_for(view), view.table
            shown = layout.region(table, rows=True, columns=True)
            every = layout.layout(shown, 2, over=False, open_=plan.open is not None)
            boxes = [plan.ledge(at) for at in board.open_cells(table.jungle, table.workers)]
            complete = all((box[2] - box[0], box[3] - box[1]) == (plan.cell, plan.cell) for box in boxes)
            assert plan.cell >= every.cell
            assert complete or plan.cell > every.cell
            whole, cut_off = whole + complete, cut_off + (not complete)
    assert whole >= 2
    assert cut_off >= 2


def test_a_choice_does_not_move_the_map() -> None:
    """Whoever looks for a cell finds everything where everybody sees it."""
    for state in positions.game(4, 1)[:30:6]:
        view = positions.mine(state)
        path = (state.hands[state.table.turn][0],)
        assert picture.plan_for(view, path).region == picture.plan_for(view).region


@pytest.mark.parametrize("game", [positions.TALLEST, positions.WIDEST, positions.LARGEST])
def test_a_large_map_comes_near_once_a_cell_is_chosen(game: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """On a telephone a late map's workers cannot be counted."""
    state = positions.game(*game)[-6]
    view, seat = positions.mine(state), state.table.turn
    move = next(placements(state, seat))
    foreseen = moves.preview(RULES, view, move)
    assert foreseen is not None
    for path, shown in ((move[:2], None), (move, foreseen)):
        plan, chosen = picture.plan_for(view, path, shown), foreseen.table.last.placed  # type: ignore[union-attr]  # it laid a tile
        assert plan.cell * PHONE / sheet.WIDTH >= 35
        left, top, right, bottom = plan.map
        gaps = board.gaps(view.table.jungle, view.table.workers, chosen)
        for at in (chosen, *gaps, *board.neighbours(chosen), *(near for gap in gaps for near in board.neighbours(gap))):
            if at in foreseen.table.jungle or at in foreseen.table.workers:
                box = cell_box(plan, at)
                assert plan.shows(at)
                assert left <= box[0] < box[2] <= right, at
                assert top <= box[1] < box[3] <= bottom, at
    away = [at for at in board.open_cells(view.table.jungle, view.table.workers) if not plan.shows(at)]
    named = {board.name(at) for at in away if 0 not in at}  # those in the first row or column are called as it is
    assert named
    assert not named & {words for words, *_ in lines_of_text(view, monkeypatch, path=move[:2])}


@pytest.mark.parametrize(("game", "turned"), [(positions.TALLEST, False), (positions.LARGEST, True)])
def test_a_close_up_lies_as_the_map_and_names_all_rows_and_columns(
    game: tuple[int, int], turned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The map turned by a quarter, and the chosen names were missing where their row and column ended off the sheet."""
    state = positions.game(*game)[-6]
    view = positions.mine(state)
    assert picture.plan_for(view).region.turned is turned
    paths = dict.fromkeys(move[:3] for move in placements(state, state.table.turn) if move[0] != "over")
    for path in [*paths][:: number_of(3, full=1)]:
        plan, told = picture.plan_for(view, path), lines_of_text(view, monkeypatch, path=path)
        begun = notation.begun(path)
        assert plan.region.near
        assert plan.region.turned is turned
        assert begun is not None
        assert begun.at is not None
        (left, top, *_), (x, y) = plan.map, plan.centre(begun.at)
        row, column = board.row_name(begun.at[0]), board.column_name(begun.at[1])
        above, beside = (row, column) if turned else (column, row)
        assert above in [words for words, at, down, _ in told if top < down < top + LINTEL and abs(at - x) < 1]
        assert beside in [words for words, at, down, _ in told if left < at < left + GUTTER and abs(down - y) < 1]


def test_a_map_of_large_tiles_stays_where_it_is_when_a_cell_is_chosen() -> None:
    state = positions.game(4, 1)[3]
    path = next(placements(state, state.table.turn))[:2]
    assert not picture.plan_for(positions.mine(state), path).region.near


def test_all_frames_of_an_animation_are_laid_out_alike_and_name_no_cells(monkeypatch: pytest.MonkeyPatch) -> None:
    """The camera used to jump with every tile that made the map larger."""
    views = [RULES.view(state, None) for state in positions.game(4, 1)]
    plans = [picture.filmed(view, views[-1]) for view in views]
    assert len({(plan.cell, plan.corner((0, 0)), plan.map) for plan in plans}) == 1
    left, top, right, bottom = plans[0].map
    for at in (*views[-1].table.jungle, *views[-1].table.workers):
        box = cell_box(plans[0], at)
        assert left <= box[0] < box[2] <= right, at
        assert top <= box[1] < box[3] <= bottom, at
    monkeypatch.setattr(names, "rulers", lambda *_, **__: pytest.fail("nobody chooses a cell in an animation"))
    RENDERER.picture(views[20], said(), film=views[-1])


def test_a_map_much_higher_than_wide_is_turned_where_that_keeps_its_tiles_large() -> None:
    """Twelve rows made tiles of 17 CSS pixels."""
    upright, lying = VIEWS["middle-two"], RULES.view(gallery_end("four"), None)
    assert not picture.plan_for(upright).region.turned
    plan = picture.plan_for(lying)
    assert plan.region.turned
    assert plan.cell * PHONE / sheet.WIDTH >= 22
    (x, y), (north, above), (east, level) = (plan.centre(at) for at in ((0, 0), (-1, 0), (0, 1)))
    assert (north, above, east, level) == (x - plan.cell, y, x, y - plan.cell)
    assert plan.form("3210") == "2103", "what stood in the east stands above"
    assert all(plan.placed(plan.place(at)) == at for at in lying.table.jungle)


def gallery_end(name: str) -> State:
    """The end of a golden game."""
    return list(gallery.positions(GAME, GOLDENS / "cacao" / f"{name}.txt"))[-1].state  # type: ignore[no-any-return]


def staircase(steps: int) -> View:
    """A map far longer than any that was ever played."""
    view = VIEWS["middle-two"]
    jungle = {(number, number): Jungle.TEMPLE for number in range(steps)}
    workers = {(number, number + 1): tiles.Worker(Seat(number % 2), "1111") for number in range(steps)}
    return replace(view, table=replace(view.table, jungle=jungle, workers=workers, last=None))


@pytest.mark.parametrize("steps", [20, 40])
def test_a_map_too_long_for_names_in_its_cells_is_named_at_its_edge(
    steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = staircase(steps)
    plan, told = picture.plan_for(view), lines_of_text(view, monkeypatch)
    assert plan.ruled
    left, top, _, _ = plan.map
    columns = sorted((x, half) for words, x, y, half in told if top < y < top + LINTEL and x > left + GUTTER)
    rows = sorted(y for words, x, y, half in told if left < x < left + GUTTER and y > top + LINTEL)
    assert len(columns) >= 4
    assert len(rows) >= 4
    assert all(x + half < other - more for (x, half), (other, more) in pairwise(columns))
    assert all(other - y >= 28 for y, other in pairwise(rows))
    for at in board.open_cells(view.table.jungle, view.table.workers):
        assert plan.ledge(at) == cell_box(plan, at)


@pytest.mark.parametrize("kind", VIEWS)
def test_rows_and_columns_are_named_at_the_maps_edge_alone(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beside a tile such a name was taken for the tile's own."""
    view = VIEWS[kind]
    plan, told = picture.plan_for(view), lines_of_text(view, monkeypatch)
    (left, top, *_), shown = plan.map, plan.region
    above = [words for words, x, y, _ in told if top < y < top + LINTEL and left + GUTTER < x < plan.map[2]]
    beside = [words for words, x, y, _ in told if left < x < left + GUTTER and y > top + LINTEL]
    spots = [(row, shown.column) for row in range(shown.row, shown.row + shown.rows)]
    rows = [plan.placed(spot) for spot in spots]
    columns = [plan.placed((shown.row, column)) for column in range(shown.column, shown.column + shown.columns)]
    ways = ([board.row_name(row) for row, _ in rows], [board.column_name(column) for _, column in columns])
    if shown.turned:
        ways = ([board.column_name(column) for _, column in rows], [board.row_name(row) for row, _ in columns])
    if shown.edged:
        assert beside == ways[0]
        assert "00" in above
        assert above == ways[1] or (plan.cell < 66 and set(above) < set(ways[1]))
    open_ = board.open_cells(view.table.jungle, view.table.workers) if view.outcome is None else ()
    boxes = [plan.ledge(at) for at in open_]
    for words, x, y, _ in told:
        if plan.inner[0] < x < plan.inner[2] and y > plan.inner[1] and board.cell(words) not in (None, board.ORIGIN):
            assert any(box[0] <= x <= box[2] and box[1] <= y <= box[3] for box in boxes), words


@pytest.mark.parametrize("kind", VIEWS)
def test_boxes_of_a_picture_do_not_overlap(kind: str) -> None:
    plan = picture.plan_for(VIEWS[kind])
    band = (0, 0, sheet.WIDTH, sheet.HEADING)
    boxes = [band, plan.map, *plan.villages, *filter(None, (plan.pile, plan.open, plan.tray))]
    for number, one in enumerate(boxes):
        assert 0 <= one[0] < one[2] <= sheet.WIDTH
        assert 0 <= one[1] < one[3] <= sheet.HEIGHT
        for other in boxes[number + 1 :]:
            assert one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1], (one, other)


@pytest.mark.parametrize("kind", [kind for kind in VIEWS if kind.startswith(("middle", "end-", "last"))])
def test_a_usual_map_keeps_figures_countable_on_a_telephone(kind: str) -> None:
    plan = picture.plan_for(VIEWS[kind])
    assert plan.cell * PHONE / sheet.WIDTH >= 17


@pytest.mark.parametrize(("tile", "kind"), [(tile, kind) for kind in Jungle for tile in [jungle.tile(kind, 60)]])
def test_every_jungle_tile_is_opaque_and_framed(tile: Image.Image, kind: Jungle) -> None:
    assert tile.size == (60, 60)
    assert tile.getpixel((30, 30))[3] == 255  # type: ignore[index]  # a sprite has four channels


@pytest.mark.parametrize("form", tiles.TYPES)
@pytest.mark.parametrize("owner", range(4))
def test_figures_stand_on_their_edges(form: str, owner: int) -> None:
    bare, tile = (workers.tile(Seat(owner), digits, 100).convert("RGB") for digits in ("0000", form))
    bands = ((10, 2, 90, 16), (84, 10, 98, 90), (10, 84, 90, 98), (2, 10, 16, 90))
    for band, figures in zip(bands, map(int, form), strict=True):
        others = [number for number in range(4) if bands[number] != band and int(form[number])]
        differs = bare.crop(band).tobytes() != tile.crop(band).tobytes()
        assert differs == bool(count) or others, (form, band)
        if figures:
            ink = colours.PAINTS[owner].ink
            assert runs(tile, band, ink) == figures, (form, band)


def runs(image: Image.Image, band: Box, ink: Colour) -> int:
    """How many heads stand in a row along the middle of the heads."""
    left, top, right, bottom = band
    across = right - left > bottom - top
    line = (
        [(x, 12 if top < 50 else 87) for x in range(22, 78)]
        if across
        else [(12 if left < 50 else 87, y) for y in range(22, 78)]
    )
    marks = [near(image, spot, ink) for spot in line]
    return sum(now and not before for before, now in zip([False, *marks], marks, strict=False))


def test_the_latest_tiles_are_framed() -> None:
    state = next(state for state in positions.game(3, 1)[8:] if state.table.last and state.table.last.laid)
    view, last = positions.seen(state), state.table.last
    assert last is not None
    image, plan = drawn(view), picture.plan_for(view)
    bare = drawn(replace(view, table=replace(view.table, last=None)))
    marked = {
        at
        for at in (*state.table.jungle, *state.table.workers)
        if corner_of(image, plan, at) != corner_of(bare, plan, at)
    }
    assert {last.placed, *last.laid} <= marked
    assert framed(image, plan, last.placed, colours.PAINTS[last.seat].fill)


def corner_of(image: Image.Image, plan: Layout, at: Cell) -> bytes:
    """The upper left corner of a cell, where neither a worker nor a chip is."""
    x, y = plan.corner(at)
    return image.crop((x, y, x + 5, y + 5)).tobytes()


def test_the_trail_holds_every_placement_since_the_viewer_looked() -> None:
    states = positions.game(4, 1)[17:22]
    *since, view = (positions.seen(state, viewer=states[0].table.turn) for state in states)
    laid = trail(view, since)
    assert [one.seat for one in laid] == [state.table.turn for state in states[:-1]]
    assert {at for one in laid for at in one.jungle} == view.table.jungle.keys() - since[0].table.jungle.keys()
    image, plan = drawn(view, since=since), picture.plan_for(view)
    assert all(framed(image, plan, one.placed, colours.PAINTS[one.seat].fill) for one in laid)
    assert image.tobytes() != drawn(view).tobytes()


def test_a_tile_laid_on_another_is_part_of_the_trail() -> None:
    states = positions.game(4, 1)
    covering = next(n for n, state in enumerate(states[1:], 1) if any(t.covers for t in state.table.workers.values()))
    before, after = (positions.seen(state) for state in states[covering - 1 : covering + 1])
    (laid,) = trail(after, (before,))
    assert after.table.workers[laid.placed].covers


def test_nothing_is_marked_for_somebody_who_has_seen_it() -> None:
    view = VIEWS["middle-four"]
    assert not trail(view, (view,))


def test_dots_and_names_mark_the_cells_of_a_half_made_choice() -> None:
    state = positions.game(2, 1)[6]
    view = positions.mine(state)
    kind = state.hands[state.table.turn][0]
    cells = board.open_cells(view.table.jungle, view.table.workers)
    rows = {board.row_name(row) for row, _ in cells}
    for path in [(kind,), *((kind, row) for row in sorted(rows))]:
        image, plan = drawn(view, path=path), picture.plan_for(view, path)
        marked = {at for at in cells if near(image, edge(plan, at), BLUE)}
        assert marked == {at for at in cells if len(path) < 2 or board.row_name(at[0]) == path[1]}


def test_tiles_that_may_be_covered_are_framed_and_named(monkeypatch: pytest.MonkeyPatch) -> None:
    state = positions.covering()
    view = positions.mine(state)
    image, plan = drawn(view, path=("over",)), picture.plan_for(view, ("over",))
    own = choices.covers(state.table, state.table.turn)
    assert own
    assert all(framed(image, plan, at, BLUE) for at in own)
    told = lines_of_text(view, monkeypatch, path=("over",))
    for at in own:
        left, top, right, bottom = cell_box(plan, at)
        ((words, _, y, _),) = [each for each in told if left < each[1] < right and top < each[2] < bottom]
        form = plan.form(state.table.workers[at].form)
        edge, workers_there = (top, form[0]) if y < plan.centre(at)[1] else (bottom, form[2])
        assert workers_there == min(form[0], form[2]), "the name hides as few workers as may be"
        assert abs(y - edge) < chips.HEIGHT / 2
        assert words == board.name(at)


@pytest.mark.parametrize("kind", VIEWS)
def test_the_tile_from_which_names_count_has_its_own(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    view = VIEWS[kind]
    left, top, right, bottom = cell_box(picture.plan_for(view), board.ORIGIN)
    told = lines_of_text(view, monkeypatch)
    here = [words for words, x, y, _ in told if left < x < right and top < y < bottom]
    assert ("00" in here) is (view.outcome is None)


def test_standing_orders_are_shown_from_the_moment_on_that_they_mean_something() -> None:
    """Those that hold from the beginning are foreign words until they have sold something."""
    state = positions.game(2, 1)[6]
    seat = state.table.turn
    fresh = replace(turns.change(state, sold=()), orders=(Orders(), Orders()))
    sold, told = turns.change(fresh, sold=(seat,)), replace(fresh, orders=(Orders(3, 1), Orders(3, 1)))
    shown = [hands.known(positions.mine(each)) for each in (fresh, sold, told)]
    assert shown == [None, Orders(), Orders(3, 1)]
    assert len({drawn(positions.mine(each)).tobytes() for each in (fresh, sold, told)}) == 3


@pytest.mark.parametrize(("name", "titled"), [("Ann", True), ("Alexandra Montgomery", False)])
def test_a_long_name_takes_the_room_of_what_the_own_hand_is_called(
    name: str, titled: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The headline and the words before the own tiles touched, and of a long name the end was cut."""
    state = positions.game(2, 1)[6]
    view, say = positions.mine(turns.change(state, sold=(state.table.turn,))), say_in("en", (name, name))
    plan = replace(picture.plan_for(view), tray=None)
    scene, told = Scene(view, say, plan, ground.sheet()), dict[str, float]()
    monkeypatch.setattr(canvas.Canvas, "text", lambda _, words, x, *__, **___: told.setdefault(words, x))
    heading.draw(scene)
    assert ("Your tiles" in told) is titled
    assert " ".join(told).startswith(f"{name} to move")
    if titled:
        assert (
            told["Your tiles"]
            >= told[f"{name} to move"] + lettering.width(f"{name} to move", scene.type(sheet.LARGE)) + 24
        )


def test_spectators_see_no_choice() -> None:
    view = VIEWS["middle-four"]
    assert RENDERER.picture(view, said(), path=("A", "00")) == RENDERER.picture(view, said())


def test_the_chosen_tile_is_edged_in_blue() -> None:
    state = next(state for state in positions.game(3, 1) if len(set(state.hands[state.table.turn])) > 1)
    view, hand = positions.mine(state), state.hands[state.table.turn]
    frames = set()
    for kind in set(hand):
        image, tray = drawn(view, path=(kind,)), picture.plan_for(view, (kind,)).tray
        assert tray is not None
        blue = [at for at in product(range(tray[0], tray[2], 2), range(tray[1], tray[3], 2)) if near(image, at, BLUE)]
        frames.add((min(blue), max(blue)))
    assert len(frames) == len(set(hand))
    assert {right - left for (left, _), (right, _) in frames} == {130}


def turning_points(state: State) -> Iterator[Move]:
    """Paths that have come to the rotation."""
    seat = state.table.turn
    for at in board.open_cells(state.table.jungle, state.table.workers):
        for kind in dict.fromkeys(state.hands[seat]):
            yield kind, board.row_name(at[0]), board.column_name(at[1])


def test_at_the_rotation_every_one_is_drawn_with_its_gains() -> None:
    state = positions.game(2, 1)[10]
    view = positions.mine(state)
    path = next(path for path in turning_points(state) if path[0] == "B")
    assert [rotation.form for rotation in turning.shown(view, path)] == list(tiles.FORMS["B"])
    left, top, right, _ = layout.ASIDE
    image, step = drawn(view, path=path), turning.HIGH + layout.GAP
    cards = [image.crop((left, top + n * step, right, top + n * step + turning.HIGH)).tobytes() for n in range(4)]
    assert len(set(cards)) == 4


@pytest.mark.parametrize("aided", [True, False])
def test_in_a_test_the_ways_round_are_shown_and_not_what_they_bring(*, aided: bool) -> None:
    state = positions.game(2, 1)[10]
    view = positions.mine(state)
    path = next(path for path in turning_points(state) if path[0] == "B")
    scene = Scene(view, said(), picture.plan_for(view, path), ground.sheet(), path, aided=aided)
    with drawn_text() as written:
        turning.draw(scene)
    told = {words for words, _ in written}
    assert {*tiles.FORMS["B"]} <= told
    assert any(words[0] in "+−" for words in told) == aided
    assert (said()(text("cacao-picture-best")) in told) == aided


def test_a_rotation_counts_what_a_temple_brings_that_is_laid_with_it() -> None:
    """Where there was only one way to fill the gap, the card showed the temple and said "0"."""
    state = positions.game(2, 1)[2]
    idle = dict.fromkeys(state.table.jungle, Jungle.BLANK)
    state = turns.change(state, jungle=idle, display=(Jungle.TEMPLE,) * 2)
    view, path = positions.mine(state), ("A", "S1", "00")
    (rotation,) = turning.shown(view, path)
    assert rotation.gains["temple"] == 6
    with drawn_text() as written:
        drawn(view, path=path)
    assert change(6) in {words for words, _ in written}


def test_orders_stand_in_no_board_of_the_lessons_before_they_are_taught() -> None:
    known = [
        hands.known(RULES.view(exercises.begun(RULES, step)[0], Seat(0)))
        for step in (*course.WORK.steps, *course.GAPS.steps)
    ]
    taught = len(course.WORK.steps) + 1
    assert [orders is not None for orders in known[: taught + 1]] == [False] * taught + [True]


def test_a_preview_marks_the_tile_its_jungle_and_what_they_earn() -> None:
    state = positions.game(4, 1)[16]
    view, seat = positions.mine(state), state.table.turn
    move = max(
        placements(state, seat),
        key=lambda move: sum(gain.felt for gain in moves.preview(RULES, view, move).gains),  # type: ignore[union-attr]  # a seat
    )
    foreseen = moves.preview(RULES, view, move)
    assert foreseen is not None
    assert foreseen.table.last is not None
    image, plan = drawn(view, path=move, preview=foreseen), picture.plan_for(view, move, foreseen)
    for at in (foreseen.table.last.placed, *foreseen.table.last.laid):
        assert framed(image, plan, at, BLUE)
    told = [gain.use.contact.jungle for gain in foreseen.gains if gain.felt]
    assert told
    bare = drawn(view, path=move, preview=replace(foreseen, gains=()))
    assert all(image.crop(cell_box(plan, at)).tobytes() != bare.crop(cell_box(plan, at)).tobytes() for at in told)


def test_gains_are_written_with_their_signs() -> None:
    contact = board.Contact(Seat(0), (0, 1), (0, 0), 2)
    gain = Gain(Use(contact, 2), gold=6, cacao=-2)
    assert [chip.words for chip in chips.gains(gain, Jungle.MARKET_3, 20)] == ["+6", "−2"]
    assert [chip.words for chip in chips.gains(Gain(Use(contact, 2)), Jungle.TEMPLE, 20)] == ["+2"]
    assert not chips.gains(Gain(Use(contact, 0)), Jungle.SINGLE_PLANTATION, 20)


def test_temples_show_their_awards_at_the_end() -> None:
    view = VIEWS["end-four"]
    image, plan = drawn(view), picture.plan_for(view)
    temples = outcome.temples(view.table)
    assert temples
    for at in temples:
        bare = jungle.tile(Jungle.TEMPLE, plan.cell - 4).convert("RGB")
        x, y = plan.corner(at)
        shown = image.crop((x + 12, y + 12, x + plan.cell - 12, y + plan.cell - 12))
        assert shown.tobytes() != bare.crop((10, 10, plan.cell - 14, plan.cell - 14)).tobytes()


@pytest.mark.parametrize("kind", ["end-two", "end-four", "largest-end"])
def test_no_award_hides_another(kind: str) -> None:
    """Temples lie corner to corner: with tiles of forty pixels too every number is whole."""
    plan, image = picture.plan_for(VIEWS[kind]), picture.drawing(VIEWS[kind], said())
    size, reach = chips.award_place(plan.cell)
    for at, prizes in outcome.temples(VIEWS[kind].table).items():
        won = sorted((-gold, seat) for seat, gold in prizes.items() if gold)
        for (gold, seat), (down, across) in zip(won, ((1, -1), (1, 1), (-1, -1), (-1, 1)), strict=False):
            award = chips.award(seat, -gold, size, best=gold == won[0][0]).convert("RGB")
            (x, y), inset = plan.centre(at), size // 5
            left, top = round(x + across * reach - size / 2), round(y + down * reach - size / 2)
            shown = image.crop((left + inset, top + inset, left + size - inset, top + size - inset))
            assert shown.tobytes() == award.crop((inset, inset, size - inset, size - inset)).tobytes(), (at, seat)


def test_what_temples_would_pay_is_there_before_the_end() -> None:
    view = VIEWS["end-four"]
    running = replace(view, table=replace(view.table, phase=Phase.PLACE))
    image, plan = picture.drawing(running, said()), picture.plan_for(running)
    size, reach = chips.award_place(plan.cell)
    at, prizes = next((at, prizes) for at, prizes in outcome.temples(view.table).items() if len(prizes) > 1)
    gold, seat = min((-gold, seat) for seat, gold in prizes.items())
    (x, y), inset = plan.centre(at), size // 4
    left, top = round(x - reach - size / 2), round(y + reach - size / 2)
    award = chips.award(seat, -gold, size, best=True).convert("RGB")
    box = (left + inset, top + inset, left + size - inset, top + size - inset)
    assert image.crop(box).tobytes() == award.crop((inset, inset, size - inset, size - inset)).tobytes()


def test_the_board_of_whoever_moves_is_framed() -> None:
    state = positions.game(3, 1)[6]
    for turn in range(3):
        view = positions.seen(replace(state, table=replace(state.table, turn=Seat(turn))))
        image, plan = drawn(view), picture.plan_for(view)
        edges = [near(image, (box[0] + 4, (box[1] + box[3]) // 2), AMBER) for box in plan.villages]
        assert edges == [seat == turn for seat in range(3)]


def test_whoever_directs_the_workers_is_asked_not_whose_turn_it_is() -> None:
    state = next(
        position.state
        for position in gallery.positions(GAME, GOLDENS / "cacao" / "careful.txt")
        if position.state.table.answering and position.state.table.turn not in position.state.table.answering
    )
    view = positions.seen(state)
    image, plan = drawn(view), picture.plan_for(view)
    edges = {seat for seat, box in enumerate(plan.villages) if near(image, (box[0] + 4, (box[1] + box[3]) // 2), AMBER)}
    assert edges == set(state.table.answering)
    emblem = image.crop((14, 5, 92, 83))
    assert share(emblem, (20, 20, 58, 58), colours.PAINTS[state.table.answering[0]].fill) > 0.2


def everything_shown(view: View, say: Say) -> tuple[bytes, str, str]:
    return RENDERER.picture(view, say), RENDERER.alt(view, say), RENDERER.board(view, say)


def other_hand(state: State, seat: int) -> State:
    """The seat's tile changed for one of its pile."""
    hand, pile = list(state.hands[seat]), list(state.piles[seat])
    one, other = next((a, b) for a in hand for b in pile if a != b)
    hand[hand.index(one)], pile[pile.index(other)] = other, one
    hands = tuple(tuple(sorted(hand)) if number == seat else each for number, each in enumerate(state.hands))
    piles = tuple(tuple(sorted(pile)) if number == seat else each for number, each in enumerate(state.piles))
    return replace(state, hands=hands, piles=piles)


def test_what_is_hidden_changes_no_pixel_and_no_word() -> None:
    state, say = positions.game(3, 1)[7], said()
    orders = (Orders(), Orders(4, 3), Orders())
    for other in (other_hand(state, 1), replace(state, orders=orders)):
        for viewer in (0, 2, None):
            one, two = (positions.seen(world, viewer=viewer) for world in (state, other))
            assert everything_shown(one, say) == everything_shown(two, say)
        assert everything_shown(positions.seen(state, viewer=1), say) != everything_shown(
            positions.seen(other, viewer=1), say
        )


def test_previews_tell_nothing_hidden() -> None:
    state = positions.game(3, 1)[7]
    mover = state.table.turn
    seat = (mover + 1) % 3
    orders = tuple(Orders(None, 5) if number == seat else each for number, each in enumerate(state.orders))
    worlds = [state, other_hand(replace(state, orders=orders), seat)]
    for move in list(placements(state, mover))[::4]:
        one, two = (moves.preview(RULES, RULES.view(world, mover), move) for world in worlds)
        assert one == two
    move = next(placements(state, mover))
    one, two = (
        drawn(RULES.view(world, mover), preview=moves.preview(RULES, RULES.view(world, mover), move))
        for world in worlds
    )
    assert one.tobytes() == two.tobytes()


@pytest.mark.parametrize(("water", "words"), [(0, "−10"), (2, "−1"), (3, "0"), (8, "16")])
def test_the_track_is_written_with_a_real_minus(water: int, words: str) -> None:
    assert numeral(TRACK[water]) == words


def test_store_and_tokens_are_counted_in_places() -> None:
    state = positions.game(2, 1)[0]
    pictures = set()
    for cacao in range(6):
        for sun in range(4):
            village = Village(cacao=cacao, sun=sun)
            view = positions.seen(replace(state, table=replace(state.table, villages=(village, Village()))))
            box = picture.plan_for(view).villages[0]
            pictures.add(drawn(view).crop(box).tobytes())
    assert len(pictures) == 24


def test_suns_are_ringed_where_the_turn_changed_how_many_there_are() -> None:
    still, ringed = villages._sun(PAPER, None), villages._sun(PAPER, BLUE)
    assert still.size == ringed.size
    at = (villages._RING // 2, 1)
    assert ringed.getpixel(at) != still.getpixel(at)


def changed(view: View, **facts: object) -> View:
    """The view with fields of its table changed."""
    return replace(view, table=replace(view.table, **facts))  # type: ignore[arg-type]  # checked at run time


def richer_before(view: View) -> View:
    """As if the latest turn had brought one gold less to somebody."""
    last = view.table.last
    assert last is not None
    before = tuple(replace(village, gold=village.gold - 1) for village in last.before)
    return changed(view, last=replace(last, before=before))


CHANGES: dict[str, Callable[[View], View]] = {
    "a tile on display": lambda view: changed(view, display=(Jungle.MARKET_4, Jungle.WATER)),
    "one tile on display": lambda view: changed(view, display=view.table.display[:1]),
    "the pile": lambda view: changed(view, pile=view.table.pile + 1),
    "the turn's number": lambda view: changed(view, number=view.table.number + 1),
    "tiles left": lambda view: replace(view, unplayed=(("A",) * 7, *view.unplayed[1:])),
    "a hand's size": lambda view: replace(view, counts=(2, *view.counts[1:])),
    "what the pile holds": lambda view: replace(view, jungle=view.jungle[1:]),
    "gold": lambda view: changed(view, villages=(replace(view.table.villages[0], gold=77), *view.table.villages[1:])),
    "water": lambda view: changed(view, villages=(replace(view.table.villages[0], water=7), *view.table.villages[1:])),
    "what the latest turn brought": richer_before,
}


@pytest.mark.parametrize("change", CHANGES)
def test_everything_that_lies_open_shows(change: str) -> None:
    view = positions.seen(positions.game(4, 1)[13])
    assert view.table.last is not None
    assert RENDERER.picture(CHANGES[change](view), said()) != RENDERER.picture(view, said())


def shown_chips(view: View, monkeypatch: pytest.MonkeyPatch) -> dict[Cell, list[str]]:
    """The words of the chips on each cell."""
    told: dict[Cell, list[str]] = {}

    def put(scene: Scene, at: Cell, corner: chips.Corner, chip: chips.Chip) -> None:
        told.setdefault(at, []).append(chip.words)

    monkeypatch.setattr(chips, "put", put)
    drawn(view)
    return told


def sold(workers: dict[Cell, tiles.Worker]) -> View:
    """A turn in which workers of those tiles sold at a new market on 00."""
    state = positions.game(2, 1)[3]
    uses = tuple(Use(board.Contact(tile.owner, at, (0, 0), 1), 1) for at, tile in workers.items())
    boards = (Village(cacao=3), Village(cacao=3))
    last = Last(Seat(0), next(iter(workers)), ((0, 0),), boards, uses)
    table = replace(state.table, jungle={(0, 0): Jungle.MARKET_3}, workers=workers, villages=boards, last=last)
    return positions.seen(replace(state, table=table))


def test_a_sale_shows_what_it_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown_chips(sold({(0, 1): tiles.Worker(Seat(0), "1111")}), monkeypatch) == {(0, 0): ["+3"]}


def test_chips_on_one_tile_leave_room_for_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two signs with their numbers are wider than the largest tile."""
    both = {(0, -1): tiles.Worker(Seat(0), "1111"), (0, 1): tiles.Worker(Seat(1), "1111")}
    boxes: list[Box] = []
    framed = canvas.Canvas.framed

    def noted(self: canvas.Canvas, box: Box, radius: int, *args: object, **options: object) -> None:
        if box[3] - box[1] == chips.HEIGHT:
            boxes.append(box)
        framed(self, box, radius, *args, **options)  # type: ignore[arg-type]  # passed on as they came

    monkeypatch.setattr(canvas.Canvas, "framed", noted)
    drawn(sold(both))
    one, other = sorted(boxes)
    assert one[2] <= other[0]


def test_a_small_map_has_no_chips_but_the_villages_tell_what_a_turn_brought(monkeypatch: pytest.MonkeyPatch) -> None:
    state = next(state for state in positions.game(4, 1)[20:] if state.table.last and state.table.last.uses)
    view = positions.seen(state)
    assert picture.plan_for(view).cell < field._ROOMY
    assert not shown_chips(view, monkeypatch)
    before = state.table.last.before if state.table.last else ()
    changes = {
        change(getattr(now, what) - getattr(was, what))
        for now, was in zip(state.table.villages, before, strict=True)
        for what in ("gold", "cacao")
        if getattr(now, what) != getattr(was, what)
    }
    assert changes
    with drawn_text() as written:
        drawn(view)
    assert changes <= {words for words, _ in written}


def test_a_carrier_that_has_moved_says_from_where() -> None:
    was, now = Village(water=3), Village(water=5)
    still, moved = (villages._track(before.water, now.water, 140, PAPER) for before in (now, was))
    assert still.tobytes() != moved.tobytes()
    assert moved.tobytes() != villages._track(4, 5, 140, PAPER).tobytes()
    assert all(villages._track(before, here, 140, PAPER).size == still.size for before in range(9) for here in range(9))


def test_tiles_about_which_others_are_asked_are_framed_in_amber() -> None:
    state = next(
        position.state
        for position in gallery.positions(GAME, GOLDENS / "cacao" / "careful.txt")
        if position.state.table.answering and position.state.table.turn not in position.state.table.answering
    )
    table = state.table
    owed = {contact.jungle for contact in table.pending if contact.owner in table.answering}
    waiting = {at for at in owed if table.jungle[at].trades}
    assert waiting
    view, own = positions.seen(state), positions.seen(state, viewer=table.answering[0])
    for shown, amber in ((view, True), (own, False)):
        image, plan = drawn(shown), picture.plan_for(shown)
        assert all(framed(image, plan, at, AMBER) == amber for at in waiting)


def test_whose_turn_it_is_is_told_where_somebody_else_is_asked() -> None:
    state = positions.game(3, 1)[6]
    other = Seat((state.table.turn + 1) % 3)
    table = replace(state.table, phase=Phase.ACT, answering=(other,))
    keys = [[each.key for each in heading.notes(positions.seen(replace(state, table=t)))] for t in (state.table, table)]
    assert keys == [["cacao-picture-turn"], ["cacao-picture-turn", "cacao-picture-turn-of"]]


def test_cacao_that_decides_is_told() -> None:
    view = VIEWS["end-two"]
    rich, poor = Village(gold=90, cacao=5), Village(gold=90, cacao=1)
    for boards, told in (((rich, poor), True), ((rich, rich), False), ((rich, Village()), False)):
        ended = replace(view, table=replace(view.table, villages=boards, jungle={}, workers={}))
        assert bool(heading.notes(ended)) == told
        assert bool([each for each in outcome.scores(ended.table) if each.cacao])


def test_the_store_is_told_as_a_number(monkeypatch: pytest.MonkeyPatch) -> None:
    state, told = positions.game(2, 1)[0], list[str]()
    write = canvas.Canvas.text

    def noted(self: canvas.Canvas, words: str, *args: Any, **how: Any) -> float:
        told.append(words)
        return write(self, words, *args, **how)

    monkeypatch.setattr(canvas.Canvas, "text", noted)
    full = replace(state.table, villages=(Village(gold=37, cacao=5), Village(gold=41, cacao=5)))
    drawn(positions.seen(replace(state, table=full)))
    assert told.count("5") >= 2


def test_several_sales_at_one_market_show_what_each_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    both = {(0, 1): tiles.Worker(Seat(0), "1111"), (1, 0): tiles.Worker(Seat(1), "1111")}
    assert shown_chips(sold(both), monkeypatch) == {(0, 0): ["+3", "+3"]}


def test_every_contact_of_a_tile_has_a_corner_of_its_own() -> None:
    around = [(-1, 0), (0, -1), (0, 1), (1, 0)]
    assert chips.corners((0, 0), [(0, -1)]) == {(0, -1): (-1, -1)}
    assert chips.corners((0, 0), [(0, 1)]) == {(0, 1): (-1, 1)}
    assert set(chips.corners((0, 0), around).values()) == {(-1, -1), (-1, 1), (1, -1), (1, 1)}


def test_chips_make_way_for_names_that_lie_on_their_tiles(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names of cells beyond the rim of a crowded map lie on the tiles there, and hid what these had brought."""
    golden = read((GOLDENS / "cacao" / "four.txt").read_text("utf-8"))
    view = positions.mine(asked(RULES, golden)[24])
    move: Move = ("D", "N4", "W1", "0310", "N4W2=G1", "auto")
    foreseen = moves.preview(RULES, view, move)
    assert isinstance(foreseen, preview.Preview)
    plan, table = picture.plan_for(view, move, foreseen), foreseen.table
    named = [plan.ledge(at) for at in board.open_cells(table.jungle, table.workers) if plan.is_low(at)]
    put: list[tuple[float, float]] = []
    monkeypatch.setattr(chips, "place", lambda scene, chip, x, y: put.append((x, y)))
    drawn(view, path=move, preview=foreseen)
    assert len(put) > 2
    for (x, y), (left, top, right, bottom) in product(put, named):
        assert not (left < x < right and top < y < bottom), (x, y)


def test_the_count_begins_with_the_winner() -> None:
    scores = (Score(30, 0, 0, 0, 1), Score(20, 9, 1, 0, 5), Score(40, 0, 0, -9, 0), Score(30, 0, 0, 0, 2))
    assert count.ranking(scores) == [2, 1, 3, 0]


@pytest.mark.parametrize("size", range(24, 121, 4))
@pytest.mark.parametrize("thick", [field._THIN, field._THICK])
def test_a_frame_fits_a_cell_of_any_size(size: int, thick: int) -> None:
    """A long narrow jungle makes small cells, on which the white lines are wide."""
    assert field.frame(size, BLUE, thick).size == (size, size)


def test_what_a_temple_would_pay_is_drawn_on_its_cell() -> None:
    view = positions.mine(positions.game(2, 1)[4])
    promised = moves.threats(RULES, view, ("A",))
    assert any(each.weight for each in promised)
    picture = RENDERER.picture(view, said(), path=("A",), threats=promised)
    assert decoded(picture).tobytes() != drawn(view, path=("A",)).tobytes()


@pytest.mark.parametrize(("seats", "seed"), [positions.TALLEST, positions.WIDEST, positions.LARGEST, (2, 3)])
@pytest.mark.parametrize("far", [0.5, 0.75])
def test_what_a_cell_would_bring_hides_no_cell_s_name(
    seats: int, seed: int, far: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = [state for state in positions.game(seats, seed) if state.table.phase is Phase.PLACE]
    view, stood = positions.mine(told[int(far * len(told))]), list[tuple[float, float, float, float]]()

    def place(scene: Scene, chip: chips.Chip, x: float, y: float) -> None:
        half = chips.wide(scene, chip) / 2
        stood.append((x - half, y - chips.HEIGHT / 2, x + half, y + chips.HEIGHT / 2))

    scene = Scene(view, said(), picture.plan_for(view, (view.hand[0],)), ground.sheet(), (view.hand[0],))
    scene = replace(scene, threats=moves.threats(RULES, view, scene.path))
    monkeypatch.setattr(chips, "place", place)
    chances.draw(scene)
    assert len(stood) == sum(bool(chips.own(each.gains)) for each in scene.threats if each.cells) > 3
    cells = board.open_cells(view.table.jungle, view.table.workers)
    hidden = [board.name(at) for at in cells for chip in stood if chances.shared(names.room(scene, at), chip) > 0]
    assert hidden == []


def test_a_chip_is_read_off_what_is_told_of_the_cell() -> None:
    """A coin beside the sum by which cells are listed was taken for gold that the tile pays."""
    coin, fruit, drop = (sign(chips.SIGN) for sign in (symbols.coin, symbols.fruit, symbols.drop))

    def told(*gains: tuple[str, int]) -> list[list[tuple[str, object]]]:
        return [[(chip.words, chip.sign), *chip.more] for chip in chips.promises(gains)]

    assert told(("gold", 3)) == [[("3", coin)]]
    assert told(("cacao", -2), ("gold", 4), ("water", 6), ("rivals", 3)) == [
        [("6", drop), ("4", coin), ("−2", fruit)],
        [("6", drop), ("4", coin)],
        [("6+", drop)],
    ], "what is sold is no loss"
    assert told(("temple", -2), ("gold", 4), ("water", 6))[1:] == [
        [("6", drop), ("4*", coin)],
        [("6*", drop)],
    ], "a plus hid what it costs"
    assert told(("gold", 4), ("water", 6))[1] == [("6+", drop)]
    assert told(("temple", -2), ("rivals", 3))[0][0][0] == "−2"
    assert told(("spare", 3), ("gold", 2))[0] == [("2", coin), ("3", symbols.spare(chips.SIGN))]
    assert told(("rivals", 3)) == []


def test_whose_turn_comes_next_is_told_where_only_tiles_are_drawn() -> None:
    """After the right move of a lesson it said that Red was to move, who had moved."""
    state = next(each for each in positions.game(2, 1) if each.table.phase is Phase.PLACE)
    view = RULES.view(state, state.table.turn)
    after, _ = RULES.apply(state, state.table.turn, choices.default(view))
    assert after.table.phase is Phase.REFILL
    assert heading.headline(view) == text("cacao-picture-to-move", who=Seat(0))
    assert heading.headline(RULES.view(after, Seat(0))) == text("cacao-picture-to-move", who=Seat(1))


@pytest.mark.parametrize(("mark", "key"), heading.MARKS.items())
@pytest.mark.parametrize("turn", [3, 7, 13])
@pytest.mark.parametrize("locale", LOCALES)
def test_a_mark_on_the_map_is_explained_in_its_heading(locale: str, turn: int, mark: str, key: str) -> None:
    """Whoever saw `4*` had to look for it in the rules."""
    (view,) = (
        positions.mine(state)
        for state in positions.game(2, 1)
        if state.table.phase is Phase.PLACE and state.table.number == turn
    )
    say, found = say_in(locale, positions.NAMES), set[tuple[bool, bool]]()
    for tile in view.hand:
        with drawn_text() as written:
            RENDERER.picture(view, say, path=(tile,), threats=moves.threats(RULES, view, (tile,)))
        told = [words for words, _ in written]
        found.add(
            (
                any(say(text(key, sign=mark)) in words for words in told),
                any(words.endswith(mark) for words in told),
            )
        )
    assert found <= {(True, True), (False, False)}


def test_steps_of_the_water_carrier_have_another_sign_than_the_gold_for_water() -> None:
    use = Use(board.Contact(Seat(0), (0, 1), board.ORIGIN, 2), 2)
    (step,) = chips.gains(Gain(use, water=2), Jungle.WATER, chips.SIGN)
    assert step.words == "+2"
    assert step.sign == symbols.onwards(chips.SIGN) != symbols.drop(chips.SIGN)


def test_a_whole_cell_has_a_name_that_is_read_on_a_telephone() -> None:
    """With what it brings and without: a sheet of 1,200 pixels is 390 there."""
    view = positions.mine(positions.game(2, 1)[4])
    for threats in ((), moves.threats(RULES, view, ("A",))):
        with drawn_text() as written:
            RENDERER.picture(view, said(), path=("A",), threats=threats)
        sizes = {words: size for words, size in written if words in ("N1W2", "S1W2", "S2E1")}
        assert len(sizes) >= 2
        assert min(sizes.values()) * PHONE / sheet.WIDTH >= 12


def test_a_chip_s_sign_is_before_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fruit behind "+3" read as "+30"."""
    view, put = positions.mine(positions.game(2, 1)[4]), dict[str, float]()
    scene = Scene(view, said(), picture.plan_for(view), ground.sheet())
    monkeypatch.setattr(canvas.Canvas, "text", lambda _, words, x, *__, **___: put.setdefault("words", x))
    monkeypatch.setattr(canvas.Canvas, "centre", lambda _, image, x, y: put.setdefault("sign", x))
    chips.place(scene, next(chips.promises([("cacao", 3)])), 300, 300)
    assert put["sign"] < put["words"]


@pytest.mark.parametrize(("seats", "seed", "played"), [(2, 1, 4), (2, 1, 12)])
def test_what_a_cell_would_bring_is_within_it(
    seats: int, seed: int, played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At the map's edge it stood beside the cell's name, on the tiles and leaves there."""
    view, stood = positions.mine(positions.game(seats, seed)[played]), list[tuple[float, float]]()
    scene = Scene(view, said(), picture.plan_for(view, ("A",)), ground.sheet(), ("A",))
    scene = replace(scene, threats=moves.threats(RULES, view, ("A",)))
    monkeypatch.setattr(chips, "place", lambda scene, chip, x, y: stood.append((x, y)))
    chances.draw(scene)
    cells = [at for each in scene.threats if each.gains and (at := board.cell(each.cells[0])) is not None]
    assert len(cells) == len(stood) > 5
    for at, (x, y) in zip(cells, stood, strict=True):
        left, top, right, bottom = scene.plan.ledge(at)
        assert left < x < right, board.name(at)
        assert top <= y - chips.HEIGHT / 2 < y + chips.HEIGHT / 2 <= bottom + 3, board.name(at)


def test_on_a_turned_map_each_way_round_says_where_north_is(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = list[int]()
    north = symbols.north
    monkeypatch.setattr(symbols, "north", lambda size: drawn.append(size) or north(size))
    for game, turned in ((positions.TALLEST, False), (positions.LARGEST, True)):
        state = positions.game(*game)[-6]
        view = positions.mine(state)
        path = next(move[:2] for move in placements(state, state.table.turn) if move[0] != "over")
        drawn.clear()
        turning.draw(Scene(view, said(), picture.plan_for(view, path), ground.sheet(), path))
        assert bool(drawn) is turned
