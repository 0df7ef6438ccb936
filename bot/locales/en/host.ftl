# What the host answers to requests at a table. All are shown to the asking person alone.

bot-table-none = This table no longer exists.
bot-table-ended = This game is over. /table rematch plays it again.
# The channel has a lobby or a running game already.
bot-table-channel-taken = There is already a game in this channel. Finish or cancel it, or open yours in a thread.
# Somebody wants to open a table. most: how many they may have.
bot-table-most-lobbies = You have opened { $most } tables here that have not begun. Start or close one of them first.
bot-table-most-running = Of the tables you opened here, { $most } are being played. Finish one of them first.
# most: how many open tables a server may have.
bot-table-most-tables = This server has { $most } open tables, and there can be no more. Join one of them, or wait until one is over.
# Somebody names an opponent who has been asked already. Nothing is opened.
bot-invited-today = You invited them to this game less than a day ago. Open the table without naming anybody: anyone can press Join.
bot-invited-often = They have been asked often enough today. At a table opened without naming anybody, anyone can press Join.
bot-table-opened = The table is open.
bot-table-joined = You sit at the table.
bot-table-confirmed = You have confirmed the options.
# $seats lists those who have yet to confirm.
bot-table-unconfirmed = These have not confirmed the options yet: { $seats }.
bot-table-starts = The game starts in five minutes. Everybody at the table can stop that with “Wait”.
bot-table-starts-already = The game starts by itself in a moment.
bot-table-starts-not = The game does not start by itself. When all are ready, anyone seated presses Start.
bot-table-waits = The game waits until anyone seated presses Start.
bot-table-left = You left the table.
bot-table-leave-running = The game is under way. You can resign, or give your seat to somebody else.
bot-table-seated-already = You sit at this table already.
# $name is a person's name.
bot-table-sits-already = { $name } sits at this table already.
bot-table-not-seated = You do not sit at this table. Watch with /board, or open your own with /play.
bot-table-never-seated = You did not begin this game, so there is no seat to take back.
bot-table-seat-given-away = Your seat was given away. To take it back, use /replace with your seat and yourself as the person.
bot-table-taken-back = You have your seat again.
bot-table-full = Every seat is taken.
bot-table-chair-taken = Somebody sits there already.
# $typed is what somebody typed for a seat.
bot-table-no-such-seat = There is no seat “{ $typed }”. Choose one from the list.
bot-table-nobody-there = There is nobody on that seat.
bot-table-computer-added = A computer player sits at the table.
bot-table-removed = The seat is free again.
# $host is the name of the person who opened the table.
bot-table-host-only = Only { $host }, who opened the table, or a moderator who may manage messages can do that.
bot-table-begun = The game begins.
bot-table-begun-already = The game has begun already.
bot-table-not-begun = The game has not begun. Anyone seated can press Start.
bot-table-not-over = The game is not over yet.
# $taken is how many sit at the table, $least how many the game needs.
bot-table-too-few = The game needs { $least } players. At the table so far: { $taken }.
bot-table-too-few-sets = This needs { $least } players. At the table so far: { $taken }. That many can play: { $sets }. You can change the rule set under Options.
# $players is a number of players, or bot-players; $sets names rule sets.
bot-players = { $least } to { $most }
bot-table-seats = The game is played by { $players }.
bot-table-seats-sets = This is played by { $players }. For { $wanted } there is: { $sets }.
# $taken is how many sit at the table, $most how many can play.
bot-table-too-many = { $taken } sit at the table, and with these options only { $most } can play. Empty a seat first.
bot-table-too-many-sets = { $taken } sit at the table, and with these options only { $most } can play. Empty a seat first, or play: { $sets }.
bot-table-options-set = The options are set.
# $levels lists the words for the computer's levels.
bot-table-unknown-level = There is no such computer player. Choose one of: { $levels }.
bot-table-no-computers = This game has no computer players.
bot-table-unknown-game = The game “{ $game }” is not installed here.
bot-table-unknown-version = This game was begun with version { $version } of the rules. Under those installed here it would have gone differently, so it is kept as it is.
bot-table-rules-carried = The game goes on under the rules installed here.
bot-table-rules-parted = The game goes on under the new rules. Everybody who must decide has their full time again.
bot-table-unreadable = This game can no longer be read. It is kept as it is; the people who run the bot find the reason in its log.
bot-table-played = Played.
# What was chosen, step by step: the next message.
bot-table-played-move = Played “{ $move }”.
bot-then = { $before } › { $step }
bot-table-not-your-turn = You have nothing to decide right now.
# Somebody tries to decide what the host keeps secret for some hours.
bot-table-held = The result comes out by itself, at a moment nobody knows. Until then you can only wait.
bot-table-stale = The position has changed. Here is the new one.
bot-table-computer-failed = The computer did not find a move. Please choose one yourself.
bot-table-resigned = You resigned.
bot-table-replaced = The seat has changed hands.
# $seat is the name of the person who sits there.
bot-table-not-absent = { $seat } is still playing. A seat can be given away when its player is away: after three missed decisions in a row, or a missed first one that had at least 12 hours.
# Where nothing has a time limit.
bot-table-not-absent-unhurried = { $seat } is still playing. A seat can be given away when its player has not answered three reminders, one every three days. A manager of the server who does not play may give it away at any time.
# $seat is the name of the person who plays there now.
bot-table-successor = { $seat } plays in your seat now, and can offer it back to you with /replace.
# $name is a person's name.
bot-table-saw-another-seat = { $name } has sat in another seat of this game and has seen what it sees. Nobody may play two seats.
# The seat was given to somebody not long ago. $hours is a number of hours.
bot-table-handed-lately =
    { $hours ->
        [one] This seat changed hands less than a day ago. It can be offered again in an hour.
       *[other] This seat changed hands less than a day ago. It can be offered again in { $hours } hours.
    }

