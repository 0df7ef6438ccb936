## The picture of the signs in the rules: beside each sign, and as its description. Each names its sign.

koxinga-sign-foods = A block’s number, and the food to pay there; the more, the darker.
koxinga-sign-prices = Yellow: gold to pay. Orange: a treasure. Blue: nothing. Every fifth number is dark.
koxinga-sign-seals = Blue seals: points at the end, −5 left of the blue line.
koxinga-sign-sailed = A ring: sailed this round, or since you last looked; a number in it is the order.
koxinga-sign-begun = A pale ship or a small square: where that ship began its way.
koxinga-sign-wake = A line in a ship’s colour: its way, up to the chevron; ×4: sailed four times.
koxinga-sign-asked = An amber frame, and a ring in the heading: has to decide.
koxinga-sign-chosen = A tick: has chosen a card.
koxinga-sign-starter = A pennant: the starter of this round.
koxinga-sign-standing = On a panel: treasure cards (chest), and cards in hand (fan).
koxinga-sign-card = A card on the table; the action under way is amber.
koxinga-sign-dice = The dice of this round, first and second; the amber one counts now.
koxinga-sign-log = The logbook: from (light) to (bold); back tells of a retreat.
koxinga-sign-duel = Below it, a battle: the sum of the ship above, then its enemy’s. The larger wins.
koxinga-sign-fight = In a battle: cannons and the battle die. A flame beats everybody.
koxinga-sign-results = Behind a defender: a tick holds out, a cross is beaten, = is even.
