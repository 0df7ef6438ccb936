"""Files as options: attached to `/play` or kept in the data folder, read once, judged at once, never forgotten."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.catalogue import games
from bot.handlers.table import documents
from bot.messages.custom_id import Action, parse
from bot.messages.message import Document, Link
from bot.messages.requests import Attached, Response
from bot.table.log import verification
from bot.table.session import Over, Running, Session
from renderers.words import LOCALES
from tests.support.hosting import ANN, BEN
from tests.support.stand import CHANNEL, Stand, control, controls, message, said, surface

MANUAL = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text("utf-8")
FORDS = re.findall(r"```toml\n(.*?)```", MANUAL, re.DOTALL)[0]
GAME, OPTION, STORED = "jiangshan", "scenario_file", "stored_scenario_file"
URL = "https://cdn.example/fords.toml"


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Stand]:
    async with surface(tmp_path) as ready:
        yield ready


def shelf(tmp_path: Path) -> Path:
    folder = tmp_path / "files" / GAME
    folder.mkdir(parents=True, exist_ok=True)
    return folder


async def uploaded(
    at: Stand, content: bytes, *, name: str = "fords.toml", size: int | None = None, kind: str = "", **values: str
) -> Response:
    """`/play` with that file attached, looked over, and the table opened with it."""
    at.attached[URL] = content
    file = Attached(name, URL, len(content) if size is None else size, kind)
    return await opened(at, await at.command(ANN, "play", GAME, files={OPTION: file}, order="first", **values))


async def opened(at: Stand, answer: Response) -> Response:
    """The answer, or where it shows a file, what comes of the button below."""
    offered = [one for one in controls(message(answer)) if not isinstance(one, Link)]
    opening = [one for one in offered if (press := parse(one.custom_id)) and press.action is Action.OPEN_FILE]
    return await at.click(ANN, opening[0], private=True) if opening else answer


async def table(at: Stand) -> Session | None:
    await at.settled()
    return await at.context.host.in_channel(CHANNEL)


# What is opened


async def test_a_file_alone_opens_a_table_with_its_title_and_its_seats(at: Stand) -> None:
    await uploaded(at, FORDS.encode())
    found = await table(at)
    assert found is not None
    assert (found.table.options.scenario, found.table.options.scenario_file) == ("file", FORDS)
    assert len(found.chairs) == 2
    assert "“Two Fords”, from a file" in said(at.channels.latest)
    assert "scenario" not in said(at.channels.latest).lower()
    assert [(part.name, part.content) for part in at.channels.latest.documents] == [
        ("scenario_file.txt", FORDS.encode())
    ]


@pytest.mark.parametrize(("locale", "title"), [("zh-TW", "「双渡」（自製檔案）"), ("zh-CN", "“双渡”（来自文件）")])
async def test_the_title_is_in_the_tables_language(at: Stand, locale: str, title: str) -> None:
    at.locales[ANN] = locale
    await uploaded(at, FORDS.encode())
    await at.settled()
    assert title in said(at.channels.latest)


async def test_other_options_beside_a_file_are_listed_as_ever(at: Stand) -> None:
    await uploaded(at, FORDS.encode(), allied_intel=True)  # type: ignore[arg-type]  # any option's value
    await at.settled()
    assert "- allied-intel: on" in said(at.channels.latest)


async def test_a_table_without_a_file_shows_none(at: Stand) -> None:
    await at.command(ANN, "play", GAME)
    await at.settled()
    assert at.channels.latest.documents == ()


async def test_a_third_side_brings_a_third_seat(at: Stand) -> None:
    third = '\n[[side]]\nunits = "K e7"\ncities = "capital e1, camp e3"\n'
    sparse = re.sub(r'units = "(K ..).*"', r'units = "\1"', FORDS.replace('symmetry = "rot"', ""))
    await uploaded(at, (sparse + third).encode())
    found = await table(at)
    assert found is not None
    assert len(found.chairs) == 3


async def test_a_mark_for_the_byte_order_is_no_part_of_the_file(at: Stand) -> None:
    await uploaded(at, b"\xef\xbb\xbf" + FORDS.encode())
    found = await table(at)
    assert found is not None
    assert found.table.options.scenario_file == FORDS


# What is refused


REFUSED = {
    "too large as told": (b"x", {"size": 65_537}, "fords.toml is too large. A file may have at most 64 KB."),
    "too large as it comes": (b"#" * 65_537, {"size": 10}, "fords.toml is too large. A file may have at most 64 KB."),
    "a picture": (b"x", {"kind": "image/png"}, "fords.toml is not a text file. Attach plain text."),
    "bytes": (b"\x89PNG\r\n\x1a\n", {}, "fords.toml cannot be read as text. Save it as plain text in UTF-8."),
    "another code": ("é".encode("latin-1"), {}, "fords.toml cannot be read as text. Save it as plain text in UTF-8."),
    "control characters": (b"a = 1\x00", {}, "fords.toml cannot be read as text. Save it as plain text in UTF-8."),
    "nothing": (b"", {}, "There is nothing in fords.toml."),
    "blanks": (b"\xef\xbb\xbf \n", {}, "There is nothing in fords.toml."),
    "beside another scenario": (
        FORDS.encode(),
        {"scenario": "b_chu_han"},
        "You gave a scenario file and chose another scenario. Leave the scenario out, or leave the file out.",
    ),
    "beside a file that is kept": (
        FORDS.encode(),
        {STORED: "fords.toml"},
        "Attach a file or name one that is kept here, not both.",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
async def test_what_is_no_file_for_the_game_is_refused_in_every_language(at: Stand, name: str) -> None:
    content, how, expected = REFUSED[name]
    told = {}
    for locale in LOCALES:
        at.locales[ANN] = locale
        told[locale] = said(await uploaded(at, content, **how)).replace("\\", "")  # type: ignore[arg-type]  # what it takes
    assert told["en"] == expected
    assert told["en"] not in (told["zh-TW"], told["zh-CN"])
    assert await table(at) is None


async def test_a_file_that_discord_lost_is_asked_for_again(at: Stand) -> None:
    file = Attached("fords.toml", "https://cdn.example/gone", 10)
    reply = await at.command(ANN, "play", GAME, files={OPTION: file})
    assert said(reply) == "I could not get fords.toml from Discord. Please attach it again."


async def test_a_scenario_of_ones_own_needs_its_file(at: Stand) -> None:
    reply = await at.command(ANN, "play", GAME, scenario="file")
    assert said(reply).startswith("To play a scenario of your own, give its file as well")


async def test_the_name_of_a_file_is_no_markup(at: Stand) -> None:
    reply = said(await uploaded(at, b"", name="@everyone\n# **big** \u202e.toml"))
    assert reply == "There is nothing in \\@everyone \\# \\*\\*big\\*\\* .toml."


# What is wrong with a file


async def test_everything_that_is_wrong_is_told_and_no_table_is_opened(at: Stand) -> None:
    bad = (
        FORDS.replace("K a5", "K a5, K a6")
        .replace("round_limit = 40", "round_limit = -1")
        .replace("camp b2", "camp z9")
    )
    reply = said(await uploaded(at, bad.encode()))
    assert reply.splitlines() == [
        "The scenario file has 3 faults. No table was opened.",
        "- Side 1, “cities”: “camp z9” is not a capital, city or camp with a cell, such as “camp b3”.",
        "- “round\\_limit” must be a whole number from 0 to 999.",
        "- Side 1 must have one King; it has 2.",
    ]
    assert await table(at) is None


@pytest.mark.parametrize("locale", LOCALES)
async def test_very_many_faults_come_as_a_list_beside_the_first_ones(at: Stand, locale: str) -> None:
    at.locales[ANN] = locale
    many = ",\n".join(f"D x{number}" for number in range(300))
    bad = FORDS.replace('units = "K a5', f'units = """{many}, K a5').replace('Sh c1"', 'Sh c1"""')
    reply = message(await uploaded(at, bad.encode()))
    shown = said(reply)
    assert len(shown) <= 2000
    assert "300" in shown
    assert shown.count("\n- ") == 15
    assert "285" in shown.splitlines()[-1]
    (listed,) = (part for part in reply.parts if isinstance(part, Document))
    lines = listed.content.decode().splitlines()
    assert len(lines) == 301
    assert "D x299" in lines[-1]
    assert await table(at) is None


