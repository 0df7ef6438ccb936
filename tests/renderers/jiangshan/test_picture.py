"""Jiangshan positions drawn and told: sizes, languages, and what stays hidden."""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PIL import ImageChops

from games import moves
from games.core import CHANCE, Chance, Outcome, Seat, Threat, text
from games.jiangshan.board import FACINGS, Ground, cell, plus, turned
from games.jiangshan.muster import SHIPPED
from games.jiangshan.offer import choices
from games.jiangshan.preview import Preview
from games.jiangshan.rules import RULES
from games.jiangshan.state import Attack, Chart, Fire, Phase, Place, Standing, Step
from games.jiangshan.threats import threats
from renderers.__main__ import GOLDENS
from renderers.canvas import Canvas
from renderers.jiangshan import (
    RENDERER,
    armies,
    arrows,
    compass,
    field,
    glyphs,
    heading,
    land,
    legend,
    losses,
    pieces,
    plates,
    secrets,
    targets,
    trail,
)
from renderers.jiangshan.colours import BANNERS, CINNABAR_INK, GOLD, SAND, SCROLL, banners
from renderers.jiangshan.layout import FOOT, LOW, RIM, SIDE, layout
from renderers.jiangshan.picture import drawing
from renderers.jiangshan.scene import Scene
from renderers.lettering import ELLIPSIS, clean
from renderers.prose import ALT_LIMIT
from renderers.sheet import HEADING, HEIGHT, WIDTH
from renderers.words import LOCALES
from tests.renderers import voices
from tests.support.goldens import read, states
from tests.support.jiangshan import ordered, stood
from tests.support.stories import PHONE

NAMES = ("Anna", "周子瑜", "Maximiliane-Alexandra von und zu Hohenlohe", "小林")


def say_in(locale: str):
    return voices.say_in(locale, NAMES)


def reached(preset: str, steps: int):
    """A state after some random moves."""
    options = RULES.presets[preset]
    state = RULES.setup(options, RULES.seats(options)[0])
    chance = Chance(preset.encode(), 0)
    for _ in range(steps):
        if RULES.outcome(state) is not None:
            break
        fact = RULES.roll(state, chance)
        seat = CHANCE if fact else moves.acting(RULES, state)[0]
        state, _ = moves.play(RULES, state, seat, fact or _any(state, seat, chance))
    return state


def _any(state, seat, chance):
    path = ()
    while (choice := moves.choice(RULES, state, seat, path)) is not None:
        path = (*path, choice.tokens[chance.below(len(choice.tokens))])
    return path


def test_types_that_are_hidden_change_no_pixel_and_no_word():
    state = reached("chu-han", 0)
    hidden = [unit for unit in state.units.values() if unit.owner == 1 and unit.kind in ("D", "P")]
    swapped = {unit.cell: replace(unit, kind=SHIPPED[{"D": "P", "P": "D"}[unit.kind]]) for unit in hidden}
    other = replace(state, units={**state.units, **swapped})
    say = say_in("en")
    assert other.units != state.units
    for viewer in (None, Seat(0)):
        one, two = RULES.view(state, viewer), RULES.view(other, viewer)
        assert RENDERER.picture(one, say) == RENDERER.picture(two, say)
        assert RENDERER.board(one, say) == RENDERER.board(two, say)
    assert RENDERER.picture(RULES.view(state, Seat(1)), say) != RENDERER.picture(RULES.view(other, Seat(1)), say)


def test_a_unit_under_a_forest_is_drawn_for_its_owner_alone():
    state = reached("chu-han", 0)
    unit = replace(state.units[2, 5], cell=(3, 5), place=Place.FOREST)
    units = {at: each for at, each in state.units.items() if at != (2, 5)}
    hidden, gone = replace(state, units={**units, (3, 5): unit}), replace(state, units=units)
    say = say_in("zh-TW")
    assert RENDERER.picture(RULES.view(hidden, Seat(1)), say) == RENDERER.picture(RULES.view(gone, Seat(1)), say)
    assert RENDERER.picture(RULES.view(hidden, Seat(0)), say) != RENDERER.picture(RULES.view(gone, Seat(0)), say)


def explained(view, say, **options):
    """What the line at the foot says, with room for all of it."""
    plan, canvas = layout(view.ground, len(view.sides)), Canvas.blank(1, 1, SAND)
    return [entry.words for entry in legend.entries(Scene(view, say, plan, canvas, **options), choices.NOTHING)]


def test_the_foot_explains_the_dot_where_a_short_step_began():
    say = say_in("en")
    board = "3 . . .\n2 . . .\n1 . rP? bK?"
    words = [explained(RULES.view(ordered(stood(board), typed), Seat(0)), say) for typed in ("b1-b2", "b1-b3")]
    assert [say(text("jiangshan-picture-origin")) in each for each in words] == [True, False]


@pytest.mark.parametrize("locale", LOCALES)
def test_the_foot_explains_what_is_unusual_on_this_board(locale):
    say = say_in(locale)
    back = say_in("zh-TW")(text("jiangshan-picture-back"))
    assert explained(FORTRESS, say_in("zh-TW"))[0] == back, "names that hold their characters come last"
    pinned = changed(changed(FORTRESS, "d5", chaos=True, exposed=True), "c5", commanded=True, preset="n")
    wanted = [say(text(f"jiangshan-picture-{sign}")) for sign in ("exposed", "back", "chaos", "acted", "preset")]
    told = explained(pinned, say)
    assert [each for each in told if each in wanted] == wanted


