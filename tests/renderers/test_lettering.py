from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

import bot
import renderers
from renderers.lettering import (
    ELLIPSIS,
    FACES,
    FOLDER,
    NEVER_FIRST,
    NEVER_LAST,
    REPLACEMENT,
    Style,
    clean,
    covers,
    fit,
    mask,
    one_line,
    smaller,
    width,
    wrap,
)
from renderers.words import LOCALES

ROOMS = (Path(renderers.__file__).parent, Path(bot.__file__).parent)
STYLE = Style(30)


def level(codec: str, first: int, beyond: int) -> Iterator[str]:
    for lead in range(first, beyond):
        for trail in range(0x40, 0xFF):
            try:
                yield bytes((lead, trail)).decode(codec)
            except UnicodeDecodeError:
                continue


@pytest.mark.parametrize("locale", LOCALES)
def test_every_character_of_every_catalogue_can_be_drawn(locale: str) -> None:
    files = [file for room in ROOMS for file in (room / "locales" / locale).glob("*.ftl")]
    assert files
    said = {char for file in files for char in file.read_text(encoding="utf-8") if not char.isspace()}
    assert {char for char in said if not covers(char)} == set()


def test_names_of_people_can_be_drawn() -> None:
    common = {*level("gb2312", 0xB0, 0xD8), *level("big5", 0xA4, 0xC7)} - set(map(chr, range(0x4E00)))
    assert len(common) == 6722
    assert {char for char in common if not covers(char)} == set()
    names = "Zoë Ångström Ñandú Дмитрий さくら サクラ 郭靖 黄蓉"
    assert clean(names) == names


def test_numbers_are_bold() -> None:
    style = Style(40, bold=True)
    missing = mask("\uffff", style).image.tobytes()
    assert [
        char for char in "0123456789+−≥?()/–ABCDEFGHIJKLMNOPQRS" if mask(char, style).image.tobytes() == missing
    ] == []


@pytest.mark.parametrize("words", ["周子瑜", "Anna 周", "3 骨", "Дмитрий"])
@pytest.mark.parametrize("face", FACES)
def test_what_the_bold_weight_lacks_is_drawn_in_the_regular_one(words: str, face: str) -> None:
    bold, regular = mask(words, Style(40, bold=True, face=face)), mask(words, Style(40, face=face))
    assert (bold.image.tobytes(), bold.advance) == (regular.image.tobytes(), regular.advance)


def test_what_the_bold_weight_has_is_bold() -> None:
    bold, regular = mask("Anna 42", Style(40, bold=True)), mask("Anna 42", Style(40))
    assert sum(bold.image.histogram()[128:]) > 1.2 * sum(regular.image.histogram()[128:])


def test_the_fonts_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.glob("*.ttc")) < 3_000_000
    assert "SIL Open Font License" in (FOLDER / "OFL.txt").read_text(encoding="utf-8")


def test_the_readers_language_decides_about_the_forms_of_characters() -> None:
    taiwan, mainland = (mask("骨", Style(64, face=face)).image.tobytes() for face in ("tc", "sc"))
    assert taiwan != mainland


@pytest.mark.parametrize(
    ("written", "drawn"),
    [
        ("a\u202eb\u2066c\u200fd", "abcd"),
        ("ze\u200bro\u200d wi\ufeffdth\u2060", "zero width"),
        ("tab\tand\nline\u2028s", "tab and line s"),
        ("Z\u0321\u0335\u0342a\u0489lgo", "Zalgo"),
        ("e\u0301t\u00e9", "été"),
        ("Ελένη", "Ελενη"),
        ("soft\u00adhyphen\u3164\u115f", "softhyphen"),
        ("👩‍👩‍👧‍👦!", REPLACEMENT + "!"),
        ("❤️ x", REPLACEMENT + " x"),
        ("𓀀𓀁 ok", REPLACEMENT + " ok"),
        ("  many   spaces ", "many spaces"),
        ("\ud800lone", "lone"),
        ("", ""),
    ],
)
def test_foreign_text_is_cleaned(written: str, drawn: str) -> None:
    assert clean(written) == drawn


