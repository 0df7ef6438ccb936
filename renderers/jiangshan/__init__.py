"""Jiangshan at the table: pictures, words and computer players."""
