"""What every game's rules promise, as checks of one `Table`. Each raises AssertionError if the promise is broken."""

from __future__ import annotations

import copy
import dataclasses
import json
import pickle
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import chain, product
from typing import Any

import pytest

from games import moves
from games.core import (
    CHANCE,
    MAX_TOKENS,
    Batch,
    Budget,
    Chance,
    Choice,
    Event,
    IllegalMove,
    Move,
    Rules,
    Seat,
    Text,
    allows,
)
from games.moves import Line, owed
from tests.support.tables import MOST_LINES, Table, descent, paths, walked

Check = Callable[[Table], None]

ADVISED, THOUGHT = bytes(range(32)), Budget(60)
"""The key and the work of what is advised."""
SAMPLE = 12
"""Moves looked at in one position, a seat."""

NONSENSE: tuple[Move, ...] = (
    (),
    ("",),
    ("nonsense",),
    ("0",),
    ("-1",),
    ("\u202e",),
    ("x" * 5_000,),
    ("pass", "pass"),
    ("1",) * 40,
)

SCRIBBLES = "0123456789 eE@+?;pasbidZz零＋\u202e\n\x00'\"{}-"


def one_thing_is_due(table: Table) -> None:
    """Chance owes a line, or somebody acts, or the game is over: exactly one of them."""
    rules, state = table.rules, table.state
    due = rules.roll(state, table.chance("due")) is not None
    over = rules.outcome(state) is not None
    assert [due, bool(table.acting), over].count(True) == 1, (due, table.acting, over)
    assert due == (moves.choice(rules, state, CHANCE) is not None)
    assert not over or all(moves.choice(rules, state, seat) is None for seat in table.everybody)


def asked_are_those_who_owe(table: Table) -> None:
    """`asked` says what `choice` says: who owes a choice, lowest seat first, and in what window. A spectator has
    none."""
    for here in (table, table.settled()):
        choices = {seat: moves.choice(here.rules, here.state, seat) for seat in here.everybody}
        owed = {seat: choice.window for seat, choice in choices.items() if choice is not None and choice.owed}
        asked = here.rules.asked(here.state)
        assert list(asked.items()) == list(owed.items()), (asked, owed)
        assert all(type(seat) is Seat for seat in asked), asked
        assert here.rules.choice(here.rules.view(here.state, None)) is None
    for _, path, choice in _steps(table):
        assert not path or choice.window is None, path


def steps_fit_a_menu(table: Table) -> None:
    """1 to 25 distinct tokens a step, open ones at the root only, none both owed and open."""
    table = table.settled()
    for _, path, choice in _steps(table):
        tokens = choice.tokens + choice.open
        assert tokens, path
        assert all(type(token) is str and token for token in tokens), (path, tokens)
        assert len(choice.tokens) <= MAX_TOKENS, (path, len(choice.tokens))
        assert len(choice.open) <= MAX_TOKENS, (path, len(choice.open))
        assert len(set(tokens)) == len(tokens), (path, tokens)
        assert not (path and choice.open), (path, choice.open)
        assert choice.usual is None or choice.usual in choice.tokens, (path, choice.usual)


def notation_reads_back(table: Table) -> None:
    """`parse` reads what `format` writes. What it adds may only say that nothing more is wanted."""
    table = table.settled()
    for seat, move in _moves(table):
        view = table.rules.view(table.state, seat)
        read = table.rules.parse(view, table.rules.format(move))
        assert read[:1] == (move,), (move, table.rules.format(move), read)
        assert moves.judge(table.rules, view, read) is None or table.rules.batch is Batch.ORDERED, (move, read)


def a_question_is_no_move(table: Table) -> None:
    """A `?` before a move asks about it: it is read as a move only where the game writes one so."""
    table = table.settled()
    for seat, move in _moves(table):
        view, typed = table.rules.view(table.state, seat), f"?{table.rules.format(move)}"
        try:
            read = table.rules.parse(view, typed)
        except IllegalMove:
            continue
        assert moves.judge(table.rules, view, read[:1]) is None, (typed, read)


