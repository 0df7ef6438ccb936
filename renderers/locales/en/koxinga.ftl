# Koxinga: a race around Formosa (Taiwan) in Koxinga's time. Food, gold and cannons are goods in the five cabins of a ship;
# blocks are the 71 spaces of the map, named by their numbers. Every card has two actions, the first powered by the left die,
# the second by the right one.

## The game

koxinga-name = Koxinga
# At most 100 characters, shown in Discord's list of commands.
koxinga-about = Race around Formosa, load your cabins, fight for treasure. For two to six.
# What a seat is called: the colour of its ship.
# To somebody who begins a first game: the aim, how a turn goes, what the first picture shows.
koxinga-first-aim = Sail once around Formosa. The most points for gold, treasure and position win.
koxinga-first-turn = Choose a card in secret. It does two things: the first by the left die, the second by the right one.
koxinga-first-picture = Each block shows what it costs to stop there. Your ship starts at the top right.
koxinga-seat-0 = Blue
koxinga-seat-1 = Green
koxinga-seat-2 = Yellow
koxinga-seat-3 = Red
koxinga-seat-4 = Orange
koxinga-seat-5 = Sky blue
koxinga-preset-standard = Standard: everybody finishes the round in which somebody arrives
koxinga-preset-original = Original: as in the original computer program

## Options. The name is a parameter of a slash command: lower case, no spaces, at most 32 characters.

koxinga-option-end_after = end-after
koxinga-option-end_after-about = When the game ends after somebody has come home
koxinga-option-end_after-turn = Round: everybody completes both actions
koxinga-option-end_after-pass = Half round: everybody completes the action under way
koxinga-option-setup_distribution = set-up
koxinga-option-setup_distribution-about = How costs and treasures are spread over the map
koxinga-option-setup_distribution-uniform = Even: every free block is as likely as the others
koxinga-option-setup_distribution-wrap = Wrapped: low numbers are likelier, as in the original
koxinga-option-map_seed = map-number
koxinga-option-map_seed-about = The same number gives the same map at every table; 0: a new one
koxinga-option-retreat = retreat
koxinga-option-retreat-about = What a player who could not pay in full pays on going back
koxinga-option-retreat-each = Each: on every block, until it can be paid
koxinga-option-retreat-once = Once: one block back, and nothing more to pay there
koxinga-option-overboard = overboard
koxinga-option-overboard-about = What goes overboard for new goods when all five cabins are full
koxinga-option-overboard-smallest = Smallest: always the smallest stack of another kind
koxinga-option-overboard-choose = Choose: a stack of another kind that its owner picks

## Words

koxinga-food = food
koxinga-gold = gold
koxinga-cannon =
    { $amount ->
        [one] cannon
       *[other] cannons
    }
koxinga-stack = { $amount } { $kind }
# A player's name alone, in a list.
koxinga-seat = { $seat }
# Something to type, as it is.
koxinga-literal = { $words }
# The halves of the ten action cards. "die" is the die that powers the half.
koxinga-card-1-1 = move
koxinga-card-1-2 = move
koxinga-card-2-1 = move
koxinga-card-2-2 = cannons
koxinga-card-3-1 = cannons
koxinga-card-3-2 = move
koxinga-card-4-1 = move −1
koxinga-card-4-2 = food
koxinga-card-5-1 = move −2
koxinga-card-5-2 = gold
koxinga-card-6-1 = food
koxinga-card-6-2 = move −2
koxinga-card-7-1 = gold
koxinga-card-7-2 = move −1
koxinga-card-8-1 = food
koxinga-card-8-2 = gold
koxinga-card-9-1 = gold
koxinga-card-9-2 = food
koxinga-card-10-1 = cannons
koxinga-card-10-2 = cannons

## What to choose

koxinga-prompt-chance = Chance decides.
koxinga-prompt-swap = You begin this round. Swap the two dice for everybody?
# The same where the dice are known.
koxinga-prompt-dice = You begin: the dice show { $first } and { $second }. Swap them for everybody?
koxinga-prompt-equal = Both dice show { $die }: there is nothing to swap.
koxinga-prompt-cards = Which card do you play? Nobody sees it before your first action.
koxinga-prompt-fork = The way forks after { $block }. Which branch do you take?
koxinga-prompt-back = You go back from { $block }, and the way forks. Which branch do you take?
koxinga-prompt-attack = You attack. How many cannons do you commit? They are spent.
koxinga-prompt-defend = { $seat } attacks with { $total }. Commit how many cannons? They are spent.
koxinga-prompt-loot = You won. What do you take?
koxinga-prompt-drop = All your cabins are full. What goes overboard for the new goods?
koxinga-prompt-plan = Answer something beforehand for this round. Nobody else sees it.

