"""What is played for a seat of Cities & Knights: premoves, standing orders, computer players."""
