core-nothing-to-play = 消息里没有要走的棋。
core-too-many-moves = 一条消息最多 { $most } 步，其余请另外发送。
core-see-first = 请先只走第一步，后面怎么走取决于它的结果。
core-rest-dropped = 消息的其余部分未执行。{ $reason }
core-others-first = 现在轮到别的玩家先做选择。
core-held = 要先等上一步见分晓。
core-incomplete = 这步棋只写了一部分：“{ $typed }”，请写完整。
core-illegal-chance = 现在不可能掷出或发到：{ $move }

core-script-seat = “{ $typed }”不是座位号：每行开头请写 1 至 { $seats } 的座位号，或写 chance。

core-chronicle-lead = { $seat }反超{ $other }，取得领先。
core-chronicle-seat = { $seat }
core-chronicle-row = { $seat }最低 { $least }、最高 { $most }，终局 { $last }
core-chronicle-course = { $title }：{ $rows }。
