"""From a View to a picture and words. Imports games and Pillow, never the bot.

`core` is the contract, `frame` keeps it for all games alike, and every game's package has the same parts under the same
names:

- `picture.drawing` draws a position: it makes a `scene.Scene` (the view, the reader's words, the layout, the canvas)
  and lets each part `draw` on it; `layout.layout` says where everything stands;
- `sheet` is the size of all pictures and of their smallest letters; `heading` the band on top, `marks` the signs that
  mean the same in every game: asked, placed last, yours to choose, won;
- `canvas` draws: a sign is a table of strokes (`polygon`, `disc`, `line`), which `drawn` makes at any size;
- `boxes` is what panels, legends, logbooks, hands and keys are made of: they measure, then draw, and decide what
  becomes of what has no room;
- a game's `heading` says whose turn it is or how the game ended (`headline`), `legend` what the signs mean, `hands`
  what is held; the others are the game's own nouns: field, chart, plates, panels, villages, pieces, ships;
- `colours` are its colours, those that stay exact in `EXACT`; `reference.sheet` shows one of everything, from which the
  palette is made;
- `text_board` tells the position in words: a `summary` for those who cannot see the picture, and all `lines`.
"""
