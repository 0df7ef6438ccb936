# CardGO: what its rules say. HP are the points a side loses; a piece is a card on the board; X is the connected count
# (size of the connected set less one), N the size. Cells are written D5, sides G (green) and R (red), in every language.

## The game

cardgo-name = CardGO
# At most 100 characters, shown in Discord's list of commands.
cardgo-about = Connect your pieces, enclose the enemy's, bring the other side to 0 HP. For two.
# To somebody who begins a first game: the aim, how a turn goes, what the first picture shows.
cardgo-first-aim = Connect your pieces so that they take effect: whoever brings the other side to 0 HP wins.
cardgo-first-turn = Place one card a turn (Quick: only 3s and 4s). Four connected in a field: 3s take effect; five: 4s.
cardgo-first-picture = Pieces connect within a field, water or land. On the right: the HP of both sides, then your hand.
cardgo-seat-0 = Green
cardgo-seat-1 = Red

## Rule sets, at most 100 characters each

cardgo-preset-classic = Classic: 10×10 board, 100 HP each, plain cards
cardgo-preset-even = Even: Classic, Green 100 HP, Red 102
cardgo-preset-quick = Quick: 8×8 cells, threes and fours; Green 28 HP, Red 32
cardgo-preset-cards = Cards: half with effects; Green 100 HP, Red 102
cardgo-preset-full = Full: effects, a map with all terrain; Green 100 HP, Red 101

## Why a computer thinks a move the best: what it is ahead in, a sentence each

cardgo-why-blow = It threatens a blow that takes all their HP.
cardgo-why-guard = It prevents a blow that would take all your HP.
cardgo-why-hp = It costs them more HP than another move would.
cardgo-why-saved = You lose fewer HP than by another move.
cardgo-why-threat = With your next card you could cost them more HP than after the other move.
cardgo-why-cells = You threaten the same blow on more cells than after the other move: they cannot fill all with one card.
cardgo-why-block = Their next card can cost you fewer HP: compare the warnings of both moves.
cardgo-why-material = More of your pieces stay on the board, for a larger blow.
cardgo-why-cleared = Fewer of their pieces stay on the board.
cardgo-why-lasts = The game goes on. If both sides pass it ends, and you would lose it.
cardgo-why-drawn = It lets you draw more cards.
# A reason, and why the blow that the move leaves to the other side does not stop it: one of the two below.
cardgo-why-despite = { $why } { $despite }
cardgo-why-dear = Their largest blow would cost them at least as much.
cardgo-why-stays = I found no move that leaves them a smaller blow.
# The same where it shows only in what follows: of puzzles, which tell that, and of earlier reviews.
cardgo-why-blow-later = A few moves on, you should be able to deal a blow that takes all their HP.
cardgo-why-hp-later = A few moves on, it should cost them more HP.
cardgo-why-saved-later = A few moves on, it should cost you fewer HP.
cardgo-why-block-later = A few moves on, their largest set should be able to cost you fewer HP.
# What a review counts from turn to turn.
cardgo-stock-counted = The graph counts HP, and 1 for each piece on the board: yours less those of the other side, compared with the start. It is no forecast.
cardgo-stock-hp = HP
cardgo-stock-pieces = Pieces on the board

## Options. The name is a parameter of a slash command: lower case, no spaces, at most 32 characters.
## The explanation has at most 100 characters.

