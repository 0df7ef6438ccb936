### Chronicle: what a game was, told when it is over.

cardgo-chronicle-hp = HP
cardgo-chronicle-damage = Damage dealt, beyond 0 HP too
cardgo-chronicle-connection = Longest connection so far
cardgo-chronicle-pieces = Pieces on the board
# A card and what it cost, $hp, and what was $left. Of the $count pieces that took effect some may be $enclosed ones of the
# other side. In -own the placed piece is enclosed and counts for $other; in -effect the card's effect did it to $hurt.
cardgo-chronicle-blow =
    { $count ->
        [one] { $seat } on { $cell }: one piece takes effect. { $other } loses { $hp } HP and has { $left } left.
       *[other] { $seat } on { $cell }: { $count } pieces take effect. { $other } loses { $hp } HP and has { $left } left.
    }
cardgo-chronicle-enclosed =
    { $count ->
        [one] { $seat } on { $cell }: an enclosed piece of { $other } takes effect. { $other } loses { $hp } HP and has { $left } left.
       *[other] { $seat } on { $cell }: { $count } pieces take effect, { $enclosed } of them { $other }'s own, enclosed. { $other } loses { $hp } HP and has { $left } left.
    }
cardgo-chronicle-own =
    { $count ->
        [one] { $seat } on { $cell }: the piece is enclosed there, so one piece takes effect for { $other }. { $seat } loses { $hp } HP and has { $left } left.
       *[other] { $seat } on { $cell }: the piece is enclosed there, so { $count } pieces take effect for { $other }. { $seat } loses { $hp } HP and has { $left } left.
    }
cardgo-chronicle-effect = { $seat } on { $cell }: by the card's own effect, { $hurt } loses { $hp } HP and has { $left } left.
# One card that costs both sides HP: two of the above.
cardgo-chronicle-both = { $one } { $other }
# A blow, and when the pieces that took effect were placed before it.
cardgo-chronicle-built = { $told } Placed before: { $pieces }.
cardgo-chronicle-placed = { $cell } (turn { $turn })
cardgo-chronicle-best = The heaviest blow: { $seat } on { $cell } in turn { $turn }, { $hp } HP
cardgo-chronicle-luck-cards = { $seat }: cards worth { $got } dealt and drawn ({ $fair } on average)
cardgo-chronicle-luck-sorrow = { $seat }: Sorrow rolled { $got } ({ $fair } on average)