# A seat is offered to $name.

bot-offer-made = I have asked { $name }. Until they accept, the seat stays as it is.
bot-offer-open = This seat is being offered already. “Decline” takes that offer back.
bot-offer-declined-lately = { $name } declined a seat here within the last week, so I do not ask them again for now.
bot-offer-not-yours = That is for { $name } to answer.
bot-offer-accepted = You accepted. The seat is yours once nobody can object any more.
bot-offer-accepted-already = You accepted already. The seat is yours once nobody can object any more.
bot-offer-yours = The seat is yours.
bot-offer-declined = You declined.
bot-offer-withdrawn = You took the offer back.
bot-offer-objected = You objected: the seat stays as it is.
bot-offer-too-late = The time to object is over.
bot-offer-over = That seat is no longer offered.

bot-table-nudged = A reminder has been sent.
# $hours is a number of hours.
bot-table-nudged-already = There was a reminder not long ago. At most one goes out every { $hours } hours.
bot-table-nobody-to-nudge = The game waits for nobody but you.
# $hours is a number of hours.
bot-table-nudge-early =
    { $hours ->
        [one] They were asked not long ago. Give them another hour.
       *[other] They were asked not long ago. Give them another { $hours } hours.
    }
bot-table-asleep = The game sleeps. “I am back” on the board, or in /games, wakes it.
bot-table-present = You are not away: nobody plays for you.
bot-table-paused = The game is paused. “Go on” on the board ends that.
bot-table-pauses = The game is paused.
bot-table-unpaused = The game goes on.
bot-table-back = Welcome back. You play for yourself again.
bot-table-resumed = The clocks run again.
bot-table-channel-missing = Looking for the channel.
bot-table-reminded = A reminder has been sent.
bot-table-cancelled = The game is cancelled.
bot-table-drawn = The game has ended as a draw.
bot-table-conceded = The game has ended: the others have won.
# Three seats and more are needed to concede to all the others.
bot-table-resign-instead = With two players there is nothing to agree on: /resign gives up the game.
bot-table-players-decide = The players decide that together, and so do managers who sit or sat here: /table close asks everybody.

# Something is proposed that all who play have to agree to.