def crowded(say):
    """A scene with all twelve types, two classes, and every badge."""
    fronts = {f"{file}5": kind for file, kind in zip("abcdefghijkl", "DPAJHLGBRKQS", strict=True)}
    units = {
        cell(at): replace(
            FORTRESS.units[cell("d5")],
            cell=cell(at),
            kind=SHIPPED[kind],
            mark="i",
            battle=True,
            chaos=True,
            commanded=True,
        )
        for at, kind in fronts.items()
    }
    backs = {cell(f"{file}6"): replace(FORTRESS.units[cell("i5")], cell=cell(f"{file}6"), mark=mark) for file, mark in
             zip("ab", "ih", strict=True)}  # fmt: skip
    view = replace(FORTRESS, viewer=None, units=Chart({**units, **backs}))
    return Scene(view, say, layout(view.ground, len(view.sides)), Canvas.blank(1, 1, SAND))


@pytest.mark.parametrize("locale", LOCALES)
def test_a_full_foot_names_every_type_and_class_on_the_board(locale):
    say, scene = say_in(locale), crowded(say_in(locale))
    with written() as shown:
        legend.draw(replace(scene, canvas=Canvas.blank(WIDTH, HEIGHT, SAND)), choices.NOTHING, footed=0, nameless=False)
    face = say(text("renderers-face"))
    wanted = {glyphs.unit(kind, face): f"jiangshan-unit-{kind.lower()}" for kind in SHIPPED}
    wanted |= {
        glyphs.back(SHIPPED, mark, face): f"jiangshan-picture-{key}" for mark, key in (("i", "foot"), ("h", "mounted"))
    }
    for sign, key in wanted.items():
        assert say(text(key)) in shown or sign in say(text(key)), key


@pytest.mark.parametrize("locale", LOCALES)
def test_what_plates_count_is_said_in_words_on_them_or_at_the_foot(locale, monkeypatch):
    say, written = say_in(locale), []

    def text_of(self, words, *args, **options):
        written.append(words)
        return drawn_text(self, words, *args, **options)

    drawn_text = Canvas.text
    monkeypatch.setattr(Canvas, "text", text_of)
    wanted = {say(text(f"jiangshan-picture-{name}")) for name in plates.COUNTERS}
    drawing(RULES.view(reached("river", 3), None), say)
    assert wanted <= set(written), "two armies have large plates"
    four = RULES.view(reached("four-kings", 3), None)
    assert wanted <= set(explained(four, say))
    narrow = replace(layout(FORTRESS.ground, 2), plates=((1040, 100, 1190, 440),) * 2)
    assert not plates.worded(Scene(FORTRESS, say, narrow, Canvas.blank(1, 1, SAND)), narrow.plates[0])


def test_the_double_frame_of_armour_is_explained_where_it_is_seen():
    say = say_in("zh-TW")
    for kind, told in (("D", False), ("J", True)):
        view = changed(FORTRESS, "d5", kind=SHIPPED[kind], battle=True, facing="n")
        assert (say(text("jiangshan-picture-heavy")) in explained(view, say)) == told


def test_the_foot_holds_two_lines():
    view = replace(FORTRESS, viewer=None)
    told = explained(view, say_in("en"))
    with written() as lines:
        drawing(view, say_in("en"))
    _, top, _, bottom = layout(view.ground, 2).foot
    assert bottom - top >= FOOT
    assert told
    assert set(told) <= set(lines)


TYPES, BUILT = {"刀兵", "干戈", "將軍"}, {"都城", "城市", "軍營"}


def test_types_are_told_before_towns():
    with written() as lines:
        drawing(replace(FORTRESS, viewer=None), say_in("zh-TW"))
    types, built = ([place for place, each in enumerate(lines) if each in names] for names in (TYPES, BUILT))
    assert types
    assert built
    assert max(types) < min(built)


def test_the_band_holds_what_the_reader_alone_sees_or_else_the_foot():
    """Stratagems that have no room for their names there are named at the foot."""
    say, view = say_in("en"), RULES.view(reached("river", 3), Seat(0))
    scene = Scene(view, say, layout(view.ground, 2), Canvas.blank(WIDTH, HEIGHT, SAND))
    held = {say(text(f"jiangshan-stratagem-{each}")) for each in armies.unseen(view.sides[0])}
    found = [secrets.tray(scene, wide) for wide in (1000, 260, 40)]
    assert [(bool(each.wide), bool(each.missing)) for each in found] == [(True, False), (True, True), (False, False)]
    assert held
    assert held <= {entry.words for entry in legend.entries(scene, choices.NOTHING, nameless=True)}


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
def test_with_four_armies_the_foot_tells_types_then_counters_and_drops_none(locale: str):
    """In Chinese nor anything else: there types are told by their characters."""
    say, view = say_in(locale), RULES.view(reached("four-kings", 12), None)
    scene = Scene(view, say, layout(view.ground, 4), Canvas.blank(WIDTH, HEIGHT, SAND))
    told = [entry.words for entry in legend.entries(scene, choices.NOTHING)]
    counters = [say(text(f"jiangshan-picture-{name}")) for name in plates.COUNTERS]
    assert [each for each in told if each in counters] == counters
    if locale == "en":
        assert told.index("foot") < told.index("Chariot") < told.index("morale")
    with written() as lines:
        legend.draw(scene, choices.NOTHING, footed=0, nameless=False)
    needed = told[: told.index(counters[-1]) + 1] if locale == "en" else told
    assert set(needed) <= set(lines)


def test_the_foot_tells_first_what_was_not_told_lately():
    say, old = say_in("en"), replace(FORTRESS, viewer=None, steps=(), turn=3)
    now = changed(replace(old, turn=4), "i5", chaos=True)
    scene = Scene(now, say, layout(now.ground, 2), Canvas.blank(WIDTH, HEIGHT, SAND))
    for since, first in (((), "foot"), ((old,), "in chaos")):
        with written() as lines:
            legend.draw(replace(scene, since=since), choices.NOTHING, footed=0, nameless=False)
        assert lines[0] == first, lines


