"""A file is looked over before a table is opened with it: its picture, in every language, for its author alone; then
the table, once, whatever is pressed how often and when."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image

from bot.handlers.table import proofs
from bot.host.workers.sandbox import Exceeded
from bot.messages.custom_id import Action
from bot.messages.i18n import say
from bot.messages.limits import problems
from bot.messages.message import Message, Picture
from bot.messages.requests import Attached, Person, Reply, Update
from bot.table.session import Lobby, Playing, Session
from games.cardgo.options import EFFECT_OPTIONS
from games.core import text
from games.jiangshan.board import name
from games.jiangshan.scenario import shipped
from renderers.words import LOCALES
from tests.bot.handlers.test_documents import FORDS, GAME, OPTION, URL
from tests.support.hosting import ANN, BEN, CAT
from tests.support.stand import CHANNEL, Stand, control, message, pressed, said, surface

LAKES = (
    (Path(__file__).parents[3] / "docs" / "cardgo-files.md").read_text("utf-8").split("```toml\n")[1].split("```")[0]
)
UNITS = "King, General, Blade ×2, Pike, Chariot, Fast Horse, Bowman and Scout"
UNITS_OF_ITS_OWN = text("jiangshan-proof-units", units="")
MANUAL = (Path(__file__).parents[3] / "docs" / "scenarios.md").read_text("utf-8")
CATAPULT = next(part for part in MANUAL.split("```") if part.startswith("toml") and "Catapult" in part)[4:]
LEFT = (
    "to recruit: Queen, Chancellor ×2, Chariot, General, Fast Horse ×2, Light Rider ×2, Blade ×2, Pike ×2, Bowman ×2, "
    "Armoured Foot ×3 and Scout"
)


@pytest.fixture
async def at(tmp_path: Path) -> AsyncIterator[Stand]:
    async with surface(tmp_path) as ready:
        yield ready


async def sent(at: Stand, content: str = FORDS, *, user: int = ANN, people: dict[str, Person] | None = None) -> Message:
    """What a file is answered with."""
    at.attached[URL] = content.encode()
    file = Attached("fords.toml", URL, len(content.encode()))
    reply = await at.command(user, "play", GAME, files={OPTION: file}, people=people, order="first")
    assert isinstance(reply, Reply)
    return reply.message


async def table(at: Stand) -> Session | None:
    await at.settled()
    return await at.context.host.in_channel(CHANNEL)


def picture(shown: Message) -> Picture:
    (found,) = (part for part in shown.parts if isinstance(part, Picture))
    return found


# What is shown


@pytest.mark.parametrize("locale", LOCALES)
async def test_the_author_sees_what_he_wrote_and_nobody_else_anything(at: Stand, locale: str) -> None:
    at.locales[ANN] = locale
    shown = await sent(at)
    assert problems(shown) == ()
    assert Image.open(io.BytesIO(picture(shown).png)).size == (1200, 800)
    alt, words = picture(shown).alt, said(shown)
    assert "a5" in alt
    assert "b6" in alt
    assert ("Two Fords" if locale == "en" else "双渡") in words
    assert say(locale, text("bot-proof-private")) in words
    for cell in ("b6", "b2", "h2", "h6", "e4"):  # cities and camps, and what burns
        assert cell in words
    assert "West" in words
    assert await table(at) is None
    assert at.channels.calls == []


async def test_everything_that_a_file_sets_is_told(at: Stand) -> None:
    words = said(await sent(at))
    assert words.splitlines()[1:] == [
        "- 9 columns, 7 rows; mountains 2, water 4, forests 4; turned around it is the same",
        f"- West: 9 units ({UNITS}); b6 capital and b2 camp",
        f"- West: team 1, morale 2, supply 0, merit 0; in reserve: Blade and Pike; {LEFT}",
        f"- East: 9 units ({UNITS}); h2 capital and h6 camp",
        f"- East: team 2, morale 2, supply 0, merit 0; in reserve: Blade and Pike; {LEFT}",
        "- Burning: e4",
        "- Ways to win: King. 40 rounds at most; 20 rounds without progress end it too",
        "- A lost city or camp costs 1 morale, the capital 2",
        "- Stratagems everybody has: Substitution; to pick 2 of: Array, Crossing, Wildfire and Deception",
        "- Weather by the faces of the die, one to six: cloudy, cloudy, "
        "burning sun, burning sun, burning sun and rain.",
        "-# The game begins like this. Only you see this, and no table is open yet.",
    ]


async def test_special_rules_are_told_where_they_are_on(at: Stand) -> None:
    rules = (
        'setback_city = 1\nteam_loss = "first"\nallied_intel = true\nscout_costs_ap = true\nfallen = "box"\nhold = 3'
    )
    words = said(await sent(at, FORDS.replace("setback_city = 1", rules)))
    for part in ("first side", "Allies see", "costs an action", "return to the box", "3 cities or camps"):
        assert part in words
    assert "No round limit; 20 rounds" in said(await sent(at, FORDS.replace("round_limit = 40", "round_limit = 0")))


@pytest.mark.parametrize("locale", LOCALES)
async def test_units_of_ones_own_are_told_by_their_names(at: Stand, locale: str) -> None:
    at.locales[ANN] = locale
    shown = await sent(at, FORDS.replace("A c2", "C c2").replace('symmetry = "rot"', "") + CATAPULT)
    assert problems(shown) == ()
    named = {"zh-TW": "砲車", "zh-CN": "炮车"}.get(locale, "Catapult")
    (own,) = (line for line in said(shown).splitlines() if line.startswith(say(locale, UNITS_OF_ITS_OWN)[:6], 2))
    assert named in own
    assert said(shown).count(named) >= 3, "in an army, in the boxes, and among the file's own"
    assert named in picture(shown).alt or "c2" in picture(shown).alt


@pytest.mark.parametrize("locale", LOCALES)
async def test_a_map_and_a_deck_are_shown_as_well(at: Stand, locale: str) -> None:
    at.locales[ANN] = locale
    at.attached[URL] = LAKES.encode()
    file = Attached("lakes.toml", URL, len(LAKES))
    shown = message(await at.command(ANN, "play", "cardgo", files={"game_file": file}, effects=True))
    assert problems(shown) == ()
    assert Image.open(io.BytesIO(picture(shown).png)).size == (1200, 800)
    assert "38" in said(shown), "so many cards"
    assert {"zh-TW": "痛苦", "zh-CN": "痛苦"}.get(locale, "Pain ×4") in said(shown)
    await at.click(ANN, control(shown, Action.OPEN_FILE), private=True)
    found = await table(at)
    assert found is not None
    assert found.table.options.game_file == LAKES


NO_CARDS = " ".join(f"{name}=0" for name in ("plain", *EFFECT_OPTIONS))


async def mapped(at: Stand, **values: str) -> Message:
    """What a file with a map and no deck is answered with."""
    at.attached[URL] = LAKES.split("[deck]")[0].encode()
    file = Attached("map.toml", URL, len(at.attached[URL]))
    return message(await at.command(ANN, "play", "cardgo", files={"game_file": file}, **values))


async def test_a_map_beside_numbers_that_make_no_deck_is_refused(at: Stand) -> None:
    assert said(await mapped(at, options=NO_CARDS)).startswith("There would be no card in the deck.")
    assert await table(at) is None


async def test_the_numbers_of_a_lobby_with_a_map_of_ones_own_still_have_to_make_a_deck(at: Stand) -> None:
    await at.click(ANN, control(await mapped(at), Action.OPEN_FILE), private=True)
    for numbers in (NO_CARDS, f"lowest=1 highest=1 {NO_CARDS}"):
        filled = await at.click(ANN, pressed(Action.FILL), private=True, lines={"typed": numbers})
        assert "There would be no card in the deck." in said(filled)
    found = await table(at)
    assert found is not None
    assert (found.table.options.plain, found.table.options.highest) == (5, 6)
    await at.click(BEN, pressed(Action.JOIN))
    await at.click(ANN, pressed(Action.START))
    begun = await table(at)
    assert begun is not None
    assert isinstance(begun.phase, Playing)


async def test_words_of_a_file_are_no_markup_there(at: Stand) -> None:
    words = said(await sent(at, FORDS.replace("Two Fords", "# **@everyone** <@1>").replace('"West"', '"**x** <@2>"')))
    assert "<@" not in words.replace("\\<", "")
    assert "**" not in words.replace("\\*", "")
    assert "@everyone" not in words.replace("\\@", "")


async def test_a_file_with_long_names_and_much_in_it_finds_room(at: Stand) -> None:
    plan = shipped.read(FORDS)
    taken = {at for army in plan.armies for _, at in (*army.units, *army.tiles)} | {at for at, _ in plan.fires}
    free = [at for at in plan.ground.cells() if plan.ground.terrain(at) in ".*" and at not in taken]
    fires = "".join(f'[[fire]]\ncell = "{name(cell)}"\n' for cell in free)
    long = FORDS.replace("Two Fords", "長" * 40).replace('"West"', f'"{"長" * 20}"').replace('"East"', f'"{"短" * 20}"')
    shown = await sent(at, f"{long}\n{fires}")
    assert picture(shown).alt
    assert problems(shown) == ()


# What becomes of it


async def test_the_button_opens_the_table_with_all_that_was_asked_for(at: Stand) -> None:
    shown = await sent(at, people={"opponent": Person(BEN, "Ben", sees=False)})
    answer = await at.click(ANN, control(shown, Action.OPEN_FILE), private=True)
    assert isinstance(answer, Update), "the picture makes way"
    found = await table(at)
    assert found is not None
    assert (found.table.options.scenario_file, found.table.invited) == (FORDS, (BEN,))
    assert "Ben" in said(answer.message), "who cannot see the channel is named then"
    assert await at.context.host.recall(proofs.PROOF, ANN) is None, "kept no longer than needed"


async def test_pressed_twice_at_once_it_opens_one_table(at: Stand) -> None:
    opening = control(await sent(at), Action.OPEN_FILE)
    both = await asyncio.gather(*(at.click(ANN, opening, private=True) for _ in range(2)))
    assert said(both[0]) == said(both[1])
    await at.settled()
    assert at.channels.calls.count("send") == 1
    assert said(await at.click(ANN, opening, private=True)) == said(both[0]), "and a day later"


async def test_in_a_thread_it_opens_one_as_well(at: Stand) -> None:
    at.attached[URL] = FORDS.encode()
    values = {"in": "thread"}
    shown = message(
        await at.command(ANN, "play", GAME, files={OPTION: Attached("f.toml", URL, 10)}, order="first", **values)
    )
    assert at.channels.threads == 0
    opening = control(shown, Action.OPEN_FILE)
    await asyncio.gather(*(at.click(ANN, opening, private=True) for _ in range(3)))
    assert at.channels.threads == 1


async def test_it_opens_after_a_restart_as_well(tmp_path: Path) -> None:
    async with surface(tmp_path) as before:
        shown = await sent(before)
    async with surface(tmp_path) as after:
        await after.click(ANN, control(shown, Action.OPEN_FILE), private=True)
        found = await table(after)
        assert found is not None
        assert (type(found.phase), found.table.options.scenario_file) == (Lobby, FORDS)
    async with surface(tmp_path) as once_more:
        answer = said(await once_more.click(ANN, control(shown, Action.OPEN_FILE), private=True))
        assert answer == "The table is open."
        assert once_more.channels.calls.count("send") <= 1


async def test_what_is_given_up_opens_nothing(at: Stand) -> None:
    shown = await sent(at)
    answer = await at.click(ANN, control(shown, Action.DROP_FILE), private=True)
    assert said(answer) == "I opened no table and deleted the file."
    assert await at.context.host.recall(proofs.PROOF, ANN) is None
    late = said(await at.click(ANN, control(shown, Action.OPEN_FILE), private=True))
    assert late.startswith("I no longer have this file")
    assert await table(at) is None


async def test_who_gives_up_what_is_open_hears_that_it_is(at: Stand) -> None:
    shown = await sent(at)
    await at.click(ANN, control(shown, Action.OPEN_FILE), private=True)
    assert said(await at.click(ANN, control(shown, Action.DROP_FILE), private=True)) == "The table is open."
    assert await table(at) is not None


@pytest.mark.parametrize("locale", LOCALES)
async def test_of_two_files_the_newer_one_is_kept(at: Stand, locale: str) -> None:
    at.locales[ANN] = locale
    first, second = await sent(at), await sent(at, FORDS.replace("Two Fords", "Three Fords"))
    refused = said(await at.click(ANN, control(first, Action.OPEN_FILE), private=True))
    assert refused == say(locale, text("bot-proof-gone"))
    assert await table(at) is None
    await at.click(ANN, control(first, Action.DROP_FILE), private=True)
    await at.click(ANN, control(second, Action.OPEN_FILE), private=True)
    found = await table(at)
    assert found is not None
    assert "Three Fords" in found.table.options.scenario_file


async def test_nobody_opens_what_another_one_sent(at: Stand) -> None:
    shown = await sent(at)
    assert "I no longer have" in said(await at.click(CAT, control(shown, Action.OPEN_FILE), private=True))
    await at.click(CAT, control(shown, Action.DROP_FILE), private=True)
    assert await table(at) is None
    await at.click(ANN, control(shown, Action.OPEN_FILE), private=True)
    assert await table(at) is not None


async def test_after_a_week_it_is_kept_no_longer(at: Stand) -> None:
    shown = await sent(at)
    await at.time.advance(proofs.KEPT + 1, at)
    assert "I no longer have" in said(await at.click(ANN, control(shown, Action.OPEN_FILE), private=True))
    await sent(at, user=BEN)
    assert await at.context.host.recall(proofs.PROOF, ANN) is None, "swept with the next file"
    assert await at.context.host.recall(proofs.PROOF, BEN) is not None


async def test_a_refusal_can_be_mended_and_pressed_again(at: Stand) -> None:
    opening = control(await sent(at), Action.OPEN_FILE)
    elsewhere = [at.asker(ANN, channel=channel) for channel in (71, 72, 73)]
    for asker in elsewhere:
        await at.command(ANN, "play", GAME, asker=asker)
    for _ in range(2):
        assert "3" in said(await at.click(ANN, opening, private=True)), "so many lobbies may one have"
    await at.settled()
    closing = message(await at.command(ANN, "table", "close", asker=at.asker(ANN, channel=73)))
    await at.click(ANN, control(closing, Action.DISSOLVE_SURE), private=True)
    assert said(await at.click(ANN, opening, private=True)) == "The table is open."
    assert await table(at) is not None


# What stands against it is told before


async def test_so_many_cannot_play_is_told_before_a_picture_is_shown(at: Stand) -> None:
    at.attached[URL] = FORDS.encode()
    file = Attached("fords.toml", URL, 10)
    answer = said(await at.command(ANN, "play", GAME, files={OPTION: file}, seats=3))
    assert "This is played by 2. For 3 there is: Three Legs" in answer
    assert await at.context.host.recall(proofs.PROOF, ANN) is None


async def test_a_picture_that_takes_too_long_is_given_up(at: Stand, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*arguments: object) -> object:
        raise Exceeded

    monkeypatch.setattr(at.context.films._box, "run", never)
    answer = said(await sent(at))
    assert answer == say("en", Exceeded.reason)
    assert await table(at) is None
