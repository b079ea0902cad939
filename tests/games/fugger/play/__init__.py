"""What is played for a seat of Die Fugger: premoves, standing orders, computer players."""
