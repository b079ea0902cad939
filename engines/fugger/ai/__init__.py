"""What computer players know of Die Fugger: worlds, secrets, evaluation."""
