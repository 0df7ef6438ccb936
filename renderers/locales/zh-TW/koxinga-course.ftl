koxinga-course-cards = 骰子與行動牌
koxinga-course-cards-1 =
    一張牌有兩個行動：第一個用第一顆骰子，第二個用第二顆。牌號只是名稱。
    有的牌前進時要減 1 或減 2，走的格數比骰點少。減成負數就後退：1 減 2 是後退一格。
koxinga-course-cards-1-asks = 你是藍船，停在福爾摩沙海峽。出哪張牌能到 4 號格拿寶藏？
koxinga-course-cards-1-right =
    第一顆骰子是 5，減 1 走 4 格，拿到寶藏；接著用第二顆骰子拿食物。
    兩顆骰子大家共用：每個人依序做完第一個行動，才開始做第二個行動。
koxinga-course-cards-1-far = 2 號牌會走滿 5 格，多了一格。
koxinga-course-cards-1-short = 5 號牌要減 2，只到 3 號格；那裡你付不起，還得後退。
koxinga-course-cards-1-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-cards-2 =
    輪到誰當起始玩家，誰就可以對調兩顆骰子，大家都照這個順序。
    順序定了之後，每個人才暗選一張牌。
koxinga-course-cards-2-asks = 你是起始玩家。排好骰子的順序，讓你用 4 號牌就能走到 4 號格拿寶藏。
koxinga-course-cards-2-right =
    第一顆變成 5，4 號牌減 1 走 4 格，正好。
    先看手牌，再決定骰子的順序，別人只能照著用。
koxinga-course-cards-2-keep = 第一顆是 2 的話，4 號牌減 1 只走一格。
koxinga-course-cards-2-otherwise = 先決定骰子要不要對調。
koxinga-course-cards-3-asks = 這一輪要到 4 號格拿寶藏。
koxinga-course-cards-3-right =
    7 號牌先用第一顆骰子拿 2 枚金幣，再用第二顆骰子，5 減 1 走 4 格。
    看牌要左右兩邊都看。每輪補一張牌；牌堆抽完，就把出過的牌洗成新的牌堆。
koxinga-course-cards-3-far = 3 號牌也是用第二顆骰子前進，但會走滿 5 格，多了一格。
koxinga-course-cards-3-nothing = 5 號牌用第一顆骰子前進：2 減 2，一格也沒走。
koxinga-course-cards-3-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。

koxinga-course-paying = 停下來要付費
koxinga-course-paying-1 =
    船停在哪一格，就付那一格標的食物或金幣；途中經過的不用付。
    開局時你有 3 份食物、3 枚金幣。每一局各格的價錢都不同。
koxinga-course-paying-1-asks = 出航，停在付得起的格子。
koxinga-course-paying-1-right =
    5 號格要付 3 份食物，你剛好有；接著 2 號牌又拿了 2 門大炮。
    食物已經用完，下次停船之前記得補充。
koxinga-course-paying-1-dear = 3 號格要付 4 份食物，你只有 3 份，會全部付掉，還要後退。
koxinga-course-paying-1-stays = 8 號牌只拿東西，船不會動。
koxinga-course-paying-1-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-paying-2 =
    兩個行動有先後。
    第一個行動拿到的東西，第二個行動停下來時就能拿來付。
koxinga-course-paying-2-asks = 航行到 3 號格，並付清那裡要的 4 份食物。
koxinga-course-paying-2-right =
    先拿了 5 份食物，一共 8 份，付 4 份綽綽有餘。付的時候從數量最少的一艙付起，一樣多就從左邊的艙付起。
    拿到的東西放進一個空貨艙，同一種也要另放一艙。貨艙有五個，一定要留一個裝食物。
koxinga-course-paying-2-before = 5 號牌也到 3 號格，可是先前進，那時食物只有 3 份。金幣也不能代替食物。
koxinga-course-paying-2-stays = 9 號牌拿得多，可是船不會動。
koxinga-course-paying-2-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-paying-3-asks = 你沒有食物了。出航，停在付得起的格子。
koxinga-course-paying-3-right =
    12 號格要付 3 枚金幣，你付得起。
    金幣最後能算分，可是大多數的格子收食物：沒有食物就走不下去。用完之前記得補充。
koxinga-course-paying-3-food = 4 號牌要先前進、再拿食物：一到 11 號格就得付 2 份食物，之後拿到的來不及用。
koxinga-course-paying-3-stays = 2 減 2 是 0，出 5 號牌船不會動。
koxinga-course-paying-3-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。

