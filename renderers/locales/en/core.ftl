# Answers that are the same for every game.

# Somebody sent a message without a move in it.
core-nothing-to-play = There is no move in this message.
core-too-many-moves = A message may hold at most { $most } moves. Send the rest in another one.

# A message of several moves: whether a later one is legal depends on how an earlier one turns out.
core-see-first = Play the first move by itself: what may follow depends on how it turns out.

# Only the mover sees this. $reason is a whole sentence.
core-rest-dropped = The rest of your message was not played. { $reason }

# Why the rest of a message was not played.
core-others-first = Somebody else has to decide first.
# A move was made whose outcome is kept secret for some hours, so that nobody can tell who could have answered it.
core-held = The result of the last move must come out first.

# $typed: what the player typed, as far as it was understood; may be empty.
core-incomplete = This is only part of a move: “{ $typed }”. Please finish it.
core-no-condition = In this game a plan cannot wait for another player’s move. Leave after: out.

# A dice roll or deal in a script that the rules do not allow; players never see it.
core-illegal-chance = This cannot be rolled or dealt now: { $move }

# A line of a script (python -m games) begins with a word that is no seat.
core-script-seat = “{ $typed }” is not a seat: a line begins with a seat from 1 to { $seats }, or with “chance”.

# Of a chronicle, told when a game is over: who alone is ahead now, and of whom.
core-chronicle-lead = { $seat } takes the lead from { $other }.
core-chronicle-seat = { $seat }
# For who sees no picture: where one thing of one seat ended, and how low and high it was; $rows are such parts of all seats.
core-chronicle-row = { $seat } { $last } ({ $least } to { $most })
core-chronicle-level = { $seat } { $last }
core-chronicle-course = { $title }, at the end (lowest to highest): { $rows }.
core-chronicle-alt = { $heading }.

# A file of one’s own for a game. $where: a key of the file, quoted; it begins a sentence. $reason: one of core-file-syntax-…
core-file-further = There are { $count } further faults.
core-file-empty = There is nothing in the file.
core-file-syntax = Line { $line }, column { $column }: { $reason }
core-file-syntax-twice = this key or table was given before.
core-file-syntax-open = a text, a list or a table is opened and never closed.
core-file-syntax-equals = “=” is missing after the key.
core-file-syntax-more = something follows the value that does not belong there.
core-file-syntax-statement = this is neither “key = value” nor a “[table]”.
core-file-syntax-character = a character that may not stand here.
core-file-syntax-escape = a backslash that begins nothing known.
core-file-syntax-comma = a comma is missing.
core-file-syntax-colon = a colon is missing.
core-file-syntax-value = no value can be read here. Text stands between quotation marks.
core-file-syntax-number = the number is too long.
core-file-syntax-long = the line has more than 2000 characters.
core-file-syntax-parted = a name has more than eight words with dots between them.
core-file-syntax-deep = brackets are nested too deep.
core-file-syntax-other = this cannot be read.
core-file-twice = The key “{ $key }” was given twice.
core-file-where = “{ $key }”
core-file-missing = { $where } is missing.
core-file-unknown = { $where }: there is no such key.
core-file-unknown-near = { $where }: there is no such key. Perhaps “{ $near }” is meant.
core-file-text = { $where } must be a text, between quotation marks.
core-file-name = { $where } must be at most { $most } characters on one line, without invisible ones.
core-file-words = { $where } must be one of: { $words }.
core-file-number = { $where } must be a whole number from { $low } to { $high }.
core-file-flag = { $where } must be true or false.
core-file-list = { $where } must be a list of words out of: { $words }.
core-file-table = { $where } must be a table of keys and values.
core-file-identifier = { $where } must be 1 to 40 letters, digits, hyphens and underscores.
core-file-format = { $where } must be “{ $wanted }”.
# What a file calls itself: in Chinese if $tongue is zh, else in English. $tongue is the message below.
core-file-title =
    { $tongue ->
        [zh] { $zh }
       *[en] { $en }
    }
# Which of the two names readers of this language are shown: en or zh.
core-file-tongue = en
core-puzzle-wrong = Something else is better.

# Why a computer thinks a move the best.
core-why-wins = It wins the game.
