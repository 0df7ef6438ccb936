bot-games-none = 你没有进行中的对局。用 /play 开一桌。
bot-games-group-yours = 该你行动
bot-games-group-away = 有人在代你走
bot-games-group-asleep = 休眠中的对局
bot-games-group-lobby = 尚未开始
bot-games-group-theirs = 该别人行动
bot-games-group-finished = 近一个月内结束的对局

bot-games-table = { $number } 号桌
bot-games-with = 同桌有{ $names }
bot-games-due = 截止时间：{ $due }
bot-games-unhurried = 不限时，{ $since }开始等待
bot-games-theirs = 正在等{ $seats }
bot-games-held = 最迟 { $latest }揭晓
bot-games-away = 电脑正在代你行动
bot-games-replaced = { $seat }坐着你的座位
bot-games-closes = { $ends }关闭
bot-games-ended = { $ended }结束
bot-games-bank = 备用时间还有 { $hours } 小时 { $minutes } 分
bot-games-quiet = 免打扰 { $hours }（{ $zone }）
bot-games-holiday = 休假到 { $back }
bot-games-holiday-left = 现在最多可休假 { $days } 天
bot-games-travels = { $seat } 休假至 { $back }
bot-games-direct = 用私信叫你
bot-games-gone = 频道已被删除，没有结果。
bot-games-expired = 休眠四周后关闭了。
bot-games-cancelled = 中途停止，没有结果。

bot-button-move-at = 行动 · { $game } { $number }
bot-button-export-at = 导出 · { $game } { $number }

bot-news-private = 以下消息只有你能看到：

bot-log-turn = 第 { $number } 步 · { $at }
bot-log-begin = 开始 · { $at }
bot-button-log-show = 发到频道里
bot-log-shown = 频道里现在可以看到记录了。
bot-log-shown-by = 由 { $name } 发出的记录。
bot-log-shown-already = 频道里不到一小时前刚发过记录，请稍后再发。

bot-command-tables = 牌桌
bot-command-tables-about = 查看本服务器等人的桌子和正在进行的对局
bot-tables-none = 在你能看到的频道里没有开着的桌子。用 /play 开一桌。
bot-tables-open = 等人加入的桌子
bot-tables-running = 正在进行的对局
bot-tables-free = 开桌的是 { $host }，空位 { $free } 个
bot-tables-since = 开桌于{ $opened }
bot-tables-asleep = 休眠中的对局
bot-button-join-at = 加入 · { $game } { $number }
bot-button-watch-at = 观战 · { $game } { $number }

bot-parameter-invitations = 邀请
bot-parameter-invitations-about = 允许谁点名邀请你
bot-parameter-not-from = 不接受
bot-parameter-not-from-about = 不想再收到谁的邀请；再选一次即可解除
bot-choice-invitations-everybody = 所有人
bot-choice-invitations-shared = 与我同桌过的人
bot-choice-invitations-nobody = 谁都不行
bot-manners-everybody = 所有人都可以点名邀请你。
bot-manners-shared = 与你同桌玩过的人才可以点名邀请你。
bot-manners-nobody = 谁也不能点名邀请你。
bot-manners-refused = 此外，一概不接受这些人的邀请：{ $who }
bot-manners-most = 你拒绝的人已有 { $most } 位，到上限了。可以改选“谁都不行”，或者再选一次不再介意的人来解除。
bot-invited-unwelcome = 对方不接受这类邀请。开桌时不要指定对手，谁想玩就点“加入”。
bot-nudge-enough = 今天提醒他们的次数够多了。
