"""Rules with one thing wrong: they show that the contract's checks bite."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, fields, replace
from functools import partial
from typing import Any

from games import moves
from games.cardgo.state import SeenPiece
from games.core import Advice, Batch, Choice, Event, Resign, Rules, Seat, Threat, Window, text
from tests.support import toy
from tests.support.contract import (
    POWERS,
    Check,
    a_given_move_is_weighed,
    a_question_is_no_move,
    advice_is_legal_and_of_the_view_alone,
    asked_are_those_who_owe,
    chance_obeys_the_rules,
    completions_lead_on,
    defaults_are_legal,
    defaults_need_only_the_view,
    events_name_real_seats,
    every_game_ends,
    guesses_agree_with_the_view,
    half_notation_begins_the_whole,
    messages_keep_their_word,
    nonsense_changes_nothing,
    notation_reads_back,
    nothing_but_chance_is_random,
    one_thing_is_due,
    planning_ahead_needs_only_the_view,
    refusal_says_exactly_what_choice_says,
    replay_gives_the_state,
    retiring_is_a_move,
    scribbles_are_refused,
    secret_choices_commute,
    secret_choices_stay_secret,
    steps_fit_a_menu,
    threats_are_told_to_their_owner_alone,
    values_are_frozen,
    what_is_foreseen_can_be_said,
    what_is_held_is_nobodys,
    what_is_reversible_is_legal_and_goes_on,
    what_is_told_of_a_move_can_be_waited_for,
    witnesses_are_plain_text,
)

Method = Callable[..., Any]
"""Takes the honest rules first, then what the planted method is called with."""


def planted(honest: Rules[Any, Any, Any], members: Mapping[str, Any]) -> Rules[Any, Any, Any]:
    """`honest` rules, some of whose members are replaced, or some of those of their powers."""
    left: dict[str, Any] = {name: partial(each, honest) if callable(each) else each for name, each in members.items()}
    for name in POWERS:
        power = getattr(honest, name)
        own = {each.name: left.pop(each.name) for each in fields(power) if each.name in left} if power else {}
        left |= {name: replace(power, **own)} if own else {}
    return replace(honest, **left)


def member(rules: Rules[Any, Any, Any], name: str) -> Any:
    """The function of the rules that is called so, or of one of their powers; None where they lack it."""
    return next((getattr(each, name) for each in (rules, *_powers(rules)) if hasattr(each, name)), None)


def _powers(rules: Rules[Any, Any, Any]) -> tuple[Any, ...]:
    return tuple(filter(None, (getattr(rules, power) for power in POWERS)))


@contextmanager
def replanted(rules: Rules[Any, Any, Any], members: Mapping[str, Any]) -> Iterator[None]:
    """Within it these rules themselves, whoever holds them, are as `planted` makes them."""
    honest = replace(rules)
    try:
        _become(rules, planted(honest, members))
        yield
    finally:
        _become(rules, honest)


def _become(rules: Rules[Any, Any, Any], others: Rules[Any, Any, Any]) -> None:
    for each in fields(rules):
        object.__setattr__(rules, each.name, getattr(others, each.name))


@dataclass(frozen=True, slots=True)
class Smuggling(toy.View):
    """A view that carries a secret past the comparison."""

    cargo: tuple[int, ...] = field(default=(), compare=False)


@dataclass(slots=True, unsafe_hash=True)
class Loose:
    """A view that can be changed."""

    honest: toy.View


_COUNTER = itertools.count()


def _choice(change: Callable[[Any, Any, Any, Choice], Choice]) -> Method:
    """`choice` with every honest answer changed."""

    def planted(honest: Any, view: Any, path: Any = ()) -> Choice | None:
        choice = honest.choice(view, path)
        return None if choice is None else change(honest, view, path, choice)

    return planted


def _apply(change: Callable[[Any, Any, Seat, Any, Any, Any], tuple[Any, Any]]) -> Method:
    """`apply` with every honest result changed."""

    def planted(honest: Any, state: Any, seat: Seat, move: Any) -> tuple[Any, Any]:
        return change(honest, state, seat, move, *honest.apply(state, seat, move))

    return planted


def _first_point(honest: Any, state: Any, seat: Seat, move: Any, after: Any, told: Any) -> tuple[Any, Any]:
    """The first to bid wins a point."""
    early = move[0] == "bid" and set(state.bids) == {None}
    return (replace(after, scores=_one_more(after.scores, seat)) if early else after), told


def _one_more(scores: tuple[int, ...], seat: int) -> tuple[int, ...]:
    return (*scores[:seat], scores[seat] + 1, *scores[seat + 1 :])


def _aloud(event: Event) -> Event:
    return replace(event, to=None) if event.text.key == "toy-answer" else event


def _repeatable(choice: Choice) -> Choice:
    """What was answered may be answered again."""
    if choice.window is None or not choice.blind:
        return choice
    return replace(choice, open=(*toy.ANSWERS, "order"), window=replace(choice.window, answers=toy.ANSWERS))


def _impatient(honest: Any, state: Any) -> Mapping[Seat, Window | None]:
    """Bids are owed before the cards are dealt."""
    return honest.asked(state) if all(state.cards) else {Seat(0): None}


def _meddled(honest: Any, state: Any, viewer: Seat | None) -> Any:
    view = honest.view(state, viewer)
    object.__setattr__(state, "prize", state.prize + 1)
    return view


def _forgetful(honest: Any, state: Any) -> Mapping[Seat, Window | None]:
    """Asks the first of several only."""
    return dict(list(honest.asked(state).items())[:1])


def _seen_blind(honest: Any, state: Any) -> Mapping[Seat, Window | None]:
    """Windows are blind only where there is something to answer."""
    return {
        seat: window and replace(window, blind=bool(window.answers)) for seat, window in honest.asked(state).items()
    }


def _smuggle(honest: Any, state: Any, viewer: Seat | None) -> Smuggling:
    view = honest.view(state, viewer)
    return Smuggling(**{field.name: getattr(view, field.name) for field in fields(toy.View)}, cargo=state.cards)


def _indiscreet_refusal(honest: Any, view: Any, path: Any) -> Any:
    reason = honest.refusal(view, path)
    return reason if reason is None else text("toy-refusal-token", token=str(view.cargo), legal="")


def _telltale_refusal(honest: Any, view: Any, path: Any) -> Any:
    """Refuses nothing, if somebody else holds a 6: says what the honest rules say otherwise."""
    return honest.refusal(view, path) or (text("toy-refusal-wait") if 6 in view.cargo else None)


WRONG: Mapping[str, tuple[Mapping[str, Any], Check]] = {
    "chance and a seat are due together": ({"asked": _impatient}, one_thing_is_due),
    "nobody is due": ({"outcome": lambda honest, state: None}, one_thing_is_due),
    "26 options": (
        {"choice": _choice(lambda h, view, path, c: replace(c, tokens=tuple(map(str, range(26)))) if path else c)},
        steps_fit_a_menu,
    ),
    "a token twice": (
        {"choice": _choice(lambda h, view, path, c: replace(c, tokens=c.tokens * 2))},
        steps_fit_a_menu,
    ),
    "a token owed and open": (
        {"choice": _choice(lambda h, view, path, c: replace(c, tokens=(*c.tokens, "order")) if c.open else c)},
        steps_fit_a_menu,
    ),
    "an open token below the root": (
        {"choice": _choice(lambda h, view, path, c: replace(c, open=("x",)) if path else c)},
        steps_fit_a_menu,
    ),
    "no option": ({"choice": _choice(lambda h, view, path, c: replace(c, tokens=()) if path else c)}, steps_fit_a_menu),
    "a notation that cannot be read": ({"format": lambda honest, path: "-".join(path)}, notation_reads_back),
    "two spellings": (
        {"parse": lambda honest, view, typed: tuple((*m, "0") for m in honest.parse(view, typed))},
        notation_reads_back,
    ),
    "a question that is read as a move": (
        {"parse": lambda honest, view, typed: (tuple(typed.split()),)},
        a_question_is_no_move,
    ),
    "half a notation that begins nothing": (
        {"format": lambda honest, path: "let me see" if len(path) == 1 and path != ("let",) else " ".join(path)},
        half_notation_begins_the_whole,
    ),
    "a suggestion that leads astray": (
        {"format": lambda honest, path: "bet" if path == ("bid",) else " ".join(path)},
        completions_lead_on,
    ),
    "a crash on strange text": (
        {"parse": lambda honest, view, typed: honest.parse(view, typed.encode("ascii").decode())},
        scribbles_are_refused,
    ),
    "a crash on nonsense": (
        {"refusal": lambda honest, view, path: honest.refusal(view, path) and text("toy-no", first=path[0])},
        nonsense_changes_nothing,
    ),
    "a move that changes the state it is made in": (
        {"view": _meddled},
        nonsense_changes_nothing,
    ),
    "a refusal of what is legal": (
        {
            "refusal": lambda honest, view, path: (
                honest.refusal(view, path) or (text("toy-no") if path == ("bid", "1") else None)
            )
        },
        refusal_says_exactly_what_choice_says,
    ),
    "no refusal of what is illegal": (
        {"refusal": lambda honest, view, path: None if path[:1] == ("bid",) else honest.refusal(view, path)},
        refusal_says_exactly_what_choice_says,
    ),
    "a message refused although its only move is legal": (
        {"batch": Batch.WHOLE, "refusal": lambda honest, view, path: text("toy-no")},
        messages_keep_their_word,
    ),
    "a preview without words": (
        {"preview": lambda honest, view, move: toy.Foreseen(("toy-preview-bid",))},  # type: ignore[arg-type]  # wrong
        what_is_foreseen_can_be_said,
    ),
    "a bid that may be the last one": (
        {"reversible": lambda honest, view, move: True},
        what_is_reversible_is_legal_and_goes_on,
    ),
    "a turn to come that is not there": ({"ahead": lambda honest, view: view}, planning_ahead_needs_only_the_view),
    "a condition that reads as another": (
        {"condition": lambda honest, view, typed: moves.condition(honest, view, typed).upper()},
        what_is_told_of_a_move_can_be_waited_for,
    ),
    "hidden randomness": (
        {"apply": _apply(lambda h, s, seat, move, after, told: (replace(after, prize=next(_COUNTER) + 1), told))},
        nothing_but_chance_is_random,
    ),
    "hidden randomness in an event": (
        {"apply": _apply(lambda h, s, seat, move, after, told: (after, (Event(text("toy-n", n=next(_COUNTER))),)))},
        nothing_but_chance_is_random,
    ),
    "a shuffle outside the log": (
        {
            "setup": lambda honest, options, seats: replace(
                honest.setup(options, seats), scores=(next(_COUNTER),) * seats
            )
        },
        replay_gives_the_state,
    ),
    "loaded dice": (
        {"roll": lambda honest, state, chance: honest.roll(state, chance) and ("prize", "9")},
        chance_obeys_the_rules,
    ),
    "an announced secret": (
        {
            "apply": _apply(
                lambda h, s, seat, move, after, told: (after, (*told, Event(text("toy-did", what=str(move)))))
            )
        },
        secret_choices_stay_secret,
    ),
    "the order of secret choices matters": ({"apply": _apply(_first_point)}, secret_choices_commute),
    "an answer told to everybody": (
        {"apply": _apply(lambda h, s, seat, move, after, told: (after, tuple(map(_aloud, told))))},
        what_is_held_is_nobodys,
    ),
    "an answer that can be set twice": (
        {"choice": _choice(lambda h, view, path, c: _repeatable(c))},
        what_is_held_is_nobodys,
    ),
    "something held that can go two ways": (
        {"choice": _choice(lambda h, view, path, c: replace(c, tokens=("settle", "hold")) if c.blind else c)},
        what_is_held_is_nobodys,
    ),
    "something held without a window": (
        {"choice": _choice(lambda h, view, path, c: replace(c, window=c.window and replace(c.window, hours=0)))},
        what_is_held_is_nobodys,
    ),
    "an illegal default": ({"default": lambda honest, state, seat: ("bid", "7")}, defaults_are_legal),
    "a default nobody owes": ({"default": lambda honest, state, seat: ("order", "let")}, defaults_are_legal),
    "a guess that forgets": (
        {"guess": lambda honest, view, chance: replace(honest.think.guess(view, chance), prize=0)},
        guesses_agree_with_the_view,
    ),
    "advice that is no move": (
        {"advise": lambda honest, view, seat, key, budget: [Advice(("bid", "99"), 1.0)]},
        advice_is_legal_and_of_the_view_alone,
    ),
    "advice that leaves out what is asked about": (
        {
            "advise": lambda honest, view, seat, key, budget: [
                each for each in honest.think.advise(view, seat, key, budget) if each.move != budget.beside
            ]
        },
        a_given_move_is_weighed,
    ),
    "somebody owes a choice and is not asked": ({"asked": _forgetful}, asked_are_those_who_owe),
    "another window than the choice's": (
        {"asked": lambda honest, state: dict.fromkeys(honest.asked(state), Window(hours=1))},
        asked_are_those_who_owe,
    ),
    "a choice for a spectator": (
        {"choice": lambda honest, view, path=(): honest.choice(replace(view, viewer=view.viewer or Seat(0)), path)},
        asked_are_those_who_owe,
    ),
    "a default that depends on a secret": (
        {
            "default": lambda honest, state, seat: (
                ("bid", str(min(state.cards))) if honest.default(state, seat)[0] == "bid" else ("let",)
            )
        },
        defaults_need_only_the_view,
    ),
    "a view that can be changed": (
        {
            "view": lambda honest, state, viewer: Loose(honest.view(state, viewer)),
            "choice": lambda h, view, path=(): None,
        },
        values_are_frozen,
    ),
    "a state that serves as a view": (
        {"view": lambda honest, state, viewer: state, "choice": lambda h, view, path=(): None},
        values_are_frozen,
    ),
    "a spectator who is warned": (
        {"threats": lambda honest, view, path=(): (Threat(text("toy-event-prize", prize=1), ("1",), 1),)},
        threats_are_told_to_their_owner_alone,
    ),
    "a witness that shows an object": ({"witness": lambda honest, view: repr(view)}, witnesses_are_plain_text),
    "resigning by an illegal move": ({"resign": Resign(retire=lambda state, seat: ("resign",))}, retiring_is_a_move),
    "an event for a seat that is not there": (
        {
            "apply": _apply(
                lambda h, s, seat, move, after, told: (after, (Event(text("toy-x"), to=frozenset({Seat(9)})),))
            )
        },
        events_name_real_seats,
    ),
    "a game without end": (
        {"apply": _apply(lambda h, s, seat, move, after, told: (replace(after, round=1), told))},
        every_game_ends,
    ),
}
"""Name -> what is replaced, and the check that must notice."""

LEAKING: Mapping[str, Mapping[str, Any]] = {
    "a view that shows the cards": {
        "view": lambda honest, state, viewer: replace(honest.view(state, viewer), cards=state.cards),
    },
    "a view that shows the bids": {
        "view": lambda honest, state, viewer: replace(honest.view(state, viewer), bids=state.bids),
    },
    "a view that shows the orders": {
        "view": lambda honest, state, viewer: replace(honest.view(state, viewer), orders=state.orders),
    },
    "a view that shows it to spectators only": {
        "view": lambda honest, state, viewer: honest.view(state, Seat(0) if viewer is None else viewer),
    },
    "an event that tells the card": {
        "apply": _apply(
            lambda h, s, seat, move, after, told: (after, (*told, Event(text("toy-card", cards=str(s.cards)))))
        ),
    },
    "an event that goes to the wrong seat": {
        "apply": _apply(lambda h, s, seat, move, after, told: (after, tuple(replace(e, to=None) for e in told))),
    },
    "a refusal that names a secret": {"view": _smuggle, "refusal": _indiscreet_refusal},
    "a refusal that depends on a secret": {"view": _smuggle, "refusal": _telltale_refusal},
    "a preview that knows too much": {
        "view": _smuggle,
        "preview": lambda honest, view, move: toy.Foreseen((text("toy-preview-bid", prize=max(view.cargo)),)),
    },
    "a label that knows too much": {
        "view": _smuggle,
        "label": lambda honest, view, path: text("toy-x", n=max(view.cargo)),
    },
    "a default that depends on a secret": {
        "default": lambda honest, state, seat: (
            ("bid", str(min(state.cards))) if honest.default(state, seat)[0] == "bid" else ("let",)
        ),
    },
    "a window that is blind only where there is something to answer": {
        "asked": _seen_blind,
    },
    "a choice that depends on a secret": {
        "view": _smuggle,
        "choice": _choice(
            lambda h, view, path, c: replace(c, tokens=c.tokens[: 7 - max(view.cargo)] or c.tokens[:1]) if path else c
        ),
    },
}
"""What `check_twins` must notice."""

LEAKING_CARDGO: Mapping[str, Mapping[str, Any]] = {
    "a view that shows the hands": {
        "view": lambda honest, state, viewer: replace(honest.view(state, viewer), hands=state.hands),
    },
    "a view that shows the deck": {
        "view": lambda honest, state, viewer: replace(honest.view(state, viewer), pool=state.deck),
    },
    "a view that shows face-down pieces": {
        "view": lambda honest, state, viewer: replace(
            honest.view(state, viewer),
            board=tuple(piece and SeenPiece(piece.owner, piece.card) for piece in state.board),
        ),
    },
    "a draw that everybody hears": {
        "apply": _apply(
            lambda h, s, seat, move, after, told: (after, tuple(replace(event, to=None) for event in told))
        ),
    },
    "a default that depends on a secret": {
        "default": lambda honest, state, seat: (
            ("resign",) if sum(card.value for card in state.hands[1 - seat]) > 17 else ("pass",)
        ),
    },
}
"""The same for CardGO's rows of hidden things."""
