### Chronicle: what a game was, told when it is over.

jiangshan-chronicle-morale = Morale
jiangshan-chronicle-losses = Own units lost
jiangshan-chronicle-ground = Cities and camps held
jiangshan-chronicle-fog = Enemies whose place is unknown
jiangshan-chronicle-city = { $seat } takes a city from { $other }.
jiangshan-chronicle-capital = { $seat } takes a capital from { $other }!
jiangshan-chronicle-fallen =
    { $count ->
       *[other] { $seat } loses { $count } units in one turn.
    }
# The weather is the only die. $fair_rain and $fair_sun are what it gives on average.
jiangshan-chronicle-luck = Weather: in { $days } rolls { $rain } times rain ({ $fair_rain } on average) and { $sun } times sun ({ $fair_sun } on average)
