bot-button-why = 为什么？
bot-why-foreseen = 规则怎么说
bot-why-nothing = 规则里没有写这一点。
bot-button-hint = 建议一步
bot-hint = 换作是我，会走这一步。点“确认”才算数。
bot-hint-alike = 别的走法也差不多，我说不出这一步好在哪里。
bot-hint-lost = 就我所看到的，怎么走都会输。
bot-hint-only = 只有这一种走法。
bot-hint-beside = 我拿“**{ $move }**”作比较。{ $why }
bot-hint-warned = 下面的警告我考虑过了，还是会走这一步。
bot-hint-practice = 只有练习时我才给建议，也就是你一个人和电脑玩的时候。
bot-hint-failed = 一时想不出来，请过一会儿再试。

bot-button-review = 复盘
bot-button-review-cancel = 取消
bot-button-review-show = 让别人看我的复盘
bot-button-review-hide = 复盘只给自己看
bot-button-review-all = 回到复盘
bot-review-title = 复盘 · { $title }
bot-review-heading = **复盘 · { $title }** · { $seat }
bot-review-worst = 依我看，下面几步最吃亏，由重到轻。我只按当时看得到的来判断。
bot-review-little = 依我看，没有哪一步特别吃亏。下面几步只差一点点，换个走法可能也一样好。
bot-review-unsaid = 我说不出你的哪一步特别吃亏、为什么吃亏。
bot-review-slight = 我比较了 { $count } 个决定，依我看，没有哪一个特别吃亏。
bot-review-none = { $count ->
    [0] 你没有可以比较的决定。
   *[other] 我比较了 { $count } 个决定，依我看，没有一个吃亏。
}
bot-review-decision = { $when }，你选的是：{ $played }。{ $how }：{ $better }
bot-review-much = 好得多的是
bot-review-clearly = 明显更好的是
bot-review-somewhat = 好一些的是
bot-review-little-better = 略好一点的是
bot-review-shows = 下图画的是更好的那一步，不是你当时选的。
bot-turn = { $turn ->
    [0] 开局
   *[other] 第 { $turn } 步
}
bot-turn-counted = { $turn ->
    [0] 开局
   *[other] 第 { $turn } 步
}（{ $counted }）
bot-review-of = { $seat }的复盘
bot-review-alike = 这两步眼下的效果一样：差别以后才看得出来。
bot-beside-unsaid = 这一步和别的走法之后的变化，我各试算了很多次，平均下来这一步更好，但说不出单一的理由。
bot-review-follows = 接下来可能是（看不到的都是猜测）：{ $line }
bot-review-move = { $seat }：{ $move }。
bot-review-really = 实际的经过：{ $line }
bot-review-better = **{ $move }**，更好的这一步：
bot-review-played = **{ $move }**，你选的这一步：
bot-review-held = 你这一步留下了风险：“{ $threat }”{ $when }，这事真的发生了。{ $least }
bot-review-held-none = 换成更好的那一步，就没有这个风险。
bot-review-held-some = 换成更好的那一步，留下的风险较小：“{ $threat }”
bot-review-unheld = 你在这之前的最后一步留下了风险：“{ $threat }”{ $when }，这事真的发生了。到了那时，我已经找不到合理的走法来挡住它。
bot-instead = 相比之下，**{ $move }** 会这样：{ $told }
bot-review-both = 两种走法都会这样：{ $told }
bot-beside-feared = 两种走法都会留下这个风险：{ $threat }
bot-review-skipped = { $turns }：当时走的不在我考虑过的走法里，所以没有比较。
bot-review-ended = 终局时差别最大的是：
bot-review-apart = { $what }（你：{ $has }，{ $other }：{ $beside }）
bot-review-point = { $when }：{ $told }
bot-review-won = 依我看，你在这里拉开的差距最大：
bot-review-won-evenly = 依我看，你获胜之前没有哪一段明显拉开差距。
bot-review-lost = 依我看，你在这里落后最多：
bot-review-span = { $since }到{ $until }
bot-review-there = { $how ->
    [held] 这一步换一种走法就能挡住：
    [before] 在这之前不久，你最吃亏的是这一步：
   *[there] 这一段里，你最吃亏的是这一步：
}
bot-review-there-below = { $how ->
    [held] 下面的第 { $number } 个决定换一种走法就能挡住。
    [before] 在这之前不久，你最吃亏的是下面的第 { $number } 个决定。
   *[there] 这一段里，你最吃亏的是下面的第 { $number } 个决定。
}
bot-review-blameless = 依我看，在这一段以及这之前不久，你没有哪个决定吃了大亏。
bot-review-number = 决定 { $number }
bot-review-rose = { $when }：你的形势在上升，下图的曲线从 { $before } 升到 { $after }。
bot-review-fell = { $when }：你的形势在下滑，下图的曲线从 { $before } 落到 { $after }。
bot-review-one = { $what }：你 { $had } → { $has }，{ $other }：{ $before } → { $after }
bot-review-foremost = { $what }：你 { $had } → { $has }，总值最高的对手：{ $before }（{ $first }）→ { $after }（{ $other }）
bot-review-all = { $what }：你方 { $had } → { $has }，其他人合计 { $before } → { $after }
bot-review-against = 另一方面，{ $told }
bot-review-outdone = 另一方面，对手在这一项的变化更大：{ $told }
bot-review-moves = 当时走的是：
bot-review-told = 当时的情况：
bot-review-curve = 从开局算起，领先{ $other }多少（负数是落后）
bot-review-others = 其他人
bot-review-progress = 正在复盘：{ $title }。共 { $total } 个决定，已经看完 { $done } 个。做好以后会保存。
bot-review-waits = 即将复盘：{ $title }。前面要是还有别的复盘，就得先排队。做好以后会保存。
bot-review-running = 对局结束后才能复盘。
bot-review-never = 这款游戏没有电脑玩家，没法复盘。
bot-review-nobody = 对局结束时你不在座，而在座的人也没有公开复盘。
bot-review-closed = 对方的复盘没有公开。
bot-review-enough = 今天不能再复盘了：24 小时内每人最多五次，每个服务器最多五十次。以前做好的还能看。
bot-review-later = 复盘还要一阵子，这条消息等不到了。请过一会儿再点“复盘”。
bot-review-cancelled = 复盘已经取消。
bot-review-failed = 复盘出错了，请再试一次。
bot-review-shown = 同桌的人现在看得到你这个座位的复盘。
bot-review-hidden = 你这个座位的复盘只有你看得到。

bot-command-puzzle = 题目
bot-command-puzzle-about = 自己解题，找出局面里最好的一步
bot-button-puzzle = 题目
bot-button-puzzle-next = 下一题
bot-puzzle-which = **做哪款游戏的题目？**每题只有一个答案，可以试三次。别人看不到，也不计时。
bot-puzzle-game = 《{ $game }》
bot-puzzle-none = 这款游戏还没有题目。/puzzle 会列出有题目的游戏。
bot-puzzle-all = { $game }：{ $count } 道题你都做过了。
bot-puzzle-heading = -# { $game } · 第 { $number } 题，共 { $total } 题
bot-puzzle-left = { $why }还可以试 { $count } 次。
bot-puzzle-does = **{ $move }** 会这样：{ $told }
bot-puzzle-answer = 答案是 { $answer }。{ $why }
bot-puzzle-averts = 走这一步之前：{ $threat }
