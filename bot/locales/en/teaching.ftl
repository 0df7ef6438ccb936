### What the bot teaches whoever plays.

# The button below a refusal or a preview, and the placeholder of its menu of lines. Without its question mark also the word that one types before a move: "?why 4@D5".
bot-button-why = Why?
# The same below what a move would do, or a choice on a panel: it leads to what the rules say about a line of that.
bot-why-foreseen = What the rules say
# Somebody typed ?why before a move.
bot-why-nothing = The rules have no paragraph about that.

# A hint in a game for practice. The button, what stands above the panel at the move (after it the reason, a sentence), and what is answered elsewhere.
bot-button-hint = Suggest a move
bot-hint = I would make this move. Confirm plays it.
# In place of a reason.
bot-hint-alike = Other moves are about as good. I cannot name anything that this one does better.
bot-hint-lost = As far as I have looked, every move loses.
bot-hint-only = It is the only possible move.
# Names the other move that the reason is about; $why: one of the reasons.
bot-hint-beside = I compared this with **{ $move }**. { $why }
# Where a warning of what the move leaves stands on the same panel.
bot-hint-warned = I have weighed the warnings below, and would make this move all the same.
bot-hint-practice = I suggest moves in practice only: in games of one person with computers.
bot-hint-failed = I could not think of a move in time. Please try again in a moment.

