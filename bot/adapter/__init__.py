"""Discord itself. The only room that imports discord.py."""
