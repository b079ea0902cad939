"""Kontor's words: catalogues, grammar, sentences and the almanac, in every language of which there is a folder."""
