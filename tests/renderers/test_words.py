from pathlib import Path

import pytest

from games.core import Arg, Seat, text
from renderers.words import LOCALES, Catalogue, WordsMissing, catalogue

SOURCE = """\
# Said in a test
plain = Hello
greeting = { $who } has { $count } { $count ->
    [one] card
   *[other] cards
}
outer = First { $what }, then { $who }
several = Chosen: { $things }
attributed =
    .label = nothing of its own
"""


BELOW = """\
below = { $number } ({ $step } { $step ->
    [-1] back
   *[other] on
}, { $written })
"""


@pytest.fixture
def words(tmp_path: Path) -> Catalogue:
    for locale in LOCALES:
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "a.ftl").write_text(SOURCE, encoding="utf-8")
    return catalogue("en", (tmp_path,))


def name(seat: Seat) -> str:
    return ("Anna", "Bo")[seat]


def test_a_text_without_arguments(words: Catalogue) -> None:
    assert words.say(text("plain"), name) == "Hello"


def test_a_seat_is_said_by_name_and_numbers_choose_the_plural(words: Catalogue) -> None:
    assert words.say(text("greeting", who=Seat(1), count=1), name) == "Bo has 1 card"
    assert words.say(text("greeting", who=Seat(0), count=1000), name) == "Anna has 1,000 cards"


@pytest.mark.parametrize("locale", LOCALES)
def test_a_number_below_zero_has_a_real_minus(words: Catalogue, tmp_path: Path, locale: str) -> None:
    """A score of −5 stood beside a curve from -5 on; what somebody wrote stays as it is."""
    (tmp_path / locale / "b.ftl").write_text(BELOW, encoding="utf-8")
    told = Catalogue(locale, (tmp_path / locale / "a.ftl", tmp_path / locale / "b.ftl"))
    below = text("below", number=-1234, step=-1, written="-7")
    assert told.say(text("outer", what=below, who=Seat(0)), name) == "First −1,234 (−1 back, -7), then Anna"


def test_texts_within_texts(words: Catalogue) -> None:
    assert words.say(text("outer", what=text("plain"), who=Seat(0)), name) == "First Hello, then Anna"


@pytest.mark.parametrize(
    ("locale", "said"),
    [("en", "Hello, Hello and Hello"), ("zh-TW", "Hello、Hello、Hello"), ("zh-CN", "Hello、Hello、Hello")],
)
def test_several_texts_are_a_list_of_the_language(words: Catalogue, tmp_path: Path, locale: str, said: str) -> None:
    things = (text("plain"),) * 3
    assert catalogue(locale, (tmp_path,)).say(text("several", things=things), name) == f"Chosen: {said}"


CHINESE = """\
turn = 輪到{ $who }
pair = { $who }{ $other }1 號
taken = { $who }的干戈从{ $from }吃掉{ $other }在{ $to }的刀兵
quoted = 「{ $who }」，{ $who }。
lost = { $computer }失去 3 點，{ $other }失去 2 點
spaced = { $who } 說
told = 是{ $what }的
"""


@pytest.mark.parametrize("locale", ["zh-TW", "zh-CN"])
@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("turn", "輪到貪心"),
        ("pair", "貪心 Bo 1 號"),
        ("taken", "貪心的干戈从 h4 吃掉 Bo 在 f4 的刀兵"),
        ("quoted", "「貪心」，貪心。"),
        ("lost", "電腦（簡單）失去 3 點，Bo 失去 2 點"),
        ("spaced", "貪心 說"),
        ("told", "是輪到貪心的"),
    ],
)
def test_a_name_is_set_off_from_others_and_where_it_is_in_other_letters(
    tmp_path: Path, locale: str, key: str, said: str
) -> None:
    (tmp_path / locale).mkdir()
    (tmp_path / locale / "a.ftl").write_text(CHINESE, encoding="utf-8")
    args: dict[str, Arg] = {"who": Seat(0), "other": Seat(1), "computer": Seat(2), "from": "h4", "to": "f4"}
    told = text("told", what=text("turn", who=Seat(0))) if key == "told" else text(key, **args)
    assert catalogue(locale, (tmp_path,)).say(told, ("貪心", "Bo", "電腦（簡單）").__getitem__) == said


def test_what_marks_a_name_cannot_be_smuggled_in(tmp_path: Path) -> None:
    (tmp_path / "zh-TW").mkdir()
    (tmp_path / "zh-TW" / "a.ftl").write_text(CHINESE, encoding="utf-8")
    said = catalogue("zh-TW", (tmp_path,)).say(text("turn", who=Seat(0)), lambda seat: "\ue000x\ue003")
    assert said == "輪到 x"


def test_parts_with_commas_of_their_own_are_set_apart_by_semicolons(tmp_path: Path) -> None:
    (tmp_path / "zh-CN").mkdir()
    (tmp_path / "zh-CN" / "a.ftl").write_text("part = 一，二\nall = { $parts }\n", encoding="utf-8")
    parts = (text("part"), text("part"))
    assert catalogue("zh-CN", (tmp_path,)).say(text("all", parts=parts), name) == "一，二；一，二"


def test_an_unknown_key_is_an_error(words: Catalogue) -> None:
    with pytest.raises(WordsMissing, match="nonsense"):
        words.say(text("nonsense"), name)
    assert not words.has("nonsense")
    assert words.has("plain")


def test_a_missing_argument_is_an_error(words: Catalogue) -> None:
    with pytest.raises(WordsMissing, match="outer"):
        words.say(text("outer", what="x"), name)


def test_a_message_of_attributes_alone_cannot_be_said(words: Catalogue) -> None:
    with pytest.raises(WordsMissing, match="attributed"):
        words.say(text("attributed"), name)


def test_a_message_that_is_no_fluent_inside_cannot_be_said(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("broken = { $who ->\nwhole = Said\n\n  on two lines\n", encoding="utf-8")
    words = Catalogue("en", (tmp_path / "a.ftl",))
    assert words.say(text("whole"), name) == "Said\n\non two lines"
    with pytest.raises(WordsMissing, match="broken"):
        words.say(text("broken", who="x"), name)


def test_strings_that_are_spelled_otherwise_are_said_otherwise(words: Catalogue) -> None:
    said = [words.say(text("outer", what="a/b", who="c"), name, spelling) for spelling in (str, str.upper, str)]
    assert said == ["First a/b, then c", "First A/B, then C", "First a/b, then c"]


def test_a_key_that_stands_twice_is_an_error(words: Catalogue, tmp_path: Path) -> None:
    (tmp_path / "en" / "b.ftl").write_text("plain = Again\n", encoding="utf-8")
    with pytest.raises(ValueError, match="stand twice"):
        Catalogue("en", tuple(sorted((tmp_path / "en").glob("*.ftl"))))


def test_a_file_that_cannot_be_read_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "bad.ftl").write_text("this is not fluent\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"bad\.ftl"):
        Catalogue("en", (tmp_path / "bad.ftl",))


def test_a_name_of_any_length_can_be_said(words: Catalogue) -> None:
    assert len(words.say(text("greeting", who=Seat(0), count=1), lambda seat: "x" * 9999)) < 2100
    assert len(words.say(text("several", things="y" * 9999), name)) < 2100


def test_markup_in_arguments_stays_as_it_is(words: Catalogue) -> None:
    assert words.say(text("several", things="{ $who } **b**"), name) == "Chosen: { $who } **b**"
