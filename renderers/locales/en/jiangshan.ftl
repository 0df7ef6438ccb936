# Jiangshan, "Rivers and Mountains": armies of chess-like units whose types are hidden until they are seen. Cells are written c5
# in every language. A unit in march state shows only its class (foot, horse, chancellor …), in battle state its type.

## The game

jiangshan-name = Jiangshan
# At most 100 characters, shown in Discord's list of commands.
jiangshan-about = Hidden armies, cities and stratagems: a war game born from chess. For two to four.
# To somebody who begins a first game: the aim, how a turn goes, what the first picture shows.
jiangshan-first-aim = Take the enemy King or capital before they take yours. Whoever’s morale falls below 0 loses, too.
jiangshan-first-turn = Each turn one unit acts: choose it, then one of the cells marked for it.
jiangshan-first-picture = Your units show their types; theirs show only the class until one of yours sees them.
jiangshan-seat-0 = First army
jiangshan-seat-1 = Second army
jiangshan-seat-2 = Third army
jiangshan-seat-3 = Fourth army
jiangshan-preset-first-array = First Array: 8 units a side, the learning game
jiangshan-preset-drill-ground = Drill Ground, to learn: 5 units a side. After 30 rounds points decide; a lost camp costs 2 morale
jiangshan-preset-chu-han = Chu against Han: full armies, two ponds
jiangshan-preset-qin-lords = Qin and the Lords: a winding river, ports, forests
jiangshan-preset-deer-hunt = The Deer Hunt: four players, two against two
jiangshan-preset-river = Backs to the River: hiding, scouting and burning
jiangshan-preset-four-kings = Four Kings: four players, each for themselves
jiangshan-preset-three-legs = Three Legs: three players, each for themselves
jiangshan-preset-two-wars = Two Wars: Han and Chu beside Qin and the Lords, two against two
jiangshan-preset-random = Random: a new, fair map

## Why a computer thinks a move the best: what it is ahead in, a sentence each

jiangshan-why-safety = Your King need not hide, which costs morale each turn.
# The same where what the warnings say of two moves shows it.
jiangshan-why-safety-warned = Your King or capital is less in danger.
jiangshan-why-guard = After the other move, the enemy’s next one could threaten your King, your capital or your last morale so that you could hardly save it.
jiangshan-why-hunt = It threatens a capture that defeats an enemy.
jiangshan-why-units = More of your units stay on the map and out of chaos, or stronger ones.
jiangshan-why-units-warned = The enemy can capture fewer of your units.
jiangshan-why-taken = It captures more enemy units, or stronger ones, or shoots them into chaos.
jiangshan-why-place = A unit of yours comes closer to an enemy’s King, city or camp than by another move.
jiangshan-why-repelled = Enemy units are further from your King, cities and camps.
jiangshan-why-towns = You have more cities and camps, or the kind that you need: a city for supply, a camp for your reserve.
jiangshan-why-conquest = It costs an enemy a city or camp.
jiangshan-why-wealth = It earns or saves you morale, supply or merit.
jiangshan-why-drain = It costs an enemy morale, supply or merit.
jiangshan-why-reserve = It leaves you better units in reserve, to bring in later.
jiangshan-why-bled = It leaves an enemy weaker units in reserve.
# The same where it shows only in what follows: of puzzles, which tell that, and of earlier reviews.
jiangshan-why-hunt-later = A few orders on, an enemy should be closer to defeat: their King may be taken, or has to hide.
jiangshan-why-units-later = A few orders on, more of your units, or stronger ones, should still be on the map and out of chaos.
jiangshan-why-taken-later = A few orders on, you should have captured more enemy units, or shot them into chaos.
jiangshan-why-towns-later = A few orders on, your cities and camps should serve you better: more of them, or the kind that you need.
# What a review counts from turn to turn.
jiangshan-stock-counted = The graph counts 1 for morale, 4 for a city or camp, 2 for an eliminated unit, 0.5 for merit, 0.1 for supply: your side less the others, compared with the start. It is no forecast.
jiangshan-stock-lost = Units eliminated so far
jiangshan-stock-cities = Cities and camps
jiangshan-stock-morale = Morale
jiangshan-stock-supply = Supply
jiangshan-stock-merit = Merit

## Options. The name is a parameter of a slash command: lower case, no spaces, at most 32 characters.

