"""The score of a game: readable, told in public words while the game runs, and played again by `python -m games`."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import hypothesis
import pytest
from hypothesis import given

from bot.catalogue import games
from bot.messages.i18n import Voice
from bot.messages.message import Message
from bot.messages.words.score import line, score
from bot.table.log import story
from bot.table.log.seal import TABLE
from games.__main__ import main
from games.core import Rules
from games.script import COMMENT, Table, play, settings
from tests.bot.test_animation import PASSES, duel
from tests.support.counts import count
from tests.support.hosting import ANN, CAT
from tests.support.stand import message, said
from tests.support.stories import FOLDER, TOLD, golden, log, over
from tests.support.tables import Table as Played
from tests.support.tables import tables, walked

ALL = tuple(f"{file.parent.name}/{file.stem}" for file in sorted(FOLDER.glob("*/*.txt")))
PRESETS = [(name, preset) for name, game in games().items() for preset in game.rules.presets]
GAMES = ALL[: count(0, full=len(ALL))] or TOLD

pytestmark = pytest.mark.usefixtures("logged_through_the_library", "one_thread")


def written(shown: Message) -> str:
    """The score among the files of `/export as:text`."""
    return next(part.content.decode() for part in shown.documents if part.name.endswith("-score.txt"))


def scored(played: Played) -> str:
    """The score of a game, written as if it were over, wherever it was stopped."""
    game, names = games()[played.rules.name], tuple(f"P{seat + 1}" for seat in range(played.seats))
    records = story.records(game, played.options, played.seats, log(played.log))
    return score(over(game, played.options, names), Voice("en", names), records)


def read_back(rules: Rules[Any, Any, Any], script: str) -> Any:
    """The state after a script's last line, begun as it says."""
    said = settings(script.splitlines())
    seats = int(said["seats"])
    table = Table(rules, rules.setup(rules.options(**json.loads(said["options"])), seats), seats)
    for words in (COMMENT.sub("", row).split() for row in script.splitlines()):
        table = play(table, words) if words else table
    return table.state


@pytest.mark.parametrize(("name", "preset"), PRESETS[:: count(2, full=1)])
def test_the_score_of_a_random_game_plays_to_the_same_end(name: str, preset: str) -> None:
    rules = games()[name].rules
    options, lines = rules.presets[preset], count(150, full=20_000)
    for number in range(count(1, full=8)):
        sizes = rules.seats(options)
        played = walked(rules, options, sizes[number % len(sizes)], bytes([number, 1, 2, 3]), lines)
        assert read_back(rules, scored(played)) == played.state


@pytest.mark.parametrize("name", games())
def test_the_score_of_a_game_with_any_options_plays_to_the_same_end(name: str) -> None:
    rules = games()[name].rules

    @hypothesis.settings(max_examples=count(5, full=300))
    @given(tables(rules))
    def holds(played: Played) -> None:
        assert read_back(rules, scored(played)) == played.state

    holds()


@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_score_is_played_as_it_was(name: str) -> None:
    played = golden(name)
    rules = games()[played.game].rules
    table = Table(rules, rules.setup(rules.options(**played.options), played.seats), played.seats)
    for entry in log(played.lines):
        words = COMMENT.sub("", line(rules, entry)).split()
        table = replace(play(table, words), number=entry.n)
    assert rules.outcome(table.state) is not None


async def test_a_score_is_played_again_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with duel(tmp_path, *PASSES) as house:
        shown = message(await house.command(CAT, "export", **{"as": "text"}))
        assert len(shown.documents) == 2
        assert "python -m games cardgo --script cardgo-1-score.txt" in said(shown).replace("\\", "")
        score = written(shown)
    file = tmp_path / "score.txt"
    file.write_text(score, encoding="utf-8")
    assert main(["cardgo", "--script", str(file)]) == 0
    last = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert last["outcome"] is not None
    for told in ("# CardGO · table 1", "# 1: Ann (Green)", "# Turn 1: Ann", "1 pass", "# Turn 2: Ben", "#: seats 2"):
        assert told in score


async def test_a_game_that_runs_is_told_in_public_words_alone(tmp_path: Path) -> None:
    async with duel(tmp_path, PASSES[0]) as house:
        for user in (ANN, CAT):
            score = written(message(await house.command(user, "export", **{"as": "text"})))
            assert [row for row in score.splitlines() if row.strip() and not row.strip().startswith("#")] == []
            assert "Ann passes" in score


async def test_without_asking_there_is_the_sealed_file_alone(tmp_path: Path) -> None:
    async with duel(tmp_path, *PASSES) as house:
        assert [part.name for part in message(await house.command(CAT, "export")).documents] == ["cardgo-1.txt"]


def test_a_line_of_the_host_is_no_move() -> None:
    rules = games()["cardgo"].rules
    entry = log(golden("cardgo/quick").lines)[0]
    assert line(rules, entry) != ""
    assert line(rules, type(entry)(1, TABLE, ("gone",), 1)) == ""


def test_what_a_script_says_of_itself_stands_before_its_first_line() -> None:
    script = ["# words", "#: seats 3", '#: options {"hp": 5}', "", "1 pass", "#: seats 4"]
    assert settings(script) == {"seats": "3", "options": '{"hp": 5}'}


@pytest.mark.parametrize(
    "head", ["#: seats x", "#: options {", '#: options {"hp": "many"}', '#: options {"nothing": 1}', "#: seats 99"]
)
def test_a_head_that_cannot_be_read_is_said(tmp_path: Path, head: str) -> None:
    file = tmp_path / "score.txt"
    file.write_text(head + "\n", encoding="utf-8")
    with pytest.raises(SystemExit):
        main(["cardgo", "--script", str(file)])
