"""How often something may be asked, and the answer to who asks more often: windows of calls, counted by their key."""

from collections.abc import Mapping

from bot.playground import limits
from bot.playground.payload import Payload
from bot.playground.refusals import Refused
from bot.playground.snowflakes import Clock

MESSAGES = "/channels/{channel}/messages"
SLOW = {("POST", MESSAGES), ("PATCH", MESSAGES + "/{message}")}
"""What Discord takes only some of, in each channel."""


class Window:
    """So many calls within so many seconds, for each key."""

    def __init__(self, clock: Clock, calls: int, seconds: float) -> None:
        self._clock = clock
        self.calls = calls
        self.seconds = seconds
        self._counts: dict[str, tuple[float, int]] = {}

    def count(self, key: str) -> tuple[float, int, bool]:
        """When the window ends, how many calls are left in it, and whether this one is still within it."""
        began, used = self._current(key)
        self._counts[key] = (began, used + 1)
        if len(self._counts) > 10_000:
            self._counts.clear()
        return began + self.seconds, max(0, self.calls - used - 1), used < self.calls

    def left(self, key: str) -> tuple[int, float]:
        """How many calls are left in the window, and in how many seconds it ends."""
        began, used = self._current(key)
        return max(0, self.calls - used), began + self.seconds - self._clock()

    def _current(self, key: str) -> tuple[float, int]:
        """When the window began, and how many calls there were in it."""
        now = self._clock()
        began, used = self._counts.get(key, (now, 0))
        return (began, used) if began <= now < began + self.seconds else (now, 0)


class Rates:
    """The rate limits of the REST API. Without `limited` every route has the generous one, and nothing is counted in
    all."""

    def __init__(self, clock: Clock, *, limited: bool) -> None:
        self._clock = clock
        self._usual = Window(clock, limits.BUCKET_CALLS, limits.BUCKET_SECONDS)
        self._messages = Window(clock, limits.CHANNEL_CALLS, limits.CHANNEL_SECONDS) if limited else self._usual
        self._whole = Window(clock, limits.GLOBAL_CALLS, limits.GLOBAL_SECONDS) if limited else None

    def count(self, route: tuple[str, str], bucket: str, major: str, *, counted: bool) -> Mapping[str, str]:
        """The headers of a call. `counted` are those of a bot that count for all its calls together.

        :raises Refused: 429 when it is one too many
        """
        if counted and self._whole is not None:
            ends, _, fits = self._whole.count("")
            if not fits:
                raise _too_many(ends - self._clock(), is_global=True)
        window = self._messages if counted and route in SLOW else self._usual
        ends, left, fits = window.count(f"{bucket} {major}")
        rest = ends - self._clock()
        if not fits:
            raise _too_many(rest, is_global=False)
        return {
            "X-RateLimit-Limit": str(window.calls),
            "X-RateLimit-Remaining": str(left),
            "X-RateLimit-Reset": f"{ends:.3f}",
            "X-RateLimit-Reset-After": f"{rest:.3f}",
            "X-RateLimit-Bucket": bucket,
        }


def _too_many(seconds: float, *, is_global: bool) -> Refused:
    extra: Payload = {"retry_after": round(seconds, 3), "global": is_global}
    return Refused(429, 0, "You are being rate limited.", None, **extra)