cardgo-option-hp = hp
cardgo-option-hp-about = HP of both sides (1–999)
cardgo-option-hp_red = hp-red
cardgo-option-hp_red-about = Red's HP, if not green's (1–999)
cardgo-option-komi = komi
cardgo-option-komi-about = Extra HP for red, who moves second (0–20)
cardgo-option-columns = columns
cardgo-option-columns-about = Width of the board (5–19)
cardgo-option-rows = rows
cardgo-option-rows-about = Height of the board (5–19)
cardgo-option-hand = hand
cardgo-option-hand-about = Cards that green holds at the start, and red unless set otherwise (1–10)
cardgo-option-hand_red = hand-red
cardgo-option-hand_red-about = Cards that red holds at the start, if not the same as green (1–10)
cardgo-option-lowest = lowest
cardgo-option-lowest-about = Lowest card value (1–10)
cardgo-option-highest = highest
cardgo-option-highest-about = Highest card value (1–10)
cardgo-option-preview = preview
cardgo-option-preview-about = Show what a placement would do first
cardgo-option-full = full-speed
cardgo-option-full-about = A piece counts itself too, so that a lone 1 takes effect
cardgo-option-adj = adjacent
cardgo-option-adj-about = Cards go beside or diagonally next to a piece on the board
cardgo-option-effects = effects
cardgo-option-effects-about = Half of the cards have an effect
cardgo-option-map = map
cardgo-option-map-about = The ground that you play on
cardgo-option-maxturns = max-turns
cardgo-option-maxturns-about = The game ends after so many turns, both sides counted (50–1000)
cardgo-option-hands = hands
cardgo-option-hands-about = Who sees the cards in hand
cardgo-option-plain = plain-cards
cardgo-option-plain-about = Cards without an effect of each value (0–20)
cardgo-option-indulgence = indulgence
cardgo-option-indulgence-about = Copies of each card with Indulgence (0–5)
cardgo-option-bravery = bravery
cardgo-option-bravery-about = Copies of each card with Bravery (0–5)
cardgo-option-joy = joy
cardgo-option-joy-about = Copies of each card with Joy (0–5)
cardgo-option-pride = pride
cardgo-option-pride-about = Copies of each card with Pride (0–5)
cardgo-option-sorrow = sorrow
cardgo-option-sorrow-about = Copies of each card with Sorrow (0–5)
cardgo-option-pain = pain
cardgo-option-pain-about = Copies of each card with Pain (0–5)
cardgo-option-kindness = kindness
cardgo-option-kindness-about = Copies of each card with Kindness (0–5)
cardgo-option-solitude = solitude
cardgo-option-solitude-about = Copies of each card with Solitude (0–5)
cardgo-option-fondness = fondness
cardgo-option-fondness-about = Copies of each card with Fondness (0–5)
cardgo-option-suppression = suppression
cardgo-option-suppression-about = Copies of each card with Suppression (0–5)
cardgo-option-excitement = excitement
cardgo-option-excitement-about = Copies of each card with Excitement (0–5)
cardgo-option-malice = malice
cardgo-option-malice-about = Copies of each card with Malice (0–5)
cardgo-option-game_file = file
cardgo-option-game_file-about = A map or a deck of your own

cardgo-option-map-plain = Plain: soil everywhere
cardgo-option-map-meadow = Meadow: plays like Plain, looks varied
cardgo-option-map-lake = Lake: water divides the board
cardgo-option-map-crags = Crags: stones, highlands and trees
cardgo-option-map-marsh = Marsh: swamps, ponds, shrubs, flowers
cardgo-option-map-wilds = Wilds: every terrain
cardgo-option-map-paddies = Paddies: eight fields, water beside land
cardgo-option-map-random-light = Random, a little terrain
cardgo-option-map-random-medium = Random, some terrain, a pair of lakes
cardgo-option-map-random-heavy = Random, much terrain, two pairs of lakes
cardgo-option-map-file = From my own file
cardgo-option-hands-closed = Closed: all see only their own
cardgo-option-hands-open = Open: all see all cards

cardgo-problem-values = The lowest value ({ $lowest }) is above the highest ({ $highest }).
cardgo-problem-map = This map is made for a board of { $columns }×{ $rows }. For other sizes choose plain or a random one.
cardgo-problem-cards = There would be no card in the deck. Leave some plain cards in, or some with an effect.
# The text form of the options, such as "hp=100/80 size=8x8".
cardgo-problem-option = I do not know the option “{ $option }”. There are: { $names }.
cardgo-problem-option-value = “{ $value }” does not fit the option “{ $option }”.

## Effects of cards

cardgo-effect-0 = No effect
cardgo-effect-1 = Indulgence
cardgo-effect-2 = Bravery
cardgo-effect-3 = Joy
cardgo-effect-4 = Pride
cardgo-effect-5 = Sorrow
cardgo-effect-6 = Pain
cardgo-effect-7 = Kindness
cardgo-effect-8 = Solitude
cardgo-effect-9 = Fondness
cardgo-effect-10 = Suppression
cardgo-effect-11 = Excitement
cardgo-effect-12 = Malice
cardgo-effect-0-about = A plain card.
cardgo-effect-1-about = You may place one more card, of a value one higher.
cardgo-effect-2-about = A random enemy piece becomes yours for good.
cardgo-effect-3-about = Needs one connection less to take effect.
cardgo-effect-4-about = You may place one more card, of a value one lower.
cardgo-effect-5-about = The enemy loses a random number of HP, from 0 to its value, at once.
cardgo-effect-6-about = The enemy loses its value in HP at once.
cardgo-effect-7-about = You gain its value in HP.
cardgo-effect-8-about = Never counts for the enemy, even when enclosed.
cardgo-effect-9-about = You draw a card at once.
cardgo-effect-10-about = The piece directly below it cannot take effect and loses its own effect.
cardgo-effect-11-about = You may place one more card of the same value.
cardgo-effect-12-about = A random piece next to it, of either side, is destroyed without damage.

