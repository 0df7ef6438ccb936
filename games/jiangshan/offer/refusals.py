"""Rejections in words: the code's sentence, and what is possible instead as far as the player knows (Jiangshan 9.2)."""

from __future__ import annotations

from collections.abc import Iterator

from games.core import Choice, Move, Text, text
from games.jiangshan import legality, orders, reaction, standing_order, stratagems
from games.jiangshan.board import KNIGHT, cell, mids, name, plus
from games.jiangshan.offer import choices, notation, paths
from games.jiangshan.orders import Command, Deploy, Go, Order, Recruit, Sail, Shoot, Support, Swap, Word
from games.jiangshan.state import COSTS, Phase, View
from games.replacing import replace

MOST = 8
"""So many possible orders are named at most."""
SHOT = "c2*c4"
"""An order as an example; it comes as an argument because its star would be markup in a message."""
NO_ORDER = ("E_SYNTAX", "E_TURN", "E_AP", "E_UNIT", "E_CHAOS", "E_DONE", "E_HUFU")
"""Codes after which there is nothing to name."""


def refusal(view: View, path: Move) -> Text | None:
    """None exactly when every token of `path` is on offer."""
    if view.viewer is None:
        return text("jiangshan-refusal-spectator")
    if not path:
        return None if choices.choice(view) else out_of_turn(view)
    for length, token in enumerate(path):
        choice = choices.choice(view, path[:length])
        if choice is None or token not in (*choice.tokens, *choice.open):
            return _off_the_ways(view, path, notation.format(path), choice)
    return None


def _off_the_ways(view: View, path: Move, typed: str, choice: Choice | None) -> Text:
    """Why a path cannot be gone; `choice` is what was on offer where it left the ways on offer."""
    if _is_so_already(view, path):
        return text("jiangshan-refusal-e-same", typed=typed)
    order = choices.order_of(path)
    code = legality.problem(view, order) if order is not None else None
    if code is not None:
        return rejection(view, code, typed.removesuffix(notation.WAITING), order)
    if not choices.is_asked(view) and not (choice is not None and choice.tokens):
        return rejection(view, "E_TURN", typed)
    if view.phase is Phase.PICK and path[:1] == ("pick",):
        return _mispicked(view, typed)
    return rejection(view, "E_SYNTAX", typed)


def _mispicked(view: View, typed: str) -> Text:
    """How many stratagems may be chosen, and of which."""
    usual = stratagems.usual(view.terms)
    offered = ", ".join(stratagems.offered(view.terms))
    number = stratagems.number(view.terms)
    return text(
        "jiangshan-refusal-e-pick", typed=typed, number=number, offered=offered, example=stratagems.format(usual)
    )


def _is_so_already(view: View, path: Move) -> bool:
    """Whether a path chooses openly what has been chosen before: it can be read, and would change nothing."""
    mine = legality.side(view)
    match path:
        case ("draw",):
            return mine.draw
        case ("standing", *_):
            return mine.standing is not None and standing_order.changes_nothing(mine.standing, path)
        case ("decoy" | "refuse", *_):
            return view.attack is not None and view.attack.answer == path
        case _:
            return False


def rejection(view: View, code: str, typed: str, order: Order | None = None) -> Text:
    """A code as a sentence, with what the player could do instead of the order."""
    if code == "E_TURN":
        return out_of_turn(view)
    hint = _hint(view, code, order) if order is not None and _in_turn(view) else ""
    if code == "E_SYNTAX":
        return text("jiangshan-refusal-e-syntax", typed=typed, shot=SHOT)
    if code == "E_STATE" and order is not None and _is_for_its_facing(view, order):
        code = "E_STATE_FACING"
    if isinstance(order, Go) and code in ("E_REACH", "E_CAPTURE") and _sees_nobody(view, order):
        code = "E_CAPTURE_UNSEEN"
    if code == "E_REACH" and isinstance(order, Go):
        shot = Shoot(order.start, order.end)
        if legality.problem(view, shot) is None:
            return text("jiangshan-refusal-e-shoots", typed=typed, shot=orders.write(shot))
    if code == "E_BLOCK" and isinstance(order, Go) and len(ways := _ways(order)) > 1:
        return text("jiangshan-refusal-e-block-step", typed=typed, one=ways[0], other=ways[1], hint=hint)
    return text("jiangshan-refusal-" + code.lower().replace("_", "-"), typed=typed, hint=hint)


def _ways(order: Go) -> tuple[str, ...]:
    """The cells of which a knight's step must pass one; none of any other step."""
    offset = (order.end[0] - order.start[0], order.end[1] - order.start[1])
    return tuple(name(plus(order.start, mid)) for (mid,) in mids(offset)) if offset in KNIGHT else ()


