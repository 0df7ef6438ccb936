### Files that people give as options of a game.

# The name of a parameter: lower case, no spaces, at most 32 characters. $option is the name of the option for a file.
bot-parameter-stored = 现有{ $option }
# At most 100 characters.
bot-parameter-stored-about = 这里现有的文件，写名字就行，不用上传
bot-document-kind = { $file } 不是文本文件。请附上纯文本文件。
bot-document-not-text = { $file } 不是能读的文本。请存成 UTF-8 纯文本文件。
bot-document-size = { $file } 太大了。文件最多 { $most } KB。
bot-document-empty = { $file } 是空的。
bot-document-gone = 没能从 Discord 拿到 { $file }。请再附一次。
bot-document-unknown = 这里没有叫“{ $file }”的文件。请从列表里选。
bot-document-unreadable = 这里有 { $file }，但是读不出来，要请运营这个机器人的人处理。
bot-document-none = 这里没有现成的文件。请附上自己的。
bot-document-both = 附上文件，或者写现有文件的名字，只能选一样。
# In the lobby: what is played. $titles is what the file calls itself.
bot-lobby-document = “{ $titles }”（来自文件）
bot-faults-more = 另外 { $count } 处错误在附件里。
