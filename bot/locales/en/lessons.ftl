### Lessons: exercises for one person alone, without a table.

bot-command-learn = learn
bot-command-learn-about = Learn a game, step by step, for yourself
# The button in the welcome, in the rules, after a lost game.
bot-button-learn = Learn
bot-button-lessons = All lessons
bot-button-lesson-step = Next
# After the last board of a lesson. { $title } is the next lesson's.
bot-button-lesson-next = Next lesson: { $title }
# At the last board of a lesson, after a wrong answer.
bot-button-lesson-again = Lesson from the beginning
# After a wrong answer: leads to the right move, ready to be confirmed.
bot-button-show-me = Show me
# From the text of a board to its picture.
bot-button-picture = Board as picture
bot-learn-which = **Which game do you want to learn?** Lessons are for you alone, without a clock. You can stop at any time and go on later.
bot-learn-none = There are no lessons for this game. /rules has its rules.
bot-learn-contents = **Learn { $game }** · { $done } of { $lessons } lessons done. Each has one idea and a few small boards. Nobody else sees them, no clock runs, and you can go on any time.
bot-learn-done = **Learn { $game }** · all { $lessons } lessons done. Play a game, or repeat any lesson.
# $lessons is a list of titles.
bot-learn-essential = For a quick game, the lessons in the first row are enough: { $lessons }. The others can wait.
# Buttons.
bot-learn-lesson = { $number } · { $title }
bot-learn-lesson-done = ● { $number } · { $title }
# Above every board of a lesson.
bot-lesson-heading = -# { $game } · { $title } · board { $step } of { $steps }
# Where a board gives no help, when it is shown first and before a move is confirmed.
bot-exercise-unaided = This is a test: what a move brings is not listed before you confirm.
# Before why an answer is wrong, or right.
bot-exercise-wrong = **Not this one.** { $why }
bot-exercise-right = **Right.** { $why }
bot-exercise-gone = This exercise has changed or gone. /learn and /puzzle show what there is.
# The second line of /help.
bot-help-learn = /learn teaches a game on small boards, /rules has all of its rules, /puzzle asks for the best move.
