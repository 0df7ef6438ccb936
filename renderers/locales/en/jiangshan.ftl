# Jiangshan, "Rivers and Mountains": armies of chess-like units whose types are hidden until they are seen. Cells are written c5
# in every language. A unit in march state shows only its class (foot, horse, chancellor …), in battle state its type.

## The game

jiangshan-name = Jiangshan
# At most 100 characters, shown in Discord's list of commands.
jiangshan-about = Hidden armies, cities and stratagems: a war game born from chess. For two to four.
jiangshan-seat-0 = First army
jiangshan-seat-1 = Second army
jiangshan-seat-2 = Third army
jiangshan-seat-3 = Fourth army
jiangshan-preset-first-array = First Array: 8 units a side, the learning game
jiangshan-preset-chu-han = Chu against Han: full armies, two ponds
jiangshan-preset-qin-lords = Qin and the Lords: a winding river, ports, woods
jiangshan-preset-deer-hunt = The Deer Hunt: four players, two against two
jiangshan-preset-river = Backs to the River: hiding, scouting and burning
jiangshan-preset-random = Random: a new, fair map
jiangshan-level-random = Random: any order
jiangshan-level-greedy-1 = Greedy: takes what it sees, one order ahead
jiangshan-level-strategist = Strategist: imagines the hidden army and thinks ahead
# What a computer player is called at the table, like a name. Short.
jiangshan-player-random = Random
jiangshan-player-greedy-1 = Greedy
jiangshan-player-strategist = Strategist

## Options. The name is a parameter of a slash command: lower case, no spaces, at most 32 characters.

jiangshan-option-scenario = scenario
jiangshan-option-scenario-about = Map and armies
jiangshan-option-scenario-a-first-array = First Array (2 players)
jiangshan-option-scenario-b-chu-han = Chu against Han (2 players)
jiangshan-option-scenario-c-qin-lords = Qin and the Lords (2 players)
jiangshan-option-scenario-d-four-lords = The Deer Hunt (4 players)
jiangshan-option-scenario-e-jingxing = Backs to the River (2 players)
jiangshan-option-scenario-random-lr = Random, mirrored (2 players)
jiangshan-option-scenario-random-rot = Random, turned (2 players)
jiangshan-option-scenario-random-quad = Random, four corners (4 players)
jiangshan-option-scenario-file = My own scenario file
jiangshan-option-scenario_file = file
jiangshan-option-scenario_file-about = A scenario file of your own (TOML or JSON, at most 64 KB)
jiangshan-option-allied_intel = allied-intel
jiangshan-option-allied_intel-about = Allies see each other's secrets

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
# Classes, all that is known of a unit in march state.
jiangshan-mark-i = foot unit
jiangshan-mark-h = mounted unit
jiangshan-mark-b = chancellor's unit
jiangshan-mark-r = chariot unit
jiangshan-mark-q = queen's unit
jiangshan-mark-k = royal unit
jiangshan-stratagem-swap = Array
jiangshan-stratagem-sneak = Crossing
jiangshan-stratagem-fire = Wildfire
jiangshan-stratagem-scout = Conjuring
jiangshan-stratagem-extra = Deception
jiangshan-stratagem-decoy = Substitution
jiangshan-facing-n = north
jiangshan-facing-e = east
jiangshan-facing-s = south
jiangshan-facing-w = west
jiangshan-facing-a = towards the nearest enemy
# A player's name alone, in a list.
jiangshan-seat = { $seat }
# Something to type, as it is.
jiangshan-literal = { $words }

## What to choose

jiangshan-prompt-chance = Chance decides.
jiangshan-prompt-pick = Choose your stratagems. Nobody sees them before you use them.
jiangshan-prompt-action = Your turn: what do you do?
jiangshan-prompt-react = Your unit is about to fall. Do you use Substitution?
jiangshan-prompt-open = You can leave orders at any time.
jiangshan-prompt-move = Which unit moves, and where?
jiangshan-prompt-attack = Which unit attacks, and where?
jiangshan-prompt-sail = Which unit sails, and where?
jiangshan-prompt-sneak = Crossing: which unit sails past the enemy, and where?
jiangshan-prompt-shoot = Who shoots, and at what?
jiangshan-prompt-fire = Wildfire: who sets fire, and to what?
jiangshan-prompt-command = Which commander sends which unit where?
jiangshan-prompt-support = Which unit of the reserve comes, and where?
jiangshan-prompt-rebuild = Which city or camp is rebuilt?
jiangshan-prompt-deploy = Which unit deploys, and facing where?
jiangshan-prompt-challenge = Which hidden enemy must show itself?
jiangshan-prompt-recruit = Which unit do you recruit?
jiangshan-prompt-preset = Which unit, and which way shall it face when it is seen?
jiangshan-prompt-standing = Your standing order for Substitution. Nobody else sees it.
jiangshan-prompt-swap = Array: which commander, and which two units?
jiangshan-prompt-scout = Conjuring: where does the scout appear?
jiangshan-prompt-decoy = Which two units exchange places?

