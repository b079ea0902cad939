"""First Train, sentence by sentence of its rules."""
