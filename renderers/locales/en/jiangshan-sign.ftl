## The pictures of the signs in the rules: beside each sign, and as their description. Each names its sign.

jiangshan-sign-front = A tile with corners and a golden frame is face up: it fights, and its character is its type. An orange tip shows where foot faces.
jiangshan-sign-back = A round tile is face down: it only marches, and its character is its class.
jiangshan-sign-known = A round tile with a type and a white tag: face down, but you know the type, since it is yours or everybody knows it. The tag is the class on its back.
jiangshan-sign-exposed = An open eye on your own unit: the enemy knows its type. Without one, only you do.
jiangshan-sign-preset = A blue chevron: the way your foot will face when it is seen.
jiangshan-sign-armour = A double frame: heavy armour.
jiangshan-sign-owners = The sign in the corner says whose it is, as on the plates.
jiangshan-sign-done = A tick: has acted, or was used, this turn.
jiangshan-sign-chaos = A tilted tile with a burst: in chaos, unable to act.
jiangshan-sign-danger = A red frame with heavy corners, and an arrow: what an enemy in sight can take from you. Nobody else sees it.
jiangshan-sign-challenged = An exclamation mark: was challenged, and had to show itself.
jiangshan-sign-towns = A square wall with a tower: city. A round one with a tent: camp.
jiangshan-sign-capital = A star on a larger wall: capital.
jiangshan-sign-somebody = A question mark on a forest, city or camp: somebody is in there.
jiangshan-sign-moved = A double ring: moved last. Its colour is the mover’s; numbers count the moves since you last looked.
jiangshan-sign-ways = Arrows in the mover’s colour: a move; dashed, over water; thin and feathered, a shot; from a tablet, sent by an order.
jiangshan-sign-fallen = A tilted tile with a cross: fell on the cell beside it. A cross alone: a city or camp changed hands, or somebody unknown fell.
jiangshan-sign-fires = Small fire, big fire, and beside it the sign of whoever lit it.
jiangshan-sign-actions = Tablets: actions left. An empty one: none.
jiangshan-sign-plates = On the plates: morale, supply, merit, and how many units are in reserve.
jiangshan-sign-losses = A cross and a number: so many have fallen, and who.
jiangshan-sign-tokens = A golden token: a stratagem that has been shown. A dark one: not shown yet.
