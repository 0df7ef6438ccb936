"""The people of a server, drawn from the seed: they look at what stands on their screens, press it and type.

They know nothing but what they see. Mostly they do what a message asks of them; now and then they press twice, press
what is old, type nonsense, wish to leave.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any

from bot.catalogue import games
from bot.messages.custom_id import Action, parse
from tests.simulation.guild import Interaction, Shown
from tests.simulation.wire import Payload

if TYPE_CHECKING:
    from tests.simulation.ledger import Table
    from tests.simulation.world import World

LOCALES = ("en-US", "zh-TW", "zh-CN")
NAMES = ("Ann", "Ben", "Cat", "Dan", "Eve", "Flo")
FIRST = 300_000_000_000_000_001
"""The number of the first person, such as Discord gives them."""
ASKING = frozenset({Action.PANEL, Action.JOIN, Action.AGREE, Action.DISAGREE, Action.ACCEPT, Action.DECLINE})
"""What a message in the channel asks for."""
PLANS = ("bId", "biD", "bID", "BiD", "BID")
"""How each of them spells a plan: nobody else may ever read it."""
UNKIND = frozenset({Action.DISAGREE, Action.DECLINE})
"""What people answer more rarely than its opposite."""
ADVANCING = frozenset({Action.PANEL, Action.PICK, Action.OPEN, Action.OPEN_PICK})
"""What a panel is opened for."""
PLAYING = frozenset({Action.PLAY, Action.PLAY_LONG, Action.OPEN_PLAY})
CONFIRMING = PLAYING | {Action.PROPOSE, Action.PROPOSE_SURE}
"""What a private message is read for."""
BENTS = (0.3, 1.0, 1.0, 4.0)
"""How much more often than others the people of one world do one thing: no two companies are alike."""
ENDING = frozenset({Action.RESIGN, Action.CANCEL, Action.DISSOLVE, Action.LEAVE, Action.REMOVE, Action.FORGET})
FINAL = ENDING | {Action.RESIGN_SURE, Action.CANCEL_SURE, Action.DISSOLVE_SURE}
"""What ends something, and so is pressed more rarely than other controls."""


@dataclass
class Person:
    """Somebody. `channels` are where they look; `left` is how much they will still do."""

    user: int
    name: str
    locale: str
    moderates: bool
    channels: tuple[int, ...]
    left: int
    pace: float
    """Hours between two visits."""
    seen: Shown | None = field(default=None, repr=False)
    """The private message that they looked at last."""


def company(chance: random.Random, channels: tuple[int, ...], acts: int) -> list[Person]:
    """Between three and five people, and what they will do together."""
    people = []
    number = chance.randint(3, 5)
    for place in range(number):
        user, pace = FIRST + place, chance.choice((2.0, 6.0, 12.0, 20.0))
        locale = chance.choices(LOCALES, (4, 1, 1))[0]
        moderates = place == number - 1 and chance.random() < 0.7
        people.append(Person(user, NAMES[place], locale, moderates, channels, acts // number, pace))
    return people


class Ways:
    """What somebody may do, each with how often."""

    def __init__(self, world: World, chance: random.Random) -> None:
        self._world = world
        self._chance = chance
        usual: tuple[tuple[Callable[[Person, int], bool], float], ...] = (
            (self._type_a_move, 10),
            (self._press_anything, 7),
            (self._return, 4),
            (self._ask, 7),
            (self._wish, 9),
            (self._take_back, 5),
            (self._replace, 3),
            (self._wander, 3),
            (self._look_back, 3),
            (self._plan, 3),
            (self._regret_a_plan, 3),
            (self._exchange, 3),
            (self._swap, 5),
            (self._ask_again, 3),
            (self._refuse, 1),
            (self._pester, 1.5),
            (self._bring_together, 1.5),
            (self._nag, 1),
            (self._waver, 2),
            (self._ramble, 1.5),
            (self._set, 3),
            (self._look_for_players, 2),
            (self._open, 2),
        )
        self._regret = chance.choice((0.02, 0.05, 0.3))
        """How often somebody would rather have done something else."""
        self._of_players = (
            *(self._type_a_move, self._wish, self._take_back, self._replace, self._wander, self._plan),
            *(self._regret_a_plan, self._exchange, self._swap, self._waver),
        )
        """What hardly anybody tries where they do not play."""
        self._ways = (
            (self._go_on, 40.0),
            (self._serve, 45.0),
            *((way, often * chance.choice(BENTS)) for way, often in usual),
        )

    def take_back_often(self) -> None:
        """They like to take back what they did."""
        self._ways = (*self._ways, (self._take_back, 60))

    def act(self, who: Person) -> bool:
        """Something; whether there was anything to do."""
        place = self._place(who)
        ways, odds = [way for way, _ in self._ways], [odds for _, odds in self._ways]
        idle = self._chance.random() < 0.85 and place not in self._playing(who)
        for _ in range(6):
            way = self._chance.choices(ways, odds)[0]
            if not (idle and way in self._of_players) and way(who, place):
                return True
        return False

    def somebody(self) -> None:
        """Does something, whoever it is."""
        self.act(self._chance.choice(self._world.people))

    def _playing(self, who: Person) -> list[int]:
        """Where `who` sits at a game that runs."""
        tables = self._world.checks.ledger.tables().values()
        return [each.channel for each in tables if each.phase == "running" and who.user in each.sitting]

    def _place(self, who: Person) -> int:
        """Where `who` looks in: where something concerns them, above all; a thread is found by those who see it."""
        guild = self._world.guild
        playing = self._playing(who)
        if playing and self._chance.random() < 0.5:
            return self._chance.choice(playing)
        places = [each.id for each in guild.channels.values() if {each.id, each.parent} & {*who.channels}]
        busy = [place for place in places if any(self._concerns(who, each) for each in guild.seen(place)[-5:])]
        return self._chance.choice(busy if busy and self._chance.random() < 0.85 else places)

    def _concerns(self, who: Person, message: Shown) -> bool:
        """Whether a message in the channel asks `who` for something: it names them, or there is room for them."""
        actions = {_action(each) for each in message.controls}
        if Action.JOIN in actions:
            return who.name not in message.words or Action.START in actions
        return bool(actions & ASKING) and f"<@{who.user}>" in message.words

    def come(self, who: Person, place: int) -> None:
        """`who` was called, and does what they are asked for."""
        if self._serve(who, place):
            later = 0.0
            for _ in range(2):
                later += self._chance.uniform(3, 15)
                self._world.agenda.after(later, self._go_on, who, place)

    # The ways

    def _go_on(self, who: Person, place: int) -> bool:
        """With the private message that `who` looked at last."""
        message = who.seen
        if message is None or message.deleted or not message.controls:
            return False
        controls = message.controls
        confirming = [each for each in controls if _action(each) in CONFIRMING]
        advancing = [each for each in controls if _action(each) in ADVANCING]
        if confirming and self._chance.random() < 0.8:
            controls = confirming
        elif advancing and self._chance.random() < 0.8:
            controls = advancing
        elif not confirming and not advancing and self._chance.random() < 0.5:
            return False
        return self._press_one(who, message, controls)

    def _serve(self, who: Person, place: int) -> bool:
        """What asks for something in the channel, the latest first; above all where it names `who`."""
        letters = self._world.guild.letters_to(who.user)[-2:]
        seen = [each for each in (*self._world.guild.seen(place)[-12:], *letters) if each.controls]
        mine = [each for each in seen if each.letter or self._concerns(who, each)]
        if mine and self._chance.random() < 0.95:
            seen = mine
        elif self._chance.random() < 0.8:
            return False
        asks = [
            (message, control)
            for message in seen
            for control in message.controls
            if _action(control) in ASKING and (_action(control) is not Action.JOIN or who.name not in message.words)
        ]
        asked = [pair for pair in asks if _action(pair[1]) in (Action.AGREE, Action.DISAGREE)]
        if asked and self._chance.random() < 0.3:
            asks = asked
        starts = [
            (message, control)
            for message in seen
            for control in message.controls
            if _action(control) in (Action.START, Action.ADD) and who.name in message.words
        ]
        if starts and self._chance.random() < 0.6:
            asks = [pair for pair in starts if _action(pair[1]) is Action.START or self._chance.random() < 0.2] or asks
        if not asks:
            return False
        message, _ = asks[-1] if self._chance.random() < 0.8 else self._chance.choice(asks)
        controls = [control for each, control in asks if each is message]
        odds = [0.25 if _action(each) in UNKIND else 1.0 for each in controls]
        pressed = self._press_one(who, message, self._chance.choices(controls, odds))
        if (
            message.reader is None and self._chance.random() < 0.1
        ):  # somebody else was called by the same message, and is as quick
            self._press_one(self._chance.choice(self._world.people), message, self._chance.choices(controls, odds))
        return pressed

    def _return(self, who: Person, place: int) -> bool:
        """To a private message that `who` left open, however old, to confirm what it says."""
        left = [
            (message, control)
            for message in self._world.guild.seen(place, who.user)
            if message.is_answer
            for control in message.controls
            if _action(control) in CONFIRMING
        ]
        if not left:
            return False
        message, control = self._chance.choice(left)
        return self._press_one(who, message, [control])

    def _take_back(self, who: Person, place: int) -> bool:
        """`who` takes back or brings back what a message offers, or agrees to what others want."""
        seen = (*self._world.guild.seen(place, who.user)[-12:], *filter(None, (who.seen,)))
        offered = [
            (message, control)
            for message in seen
            for control in message.controls
            if _action(control) in (Action.UNDO, Action.REDO, Action.AGREE)
        ]
        if not offered or self._chance.random() < 0.3:
            self._world.command(who, place, "undo")
            self._mean_it(who, place)
            return True
        message, control = self._chance.choice(offered[-3:])
        return self._press_one(who, message, [control])

    def _press_anything(self, who: Person, place: int) -> bool:
        """Whatever `who` sees, however old."""
        letters = self._world.guild.letters_to(who.user)
        seen = [each for each in (*self._world.guild.seen(place, who.user), *letters) if each.controls]
        if not seen:
            return False
        message = self._chance.choice(seen)
        return self._press_one(who, message, message.controls)

    def _press_one(self, who: Person, message: Shown, controls: list[Payload]) -> bool:
        if not controls:
            return False
        odds = [0.15 if _action(each) in FINAL else 1.0 for each in controls]
        control = self._chance.choices(controls, odds)[0]
        value = None
        if control["type"] == 3:
            value = self._chance.choice(control["options"])["value"]
        made = self._world.press(who, message, control, value)
        if self._chance.random() < 0.1:  # a nervous finger
            self._world.press(
                who, message, control, value, later=self._chance.choice((0.02, self._chance.random() / 2))
            )
        others = [each for each in message.controls if each["type"] == 2 and each is not control]
        if message.reader is not None and others and self._chance.random() < 0.2:  # a change of mind
            self._world.press(who, message, self._chance.choice(others), None, later=self._chance.uniform(0.3, 3))
        if _action(control) in PLAYING and self._chance.random() < self._regret:
            self._world.agenda.after(self._chance.choice((9, 90, 900)), self._take_back, who, message.channel)
        if made is not None:
            self._world.agenda.after(self._chance.uniform(1, 8), self._lose_patience, who, message, control, made)
        return True

    def _lose_patience(self, who: Person, message: Shown, control: Payload, made: Interaction) -> None:
        """Nothing has come of what `who` pressed: they press it again, or something else there."""
        buttons = [each for each in message.controls if each["type"] == 2]
        if made.answered is None and not message.deleted and buttons and self._chance.random() < 0.7:
            again = control if control in buttons and self._chance.random() < 0.5 else self._chance.choice(buttons)
            self._world.press(who, message, again, None)

    def fill(self, who: Person, form: Payload) -> None:
        """A form that opened."""
        fields = [part.get("component", part) for part in form["components"]]
        fields = [inner for part in fields for inner in (part.get("components") or [part])]
        self._world.submit(who, form, {each["custom_id"]: self._words(who) for each in fields})

    def _type_a_move(self, who: Person, place: int) -> bool:
        self._world.command(who, place, "move", text=self._words(who))
        return True

    def _words(self, who: Person) -> str:
        return self._chance.choices(
            ("auto", "bid 1", "bid 0", "let", "pass", "?", "veto; let", "ゑ" * 9), (6, *[1] * 7)
        )[0]

    def _ask(self, who: Person, place: int) -> bool:
        name = self._chance.choice(
            ("games", "board", "view", "log", "since", "replay", "tables", "export", "help", "undo", "undo")
        )
        kind = {"as": self._chance.choice(("text", "picture"))} if name in ("board", "view", "since") else {}
        kind |= {"as": self._chance.choice(("text", "picture", "animation"))} if name == "replay" else {}
        self._world.command(who, place, name, **kind)
        return True

    def _wish(self, who: Person, place: int) -> bool:
        names = ("pause", "pace", "draw", "concede", "nudge", "rematch", "close", "follow", "resign", "forget")
        name = self._chance.choices(names, (3, 2, 1, 1, 4, 3, 1, 3, 1, 1))[0]
        if name in ("resign", "forget"):
            self._world.command(who, place, name)
            return True
        more = {}
        if name == "pace":
            more["pace"] = self._chance.choice(("live", "brisk", "daily", "5"))
        if name == "follow":
            more["told"] = self._chance.choice(("end", "daily", "daily", "never"))
        self._world.command(who, place, "table", name, **more)
        self._mean_it(who, place)
        return True

    def _mean_it(self, who: Person, place: int) -> None:
        """`who` reads what they are asked in return, and mostly goes on with it."""
        if self._chance.random() < 0.8:
            self._world.agenda.after(self._chance.uniform(3, 12), self._go_on, who, place)

    def _replace(self, who: Person, place: int) -> bool:
        """Somebody takes the place of another on a seat, mostly on the seat of `who`."""
        seats = self._seats(who, place)
        seat = seats[0] if seats is not None and self._chance.random() < 0.6 else str(self._chance.randint(0, 3))
        if self._chance.random() < 0.3:
            self._world.command(who, place, "replace", seat=seat)
        else:
            self._world.command(who, place, "replace", seat=seat, person=self._chance.choice(self._world.people))
        return True

    def _wander(self, who: Person, place: int) -> bool:
        """`who` gives their seat to a computer. A friend who plays asks for another seat for them, or offers their own.
        The others agree to what they find, and `who` looks around, at once and when nobody may object any more."""
        seats = self._seats(who, place)
        if seats is None:
            return False
        mine, wanted = seats
        friend = self._chance.choice(self._players(who, place) or self._world.people)
        own = self._seats(friend, place)
        if own is not None and self._chance.random() < 0.5:
            wanted = own[0]
        later = self._world.agenda.after
        self._world.command(who, place, "view")
        self._play_and_plan(who, place)
        later(8, lambda: self._world.command(who, place, "replace", seat=mine))
        later(12, lambda: self._world.command(friend, place, "replace", seat=wanted, person=who))
        for number, each in enumerate((*self._world.people, who)):
            later(20 + 5 * number, self._serve, each, place)
        later(50, self._press_there, who, place, Action.ACCEPT)
        for seconds in (60, 12 * 3600 + 120):
            later(seconds, lambda: self._world.command(who, place, "view"))
        return True

    def _seats(self, who: Person, place: int) -> tuple[str, str] | None:
        """The seat of `who` there, and one that they would rather have: a free one, as the board says it; else any."""
        table = self._table(who, place)
        if table is None:
            return None
        mine = table.sitting.index(who.user)
        others = [seat for seat in range(len(table.sitting)) if seat != mine]
        free = [seat for seat in others if table.sitting[seat] is None]
        return str(mine), str(self._chance.choice(free or others))

    def _table(self, who: Person, place: int) -> Table | None:
        """The game that runs there and at which `who` sits."""
        tables = self._world.checks.ledger.tables().values()
        here = (each for each in tables if each.channel == place and each.phase == "running")
        return next((each for each in here if who.user in each.sitting), None)

    def _players(self, who: Person, place: int) -> list[Person]:
        """Who plays there with `who`."""
        table = self._table(who, place)
        return [] if table is None else [each for each in self._others(who) if each.user in table.sitting]

    def _look_back(self, who: Person, place: int) -> bool:
        """Into a game that goes on without `who`."""
        left = [
            table.channel
            for table in self._world.checks.ledger.tables().values()
            if table.phase == "running" and who.user not in table.sitting and any(who.user in sat for sat in table.sat)
        ]
        if not left:
            return False
        name = self._chance.choice(("since", "replay", "view", "board"))
        kind = {"as": self._chance.choice(("text", "picture"))} if self._chance.random() < 0.6 else {}
        self._world.command(who, self._chance.choice(left), name, **kind)
        return True

    def planned(self, who: Person) -> str:
        """A plan as `who` writes it."""
        return f"{PLANS[self._world.people.index(who)]} {self._chance.randint(0, 1)}"

    def spellings(self) -> list[tuple[int, str]]:
        """How each of them writes a plan, by person."""
        return [(who.user, f"{PLANS[number]} ") for number, who in enumerate(self._world.people)]

    def _plan(self, who: Person, place: int) -> bool:
        words = self._chance.choice((self.planned(who), self.planned(who), "let", self._words(who)))
        given = {"text": words} if self._chance.random() < 0.8 else {}
        given |= {"after": self._chance.choice(("bid 0", "bid 1", "let"))} if self._chance.random() < 0.3 else {}
        self._world.command(who, place, "plan", **given)
        return True

    def _regret_a_plan(self, who: Person, place: int) -> bool:
        """`who` plays, plans, has the others play, and takes back what came of it; they agree to that."""
        if self._seats(who, place) is None:
            return False
        later, auto = self._world.agenda.after, self._auto
        self._play_and_plan(who, place)
        for number, each in enumerate(self._others(who)):
            later(8 + 2 * number, auto, each, place)
        later(30, lambda: self._world.command(who, place, "undo"))
        later(36, self._go_on, who, place)
        for number, each in enumerate(self._others(who)):
            later(45 + 5 * number, self._serve, each, place)
        return True

    def _exchange(self, who: Person, place: int) -> bool:
        """`who` and the others play; then `who` would rather have played something else, at once or much later."""
        if self._seats(who, place) is None:
            return False
        later = self._world.agenda.after
        self._world.command(who, place, "move", text="order let")
        self._auto(who, place)
        if self._chance.random() < 0.7:
            for number, each in enumerate(self._others(who)):
                later(4 + 2 * number, self._auto, each, place)
        at = self._chance.choice((30, 30, 20 * 60))
        later(at, lambda: self._world.command(who, place, "undo"))
        later(at + 6, self._go_on, who, place)
        return True

    def _swap(self, who: Person, place: int) -> bool:
        """`who` plans something, and gives their seat to somebody who takes it, or does not; whoever has it then gives
        it back."""
        table = self._table(who, place)
        outside = [] if table is None else [each for each in self._others(who) if not _has_sat(table, each)]
        if table is None or not outside:
            return False
        friend, later, seat = self._chance.choice(outside), self._world.agenda.after, table.sitting.index(who.user)
        self._play_and_plan(who, place)
        later(8, self._offer, who, place, seat, friend)
        if self._chance.random() < 0.3:
            later(20, self._press_there, friend, place, Action.DECLINE)
            later(40, self._offer, who, place, seat, friend)
        later(60, self._press_there, friend, place, Action.ACCEPT)
        later(300, self._hand_on, friend, place, who)
        return True

    def _offer(self, who: Person, place: int, seat: int, to: Person) -> None:
        self._world.command(who, place, "replace", seat=str(seat), person=to)

    def _hand_on(self, who: Person, place: int, to: Person, patience: int = 8) -> None:
        """`who` looks now and then whether they got a seat; then what is planned on it, and gives it back."""
        table, later = self._table(who, place), self._world.agenda.after
        if table is not None:
            self._world.command(who, place, "plan")
            self._offer(who, place, table.sitting.index(who.user), to)
            later(20, self._press_there, to, place, Action.ACCEPT)
        elif patience:
            later(2 * 3600, self._hand_on, who, place, to, patience - 1)

    def _play_and_plan(self, who: Person, place: int) -> None:
        """`who` plays if asked, and leaves a plan; somebody who plays along looks at their own plans."""
        later, others = self._world.agenda.after, self._players(who, place)
        self._auto(who, place)
        later(4, lambda: self._world.command(who, place, "plan", text=self.planned(who)))
        if others:
            later(6, lambda: self._world.command(self._chance.choice(others), place, "plan"))

    def _ask_again(self, who: Person, place: int) -> bool:
        """For another game with those with whom `who` has played."""
        over = [
            table.channel
            for table in self._world.checks.ledger.tables().values()
            if table.phase == "over"
            and who.user in table.sitting
            and not self._world.guild.is_deleted_at(table.channel)
        ]
        if not over:
            return False
        self._world.command(who, self._chance.choice(over[-2:]), "table", "rematch")
        return True

    def _refuse(self, who: Person, place: int) -> bool:
        """`who` wants no invitations of somebody's, or of anybody's, or does again; they look whom they refuse."""
        friend = self._chance.choice(self._others(who))
        set_: tuple[Mapping[str, Any], ...] = ({"not-from": friend}, {"invitations": "nobody"}, {})
        self._world.command(who, place, "settings", **self._chance.choices(set_, (5, 1, 2))[0])
        if set_ and self._chance.random() < 0.3:
            self._world.agenda.after(600, lambda: self._world.command(who, place, "settings", invitations="everybody"))
        return True

    def _pester(self, who: Person, place: int) -> bool:
        """Somebody refuses `who`, and `who` still asks them, forgotten in between or not."""
        friend, later, command = self._chance.choice(self._others(who)), self._world.agenda.after, self._world.command
        known = self._world.checks.wishes.refuses(friend.user, who.user)
        refusing: Mapping[str, Any] = {} if known else {"not-from": who}
        command(friend, place, "settings", **refusing)
        if self._chance.random() < 0.5:
            later(20, lambda: command(who, place, "forget"))
            later(30, self._press_that, who, Action.FORGET)
        later(60, lambda: command(who, place, "play", "toy", opponent=friend))
        if self._chance.random() < 0.5:
            later(70, self._ask_again, who, place)
        later(90, lambda: command(friend, place, "settings"))
        return True

    def _bring_together(self, who: Person, place: int) -> bool:
        """Somebody refuses another. `who` asks both to a table, or offers their own seat beside one to the other."""
        others, later, command = self._others(who), self._world.agenda.after, self._world.command
        refusing, refused = self._chance.sample(others, 2)
        known = self._world.checks.wishes.refuses(refusing.user, refused.user)
        table = self._table(who, place)
        refusing_them: Mapping[str, Any] = {} if known else {"not-from": refused}
        both: Mapping[str, Any] = {"opponent": refusing, "opponent-2": refused}
        command(refusing, place, "settings", **refusing_them)
        later(60, lambda: command(who, place, "play", "toy", **both))
        if table is not None:
            newcomer = refused if refusing.user in table.sitting else refusing
            later(70, self._offer, who, place, table.sitting.index(who.user), newcomer)
            later(90, self._press_there, newcomer, place, Action.ACCEPT)
        later(120, lambda: command(refusing, place, "settings"))
        return True

    def _nag(self, who: Person, place: int) -> bool:
        """`who` asks the same person to one game after the other, and closes each table again."""
        friend, later, command = self._chance.choice(self._others(who)), self._world.agenda.after, self._world.command
        for number, game in enumerate(games()):
            given: Mapping[str, Any] = {"opponent": friend, "in": "thread"}
            later(90 * number, partial(command, who, place, "play", game, **given))
            later(90 * number + 40, self._close, who)
        return True

    def _waver(self, who: Person, place: int) -> bool:
        """`who` offers their seat, would rather keep it, and offers it again; the friend may want direct messages."""
        table = self._table(who, place)
        outside = [] if table is None else [each for each in self._others(who) if not _has_sat(table, each)]
        if table is None or not outside:
            return False
        friend, later, seat = self._chance.choice(outside), self._world.agenda.after, table.sitting.index(who.user)
        wanted = self._chance.choice(("direct", "direct", "channel"))
        self._world.command(friend, place, "settings", messages=wanted)
        for seconds in (20, 60, 100):
            later(seconds, self._offer, who, place, seat, friend)
            later(seconds + 20, self._press_there, who, place, Action.DECLINE, friend)
        return True

    def _close(self, who: Person) -> None:
        """The table that `who` opened last, if nothing is played there yet."""
        tables = self._world.checks.ledger.tables().values()
        own = [each.channel for each in tables if each.phase == "lobby" and each.host == who.user]
        if own and not self._world.guild.is_deleted_at(own[-1]):
            self._world.command(who, own[-1], "table", "close")
            self._world.agenda.after(10, self._press_that, who, Action.DISSOLVE_SURE)

    def _ramble(self, who: Person, place: int) -> bool:
        """`who` types as much as there is room for."""
        unknown = " ".join(f"a{number}=" for number in range(300))
        words = self._chance.choice((unknown, unknown, "rounds=ゑ " * 200, "ゑ" * 1000, "bid 1; " * 200))
        name, value = self._chance.choice((("play", "options"), ("move", "text"), ("plan", "text"), ("plan", "after")))
        given = {value: words[:1000], **({"text": "bid 1"} if value == "after" else {})}
        self._world.command(who, place, name, self._chance.choice(list(games())) if name == "play" else None, **given)
        return True

    def _auto(self, who: Person, place: int) -> None:
        """Whatever a computer would play, if `who` is asked."""
        self._world.command(who, place, "move", text="auto")

    def _others(self, who: Person) -> list[Person]:
        return [each for each in self._world.people if each is not who]

    def _press_that(self, who: Person, action: Action) -> None:
        """What `who` was asked about in the private message that they looked at last."""
        message = who.seen
        for control in [] if message is None or message.deleted else message.controls:
            if message is not None and _action(control) is action:
                self._world.press(who, message, control, None)

    def _press_there(self, who: Person, place: int, action: Action, named_there: Person | None = None) -> None:
        """The latest message that asks for that: it names `who`, or somebody else, in the channel, or was written to
        `who`."""
        seen = (*self._world.guild.seen(place), *self._world.guild.letters_to(who.user))
        named = (each for each in reversed(seen) if each.letter or f"<@{(named_there or who).user}>" in each.words)
        for message in named:
            for control in message.controls:
                if _action(control) is action:
                    self._world.press(who, message, control, None)
                    return

    def _set(self, who: Person, place: int) -> bool:
        quiet: Mapping[str, Any] = {"zone": "Asia/Taipei", "quiet": "22-6"}
        holiday: Mapping[str, Any] = {"holiday": self._chance.choice((0, 1, 2))}
        direct: Mapping[str, Any] = {"messages": self._chance.choice(("direct", "direct", "channel"))}
        daily: Mapping[str, Any] = {"messages": "daily", "hour": self._chance.randrange(24), "zone": "Asia/Taipei"}
        set_ = self._chance.choice((quiet, holiday, direct, direct, daily, daily, daily, {"hints": False}))
        self._world.command(who, place, "settings", **set_)
        return True

    def _look_for_players(self, who: Person, place: int) -> bool:
        """For any game, for one at a pace, or no longer."""
        any_: Mapping[str, Any] = {"days": self._chance.choice((1, 7))}
        one: Mapping[str, Any] = {"game": "toy", "pace": self._chance.choice(("live", "brisk", "daily", "none"))}
        self._world.command(who, place, "lfg", **self._chance.choice((any_, any_, one, {"days": 0}, {})))
        return True

    def _open(self, who: Person, place: int) -> bool:
        self.open(who, place)
        return True

    def open(self, who: Person, place: int) -> None:
        """A table, of a game as it comes."""
        odds = {name: 6 if name == "toy" else 1 for name in games()}
        game = self._chance.choices(list(odds), list(odds.values()))[0]
        given: dict[str, Any] = {"pace": self._chance.choice(("live", "brisk", "daily", "daily", "daily", "none"))}
        if self._chance.random() < 0.35:
            given["computers"] = 1
        if game == "toy":
            given["rules"] = self._chance.choice(list(games()["toy"].rules.presets))
            if "computers" not in given:
                given["seats"] = self._chance.randint(2, 4)
        if self._chance.random() < 0.2:
            given["in"] = "thread"
        if self._chance.random() < 0.2:
            given["bank"] = 5
        if self._chance.random() < 0.2:
            given["takeback"] = self._chance.choice(("consent", "consent", "never"))
        if "computers" in given and self._chance.random() < 0.2:
            given["practice"] = True
        if self._chance.random() < 0.3:
            friend = self._chance.choice(self._world.people)
            if friend is not who:
                given["opponent"] = friend
                given.pop("seats", None)
        self._world.command(who, place, "play", game, **given)


def _has_sat(table: Table, who: Person) -> bool:
    """Whether somebody has ever sat there."""
    return any(who.user in sat for sat in table.sat)


def _action(control: Payload) -> Action | None:
    press = parse(control.get("custom_id", ""))
    return None if press is None else press.action
