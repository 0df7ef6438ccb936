# Koxinga: words in the picture, its description and the text board. Those in the picture must be short.

## The headline: what the game waits for. $who and $loser are players' names.

koxinga-picture-setup = The fleet assembles
# In the logbook between two numbers of blocks: the ship had to go back, from the first to the second. One short word.
koxinga-picture-back-to = back
koxinga-picture-rolling = The dice are rolled
koxinga-picture-dealing = Cards are drawn
koxinga-picture-swap = { $who } may swap the dice
# The same where both dice show the same.
koxinga-picture-equal = { $who } goes on: equal dice
koxinga-picture-cards = All choose a card
koxinga-picture-fork = { $who } chooses a branch
koxinga-picture-back = { $who } backs into a branch
koxinga-picture-attack = { $who } attacks
koxinga-picture-defend = { $who } defends
koxinga-picture-loot = { $who } loots { $loser }
koxinga-picture-drop = { $who } makes room for { $stack }
koxinga-picture-battle = Battle
koxinga-picture-sailing = { $who } sails

## In the picture

koxinga-picture-turn = Round { $number }
# Behind it: how many cards each player's draw pile still has.
koxinga-picture-piles = { $cards ->
    [0] draw piles empty
   *[other] draw piles: { $cards } each
}
# Name of block 0, start and goal.
koxinga-picture-strait = Formosa Strait
# Name of the island in the middle of the map.
koxinga-picture-island = Formosa
# Answers given beforehand, each on a small plate after a sign for its occasion. One or two short words.
koxinga-picture-plan-outer = outer
koxinga-picture-plan-inner = inner
koxinga-picture-plan-all = all
koxinga-picture-plan-none = none
koxinga-picture-plan-needed = as needed
koxinga-picture-plan-gold = gold
koxinga-picture-plan-food = food
koxinga-picture-plan-cannon = cannons
koxinga-picture-plan-biggest = most
koxinga-picture-plan-smallest = least
koxinga-picture-plan-treasure = card

## The description of the picture and the text board

koxinga-picture-choosing = Still choosing a card: { $seats }
koxinga-picture-starter = { $who } began the round
koxinga-picture-dice = First die { $left }, second die { $right }
koxinga-picture-acting = { $who } plays card { $card }, { $action ->
    [1] first action ({ $what })
   *[2] second action ({ $what })
}
# One player: name and colour of the ship, where it is and what it carries.
koxinga-picture-player = { $who } { $place }: { $goods }; { $treasures ->
    [0] no treasure cards
    [one] one treasure card
   *[other] { $treasures } treasure cards
}
koxinga-picture-on-block = on { $block }
koxinga-picture-at-start = at the start
koxinga-picture-at-home = home in Formosa Strait
koxinga-picture-no-goods = empty cabins
# Goods in one cabin, for the text board. $stack is as "3 food".
koxinga-picture-cabin = cabin { $number } { $stack }
koxinga-picture-cards-left = { $who }: { $hand } in hand, { $deck } to draw
koxinga-picture-cards-chosen = { $who }: { $hand } in hand, { $deck } to draw, has chosen
koxinga-picture-cards-shown = { $who }: { $hand } in hand, { $deck } to draw, shows card { $card } ({ $first }, then { $second })
koxinga-picture-cards-open = { $who } has played: { $cards }
koxinga-picture-walk = { $who } sailed { $blocks }
koxinga-picture-battle-on = Battle on { $block }: { $attacker } against { $others }
koxinga-picture-committed = { $who } commits { $cannons ->
    [0] no cannons
    [one] one cannon
   *[other] { $cannons } cannons
}
koxinga-picture-rolled = { $who }: { $cannons } and { $roll } make { $total }
koxinga-picture-flame = { $who } rolls the flame
koxinga-picture-won = { $winner } beats { $loser }
koxinga-picture-even = { $one } and { $other } are even
# Where a cost or a treasure lies: numbers of blocks.
koxinga-picture-cost = { $stack }: { $blocks }
koxinga-picture-chests = Treasures: { $blocks }
koxinga-picture-empty = Nothing on: { $blocks }
koxinga-picture-deck = { $count ->
    [one] One treasure card is still hidden
   *[other] { $count } treasure cards are still hidden
}
koxinga-picture-own-hand = Your hand: { $cards }
koxinga-picture-own-card = Your card this round: { $card }
koxinga-picture-own-treasures = Your treasure cards: { $points }
koxinga-picture-open-treasures = { $who } has treasure cards worth { $points }
koxinga-picture-own-plan = Answered beforehand: { $answers }
koxinga-picture-answer = { $what }: { $answer }
koxinga-picture-score = { $who }: { $gold } gold, { $location } position, { $treasure } treasure: { $total }
