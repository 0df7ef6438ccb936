"""Which paragraph of the rules answers "Why?", by the refusals and previews that it explains."""

PARAGRAPHS = {
    "turn": ("refusal-wait", "refusal-cell", "event-place"),
    "hands": ("refusal-hand",),
    "gaps": ("refusal-fill", "refusal-fill-none", "refusal-fill-only", "event-fill"),
    "pile": ("preview-drawn",),
    "acting": ("refusal-contact", "refusal-workers", "preview-nothing"),
    "workers": ("refusal-stock", "preview-spilt", "event-work", "event-first-sale"),
    "deciding": ("preview-hold",),
    "standing": ("refusal-orders", "preview-expected", "event-orders"),
    "sun": (
        *("refusal-over-jungle", "refusal-over-sun", "refusal-over-covered", "refusal-over-owner"),
        *("preview-sun", "event-over"),
    ),
    "temples": ("preview-temple",),
    "typing": ("refusal-unread", "refusal-choice", "refusal-long"),
}
