## The picture of the signs in the rules: beside each sign, and as its description. Each names its sign.

koxinga-sign-prices = What a block asks or holds: so much food, so much gold, a treasure.
koxinga-sign-seals = Blue seals: points at the end. Left of the blue line it is −5 everywhere.
koxinga-sign-sailed = A round frame: sailed this turn, or since you last looked; a number in it is the order.
koxinga-sign-begun = A pale ship or a small square: where that ship began its way.
koxinga-sign-wake = A line in a ship’s colour: its way. The chevron points where it went.
koxinga-sign-asked = An amber frame, and a ring in the heading: is asked.
koxinga-sign-chosen = A tick and a card face down: has chosen a card.
koxinga-sign-starter = A pennant: the starter of this turn.
koxinga-sign-standing = On a panel: the ship’s block, treasure cards, cards left to draw.
koxinga-sign-card = A card on the table; the action under way is amber.
koxinga-sign-dice = The dice of this turn, first and second; the amber one counts now.
koxinga-sign-log = The logbook: from where (light) to where (bold). The word back tells of a retreat.
koxinga-sign-duel = Below it, a battle: what the ship of the line above made, and what its enemy did. The larger number wins.
koxinga-sign-fight = In a battle: cannons, and the battle die. A flame beats everybody at once.
koxinga-sign-results = Behind a defender: a tick holds out, a cross is beaten, = is even.
