"""The least a bot can do: it answers with a ready picture. `python -m benchmarks.echo API TOKEN PICTURE`."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any

import discord

BUTTON = "again"


class Echo(discord.AutoShardedClient):
    """discord.py as a bot would use it, and nothing else."""

    def __init__(self, picture: bytes) -> None:
        super().__init__(intents=discord.Intents(guilds=True), chunk_guilds_at_startup=False, max_messages=None)
        self._picture = picture

    async def setup_hook(self) -> None:
        tree = discord.app_commands.CommandTree(self)
        tree.add_command(discord.app_commands.Command(name="echo", description="A ready picture", callback=self._echo))
        await tree.sync()

    async def on_ready(self) -> None:
        print("ready", flush=True)

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        if interaction.type is discord.InteractionType.component:
            await interaction.response.edit_message(attachments=[self._file()], view=_button())

    async def _echo(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.send_message(file=self._file(), view=_button())

    def _file(self) -> discord.File:
        return discord.File(io.BytesIO(self._picture), "board.png")


def _button() -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Again", custom_id=BUTTON))
    view.stop()
    return view


if __name__ == "__main__":
    api, token, picture = sys.argv[1:]
    discord.http.Route.BASE = api
    Echo(Path(picture).read_bytes()).run(token, log_handler=None)
