"""A loopback Discord: REST v10 and gateway for the bot, the same API for people, and a web page that speaks it."""

from bot.playground.calls import Exchange, Recorder
from bot.playground.faults import Fault, Faults, Harm
from bot.playground.refusals import Refused
from bot.playground.server import Playground

__all__ = ["Exchange", "Fault", "Faults", "Harm", "Playground", "Recorder", "Refused"]
