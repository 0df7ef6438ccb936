### The lessons of CardGO: of each its title; of each board what it teaches, asks, and answers.

# To whoever passes where a move is asked for.
cardgo-course-passing = If you pass, nothing happens, and you draw no card next turn.

cardgo-course-effect = Cards take effect
cardgo-course-effect-1 =
    Each turn but your first you draw a card. Then you place one from your hand on an empty cell, or pass. Then it is the other side’s turn.
    The figure on a card is its value. Cells are called by column and row: A1 is at the top left.
cardgo-course-effect-1-asks = You are Green. Place one of your cards on C3, in the middle.
cardgo-course-effect-1-right =
    That was a turn. Passing costs you the next draw, so it pays only if each of your cards would harm you.
    Green moves first; in return Red usually begins with a few more HP (health points).
cardgo-course-effect-1-elsewhere = That is another cell. C3 is where the third column meets the third row.
cardgo-course-effect-1-otherwise = C3 is still empty. Place a card there.
cardgo-course-effect-2 =
    Cards that touch up, down, left or right are **connected**; diagonals do not count. The new card and all your cards that are connected with it form a set: **X** is how many cards it has, minus one.
    Those of value X or less take effect: they leave the board, and Red loses their value in HP.
cardgo-course-effect-2-asks = Place a card so that Red loses HP.
cardgo-course-effect-2-right =
    Two cards are connected, so X is 1. The 1 takes effect and Red loses 1 HP.
    The 2 is larger than X. It stays for later.
cardgo-course-effect-2-otherwise = Nothing takes effect there.
cardgo-course-effect-2-alone = The 1 lies alone there: one card, so X is 0. Put it beside your 2.
cardgo-course-effect-2-large = Even beside your 2 there are only two cards, so X is 1. A 5 is too large for that.
cardgo-course-effect-3 =
    The more cards that are connected, the larger X is.
    Three cards make X 2, four make X 3.
cardgo-course-effect-3-asks = Place a card so that Red loses 2 HP.
cardgo-course-effect-3-right =
    Three cards, so X is 2: the 2 takes effect.
    It leaves the board, and two cards are left. With two more beside them X is 3, and the 3s go as well.
cardgo-course-effect-3-otherwise = Nothing takes effect there.
cardgo-course-effect-3-alone = The 2 does not touch your 3s there. Put it right beside one of them.
cardgo-course-effect-3-large = With the 4 three cards can be connected, so X is 2 at most. A 4 is too large for that, and so are the 3s.
cardgo-course-effect-4-asks = With one card, cost Red as many HP as you can.
cardgo-course-effect-4-right =
    C3 joins all three of your cards: four cards, so X is 3. All of them take effect, and Red loses 9 HP.
    The cell that joins most of your cards usually deals the largest blow.
cardgo-course-effect-4-otherwise = Fewer cards are connected there than could be. Look for the cell that touches all three of yours.
cardgo-course-effect-4-large = The right cell, and Red loses 6 HP. But X is 3, so the 6 itself stays behind: a card of value 3 or less would count too.
cardgo-course-effect-4-two = Too few of your cards are connected there. Look for the cell that touches all three of yours.

cardgo-course-bridge = Join your sets
cardgo-course-bridge-1 =
    Two pairs alone do nothing: two cards make X 1. One card between them makes a set of five, and X is 4.
    So keep an eye on empty cells that touch several of your sets: a single card joins them.
cardgo-course-bridge-1-asks = Join your two pairs so that Red loses as much as possible.
cardgo-course-bridge-1-right =
    Five cards, so X is 4: all four 3s and the 4 take effect. Red loses 16 HP.
    Build two sets first, and join them when it pays.
cardgo-course-bridge-1-otherwise = That does not join your pairs. One empty cell touches both.
cardgo-course-bridge-1-apart = Your pairs stay apart. One empty cell touches both.
cardgo-course-bridge-1-large = The right cell, and Red loses 12 HP. But X is 4: a 6 stays behind, and the 4 would count too.
cardgo-course-bridge-2 =
    A quick game is played on fields of land and water, with 3s and 4s only. Cards connect only within a field: its shore is like the edge of the board.
    So count only the cards in the field where you place one.