def test_the_ring_of_the_latest_move_has_the_shape_of_what_moved():
    """A back is round: in a square ring it was read as a front."""
    for battle, round_ in ((False, True), (True, False)):
        view = changed(FORTRESS, "d5", battle=battle, facing="n" if battle else None)
        scene = Scene(view, say_in("en"), layout(view.ground, 2), Canvas.blank(1, 1, SAND))
        assert field._is_round(scene, cell("d5")) is round_
        assert not field._is_round(scene, cell("b7")), "a town is no back"


def test_of_a_step_to_the_next_cell_only_its_beginning_is_drawn():
    plan = layout(FORTRESS.ground, 2)
    near, far, coming = (arrows.between(plan, cell("d5"), cell(end), stays=stays) for end, stays in
                         (("d6", False), ("e6", False), ("d6", True)))  # fmt: skip
    assert [each.brief for each in (near, far, coming)] == [True, False, False]
    heads = []
    for arrow in (near, far):
        canvas = Canvas.blank(WIDTH, HEIGHT, SAND)
        arrows.heads(canvas, plan, [arrows.Line(cell("d5"), arrow, (SCROLL,))])
        heads.append(canvas.image.getcolors())
    assert [len(each) for each in heads] == [1, 2] or len(heads[1]) > 1 == len(heads[0])


def begun(view):
    """The shortest usual path that has chosen a unit."""
    path = ()
    while choices.picked(view, path).unit is None:
        path = (*path, choices.choice(view, path).tokens[0])
    return path


def test_a_half_made_choice_is_marked():
    state = reached("first-array", 0)
    view, say = RULES.view(state, Seat(0)), say_in("en")
    assert state.phase is Phase.ACTION
    assert drawing(view, say).tobytes() != drawing(view, say, path=begun(view)).tobytes()


