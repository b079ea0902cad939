"""What computer players know of The Golden Age: worlds, secrets, evaluation."""