## Choices in menus, at most 80 characters

# A move within a sentence.
koxinga-words-card = card { $card } ({ $first }, then { $second })
koxinga-words-swap = swapping the dice
koxinga-words-keep = keeping the dice

koxinga-label-swap = Swap the dice
koxinga-label-keep = Keep the dice
# Both dice show the same: there is nothing to swap.
koxinga-label-on = Go on
koxinga-label-play = Play a card
koxinga-label-card = { $card }: { $first }, then { $second }
# $due: what the block asks or brings, as in previews.
koxinga-label-outer = Outer branch, to { $block }: { $due }
koxinga-label-inner = Inner branch, to { $block }: { $due }
koxinga-label-battle = battle, then { $due }
koxinga-label-lacks = { $due }, more than you have
# 0 is the start. $then: what awaits the ship there.
koxinga-label-back = { $due } (not enough), back to { $end ->
    [0] the start
   *[other] { $end }
}, { $then }
koxinga-label-fire = Commit cannons
koxinga-label-none = None
koxinga-label-all = All
koxinga-label-more = More…
koxinga-label-cabins = Cabin by cabin
# Cannons to commit. $cabin is 0 where the smallest stacks go first, else the cabin's number.
koxinga-label-cannons =
    { $cabin ->
       *[0] { $amount }
        [1] { $amount } from cabin 1
        [2] { $amount } from cabin 2
        [3] { $amount } from cabin 3
        [4] { $amount } from cabin 4
        [5] { $amount } from cabin 5
    }
koxinga-label-loot = Take something
koxinga-label-cabin = Cabin { $number }: { $stack }
koxinga-label-drop = Throw something overboard
koxinga-label-treasure = A random treasure card
koxinga-label-plan = Answers beforehand
# What may be typed in words: word=sign of the notation, with a comma and a space between; the longer ones first.
koxinga-typed = { koxinga-label-swap }=swap, { koxinga-label-keep }=keep, Outer branch=outer, Inner branch=inner, { koxinga-label-play }=card, { koxinga-label-fire }=fire, { koxinga-label-cabins }=cabins, { koxinga-label-loot }=loot, { koxinga-label-drop }=drop, { koxinga-label-treasure }=treasure, { koxinga-label-plan }=plan
koxinga-plan-fork = At a fork
koxinga-plan-fork-outer = take the outer branch
koxinga-plan-fork-inner = take the inner branch
koxinga-plan-fork-ask = ask me
koxinga-plan-back = Going back where the ways meet
koxinga-plan-back-outer = into the outer branch
koxinga-plan-back-inner = into the inner branch
koxinga-plan-back-ask = ask me
koxinga-plan-attack = When I attack
koxinga-plan-attack-all = commit all cannons
koxinga-plan-attack-none = commit none
koxinga-plan-attack-needed = commit as many as it takes
koxinga-plan-attack-ask = ask me
koxinga-plan-defend = When I am attacked
koxinga-plan-defend-all = commit all cannons
koxinga-plan-defend-none = commit none
koxinga-plan-defend-needed = commit as many as it takes
koxinga-plan-defend-ask = ask me
koxinga-plan-loot = When I win
koxinga-plan-loot-gold = take the largest stack of gold
koxinga-plan-loot-food = take the largest stack of food
koxinga-plan-loot-cannon = take the largest stack of cannons
koxinga-plan-loot-biggest = take the largest stack
koxinga-plan-loot-treasure = take a treasure card
koxinga-plan-loot-ask = ask me
koxinga-plan-drop = When I have no room
koxinga-plan-drop-smallest = throw the smallest stack overboard
koxinga-plan-drop-food = throw the smallest stack of food overboard
koxinga-plan-drop-gold = throw the smallest stack of gold overboard
koxinga-plan-drop-cannon = throw the smallest stack of cannons overboard
koxinga-plan-drop-ask = ask me

## What happened