## Terrain

cardgo-terrain-0 = Bare ground
cardgo-terrain-1 = Soil
cardgo-terrain-2 = Grassland
cardgo-terrain-3 = Wasteland
cardgo-terrain-4 = Water
cardgo-terrain-5 = Stone
cardgo-terrain-6 = Pit
cardgo-terrain-7 = Swamp
cardgo-terrain-8 = Highland
cardgo-terrain-9 = Shrub
cardgo-terrain-10 = Ice
cardgo-terrain-11 = Tall grass
cardgo-terrain-12 = Tree
cardgo-terrain-13 = Flower
cardgo-terrain-14 = Fire
cardgo-terrain-0-about = Plain ground.
cardgo-terrain-1-about = Plain ground.
cardgo-terrain-2-about = Plain ground.
cardgo-terrain-3-about = Plain ground.
cardgo-terrain-4-about = Connects with water only; the shore is like an edge for both.
cardgo-terrain-5-about = Like the edge of the board; no card can be placed on it.
cardgo-terrain-6-about = A card placed here does its own effect and vanishes; nothing else takes effect.
cardgo-terrain-7-about = The piece counts as one less, never below 1.
cardgo-terrain-8-about = The piece counts as one more.
cardgo-terrain-9-about = The piece needs one connection less.
cardgo-terrain-10-about = The piece needs one connection more.
cardgo-terrain-11-about = The piece lies face down: only its owner knows the card.
cardgo-terrain-12-about = Connects and counts for both sides, stays for good; no card can be placed on it.
cardgo-terrain-13-about = The piece counts as one more and needs one connection less.
cardgo-terrain-14-about = The piece counts half, rounded down, and takes effect as soon as it is placed.

## Pieces of sentences

cardgo-card = { $value }
# A card with an effect, for example "4 with Joy".
cardgo-card-effect = { $value } with { $effect }
# A cell's name, for example D5.
cardgo-cell = { $cell }
# The end of a list of cells.
cardgo-cells-more =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
# A piece that takes effect: its cell and how much damage it does.
cardgo-hit = { $cell } ({ $value })
cardgo-score = { $seat }: { $hp } HP

## What to choose

cardgo-prompt-card = Which card do you place?
cardgo-prompt-extra = You may place one more card. Which one?
cardgo-prompt-effect = Which of these cards?
# More about the choice of a card: what its number is, and what each effect does.
cardgo-about-value = The number is a card’s value: the piece takes effect once it is X or less, and costs the enemy that many HP. The word beside it is only a name.
cardgo-about-effect = **{ $effect }**: { $about }
cardgo-prompt-column = In which column?
cardgo-prompt-row = On which cell?
cardgo-prompt-pass = You cannot place a card now, so you pass.
cardgo-prompt-end = You cannot place the extra card now, so your turn ends.
cardgo-prompt-wait = It is not your turn.
# Cards are dealt or drawn, dice are rolled.
cardgo-prompt-chance = Chance decides.

## Choices in menus, at most 80 characters

cardgo-label-value = { $value } · { $name }
cardgo-label-card = { $value } · { $name }
cardgo-label-card-effect = { $value } · { $name } of { $effect }: { $about }
# Names of cards: spans of time, from the shortest.
cardgo-name-1 = Instant
cardgo-name-2 = Blink
cardgo-name-3 = Snap
cardgo-name-4 = Moment
cardgo-name-5 = While
cardgo-name-6 = Hour
cardgo-name-7 = Day
cardgo-name-8 = Month
cardgo-name-9 = Year
cardgo-name-10 = Age
cardgo-label-column = Column { $column }
cardgo-label-terrain = { $cell }, { $terrain }: { $about }
cardgo-label-pass = Pass
cardgo-label-pass-ends = Pass: the game ends now, and { $winner } wins
cardgo-label-pass-draw = Pass: the game ends now, in a draw
cardgo-label-end = End the turn
cardgo-label-resign = Resign
# What may be typed in words: word=sign of the notation, with a comma and a space between.
cardgo-typed = Pass=pass, { cardgo-label-end }=end, { cardgo-label-resign }=resign, { cardgo-name-1 }=1, { cardgo-name-2 }=2, { cardgo-name-3 }=3, { cardgo-name-4 }=4, { cardgo-name-5 }=5, { cardgo-name-6 }=6, { cardgo-name-7 }=7, { cardgo-name-8 }=8, { cardgo-name-9 }=9, { cardgo-name-10 }=10

