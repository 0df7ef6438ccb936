### The lessons of Jiangshan: of each its title; of each board what it teaches, asks, and answers.

# To whoever moves the King where something else is asked for.
jiangshan-course-king = Leave the King where it is. Another unit does it here.

jiangshan-course-faces = Two faces
jiangshan-course-faces-1 =
    Face down a tile is **round** (march state): enemies see its class, not its type, and it only moves.
    Face up it has a **golden frame** (battle state): all see its type, and it can capture. Whoever captures turns up by itself.
jiangshan-course-faces-1-asks = Yours are the red units. Your Pike captures one or two cells straight ahead: capture the Blade on c3 with it.
jiangshan-course-faces-1-right =
    The Pike turned up and captured. No enemy sees it on c3, so it lies face down again; the eye on it says that the enemy knows its type all the same.
    Each type goes its own ways, and they are drawn: choose a unit, then press “What the rules say”.
jiangshan-course-faces-1-walks = “Face down” or “turn up and advance”: either way the Pike only walks. The Blade is on c3, two cells straight ahead.
jiangshan-course-faces-1-otherwise = Turning face up is free, so you still have your action. But the Blade stands: choose the capture.
jiangshan-course-faces-2-asks = Capture the Bowman on c4. The Blade strikes one cell ahead, also diagonally; the Fast Horse one cell straight and one diagonally.
jiangshan-course-faces-2-right =
    The Fast Horse goes one cell straight and one diagonally, in either order. The cell that it passes must be free; one of the two ways is enough.
    It may also go one cell straight, but captures nobody that way.
jiangshan-course-faces-2-blade = The Blade reaches one cell ahead, straight or diagonally. The Bowman is two away.
jiangshan-course-faces-2-horse = The right unit, but the Bowman is on c4: a knight’s step from b2.
jiangshan-course-faces-2-otherwise = Nobody is captured by that. Look for a knight’s step to c4.

jiangshan-course-facing = Facing
jiangshan-course-facing-1 =
    Face up, foot captures and shoots only the way its tile points. It reaches nobody behind it, and only the Armoured Foot reaches its sides.
    It may turn whenever it moves or turns face up. Choose the facing with the move, or type it: `/n`, `/e`, `/s`, `/w`.
jiangshan-course-facing-1-asks = Go to c4 and face east, where the Fast Horse stands.
jiangshan-course-facing-1-right =
    Your Blade now covers d3, d4 and d5.
    Whoever steps there can be captured in your next turn.
jiangshan-course-facing-1-unsaid = The right cell, but not told otherwise the unit looks the way it went, north. Say it yourself: east.
jiangshan-course-facing-1-down = The right cell. Face down and not told otherwise it will turn towards the nearest enemy, here the Horse. Say it yourself this time: east.
jiangshan-course-facing-1-away = The right cell, but facing away from the Horse the Blade covers nothing that matters.
jiangshan-course-facing-1-cell = Your Blade should stand on c4, one step north.
jiangshan-course-facing-1-otherwise = Turning up is not enough: go to c4, facing east.
jiangshan-course-facing-2-asks = Two Blades stand beside the Bowman. Capture it with the one that can.
jiangshan-course-facing-2-right =
    The Blade on d3 faces east, so e3 is right ahead of it; the other one faces north and could not.
    A Blade also strikes diagonally ahead, a Pike two cells ahead, an Armoured Foot to its sides as well. A Bowman shoots, but not at heavy armour, the double frame.
jiangshan-course-facing-2-back = That Blade faces north. The Bowman stands beside it, out of its reach.
jiangshan-course-facing-2-other = The right Blade, but the Bowman is on e3, right ahead of it.
jiangshan-course-facing-2-otherwise = The Bowman still stands. See which Blade’s arrow points at it.

jiangshan-course-sight = Sight
jiangshan-course-sight-1 =
    Every unit sees a square of 5×5 around itself: two cells in all directions, whichever way it faces. Whom it can strike is another matter: its type says that, and for foot its facing.
    An enemy that you see turns face up at once: now you know what it is. And only a unit that sees an enemy, or a town of theirs, can turn up and capture.
