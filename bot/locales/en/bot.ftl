### What the bot says. Variables in braces are filled in; keep them. Lines stay short: most are read on a telephone.

## Names of commands: lower case, no spaces, at most 32 characters. Descriptions: at most 100 characters.

bot-command-play = play
bot-command-play-about = Open a table for a game
# What `/play GAME` is for: at most 100 characters.
bot-command-game-about = { $game } – { $about }
bot-command-move = move
bot-command-move-about = Make a move by typing it; only you see the reply
bot-command-board = board
bot-command-board-about = Show what everybody may see
bot-command-view = view
bot-command-view-about = Show the game from your seat; only you see it
bot-command-games = games
bot-command-games-about = List your games everywhere; those that wait for you come first
bot-command-log = log
bot-command-log-about = Read what has happened so far
bot-command-undo = undo
bot-command-undo-about = Take your latest move back, or ask the others whether you may
bot-command-since = since
bot-command-since-about = See what happened since your last move, turn by turn
bot-command-replay = replay
bot-command-replay-about = Go through a game turn by turn
bot-command-rules = rules
bot-command-rules-about = Read the rules of a game
bot-command-resign = resign
bot-command-resign-about = Give up your game
bot-command-plan = plan
bot-command-plan-about = Plan your next turns, or see your plans
bot-command-replace = replace
bot-command-replace-about = Give a seat to a computer, offer it to somebody, or take yours back
bot-command-table = table
bot-command-table-about = Less common actions: close, pause, remind, rematch
bot-command-table-close = close
bot-command-table-close-about = Close a table, or ask all to stop the game without a result
bot-command-table-draw = draw
bot-command-table-draw-about = Ask all players to end the game as a draw
bot-command-table-concede = concede
bot-command-table-concede-about = Concede to all the others, if they agree (three players or more)
bot-command-table-pause = pause
bot-command-table-pause-about = Ask all players to stop the clocks for a while
bot-command-table-pace = pace
bot-command-table-pace-about = Ask all players to go on at another pace
bot-command-table-nudge = nudge
bot-command-table-nudge-about = Remind the players to move
bot-command-table-rematch = rematch
bot-command-table-rematch-about = Play the same game again with the same people
bot-command-export = export
bot-command-export-about = Get the game as a file that anybody can check
bot-command-settings = settings
bot-command-settings-about = Quiet hours, holidays, invitations, hints; the table's language
bot-command-help = help
bot-command-help-about = List what the bot can do

## Parameters of commands: same limits.

bot-parameter-text = text
bot-parameter-text-about = Your move; ? in front only looks ahead, auto lets the computer choose
bot-parameter-as = as
bot-parameter-as-about = A picture or plain text
bot-parameter-plan = text
bot-parameter-plan-about = Your move for a turn to come; several alternatives: once each
bot-parameter-after = after
bot-parameter-after-about = Only if another player has made this move
bot-parameter-game = game
bot-parameter-game-about = Which game
bot-parameter-seat = seat
bot-parameter-seat-about = Which seat
bot-parameter-level = level
bot-parameter-level-about = Which computer player
bot-parameter-person = person
bot-parameter-person-about = Whom to offer the seat; choose yourself to take yours back
bot-parameter-language = language
bot-parameter-language-about = The language at the table
bot-parameter-hints = hints
bot-parameter-hints-about = Whether you see hints in your first games
bot-parameter-threads = threads
bot-parameter-threads-about = For the whole server: games in threads of their own (needs Manage Server)
bot-parameter-confirm = confirm
bot-parameter-confirm-about = Which typed moves you confirm before they are played
bot-choice-confirm-always = always
bot-choice-confirm-risky = only what cannot be taken back
bot-choice-confirm-never = never
# How /settings stands on the server; the last one answers who may not change it.
bot-threads-on = Games on this server get threads of their own, unless /play says otherwise (in:).
bot-threads-off = Games on this server stay where they are opened, unless /play says otherwise (in:).
bot-threads-needs-manager = You need Manage Server to change this for everyone. For one table, use /play in:. Nothing was changed.
# How /settings stands.
bot-confirm-always = I ask you to confirm every move that you type.
bot-confirm-risky = I ask you to confirm a typed move that you could not take back alone.
bot-confirm-never = I play at once what you type.
bot-parameter-zone = zone
bot-parameter-zone-about = Your time zone, such as Europe/Berlin
bot-parameter-quiet = quiet
bot-parameter-quiet-about = Hours in which nothing pings you, such as 22-7; off for none
bot-parameter-messages = messages
bot-parameter-messages-about = How you are called: in the channel, or by a direct message
bot-choice-messages-channel = In the channel
bot-choice-messages-direct = By direct message
bot-parameter-holiday = holiday
bot-parameter-holiday-about = Days of holiday from now on; 0: I am back
bot-parameter-rules = rules
bot-parameter-rules-about = The rule set; other options change it
bot-parameter-seats = seats
bot-parameter-seats-about = How many play
bot-parameter-opponent = opponent
bot-parameter-opponent-about = Somebody to invite
bot-parameter-opponent2 = opponent2
bot-parameter-opponent2-about = Another
bot-parameter-opponent3 = opponent3
bot-parameter-opponent3-about = Another
bot-parameter-opponent4 = opponent4
bot-parameter-opponent4-about = Another
bot-parameter-opponent5 = opponent5
bot-parameter-opponent5-about = Another
bot-parameter-computers = computers
bot-parameter-computers-about = How many
bot-parameter-in = in
bot-parameter-in-about = In a thread, or here
bot-parameter-order = order
bot-parameter-order-about = Who sits where
bot-parameter-hours = hours
bot-parameter-hours-about = Hours for each decision; 0 for no limit
bot-parameter-pace = pace
bot-parameter-pace-about = How fast; or hours
bot-parameter-bank = bank
bot-parameter-bank-about = Extra hours in all
bot-parameter-reactions = reactions
bot-parameter-reactions-about = Hours for a reaction in another’s turn
bot-parameter-takeback = takeback
bot-parameter-takeback-about = How moves may be taken back
bot-choice-takeback-free = Free: undo alone if nothing was revealed, else if all agree
bot-choice-takeback-consent = Consent: only if all agree
bot-choice-takeback-never = Never
bot-parameter-practice = practice
bot-parameter-practice-about = Solo practice: undo and redo freely; it counts in no records
bot-parameter-options = options
bot-parameter-options-about = Further options: name=value name=value