koxinga-course-back = 付不起就後退
koxinga-course-back-1 =
    付不出全額，那種貨物就全部付掉，再退一格，到了那一格照樣要付。
    退到付得起的格子、寶藏、空的格子（寶藏拿走了，不收費）或福爾摩沙海峽才停。
koxinga-course-back-1-asks = 親自體驗一次：停到 3 號格。那裡要 4 份食物，你只有 3 份。
koxinga-course-back-1-right =
    3 號格拿走 3 份食物；2 號和 1 號格也要食物，於是一路退回福爾摩沙海峽。
    第二個行動照樣執行，拿了 2 枚金幣。
koxinga-course-back-1-treasure = 4 號牌能拿到寶藏，其實比較好；不過這次先看看後退是怎麼回事。
koxinga-course-back-1-stays = 8 號牌沒有「前進」，船不會動。
koxinga-course-back-1-otherwise = 那只是預先決定，不是現在要答的。請選會停到 3 號格的牌。
koxinga-course-back-2 =
    出航之前先比一比：那一格要付多少，到的時候船上有多少。
    走得近但付得起，勝過走得遠卻退回來。
koxinga-course-back-2-asks = 出航，但不要後退。
koxinga-course-back-2-right =
    4 減 2，走到 2 號格，那裡只要付 3 份食物。
    確認之前的預覽會寫出那一格要付什麼。
koxinga-course-back-2-dear = 4 號牌會到 3 號格，要付 4 份食物：你會賠掉 3 份，再退回起點。
koxinga-course-back-2-stays = 沒有後退，可是也沒有出航。
koxinga-course-back-2-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-back-3-asks = 這一輪要出航，而且不後退。
koxinga-course-back-3-right =
    2 號格付掉 3 份食物，接著 2 號牌拿了一門大炮：停一次，付一次。
    前進兩次的牌要停兩次，也要付兩次。
koxinga-course-back-3-twice = 1 號牌會停兩次：在 2 號格把食物付光，到 3 號格就付不起，只好一路退回去。
koxinga-course-back-3-stays = 2 減 2 是 0，出 5 號牌船不會動。
koxinga-course-back-3-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。

koxinga-course-battle = 海戰
koxinga-course-battle-1 =
    停在有船的格子上，就要先攻擊那裡的每一艘船、再付費，後退時也一樣；只有福爾摩沙海峽裡不開戰。大炮數加戰鬥骰，大的獲勝；一樣大就平手，誰也不拿東西。
    攻擊方先擲骰，防守方看過再決定投入幾門。投入的大炮，打贏也收不回來。戰鬥骰是 0 到 10，或火焰；擲出火焰就打贏所有對手。
koxinga-course-battle-1-asks = 綠船攻擊你，合計 3 點。投入剛好夠用的大炮，不管擲出幾點都要贏。
koxinga-course-battle-1-right =
    就算擲出 0，也是 4 比 3。
    還留下一門大炮，下次再用。
koxinga-course-battle-1-waste = 5 門大炮全投也會贏，但 4 門就夠了。投入的都收不回來。
koxinga-course-battle-1-draw = 3 門大炮加 0 點，是 3 比 3：平手，什麼也拿不到。
koxinga-course-battle-1-otherwise = 擲得小的話，合計還不到 3 點。再多投入一些。
koxinga-course-battle-2 =
    打贏的人從對方拿走一樣東西：一個貨艙的貨物全部拿走，或隨機一張寶藏卡。
    結束時每枚金幣算 1 分，食物和大炮不計分。
koxinga-course-battle-2-asks = 你打贏了綠船。拿走金幣最多的一艙。
koxinga-course-battle-2-right =
    你多了 4 枚金幣，綠船少了 4 枚。
    寶藏卡值 2 到 9 分；要是正缺食物，拿食物也許更好。
koxinga-course-battle-2-less = 3 枚金幣不錯，但有一艙更多。
koxinga-course-battle-2-food = 食物可以付費，最後卻不計分。拿金幣吧。
koxinga-course-battle-2-otherwise = 那只是預先決定，不是現在要答的。請選綠船的一個貨艙。
koxinga-course-battle-3-asks = 綠船又來攻擊。投入剛好夠用的大炮，不管擲出幾點都要贏。
koxinga-course-battle-3-right =
    綠船合計 4 點。投入 5 門大炮，就算擲出 0 也贏。
    換你攻擊時，是對方後決定，所以要挑大炮少的打。
koxinga-course-battle-3-waste = 6 門大炮全投也會贏，但用不著那麼多。投入的都收不回來。
koxinga-course-battle-3-draw = 4 門大炮加 0 點，只有 4 比 4：平手。
koxinga-course-battle-3-otherwise = 擲得小的話，合計還不到綠船的 4 點。再多投入一些。

