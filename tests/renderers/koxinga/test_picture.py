import io
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise
from typing import NoReturn

import pytest
from PIL import Image, ImageChops

from games import moves
from games.core import Seat, Threat, text
from games.koxinga import board
from games.koxinga.board import Item
from games.koxinga.cabins import Good
from games.koxinga.choices import branches, destinations
from games.koxinga.preview import Preview
from games.koxinga.state import Phase, Plan, State, Treasure, View, Walk
from renderers import lettering
from renderers.core import Say
from renderers.koxinga import RENDERER, blocks, situation, tiles, trail, wakes
from renderers.koxinga.berths import berths
from renderers.koxinga.colours import ASKED, CHOSEN, CRIMSON, GLOW, PAINTS, PARCHMENT, SEAL, SEPIA
from renderers.koxinga.goods import price
from renderers.koxinga.layout import BLOCKS, FIGHT, TALL, joint, layout
from renderers.palette import WHITE, Colour
from renderers.sheet import HEADING, HEIGHT, WIDTH, Box
from renderers.words import LOCALES
from tests.renderers.koxinga import positions
from tests.renderers.koxinga.positions import FIVE, ONE, RULES, TWO
from tests.renderers.voices import say_in
from tests.support.counts import paired
from tests.support.eyes import unpacked
from tests.support.type import forget

VIEWS = positions.views()
BUDGET = 120_000
NAMES = ("Anna", "周子瑜", "Dmitri", "小林さくら", "Zoë", "欧阳")


def said(locale: str = "en") -> Say:
    return say_in(locale, NAMES)


def decoded(content: bytes) -> Image.Image:
    return Image.open(io.BytesIO(content)).convert("RGB")


def drawn(view: View, *, path: tuple[str, ...] = ()) -> Image.Image:
    return unpacked(RENDERER, RENDERER.drawing(view, said(), path=path))


def share(image: Image.Image, box: Box, colour: Colour) -> float:
    """How much of the box has very nearly that colour."""
    part = image.crop(box)
    near = sum(
        number
        for number, pixel in part.getcolors(part.width * part.height) or ()
        if isinstance(pixel, tuple) and all(abs(a - b) < 10 for a, b in zip(pixel, colour, strict=True))
    )
    return near / (part.width * part.height)


