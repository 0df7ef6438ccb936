"""Which paragraph of the rules answers "Why?", by the refusals and previews that it explains."""

PARAGRAPHS = {
    "turn": ("refusal-wait", "refusal-cell", "preview-place"),
    "cells": ("refusal-off-board",),
    "hands": ("refusal-hand",),
    "gaps": ("refusal-fill", "refusal-fill-none", "refusal-fill-only", "preview-fill"),
    "pile": ("preview-drawn", "preview-uncounted"),
    "acting": ("refusal-contact", "refusal-workers", "preview-nothing"),
    "workers": ("refusal-stock", "preview-spilt", "preview-work"),
    "deciding": ("preview-hold",),
    "standing": ("refusal-orders", "preview-expected", "preview-orders"),
    "sun": (
        *("refusal-over-jungle", "refusal-over-sun", "refusal-over-covered", "refusal-over-owner"),
        *("preview-sun", "preview-over"),
    ),
    "temples": ("preview-temple",),
    "typing": ("refusal-unread", "refusal-choice", "refusal-long", "refusal-unasked"),
}
