# Jiangshan: what the pictures and descriptions say.

jiangshan-picture-turn = { $seat } to move
jiangshan-picture-picking = Stratagems are being chosen
# Somebody attacked may answer with the stratagem Substitution.
jiangshan-picture-reacting = { $seat } attacks: an answer is awaited
jiangshan-picture-round = Round { $round } of { $limit }
jiangshan-picture-cloud = cloudy
jiangshan-picture-sun = burning sun
jiangshan-picture-rain = rain

## In words

jiangshan-account-turn = { $turn }. { $round }.
jiangshan-account-side =
    { $reserve ->
        [one] { $seat }: morale { $morale }, supply { $supply }, merit { $merit }, one unit in reserve.
       *[other] { $seat }: morale { $morale }, supply { $supply }, merit { $merit }, { $reserve } units in reserve.
    }
jiangshan-account-capital = { $cell } capital
jiangshan-account-city = { $cell } city
jiangshan-account-camp = { $cell } camp
# A unit that only its mark gives away.
jiangshan-account-somebody = somebody
jiangshan-account-nowhere = nowhere
jiangshan-account-unit =
    { $place ->
       *[open] { $cell } { $unit }{ $faces ->
           *[false] {""}
            [true] {" "}facing { $facing }
        }{ $chaos ->
           *[false] {""}
            [true] , in chaos
        }
        [forest] { $cell } { $unit } under the forest
        [tile] { $cell } { $unit } inside
    }
jiangshan-account-mountains = Mountains: { $cells }.
jiangshan-account-water = Water: { $cells }.
jiangshan-account-forest = Forest: { $cells }.
jiangshan-account-fires = On fire: { $cells }.

## Around the board

# The random map is about to be drawn.
jiangshan-picture-mapping = The map is being drawn
# All action points of the turn are used up.
jiangshan-picture-spent = no action left
# What each face of the die brings, as six small pictures.
jiangshan-picture-die = weather die
jiangshan-picture-team = team { $team }
jiangshan-picture-beaten = defeated
# Marks on cells that may be chosen.
jiangshan-picture-move = go there
jiangshan-picture-capture = attack
jiangshan-picture-shot = shoot
jiangshan-picture-command = send there
jiangshan-picture-chaos = in chaos
# The mark "?" on a forest or a tile.
jiangshan-picture-occupied = somebody inside
jiangshan-picture-fallen = fallen or taken
# What the armies of the game's own scenarios are called.
jiangshan-army-han = Han
jiangshan-army-chu = Chu
jiangshan-army-qin = Qin
jiangshan-army-zhou = Zhou
jiangshan-army-zhao = Zhao
