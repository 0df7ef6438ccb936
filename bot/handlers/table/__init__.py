"""Commands and controls around a game: opening a table, seats, votes, settings of a table."""