jiangshan-option-scenario = scenario
jiangshan-option-scenario-about = Map and armies
jiangshan-option-scenario-a-first-array = First Array (2 players)
jiangshan-option-scenario-b-chu-han = Chu against Han (2 players)
jiangshan-option-scenario-c-qin-lords = Qin and the Lords (2 players)
jiangshan-option-scenario-d-four-lords = The Deer Hunt (4 players)
jiangshan-option-scenario-e-jingxing = Backs to the River (2 players)
jiangshan-option-scenario-f-four-kings = Four Kings (4 players, no teams)
jiangshan-option-scenario-g-three-legs = Three Legs (3 players, no teams)
jiangshan-option-scenario-h-two-wars = Two Wars: Han–Chu beside Qin–Lords (4 players)
jiangshan-option-scenario-i-drill-ground = Drill Ground (2 players)
jiangshan-option-scenario-random-lr = Random, mirrored (2 players)
jiangshan-option-scenario-random-rot = Random, turned (2 players)
jiangshan-option-scenario-random-quad = Random, four corners (4 players)
jiangshan-option-scenario-random-three = Random, three homes (3 players, no teams)
jiangshan-option-scenario-random-kings = Random, four corners (4 players, no teams)
jiangshan-option-scenario-file = My own scenario file
jiangshan-option-scenario_file = file
jiangshan-option-scenario_file-about = A scenario file of your own (TOML or JSON, at most 64 KB)
jiangshan-option-allied_intel = allied-intel
jiangshan-option-allied_intel-about = Allies see each other's secrets
jiangshan-option-reaction_hours = reaction-hours
jiangshan-option-reaction_hours-about = Hours to answer an attack by Substitution, where one wants to be asked
jiangshan-option-blind_window = blind-window
jiangshan-option-blind_window-about = Attacks come out later, so that nobody sees who could answer by Substitution
jiangshan-option-fallen = fallen
jiangshan-option-fallen-about = What becomes of destroyed units
jiangshan-option-fallen-gone = Gone: they never come back
jiangshan-option-fallen-box = Box: those that have a price go back into the box and can be recruited again

## Units, marks, words

jiangshan-unit-k = King
jiangshan-unit-q = Queen
jiangshan-unit-b = Chancellor
jiangshan-unit-r = Chariot
jiangshan-unit-g = General
jiangshan-unit-h = Fast Horse
jiangshan-unit-l = Light Rider
jiangshan-unit-d = Blade
jiangshan-unit-p = Pike
jiangshan-unit-a = Bowman
jiangshan-unit-j = Armoured Foot
jiangshan-unit-s = Scout
# A unit that a scenario file brings along, by the name that it has there for this language: which one, says $tongue, the
# message below. The other names need not be mentioned.
jiangshan-unit-own =
    { $tongue ->
        [tw] { $tw }
        [cn] { $cn }
       *[en] { $en }
    }
# Which names and characters of a scenario file readers of this language are shown: en, tw or cn.
jiangshan-tongue = en
# The back of a unit that a scenario file brings along: the character on it, traditional or simplified.
jiangshan-mark-own =
    { $tongue ->
        [tw] face-down unit { $tw }
       *[cn] face-down unit { $cn }
    }
