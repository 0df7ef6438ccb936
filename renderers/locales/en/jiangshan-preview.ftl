## What an order would do, as far as its owner can know. $unit, $victim, $one and $other are names of units (Blade, foot unit …),
## $start, $end and $cell are cells like c5, $place is a city, camp or capital of this file. “Face down” is the march state, “face
## up” the battle state.

jiangshan-preview-unit = { $unit } on { $cell }
# An enemy in hiding, of whom no more is known.
jiangshan-preview-somebody = hidden enemy
jiangshan-preview-city = city
jiangshan-preview-camp = camp
jiangshan-preview-capital = capital

jiangshan-preview-go = The { $unit } goes { $start } → { $end }.
jiangshan-preview-forest = The { $unit } goes { $start } → { $end }, under the forest.
jiangshan-preview-forest-blind = The { $unit } attacks { $start } → { $end } blindly: an enemy hiding in the forest falls (1 merit, none for a Scout); if nobody is there, it just goes in.
jiangshan-preview-forest-strike = The { $unit } attacks { $start } → { $end }: the enemy hiding in the forest falls.
jiangshan-preview-forest-scout = An enemy Scout hiding there falls; anybody else there stops yours.
jiangshan-preview-stopped = If somebody hides there, your unit stays where it is and the action is spent.
jiangshan-preview-stopped-before = If somebody hides there, your unit stops on the cell before and the action is spent.
jiangshan-preview-stopped-ally = If an ally hides there, your unit is stopped, and the action is spent.
jiangshan-preview-inside = The { $unit } goes { $start } → { $end }, into your { $place } as its garrison.
jiangshan-preview-occupy = The { $unit } on { $start } takes the { $place } on { $end } and is used up: it goes back into your box.
jiangshan-preview-repulsed = If somebody is inside, none of this happens: the attack is repulsed.
jiangshan-preview-storm-repulsed = The { $unit } on { $start } attacks the { $place } on { $end }. Somebody is inside, so the attack is repulsed and the unit stays outside.
jiangshan-preview-capture = The { $unit } on { $start } captures the { $victim } on { $end }.
jiangshan-preview-capture-back = The { $unit } on { $start } captures the { $victim } on { $end }, whatever it may be.
jiangshan-preview-may-substitute = { $seat } might answer with Substitution.
jiangshan-preview-held = The result comes out at some moment within { $hours ->
        [one] an hour
       *[other] { $hours } hours
    }, whether anybody can answer or not.
jiangshan-preview-sail = The { $unit } sails { $start } → { $end }.
jiangshan-preview-sneak = Crossing: the { $unit } sails { $start } → { $end }, past every blockade.
jiangshan-preview-command = The { $unit } is sent { $start } → { $end } by the commander on { $commander }.
jiangshan-preview-command-camp = The { $unit } is sent { $start } → { $end } by the camp on { $commander }.
jiangshan-preview-exchange = The { $one } on { $start } and the { $other } on { $end } change places.
jiangshan-preview-support = From your reserve to { $cell }, face down: { $unit }.
jiangshan-preview-support-inside = From your reserve into the camp on { $cell }, unseen: { $unit }.
# $capital: whether it is one, which it stays.
jiangshan-preview-rebuild-city =
    The camp on { $cell } becomes a city: 1 supply each turn, and no more commands or reserves. Four supply make 1 morale, which pays for stratagems and is worth 1 point where points decide.{ $capital ->
        [true] { " " }It stays a capital, and losing it costs the same.
       *[false] { "" }
    }
jiangshan-preview-rebuild-camp = The city on { $cell } becomes a camp: it commands and brings reserves, and gives no more supply.{ $capital ->
    [true] { " " }It stays a capital, and losing it costs the same.
   *[false] { "" }
}
jiangshan-preview-deploy = The { $unit } on { $cell } turns face up.
jiangshan-preview-challenge = The { $unit } on { $cell } must turn face up.
jiangshan-preview-recruit = Joins your reserve for { $price } merit ({ $left } left): { $unit }. Others see the price alone.
jiangshan-preview-scout = Conjuring: a Scout appears on { $cell }. It acts from your next turn on.
jiangshan-preview-scout-reserve = Conjuring: a Scout joins your reserve.
jiangshan-preview-extra = Deception: one more action this turn, for units that have not acted yet.
jiangshan-preview-shoot = The { $unit } on { $start } shoots at { $end } and can do nothing else this turn.
jiangshan-preview-rocks = The garrison of { $start } drops rocks on { $end }, which act like a shot, and can do nothing else this turn.
jiangshan-preview-shot-chaos = The { $unit } on { $cell } falls into chaos: it cannot act until { $seat }'s turn ends, and another shot would kill it.
jiangshan-preview-shot-dead = The { $unit } on { $cell } is in chaos already: the shot kills it.
jiangshan-preview-shot-back = The { $unit } on { $cell } must turn face up first: light armour falls into chaos, heavy armour keeps you from shooting.
jiangshan-preview-shot-if-stopped = The shot is lost if your rider is stopped.
jiangshan-preview-shot-lost = After the move your team does not see { $cell }: the rider holds its shot and may choose another target.
jiangshan-preview-betrayed = Everybody then knows that somebody is on { $cell }.
jiangshan-preview-fire = Wildfire: the shot from { $start } lights a small fire on { $end }, where nobody can go then.
jiangshan-preview-fire-forest = Whoever hides in that forest is betrayed and falls into chaos: it cannot act until its owner's turn ends.

