"""Turns, placements and the facts of chance: a state and a legal move give the next state (CardGO 4-6)."""

from __future__ import annotations

from collections.abc import Sequence

from games.cardgo import clues, events, maps
from games.cardgo.board import Terrain, cell, ground, name
from games.cardgo.choices import END, PASS, RESIGN, cells, required
from games.cardgo.connection import Test, is_suppressed
from games.cardgo.deck import card, code, deck, including, without
from games.cardgo.options import Options
from games.cardgo.state import (
    EVERYBODY,
    GREEN,
    RED,
    Card,
    Due,
    Effect,
    Ending,
    Piece,
    Placement,
    SeenPiece,
    State,
)
from games.core import CHANCE, Chance, Choice, Event, Move, Seat, text
from games.replacing import replace

Step = tuple[State, tuple[Event, ...]]

FACT = text("cardgo-prompt-chance")


def setup(options: Options, seats: int) -> State:
    """The state before the first line."""
    assert seats == len((GREEN, RED)), seats
    bare = maps.preset(options)
    full = deck(options)
    green, red = options.hp, options.hp if options.hp_red is None else options.hp_red
    return State(
        options=options,
        ground=bare,
        board=(None,) * len(bare.codes),
        hp=(green, red + options.komi),
        turn=GREEN,
        number=0,
        hands=((), ()),
        deck=full,
        discard=(),
        pools=(full, full, full),
        due=Due.MAP if maps.is_random(options) else Due.DEAL,
    )


def apply(state: State, seat: Seat, move: Move) -> Step:
    """The state after a legal move by either seat or by chance."""
    if seat == CHANCE:
        return _happen(state, move)
    if move[0] == PASS:
        return _pass(state)
    if move[0] == END:
        return _end(replace(state, extra=None), events.declined(state))
    if move[0] == RESIGN:
        return replace(state, ending=Ending.RESIGNED, resigned=seat), (events.resigned(seat),)
    return _place(state, Card(int(move[0]), Effect(int(move[1][1:]))), _cell(state, move[2] + move[3]))


# What chance owes


def facts(state: State, path: Move = ()) -> Choice | None:
    """What chance may add to `path`; see `games.core.OfferFacts`."""
    due = state.due
    if due is None or state.ending is not None:
        return None
    if not path:
        return Choice(FACT, ("draw" if due is Due.FONDNESS else due.value,))
    tokens = _fact_tokens(state, due, path)
    return Choice(FACT, tokens) if tokens else None


def roll(state: State, chance: Chance) -> Move | None:
    """The next fact that chance owes."""
    match state.due if state.ending is None else None:
        case None:
            return None
        case Due.MAP:
            return ("map", *maps.draw(state.options, chance))
        case Due.DEAL | Due.DRAW | Due.FONDNESS as due:
            stock = state.deck or state.discard
            kind = "deal" if due is Due.DEAL else "draw"
            return (kind, str(int(_receiver(state))), code(stock[chance.below(len(stock))]))
        case due:
            tokens = _fact_tokens(state, due, (due.value,))
            return (due.value, tokens[chance.below(len(tokens))])


def _fact_tokens(state: State, due: Due, path: Move) -> tuple[str, ...]:
    """The tokens after a first one."""
    if due is Due.MAP:
        return tuple(maps.continuations(state.options, "".join(path[1:])))
    if due in (Due.DEAL, Due.DRAW, Due.FONDNESS):
        stock = tuple(dict.fromkeys(map(code, state.deck or state.discard)))
        return ((str(int(_receiver(state))),), stock, ())[min(len(path), 3) - 1]
    return _results(state, due) if len(path) == 1 else ()


def _results(state: State, due: Due) -> tuple[str, ...]:
    played = _placing(state).card
    assert played is not None
    if due is Due.SORROW:
        return tuple(map(str, range(played.value + 1)))
    places = _enemies(state) if due is Due.BRAVERY else _beside(state, _placing(state).cell)
    return tuple(name(state.ground.columns, place) for place in places)


def _enemies(state: State) -> tuple[int, ...]:
    return tuple(place for place, piece in enumerate(state.board) if piece is not None and piece.owner != state.turn)


def _beside(state: State, place: int) -> tuple[int, ...]:
    return tuple(other for other in state.ground.four[place] if state.board[other] is not None)


def _receiver(state: State) -> Seat:
    """Who gets the next card: alternately green and red until both hands are full, later whoever's turn it is."""
    if state.due is not Due.DEAL:
        return state.turn
    wanted = hand_sizes(state.options)
    dealt = tuple(map(len, state.hands))
    return RED if dealt[GREEN] == wanted[GREEN] or (dealt[RED] < dealt[GREEN] and dealt[RED] < wanted[RED]) else GREEN


def hand_sizes(options: Options) -> tuple[int, int]:
    return options.hand, options.hand if options.hand_red is None else options.hand_red