## Choices in commands: at most 100 characters.

bot-choice-as-picture = Picture
bot-choice-as-text = Text
bot-choice-as-file = File
bot-choice-as-animation = Animation
bot-choice-in-thread = Thread
bot-choice-in-channel = Here
bot-choice-order-random = At random
bot-choice-order-first = I go first
bot-choice-order-last = I go last
# How well a computer plays, weakest first, where it is chosen; at most 80 characters each.
bot-level-first-steps = First steps: for your very first games
bot-level-easy = Easy: sees little further than the next move
bot-level-medium = Medium: plays sensibly; stands in for whoever is away
bot-level-hard = Hard: forgives few mistakes
bot-level-expert = Expert: plays as well as it can
bot-choice-pace-live = Live: 10 minutes a move
bot-choice-pace-brisk = Brisk: 12 hours
bot-choice-pace-daily = Daily: 24 hours
bot-choice-pace-relaxed = Relaxed: 48 hours
bot-choice-pace-slow = Slow: 96 hours
bot-choice-pace-none = No time limit
bot-choice-pace-hours =
    { $hours ->
        [0] No time limit
        [one] { $hours } hour
       *[other] { $hours } hours
    }
bot-choice-quiet-off = No quiet hours
# The three languages call themselves by their own names everywhere.
bot-choice-language-en = English
bot-choice-language-zh-TW = 繁體中文
bot-choice-language-zh-CN = 简体中文
# A seat in a list, for example "Green: Ada".
bot-choice-seat = { $seat }: { $who }

## Values of a game's options.

bot-value-on = on
bot-value-off = off
bot-value-same = the same
bot-value-document = a file
bot-value-plain = { $value }
# One option with its value, on a line of its own.
bot-option-value = { $option }: { $value }
bot-option-out-of-range = { $option } cannot be { $value }. It goes from { $low } to { $high }.
# $values lists everything that it can be.
bot-option-no-such-value = { $option } cannot be “{ $value }”. It can be: { $values }.
# $most is a number of kilobytes.
bot-option-too-long = { $option } may hold { $most } KB at most.
# Heading of a list of everything that is wrong with options.
bot-options-faults = These options do not work:
bot-options-unreadable = I cannot read “{ $typed }”. Write options as name=value, with a space between them.
# $names lists everything that can be set.
bot-options-unknown = There is no option “{ $typed }”. The options are: { $names }.
bot-options-unknown-too = There is no option “{ $typed }” either.
bot-options-twice = { $option } is given twice. Once is enough.

## The board message in the channel.