@pytest.mark.parametrize(("kind", "locale"), paired(VIEWS, LOCALES))
def test_every_position_draws_without_cutting_words(kind: str, locale: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def cut(words: str, style: lettering.Style, room: float) -> NoReturn:
        raise AssertionError(f"{words!r} does not fit into {room} pixels")

    monkeypatch.setattr(lettering, "_cut", cut)
    content = RENDERER.picture(VIEWS[kind], said(locale))
    assert decoded(content).size == (WIDTH, HEIGHT)
    assert len(content) <= BUDGET


def test_hostile_names_stay_in_their_panels() -> None:
    usual, odd = (
        decoded(RENDERER.picture(VIEWS["cards"], say_in("en", names)))
        for names in (NAMES, ("\u202e" + "W" * 200, "龘" * 60 + "👍\n", "x" * 3000, "", "\n", "W W " * 20))
    )
    for box in layout(6).panels:
        for image in (usual, odd):
            image.paste((0, 0, 0), box)
    assert usual.tobytes() == odd.tobytes()


@pytest.mark.parametrize("kind", ["crowd-own", "end", "opening-three"])
def test_the_same_view_gives_the_same_bytes(kind: str) -> None:
    first = RENDERER.picture(VIEWS[kind], said("zh-TW"))
    forget()
    assert RENDERER.picture(VIEWS[kind], said("zh-TW")) == first


def test_pictures_drawn_at_once_in_threads_are_the_same() -> None:
    some = [*VIEWS.values()][::3]
    alone = [RENDERER.picture(view, said("zh-CN")) for view in some]
    forget()
    with ThreadPoolExecutor(6) as pool:
        together = list(pool.map(lambda view: RENDERER.picture(view, said("zh-CN")), some * 2))
    assert together == alone * 2


def everything_shown(view: View) -> tuple[bytes, str, str]:
    return RENDERER.picture(view, said()), RENDERER.alt(view, said()), RENDERER.board(view, said())


def worlds() -> dict[str, tuple[State, State]]:
    """Pairs of states that differ in one thing that only seat 0 may know."""
    state = positions.first("standard", Phase.CARDS, after=12)
    me, rest = state.players[0], state.players[1:]
    other = me.deck[0]
    chosen = replace(me, hand=me.hand[1:], card=me.hand[0], played=(*me.played, me.hand[0]))
    swapped = replace(me, hand=me.hand[:1] + me.hand[2:], card=me.hand[1], played=(*me.played, me.hand[1]))
    dealt = replace(me, hand=tuple(sorted((other, *me.hand[1:]))), deck=tuple(sorted({*me.deck, me.hand[0]} - {other})))
    low, high = (replace(me, treasures=(Treasure(points, frozenset({ONE})),)) for points in (2, 9))
    pairs = {
        "hand": (me, dealt),
        "chosen card": (chosen, swapped),
        "treasures": (low, high),
        "plan": (me, replace(me, plan=Plan(fork="inner", attack="all"))),
    }
    return {
        name: (replace(state, players=(one, *rest)), replace(state, players=(two, *rest)))
        for name, (one, two) in pairs.items()
    }


@pytest.mark.parametrize("item", worlds())
def test_what_is_hidden_is_not_drawn(item: str) -> None:
    here, there = worlds()[item]
    for viewer in (TWO, None):
        assert everything_shown(RULES.view(here, viewer)) == everything_shown(RULES.view(there, viewer))
    mine, other = (everything_shown(RULES.view(world, ONE)) for world in (here, there))
    assert mine[0] != other[0]
    assert mine[2] != other[2]


def test_spectators_see_no_choice() -> None:
    assert RENDERER.picture(VIEWS["cards"], said(), path=("card", "1")) == RENDERER.picture(VIEWS["cards"], said())


def test_the_chosen_card_is_edged_in_blue() -> None:
    view = VIEWS["cards-own"]
    cards_held = view.players[0].hand
    assert cards_held is not None
    box = layout(6).hand
    before, after = (share(drawn(view, path=path), box, CHOSEN) for path in ((), ("card", str(cards_held[1]))))
    assert before < 0.002 < 0.015 < after


def is_framed(image: Image.Image, block: int, colour: Colour) -> bool:
    """By a part of an edge; over the others there may be a number or a ship."""
    left, top, right, bottom = BLOCKS[block]
    x, y, z = (left + right) // 2, (top + bottom) // 2, top + (bottom - top) // 3
    upright = ((left + 3, y, left + 7, y + 10), (right - 7, y, right - 3, y + 10), (left + 3, z, left + 7, z + 10))
    edges = (*upright, (x - 5, bottom - 7, x + 5, bottom - 3))
    return max(share(image, edge, colour) for edge in edges) > 0.8


def test_a_preview_marks_where_a_card_leads() -> None:
    state = positions.first("standard", Phase.CARDS, after=12)
    me = replace(state.players[0], block=17, hand=(1, 3, 8))
    view = RULES.view(replace(state, players=(me, *state.players[1:]), dice=(3, 4)), ONE)
    for move, ends in ((("card", "1"), (5, 12, 20, 24)), (("card", "3"), (5, 12)), (("card", "8"), ())):
        foreseen = moves.preview(RULES, view, move)
        assert foreseen is not None
        image = decoded(RENDERER.picture(view, said(), preview=foreseen))
        framed = [block for block in BLOCKS if is_framed(image, block, CHOSEN)]
        assert tuple(framed) == ends


@pytest.mark.parametrize("block", [6, 12, 45, 70])
def test_a_warning_frames_a_block_and_hides_nothing_on_it(block: int) -> None:
    view = replace(VIEWS["cards-own"], walks=())
    view = replace(view, players=tuple(replace(each, block=block) for each in view.players[:2]))
    plain, warned = (
        decoded(RENDERER.picture(view, said(), threats=threats))
        for threats in ((), (Threat(text("koxinga-threat-last"), (str(block),), 1),))
    )
    assert share(warned, BLOCKS[block], CRIMSON) > share(plain, BLOCKS[block], CRIMSON) + 0.05
    assert share(warned, BLOCKS[block], PAINTS[0].fill) == share(plain, BLOCKS[block], PAINTS[0].fill)
    for x, y in (berths(block, 2).number, berths(block, 2).asks):
        middle = BLOCKS[block][0] + x, BLOCKS[block][1] + y
        number = middle[0] - 7, middle[1] - 9, middle[0] + 7, middle[1] + 9
        assert warned.crop(number).tobytes() == plain.crop(number).tobytes()


@pytest.mark.parametrize("block", [3, 22])
def test_a_block_where_both_actions_end_carries_both_numbers(block: int) -> None:
    foreseen = Preview(("card", "1"), (), ends=(block,), later=(block,))
    both, last = (
        decoded(RENDERER.picture(VIEWS["cards-own"], said(), preview=each))
        for each in (foreseen, replace(foreseen, ends=()))
    )
    assert ImageChops.difference(both, last).getbbox() is not None


@pytest.mark.parametrize("way", [board.OUTER, board.INNER])
def test_branches_are_framed_where_the_move_would_end(way: str) -> None:
    view = VIEWS["fork"]
    ends = dict(destinations(view))
    assert len(set(ends.values())) == 2
    image = drawn(view, path=(way,))
    for token, block in ends.items():
        colour = CHOSEN if token == way or view.viewer is not None else GLOW
        assert is_framed(image, block, colour), token


@pytest.mark.parametrize("name", ["fork", "back"])
def test_arrows_lead_from_the_ship_into_the_branches(name: str) -> None:
    view = VIEWS[name]
    assert view.actor is not None
    mover = view.actor[0]
    image = drawn(view)
    for first in branches(view):
        x, y = into(view.players[mover].block, first)
        assert share(image, (x - 3, y - 3, x + 3, y + 3), PAINTS[mover].fill) > 0.4, first


def into(block: int, first: int) -> tuple[int, int]:
    """The middle of the arrow into a branch."""
    x, y, turns = joint(block, first)
    across, down = ((1, 0), (0, 1), (-1, 0), (0, -1))[turns]
    return x + 14 * across, y + 14 * down


@pytest.mark.parametrize("ships", [1, 2, 3, 6])
@pytest.mark.parametrize("block", [5, 30, 43])
def test_an_arrow_covers_no_ships_number(block: int, ships: int, monkeypatch: pytest.MonkeyPatch) -> None:
    state = positions.first("standard", Phase.FORK, after=1)
    assert state.actor is not None
    here = [(state.actor[0] + more) % 6 for more in range(ships)]
    ends = board.after(block)
    places = [block if seat in here else ends[seat % 2] for seat in range(6)]
    players = tuple(replace(each, block=at) for each, at in zip(state.players, places, strict=True))
    view = RULES.view(replace(state, players=players, walks=()), None)
    with_, fleets = drawn(view), {at: [Seat(seat) for seat in range(6) if places[seat] == at] for at in places}
    monkeypatch.setattr(blocks, "_arrows", lambda scene: None)
    arrows = ImageChops.difference(with_, drawn(view))
    assert arrows.getbbox() is not None
    for at, fleet in fleets.items():
        side, middles = blocks._berthed(at, fleets, begins=False)
        for seat, (x, y) in zip(fleet, middles, strict=True):
            x, y = round(x), round(y - side * 0.1)
            assert arrows.crop((x - 4, y - 4, x + 4, y + 4)).getbbox() is None, (at, seat)


@pytest.mark.parametrize("item", [Item(Good.FOOD, 3), Item(Good.GOLD, 5)])
def test_what_a_block_asks_is_not_cut_by_its_number(item: Item) -> None:

    def inked(image: Image.Image) -> int:
        assert item.kind is not None
        colours = image.convert("RGB").getcolors(image.width * image.height) or ()
        return sum(number for number, pixel in colours if pixel == ASKED[item.kind])

    asked = price(item)
    assert inked(asked) > 100
    cut = {block: inked(tiles.still(block, item)) for block in set(BLOCKS) - {board.GOAL}}
    assert {block: ink for block, ink in cut.items() if ink != inked(asked)} == {}


def test_the_words_of_a_fork_name_its_blocks() -> None:
    view = VIEWS["fork"]
    assert view.actor is not None
    own = replace(view, viewer=view.actor[0])
    choice = RULES.choice(own)
    assert choice is not None
    assert dict(choice.prompt.args)["block"] == str(view.players[view.actor[0]].block)
    told = [dict(RULES.label(own, (way,)).args)["block"] for way in choice.tokens]
    assert told == list(map(str, branches(view)))


def test_a_branch_leads_as_far_as_steps_are_left() -> None:
    state = positions.first("standard", Phase.FORK)
    assert state.actor is not None
    for steps, ends in ((1, (6, 13)), (3, (8, 15)), (4, (9, 16)), (6, (11, 18))):
        seat = state.actor[0]
        players = tuple(replace(each, block=5) if index == seat else each for index, each in enumerate(state.players))
        view = RULES.view(replace(state, players=players, steps=steps), None)
        assert tuple(block for _, block in destinations(view)) == ends


def test_a_way_back_leads_one_block_back() -> None:
    view = VIEWS["back"]
    assert view.actor is not None
    assert tuple(block for _, block in destinations(view)) == board.MERGES[view.players[view.actor[0]].block]


def test_the_dice_change_places_in_a_half_made_swap() -> None:
    view = VIEWS["swap"]
    assert view.dice is not None
    turned = replace(view, dice=(view.dice[1], view.dice[0]))
    box = (WIDTH - 160, 30, WIDTH - 20, HEADING - 16)
    left, right = (
        drawn(each, path=path).crop(box).convert("L") for each, path in ((view, ("swap",)), (turned, ("keep",)))
    )
    half = (0, 0, 40, 46)
    assert left.crop(half).tobytes() == right.crop(half).tobytes()


def test_loot_marks_the_losers_cabin() -> None:
    state = positions.first("standard", Phase.LOOT)
    (winner,) = moves.acting(RULES, state)
    choice = moves.choice(RULES, state, winner, ("loot",))
    assert choice is not None
    view = RULES.view(state, winner)
    for token in choice.tokens:
        if token.startswith("c"):
            assert RENDERER.picture(view, said(), path=("loot", token)) != RENDERER.picture(
                view, said(), path=("loot",)
            )


@pytest.mark.parametrize(
    "path", [("fire", "3"), ("fire", "all"), ("fire", "cabins", "c3:2"), ("fire", "none"), ("fire", "more")]
)
def test_cannons_about_to_be_committed_are_written_in_blue(path: tuple[str, ...]) -> None:
    view = VIEWS["crowd-defender"]
    assert view.viewer == FIVE
    box = FIGHT
    assert share(drawn(view, path=path), box, CHOSEN) > share(drawn(view), box, CHOSEN)


@pytest.mark.parametrize("kind", ["setup", "fork", "end"])
def test_every_path_can_be_drawn_on_any_view(kind: str) -> None:
    for path in (
        ("card",),
        ("card", "3"),
        ("loot", "c2"),
        ("loot", "treasure"),
        ("fire", "1"),
        ("plan", "loot", "gold"),
        ("swap",),
    ):
        assert RENDERER.picture(VIEWS[kind], said(), path=path)


def test_the_latest_walk_is_drawn_in_the_ships_colour() -> None:
    state = positions.first("standard", Phase.CARDS, after=9)
    bare = replace(state, walks=())
    walked = replace(state, walks=(Walk(TWO, (16, 17, 18, 19)),))
    left, top, _, bottom = BLOCKS[17]
    box = (left - 15, top + 110, left + 15, bottom - 12)
    before, after = (share(drawn(RULES.view(each, None)), box, PAINTS[TWO].fill) for each in (bare, walked))
    assert before < 0.001 < 0.01 < after


def test_ways_there_and_back_lie_side_by_side() -> None:
    state = replace(positions.first("standard", Phase.CARDS, after=9), walks=(Walk(TWO, (63, 64, 65, 64)),))
    image = drawn(RULES.view(state, None))
    x, y, _ = joint(64, 65)
    for lane in (y, y + wakes.PITCH):
        assert share(image, (x - 14, lane - 5, x + 14, lane + 6), PAINTS[TWO].fill) > 0.2


def test_ships_that_cross_one_edge_lie_side_by_side() -> None:
    walks = tuple(Walk(seat, (63, 64, 65)) for seat in (ONE, TWO, FIVE))
    image = drawn(RULES.view(replace(positions.first("standard", Phase.CARDS, after=9), walks=walks), None))
    x, y, _ = joint(64, 65)
    for seat, lane in ((ONE, y), (TWO, y + wakes.PITCH), (FIVE, y - wakes.PITCH)):
        assert share(image, (x - 14, lane - 5, x + 14, lane + 6), PAINTS[seat].fill) > 0.2, seat


def test_the_turn_is_told_beside_a_headline_of_two_lines() -> None:
    swap = VIEWS["swap"]
    say = say_in("en", ("很長的名字很長的名字",) * 6)
    shown = [drawn_in(say, replace(swap, turn=turn)).crop((0, 0, WIDTH - 200, HEADING)).tobytes() for turn in (11, 12)]
    assert shown[0] != shown[1]


def drawn_in(say: Say, view: View) -> Image.Image:
    return unpacked(RENDERER, RENDERER.drawing(view, say))


def test_a_battle_that_is_over_lies_in_the_logbook_and_not_in_an_inset() -> None:
    """Insets of earlier battles were taken for the present one."""
    state = positions.flamed()
    assert state.battle is not None
    under_way = (FIGHT[0] + 12, FIGHT[1], FIGHT[2] - 12, FIGHT[1] + 3)
    over = replace(
        state, battle=None, phase=Phase.CARDS, actor=None, agenda=(), walks=(Walk(ONE, (6, 7), ((7, state.battle),)),)
    )
    peaceful = replace(over, walks=(Walk(ONE, (6, 7)),))
    assert share(drawn(RULES.view(state, None)), under_way, CRIMSON) > 0.9
    fought, plain = (drawn(RULES.view(each, None)) for each in (over, peaceful))
    assert share(fought, under_way, CRIMSON) == 0
    assert fought.crop(FIGHT).tobytes() != plain.crop(FIGHT).tobytes()


def test_a_card_that_is_chosen_is_no_frame_of_an_animation_and_a_ship_that_sails_is() -> None:
    views = [RULES.view(state, None) for state in positions.game("standard")]
    still = [(one, other) for one, other in pairwise(views) if situation.unticked(one) == situation.unticked(other)]
    assert any(
        sum(who.chosen for who in one.players) < sum(who.chosen for who in other.players) for one, other in still
    )
    assert all(
        (one.dice, one.items, one.walks, one.turn) == (other.dice, other.items, other.walks, other.turn)
        for one, other in still
    )


def test_panels_of_an_animation_stand_where_they_do_at_its_end() -> None:
    last, early = VIEWS["end"], VIEWS["cards"]
    edge = PAINTS[ONE].pale
    tops = [top for _, top, _, _ in layout(6, scored=True).panels]
    image = decoded(RENDERER.picture(early, said(), film=last))
    assert all(share(image, (150, top + 4, 380, top + 40), edge) > 0.2 for top in tops[:1])


def test_dice_of_a_turn_that_is_over_are_neither_drawn_nor_told() -> None:
    view = VIEWS["cards"]
    dealt = replace(view, phase=Phase.DEAL)
    box = (WIDTH - 200, 0, WIDTH, HEADING - 8)
    assert share(drawn(view), box, WHITE) > 0.2 > 0 == share(drawn(dealt), box, WHITE)
    said_now, said_then = (RENDERER.board(each, said()) for each in (view, dealt))
    assert "First die" in said_now
    assert "First die" not in said_then
    assert said_then.startswith("Cards are drawn")


def test_whoever_is_asked_stands_out() -> None:
    view = VIEWS["crowd"]
    image = drawn(view)
    lit = [
        share(image, (left, top + 30, left + 4, bottom - 30), GLOW) > 0.9 for left, top, _, bottom in layout(6).panels
    ]
    assert lit == [seat == FIVE for seat in range(6)]


def differs(one: View, other: View) -> Box:
    """Where two pictures differ."""
    box = ImageChops.difference(*(drawn(each).convert("RGB") for each in (one, other))).getbbox()
    assert box is not None
    return box


def test_a_hand_is_told_in_its_owners_panel_and_the_piles_once_beside_the_round() -> None:
    view = VIEWS["cards"]
    drawing = tuple(replace(who, drawable=who.drawable - 1) for who in view.players)
    assert differs(view, replace(view, players=drawing))[3] < HEADING
    first, *rest = view.players
    box = differs(view, replace(view, players=(replace(first, cards=first.cards - 1), *rest)))
    left, top, right, bottom = layout(6).panels[0]
    assert left < box[0] < box[2] < right
    assert top < box[1] < box[3] < bottom


@pytest.mark.parametrize(("locale", "told"), [("en", "empty"), ("zh-TW", "牌庫都空了"), ("zh-CN", "牌堆都空了")])
def test_of_piles_without_cards_it_is_said_that_they_are_empty(locale: str, told: str) -> None:
    assert told in said(locale)(text("koxinga-picture-piles", cards=0))
    assert "7" in said(locale)(text("koxinga-picture-piles", cards=7))


def test_while_cards_are_drawn_no_number_of_them_is_told() -> None:
    first, *rest = VIEWS["cards"].players
    uneven = [
        replace(VIEWS["cards"], players=(replace(first, drawable=left), *(replace(who, drawable=1) for who in rest)))
        for left in (0, 3)
    ]
    assert drawn(uneven[0]).tobytes() == drawn(uneven[1]).tobytes()


@pytest.mark.parametrize("good", Good)
def test_a_holds_number_is_large_and_stands_beside_its_sign(good: Good) -> None:
    """Nine CSS pixels on a telephone, of which two thirds are a figure's height."""
    view = VIEWS["cards"]
    first, *rest = view.players
    left, top, right, bottom = differs(
        *(
            replace(view, players=(replace(first, cabins=positions.cabins(f"{good[0].upper()}{each}")), *rest))
            for each in (4, 7)
        )
    )
    assert bottom - top >= 18
    hold = layout(6).panels[0][0] + 5 + 1
    assert left >= hold + 26, "right of the sign"
    assert right <= hold + 45


def test_every_message_of_a_plan_is_short_enough_for_the_bar() -> None:
    answers = {"fork": board.OUTER, "back": board.INNER, "attack": "needed", "defend": "needed", "loot": "treasure"}
    state = positions.rich(positions.first("standard", Phase.CARDS, after=12))
    me = replace(state.players[0], plan=Plan(**answers))
    view = RULES.view(replace(state, players=(me, *state.players[1:])), Seat(0))
    for locale in LOCALES:
        _, top, right, bottom = layout(6).hand
        image = decoded(RENDERER.picture(view, said(locale)))
        assert share(image, (right - 16, top + 8, right - 6, bottom - 8), PARCHMENT) > 0.99, locale


def sailed(blocks_: tuple[int, ...], *, seat: Seat = TWO) -> View:
    state = positions.first("standard", Phase.CARDS, after=9)
    players = tuple(
        replace(each, block=blocks_[-1]) if index == seat else each for index, each in enumerate(state.players)
    )
    return RULES.view(replace(state, players=players, walks=(Walk(seat, blocks_),)), None)


def test_a_wake_carries_its_ships_number_where_it_begins() -> None:
    """A buoy where another ship lies there now; else the ship's own ghost."""
    view = sailed((18, 19, 20))
    left, top, right, bottom = BLOCKS[18]
    begun = drawn(view).crop((left - 8, top + 64, right + 8, bottom)).tobytes()
    gone = drawn(replace(view, walks=())).crop((left - 8, top + 64, right + 8, bottom)).tobytes()
    assert begun != gone


@pytest.mark.parametrize("block", [3, 18])
def test_wakes_that_begin_on_one_block_all_carry_their_numbers(block: int) -> None:
    view = sailed((block, block + 1))
    view = replace(view, players=tuple(replace(each, block=60) for each in view.players))
    view = replace(view, walks=tuple(Walk(seat, (block, board.after(block)[0])) for seat in (ONE, TWO)))
    left, top, right, bottom = BLOCKS[block]
    for seat in (ONE, TWO):
        assert share(drawn(view), (left, top, right, bottom), PAINTS[seat].fill) > 0.02, seat


@pytest.mark.parametrize("block", [3, 8, 11, 13, 15, 18])
def test_where_a_wake_begins_is_seen_beside_a_ship_that_lies_there_now(block: int) -> None:
    """A buoy, or a dot on the narrowest blocks."""
    view = sailed((block, block + 1))
    where = {ONE: block, TWO: 60}
    players = tuple(replace(each, block=where.get(Seat(seat), 50)) for seat, each in enumerate(view.players))
    view = replace(view, players=players, walks=(Walk(TWO, (block, board.after(block)[0])),))
    least = 0.03 if berths(block, 1, begins=True).tag is not None else 0.004
    assert share(drawn(view), BLOCKS[block], PAINTS[TWO].fill) > least


def test_what_has_sailed_since_the_viewer_looked_is_ringed_and_numbered() -> None:
    now = sailed((18, 19, 20))
    before = replace(now, walks=(), players=VIEWS["cards"].players)
    later = replace(now, walks=(*now.walks, Walk(FIVE, (24, 25))))
    assert trail.walks(later, (before, now)) == (Walk(TWO, (18, 19, 20)), Walk(FIVE, (24, 25)))
    assert trail.walks(later, (now,)) == (Walk(FIVE, (24, 25)),)
    assert trail.walks(replace(later, turn=now.turn + 1, walks=(Walk(ONE, (1, 2)),)), (before, now)) == (
        Walk(TWO, (18, 19, 20)),
        Walk(ONE, (1, 2)),
    )
    assert trail.order(trail.walks(later, (before, now))) == {TWO: 1, FIVE: 2}
    plain, told = (decoded(RENDERER.picture(later, said(), since=since)) for since in ((), (before, now)))
    assert plain.tobytes() != told.tobytes()


@pytest.mark.parametrize("name", ["original", "duel"])
def test_every_walk_since_somebody_looked_is_told_once_and_to_its_end(name: str) -> None:
    """Walks go on while others are asked, and stay until the next cards are shown."""
    views = [RULES.view(state, None) for state in positions.game(name)]
    told = [{(trail.sailed_in(view), number): walk for number, walk in enumerate(view.walks)} for view in views]
    for last in range(9, len(views)):
        seen, latest = told[last - 9], dict[tuple[int, int], Walk]()
        for each in told[last - 8 : last + 1]:
            latest |= each
        fresh = [walk for at, walk in sorted(latest.items()) if seen.get(at) != walk and len(walk.blocks) > 1]
        assert list(trail.walks(views[last], views[last - 9 : last])) == fresh, last


def test_a_ship_that_sails_twice_is_numbered_by_its_latest_walk() -> None:
    assert trail.order((Walk(ONE, (1, 2)), Walk(TWO, (3, 4)), Walk(ONE, (2, 3)))) == {TWO: 1, ONE: 2}


def test_every_fifth_block_is_dark_and_parts_the_long_rows() -> None:
    """Where columns are narrow the eye counts on; after 60 the blue line is the bar."""
    image = drawn(VIEWS["opening"])
    for block in (*range(16, 31), *range(54, 70)):
        left, top, right, bottom = BLOCKS[block]
        away = left if block < 54 else right - 1
        bar = share(image, (away, bottom - 31, away + 1, bottom - 28), SEAL if block == 60 else SEPIA)
        tab = share(image, (left + 6, top + 4, left + 10, top + 28), SEPIA)
        assert (bar > 0.9) == (tab > 0.5) == (block % 5 == 0), block


def test_where_the_way_is_not_along_a_long_row_dark_chevrons_lead_on() -> None:
    """At the corners two ways lie beside each other, and numbers alone do not lead the eye."""
    image = drawn(VIEWS["opening"])
    for block in range(1, 70):
        for onwards in board.after(block):
            x, y, turns = joint(block, onwards)
            middle = (x - 5, y - 1, x - 4, y + 1) if turns % 2 == 0 else (x - 1, y - 6, x + 1, y - 5)
            long = all(BLOCKS[each][3] - BLOCKS[each][1] == TALL for each in (block, onwards))
            assert (share(image, middle, SEPIA) > 0.9) != long, (block, onwards)