def half_notation_begins_the_whole(table: Table) -> None:
    """But for a sign that the next step puts before it, once."""
    table = table.settled()
    for _, move in _moves(table):
        whole, *halves = (_folded(table.rules.format(move[:length])) for length in range(len(move), 0, -1))
        apart = [half for half in halves if not whole.startswith(half)]
        assert len(apart) <= 1, (move, apart)
        assert all(half in whole for half in apart), (move, apart)


def scribbles_are_refused(table: Table) -> None:
    """Whatever is typed: it is read, or refused with a reason; nothing else comes out."""
    table = table.settled()
    chance = table.chance("scribbles")
    for _ in range(SAMPLE):
        typed = "".join(SCRIBBLES[chance.below(len(SCRIBBLES))] for _ in range(chance.below(12)))
        for seat in table.everybody:
            assert isinstance(_answer(table, seat, typed), Text | tuple), (seat, typed)


def nonsense_changes_nothing(table: Table) -> None:
    """Nonsense, half moves, moves with a tail and moves of other seats raise `IllegalMove` and leave the state
    alone."""
    before = copy.deepcopy(table.state)
    everybody = (*table.everybody, CHANCE)
    real = [move for _, move in _moves(table)]
    wrong = [*NONSENSE, *(move[:-1] for move in real), *((*move, move[-1]) for move in real)]
    for seat in everybody:
        for move in (*wrong, *real):
            if not moves.legal(table.rules, table.state, seat, move):
                _refused(table, seat, move)
        if moves.choice(table.rules, table.state, seat) is None:
            for move in real:
                _refused(table, seat, move)
    for move in wrong[len(NONSENSE) :]:
        for seat in everybody:
            assert not moves.legal(table.rules, table.state, seat, move), (seat, move)
    assert table.state == before


def refusal_says_exactly_what_choice_says(table: Table) -> None:
    """None for each legal path, whole or half; a reason for every other."""
    table = table.settled()
    for seat in table.everybody:
        view = table.rules.view(table.state, seat)
        asked = moves.choice(table.rules, table.state, seat) is not None
        for path in NONSENSE:
            assert (table.rules.refusal(view, path) is None) == (asked and not path), (seat, path)
        for path, choice in _descents(table, seat):
            assert table.rules.refusal(view, path) is None, (seat, path, table.rules.refusal(view, path))
            for wrong in wrong_ways(path, choice):
                assert isinstance(table.rules.refusal(view, wrong), Text), (seat, wrong)
    for seat, move in _moves(table):
        for other in table.everybody:
            said = table.rules.refusal(table.rules.view(table.state, other), move)
            assert (said is None) == moves.legal(table.rules, table.state, other, move), (seat, other, move)


def replay_gives_the_state(table: Table) -> None:
    """The log is the game: read again from its JSON it gives the same state, every time."""
    lines = json.loads(json.dumps([[int(line.seat), list(line.move)] for line in table.log]))
    assert all(type(token) is str for line in table.log for token in line.move)
    log = [type(table.log[0])(Seat(seat), tuple(move)) for seat, move in lines]
    start = table.rules.setup(table.options, table.seats)
    assert tuple(log) == table.log
    assert _played_again(table.rules, start, log) == table.state


def _played_again(rules: Rules[Any, Any, Any], state: Any, lines: Sequence[Line]) -> Any:
    for line in lines:
        state, _ = moves.play(rules, state, line.seat, line.move)
    return state


def nothing_but_chance_is_random(table: Table) -> None:
    """The same move gives the same state and the same events, however often it is made."""
    for seat, move in _any_moves(table):
        first, second, third = (table.rules.apply(table.state, seat, move) for _ in range(3))
        assert first[0] == second[0] == third[0], (seat, move)
        assert tuple(first[1]) == tuple(second[1]) == tuple(third[1]), (seat, move)
    fact = table.rules.roll(table.state, table.chance("again"))
    assert fact == table.rules.roll(table.state, table.chance("again"))
    assert table.rules.setup(table.options, table.seats) == table.rules.setup(table.options, table.seats)