cardgo-course-bridge-2-asks = Connect four cards in one field, so that Red loses as much as possible.
cardgo-course-bridge-2-right =
    C2 joins B1, B2 and D2: four cards on land, so X is 3, and Red loses 12 HP.
    E2 touches D2, but lies in the water and does not count with it.
cardgo-course-bridge-2-otherwise = Fewer than four cards are connected there. Look for the cell that joins B1 and B2 with D2.
cardgo-course-bridge-2-large = The right cell, and Red loses 9 HP. But X is 3, so the 4 itself stays. A 3 would count too.
cardgo-course-bridge-2-shore = D1 lies on land, E1 and E2 in the water: they are not connected. Only D2 counts there.
cardgo-course-bridge-3-asks = Two cells join three of your cards each. Choose cell and card so that Red loses the most.
cardgo-course-bridge-3-right =
    D3 joins three 3s. X is 3, so they take effect with your own 3: Red loses 12 HP.
    On B3 X is 3 as well, but the 5 there is too large.
cardgo-course-bridge-3-otherwise = That joins too few of your cards. B3 and D3 join three each: compare them.
cardgo-course-bridge-3-large = The right cell, and Red loses 9 HP. But X is 3, and a 6 is larger: it does not count itself.
cardgo-course-bridge-3-small = B3 joins 5, 2 and 2. X is 3, so the 5 stays. Compare with D3.

cardgo-course-enclose = Enclose
cardgo-course-enclose-1 =
    Red’s 2 in the corner has one empty cell beside it. Take that cell, and it is **enclosed**.
    Enclosed enemy cards count as yours: they make your set larger, and Red loses HP for them.
cardgo-course-enclose-1-asks = Enclose Red’s card.
cardgo-course-enclose-1-right =
    No empty cell is left beside the 2. It joins your two cards: three cards, X is 2, and the 2 takes effect.
    Red loses 2 HP for a card of their own.
cardgo-course-enclose-1-otherwise = Red’s 2 still has an empty cell beside it: A2.
cardgo-course-enclose-1-open = B2 touches the 2 only at a corner. The empty cell beside it is A2.
cardgo-course-enclose-2 =
    An enclosed enemy card joins what lies around it. Your cards that touch it are connected through it.
    So the cell that encloses is often a bridge as well.
cardgo-course-enclose-2-asks = Enclose Red’s 2 so that Red loses as much as possible.
cardgo-course-enclose-2-right =
    B2 encloses the 2 and joins your cards through it: four cards, X is 3.
    Your 3s, the new 3 and Red’s own 2 take effect: Red loses 11 HP.
cardgo-course-enclose-2-otherwise = Red’s 2 still has an empty cell beside it: B2.
cardgo-course-enclose-2-large = The right cell, and Red loses 8 HP. But X is 3, so the 5 itself stays. A card of 3 or less would count too.
cardgo-course-enclose-3-asks = One cell encloses two cards of Red’s at once. Find it, and the better card for it.
cardgo-course-enclose-3-right =
    A2 takes the last empty cell of the 1 and of the 2. Six cards are connected through them, and X is 5.
    All but your 6 take effect: Red loses 15 HP.
cardgo-course-enclose-3-otherwise = Look at Red’s 1 and 2: one empty cell lies beside both.
cardgo-course-enclose-3-large = The right cell, and Red loses 12 HP. X is 5: a 6 stays behind, the 3 would count too.

cardgo-course-defend = See what Red threatens
cardgo-course-defend-1 =
    After you, Red places a card. Look at the board with Red’s eyes: where could Red join the most cards?
    Put your own card there, and the blow is gone.
cardgo-course-defend-1-asks = Red can join three 3s at one cell. Stop it.
cardgo-course-defend-1-right =
    With C3 taken, Red’s cards stay apart, and there are empty cells beside yours.
    Without that Red could have cost you 12 HP.