## Choices in menus, at most 80 characters

jiangshan-label-move = Move
jiangshan-label-attack = Attack
jiangshan-label-sail = Sail
jiangshan-label-shoot = Shoot
jiangshan-label-command = Command
jiangshan-label-support = Bring a reserve unit
jiangshan-label-rebuild = Rebuild a city or camp
jiangshan-label-deploy = Deploy
jiangshan-label-challenge = Challenge
jiangshan-label-recruit = Recruit
jiangshan-label-preset = Facing beforehand
jiangshan-label-standing = Standing order
jiangshan-label-mode = When it is used
jiangshan-label-protect = Whom it protects
jiangshan-label-sacrifice = Who is given up first
jiangshan-label-pick = Choose stratagems
jiangshan-label-decoy = Use Substitution
jiangshan-label-refuse = Do not use it
jiangshan-label-end = End the turn
jiangshan-label-done = The list is complete
jiangshan-label-none = Nobody
jiangshan-label-resign = Resign
jiangshan-label-draw = Offer a draw
jiangshan-label-reserve = Into the reserve
jiangshan-label-file = Column { $file }
jiangshan-label-keep = Keep its facing
jiangshan-label-no-shot = No shot
jiangshan-label-cell = { $cell }
jiangshan-label-unit = { $cell }: { $unit }
jiangshan-standing-mode = when
jiangshan-standing-mode-auto = at once, by the order below
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
jiangshan-event-leaderless = { $seat }'s King is out of sight: the army is leaderless.
jiangshan-event-morale = { $seat } loses { $loss } morale, now { $morale }.
jiangshan-event-reveal = { $seat }'s unit on { $cell } is a { $unit }.
jiangshan-event-faces = { $seat }'s { $unit } on { $cell } faces { $facing }.
jiangshan-event-move = { $seat }: { $unit } { $start } to { $end }.
jiangshan-event-forest = { $seat }: { $unit } { $start } into the forest on { $end }.
jiangshan-event-tile = { $seat }: { $unit } { $start } into { $end }.
jiangshan-event-sail = { $seat }: { $unit } sails { $start } to { $end }.
jiangshan-event-command = { $seat }: { $unit } is sent { $start } to { $end }.
jiangshan-event-hidden-move = { $seat } moves a hidden unit.
jiangshan-event-hidden-own = Your hidden unit went { $start } to { $end }.
jiangshan-event-attack = { $seat }'s { $unit } attacks from { $start }.
jiangshan-event-captured = { $seat }'s { $unit } on { $cell } falls.
jiangshan-event-starved = { $seat }'s { $unit } in { $cell } surrenders.
jiangshan-event-shot-dead = { $seat }'s { $unit } on { $cell } is shot down.
jiangshan-event-burnt-dead = { $seat }'s { $unit } burns on { $cell }.
jiangshan-event-shot = { $seat } shoots { $start } to { $cell }: the { $unit } is in chaos.
jiangshan-event-shot-lost = { $seat }'s mounted shot is lost.
jiangshan-event-heavy = The { $unit } on { $cell } is heavily armoured: { $seat } holds the shot.
jiangshan-event-occupy = { $seat }'s { $unit } takes { $cell }.
jiangshan-event-repulsed = { $seat } is repulsed at { $cell }.
jiangshan-event-stopped = { $seat } is stopped at { $cell }: somebody is there.
jiangshan-event-siege = { $seat } has besieged { $cell }, and it surrenders.
jiangshan-event-defeated = { $seat } is defeated.
jiangshan-event-fire = { $seat } sets fire to { $cell }.
jiangshan-event-caught = Somebody is caught by the fire on { $cell }.
jiangshan-event-decoy = Substitution: { $seat }'s units on { $one } and { $other } exchange places.
jiangshan-event-sneak = { $seat } uses Crossing.
jiangshan-event-swap = { $seat } uses Array: the units on { $one } and { $other } exchange places.
jiangshan-event-swap-hidden = { $seat } uses Array with two hidden units.
jiangshan-event-swap-own = Your hidden units on { $one } and { $other } exchanged places.
jiangshan-event-scout = { $seat } uses Conjuring: a { $unit } appears on { $cell }.
jiangshan-event-scout-reserve = { $seat } uses Conjuring: a unit joins the reserve.
jiangshan-event-extra = { $seat } uses Deception and may act once more.
jiangshan-event-support = { $seat } brings a { $unit } to { $cell }.
jiangshan-event-support-inside = { $seat } brings a reserve unit into the camp on { $cell }.
jiangshan-event-rebuild-camp = { $seat } turns the city on { $cell } into a camp.
jiangshan-event-rebuild-city = { $seat } turns the camp on { $cell } into a city.
jiangshan-event-recruit = { $seat } recruits for { $price } merit.
jiangshan-event-preset = The unit on { $cell } will face { $facing } when it is seen.
jiangshan-event-standing = Standing order, { $what }: { $value }.
jiangshan-event-draw-offer = { $seat } offers a draw.
jiangshan-event-resign = { $seat } resigns.