def chance_obeys_the_rules(table: Table) -> None:
    """What `roll` gives is legal for CHANCE, and for nobody else."""
    fact = table.rules.roll(table.state, table.chance("fact"))
    if fact is not None:
        assert moves.legal(table.rules, table.state, CHANCE, fact), fact
        for seat in table.everybody:
            _refused(table, seat, fact)


def secret_choices_stay_secret(table: Table) -> None:
    """While several seats act, nobody else can tell which choice one of them has made; that it has may be seen. Where
    some react in somebody else's turn, all that is done takes effect at once, in the open."""
    table = table.settled()
    offered = [moves.choice(table.rules, table.state, seat, ()) for seat in table.acting]
    secret = len(offered) > 1 and not any(choice is not None and choice.window for choice in offered)
    for seat in table.acting if secret else ():
        one, other = (descent(table, seat, table.chance(purpose), owed=True) for purpose in ("one", "other"))
        after, events = moves.play(table.rules, table.state, seat, one)
        instead, told = moves.play(table.rules, table.state, seat, other)
        for viewer in table.viewers:
            if viewer != seat:
                assert table.rules.view(after, viewer) == table.rules.view(instead, viewer), (seat, one, other, viewer)
                assert _told(events, viewer) == _told(told, viewer), (seat, one, other, viewer)


def secret_choices_commute(table: Table) -> None:
    table = table.settled()
    for first, second in zip(table.acting, table.acting[1:], strict=False):
        one = descent(table, first, table.chance("first"), owed=True)
        other = descent(table, second, table.chance("second"), owed=True)
        forth = table.after(first, one).after(second, other)
        back = table.after(second, other).after(first, one)
        assert forth.state == back.state, (one, other)


def what_is_held_is_nobodys(table: Table) -> None:
    """A blind choice is a window with one way to go, the default; its answers are open choices of which nobody else
    sees anything, whatever comes of them later."""
    table = table.settled()
    for seat in table.acting:
        choice = moves.choice(table.rules, table.state, seat)
        assert choice is not None
        if choice.window is None:
            continue
        assert choice.window.hours > 0
        assert set(choice.window.answers) <= (set(choice.open) if choice.blind else set()), choice
        if choice.blind:
            assert list(moves.moves(table.rules, table.state, seat)) == [table.rules.default(table.state, seat)]
            _answered_in_secret(table, seat, choice)


def _answered_in_secret(table: Table, seat: Seat, choice: Choice) -> None:
    for answer in () if choice.window is None else choice.window.answers:
        for move in moves.moves(table.rules, table.state, seat, (answer,)):
            after, events = moves.play(table.rules, table.state, seat, move)
            asked = moves.choice(table.rules, after, seat)
            assert asked is not None
            assert (asked.tokens, asked.blind) == (choice.tokens, True), move
            assert not moves.legal(table.rules, after, seat, move), f"{move} can be set twice"
            for viewer in _strangers(table, events, seat):
                assert table.rules.view(after, viewer) == table.rules.view(table.state, viewer), (seat, move, viewer)
                assert _told(events, viewer) == (), (seat, move, viewer)


def _strangers(table: Table, events: Sequence[Event], seat: Seat) -> Iterator[Seat | None]:
    """Who is not told; allies may be, together with the seat."""
    told = {viewer for event in events if event.to is not None for viewer in event.to}
    assert seat in told, "an answer is confirmed to whoever gave it"
    return (viewer for viewer in table.viewers if viewer not in told)


def defaults_are_legal(table: Table) -> None:
    table = table.settled()
    for seat in table.acting:
        move = table.rules.default(table.state, seat)
        assert moves.legal(table.rules, table.state, seat, move), (seat, move)
        choice = moves.choice(table.rules, table.state, seat)
        assert choice is not None
        assert move[0] in choice.tokens, (seat, move)


def guesses_agree_with_the_view(table: Table) -> None:
    table, think = table.settled(), table.rules.think
    assert think is not None
    for viewer in table.viewers:
        view = table.rules.view(table.state, viewer)
        guess = think.guess(view, table.chance("guess"))
        assert type(guess) is type(table.state)
        assert table.rules.view(guess, viewer) == view, viewer
        assert think.guess(view, table.chance("guess")) == guess, "a guess is random beyond its chance"


