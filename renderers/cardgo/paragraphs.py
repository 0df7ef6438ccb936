"""Which paragraph of the rules answers "Why?", by the refusals and previews that it explains."""

PARAGRAPHS = {
    "turn": ("refusal-turn", "refusal-card", "refusal-occupied", "refusal-no-right", "preview-place"),
    "draw": ("preview-pass",),
    "typing": ("refusal-unreadable", "refusal-too-long", "refusal-which", "refusal-line", "refusal-off-board"),
    "pass": ("refusal-empty-hand", "refusal-full", "preview-pass-forced"),
    "effect": (
        *("about-value", "preview-test", "preview-test-none", "preview-damage", "preview-at-least"),
        *("threat-blow", "threat-blow-more", "preview-threat"),
    ),
    "no-health": ("preview-wins", "preview-won", "preview-lost", "preview-drawn"),
    "both-pass": ("preview-pass-ends",),
    "resigning": ("preview-resign",),
    "adjacent": ("refusal-adj",),
    "bravery": ("preview-bravery",),
    "sorrow": ("preview-sorrow",),
    "pain": ("preview-pain",),
    "kindness": ("preview-kindness",),
    "solitude": ("preview-test-empty",),
    "fondness": ("preview-fondness",),
    "suppression": ("preview-asleep",),
    "malice": ("preview-malice",),
    "extra": ("refusal-extra-value", "refusal-pass-extra", "refusal-grants-nothing", "preview-extra", "preview-end"),
    "stone": ("refusal-blocked",),
    "pit": ("preview-pit",),
    "tall-grass": ("preview-hidden", "preview-maybe"),
    "enclosing": ("threat-group", "threat-group-full", "event-counted"),
}