# Heading of every message about a table.
bot-title = { $game } · table { $number }
bot-title-practice = { $game } · practice table { $number }
# Two sentences about one player on one line.
bot-news-joined = { $before } { $then }
# The same without the name before the second.
bot-news-same = { $before }; { $then }
# At the end of a game, and when somebody else sits down or is out: $who lists everybody at the table, as mentions.
bot-called = { $who }: there is news at this table.
bot-called-over = { $who }: the game is over.
bot-called-cancelled = { $who }: this game was stopped without a result.
# A person with the name of the seat: "@Ada (Green)". $mention is Discord's own mention.
bot-who = { $mention } ({ $seat })
bot-to-move = { $who } is to move.
bot-to-move-until = { $who } is to move. Their time runs out { $due }.
bot-your-turn = { $who }, it is your turn.
# $due is shown by Discord as a distance in time: "in 2 days".
bot-your-turn-until = { $who }, it is your turn. Time runs out { $due }; then the computer plays this move.
# Several decide at the same time, or somebody may react in another's turn.
bot-your-decision = { $who }, please decide.
bot-your-decision-until = { $who }, please decide. Time runs out { $due }; then the game chooses for you.
bot-computer-thinks = { $seat } is thinking.
bot-computer-plays-for = The computer is playing for { $seat }.
bot-computer-for = { $computer } for { $name }
# $back is a date that Discord shows.
bot-on-holiday = { $seat } is on holiday until { $back }.
# What each player may still use beyond the time for a move. $banks lists the next message.
bot-banks = Time bank: { $banks }
bot-bank = { $seat } { $hours } h { $minutes } min
# Nobody who plays here has moved for long. The button is bot-button-present; $ends is shown as a distance in time.
bot-asleep = **This game is asleep**: nobody has played for a while. Anyone seated can wake it with “I am back”; otherwise it closes { $ends }.
bot-asleep-rated = This game is rated: if it closes like that, it counts as the last place for everyone who left.
# Somebody may or may not be answering the last move in secret. $latest is shown by Discord as a distance in time.
bot-held = The outcome is not known yet. It comes out { $latest } at the latest; nobody can hurry it.
# All who play agreed to it. $ends is shown as a distance in time.
bot-paused = **Paused**: all clocks are stopped. Anyone seated can press “Go on”; the pause ends by itself { $ends }.
bot-absent = { $seat } is away: the computer plays at once until they press “I am back”. Anybody at the table may also give the seat away with /replace.
bot-played-for =
    { $played ->
        [one] The computer played one move for { $seat }.
       *[other] The computer played { $played } moves for { $seat }.
    }
# A short code that proves the game was not changed later.
bot-seal = Seal { $seal }
# A running game that the bot does not go on with by itself, since its rules were renewed and part from what was played.
# $version is the number of the new rules, $since a moment that Discord shows; a picture of the position follows.
bot-kept-back = Version { $version } of the rules does not allow all that was played. To go on under it, the game goes back to before { $since }; all later moves are dropped.
bot-kept-secret = Version { $version } of the rules does not allow all that was played. To go on under it, secret choices made since the last turn must be made again.
bot-kept-whole = Version { $version } of the rules allows every move, but the moves have other results, as shown here.
# $who is everybody who sits there.
bot-kept-choice = { $who }: go on like this, or end the game as a draw? Either happens once all of you agree. Until then no clock runs.
bot-kept-end = { $who }: you can end the game as a draw, or stop it, once all of you agree. Until then no clock runs.
# After the game: what the fingerprint in the lobby was made of.
bot-seed = Random seed { $seed }
bot-seat = Seat { $number }
# What a computer is called at the table, by its level.
bot-player-first-steps = Computer (first steps)
bot-player-easy = Computer (easy)
bot-player-medium = Computer (medium)
bot-player-hard = Computer (hard)
bot-player-expert = Computer (expert)
bot-unknown-game = A game that is not installed here
bot-cancelled = This table was closed without a result.
# In place of the message before: nobody closed the table, its time was over.
bot-expired-lobby = This table was closed: no game began within seven days. /play opens another one.
bot-expired = This table was closed after it had slept for four weeks. What was played is kept; /export has it.

## Buttons: at most 80 characters, better 20.

bot-button-move = Your move
bot-button-present = I am back
# Below a list of games.
bot-button-present-at = I am back · { $game } { $number }
bot-button-since = Since your last move
bot-button-replay = Replay
bot-button-watch = Watch
bot-button-chronicle = Chronicle
bot-button-story-text = As text
bot-button-story-picture = As a picture
bot-button-go-on = Go on
bot-button-view = View
bot-button-rules = Rules
bot-button-more = More
bot-button-board = To the board
bot-button-rematch = Rematch
# The same against computers of the next level: what they are called.
bot-button-rematch-level = Again, against { $level }
bot-button-log = Log
bot-button-undo = Take back
# Whoever has chosen while others still think may choose something else.
bot-button-undo-change = Change my choice
bot-button-undo-ask = Ask to take back
bot-button-redo = Redo
bot-button-export = Export
bot-button-text = Board as text
bot-button-nudge = Nudge
bot-button-resign = Resign
bot-button-cancel = Stop the game
bot-button-pause = Pause
bot-button-draw = Offer a draw
# Go on with a game under the rules that the bot has now.
bot-button-new-rules = Go on under the new rules
bot-button-concede = Propose to concede
bot-button-propose = Ask the others
bot-button-agree = Agree
bot-button-disagree = No
bot-button-accept = Accept
bot-button-decline = Decline
bot-button-object = Object
bot-button-keep = No, go on
bot-button-join = Join
bot-button-confirm-seat = Join / confirm
bot-button-wait = Wait
bot-button-leave = Leave
bot-button-start = Start
bot-button-dissolve = Close
bot-button-options = Options
bot-button-options-type = Type options
bot-button-options-correct = Correct the form
bot-button-confirm = Confirm
bot-button-back = Back
bot-button-open = Other actions
bot-button-ahead = Plan ahead
bot-button-plans = My plans
bot-button-plan = Plan this
bot-button-type = Type it
bot-button-refresh = Continue
bot-button-next = Next page
bot-button-previous = Previous page
bot-button-quiet = No more hints
bot-button-contents = Contents
bot-button-quick = Quick game
bot-button-quick-level = { $count ->
    [one] Computer
   *[other] { $count } computers
} · { $level }
bot-button-help = All commands

