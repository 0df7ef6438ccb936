### The lessons of Koxinga: of each its title; of each board what it teaches, asks, and answers.

koxinga-course-cards = Dice and cards
koxinga-course-cards-1 =
    A card has two actions. The first one goes by the first die, the second by the second. Its number is only its name.
    Some cards sail one or two blocks fewer than the die shows: −1, −2. Below 0 the ship sails back: 1 less 2 is one block back.
koxinga-course-cards-1-asks = You are Blue, in Formosa Strait. Which card takes you to the treasure on block 4?
koxinga-course-cards-1-right =
    The first die shows 5, less 1 is four blocks: a treasure. Then card 4 loads food by the second die.
    The two dice count for everybody. All first actions come before all second ones, one captain after another.
koxinga-course-cards-1-far = Card 2 sails all 5 blocks: one too far.
koxinga-course-cards-1-short = Card 5 sails 5 less 2, only to block 3. There you could not pay, and would go back.
koxinga-course-cards-1-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-cards-2 =
    Whoever begins the round may swap the two dice, for everybody.
    Only then does everybody choose a card in secret.
koxinga-course-cards-2-asks = You begin. Order the dice so that card 4 can take you to the treasure on block 4.
koxinga-course-cards-2-right =
    Now the first die is 5, and card 4 sails 5 less 1: four blocks.
    Look at your cards first, then at the dice. The others have to live with your order.
koxinga-course-cards-2-keep = With the 2 first, card 4 sails 2 less 1: a single block.
koxinga-course-cards-2-otherwise = The dice come first: swap them or keep them.
koxinga-course-cards-3-asks = Reach the treasure on block 4 this round.
koxinga-course-cards-3-right =
    Card 7 loads 2 gold with the first die and then sails 5 less 1 with the second.
    Always look at both halves of a card. You draw one each round, and when your pile is empty, the cards that you played are shuffled into a new one.
koxinga-course-cards-3-far = Card 3 sails with the second die, but all 5 blocks: one too far.
koxinga-course-cards-3-nothing = Card 5 sails with the first die: 2 less 2, so not at all.
koxinga-course-cards-3-otherwise = That only answers something beforehand. Choose one of your three cards.

koxinga-course-paying = Paying where you land
koxinga-course-paying-1 =
    Where your ship stops, you pay what the block shows: food or gold. Blocks that you pass cost nothing.
    You begin with 3 food and 3 gold. What a block costs differs from game to game.
koxinga-course-paying-1-asks = Sail to a block that you can pay for.
koxinga-course-paying-1-right =
    Block 5 asks for 3 food: just what you had. Then card 2 loaded 2 cannons.
    No food is left for the next stop, so think of new food in time.
koxinga-course-paying-1-dear = Block 3 asks for 4 food, and you have 3. You lose them and go back.
koxinga-course-paying-1-stays = Card 8 loads food and gold but does not sail.
koxinga-course-paying-1-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-paying-2 =
    The two actions happen one after the other.
    What the first one loads is there to pay with after the second one.
koxinga-course-paying-2-asks = Sail to block 3, which asks for 4 food, and pay for it.
koxinga-course-paying-2-right =
    5 food came aboard first, 8 in all: enough for 4. The smallest stack pays first; if two are equal, the one further left.
    What you load takes an empty cabin of its own. You have five: always keep one for food.
koxinga-course-paying-2-before = Card 5 goes to block 3, too, but sails first, with 3 food. And gold does not pay for food.
koxinga-course-paying-2-stays = Card 9 loads well but does not sail.
koxinga-course-paying-2-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-paying-3-asks = You have no food left. Sail to a block that you can pay for.
koxinga-course-paying-3-right =
    Block 12 asks for 3 gold, and gold you had.
    Gold is points at the end, but most blocks ask for food: without food you cannot sail on. Load some before you run out.
koxinga-course-paying-3-food = Card 4 sails first, to block 11, which asks for 2 food. Its own food comes too late.
koxinga-course-paying-3-stays = 2 less 2: card 5 does not sail.
koxinga-course-paying-3-otherwise = That only answers something beforehand. Choose one of your three cards.

