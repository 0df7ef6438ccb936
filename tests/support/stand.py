"""The surface over the toy game, without Discord: a real host and publisher, channels that remember what was sent.

The toy's pictures are its view in words, so that a test can read from a message what its reader was shown.
"""

from __future__ import annotations

import asyncio
import atexit
from collections.abc import AsyncIterator, Collection, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot import catalogue
from bot.handlers import dispatch
from bot.handlers.context import Context
from bot.handlers.table.documents import Documents, Unfetched
from bot.host.host import Host
from bot.host.reviews import Reviews
from bot.host.storage.store import Store, open_store
from bot.host.stories import Stories
from bot.host.workers.engine import Engine
from bot.host.workers.sandbox import Box
from bot.messages.custom_id import LIVE, Action, Picked, Press, parse
from bot.messages.custom_id import format as custom_id
from bot.messages.drawing import Drawing
from bot.messages.films import Films
from bot.messages.limits import form_problems, problems
from bot.messages.message import Button, Link, Message, Option, Payload, Row, Select, Words
from bot.messages.outbox.outlet import Dormant, Gone, Refused
from bot.messages.outbox.publish import Publisher
from bot.messages.requests import (
    Ask,
    Asker,
    Attached,
    Click,
    Command,
    Growing,
    Person,
    Reply,
    Response,
    Seen,
    Typing,
    Update,
)
from bot.table.answers import Answer
from bot.table.limits import Limits
from bot.table.options import Value
from games.core import Move, Preview, Rules, Threat
from renderers.core import Game, Say
from renderers.words import LOCALES
from tests.support.box import Here
from tests.support.guests import Entry, installed
from tests.support.hosting import MANAGER, NAMES, PULSE, Local, VirtualTime, resting
from tests.support.toy import TOY, View

GUILD, CHANNEL = 7, 70
LIMITS = Limits(lobbies=3, running=20, tables=200)
KEYS = {
    "name": "Toy auction",
    "about": "Bid for prizes",
    "seat-0": "North",
    "seat-1": "East",
    "seat-2": "South",
    "seat-3": "West",
    "seat-4": "Up",
    "seat-5": "Down",
    "preset-short": "Short",
    "preset-blind": "Blind",
    "preset-held": "Held",
    "option-rounds": "rounds",
    "option-rounds-about": "How many rounds",
    "option-blind": "blind",
    "option-blind-about": "Without previews",
    "option-held": "held",
    "option-held-about": "Vetoes are blind",
    "problem-blind": "One blind round is no game.",
    "refusal-over": "It is over.",
    "refusal-wait": "Wait.",
    "refusal-token": "Not { $token }, but { $legal }.",
    "label-bid": "Bid { $number }",
    "label-let": "Let it pass { $number }",
    "label-veto": "Veto { $number }",
    "label-ask": "Ask me { $number }",
    "label-order": "Standing order { $number }",
    "label-settle": "Come out { $number }",
    "label-number": "{ $number } points",
    "preview-bid": "You bid for { $prize }.",
    "preview-let": "It passes. { $prize }",
    "preview-veto": "It costs you a point. { $prize }",
    "preview-order": "You answer in advance. { $prize }",
    "preview-settle": "It comes out. { $prize }",
    "prize": "A prize of { $points }.",
    "order": "Your order is { $order }.",
    "obeyed": "Your standing order let it pass.",
    "answer": "Your answer is { $answer }.",
    "answered": "A veto? So far: { $answer }.",
    "over": "The auction is over.",
    "score": "{ $score } points",
    "unreadable": "I cannot read { $typed }.",
    "ask": "What do you do?",
    "how-much": "How much?",
    "which": "Which order?",
    "deal": "You hold { $card }.",
    "bids": "The bids: { $bids }.",
    "bid": "{ $amount }",
    "let": "{ $seat } lets it pass.",
    "veto": "{ $seat } vetoes.",
    "seat": "{ $seat }",
    "taken": "{ $seats } took it.",
    "threat": "Beware of { $prize }.",
    "chance": "Chance",
    "typed": "-=-, bid=bid, let=let, veto=veto, ask=ask, order=order, settle=settle",
}


