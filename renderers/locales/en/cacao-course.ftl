### The lessons of Cacao: of each its title; of each board what it teaches, asks, and answers.

# To whoever decides about the workers instead of letting them act by themselves.
cacao-course-order = Let the workers act by themselves here: they do what brings the most gold. Other ways come later.

cacao-course-work = Workers act
cacao-course-work-1 =
    A tile is laid beside a jungle tile. The workers on the edge that meets it act at once. Tile 1300 has 1, 3, 0 and 0 to the north, east, south and west.
    At a plantation each worker picks one cacao: turn many of them towards it. A cell’s name is its way from the tile marked 00: S1E2 is one down, two to the right.
cacao-course-work-1-asks = You are Red. Pick 3 cacao with one tile.
cacao-course-work-1-right =
    Three workers meet the plantation and pick three cacao. On E1 a fourth meets the market and sells one at once, for 2 gold: the next board is about that.
    A worker who faces nothing now can still act when a jungle tile comes to that edge.
cacao-course-work-1-otherwise = It is the right tile, but turned otherwise: the edge with three workers must meet the plantation.
cacao-course-work-1-away = That cell is beside the market. You have nothing to sell yet: lay the tile beside the plantation.
cacao-course-work-1-few = No edge of this tile has three workers. Tile 1300 has one.
cacao-course-work-2 =
    At a market each worker sells one cacao. This one pays 2 gold.
    You hold 3 cacao: two workers beside the market sell two of them. A preview may speak of filled gaps: the next lesson is about those.
cacao-course-work-2-asks = Earn 4 gold this turn.
cacao-course-work-2-right =
    Two workers meet the market and sell two cacao for 2 gold each.
    Pick first, sell later: cacao in the store is gold that waits.
cacao-course-work-2-otherwise = Not enough workers meet the market. Turn the edge with two workers towards it.
cacao-course-work-2-away = That cell touches the plantation only. The market lies below it, to the right.
cacao-course-work-2-few = Only one worker meets the market: 2 gold. Take a tile with two workers on one edge.
cacao-course-work-3-asks = You hold 3 cacao. Earn 8 gold this turn.
cacao-course-work-3-right =
    The upper market pays 4, and two of your workers meet it: 8 gold.
    Markets differ. Keep cacao for the good ones.
cacao-course-work-3-otherwise = That brings less than 8 gold. Compare what the two markets pay.
cacao-course-work-3-away = No market is beside that cell.
cacao-course-work-3-few = The right market, but only one worker meets it, or none. Turn the edge with two workers towards it.
cacao-course-work-3-cheap = This market pays 2 for a cacao. There is a better one.

cacao-course-gaps = Fill the gaps
cacao-course-gaps-1 =
    An empty cell that two worker tiles touch is a gap. You fill it with one of the two tiles on display, at the top right.
    Then older tiles beside it act as well: yours, and others’. At a double plantation each worker picks 2 cacao.
cacao-course-gaps-1-asks = Open a gap that only your own tiles touch, and fill it with the double plantation.
cacao-course-gaps-1-right =
    The new tile stands cornerwise to your first one: what lies between them is filled, and your workers act there. Each picks 2.
    You choose what comes into a gap. Choose what you can use: your store holds five cacao, and more is lost.
cacao-course-gaps-1-otherwise = That opens no such gap. Lay the tile cornerwise to your own tile.
cacao-course-gaps-1-purple = Purple’s tile touches that gap, too, and acts there. Stay on the side of your own tile.
cacao-course-gaps-1-single = The right gap, but at the plantation you put there each worker picks 1. At the double one each picks 2.
cacao-course-gaps-2 =
    In others’ turns your workers act by standing orders: they sell all they can for 2 gold or more. Purple’s tile has just woken one at a market, and it sold a cacao for 2.
    You may change these orders at any time: press “Other actions”, then “Standing orders”. Once your workers have sold by them, or you have changed them, they stand beside your tiles in the picture.
cacao-course-gaps-2-asks = A market paying 4 has turned up. Let your workers sell for 3 or more only.
cacao-course-gaps-2-right =
    Now your workers keep their cacao where a market pays only 2. In your own turn you decide anew.
    The orders hold until you change them. Nobody else sees them.
cacao-course-gaps-2-otherwise = Those are other orders. Choose “Sell for 3 or more”.
cacao-course-gaps-2-tile = That lays a tile. First change the orders: press “Other actions”, then “Standing orders”.
cacao-course-gaps-3-asks = Lay a tile on W1. Pick at the double plantation, and let Purple pick nothing.
cacao-course-gaps-3-right =
    N1W1 touches only your tiles, so the double plantation is yours alone. Purple gets the temple.
    Of two gaps, keep the good tile for the one where your workers are.
cacao-course-gaps-3-otherwise = Lay the tile on W1, left of the plantation: two gaps open there.
cacao-course-gaps-3-asleep = The right gap, but no worker of the new tile faces it. Turn the tile.
cacao-course-gaps-3-purple = The gap S1W1 touches Purple’s tile: Purple picks 2 cacao there. Use the other gap.