## The lobby.

bot-view-public = You do not sit at this table: this is what everybody may see.
bot-lobby-rules = { $preset }
# Below it stands a list of the options that were changed.
bot-lobby-rules-but = { $preset }; changed:
bot-lobby-free = { $seat }: free
bot-lobby-taken = { $seat }: { $who }
# Somebody has a seat, and has not yet confirmed that they play what was changed.
bot-lobby-taken-unconfirmed = { $seat }: { $who } – please confirm
# $host is the name of the person who opened the table.
bot-lobby-opened = Opened by { $host }.
# $starts is shown by Discord as a distance in time: "in 5 minutes".
bot-lobby-starts = **The game starts { $starts }.** “Wait” stops that.
# A message of its own to whoever opened the table; $host is a mention, $name a person's name.
bot-lobby-joined = { $host }, { $name } has sat down at your table.
# A message of its own to those who sit there; $who lists them as mentions.
bot-lobby-confirm = { $who }: { $host } has changed the options. Please look at the table and confirm with the green button, or leave.
# What to press in the lobby now. Chairs may stay free.
bot-lobby-next = Press Join to sit down, or add a computer below. Start begins with { $seats }.
bot-lobby-next-people = Press Join to sit down. Start begins with { $seats }.
bot-lobby-next-start = Everybody has a seat: press Start.
bot-lobby-next-confirm = Everybody has a seat. Once all have confirmed, press Start.
# How many may play.
bot-lobby-count = { $least } to { $most } players
bot-lobby-count-exact = { $most } players
bot-lobby-random = Seats are drawn at random when the game starts.
bot-lobby-chosen = Seats stay as they are.
bot-lobby-pace =
    { $hours ->
        [one] { $order } { $hours } hour for each decision.
       *[other] { $order } { $hours } hours for each decision.
    }
bot-lobby-unhurried = { $order } No time limit.
bot-lobby-pace-minutes =
    { $minutes ->
        [one] { $order } { $minutes } minute for each decision.
       *[other] { $order } { $minutes } minutes for each decision.
    }
bot-lobby-bank =
    { $hours ->
        [one] Each seat has { $hours } extra hour for the whole game.
       *[other] Each seat has { $hours } extra hours for the whole game.
    }
# At tables where a decision has less than twelve hours.
bot-lobby-hurried = At this pace nobody’s quiet hours or holidays count, and there are no reminders under an hour.
bot-pace-twice = Give either a pace or hours, not both.
bot-pace-same = That is the pace already.
bot-pace-unknown = Give a pace from the list, or from 0 to { $most } hours.
bot-table-paced = The game goes on at the new pace.
# How long somebody has who may answer another's move, and what happens when time runs out.
bot-lobby-reactions-as-well = You have as long to react to another’s move. Missing that does not count as being away, but after two in a row you have 12 hours at most.
bot-lobby-reactions =
    { $hours ->
        [one] You have { $hours } hour to react to another’s move. Missing that does not count as being away, but after two in a row you have 12 hours at most.
       *[other] You have { $hours } hours to react to another’s move. Missing that does not count as being away, but after two in a row you have 12 hours at most.
    }
bot-lobby-time-out = When time runs out, the computer plays that move; after three in a row it plays at once until its player is back.
bot-lobby-time-out-first = When time runs out, the computer plays that move; after three in a row, or if that was the very first one, it plays at once until its player is back.
bot-lobby-silent = The player to move is reminded every three days, three times. Then the game sleeps until somebody is back.
bot-lobby-takeback-consent = You can take a move back only if all agree.
bot-lobby-takeback-never = Nobody can take a move back.
bot-lobby-practice = Practice: you play computers alone, undo and redo freely, and it counts in no records. For a game that counts, switch practice off under Options.
bot-lobby-invited = { $who }, { $host } invites you. Press Join to sit down.
# After /table rematch. $who lists those who sit at the new table already, as mentions.
bot-lobby-called = { $who }: { $host } would like a rematch, and you have a seat. Confirm with the green button, or press Leave.
# A fingerprint of all that chance will bring, posted before anybody sits down so that nobody can change them later.
bot-lobby-commitment = Chance is fixed already, and nobody can change it later. Proof (SHA-256) { $hash }
bot-lobby-add = Add a computer player
bot-lobby-remove = Empty a seat
bot-thread = { $game } with { $host }
bot-opened-in-thread = Your table is in { $thread }.
bot-unseen = { $names } cannot see { $place }, so no message there reaches them. Their seats stay reserved: let them into the channel, or ask somebody else.
# Above the first panel of a quick game: who plays against the reader.
bot-quick-rival =
    { $count ->
        [one] You play against { $who }. For another level, choose “level” in /play.
       *[other] You play against { $count } × { $who }. For another level, choose “level” in /play.
    }
