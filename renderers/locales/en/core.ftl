# Answers that are the same for every game.

# Somebody sent a message without a move in it.
core-nothing-to-play = There is no move in this message.
core-too-many-moves = A message may hold at most { $most } moves. Send the rest in another one.

# A message of several moves: whether a later one is legal depends on how an earlier one turns out.
core-see-first = Play the first move by itself: what may follow depends on how it turns out.

# Only the mover sees this. $reason is a whole sentence.
core-rest-dropped = The rest of your message was not played. { $reason }

# Why the rest of a message was not played.
core-others-first = It is somebody else's turn to decide first.
# A move was made whose outcome is kept secret for some hours, so that nobody can tell who could have answered it.
core-held = First it must come out what became of the last move.

# $typed: what the player typed, as far as it was understood; may be empty.
core-incomplete = This is only part of a move: “{ $typed }”. Please finish it.

# A dice roll or deal in a script that the rules do not allow; players never see it.
core-illegal-chance = This cannot be rolled or dealt now: { $move }

# A line of a script (python -m games) begins with a word that is no seat.
core-script-seat = “{ $typed }” is no seat: a line begins with a seat from 1 to { $seats }, or with “chance”.

# Of a chronicle, told when a game is over: who alone is ahead now, and of whom.
core-chronicle-lead = { $seat } takes the lead from { $other }.
core-chronicle-seat = { $seat }
# For who sees no picture: how low, how high and where one thing of one seat ended; $rows are such parts of all seats.
core-chronicle-row = { $seat } between { $least } and { $most }, in the end { $last }
core-chronicle-course = { $title }: { $rows }.