## What happened

cardgo-event-map = The map is drawn.
cardgo-event-start = The cards are dealt. { $seat } begins.
cardgo-event-shuffle =
    { $count ->
        [one] The deck was empty; the discarded card becomes the new deck.
       *[other] The deck was empty; the { $count } discarded cards become the new deck.
    }
cardgo-event-draw = { $seat } drew { $card }.
cardgo-event-draw-own = You drew { $card }.
cardgo-event-place = { $seat } plays { $card } on { $cell }.
cardgo-event-place-hidden = { $seat } plays a card face down on { $cell }.
cardgo-event-place-own = Only you know that the card on { $cell } is { $card }.
# An effect of the card, before the test; where dice decide, it may cost nothing.
cardgo-event-direct = { $seat } loses { $hp } HP at once.
cardgo-event-spared = { $seat } gets away without losing HP.
cardgo-event-heal = { $seat } gains { $hp } HP.
cardgo-event-convert = The piece on { $cell } goes over to { $seat }.
cardgo-event-look = The piece on { $cell } that is now yours is { $card }.
cardgo-event-fondness = { $seat } draws a card.
# $seat owned the piece.
cardgo-event-destroy = { $seat }'s { $card } on { $cell } is destroyed.
cardgo-event-vanish = The piece on { $cell } vanishes in the pit.
cardgo-event-effect =
    { $count ->
        [one] One piece takes effect and leaves the board: { $hits }. { $seat } loses { $hp } HP.
       *[other] { $count } pieces take effect and leave the board: { $hits }. { $seat } loses { $hp } HP.
    }
# The placed piece is enclosed by $owner, whose pieces therefore take effect, alone or as well as others. $again: so many
# of these pieces leave the board already by the sentence before; $more: so many do not.
cardgo-event-effect-enclosed = The placed piece is enclosed, so { $again ->
    [0] { $count ->
        [one] one piece takes effect for { $owner } and leaves the board
       *[other] { $count } pieces take effect for { $owner } and leave the board
    }
   *[other] { $count ->
        [one] one piece takes effect for { $owner } as well
       *[other] { $count } pieces take effect for { $owner } as well
    }{ $more ->
        [0] { "" }
        [one] , and one more leaves the board
       *[other] , and { $more } more leave the board
    }
}: { $hits }. { $seat } loses { $hp } HP.
cardgo-event-decline = { $seat } places no extra card.
cardgo-event-pass = { $seat } passes and will not draw next turn.
cardgo-event-pass-forced = { $seat } cannot place a card and passes.
cardgo-event-resign = { $seat } resigns.

## How it ended

cardgo-outcome-hp = { $winner } wins: { $loser } has no HP left.
cardgo-outcome-hp-draw = A draw: both sides fell to 0 HP at once.
cardgo-outcome-passes = { $winner } wins: both sides passed, and { $loser } has less HP.
cardgo-outcome-passes-draw = Both sides passed with equal HP: a draw.
cardgo-outcome-turns = { $winner } wins: the last turn is over, and { $loser } has less HP.
cardgo-outcome-turns-draw = The last turn is over and HP are equal: a draw.
cardgo-outcome-resigned = { $winner } wins: { $loser } resigned.

## Why a move is not possible

