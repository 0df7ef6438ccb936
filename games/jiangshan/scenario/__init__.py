"""Scenarios: the shipped ones, random maps, files of one's own (Jiangshan 8)."""
