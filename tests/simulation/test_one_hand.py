"""One person, one hand: whatever five people and a manager do, nobody is ever sent what they may not know, and nobody
holds the secrets of two seats of a game that runs."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from importlib import resources
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from bot.messages.custom_id import Action
from tests.simulation import scenes
from tests.simulation.mistakes import Mistake, planted
from tests.simulation.peeks import PEEKS
from tests.simulation.people import Person
from tests.simulation.scenes import LOOKS, SCENES
from tests.simulation.walks import ECHOES, PLACES, ZONES, Walk, catalogue, walking
from tests.support.counts import LONG, count

WALKS = count(1, full=300)
"""Of each kind: what it begins with is one of the scenes."""
STEPS = count(8, full=12)
AGAIN = 6
"""How often as many walks are gone, and two at least, where none of them got to what its scene is about."""
PLANTED = (1, 8, 60) if LONG else (1, 4)
"""Walks of each kind within which a mistake is found: so many, and if it is not, so many more."""
SAMPLE = {"panels are kept", "told aloud"}
"""Those that are tried every time."""
SOMEBODY = st.integers(0, 5)
SEATS = st.integers(0, 3)
WAITS = (30, 15 * 60, 3600, 13 * 3600, 25 * 3600, 4 * 24 * 3600)
WISHES = ("pause", "draw", "concede", "nudge", "rematch", "follow", "close")
SCENARIO = '[[sides]]\nname = "{}"\n= = =\n'


def built_in() -> bytes:
    """A file that can be played."""
    return resources.files("games.jiangshan.scenario").joinpath("maps/a_first_array.toml").read_bytes()


class Complaint(AssertionError):
    """Somebody was sent what they may not know; the end of the story, and what is wrong."""


class People(RuleBasedStateMachine):
    """Their wishes, in any order, after a scene."""

    scene: ClassVar[str] = ""
    reached: ClassVar[Counter[str]] = Counter()
    """By all walks together: how many of them came there."""

    def __init__(self) -> None:
        super().__init__()
        self._open = ExitStack()
        self.walk: Walk

    @initialize(
        number=st.integers(0, 1 << 32),
        game=st.sampled_from(("toy", "toy", "koxinga", "cacao", "cardgo")),
        moves=st.integers(1, 3),
    )
    def begin(self, number: int, game: str, moves: int) -> None:
        self.walk = self._open.enter_context(walking(number))
        people, pace = 2 + number % 2, "none" if number % 4 else "daily"
        if self.scene == "a team":
            at = scenes.begin(self.walk, "jiangshan", 2, 2, pace="none", **scenes.TEAMS)
        elif game == "cardgo" and self.scene not in ("a computer's seat", "a resigned seat"):
            at = scenes.begin(self.walk, game, 2, 0, pace=pace, rules="quick")
        else:
            game = "toy" if self.scene == "a resigned seat" or game == "cardgo" else game
            more = {"options": "rounds=5"} if game == "toy" else {}
            at = scenes.begin(self.walk, game, people, 1, pace=pace, **more)
        assert at is not None, "no game has begun"
        for who, _ in moves * scenes.seated(self.walk, at):
            self.walk.say(who, "move", text="auto")
        if (at := scenes.table(self.walk)) is not None:
            SCENES[self.scene](self.walk, at)

    def _who(self, number: int) -> Person:
        return self.walk.people[number]

    @rule(who=SOMEBODY, what=st.integers(0, len(LOOKS) - 1))
    def look(self, who: int, what: int) -> None:
        scenes.look(self.walk, self._who(who), what)

    @rule(who=SOMEBODY)
    def press(self, who: int) -> None:
        scenes.press_anything(self.walk, self._who(who))
        self.walk.fill(self._who(who), ECHOES[who])

    @rule(who=SOMEBODY)
    def go_on(self, who: int) -> None:
        seen = self._who(who).seen
        if seen is not None and seen.controls and not seen.deleted:
            self.walk.press_control(self._who(who), seen, self.walk.picks.choice(seen.controls))

    @rule(
        who=SOMEBODY, action=st.sampled_from((Action.ACCEPT, Action.AGREE, Action.OBJECT, Action.DECLINE, Action.JOIN))
    )
    def serve(self, who: int, action: Action) -> None:
        self.walk.press_latest(self._who(who), action)

    @rule(who=SOMEBODY)
    def move(self, who: int) -> None:
        self.walk.say(self._who(who), "move", text="auto")

    @rule(who=SOMEBODY, part=st.sampled_from(("", "bid", "?", "{}", "? {}")))
    def type_a_move(self, who: int, part: str) -> None:
        typed = part.format(ECHOES[who])
        self.walk.type(self._who(who), "move", "text", typed, place=PLACES[0])
        if typed:
            self.walk.say(self._who(who), "move", text=typed)

    @rule(who=SOMEBODY, seat=SEATS, whom=st.integers(0, 5) | st.none())
    def replace(self, who: int, seat: int, whom: int | None) -> None:
        given: dict[str, Any] = {} if whom is None else {"person": self._who(whom)}
        self.walk.say(self._who(who), "replace", seat=str(seat), **given)

    @rule(who=SOMEBODY, wish=st.sampled_from(WISHES))
    def wish(self, who: int, wish: str) -> None:
        self.walk.say(self._who(who), "table", wish)
        if wish in ("draw", "concede", "close", "pause"):
            action = Action.CANCEL_SURE if wish == "close" else Action.PROPOSE_SURE
            self.walk.press_latest(self._who(who), action)

    @rule(who=SOMEBODY)
    def resign(self, who: int) -> None:
        self.walk.say(self._who(who), "resign")
        self.walk.press_latest(self._who(who), Action.RESIGN_SURE)

    @rule(who=SOMEBODY)
    def undo(self, who: int) -> None:
        self.walk.say(self._who(who), "undo")
        self.walk.press_latest(self._who(who), Action.UNDO)

    @rule(who=SOMEBODY)
    def plan(self, who: int) -> None:
        scenes.plan(self.walk, self._who(who))

    @rule(who=SOMEBODY, what=st.sampled_from(("zone", "direct", "channel", "hints")))
    def set(self, who: int, what: str) -> None:
        values: dict[str, dict[str, Any]] = {
            "zone": {"zone": ZONES[who], "quiet": "22-6"},
            "direct": {"messages": "direct"},
            "channel": {"messages": "channel"},
            "hints": {"hints": False},
        }
        self.walk.say(self._who(who), "settings", **values[what])

    @rule(who=SOMEBODY, game=st.sampled_from(("toy", "cardgo", "koxinga", "cacao", "jiangshan")), thread=st.booleans())
    def open(self, who: int, game: str, thread: bool) -> None:
        running = {each.game for each in self.walk.hands.ledger.tables().values() if each.phase in ("lobby", "running")}
        if game in running:
            return
        more: dict[str, Any] = {"in": "thread"} if thread else {}
        if game == "jiangshan":
            more["scenario_file"] = built_in() if thread else SCENARIO.format(ECHOES[who]).encode()
        self.walk.say(self._who(who), "play", game, pace="none", place=PLACES[1], **more)

    @rule(who=SOMEBODY)
    def forget(self, who: int) -> None:
        self.walk.say(self._who(who), "forget")
        self.walk.press_latest(self._who(who), Action.FORGET)

    @rule(seconds=st.sampled_from(WAITS))
    def wait(self, seconds: int) -> None:
        self.walk.wait(seconds)

    @rule()
    def restart(self) -> None:
        self.walk.restart()

    @rule(name=st.sampled_from(tuple(SCENES)))
    def another_scene(self, name: str) -> None:
        at = scenes.table(self.walk)
        if at is not None and scenes.seated(self.walk, at):
            SCENES[name](self.walk, at)

    @invariant()
    def nobody_sees_what_he_must_not(self) -> None:
        if hasattr(self, "walk"):
            self.walk.hands.count_hands()
            if self.walk.problems:
                raise Complaint("\n".join((*self.walk.story[-60:], *self.walk.problems)))

    def teardown(self) -> None:
        if hasattr(self, "walk"):
            self.reached.update(dict.fromkeys(+self.walk.reached, 1))
            self.reached["walks"] += 1
        self._open.close()


def beginning_with(name: str, turn: int = 0) -> type[People]:
    """Walks that begin with this scene; others each `turn`."""

    class Beginning(People):
        scene: ClassVar[str] = name
        reached: ClassVar[Counter[str]] = Counter()

    return seed(list(SCENES).index(name) + turn * len(SCENES))(Beginning)


def walk_about(machine: type[People], walks: int) -> None:
    """So many walks, the same every time."""
    how = settings(
        max_examples=walks,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        phases=(Phase.generate,),
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(machine, settings=how)


@pytest.fixture(scope="module", autouse=True)
def _games() -> Iterator[None]:
    with catalogue():
        yield


@pytest.mark.parametrize("scene", SCENES)
def test_nobody_holds_two_hands(scene: str, capsys: pytest.CaptureFixture[str]) -> None:
    reached, least = Counter[str](), count(1, full=100)
    for turn in range(AGAIN):
        machine = beginning_with(scene, turn)
        walk_about(machine, max(WALKS, min(2, turn + 1)))
        reached += machine.reached
        if reached[scene] >= least:
            break
    with capsys.disabled():
        if LONG:
            sys.stdout.write(f"\n{scene}: {dict(reached)}\n")
    assert reached["walks"] >= WALKS
    assert reached[scene] >= least, reached


def _is_found(mistake: Mistake) -> bool:
    """Whether somebody in a walk complains of it."""
    with planted(mistake):
        return any(_complains(scene, walks) for walks in PLANTED for scene in reversed([*SCENES]))


def _complains(scene: str, walks: int) -> bool:
    machine = beginning_with(scene)
    try:
        walk_about(machine, walks)
    except Complaint:
        return True
    return False


@pytest.mark.parametrize(
    "mistake", [each for each in PEEKS if LONG or each.name in SAMPLE], ids=lambda mistake: mistake.name
)
def test_a_way_to_see_too_much_is_found(mistake: Mistake) -> None:
    assert _is_found(mistake), mistake.harm
