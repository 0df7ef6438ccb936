"""A game of another distribution joins by its entry point alone: nothing in the host knows it."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.support.toy import TOY

ROOT = Path(__file__).parent.parent

GUEST = """
import io
from dataclasses import replace
from pathlib import Path
from PIL import Image
from games.moves import owed
from renderers.core import Game
from tests.support.toy import TOY

class Plain:
    def picture(self, view, say, *, path=(), preview=None, threats=(), film=None):
        png = io.BytesIO()
        Image.new("P", (64, 64)).save(png, "PNG")
        return png.getvalue()
    def alt(self, view, say):
        return "an auction"
    def board(self, view, say):
        return "an auction"

GAME = Game(TOY, Plain(), Path(__file__).parent / "locales")
"""

WORDS = """
toy-name = Auction
toy-about = A small auction
toy-option-rounds = rounds
toy-option-rounds-about = How many rounds
toy-option-blind = blind
toy-option-blind-about = Without previews
toy-option-held = held
toy-option-held-about = Secret bids come out late
"""

PLAY = """
import asyncio, json, sys
from pathlib import Path
from benchmarks.tables import room
from bot.catalogue import games
from bot.messages.commands import payloads
from bot.table.log.verification import verify

async def main():
    options = games()["toy"].rules.options()
    async with room(Path(sys.argv[1])) as among:
        session = await among.table(1, game="toy", options=options)
        while not (await among.position(session)).outcome:
            await among.move(session)
        return verify(await among.host.export(session), games())

report = asyncio.run(main())
play = next(command for command in payloads() if command["name"] == "play")
offered = next(game for game in play["options"] if game["name"] == "toy")
options = [option["name"] for option in offered["options"]]
print(json.dumps({"sound": report.sound, "lines": report.lines, "options": options}))
"""


def test_a_game_of_another_distribution_is_offered_played_and_verified(tmp_path: Path) -> None:
    guest = tmp_path / "guest"
    for locale in ("en", "zh-TW", "zh-CN"):
        folder = guest / "locales" / locale
        folder.mkdir(parents=True)
        presets = "".join(f"toy-preset-{name} = {name}\n" for name in TOY.presets)
        seats = "".join(f"toy-seat-{seat} = Seat {seat}\n" for seat in range(6))
        (folder / "toy.ftl").write_text(WORDS + presets + seats, "utf-8")
        (folder / "toy-rules.md").write_text("# Auction\n\nBid.\n", "utf-8")
    (guest / "__init__.py").write_text(GUEST, "utf-8")
    about = tmp_path / "guest-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guest\nVersion: 1.0\n", "utf-8")
    (about / "entry_points.txt").write_text("[parlour.games]\ntoy = guest:GAME\n", "utf-8")
    result = subprocess.run(
        [sys.executable, "-c", PLAY, str(tmp_path / "store.sqlite3")],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))},
        capture_output=True,
        text=True,
    )
    assert result.returncode == 0, result.stderr
    found = json.loads(result.stdout.splitlines()[-1])
    assert found["sound"]
    assert found["lines"] > 5
    assert {"rules", "options"} <= set(found["options"])
