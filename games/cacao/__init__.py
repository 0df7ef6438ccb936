"""Cacao 可可亞, tile laying for 2 to 4, after the Cacao rules specification, cited as "Cacao n"."""
