"""The toy under a renderer that fails as it is told: for processes that draw, which import no more than this."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from renderers.core import Game
from tests.support.toy import TOY, View


class Faulty:
    """Fails in the way that the file at `PARLOUR_FAULT` names; `once` dies the first time alone."""

    def picture(self, view: View, *arguments: Any, path: Any = (), **more: Any) -> bytes:
        match (mark := Path(os.environ["PARLOUR_FAULT"])).read_text():
            case "killed":
                os.kill(os.getpid(), signal.SIGKILL)
            case "once":
                mark.write_text("well")
                os._exit(1)
            case "stuck":
                time.sleep(600)
            case "raising":
                raise ZeroDivisionError("no ink")
        return repr((view, path)).encode()

    def alt(self, view: View, *arguments: Any) -> str:
        return f"cards {view.cards}"

    board = alt


def faulty() -> Mapping[str, Game]:
    return {"toy": Game(TOY, Faulty(), Path())}