class Renderer:
    """Draws a view as its own words."""

    def __init__(self) -> None:
        self.drawn = 0

    def picture(
        self,
        view: View,
        say: Say,
        *,
        path: Move = (),
        preview: Preview | None = None,
        since: Sequence[View] = (),
        threats: Sequence[Threat] = (),
        film: View | None = None,
        aided: bool = True,
    ) -> bytes:
        self.drawn += 1
        return repr((view, path, *since, *threats)).encode()

    def alt(self, view: View, say: Say) -> str:
        return f"cards {view.cards}"

    def board(self, view: View, say: Say) -> str:
        return f"scores {view.scores}"


class Channels:
    """Remembers what stands in the channels; `failures` are raised by the next calls, first one first, `arriving`
    by sending after the message arrived. `pings` are the people whom new messages mentioned: an edit pings nobody."""

    def __init__(self) -> None:
        self.hears_direct = True
        self.messages: dict[int, Message | Sequence[Payload]] = {}
        self.nonces: dict[str, int] = {}
        self.sent: list[Message] = []
        """Those that were new: they alone ping."""
        self.calls: list[str] = []
        self.failures: list[Exception] = []
        self.refused: dict[str, list[Exception]] = {}
        """As `failures`, of one kind of call only."""
        self.arriving: list[Exception] = []
        self.arrived = asyncio.Event()
        self.refusing = asyncio.Event()
        """Set when a call is `refused`."""
        self.pings: list[int] = []
        self.looks: dict[int, Exception] = {}
        self.threads = 0
        self.archived: set[int] = set()
        """Threads in which nobody has said anything for a week."""
        self.asides: dict[str, Message] = {}
        """What whoever opened a table is told of who sits down there, by nonce."""
        self.direct_messages: dict[int, tuple[int, Message]] = {}
        """Those that stand, by their ids, each with whom it was sent to."""
        self.hidden: set[tuple[int, int]] = set()
        """Person and channel, where they cannot see it."""
        self.closed_to: set[int] = set()
        """Who takes no direct messages."""
        self._ids = count(9000)

    @property
    def latest(self) -> Message:
        message = self.messages[max(self.messages)]
        assert isinstance(message, Message)
        return message

    async def send(self, channel: int, message: Message, nonce: str, *, wake: bool = True) -> tuple[int, bool]:
        self._stir(channel, wake=wake)
        if nonce.startswith("j"):  # that somebody sat down: beside everything else
            self.asides.setdefault(nonce, message)
            return -len(self.asides), True
        self._call("send")
        if nonce not in self.nonces:
            self.nonces[nonce] = next(self._ids)
            self.messages[self.nonces[nonce]] = message
            self.sent.append(message)
            self.pings += message.mentions
        if self.arriving:
            self.arrived.set()
            raise self.arriving.pop(0)
        return self.nonces[nonce], self.messages[self.nonces[nonce]] == message

    async def direct(self, user: int, message: Message, nonce: str) -> tuple[int, int]:
        self._call("direct")
        if user in self.closed_to:
            raise Refused(lasting=True)
        if nonce not in self.nonces:
            self.nonces[nonce] = next(self._ids)
            self.direct_messages[self.nonces[nonce]] = (user, message)
        if self.refused.get("direct answer"):
            raise self.refused["direct answer"].pop(0)
        return user, self.nonces[nonce]

    async def find_direct(self, user: int, digest: str, known: Collection[int]) -> tuple[int, int] | None:
        self._call("find")
        said = (id for id, (to, each) in self.direct_messages.items() if (to, each.digest) == (user, digest))
        found = max((id for id in said if id not in known), default=None)
        return None if found is None else (user, found)

    async def sees(self, guild: int, channel: int, user: int) -> bool:
        return (user, channel) not in self.hidden

    def letters(self, user: int) -> list[Message]:
        """The direct messages that `user` has."""
        return [message for to, message in self.direct_messages.values() if to == user]

    async def find(self, channel: int, session: int, *, after: int | None) -> int | None:
        self._call("find")
        live = (id for id, shown in self.messages.items() if isinstance(shown, Message) and _serves(shown, session))
        return max((id for id in live if after is None or id > after), default=None)

    async def find_words(self, channel: int, digest: str, known: Collection[int], *, after: int | None) -> int | None:
        self._call("find")
        shown = {id: each for id, each in self.messages.items() if isinstance(each, Message)}
        shown |= {-number: each for number, each in enumerate(self.asides.values(), 1)}
        said = (id for id, each in shown.items() if id not in known and each.digest == digest)
        return max((id for id in said if after is None or abs(id) > after or id < 0), default=None)

    async def edit(self, channel: int, id: int, message: Message, *, wake: bool = True) -> None:
        self._stir(channel, wake=wake)
        self._call("edit")
        self.messages[id] = message

    async def strip(self, channel: int, id: int, components: Sequence[Payload]) -> None:
        self._stir(channel, wake=False)
        self._call("strip")
        self.messages[id] = components

    async def delete(self, channel: int, id: int) -> None:
        if id < 0:
            return
        self._stir(channel, wake=False)
        self._call("delete")
        if id in self.direct_messages:
            del self.direct_messages[id]
            return
        if id not in self.messages:
            raise Gone
        del self.messages[id]

    async def check(self, channel: int, id: int) -> None:
        self._call("check")

    async def look(self, channel: int) -> None:
        self._call("look")
        if self.looks.get(channel) is not None:
            raise self.looks[channel]

    async def thread(self, channel: int, name: str) -> int:
        self._call("thread")
        self.threads += 1
        return channel * 10 + self.threads

    def _stir(self, channel: int, *, wake: bool) -> None:
        """An archived thread wakes, or stays asleep."""
        if channel in self.archived and not wake:
            raise Dormant
        self.archived.discard(channel)

    def _call(self, name: str) -> None:
        self.calls.append(name)
        if self.refused.get(name):
            self.refusing.set()
            raise self.refused[name].pop(0)
        if self.failures:
            raise self.failures.pop(0)


