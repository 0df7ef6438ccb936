# Cacao: tiles with workers and tiles of jungle are laid alternately; workers act at the jungle tiles that their edges touch.
# Cells are named by their distance from the first plantation, N2E1; forms are four digits, the workers on the north, east,
# south and west edge, in every language.

## The game

cacao-name = Cacao
# At most 100 characters, shown in Discord's list of commands.
cacao-about = Lay tiles, send your workers to plantations, markets and temples. For two to four.
# To somebody who begins a first game: the aim, how a turn goes, what the first picture shows.
cacao-first-aim = Grow cacao and sell it: whoever has the most gold when all tiles are laid wins.
cacao-first-turn = Lay a tile beside the jungle. Its workers act wherever they touch a jungle tile.
cacao-first-picture = Cells count from tile 00. A box shows gold, cacao, suns, water carrier, tiles in hand and to draw.
cacao-seat-0 = Red
cacao-seat-1 = Purple
cacao-seat-2 = White
cacao-seat-3 = Yellow
cacao-preset-standard = Standard: workers act by standing orders in others' turns
cacao-preset-careful = Careful: you are asked when your workers could sell in somebody else's turn

## Why a computer thinks a move the best: what it is ahead in, a sentence each

cacao-why-gold = It brings you more gold.
cacao-why-cacao = It leaves you more cacao to sell.
cacao-why-water = It takes you further along the water track.
cacao-why-sun = It leaves you sun tokens, which cover a tile in the end.
cacao-why-temple = It makes you stronger at the temples.
cacao-why-rivals = It leaves less for the others.
# What a review counts from turn to turn.
cacao-stock-counted = The graph counts gold as if the game ended then, and 2 for each cacao, at the end nothing: yours less { $count ->
    [2] the other side's
   *[other] that of the best other player
}. It is no forecast.
cacao-stock-sales = Gold from markets
cacao-stock-mines = Gold from mines
cacao-stock-temple = Gold from temples as they stand
cacao-stock-water = Gold for the water carrier as it stands
cacao-stock-sun = Sun tokens
cacao-stock-cacao = Cacao

## Options. The name is a parameter of a slash command: lower case, no spaces, at most 32 characters.

cacao-option-offturn = off-turn
cacao-option-offturn-about = Who decides about your sales in somebody else's turn
cacao-option-offturn-auto = Standing orders, at once
cacao-option-offturn-ask = You are asked where there is a real decision
cacao-option-hands = hands
cacao-option-hands-about = Who sees the worker tiles in hand
cacao-option-hands-closed = Closed: everybody sees only their own
cacao-option-hands-open = Open: everybody sees all tiles

## Words

cacao-seat = { $seat }
# Something to type, as it is.
cacao-literal = { $words }
cacao-tile-c1 = a plantation
cacao-tile-c2 = a double plantation
cacao-tile-m2 = a market paying 2
cacao-tile-m3 = a market paying 3
cacao-tile-m4 = a market paying 4
cacao-tile-g1 = a gold mine
cacao-tile-g2 = a rich gold mine
cacao-tile-wt = a water hole
cacao-tile-sn = a sun site
cacao-tile-tm = a temple
cacao-tile--- = a jungle tile

## What to choose

cacao-prompt-chance = Chance decides.
cacao-prompt-tile = Which worker tile do you lay?
cacao-prompt-row = In which row?
cacao-prompt-column = On which cell?
cacao-prompt-rotation = Which way round? Workers north, east, south, west.
cacao-prompt-fill = What goes into the gaps?
cacao-prompt-activate = Your workers act. Who decides what they do?
cacao-prompt-contact = Which workers act next?
cacao-prompt-workers = How many of them work?
cacao-prompt-orders = Standing orders for your workers. Nobody else sees them.

## Choices in menus, at most 80 characters

cacao-label-tile = Tile { $form }
# $items is a list of those that follow. Filling the gaps: a cell and the tile that goes there.
cacao-label-fill = { $items }
cacao-label-item = { $cell } becomes { $tile }
# The workers of the tile on cell $worker that stand beside the jungle tile on $cell.
cacao-label-contact = { $worker } at { $cell }: { $tile }
cacao-label-over = Cover one of my tiles (1 sun token)
cacao-label-auto = Automatically: for the most gold, then the most cacao
cacao-label-act = Choose what each worker does
cacao-label-hold = Lay the tile, then choose
cacao-label-done = The rest automatically
cacao-label-orders = Standing orders
# What may be typed in words: word=sign of the notation, with a comma and a space between; the longer ones first.
cacao-typed = { cacao-label-orders }=orders
cacao-label-min-value = Sell for { $value } or more
cacao-label-min-off = Do not sell
cacao-label-keep-value = Keep { $value } cacao

