"""What is played for a seat of Die Siedler von Nürnberg: premoves, standing orders, computer players."""
