"""What a seat may choose, how it is picked, typed, named and refused (Jiangshan 7, 9)."""