async def test_the_same_request_gets_the_same_list(at: Stand) -> None:
    asker = at.asker(ANN)
    at.attached[URL] = FORDS.replace("K a5", "K a4").encode()
    file = {OPTION: Attached("fords.toml", URL, 10)}
    first = await at.command(ANN, "play", GAME, files=file, asker=asker)
    at.attached[URL] = FORDS.encode()
    assert await at.command(ANN, "play", GAME, files=file, asker=asker) == first
    assert "K" in said(first)
    assert await table(at) is None


async def test_words_of_a_bad_file_are_no_markup(at: Stand) -> None:
    bad = FORDS.replace('id = "two_fords"', '"**@everyone** <@1>\\n\\u202e" = 1').replace("D c5", "# `D` c5")
    reply = said(await uploaded(at, bad.encode()))
    assert "**" not in reply.replace("\\*", "")
    assert "<@" not in reply.replace("\\<", "")
    assert "\u202e" not in reply
    assert "@everyone" not in reply.replace("\\@", "")
    assert all(line.startswith(("- ", "The ")) for line in reply.splitlines())


async def test_a_title_is_no_markup(at: Stand) -> None:
    await uploaded(at, FORDS.replace("Two Fords", "# **@everyone** <@1> [x](http://y)").encode())
    await at.settled()
    shown = said(at.channels.latest)
    assert "\\*\\*\\@everyone\\*\\* \\<@1\\> \\[x\\](http\\://y)" in shown