def _is_for_its_facing(view: View, order: Order) -> bool:
    """Whether nothing is wrong with an order but that it names a facing."""
    match order:
        case Go() | Sail() | Shoot() | Command():
            return order.facing is not None and legality.problem(view, replace(order, facing=None)) is None
        case Deploy():
            return order.facing is not None and legality.problem(view, Deploy(order.at)) is None
        case _:
            return False


def _sees_nobody(view: View, order: Go) -> bool:
    """Whether a unit that lies face down would get there if it saw an enemy, so that it could turn up (Jiangshan
    3.3)."""
    unit = legality.own(view, order.start)
    if unit is None or legality.ready(view, unit) or not legality.attacks(view, unit, order.end):
        return False
    return legality.problem(replace(view, alert=view.alert | {order.start}), replace(order, attack=True)) is None


def _is_blind(view: View, order: Shoot) -> bool:
    """Whether an archer in march state cannot turn up to shoot, since it sees no enemy (Jiangshan 3.3)."""
    unit = legality.own(view, order.start)
    return unit is not None and legality.is_archer(unit) and not legality.ready(view, unit)


def out_of_turn(view: View) -> Text:
    """E_TURN in words: what is waited for instead."""
    mine = legality.side(view)
    if mine.defeated or view.phase is Phase.OVER:
        return text("jiangshan-refusal-e-turn-out")
    if view.phase is Phase.PICK and not mine.picked:
        return text("jiangshan-refusal-e-turn-pick")
    if view.phase is not Phase.REACT or view.viewer != view.active:
        asked = reaction.is_asked(view) and view.attack is not None and not view.attack.blind
        return text("jiangshan-refusal-e-turn-react" if asked else "jiangshan-refusal-e-turn")
    return text("jiangshan-refusal-e-turn-undecided")


def _in_turn(view: View) -> bool:
    return view.phase is Phase.ACTION and view.viewer == view.active


def _hint(view: View, code: str, order: Order) -> Text | str:
    mine = legality.side(view)
    if code == "E_MERIT" and isinstance(order, Recruit):
        return text("jiangshan-hint-price", cost=view.terms.units[order.kind].price, have=mine.merit)
    if code == "E_MORALE":
        return text("jiangshan-hint-price", cost=COSTS[_stratagem(order)], have=mine.morale)
    if code == "E_RES":
        return _available(view, order)
    if code == "E_STATE" and isinstance(order, Shoot) and _is_blind(view, order):
        return text("jiangshan-hint-blind")
    return "" if code in NO_ORDER else _possible(view, order)


def _stratagem(order: Order) -> str:
    word = paths.atoms(order)[0 if isinstance(order, Word) else 1]
    return next(name for name in COSTS if word == f"#{name}") if f"{word}".startswith("#") else "scout"


def _available(view: View, order: Order) -> Text:
    """The units that could be brought on or recruited."""
    mine = legality.side(view)
    kinds = (mine.reserve if isinstance(order, Support) else mine.box) or ()
    known = (view.terms.units[code] for code in dict.fromkeys(kinds))
    named = tuple(kind.named for kind in known if isinstance(order, Support) or kind.price)
    return text("jiangshan-hint-units", units=named) if named else text("jiangshan-hint-nobody")


def _possible(view: View, order: Order) -> Text | str:
    """Orders of the same unit: of the same kind where there are any."""
    known = list(_aimed(view, order) or _alike(view, order))
    same = [each for each in known if type(each) is type(order)]
    same = same or ([] if isinstance(order, Command | Swap) else known)
    named = tuple(dict.fromkeys(orders.write(each) for each in same))
    if not named:
        return ""
    key = "orders" if len(named) <= MOST else "orders-among"
    return text(f"jiangshan-hint-{key}", orders=tuple(text("jiangshan-literal", words=words) for words in named[:MOST]))


def _aimed(view: View, order: Order) -> list[Order]:
    """The move of an order with the mounted shots that it allows."""
    if (
        not isinstance(order, Go)
        or order.shot is None
        or legality.problem(view, bare := replace(order, shot=None)) is not None
    ):
        return []
    shots = (cell(token[1:]) for token in paths.tails(view, bare) if token[0] == "*")
    return [replace(bare, shot=shot) for shot in shots if shot is not None]


def _alike(view: View, order: Order) -> Iterator[Order]:
    """What the unit of an order could do; for an early `end`, what anybody could."""
    if order == Word(notation.END):
        yield from legality.spending(view)
        return
    yield from paths.meant(view, paths.atoms(order)[0])
