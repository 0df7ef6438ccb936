"""What the bot counts and times for whoever runs it, in the terms of Prometheus.

Counting is always on and costs about a microsecond; `bot.host.operations.monitor` says it where a host asks for it. No
label holds what a person wrote, or who they are: games, levels, kinds and outcomes are all there is.
"""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

# Each counter and histogram would have a twin that says when it began.
disable_created_metrics()  # type: ignore[no-untyped-call]  # the library has no types there

REGISTRY = CollectorRegistry()
"""All of them, and those of the process: memory, processor time, open files."""
ProcessCollector(registry=REGISTRY)

_SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 3.0, 10.0, 30.0)
"""Bounds of the histograms. Discord waits three seconds for an answer, and the bot says after one and a half that it
needs longer."""


def _times(name: str, meaning: str, *labels: str) -> Histogram:
    return Histogram(name, meaning, labels, registry=REGISTRY, buckets=_SECONDS)


def _counts(name: str, meaning: str, *labels: str) -> Counter:
    return Counter(name, meaning, labels, registry=REGISTRY)


def _levels(name: str, meaning: str, *labels: str) -> Gauge:
    return Gauge(name, meaning, labels, registry=REGISTRY)


ANSWERS = _counts("parlour_answers", "Interactions, by kind and by what became of their answers.", "kind", "outcome")
MISTAKES = _counts("parlour_mistakes", "Requests that ended in a mistake of the program; the log has each.")
LINES = _counts("parlour_lines", "Lines written into the logs of games: moves, and facts by chance.", "game")
ACKNOWLEDGED = _times("parlour_acknowledged_seconds", "From an interaction to the first sign of life.", "kind")
ANSWERED = _times("parlour_answered_seconds", "From an interaction to its answer.", "kind")
BOARDS = _times("parlour_board_seconds", "From a change at a table to its board in the channel.")
DRAWING = _times("parlour_drawing_seconds", "Drawing one picture, the wait for a process included.", "game")
DRAWN = _counts("parlour_drawing_cpu_seconds", "Processor time that pictures took.")
THINKING = _times("parlour_thinking_seconds", "One decision of a computer player.", "game", "level")
LESSONS = _counts(
    "parlour_lessons",
    "Steps of lessons, by what became of them: opened, answered wrong, solved, or solved once shown.",
    "game",
    "lesson",
    "step",
    "outcome",
)
SHORTENED = _counts("parlour_thinking_shortened", "Decisions for which computers had not all of their time.")
ELSEWHERE = _counts("parlour_elsewhere", "Decisions that other machines were asked for, by what came of it.", "outcome")
COMMITS = _times("parlour_commit_seconds", "One commit to disk, of all writes that share it.")
LOOP_LAG = _times("parlour_loop_lag_seconds", "How late the event loop wakes who slept.")
DISCORD = _times("parlour_discord_seconds", "Requests to Discord; status 0: it broke off.", "method", "status")
WAITS = _counts("parlour_discord_wait_seconds", "Seconds for which Discord told the bot to wait.")
TABLES = _levels("parlour_tables", "Open tables, by game and phase.", "game", "phase")
DUE = _levels("parlour_deadlines", "Deadlines ahead, and those that are past and not yet served.", "state")
CONNECTED = _levels("parlour_gateway_connected", "1 while Discord is heard, 0 while the bot knows that it is not.")
WAITING = _levels("parlour_waiting", "What waits to be done or shown, by kind.", "what")
BACKUP = _levels("parlour_backup_age_seconds", "Age of the last good backup; NaN where the bot makes none by itself.")
STORE = _levels("parlour_store_bytes", "Size of the store, with what is not yet in its file.")
CHILDREN = _counts("parlour_children_cpu_seconds", "Processor time of the processes that the bot started.")
BUILD = _levels("parlour_build_info", "Always 1; which program runs.", "version", "python")

GIVEN, LATE, UNSENT, REFUSED = "answered", "late", "unsent", "refused"
"""What becomes of an answer: it is given; Discord waits for it no longer; the way there broke; Discord refuses it."""
FAILED = (LATE, UNSENT, REFUSED)


def value(sample: str, **labels: str) -> float:
    """What stands behind a sample's name now, such as `parlour_answers_total`, summed over labels that are left out."""
    return sum(
        one.value
        for metric in REGISTRY.collect()
        for one in metric.samples
        if one.name == sample and labels.items() <= one.labels.items()
    )
