"""What a seat may choose, step by step, from its view (Jiangshan 9.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from games.core import Arg, Choice, Move, Seat, Text, Window, text
from games.derived import derived
from games.jiangshan import legality, reaction, standing_order, stratagems
from games.jiangshan.board import FACINGS, FOREST, Cell, cell, name
from games.jiangshan.offer import labels, paths
from games.jiangshan.offer.menus import Menu, menu
from games.jiangshan.offer.notation import END, KEEP, NO_SHOT, closes, order_of
from games.jiangshan.offer.paths import atoms, path, tails
from games.jiangshan.orders import (
    Challenge,
    Command,
    Conjure,
    Deploy,
    Go,
    Order,
    Preset,
    Rebuild,
    Sail,
    Shoot,
    Support,
    Swap,
    Word,
)
from games.jiangshan.state import Phase, SeenSide, Side, Standing, State, Terms, View

__all__ = [
    "KEEP",
    "NOTHING",
    "NO_SHOT",
    "Picked",
    "asked",
    "choice",
    "closes",
    "default",
    "is_asked",
    "order_of",
    "path",
    "picked",
    "tails",
]

OPEN = ("preset", "standing", "draw", "resign")
NEAR = 5
"""So many rounds before the points are counted a panel says so."""
Step = tuple[tuple[str, ...], str | None]
"""Tokens, and the usual one."""


def asked(position: State | View) -> Mapping[Seat, Window | None]:
    """Who owes a choice, lowest seat first, with the window of a reaction. Everybody may know who, and it takes no
    menu."""
    match position.phase:
        case Phase.PICK:
            sides: Sequence[Side | SeenSide] = position.sides
            return {Seat(seat): None for seat, side in enumerate(sides) if not side.picked and not side.defeated}
        case Phase.ACTION:
            return {position.active: None}
        case _:
            return reaction.asked(position)


@derived
def is_asked(view: View) -> bool:
    """Whether the game waits for the view's owner."""
    return view.viewer in asked(view)


def choice(view: View, path: Move = ()) -> Choice | None:
    """What the view's owner may add to `path`."""
    if not path:
        return _root(view)
    opens = path[0] in (*_open_words(view), "standing")
    tokens, usual = (_opened(view, path), None) if opens else _owed(view, path)
    former = stratagems.former(view.terms) if path == ("pick",) and tokens else ()
    about = _about_path(view, path, tokens)
    first = tuple(token for token in tokens if _is_foremost(view, token))
    vain = tuple(token for token in tokens if token not in first and _is_vain(view, token))
    prompt = _prompt(view, path, tokens) if tokens else None
    if prompt is None:
        return None
    return Choice(prompt, tokens, usual=usual, first=first, minor=("rebuild", *vain), former=former, about=about)


def _is_foremost(view: View, token: str) -> bool:
    """Whether it strikes or shoots at somebody whom the view's owner sees, takes a town that may be empty, or is a
    command: a list of twenty cells buries it."""
    at = cell(token[1:]) if token[0] in STRIKES else None
    return token == "command" or (
        at is not None and at not in view.sheltering and (at in view.units or at in view.tiles)
    )


def _is_vain(view: View, token: str) -> bool:
    """Whether it attacks where nobody can be captured: such a step leads no further than without turning up."""
    at = cell(token[1:]) if token[0] == "x" else None
    return at is not None and view.ground.terrain(at) != FOREST


@derived
def _root(view: View) -> Choice | None:
    opened = _open_words(view)
    tokens, _ = _owed(view, ())
    if not tokens and not opened:
        return None
    window = _window(view)
    former = () if "standing" in opened else ("standing",)
    if not tokens:
        return Choice(text("jiangshan-prompt-open"), tokens, opened, window, former=former)
    towns = {at: token for token in tokens if (at := cell(token)) is not None and at not in view.units}
    mine = legality.side(view)
    # An empty town can only be rebuilt, which brings nothing where it would be a camp that nobody could come to and
    # that would lead nobody.
    gated = {at for at in towns if any(legality.own(view, gate) is not None for gate in view.ground.gates(at))}
    barren = set[Cell]() if mine.reserve or mine.merit else towns.keys() - gated
    cities = tuple(token for at, token in towns.items() if at in barren and not view.tiles[at].camp)
    idle, minor = cities if len(towns) < len(tokens) else (), tuple(towns.values())
    return Choice(_asked(view), tokens, opened, window, minor=minor, idle=idle, former=former, about=_about_root(view))


