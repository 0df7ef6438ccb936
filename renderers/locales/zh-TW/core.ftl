core-nothing-to-play = 這則訊息裡沒有任何行動。
core-too-many-moves = 一則訊息最多 { $most } 步，其餘請另外送出。
core-see-first = 請先單獨送出第一步：接下來能怎麼行動，要看它的結果。
core-rest-dropped = 訊息後面的部分沒有執行。{ $reason }
core-others-first = 要先等其他玩家做決定。
core-held = 要先等上一步的結果揭曉。
core-incomplete = 這一步還不完整：「{ $typed }」。請把它寫完。
core-no-condition = 這款遊戲的計畫不能等別人的行動，請不要填「條件」。
core-illegal-chance = 現在不能擲出或發出這個結果：{ $move }

core-script-seat = 「{ $typed }」不是座位：每行開頭要寫 1 到 { $seats } 的座位號碼，或寫 chance。

core-chronicle-lead = { $seat }超前了{ $other }。
core-chronicle-seat = { $seat }
core-chronicle-row = { $seat } { $last }（{ $least } 到 { $most }）
core-chronicle-level = { $seat } { $last }
core-chronicle-course = { $title }，終局時（由低到高）：{ $rows }。
core-chronicle-alt = { $heading }。

# A file of one’s own for a game. $where: a key of the file, quoted; it begins a sentence. $reason: one of core-file-syntax-…
core-file-further = 另外還有 { $count } 處錯誤。
core-file-empty = 檔案是空的。
core-file-syntax = 第 { $line } 行第 { $column } 字：{ $reason }
core-file-syntax-twice = 這個鍵或表格前面已經寫過。
core-file-syntax-open = 文字、清單或表格有開頭，沒有結尾。
core-file-syntax-equals = 鍵的後面少了「=」。
core-file-syntax-more = 值的後面有多餘的內容。
core-file-syntax-statement = 這既不是「鍵 = 值」，也不是「[表格]」。
core-file-syntax-character = 這裡不能有這個字元。
core-file-syntax-escape = 反斜線後面的寫法無法辨認。
core-file-syntax-comma = 少了逗號。
core-file-syntax-colon = 少了冒號。
core-file-syntax-value = 這裡讀不出值。文字要放在引號裡。
core-file-syntax-number = 數字太長。
core-file-syntax-long = 這一行超過 2000 個字元。
core-file-syntax-parted = 用點隔開的名稱超過八段。
core-file-syntax-deep = 括號的層數太多。
core-file-syntax-other = 這裡無法讀取。
core-file-twice = 鍵「{ $key }」寫了兩次。
core-file-where = 「{ $key }」
core-file-missing = 缺少{ $where }。
core-file-unknown = { $where }：沒有這個鍵。
core-file-unknown-near = { $where }：沒有這個鍵。也許是「{ $near }」？
core-file-text = { $where }必須是放在引號裡的文字。
core-file-name = { $where }最多 { $most } 個字，寫在一行裡，不能有看不見的字元。
core-file-words = { $where }必須是其中之一：{ $words }。
core-file-number = { $where }必須是 { $low } 到 { $high } 的整數。
core-file-flag = { $where }必須是 true 或 false。
core-file-list = { $where }必須是清單，只能用這些字：{ $words }。
core-file-table = { $where }必須是由鍵和值組成的表格。
core-file-identifier = { $where }必須是 1 到 40 個字母、數字、連字號或底線。
core-file-format = { $where }必須是「{ $wanted }」。
# What a file calls itself: in Chinese if $tongue is zh, else in English. $tongue is the message below.
core-file-title =
    { $tongue ->
        [en] { $en }
       *[zh] { $zh }
    }
# Which of the two names readers of this language are shown: en or zh.
core-file-tongue = zh
core-puzzle-wrong = 還有更好的一步。

core-why-wins = 這一步就能獲勝。
