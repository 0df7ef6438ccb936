"""What a board tells: everything where there is room, else a line a seat, and the host's own lines always."""

from __future__ import annotations

from bot.messages.i18n import Voice
from bot.messages.words.news import LINES, Folded, Line, Weight, fold, lasting, line, own_first
from bot.table.log.host_lines import Remark, TimedOut, ToComputer
from bot.table.names import Called
from games.core import Event, Seat, text

ROOM = 400
EN, ZH = Voice("en", ("Ann", "Ben")), Voice("zh-TW", ("Ann", "Ben"))


def story(*words: str, seat: int = -1) -> list[Line]:
    return [Line(each, seat=seat) for each in words]


def details(count: int) -> list[Line]:
    return [Line(f"detail {number}", Weight.DETAIL) for number in range(count)]


def test_where_there_is_room_every_line_is_told() -> None:
    news = [*story("one"), *details(3)]
    assert fold(EN, news, ROOM) == Folded(("one", "detail 0", "detail 1", "detail 2"))


def test_of_a_long_round_the_details_are_folded_first() -> None:
    assert fold(EN, [*story("one", "two"), *details(LINES)], ROOM) == Folded(("one", "two"))


def test_a_short_round_of_long_details_is_folded_as_well() -> None:
    assert fold(EN, [*story("one"), Line("x" * ROOM, Weight.DETAIL)], ROOM) == Folded(("one",))


def test_what_one_seat_did_is_one_line() -> None:
    news = [
        *story("Ann goes.", "Ann fights.", seat=0),
        *story("Ben goes.", seat=1),
        *story("Turn 2.", "Dice."),
        *details(LINES),
    ]
    assert fold(EN, news, ROOM).lines == ("**Ann** goes; fights.", "**Ben** goes.", "Turn 2.", "Dice.")
    assert fold(ZH, news, ROOM).lines[0] == "**Ann** goes；fights."


def test_what_others_did_to_a_seat_meanwhile_is_on_its_line() -> None:
    sails, meets, wins, back, other = (
        text("koxinga-event-move", seat=Seat(0), block="4"),
        text("koxinga-event-battle", seat=Seat(0), block="4", others=(text("koxinga-seat", seat=Seat(1)),)),
        text("koxinga-event-win", seat=Seat(1), other=Seat(0), more=9, less=3),
        text("koxinga-event-back", seat=Seat(0), steps=1, block="3"),
        text("koxinga-event-move", seat=Seat(1), block="7"),
    )
    news = [line(EN, Event(each)) for each in (sails, meets, wins, back, other)]
    assert fold(EN, [*news, *details(LINES)], ROOM).lines == (
        "**Ann** sails to 4; meets Ben on 4: battle! Ben beats Ann: 9 against 3. Ann goes back to 3.",
        "**Ben** sails to 7.",
    )


def test_what_is_somebodys_keeps_their_name() -> None:
    for voice, more in ((EN, "Ann's ship sinks."), (EN, "Ann and Ben are even."), (ZH, "Ann 的船沉了。")):
        news = [*story("Ann goes.", more, seat=0), *details(LINES)]
        assert fold(voice, news, ROOM).lines[0].endswith(more)


def test_where_even_that_is_too_long_the_hosts_lines_stand_and_of_the_others_the_latest() -> None:
    host = Line("Time is up.", Weight.HOST)
    told = fold(EN, [host, *story(*(f"story number {number}" for number in range(100)))], ROOM)
    assert not told.whole
    assert told.lines[0] == "Time is up."
    assert told.lines[-1] == "story number 99"
    assert sum(map(len, told.lines)) + len(told.lines) <= ROOM


def test_a_line_knows_its_weight_and_its_seat() -> None:
    assert line(EN, Remark(TimedOut(Seat(1), 2))) == Line(
        "Time is up for Ben: the computer plays (move 2 for Ben).", Weight.HOST, 1, (1,)
    )
    assert line(EN, Remark(ToComputer(Seat(1), Called(""), "first"))).weight is Weight.HOST
    assert line(EN, Event(text("koxinga-event-stay", seat=Seat(0)), detail=True)) == Line(
        "Ann stays.", Weight.DETAIL, 0, (0,)
    )


def test_a_detail_that_was_folded_is_not_remembered() -> None:
    assert lasting(details(LINES)) == tuple(details(LINES))
    assert lasting([*story("one"), *details(LINES)]) == (Line("one"),)


def test_a_reader_sees_first_and_set_off_what_is_about_his_own_seat() -> None:
    events = [Event(text("bot-seat", number=each)) for each in (1, 2)]
    mine = Event(text("bot-absent", seat=Seat(1)))
    nested = Event(text("bot-who", mention="", seat=text("bot-absent", seat=Seat(1))))
    told = own_first(EN, [*events, mine], Seat(1))
    assert [each.words for each in told] == [f"**{EN.say(mine.text)}**", *(EN.say(each.text) for each in events)]
    assert [each.words for each in own_first(EN, [*events, mine], None)] == [EN.say(e.text) for e in (*events, mine)]
    news = own_first(ZH, [mine, mine, *events], Seat(1))
    told = fold(ZH, [*news, *details(LINES)], ROOM).lines[0]
    assert told == f"**{ZH.say(mine.text)}{ZH.say(mine.text)}**", "what is bold goes on"
    assert own_first(EN, [*events, nested], Seat(1))[0].words.startswith("**")
