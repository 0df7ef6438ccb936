"""Koxinga 國姓爺, a race around Formosa for 2 to 6, after the Koxinga rules specification, cited as "Koxinga n"."""
