# Jiangshan: what the pictures and descriptions say.

jiangshan-picture-turn = { $seat } to move
jiangshan-picture-picking = Stratagems are being chosen
# Somebody attacked may answer with the stratagem Substitution.
jiangshan-picture-reacting = { $who } may answer the attack of { $seat }
jiangshan-picture-undecided = { $seat } attacks: not decided yet
# 0: without a limit, as lessons are.
jiangshan-picture-round =
    { $limit ->
        [0] Round { $round }
       *[other] Round { $round } of { $limit }
    }
# Behind the round: every way to win, set apart by strokes.
jiangshan-picture-goal = Goal: { $goals }
jiangshan-picture-goal-king = King
jiangshan-picture-goal-capital = capital
jiangshan-picture-goal-hold = { $count } cities or camps
jiangshan-picture-goal-merit = { $count } merit
# Below the tablets of the actions left; the number is that of the tablets.
jiangshan-picture-actions =
    { $count ->
        [0] no action
        [one] action
       *[other] actions
    }
# A red glow around a King that an enemy can take; an open eye on a unit whose type everybody knows.
jiangshan-picture-threat = in danger
jiangshan-picture-exposed = the enemy knows it
jiangshan-picture-cloud = cloudy
jiangshan-picture-sun = burning sun
jiangshan-picture-rain = rain

## Around the board

# The random map is about to be drawn.
jiangshan-picture-mapping = The map is being drawn
jiangshan-picture-team = team { $team }
jiangshan-picture-beaten = defeated
# On an army's plate: the points of its team at the end.
jiangshan-picture-points =
    { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    }
# Marks on cells that may be chosen.
jiangshan-picture-move = go there
jiangshan-picture-capture = attack
jiangshan-picture-shot = shoot, drop rocks
jiangshan-picture-command = send there
jiangshan-picture-other = other orders
jiangshan-picture-exchange = may be exchanged
# On the small tag of a back whose type is known.
jiangshan-picture-back = class on the back
jiangshan-picture-chaos = in chaos
# The mark "?" on a forest or a tile.
jiangshan-picture-occupied = somebody inside
jiangshan-picture-fallen = fallen or taken
jiangshan-picture-acted = acted or used
# The mark "!": an enemy has challenged the unit.
jiangshan-picture-challenged = had to show itself
jiangshan-picture-blank = stratagem not shown
jiangshan-picture-preset = will face there
# Arrows that are no march.
jiangshan-picture-shooting = shot or rocks
jiangshan-picture-sailing = over water
jiangshan-picture-origin = moved from here
jiangshan-picture-sent = sent by an order
# Signs on the plates, and what a double frame means.
jiangshan-picture-morale = morale
jiangshan-picture-supply = supply
jiangshan-picture-merit = merit
jiangshan-picture-reserve = reserve
# Backs of unknown types, in short.
jiangshan-picture-foot = foot
jiangshan-picture-mounted = mounted
jiangshan-picture-heavy = heavy: arrow-proof
# What the armies of the game's own scenarios are called.
jiangshan-army-han = Han
jiangshan-army-chu = Chu
jiangshan-army-qin = Qin
jiangshan-army-zhou = Zhou
jiangshan-army-zhao = Zhao

## In words

jiangshan-account-sentence = { $words }.
jiangshan-account-turn = { $turn }. { $round }.
jiangshan-account-actions =
    { $count ->
        [0] No action left.
        [one] One action left.
       *[other] { $count } actions left.
    }
# A melee that waits for an answer.
jiangshan-account-attack = { $seat } attacks { $target } from { $start }.
# Units that the stratagem Substitution could exchange.
jiangshan-account-pairs = These could change places: { $pairs }.
jiangshan-account-pair = { $one } with { $other }
jiangshan-account-steps = Last seen: { $steps }.
jiangshan-account-step =
    { $taken ->
       *[false] { $seat } { $start } to { $end }
        [true] { $seat } { $start } takes { $end }
    }
jiangshan-account-shot =
    { $dead ->
       *[false] { $seat } shoots from { $start } at { $end }
        [true] { $seat } kills with a shot from { $start } at { $end }
    }
