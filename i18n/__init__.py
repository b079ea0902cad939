"""Catalogues, grammar, sentences and the almanac, in every language that has a folder."""