# A review of a game that is over. The buttons:
bot-button-review = Review
bot-button-review-cancel = Cancel
bot-button-review-show = Let others see my review
bot-button-review-hide = Keep my review to myself
bot-button-review-all = Back to the review
# The heading of its picture, and of its words: the table's name, and whose seat it is.
bot-review-title = Review · { $title }
bot-review-heading = **Review · { $title }** · { $seat }
bot-review-worst = These decisions cost most, the worst first, as far as I can tell. I judge by what could be seen at the time.
bot-review-little = No decision cost much, as far as I can tell. These cost so little that another move may have been as good.
bot-review-unsaid = I can name no decision of yours that cost much, and why.
# $count is how many decisions could be compared with others.
bot-review-slight = I compared { $count } of your decisions. None cost much, as far as I can tell.
bot-review-none = { $count ->
    [0] There was no decision of yours to compare.
   *[other] I compared { $count } of your decisions. None cost anything, as far as I can tell.
}
# One of them: the turn, the move as it is typed, how much better another one was (one of the four below), and that one.
bot-review-decision = { $when }, you played: { $played }. { $how }: { $better }
bot-review-much = Much better
bot-review-clearly = Clearly better
bot-review-somewhat = Somewhat better
bot-review-little-better = Slightly better
# Below it, above the picture of the position.
bot-review-shows = The picture below shows the better move, not the one you played.
# A turn.
bot-turn = { $turn ->
    [0] The beginning
   *[other] Turn { $turn }
}
# The same with what pictures of the game count, as “Round 15”.
bot-turn-counted = { $turn ->
    [0] The beginning
   *[other] Turn { $turn }
} ({ $counted })
# The button to somebody else's review.
bot-review-of = Review of { $seat }
# Where neither of two moves does anything at once that the other does not.
bot-review-alike = Right away both moves do the same: the difference shows only later.
# Of a hint or a review, where no reason can be seen in the position or in what the moves do.
bot-beside-unsaid = I tried many times what may follow this move and what may follow others. On average this one came out better, but I can name no single reason.
# The moves that are expected after the better one: a numbered list, each on a line of its own.
bot-review-follows = What could follow (whatever cannot be seen is guessed):{ $line }
# A move of their own that the others do not see.
bot-review-move = { $seat } plays { $move }.
# What everybody was told of the move that was played, and of those after it.
bot-review-really = In the game this followed: { $line }
# Above what the better move alone does, and above what the one alone does that was played.
bot-review-better = **{ $move }**, the better move:
bot-review-played = **{ $move }**, your move:
# Why the better move is better: the one that was played left a risk, a sentence of the game as a panel tells it, that
# came true in a turn. $least: one of the two below it.
bot-review-held = Your move left this risk, and it came true ({ $when }): “{ $threat }” { $least }
bot-review-held-none = The better move leaves no such risk.
# What is the worst that the better move leaves instead, a sentence of the game: much less.
bot-review-held-some = The better move leaves a smaller risk: “{ $threat }”
# The same where no move would have helped any more.
bot-review-unheld = This risk came true ({ $when }): “{ $threat }” Your last move before that had left it, and by then I found no sensible move that would have held it back.
# What another move does, in a hint; $told: sentences of the game.
bot-instead = By comparison, **{ $move }** does this: { $told }
# What both the better move and the played one do, in sentences of the game.
bot-review-both = Both moves do this: { $told }
# The worst that both leave to fear; $threat: a sentence of the game.
bot-beside-feared = Both moves leave this risk: { $threat }
bot-review-skipped = Not compared, since I did not weigh the moves that were played: { $turns }.
# In what a seat stood most apart from others at the end, above lines of $what it has and what the others have.
bot-review-ended = Where you stood furthest apart at the end:
bot-review-apart = { $what }: { $has } for you, { $beside } for { $other }
# A turning point of the chronicle; $when is a round or a turn, $told a sentence.
bot-review-point = { $when }: { $told }
# Of a seat that won, above the stretches in which it rose; and where there is neither one nor a turning point.
bot-review-won = You pulled ahead most here, as far as I can tell:
bot-review-won-evenly = I see no stretch in which you pulled far ahead before you won.
# Of another seat, above the stretches in which it fell back.
bot-review-lost = Here you fell behind most, as far as I can tell:
# From one round or turn to another.
bot-review-span = { $since } to { $until }
# Which of one's own decisions could have held back what happened in such a stretch, or else cost most there, or else
# shortly before: the line below, one further down, or none.
bot-review-there = { $how ->
    [held] This decision of yours could have held that back:
    [before] Of your decisions shortly before, this one cost most:
   *[there] Of your decisions there, this one cost most:
}
bot-review-there-below = { $how ->
    [held] Your decision number { $number } below could have held that back.
    [before] Of your decisions shortly before, number { $number } below cost most.
   *[there] Of your decisions there, number { $number } below cost most.
}
bot-review-blameless = As far as I can tell, no decision of yours there or shortly before cost you much.
# The button to a decision, by its number in the list.
bot-review-number = Decision { $number }
# A stretch in which the seat rose or fell: when (a round, a turn or bot-review-span), from which point of the curve
# to which, and in what (one of the two below).
bot-review-rose = { $when }: you rose from { $before } to { $after } on the graph below.
bot-review-fell = { $when }: you fell back from { $before } to { $after } on the graph below.
# What changed in a stretch, $what, before and after: for the reader and another seat, or for both sides.
bot-review-one = { $what }: you { $had } → { $has }, { $other }: { $before } → { $after }
# The same where somebody else than before is foremost of the others: in all that the graph counts, which may not be in
# $what.
bot-review-foremost = { $what }: you { $had } → { $has }, the best other overall: { $before } ({ $first }) → { $after } ({ $other })
bot-review-all = { $what }: your side { $had } → { $has }, the others together { $before } → { $after }
# One of the two above that tells against the rise or the fall.
bot-review-against = The other way: { $told }
# The same where what the reader has moved along, and what the others have moved more.
bot-review-outdone = The other way, since the others changed even more here: { $told }
# Above sentences of the game about what the seat won or lost there.
bot-review-moves = The moves then:
bot-review-told = What happened then:
# The title of the curve; $other is the other side's name, or the next message. Below the words stands what it counts.
bot-review-curve = Ahead of { $other }, since the start (below 0: behind)
bot-review-others = the others
bot-review-progress = Reviewing { $title }: { $done } of { $total } decisions. It is kept when it is done.
bot-review-waits = Reviewing { $title }: it is about to begin, after any others. It is kept when it is done.
bot-review-running = Only a game that was played to its end can be reviewed.
bot-review-never = This game has no computers that could review it.
bot-review-nobody = You did not sit here at the end, and no player has shared their review.
bot-review-closed = The others keep that review to themselves.
bot-review-enough = No more reviews today: five a person and fifty a server in 24 hours. You can still read earlier ones.
bot-review-later = The review takes longer than this message lasts. Press Review again in a while.
bot-review-cancelled = The review was cancelled.
bot-review-failed = The review went wrong. Please try again.
bot-review-shown = Others at this table may now see the review of your seat.
bot-review-hidden = Nobody else sees the review of your seat.

# Puzzles: exercises with one answer, three tries and the reason.
bot-command-puzzle = puzzle
bot-command-puzzle-about = Find the best move in a position, for yourself
bot-button-puzzle = Puzzle
bot-button-puzzle-next = Next puzzle
bot-puzzle-which = **Which game?** Each puzzle has one answer, and you have three tries. Nobody else sees it, and no clock runs.
bot-puzzle-game = { $game }
bot-puzzle-none = There are no puzzles for this game. /puzzle lists the games that have some.
bot-puzzle-all = { $game }: you have been through all { $count } puzzles.
# Above every puzzle.
bot-puzzle-heading = -# { $game } · puzzle { $number } of { $total }
# After a wrong answer: why, and how many tries are left.
bot-puzzle-left = { $why } { $count ->
        [one] One try left.
       *[other] { $count } tries left.
    }
# What the wrong answer does, in sentences of the game.
bot-puzzle-does = **{ $move }** does this: { $told }
# After the last try: the answer as it is typed, and why.
bot-puzzle-answer = The answer was { $answer }. { $why }
# What threatened before the right move and does not after it: a sentence of the game.
bot-puzzle-averts = Before this move: { $threat }
