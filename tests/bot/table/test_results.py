"""What games that are over say: who finishes games, who is strong, how long a game will take."""

from __future__ import annotations

import random
from dataclasses import replace
from math import exp

import pytest

from benchmarks.ratings import chance
from bot.messages.words import standings as words
from bot.table.results.forecast import GAMES, Forecast, Pace, kind_of
from bot.table.results.game_record import Ending, GameRecord, Part, Place
from bot.table.results.played import Played, reliability
from bot.table.results.ranking import anchors, ranked
from bot.table.results.strength import FITTED_FROM, Ranking, fit
from games.core import EVENLY

DAY = 86_400
NOW = 400 * DAY


def ended(number: int, *endings: Ending, people: tuple[int, ...] = (1, 2)) -> Played:
    parts = tuple(Part(seat, ending, 5, 100) for seat, ending in enumerate(endings, 1))
    record = GameRecord("short", len(endings), hurried=False, rated=False, parts=parts)
    return Played(number, "toy", number * DAY, (number + 1) * DAY, record, dict(enumerate(people, 1)))


def rated(number: int, *places: Place, people: tuple[int, ...], at: int = NOW - DAY, counts: bool = True) -> Played:
    record = GameRecord("short", len(places), hurried=False, rated=counts, parts=(), places=places, levels=1)
    names = {user: f"User {user}" for user in people}
    return Played(number, "toy", at - DAY, at, record, dict(enumerate(people, 1)), names)


def won(number: int, winner: int, loser: int) -> Ranking:
    return Ranking(number, 0, ((winner, 0), (loser, 1)))


def server(seed: int, count: int = 150, people: int = 20, unsteady: str = "") -> list[Played]:
    """Games of four kinds over two months, by people of whom some take twenty times as long as others, like those of
    the simulated seasons. Nobody knows how long an `unsteady` game is."""
    luck = random.Random(seed)
    slowness = [luck.lognormvariate(0, 1) for _ in range(people)]
    kinds = {"brook": (2, 14), "cliff": (4, 10), "dune": (3, 18), "fjord": (2, 30)}
    found = []
    for number in range(count):
        game = luck.choice(sorted(kinds))
        seats, answers = kinds[game]
        sitting, parts = luck.sample(range(people), seats), []
        for seat, who in enumerate(sitting, 1):
            many = max(1, round(luck.gauss(answers, answers / (2 if game == unsteady else 7))))
            waited = sum(min(DAY, luck.expovariate(1 / (14_400 * slowness[who]))) for _ in range(many))
            parts.append(Part(seat, Ending.STAYED, many, int(waited)))
        started = number * 12 * 3600
        record = GameRecord("short", seats, False, False, tuple(parts), (Place(0),) * seats)  # hurried, rated
        over = started + sum(part.waited for part in parts)
        found.append(Played(number, game, started, over, record, {at: who + 1 for at, who in enumerate(sitting, 1)}))
    return found


# Who finishes games


def test_nine_in_ten_of_five_games_at_least_are_finished_games_and_leaving_heals() -> None:
    stayed, left = [ended(number, Ending.STAYED, Ending.STAYED) for number in range(4)], Ending.LEFT
    assert not reliability(stayed)[1].finishes, "too few"
    assert reliability(stayed)[1].new
    five = [*stayed, ended(4, Ending.RESIGNED, left)]
    assert reliability(five)[1].finishes
    assert not reliability(five)[2].finishes
    assert reliability(five)[2].left == ((4, left),)
    later = [ended(number, Ending.STAYED, Ending.GAVE) for number in range(5, 10)]
    assert reliability([*five, *later])[2].finishes, "nine of ten"


def test_of_a_game_that_one_person_played_alone_nothing_follows() -> None:
    assert reliability([ended(1, Ending.LEFT)]) == {}


# Strength


def test_strength_does_not_depend_on_the_order_in_which_games_are_read() -> None:
    luck = random.Random(1)
    games = [
        rated(number, Place(0, 1), Place(1, 2), people=tuple(luck.sample(range(1, 7), 2)), at=NOW - number * DAY)
        for number in range(60)
    ]
    board = ranked(games, anchors((EVENLY,)), NOW)
    for _ in range(3):
        luck.shuffle(games)
        assert ranked(games, anchors((EVENLY,)), NOW) == board, "to the digit"


