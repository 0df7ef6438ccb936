"""A small auction that uses every corner of the contract: the contract's own test bed, and the shortest complete
example.

Each round chance names the prize (1 to 3 points) and deals everybody a secret card (1 to 6). Everybody secretly bids at
most their card. Those who share the highest bid each take the prize. A single highest bidder takes it unless their
neighbour vetoes, which costs the neighbour a point. At any time a seat may set its standing order: "let" answers the
neighbour's question in advance. With the option `held` nobody can tell whether it did: the question is held for a while
whatever the order says, and the neighbour leaves an answer in secret. After the last round the highest score wins;
several may win together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from games.core import (
    Advice,
    Budget,
    Chance,
    Choice,
    Event,
    Foresee,
    IllegalMove,
    Level,
    Move,
    Offer,
    OfferFacts,
    Outcome,
    Plan,
    Range,
    Rules,
    Seat,
    Text,
    Think,
    Threat,
    Undo,
    Upgrade,
    Warn,
    Window,
    option,
    text,
)
from games.moves import owed

PRIZES = ("1", "2", "3")
CARDS = ("1", "2", "3", "4", "5", "6")
ORDERS = ("ask", "let")
ANSWERS = ("let", "veto")

T = TypeVar("T")


FIRST, LAST, FAILING, ILLEGAL = range(1, 5)
"""What the levels do, by the counts they are given."""


def advise(view: View, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """The first move there is, or the last, and then the others; or something wrong."""
    if budget.counts == FAILING:
        raise RuntimeError("no idea")
    if budget.counts == ILLEGAL:
        return [Advice(("bid", "99"), 1.0)]
    every = list(owed(TOY, view))[:: 1 if budget.counts == FIRST else -1]
    return [Advice(move, 1 - number / len(every)) for number, move in enumerate(every)]


def levels(view: View) -> Sequence[Level]:
    """The weaker ones play the first move, and who stands in the last; the stronger ones are broken."""
    return [Level(counts, 1) for counts in (FIRST, FIRST, LAST, FAILING, ILLEGAL)]


@dataclass(frozen=True, slots=True)
class Options:
    rounds: int = option(2, Range(1, 5))
    blind: bool = option(False)
    """Without previews."""
    held: bool = option(False)
    """Vetoes are blind."""


@dataclass(frozen=True, slots=True)
class State:
    """`prize` 0 and `cards` 0 are still owed by chance; a bid of None is still owed by its seat. When every bid is in,
    the neighbour is asked; `answer` is the one that they left, if any, where their question is held."""

    options: Options
    cards: tuple[int, ...]
    bids: tuple[int | None, ...]
    orders: tuple[str, ...]
    scores: tuple[int, ...]
    prize: int = 0
    round: int = 1
    shown: tuple[int | None, ...] = ()
    """The bids of the round before: a view remembers what everybody was shown."""
    answer: str = ""


@dataclass(frozen=True, slots=True)
class View:
    """`cards`, `bids` and `orders` hold None where the viewer may not know, as does `answer`; `bids` are public while
    the neighbour is asked."""

    options: Options
    viewer: Seat | None
    cards: tuple[int | None, ...]
    bids: tuple[int | None, ...]
    orders: tuple[str | None, ...]
    scores: tuple[int, ...]
    prize: int
    round: int
    dealt: int
    shown: tuple[int | None, ...]
    asked: Seat | None
    answer: str | None
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class Foreseen:
    lines: tuple[Text, ...]


def seats(options: Options) -> range:
    return range(2, 7)


def problem(options: Options) -> Text | None:
    return text("toy-problem-blind") if options.blind and options.rounds == 1 else None


def setup(options: Options, seats: int) -> State:
    return State(options, (0,) * seats, (None,) * seats, (ORDERS[0],) * seats, (0,) * seats)


def asked(state: State) -> Mapping[Seat, Window | None]:
    neighbour = _neighbour(state)
    if neighbour is not None:
        return {neighbour: _window(state.options, _answers(state.orders[neighbour], state.answer))}
    bidding = state.round <= state.options.rounds and all(state.cards)
    return {Seat(seat): None for seat, bid in enumerate(state.bids) if bidding and bid is None}


def choice(view: View, path: Move = ()) -> Choice | None:
    if view.viewer is None or view.outcome is not None:
        return None
    match path:
        case ():
            if view.asked == view.viewer and view.options.held:
                return _held(view, view.viewer)
            window = _window(view.options, ()) if view.asked == view.viewer else None
            return Choice(text("toy-ask"), _owed(view, view.viewer), ("order",), window)
        case ("bid",):
            return Choice(
                text("toy-how-much"), tuple(str(amount) for amount in range((view.cards[view.viewer] or 0) + 1))
            )
        case ("order",):
            return Choice(text("toy-which"), tuple(order for order in ORDERS if order != view.orders[view.viewer]))
        case _:
            return None


def facts(state: State, path: Move = ()) -> Choice | None:
    """The prize, then a card for each seat."""
    if state.round > state.options.rounds or (state.prize and all(state.cards)):
        return None
    steps = (("deal",), (str(state.cards.index(0)),), CARDS) if state.prize else (("prize",), PRIZES)
    return Choice(text("toy-chance"), steps[len(path)]) if len(path) < len(steps) else None


def default(state: State, seat: Seat) -> Move:
    if _neighbour(state) == seat:
        return ("settle",) if state.options.held else ("let",)
    return ("bid", "0")


def refusal(view: View, path: Move) -> Text | None:
    return refused(choice, view, path)


def refused(offer: Offer[View], view: View, path: Move) -> Text | None:
    """Why a path may not be played where this is offered."""
    if offer(view) is None:
        return text("toy-refusal-over" if view.outcome else "toy-refusal-wait")
    for length, token in enumerate(path):
        step = offer(view, path[:length])
        if step is None or token not in step.tokens + step.open:
            legal = () if step is None else step.tokens + step.open
            return text("toy-refusal-token", token=token, legal=" ".join(legal))
    return None


def label(view: View, path: Move) -> Text:
    return text(f"toy-label-{path[-1] if len(path) == 1 or path[0] == 'order' else 'number'}", number=path[-1])


def preview(view: View, move: Move) -> Foreseen | None:
    return None if view.options.blind else Foreseen((text(f"toy-preview-{move[0]}", prize=view.prize),))


def threats(view: View, path: Move = ()) -> tuple[Threat, ...]:
    """Nobody takes anything from anybody at an auction."""
    return ()


def reversible(view: View, move: Move) -> bool:
    """What is told to its seat alone. A bid may be the last one, which shows them all."""
    return move[0] == "order" or (view.options.held and move[0] in ANSWERS)


def ahead(view: View) -> View | None:
    """Another bid of the same round, for who has bid."""
    seat = view.viewer
    if seat is None or view.outcome is not None or view.bids[seat] is None or view.asked is not None:
        return None
    return replace(view, bids=_put(view.bids, seat, None))


def condition(view: View, typed: str) -> str:
    """`bid 3` for anybody's, `let` or `veto`."""
    (move,) = parse(view, typed)
    if move[0] not in ("bid", *ANSWERS):
        raise IllegalMove(text("toy-unreadable", typed=typed))
    return " ".join(move)