# Classes, all that is known of a unit in march state.
jiangshan-mark-i = foot unit
jiangshan-mark-h = mounted unit
jiangshan-mark-b = face-down Chancellor
jiangshan-mark-r = face-down Chariot
jiangshan-mark-q = face-down Queen
jiangshan-mark-k = face-down King
jiangshan-stratagem-swap = Array
jiangshan-stratagem-sneak = Crossing
jiangshan-stratagem-fire = Wildfire
jiangshan-stratagem-scout = Conjuring
jiangshan-stratagem-extra = Deception
jiangshan-stratagem-decoy = Substitution
# What each does, in a list with commas between.
jiangshan-stratagem-swap-about = Array (1 morale: two units beside a commander change places)
jiangshan-stratagem-sneak-about = Crossing (2: sail past blockades)
jiangshan-stratagem-fire-about = Wildfire (2: a shot sets a forest or plain on fire)
jiangshan-stratagem-scout-about = Conjuring (2: a Scout appears)
jiangshan-stratagem-extra-about = Deception (3: one more action)
jiangshan-stratagem-decoy-about = Substitution (3: in the enemy's turn another unit falls instead)
# Whom Substitution saves from the beginning, in a menu.
jiangshan-guard-kg = The King and Generals, by itself
jiangshan-guard-k = The King only, by itself
jiangshan-guard-kqg = The King, the Queen and Generals, by itself
# $units is a list, of units of a scenario file.
jiangshan-guard-units = { $units }, by itself
jiangshan-guard-ask = Ask me each time
jiangshan-guard-off = Nobody
jiangshan-facing-n = north
jiangshan-facing-e = east
jiangshan-facing-s = south
jiangshan-facing-w = west
jiangshan-facing-a = towards the nearest enemy
# With the cell in front of the unit, as a picture may show north anywhere but above; also "Face north (c7)" on a button.
jiangshan-facing-cell = { $facing } ({ $cell })
# In place of the cell, where the unit would face the edge.
jiangshan-facing-edge = edge of the map
# A player's name alone, in a list.
jiangshan-seat = { $seat }
# Something to type, as it is.
jiangshan-literal = { $words }

## What to choose

jiangshan-prompt-chance = Chance decides.
jiangshan-about-pick = Choose your stratagems; the first set suits any army. Nobody sees them before you use them. On offer: { $about }.{ $had }
# Part of it: what everybody has besides.
jiangshan-about-pick-had = { " " }Everybody has: { $about }.
jiangshan-prompt-guard = Substitution answers attacks by itself. Whom should it save?
jiangshan-about-action = Morale { $morale } (below 0 you are defeated), supply { $supply } of 4 (four make 1 morale), merit { $merit }{ $buys }.{ $guard }{ $learn }
# How a game ends that nobody wins before. $rounds: after so many, or 0; $idle: or after so many without progress.
jiangshan-about-end =
    You win by what “Goal” in the picture says, or if the enemy’s morale falls below 0. { $rounds ->
        [0] After { $idle } rounds without progress
       *[other] After round { $rounds }, or { $idle } rounds without progress,
    } points decide: 4 per city, 3 per camp, each unit its price, each point of morale 1. A lead of 4 wins, less is a draw.{ $setback ->
        [0] {""}
       *[other] { " " }Losing a city or camp costs { $setback } morale{ $capital ->
            [no] {""}
           *[yes] { " " }(the capital apart)
        }.
    }
# Parts of the line above; $about lists what each stratagem does that somebody begins with where nobody chooses.
jiangshan-about-recruits = { " " }(it buys recruits)
jiangshan-about-unsold = { " " }(your box has no unit that it buys)
jiangshan-about-learn = { " " }You hold: { $about }.
jiangshan-about-learn-guard = { " " }You hold: { $about }. Under “Standing order for Substitution” you choose at any time whom it saves, Generals too.
jiangshan-about-guarded = { " " }Substitution saves by itself: { $units }.
jiangshan-about-guard-asks = { " " }Substitution asks you first.
jiangshan-prompt-ride = Shoot with the rider? At whom?
jiangshan-about-react = Your { $unit } on { $cell } is about to fall to an attack from { $start }. Substitution costs { $cost } morale and all your supply. These could fall instead: { $others }. Do you use it?
# Nobody else sees this question. $answer is one of the messages jiangshan-answer-…
jiangshan-about-react-blind = Your { $unit } on { $cell } is about to fall to an attack from { $start }. Substitution costs { $cost } morale and all your supply. These could fall instead: { $others }. Nobody sees that you can answer. Your answer so far: { $answer }. You can change it until the result comes out.
jiangshan-prompt-pick = Choose your stratagems. The first set suits any army.
jiangshan-prompt-action =
    { $left ->
        [0] {""}
        [one] Points decide after this round.{" "}
       *[other] Points decide in { $left } rounds.{" "}
    }{ $count ->
        [0] No action is left. A free order, or end the turn?
        [one] One action is left. What do you do?
       *[other] { $count } actions are left. What do you do?
    }
jiangshan-prompt-react = Your { $unit } on { $cell } is attacked. Does Substitution save it?
jiangshan-prompt-standing = Standing order for Substitution: what do you change?
jiangshan-prompt-open = You can leave orders at any time.
jiangshan-prompt-unit = Which unit, and what does it do?
jiangshan-prompt-deed = What does it do?
jiangshan-prompt-facing = Which way does it face then?
jiangshan-prompt-shot = Does it shoot after its move?
jiangshan-prompt-closing = No action is left then. End your turn with it?
jiangshan-prompt-sneak = Crossing: sail past every blockade. Where to?
jiangshan-prompt-fire = Wildfire: what is set on fire?
jiangshan-prompt-command = Command: which unit goes?
jiangshan-prompt-sent = Command: where does { $place } go?
jiangshan-prompt-support = Which unit of your reserve comes, and where?
jiangshan-prompt-rebuild = Rebuild it?
jiangshan-prompt-deploy = It turns face up. Which way does it face?
jiangshan-prompt-challenge = Which enemy must turn face up?
jiangshan-prompt-recruit = Which unit do you recruit?
jiangshan-prompt-preset = Which foot unit, and which way shall it face when it is seen?
jiangshan-about-standing = Your standing order for Substitution: { $mode }; protected: { $protect }; given up first: { $sacrifice }. Nobody else sees it.
jiangshan-about-free = Free orders cost no action: shooting, recruiting, most stratagems, turning a unit up, challenging – as far as your game has them. They may come before and after your action.
jiangshan-about-chaos = In chaos, so without orders until your turn ends: { $units }.
jiangshan-about-support = This takes your action: a unit of your reserve comes to a free gate of a camp of yours, or into the camp.
jiangshan-about-recruit = This costs no action: merit buys a unit from your box into your reserve. Others see only the price.
jiangshan-about-substitution = Substitution (3 morale) answers an attack in an enemy’s turn: your King or General and a unit beside it change places, so that the other one falls.
jiangshan-about-advance = “Face down” hides the type until an enemy sees the unit. “Turn up and advance” shows it to everybody at once, and leads only where the unit goes when it fights. Either costs the action.
jiangshan-prompt-standing-mode = When is Substitution used?
jiangshan-prompt-standing-protect = Whom does Substitution protect?
jiangshan-prompt-standing-sacrifice = Who may be given up instead, and who first?
jiangshan-prompt-standing-own = Your own list: pick one after another, then close it.
jiangshan-prompt-face = Does the Scout act as foot or as mounted?
jiangshan-prompt-swap = Array: which two units change places?
jiangshan-prompt-scout = Conjuring: where does the Scout appear?
jiangshan-prompt-decoy = Who falls instead?

## Choices in menus, at most 80 characters

jiangshan-label-move = Move
jiangshan-label-attack = Attack
jiangshan-label-sail = Sail
jiangshan-label-shoot = Shoot
jiangshan-label-move-to = Go to { $place }
# It lies face down and sees an enemy, so that it could turn up to go elsewhere or there: the next but two.
jiangshan-label-march-to = Go to { $place }, face down
# Its own city or camp, or a forest.
jiangshan-label-enter-to = Go into { $place }
jiangshan-label-leave-to = Step out to { $place }
jiangshan-label-advance-to = Turn up and advance to { $place }
jiangshan-label-attack-to = Capture { $place }
jiangshan-label-occupy-to = Take { $place }
# A city, camp or capital that cannot be taken so, as everybody saw.
jiangshan-label-storm-to = Attack { $place }: somebody is inside
jiangshan-label-attack-forest-to = Attack { $place }, blindly
jiangshan-label-shoot-to = Shoot at { $place }
jiangshan-label-rocks-to = Drop rocks on { $place }
jiangshan-label-shoot-dead-to = Kill { $place } with a shot
jiangshan-label-sail-to = Sail to { $place }
jiangshan-label-command = Command another unit
jiangshan-label-support = Bring a reserve unit
jiangshan-label-rebuild-camp = Rebuild: from camp to city
jiangshan-label-rebuild-city = Rebuild: from city to camp
jiangshan-label-rebuild-city-at = Make { $cell } a camp: reserves, no supply
jiangshan-label-rebuild-camp-at = Make { $cell } a city: +1 supply each turn
jiangshan-label-deploy = Turn it face up
jiangshan-label-challenge = Challenge an enemy
jiangshan-label-recruit = Recruit
jiangshan-label-price = { $unit } ({ $cost } merit)
jiangshan-label-preset = Set a facing beforehand
jiangshan-label-standing = Standing order for Substitution
jiangshan-label-mode = When it is used
jiangshan-label-protect = Whom it protects
jiangshan-label-sacrifice = Who is given up first
jiangshan-label-pick = Choose stratagems
jiangshan-label-stratagem = { $stratagem } ({ $cost } morale)
jiangshan-label-decoy = Use Substitution
jiangshan-label-refuse = Do not use it
jiangshan-label-settle = Let it come out
jiangshan-label-wait = Do not end the turn yet
jiangshan-label-end = End the turn
jiangshan-label-foot = Foot
jiangshan-label-horse = Mounted units
jiangshan-label-court = King, Queen, Chancellors, Chariots
# The same where a scenario file has other units.
jiangshan-label-others = King and raiding units
jiangshan-label-scouts = Scouts
jiangshan-label-tiles = Cities and camps
jiangshan-label-own = A list of my own
jiangshan-label-done = The list is complete
jiangshan-label-none = Nobody
jiangshan-label-cheap-first = The cheapest first, Scouts to Queen
jiangshan-label-cheap-but-scouts = The cheapest first, but no Scouts
jiangshan-label-list = { $units }
jiangshan-label-resign = Resign
jiangshan-label-draw = Offer a draw
# What may be typed in words: word=sign of the notation, with a comma and a space between.
jiangshan-typed = { jiangshan-label-end }=end, { jiangshan-label-resign }=resign, { jiangshan-label-draw }=draw
jiangshan-label-reserve = Into the reserve
jiangshan-label-file = Column { $file }
jiangshan-label-keep = Keep its facing
# It lies face down: it has none yet, unless one was set.
jiangshan-label-unset = Choose no facing
jiangshan-label-face-n = Face north
jiangshan-label-face-e = Face east
jiangshan-label-face-s = Face south
jiangshan-label-face-w = Face west
jiangshan-label-face-a = Face the nearest enemy
jiangshan-label-as-i = As foot
jiangshan-label-as-h = As mounted
jiangshan-label-no-shot = Ride without a shot
jiangshan-label-later = Ride first, then decide whom to shoot
jiangshan-label-no-ride = No shot: end the turn
jiangshan-label-place = { $place }
jiangshan-label-unit = { $cell }: { $unit }
# A cell, with what is known to stand there.
jiangshan-place-plain = { $cell }
jiangshan-place-forest = { $cell } (forest)
jiangshan-place-city = { $cell } (city)
jiangshan-place-camp = { $cell } (camp)
jiangshan-place-capital = { $cell } (capital)
jiangshan-place-unit = { $cell } { $unit }
jiangshan-place-city-held = { $cell } (city: { $unit })
jiangshan-place-camp-held = { $cell } (camp: { $unit })
jiangshan-place-capital-held = { $cell } (capital: { $unit })
# What one answers to an attack, after “Your answer so far:”.
jiangshan-answer-standing = your standing order decides
jiangshan-answer-refuse = no Substitution
# $other names a unit and its cell.
jiangshan-answer-decoy = Substitution, { $other } falls instead
jiangshan-standing-mode = when
jiangshan-standing-mode-auto = at once, by its lists
jiangshan-standing-mode-ask = ask me
jiangshan-standing-mode-off = never
jiangshan-standing-protect = protected
jiangshan-standing-sacrifice = given up first

## What happened

jiangshan-event-map = The map is drawn ({ $seed }).
jiangshan-event-picked = Your stratagems: { $stratagems }.
jiangshan-event-turn = Round { $round }: { $seat } is to move.
jiangshan-event-weather-cloud = The sky is cloudy.
jiangshan-event-weather-sun = The sun burns.
jiangshan-event-weather-rain = Rain pours down.
jiangshan-event-burnt = The forest on { $cell } has burnt down.
jiangshan-event-leaderless = { $seat } loses { $loss } morale, now { $morale }, because their King is hidden.
jiangshan-event-supplied = Each four supply become 1 morale: { $seat } now has { $morale } morale.
jiangshan-event-morale = { $seat } loses { $loss } morale, now { $morale }.
# Of its own will, or as an enemy sees it.
jiangshan-event-reveal = { $seat }'s unit on { $cell } turns face up: { $unit }.
jiangshan-event-reveal-faced = { $seat }'s unit on { $cell } turns face up: { $unit }, facing { $facing }.
jiangshan-event-faces = { $seat }'s { $unit } on { $cell } faces { $facing }.
jiangshan-event-move = { $seat }: { $unit } { $start } to { $end }.
jiangshan-event-forest = { $seat }: { $unit } { $start } into the forest on { $end }.
jiangshan-event-tile = { $seat }: { $unit } { $start } into { $end }.
jiangshan-event-sail = { $seat }: { $unit } sails { $start } to { $end }.
jiangshan-event-command = { $seat }: { $unit } is sent { $start } to { $end }.
jiangshan-event-hidden-move = { $seat } moves a hidden unit.
# Told to the owner, and to allies where they are told each other's secrets.
jiangshan-event-hidden-own = { $seat }'s hidden unit went { $start } to { $end }.
# An attack whose outcome is not decided yet.
jiangshan-event-strikes = { $seat }'s { $unit } on { $start } attacks { $cell }.
# A unit that nobody sees attacks out of a forest or a city.
jiangshan-event-strikes-unseen = { $seat } attacks { $cell } from { $start }.
# Told to the owner of the attacked unit alone.
jiangshan-event-answered = Your answer to the attack: { $answer }. You can change it until it comes out.
jiangshan-event-captured = { $by_seat }'s { $striker } on { $start } captures { $seat }'s { $unit } on { $cell }.
jiangshan-event-found = { $seat }'s { $unit } was hiding on { $cell } and falls.
jiangshan-event-starved = { $seat }'s { $unit } in { $cell } surrenders.
jiangshan-event-shot-dead = { $by_seat }'s { $striker } on { $start } hits and kills { $seat }'s { $unit } on { $cell }.
jiangshan-event-burnt-dead = { $seat }'s { $unit } burns on { $cell }.
jiangshan-event-shot = { $by_seat }'s { $striker } on { $start } hits { $seat }'s { $unit } on { $cell }: it is in chaos and cannot act until { $seat }'s turn ends.
# Who shot, where no more may be told: a unit under a forest, and one inside a city or camp.
jiangshan-event-ambush = hidden unit
jiangshan-event-garrison = garrison (rocks)
jiangshan-event-shot-lost = { $seat }'s mounted shot is lost.
jiangshan-event-shot-held = { $seat }'s rider holds its shot: the target is out of sight.
jiangshan-event-heavy = The { $unit } on { $cell } is heavily armoured: { $seat } holds the shot.
jiangshan-event-occupy = { $seat }'s { $unit } takes { $cell }, and goes off the board into the box.
jiangshan-event-repulsed = { $seat }'s { $unit } on { $start } is repulsed at { $cell }: somebody is inside.
jiangshan-event-repulsed-unseen = { $seat } is repulsed at { $cell }: somebody is inside.
jiangshan-event-stopped = { $seat }'s { $unit } on { $start } is stopped by somebody hiding on { $cell }.
jiangshan-event-stopped-unseen = { $seat } is stopped by somebody hiding on { $cell }.
jiangshan-event-siege = { $seat } has besieged { $cell }, and it surrenders.
jiangshan-event-capital = { $seat } has lost the capital on { $cell }.
jiangshan-event-defeated = { $seat } is defeated: { $cause }.
jiangshan-event-fire = { $seat } uses Wildfire: { $cell } is on fire.
jiangshan-event-spreads = The fire spreads to { $cell }.
jiangshan-event-caught = Somebody is caught by the fire on { $cell }.
jiangshan-event-decoy = { $seat } uses Substitution: the { $commander } on { $one } and the { $partner } on { $other } change places.
jiangshan-event-sneak = { $seat } uses Crossing.
jiangshan-event-swap = { $seat } uses Array: the units on { $one } and { $other } change places.
jiangshan-event-swap-hidden = { $seat } uses Array with two hidden units.
jiangshan-event-swap-own = { $seat }'s hidden units on { $one } and { $other } changed places.
jiangshan-event-scout = { $seat } uses Conjuring: a { $unit } appears on { $cell }.
jiangshan-event-scout-reserve = { $seat } uses Conjuring: a unit joins the reserve.
jiangshan-event-extra = { $seat } uses Deception and may act once more.
jiangshan-event-support = { $seat } brings a { $unit } to { $cell }.
jiangshan-event-support-inside = { $seat } brings a reserve unit into the camp on { $cell }.
jiangshan-event-rebuild-camp = { $seat } turns the city on { $cell } into a camp.
jiangshan-event-rebuild-city = { $seat } turns the camp on { $cell } into a city.
jiangshan-event-recruit = { $seat } recruits for { $price } merit.
jiangshan-event-preset = { $seat }'s unit on { $cell } will face { $facing } when it is seen.
jiangshan-event-standing = { $seat }'s standing order, { $what }: { $value }.
jiangshan-event-draw-offer = { $seat } offers a draw.
jiangshan-event-resign = { $seat } resigns.

## How it ended

jiangshan-outcome-last =
    { $count ->
        [one] { $winners } wins: { $cause }.
       *[other] { $winners } win: { $cause }.
    }
# The causes that the message above names.
jiangshan-cause-last = no opponent is left undefeated
jiangshan-cause-king = { $seat }’s King has fallen
jiangshan-cause-capital = { $seat }’s capital has fallen
jiangshan-cause-morale = { $seat }’s morale has fallen below 0
jiangshan-cause-leaderless = { $seat }’s King was hidden, and their morale has fallen below 0
jiangshan-cause-resign = { $seat } has resigned
jiangshan-outcome-hold =
    { $count ->
        [one] { $winners } wins by the cities and camps held.
       *[other] { $winners } win by the cities and camps held.
    }
jiangshan-outcome-merit =
    { $count ->
        [one] { $winners } wins by merit.
       *[other] { $winners } win by merit.
    }
jiangshan-outcome-points =
    { $count ->
        [one] { $winners } wins on points.
       *[other] { $winners } win on points.
    }
jiangshan-outcome-even = A draw: the points are too close.
jiangshan-outcome-nobody = A draw: everybody fell at once.
jiangshan-outcome-agreed = A draw by agreement.
# One player's line below the result, when points decide.
jiangshan-score = { $points } points with its team

## Why an order is not possible

jiangshan-refusal-spectator = You are watching this game; only its players can give orders.
jiangshan-refusal-e-syntax = I cannot read “{ $typed }” here. Orders look like c3-c4/n, c3xd4, { $shot } or end; several are parted by semicolons.
jiangshan-refusal-e-pick = { $typed }: choose { $number } different ones of { $offered }, such as “{ $example }”.
jiangshan-refusal-e-turn = It is not your turn. You can set facings and your standing order, offer a draw or resign.
jiangshan-refusal-e-turn-pick = Stratagems are chosen first: in the panel, or typed like “pick extra decoy fire”.
jiangshan-refusal-e-turn-react = First say whether you answer the attack: “refuse”, or “decoy” with the two cells.
jiangshan-refusal-e-turn-undecided = Your attack is not decided yet; your turn goes on when it is.
jiangshan-refusal-e-turn-out = You have no orders left to give in this game.
jiangshan-refusal-e-same = { $typed }: it is like that already.
jiangshan-refusal-e-ap = { $typed }: you have no action left this turn.{ $hint }
jiangshan-refusal-e-skip = You still have an action to spend before you end your turn.{ $hint }
jiangshan-refusal-e-unit = { $typed }: none of your units is there.{ $hint }
jiangshan-refusal-e-chaos = { $typed }: that unit is in chaos until your turn ends.{ $hint }
jiangshan-refusal-e-done = { $typed }: that unit has done its part this turn, or nothing would change.{ $hint }
jiangshan-refusal-e-reach = { $typed }: the unit cannot reach that cell as it stands and faces now.{ $hint }
jiangshan-refusal-e-block = { $typed }: something is in the way.{ $hint }
jiangshan-refusal-e-block-step = { $typed }: both ways are blocked; { $one } or { $other } would have to be free.{ $hint }
jiangshan-refusal-e-capture = { $typed }: with that step the unit captures nothing, or it may not take what is there.{ $hint }
jiangshan-refusal-e-capture-unseen = { $typed }: the unit lies face down and sees no enemy. Only what sees an enemy or their town within two cells can turn up and capture.{ $hint }
jiangshan-refusal-e-dest = { $typed }: that cell cannot be entered.{ $hint }
jiangshan-refusal-e-range = { $typed }: the target is not on a cell that it can shoot at.{ $hint }
jiangshan-refusal-e-sight = { $typed }: your team does not see that cell.{ $hint }
jiangshan-refusal-e-target = { $typed }: there is nothing to aim at.{ $hint }
jiangshan-refusal-e-heavy = { $typed }: heavy armour cannot be shot unless it is in chaos.{ $hint }
jiangshan-refusal-e-state = { $typed }: that unit cannot do this, or not now.{ $hint }
jiangshan-refusal-e-state-facing = { $typed }: no facing can be given here, as that unit has none, or it goes into a city or camp, or only shoots.{ $hint }
jiangshan-refusal-e-shoots = { $typed }: that unit shoots at this cell without going there. Write “{ $shot }”.
jiangshan-refusal-e-cmd = { $typed }: no commander of yours can do that there.{ $hint }
jiangshan-refusal-e-water = { $typed }: no open waterway leads there.{ $hint }
jiangshan-refusal-e-fire = { $typed }: that cannot be set on fire, or burns already.{ $hint }
jiangshan-refusal-e-hufu = { $typed }: you do not hold that stratagem, or have used it this turn.{ $hint }
jiangshan-refusal-e-morale = { $typed }: your morale is too low.{ $hint }
jiangshan-refusal-e-merit = { $typed }: you have too little merit.{ $hint }
jiangshan-refusal-e-res = { $typed }: no such unit is available.{ $hint }
jiangshan-refusal-condition = “{ $typed }” is not a condition. Write a cell that the news name, such as c5, or the two cells of a move or an attack, such as c3-c5. Hidden moves name no cell.
# After a refusal, beginning with a space: what the player could type instead; prices; units that there are.
jiangshan-hint-orders = { " " }Possible: { $orders }.
jiangshan-hint-orders-among = { " " }Possible, among others: { $orders }.
jiangshan-hint-price = { " " }It costs { $cost }, you have { $have }.
# Why a Bowman, or another unit with a bow, cannot shoot.
jiangshan-hint-blind = { " " }It is face down and sees no enemy: a unit shoots when it is face up, or when it sees an enemy and can turn up.
jiangshan-hint-units = { " " }There are: { $units }.
jiangshan-hint-nobody = { " " }There are none.
# Somebody has asked whether an order would be possible, without giving it.
jiangshan-test-fine = { $typed } is possible.

## Scenario files of one's own

jiangshan-scenario-unused = You gave a scenario file and chose another scenario. Leave the scenario out, or leave the file out.
jiangshan-scenario-needed = To play a scenario of your own, give its file as well: attach it, or name one that is kept here.
jiangshan-scenario-faults =
    { $count ->
        [one] The scenario file has one fault. No table was opened.
       *[other] The scenario file has { $count } faults. No table was opened.
    }
# Where a fault is: a key of the file, or a key of the side, fire or unit with that number. Begins a sentence.
jiangshan-scenario-where-unit = Unit { $number }, “{ $key }”
jiangshan-scenario-where-side = Side { $number }, “{ $key }”
jiangshan-scenario-where-fire = Fire { $number }, “{ $key }”
jiangshan-scenario-line = line { $line } of the map
jiangshan-scenario-line-row = line { $line } of the map (row { $row } of the board)
jiangshan-scenario-tables = { $where } must be one or several tables: “[[side]]”, “[[fire]]”, “[[unit]]”.
jiangshan-scenario-board = { $where } must be [columns, rows], with 3 to 12 columns and 3 to 18 rows.
jiangshan-scenario-rows = { $where } must have { $wanted } rows; it has { $found }.
jiangshan-scenario-row = { $where }: { $row } must have { $wanted } signs; it has { $found }.
jiangshan-scenario-signs = { $where }: { $row } has signs that mean nothing: { $signs }. There are { $known }: plain, mountain, water, forest.
jiangshan-scenario-sides = { $where }: there must be two to four sides; there are { $found }.
jiangshan-scenario-fires = { $where }: there may be at most { $most } fires; there are { $found }.
jiangshan-scenario-same = { $where }: another side is called “{ $word }” too.
jiangshan-scenario-entry-units = { $where }: “{ $entry }” is not a unit and a cell, such as “D c4”.
jiangshan-scenario-units = { $where }: at most { $most } units may be written down; there are { $found }.
jiangshan-scenario-unit-most = { $where }: there may be at most { $most } units, the game's own among them; there would be { $found }.
jiangshan-scenario-unit-code = { $where } must be one capital letter from A to Z, not “{ $code }”.
jiangshan-scenario-unit-twice = { $where }: “{ $code }” is described twice.
jiangshan-scenario-unit-glyph = { $where } must be one character, or two: the traditional form and the simplified one. “{ $word }” is not.
jiangshan-scenario-unit-mark = { $where } must be one Chinese character, or two: the traditional form and the simplified one. “{ $word }” is not.
jiangshan-scenario-unit-class = { $where }: units with this mark are “{ $wanted }”.
jiangshan-scenario-unit-classes = { $where }: units with the mark { $mark } must be of one class; { $codes } are not.
jiangshan-scenario-unit-march = { $where }: units with the mark { $mark } must march alike, or a march would tell which is which; { $codes } do not.
jiangshan-scenario-unit-kings = { $where }: exactly one unit must be King; there are { $found }.
jiangshan-scenario-unit-crown = { $where }: no other unit may have the King's mark, { $mark }; { $codes } have it.
jiangshan-scenario-unit-scouts = { $where }: at most one unit may be a Scout; { $codes } are.
jiangshan-scenario-unit-scout = { $where }: a Scout fights nobody: no abilities in battle, no price, light armour, no King.
jiangshan-scenario-unit-priceless = { $where }: a King has no price.
jiangshan-scenario-unit-mounted = { $where }: only units without a facing shoot after they have moved; foot has the bow.
# $sets are words that may be written instead of cells.
jiangshan-scenario-cells = { $where }: “{ $entry }” is not a cell written as “forward,right” within two cells, such as “1,-1”, and none of { $sets }.
jiangshan-scenario-cells-line = { $where }: “{ $entry }” is not the first cell of a line, such as “1,-1”, and none of { $sets } without “knight”.
jiangshan-scenario-cells-many = { $where } must name at most { $most } cells.
jiangshan-scenario-cells-even = { $where } must be the same in all four directions, as what has no facing is turned with the board.
jiangshan-scenario-cells-twice = { $where }: one ability jumps and another captures on the same cells: { $cells }.
jiangshan-scenario-entry-cities = { $where }: “{ $entry }” is not a capital, city or camp with a cell, such as “camp b3”.
jiangshan-scenario-reserve-king = { $where }: a King cannot be in reserve.
jiangshan-scenario-code = { $where }: there is no unit “{ $code }”. There are { $codes }.
jiangshan-scenario-count = { $where }: the number of “{ $code }” must be from 0 to { $most }.
jiangshan-scenario-weather = { $where } must list six of { $words }, one for each number of the die; it lists { $found }.
jiangshan-scenario-cell = { $where }: “{ $word }” is not a cell, such as “c4”.
jiangshan-scenario-owner = { $where } must be the number of a side, from 1 to { $most }, or its id.
jiangshan-scenario-v2 = The map is not symmetrical: { $cell } and { $image } differ.
jiangshan-scenario-v2-alone = The armies are not symmetrical: what stands on { $cell } does not stand on { $image }.
jiangshan-scenario-v2-side = The armies are not symmetrical: no side has the mirror image of what side { $side } has on the board and in reserve.
jiangshan-scenario-v3 = Side { $side } must have one King; it has { $found }.
jiangshan-scenario-v3-ground = The King on { $cell } must stand on open plain.
jiangshan-scenario-v4-ground = The city or camp on { $cell } must stand on plain.
jiangshan-scenario-v4-gates = The city or camp on { $cell } must have plain or forest beside at least two of its edges.
jiangshan-scenario-v4-beside = The cities or camps on { $cell } and { $gate } must not stand side by side.
jiangshan-scenario-v5-none = There is no land on the map.
jiangshan-scenario-v5 =
    { $count ->
        [one] { $cell } cannot be reached on foot from the rest of the land.
       *[other] The { $count } cells of land around { $cell } cannot be reached on foot from the rest.
    }
jiangshan-scenario-v6-capital = Side { $side } must have a capital: the special rules count its loss.
jiangshan-scenario-v6-capitals = Side { $side } must not have more than one capital; it has { $found }.
jiangshan-scenario-v7-off = { $cell } is not on the board.
jiangshan-scenario-v7-ground = The unit on { $cell } cannot stand there: that is mountain or water.
jiangshan-scenario-v7-unit-twice = There are several units on { $cell }.
jiangshan-scenario-v7-tile-twice = There are several cities or camps on { $cell }.
jiangshan-scenario-v7-fire-twice = There are several fires on { $cell }.
jiangshan-scenario-v7-foreign = The unit on { $cell } stands in a city or camp of another side.
jiangshan-scenario-v7-scout = The Scout on { $cell } cannot be in a city or camp.
jiangshan-scenario-v8 = Side { $side } has { $found } of { $unit } ({ $code }) on the board and in reserve; its box holds { $most }.
jiangshan-scenario-v10 = There must be at least two teams.
jiangshan-scenario-fire-ground = Nothing can burn on { $cell }: fires burn on forest, and on plain where nothing stands.

## What a player is warned of, in private.

# $units: enemies as jiangshan-threat-by; $unit is the reader's own.
jiangshan-threat-unit = Your { $unit } on { $cell } can be taken: { $units }.{ $back }
# The same of a unit that an order has taken there: over an enemy, and else.
jiangshan-threat-back = { $units } could take your { $unit } on { $cell } in return.{ $back }
jiangshan-threat-there = { $units } could then take your { $unit } on { $cell }.{ $back }
# $units: one enemy of whom the class alone is known, or nothing; $kinds: the types that could, $sure: whether it has to be
# one of them; $faces: whether it has to face there as well; $cost: jiangshan-threat-defeat, or nothing.
jiangshan-threat-doubt = { $units } could then take your { $unit } on { $cell }{ $sure ->
        [true] { $faces ->
            [true] , if it then faces that way
           *[false] {""}
        }
       *[false] {" "}if it turns out to be one of these{ $faces ->
            [true] {" "}and to face that way
           *[false] {""}
        }: { $kinds }
    }.{ $cost }
# $back: the next one, beginning with a space, or nothing: who of the reader’s could capture the attacker there. $units as jiangshan-preview-unit.
jiangshan-threat-covered = { " " }You could take back with: { $units }.
jiangshan-threat-by = { $seat }’s { $unit } on { $cell }
# $place: city, camp or capital. $cost: one of the last two below, or nothing.
jiangshan-threat-town = Your { $place } on { $cell } can be taken: { $units }.{ $cost }
jiangshan-threat-siege = Your { $place } on { $cell } falls as soon as { $gate } is closed off, too.{ $cost }
# What may follow both, beginning with a space: what the reader loses with it.
jiangshan-threat-setback = { " " }You would lose { $loss } morale.
jiangshan-threat-defeat = { " " }You would be defeated.
# $told: a sentence about a unit, a town or a siege; $help: what orders may help against one of its kind.
jiangshan-helped = { $told } { $help }
jiangshan-help-unit = It may help to move it away{ $way ->
        [no] {""}
       *[yes] , block the way,
    } or first capture the attacker{ $shot ->
        [no] {""}
       *[yes] , or shoot it into chaos so that it cannot act
    }.
jiangshan-help-town = It may help to put a unit inside{ $way ->
        [no] {""}
       *[yes] , block the way,
    } or first capture the attacker{ $shot ->
        [no] {""}
       *[yes] , or shoot it into chaos so that it cannot act
    }.
jiangshan-help-siege = It may help to keep a unit of yours on that gate, or to capture an enemy on another gate.
# A puzzle: whose move it is.
jiangshan-puzzle = Find the best order for { $seat }. Nothing else comes near.