koxinga-event-starter = { $seat } begins the first round.
koxinga-event-dealt = You drew card { $card }.
koxinga-event-dice = Round { $turn }: the dice show { $left } and { $right }.
koxinga-event-swap = { $seat } swaps the dice: { $left } first, then { $right }.
koxinga-event-keep = { $seat } keeps the dice: { $left } first, then { $right }.
koxinga-event-chosen = You chose card { $card }.
# What it does with the dice of this round: $first and $second are one of the next two messages.
koxinga-event-card = { $seat } shows card { $card }: { $first }, then { $second }.
koxinga-event-card-move =
    { $steps ->
        [-1] one block back
        [0] no move
        [one] one block on
       *[other] { $steps } blocks on
    }
koxinga-event-card-load = { $amount } { $kind }
koxinga-event-plan = { $what }: { $answer }.
koxinga-event-load = { $seat } loads { $amount } { $kind }.
koxinga-event-load-lost = { $seat } loses the new { $amount } { $kind }: all five cabins hold that kind.
koxinga-event-drop = { $seat } throws { $gone } overboard for { $loaded }: all five cabins are full.
koxinga-event-stay = { $seat } stays.
koxinga-event-move = { $seat } sails to { $block }.
koxinga-event-back =
    { $steps ->
        [one] { $seat } goes back to { $block }.
       *[other] { $seat } goes back { $steps } blocks, to { $block }.
    }
koxinga-event-finish = { $seat } is home in Formosa Strait!
koxinga-event-battle = { $seat } meets { $others } on { $block }: battle!
koxinga-event-cannons =
    { $amount ->
        [one] { $seat } commits one cannon.
       *[other] { $seat } commits { $amount } cannons.
    }
koxinga-event-roll = { $seat } rolls { $roll }: { $strength } in all.
koxinga-event-flame = { $seat } beats { $other } by rolling the flame!
koxinga-event-win = { $seat } beats { $other }: { $more } against { $less }.
koxinga-event-draw = { $seat } and { $other } are even: { $strength } each, and nobody takes anything.
koxinga-event-loot = { $seat } takes { $amount } { $kind } from { $other }.
koxinga-event-nothing = { $other } has nothing that { $seat } could take.
koxinga-event-steal = { $seat } steals a treasure card from { $other }.
koxinga-event-steal-card = The treasure card that { $seat } took from { $other } is worth { $points }.
koxinga-event-pay = { $seat } pays { $paid } { $kind }.
koxinga-event-short =
    { $paid ->
        [0] { $seat } should pay { $amount } { $kind } on { $block }, and has none.
       *[other] { $seat } can pay only { $paid } of { $amount } { $kind } on { $block }, and loses that.
    }
koxinga-event-paid-before = { $seat } has paid once already, and pays nothing on { $block }.
koxinga-event-treasure = { $seat } finds a treasure card.
koxinga-event-treasure-card = You found a treasure card worth { $points }.
koxinga-event-treasure-goods = { $seat } finds a treasure card that brings 7 { $kind }.
# A ship stops where a treasure lay when its card was chosen.
koxinga-event-taken = The treasure on { $block } is gone: { $other } was there first.

## How it ended

koxinga-outcome =
    { $count ->
        [one] { $winners } wins with { $total } points.
       *[other] { $winners } win together with { $total } points.
    }
koxinga-score = { $seat }: { $total } ({ $gold } gold, { $location } position, { $treasure } treasure)
# Why a move is best: what it brings, and more of it than the move that it is compared with.
koxinga-why-way = It brings you nearer to home. Home is worth 15 points, and whoever gets there ends the game.
koxinga-why-gold = It leaves you more gold. Each is a point at the end.
koxinga-why-food = It leaves you more food, which pays for the next stops.
koxinga-why-cannons = It leaves you more cannons, which win battles.
koxinga-why-stores = It leaves you more food and cannons: food pays for the next stops, cannons win battles.
koxinga-why-treasure = It could bring you a treasure. A treasure card is worth 2 to 9 points.
koxinga-why-loot = It brings a battle that promises loot: a stack of goods, or a treasure card.
# Of swapping or keeping the dice: the card it is done for, and why, one of the above.
koxinga-why-card = I mean to play card { $card } then. { $why }
# What a review counts from turn to turn.
koxinga-stock-counted = The graph counts 1 for each block and each gold, 5 for a treasure card, 0.3 for each food and cannon: yours less those of the foremost other ship. It is no forecast.
koxinga-stock-way = Blocks still to go
koxinga-stock-gold = Gold
koxinga-stock-food = Food
koxinga-stock-cannons = Cannons
koxinga-stock-treasure = Treasure cards
# The same once the game is over, as the score counts it.
koxinga-stock-score-position = Points for position
koxinga-stock-score-treasure = Points for treasure
koxinga-stock-score-gold = Points for gold

