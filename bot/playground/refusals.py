"""What Discord says when it refuses: HTTP status, JSON code, message, and the tree of wrong fields."""

from collections.abc import Mapping

from bot.playground.payload import Payload


class Refused(Exception):
    """An answer other than success, as the caller gets to read it."""

    def __init__(self, status: int, code: int, message: str, errors: Payload | None = None, **extra: object) -> None:
        super().__init__(f"{status} {code}: {message} {errors or ''}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.extra: Mapping[str, object] = extra

    @property
    def body(self) -> Payload:
        body: Payload = {"message": self.message, "code": self.code, **self.extra}
        return body | {"errors": self.errors} if self.errors else body


MESSAGES = {
    0: "401: Unauthorized",
    10002: "Unknown Application",
    10003: "Unknown Channel",
    10004: "Unknown Guild",
    10007: "Unknown Member",
    10008: "Unknown Message",
    10013: "Unknown User",
    10014: "Unknown Emoji",
    10015: "Unknown Webhook",
    10062: "Unknown interaction",
    10063: "Unknown application command",
    20001: "Bots cannot use this endpoint",
    20002: "Only bots can use this endpoint",
    20012: "You are not authorized to perform this action on this application",
    20016: "This action cannot be performed due to slowmode rate limit",
    30015: "Maximum number of attachments in a message reached (10)",
    30030: "Maximum number of server members reached",
    30032: "Maximum number of application commands reached",
    30034: "Max number of daily application command creates has been reached (200)",
    30046: "Maximum number of edits to messages older than 1 hour reached. Try again later",
    40005: "Request entity too large",
    40060: "Interaction has already been acknowledged.",
    50001: "Missing Access",
    50003: "Cannot execute action on a DM channel",
    50005: "Cannot edit a message authored by another user",
    50006: "Cannot send an empty message",
    50007: "Cannot send messages to this user",
    50008: "Cannot send messages in a non-text channel",
    50013: "Missing Permissions",
    50021: "Cannot execute action on a system message",
    50024: "Cannot execute action on this channel type",
    50027: "Invalid Webhook Token",
    50035: "Invalid Form Body",
    50083: "Thread is archived",
    50109: "The request body contains invalid JSON.",
    160002: "You cannot reply without permission to read message history",
    160004: "A thread has already been created for this message",
    160005: "This thread is locked",
}

STATUSES = {
    0: 401,
    20001: 403,
    20002: 403,
    20012: 403,
    20016: 429,
    40005: 413,
    50001: 403,
    50005: 403,
    50007: 403,
    50013: 403,
    50027: 401,
}
STATUSES |= {code: 404 for code in MESSAGES if 10001 <= code < 20000}
STATUSES |= {50003: 403, 50021: 403, 30046: 429}


def refused(code: int, **extra: object) -> Refused:
    """The refusal Discord gives under this JSON code."""
    return Refused(STATUSES.get(code, 400), code, MESSAGES[code], None, **extra)
