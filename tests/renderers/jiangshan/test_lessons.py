"""The pictures of sight, gates, siege and sailing say what the game does."""

import io
import re

import pytest
from PIL import Image

from bot.handlers.teaching import lessons as taught
from bot.messages.i18n import FOLDER
from games import exercise, moves
from games.core import Text, text
from games.jiangshan.board import WATER, Cell, cell
from games.jiangshan.muster import SHIPPED
from games.jiangshan.rules import RULES
from renderers import sheet
from renderers.jiangshan import course, lessons
from renderers.jiangshan.lessons import LESSONS
from renderers.words import LOCALES
from tests.renderers.voices import LOCALES_FOLDER, say_in
from tests.support.jiangshan import ordered, stood


def at(name: str) -> Cell:
    found = cell(name)
    assert found is not None
    return found


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("name", LESSONS)
def test_a_picture_of_the_rules_is_told_in_every_language(name: str, locale: str) -> None:
    figure = lessons.figures()[name](say_in(locale, ("Anna",) * 4))
    image = Image.open(io.BytesIO(figure.png))
    assert image.width == sheet.WIDTH
    assert len(figure.png) < 60_000
    assert 20 < len(figure.alt) <= 1024


def test_sight_is_what_the_game_reckons() -> None:
    free, blocked = LESSONS["sight"]
    assert len(lessons.seen(free)) == 25
    hidden = set(free.ground.cells()) - lessons.seen(blocked)
    assert hidden == {at("c5"), at("e3"), at("a1")}, "behind the forest, the mountain and the enemy; not behind water"


def test_rocks_fall_on_an_enemy_at_a_gate_whom_they_harm() -> None:
    scene = LESSONS["gates"][1]
    ((start, end, how),) = scene.ways
    assert how == "shot"
    assert scene.towns[start].inside
    assert end in scene.gates
    assert not SHIPPED[scene.pieces[end].kind].heavy


def test_a_siege_closes_every_gate() -> None:
    for scene, open_ in zip(LESSONS["siege"], (1, 0), strict=True):
        (town,) = scene.towns
        closed = [
            gate
            for gate in scene.ground.gates(at(town))
            if scene.ground.terrain(gate) in "^~" or gate in {at(place) for place in scene.pieces}
        ]
        assert len(closed) == 4 - open_


def test_who_sails_goes_from_bank_to_bank_and_who_cuts_stands_beside_the_water() -> None:
    for scene in LESSONS["ford"]:
        for place in ("b2", "e2"):
            assert any(scene.ground.terrain(beside) == WATER for beside in scene.ground.gates(at(place)))
    blocked = LESSONS["ford"][1]
    assert at(blocked.crosses[0]) in blocked.ground.gates(at("c1"))


def test_after_deception_each_of_two_units_takes_an_enemy() -> None:
    (step, *_), played = course.STRATAGEMS.steps, ("#extra", "c2xb4", "e2xd4")
    state, _, _ = exercise.begun(RULES, step)
    for typed in played:
        (move,) = RULES.parse(RULES.view(state, step.seat), typed)
        state, _ = moves.play(RULES, state, step.seat, move)


def test_the_first_picture_says_that_seeing_an_enemy_tells_its_type() -> None:
    state = stood("5 . bP? .\n4 . . .\n3 . . .\n2 . rD? .\n1 rK? . bK?")
    assert RULES.view(state, state.active).units[at("b5")].kind is None
    seen = ordered(state, "b2-b3")
    assert RULES.view(seen, seen.active).units[at("b5")].kind is not None, "nobody has fought"
    for locale, words in (("en", "sees them"), ("zh-TW", "看見"), ("zh-CN", "看到")):
        assert words in say_in(locale)(text("jiangshan-first-picture"))


def test_a_king_that_lies_face_down_is_not_said_to_march() -> None:
    assert say_in("en")(text("jiangshan-mark-k")) == "face-down King"


@pytest.mark.parametrize("locale", LOCALES)
def test_what_ends_every_game_is_told_before_what_ends_it_on_some_maps(locale: str) -> None:
    rules = (LOCALES_FOLDER / locale / "jiangshan-rules.md").read_text(encoding="utf-8")
    bullets = rules[rules.index("{#defeat}") :].split("\n- ")
    assert "25" in bullets[1], "the rounds after which points decide"


NAMED = {
    f"jiangshan-label-{deed}"
    for deed in (
        *("attack-to", "occupy-to", "enter-to", "shoot-to", "shoot-dead-to"),
        *("command", "support", "rebuild-camp-at", "stratagem"),
    )
}
"""Labels of what an order does that is more than to go somewhere."""


def deed(step: exercise.Exercise) -> Text | None:
    """The label of what the right answer does, without the places in it."""
    state, _, _ = exercise.begun(RULES, step)
    view = RULES.view(state, step.seat)
    path = exercise.solution(RULES, view, step)
    found = (RULES.label(view, path[:length]) for length in range(1, len(path) + 1))
    return next((text(each.key, **dict(each.args, place="", cell="")) for each in found if each.key in NAMED), None)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_task_calls_what_is_to_be_done_as_the_menu_does(locale: str) -> None:
    say, named = say_in(locale), set()
    for step in (step for each in course.LESSONS for step in each.steps):
        label = deed(step)
        if label is not None:
            first = say(label).split()[0][: None if locale == "en" else 2]
            assert first.casefold() in say(step.asks).casefold(), step.asks.key
            named.add(label.key)
    assert named == NAMED, "some are asked nowhere"


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_a_lesson_puts_in_quotation_marks_can_be_seen_and_pressed(locale: str) -> None:
    pages = (page for folder in (FOLDER, LOCALES_FOLDER) for page in folder.glob(f"{locale}/*.ftl"))
    lines = (line for page in pages for line in page.read_text("utf-8").splitlines())
    quick = taught._quick(locale, "jiangshan")[0].label  # which begins a game
    named = (line for line in lines if re.match("[a-z]+-(label|button|why-foreseen|picture)", line))
    shown = "".join((quick, *named)).casefold()
    quoted = re.findall("[“「](.+?)[”」]", (LOCALES_FOLDER / locale / "jiangshan-course.ftl").read_text("utf-8"))
    assert quoted
    assert [each for each in quoted if each.casefold() not in shown] == []