# A chapter behind the rules that are read at a table: its rule set, and what differs from it.
bot-rules-here =
    ## At this table
    {""}
    { $rules }
bot-quick-unfinished = You have a quick game of { $game } that is not finished. Go on with it.

## The lobby's options, shown to whoever opened the table.
bot-options-title = Options of table { $number }
bot-options-private = Only you see this. Everybody at the table sees what you change.
# Words of menus: at most 150 characters.
bot-options-which = Change options
bot-options-preset = Start over from a rule set
bot-options-switches = Switched on
# Title and lines of a form: at most 45 characters. $option is an option's name.
bot-options-line = Options
bot-options-number = { $option } ({ $low }–{ $high })
bot-options-example = name=value name=value

## The panel "Your move".

bot-panel-so-far = { $picked } · { $typed }
# A message of several moves as it was typed.
bot-panel-typed = { $typed }
bot-panel-confirm = Play this?
# Above what a move would do, which has not happened yet.
bot-panel-foreseen = Once you confirm:
# Only where buttons below lead to what could be chosen instead of $taken.
bot-panel-unasked = Unless you press something else below “Confirm”: { $taken }.
# The button that confirms that, beside those that change it: $confirm is bot-button-confirm.
bot-panel-confirm-taken = { $confirm } · { $taken }
bot-panel-open = What would you like to do?
# One line that is left of a private panel, after the table's name.
bot-panel-older = You have a newer panel.
bot-preview = What { $typed } would do
bot-preview-open = What follows depends on how { $typed } turns out.
bot-no-preview = There is no preview of that: some moves need none, and a table can turn previews off.
# Beside the word auto in the suggestions for a move.
bot-auto = let the computer choose
bot-form-title = Your move
bot-form-label = Type your move
# In the empty line of the form: a move that could be typed.
bot-form-example = Such as { $typed }
bot-form-too-long = That is too long for this line. /move takes longer ones.
bot-draft-gone = I no longer have what you typed. Please type it again.
# The line to type into could not be opened in time.
bot-form-late = I was too slow to open the line. Press the button once more, or type the move with /move.
bot-options-late = I was too slow to open the form. Press the button once more.
# In place of suggestions under the line being typed; at most 100 characters.
bot-too-long-to-complete = Too long for suggestions. Go on typing and send it as it is.

## Answers and refusals.

bot-no-session-here = There is no game in this channel. Open a table with /play, or see yours with /games.
bot-not-on-server = You are no longer on the server where this table is.
bot-unknown-command = This command no longer exists. Restart Discord to see the current ones.
bot-old-control = This control belongs to an older version. /board shows the game, /games finds it.
bot-invited-robot = { $name } is a bot and cannot play. The option “computers” adds computer players.
bot-invited-self = You cannot invite yourself. Invite somebody else, or add a computer player.
bot-context-play-with = Play with…
bot-context-my-seat = My seat
bot-context-since-mine = Since my last move
bot-context-which = Which game do you want to play with { $person }?
bot-context-no-table = This message belongs to no table. Use the menu of a board or lobby that I posted; /games lists your games.
bot-lacks-permissions = I cannot play here. In this channel I am missing: { $permissions }. Somebody who manages the channel can change that.
# Names of Discord's permissions as Discord's settings show them.
bot-permission-view_channel = View Channel
bot-permission-send_messages = Send Messages
bot-permission-send_messages_in_threads = Send Messages in Threads
bot-permission-create_public_threads = Create Public Threads
bot-permission-attach_files = Attach Files
bot-permission-read_message_history = Read Message History
bot-channel-forbidden = I may not post here: I need View Channel, Send Messages (in threads: Send Messages in Threads), Attach Files and Read Message History. The game waits.
bot-channel-hidden = I cannot see this channel: the permission View Channel is missing. The game waits.
bot-channel-gone = I cannot find this channel any more. If I still cannot find it in ten minutes, its game ends.
bot-thread-archived = This thread is archived and locked. Bring it back and I will post the board.
# /play was answered with this: nothing was opened. $reason is a sentence.
bot-not-opened = No table was opened. { $reason }
bot-thread-private = I am not a member of this private thread. Mention me here, then use /play again.
# Above an answer that should have held a picture or a file. $permission is named as in Discord's settings.
bot-in-words = In words only: I may not attach files here ({ $permission } is missing).
bot-no-threads-here = Your table needs a thread, and I cannot open one in this kind of channel. Use another channel.
bot-thread-forbidden = Your table needs a thread, and I may not open one here: I need Create Public Threads. Ask somebody who manages the channel, or use another one.
bot-threads-full = Your table needs a thread, and this server has as many open ones as Discord allows. Close some, or use another channel.
bot-discord-fails = Discord does not answer at the moment. Please try again in a minute.
bot-failed = Something went wrong on my side. Nothing was changed unless the board shows it; please try again.
bot-unwritable = I cannot save anything just now, so this was not done. Your game is safe, and the people who run this bot have been told. Please try again in a while.
# What comes of resigning: the rules say that the game is lost, or in teams that the player is out; it ends, since only computers would play on; a computer ($player) takes the seat, of whoever began there or of a substitute; or the game stands still.
bot-resign-lost = Give up this game? Then you have lost it.
bot-resign-out = Give up this game? Then you are out; the rules say whether your team plays on.
bot-resign-ends = Give up this game? It ends here, and the computers have won.
bot-resign-computer = Give up your seat? { $player } plays on in it, and the others go on. Until the end you can take it back with /replace.
bot-resign-substitute = Give up your seat? { $player } plays on in it, and the others go on.
bot-resign-kept = Give up your seat? The game stands still as long as it cannot go on here; you will not be asked about it any more.
bot-cancel-sure = Stop this game for everybody, without a result?
bot-dissolve-sure = Close this table? Everybody who sits here loses their seat.

