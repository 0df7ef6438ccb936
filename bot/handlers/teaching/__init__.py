"""What the bot teaches whoever plays: why something is so."""
