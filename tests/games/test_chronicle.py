"""Chronicles: what every game promises of its own, and the arithmetic that they share."""

from __future__ import annotations

import io
from fractions import Fraction

import pytest
from PIL import Image, ImageChops

from bot.catalogue import games
from bot.messages.i18n import Voice, spoken
from bot.table.log import story
from games import moves
from games.chronicle import Chronicle, Course, Draw, Point, chosen, decimal, fateful, leads, luck, named
from games.core import Seat, Text, text
from games.jiangshan.chronicle import FATES
from games.jiangshan.rules import RULES as JIANGSHAN
from renderers import chronicle as pictures
from renderers import sheet
from renderers.koxinga.colours import PAINTS
from renderers.prose import numeral
from renderers.words import LOCALES
from tests.support.counts import count
from tests.support.jiangshan import stood, told
from tests.support.stories import FOLDER, TOLD, chronicle, chronicled, drawn, golden, story_of
from tests.support.type import drawn_text

ALL = tuple(f"{file.parent.name}/{file.stem}" for file in sorted(FOLDER.glob("*/*.txt")))
GAMES = ALL[: count(0, full=len(ALL))] or TOLD
ANN, BEN = Seat(0), Seat(1)
CHANGED = 48
"""How far a spot of six by six pixels may be from what it was, of 255."""
TITLE = text("core-chronicle-seat", seat=ANN)


def sentences(found: Chronicle) -> tuple[Text, ...]:
    return (
        *(course.title for course in found.courses),
        *(point.told for point in found.points),
        *found.luck,
        *found.facts,
    )


@pytest.mark.parametrize("name", TOLD)
def test_the_chronicle_of_a_golden_game_is_what_it_was(name: str) -> None:
    file = FOLDER / f"{name}.chronicle"
    assert chronicled(name) == file.read_text(encoding="utf-8"), "python -m tests.goldens GAME writes it anew"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_tells_all_turns_of_all_seats_in_every_language(name: str) -> None:
    found, played = chronicle(name), golden(name)
    tale, _ = story_of(name)
    turns = len(story.turns(tale))
    assert 1 <= len(found.courses) <= 4
    for course in found.courses:
        assert [len(row) for row in course.values] == [turns] * played.seats
    assert [point.turn for point in found.points] == sorted({point.turn for point in found.points})
    assert all(0 <= point.turn < turns for point in found.points)
    for locale in LOCALES:
        speaker = Voice(locale, tuple(f"P{seat + 1}" for seat in range(played.seats)))
        assert all(map(speaker.say, sentences(found)))


@pytest.mark.parametrize("name", TOLD)
def test_what_a_message_tells_of_a_seat_names_it(name: str) -> None:
    """The keys are of messages that there are, and the arguments those that a golden game gives them."""
    annals, seen = games()[golden(name).game].annals, set[str]()
    assert annals is not None
    assert [key for key in annals.fates if not spoken("en").has(key)] == []
    for event in (event for passage in story_of(name)[1] for event in passage.happened):
        fate, args = annals.fates.get(event.text.key), dict(event.text.args)
        if fate is not None:
            seen.add(event.text.key)
            assert event.to is None
            told_of = [args[each] for each in (fate.gains, fate.loses) if each]
            assert all(isinstance(each, Seat | tuple) for each in told_of), event.text
            assert any(map(named, told_of)), event.text
    assert seen


@pytest.mark.parametrize(
    ("seat", "up", "keys"),
    [
        (BEN, False, ["jiangshan-event-captured"]),
        (ANN, True, ["jiangshan-event-captured"]),
        (ANN, False, []),
        (BEN, True, []),
    ],
)
def test_a_capture_is_what_one_army_lost_and_the_other_won(seat: Seat, up: bool, keys: list[str]) -> None:
    """Nothing else that is told of the turn, as whose the next one is, comes into it."""
    state = stood("""
        3 bK .   bDs
        2 .  rDn .
        1 rK .   .
    """)
    _, events = moves.play(JIANGSHAN, told(state, "b2xc3")[0], ANN, ("end",))
    told_of = [event.text for event in (*told(state, "b2xc3")[1], *events)]
    assert {"jiangshan-event-turn", "jiangshan-event-captured"} <= {each.key for each in told_of}
    supplied = text("jiangshan-event-supplied", seat=seat, morale=3)
    assert [each.key for each in fateful(FATES, (*told_of, supplied), seat, Seat(1 - seat), up=up)] == keys


def test_in_a_duel_what_the_other_won_is_lost() -> None:
    taken = text("jiangshan-event-occupy", seat=BEN, unit="", cell="k6")
    lost = [text("jiangshan-event-morale", seat=seat, loss=1, morale=2) for seat in (BEN, ANN)]
    told = [taken, *lost]
    assert fateful(FATES, told, ANN, BEN, up=False) == [taken, lost[1]]
    assert fateful(FATES, told, ANN, BEN, up=True) == lost[:1]
    assert fateful(FATES, told, ANN, None, up=False) == lost[1:]
    assert fateful(FATES, told, ANN, None, up=True) == []


def test_every_installed_game_has_a_chronicle() -> None:
    assert [name for name, game in games().items() if game.annals is None] == []


@pytest.mark.parametrize("name", TOLD)
def test_the_picture_of_a_golden_game_is_what_it_was(name: str) -> None:
    """On a telephone, in every language; other versions of what draws letters may set them a little otherwise."""
    with Image.open(FOLDER / f"{name}.chronicle.png") as kept:
        changed = ImageChops.difference(drawn(name), kept.convert("RGB")).convert("L").reduce(6)
    assert changed.getextrema()[1] < CHANGED, "python -m tests.goldens GAME writes it anew"


