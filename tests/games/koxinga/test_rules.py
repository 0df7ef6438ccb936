"""Koxinga, rule by rule, and what holds in every game (Koxinga 10)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games import moves
from games.core import CHANCE, Chance, Seat, Window
from games.koxinga import actions, board, holds, turns
from games.koxinga import guess as guesses
from games.koxinga.cabins import Good
from games.koxinga.state import CARDS, FLAME, Phase, Result
from tests.support import koxinga
from tests.support.counts import count

RULES = koxinga.RULES


def played(seed: int, seats: int, preset: str):
    """Every state of a random game."""
    state = RULES.setup(RULES.presets[preset], seats)
    chance = Chance(seed.to_bytes(4, "big"), 0)
    yield state
    while RULES.outcome(state) is None:
        fact = RULES.roll(state, chance)
        seat = CHANCE if fact else (asked := moves.acting(RULES, state))[chance.below(len(asked))]
        move = fact or _random(state, seat, chance)
        state, _ = moves.play(RULES, state, seat, move)
        yield state


def _random(state, seat, chance):
    path = ()
    while (choice := moves.choice(RULES, state, seat, path)) is not None:
        path = (*path, choice.tokens[chance.below(len(choice.tokens))])
    return path


GAMES = given(seed=st.integers(0, 2**32 - 1), seats=st.integers(2, 6), preset=st.sampled_from(["standard", "original"]))


@GAMES
def test_invariants_of_every_game(seed, seats, preset):
    for state in played(seed, seats, preset):
        drawn = 10 - len(state.treasures)
        owned = [each.points for player in state.players for each in player.treasures]
        assert len(owned) == len(set(owned))
        assert sum(owned) <= 44
        if state.phase not in (Phase.STARTER, Phase.ITEMS):
            assert sum(item is not None for item in state.items) == 70 - drawn
        for player in state.players:
            assert sorted((*player.hand, *player.deck, *player.played)) == list(CARDS)
            assert all(
                stack is None or 1 <= stack.amount <= (6 if stack.kind is Good.CANNON else 7) for stack in player.cabins
            )
            assert not player.finished or player.block == 0
        if state.phase is Phase.ROLL:
            assert all(len(player.hand) == 3 for player in state.players)


@pytest.mark.parametrize("preset", RULES.presets)
@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_come_to_an_end(seats, preset):
    """Somebody owes a decision, or chance a fact, until the game is over; then everybody has a score."""
    for seed in range(count(1, full=500)):
        *_, state = played(seed, seats, preset)
        outcome = RULES.outcome(state)
        assert outcome is not None
        assert outcome.winners
        assert len(outcome.scores) == seats


def test_totals_of_the_set_up_are_always_the_same():
    *_, state = (state for state in played(7, 2, "standard") if state.phase is not Phase.OVER and state.turn == 0)
    counts = Counter((item.kind, item.amount) for item in state.items if item is not None)
    gold = {amount: counts[Good.GOLD, amount] for amount in (3, 5, 7)}
    food = {amount: counts[Good.FOOD, amount] for amount in (4, 3, 2)}
    assert (counts[None, 0], gold, food) == (10, {3: 3, 5: 4, 7: 1}, {4: 9, 3: 18, 2: 25})


# Section -> where its treasures go, and what is put anywhere in it then (Koxinga 3).
SET_UP = {
    (1, 15): ([(1, 5), (7, 11), (7, 11)], "gold 3, gold 5, food 4, food 4, food 3, food 3, food 3, food 3"),
    (16, 30): ([(16, 30)], "gold 3, gold 5, food 4, food 4, food 3, food 3, food 3, food 3"),
    (31, 53): (
        [(32, 36), (32, 36), (41, 43), (45, 49), (45, 49)],
        "gold 3, gold 5, food 4, food 4, food 4, food 3, food 3, food 3, food 3, food 3, food 3",
    ),
    (54, 70): ([(54, 70)], "gold 5, gold 7, food 4, food 4, food 3, food 3, food 3, food 3"),
}


@pytest.mark.parametrize("seed", range(4))
def test_each_item_of_the_set_up_may_lie_on_every_free_block_of_its_range(seed):
    state = RULES.apply(RULES.setup(RULES.presets["standard"], 2), CHANCE, ("starter", "1"))[0]
    for section, (treasures, costs) in SET_UP.items():
        draws = [(place, ("treasure",)) for place in treasures]
        draws += [(section, tuple(cost.split())) for cost in costs.split(", ")]
        for line, ((first, last), what) in enumerate(draws):
            facts = turns.every_fact(state)
            free = [block for block in range(first, last + 1) if state.items[block] is None]
            assert [fact[1:] for fact in facts] == [(str(block), *what) for block in free]
            fact = facts[Chance(b"set-up %d" % seed, line).below(len(facts))]
            state = RULES.apply(state, CHANCE, fact)[0]
        assert None not in state.items[section[0] : section[1] + 1]
    assert state.phase is Phase.DEAL


def test_the_ring_is_connected_and_no_block_is_a_dead_end():
    for block in range(1, board.BLOCKS):
        assert all(block in board.before(onward) for onward in board.after(block) if onward)
    assert board.before(board.GOAL) == ()


@pytest.mark.parametrize(("branches", "steps"), [((0, 0, 0), 62), ((1, 1, 1), 50), ((0, 1, 1), 54), ((0, 0, 1), 58)])
def test_a_lap_takes_as_many_steps_as_its_branches_say(branches, steps):
    block, walked, choices = 0, 0, iter(branches)
    while walked == 0 or block:
        ways = board.after(block)
        block = ways[next(choices)] if len(ways) == 2 else ways[0]
        walked += 1
    assert walked == steps


def test_the_deck_is_made_anew_when_a_draw_finds_it_empty():
    decks = []
    for state in played(3, 2, "standard"):
        if state.phase is Phase.ROLL and len(decks) < state.turn - 1 <= 9:
            decks.append(len(state.players[0].deck))
    assert decks[:9] == [6, 5, 4, 3, 2, 1, 0, 7, 6]


@pytest.mark.parametrize(
    ("ahead", "won", "drawn", "lost"), [(0, 67, 11, 66), (-11, 12, 0, 132), (3, 97, 8, 39), (11, 133, 0, 11)]
)
def test_battle_odds(ahead, won, drawn, lost):
    results = Counter()
    for attack in (FLAME, *range(11)):
        for defence in (FLAME, *range(11)):
            results[Result.ATTACKER if attack == FLAME else actions.result(defence, attack + ahead, defence)] += 1
    assert (results[Result.ATTACKER], results[Result.DRAW], results[Result.DEFENDER]) == (won, drawn, lost)


def test_the_dice_show_1_to_6_and_the_battle_die_0_to_10_and_the_flame():
    rolling = koxinga.position({"seats": "P1@19 [C6 - - - -]; P2@20 [- - - - -]"})
    assert set(turns.every_fact(rolling)) == {
        ("dice", str(left), str(right)) for left in CARDS[:6] for right in CARDS[:6]
    }
    state, _ = koxinga.fed(koxinga.acting(rolling, "P1 card 1 action 1 die 1"), ["fire none"])
    assert sorted(fact[1] for fact in turns.every_fact(state)) == sorted([*map(str, range(11)), "flame"])


def test_wrapped_set_up_favours_low_blocks():
    state = next(state for state in played(1, 2, "original") if state.phase is Phase.ITEMS)
    seen = Counter()
    for line in range(300):
        seen[RULES.roll(state, Chance(b"wrap", line))] += 1
    assert set(seen) == {("item", str(block), "treasure") for block in range(1, 6)}


@GAMES
def test_a_chosen_card_is_nobody_elses_business_before_its_first_action(seed, seats, preset):
    for state in played(seed, seats, preset):
        if state.phase is Phase.CARDS:
            chosen = [Seat(seat) for seat, player in enumerate(state.players) if player.card is not None]
            for seat in chosen:
                for viewer in (None, Seat((seat + 1) % seats)):
                    seen = RULES.view(state, viewer).players[seat]
                    assert (seen.card, seen.chosen, seen.hand, seen.deck) == (None, True, None, None)
        if state.turn > 2:
            break


def test_the_moves_of_a_turn_are_remembered_with_their_battles():
    given = {
        "seats": "P1@20 [F1 G1 - - -]; P2@22 [G5 - - - -]; P3@21 [F4 - - - -]",
        "items": "20=food2, 21=gold2, 22=food3",
    }
    state = koxinga.acting(koxinga.position(given), "P1 card 1 action 1 die 2")
    state, _ = koxinga.fed(state, ["battle 10", "battle 3", "battle 2", "battle 9", "loot c3"])
    (walk,) = RULES.view(state, None).walks
    assert (walk.seat, walk.blocks) == (0, (20, 21, 22, 21, 20, 19))
    assert [(block, battle.roll, battle.duels[0].roll) for block, battle in walk.battles] == [(22, 10, 3), (21, 2, 9)]


@pytest.mark.parametrize(("stock", "seen"), [((3, 7), ((), (None,), (None,))), ((7,), ((), (), (7,)))])
def test_whoever_knew_a_treasure_cannot_tell_whether_it_was_the_one_stolen(stock, seen):
    """P3 knows the 7, which P2 took from P3; then P1 steals one of P2's cards."""
    cards = ",".join(f"{points}p" for points in stock)
    given = {"seats": f"P1@19 [F3 G3 - - -]; P2@20 [- - - - -] +{cards}; P3@30 [F3 - - - -]", "items": "20=food2"}
    state = koxinga.position(given)
    known = tuple(
        replace(each, known=each.known | {Seat(2)}) if each.points == 7 else each for each in state.players[1].treasures
    )
    state = holds.change(state, Seat(1), replace(state.players[1], treasures=known))
    assert 7 in RULES.view(state, Seat(2)).players[1].treasures
    state = koxinga.acting(state, "P1 card 1 action 1 die 1")
    state, _ = koxinga.fed(state, ["battle 10", "battle 2", "steal 7p"])
    third = RULES.view(state, Seat(2)).players
    assert (third[2].treasures, third[1].treasures, third[0].treasures) == seen
    assert RULES.view(state, Seat(1)).players[0].treasures == (7,)
    assert RULES.view(state, Seat(0)).players[0].treasures == (7,)
    assert guesses.guess(RULES.view(state, Seat(2)), Chance(b"guess", 1)).players[2].treasures == ()


