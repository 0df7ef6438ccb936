"""Which paragraph of the rules answers "Why?", by the refusals and previews that it explains."""

PARAGRAPHS = {
    "turn": ("threat-treasure", "preview-dice", "prompt-equal", "preview-later"),
    "card": ("refusal-choice", "refusal-unread", "refusal-long"),
    "moving": ("preview-stay", "preview-steps", "preview-onward", "preview-onward-from"),
    "loading": ("preview-load",),
    "cabins": (
        *("preview-drop", "preview-full", "preview-lost", "preview-new", "preview-other", "preview-now"),
        "preview-smallest",
        "threat-laden",
    ),
    "fork": ("preview-way", "preview-fork", "threat-at"),
    "landing": ("preview-free", "preview-pay", "preview-asks", "preview-lacks"),
    "short": ("preview-short", "preview-further", "threat-food"),
    "strait": ("preview-start",),
    "battle": (
        *(
            "preview-battle",
            "preview-rival",
            "preview-fire",
            "preview-attack",
            "preview-several",
            "preview-defend",
            "preview-loot",
            "preview-steal",
        ),
        *("threat-battle", "threat-first"),
    ),
    "cannons": ("refusal-twice",),
    "treasure": ("preview-treasure", "preview-treasure-full"),
    "home": ("preview-home", "threat-home", "threat-score", "threat-points"),
    "plans": ("refusal-wait", "preview-plan"),
    "overboard": ("preview-any", "preview-overboard"),
}
