"""What somebody does who wants another hand: a scene is a few people's presses and commands at one table.

A scene goes as far as the program lets it go; what came of it is counted where it can be seen (`Hands.reached`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from bot.messages.custom_id import Action
from bot.table.timing import DAY, HOUR
from games.core import Seat
from tests.simulation.ledger import Table
from tests.simulation.people import Person
from tests.simulation.walks import PLACES, Walk

LOOKS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("view", {}),
    ("view", {"as": "text"}),
    ("board", {}),
    ("since", {}),
    ("since", {"as": "text"}),
    ("replay", {}),
    ("replay", {"as": "text"}),
    ("replay", {"as": "animation"}),
    ("log", {}),
    ("export", {}),
    ("export", {"as": "text"}),
    ("games", {}),
    ("tables", {}),
    ("plan", {}),
    ("undo", {}),
    ("settings", {}),
    ("rules", {}),
    ("help", {}),
    ("privacy", {}),
)
"""Commands that show something."""
TEAMS = {"rules": "deer-hunt", "allied_intel": True}
"""Of Jiangshan: the first and the fourth seat, and the second and the third, share everything."""


def table(walk: Walk) -> Table | None:
    """The game that runs where everything happens."""
    walk.hands.ledger.look(walk.disk.folder)
    found = walk.hands.ledger.tables().values()
    return next((each for each in found if each.channel == PLACES[0] and each.phase == "running"), None)


def seated(walk: Walk, at: Table) -> list[tuple[Person, Seat]]:
    """The people who sit there."""
    found = [(walk.named(user), Seat(seat)) for seat, user in enumerate(at.sitting) if user is not None]
    return [(who, seat) for who, seat in found if who is not None]


def strangers(walk: Walk, at: Table) -> list[Person]:
    """Who never sat there, managers last."""
    return [who for who in walk.people if not any(who.user in sat for sat in at.sat)]


def computers(at: Table) -> list[Seat]:
    return [Seat(seat) for seat, user in enumerate(at.sitting) if user is None]


def begin(walk: Walk, game: str, people: int, machines: int, **more: Any) -> Table | None:
    """A game of so many people and computers."""
    first, *others = walk.people[:people]
    seats = {} if game == "jiangshan" else {"seats": people + machines}
    walk.say(first, "play", game, order="first", **seats, **more)
    for who in others:
        walk.press_latest(who, Action.JOIN)
    for _ in range(machines):
        walk.press_latest(first, Action.ADD)
    for who in others:
        walk.press_latest(who, Action.JOIN)
    walk.press_latest(first, Action.START)
    return table(walk)


def look(walk: Walk, who: Person, number: int | None = None) -> None:
    """`who` asks for something that shows something, and turns a page of it."""
    name, values = LOOKS[walk.picks.randrange(len(LOOKS)) if number is None else number % len(LOOKS)]
    walk.say(who, name, **values)
    if name in ("since", "replay") and (pages := walk.controls(who, Action.STORY)):
        message, control, _ = walk.picks.choice(pages[-4:])
        walk.press_control(who, message, control)


def look_around(walk: Walk, who: Person) -> None:
    """`who` looks at their hand, and at what happened, and presses something old."""
    walk.say(who, "view")
    for number in walk.picks.sample(range(len(LOOKS)), 2):
        look(walk, who, number)
    walk.press_latest(who, Action.PANEL)
    press_anything(walk, who)


def press_anything(walk: Walk, who: Person) -> None:
    """Whatever `who` sees, however old."""
    found = walk.controls(who, everywhere=True)
    if found:
        message, control, _ = walk.picks.choice(found)
        walk.press_control(who, message, control)


def agree(walk: Walk, at: Table) -> None:
    """Everybody who is asked says yes."""
    for who, _ in seated(walk, at):
        walk.press_latest(who, Action.AGREE)


def offer(walk: Walk, by: Person, seat: Seat, to: Person) -> bool:
    """A seat is offered, and taken; whether `to` sits there."""
    walk.say(by, "replace", seat=str(int(seat)), person=to)
    at = table(walk)
    if at is not None:
        agree(walk, at)
    walk.press_latest(to, Action.ACCEPT)
    walk.wait(12 * HOUR + 60)
    at = table(walk)
    return at is not None and at.sitting[seat] == to.user


def out_and_back(walk: Walk, at: Table) -> None:
    """Somebody gives their own seat away, looks around, and has it back."""
    who, seat = walk.picks.choice(seated(walk, at))
    others = strangers(walk, at)
    walk.say(who, "view")
    if others and walk.picks.random() < 0.4:
        friend = walk.picks.choice(others)
        if not offer(walk, who, seat, friend):
            return
        look_around(walk, friend)
        look_around(walk, who)
        walk.wait(DAY)
        offer(walk, friend, seat, who)
    else:
        walk.say(who, "replace", seat=str(int(seat)))
        look_around(walk, who)
        if walk.picks.random() < 0.4:
            walk.say(who, "forget")
            walk.press_latest(who, Action.FORGET)
        if (free := [each for each in computers(at) if each != seat]) and walk.picks.random() < 0.5:
            seek_another(walk, who, walk.picks.choice(free))
        walk.say(who, "replace", seat=str(int(seat)), person=who)
    look_around(walk, who)


def seek_another(walk: Walk, who: Person, seat: Seat) -> None:
    """`who` has left their seat and wishes another one: they ask, or a friend who plays does."""
    at = table(walk)
    friends = [] if at is None else [each for each, _ in seated(walk, at)]
    if friends and walk.picks.random() < 0.7:
        offer(walk, friends[0], seat, who)
    else:
        walk.say(who, "replace", seat=str(int(seat)), person=who)
    walk.say(who, "view")


def computers_seat(walk: Walk, at: Table) -> None:
    """The seat of a computer goes to somebody new."""
    free, (by, _) = computers(at), walk.picks.choice(seated(walk, at))
    others = strangers(walk, at)
    if not free or not others:
        return
    friend = walk.picks.choice(others)
    offer(walk, by, walk.picks.choice(free), friend)
    look_around(walk, friend)


def absent_seat(walk: Walk, at: Table) -> None:
    """Somebody does nothing for so long that others give their seat away, and comes back to look."""
    people = seated(walk, at)
    if len(people) < 2:
        return
    (away, seat), *others = walk.picks.sample(people, len(people))
    walk.say(away, "table", "pace", pace="live")
    agree(walk, at)
    for _ in range(6):
        if walk.hands.sittings[at.id, int(seat)].absent:
            break
        for who, _ in others:
            walk.say(who, "move", text="auto")
        walk.wait(11 * 60)
    by = others[0][0]
    walk.say(by, "replace", seat=str(int(seat)))
    others_there = strangers(walk, at)
    if others_there and table(walk) is not None and walk.picks.random() < 0.7:
        offer(walk, by, seat, walk.picks.choice(others_there))
    look_around(walk, away)
    walk.press_latest(away, Action.PRESENT)
    walk.say(away, "replace", seat=str(int(seat)), person=away)
    look_around(walk, away)


def resigned_seat(walk: Walk, at: Table) -> None:
    """Somebody resigns. Others wish that seat, where a computer plays on, and `who` wishes another one."""
    people = seated(walk, at)
    who, seat = walk.picks.choice(people)
    walk.resigning = who.user
    walk.say(who, "resign")
    walk.press_latest(who, Action.RESIGN_SURE)
    walk.resigning = None
    now = table(walk)
    look_around(walk, who)
    if now is None or now.sitting[seat] is not None:
        return
    for by, _ in seated(walk, now)[:1]:
        others = strangers(walk, now)
        if others:
            friend = walk.picks.choice(others)
            offer(walk, by, seat, friend)
            look_around(walk, friend)
    if free := [each for each in computers(now) if each != seat]:
        walk.say(who, "replace", seat=str(int(free[0])), person=who)


def manager(walk: Walk, at: Table) -> None:
    """Whoever manages the server and does not play tries what a manager may."""
    flo = walk.people[-1]
    if any(flo.user in sat for sat in at.sat):
        return
    walk.reached["a manager"] += 1
    look_around(walk, flo)
    _, seat = walk.picks.choice(seated(walk, at))
    walk.say(flo, "replace", seat=str(int(seat)))
    walk.say(flo, "replace", seat=str(int(walk.picks.randrange(len(at.sitting)))), person=flo)
    if walk.picks.random() < 0.4 and (people := seated(walk, at)):
        by, own = people[0]
        offer(walk, by, own, flo)
    look_around(walk, flo)
    if walk.picks.random() < 0.2:
        walk.say(flo, "table", "close")
        walk.press_latest(flo, Action.CANCEL_SURE)


def team(walk: Walk, at: Table) -> None:
    """Somebody leaves their seat and takes an ally's, and one of an enemy if they can."""
    people, free = seated(walk, at), computers(at)
    who, seat = people[0]
    if len(people) < 2 or not free:
        return
    walk.say(who, "view")
    walk.say(who, "replace", seat=str(int(seat)))
    by = people[1][0]
    for wanted in walk.picks.sample(free, len(free)):
        if offer(walk, by, wanted, who):
            break
    look_around(walk, who)


def successor(walk: Walk, at: Table) -> None:
    """Somebody new has a person's seat, and reads its past; whoever left goes on looking."""
    who, seat = walk.picks.choice(seated(walk, at))
    others = strangers(walk, at)
    if not others:
        return
    friend = walk.picks.choice(others)
    look_around(walk, who)
    if walk.picks.random() < 0.5:
        plan(walk, who)
    if offer(walk, who, seat, friend):
        for name in ("since", "replay", "plan", "games"):
            walk.say(friend, name)
    walk.say(friend, "move", text="auto")
    look_around(walk, who)
    look_around(walk, friend)


def plan(walk: Walk, who: Person) -> None:
    """`who` plans in words of their own."""
    walk.say(who, "plan", text=walk.planned(who))


SCENES: Mapping[str, Callable[[Walk, Table], None]] = {
    "own seat out and back": out_and_back,
    "a computer's seat": computers_seat,
    "an absent seat": absent_seat,
    "a resigned seat": resigned_seat,
    "a manager": manager,
    "a team": team,
    "a successor": successor,
}
"""Every way to another hand, by what is reached where it works."""