## Why a move is not possible

koxinga-refusal-spectator = You are watching this game; only its players can move.
koxinga-refusal-wait = You have nothing to decide now. You can choose “Answers beforehand” for this round, or type “plan”.
koxinga-refusal-over = You have nothing to choose now.
koxinga-refusal-long = The move is complete before that. Write one decision at a time.
koxinga-refusal-choice = “{ $typed }” is not possible now. You can write: { $legal }.
koxinga-refusal-twice = “{ $typed }” names cabin { $cabin } twice. Write each cabin once, with all its cannons.
koxinga-refusal-unread = I cannot read “{ $typed }”. Write a decision, such as card 6, swap or fire 4.
koxinga-refusal-condition = “{ $typed }” is not a condition. Write roll 3 5 (the dice as rolled), dice 5 3 (as the starter leaves them), swap, keep, or a card that is turned up, such as card 7.

## What you can foresee before you confirm. $what is one of the parts below, $due what a block asks.

koxinga-preview-first = First: { $what }.
koxinga-preview-second = Then: { $what }.
koxinga-preview-or = Or: { $what }.
# Of two ways the owner chooses one; each is one of the messages below.
koxinga-preview-fork = as you choose, by the outer way { $outer }; or by the inner way { $inner }
koxinga-preview-way = You come { $what }.
koxinga-preview-load = load { $amount } { $kind }
koxinga-preview-drop = load { $amount } { $kind }; all your cabins are full, so { $gone } must go overboard
# What goes overboard where its owner chooses, and where all five cabins hold what is loaded.
koxinga-preview-any = a stack of your choice
koxinga-preview-new = the new goods
koxinga-preview-other = your smallest stack of another kind
# The same where it is known which one that is as things are.
koxinga-preview-now = your smallest stack of another kind (now { $gone })
# Where nobody chooses it.
koxinga-preview-smallest = { $gone } (by the rules, your smallest stack of another kind)
# After a treasure or a battle it is not certain what is in the cabins.
koxinga-preview-full = load { $amount } { $kind }; if all your cabins are still full, { $gone } must go overboard
koxinga-preview-lost = no room for { $amount } { $kind }
koxinga-preview-stay = stay where you are
# Where the ship will be by then is not certain. $steps may be −1.
koxinga-preview-steps =
    { $steps ->
        [-1] one block back from there
        [one] one block on from there
       *[other] { $steps } blocks on from there
    }
# Where it should be by then; $there is one of the next messages.
koxinga-preview-onward = from there { $there }
# Where it may be by then on several blocks; $blocks, a list of the next message, are those from which the way leads there.
koxinga-preview-onward-from = from { $blocks } { $there }
koxinga-origin = { $block }
koxinga-origin-start = Formosa Strait
koxinga-preview-home = home to Formosa Strait: worth 15 points, and the game ends
koxinga-preview-start = to the start in Formosa Strait
koxinga-preview-land = to { $block }: { $due }
# $hangs: what the battle may change of $due: whether there is enough food or gold for it, or something else.
koxinga-preview-battle = to { $block }: battle with { $others }, then{ $hangs ->
    [win-food] , unless you take food from them, with what you hold now:
    [win-gold] , unless you take gold from them, with what you hold now:
    [lose-food] , unless they take your food:
    [lose-gold] , unless they take your gold:
    [now] , with what you hold now:
   *[no] {""}
} { $due }
# Each of the others where the odds are known: with all cannons fired on both sides, as many as there are now. $prizes:
# the most of each good that a victor may take, and the next message.
koxinga-preview-rival = { $seat } (you lose in { $chance } of 100{ $loads ->
    [yes] , more if they load cannons first
   *[no] {""}
}{ $count ->
    [0] {""}
    [1] ; if you win, you take { $prizes }
   *[other] ; if you win, you take one of { $prizes }
})
koxinga-prize-card = a treasure card
koxinga-preview-free = nothing to pay
koxinga-preview-treasure = a treasure
koxinga-preview-treasure-full = a treasure; { $same ->
    [yes] 7 food or gold would push { $food } overboard
   *[no] 7 food would push { $food } overboard, 7 gold { $gold }
}
koxinga-preview-pay = pay { $amount } { $kind }
# What the block asks of a ship of which nobody knows what it has by then.
koxinga-preview-asks = where { $amount } { $kind } must be paid, if you still have that
# The same where $held is less, whatever becomes of that.
koxinga-preview-lacks =
    where { $amount } { $kind } must be paid; by then you have { $held ->
        [0] none
       *[other] at most { $held }
    }, unless a treasure or a battle brings you more
