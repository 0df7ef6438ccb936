### Files that people give as options of a game.

# The name of a parameter: lower case, no spaces, at most 32 characters. $option is the name of the option for a file.
bot-parameter-stored = 現有{ $option }
# At most 100 characters.
bot-parameter-stored-about = 這裡現有的檔案，填名稱就好，不必上傳
bot-document-kind = { $file } 不是文字檔。請附上純文字檔。
bot-document-not-text = { $file } 不能當作文字讀取。請存成 UTF-8 純文字檔。
bot-document-size = { $file } 太大了。檔案最多 { $most } KB。
bot-document-empty = { $file } 是空的。
bot-document-gone = 我從 Discord 拿不到 { $file }。請再附一次。
bot-document-unknown = 這裡沒有叫「{ $file }」的檔案。請從清單裡選。
bot-document-unreadable = 這裡有 { $file }，但讀不出來，請架設機器人的人處理。
bot-document-none = 這裡沒有現成的檔案。請附上自己的檔案。
bot-document-both = 請附上檔案，或填入現有檔案的名稱，兩者擇一。
# In the lobby: what is played. $titles is what the file calls itself.
bot-lobby-document = 「{ $titles }」（自製檔案）
bot-faults-more = 另外 { $count } 處列在附上的檔案裡。