WIDE = tuple(f"{letter * 4} {letter * 27}" for letter in "WMwm國龍")


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_every_letter_of_a_chronicle_is_legible_on_a_telephone(seats: int, locale: str) -> None:
    """However long the names and the game, and however much there is of everything."""
    rows = tuple(tuple(range(-1_000, 1_000 * (seat + 1), 97)) for seat in range(seats))
    turns = max(map(len, rows))
    course = Course(text("koxinga-chronicle-place"), tuple(row + row[-1:] * (turns - len(row)) for row in rows))
    found = Chronicle((course,) * 4, tuple(Point(turn, TITLE) for turn in (0, 1, 2, turns - 2, turns - 1)))
    with drawn_text() as written:
        png = pictures.picture(found, WIDE[0], Voice(locale, WIDE[:seats]).plain, PAINTS[:seats])
    assert {(words, size) for words, size in written if size < sheet.SMALLEST} == set()
    assert {numeral(-1000), numeral(course.values[-1][-1])} <= {words for words, _ in written}
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (1200, 800)
    assert len(png) < 120_000


def test_curves_that_run_together_are_all_seen() -> None:
    found = Chronicle((Course(TITLE, ((2,) * 30,) * 3),))
    png = pictures.picture(found, "", Voice("en", WIDE[:3]).plain, PAINTS[:3])
    across = Image.open(io.BytesIO(png)).convert("RGB").crop((130, 160, 1050, 260))
    colours = {colour for _, colour in across.getcolors(100_000) or ()}
    for paint in PAINTS[:3]:
        assert any(sum(map(abs, map(int.__sub__, colour, paint.fill))) < 24 for colour in colours), paint


def test_the_alt_text_tells_every_course_of_every_seat() -> None:
    found = chronicle("koxinga/standard")
    told = pictures.alt(found, "K", Voice("en", WIDE).plain)
    assert all(told.count(name) == len(found.courses) for name in WIDE)


def test_in_cacao_a_turning_point_counts_water_and_temples_as_the_end_does() -> None:
    """It counted sales alone: a water carrier's way from −1 to 11 was none."""
    found = chronicle("cacao/four")
    gains = [dict(point.told.args).get("gains", ()) for point in found.points]
    assert {"cacao-gain-track", "cacao-gain-temple"} <= {gain.key for each in gains for gain in each}
    assert [dict(fact.args)["water"] for fact in found.facts] == ["−4", "−1", "16", "−1"]


def test_a_lead_is_told_where_it_changes_hands() -> None:
    found = leads(Course(TITLE, ((0, 2, 2, 1, 3, 3), (0, 1, 2, 4, 3, 5))))
    assert found == (Point(3, text("core-chronicle-lead", seat=BEN, other=ANN), 9),)


def test_a_lead_weighs_as_long_as_it_holds_and_the_last_longer_than_any() -> None:
    found = leads(Course(TITLE, ((1, 0, 3, 3, 3), (0, 1, 0, 0, 0))))
    assert [(point.turn, point.weight) for point in found] == [(1, 1), (2, 8)]


def test_the_weightiest_points_are_told_one_a_turn() -> None:
    points = [Point(turn, TITLE, weight) for turn, weight in ((1, 5), (1, 9), (2, 1), (3, 7), (9, 2))]
    assert [(point.turn, point.weight) for point in chosen(points, 3)] == [(1, 9), (3, 7), (9, 2)]


def test_luck_is_what_came_against_the_mean_of_what_could_have() -> None:
    draws = [Draw(ANN, 6, range(1, 7)), Draw(ANN, 1, range(1, 7)), Draw(BEN, 0, (0, 0, 1))]
    assert luck("key", draws) == (text("key", seat=ANN, got="7", fair="7"), text("key", seat=BEN, got="0", fair="0.3"))


@pytest.mark.parametrize(
    ("number", "written"), [(3, "3"), (Fraction(7, 2), "3.5"), (Fraction(-1, 4), "−0.2"), (0, "0")]
)
def test_a_number_has_one_digit_behind_the_point(number: Fraction | int, written: str) -> None:
    assert decimal(number) == written


def test_in_koxinga_a_turning_point_is_who_found_which_treasure_or_took_it() -> None:
    """Battles alone were told, and never how the winner had come by the treasures that decided."""
    found = chronicle("koxinga/duel")
    told = [(point.told.key, dict(point.told.args)) for point in found.points]
    where = {"seat": ANN, "points": 9, "block": "55"}
    assert ("koxinga-chronicle-found", {"seat": BEN, "points": 9, "block": "5"}) in told
    assert ("koxinga-chronicle-taken", {"other": BEN, **where}) in told
    assert told[-1] == ("koxinga-event-finish", {"seat": BEN})
    looted = [point for point in chronicle("koxinga/standard").points if point.told.key == "koxinga-event-loot"]
    assert [(point.turn, dict(point.told.args)["amount"]) for point in looted] == [(28, 5), (53, 6)], "gold is points"
    assert len(chronicle("koxinga/standard").points) == 6


def test_marks_stand_under_the_curve_by_turn_whatever_their_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    """A review numbers decisions by what they cost: the mark of a later turn stood left of that of an earlier one."""
    found, apart = list[list[int]](), pictures._apart

    def spread(places: list[int], *room: int) -> list[int]:
        found.append(places)
        return apart(places, *room)

    monkeypatch.setattr(pictures, "_apart", spread)
    course, marks = Course(TITLE, (tuple(range(9)),)), (Point(5, TITLE), Point(4, TITLE))
    pictures.picture(Chronicle((course,), marks), "", Voice("en", WIDE[:1]).plain, PAINTS[:1])
    assert any(len(places) == 2 for places in found)
    assert all(places == sorted(places) for places in found if len(places) == 2)
