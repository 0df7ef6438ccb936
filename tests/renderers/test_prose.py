import pytest

from renderers.prose import ALT_LIMIT, as_many, between, change, listed, numeral, sentences, shortened, together
from renderers.words import LOCALES
from tests.renderers.voices import say_in

SAY = say_in("en")
CELLS = ("A1", "B2", "C3", "D4")


def bracketed(words: str) -> str:
    return f"[{words}]"


@pytest.mark.parametrize(("value", "plain", "signed"), [(3, "3", "+3"), (-12, "−12", "−12"), (0, "0", "0")])
def test_numerals_have_a_real_minus_and_changes_their_sign(value: int, plain: str, signed: str) -> None:
    assert (numeral(value), change(value)) == (plain, signed)


@pytest.mark.parametrize(
    ("locale", "comma", "stop"), [("en", ", ", ". "), ("zh-TW", "、", "。"), ("zh-CN", "、", "。")]
)
def test_each_language_joins_in_its_own_way(locale: str, comma: str, stop: str) -> None:
    say = say_in(locale)
    assert listed(("a", "b", "c"), say) == f"a{comma}b{comma}c"
    assert between("renderers-sentences", say) == stop
    assert sentences(("One.", "", "two\n2", "drei。"), say) == f"One{stop}two 2{stop}drei"


@pytest.mark.parametrize("locale", LOCALES)
def test_as_many_as_fit_and_not_one_fewer(locale: str) -> None:
    say = say_in(locale)
    everything = as_many(CELLS, say, 1000, bracketed)
    for room in range(60):
        said = as_many(CELLS, say, room, bracketed)
        assert len(said) <= room
        if len(everything) <= room:
            assert said == everything
        elif said:
            named = sum(cell in said for cell in CELLS)
            assert str(len(CELLS) - named) in said, room
            assert len(said) + len(CELLS[0]) + 2 > room or named == len(CELLS) - 1, room


def test_where_nothing_fits_nothing_is_said() -> None:
    assert as_many(CELLS, SAY, 9, bracketed) == ""
    assert as_many(CELLS, SAY, 12, bracketed) == "[and 4 more]"
    assert as_many(CELLS, SAY, 12, bracketed, least=1) == ""
    assert as_many((), SAY, 2, bracketed) == "[]"


def test_what_is_too_long_ends_with_an_ellipsis() -> None:
    assert shortened("x" * ALT_LIMIT) == "x" * ALT_LIMIT
    assert shortened("x" * (ALT_LIMIT + 1)) == "x" * (ALT_LIMIT - 1) + "…"


@pytest.mark.parametrize(
    ("whole", "said"),
    [
        (("One.", "Two!", "Three"), "One. Two! Three"),
        (("一。", "二！", "三"), "一。二！三"),
        (("排行榜", "1. Ann", "「二」", "三。"), "排行榜 1. Ann 「二」三。"),
        ((), ""),
    ],
)
def test_no_space_stands_between_sentences_after_a_full_width_stop(whole: tuple[str, ...], said: str) -> None:
    assert together(whole) == said