# Files that are kept


async def test_kept_files_are_offered_by_name(at: Stand, tmp_path: Path) -> None:
    for name in ("fords.toml", "Ambush.json", ".hidden", "a\u202eb.toml", "x" * 101):
        (shelf(tmp_path) / name).write_text(FORDS, "utf-8")
    (shelf(tmp_path) / "folder").mkdir()
    offered = await at.typing(ANN, "play", STORED, "", sub=GAME)
    assert offered == (("Ambush.json", "Ambush.json"), ("fords.toml", "fords.toml"))
    assert await at.typing(ANN, "play", STORED, "FORD", sub=GAME) == (("fords.toml", "fords.toml"),)
    assert await at.typing(ANN, "play", STORED, "", sub="cacao") == ()
    assert await at.typing(ANN, "play", "opponent", "", sub=GAME) == ()


async def test_a_link_that_leads_nowhere_hides_no_other_file(at: Stand, tmp_path: Path) -> None:
    (shelf(tmp_path) / "fords.toml").write_text(FORDS, "utf-8")
    (shelf(tmp_path) / "long.toml").symlink_to("x" * 300)
    assert await at.typing(ANN, "play", STORED, "", sub=GAME) == (("fords.toml", "fords.toml"),)


async def test_more_files_than_discord_shows_are_found_by_typing(at: Stand, tmp_path: Path) -> None:
    for number in range(40):
        (shelf(tmp_path) / f"map-{number:02}.toml").write_text(FORDS, "utf-8")
    assert len(await at.typing(ANN, "play", STORED, "", sub=GAME)) == 25
    assert await at.typing(ANN, "play", STORED, "39", sub=GAME) == (("map-39.toml", "map-39.toml"),)


async def test_an_empty_shelf_says_so(at: Stand) -> None:
    assert await at.typing(ANN, "play", STORED, "", sub=GAME) == (
        ("No files are kept here. Attach one of your own.", "?"),
    )


