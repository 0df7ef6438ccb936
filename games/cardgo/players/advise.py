"""What a computer thinks of the moves that a side has (CardGO 18)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from string import ascii_uppercase
from typing import NamedTuple

from games.cardgo import preview, threats
from games.cardgo.blows import blows
from games.cardgo.board import name
from games.cardgo.choices import END, PASS, PLACE_TOKENS, cells
from games.cardgo.deck import deck
from games.cardgo.guess import guess
from games.cardgo.players.position import Fork, Position, near
from games.cardgo.players.scratch import Printed, Scratch, lattice, printed
from games.cardgo.players.values import COUNTS, SCALE, weights
from games.cardgo.state import Card, SeenPiece, View
from games.core import Advice, Budget, Chance, Move, Seat, Text, text
from games.search import CLEAR, USUAL, Act, Candidate, Manner, Meter, Node, Search, advised

STOCK = 8
"""Cards to be drawn that a world needs."""
GUARD = text("cardgo-why-guard")
"""The reason that goes before all others: the game would be lost."""
FEARED = 3
"""Worlds from which the cards are taken that may end the game at once."""
AMPLE = 4 * COUNTS[-1]
"""Positions, as many as for a hint, with which the search looks at more moves and more replies to each rather than
further ahead: what holds may be none of the best moves at once, and hands and draws far ahead are but imagined."""
WIDE = Manner(rounds=((2, 60, 1), (3, 12, 4), (4, 5, 4), (5, 4, 3)))
"""How it searches then."""


def advise(view: View, seat: Seat, key: bytes, budget: Budget) -> Sequence[Advice]:
    """See `games.core.Advise`. Pieces that the side may not know are taken for plain and middling ones."""
    meter = Meter(budget)
    board = scratch(view)
    places = _places(view, board, budget.beside)
    counted, feared = weights(view.options), _feared(view, seat, key)

    def world(chance: Chance) -> Position:
        state = guess(view, chance)
        hands = tuple(map(printed, state.hands[0])), tuple(map(printed, state.hands[1]))
        return Position(
            board,
            seat,
            hands,
            _stock(state.deck, chance),
            counted,
            meter,
            passes=int(view.passed[1 - seat]),
            extra=view.extra,
            places=places,
            feared=feared,
        )

    def spelled(act: Act) -> Move:
        if isinstance(act, tuple):
            return placement(view, *act)
        return (PASS,) if view.extra is None else (END,)

    search = Search(world, seat, key, meter, SCALE, WIDE if budget.counts >= AMPLE else USUAL)

    def words(key: str, best: Candidate, other: Candidate) -> str:
        left = [(_board(each.first[0]), spelled(each.act)) for each in (best, other)]
        return key if _shows(key, view, seat, left) else ""

    def rivals(best: Act, other: Act) -> bool:
        """To place a card has something before a pass wherever it is placed."""
        return isinstance(other, tuple) or bool(budget.beside)

    found = advised(
        search, spelled, words=words, broken=lambda tried: _harm(board, seat, tried.first[0]), rivals=rivals
    )
    at_once = {spelled(each.act): each.at_once for each in search.found}
    found = [replace(each, sound=each.sound and _sound(each, found[0], at_once)) for each in found]
    if budget.counts < AMPLE:
        return found
    best, *others = _guarded(view, found, budget.beside)
    gains = {spelled(each.act): -_cost(board, seat, each.first[0]) for each in search.found}
    return [_reasoned(view, best, others, gains, budget.beside), *others]


def _reasoned(view: View, best: Advice, others: Sequence[Advice], gains: Mapping[Move, int], given: Move) -> Advice:
    """The best move with a reason that its preview shows where the search named none, beside the move that `gains` most
    HP at once if no move is given: whoever passes by that is told that it was looked at."""
    most = max(gains, key=lambda move: gains[move])
    if best.why is None and not given and gains[most] > gains[best.move]:
        best = replace(best, beside=most)
    if best.why is None or (best.beside == (PASS,) and best.why != GUARD):
        best = replace(best, why=_foreseen(view, best.move, best.beside) or best.why)
    return replace(best, why=_weighed(view, best, others))


def _guarded(view: View, found: Sequence[Advice], given: Move) -> Sequence[Advice]:
    """What was found; where the best move leaves a blow that ends the game, first the best one that leaves none, if it
    is not clearly worse: in a lost game the quick board takes for lost what encloses the other side, or costs HP."""
    best = found[0]
    held = (each for each in found[1:] if best.value - each.value < CLEAR and each.sound and _holds(view, each.move))
    first = next(held, None) if _feared_most(view, best.move) >= threats.LOST else None
    if first is None:
        return found
    others = [replace(each, value=min(each.value, first.value)) for each in found if each is not first]
    beside = given if given and _feared_most(view, given) >= threats.LOST else best.move
    return [replace(first, why=GUARD, beside=beside), *others]


def _holds(view: View, move: Move) -> bool:
    """Whether a placement neither ends the game nor leaves a blow that does."""
    return _goes_on(view, move) and _feared_most(view, move) < threats.LOST


def _goes_on(view: View, move: Move) -> bool:
    """Whether it is a placement that does not end the game."""
    return len(move) == PLACE_TOKENS and preview.left(view, move) is not None


def _weighed(view: View, best: Advice, others: Sequence[Advice]) -> Text | None:
    """The reason, and why the blow that the best move leaves does not stop it, where the warnings show that: it costs
    the other side as much, or no move that was looked at leaves a smaller one."""
    blow = max(threats.weights(view, best.move), default=None)
    if blow is None or (blow > 0 and any(_feared_most(view, each.move) < blow for each in others)):
        return best.why
    despite = text("cardgo-why-stays" if blow > 0 else "cardgo-why-dear")
    return despite if best.why is None else text("cardgo-why-despite", why=best.why, despite=despite)


def _feared_most(view: View, move: Move) -> int:
    """What the largest blow weighs that a move leaves, if it costs its side less than the other."""
    return max([0, *threats.weights(view, move)])


class _Told(NamedTuple):
    """What the preview of a placement tells: how much HP it costs the other side, and its side's largest blow next,
    and on how many cells; and how much less than the other side its own has lost in the end by what it leaves."""

    now: int
    next: int
    cells: int
    left: int


def _told(view: View, move: Move) -> _Told | None:
    """None where nothing is told, or no placement is made."""
    seen = preview.preview(view, move)
    if not isinstance(seen, preview.Preview):
        return None
    own, other = (seen.lost[side] + seen.direct[side] for side in (view.turn, 1 - view.turn))
    after = preview.left(view, move) if seen.extra is None else None
    dealt = blows(after, view.turn) if after else ()
    largest, cells = max(((threats.weight(each) + each.cost, len(each.cells)) for each in dealt), default=(0, 0))
    best = max([0, *map(threats.weight, dealt)])
    return _Told(other, largest, cells, other - own + best - _feared_most(view, move))


def _foreseen(view: View, best: Move, other: Move) -> Text | None:
    """What a move is better in than another one by the previews of both, unless it is worse in more; or that the other
    one is a pass, after which the other side can end the game and win."""
    if other == (PASS,) and view.hp[view.turn] < view.hp[1 - view.turn] and _goes_on(view, best):
        return text("cardgo-why-lasts")
    if not other:
        return None
    ours, theirs = _told(view, best), _told(view, other)
    if ours is None or theirs is None or ours.left < theirs.left:
        return None
    more = ours.left > theirs.left
    if more and ours.next > theirs.next:
        return text("cardgo-why-blow" if ours.next >= threats.LOST > theirs.next else "cardgo-why-threat")
    if more and ours.now > theirs.now:
        return text("cardgo-why-hp")
    return text("cardgo-why-cells") if ours.next == theirs.next > 0 and ours.cells > theirs.cells else None


def _harm(board: Scratch, seat: Seat, node: Node) -> int:
    """How much more HP a move costs its own side than the other, if it does: whoever plays it did not see that they are
    enclosed."""
    return max(0, _cost(board, seat, node))


def _cost(board: Scratch, seat: Seat, node: Node) -> int:
    """How much more HP a move costs its own side than the other. Of what chance may make of it the first."""
    own, other = (board.hp[side] - _board(node).hp[side] for side in (seat, 1 - seat))
    return own - other


def _board(node: Node) -> Scratch:
    assert isinstance(node, Position | Fork), node
    return node.board


def _shows(key: str, view: View, seat: Seat, left: Sequence[tuple[Scratch, Move]]) -> bool:
    """Whether a reason shows to whoever compares what two moves have `left`: pieces by their number, what
    either side threatens by its largest blow, as the previews and warnings of both say, own HP by what is left after
    that one; all else as it is."""
    reason = key.removeprefix("cardgo-why-")
    if reason in ("material", "cleared"):
        whose = seat if reason == "material" else 1 - seat
        best, other = (board.sides[whose].bit_count() for board, _ in left)
        return best > other if reason == "material" else best < other
    if reason in ("blow", "threat"):
        ours, theirs = (_told(view, move) for _, move in left)
        most, others = (0 if each is None else each.next for each in (ours, theirs))
        return theirs is not None and most > others and (reason == "threat" or most >= threats.LOST > others)
    if reason == "saved":
        kept, others = (board.hp[seat] - _feared_most(view, move) for board, move in left)
        return kept > others
    if reason in ("guard", "block"):
        best, other = (_feared_most(view, move) for _, move in left)
        return best < other and (reason == "block" or best < threats.LOST <= other)
    return True


def _sound(advice: Advice, best: Advice, at_once: Mapping[Move, float]) -> bool:
    """Whether a beginner would not call the move broken: it wins at once where that is possible, gives no win away at
    once where another does not, and is no pass. Of the best move the search has the last word."""
    if best.value == at_once[best.move] == 1.0:
        return advice.value == at_once[advice.move] == 1.0
    if advice is best:
        return True
    return advice.move != (PASS,) and (at_once[advice.move] > 0.0 or not any(at_once.values()))


def _feared(view: View, seat: Seat, key: bytes) -> tuple[Printed, ...]:
    """The different cards that the other side holds in one of a few worlds."""
    hands = [guess(view, Chance(key, number, purpose="feared")).hands[1 - seat] for number in range(FEARED)]
    return tuple(dict.fromkeys(printed(card) for hand in hands for card in hand))


def _places(view: View, board: Scratch, given: Move) -> list[int]:
    """The legal cells worth a try: those beside pieces, of the others the most central of each terrain, and that of the
    move that is given."""
    legal = sorted(cells(view), key=lambda cell: tie(view, (0, 0), cell))
    beside = near(board)
    far = {view.ground.terrain[cell]: cell for cell in reversed(legal) if not beside >> cell & 1}
    also = [cell for cell in legal if name(view.ground.columns, cell) == "".join(given[2:PLACE_TOKENS])]
    return list(dict.fromkeys([*(cell for cell in legal if beside >> cell & 1), *far.values(), *also]))


def _stock(deck: Sequence[Card], chance: Chance) -> tuple[Printed, ...]:
    """The next cards of a deck that has no order yet."""
    rest = list(deck)
    return tuple([printed(rest.pop(chance.below(len(rest)))) for _ in range(min(STOCK, len(rest)))])


def scratch(view: View) -> Scratch:
    """The board that a side sees: unknown pieces are plain and of middling value."""
    cards = deck(view.options)
    middling = Card(-(-(cards[0].value + cards[-1].value) // 2))
    return _filled(Scratch(lattice(view.ground), view.hp, full=view.options.full), view.board, middling)


def placement(view: View, card: Printed, cell: int) -> Move:
    """The move that places `card` on `cell`."""
    row, column = divmod(cell, view.ground.columns)
    return (str(card[0]), f"e{card[1]}", ascii_uppercase[column], str(row + 1))


def tie(view: View, card: Printed, cell: int) -> tuple[int, int, int, int]:
    """The order among equal scores: nearest to the centre, lowest value, lowest effect, first cell."""
    row, column = divmod(cell, view.ground.columns)
    down, right = 2 * row + 1 - view.ground.rows, 2 * column + 1 - view.ground.columns
    return down * down + right * right, *card, cell


def _filled(board: Scratch, pieces: Iterable[SeenPiece | None], middling: Card) -> Scratch:
    for cell, piece in enumerate(pieces):
        if piece is not None:
            board.put(piece.owner, printed(piece.card or middling), cell)
    return board
