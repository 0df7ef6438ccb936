jiangshan-lesson-sight-1 = 每支部隊看得到周圍 5×5 格。
jiangshan-lesson-sight-2 = 森林、山脈和敵軍會擋住兩格外的視線；水域不會。
jiangshan-lesson-gates-1 = 城市與軍營旁邊的四格是城門，部隊由此進出。
jiangshan-lesson-gates-2 = 有人守城就不能強攻；守軍每回合可以對門外的敵人投一次落石。
jiangshan-lesson-siege-1 = 山和水堵住兩座城門，圍城部隊堵住第三座；還有一門開著，城就守得住。
jiangshan-lesson-siege-2 = 四門全堵：輪到圍城方時，城連同守軍一起投降。
jiangshan-lesson-ford-1 = 河岸上的步兵可以水運到同一水域的任一河岸；水域斜角也相連。
jiangshan-lesson-ford-2 = 敵軍緊鄰的水格被截斷，船過不去。