@dataclass
class Stand:
    """A started house and the people who talk to it."""

    context: Context
    channels: Channels
    renderer: Renderer
    time: VirtualTime
    thinker: Local
    store: Store
    attached: dict[str, bytes] = field(default_factory=dict)
    """What is behind the addresses of attached files."""
    locales: dict[int, str] = field(default_factory=dict)
    hidden: set[tuple[int, int]] = field(default_factory=set)
    """Person and channel, where they cannot see it."""
    requests: Any = field(default_factory=lambda: count(1_000_000))

    def asker(
        self, user: int, *, channel: int = CHANNEL, lacks: tuple[str, ...] = (), moderates: bool = False
    ) -> Asker:
        locale = self.locales.get(user, "en")
        name = NAMES.get(user, f"User {user}")
        number, sees = next(self.requests), lambda place: (user, place) not in self.hidden
        return Asker(number, user, name, locale, GUILD, channel, moderates=moderates, lacks=lacks, sees=sees)

    async def command(
        self,
        user: int,
        name: str,
        sub: str | None = None,
        *,
        people: Mapping[str, Person] | None = None,
        files: Mapping[str, Attached] | None = None,
        asker: Asker | None = None,
        session: int | None = None,
        **values: Value,
    ) -> Response:
        command = Command(name, sub, values, people or {}, files or {}, session)
        asker = asker or self.asker(user)
        response = checked(await dispatch.answer_command(self.context, asker, command))
        await self.context.host.delivered(asker.interaction)
        return response

    async def click(
        self,
        user: int,
        control: Button | Select,
        value: str | None = None,
        *,
        private: bool = False,
        asker: Asker | None = None,
        lines: Mapping[str, str] | None = None,
    ) -> Response:
        press = parse(control.custom_id, value)
        click = None if press is None else Click(press, 1, private, lines or {})
        asker = asker or self.asker(user)
        response = checked(await dispatch.answer_click(self.context, asker, click))
        await self.context.host.delivered(asker.interaction)
        return response

    async def typing(
        self, user: int, name: str, option: str, typed: str, *, sub: str | None = None
    ) -> tuple[tuple[str, str], ...]:
        return await dispatch.suggest(self.context, self.asker(user), Typing(name, option, typed, sub))

    @property
    def table(self) -> Message:
        """The lobby that stands in the channel, or what stands in its place: beside it there may be notices."""
        shown = [each for each in self.channels.messages.values() if isinstance(each, Message)]
        lobbies = [each for each in shown if any(_does(one, Action.JOIN) for one in controls(each))]
        return lobbies[-1] if lobbies else self.channels.latest

    async def settled(self) -> None:
        """Until every table is shown and every computer has moved."""
        for _ in range(3):
            await self.context.host.idle()
            await self.context.publisher.settled()

    async def quiet(self) -> None:
        """As `settled`, after whatever the clock has just woken."""
        for _ in range(3):
            await resting()
            await self.settled()

    async def lobby(self, *people: int, **values: Value) -> Message:
        """A lobby opened by the first of `people`, in which all of them sit in this order."""
        values.setdefault("order", "first")
        await self.command(people[0], "play", "toy", **{"seats": max(2, len(people)), **values})  # type: ignore[arg-type]  # values only
        await self.settled()
        for user in people[1:]:
            await self.click(user, control(self.table, Action.JOIN))
        await self.settled()
        return self.table

    async def game(self, *people: int, **values: Value) -> Message:
        """The first board of a game."""
        lobby = await self.lobby(*people, **values)
        await self.click(people[0], control(lobby, Action.START))
        await self.settled()
        return self.channels.latest

    async def close(self, user: int) -> Response:
        """`user` closes a lobby, and is sure of it."""
        question = message(await self.command(user, "table", "close"))
        return await self.click(user, control(question, Action.DISSOLVE_SURE), private=True)

    async def stop(self, session: int = 1) -> Response:
        """A game ends without a result, by somebody who manages the server and does not play."""
        asker = self.asker(MANAGER, moderates=True)
        return await self.click(MANAGER, pressed(Action.CANCEL_SURE, session), private=True, asker=asker)

    async def propose(self, user: int, kind: str) -> Response:
        """`user` proposes something of this kind, and is sure of it."""
        question = message(await self.command(user, "table", kind))
        return await self.click(user, control(question, Action.PROPOSE_SURE), private=True)

    async def panel(self, user: int) -> Message:
        return message(await self.click(user, control(self.channels.latest, Action.PANEL)))

    async def bid_typed(self, user: int, amount: int) -> None:
        """By `/move`, and until the channel has seen it."""
        await self.command(user, "move", text=f"bid {amount}")
        await self.settled()

    async def bid(self, user: int, amount: int) -> Response:
        """Through the panel: the option number `amount`, then Confirm."""
        panel = await self.panel(user)
        choices = [one for one in controls(panel) if isinstance(one, Button)]
        chosen = next(one for one in choices if picks(one)[-1:] == (amount,))
        complete = message(await self.click(user, chosen, private=True))
        return await self.click(user, control(complete, Action.PLAY), private=True)


