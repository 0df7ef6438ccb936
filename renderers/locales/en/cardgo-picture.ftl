# CardGO: words in the picture, its description and the text board. Those in the picture must be short.

## In the picture

# Whose turn it is. $who is a player's name.
cardgo-picture-to-move = { $who } to move
# A card granted one more placement of this value.
cardgo-picture-extra = { $who } may place one more { $value }
# The same, where the reader may not know the value.
cardgo-picture-extra-unknown = { $who } may place one more card
# Cards are being dealt, or the map is being drawn.
cardgo-picture-dealing = Setting up
cardgo-picture-turn = Turn { $number }
# Close to the end that the rules set in any case.
cardgo-picture-turn-late = Turn { $number } of { $limit }
# Numbers of cards beside the pictures of two piles.
cardgo-picture-deck = Deck
cardgo-picture-discard = Discard
# Rules that this table plays with.
cardgo-picture-full = Full-speed
cardgo-picture-adj = Adjacent only
# A player who passed in the latest turn.
cardgo-picture-passed = { $who } (passed)
# In the list of the latest turns, beside the side's sign: it placed nothing.
cardgo-picture-pass = passed
# Behind the HP that are left: of how many.
cardgo-picture-of-hp = /{ $start } HP
# Marks in the legend.
cardgo-picture-mark-gone = Gone
cardgo-picture-mark-gone-note = the cell is empty
cardgo-picture-mark-danger = Danger
cardgo-picture-mark-danger-note = named in your warning
cardgo-picture-mark-leaving = Takes effect
cardgo-picture-mark-maybe = May take effect
cardgo-picture-mark-closed = Face down
cardgo-picture-mark-suppressed = Suppressed
# What being suppressed means.
cardgo-picture-mark-suppressed-note = takes no effect
# A piece of the other side that the test has counted and that stays.
cardgo-picture-mark-enclosed = Enclosed
cardgo-picture-mark-enclosed-note = counts for the enemy
# A set with one empty cell left beside it, and that.
cardgo-picture-mark-nearly = Nearly enclosed
cardgo-picture-mark-nearly-note = gap at last cell
# Grassland and wasteland.
cardgo-picture-plain = no effect
# Below the latest turn: a removed piece that counted more or less than the value printed on it.
cardgo-picture-counted = { $cell }: { $value } counts as { $worth }

# Under the reader's own cards; two short words at most.
cardgo-picture-own-hand = Your hand

# A hand without cards.
cardgo-picture-no-cards = no cards

# An effect or a terrain and what it does.
cardgo-picture-note = { $name }: { $note }

## What an effect does, in three or four words under its name

cardgo-picture-effect-1 = one more, value +1
cardgo-picture-effect-2 = takes an enemy piece
cardgo-picture-effect-3 = needs one link less
cardgo-picture-effect-4 = one more, value −1
cardgo-picture-effect-5 = enemy loses 0 to value
cardgo-picture-effect-6 = enemy loses its value
cardgo-picture-effect-7 = you gain its value
cardgo-picture-effect-8 = enemy never counts it
cardgo-picture-effect-9 = draw a card
cardgo-picture-effect-10 = locks piece below
cardgo-picture-effect-11 = one more, as high
cardgo-picture-effect-12 = destroys a neighbour

## What a terrain does

cardgo-picture-terrain-4 = links to water only
cardgo-picture-terrain-5 = like the edge
cardgo-picture-terrain-6 = the piece vanishes
cardgo-picture-terrain-7 = value −1
cardgo-picture-terrain-8 = value +1
cardgo-picture-terrain-9 = needs one link less
cardgo-picture-terrain-10 = needs one link more
cardgo-picture-terrain-11 = pieces lie face down
cardgo-picture-terrain-12 = links and counts for both
cardgo-picture-terrain-13 = value +1, one link less
cardgo-picture-terrain-14 = takes effect at half value

## The description of the picture and the text board

cardgo-picture-green = Green
cardgo-picture-red = Red
# $side is Green or Red. $who is a name with the side, or the side alone.
cardgo-picture-side-hp = { $who }: { $hp } of { $start } HP, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in hand
cardgo-picture-piles = Deck { $deck }, discard { $discard }
# $pieces is a list of cells with their cards, as A1 4.
cardgo-picture-pieces = { $side } pieces: { $pieces }
cardgo-picture-no-pieces = { $side } has no pieces on the board
# $moves lists the placements.
cardgo-picture-last-move = Last move by { $who }: { $moves }
# One placement of the last move: $card is "4 Malice" or "a face-down card".
cardgo-picture-placed = { $card } on { $cell }
cardgo-picture-card-closed = a face-down card
# What one side counted in the latest test.
cardgo-picture-count = { $side } counts X = { $count }
cardgo-picture-enclosed = Enclosed, but counted by the other side: { $cells }
# Cells of sets without an empty cell beside them; of a set that has one left.
cardgo-picture-groups-enclosed = Enclosed pieces: { $cells }
cardgo-picture-groups-nearly = Enclosed once { $cell } is filled: { $cells }
cardgo-picture-lost = { $side } loses { $hp } HP
cardgo-picture-gained = { $side } gains { $hp } HP
cardgo-picture-removed = Removed: { $cells }
# The cells of pieces that changed sides by the effect Bravery.
cardgo-picture-taken = Taken by Bravery: { $cells }
cardgo-picture-hand = { $side } hand: { $cards }
cardgo-picture-hand-empty = { $side } hand: empty
cardgo-picture-side-passed = { $side } passed
# One row of the board; $pieces lists its pieces.
cardgo-picture-row = Row { $row }: { $pieces }
cardgo-picture-row-empty = Row { $row }: no pieces
# One piece: cell, side, value.
cardgo-picture-piece = { $cell } { $side } { $value }
cardgo-picture-piece-effect = { $cell } { $side } { $value } { $effect }
cardgo-picture-piece-closed = { $cell } { $side } face down
# A card that the reader knows and others may not: added to the piece.
cardgo-picture-piece-secret = { $piece } (hidden from others)
# Added to a piece that a piece with Suppression stills.
cardgo-picture-piece-suppressed = { $piece } (suppressed)
# Added to a removed piece whose terrain changed its value; $worth is what it counted.
cardgo-picture-piece-counted = { $piece } (counted as { $worth })
cardgo-picture-card = { $value }
cardgo-picture-card-effect = { $value } { $effect }
# Where a terrain lies.
cardgo-picture-ground = { $terrain }: { $cells }
cardgo-picture-ground-all = The whole board is { $terrain }
cardgo-picture-size = Board of { $columns } columns, A to { $letter }, and { $rows } rows
cardgo-picture-discards = Discarded: { $cards }
cardgo-picture-several = { $count } × { $card }
