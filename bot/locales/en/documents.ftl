### Files that people give as options of a game.

# The name of a parameter: lower case, no spaces, at most 32 characters. $option is the name of the option for a file.
bot-parameter-stored = stored-{ $option }
# At most 100 characters.
bot-parameter-stored-about = A file kept here, by its name
bot-document-kind = { $file } is not a text file. Attach plain text.
bot-document-not-text = { $file } cannot be read as text. Save it as plain text in UTF-8.
bot-document-size = { $file } is too large. A file may have at most { $most } KB.
bot-document-empty = There is nothing in { $file }.
bot-document-gone = I could not get { $file } from Discord. Please attach it again.
bot-document-unknown = No file called “{ $file }” is kept here. Choose one from the list.
bot-document-unreadable = { $file } is kept here but cannot be read. The people who run this bot can fix that.
bot-document-none = No files are kept here. Attach one of your own.
bot-document-both = Attach a file or name one that is kept here, not both.
# In the lobby: what is played. $titles is what the file calls itself.
bot-lobby-document = “{ $titles }”, from a file
bot-faults-more =
    { $count ->
        [one] { $count } more is in the attached list.
       *[other] { $count } more are in the attached list.
    }