jiangshan-course-sight-1-asks = Something lies face down on c5. Step closer with your Fast Horse and see it.
jiangshan-course-sight-1-right =
    It is a General. Within two cells your unit sees it, so it turned face up.
    It sees you as well: your Horse is face up now.
jiangshan-course-sight-1-far = From there c5 is more than two rows away. Go to row 3.
jiangshan-course-sight-1-otherwise = Nothing turns up. Go to row 3.
jiangshan-course-sight-2-asks = See what lies on d5. The mountain on d4 is in the way.
jiangshan-course-sight-2-right =
    You see it from b3 along the diagonal, past the mountain, and from c4, right beside it.
    You do not see what lies two cells away, straight behind a mountain, a forest or an enemy.
jiangshan-course-sight-2-mountain = From d3 the mountain stands right between you and d5.
jiangshan-course-sight-2-far = From there d5 is too far away: you see two cells around.
jiangshan-course-sight-2-otherwise = Nothing turns up. Find a cell beside d5, or two away from it with nothing in between.

jiangshan-course-march = Marching
jiangshan-course-march-1 =
    Face down all units of a class march alike, so a march tells nothing. It captures nobody.
    Foot goes one cell in any direction, or two cells straight; mounted units one cell straight, or a knight’s step.
jiangshan-course-march-1-asks = March with your Pike: go from b2 to b4 in one turn.
jiangshan-course-march-1-right =
    Two cells straight, with b3 free in between. It still lies face down.
    All foot marches like that, so nobody can tell that this is a Pike.
jiangshan-course-march-1-short = It could go further: two cells straight north, to b4.
jiangshan-course-march-1-otherwise = That is no march. Go to b4.
jiangshan-course-march-2-asks = The Chariot on e5 sees two cells around. Come up to row 3 with your Blade, unseen.
jiangshan-course-march-2-right =
    b3 is three columns from the Chariot, so your Blade stays face down. Nobody knows what is coming.
    A Chariot goes any distance straight, marching or face up. Choose a unit and press “What the rules say” to see how it moves.
jiangshan-course-march-2-seen = There the Chariot sees your Blade, and it turns face up.
jiangshan-course-march-2-back = Unseen, but no closer. Come up to row 3.
jiangshan-course-march-2-otherwise = Come up to row 3 and stay out of the Chariot’s sight.

jiangshan-course-ambush = Ambush
jiangshan-course-ambush-1 =
    Whoever enters a forest stops and hides there. Nobody sees them or can shoot them, but they see out.
    Out of sight is not hidden: a unit there lies face down, but all see where it is. One that is **hidden**, in a forest, city or camp, is not seen. A **?** marks where all saw one go in; others hide without a mark.
jiangshan-course-ambush-1-asks = Hide your Armoured Foot: go into the forest on c3.
jiangshan-course-ambush-1-right =
    Now it lies in wait. An enemy who only marches in is stopped; one who is face up attacks the forest, and captures whoever hides there.
    The channel never says who hides in a forest.
jiangshan-course-ambush-1-open = There it stands in the open. The forest is on c3, straight ahead.
jiangshan-course-ambush-1-otherwise = It still stands in the open. Go into the forest on c3.
jiangshan-course-ambush-2-asks = A General rides past your hidden Armoured Foot. Capture it.
jiangshan-course-ambush-2-right =
    Out of a forest even foot strikes in any direction.
    A General is worth twice as much as your Armoured Foot.
jiangshan-course-ambush-2-leaves = The General on b3 still rides. It stands right beside the forest, to the west.
jiangshan-course-ambush-2-otherwise = The General still rides. Your Armoured Foot can strike from the forest.

jiangshan-course-shots = Shots and chaos
jiangshan-course-shots-1 =
    A Bowman shoots at the five cells two rows ahead, over whatever stands between. A light unit that is hit falls into **chaos**: it can do nothing until its owner’s next turn ends.
    A shot is a **free order**: your action is still to come. Heavy armour, the double frame, is proof against shots.