def _asked(view: View) -> Text:
    """What the game waits for."""
    if view.phase is Phase.REACT:
        return reaction.prompt(view)
    if view.phase is Phase.ACTION and next(legality.ridden(view), None) is not None:
        return text("jiangshan-prompt-ride")
    if view.phase is Phase.ACTION:
        left = view.terms.round_limit + 1 - view.round
        near = view.terms.round_limit and view.ap and left <= NEAR
        return text("jiangshan-prompt-action", count=view.ap, left=left if near else 0)
    return text(f"jiangshan-prompt-{view.phase.value}")


def _about_root(view: View) -> tuple[Text, ...]:
    """What else there is to know before the first step."""
    match view.phase:
        case Phase.REACT:
            return reaction.about(view)
        case Phase.ACTION:
            return (*_chaos(view), *(() if view.ap else (text("jiangshan-about-free"),)), _ends(view), _turn(view))
        case Phase.PICK:
            return (_picked(view),)
        case _:
            return ()


def _ends(view: View) -> Text:
    """How the game ends that nobody wins before, and what a town costs that falls."""
    capital = "yes" if any(tile.capital for tile in view.tiles.values()) else "no"
    limits = {"rounds": view.terms.round_limit, "idle": view.terms.no_progress}
    return text("jiangshan-about-end", **limits, setback=view.terms.setback_city, capital=capital)


def _chaos(view: View) -> Iterator[Text]:
    """Who is missing from the menu for that reason (Jiangshan 2.6)."""
    if dizzy := [at for at, unit in view.units.items() if unit.owner == view.viewer and unit.chaos]:
        yield text("jiangshan-about-chaos", units=tuple(labels.place(view, each) for each in dizzy))


def _about_path(view: View, path: Move, tokens: tuple[str, ...]) -> tuple[Text, ...]:
    """What else there is to know before a later step: of the stratagems on offer, of the standing order, of the
    reserve, of what the chosen unit can do."""
    if path == ("standing",):
        return (_standing(view), text("jiangshan-about-substitution"))
    if view.phase is Phase.PICK:
        return (_picked(view),) if path == ("pick",) else ()
    if path[0] in RESERVES:
        return (text(f"jiangshan-about-{path[0]}"),)
    return _reach(view, path, tokens) if view.phase is Phase.ACTION and paths.is_unit(view, path) else ()


def _reach(view: View, path: Move, tokens: tuple[str, ...]) -> tuple[Text, ...]:
    """How the unit that was chosen moves as it lies, and what else it can do once it is face up."""
    at = cell(path[-1])
    unit = None if at is None else view.units.get(at)
    if unit is None or unit.kind is None:
        return ()
    ahead = [there for token in tokens if token[0] == "x" and (there := cell(token[1:])) is not None]
    turns = any(labels.advances(view, unit, there) for there in ahead)
    sides = (unit.kind,) if unit.battle else (view.terms.units.marks.get(unit.mark), unit.kind)
    reach = [said for each in sides if each is not None and (said := labels.reach(each)) is not None]
    return (text("jiangshan-about-advance"), *reach) if turns else tuple(reach)


def _window(view: View) -> Window | None:
    return None if view.viewer is None else asked(view).get(view.viewer)


def default(view: View) -> Move:
    """The end of the turn where it may end, else the first order on offer, which ends the turn where it can."""
    if legality.problem(view, Word(END)) is None:
        return (END,)
    path: Move = ()
    while (offered := choice(view, path)) is not None:
        path = (*path, END if END in offered.tokens else offered.tokens[0])
    return path


def _prompt(view: View, path: Move, tokens: tuple[str, ...]) -> Text:
    """What is asked after a half path: of a unit what it does, then how."""
    if path[0] == "standing":
        return _standing_prompt(view, path)
    if view.phase is Phase.PICK and path[0] == "pick":
        return text("jiangshan-prompt-guard" if len(path) > 1 else "jiangshan-prompt-pick")
    asked_for = (
        path[0] if path[0] in _open_words(view) or view.phase is not Phase.ACTION else _asked_for(view, path, tokens)
    )
    if asked_for == "sent":
        return text("jiangshan-prompt-sent", place=labels.label(view, path))
    return text(f"jiangshan-prompt-{asked_for}")


