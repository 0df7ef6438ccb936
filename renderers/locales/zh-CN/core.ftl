core-nothing-to-play = 这条消息里没有写要怎么行动。
core-too-many-moves = 一条消息最多写 { $most } 步，其余的请另发一条。
core-see-first = 请先只走第一步，后面的要看这一步的结果。
core-rest-dropped = 消息后面的部分没有执行。{ $reason }
core-others-first = 要等别人先决定。
core-held = 要先等上一步的结果揭晓。
core-incomplete = 这一步只写了一半：“{ $typed }”。请写完整。
core-no-condition = 这款游戏的计划不能以别人的行动为条件。请不要填“条件”。
core-illegal-chance = 现在不可能掷出或抽到：{ $move }

core-script-seat = “{ $typed }”不是座位：每行开头要写 1 到 { $seats } 的座位号，或者写 chance。

core-chronicle-lead = { $seat }超过{ $other }，领先了。
core-chronicle-seat = { $seat }
core-chronicle-row = { $seat } { $last }（{ $least } 到 { $most }）
core-chronicle-level = { $seat } { $last }
core-chronicle-course = { $title }，终局时（全程最低到最高）：{ $rows }。
core-chronicle-alt = { $heading }。

# A file of one’s own for a game. $where: a key of the file, quoted; it begins a sentence. $reason: one of core-file-syntax-…
core-file-further = 另外还有 { $count } 处错误。
core-file-empty = 文件是空的。
core-file-syntax = 第 { $line } 行第 { $column } 个字符：{ $reason }
core-file-syntax-twice = 这个键或表前面已经写过。
core-file-syntax-open = 文本、列表或表有开头，没有结尾。
core-file-syntax-equals = 键后面少了“=”。
core-file-syntax-more = 值的后面有多余的内容。
core-file-syntax-statement = 这里既不是“键 = 值”，也不是“[表]”。
core-file-syntax-character = 这里不能出现这个字符。
core-file-syntax-escape = 反斜杠后面的写法认不出来。
core-file-syntax-comma = 少了逗号。
core-file-syntax-colon = 少了冒号。
core-file-syntax-value = 这里读不出值。文本要放在引号里。
core-file-syntax-number = 数字太长。
core-file-syntax-long = 这一行超过 2000 个字符。
core-file-syntax-parted = 名称用点隔开，超过了八段。
core-file-syntax-deep = 括号嵌套得太深。
core-file-syntax-other = 这里读不出来。
core-file-twice = 键“{ $key }”写了两次。
core-file-where = “{ $key }”
core-file-missing = 缺少{ $where }。
core-file-unknown = { $where }：没有这个键。
core-file-unknown-near = { $where }：没有这个键。是不是“{ $near }”？
core-file-text = { $where }必须是放在引号里的文本。
core-file-name = { $where }最多 { $most } 个字，要写在一行里，不能有看不见的字符。
core-file-words = { $where }只能是这些之一：{ $words }。
core-file-number = { $where }必须是 { $low } 到 { $high } 的整数。
core-file-flag = { $where }必须是 true 或 false。
core-file-list = { $where }必须是一个列表，只能用这些词：{ $words }。
core-file-table = { $where }必须是由键和值组成的表。
core-file-identifier = { $where }必须是 1 到 40 个字母、数字、连字符或下划线。
core-file-format = { $where }必须是“{ $wanted }”。
# What a file calls itself: in Chinese if $tongue is zh, else in English. $tongue is the message below.
core-file-title =
    { $tongue ->
        [en] { $en }
       *[zh] { $zh }
    }
# Which of the two names readers of this language are shown: en or zh.
core-file-tongue = zh
core-puzzle-wrong = 还有更好的走法。

core-why-wins = 这一步就能赢。