def defaults_need_only_the_view(table: Table) -> None:
    """Whatever the hidden part may be, what is played for a seat that is late is the same."""
    table, think = table.settled(), table.rules.think
    assert think is not None
    for seat in table.acting:
        view = table.rules.view(table.state, seat)
        other = think.guess(view, table.chance("other world"))
        assert table.rules.default(table.state, seat) == table.rules.default(other, seat), seat


def advice_is_legal_and_of_the_view_alone(table: Table) -> None:
    """Every move is legal, the best first; and where the hidden part is another one, all of it is the same."""
    table, think = table.settled(), table.rules.think
    assert think is not None
    for seat in table.acting:
        view = table.rules.view(table.state, seat)
        found = tuple(think.advise(view, seat, ADVISED, THOUGHT))
        assert found
        assert all(moves.legal(table.rules, table.state, seat, each.move) for each in found), found
        assert [each.value for each in found] == sorted((each.value for each in found), reverse=True)
        assert all(0 <= each.value <= 1 for each in found)
        assert any(each.sound for each in found)
        other = table.rules.view(think.guess(view, table.chance("other world")), seat)
        assert tuple(think.advise(other, seat, ADVISED, THOUGHT)) == found, seat


def a_given_move_is_weighed(table: Table) -> None:
    """What a review asks about is among what is advised, or what it is but for what is left to the rules."""
    table = table.settled()
    think = table.rules.think
    assert think is not None
    for seat, move in _moves(table):
        view = table.rules.view(table.state, seat)
        choice = table.rules.choice(view)
        if seat not in table.acting or choice is None or move[0] in choice.open:
            continue
        found = think.advise(view, seat, ADVISED, Budget(THOUGHT.counts, beside=move))
        typed = table.rules.format(move)
        assert not found[0].weighed or any(typed.startswith(table.rules.format(each.move)) for each in found), typed
        assert len({each.move for each in found}) == len(found), typed


def messages_keep_their_word(table: Table) -> None:
    """A message that is refused changes nothing; one that is accepted plays at least its first move."""
    table = table.settled()
    before = copy.deepcopy(table.state)
    for seat, move in _moves(table):
        if table.rules.outcome(table.after(seat, move).state) is not None:
            continue
        after = table.after(seat, move).settled()
        asked = table.rules.outcome(after.state) is None and moves.choice(table.rules, after.state, seat) is not None
        second = descent(after, seat, table.chance("second")) if asked else move
        _check_message(table, seat, (move, second))
        _check_message(table, seat, (move,))
    assert table.state == before


def completions_lead_on(table: Table) -> None:
    """Whatever part of a legal move is typed, the suggestions hold it, and the move is within reach; what is typed of
    half a path goes on."""
    table = table.settled()
    for seat, move in _moves(table):
        if _is_held(table, seat, move):
            continue
        view, shown = table.rules.view(table.state, seat), table.rules.format(move)
        for cut in range(0, len(shown) + 1, 2):
            found = moves.completions(table.rules, view, shown[:cut])
            assert len(found) == len(set(found)) <= MAX_TOKENS, (shown[:cut], found)
            assert all(_folded(shown[:cut]) in _folded(one) for one in found), (shown[:cut], found)
            near = any(
                _folded(shown).startswith(_folded(one)) or (not cut and _folded(one) in _folded(shown)) for one in found
            )
            assert near or len(found) == MAX_TOKENS, (shown, shown[:cut], found)
        for half in (table.rules.format(move[:length]) for length in range(1, len(move))):
            assert moves.completions(table.rules, view, half), (half, move)


def _is_held(table: Table, seat: Seat, move: Move) -> bool:
    choice = moves.choice(table.rules, table.state, seat)
    return choice is not None and choice.blind and move[0] in choice.tokens


def values_are_frozen(table: Table) -> None:
    """States, views and options are frozen dataclasses that pickle and hash."""
    table = table.settled()
    values = [table.options, table.state, *(table.rules.view(table.state, viewer) for viewer in table.viewers)]
    for value in values:
        assert dataclasses.is_dataclass(value), type(value)
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(value, dataclasses.fields(value)[0].name, None)
        assert pickle.loads(pickle.dumps(value)) == value
        hash(value)
    assert type(table.state) not in {type(value) for value in values[2:]}, "a View is another type than the State"


