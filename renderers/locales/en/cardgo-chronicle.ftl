### Chronicle: what a game was, told when it is over.

cardgo-chronicle-hp = HP
cardgo-chronicle-damage = Damage dealt
cardgo-chronicle-connection = Longest connection so far
cardgo-chronicle-pieces = Pieces on the board
cardgo-chronicle-blow = { $seat } costs { $other } { $hp } HP with a card on { $cell }.
cardgo-chronicle-own = { $seat } loses { $hp } HP by their own card on { $cell }.
cardgo-chronicle-best = The heaviest blow: { $seat } on { $cell } in turn { $turn }, { $hp } HP
cardgo-chronicle-luck-cards = { $seat }: cards worth { $got } dealt and drawn ({ $fair } on average)
cardgo-chronicle-luck-sorrow = { $seat }: Sorrow rolled { $got } ({ $fair } on average)