def told(seats, items, act, feed):
    """The public story of an action, as keys."""
    state, story = koxinga.acting(koxinga.position({"seats": seats, "items": items}), act), []
    for words in feed:
        chance = words.split()[0] in koxinga.FACTS
        seat = CHANCE if chance else moves.acting(RULES, state)[0]
        (move,) = (tuple(words.split()),) if chance else RULES.parse(RULES.view(state, seat), words)
        state, events = moves.play(RULES, state, seat, move)
        story += [event.text.key.removeprefix("koxinga-event-") for event in events if event.to is None]
    return story


def test_what_a_winner_takes_is_told_once():
    seats, feed = "P1@19 [G1 - - - -]; P2@20 [F5 G2 - - -]", ["battle 9", "battle 2", "loot c1"]
    story = told(seats, "20=food4", "P1 card 1 action 1 die 1", feed)
    assert story == ["roll", "roll", "win", "loot", "pay"]


def test_what_a_winner_throws_overboard_or_loses_is_told():
    seats, feed = "P1@19 [{0}]; P2@20 [G4 F3 - - -]", ["battle 9", "battle 2", "loot c1"]
    lost = told(seats.format("G6 G3 G5 G4 G2"), "", "P1 card 1 action 1 die 1", feed)
    dropped = told(seats.format("G6 G3 G5 G4 F2"), "", "P1 card 1 action 1 die 1", feed)
    assert (lost[-2:], dropped[-2:]) == (["loot", "load-lost"], ["loot", "drop"])


