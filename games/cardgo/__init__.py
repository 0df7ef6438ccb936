"""CardGO for two sides, after the CardGO rules specification: every paragraph cited as "CardGO n"."""