jiangshan-preview-fighting = Your { $unit } then stands face up.
jiangshan-preview-fighting-faced = Your { $unit } then stands face up, facing { $facing }.
jiangshan-preview-marching = Your { $unit } stays face down.
jiangshan-preview-marching-faced = Your { $unit } stays face down; when it is seen it faces { $facing }.
jiangshan-preview-marching-seen = Your { $unit } stays face down; the enemy sees it there, so it turns face up when the enemy's turn begins.
jiangshan-preview-marching-faced-seen = Your { $unit } stays face down; the enemy sees it there, so it turns face up when the enemy's turn begins, facing { $facing }.
jiangshan-preview-hidden = Your { $unit } is then hidden.
jiangshan-preview-king = It threatens to take { $seat }’s King on { $cell } next turn.
jiangshan-preview-town = It threatens to take { $seat }’s { $place } on { $cell } next turn, if nobody is inside.
# The unit that acts stands at a gate then.
jiangshan-preview-gate = Whoever is inside the { $place } on { $cell } cannot capture it, { $heavy ->
    [true] nor harm it with rocks: it wears heavy armour
   *[false] but may drop rocks, which throw it into chaos: it cannot act next turn
}.

jiangshan-preview-turned = First turned face up, so that all see what it is: { $units }.
jiangshan-preview-revealed = These come into your sight and turn face up: { $units }.
jiangshan-preview-siege =
    All four gates of { $cell } are closed then{ $dizzy ->
        [true] {" "}(units in chaos close them, too)
       *[false] {""}
    }: the { $place } becomes yours, and a garrison inside falls.
jiangshan-preview-siege-unless-scout = But not if the unit of somebody else at one of these gates is a Scout.
jiangshan-preview-merit = You earn { $merit } merit and have { $left }.
jiangshan-preview-merit-unless-scout = You earn { $merit } merit, but nothing for a Scout.
jiangshan-preview-setback = { $seat } loses { $loss } morale: { $morale } left.
jiangshan-preview-defeated = { $seat } is defeated.
jiangshan-preview-cost = Costs { $morale } morale: { $left } left.
jiangshan-preview-supply-lost = Your supply of { $supply } is lost.
jiangshan-preview-exposed = Seen by the enemy, and so face up when the enemy's turn begins: { $units }.
jiangshan-preview-leaderless = **Your King is hidden there, so he leads nobody: each turn that begins so costs you 1 morale.**
jiangshan-preview-leaderless-rout = Your King is hidden there, so he leads nobody, and your morale is too low to bear it: as things are, you are defeated when your next turn begins!
jiangshan-preview-left =
    { $count ->
        [0] No action is left; your turn stays open for free orders.
        [one] One action is left this turn.
       *[other] { $count } actions are left this turn.
    }
jiangshan-preview-free = This costs no action.
jiangshan-preview-rallied = Out of chaos again: { $units }.
jiangshan-preview-hides = Seen by no enemy, and so face down when your turn ends: { $units }.
# The unit that acts.
jiangshan-preview-hides-again = No enemy sees it there, so it turns face down again when your turn ends.
jiangshan-preview-closes = Your turn ends.
jiangshan-preview-loses-heart = { $seat }’s King is hidden, so their turn then begins with 1 morale less: { $morale } left.
jiangshan-preview-loses-heart-rout = { $seat }’s King is hidden, and their morale is too low to bear it: as their turn begins it falls to { $morale }, and they are defeated.
jiangshan-preview-rides = Your rider may shoot then; your turn waits for it.

jiangshan-preview-pick = You will hold: { $stratagems }. Nobody sees them before you use them.
jiangshan-preview-standing-auto = Substitution is used at once, by these lists.
jiangshan-preview-standing-ask = You are asked; if you do not answer in time, these lists decide.
jiangshan-preview-standing-off = Substitution is never used.
jiangshan-preview-standing-protects = Protected: { $units }.
# The units are in the order in which they are given up.
jiangshan-preview-standing-gives = Given up, the first of them first: { $units }.
jiangshan-preview-standing = Only you will know. You can change it at any time.
jiangshan-preview-preset = When the { $unit } on { $cell } is seen, it faces { $facing }. Only you know that.
jiangshan-preview-falls = The { $unit } on { $cell } falls.
jiangshan-preview-resign = You give up: your army and your cities and camps leave the board.
jiangshan-preview-draw = The game is drawn if everybody else offers it, too. Your offer stands until your next turn begins.