def witnesses_are_plain_text(table: Table) -> None:
    """Lines of ASCII, the same for equal views, and nothing of how Python shows an object."""
    view, again = (table.rules.view(table.state, None) for _ in range(2))
    assert table.rules.upgrade is not None
    said = table.rules.upgrade.witness(view)
    assert said == table.rules.upgrade.witness(again)
    assert said.isascii(), said
    assert said
    assert not set("<()[]{}'\"\t\r") & set(said), said


def planning_ahead_needs_only_the_view(table: Table) -> None:
    """What is offered for a turn to come is the owner's own, and can be walked, named, judged and typed like any."""
    rules = table.rules
    for viewer in table.viewers:
        view = rules.view(table.state, viewer)
        there = moves.ahead(rules, view)
        asked = viewer in table.acting or viewer is None
        assert there is None or not asked, (viewer, there)
        if there is None:
            continue
        assert type(there) is type(view)
        choice = rules.choice(there)
        assert choice is not None
        assert choice.owed, (viewer, choice)
        assert not choice.blind, (viewer, choice)
        move = next(owed(rules, there))
        assert rules.refusal(there, move) is None
        assert rules.parse(there, rules.format(move))
        moves.preview(rules, there, move)
        texts = [rules.label(there, move[:length]) for length in range(1, len(move) + 1)]
        assert all(texts)


def what_is_told_of_a_move_can_be_waited_for(table: Table) -> None:
    """In the same notation, by everybody who was told."""
    rules = table.rules
    for seat, move in _moves(table):
        _, events = rules.apply(table.state, seat, move)
        for event, viewer in product(events, table.everybody):
            if event.to is None or viewer in event.to:
                view = rules.view(table.state, viewer)
                assert [moves.condition(rules, view, told) for told in event.tells] == list(event.tells)


def retiring_is_a_move(table: Table) -> None:
    table = table.settled()
    if table.rules.outcome(table.state) is None:
        for seat in table.everybody:
            move = moves.retire(table.rules, table.state, seat)
            assert move is None or moves.legal(table.rules, table.state, seat, move), (seat, move)


def events_name_real_seats(table: Table) -> None:
    for seat, move in _any_moves(table):
        for event in table.rules.apply(table.state, seat, move)[1]:
            assert isinstance(event, Event), event
            assert event.to is None or event.to <= set(table.everybody), event


def every_game_ends(table: Table) -> None:
    """Played on at random from its first line."""
    end = walked(table.rules, table.options, table.seats, table.seed, MOST_LINES)
    outcome = table.rules.outcome(end.state)
    assert outcome is not None, f"still running after {MOST_LINES} lines"
    assert len(set(outcome.winners)) == len(outcome.winners)
    assert set(outcome.winners) <= set(table.everybody)
    assert len(outcome.scores) in (0, table.seats)


def what_is_foreseen_can_be_said(table: Table) -> None:
    """Sentences, and views of the same person."""
    table = table.settled()
    for seat, move in _moves(table):
        view = table.rules.view(table.state, seat)
        preview = moves.preview(table.rules, view, move)
        assert preview is None or all(isinstance(line, Text) for line in preview.lines), (seat, move)
        assert preview is not None or _forbids(table.options), (seat, move, "None only where an option forbids it")
        assert all(type(after) is type(view) for after in moves.follow(table.rules, view, move)), (seat, move)


def _forbids(options: Any) -> bool:
    """Whether the table is played without previews."""
    return getattr(options, "blind", False) or not getattr(options, "preview", True)


def threats_are_told_to_their_owner_alone(table: Table) -> None:
    """Sentences, worst first, about cells that the notation names; nothing to a spectator, nor at the end."""
    table = table.settled()
    assert not moves.threats(table.rules, table.rules.view(table.state, None)), "a spectator is warned"
    paths = {(seat, move[:length]) for seat, move in _moves(table) for length in range(len(move) + 1)}
    for seat, path in paths | {(seat, ()) for seat in table.everybody}:
        found = moves.threats(table.rules, table.rules.view(table.state, seat), path)
        assert not found or table.rules.outcome(table.state) is None, (seat, path)
        assert [each.weight for each in found] == sorted((each.weight for each in found), reverse=True), (seat, path)
        assert all(isinstance(each.text, Text) and all(each.cells) for each in found), (seat, path)