def _happen(state: State, move: Move) -> Step:
    match state.due:
        case Due.MAP:
            drawn = ground(state.options.columns, state.options.rows, "".join(move[1:]))
            return replace(state, ground=drawn, due=Due.DEAL), (events.mapped(),)
        case Due.DEAL:
            return _deal(state, move)
        case Due.DRAW:
            return _draw(state, move, due=None)
        case Due.FONDNESS:
            after, told = _draw(state, move, due=None)
            return _resolve(after, _placing(after, drew=True), (*events.fondness(state), *told))
        case Due.SORROW:
            return _sorrow(state, int(move[1]))
        case Due.BRAVERY:
            return _bravery(state, _cell(state, move[1]))
        case Due.MALICE:
            return _malice(state, _cell(state, move[1]))
        case None:
            raise AssertionError(f"chance owes nothing: {move}")


def _deal(state: State, move: Move) -> Step:
    after, _ = _draw(state, move, due=Due.DEAL)
    if tuple(map(len, after.hands)) != hand_sizes(after.options):
        return after, ()
    return replace(after, number=1, due=None), (events.started(after),)


def _draw(state: State, move: Move, *, due: Due | None) -> Step:
    """The card of a deal or draw goes from the deck to a hand; an empty deck is the shuffled discard first (CardGO
    3.3). `due` is what chance owes after it."""
    told: tuple[Event, ...] = ()
    if not state.deck:
        told = (events.shuffled(len(state.discard)),)
        state = replace(state, deck=state.discard, discard=(), pools=(state.discard,) * 3)
    seat, taken = Seat(int(move[1])), card(move[2])
    assert taken is not None, move
    known = EVERYBODY if state.options.hands == "open" else 1 << seat
    green, red, others = (without(pool, taken) if known & 1 << bit else pool for bit, pool in enumerate(state.pools))
    after = replace(
        state,
        deck=without(state.deck, taken),
        hands=_with_hand(state, seat, including(state.hands[seat], taken)),
        pools=(green, red, others),
        due=due,
    )
    return after, (*told, *events.drawn(state, seat, taken))


def _sorrow(state: State, loss: int) -> Step:
    placing = _placing(state, roll=loss, direct=_against(state.turn, loss))
    return _resolve(_hurt(state, placing.direct), placing, events.hurt(placing))


def _bravery(state: State, place: int) -> Step:
    taken = state.board[place]
    assert taken is not None, place
    mine = replace(taken, owner=state.turn, seen=taken.seen | 1 << state.turn)
    after = replace(state, board=_with_cell(state, place, mine))
    return _resolve(after, _placing(state, converted=(place,)), events.converted(state, place, taken))


def _malice(state: State, place: int) -> Step:
    gone = state.board[place]
    assert gone is not None, place
    after = _remove(state, (place,))
    placing = _placing(state, destroyed=place, removed=((place, _face_up(gone)),))
    return _resolve(after, placing, (events.destroyed(state, place, gone),))


# What a seat does


def _pass(state: State) -> Step:
    seat = state.turn
    voluntary = bool(state.hands[seat] and cells(state))
    after = replace(state, passed=_set(state.passed, seat, True), waived=_set(state.waived, seat, voluntary))
    return _end(after, (events.passed(seat, voluntary=voluntary),))


def _place(state: State, played: Card, place: int) -> Step:
    seat = state.turn
    seen = EVERYBODY
    if state.ground.terrain[place] is Terrain.TALL_GRASS and state.options.hands == "closed":
        seen = 1 << seat
    placing = Placement(seat, place, played, seen=seen)
    after = replace(
        state,
        board=_with_cell(state, place, Piece(seat, played, seen)),
        hands=_with_hand(state, seat, without(state.hands[seat], played)),
        passed=_set(state.passed, seat, False),
        waived=_set(state.waived, seat, False),
        last=state.last if state.extra is not None else (),
        extra=None,
        placing=placing,
    )
    return _on_play(after, placing, events.placed(after, placing))


def _on_play(state: State, placing: Placement, told: tuple[Event, ...]) -> Step:
    """P3: the card's own effect at once, or what chance must say first."""
    played = placing.card
    assert played is not None
    asleep = is_suppressed(state.ground, state.board, placing.cell)
    due = None if asleep else _due(state, played.effect, placing.cell)
    if due is not None:
        return replace(state, due=due), told
    if not asleep and played.effect in (Effect.PAIN, Effect.KINDNESS):
        loss = played.value if played.effect is Effect.PAIN else -played.value
        victim = Seat(1 - placing.seat) if played.effect is Effect.PAIN else placing.seat
        placing = replace(placing, direct=_on(victim, loss))
        return _resolve(_hurt(state, placing.direct), placing, (*told, *events.hurt(placing)))
    return _resolve(state, placing, told, asleep=asleep)


def _due(state: State, effect: Effect, place: int) -> Due | None:
    match effect:
        case Effect.SORROW:
            return Due.SORROW
        case Effect.BRAVERY if _enemies(state):
            return Due.BRAVERY
        case Effect.MALICE if _beside(state, place):
            return Due.MALICE
        case Effect.FONDNESS if state.deck or state.discard:
            return Due.FONDNESS
    return None


