"""From a View to a picture and words. Imports games and Pillow, never the bot."""