cardgo-refusal-spectator = You are watching this game; only its players can move.
cardgo-refusal-over = The game is over.
cardgo-refusal-wait = Cards are still being dealt. Try again in a moment.
cardgo-refusal-turn = It is { $seat }'s turn. You can resign at any time, anything else has to wait.
cardgo-refusal-unreadable = I cannot read “{ $typed }”. Write a card and a cell, such as 4@D5. Where cards have effects, 4e3@D5 is the 4 with effect 3. Or write pass or resign.
cardgo-refusal-too-long = The move is complete before “{ $token }”.
cardgo-refusal-card = You do not hold { $card }. You can place: { $cards }.
cardgo-refusal-which = You hold several cards of value { $value }: { $cards }. Write the one you mean with its effect, such as { $value }e3.
cardgo-refusal-empty-hand = You have no card to place. You can pass.
cardgo-refusal-full = There is no cell left to place a card on. You can only pass.
cardgo-refusal-extra-value = The extra card must have the value { $value }. You can also end your turn.
cardgo-refusal-no-right = You cannot end your turn before you have placed a card. You can place one, or pass.
cardgo-refusal-pass-extra = You have already placed a card this turn. Place the extra card, or end your turn.
cardgo-refusal-grants-nothing = { $card } does not let you place another card, so nothing was played. Place it alone.
cardgo-refusal-line = Nothing can be placed on “{ $line }”. Possible cells: { $cells }.
cardgo-refusal-off-board = { $cell } is not on the board, which goes from A1 to { $last }.
cardgo-refusal-occupied = There is already a piece of { $seat } on { $cell }. Choose an empty cell.
cardgo-refusal-blocked = No card can be placed on { $cell } ({ $terrain }). Choose another cell.
cardgo-refusal-adj = { $cell } is not next to any piece. Possible cells: { $cells }.
cardgo-refusal-condition = “{ $typed }” is not a condition. Write a card and its cell, such as 3@D7, only the cell, such as @D7, or pass.

## What a placement would do

cardgo-preview-place = { cardgo-words-place }:
# A placement as a part of a sentence, as in “you played: 4 on D5”.
cardgo-words-place = { $card } on { $cell }
# $hits is a list of cells with the damage of each, or with "may take effect".
cardgo-preview-test =
    { $size ->
        [one] { $owner }: one piece, connected to no other (X = { $threshold }).
       *[other] { $owner }: { $size } pieces connected (X = { $threshold }).
    } Takes effect: { $hits }.
cardgo-preview-test-none =
    { $size ->
        [one] { $owner }: one piece, connected to no other, so nothing takes effect.
       *[other] { $owner }: { $size } pieces connected (X = { $threshold }). No piece there is X or less, so nothing takes effect.
    }
cardgo-preview-test-empty = The piece is enclosed, but does not count for { $owner }.
# $piece is G? or R?, a face-down piece.
cardgo-preview-maybe = { $piece } on { $cell } (may take effect)
cardgo-preview-damage = { $seat } loses { $hp } HP.
cardgo-preview-at-least = { $seat } loses at least { $hp } HP.
# What a placement does to the game of whoever makes it.
cardgo-preview-won = The other side has no HP left then: this wins the game.
cardgo-preview-lost = This loses the game.
cardgo-preview-drawn = Both sides are at 0 HP then, and the game is drawn.
cardgo-preview-pain = Pain: { $seat } loses { $hp } HP at once.
cardgo-preview-wins = Pain: { $seat } loses { $hp } HP at once, and the game.
cardgo-preview-kindness = Kindness: { $seat } gains { $hp } HP.
cardgo-preview-sorrow = Sorrow: { $seat } loses 0–{ $hp } HP at once, at random.
cardgo-preview-bravery = Bravery: a random piece of { $seat } becomes yours (not shown here).
cardgo-preview-malice = Malice: a random neighbouring piece is destroyed (not shown here).
cardgo-preview-fondness = Fondness: you draw a card.
cardgo-preview-asleep = The piece above suppresses it: the card has no effect.
cardgo-preview-pit = It vanishes in the pit; no set takes effect.
cardgo-preview-extra = Then you may place one more card of value { $value }.
# What the placement makes possible to whoever makes it: their next threat. $cost: what it would cost them.
cardgo-preview-threat = Your threat then: a card you still hold could cost { $seat } { $hp } HP{ $more ->
    [yes] { " " }or more
   *[no] { "" }
}, on { $count ->
    [one] { $cells }
   *[other] any of { $cells }
}{ $ends ->
    [wins] , and the game
    [draws] , and draw the game
   *[none] { "" }
}{ $cost ->
    [0] .
   *[other] . It would cost you { $cost } HP.
}
cardgo-preview-hidden = Hidden pieces may change this.

## A map or a deck of one's own, in a file. $where: a key of the file, quoted; it begins a sentence.

