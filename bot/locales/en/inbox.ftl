### /games: one person's tables, what waits for them first. Only they see it.

bot-games-none = You are in no game. /play opens a table.
# Headings of the list, in this order.
bot-games-group-yours = Waiting for you
bot-games-group-away = Somebody plays for you
bot-games-group-asleep = Asleep
bot-games-group-lobby = Not begun yet
bot-games-group-theirs = Waiting for others
bot-games-group-finished = Over, from the last month

# One table is one line of several parts with a dot between them, such as
# "(a game) · table 12 · #games · with Bob and Eve · time runs out in 3 hours".
bot-games-table = table { $number }
bot-games-with = with { $names }
# $due, $ends, $ended, $latest and $since are shown by Discord as distances in time: "in 3 hours", "3 hours ago".
bot-games-due = time runs out { $due }
bot-games-unhurried = no time limit, asked { $since }
bot-games-theirs = waiting for { $seats }
# Below a refusal of a typed move, for somebody with more than one game.
bot-games-here = -# The game in this channel is { $game } (table { $number }). Your other games: { $others }.
bot-games-elsewhere = { $game } in { $channel }
bot-games-held = the outcome comes out { $latest } at the latest
bot-games-away = the computer plays for you
bot-games-replaced = { $seat } plays in your seat
bot-games-closes = closes { $ends }
bot-games-ended = ended { $ended }
bot-games-bank = { $hours } h { $minutes } min in the bank
bot-games-quiet = quiet hours { $hours } ({ $zone })
bot-games-holiday = on holiday until { $back }
bot-games-holiday-left = { $days ->
        [one] 1 day of holiday can be taken now
       *[other] { $days } days of holiday can be taken now
    }
bot-games-travels = { $seat } is on holiday until { $back }
bot-games-direct = called by direct messages
# What became of a game that has no result.
bot-games-gone = The channel was deleted, so there is no result.
bot-games-expired = It was closed after four weeks of sleep.
bot-games-cancelled = It was stopped without a result.

## Buttons below the list: at most 80 characters, better 20.

bot-button-move-at = Your move · { $game } { $number }
bot-button-export-at = Export · { $game } { $number }

## Private news.

# On top of a private answer: what happened that only its reader is told.
bot-news-private = For you alone, since you were last here:

## /log

# Above the lines of the log that belong together. $at is a date with the time of day, as the reader's Discord shows it.
bot-log-turn = Turn { $number } · { $at }
bot-log-begin = Beginning · { $at }
bot-button-log-show = Show in the channel
bot-log-shown = The log is in the channel now.
# Above the log in the channel.
bot-log-shown-by = Shown by { $name }.
bot-log-shown-already = The log was shown in the channel less than an hour ago.

## /tables: what is open and what is being played on a server

bot-command-tables = tables
bot-command-tables-about = List this server's open tables and running games
bot-tables-none = Nothing is open here, as far as you can see. /play opens a table.
bot-tables-open = Open tables
bot-tables-running = Running games
# $host is the name of whoever opened the table, $free the number of free seats.
bot-tables-free = opened by { $host }, free seats: { $free }
bot-tables-since = opened { $opened }
bot-tables-asleep = asleep
bot-button-join-at = Join · { $game } { $number }
bot-button-watch-at = Watch · { $game } { $number }

## /settings: whose invitations somebody takes

bot-parameter-invitations = invitations
bot-parameter-invitations-about = Who may invite you by name
bot-parameter-not-from = not-from
bot-parameter-not-from-about = Block somebody’s invitations; name them again to unblock
bot-choice-invitations-everybody = Everybody
bot-choice-invitations-shared = People who have played with me
bot-choice-invitations-nobody = Nobody
bot-manners-everybody = Everybody may invite you to games by name.
bot-manners-shared = People who have played with you may invite you to games by name.
bot-manners-nobody = Nobody may invite you to games by name.
# $who lists people as mentions.
bot-manners-refused = Never from: { $who }
# $count people were refused and have used /forget since.
bot-manners-forgotten =
    { $count ->
        [one] Nor somebody who has deleted their data. To take them off the list, name yourself as “not-from”.
       *[other] Nor { $count } people who have deleted their data. To take them off the list, name yourself as “not-from”.
    }
bot-manners-most = You block { $most } people already. Choose “Nobody”, or name somebody again to unblock them.
# Somebody names an opponent. The words do not tell whether it is about the asker or about everybody.
bot-invited-unwelcome = They do not take such invitations. At a table opened without naming anybody, anyone can press Join.
# The asker refuses one of those whom they name.
bot-invited-refused = You have blocked somebody whom you named. /settings lists whom; name them again as “not-from” to unblock them.
bot-nudge-enough = They were reminded often enough today.
bot-spared = Others wanted to call you here, but you had been called often enough today.

bot-command-table-follow = follow
bot-command-table-follow-about = Hear of this game without playing
bot-parameter-told = told
bot-parameter-told-about = When you hear of it by direct message
bot-choice-told-end = At the end
bot-choice-told-daily = Once a day, with everything you follow
bot-choice-told-never = Not any more
bot-games-group-followed = You follow
bot-games-follow-end = told at the end
bot-games-follow-daily = told once a day
bot-button-leave-at = Unfollow { $game } { $number }
bot-follow-end = You follow this game: I write to you when it is over. /games lists what you follow.
bot-follow-daily = You follow this game: once a day I write to you what happened in all that you follow. /games lists it.
bot-follow-never = You do not follow that game.
bot-follow-over = This game is over already.
bot-follow-seated = You sit at this table, so you hear of it anyway.
bot-follow-most = You follow { $most } games already. /games lists them.
bot-follow-hello = This is where I write to you about games that you follow. You can stop that in /games.
bot-follow-unsendable = Discord does not let me send you direct messages, so I will tell you with my next private answer.
# Heading of the message of a day
bot-follow-day = What you follow
# Small below a message about games that somebody follows
bot-follow-why = You follow this. You can stop that in /games.
bot-follow-over-unsent = { $game }, table { $number }, which you followed, is over.
bot-follow-day-unsent = There is news in games that you follow, and I could not write to you. /table follow tells you at the end instead.
