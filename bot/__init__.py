"""Everything that knows Discord, the clock or the disk."""
