# Cacao: words in the picture, its description and the text board. Those in the picture must be short.

## In the picture

# Whose turn it is. $who is a player's name.
cacao-picture-to-move = { $who } to move
# $who is a list of players who are asked what their workers do.
cacao-picture-deciding = Waiting for { $who } to say what the workers sell
# Tiles are being dealt.
cacao-picture-dealing = Setting up
cacao-picture-turn = Turn { $number } of { $limit }
# Added to it where somebody else is asked than whose turn it is.
cacao-picture-turn-of = { $who }'s turn
# Added to it where a number on the map has a plus or an asterisk, $sign: for what has no room beside it. Short.
cacao-picture-more = { $sign } and more
cacao-picture-costs = { $sign } also a loss
# Under the headline at the end: several have the most gold, and the most cacao left decides among them.
cacao-picture-tie = Level at { $total }: the most cacao left wins

## The description of the picture and the text board

# $who is a name with the colour; $water a number that may be negative.
cacao-picture-village = { $who }: { $gold } gold, cacao { $cacao }, water { $water }, sun { $sun }, tiles { $hand } in hand, { $pile } in pile
# One player at the end: the sum and its parts.
cacao-picture-final = { $who }: { $total } in all, { $gold } gold, { $temple } from temples, { $sun } from sun tokens, water { $water }, cacao left { $cacao }
cacao-picture-display = On display: { $tiles }; { $pile } in the pile
cacao-picture-display-empty = No jungle tiles on display; { $pile } in the pile
# $form are the workers on the north, east, south and west edge.
cacao-picture-last = Last: { $who } laid { $form } at { $cell }
cacao-picture-last-cover = Last: { $who } covered { $cell } with { $form }
cacao-picture-laid = New in the jungle: { $tiles }
# $what is a kind of jungle tile, or a player's colour.
cacao-picture-listed = { $what }: { $cells }
cacao-picture-row = Row { $row }: { $tiles }
# One jungle tile; $tile is, for instance, "a temple".
cacao-picture-jungle = { $cell } { $tile }
# One worker tile.
cacao-picture-worker = { $cell } { $colour } { $form }
cacao-picture-worker-covering = { $cell } { $colour } { $form } (covers another)
cacao-picture-own = Your tiles
# Above the lowest price at which the own workers sell in others' turns, and above how many fruits they keep. Very short.
cacao-picture-sells = sell
cacao-picture-keeps = keep
# Above what a tile would bring one way round, its gaps filled the best way. Very short.
cacao-picture-best = best fill
cacao-picture-hand = { $who } holds { $forms }
cacao-picture-several = { $count } × { $what }
cacao-picture-unplayed = { $who } has not yet played { $forms }
cacao-picture-pile = Still in the pile: { $tiles }