# $good is food or gold, $paid how much of it there is, $there the next message.
koxinga-preview-short =
    pay { $amount } { $kind }; you { $paid ->
        [0] have no { $good ->
            [gold] gold
           *[food] food
        }, so you
       *[other] hold only { $paid }, so you lose that and
    } { $there }
# $there is where it ends. On the way there are $met $fights, and $losses go overboard.
koxinga-preview-back =
    go back { $there }{ $met ->
        [0] {""}
       *[other] {"; "}on the way a battle { $fights }, which may change that
    }{ $lost ->
        [0] {""}
       *[other] {"; "}on the way you lose { $losses }
    }
koxinga-preview-fight = on { $block } with { $others }
koxinga-preview-either = { $outer }, or { $inner }, as you choose
# $block is where branches meet once more.
koxinga-preview-further = to { $block }, where you cannot pay either and the way forks again
koxinga-preview-dice = For everybody: { $left } for the first action, { $right } for the second.
koxinga-preview-fire =
    { $amount ->
        [0] You commit no cannons; you keep { $left }.
        [one] You commit one cannon; you keep { $left }.
       *[other] You commit { $amount } cannons; you keep { $left }.
    }
# $even is in 100, if no cannons answer: a draw.
koxinga-preview-attack =
    { $guns ->
        [0] Against { $other }: you win { $most } in 100{ $even ->
            [0] {""}
           *[other] ; { $even } are draws: nobody takes anything
        }.
       *[other] Against { $other }: you win { $most } in 100 if no cannons answer, { $least } if all { $guns } do. In a draw nobody takes anything.
    }
koxinga-preview-defend =
    { $even ->
        [0] { $lost ->
            [0] You win for certain, whatever your die shows.
           *[other] Of { $faces } results of your die, { $won } win and { $lost } lose.
        }
        [one] Of { $faces } results of your die, { $won } win, { $lost ->
            [0] {""}
           *[other] { $lost } lose,{" "}
        }and one is a draw: nobody takes anything.
       *[other] Of { $faces } results of your die, { $won } win, { $lost } lose, and { $even } are draws: nobody takes anything.
    }
koxinga-preview-loot = As loot: { $what }.
# What is due where a battle was fought, and what is aboard after it; $sure is no while the battle may change that.
koxinga-preview-next =
    { $sure ->
        [yes] Then, on { $block }: { $due }.
       *[no] After the battle, on { $block }, with what you hold now: { $due }.
    }
koxinga-preview-aboard = After that you hold { $goods }.
koxinga-preview-several = You fight all { $count } ships here: your cannons and your die count against each, and a flame beats them all.
koxinga-preview-overboard = You throw { $gone } overboard, and load { $amount } { $kind }.
koxinga-preview-steal =
    { $count ->
        [one] You get the only treasure card.
       *[other] You get one of { $count } treasure cards, at random.
    }

## What a player is warned of, in private.

# $theirs and $mine count cannons; $chance is in 100, with all cannons fired on both sides. $still is maybe before a card
# is chosen, with which the ship may sail away first.
koxinga-threat-battle =
    { $count ->
        [one] { $seat } can reach block { $block } this round and{ $still ->
            [maybe] , if you are still there then,
           *[yes] {""}
        } beats you in { $chance } of 100 (cannons { $theirs } : { $mine }).
       *[other] { $count } ships can reach block { $block } this round;{ $still ->
            [maybe] {" "}if you are still there then,
           *[yes] {""}
        } the strongest, { $seat }, beats you in { $chance } of 100 (cannons { $theirs } : { $mine }).
    }
