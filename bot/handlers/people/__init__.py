"""Commands and controls of one person: lists, settings, follows, privacy, rules."""
