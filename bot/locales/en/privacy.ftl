# What is kept of people (/privacy), and how it goes (/forget).
bot-command-privacy = privacy
bot-command-privacy-about = What is kept about you, and how to have it removed
bot-command-forget = forget
bot-command-forget-about = Remove you from everything that is kept here
bot-privacy =
    { "" }**What is kept.** Your Discord number and the names you had while you sat at a table; at which tables you sat, and every move; your language and whatever you set with /settings; who asked you to a table; up to which turn you have looked at a game, and which ones you follow; which direct messages of mine still ask something of you; which games you look for with /lfg, until the date you set; what you note for yourself with /notes, until a month after the game’s end. No message of yours that is not a command, and nothing from other servers.
    { "" }**Who sees it.** Everybody at the table sees your name and your moves; what is secret in a game becomes public when it is over. Quiet hours tell the others when you sleep. Nobody else is shown your notes, or that you have any. Whoever runs this bot can read all of it.
    { "" }**How long.** Finished games stay, so that anybody can check them. /forget removes you, once you have left your tables; backups hold you until they are replaced. Where others refuse you, or were asked or called by you lately, a mark stays that tells nobody who you are: it is there so that they still refuse you if you come back, and are not called oftener than before.
bot-forget-sure = This removes your number, your name and your settings from everything that is kept here. Your finished games stay, with “P1” for your name. Messages that stand in channels stay there. Until games you sat at are over, a mark of yours stays with them, which tells nobody who you are: nobody plays with two hands. Such a mark also stays with people who refuse your invitations or got one lately: they are spared as before. It cannot be taken back.
bot-forget-seated = You still sit at open tables: /games lists them. Leave them first, with /resign, Leave or by offering your seat.
bot-forgotten = Done. Nothing here knows you any more.
bot-button-forget = Forget me