def test_names_of_winds_stand_where_infantry_that_faces_there_points():
    """On a map that stands and on one that lies."""
    for rows in (8, 18):
        ground = Ground(("." * 12,) * rows)
        plan = layout(ground, 2)
        x, y = plan.middle((6, rows // 2))
        for facing in FACINGS:
            shown = plan.facing(facing)
            a, b = compass.place(plan, shown, (plan.columns if shown in "ns" else plan.rows) // 2)
            ahead = plan.middle(plus((6, rows // 2), turned((1, 0), facing)))
            assert (a - x) * (ahead[0] - x) + (b - y) * (ahead[1] - y) > 2 * plan.cell * plan.cell, (rows, facing)
            assert plan.board[0] < a - 18 < a + 18 <= plan.board[2], "off the coordinates"
            assert plan.board[1] < b - 18 < b + 18 <= plan.board[3]


FORTRESS = replace(RULES.view(reached("chu-han", 0), Seat(0)), phase=Phase.ACTION, ap=1)
"""Seat 0's view of the opening of a full game."""


def changed(view, name, **facts):
    """The view with other facts of the unit on a cell."""
    at = cell(name)
    return replace(view, units=Chart({**view.units, at: replace(view.units[at], **facts)}))


def with_side(view, seat, **facts):
    sides = list(view.sides)
    sides[seat] = replace(sides[seat], **facts)
    return replace(view, sides=tuple(sides))


def with_tile(view, place, **facts):
    at = cell(place)
    return replace(view, tiles=Chart({**view.tiles, at: replace(view.tiles[at], **facts)}))


def shown(view, place):
    """A unit of the view in battle state."""
    return changed(view, place, battle=True, facing="e")


def burning(view):
    return replace(view, fires=Chart({cell("f6"): Fire(False, Seat(0))}))


def beside_the_king(view):
    """An enemy Fast Horse that fights openly, a knight's step from the King."""
    king = next(unit for unit in view.units.values() if unit.owner == 0 and unit.kind == "K")
    at = next(at for at in ((king.cell[0] + 1, king.cell[1] + y) for y in (2, -2)) if view.ground.holds(at))
    horse = replace(king, owner=Seat(1), kind=SHIPPED["H"], mark="h", cell=at, battle=True, exposed=True)
    return replace(view, units=Chart({**{c: u for c, u in view.units.items() if c[0] > 1 or u is king}, at: horse}))


STEP = Step(1, Seat(1), cell("e4"), cell("e6"))
QUIET = ("deploy", "challenge", "held")
"""Steps that lead nowhere: there is nothing to draw but what they showed."""
CHANGES = {
    "battle": lambda view: shown(view, "d5"),
    "facing": lambda view: changed(shown(view, "d5"), "d5", facing="n"),
    "chaos": lambda view: changed(view, "d5", chaos=True),
    "chaos of a unit in battle": lambda view: changed(shown(view, "d5"), "d5", chaos=True),
    "acted": lambda view: changed(view, "d5", commanded=True),
    "preset": lambda view: changed(view, "d5", preset="n"),
    "another preset": lambda view: changed(view, "d5", preset="s"),
    "known type": lambda view: changed(view, "i5", kind=SHIPPED["P"]),
    "another type": lambda view: changed(view, "d5", kind=SHIPPED["A"]),
    "in a forest": lambda view: changed(view, "d5", place=Place.FOREST),
    "occupied": lambda view: changed(view, "d5", place=Place.FOREST, marked=True),
    "camp": lambda view: with_tile(view, "b7", camp=True),
    "capital": lambda view: with_tile(view, "b7", capital=True),
    "owner of a city": lambda view: with_tile(view, "b7", owner=Seat(1)),
    "small fire": lambda view: replace(view, fires=Chart({cell("d6"): Fire(False, Seat(0))})),
    "big fire": lambda view: replace(view, fires=Chart({cell("d6"): Fire(True, Seat(0))})),
    "move": lambda view: replace(view, steps=(STEP,)),
    "capture": lambda view: replace(view, steps=(replace(STEP, capture=True),)),
    "shot": lambda view: replace(view, steps=(replace(STEP, shot=True),)),
    "deadly shot": lambda view: replace(view, steps=(replace(STEP, shot=True, capture=True),)),
    **{by: lambda view, by=by: replace(view, steps=(replace(STEP, by=by),)) for by in ("command", "sail")},
    **{by: lambda view, by=by: replace(view, steps=(replace(STEP, start=None, by=by),)) for by in QUIET},
    "morale": lambda view: with_side(view, 1, morale=7),
    "supply": lambda view: with_side(view, 1, supply=3),
    "merit": lambda view: with_side(view, 1, merit=12),
    "number of reserves": lambda view: with_side(view, 1, reserves=1),
    "own reserve": lambda view: with_side(view, 0, reserve=("D", "D", "G")),
    "a stratagem face down": lambda view: with_side(view, 1, picked=True),
    "a stratagem shown": lambda view: with_side(view, 1, picked=True, shown=frozenset({"fire"})),
    "own stratagems": lambda view: with_side(view, 0, held=("fire", "extra", "decoy")),
    "a stratagem used": lambda view: with_side(view, 1, shown=frozenset({"fire"}), used=frozenset({"fire"})),
    "defeat": lambda view: with_side(view, 1, defeated=True),
    "a loss": lambda view: replace(view, dead=((Seat(1), "D"),)),
    "another loss": lambda view: replace(view, dead=((Seat(1), "A"),)),
    "more losses": lambda view: replace(view, dead=((Seat(1), "D"), (Seat(1), "D"))),
    "weather while something burns": lambda view: replace(burning(view), weather="rain"),
    "weather die": lambda view: replace(burning(view), terms=replace(view.terms, weather=("sun",) * 6)),
    "exposed": lambda view: changed(view, "d5", exposed=True),
    "goal": lambda view: replace(view, terms=replace(view.terms, capital_loss="defeat")),
    "more goals": lambda view: replace(view, terms=replace(view.terms, hold=3, merit_goal=9)),
    "round": lambda view: replace(view, round=12),
    "limit": lambda view: replace(view, terms=replace(view.terms, round_limit=99)),
    "turn": lambda view: replace(view, active=Seat(1)),
    "actions": lambda view: replace(view, ap=2),
    "no action": lambda view: replace(view, ap=0),
    "attack": lambda view: replace(view, phase=Phase.REACT, attack=Attack(cell("d5"), cell("i5"), None, None, Seat(0))),
    "exchange": lambda view: replace(
        view,
        phase=Phase.REACT,
        attack=Attack(cell("d5"), cell("i5"), None, None, Seat(0), pairs=((cell("k5"), cell("j5")),)),
    ),
    "end": lambda view: replace(
        view, phase=Phase.OVER, outcome=Outcome(winners=(), reason=text("jiangshan-outcome-agreed"))
    ),
}


@pytest.fixture(scope="module")
def drawn():
    say = say_in("en")
    return {
        name: (drawing(change(FORTRESS), say).tobytes(), RENDERER.board(change(FORTRESS), say))
        for name, change in CHANGES.items()
    }


def test_every_fact_is_drawn_and_told(drawn):
    said = say_in("en")
    plain = drawing(FORTRESS, said).tobytes(), RENDERER.board(FORTRESS, said)
    for name, (pixels, words) in drawn.items():
        assert (pixels != plain[0]) is (name not in QUIET), name
        assert words != plain[1], name


def test_every_fact_is_drawn_and_told_in_its_own_way(drawn):
    alike = {*QUIET, "command", "sail"}
    assert len({pixels for name, (pixels, _) in drawn.items() if name not in alike}) == len(drawn) - len(alike)
    assert len({words for _, words in drawn.values()}) == len(drawn)


SECRETS = {
    "preset": lambda unit: replace(unit, preset="n"),
    "type": lambda unit: replace(unit, kind=SHIPPED["P"]),
    "standing order": None,
    "reserve": None,
    "stratagems": None,
}


@pytest.mark.parametrize("secret", SECRETS)
def test_secrets_change_no_pixel_and_no_word_of_others(secret):
    state = reached("chu-han", 2)
    side = state.sides[0]
    if change := SECRETS[secret]:
        other = replace(state, units=Chart({**state.units, cell("d5"): change(state.units[cell("d5")])}))
    else:
        facts = {
            "standing order": {"standing": Standing(mode="off", protect="KQ")},
            "reserve": {"reserve": ("D", "D", "D", "D", "D", "D")},
            "stratagems": {"held": ("swap", "sneak", "scout")},
        }[secret]
        other = replace(state, sides=(replace(side, **facts), *state.sides[1:]))
    say = say_in("en")
    for viewer in (None, Seat(1)):
        one, two = RULES.view(state, viewer), RULES.view(other, viewer)
        assert RENDERER.picture(one, say) == RENDERER.picture(two, say)
        assert (RENDERER.board(one, say), RENDERER.alt(one, say)) == (RENDERER.board(two, say), RENDERER.alt(two, say))
    one, two = RULES.view(state, Seat(0)), RULES.view(other, Seat(0))
    assert RENDERER.board(one, say) != RENDERER.board(two, say)
    if secret != "standing order":
        assert RENDERER.picture(one, say) != RENDERER.picture(two, say)


def test_an_ally_sees_secrets_only_where_allies_share_them():
    say, pictures = say_in("en"), []
    for shares in (False, True):
        state = RULES.setup(replace(RULES.presets["deer-hunt"], allied_intel=shares), 4)
        at = min(at for at, unit in state.units.items() if unit.owner == 3 and unit.kind == "D")
        other = replace(state, units=Chart({**state.units, at: replace(state.units[at], kind=SHIPPED["P"])}))
        pictures.append([RENDERER.picture(RULES.view(each, Seat(0)), say) for each in (state, other)])
    assert pictures[0][0] == pictures[0][1]
    assert pictures[1][0] != pictures[1][1]


@pytest.mark.parametrize("kind", targets.KINDS)
def test_targets_and_previews_are_marked(kind):
    say = say_in("en")
    plain = drawing(FORTRESS, say).tobytes()
    plan = Preview((), (), cell("d5"), cell("e5"), kind)
    considered = drawing(FORTRESS, say, preview=plan).tobytes()
    assert considered != plain
    assert considered != drawing(FORTRESS, say, preview=replace(plan, end=None)).tobytes()


@pytest.mark.parametrize(
    ("columns", "rows", "sides"), [(3, 3, 2), (12, 3, 3), (3, 18, 2), (12, 12, 4), (12, 18, 4), (5, 13, 3)]
)
def test_boards_of_any_size_are_drawn_in_bounds(columns, rows, sides):
    ground = Ground(("^~*........."[:columns],) * rows)
    plan = layout(ground, sides)
    assert plan.turned is (rows > columns)
    left, top, right, bottom = plan.board
    assert (left, top) == (RIM, HEADING)
    assert bottom + LOW + FOOT <= HEIGHT
    assert all(right + SIDE < box[0] for box in plan.plates)
    assert all(right < box[0] < box[2] <= WIDTH and HEADING < box[1] < box[3] <= HEIGHT for box in plan.plates)
    assert plan.cell >= 51
    assert {plan.corner(at) for at in ground.cells()} == {
        (left + column * plan.cell, top + row * plan.cell) for column in range(plan.columns) for row in range(plan.rows)
    }
    assert all(
        plan.shown.terrain((plan.place(at)[0], plan.rows - 1 - plan.place(at)[1])) == ground.terrain(at)
        for at in ground.cells()
    )
    names = ("Kingdom of Wei and Su", "趙國聯軍第一路兵馬二十字都寫滿了真的很長", "", "\u202eWWWWWWWWWWWWWWWWWWWW")
    side = FORTRESS.sides[0]
    army = Chart(
        {at: replace(unit, cell=at) for at, unit in zip(ground.cells(), FORTRESS.units.values(), strict=False)}
    )
    view = replace(FORTRESS, ground=ground, units=army, tiles=Chart(), sides=(side,) * sides, names=names[:sides])
    for locale in LOCALES:
        assert len(RENDERER.picture(view, say_in(locale))) <= 120_000
        assert len(RENDERER.alt(view, say_in(locale))) <= ALT_LIMIT


def test_armies_wear_the_colours_of_their_scenario():
    assert banners(("black", "white-red"), 2) == ("black", "white-red")
    assert banners(("red", "red", "pink", ""), 4) == ("red", "white", "black", "white-red")
    assert banners((), 2) == ("red", "white")
    for preset, colours in (("first-array", ("red", "white")), ("river", ("red", "white-red"))):
        assert armies.keys(RULES.view(reached(preset, 0), None)) == colours


@pytest.mark.parametrize("preset", RULES.presets)
def test_seats_are_called_as_their_armies_are_painted(preset):
    options, view = RULES.presets[preset], RULES.view(reached(preset, 1), None)
    seats = range(len(view.sides))
    assert [armies.side(options, Seat(seat)) for seat in seats] == [armies.title(view, Seat(seat)) for seat in seats]
    assert armies.side(options, Seat(len(seats))) is None


def test_characters_follow_the_language():
    assert glyphs.unit(SHIPPED["G"], "tc") == "將"
    assert glyphs.unit(SHIPPED["G"], "sc") == "将"
    assert (glyphs.seal("汉", "tc"), glyphs.seal("汉", "sc"), glyphs.seal("Wei", "tc"), glyphs.seal("", "sc")) == (
        "漢",
        "汉",
        "W",
        "",
    )
    assert drawing(FORTRESS, say_in("zh-TW")).tobytes() != drawing(FORTRESS, say_in("zh-CN")).tobytes()


def test_every_character_of_a_unit_has_a_shape():
    for face in ("tc", "sc"):
        blank = glyphs.glyph("\ufffe", 40, (0, 0, 0), face).getchannel("A").tobytes()
        for character in glyphs.ALL:
            assert glyphs.glyph(character, 40, (0, 0, 0), face).getchannel("A").tobytes() != blank


def test_a_map_that_lies_down_turns_whatever_stands_on_it():
    ground = Ground(("." * 12,) * 18)
    plan = layout(ground, 4)
    assert plan.turned
    x, y = plan.middle((5, 5))
    for facing in FACINGS:
        ahead = plan.middle(plus((5, 5), turned((1, 0), facing)))
        shown = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}[plan.facing(facing)]
        assert (ahead[0] - x, ahead[1] - y) == (shown[0] * plan.cell, shown[1] * plan.cell)
    assert plan.corner((0, 0)) == (RIM, HEADING), "a1 is in the upper left"


def test_an_eye_tells_the_owner_alone_that_the_enemy_knows_a_type():
    """Everybody sees the type of a unit that could be followed; its owner sees that they do."""
    state = reached("chu-han", 0)
    at = cell("d5")
    followed = replace(state, units=Chart({**state.units, at: replace(state.units[at], tracked=True)}))
    own, enemy, all_ = (RULES.view(followed, viewer).units[at] for viewer in (Seat(0), Seat(1), None))
    assert own.exposed
    assert enemy.kind == all_.kind == own.kind
    assert enemy.exposed is all_.exposed is True
    secret = {viewer: RULES.view(state, viewer).units[at] for viewer in (Seat(0), Seat(1), None)}
    assert not secret[Seat(0)].exposed
    assert secret[Seat(1)].kind is secret[None].kind is None
    for viewer in (Seat(1), None):
        for unit in RULES.view(reached("qin-lords", 40), viewer).units.values():
            if unit.owner != viewer:
                assert unit.exposed is (unit.kind is not None), unit
    say = say_in("en")
    pictures = [drawing(RULES.view(each, Seat(0)), say).tobytes() for each in (state, followed)]
    assert pictures[0] != pictures[1]


def test_what_threatens_is_marked_for_its_owner_alone():
    view = beside_the_king(FORTRESS)
    say, found = say_in("en"), threats(view)
    assert drawing(view, say, threats=found).tobytes() != drawing(view, say).tobytes()


def test_a_threat_from_the_next_cell_leaves_its_character_to_be_read():
    """The head lies between both, and no frame cuts it."""
    view = shown(FORTRESS, "d5")
    victim = replace(view.units[cell("d5")], cell=cell("e5"))
    view = replace(view, units=Chart({**view.units, victim.cell: victim}))
    plan, threat = layout(view.ground, 2), Threat(text("jiangshan-picture-threat"), ("e5", "d5"))
    plain, warned = (drawing(view, say_in("en"), threats=each) for each in ((), (threat,)))
    (x, y), reach = plan.middle(cell("d5")), plan.cell * 0.3
    assert not ImageChops.difference(plain, warned).crop((x - reach, y - reach, x + reach, y + reach)).getbbox()
    edge, thick = round(x + plan.cell / 2), round(plan.cell * 0.1)
    found = warned.crop((edge, round(y) - 2, edge + thick, round(y) + 2)).getcolors()
    assert max(found)[1] == CINNABAR_INK


def test_the_one_who_fell_is_told_and_not_the_one_who_took_him():
    step = replace(STEP, seat=Seat(0), capture=True)
    view = replace(FORTRESS, steps=(step,), dead=((Seat(1), "A"), (Seat(0), "D")))
    assert trail.fallen(view.steps, view) == (trail.Fallen(step.end, Seat(1), "A"),)
    burning_ = replace(view, fires=Chart({cell("f6"): Fire(False, Seat(0))}))
    assert trail.fallen(view.steps, burning_) == (trail.Fallen(step.end, Seat(1), None),)
    taken = replace(step, end=cell("b7"))
    assert trail.fallen((taken,), view) == (trail.Fallen(cell("b7")),)


@pytest.mark.parametrize(("start", "side"), [("i1", (1, 1)), ("e1", (-1, 1)), ("i5", (1, -1)), ("e5", (-1, -1))])
def test_who_fell_lies_off_the_arrow_that_came_for_him(start, side):
    """On an empty field, where every corner is as good as another."""
    view = replace(FORTRESS, units=Chart({}), tiles={})
    scene = Scene(view, say_in("en"), layout(view.ground, 2), Canvas.blank(1, 1, SAND))
    assert field.aside(scene, cell("g3"), ()) == (1, 1)
    assert field.aside(scene, cell("g3"), (cell(start),)) != side


@pytest.mark.parametrize("corner", [(1, 1), (-1, 1), (1, -1), (-1, -1)])
def test_the_cross_of_who_fell_lies_off_whoever_stands_there_now(corner):
    drawn = pieces.fallen("刀", "black", 50, "sc", corner).getchannel("A")
    side = drawn.width
    quarters = {
        (across, down): sum(drawn.crop((x, y, x + side // 4, y + side // 4)).tobytes())
        for across, x in ((-1, 0), (1, side - side // 4))
        for down, y in ((-1, 0), (1, side - side // 4))
    }
    assert max(quarters, key=quarters.__getitem__) == corner


def test_what_moved_since_the_viewer_looked_is_ringed_in_order():
    one, two = Step(3, Seat(1), cell("e4"), cell("i5")), Step(4, Seat(0), cell("c4"), cell("d5"))
    before = replace(FORTRESS, turn=3, steps=())
    middle, now = replace(before, steps=(one,)), replace(before, turn=4, steps=(one, two))
    assert trail.steps(now, (before, middle)) == (one, two)
    assert trail.steps(now, (middle,)) == (two,)
    assert trail.news((one, two), now, (before,)) == {cell("i5"): (1, Seat(1)), cell("d5"): (2, Seat(0))}
    assert trail.news((one, two), now, ()) == {cell("d5"): (1, Seat(0))}
    say = say_in("en")
    assert drawing(now, say).tobytes() != drawing(now, say, since=(before, middle)).tobytes()


def test_where_infantry_faces_is_seen_on_the_board_and_no_step_of_the_trail():
    """A picture rings what words tell, and nothing else."""
    moved = Step(3, Seat(1), cell("e4"), cell("i5"))
    faces = Step(3, Seat(0), None, cell("d5"), by="faces", shown="n")
    view = replace(FORTRESS, turn=3, steps=(moved, faces))
    assert trail.steps(view) == trail.steps(view, (replace(view, turn=2, steps=()),)) == (moved,)
    assert set(trail.news(trail.steps(view), view, ())) == {cell("i5")}


@pytest.mark.parametrize(("place", "facing", "ahead"), [("d5", "n", "d6"), ("d5", "w", "c5"), ("a1", "w", None)])
def test_words_name_the_cell_that_infantry_has_before_it(place, facing, ahead):
    say, at = say_in("en"), cell(place)
    unit = replace(FORTRESS.units[cell("d5")], cell=at, battle=True, facing=facing)
    view = replace(FORTRESS, units=Chart({at: unit}))
    wind = say(text(f"jiangshan-facing-{facing}"))
    told = f"facing {wind}" + (f" ({ahead})" if ahead else "")
    for words in (RENDERER.board(view, say), RENDERER.alt(view, say)):
        assert told in words
        assert ("(" in words.split(wind)[1][:2]) is (ahead is not None)


@contextmanager
def written():
    """Every line of text that is drawn meanwhile."""
    lines, drawn_text = [], Canvas.text

    def text_of(self, words, *args, **options):
        lines.append(words)
        return drawn_text(self, words, *args, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "text", text_of)
        yield lines


def plate_of(seats, dead, **facts):
    """What is written on the plates of seat 1, whose army has lost those types."""
    preset = {2: "chu-han", 3: "three-legs", 4: "four-kings"}[seats]
    view = replace(RULES.view(reached(preset, 0), None), dead=tuple((Seat(1), kind) for kind in dead))
    view = with_side(view, 1, **facts)
    scene = Scene(view, say_in("en"), layout(view.ground, seats), Canvas.blank(WIDTH, HEIGHT, SAND))
    with written() as lines:
        plates.draw(scene)
    return lines


@pytest.mark.parametrize("kinds", ["D", "DPAJ", "DPAJHLGBRQS"])
def test_losses_without_room_for_all_of_them_end_in_an_ellipsis(kinds):
    """A list that is cut is not to be taken for complete."""
    dead = tuple((Seat(1), kind) for kind in kinds)
    scene = Scene(replace(FORTRESS, dead=dead), say_in("en"), layout(FORTRESS.ground, 2), Canvas.blank(1, 1, SAND))
    laid = [losses.lines(scene, Seat(1))(186, high) for high in (34, 68, 102)]
    assert [each.missing for each in laid] == sorted((each.missing for each in laid), reverse=True)
    assert not laid[-1].missing
    for each in laid:
        with written() as lines:
            each.draw(Canvas.blank(WIDTH, HEIGHT, SAND), 0, 0)
        assert (ELLIPSIS in lines) is bool(each.missing)


def test_plates_tell_who_fell_wherever_there_is_room():
    for seats in (2, 3):
        for kinds in ("D", "DP", "DPAJHLGBRQS"):
            assert ELLIPSIS not in plate_of(seats, kinds), (seats, kinds)
    counts = [plate_of(4, kinds).count(str(len(kinds))) for kinds in ("DPA", "DPAJHLGBRQS")]
    assert counts[1] > 0, "where types have no room it says how many"


def test_an_armys_name_makes_way_for_the_fallen():
    name = say_in("en")(armies.title(RULES.view(reached("chu-han", 0), None), Seat(1)))
    shown = frozenset({"fire", "extra", "swap"})
    assert name in plate_of(2, "D")
    assert name not in plate_of(2, "DPAJHLGBRQ", shown=shown)


def test_characters_fill_small_tiles():
    """On the boards for four a class was eight pixels on a telephone."""
    for wide, least in ((52, 11.5), (78, 14)):
        back = pieces.Look("red", "步", battle=False, close=wide < pieces.CLOSE)
        for look in (back, replace(back, battle=True)):
            assert pieces.side(wide) * pieces._place(look)[0] * PHONE / WIDTH >= least, (wide, look)


def test_a_small_back_wears_a_tag_only_where_one_could_not_tell_its_class():
    large, small = layout(FORTRESS.ground, 2), layout(Ground(("." * 12,) * 18), 4)
    for kind, told in (("D", {large: True, small: False}), ("S", {large: True, small: True})):
        unit = changed(FORTRESS, "d5", kind=SHIPPED[kind]).units[cell("d5")]
        for plan, wanted in told.items():
            assert pieces.tagged(FORTRESS, unit, plan) is wanted, (kind, plan.cell)


def test_a_way_over_water_is_dashed_and_every_way_in_its_movers_colours():
    say, walk = say_in("en"), replace(STEP, by="")
    drawn = [drawing(replace(FORTRESS, steps=(step,)), say).tobytes() for step in (walk, replace(walk, by="sail"))]
    assert drawn[0] != drawn[1]
    scene = Scene(replace(FORTRESS, steps=(walk, replace(walk, seat=Seat(0)))), say, layout(FORTRESS.ground, 2),
                  Canvas.blank(WIDTH, HEIGHT, SAND))  # fmt: skip
    one, other = field._latest(scene, scene.view.steps)
    assert one.arrow == other.arrow
    assert one.inks[1:] == (BANNERS["white"].paint.edge, BANNERS["white"].paint.fill)
    assert other.inks[1:] == (BANNERS["red"].paint.edge, BANNERS["red"].paint.fill)


@pytest.mark.parametrize(
    ("way", "key"), [({"shot": True}, "shooting"), ({"by": "sail"}, "sailing"), ({"by": "command"}, "sent"), ({}, "")]
)
def test_arrows_that_are_no_march_are_told_at_the_foot(way, key):
    say, every = say_in("zh-CN"), ("shooting", "sailing", "sent")
    told = explained(replace(FORTRESS, steps=(Step(1, Seat(1), cell("e4"), cell("e6"), **way),)), say)
    assert [each for each in every if say(text(f"jiangshan-picture-{each}")) in told] == ([key] if key else [])


@pytest.mark.parametrize("start", ["b4", "d5", "f6"])
def test_an_order_is_told_wherever_somebody_set_out(start):
    """In a town, on a cell that is taken again, on an empty one: a tablet there, none for a march."""
    say, plan = say_in("en"), layout(FORTRESS.ground, 2)
    step = Step(1, Seat(1), cell(start), cell("f8"))
    drawn = [drawing(replace(FORTRESS, steps=(each,)), say) for each in (step, replace(step, by="command"))]
    x, y = plan.corner(step.start)
    cells = [each.crop((x, y, x + plan.cell, y + plan.cell)).getcolors(plan.cell**2) for each in drawn]
    golden = [dict(map(reversed, each)).get(GOLD, 0) for each in cells]
    assert golden[1] > golden[0] + 20


def test_an_arrow_out_of_a_town_begins_on_its_wall():
    say, plan, at = say_in("en"), layout(FORTRESS.ground, 2), cell("b4")
    view = replace(FORTRESS, steps=())
    away = replace(view, steps=(Step(1, Seat(1), at, cell("b5")),))
    x, y = (round(each) for each in plan.middle(at))
    ways = [drawing(each, say).crop((x - 8, y - 34, x + 8, y - 12)).tobytes() for each in (view, away)]
    middles = [drawing(each, say).crop((x - 8, y - 8, x + 8, y + 8)).tobytes() for each in (view, away)]
    assert ways[0] != ways[1]
    assert middles[0] == middles[1]


def test_a_shot_hides_nobody_it_flies_over():
    """Its shaft is below the tiles, so that the middle of theirs is what it was."""
    say, at = say_in("en"), cell("e5")
    between = replace(FORTRESS.units[cell("d5")], cell=at)
    view = replace(FORTRESS, units=Chart({**FORTRESS.units, at: between}), steps=())
    x, y = layout(view.ground, 2).middle(at)
    shot = Step(view.turn, Seat(0), cell("d5"), cell("g5"), shot=True)
    drawn = [drawing(each, say).crop((round(x) - 6, round(y) - 12, round(x) + 24, round(y) + 12)) for each in
             (view, replace(view, steps=(shot,)))]  # fmt: skip
    assert drawn[0].tobytes() == drawn[1].tobytes()


def test_who_was_challenged_is_marked_and_told_at_the_foot():
    step = replace(STEP, start=None, end=cell("i5"), by="challenge")
    called = replace(FORTRESS, steps=(step,))
    seen = replace(FORTRESS, steps=(replace(step, by="deploy"),))
    say = say_in("en")
    assert drawing(called, say).tobytes() != drawing(seen, say).tobytes()
    words = say(text("jiangshan-picture-challenged"))
    assert [words in explained(view, say) for view in (called, seen)] == [True, False]


def test_a_fire_wears_the_sign_of_whoever_lit_it():
    one, other = (replace(FORTRESS, fires=Chart({cell("d6"): Fire(False, seat)})) for seat in (Seat(0), Seat(1)))
    say = say_in("en")
    assert drawing(one, say).tobytes() != drawing(other, say).tobytes()
    assert "Small fires lit by Anna: d6." in RENDERER.board(one, say)


def test_whoever_has_acted_keeps_his_tick_when_somebody_fell_there():
    scene = Scene(FORTRESS, say_in("en"), layout(FORTRESS.ground, 2), Canvas.blank(1, 1, SAND))
    at = cell("i5")
    acted = changed(FORTRESS, "i5", commanded=True)
    assert field.aside(Scene(acted, scene.say, scene.plan, scene.canvas), at, ()) != (-1, 1)


def test_a_game_that_is_decided_after_its_last_round_ends_in_that_round():
    limit = FORTRESS.terms.round_limit
    late = replace(FORTRESS, round=limit + 1, phase=Phase.OVER, outcome=Outcome((), text("jiangshan-outcome-agreed")))
    plan = layout(late.ground, 2)
    said = heading.note(Scene(late, say_in("en"), plan, Canvas.blank(1, 1, SAND)))
    assert said == f"Round {limit} of {limit}"


@pytest.mark.parametrize(("limit", "told"), [(0, "Round 5"), (999, "Round 5 of 999")])
def test_a_game_without_a_round_limit_tells_none(limit, told):
    view = replace(FORTRESS, round=5, terms=replace(FORTRESS.terms, round_limit=limit))
    scene = Scene(view, say_in("en"), layout(view.ground, 2), Canvas.blank(1, 1, SAND))
    assert scene.say(heading.round_(view)) == told


@pytest.mark.parametrize("locale", LOCALES)
def test_points_are_told_at_the_end(locale, monkeypatch):
    """Beside a wreath and ten that fell, the points of a winner among four had no room, and nothing was told."""
    *_, end = states(RULES, read((GOLDENS / "jiangshan" / "corners.txt").read_text("utf-8")))
    view, say, told, plainly = RULES.view(end, None), say_in(locale), list[str](), Canvas.text

    def noted(canvas, words, *rest, **more):
        told.append(words)
        return plainly(canvas, words, *rest, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    drawing(view, say)
    said = (say(text("jiangshan-picture-points", **dict(score.args))) for score in view.outcome.scores)
    assert Counter(map(clean, said)) <= Counter(told)


@pytest.mark.parametrize("preset", ["drill-ground", "first-array"])
def test_no_column_s_letter_reaches_into_the_lines_at_the_foot(preset: str) -> None:
    state = RULES.setup(RULES.presets[preset], 2)
    plan = layout(state.ground, 2)
    foot = land.base(plan).image.crop(plan.foot)
    assert len(foot.getcolors()) == 1
