### The lessons of CardGO: of each its title; of each board what it teaches, asks, and answers.

# To whoever passes where a move is asked for.
cardgo-course-passing = If you pass, nothing happens, and you draw no card next turn.

cardgo-course-effect = Cards take effect
cardgo-course-effect-1 =
    Count the cards of yours that hang together with the new one. **X** is that number less one.
    Cards of value X or less take effect: they leave the board, and Red loses their value in HP.
cardgo-course-effect-1-asks = You are Green. Place a card so that Red loses HP.
cardgo-course-effect-1-right =
    Two cards hang together, so X is 1. The 1 takes effect and Red loses 1 HP.
    The 2 is larger than X. It stays for later.
cardgo-course-effect-1-otherwise = Nothing takes effect there.
cardgo-course-effect-1-alone = The 1 lies alone there: one card, so X is 0. Put it beside your 2.
cardgo-course-effect-1-large = Even beside your 2 there are only two cards, so X is 1. A 5 is too large for that.
cardgo-course-effect-2 =
    The more cards hang together, the larger X is. Up, down, left and right count, diagonals do not.
    Three cards make X 2, four make X 3.
cardgo-course-effect-2-asks = Place a card so that Red loses 2 HP.
cardgo-course-effect-2-right =
    Three cards, so X is 2: the 2 takes effect.
    Your 3s wait. A fourth card beside them makes X 3, and then they go too.
cardgo-course-effect-2-otherwise = Nothing takes effect there.
cardgo-course-effect-2-alone = The 2 does not touch your 3s there. Put it right beside one of them.
cardgo-course-effect-2-large = With the 4 three cards can hang together, so X is 2 at most. A 4 is too large for that, and so are the 3s.
cardgo-course-effect-3-asks = Cost Red as many HP as you can with one card.
cardgo-course-effect-3-right =
    C3 joins all three of your cards: four cards, so X is 3. All of them take effect, and Red loses 9 HP.
    The cell that joins most of your cards is where the blow comes from.
cardgo-course-effect-3-otherwise = Fewer cards hang together there than could. Look for the cell that touches all three of yours.
cardgo-course-effect-3-large = The right cell, and Red loses 6 HP. But X is 3, so the 6 itself stays behind: a card of value 3 or less would count too.
cardgo-course-effect-3-two = Too few of your cards hang together there. Look for the cell that touches all three of yours.