def test_one_line_keeps_what_the_font_lacks() -> None:
    assert one_line("👍\u202e\n1") == "👍 1"


@pytest.mark.parametrize("room", [20, 60, 130, 400])
@pytest.mark.parametrize("words", ["WWWWWWWWWWWWWWWWWWWWWWWW", "長長長長長長長長長長長長", "i", ""])
def test_what_is_fitted_fits(words: str, room: int) -> None:
    fitted, style = fit(words, STYLE, room)
    assert width(fitted, style) <= room
    assert style.size >= STYLE.size * 0.8 - 1
    assert fitted == words or fitted == "" or fitted.endswith(ELLIPSIS)


def test_of_a_name_that_is_cut_the_number_stays_that_tells_it_apart() -> None:
    fitted, style = fit("Computer (first steps) 2", STYLE, 130)
    assert fitted.startswith("Comp")
    assert fitted.endswith(f"{ELLIPSIS} 2")
    assert width(fitted, style) <= 130


def test_what_is_in_brackets_goes_before_a_name_is_cut() -> None:
    for name, short in (("Computer (medium) 2", "Computer 2"), ("電腦（普通） 2", "電腦 2")):
        assert fit(name, STYLE, width(short, STYLE) + 1, least=STYLE.size) == (short, STYLE)
        assert fit(name, STYLE, width(name, STYLE), least=STYLE.size) == (name, STYLE)
    assert fit("(Anna Magdalena Bach)", STYLE, 130)[0].endswith(ELLIPSIS)


def test_fitting_shrinks_before_it_cuts() -> None:
    words = "Suppression"
    fitted, style = fit(words, STYLE, width(words, STYLE) * 0.85)
    assert fitted == words
    assert style.size < STYLE.size


def test_a_line_is_set_no_smaller_than_it_may_be() -> None:
    assert width("Suppression", smaller("Suppression", STYLE, 100, least=10)) <= 100
    assert smaller("Suppression", STYLE, 1, least=10).size == 10
    assert smaller("Joy", STYLE, 100, least=10) == STYLE


@pytest.mark.parametrize(
    "words",
    [
        "Those whose value is not above that count take effect.",
        "其中點數不大於這個數的棋子都會生效：離開棋盤。對手失去生命。",
    ],
)
def test_wrapped_lines_fit_and_say_the_same(words: str) -> None:
    lines = wrap(words, STYLE, 210)
    assert len(lines) > 2
    assert all(width(line, STYLE) <= 210 for line in lines)
    assert not any(line[0] in "。，：；" for line in lines)
    assert "".join(lines).replace(" ", "") == words.replace(" ", "")


@pytest.mark.parametrize("locale", LOCALES)
def test_no_line_of_the_rules_pictures_begins_or_ends_with_what_must_not(locale: str) -> None:
    """「格子；「⏎退」是後退」 was read as two sentences, and 「玩⏎家。」 as a mistake."""
    words = [
        clean(line.split(" = ", 1)[1])
        for file in ROOMS[0].glob(f"locales/{locale}/*-sign.ftl")
        for line in file.read_text("utf-8").splitlines()
        if " = " in line
    ]
    assert len(words) > 30
    for each, room in product(words, (190, 337, 521)):
        lines = wrap(each, STYLE, room)
        assert "".join(lines).replace(" ", "") == each.replace(" ", "")
        assert not any(line[0] in NEVER_FIRST for line in lines[1:]), lines
        assert not any(line[-1] in NEVER_LAST for line in lines), lines
        assert not (len(lines) > 1 and len(lines[-1].rstrip(NEVER_FIRST)) == 1 and ord(lines[-1][0]) > 0x2E80), lines


def test_an_apostrophe_in_a_word_is_narrow() -> None:
    assert clean("a besieger’s turn") == "a besieger's turn"
    assert clean("Computer (easy)’s turn") == "Computer (easy)'s turn"
    assert clean("‘王’的") == "‘王’的"
