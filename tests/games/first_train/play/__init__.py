"""What is played for a seat of First Train to Nuremberg: premoves, standing orders, computer players."""