jiangshan-course-shots-1-asks = Shoot at the Blade on c4 with your Bowman.
jiangshan-course-shots-1-right =
    The Blade is in chaos and can do nothing until its turn ends. Your action is still to come, with another unit.
    Other free orders: turn a unit face up, set where it will face, challenge an enemy. Some are under “Other actions”.
jiangshan-course-shots-1-walks = A Bowman need not walk: it shoots from where it stands. Choose the Blade as its target.
jiangshan-course-shots-1-blade = Your Blade reaches nobody from there. Shoot with the Bowman.
jiangshan-course-shots-1-otherwise = Nobody was shot at. Choose the Bowman, then the Blade on c4.
jiangshan-course-shots-2 =
    A unit in chaos that is shot once more falls, in heavy armour or not. So two Bowmen bring down an enemy in one turn.
    It cannot get away either: other units may capture it as usual.
jiangshan-course-shots-2-asks = Your first Bowman has hit the Fast Horse on d4. Kill it with a shot of the second.
jiangshan-course-shots-2-right =
    The Horse is down. That earns 1 merit, as a capture does.
    Both shots were free, and your action is still to come.
jiangshan-course-shots-2-walks = Stay there: the Horse is two rows ahead, one column to the side. A Bowman who walks cannot shoot.
jiangshan-course-shots-2-otherwise = The Horse recovers when its turn ends. Shoot at it once more.
jiangshan-course-shots-3-asks = One shot is left. Kill an enemy with it.
jiangshan-course-shots-3-right =
    The Fast Horse was in chaos already, so the second shot brought it down.
    The Blade would have fallen into chaos; nobody can shoot the Armoured Foot.
jiangshan-course-shots-3-chaos = That throws the Blade into chaos, no more. Somebody else is in chaos already.
jiangshan-course-shots-3-walks = A Bowman who walks cannot shoot this turn. Look for the enemy in chaos: its tile leans.
jiangshan-course-shots-3-otherwise = Nobody is down. Shoot at the enemy in chaos: its tile leans.

jiangshan-course-towns = Cities and camps
jiangshan-course-towns-1 =
    An attack on an empty city or camp takes it. The attacker leaves the board for your box: with merit, you may recruit it from there into your reserve.
    While somebody is inside, nobody can take it that way.
jiangshan-course-towns-1-asks = Take the enemy camp on d1, the round wall with the tent.
jiangshan-course-towns-1-right =
    The camp is yours, and it can bring in your reserve from now on.
    The Blade is back in your box.
jiangshan-course-towns-1-beside = The camp is still the enemy’s. Attack d1 itself.
jiangshan-course-towns-1-otherwise = The camp is still the enemy’s. Your Blade stands right beside it.
jiangshan-course-towns-2 =
    A town with a star is a **capital**. Where “Goal” in the picture names it, whoever loses theirs is defeated at once.
    Any unit but the King or a Scout can take it, if nobody is inside.
jiangshan-course-towns-2-asks = End the game without their King: take the enemy capital.
jiangshan-course-towns-2-right =
    The capital has fallen, and with it the whole army.
    So keep an eye on your own: somebody inside keeps out whoever attacks.
jiangshan-course-towns-2-camp = That takes the camp. The capital is the town with the star, on d1.
jiangshan-course-towns-2-beside = The enemy capital stands. Attack d1 itself.
jiangshan-course-towns-2-otherwise = The enemy capital stands. Your Blade stands right beside it.
jiangshan-course-towns-3 =
    A unit that goes into your own city or camp becomes its **garrison**: enemies can neither take the place nor attack or shoot whoever is inside.
    The four cells right above, below, left and right of it are its **gates**. A unit on a gate can go in, and so can one whose own move ends there.
