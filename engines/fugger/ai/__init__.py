"""What computer players and suggestions need of Die Fugger."""