def _does(one: Button | Link | Select, action: Action) -> bool:
    press = None if isinstance(one, Link) else parse(one.custom_id)
    return press is not None and press.action is action


def pressed(action: Action, session: int = 1, argument: object = None) -> Button:
    """A button for the action, wherever it may stand."""
    return Button(custom_id(Press(action, session, argument)), "x")


def picks(button: Button) -> tuple[int, ...]:
    """The options that a button of the panel has picked."""
    press = parse(button.custom_id)
    return press.argument.picks if press is not None and isinstance(press.argument, Picked) else ()


def checked(response: Response) -> Response:
    """The response, once it is sure that Discord would take it."""
    if isinstance(response, Ask):
        assert form_problems(response.form) == ()
        return response
    if not isinstance(response, Seen):
        assert problems(response.message) == ()
    return response


def message(response: Response) -> Message:
    assert isinstance(response, Reply | Update | Growing), response
    return response.message


def said(shown: Message | Response) -> str:
    """All words of a message."""
    parts = (shown if isinstance(shown, Message) else message(shown)).parts
    return "\n".join(part.content for part in parts if isinstance(part, Words))


def controls(shown: Message) -> list[Button | Link | Select]:
    return [control for part in shown.parts if isinstance(part, Row) for control in part.controls]


def _serves(shown: Message, session: int) -> bool:
    presses = (parse(found.custom_id) for found in controls(shown) if not isinstance(found, Link))
    return any(press is not None and press.session == session and press.action in LIVE for press in presses)