def roll(state: State, chance: Chance) -> Move | None:
    return drawn(facts, state, chance)


def drawn(due_by: OfferFacts[State], state: State, chance: Chance) -> Move | None:
    """One of these facts, all equally likely at each step."""
    path: Move = ()
    while (due := due_by(state, path)) is not None:
        path = (*path, due.tokens[chance.below(len(due.tokens))])
    return path or None


def apply(state: State, seat: Seat, move: Move) -> tuple[State, Sequence[Event]]:
    match move:
        case ("prize", points):
            return replace(state, prize=int(points)), (Event(text("toy-prize", points=int(points)), reveals=True),)
        case ("deal", number, card):
            return _dealt(state, Seat(int(number)), int(card))
        case ("order", order):
            told = Event(text("toy-order", order=order), to=frozenset({seat}))
            return replace(state, orders=_put(state.orders, seat, order)), (told,)
        case ("bid", amount):
            return _after_bid(replace(state, bids=_put(state.bids, seat, int(amount))), seat)
        case (answer,) if answer != "settle" and state.options.held:
            return replace(state, answer=answer), (Event(text("toy-answer", answer=answer), to=frozenset({seat})),)
        case ("settle",):
            vetoed = state.answer == "veto" and state.orders[seat] == "ask"
            return _answered(replace(state, answer=""), seat, vetoed=vetoed)
        case _:
            return _answered(state, seat, vetoed=move == ("veto",))