## How it ended

jiangshan-outcome-last =
    { $count ->
        [one] { $winners } wins: no enemy is left.
       *[other] { $winners } win: no enemy is left.
    }
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
jiangshan-refusal-e-syntax = I cannot read “{ $typed }” here. Orders look like c3-c4/n, c3xd4, c2*c4 or end; several are parted by semicolons.
jiangshan-refusal-e-turn = It is not your turn. You can set facings and your standing order, offer a draw or resign.
jiangshan-refusal-e-ap = { $typed }: you have no action left this turn.
jiangshan-refusal-e-skip = You still have an action to spend before you end your turn.
jiangshan-refusal-e-unit = { $typed }: none of your units is there.
jiangshan-refusal-e-chaos = { $typed }: that unit is in chaos until your turn ends.
jiangshan-refusal-e-done = { $typed }: that unit has done its part this turn, or nothing would change.
jiangshan-refusal-e-reach = { $typed }: the unit cannot reach that cell as it stands.
jiangshan-refusal-e-block = { $typed }: something is in the way.
jiangshan-refusal-e-capture = { $typed }: the unit can go there only if it is free, or may not take that.
jiangshan-refusal-e-dest = { $typed }: that cell cannot be entered.
jiangshan-refusal-e-range = { $typed }: the target is not on a cell that it can shoot at.
jiangshan-refusal-e-sight = { $typed }: your team does not see that cell.
jiangshan-refusal-e-target = { $typed }: there is nothing to aim at.
jiangshan-refusal-e-heavy = { $typed }: heavy armour cannot be shot unless it is in chaos.
jiangshan-refusal-e-state = { $typed }: that unit cannot do this, or not now.
jiangshan-refusal-e-cmd = { $typed }: no commander of yours can do that there.
jiangshan-refusal-e-water = { $typed }: no open waterway leads there.
jiangshan-refusal-e-fire = { $typed }: that cannot be set on fire, or burns already.
jiangshan-refusal-e-hufu = { $typed }: you do not hold that stratagem, or have used it this turn.
jiangshan-refusal-e-morale = { $typed }: your morale is too low.
jiangshan-refusal-e-merit = { $typed }: you have too little merit.
jiangshan-refusal-e-res = { $typed }: there is no such unit to be had.
# Somebody has asked whether an order would be possible, without giving it.
jiangshan-test-fine = { $typed } is possible.

## Scenario files of one's own

jiangshan-scenario-unused = You gave a scenario file: choose “My own scenario file” as the scenario too.
jiangshan-scenario-faults =
    { $count ->
        [one] The scenario file has a fault: { $faults }
       *[other] The scenario file has { $count } faults: { $faults }
    }
# $detail comes from the reader of the file, in English, with the line.
jiangshan-scenario-syntax = it cannot be read: { $detail }
jiangshan-scenario-format = “format” must be "jiangshan-scenario/1"
jiangshan-scenario-unknown = unknown key “{ $key }”
jiangshan-scenario-value = “{ $key }” has no usable value
jiangshan-scenario-entry = “{ $entry }” in { $key } cannot be read
jiangshan-scenario-sides = there must be two to four sides
jiangshan-scenario-board = “board” must be [columns, rows], 3–12 by 3–18
jiangshan-scenario-rows = the map has { $found } rows, not { $wanted }
jiangshan-scenario-row = row { $row } of the map is too short, too long or has unknown signs
jiangshan-scenario-v2 = the terrain on { $cell } breaks the symmetry
jiangshan-scenario-v2-armies = the armies break the symmetry
jiangshan-scenario-v3 = side { $side } needs exactly one King on open plain
jiangshan-scenario-v4 = the tile on { $cell } needs plain ground, two open gates and no tile beside it
jiangshan-scenario-v5 = { $cell } cannot be reached on foot from the rest
jiangshan-scenario-v6 = side { $side } needs a city, a camp and at most one capital (one, where capitals count)
jiangshan-scenario-v7 = nothing can stand on { $cell } as it is listed
jiangshan-scenario-v8 = side { $side } has more of { $unit } than its box holds
jiangshan-scenario-v9 = the unit on { $cell } stands too close to an enemy
jiangshan-scenario-v10 = there must be at least two teams
jiangshan-scenario-fire = the fire on { $cell } cannot burn there, or no side has lit it