def test_unrated_games_change_nothing() -> None:
    games = [rated(number, Place(0, 1), Place(1, 2), people=(1, 2)) for number in range(5)]
    more = [rated(number, Place(1, 1), Place(0, 2), people=(1, 2), counts=False) for number in range(9, 20)]
    assert ranked([*games, *more], anchors((EVENLY,)), NOW) == ranked(games, anchors((EVENLY,)), NOW)


def test_who_wins_more_is_stronger_and_who_won_long_ago_less_so() -> None:
    games = [rated(number, Place(0, 1), Place(1, 2), people=(1, 2)) for number in range(8)]
    best, worst = ranked(games, anchors((EVENLY,)), NOW)
    assert (best.user, worst.user) == (1, 2)
    assert best.points - 1500 == 1500 - worst.points > best.error > 0
    old = [rated(number, Place(0, 1), Place(1, 2), people=(1, 2), at=NOW - 360 * DAY) for number in range(8)]
    faded = ranked(old, anchors((EVENLY,)), NOW)[0]
    assert faded.points < best.points
    assert faded.error > best.error


def test_it_is_too_early_until_somebodys_strength_is_known_to_half_of_what_people_differ_by() -> None:
    one = fit([won(1, 1, 2)], {}, 1.5)
    assert not one.known(1)
    both = fit([won(number, *((1, 2) if number % 2 else (2, 1))) for number in range(8)], {}, 1.5)
    assert both.known(1)
    assert both.of[1].value == pytest.approx(both.of[2].value, abs=1e-3)


def test_computers_are_fixed_points_by_name_and_version() -> None:
    fixed = anchors((EVENLY,)).fixed
    games = [Ranking(number, 0, ((1, 0), ("hard 1", 1))) for number in range(6)]
    unknown = [Ranking(number, 0, ((1, 0), ("hard 2", 1))) for number in range(6)]
    assert fit(games, fixed, 1.5).of[1].value > fit(unknown, fixed, 1.5).of[1].value > 0
    assert set(fit(games, fixed, 1.5).of) == {1}, "of a computer nothing is told"


def test_who_shares_a_place_is_neither_before_nor_after() -> None:
    found = fit([Ranking(1, 0, ((1, 0), (2, 0), (3, 2)))], {}, 1.5).of
    assert found[1].value == pytest.approx(found[2].value)
    assert found[2].value > found[3].value
    many = fit([Ranking(1, 0, tuple((each, 0) for each in range(1, 7)))], {}, 1.5).of
    assert [each.value for each in many.values()] == pytest.approx([0] * 6, abs=1e-6)


def test_who_was_played_for_counts_as_last_for_themselves_and_as_it_ended_for_the_others() -> None:
    places = ((1, 0), (2, 1), (3, 2))
    as_played, late = fit([Ranking(1, 0, places)], {}, 1.5).of, fit([Ranking(1, 0, places, frozenset({1}))], {}, 1.5).of
    assert late[1].value < 0 < as_played[1].value
    assert late[2].value < 0.5, "it was second, not first"
    assert late[3].value < late[2].value


def test_from_150_games_on_the_spread_follows_from_them() -> None:
    luck = random.Random(3)
    skill = [luck.gauss(0, 0.2) for _ in range(10)]

    def game(number: int) -> Ranking:
        one, other = luck.sample(range(10), 2)
        first = luck.random() < 1 / (1 + exp(skill[other] - skill[one]))
        return won(number, *((one + 1, other + 1) if first else (other + 1, one + 1)))

    games = [game(number) for number in range(FITTED_FROM)]
    assert fit(games[1:], {}, 1.5).width == 1.5
    assert fit(games, {}, 1.5).width < 0.7


def test_a_chance_is_a_half_between_equals() -> None:
    assert chance(1.0, 1.0) == 0.5
    assert chance(2.0, 1.0) + chance(1.0, 2.0) == pytest.approx(1)


# How long a game will take


