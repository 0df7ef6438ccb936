jiangshan-lesson-sight-1 = 每支部隊看得到周圍 5×5 格。
jiangshan-lesson-sight-2 = 森林、山脈和敵軍會擋住視線，看不到後面那一格；水域不會。
jiangshan-lesson-gates-1 = 城市與軍營旁邊的四格是城門，部隊由此進出。
jiangshan-lesson-gates-2 = 有駐軍的城市和軍營攻不下來；駐軍每回合可以對占據城門的敵軍發動一次落石，和射箭一樣會使輕甲陷入混亂。
jiangshan-lesson-siege-1 = 山脈和水域封住兩座城門，圍城的部隊封住第三座；還有一座開著，城就守得住。
jiangshan-lesson-siege-2 = 四座城門都封住：輪到圍城的一方時，城市連同駐軍一起投降。
jiangshan-lesson-ford-1 = 河岸上的步兵，可以水運到同一片水域的任何河岸；水域斜角也相連。
jiangshan-lesson-ford-2 = 敵軍緊鄰的水域會被截斷，不能通過。
