bot-games-none = 你沒有進行中的遊戲。用 /play 開一桌。
bot-games-group-yours = 等你行動
bot-games-group-away = 有人替你下
bot-games-group-asleep = 休眠中
bot-games-group-lobby = 還沒開始
bot-games-group-theirs = 等別人行動
bot-games-group-finished = 最近一個月結束的

bot-games-table = 第 { $number } 桌
bot-games-with = 同桌：{ $names }
bot-games-due = 期限：{ $due }
bot-games-unhurried = 不限時，{ $since }輪到
bot-games-theirs = 在等{ $seats }
bot-games-held = 結果最晚 { $latest }揭曉
bot-games-away = 電腦正在替你下
bot-games-replaced = { $seat }坐在你的位子上
bot-games-closes = { $ends }解散
bot-games-ended = { $ended }結束
bot-games-bank = 備用時間還有 { $hours } 小時 { $minutes } 分
bot-games-quiet = 勿擾 { $hours }（{ $zone }）
bot-games-holiday = 休假到 { $back }
bot-games-holiday-left = 現在最多可休假 { $days } 天
bot-games-travels = { $seat } 休假到 { $back }
bot-games-direct = 用私訊叫你
bot-games-gone = 頻道被刪除，沒有結果。
bot-games-expired = 休眠四週後解散了。
bot-games-cancelled = 中途停止，沒有結果。

bot-button-move-at = 走一步 · { $game } { $number }
bot-button-export-at = 匯出 · { $game } { $number }

bot-news-private = 你不在的時候，只有你知道的事：

bot-log-turn = 第 { $number } 步 · { $at }
bot-log-begin = 開局 · { $at }
bot-button-log-show = 貼到頻道
bot-log-shown = 紀錄已經貼到頻道。
bot-log-shown-by = { $name } 貼出了紀錄。
bot-log-shown-already = 一小時內已經在頻道貼過紀錄了。

bot-command-tables = 牌桌
bot-command-tables-about = 列出這個伺服器可加入的桌子和進行中的遊戲
bot-tables-none = 你看得到的地方都沒有開桌。用 /play 開一桌。
bot-tables-open = 可以加入的桌子
bot-tables-running = 進行中的遊戲
bot-tables-free = { $host } 開的桌，還有 { $free } 個空位
bot-tables-since = { $opened }開桌
bot-tables-asleep = 休眠中
bot-button-join-at = 加入 · { $game } { $number }
bot-button-watch-at = 觀戰 · { $game } { $number }

bot-parameter-invitations = 邀請
bot-parameter-invitations-about = 誰可以指名邀請你
bot-parameter-not-from = 不接受
bot-parameter-not-from-about = 不想收到誰的邀請；再指定一次就恢復
bot-choice-invitations-everybody = 任何人
bot-choice-invitations-shared = 和我玩過的人
bot-choice-invitations-nobody = 都不要
bot-manners-everybody = 任何人都可以指名邀請你。
bot-manners-shared = 只有和你同桌玩過的人可以指名邀請你。
bot-manners-nobody = 沒有人可以指名邀請你。
bot-manners-refused = 無論如何都不接受：{ $who }
bot-manners-most = 你已經拒絕了 { $most } 人。請改選「都不要」，或再指定一次已經不介意的人。
bot-invited-unwelcome = 對方不接受這樣的邀請。開桌時請不要指定對手，想玩的人按「加入」就行。
bot-nudge-enough = 他們今天已經被提醒夠多次了。