koxinga-course-back = Going back
koxinga-course-back-1 =
    If you cannot pay in full, you lose all your food or all your gold, whichever the block asks for, and go back one block. There you have to pay again.
    It ends where you can pay, at a treasure, on an empty block (its treasure is taken, and nothing is to pay), or in Formosa Strait.
koxinga-course-back-1-asks = See it happen: sail to block 3. It asks for 4 food, and you have 3.
koxinga-course-back-1-right =
    Block 3 took your 3 food. Blocks 2 and 1 asked for food as well, so you are back in Formosa Strait.
    The second action took place all the same: 2 gold.
koxinga-course-back-1-treasure = Card 4 sails to the treasure, a better move. But see first what going back is like.
koxinga-course-back-1-stays = Card 8 does not sail.
koxinga-course-back-1-otherwise = That only answers something beforehand. Choose the card that sails to block 3.
koxinga-course-back-2 =
    Before you sail, compare what the block asks for with what will be aboard when you stop there.
    A short way that you can pay for is better than a long one that takes you back.
koxinga-course-back-2-asks = Sail, but do not go back.
koxinga-course-back-2-right =
    4 less 2 is block 2, and 3 food are enough there.
    The preview before you confirm says what is due on the block.
koxinga-course-back-2-dear = Card 4 sails to block 3. It asks for 4 food: you would lose 3 and end where you began.
koxinga-course-back-2-stays = You do not go back, but you do not sail, either.
koxinga-course-back-2-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-back-3-asks = Sail this round without going back.
koxinga-course-back-3-right =
    Block 2 took your 3 food, and then card 2 loaded a cannon: one stop, one payment.
    A card that sails twice stops twice and pays twice.
koxinga-course-back-3-twice = Card 1 stops twice. Block 2 takes your food, so you cannot pay on block 3, and go all the way back.
koxinga-course-back-3-stays = 2 less 2: card 5 does not sail.
koxinga-course-back-3-otherwise = That only answers something beforehand. Choose one of your three cards.

koxinga-course-battle = Battle
koxinga-course-battle-1 =
    Stop where other ships are, also on your way back, and you attack them all before you pay; only in Formosa Strait nobody fights. Cannons and the battle die count together; more wins; if equal, nobody takes anything.
    The attacker rolls first, then the other chooses. Cannons are spent even if you win. The die shows 0 to 10, or a flame, which beats all at once.
koxinga-course-battle-1-asks = Green attacks you with 3 in all. Commit just enough cannons to win whatever you roll.
koxinga-course-battle-1-right =
    Even with a 0 you have 4 against 3.
    One cannon is left for the next battle.
koxinga-course-battle-1-waste = All 5 would win, too, but 4 are enough. What you commit is spent.
koxinga-course-battle-1-draw = 3 cannons and a 0 are 3 against 3: a draw, and nobody takes anything.
koxinga-course-battle-1-otherwise = With a low roll that is less than 3. Commit more.
koxinga-course-battle-2 =
    The winner takes one thing from the loser: all that is in one cabin, or a treasure card at random.
    At the end each gold is a point. Food and cannons count nothing.
koxinga-course-battle-2-asks = You have beaten Green. Take what brings you the most gold.
koxinga-course-battle-2-right =
    4 gold for you, and Green has lost them.
    A treasure card would be worth 2 to 9 points. And if you are short of food, food may be the best.
koxinga-course-battle-2-less = 3 gold are good, but another cabin holds more.
koxinga-course-battle-2-food = Food pays for stops but counts nothing at the end. Take gold.
koxinga-course-battle-2-otherwise = That only answers something beforehand. Choose one of Green’s cabins.
koxinga-course-battle-3-asks = Green attacks again. Commit just enough cannons to win whatever you roll.
koxinga-course-battle-3-right =
    Green has 4 in all. 5 cannons are more, even with a 0.
    When it is you who attacks, the others choose after you: attack those who have few cannons.
koxinga-course-battle-3-waste = All 6 would win, too, but fewer are enough. What you commit is spent.
koxinga-course-battle-3-draw = 4 cannons and a 0 are only 4 against 4: a draw.
koxinga-course-battle-3-otherwise = With a low roll that is less than Green’s 4. Commit more.

