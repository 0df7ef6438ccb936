"""What stands in channels and in direct messages, and how it gets there."""