bot-proposal-made = I have asked the others.
bot-proposal-agreed = You agreed.
bot-proposal-agreed-already = You agreed already. “No” takes it back.
bot-proposal-refused-now = You said no.
bot-proposal-withdrawn-now = You took your proposal back.
bot-proposal-lapsed-now = Not everybody answered in time.
bot-proposal-away = You count as away. Press “I am back” on the board first.
# To who alone would end a rated game, or that it counts.
bot-proposal-rated-alone = This game is rated, and nobody else is here to agree. You can play on; resigning or stopping the game counts as the last place.
bot-proposal-one-at-a-time = There is another vote at this table. Answer that one first.
# $hours is 0 where only a turn is missing.
bot-proposal-again =
    { $hours ->
        [0] That was not agreed to. You can ask again after your next turn.
        [one] That was not agreed to. You can ask again after your next turn, and in an hour at the earliest.
       *[other] That was not agreed to. You can ask again after your next turn, and in { $hours } hours at the earliest.
    }
bot-proposal-over = That vote is over.
bot-proposal-over-agreed = That is settled: all agreed.
bot-proposal-over-refused = That is settled: somebody said no.
bot-proposal-over-withdrawn = The player who proposed it withdrew it.
bot-proposal-over-lapsed = That is over: not everybody answered in time.
bot-proposal-over-overtaken = That is over: something else happened meanwhile.
# Taking back.
bot-undo-done = Taken back. What you had played no longer counts; the log shows it struck out.
bot-undo-secret = Taken back. Nobody else can tell.
bot-undo-changed = Changed. Nobody else can tell.
bot-undo-change = Nobody knows yet what you chose. Choose something else: until then your choice stands.
bot-undo-consent = You cannot take this back alone. The others can agree to it.
bot-undo-nothing = You have nothing to take back.
bot-undo-past = You can no longer change this: the game has gone on.
bot-undo-old = This button stood beside an earlier move, which is past. The one below is for your latest move.
bot-undo-never = Nobody can take a move back at this table. That was agreed when it was opened.
bot-undo-alone = In practice you need nobody’s consent: just take it back.
bot-redo-done = Redone.
bot-redo-nothing = There is nothing to redo. In practice you can redo what you took back until you play something else.
bot-table-practice = In practice one person plays alone with computers.
bot-table-renamed = You are called { $name } now.
# In a request to take a move back: a heading for what has come out since. $seats have seen what nobody else may.
bot-seen = Seen since then:
bot-seen-privately = { $seats } saw something hidden.
bot-seen-nothing = Nothing has come out since then.

# How a game ended that all agreed to end. $seat is who conceded.

bot-result-drawn = The game is drawn: all agreed.
bot-result-conceded = { $seat } gave up; the others have won.
# $language is a language by its own name.
bot-table-language = The table now speaks { $language }.

# Lines of the public log that the host adds. $seat is the name of whoever sits there.

# $played is how many moves were played for that person so far, this one included.
bot-log-timeout = Time is up for { $seat }: the computer plays (move { $played } for { $seat }).
bot-log-away = { $seat } is away: the computer plays (move { $played } for { $seat }).
bot-log-silent = Three reminders brought no answer from { $seats }. The game sleeps.
bot-log-unserved = I was removed from this server. The game sleeps.
bot-log-seat = { $seat }
bot-log-back = { $seat } is back.
bot-log-pace = The time for each decision is now: { $pace }.
bot-log-holiday =
    { $days ->
        [one] { $seat } goes on holiday for a day.
       *[other] { $seat } goes on holiday for { $days } days.
    }