## A whole move as a part of a sentence

cacao-words-place = { $form } at { $cell }
cacao-words-over = { $form } over { $cell }
# $laid is one of the last two, $more a list of what fills the gaps and of what workers do.
cacao-words-more = { $laid }; { $more }
cacao-words-use = { $count } from { $worker } at { $cell }
cacao-words-orders = standing orders: { $orders }

## What happened

cacao-event-place = { $seat } lays { $form } at { $cell }.
cacao-event-over = { $seat } covers { $cell } with { $form }.
# $tile is one of the jungle tiles, "a temple".
cacao-event-fill = { $cell } becomes { $tile }.
cacao-event-drawn = From the pile, { $cell } becomes { $tile }.
cacao-event-display = New on display: { $tile }.
cacao-event-draw = You drew tile { $form }.
# $cells is a list of the jungle tiles where workers earned, $gains one such as "+3 gold, −1 cacao".
cacao-event-work = { $seat } at { $cells }: { $gains }.
# Only where all that they worked for has no room: $why is a list of those that follow.
cacao-event-idle = { $seat }'s workers earn nothing: { $why }.
cacao-full-cacao = the store is full
cacao-full-sun = there is no room for more sun tokens
cacao-full-water = the water carrier is at its end
# First and second at a temple, where that changes: $leaders has the most $workers, $others the second most.
cacao-event-lead =
    { $count ->
        [one] Temple { $cell }: { $leaders } now leads with { $workers ->
            [one] 1 worker
           *[other] { $workers } workers
        }
       *[other] Temple { $cell }: { $leaders } now share the lead with { $workers } each
    }{ $seconds ->
        [0] .
        [one] ; { $others } is second.
       *[other] ; { $others } are second.
    }
# To the owner alone. $seat is whose turn it was; orders sell for $least gold or more each and keep back $keep cacao.
cacao-event-first-sale = In { $seat }'s turn your workers sold { $count } cacao by your standing orders: for { $least } gold or more each, keeping back { $keep }. You can change them at any time, also while others play: choose “Standing orders”, or type “orders min=3 keep=1”.
cacao-event-orders =
    { $least ->
        [off] Your workers do not sell. You keep back: { $keep } cacao.
       *[other] Your workers sell for { $least } or more. You keep back: { $keep } cacao.
    }
cacao-gain-gold = +{ $amount } gold
# The amount may be negative; it brings its own minus.
cacao-gain-cacao =
    { $sign ->
        [plus] +{ $amount } cacao
       *[minus] −{ $amount } cacao
    }
# Cacao that can hardly be sold any more, and so only breaks a tie.
cacao-gain-spare =
    { $sign ->
        [plus] +{ $amount } cacao left over
       *[minus] −{ $amount } cacao left over
    }
cacao-gain-water =
    { $amount ->
        [one] water carrier 1 step on
       *[other] water carrier { $amount } steps on
    }
cacao-gain-track = +{ $amount } for water
cacao-gain-temple =
    { $sign ->
        [plus] +{ $amount } at temples so far
       *[minus] −{ $amount } at temples so far
    }
# What a tile takes from the others ($sign plus), or gives them.
cacao-gain-rivals =
    { $sign ->
        [plus] −{ $amount } for others there
       *[minus] +{ $amount } for others there
    }
# Cacao that the store has no room for.
cacao-gain-spilt = { $amount } cacao lost
cacao-gain-sun =
    { $amount ->
        [one] +1 sun token
       *[other] +{ $amount } sun tokens
    }

## Before a move is confirmed: what it would bring. The first of these are what would happen, worded as something that
## has not.

cacao-preview-place = { $seat } would lay { $form } at { $cell }.
cacao-preview-over = { $seat } would cover { $cell } with { $form }.
cacao-preview-fill = { $cell } would become { $tile }.
cacao-preview-drawn = { $cell } would become { $tile } from the pile.
# $gains is a list such as "+3 gold, −1 cacao".
cacao-preview-work = It would bring { $seat }: { $gains }.
cacao-preview-orders =
    { $least ->
        [off] Your workers would not sell. You would keep back { $keep } cacao.
       *[other] Your workers would sell for { $least } or more. You would keep back { $keep } cacao.
    }