## What all who play have to agree to. For each kind: what is proposed ($who: by whom), the same as a heading, the question before.

bot-proposal-close = { $who } proposes to stop this game without a result.
bot-proposal-close-short = Stopping the game
bot-proposal-close-sure = Ask all players to stop this game without a result? It stops once everybody has agreed.
# In place of that, where nobody else is there to agree.
bot-proposal-close-deserts = Stop this game? It is rated and nobody else is here, so it will count as the last place for you.
bot-proposal-draw = { $who } proposes to end this game as a draw.
bot-proposal-draw-short = Ending the game as a draw
bot-proposal-draw-sure = Ask all players to end this game as a draw? It ends once everybody has agreed.
# A game that was played under other rules than the bot has now: to go on under these. $version is their number.
bot-proposal-rules = { $who } proposes to go on under version { $version } of the rules, as shown above.
bot-proposal-rules-short = Going on under version { $version } of the rules
bot-proposal-rules-sure = Ask all players to go on under the new rules, from the position that is shown? It goes on once everybody has agreed.
bot-proposal-pace = { $who } proposes another time for each decision: { $pace }.
bot-proposal-pace-short = Another pace
bot-proposal-concede = { $who } would like to concede: the game ends, and all the others have won.
bot-proposal-concede-short = Conceding to all the others
bot-proposal-concede-sure = Concede to all the others? If everybody agrees, the game ends and the others have won.
# $name is a person who does not play yet; a computer plays on $seat, for itself or for somebody away.
bot-proposal-pause = { $who } proposes a pause: all clocks stop until a player wants to go on, for two weeks at most.
bot-proposal-pause-short = A pause
bot-proposal-pause-sure = Ask all players for a pause? It begins once everybody has agreed, and anybody who plays can end it.
bot-proposal-seat = { $who } proposes to offer the seat of { $seat } to { $name }.
bot-proposal-seat-short = Offering the seat of { $seat } to { $name }
bot-proposal-seat-sure = Ask all players whether this seat may be offered to somebody new?
# $level is a computer player, as a menu calls it.
bot-proposal-level = { $who } proposes another computer player for { $seat }: { $level }.
bot-proposal-level-short = Another computer player for { $seat }
bot-proposal-level-sure = Ask all players whether another computer player may take over?
bot-proposal-takeback = { $who } asks to take back the latest move, with everything that came after it.
bot-proposal-takeback-short = Taking a move back
bot-proposal-takeback-sure = Ask all players whether you may take back your latest move and everything after it? What people have seen since stays known, no die is rolled again, and the game no longer counts in any records.
# $who lists people as mentions. $until is shown by Discord as a distance in time: "in 2 days".
bot-proposal-asked = { $who }, do you agree? No answer means no: the vote ends { $until }.
# All who are here have agreed; somebody has been away for less than a day and may still come back.
bot-proposal-waits = Everybody present agrees. A player who is away may still say no; it is settled { $until } at the latest.
bot-proposal-has-agreed = { $who } agrees.
# A seat of a running game is offered: $who is a mention, $by who offers it, $seat whose seat it is.
bot-offer = { $who }, { $by } offers you this seat. Until you accept, { $by } plays on.
bot-offer-free = { $who }, you are offered the seat of { $seat }. All players have agreed; until you accept, the computer plays on.
bot-offer-objections = Any player may object. The time for that ends { $until }; the seat does not change hands before then.
bot-offer-until = The offer lapses { $until }.
bot-offer-waits = { $who } takes the seat of { $seat }, unless a player objects. It changes hands { $until }.
# What is left of an offer.
bot-offer-end-agreed = { $who } has taken a seat.
bot-offer-end-refused = { $who } declined a seat.
bot-offer-end-objected = { $who } objected to a new player on the seat of { $seat }.
bot-offer-end-withdrawn = The seat of { $seat } is no longer offered.
bot-offer-end-lapsed = { $who } was offered a seat and did not answer.
bot-offer-end-overtaken = The seat of { $seat } is no longer offered: something else happened first.
# What is left of a proposal. $what is a heading from above, $who who said no.
bot-proposal-end-agreed = { $what }: all agreed.
bot-proposal-end-refused = { $what }: { $who } said no.
bot-proposal-end-withdrawn = { $what }: taken back.
bot-proposal-end-lapsed = { $what }: not everybody answered in time.
bot-proposal-end-overtaken = { $what }: something else happened first.
bot-kept = All right, the game goes on.
bot-nudge = { $who }, the others are waiting for your move. { $due }
bot-reminder = { $who }, half of your time is over. { $due }
# Where nothing has a time limit.
bot-reminder-unhurried = { $who }, the game is waiting for you. { $due }
# After quiet hours or a holiday, or as a direct message: the first call.
bot-call = { $who }, it is your turn. { $due }
bot-call-decision = { $who }, please decide. { $due }
# After the bot was away for long; the message before the first of these says so.
bot-silence =
    { $hours ->
        [one] I was away for about an hour. Nobody loses that time: every deadline has moved by an hour.
       *[other] I was away for about { $hours } hours. Nobody loses that time: every deadline has moved by as much.
    }
