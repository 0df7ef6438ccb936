koxinga-course-cards = 骰子与行动牌
koxinga-course-cards-1 =
    每张牌有两个行动：第一个用第一颗骰子，第二个用第二颗骰子。牌号只是名字。
    有的牌前进时要减 1 或减 2，走的格数比骰子点数少。减成负数就后退：骰子是 1，减 2 就后退一格。
koxinga-course-cards-1-asks = 你是蓝船，停在福尔摩沙海峡。出哪张牌能到 4 号格拿宝藏？
koxinga-course-cards-1-right =
    第一颗骰子是 5，减 1 走四格，宝藏到手；接着按第二颗骰子装食物。
    两颗骰子大家共用：所有人依次做完第一个行动，再做第二个。
koxinga-course-cards-1-far = 2 号牌要走满五格，会越过 4 号格。
koxinga-course-cards-1-short = 5 号牌得减 2，只能走到 3 号格。那里的费用你不够付，还要后退。
koxinga-course-cards-1-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-cards-2 =
    起始玩家可以对调两颗骰子，大家都照这个顺序用。
    骰子的顺序定好以后，大家再暗中选牌。
koxinga-course-cards-2-asks = 你是起始玩家。安排好骰子的顺序，让 4 号牌能到 4 号格拿宝藏。
koxinga-course-cards-2-right =
    第一颗骰子换成 5，4 号牌减 1，正好走四格。
    先看手里的牌，再定骰子的顺序，别人只能照着用。
koxinga-course-cards-2-keep = 第一颗骰子要是 2，4 号牌减 1 就只能走一格。
koxinga-course-cards-2-otherwise = 先决定骰子要不要对调。
koxinga-course-cards-3-asks = 这一轮就走到 4 号格拿宝藏。
koxinga-course-cards-3-right =
    7 号牌先按第一颗骰子装 2 枚金币，再按第二颗骰子前进，5 减 1 走四格。
    牌上的两个行动都要看。每轮补一张牌；牌堆抽完了，就把出过的牌洗成新的牌堆。
koxinga-course-cards-3-far = 3 号牌也用第二颗骰子前进，可是要走满五格，会越过 4 号格。
koxinga-course-cards-3-nothing = 5 号牌用第一颗骰子前进，2 减 2 等于原地不动。
koxinga-course-cards-3-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。

koxinga-course-paying = 停下就要付费
koxinga-course-paying-1 =
    船停在哪格，就按那格的标价付食物或金币；路过的格子不收费。
    你开局有 3 份食物、3 枚金币。各格的价钱每局都不一样。
koxinga-course-paying-1-asks = 开船，停到一个付得起的格子。
koxinga-course-paying-1-right =
    5 号格收 3 份食物，你正好有 3 份；随后 2 号牌又装上 2 门大炮。
    食物用完了，下次停船之前记得补。
koxinga-course-paying-1-dear = 3 号格收 4 份食物，你只有 3 份，全部付掉还得后退。
koxinga-course-paying-1-stays = 8 号牌只装货，船不动。
koxinga-course-paying-1-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-paying-2 =
    两个行动有先有后。
    第一个行动装上船的货，第二个行动停船时就能拿来付费。
koxinga-course-paying-2-asks = 走到 3 号格，还要付得起那里的 4 份食物。
koxinga-course-paying-2-right =
    先装了 5 份食物，总共 8 份，够付 4 份。付的时候从数量最少的一仓扣起，一样多就先扣左边的仓。
    每次装的货占一个空仓，同一种货也要另占一仓。货仓有五个，一定要留一个装食物。
koxinga-course-paying-2-before = 5 号牌也到 3 号格，但它先走后装，到那里时食物只有 3 份，金币又顶不了食物。
koxinga-course-paying-2-stays = 9 号牌装得不少，但船不动。
koxinga-course-paying-2-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-paying-3-asks = 你的食物用光了。开船，停到一个付得起的格子。
koxinga-course-paying-3-right =
    12 号格收 3 枚金币，你拿得出来。
    金币到最后算分，可是大多数格子收食物：没有食物就走不下去。用完之前记得补充。
koxinga-course-paying-3-food = 4 号牌先前进到 11 号格，要付 2 份食物；牌上的食物之后才装船，来不及拿来付。
koxinga-course-paying-3-stays = 2 减 2，5 号牌走不动。
koxinga-course-paying-3-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。