async def test_a_kept_file_is_read_when_the_table_is_opened_and_never_again(at: Stand, tmp_path: Path) -> None:
    kept = shelf(tmp_path) / "fords.toml"
    kept.write_text(FORDS, "utf-8")
    await opened(at, await at.command(ANN, "play", GAME, order="first", level="medium", **{STORED: "fords.toml"}))
    await at.settled()
    assert "“Two Fords”" in said(at.channels.latest)
    kept.unlink()
    await at.click(ANN, control(at.channels.latest, Action.START))
    await at.settled()
    found = await table(at)
    assert found is not None
    assert (type(found.phase), found.table.options.scenario_file) == (Running, FORDS)


@pytest.mark.parametrize(
    "typed",
    [
        "../../secret.toml",
        "..",
        ".",
        "/etc/passwd",
        "sub/../../secret.toml",
        "..\\secret.toml",
        "secret.toml\x00",
        "?",
        "x",
    ],
)
async def test_a_name_opens_nothing_but_what_is_offered(at: Stand, tmp_path: Path, typed: str) -> None:
    shelf(tmp_path)
    for outside in (tmp_path / "secret.toml", tmp_path / "files" / "secret.toml"):
        outside.write_text(FORDS, "utf-8")
    reply = said(await at.command(ANN, "play", GAME, **{STORED: typed}))
    assert reply.startswith("No file called “")
    assert await table(at) is None


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b"", "There is nothing in fords.toml."),
        (b"\xff\xfe", "fords.toml cannot be read as text. Save it as plain text in UTF-8."),
        (b"#" * 65_537, "fords.toml is too large. A file may have at most 64 KB."),
        (FORDS.replace("K a5", "K a4").encode(), "The scenario file has 3 faults. No table was opened."),
    ],
)
async def test_a_kept_file_that_is_none_any_more_is_refused(
    at: Stand, tmp_path: Path, content: bytes, answer: str
) -> None:
    (shelf(tmp_path) / "fords.toml").write_bytes(content)
    reply = said(await at.command(ANN, "play", GAME, **{STORED: "fords.toml"}))
    assert reply.splitlines()[0] == answer
    assert await table(at) is None


async def test_a_kept_file_that_cannot_be_read_is_refused(
    at: Stand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(path: Path, most: int) -> bytes:
        raise PermissionError(path, most)

    (shelf(tmp_path) / "fords.toml").write_text(FORDS, "utf-8")
    monkeypatch.setattr(documents, "_beginning", denied)
    reply = said(await at.command(ANN, "play", GAME, **{STORED: "fords.toml"}))
    assert reply == "fords.toml is kept here but cannot be read. The people who run this bot can fix that."


# What becomes of a file


async def test_a_game_from_a_file_is_exported_checked_and_played_again(at: Stand) -> None:
    await uploaded(at, FORDS.encode(), level="medium")
    await at.settled()
    await at.click(ANN, control(at.channels.latest, Action.START))
    await at.settled()
    await at.click(ANN, control(message(await at.command(ANN, "resign")), Action.RESIGN_SURE), private=True)
    await at.settled()
    found = await table(at)
    assert found is not None
    assert isinstance(found.phase, Over)
    exported = await at.context.host.export(found.id)
    assert verification.verify(exported, games()).sound
    assert not verification.verify(exported.replace(b"Two Fords", b"Two fords"), games()).sound
    await at.command(ANN, "table", "rematch")
    again = await table(at)
    assert again is not None
    assert (type(again.phase), again.table.options) == (Running, found.table.options)


async def test_a_game_from_a_file_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with surface(tmp_path) as at:
        await uploaded(at, FORDS.encode())
        await at.settled()
        await at.click(BEN, control(at.channels.latest, Action.JOIN))
        await at.settled()
        await at.click(ANN, control(at.channels.latest, Action.START))
        await at.settled()
        before = await table(at)
    async with surface(tmp_path) as again:
        after = await table(again)
        assert before is not None
        assert after is not None
        assert before.position is not None
        assert after.position is not None
        assert after.position.state == before.position.state