def test_a_step_back_from_the_start_is_told():
    story = []
    state = koxinga.acting(koxinga.position({"seats": "P1@1 [F3 G3 - - -]"}), "P1 card 5 action 1 die 2")
    state = replace(state, actor=(Seat(0), 0), phase=Phase.ACTION)
    state = holds.change(state, Seat(0), replace(state.players[0], block=0))
    after = actions.move(state, -1, story)
    assert ([event.text.key for event in story], after.players[0].block) == (["koxinga-event-stay"], 0)


def test_whoever_is_asked_in_somebody_elses_action_reacts():
    given = {"seats": "P1@19 [F3 G3 C2 - -]; P2@20 [F3 G3 C2 - -]", "items": "20=food2"}
    state = koxinga.acting(koxinga.position(given), "P1 card 1 action 1 die 1")
    attacker = moves.choice(RULES, state, Seat(0))
    state, _ = koxinga.fed(state, ["fire 1", "battle 3"])
    defender = moves.choice(RULES, state, Seat(1))
    state, _ = koxinga.fed(state, ["fire 2", "battle 9"])
    winner = moves.choice(RULES, state, Seat(1))
    assert [choice.window for choice in (attacker, defender, winner)] == [None, Window(), Window()]


@GAMES
def test_every_remembered_step_leads_to_a_neighbour(seed, seats, preset):
    for state in played(seed, seats, preset):
        for walk in state.walks:
            for one, other in zip(walk.blocks, walk.blocks[1:], strict=False):
                assert other in board.after(one) or other in board.before(one)
        if state.turn > 6:
            break