cardgo-course-defend-1-otherwise = Now Red places a 3 on C3: four cards, X is 3, and you lose 12 HP. Take C3 yourself.
cardgo-course-defend-1-beside = Close, but C3 itself is still empty. Red joins three 3s there, and you lose 12 HP.
cardgo-course-defend-2 =
    Your own cards can be enclosed, too. Then they count for Red.
    A set with one empty cell left is in danger. A card on that cell brings new empty cells.
cardgo-course-defend-2-asks = Your 3 on A3 has one empty cell left. Save it.
cardgo-course-defend-2-right =
    Your set now has empty cells at B4 and A5. Red cannot enclose it in one turn.
    Otherwise Red takes A4, and you lose up to 11 HP.
cardgo-course-defend-2-otherwise = Red takes A4: your 3 is enclosed and counts for Red. You lose up to 11 HP.
cardgo-course-defend-2-near = Near, but A4 stays empty: Red takes it, your 3 is enclosed and counts for Red.
cardgo-course-defend-3 =
    Do not fill the last empty cell of your own set, unless your card brings new ones: the whole set is enclosed.
    Your own blow still counts. But the set counts for Red as well, and so Red’s blow falls in the same move.
cardgo-course-defend-3-asks = Red has 6 HP left, you have 14. On three cells a 2 joins two of your 2s. Win on a right one.
cardgo-course-defend-3-right =
    D4 and E3 both join two 2s and leave empty cells beside them. Red loses 6 HP, and you lose none.
    On A1 all three 2s would have been enclosed, and both of you at 0 HP: a draw.
cardgo-course-defend-3-otherwise = That does not cost Red 6 HP. A1, D4 and E3 each join two of your 2s: compare the empty cells beside them.
cardgo-course-defend-3-trap = A1 was the last empty cell beside your 2s. Now they are enclosed and count for Red: six cards, X is 5, and both of you are at 0 HP: a draw, no win.
cardgo-course-defend-3-large = A right cell, but X is 2: the 4 does not take effect, and Red loses only 4 HP.
cardgo-course-defend-4-asks = What is Red’s worst blow next turn? Prevent it.
cardgo-course-defend-4-right =
    B3 was the last empty cell beside your 3, and Red’s three 3s touch your 3 as well.
    A card of Red’s on B3 would have cost you up to 16 HP.
cardgo-course-defend-4-otherwise = Look at your 3 on B2: one empty cell is left beside it. Red takes it, and you lose up to 16 HP.
cardgo-course-defend-4-small = There Red joins two cards, which costs you little. Your 3 on B2 is in worse danger: count its empty cells.

cardgo-course-finish = Finish the game
cardgo-course-finish-1 =
    Whoever brings the other side to 0 HP wins at once, whatever lies on the board.
    When Red is low, count first whether one blow is enough.
cardgo-course-finish-1-asks = Red has 10 HP left. Win now.
cardgo-course-finish-1-right =
    Four cards, X is 3: 2, 2, 3 and your 3 make 10. Red is at 0 HP, and you win.
    Count the blow before you choose the card.
cardgo-course-finish-1-otherwise = Red keeps some HP and gets a turn. One cell touches all three of your cards.
cardgo-course-finish-1-large = That costs Red 7 HP, and 3 are left. X is 3: a card of 3 or less counts itself.
cardgo-course-finish-2-asks = Red has 11 HP left. Win now.
cardgo-course-finish-2-right =
    B2 encloses Red’s 2 and joins your 3s through it. X is 3: 3, 3, 2 and your 3 make 11.
    That was the last lesson. Play a game!
cardgo-course-finish-2-otherwise = Red keeps some HP and gets a turn. Count what each cell would join.
cardgo-course-finish-2-large = The right cell, but only 8 HP. X is 3: a card of 3 or less counts itself.
cardgo-course-finish-2-short = D4 joins 3, 2 and 1: at most 9 HP, and Red has 11. Think of enclosing.