def what_is_reversible_is_legal_and_goes_on(table: Table) -> None:
    """Of what is not certain the answer is no: neither chance nor the end comes of what may be taken back alone."""
    table = table.settled()
    for seat, move in _moves(table):
        if moves.reversible(table.rules, table.rules.view(table.state, seat), move):
            after = table.after(seat, move)
            assert table.rules.roll(after.state, table.chance("next")) is None, (seat, move)
            assert table.rules.outcome(after.state) is None, (seat, move)


REQUIRED: tuple[Check, ...] = (
    one_thing_is_due,
    asked_are_those_who_owe,
    steps_fit_a_menu,
    notation_reads_back,
    a_question_is_no_move,
    half_notation_begins_the_whole,
    scribbles_are_refused,
    nonsense_changes_nothing,
    refusal_says_exactly_what_choice_says,
    replay_gives_the_state,
    nothing_but_chance_is_random,
    chance_obeys_the_rules,
    secret_choices_stay_secret,
    secret_choices_commute,
    what_is_held_is_nobodys,
    defaults_are_legal,
    messages_keep_their_word,
    completions_lead_on,
    values_are_frozen,
    events_name_real_seats,
    every_game_ends,
)
"""What every game promises."""
POWERS: Mapping[str, tuple[Check, ...]] = {
    "foresee": (what_is_foreseen_can_be_said,),
    "warn": (threats_are_told_to_their_owner_alone,),
    "undo": (what_is_reversible_is_legal_and_goes_on,),
    "plan": (planning_ahead_needs_only_the_view, what_is_told_of_a_move_can_be_waited_for),
    "upgrade": (witnesses_are_plain_text,),
    "resign": (retiring_is_a_move,),
    "think": (
        guesses_agree_with_the_view,
        defaults_need_only_the_view,
        advice_is_legal_and_of_the_view_alone,
        a_given_move_is_weighed,
    ),
}
"""What a game promises that has a power."""
CHECKS: tuple[Check, ...] = (*REQUIRED, *chain.from_iterable(POWERS.values()))


def checks(rules: Rules[Any, Any, Any]) -> tuple[Check, ...]:
    """Those of these rules, whatever powers they have."""
    own = (each for power, each in POWERS.items() if getattr(rules, power) is not None)
    return (*REQUIRED, *chain.from_iterable(own))


def texts(table: Table) -> Iterator[Text]:
    """Everything that the rules say at this table, for the catalogues."""
    rules, state = table.rules, table.state
    outcome = rules.outcome(state)
    if outcome is not None:
        yield from (outcome.reason, *outcome.scores)
    for seat, move in _any_moves(table):
        yield from (event.text for event in rules.apply(state, seat, move)[1])
    for seat in table.everybody:
        view = rules.view(state, seat)
        yield from filter(None, (rules.refusal(view, path) for path in NONSENSE))
        for path, choice in _descents(table, seat):
            yield from filter(None, (rules.refusal(view, wrong) for wrong in wrong_ways(path, choice)))
            yield from _menu(rules, view, path, choice)


def described(rules: Rules[Any, Any, Any]) -> None:
    """Options are a frozen dataclass whose fields carry their limits; presets keep within them."""
    assert rules.name.isascii()
    assert rules.name == rules.name.lower()
    assert rules.version >= 1
    assert rules.batch is Batch.ORDERED or rules.foresee is not None, (
        "a message is judged as a whole by what is foreseen"
    )
    assert rules.presets
    fields = dataclasses.fields(rules.options)
    assert all("limit" in field.metadata for field in fields)
    for options in (rules.options(), *rules.presets.values()):
        assert type(options) is rules.options
        assert rules.problem(options) is None, options
        assert min(rules.seats(options)) >= 1
        for field in fields:
            _within(field, getattr(options, field.name))