bot-log-expired = Nobody came back for four weeks; the game was closed without a result.
bot-log-fallback = The computer player { $seat } did not find a move; the standard one is played.
# $before is who sat there until now, $name who sits there from now on.
bot-log-person = { $name } takes over from { $before }.
bot-log-person-for-computer = { $name } takes over from the computer.
bot-log-computer = A computer takes over from { $before }.
bot-log-other-computer = Another computer player takes over.
bot-log-cancelled = { $name } cancelled the game.
bot-log-begun = Everybody is here: the game begins.
bot-log-paused = { $seat } proposed a pause, and all agreed.
bot-log-unpaused = { $seat } ends the pause: the game goes on.
bot-log-unpaused-by-time = The pause is over after two weeks: the game goes on.
bot-log-closed = { $seat } proposed to stop the game without a result, and all agreed.
bot-log-drawn = { $seat } proposed a draw, and all agreed.
bot-log-conceded = { $seat } conceded to all the others.
bot-log-channel-gone = The channel was deleted; the game ended without a result.
# $version is the number of the rules that the game goes on under.
bot-log-rules = The rules were renewed. Everything so far stands, and the game goes on under version { $version }.
# By agreement of all players; the new rules do not allow all that was played.
bot-log-parted = By agreement the game goes on under version { $version } of the rules. What these do not allow, and everything after it, was dropped.
# The same where every move stands, though what came of it may be another.
bot-log-parted-whole = By agreement the game goes on under version { $version } of the rules. Every move stands; its results follow these rules.
bot-log-agreed-rules = { $seat } agreed to go on under the new rules.
# The bot's games were set back to a copy that was made earlier (a backup); this line stands in the log of each.
bot-log-restored = This table was set back to an earlier state. Whatever was played after that no longer counts; the game goes on from here.
# Somebody ($seat) has taken back their latest move: the log shows it struck out.
bot-log-undo-alone = { $seat } took back the latest move.
# The same with everything that came after it; all who play agreed.
bot-log-undo-agreed = By agreement, { $seat }’s latest move and everything after it was taken back.
# At a table for practice.
bot-log-undo-practice = { $seat } went back.
bot-log-redo = { $seat } went forward again.
# Told to the person alone.
bot-log-undo-secret = You took back your secret choice. Nobody else can tell.
bot-log-agreed-takeback = { $seat } agreed to take a move back.
# A line of the log that was taken back since.
bot-struck = ~~{ $told }~~

# What the check of an exported game finds (python -m bot verify FILE).

bot-seal-running = This is the export of a running game. It holds the seed and the moves once the game is over.
bot-seal-unreadable = This line is not what an export holds.
bot-seal-spelling = This line is not written as an export writes it.
bot-seal-cut = The file is cut short, or something follows its end.
bot-seal-no-seed = The last line holds no seed.
bot-seal-commitment = The seed is not the one whose fingerprint was posted before the game.
bot-seal-chain = Something was altered: the chain of seals does not end as the file says.
bot-seal-seats = The seats are not those that the seed gives.
bot-seal-unplayable = This line cannot be played where it stands.
# $due is what the seed gives, $found what the file says; nothing stands for no roll.
bot-seal-roll = The seed gives “{ $due }” here, the file says “{ $found }”.
# $reason is why the rules refuse the move.
bot-seal-illegal = This move is not legal here: { $reason }
# Why something that was taken back should not have been.
bot-seal-undo-lines = Lines are taken back here that cannot be: they do not stand, or not all of one message are named.
bot-seal-undo-seat = A seat takes back here what another one played.
bot-seal-undo-chance = A roll or a draw is taken back here without the consent of all players.
bot-seal-undo-shown = A move that showed something to somebody is taken back here without the consent of all players.
bot-seal-undo-later = A move is taken back here, without the consent of all players, after somebody else had moved.
bot-seal-undo-again = A move is taken back here, without the consent of all players, too late or a second time.
bot-seal-undo-consent = A move is taken back here without the consent of all who had to agree.
bot-seal-undo-practice = This is allowed only in practice.
bot-seal-parted-consent = The game goes on under other rules here without the consent of all who had to agree.
bot-seal-parted-lines = The file voids other lines than the new rules do.

# Files, long texts and suggestions are worked out apart from everything else, one for each person at a time.

bot-sandbox-busy = I am still working on what you sent before. One at a time, please.
bot-sandbox-crowded = Too many people are asking at once. Please try again in a moment.
bot-sandbox-exceeded = That is too much to work out. Please send something shorter.
bot-sandbox-crashed = Something went wrong on my side. Nothing was changed; please try again.

## What people set for themselves with /settings.