def outcome(state: State) -> Outcome | None:
    if state.round <= state.options.rounds:
        return None
    best = max(state.scores)
    winners = tuple(Seat(seat) for seat, score in enumerate(state.scores) if score == best)
    return Outcome(winners, text("toy-over"), tuple(text("toy-score", score=score) for score in state.scores))


def view(state: State, viewer: Seat | None) -> View:
    ended, neighbour = outcome(state), _neighbour(state)
    mine = [ended is not None or seat == viewer for seat in range(len(state.cards))]
    return View(
        options=state.options,
        viewer=viewer,
        cards=tuple(card if known else None for card, known in zip(state.cards, mine, strict=True)),
        bids=tuple(
            bid if known or neighbour is not None else None for bid, known in zip(state.bids, mine, strict=True)
        ),
        orders=tuple(order if known else None for order, known in zip(state.orders, mine, strict=True)),
        scores=state.scores,
        prize=state.prize,
        round=state.round,
        dealt=sum(map(bool, state.cards)),
        shown=state.shown,
        asked=neighbour,
        answer=state.answer if neighbour in (viewer, None) else None,
        outcome=ended,
    )


def witness(view: View) -> str:
    bids = [("-" if view.asked is None else str(bid)) for bid in view.bids]
    rows = zip(view.scores, bids, strict=True)
    seats = (f"seat {seat} points {score} bid {bid}" for seat, (score, bid) in enumerate(rows))
    return "\n".join((f"round {view.round} prize {view.prize} dealt {view.dealt}", *seats))


def guess(view: View, chance: Chance) -> State:
    cards = tuple(_guessed(view, seat, chance) for seat in range(len(view.cards)))
    orders = tuple(order or ORDERS[chance.below(2)] for order in view.orders)
    bids = _guessed_bids(view, cards, chance)
    answer = view.answer if view.answer is not None else ("", *ANSWERS)[chance.below(3)] if view.options.held else ""
    return State(view.options, cards, bids, orders, view.scores, view.prize, view.round, view.shown, answer)


def parse(view: View, typed: str) -> tuple[Move, ...]:
    parts = tuple(tuple(part.lower().split()) for part in typed.split(";"))
    for part in parts:
        if not part or part[0] not in ("bid", "order", "settle", *ANSWERS):
            raise IllegalMove(text("toy-unreadable", typed=" ".join(part)))
    return parts


def format(path: Move) -> str:
    return " ".join(path)


def _held(view: View, seat: Seat) -> Choice:
    """Whoever has left the order to let others have it can answer nothing."""
    answers = _answers(view.orders[seat], view.answer)
    prompt = text("toy-answered", answer=view.answer or "let")
    return Choice(prompt, ("settle",), (*answers, "order"), _window(view.options, answers))


def _answers(order: str | None, left: str | None) -> tuple[str, ...]:
    """What the neighbour may still answer where their question is held."""
    return tuple(answer for answer in ANSWERS if answer != left) if order == "ask" else ()


def _window(options: Options, answers: tuple[str, ...]) -> Window:
    """That of the neighbour's veto."""
    return Window(blind=True, answers=answers) if options.held else Window()


def _owed(view: View, seat: Seat) -> tuple[str, ...]:
    if view.asked is not None:
        return ANSWERS if view.asked == seat else ()
    return ("bid",) if view.dealt == len(view.cards) and view.bids[seat] is None else ()


def _neighbour(state: State) -> Seat | None:
    """The neighbour of the single highest bidder, once every bid is in."""
    bids = [bid for bid in state.bids if bid is not None]
    if len(bids) < len(state.bids) or state.round > state.options.rounds:
        return None
    return Seat((bids.index(max(bids)) + 1) % len(bids))


def _dealt(state: State, seat: Seat, card: int) -> tuple[State, Sequence[Event]]:
    told = Event(text("toy-deal", card=card), to=frozenset({seat}), reveals=True)
    return replace(state, cards=_put(state.cards, seat, card)), (told,)