def _picked(view: View) -> Text:
    """What each stratagem on offer does, and each that everybody has."""
    about, fixed = _about(stratagems.offered(view.terms)), _about(view.terms.fixed)
    had: Arg = text("jiangshan-about-pick-had", about=fixed) if fixed else ""
    return text("jiangshan-about-pick", about=about or text("jiangshan-label-none"), had=had)


def _about(names: Iterable[str]) -> tuple[Text, ...]:
    return tuple(text(f"jiangshan-stratagem-{each}-about") for each in names)


def _turn(view: View) -> Text:
    """What a side has, and what Substitution does by itself."""
    mine = legality.side(view)
    standing = mine.standing or Standing()
    able = "decoy" in (mine.held or ()) and standing.mode != "off"
    guard = (
        text(
            "jiangshan-about-guarded" if standing.mode == "auto" else "jiangshan-about-guard-asks",
            units=labels.units_named(view, standing.protect),
        )
        if able
        else ""
    )
    counted = {"morale": mine.morale, "supply": mine.supply, "merit": mine.merit}
    sold = view.terms.fallen == "box" or any(view.terms.units[code].price for code in mine.box or ())
    buys = text("jiangshan-about-recruits" if sold else "jiangshan-about-unsold")
    return text("jiangshan-about-action", **counted, buys=buys, guard=guard, learn=_lesson(view, mine))


def _lesson(view: View, mine: SeenSide) -> Arg:
    """In the first turn where nobody chose: what the stratagems do that everybody has, and who decides for
    Substitution."""
    if view.round > 1 or stratagems.number(view.terms) or not mine.held:
        return ""
    key = "jiangshan-about-learn-guard" if "decoy" in mine.held else "jiangshan-about-learn"
    return text(key, about=_about(mine.held))


def _standing_prompt(view: View, path: Move) -> Text:
    """What is asked of the standing order."""
    if len(path) > 1:
        return text(f"jiangshan-prompt-standing-{standing_order.OWN if standing_order.OWN in path else path[1]}")
    return text("jiangshan-prompt-standing")


def _standing(view: View) -> Text:
    """How the standing order stands."""
    assert view.viewer is not None, view.phase
    now = view.sides[view.viewer].standing or Standing()
    return text(
        "jiangshan-about-standing",
        mode=text(f"jiangshan-standing-mode-{now.mode}"),
        protect=labels.units_named(view, now.protect),
        sacrifice=labels.units_named(view, now.sacrifice),
    )


def _asked_for(view: View, path: Move, tokens: tuple[str, ...]) -> str:
    word = next((token for token in path[:4] if token in PROMPTS), None)
    if END in tokens:
        return "closing"
    if any(token[0] == "/" for token in tokens):
        return "facing"
    if NO_SHOT in tokens:
        return "shot"
    if any(token[0] == ":" for token in tokens):
        return "face"
    if paths.is_unit(view, path):
        return "deed"
    return "sent" if word == "command" and path[-1] != word else PROMPTS.get(word or "", "unit")


RESERVES = ("support", "recruit")
"""Orders about the reserve."""
STRIKES = "x*"
"""Signs before the cell of whoever is struck or shot at."""
PROMPTS = {
    **{word: word.removeprefix("#") for word in ("command", "deploy", "#swap", "#sneak", "#fire", "rebuild")},
    **{word: word.removeprefix("#") for word in ("support", "recruit", "challenge", "#scout")},
}
"""Words of a path that say what the next step asks."""


# Owed choices


def _owed(view: View, path: Move) -> Step:
    if not is_asked(view):
        return (), None
    if view.phase is Phase.ACTION:
        return paths.step(view, path)
    offered = _picks(view.terms) if view.phase is Phase.PICK else _reactions(view)
    return offered.steps.get(path, ()), None


