bot-button-why = 為什麼？
bot-why-nothing = 規則裡沒有談到這一點。
