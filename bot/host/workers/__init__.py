"""The processes beside the bot: what thinks, and what reads files and text from outside."""