cacao-preview-sun = It would cost you a sun token.
# The player chose to lay first and to decide afterwards.
cacao-preview-hold = Then you decide what your workers do.
cacao-preview-nothing = Nobody earns anything.
# Cacao that the own store, which holds $most, has no room for.
cacao-preview-spilt = Your store holds { $most } cacao. What is more is lost: { $count } cacao.
# $shares is a list of the next one: workers beside the temple, and the gold that they bring in the end if it stays so.
cacao-preview-temple =
    { $changed ->
        [yes] First or second place changes at temple { $cell }. If it stays so: { $shares }.
       *[no] Temple { $cell }, if it stays so: { $shares }.
    }
cacao-preview-temple-share = { $seat } { $workers } (+{ $gold } in the end)
# $who is a list of players.
cacao-preview-expected = Sales by { $who } follow secret orders, so this is an estimate.
# A third gap is filled from the pile.
cacao-preview-uncounted = What the tile from the pile brings is not counted.

## How it ended

cacao-outcome =
    { $count ->
        [one] { $winners } wins with { $total } gold.
       *[other] { $winners } win together with { $total } gold.
    }
cacao-score = { $seat }: { $total } gold: { $gold } earned ({ $at2 } from sales at price 2, { $at3 } at 3, { $at4 } at 4, { $mines } from mines), { $temple } from temples, { $sun } from suns, { $water } from water. Cacao: { $harvest } stored, { $cacao } left

## Why a move is not possible

cacao-refusal-spectator = You are watching this game; only its players can move.
cacao-refusal-wait = It is not your turn. You can change your standing orders at any time.
cacao-refusal-over = You have nothing to choose now.
cacao-refusal-long = The turn is complete before that.
cacao-refusal-unread = I cannot read “{ $typed }”. Write a form and a cell, such as 1210 W1, and fill, act or hold after it.
cacao-refusal-off-board = { $cell } is not on the board. Cells have names such as 00, W1 or S1E2.
cacao-refusal-cell = No worker tile can go there. Possible cells: { $cells }.
cacao-refusal-hand = You do not hold that tile. You hold: { $forms }.
cacao-refusal-fill = Say what goes into the gaps: fill { $ways }.
cacao-refusal-stock = You do not have enough cacao: at most { $most } of these workers can sell.
# $left counts the jungle tiles on display and in the pile.
cacao-refusal-over-jungle = Tiles can be covered only when a turn begins with no jungle tile on display or in the pile ({ $left } left now).
cacao-refusal-over-sun = You need a sun token to cover a tile.
cacao-refusal-over-covered = This tile has been covered once already.
cacao-refusal-over-owner = You can cover only your own worker tiles: { $cells }.
cacao-refusal-choice = That is not on offer. Possible: { $legal }.
cacao-refusal-fill-none = There is no gap to fill beside that cell.
cacao-refusal-fill-only = There is only one way to fill the gap: { $ways }.
cacao-refusal-contact = Your workers do not act at “{ $contact }” this turn, or you named it twice.
cacao-refusal-workers = At most { $most } workers stand there.
cacao-refusal-orders = These are your standing orders already: { $orders }.
cacao-refusal-unasked = You only have to choose your next tile now. Write a form and a cell, such as 1210 W1.
cacao-refusal-condition = “{ $typed }” is not a condition. Write a worker tile and its place, such as 1111 S1W1, or only the place.

## What a player is told in private where a cell is chosen. $gains as in cacao-event-work.

cacao-chance = { $cell }: up to { $gains }
cacao-chance-gap = { $cell }: up to { $gains }, gaps filled
cacao-chance-none = { $cell }: nothing yet
# Before a tile is chosen; $scores is a list of cacao-chance-score.
cacao-chance-standing = If it ended now, with temples, sun tokens and water (a tie goes to more cacao): { $scores }.
# Where all tiles in hand are alike, so that nobody is asked which one to lay; $standing is the message above.
cacao-chance-only = All your tiles are { $form }. { $standing }
cacao-chance-score = { $seat } { $gold } gold
# Each way to fill the gaps: $fill is as in cacao-label-fill, $gains a list of the next.
cacao-chance-fill = { $fill }: { $gains }
cacao-chance-fill-none = { $fill }: nobody earns anything
cacao-chance-owner = { $seat } ({ $gains })
# A puzzle: whose move it is, and what the answer brings; and why it is right.
cacao-puzzle = Lay a tile for { $seat } that brings { $gain } gold at once.
cacao-puzzle-right = It brings { $gain } gold; no other placement does.
