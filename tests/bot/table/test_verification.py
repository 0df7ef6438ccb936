"""Every taking back that the rules did not allow is found in an exported game, even under a new chain."""

from __future__ import annotations

import asyncio
import json
import tracemalloc
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from bot.table.features import acts, undo, votes
from bot.table.log.host_lines import Agreed, written
from bot.table.log.seal import TABLE, Entry, export
from bot.table.log.verification import Report, verify
from games.core import CHANCE, Chance, Move, Seat
from tests.support.counts import count
from tests.support.hosting import ANN, BEN, DAY, tables, toy
from tests.support.toy import Options
from tests.support.voyage import GAMES, PLAN, card, position, sail, starter

Forge = Callable[[list[Entry]], list[Entry]]


async def taken_back(folder: Path) -> bytes:
    """The export of a game in which the dice were kept, taken back, swapped; a plan was taken back in secret, a card
    changed; a card that turned all up taken back by consent, so that dice are rolled again."""
    async with tables(folder, games=GAMES) as here:
        id = await sail(here, ANN, BEN)
        first, second = starter(await here.session(id))
        await here.play(id, first, "keep")
        await here.do(id, undo.undo, first)
        await here.play(id, first, "swap")
        await here.play(id, first, *PLAN)
        await here.do(id, undo.undo, first)
        await here.play(id, first, *card(await here.session(id), first))
        await here.do(id, undo.change, first, [card(await here.session(id), first, 1)])
        await here.play(id, second, *card(await here.session(id), second))
        while position(await here.session(id)).state.turn == 1:
            await here.random_play(id, 1)
        session = await here.session(id)
        last = max((each for each in session.undoable if not each.secret), key=lambda each: each.line)
        user = session.occupant(last.seat).user  # type: ignore[union-attr]
        assert user is not None
        await here.do(id, votes.propose, user, "takeback")
        await here.do(id, votes.agree, ANN + BEN - user, 1)
        await here.random_play(id, 6)
        await here.do(id, acts.cancel, 1009, manager=True)
        return await here.host.export(id)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return asyncio.run(taken_back(tmp_path_factory.mktemp("export")))


def forged(file: bytes, forge: Forge, **header: object) -> Report:
    """What a host with the seed could write afterwards."""
    lines = file.decode().splitlines()
    head, last = json.loads(lines[0]) | header, json.loads(lines[-1])
    entries = [Entry(n, Seat(seat), tuple(move), at) for n, seat, move, at in map(json.loads, lines[1:-1])]
    text = json.dumps(head, separators=(",", ":"))
    return verify(export(text, forge(entries), bytes.fromhex(last["seed"])), GAMES)


def honest(entries: list[Entry]) -> list[Entry]:
    return entries


def undone(how: str) -> Callable[[Entry], bool]:
    return lambda entry: entry.seat == TABLE and entry.move[0] == "undo" and entry.move[3] == how


def noted(change: Callable[[Move], Move], which: Callable[[Entry], bool]) -> Forge:
    """The notes that `which` picks are changed."""
    return lambda entries: [replace(entry, move=change(entry.move)) if which(entry) else entry for entry in entries]


def other_seat(note: Move) -> Move:
    return (*note[:2], str(1 - int(note[2])), *note[3:])


def as_if(how: str) -> Callable[[Move], Move]:
    return lambda note: (*note[:3], how, *note[4:])


def agreed_by_one(entries: list[Entry]) -> list[Entry]:
    return [replace(e, move=written(Agreed("takeback", Seat(0)))) if e.move[0] == "agreed" else e for e in entries]


def late(entries: list[Entry]) -> list[Entry]:
    """The first taking back came an hour later, and so did everything after it."""
    first = next(entry.n for entry in entries if undone("alone")(entry))
    return [replace(entry, at=entry.at + 3600 * (entry.n >= first)) for entry in entries]


def twice(entries: list[Entry]) -> list[Entry]:
    """What was made good is taken back as well."""
    first = next(entry for entry in entries if undone("alone")(entry))
    again = Entry(first.n + 2, TABLE, (*first.move[:4], str(first.n + 1)), first.at)
    return [*entries[: first.n + 1], again]


def more_than_its_own(entries: list[Entry]) -> list[Entry]:
    """The roll before it is taken back as well."""
    return noted(lambda note: (*note[:4], f"{int(note[4]) - 1}-{note[4]}"), undone("alone"))(entries)


def what_lies_open(entries: list[Entry]) -> list[Entry]:
    """Dice that were kept in public are taken back as if nobody had seen it."""
    return noted(as_if("secret"), undone("alone"))(entries)


