### What reaches from one day, or one table, to the next.

## /notes: what somebody writes down for themselves at a table

bot-command-notes = notes
bot-command-notes-about = Write a note for yourself at this table
# Also the title of the form.
bot-button-note = My note
bot-button-note-change = Change it
# Above the line of the form: at most 45 characters.
bot-note-label = For yourself, at this table
# Small below that and below a note: at most 100 characters.
bot-note-about = Only you are shown it. Whoever runs this bot can read it. Gone a month after the game’s end.
# Heading of the note.
bot-note = What you noted
bot-note-gone = You have no note here any more.
bot-note-late = That took too long for a form to open. Press again, or use /notes.
bot-note-most = You have notes at { $most } tables. Empty one of them first; /games marks them.
# Part of the line of a table in /games.
bot-games-noted = with your note