# What else was done: a unit deploys, an enemy has to show itself, a shot was not spent.
jiangshan-account-by-deploy = { $seat } turns a unit face up on { $end }
jiangshan-account-by-challenge = { $seat } challenges { $end }
jiangshan-account-by-held = { $seat } holds a shot at { $end }
jiangshan-account-by-command = { $seat } sends { $start } to { $end }
jiangshan-account-by-sail = { $seat } sails { $start } to { $end }
jiangshan-account-weather = The latest weather was: { $weather }.
jiangshan-account-die = Weather by the faces of the die, one to six: { $faces }.
# army: its name; sign: its colour and its sign on the picture.
jiangshan-account-banner = { $seat } leads { $army }, { $sign }.
jiangshan-account-sign-red = red with a disc
jiangshan-account-sign-white = white with a hollow square
jiangshan-account-sign-black = black with a solid square
jiangshan-account-sign-white-red = white and red with a half-filled disc
jiangshan-account-team = { $seat } is in team { $team }.
jiangshan-account-beaten = { $seat } is defeated.
jiangshan-account-side =
    { $reserve ->
        [one] { $seat }: morale { $morale }, supply { $supply }, merit { $merit }, one unit in reserve.
       *[other] { $seat }: morale { $morale }, supply { $supply }, merit { $merit }, { $reserve } units in reserve.
    }
jiangshan-account-shown = Stratagems of { $seat } that everybody knows: { $names }.
jiangshan-account-held = Stratagems of { $seat } that are still secret: { $names }.
jiangshan-account-used = { $seat } used in its latest turn: { $names }.
jiangshan-account-blank =
    { $count ->
        [one] { $seat } holds one stratagem face down.
       *[other] { $seat } holds { $count } stratagems face down.
    }
jiangshan-account-reserve = Reserve of { $seat }: { $units }.
# mode: when Substitution is used.
jiangshan-account-standing = Standing order of { $seat } for Substitution: { $mode }.
jiangshan-account-fallen = Fallen units of { $seat }: { $units }.
jiangshan-account-army = { $seat }: { $pieces }.
jiangshan-account-capital = { $cell } capital
jiangshan-account-capital-camp = { $cell } capital (a camp now)
jiangshan-account-city = { $cell } city
jiangshan-account-camp = { $cell } camp
jiangshan-account-sheltering = { $town } with somebody inside
jiangshan-account-garrison = { $unit } inside
# A unit that only its mark gives away.
jiangshan-account-somebody = somebody
jiangshan-account-piece = { $piece }.
# What is said of a unit after its cell and its type, between commas.
jiangshan-account-under = under the forest
jiangshan-account-inside = inside the walls
jiangshan-account-noticed = everybody knows that somebody is there
jiangshan-account-type = really { $unit }
jiangshan-account-exposed = which everybody knows
jiangshan-account-faces = facing { $facing }
jiangshan-account-preset = will face { $facing } when it is seen
jiangshan-account-chaos = in chaos
jiangshan-account-acted = has acted this turn
# The same in few words.
jiangshan-account-facing = { $unit } facing { $facing }
jiangshan-account-chaotic = { $unit } in chaos
jiangshan-account-size = The board has { $columns } columns and { $rows } rows, from a1 in the south-west to { $last } in the north-east.
jiangshan-account-mountains = Mountains: { $cells }.
jiangshan-account-water = Water: { $cells }.
jiangshan-account-forest = Forest: { $cells }.
jiangshan-account-fires = Small fires lit by { $seat }: { $cells }.
jiangshan-account-blazes = Big fires lit by { $seat }: { $cells }.
# What stands between two sentences, and between two remarks on a unit; both may be empty.
jiangshan-account-next = { $first } { $rest }
jiangshan-account-remark = { $first }, { $rest }
jiangshan-account-several = { $unit } ×{ $count }
# On the edges of the board: one letter or character each.
jiangshan-compass-n = N
jiangshan-compass-e = E
jiangshan-compass-s = S
jiangshan-compass-w = W