PLANTED: dict[str, tuple[Forge, str]] = {
    "the wrong seat": (noted(other_seat, undone("alone")), "bot-seal-undo-seat"),
    "over chance, alone": (noted(as_if("alone"), undone("agreed")), "bot-seal-undo-chance"),
    "without everybody's consent": (agreed_by_one, "bot-seal-undo-consent"),
    "a roll as well": (more_than_its_own, "bot-seal-undo-chance"),
    "in secret what lay open": (what_lies_open, "bot-seal-undo-shown"),
    "too late": (late, "bot-seal-undo-again"),
    "a second time": (twice, "bot-seal-undo-again"),
    "as if it were practice": (noted(as_if("practice"), undone("alone")), "bot-seal-undo-practice"),
    "lines that do not stand": (noted(lambda note: (*note[:4], "9999"), undone("alone")), "bot-seal-undo-lines"),
}


def test_what_was_taken_back_as_the_rules_allow_is_sound(file: bytes) -> None:
    report = forged(file, honest)
    assert report.findings == ()
    assert [entry.move[3] for entry in report.turned] == ["alone", "secret", "secret", "agreed"]


UNMEANT = {
    "overlapping": ",".join(f"{line}-{line + 900_000}" for line in range(0, 99_000, 11)),
    "later": "1-999999",
    "repeated": ",".join(["1-999999"] * 9_000),
}


@pytest.mark.parametrize("named", [*UNMEANT.values()][: count(1, full=3)], ids=[*UNMEANT][: count(1, full=3)])
def test_lines_that_cannot_be_meant_are_not_written_down(file: bytes, named: str) -> None:
    forge = noted(lambda note: (*note[:4], named), undone("alone"))
    tracemalloc.start()
    try:
        found = forged(file, forge).findings
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert found
    assert most < 16_000_000, "a million numbers take more"


def test_a_file_that_names_the_same_lines_again_and_again_is_refused_unread(file: bytes) -> None:
    def forge(entries: list[Entry]) -> list[Entry]:
        notes = (("undo", "1", "0", "practice", f"1-{n - 1}") for n in range(2, 2_000))
        return [entries[0], *(Entry(n, TABLE, note, 0) for n, note in enumerate(notes, 2))]

    (finding,) = forged(file, forge).findings
    assert finding.text.key == "bot-seal-undo-lines"
    assert finding.line > 1_400, "until then it could be meant"


@pytest.mark.parametrize(("forge", "key"), PLANTED.values(), ids=PLANTED.keys())
def test_a_taking_back_that_the_rules_did_not_allow_is_found(file: bytes, forge: Forge, key: str) -> None:
    assert [finding.text.key for finding in forged(file, forge).findings] == [key]


@pytest.mark.parametrize("how", ["never", "consent"])
def test_what_the_table_did_not_allow_is_found(file: bytes, how: str) -> None:
    assert [finding.text.key for finding in forged(file, honest, takeback=how).findings] == ["bot-seal-undo-consent"]


def test_a_roll_drawn_anew_is_found(file: bytes) -> None:
    """The first roll after taking back by consent is what its own line's number gives, not the one that was seen."""
    seed = bytes.fromhex(json.loads(file.decode().splitlines()[-1])["seed"])

    def rerolled(entries: list[Entry]) -> list[Entry]:
        back = next(entry.n for entry in entries if undone("agreed")(entry))
        dice = next(entry for entry in entries if entry.n > back and entry.seat == CHANCE)
        chance = Chance(seed, dice.n)
        fresh = tuple(str(1 + chance.below(6)) for _ in dice.move[1:]) if dice.move[0] == "dice" else ("1",)
        other = (dice.move[0], *fresh)
        return [replace(e, move=other) if e.n == dice.n and other != e.move else e for e in entries[: dice.n]]

    assert [finding.text.key for finding in forged(file, rerolled).findings] == ["bot-seal-roll"]


def test_the_branch_that_was_taken_back_is_replayed_too(file: bytes) -> None:
    """A line that no longer stands is checked like any other."""

    def illegal(entries: list[Entry]) -> list[Entry]:
        kept = next(entry.n for entry in entries if undone("alone")(entry)) - 1
        return [replace(entry, move=("outer",)) if entry.n == kept else entry for entry in entries]

    assert [finding.text.key for finding in forged(file, illegal).findings] == ["bot-seal-illegal"]


async def test_whoever_is_away_need_not_agree(tmp_path: Path) -> None:
    """That the computer plays for him is no sign that he is there; the file used to be called unsound."""
    async with tables(tmp_path) as here:
        id = await here.game(ANN, BEN, options=Options(rounds=5))
        await here.play(id, ANN, "bid", "0")
        await here.play(id, BEN, "bid", "0")
        for _ in range(3):
            await here.play(id, ANN, "bid", "0")
            await here.time.advance(2 * DAY + 60, here)
        await here.play(id, ANN, "bid", "0")
        await here.time.advance(DAY + 60, here)
        assert (await here.do(id, votes.propose, ANN, "takeback")).done
        assert (await here.session(id)).table.undo_count == 1
        await here.do(id, acts.cancel, 1009, manager=True)
        assert verify(await here.host.export(id), {"toy": toy()}).findings == ()
