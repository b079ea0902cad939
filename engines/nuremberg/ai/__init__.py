"""What computer players and suggestions need of Nuremberg."""
