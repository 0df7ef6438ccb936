### What the bot teaches whoever plays.

# The button below a refusal or a preview, and the placeholder of its menu of lines. Without its question mark also the word that one types before a move: "?why 4@D5".
bot-button-why = Why?
# Somebody typed ?why before a move.
bot-why-nothing = The rules have no paragraph about that.