def _after_bid(state: State, seat: Seat) -> tuple[State, Sequence[Event]]:
    """Nobody learns of a bid before the last one is in; then everybody sees them all."""
    bids = [bid for bid in state.bids if bid is not None]
    if len(bids) < len(state.bids):
        return state, ()
    words, tells = text("toy-bids", bids=tuple(text("toy-bid", amount=bid) for bid in bids)), {f"bid {n}" for n in bids}
    told = Event(words, reveals=True, tells=tuple(sorted(tells)))
    neighbour = _neighbour(state)
    assert neighbour is not None, state
    if bids.count(max(bids)) > 1:
        return _scored(state, told)
    if state.orders[neighbour] == "let" and not state.options.held:
        after, story = _scored(state, told)
        return after, (*story, Event(text("toy-obeyed"), to=frozenset({neighbour}), calls=True))
    return state, (told,)


def _answered(state: State, seat: Seat, *, vetoed: bool) -> tuple[State, Sequence[Event]]:
    if not vetoed:
        return _scored(state, Event(text("toy-let", seat=seat), tells=("let",)))
    fined = _put(state.scores, seat, state.scores[seat] - 1)
    return _next_round(replace(state, scores=fined)), (Event(text("toy-veto", seat=seat), tells=("veto",)),)


def _scored(state: State, told: Event) -> tuple[State, Sequence[Event]]:
    best = max(bid for bid in state.bids if bid is not None)
    scores = tuple(score + state.prize * (bid == best) for score, bid in zip(state.scores, state.bids, strict=True))
    winners = tuple(text("toy-seat", seat=Seat(seat)) for seat, bid in enumerate(state.bids) if bid == best)
    return _next_round(replace(state, scores=scores)), (told, Event(text("toy-taken", seats=winners)))


def _next_round(state: State) -> State:
    """Cards and bids of the last round stay on the table, to be shown."""
    after = replace(state, round=state.round + 1, shown=state.bids)
    if state.round == state.options.rounds:
        return after
    return replace(after, prize=0, cards=(0,) * len(state.cards), bids=(None,) * len(state.bids))


def _guessed(view: View, seat: int, chance: Chance) -> int:
    """A card that the viewer cannot rule out: bids are at most the card."""
    known = view.cards[seat]
    if known is not None:
        return known
    least = max(1, view.bids[seat] or 1)
    return least + chance.below(len(CARDS) + 1 - least) if seat < view.dealt else 0


def _guessed_bids(view: View, cards: tuple[int, ...], chance: Chance) -> tuple[int | None, ...]:
    """Others may have bid already, but never everybody."""
    bids = view.bids
    if view.dealt < len(cards) or view.asked is not None or view.outcome is not None:
        return bids
    last = (
        None
        if view.viewer is not None and bids[view.viewer] is None
        else next(s for s, b in enumerate(bids) if b is None)
    )
    for seat, card in enumerate(cards):
        if bids[seat] is None and seat not in (view.viewer, last) and chance.below(2):
            bids = _put(bids, seat, chance.below(card + 1))
    return bids


def _put(row: tuple[T, ...], seat: int, value: T) -> tuple[T, ...]:
    return (*row[:seat], value, *row[seat + 1 :])


TOY: Rules[Options, State, View] = Rules(
    name="toy",
    version=1,
    options=Options,
    problem=problem,
    presets={"short": Options(), "blind": Options(rounds=3, blind=True), "held": Options(rounds=3, held=True)},
    setup=setup,
    seats=seats,
    asked=asked,
    choice=choice,
    facts=facts,
    apply=apply,
    roll=roll,
    view=view,
    outcome=outcome,
    default=default,
    refusal=refusal,
    label=label,
    parse=parse,
    format=format,
    foresee=Foresee(preview=preview),
    warn=Warn(threats=threats),
    undo=Undo(reversible=reversible),
    plan=Plan(ahead=ahead, condition=condition),
    upgrade=Upgrade(witness=witness),
    think=Think(guess=guess, advise=advise, levels=levels),
)
"""The rules, with every power but resigning."""