koxinga-course-back = 不够付就后退
koxinga-course-back-1 =
    不够付时，那种货物全部付光，再后退一格，在新的格子上重新结算。
    退到付得起的地方、宝藏、空的格子（宝藏被拿走了，不收费）或福尔摩沙海峡为止。
koxinga-course-back-1-asks = 看一看后退是怎么回事：停到 3 号格。那里收 4 份食物，你只有 3 份。
koxinga-course-back-1-right =
    3 号格收走 3 份食物，2 号格、1 号格也要食物，于是一路退回福尔摩沙海峡。
    第二个行动照样执行：装上 2 枚金币。
koxinga-course-back-1-treasure = 4 号牌能拿宝藏，其实更好。不过这次要看看怎么后退。
koxinga-course-back-1-stays = 8 号牌不走。
koxinga-course-back-1-otherwise = 这只是提前决定之后怎么选，还没有出牌。请选会停到 3 号格的那张牌。
koxinga-course-back-2 =
    开船前算一算：那格收多少，到那里时船上有多少。
    走得近但付得起，胜过走得远又退回来。
koxinga-course-back-2-asks = 开船，而且不要后退。
koxinga-course-back-2-right =
    骰子 4 减 2，走到 2 号格，3 份食物够付。
    确认之前，预览会写明那格收什么。
koxinga-course-back-2-dear = 4 号牌会到 3 号格，那里收 4 份食物：你白白付掉 3 份，还要退回起点。
koxinga-course-back-2-stays = 这样不会后退，但船也没动。
koxinga-course-back-2-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-back-3-asks = 这一轮要开船，而且不后退。
koxinga-course-back-3-right =
    2 号格收走 3 份食物，随后 2 号牌装上一门大炮：停一次，付一次。
    走两次的牌要停两次，也要付两次。
koxinga-course-back-3-twice = 1 号牌要停两次：2 号格把食物收光了，到 3 号格付不出，就一路退到底。
koxinga-course-back-3-stays = 2 减 2，5 号牌走不动。
koxinga-course-back-3-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。

koxinga-course-battle = 海战
koxinga-course-battle-1 =
    停在有别的船的格子上，就要先和那里的每艘船交战，再付费，后退时也一样；只有福尔摩沙海峡里不会发生海战。大炮数加战斗骰的点数，大的一方获胜；一样大就打平，谁也不拿东西。
    进攻方先掷，防守方看过再决定投入几门大炮。投入的大炮不论输赢都会用掉。战斗骰有 0 到 10 点和火焰，掷出火焰就赢过所有对手。
koxinga-course-battle-1-asks = 绿船进攻你，大炮加骰子合计 3。投入恰好够用的大炮，不论掷出几点都要赢。
koxinga-course-battle-1-right =
    哪怕掷出 0 点，也是 4 比 3。
    还省下一门大炮，留着下次用。
koxinga-course-battle-1-waste = 5 门全投入也能赢，但 4 门就够。投入的都会用掉。
koxinga-course-battle-1-draw = 3 门加 0 点，是 3 比 3，打平，什么都拿不到。
koxinga-course-battle-1-otherwise = 万一掷出的点数小，合计就赢不了 3。再多投入几门大炮。
koxinga-course-battle-2 =
    赢家从输家那里拿一样：一个仓的全部货物，或者随机一张宝藏卡。
    终局时一枚金币算 1 分，食物和大炮没有分。
koxinga-course-battle-2-asks = 你打败了绿船。拿金币最多的那一仓。
koxinga-course-battle-2-right =
    你多了 4 枚金币，绿船少了 4 枚。
    宝藏卡值 2 到 9 分；要是正缺食物，拿食物也许更划算。
koxinga-course-battle-2-less = 3 枚金币不错，但另一仓更多。
koxinga-course-battle-2-food = 食物能付费，终局却不算分。拿金币吧。
koxinga-course-battle-2-otherwise = 这只是提前决定之后怎么选，战利品还没拿。请选绿船的一个货仓。
koxinga-course-battle-3-asks = 绿船又来进攻，大炮加骰子合计 4。投入恰好够用的大炮，不论掷出几点都要赢。
koxinga-course-battle-3-right =
    绿船合计 4。投入 5 门，掷出 0 点也能赢。
    轮到你进攻时，对方后投入大炮，所以要挑大炮少的船进攻。
koxinga-course-battle-3-waste = 6 门全投入也能赢，但用不了这么多。投入的都会用掉。
koxinga-course-battle-3-draw = 4 门加 0 点，是 4 比 4，打平。
koxinga-course-battle-3-otherwise = 万一掷出的点数小，合计就赢不了绿船的 4。再多投入几门大炮。

