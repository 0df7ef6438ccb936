# What whoever wrote a scenario file reads over before its table is opened, a sentence a line.

jiangshan-proof-board = { $columns } columns, { $rows } rows; mountains { $mountains }, water { $water }, forests { $forests }; { $symmetry }
jiangshan-proof-symmetry-none = symmetry is not checked
jiangshan-proof-symmetry-lr = left and right are alike
jiangshan-proof-symmetry-tb = top and bottom are alike
jiangshan-proof-symmetry-rot = turned around it is the same
jiangshan-proof-symmetry-quad = all four quarters are alike
# $seat is what the side is called.
jiangshan-proof-army =
    { $seat }: { $count ->
        [one] one unit
       *[other] { $count } units
    } ({ $units }); { $towns }
jiangshan-proof-stock = { $seat }: team { $team }, morale { $morale }, supply { $supply }, merit { $merit }; in reserve: { $reserve }; to recruit: { $box }
jiangshan-proof-nobody = nobody
jiangshan-proof-none = none
jiangshan-proof-townless = no city and no camp
jiangshan-proof-units = Units of its own: { $units }
jiangshan-proof-fires = Burning: { $cells }
jiangshan-proof-goals =
    Ways to win: { $goals }. { $rounds ->
        [0] No round limit
       *[other] { $rounds } rounds at most
    }; { $idle } rounds without progress end it too
jiangshan-proof-setbacks = A lost city or camp costs { $city } morale, the capital { $capital }
jiangshan-proof-team-loss = A team loses with its first side
jiangshan-proof-allied-intel = Allies see each other's secrets
jiangshan-proof-scout-costs = Placing a Scout by stratagem costs an action
jiangshan-proof-fallen = Destroyed units that have a price return to the box
jiangshan-proof-stratagems = Stratagems everybody has: { $fixed }; to pick { $pick } of: { $allowed }