def control(shown: Message, action: Action) -> Button | Select:
    """The first control of the message that asks for `action`."""
    for found in controls(shown):
        if not isinstance(found, Link):
            press = parse(found.custom_id)
            if press is not None and press.action is action:
                return found
    raise AssertionError(f"no {action} in {said(shown)!r}: {[found.__class__.__name__ for found in controls(shown)]}")


def asking(shown: Message, action: Action) -> list[Button]:
    """The buttons of the message that ask for `action`."""
    return [one for one in controls(shown) if isinstance(one, Button) and _does(one, action)]


def labelled(shown: Message, label: str) -> Button | None:
    return next((found for found in controls(shown) if isinstance(found, Button) and found.label == label), None)


def labels(shown: Message) -> list[str]:
    """What buttons and options are called."""
    found: list[str] = []
    for one in controls(shown):
        found += (
            [option.label for option in one.options if isinstance(option, Option)]
            if isinstance(one, Select)
            else [one.label]
        )
    return found


@cache
def toy_words() -> Path:
    """The toy's catalogues, the same ones for all tests of a process: what was parsed once is known then."""
    folder = TemporaryDirectory(prefix="toy-words-")
    atexit.register(folder.cleanup)
    return written(Path(folder.name))


def written(folder: Path) -> Path:
    """The toy's catalogues: Chinese is the English in brackets."""
    for locale in LOCALES:
        (folder / locale).mkdir(parents=True)
        mark = {"en": "{}", "zh-TW": "【{}】", "zh-CN": "《{}》"}[locale]
        lines = [f"toy-{key} = {_slug(key, mark).format(value)}" for key, value in KEYS.items()]
        (folder / locale / "toy.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
        rules = "\n\n".join(("# Toy", *(f"## Part {part}\n\n" + "Bid. " * 300 for part in range(3))))
        (folder / locale / "toy-rules.md").write_text(rules, encoding="utf-8")
    return folder


def _slug(key: str, mark: str) -> str:
    """Names of parameters take no brackets."""
    return mark if not key.startswith("option") or key.endswith("about") or mark == "{}" else "名{}"


@asynccontextmanager
async def stand(
    folder: Path,
    *,
    time: VirtualTime | None = None,
    rules: Rules[Any, Any, Any] = TOY,
    channels: Channels | None = None,
) -> AsyncIterator[Stand]:
    """The surface over the toy, perhaps under other rules, with the data of `folder`."""
    renderer = Renderer()
    game = Game(rules, renderer, toy_words())
    with installed(Entry(game, "toy")):
        async with surface(folder, renderer, time=time, channels=channels) as ready:
            yield ready


@asynccontextmanager
async def surface(
    folder: Path,
    renderer: Renderer | None = None,
    *,
    box: Box | None = None,
    time: VirtualTime | None = None,
    channels: Channels | None = None,
    drawing: Drawing | None = None,
    engine: Engine | None = None,
) -> AsyncIterator[Stand]:
    """The surface over the games that are installed, with the data of `folder`. What people send is worked out in
    `box`; without one, on the spot. So do computers think without an `engine`."""
    time, channels, thinker = time or VirtualTime(), channels or Channels(), Local(catalogue.games())
    store = await open_store(folder / "parlour.sqlite3")
    drawing = drawing or Drawing()
    host = Host(store, catalogue.games(), time=time, engine=engine or thinker, pulse=PULSE, limits=LIMITS)
    stories = Stories(store)
    publisher = Publisher(host, stories, channels, drawing, strict=True, patience=0)
    await host.start(publisher)
    try:
        attached: dict[str, bytes] = {}
        documents = Documents(folder / "files", partial(fetched, attached))
        films, reviews = Films(box or Here()), Reviews(store, host, stories)
        context = Context(host, drawing, publisher, time.now, documents, box or Here(), stories, films, reviews)
        yield Stand(context, channels, renderer or Renderer(), time, thinker, store, attached)
    finally:
        await reviews.close()
        await host.close()
        await publisher.close()
        await drawing.close()
        await store.close()


async def fetched(attached: Mapping[str, bytes], url: str) -> bytes:
    """What is behind an address."""
    if url not in attached:
        raise Unfetched
    return attached[url]


__all__ = [
    "CHANNEL",
    "GUILD",
    "Answer",
    "Stand",
    "asking",
    "control",
    "controls",
    "labelled",
    "labels",
    "message",
    "said",
    "stand",
]
