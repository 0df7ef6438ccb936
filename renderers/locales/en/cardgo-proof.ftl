# What whoever wrote a map or a deck reads over before its table is opened.

cardgo-proof-map = Map: { $columns } columns, { $rows } rows, { $cells } cells to place cards on: { $terrains }
cardgo-proof-deck = Deck: { $count } cards: { $cards }
cardgo-proof-several = { $what } ×{ $count }
cardgo-proof-value = { $value }
cardgo-proof-effect = { $value } { $effect }
