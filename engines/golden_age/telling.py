"""The Golden Age in sentences to be: the names of things and options, what happened, and the board as text."""

from engines.golden_age.chronicle import below_question, tell
from engines.golden_age.labelling import label
from engines.golden_age.naming import place
from engines.golden_age.outline import head, summary

__all__ = ["below_question", "head", "label", "place", "summary", "tell"]
