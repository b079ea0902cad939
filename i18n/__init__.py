"""Kontor's words: catalogues, grammar, sentences and the almanac, in English and French."""