koxinga-course-fork = 岔路与宝藏
koxinga-course-fork-1 =
    过了 5、30、43 号格就是岔路，由你选：外圈远四格，但有两处宝藏；内圈近，但没有宝藏。两条路在 16、41、54 号格会合。
    宝藏卡值 2 到 9 分，也可能是 7 份食物或 7 枚金币。
koxinga-course-fork-1-asks = 你要走四格。选能拿到宝藏的那条路。
koxinga-course-fork-1-right =
    走外圈停在 8 号格，可以抽一张宝藏卡，值几分只有你自己看得到。
    抽走以后，这里就变成空的格子。
koxinga-course-fork-1-inner = 内圈没有宝藏，你会停在 15 号格，还得付 2 份食物。
koxinga-course-fork-1-otherwise = 这只是提前决定之后怎么选，路还没选。请选一条路。
koxinga-course-fork-2 =
    停在那一格才能拿宝藏，路过不算。
    这次走三格：外圈到 7 号格，内圈到 14 号格。
koxinga-course-fork-2-asks = 这次到不了宝藏。尽量离家近一些：绕岛一圈，回到福尔摩沙海峡，就是到家。
koxinga-course-fork-2-right =
    从 14 号格再走两格就到两路会合处，从 7 号格要走六格。
    走内圈等于放弃两处宝藏，只有赶路时才划算。
koxinga-course-fork-2-outer = 从 7 号格到会合处要多走四格。这次要赶路。
koxinga-course-fork-2-otherwise = 这只是提前决定之后怎么选，路还没选。请选一条路。
koxinga-course-fork-3 =
    后退到会合处也是岔路：从 16、41、54 号格往后退，要选退进哪条路。
    外圈的最后一格和内圈的最后一格，要付的东西不一样。
koxinga-course-fork-3-asks = 你在 16 号格付不出来，要后退。选第一格就付得出来的那条路。
koxinga-course-fork-3-right =
    12 号格要 3 枚金币，你正好有 3 枚，就停在那里。
    退到 15 号格的话，还得接着退。
koxinga-course-fork-3-inner = 15 号格要 2 份食物，你一份也没有，只好一路退到 4 号格。
koxinga-course-fork-3-otherwise = 这只是提前决定之后怎么选，路还没选。请选一条路。
koxinga-course-fork-4-asks = 岔路可以提前决定怎么走，你已经选了外圈。出哪张牌能拿到宝藏？
koxinga-course-fork-4-right =
    3 号牌先装 5 门大炮，再走四格，经过 5、6、7，停在 8 号格的宝藏上。
    想这样提前决定，先点“其他行动”，再点“提前决定”；不用也行。
koxinga-course-fork-4-far = 2 号牌走五格，越过宝藏到了 9 号格。
koxinga-course-fork-4-short = 5 号牌得减 2，只能到 7 号格。
koxinga-course-fork-4-otherwise = 路已经提前决定了，现在该选牌。

koxinga-course-cabins = 货仓满了
koxinga-course-cabins-1 =
    装上船的货要独占一个货仓，同一种货也不会并到一起；货仓只有五个。
    五个全满了，就丢弃其他货物里数量最少的一仓（一样多就丢弃左边的仓），连金币也会丢弃。先停船付费，有时能腾出一仓。
koxinga-course-cabins-1-asks = 货仓全满了。哪张牌能装食物，又什么都不用丢弃？
koxinga-course-cabins-1-right =
    2 号格付掉了第一仓的 3 份食物，新装的 5 份正好放进去。
    满仓的时候先走后装：停船付费可能腾出一仓。
koxinga-course-cabins-1-first = 8 号牌先装 3 份食物，其他货物里最少的 3 枚金币就被丢弃了；再装 5 枚金币，又丢弃食物。
koxinga-course-cabins-1-gold = 9 号牌先装 3 枚金币，丢弃 3 份食物；接着装食物，又丢弃 3 枚金币。
koxinga-course-cabins-1-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-cabins-2 =
    大多数格子都收食物。没有食物就会一退再退，船上金币再多也没用。
    其他货物只剩一仓食物时，再装金币就会把它丢弃。所以离家还远时，要留一仓给食物：付掉，再补上。
