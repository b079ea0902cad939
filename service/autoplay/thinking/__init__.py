"""How computer players think: how much, in which process, and until when."""
