# What all pictures say, whatever the game.

# Not shown to anybody: names the forms of Han characters, "tc" as in Taiwan or "sc" as on the mainland.
renderers-face = tc

# A player's name alone.
renderers-name = { $who }

# A player with the colour that tells them apart.
renderers-called = { $who } ({ $colour })

# A list in a description that is too long: how many more things there are.
renderers-and-more = and { $count } more

# What stands between two things of a list; both may be empty.
renderers-comma = { $first }, { $rest }

# What stands between two sentences; both may be empty.
renderers-sentences = { $first }. { $rest }