def _within(field: dataclasses.Field[Any], value: Any) -> None:
    limit = field.metadata["limit"]
    assert field.default is None if value is None else allows(limit, value), field.name


def _menu(rules: Rules[Any, Any, Any], view: Any, path: Move, choice: Choice | None) -> Iterator[Text]:
    yield from (each.text for each in moves.threats(rules, view, path))
    if choice is None:
        preview = moves.preview(rules, view, path)
        yield from () if preview is None else preview.lines
    else:
        yield choice.prompt
        yield from (rules.label(view, (*path, token)) for token in choice.tokens + choice.open)


def _moves(table: Table) -> Iterator[tuple[Seat, Move]]:
    """Some legal moves of every seat."""
    for seat in table.everybody:
        for move in dict.fromkeys(paths(table, seat, table.chance(f"moves of {int(seat)}"), SAMPLE)):
            yield seat, move


def _any_moves(table: Table) -> Iterator[tuple[Seat, Move]]:
    """Some legal moves of everybody, or of chance if it is due."""
    fact = table.rules.roll(table.state, table.chance("any"))
    if fact is None:
        yield from _moves(table)
    else:
        yield CHANCE, fact


def _steps(table: Table) -> Iterator[tuple[Seat, Move, Choice]]:
    """Some of the choices that the seats meet."""
    for seat in table.everybody:
        yield from ((seat, path, choice) for path, choice in _descents(table, seat) if choice is not None)


def _descents(table: Table, seat: Seat) -> Iterator[tuple[Move, Choice | None]]:
    """Some paths of `seat`, half and whole, each with what may come next."""
    found: dict[Move, Choice | None] = {}
    for move in paths(table, seat, table.chance(f"descents of {int(seat)}"), SAMPLE):
        for length in range(len(move) + 1):
            if move[:length] not in found:
                found[move[:length]] = moves.choice(table.rules, table.state, seat, move[:length])
    yield from found.items()


def wrong_ways(path: Move, choice: Choice | None) -> Iterator[Move]:
    """Paths that leave the offered ones at this step."""
    offered = () if choice is None else choice.tokens + choice.open
    for token in ("nonsense", "", *path[:1], "1", "A"):
        if token not in offered:
            yield (*path, token)


def _refused(table: Table, seat: Seat, move: Move) -> None:
    with pytest.raises(IllegalMove) as refused:
        moves.play(table.rules, table.state, seat, move)
    assert isinstance(refused.value.reason, Text)


def _answer(table: Table, seat: Seat, typed: str) -> object:
    """What comes of a typed message: the step, or the reason of a refusal."""
    try:
        message = table.rules.parse(table.rules.view(table.state, seat), typed)
        assert message, typed
        return _submit(table, seat, message)
    except IllegalMove as refused:
        return refused.reason


def _submit(table: Table, seat: Seat, message: tuple[Move, ...]) -> Any:
    return moves.submit(
        table.rules,
        table.state,
        seat,
        message,
        partial(Chance, table.seed),
        line=len(table.log),
    )


def _check_message(table: Table, seat: Seat, message: tuple[Move, ...]) -> None:
    view = table.rules.view(table.state, seat)
    if table.rules.batch is Batch.WHOLE and (reason := moves.judge(table.rules, view, message)) is not None:
        assert len(message) > 1, (message, reason)
        with pytest.raises(IllegalMove):
            _submit(table, seat, message)
        return
    step, dropped = _submit(table, seat, message)
    played = [line.move for line in step.lines if line.seat == seat]
    assert played == list(message[: len(played)])
    assert played
    over = table.rules.outcome(step.state) is not None
    assert (len(played) < len(message)) == (dropped is not None) or over, (message, played, dropped)
    assert _played_again(table.rules, table.state, step.lines) == step.state
    assert moves.settle(table.rules, step.state, partial(Chance, table.seed), 0).lines == ()


def _told(events: Any, viewer: Seat | None) -> tuple[Event, ...]:
    return tuple(event for event in events if event.to is None or viewer in event.to)


def _folded(typed: str) -> str:
    return "".join(typed.split()).casefold()
