bot-button-why = 為什麼？
bot-why-foreseen = 規則怎麼說
bot-why-nothing = 規則沒有提到這一點。
bot-button-hint = 建議一步
bot-hint = 換作是我，會這樣行動。按「確定」才算數。
bot-hint-alike = 還有別的行動和它不相上下，說不出它好在哪裡。
bot-hint-lost = 就我所看到的，不管怎麼走都會輸。
bot-hint-only = 也只有這一種行動可選。
bot-hint-beside = 我拿「**{ $move }**」來比較。{ $why }
bot-hint-warned = 下面的警告我考慮過了，還是會這樣行動。
bot-hint-practice = 只有獨自和電腦練習時，才能要我建議。
bot-hint-failed = 一時想不出來，請過一會兒再試。

bot-button-review = 檢討
bot-button-review-cancel = 取消
bot-button-review-show = 讓別人看我的檢討
bot-button-review-hide = 檢討只給自己看
bot-button-review-all = 回到檢討
bot-review-title = 檢討 · { $title }
bot-review-heading = **檢討 · { $title }** · { $seat }
bot-review-worst = 就我看來，下面幾步最吃虧，由重到輕。判斷只根據當時看得到的資訊。
bot-review-little = 就我看來，沒有哪一步特別吃虧。下面幾步差得很少，換個下法可能也一樣好。
bot-review-unsaid = 我說不出你的哪一步特別吃虧、為什麼吃虧。
bot-review-slight = 我比較了 { $count } 個決定，就我看來，沒有哪一個特別吃虧。
bot-review-none = { $count ->
    [0] 沒有可以比較的決定。
   *[other] 我比較了 { $count } 個決定，就我看來，沒有一個吃虧。
}
bot-review-decision = { $when }，你選的是：{ $played }。{ $how }：{ $better }
bot-review-much = 好得多的是
bot-review-clearly = 明顯更好的是
bot-review-somewhat = 好一些的是
bot-review-little-better = 略好一點的是
bot-review-shows = 下圖畫的是更好的那一步，不是你當時選的。
bot-turn = { $turn ->
    [0] 開局
   *[other] 第 { $turn } 步
}
bot-turn-counted = { $turn ->
    [0] 開局
   *[other] 第 { $turn } 步
}（{ $counted }）
bot-review-of = { $seat }的檢討
bot-review-alike = 這兩步眼前的效果一樣：差別要之後才看得出來。
bot-beside-unsaid = 這一步和其他走法之後的發展，我各試算了許多次，平均下來這一步比較好，但說不出單一的理由。
bot-review-follows = 接下來可能是（看不到的都是猜測）：{ $line }
bot-review-move = { $seat }：{ $move }。
bot-review-really = 實際的經過：{ $line }
bot-review-better = **{ $move }**，更好的這一步：
bot-review-played = **{ $move }**，你選的這一步：
bot-review-held = 你這一步留下了風險：「{ $threat }」{ $when }，這件事真的發生了。{ $least }
bot-review-held-none = 走更好的那一步，就不會有這個風險。
bot-review-held-some = 走更好的那一步，留下的風險比較小：「{ $threat }」
bot-review-unheld = 你在這之前的最後一步留下了風險：「{ $threat }」{ $when }，這件事真的發生了。到了那時，我已經找不到合理的走法擋下來。
bot-instead = 相比之下，**{ $move }** 會這樣：{ $told }
bot-review-both = 兩種走法都會這樣：{ $told }
bot-beside-feared = 兩種走法都會留下這個風險：{ $threat }
bot-review-skipped = { $turns }：當時走的不在我考慮過的走法裡，所以沒有比較。
bot-review-ended = 終局時差別最大的是：
bot-review-apart = { $what }（你：{ $has }，{ $other }：{ $beside }）
bot-review-point = { $when }：{ $told }
bot-review-won = 就我看來，你在這裡拉開的差距最大：
bot-review-won-evenly = 就我看來，你獲勝之前沒有哪一段明顯拉開差距。
bot-review-lost = 就我看來，你在這裡落後最多：
bot-review-span = { $since }到{ $until }
bot-review-there = { $how ->
    [held] 這一步換個走法，就擋得下來：
    [before] 在這之前不久，你最吃虧的是這一步：
   *[there] 這一段裡，你最吃虧的是這一步：
}
bot-review-there-below = { $how ->
    [held] 下面的第 { $number } 個決定換個走法，就擋得下來。
    [before] 在這之前不久，你最吃虧的是下面的第 { $number } 個決定。
   *[there] 這一段裡，你最吃虧的是下面的第 { $number } 個決定。
}
bot-review-blameless = 就我看來，這一段和在這之前不久，你沒有哪個決定吃大虧。
bot-review-number = 決定 { $number }
bot-review-rose = { $when }：你的形勢上升，下圖的曲線從 { $before } 升到 { $after }。
bot-review-fell = { $when }：你的形勢下滑，下圖的曲線從 { $before } 落到 { $after }。
bot-review-one = { $what }：你 { $had } → { $has }，{ $other }：{ $before } → { $after }
bot-review-foremost = { $what }：你 { $had } → { $has }，總值最高的對手：{ $before }（{ $first }）→ { $after }（{ $other }）
bot-review-all = { $what }：你方 { $had } → { $has }，其他人合計 { $before } → { $after }
bot-review-against = 另一方面，{ $told }
bot-review-outdone = 另一方面，對手在這一項的變化更大：{ $told }
bot-review-moves = 當時走的是：
bot-review-told = 當時的經過：
bot-review-curve = 從開局算起，領先{ $other }多少（負數是落後）
bot-review-others = 其他人
bot-review-progress = 正在檢討：{ $title }。共 { $total } 個決定，已經看了 { $done } 個。檢討完成後會保留結果。
bot-review-waits = 即將檢討：{ $title }。前面如果還有別的遊戲，要等一下。完成之後會保留。
bot-review-running = 玩完的遊戲才能檢討。
bot-review-never = 這款遊戲沒有電腦玩家，沒辦法檢討。
bot-review-nobody = 遊戲結束時你不在座，在座的人也沒有公開檢討。
bot-review-closed = 那個座位的檢討沒有公開。
bot-review-enough = 今天不能再檢討了：24 小時內每人 5 局、每個伺服器 50 局。先前的檢討仍然可以看。
bot-review-later = 這次檢討太花時間，這則訊息會先失效。請過一會兒再按「檢討」。
bot-review-cancelled = 檢討取消了。
bot-review-failed = 檢討失敗，請再試一次。
bot-review-shown = 現在別人也看得到你的檢討。
bot-review-hidden = 你的檢討只有你看得到。

bot-command-puzzle = 題目
bot-command-puzzle-about = 自己解一道題目，找出最好的一步
bot-button-puzzle = 題目
bot-button-puzzle-next = 下一題
bot-puzzle-which = **想解哪一款遊戲的題目？**每題只有一個答案，可以試三次。別人看不到，也不計時。
bot-puzzle-game = 《{ $game }》
bot-puzzle-none = 這款遊戲還沒有題目。/puzzle 會列出有題目的遊戲。
bot-puzzle-all = { $game }的 { $count } 題都做過了。
bot-puzzle-heading = -# { $game } · 第 { $number } 題，共 { $total } 題
bot-puzzle-left = { $why }還可以試 { $count } 次。
bot-puzzle-does = **{ $move }** 會這樣：{ $told }
bot-puzzle-answer = 答案是 { $answer }。{ $why }
bot-puzzle-averts = 這一步之前：{ $threat }
