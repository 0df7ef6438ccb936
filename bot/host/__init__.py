"""Time, disk and processes: sessions in memory and in the store, the clock, computer players."""