cacao-course-temple = Temples
cacao-course-temple-1 =
    Temples count at the end. The most workers beside one bring 6 gold, the second most 3.
    A tie for first shares the 6.
cacao-course-temple-1-asks = The temple has two workers of Purple’s and one of yours. Have the most workers there.
cacao-course-temple-1-right =
    Now you are ahead at the temple: 6 gold for you at the end, 3 for Purple.
    Purple can still answer. Late in the game that gets hard.
cacao-course-temple-1-otherwise = That cell does not touch the temple. Free cells beside it are N2W1 and N1W2.
cacao-course-temple-1-level = Two workers each: you share the 6, and each gets 3. You need one more.
cacao-course-temple-1-few = No worker of the new tile faces the temple. Turn the tile.
cacao-course-temple-2-asks = Lay a tile where it brings the most at the temples.
cacao-course-temple-2-right =
    At the lower temple you have two workers, Purple one: 6 gold instead of nothing.
    At the upper one Purple has three. There you would only have drawn level.
cacao-course-temple-2-otherwise = That tile faces no temple.
cacao-course-temple-2-strong = Purple has three workers there, you have one and already get 3 as second. At most you draw level, which brings 3 again.
cacao-course-temple-2-level = The right temple, but you do not get ahead. Turn the edge with two workers towards it.

cacao-course-water = Water, suns and gold
cacao-course-water-1 =
    Your water carrier starts at −10. Each worker beside water moves it on: −4, −1, 0, 2, 4, 7, 11, 16.
    The field counts at the end. The first two steps are worth 9 gold.
cacao-course-water-1-asks = Move your water carrier two fields or more.
cacao-course-water-1-right =
    At least two workers meet the water: the water carrier goes from −10 to −1 at least.
    Whoever never fetches water pays 10 gold at the end.
cacao-course-water-1-otherwise = That cell does not touch the water. Free cells beside it are N2E1 and N1E2.
cacao-course-water-1-one = Too few workers face the water. Turn an edge with two or three workers towards it.
cacao-course-water-2 =
    Each worker beside a sun site takes a sun token. You can hold 3; each counts 1 gold at the end. A gold mine brings 1 gold a worker, a rich one 2.
    Sun tokens can bring more: once no jungle tile is left, one lets you lay a tile on top of your own. Its workers act anew.
cacao-course-water-2-asks = Take 3 sun tokens this turn, and let Purple take none.
cacao-course-water-2-right =
    The sun site came into a gap that only your own two tiles touch.
    Keep a token for the end: lay a good tile over a weak one of yours, where the best market is.
cacao-course-water-2-otherwise = No gap opens there that could take the sun site. Lay the tile cornerwise to your own one.
cacao-course-water-2-purple = That gap touches Purple’s tile as well: not all suns are yours. Stay on the side of your own tile.
cacao-course-water-2-few = The right kind of gap, but fewer than three workers face it. Count both of your tiles.
cacao-course-water-2-temple = The gap got the temple. Put the sun site there.
cacao-course-water-3 =
    No jungle tile is left on display or in the pile. Now you may pay a sun token and lay a tile on one of your own instead of an empty cell, once on each place.
    Its workers act with every jungle tile beside it, even those used before. The covered workers are gone.
cacao-course-water-3-asks = Cover one of your tiles and earn 10 gold or more with it.
cacao-course-water-3-right =
    S4W1 lies between a rich mine and three markets. The new workers dig and sell there once more.
    Workers beside a temple are gone once they are covered: look there first.
cacao-course-water-3-otherwise = That lays a tile on an empty cell. Press “Cover one of my tiles” first.
cacao-course-water-3-few = That brings less than 10 gold. Which of your tiles has several markets beside it?
cacao-course-water-4-asks = Count mine and water carrier together, in gold. Find a move worth 13 or more.
cacao-course-water-4-right =
    Your tile meets the water and the mine in the gap, and your first tile digs there as well. Remember: cacao left at the end is worth nothing, it only breaks ties.
    Not in the lessons: directing single workers, a tie for second place at a temple, three or four players, when the game ends. All that stands in the rules: press “Rules” below.
cacao-course-water-4-otherwise = That is worth less than 13. Look for a cell beside the water where the gap can take the mine.
cacao-course-water-4-mine = The water carrier moves, but the gap got the temple. Put the mine there: each worker digs 2 gold.
cacao-course-water-4-gold = 10 gold: good, but the water carrier stays at −10. There is more.
cacao-course-water-4-water = The mine alone is not enough. Your water carrier stands at −10: use the water as well.
cacao-course-water-4-purple = That gap touches Purple’s tile as well, and your first tile does not help. Try the other side of the water.
cacao-course-water-4-close = Cell and gap are right. But too few workers face the water and the mine: take another tile, or turn it.
