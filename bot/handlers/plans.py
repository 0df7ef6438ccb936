"""Planning ahead: the panel for a turn to come, `/plan`, and the list of what is planned. All of it is the asker's
alone."""

from __future__ import annotations

from bot.handlers import warnings
from bot.handlers.chooser import AHEAD, offered, press, so_far
from bot.handlers.context import Context, Seated, Visit, insist_on, panel, respond, visit_channel
from bot.handlers.notation import as_typed, bare
from bot.handlers.walk import Walk, walk
from bot.messages.custom_id import TYPED, Action, Item, Picked, Press
from bot.messages.custom_id import format as custom_id
from bot.messages.i18n import narrow, plain
from bot.messages.limits import OPTION_TEXT, PLACEHOLDER, clip
from bot.messages.message import Button, Message, Option, Part, Row, Select, Words, rows
from bot.messages.requests import Asker, Click, Command, Reply, Response
from bot.messages.words.table_messages import button, title
from bot.table.features import plans
from bot.table.features.plans import queue_of
from bot.table.guards import Refusal
from bot.table.session import Plan
from games import moves
from games.core import Text, text


async def plan(context: Context, asker: Asker, command: Command) -> Response:
    """`/plan`: leave a message for a turn to come; without one, what is planned."""
    visit = await visit_channel(context, asker)
    typed, after = command.values.get("text"), narrow(str(command.values.get("after", "")))
    if typed is None:
        if after:
            raise Refusal(text("bot-plan-needs-text"))
        return Reply(_list(visit))
    at = visit.seated()
    words, told = (bare(at.rules, at.view, each, at.voice) for each in (narrow(str(typed)), after))
    answer = await visit.do(plans.plan, asker.user, words, told)
    insist_on(answer)
    return Reply(_list(await visit.again(), answer.text))


async def open_ahead(visit: Visit, click: Click) -> Response:
    """The panel for a turn to come, from "Plan ahead", from an option or from Back."""
    at, picks = _ahead(visit.seated()), click.press.given(Picked).picks
    walked = walk(at.position, at.seat, picks, open=False) or walk(at.position, at.seat, (), open=False)
    assert walked is not None, f"no root for seat {at.seat} of session {at.id}"
    return respond(click, await _panel(at, walked))


async def confirm(visit: Visit, click: Click) -> Response:
    """Plan what the panel shows."""
    answer = await visit.do(plans.plan, visit.asker.user, click.press.given(Picked).typed)
    insist_on(answer)
    return respond(click, _list(await visit.again(), answer.text))


async def press_list(visit: Visit, click: Click) -> Response:
    """What is planned; its menus put a plan first, or withdraw it."""
    number, said = click.press.given(Item).number, None
    if number is not None:
        act = plans.withdraw if click.press.action is Action.WITHDRAW else plans.put_first
        answer = await visit.do(act, visit.asker.user, number)
        insist_on(answer)
        visit, said = await visit.again(), answer.text
    return respond(click, _list(visit, said))


def can_plan(at: Seated) -> bool:
    """Whether there is a turn to come that can be planned."""
    return at.seat not in at.position.asked and moves.ahead(at.rules, at.view) is not None


def offer(at: Seated) -> tuple[Button, ...]:
    """The button "Plan ahead", and the way to what is planned."""
    locale = at.voice.locale
    made = () if not can_plan(at) else (button(Press(Action.AHEAD, at.id), locale),)
    planned = queue_of(at.session, at.asker.user).plans
    return (*made, button(Press(Action.PLANS, at.id), locale)) if planned else made


def _ahead(at: Seated) -> Seated:
    """The same seat at its turn to come.

    :raises Refusal: it is the seat's turn, or nothing can be planned there.
    """
    view = plans.foreseen(at.position, at.seat)
    position = at.position.as_if(at.seat, view)
    return Seated(at.context, at.asker, at.session, at.seat, at.voice, position, view, at.stamp)


async def _panel(at: Seated, walked: Walk) -> Message:
    """The next options, or the whole move and the question whether to plan it."""
    preview = None if walked.choice is not None else moves.preview(at.rules, at.view, walked.path)
    prompt = text("bot-plan-confirm") if walked.choice is None else walked.choice.prompt
    lines = [at.voice.say(text("bot-plan-heading")), *so_far(at, walked)]
    found = () if walked.choice is not None else warnings.threats(at, walked.path)
    foreseen = (*(() if preview is None else preview.lines), *warnings.left(found))
    lines += map(at.voice.say, foreseen)
    words = Words("\n".join((*lines, f"**{at.voice.say(prompt)}**")))
    shown = at.context.drawing.picture
    drawn = await shown(at.position.game, at.view, at.voice, path=walked.path, preview=preview, threats=found)
    return panel(at, Message((words, drawn, *_controls(at, walked))))


def _controls(at: Seated, walked: Walk) -> tuple[Part, ...]:
    locale, back = at.voice.locale, walked.back
    footer = () if back is None else (Row((button(press(at, Action.AHEAD, back), locale, "bot-button-back"),)),)
    if walked.choice is not None:
        return (*offered(at, walked, AHEAD), *footer)
    typed = at.rules.format(walked.path)
    if len(typed) > TYPED:
        raise Refusal(text("bot-form-too-long"))
    return (Row((button(Press(Action.AHEAD_PLAY, at.id, Picked(typed=typed)), locale),)), *footer)


def _list(visit: Visit, said: Text | None = None) -> Message:
    """What the asker has planned at this table, in order, with menus to change it."""
    at, voice = visit.seated(), visit.voice
    plans = queue_of(visit.session, visit.asker.user).plans
    head = [f"**{title(visit.session, voice.locale)}**", *([] if said is None else [voice.say(said)])]
    lines = [voice.say(_line(at, number, each)) for number, each in enumerate(plans, 1)]
    lines = lines or [voice.say(text("bot-plans-none"))]
    menus = (_menu(at, plans, "withdraw", Action.WITHDRAW),) if plans else ()
    if len(plans) > 1:
        menus = (_menu(at, plans, "first", Action.PLANS), *menus)
    more = (button(Press(Action.AHEAD, at.id), voice.locale),) if can_plan(at) else ()
    note = Words("-# " + voice.say(text("bot-plans-how"))) if plans else None
    parts: tuple[Part, ...] = (Words("\n".join((*head, *lines))), *menus, *rows(more))
    return Message(parts if note is None else (*parts, note))


def _line(at: Seated, number: int, each: Plan) -> Text:
    """A plan as its reader types it, if their language has words for that."""
    typed, after = (as_typed(at.rules, said, at.voice.locale) or said for said in (each.text, each.after))
    if after:
        return text("bot-plans-line-after", number=number, typed=typed, after=after)
    return text("bot-plans-line", number=number, typed=typed)


def _menu(at: Seated, plans: tuple[Plan, ...], key: str, action: Action) -> Row:
    locale = at.voice.locale
    lines = [plain(locale, _line(at, number, each)) for number, each in enumerate(plans, 1)]
    listed = tuple(Option(clip(line, OPTION_TEXT), str(number)) for number, line in enumerate(lines))
    return Row(
        (Select(custom_id(Press(action, at.id)), clip(plain(locale, text(f"bot-plans-{key}")), PLACEHOLDER), listed),)
    )