def _resolve(state: State, placing: Placement, told: tuple[Event, ...], *, asleep: bool = False) -> Step:
    """P4 to P8."""
    state = _conclude(state, placing)
    if min(state.hp) > 0:
        state, placing, more = _pit(state, placing) if _is_pit(state, placing) else _test(state, placing)
        told += more
    seen = EVERYBODY if any(place == placing.cell for place, _ in placing.removed) else placing.seen
    placing = replace(placing, lost=_sum(placing.lost, placing.direct), hp=state.hp, seen=seen)
    state = replace(state, due=None, placing=None, last=(*state.last, placing))
    if min(state.hp) == 0:
        return replace(state, ending=Ending.HP), told
    assert placing.card is not None
    value = None if asleep else required(placing.card)
    if value is None or all(held.value != value for held in state.hands[placing.seat]):
        return _end(state, told)
    return replace(state, extra=value), told


def _conclude(state: State, placing: Placement) -> State:
    """What all may conclude about a face-down card, or one followed by this one, before the test."""
    board = state.board
    if placing.seen != EVERYBODY:
        piece = board[placing.cell]
        assert piece is not None
        board = _with_cell(state, placing.cell, replace(piece, may=clues.on_play(state, placing)))
    if state.last:
        board = clues.on_extra(state, board, placing)
    return state if board is state.board else replace(state, board=board)


def _is_pit(state: State, placing: Placement) -> bool:
    return state.ground.terrain[placing.cell] is Terrain.PIT


def _pit(state: State, placing: Placement) -> tuple[State, Placement, tuple[Event, ...]]:
    piece = state.board[placing.cell]
    assert piece is not None
    gone = (*placing.removed, (placing.cell, _face_up(piece)))
    return (
        _remove(state, (placing.cell,)),
        replace(placing, vanished=True, removed=gone),
        (events.vanished(state, placing.cell),),
    )


def _test(state: State, placing: Placement) -> tuple[State, Placement, tuple[Event, ...]]:
    result = Test(state.ground, state.board, state.options.full).result(placing.cell)
    gone = result.removed()
    pieces = tuple((place, _face_up(piece)) for place in gone if (piece := state.board[place]) is not None)
    placing = replace(placing, sides=result.sides, removed=(*placing.removed, *pieces), lost=result.damage())
    if state.ground.hides and any(piece is not None and piece.seen != EVERYBODY for piece in state.board):
        state = replace(state, board=clues.on_test(state, placing))
    after = _hurt(_remove(state, gone), placing.lost)
    return after, placing, events.tested(state, placing, pieces, result.counted)


def _end(state: State, told: tuple[Event, ...]) -> Step:
    """T4, and T1 of the next turn (CardGO 5, 11.3)."""
    if all(state.passed):
        return replace(state, ending=Ending.PASSES), told
    if state.number >= state.options.maxturns:
        return replace(state, ending=Ending.TURNS), told
    number, seat = state.number + 1, Seat(1 - state.turn)
    draws = number > len(state.hands) and not state.waived[seat] and bool(state.deck or state.discard)
    return replace(state, turn=seat, number=number, due=Due.DRAW if draws else None), told


# Small changes


def _placing(state: State, **facts: object) -> Placement:
    assert state.placing is not None
    return replace(state.placing, **facts)  # type: ignore[arg-type]  # replace checks the names itself


def _cell(state: State, written: str) -> int:
    place = cell(state.ground.columns, state.ground.rows, written)
    assert place is not None, written
    return place


def _face_up(piece: Piece[Card]) -> SeenPiece:
    return Piece(piece.owner, piece.card)


def _with_cell(state: State, place: int, piece: Piece[Card] | None) -> tuple[Piece[Card] | None, ...]:
    return (*state.board[:place], piece, *state.board[place + 1 :])


def _with_hand(state: State, seat: Seat, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    return (hand, state.hands[1]) if seat == GREEN else (state.hands[0], hand)


def _remove(state: State, places: Sequence[int]) -> State:
    """`places` empty, their cards face up in the discard. A card placed earlier in this turn becomes public with it."""
    if not places:
        return state
    board = list(state.board)
    cards = []
    for place in places:
        piece = board[place]
        assert piece is not None, place
        cards.append(piece.card)
        board[place] = None
    last = tuple(replace(earlier, seen=EVERYBODY) if earlier.cell in places else earlier for earlier in state.last)
    return replace(state, board=tuple(board), discard=tuple(sorted((*state.discard, *cards))), last=last)


def _hurt(state: State, lost: tuple[int, int]) -> State:
    if lost == (0, 0):
        return state
    return replace(state, hp=(max(0, state.hp[0] - lost[0]), max(0, state.hp[1] - lost[1])))


def _on(seat: Seat, amount: int) -> tuple[int, int]:
    return (amount, 0) if seat == GREEN else (0, amount)


def _against(seat: Seat, amount: int) -> tuple[int, int]:
    return _on(Seat(1 - seat), amount)


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]


def _set(pair: tuple[bool, bool], seat: Seat, value: bool) -> tuple[bool, bool]:
    return (value, pair[1]) if seat == GREEN else (pair[0], value)