jiangshan-course-towns-3-asks = The Chariot on d4 goes any distance in a straight line, so it takes your empty capital next. Go into d2 with your Blade.
jiangshan-course-towns-3-right =
    With a garrison the Chariot cannot take the capital. All saw it go in, so they see a **?**: somebody is inside, but not who.
    Do not take the King inside: from there he leads nobody, and each turn costs 1 morale.
jiangshan-course-towns-3-outside = The capital is still empty, and the Chariot takes it next. Go into d2.
jiangshan-course-towns-3-otherwise = The capital is still empty. Your Blade stands right beside it.
jiangshan-course-towns-4 =
    Nobody can storm a city or camp with somebody inside, but it falls to a **siege**: when all its four gates, the cells beside it, are closed.
    Your units close gates. So do mountains, water and the edge of the map.
jiangshan-course-towns-4-asks = A Bowman went into the enemy city on d5. Close its last gate, and the city surrenders.
jiangshan-course-towns-4-right =
    The mountain, two of your units and the Chariot close all four gates: the city surrenders at once, garrison and all. A siege costs no action of its own.
    A garrison may drop rocks on a gate, which act like a shot: light armour falls into chaos. But a unit in chaos still closes its gate.
jiangshan-course-towns-4-storm = Somebody is inside, so the attack would be repulsed. Close the last gate instead.
jiangshan-course-towns-4-gate = The last open gate is d4, right below the city.
jiangshan-course-towns-4-otherwise = Your Blade and your Armoured Foot close a gate each. Leave them there and close the last one.
jiangshan-course-towns-5-asks = Somebody is inside the enemy city. Close its last gate, and it surrenders.
jiangshan-course-towns-5-right =
    The edge of the map, the water, your Blade and your Chariot close the four gates, and the garrison falls with the city.
    A unit leaves by a gate, and captures nobody as it does: with all of them closed it cannot get out.
jiangshan-course-towns-5-storm = Somebody is inside, so the attack would be repulsed. Close the last gate instead.
jiangshan-course-towns-5-gate = A gate is still open: d5, right below the city. The Chariot reaches it.
jiangshan-course-towns-5-leaves = Your Blade closes the west gate. Leave it there.
jiangshan-course-towns-5-pike = The Pike is too far away to close a gate.
jiangshan-course-towns-5-otherwise = The city still holds. Which of its four gates is open?

jiangshan-course-supply = Supply, morale, reserve
jiangshan-course-supply-1 =
    Each city gives 1 supply when your turn begins, and four supply make 1 morale. Below 0 morale you are defeated; where points decide a game, each morale is 1 point.
    A camp gives none, but brings in your reserve. One action turns either into the other.
jiangshan-course-supply-1-asks = You have no city. Make your camp on b4 a city.
jiangshan-course-supply-1-right =
    From the next turn on it gives 1 supply a turn.
    Morale pays for stratagems. You lose some, mostly 2, where a town of yours falls, and 1 when your turn begins and your King is in hiding.
jiangshan-course-supply-1-marches = Marching earns no supply. Make the camp on b4 a city.
jiangshan-course-supply-1-otherwise = You still have no city. Rebuild the camp on b4.
jiangshan-course-supply-2 =
    A King who hides in a forest, city or camp when your turn begins costs you 1 morale. Below 0 morale you are defeated.
    In the open it may lie face down: that is not hiding.
jiangshan-course-supply-2-asks = You have 0 morale, and your King hides in the city on c3. Save your army.
jiangshan-course-supply-2-right =
    Your King is in the open, so your next turn costs no morale.
    The preview of a move warns you if your King would stay hidden.
jiangshan-course-supply-2-stays = That is the Blade. Your King still hides, and your next turn would cost the last morale.
jiangshan-course-supply-2-otherwise = Your King still hides, and your next turn would cost the last morale. Bring it out.
jiangshan-course-supply-3 =
    Your reserve waits beside the board. Support costs the action and brings one of its units to a camp.
    Foot and mounted units come to a free gate, one of the four cells beside the camp, or into it; Chariots only into it.