# $hours such as 22:00–07:00, $zone such as Europe/Berlin, $clock what clocks show there now.
bot-settings-quiet = Quiet hours: { $hours }, { $zone } (it is { $clock } there). Nothing pings you then, and no time runs out. Changes count from your next decision on.
bot-settings-no-quiet = You have no quiet hours. Set them with zone: and quiet:.
# $until is a date that Discord shows.
bot-settings-quiet-next = You can set other quiet hours from { $until } on. Until then you can correct a slip in the first ten minutes, or switch them off.
# $back is a date that Discord shows.
bot-settings-holiday = You are on holiday until { $back }. What you are asked meanwhile keeps its whole time after that. holiday:0 ends it.
bot-settings-no-holiday =
    { $days ->
        [one] You are not on holiday; you may take one day now.
       *[other] You are not on holiday; you may take up to { $days } days now.
    }
bot-zone-unknown = I do not know this time zone. Type a city, such as Taipei or Berlin, and choose from the list.
bot-quiet-unreadable = I cannot read these hours. Write them like 22-7 or 22:30-7:15; off for none.
bot-quiet-needs-zone = In which time zone? Give zone: as well, such as Asia/Taipei.
bot-quiet-too-long = Quiet hours may be at most ten hours a day.
# $until is a date that Discord shows.
bot-quiet-changed = Quiet hours and zone can be changed once in seven days; next on { $until }. quiet:off works at any time.
bot-holiday-already = You are on holiday until { $until }. holiday:0 ends it.
bot-holiday-length = A holiday has from 1 to 14 days.
bot-holiday-too-soon = Between two holidays there are seven days; the next can begin on { $until }.
bot-holiday-too-many = You have begun six holidays within a year; the next can begin on { $until }.
bot-holiday-used = That is more than is left of your 30 days in a year.
bot-holiday-none = You are not on holiday.
bot-settings-channel = You are called in the channel. messages: calls you by direct messages instead.
bot-settings-direct = You are called by direct messages; the channel names you without pinging you.
bot-direct-hello = This is where I call you from now on. /settings messages: changes that.
bot-direct-impossible = Discord does not let me send you direct messages. Allow them in this server’s privacy settings, then try again. Until then you are called in the channel.
bot-direct-refused = Discord did not let me send you a direct message, so you are called in the channel again. Once you allow them, /settings messages: turns them on.
# who is a mention. Below a message that asks them something, and that did not ping them
bot-direct-notice = { $who }, something here waits for your answer.
bot-table-travels = The table has been told.
bot-table-nudge-asleep = It is night where the others are, or they are on holiday. They are called when they wake.

## Plans for turns to come. Only who made them sees any of it.

bot-plan-heading = **Planning ahead**, as if it were your turn now.
bot-plan-confirm = Plan this?
bot-plan-kept = Planned. I play it when your turn comes; if it is not possible then, I call you as usual.
bot-plan-withdrawn = Withdrawn.
bot-plan-first = It is first now.
bot-plan-over = Nothing is planned any more.
bot-plan-most = You can plan { $most } moves at a table at most.
bot-plan-your-turn = It is your turn: make your move.
bot-plan-nothing = There is nothing to plan here now.
bot-plan-needs-text = What would you play then? Give text: as well.
bot-plan-gone = That plan is gone. /plan shows what there is.
bot-plan-no-answer = It does not answer what you are asked.
# Private news. $typed is a move in the game's notation.
bot-plan-played = Your plan { $typed } was played.
bot-plan-dropped = Your plan { $typed } could not be played, so all your plans were dropped. { $reason }
bot-plan-dropped-told = What your plans waited for did not happen, so all of them were dropped.
bot-plan-again = The moves from your plans were undone, so the plans are back: /plan shows them.
bot-plan-dropped-rules = The game goes on under new rules, so your plans were dropped.
bot-plans-none = You have planned nothing here. Type a plan into the text: of /plan, or press “Plan ahead” while others are to move.
bot-plans-line = { $number }. { $typed }
bot-plans-line-after = { $number }. { $typed } – if { $after }
bot-plans-how = Plans with “if” are alternatives for one turn, together with the next plan without “if”.
bot-plans-first = Put a plan first
bot-plans-withdraw = Withdraw a plan

## What threatens a player.

bot-table-warned = From now on I warn everybody here privately of threats to them.
bot-table-warned-not = From now on I warn nobody here of threats.
bot-table-no-warnings = This game gives no warnings.
