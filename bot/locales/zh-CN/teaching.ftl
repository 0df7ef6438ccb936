bot-button-why = 为什么？
bot-why-nothing = 规则里没有讲到这一点。
