"""What follows from games that are over: who finishes games, how strong people are, how long a game will take. Pure."""
