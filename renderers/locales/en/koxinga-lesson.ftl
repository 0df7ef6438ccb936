## What the pictures in the rules show, step by step: below each picture, and as its description.

koxinga-lesson-card-1 = The first die is 3, the first action moves by the die minus 2: the ship sails one block.
koxinga-lesson-card-2 = The second die is 4, the second action loads gold: four gold go into an empty cabin.
koxinga-lesson-short-1 = Ship 1 comes to block 21, which asks for 4 food. It has 3 and pays all of it, and since that is not enough, steps back.
koxinga-lesson-short-2 = Block 20 asks for 3 gold. It has none, and steps back again.
koxinga-lesson-short-3 = Block 19 is open water and asks for nothing. Here it stays.
koxinga-lesson-battle-1 = Ship 1 comes to a block where ship 4 lies, and so attacks it.
koxinga-lesson-battle-2 = Each commits cannons and rolls the battle die: 3 + 6 = 9 beats 4 + 2 = 6. The cannons are gone either way.
koxinga-lesson-battle-3 = The winner takes one thing: all of a cabin, or a treasure card at random.
