"""Standing orders and premoves of Cities & Knights."""