cardgo-file-needed = To play on a map of your own, give its file as well: attach it, or name one that is kept here.
cardgo-file-unused = You gave a file with a map and chose another map. Leave the map out, or leave the file out.
cardgo-file-effects = The deck of this file has cards with an effect. Switch effects on, or leave those cards out.
cardgo-file-faults =
    { $count ->
        [one] The file has one fault. No table was opened.
       *[other] The file has { $count } faults. No table was opened.
    }
cardgo-file-line = line { $line }
cardgo-file-rows = { $where } must have { $low } to { $high } rows; it has { $found }.
cardgo-file-columns = { $where }: the first row must have { $low } to { $high } signs; it has { $found }.
cardgo-file-row = { $where }: { $row } must have { $wanted } signs like the first; it has { $found }.
cardgo-file-signs = { $where }: { $row } has signs that mean nothing: { $signs }. There are { $known }.
cardgo-file-cells = { $where }: cards must have at least { $least } cells to be placed on; there are { $found }.
cardgo-file-symmetry = { $where } is not the same when turned around, as “symmetry” promises.
cardgo-file-card = { $where } is not a card such as 3 or 3-pain: a value from 1 to 10, and for a card with an effect one of { $effects }.
cardgo-file-count = { $where } must be how many there are of the card, from 0 to { $most }.
cardgo-file-cards = The deck must have { $low } to { $high } cards; it has { $found }.

## What a player is warned of, in private.

# $cells are some of the cells, $count says how many there are.
cardgo-threat-blow =
    { $count ->
        [one] { $seat } could hit you for up to { $hp } HP with one card, on { $cells }.{ $end }
       *[other] { $seat } could hit you for up to { $hp } HP with one card, on any of { $count } cells: { $cells }.{ $end }
    }
cardgo-threat-blow-more =
    { $count ->
        [one] { $seat } could hit you for up to { $hp } HP with one card, or more if face-down pieces take effect, on { $cells }.{ $end }
       *[other] { $seat } could hit you for up to { $hp } HP with one card, or more if face-down pieces take effect, on any of { $count } cells: { $cells }.{ $end }
    }
# What may follow both: the blow takes all of the reader’s HP, or costs the other side $hp HP as well.
cardgo-threat-end = { " " }{ $hp ->
    [0] You would lose the game.
   *[other] But it would cost them { $hp } HP as well{ $ends ->
        [wins] , and you the game.
        [draws] , and the game would be drawn.
       *[none] .
    }
}
cardgo-threat-group =
    { $count ->
        [one] Your piece on { $cells } is enclosed once the other side fills { $cell }.
       *[other] Your pieces { $cells } are enclosed once the other side fills { $cell }.
    }
# The same where a card of the owner's own there brings no new empty cell.
cardgo-threat-group-full =
    { $count ->
        [one] Your piece on { $cells } is enclosed once either side fills { $cell }.
       *[other] Your pieces { $cells } are enclosed once either side fills { $cell }.
    }

# Follows cardgo-event-effect or cardgo-preview-test: some of the pieces there belong to $seat.
cardgo-event-counted =
    { $count ->
        [one] One of the connected pieces is an enclosed piece of { $seat }: { $cells }.
       *[other] { $count } of the connected pieces are enclosed pieces of { $seat }: { $cells }.
    }
cardgo-preview-pass = You place no card, and draw none at your next turn. If { $seat } passes as well, the game ends { $ends ->
    [win] and you win, with more HP.
    [lose] and you lose, with fewer HP.
   *[draw] in a draw.
}
cardgo-preview-pass-forced = You can place no card, so you pass and still draw at your next turn. If { $seat } passes as well, the game ends { $ends ->
    [win] and you win, with more HP.
    [lose] and you lose, with fewer HP.
   *[draw] in a draw.
}
cardgo-preview-pass-ends = Both have passed then, and the game ends at { $green } : { $red } HP.
cardgo-preview-end = You place no further card, and your turn ends.
cardgo-preview-resign = You give up, and the other side wins.
# A puzzle: whose move it is.
cardgo-puzzle = Find the best move for { $seat }. Nothing else comes near.
# Below it: what differs between boards.
cardgo-puzzle-here = -# Here: { $columns } × { $rows } cells, { $komi ->
    [0] { $hp } HP each
   *[other] { $hp } HP for Green and { $komi } more for Red
}, values { $lowest } to { $highest }.