koxinga-course-fork = Forks and treasures
koxinga-course-fork-1 =
    After 5, 30 and 43 the way forks, and you choose: the outer branch is four blocks longer and has two treasures, the inner one has none. They meet again at 16, 41 and 54.
    A treasure card is worth 2 to 9 points, or brings 7 food or 7 gold.
koxinga-course-fork-1-asks = You are sailing four blocks. Take the branch that leads you to a treasure.
koxinga-course-fork-1-right =
    Outside you stop on block 8 and draw a treasure card. Only you see its points.
    After that the block is empty.
koxinga-course-fork-1-inner = Inside there is no treasure: you stop on block 15 and pay 2 food.
koxinga-course-fork-1-otherwise = That only answers something beforehand. Choose a branch.
koxinga-course-fork-2 =
    You draw a treasure only where you stop. Passing it brings nothing.
    This time you sail three blocks: outside to block 7, inside to block 14.
koxinga-course-fork-2-asks = No treasure is in reach. Get as near as you can to home: Formosa Strait, once around the island.
koxinga-course-fork-2-right =
    From block 14 it is two blocks to where the branches meet, from block 7 it would be six.
    Inside you give up the two treasures. That pays if you are in a hurry.
koxinga-course-fork-2-outer = From block 7 it is four blocks more to where the branches meet. You are in a hurry.
koxinga-course-fork-2-otherwise = That only answers something beforehand. Choose a branch.
koxinga-course-fork-3 =
    Where the branches meet, the way back forks, too: whoever goes back from 16, 41 or 54 chooses into which branch.
    The last block of the outer branch and that of the inner one ask for different things.
koxinga-course-fork-3-asks = You cannot pay on 16 and go back. Choose the branch where you can pay on the first block.
koxinga-course-fork-3-right =
    Block 12 asks for 3 gold, and you had 3. There your way back ends.
    On block 15 you would have gone back further.
koxinga-course-fork-3-inner = Block 15 asks for 2 food. You have none, so you go back on and on, as far as block 4.
koxinga-course-fork-3-otherwise = That only answers something beforehand. Choose a branch.
koxinga-course-fork-4-asks = A fork can be decided beforehand: you have planned to take the outer branch. Which card brings you a treasure?
koxinga-course-fork-4-right =
    Card 3 loads 5 cannons and then sails four blocks, past 5, 6 and 7, to the treasure on block 8.
    Such answers can be left beforehand: behind “Other actions”, “Answers beforehand”. You need not.
koxinga-course-fork-4-far = Card 2 sails five blocks, past the treasure to block 9.
koxinga-course-fork-4-short = Card 5 sails 5 less 2, only to block 7.
koxinga-course-fork-4-otherwise = The answer is left already. Now choose a card.

koxinga-course-cabins = Full cabins
koxinga-course-cabins-1 =
    What comes aboard needs one of your five cabins to itself, even if you already have goods of that kind: stacks are never put together.
    If all five are full, your smallest stack of another kind goes overboard for it, even gold; if two are equal, the one further left. Paying can empty a cabin first.
koxinga-course-cabins-1-asks = All your cabins are full. Which card loads food and throws nothing overboard?
koxinga-course-cabins-1-right =
    Block 2 took the 3 food of your first cabin, and the 5 food went in there.
    With full cabins, sail before you load: a stop can make room.
koxinga-course-cabins-1-first = Card 8 loads 3 food first: the smallest stack of another kind, 3 gold, goes overboard. Then 5 gold push out food.
koxinga-course-cabins-1-gold = Card 9 loads 3 gold first, and 3 food go overboard. Then it loads food, and 3 gold follow.
koxinga-course-cabins-1-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-cabins-2 =
    Most blocks ask for food, also far ahead. Who has none goes back again and again, however much gold is aboard.
    If all else is gold, new gold pushes your last food out. While home is far, keep a cabin for food: pay with it, then load it anew.
