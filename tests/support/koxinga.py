"""Rule cases of kind `koxinga` on the production state (Koxinga 12).

`act: P1 card 4 action 1 die 1` is one action, `play:` a turn or more by `feed` alone, `score:` a position that is over.
In a
`play` block `hands: P1 2 8 10; P2 ...` deals hands and `starter: P2` names the starter; a hand that is not named holds
what the feed plays. After `=>` may follow, besides `seats` and `items`:

    starter: P3             who starts the next turn
    decks: P1 6             cards left to draw
    scores: P1 18, P2 -2    of a game that is over
    winners: P1
    asks: P1 outer inner    the decision that is due
    order: P2 1, P3 1       actions as they were taken
    due: deal               the phase the game is in, as `Phase` names it
"""

from __future__ import annotations

import re
from dataclasses import replace

from games import moves
from games.core import CHANCE, Seat
from games.koxinga import board, holds, outcome, turns
from games.koxinga.cabins import Cabins, Good, Stack
from games.koxinga.options import Options
from games.koxinga.rules import RULES
from games.koxinga.state import CARDS, TREASURE_CARDS, Phase, Player, State, Treasure

GOODS = {"F": Good.FOOD, "G": Good.GOLD, "C": Good.CANNON}
FACTS = ("starter", "item", "deal", "dice", "battle", "treasure", "steal")
SEAT = re.compile(r"P(\d)@(\d+)( FINISHED| finished)? \[([^\]]*)\](?: \+([\dp,]+))?")


def fields(block: str) -> tuple[dict[str, str], dict[str, str]]:
    """What is given and what must result, by key."""
    halves: list[dict[str, str]] = [{}, {}]
    side = 0
    for line in block.strip().splitlines():
        if line.strip() == "=>":
            side = 1
            continue
        key, colon, value = line.partition(":")
        assert colon, line
        halves[side][key.strip()] = value.strip()
    return halves[0], halves[1]


def run(block: str) -> None:
    """Play the block and compare every line after `=>`."""
    given, wanted = fields(block)
    state, actions = _played(given)
    for key, value in wanted.items():
        _CHECKS[key](state, value, actions)


def _played(given: dict[str, str]) -> tuple[State, list[str]]:
    known = {"id", "seats", "items", "act", "play", "score", "feed", "hands", "starter", "options"}
    assert given.keys() <= known, given.keys() - known
    state = position(given)
    if "score" in given:
        return replace(state, phase=Phase.OVER), []
    feed = [item.strip() for item in given.get("feed", "").split(",") if item.strip()]
    if "act" in given:
        state = acting(state, given["act"])
    return fed(state, feed)


def position(given: dict[str, str]) -> State:
    seats = {int(match[1]) - 1: match for match in SEAT.finditer(given.get("seats", ""))}
    count = max(2, max(seats, default=0) + 1)
    players = tuple(_player(seats[seat]) if seat in seats else Player() for seat in range(count))
    owned = {f"{each.points}p" for player in players for each in player.treasures}
    written = (pair.split("=") for pair in given.get("options", "").split())
    options = Options(**{name: int(value) if name == "map_seed" else value for name, value in written})  # type: ignore[arg-type]  # as written
    return State(
        options,
        tuple(_dealt(player, seat, given) for seat, player in enumerate(players)),
        _items(given.get("items", "")),
        treasures=tuple(card for card in TREASURE_CARDS if card not in owned),
        placed=sum(map(len, board.SETUP)),
        starter=Seat(int(given.get("starter", "P1")[1:]) - 1),
        turn=1,
        phase=Phase.ROLL,
    )


def _player(match: re.Match[str]) -> Player:
    cards = tuple(int(card.removesuffix("p")) for card in (match[5] or "").split(",") if card)
    return Player(
        block=int(match[2]),
        finished=bool(match[3]),
        cabins=_cabins(match[4]),
        treasures=tuple(Treasure(points, frozenset({Seat(int(match[1]) - 1)})) for points in sorted(cards)),
    )


def _cabins(text: str) -> Cabins:
    return tuple(None if cabin == "-" else Stack(GOODS[cabin[0]], int(cabin[1:])) for cabin in text.split())


def _items(text: str) -> tuple[board.Item | None, ...]:
    items: list[board.Item | None] = [None] * board.BLOCKS
    for each in filter(None, (part.strip() for part in text.split(","))):
        block, _, what = each.partition("=")
        kind, amount = _groups(r"(\D+)(\d*)", what)
        items[int(block)] = board.TREASURE if kind == "treasure" else board.Item(Good(kind), int(amount))
    return tuple(items)


def _groups(pattern: str, text: str) -> tuple[str, ...]:
    """The groups of a text that has to fit; one that is left out is empty."""
    found = re.fullmatch(pattern, text)
    assert found is not None, text
    return found.groups(default="")


def _dealt(player: Player, seat: int, given: dict[str, str]) -> Player:
    named = re.search(rf"P{seat + 1} ([\d ]+)", given.get("hands", ""))
    fed = [int(card) for card in re.findall(rf"P{seat + 1} card (\d+)", given.get("feed", ""))]
    hand = [int(card) for card in named[1].split()] if named else list(dict.fromkeys((*fed[:1], 1, 2, 3, 10)))[:3]
    return replace(player, hand=tuple(sorted(hand)), deck=tuple(card for card in CARDS if card not in hand))


