### What reaches from one day, or one table, to the next.

## /notes: what somebody writes down for themselves at a table

bot-command-notes = notes
bot-command-notes-about = Write a note for yourself at this table
# Also the title of the form.
bot-button-note = My note
bot-button-note-change = Change it
# Above the line of the form: at most 45 characters.
bot-note-label = For yourself, at this table
# Small below that and below a note: at most 100 characters.
bot-note-about = Only you see this. The people who run this bot can read it. Deleted a month after the game ends.
# Heading of the note.
bot-note = What you noted
bot-note-gone = You have no note here any more.
bot-note-late = That took too long for a form to open. Press again, or use /notes.
bot-note-most = You have notes at { $most } tables. Empty one of them first; /games marks them.
# Part of the line of a table in /games.
bot-games-noted = with your note

## /settings messages:daily: one message a day

bot-choice-messages-daily = By one direct message a day
bot-parameter-hour = hour
bot-parameter-hour-about = The hour of your day for that one message (18 unless you say so)
bot-daily-needs-zone = Set your time zone too (zone:). Without it I do not know what time it is for you.
# $hour is a time of day such as "18:00".
bot-settings-daily = At { $hour } ({ $zone }) one direct message a day lists what waits for you. I call you at once where you have less than 24 hours. I also do where less than a quarter of your time would be left by then. A last call comes when a quarter is left. Votes and the ends of games reach you as always.
bot-games-daily = called by one message a day
# Heading of that message, and what stands small below it.
bot-daily = Waiting for you today
bot-daily-more =
    { $count ->
        [one] One more table waits for you: /games lists it.
       *[other] { $count } more tables wait for you: /games lists them.
    }
bot-daily-why = One message a day, as you chose with /settings. A last call comes when a quarter of your time is left.
# Below a call, where several were asked at the same time.
bot-alone = Everybody else has decided; the game waits for you alone.

## /lfg: looking for players

bot-command-lfg = lfg
bot-command-lfg-about = Be told when a game that you want to play opens on this server
bot-parameter-lfg-pace = pace
bot-parameter-lfg-pace-about = At which pace; any, unless you say so
bot-parameter-days = days
bot-parameter-days-about = For how many days you look (7 unless you say so; 0: no longer)
bot-lfg = You are looking for players on this server:
# One game that somebody looks for. $pace is the name of a pace, $until a date.
bot-lfg-line = { $game }, { $pace }, until { $until }
bot-lfg-any-game = Any game
bot-lfg-any-pace = at any pace
bot-lfg-open =
    { $count ->
        [one] One such table has a free seat now: /tables lists it.
       *[other] { $count } such tables have free seats now: /tables lists them.
    }
bot-lfg-direct = I write to you when such a table opens or a seat comes free, once a day at most. Lobbies say how many people are looking, without names.
bot-lfg-channel = I name you in its channel when such a table opens or a seat comes free, once a day at most. Lobbies say how many people are looking, without names. With /settings messages:direct I write to you instead.
bot-lfg-none = You are not looking for players on this server.
bot-lfg-most = You are looking for { $most } games here already, or too many people are looking on this server. Stop one first.
bot-button-lfg-stop = Stop looking
bot-button-lfg-stop-of = Stop looking: { $game }
# Below a lobby: its host calls those who look for such a game.
bot-button-lfg-ask = Ask them
bot-lobby-looking =
    { $count ->
        [one] One person is looking for such a game.
       *[other] { $count } people are looking for such a game.
    }
bot-lfg-asked = I am asking those who are looking for such a game, except anyone I have called often enough today.
bot-lfg-asked-already = I have asked them already; I do that once for each table.
# To somebody who looks for such a game.
bot-lfg-call = { $who }, there is a free seat in a game that you are looking for: { $game }, table { $number }.
bot-lfg-asks = { $who }, you are looking for such a game, and its host asks you: { $game }, table { $number }.