bot-resumed = { $who }, the game goes on and waits for you. { $due }
bot-due = Time runs out { $due }; then the computer plays this move.
bot-due-decision = Time runs out { $due }; then the game chooses for you.
bot-due-never = There is no time limit.
bot-more = What would you like to do?
# Under the buttons of "More".
bot-more-seal = The seal under each board is a fingerprint of the whole game so far. When it is over, /export gives the file that anybody can check against it.
bot-story-empty = Nothing has happened yet.
bot-story-latest = The latest lines; the file holds everything.
# The viewer. A turn is what happened between two questions to the players.
# What is shown is what the turn has left: pictures name the next one.
bot-story-page = After turn { $number } of { $last }
bot-story-beginning = The beginning; { $last ->
    [0] no turn has followed yet
    [one] one turn follows
   *[other] { $last } turns follow
}
bot-story-since-own = since your last move: from turn { $first } on
bot-story-nothing-own = nothing has happened since your last move
bot-story-since-yesterday = since yesterday: from turn { $first } on
bot-story-nothing-yesterday = nothing has happened since yesterday
# A turn in which nobody could see anything happen but the picture.
bot-story-quiet = Nothing happened except what the picture shows.
bot-story-menu = Go to a turn
bot-story-struck = taken back
bot-story-option-struck = { $number } · taken back
bot-story-option = { $number }
bot-story-option-told = { $number } · { $told }
bot-story-option-beginning = The beginning
bot-story-viewer = Through whose eyes
bot-story-seen-by-all = As everybody saw it
bot-story-seen-by = As { $seat } saw it
# $number as it was typed.
bot-replay-unknown = No finished game { $number } was played here or by you. Choose one from the list.
# $on is a date as 2026-11-22.
bot-replay-choice = { $game } · table { $number } · { $on }
# The animation of a game, or of the turns since one's last move.
bot-film = { $first } to { $last }, as everybody saw it. The last picture stays longest.
bot-film-steps = One picture for every { $step } turns, since there are many.
bot-film-progress =
    { $done ->
        [0] { $title }: the animation is being made…
       *[other] { $title }: the animation is being made, { $done } of { $total } pictures…
    }
bot-film-replaced = You asked for an animation again. It comes with your newer answer.
bot-film-failed = The animation could not be made. Press Watch again.
bot-film-alt = An animation of the turns { $first } to { $last }, one picture a turn. At the end: { $stands }
# What a game was, told when it is over. $title names the game and the table.
bot-chronicle-heading = { $title } · chronicle
bot-chronicle-none = Only games with a result have a chronicle.
bot-chronicle-points = **Turning points**
# $number as in the picture; $when is bot-turn or bot-turn-counted; $told is a sentence.
bot-chronicle-point = { $number } · { $when }: { $told }
bot-chronicle-luck = **Luck**: what chance gave, and what it gives on average
bot-chronicle-more = **Also**
# $time as “3 hours”.
bot-chronicle-longest = Longest turn: { $seat }, turn { $turn }, { $time }
bot-chronicle-fastest = Fastest: { $seat }, { $time } a turn on average
bot-lasted-days =
    { $count ->
        [one] one day
       *[other] { $count } days
    }