def acting(state: State, act: str) -> State:
    """The state in which one action is under way and nothing is to follow it in this turn."""
    seat, card, index, die = map(int, _groups(r"P(\d) card (\d+) action (\d) die (\d)", act))
    mover = Seat(seat - 1)
    dice = (die, die)
    playing = replace(
        state.players[mover], hand=(), card=card, played=(card,), deck=tuple(c for c in CARDS if c != card)
    )
    state = replace(holds.change(state, mover, playing), phase=Phase.ACTION, dice=dice, agenda=((mover, index - 1),))
    return turns.proceed(state, [])


def fed(state: State, feed: list[str]) -> tuple[State, list[str]]:
    """The state after the feed, and the actions taken as `P2 1`. A decision with a single answer is taken without
    asking; a feed that names it is accepted (Koxinga 12)."""
    taken: list[str] = []
    actions: list[str] = []
    for item in feed:
        seat, words = _groups(r"(?:P(\d) )?(.+)", item)
        if words.startswith("loot") and words.removeprefix("loot ") in taken[:1]:
            taken.pop(0)
            continue
        mover = _mover(state, seat, words)
        if mover is None:
            continue
        (move,) = (tuple(words.split()),) if mover == CHANCE else RULES.parse(RULES.view(state, mover), words)
        before = state.agenda
        state, events = moves.play(RULES, state, mover, move)
        taken = [str(dict(event.text.args)["cabin"]) for event in events if event.text.key == "koxinga-event-loot"]
        taken = taken[move[0] == "loot" :]
        started = (before or _agenda(state, mover)) if move[0] == "card" else before
        actions += [f"P{who + 1} {index + 1}" for who, index in started[: len(started) - len(state.agenda)]]
    return state, actions


def _agenda(state: State, mover: Seat) -> tuple[tuple[Seat, int], ...]:
    """All actions of the turn that the last card began."""
    return () if state.phase is Phase.CARDS and RULES.asked(state) else turns.begin_actions(state).agenda


def _mover(state: State, seat: str, words: str) -> Seat | None:
    """Who makes the fed move; None where it is a decision that was taken without asking."""
    word = words.split()[0]
    if word in FACTS:
        return CHANCE
    asked = moves.acting(RULES, state)
    phases = {"fire": (Phase.ATTACK, Phase.DEFEND), "loot": (Phase.LOOT,), "drop": (Phase.DROP,)}
    if word in phases and state.phase not in phases[word]:
        return None
    mover = Seat(int(seat) - 1) if seat else asked[0]
    assert mover in asked, f"{words} is not asked in {state.phase}"
    return mover


def shown(state: State) -> str:
    """The seats in the notation of Koxinga 10."""
    return "; ".join(_shown(number, player) for number, player in enumerate(state.players, start=1))


def _shown(number: int, player: Player) -> str:
    letters = {good: letter for letter, good in GOODS.items()}
    cabins = " ".join("-" if stack is None else f"{letters[stack.kind]}{stack.amount}" for stack in player.cabins)
    cards = ",".join(f"{each.points}p" for each in player.treasures)
    return f"P{number}@{player.block}{' FINISHED' * player.finished} [{cabins}]" + (f" +{cards}" if cards else "")


def _check_seats(state: State, value: str, actions: list[str]) -> None:
    now = {part.partition("@")[0]: part for part in shown(state).split("; ")}
    wanted = {part.strip().partition("@")[0]: part.strip() for part in value.split(";")}
    assert {seat: now[seat] for seat in wanted} == wanted
    assert all("[F3 G3 - - -]" in now[seat] for seat in now.keys() - wanted.keys())


def _check_items(state: State, value: str, actions: list[str]) -> None:
    assert state.items == _items(value)


def _check_starter(state: State, value: str, actions: list[str]) -> None:
    assert f"P{state.starter + 1}" == value


def _check_decks(state: State, value: str, actions: list[str]) -> None:
    assert ", ".join(f"P{seat} {len(each.deck)}" for seat, each in enumerate(state.players, start=1)) == value


def _check_scores(state: State, value: str, actions: list[str]) -> None:
    scores = ", ".join(f"P{seat} {sum(outcome.parts(each))}" for seat, each in enumerate(state.players, start=1))
    assert scores == value
    assert RULES.outcome(state) is not None


def _check_winners(state: State, value: str, actions: list[str]) -> None:
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert " ".join(f"P{seat + 1}" for seat in outcome.winners) == value


def _check_asks(state: State, value: str, actions: list[str]) -> None:
    (seat,) = RULES.asked(state)
    choice = moves.choice(RULES, state, seat)
    assert choice is not None
    assert f"P{seat + 1} {' '.join(choice.tokens)}" == value


def _check_order(state: State, value: str, actions: list[str]) -> None:
    assert ", ".join(actions) == value


def _check_due(state: State, value: str, actions: list[str]) -> None:
    assert state.phase.value == value


_CHECKS = {
    "due": _check_due,
    "seats": _check_seats,
    "items": _check_items,
    "starter": _check_starter,
    "decks": _check_decks,
    "scores": _check_scores,
    "winners": _check_winners,
    "asks": _check_asks,
    "order": _check_order,
}