koxinga-course-fork = 岔路與寶藏
koxinga-course-fork-1 =
    5、30、43 號格之後是岔路，要選邊：外圍多走 4 格，有兩份寶藏；裡面沒有寶藏。兩邊在 16、41、54 號格會合。
    寶藏可能是值 2 到 9 分的寶藏卡，也可能是 7 份食物或 7 枚金幣。
koxinga-course-fork-1-asks = 你要走 4 格。選能拿到寶藏的那一邊。
koxinga-course-fork-1-right =
    走外圍停在 8 號格，可以抽一張寶藏卡，分數只有你看得到。
    抽走之後，這一格就變成空的格子。
koxinga-course-fork-1-inner = 裡面沒有寶藏：你會停在 15 號格，還要付 2 份食物。
koxinga-course-fork-1-otherwise = 那只是預先決定，不是現在要答的。請選一邊。
koxinga-course-fork-2 =
    寶藏要停在那一格才拿得到，經過不算。
    這次走 3 格：外圍到 7 號格，裡面到 14 號格。
koxinga-course-fork-2-asks = 這次到不了寶藏。盡量靠近終點，也就是繞島一圈回到福爾摩沙海峽。
koxinga-course-fork-2-right =
    14 號格再走兩格就到會合點，7 號格還要六格。
    走裡面要放棄兩份寶藏，趕時間的時候才划算。
koxinga-course-fork-2-outer = 從 7 號格到會合點要多走 4 格。這次要趕路。
koxinga-course-fork-2-otherwise = 那只是預先決定，不是現在要答的。請選一邊。
koxinga-course-fork-3 =
    後退到會合點也是岔路：從 16、41、54 號格往後退，要選退進哪一邊。
    外圍的最後一格和裡面的最後一格，要付的東西不一樣。
koxinga-course-fork-3-asks = 你在 16 號格付不出來，要後退。選第一格就付得出來的那一邊。
koxinga-course-fork-3-right =
    12 號格要 3 枚金幣，你正好有 3 枚，就停在那裡。
    退到 15 號格的話，還得繼續退。
koxinga-course-fork-3-inner = 15 號格要 2 份食物，你一份也沒有，只好一路退到 4 號格。
koxinga-course-fork-3-otherwise = 那只是預先決定，不是現在要答的。請選一邊。
koxinga-course-fork-4-asks = 岔路可以預先決定怎麼走，你已經選了外圍。哪張牌能拿到寶藏？
koxinga-course-fork-4-right =
    3 號牌先拿 5 門大炮，再走 4 格：經過 5、6、7，停在 8 號格的寶藏。
    想這樣預先決定，先按「其他行動」，再按「預先決定」；不用也沒關係。
koxinga-course-fork-4-far = 2 號牌走五格，越過寶藏到了 9 號格。
koxinga-course-fork-4-short = 5 號牌要減 2，只到 7 號格。
koxinga-course-fork-4-otherwise = 岔路已經選好了，現在選一張牌。

koxinga-course-cabins = 貨艙滿了
koxinga-course-cabins-1 =
    拿到的東西要獨占一個貨艙，同一種也不會合在一起；貨艙只有五個。
    五個都滿了，就丟棄別種貨物中數量最少的一艙（一樣多就丟棄左邊的艙），連金幣也會丟棄。先停船付費，有時能空出一艙。
koxinga-course-cabins-1-asks = 貨艙全滿了。哪張牌能拿到食物，又什麼都不用丟棄？
koxinga-course-cabins-1-right =
    2 號格付掉第一艙的 3 份食物，新拿的 5 份正好放進去。
    貨艙滿的時候先前進、後拿東西，停船付費可能空出一艙。
koxinga-course-cabins-1-first = 8 號牌先拿 3 份食物，別種貨物裡最少的是 3 枚金幣，就被丟棄了；再拿 5 枚金幣，又丟棄食物。
koxinga-course-cabins-1-gold = 9 號牌先拿 3 枚金幣，丟棄 3 份食物；接著拿食物，又丟棄 3 枚金幣。
koxinga-course-cabins-1-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-cabins-2 =
    大多數的格子都收食物。沒有食物就會一退再退，船上金幣再多也沒用。
    別種貨物只剩一艙食物時，再拿金幣就會把它丟棄。所以離終點還遠時，要留一艙給食物：付掉，再補上。
koxinga-course-cabins-2-asks = 四艙是金幣，一艙是 2 份食物，離終點還很遠。出哪張牌付得起，船上又還有食物？
koxinga-course-cabins-2-right =
    22 號格付掉 2 份食物，新拿的 5 份正好放進那一艙。金幣一枚也沒少，還能繼續前進。
    金幣再多，停在原地也沒用：別人每一輪都離終點更近。
