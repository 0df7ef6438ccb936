### What games that are over say of people: who finishes games, strength, leader boards, profiles, how long a game takes.

# The option of a lobby that makes a game count for strength, in the games and in /play.
bot-parameter-rated = rated
bot-parameter-rated-about = Whether the game counts for everybody’s strength in /rank
# The option of a lobby: who may sit down.
bot-parameter-wanted = wanted
bot-parameter-wanted-about = Who may sit down here
bot-choice-wanted-anybody = Anybody
bot-choice-wanted-finish = People who finish games
bot-choice-wanted-newcomers = People who finish games, and newcomers
# A line of the lobby. $least is 5.
bot-lobby-wanted-finish = Wanted: people who finish games. You are one once you have played { $least } games with others on this server and finished nine in ten. Anyone invited by name may join anyway.
bot-lobby-wanted-newcomers = Wanted: people who finish games, and newcomers with fewer than { $least } games with others on this server. Anyone invited by name may join anyway.
# $who lists names.
bot-lobby-finishers =
    { $count ->
        [one] { $who } finishes games.
       *[other] These finish games: { $who }.
    }
# To somebody who pressed Join.
bot-table-wanted-finish = This table asks for people who finish games. That takes { $least } games with others on this server, and nine in ten of the latest finished. /profile shows you where you stand. Its host may invite you by name, or let newcomers in under Options.
bot-table-wanted-newcomers = This table asks for people who finish nine in ten of their games with others on this server. /profile shows you where you stand, and every game that you finish helps. Its host may invite you by name.

bot-lobby-rated = Rated: this game counts for everybody’s strength (/rank). A seat that goes to somebody else or a move taken back by consent ends that. Anyone counts as last who leaves their seat to a computer, for whom one makes half of the moves, or who abandons a game that nobody else plays on.
bot-lobby-unrated-options = Rated is on, but the rules differ from the rule set: the game will not be rated.
bot-lobby-unrated-practice = Rated is on, but this is practice: the game would count for nobody’s strength.
# Lines of the log.
bot-log-unrated-options = This game does not count for anybody’s strength: its rules differ from the rule set.
bot-log-unrated-practice = This game does not count for anybody’s strength: it is practice.
bot-log-unrated-often = This game does not count for anybody’s strength: two people here have begun three rated games together within a day.
bot-log-unrated-hands = This game no longer counts for anybody’s strength: a seat has gone to somebody else.
bot-log-unrated-undone = This game no longer counts for anybody’s strength: a move was taken back by consent.
bot-log-unrated-rules = This game no longer counts for anybody’s strength: it goes on under other rules.

# $least and $most as “3 days”.
bot-forecast = A game like this will probably take { $least } to { $most } with these players.
bot-forecast-early = Too few games like this were played here to tell how long one takes.
bot-forecast-early-usual = So far games like this took about { $usual } here; they are too few for a better forecast.

bot-command-rank = rank
bot-command-rank-about = The leader board of a game on this server
bot-command-profile = profile
bot-command-profile-about = What you, or somebody on this server, played here
bot-parameter-profile-person = person
bot-parameter-profile-person-about = Somebody on this server
# The option of /settings: what others see of oneself.
bot-parameter-profile = profile
bot-parameter-profile-about = What others see of you in /rank and /profile
bot-choice-profile-all = Everything
bot-choice-profile-unranked = All but my strength
bot-choice-profile-nothing = Nothing
bot-profile-shown-all = Others on this server see your games, and your strength in /rank. /settings profile: changes that.
bot-profile-shown-unranked = Others see your games but not your strength; you are not in /rank. /settings profile: changes that.
bot-profile-shown-nothing = Others see nothing of you in /rank and /profile. /settings profile: changes that.

# The title of a picture. $game is the name of a game.
bot-rank-heading = Strength in { $game }
# Above the columns of the picture; $days is 30.
bot-rank-player = Player
bot-rank-strength = Strength
bot-rank-games = Games
bot-rank-trend = { $days } days
# In place of somebody’s strength.
bot-rank-early = too early
bot-rank-line =
    { $games ->
        [one] { $number }. { $name }: { $points } ± { $error }, one game{ $trend }.
       *[other] { $number }. { $name }: { $points } ± { $error }, { $games } games{ $trend }.
    }
bot-rank-line-early =
    { $games ->
        [one] { $name }: too early to tell, one game.
       *[other] { $name }: too early to tell, { $games } games.
    }
# The end of the line above, in points over 30 days.
bot-rank-trend-up = , up by { $by }
bot-rank-trend-down = , down by { $by }
bot-rank-trend-none = { "" }
bot-rank-about = A computer of level medium has 1500 points; 400 more mean winning ten times as often as losing. After ± is how far off that may be. Rated games of the last half year count most.
bot-rank-nobody = Nobody has played rated games of { $game } here that can be shown. Switch on “rated” in a lobby’s options to begin.

bot-profile-heading = **{ $name }**
# $more is the next one, any number of times, then one of the three below it.
bot-profile-game =
    { $games ->
        [one] { $game }: one game, won { $won }{ $more }
       *[other] { $game }: { $games } games, won { $won }{ $more }
    }
bot-profile-place = , place { $place }: { $games }{ $more }
bot-profile-strength = , strength { $points } ± { $error }
bot-profile-early = , too early to tell the strength
bot-profile-unrated = { "" }
bot-profile-favourite = Favourite: { $game }
bot-profile-finishes = Finishes games
bot-profile-nothing = There is nothing of { $name } to see here.
bot-profile-elsewhere = { $name } is not on this server.

# To oneself alone.
bot-finishes-new =
    { $games ->
        [one] Only you see this: you have played one game to its end with others here. From { $least } games on others can see whether you finish them.
       *[other] Only you see this: you have played { $games } games to their end with others here. From { $least } games on others can see whether you finish them.
    }
bot-finishes-yes = Only you see this: you finished { $finished } of your latest { $games } games with others here. Others read “finishes games”.
bot-finishes-no = Only you see this: you finished { $finished } of your latest { $games } games with others here. Others do not see this.
# Why a game does not count as finished.
bot-finishes-left = Table { $number }: you were absent when it ended, or when your seat was given away.
bot-finishes-gave-up = Table { $number }: the player who took over your seat did not finish.
bot-finishes-about = “Finishes games” takes { $least } games or more, and nine in ten of the latest 20 finished; so you can earn it again. Resigning counts as finished; so do ending a game by consent and giving your seat to somebody who finishes. Holidays and times when the bot was away never count against you.
