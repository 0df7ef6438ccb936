### Chronicle: what a game was, told when it is over.

# What the count would be if the game ended there.
cacao-chronicle-total = Gold in all, had it ended there
cacao-chronicle-gold = Gold earned
cacao-chronicle-temples = Temples with workers
cacao-chronicle-water = Water track
cacao-chronicle-haul = { $seat } earns { $gold } gold in one turn.
# Jungle tiles laid on display just before a seat's turn, by the gold that one worker gets from them.
cacao-chronicle-luck = { $seat }: tiles worth { $got } gold turned up before the turns ({ $fair } on average)
cacao-chronicle-sources = { $seat }: { $gold } earned, { $temple } from temples, { $sun } from suns, { $water } from water
