### Chronicle: what a game was, told when it is over.

# What the count would be if the game ended there.
cacao-chronicle-total = Gold in all, had it ended there
cacao-chronicle-gold = Gold earned
cacao-chronicle-temples = Temples with workers
cacao-chronicle-water = Gold for water
# What one turn changed in the count: $gains is a list such as “+6 gold, +12 for water”.
cacao-chronicle-haul = { $seat } in one turn: { $gains }.
# Jungle tiles laid on display just before a seat's turn, by the gold that one worker gets from them.
cacao-chronicle-luck = { $seat }: tiles worth { $got } gold turned up before the turns ({ $fair } on average)
cacao-chronicle-sources = { $seat }: { $gold } earned, { $temple } from temples, { $sun } from suns, { $water } from water
