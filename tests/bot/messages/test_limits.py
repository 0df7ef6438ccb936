"""Everything that Discord would refuse is found before it is sent."""

from __future__ import annotations

import logging

import pytest

from bot.messages.limits import (
    LimitBroken,
    choice_problems,
    command_problems,
    fitting,
    fitting_form,
    form_problems,
    in_words,
    problems,
)
from bot.messages.message import Button, Document, Field, Form, Link, Message, Option, Part, Picture, Row, Select, Words

GOOD = Message((Words("hello"), Picture("a.png", b"x", "alt"), Row((Button("1m", "Go"),))))


def row(count: int) -> Row:
    return Row(tuple(Button(f"1m{number}", "Go") for number in range(count)))


def select(options: int, *, label: str = "one", placeholder: str = "Pick") -> Row:
    return Row((Select("1p", placeholder, tuple(Option(label, str(number)) for number in range(options))),))


BROKEN: list[tuple[str, Part]] = [
    ("text: 4001", Words("x" * 4001)),
    ("text is empty", Words("  ")),
    ("alt text: 1025", Picture("a.png", b"x", "x" * 1025)),
    ("a.png is empty", Picture("a.png", b"", "alt")),
    ("buttons in a row: 6", row(6)),
    ("a row is empty", Row(())),
    ("label: 81", Row((Button("1m", "x" * 81),))),
    ("label is empty", Row((Button("1m", ""),))),
    ("custom_id: 101", Row((Button("x" * 101, "Go"),))),
    ("url: 513", Row((Link("x" * 513, "Go"),))),
    ("stands 2 times", Row((Button("1m", "Go"), Button("1m", "Stop")))),
    ("options: 26", select(26)),
    ("a select has no options", select(0)),
    ("option label: 101", select(1, label="x" * 101)),
    ("placeholder: 151", select(1, placeholder="x" * 151)),
    ("a select shares its row", Row((*select(1).controls, Button("1m", "Go")))),
    ("bytes of a.txt", Document("a.txt", b"x" * (10 * 1024 * 1024 + 1))),
]


@pytest.mark.parametrize(("problem", "part"), BROKEN, ids=[problem for problem, _ in BROKEN])
def test_a_part_over_a_limit_is_named(problem: str, part: Part) -> None:
    assert any(problem in found for found in problems(Message((part,))))


def test_a_message_within_the_limits_has_no_problem() -> None:
    assert problems(GOOD) == ()
    assert fitting(GOOD, strict=True) is GOOD


def test_components_are_counted_with_their_rows() -> None:
    rows = tuple(Row(tuple(Button(f"1m{row}{number}", "Go") for number in range(5))) for row in range(7))
    assert problems(Message((Words("a"), *rows[:6]))) == ()
    assert "components: 43, at most 40" in problems(Message((Words("a"), *rows)))


def test_text_is_counted_over_the_whole_message() -> None:
    assert any("text: 4002" in found for found in problems(Message((Words("x" * 2001), Words("y" * 2001)))))


def test_too_many_files_and_equal_names_are_found() -> None:
    many = tuple(Document("a.txt", b"x") for _ in range(11))
    assert {"files: 11, at most 10", "two files have one name"} <= set(problems(Message(many)))


def test_where_it_is_strict_a_broken_limit_raises() -> None:
    with pytest.raises(LimitBroken, match="label"):
        fitting(Message((Row((Button("1m", "x" * 81),)),)), strict=True)


@pytest.mark.usefixtures("logged_through_the_library")
def test_otherwise_the_message_is_cut_and_the_error_logged(logged_errors: list[logging.LogRecord]) -> None:
    long = Message((Words("x" * 5000), Picture("a.png", b"x", "y" * 2000), Row((Button("1m", "z" * 90),)), select(30)))
    cut = fitting(long, strict=False)
    assert problems(cut) == ()
    assert isinstance(cut.parts[0], Words)
    assert cut.parts[0].content.endswith("…")
    assert [record.getMessage() for record in logged_errors] == ["message over Discord's limits"]
    logged_errors.clear()


def test_what_cannot_be_cut_raises_even_so() -> None:
    with pytest.raises(LimitBroken):
        fitting(Message((row(6),)), strict=False)


def test_a_form_over_its_limits_is_found() -> None:
    form = Form("1u", "x" * 46, (Field("typed", "y" * 46),))
    assert form_problems(form) == ("title: 46, at most 45", "field label: 46, at most 45")
    assert form_problems(fitting_form(form, strict=False)) == ()
    with pytest.raises(LimitBroken):
        fitting_form(form, strict=True)


def test_choices_over_a_limit_are_found() -> None:
    assert choice_problems([("a", "a")] * 26) == ("choices: 26, at most 25",)
    assert choice_problems([("", "x" * 101)]) == ("choice name is empty", "choice value: 101, at most 100")


def command(**changes: object) -> dict[str, object]:
    return {"name": "play", "description": "Open a table", **changes}


MANY = [{"name": "x" * 90, "value": str(number)} for number in range(25)]

COMMANDS: list[tuple[str, dict[str, object]]] = [
    ("name 'Play'", command(name="Play")),
    ("name 'two words'", command(name="two words")),
    ("name ''", command(name_localizations={"zh-TW": ""})),
    ("description: 101", command(description="x" * 101)),
    ("description is empty", command(description_localizations={"zh-CN": ""})),
    ("options: 26", command(options=[command(name=f"a{number}") for number in range(26)])),
    ("two options have one name", command(options=[command(), command()])),
    ("choices: 26", command(options=[command(choices=[{"name": "a", "value": str(n)} for n in range(26)])])),
    ("choices and autocomplete", command(options=[command(autocomplete=True, choices=[{"name": "a", "value": "a"}])])),
    ("a required option after", command(options=[command(), command(name="b", required=True)])),
    ("text: 9", command(options=[command(name=f"a{number}", choices=MANY) for number in range(4)])),
]


@pytest.mark.parametrize(("problem", "broken"), COMMANDS, ids=[problem for problem, _ in COMMANDS])
def test_a_command_over_a_limit_is_named(problem: str, broken: dict[str, object]) -> None:
    assert any(problem in found for found in command_problems([broken]))


def test_names_that_collide_in_one_language_only_are_found() -> None:
    options = [command(name=name, name_localizations={"zh-TW": "牌"}) for name in ("a", "b")]
    assert any("one name in zh-TW" in found for found in command_problems([command(options=options)]))


def test_two_commands_of_one_name_are_found() -> None:
    assert command_problems([command(), command()]) == ("two commands have one name",)


@pytest.mark.parametrize("length", [100, 2300, 3900])
def test_where_no_file_may_be_attached_pictures_are_told_as_far_as_there_is_room(length: int) -> None:
    """As on the first page of rules with the pictures of a table's own map: its words are told whole."""
    above, own, button = Words("No files here."), Words("x" * length), GOOD.parts[-1]
    pictures = [Picture(f"{number}.png", b"x", f"{number}" + "y" * 1023) for number in range(3)]
    bare = in_words(Message((pictures[0], own, *pictures[1:], Document("log.txt", b"x"), button)), above)
    assert not problems(bare)
    assert not bare.pictures
    assert not bare.documents
    told = [part.content for part in bare.parts if isinstance(part, Words)]
    assert told[0] == above.content
    assert own.content in told
    assert told[1].startswith("0")
    assert bare.parts[-1] == button
