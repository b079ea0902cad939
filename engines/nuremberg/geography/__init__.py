"""The two halves of the board: the country with its routes, and the city."""
