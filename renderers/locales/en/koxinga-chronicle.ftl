### Chronicle: what a game was, told when it is over.

koxinga-chronicle-place = Place on the voyage
koxinga-chronicle-points = Points
koxinga-chronicle-lead = { $seat } takes the lead in points from { $other }.
koxinga-chronicle-gold = Gold aboard
koxinga-chronicle-battles = Battles won
koxinga-chronicle-treasures = Treasures
koxinga-chronicle-setback = { $seat } falls back: home is { $blocks } blocks further away.
koxinga-chronicle-found = { $seat } finds a treasure card worth { $points } on block { $block }.
koxinga-chronicle-taken = { $seat } takes a treasure card worth { $points } from { $other }, on block { $block }.
# The flame of the battle die counts 11. $fair is what such dice give on average.
koxinga-chronicle-luck-dice = { $seat }: { $got } with battle dice ({ $fair } on average; the flame counts 11)
koxinga-chronicle-luck-treasure = { $seat }: { $got } points from treasure cards drawn ({ $fair } on average)
