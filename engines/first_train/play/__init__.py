"""Standing orders, premoves and plans for contests of First Train."""
