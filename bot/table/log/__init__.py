"""What stands in a log, and whether it may."""
