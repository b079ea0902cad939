"""What is played for a seat of The Golden Age: premoves, standing orders, computer players."""