jiangshan-course-supply-3-asks = Bring the Pike from your reserve to the east gate of your camp, d3.
jiangshan-course-supply-3-right =
    The Pike stands at the gate, face down.
    From the next turn on it acts like any other unit.
jiangshan-course-supply-3-inside = Inside it guards the camp, but we need it outside: the east gate is d3.
jiangshan-course-supply-3-gate = That is another gate. East of the camp on c3 is d3.
jiangshan-course-supply-3-chariot = That is the Chariot, and Chariots only come into the camp itself. Bring the Pike.
jiangshan-course-supply-3-board = That unit is on the board already. Bring one from the reserve.
jiangshan-course-supply-3-otherwise = The Pike is still in reserve. The camp on c3 can bring it in.
jiangshan-course-supply-4-asks = Bring the Blade from your reserve to the cell below your camp, e3.
jiangshan-course-supply-4-right =
    The Blade stands at the south gate. Nobody saw what was in your reserve until now.
    So a camp near the front brings help where it is needed.
jiangshan-course-supply-4-inside = Inside it guards the camp, but we need it outside, on e3.
jiangshan-course-supply-4-gate = That is another gate. Bring it to e3.
jiangshan-course-supply-4-chariot = That is the Chariot, and Chariots only come into the camp itself. Bring the Blade.
jiangshan-course-supply-4-board = That unit is on the board already. Bring one from the reserve.
jiangshan-course-supply-4-otherwise = The Blade is still in reserve. The camp on e4 can bring it in.

jiangshan-course-stratagems = Stratagems
jiangshan-course-stratagems-1 =
    Stratagems cost morale, and all your supply. Everybody sees which you used.
    Deception costs 3 morale: you may act once more this turn, with another unit.
jiangshan-course-stratagems-1-asks = Both enemies are within reach. Use Deception first; then you may capture one with each of two units.
jiangshan-course-stratagems-1-right =
    Now you have two actions: the Fast Horse takes one enemy, the General the other.
    You have 1 morale left. Below 0 you would be defeated.
jiangshan-course-stratagems-1-one = That takes your only action, so the other enemy gets away. Use Deception first.
jiangshan-course-stratagems-1-otherwise = That uses up your only action. Deception is among the stratagems.
jiangshan-course-stratagems-2 =
    Wildfire costs 2 morale and takes the place of a shot: a Bowman sets fire to a plain cell or a forest, two rows ahead.
    Whoever hides in that forest falls into chaos and can be seen. Nobody enters a burning cell.
jiangshan-course-stratagems-2-asks = Somebody hides in the forest on c4. Choose your Bowman, then Wildfire, and smoke them out.
jiangshan-course-stratagems-2-right =
    It is an Armoured Foot. In chaos it can do nothing, and even arrows harm it, until its next turn ends.
    Wildfire takes the place of a shot, so your action is still to come.
jiangshan-course-stratagems-2-elsewhere = That burns an empty cell. The forest is on c4.
jiangshan-course-stratagems-2-walks = Your Bowman should not walk: it can set the forest two cells ahead on fire.
jiangshan-course-stratagems-2-blade = The Blade cannot see into the forest. Use Wildfire with your Bowman.
jiangshan-course-stratagems-2-otherwise = Whoever hides there still hides. Use Wildfire with your Bowman on c2.
jiangshan-course-stratagems-3-asks = Somebody hides in the forest on d4. Smoke them out with Wildfire.
jiangshan-course-stratagems-3-right =
    A Bowman lay in wait there. In chaos it cannot shoot until its turn ends.
    Now another shot would bring it down, even in the forest.
jiangshan-course-stratagems-3-elsewhere = That burns an empty cell. The forest is on d4.
jiangshan-course-stratagems-3-walks = A Bowman who walks cannot set a fire this turn. Choose Wildfire from where it stands.
jiangshan-course-stratagems-3-horse = The Fast Horse cannot see into the forest. Use Wildfire with your Bowman.
jiangshan-course-stratagems-3-otherwise = Whoever hides there still hides. Use Wildfire with your Bowman on e2.