koxinga-threat-food =
    { $stops ->
        [0] Food { $food }: { $food ->
            [0] too little for any stop that asks for food
           *[other] too little for many stops that ask for food
        }, usually { $price }. Load food, or you fall back from there.
        [one] Food { $food }: lasts for one stop, which usually costs { $price }. Load food soon.
       *[other] Food { $food }: lasts for { $stops } stops, which usually cost { $price } each.
    }
# Where a ship may end on other blocks too, for which the $warning does not hold.
koxinga-threat-at = If you end on { $blocks }: { $warning }
# Other goods fill the cabins after what is previewed.
koxinga-threat-laden = With this load { $stops ->
    [0] your cabins are full, with too little food for even one stop
    [one] the cabins left hold food for one stop at most
   *[other] the cabins left hold food for { $stops } stops at most
}; home is { $blocks } blocks away. { $stops ->
    [0] Until one is empty, food that you load pushes another stack overboard.
   *[other] Keep cabins free for food.
}
# Who may be there earlier in this round; $chance is how many in 100 hold a card that leads there, $sure how that is said.
# $rival: the strongest of the $fights who may still be there when the ship comes.
koxinga-threat-treasure = Before you can get to { $block }, { $others } may take the treasure there: { $sure ->
    [certain] they hold a card that leads there
    [nearly] they almost certainly hold a card that leads there
   *[maybe] the chance that they hold a card for it is { $chance } in 100
}.{ $fights ->
    [0] {""}
   *[other] {" "}If { $rival } still lies there then, you attack, and lose in { $lost } of 100.
}
koxinga-threat-home = { $seat } may come home this round: { $sure ->
    [certain] they hold a card that leads there
    [nearly] they almost certainly hold a card that leads there
   *[maybe] the chance that they hold a card for it is { $chance } in 100
}{ $count ->
    [1] {""}
   *[other] ; so may others
}. The game then ends, and { $seat } has about { $points } points, before what stops cost.
koxinga-threat-first = { $seat } may be on { $block } before you get there: then you attack, and lose in { $chance } of 100.
# $scores is a list of the next message, the leader first; $advice one of those after it. $hidden counts cards that this
# player does not know.
koxinga-threat-score =
    If it ended now: { $scores }. { $advice }{ $hidden ->
        [0] {""}
       *[other] {" "}Hidden treasure cards count { $average } each here, as on average.
    }
koxinga-threat-points =
    { $hidden ->
        [0] { $seat } with { $points }
       *[other] { $seat } with about { $points }
    }{ $blocks ->
        [0] {" "}(home)
        [one] {" "}(1 from home)
       *[other] {" "}({ $blocks } from home)
    }
koxinga-threat-places = Home is worth 15, other blocks −5 to 10.
# $can is yes where block 60 is still to be passed, and two good rounds may do it.
koxinga-threat-hurry =
    { $can ->
        [yes] { $seat } may end the game in a round or two, and then has about { $points }, before what stops cost: sail past block 60 by then, or you lose 5.
       *[no] { $seat } may end the game in a round or two, and then has about { $points }, before what stops cost.
    }
# What somebody would have at home who is nearly there, and the most that anybody else may then have.
koxinga-threat-lead = At home you would have { $points }, before what stops cost, and nobody else has more now: sail home.
koxinga-threat-ahead = At home you would have { $points }, before what stops cost, and nobody else has more now: make for home, with food for the way.
koxinga-threat-behind = At home you would have { $points }, before what stops cost, but { $seat } may have { $more } by then. Coming home ends the game: get more first.
# Somebody is home.
koxinga-threat-last = The game ends with this round: home is worth 15, other blocks −5 to 10.
koxinga-threat-lag = { $seat } is { $blocks } blocks ahead of you. Whoever comes home ends the game, so sail on.

koxinga-preview-later = What it does depends on the dice, which are not thrown yet.
koxinga-preview-plan = If this question comes up in this round, the game uses your answer. Nobody else knows of it.
# A puzzle: whose move it is, and what the answer brings; and why it is right.
koxinga-puzzle = Keep or swap the dice, then choose a card, so that { $seat } gains { $gain } points or more by the end of this round.
koxinga-puzzle-right = It brings { $gain } points or more; no other order of the dice with any card does.