koxinga-course-cabins-2-greed = 多了 5 枚金幣，卻丟棄 2 份食物。整船都是金幣，前面幾乎沒有付得起的格子。
koxinga-course-cabins-2-back = 7 號牌先拿 2 枚金幣，丟棄了食物。沒有食物，就從 25 號格退到 23 號格，還要付 5 枚金幣。
koxinga-course-cabins-2-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-cabins-3 =
    快到終點時正好相反：抵達前不必再停船，食物就沒有用了。
    這時金幣比剩下的食物有價值，結束時每枚金幣算 1 分。
koxinga-course-cabins-3-asks = 下一格就是終點。出哪張牌丟棄的最少，金幣又最多？
koxinga-course-cabins-3-right =
    2 減 2 不前進，5 號牌接著拿 6 枚金幣，只丟棄 2 份用不到的食物。
    下一輪再抵達終點。要是還差十格，這樣做就錯了。
koxinga-course-cabins-3-food = 9 號牌先拿 2 枚金幣，接著拿食物，又把那 2 枚丟棄。食物已經用不到了。
koxinga-course-cabins-3-home = 6 號牌能抵達終點，可是只拿到食物。先拿金幣，得到的更多。
koxinga-course-cabins-3-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-cabins-4-asks = 五艙都是金幣，離終點還很遠。出哪張牌能前進到付得起的格子？
koxinga-course-cabins-4-right =
    6 號牌先拿 5 份食物。貨艙全滿，所以丟棄數量最少的一艙：3 枚金幣。接著在 24 號格付 3 份食物。
    辦法就是這樣：出先拿食物、再前進的牌。以後要記得留一艙給食物。
koxinga-course-cabins-4-late = 4 號牌先前進、再拿食物。25、24 號格都付不起，只好退到 23 號格付 5 枚金幣。
koxinga-course-cabins-4-gold = 7 號牌：五艙全是金幣，再也裝不下金幣。沒有食物就前進，會退到 23 號格，付 5 枚金幣。
koxinga-course-cabins-4-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。

koxinga-course-scoring = 結束與計分
koxinga-course-scoring-1 =
    有人抵達終點，大家做完這一輪就計分：金幣一枚 1 分，抵達終點 15 分。
    61 到 70 號格是 1 到 10 分，其他地方一律扣 5 分。寶藏卡照卡面加分。
koxinga-course-scoring-1-asks = 這一輪結束時，分數要盡量高。
koxinga-course-scoring-1-right =
    原本要扣 5 分，到 61 號格變成得 1 分，等於多了 6 分。
    如果有人快要抵達終點，就要先越過 60 號格。
koxinga-course-scoring-1-gold = 9 號牌能拿 4 枚金幣，可是停在 57 號格還是要扣 5 分。越過 60 號格更划算。
koxinga-course-scoring-1-cannons = 大炮最後不計分。
koxinga-course-scoring-1-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-scoring-2 =
    抵達終點時，步數不必剛好。抵達之後不會再被攻擊，也不再行動。
    還沒做的行動就此作廢，所以要先拿東西。
koxinga-course-scoring-2-asks = 抵達終點，分數要盡量高。
koxinga-course-scoring-2-right =
    7 號牌先拿 5 枚金幣，再抵達終點，一共 20 分。
    順序反過來的牌，一抵達終點就什麼都拿不到了。抵達終點就結束對局，所以等這樣能讓你領先的時候再抵達。
koxinga-course-scoring-2-empty = 1 號牌也能抵達終點，但沒有金幣，只有 15 分。還能拿到更多分。
koxinga-course-scoring-2-stays = 5 枚金幣加上 68 號格的 8 分，一共 13 分。抵達終點的話分數更高。
koxinga-course-scoring-2-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
koxinga-course-scoring-3-asks = 哪張牌能讓你在這一輪結束時分數最高？
koxinga-course-scoring-3-right =
    70 號格已經有 10 分，抵達終點只多 5 分，不如拿 6 枚金幣。只要綠船不搶先結束，下一輪再抵達也不遲。
    規則你都會了，來一局吧。
koxinga-course-scoring-3-home = 抵達終點得 15 分，只比原來的 10 分多 5 分。另有一張牌加的分更多。
koxinga-course-scoring-3-less = 9 號牌的金幣用第一顆骰子，只有 1 枚；食物又不計分。
koxinga-course-scoring-3-otherwise = 那只是預先決定，還沒有出牌。請從三張手牌裡選一張。