jiangshan-course-guard = The King
jiangshan-course-guard-1 =
    Whoever loses the King is defeated. Before each turn look: which enemy could reach it next?
    A Pike that faces it reaches two cells ahead, a Chariot any distance in a straight line. The King itself goes, and captures, one cell in any direction.
jiangshan-course-guard-1-asks = The Pike on c4 faces your King on c2. Bring it to safety.
jiangshan-course-guard-1-right =
    Out of its reach: a Pike strikes only straight ahead, two cells at most.
    In practice games your own panel warns you of units that an enemy could take.
jiangshan-course-guard-1-nearer = On c3 it stands right before the Pike.
jiangshan-course-guard-1-stays = That is the Blade. The Pike would take your King next: move the King.
jiangshan-course-guard-1-otherwise = Your King is still two cells ahead of the Pike. Move it.
jiangshan-course-guard-2 =
    The King and the Generals can **command**: they send another unit from one of the eight cells around them to another, over anything in between. Typed: `@c2:b1-d3`.
    That costs your action. The unit sent has acted, its commander has not. A camp can send units as well, between itself and its four gates.
jiangshan-course-guard-2-asks = Your Blade on b1 needs two turns to d3, beside the Bowman. Let the King command it there.
jiangshan-course-guard-2-right =
    The Blade came straight to d3, and can capture the Bowman next turn.
    A tablet in the picture marks whoever was sent like that.
jiangshan-course-guard-2-away = The right cell, but facing away from the Bowman the Blade could not strike it: north or west.
jiangshan-course-guard-2-aside = That is a command, but the Blade should go to d3, beside the Bowman.
jiangshan-course-guard-2-king = The King commands from where it stands. Choose it, then “Command another unit”.
jiangshan-course-guard-2-slow = By itself the Blade does not get to d3 in one turn. Let the King send it.
jiangshan-course-guard-2-otherwise = The Blade is still on b1. Choose the King, then “Command another unit”.
jiangshan-course-guard-3-asks = The enemy King has come too close. Capture it: a General captures by a knight’s step, like the Fast Horse.
jiangshan-course-guard-3-right =
    The King has fallen, and with it the whole army.
    One of the two cells on the General’s way must be free.
jiangshan-course-guard-3-chariot = The Chariot does not reach the King on e5.
jiangshan-course-guard-3-general = The right unit, but the King stands on e5.
jiangshan-course-guard-3-otherwise = The King still stands. One of your units is a knight’s step away from it.

jiangshan-course-battle = A small battle
jiangshan-course-battle-1 =
    Units differ in worth: a Chariot or a General 4, a Fast Horse 2, a Blade or a Pike 1.
    Each unit you capture also earns 1 merit, which buys recruits.
jiangshan-course-battle-1-asks = Your General can capture three units. Capture the most valuable.
jiangshan-course-battle-1-right =
    The Chariot goes any distance in a straight line, so it is gone in time.
    Foot can be met later: it fights only where it faces.
jiangshan-course-battle-1-cheap = That is a foot soldier. Something more valuable is within reach.
jiangshan-course-battle-1-quiet = That captures nobody, and the Chariot strikes next.
jiangshan-course-battle-1-otherwise = That captures nobody. Look what the General reaches.
jiangshan-course-battle-2-asks = Three of your units aim at the King on e6. Capture it with the one whose way is free.
jiangshan-course-battle-2-right =
    Your General rides past the walls of foot and takes the King.
    That is enough for a first game: “Computer · First steps” below begins one on a small map. How each unit moves is in the rules.
jiangshan-course-battle-2-chariot = The Blade on e3 stands in the Chariot’s way: it gets no further.
jiangshan-course-battle-2-horse = The Fast Horse needs d5 or d6 free for its step to e6. Both are taken.
jiangshan-course-battle-2-general = The right unit. The King stands on e6.
jiangshan-course-battle-2-otherwise = The King still stands. Which of the three has a free way?
