"""Cities & Knights in sentences to be: the names of places and options, what happened, and the board as text."""

from engines.cities_knights.chronicle import tell
from engines.cities_knights.labelling import label
from engines.cities_knights.naming import place
from engines.cities_knights.outline import summary

__all__ = ["label", "place", "summary", "tell"]