bot-lasted-hours =
    { $count ->
        [one] one hour
       *[other] { $count } hours
    }
bot-lasted-minutes =
    { $count ->
        [one] one minute
       *[other] { $count } minutes
    }
bot-lasted-seconds =
    { $count ->
        [one] one second
       *[other] { $count } seconds
    }
bot-export-running = Everything public so far. When the game is over, the file also holds the random seed and every hidden line.
bot-export-over = The whole game with its random seed. “python -m bot verify” checks it.
bot-export-running-score = The text is what everybody has been told so far. When the game is over, it holds every move.
# $command is to be typed where Parlour is installed.
bot-export-over-score = The text is the score; { $command } plays it again.
# The score of a game, a text file.
bot-score-title = { $title }
bot-score-seat = { $number }: { $seat } ({ $side })
bot-score-turn = Turn { $number }: { $seats }
bot-score-struck = Taken back: { $move }

## Help and hints.

bot-help-play = /play opens a table, for people, computers or both.
bot-help-games = /games lists your games. Those that wait for you come first.
bot-help = Board games at your own pace. The board always shows whose turn it is.
# One game in a list, after the command that opens a table for it.
bot-help-game = { $game }: { $about }
bot-help-time = When your time runs out, the computer plays that move. After three in a row, or a first one of 12 hours, it plays at once until you press “I am back” on the board or in /games. When nobody is left, the game sleeps. Time while I am offline never counts.
# Below the sentence on time in /help.
bot-help-rest = /settings zone: and quiet: set your quiet hours: no pings, and no time runs out then. /settings holiday: stops your clock for days. bank: in /play gives everybody a time bank. If all agree, /table pause stops all clocks and /table pace changes the time. messages: sends direct messages. /table follow tells you of others’ games.
bot-help-undo = /undo takes back your latest move if it revealed nothing; otherwise it asks the others. You may change a choice that nobody knows yet while others still think. options:practice=on lets you undo and redo freely against computers. /settings confirm: sets which typed moves you confirm.
bot-help-plan = /plan stores moves for your next turns. text: is what you play, after: another player’s move that you wait for. Nobody else sees it. Taking a move back brings back its plans.
# $example is a text such as "hours=24 order=I go last".
bot-help-options = options: in /play takes everything else as text, such as { $example }; “Options” in the lobby lists it all. in: opens the table in a thread.
bot-help-typing = /move suggests how to go on while you type. A ? in front shows what a move would do.
bot-help-seal = Except in practice, each board has a seal, a fingerprint of the game so far. After the game anybody can check with /export that no roll or move was changed.
bot-help-menus = Apps in the menu of a person has “Play with…”, in that of a board “My seat”.
bot-hint-panel = **Hint 1 of 3.** This panel is yours alone. Pick step by step, look at the picture (press it to enlarge it), then confirm. Nothing is played before that.
bot-hint-typing = **Hint 2 of 3.** Typing is faster: /move lists how to write your moves while you type.
bot-hint-more = **Hint 3 of 3.** /games lists all your games, /view shows your seat, and a ? before a move shows what it would do.
bot-hints-on = Hints are on: three short ones in your first game of each kind.
bot-hints-off = Hints are off. /settings turns them on again.

## What a server is shown first.

bot-welcome = **Welcome!** Board games for whenever you have a minute, against the computer or each other. **Quick game** begins one at once, at a level that suits a first game; /learn teaches you one step by step; /help says more.

# What somebody is shown of a file before a table is opened with it. $titles names the files, $game the game.
bot-proof = { $titles } · { $game }
bot-proof-private = The game begins like this. Only you see this, and no table is open yet.
bot-button-proof-open = Open the table
bot-button-proof-drop = Cancel
bot-proof-dropped = I opened no table and deleted the file.
bot-proof-gone = I no longer have this file: you cancelled it, you sent another one, or a week has passed. Attach it to /play again.

## What threatens a player.

bot-parameter-warnings = warnings
bot-parameter-warnings-about = Warn each player privately of threats
bot-choice-warnings-newcomers = Newcomers: alone, or where all are new to the game
bot-choice-warnings-on = On
bot-choice-warnings-off = Off
bot-lobby-warnings-on = I warn everybody here privately of threats to them.
bot-lobby-warnings-off = I warn nobody here of threats.
bot-proposal-warnings = { $who } proposes to switch everybody’s warnings of threats: on if they are off, off if they are on.
bot-proposal-warnings-short = Warnings
bot-proposal-warnings-sure = Ask all players to switch everybody’s warnings of threats: on if they are off, off if they are on?
bot-command-table-warnings = warnings
bot-command-table-warnings-about = Propose that warnings are switched on or off for all
bot-threat = › { $threat }
bot-threat-after = › Risk: { $threat }
bot-button-about = More about this
bot-menu-choose = Choose here
