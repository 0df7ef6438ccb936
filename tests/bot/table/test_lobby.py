"""How a game comes about: when it begins by itself, and what has to be confirmed before it does."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot import catalogue
from bot.messages.i18n import say
from bot.table.features import acts, lobby
from bot.table.features.lobby import open_table
from bot.table.guards import Refusal
from bot.table.session import Lobby, Playing, Running, Seating, Session, TableRequest, computer, person
from bot.table.timing import LOBBY_STAYS, Moment
from games.core import text
from renderers.words import LOCALES
from tests.bot.table.test_acts import after, change, gathered, refused
from tests.support.hosting import ANN, BEN, CAT, DAN, NAMES, START, games
from tests.support.toy import Options

SOON = lobby.SOON


def invited(*people: int, **more: object) -> Session:
    """A lobby to which Ann has invited `people` by name."""
    opening = TableRequest(7, 1, "toy", Options(), ANN, "Ann", "en", seating=Seating.CHOSEN, invited=people, **more)  # type: ignore[arg-type]
    return open_table(games(), opening, now=START)


def starts(session: Session) -> int | None:
    """When its game begins by itself."""
    return session.phase.starts if isinstance(session.phase, Lobby) else None


def joined(session: Session, *people: int) -> Session:
    for user in people:
        session = after(session, lobby.join, person(user, NAMES[user]))
    return session


def test_the_last_of_those_who_were_invited_begins_the_game() -> None:
    assert isinstance(joined(invited(BEN), BEN).phase, Playing)
    waiting = joined(invited(BEN, CAT), CAT)
    assert (type(waiting.phase), starts(waiting)) == (Lobby, None)
    assert isinstance(joined(waiting, BEN).phase, Playing)


def test_there_are_as_many_chairs_as_people_are_expected() -> None:
    assert len(invited(BEN, CAT).chairs) == 3
    assert len(invited(BEN, computers=("easy", "easy")).chairs) == 4
    assert len(invited(computers=("easy",)).chairs) > 2, "of one computer nobody concludes how many shall play"
    assert len(invited(BEN, seats=5).chairs) == 5


def test_where_seats_are_open_for_anybody_a_full_table_begins_soon() -> None:
    session = joined(invited(BEN, seats=3), BEN)
    assert starts(session) is None
    session = joined(session, CAT)
    assert (type(session.phase), starts(session)) == (Lobby, START + SOON)
    begun = after(session, lobby.begin_by_itself, at=START + SOON)
    assert (type(begun.phase), starts(begun)) == (Running, None)


def test_a_table_that_is_not_full_begins_soon_after_start() -> None:
    session = gathered(ANN, BEN, seats=4)
    assert starts(session) is None
    soon = change(session, lobby.begin, BEN)
    assert (soon.text.key, starts(soon.session)) == ("bot-table-starts", START + SOON)
    assert refused(soon.session, lobby.begin, ANN) == "bot-table-starts-already"
    assert isinstance(after(soon.session, lobby.begin_by_itself, at=START + SOON).phase, Playing)


@pytest.mark.parametrize("people", [(ANN, BEN), (ANN, BEN, CAT)])
def test_start_begins_a_full_table_at_once(people: tuple[int, ...]) -> None:
    assert isinstance(after(gathered(*people), lobby.begin, people[-1]).phase, Playing)


def test_nobody_is_waited_for_where_one_plays_with_computers() -> None:
    session = after(gathered(ANN, seats=4), lobby.add_computer, ANN, "easy")
    assert isinstance(after(session, lobby.begin, ANN).phase, Playing)


def test_what_the_rules_do_not_allow_any_more_does_not_begin() -> None:
    """A lobby was opened by another version of the program, or a rematch of a game that was."""
    impossible = Options(rounds=1, blind=True)

    def changed(session: Session) -> Session:
        return replace(session, table=replace(session.table, options=impossible))

    soon = changed(after(gathered(ANN, BEN, seats=4), lobby.begin, BEN))
    assert refused(changed(gathered(ANN, BEN)), lobby.begin, ANN) == "toy-problem-blind"
    assert refused(changed(invited(BEN)), lobby.join, person(BEN, "Ben")) == "toy-problem-blind"
    stopped = change(soon, lobby.begin_by_itself, at=START + SOON)
    assert (stopped.text.key, type(stopped.session.phase), starts(stopped.session)) == (
        "toy-problem-blind",
        Lobby,
        None,
    )


def test_wait_stops_it_until_somebody_presses_start() -> None:
    session = after(gathered(ANN, BEN), lobby.wait, BEN)
    assert session.phase == Lobby(ends=START + LOBBY_STAYS, held=True)
    assert refused(session, lobby.wait, BEN) == "bot-table-starts-not"
    assert refused(session, lobby.wait, CAT) == "bot-table-not-seated"
    again = joined(after(session, lobby.leave, BEN), CAT)
    assert starts(again) is None
    assert isinstance(after(again, lobby.begin, CAT).phase, Playing)


def test_who_leaves_meanwhile_stops_it() -> None:
    assert starts(after(gathered(ANN, BEN), lobby.leave, BEN)) is None
    assert starts(after(gathered(ANN, BEN, CAT), lobby.remove, ANN, 2)) is None


def test_a_change_takes_everybody_elses_yes_back() -> None:
    session = after(gathered(ANN, BEN, CAT), lobby.set_options, ANN, {"rounds": 3})
    assert [chair.confirmed for chair in session.chairs] == [True, False, False]
    assert starts(session) is None
    assert refused(session, lobby.begin, ANN) == "bot-table-unconfirmed"
    session = joined(session, BEN)
    assert refused(session, lobby.begin, BEN) == "bot-table-unconfirmed"
    session = joined(session, CAT)
    assert starts(session) == START + SOON
    assert refused(session, lobby.join, person(CAT, "Cat")) == "bot-table-seated-already"


def test_what_stays_the_same_has_not_to_be_confirmed() -> None:
    before = gathered(ANN, BEN)
    session = after(before, lobby.set_options, ANN, {"rounds": before.table.options.rounds})
    assert all(chair.confirmed for chair in session.chairs)
    assert starts(session) is not None


@pytest.mark.parametrize("table", [{"hours": 12}, {"reactions": 6}, {"bank": 24}, {"seats": 3}])
def test_pace_bank_and_seats_are_what_is_played_as_well(table: dict[str, int]) -> None:
    session = after(gathered(ANN, BEN), lobby.set_options, ANN, {}, table=table)
    assert [chair.confirmed for chair in session.chairs[:2]] == [True, False]
    for name, value in table.items():
        assert (len(session.chairs) if name == "seats" else getattr(session.table, name)) == value


def test_no_limit_is_zero_hours_and_seats_stay_for_those_who_sit() -> None:
    assert after(gathered(ANN), lobby.set_options, ANN, {}, table={"hours": 0}).table.hours is None
    assert refused(gathered(ANN, BEN, CAT), lobby.set_options, ANN, {}, table={"seats": 2}) == "bot-table-too-many"
    assert refused(gathered(ANN), lobby.set_options, ANN, {}, table={"seats": 99}) == "bot-table-seats"


def test_a_rematch_is_confirmed_by_who_played_before() -> None:
    ended = after(after(gathered(ANN, BEN), lobby.begin, ANN), acts.cancel, DAN, manager=True)
    opened = change(ended, acts.rematch, ANN, "Ann").opens
    assert opened is not None
    assert refused(opened, lobby.begin, ANN) == "bot-table-unconfirmed"
    confirmed = joined(opened, BEN)
    assert starts(confirmed) == START + SOON
    assert isinstance(after(confirmed, lobby.begin, BEN).phase, Playing)


def test_the_time_until_it_begins_is_nobodys_while_the_bot_is_away() -> None:
    assert starts(after(gathered(ANN, BEN), acts.shift, 60)) == START + SOON + 60


# A table as it is opened


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "chess"}, "bot-table-unknown-game"),
        ({"options": Options(rounds=9)}, "bot-option-out-of-range"),
        ({"options": Options(rounds=True)}, "bot-option-out-of-range"),
        ({"options": Options(blind=1)}, "bot-option-no-such-value"),  # type: ignore[arg-type]
        ({"options": Options(rounds=1, blind=True)}, "toy-problem-blind"),
        ({"seats": 7}, "bot-table-seats"),
        ({"computers": ("genius",)}, "bot-table-unknown-level"),
        ({"seats": 2, "computers": ("easy", "easy")}, "bot-table-full"),
    ],
)
def test_a_table_that_cannot_be_played_is_not_opened(changed: dict[str, object], reason: str) -> None:
    wanted: dict[str, object] = {"game": "toy", "options": Options(), **changed}
    opening = TableRequest(guild=7, channel=1, host=ANN, host_name="Ann", locale="en", **wanted)  # type: ignore[arg-type]
    with pytest.raises(Refusal) as refusal:
        open_table(games(), opening, now=START)
    assert refusal.value.reason.key == reason


def test_whoever_opens_a_table_sits_first_or_last_or_not_at_all() -> None:
    def people(**more: object) -> list[object]:
        opening = TableRequest(7, 1, "toy", Options(), ANN, "Ann", "en", seats=3, computers=("easy",), **more)  # type: ignore[arg-type]
        return [chair.occupant for chair in open_table(games(), opening, now=START).chairs]

    assert people() == [person(ANN, "Ann"), computer("easy"), None]
    assert people(last=True) == [computer("easy"), None, person(ANN, "Ann")]
    assert people(sit=False) == [computer("easy"), None, None]


JIANGSHAN = catalogue.games()["jiangshan"]


def sets(refusal: Refusal) -> list[str]:
    """The rule sets that a refusal names."""
    named = dict(refusal.reason.args)["sets"]
    assert isinstance(named, tuple)
    return [each.key.removeprefix("jiangshan-preset-") for each in named]


@pytest.mark.parametrize(
    ("preset", "given", "wanted"),
    [
        ("chu-han", {"seats": 3}, ["three-legs"]),
        ("chu-han", {"seats": 4}, ["deer-hunt", "four-kings", "two-wars"]),
        ("deer-hunt", {"seats": 3}, ["three-legs"]),
        ("first-array", {"invited": (2, 3)}, ["three-legs"]),
        ("first-array", {"computers": ("medium", "medium")}, ["three-legs"]),
        (
            "three-legs",
            {"invited": (2,), "computers": ("medium", "medium")},
            ["deer-hunt", "four-kings", "two-wars"],
        ),
    ],
)
def test_a_number_that_does_not_fit_is_answered_with_the_rule_sets_that_do(
    preset: str, given: dict[str, Any], wanted: list[str]
) -> None:
    opening = TableRequest(7, 1, "jiangshan", JIANGSHAN.rules.presets[preset], ANN, "Ann", "en", **given)
    with pytest.raises(Refusal) as refusal:
        open_table({"jiangshan": JIANGSHAN}, opening, now=START)
    assert refusal.value.reason.key == "bot-table-seats-sets"
    assert sets(refusal.value) == wanted


def test_a_number_that_no_rule_set_is_for_is_answered_with_how_many_may_play() -> None:
    opening = TableRequest(7, 1, "toy", Options(), ANN, "Ann", "en", invited=tuple(range(2, 9)))
    with pytest.raises(Refusal) as refusal:
        open_table(games(), opening, now=START)
    assert refusal.value.reason == text("bot-table-seats", players=text("bot-players", least=2, most=6), wanted=8)


def jiangshan(preset: str, people: int) -> Session:
    """A lobby in which so many sit."""
    opening = TableRequest(7, 1, "jiangshan", JIANGSHAN.rules.presets[preset], ANN, "Ann", "en")
    session = open_table({"jiangshan": JIANGSHAN}, opening, now=START)
    for user in range(2, people + 1):
        session = lobby.join(session, Moment(START), person(user, str(user))).session
    return session


def test_who_starts_with_too_few_hears_what_so_many_can_play() -> None:
    with pytest.raises(Refusal) as refusal:
        lobby.begin(jiangshan("four-kings", 3), Moment(START), ANN)
    assert refusal.value.reason.key == "bot-table-too-few-sets"
    assert sets(refusal.value) == ["three-legs"]
    with pytest.raises(Refusal) as refusal:
        lobby.begin(jiangshan("four-kings", 1), Moment(START), ANN)
    assert refusal.value.reason.key == "bot-table-too-few", "nothing is played alone"


def test_who_changes_to_a_rule_set_for_fewer_hears_what_all_of_them_can_play() -> None:
    with pytest.raises(Refusal) as refusal:
        lobby.set_options(jiangshan("four-kings", 3), Moment(START), ANN, {}, preset="chu-han")
    assert refusal.value.reason.key == "bot-table-too-many-sets"
    assert sets(refusal.value) == ["three-legs"]
    with pytest.raises(Refusal) as refusal:
        lobby.set_options(jiangshan("four-kings", 2), Moment(START), ANN, {}, table={"seats": 2})
    assert refusal.value.reason.key == "bot-table-seats-sets"
    assert "first-array" in sets(refusal.value)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_refusals_name_rule_sets_in_every_language(locale: str) -> None:
    for preset, people, wanted in (("four-kings", 3, "three-legs"),):
        with pytest.raises(Refusal) as refusal:
            lobby.begin(jiangshan(preset, people), Moment(START), ANN)
        said = say(locale, refusal.value.reason)
        assert say(locale, text(f"jiangshan-preset-{wanted}")) in said