def test_before_twenty_games_it_is_too_early_to_tell() -> None:
    games = server(1, GAMES - 1)
    kind = kind_of(games[0])
    early = Pace(games).forecast(kind, (1, 2))
    assert (early.least, early.most) == (0, 0)
    assert early.usual in {game.seconds for game in games if kind_of(game) == kind}
    assert Pace([]).forecast(kind, (1, 2)) == (0, 0, 0)
    assert Pace(server(1, GAMES)).forecast(kind, (1, 2)).most > 0


def test_most_games_end_within_what_was_expected_and_that_is_no_wide_range() -> None:
    within, ratios, count = 0, [], 0
    for game, known in ((game, before(games, game)) for games in map(server, range(4)) for game in games[::3]):
        found = Pace(known).forecast(kind_of(game), [user for user, _ in game.parts])
        if found.most:
            count += 1
            within += found.least <= game.seconds <= found.most
            ratios.append(width(found))
    assert 0.75 <= within / count <= 0.9, within / count
    assert sorted(ratios)[len(ratios) // 2] <= 3


def before(games: list[Played], game: Played) -> list[Played]:
    """What was over when it began."""
    return [each for each in games if each.ended <= game.started]


def test_who_takes_long_makes_a_game_long() -> None:
    games = server(2)
    slow = {
        user: sum(part.waited for game in games for who, part in game.parts if who == user) for user in range(1, 21)
    }
    answers = {user: sum(part.answers for g in games for who, part in g.parts if who == user) for user in range(1, 21)}
    order = sorted(slow, key=lambda user: slow[user] / answers[user])
    kind = next(kind_of(game) for game in games if game.record.seats == 2)
    quick, long = Pace(games).forecast(kind, order[:2]), Pace(games).forecast(kind, order[-2:])
    assert long.least > quick.least
    assert long.most > 1.5 * quick.most


def test_the_better_people_are_known_the_narrower_is_the_range() -> None:
    games = server(2)
    kind = next(kind_of(game) for game in games if game.record.seats == 2)
    pace, known = Pace(games), [user for user, _ in games[0].parts][:2]
    assert (
        width(pace.forecast(kind, known))
        < width(pace.forecast(kind, (known[0], 0)))
        < width(pace.forecast(kind, (0, 0)))
    )


def test_the_range_is_wider_for_a_game_that_may_be_short_or_long() -> None:
    for kind in {kind_of(game) for game in server(2)}:
        steady, unsteady = (Pace(server(2, unsteady=name)).forecast(kind, (1, 2)) for name in ("", kind.game))
        assert width(unsteady) > 1.2 * width(steady)


def test_games_for_which_nobody_waited_say_nothing_of_how_long_one_takes() -> None:
    at_once = []
    for game in server(1):
        parts = tuple(replace(part, waited=0) for part in game.record.parts)
        at_once.append(replace(game, ended=game.started, record=replace(game.record, parts=parts)))
    assert Pace(at_once).forecast(kind_of(at_once[0]), (1, 2)) == (0, 0, 0)


def width(found: Forecast) -> float:
    """How many times the lower end the upper one is."""
    return found.most / found.least


def test_people_of_one_name_keep_their_numbers_whoever_is_ahead() -> None:
    def board(*games: Played) -> dict[int, str]:
        every = [
            replace(each, name="Ben" if each.user == 3 else "Ann") for each in ranked(games, anchors((EVENLY,)), NOW)
        ]
        lines = words.board("en", "toy", every, 0, reader=3).lines
        return {each.user: line.name for each, line in zip(every, lines, strict=True)}

    places = Place(0, 1), Place(1, 2)
    first = [rated(number, *places, people=people) for number, people in enumerate(((2, 1), (3, 1)), 1)]
    assert board(*first) == {2: "Ann 1", 1: "Ann 2", 3: "Ben"}
    turned = [rated(number, *places, people=(1, 2)) for number in range(3, 9)]
    assert list(board(*first, *turned).items()) == [(1, "Ann 2"), (3, "Ben"), (2, "Ann 1")], "whoever is ahead"
    earlier = rated(0, *places, people=(4, 1), at=NOW)  # it was opened first, and ended last
    assert board(*first, earlier) == {2: "Ann 1", 1: "Ann 2", 3: "Ben", 4: "Ann 4"}