koxinga-course-cabins-2-asks = Four cabins hold gold, one holds 2 food. Home is far. Which card lets you pay and leaves you food?
koxinga-course-cabins-2-right =
    Block 22 took your 2 food, and 5 food went into that cabin. You have lost no gold and can sail on.
    Gold alone does not take you on, and each round the others come nearer to home.
koxinga-course-cabins-2-greed = 5 more gold, but your 2 food go overboard for it. Then all is gold, and you can pay on hardly any block ahead.
koxinga-course-cabins-2-back = Card 7 loads 2 gold first, and your food goes overboard. Without food you go back from 25 to 23, and pay 5 gold there.
koxinga-course-cabins-2-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-cabins-3 =
    Close to home it is the other way round: once you need not stop before home, food is of no more use.
    Then gold is worth more than the last food, for at the end each gold is a point.
koxinga-course-cabins-3-asks = Home is the next block. Which card throws the least overboard, and leaves you with the most gold?
koxinga-course-cabins-3-right =
    2 less 2: card 5 does not sail, and loads 6 gold. 2 food went overboard, which you do not need any more.
    Next round you sail home. Ten blocks earlier it would have been a mistake.
koxinga-course-cabins-3-food = Card 9 loads 2 gold first, and then food throws those 2 overboard again. You have more than enough food.
koxinga-course-cabins-3-home = Card 6 sails home, but loads only food. Loading gold first brings more.
koxinga-course-cabins-3-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-cabins-4-asks = All five cabins hold gold, and home is far. Which card sails on to a block where you can pay?
koxinga-course-cabins-4-right =
    Card 6 loads 5 food. All was full, so your smallest stack, 3 gold, went overboard. Then block 24 took 3 food.
    That is the way out: a card that loads food before it sails. Next time, keep a cabin for food.
koxinga-course-cabins-4-late = Card 4 sails before it loads food. On 25 and 24 you cannot pay, so you go back to 23 and pay 5 gold.
koxinga-course-cabins-4-gold = Card 7 finds no room for gold, as all five hold it. It sails without food, back to 23, where you pay 5 gold.
koxinga-course-cabins-4-otherwise = That only answers something beforehand. Choose one of your three cards.

koxinga-course-scoring = The end and scoring
koxinga-course-scoring-1 =
    When somebody comes home, the game ends after that round. Gold is 1 point each, home is 15.
    Blocks 61 to 70 give 1 to 10 points, everywhere else costs you 5. Treasure cards add theirs.
koxinga-course-scoring-1-asks = Have as many points as you can at the end of this round.
koxinga-course-scoring-1-right =
    Block 61 gives you 1 point where you had −5: that is 6 more.
    If somebody may come home soon, get past block 60.
koxinga-course-scoring-1-gold = Card 9 brings 4 gold, but on block 57 you still lose 5. Passing block 60 brings more.
koxinga-course-scoring-1-cannons = Cannons count nothing at the end.
koxinga-course-scoring-1-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-scoring-2 =
    You need no exact number to come home. Whoever is home is safe.
    They do nothing more, so an action that is left is lost. Load first, then come home.
koxinga-course-scoring-2-asks = Come home with as many points as you can.
koxinga-course-scoring-2-right =
    Card 7 loads 5 gold and then sails home: 20 points.
    The other way round you would come home and load nothing. Coming home ends the game: do it when that makes you first.
koxinga-course-scoring-2-empty = Card 1 comes home, too, but without gold: 15 points. There is more.
koxinga-course-scoring-2-stays = 5 gold and 8 points for block 68 make 13. Home is worth more.
koxinga-course-scoring-2-otherwise = That only answers something beforehand. Choose one of your three cards.
koxinga-course-scoring-3-asks = Which card leaves you with the most points after this round?
koxinga-course-scoring-3-right =
    Block 70 gives 10 already, so home brings only 5 more; 6 gold are better. You know the game now: play one.
    You could come home next round, if Green does not end the game before.
koxinga-course-scoring-3-home = Home gives 15 instead of 10, that is 5 more. Another card brings more than that.
koxinga-course-scoring-3-less = Card 9 loads gold by the first die, a 1, and food counts nothing.
koxinga-course-scoring-3-otherwise = That only answers something beforehand. Choose one of your three cards.