@lru_cache(maxsize=32)
def _picks(terms: Terms) -> Menu[Move]:
    """The same for everybody, in every game of a scenario."""
    return menu((each, each) for each in stratagems.moves(terms))


@derived
def _reactions(view: View) -> Menu[Move]:
    return menu((each, each) for each in reaction.owed(view))


# Open choices


@derived
def _open_words(view: View) -> tuple[str, ...]:
    """The open choices there are: an answer that nobody waits for, facings, the standing order, a draw offer,
    resigning."""
    seat = view.viewer
    if seat is None or view.phase in (Phase.OVER, Phase.MAP) or view.sides[seat].defeated:
        return ()
    # Any infantry of the player's can face otherwise than it is set to, so the menu of facings need not be made to know
    # that it has something.
    lacking = {
        "preset": not legality.has_infantry(view),
        "draw": view.sides[seat].draw,
        "standing": "decoy" not in (*view.terms.fixed, *view.terms.allowed),
    }
    window = _window(view)
    return (*(window.answers if window is not None else ()), *(word for word in OPEN if not lacking.get(word)))


def _opened(view: View, path: Move) -> tuple[str, ...]:
    assert view.viewer is not None, path
    if path[0] == "standing":
        return standing_order.tokens(view.terms.units, view.sides[view.viewer].standing or Standing(), path)
    return _presets(view).steps.get(path, ()) or _replies(view).steps.get(path, ())


@derived
def _replies(view: View) -> Menu[Move]:
    return menu((each, each) for each in reaction.answers(view))


@derived
def _presets(view: View) -> Menu[Order]:
    mine = (
        unit
        for at in legality.cells(view)
        if (unit := legality.own(view, at)) is not None and legality.is_infantry(unit)
    )
    presets = (Preset(unit.cell, to) for unit in mine for to in (*FACINGS, "a") if to != (unit.preset or "a"))
    return menu((atoms(preset), preset) for preset in presets)


# What a path has chosen


@dataclass(frozen=True, slots=True)
class Picked:
    """What a path has chosen so far, for pictures: the unit that it is about, and the cells that may still follow, each
    with what would happen there: "move", "capture", "shot", "command" or "other"."""

    unit: Cell | None
    targets: Mapping[Cell, str]


NOTHING = Picked(None, {})


def picked(view: View, path: Move) -> Picked:
    """What is chosen so far; nothing for a path that cannot be gone, and until the unit or the kind of order is
    known."""
    if not path or choice(view, path[:-1]) is None:
        return NOTHING
    if path[0] == "preset":
        orders: Iterator[Order] = (end for at, end in _presets(view).ends.items() if at[: len(path)] == path)
    else:
        orders = paths.leaves(view, path) if is_asked(view) and view.phase is Phase.ACTION else iter(())
    found = [_aim(view, order, path) for order in orders]
    if len({unit for unit, _, _ in found}) != 1:
        return NOTHING
    return Picked(found[0][0], {at: kind for _, at, kind in reversed(found) if at is not None})


def _aim(view: View, order: Order, path: Move) -> tuple[Cell | None, Cell | None, str]:
    """The unit that an order is about, the cell that it names next, and what would happen there."""
    match order:
        case Go(start, end):
            unit = legality.own(view, start)
            struck = unit is not None and legality.attacks(view, unit, end)
            return start, end, ("other" if end in view.sheltering else "capture") if struck else "move"
        case Sail(start, end):
            return start, end, "move"
        case Shoot(start, target, fire=fire):
            return start, target, "other" if fire else "shot"
        case Command(commander, start, end):
            return (start, end, "command") if _names(path, start) else (commander, start, "command")
        case Swap(commander, one, other):
            return (one, other, "other") if _names(path, one) else (commander, one, "other")
        case Support(at=at) | Challenge(at):
            return None, at, "other"
        case Conjure(commander, at):
            return (
                (commander, at, "other")
                if commander is not None and _names(path, commander)
                else (None, commander, "other")
            )
        case Rebuild(at) | Deploy(at) | Preset(at):
            return at, None, "other"
        case _:
            return None, None, "other"


def _names(path: Move, at: Cell) -> bool:
    """Whether a path names a cell after its first step."""
    return name(at) in path[1:] or any(one + other == name(at) for one, other in pairwise(path[1:]))