koxinga-course-cabins-2-asks = 四个仓是金币，一个仓是 2 份食物，离家还很远。出哪张牌付得起，船上又还有食物？
koxinga-course-cabins-2-right =
    22 号格付掉 2 份食物，新装的 5 份正好放进那个仓。金币一枚也没少，还能接着走。
    金币再多，停在原地也没用：别人每一轮都离家更近。
koxinga-course-cabins-2-greed = 多了 5 枚金币，却丢弃了 2 份食物。满船都是金币，前面几乎没有付得起的格子。
koxinga-course-cabins-2-back = 7 号牌先装 2 枚金币，丢弃了食物。没有食物，就从 25 号格退到 23 号格，还要付 5 枚金币。
koxinga-course-cabins-2-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-cabins-3 =
    快到家时正好相反：到家之前不用再停船，食物就没有用了。
    这时金币比剩下的食物值钱，终局时一枚金币算 1 分。
koxinga-course-cabins-3-asks = 再走一格就到家。出哪张牌丢弃的最少，金币又最多？
koxinga-course-cabins-3-right =
    2 减 2 不走，5 号牌接着装 6 枚金币，只丢弃 2 份用不着的食物。
    下一轮再到家。要是还差十格，这样做就错了。
koxinga-course-cabins-3-food = 9 号牌先装 2 枚金币，接着装食物，又把那 2 枚丢弃了。食物已经用不着了。
koxinga-course-cabins-3-home = 6 号牌能到家，可是只装了食物。先装金币，得到的更多。
koxinga-course-cabins-3-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-cabins-4-asks = 五个仓都是金币，离家还很远。出哪张牌能走到付得起的格子？
koxinga-course-cabins-4-right =
    6 号牌先装 5 份食物。货仓全满，所以丢弃数量最少的一仓：3 枚金币。接着在 24 号格付 3 份食物。
    办法就是这样：出先装食物、再走的牌。以后要记得留一仓给食物。
koxinga-course-cabins-4-late = 4 号牌先走、再装食物。25、24 号格都付不起，只好退到 23 号格付 5 枚金币。
koxinga-course-cabins-4-gold = 7 号牌：五个仓全是金币，再也装不下金币。没有食物就走，会退到 23 号格，付 5 枚金币。
koxinga-course-cabins-4-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。

koxinga-course-scoring = 终局与计分
koxinga-course-scoring-1 =
    有人到家后，走完本轮就计分：金币每枚 1 分，到家 15 分。
    61 至 70 号格得 1 至 10 分，停在别处扣 5 分。宝藏卡按卡面加分。
koxinga-course-scoring-1-asks = 让你在本轮结束时的分数尽量高。
koxinga-course-scoring-1-right =
    本来要扣 5 分，到 61 号格就得 1 分，等于多了 6 分。
    眼看有人要到家时，要先走过 60 号格。
koxinga-course-scoring-1-gold = 9 号牌能装 4 枚金币，但停在 57 号格照样扣 5 分。走过 60 号格更划算。
koxinga-course-scoring-1-cannons = 大炮在终局时不算分。
koxinga-course-scoring-1-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-scoring-2 =
    到家不要求点数正好。到家的船不会被进攻，也不再行动。
    还没执行的行动作废，所以要先装货。
koxinga-course-scoring-2-asks = 在这一轮到家，分数要尽量高。
koxinga-course-scoring-2-right =
    7 号牌先装 5 枚金币，再到家，一共 20 分。
    要是先走后装，一到家就装不了货了。到家就结束对局，所以等到家能让你领先时再到家。
koxinga-course-scoring-2-empty = 1 号牌也能到家，但没有金币，只得 15 分。还能得更多。
koxinga-course-scoring-2-stays = 5 枚金币加上 68 号格的 8 分，一共 13 分，不如到家。
koxinga-course-scoring-2-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
koxinga-course-scoring-3-asks = 出哪张牌，才能让你本轮结束时的分数最高？
koxinga-course-scoring-3-right =
    70 号格已经有 10 分，到家只多 5 分，不如装 6 枚金币。你已经会玩了，来一局吧。
    只要绿船不抢先结束，下一轮再到家也来得及。
koxinga-course-scoring-3-home = 到家得 15 分，只比现在的 10 分多 5 分。另有一张牌加的分更多。
koxinga-course-scoring-3-less = 9 号牌的金币按第一颗骰子装，只有 1 枚；食物又不算分。
koxinga-course-scoring-3-otherwise = 这只是提前决定之后怎么选，还没有出牌。请从三张手牌里选一张。
