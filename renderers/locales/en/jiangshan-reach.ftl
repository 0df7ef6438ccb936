## The pictures of each unit's reach in the player's rules. Short: they are drawn beside signs and above diagrams.

jiangshan-reach-light = light
jiangshan-reach-heavy = heavy
# Below a unit's name, $armour is one of the two above.
jiangshan-reach-priced = { $armour } · recruit: { $price } merit
jiangshan-reach-unpriced = { $armour } · not for sale
jiangshan-reach-foot = foot
jiangshan-reach-mounted = mounted
jiangshan-reach-back = face down
jiangshan-reach-move = move: to a free cell, takes nobody
jiangshan-reach-advance = advance: move, or take who is there
jiangshan-reach-run = run: any distance, takes nobody
jiangshan-reach-charge = charge: any distance, may take the first in the way
jiangshan-reach-shot = shot: chaos first (it cannot act), then death
jiangshan-reach-command = command: sends your units about among these cells

# For those who cannot see the pictures: one sentence a unit.
jiangshan-reach-alt = Diagrams of five by five cells with the unit in the middle; foot faces up.
# A unit of a scenario file: what it can do, each ability with the offsets of its cells, forward and right.
jiangshan-reach-own = { $unit }: { $abilities }.
jiangshan-reach-cells = { $ability } ({ $cells })
jiangshan-reach-d = Blade: advances straight ahead or diagonally ahead, moves left, right or back by one cell.
jiangshan-reach-p = Pike: advances one or two cells straight ahead, moves left, right or back by one cell.
jiangshan-reach-a = Bowman: moves one cell ahead, left, right or back; shoots at the five cells of the row two ahead.
jiangshan-reach-j = Armoured Foot: advances ahead, diagonally ahead, left or right, moves back by one cell.
jiangshan-reach-h = Fast Horse: advances to the eight knight's cells, moves one cell straight in any direction.
jiangshan-reach-l = Light Rider: moves to the eight knight's cells, advances one cell straight; shoots at the cells exactly two away, straight or diagonal, after moving.
jiangshan-reach-g = General: advances to the eight knight's cells; commands the eight cells around.
jiangshan-reach-b = Chancellor: charges along the diagonals, moves one cell straight.
jiangshan-reach-r = Chariot: charges straight in four directions.
jiangshan-reach-q = Queen: charges in all eight directions.
jiangshan-reach-k = King: advances to the eight cells around, and commands them.
jiangshan-reach-march-i = Foot, face down: moves to the eight cells around, or two cells straight.
jiangshan-reach-march-h = Mounted, face down: moves to the eight knight's cells, or one cell straight.
jiangshan-reach-march-b = Chancellor, face down: runs along the diagonals, moves one cell straight.
jiangshan-reach-march-r = Chariot, face down: runs straight in four directions.
jiangshan-reach-march-q = Queen, face down: runs in all eight directions.
jiangshan-reach-march-k = King, face down: moves to the eight cells around.
